"""Where some lane of a wave is certainly on: EXEC is not 0.

A kernel starts with a lane at least; a branch on EXEC leaves a way for waves that have one. A mask that has a lane
has it until it means something else, so EXEC has one wherever it includes such a mask, as when a saved one comes back.
"""

from __future__ import annotations

from isatool.allowance import spend
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import EXEC
from isatool.analysis.exec_state import ExecState, compute_exec_state
from isatool.ir.views import kept
from isatool.isa.registers import EXEC_LO
from isatool.records import dataclass

Masks = frozenset[int]
"""masks that have a lane"""


@dataclass(frozen=True, eq=False)
class LanePresence:
    """`at[i]`: whether some lane is on where instruction i executes; `entered`: edges on which some lane is on."""

    at: tuple[bool, ...]
    entered: frozenset[tuple[int, int]]


@kept
def lane_presence(flow: ControlFlow) -> LanePresence:
    """The greatest fixpoint over the blocks."""
    return _Solver(flow, compute_exec_state(flow)).solve()


class _Solver:
    """Forward, from all masks to those that have a lane on every way."""

    def __init__(self, flow: ControlFlow, state: ExecState) -> None:
        self.flow = flow
        self.state = state
        self.ends: dict[int, Masks] = {}

    def solve(self) -> LanePresence:
        flow = self.flow
        pending = dict.fromkeys(flow.full_order)
        while pending:
            spend()
            block = min(pending, key=flow.rank.__getitem__)
            del pending[block]
            known = self._start(block)
            for index in flow.blocks[block].instructions:
                known = self._after(index, known)
            if known != self.ends.get(block):
                self.ends[block] = known
                pending.update(dict.fromkeys(flow.blocks[block].successors))
        at = [False] * len(flow.instructions)
        for each in flow.blocks:
            known = self._start(each.index)
            for index in each.instructions:
                at[index] = self._has_lanes(self.state.at[index], known)
                known = self._after(index, known)
        edges = ((block.index, successor) for block in flow.blocks for successor in block.successors)
        return LanePresence(tuple(at), frozenset(edge for edge in edges if self._enters(*edge)))

    def _has_lanes(self, mask: int, known: Masks) -> bool:
        return any(self.state.masks.includes(mask, each) for each in known)

    def _start(self, block: int) -> Masks:
        """Masks that have a lane on every way into a block that is known so far."""
        found = [self._on_edge(each, block) for each in self.flow.blocks[block].predecessors if each in self.ends]
        if block == 0:
            found.append(frozenset((self.state.entry,) if self.flow.function.is_kernel else ()))
        known = frozenset.intersection(*found) if found else frozenset()
        return self._without(known, self.state.renewed_at_block.get(block, 0))

    def _on_edge(self, source: int, target: int) -> Masks:
        last = self.flow.blocks[source].last - 1
        return self.ends[source] | {self.state.at[last]} if self._leaves_lanes(source, target) else self.ends[source]

    def _leaves_lanes(self, source: int, target: int) -> bool:
        """Whether only a wave with a lane goes from a block to another by the first one's branch."""
        block = self.flow.blocks[source]
        row = self.flow.instructions[block.last - 1].row
        if row is None or row.condition is None or row.condition[0] != EXEC_LO or len(set(block.successors)) != 2:
            return False
        return block.successors[not row.condition[1]] == target

    def _enters(self, source: int, target: int) -> bool:
        last = self.flow.blocks[source].last - 1
        if self.flow.effects[last].writes & EXEC:
            return False
        return self._leaves_lanes(source, target) or self._has_lanes(self.state.at[last], self.ends[source])

    def _after(self, index: int, known: Masks) -> Masks:
        return self._without(known, self.state.renewed.get(index, 0))

    def _without(self, known: Masks, atoms: int) -> Masks:
        return frozenset(mask for mask in known if not self.state.masks.support(mask) & atoms) if atoms else known
