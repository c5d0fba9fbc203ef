"""Counters of loops in the unit in which they are used: `i += c; x = i << k` becomes `j += c << k; x = j`.

Compilers keep an element's index and shift it to a byte offset in every iteration. Where every reader of such a counter
shifts it left by the same amount, it is shifted once before the loop, its step too; what read it copies it, and copies
go. All is modulo 2^32, so nothing has to be known of ranges.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS, SGPRS, bits, members
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.loops import Loop, find_loops
from isatool.analysis.waits import analyse_waits
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer, Operand, Value
from isatool.ir.pairs import as_single
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.registers import Register, RegisterRange
from isatool.passes.simplify.building import fits, rebuilt
from isatool.records import record
from isatool.rewriting.registers import unnamed

_WORD: Final = (1 << 32) - 1
_KINDS: Final = ("b32", "u32", "i32")


@record
class _Counter:
    """A register that one instruction of a loop adds `step` to, and whose other readers shift it left by `shift`."""

    register: Register
    place: int
    step: Operand
    shift: int
    readers: tuple[int, ...]


def scaled_counters(flow: ControlFlow) -> tuple[Edits, int]:
    """The counters of all loops that can be scaled, and how many there are."""
    edits = Edits()
    count = 0
    free = map(Register, members(unnamed(flow) & SGPRS))
    seen = 0
    for loop in find_loops(flow).loops:
        place = _entering(flow, loop)
        if place is None or not _is_open(flow, loop):
            continue
        scales: dict[tuple[Register, int], Register] = {}
        for counter in _counters(flow, loop, place):
            registers = 1 << counter.register
            if registers & seen or _is_touched(flow, place, registers | bits(counter.step.registers)):
                continue
            made = _Scaling(flow, counter, scales, free)
            scaled = made.edits()
            if scaled is None or scaled.keys() & edits.replaced.keys():
                continue
            edits.replaced |= scaled
            edits.insert(place, *made.code)
            seen |= registers
            count += 1
    return edits, count


def _entering(flow: ControlFlow, loop: Loop) -> int | None:
    """Where code may be put before a loop: the last instruction of the only block that enters it."""
    if len(loop.entries) != 1 or loop.header == 0:
        return None
    return flow.blocks[loop.entries[0]].last - 1


def _is_open(flow: ControlFlow, loop: Loop) -> bool:
    """Whether the loop runs in the lanes in which it is entered, and all of it is known."""
    return not any(
        index in flow.fences or flow.effects[index] is OPAQUE_EFFECTS or flow.effects[index].writes & EXEC
        for index in flow.inside(loop.blocks)
    )


def _is_touched(flow: ControlFlow, place: int, registers: int) -> bool:
    """Whether the instruction before which code is put needs or makes registers, or a load may still do so."""
    effect = flow.effects[place]
    if place in flow.fences or effect is OPAQUE_EFFECTS or (effect.reads | effect.writes) & registers:
        return True
    state = analyse_waits(flow).before(place)
    return bool(effect.writes & EXEC) or state is None or bool(state.pending & registers)


def _counters(flow: ControlFlow, loop: Loop, place: int) -> Iterator[_Counter]:
    """Counters whose readers allow it, in order of their steps."""
    inside = flow.inside(sorted(loop.blocks))
    writers: dict[int, list[int]] = {}
    readers: dict[int, list[int]] = {}
    for index in inside:
        for code in members(flow.effects[index].writes):
            writers.setdefault(code, []).append(index)
        for code in members(flow.effects[index].reads):
            readers.setdefault(code, []).append(index)
    liveness = compute_liveness(flow)
    outside = {after for _, after in loop.exits} | set(flow.block_at(place).successors) - {loop.header}
    needed = reduce(or_, (liveness.block_in[block] for block in outside), 0)
    for code, places in writers.items():
        register = Register(code)
        if len(places) != 1 or not register.is_vgpr or needed >> code & 1:
            continue
        step = _step(flow.instructions[places[0]], register)
        if step is None or any(each in writers for each in step.registers):
            continue
        others = tuple(index for index in readers.get(code, []) if index != places[0])
        shifts = {_shift(flow.instructions[index], register) for index in others}
        if len(shifts) == 1 and (shift := shifts.pop()):
            yield _Counter(register, places[0], step, shift, others)


def _half(instruction: AnyInstruction, register: Register, *, reads: bool) -> Instruction | None:
    """The half that reads or writes a register, as single; None if several do or it is more than that."""
    halves = [half for half in instruction.halves if register in (half.uses if reads else half.defs)]
    if len(halves) != 1:
        return None
    try:
        single = as_single(halves[0])
    except ValueError:
        return None
    if single.modifiers or single.form is None or single.form.dpp or single.row is None:
        return None
    if single.row.type not in _KINDS or any(each.is_modified for each in single.operands):
        return None
    return single


def _step(instruction: AnyInstruction, register: Register) -> Operand | None:
    """What an instruction adds to a register."""
    half = _half(instruction, register, reads=False)
    if half is None or half.operation != Op.ADD_NC or _half(instruction, register, reads=True) is not half:
        return None
    target, *sources = half.operands
    others = [operand for operand in sources if operand.registers != (register,)]
    if target.registers != (register,) or len(others) != 1:
        return None
    value = others[0].value
    return others[0] if isinstance(value, Integer) or (others[0].is_register and not others[0].is_vgpr) else None


def _shift(instruction: AnyInstruction, register: Register) -> int | None:
    """By how much an instruction shifts a register left, if it does nothing else with it."""
    half = _half(instruction, register, reads=True)
    if half is None or half.operation not in (Op.LSHLREV, Op.LSHL_ADD):
        return None
    first, second, *third = half.operands[1:]
    value, amount = (second, first) if half.operation == Op.LSHLREV else (first, second)
    if value.registers != (register,) or any(register in each.registers for each in (amount, *third)):
        return None
    return amount.value.value & 31 if isinstance(amount.value, Integer) else None


class _Scaling:
    """The instructions of a loop for one scaled counter, and the code before it."""

    def __init__(
        self,
        flow: ControlFlow,
        counter: _Counter,
        scales: dict[tuple[Register, int], Register],
        free: Iterator[Register],
    ) -> None:
        self.flow = flow
        self.counter = counter
        self.scales = scales
        self.free = free
        self.code: list[Instruction] = []

    def edits(self) -> dict[int, AnyInstruction] | None:
        """The instructions that take the place of others; None if one cannot be encoded."""
        counter = self.counter
        own = RegisterRange(counter.register)
        step = self._scaled_step()
        if step is None:
            return None
        found: dict[int, AnyInstruction] = {}
        for index in (*counter.readers, counter.place):
            half = _half(self.flow.instructions[index], counter.register, reads=True)
            assert half is not None
            result = half.operands[0].value
            if index == counter.place:
                made = _built(half, (opcodes.V_ADD_NC_U32_E32, opcodes.V_ADD_NC_U32_E64), (result, step, own))
            elif half.operation == Op.LSHLREV:
                made = _built(half, (opcodes.V_MOV_B32_E32,), (result, own))
            else:
                other = half.operands[3].value
                made = _built(half, (opcodes.V_ADD_NC_U32_E32, opcodes.V_ADD_NC_U32_E64), (result, other, own))
            whole = None if made is None else self._whole(index, made)
            if whole is None:
                return None
            found[index] = whole
        shifted = self.flow.function.build(opcodes.V_LSHLREV_B32_E32, own, counter.shift, own)
        assert shifted.form is not None
        assert fits(shifted)
        self.code.append(shifted)
        return found

    def _scaled_step(self) -> Value | None:
        counter = self.counter
        if isinstance(counter.step.value, Integer):
            number = counter.step.value.value << counter.shift & _WORD
            return Integer(number, hex(number) if number > 64 else "")
        key = counter.step.registers[0], counter.shift
        if key not in self.scales:
            register = next(self.free, None)
            if register is None:
                return None
            self.scales[key] = register
            made = self.flow.function.build(opcodes.S_MUL_I32, register, key[0], 1 << counter.shift)
            assert made.form is not None
            self.code.append(made)
        return RegisterRange(self.scales[key])

    def _whole(self, index: int, made: Instruction) -> AnyInstruction | None:
        """An instruction with its half recomputed; None where the two are no VOPD any more."""
        instruction = self.flow.instructions[index]
        if len(instruction.halves) == 1:
            return made
        register = self.counter.register
        return rebuilt(instruction, [made if register in half.uses else as_single(half) for half in instruction.halves])


def _built(old: Instruction, names: Iterable[str], values: tuple[Value, ...]) -> Instruction | None:
    for name in names:
        made = old.sibling(name, values)
        if made.form is not None and fits(made):
            return made
    return None
