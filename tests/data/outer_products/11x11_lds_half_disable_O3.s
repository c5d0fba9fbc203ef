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
	v_lshrrev_b32_e32 v65, 3, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_mul_u32_u24_e32 v64, 11, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB0_10
; %bb.1:
	s_load_b128 s[0:3], s[0:1], 0x0
	s_mul_i32 s9, s6, s15
	v_mul_u32_u24_e32 v1, 44, v65
	s_mul_i32 s8, s9, 44
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v131, 2, v0
	s_mul_i32 s10, s9, 0x58
	s_ashr_i32 s9, s8, 31
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	v_dual_mov_b32 v2, v0 :: v_dual_lshlrev_b32 v129, 2, v64
	v_or_b32_e32 v130, 0xffffffe0, v0
	v_or_b32_e32 v133, 0x1600, v1
	v_mov_b32_e32 v128, v3
	v_or_b32_e32 v132, 0x1600, v131
	v_mov_b32_e32 v123, v3
	v_mov_b32_e32 v124, v3
	v_mov_b32_e32 v127, v3
	v_mov_b32_e32 v126, v3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s8, s0, s8
	s_addc_u32 s9, s1, s9
	s_lshl_b64 s[0:1], s[10:11], 2
	v_mov_b32_e32 v125, v3
	v_mov_b32_e32 v122, v3
	v_mov_b32_e32 v121, v3
	v_mov_b32_e32 v120, v3
	v_mov_b32_e32 v118, v3
	v_mov_b32_e32 v119, v3
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
	v_mov_b32_e32 v75, v3
	v_mov_b32_e32 v74, v3
	v_mov_b32_e32 v73, v3
	v_mov_b32_e32 v72, v3
	v_mov_b32_e32 v71, v3
	v_mov_b32_e32 v70, v3
	v_mov_b32_e32 v69, v3
	v_mov_b32_e32 v68, v3
	v_mov_b32_e32 v67, v3
	v_mov_b32_e32 v66, v3
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
	v_cmp_gt_u32_e32 vcc_lo, 0x2c0, v0
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_4 Depth 2
                                        ;     Child Loop BB0_6 Depth 2
                                        ;     Child Loop BB0_8 Depth 2
	s_and_saveexec_b32 s11, vcc_lo
	s_cbranch_execz .LBB0_5
; %bb.3:                                ;   in Loop: Header=BB0_2 Depth=1
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_dual_mov_b32 v1, v132 :: v_dual_mov_b32 v134, v130
	s_mov_b32 s12, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s0, s8, v4
	v_add_co_ci_u32_e64 v5, null, s9, v5, s0
	.p2align	6
.LBB0_4:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	global_load_b32 v135, v[4:5], off
	v_add_nc_u32_e32 v134, 32, v134
	v_add_co_u32 v4, s0, 0x80, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v5, null, 0, v5, s0
	v_cmp_lt_u32_e64 s1, 0x29f, v134
	s_or_b32 s12, s1, s12
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v135
	v_add_nc_u32_e32 v1, 0x80, v1
	s_and_not1_b32 exec_lo, exec_lo, s12
	s_cbranch_execnz .LBB0_4
.LBB0_5:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b32 exec_lo, exec_lo, s11
	v_dual_mov_b32 v1, v3 :: v_dual_mov_b32 v134, v130
	s_mov_b32 s11, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_mov_b32_e32 v1, v131
	v_add_co_u32 v4, s0, s2, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s3, v5, s0
	.p2align	6
.LBB0_6:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	global_load_b32 v135, v[4:5], off
	v_add_nc_u32_e32 v134, 32, v134
	v_add_co_u32 v4, s0, 0x80, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v5, null, 0, v5, s0
	v_cmp_lt_u32_e64 s1, 0x55f, v134
	s_or_b32 s11, s1, s11
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v135
	v_add_nc_u32_e32 v1, 0x80, v1
	s_and_not1_b32 exec_lo, exec_lo, s11
	s_cbranch_execnz .LBB0_6
; %bb.7:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b32 exec_lo, exec_lo, s11
	v_mov_b32_e32 v1, v129
	s_mov_b32 s0, 0
	s_waitcnt lgkmcnt(0)
	; wave barrier
.LBB0_8:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ds_load_2addr_b32 v[4:5], v1 offset1:1
	ds_load_2addr_b32 v[134:135], v1 offset0:2 offset1:3
	ds_load_2addr_b32 v[136:137], v1 offset0:4 offset1:5
	ds_load_2addr_b32 v[138:139], v1 offset0:6 offset1:7
	ds_load_2addr_b32 v[140:141], v1 offset0:8 offset1:9
	ds_load_b32 v153, v1 offset:40
	v_add_nc_u32_e32 v152, s0, v133
	s_addk_i32 s0, 0xb0
	ds_load_2addr_b32 v[142:143], v152 offset1:1
	ds_load_2addr_b32 v[144:145], v152 offset0:2 offset1:3
	ds_load_2addr_b32 v[146:147], v152 offset0:4 offset1:5
	ds_load_2addr_b32 v[148:149], v152 offset0:6 offset1:7
	ds_load_2addr_b32 v[150:151], v152 offset0:8 offset1:9
	ds_load_b32 v152, v152 offset:40
	v_add_nc_u32_e32 v1, 0x160, v1
	s_cmpk_lg_i32 s0, 0xb00
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v128, v142, v4
	v_dual_fmac_f32 v123, v142, v5 :: v_dual_fmac_f32 v114, v143, v135
	v_dual_fmac_f32 v124, v142, v134 :: v_dual_fmac_f32 v117, v143, v4
	v_fmac_f32_e32 v127, v142, v135
	v_dual_fmac_f32 v126, v142, v136 :: v_dual_fmac_f32 v115, v143, v134
	v_dual_fmac_f32 v125, v142, v137 :: v_dual_fmac_f32 v110, v143, v139
	v_dual_fmac_f32 v122, v142, v138 :: v_dual_fmac_f32 v113, v143, v136
	v_dual_fmac_f32 v121, v142, v139 :: v_dual_fmac_f32 v116, v143, v5
	v_dual_fmac_f32 v120, v142, v140 :: v_dual_fmac_f32 v111, v143, v138
	v_dual_fmac_f32 v118, v142, v141 :: v_dual_fmac_f32 v109, v143, v140
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v119, v142, v153 :: v_dual_fmac_f32 v106, v144, v4
	v_dual_fmac_f32 v112, v143, v137 :: v_dual_fmac_f32 v103, v144, v135
	v_dual_fmac_f32 v108, v143, v141 :: v_dual_fmac_f32 v99, v144, v139
	v_dual_fmac_f32 v107, v143, v153 :: v_dual_fmac_f32 v104, v144, v134
	v_dual_fmac_f32 v105, v144, v5 :: v_dual_fmac_f32 v92, v145, v135
	v_dual_fmac_f32 v102, v144, v136 :: v_dual_fmac_f32 v93, v145, v134
	v_dual_fmac_f32 v101, v144, v137 :: v_dual_fmac_f32 v88, v145, v139
	v_dual_fmac_f32 v100, v144, v138 :: v_dual_fmac_f32 v95, v145, v4
	v_dual_fmac_f32 v98, v144, v140 :: v_dual_fmac_f32 v89, v145, v138
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v97, v144, v141 :: v_dual_fmac_f32 v84, v146, v4
	v_dual_fmac_f32 v96, v144, v153 :: v_dual_fmac_f32 v91, v145, v136
	v_dual_fmac_f32 v94, v145, v5 :: v_dual_fmac_f32 v81, v146, v135
	v_dual_fmac_f32 v90, v145, v137 :: v_dual_fmac_f32 v77, v146, v139
	v_dual_fmac_f32 v87, v145, v140 :: v_dual_fmac_f32 v82, v146, v134
	v_dual_fmac_f32 v86, v145, v141 :: v_dual_fmac_f32 v73, v147, v4
	v_dual_fmac_f32 v85, v145, v153 :: v_dual_fmac_f32 v80, v146, v136
	v_dual_fmac_f32 v83, v146, v5 :: v_dual_fmac_f32 v70, v147, v135
	v_dual_fmac_f32 v79, v146, v137 :: v_dual_fmac_f32 v66, v147, v139
	v_dual_fmac_f32 v78, v146, v138 :: v_dual_fmac_f32 v69, v147, v136
	v_dual_fmac_f32 v76, v146, v140 :: v_dual_fmac_f32 v71, v147, v134
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v75, v146, v141 :: v_dual_fmac_f32 v60, v148, v4
	v_dual_fmac_f32 v74, v146, v153 :: v_dual_fmac_f32 v67, v147, v138
	v_dual_fmac_f32 v72, v147, v5 :: v_dual_fmac_f32 v57, v148, v135
	v_dual_fmac_f32 v68, v147, v137 :: v_dual_fmac_f32 v53, v148, v139
	v_dual_fmac_f32 v63, v147, v140 :: v_dual_fmac_f32 v58, v148, v134
	v_dual_fmac_f32 v62, v147, v141 :: v_dual_fmac_f32 v49, v149, v4
	v_dual_fmac_f32 v61, v147, v153 :: v_dual_fmac_f32 v56, v148, v136
	v_dual_fmac_f32 v59, v148, v5 :: v_dual_fmac_f32 v46, v149, v135
	v_dual_fmac_f32 v55, v148, v137 :: v_dual_fmac_f32 v42, v149, v139
	v_dual_fmac_f32 v54, v148, v138 :: v_dual_fmac_f32 v45, v149, v136
	v_dual_fmac_f32 v52, v148, v140 :: v_dual_fmac_f32 v47, v149, v134
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v51, v148, v141 :: v_dual_fmac_f32 v38, v150, v4
	v_dual_fmac_f32 v50, v148, v153 :: v_dual_fmac_f32 v43, v149, v138
	v_dual_fmac_f32 v48, v149, v5 :: v_dual_fmac_f32 v35, v150, v135
	v_dual_fmac_f32 v44, v149, v137 :: v_dual_fmac_f32 v31, v150, v139
	v_dual_fmac_f32 v41, v149, v140 :: v_dual_fmac_f32 v36, v150, v134
	v_dual_fmac_f32 v40, v149, v141 :: v_dual_fmac_f32 v27, v151, v4
	v_dual_fmac_f32 v39, v149, v153 :: v_dual_fmac_f32 v34, v150, v136
	v_dual_fmac_f32 v37, v150, v5 :: v_dual_fmac_f32 v24, v151, v135
	v_dual_fmac_f32 v33, v150, v137 :: v_dual_fmac_f32 v20, v151, v139
	v_dual_fmac_f32 v32, v150, v138 :: v_dual_fmac_f32 v23, v151, v136
	v_dual_fmac_f32 v30, v150, v140 :: v_dual_fmac_f32 v25, v151, v134
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v29, v150, v141 :: v_dual_fmac_f32 v16, v152, v4
	v_dual_fmac_f32 v28, v150, v153 :: v_dual_fmac_f32 v21, v151, v138
	v_dual_fmac_f32 v26, v151, v5 :: v_dual_fmac_f32 v13, v152, v135
	v_dual_fmac_f32 v22, v151, v137 :: v_dual_fmac_f32 v9, v152, v139
	v_dual_fmac_f32 v19, v151, v140 :: v_dual_fmac_f32 v14, v152, v134
	v_fmac_f32_e32 v18, v151, v141
	v_dual_fmac_f32 v17, v151, v153 :: v_dual_fmac_f32 v12, v152, v136
	v_fmac_f32_e32 v15, v152, v5
	v_fmac_f32_e32 v11, v152, v137
	v_fmac_f32_e32 v10, v152, v138
	v_fmac_f32_e32 v8, v152, v140
	v_fmac_f32_e32 v7, v152, v141
	v_fmac_f32_e32 v6, v152, v153
	s_cbranch_scc1 .LBB0_8
; %bb.9:                                ;   in Loop: Header=BB0_2 Depth=1
	v_add_nc_u32_e32 v2, 0x2c0, v2
	v_add_nc_u32_e32 v0, 0x580, v0
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
	v_dual_mov_b32 v66, 0 :: v_dual_mov_b32 v67, 0
	v_dual_mov_b32 v68, 0 :: v_dual_mov_b32 v69, 0
	v_dual_mov_b32 v70, 0 :: v_dual_mov_b32 v71, 0
	v_dual_mov_b32 v72, 0 :: v_dual_mov_b32 v73, 0
	v_dual_mov_b32 v74, 0 :: v_dual_mov_b32 v75, 0
	v_dual_mov_b32 v76, 0 :: v_dual_mov_b32 v77, 0
	v_dual_mov_b32 v78, 0 :: v_dual_mov_b32 v79, 0
	v_dual_mov_b32 v80, 0 :: v_dual_mov_b32 v81, 0
	v_dual_mov_b32 v82, 0 :: v_dual_mov_b32 v83, 0
	v_dual_mov_b32 v84, 0 :: v_dual_mov_b32 v85, 0
	v_dual_mov_b32 v86, 0 :: v_dual_mov_b32 v87, 0
	v_dual_mov_b32 v88, 0 :: v_dual_mov_b32 v89, 0
	v_dual_mov_b32 v90, 0 :: v_dual_mov_b32 v91, 0
	v_dual_mov_b32 v92, 0 :: v_dual_mov_b32 v93, 0
	v_dual_mov_b32 v94, 0 :: v_dual_mov_b32 v95, 0
	v_dual_mov_b32 v96, 0 :: v_dual_mov_b32 v97, 0
	v_dual_mov_b32 v98, 0 :: v_dual_mov_b32 v99, 0
	v_dual_mov_b32 v100, 0 :: v_dual_mov_b32 v101, 0
	v_dual_mov_b32 v102, 0 :: v_dual_mov_b32 v103, 0
	v_dual_mov_b32 v104, 0 :: v_dual_mov_b32 v105, 0
	v_dual_mov_b32 v106, 0 :: v_dual_mov_b32 v107, 0
	v_dual_mov_b32 v108, 0 :: v_dual_mov_b32 v109, 0
	v_dual_mov_b32 v110, 0 :: v_dual_mov_b32 v111, 0
	v_dual_mov_b32 v112, 0 :: v_dual_mov_b32 v113, 0
	v_dual_mov_b32 v114, 0 :: v_dual_mov_b32 v115, 0
	v_dual_mov_b32 v116, 0 :: v_dual_mov_b32 v117, 0
	v_dual_mov_b32 v119, 0 :: v_dual_mov_b32 v118, 0
	v_dual_mov_b32 v120, 0 :: v_dual_mov_b32 v121, 0
	v_dual_mov_b32 v122, 0 :: v_dual_mov_b32 v125, 0
	v_dual_mov_b32 v126, 0 :: v_dual_mov_b32 v127, 0
	v_dual_mov_b32 v124, 0 :: v_dual_mov_b32 v123, 0
	v_mov_b32_e32 v128, 0
.LBB0_11:
	v_mul_u32_u24_e32 v1, 0x3c8, v65
	s_mul_i32 s0, s15, 0xf20
	s_delay_alu instid0(VALU_DEP_2)
	v_fma_mixlo_f16 v0, s7, v128, 0
	s_ashr_i32 s1, s0, 31
	v_fma_mixhi_f16 v0, s7, v123, 0
	s_lshl_b64 s[0:1], s[0:1], 1
	v_add_lshl_u32 v5, v1, v64, 1
	v_fma_mixlo_f16 v1, s7, v124, 0
	v_fma_mixhi_f16 v1, s7, v127, 0
	v_fma_mixlo_f16 v2, s7, v126, 0
	v_fma_mixhi_f16 v2, s7, v125, 0
	v_fma_mixlo_f16 v3, s7, v122, 0
	v_fma_mixhi_f16 v3, s7, v121, 0
	v_fma_mixlo_f16 v4, s7, v119, 0
	s_add_u32 s0, s4, s0
	v_fma_mixlo_f16 v64, s7, v120, 0
	v_fma_mixhi_f16 v64, s7, v118, 0
	s_addc_u32 s1, s5, s1
	s_clause 0x2
	global_store_b128 v5, v[0:3], s[0:1]
	global_store_b16 v5, v4, s[0:1] offset:20
	global_store_b32 v5, v64, s[0:1] offset:16
	v_fma_mixlo_f16 v0, s7, v117, 0
	v_fma_mixhi_f16 v0, s7, v116, 0
	v_fma_mixlo_f16 v1, s7, v115, 0
	v_fma_mixhi_f16 v1, s7, v114, 0
	v_fma_mixlo_f16 v2, s7, v113, 0
	v_fma_mixhi_f16 v2, s7, v112, 0
	v_fma_mixlo_f16 v3, s7, v111, 0
	v_fma_mixhi_f16 v3, s7, v110, 0
	v_fma_mixlo_f16 v4, s7, v107, 0
	v_fma_mixlo_f16 v64, s7, v109, 0
	v_fma_mixhi_f16 v64, s7, v108, 0
	v_fma_mixlo_f16 v106, s7, v106, 0
	v_fma_mixhi_f16 v106, s7, v105, 0
	v_fma_mixlo_f16 v107, s7, v104, 0
	v_fma_mixhi_f16 v107, s7, v103, 0
	v_fma_mixlo_f16 v108, s7, v102, 0
	v_fma_mixhi_f16 v108, s7, v101, 0
	v_fma_mixlo_f16 v109, s7, v100, 0
	v_fma_mixhi_f16 v109, s7, v99, 0
	v_fma_mixhi_f16 v4, s7, v96, 0
	v_fma_mixlo_f16 v65, s7, v98, 0
	v_fma_mixhi_f16 v65, s7, v97, 0
	s_clause 0x5
	global_store_b128 v5, v[0:3], s[0:1] offset:176
	global_store_b16 v5, v4, s[0:1] offset:196
	global_store_b32 v5, v64, s[0:1] offset:192
	global_store_b128 v5, v[106:109], s[0:1] offset:352
	global_store_d16_hi_b16 v5, v4, s[0:1] offset:372
	global_store_b32 v5, v65, s[0:1] offset:368
	v_fma_mixlo_f16 v0, s7, v95, 0
	v_fma_mixhi_f16 v0, s7, v94, 0
	v_fma_mixlo_f16 v1, s7, v93, 0
	v_fma_mixhi_f16 v1, s7, v92, 0
	v_fma_mixlo_f16 v2, s7, v91, 0
	v_fma_mixhi_f16 v2, s7, v90, 0
	v_fma_mixlo_f16 v3, s7, v89, 0
	v_fma_mixhi_f16 v3, s7, v88, 0
	v_fma_mixlo_f16 v4, s7, v85, 0
	v_fma_mixlo_f16 v64, s7, v87, 0
	v_fma_mixhi_f16 v64, s7, v86, 0
	v_fma_mixlo_f16 v84, s7, v84, 0
	v_fma_mixhi_f16 v84, s7, v83, 0
	v_fma_mixlo_f16 v85, s7, v82, 0
	v_fma_mixhi_f16 v85, s7, v81, 0
	v_fma_mixlo_f16 v86, s7, v80, 0
	v_fma_mixhi_f16 v86, s7, v79, 0
	v_fma_mixlo_f16 v87, s7, v78, 0
	v_fma_mixhi_f16 v87, s7, v77, 0
	v_fma_mixhi_f16 v4, s7, v74, 0
	v_fma_mixlo_f16 v65, s7, v76, 0
	v_fma_mixhi_f16 v65, s7, v75, 0
	s_clause 0x5
	global_store_b128 v5, v[0:3], s[0:1] offset:528
	global_store_b16 v5, v4, s[0:1] offset:548
	global_store_b32 v5, v64, s[0:1] offset:544
	global_store_b128 v5, v[84:87], s[0:1] offset:704
	global_store_d16_hi_b16 v5, v4, s[0:1] offset:724
	global_store_b32 v5, v65, s[0:1] offset:720
	v_fma_mixlo_f16 v0, s7, v73, 0
	v_fma_mixhi_f16 v0, s7, v72, 0
	v_fma_mixlo_f16 v1, s7, v71, 0
	v_fma_mixhi_f16 v1, s7, v70, 0
	v_fma_mixlo_f16 v2, s7, v69, 0
	v_fma_mixhi_f16 v2, s7, v68, 0
	v_fma_mixlo_f16 v3, s7, v67, 0
	v_fma_mixhi_f16 v3, s7, v66, 0
	v_fma_mixlo_f16 v4, s7, v61, 0
	v_fma_mixlo_f16 v64, s7, v63, 0
	v_fma_mixhi_f16 v64, s7, v62, 0
	v_fma_mixlo_f16 v60, s7, v60, 0
	v_fma_mixhi_f16 v60, s7, v59, 0
	v_fma_mixlo_f16 v61, s7, v58, 0
	v_fma_mixhi_f16 v61, s7, v57, 0
	v_fma_mixlo_f16 v62, s7, v56, 0
	v_fma_mixhi_f16 v62, s7, v55, 0
	v_fma_mixlo_f16 v63, s7, v54, 0
	v_fma_mixhi_f16 v63, s7, v53, 0
	v_fma_mixhi_f16 v4, s7, v50, 0
	v_fma_mixlo_f16 v52, s7, v52, 0
	v_fma_mixhi_f16 v52, s7, v51, 0
	s_clause 0x5
	global_store_b128 v5, v[0:3], s[0:1] offset:880
	global_store_b16 v5, v4, s[0:1] offset:900
	global_store_b32 v5, v64, s[0:1] offset:896
	global_store_b128 v5, v[60:63], s[0:1] offset:1056
	global_store_d16_hi_b16 v5, v4, s[0:1] offset:1076
	global_store_b32 v5, v52, s[0:1] offset:1072
	v_fma_mixlo_f16 v0, s7, v49, 0
	v_fma_mixhi_f16 v0, s7, v48, 0
	v_fma_mixlo_f16 v1, s7, v47, 0
	v_fma_mixhi_f16 v1, s7, v46, 0
	v_fma_mixlo_f16 v2, s7, v45, 0
	v_fma_mixhi_f16 v2, s7, v44, 0
	v_fma_mixlo_f16 v3, s7, v43, 0
	v_fma_mixhi_f16 v3, s7, v42, 0
	v_fma_mixlo_f16 v4, s7, v39, 0
	v_fma_mixlo_f16 v42, s7, v41, 0
	v_fma_mixhi_f16 v42, s7, v40, 0
	v_fma_mixlo_f16 v38, s7, v38, 0
	v_fma_mixhi_f16 v38, s7, v37, 0
	v_fma_mixlo_f16 v39, s7, v36, 0
	v_fma_mixhi_f16 v39, s7, v35, 0
	v_fma_mixlo_f16 v40, s7, v34, 0
	v_fma_mixhi_f16 v40, s7, v33, 0
	v_fma_mixlo_f16 v41, s7, v32, 0
	v_fma_mixhi_f16 v41, s7, v31, 0
	v_fma_mixhi_f16 v4, s7, v28, 0
	v_fma_mixlo_f16 v30, s7, v30, 0
	v_fma_mixhi_f16 v30, s7, v29, 0
	s_clause 0x5
	global_store_b128 v5, v[0:3], s[0:1] offset:1232
	global_store_b16 v5, v4, s[0:1] offset:1252
	global_store_b32 v5, v42, s[0:1] offset:1248
	global_store_b128 v5, v[38:41], s[0:1] offset:1408
	global_store_d16_hi_b16 v5, v4, s[0:1] offset:1428
	global_store_b32 v5, v30, s[0:1] offset:1424
	v_fma_mixlo_f16 v0, s7, v27, 0
	v_fma_mixhi_f16 v0, s7, v26, 0
	v_fma_mixlo_f16 v1, s7, v25, 0
	v_fma_mixhi_f16 v1, s7, v24, 0
	v_fma_mixlo_f16 v2, s7, v23, 0
	v_fma_mixhi_f16 v2, s7, v22, 0
	v_fma_mixlo_f16 v3, s7, v21, 0
	v_fma_mixhi_f16 v3, s7, v20, 0
	v_fma_mixlo_f16 v4, s7, v17, 0
	v_fma_mixlo_f16 v20, s7, v19, 0
	v_fma_mixhi_f16 v20, s7, v18, 0
	v_fma_mixlo_f16 v16, s7, v16, 0
	v_fma_mixhi_f16 v16, s7, v15, 0
	v_fma_mixlo_f16 v17, s7, v14, 0
	v_fma_mixhi_f16 v17, s7, v13, 0
	v_fma_mixlo_f16 v18, s7, v12, 0
	v_fma_mixhi_f16 v18, s7, v11, 0
	v_fma_mixlo_f16 v19, s7, v10, 0
	v_fma_mixhi_f16 v19, s7, v9, 0
	v_fma_mixhi_f16 v4, s7, v6, 0
	v_fma_mixlo_f16 v8, s7, v8, 0
	v_fma_mixhi_f16 v8, s7, v7, 0
	s_clause 0x5
	global_store_b128 v5, v[0:3], s[0:1] offset:1584
	global_store_b16 v5, v4, s[0:1] offset:1604
	global_store_b32 v5, v20, s[0:1] offset:1600
	global_store_b128 v5, v[16:19], s[0:1] offset:1760
	global_store_d16_hi_b16 v5, v4, s[0:1] offset:1780
	global_store_b32 v5, v8, s[0:1] offset:1776
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size 8448
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
	.set kernel.num_vgpr, 154
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
; codeLenInByte = 3372
; TotalNumSgprs: 18
; NumVgprs: 154
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8448 bytes/workgroup (compile time only)
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
    .group_segment_fixed_size: 8448
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
    .vgpr_count:     154
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
