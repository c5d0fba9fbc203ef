"""schedule: instructions in an order that hides latency, inside basic blocks: loads early, waits late and partial.

Every block is cut into regions in which instructions may change places (`regions`), and each region is scheduled by
several strategies on its dependences (`latency_graph`, `latency_schedule`), with and without other registers for
values that live in it (`latency_renaming`). Waits that registers explain are dropped and computed again, each as late
and as weak as it can be. A block keeps its new order only if the model of one wave (`isatool.model.exposed`) finds it
faster, waits included, and its loads do not stand nearer to their waits than before; a loop only if the model of all
waves does not find it slower.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from isatool.analysis.assumptions import Sentence
from isatool.analysis.banks import cache_figures
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.hazards import new_lost_interlocks
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function
from isatool.isa.waits import Wait
from isatool.model.contention import slower_loops
from isatool.model.exposed import Exposed, exposed_latency, plain_pricing
from isatool.passes.common.draft import Draft
from isatool.passes.common.load_distance import Distance, covered_distance
from isatool.passes.common.region_lines import Emitted
from isatool.passes.common.regions import Region
from isatool.passes.common.reordered import Reordering
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult
from isatool.passes.schedule.latency_graph import GraphMaker, LatencyGraph, settling_waits
from isatool.passes.schedule.latency_renaming import Renaming
from isatool.passes.schedule.latency_schedule import OrderCandidate, busy_cycles, candidates, time_of
from isatool.passes.schedule.options import Schedule
from isatool.passes.schedule.order_search import improved
from isatool.progress import doing
from isatool.records import dataclass, record
from isatool.verify.launch import DeclaredLaunch

ROUNDS: Final = 16
"""the pass works on its own output until the model finds nothing better"""
MOST_LOOKED_AT: Final = 1 << 16
"""instructions that all rounds together go through, so that time grows with the length of a function"""
LEAST_ROUNDS: Final = 2
SEARCHES: Final = 2
"""rounds with a search, after those of the list scheduler"""
LEAST_SHARE: Final = 0.02
"""part of all cycles that have to be waits of a region, for a search to be worth its time"""
REGRETS: Final = 3
"""so often the whole is done again without what all waves together would not like"""
STEPS_TO_LOSS: Final = 5
"""a round may use up this part of what the distance of loads may fall"""
ATTEMPTS: Final = 6
"""blocks that got worse are put back so many times before a round is given up"""
LEAST_GAIN: Final = 1.0
LEAST_PART: Final = 0.0005
"""weighted cycles of one wave that a change must be worth, and their part of all"""
CONFLICT_CYCLES: Final = 2.0
"""an FMA issue that reads one register bank twice: no other wave can hide it, unlike latency"""
LEAST_STEP: Final = 0.5
"""cycles of the scheduler's clock by which an order must be faster than the input's"""
RENAMING_GAIN: Final = 2.0
"""cycles that other registers must be worth"""
Lines = tuple[Emitted, ...]
"""a region in a new order"""
GROUPS: Final = (None, (3, 3))
"""limits on waits in a run that are tried: none, and the pipeline's"""


def run(options: Schedule, function: Function, context: Context) -> PassResult:
    """Schedule one function; the input and a remark where that is impossible."""
    launch = DeclaredLaunch.of(function)
    full_waves = Sentence.FULL_WAVES in context.assumptions or (launch is not None and launch.full_waves)
    return _Scheduler(options, full_waves).run(function, context)


def in_blocks(draft: Draft, blocks: Collection[int], limit: int) -> Draft:
    """A draft with some of its blocks scheduled, with at most `limit` VGPRs."""
    start = _View.of(draft)
    others = frozenset(range(len(start.flow.blocks))).difference(blocks)
    return _Scheduler(Schedule(), False, frozenset(blocks)).best(start, limit, set(), others).draft


@record
class _Scheduler:
    options: Schedule
    full_waves: bool
    waits: frozenset[int] | None = None
    """blocks whose waits are computed again, None for all"""

    def run(self, function: Function, context: Context) -> PassResult:
        """Rounds until nothing is won."""
        report, draft = PassReport(self.options.name, function), Draft.of(function)
        nothing = "the model finds no order that hides more latency"
        if _without_hints(draft.flow(), context.vgpr_limit) in context.seen:
            return report.unchanged(nothing)
        start = _View.of(draft)
        current = self.best(start, context.vgpr_limit, context.seen)
        if current is start:
            return report.unchanged(nothing)
        before, after = start.exposed, current.exposed
        report.about(
            f"{before.stalled:.0f} cycles without an issue become {after.stalled:.0f} "
            f"of {before.cycles:.0f} (model of one wave, a loop counts ten times)"
        )
        report.statistics |= {
            "cycles before": before.cycles,
            "cycles after": after.cycles,
            "stalled before": before.stalled,
            "stalled after": after.stalled,
        }
        searched = self.options.effort == "max"  # another search would find something else, time and again
        return report.changed(current.draft, settled=searched)

    def best(self, start: _View, limit: int, settled: set[Hashable], frozen: frozenset[int] = frozenset()) -> _View:
        """Round after round; loops that the model of all waves finds slower stay as they are, and `frozen` blocks."""
        rounds = min(ROUNDS, max(LEAST_ROUNDS, MOST_LOOKED_AT // max(1, len(start.flow.instructions))))
        for _ in range(REGRETS):
            current = start
            for number in range(rounds):
                doing("round", number + 1, rounds)
                following = self._round(current, limit, settled, frozen)
                if following is None:
                    break
                current = following
            for number in range(SEARCHES if self.options.effort == "max" else 0):
                doing("search", number + 1, SEARCHES)
                current = self._round(current, limit, settled, frozen, search=True) or current
            if current is start:
                return start
            wrong = slower_loops(start.flow, current.flow, start.origin_of(current))
            wrong |= current.nearer_blocks(start, self.options.latency_loss / 100)
            if not wrong:
                if not frozen:  # found to be the best, or good enough
                    settled.add(_without_hints(current.flow, limit))
                return current
            if wrong <= frozen:
                break
            frozen |= wrong
        return start

    def _round(
        self, current: _View, limit: int, settled: set[Hashable], frozen: frozenset[int], search: bool = False
    ) -> _View | None:
        """A better version of the current one, None if there is none. It depends on the current one alone, so a second
        run ends where the first one did, unless it may `search`.
        """
        limit = limit if self.options.rename else 0
        finder = _Orders(settled, frozen, current.flow, limit, search, self.full_waves)
        orders = {} if self.options.waits_only else finder.find()
        known: dict[tuple[AnyInstruction, ...], _View] = {current.flow.instructions: current}
        reordering = Reordering(current.draft, current.flow, current.settling, self.waits)
        loss = 1.0 if search else self.options.latency_loss / 100 / STEPS_TO_LOSS
        made = (self._settled(current, reordering, orders, groups, known, loss) for groups in GROUPS)
        found = [view for view in made if view is not None]
        return min(found, key=lambda view: view.cost, default=None)

    def _settled(
        self,
        current: _View,
        reordering: Reordering,
        orders: Mapping[Region, tuple[Lines, ...]],
        groups: tuple[int, int] | None,
        known: dict[tuple[AnyInstruction, ...], _View],
        loss: float,
    ) -> _View | None:
        """The best orders; in blocks that do not get better the next ones, and at last the input's. None if nothing is
        won. `known`: views of code that was measured already; `loss`: part by which loads may come nearer to their
        waits in a round.
        """
        left = dict(orders)
        for _ in range(ATTEMPTS):
            first = {region: lines[0] for region, lines in left.items()}
            made = _View.of(reordering.made(first, groups), known)
            changed = {region.block for region in left}
            bad = made.slower_blocks(current, changed) | made.nearer_blocks(current, loss)
            bad |= made.blocks_without_interlocks(current, changed)
            if not bad:
                gain = max(LEAST_GAIN, LEAST_PART * current.cost)
                return made if made.cost < current.cost - gain else None
            if not bad & changed:
                return None
            left = {region: lines[1:] if region.block in bad else lines for region, lines in left.items()}
            left = {region: lines for region, lines in left.items() if lines}
        return None


@dataclass(frozen=True, eq=False)
class _View:
    """A version of the function with what decides about it."""

    draft: Draft
    flow: ControlFlow
    exposed: Exposed
    conflicts: tuple[int, ...]
    """FMA issues of each block that read a bank twice"""

    @property
    def settling(self) -> Mapping[int, Wait]:
        """What waits go on waiting for, for the sake of other waves."""
        return settling_waits(self.flow)

    @classmethod
    def of(cls, draft: Draft, known: dict[tuple[AnyInstruction, ...], _View] | None = None) -> _View:
        """Measured, if no program with the same instructions was."""
        flow = draft.flow()
        known = {} if known is None else known
        if flow.instructions not in known:
            conflicts = tuple(conflicts_of(flow.instructions[block.first : block.last]) for block in flow.blocks)
            known[flow.instructions] = cls(draft, flow, exposed_latency(flow), conflicts)
        return known[flow.instructions]

    def origin_of(self, later: _View) -> dict[int, int]:
        """Dense index in a later version -> the same instruction in this one, from which that was made."""
        here = {line: dense for dense, line in enumerate(self.flow.lines)}
        there = {line: dense for dense, line in enumerate(later.flow.lines)}
        return {there[new]: here[old] for old, new, _ in later.draft.relation.pairs if old in here and new in there}

    @property
    def cost(self) -> float:
        """Weighted cycles of all blocks."""
        return sum(self.block_cost(block) * self.exposed.weights[block] for block in range(len(self.flow.blocks)))

    def block_cost(self, block: int) -> float:
        """Cycles of a block."""
        return self.exposed.blocks[block].cycles + CONFLICT_CYCLES * self.conflicts[block]

    def slower_blocks(self, current: _View, changed: set[int]) -> set[int]:
        """Changed blocks that take longer than in `current`. Others may wait longer for what was issued before them,
        since they are reached sooner.
        """
        return {block for block in changed if self.block_cost(block) > current.block_cost(block) + 1e-6}

    def nearer_blocks(self, other: _View, loss: float) -> frozenset[int]:
        """Blocks whose loads stand nearer to the waits that cover them, by more than a part of the mean distance."""
        found = set()
        for block in range(len(self.flow.blocks)):
            new, old = (view.flow.instructions[slice(*view.span(block))] for view in (self, other))
            if covered_distance(new).falls_short_of(covered_distance(old), loss):
                found.add(block)
        return frozenset(found)

    def blocks_without_interlocks(self, other: _View, changed: set[int]) -> set[int]:
        """Changed blocks to which it is due that a VOPD may lose an interlock, as it does not in the other version."""
        found: set[int] = set()
        for hazard in new_lost_interlocks(other.flow, self.flow):
            block = self.flow.block_of[hazard.index]
            before = {index for index, shape in enumerate(self.flow.blocks) if block in shape.successors}
            found |= {block} & changed or before & changed or changed
        return found

    def span(self, block: int) -> tuple[int, int]:
        """First and last instruction of a block."""
        found = self.flow.blocks[block]
        return found.first, found.last


@record
class _Orders:
    """New orders of a function's regions, several for each, the best first.

    `settled`: keys of regions that have no better order; `frozen`: blocks that stay as they are.
    """

    settled: set[Hashable]
    frozen: frozenset[int]
    flow: ControlFlow
    limit: int
    """VGPRs for values that may get other registers, 0 if none may"""
    search: bool
    """look further than the list scheduler does"""
    full_waves: bool
    """no lane of a wave is without a work-item"""

    def find(self) -> dict[Region, tuple[Lines, ...]]:
        """Those that the scheduler's clock finds faster than the input's."""
        maker = GraphMaker(self.flow, plain_pricing(self.flow))
        regions = maker.regions()
        exposed = exposed_latency(self.flow, asked=(region.first for region in regions))
        arrivals = exposed.arrivals
        renaming = Renaming(self.flow, maker.waits, regions, self.limit, self.full_waves) if self.limit else None
        found: dict[Region, tuple[Lines, ...]] = {}
        for region in regions:
            late = arrivals.get(region.first, {})
            key = self.limit, self.search, self.flow.instructions[region.first : region.last], *sorted(late.items())
            if region.block in self.frozen or key in self.settled:
                continue
            graph = maker.graph(region)
            given = time_of(graph, range(len(graph)), late)
            lines: tuple[Lines, ...] = ()
            waits = exposed.weights[region.block] * (given - busy_cycles(graph))
            if _has_latency(graph, late, given) and not (self.search and waits < LEAST_SHARE * exposed.cycles):
                lines = tuple(self._of_region(maker, renaming, graph, late, given))
            if lines:
                found[region] = lines
            else:
                self.settled.add(key)
        return found

    def _of_region(
        self, maker: GraphMaker, renaming: Renaming | None, graph: LatencyGraph, late: Mapping[int, float], given: float
    ) -> Iterator[Lines]:
        """`given`: cycles of the input's order."""
        region, instructions = graph.region, self.flow.instructions
        distance = covered_distance(instructions[region.first : region.last])
        least = given - LEAST_STEP
        in_place = self._candidates(graph, late, given, least, distance)
        if renaming is not None and renaming.values[region].bodies:
            least = (in_place[0].time if in_place else least) - RENAMING_GAIN
            free = maker.graph(region, renaming.webs, renaming.values[region].keys)
            for candidate in self._candidates(free, late, given, least, distance):
                lines = renaming.lines(region, [free.nodes[number].dense for number in candidate.order])
                if lines is not None:
                    yield lines
                    break
        for candidate in in_place[: 2 if self.search else 1]:
            denses = (graph.nodes[number].dense for number in candidate.order)
            yield tuple(Emitted(instructions[dense], (dense,)) for dense in denses)

    def _candidates(
        self, graph: LatencyGraph, late: Mapping[int, float], given: float, least: float, distance: Distance
    ) -> list[OrderCandidate]:
        """Orders that take less than `least` cycles, the fastest first. `given`: those of the input's order."""
        found = candidates(graph, late, least, distance)
        if not self.search:
            return found
        start = found[0] if found else OrderCandidate(given, tuple(range(len(graph))))
        best = improved(graph, late, start, distance)
        return [best, *found] if best.time < min(least, start.time) else found


def _without_hints(flow: ControlFlow, limit: int) -> Hashable:
    """What a function with so many VGPRs looks like before and after the repairs."""
    return limit, *(instruction for instruction in flow.instructions if not instruction.is_annotation)


@lru_cache(maxsize=1024)
def conflicts_of(block: tuple[AnyInstruction, ...]) -> int:
    """FMA issues of a block that read a bank twice."""
    return cache_figures(block).conflicts


def _has_latency(graph: LatencyGraph, arrivals: Mapping[int, float], given: float) -> bool:
    """False where everything is issued without waiting in the `given` cycles of the input: nothing is to be won."""
    if len(graph) < 2:
        return False
    return bool(arrivals) or given > busy_cycles(graph)
