"""What a rule is, and what it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple

from isatool.diagnostics import Diagnostic, Fix, Severity, Span
from isatool.lint.places import LinePlace
from isatool.records import record

if TYPE_CHECKING:
    from isatool.ir.program import Program

PAGES: Final = "docs/rules"


@record
class Rule:
    """One rule: a stable id, how bad a breach is, and one line about it. Its page has the rest."""

    id: str
    severity: Severity
    title: str
    opt_in: bool = False
    """asked only where a selection names it"""

    @property
    def page(self) -> str:
        """The page of the documentation, from the top of the repository."""
        return f"{PAGES}/{self.id}.md"

    @property
    def text(self) -> str:
        """The page: an explanation, an example that breaks the rule, and one that does not."""
        return (files("isatool.lint") / "pages" / f"{self.id}.md").read_text(encoding="utf-8")

    @property
    def is_advice(self) -> bool:
        """True if it is about speed."""
        return self.opt_in and self.severity is Severity.INFO

    def __str__(self) -> str:
        return self.id


@record
class Finding:
    """A breach of a rule at the line with index `line`; the place is the statement's if none is given."""

    rule: Rule
    line: int
    message: str
    notes: tuple[str, ...] = ()
    place: LinePlace | None = None
    fix: Fix | None = None


class Subject(NamedTuple):
    """Rules about one thing, and the generator that looks for breaches of any of them."""

    name: str
    rules: tuple[Rule, ...]
    check: Callable[[Program], Iterator[Finding]]


def error(identifier: str, title: str) -> Rule:
    """A rule whose breach is an error."""
    return Rule(identifier, Severity.ERROR, title)


def warning(identifier: str, title: str) -> Rule:
    """A rule whose breach is a warning."""
    return Rule(identifier, Severity.WARNING, title)


def info(identifier: str, title: str) -> Rule:
    """A rule that only tells something."""
    return Rule(identifier, Severity.INFO, title)


def advice(identifier: str, title: str) -> Rule:
    """A rule about speed, asked only if a selection names it."""
    return Rule(identifier, Severity.INFO, title, True)


def diagnostic(finding: Finding, path: str, number: int, text: str, column: int) -> Diagnostic:
    """A finding as a diagnostic: `number`, `text` and `column` are those of its line."""
    first = text.split("\n", 1)[0]
    place = finding.place or LinePlace(column, 1)
    start = min(max(1, place.column), max(1, len(first)))
    length = max(1, min(place.length, len(first) - start + 1))
    span = Span(path, number, start, length)
    return Diagnostic(finding.rule.id, finding.rule.severity, span, finding.message, finding.notes, first, finding.fix)
