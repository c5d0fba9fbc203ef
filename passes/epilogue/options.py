"""The options of `pipeline-epilogue`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from isatool.passes.common.declaration import Pass, Repair, option

if TYPE_CHECKING:
    from isatool.ir.program import Function
    from isatool.passes.common.result import Context, PassResult


@dataclass(frozen=True)
class PipelineEpilogue(Pass):
    """The pass."""

    name: ClassVar[str] = "pipeline-epilogue"
    summary: ClassVar[str] = "issue the loads of an epilogue ahead of earlier stores to other bytes"
    examples: ClassVar[str] = """
        isatool pipeline-epilogue samples/sgemm/kernel5.s -o pipelined.s
        isatool pipeline-epilogue samples/sgemm/kernel3.s --max-vgprs 96 --dry-run --remarks
        isatool pipeline-epilogue kernel.s --assume 'N >= 128' --no-guard -o pipelined.s
    """
    breaks: ClassVar[tuple[Repair, ...]] = (
        Repair.ENCODINGS,
        Repair.HAZARDS,
        Repair.CLAUSES,
        Repair.DELAYS,
        Repair.DESCRIPTOR,
    )
    asks_model: ClassVar[bool] = True
    gain_in_remarks: ClassVar[bool] = True

    guard: bool = option(
        True, "keep the original code under a guard where the bytes are disjoint only for some launches"
    )

    def apply(self, function: Function, context: Context) -> PassResult:
        """Every chain of a function."""
        from isatool.passes.epilogue.pipeline_epilogue import run

        return run(self, function, context)
