"""Forward analyses over the blocks of a function, to the fixpoint, in the order in which control comes to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from isatool.allowance import spend
from isatool.analysis.cfg import ControlFlow

State = TypeVar("State")


def states_at_starts(
    flow: ControlFlow, entry: State, walk: Callable[[int, State], State], join: Callable[[State, State], State]
) -> dict[int, State]:
    """What holds at the start of every block that control comes to. `walk` gives what holds at the end of a block by
    what holds at its start, which it leaves as it is; `join` what holds where two paths meet. The last walk of a block
    is that of its final state.
    """
    starts = {0: entry} if flow.blocks else {}
    pending = set(starts)
    while pending:
        spend()
        block = min(pending, key=flow.rank.__getitem__)
        pending.discard(block)
        end = walk(block, starts[block])
        for successor in flow.blocks[block].successors:
            known = starts.get(successor)
            joined = end if known is None else join(known, end)
            if known is None or joined != known:
                starts[successor] = joined
                pending.add(successor)
    return starts
