	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	gelu                            ; -- Begin function gelu
	.p2align	8
	.type	gelu,@function
gelu:                                   ; @gelu
.Lfunc_begin0:
	.file	1 "triton" "elements.py"
	.loc	1 27 0                          ; elements.py:27:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b256 s[4:11], s[0:1], 0x0
.Ltmp0:
	.loc	1 29 37 prologue_end            ; elements.py:29:37
	v_readfirstlane_b32 s1, v0
	s_mov_b32 s14, 0x7ffffffe
	v_and_b32_e32 v0, 31, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_and_or_b32 v0, 0x60, s1, v0
	.loc	1 29 10 is_stmt 0               ; elements.py:29:10
	s_lshl_b32 s1, s15, 10
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_lshl_or_b32 v0, v0, 3, s1
	.loc	1 30 85 is_stmt 1               ; elements.py:30:85
	s_bfe_i32 s1, s15, 0x10015
	.loc	1 30 13 is_stmt 0               ; elements.py:30:13
	s_mov_b32 s15, 0x31027000
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 30 85                         ; elements.py:30:85
	v_add_nc_u32_e32 v3, s1, v0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s0, s11
	.loc	1 30 13                         ; elements.py:30:13
	s_and_b32 s13, s5, 0xffff
	.loc	1 30 85                         ; elements.py:30:85
	v_cvt_f32_u32_e32 v1, s0
	s_sub_i32 s2, 0, s0
	.loc	1 30 13                         ; elements.py:30:13
	s_mov_b32 s12, s4
	.loc	1 32 5 is_stmt 1                ; elements.py:32:5
	s_and_b32 s9, s9, 0xffff
	s_mov_b32 s11, s15
	.loc	1 30 85                         ; elements.py:30:85
	v_rcp_f32_e32 v1, v1
	v_xor_b32_e32 v3, s1, v3
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s2, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v2, v1, v2
	v_add_nc_u32_e32 v1, v1, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v1, v3, v1
	v_mul_lo_u32 v1, v1, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v1, v3, v1
	v_subrev_nc_u32_e32 v2, s0, v1
	v_cmp_le_u32_e32 vcc_lo, s0, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v1, v1, v2, vcc_lo
	v_subrev_nc_u32_e32 v2, s0, v1
	v_cmp_le_u32_e32 vcc_lo, s0, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_dual_cndmask_b32 v1, v1, v2 :: v_dual_lshlrev_b32 v2, 1, v0
	.loc	1 30 34 is_stmt 0               ; elements.py:30:34
	v_cmp_gt_i32_e32 vcc_lo, s10, v0
	.loc	1 32 5 is_stmt 1                ; elements.py:32:5
	s_mov_b32 s10, s14
	.loc	1 30 85                         ; elements.py:30:85
	v_xor_b32_e32 v1, s1, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 30 13 is_stmt 0               ; elements.py:30:13
	v_cndmask_b32_e32 v8, 0x80000000, v2, vcc_lo
	.loc	1 30 85                         ; elements.py:30:85
	v_subrev_nc_u32_e32 v1, s1, v1
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 30 70                         ; elements.py:30:70
	v_lshlrev_b32_e32 v4, 1, v1
	.loc	1 30 13                         ; elements.py:30:13
	buffer_load_b128 v[0:3], v8, s[12:15], 0 offen
	.loc	1 30 70                         ; elements.py:30:70
	s_and_b32 s13, s7, 0xffff
	s_mov_b32 s12, s6
	buffer_load_b128 v[4:7], v4, s[12:15], 0 offen
	.loc	1 30 13                         ; elements.py:30:13
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v9, v0, 1.0, v4 op_sel:[1,0,1] op_sel_hi:[1,1,1]
	v_fma_mix_f32 v0, v0, 1.0, v4 op_sel_hi:[1,1,1]
	v_fma_mix_f32 v4, v1, 1.0, v5 op_sel:[1,0,1] op_sel_hi:[1,1,1]
	v_fma_mix_f32 v1, v1, 1.0, v5 op_sel_hi:[1,1,1]
	v_fma_mix_f32 v5, v2, 1.0, v6 op_sel:[1,0,1] op_sel_hi:[1,1,1]
	v_fma_mix_f32 v2, v2, 1.0, v6 op_sel_hi:[1,1,1]
	v_fma_mix_f32 v6, v3, 1.0, v7 op_sel:[1,0,1] op_sel_hi:[1,1,1]
	v_fma_mix_f32 v3, v3, 1.0, v7 op_sel_hi:[1,1,1]
	.loc	1 31 37 is_stmt 1               ; elements.py:31:37
	v_dual_mul_f32 v7, 0x3d372713, v0 :: v_dual_mul_f32 v10, 0x3d372713, v9
	v_dual_mul_f32 v13, 0x3d372713, v1 :: v_dual_mul_f32 v14, 0x3d372713, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v21, 0x3d372713, v3 :: v_dual_mul_f32 v22, 0x3d372713, v6
	v_dual_mul_f32 v7, v0, v7 :: v_dual_mul_f32 v10, v9, v10
	v_dual_mul_f32 v17, 0x3d372713, v2 :: v_dual_mul_f32 v18, 0x3d372713, v5
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v13, v1, v13 :: v_dual_mul_f32 v14, v4, v14
	.loc	1 32 22                         ; elements.py:32:22
	v_dual_mul_f32 v11, 0.5, v0 :: v_dual_mul_f32 v12, 0.5, v9
	.loc	1 31 29                         ; elements.py:31:29
	v_fma_f32 v9, v9, v10, v9
	v_fma_f32 v0, v0, v7, v0
	.loc	1 31 37 is_stmt 0               ; elements.py:31:37
	v_dual_mul_f32 v21, v3, v21 :: v_dual_mul_f32 v22, v6, v22
	v_dual_mul_f32 v17, v2, v17 :: v_dual_mul_f32 v18, v5, v18
	.loc	1 32 22 is_stmt 1               ; elements.py:32:22
	v_dual_mul_f32 v15, 0.5, v1 :: v_dual_mul_f32 v16, 0.5, v4
	.loc	1 31 29                         ; elements.py:31:29
	v_fma_f32 v4, v4, v14, v4
	v_fma_f32 v1, v1, v13, v1
	.loc	1 31 13 is_stmt 0               ; elements.py:31:13
	v_dual_mul_f32 v0, 0x3f4c422a, v0 :: v_dual_mul_f32 v9, 0x3f4c422a, v9
	.loc	1 31 29                         ; elements.py:31:29
	v_fma_f32 v7, v6, v22, v6
	v_fma_f32 v10, v3, v21, v3
	.loc	1 32 22 is_stmt 1               ; elements.py:32:22
	v_dual_mul_f32 v19, 0.5, v2 :: v_dual_mul_f32 v20, 0.5, v5
	.loc	1 31 29                         ; elements.py:31:29
	v_fma_f32 v5, v5, v18, v5
	v_fma_f32 v2, v2, v17, v2
	.loc	1 31 13 is_stmt 0               ; elements.py:31:13
	v_dual_mul_f32 v1, 0x3f4c422a, v1 :: v_dual_mul_f32 v4, 0x3f4c422a, v4
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 50 30 is_stmt 1               ; standard.py:50:30 @[ elements.py:32:41 ]
	v_dual_mul_f32 v9, -2.0, v9 :: v_dual_mul_f32 v0, -2.0, v0
.Ltmp2:
	.loc	1 31 13                         ; elements.py:31:13
	v_dual_mul_f32 v10, 0x3f4c422a, v10 :: v_dual_mul_f32 v7, 0x3f4c422a, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v2, 0x3f4c422a, v2 :: v_dual_mul_f32 v5, 0x3f4c422a, v5
.Ltmp3:
	.loc	2 50 30                         ; standard.py:50:30 @[ elements.py:32:41 ]
	v_dual_mul_f32 v4, -2.0, v4 :: v_dual_mul_f32 v1, -2.0, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	2 50 21 is_stmt 0               ; standard.py:50:21 @[ elements.py:32:41 ]
	v_dual_mul_f32 v0, 0x3fb8aa3b, v0 :: v_dual_mul_f32 v9, 0x3fb8aa3b, v9
	.loc	2 50 30                         ; standard.py:50:30 @[ elements.py:32:41 ]
	v_dual_mul_f32 v7, -2.0, v7 :: v_dual_mul_f32 v10, -2.0, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v5, -2.0, v5 :: v_dual_mul_f32 v2, -2.0, v2
	.loc	2 50 21                         ; standard.py:50:21 @[ elements.py:32:41 ]
	v_dual_mul_f32 v1, 0x3fb8aa3b, v1 :: v_dual_mul_f32 v4, 0x3fb8aa3b, v4
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v9
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v0
	v_dual_mul_f32 v10, 0x3fb8aa3b, v10 :: v_dual_mul_f32 v7, 0x3fb8aa3b, v7
	v_dual_mul_f32 v2, 0x3fb8aa3b, v2 :: v_dual_mul_f32 v5, 0x3fb8aa3b, v5
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v4
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v1
	v_cndmask_b32_e64 v13, 0, 0x42800000, vcc_lo
	v_cndmask_b32_e64 v14, 0, 0x42800000, s0
	v_cmp_gt_f32_e64 s5, 0xc2fc0000, v7
	v_cmp_gt_f32_e64 s6, 0xc2fc0000, v10
	v_cmp_gt_f32_e64 s3, 0xc2fc0000, v5
	v_cmp_gt_f32_e64 s4, 0xc2fc0000, v2
	v_cndmask_b32_e64 v17, 0, 0x42800000, s1
	v_cndmask_b32_e64 v18, 0, 0x42800000, s2
	v_dual_add_f32 v9, v9, v13 :: v_dual_add_f32 v0, v0, v14
	v_cndmask_b32_e64 v23, 0, 0x42800000, s5
	v_cndmask_b32_e64 v24, 0, 0x42800000, s6
	v_cndmask_b32_e64 v21, 0, 0x42800000, s3
	v_cndmask_b32_e64 v22, 0, 0x42800000, s4
	v_dual_add_f32 v4, v4, v17 :: v_dual_add_f32 v1, v1, v18
	v_exp_f32_e32 v9, v9
	v_exp_f32_e32 v0, v0
	v_dual_add_f32 v7, v7, v23 :: v_dual_add_f32 v10, v10, v24
	v_dual_add_f32 v5, v5, v21 :: v_dual_add_f32 v2, v2, v22
	v_exp_f32_e32 v4, v4
	v_exp_f32_e32 v1, v1
	v_cndmask_b32_e64 v13, 0, 0xffffffc0, vcc_lo
	v_cndmask_b32_e64 v14, 0, 0xffffffc0, s0
	v_exp_f32_e32 v7, v7
	v_exp_f32_e32 v10, v10
	v_exp_f32_e32 v5, v5
	v_exp_f32_e32 v2, v2
	v_cndmask_b32_e64 v17, 0, 0xffffffc0, s1
	v_cndmask_b32_e64 v18, 0, 0xffffffc0, s2
	v_ldexp_f32 v9, v9, v13
	v_ldexp_f32 v0, v0, v14
	v_cndmask_b32_e64 v23, 0, 0xffffffc0, s5
	v_cndmask_b32_e64 v24, 0, 0xffffffc0, s6
	v_cndmask_b32_e64 v21, 0, 0xffffffc0, s3
	v_cndmask_b32_e64 v22, 0, 0xffffffc0, s4
	v_ldexp_f32 v4, v4, v17
	v_ldexp_f32 v1, v1, v18
	.loc	2 50 17                         ; standard.py:50:17 @[ elements.py:32:41 ]
	v_dual_add_f32 v0, 1.0, v0 :: v_dual_add_f32 v9, 1.0, v9
	.loc	2 50 21                         ; standard.py:50:21 @[ elements.py:32:41 ]
	v_ldexp_f32 v7, v7, v23
	v_ldexp_f32 v10, v10, v24
	v_ldexp_f32 v5, v5, v21
	v_ldexp_f32 v2, v2, v22
	.loc	2 50 17                         ; standard.py:50:17 @[ elements.py:32:41 ]
	v_dual_add_f32 v1, 1.0, v1 :: v_dual_add_f32 v4, 1.0, v4
	.loc	2 50 12                         ; standard.py:50:12 @[ elements.py:32:41 ]
	v_div_scale_f32 v13, null, v9, v9, 1.0
	.loc	2 50 17                         ; standard.py:50:17 @[ elements.py:32:41 ]
	v_dual_add_f32 v10, 1.0, v10 :: v_dual_add_f32 v7, 1.0, v7
	.loc	2 50 12                         ; standard.py:50:12 @[ elements.py:32:41 ]
	v_div_scale_f32 v17, null, v0, v0, 1.0
	.loc	2 50 17                         ; standard.py:50:17 @[ elements.py:32:41 ]
	v_dual_add_f32 v2, 1.0, v2 :: v_dual_add_f32 v5, 1.0, v5
	.loc	2 50 12                         ; standard.py:50:12 @[ elements.py:32:41 ]
	v_div_scale_f32 v21, null, v4, v4, 1.0
	v_div_scale_f32 v23, null, v1, v1, 1.0
	v_rcp_f32_e32 v31, v13
	v_div_scale_f32 v29, null, v7, v7, 1.0
	v_div_scale_f32 v30, null, v10, v10, 1.0
	v_rcp_f32_e32 v32, v17
	v_div_scale_f32 v25, null, v5, v5, 1.0
	v_div_scale_f32 v27, null, v2, v2, 1.0
	v_rcp_f32_e32 v33, v21
	v_rcp_f32_e32 v34, v23
	v_rcp_f32_e32 v37, v29
	v_rcp_f32_e32 v38, v30
	v_rcp_f32_e32 v35, v25
	v_rcp_f32_e32 v36, v27
	v_fma_f32 v41, -v13, v31, 1.0
	v_fma_f32 v42, -v17, v32, 1.0
	v_div_scale_f32 v14, vcc_lo, 1.0, v9, 1.0
	v_div_scale_f32 v18, s0, 1.0, v0, 1.0
	v_fma_f32 v43, -v21, v33, 1.0
	v_fma_f32 v44, -v23, v34, 1.0
	v_dual_fmac_f32 v31, v41, v31 :: v_dual_fmac_f32 v32, v42, v32
	v_fma_f32 v47, -v29, v37, 1.0
	v_fma_f32 v48, -v30, v38, 1.0
	v_fma_f32 v45, -v25, v35, 1.0
	v_div_scale_f32 v22, s1, 1.0, v4, 1.0
	v_fma_f32 v46, -v27, v36, 1.0
	v_dual_fmac_f32 v33, v43, v33 :: v_dual_fmac_f32 v34, v44, v34
	v_div_scale_f32 v24, s2, 1.0, v1, 1.0
	v_mul_f32_e32 v41, v14, v31
	v_div_scale_f32 v39, s5, 1.0, v7, 1.0
	v_dual_fmac_f32 v37, v47, v37 :: v_dual_fmac_f32 v38, v48, v38
	v_mul_f32_e32 v42, v18, v32
	v_div_scale_f32 v26, s3, 1.0, v5, 1.0
	v_dual_fmac_f32 v35, v45, v35 :: v_dual_fmac_f32 v36, v46, v36
	v_div_scale_f32 v28, s4, 1.0, v2, 1.0
	v_dual_mul_f32 v43, v22, v33 :: v_dual_mul_f32 v44, v24, v34
	v_fma_f32 v49, -v13, v41, v14
	v_mul_f32_e32 v47, v39, v37
	v_fma_f32 v50, -v17, v42, v18
	v_div_scale_f32 v40, s6, 1.0, v10, 1.0
	v_dual_mul_f32 v45, v26, v35 :: v_dual_mul_f32 v46, v28, v36
	v_fma_f32 v51, -v21, v43, v22
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v41, v49, v31 :: v_dual_fmac_f32 v42, v50, v32
	v_fma_f32 v52, -v23, v44, v24
	v_mul_f32_e32 v48, v40, v38
	v_fma_f32 v53, -v25, v45, v26
	v_fmac_f32_e32 v43, v51, v33
	v_fma_f32 v54, -v27, v46, v28
	v_fma_f32 v13, -v13, v41, v14
	v_fmac_f32_e32 v44, v52, v34
	v_fma_f32 v55, -v29, v47, v39
	v_fma_f32 v14, -v17, v42, v18
	v_dual_fmac_f32 v45, v53, v35 :: v_dual_fmac_f32 v46, v54, v36
	v_fma_f32 v56, -v30, v48, v40
	v_fma_f32 v17, -v21, v43, v22
	v_div_fmas_f32 v13, v13, v31, v41
	s_mov_b32 vcc_lo, s0
	v_fma_f32 v18, -v23, v44, v24
	v_dual_fmac_f32 v47, v55, v37 :: v_dual_fmac_f32 v48, v56, v38
	v_div_fmas_f32 v14, v14, v32, v42
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v21, -v25, v45, v26
	v_div_fmas_f32 v17, v17, v33, v43
	s_mov_b32 vcc_lo, s2
	v_fma_f32 v22, -v27, v46, v28
	v_div_fixup_f32 v9, v13, v9, 1.0
	v_div_fmas_f32 v13, v18, v34, v44
	s_mov_b32 vcc_lo, s3
	v_fma_f32 v23, -v29, v47, v39
	v_div_fixup_f32 v0, v14, v0, 1.0
	v_div_fmas_f32 v14, v21, v35, v45
	s_mov_b32 vcc_lo, s4
	v_fma_f32 v24, -v30, v48, v40
	v_div_fixup_f32 v4, v17, v4, 1.0
	v_div_fmas_f32 v17, v22, v36, v46
	s_mov_b32 vcc_lo, s5
.Ltmp4:
	.loc	1 32 37 is_stmt 1               ; elements.py:32:37
	v_add_f32_e32 v9, v9, v9
.Ltmp5:
	.loc	2 50 12                         ; standard.py:50:12 @[ elements.py:32:41 ]
	v_div_fmas_f32 v18, v23, v37, v47
	s_mov_b32 vcc_lo, s6
	v_div_fixup_f32 v1, v13, v1, 1.0
	v_div_fixup_f32 v5, v14, v5, 1.0
.Ltmp6:
	.loc	1 32 37                         ; elements.py:32:37
	v_add_f32_e32 v4, v4, v4
.Ltmp7:
	.loc	2 50 12                         ; standard.py:50:12 @[ elements.py:32:41 ]
	v_div_fmas_f32 v14, v24, v38, v48
	v_div_fixup_f32 v2, v17, v2, 1.0
.Ltmp8:
	.loc	1 32 37                         ; elements.py:32:37
	v_add_f32_e32 v13, v0, v0
	.loc	1 32 5 is_stmt 0                ; elements.py:32:5
	v_fma_mixhi_f16 v0, v12, v9, neg(0)
.Ltmp9:
	.loc	2 50 12 is_stmt 1               ; standard.py:50:12 @[ elements.py:32:41 ]
	v_div_fixup_f32 v7, v18, v7, 1.0
.Ltmp10:
	.loc	1 32 37                         ; elements.py:32:37
	v_add_f32_e32 v9, v1, v1
	.loc	1 32 5 is_stmt 0                ; elements.py:32:5
	v_fma_mixhi_f16 v1, v16, v4, neg(0)
.Ltmp11:
	.loc	2 50 12 is_stmt 1               ; standard.py:50:12 @[ elements.py:32:41 ]
	v_div_fixup_f32 v4, v14, v10, 1.0
.Ltmp12:
	.loc	1 32 37                         ; elements.py:32:37
	v_add_f32_e32 v10, v2, v2
	v_dual_add_f32 v2, v5, v5 :: v_dual_mul_f32 v5, 0.5, v3
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 32 22 is_stmt 0               ; elements.py:32:22
	v_dual_mul_f32 v3, 0.5, v6 :: v_dual_add_f32 v4, v4, v4
	.loc	1 32 37                         ; elements.py:32:37
	v_add_f32_e32 v6, v7, v7
	.loc	1 32 5                          ; elements.py:32:5
	v_fma_mixlo_f16 v0, v11, v13, neg(0)
	v_fma_mixlo_f16 v1, v15, v9, neg(0)
	v_fma_mixhi_f16 v2, v20, v2, neg(0)
	v_fma_mixlo_f16 v2, v19, v10, neg(0)
	v_fma_mixhi_f16 v3, v3, v6, neg(0)
	v_fma_mixlo_f16 v3, v5, v4, neg(0)
	buffer_store_b128 v[0:3], v8, s[8:11], 0 offen
	.loc	1 27 1 is_stmt 1                ; elements.py:27:1
	s_endpgm
.Ltmp13:
.Lfunc_end0:
	.size	gelu, .Lfunc_end0-gelu
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gelu
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
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
		.amdhsa_next_free_sgpr 16
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-gelu)<<4)&1008)>>4
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
	.set .Lgelu.num_vgpr, 57
	.set .Lgelu.num_agpr, 0
	.set .Lgelu.numbered_sgpr, 16
	.set .Lgelu.num_named_barrier, 0
	.set .Lgelu.private_seg_size, 0
	.set .Lgelu.uses_vcc, 1
	.set .Lgelu.uses_flat_scratch, 0
	.set .Lgelu.has_dyn_sized_stack, 0
	.set .Lgelu.has_recursion, 0
	.set .Lgelu.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1860
; TotalNumSgprs: 18
; NumVgprs: 57
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 18
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
	.byte	1                               ; Abbrev [1] 0xb:0x44 DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x1e DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	32                              ; DW_AT_call_line
	.byte	41                              ; DW_AT_call_column
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
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"elements.py"                   ; string offset=7 ; elements.py
.Linfo_string2:
	.asciz	"gelu"                          ; string offset=19 ; gelu
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
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .max_flat_workgroup_size: 128
    .name:           gelu
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         gelu.kd
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
