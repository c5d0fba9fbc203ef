"""List scheduling of a region by latency: orders of its nodes, and how long one wave would take for each.

The clock of the scheduler is that of `isatool.model.exposed`, with waits that cover exactly what an instruction
needs. Of what may be issued without waiting, a strategy says what comes first; if everything has to wait, what waits
least.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from isatool.analysis.counters import limits
from isatool.passes.latency_graph import LatencyGraph


class Strategy(Enum):
    """What comes first among instructions that could all be issued."""

    LONGEST = "the longest way to the end of the region"
    LOADS = "loads and what they need, then the order of the input"
    INPUT = "the order of the input"


@dataclass
class _Clock:
    """One wave that issues nodes in some order."""

    graph: LatencyGraph
    arrivals: Mapping[int, float]
    """register -> when a load from before the region returns there"""
    now: float = 0.0
    done: dict[int, float] = field(default_factory=dict)
    """node -> when its result is there"""
    flights: dict[str, list[tuple[int, float]]] = field(default_factory=dict)
    services: dict[int, float] = field(default_factory=dict)
    trans: float = 0.0
    landed: dict[int, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.landed = dict(self.arrivals)

    def earliest(self, number: int) -> float:
        """When a node whose sources are all issued can be."""
        node = self.graph.nodes[number]
        time = max((self.landed.get(register, 0.0) for register in node.touched), default=0.0)
        for source, needed in self.graph.before[number]:
            if not needed:
                continue
            time = max(time, self.done[source])
            if self.graph.nodes[source].is_load:
                time = max(time, self._covering(source))
        if node.wait is not None:
            for counter, limit in limits(node.wait):
                backs = sorted(back for _, back in self.flights.get(counter, ()))
                if len(backs) > limit:
                    time = max(time, backs[len(backs) - limit - 1])
        return max(time, self.trans) if node.price.trans else time

    def _covering(self, source: int) -> float:
        """When the wait for a load is over: counters that mix classes can only be waited for until they are 0."""
        time = 0.0
        for counter in self.graph.nodes[source].counters:
            flights = self.flights.get(counter, [])
            mixed = any(not self.graph.nodes[other].ordered for other, _ in flights)
            if mixed and any(other == source for other, _ in flights):
                time = max(time, *(back for _, back in flights))
        return time

    def issue(self, number: int) -> None:
        """Issue a node as early as it can be."""
        node = self.graph.nodes[number]
        time = max(self.now, self.earliest(number))
        price = node.price
        self.now = time + max(1.0, price.cycles)
        if price.trans:
            self.trans = time + price.trans
        if not node.counters:
            self.done[number] = time + max(price.latency, price.cycles)
            return
        back = time + price.latency
        if price.service and node.ordered:
            begin = max(time + 1.0, self.services.get(price.slot, 0.0))
            self.services[price.slot] = begin + price.service
            back = begin + price.service + price.latency
        self.done[number] = back
        for counter in node.counters:
            flights = self.flights.setdefault(counter, [])
            flights[:] = [(other, when) for other, when in flights if when > time]
            flights.append((number, back))

    @property
    def end(self) -> float:
        """When the last node is issued."""
        return self.now


def time_of(graph: LatencyGraph, order: Sequence[int], arrivals: Mapping[int, float]) -> float:
    """Cycles of an order, with loads that are still on the way at its end counted as they would be waited for later."""
    clock = _Clock(graph, arrivals)
    for number in order:
        clock.issue(number)
    return clock.end + _left_over(graph, clock)


def _left_over(graph: LatencyGraph, clock: _Clock) -> float:
    """A hundredth of the cycles that loads need beyond the end of the region: the earlier the better."""
    late = [
        clock.done[number] - clock.end
        for number, node in enumerate(graph.nodes)
        if node.is_load and not any(needed for _, needed in graph.after[number])
    ]
    return sum(max(0.0, wait) for wait in late) / 100


def schedule(graph: LatencyGraph, arrivals: Mapping[int, float], strategy: Strategy) -> list[int]:
    """An order of the nodes that keeps every dependence."""
    count = len(graph)
    clock = _Clock(graph, arrivals)
    left = [len(edges) for edges in graph.before]
    urgent = _urgent(graph) if strategy is Strategy.LOADS else frozenset[int]()
    waiting: list[tuple[float, float, int]] = []
    ready: list[tuple[float, int]] = []

    def note(number: int) -> None:
        heapq.heappush(waiting, (clock.earliest(number), _rank(graph, number, strategy, urgent), number))

    for number in range(count):
        if not left[number]:
            note(number)
    order: list[int] = []
    while len(order) < count:
        while waiting and waiting[0][0] <= clock.now:
            _, rank, number = heapq.heappop(waiting)
            heapq.heappush(ready, (rank, number))
        number = heapq.heappop(ready)[1] if ready else heapq.heappop(waiting)[2]
        clock.issue(number)
        order.append(number)
        for later, _ in graph.after[number]:
            left[later] -= 1
            if not left[later]:
                note(later)
    return order


def _rank(graph: LatencyGraph, number: int, strategy: Strategy, urgent: frozenset[int]) -> float:
    if strategy is Strategy.LONGEST:
        return -graph.heights[number]
    if number in urgent:
        return -1e6 + number
    return float(number)


def _urgent(graph: LatencyGraph) -> frozenset[int]:
    """Loads and everything that they depend on."""
    found: set[int] = set()
    for number in range(len(graph) - 1, -1, -1):
        if graph.nodes[number].is_load or number in found:
            found.add(number)
            found.update(source for source, _ in graph.before[number])
    return frozenset(found)
