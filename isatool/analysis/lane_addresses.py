"""Addresses of all work-items of a workgroup: the part that lanes share, and what each lane adds to it.

A wave holds 32 or 64 work-items in the order of their flat ids, x fastest (RDNA3 ISA guide 2.3).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache

from isatool.analysis.atoms import Atom, Atoms, Valuation
from isatool.analysis.launch_facts import LaunchFacts, work_item_place
from isatool.analysis.polynomials import ZERO, Polynomial
from isatool.isa.wave import DEFAULT_WAVE
from isatool.records import dataclass

Item = tuple[int, int, int]


@dataclass(frozen=True)
class Lanes:
    """The work-items of a workgroup. Where its shape is not known they are more than there can be, and `waves` must not
    be asked for.
    """

    items: tuple[Item, ...]
    wave_size: int = DEFAULT_WAVE

    @cached_property
    def waves(self) -> tuple[tuple[Item, ...], ...]:
        """The items of each wave."""
        size = self.wave_size
        return tuple(self.items[start : start + size] for start in range(0, len(self.items), size))


_Terms = tuple[tuple[int, int], ...]
"""(number, bits of an id) for items that have all of these bits"""


def lanes_of(facts: LaunchFacts, wave_size: int = DEFAULT_WAVE) -> Lanes:
    """The work-items that a workgroup can have."""
    if facts.block is not None:
        x, y, z = facts.block
        return Lanes(tuple((i, j, k) for k in range(z) for j in range(y) for i in range(x)), wave_size)
    limit = facts.flat_limit
    axes = facts.descriptor.workitem_ids if facts.descriptor is not None else 1
    if axes == 1:
        return Lanes(tuple((i, 0, 0) for i in range(min(limit, facts.limits[0]))), wave_size)
    most = [min(limit, along) for along in facts.limits]
    items = [(i, j, 0) for j in range(most[1]) for i in range(min(most[0], limit // (j + 1)))]
    if axes == 3:
        items = [(i, j, k) for i, j, _ in items for k in range(min(most[2], limit // ((i + 1) * (j + 1))))]
    return Lanes(tuple(items), wave_size)


def split_lanes(atoms: Atoms, address: Polynomial) -> tuple[Polynomial, Polynomial] | None:
    """(what all lanes share, a sum of work-item bits); None if lanes differ in any other way."""
    shared, own = {}, {}
    for monomial, coefficient in address.terms.items():
        lane_atoms = [atom for atom in monomial if not atoms[atom].uniform]
        if not lane_atoms:
            shared[monomial] = coefficient
        elif len(lane_atoms) == len(monomial) and all(work_item_place(atoms[atom]) is not None for atom in lane_atoms):
            own[monomial] = coefficient
        else:
            return None
    return Polynomial(shared), Polynomial(own)


def lane_values(atoms: Atoms, own: Polynomial, items: Sequence[Item]) -> list[int]:
    """The value of a sum of work-item bits for every item."""
    along: tuple[list[tuple[int, int]], ...] = ([], [], [])
    mixed: list[tuple[int, Item]] = []
    for monomial, coefficient in own.terms.items():
        bits = [0, 0, 0]
        for atom in monomial:
            if (place := work_item_place(atoms[atom])) is not None:
                bits[place[0]] |= 1 << place[1]
        axes = [axis for axis in range(3) if bits[axis]] or [0]
        if len(axes) == 1:
            along[axes[0]].append((coefficient, bits[axes[0]]))
        else:
            mixed.append((coefficient, (bits[0], bits[1], bits[2])))
    of_x, of_y, of_z = (
        _table(tuple(terms), frozenset(item[axis] for item in items)) for axis, terms in enumerate(along)
    )
    values = [of_x[x] + of_y[y] + of_z[z] for x, y, z in items]
    for coefficient, (a, b, c) in mixed:
        values = [
            value + coefficient if x & a == a and y & b == b and z & c == c else value
            for value, (x, y, z) in zip(values, items, strict=True)
        ]
    return values


@lru_cache(maxsize=64)
def _table(terms: _Terms, numbers: frozenset[int]) -> Mapping[int, int]:
    """What a sum comes to for each of some ids along one axis."""
    return {number: sum(value for value, bits in terms if number & bits == bits) for number in numbers}


def may_overlap(
    atoms: Atoms, lanes: Lanes, first: tuple[Polynomial | None, int], second: tuple[Polynomial | None, int]
) -> bool:
    """False if no lane's first access (address, bytes) touches what some lane's second one does."""
    if first[0] is None or second[0] is None:
        return True
    split_first, split_second = split_lanes(atoms, first[0]), split_lanes(atoms, second[0])
    if split_first is None or split_second is None:
        return True
    distance = split_second[0] - split_first[0]
    if not distance.is_constant:
        return True
    starts = lane_values(atoms, split_first[1], lanes.items)
    taken = {byte for start in starts for byte in range(start, start + first[1])}
    shift = distance.constant
    for start in lane_values(atoms, split_second[1] if split_second[1] else ZERO, lanes.items):
        if any(byte in taken for byte in range(start + shift, start + shift + second[1])):
            return True
    return False


class LaneAddresses:
    """Addresses of every item of a wave; uniform leaves have the values of `shared`. Common parts of several addresses
    are evaluated once, and uniform ones once for all lanes.
    """

    def __init__(self, atoms: Atoms, items: Sequence[Item], shared: Callable[[Atom], int]) -> None:
        self.atoms = atoms
        self.items = items
        self._common = Valuation(atoms, shared)
        self._lanes = [_Lane(atoms, item, self._common) for item in items]

    def of(self, address: Polynomial) -> list[int]:
        """The address in every lane."""
        split = split_lanes(self.atoms, address)
        if split is not None:
            base = self._common.of(split[0])
            return [base + value for value in lane_values(self.atoms, split[1], self.items)]
        return [lane.of(address) for lane in self._lanes]


class _Lane(Valuation):
    """The values of one work-item."""

    def __init__(self, atoms: Atoms, item: Item, common: Valuation) -> None:
        super().__init__(atoms, common.leaf)
        self.item = item
        self.common = common

    def _atom(self, atom: Atom) -> int:
        if atom.uniform:
            return self.common.atom(atom.number)
        place = work_item_place(atom)
        return super()._atom(atom) if place is None else self.item[place[0]] >> place[1] & 1
