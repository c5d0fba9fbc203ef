"""Accesses by which the waves of a workgroup may synchronise without a barrier, as passes see it.

A compiler writes nothing on an atomic load of the LDS, and in CU mode nothing on one of global memory at workgroup
scope: what makes it an acquire is that later accesses come after it, and after the wait for it. So an access of the
LDS is ordinary only if no store of another wave can come to the same bytes between the barriers around it; in CU mode a
load of global memory is ordinary only if the kernel publishes nothing, which takes a wait for its stores and another
store before the next barrier, and if no loop waits for it to change. Everything else keeps its place among the accesses
of memory, with its waits, and each load is a value of its own. `verify.other_waves` has the reasons, and decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import gcd
from typing import Final

from isatool.allowance import spend
from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.arithmetic import TooComplexError
from isatool.analysis.atoms import Kind
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import COUNTER_OF, Queue, issues_of, limits, wait_of
from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS
from isatool.analysis.lane_addresses import lane_values, lanes_of, split_lanes
from isatool.analysis.launch_facts import LaunchFacts, launch_facts
from isatool.analysis.lds_accesses import LdsAccess, lds_accesses, uses_storage
from isatool.analysis.loops import find_loops
from isatool.analysis.polynomials import Polynomial
from isatool.analysis.private_memory import private_accesses
from isatool.analysis.waits import analyse_waits
from isatool.analysis.workgroup_uniform import analyse_uniformity
from isatool.diagnostics import UserError
from isatool.ir.views import kept
from isatool.isa.operations import Op
from isatool.isa.registers import SHARED_BASE, SHARED_LIMIT
from isatool.isa.table import AddressSpace, Unit

_INVALIDATE: Final = frozenset((Op.GL0_INV, Op.GL1_INV))
_MEMORY: Final = frozenset((Unit.VMEM, Unit.FLAT, Unit.LDS, Unit.SMEM, Unit.EXPORT, Unit.LDSDIR))
_MOST_PAIRS: Final = 1 << 14
"""pairs of barriers at which two waves are looked at"""
_MOST_BYTES: Final = 1 << 22
"""bytes that work-items touch and that are compared, in all"""


@dataclass(frozen=True, eq=False)
class Synchronising:
    """Dense indices of the accesses, and of the waits that what comes later stays after."""

    accesses: frozenset[int]
    waits: frozenset[int]

    @cached_property
    def places(self) -> frozenset[int]:
        """All instructions that keep their place among the accesses of memory."""
        return self.accesses | self.waits


@kept
def synchronising(flow: ControlFlow) -> Synchronising:
    """By what waves may synchronise in a program; all accesses of the LDS where too little is known of it."""
    accesses = frozenset(_Accesses(flow).found())
    marked = (index for index, each in enumerate(flow.instructions) if each.row is not None and _is_marked(flow, index))
    results = {index for index in (*accesses, *marked) if flow.instructions[index].defs}
    return Synchronising(accesses, frozenset(_waits_for(flow, results)))


def _is_marked(flow: ControlFlow, index: int) -> bool:
    instruction = flow.instructions[index]
    row = instruction.row
    return row is not None and (row.is_atomic or (row.may_load and instruction.has("glc")))


def _waits_for(flow: ControlFlow, operations: set[int]) -> Iterator[int]:
    """The waits at which some operations may return."""
    issues = issues_of(flow)
    operations &= issues.keys()
    if not operations:
        return
    analysis = analyse_waits(flow)
    for block in flow.blocks:
        for index, state in analysis.replay(block.index):
            wait = wait_of(flow.instructions[index])
            if wait is None:
                continue
            least = dict(limits(wait))
            if any(
                operation in state.stamps[queue]
                and (least[COUNTER_OF[queue]] == 0 or state.younger(queue, operation) >= least[COUNTER_OF[queue]])
                for operation in operations
                for queue in issues[operation].queues
                if COUNTER_OF[queue] in least
            ):
                yield index


class _Accesses:
    """The search for accesses that synchronise, in one program."""

    def __init__(self, flow: ControlFlow) -> None:
        self.flow = flow
        self.private = private_accesses(flow)
        try:
            self.facts: LaunchFacts | None = launch_facts(flow.function)
        except UserError:
            self.facts = None
        self.compared = 0
        self.places: Mapping[int, Sequence[LdsAccess]] = {}
        self.affine: Affine | None = None
        self.met: dict[tuple[Polynomial, int, Polynomial, int, int, int], bool] = {}

    def found(self) -> Iterator[int]:
        """Dense indices; some of them several times."""
        flow = self.flow
        loads = [index for index in range(len(flow.instructions)) if self._lds(index)[0]]
        stores = [index for index in range(len(flow.instructions)) if self._lds(index)[1]]
        descriptor = self.facts.descriptor if self.facts is not None else None
        if self.facts is not None and descriptor is not None and self.facts.flat_limit <= descriptor.wave_size:
            return
        if not stores:
            yield from loads if self._waits_early(loads) else self._spins(loads)
        else:
            yield from self._meeting(set(loads), set(stores))
        if descriptor is None or descriptor.cu_mode:
            yield from self._global_loads()

    # -- the LDS

    def _lds(self, index: int) -> tuple[bool, bool]:
        """(may load from the LDS, may store to it)"""
        instruction, row = self.flow.instructions[index], self.flow.instructions[index].row
        if index in self.flow.calls or self.flow.effects[index] is OPAQUE_EFFECTS:
            return True, True
        if row is None or not (row.may_load or row.may_store or row.is_atomic):
            return row is not None and row.unit is Unit.LDSDIR, False
        direct = row.unit is Unit.LDSDIR or instruction.has("lds")
        if direct or uses_storage(instruction) or (row.space is AddressSpace.FLAT and self._has_aperture):
            return row.may_load or row.is_atomic, row.may_store or row.is_atomic or instruction.has("lds")
        return False, False

    @cached_property
    def _has_aperture(self) -> bool:
        """Whether the kernel makes generic pointers to the LDS."""
        apertures = {SHARED_BASE, SHARED_LIMIT}
        return any(not apertures.isdisjoint(each.uses) for each in self.flow.instructions)

    def _meeting(self, loads: set[int], stores: set[int]) -> Iterator[int]:
        """Loads and stores that may touch the same bytes in different waves with no barrier in between."""
        for first, second in self._concurrent(loads | stores):
            for load in loads & first:
                for store in stores & second:
                    spend()
                    if self._may_meet(load, store):
                        yield load
                        yield store

    def _concurrent(self, accesses: set[int]) -> Iterator[tuple[set[int], set[int]]]:
        """What two waves may execute at the same time, some accesses of each: both wait for each other at barriers."""
        flow = self.flow
        if self.facts is None or flow.unanalysable or flow.calls or not flow.function.is_kernel or not flow.blocks:
            yield accesses, accesses
            return
        parting: set[int] = set()
        if any(each.operation == Op.BARRIER for each in flow.instructions):
            partial = analyse_uniformity(flow, self.facts).partial
            parting = {flow.blocks[block].last - 1 for block in partial if self._has_barrier(partial[block])}
        phases: dict[int, tuple[set[int], set[int]]] = {}
        seen = {(0, 0)}
        waiting = [(0, 0)]
        while waiting:
            places = waiting.pop()
            for place in {*places} - phases.keys():
                phases[place] = self._before_barrier(place)
            (first, after), (second, other) = (phases[place] for place in places)
            yield first & accesses, second & accesses
            if len(seen) > _MOST_PAIRS:
                yield accesses, accesses
                return
            alike = places[0] == places[1] and first.isdisjoint(parting)
            onward = {(one, one) for one in after} if alike else {(one, two) for one in after for two in other}
            waiting += onward - seen
            seen |= onward

    def _has_barrier(self, blocks: Iterable[int]) -> bool:
        return any(self.flow.instructions[index].operation == Op.BARRIER for index in self.flow.inside(blocks))

    def _before_barrier(self, place: int) -> tuple[set[int], set[int]]:
        """(the instructions that may be executed from a place on before the next barrier, the places after those), with
        a place after all for the end of the wave.
        """
        flow = self.flow
        end = len(flow.instructions)
        if place == end:
            return set(), {end}
        found: set[int] = set()
        after: set[int] = set()
        waiting = [range(place, flow.blocks[flow.block_of[place - 1] if place else 0].last)]
        seen: set[int] = set()
        while waiting:
            part = waiting.pop()
            barrier = next((index for index in part if flow.instructions[index].operation == Op.BARRIER), None)
            if barrier is not None:
                found.update(range(part.start, barrier))
                after.add(barrier + 1)
                continue
            found.update(part)
            onward = flow.blocks[flow.block_of[part.stop - 1]].successors
            if not onward:
                after.add(end)
            waiting += [flow.blocks[each].instructions for each in onward if each not in seen]
            seen.update(onward)
        return found, after

    def _look_up(self) -> None:
        """Follow addresses, once."""
        if self.affine is not None or self.facts is None:
            return
        try:
            self.affine = analyse_affine(self.flow.function, (), self.flow)
        except (UserError, TooComplexError):
            return
        if self.affine.forest.irreducible:
            return
        places: dict[int, list[LdsAccess]] = {}
        for access in lds_accesses(self.affine):
            places.setdefault(access.instruction, []).append(access)
        self.places = places

    def _may_meet(self, load: int, store: int) -> bool:
        self._look_up()
        pairs = [(one, other) for one in self.places.get(load, ()) for other in self.places.get(store, ())]
        return not pairs or any(self._may_overlap(one, other) for one, other in pairs)

    def _may_overlap(self, one: LdsAccess, other: LdsAccess) -> bool:
        """Whether some work-item's access may touch what another work-item's does."""
        if one.address is None or other.address is None:
            return True
        if max(one.low, other.low) >= min(one.end, other.end):
            return False
        assert self.affine is not None
        atoms = self.affine.atoms
        split, split_other = split_lanes(atoms, one.address), split_lanes(atoms, other.address)
        if split is None or split_other is None:
            return True
        distance, step = 0, 1 << 32
        """between what lanes share, modulo what all of it is a multiple of that may differ between waves, or in time"""
        for sign, shared in ((-1, split[0]), (1, split_other[0])):
            for monomial, value in shared.terms.items():
                term = Polynomial({monomial: value})
                if not monomial:
                    distance += sign * value
                elif not self._is_common(term) or (split_other[0] - split[0]).terms.get(monomial):
                    step = gcd(step, value)
        return self._items_meet((split[1], one.size), (split_other[1], other.size), distance % step, step)

    def _is_common(self, term: Polynomial) -> bool:
        """Whether a sum is the same in all waves, whenever it is used."""
        assert self.affine is not None
        atoms = self.affine.atoms
        return not atoms.varies(term) and all(atoms[number].kind is Kind.INPUT for number in atoms.leaves(term))

    def _items_meet(self, one: tuple[Polynomial, int], other: tuple[Polynomial, int], distance: int, step: int) -> bool:
        """Whether accesses (sum of bits of ids, bytes) of two work-items meet modulo a number of bytes."""
        key = (*one, *other, distance, step)
        if key not in self.met:
            self.met[key] = self._have_common_bytes(one, other, distance, step)
        return self.met[key]

    def _have_common_bytes(
        self, one: tuple[Polynomial, int], other: tuple[Polynomial, int], distance: int, step: int
    ) -> bool:
        assert self.affine is not None
        assert self.facts is not None
        items = lanes_of(self.facts).items
        lanes = 1
        """work-items next to each other that are certainly one wave"""
        if self.facts.block is not None and self.facts.block[1:] == (1, 1) and self.facts.descriptor is not None:
            lanes = self.facts.descriptor.wave_size
        self.compared += len(items) * (one[1] + other[1])
        if self.compared > _MOST_BYTES:
            return True
        owner: dict[int, int] = {}
        for item, start in enumerate(lane_values(self.affine.atoms, one[0], items)):
            for byte in range(start, start + one[1]):
                wave = item // lanes
                owner[byte % step] = wave if owner.get(byte % step, wave) == wave else -1
        return any(
            owner.get(byte % step, item // lanes) != item // lanes
            for item, start in enumerate(lane_values(self.affine.atoms, other[0], items))
            for byte in range(start + distance, start + distance + other[1])
        )

    # -- global memory in CU mode

    def _global_loads(self) -> Iterator[int]:
        flow = self.flow
        loads = [
            index
            for index, each in enumerate(flow.instructions)
            if each.unit in (Unit.VMEM, Unit.FLAT)
            and each.row is not None
            and each.row.may_load
            and index not in self.private
        ]
        if loads:
            yield from loads if self._publishes() else self._spins(loads)

    def _waits_early(self, loads: Sequence[int]) -> bool:
        """Whether a wait brings loads back before another access of memory, which needs none of their results."""
        flow, analysis = self.flow, analyse_waits(self.flow)
        for block in flow.blocks:
            for index, state in analysis.replay(block.index):
                wait = wait_of(flow.instructions[index])
                least = dict(limits(wait)) if wait is not None else {}
                brought = 0
                for operation in loads if "lgkm" in least else ():
                    ordered = operation in state.stamps[Queue.LDS]
                    younger = state.younger(Queue.LDS, operation) if ordered else 0
                    in_flight = ordered or operation in state.stamps[Queue.LGKM_UNORDERED]
                    if in_flight and (not least["lgkm"] or (ordered and younger >= least["lgkm"])):
                        brought |= flow.effects[operation].writes
                if brought and self._comes_before_use(index + 1, brought):
                    return True
        return False

    def _comes_before_use(self, place: int, registers: int) -> bool:
        """Whether control may come to an access of memory, but to no barrier, before registers are used."""
        flow = self.flow
        waiting, seen = [range(place, flow.blocks[flow.block_of[place - 1]].last)], set()
        while waiting:
            part = waiting.pop()
            for index in part:
                effect = flow.effects[index]
                if flow.instructions[index].operation == Op.BARRIER or (effect.reads | effect.writes) & registers:
                    break
                if flow.instructions[index].unit in (Unit.VMEM, Unit.FLAT, Unit.LDS):
                    return True
            else:
                for onward in flow.blocks[flow.block_of[part.stop - 1]].successors:
                    if onward not in seen:
                        seen.add(onward)
                        waiting.append(flow.blocks[onward].instructions)
        return False

    def _is_store(self, index: int) -> bool:
        """Whether other waves may see what an instruction writes."""
        if index in self.flow.calls or self.flow.effects[index] is OPAQUE_EFFECTS:
            return True
        rows = (half.row for half in self.flow.instructions[index].halves)
        writes = any(row is not None and row.unit in _MEMORY and (row.may_store or row.is_atomic) for row in rows)
        return writes and index not in self.private

    def _publishes(self) -> bool:
        """Whether a store comes after a wait for stores, or after an invalidation of its own, and before a barrier."""
        flow, analysis = self.flow, analyse_waits(self.flow)
        for block in flow.blocks:
            after_barrier = False
            for index, state in analysis.replay(block.index):
                instruction = flow.instructions[index]
                if instruction.operation in _INVALIDATE and not after_barrier:
                    return True
                after_barrier = instruction.operation == Op.BARRIER or (
                    after_barrier and (instruction.operation in _INVALIDATE or instruction.unit not in _MEMORY)
                )
                wait = wait_of(instruction)
                if wait is None or wait.vs is None or self.private.issuperset(state.stamps[Queue.STORE]):
                    continue
                if any(map(self._is_store, self._before_barrier(index + 1)[0])):
                    return True
        return False

    def _spins(self, loads: Sequence[int]) -> Iterator[int]:
        """Loads from one place on which a loop that stores nothing may end."""
        flow = self.flow
        for loop in find_loops(flow).loops:
            inside = flow.inside(sorted(loop.blocks))
            own = [index for index in loads if index in inside]
            if not own or any(map(self._is_store, inside)):
                continue
            written = 0
            for index in inside:
                written |= flow.effects[index].writes
            tests = 0
            for block in loop.blocks:
                if any(after not in loop.blocks for after in flow.blocks[block].successors):
                    tests |= flow.effects[flow.blocks[block].last - 1].reads
            wanted, before = tests, 0
            while wanted != before:
                before = wanted
                for index in reversed(inside):
                    if flow.effects[index].writes & wanted:
                        wanted |= flow.effects[index].reads
            for index in own:
                effect = flow.effects[index]
                if effect.writes & wanted and not effect.reads & ~EXEC & written:
                    yield index
