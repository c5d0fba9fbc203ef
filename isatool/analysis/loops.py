"""Natural loops of a control flow graph: headers, bodies, nesting, latches, exits, preheaders."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from isatool.analysis.cfg import ControlFlow, reachable
from isatool.diagnostics import RefusedError
from isatool.ir.views import kept
from isatool.records import dataclass, record


@record
class Loop:
    """A natural loop. `parent` is the index of the innermost loop around it, -1 for none; `depth` is 1 outermost.
    `labels` are those of its header, `entries` the blocks outside from which control comes to it.

    `preheader` is the only block that enters the header from outside and goes nowhere else, -1 if there is none.
    """

    index: int
    header: int
    blocks: frozenset[int]
    latches: tuple[int, ...]
    exits: tuple[tuple[int, int], ...]
    parent: int
    depth: int
    preheader: int
    labels: tuple[str, ...] = ()
    entries: tuple[int, ...] = ()

    @property
    def entry(self) -> int:
        """The only block from which control comes to the loop, wherever else it may go from there; -1 if none is."""
        return self.entries[0] if len(self.entries) == 1 and self.header else -1


@dataclass(frozen=True, eq=False)
class LoopForest:
    """The loops of a function, outer loops before the loops inside them.

    `innermost[b]` is the index of the innermost loop that block b is in, -1 for none. `irreducible` holds the blocks at
    which control enters a cycle that no block dominates; passes leave such cycles alone.
    """

    loops: tuple[Loop, ...]
    innermost: tuple[int, ...]
    irreducible: frozenset[int]

    def depth(self, block: int) -> int:
        """How many loops are around a block."""
        loop = self.innermost[block]
        return self.loops[loop].depth if loop >= 0 else 0

    def children(self, loop: int) -> tuple[Loop, ...]:
        """The loops directly inside a loop."""
        return tuple(self._children.get(loop, ()))

    def is_innermost(self, loop: int) -> bool:
        """True if no loop is inside it."""
        return loop not in self._children

    @cached_property
    def by_header(self) -> dict[int, Loop]:
        """The loop that a block is the header of."""
        return {loop.header: loop for loop in self.loops}

    def own_blocks(self, loop: Loop) -> list[int]:
        """The blocks of a loop that are in no loop inside of it, in order."""
        return [block for block in sorted(loop.blocks) if self.innermost[block] == loop.index]

    @cached_property
    def deepest(self) -> int:
        """How many loops are around the code with most around it."""
        return max((loop.depth for loop in self.loops), default=0)

    @cached_property
    def _children(self) -> dict[int, list[Loop]]:
        found: dict[int, list[Loop]] = {}
        for loop in self.loops:
            found.setdefault(loop.parent, []).append(loop)
        return found


@kept
def find_loops(flow: ControlFlow) -> LoopForest:
    """The natural loops of a function; back edges to one header make one loop."""
    rank = {block: position for position, block in enumerate(flow.order)}
    latches: dict[int, list[int]] = {}
    irreducible: set[int] = set()
    for block in flow.order:
        for successor in flow.blocks[block].successors:
            if rank[successor] > rank[block]:
                continue
            if flow.dominates(successor, block):
                latches.setdefault(successor, []).append(block)
            else:
                irreducible.add(successor)
    bodies = {header: _body(flow, header, ends, rank) for header, ends in latches.items()}
    headers = sorted(bodies, key=lambda header: (-len(bodies[header]), rank[header]))
    innermost = [-1] * len(flow.blocks)
    loops: list[Loop] = []
    for index, header in enumerate(headers):
        body = bodies[header]
        parent = innermost[header]
        exits = tuple(
            (block, successor)
            for block in sorted(body)
            for successor in flow.blocks[block].successors
            if successor not in body
        )
        depth = loops[parent].depth + 1 if parent >= 0 else 1
        start, ends = flow.blocks[header], tuple(sorted(latches[header]))
        entries = tuple(block for block in start.predecessors if block not in body)
        is_one = len(entries) == 1 and header != 0 and len(flow.blocks[entries[0]].successors) == 1
        preheader = entries[0] if is_one else -1
        loops.append(Loop(index, header, body, ends, exits, parent, depth, preheader, start.labels, entries))
        for block in body:
            innermost[block] = index
    return LoopForest(tuple(loops), tuple(innermost), frozenset(irreducible))


def _body(flow: ControlFlow, header: int, latches: list[int], rank: dict[int, int]) -> frozenset[int]:
    def inward(block: int) -> Iterator[int]:
        """Blocks before one of the loop."""
        return (before for before in flow.blocks[block].predecessors if before in rank and block != header)

    return frozenset({header} | reachable(latches, inward))


def loop_at(flow: ControlFlow, *labels: str) -> Loop:
    """The first loop with one of these labels at its header; RefusedError without one."""
    for loop in find_loops(flow).loops:
        if not set(labels).isdisjoint(loop.labels):
            return loop
    raise RefusedError("its header has no label")
