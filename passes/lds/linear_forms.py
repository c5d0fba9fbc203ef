"""Instructions that are sums of their sources: which sources, with which factors.

The factors are what the operation does when nothing wraps or overlaps; whether that is so is for the caller to show.
"""

from __future__ import annotations

import re
from typing import Final

from isatool.ir.instruction import Instruction
from isatool.ir.operands import Integer, Operand
from isatool.ir.pairs import as_single
from isatool.isa.operations import Op
from isatool.isa.table import Role, Row, Unit

_SUM: Final = frozenset((Op.ADD_NC, Op.ADD, Op.ADD3, Op.OR, Op.OR3, Op.XOR, Op.XOR3, Op.MOV, Op.ADDK, Op.READFIRSTLANE))
_DIFFERENCE: Final = frozenset((Op.SUB_NC, Op.SUB))
_PRODUCT: Final = frozenset((Op.MUL24, Op.MAD24, Op.MUL_LO, Op.MUL))
_SHIFT_AND_ADD: Final = frozenset((Op.LSHL_ADD, Op.LSHL_OR))
_SCALAR_SHIFT_ADD: Final = re.compile(r"lshl([1-4])_add")
_WORDS: Final = frozenset(("u32", "i32", "b32"))

Parts = tuple[tuple[int, int], ...]
"""(operand position, factor) of every source in a register"""


def coefficients(half: Instruction) -> Parts | None:
    """The sources of a sum; None for every other operation, and for sources with modifiers."""
    try:
        single = as_single(half)
    except ValueError:
        return None
    if single.is_modified:
        return None
    row = single.row
    if row is None or row.type not in _WORDS or row.unit not in (Unit.VALU, Unit.SALU):
        return None
    factors = _factors(row, single.operands)
    if factors is None:
        return None
    found = []
    for position, factor in factors:
        operand = single.operands[position]
        if not operand.is_register:
            if not isinstance(operand.value, Integer):
                return None
            continue
        if len(operand.registers) != 1:
            return None
        found.append((position, factor))
    return tuple(found)


def _factors(row: Row, operands: tuple[Operand, ...]) -> list[tuple[int, int]] | None:
    sources = [position for position, operand in enumerate(operands) if operand.role is not Role.DEF]
    name = row.operation
    if name in _SUM:
        return [(position, 1) for position in sources]
    if name in _DIFFERENCE:
        return [(sources[0], 1), (sources[1], -1)]
    if name == Op.SUBREV_NC:
        return [(sources[0], -1), (sources[1], 1)]
    if name in (Op.LSHLREV, Op.LSHL):
        amount, value = (sources[0], sources[1]) if name == Op.LSHLREV else (sources[1], sources[0])
        return _shifted(operands, amount, [value], [])
    if name in _SHIFT_AND_ADD:
        return _shifted(operands, sources[1], [sources[0]], [sources[2]])
    if name == Op.ADD_LSHL:
        return _shifted(operands, sources[2], sources[:2], [])
    match = _SCALAR_SHIFT_ADD.fullmatch(name)
    if match:
        return [(sources[0], 1 << int(match[1])), (sources[1], 1)]
    if name in _PRODUCT:
        return _multiplied(operands, sources)
    return None


def _shifted(
    operands: tuple[Operand, ...], amount: int, values: list[int], added: list[int]
) -> list[tuple[int, int]] | None:
    count = operands[amount].value
    if not isinstance(count, Integer):
        return None
    return [*((position, 1 << (count.value & 31)) for position in values), *((position, 1) for position in added)]


def _multiplied(operands: tuple[Operand, ...], sources: list[int]) -> list[tuple[int, int]] | None:
    for constant, other in ((sources[0], sources[1]), (sources[1], sources[0])):
        value = operands[constant].value
        if isinstance(value, Integer):
            return [(other, value.value), *((position, 1) for position in sources[2:])]
    return None
