"""The options of `respill`."""

from __future__ import annotations

from isatool.passes.common.declaration import Need, Pass, option
from isatool.records import dataclass


@dataclass(frozen=True)
class Respill(Pass):
    """The pass."""

    name = "respill"
    summary = "recompute spilled values, or keep them in free registers, instead of reloading them"
    examples = "isatool pass respill samples/sgemm/kernel5.s -o out.s"
    needs = (Need.KERNEL, Need.CONTROL_FLOW)

    steps: int = option(3, "most instructions that may replace the load of one dword", unit="N", low=1, high=16)
