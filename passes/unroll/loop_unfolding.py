"""Copies of loops block by block: any natural loop, with its exits and ways back, in any order in the file.

A copy keeps every branch whose outcome is not known; its ways back to the header lead to the next copy, those of the
last one wherever the caller wants. Where all branches are kept that is an unfolding of the control flow graph, which
does the same instructions in the same order on every path. The copies stand where the header stood, the header of each
first; where a block is no longer followed by what it fell into, a branch is turned round or a plain one added.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from isatool.allowance import spend
from isatool.analysis.cfg import Block, ControlFlow, Ending
from isatool.analysis.loops import Loop
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, branch_target
from isatool.ir.line import Line
from isatool.isa import opcodes
from isatool.passes.common.draft import Draft, untouched
from isatool.passes.common.loop_copies import (
    BodyLine,
    branch,
    copied_label,
    ends_before,
    without_idle_jumps,
)

Decisions = Mapping[int, int]
"""for blocks whose last branch is decided in a copy: the successor that follows"""


@dataclass(frozen=True, slots=True)
class Goal:
    """Where control goes: a block of a copy, or (`copy` -1) a block outside of the loop or what follows the copies."""

    copy: int
    block: int


AGAIN: Final = Goal(-1, -1)
"""the place to which the ways back of the last copy lead"""


@dataclass
class Unfolding:
    """The lines of the copies of a loop, one for each of `decisions`.

    `again` is the label to which the last copy goes back, or "" where what the caller puts after the copies follows.
    Block copies that cannot be reached are left out.
    """

    flow: ControlFlow
    loop: Loop
    decisions: Sequence[Decisions]
    again: str = ""
    first_copy: int = 0
    new_labels: dict[int, str] = field(default_factory=dict)
    """labels that blocks outside of the loop need"""
    tests: frozenset[int] = frozenset()
    """instructions that are left out of copies in which the exit is decided"""

    def __post_init__(self) -> None:
        check_can_be_copied(self.flow, self.loop)
        self._named = {branch_target(instruction) for instruction in self.flow.instructions}
        self._order = self._reached()
        self._wanted = {goal for place in range(len(self._order)) for goal in self._needs_label(place)}

    def lines(self) -> list[BodyLine]:
        """All copies one after the other."""
        body: list[BodyLine] = []
        for place, goal in enumerate(self._order):
            body += self._block(place, goal)
        return body

    # -- which blocks, in which order

    def _reached(self) -> list[Goal]:
        order = _rotated(self.loop)
        seen: set[Goal] = set()
        waiting = [Goal(0, self.loop.header)]
        while waiting:
            spend()
            goal = waiting.pop()
            if goal.copy < 0 or goal in seen:
                continue
            seen.add(goal)
            waiting += self._goals(goal)
        return [Goal(k, block) for k in range(len(self.decisions)) for block in order if Goal(k, block) in seen]

    def _goals(self, goal: Goal) -> list[Goal]:
        """Where a block copy leads: the branch's target first."""
        block = self.flow.blocks[goal.block]
        decided = self.decisions[goal.copy].get(goal.block)
        return [self._goal(goal.copy, successor) for successor in (block.successors if decided is None else (decided,))]

    def _goal(self, copy: int, successor: int) -> Goal:
        if successor not in self.loop.blocks:
            return Goal(-1, successor)
        if successor != self.loop.header:
            return Goal(copy, successor)
        return Goal(copy + 1, successor) if copy + 1 < len(self.decisions) else AGAIN

    def _next(self, place: int) -> Goal | None:
        """What the file holds after a block copy."""
        if place + 1 < len(self._order):
            return self._order[place + 1]
        if not self.again:
            return AGAIN
        following = following_block(self.flow, self.loop)
        return Goal(-1, following) if following is not None else None

    # -- one block

    def _block(self, place: int, goal: Goal) -> list[BodyLine]:
        block = self.flow.blocks[goal.block]
        number = self.first_copy + goal.copy
        body: list[BodyLine] = [(Line.label(label), -1, number) for label in self._labels_at(goal)]
        last = block.last - 1
        for index in _lines_of(self.flow, block):
            line = self.flow.function.program.lines[index]
            dense = self.flow.instruction_at(index)
            if dense is None:
                if self._keeps(line, goal, block):
                    body.append((line, index, number))
                continue
            if dense in self.tests and self.decisions[goal.copy]:
                continue
            instruction = self.flow.instructions[dense]
            if dense == last and instruction.is_branch and block.ending in (Ending.BRANCH, Ending.CONDITIONAL):
                body += [
                    (Line.of(made), index if made.mnemonic == instruction.mnemonic else -1, number)
                    for made in self._ending(place, goal, instruction)
                ]
                continue
            comment = "" if "Loop" in line.comment else line.comment
            plain = not line.labels and comment == line.comment
            body.append((line if plain else Line.of(instruction, comment, number=line.number), index, number))
        if block.ending is Ending.FALL:
            body += [(Line.of(made), -1, number) for made in self._ending(place, goal, None)]
        return body

    def _keeps(self, line: Line, goal: Goal, block: Block) -> bool:
        """Whether a line without an instruction stays: directives in the first copy, alignment before a loop."""
        if line.labels or "Loop" in line.comment:
            return False
        if line.directive is None:
            return bool(line.text.strip()) or goal.copy == 0
        starts = block.index == self.loop.header and block.index == min(self.loop.blocks)
        aligns = line.directive.name == ".p2align"
        return goal.copy == 0 and (not aligns or (starts and bool(self.again)))

    def _ending(self, place: int, goal: Goal, last: AnyInstruction | None) -> Iterator[AnyInstruction]:
        """The branches at the end of a block copy."""
        goals, following = self._goals(goal), self._next(place)
        chip = self.flow.function.target
        if len(goals) == 1:
            if goals[0] != following:
                yield branch(opcodes.S_BRANCH, self._label_of(goals[0]), chip)
            return
        assert last is not None
        name, target, other = _ways(last, goals, following)
        yield branch(name, self._label_of(target), chip)
        if other != following:
            yield branch(opcodes.S_BRANCH, self._label_of(other), chip)

    def _needs_label(self, place: int) -> Iterator[Goal]:
        """The goals that branches at the end of a block copy name."""
        goals, following = self._goals(self._order[place]), self._next(place)
        if len(goals) > 1:
            last = self.flow.instructions[self.flow.blocks[self._order[place].block].last - 1]
            _, target, other = _ways(last, goals, following)
            yield target
            goals = [other]
        yield from (goal for goal in goals if goal != following)

    # -- labels

    def _labels_at(self, goal: Goal) -> list[str]:
        """Labels before a block copy: those that branches name, and in the first copy all that are there."""
        named = [self._label_of(goal)] if goal in self._wanted else []
        if goal.copy or self.first_copy:
            return named
        block = self.flow.blocks[goal.block]
        there = [
            label
            for index in _lines_of(self.flow, block)
            for label in self.flow.function.program.lines[index].labels
            if label not in self._named or goal.block == self.loop.header
        ]
        return [*there, *(label for label in named if label not in there)]

    def _label_of(self, goal: Goal) -> str:
        if goal == AGAIN:
            if not self.again:
                raise RefusedError("a branch leads back from the last copy to what follows it")
            return self.again
        labels = self.flow.blocks[goal.block].labels
        if goal.copy < 0:
            return labels[0] if labels else self.new_labels.setdefault(goal.block, self._made(f"exit{goal.block}"))
        name = labels[0] if labels else self._made(f"block{goal.block}")
        number = self.first_copy + goal.copy
        return copied_label(name, number) if number else name

    def _made(self, suffix: str) -> str:
        labels = self.flow.blocks[self.loop.header].labels
        return f"{labels[0] if labels else '.L' + self.flow.function.name}_{suffix}"


def _ways(last: AnyInstruction, goals: Sequence[Goal], following: Goal | None) -> tuple[str, Goal, Goal]:
    """(branch, where it leads, where it falls) for one that leads to the first goal and falls to the second: turned
    round where that saves a plain branch, or puts it on the way out of the loop.
    """
    taken, falls = goals
    saves = taken == following != falls
    inverse = last.row.inverse if last.row is not None else ""
    if inverse and (saves or (falls == AGAIN and following not in (taken, falls))):
        return inverse, falls, taken
    return last.mnemonic, taken, falls


def check_can_be_copied(flow: ControlFlow, loop: Loop) -> None:
    """RefusedError where a loop holds what cannot be copied."""
    lines = flow.function.program.lines
    for block in loop.blocks:
        for index in _lines_of(flow, flow.blocks[block]):
            if lines[index].opaque_reason:
                raise RefusedError(f"line {lines[index].number} is opaque: {lines[index].opaque_reason}")
        for dense in flow.blocks[block].instructions:
            if dense in flow.fences:
                raise RefusedError(f"{flow.place(dense)}: {flow.fences[dense]}")
        if flow.blocks[block].ending in (Ending.RETURN, Ending.UNKNOWN):
            raise RefusedError("a jump through a register leads out of it")


def in_its_place(
    draft: Draft, flow: ControlFlow, loop: Loop, made: Unfolding, body: Sequence[BodyLine], idle: Sequence[int] = ()
) -> Draft:
    """The draft with other lines in the place of a loop, where its header was; lines of `idle` are left out as well."""
    function = flow.function
    lines = function.program.lines
    gone = {index for block in loop.blocks for index in _lines_of(flow, flow.blocks[block])} | set(idle)
    header = flow.lines[flow.blocks[loop.header].first]
    labels = {flow.lines[flow.blocks[block].first]: label for block, label in made.new_labels.items()}
    whole: list[BodyLine] = []
    for index in range(function.first, function.last):
        if index in labels:
            whole.append((Line.label(labels[index]), -1, 0))
        if index == header:
            whole += body
        if index not in gone:
            whole += untouched(lines, [index])
    named = {
        target
        for line, _, _ in whole
        if line.instruction is not None and (target := branch_target(line.instruction)) is not None
    }
    unused = {label for block in loop.blocks for label in flow.blocks[block].labels} - named
    kept = [part for part in whole if not (part[0].labels and set(part[0].labels) <= unused)]
    return draft.with_body(without_idle_jumps(kept))


def following_block(flow: ControlFlow, loop: Loop) -> int | None:
    """The block that is after the place of a loop in the file once the loop is gone."""
    return next((b for b in range(loop.header + 1, len(flow.blocks)) if b not in loop.blocks), None)


def _rotated(loop: Loop) -> list[int]:
    """The blocks in the order of the file, the header first."""
    blocks = sorted(loop.blocks)
    start = blocks.index(loop.header)
    return blocks[start:] + blocks[:start]


def _lines_of(flow: ControlFlow, block: Block) -> range:
    """The lines of a block, and those before it that hold no instruction and belong to it."""
    lines = flow.function.program.lines
    first = flow.lines[block.first]
    while first > flow.function.first and not lines[first - 1].has_instruction and not ends_before(lines[first - 1]):
        first -= 1
    return range(first, flow.lines[block.last - 1] + 1)
