"""Dead code: arithmetic whose results nothing needs.

A register is needed if an instruction that stays reads it, so chains that only feed themselves (a counter that nothing
tests any more) are dead as a whole. A vector write ends the need for the old value only where EXEC is certainly full.
Memory instructions stay, also if their result is not used: they may fault. Dwords of private memory at fixed places are
like registers: a load that nothing needs goes, and so does a store to what no load that stays reads.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.edits import Edits
from isatool.analysis.effects import EVERYTHING, OPAQUE_EFFECTS, VGPRS, Effects, bits, members
from isatool.analysis.exec_state import ExecState, compute_exec_state
from isatool.analysis.lanes import ALL_LANES, NO_LANES
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.loops import find_loops
from isatool.analysis.memory.order import AccessClass, access_in
from isatool.analysis.private_memory import SLOT, slot_moves, slots_of
from isatool.ir.instruction import Instruction
from isatool.ir.pairs import as_single
from isatool.isa.registers import EXEC_HI, EXEC_LO, M0, MODE
from isatool.isa.table import Unit

_FIXED: Final = 1 << EXEC_LO | 1 << EXEC_HI | 1 << MODE | 1 << M0


def plan_removal(
    flow: ControlFlow, *, lds_loads: bool = False, stay: Collection[int] = (), loads: Collection[int] = ()
) -> Edits:
    """Edits that remove dead instructions and dead halves of VOPDs.

    `lds_loads`: also dead loads of LDS, which cannot fault, unless another wave may store what one of them loads.
    `stay`: instructions, by identity, that are needed; `loads`: others that may go although they access memory.
    """
    if flow.unanalysable:
        return Edits()
    return _Solver(flow, compute_exec_state(flow), lds_loads=lds_loads, stay=stay, loads=loads).plan()


class _Solver:
    """Backward over the blocks: what is needed, where dead instructions need nothing."""

    def __init__(
        self,
        flow: ControlFlow,
        exec_state: ExecState,
        *,
        lds_loads: bool,
        stay: Collection[int],
        loads: Collection[int],
    ) -> None:
        self.flow = flow
        self.loads = loads
        self.lds_loads = lds_loads
        self.exec_state = exec_state
        self.slots = slot_moves(flow)
        self.removable = [
            id(instruction) not in stay and self._is_removable(index)
            for index, instruction in enumerate(flow.instructions)
        ]
        self.starts = [0] * len(flow.blocks)
        self.reads_of: dict[int, int] = {}
        self.reads_known = False
        self._unstable = self._masks_of_loops()
        slots = 0
        for moves in self.slots.values():
            slots |= sum(1 << place for pair in moves for place in pair if place >= SLOT)
        self.alive = (
            [after | slots for after in compute_liveness(flow).after] if slots else compute_liveness(flow).after
        )

    def plan(self) -> Edits:
        """Solve, then collect."""
        pending = dict.fromkeys(reversed(self.flow.full_order))
        while pending:
            block = next(iter(pending))
            del pending[block]
            live = self._end(block)
            for index in reversed(self.flow.blocks[block].instructions):
                live = self._before(index, live & self.alive[index])
            if live != self.starts[block]:
                self.starts[block] = live
                pending.update(dict.fromkeys(self.flow.blocks[block].predecessors))
        edits = Edits()
        for block_view in self.flow.blocks:
            live = self._end(block_view.index)
            for index in reversed(block_view.instructions):
                live &= self.alive[index]
                kept = self._kept(index, live)
                if not kept:
                    edits.removed.add(index)
                elif len(kept) < len(self.flow.instructions[index].halves):
                    edits.replaced[index] = as_single(kept[0])
                live = self._before(index, live)
        return edits

    def _masks_of_loops(self) -> int:
        """Masks that are recomputed in loops: what is said about them at one place need not hold at another."""
        forest = find_loops(self.flow)
        inside = {block for loop in forest.loops for block in loop.blocks} | forest.irreducible
        unstable = 0
        for index, atoms in self.exec_state.renewed.items():
            if index >= 0 and self.flow.block_of[index] in inside:
                unstable |= atoms
        for block, atoms in self.exec_state.renewed_at_block.items():
            if block in inside:
                unstable |= atoms
        return unstable

    def _end(self, block: int) -> int:
        view = self.flow.blocks[block]
        live = EVERYTHING if view.ending in (Ending.RETURN, Ending.UNKNOWN) else 0
        for successor in view.successors:
            live |= self.starts[successor]
        return live

    def _is_removable(self, index: int) -> bool:
        instruction, effect = self.flow.instructions[index], self.flow.effects[index]
        if index in self.flow.fences or effect is OPAQUE_EFFECTS or effect.writes & _FIXED:
            return False
        if not effect.writes and index not in self.slots:
            return False
        if self.flow.function.program.lines[self.flow.lines[index]].opaque_reason:
            return False
        if index in self.slots:
            return all(source >= 0 for _, source in self.slots[index])
        for half in instruction.halves:
            row = half.row
            if row is None or id(instruction) in self.loads:
                return row is not None
            if self.lds_loads and access_in(self.flow, index) is AccessClass.LDS_LOAD:
                return True
            if row.unit not in (Unit.VALU, Unit.SALU) or row.is_branch:
                return False
            if half.reads_state or half.writes_state or half.is_hint:
                return False
        return True

    def _kept(self, index: int, live: int) -> tuple[Instruction, ...]:
        """The halves of an instruction that something needs."""
        halves = self.flow.instructions[index].halves
        if not self.removable[index]:
            return halves
        if index in self.slots:
            return halves if any(live >> target & 1 for target, _ in self.slots[index]) else ()
        needed = tuple(half for half in halves if bits(half.defs) & live)
        if len(needed) == 1 and len(halves) == 2 and not _has_single_form(needed[0]):
            return halves
        return needed

    def _before(self, index: int, live: int) -> int:
        effect = self.flow.effects[index]
        if index in self.slots:
            return self._before_slots(index, live) if not self.removable[index] or self._kept(index, live) else live
        if not self.removable[index]:
            return live & ~self._killed(index, effect) | effect.reads
        kept = self._kept(index, live)
        if not kept:
            return live
        if len(kept) == len(self.flow.instructions[index].halves):
            return live & ~self._killed(index, effect) | effect.reads
        half = kept[0]
        return live & ~(self._killed(index, effect) & bits(half.defs)) | bits(half.uses)

    def _before_slots(self, index: int, live: int) -> int:
        """The same for an access of private memory."""
        effect = self.flow.effects[index]
        live &= ~self._killed(index, effect)
        if self.exec_state.is_full(index):
            live &= ~sum(1 << target for target, source in self.slots[index] if target >= SLOT and source >= 0)
        if effect.writes:  # a load
            live |= sum(1 << SLOT + slot for slot in slots_of(self.flow.instructions[index]))
        return live | effect.reads

    def _killed(self, index: int, effect: Effects) -> int:
        killed = effect.writes & ~effect.keeps
        if self.exec_state.is_full(index):
            return killed
        covered = (each for each in members(killed & effect.lanes) if self._covers_all_reads(index, each))
        return killed & ~effect.lanes | bits(covered)

    def _covers_all_reads(self, index: int, register: int) -> bool:
        """True if every read of a register, wherever it is, happens in lanes that a write changes."""
        masks = self.exec_state.masks
        mask = self.exec_state.at[index]
        reads = self._read_masks().get(register, NO_LANES)
        if (masks.support(mask) | masks.support(reads)) & self._unstable:
            return False
        return masks.includes(mask, reads)

    def _read_masks(self) -> dict[int, int]:
        """The lanes in which each VGPR is read anywhere."""
        if not self.reads_known:
            masks = self.exec_state.masks
            for index, effect in enumerate(self.flow.effects):
                for register in members(effect.reads & VGPRS):
                    mask = ALL_LANES if effect.cross >> register & 1 else self.exec_state.at[index]
                    self.reads_of[register] = masks.union(self.reads_of.get(register, NO_LANES), mask)
            self.reads_known = True
        return self.reads_of


def _has_single_form(half: Instruction) -> bool:
    try:
        as_single(half)
    except ValueError:
        return False
    return True
