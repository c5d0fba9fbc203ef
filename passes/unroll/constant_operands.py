"""Scalars that are constants at a place, written into the vector instructions that read them.

After an unrolled loop a counter has a known value in every copy. An integer instruction takes it as an inline constant
or as its one literal (RDNA3 ISA guide 7.2: any number of inline constants, one literal of 32 bits), and the scalar
arithmetic is dead if nothing else reads it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.edits import Edits
from isatool.analysis.effects import SGPRS
from isatool.bitvec.words import signed
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Float, Integer, Operand
from isatool.ir.pairs import literal_word
from isatool.isa.constants import INLINE_INTEGERS
from isatool.isa.operations import Op
from isatool.isa.registers import Register, RegisterRange
from isatool.isa.table import Unit

_INTEGER: Final = ("_u32", "_i32", "_b32")


def plan_constants(affine: Affine, registers: int) -> Edits:
    """Vector instructions with constants in the place of SGPRs, of those in a bit set."""
    replaced: dict[int, AnyInstruction] = {}
    wanted = registers & SGPRS
    for block in affine.flow.order:
        if not any(affine.flow.effects[index].reads & wanted for index in affine.flow.blocks[block].instructions):
            continue
        for index, state in affine.replay(block):
            instruction = affine.flow.instructions[index]
            if not affine.flow.effects[index].reads & wanted or not _takes_constants(affine, index, instruction):
                continue
            assert isinstance(instruction, Instruction)
            known: dict[int, int] = {}
            for place, operand in enumerate(instruction.operands):
                register = operand.register
                if operand.is_use and register is not None and wanted >> register & 1 and _is_plain(operand):
                    value = affine.value(state, register, index)
                    if value.is_constant:
                        known[place] = signed(value.constant, 32)
            new = _with(instruction, known) if known else None
            if new is not None:
                replaced[index] = new
    return Edits(replaced=replaced)


def _takes_constants(affine: Affine, index: int, instruction: AnyInstruction) -> bool:
    return (
        isinstance(instruction, Instruction)
        and instruction.unit is Unit.VALU
        and index not in affine.flow.fences
        and not instruction.modifiers
        and instruction.mnemonic.endswith(_INTEGER)
        and instruction.row is not None
        and not (instruction.row.cross_lane or instruction.row.partial == "indexed" or instruction.operation == Op.SWAP)
    )


def _is_plain(operand: Operand) -> bool:
    return (
        isinstance(operand.value, RegisterRange)
        and isinstance(operand.register, Register)
        and not (operand.is_modified or operand.spelling)
    )


def _with(instruction: Instruction, known: dict[int, int]) -> Instruction | None:
    """The instruction with constants at these operands, None if they do not fit into one literal."""
    constants = [operand for operand in instruction.operands if isinstance(operand.value, (Integer, Float))]
    words = {word for operand in constants if (word := literal_word(operand)) is not None}
    words |= {value & 0xFFFFFFFF for value in known.values() if value not in INLINE_INTEGERS}
    if len(words) > 1:
        return None
    operands = [
        replace(operand, value=Integer(known[place])) if place in known else operand
        for place, operand in enumerate(instruction.operands)
    ]
    built = instruction.sibling(instruction.name, [Operand(operand.value) for operand in operands])
    return built if built.form is not None else None
