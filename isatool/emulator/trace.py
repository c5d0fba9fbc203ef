"""A trace of one wave: every executed instruction with what it wrote."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from isatool.emulator.group import Group
from isatool.emulator.steps import EmulatedStep, StepKind
from isatool.isa.registers import SCC, VGPR_BASE, Register
from isatool.records import record


@record
class TraceStep:
    """One executed instruction: 1-based line, text, and what it wrote, such as `v3[0]=0x3f800000`."""

    line: int
    text: str
    values: tuple[str, ...]
    waits: bool = False
    """for memory, or at a barrier"""

    def __str__(self) -> str:
        return f"{self.line:6}  {self.text:60} {' '.join(self.values)}".rstrip()


@record
class Tracer:
    """Tells `sink` about one wave of one workgroup; VGPRs are shown for one lane."""

    sink: Callable[[TraceStep], None]
    workgroup: int = 0
    wave: int = 0
    lane: int = 0

    def __call__(self, group: Group, step: EmulatedStep) -> None:
        """After a step of a group."""
        place = np.nonzero((group.workgroup == self.workgroup) & (group.wave == self.wave))[0]
        if len(place):
            waits = step.kind in (StepKind.WAIT, StepKind.BARRIER, StepKind.SIGNAL, StepKind.AWAIT)
            values = tuple(self._values(group, step, int(place[0])))
            self.sink(TraceStep(step.line, str(step.instruction), values, waits))

    def _values(self, group: Group, step: EmulatedStep, place: int) -> Iterator[str]:
        for code in sorted(step.writes):
            if code == SCC:
                yield f"scc={int(group.scc[place, 0])}"
            elif code >= VGPR_BASE:
                yield f"{Register(code).name}[{self.lane}]=0x{int(group.v[code - VGPR_BASE, place, self.lane]):08x}"
            else:
                yield f"{Register(code).name}=0x{int(group.s[code, place, 0]):08x}"
