"""Small kernels with everything in them that a fault can spoil, and how they are launched."""

from __future__ import annotations

from verify_snippets import PROLOGUE, kernel

_ARRIVED = "s_waitcnt vmcnt(0)\n"

BODIES: dict[str, str] = {
    "straight": "global_load_b64 v[2:3], v1, s[6:7]\nglobal_load_b32 v4, v1, s[6:7] offset:8\ns_waitcnt vmcnt(1)\n"
    "v_mul_f32_e32 v5, v2, v3\ns_waitcnt vmcnt(0)\nv_fma_f32 v5, v4, -v2, v5\nv_add_f32_e32 v6, v5, v3\n"
    "v_sub_f32_e32 v6, v6, v4\nv_fmac_f32_e32 v5, v2, v4\n"
    "v_fmac_f32_e32 v6, v3, v4\nglobal_store_b64 v1, v[5:6], s[4:5]",
    "transposed": "global_load_b32 v2, v1, s[6:7]\nv_xor_b32_e32 v3, 63, v0\nv_lshlrev_b32_e32 v3, 2, v3\n"
    + _ARRIVED
    + "ds_store_b32 v1, v2\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v4, v3\ns_waitcnt lgkmcnt(0)\n"
    "v_add_f32_e32 v4, v4, v2\nglobal_store_b32 v1, v4, s[4:5]",
    "twice through LDS": "v_mov_b32_e32 v5, v0\ns_mov_b32 s10, 0\nv_xor_b32_e32 v3, 1, v0\n"
    "v_lshlrev_b32_e32 v3, 2, v3\n.LBB0_1:\nds_store_b32 v1, v5\ns_waitcnt lgkmcnt(0)\ns_barrier\n"
    "ds_load_b32 v4, v3\ns_waitcnt lgkmcnt(0)\n"
    "s_barrier\nv_lshl_add_u32 v5, v4, 1, v5\ns_add_i32 s10, s10, 1\ns_cmp_lg_u32 s10, 3\ns_cbranch_scc1 .LBB0_1\n"
    "global_store_b32 v1, v5, s[4:5]",
    "some lanes": "global_load_b32 v2, v1, s[6:7]\nv_cmp_gt_u32_e32 vcc_lo, s8, v0\n" + _ARRIVED
    + "v_mov_b32_e32 v3, v2\ns_and_saveexec_b32 s10, vcc_lo\ns_cbranch_execz .LBB0_1\nv_mul_f32_e32 v3, 2.0, v2\n"
    "v_add_f32_e32 v3, v3, v2\n.LBB0_1:\ns_or_b32 exec_lo, exec_lo, s10\nglobal_store_b32 v1, v3, s[4:5]",
    "a sum": "v_mov_b32_e32 v2, 0\nv_mov_b32_e32 v4, 0\ns_mov_b32 s10, 0\ns_cmp_lt_i32 s8, 1\ns_cbranch_scc1 .LBB0_2\n"
    "v_mov_b32_e32 v5, v1\n.LBB0_1:\nglobal_load_b32 v3, v5, s[6:7]\n" + _ARRIVED
    + "v_add_f32_e32 v2, v2, v3\nv_fmac_f32_e32 v4, v3, v3\nv_add_nc_u32_e32 v5, 4, v5\ns_add_i32 s10, s10, 1\n"
    "s_cmp_lg_u32 s10, s8\ns_cbranch_scc1 .LBB0_1\n.LBB0_2:\nv_fmac_f32_e32 v2, v4, v4\n"
    "global_store_b32 v1, v2, s[4:5]",
    "neighbours": "global_load_b32 v2, v1, s[6:7]\n" + _ARRIVED
    + "v_mov_b32_dpp v3, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1\nv_add_f32_e32 v3, v3, v2\n"
    "v_add_f32_dpp v3, v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf\nv_readlane_b32 s10, v3, 7\n"
    "v_max_f32_e64 v3, v3, |s10|\nglobal_store_b32 v1, v3, s[4:5]",
    "addresses": "s_lshl_b32 s10, s2, 8\ns_ashr_i32 s11, s10, 31\ns_add_u32 s12, s6, s10\ns_addc_u32 s13, s7, s11\n"
    "v_ashrrev_i32_e32 v2, 31, v1\nv_add_co_u32 v3, vcc_lo, s12, v1\nv_add_co_ci_u32_e32 v4, vcc_lo, s13, v2, vcc_lo\n"
    "global_load_b32 v5, v[3:4], off\ns_add_u32 s14, s4, s10\ns_addc_u32 s15, s5, s11\n" + _ARRIVED
    + "v_mov_b32_e32 v8, v5\nv_dual_mul_f32 v6, 2.0, v5 :: v_dual_add_f32 v7, 1.0, v8\n"
    "v_dual_fmac_f32 v6, v7, v5 :: v_dual_max_f32 v7, v5, v7\n"
    "v_sub_f32_e32 v6, v6, v7\nglobal_store_b32 v1, v6, s[14:15]",
    "flags": "global_load_b32 v2, v1, s[6:7]\n" + _ARRIVED
    + "global_store_b32 v1, v2, s[4:5]\ns_waitcnt_vscnt null, 0x0\nv_mov_b32_e32 v3, 1\n"
    "global_atomic_add_u32 v4, v1, v3, s[4:5] offset:1024 glc\n" + _ARRIVED
    + "buffer_gl0_inv\nglobal_load_b32 v5, v1, s[4:5]\n" + _ARRIVED + "global_store_b32 v1, v5, s[4:5] offset:512",
}  # fmt: skip

SPEC = """
kernel = "kernel"
block = [64, 1, 1]
grid = [2, 1, 1]

[[arguments]]
name = "out"
buffer = "u32[1024]"
output = true

[[arguments]]
name = "in"
buffer = "f32[1024]"
fill = "uniform(-1, 1)"

[[arguments]]
name = "n"
scalar = "i32"
value = 5

[[arguments]]
name = "m"
scalar = "i32"
value = 3
"""


def text(name: str) -> str:
    """A kernel of 64 work-items, all of which are there."""
    made = kernel(PROLOGUE + BODIES[name], lds=256, items=64)
    return made.replace(
        "    .name: ",
        "    .reqd_workgroup_size:\n      - 64\n      - 1\n      - 1\n    .uniform_work_group_size: 1\n    .name: ",
    )
