"""Whether an access of the LDS by one wave and an access by another one can be to the same bytes.

They are if a lane that is on at the one and a lane of another wave that is on at the other have addresses that overlap.
Addresses are what `analysis.affine` makes of them, lanes that are on those that `analysis.lane_guards` leaves. Both are
sums. Where lanes differ in nothing but work-item ids, addresses are compared lane by lane; else the distance of the two
sums is bounded, by the ranges of what is in it and by the guards, which are sums that are at most 0.

Values that two waves share cancel out: those that the launch gives all of them, and, if waves go the same way, those
that they compute from these, such as the width of a halving loop, unless one wave may have come to the next value
already. Values that are not followed may be anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import gcd
from typing import TYPE_CHECKING, Final

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.arithmetic import Arithmetic, TooComplexError
from isatool.analysis.atoms import Kind
from isatool.analysis.cfg import ControlFlow, reachable
from isatool.analysis.effects import members
from isatool.analysis.lane_addresses import lane_values, lanes_of, split_lanes
from isatool.analysis.lane_guards import LaneGuard, lane_guards
from isatool.analysis.launch_facts import LaunchFacts
from isatool.analysis.lds_accesses import LdsAccess, lds_accesses
from isatool.analysis.polynomials import CONSTANT, ONE, Monomial, Polynomial
from isatool.analysis.workgroup_uniform import WorkgroupUniformity
from isatool.bitvec.intervals import of_product
from isatool.diagnostics import UserError
from isatool.records import record

if TYPE_CHECKING:
    from numpy import int64
    from numpy.typing import NDArray

    Numbers = NDArray[int64]

_MOST_LANES: Final = 1 << 20
"""work-items whose addresses are compared, over all pairs of accesses"""
_MOST_GUARDS: Final = 3
"""that are put together in one bound"""
_ALL: Final = 1 << 32
_OF_LAUNCH: Final = ("group", "argument", "kernarg")
"""what all waves of a workgroup find alike"""
_Sum = dict[tuple[int, Monomial], int]
"""coefficients of what two waves have in common (0), of the one that stores (1) and of the other one (2)"""


@record
class _Own:
    """Bytes that work-items access by their ids: `size` from a sum of bits on, by those for which all of `on`, sums of
    such bits, are at most 0.
    """

    sums: Polynomial
    size: int
    on: tuple[Polynomial, ...]


class Ways:
    """Barrier-free ways through a kernel whose waves all go the same way, but for detours without a barrier."""

    def __init__(self, uniform: WorkgroupUniformity) -> None:
        flow = self.flow = uniform.flow
        self.uniform = uniform
        self.part = list(range(len(flow.instructions)))
        """for each instruction the first one of those in its block that no barrier separates from it"""
        self.onward: dict[int, list[int]] = {}
        self.beyond: dict[int, set[int]] = {}
        for block in flow.blocks:
            first = block.first
            for index in block.instructions:
                self.part[index] = first
                first = index + 1 if index in flow.barriers else first
            if first < block.last:
                self.onward[first] = [flow.blocks[each].first for each in block.successors]

    def lead(self, first: int, second: int) -> bool:
        """Whether an instruction may come after another one with no barrier in between."""
        start, end = self.part[first], self.part[second]
        if start == end and first < second:
            return True
        if start not in self.beyond:
            self.beyond[start] = reachable(self._next(start), self._next)
        return end in self.beyond[start]

    def _next(self, part: int) -> list[int]:
        return self.onward.get(part, [])

    def meet(self, first: int, second: int) -> bool:
        """Whether one wave may execute an access while another one executes the other. An access that only some waves
        come to counts as being at the branch that leads to it, to which all of them come.
        """
        place = self._joint(first)
        return first == second or place < 0 or self.lead(place, second) or self.lead(second, place)

    def _joint(self, index: int) -> int:
        """An instruction if all waves come to it, else the branch by which some of them do; -1 if there is none."""
        block = self.flow.block_of[index]
        if self.uniform.runs_in_all(block):
            return index
        branches = (each for each, region in self.uniform.partial.items() if block in region)
        return next((self.flow.blocks[each].last - 1 for each in branches if self.uniform.runs_in_all(each)), -1)

    def come_between(self, place: int, first: int, second: int) -> bool:
        """Whether a wave may pass the start of a block after one access and before the other."""
        start = self.flow.blocks[place].first
        ways = ((first, second), (second, first))
        return any(self.lead(one, start) and (start == other or self.lead(start, other)) for one, other in ways)


class Places:
    """The addresses of LDS accesses, as far as they can be computed. `ways`: None unless all waves go the same ways."""

    def __init__(self, flow: ControlFlow, facts: LaunchFacts | None, ways: Ways | None) -> None:
        self.facts = facts
        self.ways = ways
        self.accesses: dict[int, list[LdsAccess]] = {}
        self.compared = 0
        self.offsets: dict[Polynomial, list[int]] = {}
        self.known: dict[tuple[_Own, _Own, int, int], bool] = {}
        self.bytes: dict[tuple[_Own, int], tuple[Numbers, Numbers, Numbers]] = {}
        self.bounds: dict[int, tuple[Polynomial, ...]] = {}
        if facts is None:
            return
        self.items = lanes_of(facts).items
        try:
            affine = analyse_affine(flow.function, (), flow)
        except (UserError, TooComplexError):
            return
        self.affine: Affine = affine
        self.atoms = affine.atoms
        for access in lds_accesses(affine) if not affine.forest.irreducible else ():
            self.accesses.setdefault(access.instruction, []).append(access)

    def may_meet(self, load: int, store: int) -> bool:
        """Whether one wave's load may touch what another wave's store does."""
        firsts, seconds = self.accesses.get(load, ()), self.accesses.get(store, ())
        if not firsts or not seconds:
            return True
        try:
            return any(not self._apart(first, second) for first in firsts for second in seconds)
        except TooComplexError:
            return True

    def _apart(self, first: LdsAccess, second: LdsAccess) -> bool:
        if first.address is None or second.address is None:
            return False
        if first.end <= second.low or second.end <= first.low:
            return min(first.low, second.low) >= 0 and max(first.end, second.end) <= _ALL
        return self._lanes_apart(first, second) or self._distant(first, second)

    # -- what waves have in common

    def _is_common(self, sums: Polynomial, first: LdsAccess, second: LdsAccess) -> bool:
        """Whether a sum is the same in all waves that make two accesses with no barrier in between."""
        if not self.atoms.is_uniform(sums):
            return False
        if any(not self._is_alike(leaf) for leaf in self.atoms.leaves(sums)):
            return False
        headers = [self.affine.forest.loops[loop].header for loop in members(self.atoms.varies(sums))]
        ways = self.ways
        return not headers or (
            ways is not None
            and not any(ways.come_between(header, first.instruction, second.instruction) for header in headers)
        )

    def _is_alike(self, leaf: int) -> bool:
        """Whether all waves that go the same way have a value alike."""
        what, numbers = self.atoms.origin(leaf)
        if what in _OF_LAUNCH:
            return True
        if self.ways is None or what not in ("iteration", "phi", "join"):
            return False
        uniform = self.ways.uniform
        if what == "iteration":
            return uniform.runs_in_all(self.affine.forest.loops[numbers[0]].header)
        block, register = numbers
        return uniform.runs_in_all(block) and not uniform.differs.get(block, -1) >> register & 1

    # -- lane by lane

    def _lanes_apart(self, first: LdsAccess, second: LdsAccess) -> bool:
        assert first.address is not None
        assert second.address is not None
        splits = split_lanes(self.atoms, first.address), split_lanes(self.atoms, second.address)
        if splits[0] is None or splits[1] is None:
            return False
        (base, step), (other_base, other_step) = (self._base(split[0], first, second) for split in splits if split)
        distance = other_base - base
        unknown = [value for monomial, value in distance.terms.items() if monomial != CONSTANT]
        every = gcd(step, other_step, *unknown, _ALL)
        one = _Own(splits[0][1], first.size, self._filter(first.instruction))
        other = _Own(splits[1][1], second.size, self._filter(second.instruction))
        key = (one, other, distance.constant % every, every)
        if key not in self.known:
            self.known[key] = self._items_apart(*key)
        return self.known[key]

    def _base(self, shared: Polynomial, first: LdsAccess, second: LdsAccess) -> tuple[Polynomial, int]:
        """Of what the lanes of a wave share: the sum that both waves have alike, and what the rest is a multiple of, 0
        if there is none.
        """
        same, step = {}, 0
        for monomial, value in shared.terms.items():
            if self._is_common(Polynomial({monomial: value}), first, second):
                same[monomial] = value
            else:
                step = gcd(step, value)
        return Polynomial(same), step

    def _filter(self, index: int) -> tuple[Polynomial, ...]:
        """The guards of an access that decide by nothing but ids."""
        splits = ((bound, split_lanes(self.atoms, bound)) for bound in self._bounds(index))
        return tuple(bound for bound, split in splits if split and split[0].is_constant)

    def _items_apart(self, one: _Own, other: _Own, shift: int, every: int) -> bool:
        """Whether different waves access different bytes, all addresses taken modulo a power of two."""
        import numpy as np

        self.compared += len(self.items)
        if self.compared > _MOST_LANES or max(one.size, other.size) > every:
            return False
        (first, lowest, highest), (second, *waves) = (self._bytes(own, every) for own in (one, other))
        common, here, there = np.intersect1d(first, (second + shift) % every, True, True)
        everyone = [lowest[here], highest[here], *(each[there] for each in waves)]
        return not common.size or bool((np.ptp(everyone, axis=0) == 0).all())

    def _bytes(self, own: _Own, every: int) -> tuple[Numbers, Numbers, Numbers]:
        """The bytes that active lanes access, each with the first and the last wave that does.

        If the shape of a workgroup does not show which work-items form a wave, each counts as one. Work-items with the
        same ids, of which a kernel may ask for fewer than a launch has, do the same and do not wait for each other.
        """
        import numpy as np

        if (own, every) in self.bytes:
            return self.bytes[own, every]
        assert self.facts is not None
        block = self.facts.block
        wave = self.facts.descriptor.wave_size if self.facts.descriptor is not None else 1
        size_of_wave = wave if block is not None and block[1] * block[2] == 1 else 1
        for sums in (own.sums, *own.on):
            if sums not in self.offsets:
                self.offsets[sums] = list(lane_values(self.atoms, sums, self.items))
        guards = [self.offsets[sums] for sums in own.on]
        starts = {
            (value % every, item // size_of_wave)
            for item, value in enumerate(self.offsets[own.sums])
            if not guards or all(values[item] <= 0 for values in guards)
        }
        start, wave_of = np.array(sorted(starts), np.int64).reshape(-1, 2).T
        place, wave_of = ((start[:, None] + np.arange(own.size)) % every).ravel(), np.repeat(wave_of, own.size)
        order = np.lexsort((wave_of, place))
        places, begin = np.unique(place[order], return_index=True)
        lowest, highest = (wave_of[order][at] for at in (begin, np.append(begin, len(place))[1:] - 1))
        return self.bytes.setdefault((own, every), (places, lowest, highest))

    # -- by distance

    def _bounds(self, index: int) -> tuple[Polynomial, ...]:
        """Sums that are at most 0 in every lane that is on at an instruction."""
        if index not in self.bounds:
            view = self.affine.views[self.affine.flow.block_of[index]]
            guards = lane_guards(self.affine, index)
            self.bounds[index] = tuple(bound for guard in guards for bound in _at_most_zero(view, guard))
        return self.bounds[index]

    def _distant(self, first: LdsAccess, second: LdsAccess) -> bool:
        """Whether the distance of two addresses, an integer, is in a range in which no bytes are the same."""
        sums = [self._sum(side, access, first, second) for side, access in enumerate((first, second), 1)]
        distance: _Sum = _plus(sums[1][0], sums[0][0], -1)
        opposite = {key: -value for key, value in distance.items()}
        bounds = [*sums[0][1], *sums[1][1]]
        views = [self.affine.views[self.affine.flow.block_of[each.instruction]] for each in (first, first, second)]
        least, least_opposite = (self._least(each, bounds, views, _MOST_GUARDS) for each in (distance, opposite))
        if least >= first.size:
            return -least_opposite <= _ALL - second.size
        return least_opposite >= second.size and -least <= _ALL - first.size

    def _sum(self, side: int, access: LdsAccess, first: LdsAccess, second: LdsAccess) -> tuple[_Sum, list[_Sum]]:
        """An address, and what its guards leave, with what is not common to two waves marked by the side."""
        assert access.address is not None
        found: list[_Sum] = []
        for value in (access.address, *self._bounds(access.instruction)):
            made: _Sum = {}
            for monomial, factor in value.terms.items():
                is_common = self._is_common(Polynomial({monomial: factor}), first, second)
                made[0 if is_common else side, monomial] = factor
            found.append(made)
        return found[0], found[1:]

    def _least(self, value: _Sum, bounds: Sequence[_Sum], views: Sequence[Arithmetic], most: int) -> int:
        """A number that a sum is not below. A bound, as often as it cancels some term, only makes it less."""
        best = 0
        for (side, monomial), factor in value.items():
            view = views[side]
            best += of_product([view.atom_range(atom) for atom in monomial], factor)[0]
        for number, bound in enumerate(bounds if most else ()):
            factors = {
                -value[key] // factor
                for key, factor in bound.items()
                if key[1] and key in value and value[key] * factor < 0 and not value[key] % factor
            }
            for times in factors:
                less = _plus(value, bound, times)
                best = max(best, self._least(less, bounds[number + 1 :], views, most - 1))
        return best


def _at_most_zero(view: Arithmetic, guard: LaneGuard) -> Iterator[Polynomial]:
    """Sums that are at most 0 where a guard holds."""
    condition, truth = view.exact(guard.condition), guard.truth
    single = condition.single_atom
    if single is None:
        single, truth = (ONE - condition).single_atom, not truth
    atom = view.atoms[single] if single is not None else None
    if atom is None or atom.kind not in (Kind.NEGATIVE, Kind.EQUAL):
        return
    value = atom.polynomials[0]
    if atom.kind is Kind.NEGATIVE:
        yield value + 1 if truth else -value
        return
    width = atom.arguments[0]
    assert isinstance(width, int)
    low, high = view.range(value)
    if low <= -(1 << width) or high >= 1 << width:
        return  # it may be another multiple of the word's range
    if truth:
        yield value
        yield -value
    elif low >= 0:
        yield ONE - value
    elif high <= 0:
        yield value + 1


def _plus(one: Mapping[tuple[int, Monomial], int], other: Mapping[tuple[int, Monomial], int], factor: int) -> _Sum:
    found = dict(one)
    for key, value in other.items():
        total = found.get(key, 0) + factor * value
        if total:
            found[key] = total
        else:
            found.pop(key, None)
    return found
