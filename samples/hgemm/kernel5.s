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
	s_load_b64 s[2:3], s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 1, v0
	v_and_b32_e32 v161, 15, v0
	s_lshl_b32 s9, s15, 7
	s_lshl_b32 s1, s14, 7
	s_delay_alu instid0(VALU_DEP_2)
	v_and_b32_e32 v162, 64, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s8, 1
	s_cbranch_scc1 .LBB0_5
; %bb.1:
	v_lshrrev_b32_e32 v17, 2, v0
	v_mov_b32_e32 v105, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v106, v105 :: v_dual_add_nc_u32 v1, s9, v17
	v_dual_mov_b32 v108, v105 :: v_dual_add_nc_u32 v13, s1, v17
	v_dual_mov_b32 v107, v105 :: v_dual_add_nc_u32 v2, 32, v1
	v_dual_mov_b32 v109, v105 :: v_dual_add_nc_u32 v4, 64, v1
	v_dual_mov_b32 v111, v105 :: v_dual_add_nc_u32 v6, 0x60, v1
	v_mul_lo_u32 v1, s8, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v3, s8, v2
	v_mul_lo_u32 v5, s8, v4
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_lo_u32 v7, s8, v6
	v_mul_lo_u32 v9, s8, v13
	v_dual_mov_b32 v121, v105 :: v_dual_add_nc_u32 v8, 32, v13
	v_dual_mov_b32 v123, v105 :: v_dual_add_nc_u32 v14, 64, v13
	v_ashrrev_i32_e32 v2, 31, v1
	v_ashrrev_i32_e32 v4, 31, v3
	v_ashrrev_i32_e32 v6, 31, v5
	v_mul_lo_u32 v11, s8, v8
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshlrev_b64 v[1:2], 1, v[1:2]
	v_lshlrev_b64 v[3:4], 1, v[3:4]
	v_lshlrev_b64 v[5:6], 1, v[5:6]
	v_ashrrev_i32_e32 v10, 31, v9
	v_lshlrev_b64 v[7:8], 1, v[7:8]
	v_mov_b32_e32 v125, v105
	v_add_co_u32 v18, vcc_lo, s4, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v19, null, s5, v2, vcc_lo
	v_add_co_u32 v20, vcc_lo, s4, v3
	v_add_co_ci_u32_e64 v21, null, s5, v4, vcc_lo
	v_add_nc_u32_e32 v4, 0x60, v13
	v_add_co_u32 v22, vcc_lo, s4, v5
	v_mul_lo_u32 v3, s8, v14
	v_lshlrev_b64 v[1:2], 1, v[9:10]
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_lo_u32 v5, s8, v4
	v_ashrrev_i32_e32 v12, 31, v11
	v_add_co_ci_u32_e64 v23, null, s5, v6, vcc_lo
	v_add_co_u32 v24, vcc_lo, s4, v7
	v_ashrrev_i32_e32 v4, 31, v3
	v_add_co_ci_u32_e64 v25, null, s5, v8, vcc_lo
	v_ashrrev_i32_e32 v6, 31, v5
	v_lshlrev_b64 v[7:8], 1, v[11:12]
	v_add_co_u32 v26, vcc_lo, s6, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v27, null, s7, v2, vcc_lo
	v_lshlrev_b64 v[1:2], 1, v[3:4]
	v_lshlrev_b64 v[3:4], 1, v[5:6]
	v_dual_mov_b32 v110, v105 :: v_dual_lshlrev_b32 v5, 4, v0
	v_add_co_u32 v28, vcc_lo, s6, v7
	v_add_co_ci_u32_e64 v29, null, s7, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v127, v105 :: v_dual_and_b32 v32, 48, v5
	v_add_co_u32 v30, vcc_lo, s6, v1
	v_add_co_ci_u32_e64 v31, null, s7, v2, vcc_lo
	v_add_co_u32 v33, vcc_lo, s6, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v34, null, s7, v4, vcc_lo
	v_add_co_u32 v1, vcc_lo, v18, v32
	v_add_co_ci_u32_e64 v2, null, 0, v19, vcc_lo
	v_add_co_u32 v3, vcc_lo, v20, v32
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v21, vcc_lo
	v_add_co_u32 v5, vcc_lo, v22, v32
	v_add_co_ci_u32_e64 v6, null, 0, v23, vcc_lo
	v_add_co_u32 v7, vcc_lo, v26, v32
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, 0, v27, vcc_lo
	v_add_co_u32 v9, vcc_lo, v28, v32
	v_add_co_ci_u32_e64 v10, null, 0, v29, vcc_lo
	v_add_co_u32 v11, vcc_lo, v30, v32
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v12, null, 0, v31, vcc_lo
	v_add_co_u32 v13, vcc_lo, v33, v32
	v_add_co_ci_u32_e64 v14, null, 0, v34, vcc_lo
	v_add_co_u32 v15, vcc_lo, v24, v32
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v16, null, 0, v25, vcc_lo
	s_clause 0x3
	global_load_b128 v[157:160], v[13:14], off
	global_load_b128 v[141:144], v[11:12], off
	global_load_b128 v[145:148], v[9:10], off
	global_load_b128 v[149:152], v[7:8], off
	s_clause 0x3
	global_load_b128 v[153:156], v[15:16], off
	global_load_b128 v[137:140], v[5:6], off
	global_load_b128 v[133:136], v[3:4], off
	global_load_b128 v[129:132], v[1:2], off
	v_add_co_u32 v167, vcc_lo, v33, 64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v168, null, 0, v34, vcc_lo
	v_add_co_u32 v169, vcc_lo, v30, 64
	v_add_co_ci_u32_e64 v170, null, 0, v31, vcc_lo
	v_add_co_u32 v171, vcc_lo, v28, 64
	v_dual_mov_b32 v122, v105 :: v_dual_and_b32 v3, 3, v0
	v_add_co_ci_u32_e64 v172, null, 0, v29, vcc_lo
	v_add_co_u32 v173, vcc_lo, v26, 64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v174, null, 0, v27, vcc_lo
	v_add_co_u32 v175, vcc_lo, v24, 64
	v_add_co_ci_u32_e64 v176, null, 0, v25, vcc_lo
	v_add_co_u32 v177, vcc_lo, v22, 64
	v_or_b32_e32 v2, v162, v161
	v_lshlrev_b32_e32 v166, 4, v3
	v_dual_mov_b32 v112, v105 :: v_dual_and_b32 v1, 0x4f, v0
	v_add_co_ci_u32_e64 v178, null, 0, v23, vcc_lo
	v_add_co_u32 v179, vcc_lo, v20, 64
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v180, null, 0, v21, vcc_lo
	v_add_co_u32 v181, vcc_lo, v18, 64
	v_mad_u32_u24 v163, 0x50, v17, v32
	v_mul_u32_u24_e32 v164, 0x50, v1
	v_mul_u32_u24_e32 v165, 0x50, v2
	v_add_co_ci_u32_e64 v182, null, 0, v19, vcc_lo
	v_mov_b32_e32 v124, v105
	v_mov_b32_e32 v126, v105
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
	s_mov_b32 s4, 32
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	ds_load_b128 v[183:186], v164
	ds_load_b128 v[187:190], v164 offset:16
	ds_load_b128 v[191:194], v165 offset:10240
	ds_load_b128 v[195:198], v165 offset:10256
	ds_load_b128 v[199:202], v165 offset:11520
	ds_load_b128 v[203:206], v165 offset:11536
	ds_load_b128 v[207:210], v165 offset:12800
	ds_load_b128 v[211:214], v165 offset:12816
	ds_load_b128 v[215:218], v165 offset:14080
	ds_load_b128 v[219:222], v165 offset:14096
	v_add_co_u32 v167, s0, v167, 64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v168, null, 0, v168, s0
	v_add_co_u32 v169, s0, v169, 64
	v_add_co_ci_u32_e64 v170, null, 0, v170, s0
	v_add_co_u32 v171, s0, v171, 64
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v172, null, 0, v172, s0
	v_add_co_u32 v173, s0, v173, 64
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[105:112], v[183:190], v[191:198], v[105:112]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[121:128], v[183:190], v[199:206], v[121:128]
	v_add_co_ci_u32_e64 v174, null, 0, v174, s0
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[113:120], v[183:190], v[207:214], v[113:120]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[97:104], v[183:190], v[215:222], v[97:104]
	ds_load_b128 v[183:186], v164 offset:1280
	ds_load_b128 v[187:190], v164 offset:1296
	v_add_co_u32 v175, s0, v175, 64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v176, null, 0, v176, s0
	v_add_co_u32 v177, s0, v177, 64
	v_add_co_ci_u32_e64 v178, null, 0, v178, s0
	v_add_co_u32 v179, s0, v179, 64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v180, null, 0, v180, s0
	v_add_co_u32 v181, s0, v181, 64
	v_add_co_ci_u32_e64 v182, null, 0, v182, s0
	s_add_i32 s4, s4, 32
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[89:96], v[183:190], v[191:198], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[183:190], v[199:206], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[183:190], v[207:214], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[183:190], v[215:222], v[65:72]
	ds_load_b128 v[183:186], v164 offset:2560
	ds_load_b128 v[187:190], v164 offset:2576
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[183:190], v[191:198], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[183:190], v[199:206], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[183:190], v[207:214], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[183:190], v[215:222], v[33:40]
	ds_load_b128 v[183:186], v164 offset:3840
	ds_load_b128 v[187:190], v164 offset:3856
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[183:190], v[191:198], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[183:190], v[199:206], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[183:190], v[207:214], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[183:190], v[215:222], v[1:8]
	ds_load_b128 v[183:186], v164 offset:32
	ds_load_b128 v[187:190], v164 offset:48
	ds_load_b128 v[191:194], v165 offset:10272
	ds_load_b128 v[195:198], v165 offset:10288
	ds_load_b128 v[199:202], v165 offset:11552
	ds_load_b128 v[203:206], v165 offset:11568
	ds_load_b128 v[207:210], v165 offset:12832
	ds_load_b128 v[211:214], v165 offset:12848
	ds_load_b128 v[215:218], v165 offset:14112
	ds_load_b128 v[219:222], v165 offset:14128
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[105:112], v[183:190], v[191:198], v[105:112]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[121:128], v[183:190], v[199:206], v[121:128]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[113:120], v[183:190], v[207:214], v[113:120]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[97:104], v[183:190], v[215:222], v[97:104]
	ds_load_b128 v[183:186], v164 offset:1312
	ds_load_b128 v[187:190], v164 offset:1328
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[89:96], v[183:190], v[191:198], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[183:190], v[199:206], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[183:190], v[207:214], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[183:190], v[215:222], v[65:72]
	ds_load_b128 v[183:186], v164 offset:2592
	ds_load_b128 v[187:190], v164 offset:2608
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[183:190], v[191:198], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[183:190], v[199:206], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[183:190], v[207:214], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[183:190], v[215:222], v[33:40]
	ds_load_b128 v[183:186], v164 offset:3872
	ds_load_b128 v[187:190], v164 offset:3888
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[183:190], v[191:198], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[183:190], v[199:206], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[183:190], v[207:214], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[183:190], v[215:222], v[1:8]
	s_cbranch_vccnz .LBB0_6
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	s_cmp_ge_i32 s4, s8
	s_waitcnt vmcnt(0)
	s_cselect_b32 s0, -1, 0
	s_barrier
	s_and_b32 vcc_lo, exec_lo, s0
	ds_store_b128 v163, v[129:132]
	ds_store_b128 v163, v[133:136] offset:2560
	ds_store_b128 v163, v[137:140] offset:5120
	ds_store_b128 v163, v[153:156] offset:7680
	ds_store_b128 v163, v[149:152] offset:10240
	ds_store_b128 v163, v[145:148] offset:12800
	ds_store_b128 v163, v[141:144] offset:15360
	ds_store_b128 v163, v[157:160] offset:17920
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_2
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	v_add_co_u32 v129, s0, v181, v166
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v130, null, 0, v182, s0
	v_add_co_u32 v133, s0, v179, v166
	v_add_co_ci_u32_e64 v134, null, 0, v180, s0
	v_add_co_u32 v137, s0, v177, v166
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v138, null, 0, v178, s0
	v_add_co_u32 v141, s0, v175, v166
	v_add_co_ci_u32_e64 v142, null, 0, v176, s0
	v_add_co_u32 v143, s0, v173, v166
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v144, null, 0, v174, s0
	v_add_co_u32 v145, s0, v171, v166
	v_add_co_ci_u32_e64 v146, null, 0, v172, s0
	v_add_co_u32 v157, s0, v169, v166
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v158, null, 0, v170, s0
	v_add_co_u32 v159, s0, v167, v166
	v_add_co_ci_u32_e64 v160, null, 0, v168, s0
	global_load_b128 v[153:156], v[141:142], off
	global_load_b128 v[149:152], v[143:144], off
	global_load_b128 v[145:148], v[145:146], off
	global_load_b128 v[141:144], v[157:158], off
	global_load_b128 v[157:160], v[159:160], off
	global_load_b128 v[129:132], v[129:130], off
	global_load_b128 v[133:136], v[133:134], off
	global_load_b128 v[137:140], v[137:138], off
	s_branch .LBB0_2
.LBB0_5:
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
.LBB0_6:
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v129, 64, v0
	v_lshrrev_b32_e32 v130, 4, v0
	v_or3_b32 v0, v161, s1, v162
	s_lshl_b32 s0, s8, 1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v129, s9, v129
	v_and_or_b32 v131, v130, 1, v129
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[129:130], null, v131, s8, v[0:1]
	v_add_nc_u32_e32 v131, s0, v129
	v_ashrrev_i32_e32 v130, 31, v129
	s_waitcnt vmcnt(1)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v133, s0, v131
	v_lshlrev_b64 v[129:130], 2, v[129:130]
	v_ashrrev_i32_e32 v132, 31, v131
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v135, s0, v133
	v_ashrrev_i32_e32 v134, 31, v133
	v_add_co_u32 v129, vcc_lo, s2, v129
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v130, null, s3, v130, vcc_lo
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v137, s0, v135
	v_lshlrev_b64 v[131:132], 2, v[131:132]
	v_ashrrev_i32_e32 v136, 31, v135
	global_store_b32 v[129:130], v105, off
	v_lshlrev_b64 v[133:134], 2, v[133:134]
	v_add_nc_u32_e32 v105, s0, v137
	v_ashrrev_i32_e32 v138, 31, v137
	v_add_co_u32 v131, vcc_lo, s2, v131
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v132, null, s3, v132, vcc_lo
	v_add_nc_u32_e32 v139, s0, v105
	v_lshlrev_b64 v[135:136], 2, v[135:136]
	v_lshlrev_b64 v[137:138], 2, v[137:138]
	global_store_b32 v[131:132], v106, off
	v_ashrrev_i32_e32 v106, 31, v105
	v_add_nc_u32_e32 v141, s0, v139
	v_ashrrev_i32_e32 v140, 31, v139
	v_add_co_u32 v133, vcc_lo, s2, v133
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[105:106], 2, v[105:106]
	v_ashrrev_i32_e32 v142, 31, v141
	v_add_co_ci_u32_e64 v134, null, s3, v134, vcc_lo
	v_add_co_u32 v135, vcc_lo, s2, v135
	v_lshlrev_b64 v[139:140], 2, v[139:140]
	v_add_co_ci_u32_e64 v136, null, s3, v136, vcc_lo
	v_add_co_u32 v137, vcc_lo, s2, v137
	v_lshlrev_b64 v[142:143], 2, v[141:142]
	v_add_co_ci_u32_e64 v138, null, s3, v138, vcc_lo
	v_add_co_u32 v105, vcc_lo, s2, v105
	global_store_b32 v[133:134], v107, off
	v_add_co_ci_u32_e64 v106, null, s3, v106, vcc_lo
	v_add_co_u32 v139, vcc_lo, s2, v139
	v_add_nc_u32_e32 v107, s0, v141
	v_add_co_ci_u32_e64 v140, null, s3, v140, vcc_lo
	v_add_co_u32 v142, vcc_lo, s2, v142
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v143, null, s3, v143, vcc_lo
	s_clause 0x11
	global_store_b32 v[135:136], v108, off
	global_store_b32 v[137:138], v109, off
	global_store_b32 v[105:106], v110, off
	global_store_b32 v[139:140], v111, off
	global_store_b32 v[142:143], v112, off
	global_store_b32 v[129:130], v121, off offset:64
	global_store_b32 v[131:132], v122, off offset:64
	global_store_b32 v[133:134], v123, off offset:64
	global_store_b32 v[135:136], v124, off offset:64
	global_store_b32 v[137:138], v125, off offset:64
	global_store_b32 v[105:106], v126, off offset:64
	global_store_b32 v[139:140], v127, off offset:64
	global_store_b32 v[142:143], v128, off offset:64
	global_store_b32 v[129:130], v113, off offset:128
	global_store_b32 v[131:132], v114, off offset:128
	global_store_b32 v[133:134], v115, off offset:128
	global_store_b32 v[135:136], v116, off offset:128
	global_store_b32 v[137:138], v117, off offset:128
	v_ashrrev_i32_e32 v108, 31, v107
	s_clause 0x6
	global_store_b32 v[105:106], v118, off offset:128
	global_store_b32 v[139:140], v119, off offset:128
	global_store_b32 v[142:143], v120, off offset:128
	global_store_b32 v[129:130], v97, off offset:192
	global_store_b32 v[131:132], v98, off offset:192
	global_store_b32 v[133:134], v99, off offset:192
	global_store_b32 v[135:136], v100, off offset:192
	v_add_nc_u32_e32 v97, s0, v107
	v_lshlrev_b64 v[99:100], 2, v[107:108]
	s_clause 0x2
	global_store_b32 v[137:138], v101, off offset:192
	global_store_b32 v[105:106], v102, off offset:192
	global_store_b32 v[139:140], v103, off offset:192
	v_add_nc_u32_e32 v101, s0, v97
	v_ashrrev_i32_e32 v98, 31, v97
	v_add_co_u32 v99, vcc_lo, s2, v99
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v100, null, s3, v100, vcc_lo
	v_ashrrev_i32_e32 v102, 31, v101
	s_clause 0x1
	global_store_b32 v[142:143], v104, off offset:192
	global_store_b32 v[99:100], v89, off
	v_add_nc_u32_e32 v104, s0, v101
	v_lshlrev_b64 v[97:98], 2, v[97:98]
	v_lshlrev_b64 v[102:103], 2, v[101:102]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v101, s0, v104
	v_ashrrev_i32_e32 v105, 31, v104
	v_add_co_u32 v97, vcc_lo, s2, v97
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v98, null, s3, v98, vcc_lo
	v_add_nc_u32_e32 v89, s0, v101
	v_add_co_u32 v106, vcc_lo, s2, v102
	v_ashrrev_i32_e32 v102, 31, v101
	global_store_b32 v[97:98], v90, off
	v_add_nc_u32_e32 v108, s0, v89
	v_ashrrev_i32_e32 v90, 31, v89
	v_add_co_ci_u32_e64 v107, null, s3, v103, vcc_lo
	v_lshlrev_b64 v[103:104], 2, v[104:105]
	s_delay_alu instid0(VALU_DEP_4)
	v_add_nc_u32_e32 v110, s0, v108
	v_ashrrev_i32_e32 v109, 31, v108
	v_lshlrev_b64 v[101:102], 2, v[101:102]
	v_lshlrev_b64 v[89:90], 2, v[89:90]
	global_store_b32 v[106:107], v91, off
	v_ashrrev_i32_e32 v111, 31, v110
	v_add_co_u32 v103, vcc_lo, s2, v103
	v_lshlrev_b64 v[108:109], 2, v[108:109]
	v_add_co_ci_u32_e64 v104, null, s3, v104, vcc_lo
	v_add_co_u32 v101, vcc_lo, s2, v101
	v_lshlrev_b64 v[111:112], 2, v[110:111]
	v_add_co_ci_u32_e64 v102, null, s3, v102, vcc_lo
	v_add_co_u32 v89, vcc_lo, s2, v89
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v90, null, s3, v90, vcc_lo
	v_add_co_u32 v108, vcc_lo, s2, v108
	v_add_co_ci_u32_e64 v109, null, s3, v109, vcc_lo
	v_add_co_u32 v111, vcc_lo, s2, v111
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v112, null, s3, v112, vcc_lo
	s_clause 0x11
	global_store_b32 v[103:104], v92, off
	global_store_b32 v[101:102], v93, off
	global_store_b32 v[89:90], v94, off
	global_store_b32 v[108:109], v95, off
	global_store_b32 v[111:112], v96, off
	global_store_b32 v[99:100], v81, off offset:64
	global_store_b32 v[97:98], v82, off offset:64
	global_store_b32 v[106:107], v83, off offset:64
	global_store_b32 v[103:104], v84, off offset:64
	global_store_b32 v[101:102], v85, off offset:64
	global_store_b32 v[89:90], v86, off offset:64
	global_store_b32 v[108:109], v87, off offset:64
	global_store_b32 v[111:112], v88, off offset:64
	global_store_b32 v[99:100], v73, off offset:128
	global_store_b32 v[97:98], v74, off offset:128
	global_store_b32 v[106:107], v75, off offset:128
	global_store_b32 v[103:104], v76, off offset:128
	global_store_b32 v[101:102], v77, off offset:128
	v_add_nc_u32_e32 v73, s0, v110
	s_clause 0x8
	global_store_b32 v[89:90], v78, off offset:128
	global_store_b32 v[108:109], v79, off offset:128
	global_store_b32 v[111:112], v80, off offset:128
	global_store_b32 v[99:100], v65, off offset:192
	global_store_b32 v[97:98], v66, off offset:192
	global_store_b32 v[106:107], v67, off offset:192
	global_store_b32 v[103:104], v68, off offset:192
	global_store_b32 v[101:102], v69, off offset:192
	global_store_b32 v[89:90], v70, off offset:192
	v_ashrrev_i32_e32 v74, 31, v73
	v_add_nc_u32_e32 v65, s0, v73
	global_store_b32 v[108:109], v71, off offset:192
	v_lshlrev_b64 v[67:68], 2, v[73:74]
	v_add_nc_u32_e32 v69, s0, v65
	v_ashrrev_i32_e32 v66, 31, v65
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v67, vcc_lo, s2, v67
	v_add_co_ci_u32_e64 v68, null, s3, v68, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v70, 31, v69
	s_clause 0x1
	global_store_b32 v[111:112], v72, off offset:192
	global_store_b32 v[67:68], v57, off
	v_add_nc_u32_e32 v72, s0, v69
	v_lshlrev_b64 v[65:66], 2, v[65:66]
	v_lshlrev_b64 v[70:71], 2, v[69:70]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v69, s0, v72
	v_ashrrev_i32_e32 v73, 31, v72
	v_add_co_u32 v65, vcc_lo, s2, v65
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v66, null, s3, v66, vcc_lo
	v_add_nc_u32_e32 v57, s0, v69
	v_add_co_u32 v74, vcc_lo, s2, v70
	v_ashrrev_i32_e32 v70, 31, v69
	global_store_b32 v[65:66], v58, off
	v_add_nc_u32_e32 v76, s0, v57
	v_ashrrev_i32_e32 v58, 31, v57
	v_add_co_ci_u32_e64 v75, null, s3, v71, vcc_lo
	v_lshlrev_b64 v[71:72], 2, v[72:73]
	s_delay_alu instid0(VALU_DEP_4)
	v_add_nc_u32_e32 v78, s0, v76
	v_ashrrev_i32_e32 v77, 31, v76
	v_lshlrev_b64 v[69:70], 2, v[69:70]
	v_lshlrev_b64 v[57:58], 2, v[57:58]
	global_store_b32 v[74:75], v59, off
	v_ashrrev_i32_e32 v79, 31, v78
	v_add_co_u32 v71, vcc_lo, s2, v71
	v_lshlrev_b64 v[76:77], 2, v[76:77]
	v_add_co_ci_u32_e64 v72, null, s3, v72, vcc_lo
	v_add_co_u32 v69, vcc_lo, s2, v69
	v_lshlrev_b64 v[79:80], 2, v[78:79]
	v_add_co_ci_u32_e64 v70, null, s3, v70, vcc_lo
	v_add_co_u32 v57, vcc_lo, s2, v57
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v58, null, s3, v58, vcc_lo
	v_add_co_u32 v76, vcc_lo, s2, v76
	v_add_co_ci_u32_e64 v77, null, s3, v77, vcc_lo
	v_add_co_u32 v79, vcc_lo, s2, v79
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v80, null, s3, v80, vcc_lo
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
	v_add_nc_u32_e32 v41, s0, v78
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
	v_add_nc_u32_e32 v33, s0, v41
	global_store_b32 v[76:77], v39, off offset:192
	v_lshlrev_b64 v[35:36], 2, v[41:42]
	v_add_nc_u32_e32 v37, s0, v33
	v_ashrrev_i32_e32 v34, 31, v33
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v35, vcc_lo, s2, v35
	v_add_co_ci_u32_e64 v36, null, s3, v36, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v38, 31, v37
	s_clause 0x1
	global_store_b32 v[79:80], v40, off offset:192
	global_store_b32 v[35:36], v25, off
	v_add_nc_u32_e32 v40, s0, v37
	v_lshlrev_b64 v[33:34], 2, v[33:34]
	v_lshlrev_b64 v[38:39], 2, v[37:38]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v37, s0, v40
	v_ashrrev_i32_e32 v41, 31, v40
	v_add_co_u32 v33, vcc_lo, s2, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v34, null, s3, v34, vcc_lo
	v_add_nc_u32_e32 v25, s0, v37
	v_add_co_u32 v42, vcc_lo, s2, v38
	v_ashrrev_i32_e32 v38, 31, v37
	global_store_b32 v[33:34], v26, off
	v_add_nc_u32_e32 v44, s0, v25
	v_ashrrev_i32_e32 v26, 31, v25
	v_add_co_ci_u32_e64 v43, null, s3, v39, vcc_lo
	v_lshlrev_b64 v[39:40], 2, v[40:41]
	s_delay_alu instid0(VALU_DEP_4)
	v_add_nc_u32_e32 v46, s0, v44
	v_ashrrev_i32_e32 v45, 31, v44
	v_lshlrev_b64 v[37:38], 2, v[37:38]
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	global_store_b32 v[42:43], v27, off
	v_ashrrev_i32_e32 v47, 31, v46
	v_add_co_u32 v39, vcc_lo, s2, v39
	v_lshlrev_b64 v[44:45], 2, v[44:45]
	v_add_co_ci_u32_e64 v40, null, s3, v40, vcc_lo
	v_add_co_u32 v37, vcc_lo, s2, v37
	v_lshlrev_b64 v[46:47], 2, v[46:47]
	v_add_co_ci_u32_e64 v38, null, s3, v38, vcc_lo
	v_add_co_u32 v25, vcc_lo, s2, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v26, null, s3, v26, vcc_lo
	v_add_co_u32 v44, vcc_lo, s2, v44
	v_add_co_ci_u32_e64 v45, null, s3, v45, vcc_lo
	v_add_co_u32 v46, vcc_lo, s2, v46
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v47, null, s3, v47, vcc_lo
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
		.amdhsa_next_free_vgpr 223
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
		.amdhsa_inst_pref_size 41
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
	.set kernel.num_vgpr, 223
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
; codeLenInByte = 5168
; TotalNumSgprs: 18
; NumVgprs: 223
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 20480 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 27
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 223
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
    .vgpr_count:     223
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
