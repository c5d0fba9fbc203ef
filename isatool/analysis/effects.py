"""What one instruction reads and writes, as bit sets over register codes, and how much of a register a write replaces.

A vector write changes only the lanes that are on in EXEC (ISA guide 3.2.2); 16-bit results, d16 loads, single-lane
writes and DPP with lanes that may be switched off keep part of the old value in the other lanes too (7.4, 7.7).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Operand
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_HI, EXEC_LO, NULL, VGPR_BASE, VGPR_COUNT
from isatool.isa.table import Role, Unit
from isatool.records import record

VGPRS: Final = ((1 << VGPR_COUNT) - 1) << VGPR_BASE
SGPRS: Final = (1 << 106) - 1
EXEC: Final = 1 << EXEC_LO | 1 << EXEC_HI
_ALL_LANES: Final = frozenset(("row_mask:0xf", "bank_mask:0xf", "bound_ctrl:1"))
EVERYTHING: Final = (1 << 513) - 1 & ~(1 << NULL)


@record
class Effects:
    """Bit sets: bit n is the register with code n.

    `keeps`: written, but part of the old value survives in every lane or in some; those registers are in `reads` too.
    `lanes`: written only in the lanes that are on in EXEC. `cross`: VGPRs read in lanes that may be off.
    """

    reads: int
    writes: int
    keeps: int = 0
    lanes: int = 0
    cross: int = 0


OPAQUE_EFFECTS: Final = Effects(EVERYTHING, EVERYTHING, EVERYTHING, 0, VGPRS)


def bits(numbers: Iterable[int]) -> int:
    """Registers, or other numbers, as a bit set."""
    result = 0
    for number in numbers:
        result |= 1 << number
    return result


def members(mask: int) -> Iterator[int]:
    """The positions of the bits that are set, from the lowest up."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def effects_of(instruction: AnyInstruction) -> Effects:
    """Reads and writes of an instruction or VOPD; everything if the table does not know it. Found once for each."""
    found = instruction.derived
    if found is None:
        found = instruction.derived = _effects_of(instruction)
    assert isinstance(found, Effects)
    return found


def _effects_of(instruction: AnyInstruction) -> Effects:
    if instruction.is_opaque:
        return OPAQUE_EFFECTS
    reads, writes = bits(instruction.uses), bits(instruction.defs)
    keeps = cross = 0
    vector_writes = writes & VGPRS
    lanes = vector_writes
    for half in instruction.halves:
        row = half.row
        if row is None:
            return OPAQUE_EFFECTS
        if row.partial == "indexed":
            return _indexed(half, reads, writes)
        if vector_writes:
            for operand in half.operands:
                if operand.role is Role.USEDEF and len(instruction.halves) == 1 and _is_overwritten(half, operand):
                    reads &= ~bits(operand.registers)
                elif operand.is_def and keeps_old_value(operand):
                    keeps |= bits(operand.registers) & VGPRS
        if row.ignores_exec:
            lanes = 0
        moves = row.cross_lane or (half.form is not None and half.form.dpp)
        if row.ignores_exec or (moves and not gives_zero_for_lanes_off(half)):
            cross |= reads & VGPRS
    reads |= keeps
    return Effects(reads & ~(1 << NULL), writes & ~(1 << NULL), keeps, lanes, cross)


def gives_zero_for_lanes_off(half: Instruction) -> bool:
    """Whether a move between lanes gives 0 or keeps the old result if the source lane is off, whatever that lane holds:
    through LDS (ISA guide 16.15), by DPP without fi (7.7), a permutation of rows without its first flag (16.6.1).
    """
    if half.form is not None and half.form.dpp:
        return not any(each.name == "fi" and each.value for each in half.modifiers)
    if half.operation in (Op.PERMLANE16, Op.PERMLANEX16):
        flags = (each.value for each in half.modifiers if each.name == "op_sel")
        return not any(not isinstance(flag, tuple) or flag[0] for flag in flags)
    return half.operation in (Op.BPERMUTE, Op.PERMUTE, Op.SWIZZLE)


def _is_overwritten(half: Instruction, result: Operand) -> bool:
    """Whether a DPP move, or a permutation of rows, writes every lane that is on: lanes without a source get 0 (RDNA3
    ISA guide 16.6.1), or lanes that are off are read (op_sel of permutations: the first flag, 0 by the second).
    """
    if any(set(operand.registers) & set(result.registers) for operand in half.operands[1:]):
        return False
    if half.operation in (Op.PERMLANE16, Op.PERMLANEX16):
        flags = (each.value for each in half.modifiers if each.name == "op_sel")
        return any(isinstance(flag, tuple) and any(flag[:2]) for flag in flags)
    if half.form is None or not half.form.dpp or half.operation != Op.MOV or result.half:
        return False
    return _ALL_LANES.issubset(map(str, half.modifiers))


def _indexed(instruction: Instruction, reads: int, writes: int) -> Effects:
    """A move whose register number is M0 plus the printed one: any register of the file may be meant."""
    file = VGPRS if instruction.unit is Unit.VALU else SGPRS
    reads |= file
    if any(operand.role is Role.USEDEF for operand in instruction.operands):
        return Effects(reads, writes | file, file, 0, reads & VGPRS)
    return Effects(reads, writes, 0, writes & VGPRS, reads & VGPRS)


def keeps_old_value(operand: Operand) -> bool:
    """True if the instruction replaces only part of what the operand held, whatever EXEC is, or reads it by its
    nature.
    """
    return operand.role is Role.USEDEF or (operand.role is Role.DEF and bool(operand.half))
