	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.protected	kernel                  ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
; %bb.0:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x18
	s_load_b128 s[8:11], s[0:1], 0x0
	s_lshl_b32 s3, s14, 7
	v_dual_mov_b32 v2, 0 :: v_dual_and_b32 v3, 7, v0
	v_or_b32_e32 v1, s3, v0
	v_lshrrev_b32_e32 v29, 3, v0
	s_lshl_b32 s2, s15, 7
	s_delay_alu instid0(VALU_DEP_3)
	v_mov_b32_e32 v6, v2
	s_load_b64 s[0:1], s[0:1], 0x10
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	v_or_b32_e32 v4, s2, v29
	v_lshlrev_b32_e32 v92, 1, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s7, 0
	s_delay_alu instid0(VALU_DEP_2)
	v_or_b32_e32 v19, 32, v4
	v_or_b32_e32 v21, 48, v4
	v_or_b32_e32 v23, 64, v4
	v_or_b32_e32 v25, 0x50, v4
	v_add_nc_u32_e32 v5, s4, v1
	v_mov_b32_e32 v7, v2
	v_add_co_u32 v15, vcc_lo, s10, v10
	v_add_co_ci_u32_e32 v16, vcc_lo, s11, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[13:14], 2, v[5:6]
	v_add_nc_u32_e32 v6, s4, v5
	v_mov_b32_e32 v8, v2
	v_mul_lo_u32 v119, v4, s4
	v_or_b32_e32 v27, 0x60, v4
	s_cmp_lt_i32 s4, 1
	v_lshlrev_b64 v[10:11], 2, v[6:7]
	v_add_nc_u32_e32 v7, s4, v6
	v_add_co_u32 v5, vcc_lo, s10, v13
	v_mov_b32_e32 v9, v2
	v_add_co_ci_u32_e32 v6, vcc_lo, s11, v14, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[13:14], 2, v[7:8]
	v_add_nc_u32_e32 v8, s4, v7
	v_add_co_u32 v17, vcc_lo, s10, v10
	v_add_co_ci_u32_e32 v18, vcc_lo, s11, v11, vcc_lo
	v_lshlrev_b64 v[9:10], 2, v[8:9]
	v_add_co_u32 v13, vcc_lo, s10, v13
	v_dual_mov_b32 v12, v2 :: v_dual_add_nc_u32 v11, s4, v8
	v_add_co_ci_u32_e32 v14, vcc_lo, s11, v14, vcc_lo
	s_clause 0x3
	global_load_b32 v30, v[15:16], off
	global_load_b32 v31, v[5:6], off
	global_load_b32 v32, v[17:18], off
	global_load_b32 v33, v[13:14], off
	v_add_co_u32 v7, vcc_lo, s10, v9
	v_or_b32_e32 v17, 16, v4
	v_add_co_ci_u32_e32 v8, vcc_lo, s11, v10, vcc_lo
	v_dual_mov_b32 v10, v2 :: v_dual_add_nc_u32 v9, s4, v11
	v_lshlrev_b64 v[5:6], 2, v[11:12]
	v_add_nc_u32_e32 v11, v119, v3
	v_mad_u64_u32 v[15:16], null, v17, s4, v[3:4]
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[13:14], 2, v[9:10]
	v_add_nc_u32_e32 v9, s4, v9
	v_mad_u64_u32 v[17:18], null, v19, s4, v[3:4]
	v_ashrrev_i32_e32 v12, 31, v11
	v_mad_u64_u32 v[19:20], null, v21, s4, v[3:4]
	v_add_co_u32 v5, vcc_lo, s10, v5
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_ashrrev_i32_e32 v16, 31, v15
	v_add_co_ci_u32_e32 v6, vcc_lo, s11, v6, vcc_lo
	v_mad_u64_u32 v[21:22], null, v23, s4, v[3:4]
	v_add_co_u32 v13, vcc_lo, s10, v13
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_ashrrev_i32_e32 v18, 31, v17
	v_add_co_ci_u32_e32 v14, vcc_lo, s11, v14, vcc_lo
	v_mad_u64_u32 v[23:24], null, v25, s4, v[3:4]
	v_mad_u64_u32 v[25:26], null, v27, s4, v[3:4]
	v_add_co_u32 v9, vcc_lo, s10, v9
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_or_b32_e32 v26, 0x70, v4
	v_ashrrev_i32_e32 v20, 31, v19
	v_add_co_ci_u32_e32 v10, vcc_lo, s11, v10, vcc_lo
	v_add_co_u32 v11, vcc_lo, s8, v11
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_ashrrev_i32_e32 v22, 31, v21
	v_add_co_ci_u32_e32 v12, vcc_lo, s9, v12, vcc_lo
	v_mad_u64_u32 v[27:28], null, v26, s4, v[3:4]
	v_add_co_u32 v15, vcc_lo, s8, v15
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_ashrrev_i32_e32 v24, 31, v23
	v_add_co_ci_u32_e32 v16, vcc_lo, s9, v16, vcc_lo
	v_add_co_u32 v17, vcc_lo, s8, v17
	v_lshlrev_b64 v[21:22], 2, v[21:22]
	v_ashrrev_i32_e32 v26, 31, v25
	v_add_co_ci_u32_e32 v18, vcc_lo, s9, v18, vcc_lo
	v_add_co_u32 v19, vcc_lo, s8, v19
	v_lshlrev_b64 v[23:24], 2, v[23:24]
	v_ashrrev_i32_e32 v28, 31, v27
	v_add_co_ci_u32_e32 v20, vcc_lo, s9, v20, vcc_lo
	v_add_co_u32 v21, vcc_lo, s8, v21
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_add_co_ci_u32_e32 v22, vcc_lo, s9, v22, vcc_lo
	v_add_co_u32 v23, vcc_lo, s8, v23
	v_lshlrev_b64 v[27:28], 2, v[27:28]
	v_add_co_ci_u32_e32 v24, vcc_lo, s9, v24, vcc_lo
	v_add_co_u32 v25, vcc_lo, s8, v25
	v_add_co_ci_u32_e32 v26, vcc_lo, s9, v26, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v27, vcc_lo, s8, v27
	v_add_co_ci_u32_e32 v28, vcc_lo, s9, v28, vcc_lo
	s_clause 0x7
	global_load_b32 v11, v[11:12], off
	global_load_b32 v12, v[15:16], off
	global_load_b32 v15, v[17:18], off
	global_load_b32 v16, v[19:20], off
	global_load_b32 v17, v[21:22], off
	global_load_b32 v18, v[23:24], off
	global_load_b32 v19, v[25:26], off
	global_load_b32 v20, v[27:28], off
	s_clause 0x3
	global_load_b32 v7, v[7:8], off
	global_load_b32 v6, v[5:6], off
	global_load_b32 v8, v[13:14], off
	global_load_b32 v9, v[9:10], off
	v_lshlrev_b32_e32 v5, 2, v0
	v_lshlrev_b32_e32 v10, 2, v29
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v13, 0x80, v5
	v_mad_u32_u24 v10, 0x210, v3, v10
	s_waitcnt vmcnt(14)
	ds_store_2addr_stride64_b32 v13, v30, v31 offset0:16 offset1:18
	s_waitcnt vmcnt(12)
	ds_store_2addr_stride64_b32 v13, v32, v33 offset0:20 offset1:22
	s_waitcnt vmcnt(10)
	ds_store_2addr_b32 v10, v11, v12 offset1:16
	s_waitcnt vmcnt(8)
	ds_store_2addr_b32 v10, v15, v16 offset0:32 offset1:48
	s_waitcnt vmcnt(6)
	ds_store_2addr_b32 v10, v17, v18 offset0:64 offset1:80
	s_waitcnt vmcnt(4)
	ds_store_2addr_b32 v10, v19, v20 offset0:96 offset1:112
	s_waitcnt vmcnt(2)
	ds_store_2addr_stride64_b32 v13, v7, v6 offset0:24 offset1:26
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v13, v8, v9 offset0:28 offset1:30
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_9
; %bb.1:
	v_dual_mov_b32 v109, 0 :: v_dual_add_nc_u32 v2, 16, v4
	v_dual_mov_b32 v116, 0 :: v_dual_add_nc_u32 v7, 32, v4
	v_ashrrev_i32_e32 v6, 31, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v9, 31, v2
	s_ashr_i32 s12, s3, 31
	v_ashrrev_i32_e32 v10, 31, v7
	s_lshr_b32 s12, s12, 25
	v_lshrrev_b32_e32 v6, 25, v6
	v_lshrrev_b32_e32 v9, 25, v9
	v_dual_mov_b32 v115, 0 :: v_dual_add_nc_u32 v8, s12, v1
	v_lshrrev_b32_e32 v10, 25, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v111, 0 :: v_dual_add_nc_u32 v6, v4, v6
	v_dual_mov_b32 v112, 0 :: v_dual_add_nc_u32 v9, v2, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v103, 0 :: v_dual_add_nc_u32 v10, v7, v10
	v_mul_lo_u32 v133, v2, s4
	v_dual_mov_b32 v110, 0 :: v_dual_and_b32 v9, 0x3fffff80, v9
	v_dual_mov_b32 v113, 0 :: v_dual_and_b32 v8, 0x3fffff80, v8
	v_dual_mov_b32 v105, 0 :: v_dual_and_b32 v6, 0x3fffff80, v6
	v_dual_mov_b32 v97, 0 :: v_dual_and_b32 v10, 0x3fffff80, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v2, v2, v9
	v_sub_nc_u32_e32 v8, v1, v8
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v6, v4, v6
	v_sub_nc_u32_e32 v7, v7, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v85, 0 :: v_dual_lshlrev_b32 v2, 2, v2
	v_dual_mov_b32 v101, 0 :: v_dual_lshlrev_b32 v8, 2, v8
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v87, 0 :: v_dual_lshlrev_b32 v6, 2, v6
	v_dual_mov_b32 v98, 0 :: v_dual_lshlrev_b32 v7, 2, v7
	s_delay_alu instid0(VALU_DEP_4)
	v_mad_u32_u24 v149, 0x210, v3, v2
	v_dual_mov_b32 v81, 0 :: v_dual_add_nc_u32 v2, 48, v4
	v_dual_mov_b32 v108, 0 :: v_dual_add_nc_u32 v137, 0x1080, v8
	v_dual_mov_b32 v95, 0 :: v_dual_add_nc_u32 v138, 0x1280, v8
	v_dual_mov_b32 v93, 0 :: v_dual_add_nc_u32 v140, 0x1480, v8
	v_dual_mov_b32 v104, 0 :: v_dual_add_nc_u32 v141, 0x1680, v8
	v_dual_mov_b32 v91, 0 :: v_dual_add_nc_u32 v142, 0x1880, v8
	v_dual_mov_b32 v89, 0 :: v_dual_add_nc_u32 v144, 0x1a80, v8
	v_dual_mov_b32 v83, 0 :: v_dual_add_nc_u32 v146, 0x1c80, v8
	v_dual_mov_b32 v96, 0 :: v_dual_add_nc_u32 v147, 0x1e80, v8
	v_mad_u32_u24 v148, 0x210, v3, v6
	v_mad_u32_u24 v150, 0x210, v3, v7
	v_dual_mov_b32 v79, 0 :: v_dual_add_nc_u32 v6, 64, v4
	v_dual_mov_b32 v94, 0 :: v_dual_add_nc_u32 v7, 0x50, v4
	v_dual_mov_b32 v77, 0 :: v_dual_add_nc_u32 v8, 0x60, v4
	v_dual_mov_b32 v75, 0 :: v_dual_add_nc_u32 v4, 0x70, v4
	v_ashrrev_i32_e32 v9, 31, v2
	v_ashrrev_i32_e32 v10, 31, v6
	s_lshl_b32 s12, s4, 4
	s_delay_alu instid0(VALU_DEP_3)
	v_ashrrev_i32_e32 v13, 31, v4
	v_dual_mov_b32 v107, 0 :: v_dual_add_nc_u32 v134, s12, v133
	v_lshrrev_b32_e32 v9, 25, v9
	v_ashrrev_i32_e32 v11, 31, v7
	v_ashrrev_i32_e32 v12, 31, v8
	v_lshrrev_b32_e32 v10, 25, v10
	v_lshrrev_b32_e32 v13, 25, v13
	v_dual_mov_b32 v90, 0 :: v_dual_add_nc_u32 v9, v2, v9
	v_dual_mov_b32 v114, 0 :: v_dual_add_nc_u32 v135, s12, v134
	v_lshrrev_b32_e32 v11, 25, v11
	v_lshrrev_b32_e32 v12, 25, v12
	v_dual_mov_b32 v73, 0 :: v_dual_add_nc_u32 v10, v6, v10
	v_dual_mov_b32 v86, 0 :: v_dual_add_nc_u32 v13, v4, v13
	v_dual_mov_b32 v84, 0 :: v_dual_and_b32 v9, 0x3fffff80, v9
	v_dual_mov_b32 v99, 0 :: v_dual_add_nc_u32 v136, s12, v135
	v_dual_mov_b32 v88, 0 :: v_dual_add_nc_u32 v11, v7, v11
	v_dual_mov_b32 v71, 0 :: v_dual_add_nc_u32 v12, v8, v12
	v_dual_mov_b32 v69, 0 :: v_dual_and_b32 v10, 0x3fffff80, v10
	v_dual_mov_b32 v80, 0 :: v_dual_and_b32 v13, 0x3fffff80, v13
	v_sub_nc_u32_e32 v2, v2, v9
	v_dual_mov_b32 v106, 0 :: v_dual_add_nc_u32 v139, s12, v136
	v_dual_mov_b32 v82, 0 :: v_dual_and_b32 v11, 0x3fffff80, v11
	v_dual_mov_b32 v67, 0 :: v_dual_and_b32 v12, 0x3fffff80, v12
	v_sub_nc_u32_e32 v6, v6, v10
	v_sub_nc_u32_e32 v4, v4, v13
	v_dual_mov_b32 v65, 0 :: v_dual_lshlrev_b32 v2, 2, v2
	v_dual_mov_b32 v102, 0 :: v_dual_add_nc_u32 v143, s12, v139
	v_sub_nc_u32_e32 v7, v7, v11
	v_sub_nc_u32_e32 v8, v8, v12
	v_dual_mov_b32 v63, 0 :: v_dual_lshlrev_b32 v6, 2, v6
	v_dual_mov_b32 v59, 0 :: v_dual_lshlrev_b32 v4, 2, v4
	v_mad_u32_u24 v151, 0x210, v3, v2
	v_dual_mov_b32 v57, 0 :: v_dual_lshlrev_b32 v2, 3, v0
	v_dual_mov_b32 v100, 0 :: v_dual_add_nc_u32 v145, s12, v143
	v_dual_mov_b32 v78, 0 :: v_dual_lshlrev_b32 v7, 2, v7
	v_dual_mov_b32 v61, 0 :: v_dual_lshlrev_b32 v8, 2, v8
	v_mad_u32_u24 v152, 0x210, v3, v6
	v_mad_u32_u24 v155, 0x210, v3, v4
	v_dual_mov_b32 v55, 0 :: v_dual_and_b32 v4, 48, v92
	v_dual_mov_b32 v53, 0 :: v_dual_and_b32 v2, 0x100, v2
	v_dual_mov_b32 v51, 0 :: v_dual_lshlrev_b32 v6, 4, v3
	v_mad_u32_u24 v153, 0x210, v3, v7
	v_mad_u32_u24 v154, 0x210, v3, v8
	v_ashrrev_i32_e32 v156, 31, v119
	v_ashrrev_i32_e32 v157, 31, v133
	v_ashrrev_i32_e32 v158, 31, v134
	v_ashrrev_i32_e32 v159, 31, v135
	v_ashrrev_i32_e32 v160, 31, v136
	v_ashrrev_i32_e32 v161, 31, v139
	v_ashrrev_i32_e32 v162, 31, v143
	v_ashrrev_i32_e32 v163, 31, v145
	v_and_or_b32 v164, 0x100, v5, v4
	v_or3_b32 v165, v2, v6, 0x1080
	v_dual_mov_b32 v76, 0 :: v_dual_mov_b32 v49, 0
	v_dual_mov_b32 v74, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v72, 0 :: v_dual_mov_b32 v45, 0
	v_dual_mov_b32 v70, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v68, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v66, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v62, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v60, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v58, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v56, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v117, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v121, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v123, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v125, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v127, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v129, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v131, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v2, v109
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v118, 0
	v_mov_b32_e32 v120, 0
	v_mov_b32_e32 v122, 0
	v_mov_b32_e32 v124, 0
	v_mov_b32_e32 v126, 0
	v_mov_b32_e32 v128, 0
	v_mov_b32_e32 v130, 0
	v_mov_b32_e32 v132, 0
	s_add_i32 s12, s4, -1
	s_add_u32 s8, s8, 32
	s_addc_u32 s9, s9, 0
                                        ; implicit-def: $vgpr174
                                        ; implicit-def: $vgpr175
                                        ; implicit-def: $vgpr176
                                        ; implicit-def: $vgpr177
                                        ; implicit-def: $vgpr178
                                        ; implicit-def: $vgpr179
                                        ; implicit-def: $vgpr180
                                        ; implicit-def: $vgpr181
                                        ; implicit-def: $vgpr166
                                        ; implicit-def: $vgpr167
                                        ; implicit-def: $vgpr168
                                        ; implicit-def: $vgpr169
                                        ; implicit-def: $vgpr170
                                        ; implicit-def: $vgpr171
                                        ; implicit-def: $vgpr172
                                        ; implicit-def: $vgpr173
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_add_i32 s7, s7, 8
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s7, s4
	s_barrier
	s_cbranch_scc1 .LBB0_10
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
	s_cmp_lt_i32 s7, s12
	s_cselect_b32 s13, -1, 0
	s_cmp_ge_i32 s7, s12
	s_cbranch_scc1 .LBB0_5
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	v_add_nc_u32_e64 v168, 8, s7
	s_ashr_i32 s14, s7, 31
	v_add_co_u32 v188, s15, v3, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v189, null, 0, s14, s15
	v_mad_u64_u32 v[166:167], null, v168, s4, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v168, s4, v166
	v_ashrrev_i32_e32 v167, 31, v166
	v_add_nc_u32_e32 v170, s4, v168
	v_ashrrev_i32_e32 v169, 31, v168
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[166:167], 2, v[166:167]
	v_add_nc_u32_e32 v172, s4, v170
	v_ashrrev_i32_e32 v171, 31, v170
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[168:169], 2, v[168:169]
	v_add_co_u32 v166, vcc_lo, s10, v166
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v174, s4, v172
	v_ashrrev_i32_e32 v173, 31, v172
	v_lshlrev_b64 v[170:171], 2, v[170:171]
	v_add_co_ci_u32_e32 v167, vcc_lo, s11, v167, vcc_lo
	v_add_nc_u32_e32 v176, s4, v174
	v_ashrrev_i32_e32 v175, 31, v174
	v_add_co_u32 v168, vcc_lo, s10, v168
	v_lshlrev_b64 v[172:173], 2, v[172:173]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v178, s4, v176
	v_ashrrev_i32_e32 v177, 31, v176
	v_add_co_ci_u32_e32 v169, vcc_lo, s11, v169, vcc_lo
	v_add_co_u32 v170, vcc_lo, s10, v170
	v_add_nc_u32_e32 v180, s4, v178
	v_lshlrev_b64 v[174:175], 2, v[174:175]
	v_ashrrev_i32_e32 v179, 31, v178
	v_add_co_ci_u32_e32 v171, vcc_lo, s11, v171, vcc_lo
	v_add_co_u32 v172, vcc_lo, s10, v172
	v_lshlrev_b64 v[176:177], 2, v[176:177]
	v_ashrrev_i32_e32 v181, 31, v180
	v_add_co_ci_u32_e32 v173, vcc_lo, s11, v173, vcc_lo
	v_add_co_u32 v174, vcc_lo, s10, v174
	v_lshlrev_b64 v[178:179], 2, v[178:179]
	v_add_co_ci_u32_e32 v175, vcc_lo, s11, v175, vcc_lo
	v_add_co_u32 v176, vcc_lo, s10, v176
	v_lshlrev_b64 v[180:181], 2, v[180:181]
	v_add_co_ci_u32_e32 v177, vcc_lo, s11, v177, vcc_lo
	v_add_co_u32 v178, vcc_lo, s10, v178
	v_add_co_ci_u32_e32 v179, vcc_lo, s11, v179, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v180, vcc_lo, s10, v180
	v_add_co_ci_u32_e32 v181, vcc_lo, s11, v181, vcc_lo
	v_add_co_u32 v182, vcc_lo, v188, v119
	v_add_co_ci_u32_e32 v183, vcc_lo, v189, v156, vcc_lo
	s_clause 0x7
	global_load_b32 v166, v[166:167], off
	global_load_b32 v167, v[168:169], off
	global_load_b32 v168, v[170:171], off
	global_load_b32 v169, v[172:173], off
	global_load_b32 v170, v[174:175], off
	global_load_b32 v171, v[176:177], off
	global_load_b32 v172, v[178:179], off
	global_load_b32 v173, v[180:181], off
	v_add_co_u32 v176, vcc_lo, v188, v133
	v_lshlrev_b64 v[174:175], 2, v[182:183]
	v_add_co_ci_u32_e32 v177, vcc_lo, v189, v157, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v174, vcc_lo, s8, v174
	v_lshlrev_b64 v[176:177], 2, v[176:177]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e32 v175, vcc_lo, s9, v175, vcc_lo
	v_add_co_u32 v178, vcc_lo, v188, v134
	v_add_co_ci_u32_e32 v179, vcc_lo, v189, v158, vcc_lo
	v_add_co_u32 v176, vcc_lo, s8, v176
	v_add_co_ci_u32_e32 v177, vcc_lo, s9, v177, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[178:179], 2, v[178:179]
	v_add_co_u32 v180, vcc_lo, v188, v135
	v_add_co_ci_u32_e32 v181, vcc_lo, v189, v159, vcc_lo
	v_add_co_u32 v178, vcc_lo, s8, v178
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[180:181], 2, v[180:181]
	v_add_co_ci_u32_e32 v179, vcc_lo, s9, v179, vcc_lo
	v_add_co_u32 v182, vcc_lo, v188, v136
	v_add_co_ci_u32_e32 v183, vcc_lo, v189, v160, vcc_lo
	v_add_co_u32 v180, vcc_lo, s8, v180
	v_add_co_ci_u32_e32 v181, vcc_lo, s9, v181, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_lshlrev_b64 v[182:183], 2, v[182:183]
	v_add_co_u32 v184, vcc_lo, v188, v139
	v_add_co_ci_u32_e32 v185, vcc_lo, v189, v161, vcc_lo
	v_add_co_u32 v186, vcc_lo, v188, v143
	v_add_co_ci_u32_e32 v187, vcc_lo, v189, v162, vcc_lo
	v_add_co_u32 v182, vcc_lo, s8, v182
	v_add_co_ci_u32_e32 v183, vcc_lo, s9, v183, vcc_lo
	v_add_co_u32 v188, vcc_lo, v188, v145
	v_lshlrev_b64 v[184:185], 2, v[184:185]
	v_add_co_ci_u32_e32 v189, vcc_lo, v189, v163, vcc_lo
	v_lshlrev_b64 v[186:187], 2, v[186:187]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v184, vcc_lo, s8, v184
	v_lshlrev_b64 v[188:189], 2, v[188:189]
	v_add_co_ci_u32_e32 v185, vcc_lo, s9, v185, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_u32 v186, vcc_lo, s8, v186
	v_add_co_ci_u32_e32 v187, vcc_lo, s9, v187, vcc_lo
	v_add_co_u32 v188, vcc_lo, s8, v188
	v_add_co_ci_u32_e32 v189, vcc_lo, s9, v189, vcc_lo
	s_clause 0x7
	global_load_b32 v174, v[174:175], off
	global_load_b32 v175, v[176:177], off
	global_load_b32 v176, v[178:179], off
	global_load_b32 v177, v[180:181], off
	global_load_b32 v178, v[182:183], off
	global_load_b32 v179, v[184:185], off
	global_load_b32 v180, v[186:187], off
	global_load_b32 v181, v[188:189], off
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v182, v164
	s_mov_b32 s14, 0
.LBB0_6:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ds_load_b128 v[183:186], v182
	ds_load_b128 v[187:190], v182 offset:64
	ds_load_b128 v[191:194], v182 offset:128
	ds_load_b128 v[195:198], v182 offset:192
	v_add_nc_u32_e32 v203, s14, v165
	s_addk_i32 s14, 0x200
	ds_load_b128 v[199:202], v203
	ds_load_b128 v[203:206], v203 offset:128
	v_add_nc_u32_e32 v182, 0x210, v182
	s_cmpk_lg_i32 s14, 0x1000
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v131, v201, v183
	v_fmac_f32_e32 v2, v199, v183
	v_dual_fmac_f32 v132, v200, v183 :: v_dual_fmac_f32 v125, v199, v184
	v_dual_fmac_f32 v130, v202, v183 :: v_dual_fmac_f32 v123, v201, v184
	v_dual_fmac_f32 v124, v200, v184 :: v_dual_fmac_f32 v109, v199, v185
	v_dual_fmac_f32 v122, v202, v184 :: v_dual_fmac_f32 v115, v201, v185
	v_dual_fmac_f32 v116, v200, v185 :: v_dual_fmac_f32 v105, v202, v186
	v_dual_fmac_f32 v114, v202, v185 :: v_dual_fmac_f32 v107, v200, v186
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v108, v199, v186 :: v_dual_fmac_f32 v127, v205, v183
	v_dual_fmac_f32 v106, v201, v186 :: v_dual_fmac_f32 v129, v203, v183
	v_dual_fmac_f32 v128, v204, v183 :: v_dual_fmac_f32 v121, v203, v184
	v_dual_fmac_f32 v126, v206, v183 :: v_dual_fmac_f32 v113, v203, v185
	v_dual_fmac_f32 v120, v204, v184 :: v_dual_fmac_f32 v111, v205, v185
	v_dual_fmac_f32 v118, v205, v184 :: v_dual_fmac_f32 v103, v204, v186
	v_dual_fmac_f32 v117, v206, v184 :: v_dual_fmac_f32 v112, v204, v185
	v_dual_fmac_f32 v110, v206, v185 :: v_dual_fmac_f32 v99, v200, v187
	v_dual_fmac_f32 v104, v203, v186 :: v_dual_fmac_f32 v97, v202, v187
	v_dual_fmac_f32 v102, v205, v186 :: v_dual_fmac_f32 v91, v199, v188
	v_dual_fmac_f32 v101, v206, v186 :: v_dual_fmac_f32 v100, v199, v187
	v_dual_fmac_f32 v98, v201, v187 :: v_dual_fmac_f32 v83, v199, v189
	v_dual_fmac_f32 v90, v200, v188 :: v_dual_fmac_f32 v81, v201, v189
	v_dual_fmac_f32 v89, v201, v188 :: v_dual_fmac_f32 v82, v200, v189
	v_dual_fmac_f32 v88, v202, v188 :: v_dual_fmac_f32 v75, v199, v190
	v_dual_fmac_f32 v80, v202, v189 :: v_dual_fmac_f32 v73, v201, v190
	v_dual_fmac_f32 v74, v200, v190 :: v_dual_fmac_f32 v93, v206, v187
	v_dual_fmac_f32 v72, v202, v190 :: v_dual_fmac_f32 v95, v204, v187
	v_dual_fmac_f32 v96, v203, v187 :: v_dual_fmac_f32 v85, v205, v188
	v_dual_fmac_f32 v94, v205, v187 :: v_dual_fmac_f32 v87, v203, v188
	v_dual_fmac_f32 v86, v204, v188 :: v_dual_fmac_f32 v79, v203, v189
	v_dual_fmac_f32 v84, v206, v188 :: v_dual_fmac_f32 v77, v205, v189
	v_dual_fmac_f32 v78, v204, v189 :: v_dual_fmac_f32 v71, v203, v190
	v_dual_fmac_f32 v76, v206, v189 :: v_dual_fmac_f32 v69, v205, v190
	v_dual_fmac_f32 v70, v204, v190 :: v_dual_fmac_f32 v67, v199, v191
	v_dual_fmac_f32 v68, v206, v190 :: v_dual_fmac_f32 v65, v201, v191
	v_dual_fmac_f32 v66, v200, v191 :: v_dual_fmac_f32 v59, v199, v192
	v_dual_fmac_f32 v64, v202, v191 :: v_dual_fmac_f32 v57, v201, v192
	v_dual_fmac_f32 v58, v200, v192 :: v_dual_fmac_f32 v51, v199, v193
	v_dual_fmac_f32 v56, v202, v192 :: v_dual_fmac_f32 v49, v201, v193
	v_dual_fmac_f32 v50, v200, v193 :: v_dual_fmac_f32 v43, v199, v194
	v_dual_fmac_f32 v48, v202, v193 :: v_dual_fmac_f32 v41, v201, v194
	v_dual_fmac_f32 v42, v200, v194 :: v_dual_fmac_f32 v63, v203, v191
	v_dual_fmac_f32 v40, v202, v194 :: v_dual_fmac_f32 v61, v205, v191
	v_dual_fmac_f32 v62, v204, v191 :: v_dual_fmac_f32 v55, v203, v192
	v_dual_fmac_f32 v60, v206, v191 :: v_dual_fmac_f32 v53, v205, v192
	v_dual_fmac_f32 v54, v204, v192 :: v_dual_fmac_f32 v47, v203, v193
	v_dual_fmac_f32 v52, v206, v192 :: v_dual_fmac_f32 v45, v205, v193
	v_dual_fmac_f32 v46, v204, v193 :: v_dual_fmac_f32 v39, v203, v194
	v_dual_fmac_f32 v44, v206, v193 :: v_dual_fmac_f32 v37, v205, v194
	v_dual_fmac_f32 v38, v204, v194 :: v_dual_fmac_f32 v35, v199, v195
	v_dual_fmac_f32 v36, v206, v194 :: v_dual_fmac_f32 v33, v201, v195
	v_dual_fmac_f32 v34, v200, v195 :: v_dual_fmac_f32 v27, v199, v196
	v_dual_fmac_f32 v32, v202, v195 :: v_dual_fmac_f32 v25, v201, v196
	v_dual_fmac_f32 v26, v200, v196 :: v_dual_fmac_f32 v15, v199, v197
	v_dual_fmac_f32 v24, v202, v196 :: v_dual_fmac_f32 v13, v201, v197
	v_dual_fmac_f32 v14, v200, v197 :: v_dual_fmac_f32 v11, v199, v198
	v_dual_fmac_f32 v12, v202, v197 :: v_dual_fmac_f32 v9, v201, v198
	v_dual_fmac_f32 v10, v200, v198 :: v_dual_fmac_f32 v31, v203, v195
	v_dual_fmac_f32 v8, v202, v198 :: v_dual_fmac_f32 v29, v205, v195
	v_dual_fmac_f32 v30, v204, v195 :: v_dual_fmac_f32 v23, v203, v196
	v_dual_fmac_f32 v28, v206, v195 :: v_dual_fmac_f32 v21, v205, v196
	v_dual_fmac_f32 v22, v204, v196 :: v_dual_fmac_f32 v19, v203, v197
	v_dual_fmac_f32 v20, v206, v196 :: v_dual_fmac_f32 v17, v205, v197
	v_dual_fmac_f32 v18, v204, v197 :: v_dual_fmac_f32 v7, v203, v198
	v_dual_fmac_f32 v16, v206, v197 :: v_dual_fmac_f32 v5, v205, v198
	v_fmac_f32_e32 v6, v204, v198
	v_fmac_f32_e32 v4, v206, v198
	s_cbranch_scc1 .LBB0_6
; %bb.7:                                ;   in Loop: Header=BB0_3 Depth=1
	s_and_not1_b32 vcc_lo, exec_lo, s13
	s_waitcnt vmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_2
; %bb.8:                                ;   in Loop: Header=BB0_3 Depth=1
	ds_store_b32 v137, v166
	ds_store_b32 v148, v174
	ds_store_b32 v138, v167
	ds_store_b32 v149, v175
	ds_store_b32 v140, v168
	ds_store_b32 v150, v176
	ds_store_b32 v141, v169
	ds_store_b32 v151, v177
	ds_store_b32 v142, v170
	ds_store_b32 v152, v178
	ds_store_b32 v144, v171
	ds_store_b32 v153, v179
	ds_store_b32 v146, v172
	ds_store_b32 v154, v180
	ds_store_b32 v147, v173
	ds_store_b32 v155, v181
	s_branch .LBB0_2
.LBB0_9:
	v_dual_mov_b32 v132, 0 :: v_dual_mov_b32 v131, 0
	v_dual_mov_b32 v130, 0 :: v_dual_mov_b32 v129, 0
	v_dual_mov_b32 v128, 0 :: v_dual_mov_b32 v127, 0
	v_dual_mov_b32 v126, 0 :: v_dual_mov_b32 v125, 0
	v_dual_mov_b32 v124, 0 :: v_dual_mov_b32 v123, 0
	v_dual_mov_b32 v122, 0 :: v_dual_mov_b32 v121, 0
	v_dual_mov_b32 v120, 0 :: v_dual_mov_b32 v117, 0
	v_dual_mov_b32 v118, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v21, 0
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
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v53, 0
	v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v55, 0
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v57, 0
	v_dual_mov_b32 v56, 0 :: v_dual_mov_b32 v59, 0
	v_dual_mov_b32 v58, 0 :: v_dual_mov_b32 v61, 0
	v_dual_mov_b32 v60, 0 :: v_dual_mov_b32 v63, 0
	v_dual_mov_b32 v62, 0 :: v_dual_mov_b32 v65, 0
	v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v67, 0
	v_dual_mov_b32 v66, 0 :: v_dual_mov_b32 v69, 0
	v_dual_mov_b32 v68, 0 :: v_dual_mov_b32 v71, 0
	v_dual_mov_b32 v70, 0 :: v_dual_mov_b32 v73, 0
	v_dual_mov_b32 v72, 0 :: v_dual_mov_b32 v75, 0
	v_dual_mov_b32 v74, 0 :: v_dual_mov_b32 v77, 0
	v_dual_mov_b32 v76, 0 :: v_dual_mov_b32 v79, 0
	v_dual_mov_b32 v78, 0 :: v_dual_mov_b32 v81, 0
	v_dual_mov_b32 v80, 0 :: v_dual_mov_b32 v83, 0
	v_dual_mov_b32 v82, 0 :: v_dual_mov_b32 v85, 0
	v_dual_mov_b32 v84, 0 :: v_dual_mov_b32 v87, 0
	v_dual_mov_b32 v86, 0 :: v_dual_mov_b32 v89, 0
	v_dual_mov_b32 v88, 0 :: v_dual_mov_b32 v91, 0
	v_dual_mov_b32 v90, 0 :: v_dual_mov_b32 v93, 0
	v_dual_mov_b32 v94, 0 :: v_dual_mov_b32 v95, 0
	v_dual_mov_b32 v96, 0 :: v_dual_mov_b32 v97, 0
	v_dual_mov_b32 v98, 0 :: v_dual_mov_b32 v99, 0
	v_dual_mov_b32 v100, 0 :: v_dual_mov_b32 v101, 0
	v_dual_mov_b32 v102, 0 :: v_dual_mov_b32 v103, 0
	v_dual_mov_b32 v104, 0 :: v_dual_mov_b32 v105, 0
	v_dual_mov_b32 v106, 0 :: v_dual_mov_b32 v107, 0
	v_dual_mov_b32 v108, 0 :: v_dual_mov_b32 v111, 0
	v_dual_mov_b32 v110, 0 :: v_dual_mov_b32 v113, 0
	v_dual_mov_b32 v112, 0 :: v_dual_mov_b32 v115, 0
	v_dual_mov_b32 v114, 0 :: v_dual_mov_b32 v109, 0
	v_mov_b32_e32 v116, 0
.LBB0_10:
	v_lshrrev_b32_e32 v1, 1, v0
	v_and_b32_e32 v0, 64, v0
	v_lshlrev_b32_e32 v3, 2, v3
	v_and_b32_e32 v92, 64, v92
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_and_or_b32 v1, v1, 12, v0
	v_or3_b32 v0, v3, v92, s3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v1, s2, v1
	s_mul_i32 s2, s4, 13
	v_mad_u64_u32 v[141:142], null, v1, s4, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v142, 31, v141
	v_lshlrev_b64 v[0:1], 2, v[141:142]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	s_clause 0x1
	global_load_b128 v[133:136], v[0:1], off
	global_load_b128 v[137:140], v[0:1], off offset:128
	v_add_nc_u32_e32 v141, s4, v141
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v135, s6, v135 :: v_dual_mul_f32 v138, s6, v138
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v142, 31, v141
	v_dual_mul_f32 v136, s6, v136 :: v_dual_mul_f32 v133, s6, v133
	v_dual_mul_f32 v134, s6, v134 :: v_dual_mul_f32 v137, s6, v137
	v_mul_f32_e32 v140, s6, v140
	v_lshlrev_b64 v[142:143], 2, v[141:142]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v139, s6, v139 :: v_dual_fmac_f32 v134, s5, v132
	v_dual_fmac_f32 v135, s5, v131 :: v_dual_fmac_f32 v136, s5, v130
	v_dual_fmac_f32 v133, s5, v2 :: v_dual_fmac_f32 v138, s5, v128
	v_add_co_u32 v130, vcc_lo, s0, v142
	v_dual_fmac_f32 v137, s5, v129 :: v_dual_fmac_f32 v140, s5, v126
	v_dual_fmac_f32 v139, s5, v127 :: v_dual_add_nc_u32 v132, s4, v141
	v_add_co_ci_u32_e32 v131, vcc_lo, s1, v143, vcc_lo
	s_clause 0x1
	global_store_b128 v[0:1], v[133:136], off
	global_store_b128 v[0:1], v[137:140], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[130:131], off
	global_load_b128 v[126:129], v[130:131], off offset:128
	v_ashrrev_i32_e32 v133, 31, v132
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[133:134], 2, v[132:133]
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v1, s6, v1
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v126, s6, v126 :: v_dual_mul_f32 v127, s6, v127
	v_dual_mul_f32 v2, s6, v2 :: v_dual_mul_f32 v3, s6, v3
	v_dual_mul_f32 v128, s6, v128 :: v_dual_mul_f32 v129, s6, v129
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v126, s5, v121 :: v_dual_fmac_f32 v127, s5, v120
	v_add_co_u32 v121, vcc_lo, s0, v133
	v_dual_fmac_f32 v0, s5, v125 :: v_dual_fmac_f32 v1, s5, v124
	v_dual_fmac_f32 v2, s5, v123 :: v_dual_fmac_f32 v3, s5, v122
	v_dual_fmac_f32 v128, s5, v118 :: v_dual_fmac_f32 v129, s5, v117
	v_add_co_ci_u32_e32 v122, vcc_lo, s1, v134, vcc_lo
	s_clause 0x1
	global_store_b128 v[130:131], v[0:3], off
	global_store_b128 v[130:131], v[126:129], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[121:122], off
	global_load_b128 v[117:120], v[121:122], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v2, s6, v2 :: v_dual_add_nc_u32 v123, s4, v132
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v124, 31, v123
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v117, s6, v117 :: v_dual_mul_f32 v120, s6, v120
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v1, s6, v1
	v_lshlrev_b64 v[124:125], 2, v[123:124]
	v_dual_mul_f32 v3, s6, v3 :: v_dual_mul_f32 v118, s6, v118
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v119, s6, v119 :: v_dual_fmac_f32 v0, s5, v109
	v_dual_fmac_f32 v117, s5, v113 :: v_dual_fmac_f32 v120, s5, v110
	v_add_co_u32 v113, vcc_lo, s0, v124
	v_dual_fmac_f32 v1, s5, v116 :: v_dual_fmac_f32 v2, s5, v115
	v_dual_fmac_f32 v3, s5, v114 :: v_dual_fmac_f32 v118, s5, v112
	v_fmac_f32_e32 v119, s5, v111
	v_add_co_ci_u32_e32 v114, vcc_lo, s1, v125, vcc_lo
	s_clause 0x1
	global_store_b128 v[121:122], v[0:3], off
	global_store_b128 v[121:122], v[117:120], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[113:114], off
	global_load_b128 v[109:112], v[113:114], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v2, s6, v2 :: v_dual_add_nc_u32 v115, s2, v123
	s_delay_alu instid0(VALU_DEP_1)
	v_ashrrev_i32_e32 v116, 31, v115
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v3, s6, v3 :: v_dual_mul_f32 v112, s6, v112
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v1, s6, v1
	v_mul_f32_e32 v110, s6, v110
	v_lshlrev_b64 v[116:117], 2, v[115:116]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v109, s6, v109 :: v_dual_fmac_f32 v0, s5, v108
	v_dual_mul_f32 v111, s6, v111 :: v_dual_fmac_f32 v2, s5, v106
	v_dual_fmac_f32 v3, s5, v105 :: v_dual_fmac_f32 v110, s5, v103
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v105, vcc_lo, s0, v116
	v_dual_fmac_f32 v1, s5, v107 :: v_dual_fmac_f32 v112, s5, v101
	v_fmac_f32_e32 v109, s5, v104
	v_fmac_f32_e32 v111, s5, v102
	v_add_co_ci_u32_e32 v106, vcc_lo, s1, v117, vcc_lo
	s_clause 0x1
	global_store_b128 v[113:114], v[0:3], off
	global_store_b128 v[113:114], v[109:112], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[105:106], off
	global_load_b128 v[101:104], v[105:106], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v2, s6, v2 :: v_dual_add_nc_u32 v107, s4, v115
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v102, s6, v102
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v108, 31, v107
	v_dual_mul_f32 v101, s6, v101 :: v_dual_mul_f32 v0, s6, v0
	v_dual_fmac_f32 v2, s5, v98 :: v_dual_mul_f32 v1, s6, v1
	v_mul_f32_e32 v104, s6, v104
	v_lshlrev_b64 v[108:109], 2, v[107:108]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v3, s6, v3 :: v_dual_fmac_f32 v0, s5, v100
	v_dual_mul_f32 v103, s6, v103 :: v_dual_fmac_f32 v104, s5, v93
	v_dual_fmac_f32 v101, s5, v96 :: v_dual_add_nc_u32 v98, s4, v107
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v96, vcc_lo, s0, v108
	v_fmac_f32_e32 v1, s5, v99
	v_dual_fmac_f32 v3, s5, v97 :: v_dual_fmac_f32 v102, s5, v95
	v_fmac_f32_e32 v103, s5, v94
	v_add_co_ci_u32_e32 v97, vcc_lo, s1, v109, vcc_lo
	s_clause 0x1
	global_store_b128 v[105:106], v[0:3], off
	global_store_b128 v[105:106], v[101:104], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[96:97], off
	global_load_b128 v[92:95], v[96:97], off offset:128
	v_ashrrev_i32_e32 v99, 31, v98
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[99:100], 2, v[98:99]
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v3, s6, v3 :: v_dual_mul_f32 v94, s6, v94
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v1, s6, v1
	v_mul_f32_e32 v2, s6, v2
	v_dual_mul_f32 v92, s6, v92 :: v_dual_mul_f32 v93, s6, v93
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v0, s5, v91
	v_dual_mul_f32 v95, s6, v95 :: v_dual_fmac_f32 v2, s5, v89
	v_dual_fmac_f32 v3, s5, v88 :: v_dual_fmac_f32 v94, s5, v85
	v_add_co_u32 v88, vcc_lo, s0, v99
	v_dual_fmac_f32 v1, s5, v90 :: v_dual_fmac_f32 v92, s5, v87
	v_fmac_f32_e32 v93, s5, v86
	v_dual_fmac_f32 v95, s5, v84 :: v_dual_add_nc_u32 v90, s4, v98
	v_add_co_ci_u32_e32 v89, vcc_lo, s1, v100, vcc_lo
	s_clause 0x1
	global_store_b128 v[96:97], v[0:3], off
	global_store_b128 v[96:97], v[92:95], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[88:89], off
	global_load_b128 v[84:87], v[88:89], off offset:128
	v_ashrrev_i32_e32 v91, 31, v90
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[91:92], 2, v[90:91]
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v3, s6, v3 :: v_dual_mul_f32 v84, s6, v84
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v1, s6, v1
	v_dual_mul_f32 v2, s6, v2 :: v_dual_mul_f32 v85, s6, v85
	v_dual_mul_f32 v86, s6, v86 :: v_dual_mul_f32 v87, s6, v87
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v3, s5, v80 :: v_dual_fmac_f32 v84, s5, v79
	v_add_co_u32 v80, vcc_lo, s0, v91
	v_dual_fmac_f32 v0, s5, v83 :: v_dual_fmac_f32 v1, s5, v82
	v_dual_fmac_f32 v2, s5, v81 :: v_dual_fmac_f32 v85, s5, v78
	v_dual_fmac_f32 v86, s5, v77 :: v_dual_fmac_f32 v87, s5, v76
	v_add_nc_u32_e32 v82, s2, v90
	v_add_co_ci_u32_e32 v81, vcc_lo, s1, v92, vcc_lo
	s_clause 0x1
	global_store_b128 v[88:89], v[0:3], off
	global_store_b128 v[88:89], v[84:87], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[80:81], off
	global_load_b128 v[76:79], v[80:81], off offset:128
	v_ashrrev_i32_e32 v83, 31, v82
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[83:84], 2, v[82:83]
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v2, s6, v2 :: v_dual_mul_f32 v3, s6, v3
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v1, s6, v1
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v76, s6, v76 :: v_dual_mul_f32 v77, s6, v77
	v_dual_mul_f32 v78, s6, v78 :: v_dual_mul_f32 v79, s6, v79
	v_dual_fmac_f32 v2, s5, v73 :: v_dual_fmac_f32 v3, s5, v72
	v_add_co_u32 v72, vcc_lo, s0, v83
	v_dual_fmac_f32 v0, s5, v75 :: v_dual_fmac_f32 v1, s5, v74
	v_dual_fmac_f32 v76, s5, v71 :: v_dual_fmac_f32 v77, s5, v70
	v_dual_fmac_f32 v78, s5, v69 :: v_dual_fmac_f32 v79, s5, v68
	v_add_co_ci_u32_e32 v73, vcc_lo, s1, v84, vcc_lo
	s_clause 0x1
	global_store_b128 v[80:81], v[0:3], off
	global_store_b128 v[80:81], v[76:79], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[72:73], off
	global_load_b128 v[68:71], v[72:73], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v1, s6, v1 :: v_dual_add_nc_u32 v74, s4, v82
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v75, 31, v74
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v3, s6, v3
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v2, s6, v2 :: v_dual_mul_f32 v69, s6, v69
	v_lshlrev_b64 v[75:76], 2, v[74:75]
	v_dual_mul_f32 v68, s6, v68 :: v_dual_mul_f32 v71, s6, v71
	v_dual_mul_f32 v70, s6, v70 :: v_dual_fmac_f32 v3, s5, v64
	v_dual_fmac_f32 v0, s5, v67 :: v_dual_fmac_f32 v1, s5, v66
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v64, vcc_lo, s0, v75
	v_dual_fmac_f32 v2, s5, v65 :: v_dual_fmac_f32 v69, s5, v62
	v_dual_fmac_f32 v68, s5, v63 :: v_dual_fmac_f32 v71, s5, v60
	v_fmac_f32_e32 v70, s5, v61
	v_add_co_ci_u32_e32 v65, vcc_lo, s1, v76, vcc_lo
	s_clause 0x1
	global_store_b128 v[72:73], v[0:3], off
	global_store_b128 v[72:73], v[68:71], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[64:65], off
	global_load_b128 v[60:63], v[64:65], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v1, s6, v1 :: v_dual_add_nc_u32 v66, s4, v74
	s_delay_alu instid0(VALU_DEP_1)
	v_ashrrev_i32_e32 v67, 31, v66
	v_dual_mul_f32 v3, s6, v3 :: v_dual_mul_f32 v0, s6, v0
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v61, s6, v61 :: v_dual_mul_f32 v2, s6, v2
	v_mul_f32_e32 v63, s6, v63
	v_lshlrev_b64 v[67:68], 2, v[66:67]
	v_dual_mul_f32 v60, s6, v60 :: v_dual_fmac_f32 v1, s5, v58
	v_dual_mul_f32 v62, s6, v62 :: v_dual_fmac_f32 v3, s5, v56
	v_dual_fmac_f32 v0, s5, v59 :: v_dual_fmac_f32 v61, s5, v54
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v56, vcc_lo, s0, v67
	v_dual_fmac_f32 v2, s5, v57 :: v_dual_fmac_f32 v63, s5, v52
	v_fmac_f32_e32 v60, s5, v55
	v_fmac_f32_e32 v62, s5, v53
	v_add_co_ci_u32_e32 v57, vcc_lo, s1, v68, vcc_lo
	s_clause 0x1
	global_store_b128 v[64:65], v[0:3], off
	global_store_b128 v[64:65], v[60:63], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[56:57], off
	global_load_b128 v[52:55], v[56:57], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v3, s6, v3 :: v_dual_add_nc_u32 v58, s4, v66
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v53, s6, v53
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v59, 31, v58
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v55, s6, v55
	v_dual_mul_f32 v1, s6, v1 :: v_dual_mul_f32 v2, s6, v2
	v_fmac_f32_e32 v3, s5, v48
	v_lshlrev_b64 v[59:60], 2, v[58:59]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v52, s6, v52 :: v_dual_fmac_f32 v1, s5, v50
	v_dual_mul_f32 v54, s6, v54 :: v_dual_fmac_f32 v55, s5, v44
	v_dual_fmac_f32 v0, s5, v51 :: v_dual_fmac_f32 v53, s5, v46
	v_add_co_u32 v48, vcc_lo, s0, v59
	v_fmac_f32_e32 v2, s5, v49
	v_fmac_f32_e32 v52, s5, v47
	v_fmac_f32_e32 v54, s5, v45
	v_add_co_ci_u32_e32 v49, vcc_lo, s1, v60, vcc_lo
	s_clause 0x1
	global_store_b128 v[56:57], v[0:3], off
	global_store_b128 v[56:57], v[52:55], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[48:49], off
	global_load_b128 v[44:47], v[48:49], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v3, s6, v3 :: v_dual_add_nc_u32 v50, s2, v58
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v45, s6, v45
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v51, 31, v50
	v_dual_mul_f32 v1, s6, v1 :: v_dual_mul_f32 v0, s6, v0
	v_dual_mul_f32 v2, s6, v2 :: v_dual_fmac_f32 v3, s5, v40
	v_lshlrev_b64 v[51:52], 2, v[50:51]
	v_dual_mul_f32 v44, s6, v44 :: v_dual_fmac_f32 v45, s5, v38
	v_dual_mul_f32 v47, s6, v47 :: v_dual_mul_f32 v46, s6, v46
	v_fmac_f32_e32 v1, s5, v42
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v40, vcc_lo, s0, v51
	v_dual_fmac_f32 v47, s5, v36 :: v_dual_fmac_f32 v0, s5, v43
	v_fmac_f32_e32 v2, s5, v41
	v_fmac_f32_e32 v44, s5, v39
	v_fmac_f32_e32 v46, s5, v37
	v_add_co_ci_u32_e32 v41, vcc_lo, s1, v52, vcc_lo
	s_clause 0x1
	global_store_b128 v[48:49], v[0:3], off
	global_store_b128 v[48:49], v[44:47], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[40:41], off
	global_load_b128 v[36:39], v[40:41], off offset:128
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, s6, v3
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v39, s6, v39 :: v_dual_add_nc_u32 v42, s4, v50
	v_dual_mul_f32 v1, s6, v1 :: v_dual_mul_f32 v0, s6, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v3, s5, v32 :: v_dual_mul_f32 v2, s6, v2
	v_fmac_f32_e32 v39, s5, v28
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v43, 31, v42
	v_dual_mul_f32 v37, s6, v37 :: v_dual_mul_f32 v36, s6, v36
	v_mul_f32_e32 v38, s6, v38
	v_fmac_f32_e32 v1, s5, v34
	v_lshlrev_b64 v[43:44], 2, v[42:43]
	v_fmac_f32_e32 v0, s5, v35
	v_dual_fmac_f32 v2, s5, v33 :: v_dual_fmac_f32 v37, s5, v30
	v_fmac_f32_e32 v36, s5, v31
	v_fmac_f32_e32 v38, s5, v29
	v_add_co_u32 v32, vcc_lo, s0, v43
	v_add_co_ci_u32_e32 v33, vcc_lo, s1, v44, vcc_lo
	s_clause 0x1
	global_store_b128 v[40:41], v[0:3], off
	global_store_b128 v[40:41], v[36:39], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[32:33], off
	global_load_b128 v[28:31], v[32:33], off offset:128
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, s6, v3
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v31, s6, v31 :: v_dual_add_nc_u32 v34, s4, v42
	v_dual_mul_f32 v1, s6, v1 :: v_dual_mul_f32 v2, s6, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v3, s5, v24
	v_fmac_f32_e32 v31, s5, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v35, 31, v34
	v_dual_mul_f32 v29, s6, v29 :: v_dual_mul_f32 v0, s6, v0
	v_mul_f32_e32 v28, s6, v28
	v_mul_f32_e32 v30, s6, v30
	v_lshlrev_b64 v[35:36], 2, v[34:35]
	v_dual_fmac_f32 v1, s5, v26 :: v_dual_fmac_f32 v2, s5, v25
	v_dual_fmac_f32 v29, s5, v22 :: v_dual_fmac_f32 v0, s5, v27
	v_fmac_f32_e32 v28, s5, v23
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v24, vcc_lo, s0, v35
	v_fmac_f32_e32 v30, s5, v21
	v_add_co_ci_u32_e32 v25, vcc_lo, s1, v36, vcc_lo
	s_clause 0x1
	global_store_b128 v[32:33], v[0:3], off
	global_store_b128 v[32:33], v[28:31], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[24:25], off
	global_load_b128 v[20:23], v[24:25], off offset:128
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v1, s6, v1
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v23, s6, v23 :: v_dual_add_nc_u32 v26, s4, v34
	v_dual_mul_f32 v2, s6, v2 :: v_dual_mul_f32 v3, s6, v3
	v_mul_f32_e32 v21, s6, v21
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v23, s5, v16
	v_ashrrev_i32_e32 v27, 31, v26
	v_mul_f32_e32 v0, s6, v0
	v_mul_f32_e32 v20, s6, v20
	v_mul_f32_e32 v22, s6, v22
	v_fmac_f32_e32 v1, s5, v14
	v_lshlrev_b64 v[26:27], 2, v[26:27]
	v_dual_fmac_f32 v2, s5, v13 :: v_dual_fmac_f32 v3, s5, v12
	v_dual_fmac_f32 v21, s5, v18 :: v_dual_fmac_f32 v0, s5, v15
	v_fmac_f32_e32 v20, s5, v19
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v16, vcc_lo, s0, v26
	v_fmac_f32_e32 v22, s5, v17
	v_add_co_ci_u32_e32 v17, vcc_lo, s1, v27, vcc_lo
	s_clause 0x1
	global_store_b128 v[24:25], v[0:3], off
	global_store_b128 v[24:25], v[20:23], off offset:128
	s_clause 0x1
	global_load_b128 v[0:3], v[16:17], off
	global_load_b128 v[12:15], v[16:17], off offset:128
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v1, s6, v1
	v_mul_f32_e32 v3, s6, v3
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v15, s6, v15 :: v_dual_mul_f32 v2, s6, v2
	v_dual_mul_f32 v12, s6, v12 :: v_dual_mul_f32 v13, s6, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v14, s6, v14 :: v_dual_fmac_f32 v15, s5, v4
	v_dual_fmac_f32 v0, s5, v11 :: v_dual_fmac_f32 v1, s5, v10
	v_dual_fmac_f32 v2, s5, v9 :: v_dual_fmac_f32 v3, s5, v8
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v12, s5, v7 :: v_dual_fmac_f32 v13, s5, v6
	v_fmac_f32_e32 v14, s5, v5
	s_clause 0x1
	global_store_b128 v[16:17], v[0:3], off
	global_store_b128 v[16:17], v[12:15], off offset:128
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size 8320
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
		.amdhsa_next_free_vgpr 207
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
; codeLenInByte = 6448
; NumSgprs: 18
; NumVgprs: 207
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8320 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 25
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 207
; Occupancy: 7
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
    .group_segment_fixed_size: 8320
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 128
    .name:           kernel
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     207
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
