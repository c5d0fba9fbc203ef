	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	persistent_softmax              ; -- Begin function persistent_softmax
	.p2align	8
	.type	persistent_softmax,@function
persistent_softmax:                     ; @persistent_softmax
.Lfunc_begin0:
	.file	1 "triton" "rows.py"
	.loc	1 39 0                          ; rows.py:39:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b32 s24, s[0:1], 0x14
.Ltmp0:
	.file	2 "triton/language" "standard.py"
	.loc	2 314 12 prologue_end           ; standard.py:314:12 @[ rows.py:45:49 ]
	v_readfirstlane_b32 s12, v0
.Ltmp1:
	.loc	1 42 5                          ; rows.py:42:5
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s15, s24
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 42 46 is_stmt 0               ; rows.py:42:46
	s_clause 0x3
	s_load_b128 s[8:11], s[0:1], 0x0
	s_load_b32 s14, s[0:1], 0x10
	s_load_b32 s25, s[0:1], 0x30
	s_load_b32 s7, s[0:1], 0x18
	.loc	1 41 10 is_stmt 1               ; rows.py:41:10
	v_and_b32_e32 v1, 31, v0
	.loc	1 45 9                          ; rows.py:45:9
	s_and_b32 s13, s12, 0x60
	v_lshlrev_b32_e32 v0, 2, v0
	s_mov_b32 s19, 0x31027000
	s_mov_b32 s18, 0x7ffffffe
	.loc	1 41 10                         ; rows.py:41:10
	v_or_b32_e32 v2, s13, v1
	s_mov_b32 s22, s18
	s_mov_b32 s23, s19
	s_waitcnt lgkmcnt(0)
	s_and_b32 s17, s9, 0xffff
	s_lshr_b32 s9, s13, 3
	v_lshlrev_b32_e32 v2, 2, v2
	s_and_b32 s21, s11, 0xffff
	.loc	1 42 5                          ; rows.py:42:5
	s_lshl_b32 s11, s12, 4
	s_mul_i32 s12, s15, s14
	s_and_b32 s11, s11, 0x600
	.loc	1 41 10                         ; rows.py:41:10
	v_or_b32_e32 v3, 1, v2
	v_or_b32_e32 v4, 2, v2
	v_or_b32_e32 v5, 3, v2
	v_or_b32_e32 v6, 0x200, v2
	v_or_b32_e32 v7, 0x201, v2
	v_or_b32_e32 v8, 0x202, v2
	v_or_b32_e32 v9, 0x203, v2
	.loc	1 43 53                         ; rows.py:43:53
	v_cmp_gt_i32_e64 s0, s7, v2
	v_and_b32_e32 v2, 12, v0
	v_cmp_gt_i32_e64 s1, s7, v3
	v_cmp_gt_i32_e64 s2, s7, v4
	v_cmp_gt_i32_e64 s3, s7, v5
	v_cmp_gt_i32_e64 s4, s7, v6
	v_cmp_gt_i32_e64 s5, s7, v7
	v_cmp_gt_i32_e64 s6, s7, v8
	v_cmp_gt_i32_e64 s7, s7, v9
	v_dual_mov_b32 v1, s9 :: v_dual_lshlrev_b32 v0, 4, v1
	v_add_nc_u32_e32 v2, 0, v2
	.loc	1 42 5                          ; rows.py:42:5
	s_mul_i32 s13, s25, s14
	s_lshl2_add_u32 s26, s12, s11
	s_lshl_b32 s27, s13, 2
	s_mov_b32 s16, s8
	s_mov_b32 s20, s10
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 43 17                         ; rows.py:43:17
	v_add_nc_u32_e32 v4, s26, v0
	.loc	1 42 5                          ; rows.py:42:5
	s_add_i32 s15, s15, s25
	s_add_i32 s26, s26, s27
	s_cmp_lt_i32 s15, s24
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 43 17                         ; rows.py:43:17
	v_add_nc_u32_e32 v5, 4, v4
	v_add_nc_u32_e32 v6, 8, v4
	v_add_nc_u32_e32 v7, 12, v4
	v_add_nc_u32_e32 v8, 0x800, v4
	v_cndmask_b32_e64 v3, 0x80000000, v4, s0
	v_add_nc_u32_e32 v9, 0x804, v4
	v_add_nc_u32_e32 v10, 0x808, v4
	v_add_nc_u32_e32 v4, 0x80c, v4
	v_cndmask_b32_e64 v5, 0x80000000, v5, s1
	v_cndmask_b32_e64 v6, 0x80000000, v6, s2
	v_cndmask_b32_e64 v7, 0x80000000, v7, s3
	v_cndmask_b32_e64 v8, 0x80000000, v8, s4
	v_cndmask_b32_e64 v9, 0x80000000, v9, s5
	v_cndmask_b32_e64 v10, 0x80000000, v10, s6
	v_cndmask_b32_e64 v4, 0x80000000, v4, s7
	s_clause 0x7
	buffer_load_b32 v11, v3, s[16:19], 0 offen
	buffer_load_b32 v12, v5, s[16:19], 0 offen
	buffer_load_b32 v13, v6, s[16:19], 0 offen
	buffer_load_b32 v14, v7, s[16:19], 0 offen
	buffer_load_b32 v15, v8, s[16:19], 0 offen
	buffer_load_b32 v16, v9, s[16:19], 0 offen
	buffer_load_b32 v17, v10, s[16:19], 0 offen
	buffer_load_b32 v18, v4, s[16:19], 0 offen
	s_waitcnt vmcnt(7)
	v_cndmask_b32_e64 v11, 0xff800000, v11, s0
	s_waitcnt vmcnt(6)
	v_cndmask_b32_e64 v12, 0xff800000, v12, s1
	s_waitcnt vmcnt(5)
	v_cndmask_b32_e64 v13, 0xff800000, v13, s2
	s_waitcnt vmcnt(4)
	v_cndmask_b32_e64 v14, 0xff800000, v14, s3
	s_waitcnt vmcnt(3)
	v_cndmask_b32_e64 v15, 0xff800000, v15, s4
	s_waitcnt vmcnt(2)
	v_cndmask_b32_e64 v16, 0xff800000, v16, s5
.Ltmp2:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:44:32 ] ]
	v_dual_max_f32 v19, v11, v11 :: v_dual_max_f32 v20, v12, v12
.Ltmp3:
	.loc	1 43 17                         ; rows.py:43:17
	s_waitcnt vmcnt(1)
	v_cndmask_b32_e64 v17, 0xff800000, v17, s6
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v18, 0xff800000, v18, s7
.Ltmp4:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:44:32 ] ]
	v_max3_f32 v21, v14, v15, v16
	v_max_f32_e32 v19, v19, v20
.Ltmp5:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:44:32 ]
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
.Ltmp6:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:44:32 ] ]
	v_max3_f32 v19, v19, v13, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max3_f32 v19, v19, v17, v18
.Ltmp7:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:44:32 ]
	v_mov_b32_dpp v20, v19 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp8:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:44:32 ] ]
	v_max_f32_e32 v20, v20, v20
	v_max_f32_e32 v19, v19, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp9:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:44:32 ]
	v_mov_b32_dpp v20, v19 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp10:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:44:32 ] ]
	v_max_f32_e32 v20, v20, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v19, v19, v20
.Ltmp11:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:44:32 ]
	v_mov_b32_dpp v20, v19 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp12:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:44:32 ] ]
	v_max_f32_e32 v20, v20, v20
	v_max_f32_e32 v19, v19, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp13:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:44:32 ]
	v_mov_b32_dpp v20, v19 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp14:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:44:32 ] ]
	v_max_f32_e32 v20, v20, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v19, v19, v20
.Ltmp15:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:44:32 ]
	v_permlanex16_b32 v20, v19, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp16:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:44:32 ] ]
	v_max_f32_e32 v20, v20, v20
	v_max_f32_e32 v19, v19, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp17:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:44:32 ]
	v_readlane_b32 s8, v19, 31
	v_mov_b32_e32 v19, s8
	ds_store_b32 v1, v19
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v19, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v20, v19 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp18:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:44:32 ] ]
	v_max_f32_e32 v19, v19, v19
.Ltmp19:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:45:49 ]
	s_barrier
	buffer_gl0_inv
.Ltmp20:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:44:32 ] ]
	v_max_f32_e32 v20, v20, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v19, v19, v20
.Ltmp21:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:44:32 ]
	v_mov_b32_dpp v20, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp22:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:44:32 ] ]
	v_max_f32_e32 v20, v20, v20
	v_max_f32_e32 v19, v19, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
.Ltmp23:
	.loc	1 44 24                         ; rows.py:44:24
	v_sub_f32_e32 v13, v13, v19
	v_sub_f32_e32 v17, v17, v19
	v_sub_f32_e32 v11, v11, v19
	v_sub_f32_e32 v12, v12, v19
	v_dual_sub_f32 v14, v14, v19 :: v_dual_mul_f32 v13, 0x3fb8aa3b, v13
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 44 17 is_stmt 0               ; rows.py:44:17
	v_mul_f32_e32 v17, 0x3fb8aa3b, v17
	v_mul_f32_e32 v11, 0x3fb8aa3b, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 44 24                         ; rows.py:44:24
	v_dual_sub_f32 v15, v15, v19 :: v_dual_mul_f32 v12, 0x3fb8aa3b, v12
	.loc	1 44 17                         ; rows.py:44:17
	v_cmp_gt_f32_e64 s9, 0xc2fc0000, v13
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s13, 0xc2fc0000, v17
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v14, 0x3fb8aa3b, v14 :: v_dual_mul_f32 v15, 0x3fb8aa3b, v15
	v_cndmask_b32_e64 v21, 0, 0x42800000, s9
	.loc	1 44 24                         ; rows.py:44:24
	v_sub_f32_e32 v16, v16, v19
	.loc	1 44 17                         ; rows.py:44:17
	v_cndmask_b32_e64 v25, 0, 0x42800000, s13
	.loc	1 44 24                         ; rows.py:44:24
	v_sub_f32_e32 v18, v18, v19
	.loc	1 44 17                         ; rows.py:44:17
	v_cndmask_b32_e64 v19, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v13, v13, v21 :: v_dual_mul_f32 v16, 0x3fb8aa3b, v16
	v_dual_add_f32 v17, v17, v25 :: v_dual_mul_f32 v18, 0x3fb8aa3b, v18
	v_cmp_gt_f32_e64 s8, 0xc2fc0000, v12
	v_cmp_gt_f32_e64 s10, 0xc2fc0000, v14
	v_cmp_gt_f32_e64 s11, 0xc2fc0000, v15
	v_add_f32_e32 v11, v11, v19
	v_cmp_gt_f32_e64 s12, 0xc2fc0000, v16
	v_cmp_gt_f32_e64 s14, 0xc2fc0000, v18
	v_cndmask_b32_e64 v20, 0, 0x42800000, s8
	v_cndmask_b32_e64 v22, 0, 0x42800000, s10
	v_cndmask_b32_e64 v23, 0, 0x42800000, s11
	v_cndmask_b32_e64 v24, 0, 0x42800000, s12
	v_cndmask_b32_e64 v26, 0, 0x42800000, s14
	v_add_f32_e32 v12, v12, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_add_f32 v14, v14, v22 :: v_dual_add_f32 v15, v15, v23
	v_add_f32_e32 v16, v16, v24
	s_delay_alu instid0(VALU_DEP_4)
	v_add_f32_e32 v18, v18, v26
	v_exp_f32_e32 v11, v11
	v_exp_f32_e32 v12, v12
	v_exp_f32_e32 v13, v13
	v_exp_f32_e32 v14, v14
	v_exp_f32_e32 v15, v15
	v_exp_f32_e32 v16, v16
	v_exp_f32_e32 v17, v17
	v_exp_f32_e32 v18, v18
	v_cndmask_b32_e64 v19, 0, 0xffffffc0, vcc_lo
	v_cndmask_b32_e64 v20, 0, 0xffffffc0, s8
	v_cndmask_b32_e64 v21, 0, 0xffffffc0, s9
	v_cndmask_b32_e64 v22, 0, 0xffffffc0, s10
	v_cndmask_b32_e64 v23, 0, 0xffffffc0, s11
	v_cndmask_b32_e64 v24, 0, 0xffffffc0, s12
	v_cndmask_b32_e64 v25, 0, 0xffffffc0, s13
	v_cndmask_b32_e64 v26, 0, 0xffffffc0, s14
	v_ldexp_f32 v11, v11, v19
	v_ldexp_f32 v12, v12, v20
	v_ldexp_f32 v13, v13, v21
	v_ldexp_f32 v14, v14, v22
	v_ldexp_f32 v15, v15, v23
	v_ldexp_f32 v16, v16, v24
	v_ldexp_f32 v17, v17, v25
	v_ldexp_f32 v18, v18, v26
.Ltmp24:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:45:49 ] ]
	v_dual_add_f32 v19, v11, v12 :: v_dual_add_f32 v20, v13, v14
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v21, v15, v16 :: v_dual_add_f32 v22, v17, v18
	v_dual_add_f32 v19, v19, v20 :: v_dual_add_f32 v20, v21, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v19, v19, v20
	v_add_f32_dpp v19, v19, v19 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v19, v19, v19 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v19, v19, v19 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v19, v19, v19 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp25:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:45:49 ]
	v_permlanex16_b32 v20, v19, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp26:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:45:49 ] ]
	v_add_f32_e32 v19, v19, v20
.Ltmp27:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:45:49 ]
	v_readlane_b32 s8, v19, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v19, s8
	ds_store_b32 v1, v19
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v19, v2
.Ltmp28:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:45:49 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v19, v19, v19 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v19, v19, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp29:
	.loc	1 45 41                         ; rows.py:45:41
	v_div_scale_f32 v20, null, v19, v19, v11
	v_div_scale_f32 v22, null, v19, v19, v12
	v_div_scale_f32 v26, null, v19, v19, v14
	v_div_scale_f32 v28, null, v19, v19, v15
	v_div_scale_f32 v24, null, v19, v19, v13
	v_div_scale_f32 v34, null, v19, v19, v18
	v_rcp_f32_e32 v36, v20
	v_rcp_f32_e32 v37, v22
	v_rcp_f32_e32 v39, v26
	v_rcp_f32_e32 v40, v28
	v_rcp_f32_e32 v38, v24
	v_div_scale_f32 v30, null, v19, v19, v16
	v_rcp_f32_e32 v43, v34
	v_div_scale_f32 v32, null, v19, v19, v17
	v_div_scale_f32 v21, vcc_lo, v11, v19, v11
	v_div_scale_f32 v23, s8, v12, v19, v12
	v_rcp_f32_e32 v41, v30
	v_fma_f32 v44, -v20, v36, 1.0
	v_fma_f32 v45, -v22, v37, 1.0
	v_fma_f32 v47, -v26, v39, 1.0
	v_fma_f32 v48, -v28, v40, 1.0
	v_rcp_f32_e32 v42, v32
	v_fma_f32 v46, -v24, v38, 1.0
	v_fma_f32 v51, -v34, v43, 1.0
	v_dual_fmac_f32 v36, v44, v36 :: v_dual_fmac_f32 v37, v45, v37
	v_div_scale_f32 v29, s11, v15, v19, v15
	v_dual_fmac_f32 v39, v47, v39 :: v_dual_fmac_f32 v40, v48, v40
	v_div_scale_f32 v25, s9, v13, v19, v13
	v_fmac_f32_e32 v38, v46, v38
	v_fma_f32 v49, -v30, v41, 1.0
	v_dual_fmac_f32 v43, v51, v43 :: v_dual_mul_f32 v44, v21, v36
	v_div_scale_f32 v27, s10, v14, v19, v14
	v_dual_mul_f32 v45, v23, v37 :: v_dual_mul_f32 v48, v29, v40
	v_fma_f32 v50, -v32, v42, 1.0
	v_mul_f32_e32 v46, v25, v38
	v_div_scale_f32 v31, s12, v16, v19, v16
	v_fma_f32 v52, -v20, v44, v21
	v_fmac_f32_e32 v41, v49, v41
	v_fma_f32 v56, -v28, v48, v29
	v_mul_f32_e32 v47, v27, v39
	v_div_scale_f32 v33, s13, v17, v19, v17
	v_fmac_f32_e32 v42, v50, v42
	v_fma_f32 v53, -v22, v45, v23
	v_div_scale_f32 v35, s14, v18, v19, v18
	v_fma_f32 v54, -v24, v46, v25
	v_dual_fmac_f32 v44, v52, v36 :: v_dual_mul_f32 v49, v31, v41
	v_fmac_f32_e32 v48, v56, v40
	v_fma_f32 v55, -v26, v47, v27
	v_mul_f32_e32 v50, v33, v42
	v_fmac_f32_e32 v45, v53, v37
	v_dual_mul_f32 v51, v35, v43 :: v_dual_fmac_f32 v46, v54, v38
	v_fma_f32 v57, -v30, v49, v31
	v_fma_f32 v20, -v20, v44, v21
	v_fmac_f32_e32 v47, v55, v39
	v_fma_f32 v58, -v32, v50, v33
	v_fma_f32 v21, -v22, v45, v23
	v_fma_f32 v59, -v34, v51, v35
	v_fma_f32 v22, -v24, v46, v25
	v_fmac_f32_e32 v49, v57, v41
	v_div_fmas_f32 v20, v20, v36, v44
	s_mov_b32 vcc_lo, s8
	v_fma_f32 v23, -v26, v47, v27
	v_fmac_f32_e32 v50, v58, v42
	v_div_fmas_f32 v21, v21, v37, v45
	s_mov_b32 vcc_lo, s9
	v_fma_f32 v24, -v28, v48, v29
	v_fmac_f32_e32 v51, v59, v43
	v_div_fmas_f32 v22, v22, v38, v46
	s_mov_b32 vcc_lo, s10
	v_fma_f32 v25, -v30, v49, v31
	v_div_fixup_f32 v11, v20, v19, v11
	v_div_fmas_f32 v20, v23, v39, v47
	s_mov_b32 vcc_lo, s11
	v_fma_f32 v26, -v32, v50, v33
	v_div_fixup_f32 v12, v21, v19, v12
	v_div_fmas_f32 v21, v24, v40, v48
	s_mov_b32 vcc_lo, s12
	v_fma_f32 v27, -v34, v51, v35
	v_div_fixup_f32 v13, v22, v19, v13
	v_div_fmas_f32 v22, v25, v41, v49
	s_mov_b32 vcc_lo, s13
	.loc	1 45 9 is_stmt 0                ; rows.py:45:9
	buffer_store_b32 v11, v3, s[20:23], 0 offen
	.loc	1 45 41                         ; rows.py:45:41
	v_div_fmas_f32 v11, v26, v42, v50
	s_mov_b32 vcc_lo, s14
	.loc	1 45 9                          ; rows.py:45:9
	buffer_store_b32 v12, v5, s[20:23], 0 offen
	.loc	1 45 41                         ; rows.py:45:41
	v_div_fmas_f32 v5, v27, v43, v51
	v_div_fixup_f32 v3, v20, v19, v14
	v_div_fixup_f32 v12, v21, v19, v15
	.loc	1 45 9                          ; rows.py:45:9
	buffer_store_b32 v13, v6, s[20:23], 0 offen
	.loc	1 45 41                         ; rows.py:45:41
	v_div_fixup_f32 v6, v22, v19, v16
	v_div_fixup_f32 v11, v11, v19, v17
	v_div_fixup_f32 v5, v5, v19, v18
	.loc	1 45 9                          ; rows.py:45:9
	s_clause 0x4
	buffer_store_b32 v3, v7, s[20:23], 0 offen
	buffer_store_b32 v12, v8, s[20:23], 0 offen
	buffer_store_b32 v6, v9, s[20:23], 0 offen
	buffer_store_b32 v11, v10, s[20:23], 0 offen
	buffer_store_b32 v5, v4, s[20:23], 0 offen
	.loc	1 42 5 is_stmt 1                ; rows.py:42:5
	s_cbranch_scc1 .LBB0_2
.LBB0_3:                                ; %._crit_edge
	.loc	1 39 1                          ; rows.py:39:1
	s_endpgm
.Ltmp30:
.Lfunc_end0:
	.size	persistent_softmax, .Lfunc_end0-persistent_softmax
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel persistent_softmax
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 304
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
		.amdhsa_next_free_vgpr 60
		.amdhsa_next_free_sgpr 28
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-persistent_softmax)<<4)&1008)>>4
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
	.set .Lpersistent_softmax.num_vgpr, 60
	.set .Lpersistent_softmax.num_agpr, 0
	.set .Lpersistent_softmax.numbered_sgpr, 28
	.set .Lpersistent_softmax.num_named_barrier, 0
	.set .Lpersistent_softmax.private_seg_size, 0
	.set .Lpersistent_softmax.uses_vcc, 1
	.set .Lpersistent_softmax.uses_flat_scratch, 0
	.set .Lpersistent_softmax.has_dyn_sized_stack, 0
	.set .Lpersistent_softmax.has_recursion, 0
	.set .Lpersistent_softmax.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2300
; TotalNumSgprs: 30
; NumVgprs: 60
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 60
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
	.byte	6                               ; Abbreviation Code
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
	.byte	1                               ; Abbrev [1] 0xb:0x6b DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x45 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	45                              ; DW_AT_call_line
	.byte	49                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x5b:0x19 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	44                              ; DW_AT_call_line
	.byte	32                              ; DW_AT_call_column
	.byte	6                               ; Abbrev [6] 0x67:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	216                             ; DW_AT_call_line
	.byte	16                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp0-.Lfunc_begin0
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
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
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"rows.py"                       ; string offset=7 ; rows.py
.Linfo_string2:
	.asciz	"persistent_softmax"            ; string offset=15 ; persistent_softmax
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
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .value_kind:     by_value
      - .offset:         24
        .size:           4
        .value_kind:     by_value
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
        .value_kind:     hidden_block_count_x
      - .offset:         52
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         56
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         60
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         62
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         64
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         66
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         68
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         70
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         96
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         104
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         112
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         168
        .size:           4
        .value_kind:     hidden_dynamic_lds_size
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 304
    .max_flat_workgroup_size: 128
    .name:           persistent_softmax
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         persistent_softmax.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     60
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
