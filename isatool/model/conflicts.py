"""LDS conflicts of a kernel by instruction: as an execution saw them, else as they follow from the addresses."""

from __future__ import annotations

from isatool.model.prediction import ModelledKernel
from isatool.records import record


@record
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
    return {
        index: LdsConflict(access.lds_cycles, access.lds_ideal)
        for index in range(len(kernel.flow.instructions))
        for access in (kernel.pricing.access(index),)
        if access is not None and access.lds_ideal
    }
