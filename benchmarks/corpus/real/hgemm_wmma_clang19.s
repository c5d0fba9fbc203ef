	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.text
	.protected	hgemm_wmma              ; -- Begin function hgemm_wmma
	.globl	hgemm_wmma
	.p2align	8
	.type	hgemm_wmma,@function
hgemm_wmma:                             ; @hgemm_wmma
; %bb.0:
	s_load_b256 s[4:11], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 1, v0
	s_mov_b32 s0, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s11, 0
	s_cbranch_scc1 .LBB3_2
; %bb.1:
	s_lshl_b32 s12, s14, 7
	s_mov_b32 s1, 0
	s_branch .LBB3_3
.LBB3_2:
	s_mov_b32 s0, -1
                                        ; implicit-def: $sgpr1
                                        ; implicit-def: $sgpr12
.LBB3_3:
	v_and_b32_e32 v161, 15, v0
	v_and_b32_e32 v162, 64, v1
	s_and_not1_b32 vcc_lo, exec_lo, s0
	s_lshl_b32 s13, s15, 7
	s_cbranch_vccnz .LBB3_6
; %bb.4:
	v_and_b32_e32 v3, 3, v0
	v_lshrrev_b32_e32 v1, 2, v0
	s_lshl_b32 s12, s14, 7
	v_or_b32_e32 v6, 0x100, v0
	v_or_b32_e32 v2, 0x80, v0
	v_lshlrev_b32_e32 v163, 4, v3
	v_add_nc_u32_e32 v4, s13, v1
	v_or_b32_e32 v5, s12, v1
	v_lshrrev_b32_e32 v11, 2, v6
	v_lshrrev_b32_e32 v9, 2, v2
	v_mad_u32_u24 v164, 0x50, v1, v163
	v_or_b32_e32 v1, 0x180, v0
	v_or_b32_e32 v19, v162, v161
	v_or_b32_e32 v12, s12, v11
	v_or_b32_e32 v7, s12, v9
	v_mad_u32_u24 v166, 0x50, v9, v163
	v_lshrrev_b32_e32 v1, 2, v1
	v_mad_u32_u24 v167, 0x50, v11, v163
	v_mul_lo_u32 v12, v12, s11
	v_mul_lo_u32 v8, v7, s11
	s_movk_i32 s0, 0x2800
	v_or_b32_e32 v13, s12, v1
	v_add_nc_u32_e32 v15, s13, v1
	v_mad_u32_u24 v169, 0x50, v1, v163
	v_or_b32_e32 v1, 48, v0
	v_mad_u32_u24 v173, 0x50, v19, s0
	v_mul_lo_u32 v14, v13, s11
	v_mul_lo_u32 v16, v15, s11
	v_ashrrev_i32_e32 v13, 31, v12
	v_mul_u32_u24_e32 v174, 0x50, v1
	v_mov_b32_e32 v1, 0
	v_mul_lo_u32 v2, v4, s11
	v_mul_lo_u32 v4, v5, s11
	v_add_nc_u32_e32 v10, s13, v11
	v_ashrrev_i32_e32 v15, 31, v14
	v_add_nc_u32_e32 v3, s13, v9
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshlrev_b64 v[12:13], 1, v[12:13]
	v_mul_lo_u32 v10, v10, s11
	v_lshlrev_b64 v[14:15], 1, v[14:15]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[8:9], 1, v[8:9]
	v_mul_lo_u32 v6, v3, s11
	v_ashrrev_i32_e32 v17, 31, v16
	v_ashrrev_i32_e32 v3, 31, v2
	v_add_co_u32 v175, vcc_lo, s6, v14
	v_add_co_ci_u32_e32 v176, vcc_lo, s7, v15, vcc_lo
	v_add_co_u32 v177, vcc_lo, s6, v12
	v_lshlrev_b64 v[4:5], 1, v[4:5]
	v_add_co_ci_u32_e32 v178, vcc_lo, s7, v13, vcc_lo
	v_ashrrev_i32_e32 v11, 31, v10
	v_add_co_u32 v179, vcc_lo, s6, v8
	v_add_co_ci_u32_e32 v180, vcc_lo, s7, v9, vcc_lo
	v_lshlrev_b64 v[8:9], 1, v[16:17]
	v_ashrrev_i32_e32 v7, 31, v6
	v_add_co_u32 v181, vcc_lo, s6, v4
	v_add_co_ci_u32_e32 v182, vcc_lo, s7, v5, vcc_lo
	v_lshlrev_b64 v[4:5], 1, v[10:11]
	v_add_co_u32 v183, vcc_lo, s4, v8
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	v_add_co_ci_u32_e32 v184, vcc_lo, s5, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v185, vcc_lo, s4, v4
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	v_add_co_ci_u32_e32 v186, vcc_lo, s5, v5, vcc_lo
	v_and_b32_e32 v18, 0x4f, v0
	v_add_co_u32 v187, vcc_lo, s4, v6
	v_add_co_ci_u32_e32 v188, vcc_lo, s5, v7, vcc_lo
	v_add_co_u32 v189, vcc_lo, s4, v2
	v_dual_mov_b32 v8, v1 :: v_dual_add_nc_u32 v165, 0x2800, v164
	v_dual_mov_b32 v7, v1 :: v_dual_add_nc_u32 v168, 0x2800, v166
	v_dual_mov_b32 v9, v1 :: v_dual_add_nc_u32 v170, 0x2800, v167
	v_dual_mov_b32 v12, v1 :: v_dual_add_nc_u32 v171, 0x2800, v169
	v_add_co_ci_u32_e32 v190, vcc_lo, s5, v3, vcc_lo
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v3, v1
	v_mul_u32_u24_e32 v172, 0x50, v18
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v15, v1
	v_mov_b32_e32 v16, v1
	v_mov_b32_e32 v17, v1
	v_mov_b32_e32 v18, v1
	v_mov_b32_e32 v19, v1
	v_mov_b32_e32 v20, v1
	v_mov_b32_e32 v21, v1
	v_mov_b32_e32 v22, v1
	v_mov_b32_e32 v23, v1
	v_mov_b32_e32 v24, v1
	v_mov_b32_e32 v25, v1
	v_mov_b32_e32 v26, v1
	v_mov_b32_e32 v27, v1
	v_mov_b32_e32 v28, v1
	v_mov_b32_e32 v29, v1
	v_mov_b32_e32 v30, v1
	v_mov_b32_e32 v31, v1
	v_mov_b32_e32 v32, v1
	v_mov_b32_e32 v33, v1
	v_mov_b32_e32 v34, v1
	v_mov_b32_e32 v35, v1
	v_mov_b32_e32 v36, v1
	v_mov_b32_e32 v37, v1
	v_mov_b32_e32 v38, v1
	v_mov_b32_e32 v39, v1
	v_mov_b32_e32 v40, v1
	v_mov_b32_e32 v41, v1
	v_mov_b32_e32 v42, v1
	v_mov_b32_e32 v43, v1
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v1
	v_mov_b32_e32 v46, v1
	v_mov_b32_e32 v47, v1
	v_mov_b32_e32 v48, v1
	v_mov_b32_e32 v49, v1
	v_mov_b32_e32 v50, v1
	v_mov_b32_e32 v51, v1
	v_mov_b32_e32 v52, v1
	v_mov_b32_e32 v53, v1
	v_mov_b32_e32 v54, v1
	v_mov_b32_e32 v55, v1
	v_mov_b32_e32 v56, v1
	v_mov_b32_e32 v57, v1
	v_mov_b32_e32 v58, v1
	v_mov_b32_e32 v59, v1
	v_mov_b32_e32 v60, v1
	v_mov_b32_e32 v61, v1
	v_mov_b32_e32 v62, v1
	v_mov_b32_e32 v63, v1
	v_mov_b32_e32 v64, v1
	v_mov_b32_e32 v65, v1
	v_mov_b32_e32 v66, v1
	v_mov_b32_e32 v67, v1
	v_mov_b32_e32 v68, v1
	v_mov_b32_e32 v69, v1
	v_mov_b32_e32 v70, v1
	v_mov_b32_e32 v71, v1
	v_mov_b32_e32 v72, v1
	v_mov_b32_e32 v73, v1
	v_mov_b32_e32 v74, v1
	v_mov_b32_e32 v75, v1
	v_mov_b32_e32 v76, v1
	v_mov_b32_e32 v77, v1
	v_mov_b32_e32 v78, v1
	v_mov_b32_e32 v79, v1
	v_mov_b32_e32 v80, v1
	v_mov_b32_e32 v81, v1
	v_mov_b32_e32 v82, v1
	v_mov_b32_e32 v83, v1
	v_mov_b32_e32 v84, v1
	v_mov_b32_e32 v85, v1
	v_mov_b32_e32 v86, v1
	v_mov_b32_e32 v87, v1
	v_mov_b32_e32 v88, v1
	v_mov_b32_e32 v89, v1
	v_mov_b32_e32 v90, v1
	v_mov_b32_e32 v91, v1
	v_mov_b32_e32 v92, v1
	v_mov_b32_e32 v93, v1
	v_mov_b32_e32 v94, v1
	v_mov_b32_e32 v95, v1
	v_mov_b32_e32 v96, v1
	v_mov_b32_e32 v97, v1
	v_mov_b32_e32 v98, v1
	v_mov_b32_e32 v99, v1
	v_mov_b32_e32 v100, v1
	v_mov_b32_e32 v101, v1
	v_mov_b32_e32 v102, v1
	v_mov_b32_e32 v103, v1
	v_mov_b32_e32 v104, v1
	v_mov_b32_e32 v105, v1
	v_mov_b32_e32 v106, v1
	v_mov_b32_e32 v107, v1
	v_mov_b32_e32 v108, v1
	v_mov_b32_e32 v109, v1
	v_mov_b32_e32 v110, v1
	v_mov_b32_e32 v111, v1
	v_mov_b32_e32 v112, v1
	v_mov_b32_e32 v113, v1
	v_mov_b32_e32 v114, v1
	v_mov_b32_e32 v115, v1
	v_mov_b32_e32 v116, v1
	v_mov_b32_e32 v117, v1
	v_mov_b32_e32 v118, v1
	v_mov_b32_e32 v119, v1
	v_mov_b32_e32 v120, v1
	v_mov_b32_e32 v121, v1
	v_mov_b32_e32 v122, v1
	v_mov_b32_e32 v123, v1
	v_mov_b32_e32 v124, v1
	v_mov_b32_e32 v125, v1
	v_mov_b32_e32 v126, v1
	v_mov_b32_e32 v127, v1
	v_mov_b32_e32 v128, v1
	s_mov_b32 s7, 0
.LBB3_5:                                ; =>This Inner Loop Header: Depth=1
	v_add_co_u32 v129, vcc_lo, v189, v163
	v_add_co_u32 v133, s0, v181, v163
	v_add_co_u32 v137, s1, v187, v163
	v_add_co_ci_u32_e32 v130, vcc_lo, 0, v190, vcc_lo
	v_add_co_u32 v141, s2, v179, v163
	v_add_co_ci_u32_e64 v134, vcc_lo, 0, v182, s0
	v_add_co_u32 v145, s3, v185, v163
	v_add_co_u32 v149, s4, v177, v163
	v_add_co_u32 v153, s5, v183, v163
	v_add_co_u32 v157, s6, v175, v163
	v_add_co_ci_u32_e64 v138, vcc_lo, 0, v188, s1
	v_add_co_ci_u32_e64 v142, vcc_lo, 0, v180, s2
	v_add_co_ci_u32_e64 v146, vcc_lo, 0, v186, s3
	v_add_co_ci_u32_e64 v150, vcc_lo, 0, v178, s4
	v_add_co_ci_u32_e64 v154, vcc_lo, 0, v184, s5
	v_add_co_ci_u32_e64 v158, vcc_lo, 0, v176, s6
	global_load_b128 v[129:132], v[129:130], off
	global_load_b128 v[133:136], v[133:134], off
	global_load_b128 v[137:140], v[137:138], off
	global_load_b128 v[141:144], v[141:142], off
	global_load_b128 v[145:148], v[145:146], off
	global_load_b128 v[149:152], v[149:150], off
	global_load_b128 v[153:156], v[153:154], off
	global_load_b128 v[157:160], v[157:158], off
	v_add_co_u32 v175, vcc_lo, v175, 64
	v_add_co_u32 v177, s0, v177, 64
	v_add_co_u32 v179, s1, v179, 64
	v_add_co_u32 v181, s2, v181, 64
	v_add_co_u32 v183, s3, v183, 64
	v_add_co_u32 v185, s4, v185, 64
	v_add_co_u32 v187, s5, v187, 64
	v_add_co_u32 v189, s6, v189, 64
	v_add_co_ci_u32_e32 v176, vcc_lo, 0, v176, vcc_lo
	v_add_co_ci_u32_e64 v178, vcc_lo, 0, v178, s0
	v_add_co_ci_u32_e64 v180, vcc_lo, 0, v180, s1
	v_add_co_ci_u32_e64 v182, vcc_lo, 0, v182, s2
	v_add_co_ci_u32_e64 v184, vcc_lo, 0, v184, s3
	v_add_co_ci_u32_e64 v186, vcc_lo, 0, v186, s4
	v_add_co_ci_u32_e64 v188, vcc_lo, 0, v188, s5
	v_add_co_ci_u32_e64 v190, vcc_lo, 0, v190, s6
	s_add_i32 s7, s7, 32
	s_waitcnt vmcnt(7)
	ds_store_b128 v164, v[129:132]
	s_waitcnt vmcnt(6)
	ds_store_b128 v165, v[133:136]
	s_waitcnt vmcnt(5)
	ds_store_b128 v166, v[137:140]
	s_waitcnt vmcnt(4)
	ds_store_b128 v168, v[141:144]
	s_waitcnt vmcnt(3)
	ds_store_b128 v167, v[145:148]
	s_waitcnt vmcnt(2)
	ds_store_b128 v170, v[149:152]
	s_waitcnt vmcnt(1)
	ds_store_b128 v169, v[153:156]
	s_waitcnt vmcnt(0)
	ds_store_b128 v171, v[157:160]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[129:132], v172
	ds_load_b128 v[133:136], v172 offset:16
	ds_load_b128 v[137:140], v173
	ds_load_b128 v[141:144], v173 offset:16
	ds_load_b128 v[145:148], v173 offset:1280
	ds_load_b128 v[149:152], v173 offset:1296
	ds_load_b128 v[153:156], v173 offset:2560
	ds_load_b128 v[157:160], v173 offset:2576
	ds_load_b128 v[191:194], v173 offset:3840
	ds_load_b128 v[195:198], v173 offset:3856
	ds_load_b128 v[199:202], v172 offset:1280
	ds_load_b128 v[203:206], v172 offset:1296
	ds_load_b128 v[207:210], v172 offset:2560
	ds_load_b128 v[211:214], v172 offset:2576
	ds_load_b128 v[215:218], v172 offset:32
	ds_load_b128 v[223:226], v174
	ds_load_b128 v[227:230], v174 offset:16
	ds_load_b128 v[219:222], v172 offset:48
	s_cmp_lt_i32 s7, s11
	s_waitcnt lgkmcnt(14)
	v_wmma_f32_16x16x16_f16 v[121:128], v[129:136], v[137:144], v[121:128]
	s_waitcnt lgkmcnt(12)
	v_wmma_f32_16x16x16_f16 v[113:120], v[129:136], v[145:152], v[113:120]
	s_waitcnt lgkmcnt(10)
	v_wmma_f32_16x16x16_f16 v[105:112], v[129:136], v[153:160], v[105:112]
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[97:104], v[129:136], v[191:198], v[97:104]
	ds_load_b128 v[129:132], v173 offset:32
	ds_load_b128 v[133:136], v173 offset:48
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[89:96], v[199:206], v[137:144], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[199:206], v[145:152], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[199:206], v[153:160], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[199:206], v[191:198], v[65:72]
	ds_load_b128 v[199:202], v173 offset:1312
	ds_load_b128 v[203:206], v173 offset:1328
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[57:64], v[207:214], v[137:144], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[207:214], v[145:152], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[207:214], v[153:160], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[207:214], v[191:198], v[33:40]
	ds_load_b128 v[207:210], v173 offset:2592
	ds_load_b128 v[211:214], v173 offset:2608
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[25:32], v[223:230], v[137:144], v[25:32]
	ds_load_b128 v[137:140], v173 offset:3872
	ds_load_b128 v[141:144], v173 offset:3888
	v_wmma_f32_16x16x16_f16 v[17:24], v[223:230], v[145:152], v[17:24]
	ds_load_b128 v[145:148], v172 offset:1312
	ds_load_b128 v[149:152], v172 offset:1328
	v_wmma_f32_16x16x16_f16 v[9:16], v[223:230], v[153:160], v[9:16]
	ds_load_b128 v[153:156], v172 offset:2592
	ds_load_b128 v[157:160], v172 offset:2608
	v_wmma_f32_16x16x16_f16 v[1:8], v[223:230], v[191:198], v[1:8]
	ds_load_b128 v[191:194], v174 offset:32
	ds_load_b128 v[195:198], v174 offset:48
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[121:128], v[215:222], v[129:136], v[121:128]
	s_barrier
	buffer_gl0_inv
	v_wmma_f32_16x16x16_f16 v[113:120], v[215:222], v[199:206], v[113:120]
	v_wmma_f32_16x16x16_f16 v[105:112], v[215:222], v[207:214], v[105:112]
	v_wmma_f32_16x16x16_f16 v[97:104], v[215:222], v[137:144], v[97:104]
	v_wmma_f32_16x16x16_f16 v[89:96], v[145:152], v[129:136], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[145:152], v[199:206], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[145:152], v[207:214], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[145:152], v[137:144], v[65:72]
	v_wmma_f32_16x16x16_f16 v[57:64], v[153:160], v[129:136], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[153:160], v[199:206], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[153:160], v[207:214], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[153:160], v[137:144], v[33:40]
	v_wmma_f32_16x16x16_f16 v[25:32], v[191:198], v[129:136], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[191:198], v[199:206], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[191:198], v[207:214], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[191:198], v[137:144], v[1:8]
	s_cbranch_scc1 .LBB3_5
	s_branch .LBB3_7
.LBB3_6:
	v_dual_mov_b32 v128, s1 :: v_dual_mov_b32 v127, s1
	v_dual_mov_b32 v126, s1 :: v_dual_mov_b32 v125, s1
	v_dual_mov_b32 v124, s1 :: v_dual_mov_b32 v123, s1
	v_dual_mov_b32 v122, s1 :: v_dual_mov_b32 v121, s1
	v_dual_mov_b32 v120, s1 :: v_dual_mov_b32 v119, s1
	v_dual_mov_b32 v118, s1 :: v_dual_mov_b32 v117, s1
	v_dual_mov_b32 v116, s1 :: v_dual_mov_b32 v115, s1
	v_dual_mov_b32 v114, s1 :: v_dual_mov_b32 v113, s1
	v_dual_mov_b32 v112, s1 :: v_dual_mov_b32 v111, s1
	v_dual_mov_b32 v110, s1 :: v_dual_mov_b32 v109, s1
	v_dual_mov_b32 v108, s1 :: v_dual_mov_b32 v107, s1
	v_dual_mov_b32 v106, s1 :: v_dual_mov_b32 v105, s1
	v_dual_mov_b32 v104, s1 :: v_dual_mov_b32 v103, s1
	v_dual_mov_b32 v102, s1 :: v_dual_mov_b32 v101, s1
	v_dual_mov_b32 v100, s1 :: v_dual_mov_b32 v99, s1
	v_dual_mov_b32 v98, s1 :: v_dual_mov_b32 v97, s1
	v_dual_mov_b32 v96, s1 :: v_dual_mov_b32 v95, s1
	v_dual_mov_b32 v94, s1 :: v_dual_mov_b32 v93, s1
	v_dual_mov_b32 v92, s1 :: v_dual_mov_b32 v91, s1
	v_dual_mov_b32 v90, s1 :: v_dual_mov_b32 v89, s1
	v_dual_mov_b32 v88, s1 :: v_dual_mov_b32 v87, s1
	v_dual_mov_b32 v86, s1 :: v_dual_mov_b32 v85, s1
	v_dual_mov_b32 v84, s1 :: v_dual_mov_b32 v83, s1
	v_dual_mov_b32 v82, s1 :: v_dual_mov_b32 v81, s1
	v_dual_mov_b32 v80, s1 :: v_dual_mov_b32 v79, s1
	v_dual_mov_b32 v78, s1 :: v_dual_mov_b32 v77, s1
	v_dual_mov_b32 v76, s1 :: v_dual_mov_b32 v75, s1
	v_dual_mov_b32 v74, s1 :: v_dual_mov_b32 v73, s1
	v_dual_mov_b32 v72, s1 :: v_dual_mov_b32 v71, s1
	v_dual_mov_b32 v70, s1 :: v_dual_mov_b32 v69, s1
	v_dual_mov_b32 v68, s1 :: v_dual_mov_b32 v67, s1
	v_dual_mov_b32 v66, s1 :: v_dual_mov_b32 v65, s1
	v_dual_mov_b32 v64, s1 :: v_dual_mov_b32 v63, s1
	v_dual_mov_b32 v62, s1 :: v_dual_mov_b32 v61, s1
	v_dual_mov_b32 v60, s1 :: v_dual_mov_b32 v59, s1
	v_dual_mov_b32 v58, s1 :: v_dual_mov_b32 v57, s1
	v_dual_mov_b32 v56, s1 :: v_dual_mov_b32 v55, s1
	v_dual_mov_b32 v54, s1 :: v_dual_mov_b32 v53, s1
	v_dual_mov_b32 v52, s1 :: v_dual_mov_b32 v51, s1
	v_dual_mov_b32 v50, s1 :: v_dual_mov_b32 v49, s1
	v_dual_mov_b32 v48, s1 :: v_dual_mov_b32 v47, s1
	v_dual_mov_b32 v46, s1 :: v_dual_mov_b32 v45, s1
	v_dual_mov_b32 v44, s1 :: v_dual_mov_b32 v43, s1
	v_dual_mov_b32 v42, s1 :: v_dual_mov_b32 v41, s1
	v_dual_mov_b32 v40, s1 :: v_dual_mov_b32 v39, s1
	v_dual_mov_b32 v38, s1 :: v_dual_mov_b32 v37, s1
	v_dual_mov_b32 v36, s1 :: v_dual_mov_b32 v35, s1
	v_dual_mov_b32 v34, s1 :: v_dual_mov_b32 v33, s1
	v_dual_mov_b32 v32, s1 :: v_dual_mov_b32 v31, s1
	v_dual_mov_b32 v30, s1 :: v_dual_mov_b32 v29, s1
	v_dual_mov_b32 v28, s1 :: v_dual_mov_b32 v27, s1
	v_dual_mov_b32 v26, s1 :: v_dual_mov_b32 v25, s1
	v_dual_mov_b32 v24, s1 :: v_dual_mov_b32 v23, s1
	v_dual_mov_b32 v22, s1 :: v_dual_mov_b32 v21, s1
	v_dual_mov_b32 v20, s1 :: v_dual_mov_b32 v19, s1
	v_dual_mov_b32 v18, s1 :: v_dual_mov_b32 v17, s1
	v_dual_mov_b32 v16, s1 :: v_dual_mov_b32 v15, s1
	v_dual_mov_b32 v14, s1 :: v_dual_mov_b32 v13, s1
	v_dual_mov_b32 v12, s1 :: v_dual_mov_b32 v11, s1
	v_dual_mov_b32 v10, s1 :: v_dual_mov_b32 v9, s1
	v_dual_mov_b32 v8, s1 :: v_dual_mov_b32 v7, s1
	v_dual_mov_b32 v6, s1 :: v_dual_mov_b32 v5, s1
	v_dual_mov_b32 v4, s1 :: v_dual_mov_b32 v3, s1
	v_dual_mov_b32 v2, s1 :: v_dual_mov_b32 v1, s1
.LBB3_7:
	v_and_b32_e32 v129, 64, v0
	v_lshrrev_b32_e32 v0, 4, v0
	v_or3_b32 v130, v161, s12, v162
	s_lshl_b32 s0, s10, 1
	v_cvt_f16_f32_e64 v135, v121
	v_add_nc_u32_e32 v129, s13, v129
	v_cvt_f16_f32_e64 v138, v122
	v_cvt_f16_f32_e64 v139, v123
	v_cvt_f16_f32_e64 v141, v124
	v_cvt_f16_f32_e64 v142, v125
	v_and_or_b32 v131, v0, 1, v129
	v_cvt_f16_f32_e64 v144, v126
	v_cvt_f16_f32_e64 v128, v128
	v_cvt_f16_f32_e32 v119, v119
	v_cvt_f16_f32_e32 v120, v120
	v_mul_lo_u32 v136, v131, s10
	v_cvt_f16_f32_e32 v112, v112
	v_cvt_f16_f32_e32 v99, v99
	v_cvt_f16_f32_e32 v95, v95
	v_cvt_f16_f32_e32 v96, v96
	v_cvt_f16_f32_e32 v73, v73
	v_cvt_f16_f32_e32 v67, v67
	v_cvt_f16_f32_e32 v63, v63
	v_add_nc_u32_e32 v121, v130, v136
	v_add_nc_u32_e32 v137, s0, v136
	v_cvt_f16_f32_e32 v64, v64
	v_cvt_f16_f32_e32 v41, v41
	v_cvt_f16_f32_e32 v35, v35
	v_ashrrev_i32_e32 v122, 31, v121
	v_add_nc_u32_e32 v123, v130, v137
	v_add_nc_u32_e32 v140, s0, v137
	v_or3_b32 v0, v129, v0, 62
	v_cvt_f16_f32_e32 v29, v29
	v_lshlrev_b64 v[121:122], 1, v[121:122]
	v_ashrrev_i32_e32 v124, 31, v123
	v_add_nc_u32_e32 v143, s0, v140
	v_add_nc_u32_e32 v125, v130, v140
	v_cvt_f16_f32_e32 v31, v31
	v_cvt_f16_f32_e32 v23, v23
	v_add_co_u32 v121, vcc_lo, s8, v121
	v_lshlrev_b64 v[123:124], 1, v[123:124]
	v_add_nc_u32_e32 v145, s0, v143
	v_add_co_ci_u32_e32 v122, vcc_lo, s9, v122, vcc_lo
	v_ashrrev_i32_e32 v126, 31, v125
	v_add_nc_u32_e32 v132, v130, v143
	s_delay_alu instid0(VALU_DEP_4)
	v_add_nc_u32_e32 v134, v130, v145
	global_store_b16 v[121:122], v135, off
	v_add_co_u32 v121, vcc_lo, s8, v123
	v_lshlrev_b64 v[125:126], 1, v[125:126]
	v_ashrrev_i32_e32 v133, 31, v132
	v_add_nc_u32_e32 v146, s0, v145
	v_add_co_ci_u32_e32 v122, vcc_lo, s9, v124, vcc_lo
	v_ashrrev_i32_e32 v135, 31, v134
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[123:124], 1, v[132:133]
	v_add_nc_u32_e32 v147, s0, v146
	global_store_b16 v[121:122], v138, off
	v_add_co_u32 v121, vcc_lo, s8, v125
	v_add_nc_u32_e32 v132, v130, v146
	v_add_co_ci_u32_e32 v122, vcc_lo, s9, v126, vcc_lo
	v_lshlrev_b64 v[125:126], 1, v[134:135]
	v_add_nc_u32_e32 v134, v130, v147
	v_add_co_u32 v123, vcc_lo, s8, v123
	v_ashrrev_i32_e32 v133, 31, v132
	v_add_co_ci_u32_e32 v124, vcc_lo, s9, v124, vcc_lo
	v_add_co_u32 v125, vcc_lo, s8, v125
	v_ashrrev_i32_e32 v135, 31, v134
	v_add_co_ci_u32_e32 v126, vcc_lo, s9, v126, vcc_lo
	v_lshlrev_b64 v[132:133], 1, v[132:133]
	v_add_nc_u32_e32 v138, s0, v147
	s_clause 0x2
	global_store_b16 v[121:122], v139, off
	global_store_b16 v[123:124], v141, off
	global_store_b16 v[125:126], v142, off
	v_lshlrev_b64 v[122:123], 1, v[134:135]
	v_or_b32_e32 v121, 16, v130
	v_add_co_u32 v132, vcc_lo, s8, v132
	v_add_nc_u32_e32 v124, v130, v138
	v_add_co_ci_u32_e32 v133, vcc_lo, s9, v133, vcc_lo
	v_add_co_u32 v122, vcc_lo, s8, v122
	v_add_nc_u32_e32 v126, v121, v136
	v_cvt_f16_f32_e64 v134, v127
	v_add_co_ci_u32_e32 v123, vcc_lo, s9, v123, vcc_lo
	v_ashrrev_i32_e32 v125, 31, v124
	global_store_b16 v[132:133], v144, off
	v_add_nc_u32_e32 v132, v121, v137
	v_ashrrev_i32_e32 v127, 31, v126
	global_store_b16 v[122:123], v134, off
	v_cvt_f16_f32_e64 v134, v113
	v_add_nc_u32_e32 v113, v121, v140
	v_lshlrev_b64 v[124:125], 1, v[124:125]
	v_ashrrev_i32_e32 v133, 31, v132
	v_lshlrev_b64 v[122:123], 1, v[126:127]
	v_cvt_f16_f32_e64 v135, v114
	v_ashrrev_i32_e32 v114, 31, v113
	v_cvt_f16_f32_e32 v8, v8
	v_add_co_u32 v124, vcc_lo, s8, v124
	v_lshlrev_b64 v[126:127], 1, v[132:133]
	v_add_nc_u32_e32 v132, v121, v143
	v_add_co_ci_u32_e32 v125, vcc_lo, s9, v125, vcc_lo
	v_add_co_u32 v122, vcc_lo, s8, v122
	v_lshlrev_b64 v[113:114], 1, v[113:114]
	v_add_co_ci_u32_e32 v123, vcc_lo, s9, v123, vcc_lo
	v_add_co_u32 v126, vcc_lo, s8, v126
	v_ashrrev_i32_e32 v133, 31, v132
	v_add_co_ci_u32_e32 v127, vcc_lo, s9, v127, vcc_lo
	v_add_co_u32 v113, vcc_lo, s8, v113
	s_clause 0x1
	global_store_b16 v[124:125], v128, off
	global_store_b16 v[122:123], v134, off
	v_cvt_f16_f32_e32 v124, v115
	v_lshlrev_b64 v[122:123], 1, v[132:133]
	v_add_co_ci_u32_e32 v114, vcc_lo, s9, v114, vcc_lo
	v_add_nc_u32_e32 v115, v121, v145
	global_store_b16 v[126:127], v135, off
	v_cvt_f16_f32_e32 v125, v116
	global_store_b16 v[113:114], v124, off
	v_add_nc_u32_e32 v113, v121, v146
	v_add_co_u32 v122, vcc_lo, s8, v122
	v_ashrrev_i32_e32 v116, 31, v115
	v_add_co_ci_u32_e32 v123, vcc_lo, s9, v123, vcc_lo
	v_add_nc_u32_e32 v124, v121, v147
	v_ashrrev_i32_e32 v114, 31, v113
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[115:116], 1, v[115:116]
	global_store_b16 v[122:123], v125, off
	v_cvt_f16_f32_e32 v126, v117
	v_ashrrev_i32_e32 v125, 31, v124
	v_lshlrev_b64 v[122:123], 1, v[113:114]
	v_or_b32_e32 v113, 32, v130
	v_add_co_u32 v115, vcc_lo, s8, v115
	v_cvt_f16_f32_e32 v127, v118
	v_lshlrev_b64 v[117:118], 1, v[124:125]
	v_add_nc_u32_e32 v124, v121, v138
	v_add_co_ci_u32_e32 v116, vcc_lo, s9, v116, vcc_lo
	v_add_co_u32 v122, vcc_lo, s8, v122
	v_add_nc_u32_e32 v114, v113, v136
	v_add_co_ci_u32_e32 v123, vcc_lo, s9, v123, vcc_lo
	v_ashrrev_i32_e32 v125, 31, v124
	global_store_b16 v[115:116], v126, off
	v_ashrrev_i32_e32 v115, 31, v114
	v_add_co_u32 v117, vcc_lo, s8, v117
	global_store_b16 v[122:123], v127, off
	v_lshlrev_b64 v[122:123], 1, v[124:125]
	v_add_co_ci_u32_e32 v118, vcc_lo, s9, v118, vcc_lo
	v_lshlrev_b64 v[114:115], 1, v[114:115]
	v_add_nc_u32_e32 v116, v113, v137
	v_cvt_f16_f32_e32 v124, v105
	global_store_b16 v[117:118], v119, off
	v_add_co_u32 v118, vcc_lo, s8, v122
	v_add_nc_u32_e32 v122, v113, v140
	v_add_co_ci_u32_e32 v119, vcc_lo, s9, v123, vcc_lo
	v_ashrrev_i32_e32 v117, 31, v116
	v_add_co_u32 v114, vcc_lo, s8, v114
	v_add_nc_u32_e32 v105, v113, v143
	v_add_co_ci_u32_e32 v115, vcc_lo, s9, v115, vcc_lo
	v_ashrrev_i32_e32 v123, 31, v122
	v_lshlrev_b64 v[116:117], 1, v[116:117]
	global_store_b16 v[118:119], v120, off
	v_cvt_f16_f32_e32 v119, v106
	v_ashrrev_i32_e32 v106, 31, v105
	global_store_b16 v[114:115], v124, off
	v_lshlrev_b64 v[114:115], 1, v[122:123]
	v_cvt_f16_f32_e32 v120, v107
	v_add_nc_u32_e32 v107, v113, v145
	v_add_co_u32 v116, vcc_lo, s8, v116
	v_lshlrev_b64 v[105:106], 1, v[105:106]
	v_add_co_ci_u32_e32 v117, vcc_lo, s9, v117, vcc_lo
	v_add_co_u32 v114, vcc_lo, s8, v114
	v_cvt_f16_f32_e32 v122, v108
	v_ashrrev_i32_e32 v108, 31, v107
	v_add_nc_u32_e32 v118, v113, v146
	v_add_co_ci_u32_e32 v115, vcc_lo, s9, v115, vcc_lo
	v_add_co_u32 v105, vcc_lo, s8, v105
	v_add_co_ci_u32_e32 v106, vcc_lo, s9, v106, vcc_lo
	global_store_b16 v[116:117], v119, off
	v_ashrrev_i32_e32 v119, 31, v118
	v_lshlrev_b64 v[107:108], 1, v[107:108]
	global_store_b16 v[114:115], v120, off
	v_cvt_f16_f32_e32 v115, v109
	v_add_nc_u32_e32 v109, v113, v147
	global_store_b16 v[105:106], v122, off
	v_lshlrev_b64 v[105:106], 1, v[118:119]
	v_add_co_u32 v107, vcc_lo, s8, v107
	v_add_co_ci_u32_e32 v108, vcc_lo, s9, v108, vcc_lo
	v_cvt_f16_f32_e32 v118, v110
	v_ashrrev_i32_e32 v110, 31, v109
	v_add_nc_u32_e32 v114, v113, v138
	v_add_co_u32 v116, vcc_lo, s8, v105
	v_add_co_ci_u32_e32 v117, vcc_lo, s9, v106, vcc_lo
	global_store_b16 v[107:108], v115, off
	v_lshlrev_b64 v[106:107], 1, v[109:110]
	v_ashrrev_i32_e32 v115, 31, v114
	v_or_b32_e32 v105, 48, v130
	global_store_b16 v[116:117], v118, off
	v_cvt_f16_f32_e32 v116, v111
	v_add_co_u32 v106, vcc_lo, s8, v106
	v_lshlrev_b64 v[108:109], 1, v[114:115]
	v_add_nc_u32_e32 v110, v105, v136
	v_add_co_ci_u32_e32 v107, vcc_lo, s9, v107, vcc_lo
	v_add_nc_u32_e32 v114, v105, v137
	s_delay_alu instid0(VALU_DEP_3)
	v_ashrrev_i32_e32 v111, 31, v110
	v_add_co_u32 v108, vcc_lo, s8, v108
	global_store_b16 v[106:107], v116, off
	v_add_nc_u32_e32 v106, v105, v140
	v_add_co_ci_u32_e32 v109, vcc_lo, s9, v109, vcc_lo
	v_ashrrev_i32_e32 v115, 31, v114
	v_lshlrev_b64 v[110:111], 1, v[110:111]
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v107, 31, v106
	global_store_b16 v[108:109], v112, off
	v_cvt_f16_f32_e32 v112, v97
	v_lshlrev_b64 v[108:109], 1, v[114:115]
	v_cvt_f16_f32_e32 v116, v98
	v_add_co_u32 v110, vcc_lo, s8, v110
	v_lshlrev_b64 v[97:98], 1, v[106:107]
	v_add_co_ci_u32_e32 v111, vcc_lo, s9, v111, vcc_lo
	v_add_co_u32 v108, vcc_lo, s8, v108
	v_add_co_ci_u32_e32 v109, vcc_lo, s9, v109, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v97, vcc_lo, s8, v97
	v_add_nc_u32_e32 v106, v105, v143
	v_add_co_ci_u32_e32 v98, vcc_lo, s9, v98, vcc_lo
	v_add_nc_u32_e32 v114, v105, v145
	global_store_b16 v[110:111], v112, off
	v_ashrrev_i32_e32 v107, 31, v106
	s_clause 0x1
	global_store_b16 v[108:109], v116, off
	global_store_b16 v[97:98], v99, off
	v_add_nc_u32_e32 v99, v105, v146
	v_ashrrev_i32_e32 v115, 31, v114
	v_lshlrev_b64 v[106:107], 1, v[106:107]
	v_cvt_f16_f32_e32 v109, v100
	v_cvt_f16_f32_e32 v110, v101
	v_ashrrev_i32_e32 v100, 31, v99
	v_lshlrev_b64 v[97:98], 1, v[114:115]
	v_add_nc_u32_e32 v101, v105, v147
	v_add_co_u32 v106, vcc_lo, s8, v106
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[99:100], 1, v[99:100]
	v_add_co_ci_u32_e32 v107, vcc_lo, s9, v107, vcc_lo
	v_or_b32_e32 v112, 16, v131
	v_add_co_u32 v97, vcc_lo, s8, v97
	v_add_co_ci_u32_e32 v98, vcc_lo, s9, v98, vcc_lo
	v_add_co_u32 v99, vcc_lo, s8, v99
	v_cvt_f16_f32_e32 v111, v102
	v_ashrrev_i32_e32 v102, 31, v101
	v_mul_lo_u32 v112, v112, s10
	v_add_nc_u32_e32 v108, v105, v138
	v_add_co_ci_u32_e32 v100, vcc_lo, s9, v100, vcc_lo
	s_clause 0x2
	global_store_b16 v[106:107], v109, off
	global_store_b16 v[97:98], v110, off
	global_store_b16 v[99:100], v111, off
	v_lshlrev_b64 v[97:98], 1, v[101:102]
	v_ashrrev_i32_e32 v109, 31, v108
	v_add_nc_u32_e32 v101, v130, v112
	v_add_nc_u32_e32 v107, s0, v112
	v_cvt_f16_f32_e32 v106, v103
	v_cvt_f16_f32_e32 v110, v94
	v_lshlrev_b64 v[99:100], 1, v[108:109]
	v_add_co_u32 v97, vcc_lo, s8, v97
	v_add_co_ci_u32_e32 v98, vcc_lo, s9, v98, vcc_lo
	v_ashrrev_i32_e32 v102, 31, v101
	v_add_nc_u32_e32 v103, v130, v107
	v_add_co_u32 v99, vcc_lo, s8, v99
	global_store_b16 v[97:98], v106, off
	v_lshlrev_b64 v[97:98], 1, v[101:102]
	v_cvt_f16_f32_e32 v108, v104
	v_add_co_ci_u32_e32 v100, vcc_lo, s9, v100, vcc_lo
	v_ashrrev_i32_e32 v104, 31, v103
	v_add_nc_u32_e32 v106, s0, v107
	v_cvt_f16_f32_e32 v101, v89
	global_store_b16 v[99:100], v108, off
	v_add_co_u32 v97, vcc_lo, s8, v97
	v_lshlrev_b64 v[99:100], 1, v[103:104]
	v_add_nc_u32_e32 v89, v130, v106
	v_add_co_ci_u32_e32 v98, vcc_lo, s9, v98, vcc_lo
	v_add_nc_u32_e32 v103, s0, v106
	v_cvt_f16_f32_e32 v102, v90
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v90, 31, v89
	v_add_co_u32 v99, vcc_lo, s8, v99
	global_store_b16 v[97:98], v101, off
	v_add_nc_u32_e32 v97, v130, v103
	v_add_co_ci_u32_e32 v100, vcc_lo, s9, v100, vcc_lo
	v_add_nc_u32_e32 v101, s0, v103
	v_lshlrev_b64 v[89:90], 1, v[89:90]
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v98, 31, v97
	global_store_b16 v[99:100], v102, off
	v_cvt_f16_f32_e32 v100, v91
	v_add_nc_u32_e32 v102, s0, v101
	v_add_nc_u32_e32 v91, v130, v101
	v_add_co_u32 v89, vcc_lo, s8, v89
	v_lshlrev_b64 v[97:98], 1, v[97:98]
	v_add_co_ci_u32_e32 v90, vcc_lo, s9, v90, vcc_lo
	v_add_nc_u32_e32 v108, s0, v102
	v_add_nc_u32_e32 v99, v130, v102
	v_cvt_f16_f32_e32 v104, v92
	v_ashrrev_i32_e32 v92, 31, v91
	v_add_co_u32 v97, vcc_lo, s8, v97
	global_store_b16 v[89:90], v100, off
	v_add_nc_u32_e32 v89, v130, v108
	v_add_co_ci_u32_e32 v98, vcc_lo, s9, v98, vcc_lo
	v_ashrrev_i32_e32 v100, 31, v99
	v_add_nc_u32_e32 v109, s0, v108
	v_lshlrev_b64 v[91:92], 1, v[91:92]
	v_ashrrev_i32_e32 v90, 31, v89
	global_store_b16 v[97:98], v104, off
	v_lshlrev_b64 v[97:98], 1, v[99:100]
	v_cvt_f16_f32_e32 v104, v93
	v_add_nc_u32_e32 v93, v130, v109
	v_add_co_u32 v91, vcc_lo, s8, v91
	v_lshlrev_b64 v[89:90], 1, v[89:90]
	v_add_co_ci_u32_e32 v92, vcc_lo, s9, v92, vcc_lo
	v_add_co_u32 v97, vcc_lo, s8, v97
	v_ashrrev_i32_e32 v94, 31, v93
	v_add_nc_u32_e32 v99, v121, v112
	v_add_co_ci_u32_e32 v98, vcc_lo, s9, v98, vcc_lo
	v_add_co_u32 v89, vcc_lo, s8, v89
	v_add_co_ci_u32_e32 v90, vcc_lo, s9, v90, vcc_lo
	global_store_b16 v[91:92], v104, off
	v_ashrrev_i32_e32 v100, 31, v99
	v_lshlrev_b64 v[91:92], 1, v[93:94]
	s_clause 0x1
	global_store_b16 v[97:98], v110, off
	global_store_b16 v[89:90], v95, off
	v_add_nc_u32_e32 v93, v121, v107
	v_lshlrev_b64 v[89:90], 1, v[99:100]
	v_add_nc_u32_e32 v95, v121, v106
	v_add_co_u32 v91, vcc_lo, s8, v91
	v_add_co_ci_u32_e32 v92, vcc_lo, s9, v92, vcc_lo
	v_ashrrev_i32_e32 v94, 31, v93
	v_cvt_f16_f32_e32 v97, v81
	v_add_co_u32 v89, vcc_lo, s8, v89
	v_add_nc_u32_e32 v81, v121, v103
	v_add_co_ci_u32_e32 v90, vcc_lo, s9, v90, vcc_lo
	global_store_b16 v[91:92], v96, off
	v_ashrrev_i32_e32 v96, 31, v95
	v_lshlrev_b64 v[91:92], 1, v[93:94]
	v_cvt_f16_f32_e32 v94, v82
	v_ashrrev_i32_e32 v82, 31, v81
	global_store_b16 v[89:90], v97, off
	v_lshlrev_b64 v[89:90], 1, v[95:96]
	v_cvt_f16_f32_e32 v95, v83
	v_add_nc_u32_e32 v83, v121, v101
	v_add_co_u32 v91, vcc_lo, s8, v91
	v_lshlrev_b64 v[81:82], 1, v[81:82]
	v_add_co_ci_u32_e32 v92, vcc_lo, s9, v92, vcc_lo
	v_add_co_u32 v89, vcc_lo, s8, v89
	v_cvt_f16_f32_e32 v96, v84
	v_ashrrev_i32_e32 v84, 31, v83
	v_add_nc_u32_e32 v93, v121, v102
	v_add_co_ci_u32_e32 v90, vcc_lo, s9, v90, vcc_lo
	v_add_co_u32 v81, vcc_lo, s8, v81
	v_add_co_ci_u32_e32 v82, vcc_lo, s9, v82, vcc_lo
	global_store_b16 v[91:92], v94, off
	v_ashrrev_i32_e32 v94, 31, v93
	v_lshlrev_b64 v[83:84], 1, v[83:84]
	s_clause 0x1
	global_store_b16 v[89:90], v95, off
	global_store_b16 v[81:82], v96, off
	v_cvt_f16_f32_e32 v90, v85
	v_lshlrev_b64 v[81:82], 1, v[93:94]
	v_add_nc_u32_e32 v85, v121, v108
	v_add_co_u32 v83, vcc_lo, s8, v83
	v_add_co_ci_u32_e32 v84, vcc_lo, s9, v84, vcc_lo
	v_add_nc_u32_e32 v89, v121, v109
	v_cvt_f16_f32_e32 v91, v86
	v_ashrrev_i32_e32 v86, 31, v85
	v_add_co_u32 v81, vcc_lo, s8, v81
	v_add_co_ci_u32_e32 v82, vcc_lo, s9, v82, vcc_lo
	global_store_b16 v[83:84], v90, off
	v_ashrrev_i32_e32 v90, 31, v89
	v_add_nc_u32_e32 v83, v113, v112
	v_lshlrev_b64 v[85:86], 1, v[85:86]
	global_store_b16 v[81:82], v91, off
	v_cvt_f16_f32_e32 v91, v87
	v_lshlrev_b64 v[81:82], 1, v[89:90]
	v_ashrrev_i32_e32 v84, 31, v83
	v_add_nc_u32_e32 v87, v113, v107
	v_add_co_u32 v85, vcc_lo, s8, v85
	v_add_co_ci_u32_e32 v86, vcc_lo, s9, v86, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[83:84], 1, v[83:84]
	v_add_co_u32 v81, vcc_lo, s8, v81
	v_cvt_f16_f32_e32 v92, v88
	v_add_co_ci_u32_e32 v82, vcc_lo, s9, v82, vcc_lo
	v_ashrrev_i32_e32 v88, 31, v87
	v_add_nc_u32_e32 v89, v113, v106
	v_add_co_u32 v83, vcc_lo, s8, v83
	v_add_co_ci_u32_e32 v84, vcc_lo, s9, v84, vcc_lo
	global_store_b16 v[85:86], v91, off
	v_ashrrev_i32_e32 v90, 31, v89
	global_store_b16 v[81:82], v92, off
	v_lshlrev_b64 v[81:82], 1, v[87:88]
	global_store_b16 v[83:84], v73, off
	v_cvt_f16_f32_e32 v86, v74
	v_lshlrev_b64 v[73:74], 1, v[89:90]
	v_add_nc_u32_e32 v83, v113, v103
	v_add_nc_u32_e32 v85, v113, v101
	v_add_co_u32 v81, vcc_lo, s8, v81
	v_add_co_ci_u32_e32 v82, vcc_lo, s9, v82, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v84, 31, v83
	v_add_co_u32 v73, vcc_lo, s8, v73
	v_cvt_f16_f32_e32 v87, v75
	v_add_co_ci_u32_e32 v74, vcc_lo, s9, v74, vcc_lo
	global_store_b16 v[81:82], v86, off
	v_ashrrev_i32_e32 v86, 31, v85
	v_add_nc_u32_e32 v75, v113, v102
	v_lshlrev_b64 v[81:82], 1, v[83:84]
	global_store_b16 v[73:74], v87, off
	v_cvt_f16_f32_e32 v84, v76
	v_lshlrev_b64 v[73:74], 1, v[85:86]
	v_ashrrev_i32_e32 v76, 31, v75
	v_cvt_f16_f32_e32 v85, v77
	v_add_co_u32 v81, vcc_lo, s8, v81
	v_add_nc_u32_e32 v77, v113, v108
	v_add_co_ci_u32_e32 v82, vcc_lo, s9, v82, vcc_lo
	v_add_co_u32 v73, vcc_lo, s8, v73
	v_lshlrev_b64 v[75:76], 1, v[75:76]
	v_add_co_ci_u32_e32 v74, vcc_lo, s9, v74, vcc_lo
	v_cvt_f16_f32_e32 v86, v78
	v_ashrrev_i32_e32 v78, 31, v77
	v_add_nc_u32_e32 v83, v113, v109
	v_add_co_u32 v75, vcc_lo, s8, v75
	s_clause 0x1
	global_store_b16 v[81:82], v84, off
	global_store_b16 v[73:74], v85, off
	v_lshlrev_b64 v[73:74], 1, v[77:78]
	v_add_co_ci_u32_e32 v76, vcc_lo, s9, v76, vcc_lo
	v_ashrrev_i32_e32 v84, 31, v83
	v_add_nc_u32_e32 v77, v105, v112
	v_cvt_f16_f32_e32 v81, v79
	v_add_co_u32 v73, vcc_lo, s8, v73
	global_store_b16 v[75:76], v86, off
	v_lshlrev_b64 v[75:76], 1, v[83:84]
	v_add_co_ci_u32_e32 v74, vcc_lo, s9, v74, vcc_lo
	v_add_nc_u32_e32 v79, v105, v107
	v_ashrrev_i32_e32 v78, 31, v77
	v_cvt_f16_f32_e32 v82, v80
	v_add_co_u32 v75, vcc_lo, s8, v75
	global_store_b16 v[73:74], v81, off
	v_add_nc_u32_e32 v73, v105, v106
	v_add_co_ci_u32_e32 v76, vcc_lo, s9, v76, vcc_lo
	v_ashrrev_i32_e32 v80, 31, v79
	v_lshlrev_b64 v[77:78], 1, v[77:78]
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v74, 31, v73
	global_store_b16 v[75:76], v82, off
	v_cvt_f16_f32_e32 v81, v65
	v_lshlrev_b64 v[75:76], 1, v[79:80]
	v_cvt_f16_f32_e32 v82, v66
	v_add_co_u32 v77, vcc_lo, s8, v77
	v_lshlrev_b64 v[65:66], 1, v[73:74]
	v_add_co_ci_u32_e32 v78, vcc_lo, s9, v78, vcc_lo
	v_add_co_u32 v75, vcc_lo, s8, v75
	v_add_co_ci_u32_e32 v76, vcc_lo, s9, v76, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v65, vcc_lo, s8, v65
	v_add_nc_u32_e32 v73, v105, v103
	v_add_co_ci_u32_e32 v66, vcc_lo, s9, v66, vcc_lo
	v_add_nc_u32_e32 v79, v105, v101
	global_store_b16 v[77:78], v81, off
	v_ashrrev_i32_e32 v74, 31, v73
	s_clause 0x1
	global_store_b16 v[75:76], v82, off
	global_store_b16 v[65:66], v67, off
	v_add_nc_u32_e32 v67, v105, v102
	v_ashrrev_i32_e32 v80, 31, v79
	v_lshlrev_b64 v[73:74], 1, v[73:74]
	v_cvt_f16_f32_e32 v76, v68
	v_cvt_f16_f32_e32 v77, v69
	v_ashrrev_i32_e32 v68, 31, v67
	v_lshlrev_b64 v[65:66], 1, v[79:80]
	v_add_nc_u32_e32 v69, v105, v108
	v_add_co_u32 v73, vcc_lo, s8, v73
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[67:68], 1, v[67:68]
	v_add_co_ci_u32_e32 v74, vcc_lo, s9, v74, vcc_lo
	v_or_b32_e32 v79, 32, v131
	v_add_co_u32 v65, vcc_lo, s8, v65
	v_add_co_ci_u32_e32 v66, vcc_lo, s9, v66, vcc_lo
	v_add_co_u32 v67, vcc_lo, s8, v67
	v_cvt_f16_f32_e32 v78, v70
	v_ashrrev_i32_e32 v70, 31, v69
	v_mul_lo_u32 v79, v79, s10
	v_add_nc_u32_e32 v75, v105, v109
	v_add_co_ci_u32_e32 v68, vcc_lo, s9, v68, vcc_lo
	s_clause 0x2
	global_store_b16 v[73:74], v76, off
	global_store_b16 v[65:66], v77, off
	global_store_b16 v[67:68], v78, off
	v_lshlrev_b64 v[65:66], 1, v[69:70]
	v_ashrrev_i32_e32 v76, 31, v75
	v_add_nc_u32_e32 v69, v130, v79
	v_add_nc_u32_e32 v74, s0, v79
	v_cvt_f16_f32_e32 v73, v71
	v_cvt_f16_f32_e32 v77, v62
	v_lshlrev_b64 v[67:68], 1, v[75:76]
	v_add_co_u32 v65, vcc_lo, s8, v65
	v_add_co_ci_u32_e32 v66, vcc_lo, s9, v66, vcc_lo
	v_ashrrev_i32_e32 v70, 31, v69
	v_add_nc_u32_e32 v71, v130, v74
	v_add_co_u32 v67, vcc_lo, s8, v67
	global_store_b16 v[65:66], v73, off
	v_lshlrev_b64 v[65:66], 1, v[69:70]
	v_cvt_f16_f32_e32 v75, v72
	v_add_co_ci_u32_e32 v68, vcc_lo, s9, v68, vcc_lo
	v_ashrrev_i32_e32 v72, 31, v71
	v_add_nc_u32_e32 v73, s0, v74
	v_cvt_f16_f32_e32 v69, v57
	global_store_b16 v[67:68], v75, off
	v_add_co_u32 v65, vcc_lo, s8, v65
	v_lshlrev_b64 v[67:68], 1, v[71:72]
	v_add_nc_u32_e32 v57, v130, v73
	v_add_co_ci_u32_e32 v66, vcc_lo, s9, v66, vcc_lo
	v_add_nc_u32_e32 v71, s0, v73
	v_cvt_f16_f32_e32 v70, v58
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v58, 31, v57
	v_add_co_u32 v67, vcc_lo, s8, v67
	global_store_b16 v[65:66], v69, off
	v_add_nc_u32_e32 v65, v130, v71
	v_add_co_ci_u32_e32 v68, vcc_lo, s9, v68, vcc_lo
	v_add_nc_u32_e32 v69, s0, v71
	v_lshlrev_b64 v[57:58], 1, v[57:58]
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v66, 31, v65
	global_store_b16 v[67:68], v70, off
	v_cvt_f16_f32_e32 v68, v59
	v_add_nc_u32_e32 v70, s0, v69
	v_add_nc_u32_e32 v59, v130, v69
	v_add_co_u32 v57, vcc_lo, s8, v57
	v_lshlrev_b64 v[65:66], 1, v[65:66]
	v_add_co_ci_u32_e32 v58, vcc_lo, s9, v58, vcc_lo
	v_add_nc_u32_e32 v75, s0, v70
	v_add_nc_u32_e32 v67, v130, v70
	v_cvt_f16_f32_e32 v72, v60
	v_ashrrev_i32_e32 v60, 31, v59
	v_add_co_u32 v65, vcc_lo, s8, v65
	global_store_b16 v[57:58], v68, off
	v_add_nc_u32_e32 v57, v130, v75
	v_add_co_ci_u32_e32 v66, vcc_lo, s9, v66, vcc_lo
	v_ashrrev_i32_e32 v68, 31, v67
	v_add_nc_u32_e32 v76, s0, v75
	v_lshlrev_b64 v[59:60], 1, v[59:60]
	v_ashrrev_i32_e32 v58, 31, v57
	global_store_b16 v[65:66], v72, off
	v_lshlrev_b64 v[65:66], 1, v[67:68]
	v_cvt_f16_f32_e32 v72, v61
	v_add_nc_u32_e32 v61, v130, v76
	v_add_co_u32 v59, vcc_lo, s8, v59
	v_lshlrev_b64 v[57:58], 1, v[57:58]
	v_add_co_ci_u32_e32 v60, vcc_lo, s9, v60, vcc_lo
	v_add_co_u32 v65, vcc_lo, s8, v65
	v_ashrrev_i32_e32 v62, 31, v61
	v_add_nc_u32_e32 v67, v121, v79
	v_add_co_ci_u32_e32 v66, vcc_lo, s9, v66, vcc_lo
	v_add_co_u32 v57, vcc_lo, s8, v57
	v_add_co_ci_u32_e32 v58, vcc_lo, s9, v58, vcc_lo
	global_store_b16 v[59:60], v72, off
	v_ashrrev_i32_e32 v68, 31, v67
	v_lshlrev_b64 v[59:60], 1, v[61:62]
	s_clause 0x1
	global_store_b16 v[65:66], v77, off
	global_store_b16 v[57:58], v63, off
	v_add_nc_u32_e32 v61, v121, v74
	v_lshlrev_b64 v[57:58], 1, v[67:68]
	v_add_nc_u32_e32 v63, v121, v73
	v_add_co_u32 v59, vcc_lo, s8, v59
	v_add_co_ci_u32_e32 v60, vcc_lo, s9, v60, vcc_lo
	v_ashrrev_i32_e32 v62, 31, v61
	v_cvt_f16_f32_e32 v65, v49
	v_add_co_u32 v57, vcc_lo, s8, v57
	v_add_nc_u32_e32 v49, v121, v71
	v_add_co_ci_u32_e32 v58, vcc_lo, s9, v58, vcc_lo
	global_store_b16 v[59:60], v64, off
	v_ashrrev_i32_e32 v64, 31, v63
	v_lshlrev_b64 v[59:60], 1, v[61:62]
	v_cvt_f16_f32_e32 v62, v50
	v_ashrrev_i32_e32 v50, 31, v49
	global_store_b16 v[57:58], v65, off
	v_lshlrev_b64 v[57:58], 1, v[63:64]
	v_cvt_f16_f32_e32 v63, v51
	v_add_nc_u32_e32 v51, v121, v69
	v_add_co_u32 v59, vcc_lo, s8, v59
	v_lshlrev_b64 v[49:50], 1, v[49:50]
	v_add_co_ci_u32_e32 v60, vcc_lo, s9, v60, vcc_lo
	v_add_co_u32 v57, vcc_lo, s8, v57
	v_cvt_f16_f32_e32 v64, v52
	v_ashrrev_i32_e32 v52, 31, v51
	v_add_nc_u32_e32 v61, v121, v70
	v_add_co_ci_u32_e32 v58, vcc_lo, s9, v58, vcc_lo
	v_add_co_u32 v49, vcc_lo, s8, v49
	v_add_co_ci_u32_e32 v50, vcc_lo, s9, v50, vcc_lo
	global_store_b16 v[59:60], v62, off
	v_ashrrev_i32_e32 v62, 31, v61
	v_lshlrev_b64 v[51:52], 1, v[51:52]
	s_clause 0x1
	global_store_b16 v[57:58], v63, off
	global_store_b16 v[49:50], v64, off
	v_cvt_f16_f32_e32 v58, v53
	v_lshlrev_b64 v[49:50], 1, v[61:62]
	v_add_nc_u32_e32 v53, v121, v75
	v_add_co_u32 v51, vcc_lo, s8, v51
	v_add_co_ci_u32_e32 v52, vcc_lo, s9, v52, vcc_lo
	v_add_nc_u32_e32 v57, v121, v76
	v_cvt_f16_f32_e32 v59, v54
	v_ashrrev_i32_e32 v54, 31, v53
	v_add_co_u32 v49, vcc_lo, s8, v49
	v_add_co_ci_u32_e32 v50, vcc_lo, s9, v50, vcc_lo
	global_store_b16 v[51:52], v58, off
	v_ashrrev_i32_e32 v58, 31, v57
	v_add_nc_u32_e32 v51, v113, v79
	v_lshlrev_b64 v[53:54], 1, v[53:54]
	global_store_b16 v[49:50], v59, off
	v_cvt_f16_f32_e32 v59, v55
	v_lshlrev_b64 v[49:50], 1, v[57:58]
	v_ashrrev_i32_e32 v52, 31, v51
	v_add_nc_u32_e32 v55, v113, v74
	v_add_co_u32 v53, vcc_lo, s8, v53
	v_add_co_ci_u32_e32 v54, vcc_lo, s9, v54, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[51:52], 1, v[51:52]
	v_add_co_u32 v49, vcc_lo, s8, v49
	v_cvt_f16_f32_e32 v60, v56
	v_add_co_ci_u32_e32 v50, vcc_lo, s9, v50, vcc_lo
	v_ashrrev_i32_e32 v56, 31, v55
	v_add_nc_u32_e32 v57, v113, v73
	v_add_co_u32 v51, vcc_lo, s8, v51
	v_add_co_ci_u32_e32 v52, vcc_lo, s9, v52, vcc_lo
	global_store_b16 v[53:54], v59, off
	v_ashrrev_i32_e32 v58, 31, v57
	global_store_b16 v[49:50], v60, off
	v_lshlrev_b64 v[49:50], 1, v[55:56]
	global_store_b16 v[51:52], v41, off
	v_cvt_f16_f32_e32 v54, v42
	v_lshlrev_b64 v[41:42], 1, v[57:58]
	v_add_nc_u32_e32 v51, v113, v71
	v_add_nc_u32_e32 v53, v113, v69
	v_add_co_u32 v49, vcc_lo, s8, v49
	v_add_co_ci_u32_e32 v50, vcc_lo, s9, v50, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v52, 31, v51
	v_add_co_u32 v41, vcc_lo, s8, v41
	v_cvt_f16_f32_e32 v55, v43
	v_add_co_ci_u32_e32 v42, vcc_lo, s9, v42, vcc_lo
	global_store_b16 v[49:50], v54, off
	v_ashrrev_i32_e32 v54, 31, v53
	v_add_nc_u32_e32 v43, v113, v70
	v_lshlrev_b64 v[49:50], 1, v[51:52]
	global_store_b16 v[41:42], v55, off
	v_cvt_f16_f32_e32 v52, v44
	v_lshlrev_b64 v[41:42], 1, v[53:54]
	v_ashrrev_i32_e32 v44, 31, v43
	v_cvt_f16_f32_e32 v53, v45
	v_add_co_u32 v49, vcc_lo, s8, v49
	v_add_nc_u32_e32 v45, v113, v75
	v_add_co_ci_u32_e32 v50, vcc_lo, s9, v50, vcc_lo
	v_add_co_u32 v41, vcc_lo, s8, v41
	v_lshlrev_b64 v[43:44], 1, v[43:44]
	v_add_co_ci_u32_e32 v42, vcc_lo, s9, v42, vcc_lo
	v_cvt_f16_f32_e32 v54, v46
	v_ashrrev_i32_e32 v46, 31, v45
	v_add_nc_u32_e32 v51, v113, v76
	v_add_co_u32 v43, vcc_lo, s8, v43
	s_clause 0x1
	global_store_b16 v[49:50], v52, off
	global_store_b16 v[41:42], v53, off
	v_lshlrev_b64 v[41:42], 1, v[45:46]
	v_add_co_ci_u32_e32 v44, vcc_lo, s9, v44, vcc_lo
	v_ashrrev_i32_e32 v52, 31, v51
	v_add_nc_u32_e32 v45, v105, v79
	v_cvt_f16_f32_e32 v49, v47
	v_add_co_u32 v41, vcc_lo, s8, v41
	global_store_b16 v[43:44], v54, off
	v_lshlrev_b64 v[43:44], 1, v[51:52]
	v_add_co_ci_u32_e32 v42, vcc_lo, s9, v42, vcc_lo
	v_add_nc_u32_e32 v47, v105, v74
	v_ashrrev_i32_e32 v46, 31, v45
	v_cvt_f16_f32_e32 v50, v48
	v_add_co_u32 v43, vcc_lo, s8, v43
	global_store_b16 v[41:42], v49, off
	v_add_nc_u32_e32 v41, v105, v73
	v_add_co_ci_u32_e32 v44, vcc_lo, s9, v44, vcc_lo
	v_ashrrev_i32_e32 v48, 31, v47
	v_lshlrev_b64 v[45:46], 1, v[45:46]
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v42, 31, v41
	global_store_b16 v[43:44], v50, off
	v_cvt_f16_f32_e32 v49, v33
	v_lshlrev_b64 v[43:44], 1, v[47:48]
	v_cvt_f16_f32_e32 v50, v34
	v_add_co_u32 v45, vcc_lo, s8, v45
	v_lshlrev_b64 v[33:34], 1, v[41:42]
	v_add_co_ci_u32_e32 v46, vcc_lo, s9, v46, vcc_lo
	v_add_co_u32 v43, vcc_lo, s8, v43
	v_add_co_ci_u32_e32 v44, vcc_lo, s9, v44, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v33, vcc_lo, s8, v33
	v_add_nc_u32_e32 v41, v105, v71
	v_add_co_ci_u32_e32 v34, vcc_lo, s9, v34, vcc_lo
	v_add_nc_u32_e32 v47, v105, v69
	global_store_b16 v[45:46], v49, off
	v_ashrrev_i32_e32 v42, 31, v41
	s_clause 0x1
	global_store_b16 v[43:44], v50, off
	global_store_b16 v[33:34], v35, off
	v_add_nc_u32_e32 v35, v105, v70
	v_ashrrev_i32_e32 v48, 31, v47
	v_lshlrev_b64 v[41:42], 1, v[41:42]
	v_cvt_f16_f32_e32 v44, v36
	v_cvt_f16_f32_e32 v45, v37
	v_ashrrev_i32_e32 v36, 31, v35
	v_lshlrev_b64 v[33:34], 1, v[47:48]
	v_or_b32_e32 v47, 48, v131
	v_add_co_u32 v41, vcc_lo, s8, v41
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[35:36], 1, v[35:36]
	v_add_co_ci_u32_e32 v42, vcc_lo, s9, v42, vcc_lo
	v_add_nc_u32_e32 v37, v105, v75
	v_add_co_u32 v33, vcc_lo, s8, v33
	v_add_co_ci_u32_e32 v34, vcc_lo, s9, v34, vcc_lo
	v_add_nc_u32_e32 v43, v105, v76
	v_mul_lo_u32 v47, v47, s10
	v_add_co_u32 v35, vcc_lo, s8, v35
	v_cvt_f16_f32_e32 v46, v38
	v_ashrrev_i32_e32 v38, 31, v37
	v_add_co_ci_u32_e32 v36, vcc_lo, s9, v36, vcc_lo
	global_store_b16 v[41:42], v44, off
	v_ashrrev_i32_e32 v44, 31, v43
	s_clause 0x1
	global_store_b16 v[33:34], v45, off
	global_store_b16 v[35:36], v46, off
	v_lshlrev_b64 v[33:34], 1, v[37:38]
	v_add_nc_u32_e32 v42, s0, v47
	v_add_nc_u32_e32 v37, v130, v47
	v_lshlrev_b64 v[35:36], 1, v[43:44]
	v_cvt_f16_f32_e32 v41, v39
	v_cvt_f16_f32_e32 v43, v40
	v_add_co_u32 v33, vcc_lo, s8, v33
	v_add_nc_u32_e32 v39, v130, v42
	v_add_co_ci_u32_e32 v34, vcc_lo, s9, v34, vcc_lo
	v_ashrrev_i32_e32 v38, 31, v37
	v_add_co_u32 v35, vcc_lo, s8, v35
	v_add_co_ci_u32_e32 v36, vcc_lo, s9, v36, vcc_lo
	v_ashrrev_i32_e32 v40, 31, v39
	global_store_b16 v[33:34], v41, off
	v_lshlrev_b64 v[33:34], 1, v[37:38]
	v_add_nc_u32_e32 v41, s0, v42
	global_store_b16 v[35:36], v43, off
	v_lshlrev_b64 v[35:36], 1, v[39:40]
	v_cvt_f16_f32_e32 v38, v25
	v_cvt_f16_f32_e32 v40, v26
	v_add_nc_u32_e32 v39, s0, v41
	v_add_co_u32 v33, vcc_lo, s8, v33
	v_add_co_ci_u32_e32 v34, vcc_lo, s9, v34, vcc_lo
	v_add_co_u32 v35, vcc_lo, s8, v35
	v_add_nc_u32_e32 v25, v130, v41
	v_add_co_ci_u32_e32 v36, vcc_lo, s9, v36, vcc_lo
	v_add_nc_u32_e32 v43, s0, v39
	v_add_nc_u32_e32 v37, v130, v39
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v26, 31, v25
	s_clause 0x1
	global_store_b16 v[33:34], v38, off
	global_store_b16 v[35:36], v40, off
	v_cvt_f16_f32_e32 v40, v27
	v_add_nc_u32_e32 v27, v130, v43
	v_ashrrev_i32_e32 v38, 31, v37
	v_add_nc_u32_e32 v44, s0, v43
	v_lshlrev_b64 v[25:26], 1, v[25:26]
	v_cvt_f16_f32_e32 v45, v28
	v_ashrrev_i32_e32 v28, 31, v27
	v_lshlrev_b64 v[33:34], 1, v[37:38]
	v_add_nc_u32_e32 v35, v130, v44
	v_add_nc_u32_e32 v46, s0, v44
	v_add_co_u32 v25, vcc_lo, s8, v25
	v_lshlrev_b64 v[27:28], 1, v[27:28]
	v_add_co_ci_u32_e32 v26, vcc_lo, s9, v26, vcc_lo
	v_ashrrev_i32_e32 v36, 31, v35
	v_add_co_u32 v33, vcc_lo, s8, v33
	v_add_nc_u32_e32 v37, v130, v46
	v_add_co_ci_u32_e32 v34, vcc_lo, s9, v34, vcc_lo
	v_add_co_u32 v27, vcc_lo, s8, v27
	v_mul_lo_u32 v48, v0, s10
	global_store_b16 v[25:26], v40, off
	v_lshlrev_b64 v[25:26], 1, v[35:36]
	v_add_co_ci_u32_e32 v28, vcc_lo, s9, v28, vcc_lo
	v_ashrrev_i32_e32 v38, 31, v37
	global_store_b16 v[33:34], v45, off
	v_cvt_f16_f32_e32 v0, v30
	global_store_b16 v[27:28], v29, off
	v_add_co_u32 v25, vcc_lo, s8, v25
	v_lshlrev_b64 v[27:28], 1, v[37:38]
	v_add_nc_u32_e32 v29, v130, v48
	v_add_co_ci_u32_e32 v26, vcc_lo, s9, v26, vcc_lo
	v_add_nc_u32_e32 v33, v121, v47
	s_delay_alu instid0(VALU_DEP_3)
	v_ashrrev_i32_e32 v30, 31, v29
	v_add_co_u32 v27, vcc_lo, s8, v27
	global_store_b16 v[25:26], v0, off
	v_add_nc_u32_e32 v25, v121, v42
	v_add_co_ci_u32_e32 v28, vcc_lo, s9, v28, vcc_lo
	v_ashrrev_i32_e32 v34, 31, v33
	v_lshlrev_b64 v[29:30], 1, v[29:30]
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v26, 31, v25
	global_store_b16 v[27:28], v31, off
	v_add_nc_u32_e32 v31, v121, v39
	v_lshlrev_b64 v[27:28], 1, v[33:34]
	v_cvt_f16_f32_e32 v33, v17
	v_add_nc_u32_e32 v17, v121, v41
	v_add_co_u32 v29, vcc_lo, s8, v29
	v_lshlrev_b64 v[25:26], 1, v[25:26]
	v_cvt_f16_f32_e32 v34, v18
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v18, 31, v17
	v_add_co_ci_u32_e32 v30, vcc_lo, s9, v30, vcc_lo
	v_add_co_u32 v27, vcc_lo, s8, v27
	v_add_co_ci_u32_e32 v28, vcc_lo, s9, v28, vcc_lo
	v_add_co_u32 v25, vcc_lo, s8, v25
	v_lshlrev_b64 v[17:18], 1, v[17:18]
	v_cvt_f16_f32_e32 v0, v32
	v_add_co_ci_u32_e32 v26, vcc_lo, s9, v26, vcc_lo
	v_ashrrev_i32_e32 v32, 31, v31
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v17, vcc_lo, s8, v17
	s_clause 0x2
	global_store_b16 v[29:30], v0, off
	global_store_b16 v[27:28], v33, off
	global_store_b16 v[25:26], v34, off
	v_cvt_f16_f32_e32 v0, v19
	v_lshlrev_b64 v[25:26], 1, v[31:32]
	v_add_nc_u32_e32 v19, v121, v43
	v_add_co_ci_u32_e32 v18, vcc_lo, s9, v18, vcc_lo
	v_add_nc_u32_e32 v27, v121, v44
	v_cvt_f16_f32_e32 v29, v20
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v20, 31, v19
	v_add_co_u32 v25, vcc_lo, s8, v25
	global_store_b16 v[17:18], v0, off
	v_add_nc_u32_e32 v17, v121, v46
	v_add_co_ci_u32_e32 v26, vcc_lo, s9, v26, vcc_lo
	v_ashrrev_i32_e32 v28, 31, v27
	v_lshlrev_b64 v[19:20], 1, v[19:20]
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v18, 31, v17
	global_store_b16 v[25:26], v29, off
	v_cvt_f16_f32_e32 v0, v21
	v_lshlrev_b64 v[25:26], 1, v[27:28]
	v_add_nc_u32_e32 v21, v121, v48
	v_add_co_u32 v19, vcc_lo, s8, v19
	v_lshlrev_b64 v[17:18], 1, v[17:18]
	v_add_co_ci_u32_e32 v20, vcc_lo, s9, v20, vcc_lo
	v_add_co_u32 v25, vcc_lo, s8, v25
	v_add_nc_u32_e32 v27, v113, v47
	v_cvt_f16_f32_e32 v29, v22
	v_add_co_ci_u32_e32 v26, vcc_lo, s9, v26, vcc_lo
	v_ashrrev_i32_e32 v22, 31, v21
	v_add_co_u32 v17, vcc_lo, s8, v17
	v_add_co_ci_u32_e32 v18, vcc_lo, s9, v18, vcc_lo
	v_ashrrev_i32_e32 v28, 31, v27
	global_store_b16 v[19:20], v0, off
	v_lshlrev_b64 v[19:20], 1, v[21:22]
	s_clause 0x1
	global_store_b16 v[25:26], v29, off
	global_store_b16 v[17:18], v23, off
	v_lshlrev_b64 v[17:18], 1, v[27:28]
	v_add_nc_u32_e32 v21, v113, v42
	v_add_nc_u32_e32 v23, v113, v41
	v_add_co_u32 v19, vcc_lo, s8, v19
	v_add_co_ci_u32_e32 v20, vcc_lo, s9, v20, vcc_lo
	v_cvt_f16_f32_e32 v0, v24
	v_ashrrev_i32_e32 v22, 31, v21
	v_add_co_u32 v17, vcc_lo, s8, v17
	v_cvt_f16_f32_e32 v25, v9
	v_add_nc_u32_e32 v9, v113, v39
	v_add_co_ci_u32_e32 v18, vcc_lo, s9, v18, vcc_lo
	v_ashrrev_i32_e32 v24, 31, v23
	global_store_b16 v[19:20], v0, off
	v_lshlrev_b64 v[19:20], 1, v[21:22]
	v_cvt_f16_f32_e32 v0, v10
	v_ashrrev_i32_e32 v10, 31, v9
	global_store_b16 v[17:18], v25, off
	v_lshlrev_b64 v[17:18], 1, v[23:24]
	v_cvt_f16_f32_e32 v23, v11
	v_add_nc_u32_e32 v11, v113, v43
	v_add_co_u32 v19, vcc_lo, s8, v19
	v_lshlrev_b64 v[9:10], 1, v[9:10]
	v_cvt_f16_f32_e32 v24, v12
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v12, 31, v11
	v_add_co_ci_u32_e32 v20, vcc_lo, s9, v20, vcc_lo
	v_add_co_u32 v17, vcc_lo, s8, v17
	v_add_nc_u32_e32 v21, v113, v44
	v_add_co_ci_u32_e32 v18, vcc_lo, s9, v18, vcc_lo
	v_add_co_u32 v9, vcc_lo, s8, v9
	v_lshlrev_b64 v[11:12], 1, v[11:12]
	v_add_co_ci_u32_e32 v10, vcc_lo, s9, v10, vcc_lo
	v_ashrrev_i32_e32 v22, 31, v21
	s_clause 0x1
	global_store_b16 v[19:20], v0, off
	global_store_b16 v[17:18], v23, off
	v_add_co_u32 v11, vcc_lo, s8, v11
	global_store_b16 v[9:10], v24, off
	v_cvt_f16_f32_e32 v0, v13
	v_lshlrev_b64 v[9:10], 1, v[21:22]
	v_add_nc_u32_e32 v13, v113, v46
	v_add_co_ci_u32_e32 v12, vcc_lo, s9, v12, vcc_lo
	v_add_nc_u32_e32 v17, v113, v48
	v_cvt_f16_f32_e32 v19, v14
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v14, 31, v13
	v_add_co_u32 v9, vcc_lo, s8, v9
	global_store_b16 v[11:12], v0, off
	v_add_nc_u32_e32 v11, v105, v47
	v_add_co_ci_u32_e32 v10, vcc_lo, s9, v10, vcc_lo
	v_ashrrev_i32_e32 v18, 31, v17
	v_lshlrev_b64 v[13:14], 1, v[13:14]
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v12, 31, v11
	global_store_b16 v[9:10], v19, off
	v_add_nc_u32_e32 v0, v105, v42
	v_lshlrev_b64 v[9:10], 1, v[17:18]
	v_cvt_f16_f32_e32 v19, v15
	v_add_co_u32 v13, vcc_lo, s8, v13
	v_lshlrev_b64 v[11:12], 1, v[11:12]
	v_add_co_ci_u32_e32 v14, vcc_lo, s9, v14, vcc_lo
	v_cvt_f16_f32_e32 v18, v1
	v_ashrrev_i32_e32 v1, 31, v0
	v_add_nc_u32_e32 v15, v105, v41
	v_add_co_u32 v9, vcc_lo, s8, v9
	v_add_co_ci_u32_e32 v10, vcc_lo, s9, v10, vcc_lo
	v_add_co_u32 v11, vcc_lo, s8, v11
	v_cvt_f16_f32_e32 v17, v16
	v_ashrrev_i32_e32 v16, 31, v15
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_add_co_ci_u32_e32 v12, vcc_lo, s9, v12, vcc_lo
	s_clause 0x2
	global_store_b16 v[13:14], v19, off
	global_store_b16 v[9:10], v17, off
	global_store_b16 v[11:12], v18, off
	v_lshlrev_b64 v[9:10], 1, v[15:16]
	v_add_co_u32 v0, vcc_lo, s8, v0
	v_cvt_f16_f32_e32 v11, v2
	v_add_co_ci_u32_e32 v1, vcc_lo, s9, v1, vcc_lo
	v_add_nc_u32_e32 v2, v105, v39
	v_add_co_u32 v9, vcc_lo, s8, v9
	v_cvt_f16_f32_e32 v12, v3
	v_add_co_ci_u32_e32 v10, vcc_lo, s9, v10, vcc_lo
	global_store_b16 v[0:1], v11, off
	v_add_nc_u32_e32 v11, v105, v44
	v_add_nc_u32_e32 v0, v105, v43
	v_ashrrev_i32_e32 v3, 31, v2
	global_store_b16 v[9:10], v12, off
	v_cvt_f16_f32_e32 v13, v4
	v_ashrrev_i32_e32 v12, 31, v11
	v_ashrrev_i32_e32 v1, 31, v0
	v_add_nc_u32_e32 v4, v105, v46
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	v_cvt_f16_f32_e32 v14, v5
	v_lshlrev_b64 v[9:10], 1, v[11:12]
	v_add_nc_u32_e32 v11, v105, v48
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_ashrrev_i32_e32 v5, 31, v4
	v_add_co_u32 v2, vcc_lo, s8, v2
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v12, 31, v11
	v_add_co_ci_u32_e32 v3, vcc_lo, s9, v3, vcc_lo
	v_add_co_u32 v0, vcc_lo, s8, v0
	v_lshlrev_b64 v[4:5], 1, v[4:5]
	v_add_co_ci_u32_e32 v1, vcc_lo, s9, v1, vcc_lo
	v_cvt_f16_f32_e32 v15, v6
	v_add_co_u32 v9, vcc_lo, s8, v9
	v_cvt_f16_f32_e32 v16, v7
	v_lshlrev_b64 v[6:7], 1, v[11:12]
	v_add_co_ci_u32_e32 v10, vcc_lo, s9, v10, vcc_lo
	v_add_co_u32 v4, vcc_lo, s8, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s9, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v6, vcc_lo, s8, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s9, v7, vcc_lo
	s_clause 0x4
	global_store_b16 v[2:3], v13, off
	global_store_b16 v[0:1], v14, off
	global_store_b16 v[9:10], v15, off
	global_store_b16 v[4:5], v16, off
	global_store_b16 v[6:7], v8, off
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
		.amdhsa_next_free_vgpr 231
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
.Lfunc_end3:
	.size	hgemm_wmma, .Lfunc_end3-hgemm_wmma
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 8156
; NumSgprs: 18
; NumVgprs: 231
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 20480 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 28
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 231
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
    .vgpr_count:     231
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
