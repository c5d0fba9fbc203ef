"""SOP1, SOP2, SOPC and SOPK: what the scalar unit computes, and SCC (ISA guide 16.1 to 16.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.rule import LoweringRule, Result, Rules, rule

Binary = Callable[[Expr, Expr], Expr]


def _nonzero(value: Expr) -> Expr:
    return al.ne(value, al.const(0, value.width))


def _with_scc(compute: Callable[..., Expr]) -> Callable[..., Result]:
    """SCC says whether the result is not zero."""

    def result(*sources: Expr) -> Result:
        value = compute(*sources)
        return value, _nonzero(value)

    return result


def overflow(a: Expr, b: Expr, total: Expr) -> Expr:
    """Signed overflow of total = a + b, one bit."""
    return _sign(al.and_(al.xor(a, total), al.xor(b, total)))


def _sign(value: Expr) -> Expr:
    return al.bit(value, al.const(value.width - 1))


def _add_signed(a: Expr, b: Expr) -> Result:
    total = al.add(a, b)
    return total, overflow(a, b, total)


def _sub_signed(a: Expr, b: Expr) -> Result:
    total = al.sub(a, b)
    return total, _sign(al.and_(al.xor(a, b), al.xor(a, total)))


def add_carry(a: Expr, b: Expr, carry: Expr) -> Result:
    """(sum of 32 bits with a carry in, carry out)."""
    return al.add(al.add(a, b), al.zext(carry, 32)), al.carry(a, b, carry)


def subtract_borrow(a: Expr, b: Expr, borrow: Expr) -> Result:
    """(difference of 32 bits with a borrow in, borrow out)."""
    return al.sub(al.sub(a, b), al.zext(borrow, 32)), al.borrow(a, b, borrow)


def absolute(value: Expr) -> Expr:
    """|value| of a signed integer, wrapping at the most negative one."""
    return al.select(_sign(value), al.sub(al.const(0, value.width), value), value)


def _shift_add(count: int) -> Callable[[Expr, Expr], Result]:
    def result(a: Expr, b: Expr) -> Result:
        wide = al.add(al.shl(al.zext(a, 64), al.const(count)), al.zext(b, 64))
        return al.trunc(wide, 32), _nonzero(al.high(wide))

    return result


def _pick(first: Callable[[Expr, Expr], Expr]) -> Callable[[Expr, Expr], Result]:
    """min and max: SCC says that the first source was strictly the better one (measured on hardware for max)."""

    def result(a: Expr, b: Expr) -> Result:
        condition = first(a, b)
        return al.select(condition, a, b), condition

    return result


def field(value: Expr, offset: Expr, size: Expr, *, signed: bool) -> Expr:
    """`size` bits of a value from bit `offset` on; size 0 gives 0, sizes beyond the width the whole rest."""
    width = value.width
    limit = al.const(width)
    fits = al.ult(size, limit)
    clipped = al.select(fits, size, al.ZERO)
    moved = (al.sar if signed else al.shr)(value, offset)
    mask = al.sub(al.shl(al.const(1, width), clipped), al.const(1, width))
    part = al.and_(moved, mask)
    if signed:
        # sign from bit size-1: move it to the top and back
        room = al.select(al.eq(clipped, al.ZERO), al.ZERO, al.sub(limit, clipped))
        part = al.select(al.eq(size, al.ZERO), al.const(0, width), al.sar(al.shl(part, room), room))
    return al.select(fits, part, moved)


def _bitfield(width: int, *, signed: bool) -> Callable[[Expr, Expr], Result]:
    def result(value: Expr, control: Expr) -> Result:
        offset = al.and_(control, al.const(width - 1))
        size = al.and_(al.shr(control, al.const(16)), al.const(0x7F))
        part = field(value, offset, size, signed=signed)
        return part, _nonzero(part)

    return result


def mask_of(size: Expr, offset: Expr, width: int) -> Expr:
    """`size` ones from bit `offset` on, both modulo the width."""
    ones = al.sub(al.shl(al.const(1, width), al.amount(size, width)), al.const(1, width))
    return al.shl(ones, al.amount(offset, width))


def or_minus_one(count: Expr, none: Expr) -> Expr:
    """A bit count, or -1 where `none` holds."""
    return al.select(none, al.const(-1), count)


def leading_zeros(value: Expr) -> Expr:
    """Leading zeros, -1 for 0."""
    return or_minus_one(al.clz(value), al.eq(value, al.const(0, value.width)))


def trailing_zeros(value: Expr) -> Expr:
    """Trailing zeros, -1 for 0."""
    return or_minus_one(al.ctz(value), al.eq(value, al.const(0, value.width)))


def leading_signs(value: Expr) -> Expr:
    """How many leading bits equal the sign, -1 if all do."""
    differing = al.xor(value, al.sar(value, al.const(value.width - 1)))
    return or_minus_one(al.clz(differing), al.eq(differing, al.const(0, value.width)))


def _quads(value: Expr) -> Expr:
    """Bit 4*i set if a bit of nibble i is set."""
    width = value.width
    pairs = al.or_(value, al.shr(value, al.const(1)))
    any_bit = al.or_(pairs, al.shr(pairs, al.const(2)))
    return al.and_(any_bit, al.const(0x1111111111111111, width))


def _quad_mask(value: Expr) -> Expr:
    bits = _quads(value)
    width = value.width
    steps = [(3, 0x0303030303030303), (6, 0x000F000F000F000F), (12, 0x000000FF000000FF), (24, 0xFFFF)]
    for distance, mask in steps[: 3 if width == 32 else 4]:
        bits = al.and_(al.or_(bits, al.shr(bits, al.const(distance))), al.const(mask, width))
    return bits


def _whole_quads(value: Expr) -> Expr:
    return al.mul(_quads(value), al.const(15, value.width))


def _replicate(value: Expr) -> Expr:
    """Every bit twice."""
    bits = al.zext(value, 64)
    for distance, mask in (
        (16, 0x0000FFFF0000FFFF),
        (8, 0x00FF00FF00FF00FF),
        (4, 0x0F0F0F0F0F0F0F0F),
        (2, 0x3333333333333333),
        (1, 0x5555555555555555),
    ):
        bits = al.and_(al.or_(bits, al.shl(bits, al.const(distance))), al.const(mask, 64))
    return al.or_(bits, al.shl(bits, al.const(1)))


def _set_bit(value: int, width: int) -> Callable[[Expr, Expr], Expr]:
    def result(index: Expr, old: Expr) -> Expr:
        bit = al.shl(al.const(1, width), al.amount(index, width))
        return al.or_(old, bit) if value else al.and_(old, al.not_(bit))

    return result


def _halfword(value: Expr, *, upper: bool) -> Expr:
    return al.high(value) if upper else al.trunc(value, 16)


def _pack(first_upper: bool, second_upper: bool) -> Binary:
    return lambda a, b: al.concat(_halfword(a, upper=first_upper), _halfword(b, upper=second_upper))


def bitwise() -> dict[str, Binary]:
    """Two-operand logic by its name in mnemonics."""
    return {
        "and": al.and_,
        "or": al.or_,
        "xor": al.xor,
        "nand": lambda a, b: al.not_(al.and_(a, b)),
        "nor": lambda a, b: al.not_(al.or_(a, b)),
        "xnor": lambda a, b: al.not_(al.xor(a, b)),
        "and_not1": lambda a, b: al.and_(a, al.not_(b)),
        "or_not1": lambda a, b: al.or_(a, al.not_(b)),
        "and_not0": lambda a, b: al.and_(al.not_(a), b),
        "or_not0": lambda a, b: al.or_(al.not_(a), b),
    }


def comparisons(signed: bool) -> dict[str, Binary]:
    """Integer comparisons by their name in mnemonics."""
    less = al.slt if signed else al.ult
    return {
        "eq": al.eq,
        "lg": al.ne,
        "ne": al.ne,
        "lt": less,
        "gt": lambda a, b: less(b, a),
        "le": lambda a, b: al.not_(less(b, a)),
        "ge": lambda a, b: al.not_(less(a, b)),
    }


def _save_exec(operation: Binary) -> Callable[[Expr, Expr], Result]:
    """Old EXEC to the destination, EXEC = operation(source, EXEC)."""

    def result(source: Expr, old: Expr) -> Result:
        value = operation(source, old)
        return old, value, _nonzero(value)

    return result


def _write_exec(operation: Binary) -> Callable[[Expr, Expr], Result]:
    """EXEC and the destination get operation(source, EXEC)."""

    def result(source: Expr, old: Expr) -> Result:
        value = operation(source, old)
        return value, value, _nonzero(value)

    return result


def _logic() -> dict[str, LoweringRule]:
    rules: dict[str, LoweringRule] = {}
    operations = bitwise()
    for width in (32, 64):
        for name in ("and", "or", "xor", "nand", "nor", "xnor", "and_not1", "or_not1"):
            signature = f"b{width} scc = b{width} b{width}"
            rules[f"s_{name}_b{width}"] = rule(signature, _with_scc(operations[name]))
        for name, operation in operations.items():
            rules[f"s_{name}_saveexec_b{width}"] = rule(
                f"b{width} exec{width} scc = b{width} exec{width}", _save_exec(operation)
            )
        for name in ("and_not0", "and_not1"):
            rules[f"s_{name}_wrexec_b{width}"] = rule(
                f"b{width} exec{width} scc = b{width} exec{width}", _write_exec(operations[name])
            )
        rules[f"s_not_b{width}"] = rule(f"b{width} scc = b{width}", _with_scc(al.not_))
        rules[f"s_mov_b{width}"] = rule(f"b{width} = b{width}", lambda a: a)
        rules[f"s_cmov_b{width}"] = rule(f"b{width} = b{width} scc dst", lambda a, c, old: al.select(c, a, old))
        rules[f"s_cselect_b{width}"] = rule(f"b{width} = b{width} b{width} scc", lambda a, b, c: al.select(c, a, b))
        rules[f"s_brev_b{width}"] = rule(f"b{width} = b{width}", al.bitrev)
        rules[f"s_quadmask_b{width}"] = rule(f"b{width} scc = b{width}", _with_scc(_quad_mask))
        rules[f"s_wqm_b{width}"] = rule(f"b{width} scc = b{width}", _with_scc(_whole_quads))
        for value in (0, 1):
            rules[f"s_bitset{value}_b{width}"] = rule(f"b{width} = b32 dst", _set_bit(value, width))
            rules[f"s_bitcmp{value}_b{width}"] = rule(f"scc = b{width} b32", _test_bit(value, width))
        rules[f"s_bcnt1_i32_b{width}"] = rule(f"b32 scc = b{width}", _with_scc(al.popcount))
        rules[f"s_bcnt0_i32_b{width}"] = rule(
            f"b32 scc = b{width}", _with_scc(lambda a: al.sub(al.const(a.width), al.popcount(a)))
        )
        rules[f"s_ctz_i32_b{width}"] = rule(f"b32 = b{width}", trailing_zeros)
        rules[f"s_clz_i32_u{width}"] = rule(f"b32 = b{width}", leading_zeros)
        rules[f"s_bfm_b{width}"] = rule(
            f"b{width} = b32 b32", lambda size, offset, width=width: mask_of(size, offset, width)
        )
        rules[f"s_bfe_u{width}"] = rule(f"b{width} scc = u{width} b32", _bitfield(width, signed=False))
        rules[f"s_bfe_i{width}"] = rule(f"b{width} scc = i{width} b32", _bitfield(width, signed=True))
        rules[f"s_lshl_b{width}"] = rule(f"b{width} scc = b{width} b32", _with_scc(_shift(al.shl, width)))
        rules[f"s_lshr_b{width}"] = rule(f"b{width} scc = b{width} b32", _with_scc(_shift(al.shr, width)))
        rules[f"s_ashr_i{width}"] = rule(f"b{width} scc = i{width} b32", _with_scc(_shift(al.sar, width)))
        rules[f"s_cmp_eq_u{width}"] = rule(f"scc = u{width} u{width}", al.eq)
        rules[f"s_cmp_lg_u{width}"] = rule(f"scc = u{width} u{width}", al.ne)
    rules["s_cls_i32"] = rule("b32 = b32", leading_signs)
    rules["s_cls_i32_i64"] = rule("b32 = i64", leading_signs)
    rules["s_bitreplicate_b64_b32"] = rule("b64 = b32", _replicate)
    return rules


def _shift(operation: Binary, width: int) -> Binary:
    return lambda a, count: operation(a, al.amount(count, width))


def _test_bit(value: int, width: int) -> Binary:
    def result(a: Expr, index: Expr) -> Expr:
        found = al.bit(a, al.amount(index, width))
        return found if value else al.not_(found)

    return result


_RENAMED: Final = {
    **{f"s_{name}_co_{kind}": f"s_{name}_{kind}" for name in ("add", "sub") for kind in ("u32", "i32")},
    "s_add_co_ci_u32": "s_addc_u32",
    "s_sub_co_ci_u32": "s_subb_u32",
    "s_addk_co_i32": "s_addk_i32",
}
"""what gfx12 calls the same operations"""


def _arithmetic() -> dict[str, LoweringRule]:
    rules = {
        "s_add_u32": rule("b32 scc = b32 b32", lambda a, b: (al.add(a, b), al.carry(a, b))),
        "s_sub_u32": rule("b32 scc = b32 b32", lambda a, b: (al.sub(a, b), al.borrow(a, b))),
        "s_add_i32": rule("b32 scc = b32 b32", _add_signed),
        "s_sub_i32": rule("b32 scc = b32 b32", _sub_signed),
        "s_addc_u32": rule("b32 scc = b32 b32 scc", add_carry),
        "s_subb_u32": rule("b32 scc = b32 b32 scc", subtract_borrow),
        "s_absdiff_i32": rule("b32 scc = b32 b32", _with_scc(lambda a, b: absolute(al.sub(a, b)))),
        "s_abs_i32": rule("b32 scc = b32", _with_scc(absolute)),
        "s_min_i32": rule("b32 scc = b32 b32", _pick(al.slt)),
        "s_min_u32": rule("b32 scc = b32 b32", _pick(al.ult)),
        "s_max_i32": rule("b32 scc = b32 b32", _pick(lambda a, b: al.slt(b, a))),
        "s_max_u32": rule("b32 scc = b32 b32", _pick(lambda a, b: al.ult(b, a))),
        "s_mul_i32": rule("b32 = b32 b32", al.mul),
        "s_mul_hi_u32": rule("b32 = b32 b32", al.mulhu),
        "s_mul_hi_i32": rule("b32 = b32 b32", al.mulhs),
        "s_sext_i32_i8": rule("b32 = b32", lambda a: al.sext(al.trunc(a, 8), 32)),
        "s_sext_i32_i16": rule("b32 = b32", lambda a: al.sext(al.trunc(a, 16), 32)),
        "s_pack_ll_b32_b16": rule("b32 = b32 b32", _pack(False, False)),
        "s_pack_lh_b32_b16": rule("b32 = b32 b32", _pack(False, True)),
        "s_pack_hl_b32_b16": rule("b32 = b32 b32", _pack(True, False)),
        "s_pack_hh_b32_b16": rule("b32 = b32 b32", _pack(True, True)),
        "s_movk_i32": rule("b32 = k16", lambda k: k),
        "s_cmovk_i32": rule("b32 = k16 scc dst", lambda k, c, old: al.select(c, k, old)),
        "s_addk_i32": rule("b32 scc = k16 dst", lambda k, old: _add_signed(old, k)),
        "s_mulk_i32": rule("b32 = k16 dst", lambda k, old: al.mul(old, k)),
    }
    rules |= {
        "s_add_nc_u64": rule("b64 = b64 b64", al.add),
        "s_sub_nc_u64": rule("b64 = b64 b64", al.sub),
        "s_mul_u64": rule("b64 = b64 b64", al.mul),
        **{new: rules[old] for new, old in _RENAMED.items()},
    }
    for count in (1, 2, 3, 4):
        rules[f"s_lshl{count}_add_u32"] = rule("b32 scc = b32 b32", _shift_add(count))
    for suffix, signed in (("i32", True), ("u32", False)):
        for name, compare in comparisons(signed).items():
            if name == "ne":
                continue
            rules[f"s_cmp_{name}_{suffix}"] = rule("scc = b32 b32", compare)
            rules[f"s_cmpk_{name}_{suffix}"] = rule(f"scc = b32 {'k16' if signed else 'uk16'}", compare)
    return rules


RULES: Final[Rules] = {**_logic(), **_arithmetic()}
