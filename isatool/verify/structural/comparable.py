"""What every lemma about the form of two programs asks first: nothing differs but their code, and both are followed."""

from __future__ import annotations

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.ir.program import Function
from isatool.verify.launch import DeclaredLaunch
from isatool.verify.product.waits import faults_of
from isatool.verify.resolved_hints import instruction_at
from isatool.verify.structural.added_code import text_around
from isatool.verify.structural.surroundings import surroundings_differ
from isatool.verify.structural.unfolding import OUTSIDE, cannot_walk, followed
from isatool.verify.verdict import CutPoint, NotShownError


def comparable(
    a: Function, b: Function, with_faults: bool = False
) -> tuple[tuple[ControlFlow, ControlFlow], DeclaredLaunch]:
    """The control flow of two kernels that differ in their code only, without faults of waits or hazards unless those
    are allowed, and how both are launched; NotShownError for others.
    """
    if text_around(a) != text_around(b) or (a.program.chip, a.wave_size) != (b.program.chip, b.wave_size):
        raise NotShownError("the files differ around the kernel")
    flows = build_flow(a), build_flow(b)
    launches = DeclaredLaunch.of(a), DeclaredLaunch.of(b)
    if launches[0] is None or launches[1] is None:
        raise NotShownError("only for kernels with a descriptor")
    if launches[0].descriptor.wave_size != a.wave_size:
        raise NotShownError("the wave size of the kernel is not that of the file")
    reason = cannot_walk(*flows) or surroundings_differ(flows, (launches[0], launches[1]))
    if reason:
        raise NotShownError(reason)
    for flow, whose in zip(flows, ("first", "second"), strict=True):
        for fault in () if with_faults else faults_of(flow):
            raise NotShownError(f"the {whose} program {fault.message}")
    return flows, launches[0]


def place_at(flow: ControlFlow, point: CutPoint) -> int:
    """The instruction that control comes to at a point; NotShownError without one."""
    found = instruction_at(flow, point)
    index = OUTSIDE if found is None else followed(flow, found)
    if index == OUTSIDE:
        raise NotShownError("a program has no such place")
    return index
