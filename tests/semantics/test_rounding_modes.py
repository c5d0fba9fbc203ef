"""The rounding modes of MODE against exact rational arithmetic: every operation that rounds, and instructions."""

from __future__ import annotations

from fractions import Fraction

import pytest
from examples import examples
from hypothesis import given, settings
from hypothesis import strategies as st
from test_binary_float import bits
from test_known_results import f32, results

from isatool.semantics import algebra as al
from isatool.semantics import binary_float as bf
from isatool.semantics.algebra import Expr
from isatool.semantics.evaluate import evaluate
from isatool.semantics.mode import Mode
from isatool.semantics.ops import Op
from isatool.semantics.rounding import DOWN, UP, ZERO, directed

MODES = (UP, DOWN, ZERO)


def exact(pattern: int, width: int) -> Fraction | None:
    """The value of a finite pattern."""
    if bf.is_nan(pattern, width) or bf.is_infinite(pattern, width):
        return None
    number = bf.decode(pattern, width)
    return Fraction((-1) ** number.sign * number.mantissa) * Fraction(2) ** number.exponent


def chosen(value: Fraction, width: int, rounding: int) -> int:
    """The bits of a number that is not 0: found by halving the range of patterns."""
    form = bf.FORMATS[width]
    low, top = 0, form.infinity - 1
    while low < top:
        middle = (low + top + 1) // 2
        below = exact(middle, width)
        assert below is not None
        low, top = (middle, top) if below <= abs(value) else (low, middle - 1)
    away = rounding == (UP if value > 0 else DOWN)
    pattern = low + (away and exact(low, width) != abs(value))
    return pattern | (form.sign if value < 0 else 0)


def computed(op: Op, width: int, rounding: int, *arguments: Expr) -> int:
    """The value of the directed operation."""
    return evaluate(directed(Expr(op, width, arguments), rounding), lambda leaf: leaf.imm)


def check(op: Op, width: int, rounding: int, arguments: tuple[Expr, ...], value: Fraction | None, zero: int) -> None:
    """`value` None: no number, which no mode changes; `zero`: the sign of an exact 0."""
    got = computed(op, width, rounding, *arguments)
    if value is None:
        assert got == evaluate(Expr(op, width, arguments), lambda leaf: leaf.imm)
    elif value == 0:
        assert got == (bf.FORMATS[width].sign if zero else 0)
    else:
        assert got == chosen(value, width, rounding)


def sum_sign(first: int, second: int, rounding: int) -> int:
    """The sign of a sum that is 0, of terms of these signs."""
    return first | second if rounding == DOWN else first & second


@pytest.mark.parametrize("width", [16, 32, 64])
@pytest.mark.parametrize("rounding", MODES)
@settings(max_examples=examples(60))
@given(data=st.data())
def test_sums_and_products_are_rounded_as_the_mode_says(width: int, rounding: int, data: st.DataObject) -> None:
    patterns = [data.draw(bits(width)) for _ in range(3)]
    if data.draw(st.booleans()):
        # terms of like size
        patterns[1] = (patterns[0] + data.draw(st.integers(-3, 3))) % (1 << width) ^ data.draw(
            st.sampled_from((0, bf.FORMATS[width].sign))
        )
    a, b, c = (exact(pattern, width) for pattern in patterns)
    x, y, z = (al.const(pattern, width) for pattern in patterns)
    signs = [pattern >> (width - 1) for pattern in patterns]
    total = None if a is None or b is None else a + b
    check(Op.FADD, width, rounding, (x, y), total, sum_sign(signs[0], signs[1], rounding))
    product = None if a is None or b is None else a * b
    check(Op.FMUL, width, rounding, (x, y), product, signs[0] ^ signs[1])
    fused = None if product is None or c is None else product + c
    check(Op.FMA, width, rounding, (x, y, z), fused, sum_sign(signs[0] ^ signs[1], signs[2], rounding))


@pytest.mark.parametrize("rounding", MODES)
@settings(max_examples=examples(60))
@given(data=st.data())
def test_wide_products_cancel_underflow_and_overflow(rounding: int, data: st.DataObject) -> None:
    """The addend lies near the product, or the result near one of the format's ends."""
    a, b = (data.draw(st.integers(0, (1 << 64) - 1)) for _ in range(2))
    product = bf.multiply(a, b, 64)
    c = (product ^ 1 << 63) + data.draw(st.integers(-2, 2)) & (1 << 64) - 1
    if data.draw(st.booleans()):
        exponents = data.draw(st.sampled_from([(1, 1023), (300, 725), (1500, 1570), (2046, 1023), (1, 1), (960, 10)]))
        a, b = (value & ~(0x7FF << 52) | power << 52 for value, power in zip((a, b), exponents, strict=True))
        c = data.draw(st.sampled_from((0, 1, c, 1 << 63, 0x7FE << 52, 1023 << 52)))
    x, y, z = (exact(pattern, 64) for pattern in (a, b, c))
    if x is None or y is None or z is None:
        return
    terms = tuple(al.const(pattern, 64) for pattern in (a, b, c))
    sign = (a ^ b) >> 63
    check(Op.FMA, 64, rounding, terms, x * y + z, sum_sign(sign, c >> 63, rounding))
    check(Op.FMUL, 64, rounding, terms[:2], x * y, sign)


@pytest.mark.parametrize("rounding", MODES)
@settings(max_examples=examples(60))
@given(data=st.data())
def test_conversions_and_scaling_are_rounded_as_the_mode_says(rounding: int, data: st.DataObject) -> None:
    for source, target in ((64, 32), (64, 16), (32, 16)):
        pattern = data.draw(bits(source))
        check(Op.FCVT, target, rounding, (al.const(pattern, source),), exact(pattern, source), pattern >> (source - 1))
    number = data.draw(st.integers(0, (1 << 32) - 1))
    signed = number - (1 << 32) if number >> 31 else number
    for target in (16, 32, 64):
        check(Op.UTOF, target, rounding, (al.const(number),), Fraction(number), 0)
        check(Op.STOF, target, rounding, (al.const(number),), Fraction(signed), 0)
        pattern, power = data.draw(bits(target)), data.draw(st.integers(-2300, 2300) | st.integers(-30, 30))
        value = exact(pattern, target)
        scaled = None if value is None else value * Fraction(2) ** power
        check(
            Op.FLDEXP, target, rounding, (al.const(pattern, target), al.const(power)), scaled, pattern >> (target - 1)
        )


TINY = f32(2.0**-30)


@pytest.mark.parametrize(
    ("text", "registers", "wanted"),
    [
        ("v_add_f32_e32 v0, v1, v2", {"v1": f32(1.0), "v2": TINY}, (0x3F800000, 0x3F800001, 0x3F800000, 0x3F800000)),
        ("v_sub_f32_e32 v0, v1, v2", {"v1": f32(1.0), "v2": TINY}, (0x3F800000, 0x3F800000, 0x3F7FFFFF, 0x3F7FFFFF)),
        ("v_mul_f32_e32 v0, v1, v2", {"v1": 0x7F7FFFFF, "v2": f32(-2.0)},
         (0xFF800000, 0xFF7FFFFF, 0xFF800000, 0xFF7FFFFF)),
        ("v_cvt_f32_u32_e32 v0, v1", {"v1": 0xFFFFFFFF}, (0x4F800000, 0x4F800000, 0x4F7FFFFF, 0x4F7FFFFF)),
        ("v_fma_f32 v0, v1, v2, v3", {"v1": f32(3.0), "v2": f32(1.0), "v3": f32(-3.0)}, (0, 0, 0x80000000, 0)),
        ("v_rndne_f32_e32 v0, v1", {"v1": f32(1.25)}, (f32(1.0),) * 4),
        ("v_cvt_pk_rtz_f16_f32_e32 v0, v1, v1", {"v1": 0x3F801FFF}, (0x3C003C00,) * 4),
        ("v_cvt_pk_u8_f32 v0, v1, 0, 0", {"v1": f32(2.25)}, (2, 3, 2, 2)),
        ("v_mov_b32_e32 v0, v1", {"v1": 0x3F801FFF}, (0x3F801FFF,) * 4),
    ],
)  # fmt: skip
def test_instructions_of_32_bits_follow_their_mode(text: str, registers: dict[str, int], wanted: list[int]) -> None:
    for rounding, bits_wanted in enumerate(wanted):
        assert results(text, registers, Mode(round_32=rounding, round_16_64=3 - rounding)) == {"v0": bits_wanted}


@pytest.mark.parametrize(
    ("text", "registers", "wanted"),
    [
        ("v_cvt_f16_f32_e32 v0, v1", {"v0": 0, "v1": f32(1.0001)}, (0x3C00, 0x3C01, 0x3C00, 0x3C00)),
        ("v_add_f16_e32 v0, v1, v2", {"v0": 0, "v1": 0x3C00, "v2": 0x8001}, (0x3C00, 0x3C00, 0x3BFF, 0x3BFF)),
        ("v_pk_mul_f16 v0, v1, v1", {"v1": 0x3C013C00}, (0x3C023C00, 0x3C033C00, 0x3C023C00, 0x3C023C00)),
    ],
)
def test_instructions_of_16_bits_follow_the_other_mode(text: str, registers: dict[str, int], wanted: list[int]) -> None:
    for rounding, bits_wanted in enumerate(wanted):
        assert results(text, registers, Mode(round_32=3 - rounding, round_16_64=rounding)) == {"v0": bits_wanted}


@pytest.mark.parametrize(
    ("rounding", "wanted"), list(enumerate((0x3FF << 52, (0x3FF << 52) + 1, 0x3FF << 52, 0x3FF << 52)))
)
def test_instructions_of_64_bits_follow_the_other_mode(rounding: int, wanted: int) -> None:
    registers = {"v2": 0, "v3": 0x3FF00000, "v4": 1, "v5": 0}
    found = results("v_add_f64 v[0:1], v[2:3], v[4:5]", registers, Mode(round_16_64=rounding))
    assert found["v0"] | found["v1"] << 32 == wanted
