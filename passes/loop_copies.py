"""Copies of loop bodies as text: labels renamed, branches led to the right copy, exit tests with a known outcome gone.

A loop can be copied if its blocks stand together in the file, the header first and the only latch last. That is how
compilers and people lay out counted loops; others are refused with the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from isatool.analysis.cfg import Block, ControlFlow
from isatool.analysis.loops import Loop
from isatool.ir.instruction import AnyInstruction, Instruction, branch_target
from isatool.ir.line import Line
from isatool.ir.operands import Expression
from isatool.passes.draft import Draft, untouched

FALLBACK: Final = "_fallback"
"""how labels of loops end that are only there for launches which a guard found unusual"""

BodyLine = tuple[Line, int, int]
"""a line, the index of the line it stands for (-1: none), the number of the copy it is in"""


class CannotCopyError(Exception):
    """The loop cannot be copied; the message says why."""


@dataclass(frozen=True)
class LoopText:
    """A loop as lines [first, last) of a program; `first` is a label line in front of the header."""

    flow: ControlFlow
    loop: Loop
    first: int
    last: int
    labels: frozenset[str] = field(default_factory=frozenset)
    """labels inside that branches inside name, the header's own among them"""

    @property
    def header_labels(self) -> frozenset[str]:
        """The labels in front of the header that branches name."""
        return self.labels & frozenset(self.flow.blocks[self.loop.header].labels)

    @property
    def instructions(self) -> range:
        """Dense indices of its instructions."""
        blocks = [self.flow.blocks[block] for block in sorted(self.loop.blocks)]
        return range(blocks[0].first, blocks[-1].last)

    @property
    def lines(self) -> Sequence[Line]:
        """The lines of the whole program."""
        return self.flow.function.program.lines


def find_text(flow: ControlFlow, loop: Loop) -> LoopText:
    """The lines of a loop; CannotCopyError if they do not stand together or hold what cannot be copied."""
    blocks = sorted(loop.blocks)
    if blocks != list(range(blocks[0], blocks[-1] + 1)) or blocks[0] != loop.header:
        raise CannotCopyError("its blocks do not stand together in the file with the header first")
    if loop.latches != (blocks[-1],):
        raise CannotCopyError("it has more than one way back to its header, or the last block is not the latch")
    lines = flow.function.program.lines
    first = flow.lines[flow.blocks[loop.header].first]
    while first > 0 and not lines[first - 1].has_instruction and not _ends_before(lines[first - 1]):
        first -= 1
    last = flow.lines[flow.blocks[blocks[-1]].last - 1] + 1
    named = {branch_target(instruction) for instruction in flow.instructions}
    inside = {label for block in blocks for label in flow.blocks[block].labels if label in named}
    for index in range(first, last):
        if lines[index].opaque_reason:
            raise CannotCopyError(f"line {lines[index].number} is not looked into: {lines[index].opaque_reason}")
    for index, instruction in enumerate(flow.instructions):
        target = branch_target(instruction)
        outside = flow.block_of[index] not in loop.blocks
        if target in inside and outside and target not in flow.blocks[loop.header].labels:
            raise CannotCopyError(f"a branch from outside leads into it at {target}")
    text = LoopText(flow, loop, first, last, frozenset(inside))
    for index in text.instructions:
        if index in flow.fences:
            raise CannotCopyError(f"line {lines[flow.lines[index]].number}: {flow.fences[index]}")
    return text


def _ends_before(line: Line) -> bool:
    """True for lines that belong to what stands before the loop and not to the loop."""
    return line.directive is not None and line.directive.name not in (".p2align", ".loc", ".file")


@dataclass(frozen=True, slots=True)
class Exit:
    """The only exit of a loop: the block with the test, and the block that it leads to."""

    block: int
    target: int


class Outcome(Enum):
    """What happens at the exit test of a copy."""

    STAYS = "the next copy follows"
    LEAVES = "control leaves the loop"
    TESTED = "the test stays, and leads back to the header"


def only_exit(text: LoopText) -> Exit:
    """The exit of a loop that has one, passed in every iteration; CannotCopyError if its test cannot be taken out."""
    loop, flow = text.loop, text.flow
    if len(loop.exits) != 1 or not flow.dominates(loop.exits[0][0], loop.latches[0]):
        raise CannotCopyError("it can be left at more than one place")
    found = Exit(*loop.exits[0])
    blocks = sorted(loop.blocks)
    if found.block == blocks[-1]:
        return found
    rest = blocks[blocks.index(found.block) + 1 :]
    if not all(flow.dominates(found.block, block) for block in rest):
        raise CannotCopyError("blocks behind its exit test can be reached without passing it")
    if flow.instructions[flow.blocks[blocks[-1]].last - 1].mnemonic != "s_branch":
        raise CannotCopyError("it is left in the middle and does not end with a plain branch to its header")
    return found


def copies(text: LoopText, outcomes: Sequence[Outcome], exit_: Exit, first_copy: int = 0) -> list[BodyLine]:
    """Copies of the body one behind the other, one for each outcome of the exit test."""
    body: list[BodyLine] = []
    for number, outcome in enumerate(outcomes):
        body += _Copy(text, first_copy + number, number == 0, outcome, exit_).lines()
    return body


@dataclass
class _Copy:
    """One copy of a loop body."""

    text: LoopText
    number: int
    is_first: bool
    outcome: Outcome
    exit: Exit

    def lines(self) -> list[BodyLine]:
        """The lines of the copy."""
        result: list[BodyLine] = []
        ends = {self.text.flow.blocks[block].last - 1: block for block in self.text.loop.blocks}
        for index in range(self.text.first, self.text.last):
            line = self.text.lines[index]
            dense = self.text.flow.instruction_at(index)
            result += [(label, index, self.number) for label in self._labels(line)]
            if dense is None:
                if self._keeps(line):
                    result.append((line, index, self.number))
                continue
            instruction = self.text.flow.instructions[dense]
            block = ends.get(dense)
            new = instruction if block is None else self._ending(self.text.flow.blocks[block], instruction)
            if new is not None:
                result.append((self._instruction_line(line, new), index, self.number))
            if self._leaves_at(block):
                break  # nothing behind the exit of the last copy can be reached
        return result

    def _leaves_at(self, block: int | None) -> bool:
        return self.outcome is Outcome.LEAVES and block == self.exit.block

    def _labels(self, line: Line) -> list[Line]:
        """Labels that the copy needs: its own of branches inside; in the first copy all that stand there."""
        made = []
        for label in line.labels:
            if label in self.text.header_labels and not self.is_first:
                continue
            if label in self.text.labels:
                made.append(Line.label(self._renamed(label)))
            elif self.is_first:
                made.append(Line.label(label))
        return made

    def _keeps(self, line: Line) -> bool:
        """Directives stay in the first copy, comments that describe the loop nowhere."""
        if line.labels or _describes_loop(line):
            return False
        return self.is_first or line.directive is None

    def _instruction_line(self, line: Line, instruction: AnyInstruction) -> Line:
        if not line.labels and instruction == line.instruction:
            return line
        comment = "" if _describes_loop(line) else line.comment
        return Line.of(instruction, comment, number=line.number)

    def _renamed(self, label: str) -> str:
        if self.number == 0 or label in self.text.header_labels:
            return label
        return copied_label(label, self.number)

    def _ending(self, block: Block, instruction: AnyInstruction) -> AnyInstruction | None:
        """The last instruction of a block in this copy; None: control goes on to the next line."""
        if block.index == self.exit.block and self.outcome is not Outcome.TESTED:
            return self._decided(block)
        target = branch_target(instruction)
        if target is None or target not in self.text.labels:
            return instruction
        if target in self.text.header_labels:
            return instruction if self.outcome is Outcome.TESTED else None
        return renamed_branch(instruction, self._renamed(target))

    def _decided(self, block: Block) -> AnyInstruction | None:
        """The exit test where its outcome is known."""
        taken = block.successors[0]
        leaves = self.outcome is Outcome.LEAVES
        goal = self.exit.target if leaves else next(s for s in block.successors if s != self.exit.target)
        if goal == self.text.loop.header:
            return None  # the next copy follows
        is_last_block = block.index == max(self.text.loop.blocks)
        if goal == block.index + 1 and (goal in self.text.loop.blocks or is_last_block):
            return None
        if goal != taken:
            raise CannotCopyError("its exit does not follow it in the file")
        label = branch_target(self.text.flow.instructions[block.last - 1])
        assert label is not None
        name = self._renamed(label) if label in self.text.labels else label
        return Instruction.build("s_branch", (Expression(name, (name,)),))


def is_fallback(label: str) -> bool:
    """True for the label of a loop that is only there for launches which a guard found unusual."""
    return FALLBACK in label


def unrolled_label(label: str, factor: int) -> str:
    """The name of the main loop that holds `factor` bodies of a loop, which stays for the rest."""
    return f"{label}_by{factor}"


def copied_label(label: str, copy: int) -> str:
    """The name of a label inside an unrolled loop, in a copy."""
    return f"{label}_copy{copy}"


def renamed_branch(instruction: AnyInstruction, label: str) -> AnyInstruction:
    """The same branch to another label."""
    assert isinstance(instruction, Instruction)
    return instruction.with_operands(
        replace(operand, value=Expression(label, (label,))) if isinstance(operand.value, Expression) else operand
        for operand in instruction.operands
    )


def _describes_loop(line: Line) -> bool:
    return "Loop" in line.comment


def replaced_loop(draft: Draft, text: LoopText, body: Sequence[BodyLine]) -> Draft:
    """The draft with other lines in the place of a loop; header labels that nothing names any more are dropped."""
    function = text.flow.function
    lines = function.program.lines
    whole = [
        *untouched(lines, range(function.first, text.first)),
        *body,
        *untouched(lines, range(text.last, function.last)),
    ]
    named = {
        target
        for line, _, _ in whole
        if line.instruction is not None and (target := branch_target(line.instruction)) is not None
    }
    idle = text.header_labels - named
    kept = [part for part in whole if not (part[0].labels and set(part[0].labels) <= idle)]
    return draft.with_body(without_idle_jumps(kept))


def without_idle_jumps(body: Sequence[BodyLine]) -> list[BodyLine]:
    """The lines without plain branches to what follows them anyway."""
    kept: list[BodyLine] = []
    following: set[str] = set()
    for part in reversed(body):
        line = part[0]
        instruction = line.instruction
        if instruction is not None and instruction.mnemonic == "s_branch" and branch_target(instruction) in following:
            kept += [(Line.label(label), part[1], part[2]) for label in reversed(line.labels)]
            following |= set(line.labels)
            continue
        following = set() if line.has_instruction else following
        following |= set(line.labels)
        kept.append(part)
    return kept[::-1]
