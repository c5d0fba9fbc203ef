"""How far loads are before the waits for them: what hides their latency, in VALU issue slots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import lru_cache
from typing import Final

from isatool.analysis.counters import issue_of, wait_of
from isatool.analysis.effects import effects_of
from isatool.ir.instruction import AnyInstruction
from isatool.isa.table import Unit
from isatool.records import record


class LatencyEvent(Enum):
    """What a slot is, as far as latency goes."""

    VALU = 1
    LOAD = 2
    WAIT = 3
    OTHER = 4


@record
class Distance:
    """Sum over `loads` loads of the VALU slots between each and the next wait (or the end)."""

    loads: int
    slots: int

    def falls_short_of(self, before: Distance, tolerance: float) -> bool:
        """True if the mean distance is smaller than before by more than a fraction of it."""
        return self.slots * before.loads < before.slots * self.loads * (1 - tolerance)


def load_distance(events: Iterable[LatencyEvent]) -> Distance:
    """The distances of a straight line."""
    loads = slots = waiting = position = 0
    open_at = 0
    for event in events:
        if event is LatencyEvent.VALU:
            position += 1
        elif event is LatencyEvent.LOAD:
            loads += 1
            waiting += 1
            open_at += position
        elif event is LatencyEvent.WAIT:
            slots += waiting * position - open_at
            waiting = open_at = 0
    return Distance(loads, slots + waiting * position - open_at)


_LATENCIES: Final = (0, 8, 32, 128, 512)
"""of loads, in VALU issue slots"""


def is_never_later(new: Sequence[AnyInstruction | None], old: Sequence[AnyInstruction | None]) -> bool:
    """True if one wave alone comes to the end of a straight line, and its loads return, no later than by `old`.

    None is a VALU issue. Pairs shorten the way from a load to its wait and the whole by as much: what is then waited
    for longer was saved before.
    """
    return all(_walk(new, latency).is_no_later(_walk(old, latency)) for latency in _LATENCIES)


@lru_cache(maxsize=4096)
def covered_distance(instructions: tuple[AnyInstruction, ...]) -> Distance:
    """The distances of a straight line, each load's to the wait that covers it by its own counter (or the end)."""
    return _walk(instructions, 0).distance


@record
class _Walk:
    """One wave alone on a straight line: when the last issue and the last access in flight are done."""

    end: int
    back: int
    distance: Distance
    """from loads to the waits that cover them; stalls count too, of which there are none without latency"""

    def is_no_later(self, other: _Walk) -> bool:
        """True if both ends are no later than those of another."""
        return self.end <= other.end and self.back <= other.back


def _walk(instructions: Sequence[AnyInstruction | None], latency: int) -> _Walk:
    """Loads take `latency` slots; those from before the line were issued at its start. None is a VALU issue."""
    now = loads = slots = 0
    flights: dict[str, list[_Flight]] = {}
    for instruction in instructions:
        if instruction is None or instruction.unit is Unit.VALU:
            now += 1
            continue
        wait = wait_of(instruction)
        if wait is not None:
            for counter, limit in wait.limits:
                waiting = flights.get(counter, [])
                done = max(0, len(waiting) - limit)
                now = max(now, *(each.back for each in waiting[:done]), latency if limit <= len(waiting) else 0)
                slots += sum(now - each.start for each in waiting[:done] if each.is_load)
                flights[counter] = waiting[done:]
            continue
        issue = issue_of(instruction, effects_of(instruction).writes)
        if issue is not None and instruction.form is not None:
            is_load = bool(issue.results)
            loads += is_load
            flight = _Flight(now, now + latency if is_load else now, is_load)
            flights.setdefault(instruction.form.counters[0], []).append(flight)
    left = [each for waiting in flights.values() for each in waiting]
    slots += sum(now - each.start for each in left if each.is_load)
    return _Walk(now, max((each.back for each in left), default=0), Distance(loads, slots))


@record
class _Flight:
    """An access on its way: when it was issued, and when it is done."""

    start: int
    back: int
    is_load: bool
