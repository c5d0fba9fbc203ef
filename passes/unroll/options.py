"""The options of `unroll`."""

from __future__ import annotations

from isatool.passes.common.declaration import Pass, option
from isatool.records import dataclass


@dataclass(frozen=True)
class Unroll(Pass):
    """The pass. `factor` 0 is full where every iteration is known, and four or two copies elsewhere if that pays."""

    name = "unroll"
    summary = "unroll inner loops, fully or by a factor, and fold their counters into offsets"
    examples = """
        isatool pass unroll samples/sgemm/kernel5.s -o kernel7.s
        isatool pass unroll kernel5.s --loop .LBB0_9 --factor 4 -o kernel7.s
    """
    runs_again = True

    loop: str = option("", "only the loop with this header label", unit="LABEL")
    factor: int = option(
        0,
        "copies of the body; full: unroll fully where the trip count is known, else as far as it pays",
        words={"full": 0},
        low=0,
        search=(0, 2, 4, 8),
    )
    guard: bool = option(True, "keep the original loop for the rest of its iterations after copies without tests")
