"""Matrix products that add zeros from registers: the inline constant 0 instead, as RDNA3 ISA guide 7.9 allows for C.

Compilers begin a sum with eight moves of 0 into its registers, in every iteration. Without readers the moves are dead.
Only in waves all of whose lanes have a work-item: the constant is in the others, too, and nothing says what a product
makes of them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from isatool.analysis.edits import Edits
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer, Operand
from isatool.isa.operations import Op
from isatool.isa.registers import RegisterRange
from isatool.passes.simplify.matching import Matcher

_ADDEND: Final = 3
"""the place of C among the operands"""


def zero_addends(matcher: Matcher) -> tuple[Edits, int]:
    """Matrix products with the constant as their addend, and how many there are."""
    found: dict[int, AnyInstruction] = {}
    for block in matcher.flow.order:
        for index in matcher.flow.blocks[block].instructions:
            product = matcher.flow.instructions[index]
            if not isinstance(product, Instruction) or index in matcher.flow.fences:
                continue
            if product.operation.startswith(Op.WMMA) and _adds_zeros(matcher, product, index):
                operands = list(product.operands)
                operands[_ADDEND] = replace(operands[_ADDEND], value=Integer(0), spelling="")
                found[index] = product.with_operands(operands)
    return Edits(replaced=found), len(found)


def _adds_zeros(matcher: Matcher, product: Instruction, index: int) -> bool:
    addend = product.operands[_ADDEND]
    signs = (each.value for each in product.modifiers if each.name in ("neg_lo", "neg_hi"))
    if not addend.is_vgpr or any(not isinstance(sign, tuple) or sign[2] for sign in signs):
        return False
    return all(matcher.is_zero(Operand(RegisterRange(register)), index) for register in addend.registers)
