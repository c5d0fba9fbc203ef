"""The semantics printed once more for definedness: which bits of a result come from bits that were never written.

Precise to the bit where a kernel relies on it: halves of registers, masks, selects, shifts by known amounts, the low
part of sums and products. Elsewhere one undefined bit makes the whole result undefined. `check` looks at what must
be defined (addresses, branch conditions, stored data) before the instruction; `spread` gives the undefined bits of
the registers that are written, after a load has landed or before anything else.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, cast

import numpy as np

from isatool.emulator import definedness, numeric
from isatool.emulator.print_numpy import NumpyPrinter, bit
from isatool.emulator.shape import Shape
from isatool.semantics.algebra import Expr, walk
from isatool.semantics.effects import (
    Atomic,
    Branch,
    ChooseMode,
    Jump,
    Load,
    Require,
    Space,
    Store,
    WriteMask,
    WriteScalar,
    WriteScc,
    WriteVector,
)
from isatool.semantics.ops import Op

ShadowFunction = Callable[..., None]
_UNION: Final = (Op.XOR, Op.NOT)
_LEFTWARDS: Final = (Op.ADD, Op.SUB, Op.MUL)
_STRUCTURE: Final = (Op.TRUNC, Op.ZEXT, Op.SEXT, Op.HIGH, Op.CONCAT, Op.BITREV)


class Shadow(NamedTuple):
    """The two functions of a shape."""

    check: ShadowFunction
    spread: ShadowFunction


@lru_cache(maxsize=1 << 14)
def shadow_functions(shape: Shape) -> Shadow:
    """Compile both functions of a shape."""
    return Shadow(*(_compiled(shape, part) for part in ("check", "spread")))


def _compiled(shape: Shape, part: str) -> ShadowFunction:
    text = ShadowPrinter(shape).function(part)
    namespace: dict[str, object] = {
        "n": numeric, "d": definedness, "np": np, "u32": np.uint32, "u64": np.uint64,
    }  # fmt: skip
    exec(compile(text, f"<{part}>", "exec"), namespace)
    return cast(ShadowFunction, namespace[part])


class ShadowPrinter(NumpyPrinter):
    """Prints undefined bits beside values; values are printed only where a rule needs them."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(shape)
        self.shadows: dict[Expr, str] = {}

    def function(self, part: str) -> str:
        """The source of `check` or `spread`."""
        self.line("v = g.v; s = g.s; W = g.shape; uv = g.undefined_v; us = g.undefined_s; m = g.loaded_undefined")
        for place, effect in enumerate(self.shape):
            if part == "check":
                self.check(place, effect)
            else:
                self.spread(place, effect)
        parameters = ", ".join(f"a{slot}" for slot in range(self.slot_count()))
        return f"def {part}(g, z, {parameters}):\n" + "\n".join(self.lines) + "\n"

    def check(self, place: int, effect: object) -> None:
        """Report what must be defined and is not."""
        if isinstance(effect, (Load, Atomic, Store, Jump)):
            self.line(f"z.require({place}, 'address', {self.shadow(effect.address)})")
        if isinstance(effect, (Load, Atomic, Store)) and effect.where is not None:
            self.line(f"z.require({place}, 'address', {self.shadow(effect.where)})")
        if isinstance(effect, ChooseMode):
            self.line(f"z.require({place}, 'condition', {self.shadow(effect.field)})")
        if isinstance(effect, Require):
            self.line(f"z.require({place}, 'condition', {self.shadow(effect.condition)})")
        if isinstance(effect, Branch) and effect.condition is not None:
            self.line(f"z.require({place}, 'condition', {self.shadow(effect.condition)})")
        if isinstance(effect, (Store, Atomic)):
            values = effect.data if isinstance(effect, Store) else ()
            shadows = ", ".join(self.shadow(value) for value in values)
            self.line(f"z.stored({place}, {effect.space.value!r}, ({shadows}{',' if values else ''}))")
            if effect.space is not Space.GLOBAL and isinstance(effect, Store):
                address = self.value(effect.address)
                self.line(f"z.mark({effect.space.value!r}, {address}, ({shadows},), {effect.size})")

    def spread(self, place: int, effect: object) -> None:
        """Tell the undefined bits of what is written."""
        if isinstance(effect, WriteVector):
            where = "None" if effect.where is None else self.value(effect.where)
            self.line(f"z.vector({place}, {self.shadow(effect.value)}, {where}, {effect.all_lanes})")
        elif isinstance(effect, WriteScalar):
            self.line(f"z.scalar({place}, {self.shadow(effect.value)})")
        elif isinstance(effect, WriteMask):
            self.line(f"z.scalar({place}, n.ballot({self.shadow(effect.value)} & g.mask, W))")
        elif isinstance(effect, WriteScc):
            self.line(f"z.scalar({place}, {self.shadow(effect.value)})")

    def shadow(self, expr: Expr) -> str:
        """The name of the undefined bits of a value: same container as the value."""
        for node in walk(expr):
            if node in self.shadows:
                continue
            text = self.shadow_text(node)
            if text.isidentifier():
                self.shadows[node] = text
                continue
            name = f"h{len(self.shadows)}"
            self.line(f"{name} = {text}")
            self.shadows[node] = name
        return self.shadows[expr]

    def shadow_text(self, node: Expr) -> str:
        """The rule of one node."""
        op = node.op
        nothing = f"d.none({node.width})"
        if op is Op.VGPR:
            return f"uv[a{node.imm}]"
        if op is Op.SGPR:
            return f"us[a{node.imm}]"
        if op is Op.SCC:
            return "us[253] != 0"
        if op is Op.LOADED:
            return f"d.loaded(m, {node.imm >> 4}, {node.imm & 15})"
        if not node.args:
            return nothing
        shadows = [self.shadows[arg] for arg in node.args]
        if op in _UNION:
            return " | ".join(shadows)
        if op in _STRUCTURE:
            return self.structure(node, shadows)
        if op in _LEFTWARDS:
            return f"d.leftwards({shadows[0]} | {shadows[1]}, {node.width})"
        if op in (Op.AND, Op.OR):
            a, b = (self.value(arg) for arg in node.args)
            return f"d.{op.value}_({a}, {b}, {shadows[0]}, {shadows[1]})"
        if op in (Op.SHL, Op.SHR, Op.SAR):
            moved = self.moved(node, shadows[0])
            return f"d.unless({shadows[1]}, {moved}, {node.width})"
        if op is Op.SELECT:
            condition = self.value(node.args[0])
            return f"d.unless({shadows[0]}, np.where({condition}, {shadows[1]}, {shadows[2]}), {node.width})"
        if op is Op.BIT:
            index = self.value(node.args[1])
            moved = bit(node, shadows[0], index)
            return f"({moved}) | d.some({shadows[1]})"
        if op is Op.GATHER:
            index = self.value(node.args[1])
            return f"d.unless({shadows[1]}, n.gather({shadows[0]}, {index}, W), {node.width})"
        if op is Op.BALLOT:
            return f"n.ballot({shadows[0]}, W)"
        return f"d.any_bit(({', '.join(shadows)},), {node.width})"

    def structure(self, node: Expr, shadows: list[str]) -> str:
        """Bits that only move: the value's own text on the undefined bits."""
        if node.op is Op.ZEXT and node.args[0].width > 1 and node.width <= 32:
            return shadows[0]
        return self.text_of(node, shadows)

    def moved(self, node: Expr, shadow: str) -> str:
        """A shift of the undefined bits by the value's amount."""
        return self.text_of(node, [shadow, self.value(node.args[1])])
