"""Accesses by which the waves of a workgroup may synchronise without a barrier, as passes see it.

A compiler writes nothing on an atomic load of the LDS, and in CU mode nothing on one of global memory at workgroup
scope: what makes it an acquire is that later accesses come after it, and after the wait for it. So an access of the
LDS is ordinary only if no store of another wave can come to the same bytes between the barriers around it; in CU mode a
load of global memory is ordinary only if the kernel publishes nothing, which takes a wait for its stores and another
store before the next barrier, and if no loop waits for it to change. Everything else keeps its place among the accesses
of memory, with its waits, and each load is a value of its own. `verify.other_waves` has the reasons, and decides.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from isatool.allowance import spend
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import issues_of, wait_of
from isatool.analysis.dataflow import instructions_from
from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS
from isatool.analysis.launch_facts import LaunchFacts, launch_facts
from isatool.analysis.lds_storage import uses_storage
from isatool.analysis.loops import find_loops
from isatool.analysis.private_memory import private_accesses
from isatool.analysis.waits import analyse_waits
from isatool.diagnostics import UserError
from isatool.ir.relation import Relation
from isatool.ir.views import carry_view, kept, known_view
from isatool.isa.counters import UNORDERED, Queue
from isatool.isa.registers import SHARED_BASE, SHARED_LIMIT
from isatool.isa.table import AddressSpace, Unit
from isatool.records import dataclass

if TYPE_CHECKING:
    from isatool.analysis.lds_overlaps import LdsOverlaps
    from isatool.analysis.workgroup_uniform import WorkgroupUniformity

_MEMORY: Final = frozenset((Unit.VMEM, Unit.FLAT, Unit.LDS, Unit.SMEM, Unit.EXPORT, Unit.LDSDIR))
_MOST_PAIRS: Final = 1 << 14
"""pairs of barriers at which two waves are looked at"""


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


@kept
def lds_meetings(flow: ControlFlow) -> frozenset[int]:
    """Dense indices of the loads and stores that may touch the same bytes of the LDS in different waves with no barrier
    in between.
    """
    return frozenset(_Accesses(flow).meeting())


def carry_meetings(before: ControlFlow, after: ControlFlow, relation: Relation) -> None:
    """Give a program the LDS accesses that meet in another one, if they are known: it has the same blocks, and between
    barriers the same instructions in some order on some registers, so each accesses what it did; lines by `relation`.
    """
    known = known_view(lds_meetings, before)
    if known is None:
        return
    lines = {before.lines[index] for index in known}
    places = (after.instruction_at(new) for old, new, _ in relation.pairs if old in lines)
    found = frozenset(index for index in places if index is not None)
    if len(found) == len(known):
        carry_view(lds_meetings, after, found)


@kept
def shows_order(flow: ControlFlow) -> bool:
    """Whether waves may tell others by a store after a wait that what was before it is done."""
    found = _Accesses(flow)
    return found.publishes or found.releases


def _is_marked(flow: ControlFlow, index: int) -> bool:
    instruction = flow.instructions[index]
    row = instruction.row
    return row is not None and (row.is_atomic or (row.may_load and instruction.is_shared))


def _waits_for(flow: ControlFlow, operations: set[int]) -> Iterator[int]:
    """The waits at which some operations may return."""
    issues = issues_of(flow)
    operations &= issues.keys()
    if not operations:
        return
    analysis = analyse_waits(flow)
    for index, state, wait in analysis.at_waits():
        if any(
            operation in state.stamps[queue]
            and (limit := wait.limit(flow.counters.of[queue])) is not None
            and (limit == 0 or state.younger(queue, operation) >= limit)
            for operation in operations
            for queue in issues[operation].queues
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
        self.uniform: WorkgroupUniformity | None = None
        """if all waves go the same way, but for what some of them run between two barriers"""
        self.following: dict[int, set[int]] = {}

    def found(self) -> Iterator[int]:
        """Dense indices; some of them several times."""
        flow = self.flow
        loads = [index for index in range(len(flow.instructions)) if self._lds(index)[0]]
        stores = [index for index in range(len(flow.instructions)) if self._lds(index)[1]]
        descriptor = self.facts.descriptor if self.facts is not None else None
        if self.facts is not None and descriptor is not None and self.facts.flat_limit <= descriptor.wave_size:
            return
        if not stores:
            yield from loads if self._waits_early(Queue.LDS, loads, self._is_vector) else self._spins(loads)
        else:
            yield from lds_meetings(flow)
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
            brings = bool(instruction.defs) or instruction.has("lds")
            return (row.may_load or row.is_atomic) and brings, row.may_store or row.is_atomic or instruction.has("lds")
        return False, False

    @cached_property
    def _has_aperture(self) -> bool:
        """Whether the kernel makes generic pointers to the LDS."""
        apertures = {SHARED_BASE, SHARED_LIMIT}
        return any(not apertures.isdisjoint(each.uses) for each in self.flow.instructions)

    def meeting(self) -> Iterator[int]:
        """Loads and stores that may touch the same bytes in different waves with no barrier in between."""
        loads, stores = (
            {index for index in range(len(self.flow.instructions)) if self._lds(index)[which]} for which in (0, 1)
        )
        for first, second in self._concurrent(loads | stores):
            for load in loads & first:
                for store in stores & second:
                    spend()
                    if self._on_one_way(load, store) and self._may_touch(load, store):
                        yield load
                        yield store

    def _may_touch(self, load: int, store: int) -> bool:
        """Whether accesses in different waves may be of the same bytes."""
        return self._overlaps is None or self._overlaps.may_meet(load, store)

    @cached_property
    def _overlaps(self) -> LdsOverlaps | None:
        from isatool.analysis.lds_overlaps import overlaps  # addresses: few programs ask

        return overlaps(self.flow, self.facts, self.uniform, self._after) if self.facts is not None else None

    def _concurrent(self, accesses: set[int]) -> Iterator[tuple[set[int], set[int]]]:
        """What two waves may execute at the same time, some accesses of each: both wait for each other at barriers.
        Where all go the same way they are left to `_on_one_way`.
        """
        flow = self.flow
        if self.facts is None or flow.unanalysable or flow.calls or not flow.function.is_kernel or not flow.blocks:
            yield accesses, accesses
            return
        from isatool.analysis.workgroup_uniform import analyse_uniformity

        uniform = analyse_uniformity(flow, self.facts)
        regions = uniform.partial.items()
        parting = {flow.blocks[block].last - 1 for block, region in regions if self._has_barrier(region)}
        if not parting:
            self.uniform = uniform
            yield accesses, accesses
            return
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

    def _on_one_way(self, one: int, other: int) -> bool:
        """Whether a wave that goes the same way as all may do one access and another wave the other before the next
        barrier; what only some waves run counts as where they part.
        """
        if self.uniform is None or one == other:
            return True
        block = self.flow.block_of[one]
        if not self.uniform.runs_in_all(block):
            around = (place for place, region in self.uniform.partial.items() if block in region)
            parts = next((place for place in around if self.uniform.runs_in_all(place)), None)
            if parts is None:
                return True
            one = self.flow.blocks[parts].last - 1
        return other in self._after(one) or one in self._after(other)

    def _after(self, index: int) -> set[int]:
        """What may be executed after an instruction and before the next barrier."""
        if index not in self.following:
            self.following[index] = self._before_barrier(index + 1)[0]
        return self.following[index]

    def _has_barrier(self, blocks: Iterable[int]) -> bool:
        return not self.flow.barriers.keys().isdisjoint(self.flow.inside(blocks))

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
            barrier = next((index for index in part if index in flow.barriers), None)
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
            yield from loads if self.publishes else self._spins(loads)

    def _waits_early(self, kind: Queue, loads: Container[int], comes: Callable[[int], bool]) -> bool:
        """Whether a wait brings loads back before something comes that needs none of their results, the youngest's of
        vector loads.
        """
        flow, analysis = self.flow, analyse_waits(self.flow)
        counter = flow.counters.of[kind]
        for index, state, wait in analysis.at_waits():
            least = wait.limit(counter)
            returned: dict[int, int] = {}
            for queue in flow.counters.queues(counter) if least is not None else ():
                for operation in state.stamps[queue]:
                    younger = 0 if queue in UNORDERED else state.younger(queue, operation)
                    if operation in loads and (not least or (queue not in UNORDERED and younger >= least)):
                        returned[operation] = younger
            least_younger = min(returned.values(), default=0)
            brought = 0
            for operation, younger in returned.items():
                if kind is Queue.LDS or younger == least_younger:
                    brought |= flow.effects[operation].writes
            if brought and self._comes_before_use(index + 1, brought, comes):
                return True
        return False

    def _is_vector(self, index: int) -> bool:
        return self.flow.instructions[index].unit in (Unit.VMEM, Unit.FLAT, Unit.LDS)

    def _comes_before_use(self, place: int, registers: int, comes: Callable[[int], bool]) -> bool:
        """Whether control may come to something, but to no barrier, before registers are used."""
        flow = self.flow

        def ends(index: int) -> bool:
            effect = flow.effects[index]
            return index in flow.barriers or bool((effect.reads | effect.writes) & registers)

        ways = instructions_from(flow, place - 1, ends)
        return any(not ends(index) and comes(index) for index in ways if index < len(flow.instructions))

    def _is_store(self, index: int) -> bool:
        """Whether other waves may see what an instruction writes."""
        if index in self.flow.calls or self.flow.effects[index] is OPAQUE_EFFECTS:
            return True
        rows = (half.row for half in self.flow.instructions[index].halves)
        writes = any(row is not None and row.unit in _MEMORY and (row.may_store or row.is_atomic) for row in rows)
        return writes and index not in self.private

    @cached_property
    def releases(self) -> bool:
        """Whether a wait for loads is no register's: a store comes before the youngest is needed."""
        return self._waits_early(Queue.LOAD, issues_of(self.flow).keys(), self._is_store)

    @cached_property
    def publishes(self) -> bool:
        """Whether a store comes after a wait for stores, or after an invalidation of its own, and before a barrier."""
        flow, analysis = self.flow, analyse_waits(self.flow)
        stores = flow.counters.of[Queue.STORE]
        for block in flow.blocks:
            after_barrier = False
            for index, state in analysis.replay(block.index):
                instruction = flow.instructions[index]
                if instruction.invalidates and not after_barrier:
                    return True
                after_barrier = instruction.awaits or (
                    after_barrier and (instruction.invalidates or instruction.unit not in _MEMORY)
                )
                wait = wait_of(instruction)
                if wait is None or wait.limit(stores) is None or self.private.issuperset(state.stamps[Queue.STORE]):
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
