"""Forward analyses over the blocks of a function, to the fixpoint, in the order in which control comes to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from isatool.allowance import spend
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.path_facts import NO_FACTS, Facts, path_facts

State = TypeVar("State")
_MOST_WAYS: Final = 16
"""to a block that are kept apart by what tests on them gave"""


def states_at_starts(
    flow: ControlFlow, entry: State, walk: Callable[[int, State], State], join: Callable[[State, State], State]
) -> dict[int, State]:
    """What holds at the start of every block that control comes to, on paths that are possible by what tests on them
    gave. `walk` gives what holds at the end of a block by what holds at its start, which it leaves as it is; `join`
    what holds where two paths meet. The last walk of a block is that of its final state.
    """
    facts = path_facts(flow)
    starts: dict[tuple[int, Facts], State] = {(0, NO_FACTS): entry} if flow.blocks else {}
    ways: dict[int, set[Facts]] = {0: {NO_FACTS}}
    pending = dict.fromkeys(starts)  # in an order, so that the same comes out each time
    while pending:
        spend()
        place = min(pending, key=lambda each: flow.rank[each[0]])
        del pending[place]
        end = walk(place[0], starts[place])
        for successor, known in facts.onward(*place):
            way = ways.setdefault(successor, set())
            if known not in way and len(way) >= _MOST_WAYS:
                known = NO_FACTS
            way.add(known)
            before = starts.get((successor, known))
            joined = end if before is None else join(before, end)
            if before is None or joined != before:
                starts[successor, known] = joined
                pending[successor, known] = None
    found: dict[int, State] = {}
    for (block, _), state in starts.items():
        found[block] = state if block not in found else join(found[block], state)
    for block, way in ways.items():
        if len(way) > 1:
            walk(block, found[block])
    return found
