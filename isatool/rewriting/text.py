"""A body as text: labels where branches lead, branches where control does not fall, everything else as it was read.

A conditional branch is inverted where that saves a plain one, or puts it on the way out of a loop. Labels, directives
and blank lines are in the block that they were in and not in its copies; words of the compiler on loops and the
alignment of what is no loop any more go.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, branch_target
from isatool.ir.line import Line
from isatool.ir.operands import Expression
from isatool.isa import opcodes
from isatool.isa.operations import Op as Operation
from isatool.rewriting.body import Body, BodyOp, Place, branch, is_number, renamed_branch

BodyLine = tuple[Line, int, int]
"""a line, the index of the line it is there for (-1: none), the number of the copy it is in"""


def written(body: Body) -> list[BodyLine]:
    """The lines of a function."""
    return [line for _, lines in written_blocks(body) for line in lines]


def written_blocks(body: Body) -> Iterator[tuple[Place | None, list[BodyLine]]]:
    """The lines of every block, and with None those after the last."""
    writer = _Writer(body)
    for place in body.order:
        yield place, list(writer.block(place))
    function = body.flow.function
    first = body.flow.lines[-1] + 1 if body.flow.lines else function.first
    yield None, [(function.program.lines[index], index, 0) for index in range(first, function.last)]


_ALIGNMENT: Final = ".p2align"
_LOOP: Final = "Loop"
"""a word of compilers' comments on loops"""


class _Writer:
    def __init__(self, body: Body) -> None:
        self.body = body
        self.flow = body.flow
        self.lines = body.flow.function.program.lines
        self.chip = body.flow.function.target
        self.rank = {place: number for number, place in enumerate(body.order)}
        self.is_read = all(place.copy == 0 and place.block == number for number, place in enumerate(body.order))
        self.new = {place for place, block in body.blocks.items() if block.is_named}
        self.looped: set[Place] = set()
        self.shown: set[int] = set()
        """instructions before whose lines in the input are written"""
        followers = zip(body.order, [*body.order[1:], None], strict=True)
        self.ends = {place: list(self._end(place, following)) for place, following in followers}
        self.read = {branch_target(each) for each in self.flow.instructions} - {self.flow.function.name}
        every = [op.instruction for place in body.order for op in (*body.blocks[place].ops, *self.ends[place])]
        self.named = {branch_target(instruction) for instruction in every} | {
            symbol
            for instruction in every
            for operand in instruction.operands
            if isinstance(operand.value, Expression)
            for symbol in operand.value.symbols
        }

    # -- ends of blocks

    def _end(self, place: Place, following: Place | None) -> Iterator[BodyOp]:
        """The branches at the end of a block."""
        block = self.body.blocks[place]
        self.looped.update(goal for goal in block.next if self.rank[goal] <= self.rank[place])
        if not block.next:
            return
        falls = block.next[-1]
        if len(block.next) > 1:
            assert block.end is not None
            taken, end = block.next[0], block.end
            inverse = end.instruction.row.inverse if end.instruction.row is not None else ""
            backwards = falls in self.looped and following not in (taken, falls)
            if inverse and ((taken == following != falls) or (backwards and taken not in self.looped)):
                taken, falls = falls, taken
                yield end._replace(instruction=branch(inverse, self._label(taken), self.chip))
            else:
                yield end._replace(instruction=self._led(end.instruction, taken))
        elif block.end is not None and block.end.instruction.operation in (Operation.BRANCH, Operation.SETPC):
            if falls == following != block.before:
                return
            if block.end.instruction.operation == Operation.BRANCH or not block.is_copied:
                yield block.end._replace(instruction=self._led(block.end.instruction, falls))
                return
        if falls != following:
            yield BodyOp(branch(opcodes.S_BRANCH, self._label(falls), self.chip))

    def _led(self, instruction: AnyInstruction, goal: Place) -> AnyInstruction:
        """A branch that leads to a block; as it was read if it did before."""
        target = branch_target(instruction)
        is_there = goal.copy == 0 and goal not in self.new and target in self._labels(goal)
        if is_there and (self.is_read or not is_number(target or "")):
            return instruction
        return renamed_branch(instruction, self._label(goal))

    def _labels(self, place: Place) -> tuple[str, ...]:
        blocks = self.flow.blocks
        return blocks[place.block].labels if place.block < len(blocks) else ()

    def _label(self, place: Place) -> str:
        """The name that branches to a block use."""
        name = self.body.blocks[place].label
        if place in self.new or (place.copy == 0 and name in self._labels(place)):
            return name
        if name in self.flow.function.program.labels:
            raise RefusedError(f"the name {name} is taken")
        self.new.add(place)
        return name

    # -- lines

    def block(self, place: Place) -> Iterator[BodyLine]:
        """What is before a block, its instructions and branches, and directives that end what is before the next."""
        block = self.body.blocks[place]
        is_input = place.block < len(self.flow.blocks)
        if is_input:
            first = self.flow.blocks[place.block].first
            yield from self._between(place, place.copy, self._start(place.block), first)
        if place in self.new:
            yield Line.label(self._label(place)), -1, place.copy
        for op in block.ops:
            yield from self._gap(place, op)
            yield from self._op(place, op)
        if block.end is not None:
            yield from self._gap(place, block.end)
        for op in self.ends[place]:
            yield from self._op(place, op)
        last = self.flow.blocks[place.block].last if is_input else 0
        if place.copy == 0 and last and last < len(self.flow.lines):
            for index in range(self.flow.lines[last - 1] + 1, self._start(place.block + 1)):
                yield self.lines[index], index, 0

    def _start(self, block: int) -> int:
        """The first of the lines before a block that belong to it."""
        first = self.flow.blocks[block].first
        if not first:
            return self.flow.function.first
        start = self.flow.lines[first]
        while start > self.flow.lines[first - 1] + 1 and not ends_before(self.lines[start - 1]):
            start -= 1
        return start

    def _gap(self, place: Place, op: BodyOp) -> Iterator[BodyLine]:
        """The lines between the instruction before and this one, if they are not before the block."""
        dense = self.flow.instruction_at(op.origin)
        if dense is not None and (self.flow.block_of[dense] != place.block or self.flow.block_at(dense).first != dense):
            yield from self._between(place, op.copy, self.flow.lines[dense - 1] + 1 if dense else 0, dense)

    def _between(self, place: Place, copy: int, start: int, dense: int) -> Iterator[BodyLine]:
        """The lines before an instruction from one on; those of the first copy are there once."""
        if copy == 0:
            if dense in self.shown:
                return
            self.shown.add(dense)
        is_copied = self.body.blocks[place].is_copied
        for index in range(start, self.flow.lines[dense]):
            line = self.lines[index]
            is_stale = is_copied and _LOOP in line.comment
            if line.labels:
                yield from self._read_labels(place, copy, line, index, not is_stale)
            elif copy:
                if line.text.strip() and line.directive is None and not is_stale:
                    yield line, index, copy
            elif is_copied and line.directive is not None and line.directive.name == _ALIGNMENT:
                if place in self.looped:
                    yield line, index, 0
            elif not is_stale:
                yield line, index, 0

    def _read_labels(self, place: Place, copy: int, line: Line, index: int, as_read: bool) -> Iterator[BodyLine]:
        """The labels of a line, without those that no branch leads to any more where code was copied."""
        is_copied = self.body.blocks[place].is_copied
        unused = self.read.intersection(self._labels(place)) - self.named if is_copied else set()
        if copy or unused.issuperset(line.labels):
            return
        if as_read and not line.has_instruction:
            yield line, index, 0
            return
        for label in line.labels:
            yield Line(f"{label.partition('#')[0] if is_number(label) else label}:", labels=(label,)), index, 0

    def _op(self, place: Place, op: BodyOp) -> Iterator[BodyLine]:
        """An instruction: the line that it was read from if that says the same."""
        if op.origin < 0:
            yield Line.of(op.instruction), -1, op.copy
            return
        line, is_copied = self.lines[op.origin], self.body.blocks[place].is_copied
        comment = "" if is_copied and _LOOP in line.comment else line.comment
        is_same = op.instruction is line.instruction and comment == line.comment
        if is_same and not (line.labels and (is_copied or op.copy)):
            yield line, op.origin, op.copy
            return
        yield from self._read_labels(place, op.copy, line, op.origin, as_read=False)
        yield Line.of(op.instruction, comment, number=line.number), op.origin, op.copy


def ends_before(line: Line) -> bool:
    """True for lines that belong to the block before and not to that after them."""
    return line.directive is not None and line.directive.name not in (_ALIGNMENT, ".loc", ".file")
