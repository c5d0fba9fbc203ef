	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	kernel                  ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
; %bb.0:
	s_clause 0x2
	s_load_b128 s[4:7], s[0:1], 0x18
	s_load_b128 s[8:11], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	v_lshrrev_b32_e32 v1, 1, v0
	v_and_b32_e32 v53, 7, v0
	s_lshl_b32 s3, s15, 7
	s_lshl_b32 s2, s14, 7
	s_delay_alu instid0(VALU_DEP_2)
	v_and_b32_e32 v52, 0x6c, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB0_5
; %bb.1:
	v_dual_mov_b32 v66, 0 :: v_dual_and_b32 v1, 0x7f, v0
	v_lshrrev_b32_e32 v68, 7, v0
	v_lshrrev_b32_e32 v2, 3, v0
	v_dual_mov_b32 v56, 0 :: v_dual_lshlrev_b32 v75, 2, v52
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v64, 0 :: v_dual_lshlrev_b32 v3, 2, v1
	v_dual_mov_b32 v77, 0 :: v_dual_lshlrev_b32 v4, 9, v68
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_or_b32_e32 v5, s3, v2
	v_dual_mov_b32 v67, 0 :: v_dual_lshlrev_b32 v6, 2, v2
	v_dual_mov_b32 v65, 0 :: v_dual_add_nc_u32 v2, s3, v2
	v_or3_b32 v69, v3, v4, 0x1000
	v_dual_mov_b32 v62, 0 :: v_dual_lshlrev_b32 v3, 3, v0
	v_mul_lo_u32 v70, s4, v5
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v63, 0 :: v_dual_add_nc_u32 v4, 32, v2
	v_dual_mov_b32 v60, 0 :: v_dual_add_nc_u32 v5, 64, v2
	v_dual_mov_b32 v61, 0 :: v_dual_add_nc_u32 v2, 0x60, v2
	v_lshl_or_b32 v71, v53, 9, v6
	v_dual_mov_b32 v58, 0 :: v_dual_and_b32 v3, 0x100, v3
	v_dual_mov_b32 v59, 0 :: v_dual_lshlrev_b32 v6, 4, v53
	v_mul_lo_u32 v72, s4, v4
	v_mul_lo_u32 v73, s4, v5
	v_mul_lo_u32 v74, s4, v2
	v_or_b32_e32 v1, s2, v1
	v_or3_b32 v76, v3, v6, 0x1000
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v54, 0
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v34, 0
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
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s7, 0
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_3 Depth 2
	v_or_b32_e32 v78, 2, v68
	v_or_b32_e32 v80, s7, v68
	v_or_b32_e32 v92, s7, v53
	s_mov_b32 s12, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v82, s7, v78
	v_mad_u64_u32 v[78:79], null, v80, s4, v[1:2]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v79, v77 :: v_dual_add_nc_u32 v86, v92, v72
	v_add_nc_u32_e32 v84, 2, v82
	v_mad_u64_u32 v[80:81], null, v82, s4, v[1:2]
	v_add_nc_u32_e32 v85, 4, v82
	v_mov_b32_e32 v81, v77
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_mad_u64_u32 v[82:83], null, v84, s4, v[1:2]
	v_dual_mov_b32 v83, v77 :: v_dual_add_nc_u32 v84, v92, v70
	v_lshlrev_b64 v[78:79], 2, v[78:79]
	v_add_nc_u32_e32 v90, v92, v73
	v_mad_u64_u32 v[88:89], null, v85, s4, v[1:2]
	v_ashrrev_i32_e32 v85, 31, v84
	v_lshlrev_b64 v[80:81], 2, v[80:81]
	v_dual_mov_b32 v89, v77 :: v_dual_add_nc_u32 v92, v92, v74
	v_ashrrev_i32_e32 v87, 31, v86
	v_lshlrev_b64 v[82:83], 2, v[82:83]
	v_ashrrev_i32_e32 v91, 31, v90
	v_add_co_u32 v78, vcc_lo, s10, v78
	v_lshlrev_b64 v[84:85], 2, v[84:85]
	v_ashrrev_i32_e32 v93, 31, v92
	v_add_co_ci_u32_e64 v79, null, s11, v79, vcc_lo
	v_add_co_u32 v80, vcc_lo, s10, v80
	v_lshlrev_b64 v[86:87], 2, v[86:87]
	v_add_co_ci_u32_e64 v81, null, s11, v81, vcc_lo
	v_add_co_u32 v82, vcc_lo, s10, v82
	v_lshlrev_b64 v[90:91], 2, v[90:91]
	v_add_co_ci_u32_e64 v83, null, s11, v83, vcc_lo
	v_add_co_u32 v84, vcc_lo, s8, v84
	v_lshlrev_b64 v[92:93], 2, v[92:93]
	v_lshlrev_b64 v[88:89], 2, v[88:89]
	v_add_co_ci_u32_e64 v85, null, s9, v85, vcc_lo
	v_add_co_u32 v86, vcc_lo, s8, v86
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v87, null, s9, v87, vcc_lo
	v_add_co_u32 v90, vcc_lo, s8, v90
	v_add_co_ci_u32_e64 v91, null, s9, v91, vcc_lo
	v_add_co_u32 v92, vcc_lo, s8, v92
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v93, null, s9, v93, vcc_lo
	v_add_co_u32 v88, vcc_lo, s10, v88
	v_add_co_ci_u32_e64 v89, null, s11, v89, vcc_lo
	s_clause 0x3
	global_load_b32 v84, v[84:85], off
	global_load_b32 v85, v[86:87], off
	global_load_b32 v86, v[90:91], off
	global_load_b32 v87, v[92:93], off
	s_clause 0x3
	global_load_b32 v78, v[78:79], off
	global_load_b32 v79, v[80:81], off
	global_load_b32 v80, v[82:83], off
	global_load_b32 v81, v[88:89], off
	s_waitcnt vmcnt(6)
	ds_store_2addr_b32 v71, v84, v85 offset1:32
	s_waitcnt vmcnt(4)
	ds_store_2addr_b32 v71, v86, v87 offset0:64 offset1:96
	s_waitcnt vmcnt(2)
	ds_store_2addr_stride64_b32 v69, v78, v79 offset1:4
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v69, v80, v81 offset0:8 offset1:12
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_3:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_nc_u32_e32 v90, s12, v75
	v_add_nc_u32_e32 v86, s12, v76
	s_addk_i32 s12, 0x200
	ds_load_b128 v[78:81], v90
	ds_load_b128 v[82:85], v86
	ds_load_b128 v[86:89], v86 offset:128
	ds_load_b128 v[90:93], v90 offset:64
	s_cmpk_lg_i32 s12, 0x1000
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v67, v82, v78
	v_dual_fmac_f32 v66, v83, v78 :: v_dual_fmac_f32 v59, v82, v79
	v_fmac_f32_e32 v65, v84, v78
	v_dual_fmac_f32 v64, v85, v78 :: v_dual_fmac_f32 v57, v84, v79
	v_dual_fmac_f32 v58, v83, v79 :: v_dual_fmac_f32 v49, v82, v80
	v_dual_fmac_f32 v56, v85, v79 :: v_dual_fmac_f32 v47, v84, v80
	v_dual_fmac_f32 v48, v83, v80 :: v_dual_fmac_f32 v41, v82, v81
	v_dual_fmac_f32 v46, v85, v80 :: v_dual_fmac_f32 v39, v84, v81
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v40, v83, v81 :: v_dual_fmac_f32 v63, v86, v78
	v_dual_fmac_f32 v38, v85, v81 :: v_dual_fmac_f32 v61, v88, v78
	v_dual_fmac_f32 v62, v87, v78 :: v_dual_fmac_f32 v55, v86, v79
	v_dual_fmac_f32 v60, v89, v78 :: v_dual_fmac_f32 v51, v88, v79
	v_dual_fmac_f32 v54, v87, v79 :: v_dual_fmac_f32 v45, v86, v80
	v_dual_fmac_f32 v50, v89, v79 :: v_dual_fmac_f32 v43, v88, v80
	v_dual_fmac_f32 v44, v87, v80 :: v_dual_fmac_f32 v37, v86, v81
	v_dual_fmac_f32 v42, v89, v80 :: v_dual_fmac_f32 v35, v88, v81
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v36, v87, v81 :: v_dual_fmac_f32 v33, v82, v90
	v_dual_fmac_f32 v34, v89, v81 :: v_dual_fmac_f32 v31, v84, v90
	v_dual_fmac_f32 v32, v83, v90 :: v_dual_fmac_f32 v25, v82, v91
	v_dual_fmac_f32 v30, v85, v90 :: v_dual_fmac_f32 v23, v84, v91
	v_dual_fmac_f32 v24, v83, v91 :: v_dual_fmac_f32 v17, v82, v92
	v_dual_fmac_f32 v22, v85, v91 :: v_dual_fmac_f32 v15, v84, v92
	v_dual_fmac_f32 v16, v83, v92 :: v_dual_fmac_f32 v9, v82, v93
	v_dual_fmac_f32 v14, v85, v92 :: v_dual_fmac_f32 v7, v84, v93
	v_dual_fmac_f32 v8, v83, v93 :: v_dual_fmac_f32 v29, v86, v90
	v_dual_fmac_f32 v6, v85, v93 :: v_dual_fmac_f32 v27, v88, v90
	v_dual_fmac_f32 v28, v87, v90 :: v_dual_fmac_f32 v21, v86, v91
	v_dual_fmac_f32 v26, v89, v90 :: v_dual_fmac_f32 v19, v88, v91
	v_dual_fmac_f32 v20, v87, v91 :: v_dual_fmac_f32 v13, v86, v92
	v_dual_fmac_f32 v18, v89, v91 :: v_dual_fmac_f32 v11, v88, v92
	v_dual_fmac_f32 v12, v87, v92 :: v_dual_fmac_f32 v5, v86, v93
	v_dual_fmac_f32 v10, v89, v92 :: v_dual_fmac_f32 v3, v88, v93
	v_fmac_f32_e32 v4, v87, v93
	v_fmac_f32_e32 v2, v89, v93
	s_cbranch_scc1 .LBB0_3
; %bb.4:                                ;   in Loop: Header=BB0_2 Depth=1
	s_add_i32 s7, s7, 8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s7, s4
	s_barrier
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_6
.LBB0_5:
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v45, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v49, 0
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v51, 0
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v55, 0
	v_dual_mov_b32 v56, 0 :: v_dual_mov_b32 v57, 0
	v_dual_mov_b32 v58, 0 :: v_dual_mov_b32 v59, 0
	v_dual_mov_b32 v60, 0 :: v_dual_mov_b32 v61, 0
	v_dual_mov_b32 v62, 0 :: v_dual_mov_b32 v63, 0
	v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v65, 0
	v_dual_mov_b32 v66, 0 :: v_dual_mov_b32 v67, 0
.LBB0_6:
	v_lshlrev_b32_e32 v0, 1, v0
	v_add_nc_u32_e32 v1, s3, v52
	v_lshlrev_b32_e32 v52, 2, v53
	s_ashr_i32 s3, s4, 31
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_and_b32_e32 v0, 64, v0
	v_mul_lo_u32 v76, v1, s4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_or3_b32 v77, v52, v0, s2
	s_mov_b32 s2, s4
	s_lshl_b32 s4, s4, 4
	s_lshl_b64 s[2:3], s[2:3], 2
	v_add_nc_u32_e32 v0, v77, v76
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	s_clause 0x1
	global_load_b128 v[68:71], v[0:1], off
	global_load_b128 v[72:75], v[0:1], off offset:128
	v_add_co_u32 v52, vcc_lo, v0, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v53, null, s3, v1, vcc_lo
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v69, s6, v69 :: v_dual_mul_f32 v68, s6, v68
	v_dual_mul_f32 v70, s6, v70 :: v_dual_mul_f32 v71, s6, v71
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v73, s6, v73 :: v_dual_mul_f32 v72, s6, v72
	v_dual_mul_f32 v74, s6, v74 :: v_dual_mul_f32 v75, s6, v75
	v_dual_fmac_f32 v69, s5, v66 :: v_dual_fmac_f32 v68, s5, v67
	v_dual_fmac_f32 v70, s5, v65 :: v_dual_fmac_f32 v71, s5, v64
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v73, s5, v62 :: v_dual_fmac_f32 v72, s5, v63
	v_dual_fmac_f32 v74, s5, v61 :: v_dual_fmac_f32 v75, s5, v60
	s_clause 0x1
	global_store_b128 v[0:1], v[68:71], off
	global_store_b128 v[0:1], v[72:75], off offset:128
	s_clause 0x1
	global_load_b128 v[60:63], v[52:53], off
	global_load_b128 v[64:67], v[52:53], off offset:128
	v_add_co_u32 v0, vcc_lo, v52, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v53, vcc_lo
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v60, s6, v60 :: v_dual_mul_f32 v65, s6, v65
	v_mul_f32_e32 v61, s6, v61
	v_dual_mul_f32 v63, s6, v63 :: v_dual_mul_f32 v62, s6, v62
	v_mul_f32_e32 v64, s6, v64
	v_dual_mul_f32 v66, s6, v66 :: v_dual_mul_f32 v67, s6, v67
	v_dual_fmac_f32 v60, s5, v59 :: v_dual_fmac_f32 v65, s5, v54
	v_fmac_f32_e32 v61, s5, v58
	v_dual_fmac_f32 v63, s5, v56 :: v_dual_fmac_f32 v62, s5, v57
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v67, s5, v50 :: v_dual_fmac_f32 v64, s5, v55
	v_fmac_f32_e32 v66, s5, v51
	s_clause 0x1
	global_store_b128 v[52:53], v[60:63], off
	global_store_b128 v[52:53], v[64:67], off offset:128
	s_clause 0x1
	global_load_b128 v[50:53], v[0:1], off
	global_load_b128 v[54:57], v[0:1], off offset:128
	v_add_co_u32 v58, vcc_lo, v0, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v59, null, s3, v1, vcc_lo
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v50, s6, v50 :: v_dual_mul_f32 v55, s6, v55
	v_mul_f32_e32 v51, s6, v51
	v_dual_mul_f32 v53, s6, v53 :: v_dual_mul_f32 v52, s6, v52
	v_dual_mul_f32 v54, s6, v54 :: v_dual_mul_f32 v57, s6, v57
	v_mul_f32_e32 v56, s6, v56
	v_dual_fmac_f32 v50, s5, v49 :: v_dual_fmac_f32 v55, s5, v44
	v_fmac_f32_e32 v51, s5, v48
	v_dual_fmac_f32 v53, s5, v46 :: v_dual_fmac_f32 v52, s5, v47
	v_dual_fmac_f32 v54, s5, v45 :: v_dual_fmac_f32 v57, s5, v42
	v_fmac_f32_e32 v56, s5, v43
	s_clause 0x1
	global_store_b128 v[0:1], v[50:53], off
	global_store_b128 v[0:1], v[54:57], off offset:128
	s_clause 0x1
	global_load_b128 v[42:45], v[58:59], off
	global_load_b128 v[46:49], v[58:59], off offset:128
	v_add3_u32 v0, s4, v76, v77
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v42, s6, v42 :: v_dual_mul_f32 v47, s6, v47
	v_mul_f32_e32 v43, s6, v43
	v_dual_mul_f32 v45, s6, v45 :: v_dual_mul_f32 v44, s6, v44
	v_dual_mul_f32 v46, s6, v46 :: v_dual_mul_f32 v49, s6, v49
	v_mul_f32_e32 v48, s6, v48
	v_dual_fmac_f32 v42, s5, v41 :: v_dual_fmac_f32 v47, s5, v36
	v_fmac_f32_e32 v43, s5, v40
	v_dual_fmac_f32 v45, s5, v38 :: v_dual_fmac_f32 v44, s5, v39
	v_dual_fmac_f32 v46, s5, v37 :: v_dual_fmac_f32 v49, s5, v34
	v_fmac_f32_e32 v48, s5, v35
	s_clause 0x1
	global_store_b128 v[58:59], v[42:45], off
	global_store_b128 v[58:59], v[46:49], off offset:128
	s_clause 0x1
	global_load_b128 v[34:37], v[0:1], off
	global_load_b128 v[38:41], v[0:1], off offset:128
	v_add_co_u32 v42, vcc_lo, v0, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v43, null, s3, v1, vcc_lo
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v34, s6, v34 :: v_dual_mul_f32 v39, s6, v39
	v_mul_f32_e32 v35, s6, v35
	v_dual_mul_f32 v37, s6, v37 :: v_dual_mul_f32 v36, s6, v36
	v_dual_mul_f32 v38, s6, v38 :: v_dual_mul_f32 v41, s6, v41
	v_mul_f32_e32 v40, s6, v40
	v_dual_fmac_f32 v34, s5, v33 :: v_dual_fmac_f32 v39, s5, v28
	v_fmac_f32_e32 v35, s5, v32
	v_dual_fmac_f32 v37, s5, v30 :: v_dual_fmac_f32 v36, s5, v31
	v_dual_fmac_f32 v38, s5, v29 :: v_dual_fmac_f32 v41, s5, v26
	v_fmac_f32_e32 v40, s5, v27
	s_clause 0x1
	global_store_b128 v[0:1], v[34:37], off
	global_store_b128 v[0:1], v[38:41], off offset:128
	s_clause 0x1
	global_load_b128 v[26:29], v[42:43], off
	global_load_b128 v[30:33], v[42:43], off offset:128
	v_add_co_u32 v0, vcc_lo, v42, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v43, vcc_lo
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v26, s6, v26 :: v_dual_mul_f32 v31, s6, v31
	v_mul_f32_e32 v27, s6, v27
	v_dual_mul_f32 v29, s6, v29 :: v_dual_mul_f32 v28, s6, v28
	v_dual_mul_f32 v30, s6, v30 :: v_dual_mul_f32 v33, s6, v33
	v_mul_f32_e32 v32, s6, v32
	v_dual_fmac_f32 v26, s5, v25 :: v_dual_fmac_f32 v31, s5, v20
	v_fmac_f32_e32 v27, s5, v24
	v_dual_fmac_f32 v29, s5, v22 :: v_dual_fmac_f32 v28, s5, v23
	v_dual_fmac_f32 v30, s5, v21 :: v_dual_fmac_f32 v33, s5, v18
	v_fmac_f32_e32 v32, s5, v19
	s_clause 0x1
	global_store_b128 v[42:43], v[26:29], off
	global_store_b128 v[42:43], v[30:33], off offset:128
	s_clause 0x1
	global_load_b128 v[18:21], v[0:1], off
	global_load_b128 v[22:25], v[0:1], off offset:128
	v_add_co_u32 v26, vcc_lo, v0, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v27, null, s3, v1, vcc_lo
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v18, s6, v18 :: v_dual_mul_f32 v23, s6, v23
	v_mul_f32_e32 v19, s6, v19
	v_dual_mul_f32 v21, s6, v21 :: v_dual_mul_f32 v20, s6, v20
	v_dual_mul_f32 v22, s6, v22 :: v_dual_mul_f32 v25, s6, v25
	v_mul_f32_e32 v24, s6, v24
	v_dual_fmac_f32 v18, s5, v17 :: v_dual_fmac_f32 v23, s5, v12
	v_fmac_f32_e32 v19, s5, v16
	v_dual_fmac_f32 v21, s5, v14 :: v_dual_fmac_f32 v20, s5, v15
	v_dual_fmac_f32 v22, s5, v13 :: v_dual_fmac_f32 v25, s5, v10
	v_fmac_f32_e32 v24, s5, v11
	s_clause 0x1
	global_store_b128 v[0:1], v[18:21], off
	global_store_b128 v[0:1], v[22:25], off offset:128
	s_clause 0x1
	global_load_b128 v[10:13], v[26:27], off
	global_load_b128 v[14:17], v[26:27], off offset:128
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v10, s6, v10 :: v_dual_mul_f32 v15, s6, v15
	v_mul_f32_e32 v11, s6, v11
	v_dual_mul_f32 v13, s6, v13 :: v_dual_mul_f32 v12, s6, v12
	v_dual_mul_f32 v14, s6, v14 :: v_dual_mul_f32 v17, s6, v17
	v_mul_f32_e32 v16, s6, v16
	v_dual_fmac_f32 v10, s5, v9 :: v_dual_fmac_f32 v15, s5, v4
	v_fmac_f32_e32 v11, s5, v8
	v_dual_fmac_f32 v13, s5, v6 :: v_dual_fmac_f32 v12, s5, v7
	v_dual_fmac_f32 v14, s5, v5 :: v_dual_fmac_f32 v17, s5, v2
	v_fmac_f32_e32 v16, s5, v3
	s_clause 0x1
	global_store_b128 v[26:27], v[10:13], off
	global_store_b128 v[26:27], v[14:17], off offset:128
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_next_free_vgpr 94
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
		.amdhsa_inst_pref_size 21
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
	.set kernel.num_vgpr, 94
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
; codeLenInByte = 2672
; TotalNumSgprs: 18
; NumVgprs: 94
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 94
; Occupancy: 16
; WaveLimiterHint : 1
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
      - .offset:         32
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 256
    .name:           kernel
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     94
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
