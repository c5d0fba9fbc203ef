"""The one definition of rcp, rsq, sqrt, exp2, log2, sin and cos: a fixed sequence of f64 operations, rounded once.

Every engine prints these sequences, so they agree bit for bit on any machine. Errors before the final rounding are
below 2**-50 relative (exp2, log2) and 2**-51 absolute (sin, cos); hardware promises one ulp of f32.
"""

from __future__ import annotations

import math
import struct
from fractions import Fraction
from functools import cache

from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.binary_float import FORMATS
from isatool.semantics.ops import Op


@cache
def expansion(op: Op, width: int, argument: Expr) -> Expr:
    """The sequence for `op` on a float of `width` bits."""
    wide = al.fcvt(argument, 64)
    if op is Op.RCP:
        return al.fcvt(al.fdiv(_number(1.0), wide), width)
    if op is Op.RSQ:
        return al.fcvt(_refused(_below_zero(wide), wide, al.fdiv(_number(1.0), al.make(Op.SQRT, 64, wide))), width)
    if op is Op.SQRT:
        return al.fcvt(al.make(Op.SQRT, 64, wide), width)
    if op is Op.EXP2:
        return al.fcvt(_exp2(wide), width)
    if op is Op.LOG2:
        return al.fcvt(_log2(wide), width)
    return al.fcvt(_sine(wide, cosine=op is Op.COS), width)


def is_primitive(op: Op, width: int) -> bool:
    """True for the one member of the family that printers print themselves: the f64 square root."""
    return op is Op.SQRT and width == 64


def _number(value: float) -> Expr:
    return al.const(struct.unpack("<Q", struct.pack("<d", value))[0], 64)


def _refused(condition: Expr, argument: Expr, value: Expr) -> Expr:
    """The negative quiet NaN where `condition` holds, the quieted argument where that is a NaN, else the value."""
    invalid = al.const(FORMATS[64].sign | FORMATS[64].nan, 64)
    quiet = al.or_(argument, al.const(FORMATS[64].quiet, 64))
    return al.select(al.funo(argument, argument), quiet, al.select(condition, invalid, value))


def _below_zero(value: Expr) -> Expr:
    return al.flt(value, _number(0.0))


def _polynomial(x: Expr, coefficients: list[float]) -> Expr:
    """Horner's scheme with separate multiplications and additions, highest power first."""
    total = _number(coefficients[0])
    for coefficient in coefficients[1:]:
        total = al.fadd(al.fmul(total, x), _number(coefficient))
    return total


def _exp2(x: Expr) -> Expr:
    bound = _number(3000.0)
    limited = al.select(al.flt(bound, x), bound, x)
    limited = al.select(al.flt(limited, al.fneg(bound)), al.fneg(bound), limited)
    whole = al.make(Op.FRNDNE, 64, limited)
    rest = al.fsub(limited, whole)
    log2 = Fraction(0.6931471805599453)
    terms = [float(log2**n / math.factorial(n)) for n in range(14)]
    value = _polynomial(rest, terms[::-1])
    scaled = al.make(Op.FLDEXP, 64, value, al.convert(Op.FTOS, whole, 32))
    return _refused(al.FALSE, x, scaled)


def _log2(x: Expr) -> Expr:
    mantissa, exponent = al.make(Op.FREXPM, 64, x), al.make(Op.FREXPE, 32, x)
    low = al.flt(mantissa, _number(0.7071067811865476))
    mantissa = al.select(low, al.fadd(mantissa, mantissa), mantissa)
    exponent = al.select(low, al.sub(exponent, al.const(1)), exponent)
    one = _number(1.0)
    ratio = al.fdiv(al.fsub(mantissa, one), al.fadd(mantissa, one))
    square = al.fmul(ratio, ratio)
    scale = 2.8853900817779268  # 2 / ln 2
    series = _polynomial(square, [scale / (2 * n + 1) for n in range(11)][::-1])
    value = al.fadd(al.convert(Op.STOF, exponent, 64), al.fmul(ratio, series))
    infinity = al.const(FORMATS[64].infinity, 64)
    value = al.select(al.feq(x, infinity), infinity, value)
    value = al.select(al.feq(x, _number(0.0)), al.fneg(infinity), value)
    return _refused(_below_zero(x), x, value)


def _sine(x: Expr, *, cosine: bool) -> Expr:
    """sin or cos of 2*pi*x: reduce to an eighth of a turn, where the reduction is exact."""
    turn = al.fsub(x, al.make(Op.FRNDNE, 64, x))
    quarter = al.make(Op.FRNDNE, 64, al.fmul(turn, _number(4.0)))
    angle = al.fmul(al.fsub(turn, al.fmul(quarter, _number(0.25))), _number(6.283185307179586))
    square = al.fmul(angle, angle)
    sine_terms = [(-1.0) ** n / math.factorial(2 * n + 1) for n in range(9)]
    cosine_terms = [(-1.0) ** n / math.factorial(2 * n) for n in range(10)]
    sine = al.fmul(angle, _polynomial(square, sine_terms[::-1]))
    cosine_value = _polynomial(square, cosine_terms[::-1])
    number = al.convert(Op.FTOS, quarter, 32)
    if cosine:
        number = al.add(number, al.const(1))
    odd = al.bit(number, al.const(0))
    value = al.select(odd, cosine_value, sine)
    value = al.select(al.bit(number, al.const(1)), al.fneg(value), value)
    value = al.fadd(value, _number(0.0))  # a zero result is +0
    if not cosine:
        # but sin keeps the sign of a zero argument
        value = al.select(al.feq(x, _number(0.0)), x, value)
    infinite = al.eq(al.fabs(x), al.const(FORMATS[64].infinity, 64))
    return _refused(infinite, x, value)
