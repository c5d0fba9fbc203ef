"""Which instructions copy a register or a constant and do nothing else."""

from __future__ import annotations

from isatool.ir.instruction import Instruction
from isatool.isa.operations import Op
from isatool.isa.table import Unit


def is_plain_move(half: Instruction) -> bool:
    """A move of 32 bits into a VGPR, without modifiers, DPP, halves, negation or absolute value."""
    return (
        half.unit is Unit.VALU
        and half.operation == Op.MOV
        and half.operands[0].width == 1
        and not half.modifiers
        and half.form is not None
        and not half.form.dpp
        and not any(operand.is_modified for operand in half.operands)
    )
