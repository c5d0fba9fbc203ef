"""s_delay_alu made anew: hints that keep a wave from issuing an instruction whose ALU operands are not there yet.

The hardware checks every dependence anyway (ISA guide 5.7), so the hints only tell the scheduler to run another
wave. Distances are counted in VALU instructions (up to 4), transcendental ones (up to 3) or cycles of SALU (up to
3); one hint can speak for two instructions at most five apart. Memory instructions wait for all VALU results by
themselves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from enum import Enum
from typing import Final, NamedTuple

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer, Modifier, Operand
from isatool.isa import chips, opcodes
from isatool.isa.counters import WaitCounters
from isatool.isa.hazards import VALU_RESULTS
from isatool.isa.operations import Op
from isatool.isa.registers import Register
from isatool.isa.table import Unit
from isatool.isa.target import Target
from isatool.isa.waits import (
    DELAY_IDS,
    DELAY_SKIPS,
    SALU_REACH,
    TRANS_REACH,
    VALU_REACH,
    Delay,
    decode_depctr,
    encode_depctr,
)
from isatool.records import dataclass

_TRANS_CODE: Final = DELAY_IDS.index("TRANS32_DEP_1")
_SALU_CODE: Final = DELAY_IDS.index("SALU_CYCLE_1")

WAITING_UNITS: Final = frozenset((Unit.VMEM, Unit.FLAT, Unit.LDS, Unit.EXPORT))
"""their instructions wait for vector results by themselves"""


class _Kind(Enum):
    """What a result comes from."""

    VALU = 0
    TRANS = 1
    SALU = 2


class _Pending(NamedTuple):
    """A result on its way: cycles until it is there, and instructions of its kind (and VALU ones) issued since."""

    valu_cycles: int = 0
    valu_distance: int = VALU_REACH + 1
    trans_cycles: int = 0
    trans_distance: int = TRANS_REACH + 1
    trans_valu_distance: int = VALU_REACH + 1
    salu_cycles: int = 0

    def merged(self, other: _Pending) -> _Pending:
        """The later and nearer of both."""
        return _Pending(
            max(self.valu_cycles, other.valu_cycles),
            min(self.valu_distance, other.valu_distance),
            max(self.trans_cycles, other.trans_cycles),
            min(self.trans_distance, other.trans_distance),
            min(self.trans_valu_distance, other.trans_valu_distance),
            max(self.salu_cycles, other.salu_cycles),
        )

    def advanced(self, cycles: int, valu: int, trans: int) -> _Pending:
        """The same some cycles and instructions later; what is there or too far back is forgotten."""
        valu_distance, trans_distance = self.valu_distance + valu, self.trans_distance + trans
        valu_cycles, trans_cycles = self.valu_cycles - cycles, self.trans_cycles - cycles
        valu_gone = valu_distance > VALU_REACH or valu_cycles <= 0
        trans_gone = trans_distance > TRANS_REACH or trans_cycles <= 0
        return _Pending(
            0 if valu_gone else valu_cycles,
            VALU_REACH + 1 if valu_gone else valu_distance,
            0 if trans_gone else trans_cycles,
            TRANS_REACH + 1 if trans_gone else trans_distance,
            VALU_REACH + 1 if trans_gone else self.trans_valu_distance + valu,
            max(0, self.salu_cycles - cycles),
        )

    def codes(self) -> Sequence[int]:
        """Dependence codes of s_delay_alu, at most two: a transcendental, a nearer VALU instruction, SALU cycles."""
        found = []
        if self.trans_distance <= TRANS_REACH:
            found.append(_TRANS_CODE - 1 + self.trans_distance)
        if self.valu_distance <= VALU_REACH and self.valu_distance <= self.trans_valu_distance:
            found.append(self.valu_distance)
        if self.salu_cycles:
            found.append(_SALU_CODE - 1 + min(self.salu_cycles, SALU_REACH))
        return found[:2]


_READY: Final = _Pending()


@dataclass
class _State:
    """Results on their way by register code, each with the counters at its issue."""

    results: dict[int, tuple[_Pending, int, int, int]] = field(default_factory=dict)
    cycles: int = 0
    valu: int = 0
    trans: int = 0

    @classmethod
    def of(cls, pending: dict[int, _Pending]) -> _State:
        """A state at a block's start."""
        return cls({register: (result, 0, 0, 0) for register, result in pending.items()})

    def now(self) -> dict[int, _Pending]:
        """The results that are still on their way."""
        found = {}
        for register in self.results:
            result = self.get(register)
            if result != _READY:
                found[register] = result
        return found

    def get(self, register: int) -> _Pending:
        """What is known about a register."""
        entry = self.results.get(register)
        if entry is None:
            return _READY
        result, cycles, valu, trans = entry
        return result.advanced(self.cycles - cycles, self.valu - valu, self.trans - trans)

    def consume(self, register: int) -> _Pending:
        """Remove and return what is pending for a register, as an instruction waits for it now."""
        result = self.get(register)
        self.results.pop(register, None)
        return result

    def define(self, register: int, kind: _Kind, latency: int) -> None:
        """A register gets a new result."""
        if kind is _Kind.VALU:
            result = _Pending(valu_cycles=latency, valu_distance=0)
        elif kind is _Kind.TRANS:
            result = _Pending(trans_cycles=latency, trans_distance=0, trans_valu_distance=0)
        else:
            result = _Pending(salu_cycles=min(latency, SALU_REACH + 1))
        self.results[register] = (result, self.cycles, self.valu, self.trans)

    def issue(self, kind: _Kind | None, cycles: int) -> None:
        """One instruction is issued."""
        self.cycles += cycles
        self.valu += kind is _Kind.VALU
        self.trans += kind is _Kind.TRANS


def plan_delays(flow: ControlFlow) -> Edits:
    """Removes every s_delay_alu of a function and puts new ones; those of inline assembly stay."""
    return _edits(flow, wanted_delays(flow))


def wanted_delays(flow: ControlFlow) -> dict[int, Delay]:
    """The hints that a function should have, by the dense index of the instruction after each. Hints that it has are
    ignored, and a new one does not count them among the instructions that it skips.
    """
    ends: list[dict[int, _Pending]] = [{} for _ in flow.blocks]
    facts: dict[int, _Facts] = {}
    todo = dict.fromkeys(flow.full_order)
    while todo:
        block = next(iter(todo))
        del todo[block]
        end = _Walk(flow, block, _start(flow, block, ends), facts).run()
        if end != ends[block]:
            ends[block] = end
            todo.update(dict.fromkeys(flow.blocks[block].successors))
    wanted: dict[int, Delay] = {}
    for block in range(len(flow.blocks)):
        walk = _Walk(flow, block, _start(flow, block, ends), facts)
        walk.run()
        wanted.update(walk.delays)
    return wanted


def _start(flow: ControlFlow, block: int, ends: list[dict[int, _Pending]]) -> dict[int, _Pending]:
    start: dict[int, _Pending] = {}
    for predecessor in flow.blocks[block].predecessors:
        for register, result in ends[predecessor].items():
            start[register] = start.get(register, _READY).merged(result)
    return start


class _Facts(NamedTuple):
    """What of an instruction matters to hints. `uses` and `defs` are of printed operands, `defs` with their latency."""

    waits_for_valu: bool
    kind: _Kind | None
    uses: Sequence[int]
    defs: Sequence[tuple[int, int]]
    cycles: int

    @classmethod
    def of(cls, instruction: AnyInstruction) -> _Facts:
        """Found once for each instruction of a function."""
        kind, cycles = _kind(instruction), _cycles(instruction)
        if _waits_for_valu(instruction) or kind is None:
            return cls(_waits_for_valu(instruction), kind, (), (), cycles)
        latency, salu = _latency(instruction), _latencies(instruction).get("salu", 1)
        carries = instruction.form is not None and instruction.form.encoding == "vop3sd"
        defs = [
            (register, salu if carries and not Register(register).is_vgpr else latency)
            for register in _explicit(instruction, defs=True)
        ]
        return cls(False, kind, _explicit(instruction, defs=False), defs, cycles)


class _Walk:
    """One pass over a block. `delays[i]`: the hint to put before instruction i."""

    def __init__(self, flow: ControlFlow, block: int, start: dict[int, _Pending], facts: dict[int, _Facts]) -> None:
        self.flow = flow
        self.facts = facts
        self.block = flow.blocks[block]
        self.state = _State.of(start)
        self.delays: dict[int, Delay] = {}
        self.open = -1
        self.since = 0

    def run(self) -> dict[int, _Pending]:
        """Walk; the results that are on their way at the end."""
        for index in self.block.instructions:
            instruction = self.flow.instructions[index]
            if is_delay(instruction) and index not in self.flow.fences:
                continue
            self._visit(index, instruction)
            self.since += 1
        return self.state.now()

    def _visit(self, index: int, instruction: AnyInstruction) -> None:
        state = self.state
        facts = self.facts.get(index)
        if facts is None:
            facts = self.facts[index] = _Facts.of(instruction)
        if facts.waits_for_valu:
            state.results.clear()
            state.issue(None, 1)
            return
        kind = facts.kind
        if kind is not None:
            needed = _READY
            for register in facts.uses:
                if register in state.results:
                    needed = needed.merged(state.consume(register))
            codes = needed.codes() if needed is not _READY else ()
            if codes and index not in self.flow.fences:
                self._hint(index, codes, optional=kind is _Kind.SALU and not needed.salu_cycles)
            for register, latency in facts.defs:
                state.define(register, kind, latency)
        state.issue(kind, facts.cycles)

    def _hint(self, index: int, codes: Sequence[int], optional: bool) -> None:
        """Join the last hint if it has room and is near enough, else begin a new one.

        As in compiled code a SALU instruction that reads a VALU result gets no hint of its own (`optional`).
        """
        if len(codes) == 1 and self.open >= 0 and self.since < len(DELAY_SKIPS):
            first = self.delays[self.open].first
            self.delays[self.open] = Delay(first, self.since, codes[0])
            self.open = -1
            return
        if optional:
            return
        self.delays[index] = Delay(codes[0], 0, codes[1] if len(codes) > 1 else 0)
        self.open = index if len(codes) == 1 else -1
        self.since = 0


def is_delay(instruction: AnyInstruction) -> bool:
    """True for s_delay_alu."""
    return instruction.operation == Op.DELAY_ALU


def delay_instruction(delay: Delay, target: Target) -> Instruction:
    """The `s_delay_alu` that says so."""
    modifiers = [Modifier("instid0", DELAY_IDS[delay.first])]
    if delay.second:
        if delay.skip:
            modifiers.append(Modifier("instskip", DELAY_SKIPS[delay.skip]))
        modifiers.append(Modifier("instid1", DELAY_IDS[delay.second]))
    return Instruction.build(opcodes.S_DELAY_ALU, (), modifiers, of=target)


def _kind(instruction: AnyInstruction) -> _Kind | None:
    if instruction.is_opaque:
        return None
    if instruction.unit is Unit.VALU:
        row = instruction.row
        return _Kind.TRANS if row is not None and row.is_transcendental else _Kind.VALU
    return _Kind.SALU if instruction.unit is Unit.SALU else None


def _latency(instruction: AnyInstruction) -> int:
    latencies = _latencies(instruction)
    return max(latencies.get(half.row.latency_class if half.row else "", 1) for half in instruction.halves)


def _latencies(instruction: AnyInstruction) -> Mapping[str, int]:
    row = instruction.halves[0].row
    return chips.of_table(row.table).latencies if row is not None else {}


def _cycles(instruction: AnyInstruction) -> int:
    if instruction.operation == Op.NOP and instruction.operands:
        value = instruction.operands[0].value
        return (value.value & 15) + 1 if isinstance(value, Integer) else 1
    return 1


def _explicit(instruction: AnyInstruction, defs: bool) -> list[int]:
    """Registers of the printed operands, without a VCC that the short encodings imply."""
    found: list[int] = []
    for half in instruction.halves:
        if half.operation == Op.WRITELANE and not defs:
            operands: tuple[Operand, ...] = half.operands[1:]
        else:
            operands = half.operands
        for operand in operands:
            if operand.spec is not None and operand.spec.accepts == "vcc":
                continue
            if operand.is_def if defs else operand.is_use:
                found += operand.registers
    return found


def _waits_for_valu(instruction: AnyInstruction) -> bool:
    if instruction.unit in WAITING_UNITS or instruction.operation == Op.SENDMSG_RTN:
        return True
    return depctr_fields(instruction).get(VALU_RESULTS) == 0


def counters_of(instruction: AnyInstruction) -> WaitCounters:
    """The counters of the chips that have an instruction of the table."""
    assert instruction.row is not None
    return chips.of_table(instruction.row.table).waits


def depctr_fields(instruction: AnyInstruction) -> dict[str, int]:
    """Return the fields of an s_waitcnt_depctr by name; of another instruction none."""
    if instruction.operation != Op.WAITCNT_DEPCTR or not isinstance(instruction, Instruction):
        return {}
    return decode_depctr(depctr_bits(instruction), counters_of(instruction))


def depctr_bits(instruction: Instruction) -> int:
    """The immediate of an s_waitcnt_depctr in either spelling."""
    for operand in instruction.operands:
        if isinstance(operand.value, Integer):
            return operand.value.value
    fields = counters_of(instruction).dependences
    return encode_depctr(
        {
            modifier.name: modifier.value
            for modifier in instruction.modifiers
            if isinstance(modifier.value, int) and modifier.name in fields
        },
        counters_of(instruction),
    )


def _edits(flow: ControlFlow, wanted: dict[int, Delay]) -> Edits:
    """New hints for old ones; one that stands where it should and says the same is not touched."""
    edits = Edits()
    for index, delay in wanted.items():
        edits.insert(index, delay_instruction(delay, flow.function.target))
    for index, instruction in enumerate(flow.instructions):
        if not is_delay(instruction) or index in flow.fences:
            continue
        new = edits.before.pop(index + 1, None)
        if new is None or flow.block_of[index] != flow.block_of[index + 1]:
            edits.removed.add(index)
            if new is not None:
                edits.before[index + 1] = new
        elif new[0] != instruction:
            edits.replaced[index] = new[0]
    return edits
