"""The options of `pipeline`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from isatool.passes.common.declaration import Need, Pass, Repair, option

if TYPE_CHECKING:
    from isatool.ir.program import Function
    from isatool.passes.common.result import Context, PassResult


@dataclass(frozen=True)
class Pipeline(Pass):
    """The pass."""

    name: ClassVar[str] = "pipeline"
    summary: ClassVar[str] = "issue the loads of a loop's next iteration before the arithmetic of the current one"
    examples: ClassVar[str] = """
        isatool pipeline samples/sgemm/kernel3.s --min-waves 12 -o kernel4.s
        isatool pipeline kernel.s --loop .LBB0_2 --max-vgprs 128 -o pipelined.s
    """
    needs: ClassVar[tuple[Need, ...]] = (Need.CONTROL_FLOW, Need.KERNEL)
    breaks: ClassVar[tuple[Repair, ...]] = (
        Repair.ENCODINGS,
        Repair.HAZARDS,
        Repair.CLAUSES,
        Repair.DELAYS,
        Repair.DESCRIPTOR,
    )
    asks_model: ClassVar[bool] = True
    gain_in_remarks: ClassVar[bool] = True
    runs_again: ClassVar[bool] = True

    loop: str = option("", "only the loop with this header label (default: every possible one)", unit="LABEL")
    min_waves: int = option(0, "waves per SIMD to keep; 0: all", low=0)
    lds: bool = option(
        False, "move LDS loads of the next iteration, not global loads, among the arithmetic of the current one"
    )
    if_faster: bool = option(False, "only if the loop is not slower by the cycle model", search=(True, False))

    def apply(self, function: Function, context: Context) -> PassResult:
        """One loop of a function; the next one in the next run."""
        from isatool.passes.pipelined_loops.pipeline import run

        return run(self, function, context)
