"""How far loads stand before the waits for them: what hides their latency, in VALU issue slots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from isatool.analysis.counters import COUNTER_OF, issue_of, limits, wait_of
from isatool.analysis.effects import effects_of
from isatool.ir.instruction import AnyInstruction
from isatool.isa.table import Unit


class Event(Enum):
    """What a slot is, as far as latency goes."""

    VALU = 1
    LOAD = 2
    WAIT = 3
    OTHER = 4


@dataclass(frozen=True, slots=True)
class Distance:
    """Sum over `loads` loads of the VALU slots between each and the next wait (or the end)."""

    loads: int
    slots: int

    def falls_short_of(self, before: Distance, tolerance: float) -> bool:
        """True if the mean distance is smaller than before by more than a fraction of it."""
        return self.slots * before.loads < before.slots * self.loads * (1 - tolerance)


def load_distance(events: Iterable[Event]) -> Distance:
    """The distances of a straight line."""
    loads = slots = waiting = position = 0
    open_at = 0
    for event in events:
        if event is Event.VALU:
            position += 1
        elif event is Event.LOAD:
            loads += 1
            waiting += 1
            open_at += position
        elif event is Event.WAIT:
            slots += waiting * position - open_at
            waiting = open_at = 0
    return Distance(loads, slots + waiting * position - open_at)


LATENCIES: Final = (0, 8, 32, 128, 512)
"""of loads, in VALU issue slots"""


def is_never_later(
    new: Sequence[AnyInstruction | None], old: Sequence[AnyInstruction | None], latencies: Iterable[int] = LATENCIES
) -> bool:
    """True if one wave alone comes to the end of a straight line, and its loads return, no later than by `old`.

    None is a VALU issue. Pairs shorten the way from a load to its wait and the whole by as much: what is then waited
    for longer was saved before.
    """
    return all(
        all(after <= before for after, before in zip(_times(new, latency), _times(old, latency), strict=True))
        for latency in latencies
    )


def _times(instructions: Sequence[AnyInstruction | None], latency: int) -> tuple[int, int]:
    """When the last issue and the last load in flight are done; loads from before the line were issued at its start."""
    now = 0
    flights: dict[str, list[int]] = {}
    for instruction in instructions:
        if instruction is None or instruction.unit is Unit.VALU:
            now += 1
            continue
        wait = wait_of(instruction)
        if wait is not None:
            for counter, limit in limits(wait):
                waiting = flights.get(counter, [])
                done = max(0, len(waiting) - limit)
                now = max(now, *waiting[:done], latency if limit <= len(waiting) else 0)
                flights[counter] = waiting[done:]
            continue
        issue = issue_of(instruction, effects_of(instruction).writes)
        if issue is not None:
            flights.setdefault(COUNTER_OF[issue.queues[0]], []).append(now + (latency if issue.results else 0))
    return now, max((back for waiting in flights.values() for back in waiting), default=0)


def covered_distance(instructions: Sequence[AnyInstruction]) -> Distance:
    """The distances of a straight line, each load's to the wait that covers it by its own counter (or the end)."""
    loads = slots = position = 0
    flights: dict[str, list[tuple[int, bool]]] = {}
    for instruction in instructions:
        if instruction.unit is Unit.VALU:
            position += 1
            continue
        wait = wait_of(instruction)
        if wait is not None:
            for counter, limit in limits(wait):
                waiting = flights.get(counter, [])
                done = max(0, len(waiting) - limit)
                slots += sum(position - start for start, is_load in waiting[:done] if is_load)
                flights[counter] = waiting[done:]
            continue
        issue = issue_of(instruction, effects_of(instruction).writes)
        if issue is not None:
            loads += bool(issue.results)
            flights.setdefault(COUNTER_OF[issue.queues[0]], []).append((position, bool(issue.results)))
    left = (position - start for waiting in flights.values() for start, is_load in waiting if is_load)
    return Distance(loads, slots + sum(left))
