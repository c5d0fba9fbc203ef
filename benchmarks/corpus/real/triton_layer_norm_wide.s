	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	layer_norm                      ; -- Begin function layer_norm
	.p2align	8
	.type	layer_norm,@function
layer_norm:                             ; @layer_norm
.Lfunc_begin0:
	.file	1 "triton" "rows.py"
	.loc	1 49 0                          ; rows.py:49:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b64 s[20:21], s[0:1], 0x30
	s_load_b128 s[16:19], s[0:1], 0x20
	s_mov_b32 s22, s15
	s_load_b256 s[8:15], s[0:1], 0x0
.Ltmp0:
	.loc	1 56 22 prologue_end            ; rows.py:56:22
	v_and_b32_e32 v3, 31, v0
	.loc	1 66 5                          ; rows.py:66:5
	v_readfirstlane_b32 s2, v0
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 56 22                         ; rows.py:56:22
	v_lshlrev_b32_e32 v1, 2, v3
	.loc	1 70 9                          ; rows.py:70:9
	s_lshr_b32 s23, s2, 5
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	.loc	1 56 22                         ; rows.py:56:22
	v_lshl_or_b32 v14, s23, 7, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_or_b32_e32 v15, 1, v14
	.loc	1 52 10                         ; rows.py:52:10
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s2, s20, s22
	.loc	1 56 22                         ; rows.py:56:22
	v_or_b32_e32 v16, 2, v14
	.loc	1 52 5                          ; rows.py:52:5
	s_ashr_i32 s3, s2, 31
	.loc	1 56 22                         ; rows.py:56:22
	v_or_b32_e32 v17, 3, v14
	.loc	1 52 5                          ; rows.py:52:5
	s_lshl_b64 s[24:25], s[2:3], 2
	.loc	1 56 22                         ; rows.py:56:22
	v_or_b32_e32 v18, 0x400, v14
	.loc	1 52 5                          ; rows.py:52:5
	s_add_u32 s8, s8, s24
	.loc	1 56 22                         ; rows.py:56:22
	v_or_b32_e32 v19, 0x401, v14
	v_or_b32_e32 v20, 0x402, v14
	v_or_b32_e32 v21, 0x403, v14
	.loc	1 52 5                          ; rows.py:52:5
	s_addc_u32 s9, s9, s25
	v_ashrrev_i32_e32 v22, 31, v14
	.loc	1 55 5                          ; rows.py:55:5
	s_cmp_gt_i32 s21, 0
	s_mov_b32 s3, 0
	s_cselect_b32 s20, -1, 0
	s_cmp_lt_i32 s21, 1
	s_cbranch_scc1 .LBB0_20
; %bb.1:                                ; %.lr.ph.preheader
	.loc	1 0 5 is_stmt 0                 ; rows.py:0:5
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 57 9 is_stmt 1                ; rows.py:57:9
	s_waitcnt vmcnt(0)
	v_dual_add_f32 v4, v4, v12 :: v_dual_add_f32 v5, v5, v23
	v_dual_add_f32 v6, v6, v13 :: v_dual_add_f32 v7, v7, v24
	v_dual_add_f32 v8, v8, v25 :: v_dual_add_f32 v9, v9, v27
	v_add_f32_e32 v10, v10, v26
	v_add_f32_e32 v11, v11, v2
	.loc	1 55 5                          ; rows.py:55:5
	s_addk_i32 s3, 0x800
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s3, s21
	s_cbranch_scc0 .LBB0_19
.LBB0_3:                                ; %.lr.ph
                                        ; =>This Inner Loop Header: Depth=1
	.loc	1 56 14                         ; rows.py:56:14
	v_or_b32_e32 v1, s3, v14
	v_mov_b32_e32 v12, 0
	.loc	1 57 18                         ; rows.py:57:18
	s_mov_b32 s2, exec_lo
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 57 39 is_stmt 0               ; rows.py:57:39
	v_cmpx_gt_i32_e32 s21, v1
	.loc	1 57 18                         ; rows.py:57:18
	s_cbranch_execz .LBB0_5
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s8, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s9, v2, vcc_lo
	.loc	1 57 18                         ; rows.py:57:18
	global_load_b32 v12, v[1:2], off
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 57 26                         ; rows.py:57:26
	s_ashr_i32 s2, s3, 31
	v_add_co_u32 v1, vcc_lo, s3, v14
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, s2, v22, vcc_lo
	.loc	1 56 14 is_stmt 1               ; rows.py:56:14
	v_or_b32_e32 v23, s3, v15
	v_mov_b32_e32 v13, 0
	.loc	1 57 26                         ; rows.py:57:26
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 57 39 is_stmt 0               ; rows.py:57:39
	v_cmp_gt_i32_e32 vcc_lo, s21, v23
	v_mov_b32_e32 v23, 0
	.loc	1 57 26                         ; rows.py:57:26
	v_add_co_u32 v1, s2, s8, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s9, v2, s2
	.loc	1 57 18                         ; rows.py:57:18
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_7
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	global_load_b32 v23, v[1:2], off offset:4
.LBB0_7:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 56 14 is_stmt 1               ; rows.py:56:14
	v_or_b32_e32 v24, s3, v16
	.loc	1 57 18                         ; rows.py:57:18
	s_mov_b32 s2, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 57 39 is_stmt 0               ; rows.py:57:39
	v_cmpx_gt_i32_e32 s21, v24
	.loc	1 57 18                         ; rows.py:57:18
	s_cbranch_execz .LBB0_9
; %bb.8:                                ;   in Loop: Header=BB0_3 Depth=1
	global_load_b32 v13, v[1:2], off offset:8
.LBB0_9:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 56 14 is_stmt 1               ; rows.py:56:14
	v_or_b32_e32 v24, s3, v17
	v_mov_b32_e32 v25, 0
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 57 39                         ; rows.py:57:39
	v_cmp_gt_i32_e32 vcc_lo, s21, v24
	v_mov_b32_e32 v24, 0
	.loc	1 57 18 is_stmt 0               ; rows.py:57:18
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_11
; %bb.10:                               ;   in Loop: Header=BB0_3 Depth=1
	global_load_b32 v24, v[1:2], off offset:12
.LBB0_11:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 56 14 is_stmt 1               ; rows.py:56:14
	v_or_b32_e32 v1, s3, v18
	.loc	1 57 18                         ; rows.py:57:18
	s_mov_b32 s2, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 57 39 is_stmt 0               ; rows.py:57:39
	v_cmpx_gt_i32_e32 s21, v1
	.loc	1 57 18                         ; rows.py:57:18
	s_cbranch_execz .LBB0_13
; %bb.12:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 57 26                         ; rows.py:57:26
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s8, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s9, v2, vcc_lo
	.loc	1 57 18                         ; rows.py:57:18
	global_load_b32 v25, v[1:2], off
.LBB0_13:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 56 14 is_stmt 1               ; rows.py:56:14
	v_or_b32_e32 v1, s3, v19
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v27, 0
	.loc	1 57 18                         ; rows.py:57:18
	s_mov_b32 s2, exec_lo
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 57 39 is_stmt 0               ; rows.py:57:39
	v_cmpx_gt_i32_e32 s21, v1
	.loc	1 57 18                         ; rows.py:57:18
	s_cbranch_execz .LBB0_15
; %bb.14:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 57 26                         ; rows.py:57:26
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s8, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s9, v2, vcc_lo
	.loc	1 57 18                         ; rows.py:57:18
	global_load_b32 v27, v[1:2], off
.LBB0_15:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 56 14 is_stmt 1               ; rows.py:56:14
	v_or_b32_e32 v1, s3, v20
	.loc	1 57 18                         ; rows.py:57:18
	s_mov_b32 s2, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 57 39 is_stmt 0               ; rows.py:57:39
	v_cmpx_gt_i32_e32 s21, v1
	.loc	1 57 18                         ; rows.py:57:18
	s_cbranch_execz .LBB0_17
; %bb.16:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 57 26                         ; rows.py:57:26
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s8, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s9, v2, vcc_lo
	.loc	1 57 18                         ; rows.py:57:18
	global_load_b32 v26, v[1:2], off
.LBB0_17:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 56 14 is_stmt 1               ; rows.py:56:14
	v_or_b32_e32 v1, s3, v21
	v_mov_b32_e32 v2, 0
	.loc	1 57 18                         ; rows.py:57:18
	s_mov_b32 s2, exec_lo
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 57 39 is_stmt 0               ; rows.py:57:39
	v_cmpx_gt_i32_e32 s21, v1
	.loc	1 57 18                         ; rows.py:57:18
	s_cbranch_execz .LBB0_2
; %bb.18:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 57 26                         ; rows.py:57:26
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s8, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s9, v2, vcc_lo
	.loc	1 57 18                         ; rows.py:57:18
	global_load_b32 v2, v[1:2], off
	s_branch .LBB0_2
.LBB0_19:                               ; %._crit_edge.loopexit
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:58:12 ] ]
	v_dual_add_f32 v1, v4, v5 :: v_dual_add_f32 v2, v6, v7
	v_dual_add_f32 v4, v8, v9 :: v_dual_add_f32 v5, v10, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v1, v1, v2 :: v_dual_add_f32 v2, v4, v5
	v_add_f32_e32 v1, v1, v2
	s_branch .LBB0_21
.LBB0_20:
	.loc	2 0 12 is_stmt 0                ; standard.py:0:12
	v_mov_b32_e32 v1, 0
.LBB0_21:                               ; %Flow37
	s_delay_alu instid0(VALU_DEP_1)
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:58:12 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp2:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:58:12 ]
	s_lshl_b32 s27, s23, 2
	s_load_b32 s26, s[0:1], 0x38
	s_mov_b32 s28, 0
	v_lshlrev_b32_e32 v0, 2, v0
.Ltmp3:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:58:12 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp4:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:58:12 ]
	v_and_b32_e32 v0, 28, v0
.Ltmp5:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:58:12 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp6:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:58:12 ]
	v_add_nc_u32_e32 v4, 0, v0
.Ltmp7:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:58:12 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp8:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:58:12 ]
	v_permlanex16_b32 v2, v1, -1, -1 op_sel:[1,0]
.Ltmp9:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:58:12 ] ]
	v_add_f32_e32 v1, v1, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp10:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:58:12 ]
	v_readlane_b32 s0, v1, 31
	v_dual_mov_b32 v1, s27 :: v_dual_mov_b32 v2, s0
.Ltmp11:
	.loc	1 60 5                          ; rows.py:60:5
	s_and_b32 s0, s20, exec_lo
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
.Ltmp12:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:58:12 ]
	ds_store_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v0, v4
.Ltmp13:
	.loc	1 58 12                         ; rows.py:58:12
	v_cvt_f32_i32_e32 v2, s21
.Ltmp14:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:58:12 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
.Ltmp15:
	.loc	1 58 12                         ; rows.py:58:12
	v_div_scale_f32 v1, null, v2, v2, v0
	v_div_scale_f32 v7, vcc_lo, v0, v2, v0
	v_rcp_f32_e32 v5, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v6, -v1, v5, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v5, v6, v5
	v_mul_f32_e32 v6, v7, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v8, -v1, v6, v7
	v_fmac_f32_e32 v6, v8, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, -v1, v6, v7
	v_div_fmas_f32 v1, v1, v5, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_div_fixup_f32 v23, v1, v2, v0
	s_cbranch_scc1 .LBB0_41
; %bb.22:                               ; %.lr.ph6.preheader
	.loc	1 0 12 is_stmt 0                ; rows.py:0:12
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
	s_branch .LBB0_24
.LBB0_23:                               ;   in Loop: Header=BB0_24 Depth=1
	s_or_b32 exec_lo, exec_lo, s29
	.loc	1 62 33 is_stmt 1               ; rows.py:62:33
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v24, v24, v23
	v_sub_f32_e32 v28, v28, v23
	v_sub_f32_e32 v1, v1, v23
	.loc	1 60 5                          ; rows.py:60:5
	s_addk_i32 s28, 0x800
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	s_cmp_lt_i32 s28, s21
	.loc	1 62 16                         ; rows.py:62:16
	v_cndmask_b32_e64 v24, 0, v24, s1
	.loc	1 62 33 is_stmt 0               ; rows.py:62:33
	v_sub_f32_e32 v0, v13, v23
	.loc	1 62 16                         ; rows.py:62:16
	v_cndmask_b32_e64 v28, 0, v28, s5
	v_cndmask_b32_e64 v1, 0, v1, s6
	.loc	1 63 9 is_stmt 1                ; rows.py:63:9
	v_fmac_f32_e32 v7, v24, v24
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 62 33                         ; rows.py:62:33
	v_dual_sub_f32 v13, v25, v23 :: v_dual_cndmask_b32 v0, 0, v0
	.loc	1 63 9                          ; rows.py:63:9
	v_dual_fmac_f32 v12, v1, v1 :: v_dual_fmac_f32 v11, v28, v28
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 62 16                         ; rows.py:62:16
	v_cndmask_b32_e64 v13, 0, v13, s0
	.loc	1 62 33 is_stmt 0               ; rows.py:62:33
	v_sub_f32_e32 v25, v26, v23
	v_dual_sub_f32 v26, v27, v23 :: v_dual_fmac_f32 v5, v0, v0
	v_sub_f32_e32 v27, v29, v23
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 63 9 is_stmt 1                ; rows.py:63:9
	v_fmac_f32_e32 v6, v13, v13
	.loc	1 62 16                         ; rows.py:62:16
	v_cndmask_b32_e64 v25, 0, v25, s2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v26, 0, v26, s3
	v_cndmask_b32_e64 v27, 0, v27, s4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 63 9                          ; rows.py:63:9
	v_dual_fmac_f32 v8, v25, v25 :: v_dual_fmac_f32 v9, v26, v26
	v_fmac_f32_e32 v10, v27, v27
	.loc	1 60 5                          ; rows.py:60:5
	s_cbranch_scc0 .LBB0_40
.LBB0_24:                               ; %.lr.ph6
                                        ; =>This Inner Loop Header: Depth=1
	.loc	1 61 14                         ; rows.py:61:14
	v_or_b32_e32 v0, s28, v14
	v_mov_b32_e32 v13, 0
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 62 25                         ; rows.py:62:25
	v_cmp_gt_i32_e32 vcc_lo, s21, v0
	.loc	1 62 33 is_stmt 0               ; rows.py:62:33
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB0_26
; %bb.25:                               ;   in Loop: Header=BB0_24 Depth=1
	.loc	1 0 33                          ; rows.py:0:33
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, s0, s8, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s9, v1, s0
	.loc	1 62 33                         ; rows.py:62:33
	global_load_b32 v13, v[0:1], off
.LBB0_26:                               ;   in Loop: Header=BB0_24 Depth=1
	.loc	1 0 33                          ; rows.py:0:33
	s_or_b32 exec_lo, exec_lo, s1
	.loc	1 62 41                         ; rows.py:62:41
	s_ashr_i32 s1, s28, 31
	v_add_co_u32 v0, s0, s28, v14
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v1, null, s1, v22, s0
	.loc	1 61 14 is_stmt 1               ; rows.py:61:14
	v_or_b32_e32 v25, s28, v15
	v_mov_b32_e32 v24, 0
	.loc	1 62 41                         ; rows.py:62:41
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 62 25 is_stmt 0               ; rows.py:62:25
	v_cmp_gt_i32_e64 s0, s21, v25
	v_mov_b32_e32 v25, 0
	.loc	1 62 41                         ; rows.py:62:41
	v_add_co_u32 v0, s1, s8, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s9, v1, s1
	.loc	1 62 33                         ; rows.py:62:33
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_28
; %bb.27:                               ;   in Loop: Header=BB0_24 Depth=1
	global_load_b32 v25, v[0:1], off offset:4
.LBB0_28:                               ;   in Loop: Header=BB0_24 Depth=1
	.loc	1 0 33                          ; rows.py:0:33
	s_or_b32 exec_lo, exec_lo, s1
	.loc	1 61 14 is_stmt 1               ; rows.py:61:14
	v_or_b32_e32 v26, s28, v16
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 62 25                         ; rows.py:62:25
	v_cmp_gt_i32_e64 s1, s21, v26
	.loc	1 62 33 is_stmt 0               ; rows.py:62:33
	s_and_saveexec_b32 s2, s1
	s_cbranch_execz .LBB0_30
; %bb.29:                               ;   in Loop: Header=BB0_24 Depth=1
	global_load_b32 v24, v[0:1], off offset:8
.LBB0_30:                               ;   in Loop: Header=BB0_24 Depth=1
	.loc	1 0 33                          ; rows.py:0:33
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 61 14 is_stmt 1               ; rows.py:61:14
	v_or_b32_e32 v26, s28, v17
	v_mov_b32_e32 v27, 0
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 62 25                         ; rows.py:62:25
	v_cmp_gt_i32_e64 s2, s21, v26
	v_mov_b32_e32 v26, 0
	.loc	1 62 33 is_stmt 0               ; rows.py:62:33
	s_and_saveexec_b32 s3, s2
	s_cbranch_execz .LBB0_32
; %bb.31:                               ;   in Loop: Header=BB0_24 Depth=1
	global_load_b32 v26, v[0:1], off offset:12
.LBB0_32:                               ;   in Loop: Header=BB0_24 Depth=1
	.loc	1 0 33                          ; rows.py:0:33
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 61 14 is_stmt 1               ; rows.py:61:14
	v_or_b32_e32 v0, s28, v18
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 62 25                         ; rows.py:62:25
	v_cmp_gt_i32_e64 s3, s21, v0
	.loc	1 62 33 is_stmt 0               ; rows.py:62:33
	s_and_saveexec_b32 s5, s3
	s_cbranch_execz .LBB0_34
; %bb.33:                               ;   in Loop: Header=BB0_24 Depth=1
	.loc	1 62 41                         ; rows.py:62:41
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, s4, s8, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s9, v1, s4
	.loc	1 62 33                         ; rows.py:62:33
	global_load_b32 v27, v[0:1], off
.LBB0_34:                               ;   in Loop: Header=BB0_24 Depth=1
	.loc	1 0 33                          ; rows.py:0:33
	s_or_b32 exec_lo, exec_lo, s5
	.loc	1 61 14 is_stmt 1               ; rows.py:61:14
	v_or_b32_e32 v0, s28, v19
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v29, 0
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 62 25                         ; rows.py:62:25
	v_cmp_gt_i32_e64 s4, s21, v0
	.loc	1 62 33 is_stmt 0               ; rows.py:62:33
	s_and_saveexec_b32 s6, s4
	s_cbranch_execz .LBB0_36
; %bb.35:                               ;   in Loop: Header=BB0_24 Depth=1
	.loc	1 62 41                         ; rows.py:62:41
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, s5, s8, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s9, v1, s5
	.loc	1 62 33                         ; rows.py:62:33
	global_load_b32 v29, v[0:1], off
.LBB0_36:                               ;   in Loop: Header=BB0_24 Depth=1
	.loc	1 0 33                          ; rows.py:0:33
	s_or_b32 exec_lo, exec_lo, s6
	.loc	1 61 14 is_stmt 1               ; rows.py:61:14
	v_or_b32_e32 v0, s28, v20
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 62 25                         ; rows.py:62:25
	v_cmp_gt_i32_e64 s5, s21, v0
	.loc	1 62 33 is_stmt 0               ; rows.py:62:33
	s_and_saveexec_b32 s7, s5
	s_cbranch_execz .LBB0_38
; %bb.37:                               ;   in Loop: Header=BB0_24 Depth=1
	.loc	1 62 41                         ; rows.py:62:41
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, s6, s8, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s9, v1, s6
	.loc	1 62 33                         ; rows.py:62:33
	global_load_b32 v28, v[0:1], off
.LBB0_38:                               ;   in Loop: Header=BB0_24 Depth=1
	.loc	1 0 33                          ; rows.py:0:33
	s_or_b32 exec_lo, exec_lo, s7
	.loc	1 61 14 is_stmt 1               ; rows.py:61:14
	v_or_b32_e32 v0, s28, v21
	v_mov_b32_e32 v1, 0
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 62 25                         ; rows.py:62:25
	v_cmp_gt_i32_e64 s6, s21, v0
	.loc	1 62 33 is_stmt 0               ; rows.py:62:33
	s_and_saveexec_b32 s29, s6
	s_cbranch_execz .LBB0_23
; %bb.39:                               ;   in Loop: Header=BB0_24 Depth=1
	.loc	1 62 41                         ; rows.py:62:41
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, s7, s8, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s9, v1, s7
	.loc	1 62 33                         ; rows.py:62:33
	global_load_b32 v1, v[0:1], off
	s_branch .LBB0_23
.LBB0_40:                               ; %._crit_edge7.loopexit
	.loc	1 0 33                          ; rows.py:0:33
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp16:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ rows.py:64:22 ]
	v_dual_add_f32 v0, v5, v6 :: v_dual_add_f32 v1, v7, v8
	v_dual_add_f32 v5, v9, v10 :: v_dual_add_f32 v6, v11, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v0, v0, v1 :: v_dual_add_f32 v1, v5, v6
	v_add_f32_e32 v0, v0, v1
	s_branch .LBB0_42
.LBB0_41:
	.loc	2 0 12 is_stmt 0                ; standard.py:0:12
	v_mov_b32_e32 v0, 0
.LBB0_42:                               ; %._crit_edge7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
.Ltmp17:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:64:22 ] ]
	v_add_f32_dpp v0, v0, v0 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp18:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:64:22 ]
	s_barrier
	buffer_gl0_inv
.Ltmp19:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:64:22 ] ]
	v_add_f32_dpp v0, v0, v0 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v0, v0, v0 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v0, v0, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp20:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:64:22 ]
	v_permlanex16_b32 v1, v0, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp21:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:64:22 ] ]
	v_add_f32_e32 v0, v0, v1
.Ltmp22:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:64:22 ]
	v_readlane_b32 s0, v0, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v0, s27 :: v_dual_mov_b32 v1, s0
.Ltmp23:
	.loc	1 65 5                          ; rows.py:65:5
	s_mov_b32 s0, exec_lo
.Ltmp24:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:64:22 ]
	ds_store_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v0, v4
.Ltmp25:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:64:22 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
.Ltmp26:
	.loc	1 64 22                         ; rows.py:64:22
	v_div_scale_f32 v1, null, v2, v2, v0
	v_div_scale_f32 v6, vcc_lo, v0, v2, v0
	v_rcp_f32_e32 v4, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v5, -v1, v4, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v5, v4
	v_mul_f32_e32 v5, v6, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v7, -v1, v5, v6
	v_fmac_f32_e32 v5, v7, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, -v1, v5, v6
	v_div_fmas_f32 v1, v1, v4, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fixup_f32 v0, v1, v2, v0
	v_add_f32_e32 v0, s26, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	1 64 13 is_stmt 0               ; rows.py:64:13
	v_rsq_f32_e32 v24, v0
	.loc	1 65 5 is_stmt 1                ; rows.py:65:5
	v_or_b32_e32 v0, s23, v3
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB0_44
; %bb.43:
	.loc	1 0 5 is_stmt 0                 ; rows.py:0:5
	s_ashr_i32 s23, s22, 31
	v_mov_b32_e32 v0, 0
	s_lshl_b64 s[2:3], s[22:23], 2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_u32 s4, s18, s2
	s_addc_u32 s5, s19, s3
	s_add_u32 s2, s16, s2
	s_addc_u32 s3, s17, s3
	.loc	1 65 5                          ; rows.py:65:5
	s_clause 0x1
	global_store_b32 v0, v23, s[2:3]
	global_store_b32 v0, v24, s[4:5]
.LBB0_44:                               ; %.critedge
	.loc	1 0 5                           ; rows.py:0:5
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	1 67 5 is_stmt 1                ; rows.py:67:5
	s_and_b32 s0, s20, exec_lo
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_111
; %bb.45:                               ; %.lr.ph9.preheader
	.loc	1 53 5                          ; rows.py:53:5
	s_add_u32 s10, s10, s24
	s_addc_u32 s11, s11, s25
	s_mov_b32 s16, 0
	s_branch .LBB0_47
.LBB0_46:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 5 is_stmt 0                 ; rows.py:0:5
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 67 5 is_stmt 1                ; rows.py:67:5
	s_addk_i32 s16, 0x800
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s16, s21
	s_cbranch_scc0 .LBB0_111
.LBB0_47:                               ; %.lr.ph9
                                        ; =>This Inner Loop Header: Depth=1
	.loc	1 68 14                         ; rows.py:68:14
	v_or_b32_e32 v0, s16, v14
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v28, 0
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 69 39                         ; rows.py:69:39
	v_cmp_gt_i32_e32 vcc_lo, s21, v0
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	1 69 18 is_stmt 0               ; rows.py:69:18
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_co_u32 v2, s0, s8, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s9, v3, s0
	.loc	1 69 18                         ; rows.py:69:18
	global_load_b32 v28, v[2:3], off
.LBB0_49:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_or_b32 exec_lo, exec_lo, s1
	.loc	1 69 26                         ; rows.py:69:26
	s_ashr_i32 s1, s16, 31
	v_add_co_u32 v2, s0, s16, v14
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v3, null, s1, v22, s0
	.loc	1 68 14 is_stmt 1               ; rows.py:68:14
	v_or_b32_e32 v6, s16, v15
	.loc	1 69 26                         ; rows.py:69:26
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 69 39 is_stmt 0               ; rows.py:69:39
	v_cmp_gt_i32_e64 s0, s21, v6
	.loc	1 69 26                         ; rows.py:69:26
	v_add_co_u32 v2, s1, s8, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s9, v5, s1
	.loc	1 69 18                         ; rows.py:69:18
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_51
; %bb.50:                               ;   in Loop: Header=BB0_47 Depth=1
	global_load_b32 v25, v[2:3], off offset:4
.LBB0_51:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_or_b32 exec_lo, exec_lo, s1
	.loc	1 68 14 is_stmt 1               ; rows.py:68:14
	v_or_b32_e32 v6, s16, v16
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v29, 0
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 69 39                         ; rows.py:69:39
	v_cmp_gt_i32_e64 s1, s21, v6
	.loc	1 69 18 is_stmt 0               ; rows.py:69:18
	s_and_saveexec_b32 s2, s1
	s_cbranch_execz .LBB0_53
; %bb.52:                               ;   in Loop: Header=BB0_47 Depth=1
	global_load_b32 v29, v[2:3], off offset:8
.LBB0_53:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 68 14 is_stmt 1               ; rows.py:68:14
	v_or_b32_e32 v6, s16, v17
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 69 39                         ; rows.py:69:39
	v_cmp_gt_i32_e64 s2, s21, v6
	.loc	1 69 18 is_stmt 0               ; rows.py:69:18
	s_and_saveexec_b32 s3, s2
	s_cbranch_execz .LBB0_55
; %bb.54:                               ;   in Loop: Header=BB0_47 Depth=1
	global_load_b32 v26, v[2:3], off offset:12
.LBB0_55:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 68 14 is_stmt 1               ; rows.py:68:14
	v_or_b32_e32 v2, s16, v18
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v31, 0
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 69 39                         ; rows.py:69:39
	v_cmp_gt_i32_e64 s3, s21, v2
	.loc	1 69 26 is_stmt 0               ; rows.py:69:26
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 69 18                         ; rows.py:69:18
	s_and_saveexec_b32 s5, s3
	s_cbranch_execz .LBB0_57
; %bb.56:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 69 26                         ; rows.py:69:26
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_add_co_u32 v6, s4, s8, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, s9, v7, s4
	.loc	1 69 18                         ; rows.py:69:18
	global_load_b32 v31, v[6:7], off
.LBB0_57:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_or_b32 exec_lo, exec_lo, s5
	.loc	1 68 14 is_stmt 1               ; rows.py:68:14
	v_or_b32_e32 v6, s16, v19
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 69 39                         ; rows.py:69:39
	v_cmp_gt_i32_e64 s4, s21, v6
	.loc	1 69 26 is_stmt 0               ; rows.py:69:26
	v_ashrrev_i32_e32 v7, 31, v6
	.loc	1 69 18                         ; rows.py:69:18
	s_and_saveexec_b32 s6, s4
	s_cbranch_execz .LBB0_59
; %bb.58:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 69 26                         ; rows.py:69:26
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_add_co_u32 v8, s5, s8, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, s9, v9, s5
	.loc	1 69 18                         ; rows.py:69:18
	global_load_b32 v27, v[8:9], off
.LBB0_59:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_or_b32 exec_lo, exec_lo, s6
	.loc	1 68 14 is_stmt 1               ; rows.py:68:14
	v_or_b32_e32 v8, s16, v20
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v32, 0
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 69 39                         ; rows.py:69:39
	v_cmp_gt_i32_e64 s5, s21, v8
	.loc	1 69 26 is_stmt 0               ; rows.py:69:26
	v_ashrrev_i32_e32 v9, 31, v8
	.loc	1 69 18                         ; rows.py:69:18
	s_and_saveexec_b32 s7, s5
	s_cbranch_execz .LBB0_61
; %bb.60:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 69 26                         ; rows.py:69:26
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	v_add_co_u32 v10, s6, s8, v10
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v11, null, s9, v11, s6
	.loc	1 69 18                         ; rows.py:69:18
	global_load_b32 v32, v[10:11], off
.LBB0_61:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_or_b32 exec_lo, exec_lo, s7
	.loc	1 68 14 is_stmt 1               ; rows.py:68:14
	v_or_b32_e32 v10, s16, v21
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 69 39                         ; rows.py:69:39
	v_cmp_gt_i32_e64 s6, s21, v10
	.loc	1 69 26 is_stmt 0               ; rows.py:69:26
	v_ashrrev_i32_e32 v11, 31, v10
	.loc	1 69 18                         ; rows.py:69:18
	s_and_saveexec_b32 s17, s6
	s_cbranch_execz .LBB0_63
; %bb.62:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 69 26                         ; rows.py:69:26
	v_lshlrev_b64 v[12:13], 2, v[10:11]
	v_add_co_u32 v12, s7, s8, v12
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, s9, v13, s7
	.loc	1 69 18                         ; rows.py:69:18
	global_load_b32 v30, v[12:13], off
.LBB0_63:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 18                          ; rows.py:0:18
	s_or_b32 exec_lo, exec_lo, s17
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v39, 0
	.loc	1 70 34 is_stmt 1               ; rows.py:70:34
	s_and_saveexec_b32 s17, vcc_lo
	s_cbranch_execz .LBB0_65
; %bb.64:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 34 is_stmt 0                ; rows.py:0:34
	v_lshlrev_b64 v[12:13], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v12, s7, s12, v12
	v_add_co_ci_u32_e64 v13, null, s13, v13, s7
	.loc	1 70 34                         ; rows.py:70:34
	global_load_b32 v39, v[12:13], off
.LBB0_65:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 34                          ; rows.py:0:34
	s_or_b32 exec_lo, exec_lo, s17
	.loc	1 70 42                         ; rows.py:70:42
	v_add_co_u32 v12, s7, s12, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, s13, v5, s7
	.loc	1 70 34                         ; rows.py:70:34
	s_and_saveexec_b32 s7, s0
	s_cbranch_execz .LBB0_67
; %bb.66:                               ;   in Loop: Header=BB0_47 Depth=1
	global_load_b32 v33, v[12:13], off offset:4
.LBB0_67:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 34                          ; rows.py:0:34
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v38, 0
	.loc	1 70 34                         ; rows.py:70:34
	s_and_saveexec_b32 s7, s1
	s_cbranch_execz .LBB0_69
; %bb.68:                               ;   in Loop: Header=BB0_47 Depth=1
	global_load_b32 v38, v[12:13], off offset:8
.LBB0_69:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 34                          ; rows.py:0:34
	s_or_b32 exec_lo, exec_lo, s7
	.loc	1 70 34                         ; rows.py:70:34
	s_and_saveexec_b32 s7, s2
	s_cbranch_execz .LBB0_71
; %bb.70:                               ;   in Loop: Header=BB0_47 Depth=1
	global_load_b32 v36, v[12:13], off offset:12
.LBB0_71:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 34                          ; rows.py:0:34
	s_or_b32 exec_lo, exec_lo, s7
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v40, 0
	.loc	1 70 34                         ; rows.py:70:34
	s_and_saveexec_b32 s17, s3
	s_cbranch_execz .LBB0_73
; %bb.72:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 70 42                         ; rows.py:70:42
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v12, s7, s12, v12
	v_add_co_ci_u32_e64 v13, null, s13, v13, s7
	.loc	1 70 34                         ; rows.py:70:34
	global_load_b32 v40, v[12:13], off
.LBB0_73:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 34                          ; rows.py:0:34
	s_or_b32 exec_lo, exec_lo, s17
	.loc	1 70 34                         ; rows.py:70:34
	s_and_saveexec_b32 s17, s4
	s_cbranch_execz .LBB0_75
; %bb.74:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 70 42                         ; rows.py:70:42
	v_lshlrev_b64 v[12:13], 2, v[6:7]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v12, s7, s12, v12
	v_add_co_ci_u32_e64 v13, null, s13, v13, s7
	.loc	1 70 34                         ; rows.py:70:34
	global_load_b32 v35, v[12:13], off
.LBB0_75:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 34                          ; rows.py:0:34
	s_or_b32 exec_lo, exec_lo, s17
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v37, 0
	.loc	1 70 34                         ; rows.py:70:34
	s_and_saveexec_b32 s17, s5
	s_cbranch_execz .LBB0_77
; %bb.76:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 70 42                         ; rows.py:70:42
	v_lshlrev_b64 v[12:13], 2, v[8:9]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v12, s7, s12, v12
	v_add_co_ci_u32_e64 v13, null, s13, v13, s7
	.loc	1 70 34                         ; rows.py:70:34
	global_load_b32 v37, v[12:13], off
.LBB0_77:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 34                          ; rows.py:0:34
	s_or_b32 exec_lo, exec_lo, s17
	.loc	1 70 34                         ; rows.py:70:34
	s_and_saveexec_b32 s17, s6
	s_cbranch_execz .LBB0_79
; %bb.78:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 70 42                         ; rows.py:70:42
	v_lshlrev_b64 v[12:13], 2, v[10:11]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v12, s7, s12, v12
	v_add_co_ci_u32_e64 v13, null, s13, v13, s7
	.loc	1 70 34                         ; rows.py:70:34
	global_load_b32 v34, v[12:13], off
.LBB0_79:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 34                          ; rows.py:0:34
	s_or_b32 exec_lo, exec_lo, s17
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v46, 0
	.loc	1 70 70                         ; rows.py:70:70
	s_and_saveexec_b32 s17, vcc_lo
	s_cbranch_execz .LBB0_81
; %bb.80:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 70                          ; rows.py:0:70
	v_lshlrev_b64 v[12:13], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v12, s7, s14, v12
	v_add_co_ci_u32_e64 v13, null, s15, v13, s7
	.loc	1 70 70                         ; rows.py:70:70
	global_load_b32 v46, v[12:13], off
.LBB0_81:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 70                          ; rows.py:0:70
	s_or_b32 exec_lo, exec_lo, s17
	.loc	1 70 78                         ; rows.py:70:78
	v_add_co_u32 v12, s7, s14, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, s15, v5, s7
	.loc	1 70 70                         ; rows.py:70:70
	s_and_saveexec_b32 s7, s0
	s_cbranch_execz .LBB0_83
; %bb.82:                               ;   in Loop: Header=BB0_47 Depth=1
	global_load_b32 v41, v[12:13], off offset:4
.LBB0_83:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 70                          ; rows.py:0:70
	s_or_b32 exec_lo, exec_lo, s7
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v45, 0
	.loc	1 70 70                         ; rows.py:70:70
	s_and_saveexec_b32 s7, s1
	s_cbranch_execz .LBB0_85
; %bb.84:                               ;   in Loop: Header=BB0_47 Depth=1
	global_load_b32 v45, v[12:13], off offset:8
.LBB0_85:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 70                          ; rows.py:0:70
	s_or_b32 exec_lo, exec_lo, s7
	.loc	1 70 70                         ; rows.py:70:70
	s_and_saveexec_b32 s7, s2
	s_cbranch_execz .LBB0_87
; %bb.86:                               ;   in Loop: Header=BB0_47 Depth=1
	global_load_b32 v42, v[12:13], off offset:12
.LBB0_87:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 70                          ; rows.py:0:70
	s_or_b32 exec_lo, exec_lo, s7
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v44, 0
	.loc	1 70 70                         ; rows.py:70:70
	s_and_saveexec_b32 s17, s3
	s_cbranch_execz .LBB0_89
; %bb.88:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 70 78                         ; rows.py:70:78
	v_lshlrev_b64 v[43:44], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v43, s7, s14, v43
	v_add_co_ci_u32_e64 v44, null, s15, v44, s7
	.loc	1 70 70                         ; rows.py:70:70
	global_load_b32 v44, v[43:44], off
.LBB0_89:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 70                          ; rows.py:0:70
	s_or_b32 exec_lo, exec_lo, s17
	.loc	1 70 70                         ; rows.py:70:70
	s_and_saveexec_b32 s17, s4
	s_cbranch_execz .LBB0_91
; %bb.90:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 70 78                         ; rows.py:70:78
	v_lshlrev_b64 v[12:13], 2, v[6:7]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v12, s7, s14, v12
	v_add_co_ci_u32_e64 v13, null, s15, v13, s7
	.loc	1 70 70                         ; rows.py:70:70
	global_load_b32 v13, v[12:13], off
.LBB0_91:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 70                          ; rows.py:0:70
	s_or_b32 exec_lo, exec_lo, s17
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v43, 0
	.loc	1 70 70                         ; rows.py:70:70
	s_and_saveexec_b32 s17, s5
	s_cbranch_execnz .LBB0_102
; %bb.92:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 70                          ; rows.py:0:70
	s_or_b32 exec_lo, exec_lo, s17
	.loc	1 70 70                         ; rows.py:70:70
	s_and_saveexec_b32 s17, s6
	s_cbranch_execnz .LBB0_103
.LBB0_93:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 70                          ; rows.py:0:70
	s_or_b32 exec_lo, exec_lo, s17
	.loc	1 70 9                          ; rows.py:70:9
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB0_95
.LBB0_94:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 69 18 is_stmt 1               ; rows.py:69:18
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v28, v28, v23
	.loc	1 70 18                         ; rows.py:70:18
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 69 17                         ; rows.py:69:17
	v_mul_f32_e32 v28, v24, v28
	.loc	1 70 18                         ; rows.py:70:18
	v_add_co_u32 v0, vcc_lo, s10, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v1, null, s11, v1, vcc_lo
	v_fmac_f32_e32 v46, v28, v39
	.loc	1 70 9 is_stmt 0                ; rows.py:70:9
	global_store_b32 v[0:1], v46, off
.LBB0_95:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 9                           ; rows.py:0:9
	s_or_b32 exec_lo, exec_lo, s7
	.loc	1 70 18                         ; rows.py:70:18
	v_add_co_u32 v0, vcc_lo, s10, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s11, v5, vcc_lo
	.loc	1 70 9                          ; rows.py:70:9
	s_and_saveexec_b32 s7, s0
	s_cbranch_execnz .LBB0_104
; %bb.96:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 9                           ; rows.py:0:9
	s_or_b32 exec_lo, exec_lo, s7
	.loc	1 70 9                          ; rows.py:70:9
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_105
.LBB0_97:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 9                           ; rows.py:0:9
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 70 9                          ; rows.py:70:9
	s_and_saveexec_b32 s0, s2
	s_cbranch_execnz .LBB0_106
.LBB0_98:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 9                           ; rows.py:0:9
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 70 9                          ; rows.py:70:9
	s_and_saveexec_b32 s0, s3
	s_cbranch_execnz .LBB0_107
.LBB0_99:                               ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 9                           ; rows.py:0:9
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 70 9                          ; rows.py:70:9
	s_and_saveexec_b32 s0, s4
	s_cbranch_execnz .LBB0_108
.LBB0_100:                              ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 9                           ; rows.py:0:9
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 70 9                          ; rows.py:70:9
	s_and_saveexec_b32 s0, s5
	s_cbranch_execnz .LBB0_109
.LBB0_101:                              ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 0 9                           ; rows.py:0:9
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 70 9                          ; rows.py:70:9
	s_and_saveexec_b32 s0, s6
	s_cbranch_execz .LBB0_46
	s_branch .LBB0_110
.LBB0_102:                              ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 70 78                         ; rows.py:70:78
	v_lshlrev_b64 v[47:48], 2, v[8:9]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v47, s7, s14, v47
	v_add_co_ci_u32_e64 v48, null, s15, v48, s7
	.loc	1 70 70                         ; rows.py:70:70
	global_load_b32 v43, v[47:48], off
	s_or_b32 exec_lo, exec_lo, s17
	s_and_saveexec_b32 s17, s6
	s_cbranch_execz .LBB0_93
.LBB0_103:                              ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 70 78                         ; rows.py:70:78
	v_lshlrev_b64 v[47:48], 2, v[10:11]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v47, s7, s14, v47
	v_add_co_ci_u32_e64 v48, null, s15, v48, s7
	.loc	1 70 70                         ; rows.py:70:70
	global_load_b32 v12, v[47:48], off
	s_or_b32 exec_lo, exec_lo, s17
	.loc	1 70 9                          ; rows.py:70:9
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execnz .LBB0_94
	s_branch .LBB0_95
.LBB0_104:                              ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 69 18 is_stmt 1               ; rows.py:69:18
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v4, v25, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 69 17 is_stmt 0               ; rows.py:69:17
	v_mul_f32_e32 v4, v24, v4
	.loc	1 70 26 is_stmt 1               ; rows.py:70:26
	v_fmac_f32_e32 v41, v4, v33
	.loc	1 70 9 is_stmt 0                ; rows.py:70:9
	global_store_b32 v[0:1], v41, off offset:4
	s_or_b32 exec_lo, exec_lo, s7
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_97
.LBB0_105:                              ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 69 18 is_stmt 1               ; rows.py:69:18
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v4, v29, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 69 17 is_stmt 0               ; rows.py:69:17
	v_mul_f32_e32 v4, v24, v4
	.loc	1 70 26 is_stmt 1               ; rows.py:70:26
	v_fmac_f32_e32 v45, v4, v38
	.loc	1 70 9 is_stmt 0                ; rows.py:70:9
	global_store_b32 v[0:1], v45, off offset:8
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s2
	s_cbranch_execz .LBB0_98
.LBB0_106:                              ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 69 18 is_stmt 1               ; rows.py:69:18
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v4, v26, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 69 17 is_stmt 0               ; rows.py:69:17
	v_mul_f32_e32 v4, v24, v4
	.loc	1 70 26 is_stmt 1               ; rows.py:70:26
	v_fmac_f32_e32 v42, v4, v36
	.loc	1 70 9 is_stmt 0                ; rows.py:70:9
	global_store_b32 v[0:1], v42, off offset:12
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s3
	s_cbranch_execz .LBB0_99
.LBB0_107:                              ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 69 18 is_stmt 1               ; rows.py:69:18
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v0, v31, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 69 17 is_stmt 0               ; rows.py:69:17
	v_mul_f32_e32 v4, v24, v0
	.loc	1 70 18 is_stmt 1               ; rows.py:70:18
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	.loc	1 70 26 is_stmt 0               ; rows.py:70:26
	v_fmac_f32_e32 v44, v4, v40
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 70 18                         ; rows.py:70:18
	v_add_co_u32 v0, vcc_lo, s10, v0
	v_add_co_ci_u32_e64 v1, null, s11, v1, vcc_lo
	.loc	1 70 9                          ; rows.py:70:9
	global_store_b32 v[0:1], v44, off
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s4
	s_cbranch_execz .LBB0_100
.LBB0_108:                              ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 69 18 is_stmt 1               ; rows.py:69:18
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v0, v27, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 69 17 is_stmt 0               ; rows.py:69:17
	v_mul_f32_e32 v2, v24, v0
	.loc	1 70 18 is_stmt 1               ; rows.py:70:18
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	.loc	1 70 26 is_stmt 0               ; rows.py:70:26
	v_fmac_f32_e32 v13, v2, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 70 18                         ; rows.py:70:18
	v_add_co_u32 v0, vcc_lo, s10, v0
	v_add_co_ci_u32_e64 v1, null, s11, v1, vcc_lo
	.loc	1 70 9                          ; rows.py:70:9
	global_store_b32 v[0:1], v13, off
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s5
	s_cbranch_execz .LBB0_101
.LBB0_109:                              ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 69 18 is_stmt 1               ; rows.py:69:18
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v0, v32, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 69 17 is_stmt 0               ; rows.py:69:17
	v_mul_f32_e32 v2, v24, v0
	.loc	1 70 18 is_stmt 1               ; rows.py:70:18
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	.loc	1 70 26 is_stmt 0               ; rows.py:70:26
	v_fmac_f32_e32 v43, v2, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 70 18                         ; rows.py:70:18
	v_add_co_u32 v0, vcc_lo, s10, v0
	v_add_co_ci_u32_e64 v1, null, s11, v1, vcc_lo
	.loc	1 70 9                          ; rows.py:70:9
	global_store_b32 v[0:1], v43, off
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s6
	s_cbranch_execz .LBB0_46
.LBB0_110:                              ;   in Loop: Header=BB0_47 Depth=1
	.loc	1 69 18 is_stmt 1               ; rows.py:69:18
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v0, v30, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 69 17 is_stmt 0               ; rows.py:69:17
	v_mul_f32_e32 v2, v24, v0
	.loc	1 70 18 is_stmt 1               ; rows.py:70:18
	v_lshlrev_b64 v[0:1], 2, v[10:11]
	.loc	1 70 26 is_stmt 0               ; rows.py:70:26
	v_fmac_f32_e32 v12, v2, v34
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 70 18                         ; rows.py:70:18
	v_add_co_u32 v0, vcc_lo, s10, v0
	v_add_co_ci_u32_e64 v1, null, s11, v1, vcc_lo
	.loc	1 70 9                          ; rows.py:70:9
	global_store_b32 v[0:1], v12, off
	s_branch .LBB0_46
.LBB0_111:                              ; %._crit_edge10
	.loc	1 49 1 is_stmt 1                ; rows.py:49:1
	s_endpgm
.Ltmp27:
.Lfunc_end0:
	.size	layer_norm, .Lfunc_end0-layer_norm
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel layer_norm
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
		.amdhsa_next_free_vgpr 49
		.amdhsa_next_free_sgpr 30
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-layer_norm)<<4)&1008)>>4
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
	.set .Llayer_norm.num_vgpr, 49
	.set .Llayer_norm.num_agpr, 0
	.set .Llayer_norm.numbered_sgpr, 30
	.set .Llayer_norm.num_named_barrier, 0
	.set .Llayer_norm.private_seg_size, 0
	.set .Llayer_norm.uses_vcc, 1
	.set .Llayer_norm.uses_flat_scratch, 0
	.set .Llayer_norm.has_dyn_sized_stack, 0
	.set .Llayer_norm.has_recursion, 0
	.set .Llayer_norm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 4132
; TotalNumSgprs: 32
; NumVgprs: 49
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 32
; NumVGPRsForWavesPerEU: 49
; Occupancy: 16
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
	.byte	1                               ; DW_CHILDREN_yes
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
	.byte	5                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	5                               ; DW_FORM_data2
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
	.byte	1                               ; Abbrev [1] 0xb:0x6c DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x46 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	58                              ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x5b:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	64                              ; DW_AT_call_line
	.byte	22                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x67:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
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
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"rows.py"                       ; string offset=7 ; rows.py
.Linfo_string2:
	.asciz	"layer_norm"                    ; string offset=15 ; layer_norm
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
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
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
    .max_flat_workgroup_size: 256
    .name:           layer_norm
    .private_segment_fixed_size: 0
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         layer_norm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     49
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
