"""Which accesses of the LDS waves of a workgroup may make to the same bytes with no barrier in between.

Two waves wait for each other at every barrier, so both are followed from one barrier to the next: where all waves go
the same way they are always at the same one. Addresses are what `analysis.affine` makes of them; what is not followed
may be anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import gcd
from operator import or_
from typing import Final

from isatool.allowance import spend
from isatool.analysis.affine import analyse_affine
from isatool.analysis.arithmetic import TooComplexError
from isatool.analysis.atoms import Kind
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.dataflow import states_at_starts
from isatool.analysis.effects import OPAQUE_EFFECTS, members
from isatool.analysis.lane_addresses import lane_values, lanes_of, split_lanes
from isatool.analysis.launch_facts import LaunchFacts
from isatool.analysis.lds_accesses import LdsAccess, lds_accesses, uses_storage
from isatool.analysis.polynomials import CONSTANT, Polynomial
from isatool.analysis.workgroup_uniform import analyse_uniformity
from isatool.diagnostics import UserError
from isatool.ir.views import kept
from isatool.isa.operations import Op
from isatool.isa.registers import SHARED_BASE, SHARED_LIMIT
from isatool.isa.table import AddressSpace, Unit

_END: Final = -1
_MOST_PAIRS: Final = 1 << 14
"""pairs of places that two waves are followed through"""
_MOST_LANES: Final = 1 << 20
"""work-items whose addresses are compared, over all pairs of accesses"""


def meeting(flow: ControlFlow, facts: LaunchFacts | None) -> Iterator[int]:
    """The accesses that another wave's may meet: loads and stores, some several times. `facts` of the launch are
    None where they cannot be read.
    """
    uses = lds_uses(flow)
    loads = [index for index, (loading, _) in uses.items() if loading]
    stores = [index for index, (_, storing) in uses.items() if storing]
    since = _barriers_before(flow, facts, uses) if loads and stores else None
    places: _Places | None = None
    for load in loads:
        for store in stores:
            spend()
            if since is None or not since.meet(load, store):
                continue
            places = places or _Places(flow, facts)
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
        return row.may_load or row.is_atomic, row.may_store or row.is_atomic
    return False, False


@kept
def _reads_aperture(flow: ControlFlow) -> bool:
    return any(register in (SHARED_BASE, SHARED_LIMIT) for each in flow.instructions for register in each.uses)


@dataclass(frozen=True)
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
    barriers = [index for index, each in enumerate(flow.instructions) if each.operation == Op.BARRIER]
    if facts is None or flow.unanalysable or flow.calls or not flow.function.is_kernel:
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


class _Places:
    """Where accesses of the LDS go, as far as that is followed."""

    def __init__(self, flow: ControlFlow, facts: LaunchFacts | None) -> None:
        self.facts = facts
        self.accesses: dict[int, list[LdsAccess]] = {}
        self.compared = 0
        self.offsets: dict[Polynomial, list[int]] = {}
        self.known: dict[tuple[Polynomial, int, Polynomial, int, int, int], bool] = {}
        if facts is None:
            return
        try:
            affine = analyse_affine(flow.function, (), flow)
        except (UserError, TooComplexError):
            return
        self.atoms = affine.atoms
        for access in lds_accesses(affine) if not affine.forest.irreducible else ():
            self.accesses.setdefault(access.instruction, []).append(access)

    def may_meet(self, load: int, store: int) -> bool:
        """Whether one wave's load may touch what another wave's store does."""
        firsts, seconds = self.accesses.get(load, ()), self.accesses.get(store, ())
        if not firsts or not seconds:
            return True
        return any(not self._apart(first, second) for first in firsts for second in seconds)

    def _apart(self, first: LdsAccess, second: LdsAccess) -> bool:
        if first.address is None or second.address is None:
            return False
        if first.end <= second.low or second.end <= first.low:
            return True
        splits = split_lanes(self.atoms, first.address), split_lanes(self.atoms, second.address)
        if splits[0] is None or splits[1] is None:
            return False
        (base, step), (other_base, other_step) = self._base(splits[0][0]), self._base(splits[1][0])
        distance = other_base - base
        unknown = [value for monomial, value in distance.terms.items() if monomial != CONSTANT]
        every = gcd(step, other_step, *unknown, 1 << 32)
        key = splits[0][1], first.size, splits[1][1], second.size, distance.constant % every, every
        if key not in self.known:
            self.known[key] = self._items_apart(*key)
        return self.known[key]

    def _base(self, shared: Polynomial) -> tuple[Polynomial, int]:
        """Of what the lanes of a wave share: the sum that is the same in all waves at all times, and what the rest is a
        multiple of, 0 if there is none.
        """
        atoms, same, step = self.atoms, {}, 0
        for monomial, value in shared.terms.items():
            term = Polynomial({monomial: value})
            leaves = (atoms[number] for number in atoms.leaves(term))
            if atoms.varies(term) or any(leaf.kind is not Kind.INPUT for leaf in leaves):
                step = gcd(step, value)
            else:
                same[monomial] = value
        return Polynomial(same), step

    def _items_apart(
        self, own: Polynomial, size: int, other: Polynomial, other_size: int, distance: int, every: int
    ) -> bool:
        """Whether different waves access different bytes, all addresses taken modulo a power of two. Where the shape of
        a workgroup does not show which work-items are a wave, each is taken for one. Those that have the same ids, as a
        kernel asks for fewer than a launch has, do the same and do not wait for each other.
        """
        assert self.facts is not None
        items = lanes_of(self.facts).items
        block = self.facts.block
        wave = self.facts.descriptor.wave_size if self.facts.descriptor is not None else 1
        size_of_wave = wave if block is not None and block[1] * block[2] == 1 else 1
        self.compared += len(items)
        if self.compared > _MOST_LANES or max(size, other_size) > every:
            return False
        ends: set[tuple[int, int, int, int]] = set()
        for number, (sums, shift, width) in enumerate(((own, 0, size), (other, distance, other_size))):
            if sums not in self.offsets:
                self.offsets[sums] = list(lane_values(self.atoms, sums, items))
            for item, value in enumerate(self.offsets[sums]):
                start = (value + shift) % every
                ends.add((start, min(start + width, every), number, item // size_of_wave))
                if start + width > every:
                    ends.add((0, start + width - every, number, item // size_of_wave))
        return not _other_wave_meets(sorted(ends))


def _other_wave_meets(ends: Sequence[tuple[int, int, int, int]]) -> bool:
    """Whether bytes of an access overlap those of the other one by another wave; (first, end, access, wave), sorted."""
    furthest: tuple[dict[int, int], dict[int, int]] = {}, {}
    """for each access where its intervals so far end, by wave: of the two waves that come furthest"""
    for first, end, access, wave in ends:
        if any(other != wave and there > first for other, there in furthest[1 - access].items()):
            return True
        mine = furthest[access]
        mine[wave] = max(end, mine.get(wave, 0))
        if len(mine) > 2:  # any wave differs from one of two
            del mine[min(mine, key=lambda each: mine[each])]
    return False
