"""What the validator takes for a way in which the waves of a workgroup reach each other without a barrier.

LLVM's memory model for gfx11 writes most of its order on the text: `glc` on atomic loads, invalidations of caches,
waits. Three things look like ordinary code (AMDGPU backend user guide, memory model of gfx10 and gfx11):

- An atomic load of the LDS, at any scope, is a plain `ds_load`; in CU mode a load of global memory at workgroup scope
  has no `glc` either, and no invalidation follows it. What makes it an acquire is its place before later accesses, and
  the wait for it.
- A store that releases is a plain store; that earlier stores are done is a wait of its own for them.
- That earlier loads are done is a wait for loads, which no register needs yet.

So accesses of the LDS are *fixed* if a store of another wave may come to the same bytes with no barrier in between,
the load and the store both; in a kernel that stores nothing there its loads are, if it waits for one before another
access that does not need it, or loads in a loop until something else comes. In CU mode, where the kernel publishes (it
waits for its stores, and stores again with no barrier in between, or invalidates caches elsewhere than at barriers),
all its loads of global memory are fixed; else those that a loop without stores repeats until they bring something else.
A fixed access keeps its place among all accesses, a fixed load is a new value each time, and a wait at which it, or an
atomic operation, may return keeps its place too. `analysis.synchronising` says the same for passes, in code of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import reduce
from operator import or_
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.dataflow import states_at_starts
from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS, Effects
from isatool.analysis.launch_facts import LaunchFacts, launch_facts
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.loops import Loop, find_loops
from isatool.analysis.private_memory import private_accesses
from isatool.analysis.waits import analyse_waits
from isatool.analysis.workgroup_uniform import analyse_uniformity
from isatool.diagnostics import UserError
from isatool.ir.instruction import AnyInstruction
from isatool.ir.views import kept
from isatool.isa.counters import UNORDERED, VECTOR_LOADS, Queue
from isatool.isa.table import Unit
from isatool.records import dataclass
from isatool.verify.lds_meetings import lds_uses, meeting

_STORING: Final = (Unit.VMEM, Unit.FLAT, Unit.LDS)
_IDLE: Final = (Unit.VALU, Unit.SALU, Unit.CONTROL)
_NONE: Final[frozenset[int]] = frozenset()


@dataclass(frozen=True, eq=False)
class OtherWaves:
    """Dense indices. `fixed`: accesses by which waves may synchronise. `acquired`: the waits at which a result of such
    a load, or of an atomic operation, may return, with the queue of each of those operations and it. `releases`: a
    wait that no register needs says that loads are done, before a store. `publishes`: a wait says so of stores.
    """

    fixed: frozenset[int] = frozenset()
    acquired: Mapping[int, tuple[tuple[Queue, int], ...]] = field(default_factory=dict)
    releases: bool = False
    publishes: bool = False

    @property
    def signal(self) -> bool:
        """Whether waves may tell each other by a store that something before it is done."""
        return bool(self.fixed) or self.releases or self.publishes


Waves = Callable[[ControlFlow], OtherWaves]
"""what is taken to be known of other waves: `other_waves` or `any_waves`"""


@kept
def other_waves(flow: ControlFlow) -> OtherWaves:
    """What the waves of a workgroup may do to each other without a barrier."""
    fixed = _fixed(flow, _publishes(flow))
    return OtherWaves(fixed, _acquired(flow, fixed), _releases(flow), _publishes(flow))


@kept
def any_waves(flow: ControlFlow) -> OtherWaves:
    """The same if waves synchronised by every access by which they could: more is fixed, and addresses are not asked.
    Programs that do the same by this do the same by `other_waves`.
    """
    fixed = frozenset((*lds_uses(flow), *(i for i in range(len(flow.instructions)) if _loads_global(flow, i, _NONE))))
    return OtherWaves(fixed, _acquired(flow, fixed), _releases(flow), _publishes(flow))


@kept
def waves_part(flow: ControlFlow) -> bool:
    """Whether waves of a workgroup may come to different barriers, or end before one that others come to. A barrier
    waits for no wave that has ended, so the end then tells the others what a barrier tells.
    """
    if not any(instruction.at_barrier for instruction in flow.instructions):
        return False
    facts = _facts(flow)
    if facts is None or flow.unanalysable or flow.calls or not flow.function.is_kernel:
        return True
    if facts.descriptor is not None and facts.flat_limit <= flow.function.wave_size:
        return False
    return analyse_uniformity(flow, facts).barriers_differ() is not None


def _facts(flow: ControlFlow) -> LaunchFacts | None:
    try:
        return launch_facts(flow.function)
    except UserError:
        return None


def shows_order(flow: ControlFlow) -> bool:
    """Whether waves may tell each other by a store after a wait that what was before it is done."""
    return _releases(flow) or _publishes(flow)


def _fixed(flow: ControlFlow, publishes: bool) -> frozenset[int]:
    facts = _facts(flow)
    descriptor = facts.descriptor if facts is not None else None
    if facts is not None and descriptor is not None and facts.flat_limit <= flow.function.wave_size:
        return frozenset()
    found = {*meeting(flow, facts), *_unstored(flow)}
    if descriptor is None or descriptor.cu_mode:
        private = private_accesses(flow)
        loads = [index for index in range(len(flow.instructions)) if _loads_global(flow, index, private)]
        found.update(loads if publishes else _spinning(flow, loads))
    return frozenset(found)


def _unstored(flow: ControlFlow) -> Iterable[int]:
    """Loads from the LDS of a kernel that stores nothing there, if it waits for them, or until they change, as if
    somebody did.
    """
    uses = lds_uses(flow)
    if not uses or any(storing for _, storing in uses.values()):
        return ()
    results = {index: flow.effects[index].writes for index in uses}
    covered: dict[int, _Brought] = {}
    for index, gone in _returning(flow):
        covered[index] = (reduce(or_, (results.get(operation, 0) for _, operation, _ in gone)), 0)
    early = _is_unneeded(flow, covered, lambda index: flow.instructions[index].unit in _STORING)
    return uses if early else _spinning(flow, tuple(uses))


def _loads_global(flow: ControlFlow, index: int, private: frozenset[int]) -> bool:
    row = flow.instructions[index].row
    vector = row is not None and row.unit in (Unit.VMEM, Unit.FLAT) and row.may_load
    return vector and index not in private


def _spinning(flow: ControlFlow, loads: Sequence[int]) -> Iterator[int]:
    """Loads that a loop repeats from one place until they bring something else, as it stores nothing itself."""
    if not loads:
        return
    for loop in find_loops(flow).loops:
        inside = [index for block in sorted(loop.blocks) for index in flow.blocks[block].instructions]
        own = [index for index in inside if index in loads]
        if not own or any(_is_seen(flow, index, _NONE) or index in flow.calls for index in inside):
            continue
        written = 0
        for index in inside:
            written |= flow.effects[index].writes if not flow.instructions[index].is_wait else 0
        for index in own:
            effect = flow.effects[index]
            if not effect.reads & ~EXEC & written and _decides(flow, loop, index):
                yield index


def _decides(flow: ControlFlow, loop: Loop, load: int) -> bool:
    """Whether a branch out of a loop may depend on what a load in it brings."""
    inside = [index for block in sorted(loop.blocks) for index in flow.blocks[block].instructions]
    found, before = flow.effects[load].writes, 0
    while found != before:
        before = found
        for index in inside:
            if flow.effects[index].reads & found:
                found |= flow.effects[index].writes
    leaving = [block for block in loop.blocks if not loop.blocks.issuperset(flow.blocks[block].successors)]
    return any(flow.effects[flow.blocks[block].last - 1].reads & found for block in leaving)


# -- waits


def _acquired(flow: ControlFlow, fixed: frozenset[int]) -> dict[int, tuple[tuple[Queue, int], ...]]:
    """The waits after accesses that synchronise, which order what comes later."""
    wanted = {
        index for index, each in enumerate(flow.instructions) if each.defs and (index in fixed or _is_marked(each))
    }
    return {
        index: operations
        for index, gone in _returning(flow)
        if (operations := tuple(sorted((queue, each) for queue, each, _ in gone if each in wanted)))
    }


def _is_marked(instruction: AnyInstruction) -> bool:
    """Whether an instruction says itself that it is an atomic access."""
    row = instruction.row
    return row is not None and (row.is_atomic or (row.may_load and instruction.is_shared))


_Returned = tuple[Queue, int, int]
"""an operation, and how many younger ones there are"""


@kept
def _returning(flow: ControlFlow) -> tuple[tuple[int, tuple[_Returned, ...]], ...]:
    """Every wait at which something may return, with that."""
    return tuple(_returns(flow))


def _returns(flow: ControlFlow) -> Iterator[tuple[int, tuple[_Returned, ...]]]:
    analysis = analyse_waits(flow)
    for index, state, wait in analysis.at_waits():
        after = state.after(wait)
        gone = tuple(
            (queue, operation, state.younger(queue, operation))
            for queue in Queue
            for operation in state.stamps[queue]
            if operation not in after.stamps[queue]
        )
        if gone:
            yield index, gone


def _is_seen(flow: ControlFlow, index: int, private: frozenset[int]) -> bool:
    """Whether an instruction may change memory that another wave reads."""
    if index in private:
        return False
    if index in flow.calls or flow.effects[index] is OPAQUE_EFFECTS:
        return True
    rows = [half.row for half in flow.instructions[index].halves]
    return any(row is not None and row.unit in _STORING and (row.may_store or row.is_atomic) for row in rows)


@kept
def _publishes(flow: ControlFlow) -> bool:
    """Whether stores may be published, by a wait for them and another store, or by an invalidation of its own."""
    private = private_accesses(flow)
    done = {
        index
        for index, gone in _returning(flow)
        if any(queue is Queue.STORE and operation not in private for queue, operation, _ in gone)
    }
    found = _invalidates_alone(flow)

    def end(block: int, waited: bool) -> bool:
        """After a block."""
        nonlocal found
        for index in flow.blocks[block].instructions:
            waited = (waited or index in done) and index not in flow.barriers
            found = found or (waited and _is_seen(flow, index, private))
        return waited

    if done:
        states_at_starts(flow, False, end, or_)
    return found


def _invalidates_alone(flow: ControlFlow) -> bool:
    for block in flow.blocks:
        at_barrier = False
        for index in block.instructions:
            instruction = flow.instructions[index]
            if instruction.invalidates:
                if not at_barrier:
                    return True
            elif instruction.awaits:
                at_barrier = True
            elif instruction.unit not in _IDLE:
                at_barrier = False
    return False


_Brought = tuple[int, int]
"""two sets of registers: the results of the loads that a wait is for, and all that depends on them"""
_Unneeded = frozenset[_Brought]
"""of earlier waits whose first set nothing has touched since"""
_NOTHING: Final[_Unneeded] = frozenset()


@kept
def _releases(flow: ControlFlow) -> bool:
    """Whether a wait for loads is no register's: a store that needs none comes before the youngest is needed."""
    private = private_accesses(flow)
    alive = compute_liveness(flow).before
    covered = {index: _brought(flow, gone, alive[index]) for index, gone in _returning(flow)}
    return _is_unneeded(flow, covered, lambda index: _is_seen(flow, index, private))


def _is_unneeded(flow: ControlFlow, covered: Mapping[int, _Brought], comes: Callable[[int], bool]) -> bool:
    """Whether something may come after a wait, needing nothing of it, before a barrier and what the wait is for."""
    if not any(youngest for youngest, _ in covered.values()):
        return False
    found = False

    def end(block: int, left: _Unneeded) -> _Unneeded:
        """After a block."""
        nonlocal found
        for index in flow.blocks[block].instructions:
            effect = flow.effects[index]
            if left:
                touched = effect.reads | effect.writes
                left = frozenset(each for each in left if not each[0] & touched)
                found = found or (comes(index) and any(not each[1] & effect.reads for each in left))
                left = frozenset((each[0], _depending(effect, each[1])) for each in left)
            if index in flow.barriers:
                left = _NOTHING
            if index in covered and covered[index][0]:
                left |= {covered[index]}
        return left

    states_at_starts(flow, _NOTHING, end, or_)
    return found


def _depending(effect: Effects, registers: int) -> int:
    """What depends on registers after an instruction."""
    return registers | effect.writes if effect.reads & registers else registers


def _brought(flow: ControlFlow, gone: Sequence[_Returned], alive: int) -> _Brought:
    """The results of vector loads that a wait covers and that are read later."""
    issues = analyse_waits(flow).issues
    loads = [each for each in gone if each[0] in VECTOR_LOADS and issues[each[1]].results & alive]
    ordered = not any(queue in UNORDERED for queue, _, _ in loads)
    least = min((younger for _, _, younger in loads), default=0)
    youngest = every = 0
    for _, operation, younger in loads:
        every |= issues[operation].results
        if younger == least or not ordered:
            youngest |= issues[operation].results
    return youngest, every
