"""Instructions on values whose results the ISA guide gives as examples, or that follow from its definitions by hand."""

from __future__ import annotations

import math
import random
import struct

import pytest

from isatool.asm.reader import read_text
from isatool.ir.instruction import AnyInstruction
from isatool.isa.registers import SCC, VGPR_BASE, Register
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import WriteMask, WriteScalar, WriteScc, WriteVector
from isatool.semantics.errors import NotEmulated
from isatool.semantics.evaluate import evaluate
from isatool.semantics.lower import lower
from isatool.semantics.mode import Mode
from isatool.semantics.ops import Op


def instruction(text: str) -> AnyInstruction:
    """One instruction from its text."""
    found = [line.instruction for line in read_text(f"\t{text}\n").lines if line.instruction is not None]
    assert len(found) == 1
    return found[0]


def results(text: str, registers: dict[str, int], mode: Mode | None = None) -> dict[str, int]:
    """What a lane's registers hold after an instruction; lane 0, EXEC all ones."""
    state = {"exec_lo": 0xFFFFFFFF, "vcc_lo": 0, "scc": 0, **registers}

    def leaf(node: Expr) -> int:
        if node.op is Op.LANE:
            return 0
        if node.op is Op.SCC:
            return state["scc"]
        code = node.imm + VGPR_BASE if node.op is Op.VGPR else node.imm
        return state[Register(code).name]

    found = {}
    for effect in lower(instruction(text), mode).effects:
        where = getattr(effect, "where", None)
        if where is not None and not evaluate(where, leaf):
            continue
        if isinstance(effect, (WriteVector, WriteScalar, WriteMask)):
            found[effect.register.name] = evaluate(effect.value, leaf)
        elif isinstance(effect, WriteScc):
            found[SCC.name] = evaluate(effect.value, leaf)
    return found


def f32(value: float) -> int:
    """Bits of a float."""
    return int(struct.unpack("<I", struct.pack("<f", value))[0])


@pytest.mark.parametrize(
    ("text", "registers", "wanted"),
    [
        ("s_absdiff_i32 s0, s1, s2", {"s1": 2, "s2": 5}, {"s0": 3, "scc": 1}),
        ("s_absdiff_i32 s0, s1, s2", {"s1": 0x80000000, "s2": 0}, {"s0": 0x80000000, "scc": 1}),
        ("s_absdiff_i32 s0, s1, s2", {"s1": 0x80000000, "s2": 0xFFFFFFFF}, {"s0": 0x7FFFFFFF, "scc": 1}),
        ("s_add_u32 s0, s1, s2", {"s1": 0xFFFFFFFF, "s2": 1}, {"s0": 0, "scc": 1}),
        ("s_add_i32 s0, s1, s2", {"s1": 0x7FFFFFFF, "s2": 1}, {"s0": 0x80000000, "scc": 1}),
        ("s_sub_u32 s0, s1, s2", {"s1": 0, "s2": 1}, {"s0": 0xFFFFFFFF, "scc": 1}),
        ("s_addc_u32 s0, s1, s2", {"s1": 0xFFFFFFFF, "s2": 0, "scc": 1}, {"s0": 0, "scc": 1}),
        ("s_subb_u32 s0, s1, s2", {"s1": 5, "s2": 5, "scc": 1}, {"s0": 0xFFFFFFFF, "scc": 1}),
        ("s_lshl2_add_u32 s0, s1, s2", {"s1": 0x40000000, "s2": 5}, {"s0": 5, "scc": 1}),
        ("s_max_u32 s0, s1, s2", {"s1": 7, "s2": 7}, {"s0": 7, "scc": 0}),
        ("s_min_i32 s0, s1, s2", {"s1": 0xFFFFFFFF, "s2": 0}, {"s0": 0xFFFFFFFF, "scc": 1}),
        ("s_bfe_u32 s0, s1, 0x80004", {"s1": 0x12345678}, {"s0": 0x67, "scc": 1}),
        ("s_bfe_i32 s0, s1, 0x40004", {"s1": 0x000000F0}, {"s0": 0xFFFFFFFF, "scc": 1}),
        ("s_bfm_b32 s0, s1, s2", {"s1": 5, "s2": 3}, {"s0": 0xF8}),
        ("s_clz_i32_u32 s0, s1", {"s1": 0}, {"s0": 0xFFFFFFFF}),
        ("s_ctz_i32_b32 s0, s1", {"s1": 0xFF000008}, {"s0": 3}),
        ("s_cls_i32 s0, s1", {"s1": 0x0FFFFFFF}, {"s0": 4}),
        ("s_cls_i32 s0, s1", {"s1": 0xFFFFFFFF}, {"s0": 0xFFFFFFFF}),
        ("s_quadmask_b32 s0, s1", {"s1": 0x10000001}, {"s0": 0x81, "scc": 1}),
        ("s_wqm_b32 s0, s1", {"s1": 0x10000002}, {"s0": 0xF000000F, "scc": 1}),
        ("s_bitreplicate_b64_b32 s[0:1], s2", {"s2": 0x80000005}, {"s0": 0x33, "s1": 0xC0000000}),
        ("s_brev_b32 s0, s1", {"s1": 1}, {"s0": 0x80000000}),
        ("s_cmpk_lg_i32 s1, 0xffff", {"s1": 0xFFFFFFFF}, {"scc": 0}),
        ("s_cmpk_eq_u32 s1, 0xffff", {"s1": 0xFFFF}, {"scc": 1}),
        ("s_movk_i32 s0, 0x8000", {}, {"s0": 0xFFFF8000}),
        ("s_and_saveexec_b32 s0, s1", {"s1": 0xF0}, {"s0": 0xFFFFFFFF, "exec_lo": 0xF0, "scc": 1}),
        ("s_pack_lh_b32_b16 s0, s1, s2", {"s1": 0x11112222, "s2": 0x33334444}, {"s0": 0x33332222}),
        ("v_bfe_i32 v0, v1, 4, 4", {"v1": 0x80}, {"v0": 0xFFFFFFF8}),
        ("v_bfi_b32 v0, v1, v2, v3", {"v1": 0xFF, "v2": 0x1234, "v3": 0xABCD}, {"v0": 0xAB34}),
        ("v_alignbit_b32 v0, v1, v2, 8", {"v1": 0x12, "v2": 0x34567890}, {"v0": 0x12345678}),
        ("v_alignbyte_b32 v0, v1, v2, v3", {"v1": 0xAA, "v2": 0x11223344, "v3": 5}, {"v0": 0xAA112233}),
        ("v_perm_b32 v0, v1, v2, v3", {"v1": 0x77665544, "v2": 0x33221180, "v3": 0x0C0D0007}, {"v0": 0x00FF8077}),
        ("v_perm_b32 v0, v1, v2, v3", {"v1": 0x80000000, "v2": 0x8000, "v3": 0x0B0A0908}, {"v0": 0xFF0000FF}),
        ("v_mul_u32_u24_e32 v0, v1, v2", {"v1": 0xFF000003, "v2": 5}, {"v0": 15}),
        ("v_mul_i32_i24_e32 v0, v1, v2", {"v1": 0x00FFFFFF, "v2": 5}, {"v0": 0xFFFFFFFB}),
        ("v_mad_u64_u32 v[0:1], null, v2, v3, v[4:5]",
         {"v2": 0xFFFFFFFF, "v3": 0xFFFFFFFF, "v4": 0xFFFFFFFF, "v5": 0}, {"v0": 0, "v1": 0xFFFFFFFF}),
        ("v_add_nc_u32_e64 v0, v1, v2 clamp", {"v1": 0xFFFFFFF0, "v2": 0x20}, {"v0": 0xFFFFFFFF}),
        ("v_sub_nc_i32 v0, v1, v2 clamp", {"v1": 0x80000000, "v2": 1}, {"v0": 0x80000000}),
        ("v_sad_u8 v0, v1, v2, v3", {"v1": 0x01020304, "v2": 0x04030201, "v3": 100}, {"v0": 108}),
        ("v_msad_u8 v0, v1, v2, v3", {"v1": 0x01020304, "v2": 0x04030001, "v3": 100}, {"v0": 107}),
        ("v_lerp_u8 v0, v1, v2, v3", {"v1": 0x01010101, "v2": 0x02020202, "v3": 0x00010001}, {"v0": 0x01020102}),
        ("v_lshlrev_b64 v[0:1], 33, v[2:3]", {"v2": 3, "v3": 7}, {"v0": 0, "v1": 6}),
        ("v_cndmask_b32_e32 v0, v1, v2, vcc_lo", {"v1": 1, "v2": 2, "vcc_lo": 1}, {"v0": 2}),
        ("v_add_co_ci_u32_e64 v0, s1, v1, v2, s2", {"v1": 0xFFFFFFFF, "v2": 0, "s2": 1}, {"v0": 0, "s1": 1}),
        ("v_cvt_off_f32_i4_e32 v0, v1", {"v1": 8}, {"v0": f32(-0.5)}),
        ("v_cvt_f32_ubyte2_e32 v0, v1", {"v1": 0x00FF0000}, {"v0": f32(255.0)}),
        ("v_fract_f32_e32 v0, v1", {"v1": f32(-1.25)}, {"v0": f32(0.75)}),
        ("v_fract_f32_e32 v0, v1", {"v1": 0x80000001}, {"v0": 0x3F7FFFFF}),
        ("v_log_f32_e32 v0, v1", {"v1": 0xBF800000}, {"v0": 0xFFC00000}),
        ("v_log_f32_e32 v0, v1", {"v1": 0x80000000}, {"v0": 0xFF800000}),
        ("v_exp_f32_e32 v0, v1", {"v1": 0xFF800000}, {"v0": 0}),
        ("v_rcp_f32_e32 v0, v1", {"v1": 0x80000000}, {"v0": 0xFF800000}),
        ("v_rsq_f32_e32 v0, v1", {"v1": 0xFF800000}, {"v0": 0xFFC00000}),
        ("v_sqrt_f32_e32 v0, v1", {"v1": 0x40800000}, {"v0": 0x40000000}),
        ("v_sin_f32_e32 v0, v1", {"v1": 0x3E800000}, {"v0": 0x3F800000}),
        ("v_sin_f32_e32 v0, v1", {"v1": 0x80000000}, {"v0": 0x80000000}),
        ("v_cos_f32_e32 v0, v1", {"v1": 0x3E800000}, {"v0": 0}),
        ("v_cos_f32_e32 v0, v1", {"v1": 0xFF7FFFFF}, {"v0": 0x3F800000}),
        ("v_ldexp_f32 v0, v1, v2", {"v1": 0x3F800001, "v2": 0xFFFFFF6A}, {"v0": 1}),
        ("v_frexp_exp_i32_f32_e32 v0, v1", {"v1": f32(8.0)}, {"v0": 4}),
        ("v_med3_f32 v0, v1, v2, v3", {"v1": f32(3), "v2": f32(1), "v3": f32(2)}, {"v0": f32(2)}),
        ("v_mul_dx9_zero_f32_e32 v0, v1, v2", {"v1": 0, "v2": 0x7F800000}, {"v0": 0}),
        ("v_cmp_class_f32_e64 s0, v1, 3", {"v1": 0x7F800001}, {"s0": 1}),
        ("v_cmp_class_f32_e64 s0, v1, 16", {"v1": 0x80000001}, {"s0": 1}),
        ("v_cmp_nlt_f32_e64 s0, v1, v2", {"v1": 0x7FC00000, "v2": 0}, {"s0": 1}),
        ("v_add_f32_e64 v0, -|v1|, v2 clamp", {"v1": f32(1), "v2": f32(4)}, {"v0": f32(1)}),
        ("v_add_f32_e32 v0, -1, v1", {"v1": 0}, {"v0": 0xFFFFFFFF}),
        ("v_add_nc_u32_e32 v0, 1.0, v1", {"v1": 1}, {"v0": 0x3F800001}),
        ("v_add_f64 v[0:1], v[2:3], 1.0", {"v2": 0, "v3": 0x3FF00000}, {"v0": 0, "v1": 0x40000000}),
        ("v_cvt_f16_f32_e32 v0, v1", {"v0": 0xABCD0000, "v1": f32(1.0)}, {"v0": 0xABCD3C00}),
        ("v_add_f16_e32 v0, v1, v2", {"v0": 0xABCD0000, "v1": 0x3C00, "v2": 0x3C00}, {"v0": 0xABCD4000}),
        ("v_pk_add_f16 v0, v1, v2 op_sel_hi:[0,1]",
         {"v1": 0x40003C00, "v2": 0x3C003C00}, {"v0": 0x40004000}),
        ("v_pk_add_f16 v0, v1, 1.0 op_sel_hi:[1,0]", {"v1": 0x3C003C00}, {"v0": 0x40004000}),
        ("v_fma_mix_f32 v0, v1, v2, v3 op_sel_hi:[1,0,0]",
         {"v1": 0x4000, "v2": f32(3), "v3": f32(1)}, {"v0": f32(7)}),
        ("v_dot2_f32_f16 v0, v1, v2, v3", {"v1": 0x40003C00, "v2": 0x40004000, "v3": f32(1)}, {"v0": f32(7)}),
        ("v_dot4_i32_iu8 v0, v1, v2, v3 neg_lo:[1,0,0]",
         {"v1": 0x000000FF, "v2": 0x00000002, "v3": 10}, {"v0": 8}),
        ("v_dual_cndmask_b32 v0, v1, v2 :: v_dual_add_nc_u32 v3, v4, v0",
         {"v0": 5, "v1": 1, "v2": 2, "v4": 7, "vcc_lo": 1}, {"v0": 2, "v3": 12}),
        ("v_mbcnt_lo_u32_b32 v0, -1, v1", {"v1": 9}, {"v0": 9}),
        ("v_swap_b32 v0, v1", {"v0": 1, "v1": 2}, {"v0": 2, "v1": 1}),
        ("s_mov_b64 s[0:1], 0x80000000", {}, {"s0": 0x80000000, "s1": 0}),
        ("v_cmp_lt_u64_e32 vcc_lo, v[0:1], v[2:3]", {"v0": 9, "v1": 1, "v2": 8, "v3": 2}, {"vcc_lo": 1}),
    ],
)  # fmt: skip
def test_results_are_those_of_the_isa_guide(text: str, registers: dict[str, int], wanted: dict[str, int]) -> None:
    assert results(text, registers) == wanted


DIVISION = (
    "v_div_scale_f32 v2, null, v1, v1, v0",
    "v_div_scale_f32 v4, vcc_lo, v0, v1, v0",
    "v_rcp_f32_e32 v3, v2",
    "v_fma_f32 v5, -v2, v3, 1.0",
    "v_fmac_f32_e32 v3, v5, v3",
    "v_mul_f32_e32 v5, v4, v3",
    "v_fma_f32 v6, -v2, v5, v4",
    "v_fmac_f32_e32 v5, v6, v3",
    "v_fma_f32 v2, -v2, v5, v4",
    "v_div_fmas_f32 v2, v2, v3, v5",
    "v_div_fixup_f32 v2, v2, v1, v0",
)


def quotient(numerator: int, denominator: int) -> int:
    """The compiler's division sequence."""
    registers = {"v0": numerator, "v1": denominator}
    for text in DIVISION:
        registers |= results(text, registers)
    return registers["v2"]


def test_the_compilers_division_sequence_gives_the_rounded_quotient() -> None:
    import numpy as np

    rng = random.Random(5)
    patterns = [0, 1, 0x007FFFFF, 0x00800000, 0x3F800000, 0x7F7FFFFF, 0x7F000001, 0x7E800000, 0x00000345]
    pairs = [(a, b) for a in patterns for b in patterns if b]
    pairs += [(rng.getrandbits(31), rng.getrandbits(31)) for _ in range(300)]
    for a, b in pairs:
        if a >= 0x7F800000 or b >= 0x7F800000 or b == 0:
            continue
        with np.errstate(all="ignore"):
            wanted = int(
                (np.array(a, np.uint32).view(np.float32) / np.array(b, np.uint32).view(np.float32)).view(np.uint32)
            )
        assert quotient(a, b) == wanted, (hex(a), hex(b))


def test_division_handles_infinities_zeros_and_nans() -> None:
    infinity, one, nan = 0x7F800000, 0x3F800000, 0x7FC00000
    assert quotient(one, 0x80000000) == 0xFF800000
    assert quotient(0, one) == 0
    assert quotient(infinity, one) == infinity
    assert quotient(one, infinity) == 0
    assert quotient(0, 0) == 0xFFC00000
    assert quotient(nan | 5, one) == nan | 5


def test_flushing_follows_the_mode_register() -> None:
    subnormal = 0x00400000
    kept, flushed = Mode(), Mode(denormals_32=0)
    assert results("v_add_f32_e32 v0, v1, v2", {"v1": subnormal, "v2": 0}, kept) == {"v0": subnormal}
    assert results("v_add_f32_e32 v0, v1, v2", {"v1": subnormal, "v2": 0}, flushed) == {"v0": 0}
    assert results("v_mov_b32_e32 v0, v1", {"v1": subnormal}, flushed) == {"v0": subnormal}
    assert results("v_add_f16_e32 v0, v1, v2", {"v0": 0, "v1": 1, "v2": 0}, flushed) == {"v0": 1}
    packed, halves = "v_pack_b32_f16 v0, v1, v2", {"v1": 1, "v2": 0x3C00}
    assert results(packed, halves) == {"v0": 0x3C000001}
    assert results(packed, halves, Mode(denormals_16_64=0)) == {"v0": 0x3C000000}
    signalling = {"v1": 0x7C01, "v2": 0xFD02}
    assert results(packed, signalling) == {"v0": 0xFF027E01}
    assert results(packed, signalling, Mode(ieee=False)) == {"v0": 0xFD027C01}


def test_output_modifiers_work_only_without_ieee_and_subnormal_results() -> None:
    text = "v_mul_f32_e64 v0, v1, v2 mul:2"
    registers = {"v1": f32(3.0), "v2": f32(2.0)}
    assert results(text, registers, Mode()) == {"v0": f32(6.0)}
    assert results(text, registers, Mode(denormals_32=0, ieee=False)) == {"v0": f32(12.0)}


def test_an_instruction_without_semantics_is_refused_by_name() -> None:
    with pytest.raises(NotEmulated, match="not emulated: image_get_resinfo"):
        lower(instruction("image_get_resinfo v0, v1, s[4:11] dmask:0x1 dim:SQ_RSRC_IMG_1D"))


def test_exp_and_log_are_within_one_unit_of_the_last_place() -> None:
    rng = random.Random(2)
    for _ in range(300):
        value = rng.uniform(-100, 100)
        bits = f32(value)
        single = struct.unpack("<f", struct.pack("<I", bits))[0]
        got = results("v_exp_f32_e32 v0, v1", {"v1": bits})["v0"]
        assert abs(got - f32(2.0**single)) <= 1
        if single > 0:
            got = results("v_log_f32_e32 v0, v1", {"v1": bits})["v0"]
            assert abs(got - f32(math.log2(single))) <= 1


def test_an_indexed_constant_is_refused() -> None:
    with pytest.raises(NotEmulated, match="not a register"):
        lower(instruction("s_movrelsd_2_b32 s23, 47"))


TWO_OVER_PI = 0xA2F9836E4E441529FC2757D1F534DDC0DB6295993C439041FE5163ABDEBBC561
"""the first 256 bits after the point"""


@pytest.mark.parametrize(("value", "piece"), [(1.0, 0), (1.0, 1), (1.0, 3), (2.0**60, 2), (2.0**54, 3), (2.0**200, 0)])
def test_pieces_of_two_over_pi(value: float, piece: int) -> None:
    bits = struct.unpack("<Q", struct.pack("<d", value))[0]
    exponent = bits >> 52
    shift = 53 * piece + max(0, exponent - 1077)
    wanted = math.ldexp(TWO_OVER_PI >> (256 - 53 - shift) & (1 << 53) - 1, -53 - shift)
    got = results("v_trig_preop_f64 v[0:1], v[2:3], v4", {"v2": bits & 0xFFFFFFFF, "v3": bits >> 32, "v4": piece})
    assert struct.unpack("<d", struct.pack("<Q", got["v0"] | got["v1"] << 32))[0] == wanted


def test_pieces_behind_the_last_known_bit_are_zero() -> None:
    got = results("v_trig_preop_f64 v[0:1], v[2:3], 31", {"v2": 0, "v3": 0x7FE00000})
    assert got == {"v0": 0, "v1": 0}
