"""Increments of a register in every copy of a loop body become one in the last copy, where copies keep their tests too.

Unfolded loops leave `r += c` in every copy, with branches in between. A forward walk over the body tells by how much r
lags behind at each place if only the last increment is left, by the sum; whatever reads r there takes the difference
into its offset or its constant. Where the loop can be left r must be dead, or not lag. A loop that lanes leave one
after the other only ever narrows EXEC, so a lane that takes the last increment took all before.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from isatool.analysis.affine import Affine
from isatool.analysis.edits import Edits
from isatool.analysis.liveness import Liveness, compute_liveness
from isatool.analysis.loops import Loop
from isatool.ir.instruction import AnyInstruction
from isatool.isa.registers import VGPR_BASE
from isatool.passes.unroll.sink_increments import MOST_BYTES, Increment, increment_by, increments_in, moved_use
from isatool.records import dataclass


def plan_loop_sinking(affine: Affine) -> Edits:
    """One increment in the place of several, for registers of innermost loops of several blocks."""
    edits = Edits()
    liveness = compute_liveness(affine.flow)
    for loop in affine.forest.loops:
        if len(loop.latches) != 1 or not affine.forest.is_innermost(loop.index) or len(loop.blocks) < 2:
            continue
        for chain in _chains(affine, loop, liveness):
            sinking = _Body(affine, loop, liveness, chain).plan(edits.removed.union(edits.replaced))
            if sinking is not None:
                edits.removed |= sinking.removed
                edits.replaced |= sinking.replaced
    return edits


def _chains(affine: Affine, loop: Loop, liveness: Liveness) -> list[list[Increment]]:
    """The increments of every register, in the order in which an iteration passes them."""
    chains: dict[tuple[int, bool], list[Increment]] = {}
    for block in affine.flow.order:
        if block in loop.blocks:
            for found in increments_in(affine, block, liveness):
                chains.setdefault((found.register, found.second >= 0), []).append(found)
    return [chain for chain in chains.values() if len(chain) > 1]


@dataclass
class _Body:
    """The increments of one register in a loop."""

    affine: Affine
    loop: Loop
    liveness: Liveness
    chain: Sequence[Increment]

    def plan(self, taken: set[int]) -> Edits | None:
        """The edits, None if they are not certainly right."""
        flow = self.affine.flow
        last = self.chain[-1]
        total = sum(increment.amount for increment in self.chain)
        latch = self.loop.latches[0]
        own = {index for increment in self.chain for index in (increment.index, increment.second) if index >= 0}
        if abs(total) >= MOST_BYTES or own & taken:
            return None
        if not all(flow.dominates(flow.block_of[increment.index], latch) for increment in self.chain):
            return None
        lags = self._lags()
        if lags is None or not self._dead_outside(lags) or not self._lanes_nest(own):
            return None
        replaced: dict[int, AnyInstruction] = {}
        for index, lag in self._uses(own, lags):
            moved = None
            if lag is not None and index not in taken and not flow.effects[index].writes & self._mask:
                view = self.affine.views[flow.block_of[index]]
                moved = moved_use(self.affine, view, index, last.register, lag, last.second >= 0)
            if moved is None:
                return None
            replaced[index] = moved
        replaced[last.index] = increment_by(flow.instructions[last.index], total)
        return Edits(own - {last.index, last.second}, replaced)

    @property
    def _mask(self) -> int:
        first = self.chain[0]
        return (3 if first.second >= 0 else 1) << first.register

    def _lags(self) -> dict[int, int] | None:
        """By how much the register lags at the start of every block; None if that depends on the way."""
        flow = self.affine.flow
        at = {self.loop.header: 0}
        for block in flow.order:
            if block not in self.loop.blocks:
                continue
            if block not in at:
                return None
            lag = self._lag_before(flow.blocks[block].last, block, at)
            for successor in flow.blocks[block].successors:
                expected = 0 if successor == self.loop.header else at.setdefault(successor, lag)
                if expected != lag and successor in self.loop.blocks:
                    return None
        return at

    def _dead_outside(self, lags: dict[int, int]) -> bool:
        """Whether nothing behind the loop reads the register where it may lag."""
        exec_state = self.affine.transfer.exec_state
        is_mixed = len({exec_state.at[increment.index] for increment in self.chain}) > 1
        for source, target in self.loop.exits:
            behind = self.affine.flow.blocks[source].last
            lags_there = is_mixed or self._lag_before(behind, source, lags) != 0
            if lags_there and self.liveness.block_in[target] & self._mask:
                return False
        return True

    def _lag_before(self, index: int, block: int, lags: dict[int, int]) -> int:
        """By how much the register lags before an instruction of a block, or after the last one."""
        lag = lags[block]
        for increment in self.chain:
            if self.affine.flow.block_of[increment.index] == block and increment.last < index:
                lag = 0 if increment is self.chain[-1] else lag + increment.amount
        return lag

    def _lanes_nest(self, own: set[int]) -> bool:
        """Whether every lane that comes to an increment, a use or the next iteration came to the increments before."""
        flow, exec_state = self.affine.flow, self.affine.transfer.exec_state
        if not self._mask >> VGPR_BASE:
            return True  # scalars do not care
        header = exec_state.at[flow.blocks[self.loop.header].first]
        chain = [exec_state.at[increment.index] for increment in self.chain]
        end = exec_state.at[flow.blocks[self.loop.latches[0]].last - 1]
        pairs = [*pairwise(chain), (chain[-1], end), (header, chain[0])]
        return all(exec_state.masks.includes(outer, inner) for outer, inner in pairs) and all(
            exec_state.masks.includes(header, exec_state.at[index])
            and all(
                exec_state.masks.includes(exec_state.at[increment.index], exec_state.at[index])
                for increment in self.chain
                if self._is_before(increment, index)
            )
            for index in self._touching(own)
        )

    def _is_before(self, increment: Increment, index: int) -> bool:
        flow = self.affine.flow
        blocks = (flow.block_of[increment.index], flow.block_of[index])
        return increment.last < index if blocks[0] == blocks[1] else flow.dominates(*blocks)

    def _touching(self, own: set[int]) -> list[int]:
        """The other instructions of the loop that read or write the register."""
        effects = self.affine.flow.effects
        return [
            index
            for block in self.affine.flow.order
            if block in self.loop.blocks
            for index in self.affine.flow.blocks[block].instructions
            if index not in own and (effects[index].reads | effects[index].writes) & self._mask
        ]

    def _uses(self, own: set[int], lags: dict[int, int]) -> list[tuple[int, int | None]]:
        """(instruction, lag there) of those where the register lags; None between the halves of an increment."""
        flow = self.affine.flow
        found: list[tuple[int, int | None]] = []
        for index in self._touching(own):
            block = flow.block_of[index]
            lag = self._lag_before(index, block, lags)
            inside = any(increment.index < index < increment.last for increment in self.chain)
            if inside or lag:
                found.append((index, None if inside else lag))
        return found
