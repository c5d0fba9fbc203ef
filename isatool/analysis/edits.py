"""Insertions, removals and replacements of single instructions of a function, and the program that they give.

A symbol relative to the program counter (`f@rel32@lo+4`) counts from the s_getpc_b64 before it: nothing may come
between the two, so what is to be inserted there comes before the s_getpc_b64; a hint is dropped.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import field

from isatool.analysis.cfg import ControlFlow
from isatool.ir.instruction import AnyInstruction
from isatool.ir.line import Line
from isatool.ir.operands import Expression
from isatool.ir.program import Program
from isatool.isa.operations import Op
from isatool.records import dataclass, record


@dataclass
class Edits:
    """By dense instruction index: `removed`, `replaced`, and instructions to put right `before` one.

    An insertion is after the labels of the instruction, so jumps to it pass through the insertion. A pass collects
    them one after another.
    """

    removed: set[int] = field(default_factory=set)
    replaced: dict[int, AnyInstruction] = field(default_factory=dict)
    before: dict[int, tuple[AnyInstruction, ...]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.removed or self.replaced or self.before)

    def within(self, inside: Container[int]) -> Edits:
        """Those at certain instructions."""
        return Edits(
            {index for index in self.removed if index in inside},
            {index: each for index, each in self.replaced.items() if index in inside},
            {index: each for index, each in self.before.items() if index in inside},
        )

    def insert(self, index: int, *code: AnyInstruction) -> None:
        """Put code right before an instruction, after what is before it already."""
        if code:
            self.before[index] = (*self.before.get(index, ()), *code)

    def substitute(self, index: int, code: Sequence[AnyInstruction]) -> None:
        """Put code in the place of an instruction: its last instruction replaces it; without any, it is removed."""
        if not code:
            self.removed.add(index)
            return
        *more, self.replaced[index] = code
        self.insert(index, *more)


@record
class Edited:
    """A program after edits; `origin[new line index]` is the old line index, -1 for a line that was inserted."""

    program: Program
    origin: tuple[int, ...]


def apply_edits(flow: ControlFlow, edits: Edits) -> Edited:
    """The program with a function edited. Other lines, labels and comments stay as they are."""
    edits = _around_addresses(flow, edits)
    program = flow.function.program
    touched = {flow.lines[index]: index for index in (*edits.removed, *edits.replaced, *edits.before)}
    lines: list[Line] = []
    origin: list[int] = []
    for number, line in enumerate(program.lines):
        index = touched.get(number)
        new = [(line, number)] if index is None else _edited(line, number, index, edits)
        lines += [made for made, _ in new]
        origin += [source for _, source in new]
    return Edited(program.with_lines(lines), tuple(origin))


def _edited(line: Line, number: int, index: int, edits: Edits) -> list[tuple[Line, int]]:
    """What is in the place of one line."""
    inserted = [(Line.of(instruction), -1) for instruction in edits.before.get(index, ())]
    instruction = edits.replaced.get(index, line.instruction)
    assert instruction is not None
    labels = [(Line.label(name), number) for name in line.labels]
    if index in edits.removed:
        comment = [(Line.plain(f"\t{line.comment}"), number)] if line.comment else []
        return [*labels, *inserted, *comment]
    if labels and inserted:
        return [*labels, *inserted, (Line.of(instruction, line.comment, number=line.number), number)]
    return [*inserted, (line.with_instruction(instruction), number)]


def _around_addresses(flow: ControlFlow, edits: Edits) -> Edits:
    """The edits with no insertion between an s_getpc_b64 and a symbol that counts from it."""
    starts = {place: start for start, place in _relative_to(flow)} if edits.before else {}
    if not any(index in starts for index in edits.before):
        return edits
    around = Edits(edits.removed, edits.replaced)
    for index in sorted(edits.before):
        moved = starts.get(index, index)
        kept = tuple(each for each in edits.before[index] if moved == index or not each.is_annotation)
        if kept:
            around.insert(moved, *kept)
    return around


def _relative_to(flow: ControlFlow) -> Iterator[tuple[int, int]]:
    """(s_getpc_b64, instruction after it up to the last symbol that counts from it, or to the end of a long jump)."""
    for jump in flow.long_jumps:
        yield from ((jump.first, place) for place in jump.indices[1:])
    for block in flow.blocks:
        start = -1
        waiting: list[int] = []
        for index in block.instructions:
            instruction = flow.instructions[index]
            if instruction.operation == Op.GETPC:
                start, waiting = index, []
            elif start >= 0:
                waiting.append(index)
                if _counts_from_here(instruction):
                    yield from ((start, place) for place in waiting)
                    waiting = []


def _counts_from_here(instruction: AnyInstruction) -> bool:
    """Whether a symbol counts from an s_getpc_b64 before it; where a branch goes counts from the branch."""
    return not instruction.is_branch and any(
        isinstance(operand.value, Expression) and ("@" in operand.value.text or "." in operand.value.text)
        for operand in instruction.operands
    )
