"""The options of `batch-loads`."""

from __future__ import annotations

from isatool.passes.common.declaration import Pass, option
from isatool.records import dataclass


@dataclass(frozen=True)
class BatchLoads(Pass):
    """The pass. `scheme`: "v" one base pair and a VGPR for each access, "s" a base pair for each and one VGPR, "auto"
    v unless that costs waves. `keep_conditions`: a condition that always holds on the guarded path keeps its loads.
    """

    name = "batch-loads"
    summary = "address global memory in loops through scalar bases instead of 64-bit VGPR addresses"
    examples = """
        isatool pass batch-loads samples/sgemm/kernel5.s -o kernel8.s
        isatool pass batch-loads kernel5.s --scheme s -o kernel8.s
        isatool pass batch-loads kernel7.s --chunk 4 -o kernel8.s
    """

    scheme: str = option(
        "auto",
        "v: one scalar base and many VGPR offsets; s: many scalar bases; r: bases computed on the way from one",
        choices=("auto", "v", "s", "r"),
    )
    guard: bool = option(True, "keep the original loop under a guard where ranges are not proved, instead of refusing")
    keep_conditions: bool = option(False, "keep conditions that always hold", former="!unconditional")
    chunk: int = option(
        2, "loads of a loop to keep together; 0: do not spread loads", unit="LOADS", low=0, search=(2, 0, 1, 4)
    )
