	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	kernel                  ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
; %bb.0:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x18
	s_load_b128 s[8:11], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s7, s14, 7
	v_dual_mov_b32 v2, 0 :: v_dual_and_b32 v51, 7, v0
	v_or_b32_e32 v1, s7, v0
	v_lshrrev_b32_e32 v130, 3, v0
	s_lshl_b32 s12, s15, 7
	s_delay_alu instid0(VALU_DEP_3)
	v_mov_b32_e32 v4, v2
	s_load_b64 s[0:1], s[0:1], 0x10
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_or_b32_e32 v150, s12, v130
	v_dual_mov_b32 v138, v2 :: v_dual_lshlrev_b32 v163, 2, v0
	v_mul_u32_u24_e32 v154, 0x210, v51
	v_mov_b32_e32 v136, v2
	s_delay_alu instid0(VALU_DEP_4)
	v_or_b32_e32 v20, 16, v150
	v_or_b32_e32 v25, 64, v150
	v_mov_b32_e32 v134, v2
	v_dual_mov_b32 v132, v2 :: v_dual_add_nc_u32 v3, s4, v1
	v_mov_b32_e32 v5, v2
	v_add_co_u32 v14, vcc_lo, s10, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v15, null, s11, v10, vcc_lo
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_add_nc_u32_e32 v4, s4, v3
	v_mov_b32_e32 v6, v2
	v_mul_lo_u32 v100, s4, v150
	v_mul_lo_u32 v115, s4, v20
	v_mul_lo_u32 v120, s4, v25
	v_lshlrev_b64 v[9:10], 2, v[4:5]
	v_add_nc_u32_e32 v5, s4, v4
	v_add_co_u32 v3, vcc_lo, s10, v12
	v_mov_b32_e32 v7, v2
	v_add_co_ci_u32_e64 v4, null, s11, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_nc_u32_e32 v6, s4, v5
	v_mov_b32_e32 v8, v2
	v_add_co_u32 v16, vcc_lo, s10, v9
	v_add_co_ci_u32_e64 v17, null, s11, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	v_add_nc_u32_e32 v7, s4, v6
	v_add_co_u32 v5, vcc_lo, s10, v12
	v_mov_b32_e32 v11, v2
	v_add_co_ci_u32_e64 v6, null, s11, v13, vcc_lo
	v_lshlrev_b64 v[8:9], 2, v[7:8]
	v_add_nc_u32_e32 v10, s4, v7
	v_add_co_u32 v12, vcc_lo, s10, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v13, null, s11, v19, vcc_lo
	v_add_co_u32 v7, vcc_lo, s10, v8
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v19, v2 :: v_dual_add_nc_u32 v18, s4, v10
	v_add_co_ci_u32_e64 v8, null, s11, v9, vcc_lo
	v_lshlrev_b64 v[9:10], 2, v[10:11]
	v_or_b32_e32 v11, 32, v150
	v_dual_mov_b32 v137, v2 :: v_dual_add_nc_u32 v20, v100, v51
	v_dual_mov_b32 v135, v2 :: v_dual_add_nc_u32 v22, v115, v51
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v118, s4, v11
	v_or_b32_e32 v11, 48, v150
	v_ashrrev_i32_e32 v21, 31, v20
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v23, 31, v22
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_nc_u32_e32 v28, v120, v51
	v_mul_lo_u32 v119, s4, v11
	v_or_b32_e32 v11, 0x50, v150
	v_add_nc_u32_e32 v24, v118, v51
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mov_b32_e32 v133, v2
	v_add_co_u32 v9, vcc_lo, s10, v9
	v_mul_lo_u32 v121, s4, v11
	v_or_b32_e32 v11, 0x60, v150
	v_add_nc_u32_e32 v26, v119, v51
	v_ashrrev_i32_e32 v25, 31, v24
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_ashrrev_i32_e32 v29, 31, v28
	v_mul_lo_u32 v122, s4, v11
	v_or_b32_e32 v11, 0x70, v150
	v_add_nc_u32_e32 v30, v121, v51
	v_ashrrev_i32_e32 v27, 31, v26
	v_add_co_ci_u32_e64 v10, null, s11, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_lo_u32 v131, s4, v11
	v_add_co_u32 v18, vcc_lo, s10, v18
	v_add_nc_u32_e32 v32, v122, v51
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_ashrrev_i32_e32 v31, 31, v30
	v_add_co_ci_u32_e64 v19, null, s11, v19, vcc_lo
	v_add_nc_u32_e32 v34, v131, v51
	v_add_co_u32 v20, vcc_lo, s8, v20
	v_lshlrev_b64 v[26:27], 2, v[26:27]
	v_ashrrev_i32_e32 v33, 31, v32
	v_add_co_ci_u32_e64 v21, null, s9, v21, vcc_lo
	v_add_co_u32 v22, vcc_lo, s8, v22
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_ashrrev_i32_e32 v35, 31, v34
	v_add_co_ci_u32_e64 v23, null, s9, v23, vcc_lo
	v_add_co_u32 v24, vcc_lo, s8, v24
	v_lshlrev_b64 v[30:31], 2, v[30:31]
	v_add_co_ci_u32_e64 v25, null, s9, v25, vcc_lo
	v_add_co_u32 v26, vcc_lo, s8, v26
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_add_co_ci_u32_e64 v27, null, s9, v27, vcc_lo
	v_add_co_u32 v28, vcc_lo, s8, v28
	v_lshlrev_b64 v[34:35], 2, v[34:35]
	v_add_co_ci_u32_e64 v29, null, s9, v29, vcc_lo
	v_add_co_u32 v30, vcc_lo, s8, v30
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v31, null, s9, v31, vcc_lo
	v_add_co_u32 v32, vcc_lo, s8, v32
	v_add_co_ci_u32_e64 v33, null, s9, v33, vcc_lo
	v_add_co_u32 v34, vcc_lo, s8, v34
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v35, null, s9, v35, vcc_lo
	s_clause 0x7
	global_load_b32 v139, v[20:21], off
	global_load_b32 v140, v[22:23], off
	global_load_b32 v141, v[24:25], off
	global_load_b32 v142, v[26:27], off
	global_load_b32 v143, v[28:29], off
	global_load_b32 v144, v[30:31], off
	global_load_b32 v145, v[32:33], off
	global_load_b32 v146, v[34:35], off
	s_clause 0x7
	global_load_b32 v147, v[14:15], off
	global_load_b32 v148, v[3:4], off
	global_load_b32 v149, v[16:17], off
	global_load_b32 v151, v[5:6], off
	global_load_b32 v152, v[12:13], off
	global_load_b32 v153, v[7:8], off
	global_load_b32 v155, v[9:10], off
	global_load_b32 v156, v[18:19], off
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v2
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
	v_mov_b32_e32 v33, v2
	v_mov_b32_e32 v34, v2
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
	v_mov_b32_e32 v35, v2
	v_mov_b32_e32 v36, v2
	v_mov_b32_e32 v37, v2
	v_mov_b32_e32 v38, v2
	v_mov_b32_e32 v39, v2
	v_mov_b32_e32 v40, v2
	v_mov_b32_e32 v41, v2
	v_mov_b32_e32 v42, v2
	v_mov_b32_e32 v43, v2
	v_mov_b32_e32 v44, v2
	v_mov_b32_e32 v45, v2
	v_mov_b32_e32 v46, v2
	v_mov_b32_e32 v47, v2
	v_mov_b32_e32 v48, v2
	v_mov_b32_e32 v49, v2
	v_mov_b32_e32 v50, v2
	v_mov_b32_e32 v52, v2
	v_mov_b32_e32 v53, v2
	v_mov_b32_e32 v54, v2
	v_mov_b32_e32 v55, v2
	v_mov_b32_e32 v56, v2
	v_mov_b32_e32 v57, v2
	v_mov_b32_e32 v58, v2
	v_mov_b32_e32 v59, v2
	v_mov_b32_e32 v60, v2
	v_mov_b32_e32 v61, v2
	v_mov_b32_e32 v62, v2
	v_mov_b32_e32 v63, v2
	v_mov_b32_e32 v64, v2
	v_mov_b32_e32 v65, v2
	v_mov_b32_e32 v66, v2
	v_mov_b32_e32 v67, v2
	v_mov_b32_e32 v68, v2
	v_mov_b32_e32 v69, v2
	v_mov_b32_e32 v70, v2
	v_mov_b32_e32 v71, v2
	v_mov_b32_e32 v72, v2
	v_mov_b32_e32 v73, v2
	v_mov_b32_e32 v74, v2
	v_mov_b32_e32 v75, v2
	v_mov_b32_e32 v76, v2
	v_mov_b32_e32 v77, v2
	v_mov_b32_e32 v78, v2
	v_mov_b32_e32 v79, v2
	v_mov_b32_e32 v80, v2
	v_mov_b32_e32 v81, v2
	v_mov_b32_e32 v82, v2
	v_mov_b32_e32 v83, v2
	v_mov_b32_e32 v84, v2
	v_mov_b32_e32 v85, v2
	v_mov_b32_e32 v86, v2
	v_mov_b32_e32 v87, v2
	v_mov_b32_e32 v88, v2
	v_mov_b32_e32 v89, v2
	v_mov_b32_e32 v90, v2
	v_mov_b32_e32 v91, v2
	v_mov_b32_e32 v92, v2
	v_mov_b32_e32 v93, v2
	v_mov_b32_e32 v94, v2
	v_mov_b32_e32 v95, v2
	v_mov_b32_e32 v96, v2
	v_mov_b32_e32 v97, v2
	v_mov_b32_e32 v98, v2
	v_mov_b32_e32 v99, v2
	v_mov_b32_e32 v101, v2
	v_mov_b32_e32 v102, v2
	v_mov_b32_e32 v103, v2
	v_mov_b32_e32 v104, v2
	v_mov_b32_e32 v105, v2
	v_mov_b32_e32 v106, v2
	v_mov_b32_e32 v107, v2
	v_mov_b32_e32 v108, v2
	v_mov_b32_e32 v109, v2
	v_mov_b32_e32 v110, v2
	v_mov_b32_e32 v111, v2
	v_mov_b32_e32 v112, v2
	v_mov_b32_e32 v113, v2
	v_mov_b32_e32 v114, v2
	v_mov_b32_e32 v116, v2
	v_mov_b32_e32 v117, v2
	v_mov_b32_e32 v123, v2
	v_mov_b32_e32 v124, v2
	v_mov_b32_e32 v125, v2
	v_mov_b32_e32 v126, v2
	v_mov_b32_e32 v127, v2
	v_dual_mov_b32 v128, v2 :: v_dual_add_nc_u32 v157, 0x80, v163
	v_mov_b32_e32 v129, v2
	v_lshl_add_u32 v158, v130, 2, v154
	v_mov_b32_e32 v130, v2
	s_cmp_lt_i32 s4, 1
	s_waitcnt vmcnt(6)
	ds_store_2addr_stride64_b32 v157, v147, v148 offset0:16 offset1:18
	s_waitcnt vmcnt(4)
	ds_store_2addr_stride64_b32 v157, v149, v151 offset0:20 offset1:22
	ds_store_2addr_b32 v158, v139, v140 offset1:16
	ds_store_2addr_b32 v158, v141, v142 offset0:32 offset1:48
	ds_store_2addr_b32 v158, v143, v144 offset0:64 offset1:80
	ds_store_2addr_b32 v158, v145, v146 offset0:96 offset1:112
	s_waitcnt vmcnt(2)
	ds_store_2addr_stride64_b32 v157, v152, v153 offset0:24 offset1:26
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v157, v155, v156 offset0:28 offset1:30
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_9
; %bb.1:
	v_ashrrev_i32_e32 v2, 31, v1
	v_dual_mov_b32 v130, 0 :: v_dual_add_nc_u32 v3, 16, v150
	v_dual_mov_b32 v129, 0 :: v_dual_add_nc_u32 v4, 32, v150
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshrrev_b32_e32 v2, 25, v2
	v_ashrrev_i32_e32 v5, 31, v150
	v_ashrrev_i32_e32 v6, 31, v3
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v7, 31, v4
	v_dual_mov_b32 v99, 0 :: v_dual_add_nc_u32 v8, 0x70, v150
	v_dual_mov_b32 v127, 0 :: v_dual_add_nc_u32 v2, v1, v2
	v_lshrrev_b32_e32 v5, 25, v5
	v_lshrrev_b32_e32 v6, 25, v6
	v_lshrrev_b32_e32 v7, 25, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v125, 0 :: v_dual_and_b32 v2, 0x3fffff80, v2
	v_dual_mov_b32 v128, 0 :: v_dual_add_nc_u32 v5, v150, v5
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v123, 0 :: v_dual_add_nc_u32 v6, v3, v6
	v_dual_mov_b32 v126, 0 :: v_dual_add_nc_u32 v7, v4, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v2, v1, v2
	v_dual_mov_b32 v124, 0 :: v_dual_and_b32 v5, 0x3fffff80, v5
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v117, 0 :: v_dual_and_b32 v6, 0x3fffff80, v6
	v_dual_mov_b32 v116, 0 :: v_dual_and_b32 v7, 0x3fffff80, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v113, 0 :: v_dual_lshlrev_b32 v2, 2, v2
	v_sub_nc_u32_e32 v5, v150, v5
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v3, v3, v6
	v_sub_nc_u32_e32 v4, v4, v7
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v114, 0 :: v_dual_add_nc_u32 v139, 0x1080, v2
	v_dual_mov_b32 v111, 0 :: v_dual_add_nc_u32 v140, 0x1280, v2
	v_dual_mov_b32 v112, 0 :: v_dual_add_nc_u32 v141, 0x1480, v2
	v_dual_mov_b32 v109, 0 :: v_dual_add_nc_u32 v142, 0x1680, v2
	v_dual_mov_b32 v110, 0 :: v_dual_add_nc_u32 v143, 0x1880, v2
	v_dual_mov_b32 v107, 0 :: v_dual_add_nc_u32 v144, 0x1a80, v2
	v_dual_mov_b32 v108, 0 :: v_dual_add_nc_u32 v145, 0x1c80, v2
	v_dual_mov_b32 v105, 0 :: v_dual_add_nc_u32 v146, 0x1e80, v2
	v_dual_mov_b32 v103, 0 :: v_dual_add_nc_u32 v2, 48, v150
	v_lshl_add_u32 v147, v5, 2, v154
	v_lshl_add_u32 v148, v3, 2, v154
	v_dual_mov_b32 v106, 0 :: v_dual_add_nc_u32 v3, 64, v150
	v_lshl_add_u32 v149, v4, 2, v154
	v_dual_mov_b32 v101, 0 :: v_dual_add_nc_u32 v4, 0x50, v150
	v_dual_mov_b32 v104, 0 :: v_dual_add_nc_u32 v5, 0x60, v150
	v_ashrrev_i32_e32 v6, 31, v2
	v_ashrrev_i32_e32 v7, 31, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v9, 31, v4
	v_ashrrev_i32_e32 v10, 31, v5
	v_ashrrev_i32_e32 v11, 31, v8
	v_lshrrev_b32_e32 v6, 25, v6
	v_lshrrev_b32_e32 v7, 25, v7
	v_lshrrev_b32_e32 v9, 25, v9
	v_lshrrev_b32_e32 v10, 25, v10
	v_lshrrev_b32_e32 v11, 25, v11
	v_dual_mov_b32 v97, 0 :: v_dual_add_nc_u32 v6, v2, v6
	v_dual_mov_b32 v102, 0 :: v_dual_add_nc_u32 v7, v3, v7
	v_dual_mov_b32 v98, 0 :: v_dual_add_nc_u32 v9, v4, v9
	v_dual_mov_b32 v95, 0 :: v_dual_add_nc_u32 v10, v5, v10
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v93, 0 :: v_dual_and_b32 v6, 0x3fffff80, v6
	v_dual_mov_b32 v94, 0 :: v_dual_add_nc_u32 v11, v8, v11
	v_dual_mov_b32 v96, 0 :: v_dual_and_b32 v7, 0x3fffff80, v7
	v_dual_mov_b32 v92, 0 :: v_dual_and_b32 v9, 0x3fffff80, v9
	v_dual_mov_b32 v91, 0 :: v_dual_and_b32 v10, 0x3fffff80, v10
	v_sub_nc_u32_e32 v2, v2, v6
	v_dual_mov_b32 v89, 0 :: v_dual_and_b32 v6, 0x3fffff80, v11
	v_sub_nc_u32_e32 v3, v3, v7
	v_sub_nc_u32_e32 v4, v4, v9
	v_sub_nc_u32_e32 v5, v5, v10
	v_lshl_add_u32 v150, v2, 2, v154
	v_sub_nc_u32_e32 v2, v8, v6
	v_lshl_add_u32 v151, v3, 2, v154
	v_lshl_add_u32 v152, v4, 2, v154
	v_lshl_add_u32 v153, v5, 2, v154
	v_mov_b32_e32 v87, 0
	v_lshl_add_u32 v154, v2, 2, v154
	v_lshlrev_b32_e32 v2, 1, v0
	v_ashrrev_i32_e32 v155, 31, v100
	v_ashrrev_i32_e32 v156, 31, v115
	v_ashrrev_i32_e32 v157, 31, v118
	v_ashrrev_i32_e32 v158, 31, v119
	v_dual_mov_b32 v85, 0 :: v_dual_and_b32 v2, 48, v2
	v_ashrrev_i32_e32 v159, 31, v120
	v_ashrrev_i32_e32 v160, 31, v121
	v_ashrrev_i32_e32 v161, 31, v122
	v_ashrrev_i32_e32 v162, 31, v131
	v_and_or_b32 v163, 0x180, v163, v2
	v_lshl_or_b32 v164, v51, 4, 0x1080
	v_dual_mov_b32 v90, 0 :: v_dual_mov_b32 v83, 0
	v_dual_mov_b32 v88, 0 :: v_dual_mov_b32 v81, 0
	v_dual_mov_b32 v86, 0 :: v_dual_mov_b32 v79, 0
	v_dual_mov_b32 v84, 0 :: v_dual_mov_b32 v77, 0
	v_dual_mov_b32 v82, 0 :: v_dual_mov_b32 v75, 0
	v_dual_mov_b32 v80, 0 :: v_dual_mov_b32 v73, 0
	v_dual_mov_b32 v78, 0 :: v_dual_mov_b32 v71, 0
	v_dual_mov_b32 v76, 0 :: v_dual_mov_b32 v69, 0
	v_dual_mov_b32 v74, 0 :: v_dual_mov_b32 v67, 0
	v_dual_mov_b32 v72, 0 :: v_dual_mov_b32 v65, 0
	v_dual_mov_b32 v70, 0 :: v_dual_mov_b32 v63, 0
	v_dual_mov_b32 v68, 0 :: v_dual_mov_b32 v61, 0
	v_dual_mov_b32 v66, 0 :: v_dual_mov_b32 v59, 0
	v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v57, 0
	v_dual_mov_b32 v62, 0 :: v_dual_mov_b32 v55, 0
	v_dual_mov_b32 v60, 0 :: v_dual_mov_b32 v53, 0
	v_dual_mov_b32 v58, 0 :: v_dual_mov_b32 v49, 0
	v_dual_mov_b32 v56, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v45, 0
	v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v2, v130 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v133, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v135, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v137, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v165, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v167, 0
	v_dual_mov_b32 v132, 0 :: v_dual_mov_b32 v169, 0
	v_dual_mov_b32 v134, 0 :: v_dual_mov_b32 v171, 0
	v_dual_mov_b32 v136, 0 :: v_dual_mov_b32 v173, 0
	v_dual_mov_b32 v138, 0 :: v_dual_mov_b32 v175, 0
	v_dual_mov_b32 v166, 0 :: v_dual_mov_b32 v177, 0
	v_dual_mov_b32 v168, 0 :: v_dual_mov_b32 v179, 0
	v_mov_b32_e32 v170, 0
	v_mov_b32_e32 v172, 0
	v_mov_b32_e32 v174, 0
	v_mov_b32_e32 v176, 0
	v_mov_b32_e32 v178, 0
	v_mov_b32_e32 v180, 0
	s_ashr_i32 s3, s4, 31
	s_mov_b32 s2, s4
	s_add_i32 s13, s4, -1
	s_lshl_b64 s[2:3], s[2:3], 2
	s_mov_b32 s14, 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_add_i32 s14, s14, 8
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s14, s4
	s_barrier
	s_cbranch_scc1 .LBB0_9
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
	s_cmp_lt_i32 s14, s13
	s_cselect_b32 s15, -1, 0
	s_cmp_ge_i32 s14, s13
	s_cbranch_scc1 .LBB0_5
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	v_add_nc_u32_e64 v167, 8, s14
	v_add_nc_u32_e32 v189, s14, v51
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[165:166], null, v167, s4, v[1:2]
	v_ashrrev_i32_e32 v166, 31, v165
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[165:166], 2, v[165:166]
	v_add_co_u32 v165, vcc_lo, s10, v165
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v166, null, s11, v166, vcc_lo
	v_add_co_u32 v167, vcc_lo, v165, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v168, null, s3, v166, vcc_lo
	v_add_co_u32 v169, vcc_lo, v189, v100
	v_add_co_ci_u32_e64 v170, null, 0, v155, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v171, vcc_lo, v167, s2
	v_add_co_ci_u32_e64 v172, null, s3, v168, vcc_lo
	v_add_co_u32 v173, vcc_lo, v189, v115
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v174, null, 0, v156, vcc_lo
	v_add_co_u32 v175, vcc_lo, v171, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v176, null, s3, v172, vcc_lo
	v_add_co_u32 v177, vcc_lo, v189, v118
	v_add_co_ci_u32_e64 v178, null, 0, v157, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v179, vcc_lo, v175, s2
	v_add_co_ci_u32_e64 v180, null, s3, v176, vcc_lo
	v_lshlrev_b64 v[169:170], 2, v[169:170]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v181, vcc_lo, v179, s2
	v_add_co_ci_u32_e64 v182, null, s3, v180, vcc_lo
	v_lshlrev_b64 v[173:174], 2, v[173:174]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v183, vcc_lo, v181, s2
	v_add_co_ci_u32_e64 v184, null, s3, v182, vcc_lo
	v_add_co_u32 v185, vcc_lo, s8, v169
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v186, null, s9, v170, vcc_lo
	v_add_co_u32 v187, vcc_lo, v183, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v188, null, s3, v184, vcc_lo
	s_clause 0x7
	global_load_b32 v165, v[165:166], off
	global_load_b32 v166, v[167:168], off
	global_load_b32 v167, v[171:172], off
	global_load_b32 v168, v[175:176], off
	global_load_b32 v169, v[179:180], off
	global_load_b32 v170, v[181:182], off
	global_load_b32 v171, v[183:184], off
	global_load_b32 v172, v[187:188], off
	v_add_co_u32 v175, vcc_lo, s8, v173
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v176, null, s9, v174, vcc_lo
	v_lshlrev_b64 v[173:174], 2, v[177:178]
	v_add_co_u32 v177, vcc_lo, v189, v119
	v_add_co_ci_u32_e64 v178, null, 0, v158, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v179, vcc_lo, s8, v173
	v_add_co_ci_u32_e64 v180, null, s9, v174, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[173:174], 2, v[177:178]
	v_add_co_u32 v177, vcc_lo, v189, v120
	v_add_co_ci_u32_e64 v178, null, 0, v159, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v181, vcc_lo, s8, v173
	v_add_co_ci_u32_e64 v182, null, s9, v174, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[173:174], 2, v[177:178]
	v_add_co_u32 v177, vcc_lo, v189, v121
	v_add_co_ci_u32_e64 v178, null, 0, v160, vcc_lo
	v_add_co_u32 v183, vcc_lo, v189, v122
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v184, null, 0, v161, vcc_lo
	v_add_co_u32 v187, vcc_lo, s8, v173
	v_add_co_ci_u32_e64 v188, null, s9, v174, vcc_lo
	v_lshlrev_b64 v[173:174], 2, v[177:178]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[177:178], 2, v[183:184]
	v_add_co_u32 v183, vcc_lo, v189, v131
	v_add_co_ci_u32_e64 v184, null, 0, v162, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v189, vcc_lo, s8, v173
	v_add_co_ci_u32_e64 v190, null, s9, v174, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[173:174], 2, v[183:184]
	v_add_co_u32 v183, vcc_lo, s8, v177
	v_add_co_ci_u32_e64 v184, null, s9, v178, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v191, vcc_lo, s8, v173
	v_add_co_ci_u32_e64 v192, null, s9, v174, vcc_lo
	s_clause 0x7
	global_load_b32 v173, v[185:186], off offset:32
	global_load_b32 v174, v[175:176], off offset:32
	global_load_b32 v175, v[179:180], off offset:32
	global_load_b32 v176, v[181:182], off offset:32
	global_load_b32 v177, v[187:188], off offset:32
	global_load_b32 v178, v[189:190], off offset:32
	global_load_b32 v179, v[183:184], off offset:32
	global_load_b32 v180, v[191:192], off offset:32
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v181, v163
	s_mov_b32 s16, 0
.LBB0_6:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ds_load_b128 v[182:185], v181 offset:64
	ds_load_b128 v[186:189], v181
	v_add_nc_u32_e32 v202, s16, v164
	s_addk_i32 s16, 0x200
	ds_load_b128 v[190:193], v202
	ds_load_b128 v[194:197], v202 offset:128
	ds_load_b128 v[198:201], v202 offset:384
	ds_load_b128 v[202:205], v202 offset:256
	v_add_nc_u32_e32 v181, 0x210, v181
	s_cmpk_lg_i32 s16, 0x1000
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v2, v190, v186
	v_dual_fmac_f32 v138, v191, v186 :: v_dual_fmac_f32 v117, v190, v187
	v_fmac_f32_e32 v137, v192, v186
	v_dual_fmac_f32 v136, v193, v186 :: v_dual_fmac_f32 v99, v190, v188
	v_dual_fmac_f32 v116, v191, v187 :: v_dual_fmac_f32 v97, v192, v188
	v_dual_fmac_f32 v114, v192, v187 :: v_dual_fmac_f32 v83, v190, v189
	v_dual_fmac_f32 v113, v193, v187 :: v_dual_fmac_f32 v98, v191, v188
	v_dual_fmac_f32 v96, v193, v188 :: v_dual_fmac_f32 v81, v192, v189
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v82, v191, v189 :: v_dual_fmac_f32 v135, v194, v186
	v_dual_fmac_f32 v80, v193, v189 :: v_dual_fmac_f32 v133, v196, v186
	v_dual_fmac_f32 v134, v195, v186 :: v_dual_fmac_f32 v109, v197, v187
	v_dual_fmac_f32 v132, v197, v186 :: v_dual_fmac_f32 v111, v195, v187
	v_dual_fmac_f32 v112, v194, v187 :: v_dual_fmac_f32 v93, v196, v188
	v_dual_fmac_f32 v110, v196, v187 :: v_dual_fmac_f32 v95, v194, v188
	v_dual_fmac_f32 v94, v195, v188 :: v_dual_fmac_f32 v79, v194, v189
	v_dual_fmac_f32 v92, v197, v188 :: v_dual_fmac_f32 v77, v196, v189
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v78, v195, v189 :: v_dual_fmac_f32 v127, v205, v186
	v_dual_fmac_f32 v76, v197, v189 :: v_dual_fmac_f32 v129, v203, v186
	v_dual_fmac_f32 v130, v202, v186 :: v_dual_fmac_f32 v107, v203, v187
	v_dual_fmac_f32 v128, v204, v186 :: v_dual_fmac_f32 v105, v205, v187
	v_dual_fmac_f32 v108, v202, v187 :: v_dual_fmac_f32 v89, v204, v188
	v_dual_fmac_f32 v106, v204, v187 :: v_dual_fmac_f32 v91, v202, v188
	v_dual_fmac_f32 v90, v203, v188 :: v_dual_fmac_f32 v75, v202, v189
	v_dual_fmac_f32 v88, v205, v188 :: v_dual_fmac_f32 v73, v204, v189
	v_dual_fmac_f32 v74, v203, v189 :: v_dual_fmac_f32 v123, v201, v186
	v_dual_fmac_f32 v72, v205, v189 :: v_dual_fmac_f32 v125, v199, v186
	v_dual_fmac_f32 v126, v198, v186 :: v_dual_fmac_f32 v103, v199, v187
	v_dual_fmac_f32 v124, v200, v186 :: v_dual_fmac_f32 v101, v201, v187
	v_dual_fmac_f32 v104, v198, v187 :: v_dual_fmac_f32 v85, v200, v188
	v_dual_fmac_f32 v102, v200, v187 :: v_dual_fmac_f32 v87, v198, v188
	v_dual_fmac_f32 v86, v199, v188 :: v_dual_fmac_f32 v71, v198, v189
	v_dual_fmac_f32 v84, v201, v188 :: v_dual_fmac_f32 v69, v200, v189
	v_dual_fmac_f32 v70, v199, v189 :: v_dual_fmac_f32 v67, v190, v182
	v_dual_fmac_f32 v68, v201, v189 :: v_dual_fmac_f32 v65, v192, v182
	v_dual_fmac_f32 v66, v191, v182 :: v_dual_fmac_f32 v47, v193, v183
	v_dual_fmac_f32 v64, v193, v182 :: v_dual_fmac_f32 v49, v191, v183
	v_dual_fmac_f32 v50, v190, v183 :: v_dual_fmac_f32 v31, v191, v184
	v_dual_fmac_f32 v48, v192, v183 :: v_dual_fmac_f32 v29, v193, v184
	v_dual_fmac_f32 v32, v190, v184 :: v_dual_fmac_f32 v17, v191, v185
	v_dual_fmac_f32 v30, v192, v184 :: v_dual_fmac_f32 v15, v193, v185
	v_dual_fmac_f32 v18, v190, v185 :: v_dual_fmac_f32 v61, v196, v182
	v_dual_fmac_f32 v16, v192, v185 :: v_dual_fmac_f32 v63, v194, v182
	v_dual_fmac_f32 v62, v195, v182 :: v_dual_fmac_f32 v43, v197, v183
	v_dual_fmac_f32 v60, v197, v182 :: v_dual_fmac_f32 v45, v195, v183
	v_dual_fmac_f32 v46, v194, v183 :: v_dual_fmac_f32 v27, v195, v184
	v_dual_fmac_f32 v44, v196, v183 :: v_dual_fmac_f32 v25, v197, v184
	v_dual_fmac_f32 v28, v194, v184 :: v_dual_fmac_f32 v13, v195, v185
	v_dual_fmac_f32 v26, v196, v184 :: v_dual_fmac_f32 v11, v197, v185
	v_dual_fmac_f32 v14, v194, v185 :: v_dual_fmac_f32 v57, v204, v182
	v_dual_fmac_f32 v12, v196, v185 :: v_dual_fmac_f32 v59, v202, v182
	v_dual_fmac_f32 v58, v203, v182 :: v_dual_fmac_f32 v39, v205, v183
	v_dual_fmac_f32 v56, v205, v182 :: v_dual_fmac_f32 v41, v203, v183
	v_dual_fmac_f32 v42, v202, v183 :: v_dual_fmac_f32 v23, v203, v184
	v_dual_fmac_f32 v40, v204, v183 :: v_dual_fmac_f32 v21, v205, v184
	v_dual_fmac_f32 v24, v202, v184 :: v_dual_fmac_f32 v9, v203, v185
	v_dual_fmac_f32 v22, v204, v184 :: v_dual_fmac_f32 v7, v205, v185
	v_dual_fmac_f32 v10, v202, v185 :: v_dual_fmac_f32 v53, v200, v182
	v_dual_fmac_f32 v8, v204, v185 :: v_dual_fmac_f32 v55, v198, v182
	v_dual_fmac_f32 v54, v199, v182 :: v_dual_fmac_f32 v35, v201, v183
	v_dual_fmac_f32 v52, v201, v182 :: v_dual_fmac_f32 v37, v199, v183
	v_dual_fmac_f32 v38, v198, v183 :: v_dual_fmac_f32 v19, v199, v184
	v_dual_fmac_f32 v36, v200, v183 :: v_dual_fmac_f32 v33, v201, v184
	v_dual_fmac_f32 v20, v198, v184 :: v_dual_fmac_f32 v5, v199, v185
	v_dual_fmac_f32 v34, v200, v184 :: v_dual_fmac_f32 v3, v201, v185
	v_fmac_f32_e32 v6, v198, v185
	v_fmac_f32_e32 v4, v200, v185
	s_cbranch_scc1 .LBB0_6
; %bb.7:                                ;   in Loop: Header=BB0_3 Depth=1
	s_and_not1_b32 vcc_lo, exec_lo, s15
	s_waitcnt vmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_2
; %bb.8:                                ;   in Loop: Header=BB0_3 Depth=1
	ds_store_b32 v147, v173
	ds_store_b32 v148, v174
	ds_store_b32 v149, v175
	ds_store_b32 v150, v176
	ds_store_b32 v151, v177
	ds_store_b32 v152, v178
	ds_store_b32 v153, v179
	ds_store_b32 v139, v165
	ds_store_b32 v140, v166
	ds_store_b32 v141, v167
	ds_store_b32 v142, v168
	ds_store_b32 v143, v169
	ds_store_b32 v144, v170
	ds_store_b32 v145, v171
	ds_store_b32 v146, v172
	ds_store_b32 v154, v180
	s_branch .LBB0_2
.LBB0_9:
	v_and_b32_e32 v1, 0x60, v0
	v_lshrrev_b32_e32 v0, 1, v0
	v_lshl_or_b32 v51, v51, 2, s7
	s_ashr_i32 s3, s4, 31
	s_mov_b32 s2, s4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_and_or_b32 v0, v0, 12, v1
	s_lshl_b64 s[2:3], s[2:3], 2
	v_add_nc_u32_e32 v0, s12, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v151, v0, s4
	s_lshl_b32 s4, s4, 4
	v_add_nc_u32_e32 v0, v51, v151
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	s_clause 0x3
	global_load_b128 v[118:121], v[0:1], off
	global_load_b128 v[139:142], v[0:1], off offset:128
	global_load_b128 v[143:146], v[0:1], off offset:256
	global_load_b128 v[147:150], v[0:1], off offset:384
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v118, s6, v118
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v140, s6, v140 :: v_dual_mul_f32 v141, s6, v141
	v_dual_mul_f32 v119, s6, v119 :: v_dual_mul_f32 v120, s6, v120
	v_mul_f32_e32 v139, s6, v139
	v_dual_mul_f32 v121, s6, v121 :: v_dual_mul_f32 v142, s6, v142
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v143, s6, v143 :: v_dual_mul_f32 v144, s6, v144
	v_dual_mul_f32 v145, s6, v145 :: v_dual_mul_f32 v146, s6, v146
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v147, s6, v147 :: v_dual_mul_f32 v148, s6, v148
	v_dual_mul_f32 v149, s6, v149 :: v_dual_mul_f32 v150, s6, v150
	v_dual_fmac_f32 v121, s5, v136 :: v_dual_fmac_f32 v140, s5, v134
	v_fmac_f32_e32 v141, s5, v133
	v_add_co_u32 v134, vcc_lo, v0, s2
	v_dual_fmac_f32 v118, s5, v2 :: v_dual_fmac_f32 v139, s5, v135
	v_dual_fmac_f32 v119, s5, v138 :: v_dual_fmac_f32 v120, s5, v137
	v_dual_fmac_f32 v142, s5, v132 :: v_dual_fmac_f32 v143, s5, v130
	v_add_co_ci_u32_e64 v135, null, s3, v1, vcc_lo
	v_dual_fmac_f32 v144, s5, v129 :: v_dual_fmac_f32 v145, s5, v128
	v_dual_fmac_f32 v146, s5, v127 :: v_dual_fmac_f32 v147, s5, v126
	v_dual_fmac_f32 v148, s5, v125 :: v_dual_fmac_f32 v149, s5, v124
	v_fmac_f32_e32 v150, s5, v123
	s_clause 0x3
	global_store_b128 v[0:1], v[118:121], off
	global_store_b128 v[0:1], v[139:142], off offset:128
	global_store_b128 v[0:1], v[143:146], off offset:256
	global_store_b128 v[0:1], v[147:150], off offset:384
	s_clause 0x3
	global_load_b128 v[118:121], v[134:135], off
	global_load_b128 v[122:125], v[134:135], off offset:128
	global_load_b128 v[126:129], v[134:135], off offset:256
	global_load_b128 v[130:133], v[134:135], off offset:384
	v_add_co_u32 v0, vcc_lo, v134, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v135, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v118, s6, v118 :: v_dual_mul_f32 v119, s6, v119
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v120, s6, v120 :: v_dual_mul_f32 v123, s6, v123
	v_dual_mul_f32 v121, s6, v121 :: v_dual_mul_f32 v122, s6, v122
	v_dual_mul_f32 v125, s6, v125 :: v_dual_mul_f32 v124, s6, v124
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v127, s6, v127 :: v_dual_mul_f32 v126, s6, v126
	v_dual_mul_f32 v129, s6, v129 :: v_dual_mul_f32 v128, s6, v128
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v131, s6, v131 :: v_dual_mul_f32 v130, s6, v130
	v_dual_mul_f32 v133, s6, v133 :: v_dual_mul_f32 v132, s6, v132
	v_fmac_f32_e32 v121, s5, v113
	v_dual_fmac_f32 v118, s5, v117 :: v_dual_fmac_f32 v119, s5, v116
	v_dual_fmac_f32 v120, s5, v114 :: v_dual_fmac_f32 v123, s5, v111
	v_dual_fmac_f32 v122, s5, v112 :: v_dual_fmac_f32 v125, s5, v109
	v_dual_fmac_f32 v124, s5, v110 :: v_dual_fmac_f32 v127, s5, v107
	v_dual_fmac_f32 v126, s5, v108 :: v_dual_fmac_f32 v129, s5, v105
	v_dual_fmac_f32 v128, s5, v106 :: v_dual_fmac_f32 v131, s5, v103
	v_dual_fmac_f32 v130, s5, v104 :: v_dual_fmac_f32 v133, s5, v101
	v_fmac_f32_e32 v132, s5, v102
	s_clause 0x3
	global_store_b128 v[134:135], v[118:121], off
	global_store_b128 v[134:135], v[122:125], off offset:128
	global_store_b128 v[134:135], v[126:129], off offset:256
	global_store_b128 v[134:135], v[130:133], off offset:384
	s_clause 0x3
	global_load_b128 v[100:103], v[0:1], off
	global_load_b128 v[104:107], v[0:1], off offset:128
	global_load_b128 v[108:111], v[0:1], off offset:256
	global_load_b128 v[112:115], v[0:1], off offset:384
	v_add_co_u32 v116, vcc_lo, v0, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v117, null, s3, v1, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v100, s6, v100 :: v_dual_mul_f32 v103, s6, v103
	v_dual_mul_f32 v101, s6, v101 :: v_dual_mul_f32 v102, s6, v102
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v105, s6, v105 :: v_dual_mul_f32 v104, s6, v104
	v_dual_mul_f32 v107, s6, v107 :: v_dual_mul_f32 v106, s6, v106
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v109, s6, v109 :: v_dual_mul_f32 v108, s6, v108
	v_dual_mul_f32 v111, s6, v111 :: v_dual_mul_f32 v110, s6, v110
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v113, s6, v113 :: v_dual_mul_f32 v112, s6, v112
	v_dual_mul_f32 v115, s6, v115 :: v_dual_mul_f32 v114, s6, v114
	v_dual_fmac_f32 v103, s5, v96 :: v_dual_fmac_f32 v100, s5, v99
	v_dual_fmac_f32 v101, s5, v98 :: v_dual_fmac_f32 v102, s5, v97
	v_dual_fmac_f32 v105, s5, v94 :: v_dual_fmac_f32 v104, s5, v95
	v_dual_fmac_f32 v107, s5, v92 :: v_dual_fmac_f32 v106, s5, v93
	v_dual_fmac_f32 v109, s5, v90 :: v_dual_fmac_f32 v108, s5, v91
	v_dual_fmac_f32 v111, s5, v88 :: v_dual_fmac_f32 v110, s5, v89
	v_dual_fmac_f32 v113, s5, v86 :: v_dual_fmac_f32 v112, s5, v87
	v_dual_fmac_f32 v115, s5, v84 :: v_dual_fmac_f32 v114, s5, v85
	s_clause 0x3
	global_store_b128 v[0:1], v[100:103], off
	global_store_b128 v[0:1], v[104:107], off offset:128
	global_store_b128 v[0:1], v[108:111], off offset:256
	global_store_b128 v[0:1], v[112:115], off offset:384
	s_clause 0x3
	global_load_b128 v[84:87], v[116:117], off
	global_load_b128 v[88:91], v[116:117], off offset:128
	global_load_b128 v[92:95], v[116:117], off offset:256
	global_load_b128 v[96:99], v[116:117], off offset:384
	v_add3_u32 v0, s4, v151, v51
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v84, s6, v84 :: v_dual_mul_f32 v85, s6, v85
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v86, s6, v86 :: v_dual_mul_f32 v89, s6, v89
	v_dual_mul_f32 v87, s6, v87 :: v_dual_mul_f32 v88, s6, v88
	v_dual_mul_f32 v91, s6, v91 :: v_dual_mul_f32 v90, s6, v90
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v93, s6, v93 :: v_dual_mul_f32 v92, s6, v92
	v_dual_mul_f32 v95, s6, v95 :: v_dual_mul_f32 v94, s6, v94
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v97, s6, v97 :: v_dual_mul_f32 v96, s6, v96
	v_dual_mul_f32 v99, s6, v99 :: v_dual_mul_f32 v98, s6, v98
	v_dual_fmac_f32 v87, s5, v80 :: v_dual_fmac_f32 v84, s5, v83
	v_dual_fmac_f32 v85, s5, v82 :: v_dual_fmac_f32 v86, s5, v81
	v_dual_fmac_f32 v89, s5, v78 :: v_dual_fmac_f32 v88, s5, v79
	v_dual_fmac_f32 v91, s5, v76 :: v_dual_fmac_f32 v90, s5, v77
	v_dual_fmac_f32 v93, s5, v74 :: v_dual_fmac_f32 v92, s5, v75
	v_dual_fmac_f32 v95, s5, v72 :: v_dual_fmac_f32 v94, s5, v73
	v_dual_fmac_f32 v97, s5, v70 :: v_dual_fmac_f32 v96, s5, v71
	v_dual_fmac_f32 v99, s5, v68 :: v_dual_fmac_f32 v98, s5, v69
	s_clause 0x3
	global_store_b128 v[116:117], v[84:87], off
	global_store_b128 v[116:117], v[88:91], off offset:128
	global_store_b128 v[116:117], v[92:95], off offset:256
	global_store_b128 v[116:117], v[96:99], off offset:384
	s_clause 0x3
	global_load_b128 v[68:71], v[0:1], off
	global_load_b128 v[72:75], v[0:1], off offset:128
	global_load_b128 v[76:79], v[0:1], off offset:256
	global_load_b128 v[80:83], v[0:1], off offset:384
	v_add_co_u32 v84, vcc_lo, v0, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v85, null, s3, v1, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v68, s6, v68 :: v_dual_mul_f32 v69, s6, v69
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v70, s6, v70 :: v_dual_mul_f32 v73, s6, v73
	v_dual_mul_f32 v71, s6, v71 :: v_dual_mul_f32 v72, s6, v72
	v_dual_mul_f32 v75, s6, v75 :: v_dual_mul_f32 v74, s6, v74
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v77, s6, v77 :: v_dual_mul_f32 v76, s6, v76
	v_dual_mul_f32 v79, s6, v79 :: v_dual_mul_f32 v78, s6, v78
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v81, s6, v81 :: v_dual_mul_f32 v80, s6, v80
	v_dual_mul_f32 v83, s6, v83 :: v_dual_mul_f32 v82, s6, v82
	v_dual_fmac_f32 v71, s5, v64 :: v_dual_fmac_f32 v68, s5, v67
	v_dual_fmac_f32 v69, s5, v66 :: v_dual_fmac_f32 v70, s5, v65
	v_dual_fmac_f32 v73, s5, v62 :: v_dual_fmac_f32 v72, s5, v63
	v_dual_fmac_f32 v75, s5, v60 :: v_dual_fmac_f32 v74, s5, v61
	v_dual_fmac_f32 v77, s5, v58 :: v_dual_fmac_f32 v76, s5, v59
	v_dual_fmac_f32 v79, s5, v56 :: v_dual_fmac_f32 v78, s5, v57
	v_dual_fmac_f32 v81, s5, v54 :: v_dual_fmac_f32 v80, s5, v55
	v_dual_fmac_f32 v83, s5, v52 :: v_dual_fmac_f32 v82, s5, v53
	s_clause 0x3
	global_store_b128 v[0:1], v[68:71], off
	global_store_b128 v[0:1], v[72:75], off offset:128
	global_store_b128 v[0:1], v[76:79], off offset:256
	global_store_b128 v[0:1], v[80:83], off offset:384
	s_clause 0x3
	global_load_b128 v[51:54], v[84:85], off
	global_load_b128 v[55:58], v[84:85], off offset:128
	global_load_b128 v[59:62], v[84:85], off offset:256
	global_load_b128 v[63:66], v[84:85], off offset:384
	v_add_co_u32 v0, vcc_lo, v84, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v85, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v51, s6, v51 :: v_dual_mul_f32 v52, s6, v52
	v_dual_mul_f32 v53, s6, v53 :: v_dual_mul_f32 v54, s6, v54
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v55, s6, v55 :: v_dual_mul_f32 v56, s6, v56
	v_dual_mul_f32 v57, s6, v57 :: v_dual_mul_f32 v58, s6, v58
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v59, s6, v59 :: v_dual_mul_f32 v60, s6, v60
	v_dual_mul_f32 v61, s6, v61 :: v_dual_mul_f32 v62, s6, v62
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v63, s6, v63 :: v_dual_mul_f32 v64, s6, v64
	v_dual_mul_f32 v65, s6, v65 :: v_dual_mul_f32 v66, s6, v66
	v_fmac_f32_e32 v53, s5, v48
	v_dual_fmac_f32 v51, s5, v50 :: v_dual_fmac_f32 v52, s5, v49
	v_dual_fmac_f32 v54, s5, v47 :: v_dual_fmac_f32 v55, s5, v46
	v_dual_fmac_f32 v56, s5, v45 :: v_dual_fmac_f32 v57, s5, v44
	v_dual_fmac_f32 v58, s5, v43 :: v_dual_fmac_f32 v59, s5, v42
	v_dual_fmac_f32 v60, s5, v41 :: v_dual_fmac_f32 v61, s5, v40
	v_dual_fmac_f32 v62, s5, v39 :: v_dual_fmac_f32 v63, s5, v38
	v_dual_fmac_f32 v64, s5, v37 :: v_dual_fmac_f32 v65, s5, v36
	v_fmac_f32_e32 v66, s5, v35
	s_clause 0x3
	global_store_b128 v[84:85], v[51:54], off
	global_store_b128 v[84:85], v[55:58], off offset:128
	global_store_b128 v[84:85], v[59:62], off offset:256
	global_store_b128 v[84:85], v[63:66], off offset:384
	s_clause 0x3
	global_load_b128 v[35:38], v[0:1], off
	global_load_b128 v[39:42], v[0:1], off offset:128
	global_load_b128 v[43:46], v[0:1], off offset:256
	global_load_b128 v[47:50], v[0:1], off offset:384
	v_add_co_u32 v51, vcc_lo, v0, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v52, null, s3, v1, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v35, s6, v35 :: v_dual_mul_f32 v36, s6, v36
	v_dual_mul_f32 v37, s6, v37 :: v_dual_mul_f32 v38, s6, v38
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v39, s6, v39 :: v_dual_mul_f32 v40, s6, v40
	v_dual_mul_f32 v41, s6, v41 :: v_dual_mul_f32 v42, s6, v42
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v43, s6, v43 :: v_dual_mul_f32 v44, s6, v44
	v_dual_mul_f32 v45, s6, v45 :: v_dual_mul_f32 v46, s6, v46
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v47, s6, v47 :: v_dual_mul_f32 v48, s6, v48
	v_dual_mul_f32 v49, s6, v49 :: v_dual_mul_f32 v50, s6, v50
	v_dual_fmac_f32 v35, s5, v32 :: v_dual_fmac_f32 v36, s5, v31
	v_dual_fmac_f32 v37, s5, v30 :: v_dual_fmac_f32 v38, s5, v29
	v_dual_fmac_f32 v39, s5, v28 :: v_dual_fmac_f32 v40, s5, v27
	v_dual_fmac_f32 v41, s5, v26 :: v_dual_fmac_f32 v42, s5, v25
	v_dual_fmac_f32 v43, s5, v24 :: v_dual_fmac_f32 v44, s5, v23
	v_dual_fmac_f32 v45, s5, v22 :: v_dual_fmac_f32 v46, s5, v21
	v_dual_fmac_f32 v47, s5, v20 :: v_dual_fmac_f32 v48, s5, v19
	v_dual_fmac_f32 v49, s5, v34 :: v_dual_fmac_f32 v50, s5, v33
	s_clause 0x3
	global_store_b128 v[0:1], v[35:38], off
	global_store_b128 v[0:1], v[39:42], off offset:128
	global_store_b128 v[0:1], v[43:46], off offset:256
	global_store_b128 v[0:1], v[47:50], off offset:384
	s_clause 0x3
	global_load_b128 v[19:22], v[51:52], off
	global_load_b128 v[23:26], v[51:52], off offset:128
	global_load_b128 v[27:30], v[51:52], off offset:256
	global_load_b128 v[31:34], v[51:52], off offset:384
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v19, s6, v19 :: v_dual_mul_f32 v20, s6, v20
	v_dual_mul_f32 v21, s6, v21 :: v_dual_mul_f32 v22, s6, v22
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v23, s6, v23 :: v_dual_mul_f32 v24, s6, v24
	v_dual_mul_f32 v25, s6, v25 :: v_dual_mul_f32 v26, s6, v26
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v27, s6, v27 :: v_dual_mul_f32 v28, s6, v28
	v_dual_mul_f32 v29, s6, v29 :: v_dual_mul_f32 v30, s6, v30
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v31, s6, v31 :: v_dual_mul_f32 v32, s6, v32
	v_dual_mul_f32 v33, s6, v33 :: v_dual_mul_f32 v34, s6, v34
	v_fmac_f32_e32 v21, s5, v16
	v_dual_fmac_f32 v19, s5, v18 :: v_dual_fmac_f32 v20, s5, v17
	v_dual_fmac_f32 v22, s5, v15 :: v_dual_fmac_f32 v23, s5, v14
	v_dual_fmac_f32 v24, s5, v13 :: v_dual_fmac_f32 v25, s5, v12
	v_dual_fmac_f32 v26, s5, v11 :: v_dual_fmac_f32 v27, s5, v10
	v_dual_fmac_f32 v28, s5, v9 :: v_dual_fmac_f32 v29, s5, v8
	v_dual_fmac_f32 v30, s5, v7 :: v_dual_fmac_f32 v31, s5, v6
	v_dual_fmac_f32 v32, s5, v5 :: v_dual_fmac_f32 v33, s5, v4
	v_fmac_f32_e32 v34, s5, v3
	s_clause 0x3
	global_store_b128 v[51:52], v[19:22], off
	global_store_b128 v[51:52], v[23:26], off offset:128
	global_store_b128 v[51:52], v[27:30], off offset:256
	global_store_b128 v[51:52], v[31:34], off offset:384
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
		.amdhsa_next_free_vgpr 206
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
		.amdhsa_inst_pref_size 48
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
	.set kernel.num_vgpr, 206
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
; codeLenInByte = 6076
; TotalNumSgprs: 19
; NumVgprs: 206
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8320 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 25
; NumSGPRsForWavesPerEU: 19
; NumVGPRsForWavesPerEU: 206
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
    .group_segment_fixed_size: 8320
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 128
    .name:           kernel
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     206
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
