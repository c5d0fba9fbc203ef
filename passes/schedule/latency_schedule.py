"""List scheduling of a region by latency: orders of its nodes, and how long one wave would take for each.

The clock of the scheduler is that of `isatool.model.wave_clock`, with waits that cover exactly what an instruction
needs. Of what may be issued without waiting, a strategy says what comes first; if everything has to wait, what waits
least.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import Final

from isatool.allowance import spend
from isatool.model.slots import Slot
from isatool.model.wave_clock import WaveClock
from isatool.passes.common.load_distance import Distance
from isatool.passes.schedule.latency_graph import LatencyGraph, result_delay
from isatool.records import record


class Strategy(Enum):
    """Which of several instructions that can be issued comes first."""

    LONGEST = "the longest way to the end of the region"
    SOON = "the same, though it has to wait a little: what comes first instead may take much longer"
    LOADS = "loads and what they need, then the order of the input"
    PATIENT = "the same, though a load has to wait: vector memory waits for all arithmetic before it"
    INPUT = "the order of the input"


class Clock:
    """One wave that issues nodes in some order, with the waits that they need."""

    def __init__(self, graph: LatencyGraph, arrivals: Mapping[int, float]) -> None:
        self.graph = graph
        self.clock = WaveClock(graph.rules)
        self.landing = dict(arrivals)
        """register -> when a load from before the region returns there, if none has waited for it"""
        self.done: dict[int, float] = {}
        """load -> when its result is there"""
        self.flights: dict[str, list[tuple[int, float]]] = {}
        """counter -> (node, return) for which nothing has waited, oldest first"""
        self.valu = 0
        """VALU instructions issued"""
        self.valu_at: dict[int, int] = {}
        """node -> how many there were after it"""

    @property
    def now(self) -> float:
        """When the next node may issue by the order alone."""
        return self.clock.next

    @property
    def end(self) -> float:
        """When the last node is issued, and the VALU could take another one."""
        return self.clock.end

    def earliest(self, number: int) -> float:
        """When a node whose sources are all issued can be."""
        time = self.clock.earliest(self.graph.ops[number])
        if not self.landing and number not in self.graph.waiting:
            return time
        back = self._awaited(number)
        return time if back is None else max(time, max(self.clock.control, back) + 1.0)

    def _awaited(self, number: int) -> float | None:
        """When the wait before a node is over; None if it needs none."""
        landing = self.landing
        found = [landing[register] for register in self.graph.nodes[number].touched if register in landing]
        sources, kept = self.graph.waiting.get(number, ((), ()))
        for source in sources:
            found += [flights[place][1] for flights, place in self._covering(source)]
        for counter, limit in kept:
            backs = sorted(back for _, back in self.flights.get(counter, ()))
            if len(backs) > limit:
                found.append(backs[len(backs) - limit - 1])
        return max(found, default=None)

    def _covering(self, source: int) -> Iterator[tuple[list[tuple[int, float]], int]]:
        """(what is in flight by a counter, place of the last of these that a wait for the source covers). Counters that
        mix classes can only be waited for until they are 0.
        """
        for counter in self.graph.nodes[source].counters:
            flights = self.flights.get(counter, [])
            place = next((place for place, (other, _) in enumerate(flights) if other == source), -1)
            if place >= 0 and counter in self.graph.unordered:
                mixed = any(not self.graph.nodes[other].ordered for other, _ in flights)
                place = len(flights) - 1 if mixed else place
            if place >= 0:
                yield flights, place

    def too_near(self, number: int) -> bool:
        """Whether a VOPD would follow what it reads so closely that it could lose the interlock."""
        distances = self.graph.distances.get(number)
        if distances is None:
            return False
        return any(self.valu - self.valu_at[source] < needed for source, needed in distances.items())

    def issue(self, number: int) -> None:
        """Issue a node as early as it can be."""
        node = self.graph.nodes[number]
        self.valu += node.price.slot is Slot.VALU
        self.valu_at[number] = self.valu
        time = self.earliest(number)
        if self.landing or number in self.graph.waiting:
            self._wait(number)
        self.clock.issue(node.op, time, number)
        if not node.counters:
            return
        back = time + node.price.latency
        if node.ordered and node.op.counter >= 0:
            back = self.clock.flights[node.op.counter][-1][0]
        self.done[number] = back
        for counter in node.counters:
            self.flights.setdefault(counter, []).append((number, back))

    def _wait(self, number: int) -> None:
        """What a node waits for is over."""
        sources, kept = self.graph.waiting.get(number, ((), ()))
        for source in sources:
            for flights, place in list(self._covering(source)):
                del flights[: place + 1]
        for counter, limit in kept:
            flights = self.flights.get(counter, [])
            if len(flights) > limit:
                flights[:] = sorted(flights, key=lambda flight: flight[1])[len(flights) - limit :]
        if self.landing:
            over = max((self.landing.get(register, 0.0) for register in self.graph.nodes[number].touched), default=0.0)
            self.landing = {register: back for register, back in self.landing.items() if back > over}


@record
class LatencyPlan:
    """How to schedule: candidates are the first instruction that is not issued yet and the `window` ones after it."""

    strategy: Strategy
    window: int


A_LITTLE: Final = 16.0
"""cycles: an address on its way to a load, but no load on its way"""
WIDE: Final = 1 << 30
PLANS: Final = (
    *(LatencyPlan(strategy, WIDE) for strategy in Strategy),
    *(
        LatencyPlan(strategy, window)
        for window in (48, 16)
        for strategy in (Strategy.LONGEST, Strategy.LOADS, Strategy.PATIENT)
    ),
)
"""smaller windows hold fewer registers at once"""
LONGEST_WIDE: Final = 512
"""nodes of a region that is ordered as a whole; what is ready at once grows with it, and the time with the square"""


@record
class OrderCandidate:
    """An order of a graph's nodes, and the cycles it takes."""

    time: float
    order: tuple[int, ...]


def candidates(
    graph: LatencyGraph, arrivals: Mapping[int, float], least: float, least_distance: Distance
) -> list[OrderCandidate]:
    """Orders that take less than `least` cycles and leave loads as far before their waits, the fastest first."""
    found: dict[tuple[int, ...], OrderCandidate] = {}
    slow = any(node.price.slot is Slot.VALU and node.price.cycles >= A_LITTLE for node in graph.nodes)
    reached: dict[Strategy, int] = {}
    for plan in PLANS if _bound(graph, arrivals) < least else ():
        if plan.strategy is Strategy.SOON and not slow:
            continue
        if plan.window >= len(graph) if plan.window != WIDE else len(graph) > LONGEST_WIDE:
            continue
        if plan.strategy in reached and reached[plan.strategy] <= plan.window:
            continue  # a window that holds back nothing changes nothing
        order, time, reached[plan.strategy] = schedule(graph, arrivals, plan)
        if order in found:
            continue
        if time < least and not distance_of(graph, order).falls_short_of(least_distance, 0.0):
            found[order] = OrderCandidate(time, order)
    return sorted(found.values(), key=lambda candidate: candidate.time)


def _bound(graph: LatencyGraph, arrivals: Mapping[int, float]) -> float:
    """Cycles that no order can do without: one issue after the other, and the longest chain of results."""
    longest = 0.0
    for number, node in enumerate(graph.nodes):
        late = max((arrivals.get(register, 0.0) for register in node.touched), default=0.0) if arrivals else 0.0
        longest = max(longest, late + graph.heights[number])
    return max(busy_cycles(graph), longest - _last_result(graph))


def busy_cycles(graph: LatencyGraph) -> float:
    """Cycles in which a wave issues, or the VALU is taken, whatever the order."""
    valu = sum(node.price.cycles for node in graph.nodes if node.price.slot is Slot.VALU)
    return max(valu, sum(max(1.0, node.op.hold if node.price.slot is Slot.VALU else 1.0) for node in graph.nodes))


def _last_result(graph: LatencyGraph) -> float:
    """Heights count the results that are still on the way at the end, times do not."""
    return max((result_delay(node, node, graph.rules) for node in graph.nodes), default=0.0)


def distance_of(graph: LatencyGraph, order: Sequence[int]) -> Distance:
    """How far loads stand before the first instruction that has to wait for them, in VALU slots (or the end)."""
    loads = slots = position = 0
    flights: dict[str, list[tuple[int, int]]] = {}
    for number in order:
        node = graph.nodes[number]
        for source, needed in graph.before[number]:
            if needed and graph.nodes[source].is_load:
                slots += _covered(flights, graph, source, position)
        position += node.price.slot is Slot.VALU
        if node.is_load:
            loads += 1
            flights.setdefault(node.counters[0], []).append((number, position))
    return Distance(loads, slots + sum(position - start for flight in flights.values() for _, start in flight))


def _covered(flights: dict[str, list[tuple[int, int]]], graph: LatencyGraph, source: int, position: int) -> int:
    """The slots that loads have had that a wait for one of them covers; they are on the way no more."""
    flight = flights.get(graph.nodes[source].counters[0], [])
    place = next((place for place, (number, _) in enumerate(flight) if number == source), -1)
    if place < 0:
        return 0
    if any(not graph.nodes[number].ordered for number, _ in flight):
        place = len(flight) - 1
    gone = flight[: place + 1]
    del flight[: place + 1]
    return sum(position - start for _, start in gone)


def time_of(graph: LatencyGraph, order: Sequence[int], arrivals: Mapping[int, float]) -> float:
    """Cycles of an order, with loads that are still on the way at its end counted as they would be waited for later."""
    clock = Clock(graph, arrivals)
    for number in order:
        clock.issue(number)
    return clock.end + left_over(graph, clock)


def left_over(graph: LatencyGraph, clock: Clock) -> float:
    """A hundredth of the cycles that loads need beyond the end of the region: the earlier the better."""
    late = [
        clock.done[number] - clock.end
        for number, node in enumerate(graph.nodes)
        if node.is_load and not any(needed for _, needed in graph.after[number])
    ]
    return sum(max(0.0, wait) for wait in late) / 100


def schedule(
    graph: LatencyGraph, arrivals: Mapping[int, float], plan: LatencyPlan
) -> tuple[tuple[int, ...], float, int]:
    """An order of the nodes that keeps every dependence, its cycles as `time_of` has them, and how far the nodes that
    could be issued were from the first one that was not issued yet: a window of that size holds back none of them.
    """
    count = len(graph)
    strategy = plan.strategy
    clock = Clock(graph, arrivals)
    left = [len(edges) for edges in graph.before]
    urgent = _urgent(graph) if strategy in (Strategy.LOADS, Strategy.PATIENT) else frozenset[int]()
    waiting: list[tuple[float, float, int]] = []
    ready: list[tuple[float, float, int]] = []
    beyond: list[int] = []
    issued = bytearray(count)
    lowest = reach = 0

    ranks = [_rank(graph, number, strategy, urgent) for number in range(count)]
    patient = urgent if strategy is Strategy.PATIENT else frozenset[int]()
    everywhere = plan.window >= count

    def note(number: int) -> None:
        nonlocal reach
        if number - lowest > reach:
            reach = number - lowest
        if not everywhere and number - lowest > plan.window:
            heapq.heappush(beyond, number)
        elif number in patient:
            heapq.heappush(ready, (ranks[number], 0.0, number))
        else:
            heapq.heappush(waiting, (clock.earliest(number), ranks[number], number))

    for number in range(count):
        if not left[number]:
            note(number)
    order: list[int] = []
    patience = A_LITTLE if strategy is Strategy.SOON else 0.0
    while len(order) < count:
        spend()
        now = clock.clock.next + patience
        while waiting and waiting[0][0] <= now:
            _, rank, number = heapq.heappop(waiting)
            heapq.heappush(ready, (rank, 0.0, number))
        found = _far_enough(clock, ready) if graph.distances else None
        if found is None and graph.distances:
            found = _far_enough(clock, waiting)
        number = heapq.heappop(ready or waiting)[-1] if found is None else found
        clock.issue(number)
        order.append(number)
        issued[number] = 1
        while lowest < count and issued[lowest]:
            lowest += 1
        while beyond and beyond[0] - lowest <= plan.window:
            note(heapq.heappop(beyond))
        for later, _ in graph.after[number]:
            left[later] -= 1
            if not left[later]:
                note(later)
    return tuple(order), clock.end + left_over(graph, clock), reach


def _far_enough(clock: Clock, queue: list[tuple[float, float, int]]) -> int | None:
    """The first node of a queue that loses no interlock, taken out; None if there is none."""
    near: list[tuple[float, float, int]] = []
    while queue and clock.too_near(queue[0][-1]):
        near.append(heapq.heappop(queue))
    found = heapq.heappop(queue)[-1] if queue else None
    for entry in near:
        heapq.heappush(queue, entry)
    return found


def _rank(graph: LatencyGraph, number: int, strategy: Strategy, urgent: frozenset[int]) -> float:
    if strategy in (Strategy.LONGEST, Strategy.SOON):
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
