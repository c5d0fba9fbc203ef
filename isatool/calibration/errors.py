"""How wrong the model is: mean absolute error of the gaps between issues, by class of producer and consumer.

A class is what issued before and what issued: `VALU -> VMEM`. The goal of a class is an error of at most `CYCLES` or
`PART` of its mean traced gap, whichever is larger. Gaps whose traced time the model was given (memory, barriers,
pauses) and first passes through code (cold) are counted apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from isatool.calibration.traced import BARRIER, LONG, Gap, TracedRun
from isatool.model.parameters import ChipModel
from isatool.records import record

CYCLES: Final = 2.0
PART: Final = 0.15
FEWEST: Final = 20
"""occurrences from which on an error says something"""


@record
class TracedGap:
    """A gap as traced and as modelled, with its class. `code`: digest of the code object's instructions."""

    before: str
    after: str
    traced: int
    model: float
    apart: str
    cold: bool
    code: str
    chip: str


@record
class ClassError:
    """The gaps of a class: how many, their mean, the model's mean absolute error and bias, in cycles."""

    name: str
    count: int
    codes: int
    """distinct code objects"""
    mean: float
    error: float
    bias: float

    @property
    def goal(self) -> float:
        """Cycles that the error may be."""
        return max(CYCLES, PART * self.mean)

    @property
    def holds(self) -> bool:
        """True if the error is within the goal."""
        return self.error <= self.goal


@record
class Errors:
    """All classes of a set of gaps, the most frequent first."""

    warm: tuple[ClassError, ...]
    cold: tuple[ClassError, ...]
    apart: tuple[ClassError, ...]
    totals: Mapping[str, tuple[int, float]]
    """code object -> traced and modelled cycles, without what is apart"""

    def total(self) -> tuple[int, float]:
        """Traced and modelled cycles of all code objects."""
        pairs = self.totals.values()
        return sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)

    @property
    def band(self) -> float:
        """Fraction by which the total of a code object misses at most; 0 without any."""
        return max((abs(model / traced - 1) for traced, model in self.totals.values() if traced), default=0.0)


def pairs_of(run: TracedRun, model: ChipModel) -> list[TracedGap]:
    """The gaps of a run."""
    return [_pair(run, gap) for gap in run.gaps(model)]


def _pair(run: TracedRun, gap: Gap) -> TracedGap:
    return TracedGap(
        run.kind(gap.before), run.kind(gap.after), gap.traced, gap.model, gap.apart, gap.cold,
        run.code.digest[:8], run.dispatch.chip,
    )  # fmt: skip


def errors_of(pairs: Iterable[TracedGap]) -> Errors:
    """Errors by class."""
    classes: dict[tuple[str, str], list[TracedGap]] = {}
    totals: dict[str, tuple[int, float]] = {}
    for pair in pairs:
        name = f"{pair.before} -> {pair.after}"
        if pair.apart:
            classes.setdefault(("apart", pair.apart), []).append(pair)
            continue
        classes.setdefault(("cold" if pair.cold else "warm", name), []).append(pair)
        if pair.traced <= LONG and BARRIER not in (pair.before, pair.after):
            traced, model = totals.get(pair.code, (0, 0.0))
            totals[pair.code] = (traced + pair.traced, model + pair.model)
    found = {kind: tuple(_classes(classes, kind)) for kind in ("warm", "cold", "apart")}
    return Errors(found["warm"], found["cold"], found["apart"], totals)


def _classes(classes: Mapping[tuple[str, str], Sequence[TracedGap]], kind: str) -> list[ClassError]:
    found = [_class_error(name, pairs) for (each, name), pairs in classes.items() if each == kind]
    return sorted(found, key=lambda one: (-one.count, one.name))


def _class_error(name: str, pairs: Sequence[TracedGap]) -> ClassError:
    count = len(pairs)
    return ClassError(
        name,
        count,
        len({pair.code for pair in pairs}),
        sum(pair.traced for pair in pairs) / count,
        sum(abs(pair.model - pair.traced) for pair in pairs) / count,
        sum(pair.model - pair.traced for pair in pairs) / count,
    )
