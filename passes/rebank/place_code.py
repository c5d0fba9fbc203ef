"""The body of a rewritten function on real registers: pairs that may not stand are split, singles paired again."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from isatool.analysis.virtual import VirtualCode, VirtualInstruction
from isatool.ir.instruction import Instruction
from isatool.ir.line import Line
from isatool.ir.moves import is_plain_move
from isatool.ir.pairs import as_single
from isatool.passes.rebank.repair_pairs import MutualSwapError, Placed, pair_again, split_illegal

_STALE_COMMENT: Final = re.compile(r"implicit-def:|kill:|\bDEBUG_VALUE:|\$vgpr\d")


def place(code: VirtualCode, registers: Mapping[int, int]) -> tuple[list[Placed], list[Line]]:
    """The rewritten body on real registers: illegal pairs split, singles paired; and the lines after the last one.

    Moves of a register to itself and stale hints are left out; the lines before them stay.
    """
    placed: list[Placed] = []
    leading: list[Line] = []
    for block in code.blocks:
        own: list[Placed] = []
        for item in block.items:
            if isinstance(item, Line):
                if not _names_registers(item):
                    leading.append(item)
                continue
            for part in _real(item, registers, tuple(leading)):
                own += _legal(part, item)
                leading = []
        placed += pair_again(own)
    return placed, leading


def is_placeable(code: VirtualCode, registers: Mapping[int, int]) -> bool:
    """Whether every pair may stay on these registers or be taken apart."""
    pairs = (item for block in code.blocks for item in block.instructions if len(item.halves) > 1)
    try:
        for item in pairs:
            for part in _real(item, registers, ()):
                _legal(part, item)
    except MutualSwapError:
        return False
    return True


def _real(item: VirtualInstruction, registers: Mapping[int, int], leading: tuple[Line, ...]) -> list[Placed]:
    instruction = item.materialise(registers)
    if instruction.is_annotation:
        return []
    line = item.line
    keep = line is not None and (bool(line.opaque_reason) or instruction.is_opaque)
    if line is not None and instruction == line.instruction:
        return [Placed(instruction, item.origins, leading, line, line.comment, keep)]
    comment = line.comment if line is not None else ""
    halves = [half for half in instruction.halves if not _is_identity(half)]
    if not halves:
        return []
    if len(halves) < len(instruction.halves):
        instruction = as_single(halves[0])
    return [Placed(instruction, item.origins, leading, None, comment, keep)]


def _names_registers(line: Line) -> bool:
    """A comment of the compiler about registers that are recomputed: it would be stale."""
    return not line.labels and line.directive is None and _STALE_COMMENT.search(line.comment) is not None


def _is_identity(half: Instruction) -> bool:
    """A move of a register to itself."""
    return is_plain_move(half) and half.operands[0].value == half.operands[1].value


def _legal(placed: Placed, item: VirtualInstruction) -> list[Placed]:
    """The instruction, split if it is a pair that may not stand; a pair that is as it was read stays."""
    return [placed] if placed.line is not None or placed.keep else split_illegal(placed, item.instruction)
