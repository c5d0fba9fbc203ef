"""How much of a function's VALU work is issued in pairs (VOPD), block by block, weighted by loop depth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.loops import LoopForest, find_loops
from isatool.isa.table import Unit
from isatool.records import record

ITERATIONS_PER_LOOP: Final = 10
DEEPEST: Final = 4
"""a block counts ten times for every loop around it, at most so many"""


@record
class BlockIssue:
    """VALU issue slots of a basic block, `pairs` of which hold two instructions. `line`: of its first instruction."""

    label: str
    line: int
    depth: int
    slots: int
    pairs: int

    @property
    def operations(self) -> int:
        """VALU instructions, each half of a pair counted."""
        return self.slots + self.pairs

    @property
    def ratio(self) -> float:
        """The part of the VALU instructions that is issued in pairs, 0 to 1."""
        return 2 * self.pairs / self.operations if self.operations else 0.0

    @property
    def weight(self) -> int:
        """How often it is counted: an estimate from loop depth alone."""
        return int(ITERATIONS_PER_LOOP ** min(self.depth, DEEPEST))


@record
class IssueSums:
    """Sums over blocks; `weighted` ones count every block by its weight."""

    slots: int
    pairs: int
    weighted_slots: int
    weighted_pairs: int

    @property
    def ratio(self) -> float:
        """The part of the VALU instructions that is issued in pairs, weighted, 0 to 1."""
        operations = self.weighted_slots + self.weighted_pairs
        return 2 * self.weighted_pairs / operations if operations else 0.0


def block_issues(flow: ControlFlow, forest: LoopForest | None = None) -> tuple[BlockIssue, ...]:
    """Figures of every block in file order."""
    forest = forest or find_loops(flow)
    found: list[BlockIssue] = []
    for block in flow.blocks:
        slots = pairs = 0
        for index in block.instructions:
            instruction = flow.instructions[index]
            if instruction.unit is Unit.VALU:
                slots += 1
                pairs += instruction.is_dual
        line = flow.line_number(block.first)
        label = block.labels[0] if block.labels else ""
        found.append(BlockIssue(label, line, forest.depth(block.index), slots, pairs))
    return tuple(found)


def total(issues: Iterable[BlockIssue]) -> IssueSums:
    """The sums of some blocks."""
    blocks = tuple(issues)
    return IssueSums(
        sum(block.slots for block in blocks),
        sum(block.pairs for block in blocks),
        sum(block.slots * block.weight for block in blocks),
        sum(block.pairs * block.weight for block in blocks),
    )
