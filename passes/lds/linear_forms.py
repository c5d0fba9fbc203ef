"""Instructions that are sums of their sources: which sources, with which factors.

The factors are what the operation does when nothing wraps or overlaps; whether that is so is for the caller to show.
"""

from __future__ import annotations

import re
from typing import Final

from isatool.ir.instruction import Instruction
from isatool.ir.operands import Integer, Operand
from isatool.ir.pairs import as_single
from isatool.isa.table import Role

_SUM: Final = frozenset(
    (
        *("v_add_nc_u32", "v_add_nc_i32", "s_add_u32", "s_add_i32", "v_add3_u32", "v_or_b32", "v_or3_b32", "v_xor_b32"),
        *("v_xor3_b32", "s_or_b32", "s_xor_b32", "v_mov_b32", "s_mov_b32", "s_addk_i32", "v_readfirstlane_b32"),
    )
)
_DIFFERENCE: Final = frozenset(("v_sub_nc_u32", "v_sub_nc_i32", "s_sub_u32", "s_sub_i32"))
_PRODUCT: Final = frozenset(("v_mul_u32_u24", "v_mul_i32_i24", "v_mul_lo_u32", "s_mul_i32"))
_MULTIPLY_ADD: Final = frozenset(("v_mad_u32_u24", "v_mad_i32_i24"))
_SHIFT_AND_ADD: Final = frozenset(("v_lshl_add_u32", "v_lshl_or_b32"))
_SCALAR_SHIFT_ADD: Final = re.compile(r"s_lshl([1-4])_add_u32$")

Parts = tuple[tuple[int, int], ...]
"""(operand position, factor) of every source in a register"""


def coefficients(half: Instruction) -> Parts | None:
    """The sources of a sum; None for every other operation, and for sources with modifiers."""
    try:
        single = as_single(half)
    except ValueError:
        return None
    if single.modifiers or any(operand.neg or operand.abs or operand.half for operand in single.operands):
        return None
    factors = _factors(single.mnemonic, single.operands)
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


def _factors(name: str, operands: tuple[Operand, ...]) -> list[tuple[int, int]] | None:
    sources = [position for position, operand in enumerate(operands) if operand.role is not Role.DEF]
    if name in _SUM:
        return [(position, 1) for position in sources]
    if name in _DIFFERENCE:
        return [(sources[0], 1), (sources[1], -1)]
    if name == "v_subrev_nc_u32":
        return [(sources[0], -1), (sources[1], 1)]
    if name in ("v_lshlrev_b32", "s_lshl_b32"):
        amount, value = (sources[0], sources[1]) if name.startswith("v") else (sources[1], sources[0])
        return _shifted(operands, amount, [value], [])
    if name in _SHIFT_AND_ADD:
        return _shifted(operands, sources[1], [sources[0]], [sources[2]])
    if name == "v_add_lshl_u32":
        return _shifted(operands, sources[2], sources[:2], [])
    match = _SCALAR_SHIFT_ADD.match(name)
    if match:
        return [(sources[0], 1 << int(match[1])), (sources[1], 1)]
    if name in _PRODUCT or name in _MULTIPLY_ADD:
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
