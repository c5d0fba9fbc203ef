"""Forward analyses over the blocks of a function, to the fixpoint, in the order in which control comes to them, and
searches along its instructions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
    """The state at the start of every reachable block, over paths on which no two tests contradict each other.

    `walk` returns the state at the end of a block for one at its start, which it does not change; `join` the state
    where two paths meet. The last walk of a block starts from its final state.
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


def instructions_from(
    flow: ControlFlow, place: int, stops: Callable[[int], bool], *, backwards: bool = False
) -> Iterator[int]:
    """Yield the instructions on all ways from one (-1: from the entry), itself left out unless a way leads back to it,
    up to and with the first for which `stops` holds; for a way that ends before, the number after the last instruction.

    `backwards`: on all ways to it, and -1 for one that begins before.
    """
    block = flow.blocks[flow.block_of[place] if place >= 0 else 0]
    waiting = [(block, range(place - 1, block.first - 1, -1) if backwards else range(place + 1, block.last))]
    seen: set[int] = set()
    while waiting:
        block, part = waiting.pop()
        for index in part:
            yield index
            if stops(index):
                break
        else:
            onward = block.predecessors if backwards else block.successors
            if not onward:
                yield -1 if backwards else len(flow.instructions)
            for number in onward:
                if number not in seen:
                    seen.add(number)
                    whole = flow.blocks[number].instructions
                    waiting.append((flow.blocks[number], whole[::-1] if backwards else whole))
