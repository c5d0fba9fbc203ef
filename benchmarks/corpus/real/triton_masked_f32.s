	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	masked_product                  ; -- Begin function masked_product
	.p2align	8
	.type	masked_product,@function
masked_product:                         ; @masked_product
.Lfunc_begin0:
	.file	1 "triton" "authors.py"
	.loc	1 10 0                          ; authors.py:10:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b64 s[6:7], s[0:1], 0x18
	s_load_b32 s16, s[0:1], 0x20
.Ltmp0:
	.loc	1 17 13 prologue_end            ; authors.py:17:13
	s_abs_i32 s8, s15
	.loc	1 22 32                         ; authors.py:22:32
	v_and_b32_e32 v2, 31, v0
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 43 13                         ; standard.py:43:13 @[ authors.py:15:45 ]
	s_waitcnt lgkmcnt(0)
	s_add_i32 s2, s7, 31
.Ltmp2:
	.loc	2 43 13 is_stmt 0               ; standard.py:43:13 @[ authors.py:15:24 ]
	s_add_i32 s9, s6, 63
.Ltmp3:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:45 ]
	s_ashr_i32 s3, s2, 31
.Ltmp4:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:24 ]
	s_ashr_i32 s11, s9, 31
.Ltmp5:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:45 ]
	s_lshr_b32 s3, s3, 27
.Ltmp6:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:24 ]
	s_lshr_b32 s11, s11, 26
.Ltmp7:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:45 ]
	s_add_i32 s2, s2, s3
.Ltmp8:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:24 ]
	s_add_i32 s9, s9, s11
.Ltmp9:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:45 ]
	s_ashr_i32 s2, s2, 5
.Ltmp10:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:24 ]
	s_ashr_i32 s9, s9, 6
.Ltmp11:
	.loc	1 16 17 is_stmt 1               ; authors.py:16:17
	s_lshl_b32 s3, s2, 3
	.loc	1 17 13                         ; authors.py:17:13
	s_xor_b32 s2, s15, s2
	s_abs_i32 s4, s3
	s_ashr_i32 s2, s2, 31
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s10, 0, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_readfirstlane_b32 s5, v1
	s_mul_i32 s10, s10, s5
	s_mul_hi_u32 s10, s5, s10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_i32 s5, s5, s10
	s_mul_hi_u32 s5, s8, s5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s10, s5, s4
	s_sub_i32 s8, s8, s10
	s_add_i32 s10, s5, 1
	s_sub_i32 s11, s8, s4
	s_cmp_ge_u32 s8, s4
	s_cselect_b32 s5, s10, s5
	s_cselect_b32 s8, s11, s8
	s_add_i32 s10, s5, 1
	s_cmp_ge_u32 s8, s4
	.loc	1 39 5                          ; authors.py:39:5
	v_readfirstlane_b32 s11, v0
	.loc	1 17 13                         ; authors.py:17:13
	s_cselect_b32 s4, s10, s5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_xor_b32 s4, s4, s2
	.loc	1 22 32                         ; authors.py:22:32
	v_and_or_b32 v82, 0x60, s11, v2
	.loc	1 17 13                         ; authors.py:17:13
	s_sub_i32 s2, s4, s2
	.loc	1 18 13                         ; authors.py:18:13
	s_lshl_b32 s4, s2, 3
	.loc	1 20 23                         ; authors.py:20:23
	s_mul_i32 s2, s2, s3
	.loc	1 19 16                         ; authors.py:19:16
	s_sub_i32 s5, s9, s4
	.loc	1 20 23                         ; authors.py:20:23
	s_sub_i32 s3, s15, s2
	.loc	1 19 12                         ; authors.py:19:12
	s_min_i32 s5, s5, 8
	v_lshlrev_b32_e32 v84, 2, v82
	.loc	1 21 14                         ; authors.py:21:14
	s_abs_i32 s8, s5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s10, 0, s8
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s9, v1
	s_mul_i32 s10, s10, s9
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_mul_hi_u32 s2, s9, s10
	s_abs_i32 s10, s3
	s_add_i32 s9, s9, s2
	s_mul_hi_u32 s2, s10, s9
	s_xor_b32 s9, s3, s5
	s_mul_i32 s12, s2, s8
	s_ashr_i32 s9, s9, 31
	s_sub_i32 s10, s10, s12
	s_add_i32 s12, s2, 1
	s_sub_i32 s13, s10, s8
	s_cmp_ge_u32 s10, s8
	s_cselect_b32 s2, s12, s2
	s_cselect_b32 s10, s13, s10
	s_add_i32 s12, s2, 1
	s_cmp_ge_u32 s10, s8
	s_mov_b32 s8, 0
	s_cselect_b32 s2, s12, s2
.Ltmp12:
	.loc	2 43 13                         ; standard.py:43:13 @[ authors.py:28:23 ]
	s_add_i32 s22, s16, 15
.Ltmp13:
	.loc	1 21 14                         ; authors.py:21:14
	s_xor_b32 s2, s2, s9
	.loc	1 22 32                         ; authors.py:22:32
	s_lshr_b32 s17, s11, 5
	.loc	1 21 14                         ; authors.py:21:14
	s_sub_i32 s2, s2, s9
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	.loc	1 20 22                         ; authors.py:20:22
	s_mul_i32 s5, s2, s5
	s_sub_i32 s3, s3, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 20 14 is_stmt 0               ; authors.py:20:14
	s_add_i32 s3, s3, s4
	.loc	1 28 5 is_stmt 1                ; authors.py:28:5
	s_cmp_gt_i32 s22, 15
	s_cbranch_scc1 .LBB0_2
; %bb.1:                                ; %.._crit_edge_crit_edge
	.loc	1 39 5                          ; authors.py:39:5
	v_lshlrev_b32_e32 v1, 2, v82
	s_branch .LBB0_3
.LBB0_2:
	.loc	1 0 5 is_stmt 0                 ; authors.py:0:5
	s_mov_b32 s8, -1
                                        ; implicit-def: $vgpr1
.LBB0_3:                                ; %Flow90
	s_load_b64 s[4:5], s[0:1], 0x10
	s_lshl_b32 s3, s3, 6
	s_or_b32 s18, s17, 4
	s_or_b32 s19, s17, 8
	s_or_b32 s20, s17, 12
	v_lshl_or_b32 v83, s2, 5, v2
	v_dual_mov_b32 v81, 0 :: v_dual_mov_b32 v90, 0
	s_and_b32 s2, s8, exec_lo
	v_dual_mov_b32 v91, 0 :: v_dual_mov_b32 v94, 0
	v_dual_mov_b32 v95, 0 :: v_dual_mov_b32 v98, 0
	v_dual_mov_b32 v99, 0 :: v_dual_mov_b32 v100, 0
	v_dual_mov_b32 v87, 0 :: v_dual_mov_b32 v88, 0
	v_dual_mov_b32 v89, 0 :: v_dual_mov_b32 v92, 0
	v_dual_mov_b32 v93, 0 :: v_dual_mov_b32 v96, 0
	v_dual_mov_b32 v97, 0 :: v_dual_mov_b32 v86, 0
	s_cselect_b32 s2, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s2, 1
	s_cbranch_scc1 .LBB0_7
; %bb.4:                                ; %.lr.ph
	.loc	1 22 12 is_stmt 1               ; authors.py:22:12
	s_abs_i32 s2, s6
	.loc	1 23 15                         ; authors.py:23:15
	s_abs_i32 s26, s7
	.loc	1 22 12                         ; authors.py:22:12
	v_cvt_f32_u32_e32 v2, s2
	.loc	1 23 15                         ; authors.py:23:15
	v_cvt_f32_u32_e32 v1, s26
	.loc	1 22 32                         ; authors.py:22:32
	v_lshrrev_b32_e32 v5, 4, v82
	.loc	1 22 12 is_stmt 0               ; authors.py:22:12
	s_sub_i32 s27, 0, s2
	s_ashr_i32 s25, s3, 31
	v_rcp_f32_e32 v2, v2
	.loc	1 25 46 is_stmt 1               ; authors.py:25:46
	v_and_b32_e32 v85, 15, v0
	.loc	1 23 15                         ; authors.py:23:15
	v_rcp_f32_e32 v1, v1
	.loc	1 22 32                         ; authors.py:22:32
	v_or_b32_e32 v5, s3, v5
	.loc	1 23 15                         ; authors.py:23:15
	s_sub_i32 s24, 0, s26
	v_sub_nc_u32_e32 v4, 0, v83
	s_clause 0x1
	s_load_b128 s[12:15], s[0:1], 0x0
	s_load_b128 s[8:11], s[0:1], 0x24
	v_ashrrev_i32_e32 v3, 31, v83
	.loc	1 22 12                         ; authors.py:22:12
	v_add_nc_u32_e32 v5, s25, v5
.Ltmp14:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:28:23 ]
	s_ashr_i32 s23, s22, 31
.Ltmp15:
	.loc	1 22 12                         ; authors.py:22:12
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	.loc	1 23 15                         ; authors.py:23:15
	v_max_i32_e32 v4, v4, v83
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	.loc	1 22 12                         ; authors.py:22:12
	v_add_nc_u32_e32 v9, 48, v5
	v_add_nc_u32_e32 v10, 40, v5
	v_cvt_u32_f32_e32 v2, v2
.Ltmp16:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:28:23 ]
	s_lshr_b32 s23, s23, 28
.Ltmp17:
	.loc	1 23 15                         ; authors.py:23:15
	v_cvt_u32_f32_e32 v1, v1
	v_dual_mov_b32 v96, 0 :: v_dual_add_nc_u32 v101, 0, v84
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 22 12                         ; authors.py:22:12
	v_mul_lo_u32 v7, s27, v2
	v_dual_mov_b32 v100, 0 :: v_dual_mov_b32 v99, 0
	.loc	1 23 15                         ; authors.py:23:15
	v_mul_lo_u32 v6, s24, v1
	v_dual_mov_b32 v98, 0 :: v_dual_mov_b32 v95, 0
	v_dual_mov_b32 v94, 0 :: v_dual_mov_b32 v91, 0
	.loc	1 22 12                         ; authors.py:22:12
	v_mul_hi_u32 v7, v2, v7
	v_mov_b32_e32 v90, 0
.Ltmp18:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:28:23 ]
	s_add_i32 s22, s22, s23
.Ltmp19:
	.loc	1 23 15                         ; authors.py:23:15
	v_mul_hi_u32 v6, v1, v6
	.loc	1 33 19                         ; authors.py:33:19
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s24, s10, 4
	s_mov_b32 s21, 0
.Ltmp20:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:28:23 ]
	s_ashr_i32 s22, s22, 4
.Ltmp21:
	.loc	1 32 19                         ; authors.py:32:19
	s_lshl_b32 s23, s9, 4
	.loc	1 22 12                         ; authors.py:22:12
	v_add_nc_u32_e32 v7, v2, v7
	v_xor_b32_e32 v2, s25, v9
	v_xor_b32_e32 v9, s25, v10
	.loc	1 23 15                         ; authors.py:23:15
	v_add_nc_u32_e32 v1, v1, v6
	v_dual_mov_b32 v97, 0 :: v_dual_mov_b32 v86, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 22 12                         ; authors.py:22:12
	v_mul_hi_u32 v15, v2, v7
	v_mul_hi_u32 v16, v9, v7
	v_dual_mov_b32 v93, 0 :: v_dual_mov_b32 v92, 0
	v_dual_mov_b32 v88, 0 :: v_dual_mov_b32 v89, 0
	v_mov_b32_e32 v87, 0
	v_mul_lo_u32 v15, v15, s2
	v_mul_lo_u32 v16, v16, s2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v2, v2, v15
	v_sub_nc_u32_e32 v9, v9, v16
	v_add_nc_u32_e32 v8, 56, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_subrev_nc_u32_e32 v15, s2, v2
	v_add_nc_u32_e32 v11, 32, v5
	v_xor_b32_e32 v6, s25, v8
	.loc	1 23 15                         ; authors.py:23:15
	v_mul_hi_u32 v8, v4, v1
	.loc	1 25 14                         ; authors.py:25:14
	v_mul_lo_u32 v1, s9, v85
	s_and_b32 s9, s13, 0xffff
	.loc	1 22 12                         ; authors.py:22:12
	v_xor_b32_e32 v10, s25, v11
	v_mul_hi_u32 v11, v6, v7
	s_and_b32 s13, s15, 0xffff
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 23 15                         ; authors.py:23:15
	v_mul_lo_u32 v8, v8, s26
	.loc	1 22 12                         ; authors.py:22:12
	v_mul_hi_u32 v17, v10, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v11, v11, s2
	.loc	1 23 15                         ; authors.py:23:15
	v_sub_nc_u32_e32 v4, v4, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 22 12                         ; authors.py:22:12
	v_mul_lo_u32 v17, v17, s2
	v_sub_nc_u32_e32 v6, v6, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 23 15                         ; authors.py:23:15
	v_subrev_nc_u32_e32 v20, s26, v4
	v_cmp_le_u32_e32 vcc_lo, s26, v4
	.loc	1 22 12                         ; authors.py:22:12
	v_subrev_nc_u32_e32 v11, s2, v6
	v_sub_nc_u32_e32 v10, v10, v17
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	.loc	1 23 15                         ; authors.py:23:15
	v_cndmask_b32_e32 v4, v4, v20, vcc_lo
	.loc	1 22 12                         ; authors.py:22:12
	v_cmp_le_u32_e32 vcc_lo, s2, v6
	v_subrev_nc_u32_e32 v20, s2, v9
	.loc	1 23 15                         ; authors.py:23:15
	v_subrev_nc_u32_e32 v16, s26, v4
	.loc	1 22 12                         ; authors.py:22:12
	v_cndmask_b32_e32 v6, v6, v11, vcc_lo
	.loc	1 23 15                         ; authors.py:23:15
	v_cmp_le_u32_e32 vcc_lo, s26, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 22 12                         ; authors.py:22:12
	v_subrev_nc_u32_e32 v11, s2, v6
	.loc	1 23 15                         ; authors.py:23:15
	v_cndmask_b32_e32 v4, v4, v16, vcc_lo
	.loc	1 22 12                         ; authors.py:22:12
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	.loc	1 23 15                         ; authors.py:23:15
	v_xor_b32_e32 v4, v4, v3
	.loc	1 22 12                         ; authors.py:22:12
	v_cndmask_b32_e32 v2, v2, v15, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v9
	.loc	1 23 15                         ; authors.py:23:15
	v_sub_nc_u32_e32 v3, v4, v3
	.loc	1 22 12                         ; authors.py:22:12
	v_cndmask_b32_e32 v9, v9, v20, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v6
	v_add_nc_u32_e32 v13, 16, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_subrev_nc_u32_e32 v4, s2, v9
	v_cndmask_b32_e32 v6, v6, v11, vcc_lo
	v_subrev_nc_u32_e32 v11, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_xor_b32_e32 v13, s25, v13
	v_xor_b32_e32 v6, s25, v6
	s_delay_alu instid0(VALU_DEP_4)
	v_cndmask_b32_e32 v11, v2, v11, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v9
	v_add_nc_u32_e32 v12, 24, v5
	.loc	1 26 14                         ; authors.py:26:14
	v_mul_lo_u32 v2, v3, s11
	.loc	1 22 12                         ; authors.py:22:12
	v_mul_hi_u32 v18, v13, v7
	s_mov_b32 s11, 0x31027000
	v_cndmask_b32_e32 v3, v9, v4, vcc_lo
	v_xor_b32_e32 v12, s25, v12
	v_subrev_nc_u32_e32 v4, s25, v6
	v_cmp_le_u32_e32 vcc_lo, s2, v10
	v_xor_b32_e32 v9, s25, v11
	v_xor_b32_e32 v3, s25, v3
	v_mul_hi_u32 v8, v12, v7
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[69:70], null, v4, s8, v[1:2]
	s_mov_b32 s15, s11
	.loc	1 22 12                         ; authors.py:22:12
	v_subrev_nc_u32_e32 v4, s25, v9
	.loc	1 26 14                         ; authors.py:26:14
	v_mad_u64_u32 v[70:71], null, s20, s10, v[2:3]
	v_mad_u64_u32 v[71:72], null, s19, s10, v[2:3]
	v_mad_u64_u32 v[72:73], null, s18, s10, v[2:3]
	v_mad_u64_u32 v[73:74], null, s17, s10, v[2:3]
	.loc	1 22 12                         ; authors.py:22:12
	v_mul_lo_u32 v8, v8, s2
	v_mul_lo_u32 v9, v18, s2
	v_subrev_nc_u32_e32 v3, s25, v3
	s_mov_b32 s10, 0x7ffffffe
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v6, v12, v8
	v_subrev_nc_u32_e32 v8, s2, v10
	v_add_nc_u32_e32 v14, 8, v5
	v_xor_b32_e32 v5, s25, v5
	v_xor_b32_e32 v14, s25, v14
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_hi_u32 v2, v5, v7
	v_mul_hi_u32 v19, v14, v7
	v_cndmask_b32_e32 v7, v10, v8, vcc_lo
	v_subrev_nc_u32_e32 v8, s2, v6
	v_cmp_le_u32_e32 vcc_lo, s2, v6
	v_mul_lo_u32 v2, v2, s2
	v_mul_lo_u32 v10, v19, s2
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[74:75], null, v4, s8, v[1:2]
	v_mad_u64_u32 v[75:76], null, v3, s8, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	v_subrev_nc_u32_e32 v3, s2, v7
	v_cndmask_b32_e32 v4, v6, v8, vcc_lo
	v_sub_nc_u32_e32 v6, v13, v9
	v_sub_nc_u32_e32 v2, v5, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v7
	v_sub_nc_u32_e32 v8, v14, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_subrev_nc_u32_e32 v5, s2, v6
	v_subrev_nc_u32_e32 v10, s2, v2
	v_cndmask_b32_e32 v3, v7, v3, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v6
	v_subrev_nc_u32_e32 v7, s2, v4
	v_subrev_nc_u32_e32 v9, s2, v8
	v_cndmask_b32_e32 v5, v6, v5, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v6, v8, v9, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_cndmask_b32_e32 v2, v2, v10, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v4
	v_xor_b32_e32 v3, s25, v3
	v_subrev_nc_u32_e32 v9, s2, v2
	v_cndmask_b32_e32 v4, v4, v7, vcc_lo
	v_subrev_nc_u32_e32 v8, s2, v5
	v_cmp_le_u32_e32 vcc_lo, s2, v5
	v_subrev_nc_u32_e32 v7, s2, v6
	v_subrev_nc_u32_e32 v3, s25, v3
	v_xor_b32_e32 v4, s25, v4
	v_cndmask_b32_e32 v5, v5, v8, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_subrev_nc_u32_e32 v4, s25, v4
	v_cndmask_b32_e32 v6, v6, v7, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_xor_b32_e32 v5, s25, v5
	v_xor_b32_e32 v6, s25, v6
	v_cndmask_b32_e32 v2, v2, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_subrev_nc_u32_e32 v5, s25, v5
	v_subrev_nc_u32_e32 v6, s25, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v2, s25, v2
	v_subrev_nc_u32_e32 v2, s25, v2
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[76:77], null, v3, s8, v[1:2]
	v_mad_u64_u32 v[77:78], null, v4, s8, v[1:2]
	v_mad_u64_u32 v[78:79], null, v5, s8, v[1:2]
	v_mad_u64_u32 v[79:80], null, v6, s8, v[1:2]
	v_mad_u64_u32 v[80:81], null, v2, s8, v[1:2]
	v_lshlrev_b32_e32 v1, 5, v82
	v_dual_mov_b32 v81, 0 :: v_dual_lshlrev_b32 v2, 4, v0
	s_mov_b32 s8, s12
	s_mov_b32 s12, s14
	s_delay_alu instid0(VALU_DEP_2)
	v_and_b32_e32 v3, 0xf00, v1
	v_or_b32_e32 v4, 0xe0, v1
	v_or_b32_e32 v1, 0xf0, v1
	v_and_b32_e32 v2, 0x70, v2
	s_mov_b32 s14, s10
	v_add_nc_u32_e32 v102, 0, v3
	v_add_nc_u32_e32 v103, 0, v4
	v_add_nc_u32_e32 v104, 0, v1
	v_add_nc_u32_e32 v105, 0, v2
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 29 55                         ; authors.py:29:55
	s_lshl_b32 s2, s21, 4
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v9, 2, v73
	.loc	1 29 51                         ; authors.py:29:51
	s_sub_i32 s25, s16, s2
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v11, 2, v71
	.loc	1 30 38 is_stmt 0               ; authors.py:30:38
	s_cmp_lt_i32 s17, s25
	.loc	1 29 37 is_stmt 1               ; authors.py:29:37
	v_cmp_gt_i32_e32 vcc_lo, s25, v85
	.loc	1 29 16 is_stmt 0               ; authors.py:29:16
	v_lshlrev_b32_e32 v2, 2, v79
	v_lshlrev_b32_e32 v1, 2, v80
	v_lshlrev_b32_e32 v4, 2, v77
	v_lshlrev_b32_e32 v3, 2, v78
	v_lshlrev_b32_e32 v6, 2, v75
	v_lshlrev_b32_e32 v5, 2, v76
	v_lshlrev_b32_e32 v8, 2, v69
	v_lshlrev_b32_e32 v7, 2, v74
	.loc	1 30 38 is_stmt 1               ; authors.py:30:38
	s_cselect_b32 s2, -1, 0
	s_cmp_lt_i32 s18, s25
	.loc	1 30 17 is_stmt 0               ; authors.py:30:17
	v_cndmask_b32_e64 v9, 0x80000000, v9, s2
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s2, -1, 0
	s_cmp_lt_i32 s19, s25
	.loc	1 29 16 is_stmt 1               ; authors.py:29:16
	v_dual_cndmask_b32 v2, 0x80000000, v2 :: v_dual_cndmask_b32 v1, 0x80000000, v1
	v_dual_cndmask_b32 v4, 0x80000000, v4 :: v_dual_cndmask_b32 v3, 0x80000000, v3
	v_dual_cndmask_b32 v6, 0x80000000, v6 :: v_dual_cndmask_b32 v5, 0x80000000, v5
	v_dual_cndmask_b32 v8, 0x80000000, v8 :: v_dual_cndmask_b32 v7, 0x80000000, v7
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 vcc_lo, -1, 0
	.loc	1 30 17 is_stmt 0               ; authors.py:30:17
	v_dual_cndmask_b32 v11, 0x80000000, v11 :: v_dual_lshlrev_b32 v10, 2, v72
	v_lshlrev_b32_e32 v12, 2, v70
	.loc	1 30 38                         ; authors.py:30:38
	s_cmp_lt_i32 s20, s25
	.loc	1 29 16 is_stmt 1               ; authors.py:29:16
	buffer_load_b32 v1, v1, s[8:11], 0 offen
	.loc	1 30 17                         ; authors.py:30:17
	buffer_load_b32 v65, v9, s[12:15], 0 offen
	v_cndmask_b32_e64 v10, 0x80000000, v10, s2
	.loc	1 30 38 is_stmt 0               ; authors.py:30:38
	s_cselect_b32 vcc_lo, -1, 0
	.loc	1 28 5 is_stmt 1                ; authors.py:28:5
	s_add_i32 s21, s21, 1
	.loc	1 30 17                         ; authors.py:30:17
	v_cndmask_b32_e32 v9, 0x80000000, v12, vcc_lo
	buffer_load_b32 v66, v10, s[12:15], 0 offen
	.loc	1 29 16                         ; authors.py:29:16
	s_clause 0x6
	buffer_load_b32 v2, v2, s[8:11], 0 offen
	buffer_load_b32 v3, v3, s[8:11], 0 offen
	buffer_load_b32 v4, v4, s[8:11], 0 offen
	buffer_load_b32 v5, v5, s[8:11], 0 offen
	buffer_load_b32 v6, v6, s[8:11], 0 offen
	buffer_load_b32 v7, v7, s[8:11], 0 offen
	buffer_load_b32 v8, v8, s[8:11], 0 offen
	.loc	1 30 17                         ; authors.py:30:17
	s_clause 0x1
	buffer_load_b32 v67, v11, s[12:15], 0 offen
	buffer_load_b32 v68, v9, s[12:15], 0 offen
	.loc	1 28 5                          ; authors.py:28:5
	s_cmp_lg_u32 s21, s22
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v80, s23, v80
	v_add_nc_u32_e32 v79, s23, v79
	v_add_nc_u32_e32 v78, s23, v78
	v_add_nc_u32_e32 v77, s23, v77
	v_add_nc_u32_e32 v75, s23, v75
	v_add_nc_u32_e32 v76, s23, v76
	v_add_nc_u32_e32 v74, s23, v74
	.loc	1 33 9                          ; authors.py:33:9
	v_add_nc_u32_e32 v71, s24, v71
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v69, s23, v69
	.loc	1 33 9                          ; authors.py:33:9
	v_add_nc_u32_e32 v73, s24, v73
	v_add_nc_u32_e32 v72, s24, v72
	v_add_nc_u32_e32 v70, s24, v70
	.loc	1 29 16                         ; authors.py:29:16
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_2addr_stride64_b32 v101, v1, v2 offset1:2
	ds_store_2addr_stride64_b32 v101, v3, v4 offset0:4 offset1:6
	ds_store_2addr_stride64_b32 v101, v5, v6 offset0:8 offset1:10
	ds_store_2addr_stride64_b32 v101, v7, v8 offset0:12 offset1:14
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[61:64], v102
	ds_load_b128 v[45:48], v102 offset:16
	ds_load_b128 v[29:32], v102 offset:32
	ds_load_b128 v[1:4], v102 offset:48
	ds_load_b128 v[57:60], v102 offset:64
	ds_load_b128 v[41:44], v102 offset:80
	ds_load_b128 v[25:28], v102 offset:96
	ds_load_b128 v[5:8], v102 offset:112
	ds_load_b128 v[53:56], v102 offset:128
	ds_load_b128 v[37:40], v102 offset:144
	ds_load_b128 v[17:20], v102 offset:160
	ds_load_b128 v[9:12], v102 offset:176
	ds_load_b128 v[49:52], v102 offset:192
	ds_load_b128 v[33:36], v102 offset:208
	ds_load_b128 v[21:24], v103
	ds_load_b128 v[13:16], v104
	.loc	1 30 17                         ; authors.py:30:17
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_2addr_stride64_b32 v101, v65, v66 offset1:2
	ds_store_2addr_stride64_b32 v101, v67, v68 offset0:4 offset1:6
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[65:68], v105
	ds_load_b128 v[106:109], v105 offset:128
	.loc	1 31 17                         ; authors.py:31:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v93, v57, v67
	v_fmac_f32_e32 v96, v61, v66
	v_fmac_f32_e32 v99, v49, v65
	v_fmac_f32_e32 v100, v57, v65
	v_fmac_f32_e32 v91, v49, v67
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v94, v53, v66 :: v_dual_fmac_f32 v93, v58, v108
	v_dual_fmac_f32 v97, v57, v66 :: v_dual_fmac_f32 v96, v62, v107
	v_dual_fmac_f32 v86, v61, v65 :: v_dual_fmac_f32 v99, v50, v106
	v_dual_fmac_f32 v87, v53, v68 :: v_dual_fmac_f32 v100, v58, v106
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v88, v61, v68 :: v_dual_fmac_f32 v97, v58, v107
	v_dual_fmac_f32 v86, v62, v106 :: v_dual_fmac_f32 v81, v49, v68
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v90, v53, v67 :: v_dual_fmac_f32 v87, v54, v109
	v_dual_fmac_f32 v89, v57, v68 :: v_dual_fmac_f32 v88, v62, v109
	v_dual_fmac_f32 v92, v61, v67 :: v_dual_fmac_f32 v91, v50, v108
	v_dual_fmac_f32 v95, v49, v66 :: v_dual_fmac_f32 v94, v54, v107
	v_fmac_f32_e32 v98, v53, v65
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v89, v58, v109
	v_fmac_f32_e32 v92, v62, v108
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v95, v50, v107
	v_fmac_f32_e32 v81, v50, v109
	v_fmac_f32_e32 v98, v54, v106
	v_fmac_f32_e32 v90, v54, v108
	.loc	1 30 17                         ; authors.py:30:17
	ds_load_b128 v[65:68], v105 offset:256
	ds_load_b128 v[106:109], v105 offset:384
	.loc	1 31 17                         ; authors.py:31:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v86, v63, v65
	v_fmac_f32_e32 v96, v63, v66
	v_fmac_f32_e32 v92, v63, v67
	v_fmac_f32_e32 v88, v63, v68
	v_fmac_f32_e32 v97, v59, v66
	v_fmac_f32_e32 v93, v59, v67
	v_fmac_f32_e32 v89, v59, v68
	v_fmac_f32_e32 v98, v55, v65
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v81, v51, v68 :: v_dual_fmac_f32 v86, v64, v106
	v_fmac_f32_e32 v97, v60, v107
	v_fmac_f32_e32 v96, v64, v107
	v_fmac_f32_e32 v93, v60, v108
	v_fmac_f32_e32 v92, v64, v108
	v_fmac_f32_e32 v89, v60, v109
	v_fmac_f32_e32 v88, v64, v109
	.loc	1 30 17                         ; authors.py:30:17
	ds_load_b128 v[61:64], v105 offset:512
	.loc	1 31 17                         ; authors.py:31:17
	v_fmac_f32_e32 v100, v59, v65
	v_fmac_f32_e32 v87, v55, v68
	v_fmac_f32_e32 v99, v51, v65
	v_fmac_f32_e32 v94, v55, v66
	v_fmac_f32_e32 v90, v55, v67
	v_fmac_f32_e32 v95, v51, v66
	v_fmac_f32_e32 v91, v51, v67
	v_fmac_f32_e32 v87, v56, v109
	v_fmac_f32_e32 v100, v60, v106
	.loc	1 30 17                         ; authors.py:30:17
	ds_load_b128 v[57:60], v105 offset:640
	.loc	1 31 17                         ; authors.py:31:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v97, v41, v62
	v_fmac_f32_e32 v96, v45, v62
	v_fmac_f32_e32 v89, v41, v64
	v_dual_fmac_f32 v99, v52, v106 :: v_dual_fmac_f32 v88, v45, v64
	v_fmac_f32_e32 v98, v56, v106
	v_fmac_f32_e32 v86, v45, v61
	v_fmac_f32_e32 v93, v41, v63
	v_fmac_f32_e32 v92, v45, v63
	v_fmac_f32_e32 v87, v37, v64
	v_dual_fmac_f32 v95, v52, v107 :: v_dual_fmac_f32 v100, v41, v61
	v_dual_fmac_f32 v94, v56, v107 :: v_dual_fmac_f32 v99, v33, v61
	v_dual_fmac_f32 v91, v52, v108 :: v_dual_fmac_f32 v98, v37, v61
	v_fmac_f32_e32 v90, v56, v108
	.loc	1 30 17                         ; authors.py:30:17
	ds_load_b128 v[53:56], v105 offset:768
	.loc	1 31 17                         ; authors.py:31:17
	v_fmac_f32_e32 v95, v33, v62
	v_dual_fmac_f32 v81, v52, v109 :: v_dual_fmac_f32 v94, v37, v62
	v_fmac_f32_e32 v91, v33, v63
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v90, v37, v63 :: v_dual_fmac_f32 v97, v42, v58
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v81, v33, v64 :: v_dual_fmac_f32 v86, v46, v57
	.loc	1 30 17                         ; authors.py:30:17
	ds_load_b128 v[49:52], v105 offset:896
	ds_load_b128 v[65:68], v105 offset:1024
	ds_load_b128 v[61:64], v105 offset:1152
	.loc	1 31 17                         ; authors.py:31:17
	v_fmac_f32_e32 v92, v46, v59
	v_fmac_f32_e32 v93, v42, v59
	v_fmac_f32_e32 v99, v34, v57
	s_waitcnt lgkmcnt(3)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v88, v46, v60 :: v_dual_fmac_f32 v99, v35, v53
	v_fmac_f32_e32 v86, v47, v53
	v_dual_fmac_f32 v96, v46, v58 :: v_dual_fmac_f32 v93, v43, v55
	v_fmac_f32_e32 v97, v43, v54
	v_dual_fmac_f32 v87, v38, v60 :: v_dual_fmac_f32 v92, v47, v55
	v_dual_fmac_f32 v89, v42, v60 :: v_dual_fmac_f32 v96, v47, v54
	v_fmac_f32_e32 v100, v42, v57
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v98, v38, v57 :: v_dual_fmac_f32 v87, v39, v56
	v_fmac_f32_e32 v91, v34, v59
	v_fmac_f32_e32 v89, v43, v56
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v95, v34, v58 :: v_dual_fmac_f32 v100, v43, v53
	v_fmac_f32_e32 v90, v38, v59
	v_fmac_f32_e32 v98, v39, v53
	v_dual_fmac_f32 v94, v38, v58 :: v_dual_fmac_f32 v91, v35, v55
	v_fmac_f32_e32 v81, v34, v60
	v_fmac_f32_e32 v95, v35, v54
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v90, v39, v55 :: v_dual_fmac_f32 v97, v44, v50
	v_fmac_f32_e32 v94, v39, v54
	v_dual_fmac_f32 v81, v35, v56 :: v_dual_fmac_f32 v86, v48, v49
	.loc	1 30 17                         ; authors.py:30:17
	ds_load_b128 v[57:60], v105 offset:1280
	.loc	1 31 17                         ; authors.py:31:17
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v92, v48, v51 :: v_dual_fmac_f32 v97, v25, v66
	v_dual_fmac_f32 v93, v44, v51 :: v_dual_fmac_f32 v86, v29, v65
	v_fmac_f32_e32 v96, v48, v50
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v87, v40, v52 :: v_dual_fmac_f32 v92, v29, v67
	v_dual_fmac_f32 v98, v40, v49 :: v_dual_fmac_f32 v93, v25, v67
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v89, v44, v52 :: v_dual_fmac_f32 v96, v29, v66
	v_dual_fmac_f32 v100, v44, v49 :: v_dual_fmac_f32 v87, v17, v68
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v91, v36, v51 :: v_dual_fmac_f32 v98, v17, v65
	v_dual_fmac_f32 v94, v40, v50 :: v_dual_fmac_f32 v89, v25, v68
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v95, v36, v50 :: v_dual_fmac_f32 v100, v25, v65
	v_fmac_f32_e32 v90, v40, v51
	v_fmac_f32_e32 v91, v21, v67
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v81, v36, v52 :: v_dual_fmac_f32 v94, v17, v66
	v_fmac_f32_e32 v88, v47, v56
	.loc	1 30 17                         ; authors.py:30:17
	ds_load_b128 v[53:56], v105 offset:1408
	.loc	1 31 17                         ; authors.py:31:17
	v_fmac_f32_e32 v95, v21, v66
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v90, v17, v67 :: v_dual_fmac_f32 v97, v26, v62
	v_dual_fmac_f32 v81, v21, v68 :: v_dual_fmac_f32 v86, v30, v61
	v_fmac_f32_e32 v99, v36, v49
	v_fmac_f32_e32 v88, v48, v52
	.loc	1 30 17                         ; authors.py:30:17
	ds_load_b128 v[45:48], v105 offset:1536
	ds_load_b128 v[41:44], v105 offset:1664
	.loc	1 31 17                         ; authors.py:31:17
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v92, v30, v63 :: v_dual_fmac_f32 v97, v27, v58
	v_dual_fmac_f32 v93, v26, v63 :: v_dual_fmac_f32 v86, v31, v57
	v_fmac_f32_e32 v96, v30, v62
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v87, v18, v64 :: v_dual_fmac_f32 v92, v31, v59
	v_dual_fmac_f32 v98, v18, v61 :: v_dual_fmac_f32 v93, v27, v59
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v89, v26, v64 :: v_dual_fmac_f32 v96, v31, v58
	v_dual_fmac_f32 v100, v26, v61 :: v_dual_fmac_f32 v87, v19, v60
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v91, v22, v63 :: v_dual_fmac_f32 v98, v19, v57
	v_dual_fmac_f32 v94, v18, v62 :: v_dual_fmac_f32 v89, v27, v60
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v95, v22, v62 :: v_dual_fmac_f32 v100, v27, v57
	v_fmac_f32_e32 v90, v18, v63
	v_fmac_f32_e32 v91, v23, v59
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v81, v22, v64 :: v_dual_fmac_f32 v94, v19, v58
	v_fmac_f32_e32 v95, v23, v58
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v90, v19, v59 :: v_dual_fmac_f32 v97, v28, v54
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v81, v23, v60 :: v_dual_fmac_f32 v86, v32, v53
	.loc	1 30 17                         ; authors.py:30:17
	ds_load_b128 v[37:40], v105 offset:1792
	ds_load_b128 v[33:36], v105 offset:1920
	.loc	1 31 17                         ; authors.py:31:17
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v92, v32, v55 :: v_dual_fmac_f32 v97, v5, v46
	v_dual_fmac_f32 v93, v28, v55 :: v_dual_fmac_f32 v86, v1, v45
	v_fmac_f32_e32 v96, v32, v54
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v87, v20, v56 :: v_dual_fmac_f32 v92, v1, v47
	v_fmac_f32_e32 v99, v21, v65
	v_fmac_f32_e32 v88, v29, v68
	v_dual_fmac_f32 v98, v20, v53 :: v_dual_fmac_f32 v87, v9, v48
	v_fmac_f32_e32 v91, v24, v55
	v_fmac_f32_e32 v93, v5, v47
	v_dual_fmac_f32 v89, v28, v56 :: v_dual_fmac_f32 v96, v1, v46
	v_fmac_f32_e32 v100, v28, v53
	v_fmac_f32_e32 v99, v22, v61
	v_fmac_f32_e32 v88, v30, v64
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v89, v5, v48
	v_dual_fmac_f32 v95, v24, v54 :: v_dual_fmac_f32 v100, v5, v45
	v_fmac_f32_e32 v90, v20, v55
	v_fmac_f32_e32 v98, v9, v45
	v_dual_fmac_f32 v94, v20, v54 :: v_dual_fmac_f32 v91, v13, v47
	v_fmac_f32_e32 v81, v24, v56
	v_fmac_f32_e32 v99, v23, v57
	v_fmac_f32_e32 v88, v31, v60
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v94, v9, v46
	v_fmac_f32_e32 v95, v13, v46
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v90, v9, v47 :: v_dual_fmac_f32 v97, v6, v42
	v_dual_fmac_f32 v81, v13, v48 :: v_dual_fmac_f32 v86, v2, v41
	v_fmac_f32_e32 v99, v24, v53
	v_fmac_f32_e32 v88, v32, v56
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v92, v2, v43 :: v_dual_fmac_f32 v97, v7, v38
	v_dual_fmac_f32 v93, v6, v43 :: v_dual_fmac_f32 v86, v3, v37
	v_fmac_f32_e32 v96, v2, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v87, v10, v44 :: v_dual_fmac_f32 v92, v3, v39
	v_fmac_f32_e32 v99, v13, v45
	v_fmac_f32_e32 v88, v1, v48
	v_dual_fmac_f32 v98, v10, v41 :: v_dual_fmac_f32 v87, v11, v40
	v_fmac_f32_e32 v91, v14, v43
	v_fmac_f32_e32 v93, v7, v39
	v_dual_fmac_f32 v89, v6, v44 :: v_dual_fmac_f32 v96, v3, v38
	v_fmac_f32_e32 v100, v6, v41
	v_fmac_f32_e32 v99, v14, v41
	v_fmac_f32_e32 v88, v2, v44
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v89, v7, v40
	v_dual_fmac_f32 v95, v14, v42 :: v_dual_fmac_f32 v100, v7, v37
	v_fmac_f32_e32 v90, v10, v43
	v_fmac_f32_e32 v98, v11, v37
	v_dual_fmac_f32 v94, v10, v42 :: v_dual_fmac_f32 v91, v15, v39
	v_fmac_f32_e32 v81, v14, v44
	v_fmac_f32_e32 v99, v15, v37
	v_fmac_f32_e32 v88, v3, v40
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v94, v11, v38
	v_fmac_f32_e32 v95, v15, v38
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v90, v11, v39 :: v_dual_fmac_f32 v97, v8, v34
	v_dual_fmac_f32 v81, v15, v40 :: v_dual_fmac_f32 v86, v4, v33
	v_fmac_f32_e32 v96, v4, v34
	v_fmac_f32_e32 v92, v4, v35
	v_fmac_f32_e32 v88, v4, v36
	v_fmac_f32_e32 v100, v8, v33
	v_fmac_f32_e32 v93, v8, v35
	v_fmac_f32_e32 v89, v8, v36
	v_fmac_f32_e32 v98, v12, v33
	v_fmac_f32_e32 v94, v12, v34
	v_fmac_f32_e32 v90, v12, v35
	v_fmac_f32_e32 v87, v12, v36
	v_fmac_f32_e32 v99, v16, v33
	v_fmac_f32_e32 v95, v16, v34
	v_fmac_f32_e32 v91, v16, v35
	v_fmac_f32_e32 v81, v16, v36
	.loc	1 28 5                          ; authors.py:28:5
	s_cbranch_scc1 .LBB0_5
; %bb.6:                                ; %Flow
	.loc	1 0 5 is_stmt 0                 ; authors.py:0:5
	v_mov_b32_e32 v1, v84
.LBB0_7:                                ; %Flow91
	s_load_b64 s[0:1], s[0:1], 0x34
	.loc	1 39 5 is_stmt 1                ; authors.py:39:5
	v_and_b32_e32 v0, 24, v0
	v_lshlrev_b32_e32 v2, 4, v82
	.loc	1 22 13                         ; authors.py:22:13
	s_or_b32 s2, s3, s17
	s_or_b32 s20, s3, s20
	s_or_b32 s8, s2, 60
	s_or_b32 s9, s2, 56
	s_or_b32 s10, s2, 52
	s_or_b32 s11, s2, 48
	s_or_b32 s12, s2, 44
	s_or_b32 s13, s2, 40
	s_or_b32 s14, s2, 36
	s_or_b32 s15, s2, 32
	s_or_b32 s16, s2, 28
	s_or_b32 s21, s2, 24
	s_or_b32 s22, s2, 20
	s_or_b32 s23, s2, 16
	s_or_b32 s19, s3, s19
	s_or_b32 s18, s3, s18
	.loc	1 39 5                          ; authors.py:39:5
	v_lshlrev_b32_e32 v3, 8, v0
	.loc	1 38 10                         ; authors.py:38:10
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s17, s17, s0
	s_mul_i32 s25, s0, 12
	s_mul_i32 s27, s0, 20
	s_mul_i32 s29, s0, 24
	s_mul_i32 s30, s0, 28
	s_lshl_b32 s31, s0, 5
	s_mul_i32 s33, s0, 36
	s_mul_i32 s34, s0, 40
	s_mul_i32 s35, s0, 44
	s_mul_i32 s36, s0, 48
	s_mul_i32 s37, s0, 52
	s_mul_i32 s38, s0, 56
	s_mul_i32 s39, s0, 60
	s_lshl2_add_u32 s24, s0, s17
	s_lshl3_add_u32 s26, s0, s17
	s_add_i32 s25, s17, s25
	s_lshl4_add_u32 s28, s0, s17
	s_add_i32 s27, s17, s27
	s_add_i32 s29, s17, s29
	s_add_i32 s30, s17, s30
	s_add_i32 s31, s17, s31
	s_add_i32 s33, s17, s33
	s_add_i32 s34, s17, s34
	s_add_i32 s35, s17, s35
	s_add_i32 s36, s17, s36
	s_add_i32 s37, s17, s37
	s_add_i32 s38, s17, s38
	s_add_i32 s39, s17, s39
	.loc	1 39 54                         ; authors.py:39:54
	s_cmp_lt_i32 s2, s6
	.loc	1 39 5 is_stmt 0                ; authors.py:39:5
	v_and_b32_e32 v2, 0x670, v2
	v_lshrrev_b32_e32 v0, 1, v0
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s2, -1, 0
	s_cmp_lt_i32 s18, s6
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	s_mul_i32 s0, s3, s0
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s18, -1, 0
	s_cmp_lt_i32 s19, s6
	.loc	1 39 5 is_stmt 0                ; authors.py:39:5
	v_or3_b32 v0, v2, v3, v0
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s19, -1, 0
	s_cmp_lt_i32 s20, s6
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mad_u64_u32 v[2:3], null, v83, s1, s[0:1]
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s20, -1, 0
	s_cmp_lt_i32 s23, s6
	.loc	1 39 5 is_stmt 0                ; authors.py:39:5
	v_add_nc_u32_e32 v3, 0, v0
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s23, -1, 0
	s_cmp_lt_i32 s22, s6
	.loc	1 39 5                          ; authors.py:39:5
	v_xad_u32 v4, v0, 4, 0
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s22, -1, 0
	s_cmp_lt_i32 s21, s6
	.loc	1 39 5                          ; authors.py:39:5
	v_xad_u32 v5, v0, 8, 0
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s21, -1, 0
	s_cmp_lt_i32 s16, s6
	.loc	1 39 5                          ; authors.py:39:5
	v_xad_u32 v0, v0, 12, 0
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s16, -1, 0
	s_cmp_lt_i32 s15, s6
	.loc	1 39 5                          ; authors.py:39:5
	s_barrier
	buffer_gl0_inv
	ds_store_2addr_b32 v3, v86, v100 offset1:32
	ds_store_2addr_b32 v3, v98, v99 offset0:64 offset1:96
	ds_store_2addr_b32 v4, v96, v97 offset1:32
	ds_store_2addr_b32 v4, v94, v95 offset0:64 offset1:96
	ds_store_2addr_b32 v5, v92, v93 offset1:32
	ds_store_2addr_b32 v5, v90, v91 offset0:64 offset1:96
	ds_store_2addr_b32 v0, v88, v89 offset1:32
	ds_store_2addr_b32 v0, v87, v81 offset0:64 offset1:96
	v_add_nc_u32_e32 v0, 0, v1
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s15, -1, 0
	s_cmp_lt_i32 s14, s6
	.loc	1 39 5                          ; authors.py:39:5
	v_xad_u32 v9, 0x804, v1, 0
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s14, -1, 0
	s_cmp_lt_i32 s13, s6
	.loc	1 39 5                          ; authors.py:39:5
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_xad_u32 v11, 0x1008, v1, 0
	ds_load_2addr_stride64_b32 v[3:4], v0 offset1:2
	ds_load_2addr_stride64_b32 v[5:6], v0 offset0:4 offset1:6
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s13, -1, 0
	s_cmp_lt_i32 s12, s6
	.loc	1 39 5                          ; authors.py:39:5
	v_xad_u32 v15, 0x180c, v1, 0
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s12, -1, 0
	s_cmp_lt_i32 s11, s6
	.loc	1 39 5                          ; authors.py:39:5
	ds_load_2addr_stride64_b32 v[0:1], v9 offset1:2
	ds_load_2addr_stride64_b32 v[7:8], v11 offset1:2
	ds_load_2addr_stride64_b32 v[9:10], v9 offset0:4 offset1:6
	ds_load_2addr_stride64_b32 v[11:12], v11 offset0:4 offset1:6
	ds_load_2addr_stride64_b32 v[13:14], v15 offset1:2
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s11, -1, 0
	s_cmp_lt_i32 s10, s6
	.loc	1 39 79                         ; authors.py:39:79
	v_cmp_gt_i32_e32 vcc_lo, s7, v83
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s10, -1, 0
	s_cmp_lt_i32 s9, s6
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v16, v2, s17, 2
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s3, -1, 0
	s_cmp_lt_i32 s8, s6
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v17, v2, s24, 2
	.loc	1 39 54                         ; authors.py:39:54
	s_cselect_b32 s1, -1, 0
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s0, s2, vcc_lo
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v18, v2, s26, 2
	v_cndmask_b32_e64 v19, 0x80000000, v16, s0
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s0, s18, vcc_lo
	.loc	1 39 5                          ; authors.py:39:5
	s_and_b32 s5, s5, 0xffff
	v_cndmask_b32_e64 v17, 0x80000000, v17, s0
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s0, s19, vcc_lo
	.loc	1 39 5                          ; authors.py:39:5
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	v_cndmask_b32_e64 v18, 0x80000000, v18, s0
	s_waitcnt lgkmcnt(6)
	buffer_store_b32 v3, v19, s[4:7], 0 offen
	v_add_lshl_u32 v3, v2, s25, 2
	s_waitcnt lgkmcnt(4)
	buffer_store_b32 v0, v17, s[4:7], 0 offen
	s_waitcnt lgkmcnt(3)
	buffer_store_b32 v7, v18, s[4:7], 0 offen
	v_add_lshl_u32 v0, v2, s28, 2
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s0, s20, vcc_lo
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v7, v2, s27, 2
	v_cndmask_b32_e64 v3, 0x80000000, v3, s0
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s0, s23, vcc_lo
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v17, v2, s29, 2
	v_cndmask_b32_e64 v0, 0x80000000, v0, s0
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s0, s22, vcc_lo
	.loc	1 39 5                          ; authors.py:39:5
	s_waitcnt lgkmcnt(0)
	s_clause 0x1
	buffer_store_b32 v13, v3, s[4:7], 0 offen
	buffer_store_b32 v4, v0, s[4:7], 0 offen
	v_cndmask_b32_e64 v7, 0x80000000, v7, s0
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s0, s21, vcc_lo
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v0, v2, s30, 2
	v_cndmask_b32_e64 v17, 0x80000000, v17, s0
	s_clause 0x1
	buffer_store_b32 v1, v7, s[4:7], 0 offen
	buffer_store_b32 v8, v17, s[4:7], 0 offen
	v_add_lshl_u32 v1, v2, s31, 2
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s0, s16, vcc_lo
	.loc	1 39 5                          ; authors.py:39:5
	ds_load_2addr_stride64_b32 v[15:16], v15 offset0:4 offset1:6
	v_add_lshl_u32 v3, v2, s33, 2
	v_cndmask_b32_e64 v0, 0x80000000, v0, s0
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s0, s15, vcc_lo
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v4, v2, s34, 2
	v_cndmask_b32_e64 v1, 0x80000000, v1, s0
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s0, s14, vcc_lo
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b32 v14, v0, s[4:7], 0 offen
	buffer_store_b32 v5, v1, s[4:7], 0 offen
	v_cndmask_b32_e64 v3, 0x80000000, v3, s0
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s0, s13, vcc_lo
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v0, v2, s35, 2
	v_cndmask_b32_e64 v4, 0x80000000, v4, s0
	v_add_lshl_u32 v1, v2, s36, 2
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s0, s12, vcc_lo
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b32 v9, v3, s[4:7], 0 offen
	buffer_store_b32 v11, v4, s[4:7], 0 offen
	v_add_lshl_u32 v3, v2, s37, 2
	v_cndmask_b32_e64 v0, 0x80000000, v0, s0
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s0, s11, vcc_lo
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v4, v2, s38, 2
	v_cndmask_b32_e64 v1, 0x80000000, v1, s0
	v_add_lshl_u32 v2, v2, s39, 2
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s0, s10, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v3, 0x80000000, v3, s0
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s0, s3, vcc_lo
	s_and_b32 vcc_lo, s1, vcc_lo
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v4, 0x80000000, v4, s0
	v_cndmask_b32_e32 v2, 0x80000000, v2, vcc_lo
	s_waitcnt lgkmcnt(0)
	s_clause 0x4
	buffer_store_b32 v15, v0, s[4:7], 0 offen
	buffer_store_b32 v6, v1, s[4:7], 0 offen
	buffer_store_b32 v10, v3, s[4:7], 0 offen
	buffer_store_b32 v12, v4, s[4:7], 0 offen
	buffer_store_b32 v16, v2, s[4:7], 0 offen
	.loc	1 10 1 is_stmt 1                ; authors.py:10:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp22:
.Lfunc_end0:
	.size	masked_product, .Lfunc_end0-masked_product
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel masked_product
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
		.amdhsa_next_free_vgpr 110
		.amdhsa_next_free_sgpr 40
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-masked_product)<<4)&1008)>>4
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
	.set .Lmasked_product.num_vgpr, 110
	.set .Lmasked_product.num_agpr, 0
	.set .Lmasked_product.numbered_sgpr, 40
	.set .Lmasked_product.num_named_barrier, 0
	.set .Lmasked_product.private_seg_size, 0
	.set .Lmasked_product.uses_vcc, 1
	.set .Lmasked_product.uses_flat_scratch, 0
	.set .Lmasked_product.has_dyn_sized_stack, 0
	.set .Lmasked_product.has_recursion, 0
	.set .Lmasked_product.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 4700
; TotalNumSgprs: 42
; NumVgprs: 110
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 13
; NumSGPRsForWavesPerEU: 42
; NumVGPRsForWavesPerEU: 110
; Occupancy: 12
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
	.byte	1                               ; Abbrev [1] 0xb:0x5c DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x36 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	15                              ; DW_AT_call_line
	.byte	45                              ; DW_AT_call_column
	.byte	4                               ; Abbrev [4] 0x4d:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	15                              ; DW_AT_call_line
	.byte	24                              ; DW_AT_call_column
	.byte	4                               ; Abbrev [4] 0x59:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	28                              ; DW_AT_call_line
	.byte	23                              ; DW_AT_call_column
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
.Ldebug_ranges2:
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"authors.py"                    ; string offset=7 ; authors.py
.Linfo_string2:
	.asciz	"masked_product"                ; string offset=18 ; masked_product
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
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
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
    .name:           masked_product
    .private_segment_fixed_size: 0
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         masked_product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     110
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
