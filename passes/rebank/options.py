"""The options of `rebank`."""

from __future__ import annotations

from isatool.passes.common.declaration import Need, Pass, option
from isatool.records import dataclass


@dataclass(frozen=True)
class Rebank(Pass):
    """The pass; the number of registers comes with the work."""

    name = "rebank"
    summary = "choose registers by bank: FMA pairs read four banks, matrix operands begin in three"
    examples = """
        isatool rebank samples/sgemm/kernel5.s -o kernel6.s
        isatool rebank kernel5.s --dry-run --json
    """
    needs = (Need.CONTROL_FLOW, Need.WAVE32)
    allocates = True

    ahead: int = option(
        0,
        "issue LDS loads of the next k-steps up to ISSUES VALU issues earlier, as far as registers allow",
        unit="ISSUES",
        low=0,
    )
