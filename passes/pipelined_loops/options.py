"""The options of `pipeline`."""

from __future__ import annotations

from isatool.passes.common.declaration import REWRITTEN, Need, Pass, option
from isatool.records import dataclass


@dataclass(frozen=True)
class Pipeline(Pass):
    """The pass."""

    name = "pipeline"
    summary = "issue the loads of a loop's next iteration before the arithmetic of the current one"
    examples = """
        isatool pass pipeline samples/sgemm/kernel3.s --min-waves 12 -o kernel4.s
        isatool pass pipeline kernel.s --loop .LBB0_2 --max-vgprs 128 -o pipelined.s
    """
    needs = (Need.CONTROL_FLOW, Need.KERNEL)
    breaks = REWRITTEN
    asks_model = True
    gain_in_remarks = True
    runs_again = True

    loop: str = option("", "only the loop with this header label (default: every possible one)", unit="LABEL")
    min_waves: int = option(0, "waves per SIMD to keep; 0: all", low=0)
    lds: bool = option(
        False, "move LDS loads of the next iteration, not global loads, among the arithmetic of the current one"
    )
    if_faster: bool = option(False, "only if the loop is not slower by the cycle model", search=(True, False))
