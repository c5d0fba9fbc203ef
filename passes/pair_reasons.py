"""Why an instruction that could be half of a VOPD is still single: the rule or dependence that stopped it.

Asked against the other single candidates within reach in the final order. The first answer that holds for every one of
them is the reason: none is near, all depend on it or it on them, all fit OPY only, the constants or scalars of none go
with its own, the registers of none have the parities that a pair needs. If a legal partner is left, the schedule did
not bring the two together.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from isatool.passes.pair_choices import NEITHER, Choice, Shapes
from isatool.passes.pair_schedule import Pairing, Slot
from isatool.passes.parity import Parity
from isatool.passes.region_graph import RegionGraph

REACH: Final = 32
"""candidates further away in the final order are not asked"""


class Reason(StrEnum):
    """Why an instruction is single."""

    ALONE = "no other candidate near"
    DEPENDENT = "depends on every candidate near, or they on it"
    OPY_ONLY = "all independent candidates fit OPY only"
    CONSTANTS = "literals, scalars or VCC of no candidate go with its own"
    DESTINATION = "destinations of the same parity (R1)"
    SOURCE0 = "sources at src0 in banks that clash (R2, R19)"
    SOURCE1 = "sources at src1 in banks that clash (R3, R19)"
    SOURCE2 = "accumulators or addends of the same parity (R4)"
    SEVERAL = "several register rules at once (R1 to R4, R19)"
    SCHEDULE = "a legal partner exists, but moving the two together costs more than it gains"
    LATENCY = "pairing the block would bring loads too near to the waits for them"
    REGISTERS = "no registers for the values of the paired block"


_PORTS: Final = (Reason.SOURCE0, Reason.SOURCE1, Reason.SOURCE2)


def reasons(
    graph: RegionGraph, choices: Sequence[tuple[Choice, ...]], slots: Sequence[Slot], parity: Parity, shapes: Shapes
) -> dict[int, Reason]:
    """For every operation that is issued alone and could be half of a VOPD: why."""
    singles = [
        (position, slot) for position, slot in enumerate(slots) if not isinstance(slot, Pairing) and choices[slot]
    ]
    before = _ancestors(graph)
    found: dict[int, Reason] = {}
    for index, (place, number) in enumerate(singles):
        near: list[int] = []
        for step in (-1, 1):
            other = index + step
            while 0 <= other < len(singles) and abs(singles[other][0] - place) <= REACH:
                near.append(singles[other][1])
                other += step
        found[number] = _reason(number, near, before, choices, parity, shapes)
    return found


def _ancestors(graph: RegionGraph) -> list[int]:
    """For every operation what must be issued before it, as a bit set; overwriting what another one reads is no
    hindrance to being issued together.
    """
    found: list[int] = []
    for number in range(len(graph)):
        mask = 0
        for source in graph.strict[number]:
            mask |= found[source] | 1 << source
        for source in graph.weak[number]:
            mask |= found[source]
        found.append(mask)
    return found


def _reason(
    number: int,
    near: Sequence[int],
    before: Sequence[int],
    choices: Sequence[tuple[Choice, ...]],
    parity: Parity,
    shapes: Shapes,
) -> Reason:
    if not near:
        return Reason.ALONE
    independent = [other for other in near if not (before[number] >> other & 1 or before[other] >> number & 1)]
    if not independent:
        return Reason.DEPENDENT
    if not any(shapes.can_be_x[choice.shape] for other in (number, *independent) for choice in choices[other]):
        return Reason.OPY_ONLY
    fitting = [
        (a, b)
        for other in independent
        for a in choices[number]
        for b in choices[other]
        if shapes.fit(a.shape, b.shape) != NEITHER
    ]
    if not fitting:
        own_is_y = not any(shapes.can_be_x[choice.shape] for choice in choices[number])
        partners_are_y = not any(shapes.can_be_x[c.shape] for other in independent for c in choices[other])
        return Reason.OPY_ONLY if own_is_y and partners_are_y else Reason.CONSTANTS
    broken = [_broken(a, b, parity) for a, b in fitting]
    if any(not rules for rules in broken):
        return Reason.SCHEDULE
    least = min(broken, key=len)
    return least[0] if len(least) == 1 else Reason.SEVERAL


def _broken(a: Choice, b: Choice, parity: Parity) -> list[Reason]:
    """The register rules that keep two forms apart."""
    found: list[Reason] = []
    if parity.cost(((a.target, b.target),)) < 0:
        found.append(Reason.DESTINATION)
    for rule, mine, theirs in zip(_PORTS, a.ports, b.ports, strict=True):
        if mine is not None and theirs is not None and parity.cost(((mine, theirs),)) < 0:
            found.append(rule)
    if not found and parity.cost(a.relations(b)) < 0:
        return [Reason.SEVERAL, Reason.SEVERAL]
    return found
