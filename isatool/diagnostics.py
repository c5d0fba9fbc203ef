"""Diagnostics as data: where something is wrong, what is wrong, what to do. Rendered elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from isatool.records import dataclass, record


class Severity(StrEnum):
    """How bad a finding is; `check` exits with 1 from ERROR on, unless told otherwise."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A place in a text: 1-based line and column, and how many characters it covers on that line."""

    path: str
    line: int = 0
    column: int = 0
    length: int = 1

    def __str__(self) -> str:
        parts = [self.path, *(str(number) for number in (self.line, self.column) if number)]
        return ":".join(parts)


@record
class Fix:
    """A replacement of one whole line by others that fixes a finding."""

    line: int
    replacement: tuple[str, ...]
    description: str


@record
class Diagnostic:
    """One finding. `rule` is a stable id with a page of its own in the documentation."""

    rule: str
    severity: Severity
    span: Span
    message: str
    notes: tuple[str, ...] = ()
    source: str = ""
    fix: Fix | None = None

    def __str__(self) -> str:
        return render_text(self)


class UserError(Exception):
    """The user's input or request cannot be used; the command line prints it and exits with 2."""

    def __init__(self, message: str, span: Span | None = None, hint: str = "", source: str = "") -> None:
        super().__init__(message)
        self.diagnostics: tuple[Diagnostic, ...] = (
            Diagnostic("INPUT", Severity.ERROR, span or Span(""), message, (hint,) if hint else (), source),
        )

    @classmethod
    def of(cls, diagnostics: tuple[Diagnostic, ...]) -> UserError:
        """One error that carries several diagnostics, e.g. all unreadable lines of a file."""
        error = cls(diagnostics[0].message)
        error.diagnostics = diagnostics
        return error

    def __str__(self) -> str:
        return "\n".join(render_text(diagnostic) for diagnostic in self.diagnostics)


class ForeignError(UserError):
    """The input is code for another processor, or no code at all."""


class RefusedError(Exception):
    """Why something is left as it is, though nothing is wrong with it: no fault, and seen by no user as an exception.

    `line`: the index of the line that is in the way, -1 for no single one. `help`: what would help, and `facts` the
    same as data.
    """

    def __init__(
        self, text: str, line: int = -1, help_: str = "", facts: Mapping[str, int | str] | None = None
    ) -> None:
        super().__init__(text)
        self.line = line
        self.help = help_
        self.facts = facts or {}


def render_text(diagnostic: Diagnostic) -> str:
    """`path:line:column: severity: message [RULE]`, the source line with carets, then the notes."""
    place = str(diagnostic.span)
    head = f"{place}: " if place else ""
    rule = f" [{diagnostic.rule}]" if diagnostic.rule != "INPUT" else ""
    lines = [f"{head}{diagnostic.severity}: {diagnostic.message}{rule}"]
    if diagnostic.source:
        lines.append("    " + diagnostic.source.replace("\t", " "))
        if diagnostic.span.column:
            lines.append("    " + " " * (diagnostic.span.column - 1) + "^" + "~" * (max(1, diagnostic.span.length) - 1))
    lines += [f"    {note}" for note in diagnostic.notes]
    return "\n".join(lines)
