"""How far loads stand before the waits for them: what hides their latency, in VALU issue slots."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


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
