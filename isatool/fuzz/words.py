"""What random kernels are made of: templates of instructions by what they stress.

D and V stand for a VGPR of the pool, P and Q for two and four of them, S for a VGPR, scalar or constant. v25 to v31 and
the scalars from s12 on belong to the frame: addresses, counters, saved masks, pointers.
"""

from __future__ import annotations

import re
from typing import Final

DUAL_X: Final = (
    "{}mov_b32{} D, S", "{}add_f32{} D, S, V", "{}sub_f32{} D, S, V", "{}subrev_f32{} D, S, V",
    "{}mul_f32{} D, S, V", "{}fmac_f32{} D, S, V", "{}max_f32{} D, S, V", "{}min_f32{} D, S, V",
    "{}mul_dx9_zero_f32{} D, S, V",
)  # fmt: skip
"""operations of either half of a VOPD, without prefix and suffix"""
DUAL_Y: Final = (*DUAL_X, "{}add_nc_u32{} D, S, V", "{}lshlrev_b32{} D, S, V", "{}and_b32{} D, S, V")
OTHERS: Final = (
    "v_fmaak_f32 D, V, V, 0x40490fdb", "v_fmamk_f32 D, V, 0x3fb504f3, V", "v_fmaak_f32 D, 2.0, V, 0x3f800000",
    "v_cndmask_b32_e32 D, S, V, vcc_lo", "v_cndmask_b32_e64 D, V, V, s3", "v_cndmask_b32_e64 D, 0, 1.0, vcc_lo",
    "v_fma_f32 D, V, V, V", "v_fma_f32 D, -V, V, |V|", "v_fma_f32 D, V, V, 1.0", "v_fma_f32 D, V, 2.0, V",
    "v_xor_b32_e32 D, S, V", "v_lshl_add_u32 D, V, 3, V", "v_add3_u32 D, V, V, S", "v_perm_b32 D, V, V, s2",
    "v_cmp_gt_f32_e32 vcc_lo, S, V", "v_cmp_lt_u32_e64 s5, V, V", "v_cmp_eq_u32_e32 vcc_lo, 3, V",
    "v_add_co_u32 D, vcc_lo, V, V", "v_add_co_ci_u32_e64 D, vcc_lo, V, V, vcc_lo", "v_mul_lo_u32 D, V, V",
    "v_rcp_f32_e32 D, V", "v_exp_f32_e32 D, V", "v_cvt_f32_i32_e32 D, V", "v_cvt_f16_f32_e32 D, V",
    "v_add_f16_e32 D, V, V", "v_pk_mul_f16 D, V, V", "v_mov_b32_dpp D, V row_shl:1 row_mask:0xf bank_mask:0xf",
    "v_add_f32_dpp D, V, V quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1",
    "v_readlane_b32 s6, V, 5", "v_readfirstlane_b32 s7, V", "v_writelane_b32 D, s2, 7", "v_swap_b32 D, D",
    "v_dot2acc_f32_f16 D, V, V", "v_permlane16_b32 D, V, s2, s3", "v_add_f32_e64 D, V, V clamp",
    "s_add_u32 s4, s4, s2", "s_mov_b32 s8, 0x12345", "s_lshl_b32 s9, s4, 2", "s_cselect_b32 s10, s2, s3",
    "s_mov_b32 vcc_lo, s3", "v_mov_b32_e32 D, S", "v_mov_b32_e32 D, V",
    "v_bfe_u32 D, V, 3, 5", "v_alignbit_b32 D, V, V, 7", "v_med3_f32 D, V, V, V", "v_xad_u32 D, V, V, V",
    "v_cvt_pk_rtz_f16_f32_e32 D, V, V", "v_mad_u32_u24 D, V, V, V", "v_or3_b32 D, V, V, V", "v_cvt_u32_f32_e32 D, V",
    "s_bfe_u32 s9, s4, 0x80004", "s_and_b32 s8, s2, s4", "s_not_b32 s9, s3", "s_cmp_gt_u32 s2, s4",
)  # fmt: skip
PAIRS: Final = (
    "v_lshlrev_b64 P, 4, P", "v_mad_u64_u32 P, null, V, V, P", "v_add_f64 P, P, P", "v_cvt_f64_f32_e32 P, V",
    "v_mad_i64_i32 P, null, V, V, P", "v_lshrrev_b64 P, 9, P",
)  # fmt: skip
MEMORY: Final = (
    "global_load_b32 D, v25, s[38:39] offset:128", "global_load_b64 P, v25, s[38:39] offset:144",
    "global_load_b128 Q, v25, s[36:37] offset:160", "global_load_d16_b16 D, v25, s[36:37] offset:132",
    "global_load_d16_hi_b16 D, v25, s[38:39] offset:134", "global_load_u8 D, v25, s[38:39] offset:129",
    "ds_store_b32 v27, V", "ds_load_b32 D, v27", "ds_load_b64 P, v27 offset:8", "ds_load_b128 Q, v27",
    "ds_load_2addr_b32 P, v27 offset1:2", "ds_load_u16_d16_hi D, v27", "ds_load_u16_d16 D, v27 offset:6",
    "ds_store_b64 v27, P", "ds_store_2addr_b32 v27, V, V offset1:3", "ds_store_b16 v27, V offset:4",
    "s_load_b64 s[10:11], s[38:39], 0x10", "global_store_b32 v25, V, s[40:41]",
    "ds_bpermute_b32 D, v27, V", "s_setprio 1", "s_sleep 1",
)  # fmt: skip
FENCES: Final = (
    "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 0", "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 15"
)  # fmt: skip
"""changes of the float mode"""
SCALARS: Final = ("s2", "s3", "1.0", "0", "3", "0x3fc90fdb", "vcc_lo")
WAIT_FOR_ALL: Final = ("s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)", "s_waitcnt_vscnt null, 0x0")
SAVED_EXEC: Final = 20
"""the first of the scalars that keep EXEC of the entry"""
PRELUDE: Final = (
    "s_load_b128 s[36:39], s[0:1], 0x0",
    "s_load_b64 s[40:41], s[0:1], 0x10",
    f"s_mov_b32 s{SAVED_EXEC}, exec_lo",
    "v_mov_b32_e32 v26, v0",
    "v_mul_u32_u24_e32 v25, 0x60, v0",
    "v_lshlrev_b32_e32 v27, 7, v0",
    "s_load_b512 s[0:15], s[38:39], 0x0",
    "s_mov_b32 vcc_lo, 0x0f0f3355",
    "global_load_b128 v[0:3], v25, s[36:37] offset:128",
    "global_load_b128 v[4:7], v25, s[36:37] offset:144",
    "global_load_b128 v[8:11], v25, s[36:37] offset:160",
    "global_load_b128 v[12:15], v25, s[38:39] offset:176",
    "global_load_b128 v[16:19], v25, s[38:39] offset:192",
    "global_load_b128 v[20:23], v25, s[36:37] offset:208",
    *(f"ds_store_b128 v27, v[{i % 20}:{i % 20 + 3}] offset:{4 * i}" for i in range(0, 32, 4)),
    "s_cmp_eq_u32 s2, s3",
)
EPILOGUE: Final = (
    f"s_mov_b32 exec_lo, s{SAVED_EXEC}",
    *(f"global_store_b128 v25, v[{i}:{i + 3}], s[40:41] offset:{4 * i}" for i in range(0, 24, 4)),
    "s_endpgm",
)

_PAIRS_OF: Final = {
    "vcc_lo": "vcc", "exec_lo": "exec", "s3": "s[2:3]", "s5": "s[4:5]", "s12": "s[12:13]", "s13": "s[14:15]",
    f"s{SAVED_EXEC}": f"s[{SAVED_EXEC}:{SAVED_EXEC + 1}]",
}  # fmt: skip
"""lane masks of the words above, and what they are in wave64"""
_MASK: Final = re.compile(r"\b(vcc_lo|exec_lo|s\d+)\b")
_MOVES: Final = re.compile(r"s_mov_b32 (vcc_lo|exec_lo|s20), (?!0x)|s_and_saveexec_b32 ")


def in_wave64(line: str) -> str:
    """An instruction of these words with lane masks of 64 bits."""
    name, _, rest = line.partition(" ")
    operands = rest.split(", ")
    if _MOVES.match(line):
        masks = {*range(len(operands))}
        name = name.replace("_b32", "_b64")
    elif name.startswith("v_cmp"):
        masks = {0}
    elif name.startswith("v_cndmask"):
        masks = {len(operands) - 1}
    elif name.startswith("v_add_co"):
        masks = {1, 4}
    else:
        return line
    made = [
        _MASK.sub(lambda found: _PAIRS_OF[found[1]], operand) if place in masks else operand
        for place, operand in enumerate(operands)
    ]
    return f"{name} {', '.join(made)}"
