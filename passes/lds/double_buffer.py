"""double-buffer: two LDS buffers in turn, so that waves store the next tile while others still load from this one.

A loop that loads a tile from LDS, waits at s_barrier, overwrites the tile and waits again needs the first barrier only
because there is one buffer. With two, stores of one turn go where the loads of the next look, and one barrier a turn
is enough. The loop stands in the text once for each buffer, so addresses stay constants: the second buffer is reached
by offsets where they have room, else by registers that are computed once in front of the loop.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.fallbacks import is_fallback
from isatool.analysis.lds_accesses import LdsAccess, lds_accesses, segment_bytes, unresolved
from isatool.analysis.loops import Loop
from isatool.analysis.synchronising import synchronising
from isatool.analysis.workgroup_uniform import analyse_uniformity
from isatool.diagnostics import RefusedError
from isatool.ir.program import Function
from isatool.isa.operations import Op
from isatool.isa.table import AddressSpace
from isatool.passes.common.draft import Draft
from isatool.passes.common.needs import declared_segment
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult
from isatool.passes.lds.buffered_loop import BufferedDraft, BufferedLoop, located
from isatool.passes.lds.options import DoubleBuffer
from isatool.verify.structural.lds_phases import PlacedAccess

_FAR: Final = 1 << 24


def run(options: DoubleBuffer, function: Function, context: Context) -> PassResult:
    """The kernel with two buffers, if a barrier then goes and no wave less runs."""
    return _DoubleBuffer(function, context, options).run()


class _DoubleBuffer:
    def __init__(self, function: Function, context: Context, options: DoubleBuffer) -> None:
        self.function = function
        self.context = context
        self.options = options

    def run(self) -> PassResult:
        """Analyse, unfold, readdress, take barriers away, show."""
        report = PassReport(self.options.name, self.function)
        try:
            made = self._made(Draft.of(self.function))
        except RefusedError as error:
            return report.unchanged(error)
        report.note(made.remark)
        report.statistics |= made.statistics
        return report.changed(made.draft, proof_steps=made.told)

    def _made(self, draft: Draft) -> BufferedDraft:
        descriptor, metadata = declared_segment(self.function)
        flow = draft.flow()
        if not flow.barriers:
            raise RefusedError("it has no barrier")
        for index in sorted(synchronising(flow).accesses):
            raise RefusedError(*located(flow, index, f"waves may synchronise by '{flow.instructions[index]}'"))
        affine = analyse_affine(self.function, self.context.assumptions, flow)
        if affine.forest.irreducible:
            block = affine.flow.blocks[min(affine.forest.irreducible)]
            raise RefusedError(*located(affine.flow, block.first, "control enters a loop at several places"))
        loops = list(self._loops(affine))
        if not loops:
            what = f"{self.options.loop} is not a loop" if self.options.loop else "there is no loop"
            raise RefusedError(f"{what} that loads from LDS, stores to it and has barriers")
        reason = analyse_uniformity(flow, affine.transfer.facts).barriers_differ()
        if reason:
            raise RefusedError(reason)
        found = lds_accesses(affine)
        size = segment_bytes(found, descriptor.lds_bytes, self.function.target.lds_per_workgroup)
        accesses = self._accesses(affine, found, size)
        refused: RefusedError | None = None
        for loop in loops:
            try:
                return BufferedLoop(
                    self.function,
                    self.context,
                    self.options,
                    draft,
                    affine,
                    loop,
                    accesses,
                    descriptor,
                    metadata,
                    size,
                ).made()
            except RefusedError as error:
                refused = refused or error
        assert refused is not None
        raise refused

    def _loops(self, affine: Affine) -> Iterator[Loop]:
        """Outermost loops with barriers, LDS loads and stores, the longest first."""
        flow = affine.flow
        found: list[tuple[int, Loop]] = []
        for loop in affine.forest.loops:
            labels = loop.labels
            inside = flow.inside(sorted(loop.blocks))
            if loop.parent >= 0 or not labels or any(is_fallback(label) for label in labels):
                continue
            if self.options.loop and self.options.loop not in labels:
                continue
            if _fills_lds(flow, inside):
                found.append((-len(inside), loop))
        for _, loop in sorted(found, key=lambda one: (one[0], one[1].index)):
            yield loop

    def _accesses(self, affine: Affine, found: Sequence[LdsAccess], size: int) -> tuple[PlacedAccess, ...]:
        """Every access where it is now. RefusedError where something may touch LDS at a place that is not known."""
        for place in unresolved(affine, found):
            raise RefusedError(*located(affine.flow, place.instruction, place.reason))
        if not size:
            raise RefusedError("it declares no LDS, and what its addresses reach is not known")
        return tuple(_placed(affine, access, size) for access in found)


def _fills_lds(flow: ControlFlow, indices: Sequence[int]) -> bool:
    """Whether some instructions hold a barrier, a load from LDS and a store to it."""
    own = [each.operation for each in map(flow.instructions.__getitem__, indices) if each.space is AddressSpace.LDS]
    return not flow.barriers.keys().isdisjoint(indices) and all(
        any(name.startswith(access) for name in own) for access in (Op.LOAD, Op.STORE)
    )


def _placed(affine: Affine, access: LdsAccess, size: int) -> PlacedAccess:
    assert access.address is not None
    inside = access.low >= -_FAR and access.end <= size
    low, end = (access.low, access.end) if inside else (-1, size)
    low = low if access.low >= access.offset else -1  # the register alone may be negative
    is_full = affine.transfer.exec_state.is_full(access.instruction)
    return PlacedAccess(
        access.instruction,
        access.number,
        access.size,
        access.is_load,
        access.is_store,
        access.address,
        low,
        max(low, end, 0),
        0,
        is_full,
    )
