	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	kernel                  ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshrrev_b32_e32 v37, 3, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_and_b32_e32 v36, 28, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB0_5
; %bb.1:
	s_load_b128 s[0:3], s[0:1], 0x0
	s_mul_i32 s10, s6, s15
	v_mul_u32_u24_e32 v0, 15, v37
	s_mul_i32 s8, s10, 60
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s8
	s_addc_u32 s1, s1, s9
	s_lshl_b32 s8, s10, 5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_u32 s2, s2, s8
	s_addc_u32 s3, s3, s9
	s_cmp_eq_u32 s6, 1
	s_cbranch_scc1 .LBB0_6
; %bb.2:
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v1, v0
	v_mov_b32_e32 v3, v36
	s_and_b32 s8, s6, 0x7ffffffe
	s_mov_b32 s9, 0
	s_delay_alu instid0(VALU_DEP_2)
	v_mov_b32_e32 v66, v2
	v_mov_b32_e32 v58, v2
	v_mov_b32_e32 v59, v2
	v_mov_b32_e32 v60, v2
	v_mov_b32_e32 v61, v2
	v_mov_b32_e32 v62, v2
	v_mov_b32_e32 v63, v2
	v_mov_b32_e32 v64, v2
	v_mov_b32_e32 v65, v2
	v_mov_b32_e32 v50, v2
	v_mov_b32_e32 v51, v2
	v_mov_b32_e32 v52, v2
	v_mov_b32_e32 v53, v2
	v_mov_b32_e32 v54, v2
	v_mov_b32_e32 v55, v2
	v_mov_b32_e32 v56, v2
	v_mov_b32_e32 v57, v2
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
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v11, v2
	v_mov_b32_e32 v12, v2
	v_mov_b32_e32 v13, v2
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v15, v2
	v_mov_b32_e32 v16, v2
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v18, v2
	v_mov_b32_e32 v19, v2
	v_mov_b32_e32 v20, v2
	v_mov_b32_e32 v21, v2
	v_mov_b32_e32 v22, v2
	v_mov_b32_e32 v23, v2
	v_mov_b32_e32 v24, v2
	v_mov_b32_e32 v25, v2
	v_mov_b32_e32 v26, v2
	v_mov_b32_e32 v27, v2
	v_mov_b32_e32 v28, v2
	v_mov_b32_e32 v29, v2
	v_mov_b32_e32 v30, v2
	v_mov_b32_e32 v31, v2
	v_mov_b32_e32 v32, v2
	v_mov_b32_e32 v33, v2
	v_mov_b32_e32 v34, v2
	v_mov_b32_e32 v35, v2
	v_mov_b32_e32 v5, v2
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	v_dual_mov_b32 v4, v2 :: v_dual_add_nc_u32 v67, 60, v1
	v_dual_mov_b32 v68, v2 :: v_dual_add_nc_u32 v69, 32, v3
	v_lshlrev_b64 v[71:72], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[79:80], 2, v[3:4]
	v_mov_b32_e32 v70, v2
	v_lshlrev_b64 v[81:82], 2, v[67:68]
	s_add_i32 s9, s9, 2
	v_add_nc_u32_e32 v1, 0x78, v1
	v_add_co_u32 v75, vcc_lo, s0, v71
	v_lshlrev_b64 v[83:84], 2, v[69:70]
	v_add_co_ci_u32_e64 v76, null, s1, v72, vcc_lo
	v_add_co_u32 v79, vcc_lo, s2, v79
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v80, null, s3, v80, vcc_lo
	v_add_co_u32 v90, vcc_lo, s0, v81
	v_add_co_ci_u32_e64 v91, null, s1, v82, vcc_lo
	v_add_co_u32 v92, vcc_lo, s2, v83
	s_clause 0x3
	global_load_b96 v[87:89], v[75:76], off offset:48
	global_load_b128 v[67:70], v[75:76], off offset:32
	global_load_b128 v[71:74], v[75:76], off offset:16
	global_load_b128 v[75:78], v[75:76], off
	v_add_co_ci_u32_e64 v93, null, s3, v84, vcc_lo
	global_load_b128 v[79:82], v[79:80], off
	global_load_b128 v[83:86], v[90:91], off offset:16
	v_add_nc_u32_e32 v3, 64, v3
	s_cmp_lg_u32 s8, s9
	s_waitcnt vmcnt(1)
	v_dual_fmac_f32 v66, v75, v79 :: v_dual_fmac_f32 v63, v76, v81
	v_fmac_f32_e32 v61, v76, v79
	v_dual_fmac_f32 v65, v77, v79 :: v_dual_fmac_f32 v58, v75, v80
	v_dual_fmac_f32 v53, v78, v79 :: v_dual_fmac_f32 v62, v76, v80
	v_dual_fmac_f32 v50, v77, v80 :: v_dual_fmac_f32 v59, v75, v81
	v_dual_fmac_f32 v54, v78, v80 :: v_dual_fmac_f32 v51, v77, v81
	v_dual_fmac_f32 v55, v78, v81 :: v_dual_fmac_f32 v60, v75, v82
	v_dual_fmac_f32 v64, v76, v82 :: v_dual_fmac_f32 v57, v71, v79
	v_dual_fmac_f32 v52, v77, v82 :: v_dual_fmac_f32 v49, v72, v79
	v_dual_fmac_f32 v56, v78, v82 :: v_dual_fmac_f32 v45, v73, v79
	global_load_b128 v[75:78], v[90:91], off
	v_dual_fmac_f32 v41, v74, v79 :: v_dual_fmac_f32 v46, v71, v80
	v_dual_fmac_f32 v42, v72, v80 :: v_dual_fmac_f32 v47, v71, v81
	v_dual_fmac_f32 v38, v73, v80 :: v_dual_fmac_f32 v43, v72, v81
	v_dual_fmac_f32 v6, v74, v80 :: v_dual_fmac_f32 v39, v73, v81
	v_dual_fmac_f32 v7, v74, v81 :: v_dual_fmac_f32 v48, v71, v82
	v_dual_fmac_f32 v44, v72, v82 :: v_dual_fmac_f32 v9, v67, v79
	v_dual_fmac_f32 v40, v73, v82 :: v_dual_fmac_f32 v13, v68, v79
	v_dual_fmac_f32 v8, v74, v82 :: v_dual_fmac_f32 v17, v69, v79
	global_load_b128 v[71:74], v[92:93], off
	v_dual_fmac_f32 v21, v70, v79 :: v_dual_fmac_f32 v10, v67, v80
	v_dual_fmac_f32 v14, v68, v80 :: v_dual_fmac_f32 v11, v67, v81
	v_dual_fmac_f32 v18, v69, v80 :: v_dual_fmac_f32 v15, v68, v81
	v_dual_fmac_f32 v22, v70, v80 :: v_dual_fmac_f32 v19, v69, v81
	v_dual_fmac_f32 v23, v70, v81 :: v_dual_fmac_f32 v12, v67, v82
	v_fmac_f32_e32 v16, v68, v82
	v_fmac_f32_e32 v20, v69, v82
	v_dual_fmac_f32 v24, v70, v82 :: v_dual_fmac_f32 v25, v87, v79
	s_clause 0x1
	global_load_b128 v[67:70], v[90:91], off offset:32
	global_load_b96 v[90:92], v[90:91], off offset:48
	v_dual_fmac_f32 v29, v88, v79 :: v_dual_fmac_f32 v26, v87, v80
	v_dual_fmac_f32 v33, v89, v79 :: v_dual_fmac_f32 v30, v88, v80
	v_dual_fmac_f32 v34, v89, v80 :: v_dual_fmac_f32 v27, v87, v81
	v_dual_fmac_f32 v31, v88, v81 :: v_dual_fmac_f32 v28, v87, v82
	v_dual_fmac_f32 v35, v89, v81 :: v_dual_fmac_f32 v32, v88, v82
	s_waitcnt vmcnt(2)
	v_dual_fmac_f32 v5, v89, v82 :: v_dual_fmac_f32 v66, v75, v71
	v_dual_fmac_f32 v61, v76, v71 :: v_dual_fmac_f32 v58, v75, v72
	v_dual_fmac_f32 v65, v77, v71 :: v_dual_fmac_f32 v62, v76, v72
	v_dual_fmac_f32 v53, v78, v71 :: v_dual_fmac_f32 v50, v77, v72
	v_dual_fmac_f32 v57, v83, v71 :: v_dual_fmac_f32 v54, v78, v72
	v_dual_fmac_f32 v49, v84, v71 :: v_dual_fmac_f32 v46, v83, v72
	v_dual_fmac_f32 v45, v85, v71 :: v_dual_fmac_f32 v42, v84, v72
	v_dual_fmac_f32 v41, v86, v71 :: v_dual_fmac_f32 v38, v85, v72
	s_waitcnt vmcnt(1)
	v_dual_fmac_f32 v9, v67, v71 :: v_dual_fmac_f32 v6, v86, v72
	v_dual_fmac_f32 v13, v68, v71 :: v_dual_fmac_f32 v10, v67, v72
	v_dual_fmac_f32 v17, v69, v71 :: v_dual_fmac_f32 v14, v68, v72
	v_dual_fmac_f32 v21, v70, v71 :: v_dual_fmac_f32 v18, v69, v72
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v25, v90, v71 :: v_dual_fmac_f32 v30, v91, v72
	v_dual_fmac_f32 v29, v91, v71 :: v_dual_fmac_f32 v22, v70, v72
	v_dual_fmac_f32 v33, v92, v71 :: v_dual_fmac_f32 v26, v90, v72
	v_dual_fmac_f32 v34, v92, v72 :: v_dual_fmac_f32 v59, v75, v73
	v_dual_fmac_f32 v63, v76, v73 :: v_dual_fmac_f32 v60, v75, v74
	v_dual_fmac_f32 v51, v77, v73 :: v_dual_fmac_f32 v64, v76, v74
	v_dual_fmac_f32 v55, v78, v73 :: v_dual_fmac_f32 v52, v77, v74
	v_dual_fmac_f32 v47, v83, v73 :: v_dual_fmac_f32 v56, v78, v74
	v_dual_fmac_f32 v43, v84, v73 :: v_dual_fmac_f32 v48, v83, v74
	v_dual_fmac_f32 v39, v85, v73 :: v_dual_fmac_f32 v44, v84, v74
	v_dual_fmac_f32 v7, v86, v73 :: v_dual_fmac_f32 v40, v85, v74
	v_dual_fmac_f32 v11, v67, v73 :: v_dual_fmac_f32 v8, v86, v74
	v_dual_fmac_f32 v15, v68, v73 :: v_dual_fmac_f32 v12, v67, v74
	v_dual_fmac_f32 v19, v69, v73 :: v_dual_fmac_f32 v16, v68, v74
	v_dual_fmac_f32 v23, v70, v73 :: v_dual_fmac_f32 v20, v69, v74
	v_dual_fmac_f32 v27, v90, v73 :: v_dual_fmac_f32 v32, v91, v74
	v_dual_fmac_f32 v31, v91, v73 :: v_dual_fmac_f32 v24, v70, v74
	v_dual_fmac_f32 v35, v92, v73 :: v_dual_fmac_f32 v28, v90, v74
	v_fmac_f32_e32 v5, v92, v74
	s_cbranch_scc1 .LBB0_3
; %bb.4:
	s_bitcmp1_b32 s6, 0
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_7
	s_branch .LBB0_8
.LBB0_5:
	v_dual_mov_b32 v66, 0 :: v_dual_mov_b32 v59, 0
	v_dual_mov_b32 v58, 0 :: v_dual_mov_b32 v61, 0
	v_dual_mov_b32 v60, 0 :: v_dual_mov_b32 v63, 0
	v_dual_mov_b32 v62, 0 :: v_dual_mov_b32 v65, 0
	v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v51, 0
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v53, 0
	v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v55, 0
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v57, 0
	v_dual_mov_b32 v56, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v49, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v45, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v7, 0
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
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v5, 0
	s_branch .LBB0_8
.LBB0_6:
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v56, 0
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v54, 0
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v52, 0
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v64, 0
	v_dual_mov_b32 v65, 0 :: v_dual_mov_b32 v62, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v60, 0
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v58, 0
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v66, 0
	s_mov_b32 s8, 0
	s_cbranch_execz .LBB0_8
.LBB0_7:
	v_mad_u64_u32 v[1:2], null, s8, 60, v[0:1]
	v_mov_b32_e32 v2, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_lshl_or_b32 v1, s8, 5, v36
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	v_add_co_u32 v79, vcc_lo, s0, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v80, null, s1, v4, vcc_lo
	global_load_b128 v[0:3], v[0:1], off
	s_clause 0x3
	global_load_b128 v[67:70], v[79:80], off
	global_load_b128 v[71:74], v[79:80], off offset:16
	global_load_b128 v[75:78], v[79:80], off offset:32
	global_load_b96 v[79:81], v[79:80], off offset:48
	s_waitcnt vmcnt(3)
	v_dual_fmac_f32 v66, v67, v0 :: v_dual_fmac_f32 v63, v68, v2
	v_fmac_f32_e32 v61, v68, v0
	v_dual_fmac_f32 v65, v69, v0 :: v_dual_fmac_f32 v58, v67, v1
	v_dual_fmac_f32 v53, v70, v0 :: v_dual_fmac_f32 v62, v68, v1
	s_waitcnt vmcnt(2)
	v_dual_fmac_f32 v57, v71, v0 :: v_dual_fmac_f32 v50, v69, v1
	v_dual_fmac_f32 v49, v72, v0 :: v_dual_fmac_f32 v54, v70, v1
	v_dual_fmac_f32 v45, v73, v0 :: v_dual_fmac_f32 v46, v71, v1
	v_dual_fmac_f32 v41, v74, v0 :: v_dual_fmac_f32 v42, v72, v1
	s_waitcnt vmcnt(1)
	v_dual_fmac_f32 v9, v75, v0 :: v_dual_fmac_f32 v38, v73, v1
	v_dual_fmac_f32 v13, v76, v0 :: v_dual_fmac_f32 v6, v74, v1
	v_dual_fmac_f32 v17, v77, v0 :: v_dual_fmac_f32 v10, v75, v1
	v_dual_fmac_f32 v21, v78, v0 :: v_dual_fmac_f32 v14, v76, v1
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v25, v79, v0 :: v_dual_fmac_f32 v18, v77, v1
	v_dual_fmac_f32 v29, v80, v0 :: v_dual_fmac_f32 v22, v78, v1
	v_dual_fmac_f32 v33, v81, v0 :: v_dual_fmac_f32 v26, v79, v1
	v_dual_fmac_f32 v30, v80, v1 :: v_dual_fmac_f32 v59, v67, v2
	v_dual_fmac_f32 v34, v81, v1 :: v_dual_fmac_f32 v55, v70, v2
	v_dual_fmac_f32 v51, v69, v2 :: v_dual_fmac_f32 v60, v67, v3
	v_dual_fmac_f32 v47, v71, v2 :: v_dual_fmac_f32 v64, v68, v3
	v_dual_fmac_f32 v43, v72, v2 :: v_dual_fmac_f32 v52, v69, v3
	v_dual_fmac_f32 v39, v73, v2 :: v_dual_fmac_f32 v56, v70, v3
	v_dual_fmac_f32 v7, v74, v2 :: v_dual_fmac_f32 v48, v71, v3
	v_dual_fmac_f32 v11, v75, v2 :: v_dual_fmac_f32 v44, v72, v3
	v_dual_fmac_f32 v15, v76, v2 :: v_dual_fmac_f32 v40, v73, v3
	v_dual_fmac_f32 v19, v77, v2 :: v_dual_fmac_f32 v8, v74, v3
	v_dual_fmac_f32 v23, v78, v2 :: v_dual_fmac_f32 v12, v75, v3
	v_dual_fmac_f32 v27, v79, v2 :: v_dual_fmac_f32 v16, v76, v3
	v_dual_fmac_f32 v31, v80, v2 :: v_dual_fmac_f32 v20, v77, v3
	v_dual_fmac_f32 v35, v81, v2 :: v_dual_fmac_f32 v24, v78, v3
	v_fmac_f32_e32 v28, v79, v3
	v_fmac_f32_e32 v32, v80, v3
	v_fmac_f32_e32 v5, v81, v3
.LBB0_8:
	v_mul_u32_u24_e32 v0, 0x1e0, v37
	s_mul_i32 s0, s15, 0x780
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_or_b32_e32 v0, v0, v36
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	v_lshlrev_b32_e32 v4, 2, v0
	s_clause 0x6
	global_load_b128 v[0:3], v4, s[0:1]
	global_load_b128 v[67:70], v4, s[0:1] offset:128
	global_load_b128 v[71:74], v4, s[0:1] offset:256
	global_load_b128 v[75:78], v4, s[0:1] offset:384
	global_load_b128 v[79:82], v4, s[0:1] offset:512
	global_load_b128 v[83:86], v4, s[0:1] offset:640
	global_load_b128 v[87:90], v4, s[0:1] offset:768
	s_waitcnt vmcnt(6)
	v_fma_f32 v1, s7, v58, v1
	v_fma_f32 v2, s7, v59, v2
	v_fmac_f32_e32 v3, s7, v60
	s_waitcnt vmcnt(5)
	v_fma_f32 v67, s7, v61, v67
	v_fma_f32 v68, s7, v62, v68
	s_waitcnt vmcnt(1)
	v_fma_f32 v84, s7, v42, v84
	v_fma_f32 v85, s7, v43, v85
	v_fmac_f32_e32 v86, s7, v44
	s_waitcnt vmcnt(0)
	v_fma_f32 v87, s7, v45, v87
	global_load_b128 v[42:45], v4, s[0:1] offset:1664
	v_fma_f32 v88, s7, v38, v88
	v_fma_f32 v89, s7, v39, v89
	global_load_b128 v[36:39], v4, s[0:1] offset:1792
	v_fma_f32 v69, s7, v63, v69
	v_fmac_f32_e32 v70, s7, v64
	v_fma_f32 v71, s7, v65, v71
	v_fma_f32 v72, s7, v50, v72
	v_fma_f32 v73, s7, v51, v73
	v_fmac_f32_e32 v74, s7, v52
	v_fma_f32 v75, s7, v53, v75
	v_fma_f32 v76, s7, v54, v76
	v_fma_f32 v77, s7, v55, v77
	v_fmac_f32_e32 v78, s7, v56
	v_fma_f32 v79, s7, v57, v79
	v_fma_f32 v80, s7, v46, v80
	v_fma_f32 v81, s7, v47, v81
	v_fmac_f32_e32 v82, s7, v48
	v_fma_f32 v83, s7, v49, v83
	v_fma_f32 v0, s7, v66, v0
	v_fmac_f32_e32 v90, s7, v40
	s_waitcnt vmcnt(1)
	v_fma_f32 v42, s7, v29, v42
	v_fma_f32 v43, s7, v30, v43
	v_fma_f32 v44, s7, v31, v44
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v39, s7, v5
	s_clause 0x5
	global_load_b128 v[91:94], v4, s[0:1] offset:896
	global_load_b128 v[46:49], v4, s[0:1] offset:1536
	global_load_b128 v[58:61], v4, s[0:1] offset:1024
	global_load_b128 v[62:65], v4, s[0:1] offset:1152
	global_load_b128 v[50:53], v4, s[0:1] offset:1280
	global_load_b128 v[54:57], v4, s[0:1] offset:1408
	v_fmac_f32_e32 v45, s7, v32
	v_fma_f32 v36, s7, v33, v36
	v_fma_f32 v37, s7, v34, v37
	v_fma_f32 v38, s7, v35, v38
	s_waitcnt vmcnt(5)
	v_fma_f32 v91, s7, v41, v91
	v_fma_f32 v92, s7, v6, v92
	v_fma_f32 v93, s7, v7, v93
	v_fmac_f32_e32 v94, s7, v8
	s_waitcnt vmcnt(3)
	v_fma_f32 v58, s7, v9, v58
	v_fma_f32 v59, s7, v10, v59
	v_fma_f32 v60, s7, v11, v60
	v_fmac_f32_e32 v61, s7, v12
	s_waitcnt vmcnt(2)
	v_fma_f32 v62, s7, v13, v62
	v_fma_f32 v63, s7, v14, v63
	v_fma_f32 v64, s7, v15, v64
	v_fmac_f32_e32 v65, s7, v16
	s_waitcnt vmcnt(1)
	v_fma_f32 v50, s7, v17, v50
	v_fma_f32 v51, s7, v18, v51
	v_fma_f32 v52, s7, v19, v52
	v_fmac_f32_e32 v53, s7, v20
	s_waitcnt vmcnt(0)
	v_fma_f32 v54, s7, v21, v54
	v_fma_f32 v55, s7, v22, v55
	v_fma_f32 v56, s7, v23, v56
	v_fmac_f32_e32 v57, s7, v24
	v_fma_f32 v46, s7, v25, v46
	v_fma_f32 v47, s7, v26, v47
	v_fma_f32 v48, s7, v27, v48
	v_fmac_f32_e32 v49, s7, v28
	s_clause 0xe
	global_store_b128 v4, v[0:3], s[0:1]
	global_store_b128 v4, v[67:70], s[0:1] offset:128
	global_store_b128 v4, v[71:74], s[0:1] offset:256
	global_store_b128 v4, v[75:78], s[0:1] offset:384
	global_store_b128 v4, v[79:82], s[0:1] offset:512
	global_store_b128 v4, v[83:86], s[0:1] offset:640
	global_store_b128 v4, v[87:90], s[0:1] offset:768
	global_store_b128 v4, v[91:94], s[0:1] offset:896
	global_store_b128 v4, v[58:61], s[0:1] offset:1024
	global_store_b128 v4, v[62:65], s[0:1] offset:1152
	global_store_b128 v4, v[50:53], s[0:1] offset:1280
	global_store_b128 v4, v[54:57], s[0:1] offset:1408
	global_store_b128 v4, v[46:49], s[0:1] offset:1536
	global_store_b128 v4, v[42:45], s[0:1] offset:1664
	global_store_b128 v4, v[36:39], s[0:1] offset:1792
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 95
		.amdhsa_next_free_sgpr 16
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
		.amdhsa_inst_pref_size 22
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
	.size	kernel, .Lfunc_end0-kernel
                                        ; -- End function
	.set kernel.num_vgpr, 95
	.set kernel.num_agpr, 0
	.set kernel.numbered_sgpr, 16
	.set kernel.num_named_barrier, 0
	.set kernel.private_seg_size, 0
	.set kernel.uses_vcc, 1
	.set kernel.uses_flat_scratch, 0
	.set kernel.has_dyn_sized_stack, 0
	.set kernel.has_recursion, 0
	.set kernel.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2780
; TotalNumSgprs: 18
; NumVgprs: 95
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 95
; Occupancy: 16
; WaveLimiterHint : 1
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 32
    .name:           kernel
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     95
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
