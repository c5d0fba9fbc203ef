"""Cycles that one wave needs for every block of a function, what it waits for included: latency that nothing hides.

One wave alone, by the rules of the cycle model (`isatool.model.wave_clock`). Other waves hide part of what is counted
here, so this is an upper bound of exposed latency and a measure for orders of instructions, not a time. A block begins
with what is in flight at the end of the block that most often comes before it: the latch for the header of a loop.
Hints to the scheduler cost nothing, since they are recomputed after every change.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import issues_of
from isatool.analysis.effects import members
from isatool.analysis.loops import LoopForest, find_loops
from isatool.ir.views import kept
from isatool.isa.operations import Op
from isatool.isa.target import Target
from isatool.model.machine import MachineOp, Rules
from isatool.model.parameters import model_of
from isatool.model.pricing import Operation, PlacelessPricing, PriceKey, Pricing
from isatool.model.wave_clock import WaveClock
from isatool.records import record

FREE: Final = frozenset((Op.DELAY_ALU, Op.CLAUSE, Op.WAITCNT_DEPCTR))
"""instructions that the repairs make again"""
LOOP_WEIGHT: Final = 10.0
DEEPEST: Final = 4
SWEEPS: Final = 2
"""in the second one headers begin with what their latches leave on the way"""


@record
class BlockTime:
    """`cycles` from when a vector instruction could execute before a block to when one could after it; in `stalled` of
    them nothing is issued or executed.
    """

    cycles: float = 0.0
    stalled: float = 0.0


@record
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


def block_weights(flow: ControlFlow, forest: LoopForest | None = None) -> tuple[float, ...]:
    """How often a block counts: ten times for every loop around it, at most for four."""
    forest = forest or find_loops(flow)
    return tuple(LOOP_WEIGHT ** min(forest.depth(block.index), DEEPEST) for block in flow.blocks)


@kept
def plain_pricing(flow: ControlFlow) -> Pricing:
    """Prices of a function by the model of its chip, of which nothing was executed or predicted."""
    target = flow.function.target
    return PlacelessPricing(flow, model_of(target), {}, known=_known_prices(target))


@cache
def _known_prices(target: Target) -> dict[PriceKey, tuple[Operation, MachineOp]]:
    return {}


def exposed_latency(flow: ControlFlow, asked: Iterable[int] = ()) -> Exposed:
    """The cycles of one wave in every block. `asked`: instructions at which to say what is still in flight."""
    forest = find_loops(flow)
    return _Walk(flow, forest, frozenset(asked)).result()


class _Walk:
    def __init__(self, flow: ControlFlow, forest: LoopForest, asked: frozenset[int]) -> None:
        self.flow = flow
        self.forest = forest
        self.asked = asked
        self.rules = Rules.of(model_of(flow.function.target))
        pricing = plain_pricing(flow)
        self.ops = [pricing.op(index) for index in range(len(flow.instructions))]
        self.issues = issues_of(flow)
        self.free = [instruction.operation in FREE for instruction in flow.instructions]
        self.times = [BlockTime() for _ in flow.blocks]
        self.ends: dict[int, WaveClock] = {}
        self.arrivals: dict[int, dict[int, float]] = {}

    def result(self) -> Exposed:
        """Sweeps over all blocks that can be reached."""
        for _ in range(SWEEPS):
            for block in self.flow.order:
                self.times[block], self.ends[block] = self._run(block, self._start(block))
        return Exposed(tuple(self.times), block_weights(self.flow, self.forest), self.arrivals)

    def _start(self, block: int) -> WaveClock:
        """What is in flight at the beginning of a block: after the deepest block before it, the latch of a loop."""
        known = [before for before in self.flow.blocks[block].predecessors if before in self.ends]
        if not known:
            return WaveClock(self.rules)
        return self.ends[max(known, key=lambda before: (self.forest.depth(before), before))].restarted()

    def _run(self, block: int, clock: WaveClock) -> tuple[BlockTime, WaveClock]:
        begin, busy = clock.end, 0.0
        for index in self.flow.blocks[block].instructions:
            if index in self.asked:
                self.arrivals[index] = self._arrivals(clock)
            if self.free[index]:
                continue
            op = self.ops[index]
            clock.issue(op, clock.earliest(op), index)
            busy += max(1.0, op.cycles)
        cycles = clock.end - begin
        return BlockTime(cycles, max(0.0, cycles - busy)), clock

    def _arrivals(self, clock: WaveClock) -> dict[int, float]:
        found: dict[int, float] = {}
        for flights in clock.flights:
            for back, operation in flights:
                for register in members(self.issues[operation].results) if operation in self.issues else ():
                    found[register] = max(found.get(register, 0.0), back - clock.next)
        return found
