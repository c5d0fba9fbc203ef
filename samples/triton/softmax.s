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
	s_load_b128 s[16:19], s[0:1], 0x0
	s_load_b64 s[6:7], s[0:1], 0x10
.Ltmp0:
	.file	2 "triton/language" "standard.py"
	.loc	2 314 12 prologue_end           ; standard.py:314:12 @[ rows.py:16:45 ]
	v_readfirstlane_b32 s2, v0
.Ltmp1:
	.loc	1 14 13                         ; rows.py:14:13
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	.loc	1 16 5                          ; rows.py:16:5
	s_and_b32 s12, s2, 0x60
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 13 10                         ; rows.py:13:10
	v_and_or_b32 v1, v0, 31, s12
.Ltmp2:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_lshlrev_b32_e32 v0, 2, v0
.Ltmp3:
	.loc	1 13 10                         ; rows.py:13:10
	v_lshlrev_b32_e32 v1, 3, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp4:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_and_b32_e32 v0, 12, v0
.Ltmp5:
	.loc	1 13 10                         ; rows.py:13:10
	v_or_b32_e32 v2, 1, v1
	v_or_b32_e32 v3, 2, v1
	v_or_b32_e32 v4, 3, v1
	.loc	1 14 25                         ; rows.py:14:25
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s5, s6, s15
	.loc	1 13 10                         ; rows.py:13:10
	v_or_b32_e32 v5, 4, v1
	v_or_b32_e32 v6, 5, v1
	.loc	1 14 13                         ; rows.py:14:13
	v_add_lshl_u32 v9, v1, s5, 1
	.loc	1 14 49 is_stmt 0               ; rows.py:14:49
	v_cmp_gt_i32_e32 vcc_lo, s7, v1
	.loc	1 14 13                         ; rows.py:14:13
	v_add_lshl_u32 v10, v2, s5, 1
	.loc	1 14 49                         ; rows.py:14:49
	v_cmp_gt_i32_e64 s0, s7, v2
	.loc	1 14 13                         ; rows.py:14:13
	v_add_lshl_u32 v11, v3, s5, 1
	.loc	1 14 49                         ; rows.py:14:49
	v_cmp_gt_i32_e64 s1, s7, v3
	.loc	1 14 13                         ; rows.py:14:13
	v_add_lshl_u32 v12, v4, s5, 1
	.loc	1 14 49                         ; rows.py:14:49
	v_cmp_gt_i32_e64 s2, s7, v4
	.loc	1 14 13                         ; rows.py:14:13
	v_add_lshl_u32 v13, v5, s5, 1
	.loc	1 14 49                         ; rows.py:14:49
	v_cmp_gt_i32_e64 s3, s7, v5
	.loc	1 13 10 is_stmt 1               ; rows.py:13:10
	v_or_b32_e32 v7, 6, v1
	v_or_b32_e32 v8, 7, v1
	.loc	1 14 13                         ; rows.py:14:13
	v_add_lshl_u32 v14, v6, s5, 1
	v_cndmask_b32_e32 v1, 0x80000000, v9, vcc_lo
	.loc	1 14 49 is_stmt 0               ; rows.py:14:49
	v_cmp_gt_i32_e64 s4, s7, v6
	.loc	1 14 13                         ; rows.py:14:13
	v_cndmask_b32_e64 v2, 0x80000000, v10, s0
	v_cndmask_b32_e64 v3, 0x80000000, v11, s1
	s_and_b32 s9, s17, 0xffff
	s_mov_b32 s8, s16
	v_cndmask_b32_e64 v4, 0x80000000, v12, s2
	v_cndmask_b32_e64 v5, 0x80000000, v13, s3
	v_cndmask_b32_e64 v6, 0x80000000, v14, s4
	v_add_lshl_u32 v9, v7, s5, 1
	v_add_lshl_u32 v10, v8, s5, 1
	s_clause 0x5
	buffer_load_u16 v11, v1, s[8:11], 0 offen
	buffer_load_u16 v12, v2, s[8:11], 0 offen
	buffer_load_u16 v13, v3, s[8:11], 0 offen
	buffer_load_u16 v14, v4, s[8:11], 0 offen
	buffer_load_u16 v15, v5, s[8:11], 0 offen
	buffer_load_u16 v16, v6, s[8:11], 0 offen
	.loc	1 14 49                         ; rows.py:14:49
	v_cmp_gt_i32_e64 s5, s7, v7
	v_cmp_gt_i32_e64 s6, s7, v8
.Ltmp6:
	.loc	2 216 16 is_stmt 1              ; standard.py:216:16 @[ rows.py:15:28 ]
	v_add_nc_u32_e32 v0, 0, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp7:
	.loc	1 14 13                         ; rows.py:14:13
	v_cndmask_b32_e64 v7, 0x80000000, v9, s5
	v_cndmask_b32_e64 v8, 0x80000000, v10, s6
	s_clause 0x1
	buffer_load_u16 v9, v7, s[8:11], 0 offen
	buffer_load_u16 v10, v8, s[8:11], 0 offen
	.loc	1 16 5                          ; rows.py:16:5
	s_and_b32 s9, s19, 0xffff
	s_mov_b32 s8, s18
	.loc	1 14 13                         ; rows.py:14:13
	s_waitcnt vmcnt(7)
	v_cvt_f32_f16_e32 v11, v11.l
	s_waitcnt vmcnt(6)
	v_cvt_f32_f16_e32 v12, v12.l
	s_waitcnt vmcnt(5)
	v_cvt_f32_f16_e32 v13, v13.l
	s_waitcnt vmcnt(4)
	v_cvt_f32_f16_e32 v14, v14.l
	s_waitcnt vmcnt(3)
	v_cvt_f32_f16_e32 v15, v15.l
	s_waitcnt vmcnt(2)
	v_cvt_f32_f16_e32 v16, v16.l
	v_cndmask_b32_e32 v11, 0xff800000, v11, vcc_lo
	v_cndmask_b32_e64 v12, 0xff800000, v12, s0
	v_cndmask_b32_e64 v14, 0xff800000, v14, s2
	v_cndmask_b32_e64 v15, 0xff800000, v15, s3
	v_cndmask_b32_e64 v16, 0xff800000, v16, s4
	v_cndmask_b32_e64 v13, 0xff800000, v13, s1
.Ltmp8:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v17, v11, v12
.Ltmp9:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	s_lshr_b32 s1, s12, 3
.Ltmp10:
	.loc	1 14 13                         ; rows.py:14:13
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v9, v9.l
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v10, v10.l
.Ltmp11:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max3_f32 v18, v14, v15, v16
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp12:
	.loc	1 14 13                         ; rows.py:14:13
	v_cndmask_b32_e64 v9, 0xff800000, v9, s5
	v_cndmask_b32_e64 v10, 0xff800000, v10, s6
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp13:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max3_f32 v17, v17, v13, v18
	v_max3_f32 v17, v17, v9, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp14:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_mov_b32_dpp v18, v17 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp15:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v18, v18, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v17, v17, v18
.Ltmp16:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_mov_b32_dpp v18, v17 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp17:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v18, v18, v18
	v_max_f32_e32 v17, v17, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp18:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_mov_b32_dpp v18, v17 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp19:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v18, v18, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v17, v17, v18
.Ltmp20:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_mov_b32_dpp v18, v17 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp21:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v18, v18, v18
	v_max_f32_e32 v17, v17, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp22:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_permlanex16_b32 v18, v17, -1, -1 op_sel:[1,0]
.Ltmp23:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v18, v18, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v17, v17, v18
.Ltmp24:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_readlane_b32 s0, v17, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v17, s1 :: v_dual_mov_b32 v18, s0
	ds_store_b32 v17, v18
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v18, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v19, v18 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp25:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v18, v18, v18
.Ltmp26:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:16:45 ]
	s_barrier
	buffer_gl0_inv
.Ltmp27:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v19, v19, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v18, v18, v19
.Ltmp28:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:15:28 ]
	v_mov_b32_dpp v19, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp29:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:15:28 ] ]
	v_max_f32_e32 v19, v19, v19
	v_max_f32_e32 v18, v18, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp30:
	.loc	1 15 20                         ; rows.py:15:20
	v_sub_f32_e32 v9, v9, v18
	v_dual_sub_f32 v16, v16, v18 :: v_dual_mul_f32 v9, 0x3fb8aa3b, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_sub_f32 v13, v13, v18 :: v_dual_mul_f32 v16, 0x3fb8aa3b, v16
	v_sub_f32_e32 v12, v12, v18
	.loc	1 15 13 is_stmt 0               ; rows.py:15:13
	v_cmp_gt_f32_e64 s5, 0xc2fc0000, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v13, 0x3fb8aa3b, v13
	.loc	1 15 20                         ; rows.py:15:20
	v_dual_sub_f32 v11, v11, v18 :: v_dual_mul_f32 v12, 0x3fb8aa3b, v12
	.loc	1 15 13                         ; rows.py:15:13
	v_cmp_gt_f32_e64 s4, 0xc2fc0000, v16
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v24, 0, 0x42800000, s5
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v13
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_f32_e32 v11, 0x3fb8aa3b, v11
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v12
	v_cndmask_b32_e64 v23, 0, 0x42800000, s4
	v_add_f32_e32 v9, v9, v24
	v_cndmask_b32_e64 v20, 0, 0x42800000, s1
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v11
	v_cndmask_b32_e64 v19, 0, 0x42800000, s0
	.loc	1 15 20                         ; rows.py:15:20
	v_sub_f32_e32 v15, v15, v18
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_sub_f32 v10, v10, v18 :: v_dual_add_f32 v13, v13, v20
	.loc	1 15 13                         ; rows.py:15:13
	v_add_f32_e32 v16, v16, v23
	v_add_f32_e32 v12, v12, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 15 20                         ; rows.py:15:20
	v_dual_sub_f32 v14, v14, v18 :: v_dual_mul_f32 v15, 0x3fb8aa3b, v15
	.loc	1 15 13                         ; rows.py:15:13
	v_cndmask_b32_e64 v18, 0, 0x42800000, vcc_lo
	v_exp_f32_e32 v16, v16
	v_cndmask_b32_e64 v23, 0, 0xffffffc0, s4
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_f32_e32 v14, 0x3fb8aa3b, v14
	v_cmp_gt_f32_e64 s3, 0xc2fc0000, v15
	v_add_f32_e32 v11, v11, v18
	v_exp_f32_e32 v13, v13
	v_exp_f32_e32 v9, v9
	v_cndmask_b32_e64 v20, 0, 0xffffffc0, s1
	v_cndmask_b32_e64 v22, 0, 0x42800000, s3
	v_cndmask_b32_e64 v24, 0, 0xffffffc0, s5
	v_ldexp_f32 v16, v16, v23
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v14
	v_exp_f32_e32 v11, v11
	v_add_f32_e32 v15, v15, v22
	v_cndmask_b32_e64 v22, 0, 0xffffffc0, s3
	v_ldexp_f32 v13, v13, v20
	v_ldexp_f32 v9, v9, v24
	v_cndmask_b32_e64 v21, 0, 0x42800000, s2
	v_exp_f32_e32 v15, v15
	v_exp_f32_e32 v12, v12
	v_cndmask_b32_e64 v18, 0, 0xffffffc0, vcc_lo
	v_cndmask_b32_e64 v19, 0, 0xffffffc0, s0
	v_add_f32_e32 v14, v14, v21
	v_cndmask_b32_e64 v21, 0, 0xffffffc0, s2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_ldexp_f32 v11, v11, v18
	v_exp_f32_e32 v14, v14
	s_delay_alu instid0(TRANS32_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_2)
	v_ldexp_f32 v15, v15, v22
	v_ldexp_f32 v12, v12, v19
	s_delay_alu instid0(VALU_DEP_2)
.Ltmp31:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:16:45 ] ]
	v_add_f32_e32 v20, v15, v16
.Ltmp32:
	.loc	1 15 13                         ; rows.py:15:13
	v_mul_f32_e32 v10, 0x3fb8aa3b, v10
	s_waitcnt_depctr depctr_va_vdst(0)
	v_ldexp_f32 v14, v14, v21
.Ltmp33:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:16:45 ] ]
	v_add_f32_e32 v18, v11, v12
.Ltmp34:
	.loc	1 15 13                         ; rows.py:15:13
	v_cmp_gt_f32_e64 s6, 0xc2fc0000, v10
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp35:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:16:45 ] ]
	v_add_f32_e32 v19, v13, v14
.Ltmp36:
	.loc	1 15 13                         ; rows.py:15:13
	v_cndmask_b32_e64 v25, 0, 0x42800000, s6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp37:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:16:45 ] ]
	v_add_f32_e32 v18, v18, v19
.Ltmp38:
	.loc	1 15 13                         ; rows.py:15:13
	v_add_f32_e32 v10, v10, v25
	v_cndmask_b32_e64 v25, 0, 0xffffffc0, s6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v10, v10
	s_waitcnt_depctr depctr_va_vdst(0)
	v_ldexp_f32 v10, v10, v25
.Ltmp39:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:16:45 ] ]
	v_add_f32_e32 v21, v9, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v19, v20, v21
	v_add_f32_e32 v18, v18, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v18, v18, v18 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v18, v18, v18 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v18, v18, v18 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v18, v18, v18 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp40:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:16:45 ]
	v_permlanex16_b32 v19, v18, -1, -1 op_sel:[1,0]
.Ltmp41:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:16:45 ] ]
	v_add_f32_e32 v18, v18, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp42:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:16:45 ]
	v_readlane_b32 s0, v18, 31
	v_mov_b32_e32 v18, s0
	ds_store_b32 v17, v18
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v0, v0
.Ltmp43:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:16:45 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp44:
	.loc	1 16 37                         ; rows.py:16:37
	v_div_scale_f32 v17, null, v0, v0, v11
	v_div_scale_f32 v21, null, v0, v0, v13
	v_div_scale_f32 v19, null, v0, v0, v12
	v_div_scale_f32 v23, null, v0, v0, v14
	v_div_scale_f32 v25, null, v0, v0, v15
	v_rcp_f32_e32 v31, v17
	v_div_scale_f32 v30, null, v0, v0, v10
	v_rcp_f32_e32 v33, v21
	v_rcp_f32_e32 v32, v19
	v_div_scale_f32 v29, null, v0, v0, v9
	v_div_scale_f32 v27, null, v0, v0, v16
	v_rcp_f32_e32 v34, v23
	v_rcp_f32_e32 v35, v25
	v_rcp_f32_e32 v38, v30
	v_rcp_f32_e32 v37, v29
	v_rcp_f32_e32 v36, v27
	v_fma_f32 v41, -v17, v31, 1.0
	v_fma_f32 v43, -v21, v33, 1.0
	v_fma_f32 v42, -v19, v32, 1.0
	v_div_scale_f32 v18, vcc_lo, v11, v0, v11
	v_div_scale_f32 v22, s1, v13, v0, v13
	v_fma_f32 v44, -v23, v34, 1.0
	v_fma_f32 v45, -v25, v35, 1.0
	v_fmac_f32_e32 v31, v41, v31
	v_fma_f32 v48, -v30, v38, 1.0
	v_fmac_f32_e32 v33, v43, v33
	v_div_scale_f32 v20, s0, v12, v0, v12
	v_dual_fmac_f32 v32, v42, v32 :: v_dual_fmac_f32 v35, v45, v35
	v_fma_f32 v47, -v29, v37, 1.0
	v_div_scale_f32 v26, s3, v15, v0, v15
	v_fma_f32 v46, -v27, v36, 1.0
	v_dual_fmac_f32 v34, v44, v34 :: v_dual_mul_f32 v41, v18, v31
	v_div_scale_f32 v24, s2, v14, v0, v14
	v_dual_fmac_f32 v38, v48, v38 :: v_dual_mul_f32 v43, v22, v33
	v_dual_mul_f32 v42, v20, v32 :: v_dual_mul_f32 v45, v26, v35
	v_div_scale_f32 v39, s5, v9, v0, v9
	v_fmac_f32_e32 v37, v47, v37
	v_div_scale_f32 v28, s4, v16, v0, v16
	v_fma_f32 v49, -v17, v41, v18
	v_fmac_f32_e32 v36, v46, v36
	v_fma_f32 v51, -v21, v43, v22
	v_mul_f32_e32 v44, v24, v34
	v_fma_f32 v50, -v19, v42, v20
	v_div_scale_f32 v40, s6, v10, v0, v10
	v_mul_f32_e32 v47, v39, v37
	v_fma_f32 v53, -v25, v45, v26
	v_dual_fmac_f32 v41, v49, v31 :: v_dual_mul_f32 v46, v28, v36
	v_fmac_f32_e32 v43, v51, v33
	v_fma_f32 v52, -v23, v44, v24
	v_fmac_f32_e32 v42, v50, v32
	v_fma_f32 v55, -v29, v47, v39
	v_dual_mul_f32 v48, v40, v38 :: v_dual_fmac_f32 v45, v53, v35
	v_fma_f32 v54, -v27, v46, v28
	v_fma_f32 v17, -v17, v41, v18
	v_fmac_f32_e32 v44, v52, v34
	v_fma_f32 v18, -v19, v42, v20
	v_fmac_f32_e32 v47, v55, v37
	v_fma_f32 v56, -v30, v48, v40
	v_fma_f32 v19, -v21, v43, v22
	v_fmac_f32_e32 v46, v54, v36
	v_div_fmas_f32 v17, v17, v31, v41
	s_mov_b32 vcc_lo, s0
	v_fma_f32 v20, -v23, v44, v24
	v_div_fmas_f32 v18, v18, v32, v42
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v21, -v25, v45, v26
	v_fmac_f32_e32 v48, v56, v38
	v_div_fmas_f32 v19, v19, v33, v43
	s_mov_b32 vcc_lo, s2
	v_fma_f32 v22, -v27, v46, v28
	v_div_fixup_f32 v11, v17, v0, v11
	v_div_fmas_f32 v17, v20, v34, v44
	s_mov_b32 vcc_lo, s3
	v_fma_f32 v23, -v29, v47, v39
	v_div_fixup_f32 v12, v18, v0, v12
	v_div_fmas_f32 v18, v21, v35, v45
	s_mov_b32 vcc_lo, s4
	v_fma_f32 v24, -v30, v48, v40
	v_div_fixup_f32 v13, v19, v0, v13
	v_div_fmas_f32 v19, v22, v36, v46
	s_mov_b32 vcc_lo, s5
	v_div_fixup_f32 v14, v17, v0, v14
	v_div_fmas_f32 v17, v23, v37, v47
	s_mov_b32 vcc_lo, s6
	v_div_fixup_f32 v15, v18, v0, v15
	v_div_fmas_f32 v18, v24, v38, v48
	.loc	1 16 5 is_stmt 0                ; rows.py:16:5
	v_cvt_f16_f32_e32 v11.l, v11
	v_cvt_f16_f32_e32 v12.l, v12
	.loc	1 16 37                         ; rows.py:16:37
	v_div_fixup_f32 v16, v19, v0, v16
	v_div_fixup_f32 v9, v17, v0, v9
	.loc	1 16 5                          ; rows.py:16:5
	v_cvt_f16_f32_e32 v13.l, v13
	.loc	1 16 37                         ; rows.py:16:37
	v_div_fixup_f32 v0, v18, v0, v10
	.loc	1 16 5                          ; rows.py:16:5
	buffer_store_b16 v11, v1, s[8:11], 0 offen
	v_cvt_f16_f32_e32 v1.l, v14
	buffer_store_b16 v12, v2, s[8:11], 0 offen
	v_cvt_f16_f32_e32 v2.l, v15
	v_cvt_f16_f32_e32 v10.l, v16
	v_cvt_f16_f32_e32 v9.l, v9
	v_cvt_f16_f32_e32 v0.l, v0
	s_clause 0x5
	buffer_store_b16 v13, v3, s[8:11], 0 offen
	buffer_store_b16 v1, v4, s[8:11], 0 offen
	buffer_store_b16 v2, v5, s[8:11], 0 offen
	buffer_store_b16 v10, v6, s[8:11], 0 offen
	buffer_store_b16 v9, v7, s[8:11], 0 offen
	buffer_store_b16 v0, v8, s[8:11], 0 offen
	.loc	1 10 1 is_stmt 1                ; rows.py:10:1
	s_endpgm
.Ltmp45:
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
		.amdhsa_next_free_vgpr 57
		.amdhsa_next_free_sgpr 20
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
	.set .Lsoftmax.num_vgpr, 57
	.set .Lsoftmax.num_agpr, 0
	.set .Lsoftmax.numbered_sgpr, 20
	.set .Lsoftmax.num_named_barrier, 0
	.set .Lsoftmax.private_seg_size, 0
	.set .Lsoftmax.uses_vcc, 1
	.set .Lsoftmax.uses_flat_scratch, 0
	.set .Lsoftmax.has_dyn_sized_stack, 0
	.set .Lsoftmax.has_recursion, 0
	.set .Lsoftmax.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2292
; TotalNumSgprs: 22
; NumVgprs: 57
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 57
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
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
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
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
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
	.quad	.Ltmp30-.Lfunc_begin0
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
    .max_flat_workgroup_size: 128
    .name:           softmax
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         softmax.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     57
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
