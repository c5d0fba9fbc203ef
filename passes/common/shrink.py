"""64-bit VALU encodings whose operands fit the 32-bit one are shortened (ISA guide 7.1: VOP3 against VOP1, VOP2).

The carry form writes VCC in its short encoding, so it is only shortened where nothing reads VCC afterwards. A 16-bit
operand of a 32-bit encoding has seven bits for its VGPR (ISA guide 7.1): beyond v127 it takes the 64-bit one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.liveness import compute_liveness
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Operand
from isatool.isa.operations import Op
from isatool.isa.registers import NULL, VCC_LO, RegisterRange
from isatool.isa.short_encodings import LOW_VGPRS, is_low_only

_CARRY: Final = frozenset((Op.ADD_CO_CI, Op.SUB_CO_CI, Op.SUBREV_CO_CI))
_VCC: Final = RegisterRange(VCC_LO)
_NULL: Final = RegisterRange(NULL)
_SHORT: Final = ("vop1", "vop2", "vopc")


def plan_encodings(flow: ControlFlow) -> Edits:
    """Replacements of e64 instructions by e32 ones that compute the same, and of e32 ones that cannot be encoded."""
    after = compute_liveness(flow).after
    replaced: dict[int, AnyInstruction] = {}
    for index, instruction in enumerate(flow.instructions):
        if index in flow.fences or not isinstance(instruction, Instruction):
            continue
        if _exceeds_short_form(instruction):
            longer = _widened(instruction, flow.function.wave_size)
            if longer is not None:
                replaced[index] = longer
            continue
        if instruction.suffix != "e64":
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
    if any(operand.is_modified or operand.spelling for operand in operands):
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
    built = instruction.sibling(instruction.mnemonic + "_e32", values)
    if built.form is None or not built.form.encoding.startswith(_SHORT) or _exceeds_short_form(built):
        return None
    same = set(built.defs) - {VCC_LO} == set(instruction.defs) - {VCC_LO} and set(built.uses) == set(instruction.uses)
    return built if same else None


def _widened(instruction: Instruction, wave_size: int) -> Instruction | None:
    """The e64 form, or None if there is none."""
    name = f"{instruction.mnemonic}_e64{'_dpp' if instruction.form is not None and instruction.form.dpp else ''}"
    operands = [replace(operand, spelling="") for operand in instruction.operands]
    built = instruction.sibling(name, operands, instruction.modifiers, wave_size)
    return built if built.form is not None and not built.form.encoding.startswith(_SHORT) else None


def _exceeds_short_form(instruction: Instruction) -> bool:
    """Whether a 16-bit operand of a short encoding is a VGPR that it cannot name."""
    row, form = instruction.row, instruction.form
    if row is None or form is None or not form.encoding.startswith(_SHORT):
        return False
    return any(
        operand.register is not None and operand.is_vgpr and operand.register.index >= LOW_VGPRS
        for operand, spec in zip(instruction.operands, form.operands, strict=False)
        if is_low_only(row, form, spec)
    )
