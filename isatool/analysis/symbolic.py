"""Expressions of the semantics table evaluated on polynomials: what an instruction computes from what it reads.

Values of one bit are exact 0 or 1; wider ones stand for their value modulo 2^width. None is a value that is not
followed: floating point, or too complex.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Final

from isatool.analysis.arithmetic import Arithmetic, TooComplexError
from isatool.analysis.atoms import Argument, Kind
from isatool.analysis.polynomials import ONE, ZERO, Polynomial, number, variable
from isatool.records import dataclass
from isatool.semantics import concrete
from isatool.semantics.algebra import Expr, nodes_of
from isatool.semantics.ops import CROSS_LANE, FLOAT, Op

OUT_OF_RANGE: Final = number(-(1 << 31))
"""what compilers give lanes as offset into a buffer that access nothing: no buffer of theirs is as large"""

Leaf = Callable[[Expr], Polynomial | None]


@dataclass
class Evaluator:
    """Evaluates expressions; `leaf` gives registers, SCC and loaded values, and lane bits of masks (BIT of an SGPR).

    `first_lane`: the value in the first active lane, for gathers from that lane.
    """

    arithmetic: Arithmetic
    leaf: Leaf
    first_lane: Callable[[Polynomial], Polynomial | None] | None = None
    mask: Callable[[], Polynomial] | None = None
    """a condition of which nothing is known, where it decides whether an offset is out of range for certain"""
    _known: dict[Expr, Polynomial | None] = field(default_factory=dict)

    def __call__(self, expr: Expr) -> Polynomial | None:
        """The value of an expression, None if it is not followed."""
        if expr.op in FLOAT:
            return None
        known = self._known
        for node in nodes_of(expr):
            if node not in known:
                known[node] = self._node(node)
        return known[expr]

    def _node(self, node: Expr) -> Polynomial | None:
        if node.op is Op.CONST:
            return number(node.imm) if node.width == 1 else self.arithmetic.reduce(number(node.imm), node.width)
        if not node.args or (node.op is Op.BIT and node.args[1].op is Op.LANE):
            return self.leaf(node)
        if node.op in FLOAT or node.op in CROSS_LANE:
            return self._across_lanes(node)
        values = [self._known[argument] for argument in node.args]
        if node.op is Op.SELECT and values[0] is not None and values[0].is_constant:
            return values[1 if values[0].constant else 2]
        if node.op is Op.SELECT and values[0] is None and self.mask is not None and OUT_OF_RANGE in values[1:]:
            values = [self.mask(), *values[1:]]
        arguments = [value for value in values if value is not None]
        if len(arguments) < len(values):
            return self._partly_known(node, values)
        applied = self.arithmetic.applied
        key = (node, *arguments)  # rounds and copies of a loop ask the same again
        if key not in applied:
            try:
                applied[key] = self._apply(node, arguments)
            except TooComplexError:
                applied[key] = None
        return applied[key]

    def _across_lanes(self, node: Expr) -> Polynomial | None:
        """A value that is the same in every lane is what any lane fetches."""
        if node.op is not Op.GATHER or self.first_lane is None:
            return None
        value = self._known[node.args[0]]
        return None if value is None else self.first_lane(value)

    def _partly_known(self, node: Expr, values: list[Polynomial | None]) -> Polynomial | None:
        """Masks bound what is not known; nothing else does."""
        if node.op in (Op.MUL, Op.AND) and any(value is not None and not value for value in values):
            return ZERO
        return None

    def _apply(self, node: Expr, values: list[Polynomial]) -> Polynomial | None:
        if node.width == 1 and node.op in ONE_BIT:
            return ONE_BIT[node.op](*values)
        if node.op is Op.EQ and node.args[0].width == 1:
            return ONE - _exclusive(values[0], values[1])
        handler = _HANDLERS.get(node.op)
        if handler is not None:
            found = handler(self.arithmetic, node, values)
            if found is not None:
                return found
        return self._opaque(node, values)

    def _opaque(self, node: Expr, values: list[Polynomial]) -> Polynomial | None:
        """Any other pure operation: folded on constants, else an atom of its own."""
        if node.op not in concrete.PURE:
            return None
        widths = tuple(argument.width for argument in node.args)
        if all(value.is_constant for value in values):
            patterns = tuple(v.constant & ((1 << w) - 1) for v, w in zip(values, widths, strict=True))
            return number(concrete.apply(node.op, node.width, node.imm, widths, patterns))
        key: Argument = (node.op, node.width, node.imm, widths)
        high = 64 if node.op in (Op.POPCOUNT, Op.CLZ, Op.CTZ) else (1 << node.width) - 1
        return variable(self.arithmetic.atoms.derived(Kind.OPERATION, (key, *values), 0, high).number)


def _both(a: Polynomial, b: Polynomial) -> Polynomial:
    """The product; TooComplexError where it may have very many terms, as masks that are made of each other have."""
    if len(a.terms) * len(b.terms) > _MOST_TERMS:
        raise TooComplexError
    return a * b


def _exclusive(a: Polynomial, b: Polynomial) -> Polynomial:
    return a + b - _both(a, b).scaled(2)


ONE_BIT: Final[dict[Op, Callable[..., Polynomial]]] = {
    Op.AND: _both,
    Op.OR: lambda a, b: a + b - _both(a, b),
    Op.XOR: _exclusive,
    Op.NOT: lambda a: ONE - a,
    Op.SELECT: lambda c, yes, no: no + _both(c, yes - no),
}
"""logic on conditions, which are 0 or 1; TooComplexError"""
_MOST_TERMS: Final = 1024
"""of a product of conditions"""

Handler = Callable[[Arithmetic, Expr, list[Polynomial]], Polynomial | None]


def _amount(values: list[Polynomial]) -> int | None:
    return values[1].constant if values[1].is_constant else None


def _shift_left(arithmetic: Arithmetic, node: Expr, values: list[Polynomial]) -> Polynomial | None:
    count = _amount(values)
    return None if count is None else arithmetic.reduce(values[0].scaled(1 << count), node.width)


def _shift_right(arithmetic: Arithmetic, node: Expr, values: list[Polynomial]) -> Polynomial | None:
    count = _amount(values)
    return None if count is None else arithmetic.shift_right(values[0], count, node.width)


def _shift_right_signed(arithmetic: Arithmetic, node: Expr, values: list[Polynomial]) -> Polynomial | None:
    count = _amount(values)
    return None if count is None else arithmetic.shift_right_signed(values[0], count, node.width)


def _and(arithmetic: Arithmetic, node: Expr, values: list[Polynomial]) -> Polynomial | None:
    for mask, value in (values, values[::-1]):
        if mask.is_constant:
            return arithmetic.and_constant(value, mask.constant, node.width)
        if arithmetic.range(mask) == (-1, 0):  # all bits of one condition
            return arithmetic.reduce(-(mask * value), node.width)
    return None


def _or(arithmetic: Arithmetic, node: Expr, values: list[Polynomial]) -> Polynomial | None:
    a, b = values
    if arithmetic.range(a) == (-1, 0) and arithmetic.range(b) == (-1, 0):
        return -(-a - b - a * b)
    for mask, value in (values, values[::-1]):
        if mask.is_constant:  # x | m = m + (x & ~m)
            rest = arithmetic.and_constant(value, ~mask.constant, node.width)
            return arithmetic.reduce(rest + mask.constant, node.width)
    return arithmetic.or_(a, b, node.width)


def _xor(arithmetic: Arithmetic, node: Expr, values: list[Polynomial]) -> Polynomial | None:
    for mask, value in (values, values[::-1]):
        if mask.is_constant:
            return arithmetic.xor_constant(value, mask.constant, node.width)
    return arithmetic.exclusive_or(values[0], values[1], node.width)


def _product_high(arithmetic: Arithmetic, node: Expr, values: list[Polynomial], *, is_signed: bool) -> Polynomial:
    extend = arithmetic.signed if is_signed else arithmetic.low
    product = extend(values[0], node.width) * extend(values[1], node.width)
    return arithmetic.reduce(
        arithmetic.shift_right(arithmetic.reduce(product, 2 * node.width), node.width, 2 * node.width), node.width
    )


def _bit(arithmetic: Arithmetic, node: Expr, values: list[Polynomial]) -> Polynomial | None:
    place = _amount(values)
    if place is None:
        return None
    return arithmetic.low(arithmetic.shift_right(values[0], place, node.args[0].width), 1)


_HANDLERS: Final[dict[Op, Handler]] = {
    Op.ADD: lambda a, n, v: a.reduce(v[0] + v[1], n.width),
    Op.SUB: lambda a, n, v: a.reduce(v[0] - v[1], n.width),
    Op.MUL: lambda a, n, v: a.reduce(v[0] * v[1], n.width),
    Op.MULHU: lambda a, n, v: _product_high(a, n, v, is_signed=False),
    Op.MULHS: lambda a, n, v: _product_high(a, n, v, is_signed=True),
    Op.NOT: lambda a, n, v: a.reduce(-v[0] - 1, n.width),
    Op.SHL: _shift_left,
    Op.SHR: _shift_right,
    Op.SAR: _shift_right_signed,
    Op.AND: _and,
    Op.OR: _or,
    Op.XOR: _xor,
    Op.ZEXT: lambda a, n, v: a.reduce(a.low(v[0], n.args[0].width), n.width),
    Op.SEXT: lambda a, n, v: a.reduce(a.signed(v[0], n.args[0].width), n.width),
    Op.TRUNC: lambda a, n, v: a.reduce(v[0], n.width) if n.width > 1 else a.low(v[0], 1),
    Op.HIGH: lambda a, n, v: a.reduce(a.shift_right(v[0], n.width, 2 * n.width), n.width),
    Op.CONCAT: lambda a, n, v: a.concatenated(v[0], v[1], n.width // 2),
    Op.BIT: _bit,
    Op.SELECT: lambda a, n, v: a.select(v[0], v[1], v[2], n.width),
    Op.EQ: lambda a, n, v: a.equal(v[0], v[1], n.args[0].width),
    Op.ULT: lambda a, n, v: a.less(v[0], v[1], n.args[0].width, is_signed=False),
    Op.SLT: lambda a, n, v: a.less(v[0], v[1], n.args[0].width, is_signed=True),
    Op.CARRY: lambda a, n, v: a.carry(v[0], v[1], v[2], n.args[0].width),
    Op.BORROW: lambda a, n, v: a.borrow(v[0], v[1], v[2], n.args[0].width),
}
