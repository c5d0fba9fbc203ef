"""What the branches of a loop do turn after turn, as far as scalars decide them that are constants where it is entered.

Halving widths, doubling distances, odd steps, several exits: iterations are simply executed, on the scalars that are
known. Where a branch depends on anything else both ways are taken; scalars that differ where paths meet are not known
any more. An iteration that certainly does not lead back to the header is the last one, so their number is bounded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.effects import members
from isatool.analysis.loops import Loop
from isatool.analysis.polynomials import Polynomial
from isatool.analysis.trip_counts import MOST_ITERATIONS
from isatool.isa.registers import EXEC_HI, EXEC_LO, SCC, VCC_HI, VCC_LO, VGPR_BASE
from isatool.isa.wave import WAVE32, WAVE64
from isatool.records import record
from isatool.semantics import concrete
from isatool.semantics.algebra import Expr, walk
from isatool.semantics.effects import Lowered, WriteMask, WriteScalar, WriteScc
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower
from isatool.semantics.ops import CROSS_LANE, FLOAT, LEAVES, Op

_NOT_ZERO: Final = -1
_LOW_HALF: Final = -2
_HIGH_HALF: Final = -3
"""stand for EXEC, and in wave64 for its halves, where the function never changes it: a wave has at least one lane"""
Known = dict[int, int]
"""registers (SGPRs, VCC, SCC) whose value is known"""


@record
class KnownIterations:
    """For every iteration the blocks whose last branch is decided, with the successor that follows. `ends`: the last of
    them is the last iteration of the loop whatever the launch is; otherwise they are those that were looked at.
    """

    decisions: tuple[Mapping[int, int], ...]
    ends: bool


def known_iterations(affine: Affine, loop: Loop, most: int = MOST_ITERATIONS) -> KnownIterations:
    """The turns of a loop, up to `most` of them; it stops early where nothing is decided that was not before."""
    walker = _Walker(affine, loop)
    known = walker.entered()
    decisions: list[Mapping[int, int]] = []
    for _ in range(most):
        decided, following = walker.iteration(known)
        decisions.append(decided)
        if following is None:
            return KnownIterations(tuple(decisions), True)
        if following == known:
            break
        known = following
    return KnownIterations(tuple(decisions), False)


class _Walker:
    """Walks through the iterations of one loop."""

    def __init__(self, affine: Affine, loop: Loop) -> None:
        self.affine = affine
        self.flow = affine.flow
        self.loop = loop
        self.order = [block for block in self.flow.order if block in loop.blocks]
        self.narrow = self.flow.function.wave_size == WAVE32
        self.exec: Known = {}
        """what EXEC reads as"""
        if not affine.transfer.exec_state.writes_exec:
            self.exec = {EXEC_LO: _NOT_ZERO} if self.narrow else {EXEC_LO: _LOW_HALF, EXEC_HI: _HIGH_HALF}
        self.lowered: dict[int, Lowered | None] = {}
        self.inner = {
            other.header: self.flow.written(other.blocks)
            for other in affine.forest.loops
            if other.header in loop.blocks and other.header != loop.header
        }

    def entered(self) -> Known:
        """What is known wherever the loop is entered."""
        found: Known | None = None
        for state in self.affine.entering(self.loop):
            if state is None:
                continue
            known = {
                register: cell.constant & 0xFFFFFFFF
                for register, cell in state.cells.items()
                if register < VGPR_BASE and isinstance(cell, Polynomial) and cell.is_constant
            }
            found = known if found is None else _met(found, known)
        return found or {}

    def iteration(self, known: Known) -> tuple[dict[int, int], Known | None]:
        """(decided branches, what is known at the header of the next iteration: None if there is none)."""
        at: dict[int, Known] = {self.loop.header: dict(known)}
        decided: dict[int, int] = {}
        following: Known | None = None
        for block in self.order:
            if block not in at:
                continue
            state = at[block]
            for register in members(self.inner.get(block, 0)):
                state.pop(register, None)
            for index in self.flow.blocks[block].instructions:
                self._step(index, state)
            successors = self.flow.blocks[block].successors
            chosen = self._chosen(block, state)
            if chosen is not None:
                own = self.affine.forest.innermost[block] == self.loop.index
                if own:
                    decided[block] = chosen
                successors = (chosen,) if own else successors
            for successor in successors:
                if successor == self.loop.header:
                    following = dict(state) if following is None else _met(following, state)
                elif successor in self.loop.blocks:
                    at[successor] = _met(at[successor], state) if successor in at else dict(state)
        return decided, following

    def _chosen(self, block: int, state: Known) -> int | None:
        """The successor of a block whose branch is decided."""
        view = self.flow.blocks[block]
        row = self.flow.instructions[view.last - 1].row
        condition = row.condition if row is not None else None
        if len(view.successors) != 2 or condition is None or condition[0] not in (SCC, VCC_LO):
            return None
        register, truth = condition
        value = state.get(register)
        if register == VCC_LO and not self.narrow:
            value = _pair(value, state.get(VCC_HI))
        return None if value is None else view.successors[0 if bool(value) is truth else 1]

    def _step(self, index: int, state: Known) -> None:
        writes = self.flow.effects[index].writes
        if not writes & ((1 << VGPR_BASE) - 1) and not writes >> SCC & 1:
            return
        made: Known = {}
        lowered = self._lower(index)
        for effect in lowered.effects if lowered is not None else ():
            if isinstance(effect, WriteScc):
                value = self._value(effect.value, state)
                if value is not None:
                    made[int(SCC)] = value
            elif isinstance(effect, (WriteScalar, WriteMask)):
                value = self._value(effect.value, state)
                if isinstance(effect, WriteMask):
                    if value == 0:  # a mask is known where no lane is in it
                        made.update(dict.fromkeys(range(effect.register, effect.register + effect.lanes // WAVE32), 0))
                elif value is not None:
                    made[int(effect.register)] = value
        for register in members(writes):
            state.pop(register, None)
        for register, value in made.items():
            if writes >> register & 1 and register not in (EXEC_LO, EXEC_HI):
                state[register] = value

    def _lower(self, index: int) -> Lowered | None:
        if index not in self.lowered:
            try:
                self.lowered[index] = lower(self.flow.instructions[index], wave_size=self.flow.function.wave_size)
            except NotEmulated:
                self.lowered[index] = None
        return self.lowered[index]

    def _value(self, expr: Expr, state: Known) -> int | None:
        """An expression on what is known; _NOT_ZERO for something of which only that is known."""
        values: dict[Expr, int | None] = {}
        for node in walk(expr):
            values[node] = self._leaf(node, state) if node.op in LEAVES else _applied(node, values)
        return values[expr] if values[expr] != _NOT_ZERO or expr.width > 1 else None

    def _leaf(self, node: Expr, state: Known) -> int | None:
        if node.op is Op.CONST:
            return node.imm
        if node.op is Op.SCC:
            return state.get(int(SCC))
        if node.op is Op.SGPR:
            return self.exec.get(node.imm) if node.imm in (EXEC_LO, EXEC_HI) else state.get(node.imm)
        return None


def _applied(node: Expr, values: Mapping[Expr, int | None]) -> int | None:
    """A node on values of its arguments, of which some may not be known."""
    found = [values[arg] for arg in node.args]
    ones = (1 << node.width) - 1
    if node.op is Op.AND and 0 in found:
        return 0
    if node.op is Op.AND and ones in found:
        return found[1 - found.index(ones)]
    if node.op is Op.OR and 0 in found:
        return found[1 - found.index(0)]
    if node.op is Op.EQ and 0 in found and _NOT_ZERO in found:
        return 0
    if node.op is Op.CONCAT and node.width == WAVE64 and found == [_LOW_HALF, _HIGH_HALF]:
        return _NOT_ZERO
    if (
        node.op in (Op.HIGH, Op.TRUNC)
        and found == [_NOT_ZERO]
        and node.args[0].width == WAVE64
        and node.width == WAVE32
    ):
        return _HIGH_HALF if node.op is Op.HIGH else _LOW_HALF
    if node.op in CROSS_LANE or node.op in FLOAT:
        return None
    numbers = [value for value in found if value is not None and value >= 0]
    if len(numbers) < len(found):
        return None
    widths = tuple(arg.width for arg in node.args)
    return concrete.apply(node.op, node.width, node.imm, widths, tuple(numbers))


def _pair(low: int | None, high: int | None) -> int | None:
    """Two halves of a lane mask: _NOT_ZERO, 0 or not known."""
    if (low, high) == (_LOW_HALF, _HIGH_HALF) or (low or 0) > 0 or (high or 0) > 0:
        return _NOT_ZERO
    return 0 if low == high == 0 else None


def _met(one: Known, other: Known) -> Known:
    """What is known on both of two ways."""
    return {register: value for register, value in one.items() if other.get(register) == value}
