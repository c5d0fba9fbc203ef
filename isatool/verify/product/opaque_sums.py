"""Dot products and matrix products of floats, and WMMA of integers, as functions of which nothing is known.

On silicon they are no chains of FMAs: all terms are added at once on a common grid, and MODE does not decide about
subnormals. So a result is equal only to that of the same operation with the same effective modifiers on the same
operands. The two encodings of a dot product with 32-bit sums count as one operation only if that is granted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Operand
from isatool.isa.registers import Register
from isatool.isa.table import Role
from isatool.isa.target import Target
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.lower import adds_up, one_encoding
from isatool.verify.product.matrix_elements import element_results
from isatool.verify.product.runner import Runner, UnsupportedError
from isatool.verify.values.nodes import Extra, Label

Value = Callable[[Runner], int]
Read = Callable[[Expr, bool, bool], Value]
"""(expression, in any lane, in a lane that was off at entry) -> its value"""
_DEFAULTS: Final = {"op_sel": 0, "op_sel_hi": 1, "neg_lo": 0, "neg_hi": 0}
_FOLLOWED: Final = frozenset((*_DEFAULTS, "clamp"))


def opaque_results(
    instruction: AnyInstruction, read: Read, across: Target | None = None
) -> dict[Register, tuple[Value, Value]]:
    """Destination -> (its value, its value in a lane that was off at entry), for halves that are such operations.
    `across`: the chip of the second program, if that of the first is another.
    """
    found: dict[Register, tuple[Value, Value]] = {}
    for half in instruction.halves:
        if half.row is not None and adds_up(half.row.base):
            if across is not None and half.row.cross_lane:
                found |= _of_elements(half, half.row.base, read, across)
            else:
                found |= _results(half, half.row.base, read)
    return found


def _of_elements(half: Instruction, name: str, read: Read, chip: Target) -> dict[Register, tuple[Value, Value]]:
    """Those of a product of matrices: without lanes that were off at entry, so with one value."""
    modifiers = tuple(each for each in _effective(half) if isinstance(each, tuple) and each[0] != "op_sel")
    label: Label = (name, *modifiers, *map(_spelled, half.operands[1:]))
    made = element_results(half, name, label, read, chip)
    return {register: (value, value) for register, value in made.items()}


def _results(half: Instruction, name: str, read: Read) -> dict[Register, tuple[Value, Value]]:
    if any(modifier.name not in _FOLLOWED for modifier in half.modifiers):
        raise UnsupportedError(f"{half.mnemonic}: these modifiers are not followed")
    modifiers = _effective(half)
    target = half.operands[0]
    sources = half.operands[1:]
    operands = sources if target.role is Role.DEF else (*sources, target)
    layout = half.row.table if half.row is not None and half.row.cross_lane else ""  # lanes hold other elements there
    label: Label = (name, layout, *modifiers, *map(_spelled, operands))
    plain = not modifiers and all(operand.registers and not operand.half for operand in operands)
    shared: Label = (one_encoding(name), layout, *map(_spelled, operands)) if plain else label
    registers = [register for operand in operands for register in operand.registers]
    whole = half.row is not None and half.row.cross_lane
    active, idle = (
        [read(al.register(register), whole and not off, off) for register in registers] for off in (False, True)
    )

    def value(position: int, is_idle: bool) -> Value:
        def made(runner: Runner) -> int:
            args = tuple(source(runner) for source in active)
            if whole:
                args += (runner.exec_mask(),)
                args += () if runner.full_waves else tuple(source(runner) for source in idle)
            named = (shared if runner.model.rules.one_dot2 else label, runner.mode.bits, position, int(is_idle))
            return runner.values.node(Extra.MATRIX if whole else Extra.DOT, 32, args, named)

        return made

    return {
        register: (value(position, False), value(position, True)) for position, register in enumerate(target.registers)
    }


def _effective(half: Instruction) -> tuple[Label, ...]:
    """The modifiers but for lists that say what is so without them."""
    found: list[Label] = []
    for modifier in half.modifiers:
        values = modifier.value
        if modifier.name in _DEFAULTS and isinstance(values, tuple):
            if any(value != _DEFAULTS[modifier.name] for value in values):
                found.append((modifier.name, *values))
        else:
            found.append((modifier.name, str(values)))
    return tuple(sorted(found, key=str))


def _spelled(operand: Operand) -> Label:
    """What is not a register's value about an operand."""
    constant = "" if operand.registers else str(operand.value)
    return (constant, int(operand.neg), int(operand.abs), str(operand.half or ""))
