"""MODE's rounding modes as expressions: the result to nearest even, moved by one unit where the mode asks for it.

The operations of the algebra round to nearest even only. Below 64 bits an exact or sticky result in f64 is narrowed;
in f64 the sign of the rounding error is computed without error (sums by Knuth's and Shewchuk's error terms, products
scaled so that no error underflows). What is exact stays as it is; a NaN result is that of the plain operation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr, walk
from isatool.semantics.binary_float import FORMATS
from isatool.semantics.mode import Mode
from isatool.semantics.ops import Op

UP, DOWN, ZERO = 1, 2, 3
"""the rounding modes of MODE besides 0, to nearest even"""
_NONE: Final = al.const(0, 64)
_FAR: Final = -400
"""a term this many powers of two below another one decides nothing but the sign of an error"""


def rounded(value: Expr, mode: Mode, *, wide: bool) -> Expr:
    """The value with every operation that rounds done in MODE's way; those of 64 bits only if `wide`, as other
    instructions use them for exact intermediate values.
    """
    if not mode.round_32 and not mode.round_16_64:
        return value
    done: dict[Expr, Expr] = {}
    for node in walk(value):
        new = al.make(node.op, node.width, *(done[arg] for arg in node.args), imm=node.imm) if node.args else node
        rounding = mode.round_32 if node.width == 32 else mode.round_16_64
        done[node] = directed(new, rounding) if rounding and (wide or node.width < 64) else new
    return done[value]


def directed(node: Expr, rounding: int) -> Expr:
    """One operation with another rounding; operations that never round as they are."""
    directions = _WIDE if node.width == 64 else _NARROW
    found = directions.get(node.op)
    if found is None or (node.op is Op.FCVT and node.args[0].width < node.width):
        return node
    return al.select(al.funo(node, node), node, found(node, rounding))


def sticky_fma(a: Expr, b: Expr, c: Expr) -> Expr:
    """a * b + c of f16 or f32 in f64, its last bit set where bits were lost: narrowing it rounds once."""
    return _to_odd(*_two_sum(al.fmul(*_widened(a, b)), al.fcvt(c, 64)))


# -- one unit up or down


def _stepped(nearest: Expr, below: Expr, above: Expr, rounding: int) -> Expr:
    """The neighbour of a result where it lies below or above the exact one and the mode wants the other side."""
    one = al.const(1, nearest.width)
    negative = al.bit(nearest, al.const(nearest.width - 1))
    larger, smaller = al.add(nearest, one), al.sub(nearest, one)
    if rounding == UP:
        return al.select(below, al.select(negative, smaller, larger), nearest)
    if rounding == DOWN:
        return al.select(above, al.select(negative, larger, smaller), nearest)
    return al.select(al.select(negative, below, above), smaller, nearest)


def _narrowed(exact: Expr, width: int, rounding: int) -> Expr:
    nearest = al.fcvt(exact, width)
    back = al.fcvt(nearest, 64)
    return _stepped(nearest, al.flt(back, exact), al.flt(exact, back), rounding)


def _signed_zero(total: Expr, signs: tuple[Expr, Expr], rounding: int) -> Expr:
    """A sum that is exactly 0 is -0 when rounding down, unless both terms are +0."""
    if rounding != DOWN:
        return total
    sign = al.sign_mask(total.width)
    some = al.and_(al.or_(*signs), sign)
    return al.select(al.eq(total, al.const(0, total.width)), some, total)


# -- below 64 bits


def _widened(*values: Expr) -> tuple[Expr, ...]:
    return tuple(al.fcvt(value, 64) for value in values)


def _two_sum(a: Expr, b: Expr) -> tuple[Expr, Expr]:
    """a + b as a rounded sum and its error."""
    total = al.fadd(a, b)
    part = al.fsub(total, a)
    return total, al.fadd(al.fsub(a, al.fsub(total, part)), al.fsub(b, part))


def _to_odd(total: Expr, error: Expr) -> Expr:
    inexact = al.or_(al.flt(_NONE, error), al.flt(error, _NONE))
    even = al.not_(al.bit(total, al.const(0)))
    outwards = al.not_(al.bit(al.xor(total, error), al.const(63)))
    one = al.const(1, 64)
    moved = al.select(outwards, al.add(total, one), al.sub(total, one))
    return al.select(al.and_(inexact, even), moved, total)


def _narrow_add(node: Expr, rounding: int) -> Expr:
    a, b = _widened(*node.args)
    total = _signed_zero(_to_odd(*_two_sum(a, b)), (a, b), rounding)
    return _narrowed(total, node.width, rounding)


def _narrow_multiply(node: Expr, rounding: int) -> Expr:
    return _narrowed(al.fmul(*_widened(*node.args)), node.width, rounding)


def _narrow_fma(node: Expr, rounding: int) -> Expr:
    a, b, c = _widened(*node.args)
    total = _signed_zero(sticky_fma(*node.args), (al.xor(a, b), c), rounding)
    return _narrowed(total, node.width, rounding)


def _narrow_conversion(node: Expr, rounding: int) -> Expr:
    return _narrowed(al.make(node.op, 64, *node.args) if node.op is not Op.FCVT else al.fcvt(node.args[0], 64),
                     node.width, rounding)  # fmt: skip


def _limited(power: Expr, bound: int) -> Expr:
    low, top = al.const(-bound), al.const(bound)
    return al.select(al.slt(power, low), low, al.select(al.slt(top, power), top, power))


def _narrow_scale(node: Expr, rounding: int) -> Expr:
    value, power = node.args
    return _narrowed(al.make(Op.FLDEXP, 64, al.fcvt(value, 64), _limited(power, 600)), node.width, rounding)


# -- 64 bits


def _add(node: Expr, rounding: int) -> Expr:
    a, b = node.args
    swap = al.ult(al.fabs(a), al.fabs(b))
    large, small = al.select(swap, b, a), al.select(swap, a, b)
    error = al.fsub(small, al.fsub(node, large))
    return _stepped(_signed_zero(node, (a, b), rounding), al.flt(_NONE, error), al.flt(error, _NONE), rounding)


def _scale(node: Expr, rounding: int) -> Expr:
    value, power = node.args
    back = al.make(Op.FLDEXP, 64, node, al.sub(al.ZERO, _limited(power, 2200)))
    return _stepped(node, al.flt(back, value), al.flt(value, back), rounding)


def _ldexp(value: Expr, power: Expr) -> Expr:
    return al.make(Op.FLDEXP, 64, value, power)


def _fma(node: Expr, rounding: int) -> Expr:
    """The sign of a * b + c - result, all scaled by the larger term's exponent."""
    a, b = node.args[:2]
    c = node.args[2] if node.op is Op.FMA else _NONE
    mantissas = [al.make(Op.FREXPM, 64, value) for value in (a, b, c)]
    exponents = [al.make(Op.FREXPE, 32, value) for value in (a, b, c)]
    of_product = al.add(exponents[0], exponents[1])
    no_product = al.or_(al.feq(a, _NONE), al.feq(b, _NONE))
    takes_addend = al.or_(no_product, al.and_(al.not_(al.feq(c, _NONE)), al.slt(of_product, exponents[2])))
    common = al.select(takes_addend, exponents[2], of_product)

    def distance(exponent: Expr) -> Expr:
        found = al.sub(exponent, common)
        return al.select(
            al.slt(found, al.const(_FAR)), al.const(_FAR), al.select(al.slt(al.ZERO, found), al.ZERO, found)
        )

    product = al.fmul(mantissas[0], mantissas[1])
    rest = al.fma(mantissas[0], mantissas[1], al.fneg(product))
    shift = distance(of_product)
    terms = [_ldexp(rest, shift), _ldexp(product, shift)]
    for term in (_ldexp(mantissas[2], distance(exponents[2])), al.fneg(_ldexp(node, al.sub(al.ZERO, common)))):
        terms = _grown(terms, term)
    error = terms[-1]
    for term in reversed(terms[:-1]):
        error = al.select(al.feq(error, _NONE), term, error)
    infinite = al.eq(al.fabs(node), al.const(FORMATS[64].infinity, 64))
    finite = al.TRUE
    for value in node.args:
        finite = al.and_(finite, al.ult(al.fabs(value), al.const(FORMATS[64].infinity, 64)))
    negative = al.bit(node, al.const(63))
    below = al.select(infinite, al.and_(finite, negative), al.flt(_NONE, error))
    above = al.select(infinite, al.and_(finite, al.not_(negative)), al.flt(error, _NONE))
    start = _signed_zero(node, (al.xor(a, b), c), rounding) if node.op is Op.FMA else node
    # a zero that is not exact keeps the sign it has
    start = al.select(al.or_(below, above), node, start)
    return _stepped(start, below, above, rounding)


def _grown(terms: list[Expr], term: Expr) -> list[Expr]:
    """A sum of parts that do not overlap, smallest first, and one number more."""
    found = []
    for part in terms:
        term, error = _two_sum(term, part)
        found.append(error)
    return [*found, term]


_Directed = Callable[[Expr, int], Expr]
_NARROW: Final[Mapping[Op, _Directed]] = {
    Op.FADD: _narrow_add,
    Op.FMUL: _narrow_multiply,
    Op.FMA: _narrow_fma,
    Op.FCVT: _narrow_conversion,
    Op.STOF: _narrow_conversion,
    Op.UTOF: _narrow_conversion,
    Op.FLDEXP: _narrow_scale,
}
_WIDE: Final[Mapping[Op, _Directed]] = {Op.FADD: _add, Op.FMUL: _fma, Op.FMA: _fma, Op.FLDEXP: _scale}
