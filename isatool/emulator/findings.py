"""What the sanitizers report: data with a place, never a crash."""

from __future__ import annotations

from dataclasses import field, replace
from enum import StrEnum
from typing import Final

from isatool.records import dataclass, record


class FindingKind(StrEnum):
    """Classes of findings."""

    UNINITIALISED = "uninitialised"
    PENDING = "pending-load"
    LDS_RACE = "lds-race"
    GLOBAL_RACE = "global-race"
    BARRIER = "barrier-divergence"
    OUT_OF_BOUNDS = "out-of-bounds"
    MISALIGNED = "misaligned"
    REGISTER_LIMIT = "register-limit"
    ENDLESS = "endless-loop"
    COLLISION = "lane-collision"
    TRAP = "trap"


ATOMIC: Final = "atomic"
"""the subject of misaligned atomics, which no mode allows"""
STOPS_ITSELF: Final = "the kernel stops itself here; a failed assertion does that"

SIGNALLED: Final = "signals the barrier again before waiting at it"
UNSIGNALLED: Final = "waits at the barrier without a signal to it: nobody goes on"


@record
class EmulatorFinding:
    """One finding. `line` is the 1-based line of the program as it is emitted, `other_line` that of the second party.

    `subject` names what it is about (a buffer, a register, a counter) and, with kind and line, tells findings apart;
    `count` says how often it happened.
    """

    kind: FindingKind
    line: int
    message: str
    subject: str = ""
    other_line: int = 0
    lane: int = -1
    count: int = 1

    @property
    def key(self) -> tuple[FindingKind, int, str]:
        """What makes two findings the same one."""
        return (self.kind, self.line, self.subject)

    @property
    def fails(self) -> bool:
        """False for loads and stores off their alignment: runtimes set the unaligned mode, and compilers rely on it."""
        return self.kind is not FindingKind.MISALIGNED or self.subject == ATOMIC

    def __str__(self) -> str:
        other = f" (see line {self.other_line})" if self.other_line else ""
        times = f" [{self.count} times]" if self.count > 1 else ""
        return f"line {self.line}: {self.kind}: {self.message}{other}{times}"


@dataclass
class EmulatorFindings:
    """Collects findings, each kind once a line and subject, in the order in which they were first met."""

    found: dict[tuple[FindingKind, int, str], EmulatorFinding] = field(default_factory=dict)

    def add(self, finding: EmulatorFinding) -> None:
        """Record a finding or count it again."""
        known = self.found.get(finding.key)
        if known is not None:
            finding = replace(known, count=known.count + finding.count)
        self.found[finding.key] = finding

    def __iter__(self) -> object:
        return iter(self.found.values())

    def as_tuple(self) -> tuple[EmulatorFinding, ...]:
        """All findings."""
        return tuple(self.found.values())
