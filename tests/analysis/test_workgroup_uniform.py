"""Which branches all waves of a workgroup take alike."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from isatool.analysis.cfg import build_flow
from isatool.analysis.launch_facts import launch_facts
from isatool.analysis.workgroup_uniform import analyse_uniformity

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "passes"))
from small_kernels import LOAD_ARGUMENTS, small_kernel

BRANCH = "\ns_cbranch_{condition} .Lskip\ns_barrier\n.Lskip:\n"


def is_common(code: str, condition: str, end: str = "", wave_size: int = 32) -> bool:
    """Whether all waves come to a barrier after a branch on what some code computes."""
    kernel = small_kernel(LOAD_ARGUMENTS + code + BRANCH.format(condition=condition) + end, wave_size=wave_size)
    flow = build_flow(kernel)
    barrier = next(k for k, one in enumerate(flow.instructions) if one.mnemonic == "s_barrier")
    return analyse_uniformity(flow, launch_facts(kernel)).branch_around(barrier) is None


@pytest.mark.parametrize(
    ("code", "condition"),
    [
        ("s_cmp_lt_i32 s8, 3", "scc1"),
        ("s_cmp_lt_i32 s15, s8", "scc0"),
        ("s_cmp_eq_u64 s[4:5], 0", "scc1"),
        ("s_cmp_lt_i32 s8, 3\ns_cselect_b32 s9, -1, 0\ns_and_b32 vcc_lo, exec_lo, s9", "vccnz"),
        ("s_cmp_lt_i32 s8, 3\ns_cselect_b32 s9, -1, 0\ns_and_not1_b32 vcc_lo, exec_lo, s9", "vccz"),
        ("s_cmp_lt_i32 s8, 3\ns_cselect_b32 s9, -1, 0\ns_xor_b32 s9, s9, -1\ns_and_b32 vcc_lo, s9, exec_lo", "vccnz"),
        ("v_cmp_gt_i32_e64 vcc_lo, s8, 3", "vccnz"),
        ("v_mov_b32_e32 v1, s8\nv_add_nc_u32_e32 v1, 1, v1\nv_cmp_gt_i32_e32 vcc_lo, 3, v1", "vccnz"),
        ("v_mov_b32_e32 v1, s8\nv_readfirstlane_b32 s9, v1\ns_cmp_lt_i32 s9, 3", "scc1"),
        (
            "v_mov_b32_e32 v1, s8\nv_mov_b32_e32 v3, s8\n"
            "v_dual_mov_b32 v2, v0 :: v_dual_add_nc_u32 v1, 1, v3\nv_cmp_gt_i32_e32 vcc_lo, 3, v1",
            "vccnz",
        ),
        ("s_mov_b32 s9, 0", "execz"),
        ("v_cmp_eq_f32_e64 vcc_lo, s8, 0", "vccz"),
        ("s_round_mode 1\nv_cmp_eq_f32_e64 vcc_lo, s8, 0", "vccz"),
        ("s_setreg_b32 hwreg(HW_REG_MODE, 4, 4), s8\nv_cmp_eq_f32_e64 vcc_lo, s8, 0", "vccz"),
    ],
)
def test_what_comes_from_arguments_and_workgroup_ids_is_common(code: str, condition: str) -> None:
    assert is_common(code, condition)


@pytest.mark.parametrize(
    ("code", "condition"),
    [
        ("v_cmp_gt_u32_e32 vcc_lo, 3, v0", "vccnz"),
        ("v_cmpx_gt_u32_e32 3, v0", "execz"),
        ("v_readfirstlane_b32 s9, v0\ns_cmp_lt_i32 s9, 3", "scc1"),
        ("s_load_b32 s9, s[4:5], 0x0\ns_waitcnt lgkmcnt(0)\ns_cmp_lt_i32 s9, 3", "scc1"),
        ("s_getreg_b32 s9, hwreg(HW_REG_HW_ID1)\ns_cmp_lt_i32 s9, 3", "scc1"),
        ("s_cmp_lt_i32 s20, 3", "scc1"),
        ("s_cmp_lt_i32 ttmp8, 3", "scc1"),
        ("s_cmp_lt_u32 exec_lo, 3", "scc1"),
        ("s_and_b32 vcc_lo, exec_lo, s8", "vccnz"),
        (
            "v_mov_b32_e32 v3, s8\nv_dual_mov_b32 v1, v0 :: v_dual_add_nc_u32 v2, 1, v3\n"
            "v_cmp_gt_i32_e32 vcc_lo, 3, v1",
            "vccnz",
        ),
        (
            "v_cmp_gt_u32_e32 vcc_lo, 3, v0\nv_mov_b32_e32 v2, 1\nv_mov_b32_e32 v3, 0\n"
            "v_dual_mov_b32 v4, v3 :: v_dual_cndmask_b32 v1, v3, v2\nv_cmp_gt_i32_e32 vcc_lo, 3, v1",
            "vccnz",
        ),
        ("s_setreg_b32 hwreg(HW_REG_MODE, 4, 4), s20\nv_cmp_eq_f32_e64 vcc_lo, s8, 0", "vccz"),
        ("s_getreg_b32 s9, hwreg(HW_REG_MODE)\ns_cmp_lt_i32 s9, 3", "scc1"),
        (
            "v_readfirstlane_b32 s9, v0\ns_cmp_eq_u32 s9, 0\ns_cbranch_scc1 .Lmode\ns_denorm_mode 3\n.Lmode:\n"
            "v_cmp_eq_f32_e64 vcc_lo, s8, 0",
            "vccz",
        ),
        ("v_mbcnt_lo_u32_b32 v1, -1, 0\nv_cmp_gt_u32_e32 vcc_lo, 3, v1", "vccnz"),
        ("s_mov_b32 vcc_lo, 3\nv_cndmask_b32_e32 v1, 0, v0, vcc_lo\nv_cmp_eq_u32_e32 vcc_lo, 3, v1", "vccnz"),
        ("v_mov_b32_e32 v1, s8\nv_cmpx_gt_u32_e32 3, v0\nv_cmp_gt_i32_e32 vcc_lo, 3, v1", "vccnz"),
        ("v_cmp_gt_u32_e32 vcc_lo, 3, v0\ns_and_b32 vcc_lo, exec_lo, vcc_lo", "vccnz"),
        ("v_cmp_gt_i32_e64 vcc_lo, s8, 3\nv_cmp_gt_u32_e64 s9, 3, v0\ns_and_b32 vcc_lo, vcc_lo, s9", "vccnz"),
        ("global_load_b32 v1, v0, s[4:5]\ns_waitcnt vmcnt(0)\nv_readfirstlane_b32 s9, v1\ns_cmp_lt_i32 s9, 3", "scc1"),
    ],
)
def test_what_lanes_memory_or_the_machine_decide_is_not(code: str, condition: str) -> None:
    assert not is_common(code, condition)


@pytest.mark.parametrize(
    ("code", "condition", "common"),
    [
        ("s_cmp_lt_i32 s8, 3\ns_cselect_b64 s[10:11], -1, 0\ns_and_b64 vcc, exec, s[10:11]", "vccnz", True),
        ("s_cmp_lt_i32 s8, 3\ns_cselect_b64 s[10:11], -1, 0\ns_and_not1_b64 vcc, exec, s[10:11]", "vccz", True),
        ("v_cmp_gt_i32_e64 vcc, s8, 3", "vccnz", True),
        ("v_cmp_gt_i32_e64 s[10:11], s8, 3\ns_and_b64 vcc, exec, s[10:11]", "vccnz", True),
        ("s_mov_b64 s[10:11], 0\ns_mov_b32 s10, -1\ns_and_b64 vcc, exec, s[10:11]", "vccnz", False),
        ("s_mov_b64 s[10:11], 0xffffffff\ns_and_b64 vcc, exec, s[10:11]", "vccnz", False),
        ("s_mov_b64 vcc, 0\ns_mov_b32 vcc_hi, exec_hi", "vccnz", False),
        ("s_mov_b32 vcc_lo, 0", "vccnz", False),
        ("v_cmp_gt_u32_e32 vcc, 3, v0", "vccnz", False),
        ("s_and_b32 vcc_lo, exec_lo, -1", "vccnz", False),
    ],
)
def test_masks_of_wave64_are_pairs(code: str, condition: str, common: bool) -> None:
    assert is_common(code, condition, wave_size=64) is common


def test_what_some_waves_write_differs_behind_it() -> None:
    code = "s_mov_b32 s9, 0\nv_cmp_gt_u32_e32 vcc_lo, 3, v0\ns_cbranch_vccz .Lover\ns_mov_b32 s9, 1\n.Lover:\n"
    assert not is_common(code + "s_cmp_eq_u32 s9, 0", "scc1")
    assert is_common(code + "s_cmp_eq_u32 s8, 0", "scc1")


def test_a_counter_of_turns_that_only_some_waves_make_differs() -> None:
    turns = "s_mov_b32 s9, 0\n.Lturn:\ns_add_i32 s9, s9, 1\n{test}\ns_cbranch_{on} .Lturn\ns_cmp_lt_u32 s9, 4"
    assert is_common(turns.format(test="s_cmp_lt_u32 s9, s8", on="scc1"), "scc1")
    own = "v_cmp_gt_u32_e32 vcc_lo, s9, v0"
    assert not is_common(turns.format(test=own, on="vccz"), "scc1")


def test_waves_that_end_early_come_to_no_barrier() -> None:
    early = "v_cmp_gt_u32_e32 vcc_lo, 3, v0\ns_cbranch_vccz .Lgo\ns_endpgm\n.Lgo:\ns_cmp_lt_i32 s8, 3"
    assert not is_common(early, "scc1")
