"""The one judge of whether two kernels do the same: the proof about instructions, and about what surrounds them.

`isatool.verify` proves from two texts that instructions compute the same. What runs is a code object on a chip, so a
proof counts only if both texts assemble and link, the objects launch alike, and the second has no fault that the first
lacks. Commands, passes and the Python interface ask here, never the validator alone.
"""

from __future__ import annotations

from dataclasses import replace

from isatool.allowance import OutOfBudgetError
from isatool.analysis.assumptions import Sentence
from isatool.asm.canonical import written_out
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Function
from isatool.pipeline.faults import added_fault, lost_interlock
from isatool.pipeline.residency import lost_room, never_runs
from isatool.progress import stage
from isatool.verify.prove import prove
from isatool.verify.structural.linked import LinkedFiles, linked_difference
from isatool.verify.verdict import ASSUMING, UNKNOWN, Assumption, Difference, Verdict


def judge(
    a: Function,
    b: Function,
    assumptions: tuple[Assumption, ...] = (),
    toolchain: Toolchain | None = None,
    *,
    granted_only: bool = False,
) -> Verdict:
    """Whether kernel b may stand for kernel a, for all inputs that satisfy the assumptions.

    Conditionals, macros and repetitions are judged as the assembler expands them. UserError without a toolchain; what
    cannot be followed is `unknown`. `granted_only` as in `prove`.
    """
    first, second = (written_out(each.program, toolchain).kernel(each.name) for each in (a, b))
    verdict = prove(first, second, assumptions=assumptions, granted_only=granted_only)
    return completed(verdict, first, second, toolchain)


def completed(
    verdict: Verdict, a: Function, b: Function, toolchain: Toolchain | None = None, files: LinkedFiles | None = None
) -> Verdict:
    """A verdict about the instructions of two kernels, made one about what runs. `files`: what they are parts of."""
    if not verdict.holds:
        return verdict
    try:
        return _completed(verdict, a, b, toolchain, files)
    except OutOfBudgetError as error:
        return Verdict(UNKNOWN, first_difference=Difference(str(error)), statistics=verdict.statistics)


def _completed(
    verdict: Verdict, a: Function, b: Function, toolchain: Toolchain | None, files: LinkedFiles | None
) -> Verdict:
    with stage("linked code"):
        reason = linked_difference(a, b, toolchain or Toolchain.find(), files) or never_runs(a, b)
    with stage("new faults"):
        fault = None if reason else added_fault(a, b)
    if fault:
        reason = f"the second file has a fault that the first lacks: {fault}"
    if reason:
        return replace(verdict, status=UNKNOWN, assumptions=(), premises=(), first_difference=Difference(reason))
    for sentence, lost in (
        (Sentence.VOPD_INTERLOCKS, lost_interlock(a, b)),
        (Sentence.RESIDENT, lost_room(a, b)),
    ):
        if lost:
            assumptions = tuple(dict.fromkeys((*verdict.assumptions, Assumption(sentence))))
            verdict = replace(verdict, status=ASSUMING, assumptions=assumptions, first_difference=Difference(lost))
    return verdict
