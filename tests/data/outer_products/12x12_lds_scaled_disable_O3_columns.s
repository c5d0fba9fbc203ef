	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	kernel                  ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x10
	v_and_b32_e32 v1, 7, v0
	v_lshrrev_b32_e32 v75, 3, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_mul_u32_u24_e32 v73, 12, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB0_10
; %bb.1:
	s_load_b128 s[0:3], s[0:1], 0x0
	s_mul_i32 s9, s6, s15
	v_mul_u32_u24_e32 v1, 48, v75
	s_mul_i32 s8, s9, 48
	v_dual_mov_b32 v3, 0 :: v_dual_lshlrev_b32 v152, 2, v73
	v_lshlrev_b32_e32 v154, 2, v0
	s_mul_i32 s10, s9, 0x60
	s_ashr_i32 s9, s8, 31
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	v_or_b32_e32 v153, 0xffffffe0, v0
	v_dual_mov_b32 v2, v0 :: v_dual_mov_b32 v149, v3
	v_or_b32_e32 v156, 0x1800, v1
	v_mov_b32_e32 v151, v3
	v_or_b32_e32 v155, 0x1800, v154
	v_mov_b32_e32 v150, v3
	v_mov_b32_e32 v148, v3
	v_mov_b32_e32 v147, v3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s8, s0, s8
	s_addc_u32 s9, s1, s9
	s_lshl_b64 s[0:1], s[10:11], 2
	v_mov_b32_e32 v146, v3
	v_mov_b32_e32 v145, v3
	v_mov_b32_e32 v144, v3
	v_mov_b32_e32 v143, v3
	v_mov_b32_e32 v142, v3
	v_mov_b32_e32 v141, v3
	v_mov_b32_e32 v140, v3
	v_mov_b32_e32 v139, v3
	v_mov_b32_e32 v138, v3
	v_mov_b32_e32 v137, v3
	v_mov_b32_e32 v136, v3
	v_mov_b32_e32 v135, v3
	v_mov_b32_e32 v134, v3
	v_mov_b32_e32 v133, v3
	v_mov_b32_e32 v132, v3
	v_mov_b32_e32 v131, v3
	v_mov_b32_e32 v130, v3
	v_mov_b32_e32 v129, v3
	v_mov_b32_e32 v128, v3
	v_mov_b32_e32 v127, v3
	v_mov_b32_e32 v126, v3
	v_mov_b32_e32 v125, v3
	v_mov_b32_e32 v124, v3
	v_mov_b32_e32 v123, v3
	v_mov_b32_e32 v122, v3
	v_mov_b32_e32 v121, v3
	v_mov_b32_e32 v120, v3
	v_mov_b32_e32 v119, v3
	v_mov_b32_e32 v118, v3
	v_mov_b32_e32 v117, v3
	v_mov_b32_e32 v116, v3
	v_mov_b32_e32 v115, v3
	v_mov_b32_e32 v114, v3
	v_mov_b32_e32 v113, v3
	v_mov_b32_e32 v112, v3
	v_mov_b32_e32 v111, v3
	v_mov_b32_e32 v110, v3
	v_mov_b32_e32 v109, v3
	v_mov_b32_e32 v108, v3
	v_mov_b32_e32 v107, v3
	v_mov_b32_e32 v106, v3
	v_mov_b32_e32 v105, v3
	v_mov_b32_e32 v104, v3
	v_mov_b32_e32 v103, v3
	v_mov_b32_e32 v102, v3
	v_mov_b32_e32 v101, v3
	v_mov_b32_e32 v100, v3
	v_mov_b32_e32 v99, v3
	v_mov_b32_e32 v98, v3
	v_mov_b32_e32 v97, v3
	v_mov_b32_e32 v96, v3
	v_mov_b32_e32 v95, v3
	v_mov_b32_e32 v94, v3
	v_mov_b32_e32 v93, v3
	v_mov_b32_e32 v92, v3
	v_mov_b32_e32 v91, v3
	v_mov_b32_e32 v90, v3
	v_mov_b32_e32 v89, v3
	v_mov_b32_e32 v88, v3
	v_mov_b32_e32 v87, v3
	v_mov_b32_e32 v86, v3
	v_mov_b32_e32 v85, v3
	v_mov_b32_e32 v84, v3
	v_mov_b32_e32 v83, v3
	v_mov_b32_e32 v82, v3
	v_mov_b32_e32 v81, v3
	v_mov_b32_e32 v80, v3
	v_mov_b32_e32 v79, v3
	v_mov_b32_e32 v78, v3
	v_mov_b32_e32 v77, v3
	v_mov_b32_e32 v76, v3
	v_mov_b32_e32 v74, v3
	v_mov_b32_e32 v72, v3
	v_mov_b32_e32 v71, v3
	v_mov_b32_e32 v70, v3
	v_mov_b32_e32 v69, v3
	v_mov_b32_e32 v68, v3
	v_mov_b32_e32 v67, v3
	v_mov_b32_e32 v66, v3
	v_mov_b32_e32 v65, v3
	v_mov_b32_e32 v64, v3
	v_mov_b32_e32 v63, v3
	v_mov_b32_e32 v62, v3
	v_mov_b32_e32 v61, v3
	v_mov_b32_e32 v60, v3
	v_mov_b32_e32 v59, v3
	v_mov_b32_e32 v58, v3
	v_mov_b32_e32 v57, v3
	v_mov_b32_e32 v56, v3
	v_mov_b32_e32 v55, v3
	v_mov_b32_e32 v54, v3
	v_mov_b32_e32 v53, v3
	v_mov_b32_e32 v52, v3
	v_mov_b32_e32 v51, v3
	v_mov_b32_e32 v50, v3
	v_mov_b32_e32 v49, v3
	v_mov_b32_e32 v48, v3
	v_mov_b32_e32 v47, v3
	v_mov_b32_e32 v46, v3
	v_mov_b32_e32 v45, v3
	v_mov_b32_e32 v44, v3
	v_mov_b32_e32 v43, v3
	v_mov_b32_e32 v42, v3
	v_mov_b32_e32 v41, v3
	v_mov_b32_e32 v40, v3
	v_mov_b32_e32 v39, v3
	v_mov_b32_e32 v38, v3
	v_mov_b32_e32 v37, v3
	v_mov_b32_e32 v36, v3
	v_mov_b32_e32 v35, v3
	v_mov_b32_e32 v34, v3
	v_mov_b32_e32 v33, v3
	v_mov_b32_e32 v32, v3
	v_mov_b32_e32 v31, v3
	v_mov_b32_e32 v30, v3
	v_mov_b32_e32 v29, v3
	v_mov_b32_e32 v28, v3
	v_mov_b32_e32 v27, v3
	v_mov_b32_e32 v26, v3
	v_mov_b32_e32 v25, v3
	v_mov_b32_e32 v24, v3
	v_mov_b32_e32 v23, v3
	v_mov_b32_e32 v22, v3
	v_mov_b32_e32 v21, v3
	v_mov_b32_e32 v20, v3
	v_mov_b32_e32 v19, v3
	v_mov_b32_e32 v18, v3
	v_mov_b32_e32 v17, v3
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v15, v3
	v_mov_b32_e32 v14, v3
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v11, v3
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v6, v3
	s_add_u32 s2, s2, s0
	s_addc_u32 s3, s3, s1
	s_mov_b32 s10, 0
	v_cmp_gt_u32_e32 vcc_lo, 0x300, v0
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_4 Depth 2
                                        ;     Child Loop BB0_6 Depth 2
                                        ;     Child Loop BB0_8 Depth 2
	s_and_saveexec_b32 s11, vcc_lo
	s_cbranch_execz .LBB0_5
; %bb.3:                                ;   in Loop: Header=BB0_2 Depth=1
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_mov_b32_e32 v1, v155
	v_mov_b32_e32 v157, v153
	s_mov_b32 s12, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s0, s8, v4
	v_add_co_ci_u32_e64 v5, null, s9, v5, s0
	.p2align	6
.LBB0_4:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	global_load_b32 v158, v[4:5], off
	v_add_nc_u32_e32 v157, 32, v157
	v_add_co_u32 v4, s0, 0x80, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v5, null, 0, v5, s0
	v_cmp_lt_u32_e64 s1, 0x2df, v157
	s_or_b32 s12, s1, s12
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v158
	v_add_nc_u32_e32 v1, 0x80, v1
	s_and_not1_b32 exec_lo, exec_lo, s12
	s_cbranch_execnz .LBB0_4
.LBB0_5:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b32 exec_lo, exec_lo, s11
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v157, v153
	s_mov_b32 s11, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_mov_b32_e32 v1, v154
	v_add_co_u32 v4, s0, s2, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s3, v5, s0
	.p2align	6
.LBB0_6:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	global_load_b32 v158, v[4:5], off
	v_add_nc_u32_e32 v157, 32, v157
	v_add_co_u32 v4, s0, 0x80, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v5, null, 0, v5, s0
	v_cmp_lt_u32_e64 s1, 0x5df, v157
	s_or_b32 s11, s1, s11
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v158
	v_add_nc_u32_e32 v1, 0x80, v1
	s_and_not1_b32 exec_lo, exec_lo, s11
	s_cbranch_execnz .LBB0_6
; %bb.7:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b32 exec_lo, exec_lo, s11
	v_mov_b32_e32 v1, v152
	s_mov_b32 s0, 0
	s_waitcnt lgkmcnt(0)
	; wave barrier
.LBB0_8:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ds_load_b128 v[157:160], v1
	ds_load_b128 v[161:164], v1 offset:16
	ds_load_b128 v[165:168], v1 offset:32
	v_add_nc_u32_e32 v4, s0, v156
	s_addk_i32 s0, 0xc0
	ds_load_b128 v[169:172], v4
	ds_load_b128 v[173:176], v4 offset:16
	ds_load_b128 v[177:180], v4 offset:32
	v_add_nc_u32_e32 v1, 0x180, v1
	s_cmpk_lg_i32 s0, 0xc00
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v151, v169, v157
	v_dual_fmac_f32 v139, v170, v157 :: v_dual_fmac_f32 v126, v171, v158
	v_dual_fmac_f32 v127, v171, v157 :: v_dual_fmac_f32 v138, v170, v158
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v115, v172, v157 :: v_dual_fmac_f32 v102, v173, v158
	v_dual_fmac_f32 v103, v173, v157 :: v_dual_fmac_f32 v114, v172, v158
	v_dual_fmac_f32 v91, v174, v157 :: v_dual_fmac_f32 v78, v175, v158
	v_dual_fmac_f32 v79, v175, v157 :: v_dual_fmac_f32 v90, v174, v158
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v65, v176, v157 :: v_dual_fmac_f32 v52, v177, v158
	v_dual_fmac_f32 v53, v177, v157 :: v_dual_fmac_f32 v64, v176, v158
	v_dual_fmac_f32 v41, v178, v157 :: v_dual_fmac_f32 v28, v179, v158
	v_dual_fmac_f32 v29, v179, v157 :: v_dual_fmac_f32 v40, v178, v158
	v_dual_fmac_f32 v17, v180, v157 :: v_dual_fmac_f32 v148, v169, v160
	v_fmac_f32_e32 v150, v169, v158
	v_dual_fmac_f32 v16, v180, v158 :: v_dual_fmac_f32 v149, v169, v159
	v_dual_fmac_f32 v137, v170, v159 :: v_dual_fmac_f32 v124, v171, v160
	v_dual_fmac_f32 v125, v171, v159 :: v_dual_fmac_f32 v136, v170, v160
	v_dual_fmac_f32 v113, v172, v159 :: v_dual_fmac_f32 v100, v173, v160
	v_dual_fmac_f32 v101, v173, v159 :: v_dual_fmac_f32 v112, v172, v160
	v_dual_fmac_f32 v89, v174, v159 :: v_dual_fmac_f32 v76, v175, v160
	v_dual_fmac_f32 v77, v175, v159 :: v_dual_fmac_f32 v88, v174, v160
	v_dual_fmac_f32 v63, v176, v159 :: v_dual_fmac_f32 v50, v177, v160
	v_dual_fmac_f32 v51, v177, v159 :: v_dual_fmac_f32 v62, v176, v160
	v_dual_fmac_f32 v39, v178, v159 :: v_dual_fmac_f32 v26, v179, v160
	v_dual_fmac_f32 v27, v179, v159 :: v_dual_fmac_f32 v38, v178, v160
	v_dual_fmac_f32 v15, v180, v159 :: v_dual_fmac_f32 v74, v175, v161
	v_dual_fmac_f32 v14, v180, v160 :: v_dual_fmac_f32 v147, v169, v161
	v_dual_fmac_f32 v135, v170, v161 :: v_dual_fmac_f32 v146, v169, v162
	v_dual_fmac_f32 v123, v171, v161 :: v_dual_fmac_f32 v134, v170, v162
	v_dual_fmac_f32 v111, v172, v161 :: v_dual_fmac_f32 v122, v171, v162
	v_dual_fmac_f32 v99, v173, v161 :: v_dual_fmac_f32 v110, v172, v162
	v_dual_fmac_f32 v87, v174, v161 :: v_dual_fmac_f32 v98, v173, v162
	v_dual_fmac_f32 v61, v176, v161 :: v_dual_fmac_f32 v86, v174, v162
	v_dual_fmac_f32 v49, v177, v161 :: v_dual_fmac_f32 v72, v175, v162
	v_dual_fmac_f32 v37, v178, v161 :: v_dual_fmac_f32 v60, v176, v162
	v_dual_fmac_f32 v25, v179, v161 :: v_dual_fmac_f32 v48, v177, v162
	v_dual_fmac_f32 v13, v180, v161 :: v_dual_fmac_f32 v36, v178, v162
	v_dual_fmac_f32 v24, v179, v162 :: v_dual_fmac_f32 v145, v169, v163
	v_dual_fmac_f32 v12, v180, v162 :: v_dual_fmac_f32 v133, v170, v163
	v_dual_fmac_f32 v121, v171, v163 :: v_dual_fmac_f32 v144, v169, v164
	v_dual_fmac_f32 v109, v172, v163 :: v_dual_fmac_f32 v132, v170, v164
	v_dual_fmac_f32 v97, v173, v163 :: v_dual_fmac_f32 v120, v171, v164
	v_dual_fmac_f32 v85, v174, v163 :: v_dual_fmac_f32 v108, v172, v164
	v_dual_fmac_f32 v71, v175, v163 :: v_dual_fmac_f32 v96, v173, v164
	v_dual_fmac_f32 v59, v176, v163 :: v_dual_fmac_f32 v84, v174, v164
	v_dual_fmac_f32 v47, v177, v163 :: v_dual_fmac_f32 v70, v175, v164
	v_dual_fmac_f32 v35, v178, v163 :: v_dual_fmac_f32 v58, v176, v164
	v_dual_fmac_f32 v23, v179, v163 :: v_dual_fmac_f32 v46, v177, v164
	v_dual_fmac_f32 v11, v180, v163 :: v_dual_fmac_f32 v34, v178, v164
	v_dual_fmac_f32 v22, v179, v164 :: v_dual_fmac_f32 v143, v169, v165
	v_dual_fmac_f32 v10, v180, v164 :: v_dual_fmac_f32 v131, v170, v165
	v_dual_fmac_f32 v119, v171, v165 :: v_dual_fmac_f32 v142, v169, v166
	v_dual_fmac_f32 v107, v172, v165 :: v_dual_fmac_f32 v130, v170, v166
	v_dual_fmac_f32 v95, v173, v165 :: v_dual_fmac_f32 v118, v171, v166
	v_dual_fmac_f32 v83, v174, v165 :: v_dual_fmac_f32 v106, v172, v166
	v_dual_fmac_f32 v69, v175, v165 :: v_dual_fmac_f32 v94, v173, v166
	v_dual_fmac_f32 v57, v176, v165 :: v_dual_fmac_f32 v82, v174, v166
	v_dual_fmac_f32 v45, v177, v165 :: v_dual_fmac_f32 v68, v175, v166
	v_dual_fmac_f32 v33, v178, v165 :: v_dual_fmac_f32 v56, v176, v166
	v_dual_fmac_f32 v21, v179, v165 :: v_dual_fmac_f32 v44, v177, v166
	v_dual_fmac_f32 v9, v180, v165 :: v_dual_fmac_f32 v32, v178, v166
	v_dual_fmac_f32 v20, v179, v166 :: v_dual_fmac_f32 v141, v169, v167
	v_dual_fmac_f32 v8, v180, v166 :: v_dual_fmac_f32 v129, v170, v167
	v_dual_fmac_f32 v117, v171, v167 :: v_dual_fmac_f32 v140, v169, v168
	v_dual_fmac_f32 v105, v172, v167 :: v_dual_fmac_f32 v128, v170, v168
	v_dual_fmac_f32 v93, v173, v167 :: v_dual_fmac_f32 v116, v171, v168
	v_dual_fmac_f32 v81, v174, v167 :: v_dual_fmac_f32 v104, v172, v168
	v_dual_fmac_f32 v67, v175, v167 :: v_dual_fmac_f32 v92, v173, v168
	v_dual_fmac_f32 v55, v176, v167 :: v_dual_fmac_f32 v80, v174, v168
	v_dual_fmac_f32 v43, v177, v167 :: v_dual_fmac_f32 v66, v175, v168
	v_dual_fmac_f32 v31, v178, v167 :: v_dual_fmac_f32 v54, v176, v168
	v_dual_fmac_f32 v19, v179, v167 :: v_dual_fmac_f32 v42, v177, v168
	v_dual_fmac_f32 v7, v180, v167 :: v_dual_fmac_f32 v30, v178, v168
	v_fmac_f32_e32 v18, v179, v168
	v_fmac_f32_e32 v6, v180, v168
	s_cbranch_scc1 .LBB0_8
; %bb.9:                                ;   in Loop: Header=BB0_2 Depth=1
	v_add_nc_u32_e32 v2, 0x300, v2
	v_add_nc_u32_e32 v0, 0x600, v0
	s_add_i32 s10, s10, 16
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s10, s6
	; wave barrier
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_11
.LBB0_10:
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
	v_dual_mov_b32 v72, 0 :: v_dual_mov_b32 v77, 0
	v_dual_mov_b32 v74, 0 :: v_dual_mov_b32 v79, 0
	v_dual_mov_b32 v76, 0 :: v_dual_mov_b32 v81, 0
	v_dual_mov_b32 v78, 0 :: v_dual_mov_b32 v83, 0
	v_dual_mov_b32 v80, 0 :: v_dual_mov_b32 v85, 0
	v_dual_mov_b32 v82, 0 :: v_dual_mov_b32 v87, 0
	v_dual_mov_b32 v84, 0 :: v_dual_mov_b32 v89, 0
	v_dual_mov_b32 v86, 0 :: v_dual_mov_b32 v91, 0
	v_dual_mov_b32 v88, 0 :: v_dual_mov_b32 v93, 0
	v_dual_mov_b32 v90, 0 :: v_dual_mov_b32 v95, 0
	v_dual_mov_b32 v92, 0 :: v_dual_mov_b32 v97, 0
	v_dual_mov_b32 v94, 0 :: v_dual_mov_b32 v99, 0
	v_dual_mov_b32 v96, 0 :: v_dual_mov_b32 v101, 0
	v_dual_mov_b32 v98, 0 :: v_dual_mov_b32 v103, 0
	v_dual_mov_b32 v100, 0 :: v_dual_mov_b32 v105, 0
	v_dual_mov_b32 v102, 0 :: v_dual_mov_b32 v107, 0
	v_dual_mov_b32 v104, 0 :: v_dual_mov_b32 v109, 0
	v_dual_mov_b32 v106, 0 :: v_dual_mov_b32 v111, 0
	v_dual_mov_b32 v108, 0 :: v_dual_mov_b32 v113, 0
	v_dual_mov_b32 v110, 0 :: v_dual_mov_b32 v115, 0
	v_dual_mov_b32 v112, 0 :: v_dual_mov_b32 v117, 0
	v_dual_mov_b32 v114, 0 :: v_dual_mov_b32 v119, 0
	v_dual_mov_b32 v116, 0 :: v_dual_mov_b32 v121, 0
	v_dual_mov_b32 v118, 0 :: v_dual_mov_b32 v123, 0
	v_dual_mov_b32 v120, 0 :: v_dual_mov_b32 v125, 0
	v_dual_mov_b32 v122, 0 :: v_dual_mov_b32 v127, 0
	v_dual_mov_b32 v124, 0 :: v_dual_mov_b32 v129, 0
	v_dual_mov_b32 v126, 0 :: v_dual_mov_b32 v131, 0
	v_dual_mov_b32 v128, 0 :: v_dual_mov_b32 v133, 0
	v_dual_mov_b32 v130, 0 :: v_dual_mov_b32 v135, 0
	v_dual_mov_b32 v132, 0 :: v_dual_mov_b32 v137, 0
	v_dual_mov_b32 v134, 0 :: v_dual_mov_b32 v139, 0
	v_dual_mov_b32 v136, 0 :: v_dual_mov_b32 v141, 0
	v_dual_mov_b32 v138, 0 :: v_dual_mov_b32 v143, 0
	v_dual_mov_b32 v140, 0 :: v_dual_mov_b32 v145, 0
	v_dual_mov_b32 v142, 0 :: v_dual_mov_b32 v147, 0
	v_dual_mov_b32 v144, 0 :: v_dual_mov_b32 v149, 0
	v_dual_mov_b32 v146, 0 :: v_dual_mov_b32 v151, 0
	v_mov_b32_e32 v148, 0
	v_mov_b32_e32 v150, 0
.LBB0_11:
	v_mul_u32_u24_e32 v2, 0x480, v75
	s_mul_i32 s0, s15, 0x1200
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v0, s7, v151 :: v_dual_mul_f32 v1, s7, v150
	s_ashr_i32 s1, s0, 31
	v_or_b32_e32 v3, v2, v73
	s_lshl_b64 s[0:1], s[0:1], 2
	v_dual_mul_f32 v2, s7, v149 :: v_dual_mul_f32 v147, s7, v147
	v_dual_mul_f32 v150, s7, v144 :: v_dual_mul_f32 v143, s7, v143
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_mul_f32 v149, s7, v145 :: v_dual_lshlrev_b32 v4, 2, v3
	v_dual_mul_f32 v3, s7, v148 :: v_dual_mul_f32 v148, s7, v146
	s_add_u32 s0, s4, s0
	v_dual_mul_f32 v144, s7, v142 :: v_dual_mul_f32 v145, s7, v141
	v_dual_mul_f32 v146, s7, v140 :: v_dual_mul_f32 v139, s7, v139
	s_addc_u32 s1, s5, s1
	v_dual_mul_f32 v140, s7, v138 :: v_dual_mul_f32 v141, s7, v137
	v_dual_mul_f32 v142, s7, v136 :: v_dual_mul_f32 v135, s7, v135
	v_dual_mul_f32 v136, s7, v134 :: v_dual_mul_f32 v137, s7, v133
	v_dual_mul_f32 v138, s7, v132 :: v_dual_mul_f32 v131, s7, v131
	v_dual_mul_f32 v132, s7, v130 :: v_dual_mul_f32 v133, s7, v129
	v_mul_f32_e32 v134, s7, v128
	s_clause 0x5
	global_store_b128 v4, v[0:3], s[0:1]
	global_store_b128 v4, v[147:150], s[0:1] offset:16
	global_store_b128 v4, v[143:146], s[0:1] offset:32
	global_store_b128 v4, v[139:142], s[0:1] offset:384
	global_store_b128 v4, v[135:138], s[0:1] offset:400
	global_store_b128 v4, v[131:134], s[0:1] offset:416
	v_dual_mul_f32 v0, s7, v127 :: v_dual_mul_f32 v3, s7, v124
	v_dual_mul_f32 v1, s7, v126 :: v_dual_mul_f32 v2, s7, v125
	v_dual_mul_f32 v123, s7, v123 :: v_dual_mul_f32 v124, s7, v122
	v_dual_mul_f32 v125, s7, v121 :: v_dual_mul_f32 v126, s7, v120
	v_dual_mul_f32 v119, s7, v119 :: v_dual_mul_f32 v120, s7, v118
	v_dual_mul_f32 v121, s7, v117 :: v_dual_mul_f32 v122, s7, v116
	v_dual_mul_f32 v115, s7, v115 :: v_dual_mul_f32 v116, s7, v114
	v_dual_mul_f32 v117, s7, v113 :: v_dual_mul_f32 v118, s7, v112
	v_dual_mul_f32 v111, s7, v111 :: v_dual_mul_f32 v112, s7, v110
	v_dual_mul_f32 v113, s7, v109 :: v_dual_mul_f32 v114, s7, v108
	v_dual_mul_f32 v107, s7, v107 :: v_dual_mul_f32 v108, s7, v106
	v_dual_mul_f32 v109, s7, v105 :: v_dual_mul_f32 v110, s7, v104
	s_clause 0x5
	global_store_b128 v4, v[0:3], s[0:1] offset:768
	global_store_b128 v4, v[123:126], s[0:1] offset:784
	global_store_b128 v4, v[119:122], s[0:1] offset:800
	global_store_b128 v4, v[115:118], s[0:1] offset:1152
	global_store_b128 v4, v[111:114], s[0:1] offset:1168
	global_store_b128 v4, v[107:110], s[0:1] offset:1184
	v_dual_mul_f32 v0, s7, v103 :: v_dual_mul_f32 v3, s7, v100
	v_dual_mul_f32 v1, s7, v102 :: v_dual_mul_f32 v2, s7, v101
	v_dual_mul_f32 v99, s7, v99 :: v_dual_mul_f32 v100, s7, v98
	v_dual_mul_f32 v101, s7, v97 :: v_dual_mul_f32 v102, s7, v96
	v_dual_mul_f32 v95, s7, v95 :: v_dual_mul_f32 v96, s7, v94
	v_dual_mul_f32 v97, s7, v93 :: v_dual_mul_f32 v98, s7, v92
	v_dual_mul_f32 v91, s7, v91 :: v_dual_mul_f32 v92, s7, v90
	v_dual_mul_f32 v93, s7, v89 :: v_dual_mul_f32 v94, s7, v88
	v_dual_mul_f32 v87, s7, v87 :: v_dual_mul_f32 v88, s7, v86
	v_dual_mul_f32 v89, s7, v85 :: v_dual_mul_f32 v90, s7, v84
	v_dual_mul_f32 v83, s7, v83 :: v_dual_mul_f32 v84, s7, v82
	v_dual_mul_f32 v85, s7, v81 :: v_dual_mul_f32 v86, s7, v80
	s_clause 0x5
	global_store_b128 v4, v[0:3], s[0:1] offset:1536
	global_store_b128 v4, v[99:102], s[0:1] offset:1552
	global_store_b128 v4, v[95:98], s[0:1] offset:1568
	global_store_b128 v4, v[91:94], s[0:1] offset:1920
	global_store_b128 v4, v[87:90], s[0:1] offset:1936
	global_store_b128 v4, v[83:86], s[0:1] offset:1952
	v_dual_mul_f32 v0, s7, v79 :: v_dual_mul_f32 v3, s7, v76
	v_dual_mul_f32 v1, s7, v78 :: v_dual_mul_f32 v2, s7, v77
	v_dual_mul_f32 v73, s7, v74 :: v_dual_mul_f32 v74, s7, v72
	v_dual_mul_f32 v75, s7, v71 :: v_dual_mul_f32 v76, s7, v70
	v_dual_mul_f32 v69, s7, v69 :: v_dual_mul_f32 v70, s7, v68
	v_dual_mul_f32 v71, s7, v67 :: v_dual_mul_f32 v72, s7, v66
	v_dual_mul_f32 v65, s7, v65 :: v_dual_mul_f32 v66, s7, v64
	v_dual_mul_f32 v67, s7, v63 :: v_dual_mul_f32 v68, s7, v62
	v_dual_mul_f32 v61, s7, v61 :: v_dual_mul_f32 v62, s7, v60
	v_dual_mul_f32 v63, s7, v59 :: v_dual_mul_f32 v64, s7, v58
	v_dual_mul_f32 v57, s7, v57 :: v_dual_mul_f32 v58, s7, v56
	v_dual_mul_f32 v59, s7, v55 :: v_dual_mul_f32 v60, s7, v54
	s_clause 0x5
	global_store_b128 v4, v[0:3], s[0:1] offset:2304
	global_store_b128 v4, v[73:76], s[0:1] offset:2320
	global_store_b128 v4, v[69:72], s[0:1] offset:2336
	global_store_b128 v4, v[65:68], s[0:1] offset:2688
	global_store_b128 v4, v[61:64], s[0:1] offset:2704
	global_store_b128 v4, v[57:60], s[0:1] offset:2720
	v_dual_mul_f32 v0, s7, v53 :: v_dual_mul_f32 v3, s7, v50
	v_dual_mul_f32 v1, s7, v52 :: v_dual_mul_f32 v2, s7, v51
	v_dual_mul_f32 v49, s7, v49 :: v_dual_mul_f32 v50, s7, v48
	v_dual_mul_f32 v51, s7, v47 :: v_dual_mul_f32 v52, s7, v46
	v_dual_mul_f32 v45, s7, v45 :: v_dual_mul_f32 v46, s7, v44
	v_dual_mul_f32 v47, s7, v43 :: v_dual_mul_f32 v48, s7, v42
	v_dual_mul_f32 v41, s7, v41 :: v_dual_mul_f32 v42, s7, v40
	v_dual_mul_f32 v43, s7, v39 :: v_dual_mul_f32 v44, s7, v38
	v_dual_mul_f32 v37, s7, v37 :: v_dual_mul_f32 v38, s7, v36
	v_dual_mul_f32 v39, s7, v35 :: v_dual_mul_f32 v40, s7, v34
	v_dual_mul_f32 v33, s7, v33 :: v_dual_mul_f32 v34, s7, v32
	v_dual_mul_f32 v35, s7, v31 :: v_dual_mul_f32 v36, s7, v30
	s_clause 0x5
	global_store_b128 v4, v[0:3], s[0:1] offset:3072
	global_store_b128 v4, v[49:52], s[0:1] offset:3088
	global_store_b128 v4, v[45:48], s[0:1] offset:3104
	global_store_b128 v4, v[41:44], s[0:1] offset:3456
	global_store_b128 v4, v[37:40], s[0:1] offset:3472
	global_store_b128 v4, v[33:36], s[0:1] offset:3488
	v_dual_mul_f32 v0, s7, v29 :: v_dual_mul_f32 v3, s7, v26
	v_dual_mul_f32 v1, s7, v28 :: v_dual_mul_f32 v2, s7, v27
	v_dual_mul_f32 v25, s7, v25 :: v_dual_mul_f32 v26, s7, v24
	v_dual_mul_f32 v27, s7, v23 :: v_dual_mul_f32 v28, s7, v22
	v_dual_mul_f32 v21, s7, v21 :: v_dual_mul_f32 v22, s7, v20
	v_dual_mul_f32 v23, s7, v19 :: v_dual_mul_f32 v24, s7, v18
	v_mul_f32_e32 v17, s7, v17
	v_dual_mul_f32 v20, s7, v14 :: v_dual_add_nc_u32 v5, 0x1080, v4
	v_dual_mul_f32 v18, s7, v16 :: v_dual_mul_f32 v19, s7, v15
	v_dual_mul_f32 v13, s7, v13 :: v_dual_mul_f32 v14, s7, v12
	v_dual_mul_f32 v15, s7, v11 :: v_dual_mul_f32 v16, s7, v10
	v_dual_mul_f32 v9, s7, v9 :: v_dual_mul_f32 v10, s7, v8
	v_dual_mul_f32 v11, s7, v7 :: v_dual_mul_f32 v12, s7, v6
	s_clause 0x5
	global_store_b128 v4, v[0:3], s[0:1] offset:3840
	global_store_b128 v4, v[25:28], s[0:1] offset:3856
	global_store_b128 v4, v[21:24], s[0:1] offset:3872
	global_store_b128 v5, v[17:20], s[0:1]
	global_store_b128 v5, v[13:16], s[0:1] offset:16
	global_store_b128 v5, v[9:12], s[0:1] offset:32
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size 9216
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 241
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
		.amdhsa_inst_pref_size 26
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
	.set kernel.num_vgpr, 181
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
; codeLenInByte = 3232
; TotalNumSgprs: 18
; NumVgprs: 181
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 9216 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 30
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 241
; Occupancy: 4
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
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
      - .offset:         28
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 9216
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 32
    .name:           kernel
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     181
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
