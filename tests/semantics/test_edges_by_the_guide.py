"""Edges of every kind of instruction, as the ISA guide's definitions give them: instruction, inputs, expected bits."""

from __future__ import annotations

import pytest
from test_known_results import f32, results

from isatool.semantics.mode import Mode

INF, NAN, SNAN, DENORMAL = 0x7F800000, 0x7FC00001, 0x7F800001, 0x00400000
MINUS_0, TINY = 0x80000000, 0x00800000
NO_IEEE = Mode(ieee=False)


@pytest.mark.parametrize(
    ("text", "registers", "wanted"),
    [
        # minima and maxima: NaN, signalling NaN, signed zeros
        ("v_min_f32_e32 v0, v1, v2", {"v1": NAN, "v2": f32(1.0)}, f32(1.0)),
        ("v_min_f32_e32 v0, v1, v2", {"v1": f32(1.0), "v2": NAN}, f32(1.0)),
        ("v_max_f32_e32 v0, v1, v2", {"v1": SNAN, "v2": f32(1.0)}, SNAN | 0x400000),
        ("v_min_f32_e32 v0, v1, v2", {"v1": 0, "v2": MINUS_0}, MINUS_0),
        ("v_min_f32_e32 v0, v1, v2", {"v1": MINUS_0, "v2": 0}, MINUS_0),
        ("v_max_f32_e32 v0, v1, v2", {"v1": MINUS_0, "v2": 0}, 0),
        ("v_med3_f32 v0, v1, v2, v3", {"v1": f32(3.0), "v2": f32(1.0), "v3": f32(2.0)}, f32(2.0)),
        ("v_med3_f32 v0, v1, v2, v3", {"v1": NAN, "v2": f32(5.0), "v3": f32(2.0)}, f32(2.0)),
        ("v_med3_i32 v0, v1, v2, v3", {"v1": 0xFFFFFFFF, "v2": 5, "v3": 2}, 2),
        ("v_minmax_f32 v0, v1, v2, v3", {"v1": f32(3.0), "v2": f32(1.0), "v3": f32(2.0)}, f32(2.0)),
        ("v_maxmin_u32 v0, v1, v2, v3", {"v1": 3, "v2": 1, "v3": 2}, 2),
        ("v_max3_f32 v0, v1, v2, v3", {"v1": NAN, "v2": NAN, "v3": f32(2.0)}, f32(2.0)),
        # scaling, mantissas and exponents
        ("v_ldexp_f32 v0, v1, v2", {"v1": f32(1.0), "v2": 0x7FFFFFFF}, INF),
        ("v_ldexp_f32 v0, v1, v2", {"v1": f32(-1.0), "v2": 0x80000000}, MINUS_0),
        ("v_ldexp_f32 v0, v1, v2", {"v1": f32(1.0), "v2": 0xFFFFFF6B}, 1),
        ("v_ldexp_f32 v0, v1, v2", {"v1": 1, "v2": 149}, f32(1.0)),
        ("v_ldexp_f32 v0, v1, v2", {"v1": SNAN, "v2": 3}, SNAN | 0x400000),
        ("v_ldexp_f16_e32 v0, v1, v2", {"v0": 0, "v1": 0x3C00, "v2": 0xFFF1}, 0x0200),
        ("v_frexp_mant_f32_e32 v0, v1", {"v1": f32(-12.0)}, f32(-0.75)),
        ("v_frexp_exp_i32_f32_e32 v0, v1", {"v1": f32(-12.0)}, 4),
        ("v_frexp_mant_f32_e32 v0, v1", {"v1": 1}, f32(0.5)),
        ("v_frexp_exp_i32_f32_e32 v0, v1", {"v1": 1}, -148 & 0xFFFFFFFF),
        ("v_frexp_exp_i32_f32_e32 v0, v1", {"v1": INF}, 0),
        ("v_frexp_mant_f32_e32 v0, v1", {"v1": INF | MINUS_0}, INF | MINUS_0),
        ("v_frexp_exp_i32_f32_e32 v0, v1", {"v1": NAN}, 0),
        ("v_frexp_exp_i16_f16_e32 v0, v1", {"v0": 0, "v1": 0x0001}, -23 & 0xFFFF),
        ("v_fract_f32_e32 v0, v1", {"v1": f32(-0.25)}, f32(0.75)),
        ("v_fract_f32_e32 v0, v1", {"v1": 0x80000001}, 0x3F7FFFFF),
        ("v_rndne_f32_e32 v0, v1", {"v1": f32(2.5)}, f32(2.0)),
        ("v_rndne_f32_e32 v0, v1", {"v1": f32(-0.5)}, MINUS_0),
        ("v_trunc_f32_e32 v0, v1", {"v1": f32(-0.9)}, MINUS_0),
        ("v_ceil_f32_e32 v0, v1", {"v1": f32(-0.9)}, MINUS_0),
        ("v_floor_f32_e32 v0, v1", {"v1": f32(-0.1)}, f32(-1.0)),
        # conversions: saturation, NaN, rounding
        ("v_cvt_i32_f32_e32 v0, v1", {"v1": f32(3e9)}, 0x7FFFFFFF),
        ("v_cvt_i32_f32_e32 v0, v1", {"v1": INF | MINUS_0}, 0x80000000),
        ("v_cvt_u32_f32_e32 v0, v1", {"v1": f32(-1.0)}, 0),
        ("v_cvt_u32_f32_e32 v0, v1", {"v1": f32(5e9)}, 0xFFFFFFFF),
        ("v_cvt_i32_f32_e32 v0, v1", {"v1": NAN}, 0),
        ("v_cvt_i32_f32_e32 v0, v1", {"v1": f32(-2.9)}, 0xFFFFFFFE),
        ("v_cvt_floor_i32_f32_e32 v0, v1", {"v1": f32(-2.1)}, 0xFFFFFFFD),
        ("v_cvt_nearest_i32_f32_e32 v0, v1", {"v1": f32(-2.5)}, 0xFFFFFFFE),
        ("v_cvt_nearest_i32_f32_e32 v0, v1", {"v1": f32(2.5)}, 3),
        ("v_cvt_f32_i32_e32 v0, v1", {"v1": 0x80000000}, f32(-(2.0**31))),
        ("v_cvt_f32_u32_e32 v0, v1", {"v1": 0x01000001}, f32(2.0**24)),
        ("v_cvt_f32_ubyte2_e32 v0, v1", {"v1": 0x00FF0000}, f32(255.0)),
        ("v_cvt_off_f32_i4_e32 v0, v1", {"v1": 0x8}, f32(-0.5)),
        ("v_cvt_off_f32_i4_e32 v0, v1", {"v1": 0x7}, f32(0.4375)),
        ("v_cvt_f16_f32_e32 v0, v1", {"v0": 0xABCD0000, "v1": f32(65520.0)}, 0xABCD7C00),
        ("v_cvt_f16_f32_e32 v0, v1", {"v0": 0, "v1": f32(65519.0)}, 0x7BFF),
        ("v_cvt_f16_f32_e32 v0, v1", {"v0": 0, "v1": f32(2.0**-25)}, 0),
        ("v_cvt_f16_f32_e32 v0, v1", {"v0": 0, "v1": f32(2.0**-24)}, 1),
        ("v_cvt_pk_rtz_f16_f32_e32 v0, v1, v2", {"v1": f32(65535.0), "v2": f32(-65536.0)}, 0xFBFF7BFF),
        ("v_cvt_i16_f16_e32 v0, v1", {"v0": 0xFFFF0000, "v1": 0xFC00}, 0xFFFF8000),
        ("v_cvt_u16_f16_e32 v0, v1", {"v0": 0, "v1": 0x7E00}, 0),
        ("v_cvt_pk_i16_f32 v0, v1, v2", {"v1": f32(40000.0), "v2": f32(-40000.0)}, 0x80007FFF),
        ("v_cvt_pk_u16_f32 v0, v1, v2", {"v1": f32(70000.0), "v2": f32(-1.0)}, 0x0000FFFF),
        ("v_cvt_pk_u16_u32 v0, v1, v2", {"v1": 0x12345, "v2": 7}, 0x0007FFFF),
        ("v_cvt_pk_i16_i32 v0, v1, v2", {"v1": 0x12345, "v2": 0x80000000}, 0x80007FFF),
        ("v_cvt_pk_norm_i16_f32 v0, v1, v2", {"v1": f32(-1.0), "v2": f32(2.0)}, 0x7FFF8001),
        ("v_cvt_pk_norm_u16_f32 v0, v1, v2", {"v1": f32(-1.0), "v2": f32(1.0)}, 0xFFFF0000),
        ("v_sat_pk_u8_i16_e32 v0, v1", {"v0": 0xAAAA0000, "v1": 0x0123FFF0}, 0xAAAAFF00),
        # signs and clamps
        ("v_add_f32_e64 v0, |v1|, -v2", {"v1": f32(-3.0), "v2": f32(1.0)}, f32(2.0)),
        ("v_add_f16_e64 v0, -|v1|, v2 op_sel:[1,0,1]", {"v0": 5, "v1": 0x40000000, "v2": 0x3C00}, 0xBC000005),
        ("v_cndmask_b32_e64 v0, -v1, |v2|, s0", {"v1": f32(1.0), "v2": f32(-2.0), "s0": 0}, f32(-1.0)),
        ("v_add_f32_e64 v0, v1, v2 clamp", {"v1": NAN, "v2": 0}, 0),
        ("v_add_f32_e64 v0, v1, v2 clamp", {"v1": f32(-1.0), "v2": 0}, 0),
        ("v_add_f32_e64 v0, v1, v2 clamp", {"v1": INF, "v2": 0}, f32(1.0)),
        ("v_pk_add_f16 v0, v1, v2 clamp", {"v1": 0x4000BC00, "v2": 0}, 0x3C000000),
        ("v_pk_add_f16 v0, v1, v2 neg_lo:[1,0] neg_hi:[0,1]", {"v1": 0x3C003C00, "v2": 0x3C004000}, 0x00003C00),
        # products with zero, of DX9
        ("v_mul_dx9_zero_f32_e32 v0, v1, v2", {"v1": MINUS_0, "v2": INF}, 0),
        ("v_fma_dx9_zero_f32 v0, v1, v2, v3", {"v1": 0, "v2": NAN, "v3": f32(7.0)}, f32(7.0)),
        # cube faces
        ("v_cubeid_f32 v0, v1, v2, v3", {"v1": f32(1.0), "v2": f32(1.0), "v3": f32(-1.0)}, f32(5.0)),
        ("v_cubeid_f32 v0, v1, v2, v3", {"v1": f32(-3.0), "v2": f32(1.0), "v3": f32(-1.0)}, f32(1.0)),
        ("v_cubesc_f32 v0, v1, v2, v3", {"v1": f32(3.0), "v2": f32(1.0), "v3": f32(-2.0)}, f32(2.0)),
        ("v_cubetc_f32 v0, v1, v2, v3", {"v1": f32(1.0), "v2": f32(-3.0), "v3": f32(2.0)}, f32(-2.0)),
        ("v_cubema_f32 v0, v1, v2, v3", {"v1": f32(1.0), "v2": f32(-3.0), "v3": f32(2.0)}, f32(-6.0)),
        # bits
        ("v_bfe_u32 v0, v1, v2, v3", {"v1": 0xFFFFFFFF, "v2": 4, "v3": 0}, 0),
        ("v_bfe_u32 v0, v1, v2, v3", {"v1": 0xFFFFFFFF, "v2": 36, "v3": 35}, 7),
        ("v_bfe_i32 v0, v1, v2, v3", {"v1": 0xFFFFFFFF, "v2": 30, "v3": 31}, 0xFFFFFFFF),
        ("v_bfm_b32 v0, v1, v2", {"v1": 32, "v2": 3}, 0),
        ("v_lshlrev_b32_e32 v0, v1, v2", {"v1": 33, "v2": 1}, 2),
        ("v_ashrrev_i16 v0, v1, v2", {"v0": 0, "v1": 17, "v2": 0x8000}, 0xC000),
        ("v_alignbit_b32 v0, v1, v2, v3", {"v1": 1, "v2": 2, "v3": 33}, 0x80000001),
        ("v_perm_b32 v0, v1, v2, v3", {"v1": 0x00008000, "v2": 0x80000000, "v3": 0x0A09FF0D}, 0xFFFFFFFF),
        ("v_mul_hi_i32_i24_e32 v0, v1, v2", {"v1": 0x00800000, "v2": 0x007FFFFF}, 0xFFFFC000),
        ("v_mul_hi_u32_u24_e32 v0, v1, v2", {"v1": 0xFFFFFFFF, "v2": 0xFFFFFFFF}, 0xFFFF),
        ("v_mad_i32_i24 v0, v1, v2, v3", {"v1": 0xFFFFFF, "v2": 2, "v3": 1}, 0xFFFFFFFF),
        ("v_bcnt_u32_b32 v0, v1, v2", {"v1": 0xF0F0, "v2": 0xFFFFFFFF}, 7),
        ("v_clz_i32_u32_e32 v0, v1", {"v1": 1}, 31),
        ("v_cls_i32_e32 v0, v1", {"v1": 0}, 0xFFFFFFFF),
        ("v_cls_i32_e32 v0, v1", {"v1": 0x80000000}, 1),
        ("v_mqsad_pk_u16_u8 v[0:1], v[2:3], v4, v[6:7]",
         {"v2": 0x04030201, "v3": 0x08070605, "v4": 0x00000002, "v6": 0, "v7": 0}, 1),
        ("v_lerp_u8 v0, v1, v2, v3", {"v1": 0xFF000001, "v2": 0xFF000002, "v3": 0x01000001}, 0xFF000002),
    ],
)  # fmt: skip
def test_vector_instructions(text: str, registers: dict[str, int], wanted: int) -> None:
    assert results(text, registers)["v0"] == wanted


@pytest.mark.parametrize(
    ("text", "registers", "mode", "wanted"),
    [
        ("v_max_f32_e32 v0, v1, v2", {"v1": SNAN, "v2": f32(1.0)}, NO_IEEE, f32(1.0)),
        ("v_add_f32_e64 v0, v1, v2 clamp", {"v1": NAN, "v2": 0}, Mode(dx10_clamp=False), NAN),
        ("v_mul_f32_e64 v0, v1, v2 mul:4", {"v1": f32(3.0), "v2": f32(2.0)}, Mode(denormals_32=1, ieee=False),
         f32(24.0)),
        ("v_mul_f32_e64 v0, v1, v2 div:2", {"v1": TINY, "v2": f32(1.0)}, Mode(denormals_32=0, ieee=False), 0),
        ("v_mul_f32_e64 v0, v1, v2 mul:4", {"v1": f32(3.0), "v2": f32(2.0)}, Mode(denormals_32=0), f32(6.0)),
        ("v_add_f32_e32 v0, v1, v2", {"v1": DENORMAL, "v2": DENORMAL}, Mode(denormals_32=2), 0),
        ("v_add_f32_e32 v0, v1, v2", {"v1": DENORMAL, "v2": 1}, Mode(denormals_32=1), 0),
        ("v_add_f32_e32 v0, v1, v2", {"v1": 0x80400000, "v2": 0x80000001}, Mode(denormals_32=1), MINUS_0),
        ("v_max_f32_e32 v0, v1, v2", {"v1": 1, "v2": 2}, Mode(denormals_32=0), 0),
        ("v_cvt_f32_f16_e32 v0, v1", {"v1": 1}, Mode(denormals_16_64=0), 0),
        ("v_cvt_f16_f32_e32 v0, v1", {"v0": 0, "v1": f32(2.0**-20)}, Mode(denormals_16_64=1), 0),
        ("v_cndmask_b32_e32 v0, v1, v2, vcc_lo", {"v1": 1, "v2": 2}, Mode(denormals_32=0), 1),
    ],
)  # fmt: skip
def test_modes(text: str, registers: dict[str, int], mode: Mode, wanted: int) -> None:
    assert results(text, registers, mode)["v0"] == wanted


@pytest.mark.parametrize(
    ("value", "bit"),
    [(SNAN, 0), (NAN, 1), (INF | MINUS_0, 2), (f32(-1.0), 3), (0x80000001, 4), (MINUS_0, 5), (0, 6), (1, 7),
     (f32(1.0), 8), (INF, 9)],
)  # fmt: skip
def test_classes_whatever_mode_flushes(value: int, bit: int) -> None:
    registers = {"v1": value, "v2": 1 << bit, "v3": 0x3FF ^ 1 << bit}
    for mode in (Mode(), Mode(denormals_32=0)):
        assert results("v_cmp_class_f32_e64 s0, v1, v2", registers, mode) == {"s0": 1}
        assert results("v_cmp_class_f32_e64 s0, v1, v3", registers, mode) == {"s0": 0}


@pytest.mark.parametrize(
    ("text", "registers", "wanted"),
    [
        ("s_bfe_u32 s0, s1, s2", {"s1": 0xFFFFFFFF, "s2": 0x00200004}, {"s0": 0x0FFFFFFF, "scc": 1}),
        ("s_bfe_u32 s0, s1, s2", {"s1": 0xFFFFFFFF, "s2": 0x00000004}, {"s0": 0, "scc": 0}),
        ("s_bfe_i64 s[0:1], s[2:3], s4", {"s2": 0, "s3": 0x80000000, "s4": 0x0001003F},
         {"s0": 0xFFFFFFFF, "s1": 0xFFFFFFFF, "scc": 1}),
        ("s_bfm_b64 s[0:1], s2, s3", {"s2": 4, "s3": 62}, {"s0": 0, "s1": 0xC0000000}),
        ("s_bitset0_b64 s[0:1], s2", {"s0": 0xFFFFFFFF, "s1": 0xFFFFFFFF, "s2": 96},
         {"s0": 0xFFFFFFFF, "s1": 0xFFFFFFFE}),
        ("s_bitcmp1_b32 s0, s1", {"s0": 2, "s1": 33}, {"scc": 1}),
        ("s_cls_i32_i64 s0, s[2:3]", {"s2": 0, "s3": 0xFFFFFFFF}, {"s0": 32}),
        ("s_ctz_i32_b64 s0, s[2:3]", {"s2": 0, "s3": 0}, {"s0": 0xFFFFFFFF}),
        ("s_bcnt0_i32_b64 s0, s[2:3]", {"s2": 0xFFFFFFFF, "s3": 0xFFFFFFFF}, {"s0": 0, "scc": 0}),
        ("s_ashr_i64 s[0:1], s[2:3], s4", {"s2": 0, "s3": 0x80000000, "s4": 127},
         {"s0": 0xFFFFFFFF, "s1": 0xFFFFFFFF, "scc": 1}),
        ("s_mulk_i32 s0, 0xfffe", {"s0": 3}, {"s0": -6 & 0xFFFFFFFF}),
        ("s_addk_i32 s0, 0x7fff", {"s0": 0x7FFFFFFF}, {"s0": 0x80007FFE, "scc": 1}),
        ("s_cmpk_lt_i32 s0, 0x8000", {"s0": 0xFFFF0000}, {"scc": 1}),
        ("s_cmpk_lt_u32 s0, 0x8000", {"s0": 0x7FFF}, {"scc": 1}),
        ("s_cmovk_i32 s0, 0xffff", {"s0": 5, "scc": 0}, {"s0": 5}),
        ("s_mul_hi_i32 s0, s1, s2", {"s1": 0xFFFFFFFF, "s2": 2}, {"s0": 0xFFFFFFFF}),
        ("s_sub_i32 s0, s1, s2", {"s1": 0x80000000, "s2": 1}, {"s0": 0x7FFFFFFF, "scc": 1}),
        ("s_lshl4_add_u32 s0, s1, s2", {"s1": 0x0FFFFFFF, "s2": 0x10}, {"s0": 0, "scc": 1}),
        ("s_abs_i32 s0, s1", {"s1": 0x80000000}, {"s0": 0x80000000, "scc": 1}),
        ("s_pack_hl_b32_b16 s0, s1, s2", {"s1": 0x11112222, "s2": 0x33334444}, {"s0": 0x44441111}),
        ("s_wqm_b64 s[0:1], s[2:3]", {"s2": 0x10, "s3": 0x80000000}, {"s0": 0xF0, "s1": 0xF0000000, "scc": 1}),
        ("s_quadmask_b64 s[0:1], s[2:3]", {"s2": 0x10, "s3": 0x80000000}, {"s0": 0x8002, "s1": 0, "scc": 1}),
        ("s_and_not1_wrexec_b32 s0, s1", {"s1": 0xF}, {"s0": 0, "exec_lo": 0, "scc": 0}),
        ("s_cselect_b64 s[0:1], s[2:3], 1.0", {"s2": 1, "s3": 2, "scc": 0}, {"s0": 0, "s1": 0x3FF00000}),
        ("v_mad_i64_i32 v[0:1], s0, v2, v3, v[4:5]",
         {"v2": 0xFFFFFFFF, "v3": 1, "v4": 0, "v5": 0}, {"v0": 0xFFFFFFFF, "v1": 0xFFFFFFFF, "s0": 1}),
    ],
)  # fmt: skip
def test_scalar_instructions(text: str, registers: dict[str, int], wanted: dict[str, int]) -> None:
    assert results(text, registers) == wanted
