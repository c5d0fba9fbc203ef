"""What the PERF rules about global memory find in one kernel, by the addresses of its accesses.

Whether lanes share transactions is asked for a few plausible values of the arguments; a finding holds for all of them.
What cache hints do: RDNA3 ISA guide 4.1.1; what transactions cost is a hypothesis, so everything here is advice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from isatool.analysis.affine_transfer import AffineAccess
from isatool.analysis.atoms import Atom, Kind, Valuation
from isatool.analysis.global_accesses import SCALARS, SECTOR, GlobalAccesses, is_global
from isatool.analysis.loops import Loop
from isatool.analysis.polynomials import Polynomial
from isatool.ir.program import Program
from isatool.isa.table import Unit
from isatool.lint.places import mnemonic_place
from isatool.lint.rule import Finding, Rule
from isatool.lint.rules.perf_access import COALESCE, PREFETCH, STREAM
from isatool.records import dataclass

WASTEFUL: Final = 4
"""times as many sectors as the bytes need"""
_POINTER: Final = 1 << 32


@dataclass(frozen=True, eq=False)
class GlobalFindings:
    """One kernel, whose accesses are known."""

    program: Program
    kernel: GlobalAccesses

    def _finding(self, index: int, rule: Rule, message: str, *notes: str) -> Finding:
        line = self.kernel.flow.lines[index]
        return Finding(rule, line, message, notes, mnemonic_place(self.program.lines[line]))

    # -- coalescing

    def uncoalesced(self) -> Iterator[Finding]:
        """One finding for the accesses of a loop (or of the code outside loops) that waste transactions."""
        groups: dict[int, list[tuple[int, int, int]]] = {}
        for block in self.kernel.flow.order:
            for index in self.kernel.flow.blocks[block].instructions:
                found = self.kernel.access(index)
                counted = self.kernel.sectors(*found) if found is not None else None
                if counted is not None and counted[0] >= WASTEFUL * counted[1]:
                    groups.setdefault(self.kernel.affine.forest.innermost[block], []).append((index, *counted))
        for loop, accesses in groups.items():
            index, sectors, least = accesses[0]
            name = self.kernel.flow.instructions[index].mnemonic
            text = f"{name} touches {sectors} sectors of {SECTOR} bytes per wave where {least} would hold its bytes"
            others = "in this loop" if loop >= 0 else "outside of loops"
            notes = [f"{len(accesses)} accesses {others} do so"] if len(accesses) > 1 else []
            address = self.kernel.access(index)
            assert address is not None
            notes.append(f"lanes at {self._lanes_text(address[1])}")
            notes.append(
                "`isatool pass complete-lines` where work-items may exchange their ids; else let neighbouring lanes "
                "access neighbouring words, if need be through LDS"
            )
            yield self._finding(index, COALESCE, text, *notes)

    def _lanes_text(self, address: Polynomial) -> str:
        """The addresses of the first lanes of one of the tried launches, from the first on."""
        items = next(iter(self.kernel.shapes()))
        starts = self.kernel.starts(address, items[:4], SCALARS[0])
        scalars = any(
            atom.kind is Kind.INPUT and atom.uniform and atom.high < _POINTER and "iteration" not in atom.name
            for atom in map(self.kernel.affine.atoms.__getitem__, self.kernel.affine.atoms.leaves(address))
        )
        places = ", ".join(str(start - starts[0]) for start in starts)
        return f"{places}, ... bytes{' (scalar arguments taken for 1024)' if scalars else ''}"

    # -- data touched once

    def streaming(self) -> Iterator[Finding]:
        """One finding for each loop with accesses to data that the kernel touches once."""
        for loop in self.kernel.affine.forest.loops:
            found = self.kernel.streams(loop)
            forms = (self.kernel.flow.instructions[index].form for index in found)
            stores = [index for index, form in zip(found, forms, strict=True) if form is not None and form.may_store]
            loads = [index for index in found if index not in stores]
            for accesses, what, does in (
                (stores, "store", "write what the kernel never reads"),
                (loads, "load", "read what nothing reads again"),
            ):
                if accesses:
                    text = f"{_count(accesses, what)} of this loop {does}, and no hint says so"
                    yield self._finding(
                        accesses[0],
                        STREAM,
                        text,
                        "`isatool pass stream` adds the hints that compilers write for nontemporal accesses: the lines "
                        "need not stay in the caches",
                        "faster only if nobody reads them soon; nothing was measured here, results do not change",
                    )

    # -- prefetches

    def prefetching(self) -> Iterator[Finding]:
        """One finding for each loop that also loads in its last iteration what the next one would use."""
        for loop in self.kernel.affine.forest.loops:
            before = [
                access
                for index in self._loads()
                if self.kernel.flow.block_of[index] not in loop.blocks
                and self.kernel.flow.dominates(self.kernel.flow.block_of[index], loop.header)
                and (access := self.kernel.access(index)) is not None
            ]
            if not before:
                continue
            ahead = [index for index in self.kernel.own(loop) if self._is_ahead(index, loop, before)]
            if ahead:
                text = f"{_count(ahead, 'load')} for the next iteration, in the last one too: nobody uses them"
                yield self._finding(
                    ahead[0],
                    PREFETCH,
                    text,
                    f"after the last iteration's data by {self._stride(ahead[0], loop)}: out of bounds unless the "
                    "buffers are larger",
                    "skip them in the last iteration, or let the buffers have so much room",
                )

    def _loads(self) -> Iterator[int]:
        for index, instruction in enumerate(self.kernel.flow.instructions):
            form = instruction.form
            if form is not None and form.may_load and not form.may_store and is_global(instruction):
                yield index

    def _is_ahead(self, index: int, loop: Loop, before: Sequence[tuple[AffineAccess, Polynomial]]) -> bool:
        """True for a load of every iteration for the next one, one step further on than a load before the loop."""
        found = self.kernel.access(index)
        block = self.kernel.flow.block_of[index]
        if (
            found is None
            or not found[0].is_load
            or not all(self.kernel.flow.dominates(block, latch) for latch in loop.latches)
        ):
            return False
        counter = next(self.kernel.affine.iteration(loop.index).atoms())
        if counter not in self.kernel.affine.atoms.leaves(found[1]) or not self._is_used_later(index, loop):
            return False
        return any(
            access.size == found[0].size and self._follows(found[1], address, counter) for access, address in before
        )

    def _is_used_later(self, index: int, loop: Loop) -> bool:
        """True if only stores to LDS, after the LDS loads of this iteration, read the result in it."""
        body = self.kernel.flow.inside(sorted(loop.blocks))
        written = self.kernel.flow.effects[index].writes
        uses = [i for i in body if i > index and self.kernel.flow.effects[i].reads & written]
        if not uses:
            return any(self.kernel.flow.effects[i].reads & written for i in body if i <= index)
        lds = [i for i in body if self.kernel.flow.instructions[i].unit is Unit.LDS]
        loads = [i for i in lds if (form := self.kernel.flow.instructions[i].form) is not None and form.may_load]
        stores = set(lds) - set(loads)
        return set(uses) <= stores and any(index < i < uses[0] for i in loads) and not any(i > uses[-1] for i in loads)

    def _follows(self, address: Polynomial, first: Polynomial, counter: int) -> bool:
        """True if the address of iteration 0 is one step after the first one, whatever the launch."""
        for seed in (1, 2, 3):
            iterations = [
                Valuation(self.kernel.affine.atoms, _spread(seed, counter, iteration)).of(address)
                for iteration in range(3)
            ]
            start = Valuation(self.kernel.affine.atoms, _spread(seed, counter, 0)).of(first)
            if (
                iterations[1] == iterations[0]
                or not iterations[0] - start == iterations[1] - iterations[0] == iterations[2] - iterations[1]
            ):
                return False
        return True

    def _stride(self, index: int, loop: Loop) -> str:
        found = self.kernel.access(index)
        assert found is not None
        counter = next(self.kernel.affine.iteration(loop.index).atoms())
        strides = {
            Valuation(self.kernel.affine.atoms, _spread(seed, counter, 2)).of(found[1])
            - Valuation(self.kernel.affine.atoms, _spread(seed, counter, 1)).of(found[1])
            for seed in (1, 2, 3)
        }
        return f"{strides.pop()} bytes" if len(strides) == 1 else "one step of the loop"


def _count(found: Sequence[int], what: str) -> str:
    return f"{len(found)} {what}{'' if len(found) == 1 else 's'}"


def _spread(seed: int, counter: int, iteration: int) -> Callable[[Atom], int]:
    """Values that differ from leaf to leaf, with one loop counter given."""

    def value(atom: Atom) -> int:
        if atom.number == counter:
            return iteration
        if atom.high >= _POINTER:
            return abs(atom.number) << 34
        width = min(atom.high - atom.low, 4095)
        return atom.low + (abs(atom.number) * 2654435761 * seed >> 7) % (width + 1)

    return value
