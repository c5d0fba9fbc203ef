"""Whether accesses of the LDS by two waves may touch the same bytes, as passes see it.

Where lanes differ by work-item ids alone, the bytes of all lanes that guards leave on are collected and compared. Else
the ends of what an access touches are followed as sums of what both waves have alike: where `id < width` holds,
`4 * id` is at most `4 * width - 4`, and what begins at `4 * width` is beside it. `verify.lane_meetings` decides, in
another way.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import field
from functools import cached_property
from math import gcd
from typing import Final

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.arithmetic import TooComplexError
from isatool.analysis.atoms import Atom, Atoms, Kind, values_of
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import members
from isatool.analysis.lane_addresses import Lanes, lane_values, lanes_of, split_lanes
from isatool.analysis.lane_guards import LaneGuard, lane_guards
from isatool.analysis.launch_facts import LaunchFacts, work_item_place
from isatool.analysis.lds_accesses import LdsAccess, lds_accesses
from isatool.analysis.polynomials import ONE, Polynomial
from isatool.analysis.workgroup_uniform import WorkgroupUniformity
from isatool.diagnostics import UserError
from isatool.records import dataclass, record

_WORDS_RANGE: Final = 1 << 32
"""addresses of the LDS are modulo this"""
_MOST_BYTES: Final = 1 << 22
"""bytes that work-items touch and that are compared, in all"""
_MOST_KNOWN: Final = 128
"""guards by ids for which it is kept which work-items they leave on, a thousand of them or some more"""
_KNOWN: Final[OrderedDict[tuple[object, ...], Sequence[int]]] = OrderedDict()
"""by which work-items there are and the guards"""


@record
class _OwnBytes:
    """What lanes access by their ids: from a sum of bits on, so many bytes, by those that guards leave on."""

    sums: Polynomial
    size: int
    on: tuple[tuple[Polynomial, bool], ...]


def _form(atoms: Atoms, value: object) -> object:
    """A function of ids, without the numbers of atoms, which other programs number otherwise."""
    if isinstance(value, Polynomial):
        return frozenset(
            (tuple(_atom_form(atoms, atoms[atom]) for atom in monomial), factor)
            for monomial, factor in value.terms.items()
        )
    return tuple(_form(atoms, each) for each in value) if isinstance(value, tuple) else value


def _atom_form(atoms: Atoms, atom: Atom) -> object:
    place = work_item_place(atom)
    assert place is not None or atom.arguments, "no function of ids"
    return place or (atom.kind, _form(atoms, atom.arguments))


def _multiple(value: Polynomial, of: Polynomial) -> int:
    """How often a sum is contained in another one, without a rest; 0 if it is not."""
    if value.terms.keys() != of.terms.keys() or not of:
        return 0
    (times, rest), *_ = (divmod(factor, of.terms[key]) for key, factor in value.terms.items())
    return times if not rest and of.scaled(times) == value else 0


def overlaps(
    flow: ControlFlow,
    facts: LaunchFacts,
    uniform: WorkgroupUniformity | None,
    after: Callable[[int], set[int]],
) -> LdsOverlaps | None:
    """What is known of the accesses of a program; None if addresses are not followed."""
    try:
        affine = analyse_affine(flow.function, (), flow)
    except (UserError, TooComplexError):
        return None
    if affine.forest.irreducible:
        return None
    places: dict[int, list[LdsAccess]] = {}
    for access in lds_accesses(affine):
        places.setdefault(access.instruction, []).append(access)
    return LdsOverlaps(flow, facts, affine, places, uniform, after)


@dataclass
class LdsOverlaps:
    """Questions about pairs of accesses. `uniform`: if all waves go the same way, but for what some of them run between
    two barriers; `after`: what may be executed after an instruction and before the next barrier.
    """

    flow: ControlFlow
    facts: LaunchFacts
    affine: Affine
    places: dict[int, list[LdsAccess]]
    uniform: WorkgroupUniformity | None
    after: Callable[[int], set[int]]
    compared: int = 0
    met: dict[tuple[object, ...], bool] = field(default_factory=dict)
    guards: dict[int, tuple[LaneGuard, ...]] = field(default_factory=dict)

    def may_meet(self, load: int, store: int) -> bool:
        pairs = [(one, other) for one in self.places.get(load, ()) for other in self.places.get(store, ())]
        try:
            return not pairs or any(self._may_overlap(one, other) for one, other in pairs)
        except TooComplexError:
            return True

    def _may_overlap(self, one: LdsAccess, other: LdsAccess) -> bool:
        """Whether some work-item's access may touch what another work-item's does."""
        if one.address is None or other.address is None:
            return True
        is_exact = min(one.low, other.low) >= 0 and max(one.end, other.end) <= _WORDS_RANGE
        if is_exact and max(one.low, other.low) >= min(one.end, other.end):
            return False
        return not self._are_beside(one, other) and self._lanes_may_overlap(one, other)

    def _lanes_may_overlap(self, one: LdsAccess, other: LdsAccess) -> bool:
        assert one.address is not None
        assert other.address is not None
        atoms = self.affine.atoms
        split, split_other = split_lanes(atoms, one.address), split_lanes(atoms, other.address)
        if split is None or split_other is None:
            return True
        distance, step = 0, 1 << 32
        """the distance of the uniform parts, modulo a number that divides all of them that differ by wave or in time"""
        for sign, shared in ((-1, split[0]), (1, split_other[0])):
            for monomial, value in shared.terms.items():
                term = Polynomial({monomial: value})
                if not monomial:
                    distance += sign * value
                elif not self._is_common(term, one, other) or (split_other[0] - split[0]).terms.get(monomial):
                    step = gcd(step, value)
        first = _OwnBytes(split[1], one.size, self._on(one.instruction))
        second = _OwnBytes(split_other[1], other.size, self._on(other.instruction))
        key = (first, second, distance % step, step)
        if key not in self.met:
            self.met[key] = self._have_common_bytes(first, second, distance % step, step)
        return self.met[key]

    def _is_common(self, term: Polynomial, one: LdsAccess, other: LdsAccess) -> bool:
        """Whether a sum is the same in all waves when they do two accesses between the same barriers."""
        atoms = self.affine.atoms
        if not atoms.is_uniform(term) or not all(map(self._is_of_all_waves, atoms.leaves(term))):
            return False
        loops = [self.affine.forest.loops[loop] for loop in members(atoms.varies(term))]
        starts = {self.flow.blocks[loop.header].first for loop in loops}
        pairs = ((one.instruction, other.instruction), (other.instruction, one.instruction))
        return not any(
            last == start or last in self.after(start)
            for first, last in pairs
            for start in starts & (self.after(first) if starts else set())
        )

    def _is_of_all_waves(self, number: int) -> bool:
        """Whether a leaf of a sum is what the launch gives all waves, or a scalar that they compute alike."""
        what, places = self.affine.atoms.origin(number)
        if what in ("group", "argument", "kernarg"):
            return True
        if self.uniform is None:
            return False
        if what == "iteration":
            return self.uniform.runs_in_all(self.affine.forest.loops[places[0]].header)
        if what not in ("phi", "join") or not self.uniform.runs_in_all(places[0]):
            return False
        return places[0] in self.uniform.differs and not self.uniform.differs[places[0]] & 1 << places[1]

    # -- which lanes are on

    def _on(self, index: int) -> tuple[tuple[Polynomial, bool], ...]:
        """The guards of an access that depend on nothing but work-item ids."""
        atoms = self.affine.atoms
        return tuple(
            (guard.condition, guard.truth)
            for guard in self._guards(index)
            if all(work_item_place(atoms[leaf]) is not None for leaf in atoms.leaves(guard.condition))
        )

    def _guards(self, index: int) -> tuple[LaneGuard, ...]:
        if index not in self.guards:
            self.guards[index] = lane_guards(self.affine, index)
        return self.guards[index]

    def _on_items(self, on: tuple[tuple[Polynomial, bool], ...]) -> Sequence[int]:
        """The numbers of the work-items that guards leave on: the same in all programs that have the same guards."""
        key = (self._shape, _form(self.affine.atoms, on))
        found = _KNOWN.pop(key, None)
        _KNOWN[key] = found = self._left_on(on) if found is None else found
        while len(_KNOWN) > _MOST_KNOWN:
            _KNOWN.popitem(last=False)
        return found

    def _left_on(self, on: tuple[tuple[Polynomial, bool], ...]) -> Sequence[int]:
        atoms, items = self.affine.atoms, self._lanes.items

        def bits_of(atom: Atom) -> list[int]:
            place = work_item_place(atom)
            assert place is not None
            return [item[place[0]] >> place[1] & 1 for item in items]

        found: Sequence[int] = range(len(items))
        for condition, truth in on:
            values = values_of(atoms, condition, len(items), bits_of)
            found = [number for number in found if bool(values[number]) is truth]
        return found

    @cached_property
    def _lanes(self) -> Lanes:
        return lanes_of(self.facts)

    @cached_property
    def _shape(self) -> tuple[object, ...]:
        """All that decides which work-items there are."""
        axes = self.facts.descriptor.workitem_ids if self.facts.descriptor is not None else 1
        return self.facts.block, self.facts.flat_limit, self.facts.limits, axes

    def _are_beside(self, one: LdsAccess, other: LdsAccess) -> bool:
        """Whether all bytes of an access of some wave come before all of another wave's, as far as ends of what lanes
        access are known as sums that both waves have alike.
        """
        if max(one.high, other.high) - min(one.low, other.low) > _WORDS_RANGE - max(one.size, other.size):
            return False  # one may come around to the other
        view = self.affine.views[self.flow.block_of[one.instruction]]
        (lows, highs), (other_lows, other_highs) = self._ends(one, one, other), self._ends(other, one, other)
        return any(
            view.range(low - high)[0] >= size
            for above, below, size in ((other_lows, highs, one.size), (lows, other_highs, other.size))
            for low in above
            for high in below
        )

    def _ends(self, access: LdsAccess, one: LdsAccess, other: LdsAccess) -> tuple[list[Polynomial], list[Polynomial]]:
        """(lower bounds of an address, upper bounds of it), as sums of values that both waves share."""
        assert access.address is not None

        def parts(value: Polynomial) -> tuple[Polynomial, Polynomial]:
            """What is common, and the rest."""
            terms = {key: self._is_common(Polynomial({key: factor}), one, other) for key, factor in value.terms.items()}
            common = Polynomial({key: value.terms[key] for key, is_common in terms.items() if is_common})
            return common, value - common

        view = self.affine.views[self.flow.block_of[access.instruction]]
        common, own = parts(access.address)
        low, high = view.range(own)
        lows, highs = [common + low], [common + high]
        for guard in self._guards(access.instruction):
            condition = view.exact(guard.condition)
            for value, truth in ((condition, guard.truth), (ONE - condition, not guard.truth)):
                single = value.single_atom
                if single is None or self.affine.atoms[single].kind is not Kind.NEGATIVE:
                    continue
                least = self.affine.atoms[single].polynomials[0]
                least = least + 1 if truth else -least
                shared, rest = parts(least)  # their sum is at most 0
                times = _multiple(own, rest)
                if times > 0:
                    highs.append(common - shared.scaled(times))
                elif times < 0:
                    lows.append(common - shared.scaled(times))
        return lows, highs

    def _have_common_bytes(self, one: _OwnBytes, other: _OwnBytes, distance: int, step: int) -> bool:
        """Whether accesses of two work-items meet modulo a number of bytes."""
        lanes = 1
        """work-items next to each other that are certainly one wave"""
        if self.facts.block is not None and self.facts.block[1:] == (1, 1) and self.facts.descriptor is not None:
            lanes = self.facts.descriptor.wave_size
        self.compared += len(self._lanes.items) * (one.size + other.size)
        if self.compared > _MOST_BYTES:
            return True
        owner: dict[int, int] = {}
        starts = lane_values(self.affine.atoms, one.sums, self._lanes.items)
        for item in self._on_items(one.on):
            for byte in range(starts[item], starts[item] + one.size):
                wave = item // lanes
                owner[byte % step] = wave if owner.get(byte % step, wave) == wave else -1
        starts = lane_values(self.affine.atoms, other.sums, self._lanes.items)
        return any(
            owner.get(byte % step, item // lanes) != item // lanes
            for item in self._on_items(other.on)
            for byte in range(starts[item] + distance, starts[item] + distance + other.size)
        )
