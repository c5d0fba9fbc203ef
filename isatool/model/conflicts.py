"""LDS conflicts of a kernel by instruction: as an execution saw them, else as they follow from the addresses."""

from __future__ import annotations

from dataclasses import dataclass

from isatool.analysis.affine import analyse_affine
from isatool.analysis.arithmetic import TooComplexError
from isatool.analysis.lanes import TooManyMasksError
from isatool.analysis.lds_accesses import lds_accesses, uses_storage
from isatool.analysis.lds_banks import predict
from isatool.diagnostics import UserError
from isatool.model.lds_timing import timing_of
from isatool.model.prediction import ModelledKernel


@dataclass(frozen=True, slots=True)
class LdsConflict:
    """LDS cycles of one execution of an instruction by a wave, and those that it would take without conflicts.

    As they were in an execution if there was one, else predicted with all lanes on.
    """

    cycles: float
    ideal: float

    @property
    def ratio(self) -> float:
        """Times as many cycles as without conflicts."""
        return self.cycles / self.ideal if self.ideal else 1.0


def lds_conflicts(kernel: ModelledKernel) -> dict[int, LdsConflict]:
    """By dense instruction index, for every LDS access of which something is known."""
    flow = kernel.flow
    found: dict[int, LdsConflict] = {}
    if not any(map(uses_storage, flow.instructions)):
        return found
    if not flow.unanalysable:
        found |= _predicted(kernel)
    for index, line in enumerate(flow.lines):
        seen = kernel.pricing.accesses.get(line)
        if seen is not None and seen.lds_ideal:
            found[index] = LdsConflict(seen.lds_cycles, seen.lds_ideal)
    return found


def _predicted(kernel: ModelledKernel) -> dict[int, LdsConflict]:
    try:
        affine = analyse_affine(kernel.function, (), kernel.flow)
    except (TooComplexError, TooManyMasksError, UserError):
        return {}
    predictions = predict(affine, lds_accesses(affine), timing_of(kernel.model))
    return {index: LdsConflict(found.cycles, found.ideal) for index, found in predictions.items() if not found.why}
