"""The programs on the way to a pipelined loop: its parts in order, the loop rotated, the next loads ahead.

    sorted          rotated              pipelined
    L: loads        L: loads            L: loads
       taken        A: taken            A: taken
       rest            rest                test, leave to Z
       test            test, leave to D    loads
       to L            loads               rest
                       to A                to A
                    D:                  Z: rest
                                        D:

A loop that is left at its top begins with rest and test in the place of the first loads.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate

from isatool.analysis.cfg import build_flow
from isatool.analysis.loops import loop_at
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import branch_target
from isatool.ir.relation import Relation
from isatool.isa.operations import Op as Operation
from isatool.passes.common.draft import Draft
from isatool.passes.common.loop_copies import LoopText, find_text
from isatool.passes.common.region_lines import Emitted, rewritten_body
from isatool.passes.common.regions import Region
from isatool.passes.pipelined_loops.prefetch import Prefetch
from isatool.records import dataclass
from isatool.rewriting.body import Body, BodyBlock, BodyOp, Place
from isatool.rewriting.text import written, written_blocks
from isatool.verify.lemmas.hoist import Hoisted
from isatool.verify.verdict import CutPoint

AHEAD = "_ahead"
"""how the label of a pipelined loop ends"""
LAST = "_last"
"""how labels end in the copy of what the last iteration does without loads"""
DONE = "_done"


@dataclass(frozen=True, eq=False)
class Rotated:
    """`rotated` and `pipelined`, and where the code moved."""

    rotated: Draft
    pipelined: Draft
    hoist: Hoisted


def sorted_draft(draft: Draft, parts: Prefetch) -> Draft:
    """The loop's two blocks in the order of their parts; its annotations are left out."""
    flow = parts.flow
    orders: dict[Region, list[Emitted]] = {}
    for block in sorted(parts.text.loop.blocks):
        shape = flow.blocks[block]
        own = parts.block_order(block)
        orders[Region(block, shape.first, shape.last)] = [Emitted(flow.instructions[index], (index,)) for index in own]
    body, pairs = rewritten_body(flow, orders)
    function = flow.function
    moved = Relation(frozenset((old, function.first + new, 0) for old, new in pairs))
    return Draft(function.with_body(body), draft.name, draft.relation.then(moved))


def rotated(draft: Draft, parts: Prefetch) -> Rotated:
    """The programs made of a sorted one. `parts`: as they were found before it was sorted."""
    return _Rotation(draft, parts).made()


class _Rotation:
    """The blocks of a sorted loop, by parts."""

    def __init__(self, draft: Draft, parts: Prefetch) -> None:
        self.draft = draft
        self.parts = parts
        self.flow = build_flow(draft.function)
        self.loop = loop_at(self.flow, *parts.text.loop.labels)
        self.text: LoopText = find_text(self.flow, self.loop)
        self.body = Body.of(self.flow)
        header = self.flow.blocks[self.loop.header]
        if not header.labels:
            raise RefusedError("its header has no label")
        self.label = next(label for label in header.labels if label in self.text.labels)
        self._split()

    def _split(self) -> None:
        """The parts as dense indices of the sorted program."""
        parts, flow = self.parts, self.flow
        first, last = flow.blocks[parts.first], flow.blocks[parts.last]
        start = first.first + len(parts.loads)
        self.loads = range(first.first, start)
        self.taken = range(start, start + len(parts.taken))
        self.branch = last.last - 1
        latch = flow.blocks[self.loop.latches[0]]
        jump = latch.last - 1 if flow.instructions[latch.last - 1].operation == Operation.BRANCH else latch.last
        self.step = range(jump - len(parts.step), jump)
        self.test = range(self.branch - len(parts.test), self.branch)

    def made(self) -> Rotated:
        """Both programs, which have the same blocks in other orders, and the places."""
        header, after = Place(self.loop.header), Place(self.loop.exits[0][1])
        begin, loads, taken, test, again = self.body.unused(5)
        rest = self._rest(header, begin, after)
        first, *_, last = [*rest, *rest]
        entry = {}
        if self.parts.is_top:
            entry[header] = self._tested(range(self.flow.blocks[header.block].first, self.branch), 2, after, loads)
        else:
            loads = header
        parts = {
            loads: BodyBlock(self._ops(self.loads, 0), (taken,), label=self.label),
            taken: BodyBlock(self._ops(self.taken, 0), (first,), None, self.label + AHEAD, is_named=True),
            **rest,
            test: self._tested([*self.step, *self.test], 0, after, again),
            again: BodyBlock(self._ops(self.loads, 1), (taken,)),
        }
        rotated = self.body.instead_of(self.loop, entry | parts).redirected([last], after, test)
        ahead = {place: parts[place] for place in (loads, taken, test, again, *rest)}
        body = self.body.instead_of(self.loop, entry | ahead)
        body = body.copied(list(rest), body.following(last), LAST).redirected([last], after, taken)
        body = body.redirected([taken], first, test).redirected([again], taken, first)
        pipelined = body.redirected([test], after, first._replace(copy=1))
        leaves = self.flow.blocks[self.parts.last].successors[0] == after.block
        out = branch_target(self.flow.instructions[self.branch]) if leaves else None
        if out is None:
            out = self.label + DONE
            rotated, pipelined = rotated.named(after, out), pipelined.named(after, out)
        texts = dict(written_blocks(rotated))
        counts = (sum(line.has_instruction for line, _, _ in lines) for lines in texts.values())
        starts = dict(zip(texts, map(CutPoint, accumulate(counts, initial=0)), strict=False))
        hoist = Hoisted(starts[first], starts[test], starts[first], (CutPoint(0, out), CutPoint(0, self.label + AHEAD)))
        return Rotated(self.draft.with_body(written(rotated)), self.draft.with_body(written(pipelined)), hoist)

    def _rest(self, header: Place, begin: Place, after: Place) -> dict[Place, BodyBlock]:
        """What is neither loads nor taken nor test, by blocks, in the order in which control comes to them, and then to
        `after`; of the header it is another block, `begin`.
        """
        moved = {self.flow.lines[index] for index in (*self.loads, *self.taken, *self.step, *self.test)}
        blocks = [block for block in sorted(self.loop.blocks) if self.parts.is_top or block <= self.parts.last]
        found = {}
        for block in (*blocks[1:], blocks[0]) if self.parts.is_top else blocks:
            own = self.body.blocks[Place(block)]
            own = replace(own, ops=tuple(op for op in own.ops if op.origin not in moved))
            if block == self.parts.last:
                own = replace(own, next=(after,), end=None)
            onward = tuple(begin if goal == header else goal for goal in own.next)
            found[begin if block == header.block else Place(block)] = replace(own, next=onward)
        first = next(iter(found))
        return {**found, first: replace(found[first], label=self.label)}

    def _tested(self, code: Sequence[int], copy: int, leave: Place, stay: Place) -> BodyBlock:
        """Code with the exit test at its end."""
        ways = self.flow.blocks[self.parts.last].successors
        onward = tuple(stay if way in self.loop.blocks else leave for way in ways)
        return BodyBlock(self._ops(code, copy), onward, self._ops([self.branch], copy)[0], self.label)

    def _ops(self, indices: Sequence[int], copy: int) -> tuple[BodyOp, ...]:
        return tuple(BodyOp(self.flow.instructions[index], self.flow.lines[index], copy) for index in indices)
