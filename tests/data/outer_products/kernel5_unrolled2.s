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
	v_lshrrev_b32_e32 v37, 3, v0
	v_or_b32_e32 v17, s7, v0
	s_lshl_b32 s12, s15, 7
	s_load_b64 s[0:1], s[0:1], 0x10
	s_mov_b32 s13, 0
	v_or_b32_e32 v1, s12, v37
	s_delay_alu instid0(VALU_DEP_1)
	v_or_b32_e32 v21, 16, v1
	v_or_b32_e32 v26, 64, v1
	v_add_nc_u32_e32 v2, s4, v17
	v_mov_b32_e32 v18, 0
	v_and_b32_e32 v66, 7, v0
	v_mul_lo_u32 v115, s4, v1
	v_mul_lo_u32 v116, s4, v21
	v_mul_lo_u32 v135, s4, v26
	v_mov_b32_e32 v3, v18
	s_cmp_gt_i32 s4, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[11:12], 2, v[2:3]
	v_add_nc_u32_e32 v3, s4, v2
	v_lshlrev_b64 v[8:9], 2, v[17:18]
	v_mov_b32_e32 v4, v18
	v_mov_b32_e32 v5, v18
	v_mov_b32_e32 v7, v18
	v_add_nc_u32_e32 v23, v116, v66
	v_add_nc_u32_e32 v29, v135, v66
	v_add_co_u32 v13, vcc_lo, s10, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v14, null, s11, v9, vcc_lo
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_add_nc_u32_e32 v4, s4, v3
	v_add_co_u32 v2, vcc_lo, s10, v11
	v_mov_b32_e32 v6, v18
	v_add_co_ci_u32_e64 v3, null, s11, v12, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[11:12], 2, v[4:5]
	v_add_nc_u32_e32 v5, s4, v4
	v_add_co_u32 v15, vcc_lo, s10, v8
	v_add_co_ci_u32_e64 v16, null, s11, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[19:20], 2, v[5:6]
	v_add_nc_u32_e32 v6, s4, v5
	v_add_co_u32 v4, vcc_lo, s10, v11
	v_add_co_ci_u32_e64 v5, null, s11, v12, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[7:8], 2, v[6:7]
	v_dual_mov_b32 v10, v18 :: v_dual_add_nc_u32 v9, s4, v6
	v_add_co_u32 v11, vcc_lo, s10, v19
	v_add_co_ci_u32_e64 v12, null, s11, v20, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_u32 v6, vcc_lo, s10, v7
	v_add_nc_u32_e32 v19, s4, v9
	v_add_co_ci_u32_e64 v7, null, s11, v8, vcc_lo
	v_lshlrev_b64 v[8:9], 2, v[9:10]
	v_or_b32_e32 v10, 32, v1
	v_dual_mov_b32 v20, v18 :: v_dual_add_nc_u32 v21, v115, v66
	v_ashrrev_i32_e32 v24, 31, v23
	v_ashrrev_i32_e32 v30, 31, v29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v121, s4, v10
	v_or_b32_e32 v10, 48, v1
	v_ashrrev_i32_e32 v22, 31, v21
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_co_u32 v8, vcc_lo, s10, v8
	v_mul_lo_u32 v134, s4, v10
	v_or_b32_e32 v10, 0x50, v1
	v_add_nc_u32_e32 v25, v121, v66
	v_lshlrev_b64 v[21:22], 2, v[21:22]
	v_lshlrev_b64 v[23:24], 2, v[23:24]
	v_add_co_ci_u32_e64 v9, null, s11, v9, vcc_lo
	v_mul_lo_u32 v136, s4, v10
	v_or_b32_e32 v10, 0x60, v1
	v_add_nc_u32_e32 v27, v134, v66
	v_ashrrev_i32_e32 v26, 31, v25
	v_add_co_u32 v19, vcc_lo, s10, v19
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_lo_u32 v137, s4, v10
	v_or_b32_e32 v10, 0x70, v1
	v_add_nc_u32_e32 v31, v136, v66
	v_ashrrev_i32_e32 v28, 31, v27
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_add_co_ci_u32_e64 v20, null, s11, v20, vcc_lo
	v_mul_lo_u32 v138, s4, v10
	v_add_nc_u32_e32 v33, v137, v66
	v_ashrrev_i32_e32 v32, 31, v31
	v_add_co_u32 v21, vcc_lo, s8, v21
	v_lshlrev_b64 v[27:28], 2, v[27:28]
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v34, 31, v33
	v_add_co_ci_u32_e64 v22, null, s9, v22, vcc_lo
	v_add_nc_u32_e32 v35, v138, v66
	v_add_co_u32 v23, vcc_lo, s8, v23
	v_lshlrev_b64 v[29:30], 2, v[29:30]
	v_add_co_ci_u32_e64 v24, null, s9, v24, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v36, 31, v35
	v_add_co_u32 v25, vcc_lo, s8, v25
	v_lshlrev_b64 v[31:32], 2, v[31:32]
	v_add_co_ci_u32_e64 v26, null, s9, v26, vcc_lo
	v_add_co_u32 v27, vcc_lo, s8, v27
	v_lshlrev_b64 v[33:34], 2, v[33:34]
	v_add_co_ci_u32_e64 v28, null, s9, v28, vcc_lo
	v_add_co_u32 v29, vcc_lo, s8, v29
	v_lshlrev_b64 v[35:36], 2, v[35:36]
	v_add_co_ci_u32_e64 v30, null, s9, v30, vcc_lo
	v_add_co_u32 v31, vcc_lo, s8, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v32, null, s9, v32, vcc_lo
	v_add_co_u32 v33, vcc_lo, s8, v33
	v_add_co_ci_u32_e64 v34, null, s9, v34, vcc_lo
	v_add_co_u32 v35, vcc_lo, s8, v35
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v36, null, s9, v36, vcc_lo
	s_clause 0x7
	global_load_b32 v10, v[21:22], off
	global_load_b32 v21, v[23:24], off
	global_load_b32 v22, v[25:26], off
	global_load_b32 v23, v[27:28], off
	global_load_b32 v24, v[29:30], off
	global_load_b32 v25, v[31:32], off
	global_load_b32 v26, v[33:34], off
	global_load_b32 v27, v[35:36], off
	s_clause 0x7
	global_load_b32 v13, v[13:14], off
	global_load_b32 v14, v[2:3], off
	global_load_b32 v15, v[15:16], off
	global_load_b32 v4, v[4:5], off
	global_load_b32 v5, v[11:12], off
	global_load_b32 v6, v[6:7], off
	global_load_b32 v7, v[8:9], off
	global_load_b32 v8, v[19:20], off
	v_lshlrev_b32_e32 v2, 2, v0
	v_mul_u32_u24_e32 v3, 0x210, v66
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v9, 0x80, v2
	v_lshl_add_u32 v11, v37, 2, v3
	s_waitcnt vmcnt(6)
	ds_store_2addr_stride64_b32 v9, v13, v14 offset0:16 offset1:18
	s_waitcnt vmcnt(4)
	ds_store_2addr_stride64_b32 v9, v15, v4 offset0:20 offset1:22
	ds_store_2addr_b32 v11, v10, v21 offset1:16
	ds_store_2addr_b32 v11, v22, v23 offset0:32 offset1:48
	ds_store_2addr_b32 v11, v24, v25 offset0:64 offset1:80
	ds_store_2addr_b32 v11, v26, v27 offset0:96 offset1:112
	s_waitcnt vmcnt(2)
	ds_store_2addr_stride64_b32 v9, v5, v6 offset0:24 offset1:26
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v9, v7, v8 offset0:28 offset1:30
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	s_ashr_i32 s3, s4, 31
	s_mov_b32 s2, s4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b64 s[2:3], s[2:3], 2
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s13, -1
                                        ; implicit-def: $sgpr2_sgpr3
.LBB0_3:
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v52, 0
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v54, 0
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v56, 0
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v58, 0
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v60, 0
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v62, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v64, 0
	v_dual_mov_b32 v65, 0 :: v_dual_mov_b32 v68, 0
	v_dual_mov_b32 v67, 0 :: v_dual_mov_b32 v70, 0
	v_dual_mov_b32 v69, 0 :: v_dual_mov_b32 v72, 0
	v_dual_mov_b32 v71, 0 :: v_dual_mov_b32 v74, 0
	v_dual_mov_b32 v73, 0 :: v_dual_mov_b32 v76, 0
	v_dual_mov_b32 v75, 0 :: v_dual_mov_b32 v78, 0
	v_dual_mov_b32 v77, 0 :: v_dual_mov_b32 v80, 0
	v_dual_mov_b32 v79, 0 :: v_dual_mov_b32 v82, 0
	v_dual_mov_b32 v81, 0 :: v_dual_mov_b32 v84, 0
	v_dual_mov_b32 v83, 0 :: v_dual_mov_b32 v86, 0
	v_dual_mov_b32 v85, 0 :: v_dual_mov_b32 v88, 0
	v_dual_mov_b32 v87, 0 :: v_dual_mov_b32 v90, 0
	v_dual_mov_b32 v89, 0 :: v_dual_mov_b32 v92, 0
	v_dual_mov_b32 v91, 0 :: v_dual_mov_b32 v94, 0
	v_dual_mov_b32 v93, 0 :: v_dual_mov_b32 v96, 0
	v_dual_mov_b32 v95, 0 :: v_dual_mov_b32 v98, 0
	v_dual_mov_b32 v97, 0 :: v_dual_mov_b32 v100, 0
	v_dual_mov_b32 v99, 0 :: v_dual_mov_b32 v102, 0
	v_dual_mov_b32 v101, 0 :: v_dual_mov_b32 v104, 0
	v_dual_mov_b32 v103, 0 :: v_dual_mov_b32 v106, 0
	v_dual_mov_b32 v105, 0 :: v_dual_mov_b32 v108, 0
	v_dual_mov_b32 v107, 0 :: v_dual_mov_b32 v110, 0
	v_dual_mov_b32 v109, 0 :: v_dual_mov_b32 v112, 0
	v_dual_mov_b32 v111, 0 :: v_dual_mov_b32 v114, 0
	v_dual_mov_b32 v113, 0 :: v_dual_mov_b32 v118, 0
	v_dual_mov_b32 v117, 0 :: v_dual_mov_b32 v120, 0
	v_dual_mov_b32 v119, 0 :: v_dual_mov_b32 v122, 0
	v_dual_mov_b32 v123, 0 :: v_dual_mov_b32 v124, 0
	v_dual_mov_b32 v125, 0 :: v_dual_mov_b32 v126, 0
	v_dual_mov_b32 v127, 0 :: v_dual_mov_b32 v128, 0
	v_dual_mov_b32 v129, 0 :: v_dual_mov_b32 v130, 0
	v_dual_mov_b32 v131, 0 :: v_dual_mov_b32 v132, 0
	v_dual_mov_b32 v133, 0 :: v_dual_mov_b32 v140, 0
	v_dual_mov_b32 v139, 0 :: v_dual_mov_b32 v142, 0
	v_dual_mov_b32 v141, 0 :: v_dual_mov_b32 v144, 0
	v_dual_mov_b32 v143, 0 :: v_dual_mov_b32 v146, 0
	v_dual_mov_b32 v145, 0 :: v_dual_mov_b32 v148, 0
	v_dual_mov_b32 v147, 0 :: v_dual_mov_b32 v150, 0
	v_dual_mov_b32 v149, 0 :: v_dual_mov_b32 v152, 0
	v_dual_mov_b32 v151, 0 :: v_dual_mov_b32 v154, 0
	v_mov_b32_e32 v153, 0
	s_and_not1_b32 vcc_lo, exec_lo, s13
	s_cbranch_vccnz .LBB0_12
; %bb.4:
	v_ashrrev_i32_e32 v4, 31, v17
	v_dual_mov_b32 v154, 0 :: v_dual_add_nc_u32 v5, 16, v1
	v_dual_mov_b32 v153, 0 :: v_dual_add_nc_u32 v6, 32, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshrrev_b32_e32 v4, 25, v4
	v_ashrrev_i32_e32 v7, 31, v1
	v_ashrrev_i32_e32 v8, 31, v5
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v9, 31, v6
	v_ashrrev_i32_e32 v171, 31, v115
	v_dual_mov_b32 v151, 0 :: v_dual_add_nc_u32 v4, v17, v4
	v_lshrrev_b32_e32 v7, 25, v7
	v_lshrrev_b32_e32 v8, 25, v8
	v_lshrrev_b32_e32 v9, 25, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v149, 0 :: v_dual_and_b32 v4, 0x3fffff80, v4
	v_dual_mov_b32 v152, 0 :: v_dual_add_nc_u32 v7, v1, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v147, 0 :: v_dual_add_nc_u32 v8, v5, v8
	v_dual_mov_b32 v150, 0 :: v_dual_add_nc_u32 v9, v6, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v4, v17, v4
	v_dual_mov_b32 v148, 0 :: v_dual_and_b32 v7, 0x3fffff80, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v145, 0 :: v_dual_and_b32 v8, 0x3fffff80, v8
	v_dual_mov_b32 v146, 0 :: v_dual_and_b32 v9, 0x3fffff80, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v143, 0 :: v_dual_lshlrev_b32 v4, 2, v4
	v_sub_nc_u32_e32 v7, v1, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v5, v5, v8
	v_sub_nc_u32_e32 v6, v6, v9
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v144, 0 :: v_dual_add_nc_u32 v155, 0x1080, v4
	v_dual_mov_b32 v141, 0 :: v_dual_add_nc_u32 v156, 0x1280, v4
	v_dual_mov_b32 v142, 0 :: v_dual_add_nc_u32 v157, 0x1480, v4
	v_dual_mov_b32 v139, 0 :: v_dual_add_nc_u32 v158, 0x1680, v4
	v_dual_mov_b32 v140, 0 :: v_dual_add_nc_u32 v159, 0x1880, v4
	v_dual_mov_b32 v133, 0 :: v_dual_add_nc_u32 v160, 0x1a80, v4
	v_dual_mov_b32 v132, 0 :: v_dual_add_nc_u32 v161, 0x1c80, v4
	v_dual_mov_b32 v131, 0 :: v_dual_add_nc_u32 v162, 0x1e80, v4
	v_dual_mov_b32 v129, 0 :: v_dual_add_nc_u32 v4, 48, v1
	v_lshl_add_u32 v163, v7, 2, v3
	v_lshl_add_u32 v164, v5, 2, v3
	v_dual_mov_b32 v130, 0 :: v_dual_add_nc_u32 v5, 64, v1
	v_lshl_add_u32 v165, v6, 2, v3
	v_dual_mov_b32 v127, 0 :: v_dual_add_nc_u32 v6, 0x50, v1
	v_dual_mov_b32 v128, 0 :: v_dual_add_nc_u32 v7, 0x60, v1
	v_ashrrev_i32_e32 v8, 31, v4
	v_dual_mov_b32 v126, 0 :: v_dual_add_nc_u32 v1, 0x70, v1
	v_ashrrev_i32_e32 v9, 31, v5
	v_ashrrev_i32_e32 v10, 31, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshrrev_b32_e32 v8, 25, v8
	v_ashrrev_i32_e32 v12, 31, v1
	v_ashrrev_i32_e32 v11, 31, v7
	v_mov_b32_e32 v125, 0
	v_lshrrev_b32_e32 v9, 25, v9
	v_add_nc_u32_e32 v8, v4, v8
	v_lshrrev_b32_e32 v12, 25, v12
	v_lshrrev_b32_e32 v10, 25, v10
	v_lshrrev_b32_e32 v11, 25, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v119, 0 :: v_dual_and_b32 v8, 0x3fffff80, v8
	v_dual_mov_b32 v117, 0 :: v_dual_add_nc_u32 v12, v1, v12
	v_dual_mov_b32 v124, 0 :: v_dual_add_nc_u32 v9, v5, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v4, v4, v8
	v_dual_mov_b32 v111, 0 :: v_dual_and_b32 v8, 0x3fffff80, v12
	v_dual_mov_b32 v123, 0 :: v_dual_add_nc_u32 v10, v6, v10
	v_dual_mov_b32 v122, 0 :: v_dual_add_nc_u32 v11, v7, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v1, v1, v8
	v_dual_mov_b32 v120, 0 :: v_dual_and_b32 v9, 0x3fffff80, v9
	v_dual_mov_b32 v113, 0 :: v_dual_and_b32 v10, 0x3fffff80, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v118, 0 :: v_dual_and_b32 v11, 0x3fffff80, v11
	v_lshl_add_u32 v170, v1, 2, v3
	v_dual_mov_b32 v114, 0 :: v_dual_lshlrev_b32 v1, 1, v0
	v_sub_nc_u32_e32 v5, v5, v9
	v_sub_nc_u32_e32 v6, v6, v10
	v_sub_nc_u32_e32 v7, v7, v11
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v112, 0 :: v_dual_and_b32 v1, 48, v1
	v_lshl_add_u32 v166, v4, 2, v3
	v_lshl_add_u32 v167, v5, 2, v3
	v_lshl_add_u32 v168, v6, 2, v3
	v_lshl_add_u32 v169, v7, 2, v3
	v_ashrrev_i32_e32 v172, 31, v116
	v_ashrrev_i32_e32 v173, 31, v121
	v_ashrrev_i32_e32 v174, 31, v134
	v_ashrrev_i32_e32 v175, 31, v135
	v_ashrrev_i32_e32 v176, 31, v136
	v_ashrrev_i32_e32 v177, 31, v137
	v_ashrrev_i32_e32 v178, 31, v138
	v_lshl_or_b32 v179, v66, 4, 0x1080
	v_and_or_b32 v180, 0x180, v2, v1
	v_dual_mov_b32 v110, 0 :: v_dual_mov_b32 v109, 0
	v_dual_mov_b32 v108, 0 :: v_dual_mov_b32 v107, 0
	v_dual_mov_b32 v106, 0 :: v_dual_mov_b32 v105, 0
	v_dual_mov_b32 v104, 0 :: v_dual_mov_b32 v103, 0
	v_dual_mov_b32 v102, 0 :: v_dual_mov_b32 v101, 0
	v_dual_mov_b32 v100, 0 :: v_dual_mov_b32 v99, 0
	v_dual_mov_b32 v98, 0 :: v_dual_mov_b32 v97, 0
	v_dual_mov_b32 v96, 0 :: v_dual_mov_b32 v95, 0
	v_dual_mov_b32 v94, 0 :: v_dual_mov_b32 v93, 0
	v_dual_mov_b32 v92, 0 :: v_dual_mov_b32 v91, 0
	v_dual_mov_b32 v90, 0 :: v_dual_mov_b32 v89, 0
	v_dual_mov_b32 v88, 0 :: v_dual_mov_b32 v87, 0
	v_dual_mov_b32 v86, 0 :: v_dual_mov_b32 v85, 0
	v_dual_mov_b32 v84, 0 :: v_dual_mov_b32 v83, 0
	v_dual_mov_b32 v82, 0 :: v_dual_mov_b32 v81, 0
	v_dual_mov_b32 v80, 0 :: v_dual_mov_b32 v79, 0
	v_dual_mov_b32 v78, 0 :: v_dual_mov_b32 v77, 0
	v_dual_mov_b32 v76, 0 :: v_dual_mov_b32 v75, 0
	v_dual_mov_b32 v74, 0 :: v_dual_mov_b32 v73, 0
	v_dual_mov_b32 v72, 0 :: v_dual_mov_b32 v71, 0
	v_dual_mov_b32 v70, 0 :: v_dual_mov_b32 v69, 0
	v_dual_mov_b32 v68, 0 :: v_dual_mov_b32 v67, 0
	v_dual_mov_b32 v65, 0 :: v_dual_mov_b32 v64, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v62, 0
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v60, 0
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v58, 0
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v56, 0
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v54, 0
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v52, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v18, v153 :: v_dual_mov_b32 v49, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v45, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v181, 0 :: v_dual_mov_b32 v182, 0
	v_dual_mov_b32 v183, 0 :: v_dual_mov_b32 v184, 0
	v_dual_mov_b32 v185, 0 :: v_dual_mov_b32 v186, 0
	v_dual_mov_b32 v187, 0 :: v_dual_mov_b32 v188, 0
	v_dual_mov_b32 v189, 0 :: v_dual_mov_b32 v190, 0
	v_dual_mov_b32 v191, 0 :: v_dual_mov_b32 v192, 0
	v_dual_mov_b32 v193, 0 :: v_dual_mov_b32 v194, 0
	v_dual_mov_b32 v195, 0 :: v_dual_mov_b32 v196, 0
	s_ashr_i32 s3, s4, 31
	s_mov_b32 s2, s4
	s_add_i32 s13, s4, -1
	s_lshl_b64 s[2:3], s[2:3], 2
	s_mov_b32 s14, 0
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	s_add_i32 s14, s14, 8
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s14, s4
	s_barrier
	s_cbranch_scc1 .LBB0_12
.LBB0_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_9 Depth 2
	s_cmp_lt_i32 s14, s13
	s_cselect_b32 s15, -1, 0
	s_cmp_ge_i32 s14, s13
	s_cbranch_scc1 .LBB0_8
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=1
	v_add_nc_u32_e64 v3, 8, s14
	v_add_nc_u32_e32 v192, s14, v66
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, v3, s4, v[17:18]
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s10, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v2, null, s11, v2, vcc_lo
	v_add_co_u32 v3, vcc_lo, v1, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s3, v2, vcc_lo
	v_add_co_u32 v5, vcc_lo, v192, v115
	v_add_co_ci_u32_e64 v6, null, 0, v171, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v7, vcc_lo, v3, s2
	v_add_co_ci_u32_e64 v8, null, s3, v4, vcc_lo
	v_add_co_u32 v9, vcc_lo, v192, v116
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v10, null, 0, v172, vcc_lo
	v_add_co_u32 v11, vcc_lo, v7, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v12, null, s3, v8, vcc_lo
	v_add_co_u32 v13, vcc_lo, v192, v121
	v_add_co_ci_u32_e64 v14, null, 0, v173, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v15, vcc_lo, v11, s2
	v_add_co_ci_u32_e64 v16, null, s3, v12, vcc_lo
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v186, vcc_lo, v15, s2
	v_add_co_ci_u32_e64 v187, null, s3, v16, vcc_lo
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v188, vcc_lo, v186, s2
	v_add_co_ci_u32_e64 v189, null, s3, v187, vcc_lo
	v_add_co_u32 v5, vcc_lo, s8, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v6, null, s9, v6, vcc_lo
	v_add_co_u32 v190, vcc_lo, v188, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v191, null, s3, v189, vcc_lo
	s_clause 0x7
	global_load_b32 v181, v[1:2], off
	global_load_b32 v182, v[3:4], off
	global_load_b32 v183, v[7:8], off
	global_load_b32 v184, v[11:12], off
	global_load_b32 v185, v[15:16], off
	global_load_b32 v186, v[186:187], off
	global_load_b32 v187, v[188:189], off
	global_load_b32 v188, v[190:191], off
	v_add_co_u32 v1, vcc_lo, s8, v9
	v_lshlrev_b64 v[3:4], 2, v[13:14]
	v_add_co_ci_u32_e64 v2, null, s9, v10, vcc_lo
	v_add_co_u32 v7, vcc_lo, v192, v134
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v8, null, 0, v174, vcc_lo
	v_add_co_u32 v3, vcc_lo, s8, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v4, null, s9, v4, vcc_lo
	v_add_co_u32 v9, vcc_lo, v192, v135
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_co_ci_u32_e64 v10, null, 0, v175, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v7, vcc_lo, s8, v7
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, s9, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, v192, v136
	v_add_co_ci_u32_e64 v12, null, 0, v176, vcc_lo
	v_add_co_u32 v13, vcc_lo, v192, v137
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v14, null, 0, v177, vcc_lo
	v_add_co_u32 v9, vcc_lo, s8, v9
	v_add_co_ci_u32_e64 v10, null, s9, v10, vcc_lo
	v_add_co_u32 v15, vcc_lo, v192, v138
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v16, null, 0, v178, vcc_lo
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v11, vcc_lo, s8, v11
	v_add_co_ci_u32_e64 v12, null, s9, v12, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v13, vcc_lo, s8, v13
	v_add_co_ci_u32_e64 v14, null, s9, v14, vcc_lo
	v_add_co_u32 v15, vcc_lo, s8, v15
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v16, null, s9, v16, vcc_lo
	s_clause 0x7
	global_load_b32 v189, v[5:6], off offset:32
	global_load_b32 v190, v[1:2], off offset:32
	global_load_b32 v191, v[3:4], off offset:32
	global_load_b32 v192, v[7:8], off offset:32
	global_load_b32 v193, v[9:10], off offset:32
	global_load_b32 v194, v[11:12], off offset:32
	global_load_b32 v195, v[13:14], off offset:32
	global_load_b32 v196, v[15:16], off offset:32
.LBB0_8:                                ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v197, v180
	s_mov_b32 s16, 0
.LBB0_9:                                ;   Parent Loop BB0_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ds_load_b128 v[9:12], v197 offset:64
	ds_load_b128 v[13:16], v197
	v_add_nc_u32_e32 v198, s16, v179
	ds_load_b128 v[1:4], v197 offset:592
	ds_load_b128 v[5:8], v197 offset:528
	s_addk_i32 s16, 0x400
	ds_load_b128 v[199:202], v198 offset:384
	ds_load_b128 v[203:206], v198 offset:896
	ds_load_b128 v[207:210], v198 offset:768
	ds_load_b128 v[211:214], v198 offset:256
	ds_load_b128 v[215:218], v198 offset:640
	ds_load_b128 v[219:222], v198 offset:512
	ds_load_b128 v[223:226], v198 offset:128
	ds_load_b128 v[227:230], v198
	v_add_nc_u32_e32 v197, 0x420, v197
	s_cmpk_lg_i32 s16, 0x1000
	s_waitcnt lgkmcnt(7)
	v_fmac_f32_e32 v18, v202, v12
	v_fmac_f32_e32 v19, v201, v12
	v_dual_fmac_f32 v20, v200, v12 :: v_dual_fmac_f32 v41, v201, v11
	v_dual_fmac_f32 v21, v199, v12 :: v_dual_fmac_f32 v40, v202, v11
	v_dual_fmac_f32 v42, v200, v11 :: v_dual_fmac_f32 v51, v201, v10
	v_dual_fmac_f32 v43, v199, v11 :: v_dual_fmac_f32 v50, v202, v10
	v_dual_fmac_f32 v52, v200, v10 :: v_dual_fmac_f32 v67, v202, v9
	v_dual_fmac_f32 v53, v199, v10 :: v_dual_fmac_f32 v68, v201, v9
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v69, v200, v9 :: v_dual_fmac_f32 v22, v214, v12
	v_dual_fmac_f32 v70, v199, v9 :: v_dual_fmac_f32 v23, v213, v12
	v_dual_fmac_f32 v24, v212, v12 :: v_dual_fmac_f32 v45, v213, v11
	v_dual_fmac_f32 v25, v211, v12 :: v_dual_fmac_f32 v44, v214, v11
	v_dual_fmac_f32 v46, v212, v11 :: v_dual_fmac_f32 v55, v213, v10
	v_dual_fmac_f32 v47, v211, v11 :: v_dual_fmac_f32 v54, v214, v10
	v_dual_fmac_f32 v56, v212, v10 :: v_dual_fmac_f32 v71, v214, v9
	v_dual_fmac_f32 v57, v211, v10 :: v_dual_fmac_f32 v72, v213, v9
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v73, v212, v9 :: v_dual_fmac_f32 v26, v226, v12
	v_dual_fmac_f32 v74, v211, v9 :: v_dual_fmac_f32 v27, v225, v12
	v_dual_fmac_f32 v28, v224, v12 :: v_dual_fmac_f32 v49, v225, v11
	v_dual_fmac_f32 v29, v223, v12 :: v_dual_fmac_f32 v48, v226, v11
	v_dual_fmac_f32 v34, v224, v11 :: v_dual_fmac_f32 v59, v225, v10
	v_dual_fmac_f32 v35, v223, v11 :: v_dual_fmac_f32 v58, v226, v10
	v_dual_fmac_f32 v60, v224, v10 :: v_dual_fmac_f32 v75, v226, v9
	v_dual_fmac_f32 v61, v223, v10 :: v_dual_fmac_f32 v76, v225, v9
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v77, v224, v9 :: v_dual_fmac_f32 v30, v230, v12
	v_dual_fmac_f32 v78, v223, v9 :: v_dual_fmac_f32 v31, v229, v12
	v_dual_fmac_f32 v32, v228, v12 :: v_dual_fmac_f32 v37, v229, v11
	v_dual_fmac_f32 v33, v227, v12 :: v_dual_fmac_f32 v36, v230, v11
	v_dual_fmac_f32 v38, v228, v11 :: v_dual_fmac_f32 v63, v229, v10
	v_dual_fmac_f32 v39, v227, v11 :: v_dual_fmac_f32 v62, v230, v10
	v_dual_fmac_f32 v64, v228, v10 :: v_dual_fmac_f32 v79, v230, v9
	v_dual_fmac_f32 v65, v227, v10 :: v_dual_fmac_f32 v80, v229, v9
	v_dual_fmac_f32 v81, v228, v9 :: v_dual_fmac_f32 v84, v201, v16
	v_dual_fmac_f32 v82, v227, v9 :: v_dual_fmac_f32 v83, v202, v16
	v_dual_fmac_f32 v85, v200, v16 :: v_dual_fmac_f32 v100, v201, v15
	v_dual_fmac_f32 v86, v199, v16 :: v_dual_fmac_f32 v99, v202, v15
	v_dual_fmac_f32 v101, v200, v15 :: v_dual_fmac_f32 v118, v201, v14
	v_dual_fmac_f32 v102, v199, v15 :: v_dual_fmac_f32 v117, v202, v14
	v_dual_fmac_f32 v119, v200, v14 :: v_dual_fmac_f32 v140, v201, v13
	v_dual_fmac_f32 v120, v199, v14 :: v_dual_fmac_f32 v139, v202, v13
	v_dual_fmac_f32 v141, v200, v13 :: v_dual_fmac_f32 v88, v213, v16
	v_dual_fmac_f32 v142, v199, v13 :: v_dual_fmac_f32 v87, v214, v16
	v_dual_fmac_f32 v89, v212, v16 :: v_dual_fmac_f32 v104, v213, v15
	v_dual_fmac_f32 v90, v211, v16 :: v_dual_fmac_f32 v103, v214, v15
	v_dual_fmac_f32 v105, v212, v15 :: v_dual_fmac_f32 v122, v214, v14
	v_dual_fmac_f32 v106, v211, v15 :: v_dual_fmac_f32 v123, v213, v14
	v_dual_fmac_f32 v124, v212, v14 :: v_dual_fmac_f32 v143, v214, v13
	v_dual_fmac_f32 v125, v211, v14 :: v_dual_fmac_f32 v144, v213, v13
	v_dual_fmac_f32 v145, v212, v13 :: v_dual_fmac_f32 v92, v225, v16
	v_dual_fmac_f32 v146, v211, v13 :: v_dual_fmac_f32 v91, v226, v16
	v_dual_fmac_f32 v93, v224, v16 :: v_dual_fmac_f32 v108, v225, v15
	v_dual_fmac_f32 v94, v223, v16 :: v_dual_fmac_f32 v107, v226, v15
	v_dual_fmac_f32 v109, v224, v15 :: v_dual_fmac_f32 v126, v226, v14
	v_dual_fmac_f32 v110, v223, v15 :: v_dual_fmac_f32 v127, v225, v14
	v_dual_fmac_f32 v128, v224, v14 :: v_dual_fmac_f32 v147, v226, v13
	v_dual_fmac_f32 v129, v223, v14 :: v_dual_fmac_f32 v148, v225, v13
	v_dual_fmac_f32 v149, v224, v13 :: v_dual_fmac_f32 v96, v229, v16
	v_dual_fmac_f32 v150, v223, v13 :: v_dual_fmac_f32 v95, v230, v16
	v_dual_fmac_f32 v97, v228, v16 :: v_dual_fmac_f32 v112, v229, v15
	v_dual_fmac_f32 v98, v227, v16 :: v_dual_fmac_f32 v111, v230, v15
	v_dual_fmac_f32 v113, v228, v15 :: v_dual_fmac_f32 v130, v230, v14
	v_dual_fmac_f32 v114, v227, v15 :: v_dual_fmac_f32 v131, v229, v14
	v_dual_fmac_f32 v132, v228, v14 :: v_dual_fmac_f32 v153, v227, v13
	v_dual_fmac_f32 v154, v228, v13 :: v_dual_fmac_f32 v133, v227, v14
	v_fmac_f32_e32 v152, v229, v13
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v151, v230, v13 :: v_dual_fmac_f32 v132, v220, v6
	v_dual_fmac_f32 v153, v219, v5 :: v_dual_fmac_f32 v130, v222, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v154, v220, v5 :: v_dual_fmac_f32 v131, v221, v6
	v_dual_fmac_f32 v151, v222, v5 :: v_dual_fmac_f32 v114, v219, v7
	v_dual_fmac_f32 v133, v219, v6 :: v_dual_fmac_f32 v152, v221, v5
	v_fmac_f32_e32 v113, v220, v7
	v_dual_fmac_f32 v112, v221, v7 :: v_dual_fmac_f32 v97, v220, v8
	v_dual_fmac_f32 v111, v222, v7 :: v_dual_fmac_f32 v98, v219, v8
	v_dual_fmac_f32 v96, v221, v8 :: v_dual_fmac_f32 v149, v216, v5
	v_dual_fmac_f32 v95, v222, v8 :: v_dual_fmac_f32 v150, v215, v5
	v_dual_fmac_f32 v148, v217, v5 :: v_dual_fmac_f32 v129, v215, v6
	v_dual_fmac_f32 v147, v218, v5 :: v_dual_fmac_f32 v128, v216, v6
	v_dual_fmac_f32 v127, v217, v6 :: v_dual_fmac_f32 v110, v215, v7
	v_dual_fmac_f32 v126, v218, v6 :: v_dual_fmac_f32 v109, v216, v7
	v_dual_fmac_f32 v108, v217, v7 :: v_dual_fmac_f32 v93, v216, v8
	v_dual_fmac_f32 v107, v218, v7 :: v_dual_fmac_f32 v94, v215, v8
	v_dual_fmac_f32 v92, v217, v8 :: v_dual_fmac_f32 v145, v208, v5
	v_dual_fmac_f32 v91, v218, v8 :: v_dual_fmac_f32 v146, v207, v5
	v_dual_fmac_f32 v144, v209, v5 :: v_dual_fmac_f32 v125, v207, v6
	v_dual_fmac_f32 v143, v210, v5 :: v_dual_fmac_f32 v124, v208, v6
	v_dual_fmac_f32 v123, v209, v6 :: v_dual_fmac_f32 v106, v207, v7
	v_dual_fmac_f32 v122, v210, v6 :: v_dual_fmac_f32 v105, v208, v7
	v_dual_fmac_f32 v104, v209, v7 :: v_dual_fmac_f32 v89, v208, v8
	v_dual_fmac_f32 v103, v210, v7 :: v_dual_fmac_f32 v90, v207, v8
	v_dual_fmac_f32 v88, v209, v8 :: v_dual_fmac_f32 v141, v204, v5
	v_dual_fmac_f32 v87, v210, v8 :: v_dual_fmac_f32 v142, v203, v5
	v_dual_fmac_f32 v140, v205, v5 :: v_dual_fmac_f32 v119, v204, v6
	v_dual_fmac_f32 v139, v206, v5 :: v_dual_fmac_f32 v120, v203, v6
	v_dual_fmac_f32 v118, v205, v6 :: v_dual_fmac_f32 v101, v204, v7
	v_dual_fmac_f32 v117, v206, v6 :: v_dual_fmac_f32 v102, v203, v7
	v_dual_fmac_f32 v100, v205, v7 :: v_dual_fmac_f32 v85, v204, v8
	v_dual_fmac_f32 v99, v206, v7 :: v_dual_fmac_f32 v86, v203, v8
	v_dual_fmac_f32 v84, v205, v8 :: v_dual_fmac_f32 v81, v220, v1
	v_dual_fmac_f32 v83, v206, v8 :: v_dual_fmac_f32 v82, v219, v1
	v_dual_fmac_f32 v80, v221, v1 :: v_dual_fmac_f32 v65, v219, v2
	v_dual_fmac_f32 v79, v222, v1 :: v_dual_fmac_f32 v64, v220, v2
	v_dual_fmac_f32 v63, v221, v2 :: v_dual_fmac_f32 v38, v220, v3
	v_dual_fmac_f32 v62, v222, v2 :: v_dual_fmac_f32 v39, v219, v3
	v_dual_fmac_f32 v37, v221, v3 :: v_dual_fmac_f32 v32, v220, v4
	v_dual_fmac_f32 v36, v222, v3 :: v_dual_fmac_f32 v33, v219, v4
	v_dual_fmac_f32 v31, v221, v4 :: v_dual_fmac_f32 v78, v215, v1
	v_dual_fmac_f32 v30, v222, v4 :: v_dual_fmac_f32 v77, v216, v1
	v_dual_fmac_f32 v76, v217, v1 :: v_dual_fmac_f32 v61, v215, v2
	v_dual_fmac_f32 v75, v218, v1 :: v_dual_fmac_f32 v60, v216, v2
	v_dual_fmac_f32 v59, v217, v2 :: v_dual_fmac_f32 v34, v216, v3
	v_dual_fmac_f32 v58, v218, v2 :: v_dual_fmac_f32 v35, v215, v3
	v_dual_fmac_f32 v49, v217, v3 :: v_dual_fmac_f32 v28, v216, v4
	v_dual_fmac_f32 v48, v218, v3 :: v_dual_fmac_f32 v29, v215, v4
	v_dual_fmac_f32 v27, v217, v4 :: v_dual_fmac_f32 v74, v207, v1
	v_dual_fmac_f32 v26, v218, v4 :: v_dual_fmac_f32 v73, v208, v1
	v_dual_fmac_f32 v72, v209, v1 :: v_dual_fmac_f32 v57, v207, v2
	v_dual_fmac_f32 v71, v210, v1 :: v_dual_fmac_f32 v56, v208, v2
	v_dual_fmac_f32 v55, v209, v2 :: v_dual_fmac_f32 v46, v208, v3
	v_dual_fmac_f32 v54, v210, v2 :: v_dual_fmac_f32 v47, v207, v3
	v_dual_fmac_f32 v45, v209, v3 :: v_dual_fmac_f32 v24, v208, v4
	v_dual_fmac_f32 v44, v210, v3 :: v_dual_fmac_f32 v25, v207, v4
	v_dual_fmac_f32 v23, v209, v4 :: v_dual_fmac_f32 v70, v203, v1
	v_dual_fmac_f32 v22, v210, v4 :: v_dual_fmac_f32 v69, v204, v1
	v_dual_fmac_f32 v68, v205, v1 :: v_dual_fmac_f32 v53, v203, v2
	v_dual_fmac_f32 v67, v206, v1 :: v_dual_fmac_f32 v52, v204, v2
	v_dual_fmac_f32 v51, v205, v2 :: v_dual_fmac_f32 v42, v204, v3
	v_dual_fmac_f32 v50, v206, v2 :: v_dual_fmac_f32 v43, v203, v3
	v_dual_fmac_f32 v41, v205, v3 :: v_dual_fmac_f32 v20, v204, v4
	v_dual_fmac_f32 v40, v206, v3 :: v_dual_fmac_f32 v21, v203, v4
	v_fmac_f32_e32 v19, v205, v4
	v_fmac_f32_e32 v18, v206, v4
	s_cbranch_scc1 .LBB0_9
; %bb.10:                               ;   in Loop: Header=BB0_6 Depth=1
	s_and_not1_b32 vcc_lo, exec_lo, s15
	s_waitcnt vmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_5
; %bb.11:                               ;   in Loop: Header=BB0_6 Depth=1
	ds_store_b32 v163, v189
	ds_store_b32 v164, v190
	ds_store_b32 v165, v191
	ds_store_b32 v166, v192
	ds_store_b32 v167, v193
	ds_store_b32 v168, v194
	ds_store_b32 v169, v195
	ds_store_b32 v155, v181
	ds_store_b32 v156, v182
	ds_store_b32 v157, v183
	ds_store_b32 v158, v184
	ds_store_b32 v159, v185
	ds_store_b32 v160, v186
	ds_store_b32 v161, v187
	ds_store_b32 v162, v188
	ds_store_b32 v170, v196
	s_branch .LBB0_5
.LBB0_12:
	v_and_b32_e32 v1, 0x60, v0
	v_lshrrev_b32_e32 v0, 1, v0
	v_lshl_or_b32 v66, v66, 2, s7
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_or_b32 v0, v0, 12, v1
	v_add_nc_u32_e32 v0, s12, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v121, v0, s4
	s_lshl_b32 s4, s4, 4
	v_add_nc_u32_e32 v0, v66, v121
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v16, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v17, null, s1, v1, vcc_lo
	s_clause 0x3
	global_load_b128 v[0:3], v[16:17], off
	global_load_b128 v[4:7], v[16:17], off offset:128
	global_load_b128 v[8:11], v[16:17], off offset:256
	global_load_b128 v[12:15], v[16:17], off offset:384
	v_add_co_u32 v115, vcc_lo, v16, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v116, null, s3, v17, vcc_lo
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v5, s6, v5
	v_dual_mul_f32 v1, s6, v1 :: v_dual_mul_f32 v2, s6, v2
	v_dual_mul_f32 v3, s6, v3 :: v_dual_mul_f32 v4, s6, v4
	v_dual_mul_f32 v7, s6, v7 :: v_dual_mul_f32 v6, s6, v6
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v9, s6, v9 :: v_dual_mul_f32 v8, s6, v8
	v_dual_mul_f32 v11, s6, v11 :: v_dual_mul_f32 v10, s6, v10
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v13, s6, v13 :: v_dual_mul_f32 v12, s6, v12
	v_dual_mul_f32 v15, s6, v15 :: v_dual_mul_f32 v14, s6, v14
	v_dual_fmac_f32 v3, s5, v151 :: v_dual_fmac_f32 v0, s5, v153
	v_dual_fmac_f32 v1, s5, v154 :: v_dual_fmac_f32 v2, s5, v152
	v_dual_fmac_f32 v5, s5, v149 :: v_dual_fmac_f32 v4, s5, v150
	v_dual_fmac_f32 v7, s5, v147 :: v_dual_fmac_f32 v6, s5, v148
	v_dual_fmac_f32 v9, s5, v145 :: v_dual_fmac_f32 v8, s5, v146
	v_dual_fmac_f32 v11, s5, v143 :: v_dual_fmac_f32 v10, s5, v144
	v_dual_fmac_f32 v13, s5, v141 :: v_dual_fmac_f32 v12, s5, v142
	v_dual_fmac_f32 v15, s5, v139 :: v_dual_fmac_f32 v14, s5, v140
	s_clause 0x3
	global_store_b128 v[16:17], v[0:3], off
	global_store_b128 v[16:17], v[4:7], off offset:128
	global_store_b128 v[16:17], v[8:11], off offset:256
	global_store_b128 v[16:17], v[12:15], off offset:384
	s_clause 0x3
	global_load_b128 v[0:3], v[115:116], off
	global_load_b128 v[4:7], v[115:116], off offset:128
	global_load_b128 v[8:11], v[115:116], off offset:256
	global_load_b128 v[12:15], v[115:116], off offset:384
	v_add_co_u32 v16, vcc_lo, v115, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v17, null, s3, v116, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v3, s6, v3
	v_dual_mul_f32 v1, s6, v1 :: v_dual_mul_f32 v2, s6, v2
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v5, s6, v5 :: v_dual_mul_f32 v4, s6, v4
	v_dual_mul_f32 v7, s6, v7 :: v_dual_mul_f32 v6, s6, v6
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v9, s6, v9 :: v_dual_mul_f32 v8, s6, v8
	v_dual_mul_f32 v11, s6, v11 :: v_dual_mul_f32 v10, s6, v10
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v13, s6, v13 :: v_dual_mul_f32 v12, s6, v12
	v_dual_mul_f32 v15, s6, v15 :: v_dual_mul_f32 v14, s6, v14
	v_dual_fmac_f32 v1, s5, v132 :: v_dual_fmac_f32 v0, s5, v133
	v_dual_fmac_f32 v3, s5, v130 :: v_dual_fmac_f32 v2, s5, v131
	v_dual_fmac_f32 v5, s5, v128 :: v_dual_fmac_f32 v4, s5, v129
	v_dual_fmac_f32 v7, s5, v126 :: v_dual_fmac_f32 v6, s5, v127
	v_dual_fmac_f32 v9, s5, v124 :: v_dual_fmac_f32 v8, s5, v125
	v_dual_fmac_f32 v11, s5, v122 :: v_dual_fmac_f32 v10, s5, v123
	v_dual_fmac_f32 v15, s5, v117 :: v_dual_fmac_f32 v12, s5, v120
	v_dual_fmac_f32 v13, s5, v119 :: v_dual_fmac_f32 v14, s5, v118
	s_clause 0x3
	global_store_b128 v[115:116], v[0:3], off
	global_store_b128 v[115:116], v[4:7], off offset:128
	global_store_b128 v[115:116], v[8:11], off offset:256
	global_store_b128 v[115:116], v[12:15], off offset:384
	s_clause 0x3
	global_load_b128 v[0:3], v[16:17], off
	global_load_b128 v[4:7], v[16:17], off offset:128
	global_load_b128 v[8:11], v[16:17], off offset:256
	global_load_b128 v[12:15], v[16:17], off offset:384
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v3, s6, v3
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v1, s6, v1 :: v_dual_mul_f32 v12, s6, v12
	v_dual_mul_f32 v15, s6, v15 :: v_dual_mul_f32 v2, s6, v2
	v_dual_mul_f32 v5, s6, v5 :: v_dual_mul_f32 v4, s6, v4
	v_dual_mul_f32 v7, s6, v7 :: v_dual_mul_f32 v6, s6, v6
	v_dual_mul_f32 v9, s6, v9 :: v_dual_mul_f32 v14, s6, v14
	v_dual_fmac_f32 v1, s5, v113 :: v_dual_mul_f32 v8, s6, v8
	v_dual_mul_f32 v11, s6, v11 :: v_dual_mul_f32 v10, s6, v10
	v_dual_mul_f32 v13, s6, v13 :: v_dual_fmac_f32 v12, s5, v102
	v_fmac_f32_e32 v15, s5, v99
	v_add_co_u32 v99, vcc_lo, v16, s2
	v_dual_fmac_f32 v0, s5, v114 :: v_dual_fmac_f32 v3, s5, v111
	v_dual_fmac_f32 v2, s5, v112 :: v_dual_fmac_f32 v5, s5, v109
	v_dual_fmac_f32 v4, s5, v110 :: v_dual_fmac_f32 v7, s5, v107
	v_dual_fmac_f32 v6, s5, v108 :: v_dual_fmac_f32 v9, s5, v105
	v_fmac_f32_e32 v14, s5, v100
	v_add_co_ci_u32_e64 v100, null, s3, v17, vcc_lo
	v_dual_fmac_f32 v8, s5, v106 :: v_dual_fmac_f32 v11, s5, v103
	v_dual_fmac_f32 v10, s5, v104 :: v_dual_fmac_f32 v13, s5, v101
	s_clause 0x3
	global_store_b128 v[16:17], v[0:3], off
	global_store_b128 v[16:17], v[4:7], off offset:128
	global_store_b128 v[16:17], v[8:11], off offset:256
	global_store_b128 v[16:17], v[12:15], off offset:384
	s_clause 0x3
	global_load_b128 v[0:3], v[99:100], off
	global_load_b128 v[4:7], v[99:100], off offset:128
	global_load_b128 v[8:11], v[99:100], off offset:256
	global_load_b128 v[12:15], v[99:100], off offset:384
	v_add3_u32 v16, s4, v121, v66
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v17, 31, v16
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v16, vcc_lo, s0, v16
	v_add_co_ci_u32_e64 v17, null, s1, v17, vcc_lo
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_u32 v66, vcc_lo, v16, s2
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v3, s6, v3
	v_dual_mul_f32 v1, s6, v1 :: v_dual_mul_f32 v2, s6, v2
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v5, s6, v5 :: v_dual_mul_f32 v4, s6, v4
	v_dual_mul_f32 v7, s6, v7 :: v_dual_mul_f32 v6, s6, v6
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v9, s6, v9 :: v_dual_mul_f32 v8, s6, v8
	v_dual_mul_f32 v11, s6, v11 :: v_dual_mul_f32 v10, s6, v10
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v13, s6, v13 :: v_dual_mul_f32 v12, s6, v12
	v_dual_mul_f32 v15, s6, v15 :: v_dual_mul_f32 v14, s6, v14
	v_dual_fmac_f32 v1, s5, v97 :: v_dual_fmac_f32 v0, s5, v98
	v_dual_fmac_f32 v3, s5, v95 :: v_dual_fmac_f32 v2, s5, v96
	v_dual_fmac_f32 v5, s5, v93 :: v_dual_fmac_f32 v4, s5, v94
	v_dual_fmac_f32 v7, s5, v91 :: v_dual_fmac_f32 v6, s5, v92
	v_dual_fmac_f32 v9, s5, v89 :: v_dual_fmac_f32 v8, s5, v90
	v_dual_fmac_f32 v11, s5, v87 :: v_dual_fmac_f32 v10, s5, v88
	v_dual_fmac_f32 v13, s5, v85 :: v_dual_fmac_f32 v12, s5, v86
	v_dual_fmac_f32 v15, s5, v83 :: v_dual_fmac_f32 v14, s5, v84
	s_clause 0x3
	global_store_b128 v[99:100], v[0:3], off
	global_store_b128 v[99:100], v[4:7], off offset:128
	global_store_b128 v[99:100], v[8:11], off offset:256
	global_store_b128 v[99:100], v[12:15], off offset:384
	s_clause 0x3
	global_load_b128 v[0:3], v[16:17], off
	global_load_b128 v[4:7], v[16:17], off offset:128
	global_load_b128 v[8:11], v[16:17], off offset:256
	global_load_b128 v[12:15], v[16:17], off offset:384
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v3, s6, v3
	v_dual_mul_f32 v1, s6, v1 :: v_dual_mul_f32 v2, s6, v2
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v5, s6, v5 :: v_dual_mul_f32 v4, s6, v4
	v_dual_mul_f32 v7, s6, v7 :: v_dual_mul_f32 v6, s6, v6
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v9, s6, v9 :: v_dual_mul_f32 v12, s6, v12
	v_dual_mul_f32 v15, s6, v15 :: v_dual_mul_f32 v8, s6, v8
	v_dual_mul_f32 v11, s6, v11 :: v_dual_mul_f32 v10, s6, v10
	v_dual_mul_f32 v13, s6, v13 :: v_dual_mul_f32 v14, s6, v14
	v_dual_fmac_f32 v1, s5, v81 :: v_dual_fmac_f32 v0, s5, v82
	v_dual_fmac_f32 v3, s5, v79 :: v_dual_fmac_f32 v2, s5, v80
	v_dual_fmac_f32 v5, s5, v77 :: v_dual_fmac_f32 v4, s5, v78
	v_dual_fmac_f32 v7, s5, v75 :: v_dual_fmac_f32 v6, s5, v76
	v_dual_fmac_f32 v9, s5, v73 :: v_dual_fmac_f32 v12, s5, v70
	v_fmac_f32_e32 v15, s5, v67
	v_add_co_ci_u32_e64 v67, null, s3, v17, vcc_lo
	v_dual_fmac_f32 v8, s5, v74 :: v_dual_fmac_f32 v11, s5, v71
	v_dual_fmac_f32 v10, s5, v72 :: v_dual_fmac_f32 v13, s5, v69
	v_fmac_f32_e32 v14, s5, v68
	s_clause 0x3
	global_store_b128 v[16:17], v[0:3], off
	global_store_b128 v[16:17], v[4:7], off offset:128
	global_store_b128 v[16:17], v[8:11], off offset:256
	global_store_b128 v[16:17], v[12:15], off offset:384
	s_clause 0x3
	global_load_b128 v[0:3], v[66:67], off
	global_load_b128 v[4:7], v[66:67], off offset:128
	global_load_b128 v[8:11], v[66:67], off offset:256
	global_load_b128 v[12:15], v[66:67], off offset:384
	v_add_co_u32 v16, vcc_lo, v66, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v17, null, s3, v67, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v3, s6, v3
	v_dual_mul_f32 v1, s6, v1 :: v_dual_mul_f32 v2, s6, v2
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v5, s6, v5 :: v_dual_mul_f32 v4, s6, v4
	v_dual_mul_f32 v7, s6, v7 :: v_dual_mul_f32 v6, s6, v6
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v9, s6, v9 :: v_dual_mul_f32 v8, s6, v8
	v_dual_mul_f32 v11, s6, v11 :: v_dual_mul_f32 v10, s6, v10
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v13, s6, v13 :: v_dual_mul_f32 v12, s6, v12
	v_dual_mul_f32 v15, s6, v15 :: v_dual_mul_f32 v14, s6, v14
	v_dual_fmac_f32 v1, s5, v64 :: v_dual_fmac_f32 v0, s5, v65
	v_dual_fmac_f32 v3, s5, v62 :: v_dual_fmac_f32 v2, s5, v63
	v_dual_fmac_f32 v5, s5, v60 :: v_dual_fmac_f32 v4, s5, v61
	v_dual_fmac_f32 v7, s5, v58 :: v_dual_fmac_f32 v6, s5, v59
	v_dual_fmac_f32 v9, s5, v56 :: v_dual_fmac_f32 v8, s5, v57
	v_dual_fmac_f32 v11, s5, v54 :: v_dual_fmac_f32 v10, s5, v55
	v_dual_fmac_f32 v13, s5, v52 :: v_dual_fmac_f32 v12, s5, v53
	v_dual_fmac_f32 v15, s5, v50 :: v_dual_fmac_f32 v14, s5, v51
	s_clause 0x3
	global_store_b128 v[66:67], v[0:3], off
	global_store_b128 v[66:67], v[4:7], off offset:128
	global_store_b128 v[66:67], v[8:11], off offset:256
	global_store_b128 v[66:67], v[12:15], off offset:384
	s_clause 0x3
	global_load_b128 v[0:3], v[16:17], off
	global_load_b128 v[4:7], v[16:17], off offset:128
	global_load_b128 v[8:11], v[16:17], off offset:256
	global_load_b128 v[12:15], v[16:17], off offset:384
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v2, s6, v2 :: v_dual_mul_f32 v5, s6, v5
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v3, s6, v3
	v_dual_mul_f32 v1, s6, v1 :: v_dual_mul_f32 v4, s6, v4
	v_dual_mul_f32 v7, s6, v7 :: v_dual_mul_f32 v6, s6, v6
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v9, s6, v9 :: v_dual_mul_f32 v8, s6, v8
	v_dual_mul_f32 v11, s6, v11 :: v_dual_mul_f32 v10, s6, v10
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v13, s6, v13 :: v_dual_mul_f32 v12, s6, v12
	v_dual_mul_f32 v15, s6, v15 :: v_dual_mul_f32 v14, s6, v14
	v_dual_fmac_f32 v3, s5, v36 :: v_dual_fmac_f32 v2, s5, v37
	v_fmac_f32_e32 v5, s5, v34
	v_add_co_u32 v34, vcc_lo, v16, s2
	v_dual_fmac_f32 v0, s5, v39 :: v_dual_fmac_f32 v1, s5, v38
	v_dual_fmac_f32 v4, s5, v35 :: v_dual_fmac_f32 v7, s5, v48
	v_dual_fmac_f32 v6, s5, v49 :: v_dual_fmac_f32 v9, s5, v46
	v_add_co_ci_u32_e64 v35, null, s3, v17, vcc_lo
	v_dual_fmac_f32 v8, s5, v47 :: v_dual_fmac_f32 v11, s5, v44
	v_dual_fmac_f32 v10, s5, v45 :: v_dual_fmac_f32 v13, s5, v42
	v_dual_fmac_f32 v12, s5, v43 :: v_dual_fmac_f32 v15, s5, v40
	v_fmac_f32_e32 v14, s5, v41
	s_clause 0x3
	global_store_b128 v[16:17], v[0:3], off
	global_store_b128 v[16:17], v[4:7], off offset:128
	global_store_b128 v[16:17], v[8:11], off offset:256
	global_store_b128 v[16:17], v[12:15], off offset:384
	s_clause 0x3
	global_load_b128 v[0:3], v[34:35], off
	global_load_b128 v[4:7], v[34:35], off offset:128
	global_load_b128 v[8:11], v[34:35], off offset:256
	global_load_b128 v[12:15], v[34:35], off offset:384
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v0, s6, v0 :: v_dual_mul_f32 v1, s6, v1
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v2, s6, v2 :: v_dual_mul_f32 v5, s6, v5
	v_dual_mul_f32 v3, s6, v3 :: v_dual_mul_f32 v4, s6, v4
	v_dual_mul_f32 v7, s6, v7 :: v_dual_mul_f32 v6, s6, v6
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v9, s6, v9 :: v_dual_mul_f32 v8, s6, v8
	v_dual_mul_f32 v11, s6, v11 :: v_dual_mul_f32 v10, s6, v10
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v13, s6, v13 :: v_dual_mul_f32 v12, s6, v12
	v_dual_mul_f32 v15, s6, v15 :: v_dual_mul_f32 v14, s6, v14
	v_dual_fmac_f32 v1, s5, v32 :: v_dual_fmac_f32 v0, s5, v33
	v_dual_fmac_f32 v3, s5, v30 :: v_dual_fmac_f32 v2, s5, v31
	v_dual_fmac_f32 v5, s5, v28 :: v_dual_fmac_f32 v4, s5, v29
	v_dual_fmac_f32 v7, s5, v26 :: v_dual_fmac_f32 v6, s5, v27
	v_dual_fmac_f32 v9, s5, v24 :: v_dual_fmac_f32 v8, s5, v25
	v_dual_fmac_f32 v11, s5, v22 :: v_dual_fmac_f32 v10, s5, v23
	v_dual_fmac_f32 v13, s5, v20 :: v_dual_fmac_f32 v12, s5, v21
	v_dual_fmac_f32 v15, s5, v18 :: v_dual_fmac_f32 v14, s5, v19
	s_clause 0x3
	global_store_b128 v[34:35], v[0:3], off
	global_store_b128 v[34:35], v[4:7], off offset:128
	global_store_b128 v[34:35], v[8:11], off offset:256
	global_store_b128 v[34:35], v[12:15], off offset:384
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
		.amdhsa_next_free_vgpr 231
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
		.amdhsa_inst_pref_size 53
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
	.set kernel.num_vgpr, 231
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
; codeLenInByte = 6668
; TotalNumSgprs: 19
; NumVgprs: 231
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8320 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 28
; NumSGPRsForWavesPerEU: 19
; NumVGPRsForWavesPerEU: 231
; Occupancy: 6
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
    .vgpr_count:     231
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
