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
	s_load_b128 s[8:11], s[0:1], 0x0
	s_load_b64 s[12:13], s[0:1], 0x10
	s_load_b128 s[4:7], s[0:1], 0x18
	s_lshl_b32 s14, s14, 7
	v_lshrrev_b32_e32 v21, 3, v0
	v_or_b32_e32 v1, s14, v0
	s_lshl_b32 s15, s15, 7
	v_and_b32_e32 v82, 7, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_or_b32_e32 v4, s15, v21
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s10, v2
	s_ashr_i32 s1, s4, 31
	s_mov_b32 s0, s4
	v_add_co_ci_u32_e64 v3, null, s11, v3, vcc_lo
	s_lshl_b64 s[2:3], s[0:1], 2
	v_mul_lo_u32 v131, v4, s4
	v_add_co_u32 v4, vcc_lo, v2, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s3, v3, vcc_lo
	s_lshl_b32 s7, s4, 4
	v_add_co_u32 v8, vcc_lo, v4, s2
	v_add_co_ci_u32_e64 v9, null, s3, v5, vcc_lo
	v_add_nc_u32_e32 v132, s7, v131
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v10, vcc_lo, v8, s2
	v_add_co_ci_u32_e64 v11, null, s3, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v133, s7, v132
	v_add_co_u32 v12, vcc_lo, v10, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v13, null, s3, v11, vcc_lo
	v_add_nc_u32_e32 v134, s7, v133
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_u32 v15, vcc_lo, v12, s2
	v_add_nc_u32_e32 v6, v131, v82
	v_add_co_ci_u32_e64 v16, null, s3, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v135, s7, v134
	v_add_co_u32 v17, vcc_lo, v15, s2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v7, 31, v6
	v_add_co_ci_u32_e64 v18, null, s3, v16, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_add_nc_u32_e32 v136, s7, v135
	v_add_nc_u32_e32 v14, v132, v82
	v_add_co_u32 v19, vcc_lo, v17, s2
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_co_ci_u32_e64 v20, null, s3, v18, vcc_lo
	s_clause 0x7
	global_load_b32 v22, v[2:3], off
	global_load_b32 v23, v[4:5], off
	global_load_b32 v24, v[8:9], off
	global_load_b32 v25, v[10:11], off
	global_load_b32 v26, v[12:13], off
	global_load_b32 v27, v[15:16], off
	global_load_b32 v18, v[17:18], off
	global_load_b32 v19, v[19:20], off
	v_add_nc_u32_e32 v2, v133, v82
	v_add_nc_u32_e32 v137, s7, v136
	v_add_nc_u32_e32 v8, v134, v82
	v_ashrrev_i32_e32 v15, 31, v14
	v_add_nc_u32_e32 v10, v135, v82
	v_ashrrev_i32_e32 v3, 31, v2
	v_add_nc_u32_e32 v138, s7, v137
	v_add_co_u32 v4, vcc_lo, s8, v6
	v_add_nc_u32_e32 v12, v136, v82
	v_ashrrev_i32_e32 v9, 31, v8
	v_add_co_ci_u32_e64 v5, null, s9, v7, vcc_lo
	v_lshlrev_b64 v[6:7], 2, v[14:15]
	v_add_nc_u32_e32 v14, v137, v82
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_nc_u32_e32 v16, v138, v82
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_ashrrev_i32_e32 v15, 31, v14
	v_add_co_u32 v6, vcc_lo, s8, v6
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_ashrrev_i32_e32 v17, 31, v16
	v_add_co_ci_u32_e64 v7, null, s9, v7, vcc_lo
	v_add_co_u32 v2, vcc_lo, s8, v2
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_co_ci_u32_e64 v3, null, s9, v3, vcc_lo
	v_add_co_u32 v8, vcc_lo, s8, v8
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_co_ci_u32_e64 v9, null, s9, v9, vcc_lo
	v_add_co_u32 v10, vcc_lo, s8, v10
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_co_ci_u32_e64 v11, null, s9, v11, vcc_lo
	v_add_co_u32 v12, vcc_lo, s8, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, s9, v13, vcc_lo
	v_add_co_u32 v14, vcc_lo, s8, v14
	v_add_co_ci_u32_e64 v15, null, s9, v15, vcc_lo
	v_add_co_u32 v16, vcc_lo, s8, v16
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v17, null, s9, v17, vcc_lo
	s_clause 0x7
	global_load_b32 v4, v[4:5], off
	global_load_b32 v5, v[6:7], off
	global_load_b32 v3, v[2:3], off
	global_load_b32 v6, v[8:9], off
	global_load_b32 v7, v[10:11], off
	global_load_b32 v8, v[12:13], off
	global_load_b32 v9, v[14:15], off
	global_load_b32 v10, v[16:17], off
	v_lshlrev_b32_e32 v2, 2, v0
	v_mul_u32_u24_e32 v11, 0x210, v82
	s_cmp_lt_i32 s4, 1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v12, 0x80, v2
	v_lshl_add_u32 v139, v21, 2, v11
	s_waitcnt vmcnt(14)
	ds_store_2addr_stride64_b32 v12, v22, v23 offset0:16 offset1:18
	s_waitcnt vmcnt(12)
	ds_store_2addr_stride64_b32 v12, v24, v25 offset0:20 offset1:22
	s_waitcnt vmcnt(10)
	ds_store_2addr_stride64_b32 v12, v26, v27 offset0:24 offset1:26
	s_waitcnt vmcnt(6)
	ds_store_2addr_b32 v139, v4, v5 offset1:16
	ds_store_2addr_stride64_b32 v12, v18, v19 offset0:28 offset1:30
	s_waitcnt vmcnt(4)
	ds_store_2addr_b32 v139, v3, v6 offset0:32 offset1:48
	s_waitcnt vmcnt(2)
	ds_store_2addr_b32 v139, v7, v8 offset0:64 offset1:80
	s_waitcnt vmcnt(0)
	ds_store_2addr_b32 v139, v9, v10 offset0:96 offset1:112
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_9
; %bb.1:
	v_dual_mov_b32 v130, 0 :: v_dual_lshlrev_b32 v3, 1, v0
	v_or_b32_e32 v140, 8, v82
	v_lshl_add_u32 v141, v0, 2, 0x1080
	v_lshl_or_b32 v142, v82, 4, 0x1080
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v126, 0 :: v_dual_and_b32 v3, 48, v3
	v_dual_mov_b32 v127, 0 :: v_dual_mov_b32 v128, 0
	v_dual_mov_b32 v129, 0 :: v_dual_mov_b32 v124, 0
	v_dual_mov_b32 v125, 0 :: v_dual_mov_b32 v122, 0
	v_and_or_b32 v143, 0x180, v2, v3
	v_dual_mov_b32 v123, 0 :: v_dual_mov_b32 v120, 0
	v_dual_mov_b32 v121, 0 :: v_dual_mov_b32 v118, 0
	v_dual_mov_b32 v119, 0 :: v_dual_mov_b32 v116, 0
	v_dual_mov_b32 v117, 0 :: v_dual_mov_b32 v114, 0
	v_dual_mov_b32 v115, 0 :: v_dual_mov_b32 v112, 0
	v_dual_mov_b32 v113, 0 :: v_dual_mov_b32 v110, 0
	v_dual_mov_b32 v111, 0 :: v_dual_mov_b32 v108, 0
	v_dual_mov_b32 v109, 0 :: v_dual_mov_b32 v106, 0
	v_dual_mov_b32 v107, 0 :: v_dual_mov_b32 v104, 0
	v_dual_mov_b32 v105, 0 :: v_dual_mov_b32 v102, 0
	v_dual_mov_b32 v103, 0 :: v_dual_mov_b32 v100, 0
	v_dual_mov_b32 v101, 0 :: v_dual_mov_b32 v98, 0
	v_dual_mov_b32 v99, 0 :: v_dual_mov_b32 v96, 0
	v_dual_mov_b32 v97, 0 :: v_dual_mov_b32 v94, 0
	v_dual_mov_b32 v95, 0 :: v_dual_mov_b32 v92, 0
	v_dual_mov_b32 v93, 0 :: v_dual_mov_b32 v90, 0
	v_dual_mov_b32 v91, 0 :: v_dual_mov_b32 v88, 0
	v_dual_mov_b32 v89, 0 :: v_dual_mov_b32 v86, 0
	v_dual_mov_b32 v87, 0 :: v_dual_mov_b32 v84, 0
	v_dual_mov_b32 v85, 0 :: v_dual_mov_b32 v80, 0
	v_dual_mov_b32 v83, 0 :: v_dual_mov_b32 v78, 0
	v_dual_mov_b32 v81, 0 :: v_dual_mov_b32 v76, 0
	v_dual_mov_b32 v79, 0 :: v_dual_mov_b32 v74, 0
	v_dual_mov_b32 v77, 0 :: v_dual_mov_b32 v72, 0
	v_dual_mov_b32 v75, 0 :: v_dual_mov_b32 v70, 0
	v_dual_mov_b32 v73, 0 :: v_dual_mov_b32 v68, 0
	v_dual_mov_b32 v71, 0 :: v_dual_mov_b32 v66, 0
	v_dual_mov_b32 v69, 0 :: v_dual_mov_b32 v64, 0
	v_dual_mov_b32 v67, 0 :: v_dual_mov_b32 v62, 0
	v_dual_mov_b32 v65, 0 :: v_dual_mov_b32 v60, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v58, 0
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v56, 0
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v54, 0
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v52, 0
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v144, 0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v146, 0
	v_dual_mov_b32 v145, 0 :: v_dual_mov_b32 v148, 0
	v_dual_mov_b32 v147, 0 :: v_dual_mov_b32 v150, 0
	v_dual_mov_b32 v149, 0 :: v_dual_mov_b32 v152, 0
	v_dual_mov_b32 v151, 0 :: v_dual_mov_b32 v154, 0
	v_dual_mov_b32 v153, 0 :: v_dual_mov_b32 v156, 0
	v_dual_mov_b32 v155, 0 :: v_dual_mov_b32 v158, 0
	v_mov_b32_e32 v157, 0
	v_mov_b32_e32 v159, 0
	s_add_i32 s16, s4, -1
	s_mov_b32 s17, 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_add_i32 s17, s17, 8
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s17, s4
	s_barrier
	s_cbranch_scc1 .LBB0_10
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
	s_cmp_lt_i32 s17, s16
	s_cselect_b32 s18, -1, 0
	s_cmp_ge_i32 s17, s16
	s_cbranch_scc1 .LBB0_5
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	v_add_nc_u32_e64 v146, 8, s17
	v_add_nc_u32_e32 v168, s17, v140
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[144:145], null, v146, s4, v[1:2]
	v_add_nc_u32_e32 v150, v168, v133
	v_add_nc_u32_e32 v146, v168, v131
	v_add_nc_u32_e32 v148, v168, v132
	v_add_nc_u32_e32 v152, v168, v134
	v_add_nc_u32_e32 v154, v168, v135
	v_ashrrev_i32_e32 v151, 31, v150
	v_ashrrev_i32_e32 v145, 31, v144
	v_ashrrev_i32_e32 v147, 31, v146
	v_ashrrev_i32_e32 v149, 31, v148
	v_ashrrev_i32_e32 v153, 31, v152
	v_lshlrev_b64 v[156:157], 2, v[150:151]
	v_lshlrev_b64 v[144:145], 2, v[144:145]
	v_lshlrev_b64 v[146:147], 2, v[146:147]
	v_lshlrev_b64 v[148:149], 2, v[148:149]
	v_lshlrev_b64 v[152:153], 2, v[152:153]
	v_ashrrev_i32_e32 v155, 31, v154
	v_add_co_u32 v144, vcc_lo, s10, v144
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v145, null, s11, v145, vcc_lo
	v_add_co_u32 v158, vcc_lo, s8, v146
	v_add_co_u32 v150, s0, v144, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v151, null, s3, v145, s0
	v_add_co_ci_u32_e64 v159, null, s9, v147, vcc_lo
	v_add_co_u32 v162, s1, v150, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v163, null, s3, v151, s1
	v_add_co_u32 v160, s0, s8, v148
	v_add_co_u32 v147, vcc_lo, v162, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v148, null, s3, v163, vcc_lo
	s_clause 0x1
	global_load_b32 v144, v[144:145], off
	global_load_b32 v146, v[162:163], off
	v_add_co_u32 v164, vcc_lo, v147, s2
	v_add_co_ci_u32_e64 v165, null, s3, v148, vcc_lo
	global_load_b32 v145, v[150:151], off
	v_add_co_u32 v166, vcc_lo, v164, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v167, null, s3, v165, vcc_lo
	v_add_co_ci_u32_e64 v161, null, s9, v149, s0
	v_add_co_u32 v150, vcc_lo, v166, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v151, null, s3, v167, vcc_lo
	v_lshlrev_b64 v[154:155], 2, v[154:155]
	v_add_co_u32 v162, vcc_lo, v150, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v163, null, s3, v151, vcc_lo
	s_clause 0x4
	global_load_b32 v147, v[147:148], off
	global_load_b32 v148, v[164:165], off
	global_load_b32 v149, v[166:167], off
	global_load_b32 v150, v[150:151], off
	global_load_b32 v151, v[162:163], off
	v_add_nc_u32_e32 v162, v168, v136
	v_add_co_u32 v156, vcc_lo, s8, v156
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v157, null, s9, v157, vcc_lo
	v_ashrrev_i32_e32 v163, 31, v162
	v_add_nc_u32_e32 v164, v168, v137
	v_add_co_u32 v166, vcc_lo, s8, v152
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v167, null, s9, v153, vcc_lo
	v_lshlrev_b64 v[152:153], 2, v[162:163]
	v_add_nc_u32_e32 v162, v168, v138
	v_ashrrev_i32_e32 v165, 31, v164
	v_add_co_u32 v168, vcc_lo, s8, v154
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v169, null, s9, v155, vcc_lo
	v_ashrrev_i32_e32 v163, 31, v162
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[154:155], 2, v[164:165]
	v_add_co_u32 v164, vcc_lo, s8, v152
	v_add_co_ci_u32_e64 v165, null, s9, v153, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[152:153], 2, v[162:163]
	v_add_co_u32 v162, vcc_lo, s8, v154
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v163, null, s9, v155, vcc_lo
	v_add_co_u32 v170, vcc_lo, s8, v152
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v171, null, s9, v153, vcc_lo
	s_clause 0x7
	global_load_b32 v152, v[158:159], off
	global_load_b32 v153, v[160:161], off
	global_load_b32 v154, v[156:157], off
	global_load_b32 v155, v[166:167], off
	global_load_b32 v156, v[168:169], off
	global_load_b32 v157, v[164:165], off
	global_load_b32 v158, v[162:163], off
	global_load_b32 v159, v[170:171], off
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v160, v143
	s_mov_b32 s0, 0
.LBB0_6:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ds_load_b128 v[161:164], v160
	ds_load_b128 v[165:168], v160 offset:64
	v_add_nc_u32_e32 v181, s0, v142
	s_addk_i32 s0, 0x200
	ds_load_b128 v[169:172], v181
	ds_load_b128 v[173:176], v181 offset:128
	ds_load_b128 v[177:180], v181 offset:256
	ds_load_b128 v[181:184], v181 offset:384
	v_add_nc_u32_e32 v160, 0x210, v160
	s_cmpk_lg_i32 s0, 0x1000
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v127, v161, v169
	v_dual_fmac_f32 v130, v161, v170 :: v_dual_fmac_f32 v111, v162, v172
	v_fmac_f32_e32 v128, v161, v171
	v_dual_fmac_f32 v129, v161, v172 :: v_dual_fmac_f32 v114, v162, v169
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v125, v161, v173 :: v_dual_fmac_f32 v112, v162, v171
	v_dual_fmac_f32 v126, v161, v174 :: v_dual_fmac_f32 v107, v162, v176
	v_dual_fmac_f32 v124, v161, v175 :: v_dual_fmac_f32 v113, v162, v170
	v_dual_fmac_f32 v123, v161, v176 :: v_dual_fmac_f32 v110, v162, v173
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v122, v161, v177 :: v_dual_fmac_f32 v109, v162, v174
	v_dual_fmac_f32 v121, v161, v178 :: v_dual_fmac_f32 v108, v162, v175
	v_dual_fmac_f32 v120, v161, v179 :: v_dual_fmac_f32 v105, v162, v178
	v_dual_fmac_f32 v119, v161, v180 :: v_dual_fmac_f32 v106, v162, v177
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v118, v161, v181 :: v_dual_fmac_f32 v103, v162, v180
	v_dual_fmac_f32 v117, v161, v182 :: v_dual_fmac_f32 v104, v162, v179
	v_dual_fmac_f32 v116, v161, v183 :: v_dual_fmac_f32 v101, v162, v182
	v_dual_fmac_f32 v115, v161, v184 :: v_dual_fmac_f32 v102, v162, v181
	v_dual_fmac_f32 v100, v162, v183 :: v_dual_fmac_f32 v97, v163, v170
	v_dual_fmac_f32 v99, v162, v184 :: v_dual_fmac_f32 v98, v163, v169
	v_dual_fmac_f32 v96, v163, v171 :: v_dual_fmac_f32 v81, v164, v169
	v_dual_fmac_f32 v95, v163, v172 :: v_dual_fmac_f32 v80, v164, v170
	v_dual_fmac_f32 v94, v163, v173 :: v_dual_fmac_f32 v79, v164, v171
	v_dual_fmac_f32 v93, v163, v174 :: v_dual_fmac_f32 v78, v164, v172
	v_dual_fmac_f32 v92, v163, v175 :: v_dual_fmac_f32 v77, v164, v173
	v_dual_fmac_f32 v91, v163, v176 :: v_dual_fmac_f32 v76, v164, v174
	v_dual_fmac_f32 v90, v163, v177 :: v_dual_fmac_f32 v75, v164, v175
	v_dual_fmac_f32 v89, v163, v178 :: v_dual_fmac_f32 v74, v164, v176
	v_dual_fmac_f32 v88, v163, v179 :: v_dual_fmac_f32 v73, v164, v177
	v_dual_fmac_f32 v87, v163, v180 :: v_dual_fmac_f32 v72, v164, v178
	v_dual_fmac_f32 v86, v163, v181 :: v_dual_fmac_f32 v71, v164, v179
	v_dual_fmac_f32 v85, v163, v182 :: v_dual_fmac_f32 v70, v164, v180
	v_dual_fmac_f32 v84, v163, v183 :: v_dual_fmac_f32 v69, v164, v181
	v_dual_fmac_f32 v83, v163, v184 :: v_dual_fmac_f32 v68, v164, v182
	v_dual_fmac_f32 v67, v164, v183 :: v_dual_fmac_f32 v64, v165, v170
	v_dual_fmac_f32 v66, v164, v184 :: v_dual_fmac_f32 v65, v165, v169
	v_dual_fmac_f32 v63, v165, v171 :: v_dual_fmac_f32 v48, v166, v170
	v_dual_fmac_f32 v62, v165, v172 :: v_dual_fmac_f32 v49, v166, v169
	v_dual_fmac_f32 v61, v165, v173 :: v_dual_fmac_f32 v46, v166, v172
	v_dual_fmac_f32 v60, v165, v174 :: v_dual_fmac_f32 v47, v166, v171
	v_dual_fmac_f32 v59, v165, v175 :: v_dual_fmac_f32 v44, v166, v174
	v_dual_fmac_f32 v58, v165, v176 :: v_dual_fmac_f32 v45, v166, v173
	v_dual_fmac_f32 v57, v165, v177 :: v_dual_fmac_f32 v42, v166, v176
	v_dual_fmac_f32 v56, v165, v178 :: v_dual_fmac_f32 v43, v166, v175
	v_dual_fmac_f32 v55, v165, v179 :: v_dual_fmac_f32 v40, v166, v178
	v_dual_fmac_f32 v54, v165, v180 :: v_dual_fmac_f32 v41, v166, v177
	v_dual_fmac_f32 v53, v165, v181 :: v_dual_fmac_f32 v38, v166, v180
	v_dual_fmac_f32 v52, v165, v182 :: v_dual_fmac_f32 v39, v166, v179
	v_dual_fmac_f32 v51, v165, v183 :: v_dual_fmac_f32 v36, v166, v182
	v_dual_fmac_f32 v50, v165, v184 :: v_dual_fmac_f32 v37, v166, v181
	v_dual_fmac_f32 v35, v166, v183 :: v_dual_fmac_f32 v32, v167, v170
	v_dual_fmac_f32 v34, v166, v184 :: v_dual_fmac_f32 v33, v167, v169
	v_dual_fmac_f32 v31, v167, v171 :: v_dual_fmac_f32 v16, v168, v170
	v_dual_fmac_f32 v30, v167, v172 :: v_dual_fmac_f32 v17, v168, v169
	v_dual_fmac_f32 v29, v167, v173 :: v_dual_fmac_f32 v14, v168, v172
	v_dual_fmac_f32 v28, v167, v174 :: v_dual_fmac_f32 v15, v168, v171
	v_dual_fmac_f32 v27, v167, v175 :: v_dual_fmac_f32 v12, v168, v174
	v_dual_fmac_f32 v26, v167, v176 :: v_dual_fmac_f32 v13, v168, v173
	v_dual_fmac_f32 v25, v167, v177 :: v_dual_fmac_f32 v10, v168, v176
	v_dual_fmac_f32 v24, v167, v178 :: v_dual_fmac_f32 v11, v168, v175
	v_dual_fmac_f32 v23, v167, v179 :: v_dual_fmac_f32 v8, v168, v178
	v_dual_fmac_f32 v22, v167, v180 :: v_dual_fmac_f32 v9, v168, v177
	v_dual_fmac_f32 v21, v167, v181 :: v_dual_fmac_f32 v6, v168, v180
	v_dual_fmac_f32 v20, v167, v182 :: v_dual_fmac_f32 v7, v168, v179
	v_dual_fmac_f32 v19, v167, v183 :: v_dual_fmac_f32 v4, v168, v182
	v_dual_fmac_f32 v18, v167, v184 :: v_dual_fmac_f32 v5, v168, v181
	v_fmac_f32_e32 v3, v168, v183
	v_fmac_f32_e32 v2, v168, v184
	s_cbranch_scc1 .LBB0_6
; %bb.7:                                ;   in Loop: Header=BB0_3 Depth=1
	s_and_not1_b32 vcc_lo, exec_lo, s18
	s_waitcnt vmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_2
; %bb.8:                                ;   in Loop: Header=BB0_3 Depth=1
	ds_store_2addr_stride64_b32 v141, v144, v145 offset1:2
	ds_store_2addr_stride64_b32 v141, v146, v147 offset0:4 offset1:6
	ds_store_2addr_stride64_b32 v141, v148, v149 offset0:8 offset1:10
	ds_store_2addr_stride64_b32 v141, v150, v151 offset0:12 offset1:14
	ds_store_2addr_b32 v139, v152, v153 offset1:16
	ds_store_2addr_b32 v139, v154, v155 offset0:32 offset1:48
	ds_store_2addr_b32 v139, v156, v157 offset0:64 offset1:80
	ds_store_2addr_b32 v139, v158, v159 offset0:96 offset1:112
	s_branch .LBB0_2
.LBB0_9:
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
	v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v53, 0
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v55, 0
	v_dual_mov_b32 v56, 0 :: v_dual_mov_b32 v57, 0
	v_dual_mov_b32 v58, 0 :: v_dual_mov_b32 v59, 0
	v_dual_mov_b32 v60, 0 :: v_dual_mov_b32 v61, 0
	v_dual_mov_b32 v62, 0 :: v_dual_mov_b32 v63, 0
	v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v65, 0
	v_dual_mov_b32 v66, 0 :: v_dual_mov_b32 v67, 0
	v_dual_mov_b32 v68, 0 :: v_dual_mov_b32 v69, 0
	v_dual_mov_b32 v70, 0 :: v_dual_mov_b32 v71, 0
	v_dual_mov_b32 v72, 0 :: v_dual_mov_b32 v73, 0
	v_dual_mov_b32 v74, 0 :: v_dual_mov_b32 v75, 0
	v_dual_mov_b32 v76, 0 :: v_dual_mov_b32 v77, 0
	v_dual_mov_b32 v78, 0 :: v_dual_mov_b32 v79, 0
	v_dual_mov_b32 v80, 0 :: v_dual_mov_b32 v81, 0
	v_dual_mov_b32 v83, 0 :: v_dual_mov_b32 v84, 0
	v_dual_mov_b32 v85, 0 :: v_dual_mov_b32 v86, 0
	v_dual_mov_b32 v87, 0 :: v_dual_mov_b32 v88, 0
	v_dual_mov_b32 v89, 0 :: v_dual_mov_b32 v90, 0
	v_dual_mov_b32 v91, 0 :: v_dual_mov_b32 v92, 0
	v_dual_mov_b32 v93, 0 :: v_dual_mov_b32 v94, 0
	v_dual_mov_b32 v95, 0 :: v_dual_mov_b32 v96, 0
	v_dual_mov_b32 v97, 0 :: v_dual_mov_b32 v98, 0
	v_dual_mov_b32 v99, 0 :: v_dual_mov_b32 v100, 0
	v_dual_mov_b32 v101, 0 :: v_dual_mov_b32 v102, 0
	v_dual_mov_b32 v103, 0 :: v_dual_mov_b32 v104, 0
	v_dual_mov_b32 v105, 0 :: v_dual_mov_b32 v106, 0
	v_dual_mov_b32 v107, 0 :: v_dual_mov_b32 v108, 0
	v_dual_mov_b32 v109, 0 :: v_dual_mov_b32 v110, 0
	v_dual_mov_b32 v111, 0 :: v_dual_mov_b32 v112, 0
	v_dual_mov_b32 v113, 0 :: v_dual_mov_b32 v114, 0
	v_dual_mov_b32 v115, 0 :: v_dual_mov_b32 v116, 0
	v_dual_mov_b32 v117, 0 :: v_dual_mov_b32 v118, 0
	v_dual_mov_b32 v119, 0 :: v_dual_mov_b32 v120, 0
	v_dual_mov_b32 v121, 0 :: v_dual_mov_b32 v122, 0
	v_dual_mov_b32 v123, 0 :: v_dual_mov_b32 v124, 0
	v_dual_mov_b32 v126, 0 :: v_dual_mov_b32 v125, 0
	v_dual_mov_b32 v129, 0 :: v_dual_mov_b32 v128, 0
	v_dual_mov_b32 v130, 0 :: v_dual_mov_b32 v127, 0
.LBB0_10:
	v_and_b32_e32 v1, 0x60, v0
	v_lshrrev_b32_e32 v0, 1, v0
	v_lshl_or_b32 v150, v82, 2, s14
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_or_b32 v0, v0, 12, v1
	v_add_nc_u32_e32 v0, s15, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v149, v0, s4
	v_add_nc_u32_e32 v0, v150, v149
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s12, v0
	v_add_co_ci_u32_e64 v1, null, s13, v1, vcc_lo
	s_clause 0x3
	global_load_b128 v[131:134], v[0:1], off
	global_load_b128 v[135:138], v[0:1], off offset:128
	global_load_b128 v[139:142], v[0:1], off offset:256
	global_load_b128 v[143:146], v[0:1], off offset:384
	v_add_co_u32 v147, vcc_lo, v0, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v148, null, s3, v1, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v131, s6, v131 :: v_dual_mul_f32 v132, s6, v132
	v_dual_mul_f32 v133, s6, v133 :: v_dual_mul_f32 v134, s6, v134
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v135, s6, v135 :: v_dual_mul_f32 v136, s6, v136
	v_dual_mul_f32 v137, s6, v137 :: v_dual_mul_f32 v138, s6, v138
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v139, s6, v139 :: v_dual_mul_f32 v140, s6, v140
	v_dual_mul_f32 v141, s6, v141 :: v_dual_mul_f32 v142, s6, v142
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v143, s6, v143 :: v_dual_mul_f32 v144, s6, v144
	v_dual_mul_f32 v145, s6, v145 :: v_dual_mul_f32 v146, s6, v146
	v_dual_fmac_f32 v131, s5, v127 :: v_dual_fmac_f32 v132, s5, v130
	v_dual_fmac_f32 v133, s5, v128 :: v_dual_fmac_f32 v134, s5, v129
	v_fmac_f32_e32 v137, s5, v124
	v_dual_fmac_f32 v135, s5, v125 :: v_dual_fmac_f32 v136, s5, v126
	v_dual_fmac_f32 v138, s5, v123 :: v_dual_fmac_f32 v139, s5, v122
	v_dual_fmac_f32 v140, s5, v121 :: v_dual_fmac_f32 v141, s5, v120
	v_dual_fmac_f32 v142, s5, v119 :: v_dual_fmac_f32 v143, s5, v118
	v_dual_fmac_f32 v144, s5, v117 :: v_dual_fmac_f32 v145, s5, v116
	v_fmac_f32_e32 v146, s5, v115
	s_clause 0x3
	global_store_b128 v[0:1], v[131:134], off
	global_store_b128 v[0:1], v[135:138], off offset:128
	global_store_b128 v[0:1], v[139:142], off offset:256
	global_store_b128 v[0:1], v[143:146], off offset:384
	s_clause 0x3
	global_load_b128 v[115:118], v[147:148], off
	global_load_b128 v[119:122], v[147:148], off offset:128
	global_load_b128 v[123:126], v[147:148], off offset:256
	global_load_b128 v[127:130], v[147:148], off offset:384
	v_add_co_u32 v0, vcc_lo, v147, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v148, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v115, s6, v115 :: v_dual_mul_f32 v116, s6, v116
	v_dual_mul_f32 v117, s6, v117 :: v_dual_mul_f32 v118, s6, v118
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v119, s6, v119 :: v_dual_mul_f32 v120, s6, v120
	v_dual_mul_f32 v121, s6, v121 :: v_dual_mul_f32 v122, s6, v122
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v123, s6, v123 :: v_dual_mul_f32 v124, s6, v124
	v_dual_mul_f32 v125, s6, v125 :: v_dual_mul_f32 v126, s6, v126
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v127, s6, v127 :: v_dual_mul_f32 v128, s6, v128
	v_dual_mul_f32 v129, s6, v129 :: v_dual_mul_f32 v130, s6, v130
	v_fmac_f32_e32 v117, s5, v112
	v_dual_fmac_f32 v115, s5, v114 :: v_dual_fmac_f32 v116, s5, v113
	v_dual_fmac_f32 v118, s5, v111 :: v_dual_fmac_f32 v119, s5, v110
	v_dual_fmac_f32 v120, s5, v109 :: v_dual_fmac_f32 v121, s5, v108
	v_dual_fmac_f32 v122, s5, v107 :: v_dual_fmac_f32 v123, s5, v106
	v_dual_fmac_f32 v124, s5, v105 :: v_dual_fmac_f32 v125, s5, v104
	v_dual_fmac_f32 v126, s5, v103 :: v_dual_fmac_f32 v127, s5, v102
	v_dual_fmac_f32 v128, s5, v101 :: v_dual_fmac_f32 v129, s5, v100
	v_fmac_f32_e32 v130, s5, v99
	s_clause 0x3
	global_store_b128 v[147:148], v[115:118], off
	global_store_b128 v[147:148], v[119:122], off offset:128
	global_store_b128 v[147:148], v[123:126], off offset:256
	global_store_b128 v[147:148], v[127:130], off offset:384
	s_clause 0x3
	global_load_b128 v[99:102], v[0:1], off
	global_load_b128 v[103:106], v[0:1], off offset:128
	global_load_b128 v[107:110], v[0:1], off offset:256
	global_load_b128 v[111:114], v[0:1], off offset:384
	v_add_co_u32 v115, vcc_lo, v0, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v116, null, s3, v1, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v99, s6, v99 :: v_dual_mul_f32 v100, s6, v100
	v_dual_mul_f32 v101, s6, v101 :: v_dual_mul_f32 v102, s6, v102
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v103, s6, v103 :: v_dual_mul_f32 v104, s6, v104
	v_dual_mul_f32 v105, s6, v105 :: v_dual_mul_f32 v106, s6, v106
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v107, s6, v107 :: v_dual_mul_f32 v108, s6, v108
	v_dual_mul_f32 v109, s6, v109 :: v_dual_mul_f32 v110, s6, v110
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v111, s6, v111 :: v_dual_mul_f32 v112, s6, v112
	v_dual_mul_f32 v113, s6, v113 :: v_dual_mul_f32 v114, s6, v114
	v_fmac_f32_e32 v101, s5, v96
	v_dual_fmac_f32 v99, s5, v98 :: v_dual_fmac_f32 v100, s5, v97
	v_dual_fmac_f32 v102, s5, v95 :: v_dual_fmac_f32 v103, s5, v94
	v_dual_fmac_f32 v104, s5, v93 :: v_dual_fmac_f32 v105, s5, v92
	v_dual_fmac_f32 v106, s5, v91 :: v_dual_fmac_f32 v107, s5, v90
	v_dual_fmac_f32 v108, s5, v89 :: v_dual_fmac_f32 v109, s5, v88
	v_dual_fmac_f32 v110, s5, v87 :: v_dual_fmac_f32 v111, s5, v86
	v_dual_fmac_f32 v112, s5, v85 :: v_dual_fmac_f32 v113, s5, v84
	v_fmac_f32_e32 v114, s5, v83
	s_clause 0x3
	global_store_b128 v[0:1], v[99:102], off
	global_store_b128 v[0:1], v[103:106], off offset:128
	global_store_b128 v[0:1], v[107:110], off offset:256
	global_store_b128 v[0:1], v[111:114], off offset:384
	s_clause 0x3
	global_load_b128 v[82:85], v[115:116], off
	global_load_b128 v[86:89], v[115:116], off offset:128
	global_load_b128 v[90:93], v[115:116], off offset:256
	global_load_b128 v[94:97], v[115:116], off offset:384
	v_add3_u32 v0, s7, v149, v150
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s12, v0
	v_add_co_ci_u32_e64 v1, null, s13, v1, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v82, s6, v82 :: v_dual_mul_f32 v83, s6, v83
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v84, s6, v84 :: v_dual_mul_f32 v87, s6, v87
	v_dual_mul_f32 v85, s6, v85 :: v_dual_mul_f32 v86, s6, v86
	v_dual_mul_f32 v89, s6, v89 :: v_dual_mul_f32 v88, s6, v88
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v91, s6, v91 :: v_dual_mul_f32 v90, s6, v90
	v_dual_mul_f32 v93, s6, v93 :: v_dual_mul_f32 v92, s6, v92
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v95, s6, v95 :: v_dual_mul_f32 v94, s6, v94
	v_dual_mul_f32 v97, s6, v97 :: v_dual_mul_f32 v96, s6, v96
	v_dual_fmac_f32 v85, s5, v78 :: v_dual_fmac_f32 v82, s5, v81
	v_dual_fmac_f32 v83, s5, v80 :: v_dual_fmac_f32 v84, s5, v79
	v_dual_fmac_f32 v87, s5, v76 :: v_dual_fmac_f32 v86, s5, v77
	v_dual_fmac_f32 v89, s5, v74 :: v_dual_fmac_f32 v88, s5, v75
	v_dual_fmac_f32 v91, s5, v72 :: v_dual_fmac_f32 v90, s5, v73
	v_dual_fmac_f32 v93, s5, v70 :: v_dual_fmac_f32 v92, s5, v71
	v_dual_fmac_f32 v95, s5, v68 :: v_dual_fmac_f32 v94, s5, v69
	v_dual_fmac_f32 v97, s5, v66 :: v_dual_fmac_f32 v96, s5, v67
	s_clause 0x3
	global_store_b128 v[115:116], v[82:85], off
	global_store_b128 v[115:116], v[86:89], off offset:128
	global_store_b128 v[115:116], v[90:93], off offset:256
	global_store_b128 v[115:116], v[94:97], off offset:384
	s_clause 0x3
	global_load_b128 v[66:69], v[0:1], off
	global_load_b128 v[70:73], v[0:1], off offset:128
	global_load_b128 v[74:77], v[0:1], off offset:256
	global_load_b128 v[78:81], v[0:1], off offset:384
	v_add_co_u32 v82, vcc_lo, v0, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v83, null, s3, v1, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v66, s6, v66 :: v_dual_mul_f32 v67, s6, v67
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v68, s6, v68 :: v_dual_mul_f32 v71, s6, v71
	v_dual_mul_f32 v69, s6, v69 :: v_dual_mul_f32 v70, s6, v70
	v_dual_mul_f32 v73, s6, v73 :: v_dual_mul_f32 v72, s6, v72
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v75, s6, v75 :: v_dual_mul_f32 v74, s6, v74
	v_dual_mul_f32 v77, s6, v77 :: v_dual_mul_f32 v76, s6, v76
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v79, s6, v79 :: v_dual_mul_f32 v78, s6, v78
	v_dual_mul_f32 v81, s6, v81 :: v_dual_mul_f32 v80, s6, v80
	v_dual_fmac_f32 v69, s5, v62 :: v_dual_fmac_f32 v66, s5, v65
	v_dual_fmac_f32 v67, s5, v64 :: v_dual_fmac_f32 v68, s5, v63
	v_dual_fmac_f32 v71, s5, v60 :: v_dual_fmac_f32 v70, s5, v61
	v_dual_fmac_f32 v73, s5, v58 :: v_dual_fmac_f32 v72, s5, v59
	v_dual_fmac_f32 v75, s5, v56 :: v_dual_fmac_f32 v74, s5, v57
	v_dual_fmac_f32 v77, s5, v54 :: v_dual_fmac_f32 v76, s5, v55
	v_dual_fmac_f32 v79, s5, v52 :: v_dual_fmac_f32 v78, s5, v53
	v_dual_fmac_f32 v81, s5, v50 :: v_dual_fmac_f32 v80, s5, v51
	s_clause 0x3
	global_store_b128 v[0:1], v[66:69], off
	global_store_b128 v[0:1], v[70:73], off offset:128
	global_store_b128 v[0:1], v[74:77], off offset:256
	global_store_b128 v[0:1], v[78:81], off offset:384
	s_clause 0x3
	global_load_b128 v[50:53], v[82:83], off
	global_load_b128 v[54:57], v[82:83], off offset:128
	global_load_b128 v[58:61], v[82:83], off offset:256
	global_load_b128 v[62:65], v[82:83], off offset:384
	v_add_co_u32 v0, vcc_lo, v82, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v83, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v50, s6, v50 :: v_dual_mul_f32 v51, s6, v51
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v52, s6, v52 :: v_dual_mul_f32 v55, s6, v55
	v_dual_mul_f32 v53, s6, v53 :: v_dual_mul_f32 v54, s6, v54
	v_dual_mul_f32 v57, s6, v57 :: v_dual_mul_f32 v56, s6, v56
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v59, s6, v59 :: v_dual_mul_f32 v58, s6, v58
	v_dual_mul_f32 v61, s6, v61 :: v_dual_mul_f32 v60, s6, v60
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v63, s6, v63 :: v_dual_mul_f32 v62, s6, v62
	v_dual_mul_f32 v65, s6, v65 :: v_dual_mul_f32 v64, s6, v64
	v_dual_fmac_f32 v53, s5, v46 :: v_dual_fmac_f32 v50, s5, v49
	v_dual_fmac_f32 v51, s5, v48 :: v_dual_fmac_f32 v52, s5, v47
	v_dual_fmac_f32 v55, s5, v44 :: v_dual_fmac_f32 v54, s5, v45
	v_dual_fmac_f32 v57, s5, v42 :: v_dual_fmac_f32 v56, s5, v43
	v_dual_fmac_f32 v59, s5, v40 :: v_dual_fmac_f32 v58, s5, v41
	v_dual_fmac_f32 v61, s5, v38 :: v_dual_fmac_f32 v60, s5, v39
	v_dual_fmac_f32 v63, s5, v36 :: v_dual_fmac_f32 v62, s5, v37
	v_dual_fmac_f32 v65, s5, v34 :: v_dual_fmac_f32 v64, s5, v35
	s_clause 0x3
	global_store_b128 v[82:83], v[50:53], off
	global_store_b128 v[82:83], v[54:57], off offset:128
	global_store_b128 v[82:83], v[58:61], off offset:256
	global_store_b128 v[82:83], v[62:65], off offset:384
	s_clause 0x3
	global_load_b128 v[34:37], v[0:1], off
	global_load_b128 v[38:41], v[0:1], off offset:128
	global_load_b128 v[42:45], v[0:1], off offset:256
	global_load_b128 v[46:49], v[0:1], off offset:384
	v_add_co_u32 v50, vcc_lo, v0, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v51, null, s3, v1, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v34, s6, v34 :: v_dual_mul_f32 v35, s6, v35
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v36, s6, v36 :: v_dual_mul_f32 v39, s6, v39
	v_dual_mul_f32 v37, s6, v37 :: v_dual_mul_f32 v38, s6, v38
	v_dual_mul_f32 v41, s6, v41 :: v_dual_mul_f32 v40, s6, v40
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v43, s6, v43 :: v_dual_mul_f32 v42, s6, v42
	v_dual_mul_f32 v45, s6, v45 :: v_dual_mul_f32 v44, s6, v44
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v47, s6, v47 :: v_dual_mul_f32 v46, s6, v46
	v_dual_mul_f32 v49, s6, v49 :: v_dual_mul_f32 v48, s6, v48
	v_dual_fmac_f32 v37, s5, v30 :: v_dual_fmac_f32 v34, s5, v33
	v_dual_fmac_f32 v35, s5, v32 :: v_dual_fmac_f32 v36, s5, v31
	v_dual_fmac_f32 v39, s5, v28 :: v_dual_fmac_f32 v38, s5, v29
	v_dual_fmac_f32 v41, s5, v26 :: v_dual_fmac_f32 v40, s5, v27
	v_dual_fmac_f32 v43, s5, v24 :: v_dual_fmac_f32 v42, s5, v25
	v_dual_fmac_f32 v45, s5, v22 :: v_dual_fmac_f32 v44, s5, v23
	v_dual_fmac_f32 v47, s5, v20 :: v_dual_fmac_f32 v46, s5, v21
	v_dual_fmac_f32 v49, s5, v18 :: v_dual_fmac_f32 v48, s5, v19
	s_clause 0x3
	global_store_b128 v[0:1], v[34:37], off
	global_store_b128 v[0:1], v[38:41], off offset:128
	global_store_b128 v[0:1], v[42:45], off offset:256
	global_store_b128 v[0:1], v[46:49], off offset:384
	s_clause 0x3
	global_load_b128 v[18:21], v[50:51], off
	global_load_b128 v[22:25], v[50:51], off offset:128
	global_load_b128 v[26:29], v[50:51], off offset:256
	global_load_b128 v[30:33], v[50:51], off offset:384
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v18, s6, v18 :: v_dual_mul_f32 v19, s6, v19
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v20, s6, v20 :: v_dual_mul_f32 v23, s6, v23
	v_dual_mul_f32 v21, s6, v21 :: v_dual_mul_f32 v22, s6, v22
	v_dual_mul_f32 v25, s6, v25 :: v_dual_mul_f32 v24, s6, v24
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v27, s6, v27 :: v_dual_mul_f32 v26, s6, v26
	v_dual_mul_f32 v29, s6, v29 :: v_dual_mul_f32 v28, s6, v28
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v31, s6, v31 :: v_dual_mul_f32 v30, s6, v30
	v_dual_mul_f32 v33, s6, v33 :: v_dual_mul_f32 v32, s6, v32
	v_dual_fmac_f32 v21, s5, v14 :: v_dual_fmac_f32 v18, s5, v17
	v_dual_fmac_f32 v19, s5, v16 :: v_dual_fmac_f32 v20, s5, v15
	v_dual_fmac_f32 v23, s5, v12 :: v_dual_fmac_f32 v22, s5, v13
	v_dual_fmac_f32 v25, s5, v10 :: v_dual_fmac_f32 v24, s5, v11
	v_dual_fmac_f32 v27, s5, v8 :: v_dual_fmac_f32 v26, s5, v9
	v_dual_fmac_f32 v29, s5, v6 :: v_dual_fmac_f32 v28, s5, v7
	v_dual_fmac_f32 v31, s5, v4 :: v_dual_fmac_f32 v30, s5, v5
	v_dual_fmac_f32 v33, s5, v2 :: v_dual_fmac_f32 v32, s5, v3
	s_clause 0x3
	global_store_b128 v[50:51], v[18:21], off
	global_store_b128 v[50:51], v[22:25], off offset:128
	global_store_b128 v[50:51], v[26:29], off offset:256
	global_store_b128 v[50:51], v[30:33], off offset:384
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
		.amdhsa_next_free_vgpr 185
		.amdhsa_next_free_sgpr 19
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
		.amdhsa_inst_pref_size 42
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
	.set kernel.num_vgpr, 185
	.set kernel.num_agpr, 0
	.set kernel.numbered_sgpr, 19
	.set kernel.num_named_barrier, 0
	.set kernel.private_seg_size, 0
	.set kernel.uses_vcc, 1
	.set kernel.uses_flat_scratch, 0
	.set kernel.has_dyn_sized_stack, 0
	.set kernel.has_recursion, 0
	.set kernel.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 5316
; TotalNumSgprs: 21
; NumVgprs: 185
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8320 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 23
; NumSGPRsForWavesPerEU: 21
; NumVGPRsForWavesPerEU: 185
; Occupancy: 8
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
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     185
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
