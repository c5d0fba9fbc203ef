"""A guard and two versions of a straight line: one that may assume what the guard tested, and the line as it was.

The original is after the end of the function and jumps back to what follows the region, or ends the wave itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from isatool.analysis.affine import Affine
from isatool.analysis.atoms import Bounds
from isatool.analysis.cfg import Ending
from isatool.analysis.effects import SGPRS
from isatool.analysis.lane_values import Condition
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.sizes import code_bytes
from isatool.diagnostics import RefusedError
from isatool.ir.line import Line
from isatool.isa import opcodes
from isatool.isa.registers import SCC, SGPR_COUNT, Register, RegisterRange
from isatool.passes.common.draft import Draft
from isatool.passes.common.guards import Guard
from isatool.passes.common.kept_inputs import KeptInputs
from isatool.passes.common.loop_copies import FALLBACK
from isatool.passes.common.loop_versions import LineEdits, versioned
from isatool.passes.common.regions import Region
from isatool.passes.common.synthesis import Pool
from isatool.records import dataclass
from isatool.rewriting.body import branch
from isatool.rewriting.registers import spare
from isatool.rewriting.text import BodyLine


@dataclass(frozen=True, slots=True)
class Versioned:
    """The draft, what the guard tests, how many instructions the original version has, and their bytes."""

    draft: Draft
    guard: Guard
    copied: int
    bytes: int


def version_region(draft: Draft, affine: Affine, region: Region, first: int, bounds: Bounds) -> Versioned:
    """A guard in a region, before instruction `first` or as little earlier as SCC allows, and the original from
    there on after the function, for launches outside of the bounds.

    RefusedError with the reason where that cannot be done.
    """
    alive = compute_liveness(affine.flow).before
    places = range(first, region.first - 1, -1)
    place = next((index for index in places if not alive[index] >> SCC & 1), None)
    if place is None:
        raise RefusedError("SCC is alive before it")
    return _Versions(draft, affine, Region(region.block, place, region.last)).made(bounds)


class _Versions:
    def __init__(self, draft: Draft, affine: Affine, region: Region) -> None:
        self.draft = draft
        self.affine = affine
        self.flow = affine.flow
        self.region = region
        self.kept = KeptInputs(affine, Pool(spare(self.flow, SGPRS)))

    def made(self, bounds: Bounds) -> Versioned:
        """The draft with both versions."""
        if self.flow.calls:
            raise RefusedError("the function calls others, which may use every register")
        view = self.affine.views[self.region.block]
        guard = Guard(self.flow.function, view, partial(self._held_input, self._held()))
        guard.within(bounds)
        edits = LineEdits()
        label = self._label()
        if self.kept.code:
            edits.before[self.flow.lines[self.flow.blocks[0].first]] = list(self.kept.code)
        edits.before.setdefault(self.flow.lines[self.region.first], []).extend(guard.code(label))
        fallback = self._fallback(label, edits)
        copied = [line.instruction for line, _, _ in fallback if line.instruction is not None]
        draft = versioned(self.draft, self.flow, edits, fallback)
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

    def _label(self) -> str:
        """A label that the function does not have."""
        taken = {label for line in self.flow.function.program.lines for label in line.labels}
        labels = self.flow.blocks[self.region.block].labels
        start = labels[0] if labels else f".L{self.flow.function.name}"
        names = (f"{start}{FALLBACK}", *(f"{start}_{number}{FALLBACK}" for number in range(1, len(taken) + 2)))
        return next(name for name in names if name not in taken)

    def _fallback(self, label: str, edits: LineEdits) -> list[BodyLine]:
        """The original: the region and what ends the wave after it, or a jump to what follows the region."""
        flow, block = self.flow, self.flow.blocks[self.region.block]
        ends = block.ending is Ending.END
        last = block.last if ends else self.region.last
        lines = flow.function.program.lines
        body: list[BodyLine] = [(Line.label(label), flow.lines[self.region.first], 1)]
        for dense in range(self.region.first, last):
            if dense in flow.fences:
                raise RefusedError(f"{flow.place(dense)}: {flow.fences[dense]}")
            line = lines[flow.lines[dense]]
            if line.labels:
                line = Line.of(flow.instructions[dense], line.comment, number=line.number)
            body.append((line, flow.lines[dense], 1))
        for index in range(flow.lines[self.region.first], flow.lines[last - 1]):
            if lines[index].opaque_reason:
                raise RefusedError(f"line {lines[index].number} is opaque: {lines[index].opaque_reason}")
        if not ends:
            body.append((Line.of(branch(opcodes.S_BRANCH, self._following(label, edits), flow.function.target)), -1, 0))
        return body

    def _following(self, label: str, edits: LineEdits) -> str:
        """The label of what follows the region; a new one if it has none."""
        flow, index = self.flow, self.region.last
        if index >= len(flow.instructions):
            raise RefusedError("nothing follows it")
        block = flow.block_at(index)
        if block.first == index and block.labels:
            return block.labels[0]
        return edits.labels.setdefault(flow.lines[index], f"{label}_end")
