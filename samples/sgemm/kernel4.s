	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	kernel                  ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x18
	v_lshrrev_b32_e32 v21, 3, v0
	s_lshl_b32 s12, s15, 7
	v_and_b32_e32 v22, 0x7f, v0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s7, s14, 7
	v_lshrrev_b32_e32 v72, 7, v0
	v_or_b32_e32 v78, s12, v21
	s_clause 0x1
	s_load_b128 s[8:11], s[0:1], 0x0
	s_load_b64 s[2:3], s[0:1], 0x10
	v_or_b32_e32 v3, s7, v22
	v_or_b32_e32 v4, 32, v78
	v_or_b32_e32 v5, 64, v78
	v_or_b32_e32 v6, 0x60, v78
	s_delay_alu instid0(VALU_DEP_3)
	v_mad_u64_u32 v[1:2], null, s4, v72, v[3:4]
	s_lshl_b32 s13, s4, 1
	v_mov_b32_e32 v2, 0
	v_mul_lo_u32 v60, s4, v78
	v_mul_lo_u32 v61, s4, v4
	v_mul_lo_u32 v62, s4, v5
	v_mul_lo_u32 v63, s4, v6
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_nc_u32_e32 v1, s13, v1
	v_and_b32_e32 v42, 7, v0
	v_dual_mov_b32 v23, v2 :: v_dual_lshlrev_b32 v74, 9, v72
	v_mov_b32_e32 v24, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_add_nc_u32_e32 v6, v60, v42
	v_add_nc_u32_e32 v8, v61, v42
	v_add_nc_u32_e32 v1, s13, v1
	v_add_nc_u32_e32 v10, v62, v42
	v_add_nc_u32_e32 v19, v63, v42
	v_ashrrev_i32_e32 v7, 31, v6
	v_ashrrev_i32_e32 v9, 31, v8
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s10, v4
	v_lshlrev_b64 v[13:14], 2, v[1:2]
	v_add_co_ci_u32_e64 v5, null, s11, v5, vcc_lo
	v_add_co_u32 v15, vcc_lo, s10, v11
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_ashrrev_i32_e32 v20, 31, v19
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_nc_u32_e32 v1, s13, v1
	v_add_co_ci_u32_e64 v16, null, s11, v12, vcc_lo
	v_add_co_u32 v12, vcc_lo, s10, v13
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_co_ci_u32_e64 v13, null, s11, v14, vcc_lo
	v_add_co_u32 v6, vcc_lo, s8, v6
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_lshlrev_b64 v[17:18], 2, v[1:2]
	v_add_co_ci_u32_e64 v7, null, s9, v7, vcc_lo
	v_add_co_u32 v8, vcc_lo, s8, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, s9, v9, vcc_lo
	v_add_co_u32 v10, vcc_lo, s8, v10
	v_add_co_ci_u32_e64 v11, null, s9, v11, vcc_lo
	v_add_co_u32 v19, vcc_lo, s8, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v20, null, s9, v20, vcc_lo
	v_add_co_u32 v17, vcc_lo, s10, v17
	v_add_co_ci_u32_e64 v18, null, s11, v18, vcc_lo
	s_clause 0x3
	global_load_b32 v73, v[6:7], off
	global_load_b32 v75, v[8:9], off
	global_load_b32 v76, v[10:11], off
	global_load_b32 v77, v[19:20], off
	s_clause 0x3
	global_load_b32 v79, v[4:5], off
	global_load_b32 v80, v[15:16], off
	global_load_b32 v82, v[12:13], off
	global_load_b32 v83, v[17:18], off
	v_lshrrev_b32_e32 v1, 1, v0
	v_mov_b32_e32 v5, v2
	v_dual_mov_b32 v10, v2 :: v_dual_lshlrev_b32 v81, 9, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v4, v2 :: v_dual_and_b32 v49, 0x6c, v1
	v_mov_b32_e32 v12, v2
	v_lshl_or_b32 v85, v21, 2, v81
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v11, v2
	v_lshl_or_b32 v84, v22, 2, v74
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
	v_mov_b32_e32 v36, v2
	v_mov_b32_e32 v37, v2
	v_mov_b32_e32 v38, v2
	v_mov_b32_e32 v39, v2
	v_mov_b32_e32 v40, v2
	v_mov_b32_e32 v41, v2
	v_mov_b32_e32 v43, v2
	v_mov_b32_e32 v44, v2
	v_mov_b32_e32 v45, v2
	v_mov_b32_e32 v46, v2
	v_mov_b32_e32 v47, v2
	v_mov_b32_e32 v48, v2
	v_mov_b32_e32 v50, v2
	v_mov_b32_e32 v51, v2
	v_mov_b32_e32 v52, v2
	v_mov_b32_e32 v53, v2
	v_mov_b32_e32 v54, v2
	v_mov_b32_e32 v55, v2
	v_mov_b32_e32 v56, v2
	v_mov_b32_e32 v57, v2
	v_mov_b32_e32 v58, v2
	v_mov_b32_e32 v59, v2
	v_mov_b32_e32 v64, v2
	v_mov_b32_e32 v65, v2
	v_mov_b32_e32 v66, v2
	v_mov_b32_e32 v67, v2
	v_mov_b32_e32 v68, v2
	v_mov_b32_e32 v69, v2
	v_mov_b32_e32 v71, v2
	v_mov_b32_e32 v70, v2
	s_cmp_lt_i32 s4, 1
	s_waitcnt vmcnt(2)
	ds_store_2addr_stride64_b32 v84, v79, v80 offset0:16 offset1:20
	ds_store_2addr_b32 v85, v73, v75 offset1:32
	ds_store_2addr_b32 v85, v76, v77 offset0:64 offset1:96
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v84, v82, v83 offset0:24 offset1:28
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_9
; %bb.1:
	v_ashrrev_i32_e32 v1, 31, v3
	v_dual_mov_b32 v71, 0 :: v_dual_add_nc_u32 v2, 32, v78
	v_dual_mov_b32 v69, 0 :: v_dual_add_nc_u32 v4, 64, v78
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_lshrrev_b32_e32 v1, 25, v1
	v_dual_mov_b32 v68, 0 :: v_dual_add_nc_u32 v5, 0x60, v78
	v_ashrrev_i32_e32 v6, 31, v78
	v_ashrrev_i32_e32 v7, 31, v2
	v_dual_mov_b32 v66, 0 :: v_dual_add_nc_u32 v1, v3, v1
	v_ashrrev_i32_e32 v8, 31, v4
	v_ashrrev_i32_e32 v9, 31, v5
	v_lshrrev_b32_e32 v6, 25, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v64, 0 :: v_dual_and_b32 v1, 0x3fffff80, v1
	v_lshrrev_b32_e32 v7, 25, v7
	v_lshrrev_b32_e32 v8, 25, v8
	v_lshrrev_b32_e32 v9, 25, v9
	v_sub_nc_u32_e32 v1, v3, v1
	v_dual_mov_b32 v67, 0 :: v_dual_add_nc_u32 v6, v78, v6
	v_dual_mov_b32 v58, 0 :: v_dual_add_nc_u32 v7, v2, v7
	v_dual_mov_b32 v65, 0 :: v_dual_add_nc_u32 v8, v4, v8
	v_dual_mov_b32 v56, 0 :: v_dual_add_nc_u32 v9, v5, v9
	v_lshl_add_u32 v1, v1, 2, v74
	v_dual_mov_b32 v59, 0 :: v_dual_and_b32 v6, 0x3fffff80, v6
	v_dual_mov_b32 v54, 0 :: v_dual_and_b32 v7, 0x3fffff80, v7
	v_dual_mov_b32 v57, 0 :: v_dual_and_b32 v8, 0x3fffff80, v8
	v_dual_mov_b32 v52, 0 :: v_dual_and_b32 v9, 0x3fffff80, v9
	v_dual_mov_b32 v55, 0 :: v_dual_add_nc_u32 v74, 0x1000, v1
	v_dual_mov_b32 v50, 0 :: v_dual_add_nc_u32 v75, 0x1400, v1
	v_dual_mov_b32 v53, 0 :: v_dual_add_nc_u32 v76, 0x1800, v1
	v_dual_mov_b32 v48, 0 :: v_dual_add_nc_u32 v77, 0x1c00, v1
	v_sub_nc_u32_e32 v1, v78, v6
	v_sub_nc_u32_e32 v2, v2, v7
	v_dual_mov_b32 v51, 0 :: v_dual_lshlrev_b32 v6, 3, v0
	v_sub_nc_u32_e32 v4, v4, v8
	v_sub_nc_u32_e32 v5, v5, v9
	v_lshl_add_u32 v78, v1, 2, v81
	v_lshl_add_u32 v79, v2, 2, v81
	v_dual_mov_b32 v46, 0 :: v_dual_and_b32 v1, 0x100, v6
	v_dual_mov_b32 v47, 0 :: v_dual_lshlrev_b32 v2, 4, v42
	v_or_b32_e32 v72, 8, v72
	v_dual_mov_b32 v70, 0 :: v_dual_lshlrev_b32 v73, 2, v49
	v_lshl_add_u32 v80, v4, 2, v81
	v_lshl_add_u32 v81, v5, 2, v81
	v_ashrrev_i32_e32 v82, 31, v60
	v_ashrrev_i32_e32 v83, 31, v61
	v_ashrrev_i32_e32 v84, 31, v62
	v_ashrrev_i32_e32 v85, 31, v63
	v_or3_b32 v86, v1, v2, 0x1000
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v44, 0
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
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v88, 0
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v90, 0
	v_dual_mov_b32 v87, 0 :: v_dual_mov_b32 v92, 0
	v_dual_mov_b32 v89, 0 :: v_dual_mov_b32 v94, 0
	v_dual_mov_b32 v91, 0 :: v_dual_mov_b32 v2, 0
	v_mov_b32_e32 v93, 0
	s_add_i32 s14, s4, -1
	s_mov_b32 s15, 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_add_i32 s15, s15, 8
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s15, s4
	s_barrier
	s_cbranch_scc1 .LBB0_9
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
	s_cmp_lt_i32 s15, s14
	s_cselect_b32 s16, -1, 0
	s_cmp_ge_i32 s15, s14
	s_cbranch_scc1 .LBB0_5
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	v_add_nc_u32_e32 v89, s15, v72
	v_add_nc_u32_e32 v104, s15, v42
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[87:88], null, v89, s4, v[3:4]
	v_add_co_u32 v89, vcc_lo, v104, v60
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v90, null, 0, v82, vcc_lo
	v_add_co_u32 v91, s0, v104, v61
	v_add_nc_u32_e32 v93, s13, v87
	v_ashrrev_i32_e32 v88, 31, v87
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[89:90], 2, v[89:90]
	v_add_co_u32 v95, s1, v104, v62
	v_add_nc_u32_e32 v96, s13, v93
	v_ashrrev_i32_e32 v94, 31, v93
	v_lshlrev_b64 v[87:88], 2, v[87:88]
	v_add_co_ci_u32_e64 v92, null, 0, v83, s0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v98, s13, v96
	v_ashrrev_i32_e32 v97, 31, v96
	v_lshlrev_b64 v[93:94], 2, v[93:94]
	v_add_co_u32 v87, vcc_lo, s10, v87
	v_ashrrev_i32_e32 v99, 31, v98
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[96:97], 2, v[96:97]
	v_add_co_ci_u32_e64 v88, null, s11, v88, vcc_lo
	v_add_co_u32 v93, vcc_lo, s10, v93
	v_lshlrev_b64 v[98:99], 2, v[98:99]
	v_add_co_ci_u32_e64 v94, null, s11, v94, vcc_lo
	v_add_co_u32 v100, vcc_lo, s10, v96
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v101, null, s11, v97, vcc_lo
	v_add_co_u32 v97, vcc_lo, s10, v98
	v_add_co_ci_u32_e64 v96, null, 0, v84, s1
	v_add_co_ci_u32_e64 v98, null, s11, v99, vcc_lo
	v_add_co_u32 v102, vcc_lo, s8, v89
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v103, null, s9, v90, vcc_lo
	v_lshlrev_b64 v[89:90], 2, v[91:92]
	v_lshlrev_b64 v[91:92], 2, v[95:96]
	v_add_co_u32 v95, vcc_lo, v104, v63
	v_add_co_ci_u32_e64 v96, null, 0, v85, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v104, vcc_lo, s8, v89
	v_add_co_ci_u32_e64 v105, null, s9, v90, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[89:90], 2, v[95:96]
	v_add_co_u32 v95, vcc_lo, s8, v91
	v_add_co_ci_u32_e64 v96, null, s9, v92, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v106, vcc_lo, s8, v89
	v_add_co_ci_u32_e64 v107, null, s9, v90, vcc_lo
	s_clause 0x3
	global_load_b32 v87, v[87:88], off
	global_load_b32 v88, v[93:94], off
	global_load_b32 v89, v[100:101], off
	global_load_b32 v90, v[97:98], off
	s_clause 0x3
	global_load_b32 v91, v[102:103], off offset:32
	global_load_b32 v92, v[104:105], off offset:32
	global_load_b32 v93, v[95:96], off offset:32
	global_load_b32 v94, v[106:107], off offset:32
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b32 s0, 0
.LBB0_6:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_delay_alu instid0(SALU_CYCLE_1)
	v_add_nc_u32_e32 v107, s0, v73
	v_add_nc_u32_e32 v103, s0, v86
	s_addk_i32 s0, 0x200
	ds_load_b128 v[95:98], v107
	ds_load_b128 v[99:102], v103
	ds_load_b128 v[103:106], v103 offset:128
	ds_load_b128 v[107:110], v107 offset:64
	s_cmpk_lg_i32 s0, 0x1000
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v70, v99, v95
	v_dual_fmac_f32 v71, v100, v95 :: v_dual_fmac_f32 v56, v102, v96
	v_dual_fmac_f32 v69, v101, v95 :: v_dual_fmac_f32 v58, v100, v96
	v_dual_fmac_f32 v68, v102, v95 :: v_dual_fmac_f32 v59, v99, v96
	v_dual_fmac_f32 v50, v100, v97 :: v_dual_fmac_f32 v57, v101, v96
	v_dual_fmac_f32 v40, v100, v98 :: v_dual_fmac_f32 v51, v99, v97
	v_fmac_f32_e32 v38, v102, v98
	v_dual_fmac_f32 v48, v101, v97 :: v_dual_fmac_f32 v41, v99, v98
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v47, v102, v97 :: v_dual_fmac_f32 v66, v104, v95
	v_dual_fmac_f32 v39, v101, v98 :: v_dual_fmac_f32 v64, v106, v95
	v_dual_fmac_f32 v67, v103, v95 :: v_dual_fmac_f32 v54, v104, v96
	v_dual_fmac_f32 v65, v105, v95 :: v_dual_fmac_f32 v52, v106, v96
	v_dual_fmac_f32 v55, v103, v96 :: v_dual_fmac_f32 v44, v105, v97
	v_dual_fmac_f32 v53, v105, v96 :: v_dual_fmac_f32 v46, v103, v97
	v_dual_fmac_f32 v45, v104, v97 :: v_dual_fmac_f32 v34, v106, v98
	v_dual_fmac_f32 v43, v106, v97 :: v_dual_fmac_f32 v36, v104, v98
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v37, v103, v98 :: v_dual_fmac_f32 v32, v100, v107
	v_dual_fmac_f32 v35, v105, v98 :: v_dual_fmac_f32 v30, v102, v107
	v_dual_fmac_f32 v33, v99, v107 :: v_dual_fmac_f32 v24, v100, v108
	v_dual_fmac_f32 v31, v101, v107 :: v_dual_fmac_f32 v22, v102, v108
	v_dual_fmac_f32 v25, v99, v108 :: v_dual_fmac_f32 v16, v100, v109
	v_dual_fmac_f32 v23, v101, v108 :: v_dual_fmac_f32 v14, v102, v109
	v_dual_fmac_f32 v17, v99, v109 :: v_dual_fmac_f32 v8, v100, v110
	v_dual_fmac_f32 v15, v101, v109 :: v_dual_fmac_f32 v6, v102, v110
	v_dual_fmac_f32 v9, v99, v110 :: v_dual_fmac_f32 v28, v104, v107
	v_dual_fmac_f32 v7, v101, v110 :: v_dual_fmac_f32 v26, v106, v107
	v_dual_fmac_f32 v29, v103, v107 :: v_dual_fmac_f32 v20, v104, v108
	v_dual_fmac_f32 v27, v105, v107 :: v_dual_fmac_f32 v18, v106, v108
	v_dual_fmac_f32 v21, v103, v108 :: v_dual_fmac_f32 v12, v104, v109
	v_dual_fmac_f32 v19, v105, v108 :: v_dual_fmac_f32 v10, v106, v109
	v_dual_fmac_f32 v13, v103, v109 :: v_dual_fmac_f32 v4, v104, v110
	v_dual_fmac_f32 v11, v105, v109 :: v_dual_fmac_f32 v2, v106, v110
	v_fmac_f32_e32 v5, v103, v110
	v_fmac_f32_e32 v1, v105, v110
	s_cbranch_scc1 .LBB0_6
; %bb.7:                                ;   in Loop: Header=BB0_3 Depth=1
	s_and_not1_b32 vcc_lo, exec_lo, s16
	s_waitcnt vmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_2
; %bb.8:                                ;   in Loop: Header=BB0_3 Depth=1
	ds_store_b32 v78, v91
	ds_store_b32 v79, v92
	ds_store_b32 v80, v93
	ds_store_b32 v74, v87
	ds_store_b32 v75, v88
	ds_store_b32 v76, v89
	ds_store_b32 v77, v90
	ds_store_b32 v81, v94
	s_branch .LBB0_2
.LBB0_9:
	v_lshlrev_b32_e32 v0, 1, v0
	v_add_nc_u32_e32 v3, s12, v49
	v_lshlrev_b32_e32 v42, 2, v42
	s_ashr_i32 s1, s4, 31
	s_mov_b32 s0, s4
	v_and_b32_e32 v0, 64, v0
	v_mul_lo_u32 v3, v3, s4
	s_lshl_b64 s[0:1], s[0:1], 2
	s_lshl_b32 s4, s4, 4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_or3_b32 v0, v42, v0, s7
	v_add_nc_u32_e32 v60, v0, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v61, 31, v60
	v_lshlrev_b64 v[60:61], 2, v[60:61]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v76, vcc_lo, s2, v60
	v_add_co_ci_u32_e64 v77, null, s3, v61, vcc_lo
	s_clause 0x1
	global_load_b128 v[60:63], v[76:77], off
	global_load_b128 v[72:75], v[76:77], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v63, s6, v63 :: v_dual_mul_f32 v60, s6, v60
	v_dual_mul_f32 v61, s6, v61 :: v_dual_mul_f32 v62, s6, v62
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v75, s6, v75 :: v_dual_mul_f32 v72, s6, v72
	v_dual_mul_f32 v73, s6, v73 :: v_dual_mul_f32 v74, s6, v74
	v_fmac_f32_e32 v63, s5, v68
	v_add_co_u32 v68, vcc_lo, v76, s0
	v_dual_fmac_f32 v60, s5, v70 :: v_dual_fmac_f32 v61, s5, v71
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v62, s5, v69 :: v_dual_fmac_f32 v73, s5, v66
	v_dual_fmac_f32 v72, s5, v67 :: v_dual_fmac_f32 v75, s5, v64
	v_fmac_f32_e32 v74, s5, v65
	v_add_co_ci_u32_e64 v69, null, s1, v77, vcc_lo
	s_clause 0x1
	global_store_b128 v[76:77], v[60:63], off
	global_store_b128 v[76:77], v[72:75], off offset:128
	s_clause 0x1
	global_load_b128 v[60:63], v[68:69], off
	global_load_b128 v[64:67], v[68:69], off offset:128
	v_add_co_u32 v70, vcc_lo, v68, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v71, null, s1, v69, vcc_lo
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v60, s6, v60 :: v_dual_mul_f32 v67, s6, v67
	v_mul_f32_e32 v61, s6, v61
	v_dual_mul_f32 v63, s6, v63 :: v_dual_mul_f32 v62, s6, v62
	v_dual_mul_f32 v64, s6, v64 :: v_dual_mul_f32 v65, s6, v65
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v66, s6, v66 :: v_dual_fmac_f32 v67, s5, v52
	v_dual_fmac_f32 v60, s5, v59 :: v_dual_fmac_f32 v61, s5, v58
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v63, s5, v56 :: v_dual_fmac_f32 v62, s5, v57
	v_dual_fmac_f32 v64, s5, v55 :: v_dual_fmac_f32 v65, s5, v54
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v66, s5, v53
	s_clause 0x1
	global_store_b128 v[68:69], v[60:63], off
	global_store_b128 v[68:69], v[64:67], off offset:128
	s_clause 0x1
	global_load_b128 v[52:55], v[70:71], off
	global_load_b128 v[56:59], v[70:71], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v53, s6, v53 :: v_dual_mul_f32 v52, s6, v52
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v57, s6, v57
	v_dual_mul_f32 v55, s6, v55 :: v_dual_mul_f32 v54, s6, v54
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v56, s6, v56 :: v_dual_fmac_f32 v53, s5, v50
	v_dual_mul_f32 v58, s6, v58 :: v_dual_fmac_f32 v57, s5, v45
	v_mul_f32_e32 v59, s6, v59
	v_add_co_u32 v50, vcc_lo, v70, s0
	v_fmac_f32_e32 v52, s5, v51
	v_dual_fmac_f32 v55, s5, v47 :: v_dual_fmac_f32 v54, s5, v48
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v59, s5, v43 :: v_dual_fmac_f32 v56, s5, v46
	v_fmac_f32_e32 v58, s5, v44
	v_add_co_ci_u32_e64 v51, null, s1, v71, vcc_lo
	s_clause 0x1
	global_store_b128 v[70:71], v[52:55], off
	global_store_b128 v[70:71], v[56:59], off offset:128
	s_clause 0x1
	global_load_b128 v[42:45], v[50:51], off
	global_load_b128 v[46:49], v[50:51], off offset:128
	v_add3_u32 v52, s4, v3, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v53, 31, v52
	v_lshlrev_b64 v[52:53], 2, v[52:53]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v52, vcc_lo, s2, v52
	v_add_co_ci_u32_e64 v53, null, s3, v53, vcc_lo
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v42, s6, v42 :: v_dual_mul_f32 v49, s6, v49
	v_mul_f32_e32 v43, s6, v43
	v_dual_mul_f32 v45, s6, v45 :: v_dual_mul_f32 v44, s6, v44
	v_dual_mul_f32 v46, s6, v46 :: v_dual_mul_f32 v47, s6, v47
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v48, s6, v48 :: v_dual_fmac_f32 v49, s5, v34
	v_dual_fmac_f32 v42, s5, v41 :: v_dual_fmac_f32 v43, s5, v40
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v45, s5, v38 :: v_dual_fmac_f32 v44, s5, v39
	v_dual_fmac_f32 v46, s5, v37 :: v_dual_fmac_f32 v47, s5, v36
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v48, s5, v35
	s_clause 0x1
	global_store_b128 v[50:51], v[42:45], off
	global_store_b128 v[50:51], v[46:49], off offset:128
	s_clause 0x1
	global_load_b128 v[34:37], v[52:53], off
	global_load_b128 v[38:41], v[52:53], off offset:128
	v_add_co_u32 v42, vcc_lo, v52, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v43, null, s1, v53, vcc_lo
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
	global_store_b128 v[52:53], v[34:37], off
	global_store_b128 v[52:53], v[38:41], off offset:128
	s_clause 0x1
	global_load_b128 v[26:29], v[42:43], off
	global_load_b128 v[30:33], v[42:43], off offset:128
	v_add_co_u32 v34, vcc_lo, v42, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v35, null, s1, v43, vcc_lo
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
	global_load_b128 v[18:21], v[34:35], off
	global_load_b128 v[22:25], v[34:35], off offset:128
	v_add_co_u32 v26, vcc_lo, v34, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v27, null, s1, v35, vcc_lo
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
	global_store_b128 v[34:35], v[18:21], off
	global_store_b128 v[34:35], v[22:25], off offset:128
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
	v_fmac_f32_e32 v16, s5, v1
	s_clause 0x1
	global_store_b128 v[26:27], v[10:13], off
	global_store_b128 v[26:27], v[14:17], off offset:128
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
		.amdhsa_next_free_vgpr 111
		.amdhsa_next_free_sgpr 17
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
		.amdhsa_inst_pref_size 27
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
	.set kernel.num_vgpr, 111
	.set kernel.num_agpr, 0
	.set kernel.numbered_sgpr, 17
	.set kernel.num_named_barrier, 0
	.set kernel.private_seg_size, 0
	.set kernel.uses_vcc, 1
	.set kernel.uses_flat_scratch, 0
	.set kernel.has_dyn_sized_stack, 0
	.set kernel.has_recursion, 0
	.set kernel.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3404
; TotalNumSgprs: 19
; NumVgprs: 111
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 13
; NumSGPRsForWavesPerEU: 19
; NumVGPRsForWavesPerEU: 111
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
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     111
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
