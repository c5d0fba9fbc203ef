"""The options of `schedule`."""

from __future__ import annotations

from isatool.passes.common.declaration import REWRITTEN, Pass, option
from isatool.records import dataclass


@dataclass(frozen=True)
class Schedule(Pass):
    """The pass."""

    name = "schedule"
    summary = "hide latency inside basic blocks: loads early, waits late and partial"
    examples = """
        isatool pass schedule samples/sgemm/kernel3.s -o scheduled.s
        isatool pass schedule samples/sgemm/kernel3.s --dry-run --remarks
        isatool pass schedule samples/sgemm/kernel3.s --effort max -o scheduled.s
    """
    breaks = REWRITTEN

    latency_loss: int = option(
        10,
        "how much the mean distance from a block's loads to their waits may shrink",
        unit="PERCENT",
        low=0,
        high=100,
    )
    rename: bool = option(True, "give values that live in one block other registers", former="renames")
    waits_only: bool = option(False, "keep the order of instructions and only recompute waits")

    effort: str = option(
        "normal",
        "max: also a search for better orders of each region, some seconds for one of 400 instructions",
        choices=("normal", "max"),
    )
