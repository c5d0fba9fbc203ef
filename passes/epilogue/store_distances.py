"""Which loads of a straight line may pass which stores before them, since no lane's bytes are another's.

Addresses are polynomials. What all lanes share cancels in their difference but for strides; what differs between lanes
counts as independent in the two accesses, so the answer holds for any two lanes. Some differences are large enough only
while sizes lie within a box, which a guard can test.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from functools import cached_property
from typing import Final

from isatool.allowance import spend
from isatool.analysis.affine import Affine
from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.assumptions import Apart, Grant
from isatool.analysis.atoms import Bounds, Kind
from isatool.analysis.launch_facts import argument_places
from isatool.analysis.memory.order import AccessClass, access_of
from isatool.analysis.polynomials import Monomial, Polynomial
from isatool.bitvec.distances import DistancePart, may_meet, parts_of, span
from isatool.bitvec.intervals import Interval, of_product
from isatool.isa.table import AddressSpace
from isatool.passes.common.load_groups import GlobalAccess, scales
from isatool.passes.common.regions import Region
from isatool.records import dataclass, record
from isatool.semantics.effects import Space

Pairs = frozenset[tuple[int, int]]
"""(store, load after it) by dense index"""
_WORD_BITS: Final = 32
_ADDRESS_BITS: Final = 64
_SMALLEST_LIMIT: Final = 10
"""bits of a size below which a guard would exclude usual launches"""


@record
class Chain:
    """The plain global accesses of a region by dense index, in order."""

    region: Region
    accesses: tuple[GlobalAccess, ...]
    sizes: Mapping[int, int]
    stores: frozenset[int]

    @property
    def pairs(self) -> Iterator[tuple[GlobalAccess, GlobalAccess]]:
        """Every store with every load after it."""
        for place, store in enumerate(self.accesses):
            if store.index in self.stores:
                yield from ((store, load) for load in self.accesses[place + 1 :] if load.index not in self.stores)


def chain_of(affine: Affine, region: Region) -> Chain | None:
    """The accesses of a region if a load is after a store; None if none does."""
    accesses, sizes, stores = [], {}, set()
    for index in range(region.first, region.last):
        instruction = affine.flow.instructions[index]
        access = access_of(instruction)
        found = affine.accesses.get(index, ())
        if access not in (AccessClass.LOAD, AccessClass.STORE) or instruction.space is not AddressSpace.GLOBAL:
            continue
        if len(found) != 1 or found[0].space is not Space.GLOBAL or found[0].address is None:
            continue
        offset = instruction.integer("offset")
        accesses.append(GlobalAccess(index, region.block, found[0].address - offset, offset))
        sizes[index] = found[0].size
        if access is AccessClass.STORE:
            stores.add(index)
    chain = Chain(region, tuple(accesses), sizes, frozenset(stores))
    return chain if any(True for _ in chain.pairs) else None


def disjoint_pointers(affine: Affine, assumptions: Iterable[Grant]) -> frozenset[frozenset[int]]:
    """Pairs of pointer arguments that are granted to reach different memory, as atoms."""
    facts = affine.transfer.facts
    places = argument_places(facts.metadata)
    found = set()
    for grant in assumptions:
        if not isinstance(grant, Apart):
            continue
        offsets = [places.get(name, (-1, 0))[0] for name in (grant.first, grant.second)]
        atoms = [facts.argument(affine.atoms, offset) for offset in offsets if offset >= 0]
        pair = frozenset(atom[0].number for atom in atoms if atom is not None)
        if len(pair) == 2:
            found.add(pair)
    return frozenset(found)


@record
class Box:
    """lowest <= input <= highest for atoms, and the pairs whose accesses are apart then."""

    bounds: Bounds
    apart: Pairs


@record
class Distances:
    """Questions about the accesses of one chain."""

    affine: Affine
    chain: Chain
    disjoint: frozenset[frozenset[int]] = frozenset()
    """pairs of pointers that are granted to reach different memory"""
    _known: dict[tuple[tuple[int, int], ...], _Resolved] = field(default_factory=dict)

    def proved(self) -> Pairs:
        """The pairs that are apart whatever the sizes are."""
        return self._resolved({}).apart({})

    def guarded(self) -> Box | None:
        """The widest box found under which most pairs are apart; None if none helps."""
        scale = scales(self.affine, self.chain.accesses)
        strides = [atom for atom in scale if atom in self._strides(scale)]
        if not strides:
            return None
        most = max((len(self._at(scale, strides, bits)[1]) for bits in (16, 12, _SMALLEST_LIMIT)), default=0)
        if not most:
            return None
        limit = self._largest(scale, strides, most)
        bounds, apart = self._attempt(scale, strides, limit)
        bounds = self._needed(bounds, strides, most)
        return Box(self._lowest(bounds, strides, most), apart)

    def _strides(self, scale: Mapping[int, int]) -> set[int]:
        """The inputs that what all lanes share differs by."""
        small = dict.fromkeys(scale, (0, (1 << _SMALLEST_LIMIT) - 1))
        resolved = self._resolved(small)
        found: set[int] = set()
        for store, load in self.chain.pairs:
            distance = resolved.address(load) - resolved.address(store)
            for monomial in distance.terms:
                if all(self.affine.atoms[atom].uniform for atom in monomial):
                    found.update(monomial)
        return found

    def _at(self, scale: Mapping[int, int], strides: list[int], bits: int) -> tuple[Bounds, Pairs]:
        return self._attempt(scale, strides, (1 << bits) - 1)

    def _attempt(self, scale: Mapping[int, int], strides: list[int], limit: int) -> tuple[Bounds, Pairs]:
        """(a box of sizes up to a limit, what is apart if strides are in its upper half)."""
        wide = {atom: (0, limit // factor) for atom, factor in scale.items()}
        upper = {atom: (wide[atom][1] // 2 + 1, wide[atom][1]) for atom in strides}
        return wide, self._resolved(wide).apart(upper)

    def _largest(self, scale: Mapping[int, int], strides: list[int], most: int) -> int:
        """The largest limit under which so many pairs are apart."""
        bits = next(
            (bits for bits in range(_WORD_BITS, _SMALLEST_LIMIT, -1) if len(self._at(scale, strides, bits)[1]) >= most),
            _SMALLEST_LIMIT,
        )
        limit = (1 << bits) - 1
        step = (limit + 1) // 2
        while bits < _WORD_BITS and step >= max(1, limit >> 8):
            if len(self._attempt(scale, strides, limit + step)[1]) >= most:
                limit += step
            step //= 2
        return limit

    def _needed(self, bounds: Bounds, strides: list[int], most: int) -> Bounds:
        """Without the inputs whose size does not matter."""
        for atom in [atom for atom in bounds if atom not in strides]:
            fewer = {other: limits for other, limits in bounds.items() if other != atom}
            upper = {other: (fewer[other][1] // 2 + 1, fewer[other][1]) for other in strides}
            if len(self._resolved(fewer).apart(upper)) >= most:
                bounds = fewer
        return bounds

    def _lowest(self, bounds: Bounds, strides: list[int], most: int) -> Bounds:
        """The least strides that are large enough, one after the other."""
        resolved = self._resolved(bounds)
        chosen = {atom: bounds[atom][1] // 2 + 1 for atom in strides}
        for atom in strides:
            low, high = 0, chosen[atom]
            while low < high:
                spend()
                middle = (low + high) // 2
                lows = {**chosen, atom: middle}
                if len(resolved.apart({other: (lows[other], bounds[other][1]) for other in strides})) >= most:
                    high = middle
                else:
                    low = middle + 1
            chosen[atom] = high
        return {atom: (chosen.get(atom, limits[0]), limits[1]) for atom, limits in bounds.items()}

    def _resolved(self, bounds: Bounds) -> _Resolved:
        key = tuple(sorted((atom, limits[1]) for atom, limits in bounds.items()))
        if key not in self._known:
            view = self.affine.views_under(bounds)[self.chain.region.block]
            self._known[key] = _Resolved(self.chain, view, self.disjoint)
        return self._known[key]


@dataclass(frozen=True)
class _Resolved:
    """The addresses of a chain under the bounds of a view."""

    chain: Chain
    view: Arithmetic
    disjoint: frozenset[frozenset[int]]

    @cached_property
    def _addresses(self) -> dict[Polynomial, Polynomial]:
        return {
            address: self.view.resolve(address, _ADDRESS_BITS)
            for address in {access.address for access in self.chain.accesses}
        }

    def address(self, access: GlobalAccess) -> Polynomial:
        """The address of an access."""
        return self._addresses[access.address] + access.offset

    @cached_property
    def _distances(self) -> dict[tuple[Polynomial, Polynomial, Polynomial, int, int], list[tuple[int, int]]]:
        """Pairs by what decides about them: the distance that all lanes share, both lane parts, both sizes."""
        found: dict[tuple[Polynomial, Polynomial, Polynomial, int, int], list[tuple[int, int]]] = {}
        split = {access.index: self._split(self.address(access)) for access in self.chain.accesses}
        for store, load in self.chain.pairs:
            (first, first_lanes), (second, second_lanes) = split[load.index], split[store.index]
            sizes = self.chain.sizes[load.index], self.chain.sizes[store.index]
            found.setdefault((first - second, first_lanes, second_lanes, *sizes), []).append((store.index, load.index))
        return found

    def _split(self, address: Polynomial) -> tuple[Polynomial, Polynomial]:
        atoms = self.view.atoms
        shared = {m: c for m, c in address.terms.items() if all(atoms[atom].uniform for atom in m)}
        return Polynomial(shared), address - Polynomial(shared)

    def apart(self, ranges: Bounds) -> Pairs:
        """The pairs that no two lanes can make meet, for inputs in these ranges."""
        found: list[tuple[int, int]] = []
        for (shared, first, second, size_a, size_b), pairs in self._distances.items():
            if self._pointers(shared) in self.disjoint:
                found += pairs
                continue
            parts = _parts(self.view, ranges, shared, first, second)
            if parts is not None and not may_meet(parts, shared.constant, _ADDRESS_BITS, size_a, size_b):
                found += pairs
        return frozenset(found)

    def _pointers(self, shared: Polynomial) -> frozenset[int]:
        """What is left of both pointers in a distance, none if it is not one less the other."""
        wide = {m: c for m, c in shared.terms.items() if any(self.view.atoms[atom].high >> _WORD_BITS for atom in m)}
        is_plain = sorted(wide.values()) == [-1, 1] and all(len(monomial) == 1 for monomial in wide)
        return frozenset(monomial[0] for monomial in wide) if is_plain else frozenset()


def _parts(
    view: Arithmetic, ranges: Bounds, shared: Polynomial, first: Polynomial, second: Polynomial
) -> list[DistancePart] | None:
    """The distance of two addresses by the strides in it; None if it holds what nothing bounds."""

    def interval(atoms: Monomial) -> Interval:
        return of_product(ranges.get(atom) or view.atom_range(atom) for atom in atoms)

    terms = [*shared.terms.items(), *first.terms.items(), *((m, -c) for m, c in second.terms.items())]
    if any(view.atoms[atom].kind is Kind.UNKNOWN for monomial, _ in terms for atom in monomial):
        return None
    return parts_of(
        (term for term in terms if term[0]),
        interval,
        lambda atom: view.atoms[atom].uniform,
        lambda atoms, factor: (span(factor, *interval(atoms)),),
    )
