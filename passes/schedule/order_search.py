"""Local search for an order that is faster than the list scheduler's: nodes change places, as long as a budget lasts.

Most moves begin at a node that waits: it goes later, what it waits for goes earlier, or something else comes between.
FMAs keep their order among themselves, from which the operand caches of their banks profit. An
order that takes no longer is taken, so the search drifts along orders of equal length. Its budget is a number of orders
and its random numbers are its own: the same input gives the same order on any machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from isatool.allowance import spend
from isatool.passes.common.load_distance import Distance
from isatool.passes.schedule.latency_graph import LatencyGraph
from isatool.passes.schedule.latency_schedule import Clock, OrderCandidate, distance_of, left_over

TRIED: Final = 1000
"""orders that are tried of a region: some seconds for one of 400 instructions"""
LEAST_WAIT: Final = 1.5
"""cycles between two issues that count as a wait"""
FAR: Final = 48
"""places that a node moves at most"""
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_MASK: Final = (1 << 64) - 1


class _Random:
    """A linear congruential generator."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        self.state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        return (self.state >> 33) % count


def improved(
    graph: LatencyGraph, arrivals: Mapping[int, float], start: OrderCandidate, least: Distance, tried: int = TRIED
) -> OrderCandidate:
    """The start, or an order that takes fewer cycles and leaves loads at least as far before their waits."""
    search = _Search(graph, arrivals, start, least)
    for _ in range(tried if len(graph) > 1 else 0):
        if not search.waits:
            break
        spend(len(graph))
        search.step()
    return OrderCandidate(search.best_time, tuple(search.best))


class _Search:
    def __init__(
        self, graph: LatencyGraph, arrivals: Mapping[int, float], start: OrderCandidate, least: Distance
    ) -> None:
        self.graph = graph
        self.arrivals = arrivals
        self.least = least
        self.random = _Random(len(graph))
        self.order = list(start.order)
        self.place = {number: place for place, number in enumerate(self.order)}
        self.waits: list[int] = []
        self.time = self._measured(self.order, float("inf")) or start.time
        self.best, self.best_time = list(start.order), start.time

    def step(self) -> None:
        """Tries one move."""
        old, new = self._move()
        if old == new or self.graph.nodes[self.order[old]].is_fma:
            return
        order = self.order.copy()
        order.insert(new, order.pop(old))
        time = self._measured(order, self.time)
        if time is None:
            return
        self.order, self.time = order, time
        self.place = {number: place for place, number in enumerate(order)}
        if time < self.best_time and not distance_of(self.graph, order).falls_short_of(self.least, 0.0):
            self.best, self.best_time = order, time

    def _move(self) -> tuple[int, int]:
        """(place of a node, its new place)."""
        random, count = self.random, len(self.order)
        late = self.waits[random.below(len(self.waits))]
        kind = random.below(4)
        if kind == 0:  # what waits goes later
            place = self.place[late]
            return place, place + random.below(self._last(late) - place + 1)
        sources = [source for source, needed in self.graph.before[late] if needed]
        if kind == 1 and sources:  # what it waits for goes earlier
            source = sources[random.below(len(sources))]
            place = self.place[source]
            return place, place - random.below(place - self._first(source) + 1)
        if kind == 2:  # something from after it comes before it
            place = min(count - 1, self.place[late] + 1 + random.below(FAR))
            new = max(self.place[late], self._first(self.order[place]))
            return place, min(place, new)
        place = random.below(count)
        number = self.order[place]
        first, last = self._first(number), self._last(number)
        return place, first + random.below(last - first + 1)

    def _first(self, number: int) -> int:
        """The first place that a node can have."""
        found = max((self.place[source] for source, _ in self.graph.before[number]), default=-1) + 1
        return max(found, self.place[number] - FAR)

    def _last(self, number: int) -> int:
        found = min((self.place[later] for later, _ in self.graph.after[number]), default=len(self.order)) - 1
        return min(found, self.place[number] + FAR)

    def _measured(self, order: Sequence[int], most: float) -> float | None:
        """Cycles of an order, and the nodes that wait in it; None if it takes longer than `most` or loses
        an interlock.
        """
        clock = Clock(self.graph, self.arrivals)
        waits: list[int] = []
        checked = bool(self.graph.distances)
        for number in order:
            if checked and clock.too_near(number):
                return None
            before = clock.now
            clock.issue(number)
            if clock.now - before > LEAST_WAIT:
                waits.append(number)
            if clock.now > most:
                return None
        time = clock.end + left_over(self.graph, clock)
        if time > most:
            return None
        self.waits = waits
        return time
