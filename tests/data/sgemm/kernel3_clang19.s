	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
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
	v_lshrrev_b32_e32 v8, 1, v0
	v_and_b32_e32 v1, 7, v0
	s_lshl_b32 s2, s15, 7
	s_lshl_b32 s3, s14, 7
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s7, 0
	v_and_b32_e32 v62, 0x6c, v8
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB0_5
; %bb.1:
	v_dual_mov_b32 v70, 0 :: v_dual_and_b32 v3, 0x7f, v0
	v_lshrrev_b32_e32 v72, 7, v0
	v_lshrrev_b32_e32 v4, 3, v0
	v_dual_mov_b32 v71, 0 :: v_dual_lshlrev_b32 v10, 3, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_or_b32_e32 v2, s3, v3
	v_dual_mov_b32 v68, 0 :: v_dual_lshlrev_b32 v3, 2, v3
	v_dual_mov_b32 v66, 0 :: v_dual_lshlrev_b32 v5, 9, v72
	v_or_b32_e32 v6, s2, v4
	v_dual_mov_b32 v64, 0 :: v_dual_add_nc_u32 v7, s2, v4
	v_or3_b32 v75, v5, v3, 0x1000
	v_dual_mov_b32 v60, 0 :: v_dual_lshlrev_b32 v5, 2, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mad_u64_u32 v[3:4], null, v6, s4, v[1:2]
	v_dual_mov_b32 v81, 0 :: v_dual_add_nc_u32 v6, 32, v7
	v_dual_mov_b32 v58, 0 :: v_dual_add_nc_u32 v9, 64, v7
	v_dual_mov_b32 v56, 0 :: v_dual_add_nc_u32 v11, 0x60, v7
	v_lshl_or_b32 v77, v1, 9, v5
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mad_u64_u32 v[4:5], null, v6, s4, v[1:2]
	v_mad_u64_u32 v[5:6], null, v9, s4, v[1:2]
	v_dual_mov_b32 v54, 0 :: v_dual_and_b32 v9, 0x100, v10
	v_dual_mov_b32 v69, 0 :: v_dual_lshlrev_b32 v10, 4, v1
	v_mad_u64_u32 v[6:7], null, v11, s4, v[1:2]
	v_or_b32_e32 v73, 2, v72
	v_or_b32_e32 v74, 4, v72
	v_or_b32_e32 v76, 6, v72
	v_lshl_or_b32 v78, v8, 2, 0x4c
	v_dual_mov_b32 v52, 0 :: v_dual_lshlrev_b32 v79, 2, v62
	v_or3_b32 v80, v9, v10, 0x1000
	v_dual_mov_b32 v67, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v65, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v8, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v7, 0
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_3 Depth 2
	v_or_b32_e32 v84, s7, v72
	v_add_nc_u32_e32 v86, s7, v73
	v_add_nc_u32_e32 v88, s7, v74
	v_add_nc_u32_e32 v89, s7, v76
	v_add_nc_u32_e32 v90, s7, v4
	v_mad_u64_u32 v[82:83], null, v84, s4, v[2:3]
	v_mov_b32_e32 v83, v81
	v_mad_u64_u32 v[84:85], null, v86, s4, v[2:3]
	v_mov_b32_e32 v85, v81
	v_mad_u64_u32 v[86:87], null, v88, s4, v[2:3]
	v_dual_mov_b32 v87, v81 :: v_dual_add_nc_u32 v88, s7, v3
	v_lshlrev_b64 v[82:83], 2, v[82:83]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[84:85], 2, v[84:85]
	v_mad_u64_u32 v[92:93], null, v89, s4, v[2:3]
	v_ashrrev_i32_e32 v89, 31, v88
	v_add_nc_u32_e32 v94, s7, v5
	v_add_co_u32 v82, vcc_lo, s10, v82
	v_lshlrev_b64 v[86:87], 2, v[86:87]
	v_mov_b32_e32 v93, v81
	v_ashrrev_i32_e32 v91, 31, v90
	v_add_co_ci_u32_e32 v83, vcc_lo, s11, v83, vcc_lo
	v_add_nc_u32_e32 v96, s7, v6
	v_add_co_u32 v84, vcc_lo, s10, v84
	v_lshlrev_b64 v[88:89], 2, v[88:89]
	v_ashrrev_i32_e32 v95, 31, v94
	v_add_co_ci_u32_e32 v85, vcc_lo, s11, v85, vcc_lo
	v_add_co_u32 v86, vcc_lo, s10, v86
	v_lshlrev_b64 v[90:91], 2, v[90:91]
	v_ashrrev_i32_e32 v97, 31, v96
	v_add_co_ci_u32_e32 v87, vcc_lo, s11, v87, vcc_lo
	v_add_co_u32 v88, vcc_lo, s8, v88
	v_lshlrev_b64 v[94:95], 2, v[94:95]
	v_add_co_ci_u32_e32 v89, vcc_lo, s9, v89, vcc_lo
	v_add_co_u32 v90, vcc_lo, s8, v90
	v_lshlrev_b64 v[96:97], 2, v[96:97]
	v_add_co_ci_u32_e32 v91, vcc_lo, s9, v91, vcc_lo
	v_lshlrev_b64 v[92:93], 2, v[92:93]
	v_add_co_u32 v94, vcc_lo, s8, v94
	v_add_co_ci_u32_e32 v95, vcc_lo, s9, v95, vcc_lo
	v_add_co_u32 v96, vcc_lo, s8, v96
	v_add_co_ci_u32_e32 v97, vcc_lo, s9, v97, vcc_lo
	v_add_co_u32 v92, vcc_lo, s10, v92
	v_add_co_ci_u32_e32 v93, vcc_lo, s11, v93, vcc_lo
	s_clause 0x3
	global_load_b32 v88, v[88:89], off
	global_load_b32 v89, v[90:91], off
	global_load_b32 v90, v[94:95], off
	global_load_b32 v91, v[96:97], off
	s_clause 0x3
	global_load_b32 v82, v[82:83], off
	global_load_b32 v83, v[84:85], off
	global_load_b32 v84, v[86:87], off
	global_load_b32 v85, v[92:93], off
	s_mov_b32 s12, 0
	s_waitcnt vmcnt(6)
	ds_store_2addr_b32 v77, v88, v89 offset1:32
	s_waitcnt vmcnt(4)
	ds_store_2addr_b32 v77, v90, v91 offset0:64 offset1:96
	s_waitcnt vmcnt(2)
	ds_store_2addr_stride64_b32 v75, v82, v83 offset1:4
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v75, v84, v85 offset0:8 offset1:12
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_3:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_nc_u32_e32 v94, s12, v79
	v_add_nc_u32_e32 v90, s12, v80
	v_add_nc_u32_e32 v97, s12, v78
	s_addk_i32 s12, 0x200
	ds_load_b128 v[82:85], v94
	ds_load_b128 v[86:89], v90
	ds_load_b128 v[90:93], v90 offset:128
	ds_load_b96 v[94:96], v94 offset:64
	ds_load_b32 v97, v97
	s_cmpk_lg_i32 s12, 0x1000
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v60, v88, v83 :: v_dual_fmac_f32 v71, v86, v82
	v_dual_fmac_f32 v70, v87, v82 :: v_dual_fmac_f32 v63, v86, v83
	v_fmac_f32_e32 v69, v88, v82
	v_dual_fmac_f32 v68, v89, v82 :: v_dual_fmac_f32 v61, v87, v83
	v_dual_fmac_f32 v59, v89, v83 :: v_dual_fmac_f32 v54, v86, v84
	v_dual_fmac_f32 v53, v87, v84 :: v_dual_fmac_f32 v46, v86, v85
	v_dual_fmac_f32 v52, v88, v84 :: v_dual_fmac_f32 v45, v87, v85
	v_dual_fmac_f32 v51, v89, v84 :: v_dual_fmac_f32 v44, v88, v85
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v43, v89, v85 :: v_dual_fmac_f32 v66, v91, v82
	v_dual_fmac_f32 v67, v90, v82 :: v_dual_fmac_f32 v56, v92, v83
	v_dual_fmac_f32 v65, v92, v82 :: v_dual_fmac_f32 v58, v90, v83
	v_dual_fmac_f32 v64, v93, v82 :: v_dual_fmac_f32 v57, v91, v83
	v_dual_fmac_f32 v55, v93, v83 :: v_dual_fmac_f32 v50, v90, v84
	v_dual_fmac_f32 v49, v91, v84 :: v_dual_fmac_f32 v42, v90, v85
	v_dual_fmac_f32 v48, v92, v84 :: v_dual_fmac_f32 v41, v91, v85
	v_dual_fmac_f32 v47, v93, v84 :: v_dual_fmac_f32 v40, v92, v85
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v39, v93, v85 :: v_dual_fmac_f32 v38, v86, v94
	v_dual_fmac_f32 v37, v87, v94 :: v_dual_fmac_f32 v30, v86, v95
	v_dual_fmac_f32 v36, v88, v94 :: v_dual_fmac_f32 v29, v87, v95
	v_dual_fmac_f32 v35, v89, v94 :: v_dual_fmac_f32 v28, v88, v95
	v_dual_fmac_f32 v27, v89, v95 :: v_dual_fmac_f32 v22, v86, v96
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v21, v87, v96 :: v_dual_fmac_f32 v14, v86, v97
	v_dual_fmac_f32 v20, v88, v96 :: v_dual_fmac_f32 v13, v87, v97
	v_dual_fmac_f32 v19, v89, v96 :: v_dual_fmac_f32 v12, v88, v97
	v_dual_fmac_f32 v11, v89, v97 :: v_dual_fmac_f32 v34, v90, v94
	v_dual_fmac_f32 v33, v91, v94 :: v_dual_fmac_f32 v26, v90, v95
	v_dual_fmac_f32 v32, v92, v94 :: v_dual_fmac_f32 v25, v91, v95
	v_dual_fmac_f32 v31, v93, v94 :: v_dual_fmac_f32 v24, v92, v95
	v_dual_fmac_f32 v23, v93, v95 :: v_dual_fmac_f32 v18, v90, v96
	v_dual_fmac_f32 v17, v91, v96 :: v_dual_fmac_f32 v10, v90, v97
	v_dual_fmac_f32 v16, v92, v96 :: v_dual_fmac_f32 v9, v91, v97
	v_dual_fmac_f32 v15, v93, v96 :: v_dual_fmac_f32 v8, v92, v97
	v_fmac_f32_e32 v7, v93, v97
	s_cbranch_scc1 .LBB0_3
; %bb.4:                                ;   in Loop: Header=BB0_2 Depth=1
	s_add_i32 s7, s7, 8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s7, s4
	s_barrier
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_6
.LBB0_5:
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v52, 0
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v54, 0
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v56, 0
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v58, 0
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v60, 0
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v64, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v66, 0
	v_dual_mov_b32 v65, 0 :: v_dual_mov_b32 v68, 0
	v_dual_mov_b32 v67, 0 :: v_dual_mov_b32 v70, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v71, 0
.LBB0_6:
	v_lshlrev_b32_e32 v0, 1, v0
	v_lshlrev_b32_e32 v1, 2, v1
	v_add_nc_u32_e32 v2, s2, v62
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v0, 64, v0
	v_or3_b32 v0, v1, v0, s3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[4:5], null, v2, s4, v[0:1]
	v_ashrrev_i32_e32 v5, 31, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	v_add_co_u32 v5, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v1, vcc_lo
	s_clause 0x1
	global_load_b128 v[0:3], v[5:6], off
	global_load_b128 v[72:75], v[5:6], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v3, s6, v3 :: v_dual_add_nc_u32 v76, s4, v4
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v75, s6, v75
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v77, 31, v76
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v1, s6, v1
	v_dual_mul_f32 v2, s6, v2 :: v_dual_fmac_f32 v3, s5, v68
	v_lshlrev_b64 v[77:78], 2, v[76:77]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v72, s6, v72 :: v_dual_fmac_f32 v1, s5, v70
	v_dual_mul_f32 v73, s6, v73 :: v_dual_mul_f32 v74, s6, v74
	v_fmac_f32_e32 v75, s5, v64
	v_add_co_u32 v68, vcc_lo, s0, v77
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v0, s5, v71 :: v_dual_fmac_f32 v73, s5, v66
	v_fmac_f32_e32 v2, s5, v69
	v_fmac_f32_e32 v72, s5, v67
	v_fmac_f32_e32 v74, s5, v65
	v_add_co_ci_u32_e32 v69, vcc_lo, s1, v78, vcc_lo
	s_clause 0x1
	global_store_b128 v[5:6], v[0:3], off
	global_store_b128 v[5:6], v[72:75], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[68:69], off
	global_load_b128 v[64:67], v[68:69], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v1, s6, v1 :: v_dual_add_nc_u32 v4, s4, v76
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v65, s6, v65
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v5, 31, v4
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v3, s6, v3
	v_dual_fmac_f32 v1, s5, v61 :: v_dual_mul_f32 v2, s6, v2
	v_lshlrev_b64 v[5:6], 2, v[4:5]
	v_dual_mul_f32 v64, s6, v64 :: v_dual_fmac_f32 v65, s5, v57
	v_dual_mul_f32 v67, s6, v67 :: v_dual_mul_f32 v66, s6, v66
	v_fmac_f32_e32 v0, s5, v63
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_fmac_f32_e32 v3, s5, v59
	v_add_nc_u32_e32 v59, s4, v4
	v_fmac_f32_e32 v2, s5, v60
	v_dual_fmac_f32 v64, s5, v58 :: v_dual_fmac_f32 v67, s5, v55
	v_fmac_f32_e32 v66, s5, v56
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v6, vcc_lo
	s_clause 0x1
	global_store_b128 v[68:69], v[0:3], off
	global_store_b128 v[68:69], v[64:67], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[5:6], off
	global_load_b128 v[55:58], v[5:6], off offset:128
	v_ashrrev_i32_e32 v60, 31, v59
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[60:61], 2, v[59:60]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, s6, v3
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v55, s6, v55 :: v_dual_mul_f32 v0, s6, v0
	v_mul_f32_e32 v57, s6, v57
	v_dual_mul_f32 v1, s6, v1 :: v_dual_mul_f32 v2, s6, v2
	v_dual_mul_f32 v56, s6, v56 :: v_dual_fmac_f32 v3, s5, v51
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v58, s6, v58 :: v_dual_fmac_f32 v57, s5, v48
	v_add_co_u32 v51, vcc_lo, s0, v60
	v_dual_fmac_f32 v0, s5, v54 :: v_dual_fmac_f32 v1, s5, v53
	v_dual_fmac_f32 v2, s5, v52 :: v_dual_fmac_f32 v55, s5, v50
	v_fmac_f32_e32 v56, s5, v49
	v_fmac_f32_e32 v58, s5, v47
	v_add_co_ci_u32_e32 v52, vcc_lo, s1, v61, vcc_lo
	s_clause 0x1
	global_store_b128 v[5:6], v[0:3], off
	global_store_b128 v[5:6], v[55:58], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[51:52], off
	global_load_b128 v[47:50], v[51:52], off offset:128
	v_mad_u64_u32 v[4:5], null, s4, 13, v[59:60]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[5:6], 2, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v6, vcc_lo
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v47, s6, v47
	v_dual_mul_f32 v1, s6, v1 :: v_dual_mul_f32 v2, s6, v2
	v_dual_mul_f32 v3, s6, v3 :: v_dual_mul_f32 v48, s6, v48
	v_dual_mul_f32 v49, s6, v49 :: v_dual_mul_f32 v50, s6, v50
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v0, s5, v46 :: v_dual_fmac_f32 v1, s5, v45
	v_dual_fmac_f32 v2, s5, v44 :: v_dual_fmac_f32 v47, s5, v42
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v3, s5, v43 :: v_dual_fmac_f32 v48, s5, v41
	v_dual_fmac_f32 v49, s5, v40 :: v_dual_fmac_f32 v50, s5, v39
	v_add_nc_u32_e32 v43, s4, v4
	s_clause 0x1
	global_store_b128 v[51:52], v[0:3], off
	global_store_b128 v[51:52], v[47:50], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[5:6], off
	global_load_b128 v[39:42], v[5:6], off offset:128
	v_ashrrev_i32_e32 v44, 31, v43
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[44:45], 2, v[43:44]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v1, s6, v1
	v_dual_mul_f32 v3, s6, v3 :: v_dual_mul_f32 v0, s6, v0
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v39, s6, v39 :: v_dual_mul_f32 v2, s6, v2
	v_dual_mul_f32 v41, s6, v41 :: v_dual_mul_f32 v40, s6, v40
	v_dual_fmac_f32 v1, s5, v37 :: v_dual_mul_f32 v42, s6, v42
	v_fmac_f32_e32 v3, s5, v35
	v_add_co_u32 v35, vcc_lo, s0, v44
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v0, s5, v38 :: v_dual_fmac_f32 v41, s5, v32
	v_dual_fmac_f32 v2, s5, v36 :: v_dual_fmac_f32 v39, s5, v34
	v_fmac_f32_e32 v40, s5, v33
	v_fmac_f32_e32 v42, s5, v31
	v_add_co_ci_u32_e32 v36, vcc_lo, s1, v45, vcc_lo
	s_clause 0x1
	global_store_b128 v[5:6], v[0:3], off
	global_store_b128 v[5:6], v[39:42], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[35:36], off
	global_load_b128 v[31:34], v[35:36], off offset:128
	v_add_nc_u32_e32 v4, s4, v43
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v31, s6, v31
	v_mul_f32_e32 v33, s6, v33
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v5, 31, v4
	v_dual_mul_f32 v1, s6, v1 :: v_dual_mul_f32 v2, s6, v2
	v_dual_mul_f32 v3, s6, v3 :: v_dual_mul_f32 v32, s6, v32
	v_lshlrev_b64 v[5:6], 2, v[4:5]
	v_dual_mul_f32 v34, s6, v34 :: v_dual_fmac_f32 v33, s5, v24
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v0, s5, v30 :: v_dual_fmac_f32 v1, s5, v29
	v_dual_fmac_f32 v2, s5, v28 :: v_dual_fmac_f32 v31, s5, v26
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_dual_fmac_f32 v3, s5, v27 :: v_dual_fmac_f32 v32, s5, v25
	v_fmac_f32_e32 v34, s5, v23
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v6, vcc_lo
	v_add_nc_u32_e32 v27, s4, v4
	s_clause 0x1
	global_store_b128 v[35:36], v[0:3], off
	global_store_b128 v[35:36], v[31:34], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[5:6], off
	global_load_b128 v[23:26], v[5:6], off offset:128
	v_ashrrev_i32_e32 v28, 31, v27
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[27:28], 2, v[27:28]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v1, s6, v1
	v_dual_mul_f32 v3, s6, v3 :: v_dual_mul_f32 v0, s6, v0
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v23, s6, v23 :: v_dual_mul_f32 v2, s6, v2
	v_dual_mul_f32 v25, s6, v25 :: v_dual_mul_f32 v24, s6, v24
	v_dual_fmac_f32 v1, s5, v21 :: v_dual_mul_f32 v26, s6, v26
	v_fmac_f32_e32 v3, s5, v19
	v_add_co_u32 v19, vcc_lo, s0, v27
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v0, s5, v22 :: v_dual_fmac_f32 v25, s5, v16
	v_dual_fmac_f32 v2, s5, v20 :: v_dual_fmac_f32 v23, s5, v18
	v_fmac_f32_e32 v24, s5, v17
	v_fmac_f32_e32 v26, s5, v15
	v_add_co_ci_u32_e32 v20, vcc_lo, s1, v28, vcc_lo
	s_clause 0x1
	global_store_b128 v[5:6], v[0:3], off
	global_store_b128 v[5:6], v[23:26], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[19:20], off
	global_load_b128 v[15:18], v[19:20], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v1, s6, v1 :: v_dual_mul_f32 v0, s6, v0
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v15, s6, v15 :: v_dual_mul_f32 v2, s6, v2
	v_mul_f32_e32 v17, s6, v17
	v_dual_mul_f32 v3, s6, v3 :: v_dual_mul_f32 v16, s6, v16
	v_dual_fmac_f32 v1, s5, v13 :: v_dual_mul_f32 v18, s6, v18
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v0, s5, v14 :: v_dual_fmac_f32 v17, s5, v8
	v_dual_fmac_f32 v2, s5, v12 :: v_dual_fmac_f32 v15, s5, v10
	v_dual_fmac_f32 v3, s5, v11 :: v_dual_fmac_f32 v16, s5, v9
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v18, s5, v7
	s_clause 0x1
	global_store_b128 v[19:20], v[0:3], off
	global_store_b128 v[19:20], v[15:18], off offset:128
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
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
		.amdhsa_next_free_vgpr 98
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
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2760
; NumSgprs: 18
; NumVgprs: 98
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 12
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 98
; Occupancy: 12
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
	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
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
    .vgpr_count:     98
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
