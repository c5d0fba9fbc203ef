"""`relax-fences` has no options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from isatool.passes.common.declaration import Need, Pass, Repair

if TYPE_CHECKING:
    from isatool.ir.program import Function
    from isatool.passes.common.result import Context, PassResult


@dataclass(frozen=True)
class RelaxFences(Pass):
    """The pass."""

    name: ClassVar[str] = "relax-fences"
    summary: ClassVar[str] = "remove cache invalidations and waits at barriers that no store to global memory needs"
    examples: ClassVar[str] = "isatool relax-fences samples/triton/softmax.s -o out.s"
    needs: ClassVar[tuple[Need, ...]] = (Need.KERNEL, Need.CONTROL_FLOW)
    breaks: ClassVar[tuple[Repair, ...]] = (Repair.HAZARDS, Repair.CLAUSES, Repair.DELAYS, Repair.DESCRIPTOR)
    has_to_gain: ClassVar[bool] = True

    def apply(self, function: Function, context: Context) -> PassResult:
        """The kernel with fewer and weaker fences, or the input and why."""
        from isatool.passes.fences.relax_fences import run

        return run(self, function, context)
