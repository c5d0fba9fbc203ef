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

from collections.abc import Iterator, Sequence

from isatool.analysis.cfg import build_flow
from isatool.analysis.loops import loop_at
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, branch_target
from isatool.ir.line import Line
from isatool.ir.relation import Relation
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.passes.common.draft import Draft, untouched
from isatool.passes.common.loop_copies import LoopText, find_text
from isatool.passes.common.region_lines import Emitted, rewritten_body
from isatool.passes.common.regions import Region
from isatool.passes.pipelined_loops.prefetch import Prefetch
from isatool.records import dataclass
from isatool.rewriting.body import branch, renamed_branch
from isatool.rewriting.text import BodyLine
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
    """The lines of a sorted loop, by parts."""

    def __init__(self, draft: Draft, parts: Prefetch) -> None:
        self.draft = draft
        self.parts = parts
        self.flow = build_flow(draft.function)
        self.loop = loop_at(self.flow, *parts.text.loop.labels)
        self.text: LoopText = find_text(self.flow, self.loop)
        header = self.flow.blocks[self.loop.header]
        if not header.labels:
            raise RefusedError("its header has no label")
        self.label = next(label for label in header.labels if label in self.text.labels)
        self.renamed = {label: label + LAST for label in self.text.labels - self.text.header_labels}
        self._split()

    def _split(self) -> None:
        """The parts as dense indices of the sorted program."""
        parts, flow = self.parts, self.flow
        first, last = flow.blocks[parts.first], flow.blocks[parts.last]
        start, taken = first.first + len(parts.loads), len(parts.taken)
        self.loads = range(first.first, start)
        self.taken = range(start, start + taken)
        self.branch = last.last - 1
        self.test = range(self.branch - len(parts.test), self.branch)
        behind = range(self.taken.stop, first.last)
        if parts.first == parts.last:
            self.rest = [range(self.taken.stop, self.test.start)]
        elif parts.is_top:
            between = range(first.last, flow.blocks[max(self.loop.blocks)].last)
            self.rest = [behind, between, range(last.first, self.test.start)]
        else:
            self.rest = [behind, range(first.last, last.first), range(last.first, self.test.start)]
        latch = flow.blocks[self.loop.latches[0]]
        jump = latch.last - 1 if flow.instructions[latch.last - 1].operation == Op.BRANCH else latch.last
        self.step = range(jump - len(parts.step), jump)
        end = self.step.start if parts.is_top else jump
        ends = [end if part.start <= end < part.stop else part.stop for part in self.rest]
        self.rest = [range(part.start, stop) for part, stop in zip(self.rest, ends, strict=True)]

    def made(self) -> Rotated:
        """Both programs, and the places."""
        ahead, last, done = (self.label + end for end in (AHEAD, LAST, DONE))
        taken = branch_target(self.flow.instructions[self.branch])
        leaves = self.flow.blocks[self.parts.last].successors[0] not in self.loop.blocks
        if self.parts.is_top and not leaves:
            raise RefusedError("its exit test leads past a plain branch")
        row = self.flow.instructions[self.branch].row
        name = "" if row is None else row.mnemonic if leaves else row.inverse
        if not name:
            raise RefusedError("its exit test cannot be inverted")
        out = taken if leaves and taken is not None else done
        again = [self._made(branch(opcodes.S_BRANCH, ahead, self.flow.function.target))]
        end = [(Line.label(done), -1, 0)] if out == done else []
        entry = [*self._labels(), *self._entry(name, out), (Line.label(ahead), -1, 0), *self._copy([self.taken], 0)]
        rest = list(self._rest(0))
        loads = list(self._copy([self.loads], 1))
        test = list(self._copy([self.step, self.test], 0))
        leave_rotated, leave_ahead = (self._leave(name, label) for label in (out, last))
        rotated = [*entry, *rest, *test, leave_rotated, *loads, *again, *end]
        tail = [(Line.label(last), -1, 0), *self._rest(1)]
        tail += end if out == done else [self._made(branch(opcodes.S_BRANCH, out, self.flow.function.target))]
        pipelined = [*entry, *test, leave_ahead, *loads, *rest, *again, *tail]
        before = self.flow.blocks[self.loop.header].first
        start = before + _instructions(entry)
        code = start + _instructions(rest)
        places = (CutPoint(0, out), CutPoint(0, ahead))
        hoist = Hoisted(CutPoint(start), CutPoint(code), CutPoint(start), places)
        return Rotated(self._draft(rotated), self._draft(pipelined), hoist)

    def _draft(self, body: Sequence[BodyLine]) -> Draft:
        function = self.flow.function
        lines = function.program.lines
        before = untouched(lines, range(function.first, self.text.first))
        after = untouched(lines, range(self.text.last, function.last))
        return self.draft.with_body([*before, *body, *after])

    # -- parts of the text

    def _labels(self) -> Iterator[BodyLine]:
        """What is before the loop's first instruction."""
        first = self.flow.lines[self.flow.blocks[self.loop.header].first]
        lines = self.flow.function.program.lines
        for index in range(self.text.first, first):
            yield lines[index], index, 0
        for label in lines[first].labels:
            yield Line.label(label), first, 0

    def _entry(self, name: str, out: str) -> Iterator[BodyLine]:
        """What comes before the first iteration's taking: its loads, after the test if the loop is left at its top."""
        if self.parts.is_top:
            yield from self._copy([self.rest[-1], self.test], 2, with_gaps=False)
            yield self._leave(name, out)
        yield from self._copy([self.loads], 0, with_gaps=False)

    def _rest(self, copy: int) -> Iterator[BodyLine]:
        """The rest, and the labels before the test, to which branches in it may lead."""
        yield from self._copy(self.rest, copy)
        yield from self._gap(self.test.start, copy)

    def _leave(self, name: str, label: str) -> BodyLine:
        made = renamed_branch(self.flow.instructions[self.branch], label)
        made = made if made.mnemonic == name else branch(name, label, self.flow.function.target)
        return self._made(made, self.flow.lines[self.branch])

    def _made(self, instruction: AnyInstruction, origin: int = -1) -> BodyLine:
        return Line.of(instruction), origin, 0

    def _copy(self, ranges: Sequence[range], copy: int, with_gaps: bool = True) -> Iterator[BodyLine]:
        """Lines of instructions, with those before them; labels and branches renamed in the last iteration's."""
        lines = self.flow.function.program.lines
        for dense in (dense for part in ranges for dense in part):
            if with_gaps and dense not in (self.loads.start, self.test.start):
                yield from self._gap(dense, copy)
            line, instruction = lines[self.flow.lines[dense]], self.flow.instructions[dense]
            target = branch_target(instruction)
            if copy == 1 and target in self.renamed:
                instruction = renamed_branch(instruction, self.renamed[target])
            if line.labels or instruction != line.instruction:
                line = Line.of(instruction, line.comment, number=line.number)
            yield line, self.flow.lines[dense], copy

    def _gap(self, dense: int, copy: int) -> Iterator[BodyLine]:
        """Labels and other lines before an instruction; the header's are at the loop's entry."""
        flow = self.flow
        if dense == flow.blocks[self.loop.header].first:
            return
        lines = flow.function.program.lines
        for index in range(flow.lines[dense - 1] + 1, flow.lines[dense] + 1):
            line = lines[index]
            for label in line.labels:
                if copy == 0 or label in self.renamed:
                    yield Line.label(self.renamed.get(label, label) if copy else label), index if not copy else -1, copy
            if not line.has_instruction and not line.labels and (copy == 0 or line.directive is None):
                yield line, index, copy


def _instructions(body: Sequence[BodyLine]) -> int:
    return sum(line.has_instruction for line, _, _ in body)
