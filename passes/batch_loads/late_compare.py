"""The test of a loop right before its branch: from an early comparison on, SCC is taken and no base can be computed."""

from __future__ import annotations

from isatool.analysis.edits import Edits
from isatool.analysis.loops import loop_at
from isatool.isa.registers import SCC
from isatool.passes.common.draft import Draft


def with_late_compare(draft: Draft, label: str) -> Draft | None:
    """The draft with the comparison that decides about another iteration of a loop at the end of its latch; None where
    it is there, or cannot be.
    """
    flow = draft.flow()
    loop = loop_at(flow, label)
    if len(loop.latches) != 1:
        return None
    block = flow.blocks[loop.latches[0]]
    branch = block.last - 1
    if not flow.instructions[branch].is_branch or not flow.effects[branch].reads >> SCC & 1:
        return None
    between = 0
    for index in range(branch - 1, block.first - 1, -1):
        effect = flow.effects[index]
        if effect.writes >> SCC & 1:
            plain = effect.writes == 1 << SCC and index not in flow.fences and not effect.reads & between
            if not plain or index == branch - 1:
                return None
            return draft.edited(flow, Edits({index}, before={branch: (flow.instructions[index],)}))
        between |= effect.writes
        if effect.reads >> SCC & 1:
            return None
    return None
