"""Floating-point VALU instructions: VOP1, VOP2, VOP3, VOP3P, VOPC and the float halves of VOPD (ISA guide 16.7 to
16.12).

f32 exp, log, rcp, rsq and sqrt flush subnormals whatever MODE says (ISA guide, notes of these instructions). The
division helpers are in `division.py`. It is long because it is a list: one rule for an instruction.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.binary_float import FORMATS
from isatool.semantics.ops import Op
from isatool.semantics.reading import flush
from isatool.semantics.rule import LoweringRule, RuleContext, Rules, rule
from isatool.semantics.vector_integer import halves

Compute = Callable[..., Expr]
_SUFFIXES: Final = ((16, "f16"), (32, "f32"), (64, "f64"))


def floating(value: float, width: int) -> Expr:
    """A constant float; every value used here is exact in f16."""
    bits32 = {0.0: 0, 0.5: 0x3F000000, 1.0: 0x3F800000, 2.0: 0x40000000}[abs(value)]
    found = al.fcvt(al.const(bits32, 32), width)
    return al.fneg(found) if value < 0 else found


def _fract(value: Expr) -> Expr:
    form = FORMATS[value.width]
    below_one = al.const(((form.bias - 1) << form.fraction) | form.mantissa, value.width)
    part = al.fsub(value, al.make(Op.FFLOOR, value.width, value))
    return al.select(al.flt(below_one, part), below_one, part)


def _always_flushed(op: Op) -> Compute:
    def result(value: Expr) -> Expr:
        return flush(al.make(op, 32, flush(value)))

    return result


def _unary() -> dict[str, LoweringRule]:
    rules: dict[str, LoweringRule] = {}
    plain = (("floor", Op.FFLOOR), ("ceil", Op.FCEIL), ("trunc", Op.FTRUNC), ("rndne", Op.FRNDNE))
    for width, suffix in _SUFFIXES:
        one = f"{suffix} = {suffix}"
        for name, op in plain:
            rules[f"v_{name}_{suffix}"] = rule(one, al.unary(op))
        rules[f"v_fract_{suffix}"] = rule(one, _fract)
        rules[f"v_frexp_mant_{suffix}"] = rule(one, al.unary(Op.FREXPM))
        exponent = "i16" if width == 16 else "i32"
        rules[f"v_frexp_exp_{exponent}_{suffix}"] = rule(
            f"b{exponent[1:]} = {suffix}",
            lambda a, bits=int(exponent[1:]): al.trunc(al.make(Op.FREXPE, 32, a), bits),
        )
        for name, op in (("rcp", Op.RCP), ("rsq", Op.RSQ), ("sqrt", Op.SQRT)):
            rules[f"v_{name}_{suffix}"] = rule(one, _always_flushed(op) if width == 32 else al.unary(op))
        if width == 64:
            continue
        for name, op in (("exp", Op.EXP2), ("log", Op.LOG2)):
            rules[f"v_{name}_{suffix}"] = rule(one, _always_flushed(op) if width == 32 else al.unary(op))
        for name in ("exp", "log", "rcp", "rsq", "sqrt"):  # of scalars; zeros are above an f16 result (RDNA4 guide)
            rules[f"v_s_{name}_{suffix}"] = rules[f"v_{name}_{suffix}"]
        for name, op in (("sin", Op.SIN), ("cos", Op.COS)):
            rules[f"v_{name}_{suffix}"] = rule(one, al.unary(op))
    rules["v_rcp_iflag_f32"] = rules["v_rcp_f32"]
    return rules


def _to(op: Op, width: int) -> Compute:
    return lambda a: al.convert(op, a, width)


def _nearest(a: Expr) -> Expr:
    # in f64 the sum is exact
    total = al.fadd(al.fcvt(a, 64), floating(0.5, 64))
    return al.convert(Op.FTOS, al.make(Op.FFLOOR, 64, total), 32)


def _normalised(value: Expr, *, signed: bool) -> Expr:
    """[-1, 1] or [0, 1] to the full range of 16 bits, to nearest even, NaN to 0."""
    wide = al.fcvt(value, 64)
    top = 32767 if signed else 65535
    scaled = al.fmul(wide, al.convert(Op.UTOF, al.const(top), 64))
    rounded = al.convert(Op.FTOS, al.make(Op.FRNDNE, 64, scaled), 32)
    low = al.const(-top if signed else 0)
    clipped = al.select(al.slt(rounded, low), low, rounded)
    return al.trunc(al.select(al.slt(al.const(top), clipped), al.const(top), clipped), 16)


def _conversions() -> dict[str, LoweringRule]:
    rules = {
        "v_cvt_f32_f16": rule("f32 = f16", lambda a: al.fcvt(a, 32)),
        "v_cvt_f16_f32": rule("f16 = f32", lambda a: al.fcvt(a, 16)),
        "v_cvt_f64_f32": rule("f64 = f32", lambda a: al.fcvt(a, 64)),
        "v_cvt_f32_f64": rule("f32 = f64", lambda a: al.fcvt(a, 32)),
        "v_cvt_nearest_i32_f32": rule("b32 = f32", _nearest),
        "v_cvt_floor_i32_f32": rule("b32 = f32", lambda a: al.convert(Op.FTOS, al.make(Op.FFLOOR, 32, a), 32)),
        "v_cvt_off_f32_i4": rule("f32 = b32", _offset_table),
        "v_cvt_norm_i16_f16": rule("b16 = f16", lambda a: _normalised(a, signed=True)),
        "v_cvt_norm_u16_f16": rule("b16 = f16", lambda a: _normalised(a, signed=False)),
        "v_cvt_pk_i16_f32": rule("b32 = f32 f32", _pair(_to(Op.FTOS, 16))),
        "v_cvt_pk_u16_f32": rule("b32 = f32 f32", _pair(_to(Op.FTOU, 16))),
        "v_cvt_pk_rtz_f16_f32": rule("b32 = f32 f32", _pair(_to(Op.FCVTZ, 16))),
        "v_cvt_pk_u8_f32": rule("b32 = f32 b32 b32", _put_byte, contextual=True),
    }
    for suffix in ("f16", "f32"):
        for letter, signed in (("i", True), ("u", False)):
            rules[f"v_cvt_pk_norm_{letter}16_{suffix}"] = rule(
                f"b32 = {suffix} {suffix}", _pair(lambda a, signed=signed: _normalised(a, signed=signed))
            )
    for integer, source_width in (("16", 16), ("32", 32), ("32", 64)):
        float_type = f"f{source_width}"
        width = int(integer)
        rules[f"v_cvt_i{integer}_{float_type}"] = rule(f"b{integer} = {float_type}", _to(Op.FTOS, width))
        rules[f"v_cvt_u{integer}_{float_type}"] = rule(f"b{integer} = {float_type}", _to(Op.FTOU, width))
        rules[f"v_cvt_{float_type}_i{integer}"] = rule(f"{float_type} = i{integer}", _to(Op.STOF, source_width))
        rules[f"v_cvt_{float_type}_u{integer}"] = rule(f"{float_type} = u{integer}", _to(Op.UTOF, source_width))
    for byte in range(4):
        rules[f"v_cvt_f32_ubyte{byte}"] = rule(
            "f32 = b32",
            lambda a, byte=byte: al.convert(Op.UTOF, al.and_(al.shr(a, al.const(8 * byte)), al.const(0xFF)), 32),
        )
    return rules


def _pair(operation: Compute) -> Callable[[Expr, Expr], Expr]:
    return lambda a, b: al.concat(operation(a), operation(b))


def _put_byte(context: RuleContext, value: Expr, place: Expr, total: Expr) -> Expr:
    """A float rounded as MODE says, limited to 0 to 255, in one byte of a register; NaN gives 0."""
    rounding = (Op.FRNDNE, Op.FCEIL, Op.FFLOOR, Op.FTRUNC)[context.mode.round_32]
    number = al.convert(Op.FTOU, al.make(rounding, 32, value), 32)
    byte = al.select(al.ult(al.const(255), number), al.const(255), number)
    shift = al.shl(al.and_(place, al.const(3)), al.const(3))
    return al.or_(al.and_(total, al.not_(al.shl(al.const(255), shift))), al.shl(byte, shift))


def _offset_table(a: Expr) -> Expr:
    """A signed 4-bit integer in sixteenths."""
    number = al.sar(al.shl(a, al.const(28)), al.const(28))
    return al.fmul(al.convert(Op.STOF, number, 32), al.const(0x3D800000))


def smallest(context: RuleContext, a: Expr, b: Expr) -> Expr:
    """v_min."""
    return al.fmin(a, b, context.mode.ieee)


def largest(context: RuleContext, a: Expr, b: Expr) -> Expr:
    """v_max."""
    return al.fmax(a, b, context.mode.ieee)


def _median(context: RuleContext, a: Expr, b: Expr, c: Expr) -> Expr:
    """A NaN makes it min3; else the middle one, ties resolved as the guide's comparisons with max3 resolve them."""
    nan = al.or_(al.or_(al.funo(a, a), al.funo(b, b)), al.funo(c, c))
    low = smallest(context, smallest(context, a, b), c)
    top = largest(context, largest(context, a, b), c)
    middle = al.select(
        al.feq(top, a),
        largest(context, b, c),
        al.select(al.feq(top, b), largest(context, a, c), largest(context, a, b)),
    )
    return al.select(nan, low, middle)


def _extremes() -> dict[str, LoweringRule]:
    rules: dict[str, LoweringRule] = {}
    for width, suffix in _SUFFIXES:
        two, three = f"{suffix} = {suffix} {suffix}", f"{suffix} = {suffix} {suffix} {suffix}"
        rules[f"v_min_{suffix}"] = rule(two, smallest, contextual=True, flush="sources")
        rules[f"v_max_{suffix}"] = rule(two, largest, contextual=True, flush="sources")
        if width == 64:
            continue
        for name, first, second in (
            ("min3", smallest, smallest),
            ("max3", largest, largest),
            ("maxmin", largest, smallest),
            ("minmax", smallest, largest),
        ):
            rules[f"v_{name}_{suffix}"] = rule(
                three,
                lambda context, a, b, c, f=first, g=second: g(context, f(context, a, b), c),
                contextual=True,
                flush="sources",
            )
        rules[f"v_med3_{suffix}"] = rule(three, _median, contextual=True, flush="sources")
    pair = "v2f16 = v2f16 v2f16"
    for name, operation in (("min", smallest), ("max", largest)):
        rules[f"v_pk_{name}_f16"] = rule(
            pair,
            lambda context, a, b, f=operation: halves(lambda x, y: f(context, x, y))(a, b),
            contextual=True,
            flush="sources",
        )
    return rules


def _is_zero(value: Expr) -> Expr:
    return al.feq(value, al.const(0, value.width))


def _product_dx9(a: Expr, b: Expr) -> Expr:
    return al.select(al.or_(_is_zero(a), _is_zero(b)), al.ZERO, al.fmul(a, b))


def _fma_dx9(a: Expr, b: Expr, c: Expr) -> Expr:
    return al.select(al.or_(_is_zero(a), _is_zero(b)), c, al.fma(a, b, c))


def _subtract_reversed(a: Expr, b: Expr) -> Expr:
    return al.fadd(al.fneg(a), b)


def _arithmetic() -> dict[str, LoweringRule]:
    rules: dict[str, LoweringRule] = {}
    for width, suffix in _SUFFIXES:
        two, three = f"{suffix} = {suffix} {suffix}", f"{suffix} = {suffix} {suffix} {suffix}"
        rules[f"v_add_{suffix}"] = rule(two, al.fadd)
        rules[f"v_mul_{suffix}"] = rule(two, al.fmul)
        rules[f"v_fma_{suffix}"] = rule(three, al.fma)
        power = "i16" if width == 16 else "b32"
        rules[f"v_ldexp_{suffix}"] = rule(
            f"{suffix} = {suffix} {power}", lambda a, n: al.make(Op.FLDEXP, a.width, a, al.sext(n, 32))
        )
        if width == 64:
            continue
        rules[f"v_sub_{suffix}"] = rule(two, al.fsub)
        rules[f"v_subrev_{suffix}"] = rule(two, _subtract_reversed)
        rules[f"v_fmac_{suffix}"] = rule(f"{suffix} = {suffix} {suffix} dst", al.fma)
        rules[f"v_fmaak_{suffix}"] = rule(three, al.fma)
        rules[f"v_fmamk_{suffix}"] = rule(three, al.fma)
    rules |= {
        "v_mul_dx9_zero_f32": rule("f32 = f32 f32", _product_dx9),
        "v_fma_dx9_zero_f32": rule("f32 = f32 f32 f32", _fma_dx9),
        "v_fmac_dx9_zero_f32": rule("f32 = f32 f32 dst", _fma_dx9),
        "v_mullit_f32": rule("f32 = f32 f32 f32", _lighting),
        "v_fma_mix_f32": rule("f32 = mix mix mix", al.fma),
        "v_fma_mixlo_f16": rule("lo16 = mix mix mix", lambda a, b, c: al.fcvt(al.fma(a, b, c), 16)),
        "v_fma_mixhi_f16": rule("hi16 = mix mix mix", lambda a, b, c: al.fcvt(al.fma(a, b, c), 16)),
        "v_pk_add_f16": rule("v2f16 = v2f16 v2f16", halves(al.fadd)),
        "v_pk_mul_f16": rule("v2f16 = v2f16 v2f16", halves(al.fmul)),
        "v_pk_fma_f16": rule("v2f16 = v2f16 v2f16 v2f16", halves(al.fma)),
        "v_pk_fmac_f16": rule("v2f16 = v2f16 v2f16 dst", halves(al.fma)),
    }
    return rules


def _lighting(a: Expr, b: Expr, c: Expr) -> Expr:
    lowest = al.const(0xFF7FFFFF)
    dark = al.or_(al.or_(al.feq(b, lowest), al.feq(b, al.const(0xFF800000))), al.funo(b, c))
    dark = al.or_(dark, al.not_(al.flt(al.ZERO, c)))
    return al.select(dark, lowest, _product_dx9(a, b))


def _products(a: Expr, b: Expr, total: Expr, widen: Compute) -> Expr:
    """total + low product + high product in f32, one rounding each; the products of f16 and bf16 are exact in f32."""
    for pick in (lambda v: al.trunc(v, 16), al.high):
        total = al.fma(widen(pick(a)), widen(pick(b)), total)
    return total


def from_half(value: Expr) -> Expr:
    """f16 to f32."""
    return al.fcvt(value, 32)


def from_brain(value: Expr) -> Expr:
    """bf16 to f32: the upper half of one."""
    return al.concat(al.const(0, 16), value)


def to_brain(value: Expr) -> Expr:
    """f32 to bf16 to nearest even; a NaN keeps its upper payload and becomes quiet."""
    odd = al.and_(al.shr(value, al.const(16)), al.const(1))
    rounded = al.high(al.add(al.add(value, al.const(0x7FFF)), odd))
    return al.select(al.funo(value, value), al.or_(al.high(value), al.const(0x40, 16)), rounded)


def _dots() -> dict[str, LoweringRule]:
    def in_half(a: Expr, b: Expr, c: Expr) -> Expr:
        for pick in (lambda v: al.trunc(v, 16), al.high):
            c = al.fma(pick(a), pick(b), c)
        return c

    return {
        "v_dot2_f32_f16": rule("f32 = v2f16 v2f16 f32", lambda a, b, c: _products(a, b, c, from_half)),
        "v_dot2acc_f32_f16": rule("f32 = pf16 pf16 dst", lambda a, b, c: _products(a, b, c, from_half)),
        "v_dot2_f32_bf16": rule("f32 = v2bf16 v2bf16 f32", lambda a, b, c: _products(a, b, c, from_brain)),
        "v_dot2acc_f32_bf16": rule("f32 = pbf16 pbf16 dst", lambda a, b, c: _products(a, b, c, from_brain)),
        "v_dot2_f16_f16": rule("f16 = pf16 pf16 f16", in_half),
        "v_dot2_bf16_bf16": rule(
            "bf16 = pbf16 pbf16 bf16", lambda a, b, c: to_brain(_products(a, b, from_brain(c), from_brain))
        ),
    }


def _cube(pick: Callable[[Expr, Expr, Expr], tuple[Expr, Expr, Expr]]) -> Callable[[Expr, Expr, Expr], Expr]:
    """Choose by the major axis: z, then y, then x, where magnitudes are equal."""

    def result(x: Expr, y: Expr, z: Expr) -> Expr:
        def covers(a: Expr, b: Expr) -> Expr:
            return al.or_(al.flt(al.fabs(b), al.fabs(a)), al.feq(al.fabs(a), al.fabs(b)))

        along_z, along_y, along_x = pick(x, y, z)
        return al.select(al.and_(covers(z, x), covers(z, y)), along_z, al.select(covers(y, x), along_y, along_x))

    return result


def _by_sign(value: Expr, negative: Expr, positive: Expr) -> Expr:
    return al.select(al.flt(value, al.ZERO), negative, positive)


def _cubes() -> dict[str, LoweringRule]:
    def faces(x: Expr, y: Expr, z: Expr) -> tuple[Expr, Expr, Expr]:
        number = [al.convert(Op.UTOF, al.const(face), 32) for face in range(6)]
        return _by_sign(z, number[5], number[4]), _by_sign(y, number[3], number[2]), _by_sign(x, number[1], number[0])

    def s_coordinate(x: Expr, y: Expr, z: Expr) -> tuple[Expr, Expr, Expr]:
        return _by_sign(z, al.fneg(x), x), x, _by_sign(x, z, al.fneg(z))

    def t_coordinate(x: Expr, y: Expr, z: Expr) -> tuple[Expr, Expr, Expr]:
        return al.fneg(y), _by_sign(y, al.fneg(z), z), al.fneg(y)

    def axis(x: Expr, y: Expr, z: Expr) -> tuple[Expr, Expr, Expr]:
        two = floating(2.0, 32)
        return al.fmul(z, two), al.fmul(y, two), al.fmul(x, two)

    picks = (("id", faces), ("sc", s_coordinate), ("tc", t_coordinate), ("ma", axis))
    return {f"v_cube{name}_f32": rule("f32 = f32 f32 f32", _cube(pick)) for name, pick in picks}


def float_comparisons() -> dict[str, Callable[[Expr, Expr], Expr]]:
    """Comparisons by their name in mnemonics; the n-forms are true on NaN."""

    def less_equal(a: Expr, b: Expr) -> Expr:
        return al.or_(al.flt(a, b), al.feq(a, b))

    def different(a: Expr, b: Expr) -> Expr:
        return al.or_(al.flt(a, b), al.flt(b, a))

    plain: dict[str, Callable[[Expr, Expr], Expr]] = {
        "lt": al.flt,
        "eq": al.feq,
        "le": less_equal,
        "gt": lambda a, b: al.flt(b, a),
        "ge": lambda a, b: less_equal(b, a),
        "lg": different,
        "o": lambda a, b: al.not_(al.funo(a, b)),
    }
    negated = {
        {"eq": "neq", "o": "u"}.get(name, f"n{name}"): (lambda a, b, f=test: al.not_(f(a, b)))
        for name, test in plain.items()
    }
    constant: dict[str, Callable[[Expr, Expr], Expr]] = {"f": lambda a, b: al.FALSE, "t": lambda a, b: al.TRUE}
    return {**plain, **negated, **constant}


def _class(value: Expr, mask: Expr) -> Expr:
    """Bits of the mask: signalling NaN, quiet NaN, -inf, -normal, -subnormal, -0, +0, +subnormal, +normal, +inf."""
    width = value.width
    form = FORMATS[width]
    exponent = al.and_(value, al.const(form.infinity, width))
    mantissa_zero = al.eq(al.and_(value, al.const(form.mantissa, width)), al.const(0, width))
    top = al.eq(exponent, al.const(form.infinity, width))
    bottom = al.eq(exponent, al.const(0, width))
    quiet = al.bit(value, al.const(form.fraction - 1))
    negative = al.bit(value, al.const(width - 1))
    # positive kinds: 6 zero, 7 subnormal, 8 normal, 9 infinity; negative ones mirror them: 5, 4, 3, 2
    kind = al.select(
        bottom,
        al.select(mantissa_zero, al.const(6), al.const(7)),
        al.select(top, al.const(9), al.const(8)),
    )
    kind = al.select(negative, al.sub(al.const(11), kind), kind)
    nan = al.and_(top, al.not_(mantissa_zero))
    kind = al.select(nan, al.select(quiet, al.const(1), al.const(0)), kind)
    return al.bit(mask, kind)


def _comparisons() -> dict[str, LoweringRule]:
    rules: dict[str, LoweringRule] = {}
    for width, suffix in _SUFFIXES:
        for name, test in float_comparisons().items():
            rules[f"v_cmp_{name}_{suffix}"] = rule(f"mask? = {suffix} {suffix}", test)
            rules[f"v_cmpx_{name}_{suffix}"] = rule(f"exec = {suffix} {suffix}", test)
        mask = "b16" if width == 16 else "b32"

        def classify(value: Expr, bits: Expr) -> Expr:
            return _class(value, al.zext(bits, 32))

        rules[f"v_cmp_class_{suffix}"] = rule(f"mask? = {suffix} {mask}", classify, flush="none")
        rules[f"v_cmpx_class_{suffix}"] = rule(f"exec = {suffix} {mask}", classify, flush="none")
    return rules


DOTS: Final[Rules] = _dots()
"""sums of float products; how the hardware adds them up is not documented"""
RULES: Final[Rules] = {
    **_unary(), **_conversions(), **_extremes(), **_arithmetic(), **DOTS, **_cubes(), **_comparisons(),
}  # fmt: skip
