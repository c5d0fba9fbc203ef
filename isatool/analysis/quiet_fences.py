"""Fences of a workgroup that order nothing: barriers and invalidations that no other wave's access depends on.

A compiler puts `s_waitcnt vmcnt(0)`, `s_waitcnt_vscnt null, 0`, `s_barrier` and `buffer_gl0_inv` wherever a program has
a barrier: LLVM's memory model needs that where waves of a workgroup hand each other global memory (AMDGPU backend user
guide, memory model of gfx10 and gfx11: the L0 is per CU, a workgroup in WGP mode runs on two). Where nothing visible
to other waves was stored before, there is nothing to hand over:

- An invalidation makes other waves' stores visible that a barrier before it orders. If none of them can have been
  executed before that barrier, by any wave of the workgroup, the L0 holds nothing that is out of date.
- A wait for loads at a barrier keeps other waves' stores after it from overtaking the load. If no such store can
  follow before the next barrier, this barrier need not do it: the next one may.

What may be seen by others ("visible") is everything but loads, accesses of the LDS, private scratch accesses and
arithmetic: stores, atomics, coherent accesses, other fences, messages, calls, and whatever is unknown. All of it rests
on waves that run the same barriers, and on no wave waiting for what another stores: memory that is written may not
decide how often a loop runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import or_
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import wait_of
from isatool.analysis.dataflow import states_at_starts
from isatool.analysis.effects import EXEC
from isatool.analysis.launch_facts import launch_facts
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.loops import find_loops
from isatool.analysis.private_memory import private_accesses
from isatool.analysis.waits import analyse_waits
from isatool.analysis.whole_barriers import whole_barriers
from isatool.analysis.workgroup_uniform import analyse_uniformity, influence
from isatool.diagnostics import UserError
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.views import kept
from isatool.isa.cache_policy import Caches
from isatool.isa.counters import Queue
from isatool.isa.operations import Op
from isatool.isa.table import AddressSpace, Unit
from isatool.records import dataclass
from isatool.semantics.control import message_of

_PLAIN_UNITS: Final = (Unit.VALU, Unit.SALU, Unit.BRANCH, Unit.CONTROL)
_LOADED_FROM: Final = (AddressSpace.GLOBAL, AddressSpace.BUFFER, AddressSpace.TBUFFER, AddressSpace.IMAGE)
_LOADING: Final = (Unit.VMEM, Unit.LDS, Unit.FLAT, Unit.LDSDIR)
_EXCHANGES: Final = (Op.BPERMUTE, Op.PERMUTE, Op.SWIZZLE)
_ELSEWHERE: Final = ("gds", "lds", "tfe")
_DEALLOC: Final = "MSG_DEALLOC_VGPRS"


@dataclass(frozen=True, eq=False)
class QuietFences:
    """Dense indices. `barriers`: those at which no load in flight can be told from one that has returned, as long as
    it has returned where something is `visible`. `invalidations`: those that make nothing visible. `reasons`: why each
    other fence is none of them.
    """

    barriers: frozenset[int] = frozenset()
    invalidations: frozenset[int] = frozenset()
    visible: frozenset[int] = frozenset()
    """instructions that other waves may notice, with the barriers and invalidations that are not quiet"""
    private: frozenset[int] = frozenset()
    """accesses of memory that only their own lane reaches"""
    reasons: Mapping[int, str] | None = None


@kept
def quiet_fences(flow: ControlFlow) -> QuietFences:
    """The fences of a kernel that order nothing; none where the control flow is not followed."""
    private = private_accesses(flow)
    visible = frozenset(
        index for index, instruction in enumerate(flow.instructions) if _is_visible(flow, index, instruction, private)
    )
    fences = [index for index in range(len(flow.instructions)) if _is_fence(flow, index)]
    why = _why_none(flow, fences, visible)
    if why:
        return QuietFences(visible=visible | set(fences), private=private, reasons=dict.fromkeys(fences, why))
    before, after = _before(flow, visible), _after(flow, visible)
    reasons = {
        index: f"'{flow.instructions[found]}' on {flow.place(found)} may run before it"
        for index in fences
        if (found := before[index]) is not None
    }
    barriers = []
    for index in fences:
        if index in _barriers(flow) and index not in reasons:
            found = after[index]
            if found is None:
                barriers.append(index)
            else:
                reasons[index] = f"'{flow.instructions[found]}' on {flow.place(found)} may run before the next barrier"
    quiet = frozenset(
        index for index in fences if flow.instructions[index].invalidated is Caches.UNIT and index not in reasons
    )
    loud = frozenset(fences) - quiet - frozenset(barriers)
    return QuietFences(frozenset(barriers), quiet, visible | loud, private, reasons)


def _is_visible(flow: ControlFlow, index: int, instruction: AnyInstruction, private: frozenset[int]) -> bool:
    """Whether another wave may notice an instruction, or it another wave's accesses of global memory beyond a load."""
    if index in flow.calls or (index in flow.fences and index not in flow.kept) or instruction.is_opaque:
        return True
    return (
        index not in private
        and index not in _at_barriers(flow)
        and any(_half_is_visible(flow, half) for half in instruction.halves)
    )


def _half_is_visible(flow: ControlFlow, half: Instruction) -> bool:
    row = half.row
    if row is None or row.is_atomic:
        return True
    if row.is_fence:  # whose scope is what `invalidated` says
        return half.invalidated is not Caches.UNIT and not (
            half.operation == Op.SENDMSG and message_of(half) == _DEALLOC
        )
    if any(half.has(word) for word in (*flow.function.target.cache_words, *_ELSEWHERE)):
        return True
    if row.unit in _PLAIN_UNITS:
        return False
    if row.unit is Unit.LDS:
        return row.space is not AddressSpace.LDS and half.operation not in _EXCHANGES and not half.is_hint
    if row.unit is Unit.SMEM:
        return row.may_store or not row.may_load
    return row.unit is not Unit.VMEM or row.space not in _LOADED_FROM or row.may_store or not row.may_load


# -- waits for stores


def is_wait_for_stores(flow: ControlFlow, index: int) -> bool:
    """Whether an instruction waits for stores, and for nothing else."""
    wait = wait_of(flow.instructions[index])
    return wait is not None and [name for name, _ in wait.limits] == [flow.counters.of[Queue.STORE]]


def waits_for_no_store(flow: ControlFlow, quiet: QuietFences) -> Iterator[int]:
    """Waits for stores where none but private ones can be in flight."""
    for index, state in analyse_waits(flow).states():
        if is_wait_for_stores(flow, index) and quiet.private.issuperset(state.stamps[Queue.STORE]):
            yield index


# -- what holds for all fences of a kernel


@kept
def _barriers(flow: ControlFlow) -> Mapping[int, int]:
    """Signal -> wait. Scalar loads between use neither the cache that is invalidated nor the queues of vector loads."""
    blocks = [block.instructions for block in flow.blocks]
    return dict(whole_barriers(flow.instructions, blocks, _is_scalar_load))


@kept
def _at_barriers(flow: ControlFlow) -> frozenset[int]:
    found = _barriers(flow)
    return frozenset(found.keys() | found.values())


def _is_scalar_load(instruction: AnyInstruction) -> bool:
    row = instruction.row
    return row is not None and row.unit is Unit.SMEM and row.may_load and not (row.may_store or row.is_fence)


def _why_none(flow: ControlFlow, fences: Iterable[int], visible: frozenset[int]) -> str | None:
    """Why no fence of a kernel is shown to be quiet; None if some may be."""
    if flow.unanalysable or not flow.function.is_kernel:
        return flow.unanalysable or "it is not a kernel"
    barriers = [index for index in fences if index in _barriers(flow)]
    if not barriers:
        return "it has no barrier"
    for index in fences:
        if flow.instructions[index].invalidated is Caches.UNIT and not _is_after_barrier(flow, index):
            return f"the invalidation on {flow.place(index)} belongs to no barrier"
    before = _before(flow, visible)
    for index in barriers:
        if before[index] is not None and not _is_invalidated(flow, index):
            return f"no invalidation follows the barrier on {flow.place(index)}, before which other waves may store"
    try:
        uniformity = analyse_uniformity(flow, launch_facts(flow.function))
    except UserError as error:
        return str(error).splitlines()[0]
    for index in barriers:
        branch = uniformity.branch_around(index)
        if branch is not None:
            return f"only some waves may come to the barrier on {flow.place(index)}, by the branch on " + (
                flow.place(branch)
            )
    branch = _waits_for_memory(flow)
    return f"the branch on {flow.place(branch)}, in a loop, depends on loaded data" if branch is not None else None


def _is_idle(instruction: AnyInstruction) -> bool:
    """Waits, hints and arithmetic: nothing that reaches memory."""
    return wait_of(instruction) is not None or (
        instruction.unit in (Unit.VALU, Unit.SALU, Unit.CONTROL) and not instruction.is_fence
    )


def _is_fence(flow: ControlFlow, index: int) -> bool:
    return index in _barriers(flow) or flow.instructions[index].invalidated is Caches.UNIT


def _is_after_barrier(flow: ControlFlow, index: int) -> bool:
    for place in range(index - 1, flow.block_at(index).first - 1, -1):
        instruction = flow.instructions[place]
        if place in _at_barriers(flow):
            return True
        if not _is_idle(instruction) and instruction.invalidated is not Caches.UNIT:
            return False
    return False


def _is_invalidated(flow: ControlFlow, index: int) -> bool:
    for place in range(_barriers(flow)[index] + 1, flow.block_at(index).last):
        instruction = flow.instructions[place]
        if instruction.invalidated is Caches.UNIT:
            return True
        if not _is_idle(instruction):
            return False
    return False


def _waits_for_memory(flow: ControlFlow) -> int | None:
    """A branch that may decide by what vector memory or the LDS holds how often a loop runs; None if there is none.

    A branch whose ways meet again in the same iteration decides no more than what is written between. A scalar load
    brings nobody's news: nothing makes the scalar cache see what others have stored.
    """
    forest = find_loops(flow)
    if forest.irreducible:
        return flow.blocks[0].last - 1
    decided: set[int] = set()
    """blocks that run or not by what was loaded"""

    def end(number: int, loaded: int) -> int:
        """After a block."""
        for index in flow.blocks[number].instructions:
            loaded = _loaded_after(flow, index, loaded) | (flow.effects[index].writes if number in decided else 0)
        return loaded

    while True:
        known = len(decided)
        for number, loaded in states_at_starts(flow, 0, end, or_).items():
            block = flow.blocks[number]
            if forest.innermost[number] < 0 or len(block.successors) < 2:
                continue
            if not flow.effects[block.last - 1].reads & end(number, loaded):
                continue
            between = influence(flow, number)
            inside = forest.loops[forest.innermost[number]].blocks
            if number in between or not inside.issuperset((*between, flow.postdominators[number])):
                return block.last - 1
            decided |= between
        if len(decided) == known:
            return None


def _loaded_after(flow: ControlFlow, index: int, loaded: int) -> int:
    """The registers that depend on loaded data after an instruction, given those before it."""
    instruction, effect = flow.instructions[index], flow.effects[index]
    if instruction.unit in _LOADING or effect.reads & loaded or (loaded & EXEC and not instruction.is_scalar):
        return loaded | effect.writes
    return loaded & ~(effect.writes & ~compute_liveness(flow).retained[index])


# -- order along paths


def _before(flow: ControlFlow, visible: frozenset[int]) -> dict[int, int | None]:
    """For every barrier and invalidation one of the instructions that may run before it, on some path."""
    return _reaching(flow, lambda index, found: index if index in visible else found, backwards=False)


def _after(flow: ControlFlow, visible: frozenset[int]) -> dict[int, int | None]:
    """For every barrier and invalidation one of the instructions that may run after it and before a barrier."""

    def step(index: int, found: int | None) -> int | None:
        if index in _barriers(flow):
            return None
        return index if index in visible else found

    return _reaching(flow, step, backwards=True)


def _reaching(
    flow: ControlFlow, step: Callable[[int, int | None], int | None], *, backwards: bool
) -> dict[int, int | None]:
    """The state at every fence, of an analysis whose state is an instruction or None, and stays what it is first."""
    starts: dict[int, int | None] = {block.index: None for block in flow.blocks}
    pending = set(starts)
    found: dict[int, int | None] = {}
    while pending:
        number = pending.pop()
        block = flow.blocks[number]
        state = starts[number]
        for index in reversed(block.instructions) if backwards else block.instructions:
            if _is_fence(flow, index):
                found[index] = state
            state = step(index, state)
        for other in block.predecessors if backwards else block.successors:
            if state is not None and starts[other] is None:
                starts[other] = state
                pending.add(other)
    return found
