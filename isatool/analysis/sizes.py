"""Bytes of encoded instructions: the encoding's size and a literal where a constant has no inline code.

Inline constants are -16 to 64, and 0.5, 1, 2, 4, their negatives and 1/(2*pi) in the operand's float format (RDNA3 ISA
guide, table of scalar source operands).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Expression, Float, Integer, Operand, RegisterList

LITERAL: Final = 4
_INLINE_FLOATS: Final = frozenset((0.0, 0.5, 1.0, 2.0, 4.0, -0.5, -1.0, -2.0, -4.0))
_ONE_OVER_TWO_PI: Final = 0.15915494309189532
_BITS_32: Final = frozenset(
    (0x3F000000, 0xBF000000, 0x3F800000, 0xBF800000, 0x40000000, 0xC0000000, 0x40800000, 0xC0800000, 0x3E22F983)
)
_BITS_16: Final = frozenset((0x3800, 0xB800, 0x3C00, 0xBC00, 0x4000, 0xC000, 0x4400, 0xC400, 0x3118))
_BITS_64: Final = frozenset(
    (
        0x3FE0000000000000,
        0xBFE0000000000000,
        0x3FF0000000000000,
        0xBFF0000000000000,
        0x4000000000000000,
        0xC000000000000000,
        0x4010000000000000,
        0xC010000000000000,
        0x3FC45F306DC9C882,
    )
)
_TAKES_LITERAL: Final = frozenset(("src", "ssrc"))


def size_of(instruction: AnyInstruction) -> int:
    """Bytes of an instruction; 0 for one that the table does not know."""
    if instruction.is_opaque:
        return 0
    if instruction.is_dual:
        return 8 + (LITERAL if any(_half_has_literal(half) for half in instruction.halves) else 0)
    form = instruction.form
    assert form is not None
    size = form.size
    if not any(spec.accepts == "literal" for spec in form.operands):
        size += LITERAL if any(map(is_literal, instruction.operands)) else 0
    return size + sum(_list_bytes(operand) for operand in instruction.operands)


def code_bytes(instructions: Iterable[AnyInstruction]) -> int:
    """Bytes of a sequence of instructions."""
    return sum(map(size_of, instructions))


def is_literal(operand: Operand) -> bool:
    """True if a constant source operand needs 32 bits of its own behind the encoding."""
    spec, value = operand.spec, operand.value
    if spec is None or spec.accepts not in _TAKES_LITERAL:
        return False
    if isinstance(value, Expression):
        return True
    if isinstance(value, Float):
        return value.value not in _INLINE_FLOATS and abs(value.value - _ONE_OVER_TWO_PI) > 1e-4
    if not isinstance(value, Integer):
        return False
    number = value.value
    if -16 <= number <= 64:
        return False
    if spec.type.endswith("64"):
        return number & (1 << 64) - 1 not in _BITS_64 and not _is_small(number, 64)
    if spec.type.endswith("16") and not spec.type.startswith("v2"):
        return number & 0xFFFF not in _BITS_16 and not _is_small(number & 0xFFFF, 16)
    return number & 0xFFFFFFFF not in _BITS_32 and not _is_small(number, 32)


def _is_small(number: int, width: int) -> bool:
    """True for the spelling of -16 to -1 as an unsigned number."""
    return (1 << width) - 16 <= number < 1 << width


def _half_has_literal(half: Instruction) -> bool:
    form = half.form
    mandatory = form is not None and any(spec.accepts == "literal" for spec in form.operands)
    return mandatory or any(map(is_literal, half.operands))


def _list_bytes(operand: Operand) -> int:
    """A list of image addresses holds the first in the encoding, further ones in dwords of four."""
    if not isinstance(operand.value, RegisterList):
        return 0
    return -(-(len(operand.value.ranges) - 1) // 4) * 4
