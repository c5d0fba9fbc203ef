"""Registers that hold something on every path to an instruction.

The address analysis gives a register that is undefined on one path the value of the others, since the program can only
read it where it has one. New code that reads a register asks here first.
"""

from __future__ import annotations

from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.records import record

_ALL: Final = -1


@record
class WrittenRegisters:
    """Bit sets over register codes: what every path to the start of a block has written, in some lanes, and what held
    something at the function's entry. All registers where no path leads.
    """

    flow: ControlFlow
    starts: tuple[int, ...]

    def before(self, index: int) -> int:
        """What every path to an instruction has written."""
        block = self.flow.block_at(index)
        found = self.starts[block.index]
        for inside in range(block.first, index):
            found |= self.flow.effects[inside].writes
        return found


def find_written(flow: ControlFlow, at_entry: int) -> WrittenRegisters:
    """The registers of all blocks; `at_entry`: those that hold something where the function begins."""
    own = [flow.written((block.index,)) for block in flow.blocks]
    starts = [at_entry, *[_ALL] * (len(flow.blocks) - 1)]
    changed = True
    while changed:
        changed = False
        for block in flow.blocks:
            found = starts[block.index]
            for other in block.predecessors:
                found &= starts[other] | own[other]
            changed |= found != starts[block.index]
            starts[block.index] = found
    return WrittenRegisters(flow, tuple(starts))
