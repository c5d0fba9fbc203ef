"""A function while a pass rewrites it step by step: the program so far, and what its lines stand for in the input."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.edits import Edits, apply_edits
from isatool.ir.line import Line
from isatool.ir.program import Function, Program
from isatool.ir.relation import Relation
from isatool.passes.common.debug_labels import once
from isatool.records import record


@record
class Draft:
    """`relation` leads from line indices of the input to those of `program`."""

    program: Program
    name: str
    relation: Relation

    @classmethod
    def of(cls, function: Function) -> Draft:
        """Nothing done yet."""
        return cls(function.program, function.name, Relation.identity(index for index, _ in function.instructions))

    @property
    def function(self) -> Function:
        """The function as it is now; KeyError if it is gone."""
        return next(found for found in self.program.functions if found.name == self.name)

    def flow(self) -> ControlFlow:
        """Its control flow."""
        return build_flow(self.function)

    def edited(self, flow: ControlFlow, edits: Edits) -> Draft:
        """The draft after edits of its own control flow."""
        if not edits:
            return self
        edited = apply_edits(flow, edits)
        relation = self.relation.then(Relation.from_origins(edited.origin))
        return replace(self, program=edited.program, relation=relation)

    def with_body(self, body: Sequence[tuple[Line, int, int]]) -> Draft:
        """The draft with the function's lines replaced: (line, index of the line it stands for or -1, copy number).

        Labels that only debug information names are there once, whatever was copied.
        """
        function = self.function
        body = once(function, body)
        program = function.with_body(line for line, _, _ in body)
        pairs = frozenset(
            (origin, function.first + place, copy) for place, (_, origin, copy) in enumerate(body) if origin >= 0
        )
        return replace(self, program=program, relation=self.relation.then(Relation(pairs)))


def input_line(function: Function, flow: ControlFlow, index: int) -> int:
    """The line of the input, by index, with the number of an instruction's line in a later draft; the function's
    first line if there is none.
    """
    number = flow.line_number(index)
    lines = function.program.lines
    return next((place for place, line in enumerate(lines) if line.number == number), function.first)


def untouched(lines: Sequence[Line], indices: Iterable[int]) -> list[tuple[Line, int, int]]:
    """Lines that stand for themselves."""
    return [(lines[index], index, 0) for index in indices]
