"""Two versions of code: one that may assume what a guard tested, and the code as it was.

The guard (`guards`) is where a loop is entered, once for every entry, or before a line. The copy is after the last
block of the function, so the common path runs straight on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.fallbacks import FALLBACK
from isatool.analysis.loops import Loop
from isatool.diagnostics import RefusedError
from isatool.rewriting.body import Body, Place


def entering_block(flow: ControlFlow, loop: Loop) -> int:
    """The only block from which control enters a loop; RefusedError where code cannot be put on that way.

    It goes nowhere else, or it falls through into the header where it does not branch away.
    """
    if len(loop.entries) == 1 and loop.header:
        block = flow.blocks[loop.entries[0]]
        falls = block.index + 1 == loop.header and block.successors[0] != loop.header
        if len(block.successors) == 1 or (block.ending is Ending.CONDITIONAL and falls):
            return block.index
    raise RefusedError("there is no single place where it is entered")


def with_original(body: Body, places: Sequence[Place]) -> Body:
    """The body with copies of blocks, which have the number 1, after the last block; RefusedError where they may not be
    copied.
    """
    blocks, flow = body.blocks, body.flow
    labels = [blocks[place].label for place in places]
    ending = _free_ending(flow, labels, FALLBACK)
    made = body.copied(places, None, ending)
    for goal in (goal for place in places for goal in blocks[place].next if goal not in places):
        if goal.block >= len(flow.blocks) or not flow.blocks[goal.block].labels:
            label = labels[0] + _free_ending(flow, labels[:1], "_exit")
            return replace(made, blocks={**made.blocks, goal: replace(blocks[goal], label=label)})
    return made


def _free_ending(flow: ControlFlow, labels: Sequence[str], ending: str) -> str:
    """How other labels end than those that there are: a copy of a loop around this one may have one of them already."""
    taken = flow.function.program.labels
    endings = (ending, *(f"{ending}{number}" for number in range(2, len(taken) + 3)))
    return next(each for each in endings if not any(label + each in taken for label in labels))
