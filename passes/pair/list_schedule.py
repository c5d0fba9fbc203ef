"""List scheduling of a region in order, with deferral, so that as many operations as possible are issued in pairs.

The oldest ready operation goes next. One that can be half of a VOPD takes the nearest legal partner in a window; if
there is none it is put off while younger operations go on, and issued alone when nothing else can. Waits are not
issued before older operations, so what was to hide a load's latency still does, but for `Strategy.late` operations
that found no partner. Sets of operations are bit masks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from isatool.allowance import spend
from isatool.analysis.effects import bits
from isatool.passes.pair.choices import FIRST_IS_X, NEITHER, Choice, Shapes
from isatool.passes.pair.parity import Parity
from isatool.passes.pair.region_graph import RegionGraph
from isatool.records import record


@record
class PairStrategy:
    """How to schedule: `window` is how many operations that are not issued yet are looked at."""

    window: int = 32
    fenced: bool = False
    """nothing moves across a memory operation or a wait"""
    prompt: bool = False
    """what a memory operation needs is never put off"""
    scarce_first: bool = False
    """an operation that fits OPX prefers a partner that fits OPY only"""
    alone: int = 0
    """operations that are no half of a pair: a move that gives a factor to an even number of others leaves none of
    them alone if it is alone itself
    """
    late: int = 0
    """how many operations that are put off may be so across a wait: their partner needs what is waited for"""

    def simplified_for(self, graph: RegionGraph) -> PairStrategy:
        """The strategy without what makes no difference for a region, so that equal schedules are tried once."""
        memory = any(chained and not waits for chained, waits in zip(graph.chain, graph.waits, strict=True))
        window, fenced = min(self.window, len(graph)), self.fenced and any(graph.chain)
        return replace(self, window=window, fenced=fenced, prompt=self.prompt and memory)


class Pairing(NamedTuple):
    """Two operations in one VOPD: the earlier one, the later one, their forms, and whether the earlier one is X."""

    first: int
    second: int
    first_choice: Choice
    second_choice: Choice
    first_is_x: bool


Slot = int | Pairing
"""What is issued together: one operation or a pair."""


@record
class SlotSchedule:
    """Slots in order, and the parities that the pairs demand."""

    slots: tuple[Slot, ...]
    parity: Parity
    pairs: int
    """how many VOPDs there are"""

    def sequence(self) -> list[int]:
        """The operations in an order in which they could be issued one by one."""
        found: list[int] = []
        for slot in self.slots:
            if isinstance(slot, Pairing):
                found += (slot.first, slot.second)
            else:
                found.append(slot)
        return found


def schedule(
    graph: RegionGraph, choices: Sequence[tuple[Choice, ...]], elements: int, shapes: Shapes, strategy: PairStrategy
) -> SlotSchedule:
    """Schedule a region. `elements`: how many there are for parities."""
    return _Scheduler(graph, choices, elements, shapes, strategy).run()


class _Scheduler:
    def __init__(
        self,
        graph: RegionGraph,
        choices: Sequence[tuple[Choice, ...]],
        elements: int,
        shapes: Shapes,
        strategy: PairStrategy,
    ) -> None:
        count = len(graph)
        self.graph = graph
        self.choices = choices
        self.shapes = shapes
        self.strategy = strategy
        self.parity = Parity(elements)
        self.strict_left = [len(sources) for sources in graph.strict]
        self.weak_left = [len(sources) for sources in graph.weak]
        self.weak_sum = [sum(sources) for sources in graph.weak]
        """of the numbers of those left: the number itself where one is left"""
        self.eligible = _mask(map(bool, choices)) & ~strategy.alone
        self.waits = _mask(graph.waits)
        self.chain = _mask(graph.chain)
        self.flexible = _mask(any(shapes.can_be_x[choice.shape] for choice in own) for own in choices)
        self.urgent = self._needed_by_memory() if strategy.prompt else 0
        self.unissued = (1 << count) - 1
        self.ready = 0
        self.deferred = 0
        self.nearly: list[int] = [0] * count
        """what is ready if issued together with this operation"""
        self.rejected: list[int] = [0] * count
        self.limit = min(strategy.window, count)
        for number in range(count):
            self._note(number)

    def run(self) -> SlotSchedule:
        """Issue everything."""
        slots: list[Slot] = []
        while self.unissued:
            spend()
            slot = self._next()
            slots.append(slot)
            if isinstance(slot, Pairing):
                self._issue(slot.first)
                self._issue(slot.second)
            else:
                self._issue(slot)
        return SlotSchedule(tuple(slots), self.parity, len(self.graph) - len(slots))

    def _next(self) -> Slot:
        while True:
            reach = self._reach()
            oldest = self.unissued
            if self.deferred.bit_count() <= self.strategy.late:
                oldest &= ~self.deferred
            lowest = oldest & -oldest
            todo = self.ready & reach & ~self.deferred & ~(self.waits & ~lowest)
            if not todo:
                left = self.deferred & reach
                return (left & -left).bit_length() - 1
            bit = todo & -todo
            number = bit.bit_length() - 1
            if not bit & self.eligible:
                return number
            pairing = self._partner(number, reach)
            if pairing is not None:
                return pairing
            if bit & self.urgent:
                return number
            self.deferred |= bit

    def _reach(self) -> int:
        """What may be issued now as far as the window goes."""
        reach = self.unissued & ((1 << self.limit) - 1)
        if self.strategy.fenced:
            fence = reach & self.chain
            if fence:
                first = fence & -fence
                lowest = reach & -reach
                return first if first == lowest else reach & (first - 1)
        return reach

    def _partner(self, number: int, reach: int) -> Pairing | None:
        bit = 1 << number
        candidates = (self.ready | self.nearly[number]) & reach & self.eligible & ~self.rejected[number] & ~bit
        if self.strategy.scarce_first and bit & self.flexible:
            scarce = candidates & ~self.flexible
            return self._nearest(number, scarce) or self._nearest(number, candidates & ~scarce)
        return self._nearest(number, candidates)

    def _nearest(self, number: int, candidates: int) -> Pairing | None:
        while candidates:
            low = candidates & -candidates
            candidates ^= low
            other = low.bit_length() - 1
            # The later one may overwrite what the earlier one reads, not the other way round.
            first, second = (other, number) if other < number else (number, other)
            pairing = self._match(first, second)
            if pairing is not None:
                return pairing
            self.rejected[number] |= low
            self.rejected[other] |= 1 << number
        return None

    def _match(self, first: int, second: int) -> Pairing | None:
        """The pair in the forms that bind the fewest registers to each other, None if no forms fit."""
        best: Pairing | None = None
        least = 1 << 30
        for a in self.choices[first]:
            for b in self.choices[second]:
                fit = self.shapes.fit(a.shape, b.shape)
                if fit == NEITHER:
                    continue
                cost = self.parity.cost(a.relations(b))
                if 0 <= cost < least:
                    best, least = Pairing(first, second, a, b, fit == FIRST_IS_X), cost
                    if cost == 0:
                        return best
        if best is not None:
            self.parity.differ(best.first_choice.relations(best.second_choice))
        return best

    def _issue(self, number: int) -> None:
        bit = 1 << number
        self.unissued &= ~bit
        self.ready &= ~bit
        self.deferred &= ~bit
        if self.limit < len(self.graph):
            self.limit += 1
        for later in self.graph.strict_after[number]:
            self.strict_left[later] -= 1
            if not self.strict_left[later]:
                self._note(later)
        for later in self.graph.weak_after[number]:
            self.weak_left[later] -= 1
            self.weak_sum[later] -= number
            if not self.strict_left[later]:
                self._note(later)

    def _note(self, number: int) -> None:
        """File an operation under what it waits for."""
        if self.strict_left[number]:
            return
        left = self.weak_left[number]
        if not left:
            self.ready |= 1 << number
        elif left == 1:
            reader = self.weak_sum[number]
            self.nearly[reader] |= 1 << number
            self.deferred &= ~(1 << reader)  # it has a new candidate

    def _needed_by_memory(self) -> int:
        """Operations that a memory operation depends on."""
        wanted = self.chain & ~self.waits
        for number in range(len(self.graph) - 1, -1, -1):
            if wanted >> number & 1:
                for source in self.graph.strict[number]:
                    if not self.graph.chain[source]:
                        wanted |= 1 << source
        return wanted


def _mask(flags: Iterable[bool]) -> int:
    return bits(number for number, flag in enumerate(flags) if flag)
