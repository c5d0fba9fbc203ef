"""Integer VALU instructions: VOP1, VOP2, VOP3, VOP3P and the comparisons of VOPC (ISA guide 16.7 to 16.12).

It is long because it is a list: one rule for an instruction.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.rule import Compute, LoweringRule, Result, RuleContext, Rules, rule
from isatool.semantics.scalar import (
    add_carry,
    bitwise,
    comparisons,
    field,
    leading_signs,
    leading_zeros,
    mask_of,
    subtract_borrow,
    trailing_zeros,
)

Binary = Callable[[Expr, Expr], Expr]


# saturation (VOP3 clamp): compute wide, then clip to the range of the result


def clip(value: Expr, width: int, *, signed: bool) -> Expr:
    """A signed number of more bits clipped to `width` bits."""
    low, top = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if signed else (0, (1 << width) - 1)
    wide = value.width
    under, over = al.slt(value, al.const(low, wide)), al.slt(al.const(top, wide), value)
    return al.select(under, al.const(low, width), al.select(over, al.const(top, width), al.trunc(value, width)))


def _saturated(compute: Callable[..., Expr], width: int, *, signed: bool) -> Callable[..., Expr]:
    """`compute` on operands extended to twice the width and more, clipped."""
    wide = 64
    extend = al.sext if signed else al.zext
    return lambda *sources: clip(compute(*(extend(source, wide) for source in sources)), width, signed=signed)


def _minimum(less: Binary) -> Binary:
    return lambda a, b: al.select(less(a, b), a, b)


def _maximum(less: Binary) -> Binary:
    return lambda a, b: al.select(less(a, b), b, a)


def _median(less: Binary) -> Callable[[Expr, Expr, Expr], Expr]:
    smaller, larger = _minimum(less), _maximum(less)
    return lambda a, b, c: larger(smaller(a, b), smaller(larger(a, b), c))


def _extremes() -> dict[str, LoweringRule]:
    rules: dict[str, LoweringRule] = {}
    for suffix, less in (("i", al.slt), ("u", al.ult)):
        smaller, larger = _minimum(less), _maximum(less)
        for width in (16, 32):
            kind = f"{suffix}{width}"
            two, three = f"{kind} = {kind} {kind}", f"{kind} = {kind} {kind} {kind}"
            rules[f"v_min_{kind}"] = rule(two, smaller)
            rules[f"v_max_{kind}"] = rule(two, larger)
            rules[f"v_min3_{kind}"] = _never_clamped(three, lambda a, b, c, f=smaller: f(f(a, b), c))
            rules[f"v_max3_{kind}"] = _never_clamped(three, lambda a, b, c, f=larger: f(f(a, b), c))
            rules[f"v_med3_{kind}"] = _never_clamped(three, _median(less))
            if width == 32:
                rules[f"v_maxmin_{kind}"] = rule(three, lambda a, b, c, lo=smaller, hi=larger: lo(hi(a, b), c))
                rules[f"v_minmax_{kind}"] = rule(three, lambda a, b, c, lo=smaller, hi=larger: hi(lo(a, b), c))
    return rules


def halves(operation: Callable[..., Expr]) -> Callable[..., Expr]:
    """An operation on 16-bit values applied to both halves of packed values."""
    return lambda *packed: al.concat(
        operation(*(al.trunc(value, 16) for value in packed)), operation(*(al.high(value) for value in packed))
    )


def _mad(a: Expr, b: Expr, c: Expr) -> Expr:
    return al.add(al.mul(a, b), c)


def _packed() -> dict[str, LoweringRule]:
    rules: dict[str, LoweringRule] = {}
    pair, triple = "v2b16 = v2b16 v2b16", "v2b16 = v2b16 v2b16 v2b16"
    for suffix, signed, less in (("i16", True, al.slt), ("u16", False, al.ult)):
        for name, operation in (("add", al.add), ("sub", al.sub)):
            rules[f"v_pk_{name}_{suffix}"] = rule(
                pair, halves(operation), saturated=halves(_saturated(operation, 16, signed=signed))
            )
        rules[f"v_pk_mad_{suffix}"] = rule(triple, halves(_mad), saturated=halves(_saturated(_mad, 16, signed=signed)))
        for name, extreme in (("min", _minimum(less)), ("max", _maximum(less))):
            rules[f"v_pk_{name}_{suffix}"] = _never_clamped(pair, halves(extreme))
    rules["v_pk_mul_lo_u16"] = _never_clamped(pair, halves(al.mul))
    rules["v_pk_lshlrev_b16"] = _never_clamped(pair, halves(_reversed_shift(al.shl)))
    rules["v_pk_lshrrev_b16"] = _never_clamped(pair, halves(_reversed_shift(al.shr)))
    rules["v_pk_ashrrev_i16"] = _never_clamped(pair, halves(_reversed_shift(al.sar)))
    return rules


def _never_clamped(signature: str, compute: Compute) -> LoweringRule:
    """An instruction whose result clamp leaves alone: logic, and the low bits of a product."""
    return rule(signature, compute, saturated=compute)


def _reversed_shift(operation: Binary) -> Binary:
    return lambda count, value: operation(value, al.amount(count, value.width))


def _shifts() -> dict[str, LoweringRule]:
    rules: dict[str, LoweringRule] = {}
    for name, operation, letter in (("lshlrev", al.shl, "b"), ("lshrrev", al.shr, "b"), ("ashrrev", al.sar, "i")):
        for width in (16, 32, 64):
            kind = f"{letter}{width}"
            count = "b16" if width == 16 else "b32"
            rules[f"v_{name}_{kind}"] = rule(f"{kind} = {count} {kind}", _reversed_shift(operation))
    return rules


def _logic() -> dict[str, LoweringRule]:
    rules: dict[str, LoweringRule] = {}
    operations = bitwise()
    for name in ("and", "or", "xor"):
        rules[f"v_{name}_b32"] = rule("b32 = b32 b32", operations[name])
        rules[f"v_{name}_b16"] = rule("b16 = b16 b16", operations[name])
    rules["v_xnor_b32"] = rule("b32 = b32 b32", operations["xnor"])
    rules |= {
        "v_not_b32": rule("b32 = b32", al.not_),
        "v_not_b16": rule("b16 = b16", al.not_),
        "v_bfrev_b32": rule("b32 = b32", al.bitrev),
        "v_mov_b32": rule("b32 = b32", lambda a: a),
        "v_mov_b16": rule("b16 = b16", lambda a: a),
        "v_cndmask_b32": rule("b32 = b32 b32 mask?", lambda a, b, c: al.select(c, b, a)),
        "v_cndmask_b16": rule("b16 = b16 b16 mask?", lambda a, b, c: al.select(c, b, a)),
        "v_clz_i32_u32": rule("b32 = b32", leading_zeros),
        "v_ctz_i32_b32": rule("b32 = b32", trailing_zeros),
        "v_cls_i32": rule("b32 = b32", leading_signs),
        "v_or3_b32": rule("b32 = b32 b32 b32", lambda a, b, c: al.or_(al.or_(a, b), c)),
        "v_xor3_b32": rule("b32 = b32 b32 b32", lambda a, b, c: al.xor(al.xor(a, b), c)),
        "v_and_or_b32": rule("b32 = b32 b32 b32", lambda a, b, c: al.or_(al.and_(a, b), c)),
        "v_bfi_b32": rule("b32 = b32 b32 b32", lambda m, a, b: al.or_(al.and_(m, a), al.and_(al.not_(m), b))),
        "v_bfm_b32": rule("b32 = b32 b32", lambda size, offset: mask_of(size, offset, 32)),
        "v_bfe_u32": rule("b32 = b32 b32 b32", _extract(signed=False)),
        "v_bfe_i32": rule("b32 = b32 b32 b32", _extract(signed=True)),
        "v_alignbit_b32": rule(
            "b32 = b32 b32 b32", lambda a, b, c: al.trunc(al.shr(al.concat(b, a), al.and_(c, al.const(31))), 32)
        ),
        "v_alignbyte_b32": rule(
            "b32 = b32 b32 b32",
            lambda a, b, c: al.trunc(al.shr(al.concat(b, a), al.shl(al.and_(c, al.const(3)), al.const(3))), 32),
        ),
        "v_perm_b32": rule("b32 = b32 b32 b32", _permute_bytes),
        "v_bcnt_u32_b32": rule("b32 = b32 b32", lambda a, b: al.add(al.popcount(a), b)),
        "v_mbcnt_lo_u32_b32": rule("b32 = b32 b32", _count_below(0), contextual=True),
        "v_mbcnt_hi_u32_b32": rule("b32 = b32 b32", _count_below(1), contextual=True),
        "v_pack_b32_f16": rule("b32 = f16 f16", _pack_floats, contextual=True, flush="sources"),
        "v_cvt_i32_i16": rule("b32 = i16", lambda a: al.sext(a, 32)),
        "v_cvt_u32_u16": rule("b32 = u16", lambda a: al.zext(a, 32)),
        "v_cvt_pk_u16_u32": rule("b32 = b32 b32", lambda a, b: al.concat(_narrow_unsigned(a), _narrow_unsigned(b))),
        "v_cvt_pk_i16_i32": rule("b32 = b32 b32", lambda a, b: al.concat(_narrow_signed(a), _narrow_signed(b))),
        "v_sat_pk_u8_i16": rule("b16 = b32", _saturate_bytes),
    }
    return rules


def _pack_floats(context: RuleContext, *halves: Expr) -> Expr:
    """Halves are read as floats: subnormals go as MODE says, and LLVM (`is_canonicalized_2`) takes it that a signalling
    NaN becomes quiet where MODE has IEEE.
    """
    return al.concat(*(al.fmax(half, half, ieee=True) if context.mode.ieee else half for half in halves))


def _narrow_unsigned(value: Expr) -> Expr:
    return al.select(al.ult(al.const(0xFFFF), value), al.const(0xFFFF, 16), al.trunc(value, 16))


def _narrow_signed(value: Expr) -> Expr:
    return clip(value, 16, signed=True)


def _saturate_bytes(value: Expr) -> Expr:
    parts = [clip(al.sext(half, 32), 8, signed=False) for half in (al.trunc(value, 16), al.high(value))]
    return al.concat(*parts)


def _extract(*, signed: bool) -> Callable[[Expr, Expr, Expr], Expr]:
    def result(value: Expr, offset: Expr, size: Expr) -> Expr:
        return field(value, al.amount(offset, 32), al.amount(size, 32), signed=signed)

    return result


def _permute_bytes(upper: Expr, lower: Expr, selector: Expr) -> Expr:
    """v_perm_b32: each selector byte picks a byte of {upper:lower}, a replicated sign, 0x00 or 0xff."""
    pool = al.concat(lower, upper)
    total = al.ZERO
    for place in range(4):
        choice = al.and_(al.shr(selector, al.const(8 * place)), al.const(0xFF))
        word = al.select(al.bit(choice, al.const(2)), upper, lower)
        byte = al.and_(al.shr(word, al.shl(al.and_(choice, al.const(3)), al.const(3))), al.const(0xFF))
        # 8 to 11 replicate the sign of bytes 1, 3, 5, 7
        position = al.add(al.shl(al.and_(choice, al.const(3)), al.const(4)), al.const(15))
        sign = al.select(al.bit(pool, position), al.const(0xFF), al.ZERO)
        special = al.select(
            al.ult(choice, al.const(12)), sign, al.select(al.eq(choice, al.const(12)), al.ZERO, al.const(0xFF))
        )
        value = al.select(al.ult(choice, al.const(8)), byte, special)
        total = al.or_(total, al.shl(value, al.const(8 * place)))
    return total


def _byte(value: Expr, place: int) -> Expr:
    return al.and_(al.shr(value, al.const(8 * place)), al.const(0xFF))


def _difference(a: Expr, b: Expr) -> Expr:
    return al.select(al.ult(b, a), al.sub(a, b), al.sub(b, a))


def _count_below(word: int) -> Callable[[RuleContext, Expr, Expr], Expr]:
    """v_mbcnt: set bits of one word of a lane mask that belong to lanes below this one, added to the second source."""
    first = word * al.LANE.width  # lane of the word's lowest bit

    def result(context: RuleContext, mask: Expr, start: Expr) -> Expr:
        if first >= context.wave_size:
            return start
        if context.wave_size == mask.width:
            below = al.sub(al.shl(al.const(1), al.LANE), al.const(1))
        else:
            distance = al.and_(al.LANE, al.const(mask.width - 1))
            upper = al.bit(al.LANE, al.const(mask.width.bit_length() - 1))
            part = al.sub(al.shl(al.const(1), distance), al.const(1))
            below = al.select(upper, part, al.ZERO) if word else al.select(upper, al.const(-1), part)
        return al.add(al.popcount(al.and_(mask, below)), start)

    return result


def _sad_bytes(a: Expr, b: Expr, *, masked: bool = False) -> Expr:
    total = al.ZERO
    for place in range(4):
        reference = _byte(b, place)
        term = _difference(_byte(a, place), reference)
        if masked:
            term = al.select(al.eq(reference, al.ZERO), al.ZERO, term)
        total = al.add(total, term)
    return total


def _quad_sad(a: Expr, b: Expr, c: Expr, *, masked: bool, clamp: bool = False) -> Expr:
    """Four sums over byte-shifted windows of a 64-bit source, packed to a quarter of the third source's width each."""
    sums = []
    width = c.width // 4
    starts = [part for half in (al.trunc(c, 2 * width), al.high(c)) for part in (al.trunc(half, width), al.high(half))]
    for place, start in enumerate(starts):
        window = al.trunc(al.shr(a, al.const(8 * place)), 32)
        total = al.add(al.zext(_sad_bytes(window, b, masked=masked), 64), al.zext(start, 64))
        sums.append(clip(total, width, signed=False) if clamp else al.trunc(total, width))
    return al.concat(al.concat(sums[0], sums[1]), al.concat(sums[2], sums[3]))


def _added(terms: Callable[[Expr, Expr], Expr]) -> LoweringRule:
    """A sum onto the third source: modulo 2**32, with clamp limited to 32 bits."""

    def saturated(a: Expr, b: Expr, c: Expr) -> Expr:
        return clip(al.add(al.zext(terms(a, b), 64), al.zext(c, 64)), 32, signed=False)

    return rule("b32 = b32 b32 b32", lambda a, b, c: al.add(terms(a, b), c), saturated=saturated)


def _sad_halves(a: Expr, b: Expr) -> Expr:
    total = al.ZERO
    for pick in (lambda v: al.trunc(v, 16), al.high):
        total = al.add(total, _difference(al.zext(pick(a), 32), al.zext(pick(b), 32)))
    return total


def _lerp(a: Expr, b: Expr, c: Expr) -> Expr:
    total = al.ZERO
    for place in range(4):
        bit = al.and_(al.shr(c, al.const(8 * place)), al.const(1))
        mean = al.shr(al.add(al.add(_byte(a, place), _byte(b, place)), bit), al.const(1))
        total = al.or_(total, al.shl(mean, al.const(8 * place)))
    return total


def _sums() -> dict[str, LoweringRule]:
    three = "b32 = b32 b32 b32"
    return {
        "v_sad_u8": _added(_sad_bytes),
        "v_msad_u8": _added(partial(_sad_bytes, masked=True)),
        "v_sad_hi_u8": _added(lambda a, b: al.shl(_sad_bytes(a, b), al.const(16))),
        "v_sad_u16": _added(_sad_halves),
        "v_sad_u32": _added(_difference),
        **{
            f"v_{name}": rule(
                f"{wide} = b64 b32 {wide}",
                partial(_quad_sad, masked=masked),
                saturated=partial(_quad_sad, masked=masked, clamp=True),
            )
            for name, wide, masked in (
                ("qsad_pk_u16_u8", "b64", False),
                ("mqsad_pk_u16_u8", "b64", True),
                ("mqsad_u32_u8", "b128", True),
            )
        },
        "v_lerp_u8": rule(three, _lerp),
    }


def _low24(value: Expr, *, signed: bool) -> Expr:
    if signed:
        return al.sar(al.shl(value, al.const(8)), al.const(8))
    return al.and_(value, al.const(0xFFFFFF))


def _mul24(*, signed: bool, upper: bool = False) -> Binary:
    def result(a: Expr, b: Expr) -> Expr:
        x, y = _low24(a, signed=signed), _low24(b, signed=signed)
        if upper:
            return (al.mulhs if signed else al.mulhu)(x, y)
        return al.mul(x, y)

    return result


def _mad24(*, signed: bool) -> Callable[[Expr, Expr, Expr], Expr]:
    return lambda a, b, c: al.add(al.mul(_low24(a, signed=signed), _low24(b, signed=signed)), c)


def _mad24_saturated(*, signed: bool) -> Callable[[Expr, Expr, Expr], Expr]:
    extend = al.sext if signed else al.zext

    def result(a: Expr, b: Expr, c: Expr) -> Expr:
        product = al.mul(extend(_low24(a, signed=signed), 64), extend(_low24(b, signed=signed), 64))
        return clip(al.add(product, extend(c, 64)), 32, signed=signed)

    return result


def _wide_mad(*, signed: bool) -> Callable[[Expr, Expr, Expr], Result]:
    extend = al.sext if signed else al.zext

    def result(a: Expr, b: Expr, c: Expr) -> Result:
        product = al.mul(extend(a, 64), extend(b, 64))
        if signed:
            # bit 64 of the exact 65-bit sum: signs xor the carry out of 64 bits
            signs = al.xor(al.bit(product, al.const(63)), al.bit(c, al.const(63)))
            return al.add(product, c), al.xor(signs, al.carry(product, c))
        return al.add(product, c), al.carry(product, c)

    return result


def _wide_mad_saturated(*, signed: bool) -> Callable[[Expr, Expr, Expr], Result]:
    """The exact sum limited to 64 bits; the carry is that of the plain form."""
    plain = _wide_mad(signed=signed)

    def result(a: Expr, b: Expr, c: Expr) -> Result:
        outcome = plain(a, b, c)
        assert isinstance(outcome, tuple)
        value, carry = outcome
        if not signed:
            return al.select(carry, al.const(-1, 64), value), carry
        # an overflow takes the sign that the exact sum has, which is the carry's
        overflowed = al.xor(carry, al.bit(value, al.const(63)))
        most = al.const((1 << 63) - 1, 64)
        return al.select(overflowed, al.select(carry, al.not_(most), most), value), carry

    return result


def _mixed_mad(*, signed: bool) -> tuple[Callable[..., Expr], Callable[..., Expr]]:
    extend = al.sext if signed else al.zext

    def plain(a: Expr, b: Expr, c: Expr) -> Expr:
        return al.add(al.mul(extend(a, 32), extend(b, 32)), c)

    def saturated(a: Expr, b: Expr, c: Expr) -> Expr:
        return clip(al.add(al.mul(extend(a, 64), extend(b, 64)), extend(c, 64)), 32, signed=signed)

    return plain, saturated


def _saturate_carry(compute: Compute, bound: int) -> Callable[..., Result]:
    def result(*sources: Expr) -> Result:
        outcome = compute(*sources)
        value, carry = outcome if isinstance(outcome, tuple) else (outcome, al.FALSE)
        return al.select(carry, al.const(bound), value), carry

    return result


def _arithmetic() -> dict[str, LoweringRule]:
    rules: dict[str, LoweringRule] = {}
    for kind, signed in (("u32", False), ("i32", True), ("u16", False), ("i16", True)):
        width = int(kind[1:])
        two = f"{kind} = {kind} {kind}"
        rules[f"v_add_nc_{kind}"] = rule(two, al.add, saturated=_saturated(al.add, width, signed=signed))
        rules[f"v_sub_nc_{kind}"] = rule(two, al.sub, saturated=_saturated(al.sub, width, signed=signed))
        if width == 16:
            rules[f"v_mad_{kind}"] = rule(
                f"{kind} = {kind} {kind} {kind}", _mad, saturated=_saturated(_mad, width, signed=signed)
            )
            plain, saturated = _mixed_mad(signed=signed)
            rules[f"v_mad_{kind[0]}32_{kind}"] = rule(
                f"{kind[0]}32 = {kind} {kind} {kind[0]}32", plain, saturated=saturated
            )
    rules["v_subrev_nc_u32"] = rule(
        "u32 = u32 u32", lambda a, b: al.sub(b, a),
        saturated=_saturated(lambda a, b: al.sub(b, a), 32, signed=False),
    )  # fmt: skip
    carried, borrowed = "u32 mask = u32 u32", "u32 mask = u32 u32"
    rules["v_add_co_u32"] = rule(carried, lambda a, b: (al.add(a, b), al.carry(a, b)))
    rules["v_sub_co_u32"] = rule(borrowed, lambda a, b: (al.sub(a, b), al.borrow(a, b)))
    rules["v_subrev_co_u32"] = rule(borrowed, lambda a, b: (al.sub(b, a), al.borrow(b, a)))
    chained = "u32 mask? = u32 u32 mask?"
    rules["v_add_co_ci_u32"] = rule(chained, add_carry)
    rules["v_sub_co_ci_u32"] = rule(chained, subtract_borrow)
    rules["v_subrev_co_ci_u32"] = rule(chained, lambda a, b, c: subtract_borrow(b, a, c))
    for name in ("v_add_co_u32", "v_add_co_ci_u32"):
        found = rules[name]
        rules[name] = LoweringRule(
            found.results, found.sources, found.compute, _saturate_carry(found.compute, 0xFFFFFFFF)
        )
    for name in ("v_sub_co_u32", "v_subrev_co_u32", "v_sub_co_ci_u32", "v_subrev_co_ci_u32"):
        found = rules[name]
        rules[name] = LoweringRule(found.results, found.sources, found.compute, _saturate_carry(found.compute, 0))
    three = "b32 = b32 b32 b32"
    rules |= {
        "v_mul_lo_u32": rule("b32 = b32 b32", al.mul),
        "v_mul_hi_u32": rule("b32 = b32 b32", al.mulhu),
        "v_mul_hi_i32": rule("b32 = b32 b32", al.mulhs),
        "v_mul_lo_u16": _never_clamped("u16 = u16 u16", al.mul),
        "v_mul_u32_u24": _never_clamped("b32 = b32 b32", _mul24(signed=False)),
        "v_mul_i32_i24": _never_clamped("b32 = b32 b32", _mul24(signed=True)),
        "v_mul_hi_u32_u24": rule("b32 = b32 b32", _mul24(signed=False, upper=True)),
        "v_mul_hi_i32_i24": rule("b32 = b32 b32", _mul24(signed=True, upper=True)),
        "v_mad_u32_u24": rule(three, _mad24(signed=False), saturated=_mad24_saturated(signed=False)),
        "v_mad_i32_i24": rule(three, _mad24(signed=True), saturated=_mad24_saturated(signed=True)),
        **dict.fromkeys(
            ("v_mad_u64_u32", "v_mad_co_u64_u32"),
            rule("u64 mask = u32 u32 u64", _wide_mad(signed=False), saturated=_wide_mad_saturated(signed=False)),
        ),
        **dict.fromkeys(
            ("v_mad_i64_i32", "v_mad_co_i64_i32"),
            rule("i64 mask = i32 i32 i64", _wide_mad(signed=True), saturated=_wide_mad_saturated(signed=True)),
        ),
        "v_add3_u32": rule(three, lambda a, b, c: al.add(al.add(a, b), c)),
        "v_lshl_add_u32": rule(three, lambda a, n, c: al.add(al.shl(a, al.amount(n, 32)), c)),
        "v_add_lshl_u32": rule(three, lambda a, b, n: al.shl(al.add(a, b), al.amount(n, 32))),
        "v_lshl_or_b32": rule(three, lambda a, n, c: al.or_(al.shl(a, al.amount(n, 32)), c)),
        "v_xad_u32": rule(three, lambda a, b, c: al.add(al.xor(a, b), c)),
    }
    return rules


def _dot(bits: int, *, signed: bool, clamp: bool) -> Callable[[RuleContext, Expr, Expr, Expr], Expr]:
    """Sum of products of packed 8 or 4-bit integers; neg_lo says which source is signed."""

    def result(context: RuleContext, a: Expr, b: Expr, total: Expr) -> Expr:
        signs = (context.flag("neg_lo", 0), context.flag("neg_lo", 1))
        products = al.ZERO
        for place in range(32 // bits):
            x, y = (part_of(value, place, bits, signed) for value, signed in zip((a, b), signs, strict=True))
            products = al.add(products, al.mul(x, y))  # never leaves 32 bits
        if not clamp:
            return al.add(products, total)
        extend = al.sext if signed else al.zext
        return clip(al.add(extend(products, 64), extend(total, 64)), 32, signed=signed)

    return result


def part_of(value: Expr, place: int, bits: int, signed: bool) -> Expr:
    """Field number `place` of `bits` bits, extended to 32."""
    if signed:
        return al.sar(al.shl(value, al.const(32 - bits * (place + 1))), al.const(32 - bits))
    return al.and_(al.shr(value, al.const(bits * place)), al.const((1 << bits) - 1))


def _dots() -> dict[str, LoweringRule]:
    signature = "b32 = raw32 raw32 b32"
    rules = {}
    for name, bits in (("v_dot4_i32_iu8", 8), ("v_dot4_u32_u8", 8), ("v_dot8_i32_iu4", 4), ("v_dot8_u32_u4", 4)):
        plain, saturated = (_dot(bits, signed="_i32_" in name, clamp=clamp) for clamp in (False, True))
        rules[name] = rule(signature, plain, saturated=saturated, contextual=True)
    return rules


def _comparisons() -> dict[str, LoweringRule]:
    rules: dict[str, LoweringRule] = {}
    for suffix, signed in (("i", True), ("u", False)):
        for width in (16, 32, 64):
            kind = f"{suffix}{width}"
            tests = {**comparisons(signed), "f": lambda a, b: al.FALSE, "t": lambda a, b: al.TRUE}
            for name, test in tests.items():
                rules[f"v_cmp_{name}_{kind}"] = rule(f"mask? = {kind} {kind}", test)
                rules[f"v_cmpx_{name}_{kind}"] = rule(f"exec = {kind} {kind}", test)
    return rules


RULES: Final[Rules] = {
    **_logic(), **_shifts(), **_extremes(), **_packed(), **_sums(), **_arithmetic(), **_dots(), **_comparisons(),
}  # fmt: skip
