"""Copies of a constant made from the constant itself: `v_mov v5, v2` after `v_mov v2, 0` as `v_mov v5, 0`.

Compilers copy the zero of one accumulator to all others. The halves of a VOPD must not read one bank (RDNA3 ISA guide
7.6), so two such copies never pair, while two moves of inline constants do.
"""

from __future__ import annotations

from collections.abc import Mapping

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS, members
from isatool.ir.instruction import AnyInstruction, Instruction, whole_instruction
from isatool.ir.moves import is_plain_move
from isatool.ir.operands import Integer
from isatool.isa.constants import INLINE_INTEGERS
from isatool.isa.registers import Register


def plan_constant_copies(flow: ControlFlow) -> Edits:
    """The copies of inline integers in every block, as long as EXEC stays what it was where the constant was made."""
    replaced: dict[int, AnyInstruction] = {}
    for block in flow.blocks:
        known: dict[Register, int] = {}
        for index in block.instructions:
            instruction, effect = flow.instructions[index], flow.effects[index]
            if index in flow.fences or effect is OPAQUE_EFFECTS or effect.writes & EXEC:
                known.clear()
                continue
            made = _with_constants(instruction, known)
            if made is not None:
                replaced[index] = made
            for register in map(Register, members(effect.writes)):
                known.pop(register, None)
            for half in (made or instruction).halves:
                if is_plain_move(half) and isinstance(half.operands[1].value, Integer):
                    number = half.operands[1].value.value
                    if number in INLINE_INTEGERS:
                        known[half.operands[0].registers[0]] = number
    return Edits(replaced=replaced)


def _with_constants(instruction: AnyInstruction, known: Mapping[Register, int]) -> AnyInstruction | None:
    """The instruction with constants in the place of registers that hold them; None if nothing changes."""
    halves = [_constant_move(half, known) for half in instruction.halves]
    if all(half is None for half in halves):
        return None
    return whole_instruction([new or old for new, old in zip(halves, instruction.halves, strict=True)])


def _constant_move(half: Instruction, known: Mapping[Register, int]) -> Instruction | None:
    if not is_plain_move(half) or not half.operands[1].is_vgpr:
        return None
    number = known.get(half.operands[1].registers[0])
    if number is None:
        return None
    made = half.sibling(half.name, (half.operands[0].value, number))
    return made if made.form is not None else None
