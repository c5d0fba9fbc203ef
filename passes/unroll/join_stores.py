"""Two LDS stores over one base become one two-address store (RDNA3 ISA guide 12.5): half the issues.

The earlier store moves down to the later one. Between them nothing may read or write what it writes, in any lane of the
workgroup, nor may waves synchronise there; addresses come from the affine analysis.
"""

from __future__ import annotations

from collections.abc import Iterator

from isatool.analysis.affine import Affine
from isatool.analysis.affine_transfer import AffineAccess
from isatool.analysis.edits import Edits
from isatool.analysis.lane_addresses import lanes_of, may_overlap
from isatool.analysis.memory.order import AccessClass, PassingNeed, access_in, may_pass, needs
from isatool.analysis.polynomials import Polynomial
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.isa.table import Unit
from isatool.passes.common.fold_offsets import two_address_form
from isatool.records import record
from isatool.semantics.effects import Space


@record
class Joining:
    """The edits, and how many pairs were joined."""

    edits: Edits
    count: int


def plan_joining(affine: Affine) -> Joining:
    """Pairs of stores to join in a function."""
    edits = Edits()
    for block in affine.flow.order:
        for first, second, joined in _Block(affine, block).pairs():
            edits.removed.add(first)
            edits.replaced[second] = joined
    return Joining(edits, len(edits.replaced))


def _pair_of(instruction: AnyInstruction) -> str:
    """The LDS store that does two of these, "" if there is none."""
    row = instruction.row
    return row.pair if row is not None and row.may_store else ""


class _Block:
    """The stores of one block that still wait for a partner, in program order."""

    def __init__(self, affine: Affine, block: int) -> None:
        self.affine = affine
        self.flow = affine.flow
        self.block = affine.flow.blocks[block]
        self.view = affine.views[block]
        self.lanes = lanes_of(affine.transfer.facts, affine.flow.function.wave_size)
        self.waiting: list[int] = []
        self.overlaps: dict[tuple[Polynomial | None, int, Polynomial | None, int], bool] = {}

    def pairs(self) -> Iterator[tuple[int, int, Instruction]]:
        """(earlier store, later store, the instruction that does both in the place of the later one)."""
        for index in self.block.instructions:
            if index in self.flow.fences or self._orders(index):
                self.waiting = []
                continue
            found = self._partner(index)
            if found is not None:
                first, joined = found
                self.waiting.remove(first)
                self._forget_what_meets(index)
                yield first, index, joined
                continue
            self._forget_what_meets(index)
            if _pair_of(self.flow.instructions[index]):
                self.waiting.append(index)

    def _orders(self, index: int) -> bool:
        """What no store may be moved after, even to other bytes."""
        passes = may_pass(
            access_in(self.flow, index), AccessClass.LDS_STORE, PassingNeed.APART, PassingNeed.COUNTS, PassingNeed.TIME
        )
        return not passes or self.flow.instructions[index].is_branch

    def _partner(self, index: int) -> tuple[int, Instruction] | None:
        second = self.flow.instructions[index]
        if not _pair_of(second) or not isinstance(second, Instruction):
            return None
        for first in self.waiting:
            joined = self._joined(first, index)
            if joined is not None:
                return first, joined
        return None

    def _joined(self, first: int, second: int) -> Instruction | None:
        a, b = self.flow.instructions[first], self.flow.instructions[second]
        if a.row is None or a.mnemonic != b.mnemonic or a.operands[0].value != b.operands[0].value:
            return None
        if self.affine.transfer.exec_state.at[first] != self.affine.transfer.exec_state.at[second]:
            return None
        form = two_address_form(_pair_of(a), a.integer("offset"), b.integer("offset"), a.row)
        if form is None or self._meet(first, second):
            return None
        name, modifiers = form
        joined = self.flow.function.build(
            name, a.operands[0].value, a.operands[1].value, b.operands[1].value, modifiers=modifiers
        )
        return joined if joined.form is not None else None

    def _forget_what_meets(self, index: int) -> None:
        """Stores that can no longer be moved down after this instruction."""
        effect = self.flow.effects[index]
        kept = []
        for store in self.waiting:
            if self.flow.effects[store].reads & effect.writes:
                continue
            if needs(AccessClass.LDS_STORE, access_in(self.flow, index)) is PassingNeed.APART and self._meet(
                store, index
            ):
                continue
            kept.append(store)
        self.waiting = kept

    def _meet(self, first: int, second: int) -> bool:
        """True if two LDS instructions may touch the same bytes."""
        others = [access for access in self.affine.accesses.get(second, ()) if access.space is Space.LDS]
        if not others:
            return self.flow.instructions[second].unit is Unit.FLAT or not self.affine.accesses.get(second)
        return any(self._overlap(a, b) for a in self.affine.accesses[first] for b in others)

    def _overlap(self, a: AffineAccess, b: AffineAccess) -> bool:
        key = (a.address, a.size, b.address, b.size)
        if key not in self.overlaps:
            resolved = [
                (None if access.address is None else self.view.resolve(access.address, 32), access.size)
                for access in (a, b)
            ]
            self.overlaps[key] = may_overlap(self.affine.atoms, self.lanes, resolved[0], resolved[1])
        return self.overlaps[key]
