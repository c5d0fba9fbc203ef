"""Constants against the assembler: which are inline, and which text stands for the same bits."""

from __future__ import annotations

import pytest
from assembler import errors, instruction_bytes
from hypothesis import given
from hypothesis import strategies as st

from isatool.isa.constants import INVERSE_TWO_PI, constant, is_inline

# An instruction whose src0 has the operand type, and its size without a literal.
PLACES = {
    "f32": ("v_add_f32_e32 v0, {}, v1", 4),
    "b32": ("v_mov_b32_e32 v0, {}", 4),
    "u32": ("v_add_nc_u32_e32 v0, {}, v1", 4),
    "f16": ("v_add_f16_e32 v0, {}, v1", 4),
    "u16": ("v_add_nc_u16 v0, {}, v1", 8),
    "b16": ("v_and_b16 v0, {}, v1", 8),
    "v2f16": ("v_pk_add_f16 v0, {}, v1", 8),
    "v2b16": ("v_pk_add_u16 v0, {}, v1", 8),
    "v2bf16": ("v_dot2_f32_bf16 v0, {}, v1, v2", 8),
    "f64": ("v_add_f64 v[0:1], {}, v[2:3]", 8),
    "b64": ("s_mov_b64 s[0:1], {}", 4),
}
INTEGERS = (0, 1, 64, 65, -1, -16, -17, 100, -100, 0x3C00, 0xBC00, 0x3F80, 0x3118, 0x7FFF, -32768, 0xFFFF, 0xFFF0)
WIDE_INTEGERS = (
    *(0x3F800000, 0xBF800000, 0x40800000, 0x3E22F983, 0x3E22F984, 0x3C003C00, 0xFFFFFFFF, 0xFFFFFFF0, 0x80000000),
    *(0x3FF00000, 0x40080000, 0x12345678, -0x80000000, 0x00050005),
)
LONG_INTEGERS = (0x3FF0000000000000, 0xBFE0000000000000, 0x3FC45F306DC9C882, 0x4008000000000000)
PRINTED_INVERSES = (INVERSE_TWO_PI, 0.15915494, 0.15915493667125702)
NOT_INLINE = (3.0, 0.1, -7.25, 100.0)
FLOATS = (0.0, 0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0, 3.0, 0.1, -7.25, 100.0, *PRINTED_INVERSES)


def cases() -> list[tuple[str, int | float]]:
    """(operand type, number) for everything that is worth trying."""
    found: list[tuple[str, int | float]] = []
    for kind in PLACES:
        numbers: list[int | float] = [*INTEGERS, *FLOATS]
        if kind not in ("f16", "u16", "b16"):
            numbers += WIDE_INTEGERS
        if kind in ("f64", "b64"):
            numbers += LONG_INTEGERS
        found += [(kind, number) for number in numbers]
    return found


def encodable(kind: str, number: int | float) -> bool:
    """Whether `constant` finds an encoding."""
    try:
        constant(number, kind)
    except ValueError:
        return False
    return True


def test_the_assembler_refuses_exactly_what_has_no_encoding() -> None:
    tried = cases()
    refused = errors([PLACES[kind][0].format(number) for kind, number in tried])
    wrong = [case for index, case in enumerate(tried) if encodable(*case) == (index in refused)]
    # A float in a 16-bit integer operand is assembled as the bits of a single, of which the operand reads the low half.
    assert [case for case in wrong if case[0] not in ("u16", "b16") or case[1] not in NOT_INLINE] == []


def test_inline_constants_take_no_literal_and_the_canonical_text_encodes_the_same() -> None:
    tried = [case for case in cases() if encodable(*case)]
    written = instruction_bytes([PLACES[kind][0].format(number) for kind, number in tried])
    printed = instruction_bytes([PLACES[kind][0].format(constant(number, kind).text) for kind, number in tried])
    wrong = []
    for (kind, number), given_code, canonical in zip(tried, written, printed, strict=True):
        found = constant(number, kind)
        size = PLACES[kind][1] + (0 if found.is_inline else 4)
        if kind in ("u16", "b16") and found.word is not None:
            given_code, canonical = given_code[:-2] + b"\0\0", canonical[:-2] + b"\0\0"  # the operand has 16 bits
        if len(given_code) != size or given_code != canonical:
            wrong.append((kind, number, found, given_code.hex(), canonical.hex()))
        elif found.word is not None and found.word != int.from_bytes(given_code[-4:], "little"):
            wrong.append((kind, number, found, given_code.hex(), ""))
    assert wrong == []


@given(st.integers(min_value=-(1 << 31), max_value=(1 << 32) - 1))
def test_an_integer_means_the_same_bits_for_every_32_bit_type(number: int) -> None:
    assert {constant(number, kind).value for kind in ("f32", "b32", "i32", "u32")} == {number & 0xFFFFFFFF}


@given(st.integers(min_value=0, max_value=0xFFFFFFFF))
def test_the_canonical_text_reads_back_as_the_same_constant(bits: int) -> None:
    text = constant(bits, "b32").text
    number = float(text) if "." in text else int(text, 0)
    assert constant(number, "b32") == constant(bits, "b32")


def test_minus_one_in_a_float_operand_is_the_bit_pattern_of_a_nan() -> None:
    assert constant(-1, "f32").value == 0xFFFFFFFF
    assert constant(-1.0, "f32").value == 0xBF800000


def test_what_cannot_be_encoded_is_not_inline() -> None:
    assert not is_inline(1 << 40, "b32")
    with pytest.raises(ValueError, match="does not fit"):
        constant(1 << 40, "b32")
