	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	bicubic                 ; -- Begin function bicubic
	.globl	bicubic
	.p2align	8
	.type	bicubic,@function
bicubic:                                ; @bicubic
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s2, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s3, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s3, v1
	s_lshl_b32 s3, s15, 8
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_or_b32_e32 v0, s3, v0
	v_sub_nc_u32_e32 v3, 0, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_hi_u32 v2, v1, v2
	v_max_i32_e32 v3, v3, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v1, v1, v2
	v_mul_hi_u32 v1, v3, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v2, v1, s2
	v_sub_nc_u32_e32 v2, v3, v2
	v_add_nc_u32_e32 v3, 1, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v4, s2, v2
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	v_dual_cndmask_b32 v1, v1, v3 :: v_dual_cndmask_b32 v2, v2, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v3, 1, v1
	v_cmp_le_u32_e32 vcc_lo, s2, v2
	s_xor_b32 s2, s3, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_ashr_i32 s2, s2, 31
	v_cndmask_b32_e32 v1, v1, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v1, s2, v1
	v_subrev_nc_u32_e32 v1, s2, v1
	s_mov_b32 s2, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_gt_i32_e64 s7, v1
	s_cbranch_execz .LBB16_2
; %bb.1:
	s_load_b64 s[8:9], s[0:1], 0x20
	v_mul_lo_u32 v2, v1, s6
	v_cvt_f32_i32_e32 v1, v1
	s_add_i32 s6, s4, -1
	s_add_i32 s5, s5, -1
	s_load_b128 s[0:3], s[0:1], 0x0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v1, 0.5, v1
	v_sub_nc_u32_e32 v2, v0, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v2, v2
	v_add_f32_e32 v3, 0.5, v2
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v2, s9, v1, -0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_floor_f32_e32 v4, v2
	v_cvt_i32_f32_e32 v25, v4
	v_sub_f32_e32 v2, v2, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v6, -1, v25
	v_fma_f32 v1, s8, v3, -0.5
	v_min_i32_e32 v7, s5, v25
	v_add_nc_u32_e32 v31, 2, v25
	v_min_i32_e32 v6, s5, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_floor_f32_e32 v3, v1
	v_mul_lo_u32 v7, v7, s4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_min_i32_e32 v31, s5, v31
	v_mul_lo_u32 v6, v6, s4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_cvt_i32_f32_e32 v5, v3
	v_sub_f32_e32 v1, v1, v3
	v_fma_f32 v3, v2, -0.5, 1.0
	v_min_i32_e32 v10, s6, v5
	v_cmp_lt_i32_e32 vcc_lo, -1, v5
	v_add_nc_u32_e32 v9, -1, v5
	v_add_nc_u32_e32 v11, 1, v5
	v_fma_f32 v3, v2, v3, -0.5
	v_cndmask_b32_e32 v26, 0, v10, vcc_lo
	v_cmp_lt_i32_e32 vcc_lo, 0, v5
	v_add_nc_u32_e32 v12, 2, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_min_i32_e32 v10, s6, v12
	v_add_nc_u32_e32 v8, 1, v25
	v_min_i32_e32 v21, s5, v8
	v_min_i32_e32 v8, s6, v9
	v_min_i32_e32 v9, s6, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v27, 0, v8, vcc_lo
	v_cmp_lt_i32_e32 vcc_lo, -2, v5
	v_cndmask_b32_e32 v28, 0, v9, vcc_lo
	v_cmp_lt_i32_e32 vcc_lo, -1, v25
	v_cndmask_b32_e32 v22, 0, v7, vcc_lo
	v_cmp_lt_i32_e32 vcc_lo, 0, v25
	v_cndmask_b32_e32 v6, 0, v6, vcc_lo
	v_cmp_lt_i32_e32 vcc_lo, -3, v5
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v5, v27, v22
	v_add_nc_u32_e32 v8, v27, v6
	v_cndmask_b32_e32 v29, 0, v10, vcc_lo
	v_add_nc_u32_e32 v11, v26, v6
	v_add_nc_u32_e32 v13, v28, v6
	v_add_nc_u32_e32 v10, v28, v22
	v_ashrrev_i32_e32 v9, 31, v8
	v_add_nc_u32_e32 v15, v29, v6
	v_ashrrev_i32_e32 v12, 31, v11
	v_ashrrev_i32_e32 v14, 31, v13
	v_ashrrev_i32_e32 v6, 31, v5
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_ashrrev_i32_e32 v16, 31, v15
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_co_u32 v17, vcc_lo, s0, v8
	v_add_co_ci_u32_e64 v18, null, s1, v9, vcc_lo
	v_add_co_u32 v19, vcc_lo, s0, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v20, null, s1, v12, vcc_lo
	v_add_co_u32 v12, vcc_lo, s0, v13
	v_add_co_ci_u32_e64 v13, null, s1, v14, vcc_lo
	v_add_co_u32 v14, vcc_lo, s0, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v15, null, s1, v16, vcc_lo
	v_mul_lo_u32 v16, v21, s4
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_add_co_ci_u32_e64 v6, null, s1, v6, vcc_lo
	v_cmp_lt_i32_e32 vcc_lo, -2, v25
	v_add_nc_u32_e32 v7, v26, v22
	v_ashrrev_i32_e32 v11, 31, v10
	v_dual_cndmask_b32 v30, 0, v16 :: v_dual_add_nc_u32 v9, v29, v22
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshlrev_b64 v[21:22], 2, v[10:11]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v10, 31, v9
	v_add_nc_u32_e32 v23, v27, v30
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_nc_u32_e32 v16, v28, v30
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v24, 31, v23
	v_add_co_u32 v7, vcc_lo, s0, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, s1, v8, vcc_lo
	v_add_co_u32 v21, vcc_lo, s0, v21
	v_add_co_ci_u32_e64 v22, null, s1, v22, vcc_lo
	v_add_co_u32 v9, vcc_lo, s0, v9
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v10, null, s1, v10, vcc_lo
	s_clause 0x7
	global_load_b32 v18, v[17:18], off
	global_load_b32 v19, v[19:20], off
	global_load_b32 v20, v[12:13], off
	global_load_b32 v32, v[14:15], off
	global_load_b32 v33, v[5:6], off
	global_load_b32 v34, v[7:8], off
	global_load_b32 v21, v[21:22], off
	global_load_b32 v22, v[9:10], off
	v_lshlrev_b64 v[23:24], 2, v[23:24]
	v_mul_lo_u32 v13, v31, s4
	v_ashrrev_i32_e32 v17, 31, v16
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v5, vcc_lo, s0, v23
	v_add_co_ci_u32_e64 v6, null, s1, v24, vcc_lo
	v_cmp_lt_i32_e32 vcc_lo, -3, v25
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[9:10], 2, v[16:17]
	v_cndmask_b32_e32 v17, 0, v13, vcc_lo
	v_add_nc_u32_e32 v13, v27, v17
	v_add_nc_u32_e32 v15, v26, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v14, 31, v13
	v_ashrrev_i32_e32 v16, 31, v15
	s_waitcnt vmcnt(6)
	v_cvt_f32_ubyte2_e32 v27, v19
	s_waitcnt vmcnt(4)
	v_cvt_f32_ubyte0_e32 v31, v32
	v_add_nc_u32_e32 v11, v26, v30
	s_waitcnt vmcnt(3)
	v_cvt_f32_ubyte1_e32 v38, v33
	s_waitcnt vmcnt(2)
	v_cvt_f32_ubyte1_e32 v41, v34
	v_cvt_f32_ubyte1_e32 v26, v19
	v_cvt_f32_ubyte2_e32 v39, v33
	v_ashrrev_i32_e32 v12, 31, v11
	s_waitcnt vmcnt(1)
	v_cvt_f32_ubyte1_e32 v44, v21
	v_cvt_f32_ubyte0_e32 v37, v33
	v_cvt_f32_ubyte3_e32 v33, v33
	v_cvt_f32_ubyte2_e32 v42, v34
	v_lshlrev_b64 v[7:8], 2, v[11:12]
	v_add_nc_u32_e32 v11, v29, v30
	v_cvt_f32_ubyte2_e32 v30, v20
	v_mul_f32_e32 v3, v2, v3
	v_cvt_f32_ubyte2_e32 v36, v32
	v_cvt_f32_ubyte0_e32 v40, v34
	v_add_co_u32 v7, vcc_lo, s0, v7
	v_ashrrev_i32_e32 v12, 31, v11
	v_add_co_ci_u32_e64 v8, null, s1, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, s0, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v10, null, s1, v10, vcc_lo
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	s_clause 0x2
	global_load_b32 v23, v[5:6], off
	global_load_b32 v24, v[7:8], off
	global_load_b32 v25, v[9:10], off
	v_lshlrev_b64 v[5:6], 2, v[13:14]
	v_lshlrev_b64 v[9:10], 2, v[15:16]
	v_cvt_f32_ubyte2_e32 v45, v21
	v_cvt_f32_ubyte3_e32 v34, v34
	v_add_co_u32 v7, vcc_lo, s0, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, s1, v12, vcc_lo
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_add_co_ci_u32_e64 v6, null, s1, v6, vcc_lo
	v_add_co_u32 v9, vcc_lo, s0, v9
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v10, null, s1, v10, vcc_lo
	s_clause 0x2
	global_load_b32 v15, v[7:8], off
	global_load_b32 v16, v[5:6], off
	global_load_b32 v9, v[9:10], off
	v_add_nc_u32_e32 v11, v28, v17
	v_fma_f32 v10, v1, -0.5, 1.0
	v_cvt_f32_ubyte0_e32 v28, v20
	v_cvt_f32_ubyte0_e32 v43, v21
	s_waitcnt vmcnt(6)
	v_cvt_f32_ubyte2_e32 v48, v22
	v_ashrrev_i32_e32 v12, 31, v11
	v_fma_f32 v10, v1, v10, -0.5
	v_cvt_f32_ubyte1_e32 v47, v22
	v_cvt_f32_ubyte1_e32 v35, v32
	v_cvt_f32_ubyte0_e32 v46, v22
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_cvt_f32_ubyte3_e32 v32, v32
	v_cvt_f32_ubyte3_e32 v21, v21
	v_cvt_f32_ubyte3_e32 v22, v22
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v7, vcc_lo, s0, v11
	v_add_co_ci_u32_e64 v8, null, s1, v12, vcc_lo
	v_fma_f32 v12, 0xbfc00000, v1, 2.0
	s_delay_alu instid0(VALU_DEP_1)
	v_fma_f32 v12, v1, v12, 0.5
	s_waitcnt vmcnt(5)
	v_cvt_f32_ubyte1_e32 v50, v23
	s_waitcnt vmcnt(4)
	v_cvt_f32_ubyte1_e32 v53, v24
	v_cvt_f32_ubyte0_e32 v49, v23
	v_cvt_f32_ubyte2_e32 v51, v23
	v_cvt_f32_ubyte3_e32 v23, v23
	s_waitcnt vmcnt(3)
	v_cvt_f32_ubyte1_e32 v56, v25
	v_cvt_f32_ubyte2_e32 v54, v24
	v_cvt_f32_ubyte0_e32 v52, v24
	v_cvt_f32_ubyte3_e32 v24, v24
	v_cvt_f32_ubyte2_e32 v57, v25
	v_cvt_f32_ubyte0_e32 v55, v25
	v_cvt_f32_ubyte3_e32 v25, v25
	s_waitcnt vmcnt(2)
	v_cvt_f32_ubyte1_e32 v59, v15
	s_waitcnt vmcnt(1)
	v_cvt_f32_ubyte1_e32 v62, v16
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v64, v9
	v_add_nc_u32_e32 v13, v29, v17
	v_cvt_f32_ubyte3_e32 v17, v18
	v_cvt_f32_ubyte1_e32 v29, v20
	v_cvt_f32_ubyte3_e32 v20, v20
	v_cvt_f32_ubyte0_e32 v61, v16
	v_ashrrev_i32_e32 v14, 31, v13
	v_cvt_f32_ubyte2_e32 v63, v16
	v_cvt_f32_ubyte3_e32 v16, v16
	v_cvt_f32_ubyte1_e32 v65, v9
	v_cvt_f32_ubyte2_e32 v66, v9
	v_lshlrev_b64 v[5:6], 2, v[13:14]
	v_fma_f32 v13, v1, 0.5, -0.5
	v_cvt_f32_ubyte2_e32 v14, v18
	v_cvt_f32_ubyte3_e32 v9, v9
	v_cvt_f32_ubyte2_e32 v60, v15
	v_cvt_f32_ubyte0_e32 v58, v15
	v_add_co_u32 v5, vcc_lo, s0, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s1, v6, vcc_lo
	s_clause 0x1
	global_load_b32 v7, v[7:8], off
	global_load_b32 v5, v[5:6], off
	s_mov_b32 s0, 0x3fc00000
	v_fma_f32 v6, 0xbfc00000, v2, 2.0
	v_fmaak_f32 v4, s0, v2, 0xc0200000
	v_fma_f32 v8, v2, 0.5, -0.5
	v_fmaak_f32 v11, s0, v1, 0xc0200000
	v_cvt_f32_ubyte3_e32 v15, v15
	v_fma_f32 v6, v2, v6, 0.5
	v_mul_f32_e32 v4, v2, v4
	v_mul_f32_e32 v8, v2, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v6, v2, v6
	v_fma_f32 v4, v2, v4, 1.0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v2, v2, v8
	v_mul_f32_e32 v8, v1, v10
	v_fma_f32 v38, v8, v38, 0
	v_mul_f32_e32 v11, v1, v11
	v_fma_f32 v50, v8, v50, 0
	v_fma_f32 v14, v8, v14, 0
	v_fma_f32 v17, v8, v17, 0
	v_fma_f32 v39, v8, v39, 0
	v_fma_f32 v10, v1, v11, 1.0
	v_mul_f32_e32 v11, v1, v12
	v_cvt_f32_ubyte0_e32 v12, v18
	v_fma_f32 v62, v8, v62, 0
	v_fma_f32 v33, v8, v33, 0
	v_fmac_f32_e32 v50, v10, v53
	v_mul_f32_e32 v13, v1, v13
	v_fmac_f32_e32 v38, v10, v41
	v_fmac_f32_e32 v14, v10, v27
	v_fma_f32 v12, v8, v12, 0
	v_fma_f32 v37, v8, v37, 0
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mul_f32 v1, v1, v13 :: v_dual_fmac_f32 v38, v11, v44
	v_cvt_f32_ubyte1_e32 v13, v18
	v_cvt_f32_ubyte0_e32 v18, v19
	v_cvt_f32_ubyte3_e32 v19, v19
	v_fma_f32 v49, v8, v49, 0
	v_fma_f32 v51, v8, v51, 0
	v_fma_f32 v13, v8, v13, 0
	v_fma_f32 v23, v8, v23, 0
	v_dual_fmac_f32 v17, v10, v19 :: v_dual_fmac_f32 v50, v11, v56
	v_fma_f32 v16, v8, v16, 0
	v_fma_f32 v63, v8, v63, 0
	v_fma_f32 v8, v8, v61, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v62, v10, v65 :: v_dual_fmac_f32 v17, v11, v20
	v_fmac_f32_e32 v14, v11, v30
	v_fmac_f32_e32 v12, v10, v18
	v_fmac_f32_e32 v8, v10, v64
	v_dual_fmac_f32 v33, v10, v34 :: v_dual_fmac_f32 v38, v1, v47
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v14, v1, v36
	v_dual_fmac_f32 v23, v10, v24 :: v_dual_fmac_f32 v50, v1, v59
	v_fmac_f32_e32 v12, v11, v28
	v_dual_fmac_f32 v23, v11, v25 :: v_dual_fmac_f32 v12, v1, v31
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v23, v1, v15
	s_waitcnt vmcnt(1)
	v_cvt_f32_ubyte1_e32 v68, v7
	v_fmac_f32_e32 v39, v10, v42
	v_cvt_f32_ubyte0_e32 v67, v7
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte1_e32 v71, v5
	v_fmac_f32_e32 v37, v10, v40
	v_dual_fmac_f32 v62, v11, v68 :: v_dual_fmac_f32 v51, v10, v54
	v_fmac_f32_e32 v39, v11, v45
	v_cvt_f32_ubyte2_e32 v69, v7
	v_cvt_f32_ubyte3_e32 v7, v7
	v_cvt_f32_ubyte0_e32 v70, v5
	v_dual_fmac_f32 v8, v11, v67 :: v_dual_fmac_f32 v49, v10, v52
	v_dual_fmac_f32 v16, v10, v9 :: v_dual_fmac_f32 v37, v11, v43
	v_fmac_f32_e32 v13, v10, v26
	v_fmac_f32_e32 v39, v1, v48
	v_fmac_f32_e32 v63, v10, v66
	v_fma_f32 v10, v3, v14, 0
	v_dual_fmac_f32 v62, v1, v71 :: v_dual_fmac_f32 v51, v11, v57
	v_fmac_f32_e32 v16, v11, v7
	v_cvt_f32_ubyte2_e32 v72, v5
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v10, v4, v39
	v_cvt_f32_ubyte3_e32 v5, v5
	v_fmac_f32_e32 v51, v1, v60
	v_fmac_f32_e32 v13, v11, v29
	v_fmac_f32_e32 v37, v1, v46
	v_fma_f32 v7, v3, v12, 0
	v_fmac_f32_e32 v8, v1, v70
	v_fmac_f32_e32 v10, v6, v51
	v_fmac_f32_e32 v13, v1, v35
	v_dual_fmac_f32 v49, v11, v55 :: v_dual_fmac_f32 v16, v1, v5
	v_fmac_f32_e32 v63, v11, v69
	v_fmac_f32_e32 v7, v4, v37
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v9, v3, v13, 0
	v_fmac_f32_e32 v49, v1, v58
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v63, v1, v72
	v_fmac_f32_e32 v33, v11, v21
	v_fmac_f32_e32 v9, v4, v38
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v7, v6, v49
	v_dual_fmac_f32 v10, v2, v63 :: v_dual_fmac_f32 v33, v1, v22
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v9, v6, v50
	v_fmac_f32_e32 v7, v2, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v9, v2, v62
	v_fmac_f32_e32 v17, v1, v32
	v_add_f32_e32 v1, 0.5, v7
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v3, v3, v17, 0
	v_med3_f32 v1, v1, 0, 0x437f0000
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v3, v4, v33
	v_add_f32_e32 v4, 0.5, v9
	v_cvt_u32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v3, v6, v23
	v_med3_f32 v4, v4, 0, 0x437f0000
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v3, v2, v16 :: v_dual_add_f32 v2, 0.5, v10
	v_cvt_u32_f32_e32 v4, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v3, 0.5, v3
	v_med3_f32 v2, v2, 0, 0x437f0000
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshl_or_b32 v4, v4, 8, v1
	v_ashrrev_i32_e32 v1, 31, v0
	v_med3_f32 v3, v3, 0, 0x437f0000
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cvt_u32_f32_e32 v2, v2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cvt_u32_f32_e32 v3, v3
	v_lshl_or_b32 v2, v2, 16, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_lshl_or_b32 v2, v3, 24, v2
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v2, off
.LBB16_2:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bicubic
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
		.amdhsa_next_free_vgpr 73
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
		.amdhsa_inst_pref_size 19
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end16:
	.size	bicubic, .Lfunc_end16-bicubic
                                        ; -- End function
	.set bicubic.num_vgpr, 73
	.set bicubic.num_agpr, 0
	.set bicubic.numbered_sgpr, 16
	.set bicubic.num_named_barrier, 0
	.set bicubic.private_seg_size, 0
	.set bicubic.uses_vcc, 1
	.set bicubic.uses_flat_scratch, 0
	.set bicubic.has_dyn_sized_stack, 0
	.set bicubic.has_recursion, 0
	.set bicubic.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2332
; TotalNumSgprs: 18
; NumVgprs: 73
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 73
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
      - .offset:         28
        .size:           4
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 256
    .name:           bicubic
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         bicubic.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     73
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
