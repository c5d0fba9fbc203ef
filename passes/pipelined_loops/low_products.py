"""Products of which only the low half is used, without the register that the addend's high half names.

Compilers take 64-bit multiply-adds for 32-bit addresses and let the addend's high half be whatever lies next to the low
one, such as an accumulator. The high half of the result is dropped, but the instruction reads that register: it can
pass nothing that writes it.
"""

from __future__ import annotations

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.loops import Loop
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.registers import RegisterRange


def plan_low_products(flow: ControlFlow, loop: Loop) -> Edits:
    """A 32-bit product and a sum for each such multiply-add in a loop that writes the register."""
    written = flow.written(loop.blocks)
    liveness = compute_liveness(flow)
    edits = Edits()
    for index in flow.inside(loop.blocks):
        made = _low(flow.instructions[index], written, liveness.after[index])
        if made is not None and index not in flow.fences:
            edits.substitute(index, made)
    return edits


def _low(instruction: AnyInstruction, written: int, alive: int) -> tuple[Instruction, Instruction] | None:
    """(product, sum) for a multiply-add whose result's high half and carry are dead."""
    if instruction.operation != Op.MAD64 or instruction.modifiers or not isinstance(instruction, Instruction):
        return None
    defs = [operand for operand in instruction.operands if operand.is_def]
    uses = [operand for operand in instruction.operands if not operand.is_def]
    if len(uses) != 3 or not defs or not uses[2].is_vgpr or any(each.has_sign for each in uses):
        return None
    low, high = defs[0].registers
    addend, above = uses[2].registers
    dropped = [high, *(register for operand in defs[1:] for register in operand.registers)]
    if any(alive >> register & 1 for register in dropped) or not written >> above & 1:
        return None
    between = RegisterRange(low if addend == high else high)
    product = instruction.sibling(opcodes.V_MUL_LO_U32, (between, uses[0].value, uses[1].value))
    total = instruction.sibling(opcodes.V_ADD_NC_U32_E32, (low, between, addend))
    return (product, total) if product.form is not None and total.form is not None else None
