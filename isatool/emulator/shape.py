"""Shapes: an instruction's effects with register numbers and constants taken out, so that a few dozen cover a kernel.

In a shape the `imm` of CONST (wider than one bit), VGPR and SGPR leaves and the registers of write effects are slot
numbers, and the `imm` of an operation is what `row_distance` says; `EXEC_SLOT` and `EXEC_HIGH_SLOT` stand for writes to
the halves of EXEC. A slot's value is a VGPR number, a
scalar operand code or a constant. Waits, barriers and other effects without values are left to the engine, and a branch
keeps only its condition.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from isatool.isa.registers import EXEC_HI, EXEC_LO, VGPR_BASE, Register
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr, interned, nodes_of
from isatool.semantics.effects import (
    Atomic,
    Branch,
    ChooseMode,
    Effect,
    Jump,
    Load,
    Require,
    Store,
    WriteMask,
    WriteScalar,
    WriteScc,
    WriteVector,
)
from isatool.semantics.ops import Op


class ShapeSlot(NamedTuple):
    """A slot's value: kind v (VGPR number), s (scalar operand code) or c (constant of `width` bits)."""

    kind: str
    value: int
    width: int = 32


ROW: Final = 16
"""lanes of a row"""
Shape = tuple[Effect, ...]
Slots = tuple[ShapeSlot, ...]
EXEC_SLOT: Final = Register(-1)
EXEC_HIGH_SLOT: Final = Register(-2)
EXEC_SLOTS: Final = {EXEC_LO: EXEC_SLOT, EXEC_HI: EXEC_HIGH_SLOT}
_SLOTTED: Final = {Op.CONST: "c", Op.VGPR: "v", Op.SGPR: "s"}


def in_registers(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Effects with the lane masks that take two registers written as scalars."""
    found: list[Effect] = []
    for effect in effects:
        if isinstance(effect, WriteMask) and effect.lanes > al.ZERO.width:
            mask = al.and_(al.ballot(effect.value, effect.lanes), al.EXEC_MASKS[effect.lanes])
            found.append(WriteScalar(effect.register, al.trunc(mask, effect.lanes // 2)))
            found.append(WriteScalar(Register(effect.register + 1), al.high(mask)))
        else:
            found.append(effect)
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def abstract(effects: tuple[Effect, ...]) -> tuple[Shape, Slots]:
    """The shape of some effects and the values of its slots."""
    maker = _Maker()
    shape = tuple(made for effect in effects if (made := maker.effect(effect)) is not None)
    return shape, tuple(maker.values)


def row_distance(node: Expr) -> int:
    """The constant of a comparison or exchange of whole rows of lanes: printers go row by row there. 0 for others."""
    if node.op in (Op.ULT, Op.XOR) and node.args[0] == al.LANE and node.args[1].is_const:
        return 0 if node.args[1].imm % ROW else node.args[1].imm
    return 0


class _Maker:
    """Numbers slots in the order in which they are met; equal leaves share one."""

    def __init__(self) -> None:
        self.values: list[ShapeSlot] = []
        self.leaves: dict[Expr, Expr] = {}

    def slot(self, slot: ShapeSlot) -> int:
        self.values.append(slot)
        return len(self.values) - 1

    def leaf(self, leaf: Expr) -> Expr:
        if leaf.op not in _SLOTTED or (leaf.op is Op.CONST and leaf.width == 1):
            return leaf
        if leaf not in self.leaves:
            slot = self.slot(ShapeSlot(_SLOTTED[leaf.op], leaf.imm, leaf.width))
            self.leaves[leaf] = interned(leaf.op, leaf.width, (), slot)
        return self.leaves[leaf]

    def expr(self, expr: Expr) -> Expr:
        done: dict[Expr, Expr] = {}
        for node in nodes_of(expr):
            if node.args:
                imm = row_distance(node) or node.imm
                done[node] = interned(node.op, node.width, tuple(done[arg] for arg in node.args), imm)
            else:
                done[node] = self.leaf(node)
        return done[expr]

    def exprs(self, values: Iterable[Expr]) -> tuple[Expr, ...]:
        return tuple(self.expr(value) for value in values)

    def register(self, register: Register) -> Register:
        if register in EXEC_SLOTS:
            return EXEC_SLOTS[register]
        slot = ShapeSlot("v", register - VGPR_BASE) if register.is_vgpr else ShapeSlot("s", int(register))
        return Register(self.slot(slot))

    def effect(self, effect: Effect) -> Effect | None:
        if isinstance(effect, WriteVector):
            where = None if effect.where is None else self.expr(effect.where)
            register = self.register(effect.register)
            return WriteVector(register, self.expr(effect.value), where, effect.all_lanes)
        if isinstance(effect, (WriteScalar, WriteMask)):
            return replace(effect, register=self.register(effect.register), value=self.expr(effect.value))
        if isinstance(effect, WriteScc):
            return WriteScc(self.expr(effect.value))
        if isinstance(effect, (Load, Store, Atomic)):
            where = None if effect.where is None else self.expr(effect.where)
            address = self.expr(effect.address)
            if isinstance(effect, Store):
                return replace(effect, address=address, data=self.exprs(effect.data), where=where)
            if isinstance(effect, Atomic):
                return replace(effect, address=address, new=self.exprs(effect.new), where=where)
            return replace(effect, address=address, where=where)
        if isinstance(effect, Require):
            return replace(effect, condition=self.expr(effect.condition))
        if isinstance(effect, Branch):
            return None if effect.condition is None else Branch("", self.expr(effect.condition))
        if isinstance(effect, Jump):
            return Jump(self.expr(effect.address))
        if isinstance(effect, ChooseMode):
            return replace(effect, field=self.expr(effect.field))
        return None
