"""What registers hold before and after single instructions, as the address analysis knows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.liveness import Liveness
from isatool.analysis.polynomials import Polynomial
from isatool.isa.registers import VGPR_BASE

SCALARS: Final = 106
"""codes below are SGPRs"""


class ValuesAt:
    """What registers hold before and after instructions, block by block on demand."""

    def __init__(self, affine: Affine) -> None:
        self.affine = affine
        self._blocks: dict[int, dict[tuple[int, int, bool], Polynomial]] = {}

    def before(self, index: int, register: int) -> Polynomial:
        """What an instruction reads from a register."""
        return self._block(index)[index, register, False]

    def after(self, index: int, register: int) -> Polynomial:
        """What it leaves there, in the lanes that are on."""
        return self._block(index)[index, register, True]

    def _block(self, index: int) -> dict[tuple[int, int, bool], Polynomial]:
        block = self.affine.flow.block_of[index]
        if block not in self._blocks:
            self._blocks[block] = dict(self._values(block))
        return self._blocks[block]

    def _values(self, block: int) -> Iterator[tuple[tuple[int, int, bool], Polynomial]]:
        flow = self.affine.flow
        for index, state in self.affine.replay(block):
            instruction = flow.instructions[index]
            for register in instruction.uses:
                if register < SCALARS or register >= VGPR_BASE:
                    yield (index, register, False), self.affine.value(state, register, index)
            behind = state.copy()
            self.affine.transfer.step(index, behind)
            for register in instruction.defs:
                if register < SCALARS or register >= VGPR_BASE:
                    yield (index, register, True), self.affine.value(behind, register, index)


def before_another_iteration(affine: Affine, index: int, register: int, liveness: Liveness) -> Arithmetic:
    """The facts at an instruction that hold if the register that it writes is read: if only the next iteration of the
    loop reads it, these are the facts of an iteration that is not the last.
    """
    flow = affine.flow
    block = flow.block_of[index]
    view = affine.views[block]
    loop = affine.forest.innermost[block]
    if loop < 0 or affine.forest.loops[loop].latches != (block,):
        return view
    if any(liveness.block_in[target] >> register & 1 for _, target in affine.forest.loops[loop].exits):
        return view
    if any(flow.effects[other].reads >> register & 1 for other in range(index + 1, flow.blocks[block].last)):
        return view
    atom = next(affine.iteration(loop).atoms())
    low, high = view.bounds.get(atom, (0, 0))
    return Arithmetic(view.atoms, {**view.bounds, atom: (low, high - 1)}) if low < high else view
