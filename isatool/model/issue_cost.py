"""What the instructions of a kernel cost to issue, by a simple model: a measure for "better", not a time.

Hypotheses, each a parameter: a VOPD whose sources do not lie in four banks, or share parities, takes longer; so does an
issue that reads one bank twice; other instructions take part of a slot because other waves issue beside them. Loops
weigh ten times as much as what is around them. Nothing of this was measured.
"""

from __future__ import annotations

from typing import Final

from isatool.analysis.banks import BodyFigures, KernelReport
from isatool.records import record


@record
class IssueModel:
    """Cycles that each kind of event adds."""

    bank_miss: float = 1.0
    """a pair of FMAs whose four sources do not lie in four banks"""
    same_parity: float = 0.5
    conflict: float = 0.25
    """an issue with two reads on a bank"""
    source_read: float = 0.02
    lds_load: float = 0.25
    wait: float = 0.25
    scalar: float = 0.1
    loop_weight: float = 10.0
    deepest: int = 4
    move_outside: float = 0.05


DEFAULT: Final = IssueModel()


def body_cost(figures: BodyFigures, model: IssueModel = DEFAULT) -> float:
    """Modelled issue cycles of one pass through a loop body."""
    return (
        figures.valu_issues
        + model.bank_miss * (figures.dual - figures.four_banks)
        + model.same_parity * figures.same_parity
        + model.conflict * figures.cache.conflicts
        + model.source_read * figures.cache.source_reads
        + model.lds_load * (figures.lds_loads + figures.lds_stores + figures.lds_atomics)
        + model.wait * figures.waits
        + model.scalar * (figures.salu + figures.branches)
    )


def kernel_cost(report: KernelReport, model: IssueModel = DEFAULT) -> float:
    """The bodies of all loops weighted by depth, and the moves after the loops."""
    loops = sum(
        body_cost(loop.figures, model) * model.loop_weight ** min(loop.loop.depth, model.deepest)
        for loop in report.loops
    )
    return loops + model.move_outside * report.moves_after_loops


def better(after: KernelReport, before: KernelReport, model: IssueModel = DEFAULT) -> bool:
    """True if the model finds a real difference in favour of `after`, and no loop gave up pairs of its FMAs for it:
    what a pair on bad banks costs is a hypothesis, that it takes one slot and not two is not.
    """
    return not shortfall(after, before, model)


def shortfall(after: KernelReport, before: KernelReport, model: IssueModel = DEFAULT) -> str | None:
    """Why `after` is not better than `before`, in words; None if it is. Loops that were copied or dissolved are not
    compared one by one.
    """
    if len(after.loops) == len(before.loops):
        for new, old in zip(after.loops, before.loops, strict=True):
            if new.figures.fmas == old.figures.fmas and new.figures.dual < old.figures.dual:
                return f"loop {old.label} would have {new.figures.dual} pairs of FMAs for {old.figures.dual}"
    costs = kernel_cost(before, model), kernel_cost(after, model)
    if costs[1] < costs[0] * (1 - 1e-6):
        return None
    return f"the model's cost of its loops would go from {costs[0]:.1f} to {costs[1]:.1f}"
