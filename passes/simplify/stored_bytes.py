"""Bytes that are stored from upper halves: one shift by 8 serves the stores of bytes 1 and 3 of a word.

A store of a byte takes bits 0 to 7 of a register or, in its d16_hi form, bits 16 to 23. Compilers store byte 2 so, but
shift the word by 8 and by 24 for the other two. Byte 3 is in the upper half of the word shifted by 8.
"""

from __future__ import annotations

from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.effects import EXEC, members
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.registers import Register
from isatool.isa.table import AddressSpace
from isatool.model.pricing import access_bytes

_UPPER: Final = {
    AddressSpace.LDS: opcodes.DS_STORE_B8_D16_HI,
    AddressSpace.GLOBAL: opcodes.GLOBAL_STORE_D16_HI_B8,
}
_HALF: Final = 16
"""bits by which the upper half is shifted already"""


def stored_bytes(flow: ControlFlow) -> tuple[Edits, int]:
    """Stores that take their byte from an upper half, and how many."""
    replaced: dict[int, AnyInstruction] = {}
    for block in flow.order:
        held: dict[Register, tuple[Register, int]] = {}
        for index in flow.blocks[block].instructions:
            instruction, writes = flow.instructions[index], flow.effects[index].writes
            if isinstance(instruction, Instruction) and index not in flow.kept:
                made = _from_upper_half(instruction, held)
                if made is not None:
                    replaced[index] = flow.function.build(
                        _UPPER[instruction.space],
                        instruction.operands[0],
                        made,
                        *instruction.operands[2:],
                        modifiers=instruction.modifiers,
                    )
            if writes & EXEC:
                held.clear()
            changed = set(members(writes))
            held = {each: of for each, of in held.items() if each not in changed and of[0] not in changed}
            shift = _shift(instruction)
            if shift is not None and shift[0] != shift[1]:
                held[shift[0]] = shift[1:]
    return Edits(replaced=replaced), len(replaced)


def _shift(instruction: AnyInstruction) -> tuple[Register, Register, int] | None:
    """(result, source, bits) of a shift of a word to the right by a constant."""
    row = instruction.row
    if not isinstance(instruction, Instruction) or row is None or row.type != "b32" or instruction.modifiers:
        return None
    if instruction.operation != Op.LSHRREV:
        return None
    result, amount, source = instruction.operands
    if result.is_vgpr and isinstance(amount.value, Integer) and source.is_vgpr:
        return result.registers[0], source.registers[0], amount.value.value
    return None


def _from_upper_half(store: Instruction, held: dict[Register, tuple[Register, int]]) -> Register | None:
    """The register in whose upper half the byte is that a store takes from the lower half of a shifted word."""
    if store.operation != Op.STORE or store.space not in _UPPER or access_bytes(store) != 1:
        return None
    data = store.operands[1]
    found = held.get(data.registers[0]) if data.is_vgpr else None
    if found is None or found[1] < _HALF:
        return None
    word, amount = found
    if amount == _HALF:
        return word
    return next((each for each, of in held.items() if of == (word, amount - _HALF)), None)
