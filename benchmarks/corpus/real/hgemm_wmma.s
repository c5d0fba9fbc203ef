	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	hgemm_wmma              ; -- Begin function hgemm_wmma
	.globl	hgemm_wmma
	.p2align	8
	.type	hgemm_wmma,@function
hgemm_wmma:                             ; @hgemm_wmma
; %bb.0:
	s_load_b256 s[0:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 1, v0
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s7, 0
	s_cbranch_scc1 .LBB3_2
; %bb.1:
	s_lshl_b32 s8, s14, 7
	s_branch .LBB3_3
.LBB3_2:
	s_mov_b32 s9, -1
                                        ; implicit-def: $sgpr8
.LBB3_3:
	v_dual_mov_b32 v8, 0 :: v_dual_and_b32 v161, 15, v0
	v_and_b32_e32 v163, 64, v0
	v_and_b32_e32 v162, 64, v1
	s_and_not1_b32 vcc_lo, exec_lo, s9
	s_delay_alu instid0(VALU_DEP_3)
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v16, v8
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v14, v8
	v_mov_b32_e32 v13, v8
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v11, v8
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v24, v8
	v_mov_b32_e32 v23, v8
	v_mov_b32_e32 v22, v8
	v_mov_b32_e32 v21, v8
	v_mov_b32_e32 v20, v8
	v_mov_b32_e32 v19, v8
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v8
	v_mov_b32_e32 v32, v8
	v_mov_b32_e32 v31, v8
	v_mov_b32_e32 v30, v8
	v_mov_b32_e32 v29, v8
	v_mov_b32_e32 v28, v8
	v_mov_b32_e32 v27, v8
	v_mov_b32_e32 v26, v8
	v_mov_b32_e32 v25, v8
	v_mov_b32_e32 v40, v8
	v_mov_b32_e32 v39, v8
	v_mov_b32_e32 v38, v8
	v_mov_b32_e32 v37, v8
	v_mov_b32_e32 v36, v8
	v_mov_b32_e32 v35, v8
	v_mov_b32_e32 v34, v8
	v_mov_b32_e32 v33, v8
	v_mov_b32_e32 v48, v8
	v_mov_b32_e32 v47, v8
	v_mov_b32_e32 v46, v8
	v_mov_b32_e32 v45, v8
	v_mov_b32_e32 v44, v8
	v_mov_b32_e32 v43, v8
	v_mov_b32_e32 v42, v8
	v_mov_b32_e32 v41, v8
	v_mov_b32_e32 v56, v8
	v_mov_b32_e32 v55, v8
	v_mov_b32_e32 v54, v8
	v_mov_b32_e32 v53, v8
	v_mov_b32_e32 v52, v8
	v_mov_b32_e32 v51, v8
	v_mov_b32_e32 v50, v8
	v_mov_b32_e32 v49, v8
	v_mov_b32_e32 v64, v8
	v_mov_b32_e32 v63, v8
	v_mov_b32_e32 v62, v8
	v_mov_b32_e32 v61, v8
	v_mov_b32_e32 v60, v8
	v_mov_b32_e32 v59, v8
	v_mov_b32_e32 v58, v8
	v_mov_b32_e32 v57, v8
	v_mov_b32_e32 v72, v8
	v_mov_b32_e32 v71, v8
	v_mov_b32_e32 v70, v8
	v_mov_b32_e32 v69, v8
	v_mov_b32_e32 v68, v8
	v_mov_b32_e32 v67, v8
	v_mov_b32_e32 v66, v8
	v_mov_b32_e32 v65, v8
	v_mov_b32_e32 v80, v8
	v_mov_b32_e32 v79, v8
	v_mov_b32_e32 v78, v8
	v_mov_b32_e32 v77, v8
	v_mov_b32_e32 v76, v8
	v_mov_b32_e32 v75, v8
	v_mov_b32_e32 v74, v8
	v_mov_b32_e32 v73, v8
	v_mov_b32_e32 v88, v8
	v_mov_b32_e32 v87, v8
	v_mov_b32_e32 v86, v8
	v_mov_b32_e32 v85, v8
	v_mov_b32_e32 v84, v8
	v_mov_b32_e32 v83, v8
	v_mov_b32_e32 v82, v8
	v_mov_b32_e32 v81, v8
	v_mov_b32_e32 v96, v8
	v_mov_b32_e32 v95, v8
	v_mov_b32_e32 v94, v8
	v_mov_b32_e32 v93, v8
	v_mov_b32_e32 v92, v8
	v_mov_b32_e32 v91, v8
	v_mov_b32_e32 v90, v8
	v_mov_b32_e32 v89, v8
	v_mov_b32_e32 v104, v8
	v_mov_b32_e32 v103, v8
	v_mov_b32_e32 v102, v8
	v_mov_b32_e32 v101, v8
	v_mov_b32_e32 v100, v8
	v_mov_b32_e32 v99, v8
	v_mov_b32_e32 v98, v8
	v_mov_b32_e32 v97, v8
	v_mov_b32_e32 v120, v8
	v_mov_b32_e32 v119, v8
	v_mov_b32_e32 v118, v8
	v_mov_b32_e32 v117, v8
	v_mov_b32_e32 v116, v8
	v_mov_b32_e32 v115, v8
	v_mov_b32_e32 v114, v8
	v_mov_b32_e32 v113, v8
	v_mov_b32_e32 v128, v8
	v_mov_b32_e32 v127, v8
	v_mov_b32_e32 v126, v8
	v_mov_b32_e32 v125, v8
	v_mov_b32_e32 v124, v8
	v_mov_b32_e32 v123, v8
	v_mov_b32_e32 v122, v8
	v_mov_b32_e32 v121, v8
	v_mov_b32_e32 v112, v8
	v_mov_b32_e32 v111, v8
	v_mov_b32_e32 v110, v8
	v_mov_b32_e32 v109, v8
	v_mov_b32_e32 v108, v8
	v_mov_b32_e32 v107, v8
	v_mov_b32_e32 v106, v8
	v_mov_b32_e32 v105, v8
	s_lshl_b32 s9, s15, 7
	s_cbranch_vccnz .LBB3_6
; %bb.4:
	v_or_b32_e32 v6, 0x80, v0
	v_or_b32_e32 v8, 0x180, v0
	v_or_b32_e32 v7, 0x100, v0
	s_lshl_b32 s8, s14, 7
	v_mul_u32_u24_e32 v3, 0x50, v161
	v_lshrrev_b32_e32 v10, 2, v6
	v_lshrrev_b32_e32 v17, 2, v8
	v_lshrrev_b32_e32 v14, 2, v7
	v_mul_u32_u24_e32 v4, 0x50, v162
	v_lshrrev_b32_e32 v2, 2, v0
	v_or_b32_e32 v6, s8, v10
	v_or_b32_e32 v8, s8, v17
	v_mov_b32_e32 v105, 0
	v_and_b32_e32 v1, 3, v0
	v_add3_u32 v166, v4, v3, 0x2800
	v_mul_lo_u32 v7, v6, s7
	v_or_b32_e32 v6, s8, v14
	v_add_nc_u32_e32 v4, s9, v10
	v_mul_lo_u32 v9, v8, s7
	v_mad_u32_u24 v165, 0x50, v163, v3
	v_or_b32_e32 v3, s8, v2
	v_mul_lo_u32 v13, v6, s7
	v_mov_b32_e32 v106, v105
	v_dual_mov_b32 v107, v105 :: v_dual_lshlrev_b32 v164, 4, v1
	v_dual_mov_b32 v108, v105 :: v_dual_add_nc_u32 v5, s9, v2
	v_mul_lo_u32 v3, v3, s7
	v_dual_mov_b32 v111, v105 :: v_dual_add_nc_u32 v8, s9, v17
	s_delay_alu instid0(VALU_DEP_4)
	v_mad_u32_u24 v168, 0x50, v10, v164
	v_ashrrev_i32_e32 v10, 31, v9
	v_mul_lo_u32 v1, v5, s7
	v_mul_lo_u32 v5, v4, s7
	v_dual_mov_b32 v109, v105 :: v_dual_add_nc_u32 v4, s9, v14
	v_mad_u32_u24 v169, 0x50, v14, v164
	v_ashrrev_i32_e32 v14, 31, v13
	v_mul_lo_u32 v15, v8, s7
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshlrev_b64 v[9:10], 1, v[9:10]
	v_mul_lo_u32 v11, v4, s7
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[13:14], 1, v[13:14]
	v_lshlrev_b64 v[7:8], 1, v[7:8]
	v_ashrrev_i32_e32 v6, 31, v5
	v_add_co_u32 v171, vcc_lo, s2, v9
	v_lshlrev_b64 v[3:4], 1, v[3:4]
	v_ashrrev_i32_e32 v16, 31, v15
	v_add_co_ci_u32_e64 v172, null, s3, v10, vcc_lo
	v_add_co_u32 v173, vcc_lo, s2, v13
	v_ashrrev_i32_e32 v12, 31, v11
	v_add_co_ci_u32_e64 v174, null, s3, v14, vcc_lo
	v_add_co_u32 v175, vcc_lo, s2, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v176, null, s3, v8, vcc_lo
	v_lshlrev_b64 v[7:8], 1, v[15:16]
	v_add_co_u32 v177, vcc_lo, s2, v3
	v_mad_u32_u24 v167, 0x50, v2, v164
	v_ashrrev_i32_e32 v2, 31, v1
	v_add_co_ci_u32_e64 v178, null, s3, v4, vcc_lo
	v_lshlrev_b64 v[3:4], 1, v[11:12]
	v_lshlrev_b64 v[5:6], 1, v[5:6]
	v_add_co_u32 v179, vcc_lo, s0, v7
	v_lshlrev_b64 v[1:2], 1, v[1:2]
	v_add_co_ci_u32_e64 v180, null, s1, v8, vcc_lo
	v_add_co_u32 v181, vcc_lo, s0, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v182, null, s1, v4, vcc_lo
	v_add_co_u32 v183, vcc_lo, s0, v5
	v_add_co_ci_u32_e64 v184, null, s1, v6, vcc_lo
	v_add_co_u32 v185, vcc_lo, s0, v1
	v_mad_u32_u24 v170, 0x50, v17, v164
	v_add_co_ci_u32_e64 v186, null, s1, v2, vcc_lo
	v_mov_b32_e32 v110, v105
	v_mov_b32_e32 v112, v105
	v_mov_b32_e32 v121, v105
	v_mov_b32_e32 v122, v105
	v_mov_b32_e32 v123, v105
	v_mov_b32_e32 v124, v105
	v_mov_b32_e32 v125, v105
	v_mov_b32_e32 v126, v105
	v_mov_b32_e32 v127, v105
	v_mov_b32_e32 v128, v105
	v_mov_b32_e32 v113, v105
	v_mov_b32_e32 v114, v105
	v_mov_b32_e32 v115, v105
	v_mov_b32_e32 v116, v105
	v_mov_b32_e32 v117, v105
	v_mov_b32_e32 v118, v105
	v_mov_b32_e32 v119, v105
	v_mov_b32_e32 v120, v105
	v_mov_b32_e32 v97, v105
	v_mov_b32_e32 v98, v105
	v_mov_b32_e32 v99, v105
	v_mov_b32_e32 v100, v105
	v_mov_b32_e32 v101, v105
	v_mov_b32_e32 v102, v105
	v_mov_b32_e32 v103, v105
	v_mov_b32_e32 v104, v105
	v_mov_b32_e32 v89, v105
	v_mov_b32_e32 v90, v105
	v_mov_b32_e32 v91, v105
	v_mov_b32_e32 v92, v105
	v_mov_b32_e32 v93, v105
	v_mov_b32_e32 v94, v105
	v_mov_b32_e32 v95, v105
	v_mov_b32_e32 v96, v105
	v_mov_b32_e32 v81, v105
	v_mov_b32_e32 v82, v105
	v_mov_b32_e32 v83, v105
	v_mov_b32_e32 v84, v105
	v_mov_b32_e32 v85, v105
	v_mov_b32_e32 v86, v105
	v_mov_b32_e32 v87, v105
	v_mov_b32_e32 v88, v105
	v_mov_b32_e32 v73, v105
	v_mov_b32_e32 v74, v105
	v_mov_b32_e32 v75, v105
	v_mov_b32_e32 v76, v105
	v_mov_b32_e32 v77, v105
	v_mov_b32_e32 v78, v105
	v_mov_b32_e32 v79, v105
	v_mov_b32_e32 v80, v105
	v_mov_b32_e32 v65, v105
	v_mov_b32_e32 v66, v105
	v_mov_b32_e32 v67, v105
	v_mov_b32_e32 v68, v105
	v_mov_b32_e32 v69, v105
	v_mov_b32_e32 v70, v105
	v_mov_b32_e32 v71, v105
	v_mov_b32_e32 v72, v105
	v_mov_b32_e32 v57, v105
	v_mov_b32_e32 v58, v105
	v_mov_b32_e32 v59, v105
	v_mov_b32_e32 v60, v105
	v_mov_b32_e32 v61, v105
	v_mov_b32_e32 v62, v105
	v_mov_b32_e32 v63, v105
	v_mov_b32_e32 v64, v105
	v_mov_b32_e32 v49, v105
	v_mov_b32_e32 v50, v105
	v_mov_b32_e32 v51, v105
	v_mov_b32_e32 v52, v105
	v_mov_b32_e32 v53, v105
	v_mov_b32_e32 v54, v105
	v_mov_b32_e32 v55, v105
	v_mov_b32_e32 v56, v105
	v_mov_b32_e32 v41, v105
	v_mov_b32_e32 v42, v105
	v_mov_b32_e32 v43, v105
	v_mov_b32_e32 v44, v105
	v_mov_b32_e32 v45, v105
	v_mov_b32_e32 v46, v105
	v_mov_b32_e32 v47, v105
	v_mov_b32_e32 v48, v105
	v_mov_b32_e32 v33, v105
	v_mov_b32_e32 v34, v105
	v_mov_b32_e32 v35, v105
	v_mov_b32_e32 v36, v105
	v_mov_b32_e32 v37, v105
	v_mov_b32_e32 v38, v105
	v_mov_b32_e32 v39, v105
	v_mov_b32_e32 v40, v105
	v_mov_b32_e32 v25, v105
	v_mov_b32_e32 v26, v105
	v_mov_b32_e32 v27, v105
	v_mov_b32_e32 v28, v105
	v_mov_b32_e32 v29, v105
	v_mov_b32_e32 v30, v105
	v_mov_b32_e32 v31, v105
	v_mov_b32_e32 v32, v105
	v_mov_b32_e32 v17, v105
	v_mov_b32_e32 v18, v105
	v_mov_b32_e32 v19, v105
	v_mov_b32_e32 v20, v105
	v_mov_b32_e32 v21, v105
	v_mov_b32_e32 v22, v105
	v_mov_b32_e32 v23, v105
	v_mov_b32_e32 v24, v105
	v_mov_b32_e32 v9, v105
	v_mov_b32_e32 v10, v105
	v_mov_b32_e32 v11, v105
	v_mov_b32_e32 v12, v105
	v_mov_b32_e32 v13, v105
	v_mov_b32_e32 v14, v105
	v_mov_b32_e32 v15, v105
	v_mov_b32_e32 v16, v105
	v_mov_b32_e32 v1, v105
	v_mov_b32_e32 v2, v105
	v_mov_b32_e32 v3, v105
	v_mov_b32_e32 v4, v105
	v_mov_b32_e32 v5, v105
	v_mov_b32_e32 v6, v105
	v_mov_b32_e32 v7, v105
	v_mov_b32_e32 v8, v105
	s_mov_b32 s0, 0
.LBB3_5:                                ; =>This Inner Loop Header: Depth=1
	v_add_co_u32 v129, vcc_lo, v185, v164
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v130, null, 0, v186, vcc_lo
	v_add_co_u32 v133, vcc_lo, v177, v164
	v_add_co_ci_u32_e64 v134, null, 0, v178, vcc_lo
	v_add_co_u32 v137, vcc_lo, v183, v164
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v138, null, 0, v184, vcc_lo
	v_add_co_u32 v141, vcc_lo, v175, v164
	v_add_co_ci_u32_e64 v142, null, 0, v176, vcc_lo
	v_add_co_u32 v145, vcc_lo, v181, v164
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v146, null, 0, v182, vcc_lo
	v_add_co_u32 v149, vcc_lo, v173, v164
	v_add_co_ci_u32_e64 v150, null, 0, v174, vcc_lo
	v_add_co_u32 v153, vcc_lo, v179, v164
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v154, null, 0, v180, vcc_lo
	v_add_co_u32 v157, vcc_lo, v171, v164
	v_add_co_ci_u32_e64 v158, null, 0, v172, vcc_lo
	global_load_b128 v[129:132], v[129:130], off
	global_load_b128 v[133:136], v[133:134], off
	global_load_b128 v[137:140], v[137:138], off
	global_load_b128 v[141:144], v[141:142], off
	global_load_b128 v[145:148], v[145:146], off
	global_load_b128 v[149:152], v[149:150], off
	global_load_b128 v[153:156], v[153:154], off
	global_load_b128 v[157:160], v[157:158], off
	v_add_co_u32 v171, vcc_lo, v171, 64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v172, null, 0, v172, vcc_lo
	v_add_co_u32 v173, vcc_lo, v173, 64
	v_add_co_ci_u32_e64 v174, null, 0, v174, vcc_lo
	v_add_co_u32 v175, vcc_lo, v175, 64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v176, null, 0, v176, vcc_lo
	v_add_co_u32 v177, vcc_lo, v177, 64
	v_add_co_ci_u32_e64 v178, null, 0, v178, vcc_lo
	v_add_co_u32 v179, vcc_lo, v179, 64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v180, null, 0, v180, vcc_lo
	v_add_co_u32 v181, vcc_lo, v181, 64
	v_add_co_ci_u32_e64 v182, null, 0, v182, vcc_lo
	v_add_co_u32 v183, vcc_lo, v183, 64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v184, null, 0, v184, vcc_lo
	v_add_co_u32 v185, vcc_lo, v185, 64
	v_add_co_ci_u32_e64 v186, null, 0, v186, vcc_lo
	s_add_i32 s0, s0, 32
	s_waitcnt vmcnt(7)
	ds_store_b128 v167, v[129:132]
	s_waitcnt vmcnt(6)
	ds_store_b128 v167, v[133:136] offset:10240
	s_waitcnt vmcnt(5)
	ds_store_b128 v168, v[137:140]
	s_waitcnt vmcnt(4)
	ds_store_b128 v168, v[141:144] offset:10240
	s_waitcnt vmcnt(3)
	ds_store_b128 v169, v[145:148]
	s_waitcnt vmcnt(2)
	ds_store_b128 v169, v[149:152] offset:10240
	s_waitcnt vmcnt(1)
	ds_store_b128 v170, v[153:156]
	s_waitcnt vmcnt(0)
	ds_store_b128 v170, v[157:160] offset:10240
	s_cmp_lt_i32 s0, s7
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[187:190], v166 offset:1280
	ds_load_b128 v[191:194], v166 offset:1296
	ds_load_b128 v[195:198], v165
	ds_load_b128 v[199:202], v165 offset:16
	ds_load_b128 v[203:206], v166
	ds_load_b128 v[207:210], v166 offset:16
	ds_load_b128 v[211:214], v166 offset:2560
	ds_load_b128 v[215:218], v166 offset:2576
	ds_load_b128 v[137:140], v166 offset:3840
	ds_load_b128 v[141:144], v166 offset:3856
	ds_load_b128 v[219:222], v165 offset:1280
	ds_load_b128 v[223:226], v165 offset:1296
	ds_load_b128 v[227:230], v165 offset:2560
	ds_load_b128 v[231:234], v165 offset:2576
	ds_load_b128 v[153:156], v165 offset:3840
	ds_load_b128 v[157:160], v165 offset:3856
	ds_load_b128 v[145:148], v165 offset:32
	ds_load_b128 v[149:152], v165 offset:48
	ds_load_b128 v[129:132], v166 offset:32
	ds_load_b128 v[133:136], v166 offset:48
	s_waitcnt lgkmcnt(16)
	v_wmma_f32_16x16x16_f16 v[121:128], v[195:202], v[187:194], v[121:128]
	s_waitcnt lgkmcnt(14)
	v_wmma_f32_16x16x16_f16 v[105:112], v[195:202], v[203:210], v[105:112]
	s_waitcnt lgkmcnt(12)
	v_wmma_f32_16x16x16_f16 v[113:120], v[195:202], v[211:218], v[113:120]
	s_waitcnt lgkmcnt(10)
	v_wmma_f32_16x16x16_f16 v[97:104], v[195:202], v[137:144], v[97:104]
	ds_load_b128 v[195:198], v165 offset:1312
	ds_load_b128 v[199:202], v165 offset:1328
	s_waitcnt lgkmcnt(10)
	v_wmma_f32_16x16x16_f16 v[89:96], v[219:226], v[203:210], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[219:226], v[187:194], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[219:226], v[211:218], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[219:226], v[137:144], v[65:72]
	ds_load_b128 v[219:222], v166 offset:1312
	ds_load_b128 v[223:226], v166 offset:1328
	s_waitcnt lgkmcnt(10)
	v_wmma_f32_16x16x16_f16 v[57:64], v[227:234], v[203:210], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[227:234], v[187:194], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[227:234], v[211:218], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[227:234], v[137:144], v[33:40]
	ds_load_b128 v[227:230], v165 offset:2592
	ds_load_b128 v[231:234], v165 offset:2608
	s_waitcnt lgkmcnt(10)
	v_wmma_f32_16x16x16_f16 v[25:32], v[153:160], v[203:210], v[25:32]
	ds_load_b128 v[203:206], v166 offset:2592
	ds_load_b128 v[207:210], v166 offset:2608
	v_wmma_f32_16x16x16_f16 v[17:24], v[153:160], v[187:194], v[17:24]
	ds_load_b128 v[187:190], v165 offset:3872
	ds_load_b128 v[191:194], v165 offset:3888
	v_wmma_f32_16x16x16_f16 v[9:16], v[153:160], v[211:218], v[9:16]
	ds_load_b128 v[211:214], v166 offset:3872
	ds_load_b128 v[215:218], v166 offset:3888
	v_wmma_f32_16x16x16_f16 v[1:8], v[153:160], v[137:144], v[1:8]
	s_waitcnt lgkmcnt(12)
	v_wmma_f32_16x16x16_f16 v[105:112], v[145:152], v[129:136], v[105:112]
	s_waitcnt lgkmcnt(10)
	v_wmma_f32_16x16x16_f16 v[89:96], v[195:202], v[129:136], v[89:96]
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[121:128], v[145:152], v[219:226], v[121:128]
	v_wmma_f32_16x16x16_f16 v[81:88], v[195:202], v[219:226], v[81:88]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[57:64], v[227:234], v[129:136], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[227:234], v[219:226], v[49:56]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[113:120], v[145:152], v[203:210], v[113:120]
	v_wmma_f32_16x16x16_f16 v[73:80], v[195:202], v[203:210], v[73:80]
	v_wmma_f32_16x16x16_f16 v[41:48], v[227:234], v[203:210], v[41:48]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[25:32], v[187:194], v[129:136], v[25:32]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[97:104], v[145:152], v[211:218], v[97:104]
	v_wmma_f32_16x16x16_f16 v[65:72], v[195:202], v[211:218], v[65:72]
	v_wmma_f32_16x16x16_f16 v[33:40], v[227:234], v[211:218], v[33:40]
	v_wmma_f32_16x16x16_f16 v[17:24], v[187:194], v[219:226], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[187:194], v[203:210], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[187:194], v[211:218], v[1:8]
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB3_5
.LBB3_6:
	v_add_nc_u32_e32 v129, s9, v163
	v_lshrrev_b32_e32 v130, 4, v0
	v_or3_b32 v0, v161, s8, v162
	s_lshl_b32 s0, s6, 1
	v_cvt_f16_f32_e32 v97.l, v97
	v_cvt_f16_f32_e32 v97.h, v98
	v_and_or_b32 v131, v130, 1, v129
	v_cvt_f16_f32_e32 v89.l, v89
	v_cvt_f16_f32_e32 v81.l, v81
	v_cvt_f16_f32_e32 v81.h, v82
	v_cvt_f16_f32_e32 v82.l, v83
	v_mad_u64_u32 v[129:130], null, v131, s6, v[0:1]
	v_cvt_f16_f32_e32 v0.l, v105
	v_cvt_f16_f32_e32 v105.l, v107
	v_cvt_f16_f32_e32 v105.h, v108
	v_cvt_f16_f32_e32 v0.h, v106
	v_cvt_f16_f32_e32 v106.l, v109
	v_cvt_f16_f32_e32 v65.l, v65
	v_add_nc_u32_e32 v131, s0, v129
	v_ashrrev_i32_e32 v130, 31, v129
	v_cvt_f16_f32_e32 v65.h, v66
	v_cvt_f16_f32_e32 v57.l, v57
	v_cvt_f16_f32_e32 v49.l, v49
	v_add_nc_u32_e32 v107, s0, v131
	v_ashrrev_i32_e32 v132, 31, v131
	v_lshlrev_b64 v[129:130], 1, v[129:130]
	v_cvt_f16_f32_e32 v49.h, v50
	v_cvt_f16_f32_e32 v50.l, v51
	v_add_nc_u32_e32 v133, s0, v107
	v_ashrrev_i32_e32 v108, 31, v107
	v_lshlrev_b64 v[131:132], 1, v[131:132]
	v_add_co_u32 v129, vcc_lo, s4, v129
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v135, s0, v133
	v_ashrrev_i32_e32 v134, 31, v133
	v_lshlrev_b64 v[107:108], 1, v[107:108]
	v_add_co_ci_u32_e64 v130, null, s5, v130, vcc_lo
	v_add_nc_u32_e32 v137, s0, v135
	v_ashrrev_i32_e32 v136, 31, v135
	v_lshlrev_b64 v[133:134], 1, v[133:134]
	v_add_co_u32 v131, vcc_lo, s4, v131
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v138, 31, v137
	v_add_nc_u32_e32 v109, s0, v137
	v_lshlrev_b64 v[135:136], 1, v[135:136]
	v_add_co_ci_u32_e64 v132, null, s5, v132, vcc_lo
	v_add_co_u32 v107, vcc_lo, s4, v107
	v_lshlrev_b64 v[137:138], 1, v[137:138]
	v_add_co_ci_u32_e64 v108, null, s5, v108, vcc_lo
	v_add_co_u32 v133, vcc_lo, s4, v133
	v_add_nc_u32_e32 v139, s0, v109
	v_add_co_ci_u32_e64 v134, null, s5, v134, vcc_lo
	v_add_co_u32 v135, vcc_lo, s4, v135
	global_store_b16 v[129:130], v0, off
	v_cvt_f16_f32_e32 v0.l, v110
	v_ashrrev_i32_e32 v110, 31, v109
	v_add_co_ci_u32_e64 v136, null, s5, v136, vcc_lo
	v_add_co_u32 v137, vcc_lo, s4, v137
	v_ashrrev_i32_e32 v140, 31, v139
	v_add_co_ci_u32_e64 v138, null, s5, v138, vcc_lo
	v_lshlrev_b64 v[109:110], 1, v[109:110]
	s_clause 0x4
	global_store_d16_hi_b16 v[131:132], v0, off
	global_store_b16 v[107:108], v105, off
	global_store_d16_hi_b16 v[133:134], v105, off
	global_store_b16 v[135:136], v106, off
	global_store_b16 v[137:138], v0, off
	v_lshlrev_b64 v[105:106], 1, v[139:140]
	v_add_co_u32 v109, vcc_lo, s4, v109
	v_cvt_f16_f32_e32 v0.l, v111
	v_add_co_ci_u32_e64 v110, null, s5, v110, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v111, vcc_lo, s4, v105
	v_cvt_f16_f32_e32 v0.h, v112
	v_add_co_ci_u32_e64 v112, null, s5, v106, vcc_lo
	v_cvt_f16_f32_e32 v105.l, v121
	v_cvt_f16_f32_e32 v105.h, v122
	v_cvt_f16_f32_e32 v106.l, v123
	s_clause 0x4
	global_store_b16 v[109:110], v0, off
	global_store_d16_hi_b16 v[111:112], v0, off
	global_store_b16 v[129:130], v105, off offset:32
	global_store_d16_hi_b16 v[131:132], v105, off offset:32
	global_store_b16 v[107:108], v106, off offset:32
	v_cvt_f16_f32_e32 v0.l, v124
	v_cvt_f16_f32_e32 v0.h, v125
	v_cvt_f16_f32_e32 v105.l, v126
	v_cvt_f16_f32_e32 v105.h, v127
	v_cvt_f16_f32_e64 v106.l, v128
	s_clause 0x4
	global_store_b16 v[133:134], v0, off offset:32
	global_store_d16_hi_b16 v[135:136], v0, off offset:32
	global_store_b16 v[137:138], v105, off offset:32
	global_store_d16_hi_b16 v[109:110], v105, off offset:32
	global_store_b16 v[111:112], v106, off offset:32
	v_cvt_f16_f32_e32 v0.l, v113
	v_cvt_f16_f32_e32 v0.h, v114
	v_cvt_f16_f32_e32 v105.l, v115
	v_cvt_f16_f32_e32 v105.h, v116
	v_cvt_f16_f32_e32 v106.l, v117
	s_clause 0x4
	global_store_b16 v[129:130], v0, off offset:64
	global_store_d16_hi_b16 v[131:132], v0, off offset:64
	global_store_b16 v[107:108], v105, off offset:64
	global_store_d16_hi_b16 v[133:134], v105, off offset:64
	global_store_b16 v[135:136], v106, off offset:64
	v_cvt_f16_f32_e32 v0.l, v118
	v_cvt_f16_f32_e32 v0.h, v119
	v_cvt_f16_f32_e32 v105.l, v120
	v_add_nc_u32_e32 v98, s0, v139
	s_clause 0x4
	global_store_b16 v[137:138], v0, off offset:64
	global_store_d16_hi_b16 v[109:110], v0, off offset:64
	global_store_b16 v[111:112], v105, off offset:64
	global_store_b16 v[129:130], v97, off offset:96
	global_store_d16_hi_b16 v[131:132], v97, off offset:96
	v_cvt_f16_f32_e32 v0.l, v99
	v_cvt_f16_f32_e32 v97.l, v101
	v_cvt_f16_f32_e32 v0.h, v100
	v_cvt_f16_f32_e32 v97.h, v102
	v_ashrrev_i32_e32 v99, 31, v98
	s_clause 0x3
	global_store_b16 v[107:108], v0, off offset:96
	global_store_d16_hi_b16 v[133:134], v0, off offset:96
	global_store_b16 v[135:136], v97, off offset:96
	global_store_d16_hi_b16 v[137:138], v97, off offset:96
	v_add_nc_u32_e32 v97, s0, v98
	v_lshlrev_b64 v[99:100], 1, v[98:99]
	v_cvt_f16_f32_e32 v0.l, v103
	v_cvt_f16_f32_e32 v0.h, v104
	v_cvt_f16_f32_e32 v33.l, v33
	v_add_nc_u32_e32 v101, s0, v97
	v_ashrrev_i32_e32 v98, 31, v97
	v_add_co_u32 v99, vcc_lo, s4, v99
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v100, null, s5, v100, vcc_lo
	v_ashrrev_i32_e32 v102, 31, v101
	s_clause 0x2
	global_store_b16 v[109:110], v0, off offset:96
	global_store_d16_hi_b16 v[111:112], v0, off offset:96
	global_store_b16 v[99:100], v89, off
	v_cvt_f16_f32_e32 v0.l, v90
	v_lshlrev_b64 v[89:90], 1, v[101:102]
	v_add_nc_u32_e32 v101, s0, v101
	v_lshlrev_b64 v[97:98], 1, v[97:98]
	v_cvt_f16_f32_e32 v0.h, v91
	v_cvt_f16_f32_e32 v33.h, v34
	v_cvt_f16_f32_e32 v25.l, v25
	v_add_nc_u32_e32 v103, s0, v101
	v_ashrrev_i32_e32 v102, 31, v101
	v_add_co_u32 v97, vcc_lo, s4, v97
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v98, null, s5, v98, vcc_lo
	v_add_co_u32 v105, vcc_lo, s4, v89
	v_add_nc_u32_e32 v89, s0, v103
	v_ashrrev_i32_e32 v104, 31, v103
	v_add_co_ci_u32_e64 v106, null, s5, v90, vcc_lo
	v_lshlrev_b64 v[101:102], 1, v[101:102]
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v90, 31, v89
	global_store_b16 v[97:98], v0, off
	v_cvt_f16_f32_e32 v0.l, v92
	v_lshlrev_b64 v[91:92], 1, v[103:104]
	global_store_d16_hi_b16 v[105:106], v0, off
	v_lshlrev_b64 v[103:104], 1, v[89:90]
	v_add_nc_u32_e32 v90, s0, v89
	v_add_co_u32 v101, vcc_lo, s4, v101
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v102, null, s5, v102, vcc_lo
	v_add_co_u32 v107, vcc_lo, s4, v91
	v_add_co_ci_u32_e64 v108, null, s5, v92, vcc_lo
	v_add_nc_u32_e32 v92, s0, v90
	v_ashrrev_i32_e32 v91, 31, v90
	v_cvt_f16_f32_e32 v0.h, v93
	v_add_co_u32 v103, vcc_lo, s4, v103
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v93, 31, v92
	v_lshlrev_b64 v[90:91], 1, v[90:91]
	v_cvt_f16_f32_e32 v89.l, v94
	v_add_co_ci_u32_e64 v104, null, s5, v104, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[93:94], 1, v[92:93]
	s_clause 0x2
	global_store_b16 v[101:102], v0, off
	global_store_d16_hi_b16 v[107:108], v0, off
	global_store_b16 v[103:104], v89, off
	v_add_co_u32 v89, vcc_lo, s4, v90
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v90, null, s5, v91, vcc_lo
	v_add_co_u32 v93, vcc_lo, s4, v93
	v_cvt_f16_f32_e32 v0.l, v95
	v_cvt_f16_f32_e32 v0.h, v96
	v_add_co_ci_u32_e64 v94, null, s5, v94, vcc_lo
	s_clause 0x4
	global_store_b16 v[89:90], v0, off
	global_store_d16_hi_b16 v[93:94], v0, off
	global_store_b16 v[99:100], v81, off offset:32
	global_store_d16_hi_b16 v[97:98], v81, off offset:32
	global_store_b16 v[105:106], v82, off offset:32
	v_cvt_f16_f32_e32 v0.l, v84
	v_cvt_f16_f32_e32 v0.h, v85
	v_cvt_f16_f32_e32 v81.l, v86
	v_cvt_f16_f32_e32 v81.h, v87
	v_cvt_f16_f32_e32 v82.l, v88
	s_clause 0x4
	global_store_b16 v[101:102], v0, off offset:32
	global_store_d16_hi_b16 v[107:108], v0, off offset:32
	global_store_b16 v[103:104], v81, off offset:32
	global_store_d16_hi_b16 v[89:90], v81, off offset:32
	global_store_b16 v[93:94], v82, off offset:32
	v_cvt_f16_f32_e32 v0.l, v73
	v_cvt_f16_f32_e32 v0.h, v74
	v_cvt_f16_f32_e32 v73.l, v75
	v_cvt_f16_f32_e32 v73.h, v76
	v_cvt_f16_f32_e32 v74.l, v77
	s_clause 0x4
	global_store_b16 v[99:100], v0, off offset:64
	global_store_d16_hi_b16 v[97:98], v0, off offset:64
	global_store_b16 v[105:106], v73, off offset:64
	global_store_d16_hi_b16 v[101:102], v73, off offset:64
	global_store_b16 v[107:108], v74, off offset:64
	v_cvt_f16_f32_e32 v0.l, v78
	v_cvt_f16_f32_e32 v0.h, v79
	v_cvt_f16_f32_e32 v73.l, v80
	v_add_nc_u32_e32 v66, s0, v92
	s_clause 0x4
	global_store_b16 v[103:104], v0, off offset:64
	global_store_d16_hi_b16 v[89:90], v0, off offset:64
	global_store_b16 v[93:94], v73, off offset:64
	global_store_b16 v[99:100], v65, off offset:96
	global_store_d16_hi_b16 v[97:98], v65, off offset:96
	v_cvt_f16_f32_e32 v0.l, v67
	v_cvt_f16_f32_e32 v65.l, v69
	v_cvt_f16_f32_e32 v0.h, v68
	v_cvt_f16_f32_e32 v65.h, v70
	v_ashrrev_i32_e32 v67, 31, v66
	s_clause 0x3
	global_store_b16 v[105:106], v0, off offset:96
	global_store_d16_hi_b16 v[101:102], v0, off offset:96
	global_store_b16 v[107:108], v65, off offset:96
	global_store_d16_hi_b16 v[103:104], v65, off offset:96
	v_add_nc_u32_e32 v65, s0, v66
	v_lshlrev_b64 v[67:68], 1, v[66:67]
	v_cvt_f16_f32_e32 v0.l, v71
	v_cvt_f16_f32_e32 v0.h, v72
	v_cvt_f16_f32_e32 v9.l, v9
	v_add_nc_u32_e32 v69, s0, v65
	v_ashrrev_i32_e32 v66, 31, v65
	v_add_co_u32 v67, vcc_lo, s4, v67
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v68, null, s5, v68, vcc_lo
	v_ashrrev_i32_e32 v70, 31, v69
	s_clause 0x2
	global_store_b16 v[89:90], v0, off offset:96
	global_store_d16_hi_b16 v[93:94], v0, off offset:96
	global_store_b16 v[67:68], v57, off
	v_cvt_f16_f32_e32 v0.l, v58
	v_lshlrev_b64 v[57:58], 1, v[69:70]
	v_add_nc_u32_e32 v69, s0, v69
	v_lshlrev_b64 v[65:66], 1, v[65:66]
	v_cvt_f16_f32_e32 v0.h, v59
	v_cvt_f16_f32_e32 v9.h, v13
	v_cvt_f16_f32_e32 v1.l, v1
	v_add_nc_u32_e32 v71, s0, v69
	v_ashrrev_i32_e32 v70, 31, v69
	v_add_co_u32 v65, vcc_lo, s4, v65
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v66, null, s5, v66, vcc_lo
	v_add_co_u32 v73, vcc_lo, s4, v57
	v_add_nc_u32_e32 v57, s0, v71
	v_ashrrev_i32_e32 v72, 31, v71
	v_add_co_ci_u32_e64 v74, null, s5, v58, vcc_lo
	v_lshlrev_b64 v[69:70], 1, v[69:70]
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v58, 31, v57
	global_store_b16 v[65:66], v0, off
	v_cvt_f16_f32_e32 v0.l, v60
	v_lshlrev_b64 v[59:60], 1, v[71:72]
	global_store_d16_hi_b16 v[73:74], v0, off
	v_lshlrev_b64 v[71:72], 1, v[57:58]
	v_add_nc_u32_e32 v58, s0, v57
	v_add_co_u32 v69, vcc_lo, s4, v69
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v70, null, s5, v70, vcc_lo
	v_add_co_u32 v75, vcc_lo, s4, v59
	v_add_co_ci_u32_e64 v76, null, s5, v60, vcc_lo
	v_add_nc_u32_e32 v60, s0, v58
	v_ashrrev_i32_e32 v59, 31, v58
	v_cvt_f16_f32_e32 v0.h, v61
	v_add_co_u32 v71, vcc_lo, s4, v71
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v61, 31, v60
	v_lshlrev_b64 v[58:59], 1, v[58:59]
	v_cvt_f16_f32_e32 v57.l, v62
	v_add_co_ci_u32_e64 v72, null, s5, v72, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[61:62], 1, v[60:61]
	s_clause 0x2
	global_store_b16 v[69:70], v0, off
	global_store_d16_hi_b16 v[75:76], v0, off
	global_store_b16 v[71:72], v57, off
	v_add_co_u32 v57, vcc_lo, s4, v58
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v58, null, s5, v59, vcc_lo
	v_add_co_u32 v61, vcc_lo, s4, v61
	v_cvt_f16_f32_e32 v0.l, v63
	v_cvt_f16_f32_e32 v0.h, v64
	v_add_co_ci_u32_e64 v62, null, s5, v62, vcc_lo
	s_clause 0x4
	global_store_b16 v[57:58], v0, off
	global_store_d16_hi_b16 v[61:62], v0, off
	global_store_b16 v[67:68], v49, off offset:32
	global_store_d16_hi_b16 v[65:66], v49, off offset:32
	global_store_b16 v[73:74], v50, off offset:32
	v_cvt_f16_f32_e32 v0.l, v52
	v_cvt_f16_f32_e32 v0.h, v53
	v_cvt_f16_f32_e32 v49.l, v54
	v_cvt_f16_f32_e32 v49.h, v55
	v_cvt_f16_f32_e32 v50.l, v56
	s_clause 0x4
	global_store_b16 v[69:70], v0, off offset:32
	global_store_d16_hi_b16 v[75:76], v0, off offset:32
	global_store_b16 v[71:72], v49, off offset:32
	global_store_d16_hi_b16 v[57:58], v49, off offset:32
	global_store_b16 v[61:62], v50, off offset:32
	v_cvt_f16_f32_e32 v0.l, v41
	v_cvt_f16_f32_e32 v0.h, v42
	v_cvt_f16_f32_e32 v41.l, v43
	v_cvt_f16_f32_e32 v41.h, v44
	v_cvt_f16_f32_e32 v42.l, v45
	s_clause 0x4
	global_store_b16 v[67:68], v0, off offset:64
	global_store_d16_hi_b16 v[65:66], v0, off offset:64
	global_store_b16 v[73:74], v41, off offset:64
	global_store_d16_hi_b16 v[69:70], v41, off offset:64
	global_store_b16 v[75:76], v42, off offset:64
	v_cvt_f16_f32_e32 v0.l, v46
	v_cvt_f16_f32_e32 v0.h, v47
	v_cvt_f16_f32_e32 v41.l, v48
	v_add_nc_u32_e32 v34, s0, v60
	s_clause 0x4
	global_store_b16 v[71:72], v0, off offset:64
	global_store_d16_hi_b16 v[57:58], v0, off offset:64
	global_store_b16 v[61:62], v41, off offset:64
	global_store_b16 v[67:68], v33, off offset:96
	global_store_d16_hi_b16 v[65:66], v33, off offset:96
	v_cvt_f16_f32_e32 v0.l, v35
	v_cvt_f16_f32_e32 v33.l, v37
	v_cvt_f16_f32_e32 v0.h, v36
	v_cvt_f16_f32_e32 v33.h, v38
	v_ashrrev_i32_e32 v35, 31, v34
	s_clause 0x3
	global_store_b16 v[73:74], v0, off offset:96
	global_store_d16_hi_b16 v[69:70], v0, off offset:96
	global_store_b16 v[75:76], v33, off offset:96
	global_store_d16_hi_b16 v[71:72], v33, off offset:96
	v_add_nc_u32_e32 v33, s0, v34
	v_lshlrev_b64 v[35:36], 1, v[34:35]
	v_cvt_f16_f32_e32 v0.l, v39
	v_cvt_f16_f32_e32 v0.h, v40
	v_cvt_f16_f32_e32 v1.h, v2
	v_add_nc_u32_e32 v37, s0, v33
	v_ashrrev_i32_e32 v34, 31, v33
	v_add_co_u32 v35, vcc_lo, s4, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v36, null, s5, v36, vcc_lo
	v_ashrrev_i32_e32 v38, 31, v37
	s_clause 0x2
	global_store_b16 v[57:58], v0, off offset:96
	global_store_d16_hi_b16 v[61:62], v0, off offset:96
	global_store_b16 v[35:36], v25, off
	v_cvt_f16_f32_e32 v0.l, v26
	v_lshlrev_b64 v[25:26], 1, v[37:38]
	v_add_nc_u32_e32 v37, s0, v37
	v_lshlrev_b64 v[33:34], 1, v[33:34]
	v_cvt_f16_f32_e32 v0.h, v27
	v_cvt_f16_f32_e32 v2.l, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v39, s0, v37
	v_ashrrev_i32_e32 v38, 31, v37
	v_add_co_u32 v33, vcc_lo, s4, v33
	v_add_co_ci_u32_e64 v34, null, s5, v34, vcc_lo
	v_add_co_u32 v41, vcc_lo, s4, v25
	v_ashrrev_i32_e32 v40, 31, v39
	v_add_nc_u32_e32 v25, s0, v39
	v_add_co_ci_u32_e64 v42, null, s5, v26, vcc_lo
	global_store_b16 v[33:34], v0, off
	v_cvt_f16_f32_e32 v0.l, v28
	v_lshlrev_b64 v[27:28], 1, v[39:40]
	v_ashrrev_i32_e32 v26, 31, v25
	v_add_nc_u32_e32 v39, s0, v25
	v_lshlrev_b64 v[37:38], 1, v[37:38]
	global_store_d16_hi_b16 v[41:42], v0, off
	v_cvt_f16_f32_e32 v0.h, v29
	v_lshlrev_b64 v[43:44], 1, v[25:26]
	v_cvt_f16_f32_e32 v25.l, v30
	v_add_nc_u32_e32 v30, s0, v39
	v_ashrrev_i32_e32 v40, 31, v39
	v_add_co_u32 v37, vcc_lo, s4, v37
	v_cvt_f16_f32_e32 v25.h, v31
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v31, 31, v30
	v_add_co_ci_u32_e64 v38, null, s5, v38, vcc_lo
	v_add_co_u32 v26, vcc_lo, s4, v27
	v_add_co_ci_u32_e64 v27, null, s5, v28, vcc_lo
	v_lshlrev_b64 v[28:29], 1, v[39:40]
	v_lshlrev_b64 v[30:31], 1, v[30:31]
	v_add_co_u32 v39, vcc_lo, s4, v43
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v40, null, s5, v44, vcc_lo
	v_add_co_u32 v28, vcc_lo, s4, v28
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v29, null, s5, v29, vcc_lo
	v_add_co_u32 v30, vcc_lo, s4, v30
	global_store_b16 v[37:38], v0, off
	v_cvt_f16_f32_e32 v0.l, v32
	v_add_co_ci_u32_e64 v31, null, s5, v31, vcc_lo
	s_clause 0x2
	global_store_d16_hi_b16 v[26:27], v0, off
	global_store_b16 v[39:40], v25, off
	global_store_d16_hi_b16 v[28:29], v25, off
	v_cvt_f16_f32_e32 v0.h, v17
	v_cvt_f16_f32_e32 v17.l, v18
	v_cvt_f16_f32_e32 v17.h, v19
	v_cvt_f16_f32_e32 v18.l, v20
	s_clause 0x4
	global_store_b16 v[30:31], v0, off
	global_store_d16_hi_b16 v[35:36], v0, off offset:32
	global_store_b16 v[33:34], v17, off offset:32
	global_store_d16_hi_b16 v[41:42], v17, off offset:32
	global_store_b16 v[37:38], v18, off offset:32
	v_cvt_f16_f32_e32 v0.l, v21
	v_cvt_f16_f32_e32 v0.h, v22
	v_cvt_f16_f32_e32 v17.l, v23
	v_cvt_f16_f32_e32 v17.h, v24
	s_clause 0x4
	global_store_b16 v[26:27], v0, off offset:32
	global_store_d16_hi_b16 v[39:40], v0, off offset:32
	global_store_b16 v[28:29], v17, off offset:32
	global_store_d16_hi_b16 v[30:31], v17, off offset:32
	global_store_b16 v[35:36], v9, off offset:64
	v_cvt_f16_f32_e32 v0.l, v10
	v_cvt_f16_f32_e32 v0.h, v11
	v_cvt_f16_f32_e32 v9.l, v12
	v_cvt_f16_f32_e32 v10.l, v14
	s_clause 0x4
	global_store_b16 v[33:34], v0, off offset:64
	global_store_d16_hi_b16 v[41:42], v0, off offset:64
	global_store_b16 v[37:38], v9, off offset:64
	global_store_d16_hi_b16 v[26:27], v9, off offset:64
	global_store_b16 v[39:40], v10, off offset:64
	v_cvt_f16_f32_e32 v0.l, v15
	v_cvt_f16_f32_e32 v0.h, v16
	s_clause 0x4
	global_store_b16 v[28:29], v0, off offset:64
	global_store_d16_hi_b16 v[30:31], v0, off offset:64
	global_store_b16 v[35:36], v1, off offset:96
	global_store_d16_hi_b16 v[33:34], v1, off offset:96
	global_store_b16 v[41:42], v2, off offset:96
	v_cvt_f16_f32_e32 v0.l, v4
	v_cvt_f16_f32_e32 v0.h, v5
	v_cvt_f16_f32_e32 v1.l, v6
	v_cvt_f16_f32_e32 v1.h, v7
	v_cvt_f16_f32_e32 v2.l, v8
	s_clause 0x4
	global_store_b16 v[37:38], v0, off offset:96
	global_store_d16_hi_b16 v[26:27], v0, off offset:96
	global_store_b16 v[39:40], v1, off offset:96
	global_store_d16_hi_b16 v[28:29], v1, off offset:96
	global_store_b16 v[30:31], v2, off offset:96
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hgemm_wmma
		.amdhsa_group_segment_fixed_size 20480
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 235
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 43
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end3:
	.size	hgemm_wmma, .Lfunc_end3-hgemm_wmma
                                        ; -- End function
	.set hgemm_wmma.num_vgpr, 235
	.set hgemm_wmma.num_agpr, 0
	.set hgemm_wmma.numbered_sgpr, 16
	.set hgemm_wmma.num_named_barrier, 0
	.set hgemm_wmma.private_seg_size, 0
	.set hgemm_wmma.uses_vcc, 1
	.set hgemm_wmma.uses_flat_scratch, 0
	.set hgemm_wmma.has_dyn_sized_stack, 0
	.set hgemm_wmma.has_recursion, 0
	.set hgemm_wmma.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 5428
; TotalNumSgprs: 18
; NumVgprs: 235
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 20480 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 29
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 235
; Occupancy: 6
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
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
    .group_segment_fixed_size: 20480
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 128
    .name:           hgemm_wmma
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         hgemm_wmma.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     235
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
