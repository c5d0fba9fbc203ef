"""HINT: hints of the author to passes, on lines to keep, regions and assumptions, that cannot be followed.

The commands that rewrite refuse such a file, see docs/passes/hints.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.analysis.hints import MARK, read_hints
from isatool.ir.program import Program
from isatool.lint.places import LinePlace
from isatool.lint.rule import Finding, Subject, warning

UNKNOWN: Final = warning("HINT-UNKNOWN", "a comment for isatool that is not a known hint")
REGION: Final = warning("HINT-REGION", "a hint that opens or closes no region of a function")


def check(program: Program) -> Iterator[Finding]:
    """Hints of a file that cannot be followed."""
    if not any(MARK in line.comment for line in program.lines):
        return
    for fault in read_hints(program).faults:
        rule = REGION if fault.is_region else UNKNOWN
        notes = (fault.note,) if fault.note else ()
        yield Finding(rule, fault.line, fault.message, notes, LinePlace(fault.column, fault.length))


SUBJECT: Final = Subject("HINT", (UNKNOWN, REGION), check)
