"""Bytes of encoded instructions: the encoding's size and a literal where a constant has no inline code.

Which constants are inline says `isatool.isa.constants`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Expression, Float, Integer, Operand, RegisterList
from isatool.isa.constants import is_inline

LITERAL: Final = 4
_TAKES_LITERAL: Final = frozenset(("src", "ssrc", "csrc", "scsrc"))
"""what is not inline there is a literal, also where the table knows of none: the assembler takes it for v_fma_mix"""


def size_of(instruction: AnyInstruction) -> int:
    """Bytes of an instruction; 0 for one that the table does not know. Found once for each."""
    if instruction.size is None:
        instruction.size = _size_of(instruction)
    return instruction.size


def _size_of(instruction: AnyInstruction) -> int:
    if instruction.is_opaque:
        return 0
    if instruction.is_dual:
        return 8 + (LITERAL if any(_half_has_literal(half) for half in instruction.halves) else 0)
    form = instruction.form
    assert form is not None
    size = form.size
    if not any(spec.accepts == "literal" for spec in form.operands):
        size += LITERAL if any(map(is_literal, instruction.operands)) else 0
    if form.base > 8:  # image addresses have fields of their own
        return size
    return size + sum(_list_bytes(operand) for operand in instruction.operands)


def code_bytes(instructions: Iterable[AnyInstruction]) -> int:
    """Bytes of a sequence of instructions."""
    return sum(map(size_of, instructions))


def is_literal(operand: Operand) -> bool:
    """True if a constant source operand needs 32 bits of its own after the encoding."""
    spec, value = operand.spec, operand.value
    if spec is None or spec.accepts not in _TAKES_LITERAL:
        return False
    if isinstance(value, Expression):
        return True
    return isinstance(value, (Float, Integer)) and not is_inline(value.value, spec.type)


def _half_has_literal(half: Instruction) -> bool:
    form = half.form
    mandatory = form is not None and any(spec.accepts == "literal" for spec in form.operands)
    return mandatory or any(map(is_literal, half.operands))


def _list_bytes(operand: Operand) -> int:
    """A list of image addresses holds the first in the encoding, further ones in dwords of four."""
    if not isinstance(operand.value, RegisterList):
        return 0
    return -(-(len(operand.value.ranges) - 1) // 4) * 4
