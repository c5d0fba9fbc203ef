"""Halves of VGPRs: what 16-bit instructions need of a register, and liveness with it."""

from __future__ import annotations

from analysis_snippets import flow_of
from single_pieces import read_instruction

from isatool.analysis.effects import effects_of
from isatool.analysis.hazards import HazardRule, find_hazards
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.register_halves import halves_of
from isatool.analysis.webs import build_webs
from isatool.isa import chips
from isatool.isa.registers import vgpr

SPLIT = """
loop:
v_lshrrev_b32_e32 v2, 22, v1
v_sub_nc_u16 v18, v1, v2
v_and_b32_e32 v16, 0xffff, v18
v_mad_u64_u32 v[17:18], null, v2, 9, v[16:17]
v_lshlrev_b32_e32 v18, 2, v17
global_store_b32 v[4:5], v18, off
v_cmp_lt_u32_e32 vcc_lo, 0x13f, v1
v_add_nc_u32_e32 v1, 0x100, v1
s_or_b32 s0, vcc_lo, s0
s_and_not1_b32 exec_lo, exec_lo, s0
s_cbranch_execnz loop
"""


def test_a_source_of_16_bits_needs_the_low_half() -> None:
    for text, low, high in (
        ("v_cvt_f32_f16_e32 v0, v1", True, False),
        ("v_fma_mix_f32 v0, v1, v2, v3 op_sel_hi:[1,0,0]", True, True),
        ("v_and_b32_e32 v0, 0xff, v1", True, False),
        ("v_and_b32_e32 v0, 0xffff0000, v1", False, True),
        ("v_lshlrev_b32_e32 v0, 16, v1", True, False),
        ("v_lshrrev_b32_e32 v0, 16, v1", False, True),
        ("v_lshrrev_b32_e32 v0, v1, 16", True, True),
        ("v_bfe_i32 v0, v1, 8, 8", True, False),
        ("v_bfe_u32 v0, v1, 16, 8", False, True),
        ("v_bfe_i32 v0, v1, 8, 9", True, True),
        ("v_bfe_u32 v0, v1, 15, 2", True, True),
        ("v_bfe_u32 v0, v1, 16, v2", True, True),
        ("v_bfe_u32 v0, v2, v1, 8", True, True),
        ("v_cvt_f32_ubyte1_e32 v0, v1", True, False),
        ("v_cvt_f32_ubyte2_e32 v0, v1", False, True),
        ("v_add_f16_e64 v0, v1, v2 op_sel:[1,0,0]", True, True),
        ("global_store_b16 v[4:5], v1, off", True, False),
        ("v_mov_b32_dpp v0, v1 row_shl:1", True, True),
    ):
        instruction = read_instruction(text, chips.DEFAULT)
        found = halves_of(instruction, effects_of(instruction))
        assert (bool(found.low >> vgpr(1) & 1), bool(found.high >> vgpr(1) & 1)) == (low, high), text


def test_results_of_several_registers_count_as_read() -> None:
    for text in (
        "buffer_load_d16_b16 v[0:1], off, s[8:11], 0 tfe",
        "v_wmma_f16_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[24:31]",
    ):
        instruction = read_instruction(text, chips.DEFAULT)
        effect = effects_of(instruction)
        found = halves_of(instruction, effect)
        assert found.low & found.high & effect.keeps == effect.keeps != 0, text
        assert not (found.new_low | found.new_high) & effect.keeps, text


def test_a_16_bit_result_keeps_nothing_that_nobody_reads() -> None:
    flow = flow_of(SPLIT)
    liveness = compute_liveness(flow)
    narrow = next(index for index, one in enumerate(flow.instructions) if one.mnemonic == "v_sub_nc_u16")
    assert not liveness.before[narrow] >> vgpr(18) & 1
    assert liveness.read_undef[narrow] == 1 << vgpr(18)
    assert not list(find_hazards(flow))
    webs = build_webs(flow)
    assert len({web for site, found in webs.at.items() for web in found if webs.webs[web].register == vgpr(18)}) == 3


def test_a_half_that_is_read_keeps_the_register_alive() -> None:
    flow = flow_of(SPLIT.replace("v_and_b32_e32 v16, 0xffff, v18", "v_mov_b32_e32 v16, v18"))
    narrow = next(index for index, one in enumerate(flow.instructions) if one.mnemonic == "v_sub_nc_u16")
    assert compute_liveness(flow).retained[narrow] == 1 << vgpr(18)
    assert [hazard.rule for hazard in find_hazards(flow)] == [HazardRule.OVERLAP]
