	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	grouped_product                 ; -- Begin function grouped_product
	.p2align	8
	.type	grouped_product,@function
grouped_product:                        ; @grouped_product
.Lfunc_begin0:
	.file	1 "triton" "matrices.py"
	.loc	1 32 0                          ; matrices.py:32:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b128 s[4:7], s[0:1], 0x20
.Ltmp0:
	.loc	1 41 13 prologue_end            ; matrices.py:41:13
	s_abs_i32 s10, s15
	.loc	1 59 5                          ; matrices.py:59:5
	v_readfirstlane_b32 s8, v0
	s_load_b32 s20, s[0:1], 0x30
	.loc	1 45 31                         ; matrices.py:45:31
	v_and_b32_e32 v43, 15, v0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v46, 0
	.loc	1 59 5                          ; matrices.py:59:5
	s_and_b32 s16, s8, 0x60
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 45 31                         ; matrices.py:45:31
	v_and_or_b32 v116, v0, 31, s16
	v_lshrrev_b32_e32 v2, 4, v116
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 43 13                         ; standard.py:43:13 @[ matrices.py:39:15 ]
	s_waitcnt lgkmcnt(0)
	s_add_i32 s2, s5, 63
.Ltmp2:
	.loc	2 43 13 is_stmt 0               ; standard.py:43:13 @[ matrices.py:38:12 ]
	s_add_i32 s12, s4, 63
.Ltmp3:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:39:15 ]
	s_ashr_i32 s3, s2, 31
.Ltmp4:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:38:12 ]
	s_ashr_i32 s14, s12, 31
.Ltmp5:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:39:15 ]
	s_lshr_b32 s3, s3, 26
.Ltmp6:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:38:12 ]
	s_lshr_b32 s14, s14, 26
.Ltmp7:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:39:15 ]
	s_add_i32 s2, s2, s3
.Ltmp8:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:38:12 ]
	s_add_i32 s12, s12, s14
.Ltmp9:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:39:15 ]
	s_ashr_i32 s2, s2, 6
.Ltmp10:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:38:12 ]
	s_ashr_i32 s12, s12, 6
.Ltmp11:
	.loc	1 40 12 is_stmt 1               ; matrices.py:40:12
	s_lshl_b32 s3, s2, 2
	.loc	1 41 13                         ; matrices.py:41:13
	s_xor_b32 s2, s15, s2
	s_abs_i32 s9, s3
	s_ashr_i32 s2, s2, 31
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s13, 0, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_readfirstlane_b32 s11, v1
	s_mul_i32 s13, s13, s11
	s_mul_hi_u32 s13, s11, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_i32 s11, s11, s13
	s_mul_hi_u32 s11, s10, s11
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s11, s9
	s_sub_i32 s10, s10, s13
	s_add_i32 s13, s11, 1
	s_sub_i32 s14, s10, s9
	s_cmp_ge_u32 s10, s9
	s_cselect_b32 s11, s13, s11
	s_cselect_b32 s10, s14, s10
	s_add_i32 s13, s11, 1
	s_cmp_ge_u32 s10, s9
	s_cselect_b32 s9, s13, s11
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_xor_b32 s9, s9, s2
	s_sub_i32 s2, s9, s2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	s_lshl_b32 s9, s2, 2
	.loc	1 43 22                         ; matrices.py:43:22
	s_mul_i32 s2, s2, s3
	.loc	1 42 16                         ; matrices.py:42:16
	s_sub_i32 s10, s12, s9
	.loc	1 43 22                         ; matrices.py:43:22
	s_sub_i32 s3, s15, s2
	.loc	1 42 12                         ; matrices.py:42:12
	s_min_i32 s10, s10, 4
	.loc	1 44 14                         ; matrices.py:44:14
	s_abs_i32 s11, s10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v1, s11
	s_sub_i32 s13, 0, s11
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s12, v1
	s_mul_i32 s13, s13, s12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_mul_hi_u32 s2, s12, s13
	s_abs_i32 s13, s3
	s_add_i32 s12, s12, s2
	s_mul_hi_u32 s2, s13, s12
	s_xor_b32 s12, s3, s10
	s_mul_i32 s14, s2, s11
	s_ashr_i32 s12, s12, 31
	s_sub_i32 s13, s13, s14
	s_add_i32 s14, s2, 1
	s_sub_i32 s15, s13, s11
	s_cmp_ge_u32 s13, s11
	s_cselect_b32 s2, s14, s2
	s_cselect_b32 s13, s15, s13
	s_add_i32 s14, s2, 1
	s_cmp_ge_u32 s13, s11
	s_cselect_b32 s11, s14, s2
	.loc	1 45 11                         ; matrices.py:45:11
	s_abs_i32 s2, s4
	.loc	1 44 14                         ; matrices.py:44:14
	s_xor_b32 s11, s11, s12
	.loc	1 45 11                         ; matrices.py:45:11
	v_cvt_f32_u32_e32 v1, s2
	.loc	1 44 14                         ; matrices.py:44:14
	s_sub_i32 s11, s11, s12
	.loc	1 45 11                         ; matrices.py:45:11
	s_sub_i32 s12, 0, s2
	.loc	1 43 22                         ; matrices.py:43:22
	s_mul_i32 s10, s11, s10
	.loc	1 46 14                         ; matrices.py:46:14
	s_bfe_i32 s18, s11, 0x10019
	.loc	1 45 11                         ; matrices.py:45:11
	v_rcp_f32_e32 v1, v1
	.loc	1 43 22                         ; matrices.py:43:22
	s_sub_i32 s3, s3, s10
	.loc	1 46 14                         ; matrices.py:46:14
	s_abs_i32 s17, s5
	.loc	1 43 14                         ; matrices.py:43:14
	s_add_i32 s3, s3, s9
	.loc	1 46 14                         ; matrices.py:46:14
	s_sub_i32 s10, 0, s17
	.loc	1 45 12                         ; matrices.py:45:12
	s_lshl_b32 s9, s3, 6
	.loc	1 45 11 is_stmt 0               ; matrices.py:45:11
	s_bfe_i32 s3, s3, 0x10019
	.loc	1 45 12                         ; matrices.py:45:12
	v_or_b32_e32 v112, s9, v2
	.loc	1 46 15 is_stmt 1               ; matrices.py:46:15
	s_lshl_b32 s9, s11, 6
	.loc	1 51 5                          ; matrices.py:51:5
	s_cmp_gt_i32 s6, 15
	.loc	1 46 15                         ; matrices.py:46:15
	v_and_or_b32 v11, v116, 63, s9
	.loc	1 45 11                         ; matrices.py:45:11
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	.loc	1 45 12 is_stmt 0               ; matrices.py:45:12
	v_or_b32_e32 v113, 24, v112
	v_or_b32_e32 v115, 8, v112
	v_or_b32_e32 v114, 16, v112
	.loc	1 46 14 is_stmt 1               ; matrices.py:46:14
	v_add_nc_u32_e32 v20, s18, v11
	.loc	1 45 11                         ; matrices.py:45:11
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 45 12 is_stmt 0               ; matrices.py:45:12
	v_or_b32_e32 v111, 32, v112
	v_or_b32_e32 v110, 40, v112
	.loc	1 45 11                         ; matrices.py:45:11
	v_add_nc_u32_e32 v6, s3, v114
	.loc	1 45 12                         ; matrices.py:45:12
	v_or_b32_e32 v109, 48, v112
	.loc	1 45 11                         ; matrices.py:45:11
	v_mul_lo_u32 v3, s12, v1
	v_add_nc_u32_e32 v7, s3, v111
	v_add_nc_u32_e32 v8, s3, v110
	v_xor_b32_e32 v15, s3, v6
	s_load_b64 s[12:13], s[0:1], 0x0
	.loc	1 45 12                         ; matrices.py:45:12
	v_or_b32_e32 v108, 56, v112
	.loc	1 45 11                         ; matrices.py:45:11
	v_xor_b32_e32 v19, s3, v7
	v_xor_b32_e32 v21, s3, v8
	v_mul_hi_u32 v2, v1, v3
	v_add_nc_u32_e32 v3, s3, v112
	.loc	1 46 15 is_stmt 1               ; matrices.py:46:15
	v_lshl_or_b32 v105, v43, 2, s9
	.loc	1 45 11                         ; matrices.py:45:11
	v_add_nc_u32_e32 v16, s3, v109
	.loc	1 46 14                         ; matrices.py:46:14
	v_xor_b32_e32 v27, s18, v20
	.loc	1 51 5                          ; matrices.py:51:5
	s_cselect_b32 s19, -1, 0
	.loc	1 45 11                         ; matrices.py:45:11
	v_xor_b32_e32 v3, s3, v3
	.loc	1 46 14                         ; matrices.py:46:14
	v_add_nc_u32_e32 v18, s18, v105
	.loc	1 45 11                         ; matrices.py:45:11
	v_add_nc_u32_e32 v2, v1, v2
	.loc	1 46 14                         ; matrices.py:46:14
	v_cvt_f32_u32_e32 v1, s17
	.loc	1 45 11                         ; matrices.py:45:11
	v_xor_b32_e32 v23, s3, v16
	.loc	1 51 5                          ; matrices.py:51:5
	s_cmp_lt_i32 s6, 16
	.loc	1 46 14                         ; matrices.py:46:14
	v_xor_b32_e32 v117, s18, v18
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_rcp_f32_e32 v5, v1
	.loc	1 48 44                         ; matrices.py:48:44
	v_mul_lo_u32 v1, s20, v43
	.loc	1 46 14                         ; matrices.py:46:14
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	.loc	1 45 11                         ; matrices.py:45:11
	v_mul_hi_u32 v4, v3, v2
	.loc	1 46 14                         ; matrices.py:46:14
	v_cvt_u32_f32_e32 v14, v5
	.loc	1 45 11                         ; matrices.py:45:11
	v_add_nc_u32_e32 v5, s3, v115
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v4, v4, s2
	.loc	1 46 14                         ; matrices.py:46:14
	v_mul_lo_u32 v12, s10, v14
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 45 11                         ; matrices.py:45:11
	v_xor_b32_e32 v13, s3, v5
	v_sub_nc_u32_e32 v3, v3, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v4, s2, v3
	v_cmp_le_u32_e32 vcc_lo, s2, v3
	v_dual_cndmask_b32 v3, v3, v4 :: v_dual_add_nc_u32 v4, s3, v113
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_subrev_nc_u32_e32 v9, s2, v3
	v_cmp_le_u32_e32 vcc_lo, s2, v3
	v_xor_b32_e32 v17, s3, v4
	.loc	1 46 14                         ; matrices.py:46:14
	v_mul_hi_u32 v4, v14, v12
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 45 11                         ; matrices.py:45:11
	v_cndmask_b32_e32 v3, v3, v9, vcc_lo
	v_mad_u64_u32 v[9:10], null, v13, v2, 0
	v_mad_u64_u32 v[8:9], null, v15, v2, 0
	v_mad_u64_u32 v[7:8], null, v17, v2, 0
	v_mad_u64_u32 v[6:7], null, v19, v2, 0
	.loc	1 46 14                         ; matrices.py:46:14
	v_add_nc_u32_e32 v14, v14, v4
	.loc	1 45 11                         ; matrices.py:45:11
	v_xor_b32_e32 v3, s3, v3
	v_mad_u64_u32 v[5:6], null, v21, v2, 0
	v_add_nc_u32_e32 v5, s3, v108
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 46 14                         ; matrices.py:46:14
	v_mad_u64_u32 v[106:107], null, v117, v14, 0
	.loc	1 45 11                         ; matrices.py:45:11
	v_subrev_nc_u32_e32 v3, s3, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_xor_b32_e32 v25, s3, v5
	v_mad_u64_u32 v[4:5], null, v23, v2, 0
	.loc	1 48 17                         ; matrices.py:48:17
	v_mad_u64_u32 v[11:12], null, v3, s7, v[1:2]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 45 11                         ; matrices.py:45:11
	v_mad_u64_u32 v[3:4], null, v25, v2, 0
	.loc	1 46 14                         ; matrices.py:46:14
	v_mad_u64_u32 v[2:3], null, v27, v14, 0
	.loc	1 48 12                         ; matrices.py:48:12
	v_ashrrev_i32_e32 v12, 31, v11
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	.loc	1 52 24                         ; matrices.py:52:24
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	.loc	1 48 12                         ; matrices.py:48:12
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v28, vcc_lo, s12, v11
	v_add_co_ci_u32_e64 v29, null, s13, v12, vcc_lo
	.loc	1 52 24                         ; matrices.py:52:24
	global_load_b32 v47, v[28:29], off
.LBB0_2:
	.loc	1 45 11                         ; matrices.py:45:11
	v_mul_lo_u32 v2, v10, s2
	.loc	1 52 24                         ; matrices.py:52:24
	s_and_b32 s9, s19, exec_lo
	s_cselect_b32 s9, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s9, 1
	.loc	1 45 11                         ; matrices.py:45:11
	v_sub_nc_u32_e32 v2, v13, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v10, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_cndmask_b32_e32 v2, v2, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v10, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_cndmask_b32_e32 v2, v2, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v2, s3, v2
	v_subrev_nc_u32_e32 v2, s3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 48 17                         ; matrices.py:48:17
	v_mad_u64_u32 v[13:14], null, v2, s7, v[1:2]
	.loc	1 48 12 is_stmt 0               ; matrices.py:48:12
	v_ashrrev_i32_e32 v14, 31, v13
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	.loc	1 52 24 is_stmt 1               ; matrices.py:52:24
	s_cbranch_scc1 .LBB0_4
; %bb.3:
	.loc	1 48 12                         ; matrices.py:48:12
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v28, vcc_lo, s12, v13
	v_add_co_ci_u32_e64 v29, null, s13, v14, vcc_lo
	.loc	1 52 24                         ; matrices.py:52:24
	global_load_b32 v46, v[28:29], off
.LBB0_4:
	.loc	1 45 11                         ; matrices.py:45:11
	v_mul_lo_u32 v2, v9, s2
	.loc	1 52 24                         ; matrices.py:52:24
	s_and_b32 s9, s19, exec_lo
	v_mov_b32_e32 v10, 0
	s_cselect_b32 s9, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_cmp_lg_u32 s9, 1
	.loc	1 45 11                         ; matrices.py:45:11
	v_sub_nc_u32_e32 v2, v15, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v9, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_cndmask_b32_e32 v2, v2, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v9, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_dual_cndmask_b32 v2, v2, v9 :: v_dual_mov_b32 v9, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v2, s3, v2
	v_subrev_nc_u32_e32 v2, s3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 48 17                         ; matrices.py:48:17
	v_mad_u64_u32 v[15:16], null, v2, s7, v[1:2]
	.loc	1 48 12 is_stmt 0               ; matrices.py:48:12
	v_ashrrev_i32_e32 v16, 31, v15
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	.loc	1 52 24 is_stmt 1               ; matrices.py:52:24
	s_cbranch_scc1 .LBB0_6
; %bb.5:
	.loc	1 48 12                         ; matrices.py:48:12
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v28, vcc_lo, s12, v15
	v_add_co_ci_u32_e64 v29, null, s13, v16, vcc_lo
	.loc	1 52 24                         ; matrices.py:52:24
	global_load_b32 v10, v[28:29], off
.LBB0_6:
	.loc	1 45 11                         ; matrices.py:45:11
	v_mul_lo_u32 v2, v8, s2
	.loc	1 52 24                         ; matrices.py:52:24
	s_and_b32 s9, s19, exec_lo
	s_cselect_b32 s9, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s9, 1
	.loc	1 45 11                         ; matrices.py:45:11
	v_sub_nc_u32_e32 v2, v17, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v8, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_cndmask_b32_e32 v2, v2, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v8, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_cndmask_b32_e32 v2, v2, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v2, s3, v2
	v_subrev_nc_u32_e32 v2, s3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 48 17                         ; matrices.py:48:17
	v_mad_u64_u32 v[17:18], null, v2, s7, v[1:2]
	.loc	1 48 12 is_stmt 0               ; matrices.py:48:12
	v_ashrrev_i32_e32 v18, 31, v17
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	.loc	1 52 24 is_stmt 1               ; matrices.py:52:24
	s_cbranch_scc1 .LBB0_8
; %bb.7:
	.loc	1 48 12                         ; matrices.py:48:12
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, s12, v17
	v_add_co_ci_u32_e64 v9, null, s13, v18, vcc_lo
	.loc	1 52 24                         ; matrices.py:52:24
	global_load_b32 v9, v[8:9], off
.LBB0_8:
	.loc	1 45 11                         ; matrices.py:45:11
	v_mul_lo_u32 v2, v7, s2
	.loc	1 52 24                         ; matrices.py:52:24
	s_and_b32 s9, s19, exec_lo
	v_mov_b32_e32 v8, 0
	s_cselect_b32 s9, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_cmp_lg_u32 s9, 1
	.loc	1 45 11                         ; matrices.py:45:11
	v_sub_nc_u32_e32 v2, v19, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v7, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_cndmask_b32_e32 v2, v2, v7, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v7, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_dual_cndmask_b32 v2, v2, v7 :: v_dual_mov_b32 v7, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v2, s3, v2
	v_subrev_nc_u32_e32 v2, s3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 48 17                         ; matrices.py:48:17
	v_mad_u64_u32 v[19:20], null, v2, s7, v[1:2]
	.loc	1 48 12 is_stmt 0               ; matrices.py:48:12
	v_ashrrev_i32_e32 v20, 31, v19
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	.loc	1 52 24 is_stmt 1               ; matrices.py:52:24
	s_cbranch_scc1 .LBB0_10
; %bb.9:
	.loc	1 48 12                         ; matrices.py:48:12
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v28, vcc_lo, s12, v19
	v_add_co_ci_u32_e64 v29, null, s13, v20, vcc_lo
	.loc	1 52 24                         ; matrices.py:52:24
	global_load_b32 v8, v[28:29], off
.LBB0_10:
	.loc	1 45 11                         ; matrices.py:45:11
	v_mul_lo_u32 v2, v6, s2
	.loc	1 52 24                         ; matrices.py:52:24
	s_and_b32 s9, s19, exec_lo
	s_cselect_b32 s9, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s9, 1
	.loc	1 45 11                         ; matrices.py:45:11
	v_sub_nc_u32_e32 v2, v21, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v6, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_cndmask_b32_e32 v2, v2, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v6, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_cndmask_b32_e32 v2, v2, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v2, s3, v2
	v_subrev_nc_u32_e32 v2, s3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 48 17                         ; matrices.py:48:17
	v_mad_u64_u32 v[21:22], null, v2, s7, v[1:2]
	.loc	1 48 12 is_stmt 0               ; matrices.py:48:12
	v_ashrrev_i32_e32 v22, 31, v21
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[21:22], 2, v[21:22]
	.loc	1 52 24 is_stmt 1               ; matrices.py:52:24
	s_cbranch_scc1 .LBB0_12
; %bb.11:
	.loc	1 48 12                         ; matrices.py:48:12
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, s12, v21
	v_add_co_ci_u32_e64 v7, null, s13, v22, vcc_lo
	.loc	1 52 24                         ; matrices.py:52:24
	global_load_b32 v7, v[6:7], off
.LBB0_12:
	.loc	1 45 11                         ; matrices.py:45:11
	v_mul_lo_u32 v2, v5, s2
	.loc	1 52 24                         ; matrices.py:52:24
	s_and_b32 s9, s19, exec_lo
	v_mov_b32_e32 v6, 0
	s_cselect_b32 s9, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_cmp_lg_u32 s9, 1
	.loc	1 45 11                         ; matrices.py:45:11
	v_sub_nc_u32_e32 v2, v23, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v5, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_cndmask_b32_e32 v2, v2, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v5, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_dual_cndmask_b32 v2, v2, v5 :: v_dual_mov_b32 v5, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v2, s3, v2
	v_subrev_nc_u32_e32 v2, s3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 48 17                         ; matrices.py:48:17
	v_mad_u64_u32 v[23:24], null, v2, s7, v[1:2]
	.loc	1 48 12 is_stmt 0               ; matrices.py:48:12
	v_ashrrev_i32_e32 v24, 31, v23
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[23:24], 2, v[23:24]
	.loc	1 52 24 is_stmt 1               ; matrices.py:52:24
	s_cbranch_scc1 .LBB0_14
; %bb.13:
	.loc	1 48 12                         ; matrices.py:48:12
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v28, vcc_lo, s12, v23
	v_add_co_ci_u32_e64 v29, null, s13, v24, vcc_lo
	.loc	1 52 24                         ; matrices.py:52:24
	global_load_b32 v6, v[28:29], off
.LBB0_14:
	.loc	1 45 11                         ; matrices.py:45:11
	v_mul_lo_u32 v2, v4, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v2, v25, v2
	v_subrev_nc_u32_e32 v4, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v2, v2, v4, vcc_lo
	v_subrev_nc_u32_e32 v4, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v2, v2, v4, vcc_lo
	v_xor_b32_e32 v2, s3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_subrev_nc_u32_e32 v2, s3, v2
	s_clause 0x1
	s_load_b64 s[14:15], s[0:1], 0x8
	s_load_b64 s[2:3], s[0:1], 0x34
	.loc	1 48 17                         ; matrices.py:48:17
	v_mad_u64_u32 v[25:26], null, v2, s7, v[1:2]
	.loc	1 52 24                         ; matrices.py:52:24
	s_and_b32 s7, s19, exec_lo
	s_cselect_b32 s7, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s7, 1
	.loc	1 48 12                         ; matrices.py:48:12
	v_ashrrev_i32_e32 v26, 31, v25
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	.loc	1 52 24                         ; matrices.py:52:24
	s_cbranch_scc1 .LBB0_16
; %bb.15:
	.loc	1 48 12                         ; matrices.py:48:12
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s12, v25
	v_add_co_ci_u32_e64 v2, null, s13, v26, vcc_lo
	.loc	1 52 24                         ; matrices.py:52:24
	global_load_b32 v5, v[1:2], off
.LBB0_16:
	.loc	1 46 14                         ; matrices.py:46:14
	v_mul_lo_u32 v1, v3, s17
	.loc	1 49 18                         ; matrices.py:49:18
	s_bfe_u32 s7, s8, 0x10006
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s8, s7, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 46 14                         ; matrices.py:46:14
	v_sub_nc_u32_e32 v1, v27, v1
	v_subrev_nc_u32_e32 v2, s17, v1
	v_cmp_le_u32_e32 vcc_lo, s17, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v1, v1, v2, vcc_lo
	v_subrev_nc_u32_e32 v2, s17, v1
	v_cmp_le_u32_e32 vcc_lo, s17, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v1, v1, v2, vcc_lo
	v_xor_b32_e32 v1, s18, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_subrev_nc_u32_e32 v3, s18, v1
	.loc	1 49 18                         ; matrices.py:49:18
	v_mad_u64_u32 v[1:2], null, v3, s3, s[8:9]
	v_mov_b32_e32 v3, 0
	.loc	1 52 39                         ; matrices.py:52:39
	s_and_b32 s3, s19, exec_lo
	s_cselect_b32 s3, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_cmp_lg_u32 s3, 1
	.loc	1 49 13                         ; matrices.py:49:13
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[27:28], 2, v[1:2]
	v_mov_b32_e32 v2, 0
	.loc	1 52 39                         ; matrices.py:52:39
	s_cbranch_scc1 .LBB0_18
; %bb.17:
	.loc	1 0 39 is_stmt 0                ; matrices.py:0:39
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 49 13 is_stmt 1               ; matrices.py:49:13
	v_add_co_u32 v29, vcc_lo, s14, v27
	v_add_co_ci_u32_e64 v30, null, s15, v28, vcc_lo
	.loc	1 52 39                         ; matrices.py:52:39
	global_load_b32 v2, v[29:30], off
.LBB0_18:
	.loc	1 49 18                         ; matrices.py:49:18
	v_lshl_add_u32 v29, s2, 1, v1
	.loc	1 52 39                         ; matrices.py:52:39
	s_and_b32 s3, s19, exec_lo
	s_cselect_b32 s3, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s3, 1
	.loc	1 49 13                         ; matrices.py:49:13
	v_ashrrev_i32_e32 v30, 31, v29
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[29:30], 2, v[29:30]
	.loc	1 52 39                         ; matrices.py:52:39
	s_cbranch_scc1 .LBB0_20
; %bb.19:
	.loc	1 0 39 is_stmt 0                ; matrices.py:0:39
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 49 13 is_stmt 1               ; matrices.py:49:13
	v_add_co_u32 v3, vcc_lo, s14, v29
	v_add_co_ci_u32_e64 v4, null, s15, v30, vcc_lo
	.loc	1 52 39                         ; matrices.py:52:39
	global_load_b32 v3, v[3:4], off
.LBB0_20:
	.loc	1 49 18                         ; matrices.py:49:18
	v_lshl_add_u32 v31, s2, 2, v1
	v_mov_b32_e32 v4, 0
	.loc	1 52 39                         ; matrices.py:52:39
	s_and_b32 s3, s19, exec_lo
	v_mov_b32_e32 v48, 0
	s_cselect_b32 s3, 1, 0
	.loc	1 49 13                         ; matrices.py:49:13
	v_ashrrev_i32_e32 v32, 31, v31
	.loc	1 52 39                         ; matrices.py:52:39
	s_cmp_lg_u32 s3, 1
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[31:32], 2, v[31:32]
	s_cbranch_scc1 .LBB0_22
; %bb.21:
	.loc	1 0 39 is_stmt 0                ; matrices.py:0:39
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 49 13 is_stmt 1               ; matrices.py:49:13
	v_add_co_u32 v33, vcc_lo, s14, v31
	v_add_co_ci_u32_e64 v34, null, s15, v32, vcc_lo
	.loc	1 52 39                         ; matrices.py:52:39
	global_load_b32 v48, v[33:34], off
.LBB0_22:
	.loc	1 49 18                         ; matrices.py:49:18
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[33:34], null, s2, 6, v[1:2]
	.loc	1 52 39                         ; matrices.py:52:39
	s_and_b32 s3, s19, exec_lo
	s_cselect_b32 s3, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s3, 1
	.loc	1 49 13                         ; matrices.py:49:13
	v_ashrrev_i32_e32 v34, 31, v33
	v_lshlrev_b64 v[33:34], 2, v[33:34]
	.loc	1 52 39                         ; matrices.py:52:39
	s_cbranch_scc1 .LBB0_24
; %bb.23:
	.loc	1 0 39 is_stmt 0                ; matrices.py:0:39
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 49 13 is_stmt 1               ; matrices.py:49:13
	v_add_co_u32 v35, vcc_lo, s14, v33
	v_add_co_ci_u32_e64 v36, null, s15, v34, vcc_lo
	.loc	1 52 39                         ; matrices.py:52:39
	global_load_b32 v4, v[35:36], off
.LBB0_24:
	.loc	1 49 18                         ; matrices.py:49:18
	v_lshl_add_u32 v35, s2, 3, v1
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v50, 0
	.loc	1 52 39                         ; matrices.py:52:39
	s_and_b32 s3, s19, exec_lo
	s_cselect_b32 s3, 1, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	1 49 13                         ; matrices.py:49:13
	v_ashrrev_i32_e32 v36, 31, v35
	.loc	1 52 39                         ; matrices.py:52:39
	s_cmp_lg_u32 s3, 1
	v_lshlrev_b64 v[35:36], 2, v[35:36]
	s_cbranch_scc1 .LBB0_26
; %bb.25:
	.loc	1 0 39 is_stmt 0                ; matrices.py:0:39
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 49 13 is_stmt 1               ; matrices.py:49:13
	v_add_co_u32 v37, vcc_lo, s14, v35
	v_add_co_ci_u32_e64 v38, null, s15, v36, vcc_lo
	.loc	1 52 39                         ; matrices.py:52:39
	global_load_b32 v50, v[37:38], off
.LBB0_26:
	.loc	1 49 18                         ; matrices.py:49:18
	v_mad_u64_u32 v[37:38], null, s2, 10, v[1:2]
	.loc	1 52 39                         ; matrices.py:52:39
	s_and_b32 s3, s19, exec_lo
	s_cselect_b32 s3, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s3, 1
	.loc	1 49 13                         ; matrices.py:49:13
	v_ashrrev_i32_e32 v38, 31, v37
	v_lshlrev_b64 v[37:38], 2, v[37:38]
	.loc	1 52 39                         ; matrices.py:52:39
	s_cbranch_scc1 .LBB0_28
; %bb.27:
	.loc	1 0 39 is_stmt 0                ; matrices.py:0:39
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 49 13 is_stmt 1               ; matrices.py:49:13
	v_add_co_u32 v39, vcc_lo, s14, v37
	v_add_co_ci_u32_e64 v40, null, s15, v38, vcc_lo
	.loc	1 52 39                         ; matrices.py:52:39
	global_load_b32 v49, v[39:40], off
.LBB0_28:
	.loc	1 49 18                         ; matrices.py:49:18
	v_mad_u64_u32 v[39:40], null, s2, 12, v[1:2]
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v52, 0
	.loc	1 52 39                         ; matrices.py:52:39
	s_and_b32 s3, s19, exec_lo
	s_cselect_b32 s3, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_cmp_lg_u32 s3, 1
	.loc	1 49 13                         ; matrices.py:49:13
	v_ashrrev_i32_e32 v40, 31, v39
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[39:40], 2, v[39:40]
	.loc	1 52 39                         ; matrices.py:52:39
	s_cbranch_scc1 .LBB0_30
; %bb.29:
	.loc	1 0 39 is_stmt 0                ; matrices.py:0:39
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 49 13 is_stmt 1               ; matrices.py:49:13
	v_add_co_u32 v41, vcc_lo, s14, v39
	v_add_co_ci_u32_e64 v42, null, s15, v40, vcc_lo
	.loc	1 52 39                         ; matrices.py:52:39
	global_load_b32 v52, v[41:42], off
.LBB0_30:
	.loc	1 49 18                         ; matrices.py:49:18
	v_mad_u64_u32 v[41:42], null, s2, 14, v[1:2]
	.loc	1 52 39                         ; matrices.py:52:39
	s_and_b32 s3, s19, exec_lo
	s_cselect_b32 s3, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s3, 1
	.loc	1 49 13                         ; matrices.py:49:13
	v_ashrrev_i32_e32 v42, 31, v41
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	.loc	1 52 39                         ; matrices.py:52:39
	s_cbranch_scc1 .LBB0_32
; %bb.31:
	.loc	1 0 39 is_stmt 0                ; matrices.py:0:39
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 49 13 is_stmt 1               ; matrices.py:49:13
	v_add_co_u32 v44, vcc_lo, s14, v41
	v_add_co_ci_u32_e64 v45, null, s15, v42, vcc_lo
	.loc	1 52 39                         ; matrices.py:52:39
	global_load_b32 v51, v[44:45], off
.LBB0_32:
	.loc	1 0 39 is_stmt 0                ; matrices.py:0:39
	s_load_b128 s[8:11], s[0:1], 0x10
	v_dual_mov_b32 v106, 0 :: v_dual_lshlrev_b32 v1, 2, v116
	v_dual_mov_b32 v119, 0 :: v_dual_and_b32 v44, 0x70, v116
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_mov_b32 v118, 0 :: v_dual_add_nc_u32 v45, 0, v1
	v_dual_mov_b32 v120, 0 :: v_dual_mov_b32 v121, 0
	v_dual_mov_b32 v122, 0 :: v_dual_mov_b32 v123, 0
	v_dual_mov_b32 v124, 0 :: v_dual_mov_b32 v125, 0
	v_dual_mov_b32 v126, 0 :: v_dual_mov_b32 v127, 0
	v_dual_mov_b32 v128, 0 :: v_dual_mov_b32 v129, 0
	v_dual_mov_b32 v130, 0 :: v_dual_mov_b32 v131, 0
	v_dual_mov_b32 v132, 0 :: v_dual_mov_b32 v133, 0
	v_dual_mov_b32 v134, 0 :: v_dual_mov_b32 v135, 0
	v_dual_mov_b32 v136, 0 :: v_dual_mov_b32 v137, 0
	v_dual_mov_b32 v138, 0 :: v_dual_mov_b32 v139, 0
	v_dual_mov_b32 v140, 0 :: v_dual_mov_b32 v141, 0
	v_dual_mov_b32 v143, 0 :: v_dual_mov_b32 v144, 0
	v_dual_mov_b32 v145, 0 :: v_dual_mov_b32 v146, 0
	v_dual_mov_b32 v147, 0 :: v_dual_mov_b32 v148, 0
	v_mov_b32_e32 v142, 0
	.loc	1 51 5 is_stmt 1                ; matrices.py:51:5
	s_cmp_lt_i32 s6, 32
	.loc	1 52 24                         ; matrices.py:52:24
	ds_store_2addr_stride64_b32 v45, v47, v46 offset1:2
	ds_store_2addr_stride64_b32 v45, v10, v9 offset0:4 offset1:6
	ds_store_2addr_stride64_b32 v45, v8, v7 offset0:8 offset1:10
	ds_store_2addr_stride64_b32 v45, v6, v5 offset0:12 offset1:14
	.loc	1 52 39 is_stmt 0               ; matrices.py:52:39
	ds_store_2addr_stride64_b32 v45, v2, v3 offset0:16 offset1:18
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v45, v48, v4 offset0:20 offset1:22
	ds_store_2addr_stride64_b32 v45, v50, v49 offset0:24 offset1:26
	ds_store_2addr_stride64_b32 v45, v52, v51 offset0:28 offset1:30
	.loc	1 51 5 is_stmt 1                ; matrices.py:51:5
	s_cbranch_scc1 .LBB0_35
; %bb.33:                               ; %.lr.ph
	.loc	1 51 23 is_stmt 0               ; matrices.py:51:23
	s_ashr_i32 s3, s6, 31
	.loc	1 54 18 is_stmt 1               ; matrices.py:54:18
	s_lshl_b32 s2, s2, 4
	.loc	1 51 23                         ; matrices.py:51:23
	s_lshr_b32 s3, s3, 28
	v_dual_mov_b32 v142, 0 :: v_dual_lshlrev_b32 v1, 4, v44
	s_add_i32 s3, s6, s3
	v_dual_mov_b32 v147, 0 :: v_dual_lshlrev_b32 v2, 4, v43
	s_ashr_i32 s6, s3, 4
	s_ashr_i32 s3, s2, 31
	.loc	1 53 17                         ; matrices.py:53:17
	s_lshl_b32 s20, s20, 4
	.loc	1 51 5                          ; matrices.py:51:5
	s_lshl_b64 s[2:3], s[2:3], 2
	s_ashr_i32 s21, s20, 31
	s_max_i32 s22, s6, 2
	s_add_u32 s14, s14, s2
	s_addc_u32 s15, s15, s3
	s_lshl_b64 s[6:7], s[20:21], 2
	v_dual_mov_b32 v145, 0 :: v_dual_add_nc_u32 v46, 0, v1
	v_dual_mov_b32 v148, 0 :: v_dual_add_nc_u32 v47, 0, v2
	v_dual_mov_b32 v146, 0 :: v_dual_mov_b32 v143, 0
	v_dual_mov_b32 v144, 0 :: v_dual_mov_b32 v141, 0
	v_dual_mov_b32 v140, 0 :: v_dual_mov_b32 v139, 0
	v_dual_mov_b32 v138, 0 :: v_dual_mov_b32 v137, 0
	v_dual_mov_b32 v136, 0 :: v_dual_mov_b32 v135, 0
	v_dual_mov_b32 v134, 0 :: v_dual_mov_b32 v133, 0
	v_dual_mov_b32 v132, 0 :: v_dual_mov_b32 v131, 0
	v_dual_mov_b32 v130, 0 :: v_dual_mov_b32 v129, 0
	v_dual_mov_b32 v128, 0 :: v_dual_mov_b32 v127, 0
	v_dual_mov_b32 v126, 0 :: v_dual_mov_b32 v125, 0
	v_dual_mov_b32 v124, 0 :: v_dual_mov_b32 v123, 0
	v_dual_mov_b32 v122, 0 :: v_dual_mov_b32 v121, 0
	v_dual_mov_b32 v120, 0 :: v_dual_mov_b32 v119, 0
	v_mov_b32_e32 v118, 0
	v_mov_b32_e32 v106, 0
	s_add_u32 s12, s12, s6
	s_addc_u32 s13, s13, s7
	s_add_i32 s20, s22, -1
.LBB0_34:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 53 9                          ; matrices.py:53:9
	v_add_co_u32 v1, vcc_lo, s12, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s13, v12, vcc_lo
	v_add_co_u32 v3, vcc_lo, s12, v13
	v_add_co_ci_u32_e64 v4, null, s13, v14, vcc_lo
	v_add_co_u32 v5, vcc_lo, s12, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s13, v16, vcc_lo
	v_add_co_u32 v7, vcc_lo, s12, v17
	v_add_co_ci_u32_e64 v8, null, s13, v18, vcc_lo
	v_add_co_u32 v9, vcc_lo, s12, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v10, null, s13, v20, vcc_lo
	v_add_co_u32 v53, vcc_lo, s12, v21
	v_add_co_ci_u32_e64 v54, null, s13, v22, vcc_lo
	v_add_co_u32 v55, vcc_lo, s12, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v56, null, s13, v24, vcc_lo
	.loc	1 54 9                          ; matrices.py:54:9
	v_add_co_u32 v57, vcc_lo, s12, v25
	v_add_co_ci_u32_e64 v58, null, s13, v26, vcc_lo
	.loc	1 52 24                         ; matrices.py:52:24
	s_clause 0x7
	global_load_b32 v48, v[1:2], off
	global_load_b32 v49, v[3:4], off
	global_load_b32 v50, v[5:6], off
	global_load_b32 v51, v[7:8], off
	global_load_b32 v52, v[9:10], off
	global_load_b32 v53, v[53:54], off
	global_load_b32 v54, v[55:56], off
	global_load_b32 v55, v[57:58], off
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[64:67], v46 offset:64
	ds_load_b128 v[68:71], v46 offset:80
	ds_load_b128 v[72:75], v46 offset:128
	ds_load_b128 v[76:79], v46 offset:144
	ds_load_b128 v[80:83], v46 offset:192
	ds_load_b128 v[84:87], v46 offset:208
	ds_load_b128 v[88:91], v46 offset:2048
	ds_load_b128 v[92:95], v46 offset:2064
	ds_load_b128 v[96:99], v46 offset:2112
	ds_load_b128 v[100:103], v46 offset:2128
	ds_load_b128 v[149:152], v46 offset:2176
	ds_load_b128 v[153:156], v46 offset:2192
	ds_load_b128 v[157:160], v46 offset:2240
	ds_load_b128 v[161:164], v46 offset:2256
	.loc	1 52 39 is_stmt 0               ; matrices.py:52:39
	ds_load_b128 v[1:4], v47 offset:4096
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[5:8], v46
	ds_load_b128 v[56:59], v46 offset:16
	.loc	1 52 39                         ; matrices.py:52:39
	ds_load_b128 v[60:63], v47 offset:4352
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v145, v64, v1 :: v_dual_fmac_f32 v148, v5, v2
	v_dual_fmac_f32 v142, v5, v1 :: v_dual_fmac_f32 v143, v64, v3
	v_dual_fmac_f32 v147, v5, v3 :: v_dual_fmac_f32 v144, v64, v2
	v_dual_fmac_f32 v146, v5, v4 :: v_dual_fmac_f32 v139, v72, v2
	v_dual_fmac_f32 v141, v64, v4 :: v_dual_fmac_f32 v124, v149, v1
	v_dual_fmac_f32 v140, v72, v1 :: v_dual_fmac_f32 v123, v149, v2
	v_dual_fmac_f32 v138, v72, v3 :: v_dual_fmac_f32 v121, v149, v4
	v_dual_fmac_f32 v137, v72, v4 :: v_dual_fmac_f32 v122, v149, v3
	v_dual_fmac_f32 v136, v80, v1 :: v_dual_fmac_f32 v119, v157, v2
	v_dual_fmac_f32 v135, v80, v2 :: v_dual_fmac_f32 v120, v157, v1
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v134, v80, v3 :: v_dual_fmac_f32 v147, v6, v62
	v_dual_fmac_f32 v133, v80, v4 :: v_dual_fmac_f32 v118, v157, v3
	v_dual_fmac_f32 v132, v88, v1 :: v_dual_fmac_f32 v145, v65, v60
	v_dual_fmac_f32 v131, v88, v2 :: v_dual_fmac_f32 v106, v157, v4
	v_dual_fmac_f32 v130, v88, v3 :: v_dual_fmac_f32 v143, v65, v62
	v_dual_fmac_f32 v129, v88, v4 :: v_dual_fmac_f32 v148, v6, v61
	v_dual_fmac_f32 v128, v96, v1 :: v_dual_fmac_f32 v141, v65, v63
	v_dual_fmac_f32 v127, v96, v2 :: v_dual_fmac_f32 v142, v6, v60
	v_dual_fmac_f32 v126, v96, v3 :: v_dual_fmac_f32 v139, v73, v61
	v_dual_fmac_f32 v125, v96, v4 :: v_dual_fmac_f32 v146, v6, v63
	v_dual_fmac_f32 v144, v65, v61 :: v_dual_fmac_f32 v121, v150, v63
	v_dual_fmac_f32 v140, v73, v60 :: v_dual_fmac_f32 v123, v150, v61
	v_dual_fmac_f32 v138, v73, v62 :: v_dual_fmac_f32 v119, v158, v61
	v_dual_fmac_f32 v137, v73, v63 :: v_dual_fmac_f32 v124, v150, v60
	v_fmac_f32_e32 v136, v81, v60
	v_dual_fmac_f32 v135, v81, v61 :: v_dual_fmac_f32 v122, v150, v62
	v_fmac_f32_e32 v134, v81, v62
	v_dual_fmac_f32 v133, v81, v63 :: v_dual_fmac_f32 v120, v158, v60
	v_fmac_f32_e32 v132, v89, v60
	v_dual_fmac_f32 v131, v89, v61 :: v_dual_fmac_f32 v118, v158, v62
	v_fmac_f32_e32 v130, v89, v62
	v_fmac_f32_e32 v129, v89, v63
	v_fmac_f32_e32 v128, v97, v60
	v_dual_fmac_f32 v127, v97, v61 :: v_dual_fmac_f32 v106, v158, v63
	v_fmac_f32_e32 v126, v97, v62
	v_fmac_f32_e32 v125, v97, v63
	.loc	1 52 39                         ; matrices.py:52:39
	ds_load_b128 v[1:4], v47 offset:4608
	ds_load_b128 v[60:63], v47 offset:4864
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v142, v7, v1
	v_fmac_f32_e32 v148, v7, v2
	v_fmac_f32_e32 v147, v7, v3
	v_dual_fmac_f32 v146, v7, v4 :: v_dual_fmac_f32 v135, v82, v2
	v_fmac_f32_e32 v145, v66, v1
	v_dual_fmac_f32 v144, v66, v2 :: v_dual_fmac_f32 v121, v151, v4
	v_fmac_f32_e32 v143, v66, v3
	v_fmac_f32_e32 v141, v66, v4
	v_dual_fmac_f32 v140, v74, v1 :: v_dual_fmac_f32 v123, v151, v2
	v_fmac_f32_e32 v139, v74, v2
	v_dual_fmac_f32 v138, v74, v3 :: v_dual_fmac_f32 v119, v159, v2
	v_fmac_f32_e32 v137, v74, v4
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v136, v82, v1 :: v_dual_fmac_f32 v147, v8, v62
	v_dual_fmac_f32 v134, v82, v3 :: v_dual_fmac_f32 v145, v67, v60
	v_dual_fmac_f32 v133, v82, v4 :: v_dual_fmac_f32 v124, v151, v1
	v_dual_fmac_f32 v132, v90, v1 :: v_dual_fmac_f32 v143, v67, v62
	v_dual_fmac_f32 v131, v90, v2 :: v_dual_fmac_f32 v122, v151, v3
	v_dual_fmac_f32 v130, v90, v3 :: v_dual_fmac_f32 v139, v75, v61
	v_dual_fmac_f32 v129, v90, v4 :: v_dual_fmac_f32 v120, v159, v1
	v_dual_fmac_f32 v128, v98, v1 :: v_dual_fmac_f32 v141, v67, v63
	v_dual_fmac_f32 v127, v98, v2 :: v_dual_fmac_f32 v118, v159, v3
	v_dual_fmac_f32 v126, v98, v3 :: v_dual_fmac_f32 v135, v83, v61
	v_dual_fmac_f32 v125, v98, v4 :: v_dual_fmac_f32 v148, v8, v61
	v_dual_fmac_f32 v106, v159, v4 :: v_dual_fmac_f32 v123, v152, v61
	v_dual_fmac_f32 v142, v8, v60 :: v_dual_fmac_f32 v137, v75, v63
	v_dual_fmac_f32 v146, v8, v63 :: v_dual_fmac_f32 v131, v91, v61
	.loc	1 52 39                         ; matrices.py:52:39
	ds_load_b128 v[1:4], v47 offset:5120
	ds_load_b128 v[5:8], v47 offset:5376
	.loc	1 52 17                         ; matrices.py:52:17
	v_dual_fmac_f32 v144, v67, v61 :: v_dual_fmac_f32 v121, v152, v63
	v_dual_fmac_f32 v140, v75, v60 :: v_dual_fmac_f32 v119, v160, v61
	v_fmac_f32_e32 v138, v75, v62
	v_fmac_f32_e32 v136, v83, v60
	v_fmac_f32_e32 v134, v83, v62
	v_dual_fmac_f32 v133, v83, v63 :: v_dual_fmac_f32 v124, v152, v60
	v_fmac_f32_e32 v132, v91, v60
	v_fmac_f32_e32 v130, v91, v62
	v_dual_fmac_f32 v129, v91, v63 :: v_dual_fmac_f32 v122, v152, v62
	v_fmac_f32_e32 v128, v99, v60
	v_dual_fmac_f32 v127, v99, v61 :: v_dual_fmac_f32 v120, v160, v60
	v_fmac_f32_e32 v126, v99, v62
	v_dual_fmac_f32 v125, v99, v63 :: v_dual_fmac_f32 v118, v160, v62
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v106, v160, v63 :: v_dual_fmac_f32 v123, v153, v2
	v_dual_fmac_f32 v142, v56, v1 :: v_dual_fmac_f32 v121, v153, v4
	v_fmac_f32_e32 v147, v56, v3
	v_fmac_f32_e32 v148, v56, v2
	v_dual_fmac_f32 v146, v56, v4 :: v_dual_fmac_f32 v119, v161, v2
	v_fmac_f32_e32 v145, v68, v1
	v_fmac_f32_e32 v144, v68, v2
	v_fmac_f32_e32 v143, v68, v3
	v_fmac_f32_e32 v141, v68, v4
	v_fmac_f32_e32 v140, v76, v1
	v_fmac_f32_e32 v139, v76, v2
	v_fmac_f32_e32 v138, v76, v3
	v_fmac_f32_e32 v137, v76, v4
	v_fmac_f32_e32 v136, v84, v1
	v_fmac_f32_e32 v135, v84, v2
	v_fmac_f32_e32 v134, v84, v3
	v_dual_fmac_f32 v133, v84, v4 :: v_dual_fmac_f32 v124, v153, v1
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v132, v92, v1 :: v_dual_fmac_f32 v135, v85, v6
	v_dual_fmac_f32 v131, v92, v2 :: v_dual_fmac_f32 v122, v153, v3
	v_dual_fmac_f32 v130, v92, v3 :: v_dual_fmac_f32 v133, v85, v8
	v_dual_fmac_f32 v129, v92, v4 :: v_dual_fmac_f32 v120, v161, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v128, v100, v1 :: v_dual_fmac_f32 v131, v93, v6
	v_dual_fmac_f32 v127, v100, v2 :: v_dual_fmac_f32 v118, v161, v3
	v_dual_fmac_f32 v126, v100, v3 :: v_dual_fmac_f32 v129, v93, v8
	v_dual_fmac_f32 v125, v100, v4 :: v_dual_fmac_f32 v142, v57, v5
	v_dual_fmac_f32 v106, v161, v4 :: v_dual_fmac_f32 v123, v154, v6
	v_fmac_f32_e32 v147, v57, v7
	v_dual_fmac_f32 v148, v57, v6 :: v_dual_fmac_f32 v121, v154, v8
	v_dual_fmac_f32 v146, v57, v8 :: v_dual_fmac_f32 v119, v162, v6
	v_fmac_f32_e32 v145, v69, v5
	v_fmac_f32_e32 v144, v69, v6
	v_fmac_f32_e32 v143, v69, v7
	v_fmac_f32_e32 v141, v69, v8
	v_fmac_f32_e32 v140, v77, v5
	v_fmac_f32_e32 v139, v77, v6
	v_fmac_f32_e32 v138, v77, v7
	v_fmac_f32_e32 v137, v77, v8
	v_fmac_f32_e32 v136, v85, v5
	v_fmac_f32_e32 v134, v85, v7
	v_fmac_f32_e32 v132, v93, v5
	v_fmac_f32_e32 v130, v93, v7
	v_fmac_f32_e32 v128, v101, v5
	v_dual_fmac_f32 v127, v101, v6 :: v_dual_fmac_f32 v124, v154, v5
	v_fmac_f32_e32 v126, v101, v7
	v_dual_fmac_f32 v125, v101, v8 :: v_dual_fmac_f32 v122, v154, v7
	v_fmac_f32_e32 v120, v162, v5
	v_fmac_f32_e32 v118, v162, v7
	v_fmac_f32_e32 v106, v162, v8
	.loc	1 52 39                         ; matrices.py:52:39
	ds_load_b128 v[1:4], v47 offset:5632
	ds_load_b128 v[5:8], v47 offset:5888
	ds_load_b128 v[60:63], v47 offset:6144
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v147, v58, v3
	v_fmac_f32_e32 v142, v58, v1
	v_fmac_f32_e32 v145, v70, v1
	v_fmac_f32_e32 v148, v58, v2
	v_fmac_f32_e32 v143, v70, v3
	v_fmac_f32_e32 v146, v58, v4
	v_fmac_f32_e32 v141, v70, v4
	v_fmac_f32_e32 v139, v78, v2
	v_fmac_f32_e32 v140, v78, v1
	v_fmac_f32_e32 v137, v78, v4
	v_fmac_f32_e32 v138, v78, v3
	v_fmac_f32_e32 v135, v86, v2
	v_fmac_f32_e32 v136, v86, v1
	v_fmac_f32_e32 v133, v86, v4
	v_fmac_f32_e32 v134, v86, v3
	v_fmac_f32_e32 v131, v94, v2
	v_fmac_f32_e32 v132, v94, v1
	v_dual_fmac_f32 v129, v94, v4 :: v_dual_fmac_f32 v124, v155, v1
	v_fmac_f32_e32 v130, v94, v3
	v_dual_fmac_f32 v127, v102, v2 :: v_dual_fmac_f32 v122, v155, v3
	v_dual_fmac_f32 v128, v102, v1 :: v_dual_fmac_f32 v123, v155, v2
	v_dual_fmac_f32 v125, v102, v4 :: v_dual_fmac_f32 v120, v163, v1
	v_dual_fmac_f32 v126, v102, v3 :: v_dual_fmac_f32 v121, v155, v4
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v118, v163, v3 :: v_dual_fmac_f32 v123, v156, v6
	v_fmac_f32_e32 v147, v59, v7
	v_dual_fmac_f32 v142, v59, v5 :: v_dual_fmac_f32 v121, v156, v8
	v_fmac_f32_e32 v145, v71, v5
	v_fmac_f32_e32 v143, v71, v7
	v_fmac_f32_e32 v146, v59, v8
	v_fmac_f32_e32 v139, v79, v6
	v_fmac_f32_e32 v140, v79, v5
	v_fmac_f32_e32 v137, v79, v8
	v_fmac_f32_e32 v135, v87, v6
	v_fmac_f32_e32 v136, v87, v5
	v_fmac_f32_e32 v133, v87, v8
	v_fmac_f32_e32 v131, v95, v6
	v_fmac_f32_e32 v132, v95, v5
	v_fmac_f32_e32 v129, v95, v8
	v_fmac_f32_e32 v127, v103, v6
	v_fmac_f32_e32 v128, v103, v5
	v_dual_fmac_f32 v125, v103, v8 :: v_dual_fmac_f32 v124, v156, v5
	v_fmac_f32_e32 v122, v156, v7
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[149:152], v46 offset:2144
	ds_load_b128 v[153:156], v46 offset:2160
	.loc	1 52 17                         ; matrices.py:52:17
	v_fmac_f32_e32 v126, v103, v7
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[96:99], v46 offset:2080
	ds_load_b128 v[100:103], v46 offset:2096
	.loc	1 52 17                         ; matrices.py:52:17
	v_fmac_f32_e32 v130, v95, v7
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[88:91], v46 offset:224
	ds_load_b128 v[92:95], v46 offset:240
	.loc	1 52 17                         ; matrices.py:52:17
	v_fmac_f32_e32 v134, v87, v7
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[80:83], v46 offset:160
	ds_load_b128 v[84:87], v46 offset:176
	.loc	1 52 17                         ; matrices.py:52:17
	v_fmac_f32_e32 v138, v79, v7
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[72:75], v46 offset:96
	ds_load_b128 v[76:79], v46 offset:112
	.loc	1 52 17                         ; matrices.py:52:17
	v_fmac_f32_e32 v148, v59, v6
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[56:59], v46 offset:32
	.loc	1 52 17                         ; matrices.py:52:17
	v_dual_fmac_f32 v144, v70, v2 :: v_dual_fmac_f32 v141, v71, v8
	v_fmac_f32_e32 v119, v163, v2
	v_fmac_f32_e32 v106, v163, v4
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v144, v71, v6
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[64:67], v46 offset:48
	.loc	1 52 39                         ; matrices.py:52:39
	ds_load_b128 v[68:71], v47 offset:6400
	.loc	1 52 17                         ; matrices.py:52:17
	v_fmac_f32_e32 v119, v164, v6
	s_waitcnt lgkmcnt(12)
	v_dual_fmac_f32 v118, v164, v7 :: v_dual_fmac_f32 v127, v149, v61
	s_waitcnt lgkmcnt(10)
	v_fmac_f32_e32 v131, v96, v61
	v_fmac_f32_e32 v130, v96, v62
	s_waitcnt lgkmcnt(8)
	v_fmac_f32_e32 v135, v88, v61
	v_fmac_f32_e32 v134, v88, v62
	s_waitcnt lgkmcnt(6)
	v_fmac_f32_e32 v139, v80, v61
	v_fmac_f32_e32 v138, v80, v62
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v145, v72, v60
	v_fmac_f32_e32 v143, v72, v62
	v_fmac_f32_e32 v141, v72, v63
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v147, v56, v62
	v_fmac_f32_e32 v106, v164, v8
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[157:160], v46 offset:2208
	ds_load_b128 v[7:10], v46 offset:2224
	.loc	1 52 17                         ; matrices.py:52:17
	v_fmac_f32_e32 v120, v164, v5
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[161:164], v46 offset:2272
	ds_load_b128 v[1:4], v46 offset:2288
	.loc	1 52 17                         ; matrices.py:52:17
	v_fmac_f32_e32 v142, v56, v60
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v148, v56, v61 :: v_dual_fmac_f32 v145, v73, v68
	v_dual_fmac_f32 v146, v56, v63 :: v_dual_fmac_f32 v139, v81, v69
	v_dual_fmac_f32 v144, v72, v61 :: v_dual_fmac_f32 v141, v73, v71
	v_fmac_f32_e32 v137, v80, v63
	v_fmac_f32_e32 v140, v80, v60
	v_fmac_f32_e32 v133, v88, v63
	v_fmac_f32_e32 v136, v88, v60
	v_fmac_f32_e32 v129, v96, v63
	v_dual_fmac_f32 v132, v96, v60 :: v_dual_fmac_f32 v125, v149, v63
	v_fmac_f32_e32 v128, v149, v60
	v_fmac_f32_e32 v147, v57, v70
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v123, v157, v61
	v_fmac_f32_e32 v126, v149, v62
	v_fmac_f32_e32 v121, v157, v63
	v_fmac_f32_e32 v124, v157, v60
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v120, v161, v60
	v_fmac_f32_e32 v119, v161, v61
	v_fmac_f32_e32 v122, v157, v62
	v_fmac_f32_e32 v118, v161, v62
	v_fmac_f32_e32 v143, v73, v70
	v_fmac_f32_e32 v106, v161, v63
	v_fmac_f32_e32 v142, v57, v68
	v_fmac_f32_e32 v146, v57, v71
	v_fmac_f32_e32 v137, v81, v71
	v_fmac_f32_e32 v148, v57, v69
	v_fmac_f32_e32 v135, v89, v69
	v_fmac_f32_e32 v140, v81, v68
	v_fmac_f32_e32 v133, v89, v71
	v_fmac_f32_e32 v144, v73, v69
	v_fmac_f32_e32 v131, v97, v69
	v_fmac_f32_e32 v138, v81, v70
	v_fmac_f32_e32 v129, v97, v71
	v_dual_fmac_f32 v136, v89, v68 :: v_dual_fmac_f32 v127, v150, v69
	v_dual_fmac_f32 v134, v89, v70 :: v_dual_fmac_f32 v125, v150, v71
	v_dual_fmac_f32 v132, v97, v68 :: v_dual_fmac_f32 v123, v158, v69
	v_dual_fmac_f32 v130, v97, v70 :: v_dual_fmac_f32 v121, v158, v71
	v_fmac_f32_e32 v128, v150, v68
	v_fmac_f32_e32 v124, v158, v68
	v_fmac_f32_e32 v120, v162, v68
	v_fmac_f32_e32 v119, v162, v69
	v_fmac_f32_e32 v126, v150, v70
	v_fmac_f32_e32 v122, v158, v70
	v_fmac_f32_e32 v118, v162, v70
	v_fmac_f32_e32 v106, v162, v71
	.loc	1 52 39                         ; matrices.py:52:39
	ds_load_b128 v[60:63], v47 offset:6656
	ds_load_b128 v[68:71], v47 offset:6912
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v147, v58, v62
	v_fmac_f32_e32 v145, v74, v60
	v_fmac_f32_e32 v143, v74, v62
	v_fmac_f32_e32 v141, v74, v63
	v_fmac_f32_e32 v139, v82, v61
	v_fmac_f32_e32 v137, v82, v63
	v_fmac_f32_e32 v142, v58, v60
	v_fmac_f32_e32 v135, v90, v61
	v_fmac_f32_e32 v146, v58, v63
	v_fmac_f32_e32 v133, v90, v63
	v_fmac_f32_e32 v148, v58, v61
	v_fmac_f32_e32 v131, v98, v61
	v_fmac_f32_e32 v129, v98, v63
	v_fmac_f32_e32 v144, v74, v61
	v_dual_fmac_f32 v140, v82, v60 :: v_dual_fmac_f32 v127, v151, v61
	v_dual_fmac_f32 v138, v82, v62 :: v_dual_fmac_f32 v125, v151, v63
	v_dual_fmac_f32 v136, v90, v60 :: v_dual_fmac_f32 v123, v159, v61
	v_dual_fmac_f32 v134, v90, v62 :: v_dual_fmac_f32 v121, v159, v63
	v_dual_fmac_f32 v132, v98, v60 :: v_dual_fmac_f32 v119, v163, v61
	v_fmac_f32_e32 v130, v98, v62
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v147, v59, v70
	v_fmac_f32_e32 v128, v151, v60
	v_fmac_f32_e32 v145, v75, v68
	v_fmac_f32_e32 v126, v151, v62
	v_fmac_f32_e32 v143, v75, v70
	v_fmac_f32_e32 v124, v159, v60
	v_fmac_f32_e32 v141, v75, v71
	v_fmac_f32_e32 v122, v159, v62
	v_fmac_f32_e32 v139, v83, v69
	v_fmac_f32_e32 v120, v163, v60
	v_fmac_f32_e32 v137, v83, v71
	v_fmac_f32_e32 v118, v163, v62
	v_fmac_f32_e32 v135, v91, v69
	v_fmac_f32_e32 v106, v163, v63
	v_fmac_f32_e32 v133, v91, v71
	v_fmac_f32_e32 v142, v59, v68
	v_fmac_f32_e32 v131, v99, v69
	v_fmac_f32_e32 v146, v59, v71
	v_fmac_f32_e32 v129, v99, v71
	v_fmac_f32_e32 v148, v59, v69
	.loc	1 52 39                         ; matrices.py:52:39
	ds_load_b128 v[56:59], v47 offset:7168
	ds_load_b128 v[60:63], v47 offset:7424
	.loc	1 52 17                         ; matrices.py:52:17
	v_fmac_f32_e32 v127, v152, v69
	v_fmac_f32_e32 v123, v160, v69
	v_dual_fmac_f32 v121, v160, v71 :: v_dual_fmac_f32 v140, v83, v68
	v_dual_fmac_f32 v125, v152, v71 :: v_dual_fmac_f32 v144, v75, v69
	v_dual_fmac_f32 v119, v164, v69 :: v_dual_fmac_f32 v138, v83, v70
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v119, v1, v57
	v_fmac_f32_e32 v143, v76, v58
	v_fmac_f32_e32 v141, v76, v59
	v_fmac_f32_e32 v139, v84, v57
	v_fmac_f32_e32 v124, v160, v68
	v_fmac_f32_e32 v137, v84, v59
	v_fmac_f32_e32 v122, v160, v70
	v_fmac_f32_e32 v135, v92, v57
	v_dual_fmac_f32 v133, v92, v59 :: v_dual_fmac_f32 v132, v99, v68
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v143, v77, v62
	v_dual_fmac_f32 v130, v99, v70 :: v_dual_fmac_f32 v141, v77, v63
	v_dual_fmac_f32 v120, v164, v68 :: v_dual_fmac_f32 v135, v93, v61
	v_dual_fmac_f32 v118, v164, v70 :: v_dual_fmac_f32 v133, v93, v63
	v_dual_fmac_f32 v147, v64, v58 :: v_dual_fmac_f32 v136, v91, v68
	v_dual_fmac_f32 v128, v152, v68 :: v_dual_fmac_f32 v123, v7, v57
	v_dual_fmac_f32 v145, v76, v56 :: v_dual_fmac_f32 v134, v91, v70
	v_dual_fmac_f32 v126, v152, v70 :: v_dual_fmac_f32 v121, v7, v59
	v_fmac_f32_e32 v131, v100, v57
	v_fmac_f32_e32 v106, v164, v71
	v_fmac_f32_e32 v129, v100, v59
	v_fmac_f32_e32 v127, v153, v57
	v_dual_fmac_f32 v139, v85, v61 :: v_dual_fmac_f32 v124, v7, v56
	v_dual_fmac_f32 v137, v85, v63 :: v_dual_fmac_f32 v122, v7, v58
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v142, v64, v56 :: v_dual_fmac_f32 v129, v101, v63
	v_dual_fmac_f32 v146, v64, v59 :: v_dual_fmac_f32 v127, v154, v61
	v_dual_fmac_f32 v140, v84, v56 :: v_dual_fmac_f32 v119, v2, v61
	v_fmac_f32_e32 v132, v100, v56
	v_fmac_f32_e32 v130, v100, v58
	v_dual_fmac_f32 v128, v153, v56 :: v_dual_fmac_f32 v123, v8, v61
	v_dual_fmac_f32 v126, v153, v58 :: v_dual_fmac_f32 v121, v8, v63
	v_dual_fmac_f32 v125, v153, v59 :: v_dual_fmac_f32 v148, v64, v57
	v_fmac_f32_e32 v118, v1, v58
	v_dual_fmac_f32 v147, v65, v62 :: v_dual_fmac_f32 v144, v76, v57
	v_fmac_f32_e32 v136, v92, v56
	v_dual_fmac_f32 v145, v77, v60 :: v_dual_fmac_f32 v138, v84, v58
	v_dual_fmac_f32 v134, v92, v58 :: v_dual_fmac_f32 v131, v101, v61
	v_fmac_f32_e32 v120, v1, v56
	v_fmac_f32_e32 v106, v1, v59
	v_fmac_f32_e32 v124, v8, v60
	v_fmac_f32_e32 v122, v8, v62
	.loc	1 52 39                         ; matrices.py:52:39
	ds_load_b128 v[56:59], v47 offset:7680
	ds_load_b128 v[5:8], v47 offset:7936
	.loc	1 52 17                         ; matrices.py:52:17
	v_dual_fmac_f32 v125, v154, v63 :: v_dual_fmac_f32 v142, v65, v60
	v_fmac_f32_e32 v128, v154, v60
	.loc	1 54 9 is_stmt 1                ; matrices.py:54:9
	v_add_co_u32 v1, vcc_lo, s14, v27
	.loc	1 52 17                         ; matrices.py:52:17
	v_fmac_f32_e32 v126, v154, v62
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v146, v65, v63 :: v_dual_fmac_f32 v119, v3, v57
	v_fmac_f32_e32 v131, v102, v57
	v_fmac_f32_e32 v129, v102, v59
	v_fmac_f32_e32 v145, v78, v56
	v_dual_fmac_f32 v140, v85, v60 :: v_dual_fmac_f32 v143, v78, v58
	v_dual_fmac_f32 v139, v86, v57 :: v_dual_fmac_f32 v136, v93, v60
	v_dual_fmac_f32 v135, v94, v57 :: v_dual_fmac_f32 v132, v101, v60
	v_dual_fmac_f32 v127, v155, v57 :: v_dual_fmac_f32 v120, v2, v60
	v_dual_fmac_f32 v147, v66, v58 :: v_dual_fmac_f32 v148, v65, v61
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v144, v77, v61 :: v_dual_fmac_f32 v143, v79, v7
	v_dual_fmac_f32 v141, v78, v59 :: v_dual_fmac_f32 v138, v85, v62
	v_dual_fmac_f32 v137, v86, v59 :: v_dual_fmac_f32 v134, v93, v62
	v_dual_fmac_f32 v133, v94, v59 :: v_dual_fmac_f32 v130, v101, v62
	v_dual_fmac_f32 v125, v155, v59 :: v_dual_fmac_f32 v118, v2, v62
	v_fmac_f32_e32 v123, v9, v57
	v_fmac_f32_e32 v121, v9, v59
	v_dual_fmac_f32 v131, v103, v6 :: v_dual_fmac_f32 v124, v9, v56
	v_dual_fmac_f32 v129, v103, v8 :: v_dual_fmac_f32 v122, v9, v58
	v_dual_fmac_f32 v106, v2, v63 :: v_dual_fmac_f32 v119, v4, v6
	v_fmac_f32_e32 v142, v66, v56
	v_dual_fmac_f32 v128, v155, v56 :: v_dual_fmac_f32 v123, v10, v6
	v_dual_fmac_f32 v145, v79, v5 :: v_dual_fmac_f32 v140, v86, v56
	v_dual_fmac_f32 v139, v87, v6 :: v_dual_fmac_f32 v136, v94, v56
	v_dual_fmac_f32 v135, v95, v6 :: v_dual_fmac_f32 v132, v102, v56
	v_dual_fmac_f32 v127, v156, v6 :: v_dual_fmac_f32 v120, v3, v56
	.loc	1 54 9                          ; matrices.py:54:9
	v_add_co_ci_u32_e64 v2, null, s15, v28, vcc_lo
	v_add_co_u32 v56, vcc_lo, s14, v29
	.loc	1 52 17                         ; matrices.py:52:17
	v_dual_fmac_f32 v144, v78, v57 :: v_dual_fmac_f32 v147, v67, v7
	v_fmac_f32_e32 v148, v66, v57
	.loc	1 54 9                          ; matrices.py:54:9
	v_add_co_ci_u32_e64 v57, null, s15, v30, vcc_lo
	v_add_co_u32 v9, vcc_lo, s14, v31
	.loc	1 52 17                         ; matrices.py:52:17
	v_dual_fmac_f32 v126, v155, v58 :: v_dual_fmac_f32 v121, v10, v8
	v_dual_fmac_f32 v141, v79, v8 :: v_dual_fmac_f32 v138, v86, v58
	v_dual_fmac_f32 v137, v87, v8 :: v_dual_fmac_f32 v134, v94, v58
	v_dual_fmac_f32 v133, v95, v8 :: v_dual_fmac_f32 v130, v102, v58
	v_dual_fmac_f32 v125, v156, v8 :: v_dual_fmac_f32 v118, v3, v58
	v_fmac_f32_e32 v124, v10, v5
	v_fmac_f32_e32 v122, v10, v7
	.loc	1 54 9                          ; matrices.py:54:9
	v_add_co_ci_u32_e64 v10, null, s15, v32, vcc_lo
	v_add_co_u32 v58, vcc_lo, s14, v33
	.loc	1 52 17                         ; matrices.py:52:17
	v_fmac_f32_e32 v146, v66, v59
	v_fmac_f32_e32 v106, v3, v59
	.loc	1 54 9                          ; matrices.py:54:9
	v_add_co_ci_u32_e64 v59, null, s15, v34, vcc_lo
	v_add_co_u32 v60, vcc_lo, s14, v35
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v61, null, s15, v36, vcc_lo
	.loc	1 52 39                         ; matrices.py:52:39
	s_clause 0x2
	global_load_b32 v1, v[1:2], off
	global_load_b32 v2, v[56:57], off
	global_load_b32 v3, v[9:10], off
	.loc	1 54 9                          ; matrices.py:54:9
	v_add_co_u32 v56, vcc_lo, s14, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v57, null, s15, v38, vcc_lo
	.loc	1 52 39                         ; matrices.py:52:39
	s_clause 0x1
	global_load_b32 v9, v[58:59], off
	global_load_b32 v10, v[60:61], off
	.loc	1 54 9                          ; matrices.py:54:9
	v_add_co_u32 v58, vcc_lo, s14, v39
	v_add_co_ci_u32_e64 v59, null, s15, v40, vcc_lo
	.loc	1 52 39                         ; matrices.py:52:39
	s_clause 0x1
	global_load_b32 v56, v[56:57], off
	global_load_b32 v57, v[58:59], off
	.loc	1 52 24 is_stmt 0               ; matrices.py:52:24
	v_add_co_u32 v58, vcc_lo, s14, v41
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v59, null, s15, v42, vcc_lo
	.loc	1 51 5 is_stmt 1                ; matrices.py:51:5
	s_add_u32 s14, s14, s2
	s_addc_u32 s15, s15, s3
	.loc	1 52 17                         ; matrices.py:52:17
	v_fmac_f32_e32 v142, v67, v5
	.loc	1 52 39 is_stmt 0               ; matrices.py:52:39
	global_load_b32 v58, v[58:59], off
	.loc	1 52 17                         ; matrices.py:52:17
	v_fmac_f32_e32 v148, v67, v6
	v_fmac_f32_e32 v146, v67, v8
	v_fmac_f32_e32 v144, v79, v6
	v_fmac_f32_e32 v140, v87, v5
	v_fmac_f32_e32 v138, v87, v7
	v_fmac_f32_e32 v136, v95, v5
	v_fmac_f32_e32 v134, v95, v7
	v_fmac_f32_e32 v132, v103, v5
	v_fmac_f32_e32 v130, v103, v7
	v_fmac_f32_e32 v128, v156, v5
	v_fmac_f32_e32 v126, v156, v7
	.loc	1 51 5 is_stmt 1                ; matrices.py:51:5
	s_add_u32 s12, s12, s6
	.loc	1 52 17                         ; matrices.py:52:17
	v_fmac_f32_e32 v120, v4, v5
	v_fmac_f32_e32 v118, v4, v7
	v_fmac_f32_e32 v106, v4, v8
	.loc	1 51 5                          ; matrices.py:51:5
	s_addc_u32 s13, s13, s7
	s_add_i32 s20, s20, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s20, 0
	.loc	1 52 24                         ; matrices.py:52:24
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_2addr_stride64_b32 v45, v48, v49 offset1:2
	ds_store_2addr_stride64_b32 v45, v50, v51 offset0:4 offset1:6
	ds_store_2addr_stride64_b32 v45, v52, v53 offset0:8 offset1:10
	ds_store_2addr_stride64_b32 v45, v54, v55 offset0:12 offset1:14
	.loc	1 52 39 is_stmt 0               ; matrices.py:52:39
	ds_store_2addr_stride64_b32 v45, v1, v2 offset0:16 offset1:18
	ds_store_2addr_stride64_b32 v45, v3, v9 offset0:20 offset1:22
	ds_store_2addr_stride64_b32 v45, v10, v56 offset0:24 offset1:26
	ds_store_2addr_stride64_b32 v45, v57, v58 offset0:28 offset1:30
	.loc	1 51 5 is_stmt 1                ; matrices.py:51:5
	s_cbranch_scc1 .LBB0_34
.LBB0_35:                               ; %Flow178
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_load_b32 s1, s[0:1], 0x3c
	.loc	1 52 17 is_stmt 1               ; matrices.py:52:17
	s_and_b32 s0, s19, exec_lo
	s_cselect_b32 s0, 1, 0
	.loc	1 52 24 is_stmt 0               ; matrices.py:52:24
	s_waitcnt lgkmcnt(0)
	.loc	1 52 17                         ; matrices.py:52:17
	s_cmp_lg_u32 s0, 1
	.loc	1 52 24                         ; matrices.py:52:24
	s_barrier
	buffer_gl0_inv
	.loc	1 52 17                         ; matrices.py:52:17
	s_cbranch_scc1 .LBB0_37
; %bb.36:
	.loc	1 52 24                         ; matrices.py:52:24
	v_lshl_add_u32 v149, v44, 4, 0
	.loc	1 52 39                         ; matrices.py:52:39
	v_lshl_add_u32 v57, v43, 4, 0
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[89:92], v149
	.loc	1 52 39                         ; matrices.py:52:39
	ds_load_b128 v[45:48], v57 offset:4096
	ds_load_b128 v[41:44], v57 offset:4352
	ds_load_b128 v[1:4], v57 offset:7936
	ds_load_b128 v[5:8], v57 offset:7680
	ds_load_b128 v[33:36], v57 offset:4864
	ds_load_b128 v[37:40], v57 offset:4608
	ds_load_b128 v[9:12], v57 offset:7424
	ds_load_b128 v[13:16], v57 offset:7168
	ds_load_b128 v[17:20], v57 offset:6912
	ds_load_b128 v[21:24], v57 offset:6656
	ds_load_b128 v[25:28], v57 offset:6400
	ds_load_b128 v[29:32], v57 offset:6144
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[97:100], v149 offset:16
	.loc	1 52 39                         ; matrices.py:52:39
	ds_load_b128 v[49:52], v57 offset:5376
	ds_load_b128 v[53:56], v57 offset:5120
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[150:153], v149 offset:80
	ds_load_b128 v[154:157], v149 offset:64
	.loc	1 52 39                         ; matrices.py:52:39
	ds_load_b128 v[69:72], v57 offset:5888
	ds_load_b128 v[73:76], v57 offset:5632
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[57:60], v149 offset:2288
	ds_load_b128 v[61:64], v149 offset:2272
	ds_load_b128 v[101:104], v149 offset:32
	ds_load_b128 v[158:161], v149 offset:48
	ds_load_b128 v[170:173], v149 offset:112
	ds_load_b128 v[174:177], v149 offset:96
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(24)
	v_fmac_f32_e32 v147, v89, v47
	v_fmac_f32_e32 v142, v89, v45
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[162:165], v149 offset:144
	ds_load_b128 v[166:169], v149 offset:128
	ds_load_b128 v[65:68], v149 offset:2224
	ds_load_b128 v[77:80], v149 offset:2208
	ds_load_b128 v[81:84], v149 offset:2256
	ds_load_b128 v[85:88], v149 offset:2240
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(29)
	v_dual_fmac_f32 v147, v90, v43 :: v_dual_fmac_f32 v148, v89, v46
	s_waitcnt lgkmcnt(25)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v147, v91, v39 :: v_dual_fmac_f32 v142, v90, v41
	v_dual_fmac_f32 v147, v92, v35 :: v_dual_fmac_f32 v148, v90, v42
	s_delay_alu instid0(VALU_DEP_2)
	v_fmac_f32_e32 v142, v91, v37
	s_waitcnt lgkmcnt(14)
	v_fmac_f32_e32 v145, v154, v45
	v_fmac_f32_e32 v143, v154, v47
	v_fmac_f32_e32 v147, v97, v55
	v_fmac_f32_e32 v146, v89, v48
	v_fmac_f32_e32 v148, v91, v38
	v_fmac_f32_e32 v145, v155, v41
	v_fmac_f32_e32 v143, v155, v43
	v_fmac_f32_e32 v147, v98, v51
	v_fmac_f32_e32 v146, v90, v44
	v_fmac_f32_e32 v148, v92, v34
	v_fmac_f32_e32 v145, v156, v37
	v_fmac_f32_e32 v143, v156, v39
	s_waitcnt lgkmcnt(12)
	v_fmac_f32_e32 v147, v99, v75
	v_fmac_f32_e32 v146, v91, v40
	v_fmac_f32_e32 v148, v97, v54
	v_fmac_f32_e32 v145, v157, v33
	v_fmac_f32_e32 v143, v157, v35
	v_fmac_f32_e32 v147, v100, v71
	v_fmac_f32_e32 v142, v92, v33
	v_fmac_f32_e32 v146, v92, v36
	v_fmac_f32_e32 v148, v98, v50
	v_fmac_f32_e32 v145, v150, v53
	s_waitcnt lgkmcnt(9)
	v_fmac_f32_e32 v147, v101, v31
	v_fmac_f32_e32 v142, v97, v53
	v_fmac_f32_e32 v146, v97, v56
	v_fmac_f32_e32 v148, v99, v74
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[89:92], v149 offset:2192
	ds_load_b128 v[93:96], v149 offset:2176
	.loc	1 52 17                         ; matrices.py:52:17
	v_fmac_f32_e32 v147, v102, v27
	v_fmac_f32_e32 v142, v98, v49
	v_fmac_f32_e32 v146, v98, v52
	v_dual_fmac_f32 v148, v100, v70 :: v_dual_fmac_f32 v145, v151, v49
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v147, v103, v23
	v_fmac_f32_e32 v142, v99, v73
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v146, v99, v76
	v_dual_fmac_f32 v148, v101, v30 :: v_dual_fmac_f32 v143, v150, v55
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v147, v104, v19
	v_fmac_f32_e32 v142, v100, v69
	v_fmac_f32_e32 v145, v152, v73
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v146, v100, v72 :: v_dual_fmac_f32 v143, v151, v51
	s_waitcnt lgkmcnt(10)
	v_dual_fmac_f32 v147, v158, v15 :: v_dual_fmac_f32 v142, v101, v29
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v144, v154, v46 :: v_dual_fmac_f32 v145, v153, v69
	v_dual_fmac_f32 v146, v101, v32 :: v_dual_fmac_f32 v143, v152, v75
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v142, v102, v25
	v_dual_fmac_f32 v148, v102, v26 :: v_dual_fmac_f32 v147, v159, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v144, v155, v42 :: v_dual_fmac_f32 v141, v154, v48
	v_dual_fmac_f32 v143, v153, v71 :: v_dual_fmac_f32 v148, v103, v22
	s_waitcnt lgkmcnt(8)
	v_fmac_f32_e32 v145, v174, v29
	v_fmac_f32_e32 v146, v102, v28
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v142, v103, v21 :: v_dual_fmac_f32 v143, v174, v31
	v_fmac_f32_e32 v147, v160, v7
	v_dual_fmac_f32 v144, v156, v38 :: v_dual_fmac_f32 v145, v175, v25
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v146, v103, v24
	v_dual_fmac_f32 v142, v104, v17 :: v_dual_fmac_f32 v143, v175, v27
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v147, v161, v3
	v_dual_fmac_f32 v144, v157, v34 :: v_dual_fmac_f32 v145, v176, v21
	v_dual_fmac_f32 v148, v104, v18 :: v_dual_fmac_f32 v141, v155, v44
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v142, v158, v13 :: v_dual_fmac_f32 v143, v176, v23
	v_fmac_f32_e32 v144, v150, v54
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v148, v158, v14 :: v_dual_fmac_f32 v141, v156, v40
	v_dual_fmac_f32 v146, v104, v20 :: v_dual_fmac_f32 v145, v177, v17
	v_dual_fmac_f32 v143, v177, v19 :: v_dual_fmac_f32 v144, v151, v50
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v142, v159, v9 :: v_dual_fmac_f32 v141, v157, v36
	v_dual_fmac_f32 v148, v159, v10 :: v_dual_fmac_f32 v145, v170, v13
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v143, v170, v15 :: v_dual_fmac_f32 v144, v152, v74
	v_dual_fmac_f32 v141, v150, v56 :: v_dual_fmac_f32 v148, v160, v6
	s_waitcnt lgkmcnt(6)
	v_dual_fmac_f32 v137, v166, v48 :: v_dual_fmac_f32 v142, v160, v5
	v_fmac_f32_e32 v139, v166, v46
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v144, v153, v70 :: v_dual_fmac_f32 v141, v151, v52
	v_dual_fmac_f32 v148, v161, v2 :: v_dual_fmac_f32 v137, v167, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v142, v161, v1 :: v_dual_fmac_f32 v139, v167, v42
	v_fmac_f32_e32 v144, v174, v30
	v_fmac_f32_e32 v146, v158, v16
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v137, v168, v40
	v_fmac_f32_e32 v141, v152, v76
	v_fmac_f32_e32 v139, v168, v38
	v_fmac_f32_e32 v144, v175, v26
	v_fmac_f32_e32 v146, v159, v12
	v_fmac_f32_e32 v137, v169, v36
	v_fmac_f32_e32 v145, v171, v9
	v_fmac_f32_e32 v139, v169, v34
	v_dual_fmac_f32 v144, v176, v22 :: v_dual_fmac_f32 v141, v153, v72
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v137, v162, v56
	v_fmac_f32_e32 v138, v166, v47
	v_fmac_f32_e32 v139, v162, v54
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v144, v177, v18
	v_dual_fmac_f32 v140, v166, v45 :: v_dual_fmac_f32 v137, v163, v52
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v138, v167, v43
	v_fmac_f32_e32 v139, v163, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v144, v170, v14
	v_dual_fmac_f32 v140, v167, v41 :: v_dual_fmac_f32 v141, v174, v32
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[150:153], v149 offset:176
	ds_load_b128 v[154:157], v149 offset:160
	.loc	1 52 17                         ; matrices.py:52:17
	v_dual_fmac_f32 v146, v160, v8 :: v_dual_fmac_f32 v143, v171, v11
	v_dual_fmac_f32 v140, v168, v37 :: v_dual_fmac_f32 v141, v175, v28
	v_fmac_f32_e32 v139, v164, v74
	v_fmac_f32_e32 v138, v168, v39
	v_fmac_f32_e32 v144, v171, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v140, v169, v33 :: v_dual_fmac_f32 v137, v164, v76
	v_fmac_f32_e32 v139, v165, v70
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v138, v169, v35 :: v_dual_fmac_f32 v141, v176, v24
	v_dual_fmac_f32 v140, v162, v53 :: v_dual_fmac_f32 v137, v165, v72
	v_fmac_f32_e32 v146, v161, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v138, v162, v55 :: v_dual_fmac_f32 v141, v177, v20
	v_fmac_f32_e32 v140, v163, v49
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[97:100], v149 offset:2096
	ds_load_b128 v[101:104], v149 offset:2080
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v139, v154, v30 :: v_dual_fmac_f32 v138, v163, v51
	v_dual_fmac_f32 v137, v154, v32 :: v_dual_fmac_f32 v140, v164, v73
	v_fmac_f32_e32 v145, v172, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v139, v155, v26 :: v_dual_fmac_f32 v138, v164, v75
	v_dual_fmac_f32 v137, v155, v28 :: v_dual_fmac_f32 v140, v165, v69
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v144, v172, v6 :: v_dual_fmac_f32 v145, v173, v1
	v_dual_fmac_f32 v138, v165, v71 :: v_dual_fmac_f32 v139, v156, v22
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v140, v154, v29 :: v_dual_fmac_f32 v137, v156, v24
	v_fmac_f32_e32 v143, v172, v7
	v_dual_fmac_f32 v138, v154, v31 :: v_dual_fmac_f32 v139, v157, v18
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v140, v155, v25 :: v_dual_fmac_f32 v137, v157, v20
	v_fmac_f32_e32 v143, v173, v3
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v138, v155, v27
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[158:161], v149 offset:2064
	ds_load_b128 v[162:165], v149 offset:2048
	.loc	1 52 17                         ; matrices.py:52:17
	v_dual_fmac_f32 v140, v156, v21 :: v_dual_fmac_f32 v141, v170, v16
	v_fmac_f32_e32 v144, v173, v2
	v_dual_fmac_f32 v138, v156, v23 :: v_dual_fmac_f32 v139, v150, v14
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v140, v157, v17 :: v_dual_fmac_f32 v137, v150, v16
	v_dual_fmac_f32 v141, v171, v12 :: v_dual_fmac_f32 v138, v157, v19
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[154:157], v149 offset:192
	ds_load_b128 v[166:169], v149 offset:208
	.loc	1 52 17                         ; matrices.py:52:17
	v_dual_fmac_f32 v140, v150, v13 :: v_dual_fmac_f32 v139, v151, v10
	v_dual_fmac_f32 v138, v150, v15 :: v_dual_fmac_f32 v137, v151, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v141, v172, v8 :: v_dual_fmac_f32 v140, v151, v9
	v_dual_fmac_f32 v139, v152, v6 :: v_dual_fmac_f32 v138, v151, v11
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v132, v162, v45 :: v_dual_fmac_f32 v141, v173, v4
	v_fmac_f32_e32 v140, v152, v5
	v_fmac_f32_e32 v137, v152, v8
	v_dual_fmac_f32 v138, v152, v7 :: v_dual_fmac_f32 v139, v153, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v132, v163, v41
	v_fmac_f32_e32 v140, v153, v1
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v137, v153, v4
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v138, v153, v3 :: v_dual_fmac_f32 v135, v154, v46
	v_fmac_f32_e32 v136, v154, v45
	v_fmac_f32_e32 v133, v154, v48
	v_fmac_f32_e32 v134, v154, v47
	v_fmac_f32_e32 v129, v162, v48
	v_fmac_f32_e32 v135, v155, v42
	v_fmac_f32_e32 v136, v155, v41
	v_fmac_f32_e32 v133, v155, v44
	v_dual_fmac_f32 v134, v155, v43 :: v_dual_fmac_f32 v131, v162, v46
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v135, v156, v38
	v_fmac_f32_e32 v136, v156, v37
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v133, v156, v40
	v_dual_fmac_f32 v134, v156, v39 :: v_dual_fmac_f32 v131, v163, v42
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v135, v157, v34
	v_fmac_f32_e32 v136, v157, v33
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v133, v157, v36
	v_fmac_f32_e32 v134, v157, v35
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[150:153], v149 offset:240
	ds_load_b128 v[154:157], v149 offset:224
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v135, v166, v54 :: v_dual_fmac_f32 v132, v164, v37
	v_fmac_f32_e32 v133, v166, v56
	v_dual_fmac_f32 v136, v166, v53 :: v_dual_fmac_f32 v129, v163, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v135, v167, v50 :: v_dual_fmac_f32 v132, v165, v33
	v_dual_fmac_f32 v133, v167, v52 :: v_dual_fmac_f32 v134, v166, v55
	v_fmac_f32_e32 v131, v164, v38
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v135, v168, v74 :: v_dual_fmac_f32 v136, v167, v49
	v_dual_fmac_f32 v133, v168, v76 :: v_dual_fmac_f32 v132, v158, v53
	v_fmac_f32_e32 v129, v164, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v135, v169, v70 :: v_dual_fmac_f32 v134, v167, v51
	v_dual_fmac_f32 v133, v169, v72 :: v_dual_fmac_f32 v136, v168, v73
	v_fmac_f32_e32 v131, v165, v34
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v135, v154, v30 :: v_dual_fmac_f32 v134, v168, v75
	v_dual_fmac_f32 v133, v154, v32 :: v_dual_fmac_f32 v136, v169, v69
	v_fmac_f32_e32 v129, v165, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v135, v155, v26
	v_fmac_f32_e32 v132, v159, v49
	v_dual_fmac_f32 v133, v155, v28 :: v_dual_fmac_f32 v134, v169, v71
	v_fmac_f32_e32 v123, v93, v46
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v135, v156, v22
	v_fmac_f32_e32 v132, v160, v73
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v133, v156, v24 :: v_dual_fmac_f32 v136, v154, v29
	v_fmac_f32_e32 v131, v158, v54
	v_fmac_f32_e32 v135, v157, v18
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v132, v161, v69
	v_dual_fmac_f32 v133, v157, v20 :: v_dual_fmac_f32 v136, v155, v25
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v130, v162, v47 :: v_dual_fmac_f32 v131, v159, v50
	v_fmac_f32_e32 v135, v150, v14
	v_fmac_f32_e32 v134, v154, v31
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v133, v150, v16 :: v_dual_fmac_f32 v132, v101, v29
	v_dual_fmac_f32 v124, v93, v45 :: v_dual_fmac_f32 v135, v151, v10
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v134, v155, v27
	v_dual_fmac_f32 v133, v151, v12 :: v_dual_fmac_f32 v132, v102, v25
	v_fmac_f32_e32 v123, v94, v42
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v135, v152, v6
	v_fmac_f32_e32 v136, v156, v21
	v_fmac_f32_e32 v133, v152, v8
	v_fmac_f32_e32 v134, v156, v23
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v132, v103, v21 :: v_dual_fmac_f32 v135, v153, v2
	v_fmac_f32_e32 v136, v157, v17
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v133, v153, v4
	v_fmac_f32_e32 v134, v157, v19
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[154:157], v149 offset:2112
	.loc	1 52 17                         ; matrices.py:52:17
	v_dual_fmac_f32 v130, v163, v43 :: v_dual_fmac_f32 v131, v160, v74
	v_fmac_f32_e32 v136, v150, v13
	v_dual_fmac_f32 v134, v150, v15 :: v_dual_fmac_f32 v123, v95, v38
	v_fmac_f32_e32 v129, v158, v56
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v131, v161, v70 :: v_dual_fmac_f32 v136, v151, v9
	v_dual_fmac_f32 v134, v151, v11 :: v_dual_fmac_f32 v123, v96, v34
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v129, v159, v52
	v_dual_fmac_f32 v131, v101, v30 :: v_dual_fmac_f32 v136, v152, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v134, v152, v7 :: v_dual_fmac_f32 v123, v89, v54
	v_fmac_f32_e32 v129, v160, v76
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v131, v102, v26 :: v_dual_fmac_f32 v136, v153, v1
	v_fmac_f32_e32 v134, v153, v3
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[150:153], v149 offset:2128
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v127, v154, v46 :: v_dual_fmac_f32 v132, v104, v17
	v_fmac_f32_e32 v126, v154, v47
	v_dual_fmac_f32 v125, v154, v48 :: v_dual_fmac_f32 v122, v93, v47
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v127, v155, v42 :: v_dual_fmac_f32 v132, v97, v13
	v_fmac_f32_e32 v126, v155, v43
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v125, v155, v44 :: v_dual_fmac_f32 v124, v94, v41
	v_dual_fmac_f32 v127, v156, v38 :: v_dual_fmac_f32 v132, v98, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v122, v94, v43 :: v_dual_fmac_f32 v125, v156, v40
	v_dual_fmac_f32 v126, v156, v39 :: v_dual_fmac_f32 v127, v157, v34
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v132, v99, v5
	v_dual_fmac_f32 v124, v95, v37 :: v_dual_fmac_f32 v125, v157, v36
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v122, v95, v39 :: v_dual_fmac_f32 v127, v150, v54
	v_fmac_f32_e32 v130, v164, v39
	v_dual_fmac_f32 v124, v96, v33 :: v_dual_fmac_f32 v125, v150, v56
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v126, v157, v35 :: v_dual_fmac_f32 v127, v151, v50
	v_fmac_f32_e32 v130, v165, v35
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[162:165], v149 offset:2160
	ds_load_b128 v[166:169], v149 offset:2144
	.loc	1 52 17                         ; matrices.py:52:17
	v_dual_fmac_f32 v122, v96, v35 :: v_dual_fmac_f32 v123, v90, v50
	v_dual_fmac_f32 v125, v151, v52 :: v_dual_fmac_f32 v126, v150, v55
	v_fmac_f32_e32 v124, v89, v53
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v128, v154, v45 :: v_dual_fmac_f32 v123, v91, v74
	v_dual_fmac_f32 v125, v152, v76 :: v_dual_fmac_f32 v122, v89, v55
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v126, v151, v51
	v_dual_fmac_f32 v128, v155, v41 :: v_dual_fmac_f32 v123, v92, v70
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v125, v153, v72 :: v_dual_fmac_f32 v124, v90, v49
	v_fmac_f32_e32 v126, v152, v75
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v128, v156, v37 :: v_dual_fmac_f32 v123, v77, v30
	v_dual_fmac_f32 v127, v152, v74 :: v_dual_fmac_f32 v124, v91, v73
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v125, v166, v32
	v_fmac_f32_e32 v122, v90, v51
	v_dual_fmac_f32 v123, v78, v26 :: v_dual_fmac_f32 v126, v153, v71
	v_dual_fmac_f32 v130, v158, v55 :: v_dual_fmac_f32 v127, v153, v70
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v125, v167, v28
	v_fmac_f32_e32 v122, v91, v75
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v123, v79, v22 :: v_dual_fmac_f32 v126, v166, v31
	v_dual_fmac_f32 v128, v157, v33 :: v_dual_fmac_f32 v127, v166, v30
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v125, v168, v24
	v_fmac_f32_e32 v124, v92, v69
	v_dual_fmac_f32 v123, v80, v18 :: v_dual_fmac_f32 v126, v167, v27
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v128, v150, v53 :: v_dual_fmac_f32 v125, v169, v20
	v_dual_fmac_f32 v122, v92, v71 :: v_dual_fmac_f32 v123, v65, v14
	v_dual_fmac_f32 v121, v93, v48 :: v_dual_fmac_f32 v132, v100, v1
	v_fmac_f32_e32 v129, v161, v72
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v125, v162, v16 :: v_dual_fmac_f32 v124, v77, v29
	v_dual_fmac_f32 v122, v77, v31 :: v_dual_fmac_f32 v123, v66, v10
	v_fmac_f32_e32 v119, v85, v46
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v125, v163, v12 :: v_dual_fmac_f32 v124, v78, v25
	v_dual_fmac_f32 v122, v78, v27 :: v_dual_fmac_f32 v123, v67, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v119, v86, v42
	v_dual_fmac_f32 v125, v164, v8 :: v_dual_fmac_f32 v124, v79, v21
	v_fmac_f32_e32 v126, v168, v23
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v122, v79, v23 :: v_dual_fmac_f32 v123, v68, v2
	v_dual_fmac_f32 v125, v165, v4 :: v_dual_fmac_f32 v124, v80, v17
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v126, v169, v19 :: v_dual_fmac_f32 v121, v94, v44
	v_dual_fmac_f32 v122, v80, v19 :: v_dual_fmac_f32 v119, v87, v38
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v124, v65, v13
	v_dual_fmac_f32 v126, v162, v15 :: v_dual_fmac_f32 v121, v95, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v122, v65, v15 :: v_dual_fmac_f32 v119, v88, v34
	v_dual_fmac_f32 v130, v159, v51 :: v_dual_fmac_f32 v129, v101, v32
	v_dual_fmac_f32 v126, v163, v11 :: v_dual_fmac_f32 v121, v96, v36
	v_fmac_f32_e32 v124, v66, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v122, v66, v11 :: v_dual_fmac_f32 v119, v81, v54
	v_dual_fmac_f32 v128, v151, v49 :: v_dual_fmac_f32 v121, v89, v56
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v124, v67, v5
	v_dual_fmac_f32 v126, v164, v7 :: v_dual_fmac_f32 v119, v82, v50
	v_dual_fmac_f32 v130, v160, v75 :: v_dual_fmac_f32 v129, v102, v28
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v124, v68, v1 :: v_dual_fmac_f32 v121, v90, v52
	v_dual_fmac_f32 v119, v83, v74 :: v_dual_fmac_f32 v126, v165, v3
	v_fmac_f32_e32 v120, v85, v45
	v_dual_fmac_f32 v128, v152, v73 :: v_dual_fmac_f32 v127, v167, v26
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v121, v91, v76
	v_dual_fmac_f32 v119, v84, v70 :: v_dual_fmac_f32 v122, v67, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v120, v86, v41
	v_dual_fmac_f32 v130, v161, v71 :: v_dual_fmac_f32 v131, v103, v22
	v_fmac_f32_e32 v121, v92, v72
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v119, v61, v30 :: v_dual_fmac_f32 v122, v68, v3
	v_fmac_f32_e32 v106, v85, v48
	v_dual_fmac_f32 v128, v153, v69 :: v_dual_fmac_f32 v129, v103, v24
	v_fmac_f32_e32 v121, v77, v32
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v118, v85, v47 :: v_dual_fmac_f32 v119, v62, v26
	v_fmac_f32_e32 v106, v86, v44
	v_dual_fmac_f32 v130, v101, v31 :: v_dual_fmac_f32 v127, v168, v22
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v121, v78, v28
	v_dual_fmac_f32 v118, v86, v43 :: v_dual_fmac_f32 v119, v63, v22
	v_dual_fmac_f32 v128, v166, v29 :: v_dual_fmac_f32 v131, v104, v18
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v121, v79, v24
	v_dual_fmac_f32 v118, v87, v39 :: v_dual_fmac_f32 v119, v64, v18
	v_fmac_f32_e32 v120, v87, v37
	v_fmac_f32_e32 v106, v87, v40
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v121, v80, v20 :: v_dual_fmac_f32 v130, v102, v27
	v_fmac_f32_e32 v129, v104, v20
	v_dual_fmac_f32 v119, v57, v14 :: v_dual_fmac_f32 v120, v88, v33
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v121, v65, v16 :: v_dual_fmac_f32 v118, v88, v35
	v_dual_fmac_f32 v106, v88, v36 :: v_dual_fmac_f32 v119, v58, v10
	v_dual_fmac_f32 v128, v167, v25 :: v_dual_fmac_f32 v127, v169, v18
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v121, v66, v12 :: v_dual_fmac_f32 v120, v81, v53
	v_dual_fmac_f32 v118, v81, v55 :: v_dual_fmac_f32 v119, v59, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v106, v81, v56
	v_dual_fmac_f32 v121, v67, v8 :: v_dual_fmac_f32 v120, v82, v49
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v118, v82, v51 :: v_dual_fmac_f32 v119, v60, v2
	v_fmac_f32_e32 v106, v82, v52
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v121, v68, v4 :: v_dual_fmac_f32 v120, v83, v73
	v_fmac_f32_e32 v118, v83, v75
	v_dual_fmac_f32 v130, v103, v23 :: v_dual_fmac_f32 v131, v97, v14
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v106, v83, v76
	v_fmac_f32_e32 v120, v84, v69
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v118, v84, v71
	v_dual_fmac_f32 v128, v168, v21 :: v_dual_fmac_f32 v129, v97, v16
	v_fmac_f32_e32 v106, v84, v72
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v120, v61, v29
	v_fmac_f32_e32 v118, v61, v31
	v_dual_fmac_f32 v130, v104, v19 :: v_dual_fmac_f32 v127, v162, v14
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v106, v61, v32
	v_fmac_f32_e32 v120, v62, v25
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v118, v62, v27
	v_dual_fmac_f32 v128, v169, v17 :: v_dual_fmac_f32 v131, v98, v10
	v_fmac_f32_e32 v106, v62, v28
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v120, v63, v21
	v_fmac_f32_e32 v118, v63, v23
	v_dual_fmac_f32 v130, v97, v15 :: v_dual_fmac_f32 v129, v98, v12
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v106, v63, v24
	v_fmac_f32_e32 v120, v64, v17
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v118, v64, v19
	v_dual_fmac_f32 v128, v162, v13 :: v_dual_fmac_f32 v127, v163, v10
	v_fmac_f32_e32 v106, v64, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v120, v57, v13
	v_fmac_f32_e32 v118, v57, v15
	v_dual_fmac_f32 v130, v98, v11 :: v_dual_fmac_f32 v131, v99, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v106, v57, v16
	v_dual_fmac_f32 v128, v163, v9 :: v_dual_fmac_f32 v127, v164, v6
	v_fmac_f32_e32 v120, v58, v9
	v_fmac_f32_e32 v118, v58, v11
	v_fmac_f32_e32 v106, v58, v12
	v_dual_fmac_f32 v130, v99, v7 :: v_dual_fmac_f32 v131, v100, v2
	v_dual_fmac_f32 v129, v99, v8 :: v_dual_fmac_f32 v128, v164, v5
	v_fmac_f32_e32 v120, v59, v5
	v_fmac_f32_e32 v118, v59, v7
	v_fmac_f32_e32 v106, v59, v8
	v_dual_fmac_f32 v130, v100, v3 :: v_dual_fmac_f32 v127, v165, v2
	v_dual_fmac_f32 v129, v100, v4 :: v_dual_fmac_f32 v128, v165, v1
	v_fmac_f32_e32 v120, v60, v1
	v_fmac_f32_e32 v118, v60, v3
	v_fmac_f32_e32 v106, v60, v4
.LBB0_37:                               ; %._crit_edge._crit_edge
	.loc	1 46 14 is_stmt 1               ; matrices.py:46:14
	v_mul_lo_u32 v1, v107, s17
	.loc	1 59 5                          ; matrices.py:59:5
	v_lshlrev_b32_e32 v5, 8, v0
	s_lshl_b32 s0, s16, 2
	v_lshlrev_b32_e32 v6, 4, v116
	v_lshlrev_b32_e32 v0, 4, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 46 14                         ; matrices.py:46:14
	v_sub_nc_u32_e32 v1, v117, v1
	v_subrev_nc_u32_e32 v2, s17, v1
	v_cmp_le_u32_e32 vcc_lo, s17, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v1, v1, v2, vcc_lo
	v_subrev_nc_u32_e32 v2, s17, v1
	v_cmp_le_u32_e32 vcc_lo, s17, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v1, v1, v2, vcc_lo
	v_xor_b32_e32 v1, s18, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_subrev_nc_u32_e32 v1, s18, v1
	.loc	1 55 40                         ; matrices.py:55:40
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s8, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s9, v2, vcc_lo
	.loc	1 59 80                         ; matrices.py:59:80
	v_cmp_gt_i32_e32 vcc_lo, s5, v105
	.loc	1 55 32                         ; matrices.py:55:32
	global_load_b128 v[1:4], v[1:2], off
	.loc	1 59 5                          ; matrices.py:59:5
	v_and_b32_e32 v7, 0x1800, v5
	v_and_b32_e32 v0, 0x70, v0
	v_and_b32_e32 v6, 0x770, v6
	.loc	1 55 24                         ; matrices.py:55:24
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_add_f32 v10, v144, v2 :: v_dual_add_nc_u32 v7, 0, v7
	v_add_f32_e32 v9, v145, v1
	.loc	1 59 5                          ; matrices.py:59:5
	v_add3_u32 v33, v7, v0, s0
	.loc	1 55 24                         ; matrices.py:55:24
	v_add_f32_e32 v0, v142, v1
	v_dual_add_f32 v8, v146, v4 :: v_dual_and_b32 v5, 0x800, v5
	v_add_f32_e32 v7, v147, v3
	v_dual_add_f32 v11, v143, v3 :: v_dual_add_f32 v12, v141, v4
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 59 5                          ; matrices.py:59:5
	v_add3_u32 v32, 0, v5, v6
	.loc	1 55 24                         ; matrices.py:55:24
	v_add_f32_e32 v6, v148, v2
	v_dual_add_f32 v13, v140, v1 :: v_dual_add_f32 v14, v139, v2
	v_dual_add_f32 v15, v138, v3 :: v_dual_add_f32 v16, v137, v4
	v_dual_add_f32 v17, v136, v1 :: v_dual_add_f32 v18, v135, v2
	v_dual_add_f32 v19, v134, v3 :: v_dual_add_f32 v20, v133, v4
	v_dual_add_f32 v43, v120, v1 :: v_dual_max_f32 v6, 0, v6
	.loc	1 55 13 is_stmt 0               ; matrices.py:55:13
	v_dual_max_f32 v5, 0, v0 :: v_dual_max_f32 v10, 0, v10
	v_dual_max_f32 v7, 0, v7 :: v_dual_max_f32 v8, 0, v8
	v_dual_max_f32 v11, 0, v11 :: v_dual_max_f32 v14, 0, v14
	v_dual_max_f32 v13, 0, v13 :: v_dual_max_f32 v16, 0, v16
	v_dual_max_f32 v15, 0, v15 :: v_dual_max_f32 v18, 0, v18
	v_dual_max_f32 v9, 0, v9 :: v_dual_max_f32 v12, 0, v12
	v_dual_max_f32 v17, 0, v17 :: v_dual_max_f32 v20, 0, v20
	v_dual_max_f32 v19, 0, v19 :: v_dual_add_f32 v44, v119, v2
	.loc	1 59 5 is_stmt 1                ; matrices.py:59:5
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v32, v[5:8]
	ds_store_b128 v32, v[13:16] offset:128
	ds_store_b128 v32, v[9:12] offset:4096
	ds_store_b128 v32, v[17:20] offset:4224
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[28:31], v33
	ds_load_b128 v[24:27], v33 offset:512
	ds_load_b128 v[16:19], v33 offset:1024
	ds_load_b128 v[8:11], v33 offset:1536
	.loc	1 55 24                         ; matrices.py:55:24
	v_dual_add_f32 v21, v132, v1 :: v_dual_add_f32 v22, v131, v2
	v_dual_add_f32 v23, v130, v3 :: v_dual_add_f32 v34, v129, v4
	v_dual_add_f32 v39, v124, v1 :: v_dual_add_f32 v40, v123, v2
	v_dual_add_f32 v41, v122, v3 :: v_dual_add_f32 v42, v121, v4
	v_dual_add_f32 v35, v128, v1 :: v_dual_add_f32 v36, v127, v2
	v_dual_add_f32 v37, v126, v3 :: v_dual_add_f32 v38, v125, v4
	v_dual_add_f32 v45, v118, v3 :: v_dual_max_f32 v0, 0, v21
	v_dual_add_f32 v46, v106, v4 :: v_dual_max_f32 v1, 0, v22
	.loc	1 55 13 is_stmt 0               ; matrices.py:55:13
	v_dual_max_f32 v2, 0, v23 :: v_dual_max_f32 v3, 0, v34
	v_dual_max_f32 v12, 0, v39 :: v_dual_max_f32 v13, 0, v40
	v_dual_max_f32 v14, 0, v41 :: v_dual_max_f32 v15, 0, v42
	v_dual_max_f32 v4, 0, v35 :: v_dual_max_f32 v5, 0, v36
	v_dual_max_f32 v6, 0, v37 :: v_dual_max_f32 v7, 0, v38
	v_dual_max_f32 v20, 0, v43 :: v_dual_max_f32 v21, 0, v44
	v_dual_max_f32 v22, 0, v45 :: v_dual_max_f32 v23, 0, v46
	.loc	1 59 5 is_stmt 1                ; matrices.py:59:5
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v32, v[0:3]
	ds_store_b128 v32, v[12:15] offset:128
	ds_store_b128 v32, v[4:7] offset:4096
	ds_store_b128 v32, v[20:23] offset:4224
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[20:23], v33
	ds_load_b128 v[12:15], v33 offset:512
	ds_load_b128 v[4:7], v33 offset:1024
	ds_load_b128 v[0:3], v33 offset:1536
	.loc	1 59 57 is_stmt 0               ; matrices.py:59:57
	v_cmp_gt_i32_e64 s0, s4, v112
	.loc	1 59 56                         ; matrices.py:59:56
	s_and_b32 s0, s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 59 5                          ; matrices.py:59:5
	s_and_saveexec_b32 s2, s0
	s_cbranch_execz .LBB0_39
; %bb.38:
	.loc	1 0 5                           ; matrices.py:0:5
	v_mad_u64_u32 v[32:33], null, v112, s1, v[105:106]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v33, 31, v32
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v32, s0, s10, v32
	v_add_co_ci_u32_e64 v33, null, s11, v33, s0
	.loc	1 59 5                          ; matrices.py:59:5
	global_store_b128 v[32:33], v[28:31], off
.LBB0_39:
	.loc	1 0 5                           ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 59 57                         ; matrices.py:59:57
	v_cmp_gt_i32_e64 s0, s4, v115
	.loc	1 59 56                         ; matrices.py:59:56
	s_and_b32 s0, s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 59 5                          ; matrices.py:59:5
	s_and_saveexec_b32 s2, s0
	s_cbranch_execz .LBB0_41
; %bb.40:
	.loc	1 58 18 is_stmt 1               ; matrices.py:58:18
	v_mad_u64_u32 v[28:29], null, v115, s1, v[105:106]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 58 13 is_stmt 0               ; matrices.py:58:13
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v28, s0, s10, v28
	v_add_co_ci_u32_e64 v29, null, s11, v29, s0
	.loc	1 59 5 is_stmt 1                ; matrices.py:59:5
	global_store_b128 v[28:29], v[24:27], off
.LBB0_41:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 59 57                         ; matrices.py:59:57
	v_cmp_gt_i32_e64 s0, s4, v114
	.loc	1 59 56                         ; matrices.py:59:56
	s_and_b32 s0, s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 59 5                          ; matrices.py:59:5
	s_and_saveexec_b32 s2, s0
	s_cbranch_execz .LBB0_43
; %bb.42:
	.loc	1 58 18 is_stmt 1               ; matrices.py:58:18
	v_mad_u64_u32 v[24:25], null, v114, s1, v[105:106]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 58 13 is_stmt 0               ; matrices.py:58:13
	v_ashrrev_i32_e32 v25, 31, v24
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v24, s0, s10, v24
	v_add_co_ci_u32_e64 v25, null, s11, v25, s0
	.loc	1 59 5 is_stmt 1                ; matrices.py:59:5
	global_store_b128 v[24:25], v[16:19], off
.LBB0_43:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 59 57                         ; matrices.py:59:57
	v_cmp_gt_i32_e64 s0, s4, v113
	.loc	1 59 56                         ; matrices.py:59:56
	s_and_b32 s0, s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 59 5                          ; matrices.py:59:5
	s_and_saveexec_b32 s2, s0
	s_cbranch_execz .LBB0_45
; %bb.44:
	.loc	1 58 18 is_stmt 1               ; matrices.py:58:18
	v_mad_u64_u32 v[16:17], null, v113, s1, v[105:106]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 58 13 is_stmt 0               ; matrices.py:58:13
	v_ashrrev_i32_e32 v17, 31, v16
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v16, s0, s10, v16
	v_add_co_ci_u32_e64 v17, null, s11, v17, s0
	.loc	1 59 5 is_stmt 1                ; matrices.py:59:5
	global_store_b128 v[16:17], v[8:11], off
.LBB0_45:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 59 57                         ; matrices.py:59:57
	v_cmp_gt_i32_e64 s0, s4, v111
	.loc	1 59 56                         ; matrices.py:59:56
	s_and_b32 s0, s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 59 5                          ; matrices.py:59:5
	s_and_saveexec_b32 s2, s0
	s_cbranch_execz .LBB0_47
; %bb.46:
	.loc	1 58 18 is_stmt 1               ; matrices.py:58:18
	v_mad_u64_u32 v[8:9], null, v111, s1, v[105:106]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 58 13 is_stmt 0               ; matrices.py:58:13
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, s0, s10, v8
	v_add_co_ci_u32_e64 v9, null, s11, v9, s0
	.loc	1 59 5 is_stmt 1                ; matrices.py:59:5
	s_waitcnt lgkmcnt(3)
	global_store_b128 v[8:9], v[20:23], off
.LBB0_47:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 59 57                         ; matrices.py:59:57
	v_cmp_gt_i32_e64 s0, s4, v110
	.loc	1 59 56                         ; matrices.py:59:56
	s_and_b32 s0, s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 59 5                          ; matrices.py:59:5
	s_and_saveexec_b32 s2, s0
	s_cbranch_execz .LBB0_49
; %bb.48:
	.loc	1 58 18 is_stmt 1               ; matrices.py:58:18
	v_mad_u64_u32 v[8:9], null, v110, s1, v[105:106]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 58 13 is_stmt 0               ; matrices.py:58:13
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, s0, s10, v8
	v_add_co_ci_u32_e64 v9, null, s11, v9, s0
	.loc	1 59 5 is_stmt 1                ; matrices.py:59:5
	s_waitcnt lgkmcnt(2)
	global_store_b128 v[8:9], v[12:15], off
.LBB0_49:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 59 57                         ; matrices.py:59:57
	v_cmp_gt_i32_e64 s0, s4, v109
	.loc	1 59 56                         ; matrices.py:59:56
	s_and_b32 s0, s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 59 5                          ; matrices.py:59:5
	s_and_saveexec_b32 s2, s0
	s_cbranch_execz .LBB0_51
; %bb.50:
	.loc	1 58 18 is_stmt 1               ; matrices.py:58:18
	v_mad_u64_u32 v[8:9], null, v109, s1, v[105:106]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 58 13 is_stmt 0               ; matrices.py:58:13
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, s0, s10, v8
	v_add_co_ci_u32_e64 v9, null, s11, v9, s0
	.loc	1 59 5 is_stmt 1                ; matrices.py:59:5
	s_waitcnt lgkmcnt(1)
	global_store_b128 v[8:9], v[4:7], off
.LBB0_51:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 59 57                         ; matrices.py:59:57
	v_cmp_gt_i32_e64 s0, s4, v108
	.loc	1 59 56                         ; matrices.py:59:56
	s_and_b32 s0, s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 59 5                          ; matrices.py:59:5
	s_and_saveexec_b32 s2, s0
	s_cbranch_execz .LBB0_53
; %bb.52:
	.loc	1 58 18 is_stmt 1               ; matrices.py:58:18
	s_waitcnt lgkmcnt(1)
	v_mad_u64_u32 v[4:5], null, v108, s1, v[105:106]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 58 13 is_stmt 0               ; matrices.py:58:13
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, s10, v4
	v_add_co_ci_u32_e64 v5, null, s11, v5, vcc_lo
	.loc	1 59 5 is_stmt 1                ; matrices.py:59:5
	s_waitcnt lgkmcnt(0)
	global_store_b128 v[4:5], v[0:3], off
.LBB0_53:
	.loc	1 32 1                          ; matrices.py:32:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp12:
.Lfunc_end0:
	.size	grouped_product, .Lfunc_end0-grouped_product
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel grouped_product
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 178
		.amdhsa_next_free_sgpr 23
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-grouped_product)<<4)&1008)>>4
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set .Lgrouped_product.num_vgpr, 178
	.set .Lgrouped_product.num_agpr, 0
	.set .Lgrouped_product.numbered_sgpr, 23
	.set .Lgrouped_product.num_named_barrier, 0
	.set .Lgrouped_product.private_seg_size, 0
	.set .Lgrouped_product.uses_vcc, 1
	.set .Lgrouped_product.uses_flat_scratch, 0
	.set .Lgrouped_product.has_dyn_sized_stack, 0
	.set .Lgrouped_product.has_recursion, 0
	.set .Lgrouped_product.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 10376
; TotalNumSgprs: 25
; NumVgprs: 178
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 22
; NumSGPRsForWavesPerEU: 25
; NumVGPRsForWavesPerEU: 178
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	1                               ; DW_CHILDREN_yes
	.byte	37                              ; DW_AT_producer
	.byte	14                              ; DW_FORM_strp
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	14                              ; DW_FORM_strp
	.ascii	"\341\177"                      ; DW_AT_APPLE_optimized
	.byte	25                              ; DW_FORM_flag_present
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	2                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	32                              ; DW_AT_inline
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	3                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x50 DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	2                               ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string0                  ; DW_AT_comp_dir
                                        ; DW_AT_APPLE_optimized
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.byte	2                               ; Abbrev [2] 0x2a:0x6 DW_TAG_subprogram
	.long	.Linfo_string2                  ; DW_AT_name
	.byte	1                               ; DW_AT_inline
	.byte	3                               ; Abbrev [3] 0x30:0x2a DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	39                              ; DW_AT_call_line
	.byte	15                              ; DW_AT_call_column
	.byte	4                               ; Abbrev [4] 0x4d:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	38                              ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"matrices.py"                   ; string offset=7 ; matrices.py
.Linfo_string2:
	.asciz	"grouped_product"               ; string offset=19 ; grouped_product
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
      - .offset:         48
        .size:           4
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .value_kind:     by_value
      - .offset:         56
        .size:           4
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .max_flat_workgroup_size: 128
    .name:           grouped_product
    .private_segment_fixed_size: 0
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         grouped_product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     178
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu11.00-amd-amdhsa-unknown-gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
