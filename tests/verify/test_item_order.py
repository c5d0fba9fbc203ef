"""Work-items with other ids: kernels that read a scalar's bits by lane, and others that can tell where they run."""

from __future__ import annotations

import pytest
from item_orders import kernel, run_both, verdict

ROTATED = """
	v_add_nc_u32_e32 v0, 19, v0
	v_and_b32_e32 v0, {last}, v0
"""
REVERSED = """
	v_sub_nc_u32_e32 v0, {last}, v0
	v_nop
"""

SAME_IN_ALL = {
    "constant": "s_mov_b32 s10, 0xff\nv_cndmask_b32_e64 v2, 0, v3, s10",
    "argument": "v_cndmask_b32_e64 v2, 0, v3, s8",
    "argument in vcc": "s_mov_b32 vcc_lo, s9\nv_cndmask_b32_e32 v2, 0, v3, vcc_lo",
    "workgroup": "s_add_i32 s10, s2, 0x55\nv_cndmask_b32_e64 v2, 0, v3, s10",
    "m0": "s_mov_b32 m0, 0xf0\nv_cndmask_b32_e64 v2, 0, v3, m0",
    "half": "v_cndmask_b16 v2, 0, v3, s8",
    "carry in": "v_add_co_ci_u32_e64 v2, s11, v3, v3, s8",
    "carry in of vcc": "s_mov_b32 vcc_lo, s8\nv_add_co_ci_u32_e32 v2, vcc_lo, v3, v3, vcc_lo",
    "borrow in": "v_sub_co_ci_u32_e64 v2, s11, v3, v3, s8",
    "reversed borrow in": "v_subrev_co_ci_u32_e64 v2, s11, v3, v3, s8",
    "division": "s_mov_b32 vcc_lo, s8\nv_div_fmas_f32 v2, v3, 1.0, 1.0",
    "dual": "s_mov_b32 vcc_lo, s8\nv_dual_cndmask_b32 v2, v2, v3 :: v_dual_mov_b32 v5, v3",
    "carry out kept": "v_mov_b32_e32 v4, -1\nv_add_co_ci_u32_e64 v4, s11, v4, v2, s8\nv_cndmask_b32_e64 v2, 0, v3, s11",
}
"""bodies that read the bits of a scalar by lane, which all waves have alike"""

OF_MASKS = {
    "and with a constant": "v_cmp_ne_u32_e64 s10, 0, v3\ns_and_b32 s10, s10, 0xff\nv_cndmask_b32_e64 v2, 0, v3, s10",
    "or with an argument": "v_cmp_eq_u32_e64 s10, 3, v3\ns_or_b32 s10, s10, s8\nv_cndmask_b32_e64 v2, 0, 1, s10",
    "xor with an argument": "v_cmp_eq_u32_e64 s10, 3, v3\ns_xor_b32 s10, s10, s8\nv_cndmask_b32_e64 v2, 0, 1, s10",
    "and not": "v_cmp_ne_u32_e64 s10, 0, v3\ns_and_not1_b32 s10, s10, s8\nv_cndmask_b32_e64 v2, 0, v3, s10",
    "shifted": "v_cmp_gt_u32_e64 s10, 4, v3\ns_lshl_b32 s10, s10, 1\nv_cndmask_b32_e64 v2, 0, 1, s10",
    "added": "v_cmp_gt_u32_e64 s10, 4, v3\ns_add_u32 s10, s10, 1\nv_cndmask_b32_e64 v2, 0, 1, s10",
    "reversed": "v_cmp_gt_u32_e64 s10, 4, v3\ns_brev_b32 s10, s10\nv_cndmask_b32_e64 v2, 0, 1, s10",
    "whole quads": "v_cmp_gt_u32_e64 s10, 4, v3\ns_wqm_b32 s10, s10\nv_cndmask_b32_e64 v2, 0, 1, s10",
    "counted": "v_cmp_gt_u32_e64 s10, 4, v3\ns_bcnt1_i32_b32 s10, s10\nv_mov_b32_e32 v2, s10",
    "first": "v_cmp_gt_u32_e64 s10, 4, v3\ns_ctz_i32_b32 s10, s10\nv_mov_b32_e32 v2, s10",
    "bit set": "v_cmp_gt_u32_e64 s10, 4, v3\ns_bitset1_b32 s10, 5\nv_cndmask_b32_e64 v2, 0, 1, s10",
    "bit tested": "v_cmp_gt_u32_e64 s10, 4, v3\ns_bitcmp1_b32 s10, 5\ns_cselect_b32 s11, 1, 2\nv_mov_b32_e32 v2, s11",
    "chosen by a mask": (
        "v_cmp_gt_u32_e64 s10, 4, v0\ns_and_b32 s11, s10, s10\ns_cselect_b32 s11, 1, 2\nv_mov_b32_e32 v2, s11"
    ),
    "a register by the number of a mask": (
        "v_cmp_gt_u32_e64 s10, 4, v3\ns_and_b32 m0, s10, 1\nv_mov_b32_e32 v2, v1\nv_movrels_b32_e32 v2, v2"
    ),
    "whole mask": "v_cmp_gt_u32_e32 vcc_lo, 4, v3\nv_mov_b32_e32 v2, vcc_lo",
    "whole mask stored": "v_cmp_gt_u32_e32 vcc_lo, 4, v3\nv_mov_b32_e32 v2, vcc_lo\nv_and_b32_e32 v2, 0xf0, v2",
    "branch": "v_cmp_gt_u32_e32 vcc_lo, 1, v0\ns_cbranch_vccz .Lover\nv_mov_b32_e32 v2, 1\n.Lover:",
    "branch on lanes that are not there": (
        "v_cmp_gt_u32_e32 vcc_lo, 1, v0\ns_not_b32 s10, vcc_lo\ns_cbranch_scc0 .Lover\nv_mov_b32_e32 v2, s10\n.Lover:"
    ),
    "address": "v_cmp_gt_u32_e64 s10, 4, v3\ns_and_b32 s10, s10, 4\nglobal_load_b32 v2, v1, s[4:5]\n"
    "s_load_b32 s11, s[4:5], s10\ns_waitcnt vmcnt(0) lgkmcnt(0)\nv_mov_b32_e32 v2, s11",
    "moved into lanes": "v_cmp_gt_u32_e64 s10, 4, v3\nv_bfe_u32 v2, s10, v0, 1",
}

OF_LANES = {
    "number": "v_mbcnt_lo_u32_b32 v2, -1, 0",
    "number by a mask": "v_cmp_gt_u32_e64 s10, 4, v3\nv_mbcnt_lo_u32_b32 v2, s10, 0",
    "first lane": "v_readfirstlane_b32 s10, v3\nv_mov_b32_e32 v2, s10",
    "lane": "v_readlane_b32 s10, v3, 7\nv_mov_b32_e32 v2, s10",
    "written lane": "v_writelane_b32 v2, s8, 5",
    "rows": "v_mov_b32_dpp v2, v3 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1",
    "eights": "v_mov_b32_dpp v2, v3 dpp8:[1,2,3,4,5,6,7,0]",
    "banks": "v_mov_b32_dpp v2, v3 quad_perm:[0,1,2,3] row_mask:0x1 bank_mask:0xf",
    "chosen from other lanes": (
        "v_cmp_gt_u32_e32 vcc_lo, 4, v3\n"
        "v_cndmask_b32_dpp v2, v3, v1, vcc_lo row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1"
    ),
    "compared with other lanes": (
        "v_cmp_gt_u32 vcc_lo, v3, v3 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1\n"
        "v_cndmask_b32_e32 v2, 0, v3, vcc_lo"
    ),
    "permuted": "v_lshlrev_b32_e32 v4, 2, v0\nds_bpermute_b32 v2, v4, v3\ns_waitcnt lgkmcnt(0)",
    "swizzled": "ds_swizzle_b32 v2, v3 offset:swizzle(BROADCAST,4,1)\ns_waitcnt lgkmcnt(0)",
    "rows permuted": "s_mov_b32 s10, 0x76543210\nv_permlanex16_b32 v2, v3, s10, s10",
    "exec of a lane": "v_readlane_b32 exec_lo, v3, 7\nv_mov_b32_e32 v2, 1",
    "exec of the first lane": "v_readfirstlane_b32 exec_lo, v3\nv_mov_b32_e32 v2, 1",
    "exec moved": "s_mov_b32 exec_lo, 0xff\nv_mov_b32_e32 v2, 1\ns_mov_b32 exec_lo, -1",
    "exec saved": (
        "s_and_saveexec_b32 s10, s8\nv_mov_b32_e32 v2, 1\nv_cmp_gt_u32_e64 s11, 4, v3\ns_mov_b32 exec_lo, s10\n"
        "v_cndmask_b32_e64 v2, v2, 7, s11"
    ),
}

WIDE = {
    "constant": "s_mov_b64 s[10:11], 0xff\nv_cndmask_b32_e64 v2, 0, v3, s[10:11]",
    "argument": "v_cndmask_b32_e64 v2, 0, v3, s[8:9]",
    "low half": "v_cmp_gt_u32_e64 s[10:11], 4, v3\ns_mov_b32 s10, s8\nv_cndmask_b32_e64 v2, 0, 1, s[10:11]",
    "halves exchanged": (
        "v_cmp_gt_u32_e64 s[10:11], 4, v3\ns_mov_b32 s12, s11\ns_mov_b32 s13, s10\nv_cndmask_b32_e64 v2, 0, 1, s[12:13]"
    ),
    "halves joined": "v_cmp_gt_u32_e64 s[10:11], 4, v3\ns_and_b32 s10, s10, s11\nv_cndmask_b32_e64 v2, 0, 1, s[10:11]",
    "half twice": "v_cmp_gt_u32_e64 s[10:11], 4, v3\ns_mov_b32 s11, s10\nv_cndmask_b32_e64 v2, 0, 1, s[10:11]",
    "shifted": "v_cmp_gt_u32_e64 s[10:11], 4, v3\ns_lshl_b64 s[10:11], s[10:11], 1\n"
    "v_cndmask_b32_e64 v2, 0, 1, s[10:11]",
    "exec saved": "s_mov_b64 s[10:11], exec\ns_mov_b32 s10, s8\nv_cndmask_b32_e64 v2, 0, v3, s[10:11]",
    "low half without lanes": (
        "v_cmp_gt_u32_e64 s[10:11], 4, v3\ns_mov_b32 s10, 0\nv_cndmask_b32_e64 v2, 0, 1, s[10:11]"
    ),
    "halves of two masks": (
        "v_cmp_gt_u32_e64 s[10:11], 4, v3\nv_cmp_eq_u32_e64 s[12:13], 5, v3\ns_mov_b32 s10, s12\n"
        "v_cndmask_b32_e64 v2, 0, 1, s[10:11]"
    ),
    "32 lanes": "s_mov_b32 s10, -1\ns_mov_b32 s11, 0\nv_cndmask_b32_e64 v2, 0, v3, s[10:11]",
    "halves of one write": (
        "v_cmp_gt_u32_e64 s[10:11], 4, v3\nv_cmp_eq_u32_e64 s[12:13], 5, v3\ns_mov_b64 s[14:15], s[10:11]\n"
        "s_mov_b32 s14, s12\ns_mov_b64 s[16:17], s[14:15]\nv_cndmask_b32_e64 v2, 0, 1, s[16:17]"
    ),
    "division": "s_mov_b64 vcc, s[8:9]\nv_div_fmas_f32 v2, v3, 1.0, 1.0",
    "upper lanes": "v_cmp_gt_u32_e64 s[10:11], 4, v3\ns_mov_b32 s10, 0\nv_mov_b32_e32 v2, s11",
}

PARTIAL = {
    "exec as number": "v_mov_b32_e32 v2, exec_lo",
    "exec copied": "s_mov_b32 s10, exec_lo\nv_mov_b32_e32 v2, s10",
    "lanes counted": "s_bcnt1_i32_b32 s10, exec_lo\nv_mov_b32_e32 v2, s10",
    "common mask": "v_cmp_ne_u32_e64 s10, 1, s8\nv_mov_b32_e32 v2, s10",
    "lanes that are not there": (
        "v_cmp_gt_u32_e32 vcc_lo, 64, v0\ns_not_b32 vcc_lo, vcc_lo\ns_cbranch_vccz .Lover\nv_mov_b32_e32 v2, 1\n.Lover:"
    ),
}
"""in workgroups of one wave and a half"""

ONE_WAVE = {
    "address in LDS": (
        "s_mov_b32 m0, 0\nds_store_addtid_b32 v3\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v2, v1\n"
        "s_waitcnt lgkmcnt(0)"
    ),
}
"""where several waves would write the same words"""

WRONG = [(32, 64, name, body) for table in (SAME_IN_ALL, OF_MASKS, OF_LANES) for name, body in table.items()]
WRONG += [(64, 128, name, body) for name, body in WIDE.items()]
WRONG += [(32, 48, name, body) for name, body in PARTIAL.items()]
WRONG += [(32, 32, name, body) for name, body in ONE_WAVE.items()]


@pytest.mark.parametrize(("wave", "items", "name", "body"), WRONG)
def test_what_depends_on_the_lane_is_not_given_other_lanes(wave: int, items: int, name: str, body: str) -> None:
    entry = (REVERSED if items & (items - 1) else ROTATED).format(last=items - 1)
    block = (items, 1, 1)
    first, second = (kernel(body, entry=code, wave=wave, block=block, lds=1024) for code in ("", entry))
    judged = verdict(first, second, 2)
    comparison = run_both(first, second, block)
    assert comparison.differences, f"{name}: no trial of this test"
    assert not judged.holds, f"{name}: {comparison}"


@pytest.mark.parametrize(
    "body",
    [
        "v_wmma_f32_16x16x16_f16 v[10:17], v[18:25], v[26:33], v[10:17]",
        "global_load_addtid_b32 v2, s[4:5]",
        "s_mov_b64 s[14:15], s[8:9]\nbuffer_load_b32 v2, v1, s[12:15], 0 offen\ns_waitcnt vmcnt(0)",
        "ds_add_rtn_u32 v2, v1, v3\ns_waitcnt lgkmcnt(0)",
        "global_atomic_add_u32 v2, v1, v3, s[6:7] glc\ns_waitcnt vmcnt(0)",
        "v_mov_b32_e32 v2, s20",
        "v_mov_b32_e32 v2, ttmp8",
        "s_cmp_lt_i32 ttmp8, 3\ns_cbranch_scc1 .Lover\n.Lover:",
        "s_cbranch_scc1 .Lover\n.Lover:",
        "s_subvector_loop_begin s10, .Lover\n.Lover:",
        "s_cbranch_vccz .Lover\nv_cmp_gt_u32_e32 vcc_lo, 4, v3\n.Lover:\nv_cndmask_b32_e32 v2, 0, v3, vcc_lo",
        "s_cmp_lg_u32 s8, 0\ns_cbranch_scc1 .Lover\nv_cmp_gt_u32_e32 vcc_lo, 4, v3\n.Lover:\n"
        "v_cndmask_b32_e32 v2, 0, v3, vcc_lo",
    ],
)
def test_what_is_not_known_to_be_the_same_is_refused(body: str) -> None:
    first, second = (kernel(body, entry=code, lds=1024) for code in ("", ROTATED.format(last=63)))
    assert not verdict(first, second, 2).holds


def test_ids_are_computed_in_the_mode_of_the_launch() -> None:
    """Ids are subnormal numbers, which become 0 where those are flushed."""
    entry = "\tv_max_f32_e32 v0, v0, v0\n"
    for flush, wanted in ((0, False), (3, True)):
        directives = f"\t\t.amdhsa_float_denorm_mode_32 {flush}"
        first, second = (kernel("v_mov_b32_e32 v2, v3", entry=code, directives=directives) for code in ("", entry))
        assert verdict(first, second).holds is wanted
        assert run_both(first, second).equal is wanted


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("v_mbcnt_lo_u32_b32 v0, -1, 0\nv_nop", "depends on the number of a lane"),
        ("v_mov_b32_dpp v0, v0 row_ror:1 row_mask:0xf bank_mask:0xf\nv_nop", "is about other lanes"),
        ("v_cndmask_b32_e64 v0, 0, v0, s2\nv_nop", "reads its lane's bit of a scalar that is no mask"),
        ("v_xor_b32_e32 v0, s2, v0\nv_nop", "each their own"),
        ("v_xor_b32_e32 v0, ttmp8, v0\nv_nop", "does more than compute an id"),
        ("v_xor_b32_e32 v0, v1, v0\nv_nop", "reads more than an id"),
        ("v_and_b32_e32 v0, 62, v0\nv_nop", "not a permutation"),
        ("v_xor_b32_e32 v0, 64, v0\nv_nop", "not a permutation"),
        ("v_cmpx_gt_u32_e32 64, v0\nv_nop", "does more than compute an id"),
        ("s_mov_b32 s20, 0\nv_nop", "does more than compute an id"),
        ("s_barrier\nv_nop", "does more than compute an id"),
    ],
)
def test_code_at_the_entry_computes_ids_and_nothing_else(entry: str, why: str) -> None:
    first, second = (kernel("v_mov_b32_e32 v2, v3", entry=code) for code in ("", entry + "\n"))
    judged = verdict(first, second, 2)
    assert not judged.holds
    assert why in str(judged.first_difference)


def test_workgroups_that_may_be_smaller_keep_their_ids() -> None:
    """A work-item of the last one might get the id of one that is not there."""
    entry = ROTATED.format(last=63)
    for uniform in (False, True):
        first, second = (kernel("v_mov_b32_e32 v2, v3", entry=code, uniform=uniform) for code in ("", entry))
        assert verdict(first, second, 2).holds is uniform


@pytest.mark.parametrize(
    ("block", "entry", "holds"),
    [
        ((8, 4, 2), "v_xor_b32_e32 v0, 0x100c03, v0", True),
        ((8, 8, 1), "v_xor_b32_e32 v0, 0x100000, v0", False),
        ((8, 3, 2), "v_xor_b32_e32 v0, 0xc00, v0", False),
        ((64, 1, 1), "v_xor_b32_e32 v0, 0x400, v0", False),
    ],
)
def test_ids_of_several_axes(block: tuple[int, int, int], entry: str, holds: bool) -> None:
    number = f"""
        v_bfe_u32 v1, v0, 10, 10
        v_bfe_u32 v3, v0, 20, 10
        v_mul_u32_u24_e32 v3, {block[1]}, v3
        v_add_nc_u32_e32 v1, v1, v3
        v_and_b32_e32 v3, 0x3ff, v0
        v_mul_u32_u24_e32 v1, {block[0]}, v1
        v_add_lshl_u32 v1, v1, v3, 2
        v_mov_b32_e32 v2, v0
    """
    prologue = "\ts_load_b128 s[4:7], s[0:1], 0x0\n\ts_waitcnt lgkmcnt(0)\n"
    first, second = (kernel(number, entry=code, prologue=prologue, block=block) for code in ("", f"\t{entry}\n"))
    assert verdict(first, second).holds is holds
    assert run_both(first, second, block).equal or not holds


RIGHT = {
    "comparison": "v_cmp_gt_u32_e64 s10, 4, v3\nv_cndmask_b32_e64 v2, 0, v3, s10",
    "logic": (
        "v_cmp_gt_u32_e64 s10, 4, v3\nv_cmp_gt_u32_e32 vcc_lo, 9, v0\ns_and_b32 s11, s10, vcc_lo\n"
        "s_xnor_b32 s11, s11, s10\ns_not_b32 s11, s11\ns_and_not1_b32 s11, s11, exec_lo\n"
        "v_cndmask_b32_e64 v2, 0, v3, s11"
    ),
    "carries": "v_add_co_u32 v4, vcc_lo, v3, v3\nv_add_co_ci_u32_e32 v2, vcc_lo, v3, v3, vcc_lo",
    "all or no lanes": "s_cmp_lg_u32 s8, 0\ns_cselect_b32 s10, -1, 0\nv_cndmask_b32_e64 v2, 0, v3, s10",
    "chosen masks": (
        "v_cmp_gt_u32_e64 s10, 4, v3\nv_cmp_eq_u32_e64 s11, 5, v3\ns_cmp_lg_u32 s8, 0\ns_cselect_b32 s10, s10, s11\n"
        "v_cndmask_b32_e64 v2, 0, v3, s10"
    ),
    "branch on what is the same": (
        "s_cmp_lg_u32 s8, 0\ns_cselect_b32 s10, -1, 0\ns_and_not1_b32 vcc_lo, exec_lo, s10\ns_cbranch_vccz .Lover\n"
        "v_mov_b32_e32 v2, 1\n.Lover:"
    ),
    "branch on a common comparison": (
        "v_cmp_ne_u32_e64 vcc_lo, 1, s8\ns_cbranch_vccz .Lover\nv_mov_b32_e32 v2, 1\n.Lover:"
    ),
    "branch on the lanes that there are": "s_cbranch_execz .Lover\nv_mov_b32_e32 v2, v3\n.Lover:",
    "division": "v_div_scale_f32 v4, vcc_lo, v3, v3, 1.0\nv_div_fmas_f32 v2, v3, v4, v4",
    "a register by number": "s_and_b32 m0, s8, 3\nv_movrels_b32_e32 v2, v3",
    "dual": "v_cmp_gt_u32_e32 vcc_lo, 4, v3\nv_dual_cndmask_b32 v2, v2, v3 :: v_dual_mov_b32 v5, v3",
}
RIGHT_WIDE = {
    "comparison": "v_cmp_gt_u32_e64 s[10:11], 4, v3\nv_cndmask_b32_e64 v2, 0, v3, s[10:11]",
    "logic": (
        "v_cmp_gt_u32_e64 s[10:11], 4, v3\nv_cmp_gt_u32_e32 vcc, 9, v0\ns_and_b64 s[12:13], s[10:11], vcc\n"
        "s_xnor_b64 s[12:13], s[12:13], s[10:11]\ns_not_b64 s[12:13], s[12:13]\n"
        "s_and_not1_b64 s[12:13], s[12:13], exec\n"
        "s_mov_b64 s[14:15], s[12:13]\nv_cndmask_b32_e64 v2, 0, v3, s[14:15]"
    ),
    "all or no lanes": "s_cmp_lg_u32 s8, 0\ns_cselect_b64 s[10:11], -1, 0\nv_cndmask_b32_e64 v2, 0, v3, s[10:11]",
    "branch on what is the same": (
        "s_cmp_lg_u32 s8, 0\ns_cselect_b64 s[10:11], -1, 0\ns_and_not1_b64 vcc, exec, s[10:11]\n"
        "s_cbranch_vccz .Lover\nv_mov_b32_e32 v2, 1\n.Lover:"
    ),
}


@pytest.mark.parametrize(
    ("wave", "items", "body"),
    [
        *((32, items, body) for body in RIGHT.values() for items in (64, 48)),
        *((64, items, body) for body in RIGHT_WIDE.values() for items in (128, 96, 48)),
    ],
)
def test_masks_of_lanes_move_with_their_work_items(wave: int, items: int, body: str) -> None:
    entry = (REVERSED if items & (items - 1) else ROTATED).format(last=items - 1)
    block = (items, 1, 1)
    first, second = (kernel(body, entry=code, wave=wave, block=block, lds=1024) for code in ("", entry))
    judged = verdict(first, second, 2)
    assert judged.holds, judged
    assert run_both(first, second, block).equal
