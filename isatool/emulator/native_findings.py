"""Events of the native engine as findings, in the words of the numpy engine."""

from __future__ import annotations

from typing import Protocol

from isatool.emulator.dispatch import Dispatch
from isatool.emulator.findings import ATOMIC, SIGNALLED, STOPS_ITSELF, UNSIGNALLED, EmulatorFinding, FindingKind
from isatool.emulator.global_races import Clash, collision_message, race_message
from isatool.emulator.memory import GlobalMemory
from isatool.emulator.steps import EmulatedCode
from isatool.isa.registers import VGPR_BASE, Register


class NativeEvent(Protocol):
    """The Event of runtime.h."""

    kind: int
    step: int
    other: int
    lane: int
    address: int
    detail: int
    count: int


class Events:
    """Numbers of events in runtime.h."""

    BOUNDS, LDS_BOUNDS, SCRATCH_BOUNDS, PENDING, RACE, BARRIER, FLIGHT = range(1, 8)
    LIMIT, UNSUPPORTED, PAST, JUMP, MISALIGNED, COLLISION, FETCH, TRAP = range(8, 16)
    GLOBAL_RACE, GLOBAL_COLLISION, SIGNAL = range(16, 19)


def code_of(bit: int) -> int:
    """The operand code of a bit in the masks of operations in flight."""
    if bit >= 384:
        return bit - 384 + VGPR_BASE
    return bit + VGPR_BASE if bit < 256 else bit - 256


def finding_of(
    event: NativeEvent, code: EmulatedCode, place: int, memory: GlobalMemory, dispatch: Dispatch
) -> EmulatorFinding:
    """An event as a finding. `place` is its step within the file."""
    line = code.instructions[min(place, len(code.instructions) - 1)][0] + 1
    other = 0
    kind, address, size, lane, times = event.kind, event.address, event.detail, event.lane, event.count
    subject = ""
    if kind in (Events.PENDING, Events.RACE, Events.BARRIER, Events.FLIGHT, Events.GLOBAL_RACE):
        step = event.other
        other = code.instructions[step % (len(code.instructions) + 1)][0] + 1 if step >= 0 else 0
    if kind == Events.BOUNDS:
        verb = "store" if event.other else "load"
        holder = memory.find(address)
        subject = holder.name if holder else ""
        message = f"{verb} of {size} bytes at {memory.describe(address)}, lane {lane}"
        return EmulatorFinding(FindingKind.OUT_OF_BOUNDS, line, message, subject, 0, lane, times)
    if kind == Events.FETCH:
        text = memory.describe(address)
        message = f"scalar load of {size} bytes at {text}"
        return EmulatorFinding(FindingKind.OUT_OF_BOUNDS, line, message, text.split("+")[0], count=times)
    if kind in (Events.LDS_BOUNDS, Events.SCRATCH_BOUNDS):
        space = "LDS" if kind == Events.LDS_BOUNDS else "SCRATCH"
        limit = dispatch.descriptor.lds_bytes + dispatch.lds_bytes
        limit = limit if kind == Events.LDS_BOUNDS else dispatch.scratch_bytes
        verb = "store" if event.other else "load"
        message = f"{verb} of {size} bytes at {space}+{address}, of {limit} bytes, lane {lane}"
        return EmulatorFinding(FindingKind.OUT_OF_BOUNDS, line, message, space, 0, lane, times)
    if kind == Events.MISALIGNED:
        where = memory.describe(address) if event.other == 0 else f"{('', 'LDS', 'SCRATCH')[event.other]}+{address}"
        message = f"access at {where} is not aligned to {size}, lane {lane}"
        row = code.instructions[min(place, len(code.instructions) - 1)][1].row
        subject = ATOMIC if row is not None and row.is_atomic else ""
        return EmulatorFinding(FindingKind.MISALIGNED, line, message, subject, 0, lane, times)
    if kind == Events.PENDING:
        name = Register(code_of(int(address))).name
        message = f"touches {name} while the load of line {other} that writes it may still be in flight"
        return EmulatorFinding(FindingKind.PENDING, line, message, name, other, count=times)
    if kind == Events.FLIGHT:
        verb = "store" if size else "load"
        message = f"LDS {verb} of line {other} may still be in flight at the barrier"
        return EmulatorFinding(FindingKind.PENDING, line, message, "barrier", other, count=times)
    if kind == Events.RACE:
        verb, done = {1: ("reads", "written"), 2: ("writes", "read"), 3: ("writes", "written")}[int(size)]
        message = f"{verb} LDS+{address}, {done} by another wave without a barrier in between"
        return EmulatorFinding(FindingKind.LDS_RACE, line, message, done, other, lane, times)
    if kind == Events.BARRIER:
        first, second = sorted((line, other))
        message = f"waves of one workgroup wait at different barriers: lines {first}, {second}"
        return EmulatorFinding(FindingKind.BARRIER, first, message, other_line=second, count=times)
    if kind == Events.SIGNAL:
        return EmulatorFinding(FindingKind.BARRIER, line, SIGNALLED if size else UNSIGNALLED, count=times)
    if kind == Events.LIMIT:
        message = "the step limit was reached: an endless loop, or a limit that is too small for this launch"
        return EmulatorFinding(FindingKind.ENDLESS, line, message)
    if kind == Events.COLLISION:
        message = "lanes of one store write different values to one dword of LDS; which one stays is undefined"
        return EmulatorFinding(FindingKind.COLLISION, line, message, count=times)
    if kind == Events.GLOBAL_RACE:
        message = race_message(Clash(size), memory.describe(address))
        holder = memory.find(address)
        return EmulatorFinding(
            FindingKind.GLOBAL_RACE, line, message, holder.name if holder else "", other, lane, times
        )
    if kind == Events.GLOBAL_COLLISION:
        return EmulatorFinding(FindingKind.COLLISION, line, collision_message(memory.describe(address)), count=times)
    if kind == Events.TRAP:
        return EmulatorFinding(FindingKind.TRAP, line, STOPS_ITSELF, count=times)
    if kind == Events.JUMP:
        message = f"jumps to 0x{address:x}, which is not an instruction of this file"
        return EmulatorFinding(FindingKind.OUT_OF_BOUNDS, line, message, "code")
    return EmulatorFinding(FindingKind.OUT_OF_BOUNDS, line, "runs past the last instruction of the file", "code")
