"""64-bit VALU encodings whose operands fit the 32-bit one are shortened (ISA guide 7.1: VOP3 against VOP1, VOP2).

The carry form writes VCC in its short encoding, so it is only shortened where nothing reads VCC afterwards.
"""

from __future__ import annotations

from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.liveness import compute_liveness
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Operand
from isatool.isa.operations import Op
from isatool.isa.registers import NULL, VCC_LO, RegisterRange

_CARRY: Final = frozenset((Op.ADD_CO_CI, Op.SUB_CO_CI, Op.SUBREV_CO_CI))
_VCC: Final = RegisterRange(VCC_LO)
_NULL: Final = RegisterRange(NULL)


def plan_shrinking(flow: ControlFlow) -> Edits:
    """Replacements of e64 instructions by e32 ones that compute the same."""
    after = compute_liveness(flow).after
    replaced: dict[int, AnyInstruction] = {}
    for index, instruction in enumerate(flow.instructions):
        if index in flow.fences or not isinstance(instruction, Instruction) or instruction.suffix != "e64":
            continue
        shorter = _shrunk(instruction, vcc_dead=not after[index] >> VCC_LO & 1)
        if shorter is not None:
            replaced[index] = shorter
    return Edits(replaced=replaced)


def _shrunk(instruction: Instruction, vcc_dead: bool) -> Instruction | None:
    """The e32 form, or None if there is none that does the same."""
    if instruction.modifiers or instruction.is_opaque:
        return None
    operands = instruction.operands
    if any(operand.neg or operand.abs or operand.half or operand.spelling for operand in operands):
        return None
    values: list[Operand] = [Operand(operand.value) for operand in operands]
    if instruction.operation in _CARRY:
        if operands[4].value != _VCC or (operands[1].value == _NULL and not vcc_dead):
            return None
        if operands[1].value not in (_NULL, _VCC):
            return None
        values[1] = Operand(_VCC)
    elif any(operand.is_def and not operand.is_vgpr for operand in operands) and operands[0].value != _VCC:
        return None
    built = Instruction.build(instruction.mnemonic + "_e32", values)
    if built.form is None or not built.form.encoding.startswith(("vop1", "vop2", "vopc")):
        return None
    same = set(built.defs) - {VCC_LO} == set(instruction.defs) - {VCC_LO} and set(built.uses) == set(instruction.uses)
    return built if same else None
