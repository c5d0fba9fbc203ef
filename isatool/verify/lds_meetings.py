"""Which accesses of the LDS waves of a workgroup may make to the same bytes with no barrier in between.

Two waves wait for each other at every barrier. Where no branch lets only some of them come to one, all go the same way,
but for detours from one barrier to the next: so two may only meet in accesses that lie on one way without a barrier.
Elsewhere both are followed from one barrier to the next. Which bytes an access is about is what `lane_meetings` says.

A load is what shows a wave something: an atomic operation that returns nothing only stores.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import or_
from typing import Final

from isatool.allowance import spend
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.dataflow import states_at_starts
from isatool.analysis.effects import OPAQUE_EFFECTS, members
from isatool.analysis.launch_facts import LaunchFacts
from isatool.analysis.lds_storage import uses_storage
from isatool.analysis.workgroup_uniform import analyse_uniformity
from isatool.ir.views import kept
from isatool.isa.registers import SHARED_BASE, SHARED_LIMIT
from isatool.isa.table import AddressSpace, Unit
from isatool.records import record
from isatool.verify.lane_meetings import Places, Ways

_END: Final = -1
_MOST_PAIRS: Final = 1 << 14
"""pairs of places that two waves are followed through"""


def meeting(flow: ControlFlow, facts: LaunchFacts | None) -> Iterator[int]:
    """The accesses that another wave's may meet: loads and stores, some several times. `facts` of the launch are
    None where they cannot be read.
    """
    uses = lds_uses(flow)
    loads = [index for index, (loading, _) in uses.items() if loading]
    stores = [index for index, (_, storing) in uses.items() if storing]
    if not loads or not stores:
        return
    ways = _same_way(flow, facts)
    since = ways or _barriers_before(flow, facts, uses)
    places: Places | None = None
    for load in loads:
        for store in stores:
            spend()
            if not since.meet(load, store):
                continue
            places = places or Places(flow, facts, ways)
            if places.may_meet(load, store):
                yield load
                yield store


@kept
def lds_uses(flow: ControlFlow) -> dict[int, tuple[bool, bool]]:
    """(may load from the LDS, may store to it) for every instruction that may do either."""
    return {index: use for index in range(len(flow.instructions)) if any(use := _use(flow, index))}


def _use(flow: ControlFlow, index: int) -> tuple[bool, bool]:
    """Whether an instruction may load from the LDS, and store to it."""
    instruction = flow.instructions[index]
    if index in flow.calls or flow.effects[index] is OPAQUE_EFFECTS:
        return True, True
    row = instruction.row
    if row is None:
        return False, False
    if row.unit is Unit.LDSDIR or (row.space is AddressSpace.BUFFER and instruction.has("lds")):
        return True, row.unit is not Unit.LDSDIR
    if uses_storage(instruction) or (row.space is AddressSpace.FLAT and _reads_aperture(flow)):
        return (row.may_load or row.is_atomic) and bool(instruction.defs), row.may_store or row.is_atomic
    return False, False


@kept
def _reads_aperture(flow: ControlFlow) -> bool:
    return any(register in (SHARED_BASE, SHARED_LIMIT) for each in flow.instructions for register in each.uses)


def _is_followed(flow: ControlFlow) -> bool:
    return not flow.unanalysable and not flow.calls and flow.function.is_kernel


def _same_way(flow: ControlFlow, facts: LaunchFacts | None) -> Ways | None:
    """The ways that all waves go together; None where some of them may come to a barrier and others not."""
    if facts is None or not _is_followed(flow):
        return None
    uniform = analyse_uniformity(flow, facts)
    apart = (index for region in uniform.partial.values() for index in flow.inside(region))
    return None if any(flow.instructions[index].at_barrier for index in apart) else Ways(uniform)


@record
class _Since:
    """Bit sets of barriers, the entry being the first: `last`, those that may be the last one before an access, and
    `together`: for each those that another wave may have come to at the same time.
    """

    last: Mapping[int, int]
    together: Mapping[int, int]

    def meet(self, first: int, second: int) -> bool:
        """Whether two waves may execute these accesses with no barrier in between."""
        others = self.last.get(second, 0)
        return any(self.together.get(number, 0) & others for number in members(self.last.get(first, 0)))


def _barriers_before(flow: ControlFlow, facts: LaunchFacts | None, uses: Mapping[int, object]) -> _Since:
    """When accesses of the LDS may be executed, counted by barriers."""
    barriers = sorted(flow.barriers)
    if facts is None or not _is_followed(flow):
        return _Since(dict.fromkeys(uses, 1), {0: 1})
    number = {index: place + 1 for place, index in enumerate(barriers)}
    last: dict[int, int] = {}
    ends: dict[int, int] = {}

    def end(block: int, state: int) -> int:
        """After a block."""
        for index in flow.blocks[block].instructions:
            if index in number:
                last[index] = state
                state = 1 << number[index]
            elif index in uses:
                last[index] = state
        ends[block] = state
        return state

    states_at_starts(flow, 1, end, or_)
    onward: dict[int, list[int]] = {_END: [_END]}
    for index in barriers:
        for before in members(last.get(index, 0)):
            onward.setdefault(before, []).append(number[index])
    for block, state in ends.items():
        if not flow.blocks[block].successors:
            for before in members(state):
                onward.setdefault(before, []).append(_END)
    parting = 0
    for branch, region in analyse_uniformity(flow, facts).partial.items() if barriers else ():
        if any(index in number for index in flow.inside(region)):
            parting |= ends.get(branch, 0)
    return _Since(last, _together(onward, parting, len(barriers)))


def _together(onward: Mapping[int, Sequence[int]], parting: int, count: int) -> dict[int, int]:
    """For each barrier those that are another wave's last one then. `parting`: after which waves may go on to other
    barriers. A wave that has ended is not waited for.
    """
    seen = {(0, 0)}
    waiting = [(0, 0)]
    while waiting:
        one, other = waiting.pop()
        apart = one != other or parting >> one & 1
        pairs = [(a, b) for a in onward.get(one, ()) for b in onward.get(other, ()) if apart or a == b]
        fresh = {pair for pair in pairs if pair not in seen and pair != (_END, _END)}
        seen |= fresh
        waiting += fresh
        spend(len(pairs))
        if len(seen) > _MOST_PAIRS:
            every = (2 << count) - 1
            return dict.fromkeys(range(count + 1), every)
    found: dict[int, int] = {}
    for one, other in seen:
        if one != _END and other != _END:
            found[one] = found.get(one, 0) | 1 << other
    return found
