	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	wide_loads              ; -- Begin function wide_loads
	.globl	wide_loads
	.p2align	8
	.type	wide_loads,@function
wide_loads:                             ; @wide_loads
; %bb.0:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x1c
	s_load_b64 s[2:3], s[0:1], 0x10
	v_lshrrev_b32_e32 v53, 4, v0
	v_and_b32_e32 v54, 15, v0
	s_lshl_b32 s10, s15, 7
	s_lshl_b32 s8, s14, 7
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s5, 1
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshrrev_b32_e32 v6, 5, v0
	s_load_b128 s[12:15], s[0:1], 0x0
	v_lshrrev_b32_e32 v7, 1, v0
	s_mul_i32 s0, s5, s10
	v_and_b32_e32 v2, 0x7c, v1
	v_and_b32_e32 v3, 4, v1
	s_ashr_i32 s1, s0, 31
	s_lshl_b32 s16, s4, 3
	s_lshl_b64 s[0:1], s[0:1], 2
	s_ashr_i32 s9, s8, 31
	v_mad_u64_u32 v[4:5], null, s4, v6, v[2:3]
	s_ashr_i32 s17, s16, 31
	v_lshl_or_b32 v73, v54, 5, 0x1000
	v_mad_u64_u32 v[0:1], null, s5, v7, v[3:4]
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v5, 2, v7
	v_lshlrev_b32_e32 v6, 9, v6
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s11, s12, s0
	v_mov_b32_e32 v68, v1
	v_mov_b32_e32 v66, v1
	v_lshl_or_b32 v70, v3, 9, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_mov_b32_e32 v69, v1
	v_mov_b32_e32 v67, v1
	v_or3_b32 v71, v6, v2, 0x1000
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_addc_u32 s12, s13, s1
	s_lshl_b64 s[0:1], s[8:9], 2
	v_dual_mov_b32 v65, v1 :: v_dual_lshlrev_b32 v72, 5, v53
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s11, v2
	s_add_u32 s0, s14, s0
	v_add_co_ci_u32_e64 v3, null, s12, v3, vcc_lo
	s_addc_u32 s1, s15, s1
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e64 v5, null, s1, v5, vcc_lo
	v_mov_b32_e32 v64, v1
	v_mov_b32_e32 v63, v1
	v_mov_b32_e32 v62, v1
	v_mov_b32_e32 v61, v1
	v_mov_b32_e32 v60, v1
	v_mov_b32_e32 v59, v1
	v_mov_b32_e32 v58, v1
	v_mov_b32_e32 v57, v1
	v_mov_b32_e32 v56, v1
	v_mov_b32_e32 v55, v1
	v_mov_b32_e32 v52, v1
	v_mov_b32_e32 v51, v1
	v_mov_b32_e32 v50, v1
	v_mov_b32_e32 v49, v1
	v_mov_b32_e32 v48, v1
	v_mov_b32_e32 v47, v1
	v_mov_b32_e32 v46, v1
	v_mov_b32_e32 v45, v1
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v43, v1
	v_mov_b32_e32 v42, v1
	v_mov_b32_e32 v41, v1
	v_mov_b32_e32 v40, v1
	v_mov_b32_e32 v39, v1
	v_mov_b32_e32 v38, v1
	v_mov_b32_e32 v37, v1
	v_mov_b32_e32 v36, v1
	v_mov_b32_e32 v35, v1
	v_mov_b32_e32 v34, v1
	v_mov_b32_e32 v33, v1
	v_mov_b32_e32 v32, v1
	v_mov_b32_e32 v31, v1
	v_mov_b32_e32 v30, v1
	v_mov_b32_e32 v29, v1
	v_mov_b32_e32 v28, v1
	v_mov_b32_e32 v27, v1
	v_mov_b32_e32 v26, v1
	v_mov_b32_e32 v25, v1
	v_mov_b32_e32 v24, v1
	v_mov_b32_e32 v23, v1
	v_mov_b32_e32 v22, v1
	v_mov_b32_e32 v21, v1
	v_mov_b32_e32 v20, v1
	v_mov_b32_e32 v19, v1
	v_mov_b32_e32 v18, v1
	v_mov_b32_e32 v17, v1
	v_mov_b32_e32 v16, v1
	v_mov_b32_e32 v15, v1
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v12, v1
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v0, v1
	s_lshl_b64 s[0:1], s[16:17], 2
	s_mov_b32 s9, 0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_b128 v[74:77], v[2:3], off
	global_load_b128 v[78:81], v[4:5], off
	v_add_co_u32 v2, vcc_lo, v2, 32
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	v_add_co_u32 v4, vcc_lo, v4, s0
	v_add_co_ci_u32_e64 v5, null, s1, v5, vcc_lo
	s_add_i32 s9, s9, 8
	s_waitcnt vmcnt(1)
	ds_store_2addr_stride64_b32 v70, v74, v75 offset1:2
	ds_store_2addr_stride64_b32 v70, v76, v77 offset0:4 offset1:6
	s_waitcnt vmcnt(0)
	ds_store_b128 v71, v[78:81]
	s_cmp_ge_i32 s9, s5
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b128 v[74:77], v72
	ds_load_b128 v[78:81], v73
	ds_load_b128 v[82:85], v73 offset:16
	ds_load_b128 v[86:89], v72 offset:16
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v1, v74, v78 :: v_dual_fmac_f32 v60, v75, v80
	v_dual_fmac_f32 v69, v74, v79 :: v_dual_fmac_f32 v62, v75, v78
	v_dual_fmac_f32 v68, v74, v80 :: v_dual_fmac_f32 v61, v75, v79
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v67, v74, v81 :: v_dual_fmac_f32 v58, v75, v82
	v_dual_fmac_f32 v66, v74, v82 :: v_dual_fmac_f32 v59, v75, v81
	v_dual_fmac_f32 v65, v74, v83 :: v_dual_fmac_f32 v56, v75, v84
	v_dual_fmac_f32 v64, v74, v84 :: v_dual_fmac_f32 v57, v75, v83
	v_dual_fmac_f32 v63, v74, v85 :: v_dual_fmac_f32 v52, v76, v78
	v_dual_fmac_f32 v55, v75, v85 :: v_dual_fmac_f32 v50, v76, v80
	v_dual_fmac_f32 v51, v76, v79 :: v_dual_fmac_f32 v44, v77, v78
	v_dual_fmac_f32 v49, v76, v81 :: v_dual_fmac_f32 v42, v77, v80
	v_dual_fmac_f32 v48, v76, v82 :: v_dual_fmac_f32 v43, v77, v79
	v_dual_fmac_f32 v47, v76, v83 :: v_dual_fmac_f32 v40, v77, v82
	v_dual_fmac_f32 v46, v76, v84 :: v_dual_fmac_f32 v41, v77, v81
	v_dual_fmac_f32 v45, v76, v85 :: v_dual_fmac_f32 v38, v77, v84
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v39, v77, v83 :: v_dual_fmac_f32 v36, v86, v78
	v_dual_fmac_f32 v37, v77, v85 :: v_dual_fmac_f32 v34, v86, v80
	ds_load_b128 v[74:77], v72 offset:512
	v_dual_fmac_f32 v35, v86, v79 :: v_dual_fmac_f32 v28, v87, v78
	v_dual_fmac_f32 v33, v86, v81 :: v_dual_fmac_f32 v26, v87, v80
	v_dual_fmac_f32 v27, v87, v79 :: v_dual_fmac_f32 v20, v88, v78
	v_dual_fmac_f32 v25, v87, v81 :: v_dual_fmac_f32 v18, v88, v80
	v_dual_fmac_f32 v19, v88, v79 :: v_dual_fmac_f32 v12, v89, v78
	v_dual_fmac_f32 v17, v88, v81 :: v_dual_fmac_f32 v10, v89, v80
	v_dual_fmac_f32 v11, v89, v79 :: v_dual_fmac_f32 v32, v86, v82
	v_dual_fmac_f32 v9, v89, v81 :: v_dual_fmac_f32 v30, v86, v84
	ds_load_b128 v[78:81], v73 offset:512
	v_dual_fmac_f32 v31, v86, v83 :: v_dual_fmac_f32 v24, v87, v82
	v_dual_fmac_f32 v29, v86, v85 :: v_dual_fmac_f32 v22, v87, v84
	v_dual_fmac_f32 v23, v87, v83 :: v_dual_fmac_f32 v16, v88, v82
	v_dual_fmac_f32 v21, v87, v85 :: v_dual_fmac_f32 v14, v88, v84
	v_dual_fmac_f32 v15, v88, v83 :: v_dual_fmac_f32 v8, v89, v82
	v_dual_fmac_f32 v13, v88, v85 :: v_dual_fmac_f32 v6, v89, v84
	v_fmac_f32_e32 v7, v89, v83
	v_fmac_f32_e32 v0, v89, v85
	ds_load_b128 v[82:85], v73 offset:528
	ds_load_b128 v[86:89], v72 offset:528
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v1, v74, v78
	v_dual_fmac_f32 v69, v74, v79 :: v_dual_fmac_f32 v62, v75, v78
	v_fmac_f32_e32 v68, v74, v80
	v_dual_fmac_f32 v67, v74, v81 :: v_dual_fmac_f32 v60, v75, v80
	v_fmac_f32_e32 v61, v75, v79
	v_dual_fmac_f32 v59, v75, v81 :: v_dual_fmac_f32 v52, v76, v78
	v_dual_fmac_f32 v51, v76, v79 :: v_dual_fmac_f32 v44, v77, v78
	v_fmac_f32_e32 v50, v76, v80
	v_dual_fmac_f32 v49, v76, v81 :: v_dual_fmac_f32 v42, v77, v80
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v66, v74, v82
	v_dual_fmac_f32 v65, v74, v83 :: v_dual_fmac_f32 v58, v75, v82
	v_fmac_f32_e32 v64, v74, v84
	v_dual_fmac_f32 v63, v74, v85 :: v_dual_fmac_f32 v56, v75, v84
	v_fmac_f32_e32 v57, v75, v83
	v_dual_fmac_f32 v55, v75, v85 :: v_dual_fmac_f32 v48, v76, v82
	v_fmac_f32_e32 v43, v77, v79
	v_dual_fmac_f32 v47, v76, v83 :: v_dual_fmac_f32 v40, v77, v82
	v_dual_fmac_f32 v46, v76, v84 :: v_dual_fmac_f32 v41, v77, v81
	v_dual_fmac_f32 v45, v76, v85 :: v_dual_fmac_f32 v38, v77, v84
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v39, v77, v83 :: v_dual_fmac_f32 v36, v86, v78
	v_dual_fmac_f32 v37, v77, v85 :: v_dual_fmac_f32 v34, v86, v80
	ds_load_b128 v[74:77], v72 offset:1024
	v_dual_fmac_f32 v35, v86, v79 :: v_dual_fmac_f32 v28, v87, v78
	v_dual_fmac_f32 v33, v86, v81 :: v_dual_fmac_f32 v26, v87, v80
	v_dual_fmac_f32 v27, v87, v79 :: v_dual_fmac_f32 v20, v88, v78
	v_dual_fmac_f32 v25, v87, v81 :: v_dual_fmac_f32 v18, v88, v80
	v_dual_fmac_f32 v19, v88, v79 :: v_dual_fmac_f32 v12, v89, v78
	v_dual_fmac_f32 v17, v88, v81 :: v_dual_fmac_f32 v10, v89, v80
	v_dual_fmac_f32 v11, v89, v79 :: v_dual_fmac_f32 v32, v86, v82
	v_dual_fmac_f32 v9, v89, v81 :: v_dual_fmac_f32 v30, v86, v84
	ds_load_b128 v[78:81], v73 offset:1024
	v_dual_fmac_f32 v31, v86, v83 :: v_dual_fmac_f32 v24, v87, v82
	v_dual_fmac_f32 v29, v86, v85 :: v_dual_fmac_f32 v22, v87, v84
	v_dual_fmac_f32 v23, v87, v83 :: v_dual_fmac_f32 v16, v88, v82
	v_dual_fmac_f32 v21, v87, v85 :: v_dual_fmac_f32 v14, v88, v84
	v_dual_fmac_f32 v15, v88, v83 :: v_dual_fmac_f32 v8, v89, v82
	v_dual_fmac_f32 v13, v88, v85 :: v_dual_fmac_f32 v6, v89, v84
	v_fmac_f32_e32 v7, v89, v83
	v_fmac_f32_e32 v0, v89, v85
	ds_load_b128 v[82:85], v73 offset:1040
	ds_load_b128 v[86:89], v72 offset:1040
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v1, v74, v78
	v_dual_fmac_f32 v69, v74, v79 :: v_dual_fmac_f32 v62, v75, v78
	v_fmac_f32_e32 v68, v74, v80
	v_dual_fmac_f32 v67, v74, v81 :: v_dual_fmac_f32 v60, v75, v80
	v_fmac_f32_e32 v61, v75, v79
	v_dual_fmac_f32 v59, v75, v81 :: v_dual_fmac_f32 v52, v76, v78
	v_dual_fmac_f32 v51, v76, v79 :: v_dual_fmac_f32 v44, v77, v78
	v_fmac_f32_e32 v50, v76, v80
	v_dual_fmac_f32 v49, v76, v81 :: v_dual_fmac_f32 v42, v77, v80
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v66, v74, v82
	v_dual_fmac_f32 v65, v74, v83 :: v_dual_fmac_f32 v58, v75, v82
	v_fmac_f32_e32 v64, v74, v84
	v_dual_fmac_f32 v63, v74, v85 :: v_dual_fmac_f32 v56, v75, v84
	v_fmac_f32_e32 v57, v75, v83
	v_dual_fmac_f32 v55, v75, v85 :: v_dual_fmac_f32 v48, v76, v82
	v_fmac_f32_e32 v43, v77, v79
	v_dual_fmac_f32 v47, v76, v83 :: v_dual_fmac_f32 v40, v77, v82
	v_dual_fmac_f32 v46, v76, v84 :: v_dual_fmac_f32 v41, v77, v81
	v_dual_fmac_f32 v45, v76, v85 :: v_dual_fmac_f32 v38, v77, v84
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v39, v77, v83 :: v_dual_fmac_f32 v36, v86, v78
	v_dual_fmac_f32 v37, v77, v85 :: v_dual_fmac_f32 v34, v86, v80
	ds_load_b128 v[74:77], v72 offset:1536
	v_dual_fmac_f32 v35, v86, v79 :: v_dual_fmac_f32 v28, v87, v78
	v_dual_fmac_f32 v33, v86, v81 :: v_dual_fmac_f32 v26, v87, v80
	v_dual_fmac_f32 v27, v87, v79 :: v_dual_fmac_f32 v20, v88, v78
	v_dual_fmac_f32 v25, v87, v81 :: v_dual_fmac_f32 v18, v88, v80
	v_dual_fmac_f32 v19, v88, v79 :: v_dual_fmac_f32 v12, v89, v78
	v_dual_fmac_f32 v17, v88, v81 :: v_dual_fmac_f32 v10, v89, v80
	v_dual_fmac_f32 v11, v89, v79 :: v_dual_fmac_f32 v32, v86, v82
	v_dual_fmac_f32 v9, v89, v81 :: v_dual_fmac_f32 v30, v86, v84
	ds_load_b128 v[78:81], v73 offset:1536
	v_dual_fmac_f32 v31, v86, v83 :: v_dual_fmac_f32 v24, v87, v82
	v_dual_fmac_f32 v29, v86, v85 :: v_dual_fmac_f32 v22, v87, v84
	v_dual_fmac_f32 v23, v87, v83 :: v_dual_fmac_f32 v16, v88, v82
	v_dual_fmac_f32 v21, v87, v85 :: v_dual_fmac_f32 v14, v88, v84
	v_dual_fmac_f32 v15, v88, v83 :: v_dual_fmac_f32 v8, v89, v82
	v_dual_fmac_f32 v13, v88, v85 :: v_dual_fmac_f32 v6, v89, v84
	v_fmac_f32_e32 v7, v89, v83
	v_fmac_f32_e32 v0, v89, v85
	ds_load_b128 v[82:85], v73 offset:1552
	ds_load_b128 v[86:89], v72 offset:1552
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v1, v74, v78
	v_dual_fmac_f32 v69, v74, v79 :: v_dual_fmac_f32 v62, v75, v78
	v_fmac_f32_e32 v68, v74, v80
	v_dual_fmac_f32 v67, v74, v81 :: v_dual_fmac_f32 v60, v75, v80
	v_fmac_f32_e32 v61, v75, v79
	v_dual_fmac_f32 v59, v75, v81 :: v_dual_fmac_f32 v52, v76, v78
	v_dual_fmac_f32 v51, v76, v79 :: v_dual_fmac_f32 v44, v77, v78
	v_fmac_f32_e32 v50, v76, v80
	v_dual_fmac_f32 v49, v76, v81 :: v_dual_fmac_f32 v42, v77, v80
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v66, v74, v82
	v_dual_fmac_f32 v65, v74, v83 :: v_dual_fmac_f32 v58, v75, v82
	v_fmac_f32_e32 v64, v74, v84
	v_dual_fmac_f32 v63, v74, v85 :: v_dual_fmac_f32 v56, v75, v84
	v_fmac_f32_e32 v57, v75, v83
	v_dual_fmac_f32 v55, v75, v85 :: v_dual_fmac_f32 v48, v76, v82
	v_fmac_f32_e32 v43, v77, v79
	v_dual_fmac_f32 v47, v76, v83 :: v_dual_fmac_f32 v40, v77, v82
	v_dual_fmac_f32 v46, v76, v84 :: v_dual_fmac_f32 v41, v77, v81
	v_dual_fmac_f32 v45, v76, v85 :: v_dual_fmac_f32 v38, v77, v84
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v39, v77, v83 :: v_dual_fmac_f32 v36, v86, v78
	v_dual_fmac_f32 v37, v77, v85 :: v_dual_fmac_f32 v34, v86, v80
	ds_load_b128 v[74:77], v72 offset:2048
	v_dual_fmac_f32 v35, v86, v79 :: v_dual_fmac_f32 v28, v87, v78
	v_dual_fmac_f32 v33, v86, v81 :: v_dual_fmac_f32 v26, v87, v80
	v_dual_fmac_f32 v27, v87, v79 :: v_dual_fmac_f32 v20, v88, v78
	v_dual_fmac_f32 v25, v87, v81 :: v_dual_fmac_f32 v18, v88, v80
	v_dual_fmac_f32 v19, v88, v79 :: v_dual_fmac_f32 v12, v89, v78
	v_dual_fmac_f32 v17, v88, v81 :: v_dual_fmac_f32 v10, v89, v80
	v_dual_fmac_f32 v11, v89, v79 :: v_dual_fmac_f32 v32, v86, v82
	v_dual_fmac_f32 v9, v89, v81 :: v_dual_fmac_f32 v30, v86, v84
	ds_load_b128 v[78:81], v73 offset:2048
	v_dual_fmac_f32 v31, v86, v83 :: v_dual_fmac_f32 v24, v87, v82
	v_dual_fmac_f32 v29, v86, v85 :: v_dual_fmac_f32 v22, v87, v84
	v_dual_fmac_f32 v23, v87, v83 :: v_dual_fmac_f32 v16, v88, v82
	v_dual_fmac_f32 v21, v87, v85 :: v_dual_fmac_f32 v14, v88, v84
	v_dual_fmac_f32 v15, v88, v83 :: v_dual_fmac_f32 v8, v89, v82
	v_dual_fmac_f32 v13, v88, v85 :: v_dual_fmac_f32 v6, v89, v84
	v_fmac_f32_e32 v7, v89, v83
	v_fmac_f32_e32 v0, v89, v85
	ds_load_b128 v[82:85], v73 offset:2064
	ds_load_b128 v[86:89], v72 offset:2064
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v1, v74, v78
	v_dual_fmac_f32 v69, v74, v79 :: v_dual_fmac_f32 v62, v75, v78
	v_fmac_f32_e32 v68, v74, v80
	v_dual_fmac_f32 v67, v74, v81 :: v_dual_fmac_f32 v60, v75, v80
	v_fmac_f32_e32 v61, v75, v79
	v_dual_fmac_f32 v59, v75, v81 :: v_dual_fmac_f32 v52, v76, v78
	v_dual_fmac_f32 v51, v76, v79 :: v_dual_fmac_f32 v44, v77, v78
	v_fmac_f32_e32 v50, v76, v80
	v_dual_fmac_f32 v49, v76, v81 :: v_dual_fmac_f32 v42, v77, v80
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v66, v74, v82
	v_dual_fmac_f32 v65, v74, v83 :: v_dual_fmac_f32 v58, v75, v82
	v_fmac_f32_e32 v64, v74, v84
	v_dual_fmac_f32 v63, v74, v85 :: v_dual_fmac_f32 v56, v75, v84
	v_fmac_f32_e32 v57, v75, v83
	v_dual_fmac_f32 v55, v75, v85 :: v_dual_fmac_f32 v48, v76, v82
	v_fmac_f32_e32 v43, v77, v79
	v_dual_fmac_f32 v47, v76, v83 :: v_dual_fmac_f32 v40, v77, v82
	v_dual_fmac_f32 v46, v76, v84 :: v_dual_fmac_f32 v41, v77, v81
	v_dual_fmac_f32 v45, v76, v85 :: v_dual_fmac_f32 v38, v77, v84
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v39, v77, v83 :: v_dual_fmac_f32 v36, v86, v78
	v_dual_fmac_f32 v37, v77, v85 :: v_dual_fmac_f32 v34, v86, v80
	ds_load_b128 v[74:77], v72 offset:2560
	v_dual_fmac_f32 v35, v86, v79 :: v_dual_fmac_f32 v28, v87, v78
	v_dual_fmac_f32 v33, v86, v81 :: v_dual_fmac_f32 v26, v87, v80
	v_dual_fmac_f32 v27, v87, v79 :: v_dual_fmac_f32 v20, v88, v78
	v_dual_fmac_f32 v25, v87, v81 :: v_dual_fmac_f32 v18, v88, v80
	v_dual_fmac_f32 v19, v88, v79 :: v_dual_fmac_f32 v12, v89, v78
	v_dual_fmac_f32 v17, v88, v81 :: v_dual_fmac_f32 v10, v89, v80
	v_dual_fmac_f32 v11, v89, v79 :: v_dual_fmac_f32 v32, v86, v82
	v_dual_fmac_f32 v9, v89, v81 :: v_dual_fmac_f32 v30, v86, v84
	ds_load_b128 v[78:81], v73 offset:2560
	v_dual_fmac_f32 v31, v86, v83 :: v_dual_fmac_f32 v24, v87, v82
	v_dual_fmac_f32 v29, v86, v85 :: v_dual_fmac_f32 v22, v87, v84
	v_dual_fmac_f32 v23, v87, v83 :: v_dual_fmac_f32 v16, v88, v82
	v_dual_fmac_f32 v21, v87, v85 :: v_dual_fmac_f32 v14, v88, v84
	v_dual_fmac_f32 v15, v88, v83 :: v_dual_fmac_f32 v8, v89, v82
	v_dual_fmac_f32 v13, v88, v85 :: v_dual_fmac_f32 v6, v89, v84
	v_fmac_f32_e32 v7, v89, v83
	v_fmac_f32_e32 v0, v89, v85
	ds_load_b128 v[82:85], v73 offset:2576
	ds_load_b128 v[86:89], v72 offset:2576
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v1, v74, v78
	v_dual_fmac_f32 v69, v74, v79 :: v_dual_fmac_f32 v62, v75, v78
	v_fmac_f32_e32 v68, v74, v80
	v_dual_fmac_f32 v67, v74, v81 :: v_dual_fmac_f32 v60, v75, v80
	v_fmac_f32_e32 v61, v75, v79
	v_dual_fmac_f32 v59, v75, v81 :: v_dual_fmac_f32 v52, v76, v78
	v_dual_fmac_f32 v51, v76, v79 :: v_dual_fmac_f32 v44, v77, v78
	v_fmac_f32_e32 v50, v76, v80
	v_dual_fmac_f32 v49, v76, v81 :: v_dual_fmac_f32 v42, v77, v80
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v66, v74, v82
	v_dual_fmac_f32 v65, v74, v83 :: v_dual_fmac_f32 v58, v75, v82
	v_fmac_f32_e32 v64, v74, v84
	v_dual_fmac_f32 v63, v74, v85 :: v_dual_fmac_f32 v56, v75, v84
	v_fmac_f32_e32 v57, v75, v83
	v_dual_fmac_f32 v55, v75, v85 :: v_dual_fmac_f32 v48, v76, v82
	v_fmac_f32_e32 v43, v77, v79
	v_dual_fmac_f32 v47, v76, v83 :: v_dual_fmac_f32 v40, v77, v82
	v_dual_fmac_f32 v46, v76, v84 :: v_dual_fmac_f32 v41, v77, v81
	v_dual_fmac_f32 v45, v76, v85 :: v_dual_fmac_f32 v38, v77, v84
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v39, v77, v83 :: v_dual_fmac_f32 v36, v86, v78
	v_dual_fmac_f32 v37, v77, v85 :: v_dual_fmac_f32 v34, v86, v80
	ds_load_b128 v[74:77], v72 offset:3072
	v_dual_fmac_f32 v35, v86, v79 :: v_dual_fmac_f32 v28, v87, v78
	v_dual_fmac_f32 v33, v86, v81 :: v_dual_fmac_f32 v26, v87, v80
	v_dual_fmac_f32 v27, v87, v79 :: v_dual_fmac_f32 v20, v88, v78
	v_dual_fmac_f32 v25, v87, v81 :: v_dual_fmac_f32 v18, v88, v80
	v_dual_fmac_f32 v19, v88, v79 :: v_dual_fmac_f32 v12, v89, v78
	v_dual_fmac_f32 v17, v88, v81 :: v_dual_fmac_f32 v10, v89, v80
	v_dual_fmac_f32 v11, v89, v79 :: v_dual_fmac_f32 v32, v86, v82
	v_dual_fmac_f32 v9, v89, v81 :: v_dual_fmac_f32 v30, v86, v84
	ds_load_b128 v[78:81], v73 offset:3072
	v_dual_fmac_f32 v31, v86, v83 :: v_dual_fmac_f32 v24, v87, v82
	v_dual_fmac_f32 v29, v86, v85 :: v_dual_fmac_f32 v22, v87, v84
	v_dual_fmac_f32 v23, v87, v83 :: v_dual_fmac_f32 v16, v88, v82
	v_dual_fmac_f32 v21, v87, v85 :: v_dual_fmac_f32 v14, v88, v84
	v_dual_fmac_f32 v15, v88, v83 :: v_dual_fmac_f32 v8, v89, v82
	v_dual_fmac_f32 v13, v88, v85 :: v_dual_fmac_f32 v6, v89, v84
	v_fmac_f32_e32 v7, v89, v83
	v_fmac_f32_e32 v0, v89, v85
	ds_load_b128 v[82:85], v73 offset:3088
	ds_load_b128 v[86:89], v72 offset:3088
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v1, v74, v78
	v_dual_fmac_f32 v69, v74, v79 :: v_dual_fmac_f32 v62, v75, v78
	v_fmac_f32_e32 v68, v74, v80
	v_dual_fmac_f32 v67, v74, v81 :: v_dual_fmac_f32 v60, v75, v80
	v_fmac_f32_e32 v61, v75, v79
	v_dual_fmac_f32 v59, v75, v81 :: v_dual_fmac_f32 v52, v76, v78
	v_dual_fmac_f32 v51, v76, v79 :: v_dual_fmac_f32 v44, v77, v78
	v_fmac_f32_e32 v50, v76, v80
	v_dual_fmac_f32 v49, v76, v81 :: v_dual_fmac_f32 v42, v77, v80
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v66, v74, v82
	v_dual_fmac_f32 v65, v74, v83 :: v_dual_fmac_f32 v58, v75, v82
	v_fmac_f32_e32 v64, v74, v84
	v_dual_fmac_f32 v63, v74, v85 :: v_dual_fmac_f32 v56, v75, v84
	v_fmac_f32_e32 v57, v75, v83
	v_dual_fmac_f32 v55, v75, v85 :: v_dual_fmac_f32 v48, v76, v82
	v_fmac_f32_e32 v43, v77, v79
	v_dual_fmac_f32 v47, v76, v83 :: v_dual_fmac_f32 v40, v77, v82
	v_dual_fmac_f32 v46, v76, v84 :: v_dual_fmac_f32 v41, v77, v81
	v_dual_fmac_f32 v45, v76, v85 :: v_dual_fmac_f32 v38, v77, v84
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v39, v77, v83 :: v_dual_fmac_f32 v36, v86, v78
	v_dual_fmac_f32 v37, v77, v85 :: v_dual_fmac_f32 v34, v86, v80
	ds_load_b128 v[74:77], v73 offset:3584
	v_dual_fmac_f32 v35, v86, v79 :: v_dual_fmac_f32 v28, v87, v78
	v_dual_fmac_f32 v33, v86, v81 :: v_dual_fmac_f32 v26, v87, v80
	v_dual_fmac_f32 v27, v87, v79 :: v_dual_fmac_f32 v20, v88, v78
	v_dual_fmac_f32 v25, v87, v81 :: v_dual_fmac_f32 v18, v88, v80
	v_dual_fmac_f32 v19, v88, v79 :: v_dual_fmac_f32 v12, v89, v78
	v_dual_fmac_f32 v17, v88, v81 :: v_dual_fmac_f32 v10, v89, v80
	v_dual_fmac_f32 v11, v89, v79 :: v_dual_fmac_f32 v32, v86, v82
	v_dual_fmac_f32 v9, v89, v81 :: v_dual_fmac_f32 v30, v86, v84
	ds_load_b128 v[78:81], v73 offset:3600
	v_dual_fmac_f32 v31, v86, v83 :: v_dual_fmac_f32 v24, v87, v82
	v_dual_fmac_f32 v29, v86, v85 :: v_dual_fmac_f32 v22, v87, v84
	v_dual_fmac_f32 v23, v87, v83 :: v_dual_fmac_f32 v16, v88, v82
	v_dual_fmac_f32 v21, v87, v85 :: v_dual_fmac_f32 v14, v88, v84
	v_dual_fmac_f32 v15, v88, v83 :: v_dual_fmac_f32 v8, v89, v82
	v_dual_fmac_f32 v13, v88, v85 :: v_dual_fmac_f32 v6, v89, v84
	v_fmac_f32_e32 v7, v89, v83
	v_fmac_f32_e32 v0, v89, v85
	ds_load_b128 v[82:85], v72 offset:3584
	ds_load_b128 v[86:89], v72 offset:3600
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v1, v82, v74
	v_dual_fmac_f32 v69, v82, v75 :: v_dual_fmac_f32 v62, v83, v74
	v_fmac_f32_e32 v68, v82, v76
	v_dual_fmac_f32 v67, v82, v77 :: v_dual_fmac_f32 v60, v83, v76
	v_dual_fmac_f32 v66, v82, v78 :: v_dual_fmac_f32 v61, v83, v75
	v_dual_fmac_f32 v65, v82, v79 :: v_dual_fmac_f32 v58, v83, v78
	v_dual_fmac_f32 v64, v82, v80 :: v_dual_fmac_f32 v59, v83, v77
	v_dual_fmac_f32 v63, v82, v81 :: v_dual_fmac_f32 v56, v83, v80
	v_dual_fmac_f32 v57, v83, v79 :: v_dual_fmac_f32 v52, v84, v74
	v_dual_fmac_f32 v55, v83, v81 :: v_dual_fmac_f32 v50, v84, v76
	v_dual_fmac_f32 v51, v84, v75 :: v_dual_fmac_f32 v44, v85, v74
	v_dual_fmac_f32 v49, v84, v77 :: v_dual_fmac_f32 v42, v85, v76
	v_dual_fmac_f32 v48, v84, v78 :: v_dual_fmac_f32 v43, v85, v75
	v_dual_fmac_f32 v47, v84, v79 :: v_dual_fmac_f32 v40, v85, v78
	v_dual_fmac_f32 v46, v84, v80 :: v_dual_fmac_f32 v41, v85, v77
	v_dual_fmac_f32 v45, v84, v81 :: v_dual_fmac_f32 v38, v85, v80
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v39, v85, v79 :: v_dual_fmac_f32 v36, v86, v74
	v_dual_fmac_f32 v37, v85, v81 :: v_dual_fmac_f32 v34, v86, v76
	v_dual_fmac_f32 v35, v86, v75 :: v_dual_fmac_f32 v28, v87, v74
	v_dual_fmac_f32 v33, v86, v77 :: v_dual_fmac_f32 v26, v87, v76
	v_dual_fmac_f32 v32, v86, v78 :: v_dual_fmac_f32 v27, v87, v75
	v_dual_fmac_f32 v31, v86, v79 :: v_dual_fmac_f32 v24, v87, v78
	v_dual_fmac_f32 v30, v86, v80 :: v_dual_fmac_f32 v25, v87, v77
	v_dual_fmac_f32 v29, v86, v81 :: v_dual_fmac_f32 v22, v87, v80
	v_dual_fmac_f32 v23, v87, v79 :: v_dual_fmac_f32 v20, v88, v74
	v_dual_fmac_f32 v21, v87, v81 :: v_dual_fmac_f32 v18, v88, v76
	v_dual_fmac_f32 v19, v88, v75 :: v_dual_fmac_f32 v12, v89, v74
	v_dual_fmac_f32 v17, v88, v77 :: v_dual_fmac_f32 v10, v89, v76
	v_dual_fmac_f32 v16, v88, v78 :: v_dual_fmac_f32 v11, v89, v75
	v_dual_fmac_f32 v15, v88, v79 :: v_dual_fmac_f32 v8, v89, v78
	v_dual_fmac_f32 v14, v88, v80 :: v_dual_fmac_f32 v9, v89, v77
	v_dual_fmac_f32 v13, v88, v81 :: v_dual_fmac_f32 v6, v89, v80
	v_fmac_f32_e32 v7, v89, v79
	v_fmac_f32_e32 v0, v89, v81
	s_barrier
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v45, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v49, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v51, 0
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v55, 0
	v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v57, 0
	v_dual_mov_b32 v56, 0 :: v_dual_mov_b32 v59, 0
	v_dual_mov_b32 v58, 0 :: v_dual_mov_b32 v61, 0
	v_dual_mov_b32 v60, 0 :: v_dual_mov_b32 v63, 0
	v_dual_mov_b32 v62, 0 :: v_dual_mov_b32 v65, 0
	v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v67, 0
	v_dual_mov_b32 v66, 0 :: v_dual_mov_b32 v69, 0
	v_dual_mov_b32 v68, 0 :: v_dual_mov_b32 v1, 0
.LBB0_4:
	v_mul_lo_u32 v2, v53, s4
	v_lshlrev_b32_e32 v3, 3, v54
	s_mul_i32 s0, s4, s10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_i32 s0, s0, s8
	s_ashr_i32 s1, s0, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_lshl_b64 s[0:1], s[0:1], 2
	v_lshl_add_u32 v2, v2, 3, v3
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	s_ashr_i32 s5, s4, 31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v53, vcc_lo, s0, v2
	v_add_co_ci_u32_e64 v54, null, s1, v3, vcc_lo
	s_lshl_b64 s[0:1], s[4:5], 2
	s_clause 0x1
	global_load_b128 v[2:5], v[53:54], off
	global_load_b128 v[70:73], v[53:54], off offset:16
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v2, s7, v2 :: v_dual_mul_f32 v3, s7, v3
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v5, s7, v5 :: v_dual_mul_f32 v70, s7, v70
	v_dual_mul_f32 v4, s7, v4 :: v_dual_mul_f32 v71, s7, v71
	v_dual_mul_f32 v72, s7, v72 :: v_dual_mul_f32 v73, s7, v73
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v2, s6, v1 :: v_dual_fmac_f32 v5, s6, v67
	v_add_co_u32 v67, vcc_lo, v53, s0
	v_dual_fmac_f32 v3, s6, v69 :: v_dual_fmac_f32 v70, s6, v66
	v_dual_fmac_f32 v4, s6, v68 :: v_dual_fmac_f32 v71, s6, v65
	v_dual_fmac_f32 v72, s6, v64 :: v_dual_fmac_f32 v73, s6, v63
	v_add_co_ci_u32_e64 v68, null, s1, v54, vcc_lo
	s_clause 0x1
	global_store_b128 v[53:54], v[2:5], off
	global_store_b128 v[53:54], v[70:73], off offset:16
	s_clause 0x1
	global_load_b128 v[1:4], v[67:68], off
	global_load_b128 v[63:66], v[67:68], off offset:16
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v3, s7, v3 :: v_dual_mul_f32 v64, s7, v64
	v_dual_mul_f32 v1, s7, v1 :: v_dual_mul_f32 v4, s7, v4
	v_dual_mul_f32 v2, s7, v2 :: v_dual_mul_f32 v63, s7, v63
	v_dual_mul_f32 v66, s7, v66 :: v_dual_mul_f32 v65, s7, v65
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v4, s6, v59 :: v_dual_fmac_f32 v3, s6, v60
	v_fmac_f32_e32 v64, s6, v57
	v_add_co_u32 v57, vcc_lo, v67, s0
	v_dual_fmac_f32 v1, s6, v62 :: v_dual_fmac_f32 v2, s6, v61
	v_dual_fmac_f32 v63, s6, v58 :: v_dual_fmac_f32 v66, s6, v55
	v_fmac_f32_e32 v65, s6, v56
	v_add_co_ci_u32_e64 v58, null, s1, v68, vcc_lo
	s_clause 0x1
	global_store_b128 v[67:68], v[1:4], off
	global_store_b128 v[67:68], v[63:66], off offset:16
	s_clause 0x1
	global_load_b128 v[1:4], v[57:58], off
	global_load_b128 v[53:56], v[57:58], off offset:16
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v1, s7, v1 :: v_dual_mul_f32 v4, s7, v4
	v_dual_mul_f32 v2, s7, v2 :: v_dual_mul_f32 v3, s7, v3
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v54, s7, v54 :: v_dual_mul_f32 v53, s7, v53
	v_dual_mul_f32 v56, s7, v56 :: v_dual_mul_f32 v55, s7, v55
	v_fmac_f32_e32 v4, s6, v49
	v_add_co_u32 v49, vcc_lo, v57, s0
	v_dual_fmac_f32 v1, s6, v52 :: v_dual_fmac_f32 v2, s6, v51
	v_dual_fmac_f32 v3, s6, v50 :: v_dual_fmac_f32 v54, s6, v47
	v_dual_fmac_f32 v53, s6, v48 :: v_dual_fmac_f32 v56, s6, v45
	v_fmac_f32_e32 v55, s6, v46
	v_add_co_ci_u32_e64 v50, null, s1, v58, vcc_lo
	s_clause 0x1
	global_store_b128 v[57:58], v[1:4], off
	global_store_b128 v[57:58], v[53:56], off offset:16
	s_clause 0x1
	global_load_b128 v[1:4], v[49:50], off
	global_load_b128 v[45:48], v[49:50], off offset:16
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v4, s7, v4 :: v_dual_mul_f32 v1, s7, v1
	v_dual_mul_f32 v2, s7, v2 :: v_dual_mul_f32 v3, s7, v3
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v46, s7, v46 :: v_dual_mul_f32 v45, s7, v45
	v_dual_mul_f32 v48, s7, v48 :: v_dual_mul_f32 v47, s7, v47
	v_fmac_f32_e32 v4, s6, v41
	v_add_co_u32 v41, vcc_lo, v49, s0
	v_dual_fmac_f32 v1, s6, v44 :: v_dual_fmac_f32 v2, s6, v43
	v_dual_fmac_f32 v3, s6, v42 :: v_dual_fmac_f32 v46, s6, v39
	v_dual_fmac_f32 v45, s6, v40 :: v_dual_fmac_f32 v48, s6, v37
	v_fmac_f32_e32 v47, s6, v38
	v_add_co_ci_u32_e64 v42, null, s1, v50, vcc_lo
	s_clause 0x1
	global_store_b128 v[49:50], v[1:4], off
	global_store_b128 v[49:50], v[45:48], off offset:16
	s_clause 0x1
	global_load_b128 v[1:4], v[41:42], off
	global_load_b128 v[37:40], v[41:42], off offset:16
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v4, s7, v4 :: v_dual_mul_f32 v1, s7, v1
	v_dual_mul_f32 v2, s7, v2 :: v_dual_mul_f32 v3, s7, v3
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v38, s7, v38 :: v_dual_mul_f32 v37, s7, v37
	v_dual_mul_f32 v40, s7, v40 :: v_dual_mul_f32 v39, s7, v39
	v_fmac_f32_e32 v4, s6, v33
	v_add_co_u32 v33, vcc_lo, v41, s0
	v_dual_fmac_f32 v1, s6, v36 :: v_dual_fmac_f32 v2, s6, v35
	v_dual_fmac_f32 v3, s6, v34 :: v_dual_fmac_f32 v38, s6, v31
	v_dual_fmac_f32 v37, s6, v32 :: v_dual_fmac_f32 v40, s6, v29
	v_fmac_f32_e32 v39, s6, v30
	v_add_co_ci_u32_e64 v34, null, s1, v42, vcc_lo
	s_clause 0x1
	global_store_b128 v[41:42], v[1:4], off
	global_store_b128 v[41:42], v[37:40], off offset:16
	s_clause 0x1
	global_load_b128 v[1:4], v[33:34], off
	global_load_b128 v[29:32], v[33:34], off offset:16
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v4, s7, v4 :: v_dual_mul_f32 v1, s7, v1
	v_dual_mul_f32 v2, s7, v2 :: v_dual_mul_f32 v3, s7, v3
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v30, s7, v30 :: v_dual_mul_f32 v29, s7, v29
	v_dual_mul_f32 v32, s7, v32 :: v_dual_mul_f32 v31, s7, v31
	v_fmac_f32_e32 v4, s6, v25
	v_add_co_u32 v25, vcc_lo, v33, s0
	v_dual_fmac_f32 v1, s6, v28 :: v_dual_fmac_f32 v2, s6, v27
	v_dual_fmac_f32 v3, s6, v26 :: v_dual_fmac_f32 v30, s6, v23
	v_dual_fmac_f32 v29, s6, v24 :: v_dual_fmac_f32 v32, s6, v21
	v_fmac_f32_e32 v31, s6, v22
	v_add_co_ci_u32_e64 v26, null, s1, v34, vcc_lo
	s_clause 0x1
	global_store_b128 v[33:34], v[1:4], off
	global_store_b128 v[33:34], v[29:32], off offset:16
	s_clause 0x1
	global_load_b128 v[1:4], v[25:26], off
	global_load_b128 v[21:24], v[25:26], off offset:16
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v4, s7, v4 :: v_dual_mul_f32 v1, s7, v1
	v_dual_mul_f32 v2, s7, v2 :: v_dual_mul_f32 v3, s7, v3
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v22, s7, v22 :: v_dual_mul_f32 v21, s7, v21
	v_dual_mul_f32 v24, s7, v24 :: v_dual_mul_f32 v23, s7, v23
	v_fmac_f32_e32 v4, s6, v17
	v_add_co_u32 v17, vcc_lo, v25, s0
	v_dual_fmac_f32 v1, s6, v20 :: v_dual_fmac_f32 v2, s6, v19
	v_dual_fmac_f32 v3, s6, v18 :: v_dual_fmac_f32 v22, s6, v15
	v_dual_fmac_f32 v21, s6, v16 :: v_dual_fmac_f32 v24, s6, v13
	v_fmac_f32_e32 v23, s6, v14
	v_add_co_ci_u32_e64 v18, null, s1, v26, vcc_lo
	s_clause 0x1
	global_store_b128 v[25:26], v[1:4], off
	global_store_b128 v[25:26], v[21:24], off offset:16
	s_clause 0x1
	global_load_b128 v[1:4], v[17:18], off
	global_load_b128 v[13:16], v[17:18], off offset:16
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v1, s7, v1 :: v_dual_mul_f32 v2, s7, v2
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v3, s7, v3 :: v_dual_mul_f32 v14, s7, v14
	v_dual_mul_f32 v4, s7, v4 :: v_dual_mul_f32 v13, s7, v13
	v_dual_mul_f32 v16, s7, v16 :: v_dual_mul_f32 v15, s7, v15
	v_dual_fmac_f32 v1, s6, v12 :: v_dual_fmac_f32 v2, s6, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v3, s6, v10 :: v_dual_fmac_f32 v14, s6, v7
	v_dual_fmac_f32 v4, s6, v9 :: v_dual_fmac_f32 v13, s6, v8
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v15, s6, v6 :: v_dual_fmac_f32 v16, s6, v0
	s_clause 0x1
	global_store_b128 v[17:18], v[1:4], off
	global_store_b128 v[17:18], v[13:16], off offset:16
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wide_loads
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 44
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
		.amdhsa_next_free_vgpr 90
		.amdhsa_next_free_sgpr 18
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 35
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	wide_loads, .Lfunc_end0-wide_loads
                                        ; -- End function
	.set wide_loads.num_vgpr, 90
	.set wide_loads.num_agpr, 0
	.set wide_loads.numbered_sgpr, 18
	.set wide_loads.num_named_barrier, 0
	.set wide_loads.private_seg_size, 0
	.set wide_loads.uses_vcc, 1
	.set wide_loads.uses_flat_scratch, 0
	.set wide_loads.has_dyn_sized_stack, 0
	.set wide_loads.has_recursion, 0
	.set wide_loads.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 4396
; TotalNumSgprs: 20
; NumVgprs: 90
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 90
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
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
	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"clang version 22.1.8"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
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
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 44
    .max_flat_workgroup_size: 256
    .name:           wide_loads
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         wide_loads.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     90
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
