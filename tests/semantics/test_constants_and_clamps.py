"""What constants are in operands of each width, what clamp does to integers, and the division helpers: instructions
with inputs and the bits that follow from the ISA guide's definitions.
"""

from __future__ import annotations

import pytest
from test_known_results import f32, instruction, results

from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower
from isatool.semantics.mode import Mode

FLUSHED = Mode(denormals_32=0)
DENORMAL_64 = {"v2": 1, "v3": 0}


@pytest.mark.parametrize(
    ("text", "registers", "wanted"),
    [
        # packed integers read a float constant as its f32 pattern, halves chosen by op_sel
        ("v_pk_add_u16 v0, v1, 2.0", {"v1": 0x00030005}, 0x40030005),
        ("v_pk_add_u16 v0, v1, 2.0 op_sel:[0,1]", {"v1": 0x00030005}, 0x40034005),
        ("v_pk_add_u16 v0, v1, 2.0 op_sel_hi:[1,0]", {"v1": 0x00030005}, 0x00030005),
        ("v_pk_add_i16 v0, v1, 0.15915494", {"v1": 0}, 0x3E22F983),
        ("v_pk_mad_u16 v0, v1, v2, -1.0", {"v1": 0, "v2": 0}, 0xBF800000),
        ("v_pk_lshlrev_b16 v0, v1, 1.0", {"v1": 0x00010000}, 0x7F000000),
        ("v_pk_max_i16 v0, v1, 0.5", {"v1": 0xFFFFFFFF}, 0x3F000000),
        ("v_pk_add_u16 v0, v1, 3.0", {"v1": 0}, 0x40400000),
        ("v_pk_add_u16 v0, v1, 1", {"v1": 0x00030005}, 0x00030006),
        ("v_pk_add_u16 v0, v1, -1", {"v1": 0x00030005}, 0x00020004),
        ("v_pk_add_u16 v0, v1, 0x10002", {"v1": 0x00030005}, 0x00040007),
        # packed f16 reads it as f16 in the low half
        ("v_pk_add_f16 v0, v1, 2.0", {"v1": 0}, 0x00004000),
        ("v_pk_add_f16 v0, v1, 2.0 op_sel_hi:[1,0]", {"v1": 0}, 0x40004000),
        ("v_pk_fma_f16 v0, v1, 1.0, v2 op_sel_hi:[1,0,1]", {"v1": 0x40003C00, "v2": 0}, 0x40003C00),
        ("v_dot2_f32_f16 v0, v1, 1.0, 0", {"v1": 0x40004200}, f32(3.0)),
        ("v_dot2acc_f32_f16_e32 v0, 1.0, v1", {"v0": 0, "v1": 0x40004200}, f32(3.0)),
        ("v_dot2_f16_f16 v0, v1, 1.0, v2", {"v0": 0, "v1": 0x40004200, "v2": 0}, 0x4200),
        # bf16 likewise
        ("v_dot2_f32_bf16 v0, v1, 1.0, 0", {"v1": 0x40004040}, f32(3.0)),
        ("v_dot2_bf16_bf16 v0, v1, 1.0, v2", {"v0": 0, "v1": 0x40004040, "v2": 0}, 0x4040),
        ("v_dot2_bf16_bf16 v0, v1, v2, 1.0", {"v0": 0, "v1": 0, "v2": 0}, 0x3F80),
        # 16, 32 and 64 bits
        ("v_add_f16_e32 v0, 2.0, v1", {"v0": 0, "v1": 0}, 0x4000),
        ("v_add_nc_u16 v0, v1, -1", {"v0": 0, "v1": 5}, 4),
        ("v_add_nc_u32_e32 v0, 1.0, v1", {"v1": 1}, 0x3F800001),
        ("v_dot4_i32_iu8 v0, v1, 1.0, 0", {"v1": 0x01010000}, 0x3F + 0x80),
        ("v_fma_mix_f32 v0, v1, 1.0, v2 op_sel_hi:[0,1,0]", {"v1": f32(3.0), "v2": 0}, f32(3.0)),
        # the third source of a dot product is a plain f32, neg_lo its sign
        ("v_dot2_f32_f16 v0, v1, v1, v2 neg_lo:[0,0,1]", {"v1": 0, "v2": f32(3.0)}, f32(-3.0)),
    ],
)  # fmt: skip
def test_constants_by_operand_width(text: str, registers: dict[str, int], wanted: int) -> None:
    assert results(text, registers)["v0"] == wanted


@pytest.mark.parametrize(
    ("text", "registers", "wanted"),
    [
        ("v_dot4_i32_iu8 v0, v1, v2, v3 clamp", {"v1": 0x7F, "v2": 0x7F, "v3": 0x7FFFFFFF}, {"v0": 0x7FFFFFFF}),
        ("v_dot4_i32_iu8 v0, v1, v2, v3 clamp", {"v1": 1, "v2": 1, "v3": 0xFFFFFFFF}, {"v0": 0}),
        ("v_dot4_i32_iu8 v0, v1, v2, v3 clamp neg_lo:[1,1,0]",
         {"v1": 0x80, "v2": 0x7F, "v3": 0x80000000}, {"v0": 0x80000000}),
        ("v_dot4_i32_iu8 v0, v1, v2, v3", {"v1": 0x7F, "v2": 0x7F, "v3": 0x7FFFFFFF}, {"v0": 0x80003F00}),
        ("v_dot4_u32_u8 v0, v1, v2, v3 clamp", {"v1": 1, "v2": 1, "v3": 0xFFFFFFFF}, {"v0": 0xFFFFFFFF}),
        ("v_dot8_u32_u4 v0, v1, v2, v3 clamp", {"v1": 15, "v2": 15, "v3": 0xFFFFFFF0}, {"v0": 0xFFFFFFFF}),
        ("v_dot8_i32_iu4 v0, v1, v2, v3 clamp neg_lo:[1,0,0]",
         {"v1": 8, "v2": 15, "v3": 0x80000000}, {"v0": 0x80000000}),
        ("v_mad_u64_u32 v[0:1], s0, v2, v3, v[4:5] clamp",
         {"v2": 0xFFFFFFFF, "v3": 0xFFFFFFFF, "v4": 0xFFFFFFFF, "v5": 0xFFFFFFFF},
         {"v0": 0xFFFFFFFF, "v1": 0xFFFFFFFF, "s0": 1}),
        ("v_mad_u64_u32 v[0:1], s0, v2, v3, v[4:5] clamp",
         {"v2": 2, "v3": 3, "v4": 1, "v5": 0}, {"v0": 7, "v1": 0, "s0": 0}),
        ("v_mad_i64_i32 v[0:1], null, v2, v3, v[4:5] clamp",
         {"v2": 1, "v3": 1, "v4": 0xFFFFFFFF, "v5": 0x7FFFFFFF}, {"v0": 0xFFFFFFFF, "v1": 0x7FFFFFFF}),
        ("v_mad_i64_i32 v[0:1], null, v2, v3, v[4:5] clamp",
         {"v2": 1, "v3": 0xFFFFFFFF, "v4": 0, "v5": 0x80000000}, {"v0": 0, "v1": 0x80000000}),
        ("v_mad_i64_i32 v[0:1], null, v2, v3, v[4:5] clamp",
         {"v2": 1, "v3": 0xFFFFFFFF, "v4": 0, "v5": 0}, {"v0": 0xFFFFFFFF, "v1": 0xFFFFFFFF}),
        ("v_sad_u32 v0, v1, v2, v3 clamp", {"v1": 9, "v2": 5, "v3": 0xFFFFFFFE}, {"v0": 0xFFFFFFFF}),
        ("v_sad_u32 v0, v1, v2, v3", {"v1": 9, "v2": 5, "v3": 0xFFFFFFFE}, {"v0": 2}),
        ("v_sad_u8 v0, v1, v2, v3 clamp", {"v1": 9, "v2": 5, "v3": 0xFFFFFFFE}, {"v0": 0xFFFFFFFF}),
        ("v_sad_hi_u8 v0, v1, v2, v3 clamp", {"v1": 9, "v2": 5, "v3": 0xFFFFFFFE}, {"v0": 0xFFFFFFFF}),
        ("v_sad_u16 v0, v1, v2, v3 clamp", {"v1": 9, "v2": 5, "v3": 1}, {"v0": 5}),
        ("v_msad_u8 v0, v1, v2, v3 clamp", {"v1": 9, "v2": 5, "v3": 0xFFFFFFFE}, {"v0": 0xFFFFFFFF}),
        ("v_qsad_pk_u16_u8 v[0:1], v[2:3], v4, v[6:7] clamp",
         {"v2": 4, "v3": 0, "v4": 0, "v6": 0xFFFEFFFE, "v7": 1}, {"v0": 0xFFFEFFFF, "v1": 1}),
        ("v_qsad_pk_u16_u8 v[0:1], v[2:3], v4, v[6:7]",
         {"v2": 4, "v3": 0, "v4": 0, "v6": 0xFFFEFFFE, "v7": 1}, {"v0": 0xFFFE0002, "v1": 1}),
        ("v_mqsad_u32_u8 v[0:3], v[4:5], v6, v[8:11] clamp",
         {"v4": 4, "v5": 0, "v6": 1, "v8": 0xFFFFFFFE, "v9": 2, "v10": 3, "v11": 0xFFFFFFFF},
         {"v0": 0xFFFFFFFF, "v1": 3, "v2": 4, "v3": 0xFFFFFFFF}),
        ("v_pk_lshlrev_b16 v0, v1, v2 clamp", {"v1": 0x00010004, "v2": 0x7FFFFFFF}, {"v0": 0xFFFEFFF0}),
        ("v_pk_add_u16 v0, v1, v2 clamp", {"v1": 0xFFFF0001, "v2": 0x00020002}, {"v0": 0xFFFF0003}),
        ("v_pk_sub_i16 v0, v1, v2 clamp", {"v1": 0x80000001, "v2": 0x00020002}, {"v0": 0x8000FFFF}),
        ("v_pk_mad_i16 v0, v1, v2, v3 clamp", {"v1": 0x7FFF0002, "v2": 0x7FFF0003, "v3": 0}, {"v0": 0x7FFF0006}),
        ("v_min3_i16 v0, v1, v2, v3 clamp", {"v0": 0, "v1": 0x8000, "v2": 1, "v3": 2}, {"v0": 0x8000}),
        ("v_mad_u32_u16 v0, v1, v2, v3 clamp", {"v1": 2, "v2": 3, "v3": 0xFFFFFFFF}, {"v0": 0xFFFFFFFF}),
    ],
)  # fmt: skip
def test_clamp_limits_integers(text: str, registers: dict[str, int], wanted: dict[str, int]) -> None:
    assert results(text, registers) == wanted


@pytest.mark.parametrize(
    ("value", "place", "wanted"),
    [
        (f32(0.5), 0, 0x44332200), (f32(1.5), 1, 0x44330211), (f32(2.5), 2, 0x44022211), (f32(300.0), 3, 0xFF332211),
        (f32(-5.0), 0, 0x44332200), (0x7FC00000, 5, 0x44330011), (0x7F800000, 4, 0x443322FF),
        (f32(254.5), 0, 0x443322FE),
    ],
)  # fmt: skip
def test_a_byte_is_packed_rounded_and_limited(value: int, place: int, wanted: int) -> None:
    registers = {"v1": value, "v2": place, "v3": 0x44332211}
    assert results("v_cvt_pk_u8_f32 v0, v1, v2, v3", registers) == {"v0": wanted}


NAN_32, TINY, ONE = 0x7FC00000, 0x00800000, f32(1.0)


@pytest.mark.parametrize(
    ("sources", "mode", "wanted", "scaled"),
    [
        ((1, 1, ONE), FLUSHED, NAN_32, 1),
        ((ONE, 1, ONE), FLUSHED, NAN_32, 1),
        ((1, ONE, 1), FLUSHED, NAN_32, 1),
        ((TINY, ONE, TINY), Mode(), f32(2.0**-62), 1),
        ((TINY, ONE, TINY), FLUSHED, f32(2.0**-62), 1),
        ((ONE, ONE, TINY), Mode(), ONE, 1),
        ((1, 1, ONE), Mode(), f32(2.0**-85), 1),
        ((ONE, ONE, ONE), Mode(), ONE, 0),
        ((0, 0, ONE), Mode(), NAN_32, 1),
        ((f32(2.0**100), ONE, f32(2.0**100)), Mode(), f32(2.0**100), 1),
        ((ONE, ONE, f32(2.0**100)), Mode(), f32(2.0**64), 1),
        ((f32(2.0**-110), f32(2.0**-110), f32(2.0**-110)), Mode(), f32(2.0**-46), 0),
    ],
)
def test_scaling_for_a_division(sources: tuple[int, int, int], mode: Mode, wanted: int, scaled: int) -> None:
    registers = {f"v{number + 1}": value for number, value in enumerate(sources)}
    assert results("v_div_scale_f32 v0, s0, v1, v2, v3", registers, mode) == {"v0": wanted, "s0": scaled}


@pytest.mark.parametrize(
    ("sources", "mode", "wanted", "scaled"),
    [
        ((1 << 52, 1023 << 52, 1 << 52), Mode(), 129 << 52, 1),
        ((1, 1, 1023 << 52), Mode(denormals_16_64=0), 0x7FF8 << 48, 1),
        ((1023 << 52, 1023 << 52, 1023 << 52), Mode(), 1023 << 52, 0),
    ],
)
def test_scaling_for_a_wide_division(sources: tuple[int, int, int], mode: Mode, wanted: int, scaled: int) -> None:
    registers: dict[str, int] = {}
    for number, value in enumerate(sources):
        registers |= {f"v{2 * number + 2}": value & 0xFFFFFFFF, f"v{2 * number + 3}": value >> 32}
    found = results("v_div_scale_f64 v[0:1], s0, v[2:3], v[4:5], v[6:7]", registers, mode)
    assert (found["v0"] | found["v1"] << 32, found["s0"]) == (wanted, scaled)


@pytest.mark.parametrize(
    "text",
    [
        "v_dot2_f16_f16 v0, -v1, v2, v3",
        "v_pk_add_u16 v0, v1, v2 neg_lo:[1,0]",
        "v_dot4_i32_iu8 v0, v1, v2, v3 neg_hi:[1,0,0]",
        "v_dot2_f32_f16 v0, v1, v2, v3 neg_hi:[0,0,1]",
    ],
)
def test_signs_that_the_guide_does_not_define_are_refused(text: str) -> None:
    with pytest.raises(NotEmulated, match="signs of"):
        lower(instruction(text))


def test_swapped_registers_are_found_by_the_halves_of_m0() -> None:
    """M0[25:16] goes with the first operand, M0[9:0] with the second; nothing moves where one is out of range."""
    held = {f"v{number}": 100 + number for number in range(256)}

    def moved(m0: int) -> dict[str, int]:
        return results("v_swaprel_b32 v4, v9", {**held, "m0": m0})

    assert moved(0x00020001) == {"v6": 110, "v10": 106}
    assert moved(0xFC02FC01) == {"v6": 110, "v10": 106}
    assert moved(0x00050000) == {"v9": 109}
    assert moved(0x000200FF) == {}
