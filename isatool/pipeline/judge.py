"""The one judge of whether two kernels do the same: the proof about instructions, and about what surrounds them.

`isatool.verify` proves from two texts that instructions compute the same. What runs is a code object on a chip, so a
proof counts only if both texts assemble and link, the objects launch alike, and the second has no fault that the first
lacks. Commands, passes and the Python interface ask here, never the validator alone.
"""

from __future__ import annotations

from dataclasses import replace

from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Function
from isatool.verify.linked import linked_difference
from isatool.verify.prove import prove
from isatool.verify.verdict import UNKNOWN, Assumption, Difference, Verdict


def judge(
    a: Function,
    b: Function,
    assumptions: tuple[Assumption, ...] = (),
    toolchain: Toolchain | None = None,
    *,
    unconditional: bool = False,
) -> Verdict:
    """Whether kernel b may stand for kernel a, for all inputs that satisfy the assumptions.

    UserError without a toolchain; what cannot be followed is `unknown`. `unconditional` as in `prove`.
    """
    return completed(prove(a, b, assumptions=assumptions, unconditional=unconditional), a, b, toolchain)


def completed(verdict: Verdict, a: Function, b: Function, toolchain: Toolchain | None = None) -> Verdict:
    """A verdict about the instructions of two kernels, made one about what runs."""
    if not verdict.holds:
        return verdict
    reason = linked_difference(a, b, toolchain or Toolchain.find())
    if reason:
        return replace(verdict, status=UNKNOWN, assumptions=(), conditions=(), first_difference=Difference(reason))
    return verdict
