"""Mnemonics of the instructions that isatool makes, for `Instruction.build`; what an instruction is, the table says.

A test holds that the table has each and that nothing is compared with one.
"""

from __future__ import annotations

from typing import Final

DS_LOAD_2ADDR_B64: Final = "ds_load_2addr_b64"
DS_LOAD_B32: Final = "ds_load_b32"
DS_LOAD_B64: Final = "ds_load_b64"
GLOBAL_LOAD_B32: Final = "global_load_b32"
GLOBAL_LOAD_B64: Final = "global_load_b64"
S_ADDC_U32: Final = "s_addc_u32"
S_ADD_I32: Final = "s_add_i32"
S_ADD_U32: Final = "s_add_u32"
S_AND_B32: Final = "s_and_b32"
S_ASHR_I32: Final = "s_ashr_i32"
S_BRANCH: Final = "s_branch"
S_CBRANCH_SCC0: Final = "s_cbranch_scc0"
S_CBRANCH_SCC1: Final = "s_cbranch_scc1"
S_CLAUSE: Final = "s_clause"
S_CMP_GE_I32: Final = "s_cmp_ge_i32"
S_CMP_GE_U32: Final = "s_cmp_ge_u32"
S_CMP_GT_U32: Final = "s_cmp_gt_u32"
S_CMP_LT_I32: Final = "s_cmp_lt_i32"
S_CMP_LT_U32: Final = "s_cmp_lt_u32"
S_DELAY_ALU: Final = "s_delay_alu"
S_LOAD_B32: Final = "s_load_b32"
S_LOAD_B64: Final = "s_load_b64"
S_LSHL_B32: Final = "s_lshl_b32"
S_LSHL_B64: Final = "s_lshl_b64"
S_MOV_B32: Final = "s_mov_b32"
S_MOV_B64: Final = "s_mov_b64"
S_MUL_HI_U32: Final = "s_mul_hi_u32"
S_MUL_I32: Final = "s_mul_i32"
S_NOP: Final = "s_nop"
S_SETPRIO: Final = "s_setprio"
S_SET_INST_PREFETCH_DISTANCE: Final = "s_set_inst_prefetch_distance"
S_SUBB_U32: Final = "s_subb_u32"
S_SUB_U32: Final = "s_sub_u32"
S_WAITCNT: Final = "s_waitcnt"
S_WAITCNT_DEPCTR: Final = "s_waitcnt_depctr"
S_WAITCNT_VSCNT: Final = "s_waitcnt_vscnt"
V_ADD_NC_U32_E32: Final = "v_add_nc_u32_e32"
V_ADD_NC_U32_E64: Final = "v_add_nc_u32_e64"
V_AND_B32_E32: Final = "v_and_b32_e32"
V_ASHRREV_I32_E64: Final = "v_ashrrev_i32_e64"
V_BFE_U32: Final = "v_bfe_u32"
V_DUAL_ADD_NC_U32: Final = "v_dual_add_nc_u32"
V_DUAL_FMAAK_F32: Final = "v_dual_fmaak_f32"
V_DUAL_FMAC_F32: Final = "v_dual_fmac_f32"
V_DUAL_FMAMK_F32: Final = "v_dual_fmamk_f32"
V_FMAC_F32_E32: Final = "v_fmac_f32_e32"
V_LSHLREV_B32_E32: Final = "v_lshlrev_b32_e32"
V_LSHLREV_B32_E64: Final = "v_lshlrev_b32_e64"
V_LSHL_ADD_U32: Final = "v_lshl_add_u32"
V_LSHRREV_B32_E32: Final = "v_lshrrev_b32_e32"
V_MAD_I64_I32: Final = "v_mad_i64_i32"
V_MAD_U32_U24: Final = "v_mad_u32_u24"
V_MAD_U64_U32: Final = "v_mad_u64_u32"
V_MOV_B32_E32: Final = "v_mov_b32_e32"
V_MUL_LO_U32: Final = "v_mul_lo_u32"
V_MUL_U32_U24_E64: Final = "v_mul_u32_u24_e64"
V_NOP: Final = "v_nop"
V_PERM_B32: Final = "v_perm_b32"
V_SUBREV_NC_U32_E32: Final = "v_subrev_nc_u32_e32"
V_XOR_B32_E32: Final = "v_xor_b32_e32"
V_XOR_B32_E64: Final = "v_xor_b32_e64"


def scalar_comparison(relation: str, kind: str) -> str:
    """The scalar comparison for eq, lg, lt, le, gt or ge of i32 or u32."""
    return f"s_cmp_{relation}_{kind}"


def scalar_sum(kind: str) -> str:
    """The scalar addition of i32 or u32; they set SCC differently."""
    return f"s_add_{kind}"


def scalar_difference(kind: str) -> str:
    """The scalar subtraction of i32 or u32."""
    return f"s_sub_{kind}"
