"""Lines of a program. A line keeps its text for ever: what no pass touches is written exactly as it was read."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from isatool.ir.instruction import AnyInstruction


class Directive(NamedTuple):
    """An assembler directive: `.amdhsa_next_free_vgpr` with its arguments as written (`208`)."""

    name: str
    arguments: str


class Line:
    """One line: its text, the labels it defines, and an instruction or a directive if it holds one.

    `number` is the 1-based line number in the file that was read, 0 for a line that a pass made. The instruction of a
    line read from a file is a view made on demand. `opaque_reason` says why a line is not looked into (inside a macro
    definition, inline assembly of the compiler); such a line is a barrier.
    """

    __slots__ = (
        "_instruction",
        "_make",
        "column",
        "comment",
        "directive",
        "has_instruction",
        "labels",
        "number",
        "opaque_reason",
        "text",
    )

    def __init__(
        self,
        text: str,
        number: int = 0,
        labels: tuple[str, ...] = (),
        directive: Directive | None = None,
        comment: str = "",
        make: Callable[[], AnyInstruction] | None = None,
        column: int = 1,
        opaque_reason: str = "",
    ) -> None:
        self.text = text
        self.number = number
        self.labels = labels
        self.directive = directive
        self.comment = comment
        self.column = column
        self.has_instruction = make is not None
        self.opaque_reason = opaque_reason
        self._make = make
        self._instruction: AnyInstruction | None = None

    @property
    def instruction(self) -> AnyInstruction | None:
        """The instruction on this line, or None."""
        if self._instruction is None and self._make is not None:
            self._instruction = self._make()
            self._make = None
        return self._instruction

    @classmethod
    def of(cls, instruction: AnyInstruction, comment: str = "", indent: str = "\t", number: int = 0) -> Line:
        """A line made by a pass; `number` is that of the input line it stands for, if any."""
        text = f"{indent}{instruction}"
        if comment:
            text = f"{text} {comment if comment.startswith((';', '//')) else '; ' + comment}"
        line = cls(text, number, comment=comment)
        line.has_instruction = True
        line._instruction = instruction
        return line

    @classmethod
    def label(cls, name: str) -> Line:
        """A line that defines a label."""
        return cls(f"{name}:", labels=(name,))

    @classmethod
    def plain(cls, text: str) -> Line:
        """A comment or blank line."""
        return cls(text, comment=text.strip())

    def with_instruction(self, instruction: AnyInstruction) -> Line:
        """The same line with another instruction: labels, indent and comment stay."""
        if instruction == self.instruction:
            return self
        indent = self.text[: len(self.text) - len(self.text.lstrip())] or "\t"
        prefix = "".join(f"{label}: " for label in self.labels)
        text = f"{indent if not prefix else ''}{prefix}{instruction}"
        if self.comment:
            text += f" {self.comment}"
        line = Line(text, self.number, self.labels, None, self.comment, column=self.column)
        line.has_instruction = True
        line._instruction = instruction
        return line

    def __repr__(self) -> str:
        return f"Line({self.number}: {self.text!r})"
