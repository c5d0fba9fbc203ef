	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	to_bytes                        ; -- Begin function to_bytes
	.p2align	8
	.type	to_bytes,@function
to_bytes:                               ; @to_bytes
.Lfunc_begin0:
	.file	1 "triton" "elements.py"
	.loc	1 76 0                          ; elements.py:76:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x18
	s_load_b128 s[4:7], s[0:1], 0x0
.Ltmp0:
	.loc	1 82 5 prologue_end             ; elements.py:82:5
	v_readfirstlane_b32 s8, v0
	.loc	1 80 13                         ; elements.py:80:13
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	.loc	1 83 5                          ; elements.py:83:5
	s_lshr_b32 s13, s8, 5
	.loc	1 80 25                         ; elements.py:80:25
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s3, s3, s15
	.loc	1 80 13 is_stmt 0               ; elements.py:80:13
	s_mov_b32 s8, s4
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 216 16 is_stmt 1              ; standard.py:216:16 @[ elements.py:81:24 ]
	s_lshl2_add_u32 s4, s13, 0
.Ltmp2:
	.loc	1 79 10                         ; elements.py:79:10
	v_and_b32_e32 v21, 31, v0
	.loc	1 80 13                         ; elements.py:80:13
	s_and_b32 s9, s5, 0xffff
.Ltmp3:
	.loc	2 216 16                        ; standard.py:216:16 @[ elements.py:81:24 ]
	v_lshlrev_b32_e32 v0, 2, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp4:
	.loc	1 79 10                         ; elements.py:79:10
	v_lshlrev_b32_e32 v1, 4, v21
.Ltmp5:
	.loc	2 216 16                        ; standard.py:216:16 @[ elements.py:81:24 ]
	v_and_b32_e32 v0, 28, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp6:
	.loc	1 79 10                         ; elements.py:79:10
	v_lshl_or_b32 v2, s13, 9, v1
.Ltmp7:
	.loc	2 216 16                        ; standard.py:216:16 @[ elements.py:81:24 ]
	v_add_nc_u32_e32 v0, 0, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_3)
.Ltmp8:
	.loc	1 80 21                         ; elements.py:80:21
	v_add_nc_u32_e32 v1, s3, v2
	.loc	1 79 10                         ; elements.py:79:10
	s_add_i32 s3, s3, 8
	.loc	1 80 49                         ; elements.py:80:49
	v_cmp_gt_i32_e64 s2, s2, v2
	.loc	1 80 13 is_stmt 0               ; elements.py:80:13
	v_add_lshl_u32 v3, s3, v2, 1
	v_lshlrev_b32_e32 v4, 1, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v3, 0x80000000, v3, s2
	v_cndmask_b32_e64 v2, 0x80000000, v4, s2
	s_clause 0x1
	buffer_load_b128 v[9:12], v3, s[8:11], 0 offen
	buffer_load_b128 v[17:20], v2, s[8:11], 0 offen
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v8, v9.l
	v_lshrrev_b32_e32 v6, 16, v11
	v_lshrrev_b32_e32 v5, 16, v10
	v_lshrrev_b32_e32 v9, 16, v9
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v15, v18.l
	v_lshrrev_b32_e32 v13, 16, v19
	v_lshrrev_b32_e32 v14, 16, v17
	v_lshrrev_b32_e32 v18, 16, v18
	v_cvt_f32_f16_e32 v2, v12.l
	v_cvt_f32_f16_e32 v3, v11.l
	v_cvt_f32_f16_e32 v7, v10.l
	v_lshrrev_b32_e32 v4, 16, v12
	v_cvt_f32_f16_e32 v12, v19.l
	v_cvt_f32_f16_e32 v16, v17.l
	v_lshrrev_b32_e32 v10, 16, v20
	v_cvt_f32_f16_e32 v5, v5.l
	v_cvt_f32_f16_e32 v13, v13.l
	v_cvt_f32_f16_e32 v17, v14.l
	v_cvt_f32_f16_e32 v14, v18.l
	v_cvt_f32_f16_e32 v9, v9.l
	v_cvt_f32_f16_e32 v6, v6.l
	v_cvt_f32_f16_e32 v11, v20.l
	v_cvt_f32_f16_e32 v4, v4.l
	v_cvt_f32_f16_e32 v10, v10.l
.Ltmp9:
	.loc	2 196 12 is_stmt 1              ; standard.py:196:12 @[ standard.py:216:16 @[ elements.py:81:24 ] ]
	v_max_f32_e64 v18, |v16|, |v17|
	v_max3_f32 v19, |v14|, |v12|, |v13|
	v_max3_f32 v20, |v9|, |v7|, |v5|
	v_max3_f32 v22, |v3|, |v6|, |v2|
	v_max3_f32 v23, |v11|, |v10|, |v8|
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_max3_f32 v18, v18, |v15|, v19
	v_max3_f32 v19, v20, v22, |v4|
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max3_f32 v18, v18, v23, v19
.Ltmp10:
	.loc	2 216 16                        ; standard.py:216:16 @[ elements.py:81:24 ]
	v_mov_b32_dpp v19, v18 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp11:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ elements.py:81:24 ] ]
	v_max_f32_e32 v19, v19, v19
	v_max_f32_e32 v18, v18, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp12:
	.loc	2 216 16                        ; standard.py:216:16 @[ elements.py:81:24 ]
	v_mov_b32_dpp v19, v18 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp13:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ elements.py:81:24 ] ]
	v_max_f32_e32 v19, v19, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v18, v18, v19
.Ltmp14:
	.loc	2 216 16                        ; standard.py:216:16 @[ elements.py:81:24 ]
	v_mov_b32_dpp v19, v18 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp15:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ elements.py:81:24 ] ]
	v_max_f32_e32 v19, v19, v19
	v_max_f32_e32 v18, v18, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp16:
	.loc	2 216 16                        ; standard.py:216:16 @[ elements.py:81:24 ]
	v_mov_b32_dpp v19, v18 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp17:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ elements.py:81:24 ] ]
	v_max_f32_e32 v19, v19, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v18, v18, v19
.Ltmp18:
	.loc	2 216 16                        ; standard.py:216:16 @[ elements.py:81:24 ]
	v_permlanex16_b32 v19, v18, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp19:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ elements.py:81:24 ] ]
	v_max_f32_e32 v19, v19, v19
	v_max_f32_e32 v18, v18, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp20:
	.loc	2 216 16                        ; standard.py:216:16 @[ elements.py:81:24 ]
	v_readlane_b32 s3, v18, 31
	v_dual_mov_b32 v18, s4 :: v_dual_mov_b32 v19, s3
.Ltmp21:
	.loc	1 82 5                          ; elements.py:82:5
	s_mov_b32 s3, exec_lo
.Ltmp22:
	.loc	2 216 16                        ; standard.py:216:16 @[ elements.py:81:24 ]
	ds_store_b32 v18, v19
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v18, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp23:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ elements.py:81:24 ] ]
	v_max_f32_e32 v0, v0, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v18, v18, v18
	v_max_f32_e32 v0, v0, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp24:
	.loc	2 216 16                        ; standard.py:216:16 @[ elements.py:81:24 ]
	v_mov_b32_dpp v18, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp25:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ elements.py:81:24 ] ]
	v_max_f32_e32 v18, v18, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v0, v0, v18
.Ltmp26:
	.loc	2 216 16                        ; standard.py:216:16 @[ elements.py:81:24 ]
	v_mov_b32_dpp v18, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp27:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ elements.py:81:24 ] ]
	v_max_f32_e32 v18, v18, v18
	v_max_f32_e32 v0, v0, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
.Ltmp28:
	.loc	1 81 24                         ; elements.py:81:24
	v_div_scale_f32 v18, null, 0x42fe0000, 0x42fe0000, v0
	v_div_scale_f32 v22, vcc_lo, v0, 0x42fe0000, v0
	v_rcp_f32_e32 v19, v18
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v20, -v18, v19, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v19, v20, v19
	v_mul_f32_e32 v20, v22, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v23, -v18, v20, v22
	v_fmac_f32_e32 v20, v23, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v18, -v18, v20, v22
	v_div_fmas_f32 v18, v18, v19, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_fixup_f32 v0, v18, 0x42fe0000, v0
	.loc	1 82 5                          ; elements.py:82:5
	v_or_b32_e32 v18, s13, v21
	.loc	1 81 13                         ; elements.py:81:13
	v_max_f32_e32 v0, 0x322bcc77, v0
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 82 5                          ; elements.py:82:5
	v_cmpx_eq_u32_e32 0, v18
	s_cbranch_execz .LBB0_2
; %bb.1:
	.loc	1 0 5 is_stmt 0                 ; elements.py:0:5
	s_load_b64 s[0:1], s[0:1], 0x10
	s_mov_b32 s12, s15
	s_ashr_i32 s13, s15, 31
	v_mov_b32_e32 v18, 0
	s_lshl_b64 s[4:5], s[12:13], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s4
	s_addc_u32 s1, s1, s5
	.loc	1 82 5                          ; elements.py:82:5
	global_store_b32 v18, v0, s[0:1]
.LBB0_2:
	.loc	1 0 5                           ; elements.py:0:5
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 83 46 is_stmt 1               ; elements.py:83:46
	v_div_scale_f32 v18, null, v0, v0, v16
	v_div_scale_f32 v19, null, v0, v0, v17
	v_div_scale_f32 v20, null, v0, v0, v15
	v_div_scale_f32 v24, null, v0, v0, v14
	v_div_scale_f32 v26, s0, v17, v0, v17
	v_rcp_f32_e32 v21, v18
	v_rcp_f32_e32 v22, v19
	v_rcp_f32_e32 v23, v20
	v_div_scale_f32 v25, vcc_lo, v16, v0, v16
	v_rcp_f32_e32 v29, v24
	v_div_scale_f32 v30, null, v0, v0, v12
	v_div_scale_f32 v27, s1, v15, v0, v15
	v_div_scale_f32 v35, null, v0, v0, v13
	v_div_scale_f32 v28, s3, v14, v0, v14
	v_div_scale_f32 v34, s4, v12, v0, v12
	v_fma_f32 v31, -v18, v21, 1.0
	v_fma_f32 v32, -v19, v22, 1.0
	v_fma_f32 v33, -v20, v23, 1.0
	.loc	1 83 5 is_stmt 0                ; elements.py:83:5
	s_and_b32 s9, s7, 0xffff
	s_mov_b32 s8, s6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 83 46                         ; elements.py:83:46
	v_dual_fmac_f32 v21, v31, v21 :: v_dual_fmac_f32 v22, v32, v22
	v_fmac_f32_e32 v23, v33, v23
	v_rcp_f32_e32 v32, v30
	v_fma_f32 v31, -v24, v29, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v36, v26, v22 :: v_dual_fmac_f32 v29, v31, v29
	v_rcp_f32_e32 v31, v35
	v_fma_f32 v39, -v19, v36, v26
	v_mul_f32_e32 v33, v25, v21
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v42, -v30, v32, 1.0
	v_mul_f32_e32 v37, v27, v23
	v_dual_mul_f32 v41, v28, v29 :: v_dual_fmac_f32 v36, v39, v22
	v_fma_f32 v38, -v18, v33, v25
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v32, v42, v32
	v_fma_f32 v40, -v20, v37, v27
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v19, -v19, v36, v26
	v_fmac_f32_e32 v33, v38, v21
	v_fma_f32 v26, -v35, v31, 1.0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v37, v40, v23
	v_fma_f32 v38, -v24, v41, v28
	v_fma_f32 v18, -v18, v33, v25
	v_mul_f32_e32 v25, v34, v32
	s_delay_alu instid0(VALU_DEP_4)
	v_fma_f32 v20, -v20, v37, v27
	v_fmac_f32_e32 v31, v26, v31
	v_fmac_f32_e32 v41, v38, v29
	v_div_fmas_f32 v18, v18, v21, v33
	s_mov_b32 vcc_lo, s0
	v_div_scale_f32 v21, null, v0, v0, v11
	v_div_fmas_f32 v19, v19, v22, v36
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v16, v18, v0, v16
	v_div_scale_f32 v18, s0, v13, v0, v13
	v_div_fmas_f32 v20, v20, v23, v37
	v_div_fixup_f32 v17, v19, v0, v17
	v_rcp_f32_e32 v19, v21
	v_fma_f32 v22, -v30, v25, v34
	v_mul_f32_e32 v23, v18, v31
	v_div_fixup_f32 v15, v20, v0, v15
	v_fma_f32 v20, -v24, v41, v28
	v_div_scale_f32 v24, null, v0, v0, v10
	v_fmac_f32_e32 v25, v22, v32
	v_fma_f32 v22, -v35, v23, v18
	s_mov_b32 vcc_lo, s3
	v_div_scale_f32 v27, null, v0, v0, v8
	v_div_fmas_f32 v20, v20, v29, v41
	v_fma_f32 v26, -v21, v19, 1.0
	v_fmac_f32_e32 v23, v22, v31
	v_rcp_f32_e32 v22, v24
	s_mov_b32 vcc_lo, s4
	v_div_fixup_f32 v14, v20, v0, v14
	v_fma_f32 v20, -v30, v25, v34
	v_fmac_f32_e32 v19, v26, v19
	v_div_scale_f32 v26, s1, v11, v0, v11
	v_fma_f32 v18, -v35, v23, v18
	v_add_f32_e32 v14, 0.5, v14
	v_div_fmas_f32 v20, v20, v32, v25
	s_mov_b32 vcc_lo, s0
	v_mul_f32_e32 v25, v26, v19
	v_fma_f32 v29, -v24, v22, 1.0
	v_div_fmas_f32 v18, v18, v31, v23
	v_div_scale_f32 v31, s0, v10, v0, v10
	v_div_fixup_f32 v12, v20, v0, v12
	v_fma_f32 v23, -v21, v25, v26
	v_fmac_f32_e32 v22, v29, v22
	v_div_fixup_f32 v13, v18, v0, v13
	v_div_scale_f32 v20, null, v0, v0, v7
	s_mov_b32 vcc_lo, s1
	v_rcp_f32_e32 v28, v27
	v_mul_f32_e32 v18, v31, v22
	v_fmac_f32_e32 v25, v23, v19
	v_rcp_f32_e32 v33, v20
	v_div_scale_f32 v30, null, v0, v0, v9
	v_div_scale_f32 v23, s3, v8, v0, v8
	v_add_f32_e32 v15, 0.5, v15
	v_fma_f32 v21, -v21, v25, v26
	v_fma_f32 v26, -v24, v18, v31
	v_rcp_f32_e32 v29, v30
	v_fma_f32 v32, -v27, v28, 1.0
	v_dual_add_f32 v12, 0.5, v12 :: v_dual_add_f32 v13, 0.5, v13
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v18, v26, v22
	v_div_fmas_f32 v19, v21, v19, v25
	s_mov_b32 vcc_lo, s0
	v_fma_f32 v26, -v20, v33, 1.0
	v_fmac_f32_e32 v28, v32, v28
	.loc	1 83 37                         ; elements.py:83:37
	v_floor_f32_e32 v15, v15
	.loc	1 83 46                         ; elements.py:83:46
	v_div_fixup_f32 v11, v19, v0, v11
	v_fma_f32 v19, -v24, v18, v31
	v_fmac_f32_e32 v33, v26, v33
	v_fma_f32 v32, -v30, v29, 1.0
	v_mul_f32_e32 v34, v23, v28
	v_div_scale_f32 v24, s1, v7, v0, v7
	v_div_fmas_f32 v18, v19, v22, v18
	v_div_scale_f32 v22, null, v0, v0, v5
	s_mov_b32 vcc_lo, s3
	v_fma_f32 v21, -v27, v34, v23
	v_add_f32_e32 v11, 0.5, v11
	v_div_fixup_f32 v10, v18, v0, v10
	v_rcp_f32_e32 v26, v22
	.loc	1 83 37                         ; elements.py:83:37
	v_floor_f32_e32 v14, v14
	.loc	1 83 46                         ; elements.py:83:46
	v_fmac_f32_e32 v34, v21, v28
	.loc	1 83 37                         ; elements.py:83:37
	v_floor_f32_e32 v12, v12
	v_floor_f32_e32 v13, v13
	v_floor_f32_e32 v11, v11
	v_cvt_i32_f32_e32 v15, v15
	.loc	1 83 46                         ; elements.py:83:46
	v_fma_f32 v19, -v27, v34, v23
	.loc	1 83 37                         ; elements.py:83:37
	v_cvt_i32_f32_e32 v14, v14
	v_cvt_i32_f32_e32 v12, v12
	.loc	1 83 46                         ; elements.py:83:46
	v_fma_f32 v18, -v22, v26, 1.0
	v_fmac_f32_e32 v29, v32, v29
	v_div_scale_f32 v32, s4, v9, v0, v9
	v_div_fmas_f32 v19, v19, v28, v34
	s_mov_b32 vcc_lo, s4
	v_fmac_f32_e32 v26, v18, v26
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v10, 0.5, v10 :: v_dual_mul_f32 v25, v32, v29
	v_div_fixup_f32 v8, v19, v0, v8
	v_div_scale_f32 v28, null, v0, v0, v3
	v_div_scale_f32 v18, s0, v5, v0, v5
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 83 37                         ; elements.py:83:37
	v_floor_f32_e32 v10, v10
	.loc	1 83 46                         ; elements.py:83:46
	v_fma_f32 v21, -v30, v25, v32
	.loc	1 83 37                         ; elements.py:83:37
	v_cvt_i32_f32_e32 v13, v13
	v_cvt_i32_f32_e32 v11, v11
	.loc	1 83 46                         ; elements.py:83:46
	v_add_f32_e32 v8, 0.5, v8
	.loc	1 83 37                         ; elements.py:83:37
	v_cvt_i32_f32_e32 v10, v10
	.loc	1 83 46                         ; elements.py:83:46
	v_fmac_f32_e32 v25, v21, v29
	v_mul_f32_e32 v21, v24, v33
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 83 37                         ; elements.py:83:37
	v_floor_f32_e32 v8, v8
	.loc	1 83 46                         ; elements.py:83:46
	v_fma_f32 v23, -v30, v25, v32
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fma_f32 v27, -v20, v21, v24
	v_div_scale_f32 v30, null, v0, v0, v4
	v_div_fmas_f32 v23, v23, v29, v25
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v21, v27, v33
	v_rcp_f32_e32 v25, v28
	v_rcp_f32_e32 v31, v30
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v9, v23, v0, v9
	v_fma_f32 v19, -v20, v21, v24
	v_div_scale_f32 v20, null, v0, v0, v6
	v_div_scale_f32 v23, null, v0, v0, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_f32_e32 v9, 0.5, v9
	v_div_fmas_f32 v19, v19, v33, v21
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_rcp_f32_e32 v27, v20
	v_rcp_f32_e32 v29, v23
	v_fma_f32 v24, -v28, v25, 1.0
	v_mul_f32_e32 v21, v18, v26
	v_div_fixup_f32 v7, v19, v0, v7
	v_fma_f32 v35, -v30, v31, 1.0
	s_mov_b32 vcc_lo, s0
	v_fmac_f32_e32 v25, v24, v25
	v_div_scale_f32 v24, s1, v3, v0, v3
	v_fma_f32 v33, -v22, v21, v18
	v_fma_f32 v32, -v20, v27, 1.0
	v_fma_f32 v19, -v23, v29, 1.0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v31, v35, v31 :: v_dual_mul_f32 v34, v24, v25
	v_fmac_f32_e32 v21, v33, v26
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v27, v32, v27
	v_div_scale_f32 v32, s3, v6, v0, v6
	v_fmac_f32_e32 v29, v19, v29
	v_div_scale_f32 v19, s4, v2, v0, v2
	v_div_scale_f32 v35, s5, v4, v0, v4
	v_fma_f32 v33, -v28, v34, v24
	v_mul_f32_e32 v36, v32, v27
	v_fma_f32 v18, -v22, v21, v18
	v_mul_f32_e32 v37, v19, v29
	v_mul_f32_e32 v38, v35, v31
	v_fmac_f32_e32 v34, v33, v25
	v_fma_f32 v22, -v20, v36, v32
	v_div_fmas_f32 v18, v18, v26, v21
	v_fma_f32 v33, -v23, v37, v19
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v21, -v28, v34, v24
	v_fmac_f32_e32 v36, v22, v27
	v_fma_f32 v22, -v30, v38, v35
	v_fmac_f32_e32 v37, v33, v29
	v_div_fixup_f32 v5, v18, v0, v5
	v_div_fmas_f32 v21, v21, v25, v34
	v_fma_f32 v20, -v20, v36, v32
	v_fmac_f32_e32 v38, v22, v31
	v_fma_f32 v19, -v23, v37, v19
	s_mov_b32 vcc_lo, s3
	v_div_fixup_f32 v3, v21, v0, v3
	v_div_fmas_f32 v20, v20, v27, v36
	v_fma_f32 v22, -v30, v38, v35
	s_mov_b32 vcc_lo, s4
	v_add_f32_e32 v7, 0.5, v7
	v_div_fmas_f32 v19, v19, v29, v37
	s_mov_b32 vcc_lo, s5
	v_div_fixup_f32 v6, v20, v0, v6
	v_div_fmas_f32 v22, v22, v31, v38
	v_add_f32_e32 v5, 0.5, v5
	v_div_fixup_f32 v2, v19, v0, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_add_f32 v3, 0.5, v3 :: v_dual_add_f32 v6, 0.5, v6
	v_div_fixup_f32 v0, v22, v0, v4
	v_add_f32_e32 v4, 0.5, v16
	s_delay_alu instid0(VALU_DEP_4)
	v_add_f32_e32 v2, 0.5, v2
	v_add_f32_e32 v16, 0.5, v17
	.loc	1 83 37                         ; elements.py:83:37
	v_floor_f32_e32 v7, v7
	.loc	1 83 46                         ; elements.py:83:46
	v_add_f32_e32 v0, 0.5, v0
	.loc	1 83 37                         ; elements.py:83:37
	v_floor_f32_e32 v5, v5
	v_floor_f32_e32 v3, v3
	v_floor_f32_e32 v6, v6
	v_floor_f32_e32 v2, v2
	v_floor_f32_e32 v0, v0
	v_floor_f32_e32 v4, v4
	v_floor_f32_e32 v16, v16
	v_floor_f32_e32 v9, v9
	v_cvt_i32_f32_e32 v7, v7
	v_cvt_i32_f32_e32 v0, v0
	v_cvt_i32_f32_e32 v2, v2
	v_cvt_i32_f32_e32 v6, v6
	v_cvt_i32_f32_e32 v3, v3
	v_cvt_i32_f32_e32 v5, v5
	v_cvt_i32_f32_e32 v4, v4
	v_cvt_i32_f32_e32 v16, v16
	.loc	1 83 5                          ; elements.py:83:5
	v_lshlrev_b16 v0.l, 8, v0.l
	v_and_b16 v0.h, 0xff, v2.l
	v_lshlrev_b16 v2.l, 8, v6.l
	v_and_b16 v2.h, 0xff, v3.l
	v_lshlrev_b16 v3.l, 8, v5.l
	v_and_b16 v3.h, 0xff, v7.l
	.loc	1 83 37                         ; elements.py:83:37
	v_cvt_i32_f32_e32 v6, v9
	v_cvt_i32_f32_e32 v7, v8
	.loc	1 83 5                          ; elements.py:83:5
	v_or_b16 v5.h, v0.h, v0.l
	v_or_b16 v5.l, v2.h, v2.l
	v_or_b16 v4.h, v3.h, v3.l
	v_lshlrev_b16 v0.l, 8, v6.l
	v_and_b16 v0.h, 0xff, v7.l
	v_lshlrev_b16 v2.l, 8, v10.l
	v_and_b16 v2.h, 0xff, v11.l
	v_lshlrev_b16 v3.l, 8, v13.l
	v_and_b16 v6.l, 0xff, v12.l
	v_lshlrev_b16 v6.h, 8, v14.l
	v_and_b16 v7.l, 0xff, v15.l
	v_lshlrev_b16 v7.h, 8, v16.l
	v_and_b16 v8.l, 0xff, v4.l
	v_or_b16 v4.l, v0.h, v0.l
	v_or_b16 v3.h, v2.h, v2.l
	v_or_b16 v3.l, v6.l, v3.l
	v_or_b16 v2.h, v7.l, v6.h
	v_or_b16 v2.l, v8.l, v7.h
	v_cndmask_b32_e64 v0, 0x80000000, v1, s2
	buffer_store_b128 v[2:5], v0, s[8:11], 0 offen
	.loc	1 76 1 is_stmt 1                ; elements.py:76:1
	s_endpgm
.Ltmp29:
.Lfunc_end0:
	.size	to_bytes, .Lfunc_end0-to_bytes
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel to_bytes
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
		.amdhsa_next_free_vgpr 43
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-to_bytes)<<4)&1008)>>4
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
	.set .Lto_bytes.num_vgpr, 43
	.set .Lto_bytes.num_agpr, 0
	.set .Lto_bytes.numbered_sgpr, 16
	.set .Lto_bytes.num_named_barrier, 0
	.set .Lto_bytes.private_seg_size, 0
	.set .Lto_bytes.uses_vcc, 1
	.set .Lto_bytes.uses_flat_scratch, 0
	.set .Lto_bytes.has_dyn_sized_stack, 0
	.set .Lto_bytes.has_recursion, 0
	.set .Lto_bytes.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2520
; TotalNumSgprs: 18
; NumVgprs: 43
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 43
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
	.byte	1                               ; Abbrev [1] 0xb:0x51 DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x2b DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x19 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	81                              ; DW_AT_call_line
	.byte	24                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
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
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
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
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"elements.py"                   ; string offset=7 ; elements.py
.Linfo_string2:
	.asciz	"to_bytes"                      ; string offset=19 ; to_bytes
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
    .max_flat_workgroup_size: 256
    .name:           to_bytes
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         to_bytes.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     43
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
