"""pipeline-epilogue: rows that are loaded, waited for and stored one after the other get their loads ahead of stores.

`C = alpha*AB + beta*C` at the end of a matrix product pays a memory latency for each row, since a load must not pass a
store that may touch its bytes. Here the bytes are shown to be apart, for any two lanes: by the addresses alone, or
while sizes lie in a box that a few scalar comparisons before the rows test; then the rows as they were stay after
the function for other launches. As many loads go ahead as there are registers for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from isatool.analysis import suggestions
from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.assumptions import Apart
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.fallbacks import is_fallback
from isatool.analysis.memory.order import AccessClass, access_of
from isatool.analysis.synchronising import synchronising
from isatool.claim import assume
from isatool.diagnostics import RefusedError
from isatool.ir.program import Function
from isatool.model.exposed import exposed_latency, plain_pricing
from isatool.passes.common.draft import Draft, input_line
from isatool.passes.common.guards import in_words
from isatool.passes.common.region_lines import Emitted
from isatool.passes.common.region_versions import version_region
from isatool.passes.common.regions import Region, find_regions
from isatool.passes.common.reordered import Reordering
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult, RemarkKind
from isatool.passes.epilogue.leading_loads import leading_orders, values_of
from isatool.passes.epilogue.options import PipelineEpilogue
from isatool.passes.epilogue.store_distances import Box, Chain, Distances, Pairs, chain_of, disjoint_pointers
from isatool.passes.schedule.latency_graph import GraphMaker
from isatool.passes.schedule.latency_renaming import Renaming
from isatool.passes.schedule.latency_schedule import time_of
from isatool.records import record

LEAST_GAIN: Final = 8.0
"""cycles of one wave that a chain must be worth"""
MOST_CHAINS: Final = 16
MOST_ATTEMPTS: Final = 12
"""orders for which registers are sought"""


def run(options: PipelineEpilogue, function: Function, context: Context) -> PassResult:
    """Every chain of a function."""
    return _Pipeline(function, context, options.guard).run()


@record
class _Found:
    """A chain whose loads may pass stores: `box` is empty where nothing has to be tested.

    Of the pairs in `needed` (store, load) one must be exchanged: without it there is nothing to test for, or to do.
    """

    affine: Affine
    chain: Chain
    box: Box
    needed: Pairs


@record
class _Made:
    """A chain done: the draft, loads moved and how many of them go ahead, cycles of one wave before and after."""

    draft: Draft
    moved: int
    ahead: int
    before: float
    after: float


class _Pipeline:
    def __init__(self, function: Function, context: Context, guard: bool) -> None:
        self.function = function
        self.context = context
        self.guard = guard
        self.report = PassReport(PipelineEpilogue.name, function)
        self.seen: set[int] = set()
        """lines of the input in regions that have been looked at"""

    def run(self) -> PassResult:
        """One chain after the other, each on what the ones before made."""
        draft = Draft.of(self.function)
        flow = draft.flow()
        changed = False
        affine: Affine | None = None
        for _ in range(MOST_CHAINS):
            region = next(self._regions(flow), None)
            if region is None:
                break
            affine = affine or analyse_affine(draft.function, self.context.assumptions, flow)
            chain = chain_of(affine, region)
            made = self._pipelined(draft, affine, chain) if chain is not None else None
            if made is not None:
                draft, flow, affine, changed = made, made.flow(), None, True
        if not changed:
            nothing = "no load of global memory follows a store in its block"
            return self.report.unchanged("" if self.report.remarks else nothing)
        return self.report.changed(draft, settled=False)

    def _regions(self, flow: ControlFlow) -> Iterator[Region]:
        """Regions with a plain load after a plain store that have not been looked at, in file order."""
        lines = flow.function.program.lines
        places = synchronising(flow).places
        for region in find_regions(flow):
            if not places.isdisjoint(range(region.first, region.last)):
                continue
            stores = False
            loads = set()
            for index in range(region.first, region.last):
                access = access_of(flow.instructions[index])
                if access is AccessClass.LOAD and stores:
                    loads.add(flow.line_number(index))
                stores = stores or access is AccessClass.STORE
            if loads - self.seen and not any(map(is_fallback, flow.blocks[region.block].labels)):
                whole = range(flow.lines[region.first], flow.lines[region.last - 1] + 1)
                self.seen.update(lines[index].number for index in whole)
                yield region

    # -- one chain

    def _pipelined(self, draft: Draft, affine: Affine, chain: Chain) -> Draft | None:
        line = self._line(affine.flow, chain)
        distances = Distances(affine, chain, disjoint_pointers(affine, self.context.assumptions))
        plain = Box({}, distances.proved())
        total = sum(1 for _ in chain.pairs)
        boxes = [plain]
        if len(plain.apart) < total:
            wide = distances.guarded()
            if wide is not None and len(wide.apart) > len(plain.apart):
                if self.guard:
                    boxes = [wide, plain]
                else:
                    options = suggestions.bounds(affine.atoms, affine.transfer.facts, wide.bounds)
                    tests = " and ".join(in_words(affine.atoms, wide.bounds))
                    text = f"under a guard more loads could pass stores: {tests}"
                    self.report.note(text, line, f"{options} grants the same without one" if options else "")
        if not boxes[0].apart:
            self.report.note(
                f"the loads after the stores of {self._place(affine, chain)} stay there: they may touch the same bytes"
                f" ({self._nearest(affine, chain)})",
                line,
                self._advice(affine, chain),
            )
            return None
        reason = ""
        for box in boxes:
            if not box.apart:
                continue
            try:
                needed = box.apart - plain.apart if box.bounds else box.apart
                return self._tried(draft, _Found(affine, chain, box, needed), line, total)
            except RefusedError as error:
                reason = reason or str(error)
        advice = self._advice(affine, chain) if len(boxes[0].apart) < total else ""
        text = f"{self._place(affine, chain)} is left as it is: {reason}"
        self.report.note(text, line, advice, kind=RemarkKind.LEFT)
        return None

    def _tried(self, draft: Draft, found: _Found, line: int, total: int) -> Draft:
        """The chain pipelined; RefusedError with the reason where that fails."""
        affine, chain = found.affine, found.chain
        made, copied, size, tested, guard = Draft.of(draft.function), 0, 0, "", ""
        places = {index: index for index in range(len(affine.flow.instructions))}
        if found.box.bounds:
            first = min(access.index for access in chain.accesses)
            versioned = version_region(made, affine, chain.region, first, found.box.bounds)
            copied, size = versioned.copied, versioned.bytes
            tested = versioned.guard.condition
            guard = versioned.guard.words(f"the original code of {self._place(affine, chain)}")
            made = versioned.draft
            places = _places(affine.flow, made)
        apart, needed = (
            frozenset((places[store], places[load]) for store, load in pairs)
            for pairs in (found.box.apart, found.needed)
        )
        own = (access.index for access in chain.accesses if access.index not in chain.stores)
        result = self._ordered(made, apart, needed, frozenset(places[load] for load in own))
        facts: dict[str, int | str] = {
            "loads ahead": result.ahead,
            "loads moved": result.moved,
            "cycles before": round(result.before),
            "cycles after": round(result.after),
            "fallback instructions": copied,
            "fallback bytes": size,
        }
        given = sorted(str(grant) for grant in self.context.assumptions if isinstance(grant, Apart))
        why = f"under a guard: {tested}" if tested else "told apart by their addresses"
        why += f", under {' '.join(map(assume, given))}" if given else ""
        some = (
            "" if len(found.box.apart) == total else f" ({len(found.box.apart)} of {total} pairs of a store and a load)"
        )
        self.report.note(
            f"{result.moved} loads of {self._place(affine, chain)} pass stores, up to {result.ahead} ahead, {why}{some}"
            f"; {result.before:.0f} cycles become {result.after:.0f} (model of one wave)",
            line,
            f"other launches take the original, {copied} instructions ({size} bytes) after the kernel"
            if copied
            else "",
            facts,
            guard=guard,
        )
        for name in ("loads moved", "fallback bytes"):
            self.report.statistics[name] = int(self.report.statistics.get(name, 0)) + int(facts[name])
        return Draft(result.draft.program, draft.name, draft.relation.then(result.draft.relation))

    def _ordered(self, draft: Draft, apart: Pairs, needed: Pairs, loads: frozenset[int]) -> _Made:
        """The best order for which there are registers and which exchanges one of `needed`; RefusedError without."""
        flow = draft.flow()
        maker = GraphMaker(flow, plain_pricing(flow), apart)
        region = max(
            (part for part in maker.regions() if any(part.first <= load < part.last for load in loads)),
            key=lambda part: part.last - part.first,
            default=None,
        )
        if region is None:
            raise RefusedError("clocks or pauses divide it")
        exposed = exposed_latency(flow, asked=(region.first,))
        arrivals = exposed.arrivals.get(region.first, {})
        before = exposed.blocks[region.block].cycles
        renaming = Renaming(flow, maker.waits, (region,), self.context.vgpr_limit)
        plain = maker.graph(region)
        least = time_of(plain, range(len(plain)), arrivals) - LEAST_GAIN
        graph = maker.graph(region, renaming.webs, renaming.values[region].keys)
        orders = leading_orders(graph, values_of(graph, renaming.webs), loads, self.context.vgpr_limit, arrivals, least)
        reason = "there are no free registers" if orders else "no order hides more latency"
        for candidate in orders[:MOST_ATTEMPTS]:
            lines = renaming.lines(region, [graph.nodes[number].dense for number in candidate.order])
            if lines is None:
                continue
            step = _best_waits(Draft.of(draft.function), flow, maker, {region: lines})
            after = exposed_latency(step.flow()).blocks[region.block].cycles
            if after < before - LEAST_GAIN:
                places = _places(flow, step)
                if not _passing(places, needed)[0]:
                    reason = "no load that may pass a store hides more latency ahead of it"
                    continue
                moved, ahead = _passing(places, apart)
                made = Draft(step.program, draft.name, draft.relation.then(step.relation))
                return _Made(made, moved, ahead, before, after)
        raise RefusedError(reason)

    # -- words

    def _line(self, flow: ControlFlow, chain: Chain) -> int:
        """The line of the input that the first load after a store is on."""
        load = min(load.index for _, load in chain.pairs)
        return input_line(self.function, flow, load)

    def _place(self, affine: Affine, chain: Chain) -> str:
        labels = affine.flow.blocks[chain.region.block].labels
        return labels[0] if labels else self.function.name

    def _advice(self, affine: Affine, chain: Chain) -> str:
        """What may be granted: that two buffers do not overlap."""
        view = affine.views[chain.region.block]
        for store, load in chain.pairs:
            distance = view.resolve(load.address - store.address, 64)
            option = suggestions.disjoint(affine.atoms, affine.transfer.facts, distance.atoms())
            if option:
                return f"{option} if what is reached through them never overlaps"
        return ""

    def _nearest(self, affine: Affine, chain: Chain) -> str:
        """How far the first load after a store lies from it, in words."""
        store, load = min(chain.pairs, key=lambda pair: (pair[1].index, -pair[0].index))
        view = affine.views[chain.region.block]
        distance = view.resolve(load.address - store.address, 64) + (load.offset - store.offset)
        return f"{affine.atoms.describe(distance)} bytes apart in one lane"


def _places(flow: ControlFlow, step: Draft) -> dict[int, int]:
    """The new dense index of each instruction after a step that copied some; copies do not count."""
    new = step.flow()
    lines = {old: final for old, final, copy in step.relation.pairs if copy == 0}
    found = {dense: new.instruction_at(lines[line]) for dense, line in enumerate(flow.lines) if line in lines}
    return {dense: place for dense, place in found.items() if place is not None}


def _best_waits(
    draft: Draft, flow: ControlFlow, maker: GraphMaker, orders: Mapping[Region, tuple[Emitted, ...]]
) -> Draft:
    """With waits for every need, or in groups as the pipeline makes them, whichever is faster."""
    reordering = Reordering(draft, flow, maker.settling)
    found = [reordering.made(orders, groups) for groups in (None, (3, 3))]
    return min(found, key=lambda made: exposed_latency(made.flow()).cycles)


def _passing(places: Mapping[int, int], apart: Pairs) -> tuple[int, int]:
    """(how many loads are issued before a store that stood before them, the most of them before one store)."""
    ahead = [(store, load) for store, load in apart if places[load] < places[store]]
    by_store = Counter(store for store, _ in ahead)
    return len({load for _, load in ahead}), max(by_store.values(), default=0)
