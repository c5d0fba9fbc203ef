	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	online_softmax                  ; -- Begin function online_softmax
	.p2align	8
	.type	online_softmax,@function
online_softmax:                         ; @online_softmax
.Lfunc_begin0:
	.file	1 "triton" "rows.py"
	.loc	1 20 0                          ; rows.py:20:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b128 s[8:11], s[0:1], 0x0
	s_load_b64 s[6:7], s[0:1], 0x10
.Ltmp0:
	.loc	1 23 10 prologue_end            ; rows.py:23:10
	v_and_b32_e32 v1, 31, v0
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:32:12 ]
	v_readfirstlane_b32 s14, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_lshlrev_b32_e32 v1, 3, v1
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[12:13], s[10:11]
.Ltmp2:
	.loc	1 26 5                          ; rows.py:26:5
	s_cmp_gt_i32 s7, 0
	.loc	1 27 29                         ; rows.py:27:29
	s_mul_i32 s10, s6, s15
	.loc	1 26 5                          ; rows.py:26:5
	s_cselect_b32 s11, -1, 0
	s_cmp_lt_i32 s7, 1
	s_mov_b32 s15, 0
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	s_lshl_b32 s0, s14, 3
	v_dual_mov_b32 v7, 0xff800000 :: v_dual_mov_b32 v8, 0
	s_and_b32 s0, s0, 0x300
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
	s_add_i32 s1, s10, s0
	v_or_b32_e32 v2, s0, v1
	v_add_lshl_u32 v3, s1, v1, 1
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v16, 0xff800000
	v_dual_mov_b32 v11, 0xff800000 :: v_dual_mov_b32 v10, 0xff800000
	v_dual_mov_b32 v15, 0xff800000 :: v_dual_mov_b32 v14, 0xff800000
	v_dual_mov_b32 v9, 0xff800000 :: v_dual_mov_b32 v4, 0xff800000
	s_mov_b32 s19, 0x31027000
	s_mov_b32 s18, 0x7ffffffe
	s_and_b32 s17, s9, 0xffff
	s_mov_b32 s16, s8
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 27 61                         ; rows.py:27:61
	v_dual_mov_b32 v25, v14 :: v_dual_add_nc_u32 v20, s15, v2
	v_dual_mov_b32 v24, v9 :: v_dual_mov_b32 v29, v16
	v_dual_mov_b32 v26, v10 :: v_dual_mov_b32 v31, v17
	s_delay_alu instid0(VALU_DEP_3)
	v_cmp_gt_i32_e32 vcc_lo, s7, v20
	v_dual_mov_b32 v30, v7 :: v_dual_mov_b32 v37, v8
	v_dual_mov_b32 v32, v13 :: v_dual_mov_b32 v33, v19
	.loc	1 27 17 is_stmt 0               ; rows.py:27:17
	v_dual_cndmask_b32 v20, 0x80000000, v3 :: v_dual_mov_b32 v27, v15
	.loc	1 27 61                         ; rows.py:27:61
	v_dual_mov_b32 v28, v11 :: v_dual_mov_b32 v35, v18
	v_dual_mov_b32 v34, v12 :: v_dual_max_f32 v7, v26, v26
	.loc	1 27 17                         ; rows.py:27:17
	buffer_load_b128 v[20:23], v20, s[16:19], 0 offen
	v_mov_b32_e32 v36, v6
	.loc	1 27 61                         ; rows.py:27:61
	v_dual_mov_b32 v12, v4 :: v_dual_max_f32 v13, v29, v29
	v_dual_mov_b32 v38, v5 :: v_dual_max_f32 v11, v28, v28
	.loc	1 28 18 is_stmt 1               ; rows.py:28:18
	v_max_f32_e32 v5, v24, v24
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_dual_max_f32 v4, v12, v12 :: v_dual_add_nc_u32 v3, 0x800, v3
	.loc	1 26 5                          ; rows.py:26:5
	s_addk_i32 s15, 0x400
	s_cmp_lt_i32 s15, s7
	.loc	1 27 17                         ; rows.py:27:17
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v15, 16, v22
	v_cvt_f32_f16_e32 v16, v22.l
	v_lshrrev_b32_e32 v19, 16, v20
	v_cvt_f32_f16_e32 v20, v20.l
	.loc	1 28 18                         ; rows.py:28:18
	v_max_f32_e32 v6, v25, v25
	.loc	1 27 17                         ; rows.py:27:17
	v_lshrrev_b32_e32 v9, 16, v23
	v_cvt_f32_f16_e32 v10, v23.l
	v_lshrrev_b32_e32 v17, 16, v21
	v_cvt_f32_f16_e32 v18, v21.l
	v_cvt_f32_f16_e32 v15, v15.l
	v_cvt_f32_f16_e32 v19, v19.l
	.loc	1 28 18                         ; rows.py:28:18
	v_max_f32_e32 v14, v30, v30
	.loc	1 27 17                         ; rows.py:27:17
	v_cndmask_b32_e32 v20, 0xff800000, v20, vcc_lo
	v_cndmask_b32_e32 v21, 0xff800000, v16, vcc_lo
	v_cvt_f32_f16_e32 v9, v9.l
	v_cvt_f32_f16_e32 v17, v17.l
	v_dual_cndmask_b32 v18, 0xff800000, v18 :: v_dual_cndmask_b32 v19, 0xff800000, v19
	v_dual_cndmask_b32 v23, 0xff800000, v15 :: v_dual_cndmask_b32 v22, 0xff800000, v10
	.loc	1 28 18                         ; rows.py:28:18
	v_dual_max_f32 v10, v7, v21 :: v_dual_max_f32 v7, v14, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_max_f32 v8, v27, v27 :: v_dual_cndmask_b32 v17, 0xff800000, v17
	.loc	1 27 17                         ; rows.py:27:17
	v_cndmask_b32_e32 v39, 0xff800000, v9, vcc_lo
	.loc	1 28 18                         ; rows.py:28:18
	v_dual_max_f32 v11, v11, v18 :: v_dual_max_f32 v14, v6, v23
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 29 55                         ; rows.py:29:55
	v_dual_sub_f32 v20, v20, v7 :: v_dual_max_f32 v9, v5, v22
	.loc	1 28 18                         ; rows.py:28:18
	v_max_f32_e32 v4, v4, v39
	v_dual_max_f32 v15, v8, v17 :: v_dual_max_f32 v16, v13, v19
	.loc	1 29 32                         ; rows.py:29:32
	v_sub_f32_e32 v5, v30, v7
	v_dual_sub_f32 v6, v28, v11 :: v_dual_sub_f32 v21, v21, v10
	v_dual_sub_f32 v8, v26, v10 :: v_dual_sub_f32 v13, v24, v9
	v_dual_sub_f32 v25, v25, v14 :: v_dual_mul_f32 v20, 0x3fb8aa3b, v20
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 29 55 is_stmt 0               ; rows.py:29:55
	v_dual_sub_f32 v18, v18, v11 :: v_dual_mul_f32 v5, 0x3fb8aa3b, v5
	v_dual_sub_f32 v22, v22, v9 :: v_dual_sub_f32 v19, v19, v16
	.loc	1 29 32                         ; rows.py:29:32
	v_dual_sub_f32 v26, v27, v15 :: v_dual_mul_f32 v21, 0x3fb8aa3b, v21
	.loc	1 29 25                         ; rows.py:29:25
	v_dual_mul_f32 v8, 0x3fb8aa3b, v8 :: v_dual_sub_f32 v23, v23, v14
	v_mul_f32_e32 v25, 0x3fb8aa3b, v25
	.loc	1 29 48                         ; rows.py:29:48
	v_cmp_gt_f32_e64 s3, 0xc2fc0000, v20
	v_dual_mul_f32 v18, 0x3fb8aa3b, v18 :: v_dual_mul_f32 v19, 0x3fb8aa3b, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 29 25                         ; rows.py:29:25
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v8
	.loc	1 29 48                         ; rows.py:29:48
	v_cmp_gt_f32_e64 s5, 0xc2fc0000, v21
	v_cndmask_b32_e64 v40, 0, 0x42800000, s3
	.loc	1 29 32                         ; rows.py:29:32
	v_dual_sub_f32 v24, v29, v16 :: v_dual_mul_f32 v13, 0x3fb8aa3b, v13
	v_dual_sub_f32 v12, v12, v4 :: v_dual_sub_f32 v17, v17, v15
	.loc	1 29 25                         ; rows.py:29:25
	v_dual_mul_f32 v6, 0x3fb8aa3b, v6 :: v_dual_sub_f32 v27, v39, v4
	.loc	1 29 48                         ; rows.py:29:48
	v_mul_f32_e32 v22, 0x3fb8aa3b, v22
	.loc	1 29 25                         ; rows.py:29:25
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v5
	v_cndmask_b32_e64 v30, 0, 0x42800000, s1
	.loc	1 29 48                         ; rows.py:29:48
	v_cmp_gt_f32_e64 s4, 0xc2fc0000, v18
	v_cndmask_b32_e64 v42, 0, 0x42800000, s5
	v_add_f32_e32 v20, v20, v40
	v_cndmask_b32_e64 v40, 0, 0xffffffc0, s3
	v_cmp_gt_f32_e64 s3, 0xc2fc0000, v19
	.loc	1 29 25                         ; rows.py:29:25
	v_cndmask_b32_e64 v28, 0, 0x42800000, vcc_lo
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v6
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v13
	.loc	1 29 48                         ; rows.py:29:48
	v_cndmask_b32_e64 v41, 0, 0x42800000, s4
	v_mul_f32_e32 v17, 0x3fb8aa3b, v17
	v_cmp_gt_f32_e64 s6, 0xc2fc0000, v22
	v_cndmask_b32_e64 v48, 0, 0x42800000, s3
	.loc	1 29 25                         ; rows.py:29:25
	v_add_f32_e32 v8, v8, v30
	v_cndmask_b32_e64 v30, 0, 0xffffffc0, s1
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v25
	v_dual_mul_f32 v24, 0x3fb8aa3b, v24 :: v_dual_mul_f32 v23, 0x3fb8aa3b, v23
	v_cndmask_b32_e64 v29, 0, 0x42800000, s0
	v_dual_mul_f32 v26, 0x3fb8aa3b, v26 :: v_dual_mul_f32 v27, 0x3fb8aa3b, v27
	v_cndmask_b32_e64 v39, 0, 0x42800000, s2
	v_mul_f32_e32 v12, 0x3fb8aa3b, v12
	.loc	1 29 48                         ; rows.py:29:48
	v_cndmask_b32_e64 v43, 0, 0x42800000, s6
	.loc	1 29 25                         ; rows.py:29:25
	v_dual_add_f32 v5, v5, v28 :: v_dual_add_f32 v6, v6, v29
	v_cndmask_b32_e64 v46, 0, 0x42800000, s1
	.loc	1 29 48                         ; rows.py:29:48
	v_add_f32_e32 v18, v18, v41
	v_cndmask_b32_e64 v41, 0, 0xffffffc0, s4
	v_cmp_gt_f32_e64 s4, 0xc2fc0000, v17
	.loc	1 29 25                         ; rows.py:29:25
	v_cndmask_b32_e64 v28, 0, 0xffffffc0, vcc_lo
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v24
	v_cndmask_b32_e64 v29, 0, 0xffffffc0, s0
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v26
	v_add_f32_e32 v13, v13, v39
	v_cndmask_b32_e64 v39, 0, 0xffffffc0, s2
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v12
	.loc	1 29 48                         ; rows.py:29:48
	v_cndmask_b32_e64 v49, 0, 0x42800000, s4
	v_add_f32_e32 v21, v21, v42
	v_cndmask_b32_e64 v42, 0, 0xffffffc0, s5
	v_cmp_gt_f32_e64 s5, 0xc2fc0000, v23
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_add_f32 v22, v22, v43 :: v_dual_add_f32 v17, v17, v49
	v_cndmask_b32_e64 v43, 0, 0xffffffc0, s6
	v_cmp_gt_f32_e64 s6, 0xc2fc0000, v27
	.loc	1 29 25                         ; rows.py:29:25
	v_exp_f32_e32 v5, v5
	.loc	1 29 48                         ; rows.py:29:48
	v_exp_f32_e32 v20, v20
	.loc	1 29 25                         ; rows.py:29:25
	v_cndmask_b32_e64 v44, 0, 0x42800000, vcc_lo
	v_cndmask_b32_e64 v45, 0, 0x42800000, s0
	v_cndmask_b32_e64 v47, 0, 0x42800000, s2
	.loc	1 29 48                         ; rows.py:29:48
	v_cndmask_b32_e64 v50, 0, 0x42800000, s5
	v_cndmask_b32_e64 v51, 0, 0x42800000, s6
	.loc	1 29 25                         ; rows.py:29:25
	v_add_f32_e32 v24, v24, v44
	v_dual_add_f32 v26, v26, v45 :: v_dual_add_f32 v25, v25, v46
	.loc	1 29 48                         ; rows.py:29:48
	v_add_f32_e32 v19, v19, v48
	v_add_f32_e32 v23, v23, v50
	v_add_f32_e32 v27, v27, v51
	.loc	1 29 25                         ; rows.py:29:25
	v_ldexp_f32 v28, v5, v28
	.loc	1 29 48                         ; rows.py:29:48
	v_ldexp_f32 v5, v20, v40
	.loc	1 29 25                         ; rows.py:29:25
	v_add_f32_e32 v12, v12, v47
	v_exp_f32_e32 v6, v6
	v_exp_f32_e32 v8, v8
	v_exp_f32_e32 v13, v13
	.loc	1 29 48                         ; rows.py:29:48
	v_exp_f32_e32 v18, v18
	v_exp_f32_e32 v21, v21
	v_exp_f32_e32 v22, v22
	.loc	1 29 25                         ; rows.py:29:25
	v_exp_f32_e32 v24, v24
	v_exp_f32_e32 v26, v26
	v_exp_f32_e32 v25, v25
	.loc	1 29 48                         ; rows.py:29:48
	v_exp_f32_e32 v19, v19
	v_exp_f32_e32 v17, v17
	v_exp_f32_e32 v23, v23
	v_exp_f32_e32 v27, v27
	.loc	1 29 17                         ; rows.py:29:17
	v_fmac_f32_e32 v5, v38, v28
	.loc	1 29 25                         ; rows.py:29:25
	v_exp_f32_e32 v52, v12
	v_cndmask_b32_e64 v44, 0, 0xffffffc0, vcc_lo
	v_cndmask_b32_e64 v45, 0, 0xffffffc0, s0
	v_cndmask_b32_e64 v46, 0, 0xffffffc0, s1
	v_cndmask_b32_e64 v47, 0, 0xffffffc0, s2
	.loc	1 29 48                         ; rows.py:29:48
	v_cndmask_b32_e64 v48, 0, 0xffffffc0, s3
	v_cndmask_b32_e64 v49, 0, 0xffffffc0, s4
	v_cndmask_b32_e64 v50, 0, 0xffffffc0, s5
	v_cndmask_b32_e64 v51, 0, 0xffffffc0, s6
	.loc	1 29 25                         ; rows.py:29:25
	v_ldexp_f32 v29, v6, v29
	v_ldexp_f32 v30, v8, v30
	v_ldexp_f32 v39, v13, v39
	.loc	1 29 48                         ; rows.py:29:48
	v_ldexp_f32 v6, v18, v41
	v_ldexp_f32 v12, v21, v42
	v_ldexp_f32 v13, v22, v43
	.loc	1 29 25                         ; rows.py:29:25
	v_ldexp_f32 v20, v24, v44
	v_ldexp_f32 v21, v26, v45
	v_ldexp_f32 v22, v25, v46
	v_ldexp_f32 v24, v52, v47
	.loc	1 29 48                         ; rows.py:29:48
	v_ldexp_f32 v8, v19, v48
	v_ldexp_f32 v18, v17, v49
	v_ldexp_f32 v19, v23, v50
	v_ldexp_f32 v17, v27, v51
	.loc	1 29 17                         ; rows.py:29:17
	v_fmac_f32_e32 v6, v36, v29
	v_dual_fmac_f32 v12, v34, v30 :: v_dual_fmac_f32 v13, v32, v39
	v_fmac_f32_e32 v8, v37, v20
	v_dual_fmac_f32 v18, v35, v21 :: v_dual_fmac_f32 v19, v33, v22
	v_fmac_f32_e32 v17, v31, v24
	.loc	1 26 5 is_stmt 1                ; rows.py:26:5
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	.loc	1 0 5 is_stmt 0                 ; rows.py:0:5
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v4, 0xff800000
	v_dual_mov_b32 v9, 0xff800000 :: v_dual_mov_b32 v14, 0xff800000
	v_dual_mov_b32 v10, 0xff800000 :: v_dual_mov_b32 v15, 0xff800000
	v_dual_mov_b32 v11, 0xff800000 :: v_dual_mov_b32 v16, 0xff800000
	v_dual_mov_b32 v7, 0xff800000 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v5, 0
.LBB0_4:                                ; %._crit_edge
	s_delay_alu instid0(VALU_DEP_4)
.Ltmp3:
	.loc	2 196 12 is_stmt 1              ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:31:12 ] ]
	v_dual_max_f32 v2, v16, v16 :: v_dual_max_f32 v3, v7, v7
	v_max3_f32 v20, v15, v10, v14
.Ltmp4:
	.loc	1 35 9                          ; rows.py:35:9
	s_and_b32 s0, s14, 0x60
.Ltmp5:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:31:12 ]
	s_mov_b32 s16, 0
	s_lshr_b32 s0, s0, 3
.Ltmp6:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:31:12 ] ]
	v_max_f32_e32 v2, v3, v2
.Ltmp7:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:31:12 ]
	v_lshlrev_b32_e32 v0, 2, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp8:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:31:12 ] ]
	v_max3_f32 v2, v2, v11, v20
.Ltmp9:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:31:12 ]
	v_and_b32_e32 v0, 12, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp10:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:31:12 ] ]
	v_max3_f32 v2, v2, v9, v4
.Ltmp11:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:31:12 ]
	v_add_nc_u32_e32 v20, 0, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mov_b32_dpp v3, v2 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp12:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:31:12 ] ]
	v_max_f32_e32 v3, v3, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v2, v2, v3
.Ltmp13:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:31:12 ]
	v_mov_b32_dpp v3, v2 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp14:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:31:12 ] ]
	v_max_f32_e32 v3, v3, v3
	v_max_f32_e32 v2, v2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp15:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:31:12 ]
	v_mov_b32_dpp v3, v2 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp16:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:31:12 ] ]
	v_max_f32_e32 v3, v3, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v2, v2, v3
.Ltmp17:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:31:12 ]
	v_mov_b32_dpp v3, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp18:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:31:12 ] ]
	v_max_f32_e32 v3, v3, v3
	v_max_f32_e32 v2, v2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp19:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:31:12 ]
	v_permlanex16_b32 v3, v2, -1, -1 op_sel:[1,0]
.Ltmp20:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:31:12 ] ]
	v_max_f32_e32 v3, v3, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v2, v2, v3
.Ltmp21:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:31:12 ]
	v_readlane_b32 s1, v2, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v2, s0 :: v_dual_mov_b32 v3, s1
	ds_store_b32 v2, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v0, v20
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v3, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp22:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:31:12 ] ]
	v_max_f32_e32 v0, v0, v0
.Ltmp23:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:32:12 ]
	s_barrier
	buffer_gl0_inv
.Ltmp24:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:31:12 ] ]
	v_max_f32_e32 v3, v3, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v0, v0, v3
.Ltmp25:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:31:12 ]
	v_mov_b32_dpp v3, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp26:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:31:12 ] ]
	v_max_f32_e32 v3, v3, v3
	v_max_f32_e32 v0, v0, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
.Ltmp27:
	.loc	1 32 34                         ; rows.py:32:34
	v_sub_f32_e32 v3, v7, v0
	v_sub_f32_e32 v7, v16, v0
	.loc	1 32 27 is_stmt 0               ; rows.py:32:27
	v_mul_f32_e32 v3, 0x3fb8aa3b, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v7, 0x3fb8aa3b, v7
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v7
	v_cndmask_b32_e64 v16, 0, 0x42800000, vcc_lo
	v_cndmask_b32_e64 v21, 0, 0x42800000, s0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_add_f32_e32 v3, v3, v16
	.loc	1 32 34                         ; rows.py:32:34
	v_sub_f32_e32 v15, v15, v0
	v_sub_f32_e32 v9, v9, v0
	v_sub_f32_e32 v4, v4, v0
	v_sub_f32_e32 v11, v11, v0
	v_dual_sub_f32 v14, v14, v0 :: v_dual_mul_f32 v15, 0x3fb8aa3b, v15
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 32 27                         ; rows.py:32:27
	v_dual_mul_f32 v9, 0x3fb8aa3b, v9 :: v_dual_mul_f32 v4, 0x3fb8aa3b, v4
	.loc	1 32 34                         ; rows.py:32:34
	v_dual_sub_f32 v10, v10, v0 :: v_dual_mul_f32 v11, 0x3fb8aa3b, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 32 27                         ; rows.py:32:27
	v_mul_f32_e32 v14, 0x3fb8aa3b, v14
	v_cmp_gt_f32_e64 s5, 0xc2fc0000, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s6, 0xc2fc0000, v4
	v_mul_f32_e32 v10, 0x3fb8aa3b, v10
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v11
	v_cmp_gt_f32_e64 s4, 0xc2fc0000, v14
	v_cndmask_b32_e64 v26, 0, 0x42800000, s5
	v_cndmask_b32_e64 v27, 0, 0x42800000, s6
	v_cmp_gt_f32_e64 s3, 0xc2fc0000, v10
	v_cndmask_b32_e64 v22, 0, 0x42800000, s1
	v_cndmask_b32_e64 v25, 0, 0x42800000, s4
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_add_f32 v9, v9, v26 :: v_dual_add_f32 v4, v4, v27
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v15
	v_cndmask_b32_e64 v24, 0, 0x42800000, s3
	v_add_f32_e32 v7, v7, v21
	v_dual_add_f32 v11, v11, v22 :: v_dual_add_f32 v14, v14, v25
	v_exp_f32_e32 v4, v4
	v_cndmask_b32_e64 v23, 0, 0x42800000, s2
	v_add_f32_e32 v10, v10, v24
	v_exp_f32_e32 v7, v7
	v_exp_f32_e32 v14, v14
	v_cndmask_b32_e64 v27, 0, 0xffffffc0, s6
	v_cndmask_b32_e64 v21, 0, 0xffffffc0, s0
	v_cndmask_b32_e64 v25, 0, 0xffffffc0, s4
	v_exp_f32_e32 v3, v3
	v_exp_f32_e32 v10, v10
	v_exp_f32_e32 v9, v9
	v_ldexp_f32 v4, v4, v27
	v_add_f32_e32 v15, v15, v23
	v_cndmask_b32_e64 v16, 0, 0xffffffc0, vcc_lo
	v_cndmask_b32_e64 v24, 0, 0xffffffc0, s3
	v_cndmask_b32_e64 v26, 0, 0xffffffc0, s5
	v_ldexp_f32 v7, v7, v21
	v_ldexp_f32 v14, v14, v25
	.loc	1 32 19                         ; rows.py:32:19
	v_mul_f32_e32 v4, v17, v4
	.loc	1 32 27                         ; rows.py:32:27
	v_exp_f32_e32 v15, v15
	v_cndmask_b32_e64 v23, 0, 0xffffffc0, s2
	v_exp_f32_e32 v11, v11
	v_ldexp_f32 v3, v3, v16
	v_ldexp_f32 v10, v10, v24
	v_ldexp_f32 v9, v9, v26
	.loc	1 32 19                         ; rows.py:32:19
	v_dual_mul_f32 v7, v8, v7 :: v_dual_mul_f32 v14, v19, v14
	.loc	1 32 27                         ; rows.py:32:27
	v_cndmask_b32_e64 v22, 0, 0xffffffc0, s1
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_ldexp_f32 v15, v15, v23
.Ltmp28:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:32:12 ] ]
	v_dual_fmac_f32 v7, v5, v3 :: v_dual_fmac_f32 v14, v12, v10
	v_fmac_f32_e32 v4, v13, v9
	s_delay_alu instid0(TRANS32_DEP_1) | instid1(VALU_DEP_4)
.Ltmp29:
	.loc	1 32 27                         ; rows.py:32:27
	v_ldexp_f32 v11, v11, v22
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
.Ltmp30:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:32:12 ] ]
	v_add_f32_e32 v4, v14, v4
.Ltmp31:
	.loc	1 32 19                         ; rows.py:32:19
	v_mul_f32_e32 v8, v18, v15
.Ltmp32:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:32:12 ] ]
	v_fmac_f32_e32 v8, v6, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v3, v7, v8
	v_add_f32_e32 v3, v3, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v3, v3, v3 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v3, v3, v3 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v3, v3, v3 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v3, v3, v3 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp33:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:32:12 ]
	v_permlanex16_b32 v4, v3, -1, -1 op_sel:[1,0]
.Ltmp34:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:32:12 ] ]
	v_add_f32_e32 v3, v3, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp35:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:32:12 ]
	v_readlane_b32 s0, v3, 31
	v_mov_b32_e32 v3, s0
.Ltmp36:
	.loc	1 33 5                          ; rows.py:33:5
	s_and_b32 s0, s11, exec_lo
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
.Ltmp37:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:32:12 ]
	ds_store_b32 v2, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v2, v20
.Ltmp38:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:32:12 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1)
.Ltmp39:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:32:12 ]
	v_mov_b32_dpp v3, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp40:
	.loc	1 33 5                          ; rows.py:33:5
	s_cbranch_scc1 .LBB0_7
; %bb.5:                                ; %.lr.ph8
	s_lshl_b32 s0, s14, 3
	s_delay_alu instid0(VALU_DEP_1)
.Ltmp41:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:32:12 ] ]
	v_add_f32_e32 v2, v2, v3
.Ltmp42:
	.loc	1 33 5                          ; rows.py:33:5
	s_and_b32 s0, s0, 0x300
	s_mov_b32 s11, 0x31027000
	s_add_i32 s1, s10, s0
	s_mov_b32 s10, 0x7ffffffe
	v_add_lshl_u32 v3, s1, v1, 1
	v_or_b32_e32 v1, s0, v1
	s_and_b32 s9, s9, 0xffff
	s_and_b32 s13, s13, 0xffff
	s_mov_b32 s14, s10
	s_mov_b32 s15, s11
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 34 61                         ; rows.py:34:61
	v_add_nc_u32_e32 v4, s16, v1
	.loc	1 33 5                          ; rows.py:33:5
	s_addk_i32 s16, 0x400
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lt_i32 s16, s7
	.loc	1 34 61                         ; rows.py:34:61
	v_cmp_gt_i32_e32 vcc_lo, s7, v4
	.loc	1 34 17 is_stmt 0               ; rows.py:34:17
	v_cndmask_b32_e32 v8, 0x80000000, v3, vcc_lo
	.loc	1 33 5 is_stmt 1                ; rows.py:33:5
	v_add_nc_u32_e32 v3, 0x800, v3
	.loc	1 34 17                         ; rows.py:34:17
	buffer_load_b128 v[4:7], v8, s[8:11], 0 offen
	.loc	1 35 56                         ; rows.py:35:56
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v9, -v0, 1.0, v4 op_sel_hi:[0,1,1]
	v_fma_mix_f32 v4, -v0, 1.0, v4 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v10, -v0, 1.0, v5 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v5, -v0, 1.0, v5 op_sel_hi:[0,1,1]
	v_fma_mix_f32 v11, -v0, 1.0, v6 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 35 49 is_stmt 0               ; rows.py:35:49
	v_dual_mul_f32 v9, 0x3fb8aa3b, v9 :: v_dual_mul_f32 v4, 0x3fb8aa3b, v4
	.loc	1 35 56                         ; rows.py:35:56
	v_fma_mix_f32 v6, -v0, 1.0, v6 op_sel_hi:[0,1,1]
	.loc	1 35 49                         ; rows.py:35:49
	v_dual_mul_f32 v5, 0x3fb8aa3b, v5 :: v_dual_mul_f32 v10, 0x3fb8aa3b, v10
	s_delay_alu instid0(VALU_DEP_3)
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v9
	.loc	1 35 56                         ; rows.py:35:56
	v_fma_mix_f32 v12, -v0, 1.0, v7 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v7, -v0, 1.0, v7 op_sel_hi:[0,1,1]
	.loc	1 35 49                         ; rows.py:35:49
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v4
	v_dual_mul_f32 v6, 0x3fb8aa3b, v6 :: v_dual_mul_f32 v11, 0x3fb8aa3b, v11
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v10
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v5
	v_cndmask_b32_e64 v13, 0, 0x42800000, vcc_lo
	v_dual_mul_f32 v7, 0x3fb8aa3b, v7 :: v_dual_mul_f32 v12, 0x3fb8aa3b, v12
	v_cndmask_b32_e64 v14, 0, 0x42800000, s0
	v_cmp_gt_f32_e64 s3, 0xc2fc0000, v11
	v_cmp_gt_f32_e64 s4, 0xc2fc0000, v6
	v_cndmask_b32_e64 v15, 0, 0x42800000, s1
	v_cndmask_b32_e64 v16, 0, 0x42800000, s2
	v_dual_add_f32 v9, v9, v13 :: v_dual_add_f32 v4, v4, v14
	v_cmp_gt_f32_e64 s5, 0xc2fc0000, v12
	v_cmp_gt_f32_e64 s6, 0xc2fc0000, v7
	v_cndmask_b32_e64 v17, 0, 0x42800000, s3
	v_cndmask_b32_e64 v18, 0, 0x42800000, s4
	v_dual_add_f32 v10, v10, v15 :: v_dual_add_f32 v5, v5, v16
	v_exp_f32_e32 v9, v9
	v_cndmask_b32_e64 v19, 0, 0x42800000, s5
	v_cndmask_b32_e64 v20, 0, 0x42800000, s6
	v_exp_f32_e32 v4, v4
	v_dual_add_f32 v11, v11, v17 :: v_dual_add_f32 v6, v6, v18
	v_exp_f32_e32 v5, v5
	v_cndmask_b32_e64 v13, 0, 0xffffffc0, vcc_lo
	v_dual_add_f32 v12, v12, v19 :: v_dual_add_f32 v7, v7, v20
	v_exp_f32_e32 v10, v10
	v_cndmask_b32_e64 v14, 0, 0xffffffc0, s0
	v_exp_f32_e32 v6, v6
	v_cndmask_b32_e64 v16, 0, 0xffffffc0, s2
	v_exp_f32_e32 v11, v11
	v_ldexp_f32 v9, v9, v13
	v_cndmask_b32_e64 v15, 0, 0xffffffc0, s1
	v_exp_f32_e32 v12, v12
	v_exp_f32_e32 v7, v7
	v_ldexp_f32 v4, v4, v14
	v_cndmask_b32_e64 v18, 0, 0xffffffc0, s4
	v_cndmask_b32_e64 v17, 0, 0xffffffc0, s3
	v_ldexp_f32 v5, v5, v16
	v_div_scale_f32 v13, null, v2, v2, v9
	v_cndmask_b32_e64 v19, 0, 0xffffffc0, s5
	v_ldexp_f32 v10, v10, v15
	v_cndmask_b32_e64 v20, 0, 0xffffffc0, s6
	v_div_scale_f32 v15, null, v2, v2, v4
	v_ldexp_f32 v6, v6, v18
	v_ldexp_f32 v11, v11, v17
	v_div_scale_f32 v17, null, v2, v2, v5
	v_rcp_f32_e32 v29, v13
	v_ldexp_f32 v12, v12, v19
	v_div_scale_f32 v19, null, v2, v2, v10
	v_ldexp_f32 v7, v7, v20
	v_rcp_f32_e32 v30, v15
	v_div_scale_f32 v21, null, v2, v2, v6
	v_rcp_f32_e32 v31, v17
	v_div_scale_f32 v23, null, v2, v2, v11
	v_rcp_f32_e32 v32, v19
	v_div_scale_f32 v25, null, v2, v2, v7
	v_rcp_f32_e32 v33, v21
	v_div_scale_f32 v27, null, v2, v2, v12
	v_rcp_f32_e32 v34, v23
	v_fma_f32 v37, -v13, v29, 1.0
	v_rcp_f32_e32 v35, v25
	v_fma_f32 v38, -v15, v30, 1.0
	v_rcp_f32_e32 v36, v27
	v_fma_f32 v39, -v17, v31, 1.0
	v_div_scale_f32 v14, vcc_lo, v9, v2, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v29, v37, v29 :: v_dual_fmac_f32 v30, v38, v30
	v_fma_f32 v40, -v19, v32, 1.0
	v_div_scale_f32 v16, s0, v4, v2, v4
	v_fma_f32 v41, -v21, v33, 1.0
	v_div_scale_f32 v18, s1, v5, v2, v5
	v_dual_fmac_f32 v31, v39, v31 :: v_dual_fmac_f32 v32, v40, v32
	v_fma_f32 v42, -v23, v34, 1.0
	v_dual_mul_f32 v37, v14, v29 :: v_dual_mul_f32 v38, v16, v30
	v_div_scale_f32 v20, s2, v10, v2, v10
	v_fma_f32 v43, -v25, v35, 1.0
	v_div_scale_f32 v22, s3, v6, v2, v6
	v_dual_fmac_f32 v33, v41, v33 :: v_dual_fmac_f32 v34, v42, v34
	v_fma_f32 v44, -v27, v36, 1.0
	v_dual_mul_f32 v39, v18, v31 :: v_dual_mul_f32 v40, v20, v32
	v_div_scale_f32 v24, s4, v11, v2, v11
	v_fma_f32 v45, -v13, v37, v14
	v_div_scale_f32 v26, s5, v7, v2, v7
	v_dual_fmac_f32 v35, v43, v35 :: v_dual_fmac_f32 v36, v44, v36
	v_fma_f32 v46, -v15, v38, v16
	v_dual_mul_f32 v41, v22, v33 :: v_dual_mul_f32 v42, v24, v34
	v_div_scale_f32 v28, s6, v12, v2, v12
	v_fma_f32 v47, -v17, v39, v18
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v37, v45, v29 :: v_dual_fmac_f32 v38, v46, v30
	v_fma_f32 v48, -v19, v40, v20
	v_dual_mul_f32 v43, v26, v35 :: v_dual_mul_f32 v44, v28, v36
	v_fma_f32 v49, -v21, v41, v22
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v39, v47, v31 :: v_dual_fmac_f32 v40, v48, v32
	v_fma_f32 v50, -v23, v42, v24
	v_fma_f32 v13, -v13, v37, v14
	v_fma_f32 v51, -v25, v43, v26
	v_fma_f32 v14, -v15, v38, v16
	v_dual_fmac_f32 v41, v49, v33 :: v_dual_fmac_f32 v42, v50, v34
	v_fma_f32 v52, -v27, v44, v28
	v_fma_f32 v15, -v17, v39, v18
	v_div_fmas_f32 v13, v13, v29, v37
	s_mov_b32 vcc_lo, s0
	v_fma_f32 v16, -v19, v40, v20
	v_dual_fmac_f32 v43, v51, v35 :: v_dual_fmac_f32 v44, v52, v36
	v_div_fmas_f32 v14, v14, v30, v38
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v17, -v21, v41, v22
	v_div_fmas_f32 v15, v15, v31, v39
	s_mov_b32 vcc_lo, s2
	v_fma_f32 v18, -v23, v42, v24
	v_div_fixup_f32 v9, v13, v2, v9
	v_div_fmas_f32 v13, v16, v32, v40
	s_mov_b32 vcc_lo, s3
	v_fma_f32 v19, -v25, v43, v26
	v_div_fmas_f32 v16, v17, v33, v41
	s_mov_b32 vcc_lo, s4
	v_fma_f32 v20, -v27, v44, v28
	v_div_fixup_f32 v14, v14, v2, v4
	.loc	1 35 9                          ; rows.py:35:9
	v_cvt_f16_f32_e32 v4.l, v9
	.loc	1 35 49                         ; rows.py:35:49
	v_div_fmas_f32 v9, v18, v34, v42
	s_mov_b32 vcc_lo, s5
	v_div_fixup_f32 v10, v13, v2, v10
	v_div_fmas_f32 v13, v19, v35, v43
	s_mov_b32 vcc_lo, s6
	.loc	1 35 9                          ; rows.py:35:9
	v_cvt_f16_f32_e32 v4.h, v14
	.loc	1 35 49                         ; rows.py:35:49
	v_div_fmas_f32 v14, v20, v36, v44
	v_div_fixup_f32 v5, v15, v2, v5
	v_div_fixup_f32 v6, v16, v2, v6
	v_div_fixup_f32 v9, v9, v2, v11
	v_div_fixup_f32 v7, v13, v2, v7
	v_div_fixup_f32 v11, v14, v2, v12
	.loc	1 35 9                          ; rows.py:35:9
	v_cvt_f16_f32_e32 v5.l, v5
	v_cvt_f16_f32_e32 v5.h, v10
	v_cvt_f16_f32_e32 v6.l, v6
	v_cvt_f16_f32_e32 v6.h, v9
	v_cvt_f16_f32_e32 v7.l, v7
	v_cvt_f16_f32_e32 v7.h, v11
	buffer_store_b128 v[4:7], v8, s[12:15], 0 offen
	.loc	1 33 5 is_stmt 1                ; rows.py:33:5
	s_cbranch_scc1 .LBB0_6
.LBB0_7:                                ; %._crit_edge9
	.loc	1 20 1                          ; rows.py:20:1
	s_endpgm
.Ltmp43:
.Lfunc_end0:
	.size	online_softmax, .Lfunc_end0-online_softmax
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel online_softmax
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
		.amdhsa_next_free_vgpr 53
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-online_softmax)<<4)&1008)>>4
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
	.set .Lonline_softmax.num_vgpr, 53
	.set .Lonline_softmax.num_agpr, 0
	.set .Lonline_softmax.numbered_sgpr, 20
	.set .Lonline_softmax.num_named_barrier, 0
	.set .Lonline_softmax.private_seg_size, 0
	.set .Lonline_softmax.uses_vcc, 1
	.set .Lonline_softmax.uses_flat_scratch, 0
	.set .Lonline_softmax.has_dyn_sized_stack, 0
	.set .Lonline_softmax.has_recursion, 0
	.set .Lonline_softmax.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 4004
; TotalNumSgprs: 22
; NumVgprs: 53
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 53
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
	.byte	32                              ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
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
	.byte	31                              ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
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
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
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
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"rows.py"                       ; string offset=7 ; rows.py
.Linfo_string2:
	.asciz	"online_softmax"                ; string offset=15 ; online_softmax
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
    .name:           online_softmax
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         online_softmax.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     53
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
