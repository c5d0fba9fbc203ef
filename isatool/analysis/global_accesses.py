"""Which bytes of global memory the lanes of a wave touch, for a few plausible launches: sectors, data touched once.

Addresses come from the affine analysis. What is asked here holds for all of the tried values of the arguments; it is
no proof, and only what changes no result may rest on it. Sizes of transactions: RDNA3 ISA guide 4.1.1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.affine_transfer import AffineAccess
from isatool.analysis.atoms import Atom, Kind
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.lane_addresses import Item, LaneAddresses
from isatool.analysis.loops import Loop
from isatool.analysis.polynomials import Polynomial
from isatool.ir.instruction import AnyInstruction
from isatool.isa.table import AddressSpace, Unit
from isatool.records import dataclass
from isatool.semantics.effects import Space

SECTOR: Final = 32
"""bytes of the smallest transaction"""
LINE: Final = 128
"""bytes of a cache line"""
SCALARS: Final = (1024, 1000, 96)
"""values of scalar arguments that are tried"""
_POINTER: Final = 1 << 32


class UnknownError(Exception):
    """A value that no choice of arguments gives."""


def is_global(instruction: AnyInstruction) -> bool:
    """Whether an instruction accesses global memory by its name."""
    return instruction.space is AddressSpace.GLOBAL


@dataclass(frozen=True, eq=False)
class GlobalAccesses:
    """One kernel with its addresses."""

    flow: ControlFlow
    affine: Affine

    @property
    def _lanes(self) -> int:
        """Of a wave."""
        return self.flow.function.wave_size

    def access(self, index: int) -> tuple[AffineAccess, Polynomial] | None:
        """The one global access of an instruction, with its address."""
        found = [access for access in self.affine.accesses.get(index, ()) if access.space is Space.GLOBAL]
        instruction = self.flow.instructions[index]
        if not found or instruction.unit is not Unit.VMEM or not is_global(instruction):
            return None
        address = found[0].address
        size = sum(access.size for access in found)
        first = found[0]
        whole = AffineAccess(first.instruction, 0, first.space, address, size, first.is_load, first.is_store)
        return None if address is None else (whole, address)

    def sectors(self, access: AffineAccess, address: Polynomial) -> tuple[int, int] | None:
        """(fewest sectors that a wave touches in any of the tried launches, those that its bytes need)."""
        least = -(-self._lanes * access.size // SECTOR)
        if self.affine.atoms.is_uniform(address):
            return None
        counts = []
        for scalar in SCALARS:
            for items in self.shapes():
                try:
                    starts = self.starts(address, items, scalar)
                except UnknownError:
                    return None
                counts.append(len(units(starts, access.size, SECTOR)))
        return min(counts), least

    def starts(
        self, address: Polynomial, items: Sequence[Item], scalar: int, given: dict[int, int] | None = None
    ) -> list[int]:
        """The address for each of some work-items; `given`: values of single atoms. UnknownError if there is none."""
        key = (tuple(items), scalar, tuple((given or {}).items()))
        if key not in self._evaluated:
            leaf = partial(_uniform_value, scalar, given or {})
            self._evaluated[key] = LaneAddresses(self.affine.atoms, items, leaf)
        return self._evaluated[key].of(address)

    @cached_property
    def _evaluated(self) -> dict[tuple[tuple[Item, ...], int, tuple[tuple[int, int], ...]], LaneAddresses]:
        return {}

    def shapes(self, wave: int = 0) -> Iterator[Sequence[Item]]:
        """The work-items of a wave, for every shape of the workgroup that may be; none if there is no such wave."""
        facts = self.affine.transfer.facts
        first, last = wave * self._lanes, (wave + 1) * self._lanes
        if facts.block is not None:
            x, y, z = facts.block
            items = [(i, j, k) for k in range(z) for j in range(y) for i in range(x)]
            if wave == 0 or len(items) >= last:
                yield items[first:last]
            return
        if wave and facts.flat_limit < last:
            return
        axes = facts.descriptor.workitem_ids if facts.descriptor is not None else 1
        for width in (last,) if axes == 1 else (self._lanes, 16, 8):
            yield [(lane % width, lane // width, 0) for lane in range(first, last)]

    # -- data that is touched once

    def own(self, loop: Loop) -> list[int]:
        """The instructions of a loop that are in no loop inside of it."""
        return self.flow.inside(self.affine.forest.own_blocks(loop))

    def pointers(self, address: Polynomial) -> frozenset[int]:
        """The arguments that an address begins with, as numbers of atoms."""
        atoms = self.affine.atoms
        return frozenset(
            number
            for number in atoms.leaves(address)
            if atoms[number].kind is Kind.INPUT and atoms[number].high >= _POINTER
        )

    @cached_property
    def touched(self) -> tuple[frozenset[int], frozenset[int]] | None:
        """(arguments through which something is loaded, stored); None if an address is not known."""
        loaded: frozenset[int] = frozenset()
        stored: frozenset[int] = frozenset()
        for index, instruction in enumerate(self.flow.instructions):
            form = instruction.form
            if instruction.unit in (Unit.FLAT, None) or (form is not None and form.may_load and form.may_store):
                return None
            if instruction.unit is not Unit.VMEM or form is None or not (form.may_load or form.may_store):
                continue
            if instruction.space is AddressSpace.SCRATCH:
                continue
            access = self.access(index)
            found = self.pointers(access[1]) if access is not None else frozenset()
            if not found and form.may_load:
                return None
            if form.may_load:
                loaded |= found
            else:
                stored |= found or frozenset((0,))
        return loaded, stored

    def streams(self, loop: Loop) -> list[int]:
        """Accesses of a loop to data that the kernel touches once, in whole sectors, and that have no hint yet: stores
        to a buffer that it never reads, loads of bytes that no other load, workgroup, wave or iteration reads.
        """
        touched = self.touched
        if touched is None:
            return []
        return [index for index in self.own(loop) if self._streams(index, loop, *touched)]

    def _streams(self, index: int, loop: Loop, loaded: frozenset[int], stored: frozenset[int]) -> bool:
        instruction = self.flow.instructions[index]
        access = self.access(index)
        words = self.flow.function.target.cache_words
        if access is None or any(instruction.has(name) for name in words):
            return False
        pointers = self.pointers(access[1])
        counted = self.sectors(*access)
        if (
            len(pointers) != 1
            or not self.affine.atoms.varies(access[1]) >> loop.index & 1
            or counted is None
            or not counted[1] <= counted[0] <= counted[1] + 1
        ):
            return False
        if access[0].is_store:
            return not pointers & loaded
        return not pointers & stored and 0 not in stored and next(iter(pointers)) in self._read_once

    @cached_property
    def _read_once(self) -> frozenset[int]:
        """Arguments through which no two accesses, workgroups, waves or iterations load the same bytes."""
        found: dict[int, list[tuple[int, AffineAccess, Polynomial]]] = {}
        for index in range(len(self.flow.instructions)):
            access = self.access(index)
            for pointer in self.pointers(access[1]) if access is not None and access[0].is_load else ():
                assert access is not None
                found.setdefault(pointer, []).append((index, *access))
        return frozenset(pointer for pointer, accesses in found.items() if self._apart(accesses))

    def _apart(self, accesses: Sequence[tuple[int, AffineAccess, Polynomial]]) -> bool:
        facts, atoms = self.affine.transfer.facts, self.affine.atoms
        groups = [
            facts.workgroup_id(atoms, axis).number for axis, place in enumerate(facts.id_places) if place is not None
        ]
        for scalar in SCALARS:
            seen: set[int] = set()
            for index, access, address in accesses:
                loops = [loop for loop in self.affine.forest.loops if self.flow.block_of[index] in loop.blocks]
                counters = [next(self.affine.iteration(loop.index).atoms()) for loop in loops]
                start = dict.fromkeys((*groups, *counters), 0)
                waves = [(items, start) for wave in (0, 1) for items in list(self.shapes(wave))[:1]]
                for items, given in (*waves, *((waves[0][0], {**start, atom: 1}) for atom in start)):
                    try:
                        words = units(self.starts(address, items, scalar, given), access.size, min(4, access.size))
                    except UnknownError:
                        return False
                    if words & seen:
                        return False
                    seen |= words
        return True


def units(starts: Sequence[int], size: int, unit: int) -> set[int]:
    """The naturally aligned units of `unit` bytes that accesses of `size` bytes touch."""
    return {number for start in starts for number in range(start // unit, (start + size - 1) // unit + 1)}


def _uniform_value(scalar: int, given: Mapping[int, int], atom: Atom) -> int:
    """The value of a leaf that lanes share: scalars as given, pointers aligned and far apart."""
    if atom.number in given:
        return given[atom.number]
    if not atom.uniform:
        raise UnknownError
    if atom.kind is Kind.INPUT and atom.high >= _POINTER:
        return abs(atom.number) << 34
    wanted = scalar if atom.kind is Kind.INPUT and "(" not in atom.name else 64
    return max(atom.low, min(atom.high, wanted))
