"""Long jumps that are no more than a branch: nobody reads what they compute."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.liveness import compute_liveness
from isatool.ir.views import kept


@kept
def plain_jumps(flow: ControlFlow) -> Mapping[int, int]:
    """First instruction of such a jump -> where it goes."""
    found = {}
    for jump in flow.long_jumps:
        written = reduce(or_, (flow.effects[index].writes for index in jump.indices))
        block = flow.block_at(jump.last)
        if block.successors and not written & compute_liveness(flow).after[jump.last]:
            found[jump.first] = flow.blocks[block.successors[0]].first
    return found
