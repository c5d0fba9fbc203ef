"""Orders of a region in which loads are issued ahead of their turn: rows of memory pipelined.

Loads go first, with what their addresses need, as long as there are registers for what they bring; then the other
instructions follow in the order of the input until values are read for the last time and make room for the next load.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from isatool.allowance import spend
from isatool.analysis.effects import VGPRS
from isatool.analysis.webs import Web, Webs
from isatool.passes.common.regions import Region
from isatool.passes.schedule.latency_graph import LatencyGraph
from isatool.passes.schedule.latency_schedule import OrderCandidate, time_of
from isatool.records import record

SLACK: Final = 4
MOST_SLACK: Final = 64
"""VGPRs fewer than there are, and in which steps, with which orders are tried"""


@record
class RegionValues:
    """Which VGPRs' values every node reads and writes. `live`: values alive before the region; `kept`: those that
    are still alive after it.
    """

    reads: tuple[tuple[int, ...], ...]
    writes: tuple[tuple[int, ...], ...]
    live: frozenset[int]
    kept: frozenset[int]
    others: int
    """VGPRs that are alive throughout without being read in the region"""


def values_of(graph: LatencyGraph, webs: Webs) -> RegionValues:
    """The values of a region's nodes."""
    region = graph.region
    reads = tuple(tuple(webs.used[node.dense]) for node in graph.nodes)
    writes = tuple(tuple(webs.defined[node.dense]) for node in graph.nodes)
    used = {web for parts in (*reads, *writes) for web in parts}
    inside = range(region.first, region.last)
    alive = webs.liveness.before[region.first] & VGPRS
    live = frozenset(web for web in used if alive >> webs.webs[web].register & 1 and _comes_in(webs.webs[web], inside))
    last = {webs.webs[web].register: web for web in live}
    last |= {webs.webs[web].register: web for parts in writes for web in parts}
    behind = _alive_after(webs, region)
    kept = frozenset(web for register, web in last.items() if behind >> register & 1)
    return RegionValues(reads, writes, live, kept, alive.bit_count() - len(live))


def _alive_after(webs: Webs, region: Region) -> int:
    """The registers that are alive at the end of a region."""
    block = webs.flow.blocks[region.block]
    liveness = webs.liveness
    return liveness.before[region.last] if region.last < block.last else liveness.block_out[region.block]


def _comes_in(web: Web, inside: range) -> bool:
    return web.at_entry or any(definition.site.instruction not in inside for definition in web.defs)


def leading_orders(
    graph: LatencyGraph,
    values: RegionValues,
    loads: frozenset[int],
    limit: int,
    arrivals: Mapping[int, float],
    least: float,
) -> list[OrderCandidate]:
    """Orders for at most `limit` VGPRs that take less than `least` cycles, the fastest first. Registers that lie apart
    do not hold a tuple, so fewer are tried too.
    """
    found: dict[tuple[int, ...], float] = {}
    for budget in range(limit, max(0, limit - MOST_SLACK) - 1, -SLACK):
        order = _Filled(graph, values, loads, budget).order()
        if order not in found:
            found[order] = time_of(graph, order, arrivals)
    made = [OrderCandidate(time, order) for order, time in found.items() if time < least]
    return sorted(made, key=lambda candidate: candidate.time)


class _Filled:
    """One order: as many loads ahead as a number of VGPRs holds."""

    def __init__(self, graph: LatencyGraph, values: RegionValues, loads: frozenset[int], budget: int) -> None:
        self.graph = graph
        self.values = values
        self.budget = budget
        self.rows = loads
        self.returned: set[int] = set()
        """loads whose results something that is issued needs"""
        self.loads = [number for number, node in enumerate(graph.nodes) if node.dense in loads]
        self.alive = set(values.live)
        self.left = Counter(web for parts in values.reads for web in parts)
        self.done = [False] * len(graph)
        self.made: list[int] = []

    def order(self) -> tuple[int, ...]:
        """All nodes."""
        following = 0
        waiting = 0
        while len(self.made) < len(self.graph):
            spend()
            while waiting < len(self.loads) and self.done[self.loads[waiting]]:
                waiting += 1
            if waiting < len(self.loads):
                needed = self._needed(self.loads[waiting])
                if needed is not None and self._fits(needed):
                    for number in needed:
                        self._issue(number)
                    continue
            while self.done[following]:
                following += 1
            self._issue(following)
        return tuple(self.made)

    def _needed(self, load: int) -> list[int] | None:
        """What has to be issued for a load, itself last; None if that includes a wait for another load, or a store."""
        found: set[int] = set()
        waiting = [load]
        while waiting:
            number = waiting.pop()
            if self.done[number] or number in found:
                continue
            node = self.graph.nodes[number]
            if number != load and (node.counters or node.wait is not None):
                return None
            if any(needed and self._is_awaited(source) for source, needed in self.graph.before[number]):
                return None
            found.add(number)
            waiting += [source for source, _ in self.graph.before[number]]
        return sorted(found)

    def _is_awaited(self, source: int) -> bool:
        """Whether a result is that of a load which nothing has waited for yet; scalar ones are there soon."""
        if not self.graph.nodes[source].is_load or source in self.returned:
            return False
        return not self.done[source] or self.graph.nodes[source].dense in self.rows

    def _fits(self, needed: list[int]) -> bool:
        """Whether there is room for what these nodes write, and they free nothing that counts."""
        made = {web for number in needed for web in self.values.writes[number]} - self.alive
        return len(self.alive) + self.values.others + len(made) <= self.budget

    def _issue(self, number: int) -> None:
        self.done[number] = True
        self.made.append(number)
        self.returned.update(source for source, needed in self.graph.before[number] if needed)
        self.alive.update(self.values.writes[number])
        self.left.subtract(self.values.reads[number])
        for web in (*self.values.reads[number], *self.values.writes[number]):
            if self.left[web] <= 0 and web not in self.values.kept:
                self.alive.discard(web)
