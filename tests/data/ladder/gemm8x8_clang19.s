	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.protected	gemm8x8                 ; -- Begin function gemm8x8
	.globl	gemm8x8
	.p2align	8
	.type	gemm8x8,@function
gemm8x8:                                ; @gemm8x8
; %bb.0:
	s_load_b32 s6, s[0:1], 0x18
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	s_lshl_b32 s7, s14, 6
	s_mov_b32 s3, 0
	s_load_b64 s[4:5], s[0:1], 0x10
	s_and_not1_b32 vcc_lo, exec_lo, s2
	s_lshl_b32 s8, s15, 6
	s_cbranch_vccz .LBB0_4
; %bb.2:
	v_dual_mov_b32 v4, s3 :: v_dual_mov_b32 v3, s3
	v_dual_mov_b32 v2, s3 :: v_dual_mov_b32 v1, s3
	v_dual_mov_b32 v8, s3 :: v_dual_mov_b32 v7, s3
	v_dual_mov_b32 v6, s3 :: v_dual_mov_b32 v5, s3
	v_dual_mov_b32 v12, s3 :: v_dual_mov_b32 v11, s3
	v_dual_mov_b32 v10, s3 :: v_dual_mov_b32 v9, s3
	v_dual_mov_b32 v16, s3 :: v_dual_mov_b32 v15, s3
	v_dual_mov_b32 v14, s3 :: v_dual_mov_b32 v13, s3
	v_dual_mov_b32 v20, s3 :: v_dual_mov_b32 v19, s3
	v_dual_mov_b32 v18, s3 :: v_dual_mov_b32 v17, s3
	v_dual_mov_b32 v24, s3 :: v_dual_mov_b32 v23, s3
	v_dual_mov_b32 v22, s3 :: v_dual_mov_b32 v21, s3
	v_dual_mov_b32 v28, s3 :: v_dual_mov_b32 v27, s3
	v_dual_mov_b32 v26, s3 :: v_dual_mov_b32 v25, s3
	v_dual_mov_b32 v32, s3 :: v_dual_mov_b32 v31, s3
	v_dual_mov_b32 v30, s3 :: v_dual_mov_b32 v29, s3
	v_dual_mov_b32 v36, s3 :: v_dual_mov_b32 v35, s3
	v_dual_mov_b32 v34, s3 :: v_dual_mov_b32 v33, s3
	v_dual_mov_b32 v40, s3 :: v_dual_mov_b32 v39, s3
	v_dual_mov_b32 v38, s3 :: v_dual_mov_b32 v37, s3
	v_dual_mov_b32 v44, s3 :: v_dual_mov_b32 v43, s3
	v_dual_mov_b32 v42, s3 :: v_dual_mov_b32 v41, s3
	v_dual_mov_b32 v48, s3 :: v_dual_mov_b32 v47, s3
	v_dual_mov_b32 v46, s3 :: v_dual_mov_b32 v45, s3
	v_dual_mov_b32 v52, s3 :: v_dual_mov_b32 v51, s3
	v_dual_mov_b32 v50, s3 :: v_dual_mov_b32 v49, s3
	v_dual_mov_b32 v56, s3 :: v_dual_mov_b32 v55, s3
	v_dual_mov_b32 v54, s3 :: v_dual_mov_b32 v53, s3
	v_dual_mov_b32 v64, s3 :: v_dual_mov_b32 v63, s3
	v_dual_mov_b32 v62, s3 :: v_dual_mov_b32 v61, s3
	v_dual_mov_b32 v60, s3 :: v_dual_mov_b32 v59, s3
	v_dual_mov_b32 v58, s3 :: v_dual_mov_b32 v57, s3
	s_branch .LBB0_8
.LBB0_3:
                                        ; implicit-def: $sgpr3
                                        ; implicit-def: $sgpr7
	s_load_b64 s[4:5], s[0:1], 0x10
	s_lshl_b32 s8, s15, 6
.LBB0_4:
	s_load_b128 s[0:3], s[0:1], 0x0
	v_dual_mov_b32 v58, 0 :: v_dual_add_nc_u32 v1, s8, v0
	v_dual_mov_b32 v57, 0 :: v_dual_lshlrev_b32 v66, 2, v0
	v_dual_mov_b32 v59, 0 :: v_dual_and_b32 v2, 7, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v67, v1, s6
	s_lshl_b32 s7, s14, 6
	v_or_b32_e32 v68, 0x800, v66
	v_or_b32_e32 v65, s7, v0
	v_or_b32_e32 v69, 28, v66
	v_dual_mov_b32 v61, 0 :: v_dual_and_b32 v70, 0xe0, v66
	v_lshl_or_b32 v71, v2, 5, 0x800
	v_dual_mov_b32 v60, 0 :: v_dual_mov_b32 v63, 0
	v_dual_mov_b32 v62, 0 :: v_dual_mov_b32 v53, 0
	v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v55, 0
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v49, 0
	v_dual_mov_b32 v56, 0 :: v_dual_mov_b32 v51, 0
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v45, 0
	v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v1, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v3, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s9, 0
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v72, s9, v67
	s_mov_b32 s10, 0
	v_ashrrev_i32_e32 v73, 31, v72
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[72:73], 2, v[72:73]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v76, vcc_lo, s0, v72
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e32 v77, vcc_lo, s1, v73, vcc_lo
	s_clause 0x1
	global_load_b128 v[72:75], v[76:77], off offset:16
	global_load_b128 v[76:79], v[76:77], off
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v66, v76, v77 offset1:1
	ds_store_2addr_stride64_b32 v66, v78, v79 offset0:2 offset1:3
	ds_store_2addr_stride64_b32 v66, v72, v73 offset0:4 offset1:5
	ds_store_2addr_stride64_b32 v66, v74, v75 offset0:6 offset1:7
	v_mad_u64_u32 v[72:73], null, s9, s6, v[65:66]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v73, 31, v72
	v_lshlrev_b64 v[73:74], 2, v[72:73]
	v_add_nc_u32_e32 v72, s6, v72
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v73, vcc_lo, s2, v73
	v_add_co_ci_u32_e32 v74, vcc_lo, s3, v74, vcc_lo
	global_load_b32 v75, v[73:74], off
	v_ashrrev_i32_e32 v73, 31, v72
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[73:74], 2, v[72:73]
	v_add_nc_u32_e32 v72, s6, v72
	v_add_co_u32 v73, vcc_lo, s2, v73
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e32 v74, vcc_lo, s3, v74, vcc_lo
	global_load_b32 v73, v[73:74], off
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v68, v75, v73 offset1:1
	v_ashrrev_i32_e32 v73, 31, v72
	v_lshlrev_b64 v[73:74], 2, v[72:73]
	v_add_nc_u32_e32 v72, s6, v72
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v73, vcc_lo, s2, v73
	v_add_co_ci_u32_e32 v74, vcc_lo, s3, v74, vcc_lo
	global_load_b32 v75, v[73:74], off
	v_ashrrev_i32_e32 v73, 31, v72
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[73:74], 2, v[72:73]
	v_add_nc_u32_e32 v72, s6, v72
	v_add_co_u32 v73, vcc_lo, s2, v73
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e32 v74, vcc_lo, s3, v74, vcc_lo
	global_load_b32 v73, v[73:74], off
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v68, v75, v73 offset0:2 offset1:3
	v_ashrrev_i32_e32 v73, 31, v72
	v_lshlrev_b64 v[73:74], 2, v[72:73]
	v_add_nc_u32_e32 v72, s6, v72
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v73, vcc_lo, s2, v73
	v_add_co_ci_u32_e32 v74, vcc_lo, s3, v74, vcc_lo
	global_load_b32 v75, v[73:74], off
	v_ashrrev_i32_e32 v73, 31, v72
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[73:74], 2, v[72:73]
	v_add_nc_u32_e32 v72, s6, v72
	v_add_co_u32 v73, vcc_lo, s2, v73
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e32 v74, vcc_lo, s3, v74, vcc_lo
	global_load_b32 v73, v[73:74], off
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v68, v75, v73 offset0:4 offset1:5
	v_ashrrev_i32_e32 v73, 31, v72
	v_lshlrev_b64 v[73:74], 2, v[72:73]
	v_add_nc_u32_e32 v72, s6, v72
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v73, vcc_lo, s2, v73
	v_add_co_ci_u32_e32 v74, vcc_lo, s3, v74, vcc_lo
	global_load_b32 v74, v[73:74], off
	v_ashrrev_i32_e32 v73, 31, v72
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[72:73], 2, v[72:73]
	v_add_co_u32 v72, vcc_lo, s2, v72
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e32 v73, vcc_lo, s3, v73, vcc_lo
	global_load_b32 v72, v[72:73], off
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v68, v74, v72 offset0:6 offset1:7
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_6:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_nc_u32_e32 v84, s10, v70
	v_add_nc_u32_e32 v80, s10, v71
	v_add_nc_u32_e32 v87, s10, v69
	s_addk_i32 s10, 0x100
	ds_load_b128 v[72:75], v84
	ds_load_b128 v[76:79], v80
	ds_load_b128 v[80:83], v80 offset:16
	ds_load_b96 v[84:86], v84 offset:16
	ds_load_b32 v87, v87
	s_cmpk_lg_i32 s10, 0x800
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v60, v72, v79
	v_fmac_f32_e32 v57, v72, v76
	v_dual_fmac_f32 v58, v72, v77 :: v_dual_fmac_f32 v53, v73, v76
	v_fmac_f32_e32 v59, v72, v78
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v61, v72, v80 :: v_dual_fmac_f32 v54, v73, v77
	v_dual_fmac_f32 v62, v72, v81 :: v_dual_fmac_f32 v55, v73, v78
	v_dual_fmac_f32 v63, v72, v82 :: v_dual_fmac_f32 v56, v73, v79
	v_dual_fmac_f32 v64, v72, v83 :: v_dual_fmac_f32 v49, v73, v80
	v_dual_fmac_f32 v50, v73, v81 :: v_dual_fmac_f32 v45, v74, v76
	v_dual_fmac_f32 v51, v73, v82 :: v_dual_fmac_f32 v46, v74, v77
	v_dual_fmac_f32 v52, v73, v83 :: v_dual_fmac_f32 v47, v74, v78
	v_dual_fmac_f32 v48, v74, v79 :: v_dual_fmac_f32 v37, v75, v76
	v_dual_fmac_f32 v41, v74, v80 :: v_dual_fmac_f32 v38, v75, v77
	v_dual_fmac_f32 v42, v74, v81 :: v_dual_fmac_f32 v39, v75, v78
	v_dual_fmac_f32 v43, v74, v82 :: v_dual_fmac_f32 v40, v75, v79
	v_dual_fmac_f32 v44, v74, v83 :: v_dual_fmac_f32 v33, v75, v80
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v34, v75, v81 :: v_dual_fmac_f32 v29, v84, v76
	v_dual_fmac_f32 v35, v75, v82 :: v_dual_fmac_f32 v30, v84, v77
	v_dual_fmac_f32 v36, v75, v83 :: v_dual_fmac_f32 v31, v84, v78
	v_dual_fmac_f32 v32, v84, v79 :: v_dual_fmac_f32 v21, v85, v76
	v_dual_fmac_f32 v25, v84, v80 :: v_dual_fmac_f32 v22, v85, v77
	v_dual_fmac_f32 v26, v84, v81 :: v_dual_fmac_f32 v23, v85, v78
	v_dual_fmac_f32 v27, v84, v82 :: v_dual_fmac_f32 v24, v85, v79
	v_dual_fmac_f32 v28, v84, v83 :: v_dual_fmac_f32 v17, v85, v80
	v_dual_fmac_f32 v18, v85, v81 :: v_dual_fmac_f32 v13, v86, v76
	v_dual_fmac_f32 v19, v85, v82 :: v_dual_fmac_f32 v14, v86, v77
	v_dual_fmac_f32 v20, v85, v83 :: v_dual_fmac_f32 v15, v86, v78
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v16, v86, v79 :: v_dual_fmac_f32 v5, v87, v76
	v_dual_fmac_f32 v9, v86, v80 :: v_dual_fmac_f32 v6, v87, v77
	v_dual_fmac_f32 v10, v86, v81 :: v_dual_fmac_f32 v7, v87, v78
	v_dual_fmac_f32 v11, v86, v82 :: v_dual_fmac_f32 v8, v87, v79
	v_dual_fmac_f32 v12, v86, v83 :: v_dual_fmac_f32 v1, v87, v80
	v_fmac_f32_e32 v2, v87, v81
	v_fmac_f32_e32 v3, v87, v82
	v_fmac_f32_e32 v4, v87, v83
	s_cbranch_scc1 .LBB0_6
; %bb.7:                                ;   in Loop: Header=BB0_5 Depth=1
	s_add_i32 s9, s9, 8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s9, s6
	s_barrier
	s_cbranch_scc0 .LBB0_5
.LBB0_8:
	v_and_b32_e32 v65, 56, v0
	v_lshlrev_b32_e32 v0, 3, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v67, s8, v65
	v_and_or_b32 v0, v0, 56, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[65:66], null, v67, s6, v[0:1]
	v_add_nc_u32_e32 v67, s6, v65
	v_ashrrev_i32_e32 v66, 31, v65
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v69, s6, v67
	v_lshlrev_b64 v[65:66], 2, v[65:66]
	v_ashrrev_i32_e32 v68, 31, v67
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v71, s6, v69
	v_ashrrev_i32_e32 v70, 31, v69
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v65, vcc_lo, s4, v65
	v_lshlrev_b64 v[67:68], 2, v[67:68]
	v_add_co_ci_u32_e32 v66, vcc_lo, s5, v66, vcc_lo
	v_add_nc_u32_e32 v73, s6, v71
	v_lshlrev_b64 v[69:70], 2, v[69:70]
	v_ashrrev_i32_e32 v72, 31, v71
	s_clause 0x1
	global_store_b128 v[65:66], v[57:60], off
	global_store_b128 v[65:66], v[61:64], off offset:16
	v_add_co_u32 v57, vcc_lo, s4, v67
	v_add_co_ci_u32_e32 v58, vcc_lo, s5, v68, vcc_lo
	v_add_nc_u32_e32 v61, s6, v73
	v_ashrrev_i32_e32 v74, 31, v73
	v_add_co_u32 v63, vcc_lo, s4, v69
	v_lshlrev_b64 v[59:60], 2, v[71:72]
	v_add_co_ci_u32_e32 v64, vcc_lo, s5, v70, vcc_lo
	s_clause 0x1
	global_store_b128 v[57:58], v[53:56], off
	global_store_b128 v[57:58], v[49:52], off offset:16
	v_add_nc_u32_e32 v51, s6, v61
	v_lshlrev_b64 v[49:50], 2, v[73:74]
	v_ashrrev_i32_e32 v62, 31, v61
	s_clause 0x1
	global_store_b128 v[63:64], v[45:48], off
	global_store_b128 v[63:64], v[41:44], off offset:16
	v_add_co_u32 v41, vcc_lo, s4, v59
	v_add_nc_u32_e32 v47, s6, v51
	v_add_co_ci_u32_e32 v42, vcc_lo, s5, v60, vcc_lo
	v_add_co_u32 v45, vcc_lo, s4, v49
	v_ashrrev_i32_e32 v52, 31, v51
	v_lshlrev_b64 v[43:44], 2, v[61:62]
	v_add_co_ci_u32_e32 v46, vcc_lo, s5, v50, vcc_lo
	v_ashrrev_i32_e32 v48, 31, v47
	s_clause 0x3
	global_store_b128 v[41:42], v[37:40], off
	global_store_b128 v[41:42], v[33:36], off offset:16
	global_store_b128 v[45:46], v[29:32], off
	global_store_b128 v[45:46], v[25:28], off offset:16
	v_lshlrev_b64 v[25:26], 2, v[51:52]
	v_add_co_u32 v27, vcc_lo, s4, v43
	v_lshlrev_b64 v[29:30], 2, v[47:48]
	v_add_co_ci_u32_e32 v28, vcc_lo, s5, v44, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_u32 v25, vcc_lo, s4, v25
	v_add_co_ci_u32_e32 v26, vcc_lo, s5, v26, vcc_lo
	v_add_co_u32 v29, vcc_lo, s4, v29
	v_add_co_ci_u32_e32 v30, vcc_lo, s5, v30, vcc_lo
	s_clause 0x5
	global_store_b128 v[27:28], v[21:24], off
	global_store_b128 v[27:28], v[17:20], off offset:16
	global_store_b128 v[25:26], v[13:16], off
	global_store_b128 v[25:26], v[9:12], off offset:16
	global_store_b128 v[29:30], v[5:8], off
	global_store_b128 v[29:30], v[1:4], off offset:16
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm8x8
		.amdhsa_group_segment_fixed_size 4096
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
		.amdhsa_next_free_vgpr 88
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
	.size	gemm8x8, .Lfunc_end0-gemm8x8
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1948
; NumSgprs: 18
; NumVgprs: 88
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 88
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
      - .actual_access:  write_only
        .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .name:           gemm8x8
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         gemm8x8.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     88
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
