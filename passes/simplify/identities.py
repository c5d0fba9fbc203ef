"""The table of identities: what compilers leave, and the same in fewer issues.

Each is proved against the semantics of its instructions by `tests/verify/test_identities.py`, for the constants and
ranges that its condition admits.
"""

from __future__ import annotations

from typing import Final

from isatool.passes.simplify.rules import Identity

_WORD: Final = (1 << 32) - 1


def _field(m: int) -> int:
    """The bits of a mask 2**k - 1 that is no whole word; 0 for others."""
    return m.bit_length() if m and not m & (m + 1) and m != _WORD else 0


def _run(m: int) -> tuple[int, int]:
    """(the lowest bit, the count) of a mask that is one run of ones above bit 0; (0, 0) for others."""
    low = (m & -m).bit_length() - 1
    return (low, _field(m >> low)) if low > 0 and _field(m >> low) else (0, 0)


def _scaled(m: int, shift: int) -> dict[str, int] | bool:
    """The field of x of k bits from bit o, times 2^j, that a mask leaves of x shifted left (right below 0)."""
    low, count = _run(m)
    place = max(low, shift)
    offset, count = place - shift, low + count - place
    count = min(count, 32 - offset)
    return {"o": offset, "j": place, "k": count} if low and place < 32 and count > 0 else False


_FIELDS: Final = (
    Identity(
        "mask-after-shift",
        ("v_lshrrev_b32 t, s, x", "v_and_b32 d, #m, t"),
        ("v_bfe_u32 d, x, s, #k",),
        lambda m: {"k": _field(m)} if _field(m) else False,
        "m is 2^k - 1",
    ),
    Identity(
        "mask-after-arithmetic-shift",
        ("v_ashrrev_i32 t, s, x", "v_and_b32 d, #m, t"),
        ("v_bfe_u32 d, x, s, #k",),
        lambda m, s_bits: {"k": _field(m)} if _field(m) and (s_bits & 31) + _field(m) <= 32 else False,
        "m is 2^k - 1, and the low five bits of s are at most 32 - k",
    ),
    Identity(
        "shift-after-mask",
        ("v_and_b32 t, #m, x", "v_lshrrev_b32 d, #s, t"),
        ("v_bfe_u32 d, x, #s, #k",),
        lambda m, s: {"k": _field(m >> s)} if 0 < s < 32 and _field(m >> s) else False,
        "s is below 32, m >> s is 2^k - 1",
    ),
    Identity(
        "shift-left-and-right",
        ("v_lshlrev_b32 t, #a, x", "v_lshrrev_b32 d, #b, t"),
        ("v_bfe_u32 d, x, #o, #k",),
        lambda a, b: {"o": b - a, "k": 32 - b} if 0 < a <= b < 32 else False,
        "0 < a <= b < 32; o is b - a, k is 32 - b",
    ),
    Identity(
        "shift-left-and-right-signed",
        ("v_lshlrev_b32 t, #a, x", "v_ashrrev_i32 d, #b, t"),
        ("v_bfe_i32 d, x, #o, #k",),
        lambda a, b: {"o": b - a, "k": 32 - b} if 0 < a <= b < 31 else False,
        "0 < a <= b < 31; o is b - a, k is 32 - b",
    ),
    Identity(
        "shifts-right",
        ("v_lshrrev_b32 t, #a, x", "v_lshrrev_b32 d, #b, t"),
        ("v_lshrrev_b32 d, #s, x",),
        lambda a, b: {"s": a + b} if a < 32 and b < 32 and a + b < 32 else False,
        "a + b is below 32; s is a + b",
    ),
    Identity(
        "shifts-left",
        ("v_lshlrev_b32 t, #a, x", "v_lshlrev_b32 d, #b, t"),
        ("v_lshlrev_b32 d, #s, x",),
        lambda a, b: {"s": a + b} if a < 32 and b < 32 and a + b < 32 else False,
        "a + b is below 32; s is a + b",
    ),
    Identity(
        "masks",
        ("v_and_b32 t, #a, x", "v_and_b32 d, #b, t"),
        ("v_and_b32 d, #m, x",),
        lambda a, b: {"m": a & b},
        "m is a & b",
    ),
    Identity(
        "mask-of-a-field",
        ("v_bfe_u32 t, x, s, #n", "v_and_b32 d, #m, t"),
        ("v_bfe_u32 d, x, s, #k",),
        lambda m, n: {"k": min(_field(m), n)} if _field(m) and 0 < n < 32 else False,
        "m is 2^j - 1, 0 < n < 32; k is the smaller of j and n",
    ),
    Identity(
        "mask-that-keeps-all",
        ("v_and_b32 d, #m, x",),
        ("v_mov_b32 d, x",),
        lambda m, x_bits: not x_bits & ~m,
        "x has no bit outside m",
    ),
)

_RUNS: Final = (0x3FC, 0x1F8, 0xFF0, 2, 4, 0x7C, 0xFF00, 0x7FFFFFFE, 0xFFFFFFFC, 0x80000000, 0xFFFF0000, 0x3FFFC000)
"""masks that the proof of the following tries"""
_SCALED: Final = tuple(
    Identity(
        f"field-shifted-{way}-then-{word}",
        (f"v_{shift}_b32 t, #s, x", "v_and_b32 u, #m, t", f"v_{operation} d, u, y"),
        ("v_bfe_u32 t, x, #o, #k", f"v_{made} d, t, #j, y"),
        holds,
        "s is below 32, m one run of ones from bit i > 0; " + where,
        {"m": _RUNS},
    )
    for way, shift, holds, where in (
        ("right", "lshrrev", lambda m, s: s < 32 and _scaled(m, -s), "j is i, o is s + i and below 32"),
        ("left", "lshlrev", lambda m, s: s < 32 and _scaled(m, s), "j is the larger of i and s, o is j - s"),
    )
    for word, operation, made in (("add", "add_nc_u32", "lshl_add_u32"), ("or", "or_b32", "lshl_or_b32"))
)

_THREE: Final = (
    Identity("shift-then-add", ("v_lshlrev_b32 t, s, x", "v_add_nc_u32 d, t, y"), ("v_lshl_add_u32 d, x, s, y",)),
    Identity("shift-then-or", ("v_lshlrev_b32 t, s, x", "v_or_b32 d, t, y"), ("v_lshl_or_b32 d, x, s, y",)),
    Identity("mask-then-or", ("v_and_b32 t, x, y", "v_or_b32 d, t, z"), ("v_and_or_b32 d, x, y, z",)),
    Identity("add-then-shift", ("v_add_nc_u32 t, x, y", "v_lshlrev_b32 d, s, t"), ("v_add_lshl_u32 d, x, y, s",)),
    Identity("add-then-add", ("v_add_nc_u32 t, x, y", "v_add_nc_u32 d, t, z"), ("v_add3_u32 d, x, y, z",)),
    Identity("or-then-or", ("v_or_b32 t, x, y", "v_or_b32 d, t, z"), ("v_or3_b32 d, x, y, z",)),
    Identity("xor-then-xor", ("v_xor_b32 t, x, y", "v_xor_b32 d, t, z"), ("v_xor3_b32 d, x, y, z",)),
    Identity("xor-then-add", ("v_xor_b32 t, x, y", "v_add_nc_u32 d, t, z"), ("v_xad_u32 d, x, y, z",)),
    Identity(
        "product-of-24-bits-then-add",
        ("v_mul_u32_u24 t, x, y", "v_add_nc_u32 d, t, z"),
        ("v_mad_u32_u24 d, x, y, z",),
    ),
    Identity(
        "signed-product-of-24-bits-then-add",
        ("v_mul_i32_i24 t, x, y", "v_add_nc_u32 d, t, z"),
        ("v_mad_i32_i24 d, x, y, z",),
    ),
    Identity("smallest-of-three", ("v_min_u32 t, x, y", "v_min_u32 d, t, z"), ("v_min3_u32 d, x, y, z",)),
    Identity("largest-of-three", ("v_max_u32 t, x, y", "v_max_u32 d, t, z"), ("v_max3_u32 d, x, y, z",)),
    Identity("smallest-of-three-signed", ("v_min_i32 t, x, y", "v_min_i32 d, t, z"), ("v_min3_i32 d, x, y, z",)),
    Identity("largest-of-three-signed", ("v_max_i32 t, x, y", "v_max_i32 d, t, z"), ("v_max3_i32 d, x, y, z",)),
    Identity("limited-above-signed", ("v_max_i32 t, x, y", "v_min_i32 d, t, z"), ("v_maxmin_i32 d, x, y, z",)),
    Identity("limited-below-signed", ("v_min_i32 t, x, y", "v_max_i32 d, t, z"), ("v_minmax_i32 d, x, y, z",)),
    Identity("limited-above", ("v_max_u32 t, x, y", "v_min_u32 d, t, z"), ("v_maxmin_u32 d, x, y, z",)),
    Identity("limited-below", ("v_min_u32 t, x, y", "v_max_u32 d, t, z"), ("v_minmax_u32 d, x, y, z",)),
)

_SUMS: Final = (
    Identity(
        "constants-added",
        ("v_add_nc_u32 t, #a, x", "v_add_nc_u32 d, #b, t"),
        ("v_add_nc_u32 d, #c, x",),
        lambda a, b: {"c": (a + b) & _WORD},
        "c is a + b",
    ),
    Identity(
        "three-sources-with-zero",
        ("v_add3_u32 d, x, 0, y",),
        ("v_add_nc_u32 d, x, y",),
    ),
    Identity("three-sources-with-zero-last", ("v_add3_u32 d, x, y, 0",), ("v_add_nc_u32 d, x, y",)),
    Identity("xor-and-nothing-added", ("v_xad_u32 d, x, y, 0",), ("v_xor_b32 d, x, y",)),
    Identity("shift-and-nothing-added", ("v_lshl_add_u32 d, x, s, 0",), ("v_lshlrev_b32 d, s, x",)),
    Identity("nothing-shifted-and-added", ("v_lshl_add_u32 d, x, 0, y",), ("v_add_nc_u32 d, x, y",)),
    Identity(
        "difference-with-its-field",
        ("v_and_b32 t, #m, x", "v_sub_nc_u32 d, x, t"),
        ("v_and_b32 d, #n, x",),
        lambda m: {"n": ~m & _WORD} if m != _WORD >> 1 else False,
        "n is ~m, and no sign bit alone",
    ),
    Identity("negated-then-added", ("v_sub_nc_u32 t, 0, x", "v_add_nc_u32 d, t, y"), ("v_sub_nc_u32 d, y, x",)),
    Identity("negated-then-subtracted", ("v_sub_nc_u32 t, 0, x", "v_sub_nc_u32 d, y, t"), ("v_add_nc_u32 d, y, x",)),
    Identity("inverted-twice", ("v_not_b32 t, x", "v_not_b32 d, t"), ("v_mov_b32 d, x",)),
    Identity("negated-twice", ("v_sub_nc_u32 t, 0, x", "v_sub_nc_u32 d, 0, t"), ("v_mov_b32 d, x",)),
    Identity("flipped-twice", ("v_xor_b32 t, x, y", "v_xor_b32 d, t, y"), ("v_mov_b32 d, x",)),
    Identity("inverted-exclusive-or", ("v_xor_b32 t, x, y", "v_not_b32 d, t"), ("v_xnor_b32 d, x, y",)),
    Identity("exclusive-or-of-inverted", ("v_not_b32 t, x", "v_xor_b32 d, t, y"), ("v_xnor_b32 d, x, y",)),
    Identity(
        "rounding-of-a-positive-quotient",
        ("v_ashrrev_i32 t, 31, x", "v_lshrrev_b32 u, s, t", "v_add_nc_u32 d, x, u"),
        ("v_mov_b32 d, x",),
        lambda x_bits: not x_bits >> 31,
        "x is not negative",
    ),
)

_PRODUCTS: Final = (
    Identity(
        "product-with-a-power-of-two",
        ("v_mul_lo_u32 d, x, #c",),
        ("v_lshlrev_b32 d, #s, x",),
        lambda c: {"s": c.bit_length() - 1} if c and not c & (c - 1) else False,
        "c is 2^s",
    ),
    Identity(
        "product-with-a-power-of-two-plus-one",
        ("v_mul_lo_u32 d, x, #c",),
        ("v_lshl_add_u32 d, x, #s, x",),
        lambda c: {"s": (c - 1).bit_length() - 1} if c > 2 and not (c - 1) & (c - 2) else False,
        "c is 2^s + 1",
    ),
    Identity(
        "product-of-24-bits",
        ("v_mul_lo_u32 d, x, y",),
        ("v_mul_u32_u24 d, x, y",),
        lambda x_bits, y_bits: not (x_bits | y_bits) >> 24,
        "x and y are below 2^24",
        {"x_bits": (0xFFFFFF, 0xFF, 0xFFFFFFFF), "y_bits": (0xFFFFFF, 0xFFFF, 0xFFFFFFFF)},
    ),
    Identity(
        "small-product-with-a-power-of-two",
        ("v_mul_u32_u24 d, x, #c",),
        ("v_lshlrev_b32 d, #s, x",),
        lambda c, x_bits: (
            {"s": c.bit_length() - 1} if 0 < c < 1 << 24 and not c & (c - 1) and not x_bits >> 24 else False
        ),
        "c is 2^s, x below 2^24",
    ),
)

_CHOICES: Final = (
    Identity("choice-of-the-same", ("v_cndmask_b32 d, x, x, c",), ("v_mov_b32 d, x",)),
    Identity(
        "subtraction-if-not-below",
        ("v_sub_nc_u32 t, x, y", "v_cmp_ge_u32 c, x, y", "v_cndmask_b32 d, x, t, c"),
        ("v_min_u32 d, x, t",),
    ),
    Identity(
        "subtraction-if-not-above",
        ("v_sub_nc_u32 t, x, y", "v_cmp_le_u32 c, y, x", "v_cndmask_b32 d, x, t, c"),
        ("v_min_u32 d, x, t",),
    ),
    *(
        Identity(
            f"{which}-{word}-{kind}",
            (f"v_cmp_{relation}_{kind} c, x, y", f"v_cndmask_b32 d, {no}, {yes}, c"),
            (f"v_{operation}_{kind} d, x, y",),
        )
        for kind in ("u32", "i32")
        for relation, which in (("lt", "less"), ("le", "not-more"), ("gt", "more"), ("ge", "not-less"))
        for yes, no, word in (("x", "y", "first"), ("y", "x", "second"))
        for operation in ["min" if (relation[0] == "l") == (yes == "x") else "max"]
    ),
)

_CARRIES: Final = tuple(
    Identity(name, (*pattern, f"v_cndmask_b32 d, {no}, {yes}, c"), (f"v_{made}_co_ci_u32 d, null, {sources}, c",))
    for name, pattern, no, yes, made, sources in (
        ("one-more-if", ("v_add_nc_u32 t, 1, x",), "x", "t", "add", "0, x"),
        ("one-less-if", ("v_add_nc_u32 t, -1, x",), "x", "t", "sub", "x, 0"),
    )
)
_COUNTS: Final = (
    Identity(
        "count-if",
        ("v_cndmask_b32 t, 0, 1, c", "v_add_nc_u32 d, t, x"),
        ("v_add_co_ci_u32 d, null, 0, x, c",),
    ),
    Identity(
        "less-count-if",
        ("v_cndmask_b32 t, 0, 1, c", "v_sub_nc_u32 d, x, t"),
        ("v_sub_co_ci_u32 d, null, x, 0, c",),
    ),
    Identity(
        "choice-of-a-choice-first",
        ("v_cndmask_b32 t, x, y, c", "v_cndmask_b32 d, t, z, c"),
        ("v_cndmask_b32 d, x, z, c",),
    ),
    Identity(
        "choice-of-a-choice-second",
        ("v_cndmask_b32 t, x, y, c", "v_cndmask_b32 d, z, t, c"),
        ("v_cndmask_b32 d, z, y, c",),
    ),
)

_ALONE: Final = "x and y share no bit"
_APART: Final = {"x_bits": (0xF0, 0xFFFFFFFC, 0xFFFF0000, 0x7F), "y_bits": (0x0F, 3, 0xFFFF, 0xFF80, 0x1F80)}
_DISJOINT: Final = tuple(
    Identity(f"{word}-of-apart-bits-then-{name}", (f"v_{word}_b32 t, x, y", line), (made,), holds, _ALONE, _APART)
    for word in ("or", "xor")
    for name, line, made in (
        ("add", "v_add_nc_u32 d, t, z", "v_add3_u32 d, x, y, z"),
        ("shift", "v_lshlrev_b32 d, s, t", "v_add_lshl_u32 d, x, y, s"),
    )
    for holds in (lambda x_bits, y_bits: not x_bits & y_bits,)
)

_SAME: Final = tuple(
    Identity(f"{word}-of-the-same", (f"v_{name} d, x, x",), ("v_mov_b32 d, x",))
    for word, name in (
        ("and", "and_b32"),
        ("or", "or_b32"),
        ("minimum", "min_u32"),
        ("maximum", "max_u32"),
        ("signed-minimum", "min_i32"),
        ("signed-maximum", "max_i32"),
    )
)
_NEUTRAL: Final = tuple(
    Identity(f"nothing-{word}", (f"v_{name} d, {sources}",), ("v_mov_b32 d, x",))
    for word, name, sources in (
        ("added", "add_nc_u32", "0, x"),
        ("set", "or_b32", "0, x"),
        ("flipped", "xor_b32", "0, x"),
        ("subtracted", "sub_nc_u32", "x, 0"),
        ("shifted-left", "lshlrev_b32", "0, x"),
        ("shifted-right", "lshrrev_b32", "0, x"),
        ("shifted-right-signed", "ashrrev_i32", "0, x"),
    )
)
_NOTHING: Final = (
    Identity("or-of-three-with-zero", ("v_or3_b32 d, x, y, 0",), ("v_or_b32 d, x, y",)),
    Identity("shift-and-nothing-set", ("v_lshl_or_b32 d, x, s, 0",), ("v_lshlrev_b32 d, s, x",)),
    Identity("nothing-shifted-and-set", ("v_lshl_or_b32 d, x, 0, y",), ("v_or_b32 d, x, y",)),
    Identity("mask-and-nothing-set", ("v_and_or_b32 d, x, y, 0",), ("v_and_b32 d, x, y",)),
    Identity("nothing-added-then-shift", ("v_add_lshl_u32 d, x, 0, s",), ("v_lshlrev_b32 d, s, x",)),
    Identity("add-and-no-shift", ("v_add_lshl_u32 d, x, y, 0",), ("v_add_nc_u32 d, x, y",)),
    Identity("nothing-flipped-then-add", ("v_xad_u32 d, x, 0, y",), ("v_add_nc_u32 d, x, y",)),
    Identity("product-and-nothing-added", ("v_mad_u32_u24 d, x, y, 0",), ("v_mul_u32_u24 d, x, y",)),
    Identity("sum-less-a-part", ("v_add_nc_u32 t, x, y", "v_sub_nc_u32 d, t, y"), ("v_mov_b32 d, x",)),
    Identity("difference-and-its-part", ("v_sub_nc_u32 t, x, y", "v_add_nc_u32 d, t, y"), ("v_mov_b32 d, x",)),
    Identity(
        "sign-of-a-positive-number",
        ("v_ashrrev_i32 d, 31, x",),
        ("v_mov_b32 d, 0",),
        lambda x_bits: not x_bits >> 31,
        "x is not negative",
    ),
    Identity(
        "bits-shifted-out",
        ("v_or_b32 t, #c, x", "v_lshrrev_b32 d, #s, t"),
        ("v_lshrrev_b32 d, #s, x",),
        lambda c, s: s < 32 and not c >> s,
        "s is below 32, c >> s is 0",
    ),
    Identity(
        "shift-that-loses-all",
        ("v_lshrrev_b32 d, #s, x",),
        ("v_mov_b32 d, 0",),
        lambda s, x_bits: s < 32 and not x_bits >> s,
        "s is below 32, x below 2^s",
    ),
    Identity(
        "mask-that-loses-all",
        ("v_and_b32 d, #m, x",),
        ("v_mov_b32 d, 0",),
        lambda m, x_bits: not x_bits & m,
        "x has no bit of m",
    ),
)

_USUAL: Final = "MODE rounds to nearest even and keeps denormals"
_CONVERSIONS: Final = (
    Identity(
        "byte-0-as-a-float",
        ("v_and_b32 t, 0xff, x", "v_cvt_f32_u32 d, t"),
        ("v_cvt_f32_ubyte0 d, x",),
    ),
    *(
        Identity(
            f"byte-{byte}-as-a-float",
            (f"v_bfe_u32 t, x, {8 * byte}, 8", "v_cvt_f32_u32 d, t"),
            (f"v_cvt_f32_ubyte{byte} d, x",),
        )
        for byte in (1, 2)
    ),
    Identity(
        "byte-3-as-a-float",
        ("v_lshrrev_b32 t, 24, x", "v_cvt_f32_u32 d, t"),
        ("v_cvt_f32_ubyte3 d, x",),
    ),
    Identity(
        "small-number-as-a-half",
        ("v_cvt_f32_i32 t, x", "v_cvt_f16_f32 d, t"),
        ("v_cvt_f16_i16 d, x.l",),
        lambda x_low, x_high: x_low >= -(1 << 15) and x_high < 1 << 15,
        f"x is a signed number of 16 bits; {_USUAL}",
        {"x_low": (-(1 << 15), -8, 0), "x_high": (7, (1 << 15) - 1)},
        usual_mode=True,
    ),
    Identity(
        "small-positive-number-as-a-half",
        ("v_cvt_f32_u32 t, x", "v_cvt_f16_f32 d, t"),
        ("v_cvt_f16_u16 d, x.l",),
        lambda x_bits: not x_bits >> 16,
        f"x is below 2^16; {_USUAL}",
        usual_mode=True,
    ),
    Identity(
        "byte-as-a-half",
        ("v_cvt_f32_ubyte0 t, x", "v_cvt_f16_f32 d, t"),
        ("v_cvt_f16_u16 d, x.l",),
        lambda x_bits: not x_bits >> 8,
        f"x is below 2^8; {_USUAL}",
        {"x_bits": (0xFF, 15)},
        usual_mode=True,
    ),
)

_LARGEST: Final = tuple(
    Identity(
        f"{word}-of-three-floats",
        (f"v_{op}_f32 t, x, y", f"v_{op}_f32 d, t, z"),
        (f"v_{op}3_f32 d, x, y, z",),
        when=_USUAL,
        usual_mode=True,
    )
    for word, op in (("smallest", "min"), ("largest", "max"))
)

_QUIET: Final = tuple(
    Identity(
        f"{word}-of-a-quiet-number",
        (f"v_{op}_f32 d, x, x",),
        ("v_mov_b32 d, x",),
        lambda x_quiet: bool(x_quiet),
        f"x is not a signalling NaN; {_USUAL}",
        {"x_quiet": (0, 1)},
        usual_mode=True,
    )
    for word, op in (("smallest", "min"), ("largest", "max"))
)

IDENTITIES: Final = (
    *_FIELDS,
    *_SCALED,
    *_THREE,
    *_SUMS,
    *_PRODUCTS,
    *_CHOICES,
    *_CARRIES,
    *_COUNTS,
    *_DISJOINT,
    *_SAME,
    *_NEUTRAL,
    *_NOTHING,
    *_CONVERSIONS,
    *_LARGEST,
    *_QUIET,
)
