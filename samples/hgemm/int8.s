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
	s_load_b32 s8, s[0:1], 0x18
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 1, v0
	v_and_b32_e32 v129, 15, v0
	s_lshl_b32 s10, s15, 7
	s_lshl_b32 s9, s14, 7
	s_delay_alu instid0(VALU_DEP_2)
	v_and_b32_e32 v130, 64, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s8, 1
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	v_lshrrev_b32_e32 v1, 2, v0
	s_movk_i32 s2, 0x2800
	v_mov_b32_e32 v97, 0
	v_lshlrev_b32_e32 v3, 4, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v2, s10, v1
	v_mov_b32_e32 v100, v97
	v_mov_b32_e32 v99, v97
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v98, v97 :: v_dual_add_nc_u32 v5, 32, v2
	v_mul_lo_u32 v4, s8, v2
	v_add_nc_u32_e32 v6, 64, v2
	v_dual_mov_b32 v102, v97 :: v_dual_and_b32 v3, 48, v3
	v_mul_lo_u32 v5, s8, v5
	v_dual_mov_b32 v101, v97 :: v_dual_add_nc_u32 v2, 0x60, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v6, s8, v6
	v_ashrrev_i32_e32 v7, 31, v4
	v_add_co_u32 v4, vcc_lo, s4, v4
	v_mul_lo_u32 v2, s8, v2
	v_ashrrev_i32_e32 v8, 31, v5
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, s5, v7, vcc_lo
	v_add_co_u32 v5, vcc_lo, s4, v5
	v_add_co_ci_u32_e64 v8, null, s5, v8, vcc_lo
	v_add_co_u32 v131, vcc_lo, v4, v3
	v_ashrrev_i32_e32 v9, 31, v6
	v_add_co_ci_u32_e64 v132, null, 0, v7, vcc_lo
	v_add_co_u32 v133, vcc_lo, v5, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v134, null, 0, v8, vcc_lo
	v_add_co_u32 v4, vcc_lo, s4, v6
	v_add_co_ci_u32_e64 v5, null, s5, v9, vcc_lo
	v_dual_mov_b32 v103, v97 :: v_dual_add_nc_u32 v6, s9, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v135, vcc_lo, v4, v3
	v_add_co_ci_u32_e64 v136, null, 0, v5, vcc_lo
	v_ashrrev_i32_e32 v4, 31, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v5, s8, v6
	v_add_co_u32 v2, vcc_lo, s4, v2
	v_dual_mov_b32 v104, v97 :: v_dual_add_nc_u32 v7, 32, v6
	v_add_co_ci_u32_e64 v4, null, s5, v4, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_u32 v137, vcc_lo, v2, v3
	v_ashrrev_i32_e32 v2, 31, v5
	v_add_co_ci_u32_e64 v138, null, 0, v4, vcc_lo
	v_mul_lo_u32 v4, s8, v7
	v_add_co_u32 v5, vcc_lo, s6, v5
	v_dual_mov_b32 v122, v97 :: v_dual_add_nc_u32 v7, 64, v6
	v_add_co_ci_u32_e64 v2, null, s7, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v139, vcc_lo, v5, v3
	v_mul_lo_u32 v7, s8, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v140, null, 0, v2, vcc_lo
	v_ashrrev_i32_e32 v2, 31, v4
	v_dual_mov_b32 v124, v97 :: v_dual_add_nc_u32 v5, 0x60, v6
	v_add_co_u32 v4, vcc_lo, s6, v4
	v_add_co_ci_u32_e64 v2, null, s7, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v5, s8, v5
	v_ashrrev_i32_e32 v6, 31, v7
	v_add_co_u32 v141, vcc_lo, v4, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v142, null, 0, v2, vcc_lo
	v_add_co_u32 v2, vcc_lo, s6, v7
	v_add_co_ci_u32_e64 v4, null, s7, v6, vcc_lo
	v_ashrrev_i32_e32 v6, 31, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v143, vcc_lo, v2, v3
	v_add_co_ci_u32_e64 v144, null, 0, v4, vcc_lo
	v_add_co_u32 v2, vcc_lo, s6, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s7, v6, vcc_lo
	v_mul_u32_u24_e32 v5, 0x50, v1
	v_mad_u32_u24 v1, 0x50, v1, s2
	v_dual_mov_b32 v121, v97 :: v_dual_and_b32 v6, 0x4f, v0
	v_or_b32_e32 v7, v130, v129
	v_add_co_u32 v145, vcc_lo, v2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v146, null, 0, v4, vcc_lo
	v_mul_u32_u24_e32 v147, 0x50, v6
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_u32_u24_e32 v148, 0x50, v7
	v_add_nc_u32_e32 v149, v5, v3
	v_add_nc_u32_e32 v150, v1, v3
	v_mov_b32_e32 v123, v97
	v_mov_b32_e32 v125, v97
	v_mov_b32_e32 v126, v97
	v_mov_b32_e32 v127, v97
	v_mov_b32_e32 v128, v97
	v_mov_b32_e32 v113, v97
	v_mov_b32_e32 v114, v97
	v_mov_b32_e32 v115, v97
	v_mov_b32_e32 v116, v97
	v_mov_b32_e32 v117, v97
	v_mov_b32_e32 v118, v97
	v_mov_b32_e32 v119, v97
	v_mov_b32_e32 v120, v97
	v_mov_b32_e32 v105, v97
	v_mov_b32_e32 v106, v97
	v_mov_b32_e32 v107, v97
	v_mov_b32_e32 v108, v97
	v_mov_b32_e32 v109, v97
	v_mov_b32_e32 v110, v97
	v_mov_b32_e32 v111, v97
	v_mov_b32_e32 v112, v97
	v_mov_b32_e32 v89, v97
	v_mov_b32_e32 v90, v97
	v_mov_b32_e32 v91, v97
	v_mov_b32_e32 v92, v97
	v_mov_b32_e32 v93, v97
	v_mov_b32_e32 v94, v97
	v_mov_b32_e32 v95, v97
	v_mov_b32_e32 v96, v97
	v_mov_b32_e32 v81, v97
	v_mov_b32_e32 v82, v97
	v_mov_b32_e32 v83, v97
	v_mov_b32_e32 v84, v97
	v_mov_b32_e32 v85, v97
	v_mov_b32_e32 v86, v97
	v_mov_b32_e32 v87, v97
	v_mov_b32_e32 v88, v97
	v_mov_b32_e32 v73, v97
	v_mov_b32_e32 v74, v97
	v_mov_b32_e32 v75, v97
	v_mov_b32_e32 v76, v97
	v_mov_b32_e32 v77, v97
	v_mov_b32_e32 v78, v97
	v_mov_b32_e32 v79, v97
	v_mov_b32_e32 v80, v97
	v_mov_b32_e32 v65, v97
	v_mov_b32_e32 v66, v97
	v_mov_b32_e32 v67, v97
	v_mov_b32_e32 v68, v97
	v_mov_b32_e32 v69, v97
	v_mov_b32_e32 v70, v97
	v_mov_b32_e32 v71, v97
	v_mov_b32_e32 v72, v97
	v_mov_b32_e32 v57, v97
	v_mov_b32_e32 v58, v97
	v_mov_b32_e32 v59, v97
	v_mov_b32_e32 v60, v97
	v_mov_b32_e32 v61, v97
	v_mov_b32_e32 v62, v97
	v_mov_b32_e32 v63, v97
	v_mov_b32_e32 v64, v97
	v_mov_b32_e32 v49, v97
	v_mov_b32_e32 v50, v97
	v_mov_b32_e32 v51, v97
	v_mov_b32_e32 v52, v97
	v_mov_b32_e32 v53, v97
	v_mov_b32_e32 v54, v97
	v_mov_b32_e32 v55, v97
	v_mov_b32_e32 v56, v97
	v_mov_b32_e32 v41, v97
	v_mov_b32_e32 v42, v97
	v_mov_b32_e32 v43, v97
	v_mov_b32_e32 v44, v97
	v_mov_b32_e32 v45, v97
	v_mov_b32_e32 v46, v97
	v_mov_b32_e32 v47, v97
	v_mov_b32_e32 v48, v97
	v_mov_b32_e32 v33, v97
	v_mov_b32_e32 v34, v97
	v_mov_b32_e32 v35, v97
	v_mov_b32_e32 v36, v97
	v_mov_b32_e32 v37, v97
	v_mov_b32_e32 v38, v97
	v_mov_b32_e32 v39, v97
	v_mov_b32_e32 v40, v97
	v_mov_b32_e32 v25, v97
	v_mov_b32_e32 v26, v97
	v_mov_b32_e32 v27, v97
	v_mov_b32_e32 v28, v97
	v_mov_b32_e32 v29, v97
	v_mov_b32_e32 v30, v97
	v_mov_b32_e32 v31, v97
	v_mov_b32_e32 v32, v97
	v_mov_b32_e32 v17, v97
	v_mov_b32_e32 v18, v97
	v_mov_b32_e32 v19, v97
	v_mov_b32_e32 v20, v97
	v_mov_b32_e32 v21, v97
	v_mov_b32_e32 v22, v97
	v_mov_b32_e32 v23, v97
	v_mov_b32_e32 v24, v97
	v_mov_b32_e32 v9, v97
	v_mov_b32_e32 v10, v97
	v_mov_b32_e32 v11, v97
	v_mov_b32_e32 v12, v97
	v_mov_b32_e32 v13, v97
	v_mov_b32_e32 v14, v97
	v_mov_b32_e32 v15, v97
	v_mov_b32_e32 v16, v97
	v_mov_b32_e32 v1, v97
	v_mov_b32_e32 v2, v97
	v_mov_b32_e32 v3, v97
	v_mov_b32_e32 v4, v97
	v_mov_b32_e32 v5, v97
	v_mov_b32_e32 v6, v97
	v_mov_b32_e32 v7, v97
	v_mov_b32_e32 v8, v97
	s_mov_b64 s[2:3], 0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v151, vcc_lo, v131, s2
	v_add_co_ci_u32_e64 v152, null, s3, v132, vcc_lo
	v_add_co_u32 v155, vcc_lo, v133, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v156, null, s3, v134, vcc_lo
	v_add_co_u32 v159, vcc_lo, v135, s2
	v_add_co_ci_u32_e64 v160, null, s3, v136, vcc_lo
	v_add_co_u32 v163, vcc_lo, v137, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v164, null, s3, v138, vcc_lo
	v_add_co_u32 v167, vcc_lo, v139, s2
	v_add_co_ci_u32_e64 v168, null, s3, v140, vcc_lo
	v_add_co_u32 v171, vcc_lo, v141, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v172, null, s3, v142, vcc_lo
	v_add_co_u32 v175, vcc_lo, v143, s2
	v_add_co_ci_u32_e64 v176, null, s3, v144, vcc_lo
	v_add_co_u32 v179, vcc_lo, v145, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v180, null, s3, v146, vcc_lo
	s_clause 0x3
	global_load_b128 v[151:154], v[151:152], off
	global_load_b128 v[155:158], v[155:156], off
	global_load_b128 v[159:162], v[159:160], off
	global_load_b128 v[163:166], v[163:164], off
	s_clause 0x3
	global_load_b128 v[167:170], v[167:168], off
	global_load_b128 v[171:174], v[171:172], off
	global_load_b128 v[175:178], v[175:176], off
	global_load_b128 v[179:182], v[179:180], off
	s_add_u32 s2, s2, 64
	s_addc_u32 s3, s3, 0
	s_cmp_ge_i32 s2, s8
	s_waitcnt vmcnt(0)
	s_barrier
	ds_store_b128 v149, v[151:154]
	ds_store_b128 v149, v[155:158] offset:2560
	ds_store_b128 v149, v[159:162] offset:5120
	ds_store_b128 v149, v[163:166] offset:7680
	ds_store_b128 v150, v[167:170]
	ds_store_b128 v150, v[171:174] offset:2560
	ds_store_b128 v150, v[175:178] offset:5120
	ds_store_b128 v150, v[179:182] offset:7680
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b128 v[151:154], v147 offset:1280
	ds_load_b128 v[155:158], v147
	ds_load_b128 v[159:162], v148 offset:10240
	ds_load_b128 v[163:166], v148 offset:11520
	ds_load_b128 v[167:170], v148 offset:12800
	ds_load_b128 v[171:174], v148 offset:14080
	ds_load_b128 v[175:178], v147 offset:2560
	ds_load_b128 v[179:182], v147 offset:16
	ds_load_b128 v[183:186], v147 offset:32
	ds_load_b128 v[187:190], v147 offset:48
	ds_load_b128 v[191:194], v148 offset:10256
	ds_load_b128 v[195:198], v148 offset:10272
	ds_load_b128 v[199:202], v148 offset:10288
	ds_load_b128 v[203:206], v147 offset:1296
	ds_load_b128 v[207:210], v147 offset:2576
	ds_load_b128 v[211:214], v147 offset:3840
	ds_load_b128 v[215:218], v147 offset:3856
	ds_load_b128 v[219:222], v148 offset:11536
	ds_load_b128 v[223:226], v148 offset:12816
	ds_load_b128 v[227:230], v148 offset:14096
	ds_load_b128 v[231:234], v147 offset:1312
	ds_load_b128 v[235:238], v147 offset:2592
	s_waitcnt lgkmcnt(19)
	v_wmma_i32_16x16x16_iu8 v[97:104], v[155:158], v[159:162], v[97:104] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(18)
	v_wmma_i32_16x16x16_iu8 v[121:128], v[155:158], v[163:166], v[121:128] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(17)
	v_wmma_i32_16x16x16_iu8 v[113:120], v[155:158], v[167:170], v[113:120] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(16)
	v_wmma_i32_16x16x16_iu8 v[105:112], v[155:158], v[171:174], v[105:112] neg_lo:[1,1,0]
	ds_load_b128 v[155:158], v147 offset:3872
	v_wmma_i32_16x16x16_iu8 v[89:96], v[151:154], v[159:162], v[89:96] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[81:88], v[151:154], v[163:166], v[81:88] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[73:80], v[151:154], v[167:170], v[73:80] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[65:72], v[151:154], v[171:174], v[65:72] neg_lo:[1,1,0]
	ds_load_b128 v[151:154], v148 offset:12832
	s_waitcnt lgkmcnt(17)
	v_wmma_i32_16x16x16_iu8 v[57:64], v[175:178], v[159:162], v[57:64] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[49:56], v[175:178], v[163:166], v[49:56] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[41:48], v[175:178], v[167:170], v[41:48] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[33:40], v[175:178], v[171:174], v[33:40] neg_lo:[1,1,0]
	ds_load_b128 v[175:178], v148 offset:14112
	s_waitcnt lgkmcnt(9)
	v_wmma_i32_16x16x16_iu8 v[25:32], v[211:214], v[159:162], v[25:32] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[17:24], v[211:214], v[163:166], v[17:24] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[9:16], v[211:214], v[167:170], v[9:16] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[1:8], v[211:214], v[171:174], v[1:8] neg_lo:[1,1,0]
	ds_load_b128 v[171:174], v148 offset:11552
	ds_load_b128 v[211:214], v148 offset:11568
	ds_load_b128 v[159:162], v147 offset:1328
	ds_load_b128 v[163:166], v147 offset:2608
	ds_load_b128 v[167:170], v147 offset:3888
	v_wmma_i32_16x16x16_iu8 v[97:104], v[179:182], v[191:194], v[97:104] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(12)
	v_wmma_i32_16x16x16_iu8 v[121:128], v[179:182], v[219:222], v[121:128] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(11)
	v_wmma_i32_16x16x16_iu8 v[113:120], v[179:182], v[223:226], v[113:120] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(10)
	v_wmma_i32_16x16x16_iu8 v[105:112], v[179:182], v[227:230], v[105:112] neg_lo:[1,1,0]
	ds_load_b128 v[179:182], v148 offset:12848
	v_wmma_i32_16x16x16_iu8 v[89:96], v[203:206], v[191:194], v[89:96] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[81:88], v[203:206], v[219:222], v[81:88] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[73:80], v[203:206], v[223:226], v[73:80] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[65:72], v[203:206], v[227:230], v[65:72] neg_lo:[1,1,0]
	ds_load_b128 v[203:206], v148 offset:14128
	v_wmma_i32_16x16x16_iu8 v[57:64], v[207:210], v[191:194], v[57:64] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[49:56], v[207:210], v[219:222], v[49:56] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[41:48], v[207:210], v[223:226], v[41:48] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[33:40], v[207:210], v[227:230], v[33:40] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[25:32], v[215:218], v[191:194], v[25:32] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[17:24], v[215:218], v[219:222], v[17:24] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[9:16], v[215:218], v[223:226], v[9:16] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[1:8], v[215:218], v[227:230], v[1:8] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[97:104], v[183:186], v[195:198], v[97:104] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(6)
	v_wmma_i32_16x16x16_iu8 v[121:128], v[183:186], v[171:174], v[121:128] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[113:120], v[183:186], v[151:154], v[113:120] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[105:112], v[183:186], v[175:178], v[105:112] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[89:96], v[231:234], v[195:198], v[89:96] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[81:88], v[231:234], v[171:174], v[81:88] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[73:80], v[231:234], v[151:154], v[73:80] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[65:72], v[231:234], v[175:178], v[65:72] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[57:64], v[235:238], v[195:198], v[57:64] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[49:56], v[235:238], v[171:174], v[49:56] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[41:48], v[235:238], v[151:154], v[41:48] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[33:40], v[235:238], v[175:178], v[33:40] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[25:32], v[155:158], v[195:198], v[25:32] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[17:24], v[155:158], v[171:174], v[17:24] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[9:16], v[155:158], v[151:154], v[9:16] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[1:8], v[155:158], v[175:178], v[1:8] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[97:104], v[187:190], v[199:202], v[97:104] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(5)
	v_wmma_i32_16x16x16_iu8 v[121:128], v[187:190], v[211:214], v[121:128] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(1)
	v_wmma_i32_16x16x16_iu8 v[113:120], v[187:190], v[179:182], v[113:120] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(0)
	v_wmma_i32_16x16x16_iu8 v[105:112], v[187:190], v[203:206], v[105:112] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[89:96], v[159:162], v[199:202], v[89:96] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[81:88], v[159:162], v[211:214], v[81:88] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[73:80], v[159:162], v[179:182], v[73:80] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[65:72], v[159:162], v[203:206], v[65:72] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[57:64], v[163:166], v[199:202], v[57:64] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[49:56], v[163:166], v[211:214], v[49:56] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[41:48], v[163:166], v[179:182], v[41:48] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[33:40], v[163:166], v[203:206], v[33:40] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[25:32], v[167:170], v[199:202], v[25:32] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[17:24], v[167:170], v[211:214], v[17:24] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[9:16], v[167:170], v[179:182], v[9:16] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[1:8], v[167:170], v[203:206], v[1:8] neg_lo:[1,1,0]
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1)
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
	v_mov_b32_e32 v112, v8
	v_mov_b32_e32 v111, v8
	v_mov_b32_e32 v110, v8
	v_mov_b32_e32 v109, v8
	v_mov_b32_e32 v108, v8
	v_mov_b32_e32 v107, v8
	v_mov_b32_e32 v106, v8
	v_mov_b32_e32 v105, v8
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
	v_mov_b32_e32 v104, v8
	v_mov_b32_e32 v103, v8
	v_mov_b32_e32 v102, v8
	v_mov_b32_e32 v101, v8
	v_mov_b32_e32 v100, v8
	v_mov_b32_e32 v99, v8
	v_mov_b32_e32 v98, v8
	v_mov_b32_e32 v97, v8
.LBB0_4:
	v_and_b32_e32 v131, 64, v0
	v_lshrrev_b32_e32 v132, 4, v0
	v_or3_b32 v0, v129, s9, v130
	s_lshl_b32 s2, s8, 1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v131, s10, v131
	v_and_or_b32 v131, v132, 1, v131
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[129:130], null, v131, s8, v[0:1]
	v_add_nc_u32_e32 v131, s2, v129
	v_ashrrev_i32_e32 v130, 31, v129
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v133, s2, v131
	v_lshlrev_b64 v[129:130], 2, v[129:130]
	v_ashrrev_i32_e32 v132, 31, v131
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v135, s2, v133
	v_ashrrev_i32_e32 v134, 31, v133
	v_add_co_u32 v129, vcc_lo, s0, v129
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v130, null, s1, v130, vcc_lo
	v_add_nc_u32_e32 v137, s2, v135
	v_lshlrev_b64 v[131:132], 2, v[131:132]
	v_ashrrev_i32_e32 v136, 31, v135
	global_store_b32 v[129:130], v97, off
	v_lshlrev_b64 v[133:134], 2, v[133:134]
	v_add_nc_u32_e32 v97, s2, v137
	v_ashrrev_i32_e32 v138, 31, v137
	v_add_co_u32 v131, vcc_lo, s0, v131
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v132, null, s1, v132, vcc_lo
	v_add_nc_u32_e32 v139, s2, v97
	v_lshlrev_b64 v[135:136], 2, v[135:136]
	v_lshlrev_b64 v[137:138], 2, v[137:138]
	global_store_b32 v[131:132], v98, off
	v_ashrrev_i32_e32 v98, 31, v97
	v_add_nc_u32_e32 v141, s2, v139
	v_ashrrev_i32_e32 v140, 31, v139
	v_add_co_u32 v133, vcc_lo, s0, v133
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[97:98], 2, v[97:98]
	v_ashrrev_i32_e32 v142, 31, v141
	v_add_co_ci_u32_e64 v134, null, s1, v134, vcc_lo
	v_add_co_u32 v135, vcc_lo, s0, v135
	v_lshlrev_b64 v[139:140], 2, v[139:140]
	v_add_co_ci_u32_e64 v136, null, s1, v136, vcc_lo
	v_add_co_u32 v137, vcc_lo, s0, v137
	v_lshlrev_b64 v[142:143], 2, v[141:142]
	v_add_co_ci_u32_e64 v138, null, s1, v138, vcc_lo
	v_add_co_u32 v97, vcc_lo, s0, v97
	global_store_b32 v[133:134], v99, off
	v_add_co_ci_u32_e64 v98, null, s1, v98, vcc_lo
	v_add_co_u32 v139, vcc_lo, s0, v139
	v_add_nc_u32_e32 v99, s2, v141
	v_add_co_ci_u32_e64 v140, null, s1, v140, vcc_lo
	v_add_co_u32 v142, vcc_lo, s0, v142
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v143, null, s1, v143, vcc_lo
	s_clause 0x11
	global_store_b32 v[135:136], v100, off
	global_store_b32 v[137:138], v101, off
	global_store_b32 v[97:98], v102, off
	global_store_b32 v[139:140], v103, off
	global_store_b32 v[142:143], v104, off
	global_store_b32 v[129:130], v121, off offset:64
	global_store_b32 v[131:132], v122, off offset:64
	global_store_b32 v[133:134], v123, off offset:64
	global_store_b32 v[135:136], v124, off offset:64
	global_store_b32 v[137:138], v125, off offset:64
	global_store_b32 v[97:98], v126, off offset:64
	global_store_b32 v[139:140], v127, off offset:64
	global_store_b32 v[142:143], v128, off offset:64
	global_store_b32 v[129:130], v113, off offset:128
	global_store_b32 v[131:132], v114, off offset:128
	global_store_b32 v[133:134], v115, off offset:128
	global_store_b32 v[135:136], v116, off offset:128
	global_store_b32 v[137:138], v117, off offset:128
	v_add_nc_u32_e32 v101, s2, v99
	s_clause 0x8
	global_store_b32 v[97:98], v118, off offset:128
	global_store_b32 v[139:140], v119, off offset:128
	global_store_b32 v[142:143], v120, off offset:128
	global_store_b32 v[129:130], v105, off offset:192
	global_store_b32 v[131:132], v106, off offset:192
	global_store_b32 v[133:134], v107, off offset:192
	global_store_b32 v[135:136], v108, off offset:192
	global_store_b32 v[137:138], v109, off offset:192
	global_store_b32 v[97:98], v110, off offset:192
	v_add_nc_u32_e32 v97, s2, v101
	v_ashrrev_i32_e32 v100, 31, v99
	v_ashrrev_i32_e32 v102, 31, v101
	global_store_b32 v[139:140], v111, off offset:192
	v_ashrrev_i32_e32 v98, 31, v97
	v_lshlrev_b64 v[99:100], 2, v[99:100]
	v_lshlrev_b64 v[101:102], 2, v[101:102]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[103:104], 2, v[97:98]
	v_add_nc_u32_e32 v97, s2, v97
	v_add_co_u32 v99, vcc_lo, s0, v99
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v100, null, s1, v100, vcc_lo
	v_add_nc_u32_e32 v105, s2, v97
	s_clause 0x1
	global_store_b32 v[142:143], v112, off offset:192
	global_store_b32 v[99:100], v89, off
	v_add_co_u32 v101, vcc_lo, s0, v101
	v_add_nc_u32_e32 v89, s2, v105
	v_add_co_ci_u32_e64 v102, null, s1, v102, vcc_lo
	v_ashrrev_i32_e32 v98, 31, v97
	v_ashrrev_i32_e32 v106, 31, v105
	s_delay_alu instid0(VALU_DEP_4)
	v_add_nc_u32_e32 v107, s2, v89
	global_store_b32 v[101:102], v90, off
	v_ashrrev_i32_e32 v90, 31, v89
	v_lshlrev_b64 v[97:98], 2, v[97:98]
	v_lshlrev_b64 v[105:106], 2, v[105:106]
	v_add_nc_u32_e32 v109, s2, v107
	v_ashrrev_i32_e32 v108, 31, v107
	v_add_co_u32 v103, vcc_lo, s0, v103
	v_lshlrev_b64 v[89:90], 2, v[89:90]
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v110, 31, v109
	v_add_co_ci_u32_e64 v104, null, s1, v104, vcc_lo
	v_add_co_u32 v97, vcc_lo, s0, v97
	v_lshlrev_b64 v[107:108], 2, v[107:108]
	v_add_co_ci_u32_e64 v98, null, s1, v98, vcc_lo
	v_add_co_u32 v105, vcc_lo, s0, v105
	v_lshlrev_b64 v[110:111], 2, v[109:110]
	v_add_co_ci_u32_e64 v106, null, s1, v106, vcc_lo
	v_add_co_u32 v89, vcc_lo, s0, v89
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v90, null, s1, v90, vcc_lo
	v_add_co_u32 v107, vcc_lo, s0, v107
	v_add_co_ci_u32_e64 v108, null, s1, v108, vcc_lo
	v_add_co_u32 v110, vcc_lo, s0, v110
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v111, null, s1, v111, vcc_lo
	s_clause 0x12
	global_store_b32 v[103:104], v91, off
	global_store_b32 v[97:98], v92, off
	global_store_b32 v[105:106], v93, off
	global_store_b32 v[89:90], v94, off
	global_store_b32 v[107:108], v95, off
	global_store_b32 v[110:111], v96, off
	global_store_b32 v[99:100], v81, off offset:64
	global_store_b32 v[101:102], v82, off offset:64
	global_store_b32 v[103:104], v83, off offset:64
	global_store_b32 v[97:98], v84, off offset:64
	global_store_b32 v[105:106], v85, off offset:64
	global_store_b32 v[89:90], v86, off offset:64
	global_store_b32 v[107:108], v87, off offset:64
	global_store_b32 v[110:111], v88, off offset:64
	global_store_b32 v[99:100], v73, off offset:128
	global_store_b32 v[101:102], v74, off offset:128
	global_store_b32 v[103:104], v75, off offset:128
	global_store_b32 v[97:98], v76, off offset:128
	global_store_b32 v[105:106], v77, off offset:128
	v_add_nc_u32_e32 v73, s2, v109
	s_clause 0x8
	global_store_b32 v[89:90], v78, off offset:128
	global_store_b32 v[107:108], v79, off offset:128
	global_store_b32 v[110:111], v80, off offset:128
	global_store_b32 v[99:100], v65, off offset:192
	global_store_b32 v[101:102], v66, off offset:192
	global_store_b32 v[103:104], v67, off offset:192
	global_store_b32 v[97:98], v68, off offset:192
	global_store_b32 v[105:106], v69, off offset:192
	global_store_b32 v[89:90], v70, off offset:192
	v_ashrrev_i32_e32 v74, 31, v73
	v_add_nc_u32_e32 v65, s2, v73
	global_store_b32 v[107:108], v71, off offset:192
	v_lshlrev_b64 v[67:68], 2, v[73:74]
	v_add_nc_u32_e32 v69, s2, v65
	v_ashrrev_i32_e32 v66, 31, v65
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v67, vcc_lo, s0, v67
	v_add_co_ci_u32_e64 v68, null, s1, v68, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v70, 31, v69
	s_clause 0x1
	global_store_b32 v[110:111], v72, off offset:192
	global_store_b32 v[67:68], v57, off
	v_add_nc_u32_e32 v72, s2, v69
	v_lshlrev_b64 v[65:66], 2, v[65:66]
	v_lshlrev_b64 v[70:71], 2, v[69:70]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v69, s2, v72
	v_ashrrev_i32_e32 v73, 31, v72
	v_add_co_u32 v65, vcc_lo, s0, v65
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v66, null, s1, v66, vcc_lo
	v_add_nc_u32_e32 v57, s2, v69
	v_add_co_u32 v74, vcc_lo, s0, v70
	v_ashrrev_i32_e32 v70, 31, v69
	global_store_b32 v[65:66], v58, off
	v_add_nc_u32_e32 v76, s2, v57
	v_ashrrev_i32_e32 v58, 31, v57
	v_add_co_ci_u32_e64 v75, null, s1, v71, vcc_lo
	v_lshlrev_b64 v[71:72], 2, v[72:73]
	s_delay_alu instid0(VALU_DEP_4)
	v_add_nc_u32_e32 v78, s2, v76
	v_ashrrev_i32_e32 v77, 31, v76
	v_lshlrev_b64 v[69:70], 2, v[69:70]
	v_lshlrev_b64 v[57:58], 2, v[57:58]
	global_store_b32 v[74:75], v59, off
	v_ashrrev_i32_e32 v79, 31, v78
	v_add_co_u32 v71, vcc_lo, s0, v71
	v_lshlrev_b64 v[76:77], 2, v[76:77]
	v_add_co_ci_u32_e64 v72, null, s1, v72, vcc_lo
	v_add_co_u32 v69, vcc_lo, s0, v69
	v_lshlrev_b64 v[79:80], 2, v[78:79]
	v_add_co_ci_u32_e64 v70, null, s1, v70, vcc_lo
	v_add_co_u32 v57, vcc_lo, s0, v57
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v58, null, s1, v58, vcc_lo
	v_add_co_u32 v76, vcc_lo, s0, v76
	v_add_co_ci_u32_e64 v77, null, s1, v77, vcc_lo
	v_add_co_u32 v79, vcc_lo, s0, v79
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v80, null, s1, v80, vcc_lo
	s_clause 0x11
	global_store_b32 v[71:72], v60, off
	global_store_b32 v[69:70], v61, off
	global_store_b32 v[57:58], v62, off
	global_store_b32 v[76:77], v63, off
	global_store_b32 v[79:80], v64, off
	global_store_b32 v[67:68], v49, off offset:64
	global_store_b32 v[65:66], v50, off offset:64
	global_store_b32 v[74:75], v51, off offset:64
	global_store_b32 v[71:72], v52, off offset:64
	global_store_b32 v[69:70], v53, off offset:64
	global_store_b32 v[57:58], v54, off offset:64
	global_store_b32 v[76:77], v55, off offset:64
	global_store_b32 v[79:80], v56, off offset:64
	global_store_b32 v[67:68], v41, off offset:128
	global_store_b32 v[65:66], v42, off offset:128
	global_store_b32 v[74:75], v43, off offset:128
	global_store_b32 v[71:72], v44, off offset:128
	global_store_b32 v[69:70], v45, off offset:128
	v_add_nc_u32_e32 v41, s2, v78
	s_clause 0x8
	global_store_b32 v[57:58], v46, off offset:128
	global_store_b32 v[76:77], v47, off offset:128
	global_store_b32 v[79:80], v48, off offset:128
	global_store_b32 v[67:68], v33, off offset:192
	global_store_b32 v[65:66], v34, off offset:192
	global_store_b32 v[74:75], v35, off offset:192
	global_store_b32 v[71:72], v36, off offset:192
	global_store_b32 v[69:70], v37, off offset:192
	global_store_b32 v[57:58], v38, off offset:192
	v_ashrrev_i32_e32 v42, 31, v41
	v_add_nc_u32_e32 v33, s2, v41
	global_store_b32 v[76:77], v39, off offset:192
	v_lshlrev_b64 v[35:36], 2, v[41:42]
	v_add_nc_u32_e32 v37, s2, v33
	v_ashrrev_i32_e32 v34, 31, v33
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v35, vcc_lo, s0, v35
	v_add_co_ci_u32_e64 v36, null, s1, v36, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v38, 31, v37
	s_clause 0x1
	global_store_b32 v[79:80], v40, off offset:192
	global_store_b32 v[35:36], v25, off
	v_add_nc_u32_e32 v40, s2, v37
	v_lshlrev_b64 v[33:34], 2, v[33:34]
	v_lshlrev_b64 v[38:39], 2, v[37:38]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v37, s2, v40
	v_ashrrev_i32_e32 v41, 31, v40
	v_add_co_u32 v33, vcc_lo, s0, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v34, null, s1, v34, vcc_lo
	v_add_nc_u32_e32 v25, s2, v37
	v_add_co_u32 v42, vcc_lo, s0, v38
	v_ashrrev_i32_e32 v38, 31, v37
	global_store_b32 v[33:34], v26, off
	v_add_nc_u32_e32 v44, s2, v25
	v_ashrrev_i32_e32 v26, 31, v25
	v_add_co_ci_u32_e64 v43, null, s1, v39, vcc_lo
	v_lshlrev_b64 v[39:40], 2, v[40:41]
	s_delay_alu instid0(VALU_DEP_4)
	v_add_nc_u32_e32 v46, s2, v44
	v_ashrrev_i32_e32 v45, 31, v44
	v_lshlrev_b64 v[37:38], 2, v[37:38]
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	global_store_b32 v[42:43], v27, off
	v_ashrrev_i32_e32 v47, 31, v46
	v_add_co_u32 v39, vcc_lo, s0, v39
	v_lshlrev_b64 v[44:45], 2, v[44:45]
	v_add_co_ci_u32_e64 v40, null, s1, v40, vcc_lo
	v_add_co_u32 v37, vcc_lo, s0, v37
	v_lshlrev_b64 v[46:47], 2, v[46:47]
	v_add_co_ci_u32_e64 v38, null, s1, v38, vcc_lo
	v_add_co_u32 v25, vcc_lo, s0, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v26, null, s1, v26, vcc_lo
	v_add_co_u32 v44, vcc_lo, s0, v44
	v_add_co_ci_u32_e64 v45, null, s1, v45, vcc_lo
	v_add_co_u32 v46, vcc_lo, s0, v46
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v47, null, s1, v47, vcc_lo
	s_clause 0x1c
	global_store_b32 v[39:40], v28, off
	global_store_b32 v[37:38], v29, off
	global_store_b32 v[25:26], v30, off
	global_store_b32 v[44:45], v31, off
	global_store_b32 v[46:47], v32, off
	global_store_b32 v[35:36], v17, off offset:64
	global_store_b32 v[33:34], v18, off offset:64
	global_store_b32 v[42:43], v19, off offset:64
	global_store_b32 v[39:40], v20, off offset:64
	global_store_b32 v[37:38], v21, off offset:64
	global_store_b32 v[25:26], v22, off offset:64
	global_store_b32 v[44:45], v23, off offset:64
	global_store_b32 v[46:47], v24, off offset:64
	global_store_b32 v[35:36], v9, off offset:128
	global_store_b32 v[33:34], v10, off offset:128
	global_store_b32 v[42:43], v11, off offset:128
	global_store_b32 v[39:40], v12, off offset:128
	global_store_b32 v[37:38], v13, off offset:128
	global_store_b32 v[25:26], v14, off offset:128
	global_store_b32 v[44:45], v15, off offset:128
	global_store_b32 v[46:47], v16, off offset:128
	global_store_b32 v[35:36], v1, off offset:192
	global_store_b32 v[33:34], v2, off offset:192
	global_store_b32 v[42:43], v3, off offset:192
	global_store_b32 v[39:40], v4, off offset:192
	global_store_b32 v[37:38], v5, off offset:192
	global_store_b32 v[25:26], v6, off offset:192
	global_store_b32 v[44:45], v7, off offset:192
	global_store_b32 v[46:47], v8, off offset:192
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size 20480
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 239
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
		.amdhsa_inst_pref_size 40
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
	.set kernel.num_vgpr, 239
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
; codeLenInByte = 5012
; TotalNumSgprs: 18
; NumVgprs: 239
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 20480 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 29
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 239
; Occupancy: 6
; WaveLimiterHint : 0
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
    .group_segment_fixed_size: 20480
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 128
    .name:           kernel
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     239
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
