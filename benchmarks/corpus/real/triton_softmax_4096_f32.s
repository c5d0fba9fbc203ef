	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	softmax                         ; -- Begin function softmax
	.p2align	8
	.type	softmax,@function
softmax:                                ; @softmax
.Lfunc_begin0:
	.file	1 "triton" "rows.py"
	.loc	1 10 0                          ; rows.py:10:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x10
	s_load_b128 s[20:23], s[0:1], 0x0
.Ltmp0:
	.file	2 "triton/language" "standard.py"
	.loc	2 314 12 prologue_end           ; standard.py:314:12 @[ rows.py:16:45 ]
	v_readfirstlane_b32 s4, v0
.Ltmp1:
	.loc	1 14 13                         ; rows.py:14:13
	s_mov_b32 s19, 0x31027000
	s_mov_b32 s18, 0x7ffffffe
	.loc	1 16 5                          ; rows.py:16:5
	s_and_b32 s4, s4, 0xe0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 13 10                         ; rows.py:13:10
	v_and_or_b32 v1, v0, 31, s4
.Ltmp2:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_lshlrev_b32_e32 v0, 2, v0
.Ltmp3:
	.loc	1 13 10                         ; rows.py:13:10
	v_lshlrev_b32_e32 v1, 2, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp4:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_and_b32_e32 v0, 28, v0
.Ltmp5:
	.loc	1 13 10                         ; rows.py:13:10
	v_or_b32_e32 v2, 0x400, v1
	.loc	1 14 25                         ; rows.py:14:25
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s1, s2, s15
	.loc	1 13 10                         ; rows.py:13:10
	v_or_b32_e32 v3, 0x800, v1
	.loc	1 14 13                         ; rows.py:14:13
	v_add_lshl_u32 v4, v1, s1, 2
	.loc	1 13 10                         ; rows.py:13:10
	v_or_b32_e32 v13, 0xc00, v1
	.loc	1 14 49                         ; rows.py:14:49
	v_cmp_gt_i32_e32 vcc_lo, s3, v1
	.loc	1 14 13 is_stmt 0               ; rows.py:14:13
	v_add_lshl_u32 v5, v2, s1, 2
	.loc	1 14 49                         ; rows.py:14:49
	v_cmp_gt_i32_e64 s0, s3, v2
	.loc	1 14 13                         ; rows.py:14:13
	s_and_b32 s17, s21, 0xffff
	v_add_lshl_u32 v14, v13, s1, 2
	v_cndmask_b32_e32 v1, 0x80000000, v4, vcc_lo
	v_add_lshl_u32 v4, v3, s1, 2
	.loc	1 14 49                         ; rows.py:14:49
	v_cmp_gt_i32_e64 s1, s3, v3
	v_cmp_gt_i32_e64 s2, s3, v13
	.loc	1 14 13                         ; rows.py:14:13
	s_mov_b32 s16, s20
	v_cndmask_b32_e64 v2, 0x80000000, v5, s0
	buffer_load_b128 v[5:8], v1, s[16:19], 0 offen
	v_cndmask_b32_e64 v4, 0x80000000, v4, s1
	v_cndmask_b32_e64 v3, 0x80000000, v14, s2
	s_clause 0x2
	buffer_load_b128 v[13:16], v4, s[16:19], 0 offen
	buffer_load_b128 v[17:20], v3, s[16:19], 0 offen
	buffer_load_b128 v[9:12], v2, s[16:19], 0 offen
	.loc	1 16 5 is_stmt 1                ; rows.py:16:5
	s_and_b32 s17, s23, 0xffff
	s_mov_b32 s16, s22
	.loc	1 14 13                         ; rows.py:14:13
	s_waitcnt vmcnt(3)
	v_dual_cndmask_b32 v5, 0xff800000, v5 :: v_dual_add_nc_u32 v0, 0, v0
	v_dual_cndmask_b32 v6, 0xff800000, v6 :: v_dual_cndmask_b32 v7, 0xff800000, v7
	v_cndmask_b32_e32 v8, 0xff800000, v8, vcc_lo
	s_waitcnt vmcnt(2)
	v_cndmask_b32_e64 v16, 0xff800000, v16, s1
	v_cndmask_b32_e64 v15, 0xff800000, v15, s1
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v10, 0xff800000, v10, s0
	v_cndmask_b32_e64 v9, 0xff800000, v9, s0
	v_cndmask_b32_e64 v14, 0xff800000, v14, s1
	v_cndmask_b32_e64 v19, 0xff800000, v19, s2
	v_cndmask_b32_e64 v18, 0xff800000, v18, s2
	v_cndmask_b32_e64 v17, 0xff800000, v17, s2
.Ltmp6:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_dual_max_f32 v21, v6, v6 :: v_dual_max_f32 v22, v5, v5
.Ltmp7:
	.loc	1 14 13                         ; rows.py:14:13
	v_cndmask_b32_e64 v12, 0xff800000, v12, s0
	v_cndmask_b32_e64 v11, 0xff800000, v11, s0
	v_cndmask_b32_e64 v13, 0xff800000, v13, s1
	v_cndmask_b32_e64 v20, 0xff800000, v20, s2
.Ltmp8:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max3_f32 v23, v8, v9, v10
	v_max3_f32 v24, v14, v15, v16
	v_max3_f32 v25, v17, v18, v19
	v_max_f32_e32 v21, v22, v21
	v_max3_f32 v22, v11, v12, v13
.Ltmp9:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	s_lshr_b32 s1, s4, 3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp10:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max3_f32 v24, v24, v25, v20
	v_max3_f32 v21, v21, v7, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max3_f32 v21, v21, v22, v24
.Ltmp11:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_mov_b32_dpp v22, v21 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp12:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v22, v22, v22
	v_max_f32_e32 v21, v21, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp13:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_mov_b32_dpp v22, v21 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp14:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v22, v22, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v21, v21, v22
.Ltmp15:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_mov_b32_dpp v22, v21 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp16:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v22, v22, v22
	v_max_f32_e32 v21, v21, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp17:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_mov_b32_dpp v22, v21 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp18:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v22, v22, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v21, v21, v22
.Ltmp19:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_permlanex16_b32 v22, v21, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp20:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v22, v22, v22
	v_max_f32_e32 v21, v21, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp21:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_readlane_b32 s0, v21, 31
	v_dual_mov_b32 v21, s1 :: v_dual_mov_b32 v22, s0
	ds_store_b32 v21, v22
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v22, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v23, v22 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp22:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v22, v22, v22
.Ltmp23:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:16:45 ]
	s_barrier
	buffer_gl0_inv
.Ltmp24:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v23, v23, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v22, v22, v23
.Ltmp25:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_mov_b32_dpp v23, v22 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp26:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v23, v23, v23
	v_max_f32_e32 v22, v22, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp27:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_mov_b32_dpp v23, v22 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp28:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v23, v23, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v22, v22, v23
.Ltmp29:
	.loc	1 15 20                         ; rows.py:15:20
	v_sub_f32_e32 v9, v9, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 15 13 is_stmt 0               ; rows.py:15:13
	v_dual_mul_f32 v9, 0x3fb8aa3b, v9 :: v_dual_sub_f32 v20, v20, v22
	.loc	1 15 20                         ; rows.py:15:20
	v_sub_f32_e32 v11, v11, v22
	.loc	1 15 13                         ; rows.py:15:13
	v_cmp_gt_f32_e64 s3, 0xc2fc0000, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v20, 0x3fb8aa3b, v20
	.loc	1 15 20                         ; rows.py:15:20
	v_dual_sub_f32 v6, v6, v22 :: v_dual_mul_f32 v11, 0x3fb8aa3b, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 15 13                         ; rows.py:15:13
	v_cndmask_b32_e64 v26, 0, 0x42800000, s3
	v_cmp_gt_f32_e64 s14, 0xc2fc0000, v20
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v6, 0x3fb8aa3b, v6
	v_cmp_gt_f32_e64 s5, 0xc2fc0000, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v37, 0, 0x42800000, s14
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v28, 0, 0x42800000, s5
	.loc	1 15 20                         ; rows.py:15:20
	v_sub_f32_e32 v18, v18, v22
	.loc	1 15 13                         ; rows.py:15:13
	v_add_f32_e32 v20, v20, v37
	s_delay_alu instid0(VALU_DEP_4)
	v_cndmask_b32_e64 v23, 0, 0x42800000, s0
	.loc	1 15 20                         ; rows.py:15:20
	v_sub_f32_e32 v13, v13, v22
	.loc	1 15 13                         ; rows.py:15:13
	v_add_f32_e32 v11, v11, v28
	v_cndmask_b32_e64 v28, 0, 0xffffffc0, s5
	v_cndmask_b32_e64 v37, 0, 0xffffffc0, s14
	v_add_f32_e32 v6, v6, v23
	.loc	1 15 20                         ; rows.py:15:20
	v_dual_sub_f32 v8, v8, v22 :: v_dual_mul_f32 v13, 0x3fb8aa3b, v13
	v_sub_f32_e32 v5, v5, v22
	.loc	1 15 13                         ; rows.py:15:13
	v_exp_f32_e32 v11, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_exp_f32_e32 v6, v6
	v_mul_f32_e32 v8, 0x3fb8aa3b, v8
	v_cmp_gt_f32_e64 s7, 0xc2fc0000, v13
	v_mul_f32_e32 v5, 0x3fb8aa3b, v5
	v_cndmask_b32_e64 v23, 0, 0xffffffc0, s0
	v_exp_f32_e32 v20, v20
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v8
	v_cndmask_b32_e64 v30, 0, 0x42800000, s7
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v5
	v_ldexp_f32 v11, v11, v28
	v_ldexp_f32 v6, v6, v23
	v_cndmask_b32_e64 v25, 0, 0x42800000, s2
	.loc	1 15 20                         ; rows.py:15:20
	v_sub_f32_e32 v15, v15, v22
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 15 13                         ; rows.py:15:13
	v_ldexp_f32 v20, v20, v37
	v_add_f32_e32 v8, v8, v25
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 15 20                         ; rows.py:15:20
	v_dual_sub_f32 v10, v10, v22 :: v_dual_mul_f32 v15, 0x3fb8aa3b, v15
	.loc	1 15 13                         ; rows.py:15:13
	v_cndmask_b32_e64 v25, 0, 0xffffffc0, s2
	v_exp_f32_e32 v8, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s9, 0xc2fc0000, v15
	v_cndmask_b32_e64 v32, 0, 0x42800000, s9
	s_waitcnt_depctr depctr_va_vdst(0)
	v_ldexp_f32 v8, v8, v25
	v_dual_mul_f32 v10, 0x3fb8aa3b, v10 :: v_dual_add_f32 v15, v15, v32
	v_cndmask_b32_e64 v32, 0, 0xffffffc0, s9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_gt_f32_e64 s4, 0xc2fc0000, v10
	v_exp_f32_e32 v15, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v27, 0, 0x42800000, s4
	.loc	1 15 20                         ; rows.py:15:20
	v_dual_sub_f32 v17, v17, v22 :: v_dual_add_f32 v10, v10, v27
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_sub_f32 v12, v12, v22 :: v_dual_mul_f32 v17, 0x3fb8aa3b, v17
	v_sub_f32_e32 v7, v7, v22
	.loc	1 15 13                         ; rows.py:15:13
	v_cndmask_b32_e64 v27, 0, 0xffffffc0, s4
	v_exp_f32_e32 v10, v10
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
	v_mul_f32_e32 v12, 0x3fb8aa3b, v12
	v_ldexp_f32 v15, v15, v32
	v_mul_f32_e32 v7, 0x3fb8aa3b, v7
	v_cmp_gt_f32_e64 s11, 0xc2fc0000, v17
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_gt_f32_e64 s6, 0xc2fc0000, v12
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_cndmask_b32_e64 v34, 0, 0x42800000, s11
	v_ldexp_f32 v10, v10, v27
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v29, 0, 0x42800000, s6
	.loc	1 15 20                         ; rows.py:15:20
	v_sub_f32_e32 v19, v19, v22
	.loc	1 15 13                         ; rows.py:15:13
	v_cndmask_b32_e64 v24, 0, 0x42800000, s1
	.loc	1 15 20                         ; rows.py:15:20
	v_sub_f32_e32 v16, v16, v22
	.loc	1 15 13                         ; rows.py:15:13
	v_dual_add_f32 v17, v17, v34 :: v_dual_add_f32 v12, v12, v29
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 15 20                         ; rows.py:15:20
	v_dual_sub_f32 v14, v14, v22 :: v_dual_mul_f32 v19, 0x3fb8aa3b, v19
	.loc	1 15 13                         ; rows.py:15:13
	v_add_f32_e32 v7, v7, v24
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v16, 0x3fb8aa3b, v16
	v_exp_f32_e32 v12, v12
	v_cndmask_b32_e64 v29, 0, 0xffffffc0, s6
	v_cmp_gt_f32_e64 s13, 0xc2fc0000, v19
	v_cndmask_b32_e64 v22, 0, 0x42800000, vcc_lo
	v_cmp_gt_f32_e64 s10, 0xc2fc0000, v16
	v_exp_f32_e32 v7, v7
	v_exp_f32_e32 v17, v17
	v_cndmask_b32_e64 v36, 0, 0x42800000, s13
	v_cndmask_b32_e64 v24, 0, 0xffffffc0, s1
	v_cndmask_b32_e64 v33, 0, 0x42800000, s10
	v_add_f32_e32 v9, v9, v26
	v_ldexp_f32 v12, v12, v29
	v_dual_mul_f32 v14, 0x3fb8aa3b, v14 :: v_dual_add_f32 v19, v19, v36
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_f32_e32 v16, v16, v33
	v_cndmask_b32_e64 v33, 0, 0xffffffc0, s10
.Ltmp30:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:16:45 ] ]
	v_add_f32_e32 v25, v11, v12
	s_delay_alu instid0(VALU_DEP_4)
.Ltmp31:
	.loc	1 15 13                         ; rows.py:15:13
	v_cmp_gt_f32_e64 s8, 0xc2fc0000, v14
	v_exp_f32_e32 v9, v9
	v_exp_f32_e32 v16, v16
	v_exp_f32_e32 v19, v19
	v_cndmask_b32_e64 v26, 0, 0xffffffc0, s3
	v_cndmask_b32_e64 v31, 0, 0x42800000, s8
	v_add_f32_e32 v5, v5, v22
	v_cndmask_b32_e64 v22, 0, 0xffffffc0, vcc_lo
	v_cndmask_b32_e64 v34, 0, 0xffffffc0, s11
	v_cndmask_b32_e64 v36, 0, 0xffffffc0, s13
	v_add_f32_e32 v14, v14, v31
	v_exp_f32_e32 v5, v5
	v_ldexp_f32 v16, v16, v33
	v_mul_f32_e32 v18, 0x3fb8aa3b, v18
	v_cndmask_b32_e64 v31, 0, 0xffffffc0, s8
	v_exp_f32_e32 v14, v14
	v_ldexp_f32 v7, v7, v24
.Ltmp32:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:16:45 ] ]
	v_add_f32_e32 v27, v15, v16
.Ltmp33:
	.loc	1 15 13                         ; rows.py:15:13
	v_cmp_gt_f32_e64 s12, 0xc2fc0000, v18
	v_ldexp_f32 v9, v9, v26
	v_ldexp_f32 v17, v17, v34
	v_ldexp_f32 v5, v5, v22
	v_ldexp_f32 v19, v19, v36
	v_cndmask_b32_e64 v35, 0, 0x42800000, s12
	v_add_f32_e32 v13, v13, v30
	v_cndmask_b32_e64 v30, 0, 0xffffffc0, s7
	v_ldexp_f32 v14, v14, v31
.Ltmp34:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:16:45 ] ]
	v_dual_add_f32 v22, v5, v6 :: v_dual_add_f32 v29, v19, v20
.Ltmp35:
	.loc	1 15 13                         ; rows.py:15:13
	v_add_f32_e32 v18, v18, v35
	v_exp_f32_e32 v13, v13
	v_cndmask_b32_e64 v35, 0, 0xffffffc0, s12
.Ltmp36:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:16:45 ] ]
	v_add_f32_e32 v23, v7, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp37:
	.loc	1 15 13                         ; rows.py:15:13
	v_exp_f32_e32 v18, v18
.Ltmp38:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:16:45 ] ]
	v_add_f32_e32 v22, v22, v23
.Ltmp39:
	.loc	1 15 13                         ; rows.py:15:13
	s_waitcnt_depctr depctr_va_vdst(0)
	v_ldexp_f32 v13, v13, v30
	v_ldexp_f32 v18, v18, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
.Ltmp40:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:16:45 ] ]
	v_add_f32_e32 v28, v17, v18
	v_add_f32_e32 v24, v9, v10
	v_dual_add_f32 v26, v13, v14 :: v_dual_add_f32 v23, v24, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v24, v26, v27 :: v_dual_add_f32 v25, v28, v29
	v_dual_add_f32 v22, v22, v23 :: v_dual_add_f32 v23, v24, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v22, v22, v23
	v_add_f32_dpp v22, v22, v22 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v22, v22, v22 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v22, v22, v22 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v22, v22, v22 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp41:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:16:45 ]
	v_permlanex16_b32 v23, v22, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp42:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:16:45 ] ]
	v_add_f32_e32 v22, v22, v23
.Ltmp43:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:16:45 ]
	v_readlane_b32 s0, v22, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v22, s0
	ds_store_b32 v21, v22
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v0, v0
.Ltmp44:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:16:45 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1)
.Ltmp45:
	.loc	1 16 37                         ; rows.py:16:37
	v_div_scale_f32 v21, null, v0, v0, v5
	v_div_scale_f32 v25, null, v0, v0, v7
	v_div_scale_f32 v23, null, v0, v0, v6
	v_div_scale_f32 v27, null, v0, v0, v8
	v_div_scale_f32 v35, null, v0, v0, v12
	v_div_scale_f32 v43, null, v0, v0, v16
	v_rcp_f32_e32 v53, v21
	v_rcp_f32_e32 v55, v25
	v_div_scale_f32 v31, null, v0, v0, v10
	v_div_scale_f32 v33, null, v0, v0, v11
	v_div_scale_f32 v37, null, v0, v0, v13
	v_div_scale_f32 v39, null, v0, v0, v14
	v_div_scale_f32 v41, null, v0, v0, v15
	v_div_scale_f32 v45, null, v0, v0, v17
	v_div_scale_f32 v49, null, v0, v0, v19
	v_rcp_f32_e32 v54, v23
	v_rcp_f32_e32 v56, v27
	v_rcp_f32_e32 v60, v35
	v_rcp_f32_e32 v64, v43
	v_div_scale_f32 v29, null, v0, v0, v9
	v_rcp_f32_e32 v58, v31
	v_rcp_f32_e32 v59, v33
	v_rcp_f32_e32 v61, v37
	v_rcp_f32_e32 v62, v39
	v_rcp_f32_e32 v63, v41
	v_rcp_f32_e32 v65, v45
	v_rcp_f32_e32 v67, v49
	v_fma_f32 v69, -v21, v53, 1.0
	v_fma_f32 v71, -v25, v55, 1.0
	v_div_scale_f32 v51, null, v0, v0, v20
	v_rcp_f32_e32 v57, v29
	v_div_scale_f32 v22, vcc_lo, v5, v0, v5
	v_div_scale_f32 v26, s1, v7, v0, v7
	v_fma_f32 v70, -v23, v54, 1.0
	v_fma_f32 v72, -v27, v56, 1.0
	v_fma_f32 v76, -v35, v60, 1.0
	v_fma_f32 v80, -v43, v64, 1.0
	v_fmac_f32_e32 v53, v69, v53
	v_fmac_f32_e32 v55, v71, v55
	v_rcp_f32_e32 v68, v51
	v_div_scale_f32 v24, s0, v6, v0, v6
	v_div_scale_f32 v28, s2, v8, v0, v8
	v_div_scale_f32 v36, s6, v12, v0, v12
	v_fma_f32 v74, -v31, v58, 1.0
	v_fma_f32 v75, -v33, v59, 1.0
	v_fma_f32 v77, -v37, v61, 1.0
	v_fma_f32 v78, -v39, v62, 1.0
	v_fma_f32 v79, -v41, v63, 1.0
	v_fma_f32 v81, -v45, v65, 1.0
	v_fma_f32 v83, -v49, v67, 1.0
	v_dual_fmac_f32 v54, v70, v54 :: v_dual_fmac_f32 v59, v75, v59
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v56, v72, v56 :: v_dual_fmac_f32 v63, v79, v63
	v_dual_fmac_f32 v60, v76, v60 :: v_dual_mul_f32 v69, v22, v53
	v_dual_fmac_f32 v64, v80, v64 :: v_dual_mul_f32 v71, v26, v55
	v_div_scale_f32 v47, null, v0, v0, v18
	v_fma_f32 v73, -v29, v57, 1.0
	v_div_scale_f32 v32, s4, v10, v0, v10
	v_div_scale_f32 v34, s5, v11, v0, v11
	v_div_scale_f32 v38, s7, v13, v0, v13
	v_div_scale_f32 v40, s8, v14, v0, v14
	v_div_scale_f32 v42, s9, v15, v0, v15
	v_div_scale_f32 v46, s11, v17, v0, v17
	v_div_scale_f32 v50, s13, v19, v0, v19
	v_dual_fmac_f32 v58, v74, v58 :: v_dual_fmac_f32 v67, v83, v67
	v_fmac_f32_e32 v61, v77, v61
	v_dual_fmac_f32 v65, v81, v65 :: v_dual_mul_f32 v70, v24, v54
	v_dual_mul_f32 v75, v34, v59 :: v_dual_mul_f32 v72, v28, v56
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v77, v38, v61 :: v_dual_mul_f32 v76, v36, v60
	v_mul_f32_e32 v81, v46, v65
	v_fma_f32 v85, -v21, v69, v22
	v_fma_f32 v87, -v25, v71, v26
	v_fmac_f32_e32 v62, v78, v62
	v_div_scale_f32 v30, s3, v9, v0, v9
	v_rcp_f32_e32 v66, v47
	v_fma_f32 v84, -v51, v68, 1.0
	v_dual_fmac_f32 v57, v73, v57 :: v_dual_mul_f32 v74, v32, v58
	v_mul_f32_e32 v79, v42, v63
	v_mul_f32_e32 v83, v50, v67
	v_fma_f32 v86, -v23, v70, v24
	v_fma_f32 v88, -v27, v72, v28
	v_fmac_f32_e32 v69, v85, v53
	v_fma_f32 v85, -v35, v76, v36
	v_dual_fmac_f32 v71, v87, v55 :: v_dual_mul_f32 v78, v40, v62
	v_dual_fmac_f32 v68, v84, v68 :: v_dual_mul_f32 v73, v30, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v76, v85, v60
	v_fma_f32 v85, -v49, v83, v50
	v_fmac_f32_e32 v72, v88, v56
	v_fma_f32 v88, -v41, v79, v42
	v_fmac_f32_e32 v70, v86, v54
	v_fma_f32 v82, -v47, v66, 1.0
	v_fma_f32 v89, -v29, v73, v30
	v_fma_f32 v90, -v31, v74, v32
	v_fma_f32 v21, -v21, v69, v22
	v_div_scale_f32 v44, s10, v16, v0, v16
	v_fma_f32 v91, -v33, v75, v34
	v_fmac_f32_e32 v79, v88, v63
	v_fma_f32 v22, -v23, v70, v24
	v_dual_fmac_f32 v66, v82, v66 :: v_dual_fmac_f32 v73, v89, v57
	v_fma_f32 v23, -v25, v71, v26
	v_fmac_f32_e32 v74, v90, v58
	v_div_fmas_f32 v21, v21, v53, v69
	s_mov_b32 vcc_lo, s0
	v_div_scale_f32 v48, s12, v18, v0, v18
	v_fma_f32 v86, -v37, v77, v38
	v_fmac_f32_e32 v83, v85, v67
	v_fma_f32 v24, -v27, v72, v28
	v_dual_mul_f32 v80, v44, v64 :: v_dual_fmac_f32 v75, v91, v59
	v_div_fmas_f32 v22, v22, v54, v70
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v87, -v39, v78, v40
	v_fma_f32 v25, -v29, v73, v30
	v_div_fmas_f32 v23, v23, v55, v71
	s_mov_b32 vcc_lo, s2
	v_div_scale_f32 v52, s14, v20, v0, v20
	v_fma_f32 v26, -v31, v74, v32
	v_dual_mul_f32 v82, v48, v66 :: v_dual_fmac_f32 v77, v86, v61
	v_div_fixup_f32 v5, v21, v0, v5
	v_div_fmas_f32 v21, v24, v56, v72
	s_mov_b32 vcc_lo, s3
	v_fma_f32 v89, -v43, v80, v44
	v_fma_f32 v27, -v33, v75, v34
	v_fmac_f32_e32 v78, v87, v62
	v_div_fixup_f32 v6, v22, v0, v6
	v_div_fmas_f32 v22, v25, v57, v73
	s_mov_b32 vcc_lo, s4
	v_fma_f32 v90, -v45, v81, v46
	v_fma_f32 v28, -v35, v76, v36
	v_mul_f32_e32 v84, v52, v68
	v_div_fixup_f32 v7, v23, v0, v7
	v_div_fmas_f32 v23, v26, v58, v74
	s_mov_b32 vcc_lo, s5
	v_fma_f32 v91, -v47, v82, v48
	v_fma_f32 v29, -v37, v77, v38
	v_fmac_f32_e32 v80, v89, v64
	v_div_fixup_f32 v8, v21, v0, v8
	v_div_fmas_f32 v21, v27, v59, v75
	s_mov_b32 vcc_lo, s6
	v_fma_f32 v30, -v39, v78, v40
	v_fmac_f32_e32 v81, v90, v65
	v_div_fixup_f32 v9, v22, v0, v9
	v_div_fmas_f32 v22, v28, v60, v76
	s_mov_b32 vcc_lo, s7
	v_fma_f32 v86, -v51, v84, v52
	v_fma_f32 v31, -v41, v79, v42
	v_fmac_f32_e32 v82, v91, v66
	v_div_fixup_f32 v10, v23, v0, v10
	v_div_fmas_f32 v23, v29, v61, v77
	s_mov_b32 vcc_lo, s8
	v_fma_f32 v32, -v43, v80, v44
	v_div_fixup_f32 v11, v21, v0, v11
	v_div_fmas_f32 v21, v30, v62, v78
	s_mov_b32 vcc_lo, s9
	v_fma_f32 v33, -v45, v81, v46
	v_fmac_f32_e32 v84, v86, v68
	v_div_fixup_f32 v12, v22, v0, v12
	v_div_fmas_f32 v22, v31, v63, v79
	s_mov_b32 vcc_lo, s10
	v_fma_f32 v34, -v47, v82, v48
	v_div_fixup_f32 v13, v23, v0, v13
	v_div_fmas_f32 v23, v32, v64, v80
	s_mov_b32 vcc_lo, s11
	v_fma_f32 v35, -v49, v83, v50
	v_div_fixup_f32 v14, v21, v0, v14
	v_div_fmas_f32 v21, v33, v65, v81
	s_mov_b32 vcc_lo, s12
	v_fma_f32 v36, -v51, v84, v52
	v_div_fixup_f32 v15, v22, v0, v15
	v_div_fmas_f32 v22, v34, v66, v82
	s_mov_b32 vcc_lo, s13
	v_div_fixup_f32 v16, v23, v0, v16
	v_div_fmas_f32 v24, v35, v67, v83
	s_mov_b32 vcc_lo, s14
	v_div_fixup_f32 v17, v21, v0, v17
	v_div_fmas_f32 v25, v36, v68, v84
	v_div_fixup_f32 v18, v22, v0, v18
	v_div_fixup_f32 v19, v24, v0, v19
	s_delay_alu instid0(VALU_DEP_3)
	v_div_fixup_f32 v20, v25, v0, v20
	.loc	1 16 5 is_stmt 0                ; rows.py:16:5
	s_clause 0x3
	buffer_store_b128 v[5:8], v1, s[16:19], 0 offen
	buffer_store_b128 v[9:12], v2, s[16:19], 0 offen
	buffer_store_b128 v[13:16], v4, s[16:19], 0 offen
	buffer_store_b128 v[17:20], v3, s[16:19], 0 offen
	.loc	1 10 1 is_stmt 1                ; rows.py:10:1
	s_endpgm
.Ltmp46:
.Lfunc_end0:
	.size	softmax, .Lfunc_end0-softmax
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel softmax
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
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
		.amdhsa_next_free_vgpr 92
		.amdhsa_next_free_sgpr 24
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-softmax)<<4)&1008)>>4
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
	.set .Lsoftmax.num_vgpr, 92
	.set .Lsoftmax.num_agpr, 0
	.set .Lsoftmax.numbered_sgpr, 24
	.set .Lsoftmax.num_named_barrier, 0
	.set .Lsoftmax.private_seg_size, 0
	.set .Lsoftmax.uses_vcc, 1
	.set .Lsoftmax.uses_flat_scratch, 0
	.set .Lsoftmax.has_dyn_sized_stack, 0
	.set .Lsoftmax.has_recursion, 0
	.set .Lsoftmax.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3384
; TotalNumSgprs: 26
; NumVgprs: 92
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 92
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
	.byte	16                              ; DW_AT_call_line
	.byte	45                              ; DW_AT_call_column
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
	.byte	15                              ; DW_AT_call_line
	.byte	28                              ; DW_AT_call_column
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
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp45-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp45-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
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
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"rows.py"                       ; string offset=7 ; rows.py
.Linfo_string2:
	.asciz	"softmax"                       ; string offset=15 ; softmax
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
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 256
    .name:           softmax
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         softmax.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     92
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
