"""After registers were given out again: VOPDs that became illegal are split, neighbours are paired again in a window.

Both halves of a VOPD read before either writes (ISA guide 7.6): the half whose destination the other reads goes last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from isatool.analysis.effects import OPAQUE_EFFECTS, effects_of
from isatool.ir.instruction import AnyInstruction, Dual, Instruction
from isatool.ir.line import Line
from isatool.ir.pairs import as_single, half_of, pair_up
from isatool.isa.registers import Register
from isatool.isa.table import Unit
from isatool.isa.vopd import is_legal, violations
from isatool.records import record

WINDOW: Final = 12
_WHATEVER_REGISTERS: Final = frozenset(("R10", "R17"))
"""rules against generating a pair that no choice of registers keeps or breaks: a compiler's pair may stay"""


class MutualSwapError(Exception):
    """A VOPD is illegal now and cannot be split: each half reads what the other writes, or one has no other form."""


@record
class Placed:
    """An instruction of a block, the input lines it stands for, and the lines without instruction before it.

    `line` is the input line if the instruction is still the one on it; `keep` marks one that must not be touched.
    """

    instruction: AnyInstruction
    origins: tuple[int, ...]
    leading: tuple[Line, ...] = ()
    line: Line | None = None
    comment: str = ""
    keep: bool = False

    @property
    def is_anchored(self) -> bool:
        """True if a label or directive is before it, so that it cannot move up."""
        return any(line.labels or line.directive for line in self.leading)

    def lines(self, number: int) -> list[Line]:
        """The leading lines and the line of the instruction; `number` is the input line that a new line stands for."""
        made = self.line if self.line is not None else Line.of(self.instruction, self.comment, number=number)
        return [*self.leading, made]


def split_illegal(placed: Placed, before: AnyInstruction | None = None) -> list[Placed]:
    """The VOPD itself if it may be generated, or is legal and breaks no rule that it did not break `before` it got its
    registers; else its halves in an order that computes the same.
    """
    instruction = placed.instruction
    if not isinstance(instruction, Dual):
        return [placed]
    broken = _broken(instruction)
    if not broken or (all(rule in _WHATEVER_REGISTERS for rule, _ in broken) and broken <= _broken(before)):
        return [placed]
    return split(placed)


def _broken(instruction: AnyInstruction | None) -> set[tuple[str, tuple[str, ...]]]:
    """Rule and place of what a VOPD breaks; its halves have no order: both read before either writes."""
    if not isinstance(instruction, Dual):
        return set()
    x, y = half_of(instruction.x), half_of(instruction.y)
    if x is None or y is None:
        return set()
    return {(found.rule, found.operands) for found in violations(x, y, generate=False)}


def split(placed: Placed) -> list[Placed]:
    """The two halves, reader first; MutualSwapError if they cannot be single."""
    instruction = placed.instruction
    assert isinstance(instruction, Dual)
    try:
        first, second = as_single(instruction.x), as_single(instruction.y)
    except ValueError as error:  # a half that exists only as half
        raise MutualSwapError(str(error)) from None
    if set(first.defs) & set(second.uses):
        first, second = second, first
        if set(first.defs) & set(second.uses):
            raise MutualSwapError(str(instruction))
    return [Placed(first, placed.origins, placed.leading, comment=placed.comment), Placed(second, placed.origins)]


def pair_again(block: Sequence[Placed]) -> list[Placed]:
    """Pair single instructions with a legal partner at most WINDOW ahead that can move up to them.

    Nothing moves across memory operations, waits or control; only eligible VALU instructions move.
    """
    output: list[Placed] = []
    used: set[int] = set()
    for position, placed in enumerate(block):
        if position in used:
            continue
        half = half_of(placed.instruction) if isinstance(placed.instruction, Instruction) and not placed.keep else None
        if half is None:
            output.append(placed)
            continue
        partner = _partner(block, position, used)
        if partner is None:
            output.append(placed)
            continue
        other, pair = partner
        used.add(other)
        origins = placed.origins + block[other].origins
        output.append(Placed(pair, origins, placed.leading + block[other].leading, comment=placed.comment))
    return output


def _partner(block: Sequence[Placed], position: int, used: set[int]) -> tuple[int, Dual] | None:
    """The nearest instruction that may be issued together with the one at `position`, and the pair."""
    first = block[position].instruction
    assert isinstance(first, Instruction)
    first_half = half_of(first)
    assert first_half is not None
    read: set[Register] = set()
    written: set[Register] = set()
    for other in range(position + 1, min(len(block), position + 1 + WINDOW)):
        if other in used:
            continue
        placed = block[other]
        candidate = placed.instruction
        if placed.keep or placed.is_anchored or _is_fence(candidate):
            return None
        half = half_of(candidate) if isinstance(candidate, Instruction) else None
        uses, defs = set(candidate.uses), set(candidate.defs)
        if half is not None and isinstance(candidate, Instruction):
            movable = not (uses & written or defs & (written | read))
            # The earlier instruction's destination may not be read by the later one; both read before either writes.
            if movable and not (set(first.defs) & (uses | defs)):
                if is_legal(first_half, half, first="x"):
                    return other, pair_up(first, candidate)
                if is_legal(half, first_half, first="y"):
                    return other, pair_up(candidate, first)
        read |= uses
        written |= defs
    return None


def _is_fence(instruction: AnyInstruction) -> bool:
    """Nothing moves across memory operations, waits, scalar code, control flow and unknown effects."""
    return instruction.unit is not Unit.VALU or effects_of(instruction) is OPAQUE_EFFECTS
