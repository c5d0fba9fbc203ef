"""schedule: instructions in an order that hides latency, inside basic blocks: loads early, waits late and partial.

Every block is cut into regions in which instructions may change places (`regions`), and each region is scheduled by
several strategies on its dependences (`latency_graph`, `latency_schedule`). Waits that registers explain are dropped
and computed again, each as late and as weak as it can be. Registers stay, so neither pressure nor occupancy nor the
banks of a pair change. A block keeps its new order only if the model of one wave (`isatool.model.exposed`) finds it
faster, waits included, and its loads do not stand nearer to their waits than before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from isatool.analysis.banks import measure
from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.wait_renewal import renew_waits
from isatool.ir.program import Function
from isatool.ir.relation import Relation
from isatool.model.exposed import Exposed, exposed_latency
from isatool.model.parameters import default_model
from isatool.model.stream import Pricing
from isatool.passes.draft import Draft
from isatool.passes.latency_graph import GraphMaker, LatencyGraph
from isatool.passes.latency_schedule import Strategy, schedule, time_of
from isatool.passes.load_distance import covered_distance, load_distance
from isatool.passes.pair_region import Emitted, event_of
from isatool.passes.region_lines import rewritten_body
from isatool.passes.regions import Region
from isatool.passes.result import Context, PassResult, Remark

ROUNDS: Final = 8
"""the pass works on its own output until the model finds nothing better"""
ATTEMPTS: Final = 6
"""blocks that got worse are put back so many times before a round is given up"""
LEAST_GAIN: Final = 1.0
"""weighted cycles of one wave that a change must be worth"""
CONFLICT_CYCLES: Final = 0.25
"""an FMA issue that reads one register bank twice, as in the model of issue cost"""
GROUPS: Final = (None, (3, 3))
"""limits on waits in a run that are tried: none, and the pipeline's"""


@dataclass(frozen=True, slots=True)
class Schedule:
    """Options. `latency_loss`: by how many percent the mean distance of a block's loads to their waits may fall.

    `waits_only`: leave the order as it is and make only waits anew.
    """

    name: ClassVar[str] = "schedule"
    latency_loss: int = 10
    waits_only: bool = False

    def __post_init__(self) -> None:
        if not 0 <= self.latency_loss <= 100:
            raise ValueError(f"latency_loss is a percentage from 0 to 100, not {self.latency_loss}")

    def run(self, function: Function, context: Context) -> PassResult:
        """Schedule one function; the input and a remark where that is impossible."""
        flow = build_flow(function)
        if flow.unanalysable:
            return _unchanged(function, f"its control flow cannot be followed: {flow.unanalysable}")
        start = _View.of(Draft.of(function))
        current = start
        for _ in range(ROUNDS):
            following = self._round(start, current)
            if following is None:
                break
            current = following
        if current is start:
            return _unchanged(function, "the model finds no order that hides more latency")
        before, after = start.exposed, current.exposed
        text = (
            f"{function.name}: {before.stalled:.0f} cycles without an issue become {after.stalled:.0f} "
            f"of {before.cycles:.0f} (model of one wave, a loop counts ten times)"
        )
        remark = Remark("schedule", function.program.span(function.first), text)
        statistics: dict[str, int | float | str] = {
            "cycles before": before.cycles,
            "cycles after": after.cycles,
            "stalled before": before.stalled,
            "stalled after": after.stalled,
        }
        needs = frozenset({"delays", "clauses", "hazards", "descriptor"})
        draft = current.draft
        return PassResult(draft.program, draft.relation, (remark,), statistics, needs, True, True)

    def _round(self, start: _View, current: _View) -> _View | None:
        """A better version of the current one, None if there is none."""
        orders = {} if self.waits_only else _orders(current.flow)
        left = set(range(len(current.flow.blocks)))
        for _ in range(ATTEMPTS):
            chosen = {region: lines for region, lines in orders.items() if region.block in left}
            best: _View | None = None
            worse: set[int] = set()
            for groups in GROUPS:
                made = _View.of(_made(current, chosen, groups))
                bad = made.worse_blocks(start, current, self.latency_loss / 100)
                if not bad and made.cost < (best or current).cost - LEAST_GAIN:
                    best = made
                worse |= bad
            if best is not None:
                return best
            if not worse & {region.block for region in chosen}:
                return None
            left -= worse
        return None


@dataclass(frozen=True, eq=False)
class _View:
    """A version of the function with what decides about it."""

    draft: Draft
    flow: ControlFlow
    exposed: Exposed
    conflicts: tuple[int, ...]
    """FMA issues of each block that read a bank twice"""

    @classmethod
    def of(cls, draft: Draft) -> _View:
        """Measured."""
        flow = draft.flow()
        conflicts = tuple(measure(flow.instructions[block.first : block.last]).cache.conflicts for block in flow.blocks)
        return cls(draft, flow, exposed_latency(flow), conflicts)

    @property
    def cost(self) -> float:
        """Weighted cycles of all blocks."""
        return sum(self.block_cost(block) * self.exposed.weights[block] for block in range(len(self.flow.blocks)))

    def block_cost(self, block: int) -> float:
        """Cycles of a block."""
        return self.exposed.blocks[block].cycles + CONFLICT_CYCLES * self.conflicts[block]

    def worse_blocks(self, start: _View, current: _View, loss: float) -> set[int]:
        """Blocks that take longer than in `current`, or whose loads stand nearer to their waits than at the start."""
        found: set[int] = set()
        for block in range(len(self.flow.blocks)):
            slower = self.block_cost(block) > current.block_cost(block) + 1e-6
            if slower or self._falls_short(start, block, loss):
                found.add(block)
        return found

    def _falls_short(self, start: _View, block: int, loss: float) -> bool:
        new, old = (view.flow.instructions[slice(*view.span(block))] for view in (self, start))
        if load_distance(map(event_of, new)).falls_short_of(load_distance(map(event_of, old)), loss):
            return True
        return covered_distance(new).falls_short_of(covered_distance(old), loss)

    def span(self, block: int) -> tuple[int, int]:
        """First and last instruction of a block."""
        found = self.flow.blocks[block]
        return found.first, found.last


def _orders(flow: ControlFlow) -> dict[Region, Sequence[Emitted]]:
    """New orders of the regions for which the scheduler's clock finds one that is faster than the input's."""
    maker = GraphMaker(flow, Pricing(flow, default_model(), {}))
    regions = maker.regions()
    arrivals = exposed_latency(flow, asked=(region.first for region in regions)).arrivals
    found: dict[Region, Sequence[Emitted]] = {}
    for region in regions:
        graph = maker.graph(region)
        order = _best_order(graph, arrivals.get(region.first, {}))
        if order is not None:
            denses = (graph.nodes[number].dense for number in order)
            found[region] = tuple(Emitted(flow.instructions[dense], (dense,)) for dense in denses)
    return found


def _best_order(graph: LatencyGraph, arrivals: Mapping[int, float]) -> list[int] | None:
    """The fastest order, the input's among those that take equally long; None for the input's."""
    if len(graph) < 2 or not _has_latency(graph, arrivals):
        return None
    best: list[int] | None = None
    least = time_of(graph, range(len(graph)), arrivals) - 0.5
    for strategy in Strategy:
        order = schedule(graph, arrivals, strategy)
        time = time_of(graph, order, arrivals)
        if time < least:
            best, least = order, time
    return best


def _has_latency(graph: LatencyGraph, arrivals: Mapping[int, float]) -> bool:
    """False where everything is issued without waiting as it stands: nothing is to be won."""
    busy = sum(max(1.0, node.price.cycles) for node in graph.nodes)
    return bool(arrivals) or time_of(graph, range(len(graph)), arrivals) > busy


def _made(current: _View, orders: Mapping[Region, Sequence[Emitted]], groups: tuple[int, int] | None) -> Draft:
    """The draft with regions in new orders and its waits made anew."""
    draft = current.draft
    if orders:
        body, pairs = rewritten_body(current.flow, orders)
        first = draft.function.first
        program = draft.function.with_body(body)
        moved = Relation(frozenset((old, first + new, 0) for old, new in pairs))
        step = Draft(program, draft.name, moved)
    else:
        step = Draft.of(draft.function)
    flow = step.flow()
    renewed = step.edited(flow, renew_waits(current.flow, flow, step.relation, groups).edits())
    return Draft(renewed.program, draft.name, draft.relation.then(renewed.relation))


def _unchanged(function: Function, reason: str) -> PassResult:
    program = function.program
    remark = Remark("schedule", program.span(function.first), f"{function.name}: left as it is: {reason}")
    indices: Iterable[int] = (index for index, _ in function.instructions)
    return PassResult(program, Relation.identity(indices), (remark,))
