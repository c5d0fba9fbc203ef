	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	dequant_gemm            ; -- Begin function dequant_gemm
	.globl	dequant_gemm
	.p2align	8
	.type	dequant_gemm,@function
dequant_gemm:                           ; @dequant_gemm
; %bb.0:
	s_clause 0x1
	s_load_b64 s[34:35], s[0:1], 0x20
	s_load_b256 s[84:91], s[0:1], 0x0
	v_lshl_or_b32 v4, s15, 6, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s35, 1
	s_cbranch_scc1 .LBB10_3
; %bb.1:
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v5, s35, v4
	v_mov_b32_e32 v6, 0
	s_ashr_i32 s1, s34, 31
	s_mov_b32 s0, s34
	s_mov_b32 s94, 0
	s_lshl_b64 s[92:93], s[0:1], 4
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_mov_b32 v12, v6 :: v_dual_lshlrev_b32 v7, 2, v5
	v_mov_b32_e32 v11, v6
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v9, v6
.LBB10_2:                               ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v8, v6
	v_lshlrev_b64 v[0:1], 1, v[5:6]
	v_add_nc_u32_e32 v5, 1, v5
	s_ashr_i32 s95, s94, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	s_lshl_b64 s[0:1], s[94:95], 4
	v_lshlrev_b64 v[2:3], 2, v[7:8]
	v_add_co_u32 v13, vcc_lo, s86, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v14, null, s87, v1, vcc_lo
	s_add_u32 s0, s88, s0
	v_add_co_u32 v0, vcc_lo, s84, v2
	v_add_co_ci_u32_e64 v1, null, s85, v3, vcc_lo
	s_addc_u32 s1, s89, s1
	s_add_u32 s16, s0, s92
	global_load_b128 v[0:3], v[0:1], off
	global_load_d16_b16 v8, v[13:14], off
	s_load_b512 s[36:51], s[0:1], 0x0
	s_addc_u32 s17, s1, s93
	s_add_u32 s98, s16, s92
	s_load_b512 s[52:67], s[16:17], 0x0
	s_addc_u32 s99, s17, s93
	s_add_u32 s96, s98, s92
	s_load_b512 s[68:83], s[98:99], 0x0
	s_addc_u32 s97, s99, s93
	s_clause 0x1
	s_load_b512 s[0:15], s[0:1], 0x40
	s_load_b512 s[16:31], s[16:17], 0x40
	s_add_i32 s35, s35, -1
	s_add_i32 s94, s94, 8
	s_cmp_eq_u32 s35, 0
	s_waitcnt vmcnt(1)
	v_bfe_u32 v14, v0, 4, 4
	v_bfe_u32 v22, v1, 8, 4
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v8, v8.l
	v_bfe_u32 v17, v0, 16, 4
	v_bfe_u32 v18, v0, 20, 4
	v_add_nc_u32_e32 v14, -8, v14
	v_add_nc_u32_e32 v22, -8, v22
	v_bfe_u32 v15, v0, 8, 4
	v_bfe_u32 v26, v1, 24, 4
	v_bfe_u32 v21, v1, 4, 4
	v_cvt_f32_i32_e32 v14, v14
	v_cvt_f32_i32_e32 v22, v22
	v_add_nc_u32_e32 v17, -8, v17
	v_and_b32_e32 v13, 15, v0
	v_bfe_u32 v19, v0, 24, 4
	v_mul_f32_e32 v14, v8, v14
	v_mul_f32_e32 v22, v8, v22
	v_cvt_f32_i32_e32 v17, v17
	v_add_nc_u32_e32 v18, -8, v18
	v_bfe_u32 v25, v1, 20, 4
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, s37, v14
	v_dual_mul_f32 v17, v8, v17 :: v_dual_add_nc_u32 v26, -8, v26
	v_cvt_f32_i32_e32 v18, v18
	v_add_nc_u32_e32 v15, -8, v15
	v_bfe_u32 v24, v1, 16, 4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cvt_f32_i32_e32 v26, v26
	v_dual_mul_f32 v18, v8, v18 :: v_dual_add_nc_u32 v21, -8, v21
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cvt_f32_i32_e32 v15, v15
	v_and_b32_e32 v20, 15, v1
	v_mul_f32_e32 v26, v8, v26
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cvt_f32_i32_e32 v21, v21
	v_bfe_u32 v23, v1, 12, 4
	v_dual_mul_f32 v15, v8, v15 :: v_dual_add_nc_u32 v20, -8, v20
	v_bfe_u32 v16, v0, 12, 4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v21, v8, v21
	v_lshrrev_b32_e32 v0, 28, v0
	v_lshrrev_b32_e32 v1, 28, v1
	v_cvt_f32_i32_e32 v20, v20
	v_dual_mul_f32 v28, s45, v21 :: v_dual_add_nc_u32 v19, -8, v19
	v_bfe_u32 v36, v2, 12, 4
	v_bfe_u32 v34, v2, 4, 4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v20, v8, v20 :: v_dual_add_nc_u32 v25, -8, v25
	v_cvt_f32_i32_e32 v19, v19
	v_add_nc_u32_e32 v16, -8, v16
	v_add_nc_u32_e32 v36, -8, v36
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v28, s44, v20
	v_cvt_f32_i32_e32 v25, v25
	v_add_nc_u32_e32 v24, -8, v24
	v_add_nc_u32_e32 v1, -8, v1
	v_mul_f32_e32 v19, v8, v19
	v_cvt_f32_i32_e32 v16, v16
	v_mul_f32_e32 v25, v8, v25
	v_cvt_f32_i32_e32 v24, v24
	v_dual_fmac_f32 v28, s46, v22 :: v_dual_add_nc_u32 v23, -8, v23
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v16, v8, v16 :: v_dual_add_nc_u32 v7, 4, v7
	v_mul_f32_e32 v24, v8, v24
	s_delay_alu instid0(VALU_DEP_3)
	v_cvt_f32_i32_e32 v23, v23
	v_add_nc_u32_e32 v0, -8, v0
	v_cvt_f32_i32_e32 v1, v1
	v_cvt_f32_i32_e32 v36, v36
	v_and_b32_e32 v33, 15, v2
	v_mul_f32_e32 v23, v8, v23
	v_cvt_f32_i32_e32 v0, v0
	v_add_nc_u32_e32 v13, -8, v13
	v_mul_f32_e32 v1, v8, v1
	v_mul_f32_e32 v36, v8, v36
	v_fmac_f32_e32 v28, s47, v23
	v_mul_f32_e32 v0, v8, v0
	v_cvt_f32_i32_e32 v13, v13
	v_bfe_u32 v41, v3, 4, 4
	v_bfe_u32 v42, v3, 8, 4
	v_bfe_u32 v43, v3, 12, 4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v28, s48, v24 :: v_dual_mul_f32 v13, v8, v13
	v_bfe_u32 v44, v3, 16, 4
	v_bfe_u32 v45, v3, 20, 4
	v_bfe_u32 v46, v3, 24, 4
	v_fmac_f32_e32 v28, s49, v25
	v_fmac_f32_e32 v27, s36, v13
	v_bfe_u32 v39, v2, 24, 4
	v_bfe_u32 v38, v2, 20, 4
	v_bfe_u32 v37, v2, 16, 4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v28, s50, v26 :: v_dual_fmac_f32 v27, s38, v15
	v_bfe_u32 v35, v2, 8, 4
	v_lshrrev_b32_e32 v2, 28, v2
	v_mul_f32_e32 v30, s61, v21
	v_dual_fmac_f32 v28, s51, v1 :: v_dual_fmac_f32 v27, s39, v16
	v_dual_mul_f32 v29, s53, v14 :: v_dual_mul_f32 v32, s77, v21
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v30, s60, v20 :: v_dual_mul_f32 v31, s69, v14
	v_fmac_f32_e32 v27, s40, v17
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v29, s52, v13 :: v_dual_fmac_f32 v32, s76, v20
	v_dual_fmac_f32 v30, s62, v22 :: v_dual_fmac_f32 v31, s68, v13
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v27, s41, v18
	v_add_nc_u32_e32 v34, -8, v34
	v_fmac_f32_e32 v32, s78, v22
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v30, s63, v23
	v_fmac_f32_e32 v29, s54, v15
	v_fmac_f32_e32 v27, s42, v19
	v_cvt_f32_i32_e32 v34, v34
	v_fmac_f32_e32 v32, s79, v23
	v_fmac_f32_e32 v30, s64, v24
	v_fmac_f32_e32 v29, s55, v16
	v_fmac_f32_e32 v31, s70, v15
	v_dual_mul_f32 v34, v8, v34 :: v_dual_add_nc_u32 v33, -8, v33
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v30, s65, v25
	v_dual_fmac_f32 v29, s56, v17 :: v_dual_fmac_f32 v32, s80, v24
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v31, s71, v16
	v_cvt_f32_i32_e32 v33, v33
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v30, s66, v26
	v_dual_fmac_f32 v29, s57, v18 :: v_dual_fmac_f32 v32, s81, v25
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v31, s72, v17 :: v_dual_and_b32 v40, 15, v3
	v_mul_f32_e32 v33, v8, v33
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v30, s67, v1 :: v_dual_fmac_f32 v29, s58, v19
	v_fmac_f32_e32 v32, s82, v26
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v31, s73, v18
	v_lshrrev_b32_e32 v3, 28, v3
	v_fmac_f32_e32 v27, s43, v0
	v_fmac_f32_e32 v29, s59, v0
	s_load_b512 s[52:67], s[96:97], 0x0
	v_dual_fmac_f32 v32, s83, v1 :: v_dual_fmac_f32 v31, s74, v19
	v_add_nc_u32_e32 v3, -8, v3
	s_load_b512 s[36:51], s[98:99], 0x40
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v31, s75, v0
	s_load_b512 s[68:83], s[96:97], 0x40
	s_waitcnt lgkmcnt(0)
	v_dual_mul_f32 v14, s53, v14 :: v_dual_mul_f32 v21, s61, v21
	v_cvt_f32_i32_e32 v3, v3
	v_dual_mul_f32 v3, v8, v3 :: v_dual_add_nc_u32 v44, -8, v44
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v44, v44
	v_add_nc_u32_e32 v45, -8, v45
	v_cvt_f32_i32_e32 v45, v45
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v45, v8, v45 :: v_dual_add_nc_u32 v46, -8, v46
	v_cvt_f32_i32_e32 v46, v46
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v46, v8, v46 :: v_dual_add_nc_u32 v43, -8, v43
	v_cvt_f32_i32_e32 v43, v43
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v43, v8, v43 :: v_dual_add_nc_u32 v40, -8, v40
	v_cvt_f32_i32_e32 v40, v40
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v40, v8, v40 :: v_dual_add_nc_u32 v41, -8, v41
	v_cvt_f32_i32_e32 v41, v41
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v41, v8, v41 :: v_dual_add_nc_u32 v42, -8, v42
	v_cvt_f32_i32_e32 v42, v42
	v_add_nc_u32_e32 v39, -8, v39
	v_mul_f32_e32 v47, s17, v34
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v48, s37, v34 :: v_dual_mul_f32 v49, s9, v41
	v_mul_f32_e32 v42, v8, v42
	s_delay_alu instid0(VALU_DEP_4)
	v_cvt_f32_i32_e32 v39, v39
	v_add_nc_u32_e32 v38, -8, v38
	v_mul_f32_e32 v50, s25, v41
	v_mul_f32_e32 v51, s45, v41
	v_mul_f32_e32 v41, s77, v41
	v_mul_f32_e32 v39, v8, v39
	v_cvt_f32_i32_e32 v38, v38
	v_dual_fmac_f32 v50, s24, v40 :: v_dual_add_nc_u32 v37, -8, v37
	v_dual_fmac_f32 v48, s36, v33 :: v_dual_fmac_f32 v51, s44, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v38, v8, v38
	v_cvt_f32_i32_e32 v37, v37
	v_dual_fmac_f32 v41, s76, v40 :: v_dual_add_nc_u32 v2, -8, v2
	v_dual_fmac_f32 v49, s8, v40 :: v_dual_fmac_f32 v50, s26, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v37, v8, v37
	v_cvt_f32_i32_e32 v2, v2
	v_add_nc_u32_e32 v35, -8, v35
	v_fmac_f32_e32 v51, s46, v42
	v_dual_fmac_f32 v49, s10, v42 :: v_dual_fmac_f32 v50, s27, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v2, v8, v2
	v_cvt_f32_i32_e32 v35, v35
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v51, s47, v43
	v_fmac_f32_e32 v49, s11, v43
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_f32_e32 v35, v8, v35
	v_mul_f32_e32 v8, v8, v44
	v_mul_f32_e32 v44, s1, v34
	v_mul_f32_e32 v34, s69, v34
	v_dual_fmac_f32 v14, s52, v13 :: v_dual_fmac_f32 v21, s60, v20
	v_fmac_f32_e32 v47, s16, v33
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v44, s0, v33
	v_fmac_f32_e32 v34, s68, v33
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v14, s54, v15 :: v_dual_fmac_f32 v21, s62, v22
	v_dual_fmac_f32 v41, s78, v42 :: v_dual_fmac_f32 v44, s2, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v47, s18, v35 :: v_dual_fmac_f32 v14, s55, v16
	v_fmac_f32_e32 v48, s38, v35
	v_fmac_f32_e32 v34, s70, v35
	v_dual_fmac_f32 v21, s63, v23 :: v_dual_fmac_f32 v44, s3, v36
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v41, s79, v43 :: v_dual_fmac_f32 v14, s56, v17
	v_fmac_f32_e32 v47, s19, v36
	v_fmac_f32_e32 v48, s39, v36
	v_fmac_f32_e32 v34, s71, v36
	v_dual_fmac_f32 v21, s64, v24 :: v_dual_fmac_f32 v44, s4, v37
	v_dual_fmac_f32 v41, s80, v8 :: v_dual_fmac_f32 v14, s57, v18
	v_dual_fmac_f32 v47, s20, v37 :: v_dual_fmac_f32 v50, s28, v8
	v_dual_fmac_f32 v48, s40, v37 :: v_dual_fmac_f32 v49, s12, v8
	v_dual_fmac_f32 v34, s72, v37 :: v_dual_fmac_f32 v51, s48, v8
	v_dual_fmac_f32 v21, s65, v25 :: v_dual_fmac_f32 v44, s5, v38
	v_dual_fmac_f32 v41, s81, v45 :: v_dual_fmac_f32 v14, s58, v19
	v_dual_fmac_f32 v47, s21, v38 :: v_dual_fmac_f32 v50, s29, v45
	v_dual_fmac_f32 v48, s41, v38 :: v_dual_fmac_f32 v49, s13, v45
	v_dual_fmac_f32 v34, s73, v38 :: v_dual_fmac_f32 v51, s49, v45
	v_dual_fmac_f32 v21, s66, v26 :: v_dual_fmac_f32 v44, s6, v39
	v_dual_fmac_f32 v41, s82, v46 :: v_dual_fmac_f32 v14, s59, v0
	v_dual_fmac_f32 v47, s22, v39 :: v_dual_fmac_f32 v50, s30, v46
	v_dual_fmac_f32 v48, s42, v39 :: v_dual_fmac_f32 v49, s14, v46
	v_dual_fmac_f32 v34, s74, v39 :: v_dual_fmac_f32 v51, s50, v46
	v_dual_fmac_f32 v21, s67, v1 :: v_dual_fmac_f32 v44, s7, v2
	v_add_f32_e32 v8, v9, v14
	v_dual_fmac_f32 v47, s23, v2 :: v_dual_fmac_f32 v50, s31, v3
	v_dual_fmac_f32 v48, s43, v2 :: v_dual_fmac_f32 v49, s15, v3
	v_dual_fmac_f32 v34, s75, v2 :: v_dual_add_f32 v1, v11, v29
	v_add_f32_e32 v0, v12, v27
	v_dual_fmac_f32 v51, s51, v3 :: v_dual_add_f32 v8, v8, v21
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v2, v10, v31 :: v_dual_add_f32 v1, v1, v30
	v_dual_add_f32 v0, v0, v28 :: v_dual_fmac_f32 v41, s83, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v3, v8, v34 :: v_dual_add_f32 v2, v2, v32
	v_dual_add_f32 v1, v1, v47 :: v_dual_add_f32 v0, v0, v44
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v9, v3, v41 :: v_dual_add_f32 v2, v2, v48
	v_dual_add_f32 v11, v1, v50 :: v_dual_add_f32 v12, v0, v49
	s_delay_alu instid0(VALU_DEP_2)
	v_add_f32_e32 v10, v2, v51
	s_cbranch_scc0 .LBB10_2
	s_branch .LBB10_4
.LBB10_3:
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
.LBB10_4:
	v_dual_mov_b32 v5, 0 :: v_dual_add_nc_u32 v0, 0x1000, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v1, v5 :: v_dual_add_nc_u32 v2, 0x2000, v4
	v_mov_b32_e32 v3, v5
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_add_nc_u32_e32 v4, 0x3000, v4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v6, vcc_lo, s90, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_ci_u32_e64 v7, null, s91, v7, vcc_lo
	v_add_co_u32 v0, vcc_lo, s90, v0
	v_add_co_ci_u32_e64 v1, null, s91, v1, vcc_lo
	v_add_co_u32 v2, vcc_lo, s90, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s91, v3, vcc_lo
	v_add_co_u32 v4, vcc_lo, s90, v4
	v_add_co_ci_u32_e64 v5, null, s91, v5, vcc_lo
	s_clause 0x3
	global_store_b32 v[6:7], v12, off
	global_store_b32 v[0:1], v11, off
	global_store_b32 v[2:3], v10, off
	global_store_b32 v[4:5], v9, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dequant_gemm
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
		.amdhsa_next_free_vgpr 52
		.amdhsa_next_free_sgpr 100
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
		.amdhsa_inst_pref_size 15
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end10:
	.size	dequant_gemm, .Lfunc_end10-dequant_gemm
                                        ; -- End function
	.set dequant_gemm.num_vgpr, 52
	.set dequant_gemm.num_agpr, 0
	.set dequant_gemm.numbered_sgpr, 100
	.set dequant_gemm.num_named_barrier, 0
	.set dequant_gemm.private_seg_size, 0
	.set dequant_gemm.uses_vcc, 1
	.set dequant_gemm.uses_flat_scratch, 0
	.set dequant_gemm.has_dyn_sized_stack, 0
	.set dequant_gemm.has_recursion, 0
	.set dequant_gemm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1884
; TotalNumSgprs: 102
; NumVgprs: 52
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 102
; NumVGPRsForWavesPerEU: 52
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'half*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'float4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           dequant_gemm
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     102
    .sgpr_spill_count: 0
    .symbol:         dequant_gemm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     52
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
