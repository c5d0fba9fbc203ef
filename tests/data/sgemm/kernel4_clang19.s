	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.protected	kernel                  ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x18
	v_and_b32_e32 v19, 0x7f, v0
	v_lshrrev_b32_e32 v20, 3, v0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s7, s14, 7
	s_lshl_b32 s12, s15, 7
	v_lshrrev_b32_e32 v6, 7, v0
	v_or_b32_e32 v4, s7, v19
	v_or_b32_e32 v5, s12, v20
	s_clause 0x1
	s_load_b128 s[8:11], s[0:1], 0x0
	s_load_b64 s[2:3], s[0:1], 0x10
	v_and_b32_e32 v3, 7, v0
	s_mov_b32 s13, 0
	v_or_b32_e32 v11, 32, v5
	v_or_b32_e32 v18, 64, v5
	v_mad_u64_u32 v[1:2], null, v6, s4, v[4:5]
	v_mov_b32_e32 v2, 0
	s_lshl_b32 s1, s4, 1
	v_mul_lo_u32 v60, v5, s4
	v_mad_u64_u32 v[9:10], null, v11, s4, v[3:4]
	s_cmp_lt_i32 s4, 1
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[7:8], 2, v[1:2]
	v_add_nc_u32_e32 v1, s1, v1
	v_add_nc_u32_e32 v11, v60, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v10, 31, v9
	v_lshlrev_b64 v[12:13], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v7, vcc_lo, s10, v7
	v_add_nc_u32_e32 v1, s1, v1
	v_add_co_ci_u32_e32 v8, vcc_lo, s11, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_u32 v14, vcc_lo, s10, v12
	v_add_co_ci_u32_e32 v15, vcc_lo, s11, v13, vcc_lo
	v_lshlrev_b64 v[16:17], 2, v[1:2]
	s_clause 0x1
	global_load_b32 v21, v[7:8], off
	global_load_b32 v22, v[14:15], off
	v_mad_u64_u32 v[13:14], null, v18, s4, v[3:4]
	v_or_b32_e32 v14, 0x60, v5
	v_add_co_u32 v7, vcc_lo, s10, v16
	v_ashrrev_i32_e32 v12, 31, v11
	v_add_co_ci_u32_e32 v8, vcc_lo, s11, v17, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mad_u64_u32 v[17:18], null, v14, s4, v[3:4]
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_ashrrev_i32_e32 v14, 31, v13
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_nc_u32_e32 v1, s1, v1
	v_ashrrev_i32_e32 v18, 31, v17
	v_add_co_u32 v11, vcc_lo, s8, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_co_ci_u32_e32 v12, vcc_lo, s9, v12, vcc_lo
	v_add_co_u32 v9, vcc_lo, s8, v9
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_co_ci_u32_e32 v10, vcc_lo, s9, v10, vcc_lo
	v_lshlrev_b64 v[15:16], 2, v[1:2]
	v_add_co_u32 v13, vcc_lo, s8, v13
	v_add_co_ci_u32_e32 v14, vcc_lo, s9, v14, vcc_lo
	v_add_co_u32 v17, vcc_lo, s8, v17
	v_add_co_ci_u32_e32 v18, vcc_lo, s9, v18, vcc_lo
	v_add_co_u32 v15, vcc_lo, s10, v15
	v_add_co_ci_u32_e32 v16, vcc_lo, s11, v16, vcc_lo
	s_clause 0x3
	global_load_b32 v11, v[11:12], off
	global_load_b32 v9, v[9:10], off
	global_load_b32 v10, v[13:14], off
	global_load_b32 v12, v[17:18], off
	s_clause 0x1
	global_load_b32 v7, v[7:8], off
	global_load_b32 v8, v[15:16], off
	v_lshlrev_b32_e32 v13, 2, v19
	v_lshrrev_b32_e32 v1, 1, v0
	v_lshlrev_b32_e32 v14, 2, v20
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshl_or_b32 v13, v6, 9, v13
	v_and_b32_e32 v44, 0x6c, v1
	s_delay_alu instid0(VALU_DEP_3)
	v_lshl_or_b32 v14, v3, 9, v14
	s_waitcnt vmcnt(6)
	ds_store_2addr_stride64_b32 v13, v21, v22 offset0:16 offset1:20
	s_waitcnt vmcnt(4)
	ds_store_2addr_b32 v14, v11, v9 offset1:32
	s_waitcnt vmcnt(2)
	ds_store_2addr_b32 v14, v10, v12 offset0:64 offset1:96
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v13, v7, v8 offset0:24 offset1:28
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_9
; %bb.1:
	v_or_b32_e32 v2, s7, v0
	s_ashr_i32 s0, s7, 31
	v_dual_mov_b32 v68, 0 :: v_dual_add_nc_u32 v7, 32, v5
	s_lshr_b32 s0, s0, 25
	v_ashrrev_i32_e32 v9, 31, v5
	v_dual_mov_b32 v61, 0 :: v_dual_add_nc_u32 v8, s0, v2
	v_dual_mov_b32 v65, 0 :: v_dual_add_nc_u32 v10, 64, v5
	v_dual_mov_b32 v66, 0 :: v_dual_add_nc_u32 v11, 0x60, v5
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_mov_b32 v63, 0 :: v_dual_and_b32 v8, 0x3fffff80, v8
	v_or_b32_e32 v69, 8, v6
	v_dual_mov_b32 v67, 0 :: v_dual_lshlrev_b32 v6, 9, v6
	v_ashrrev_i32_e32 v12, 31, v7
	v_lshrrev_b32_e32 v9, 25, v9
	v_sub_nc_u32_e32 v2, v2, v8
	v_ashrrev_i32_e32 v8, 31, v10
	v_ashrrev_i32_e32 v13, 31, v11
	v_lshrrev_b32_e32 v12, 25, v12
	v_dual_mov_b32 v62, 0 :: v_dual_add_nc_u32 v9, v5, v9
	v_lshl_add_u32 v2, v2, 2, v6
	v_lshrrev_b32_e32 v6, 25, v8
	v_lshrrev_b32_e32 v8, 25, v13
	v_mul_lo_u32 v70, v7, s4
	v_dual_mov_b32 v55, 0 :: v_dual_add_nc_u32 v12, v7, v12
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v53, 0 :: v_dual_add_nc_u32 v6, v10, v6
	v_dual_mov_b32 v51, 0 :: v_dual_add_nc_u32 v8, v11, v8
	v_dual_mov_b32 v56, 0 :: v_dual_and_b32 v9, 0x3fffff80, v9
	s_lshl_b32 s0, s4, 5
	v_dual_mov_b32 v58, 0 :: v_dual_add_nc_u32 v73, 0x1000, v2
	v_dual_mov_b32 v64, 0 :: v_dual_add_nc_u32 v71, s0, v70
	v_dual_mov_b32 v57, 0 :: v_dual_add_nc_u32 v74, 0x1400, v2
	v_dual_mov_b32 v54, 0 :: v_dual_add_nc_u32 v75, 0x1800, v2
	v_dual_mov_b32 v49, 0 :: v_dual_and_b32 v12, 0x3fffff80, v12
	v_dual_mov_b32 v47, 0 :: v_dual_and_b32 v6, 0x3fffff80, v6
	v_dual_mov_b32 v45, 0 :: v_dual_and_b32 v8, 0x3fffff80, v8
	v_sub_nc_u32_e32 v5, v5, v9
	v_dual_mov_b32 v52, 0 :: v_dual_lshlrev_b32 v9, 9, v3
	v_dual_mov_b32 v43, 0 :: v_dual_add_nc_u32 v76, 0x1c00, v2
	v_dual_mov_b32 v41, 0 :: v_dual_lshlrev_b32 v2, 3, v0
	v_dual_mov_b32 v59, 0 :: v_dual_add_nc_u32 v72, s0, v71
	v_sub_nc_u32_e32 v7, v7, v12
	v_sub_nc_u32_e32 v6, v10, v6
	v_sub_nc_u32_e32 v8, v11, v8
	v_lshl_add_u32 v77, v5, 2, v9
	v_dual_mov_b32 v39, 0 :: v_dual_and_b32 v2, 0x100, v2
	v_dual_mov_b32 v50, 0 :: v_dual_lshlrev_b32 v5, 4, v3
	v_lshl_add_u32 v78, v7, 2, v9
	v_lshl_add_u32 v79, v6, 2, v9
	v_lshl_add_u32 v80, v8, 2, v9
	v_ashrrev_i32_e32 v81, 31, v60
	v_ashrrev_i32_e32 v82, 31, v70
	v_ashrrev_i32_e32 v83, 31, v71
	v_ashrrev_i32_e32 v84, 31, v72
	v_lshl_or_b32 v85, v1, 2, 0x4c
	v_dual_mov_b32 v37, 0 :: v_dual_lshlrev_b32 v86, 2, v44
	v_or3_b32 v87, v2, v5, 0x1000
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v1, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v2, 0
	s_add_i32 s14, s4, -1
	s_add_u32 s8, s8, 32
	s_addc_u32 s9, s9, 0
                                        ; implicit-def: $vgpr88
                                        ; implicit-def: $vgpr90
                                        ; implicit-def: $vgpr92
                                        ; implicit-def: $vgpr95
                                        ; implicit-def: $vgpr89
                                        ; implicit-def: $vgpr91
                                        ; implicit-def: $vgpr93
                                        ; implicit-def: $vgpr94
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_add_i32 s13, s13, 8
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s13, s4
	s_barrier
	s_cbranch_scc1 .LBB0_10
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
	s_cmp_lt_i32 s13, s14
	s_cselect_b32 s15, -1, 0
	s_cmp_ge_i32 s13, s14
	s_cbranch_scc1 .LBB0_5
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	v_add_nc_u32_e32 v90, s13, v69
	s_ashr_i32 s0, s13, 31
	v_add_co_u32 v105, s16, v3, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v106, null, 0, s0, s16
	v_mad_u64_u32 v[88:89], null, v90, s4, v[4:5]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v92, vcc_lo, v105, v60
	v_add_co_ci_u32_e32 v93, vcc_lo, v106, v81, vcc_lo
	v_add_co_u32 v96, vcc_lo, v105, v70
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v90, s1, v88
	v_ashrrev_i32_e32 v89, 31, v88
	v_lshlrev_b64 v[92:93], 2, v[92:93]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v94, s1, v90
	v_ashrrev_i32_e32 v91, 31, v90
	v_lshlrev_b64 v[88:89], 2, v[88:89]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v97, s1, v94
	v_ashrrev_i32_e32 v95, 31, v94
	v_lshlrev_b64 v[90:91], 2, v[90:91]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_u32 v88, s0, s10, v88
	v_ashrrev_i32_e32 v98, 31, v97
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[94:95], 2, v[94:95]
	v_add_co_ci_u32_e64 v89, s0, s11, v89, s0
	v_add_co_u32 v90, s0, s10, v90
	v_lshlrev_b64 v[97:98], 2, v[97:98]
	v_add_co_ci_u32_e64 v91, s0, s11, v91, s0
	v_add_co_u32 v94, s0, s10, v94
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v95, s0, s11, v95, s0
	v_add_co_u32 v99, s0, s10, v97
	v_add_co_ci_u32_e32 v97, vcc_lo, v106, v82, vcc_lo
	v_add_co_u32 v101, vcc_lo, v105, v71
	v_add_co_ci_u32_e32 v102, vcc_lo, v106, v83, vcc_lo
	v_add_co_u32 v103, vcc_lo, s8, v92
	v_add_co_ci_u32_e32 v104, vcc_lo, s9, v93, vcc_lo
	v_lshlrev_b64 v[92:93], 2, v[96:97]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[96:97], 2, v[101:102]
	v_add_co_u32 v101, vcc_lo, v105, v72
	v_add_co_ci_u32_e32 v102, vcc_lo, v106, v84, vcc_lo
	v_add_co_u32 v105, vcc_lo, s8, v92
	v_add_co_ci_u32_e32 v106, vcc_lo, s9, v93, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[92:93], 2, v[101:102]
	v_add_co_u32 v96, vcc_lo, s8, v96
	v_add_co_ci_u32_e32 v97, vcc_lo, s9, v97, vcc_lo
	v_add_co_ci_u32_e64 v100, s0, s11, v98, s0
	v_add_co_u32 v101, vcc_lo, s8, v92
	v_add_co_ci_u32_e32 v102, vcc_lo, s9, v93, vcc_lo
	s_clause 0x3
	global_load_b32 v89, v[88:89], off
	global_load_b32 v91, v[90:91], off
	global_load_b32 v93, v[94:95], off
	global_load_b32 v94, v[99:100], off
	s_clause 0x3
	global_load_b32 v88, v[103:104], off
	global_load_b32 v90, v[105:106], off
	global_load_b32 v92, v[96:97], off
	global_load_b32 v95, v[101:102], off
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	s_mov_b32 s0, 0
.LBB0_6:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_delay_alu instid0(SALU_CYCLE_1)
	v_add_nc_u32_e32 v108, s0, v86
	v_add_nc_u32_e32 v104, s0, v87
	v_add_nc_u32_e32 v111, s0, v85
	s_addk_i32 s0, 0x200
	ds_load_b128 v[96:99], v108
	ds_load_b128 v[100:103], v104
	ds_load_b128 v[104:107], v104 offset:128
	ds_load_b96 v[108:110], v108 offset:64
	ds_load_b32 v111, v111
	s_cmpk_lg_i32 s0, 0x1000
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v68, v101, v96
	v_fmac_f32_e32 v61, v100, v96
	v_fmac_f32_e32 v67, v102, v96
	v_dual_fmac_f32 v66, v103, v96 :: v_dual_fmac_f32 v59, v100, v97
	v_dual_fmac_f32 v58, v101, v97 :: v_dual_fmac_f32 v51, v100, v98
	v_dual_fmac_f32 v57, v102, v97 :: v_dual_fmac_f32 v50, v101, v98
	v_dual_fmac_f32 v56, v103, v97 :: v_dual_fmac_f32 v49, v102, v98
	v_dual_fmac_f32 v48, v103, v98 :: v_dual_fmac_f32 v41, v101, v99
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v42, v100, v99 :: v_dual_fmac_f32 v63, v106, v96
	v_dual_fmac_f32 v40, v102, v99 :: v_dual_fmac_f32 v65, v104, v96
	v_dual_fmac_f32 v39, v103, v99 :: v_dual_fmac_f32 v64, v105, v96
	v_dual_fmac_f32 v62, v107, v96 :: v_dual_fmac_f32 v55, v104, v97
	v_dual_fmac_f32 v54, v105, v97 :: v_dual_fmac_f32 v47, v104, v98
	v_dual_fmac_f32 v53, v106, v97 :: v_dual_fmac_f32 v46, v105, v98
	v_dual_fmac_f32 v52, v107, v97 :: v_dual_fmac_f32 v45, v106, v98
	v_dual_fmac_f32 v43, v107, v98 :: v_dual_fmac_f32 v38, v104, v99
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v37, v105, v99 :: v_dual_fmac_f32 v34, v100, v108
	v_dual_fmac_f32 v36, v106, v99 :: v_dual_fmac_f32 v33, v101, v108
	v_dual_fmac_f32 v35, v107, v99 :: v_dual_fmac_f32 v32, v102, v108
	v_dual_fmac_f32 v31, v103, v108 :: v_dual_fmac_f32 v26, v100, v109
	v_dual_fmac_f32 v25, v101, v109 :: v_dual_fmac_f32 v18, v100, v110
	v_dual_fmac_f32 v24, v102, v109 :: v_dual_fmac_f32 v17, v101, v110
	v_dual_fmac_f32 v23, v103, v109 :: v_dual_fmac_f32 v16, v102, v110
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v15, v103, v110 :: v_dual_fmac_f32 v10, v100, v111
	v_dual_fmac_f32 v9, v101, v111 :: v_dual_fmac_f32 v30, v104, v108
	v_dual_fmac_f32 v8, v102, v111 :: v_dual_fmac_f32 v29, v105, v108
	v_dual_fmac_f32 v7, v103, v111 :: v_dual_fmac_f32 v28, v106, v108
	v_dual_fmac_f32 v27, v107, v108 :: v_dual_fmac_f32 v22, v104, v109
	v_dual_fmac_f32 v21, v105, v109 :: v_dual_fmac_f32 v14, v104, v110
	v_dual_fmac_f32 v20, v106, v109 :: v_dual_fmac_f32 v13, v105, v110
	v_dual_fmac_f32 v19, v107, v109 :: v_dual_fmac_f32 v12, v106, v110
	v_dual_fmac_f32 v11, v107, v110 :: v_dual_fmac_f32 v6, v104, v111
	v_fmac_f32_e32 v5, v105, v111
	v_fmac_f32_e32 v1, v106, v111
	v_fmac_f32_e32 v2, v107, v111
	s_cbranch_scc1 .LBB0_6
; %bb.7:                                ;   in Loop: Header=BB0_3 Depth=1
	s_and_not1_b32 vcc_lo, exec_lo, s15
	s_waitcnt vmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_2
; %bb.8:                                ;   in Loop: Header=BB0_3 Depth=1
	ds_store_b32 v73, v89
	ds_store_b32 v77, v88
	ds_store_b32 v74, v91
	ds_store_b32 v78, v90
	ds_store_b32 v75, v93
	ds_store_b32 v79, v92
	ds_store_b32 v76, v94
	ds_store_b32 v80, v95
	s_branch .LBB0_2
.LBB0_9:
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v52, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v54, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v56, 0
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v58, 0
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v62, 0
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v64, 0
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v66, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v68, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v61, 0
.LBB0_10:
	v_lshlrev_b32_e32 v0, 1, v0
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_nc_u32_e32 v44, s12, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v0, 64, v0
	v_or3_b32 v0, v3, v0, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[3:4], null, v44, s4, v[0:1]
	v_ashrrev_i32_e32 v4, 31, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[69:70], 2, v[3:4]
	v_add_co_u32 v77, vcc_lo, s2, v69
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e32 v78, vcc_lo, s3, v70, vcc_lo
	s_clause 0x1
	global_load_b128 v[69:72], v[77:78], off
	global_load_b128 v[73:76], v[77:78], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v72, s6, v72 :: v_dual_add_nc_u32 v3, s4, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_dual_mul_f32 v69, s6, v69 :: v_dual_mul_f32 v70, s6, v70
	v_mul_f32_e32 v71, s6, v71
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v73, s6, v73
	v_lshlrev_b64 v[79:80], 2, v[3:4]
	v_dual_mul_f32 v74, s6, v74 :: v_dual_mul_f32 v75, s6, v75
	v_dual_mul_f32 v76, s6, v76 :: v_dual_fmac_f32 v69, s5, v61
	v_dual_fmac_f32 v70, s5, v68 :: v_dual_fmac_f32 v71, s5, v67
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v79, vcc_lo, s2, v79
	v_dual_fmac_f32 v72, s5, v66 :: v_dual_fmac_f32 v73, s5, v65
	v_dual_fmac_f32 v74, s5, v64 :: v_dual_fmac_f32 v75, s5, v63
	v_dual_fmac_f32 v76, s5, v62 :: v_dual_add_nc_u32 v3, s4, v3
	v_add_co_ci_u32_e32 v80, vcc_lo, s3, v80, vcc_lo
	s_clause 0x1
	global_store_b128 v[77:78], v[69:72], off
	global_store_b128 v[77:78], v[73:76], off offset:128
	s_clause 0x1
	global_load_b128 v[60:63], v[79:80], off
	global_load_b128 v[64:67], v[79:80], off offset:128
	v_ashrrev_i32_e32 v4, 31, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[68:69], 2, v[3:4]
	v_add_co_u32 v68, vcc_lo, s2, v68
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e32 v69, vcc_lo, s3, v69, vcc_lo
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v60, s6, v60 :: v_dual_mul_f32 v61, s6, v61
	v_dual_mul_f32 v62, s6, v62 :: v_dual_mul_f32 v63, s6, v63
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v64, s6, v64 :: v_dual_mul_f32 v65, s6, v65
	v_dual_mul_f32 v66, s6, v66 :: v_dual_mul_f32 v67, s6, v67
	v_dual_fmac_f32 v60, s5, v59 :: v_dual_fmac_f32 v61, s5, v58
	v_dual_fmac_f32 v62, s5, v57 :: v_dual_fmac_f32 v63, s5, v56
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v64, s5, v55 :: v_dual_fmac_f32 v65, s5, v54
	v_dual_fmac_f32 v66, s5, v53 :: v_dual_fmac_f32 v67, s5, v52
	s_clause 0x1
	global_store_b128 v[79:80], v[60:63], off
	global_store_b128 v[79:80], v[64:67], off offset:128
	s_clause 0x1
	global_load_b128 v[52:55], v[68:69], off
	global_load_b128 v[56:59], v[68:69], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v52, s6, v52 :: v_dual_add_nc_u32 v3, s4, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v4, 31, v3
	v_dual_mul_f32 v53, s6, v53 :: v_dual_mul_f32 v54, s6, v54
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v55, s6, v55 :: v_dual_mul_f32 v56, s6, v56
	v_lshlrev_b64 v[60:61], 2, v[3:4]
	v_dual_mul_f32 v57, s6, v57 :: v_dual_mul_f32 v58, s6, v58
	v_dual_mul_f32 v59, s6, v59 :: v_dual_fmac_f32 v54, s5, v49
	v_dual_fmac_f32 v52, s5, v51 :: v_dual_fmac_f32 v53, s5, v50
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v60, vcc_lo, s2, v60
	v_dual_fmac_f32 v55, s5, v48 :: v_dual_fmac_f32 v56, s5, v47
	v_dual_fmac_f32 v57, s5, v46 :: v_dual_fmac_f32 v58, s5, v45
	v_fmac_f32_e32 v59, s5, v43
	v_add_co_ci_u32_e32 v61, vcc_lo, s3, v61, vcc_lo
	s_clause 0x1
	global_store_b128 v[68:69], v[52:55], off
	global_store_b128 v[68:69], v[56:59], off offset:128
	s_clause 0x1
	global_load_b128 v[43:46], v[60:61], off
	global_load_b128 v[47:50], v[60:61], off offset:128
	v_mad_u64_u32 v[51:52], null, s4, 13, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v52, 31, v51
	v_lshlrev_b64 v[3:4], 2, v[51:52]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v3, vcc_lo, s2, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s3, v4, vcc_lo
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v44, s6, v44 :: v_dual_mul_f32 v43, s6, v43
	v_dual_mul_f32 v46, s6, v46 :: v_dual_mul_f32 v45, s6, v45
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v48, s6, v48 :: v_dual_mul_f32 v47, s6, v47
	v_dual_mul_f32 v50, s6, v50 :: v_dual_mul_f32 v49, s6, v49
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v46, s5, v39 :: v_dual_fmac_f32 v43, s5, v42
	v_dual_fmac_f32 v44, s5, v41 :: v_dual_fmac_f32 v45, s5, v40
	v_dual_fmac_f32 v48, s5, v37 :: v_dual_fmac_f32 v47, s5, v38
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v50, s5, v35 :: v_dual_fmac_f32 v49, s5, v36
	s_clause 0x1
	global_store_b128 v[60:61], v[43:46], off
	global_store_b128 v[60:61], v[47:50], off offset:128
	s_clause 0x1
	global_load_b128 v[35:38], v[3:4], off
	global_load_b128 v[39:42], v[3:4], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v36, s6, v36 :: v_dual_add_nc_u32 v43, s4, v51
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v44, 31, v43
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v35, s6, v35 :: v_dual_mul_f32 v40, s6, v40
	v_dual_mul_f32 v37, s6, v37 :: v_dual_mul_f32 v42, s6, v42
	v_lshlrev_b64 v[44:45], 2, v[43:44]
	v_dual_mul_f32 v38, s6, v38 :: v_dual_mul_f32 v39, s6, v39
	v_fmac_f32_e32 v36, s5, v33
	v_mul_f32_e32 v41, s6, v41
	v_dual_fmac_f32 v35, s5, v34 :: v_dual_fmac_f32 v40, s5, v29
	v_add_co_u32 v44, vcc_lo, s2, v44
	v_dual_fmac_f32 v37, s5, v32 :: v_dual_fmac_f32 v42, s5, v27
	v_dual_fmac_f32 v38, s5, v31 :: v_dual_fmac_f32 v39, s5, v30
	v_fmac_f32_e32 v41, s5, v28
	v_add_co_ci_u32_e32 v45, vcc_lo, s3, v45, vcc_lo
	s_clause 0x1
	global_store_b128 v[3:4], v[35:38], off
	global_store_b128 v[3:4], v[39:42], off offset:128
	s_clause 0x1
	global_load_b128 v[27:30], v[44:45], off
	global_load_b128 v[31:34], v[44:45], off offset:128
	v_add_nc_u32_e32 v3, s4, v43
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v27, s6, v27 :: v_dual_mul_f32 v34, s6, v34
	v_mul_f32_e32 v32, s6, v32
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v4, 31, v3
	v_mul_f32_e32 v28, s6, v28
	v_dual_mul_f32 v30, s6, v30 :: v_dual_mul_f32 v29, s6, v29
	v_mul_f32_e32 v31, s6, v31
	v_lshlrev_b64 v[35:36], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v28, s5, v25
	v_dual_mul_f32 v33, s6, v33 :: v_dual_fmac_f32 v34, s5, v19
	v_dual_fmac_f32 v27, s5, v26 :: v_dual_fmac_f32 v32, s5, v21
	v_add_co_u32 v35, vcc_lo, s2, v35
	v_dual_fmac_f32 v30, s5, v23 :: v_dual_fmac_f32 v29, s5, v24
	v_fmac_f32_e32 v31, s5, v22
	v_fmac_f32_e32 v33, s5, v20
	v_add_co_ci_u32_e32 v36, vcc_lo, s3, v36, vcc_lo
	s_clause 0x1
	global_store_b128 v[44:45], v[27:30], off
	global_store_b128 v[44:45], v[31:34], off offset:128
	s_clause 0x1
	global_load_b128 v[19:22], v[35:36], off
	global_load_b128 v[23:26], v[35:36], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v20, s6, v20 :: v_dual_add_nc_u32 v3, s4, v3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s6, v24
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v4, 31, v3
	v_dual_mul_f32 v19, s6, v19 :: v_dual_mul_f32 v22, s6, v22
	v_fmac_f32_e32 v20, s5, v17
	v_mul_f32_e32 v21, s6, v21
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_dual_mul_f32 v23, s6, v23 :: v_dual_fmac_f32 v24, s5, v13
	v_dual_mul_f32 v26, s6, v26 :: v_dual_mul_f32 v25, s6, v25
	v_fmac_f32_e32 v19, s5, v18
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_u32 v3, vcc_lo, s2, v3
	v_dual_fmac_f32 v22, s5, v15 :: v_dual_fmac_f32 v21, s5, v16
	v_dual_fmac_f32 v23, s5, v14 :: v_dual_fmac_f32 v26, s5, v11
	v_fmac_f32_e32 v25, s5, v12
	v_add_co_ci_u32_e32 v4, vcc_lo, s3, v4, vcc_lo
	s_clause 0x1
	global_store_b128 v[35:36], v[19:22], off
	global_store_b128 v[35:36], v[23:26], off offset:128
	s_clause 0x1
	global_load_b128 v[11:14], v[3:4], off
	global_load_b128 v[15:18], v[3:4], off offset:128
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v12, s6, v12
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v18, s6, v18 :: v_dual_mul_f32 v11, s6, v11
	v_dual_mul_f32 v14, s6, v14 :: v_dual_mul_f32 v13, s6, v13
	v_dual_mul_f32 v16, s6, v16 :: v_dual_mul_f32 v15, s6, v15
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v17, s6, v17 :: v_dual_fmac_f32 v18, s5, v2
	v_dual_fmac_f32 v12, s5, v9 :: v_dual_fmac_f32 v11, s5, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v14, s5, v7 :: v_dual_fmac_f32 v13, s5, v8
	v_dual_fmac_f32 v16, s5, v5 :: v_dual_fmac_f32 v15, s5, v6
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v17, s5, v1
	s_clause 0x1
	global_store_b128 v[3:4], v[11:14], off
	global_store_b128 v[3:4], v[15:18], off offset:128
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
		.amdhsa_next_free_vgpr 112
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
; codeLenInByte = 3480
; NumSgprs: 19
; NumVgprs: 112
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 13
; NumSGPRsForWavesPerEU: 19
; NumVGPRsForWavesPerEU: 112
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
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     112
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
