"""The whole ladder: pipelines for a goal, and what every step of one bought."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from isatool.analysis.banks import KernelReport
from isatool.model.issue_cost import kernel_cost
from isatool.pipeline.proof import Proof
from isatool.pipeline.registry import PASSES
from isatool.pipeline.rewrite import Rewrite

GOALS: Final[dict[str, tuple[str, ...]]] = {
    "issue": ("pad-lds", "batch-loads", "unroll", "rebank", "pair"),
    "occupancy": ("pad-lds", "batch-loads", "rebank", "pair"),
}
"""passes in the order in which each makes the next one's work easier: padding while strides sit in few definitions,
loads before registers are given out, copies before banks"""


@dataclass(frozen=True, slots=True)
class Rung:
    """One pass of the ladder: what it made, and what was shown about it."""

    name: str
    rewrite: Rewrite
    proof: Proof


def pipeline_for(goal: str) -> str:
    """The pipeline string of a goal, of the passes that exist."""
    return ",".join(name for name in GOALS[goal] if name in PASSES)


def table(start: KernelReport, rungs: list[Rung]) -> str:
    """A line for the input and one for each step: hot FMAs, VALU, LDS loads, instructions, VGPRs, bytes, cost."""
    head = f"{'step':14}{'FMA issues':>12}{'4 banks':>9}{'other VALU':>12}{'LDS':>6}{'waits':>7}{'all':>7}{'VGPRs':>7}"
    lines = [f"{head}{'bytes':>8}{'cost (model)':>14}  proof", _line("input", start, "")]
    for rung in rungs:
        what = rung.proof.text if rung.rewrite.changed else "left as it is"
        lines.append(_line(rung.name, rung.rewrite.after, what))
    return "\n".join(lines)


def _line(name: str, report: KernelReport, proof: str) -> str:
    hot = report.hot
    issues = hot.dual + hot.mixed + hot.single
    return (
        f"{name:14}{issues:>12}{hot.four_banks:>9}{hot.other_valu:>12}{hot.lds_loads:>6}{hot.waits:>7}{hot.work:>7}"
        f"{report.vgprs:>7}{report.bytes_without_hints:>8}{kernel_cost(report):>14.0f}  {proof}"
    )
