"""All rules, by subject and by id."""

from __future__ import annotations

from functools import cache
from typing import Final

from isatool.lint import (
    author_hints,
    descriptor,
    hazard,
    hints,
    immediates,
    order,
    perf_access,
    perf_issue,
    perf_lds,
    perf_memory,
    perf_pair,
    scalars,
    stale,
    suppress,
    tuples,
    unknown,
    vopd,
    wait,
    wave64,
)
from isatool.lint.rule import Rule, Subject

SUBJECTS: Final[tuple[Subject, ...]] = (
    vopd.SUBJECT,
    hazard.SUBJECT,
    wave64.SUBJECT,
    wait.SUBJECT,
    order.SUBJECT,
    descriptor.SUBJECT,
    stale.SUBJECT,
    scalars.SUBJECT,
    immediates.SUBJECT,
    tuples.SUBJECT,
    hints.SUBJECT,
    author_hints.SUBJECT,
    unknown.SUBJECT,
    perf_issue.SUBJECT,
    perf_pair.SUBJECT,
    perf_memory.SUBJECT,
    perf_lds.SUBJECT,
    perf_access.SUBJECT,
)
"""in the order in which they run; the comments that suppress have rules of their own, see `suppress`"""


@cache
def all_rules() -> tuple[Rule, ...]:
    """Every rule, sorted by id as a person sorts them (R2 before R10)."""
    rules = [rule for subject in SUBJECTS for rule in subject.rules]
    return tuple(sorted((*rules, *suppress.RULES), key=lambda rule: _natural(rule.id)))


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
