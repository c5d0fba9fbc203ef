"""LDS bank conflicts of every access, from the affine form of its address: cycles that a wave keeps the LDS busy.

Lanes are served in groups; within a group each bank delivers one dword a cycle, and lanes that ask for the same dword
are served together (RDNA3 ISA guide 12.1, 12.5). How many lanes make a group is documented for 32-bit accesses only;
the others are assumptions, parameters `lds.lanes_*` of the chip file. What all lanes share only turns the banks round,
so the uniform parts of an address are tried at a few values.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import partial
from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.atoms import Atom
from isatool.analysis.lane_addresses import Item, LaneAddresses, Lanes, lanes_of
from isatool.analysis.launch_facts import LaunchFacts, work_item_place
from isatool.analysis.lds_accesses import LdsAccess
from isatool.analysis.polynomials import Polynomial
from isatool.isa.wave import DEFAULT_WAVE
from isatool.records import record

DWORD: Final = 4
_LANES: Final[Mapping[int, int]] = {1: 32, 2: 16, 3: 8, 4: 8}
_MOST_WAVES: Final = 4
_MOST_ITERATIONS: Final = 8
"""waves of a workgroup and iterations of each loop whose addresses are looked at: conflicts repeat after few"""
NO_SHAPE: Final = "the shape of the workgroup is not known"

Block = tuple[int, int, int]


@record
class LdsTiming:
    """`banks` of 4 bytes; `lanes[d]`: how many lanes an access of d dwords serves in one group."""

    banks: int
    lanes: Mapping[int, int] = field(default_factory=lambda: _LANES)

    def group(self, size: int) -> int:
        """Lanes that are served together for accesses of so many bytes."""
        return self.lanes[max(1, -(-size // DWORD))]

    def ideal(self, lanes: int, size: int) -> int:
        """Cycles of one access of a wave without conflicts."""
        return -(-lanes // self.group(size))

    def cycles(self, addresses: Sequence[int | None], size: int) -> int:
        """Cycles of one access of a wave; None for a lane that is off. In each group the most dwords of any bank."""
        total = 0
        step = self.group(size)
        for first in range(0, len(addresses), step):
            dwords: set[int] = set()
            for address in addresses[first : first + step]:
                if address is not None:
                    dwords.update(range(address // DWORD, (address + size - 1) // DWORD + 1))
            total += self._fullest(dwords)
        return total

    def _fullest(self, dwords: Iterable[int]) -> int:
        counts: dict[int, int] = {}
        for dword in dwords:
            bank = dword % self.banks
            counts[bank] = counts.get(bank, 0) + 1
        return max(counts.values(), default=1)


@record
class Prediction:
    """Mean LDS cycles of an instruction for one wave, all lanes on; `why` says why there is none."""

    instruction: int
    cycles: float = 0.0
    ideal: float = 0.0
    why: str = ""

    @property
    def conflict(self) -> float:
        """Times as many cycles as without conflicts."""
        return self.cycles / self.ideal if self.ideal else 1.0


def predict(
    affine: Affine, accesses: Sequence[LdsAccess], timing: LdsTiming, block: Block | None = None
) -> dict[int, Prediction]:
    """For every instruction (dense index) with LDS accesses what its bank conflicts cost. `block`: the workgroup's
    shape where the kernel does not say it.
    """
    tables = LaneTables(affine, block)
    known: dict[tuple[Polynomial, int], tuple[float, float] | None] = {}
    found: dict[int, list[LdsAccess]] = {}
    for access in accesses:
        found.setdefault(access.instruction, []).append(access)
    return {index: _predicted(index, group, tables, timing, known) for index, group in found.items()}


def _predicted(
    index: int,
    group: Sequence[LdsAccess],
    tables: LaneTables,
    timing: LdsTiming,
    known: dict[tuple[Polynomial, int], tuple[float, float] | None],
) -> Prediction:
    cycles = ideal = 0.0
    for access in group:
        if access.address is None:
            return Prediction(index, why=tables.why(access))
        # A constant number of dwords turns the banks round for all lanes alike.
        key = access.address - (access.address.constant - access.address.constant % DWORD), access.size
        if key not in known:
            known[key] = _mean(tables.of(access), access.size, timing)
        mean = known[key]
        if mean is None:
            return Prediction(index, why=tables.why(access))
        cycles, ideal = cycles + mean[0], ideal + mean[1]
    return Prediction(index, cycles, ideal)


def _mean(waves: list[list[int]] | None, size: int, timing: LdsTiming) -> tuple[float, float] | None:
    """(cycles, cycles without conflicts) over some waves."""
    if waves is None:
        return None
    taken = sum(timing.cycles(addresses, size) for addresses in waves)
    free = sum(timing.ideal(len(addresses), size) for addresses in waves)
    return taken / len(waves), free / len(waves)


class LaneTables:
    """The addresses of all lanes of some waves, at some values of what the lanes share."""

    def __init__(self, affine: Affine, block: Block | None = None) -> None:
        self.affine = affine
        self.lanes = lanes_for(affine.transfer.facts, block, affine.flow.function.wave_size)
        self._waves = _spread(self.lanes.waves, _MOST_WAVES) if self.lanes is not None else ()

    def of(self, access: LdsAccess) -> list[list[int]] | None:
        """One list of lane addresses for each wave and value that is looked at; None if they are not known."""
        if access.address is None or self.lanes is None:
            return None
        leaves = [self.affine.atoms[number] for number in sorted(self.affine.atoms.leaves(access.address))]
        if any(not atom.uniform and work_item_place(atom) is None for atom in leaves):
            return None
        shared = [atom for atom in leaves if atom.uniform]
        found = []
        for values in self._values(shared):
            chosen = partial(_value, values)
            found += [LaneAddresses(self.affine.atoms, wave, chosen).of(access.address) for wave in self._waves]
        return found

    def why(self, access: LdsAccess) -> str:
        """Why there are no addresses."""
        if access.address is None:
            return "its address is not followed"
        if self.lanes is None:
            return NO_SHAPE
        return f"lanes differ in {self._blocking(access.address)}"

    def _blocking(self, address: Polynomial) -> str:
        for number in sorted(self.affine.atoms.leaves(address)):
            atom = self.affine.atoms[number]
            if not atom.uniform and work_item_place(atom) is None:
                return self.affine.atoms.name(number)
        return "what is not known"

    def _values(self, shared: Sequence[Atom]) -> list[Mapping[int, int]]:
        """Values of the uniform leaves: the least, and one iteration after another."""
        base = {atom.number: max(atom.low, 0) for atom in shared}
        counters = [atom for atom in shared if atom.name.startswith("iteration(")]
        found: list[Mapping[int, int]] = [base]
        for atom in counters:
            turns = min(_MOST_ITERATIONS, self._turns(atom))
            found += [{**base, atom.number: turn} for turn in range(1, turns)]
        return found

    def _turns(self, atom: Atom) -> int:
        for loop, trip in self.affine.trips.items():
            if self.affine.iteration(loop).single_atom == atom.number:
                return trip.iterations
        return _MOST_ITERATIONS


def lanes_for(facts: LaunchFacts, block: Block | None, wave_size: int = DEFAULT_WAVE) -> Lanes | None:
    """The work-items of a workgroup in the order of their lanes; None if its shape is not known."""
    if facts.block is None and block is not None:
        x, y, z = block
        return Lanes(tuple((i, j, k) for k in range(z) for j in range(y) for i in range(x)), wave_size)
    if facts.block is None and facts.descriptor is not None and facts.descriptor.workitem_ids != 1:
        return None
    return lanes_of(facts, wave_size)


def _spread(waves: Sequence[tuple[Item, ...]], most: int) -> tuple[tuple[Item, ...], ...]:
    """At most so many waves, the first and the last among them."""
    if len(waves) <= most:
        return tuple(waves)
    return tuple(waves[number * (len(waves) - 1) // (most - 1)] for number in range(most))


def _value(values: Mapping[int, int], atom: Atom) -> int:
    return values[atom.number]


def conflicts(predictions: Mapping[int, Prediction]) -> Iterator[Prediction]:
    """Those that cost more than they need, in the order of the file."""
    for index in sorted(predictions):
        if predictions[index].cycles > predictions[index].ideal:
            yield predictions[index]
