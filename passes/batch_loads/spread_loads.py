"""Global loads of a loop apart from each other: chunks between the arithmetic instead of one burst.

Waves that pass a barrier together send all their loads at once and queue for the same unit. In chunks, each after its
share of the block's arithmetic, they meet less often, and destinations are taken later. A load moves down only, inside
its block, past nothing that writes its operands, touches its destination, stores to memory or orders it.
"""

from __future__ import annotations

from typing import Final

from isatool.analysis.cfg import Block, ControlFlow
from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS
from isatool.analysis.fallbacks import is_fallback
from isatool.analysis.loops import find_loops
from isatool.analysis.memory.order import AccessClass, PassingNeed, access_in, may_pass
from isatool.ir.line import Line
from isatool.isa.operations import Op
from isatool.isa.table import AddressSpace, Unit
from isatool.passes.common.draft import Draft, untouched
from isatool.records import dataclass, record

_LOADED: Final = frozenset((AddressSpace.GLOBAL, AddressSpace.BUFFER))
LEAST_SLOTS: Final = 16
"""VALU issues that a chunk must have after it, or it stays with the one before"""


@record
class Spread:
    """The draft, how many loads moved, and into how many chunks."""

    draft: Draft
    moved: int
    chunks: int


def spread(draft: Draft, chunk: int) -> Spread:
    """The draft with the loads of every block of a loop in chunks of at most so many; 0 leaves them."""
    flow = draft.flow()
    if chunk < 1 or flow.unanalysable:
        return Spread(draft, 0, 0)
    forest = find_loops(flow)
    seldom = {block for loop in forest.loops if any(map(is_fallback, loop.labels)) for block in loop.blocks}
    targets: dict[int, int] = {}
    chunks = 0
    for block in flow.blocks:
        if forest.innermost[block.index] < 0 or block.index in seldom:
            continue
        found = _Block(flow, block).targets(chunk)
        chunks += len(set(found.values()))
        targets |= {load: place for load, place in found.items() if place != load}
    if not targets:
        return Spread(draft, 0, 0)
    return Spread(draft.with_body(_moved(flow, targets)), len(targets), chunks)


@dataclass
class _Block:
    """One block: its loads that may move, and the arithmetic between which they are put."""

    flow: ControlFlow
    block: Block

    def targets(self, chunk: int) -> dict[int, int]:
        """Before which instruction each load goes; itself: it stays. Empty if nothing is to be gained."""
        runs = self._runs()
        loads = [load for run in runs for load in run]
        if not runs or max(map(len, runs)) <= chunk:
            return {}
        latest = [self._latest(load) for load in loads]
        for place in range(len(loads) - 2, -1, -1):  # no load overtakes the next one
            latest[place] = min(latest[place], latest[place + 1])
        slots = [index for index in range(loads[0], latest[0]) if self._is_valu(index)]
        count = min(-(-len(loads) // chunk), max(1, len(slots) // LEAST_SLOTS))
        if count < 2:
            return {}
        found: dict[int, int] = {}
        size = -(-len(loads) // count)
        for place, load in enumerate(loads):
            number = place // size
            slot = slots[number * len(slots) // count] if number else load
            found[load] = max(load, min(slot, latest[place]))
        return found

    def _runs(self) -> list[list[int]]:
        """Loads that are together: fewer than the least slots apart."""
        runs: list[list[int]] = []
        between = LEAST_SLOTS
        for index in self.block.instructions:
            if self._is_load(index):
                if between >= LEAST_SLOTS:
                    runs.append([])
                runs[-1].append(index)
                between = 0
            between += self._is_valu(index)
        return runs

    def _is_load(self, index: int) -> bool:
        instruction = self.flow.instructions[index]
        line = self.flow.function.program.lines[self.flow.lines[index]]
        if index in self.flow.fences or line.labels or instruction.space not in _LOADED:
            return False
        whole = instruction.operation == Op.LOAD and instruction.row is not None and not instruction.row.partial
        return whole and access_in(self.flow, index) is AccessClass.LOAD

    def _is_valu(self, index: int) -> bool:
        return self.flow.instructions[index].unit is Unit.VALU

    def _latest(self, load: int) -> int:
        """The last instruction of the block before which a load may stand."""
        effect = self.flow.effects[load]
        for index in range(load + 1, self.block.last):
            instruction, other = self.flow.instructions[index], self.flow.effects[index]
            touches = other.writes & (effect.reads | effect.writes | EXEC) or other.reads & effect.writes
            if touches or index in self.flow.fences or other is OPAQUE_EFFECTS or instruction.is_branch:
                return index
            if not may_pass(access_in(self.flow, index), AccessClass.LOAD, PassingNeed.COUNTS, PassingNeed.TIME):
                return index
        return self.block.last - 1


def _moved(flow: ControlFlow, targets: dict[int, int]) -> list[tuple[Line, int, int]]:
    """The lines of the function with loads before others."""
    function = flow.function
    lines = function.program.lines
    arriving: dict[int, list[int]] = {}
    for load, place in sorted(targets.items()):
        arriving.setdefault(flow.lines[place], []).append(flow.lines[load])
    leaving = {flow.lines[load] for load in targets}
    order: list[int] = []
    for index in range(function.first, function.last):
        order += arriving.get(index, ())
        if index not in leaving:
            order.append(index)
    return untouched(lines, order)
