"""VGPRs of which lanes without a work-item count: liveness takes EXEC at entry for all lanes there are."""

from __future__ import annotations

from functools import reduce
from operator import or_

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import VGPRS
from isatool.ir.views import kept


@kept
def idle_reads(flow: ControlFlow) -> int:
    """Those that some instruction reads in lanes that may be off, and another one writes whatever EXEC is: what it
    leaves in such lanes outlives any write under EXEC.
    """
    read = reduce(or_, (effect.cross for effect in flow.effects), 0)
    written = reduce(or_, (effect.writes & ~effect.lanes for effect in flow.effects), 0)
    return read & written & VGPRS
