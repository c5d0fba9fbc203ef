"""`relax-fences` has no options."""

from __future__ import annotations

from isatool.passes.common.declaration import MOVED, Need, Pass
from isatool.records import dataclass


@dataclass(frozen=True)
class RelaxFences(Pass):
    """The pass."""

    name = "relax-fences"
    summary = "remove cache invalidations and waits at barriers that no store to global memory needs"
    examples = "isatool pass relax-fences samples/triton/softmax.s -o out.s"
    needs = (Need.KERNEL, Need.CONTROL_FLOW)
    breaks = MOVED
    has_to_gain = True
