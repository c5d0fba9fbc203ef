"""v_div_scale, v_div_fmas and v_div_fixup: together with v_rcp and six FMAs they give the correctly rounded quotient.

Facts: ISA guide 16.12; hardware scales by 2^64 (f32) or 2^128 (f64) up or down in v_div_fmas depending on the
exponent of its third source, and v_div_fixup turns a NaN quotient of ordinary operands into an infinity. Where the
guide's v_div_scale would scale a huge denominator up (and overflow it), it is scaled down here, which is what makes
the sequence right.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.binary_float import FORMATS
from isatool.semantics.ops import Op
from isatool.semantics.rounding import sticky_fma
from isatool.semantics.rule import Result, Rules, rule

SCALE: Final = {32: 64, 64: 128}
_NEAR_OVERFLOW: Final = {32: 96, 64: 768}
_TINY: Final = {32: 23, 64: 53}
_UNDERFLOW: Final = {32: -150, 64: -1075}


def exponent_field(value: Expr) -> Expr:
    """The biased exponent as 32 bits."""
    form = FORMATS[value.width]
    field = al.and_(
        al.shr(value, al.const(form.fraction)), al.const((1 << (value.width - form.fraction - 1)) - 1, value.width)
    )
    return al.trunc(field, 32) if value.width == 64 else al.zext(field, 32)


def _magnitude_zero(value: Expr) -> Expr:
    return al.eq(al.fabs(value), al.const(0, value.width))


def _subnormal(value: Expr) -> Expr:
    return al.and_(al.eq(exponent_field(value), al.ZERO), al.not_(_magnitude_zero(value)))


def _ldexp(value: Expr, power: int) -> Expr:
    return al.make(Op.FLDEXP, value.width, value, al.const(power))


def _below_normal(numerator: Expr, denominator: Expr) -> Expr:
    """|numerator / denominator| lies below the smallest normal number."""
    width = numerator.width
    form = FORMATS[width]
    if width == 32:
        quotient = al.fdiv(al.fcvt(al.fabs(numerator), 64), al.fcvt(al.fabs(denominator), 64))
        return al.flt(quotient, al.fcvt(al.const(1 << form.fraction, 32), 64))
    quotient = al.fdiv(al.fabs(numerator), al.fabs(denominator))
    return al.flt(quotient, al.const(1 << form.fraction, 64))


def _scale(value: Expr, denominator: Expr, numerator: Expr) -> Result:
    width = value.width
    form, step = FORMATS[width], SCALE[width]
    one = al.const(form.bias << form.fraction, width)
    zero = al.or_(_magnitude_zero(numerator), _magnitude_zero(denominator))
    distance = al.sub(exponent_field(numerator), exponent_field(denominator))
    large = al.not_(al.slt(distance, al.const(_NEAR_OVERFLOW[width])))
    huge_denominator = _below_normal(one, denominator)
    # the quotient may lie below the normal numbers: where the exponents alone leave that open it counts as well
    near = al.not_(al.slt(al.const(1 - form.bias), distance))
    small = al.or_(near, _below_normal(numerator, denominator))
    tiny = al.not_(al.ult(al.const(_TINY[width]), exponent_field(numerator)))
    is_denominator, is_numerator = al.feq(value, denominator), al.feq(value, numerator)
    up, down = _ldexp(value, step), _ldexp(value, -step)
    cases: list[tuple[Expr, Expr, Expr]] = [
        (zero, al.const(form.nan, width), al.TRUE),
        (large, al.select(is_denominator, up, value), al.TRUE),
        (_subnormal(denominator), up, al.FALSE),
        (al.and_(huge_denominator, small), al.select(is_denominator, down, value), al.TRUE),
        (huge_denominator, down, al.FALSE),
        (small, al.select(is_numerator, up, value), al.TRUE),
        (tiny, up, al.FALSE),
    ]
    result, flag = value, al.FALSE
    for condition, chosen, post_scale in reversed(cases):
        result, flag = al.select(condition, chosen, result), al.select(condition, post_scale, flag)
    return result, flag


def _fmas(a: Expr, b: Expr, c: Expr, post_scale: Expr) -> Expr:
    width = a.width
    step = SCALE[width]
    power = al.select(al.ult(al.const(FORMATS[width].bias), exponent_field(c)), al.const(step), al.const(-step))
    plain = al.fma(a, b, c)
    if width == 64:
        return al.select(post_scale, al.make(Op.FLDEXP, 64, plain, power), plain)
    return al.select(post_scale, al.fcvt(al.make(Op.FLDEXP, 64, sticky_fma(a, b, c), power), 32), plain)


def _fixup(quotient: Expr, denominator: Expr, numerator: Expr) -> Expr:
    width = quotient.width
    form = FORMATS[width]
    sign = al.and_(al.xor(denominator, numerator), al.sign_mask(width))
    infinity = al.or_(sign, al.const(form.infinity, width))
    invalid = al.const(form.sign | form.nan, width)
    quiet = al.const(form.quiet, width)

    def infinite(value: Expr) -> Expr:
        return al.eq(al.fabs(value), al.const(form.infinity, width))

    zero_over, zero_under = _magnitude_zero(numerator), _magnitude_zero(denominator)
    usual = al.select(al.funo(quotient, quotient), infinity, al.or_(sign, al.fabs(quotient)))
    if width != 16:
        distance = al.sub(exponent_field(numerator), exponent_field(denominator))
        usual = al.select(al.slt(distance, al.const(_UNDERFLOW[width])), sign, usual)
    cases: list[tuple[Expr, Expr]] = [
        (al.funo(numerator, numerator), al.or_(numerator, quiet)),
        (al.funo(denominator, denominator), al.or_(denominator, quiet)),
        (al.and_(zero_over, zero_under), invalid),
        (al.and_(infinite(numerator), infinite(denominator)), invalid),
        (al.or_(zero_under, infinite(numerator)), infinity),
        (al.or_(infinite(denominator), zero_over), sign),
    ]
    for condition, chosen in reversed(cases):
        usual = al.select(condition, chosen, usual)
    return usual


_SCALED: Final[Callable[[Expr, Expr, Expr], Result]] = _scale

RULES: Final[Rules] = {
    "v_div_scale_f32": rule("f32 mask = f32 f32 f32", _SCALED, flush="sources"),
    "v_div_scale_f64": rule("f64 mask = f64 f64 f64", _SCALED, flush="sources"),
    "v_div_fmas_f32": rule("f32 = f32 f32 f32 vcc", _fmas, flush="none"),
    "v_div_fmas_f64": rule("f64 = f64 f64 f64 vcc", _fmas, flush="none"),
    "v_div_fixup_f16": rule("f16 = f16 f16 f16", _fixup),
    "v_div_fixup_f32": rule("f32 = f32 f32 f32", _fixup),
    "v_div_fixup_f64": rule("f64 = f64 f64 f64", _fixup),
}
