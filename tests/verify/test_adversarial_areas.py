"""Pairs that differ in one place that is easy to overlook, area by area, and pairs beside them that do the same.

What differs is never proved; what is the same is.
"""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.verify.verdict import PROVED

LOAD = "global_load_b32 v2, v1, s[6:7]\ns_waitcnt vmcnt(0)\n"
LOAD2 = "global_load_b64 v[10:11], v1, s[6:7]\ns_waitcnt vmcnt(0)\n"
STORE = "global_store_b32 v1, v2, s[4:5]"
FROM_SCALAR = "v_mov_b32_e32 v2, s20\n" + STORE
IF = "v_cmp_gt_u32_e32 vcc_lo, 9, v10\ns_and_saveexec_b32 s10, vcc_lo\n"
FI = "s_or_b32 exec_lo, exec_lo, s10\n"
SUM64 = "v_add_co_u32 v2, vcc_lo, v10, s8\nv_add_co_ci_u32_e64 v3, {}, v11, s9, {}\nglobal_store_b64 v9, v[2:3], s[4:5]"
SHIFTED = "v_mov_b32_dpp v2, v10 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1\n" + STORE
PERMUTED = "v_mov_b32_dpp v2, v10 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:{}\n" + STORE
DONE = "s_waitcnt lgkmcnt(0)\n"
EIGHT = "v_lshlrev_b32_e32 v9, 3, v0\n"
ATOMIC = "global_atomic_{0} v{1}, v9, v{2}, s[4:5] glc\ns_waitcnt vmcnt(0)\n"
TWO_EXITS = """
s_mov_b32 s10, 0
v_mov_b32_e32 v2, 0
.LBB0_1:
s_cmp_ge_u32 s10, {0}
s_cbranch_scc1 .LBB0_2
v_add_nc_u32_e32 v2, {1}, v2
s_add_i32 s10, s10, 1
s_cmp_lg_u32 s10, {2}
s_cbranch_scc1 .LBB0_1
v_mov_b32_e32 v2, {3}
.LBB0_2:
"""

Pair = tuple[str, str]

DIFFERENT: dict[str, Pair] = {
    # scalar code that depends on EXEC
    "a mask of no lane taken where EXEC is partial": (
        LOAD2 + IF + "v_cmp_lt_u32_e64 s20, 3, v11\n" + FI + FROM_SCALAR,
        LOAD2 + "v_cmp_lt_u32_e64 s20, 3, v11\n" + FROM_SCALAR,
    ),
    "EXEC read before and after a region": (
        LOAD2 + "s_mov_b32 s20, exec_lo\n" + IF + "v_mov_b32_e32 v12, 1\n" + FI + FROM_SCALAR,
        LOAD2 + IF + "s_mov_b32 s20, exec_lo\nv_mov_b32_e32 v12, 1\n" + FI + FROM_SCALAR,
    ),
    "the first lane of a region and of the wave": (
        LOAD2 + IF + "v_readfirstlane_b32 s20, v11\n" + FI + FROM_SCALAR,
        LOAD2 + "v_readfirstlane_b32 s20, v11\n" + FROM_SCALAR,
    ),
    "SCC of a saved mask": (
        LOAD2 + IF + FI + "s_cselect_b32 s20, 1, 2\n" + FROM_SCALAR,
        LOAD2 + IF + "s_cselect_b32 s20, 1, 2\n" + FI + FROM_SCALAR,
    ),
    "a mask negated without EXEC": (
        LOAD2 + "v_cmp_lt_u32_e64 s20, 3, v11\ns_and_not1_b32 s20, exec_lo, s20\n" + FROM_SCALAR,
        LOAD2 + "v_cmp_lt_u32_e64 s20, 3, v11\ns_not_b32 s20, s20\n" + FROM_SCALAR,
    ),
    "EXEC set to all lanes and restored": (
        "s_mov_b32 s20, 1\n" + FROM_SCALAR,
        "s_or_saveexec_b32 s20, -1\ns_mov_b32 exec_lo, s20\n" + FROM_SCALAR,
    ),
    "lanes switched on that were off": (
        LOAD2 + IF + "v_mov_b32_e32 v2, 1\n" + FI + "v_mov_b32_e32 v2, v11\n" + STORE,
        LOAD2 + IF + "v_mov_b32_e32 v2, 1\nv_mov_b32_e32 v2, v11\n" + FI + STORE,
    ),
    "a scalar store address from a lane's register": (
        LOAD2 + "v_readlane_b32 s20, v10, 3\n" + FROM_SCALAR,
        LOAD2 + "v_readfirstlane_b32 s20, v10\n" + FROM_SCALAR,
    ),
    "the lane of a readlane modulo the wave": (
        LOAD2 + "v_readlane_b32 s20, v10, s8\n" + FROM_SCALAR,
        LOAD2 + "s_and_b32 s12, s8, 15\nv_readlane_b32 s20, v10, s12\n" + FROM_SCALAR,
    ),
    # VCC in part
    "only some lanes of VCC written": (
        LOAD2 + "s_mov_b32 vcc_lo, -1\n" + IF + "v_cmp_lt_u32_e32 vcc_lo, 3, v11\n" + FI
        + "v_cndmask_b32_e32 v2, 5, v10, vcc_lo\n" + STORE,
        LOAD2 + "v_cmp_lt_u32_e32 vcc_lo, 3, v11\nv_cndmask_b32_e32 v2, 5, v10, vcc_lo\n" + STORE,
    ),
    "the upper half of VCC in wave32": (
        LOAD2 + "s_mov_b32 vcc_hi, s8\nv_cmp_lt_u32_e32 vcc_lo, 3, v11\ns_mov_b32 s20, vcc_hi\n" + FROM_SCALAR,
        LOAD2 + "s_mov_b32 vcc_hi, s8\nv_cmp_lt_u32_e32 vcc_lo, 3, v11\ns_mov_b32 s20, vcc_lo\n" + FROM_SCALAR,
    ),
    "carries of lanes that are off": (
        LOAD2 + "s_mov_b32 s20, -1\n" + IF + "v_add_co_u32 v2, s20, v10, v11\n" + FI + FROM_SCALAR,
        LOAD2 + "v_add_co_u32 v2, s20, v10, v11\n" + FROM_SCALAR,
    ),
    "a compare that also writes EXEC": (
        LOAD2 + "v_cmpx_lt_u32_e32 3, v11\nv_mov_b32_e32 v2, 1\n" + STORE,
        LOAD2 + "v_cmp_lt_u32_e32 vcc_lo, 3, v11\nv_mov_b32_e32 v2, 1\n" + STORE,
    ),
    # DPP
    "bound_ctrl of a shift": (
        LOAD2 + "v_mov_b32_e32 v2, 7\n" + SHIFTED,
        LOAD2 + "v_mov_b32_e32 v2, 7\nv_mov_b32_dpp v2, v10 row_shr:1 row_mask:0xf bank_mask:0xf\n" + STORE,
    ),
    "the old value where bound_ctrl keeps it": (
        LOAD2 + "v_mov_b32_e32 v2, 7\nv_mov_b32_dpp v2, v10 row_shl:3 row_mask:0xf bank_mask:0xf\n" + STORE,
        LOAD2 + "v_mov_b32_e32 v2, 8\nv_mov_b32_dpp v2, v10 row_shl:3 row_mask:0xf bank_mask:0xf\n" + STORE,
    ),
    "a bank that is masked off": (
        LOAD2 + "v_mov_b32_e32 v2, 7\n" + PERMUTED.format("0xf"),
        LOAD2 + "v_mov_b32_e32 v2, 7\n" + PERMUTED.format("0x7"),
    ),
    "DPP from a lane that a region switched off": (
        LOAD2 + IF + "v_mov_b32_dpp v2, v11 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf\n" + STORE + "\n" + FI,
        LOAD2 + "v_mov_b32_dpp v2, v11 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf\n" + IF + STORE + "\n" + FI,
    ),
    "DPP8 in another order": (
        LOAD2 + "v_mov_b32_dpp v2, v10 dpp8:[1,0,3,2,5,4,7,6]\n" + STORE,
        LOAD2 + "v_mov_b32_dpp v2, v10 dpp8:[1,0,3,2,5,4,6,7]\n" + STORE,
    ),
    "a row mirrored in halves": (
        LOAD2 + "v_mov_b32_dpp v2, v10 row_mirror row_mask:0xf bank_mask:0xf\n" + STORE,
        LOAD2 + "v_mov_b32_dpp v2, v10 row_half_mirror row_mask:0xf bank_mask:0xf\n" + STORE,
    ),
    "permlane with and without fetch of lanes that are off": (
        LOAD2 + IF + "v_permlanex16_b32 v10, v11, s8, s9\n" + FI + "v_mov_b32_e32 v2, v10\n" + STORE,
        LOAD2 + IF + "v_permlanex16_b32 v10, v11, s8, s9 op_sel:[1,0]\n" + FI + "v_mov_b32_e32 v2, v10\n" + STORE,
    ),
    # atomics
    "two atomics that do not commute": (
        LOAD2 + EIGHT + ATOMIC.format("add_u32", 2, 10) + ATOMIC.format("max_u32", 3, 11) + STORE,
        LOAD2 + EIGHT + ATOMIC.format("max_u32", 3, 11) + ATOMIC.format("add_u32", 2, 10) + STORE,
    ),
    "an atomic that gives back its old value": (
        LOAD2 + EIGHT + ATOMIC.format("add_u32", 2, 10) + STORE,
        LOAD2 + EIGHT + ATOMIC.format("add_u32", 2, 10) + "v_add_nc_u32_e32 v2, v2, v10\n" + STORE,
    ),
    "an atomic before and after a store to its place": (
        LOAD2 + "global_atomic_add_u32 v1, v10, s[4:5]\nglobal_store_b32 v1, v11, s[4:5]",
        LOAD2 + "global_store_b32 v1, v11, s[4:5]\nglobal_atomic_add_u32 v1, v10, s[4:5]",
    ),
    "an atomic of other lanes": (
        LOAD2 + IF + "global_atomic_add_u32 v1, v11, s[4:5]\n" + FI,
        LOAD2 + "global_atomic_add_u32 v1, v11, s[4:5]\n" + IF + FI,
    ),
    "an atomic of 0": (
        LOAD2 + "v_mov_b32_e32 v3, 0\nglobal_atomic_or_b32 v1, v3, s[4:5]",
        LOAD2 + "v_mov_b32_e32 v3, 0\nglobal_atomic_and_b32 v1, v3, s[4:5]",
    ),
    "compare and swap with its two values exchanged": (
        LOAD2 + "global_atomic_cmpswap_b32 v1, v[10:11], s[4:5]",
        LOAD2 + "v_swap_b32 v10, v11\nglobal_atomic_cmpswap_b32 v1, v[10:11], s[4:5]",
    ),
    # MODE
    "denormals of 64 bits switched off for one sum": (
        LOAD2 + EIGHT + "v_add_f64 v[2:3], v[10:11], v[10:11]\nglobal_store_b64 v9, v[2:3], s[4:5]",
        LOAD2 + EIGHT + "s_denorm_mode 0\nv_add_f64 v[2:3], v[10:11], v[10:11]\ns_denorm_mode 15\n"
        "global_store_b64 v9, v[2:3], s[4:5]",
    ),
    "a rounding mode for a conversion only": (
        LOAD + "v_cvt_f16_f32_e32 v2, v2\n" + STORE,
        LOAD + "s_round_mode 4\nv_cvt_f16_f32_e32 v2, v2\ns_round_mode 0\n" + STORE,
    ),
    "a mode written by another field's width": (
        LOAD + "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 15\nv_add_f32_e32 v2, v2, v2\n" + STORE,
        LOAD + "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 1), 15\nv_add_f32_e32 v2, 0, v2\n" + STORE,
    ),
    "a mode left on one path": (
        LOAD + "s_cmp_lg_u32 s8, 0\ns_cbranch_scc1 .LBB0_1\ns_round_mode 1\n.LBB0_1:\ns_round_mode 0\n"
        "v_add_f32_e32 v2, v2, v2\n" + STORE,
        LOAD + "s_cmp_lg_u32 s8, 0\ns_cbranch_scc1 .LBB0_1\ns_round_mode 1\n.LBB0_1:\n"
        "v_add_f32_e32 v2, v2, v2\n" + STORE,
    ),
    # carries of 64 bits
    "a carry taken from the wrong sum": (
        LOAD2 + EIGHT + SUM64.format("vcc_lo", "vcc_lo"),
        LOAD2 + EIGHT + "v_add_co_u32 v12, vcc_lo, v11, s8\n"
        + SUM64.replace("vcc_lo, v10", "s12, v10").format("s13", "vcc_lo"),
    ),
    "a carry dropped": (
        LOAD2 + EIGHT + SUM64.format("vcc_lo", "vcc_lo"),
        LOAD2 + EIGHT + "v_add_nc_u32_e32 v2, s8, v10\nv_add_nc_u32_e32 v3, s9, v11\n"
        "global_store_b64 v9, v[2:3], s[4:5]",
    ),
    "a borrow where a carry was": (
        LOAD2 + EIGHT + SUM64.format("vcc_lo", "vcc_lo"),
        LOAD2 + EIGHT + SUM64.replace("add_co_ci", "sub_co_ci").format("vcc_lo", "vcc_lo"),
    ),
    "a step of 2**32 in halves": (
        "s_add_u32 s20, s8, 0x80000000\ns_addc_u32 s20, s9, 0\n" + FROM_SCALAR,
        "s_add_u32 s20, s8, 0x7fffffff\ns_addc_u32 s20, s9, 0\n" + FROM_SCALAR,
    ),
    "a sign word of a sum that wraps": (
        "s_add_i32 s12, s8, s9\ns_ashr_i32 s20, s12, 31\n" + FROM_SCALAR,
        "s_ashr_i32 s12, s8, 31\ns_ashr_i32 s13, s9, 31\ns_add_i32 s20, s12, s13\n" + FROM_SCALAR,
    ),
    "an extension of a sum whose parts share a bit": (
        "s_lshl_b32 s12, s8, 4\ns_and_b32 s13, s9, 31\ns_mov_b32 s15, 0\ns_add_u32 s14, s12, s13\n"
        "s_lshl_b64 s[14:15], s[14:15], 2\ns_mov_b32 s20, s15\n" + FROM_SCALAR,
        "s_lshl_b32 s12, s8, 4\ns_mov_b32 s13, 0\ns_lshl_b64 s[12:13], s[12:13], 2\ns_mov_b32 s20, s13\n" + FROM_SCALAR,
    ),
    "a product of 64 bits by its low half": (
        "s_mul_hi_u32 s20, s8, s9\n" + FROM_SCALAR,
        "s_mul_hi_i32 s20, s8, s9\n" + FROM_SCALAR,
    ),
    "a shift by 32 or more": (
        LOAD2 + "v_lshlrev_b32_e32 v2, v10, v11\n" + STORE,
        LOAD2 + "v_min_u32_e32 v3, 31, v10\nv_lshlrev_b32_e32 v2, v3, v11\n" + STORE,
    ),
    # loops with two exits
    "a loop left by its other exit": (
        TWO_EXITS.format("s8", "v0", "s9", 7) + STORE, TWO_EXITS.format("s9", "v0", "s8", 7) + STORE,
    ),
    "what a loop leaves by one of its exits": (
        TWO_EXITS.format("s8", "v0", "s9", 7) + STORE, TWO_EXITS.format("s8", "v0", "s9", 8) + STORE,
    ),
    "what a loop with two exits adds up": (
        TWO_EXITS.format("s8", "v0", "s9", 7) + STORE, TWO_EXITS.format("s8", 1, "s9", 7) + STORE,
    ),
    "an exit tested after the other": (
        TWO_EXITS.format("s8", "v0", "s9", 7) + STORE,
        TWO_EXITS.format("s8", "v0", "s9", 7).replace("s_cmp_ge_u32 s10, s8", "s_cmp_gt_u32 s10, s8") + STORE,
    ),
}  # fmt: skip

LDS_DIFFERENT: dict[str, Pair] = {
    "two stores to places that may be one": (
        LOAD2 + "ds_store_b32 v10, v11\nds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1\n"
        + DONE + STORE,
        LOAD2 + "ds_store_b32 v1, v0\nds_store_b32 v10, v11\ns_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1\n"
        + DONE + STORE,
    ),
    "a load moved before a store to what may be its place": (
        LOAD2 + "ds_store_b32 v10, v11\ns_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1\n" + DONE + STORE,
        LOAD2 + "ds_load_b32 v2, v1\ns_waitcnt lgkmcnt(0)\nds_store_b32 v10, v11\n" + DONE + STORE,
    ),
    "bytes of one dword": (
        LOAD2 + "ds_store_b32 v1, v10\nds_store_b8 v1, v11 offset:1\ns_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1\n"
        + DONE + STORE,
        LOAD2 + "ds_store_b32 v1, v10\nds_store_b8 v1, v11 offset:2\ns_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1\n"
        + DONE + STORE,
    ),
    "offsets of 2addr in units of 64": (
        LOAD2 + "ds_store_2addr_b32 v1, v10, v11 offset1:64\ns_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1 offset:256\n"
        + DONE + STORE,
        LOAD2 + "ds_store_2addr_stride64_b32 v1, v10, v11 offset1:64\n"
        "s_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1 offset:256\n"
        + DONE + STORE,
    ),
    "an LDS atomic before a load": (
        LOAD2 + "ds_add_u32 v1, v10\ns_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1\n" + DONE + STORE,
        LOAD2 + "ds_load_b32 v2, v1\ns_waitcnt lgkmcnt(0)\nds_add_u32 v1, v10\n" + DONE + STORE,
    ),
    "an offset moved into an address that may wrap": (
        LOAD2 + "ds_store_b32 v10, v11 offset:4\ns_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1\n" + DONE + STORE,
        LOAD2 + "v_add_nc_u32_e32 v10, 8, v10\nds_store_b32 v10, v11\ns_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1\n"
        + DONE + STORE,
    ),
    "two dwords as one access that may be out of bounds": (
        LOAD2 + "ds_load_b32 v2, v10\nds_load_b32 v3, v10 offset:4\n" + DONE + STORE,
        LOAD2 + "ds_load_b64 v[2:3], v10\n" + DONE + STORE,
    ),
    "a swizzle in another pattern": (
        LOAD2 + "ds_swizzle_b32 v2, v10 offset:swizzle(SWAP,16)\n" + DONE + STORE,
        LOAD2 + "ds_swizzle_b32 v2, v10 offset:swizzle(SWAP,8)\n" + DONE + STORE,
    ),
    "a permute forwards and backwards": (
        LOAD2 + "ds_permute_b32 v2, v10, v11\n" + DONE + STORE,
        LOAD2 + "ds_bpermute_b32 v2, v10, v11\n" + DONE + STORE,
    ),
    "a barrier less": (
        LOAD2 + "ds_store_b32 v1, v10\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v2, v1 offset:64\n"
        + DONE + STORE,
        LOAD2 + "ds_store_b32 v1, v10\ns_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1 offset:64\n" + DONE + STORE,
    ),
}  # fmt: skip

SCRATCH_DIFFERENT: dict[str, Pair] = {
    "a slot of private memory beside another": (
        LOAD2 + "scratch_store_b32 off, v10, off\nscratch_store_b32 off, v11, off offset:4\n"
        "scratch_load_b32 v2, off, off\ns_waitcnt vmcnt(0)\n" + STORE,
        LOAD2 + "scratch_store_b32 off, v10, off\nscratch_store_b32 off, v11, off offset:2\n"
        "scratch_load_b32 v2, off, off\ns_waitcnt vmcnt(0)\n" + STORE,
    ),
    "private memory by an address of its own": (
        LOAD2 + "scratch_store_b32 off, v10, off\nv_and_b32_e32 v3, 12, v11\nscratch_store_b32 v3, v11, off\n"
        "scratch_load_b32 v2, off, off\ns_waitcnt vmcnt(0)\n" + STORE,
        LOAD2 + "scratch_store_b32 off, v10, off\nv_mov_b32_e32 v2, v10\n" + STORE,
    ),
    "private memory that lanes in a region wrote": (
        LOAD2 + "scratch_store_b32 off, v10, off\n" + IF + "scratch_store_b32 off, v11, off\n" + FI
        + "scratch_load_b32 v2, off, off\ns_waitcnt vmcnt(0)\n" + STORE,
        LOAD2 + "scratch_store_b32 off, v11, off\nscratch_load_b32 v2, off, off\ns_waitcnt vmcnt(0)\n" + STORE,
    ),
}  # fmt: skip

EQUAL: dict[str, Pair] = {
    "EXEC read into another register": (
        "s_mov_b32 s20, exec_lo\n" + FROM_SCALAR, "s_mov_b32 s14, exec_lo\ns_mov_b32 s20, s14\n" + FROM_SCALAR,
    ),
    "a region as a select": (
        LOAD2 + "v_mov_b32_e32 v2, v11\n" + IF + "v_mov_b32_e32 v2, 1\n" + FI + STORE,
        LOAD2 + "v_cmp_gt_u32_e32 vcc_lo, 9, v10\nv_cndmask_b32_e64 v2, v11, 1, vcc_lo\n" + STORE,
    ),
    "a mask negated in two ways": (
        LOAD2 + "v_cmp_lt_u32_e64 s20, 3, v11\ns_and_not1_b32 s20, exec_lo, s20\n" + FROM_SCALAR,
        LOAD2 + "v_cmp_ge_u32_e64 s20, 3, v11\n" + FROM_SCALAR,
    ),
    "a carry in another mask": (
        LOAD2 + EIGHT + SUM64.format("vcc_lo", "vcc_lo"),
        LOAD2 + EIGHT + SUM64.replace("vcc_lo, v10", "s12, v10").format("s13", "s12"),
    ),
    "a sum of 64 bits from its other end": (
        LOAD2 + EIGHT + SUM64.format("vcc_lo", "vcc_lo"),
        LOAD2 + EIGHT + "v_mov_b32_e32 v12, s8\nv_mov_b32_e32 v13, s9\nv_add_co_u32 v2, s12, v12, v10\n"
        "v_add_co_ci_u32_e64 v3, null, v13, v11, s12\nglobal_store_b64 v9, v[2:3], s[4:5]",
    ),
    "an extension of a sum whose parts share no bit": (
        "s_lshl_b32 s12, s8, 5\ns_and_b32 s13, s9, 31\ns_mov_b32 s15, 0\ns_add_u32 s14, s12, s13\n"
        "s_lshl_b64 s[14:15], s[14:15], 2\ns_mov_b32 s20, s15\n" + FROM_SCALAR,
        "s_lshl_b32 s12, s8, 5\ns_mov_b32 s13, 0\ns_lshl_b64 s[12:13], s[12:13], 2\ns_mov_b32 s20, s13\n" + FROM_SCALAR,
    ),
    "DPP that shifts in zeros over an old value of 0": (
        LOAD2 + "v_mov_b32_e32 v2, 7\n" + SHIFTED,
        LOAD2 + "v_mov_b32_e32 v2, 9\n" + SHIFTED,
    ),
    "a loop with two exits in other registers": (
        TWO_EXITS.format("s8", "v0", "s9", 7) + STORE,
        TWO_EXITS.format("s8", "v0", "s9", 7).replace("s10", "s14").replace("v2", "v5") + STORE.replace("v2", "v5"),
    ),
    "a mode that is set to what it was": (
        LOAD + "v_add_f32_e32 v2, v2, v2\n" + STORE,
        LOAD + "s_denorm_mode 15\nv_add_f32_e32 v2, v2, v2\n" + STORE,
    ),
    "an atomic with other registers": (
        LOAD2 + EIGHT + ATOMIC.format("add_u32", 2, 10) + STORE,
        LOAD2 + EIGHT + ATOMIC.format("add_u32", 12, 10) + STORE.replace("v2", "v12"),
    ),
}  # fmt: skip


WAVE64 = f"""
{PROLOGUE}
global_load_b64 v[10:11], v1, s[6:7]
s_waitcnt vmcnt(0)
"""
FLAG64 = "v_cndmask_b32_e64 v2, 0, 1, {}\n" + STORE
WAVE64_DIFFERENT: dict[str, Pair] = {
    "only the lower half of a mask of 64 lanes": (
        "v_cmp_gt_u32_e64 s[12:13], v10, v11\n" + FLAG64.format("s[12:13]"),
        "v_cmp_gt_u32_e64 s[12:13], v10, v11\ns_mov_b32 s13, 0\n" + FLAG64.format("s[12:13]"),
    ),
    "the halves of a mask exchanged": (
        "v_cmp_gt_u32_e64 s[12:13], v10, v11\n" + FLAG64.format("s[12:13]"),
        "v_cmp_gt_u32_e64 s[12:13], v10, v11\ns_mov_b32 s14, s13\ns_mov_b32 s15, s12\n" + FLAG64.format("s[14:15]"),
    ),
    "the count of half of a mask": (
        "v_cmp_gt_u32_e64 s[12:13], v10, v11\ns_bcnt1_i32_b64 s20, s[12:13]\n" + FROM_SCALAR,
        "v_cmp_gt_u32_e64 s[12:13], v10, v11\ns_bcnt1_i32_b32 s20, s12\n" + FROM_SCALAR,
    ),
    "no lane of half of a mask": (
        "v_cmp_gt_u32_e64 s[12:13], v10, v11\ns_cmp_eq_u64 s[12:13], 0\ns_cselect_b32 s20, 1, 0\n" + FROM_SCALAR,
        "v_cmp_gt_u32_e64 s[12:13], v10, v11\ns_cmp_eq_u32 s12, 0\ns_cselect_b32 s20, 1, 0\n" + FROM_SCALAR,
    ),
    "a region over half of the lanes": (
        "v_mov_b32_e32 v2, 1\nv_cmp_gt_u32_e32 vcc, v10, v11\ns_and_saveexec_b64 s[12:13], vcc\nv_mov_b32_e32 v2, 2\n"
        "s_mov_b64 exec, s[12:13]\n" + STORE,
        "v_mov_b32_e32 v2, 1\nv_cmp_gt_u32_e32 vcc, v10, v11\ns_mov_b32 s13, exec_lo\n"
        "s_and_b32 exec_lo, exec_lo, vcc_lo\nv_mov_b32_e32 v2, 2\ns_mov_b32 exec_lo, s13\n" + STORE,
    ),
    "the number of the lane by one half of the count": (
        "v_mbcnt_lo_u32_b32 v2, -1, 0\nv_mbcnt_hi_u32_b32 v2, -1, v2\n" + STORE,
        "v_mbcnt_lo_u32_b32 v2, -1, 0\n" + STORE,
    ),
    "a lane beyond 31": (
        "v_readlane_b32 s20, v10, 40\n" + FROM_SCALAR, "v_readlane_b32 s20, v10, 8\n" + FROM_SCALAR,
    ),
    "a carry of the upper lanes": (
        "v_add_co_u32 v3, s[12:13], v10, v11\nv_add_co_ci_u32_e64 v2, null, v10, v11, s[12:13]\n" + STORE,
        "v_add_co_u32 v3, s[12:13], v10, v11\ns_mov_b32 s13, 0\n"
        "v_add_co_ci_u32_e64 v2, null, v10, v11, s[12:13]\n" + STORE,
    ),
}  # fmt: skip
BUFFER = "s_mov_b32 s12, s4\ns_and_b32 s13, s5, 0xffff\ns_mov_b32 s14, {0}\ns_mov_b32 s15, {1}\n"
RAW = "0x31027000"
BUFFER_DIFFERENT: dict[str, Pair] = {
    "the range of a buffer in a register": (
        BUFFER.format("s8", RAW) + "buffer_store_b32 v0, v1, s[12:15], 0 offen",
        BUFFER.format("s9", RAW) + "buffer_store_b32 v0, v1, s[12:15], 0 offen",
    ),
    "a store through a buffer and without it": (
        BUFFER.format("s8", RAW) + "buffer_store_b32 v0, v1, s[12:15], 0 offen",
        "global_store_b32 v1, v0, s[4:5]",
    ),
    "an offset that the range counts and one that it does not": (
        BUFFER.format(64, RAW) + "buffer_store_b32 v0, v1, s[12:15], s8 offen",
        BUFFER.format(64, RAW) + "v_add_nc_u32_e32 v1, s8, v1\nbuffer_store_b32 v0, v1, s[12:15], 0 offen",
    ),
    "one wide store across the end and two narrow ones": (
        BUFFER.format("s8", RAW) + "v_mov_b32_e32 v2, v0\nv_mov_b32_e32 v3, v0\n"
        "buffer_store_b64 v[2:3], v1, s[12:15], 0 offen",
        BUFFER.format("s8", RAW) + "buffer_store_b32 v0, v1, s[12:15], 0 offen\n"
        "buffer_store_b32 v0, v1, s[12:15], 0 offen offset:4",
    ),
    "a stride": (
        BUFFER.format(64, RAW) + "buffer_store_b32 v0, v1, s[12:15], 0 idxen",
        BUFFER.format(64, RAW) + "s_or_b32 s13, s13, 0x40000\nbuffer_store_b32 v0, v1, s[12:15], 0 idxen",
    ),
    "a load beyond the range": (
        BUFFER.format(0, RAW) + "buffer_load_b32 v2, v1, s[12:15], 0 offen\ns_waitcnt vmcnt(0)\n" + STORE,
        BUFFER.format(64, RAW) + "buffer_load_b32 v2, v1, s[12:15], 0 offen\ns_waitcnt vmcnt(0)\n" + STORE,
    ),
    "a swizzled buffer": (
        BUFFER.format(64, RAW) + "buffer_store_b32 v0, v1, s[12:15], 0 offen",
        BUFFER.format(64, RAW) + "s_or_b32 s13, s13, 0x80000000\nbuffer_store_b32 v0, v1, s[12:15], 0 offen",
    ),
}  # fmt: skip


def _wave64(body: str) -> str:
    text = kernel(WAVE64 + body, full=True).replace(".wavefront_size: 32", ".wavefront_size: 64")
    return text.replace("\t\t.amdhsa_kernarg_size", "\t\t.amdhsa_wavefront_size32 0\n\t\t.amdhsa_kernarg_size")


def _verdict(pair: Pair, *, lds: int = 0, scratch: int = 0) -> str:
    texts = [kernel(PROLOGUE + body, lds=lds, scratch=scratch, mode=MODE) for body in pair]
    return verdict_of(texts[0], texts[1]).status


MODE = "\n\t\t.amdhsa_float_denorm_mode_16_64 3"


@pytest.mark.parametrize("name", DIFFERENT)
def test_what_differs_is_not_proved(name: str) -> None:
    assert _verdict(DIFFERENT[name]) != PROVED


@pytest.mark.parametrize("name", LDS_DIFFERENT)
def test_nor_what_differs_in_lds(name: str) -> None:
    assert _verdict(LDS_DIFFERENT[name], lds=4096) != PROVED


@pytest.mark.parametrize("name", SCRATCH_DIFFERENT)
def test_nor_what_differs_in_private_memory(name: str) -> None:
    assert _verdict(SCRATCH_DIFFERENT[name], scratch=64) != PROVED


@pytest.mark.parametrize("name", EQUAL)
def test_what_is_the_same_is_proved(name: str) -> None:
    assert _verdict(EQUAL[name]) == PROVED


@pytest.mark.parametrize("name", WAVE64_DIFFERENT)
def test_nor_what_differs_in_half_of_a_wave64(name: str) -> None:
    first, second = map(_wave64, WAVE64_DIFFERENT[name])
    other = first.replace("v[10:11]", "v[20:21]").replace("v10", "v20").replace("v11", "v21")
    assert verdict_of(first, other).status == PROVED
    assert verdict_of(first, second).status != PROVED


@pytest.mark.parametrize("name", BUFFER_DIFFERENT)
def test_nor_what_differs_in_a_buffer(name: str) -> None:
    assert _verdict(BUFFER_DIFFERENT[name]) != PROVED
