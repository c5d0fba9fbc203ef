"""Definedness of registers while a group runs: who reads what was never written, and where it came from."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from isatool.emulator.findings import FindingKind
from isatool.emulator.group import MASK_BITS, Group
from isatool.emulator.numeric import U32, Bits, Flags
from isatool.emulator.print_shadow import shadow_functions
from isatool.emulator.steps import EmulatedStep
from isatool.isa.registers import EXEC_LO, SCC, VGPR_BASE, Register
from isatool.semantics.algebra import Expr, registers_read
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
    WriteVector,
)

_ONES = np.uint32(0xFFFFFFFF)


class Definedness:
    """Follows one step of one group; the printed shadow functions call its methods with places of effects."""

    def __init__(self, group: Group, step: EmulatedStep) -> None:
        self.group = group
        self.step = step

    def before(self) -> None:
        """Check what must be defined; spread through everything but loads from LDS and scratch."""
        shadow = shadow_functions(self.step.shape)
        shadow.check(self.group, self, *self.step.arguments)
        if not self.loads:
            shadow.spread(self.group, self, *self.step.arguments)

    def after(self) -> None:
        """Spread what a load brought."""
        if self.loads:
            shadow_functions(self.step.shape).spread(self.group, self, *self.step.arguments)

    @property
    def loads(self) -> bool:
        """True if the step reads memory that may be undefined."""
        return any(isinstance(effect, (Load, Atomic)) for effect in self.step.effects)

    # -- called by the printed functions

    def require(self, place: int, role: str, shadow: Bits) -> None:
        """An address or a condition must be defined in every active lane."""
        effect = self.step.effects[place]
        if isinstance(effect, ChooseMode):
            expr: Expr | None = effect.field
        else:
            expr = effect.condition if isinstance(effect, (Branch, Require)) else getattr(effect, "address", None)
        uniform = isinstance(effect, (Branch, Jump, Require, ChooseMode))
        if expr is not None:
            self._report(shadow, role, (expr,), per_lane=not uniform)

    def stored(self, place: int, space: str, shadows: Sequence[Bits]) -> None:
        """Data that leaves for global memory must be defined."""
        effect = self.step.effects[place]
        if space == "global" and isinstance(effect, Store):
            for shadow, value in zip(shadows, effect.data, strict=True):
                self._report(_low(shadow, effect.size), "stored value", (value,), per_lane=True)

    def mark(self, space: str, address: U32, shadows: Sequence[Bits], size: int) -> None:
        """Undefined data that goes to LDS or scratch stays undefined there, once the store is done."""
        self.group.pending_marks.append((space, address, tuple(shadows), size))

    def vector(self, place: int, shadow: Bits, where: Flags | None, all_lanes: bool) -> None:
        """Undefined bits of a VGPR that is written."""
        effect = self.step.effects[place]
        assert isinstance(effect, WriteVector)
        group = self.group
        lanes = np.ones_like(group.mask) if all_lanes else group.mask
        if where is not None:
            lanes = lanes & where
        self.group.pending_vectors.append((int(effect.register), np.broadcast_to(shadow, lanes.shape).copy(), lanes))

    def scalar(self, place: int, shadow: Bits) -> None:
        """Undefined bits of a scalar register that is written; EXEC must be defined."""
        effect = self.step.effects[place]
        code = int(effect.register) if isinstance(effect, (WriteScalar, WriteMask)) else int(SCC)
        if 0 <= code - EXEC_LO < self.group.lanes // MASK_BITS and isinstance(effect, (WriteScalar, WriteMask)):
            self._report(shadow, "EXEC mask", (effect.value,), per_lane=False)
            shadow = np.zeros((1, 1), np.uint32)
        value = np.where(shadow, _ONES, np.uint32(0)) if shadow.dtype == np.bool_ else shadow
        self.group.pending_scalars.append((code, np.broadcast_to(value, (self.group.waves, 1)).copy()))

    # -- reports

    def _report(self, shadow: Bits, role: str, exprs: Sequence[Expr], per_lane: bool) -> None:
        group = self.group
        bad = np.broadcast_to(shadow != 0, group.mask.shape if per_lane else (group.waves, 1))
        if per_lane:
            bad = bad & group.mask
        if not bad.any():
            return
        lane = int(np.nonzero(bad)[1][0]) if per_lane else -1
        registers = sorted(register for expr in exprs for register in registers_read(expr))
        guilty = [register for register in registers if int(register) not in group.clean] or registers
        names = ", ".join(register.name for register in guilty[:4])
        origins = sorted({group.origin[int(r)] for r in guilty if int(r) in group.origin})
        where = f", lane {lane}" if per_lane else ""
        came = f"; it came from line {origins[0]}" if origins else ", which nothing has written"
        message = f"the {role} depends on undefined bits of {names or 'memory'}{came}{where}"
        group.report(FindingKind.UNINITIALISED, message, role, origins[0] if origins else 0, lane)


def _low(shadow: Bits, size: int) -> Bits:
    return shadow if size >= 4 else shadow & np.uint32((1 << (8 * size)) - 1)


def settle(group: Group, step: EmulatedStep) -> None:
    """Put the undefined bits in place after the step, and note which registers are wholly defined now."""
    for register, shadow, lanes in group.pending_vectors:
        row = group.undefined_v[register - VGPR_BASE]
        np.copyto(row, shadow, where=lanes)
        _note(group, register, bool(row.any()), bool(shadow[lanes].any()), step.line)
    for code, shadow in group.pending_scalars:
        group.undefined_s[code] = shadow
        undefined = bool(shadow.any())
        _note(group, code, undefined, undefined, step.line)
    for space, address, shadows, size in group.pending_marks:
        _mark(group, space, address, shadows, size)
    group.pending_vectors.clear()
    group.pending_scalars.clear()
    group.pending_marks.clear()


def _note(group: Group, code: int, undefined: bool, spread: bool, line: int) -> None:
    if undefined:
        group.clean.discard(code)
        if spread:
            group.origin[code] = line
    else:
        group.clean.add(code)
        group.origin.pop(code, None)


def _mark(group: Group, space: str, address: U32, shadows: Sequence[Bits], size: int) -> None:
    """Undefined bits of data in LDS or scratch."""
    if any(bool(shadow.any()) for shadow in shadows):
        group.mark_undefined(space, address, [np.asarray(shadow, np.uint32) for shadow in shadows], size)


def write_defined(group: Group, step: EmulatedStep) -> None:
    """A step that read only defined registers: what it writes is defined, in the lanes that it writes."""
    for effect in step.effects:
        if isinstance(effect, WriteVector):
            code = int(effect.register)
            if code in group.clean:
                continue
            row = group.undefined_v[code - VGPR_BASE]
            if effect.where is None and (group.full or effect.all_lanes):
                row[...] = 0
                group.clean.add(code)
                group.origin.pop(code, None)
            elif effect.where is None:
                np.copyto(row, np.uint32(0), where=group.mask)
                _note(group, code, bool(row.any()), False, step.line)
        else:
            code = _scalar_code(effect)
            if code >= 0 and code not in group.clean:
                group.undefined_s[code] = 0
                group.clean.add(code)
                group.origin.pop(code, None)


def _scalar_code(effect: Effect) -> int:
    register = getattr(effect, "register", None)
    if isinstance(register, Register):
        return int(register)
    return int(SCC) if type(effect).__name__ == "WriteScc" else -1
