	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	fft4096                 ; -- Begin function fft4096
	.globl	fft4096
	.p2align	8
	.type	fft4096,@function
fft4096:                                ; @fft4096
; %bb.0:
	s_load_b64 s[0:1], s[0:1], 0x0
	s_lshl_b32 s2, s15, 12
	v_lshlrev_b32_e32 v7, 3, v0
	s_ashr_i32 s3, s2, 31
	v_or_b32_e32 v37, 0x100, v0
	s_lshl_b64 s[2:3], s[2:3], 3
	v_or_b32_e32 v38, 0x200, v0
	v_or_b32_e32 v39, 0x300, v0
	v_or_b32_e32 v40, 0x400, v0
	v_or_b32_e32 v41, 0x500, v0
	v_or_b32_e32 v47, 0x600, v0
	v_or_b32_e32 v48, 0x700, v0
	v_or_b32_e32 v49, 0x800, v0
	v_or_b32_e32 v50, 0x900, v0
	v_or_b32_e32 v51, 0xa00, v0
	v_or_b32_e32 v57, 0xb00, v0
	v_or_b32_e32 v58, 0xc00, v0
	v_or_b32_e32 v59, 0xd00, v0
	v_or_b32_e32 v60, 0xe00, v0
	v_or_b32_e32 v61, 0xf00, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	v_add_co_u32 v1, s2, s0, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, s1, 0, s2
	v_lshrrev_b32_e32 v37, 5, v37
	v_add_co_u32 v3, vcc_lo, 0x1000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v1, 0x2000
	v_add_co_ci_u32_e64 v6, null, 0, v2, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x2000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v10, null, 0, v2, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x3000, v1
	v_add_co_ci_u32_e64 v12, null, 0, v2, vcc_lo
	v_add_co_u32 v13, vcc_lo, 0x4000, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v14, null, 0, v2, vcc_lo
	v_add_co_u32 v15, vcc_lo, v1, 0x4000
	s_clause 0x3
	global_load_b64 v[25:26], v7, s[0:1]
	global_load_b64 v[17:18], v7, s[0:1] offset:2048
	global_load_b64 v[7:8], v[5:6], off offset:-4096
	global_load_b64 v[27:28], v[5:6], off
	v_add_co_ci_u32_e64 v16, null, 0, v2, vcc_lo
	s_clause 0x3
	global_load_b64 v[5:6], v[3:4], off offset:2048
	global_load_b64 v[23:24], v[9:10], off offset:2048
	global_load_b64 v[3:4], v[11:12], off offset:2048
	global_load_b64 v[19:20], v[13:14], off offset:2048
	v_add_co_u32 v9, vcc_lo, 0x5000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v10, null, 0, v2, vcc_lo
	v_add_co_u32 v11, vcc_lo, v1, 0x6000
	v_add_co_ci_u32_e64 v12, null, 0, v2, vcc_lo
	v_add_co_u32 v29, vcc_lo, 0x6000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v30, null, 0, v2, vcc_lo
	v_add_co_u32 v35, vcc_lo, 0x7000, v1
	v_add_co_ci_u32_e64 v36, null, 0, v2, vcc_lo
	s_clause 0x7
	global_load_b64 v[21:22], v[15:16], off offset:-4096
	global_load_b64 v[31:32], v[15:16], off
	global_load_b64 v[13:14], v[11:12], off offset:-4096
	global_load_b64 v[33:34], v[11:12], off
	global_load_b64 v[9:10], v[9:10], off offset:2048
	global_load_b64 v[29:30], v[29:30], off offset:2048
	global_load_b64 v[15:16], v[35:36], off
	global_load_b64 v[11:12], v[35:36], off offset:2048
	v_lshrrev_b32_e32 v35, 5, v0
	v_lshrrev_b32_e32 v38, 5, v38
	v_lshrrev_b32_e32 v39, 5, v39
	v_lshrrev_b32_e32 v40, 5, v40
	v_lshrrev_b32_e32 v41, 5, v41
	v_lshrrev_b32_e32 v47, 5, v47
	v_lshrrev_b32_e32 v48, 5, v48
	v_lshrrev_b32_e32 v49, 5, v49
	v_lshrrev_b32_e32 v50, 5, v50
	v_lshrrev_b32_e32 v51, 5, v51
	v_lshrrev_b32_e32 v57, 5, v57
	v_lshrrev_b32_e32 v58, 5, v58
	v_lshrrev_b32_e32 v59, 5, v59
	v_lshrrev_b32_e32 v60, 5, v60
	v_lshrrev_b32_e32 v61, 5, v61
	v_add_lshl_u32 v35, v35, v0, 2
	v_add_lshl_u32 v37, v37, v0, 2
	v_add_lshl_u32 v38, v38, v0, 2
	v_add_lshl_u32 v39, v39, v0, 2
	v_add_lshl_u32 v40, v40, v0, 2
	v_add_lshl_u32 v41, v41, v0, 2
	v_add_lshl_u32 v47, v47, v0, 2
	v_add_lshl_u32 v48, v48, v0, 2
	v_add_lshl_u32 v49, v49, v0, 2
	v_add_lshl_u32 v50, v50, v0, 2
	v_add_lshl_u32 v51, v51, v0, 2
	v_add_lshl_u32 v57, v57, v0, 2
	v_add_lshl_u32 v58, v58, v0, 2
	v_add_lshl_u32 v59, v59, v0, 2
	v_add_lshl_u32 v60, v60, v0, 2
	v_add_lshl_u32 v61, v61, v0, 2
	v_add_nc_u32_e32 v36, 0x4200, v35
	v_add_nc_u32_e32 v42, 0x4200, v37
	v_add_nc_u32_e32 v43, 0x4200, v38
	v_add_nc_u32_e32 v44, 0x4200, v39
	v_add_nc_u32_e32 v45, 0x4200, v40
	v_add_nc_u32_e32 v46, 0x4200, v41
	v_add_nc_u32_e32 v52, 0x4200, v47
	v_add_nc_u32_e32 v53, 0x4200, v48
	v_add_nc_u32_e32 v54, 0x4200, v49
	v_add_nc_u32_e32 v55, 0x4200, v50
	v_add_nc_u32_e32 v56, 0x4200, v51
	v_add_nc_u32_e32 v62, 0x4200, v57
	v_add_nc_u32_e32 v63, 0x4200, v58
	v_add_nc_u32_e32 v64, 0x4200, v59
	v_add_nc_u32_e32 v65, 0x4200, v60
	v_add_nc_u32_e32 v66, 0x4200, v61
	s_mov_b32 s0, 0
.LBB18_1:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(6) lgkmcnt(14)
	v_dual_add_f32 v67, v26, v32 :: v_dual_add_f32 v68, v25, v31
	v_dual_sub_f32 v26, v26, v32 :: v_dual_sub_f32 v25, v25, v31
	s_waitcnt vmcnt(4) lgkmcnt(6)
	v_dual_add_f32 v31, v28, v34 :: v_dual_add_f32 v32, v27, v33
	v_dual_sub_f32 v27, v27, v33 :: v_dual_sub_f32 v28, v28, v34
	v_dual_add_f32 v33, v18, v20 :: v_dual_add_f32 v34, v17, v19
	v_dual_sub_f32 v18, v18, v20 :: v_dual_sub_f32 v17, v17, v19
	s_waitcnt vmcnt(2) lgkmcnt(4)
	v_dual_add_f32 v19, v24, v30 :: v_dual_add_f32 v20, v23, v29
	v_dual_sub_f32 v23, v23, v29 :: v_dual_sub_f32 v24, v24, v30
	v_dual_add_f32 v29, v8, v14 :: v_dual_add_f32 v30, v7, v13
	v_dual_sub_f32 v7, v7, v13 :: v_dual_sub_f32 v8, v8, v14
	s_waitcnt vmcnt(1) lgkmcnt(2)
	v_dual_add_f32 v13, v22, v16 :: v_dual_add_f32 v14, v21, v15
	v_dual_sub_f32 v16, v22, v16 :: v_dual_sub_f32 v15, v21, v15
	v_dual_add_f32 v21, v6, v10 :: v_dual_add_f32 v22, v5, v9
	v_dual_sub_f32 v6, v6, v10 :: v_dual_sub_f32 v5, v5, v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_dual_add_f32 v9, v4, v12 :: v_dual_add_f32 v10, v3, v11
	s_cmp_eq_u32 s0, 1
	v_dual_sub_f32 v3, v3, v11 :: v_dual_sub_f32 v4, v4, v12
	s_cselect_b32 s1, 16, 1
	s_cselect_b32 s2, 4, 0
	s_cmp_eq_u32 s0, 0
	v_dual_add_f32 v11, v68, v32 :: v_dual_add_f32 v12, v67, v31
	v_dual_sub_f32 v32, v68, v32 :: v_dual_sub_f32 v31, v67, v31
	v_dual_add_f32 v67, v25, v28 :: v_dual_sub_f32 v68, v26, v27
	v_dual_sub_f32 v25, v25, v28 :: v_dual_add_f32 v26, v26, v27
	v_dual_add_f32 v27, v34, v20 :: v_dual_add_f32 v28, v33, v19
	v_dual_sub_f32 v19, v33, v19 :: v_dual_sub_f32 v20, v34, v20
	v_dual_add_f32 v33, v17, v24 :: v_dual_sub_f32 v34, v18, v23
	v_dual_sub_f32 v17, v17, v24 :: v_dual_add_f32 v18, v18, v23
	v_dual_add_f32 v23, v30, v14 :: v_dual_add_f32 v24, v29, v13
	v_dual_sub_f32 v13, v29, v13 :: v_dual_sub_f32 v14, v30, v14
	v_dual_sub_f32 v29, v8, v15 :: v_dual_add_f32 v30, v7, v16
	v_dual_add_f32 v8, v8, v15 :: v_dual_sub_f32 v7, v7, v16
	v_dual_add_f32 v15, v22, v10 :: v_dual_add_f32 v16, v21, v9
	v_dual_sub_f32 v9, v21, v9 :: v_dual_sub_f32 v10, v22, v10
	s_cselect_b32 s1, 0x100, s1
	s_cselect_b32 s2, 8, s2
	s_add_i32 s3, s1, -1
	s_lshl_b32 s4, -1, s2
	v_dual_add_f32 v21, v5, v4 :: v_dual_sub_f32 v22, v6, v3
	v_dual_sub_f32 v4, v5, v4 :: v_dual_add_f32 v3, v6, v3
	v_and_b32_e32 v5, s3, v0
	v_and_b32_e32 v69, s4, v0
	v_fma_f32 v70, 0, v12, v11
	v_fmac_f32_e32 v12, 0x80000000, v11
	v_fma_f32 v11, 0, v68, v67
	v_fmac_f32_e32 v68, 0x80000000, v67
	v_fma_f32 v67, 0, v31, v32
	v_fmac_f32_e32 v31, 0x80000000, v32
	v_fma_f32 v32, 0, v26, v25
	v_fmac_f32_e32 v26, 0x80000000, v25
	v_fma_f32 v25, 0, v28, v27
	v_mul_f32_e32 v20, 0x3f3504f3, v20
	v_mul_f32_e32 v72, 0x3f6c835e, v18
	v_fma_f32 v74, 0, v24, v23
	v_fmac_f32_e32 v28, 0x80000000, v27
	v_mul_f32_e32 v27, 0x3ec3ef15, v34
	v_dual_mul_f32 v7, 0xbf3504f3, v7 :: v_dual_mul_f32 v10, 0xbf3504f3, v10
	s_lshl_b32 s1, s1, 4
	v_dual_mul_f32 v71, 0xbec3ef15, v33 :: v_dual_mul_f32 v76, 0xbec3ef15, v3
	v_cvt_f32_u32_e32 v6, s1
	v_mul_f32_e32 v73, 0xbf6c835e, v17
	v_fmac_f32_e32 v24, 0x80000000, v23
	v_mul_f32_e32 v23, 0x3f3504f3, v30
	v_fma_f32 v30, 0, v14, v13
	v_fma_f32 v13, v13, 0, -v14
	v_fma_f32 v14, 0, v16, v15
	v_fmac_f32_e32 v16, 0x80000000, v15
	v_mul_f32_e32 v77, 0x3ec3ef15, v4
	v_cvt_f32_ubyte0_e32 v78, v5
	v_fmac_f32_e32 v72, 0x3ec3ef15, v17
	v_fmac_f32_e32 v27, 0x3f6c835e, v33
	v_fmamk_f32 v33, v19, 0x3f3504f3, v20
	v_fma_f32 v19, 0x3f3504f3, v19, -v20
	v_fmamk_f32 v20, v8, 0x3f3504f3, v7
	v_fmac_f32_e32 v7, 0xbf3504f3, v8
	v_fmamk_f32 v8, v9, 0x3f3504f3, v10
	v_dual_fmac_f32 v10, 0xbf3504f3, v9 :: v_dual_sub_f32 v9, v70, v74
	v_mul_f32_e32 v15, 0x3f6c835e, v22
	v_mul_f32_e32 v75, 0xbf6c835e, v21
	v_lshl_add_u32 v5, v69, 4, v5
	v_fmamk_f32 v17, v29, 0x3f3504f3, v23
	v_fmac_f32_e32 v76, 0xbf6c835e, v4
	v_dual_add_f32 v4, v12, v24 :: v_dual_fmac_f32 v15, 0x3ec3ef15, v21
	v_dual_sub_f32 v12, v12, v24 :: v_dual_fmac_f32 v75, 0x3ec3ef15, v22
	v_add_f32_e32 v21, v25, v14
	v_dual_sub_f32 v14, v25, v14 :: v_dual_fmac_f32 v77, 0xbf6c835e, v3
	v_add_f32_e32 v3, v70, v74
	v_dual_fmac_f32 v71, 0x3f6c835e, v34 :: v_dual_add_f32 v22, v28, v16
	v_dual_fmac_f32 v73, 0x3ec3ef15, v18 :: v_dual_sub_f32 v16, v28, v16
	v_fma_f32 v18, 0x3f3504f3, v29, -v23
	v_div_scale_f32 v28, null, v6, v6, v78
	v_add_f32_e32 v23, v67, v30
	v_add_f32_e32 v24, v31, v13
	v_sub_f32_e32 v25, v67, v30
	v_sub_f32_e32 v13, v31, v13
	v_lshrrev_b32_e32 v30, 5, v5
	v_lshl_add_u32 v31, 1, s2, v5
	v_lshl_add_u32 v34, 2, s2, v5
	v_lshl_add_u32 v83, 11, s2, v5
	v_dual_add_f32 v88, v4, v22 :: v_dual_add_f32 v89, v3, v21
	v_dual_sub_f32 v4, v4, v22 :: v_dual_sub_f32 v3, v3, v21
	v_dual_sub_f32 v21, v12, v14 :: v_dual_add_f32 v22, v9, v16
	v_dual_add_f32 v12, v12, v14 :: v_dual_sub_f32 v9, v9, v16
	v_add_f32_e32 v14, v11, v17
	v_dual_add_f32 v16, v68, v18 :: v_dual_sub_f32 v11, v11, v17
	v_dual_sub_f32 v17, v68, v18 :: v_dual_add_f32 v68, v71, v75
	v_add_f32_e32 v18, v27, v15
	v_sub_f32_e32 v71, v71, v75
	v_sub_f32_e32 v15, v27, v15
	v_add_f32_e32 v27, v33, v8
	v_add_f32_e32 v75, v19, v10
	v_sub_f32_e32 v10, v19, v10
	v_dual_sub_f32 v8, v33, v8 :: v_dual_add_f32 v33, v26, v7
	v_dual_sub_f32 v7, v26, v7 :: v_dual_add_f32 v26, v72, v76
	v_sub_f32_e32 v72, v72, v76
	v_rcp_f32_e32 v76, v28
	v_lshl_add_u32 v67, 3, s2, v5
	v_lshl_add_u32 v69, 4, s2, v5
	v_lshl_add_u32 v70, 5, s2, v5
	v_lshl_add_u32 v74, 6, s2, v5
	v_lshl_add_u32 v79, 7, s2, v5
	v_lshl_add_u32 v80, 8, s2, v5
	v_lshl_add_u32 v81, 9, s2, v5
	v_lshl_add_u32 v82, 10, s2, v5
	v_lshl_add_u32 v84, 12, s2, v5
	v_lshl_add_u32 v85, 13, s2, v5
	v_lshl_add_u32 v86, 14, s2, v5
	v_lshl_add_u32 v87, 15, s2, v5
	v_dual_add_f32 v19, v32, v20 :: v_dual_add_f32 v104, v14, v18
	v_sub_f32_e32 v20, v32, v20
	v_add_f32_e32 v32, v73, v77
	v_dual_sub_f32 v73, v73, v77 :: v_dual_sub_f32 v14, v14, v18
	v_add_lshl_u32 v5, v30, v5, 2
	v_lshrrev_b32_e32 v30, 5, v31
	v_lshrrev_b32_e32 v77, 5, v34
	v_lshrrev_b32_e32 v98, 5, v83
	s_barrier
	buffer_gl0_inv
	ds_store_2addr_stride64_b32 v5, v88, v89 offset1:66
	v_add_lshl_u32 v5, v30, v31, 2
	v_add_lshl_u32 v30, v77, v34, 2
	v_add_lshl_u32 v77, v98, v83, 2
	v_fma_f32 v83, -v28, v76, 1.0
	v_div_scale_f32 v29, vcc_lo, v78, v6, v78
	v_dual_add_f32 v103, v16, v68 :: v_dual_sub_f32 v18, v17, v15
	v_dual_sub_f32 v16, v16, v68 :: v_dual_add_f32 v15, v17, v15
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_add_f32 v17, v24, v75 :: v_dual_fmac_f32 v76, v83, v76
	v_lshrrev_b32_e32 v90, 5, v67
	v_lshrrev_b32_e32 v92, 5, v70
	v_lshrrev_b32_e32 v94, 5, v79
	v_lshrrev_b32_e32 v99, 5, v84
	v_mul_f32_e32 v83, v29, v76
	v_add_lshl_u32 v31, v90, v67, 2
	v_add_lshl_u32 v67, v92, v70, 2
	v_add_lshl_u32 v70, v94, v79, 2
	v_add_lshl_u32 v79, v99, v84, 2
	v_fma_f32 v84, -v28, v83, v29
	v_lshrrev_b32_e32 v96, 5, v81
	v_lshrrev_b32_e32 v101, 5, v86
	v_add_f32_e32 v68, v11, v71
	v_sub_f32_e32 v11, v11, v71
	v_fmac_f32_e32 v83, v84, v76
	v_add_f32_e32 v71, v23, v27
	v_dual_sub_f32 v24, v24, v75 :: v_dual_add_f32 v75, v25, v10
	v_sub_f32_e32 v10, v25, v10
	s_delay_alu instid0(VALU_DEP_4)
	v_fma_f32 v28, -v28, v83, v29
	v_lshrrev_b32_e32 v95, 5, v80
	v_lshrrev_b32_e32 v100, 5, v85
	v_lshrrev_b32_e32 v91, 5, v69
	v_lshrrev_b32_e32 v93, 5, v74
	v_div_fmas_f32 v28, v28, v76, v83
	v_lshrrev_b32_e32 v97, 5, v82
	v_lshrrev_b32_e32 v102, 5, v87
	v_add_lshl_u32 v34, v91, v69, 2
	v_add_lshl_u32 v69, v93, v74, 2
	v_div_fixup_f32 v6, v28, v6, v78
	v_sub_f32_e32 v23, v23, v27
	v_sub_f32_e32 v27, v13, v8
	v_add_f32_e32 v8, v13, v8
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_add_f32 v13, v33, v32 :: v_dual_mul_f32 v78, 0x40400000, v6
	v_sin_f32_e32 v29, v6
	v_dual_add_f32 v25, v19, v26 :: v_dual_sub_f32 v32, v33, v32
	v_dual_add_f32 v33, v20, v73 :: v_dual_mul_f32 v84, 0x40a00000, v6
	v_sub_f32_e32 v20, v20, v73
	v_add_lshl_u32 v73, v96, v81, 2
	v_add_lshl_u32 v81, v101, v86, 2
	v_cos_f32_e32 v28, v6
	v_add_f32_e32 v76, v6, v6
	v_mul_f32_e32 v86, 0x40e00000, v6
	s_delay_alu instid0(TRANS32_DEP_2)
	v_dual_mul_f32 v110, v29, v21 :: v_dual_sub_f32 v19, v19, v26
	v_sub_f32_e32 v26, v7, v72
	v_add_f32_e32 v7, v7, v72
	v_cos_f32_e32 v94, v76
	v_sin_f32_e32 v76, v76
	v_cos_f32_e32 v99, v86
	v_sin_f32_e32 v86, v86
	v_add_lshl_u32 v72, v95, v80, 2
	v_add_lshl_u32 v80, v100, v85, 2
	v_mul_f32_e32 v83, 4.0, v6
	v_mul_f32_e32 v85, 0x40c00000, v6
	v_mul_f32_e32 v29, v29, v22
	v_add_lshl_u32 v74, v97, v82, 2
	v_cos_f32_e32 v95, v78
	v_sin_f32_e32 v78, v78
	v_cos_f32_e32 v97, v84
	v_sin_f32_e32 v84, v84
	v_fmac_f32_e32 v110, v22, v28
	v_mul_f32_e32 v22, v76, v4
	v_cos_f32_e32 v96, v83
	v_sin_f32_e32 v83, v83
	v_mul_f32_e32 v113, v86, v15
	v_mul_f32_e32 v86, v86, v11
	v_fma_f32 v21, v21, v28, -v29
	v_mul_f32_e32 v28, v76, v3
	v_cos_f32_e32 v98, v85
	v_sin_f32_e32 v85, v85
	v_add_lshl_u32 v82, v102, v87, 2
	v_dual_mul_f32 v87, 0x41000000, v6 :: v_dual_mul_f32 v76, v78, v9
	v_mul_f32_e32 v88, 0x41100000, v6
	v_mul_f32_e32 v89, 0x41200000, v6
	v_mul_f32_e32 v90, 0x41300000, v6
	v_mul_f32_e32 v91, 0x41400000, v6
	v_dual_mul_f32 v92, 0x41500000, v6 :: v_dual_mul_f32 v29, v78, v12
	s_delay_alu instid0(TRANS32_DEP_1)
	v_dual_mul_f32 v93, 0x41600000, v6 :: v_dual_mul_f32 v112, v85, v16
	v_mul_f32_e32 v6, 0x41700000, v6
	v_cos_f32_e32 v100, v87
	v_sin_f32_e32 v87, v87
	v_cos_f32_e32 v101, v88
	v_sin_f32_e32 v88, v88
	v_cos_f32_e32 v105, v90
	v_sin_f32_e32 v90, v90
	v_cos_f32_e32 v107, v92
	v_sin_f32_e32 v92, v92
	v_cos_f32_e32 v108, v93
	v_sin_f32_e32 v93, v93
	v_mul_f32_e32 v78, v83, v103
	v_cos_f32_e32 v102, v89
	v_sin_f32_e32 v89, v89
	v_mul_f32_e32 v83, v83, v104
	v_cos_f32_e32 v109, v6
	v_sin_f32_e32 v6, v6
	v_dual_mul_f32 v111, v84, v18 :: v_dual_mul_f32 v114, v87, v17
	v_mul_f32_e32 v84, v84, v68
	v_cos_f32_e32 v106, v91
	v_sin_f32_e32 v91, v91
	v_mul_f32_e32 v85, v85, v14
	v_mul_f32_e32 v87, v87, v71
	v_mul_f32_e32 v115, v88, v27
	v_mul_f32_e32 v88, v88, v75
	v_mul_f32_e32 v116, v89, v24
	v_mul_f32_e32 v89, v89, v23
	v_dual_mul_f32 v117, v90, v8 :: v_dual_fmac_f32 v22, v3, v94
	v_mul_f32_e32 v90, v90, v10
	s_delay_alu instid0(TRANS32_DEP_1)
	v_mul_f32_e32 v118, v91, v13
	v_dual_mul_f32 v91, v91, v25 :: v_dual_mul_f32 v120, v93, v32
	v_mul_f32_e32 v119, v92, v26
	v_dual_mul_f32 v92, v92, v33 :: v_dual_mul_f32 v93, v93, v19
	v_dual_fmac_f32 v78, v104, v96 :: v_dual_mul_f32 v121, v6, v7
	v_fmac_f32_e32 v114, v71, v100
	v_mul_f32_e32 v6, v6, v20
	v_fma_f32 v3, v4, v94, -v28
	v_dual_fmac_f32 v29, v9, v95 :: v_dual_fmac_f32 v112, v14, v98
	v_fma_f32 v4, v12, v95, -v76
	v_fma_f32 v9, v103, v96, -v83
	v_dual_fmac_f32 v111, v68, v97 :: v_dual_fmac_f32 v116, v23, v102
	v_fma_f32 v12, v18, v97, -v84
	v_fma_f32 v14, v16, v98, -v85
	v_dual_fmac_f32 v113, v11, v99 :: v_dual_fmac_f32 v118, v25, v106
	v_fma_f32 v11, v15, v99, -v86
	v_fma_f32 v15, v17, v100, -v87
	v_fma_f32 v16, v27, v101, -v88
	v_fma_f32 v17, v24, v102, -v89
	v_dual_fmac_f32 v117, v10, v105 :: v_dual_fmac_f32 v120, v19, v108
	v_fma_f32 v8, v8, v105, -v90
	v_fma_f32 v10, v13, v106, -v91
	v_fma_f32 v13, v26, v107, -v92
	v_fma_f32 v18, v32, v108, -v93
	v_fma_f32 v6, v7, v109, -v6
	v_fmac_f32_e32 v115, v75, v101
	v_fmac_f32_e32 v119, v33, v107
	v_fmac_f32_e32 v121, v20, v109
	ds_store_2addr_stride64_b32 v5, v21, v110 offset1:66
	ds_store_2addr_stride64_b32 v30, v3, v22 offset1:66
	ds_store_2addr_stride64_b32 v31, v4, v29 offset1:66
	ds_store_2addr_stride64_b32 v34, v9, v78 offset1:66
	ds_store_2addr_stride64_b32 v67, v12, v111 offset1:66
	ds_store_2addr_stride64_b32 v69, v14, v112 offset1:66
	ds_store_2addr_stride64_b32 v70, v11, v113 offset1:66
	ds_store_2addr_stride64_b32 v72, v15, v114 offset1:66
	ds_store_2addr_stride64_b32 v73, v16, v115 offset1:66
	ds_store_2addr_stride64_b32 v74, v17, v116 offset1:66
	ds_store_2addr_stride64_b32 v77, v8, v117 offset1:66
	ds_store_2addr_stride64_b32 v79, v10, v118 offset1:66
	ds_store_2addr_stride64_b32 v80, v13, v119 offset1:66
	ds_store_2addr_stride64_b32 v81, v18, v120 offset1:66
	ds_store_2addr_stride64_b32 v82, v6, v121 offset1:66
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v25, v36
	ds_load_b32 v26, v35
	ds_load_b32 v17, v42 offset:1024
	ds_load_b32 v18, v37 offset:1024
	ds_load_b32 v7, v43 offset:2048
	ds_load_b32 v8, v38 offset:2048
	ds_load_b32 v5, v44 offset:3072
	ds_load_b32 v6, v39 offset:3072
	ds_load_b32 v27, v45 offset:4096
	ds_load_b32 v28, v40 offset:4096
	ds_load_b32 v23, v46 offset:5120
	ds_load_b32 v24, v41 offset:5120
	ds_load_b32 v21, v52 offset:6144
	ds_load_b32 v22, v47 offset:6144
	ds_load_b32 v3, v53 offset:7168
	ds_load_b32 v4, v48 offset:7168
	ds_load_b32 v31, v54 offset:8192
	ds_load_b32 v32, v49 offset:8192
	ds_load_b32 v19, v55 offset:9216
	ds_load_b32 v20, v50 offset:9216
	ds_load_b32 v13, v56 offset:10240
	ds_load_b32 v14, v51 offset:10240
	ds_load_b32 v9, v62 offset:11264
	ds_load_b32 v10, v57 offset:11264
	ds_load_b32 v33, v63 offset:12288
	ds_load_b32 v34, v58 offset:12288
	ds_load_b32 v29, v64 offset:13312
	ds_load_b32 v30, v59 offset:13312
	ds_load_b32 v15, v65 offset:14336
	ds_load_b32 v16, v60 offset:14336
	ds_load_b32 v11, v66 offset:15360
	ds_load_b32 v12, v61 offset:15360
	s_add_i32 s0, s0, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s0, 3
	s_cbranch_scc0 .LBB18_1
; %bb.2:
	v_add_co_u32 v35, vcc_lo, v1, 0x2000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v36, null, 0, v2, vcc_lo
	v_add_co_u32 v37, vcc_lo, v1, 0x4000
	v_add_co_ci_u32_e64 v38, null, 0, v2, vcc_lo
	s_waitcnt lgkmcnt(30)
	global_store_b64 v[1:2], v[25:26], off
	s_waitcnt lgkmcnt(28)
	global_store_b64 v[1:2], v[17:18], off offset:2048
	s_waitcnt lgkmcnt(26)
	global_store_b64 v[35:36], v[7:8], off offset:-4096
	s_waitcnt lgkmcnt(24)
	global_store_b64 v[35:36], v[5:6], off offset:-2048
	s_waitcnt lgkmcnt(22)
	global_store_b64 v[35:36], v[27:28], off
	s_waitcnt lgkmcnt(20)
	global_store_b64 v[35:36], v[23:24], off offset:2048
	s_waitcnt lgkmcnt(18)
	global_store_b64 v[37:38], v[21:22], off offset:-4096
	s_waitcnt lgkmcnt(16)
	global_store_b64 v[37:38], v[3:4], off offset:-2048
	v_add_co_u32 v3, vcc_lo, v1, 0x6000
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	v_add_co_u32 v0, vcc_lo, v1, 0x7800
	v_add_co_ci_u32_e64 v1, null, 0, v2, vcc_lo
	s_waitcnt lgkmcnt(14)
	global_store_b64 v[37:38], v[31:32], off
	s_waitcnt lgkmcnt(12)
	global_store_b64 v[37:38], v[19:20], off offset:2048
	s_waitcnt lgkmcnt(10)
	global_store_b64 v[3:4], v[13:14], off offset:-4096
	s_waitcnt lgkmcnt(8)
	global_store_b64 v[3:4], v[9:10], off offset:-2048
	s_waitcnt lgkmcnt(6)
	global_store_b64 v[3:4], v[33:34], off
	s_waitcnt lgkmcnt(4)
	global_store_b64 v[3:4], v[29:30], off offset:2048
	s_waitcnt lgkmcnt(2)
	global_store_b64 v[0:1], v[15:16], off offset:-2048
	s_waitcnt lgkmcnt(0)
	global_store_b64 v[0:1], v[11:12], off
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel fft4096
		.amdhsa_group_segment_fixed_size 33792
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
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
		.amdhsa_next_free_vgpr 217
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
		.amdhsa_inst_pref_size 28
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end18:
	.size	fft4096, .Lfunc_end18-fft4096
                                        ; -- End function
	.set fft4096.num_vgpr, 122
	.set fft4096.num_agpr, 0
	.set fft4096.numbered_sgpr, 16
	.set fft4096.num_named_barrier, 0
	.set fft4096.private_seg_size, 0
	.set fft4096.uses_vcc, 1
	.set fft4096.uses_flat_scratch, 0
	.set fft4096.has_dyn_sized_stack, 0
	.set fft4096.has_recursion, 0
	.set fft4096.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3460
; TotalNumSgprs: 18
; NumVgprs: 122
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 33792 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 27
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 217
; Occupancy: 6
; WaveLimiterHint : 1
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
    .group_segment_fixed_size: 33792
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 256
    .name:           fft4096
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         fft4096.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     122
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
