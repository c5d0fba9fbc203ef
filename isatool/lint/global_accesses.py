"""What the PERF rules about global memory find in one kernel, by the addresses of its accesses.

Addresses come from the affine analysis. Whether lanes share transactions is asked for a few plausible values of the
arguments; a finding holds for all of them. Sizes of transactions and what cache hints do: RDNA3 ISA guide 4.1.1 and
the chip file of `isatool.model`; what they cost is a hypothesis, so everything here is advice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.affine_transfer import Access
from isatool.analysis.atoms import Atom, Kind, Valuation
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.lane_addresses import Item
from isatool.analysis.loops import Loop
from isatool.analysis.polynomials import Polynomial
from isatool.isa.chips import DEFAULT
from isatool.isa.table import AddressSpace, Unit
from isatool.lint.checked import CheckedProgram
from isatool.lint.perf_access import COALESCE, PREFETCH, STREAM, is_global
from isatool.lint.places import mnemonic_place
from isatool.lint.rule import Finding, Rule
from isatool.semantics.effects import Space

SECTOR: Final = 32
"""bytes of the smallest transaction"""
WASTEFUL: Final = 4
"""times as many sectors as the bytes need"""
_SCALARS: Final = (1024, 1000, 96)
"""values of scalar arguments that are tried"""
_POINTER: Final = 1 << 32
_HINTS: Final = DEFAULT.cache_words


class _UnknownError(Exception):
    """A value that no choice of arguments gives."""


@dataclass(frozen=True, eq=False)
class GlobalAccesses:
    """One kernel with its addresses."""

    checked: CheckedProgram
    flow: ControlFlow
    affine: Affine

    @property
    def _lanes(self) -> int:
        """Of a wave."""
        return self.flow.function.wave_size

    def _finding(self, index: int, rule: Rule, message: str, *notes: str) -> Finding:
        line = self.flow.lines[index]
        return Finding(rule, line, message, notes, mnemonic_place(self.checked.lines[line]))

    def _access(self, index: int) -> tuple[Access, Polynomial] | None:
        """The one global access of an instruction, with its address."""
        found = [access for access in self.affine.accesses.get(index, ()) if access.space is Space.GLOBAL]
        instruction = self.flow.instructions[index]
        if not found or instruction.unit is not Unit.VMEM or not is_global(instruction):
            return None
        address = found[0].address
        size = sum(access.size for access in found)
        first = found[0]
        whole = Access(first.instruction, 0, first.space, address, size, first.is_load, first.is_store)
        return None if address is None else (whole, address)

    # -- coalescing

    def uncoalesced(self) -> Iterator[Finding]:
        """One finding for the accesses of a loop (or of the code outside loops) that waste transactions."""
        groups: dict[int, list[tuple[int, int, int]]] = {}
        for block in self.flow.order:
            for index in self.flow.blocks[block].instructions:
                found = self._access(index)
                counted = self._sectors(*found) if found is not None else None
                if counted is not None and counted[0] >= WASTEFUL * counted[1]:
                    groups.setdefault(self.affine.forest.innermost[block], []).append((index, *counted))
        for loop, accesses in groups.items():
            index, sectors, least = accesses[0]
            name = self.flow.instructions[index].mnemonic
            text = f"{name} touches {sectors} sectors of {SECTOR} bytes a wave where {least} would hold its bytes"
            others = "in this loop" if loop >= 0 else "outside of loops"
            notes = [f"{len(accesses)} accesses {others} do so"] if len(accesses) > 1 else []
            address = self._access(index)
            assert address is not None
            notes.append(f"lanes at {self._lanes_text(address[1])}")
            notes.append("let neighbouring lanes access neighbouring words, if need be by way of LDS")
            yield self._finding(index, COALESCE, text, *notes)

    def _sectors(self, access: Access, address: Polynomial) -> tuple[int, int] | None:
        """(fewest sectors that a wave touches in any of the tried launches, those that its bytes need)."""
        least = -(-self._lanes * access.size // SECTOR)
        if self.affine.atoms.is_uniform(address):
            return None
        counts = []
        for scalar in _SCALARS:
            for items in self._shapes():
                try:
                    starts = [Valuation(self.affine.atoms, _leaf(item, scalar)).of(address) for item in items]
                except _UnknownError:
                    return None
                touched = {
                    sector
                    for start in starts
                    for sector in range(start // SECTOR, (start + access.size - 1) // SECTOR + 1)
                }
                counts.append(len(touched))
        return min(counts), least

    def _shapes(self) -> Iterator[Sequence[Item]]:
        """The work-items of a first wave, for every shape of the workgroup that may be."""
        facts = self.affine.transfer.facts
        if facts.block is not None:
            x, y, z = facts.block
            items = [(i, j, k) for k in range(z) for j in range(y) for i in range(x)]
            yield items[: self._lanes]
            return
        axes = facts.descriptor.workitem_ids if facts.descriptor is not None else 1
        for width in (self._lanes,) if axes == 1 else (self._lanes, 16, 8):
            yield [(lane % width, lane // width, 0) for lane in range(self._lanes)]

    def _lanes_text(self, address: Polynomial) -> str:
        """The addresses of the first lanes of one of the tried launches, from the first on."""
        items = next(iter(self._shapes()))
        starts = [Valuation(self.affine.atoms, _leaf(item, _SCALARS[0])).of(address) for item in items[:4]]
        scalars = any(
            atom.kind is Kind.INPUT and atom.uniform and atom.high < _POINTER and "iteration" not in atom.name
            for atom in map(self.affine.atoms.__getitem__, self.affine.atoms.leaves(address))
        )
        places = ", ".join(str(start - starts[0]) for start in starts)
        return f"{places}, ... bytes{' (scalar arguments taken for 1024)' if scalars else ''}"

    # -- streaming stores

    def streaming(self) -> Iterator[Finding]:
        """One finding for each loop with stores to a buffer that the kernel never reads."""
        read = self._pointers_read()
        if read is None:
            return
        for loop in self.affine.forest.loops:
            stores = [index for index in self._own(loop) if self._streams(index, loop, read)]
            if stores:
                text = f"{_count(stores, 'store')} of this loop write what the kernel never reads, and no hint says so"
                yield self._finding(
                    stores[0],
                    STREAM,
                    text,
                    "`glc slc dlc` is what compilers write for nontemporal stores: the lines need not stay in L2 and "
                    "the last level",
                    "faster only if nobody reads them soon; nothing was measured here, results do not change",
                )

    def _own(self, loop: Loop) -> list[int]:
        innermost = self.affine.forest.innermost
        blocks = [block for block in sorted(loop.blocks) if innermost[block] == loop.index]
        return [index for block in blocks for index in self.flow.blocks[block].instructions]

    def _pointers(self, address: Polynomial) -> frozenset[int]:
        atoms = self.affine.atoms
        return frozenset(
            number
            for number in atoms.leaves(address)
            if atoms[number].kind is Kind.INPUT and atoms[number].high >= _POINTER
        )

    def _pointers_read(self) -> frozenset[int] | None:
        """Arguments through which something is loaded; None if a load's address is not known."""
        found: frozenset[int] = frozenset()
        for index, instruction in enumerate(self.flow.instructions):
            form = instruction.form
            if instruction.unit in (Unit.FLAT, None) or (form is not None and form.may_load and form.may_store):
                return None
            if instruction.unit is not Unit.VMEM or form is None or not form.may_load:
                continue
            if instruction.space is AddressSpace.SCRATCH:
                continue
            access = self._access(index)
            if access is None or not self._pointers(access[1]):
                return None
            found |= self._pointers(access[1])
        return found

    def _streams(self, index: int, loop: Loop, read: frozenset[int]) -> bool:
        instruction = self.flow.instructions[index]
        access = self._access(index)
        if access is None or not access[0].is_store or any(instruction.has(name) for name in _HINTS):
            return False
        pointers = self._pointers(access[1])
        counted = self._sectors(*access)
        return (
            len(pointers) == 1
            and not pointers & read
            and bool(self.affine.atoms.varies(access[1]) >> loop.index & 1)
            and counted is not None
            and counted[0] <= counted[1] + 1
        )

    # -- prefetches

    def prefetching(self) -> Iterator[Finding]:
        """One finding for each loop that loads in every turn, the last one too, what the turn after it uses."""
        for loop in self.affine.forest.loops:
            before = [
                access
                for index in self._loads()
                if self.flow.block_of[index] not in loop.blocks
                and self.flow.dominates(self.flow.block_of[index], loop.header)
                and (access := self._access(index)) is not None
            ]
            if not before:
                continue
            ahead = [index for index in self._own(loop) if self._is_ahead(index, loop, before)]
            if ahead:
                text = (
                    f"{_count(ahead, 'load')} for the next turn, in the last turn too: nobody uses what is read there"
                )
                yield self._finding(
                    ahead[0],
                    PREFETCH,
                    text,
                    f"behind the last turn's data by {self._stride(ahead[0], loop)}: out of bounds unless the buffers "
                    "are larger",
                    "skip them in the last turn, or let the buffers have so much room",
                )

    def _loads(self) -> Iterator[int]:
        for index, instruction in enumerate(self.flow.instructions):
            form = instruction.form
            if form is not None and form.may_load and not form.may_store and is_global(instruction):
                yield index

    def _is_ahead(self, index: int, loop: Loop, before: Sequence[tuple[Access, Polynomial]]) -> bool:
        """True for a load of every turn, one step further on than a load before the loop, for the turn after it."""
        found = self._access(index)
        block = self.flow.block_of[index]
        if (
            found is None
            or not found[0].is_load
            or not all(self.flow.dominates(block, latch) for latch in loop.latches)
        ):
            return False
        counter = next(self.affine.iteration(loop.index).atoms())
        if counter not in self.affine.atoms.leaves(found[1]) or not self._is_used_later(index, loop):
            return False
        return any(
            access.size == found[0].size and self._follows(found[1], address, counter) for access, address in before
        )

    def _is_used_later(self, index: int, loop: Loop) -> bool:
        """True if nothing reads the result in the same turn but stores to LDS, behind the LDS loads of this turn."""
        body = [i for block in sorted(loop.blocks) for i in self.flow.blocks[block].instructions]
        written = self.flow.effects[index].writes
        uses = [i for i in body if i > index and self.flow.effects[i].reads & written]
        if not uses:
            return any(self.flow.effects[i].reads & written for i in body if i <= index)
        lds = [i for i in body if self.flow.instructions[i].unit is Unit.LDS]
        loads = [i for i in lds if (form := self.flow.instructions[i].form) is not None and form.may_load]
        stores = set(lds) - set(loads)
        return set(uses) <= stores and any(index < i < uses[0] for i in loads) and not any(i > uses[-1] for i in loads)

    def _follows(self, address: Polynomial, first: Polynomial, counter: int) -> bool:
        """True if the address of turn 0 is one step behind the first one, whatever the launch."""
        for seed in (1, 2, 3):
            turns = [Valuation(self.affine.atoms, _spread(seed, counter, turn)).of(address) for turn in range(3)]
            start = Valuation(self.affine.atoms, _spread(seed, counter, 0)).of(first)
            if turns[1] == turns[0] or not turns[0] - start == turns[1] - turns[0] == turns[2] - turns[1]:
                return False
        return True

    def _stride(self, index: int, loop: Loop) -> str:
        found = self._access(index)
        assert found is not None
        counter = next(self.affine.iteration(loop.index).atoms())
        strides = {
            Valuation(self.affine.atoms, _spread(seed, counter, 2)).of(found[1])
            - Valuation(self.affine.atoms, _spread(seed, counter, 1)).of(found[1])
            for seed in (1, 2, 3)
        }
        return f"{strides.pop()} bytes" if len(strides) == 1 else "one step of the loop"


def _count(found: Sequence[int], what: str) -> str:
    return f"{len(found)} {what}{'' if len(found) == 1 else 's'}"


def _leaf(item: Item, scalar: int) -> Callable[[Atom], int]:
    """Values of the leaves of an address for a work-item: scalars as given, pointers aligned and far apart."""

    def value(atom: Atom) -> int:
        if atom.kind is Kind.INPUT and atom.name.startswith("item_"):
            word, _, bit = atom.name.partition(".")
            return item["xyz".index(word[-1])] >> int(bit) & 1
        if not atom.uniform:
            raise _UnknownError
        if atom.kind is Kind.INPUT and atom.high >= _POINTER:
            return abs(atom.number) << 34
        wanted = scalar if atom.kind is Kind.INPUT and "(" not in atom.name else 64
        return max(atom.low, min(atom.high, wanted))

    return value


def _spread(seed: int, counter: int, turn: int) -> Callable[[Atom], int]:
    """Values that differ from leaf to leaf, with one loop counter given."""

    def value(atom: Atom) -> int:
        if atom.number == counter:
            return turn
        if atom.high >= _POINTER:
            return abs(atom.number) << 34
        width = min(atom.high - atom.low, 4095)
        return atom.low + (abs(atom.number) * 2654435761 * seed >> 7) % (width + 1)

    return value
