"""Registers that loads in flight will write, before and after every instruction."""

from __future__ import annotations

from collections.abc import Mapping

from isatool.analysis.waits import WaitAnalysis
from isatool.records import dataclass


@dataclass(frozen=True, eq=False)
class Flights:
    """Bit sets over register codes by dense instruction index; instructions that are never reached are left out."""

    waits: WaitAnalysis
    before: Mapping[int, int]
    after: Mapping[int, int]

    def released(self, index: int) -> int:
        """Registers whose loads are known to have returned once the instruction, a wait, is over."""
        return self.before.get(index, 0) & ~self.after.get(index, 0)

    def issues(self, index: int) -> bool:
        """True if the instruction raises a wait counter."""
        return index in self.waits.issues


def find_flights(waits: WaitAnalysis) -> Flights:
    """What is in flight around every instruction of a function."""
    before: dict[int, int] = {}
    after: dict[int, int] = {}
    for block in waits.flow.blocks:
        previous = -1
        state = None
        for index, state in waits.replay(block.index):
            before[index] = state.pending
            if previous >= 0:
                after[previous] = state.pending
            previous = index
        if state is not None:
            after[previous] = state.pending  # the walk goes on after the last instruction before it ends
    return Flights(waits, before, after)
