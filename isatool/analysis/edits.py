"""Insertions, removals and replacements of single instructions of a function, and the program that they give."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from isatool.analysis.cfg import ControlFlow
from isatool.ir.instruction import AnyInstruction
from isatool.ir.line import Line
from isatool.ir.program import Program


@dataclass(frozen=True, slots=True)
class Edits:
    """By dense instruction index: `removed`, `replaced`, and instructions to put right `before` one.

    An insertion stands behind the labels of the instruction, so jumps to it pass through the insertion.
    """

    removed: frozenset[int] = frozenset()
    replaced: Mapping[int, AnyInstruction] = field(default_factory=dict)
    before: Mapping[int, tuple[AnyInstruction, ...]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.removed or self.replaced or self.before)


@dataclass(frozen=True, slots=True)
class Edited:
    """A program after edits; `origin[new line index]` is the old line index, -1 for a line that was inserted."""

    program: Program
    origin: tuple[int, ...]


def apply_edits(flow: ControlFlow, edits: Edits) -> Edited:
    """The program with a function edited. Other lines, labels and comments stay as they are."""
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
    """What stands in the place of one line."""
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
