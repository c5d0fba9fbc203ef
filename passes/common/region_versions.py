"""A guard and two versions of code: one that may assume what the guard tested, and the code as it was.

The original is after the end of the function and jumps back to what follows the region, or ends the wave itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from isatool.analysis.affine import Affine
from isatool.analysis.atoms import Bounds
from isatool.analysis.cfg import Ending, reachable
from isatool.analysis.effects import SGPRS
from isatool.analysis.lane_values import Condition
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.sizes import code_bytes
from isatool.diagnostics import RefusedError
from isatool.isa.registers import SCC, SGPR_COUNT, Register, RegisterRange
from isatool.passes.common.draft import Draft
from isatool.passes.common.guards import Guard
from isatool.passes.common.kept_inputs import KeptInputs
from isatool.passes.common.regions import Region
from isatool.passes.common.synthesis import Pool
from isatool.passes.common.versions import with_original
from isatool.records import record
from isatool.rewriting.body import Body, Place
from isatool.rewriting.registers import spare
from isatool.rewriting.text import written_blocks


@record
class Versioned:
    """The draft, what the guard tests, how many instructions the original version has, and their bytes."""

    draft: Draft
    guard: Guard
    copied: int
    bytes: int


def version_region(
    draft: Draft, affine: Affine, region: Region, first: int, bounds: Bounds, *, to_end: bool = False
) -> Versioned:
    """A guard in a region, before instruction `first` or as little earlier as SCC allows, and the original from
    there on after the function, for launches outside of the bounds; `to_end`: with all code that control reaches from
    there.

    RefusedError with the reason where that cannot be done.
    """
    alive = compute_liveness(affine.flow).before
    places = range(first, region.first - 1, -1)
    place = next((index for index in places if not alive[index] >> SCC & 1), None)
    if place is None:
        raise RefusedError("SCC is alive before it")
    return _Versions(draft, affine, Region(region.block, place, region.last)).made(bounds, to_end=to_end)


class _Versions:
    def __init__(self, draft: Draft, affine: Affine, region: Region) -> None:
        self.draft = draft
        self.affine = affine
        self.flow = affine.flow
        self.region = region
        self.kept = KeptInputs(affine, Pool(spare(self.flow, SGPRS)))

    def made(self, bounds: Bounds, *, to_end: bool) -> Versioned:
        """The draft with both versions."""
        if self.flow.calls:
            raise RefusedError("the function calls others, which may use every register")
        view = self.affine.views[self.region.block]
        guard = Guard(self.flow.function, view, partial(self._held_input, self._held()))
        guard.within(bounds)
        body = Body.of(self.flow).changed({self.flow.blocks[0].first: self.kept.code})
        block = self.flow.blocks[self.region.block]
        if not to_end and block.ending is not Ending.END and self.region.last < block.last:
            body, _ = body.split(self.region.last, "")
        source = Place(self.region.block)
        body, place = body.split(self.region.first, next(iter(block.labels), f".L{self.flow.function.name}"))
        after = reachable(block.successors, lambda each: self.flow.blocks[each].successors) if to_end else ()
        body = with_original(body, [place, *map(Place, sorted(after))])
        original = place._replace(copy=1)
        body = body.on_the_way(source, place, (), guard.branches(original))
        written = dict(written_blocks(body))
        copies = (line for at, lines in written.items() if at is not None and at.copy for line, _, _ in lines)
        copied = [line.instruction for line in copies if line.instruction is not None]
        draft = self.draft.with_body([line for lines in written.values() for line in lines])
        return Versioned(draft, guard, len(copied), code_bytes(copied))

    def _held_input(self, held: Mapping[int, Register], atom: int) -> RegisterRange | None:
        """A register that has an input of the kernel before the region."""
        register = held.get(atom)
        return RegisterRange(register) if register is not None else self.kept.register(atom)

    def _held(self) -> dict[int, Register]:
        """Atoms by the SGPR that holds them before the region; one that is dead still does."""
        index = self.region.first
        state = self.affine.before(index)
        found: dict[int, Register] = {}
        written = self.affine.written.before(index)
        for register in sorted(register for register in state.cells if written >> register & 1):
            if register >= SGPR_COUNT or isinstance(state.cells[register], Condition):
                continue
            atom = self.affine.value(state, register, index).single_atom
            if atom is not None:
                found.setdefault(atom, Register(register))
        return found
