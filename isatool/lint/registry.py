"""All rules, by subject and by id."""

from __future__ import annotations

from functools import cache
from typing import Final

from isatool.folders import modules_in
from isatool.lint import rules, suppress
from isatool.lint.rule import Rule, Subject

SUBJECTS: Final[tuple[Subject, ...]] = tuple(module.SUBJECT for module in modules_in(rules.__name__))
"""in the order in which they run; the comments that suppress have rules of their own, see `suppress`"""


@cache
def all_rules() -> tuple[Rule, ...]:
    """Every rule, sorted by id as a person sorts them (R2 before R10)."""
    found = [rule for subject in SUBJECTS for rule in subject.rules]
    return tuple(sorted((*found, *suppress.RULES), key=lambda rule: _natural(rule.id)))


@cache
def rule(identifier: str) -> Rule | None:
    """The rule with an id, or None."""
    return next((found for found in all_rules() if found.id == identifier), None)


def matches(prefix: str, identifier: str) -> bool:
    """True if a prefix of ids (VOPD, VOPD-R1, *) covers an id; R1 does not cover R10 to R19."""
    if prefix in ("*", "ALL"):
        return True
    if not identifier.startswith(prefix):
        return False
    rest = identifier[len(prefix) :]
    return not (rest[:1].isdigit() and prefix[-1:].isdigit())


def is_prefix(prefix: str) -> bool:
    """True if a prefix covers any rule."""
    return any(matches(prefix, found.id) for found in all_rules())


def _natural(identifier: str) -> tuple[str, int]:
    name = identifier.rstrip("0123456789")
    number = identifier[len(name) :]
    return name, int(number) if number else 0
