"""A region as a graph for latency scheduling: what must come before what, and when results are there.

Dependences are those of `isatool.analysis.dependence` without the waits that only registers explain: those are
computed again. Instructions stay what they are and keep their registers, so a VOPD stays whole, and neither pressure
nor banks change.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from functools import cached_property
from typing import Final

from isatool.analysis.banks import is_fma
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import wait_of
from isatool.analysis.dependence import BlockDependence, OrderingReason, build_dependence
from isatool.analysis.hazards import find_lost_interlocks, lost_interlocks
from isatool.analysis.memory.order import LOADS, STORES, AccessClass, access_in, may_tell
from isatool.analysis.wait_insertion import ordering_waits
from isatool.analysis.waits import WaitAnalysis, analyse_waits
from isatool.analysis.webs import Site, Webs
from isatool.ir.views import kept
from isatool.isa.counters import UNORDERED, Queue
from isatool.isa.hazards import IN_FLIGHT
from isatool.isa.operations import Op
from isatool.isa.table import Role, Unit
from isatool.isa.waits import Wait
from isatool.model.machine import NO_LIMITS, MachineOp, Rules
from isatool.model.pricing import Operation, Pricing
from isatool.model.slots import Slot
from isatool.model.wave_clock import MEMORY_SLOTS
from isatool.passes.common.regions import Region, find_regions
from isatool.records import dataclass, record

_PLACED: Final = frozenset((Op.NOP, Op.SET_INST_PREFETCH_DISTANCE, Op.SENDMSG_RTN))
"""what stays where it is and divides a region: counted pauses, hints about the code after, clocks"""
_PLAIN: Final = STORES - {AccessClass.FLAT_STORE}
_SHOWN: Final = frozenset((*STORES, AccessClass.FLAT_LOAD, AccessClass.ATOMIC, AccessClass.OTHER))
"""accesses that other waves may notice, of which plain ones tell nothing unless a kernel makes them"""


@record
class Node:
    """An instruction to schedule. `counters`: those that it raises; `ordered`: it returns after older ones of them."""

    dense: int
    price: Operation
    op: MachineOp
    """as the cycle model sees it, values that may get other registers by their keys"""
    counters: tuple[str, ...]
    ordered: bool
    is_load: bool
    is_fma: bool
    wait: Wait | None
    touched: tuple[int, ...]
    """registers read and written"""


@dataclass(frozen=True)
class LatencyGraph:
    """Nodes in the order of the input. `before[n]`: what n must follow, and whether it needs the result of that."""

    region: Region
    rules: Rules
    nodes: tuple[Node, ...]
    before: tuple[tuple[tuple[int, bool], ...], ...]
    after: tuple[tuple[tuple[int, bool], ...], ...]
    heights: tuple[float, ...]
    """cycles from the issue of a node to the end of the region, if only dependences delay anything"""
    distances: Mapping[int, Mapping[int, int]] = field(default_factory=dict)
    """VOPD that could lose an interlock -> for each node whose result it reads, the VALU instructions needed between"""

    def __len__(self) -> int:
        return len(self.nodes)

    @cached_property
    def unordered(self) -> frozenset[str]:
        """Counters that a node raises whose result does not return after older ones."""
        return frozenset(counter for node in self.nodes if not node.ordered for counter in node.counters)

    @cached_property
    def ops(self) -> tuple[MachineOp, ...]:
        """The operation of each node for the clock."""
        return tuple(node.op for node in self.nodes)

    @cached_property
    def waiting(self) -> Mapping[int, tuple[tuple[int, ...], tuple[tuple[str, int], ...]]]:
        """For each node before which a wait may be needed: the nodes whose results it has to wait for, and the limits
        of its own wait.
        """
        found: dict[int, tuple[tuple[int, ...], tuple[tuple[str, int], ...]]] = {}
        for number, node in enumerate(self.nodes):
            sources = tuple(source for source, needed in self.before[number] if needed and self.nodes[source].counters)
            if sources or node.wait is not None:
                found[number] = sources, node.wait.limits if node.wait is not None else ()
        return found


class GraphMaker:
    """Makes the graphs of one function."""

    def __init__(self, flow: ControlFlow, pricing: Pricing, apart: frozenset[tuple[int, int]] = frozenset()) -> None:
        self.flow = flow
        self.pricing = pricing
        self.apart = apart
        """stores, each with a load after it that touches none of its bytes, and so may pass it"""
        self.waits: WaitAnalysis = analyse_waits(flow)
        self.ordering = ordering_waits(flow)
        self.settling = settling_waits(flow)
        self.interlocks = _kept_interlocks(flow)
        self.rules = Rules.of(pricing.model)
        self._block: BlockDependence | None = None

    def regions(self) -> tuple[Region, ...]:
        """Where instructions may change places."""
        return tuple(part for region in find_regions(self.flow) for part in self._parts(region))

    def _parts(self, region: Region) -> Iterator[Region]:
        first = region.first
        for index in range(region.first, region.last + 1):
            if index < region.last and self.flow.instructions[index].operation not in _PLACED:
                continue
            if index - first > 1:
                yield Region(region.block, first, index)
            first = index + 1

    def graph(self, region: Region, webs: Webs | None = None, free: Mapping[int, int] | None = None) -> LatencyGraph:
        """The graph of a region; waits that are to be computed again and hints are no nodes. `free`: keys of webs whose
        registers order nothing.
        """
        if free is not None:
            within = range(region.first, region.last)
            found = build_dependence(self.flow, region.block, webs, self.waits, self.ordering, free, within)
        elif self._block is not None and self._block.block == region.block:
            found = self._block
        else:
            found = self._block = build_dependence(self.flow, region.block, None, self.waits, self.ordering)
        sources = self._passing(found.before)
        dense = [
            index
            for index in range(region.first, region.last)
            if (index in sources or index in self.settling) and not self._is_hint(index)
        ]
        place = {index: number for number, index in enumerate(dense)}
        nodes = tuple(self._node(index, webs, free or {}) for index in dense)
        before = [self._edges(index, sources.get(index, {}), place) for index in dense]
        self._settle(nodes, before, sources)
        after: list[list[tuple[int, bool]]] = [[] for _ in nodes]
        for number, edges in enumerate(before):
            for source, needed in edges.items():
                after[source].append((number, needed))
        frozen = tuple(tuple(sorted(edges)) for edges in after)
        return LatencyGraph(
            region,
            self.rules,
            nodes,
            tuple(tuple(sorted(edges.items())) for edges in before),
            frozen,
            _heights(nodes, frozen, self.rules),
            self._distances(nodes, before),
        )

    def _distances(self, nodes: tuple[Node, ...], before: list[dict[int, bool]]) -> dict[int, dict[int, int]]:
        found: dict[int, dict[int, int]] = {}
        for number, node in enumerate(nodes):
            registers = self.interlocks.get(node.dense, 0)
            for source, needed in before[number].items() if registers else ():
                instruction = self.flow.instructions[nodes[source].dense]
                writes = self.flow.effects[nodes[source].dense].writes
                if needed and writes & registers and instruction.unit is Unit.VALU:
                    slow = instruction.row is not None and instruction.row.is_transcendental
                    found.setdefault(number, {})[source] = 2 * IN_FLIGHT if slow else IN_FLIGHT
        return found

    def _passing(
        self, before: Mapping[int, Mapping[int, OrderingReason]]
    ) -> Mapping[int, Mapping[int, OrderingReason]]:
        """The dependences without the order of memory between what is apart. A load follows what wrote to memory before
        the last store through that store: what is left of that is made direct.
        """
        if not self.apart:
            return before
        passing = {load for _, load in self.apart}
        found = dict(before)
        for load in passing & before.keys():
            edges = dict(before[load])
            waiting = [source for source, order in edges.items() if order & OrderingReason.MEMORY]
            seen: set[int] = set()
            while waiting:
                source = waiting.pop()
                if source in seen:
                    continue
                seen.add(source)
                order = edges.get(source, OrderingReason(0))
                if (source, load) in self.apart:
                    edges[source] = order & ~OrderingReason.MEMORY
                    waiting += [other for other, why in before[source].items() if why & OrderingReason.MEMORY]
                elif access_in(self.flow, source) not in LOADS:
                    edges[source] = order | OrderingReason.MEMORY
            found[load] = {source: order for source, order in edges.items() if order}
        return found

    def _is_hint(self, index: int) -> bool:
        return self.flow.instructions[index].is_annotation

    def _op(self, index: int, price: Operation, webs: Webs | None, free: Mapping[int, int]) -> MachineOp:
        """An operation for the clock."""
        op = self.pricing.op(index)
        if price.limits != NO_LIMITS:
            return op
        instruction = self.flow.instructions[index]
        reads: dict[int, int] = {}
        writes: dict[int, int] = {}
        for number, half in enumerate(instruction.halves if free else ()):
            for position, operand in enumerate(half.operands):
                found = webs.at.get(Site(index, number, position), ()) if webs is not None else ()
                named = zip(operand.registers, found, strict=False)
                keys: dict[int, int] = {register: free[web] for register, web in named if web in free}
                if operand.is_def:
                    writes.update(keys)
                if operand.role is not Role.DEF:
                    reads.update(keys)
        if not reads and not writes:
            return op
        return replace(
            op,
            reads=tuple(reads.get(register, register) for register in op.reads),
            writes=tuple(writes.get(register, register) for register in op.writes),
        )

    def _node(self, index: int, webs: Webs | None, free: Mapping[int, int]) -> Node:
        issue = self.waits.issues.get(index)
        price = self.pricing.price(index)
        queues = issue.queues if issue is not None else ()
        kept = self.ordering.get(index)
        kept = self.settling.get(index) if kept is None or kept.is_empty else kept
        return Node(
            index,
            price,
            self._op(index, price, webs, free),
            tuple(dict.fromkeys(self.flow.counters.of[queue] for queue in queues)),
            not any(queue in UNORDERED for queue in queues),
            issue is not None and bool(issue.results),
            any(map(is_fma, self.flow.instructions[index].halves)),
            kept if kept is not None and not kept.is_empty else None,
            price.reads + price.writes,
        )

    def _settle(
        self,
        nodes: tuple[Node, ...],
        before: list[dict[int, bool]],
        sources: Mapping[int, Mapping[int, OrderingReason]],
    ) -> None:
        """What a store finds returned in the input it finds returned: what is counted stays before the wait, the store
        after.
        """
        waits: list[int] = []
        counted: dict[str, list[int]] = {}
        for number, node in enumerate(nodes):
            if node.dense not in sources:
                for counter in self.flow.counters.of_registers:
                    if node.wait is not None and node.wait.limit(counter) is not None:
                        before[number].update(dict.fromkeys(counted.get(counter, ()), False))
                waits.append(number)
                continue
            if waits and access_in(self.flow, node.dense) in _SHOWN:
                for wait in waits:
                    before[number].setdefault(wait, False)
            for counter in node.counters:
                counted.setdefault(counter, []).append(number)

    def _edges(self, index: int, sources: Mapping[int, OrderingReason], place: Mapping[int, int]) -> dict[int, bool]:
        """(source, whether its result must be there) inside the region, of what an instruction must follow."""
        found: dict[int, bool] = {}
        for source, order in sources.items():
            number = place.get(source)
            if number is None:
                continue
            needed = bool(order & OrderingReason.READ_AFTER_WRITE)
            if order & OrderingReason.WRITE_AFTER_WRITE and source in self.waits.issues:
                needed = True
            found[number] = needed and not self._returns_in_order(source, index)
        return found

    def _returns_in_order(self, source: int, index: int) -> bool:
        """Whether two loads write one register, at most halves of it, and return in order: no wait comes between."""
        one, other = self.waits.issues.get(source), self.waits.issues.get(index)
        if one is None or other is None or one.queues != other.queues or set(one.queues) & UNORDERED:
            return False
        effect = self.flow.effects[index]
        return not self.flow.effects[source].writes & effect.reads & ~effect.keeps


def _kept_interlocks(flow: ControlFlow) -> Mapping[int, int]:
    """VOPDs that depend on distance for their interlock, and have it -> registers in question, as a bit set."""
    found = lost_interlocks(flow)
    lost = {hazard.index for hazard in find_lost_interlocks(flow)} if found else set()
    return {index: registers for index, registers in found.items() if index not in lost}


@kept
def settling_waits(flow: ControlFlow) -> Mapping[int, Wait]:
    """What waits for registers cover besides: stores to LDS, scalar loads, flat accesses, and also plain loads if there
    is something after in the block that may tell another wave that they are over.
    """
    found: dict[int, Wait] = {}
    waits = analyse_waits(flow)
    told = may_tell(flow)
    for block in flow.blocks:
        last_telling = max((index for index in block.instructions if _tells(flow, index, told)), default=-1)
        for index, state in waits.replay(block.index):
            wait = wait_of(flow.instructions[index])
            if wait is None or index in flow.fences:
                continue
            least: dict[str, int] = {}
            for counter, limit in wait.limits:
                for queue in flow.counters.queues(counter):
                    for operation in state.stamps[queue]:
                        younger = state.younger(queue, operation)
                        is_over = limit == 0 or (queue not in UNORDERED and younger >= limit)
                        if is_over and (index < last_telling or _is_noticed(flow, queue, operation)):
                            left = 0 if queue in UNORDERED else younger
                            least[counter] = min(least.get(counter, left), left)
            if least:
                found[index] = Wait(**least)
    return found


def _tells(flow: ControlFlow, index: int, told: bool) -> bool:
    """True for what may show another wave that loads before it are over."""
    access = access_in(flow, index)
    return access in (AccessClass.BARRIER, AccessClass.INVALIDATION) or (
        access in _SHOWN and (told or access not in _PLAIN)
    )


def _is_noticed(flow: ControlFlow, queue: Queue, operation: int) -> bool:
    return queue in UNORDERED or access_in(flow, operation) not in LOADS


def _heights(
    nodes: tuple[Node, ...], after: tuple[tuple[tuple[int, bool], ...], ...], rules: Rules
) -> tuple[float, ...]:
    heights = [0.0] * len(nodes)
    for number in range(len(nodes) - 1, -1, -1):
        node = nodes[number]
        own = max(1.0, node.price.cycles)
        height = result_delay(node, node, rules) if node.is_load else own
        for later, needed in after[number]:
            height = max(height, heights[later] + (result_delay(node, nodes[later], rules) if needed else own))
        heights[number] = height
    return tuple(heights)


def result_delay(node: Node, reader: Node, rules: Rules) -> float:
    """Cycles from the issue of a node to that of one that needs its result, on a SIMD that does nothing else."""
    price, slot = node.price, reader.price.slot
    if node.counters:
        return price.latency + price.service + 1.0
    if price.slot is Slot.VALU:
        more = max(price.latency, price.cycles) - rules.valu
        if slot is Slot.VALU:
            return rules.valu + more
        return more + (rules.valu_to_memory if slot in MEMORY_SLOTS else rules.valu_to_salu)
    if price.slot is Slot.SALU:
        if slot is Slot.VALU:
            return rules.salu_to_valu
        return rules.salu_to_memory if slot in MEMORY_SLOTS else rules.salu
    return max(1.0, price.cycles)
