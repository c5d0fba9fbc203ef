"""Kinds of effects: a lemma names those that it is about, and refuses an instruction with another.

What the table says of an instruction (registers, memory, order) is not all that it does: a new kind of effect, or one
that a lemma never thought of, is no lemma's before somebody has looked. The sets here are lists on purpose.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Operand
from isatool.ir.views import kept
from isatool.isa.registers import SGPR_COUNT
from isatool.semantics.effects import (
    Atomic,
    Await,
    Barrier,
    Branch,
    ChooseMode,
    CounterWait,
    Halt,
    Jump,
    Load,
    Require,
    SetMode,
    Signal,
    Store,
    WriteMask,
    WriteScalar,
    WriteScc,
    WriteVector,
)
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower


class Unspecified:
    """The effect of an instruction without semantics: only the table says which registers it reads and writes."""


REGISTERS: Final = frozenset((WriteVector, WriteScalar, WriteMask, WriteScc))
PLAIN_ACCESSES: Final = frozenset((Load, Store))
IN_WAVE: Final = frozenset((Branch, CounterWait, Barrier, Signal, Await))
"""what decides about the order of instructions, of this wave and of a workgroup's"""
SAME_PLACE: Final = REGISTERS | PLAIN_ACCESSES | IN_WAVE | {Atomic, Require, Jump, SetMode, ChooseMode, Halt}
"""what does the same on the same operands where both programs execute it at the same place of the same order"""
SAME_TEXT: Final = SAME_PLACE | {Unspecified}
"""the same, where instructions are compared as they are written"""

_MOST_KNOWN: Final = 1 << 14
"""forms of instructions whose effects are kept; then they are forgotten, so that memory stays bounded"""
_known: dict[tuple[object, ...], frozenset[type]] = {}


def kinds_of(instruction: AnyInstruction, wave_size: int) -> frozenset[type]:
    """The types of an instruction's effects; `Unspecified` for one that the semantics does not cover."""
    found: frozenset[type] = frozenset()
    for half in instruction.halves:
        table = half.row.table if half.row is not None else ""
        key = (table, half.name, half.modifiers, *map(_shape, half.operands), wave_size)
        kinds = _known.get(key)
        if kinds is None:
            if len(_known) >= _MOST_KNOWN:
                _known.clear()
            kinds = _known[key] = _lowered(half, wave_size)
        found |= kinds
    return found


def unnamed(flow: ControlFlow, named: frozenset[type], indices: Iterable[int] | None = None) -> str | None:
    """The first instruction, of some or of all, with an effect of a kind that is not named; None if there is none."""
    if indices is None and _kinds_in(flow) <= named:
        return None
    for index in range(len(flow.instructions)) if indices is None else indices:
        instruction = flow.instructions[index]
        rest = kinds_of(instruction, flow.function.wave_size) - named
        if rest:
            names = ", ".join(sorted(kind.__name__ for kind in rest))
            return f"{flow.place(index)}: '{instruction}' does what is not followed here ({names})"
    return None


@kept
def _kinds_in(flow: ControlFlow) -> frozenset[type]:
    found: frozenset[type] = frozenset()
    for instruction in flow.instructions:
        found |= kinds_of(instruction, flow.function.wave_size)
    return found


def _lowered(instruction: Instruction, wave_size: int) -> frozenset[type]:
    try:
        lowered = lower(instruction, resolve=lambda _: 0, apertures=True, wave_size=wave_size)
    except NotEmulated:
        return frozenset((Unspecified,))
    return frozenset(map(type, lowered.effects))


def _shape(operand: Operand) -> object:
    """What of an operand may decide about kinds: not which of the general registers it names."""
    rest = (operand.neg, operand.abs, operand.half)
    registers = operand.registers
    if registers and (registers[0].is_vgpr or registers[-1] < SGPR_COUNT):
        return (registers[0].is_vgpr, len(registers), *rest)
    return (operand.value, *rest)
