	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	sgemm_ahead             ; -- Begin function sgemm_ahead
	.globl	sgemm_ahead
	.p2align	8
	.type	sgemm_ahead,@function
sgemm_ahead:                            ; @sgemm_ahead
; %bb.0:
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x18
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 3, v0
	v_lshrrev_b32_e32 v3, 1, v0
	s_lshl_b32 s3, s15, 7
	s_lshl_b32 s8, s14, 7
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_and_b32_e32 v76, 0x78, v1
	v_and_b32_e32 v77, 0x78, v3
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB1_5
; %bb.1:
	v_lshrrev_b32_e32 v12, 5, v0
	v_dual_mov_b32 v2, 0 :: v_dual_lshlrev_b32 v5, 2, v0
	v_add_nc_u32_e32 v4, s3, v3
	v_lshlrev_b32_e32 v8, 4, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v1, s2, v12
	v_and_b32_e32 v13, 4, v5
	s_ashr_i32 s9, s8, 31
	v_mul_lo_u32 v4, s2, v4
	s_lshl_b64 s[10:11], s[8:9], 2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v63, v2 :: v_dual_lshlrev_b32 v10, 2, v13
	v_dual_mov_b32 v64, v2 :: v_dual_lshlrev_b32 v3, 2, v3
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_dual_mov_b32 v62, v2 :: v_dual_and_b32 v1, 0x1f0, v8
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_or_b32 v78, v13, 9, v3
	s_lshl_b32 s12, s2, 3
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v8, vcc_lo, s6, v6
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_ci_u32_e64 v9, null, s7, v7, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, v8, s10
	s_mov_b32 s13, 0
	v_add_co_ci_u32_e64 v9, null, s11, v9, vcc_lo
	v_add_co_u32 v11, vcc_lo, s4, v4
	v_add_co_ci_u32_e64 v14, null, s5, v5, vcc_lo
	v_add_co_u32 v8, vcc_lo, v8, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v9, null, 0, v9, vcc_lo
	v_add_co_u32 v10, vcc_lo, v11, v10
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v11, null, 0, v14, vcc_lo
	global_load_b128 v[66:69], v[8:9], off
	global_load_b128 v[70:73], v[10:11], off
	v_dual_mov_b32 v65, v2 :: v_dual_lshlrev_b32 v8, 9, v12
	v_dual_mov_b32 v58, v2 :: v_dual_and_b32 v9, 31, v0
	v_dual_mov_b32 v61, v2 :: v_dual_and_b32 v0, 1, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_or3_b32 v79, v8, v1, 0x1000
	v_dual_mov_b32 v60, v2 :: v_dual_lshlrev_b32 v1, 4, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v55, v2 :: v_dual_lshlrev_b32 v0, 4, v0
	v_dual_mov_b32 v59, v2 :: v_dual_lshlrev_b32 v80, 2, v77
	v_add_co_u32 v1, s9, v1, s10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, 0, s11, s9
	s_lshl_b64 s[10:11], s[12:13], 2
	v_add_co_u32 v1, vcc_lo, v1, v6
	v_add_co_ci_u32_e64 v3, null, v3, v7, vcc_lo
	v_add_co_u32 v0, vcc_lo, v0, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v5, vcc_lo
	s_add_u32 s6, s6, s10
	v_add_co_u32 v5, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v4, null, s5, v4, vcc_lo
	s_addc_u32 s7, s7, s11
	v_add_co_u32 v0, vcc_lo, s6, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s7, v3, vcc_lo
	v_add_co_u32 v74, vcc_lo, v5, 32
	v_lshl_or_b32 v81, v76, 2, 0x1000
	v_add_co_ci_u32_e64 v75, null, 0, v4, vcc_lo
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v54, v2
	v_mov_b32_e32 v56, v2
	v_mov_b32_e32 v57, v2
	v_mov_b32_e32 v50, v2
	v_mov_b32_e32 v51, v2
	v_mov_b32_e32 v52, v2
	v_mov_b32_e32 v53, v2
	v_mov_b32_e32 v46, v2
	v_mov_b32_e32 v47, v2
	v_mov_b32_e32 v48, v2
	v_mov_b32_e32 v49, v2
	v_mov_b32_e32 v42, v2
	v_mov_b32_e32 v43, v2
	v_mov_b32_e32 v44, v2
	v_mov_b32_e32 v45, v2
	v_mov_b32_e32 v38, v2
	v_mov_b32_e32 v39, v2
	v_mov_b32_e32 v40, v2
	v_mov_b32_e32 v41, v2
	v_mov_b32_e32 v34, v2
	v_mov_b32_e32 v35, v2
	v_mov_b32_e32 v36, v2
	v_mov_b32_e32 v37, v2
	v_mov_b32_e32 v30, v2
	v_mov_b32_e32 v31, v2
	v_mov_b32_e32 v32, v2
	v_mov_b32_e32 v33, v2
	v_mov_b32_e32 v26, v2
	v_mov_b32_e32 v27, v2
	v_mov_b32_e32 v28, v2
	v_mov_b32_e32 v29, v2
	v_mov_b32_e32 v22, v2
	v_mov_b32_e32 v23, v2
	v_mov_b32_e32 v24, v2
	v_mov_b32_e32 v25, v2
	v_mov_b32_e32 v18, v2
	v_mov_b32_e32 v19, v2
	v_mov_b32_e32 v20, v2
	v_mov_b32_e32 v21, v2
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v15, v2
	v_mov_b32_e32 v16, v2
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v11, v2
	v_mov_b32_e32 v12, v2
	v_mov_b32_e32 v13, v2
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v9, v2
	s_mov_b32 s4, 8
	s_branch .LBB1_3
.LBB1_2:                                ;   in Loop: Header=BB1_3 Depth=1
	ds_load_b128 v[82:85], v80
	ds_load_b128 v[86:89], v81
	ds_load_b128 v[90:93], v81 offset:16
	ds_load_b128 v[94:97], v80 offset:16
	v_add_co_u32 v0, vcc_lo, v0, s10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s11, v1, vcc_lo
	v_add_co_u32 v74, vcc_lo, v74, 32
	v_add_co_ci_u32_e64 v75, null, 0, v75, vcc_lo
	s_add_i32 s4, s4, 8
	s_and_b32 vcc_lo, exec_lo, s5
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v2, v82, v86 :: v_dual_fmac_f32 v59, v83, v87
	v_dual_fmac_f32 v3, v82, v87 :: v_dual_fmac_f32 v58, v83, v86
	v_dual_fmac_f32 v4, v82, v88 :: v_dual_fmac_f32 v61, v83, v89
	v_dual_fmac_f32 v5, v82, v89 :: v_dual_fmac_f32 v60, v83, v88
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v62, v82, v90 :: v_dual_fmac_f32 v55, v83, v91
	v_dual_fmac_f32 v63, v82, v91 :: v_dual_fmac_f32 v54, v83, v90
	v_dual_fmac_f32 v64, v82, v92 :: v_dual_fmac_f32 v57, v83, v93
	v_dual_fmac_f32 v65, v82, v93 :: v_dual_fmac_f32 v56, v83, v92
	v_dual_fmac_f32 v50, v84, v86 :: v_dual_fmac_f32 v43, v85, v87
	v_dual_fmac_f32 v51, v84, v87 :: v_dual_fmac_f32 v42, v85, v86
	v_dual_fmac_f32 v52, v84, v88 :: v_dual_fmac_f32 v45, v85, v89
	v_dual_fmac_f32 v53, v84, v89 :: v_dual_fmac_f32 v44, v85, v88
	v_dual_fmac_f32 v46, v84, v90 :: v_dual_fmac_f32 v39, v85, v91
	v_dual_fmac_f32 v47, v84, v91 :: v_dual_fmac_f32 v38, v85, v90
	v_dual_fmac_f32 v48, v84, v92 :: v_dual_fmac_f32 v41, v85, v93
	v_dual_fmac_f32 v49, v84, v93 :: v_dual_fmac_f32 v40, v85, v92
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v34, v94, v86 :: v_dual_fmac_f32 v27, v95, v87
	v_dual_fmac_f32 v35, v94, v87 :: v_dual_fmac_f32 v26, v95, v86
	v_dual_fmac_f32 v36, v94, v88 :: v_dual_fmac_f32 v29, v95, v89
	v_dual_fmac_f32 v37, v94, v89 :: v_dual_fmac_f32 v28, v95, v88
	v_dual_fmac_f32 v30, v94, v90 :: v_dual_fmac_f32 v19, v96, v87
	v_dual_fmac_f32 v31, v94, v91 :: v_dual_fmac_f32 v18, v96, v86
	v_dual_fmac_f32 v20, v96, v88 :: v_dual_fmac_f32 v11, v97, v87
	v_dual_fmac_f32 v21, v96, v89 :: v_dual_fmac_f32 v10, v97, v86
	ds_load_b128 v[82:85], v80 offset:512
	ds_load_b128 v[98:101], v81 offset:512
	v_dual_fmac_f32 v12, v97, v88 :: v_dual_fmac_f32 v33, v94, v93
	v_dual_fmac_f32 v13, v97, v89 :: v_dual_fmac_f32 v32, v94, v92
	ds_load_b128 v[86:89], v81 offset:528
	v_dual_fmac_f32 v22, v95, v90 :: v_dual_fmac_f32 v15, v96, v91
	v_dual_fmac_f32 v23, v95, v91 :: v_dual_fmac_f32 v14, v96, v90
	v_dual_fmac_f32 v24, v95, v92 :: v_dual_fmac_f32 v17, v96, v93
	v_dual_fmac_f32 v25, v95, v93 :: v_dual_fmac_f32 v16, v96, v92
	v_fmac_f32_e32 v6, v97, v90
	v_fmac_f32_e32 v7, v97, v91
	v_fmac_f32_e32 v8, v97, v92
	v_fmac_f32_e32 v9, v97, v93
	ds_load_b128 v[90:93], v80 offset:528
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v2, v82, v98
	v_fmac_f32_e32 v3, v82, v99
	v_fmac_f32_e32 v4, v82, v100
	v_dual_fmac_f32 v5, v82, v101 :: v_dual_fmac_f32 v58, v83, v98
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v63, v82, v87
	v_dual_fmac_f32 v62, v82, v86 :: v_dual_fmac_f32 v59, v83, v99
	v_dual_fmac_f32 v64, v82, v88 :: v_dual_fmac_f32 v61, v83, v101
	v_dual_fmac_f32 v65, v82, v89 :: v_dual_fmac_f32 v60, v83, v100
	v_dual_fmac_f32 v54, v83, v86 :: v_dual_fmac_f32 v51, v84, v99
	v_dual_fmac_f32 v55, v83, v87 :: v_dual_fmac_f32 v50, v84, v98
	v_dual_fmac_f32 v56, v83, v88 :: v_dual_fmac_f32 v53, v84, v101
	v_dual_fmac_f32 v57, v83, v89 :: v_dual_fmac_f32 v52, v84, v100
	v_dual_fmac_f32 v46, v84, v86 :: v_dual_fmac_f32 v43, v85, v99
	v_dual_fmac_f32 v47, v84, v87 :: v_dual_fmac_f32 v42, v85, v98
	v_dual_fmac_f32 v48, v84, v88 :: v_dual_fmac_f32 v45, v85, v101
	v_dual_fmac_f32 v49, v84, v89 :: v_dual_fmac_f32 v44, v85, v100
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v38, v85, v86 :: v_dual_fmac_f32 v35, v90, v99
	v_dual_fmac_f32 v39, v85, v87 :: v_dual_fmac_f32 v34, v90, v98
	v_dual_fmac_f32 v40, v85, v88 :: v_dual_fmac_f32 v37, v90, v101
	v_dual_fmac_f32 v41, v85, v89 :: v_dual_fmac_f32 v36, v90, v100
	v_dual_fmac_f32 v30, v90, v86 :: v_dual_fmac_f32 v27, v91, v99
	v_dual_fmac_f32 v31, v90, v87 :: v_dual_fmac_f32 v26, v91, v98
	v_dual_fmac_f32 v28, v91, v100 :: v_dual_fmac_f32 v19, v92, v99
	v_dual_fmac_f32 v29, v91, v101 :: v_dual_fmac_f32 v18, v92, v98
	v_dual_fmac_f32 v20, v92, v100 :: v_dual_fmac_f32 v11, v93, v99
	v_dual_fmac_f32 v21, v92, v101 :: v_dual_fmac_f32 v10, v93, v98
	ds_load_b128 v[82:85], v80 offset:1024
	ds_load_b128 v[94:97], v81 offset:1024
	v_dual_fmac_f32 v12, v93, v100 :: v_dual_fmac_f32 v33, v90, v89
	v_dual_fmac_f32 v13, v93, v101 :: v_dual_fmac_f32 v32, v90, v88
	ds_load_b128 v[98:101], v81 offset:1040
	v_dual_fmac_f32 v22, v91, v86 :: v_dual_fmac_f32 v15, v92, v87
	v_dual_fmac_f32 v23, v91, v87 :: v_dual_fmac_f32 v14, v92, v86
	v_dual_fmac_f32 v24, v91, v88 :: v_dual_fmac_f32 v17, v92, v89
	v_dual_fmac_f32 v25, v91, v89 :: v_dual_fmac_f32 v16, v92, v88
	v_fmac_f32_e32 v6, v93, v86
	v_fmac_f32_e32 v7, v93, v87
	v_fmac_f32_e32 v8, v93, v88
	v_fmac_f32_e32 v9, v93, v89
	ds_load_b128 v[86:89], v80 offset:1040
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v2, v82, v94
	v_fmac_f32_e32 v3, v82, v95
	v_fmac_f32_e32 v4, v82, v96
	v_dual_fmac_f32 v5, v82, v97 :: v_dual_fmac_f32 v58, v83, v94
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v63, v82, v99
	v_dual_fmac_f32 v62, v82, v98 :: v_dual_fmac_f32 v59, v83, v95
	v_dual_fmac_f32 v64, v82, v100 :: v_dual_fmac_f32 v61, v83, v97
	v_dual_fmac_f32 v65, v82, v101 :: v_dual_fmac_f32 v60, v83, v96
	v_dual_fmac_f32 v54, v83, v98 :: v_dual_fmac_f32 v51, v84, v95
	v_dual_fmac_f32 v55, v83, v99 :: v_dual_fmac_f32 v50, v84, v94
	v_dual_fmac_f32 v56, v83, v100 :: v_dual_fmac_f32 v53, v84, v97
	v_dual_fmac_f32 v57, v83, v101 :: v_dual_fmac_f32 v52, v84, v96
	v_dual_fmac_f32 v46, v84, v98 :: v_dual_fmac_f32 v43, v85, v95
	v_dual_fmac_f32 v47, v84, v99 :: v_dual_fmac_f32 v42, v85, v94
	v_dual_fmac_f32 v48, v84, v100 :: v_dual_fmac_f32 v45, v85, v97
	v_dual_fmac_f32 v49, v84, v101 :: v_dual_fmac_f32 v44, v85, v96
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v38, v85, v98 :: v_dual_fmac_f32 v35, v86, v95
	v_dual_fmac_f32 v39, v85, v99 :: v_dual_fmac_f32 v34, v86, v94
	v_dual_fmac_f32 v40, v85, v100 :: v_dual_fmac_f32 v37, v86, v97
	v_dual_fmac_f32 v41, v85, v101 :: v_dual_fmac_f32 v36, v86, v96
	v_dual_fmac_f32 v30, v86, v98 :: v_dual_fmac_f32 v27, v87, v95
	v_dual_fmac_f32 v31, v86, v99 :: v_dual_fmac_f32 v26, v87, v94
	v_dual_fmac_f32 v28, v87, v96 :: v_dual_fmac_f32 v19, v88, v95
	v_dual_fmac_f32 v29, v87, v97 :: v_dual_fmac_f32 v18, v88, v94
	v_dual_fmac_f32 v20, v88, v96 :: v_dual_fmac_f32 v11, v89, v95
	v_dual_fmac_f32 v21, v88, v97 :: v_dual_fmac_f32 v10, v89, v94
	ds_load_b128 v[82:85], v80 offset:1536
	ds_load_b128 v[90:93], v81 offset:1536
	v_dual_fmac_f32 v12, v89, v96 :: v_dual_fmac_f32 v33, v86, v101
	v_dual_fmac_f32 v13, v89, v97 :: v_dual_fmac_f32 v32, v86, v100
	ds_load_b128 v[94:97], v81 offset:1552
	v_dual_fmac_f32 v22, v87, v98 :: v_dual_fmac_f32 v15, v88, v99
	v_dual_fmac_f32 v23, v87, v99 :: v_dual_fmac_f32 v14, v88, v98
	v_dual_fmac_f32 v24, v87, v100 :: v_dual_fmac_f32 v17, v88, v101
	v_dual_fmac_f32 v25, v87, v101 :: v_dual_fmac_f32 v16, v88, v100
	v_fmac_f32_e32 v6, v89, v98
	v_fmac_f32_e32 v7, v89, v99
	v_fmac_f32_e32 v8, v89, v100
	v_fmac_f32_e32 v9, v89, v101
	ds_load_b128 v[86:89], v80 offset:1552
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v2, v82, v90
	v_fmac_f32_e32 v3, v82, v91
	v_fmac_f32_e32 v4, v82, v92
	v_dual_fmac_f32 v5, v82, v93 :: v_dual_fmac_f32 v58, v83, v90
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v63, v82, v95
	v_dual_fmac_f32 v62, v82, v94 :: v_dual_fmac_f32 v59, v83, v91
	v_dual_fmac_f32 v64, v82, v96 :: v_dual_fmac_f32 v61, v83, v93
	v_dual_fmac_f32 v65, v82, v97 :: v_dual_fmac_f32 v60, v83, v92
	v_dual_fmac_f32 v54, v83, v94 :: v_dual_fmac_f32 v51, v84, v91
	v_dual_fmac_f32 v55, v83, v95 :: v_dual_fmac_f32 v50, v84, v90
	v_dual_fmac_f32 v56, v83, v96 :: v_dual_fmac_f32 v53, v84, v93
	v_dual_fmac_f32 v57, v83, v97 :: v_dual_fmac_f32 v52, v84, v92
	v_dual_fmac_f32 v46, v84, v94 :: v_dual_fmac_f32 v43, v85, v91
	v_dual_fmac_f32 v47, v84, v95 :: v_dual_fmac_f32 v42, v85, v90
	v_dual_fmac_f32 v48, v84, v96 :: v_dual_fmac_f32 v45, v85, v93
	v_dual_fmac_f32 v49, v84, v97 :: v_dual_fmac_f32 v44, v85, v92
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v38, v85, v94 :: v_dual_fmac_f32 v35, v86, v91
	v_dual_fmac_f32 v39, v85, v95 :: v_dual_fmac_f32 v34, v86, v90
	v_dual_fmac_f32 v40, v85, v96 :: v_dual_fmac_f32 v37, v86, v93
	v_dual_fmac_f32 v41, v85, v97 :: v_dual_fmac_f32 v36, v86, v92
	v_dual_fmac_f32 v30, v86, v94 :: v_dual_fmac_f32 v27, v87, v91
	v_dual_fmac_f32 v31, v86, v95 :: v_dual_fmac_f32 v26, v87, v90
	v_dual_fmac_f32 v28, v87, v92 :: v_dual_fmac_f32 v19, v88, v91
	v_dual_fmac_f32 v29, v87, v93 :: v_dual_fmac_f32 v18, v88, v90
	v_dual_fmac_f32 v20, v88, v92 :: v_dual_fmac_f32 v11, v89, v91
	v_dual_fmac_f32 v21, v88, v93 :: v_dual_fmac_f32 v10, v89, v90
	ds_load_b128 v[82:85], v80 offset:2048
	ds_load_b128 v[98:101], v81 offset:2048
	v_dual_fmac_f32 v12, v89, v92 :: v_dual_fmac_f32 v33, v86, v97
	v_dual_fmac_f32 v13, v89, v93 :: v_dual_fmac_f32 v32, v86, v96
	ds_load_b128 v[90:93], v81 offset:2064
	v_dual_fmac_f32 v22, v87, v94 :: v_dual_fmac_f32 v15, v88, v95
	v_dual_fmac_f32 v23, v87, v95 :: v_dual_fmac_f32 v14, v88, v94
	v_dual_fmac_f32 v24, v87, v96 :: v_dual_fmac_f32 v17, v88, v97
	v_dual_fmac_f32 v25, v87, v97 :: v_dual_fmac_f32 v16, v88, v96
	v_fmac_f32_e32 v6, v89, v94
	v_fmac_f32_e32 v7, v89, v95
	v_fmac_f32_e32 v8, v89, v96
	v_fmac_f32_e32 v9, v89, v97
	ds_load_b128 v[86:89], v80 offset:2064
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v2, v82, v98
	v_fmac_f32_e32 v3, v82, v99
	v_fmac_f32_e32 v4, v82, v100
	v_dual_fmac_f32 v5, v82, v101 :: v_dual_fmac_f32 v58, v83, v98
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v63, v82, v91
	v_dual_fmac_f32 v62, v82, v90 :: v_dual_fmac_f32 v59, v83, v99
	v_dual_fmac_f32 v64, v82, v92 :: v_dual_fmac_f32 v61, v83, v101
	v_dual_fmac_f32 v65, v82, v93 :: v_dual_fmac_f32 v60, v83, v100
	v_dual_fmac_f32 v54, v83, v90 :: v_dual_fmac_f32 v51, v84, v99
	v_dual_fmac_f32 v55, v83, v91 :: v_dual_fmac_f32 v50, v84, v98
	v_dual_fmac_f32 v56, v83, v92 :: v_dual_fmac_f32 v53, v84, v101
	v_dual_fmac_f32 v57, v83, v93 :: v_dual_fmac_f32 v52, v84, v100
	v_dual_fmac_f32 v46, v84, v90 :: v_dual_fmac_f32 v43, v85, v99
	v_dual_fmac_f32 v47, v84, v91 :: v_dual_fmac_f32 v42, v85, v98
	v_dual_fmac_f32 v48, v84, v92 :: v_dual_fmac_f32 v45, v85, v101
	v_dual_fmac_f32 v49, v84, v93 :: v_dual_fmac_f32 v44, v85, v100
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v38, v85, v90 :: v_dual_fmac_f32 v35, v86, v99
	v_dual_fmac_f32 v39, v85, v91 :: v_dual_fmac_f32 v34, v86, v98
	v_dual_fmac_f32 v40, v85, v92 :: v_dual_fmac_f32 v37, v86, v101
	v_dual_fmac_f32 v41, v85, v93 :: v_dual_fmac_f32 v36, v86, v100
	v_dual_fmac_f32 v30, v86, v90 :: v_dual_fmac_f32 v27, v87, v99
	v_dual_fmac_f32 v31, v86, v91 :: v_dual_fmac_f32 v26, v87, v98
	v_dual_fmac_f32 v28, v87, v100 :: v_dual_fmac_f32 v19, v88, v99
	v_dual_fmac_f32 v29, v87, v101 :: v_dual_fmac_f32 v18, v88, v98
	v_dual_fmac_f32 v20, v88, v100 :: v_dual_fmac_f32 v11, v89, v99
	v_dual_fmac_f32 v21, v88, v101 :: v_dual_fmac_f32 v10, v89, v98
	ds_load_b128 v[82:85], v80 offset:2560
	ds_load_b128 v[94:97], v81 offset:2560
	v_dual_fmac_f32 v12, v89, v100 :: v_dual_fmac_f32 v33, v86, v93
	v_dual_fmac_f32 v13, v89, v101 :: v_dual_fmac_f32 v32, v86, v92
	ds_load_b128 v[98:101], v81 offset:2576
	v_dual_fmac_f32 v22, v87, v90 :: v_dual_fmac_f32 v15, v88, v91
	v_dual_fmac_f32 v23, v87, v91 :: v_dual_fmac_f32 v14, v88, v90
	v_dual_fmac_f32 v24, v87, v92 :: v_dual_fmac_f32 v17, v88, v93
	v_dual_fmac_f32 v25, v87, v93 :: v_dual_fmac_f32 v16, v88, v92
	v_fmac_f32_e32 v6, v89, v90
	v_fmac_f32_e32 v7, v89, v91
	v_fmac_f32_e32 v8, v89, v92
	v_fmac_f32_e32 v9, v89, v93
	ds_load_b128 v[86:89], v80 offset:2576
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v2, v82, v94
	v_fmac_f32_e32 v3, v82, v95
	v_fmac_f32_e32 v4, v82, v96
	v_dual_fmac_f32 v5, v82, v97 :: v_dual_fmac_f32 v58, v83, v94
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v63, v82, v99
	v_dual_fmac_f32 v62, v82, v98 :: v_dual_fmac_f32 v59, v83, v95
	v_dual_fmac_f32 v64, v82, v100 :: v_dual_fmac_f32 v61, v83, v97
	v_dual_fmac_f32 v65, v82, v101 :: v_dual_fmac_f32 v60, v83, v96
	v_dual_fmac_f32 v54, v83, v98 :: v_dual_fmac_f32 v51, v84, v95
	v_dual_fmac_f32 v55, v83, v99 :: v_dual_fmac_f32 v50, v84, v94
	v_dual_fmac_f32 v56, v83, v100 :: v_dual_fmac_f32 v53, v84, v97
	v_dual_fmac_f32 v57, v83, v101 :: v_dual_fmac_f32 v52, v84, v96
	v_dual_fmac_f32 v46, v84, v98 :: v_dual_fmac_f32 v43, v85, v95
	v_dual_fmac_f32 v47, v84, v99 :: v_dual_fmac_f32 v42, v85, v94
	v_dual_fmac_f32 v48, v84, v100 :: v_dual_fmac_f32 v45, v85, v97
	v_dual_fmac_f32 v49, v84, v101 :: v_dual_fmac_f32 v44, v85, v96
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v38, v85, v98 :: v_dual_fmac_f32 v35, v86, v95
	v_dual_fmac_f32 v39, v85, v99 :: v_dual_fmac_f32 v34, v86, v94
	v_dual_fmac_f32 v40, v85, v100 :: v_dual_fmac_f32 v37, v86, v97
	v_dual_fmac_f32 v41, v85, v101 :: v_dual_fmac_f32 v36, v86, v96
	v_dual_fmac_f32 v30, v86, v98 :: v_dual_fmac_f32 v27, v87, v95
	v_dual_fmac_f32 v31, v86, v99 :: v_dual_fmac_f32 v26, v87, v94
	v_dual_fmac_f32 v28, v87, v96 :: v_dual_fmac_f32 v19, v88, v95
	v_dual_fmac_f32 v29, v87, v97 :: v_dual_fmac_f32 v18, v88, v94
	v_dual_fmac_f32 v20, v88, v96 :: v_dual_fmac_f32 v11, v89, v95
	v_dual_fmac_f32 v21, v88, v97 :: v_dual_fmac_f32 v10, v89, v94
	ds_load_b128 v[82:85], v80 offset:3072
	ds_load_b128 v[90:93], v81 offset:3072
	v_dual_fmac_f32 v12, v89, v96 :: v_dual_fmac_f32 v33, v86, v101
	v_dual_fmac_f32 v13, v89, v97 :: v_dual_fmac_f32 v32, v86, v100
	ds_load_b128 v[94:97], v81 offset:3088
	v_dual_fmac_f32 v22, v87, v98 :: v_dual_fmac_f32 v15, v88, v99
	v_dual_fmac_f32 v23, v87, v99 :: v_dual_fmac_f32 v14, v88, v98
	v_dual_fmac_f32 v24, v87, v100 :: v_dual_fmac_f32 v17, v88, v101
	v_dual_fmac_f32 v25, v87, v101 :: v_dual_fmac_f32 v16, v88, v100
	v_fmac_f32_e32 v6, v89, v98
	v_fmac_f32_e32 v7, v89, v99
	v_fmac_f32_e32 v8, v89, v100
	v_fmac_f32_e32 v9, v89, v101
	ds_load_b128 v[86:89], v80 offset:3088
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v2, v82, v90
	v_fmac_f32_e32 v3, v82, v91
	v_fmac_f32_e32 v4, v82, v92
	v_dual_fmac_f32 v5, v82, v93 :: v_dual_fmac_f32 v58, v83, v90
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v63, v82, v95
	v_dual_fmac_f32 v62, v82, v94 :: v_dual_fmac_f32 v59, v83, v91
	v_dual_fmac_f32 v64, v82, v96 :: v_dual_fmac_f32 v61, v83, v93
	v_dual_fmac_f32 v65, v82, v97 :: v_dual_fmac_f32 v60, v83, v92
	v_dual_fmac_f32 v54, v83, v94 :: v_dual_fmac_f32 v51, v84, v91
	v_dual_fmac_f32 v55, v83, v95 :: v_dual_fmac_f32 v50, v84, v90
	v_dual_fmac_f32 v56, v83, v96 :: v_dual_fmac_f32 v53, v84, v93
	v_dual_fmac_f32 v57, v83, v97 :: v_dual_fmac_f32 v52, v84, v92
	v_dual_fmac_f32 v46, v84, v94 :: v_dual_fmac_f32 v43, v85, v91
	v_dual_fmac_f32 v47, v84, v95 :: v_dual_fmac_f32 v42, v85, v90
	v_dual_fmac_f32 v48, v84, v96 :: v_dual_fmac_f32 v45, v85, v93
	v_dual_fmac_f32 v49, v84, v97 :: v_dual_fmac_f32 v44, v85, v92
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v38, v85, v94 :: v_dual_fmac_f32 v35, v86, v91
	v_dual_fmac_f32 v39, v85, v95 :: v_dual_fmac_f32 v34, v86, v90
	v_dual_fmac_f32 v40, v85, v96 :: v_dual_fmac_f32 v37, v86, v93
	v_dual_fmac_f32 v41, v85, v97 :: v_dual_fmac_f32 v36, v86, v92
	v_dual_fmac_f32 v30, v86, v94 :: v_dual_fmac_f32 v27, v87, v91
	v_dual_fmac_f32 v31, v86, v95 :: v_dual_fmac_f32 v26, v87, v90
	v_dual_fmac_f32 v32, v86, v96 :: v_dual_fmac_f32 v29, v87, v93
	v_dual_fmac_f32 v33, v86, v97 :: v_dual_fmac_f32 v28, v87, v92
	v_dual_fmac_f32 v22, v87, v94 :: v_dual_fmac_f32 v19, v88, v91
	v_dual_fmac_f32 v23, v87, v95 :: v_dual_fmac_f32 v18, v88, v90
	v_dual_fmac_f32 v24, v87, v96 :: v_dual_fmac_f32 v21, v88, v93
	v_dual_fmac_f32 v25, v87, v97 :: v_dual_fmac_f32 v20, v88, v92
	v_dual_fmac_f32 v14, v88, v94 :: v_dual_fmac_f32 v11, v89, v91
	v_dual_fmac_f32 v15, v88, v95 :: v_dual_fmac_f32 v10, v89, v90
	v_dual_fmac_f32 v16, v88, v96 :: v_dual_fmac_f32 v13, v89, v93
	v_dual_fmac_f32 v17, v88, v97 :: v_dual_fmac_f32 v12, v89, v92
	v_fmac_f32_e32 v6, v89, v94
	v_fmac_f32_e32 v7, v89, v95
	v_fmac_f32_e32 v8, v89, v96
	v_fmac_f32_e32 v9, v89, v97
	ds_load_b128 v[82:85], v80 offset:3584
	ds_load_b128 v[86:89], v80 offset:3600
	ds_load_b128 v[90:93], v81 offset:3584
	ds_load_b128 v[94:97], v81 offset:3600
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v2, v82, v90
	v_fmac_f32_e32 v3, v82, v91
	v_fmac_f32_e32 v4, v82, v92
	v_fmac_f32_e32 v5, v82, v93
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v62, v82, v94 :: v_dual_fmac_f32 v59, v83, v91
	v_dual_fmac_f32 v63, v82, v95 :: v_dual_fmac_f32 v58, v83, v90
	v_dual_fmac_f32 v64, v82, v96 :: v_dual_fmac_f32 v61, v83, v93
	v_dual_fmac_f32 v65, v82, v97 :: v_dual_fmac_f32 v60, v83, v92
	v_dual_fmac_f32 v54, v83, v94 :: v_dual_fmac_f32 v51, v84, v91
	v_dual_fmac_f32 v55, v83, v95 :: v_dual_fmac_f32 v50, v84, v90
	v_dual_fmac_f32 v56, v83, v96 :: v_dual_fmac_f32 v53, v84, v93
	v_dual_fmac_f32 v57, v83, v97 :: v_dual_fmac_f32 v52, v84, v92
	v_dual_fmac_f32 v46, v84, v94 :: v_dual_fmac_f32 v43, v85, v91
	v_dual_fmac_f32 v47, v84, v95 :: v_dual_fmac_f32 v42, v85, v90
	v_dual_fmac_f32 v48, v84, v96 :: v_dual_fmac_f32 v45, v85, v93
	v_dual_fmac_f32 v49, v84, v97 :: v_dual_fmac_f32 v44, v85, v92
	v_dual_fmac_f32 v38, v85, v94 :: v_dual_fmac_f32 v35, v86, v91
	v_dual_fmac_f32 v39, v85, v95 :: v_dual_fmac_f32 v34, v86, v90
	v_dual_fmac_f32 v40, v85, v96 :: v_dual_fmac_f32 v37, v86, v93
	v_dual_fmac_f32 v41, v85, v97 :: v_dual_fmac_f32 v36, v86, v92
	v_dual_fmac_f32 v30, v86, v94 :: v_dual_fmac_f32 v27, v87, v91
	v_dual_fmac_f32 v31, v86, v95 :: v_dual_fmac_f32 v26, v87, v90
	v_dual_fmac_f32 v32, v86, v96 :: v_dual_fmac_f32 v29, v87, v93
	v_dual_fmac_f32 v33, v86, v97 :: v_dual_fmac_f32 v28, v87, v92
	v_dual_fmac_f32 v22, v87, v94 :: v_dual_fmac_f32 v19, v88, v91
	v_dual_fmac_f32 v23, v87, v95 :: v_dual_fmac_f32 v18, v88, v90
	v_dual_fmac_f32 v24, v87, v96 :: v_dual_fmac_f32 v21, v88, v93
	v_dual_fmac_f32 v25, v87, v97 :: v_dual_fmac_f32 v20, v88, v92
	v_dual_fmac_f32 v14, v88, v94 :: v_dual_fmac_f32 v11, v89, v91
	v_dual_fmac_f32 v15, v88, v95 :: v_dual_fmac_f32 v10, v89, v90
	v_dual_fmac_f32 v16, v88, v96 :: v_dual_fmac_f32 v13, v89, v93
	v_dual_fmac_f32 v17, v88, v97 :: v_dual_fmac_f32 v12, v89, v92
	v_fmac_f32_e32 v6, v89, v94
	v_fmac_f32_e32 v7, v89, v95
	v_fmac_f32_e32 v8, v89, v96
	v_fmac_f32_e32 v9, v89, v97
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_vccnz .LBB1_6
.LBB1_3:                                ; =>This Inner Loop Header: Depth=1
	s_cmp_ge_i32 s4, s2
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v78, v70, v71 offset1:2
	ds_store_2addr_stride64_b32 v78, v72, v73 offset0:4 offset1:6
	ds_store_b128 v79, v[66:69]
	s_cselect_b32 s5, -1, 0
	s_cmp_lt_i32 s4, s2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc0 .LBB1_2
; %bb.4:                                ;   in Loop: Header=BB1_3 Depth=1
	global_load_b128 v[70:73], v[74:75], off
	global_load_b128 v[66:69], v[0:1], off
	s_branch .LBB1_2
.LBB1_5:
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v52, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v56, 0
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v54, 0
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v60, 0
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v58, 0
	v_dual_mov_b32 v65, 0 :: v_dual_mov_b32 v64, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v62, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
.LBB1_6:
	v_add_nc_u32_e32 v1, s3, v77
	v_or_b32_e32 v0, s8, v76
	s_ashr_i32 s3, s2, 31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[66:67], null, v1, s2, v[0:1]
	v_ashrrev_i32_e32 v67, 31, v66
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[66:67]
	v_add_co_u32 v0, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	s_lshl_b64 s[0:1], s[2:3], 2
	s_clause 0x1
	global_store_b128 v[0:1], v[2:5], off
	global_store_b128 v[0:1], v[62:65], off offset:16
	v_add_co_u32 v66, vcc_lo, v0, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v67, null, s1, v1, vcc_lo
	s_clause 0x1
	global_store_b128 v[66:67], v[58:61], off
	global_store_b128 v[66:67], v[54:57], off offset:16
	v_add_co_u32 v68, vcc_lo, v66, s0
	v_add_co_ci_u32_e64 v69, null, s1, v67, vcc_lo
	s_clause 0x1
	global_store_b128 v[68:69], v[50:53], off
	global_store_b128 v[68:69], v[46:49], off offset:16
	v_add_co_u32 v0, vcc_lo, v68, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, v69, vcc_lo
	s_clause 0x1
	global_store_b128 v[0:1], v[42:45], off
	global_store_b128 v[0:1], v[38:41], off offset:16
	v_add_co_u32 v2, vcc_lo, v0, s0
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	s_clause 0x1
	global_store_b128 v[2:3], v[34:37], off
	global_store_b128 v[2:3], v[30:33], off offset:16
	v_add_co_u32 v4, vcc_lo, v2, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v5, null, s1, v3, vcc_lo
	v_add_co_u32 v0, vcc_lo, v4, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v1, null, s1, v5, vcc_lo
	v_add_co_u32 v2, vcc_lo, v0, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	s_clause 0x5
	global_store_b128 v[4:5], v[26:29], off
	global_store_b128 v[4:5], v[22:25], off offset:16
	global_store_b128 v[0:1], v[18:21], off
	global_store_b128 v[0:1], v[14:17], off offset:16
	global_store_b128 v[2:3], v[10:13], off
	global_store_b128 v[2:3], v[6:9], off offset:16
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sgemm_ahead
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 102
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
		.amdhsa_inst_pref_size 31
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end1:
	.size	sgemm_ahead, .Lfunc_end1-sgemm_ahead
                                        ; -- End function
	.set sgemm_ahead.num_vgpr, 102
	.set sgemm_ahead.num_agpr, 0
	.set sgemm_ahead.numbered_sgpr, 16
	.set sgemm_ahead.num_named_barrier, 0
	.set sgemm_ahead.private_seg_size, 0
	.set sgemm_ahead.uses_vcc, 1
	.set sgemm_ahead.uses_flat_scratch, 0
	.set sgemm_ahead.has_dyn_sized_stack, 0
	.set sgemm_ahead.has_recursion, 0
	.set sgemm_ahead.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3888
; TotalNumSgprs: 18
; NumVgprs: 102
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 12
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 102
; Occupancy: 12
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
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
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           sgemm_ahead
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         sgemm_ahead.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     102
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
