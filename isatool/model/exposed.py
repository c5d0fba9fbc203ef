"""Cycles that one wave needs for every block of a function, what it waits for included: latency that nothing hides.

One wave alone, in program order, at most one instruction a cycle; prices and latencies are those of the chip file
(`isatool.model.stream`). Other waves hide part of what is counted here, so this is an upper bound of exposed latency
and a measure for orders of instructions, not a time. A block begins with what is on the way at the end of the block
that most often comes before it: the latch for the header of a loop. Hints to the scheduler cost nothing, since they
are made anew behind every change.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import COUNTER_OF, Queue, issues_of, limits
from isatool.analysis.effects import members
from isatool.analysis.loops import LoopForest, find_loops
from isatool.ir.views import kept
from isatool.isa.operations import Op
from isatool.model.parameters import ChipModel, model_of
from isatool.model.slots import Slot
from isatool.model.stream import Operation, PlacelessPricing, PriceKey, Pricing

FREE: Final = frozenset((Op.DELAY_ALU, Op.CLAUSE, Op.WAITCNT_DEPCTR))
"""instructions that the repairs make anew"""
LOOP_WEIGHT: Final = 10.0
DEEPEST: Final = 4
SWEEPS: Final = 2
"""in the second one headers begin with what their latches leave on the way"""


@dataclass(frozen=True)
class BlockTime:
    """`cycles` from the first instruction of a block to the end of the last; in `stalled` of them nothing is issued."""

    cycles: float = 0.0
    stalled: float = 0.0


@dataclass(frozen=True)
class Exposed:
    """`blocks[b]` of a function and their sum, a block ten times for every loop around it."""

    blocks: tuple[BlockTime, ...]
    weights: tuple[float, ...]
    arrivals: Mapping[int, Mapping[int, float]]
    """by dense index, for the instructions that were asked for: register -> cycles until a load there returns"""

    @property
    def cycles(self) -> float:
        """Weighted cycles of all blocks."""
        return sum(block.cycles * weight for block, weight in zip(self.blocks, self.weights, strict=True))

    @property
    def stalled(self) -> float:
        """Weighted cycles in which nothing is issued."""
        return sum(block.stalled * weight for block, weight in zip(self.blocks, self.weights, strict=True))


@dataclass
class _Wave:
    """What is on the way; times count from the beginning of a block."""

    registers: dict[int, float] = field(default_factory=dict)
    flights: dict[str, list[tuple[float, int]]] = field(default_factory=dict)
    """counter -> (return, operation), oldest first"""
    queues: dict[Queue, float] = field(default_factory=dict)
    trans: float = 0.0

    def after(self, time: float) -> _Wave:
        """The same at a later time that counts as the beginning."""
        return _Wave(
            {register: ready - time for register, ready in self.registers.items() if ready > time},
            {
                counter: [(back - time, operation) for back, operation in flights if back > time]
                for counter, flights in self.flights.items()
            },
            {queue: free - time for queue, free in self.queues.items() if free > time},
            max(0.0, self.trans - time),
        )


def block_weights(flow: ControlFlow, forest: LoopForest | None = None) -> tuple[float, ...]:
    """How often a block counts: ten times for every loop around it, at most for four."""
    forest = forest or find_loops(flow)
    return tuple(LOOP_WEIGHT ** min(forest.depth(block.index), DEEPEST) for block in flow.blocks)


@kept
def plain_pricing(flow: ControlFlow) -> Pricing:
    """Prices of a function by the model of its chip, of which nothing was executed or predicted."""
    chip = flow.function.program.chip
    return PlacelessPricing(flow, model_of(chip), {}, known=_known_prices(chip))


@cache
def _known_prices(chip: str) -> dict[PriceKey, Operation]:
    return {}


def exposed_latency(flow: ControlFlow, model: ChipModel | None = None, asked: Iterable[int] = ()) -> Exposed:
    """The cycles of one wave in every block. `asked`: instructions at which to say what is still on the way."""
    forest = find_loops(flow)
    return _Walk(flow, model or model_of(flow.function.program.chip), forest, frozenset(asked)).result()


class _Walk:
    def __init__(self, flow: ControlFlow, model: ChipModel, forest: LoopForest, asked: frozenset[int]) -> None:
        self.flow = flow
        self.forest = forest
        self.asked = asked
        pricing = plain_pricing(flow) if model is model_of(flow.function.program.chip) else Pricing(flow, model, {})
        self.prices = [pricing.price(index) for index in range(len(flow.instructions))]
        self.issues = issues_of(flow)
        self.free = [instruction.operation in FREE for instruction in flow.instructions]
        self.times = [BlockTime() for _ in flow.blocks]
        self.ends: dict[int, _Wave] = {}
        self.arrivals: dict[int, dict[int, float]] = {}

    def result(self) -> Exposed:
        """Sweeps over all blocks that can be reached."""
        for _ in range(SWEEPS):
            for block in self.flow.order:
                self.times[block], self.ends[block] = self._run(block, self._start(block))
        return Exposed(tuple(self.times), block_weights(self.flow, self.forest), self.arrivals)

    def _start(self, block: int) -> _Wave:
        """What is on the way at the beginning of a block: behind the deepest block before it, the latch of a loop."""
        known = [before for before in self.flow.blocks[block].predecessors if before in self.ends]
        if not known:
            return _Wave()
        return self.ends[max(known, key=lambda before: (self.forest.depth(before), before))].after(0.0)

    def _run(self, block: int, wave: _Wave) -> tuple[BlockTime, _Wave]:
        ready = stalled = 0.0
        for index in self.flow.blocks[block].instructions:
            if index in self.asked:
                self.arrivals[index] = self._arrivals(wave, ready)
            if self.free[index]:
                continue
            operation = self.prices[index]
            time = max(ready, self._earliest(wave, operation))
            stalled += time - ready
            ready = time + max(1.0, operation.cycles)
            self._issue(wave, operation, index, time)
        return BlockTime(ready, stalled), wave.after(ready)

    def _arrivals(self, wave: _Wave, now: float) -> dict[int, float]:
        found: dict[int, float] = {}
        for flights in wave.flights.values():
            for back, operation in flights:
                for register in members(self.issues[operation].results):
                    found[register] = max(found.get(register, 0.0), back - now)
        return found

    def _earliest(self, wave: _Wave, operation: Operation) -> float:
        """When an operation may issue by its sources, its waits and the units."""
        time = max((wave.registers.get(register, 0.0) for register in operation.reads), default=0.0)
        for register in operation.writes:  # results of one register arrive in order
            time = max(time, wave.registers.get(register, 0.0) - operation.latency)
        if operation.wait is not None:
            for counter, limit in limits(operation.wait):
                flights = wave.flights.get(counter, [])
                if len(flights) > limit:
                    time = max(time, sorted(back for back, _ in flights)[len(flights) - limit - 1])
        if operation.trans:
            time = max(time, wave.trans)
        return time

    def _issue(self, wave: _Wave, operation: Operation, index: int, time: float) -> None:
        if operation.trans:
            wave.trans = time + operation.trans
        issue = self.issues.get(index)
        if issue is not None:
            self._send(wave, operation, index, time)
        elif operation.latency:
            for register in operation.writes:
                wave.registers[register] = time + max(operation.latency, operation.cycles)
        if operation.wait is None:
            return
        left = dict(limits(operation.wait))
        for counter, flights in wave.flights.items():
            limit = left.get(counter)
            if limit is not None:
                flights[:] = sorted(flights)[len(flights) - min(limit, len(flights)) :]

    def _send(self, wave: _Wave, operation: Operation, index: int, time: float) -> None:
        """A memory operation: its result comes behind those of its queue."""
        back = time + operation.latency
        unit = Queue.LDS if operation.slot is Slot.LDS else Queue.LOAD
        if operation.service and operation.slot is not Slot.SMEM:
            begin = max(time + 1.0, wave.queues.get(unit, 0.0))
            wave.queues[unit] = begin + operation.service
            back = begin + operation.service + operation.latency
        for counter in dict.fromkeys(COUNTER_OF[queue] for queue in self.issues[index].queues):
            wave.flights.setdefault(counter, []).append((back, index))
