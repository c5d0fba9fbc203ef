"""What copies of loops are made of: the lines of a loop, its only exit, names of labels in copies, branches to them.

A loop is one piece of text if its blocks stand together in the file, the header first and the only latch last. That is
how compilers and people lay out counted loops.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import field

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.loops import Loop
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import branch_target
from isatool.isa.operations import Op
from isatool.records import record
from isatool.rewriting.body import require_plain
from isatool.rewriting.text import ends_before


@record
class LoopText:
    """A loop as lines [first, last) of a program; `first` is a label line before the header."""

    flow: ControlFlow
    loop: Loop
    first: int
    last: int
    labels: frozenset[str] = field(default_factory=frozenset)
    """labels inside that branches inside name, the header's own among them"""

    @property
    def header_labels(self) -> frozenset[str]:
        """The labels before the header that branches name."""
        return self.labels & frozenset(self.loop.labels)

    @property
    def instructions(self) -> range:
        """Dense indices of its instructions."""
        blocks = [self.flow.blocks[block] for block in sorted(self.loop.blocks)]
        return range(blocks[0].first, blocks[-1].last)


def find_text(flow: ControlFlow, loop: Loop) -> LoopText:
    """The lines of a loop; RefusedError if they are not together or hold what cannot be copied."""
    blocks = sorted(loop.blocks)
    if blocks != list(range(blocks[0], blocks[-1] + 1)) or blocks[0] != loop.header:
        raise RefusedError("its blocks are not together in the file with the header first")
    if loop.latches != (blocks[-1],):
        raise RefusedError("it has more than one way back to its header, or the last block is not the latch")
    lines = flow.function.program.lines
    first = flow.lines[flow.blocks[loop.header].first]
    while first > 0 and not lines[first - 1].has_instruction and not ends_before(lines[first - 1]):
        first -= 1
    last = flow.lines[flow.blocks[blocks[-1]].last - 1] + 1
    named = {branch_target(instruction) for instruction in flow.instructions}
    inside = {label for block in blocks for label in flow.blocks[block].labels if label in named}
    require_plain(flow, flow.inside(blocks))
    for index, instruction in enumerate(flow.instructions):
        target = branch_target(instruction)
        outside = flow.block_of[index] not in loop.blocks
        if target in inside and outside and target not in loop.labels:
            raise RefusedError(f"a branch from outside leads into it at {target}")
    return LoopText(flow, loop, first, last, frozenset(inside))


def header_and_rest(loop: Loop) -> list[int]:
    """The blocks of a loop in the order of the file, the header first."""
    blocks = sorted(loop.blocks)
    start = blocks.index(loop.header)
    return blocks[start:] + blocks[:start]


@record
class Exit:
    """The only exit of a loop: the block with the test, and the block that it leads to."""

    block: int
    target: int


def only_exit(text: LoopText) -> Exit:
    """The exit of a loop that has one, passed in every iteration; RefusedError if its test cannot be taken out."""
    loop, flow = text.loop, text.flow
    if len(loop.exits) != 1 or not flow.dominates(loop.exits[0][0], loop.latches[0]):
        raise RefusedError("it can be left at more than one place")
    found = Exit(*loop.exits[0])
    blocks = sorted(loop.blocks)
    if found.block == blocks[-1]:
        return found
    rest = blocks[blocks.index(found.block) + 1 :]
    if not all(flow.dominates(found.block, block) for block in rest):
        raise RefusedError("blocks after its exit test can be reached without passing it")
    if flow.instructions[flow.blocks[blocks[-1]].last - 1].operation != Op.BRANCH:
        raise RefusedError("it is left in the middle and does not end with a plain branch to its header")
    return found


def unrolled_label(label: str, factor: int) -> str:
    """The name of the main loop that holds `factor` bodies of a loop, which stays for the rest."""
    return f"{label}_by{factor}"


def without_unrolling(label: str) -> tuple[str, int]:
    """(the loop that a main loop of several bodies was made of, how many bodies it holds); (itself, 1) for others."""
    found = re.fullmatch(r"(.+)_by(\d+)", label)
    return (found[1], int(found[2])) if found is not None else (label, 1)


def is_unrolled(label: str, labels: Collection[str]) -> bool:
    """True for the label of a main loop of several bodies, and of the loop left for the rest, among `labels`."""
    if re.search(r"_by\d+$", label):
        return True
    return any(re.fullmatch(re.escape(label) + r"_by\d+", other) for other in labels)
