	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	product                         ; -- Begin function product
	.p2align	8
	.type	product,@function
product:                                ; @product
.Lfunc_begin0:
	.file	1 "triton" "matrices.py"
	.loc	1 10 0                          ; matrices.py:10:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b64 s[6:7], s[0:1], 0x20
	s_load_b128 s[16:19], s[0:1], 0x0
.Ltmp0:
	.loc	1 18 44 prologue_end            ; matrices.py:18:44
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	1 28 5                          ; matrices.py:28:5
	v_readfirstlane_b32 s2, v0
	.loc	1 15 11                         ; matrices.py:15:11
	s_lshl_b32 s23, s14, 7
	s_clause 0x1
	s_load_b32 s24, s[0:1], 0x28
	s_load_b64 s[4:5], s[0:1], 0x10
	.loc	1 18 44                         ; matrices.py:18:44
	v_and_b32_e32 v198, 12, v1
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_b32 s21, s2, 0xe0
	.loc	1 15 40                         ; matrices.py:15:40
	s_lshr_b32 s20, s2, 5
	.loc	1 16 14                         ; matrices.py:16:14
	s_lshl_b32 s22, s15, 7
	.loc	1 22 13                         ; matrices.py:22:13
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	.loc	1 23 13                         ; matrices.py:23:13
	s_mov_b32 s15, s11
	s_mov_b32 s14, s10
	.loc	1 22 32                         ; matrices.py:22:32
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s6, v198
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v202, 31, v0
	.loc	1 18 12                         ; matrices.py:18:12
	s_mul_i32 s2, s7, s23
	.loc	1 22 13                         ; matrices.py:22:13
	s_and_b32 s9, s17, 0xffff
	.loc	1 18 12                         ; matrices.py:18:12
	v_or_b32_e32 v3, s2, v198
	.loc	1 19 13                         ; matrices.py:19:13
	s_mul_i32 s3, s20, s24
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v17, s21, v202
	.loc	1 19 13                         ; matrices.py:19:13
	s_lshl3_add_u32 s2, s24, s3
	.loc	1 23 33                         ; matrices.py:23:33
	s_cmp_lt_i32 s20, s6
	.loc	1 22 13                         ; matrices.py:22:13
	s_mov_b32 s8, s16
	.loc	1 23 13                         ; matrices.py:23:13
	s_mov_b32 s12, s18
	.loc	1 15 40                         ; matrices.py:15:40
	v_lshrrev_b32_e32 v2, 2, v17
	.loc	1 22 13                         ; matrices.py:22:13
	v_lshlrev_b32_e32 v201, 4, v17
	s_mov_b32 s16, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v1, 64, v2
	.loc	1 18 12                         ; matrices.py:18:12
	v_mul_lo_u32 v2, v2, s7
	.loc	1 22 13                         ; matrices.py:22:13
	v_add_nc_u32_e32 v203, 0, v201
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 18 12                         ; matrices.py:18:12
	v_mul_lo_u32 v1, v1, s7
	.loc	1 22 13                         ; matrices.py:22:13
	v_add_lshl_u32 v2, v3, v2, 2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_lshl_u32 v1, v3, v1, 2
	v_dual_cndmask_b32 v2, 0x80000000, v2 :: v_dual_cndmask_b32 v5, 0x80000000, v1
	.loc	1 15 40                         ; matrices.py:15:40
	v_lshlrev_b32_e32 v199, 2, v202
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 19 13                         ; matrices.py:19:13
	v_or_b32_e32 v200, s22, v199
	.loc	1 23 13                         ; matrices.py:23:13
	v_add_lshl_u32 v4, v200, s3, 2
	v_add_lshl_u32 v3, v200, s2, 2
	.loc	1 23 33 is_stmt 0               ; matrices.py:23:33
	s_cselect_b32 s2, -1, 0
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_b32 s13, s19, 0xffff
	.loc	1 21 5 is_stmt 1                ; matrices.py:21:5
	s_add_i32 s3, s6, -16
	.loc	1 23 13                         ; matrices.py:23:13
	v_cndmask_b32_e64 v9, 0x80000000, v4, s2
	v_cndmask_b32_e64 v13, 0x80000000, v3, s2
	.loc	1 22 13                         ; matrices.py:22:13
	s_clause 0x1
	buffer_load_b128 v[1:4], v2, s[8:11], 0 offen
	buffer_load_b128 v[5:8], v5, s[8:11], 0 offen
	.loc	1 23 13                         ; matrices.py:23:13
	s_clause 0x1
	buffer_load_b128 v[9:12], v9, s[12:15], 0 offen
	buffer_load_b128 v[13:16], v13, s[12:15], 0 offen
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_lt_i32 s3, 1
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(3)
	ds_store_b128 v203, v[1:4]
	s_waitcnt vmcnt(2)
	ds_store_b128 v203, v[5:8] offset:4096
	.loc	1 23 13                         ; matrices.py:23:13
	s_waitcnt vmcnt(1)
	ds_store_b128 v203, v[9:12] offset:8192
	s_waitcnt vmcnt(0)
	ds_store_b128 v203, v[13:16] offset:12288
	.loc	1 21 5                          ; matrices.py:21:5
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	v_dual_mov_b32 v46, 0 :: v_dual_add_nc_u32 v1, s21, v202
	.loc	1 21 5                          ; matrices.py:21:5
	s_add_i32 s17, s20, 24
	s_add_i32 s18, s20, 16
	v_dual_mov_b32 v45, 0 :: v_dual_lshlrev_b32 v4, 4, v202
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v1, 2, v1
	s_mul_i32 s17, s24, s17
	s_mul_i32 s18, s24, s18
	s_lshl3_add_u32 s2, s21, 0
	v_dual_mov_b32 v58, 0 :: v_dual_add_nc_u32 v3, s23, v1
	s_add_i32 s17, s17, s22
	s_add_i32 s18, s18, s22
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v48, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v54, 0 :: v_dual_add_nc_u32 v5, 64, v3
	v_mad_u64_u32 v[1:2], null, s7, v3, v[198:199]
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v60, 0
	v_mad_u64_u32 v[2:3], null, s7, v5, v[198:199]
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v204, s2
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v56, 0
	v_dual_mov_b32 v62, 0 :: v_dual_add_nc_u32 v205, 0, v4
	v_add_lshl_u32 v206, s17, v199, 2
	v_add_lshl_u32 v207, s18, v199, 2
	v_lshl_add_u32 v208, v1, 2, 64
	v_lshl_add_u32 v209, v2, 2, 64
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v64, 0
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v52, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	s_lshl_b32 s7, s24, 6
	s_mov_b32 s17, s3
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 0 5                           ; matrices.py:0:5
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 22 32 is_stmt 1               ; matrices.py:22:32
	v_cmp_gt_i32_e32 vcc_lo, s17, v198
	.loc	1 21 5                          ; matrices.py:21:5
	s_add_i32 s16, s16, 16
	.loc	1 23 33                         ; matrices.py:23:33
	s_cmp_lt_i32 s20, s17
	s_cselect_b32 s2, -1, 0
	.loc	1 22 13                         ; matrices.py:22:13
	v_cndmask_b32_e32 v65, 0x80000000, v208, vcc_lo
	v_dual_cndmask_b32 v69, 0x80000000, v209 :: v_dual_add_nc_u32 v208, 64, v208
	.loc	1 23 13                         ; matrices.py:23:13
	v_cndmask_b32_e64 v210, 0x80000000, v207, s2
	v_cndmask_b32_e64 v211, 0x80000000, v206, s2
	.loc	1 22 13                         ; matrices.py:22:13
	s_clause 0x1
	buffer_load_b128 v[65:68], v65, s[8:11], 0 offen
	buffer_load_b128 v[69:72], v69, s[8:11], 0 offen
	.loc	1 21 5                          ; matrices.py:21:5
	s_add_i32 s17, s17, -16
	s_cmp_lt_i32 s16, s3
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[107:110], v205 offset:8192
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[111:114], v204
	ds_load_b128 v[99:102], v204 offset:16
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[115:118], v205 offset:8704
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[119:122], v204 offset:64
	ds_load_b128 v[95:98], v204 offset:80
	ds_load_b128 v[168:171], v204 offset:128
	ds_load_b128 v[91:94], v204 offset:144
	ds_load_b128 v[172:175], v204 offset:192
	ds_load_b128 v[87:90], v204 offset:208
	ds_load_b128 v[176:179], v204 offset:2048
	ds_load_b128 v[83:86], v204 offset:2064
	ds_load_b128 v[180:183], v204 offset:2112
	ds_load_b128 v[79:82], v204 offset:2128
	ds_load_b128 v[135:138], v204 offset:2176
	ds_load_b128 v[139:142], v204 offset:2240
	ds_load_b128 v[143:146], v204 offset:4096
	ds_load_b128 v[164:167], v204 offset:4160
	ds_load_b128 v[155:158], v204 offset:4224
	ds_load_b128 v[151:154], v204 offset:4288
	ds_load_b128 v[147:150], v204 offset:6144
	ds_load_b128 v[128:131], v204 offset:6208
	ds_load_b128 v[103:106], v204 offset:6272
	ds_load_b128 v[73:76], v204 offset:6336
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(22)
	v_dual_fmac_f32 v46, v111, v108 :: v_dual_add_nc_u32 v207, s7, v207
	v_dual_fmac_f32 v45, v111, v107 :: v_dual_add_nc_u32 v206, s7, v206
	v_dual_fmac_f32 v48, v111, v110 :: v_dual_add_nc_u32 v209, 64, v209
	s_waitcnt lgkmcnt(17)
	v_dual_fmac_f32 v47, v111, v109 :: v_dual_fmac_f32 v54, v168, v108
	v_dual_fmac_f32 v57, v119, v107 :: v_dual_fmac_f32 v56, v168, v110
	v_dual_fmac_f32 v58, v119, v108 :: v_dual_fmac_f32 v53, v168, v107
	s_waitcnt lgkmcnt(15)
	v_dual_fmac_f32 v59, v119, v109 :: v_dual_fmac_f32 v62, v172, v108
	v_dual_fmac_f32 v60, v119, v110 :: v_dual_fmac_f32 v55, v168, v109
	s_waitcnt lgkmcnt(9)
	v_dual_fmac_f32 v61, v172, v107 :: v_dual_fmac_f32 v38, v135, v108
	v_dual_fmac_f32 v63, v172, v109 :: v_dual_fmac_f32 v40, v135, v110
	v_dual_fmac_f32 v64, v172, v110 :: v_dual_fmac_f32 v37, v135, v107
	s_waitcnt lgkmcnt(8)
	v_dual_fmac_f32 v49, v176, v107 :: v_dual_fmac_f32 v34, v139, v108
	v_dual_fmac_f32 v50, v176, v108 :: v_dual_fmac_f32 v39, v135, v109
	v_dual_fmac_f32 v51, v176, v109 :: v_dual_fmac_f32 v36, v139, v110
	v_dual_fmac_f32 v52, v176, v110 :: v_dual_fmac_f32 v33, v139, v107
	s_waitcnt lgkmcnt(7)
	v_dual_fmac_f32 v41, v180, v107 :: v_dual_fmac_f32 v30, v143, v108
	v_dual_fmac_f32 v42, v180, v108 :: v_dual_fmac_f32 v35, v139, v109
	v_dual_fmac_f32 v43, v180, v109 :: v_dual_fmac_f32 v32, v143, v110
	v_dual_fmac_f32 v44, v180, v110 :: v_dual_fmac_f32 v29, v143, v107
	s_waitcnt lgkmcnt(6)
	v_dual_fmac_f32 v31, v143, v109 :: v_dual_fmac_f32 v26, v164, v108
	s_waitcnt lgkmcnt(5)
	v_dual_fmac_f32 v25, v164, v107 :: v_dual_fmac_f32 v22, v155, v108
	v_dual_fmac_f32 v27, v164, v109 :: v_dual_fmac_f32 v24, v155, v110
	v_dual_fmac_f32 v28, v164, v110 :: v_dual_fmac_f32 v21, v155, v107
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v23, v155, v109 :: v_dual_fmac_f32 v10, v128, v108
	v_dual_fmac_f32 v17, v151, v107 :: v_dual_fmac_f32 v12, v128, v110
	v_dual_fmac_f32 v18, v151, v108 :: v_dual_fmac_f32 v9, v128, v107
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v19, v151, v109 :: v_dual_fmac_f32 v2, v73, v108
	v_dual_fmac_f32 v20, v151, v110 :: v_dual_fmac_f32 v11, v128, v109
	v_dual_fmac_f32 v13, v147, v107 :: v_dual_fmac_f32 v4, v73, v110
	v_dual_fmac_f32 v14, v147, v108 :: v_dual_fmac_f32 v1, v73, v107
	v_dual_fmac_f32 v15, v147, v109 :: v_dual_fmac_f32 v46, v112, v116
	v_dual_fmac_f32 v16, v147, v110 :: v_dual_fmac_f32 v3, v73, v109
	v_dual_fmac_f32 v5, v103, v107 :: v_dual_fmac_f32 v48, v112, v118
	v_dual_fmac_f32 v6, v103, v108 :: v_dual_fmac_f32 v45, v112, v115
	v_dual_fmac_f32 v7, v103, v109 :: v_dual_fmac_f32 v58, v120, v116
	v_dual_fmac_f32 v8, v103, v110 :: v_dual_fmac_f32 v47, v112, v117
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[107:110], v205 offset:9216
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v25, v165, v115 :: v_dual_fmac_f32 v24, v156, v118
	v_dual_fmac_f32 v26, v165, v116 :: v_dual_fmac_f32 v21, v156, v115
	v_dual_fmac_f32 v27, v165, v117 :: v_dual_fmac_f32 v18, v152, v116
	v_dual_fmac_f32 v28, v165, v118 :: v_dual_fmac_f32 v23, v156, v117
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[162:165], v205 offset:9728
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v51, v177, v117 :: v_dual_fmac_f32 v30, v144, v116
	v_dual_fmac_f32 v41, v181, v115 :: v_dual_fmac_f32 v32, v144, v118
	v_dual_fmac_f32 v42, v181, v116 :: v_dual_fmac_f32 v29, v144, v115
	v_dual_fmac_f32 v43, v181, v117 :: v_dual_fmac_f32 v22, v156, v116
	v_dual_fmac_f32 v44, v181, v118 :: v_dual_fmac_f32 v31, v144, v117
	v_dual_fmac_f32 v57, v120, v115 :: v_dual_fmac_f32 v54, v169, v116
	v_dual_fmac_f32 v59, v120, v117 :: v_dual_fmac_f32 v56, v169, v118
	v_dual_fmac_f32 v60, v120, v118 :: v_dual_fmac_f32 v53, v169, v115
	v_dual_fmac_f32 v55, v169, v117 :: v_dual_fmac_f32 v38, v136, v116
	v_dual_fmac_f32 v49, v177, v115 :: v_dual_fmac_f32 v36, v140, v118
	v_dual_fmac_f32 v52, v177, v118 :: v_dual_fmac_f32 v35, v140, v117
	v_dual_fmac_f32 v17, v152, v115 :: v_dual_fmac_f32 v10, v129, v116
	v_dual_fmac_f32 v20, v152, v118 :: v_dual_fmac_f32 v9, v129, v115
	v_dual_fmac_f32 v13, v148, v115 :: v_dual_fmac_f32 v2, v74, v116
	v_dual_fmac_f32 v14, v148, v116 :: v_dual_fmac_f32 v11, v129, v117
	v_dual_fmac_f32 v15, v148, v117 :: v_dual_fmac_f32 v4, v74, v118
	v_dual_fmac_f32 v16, v148, v118 :: v_dual_fmac_f32 v1, v74, v115
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v51, v178, v109 :: v_dual_fmac_f32 v36, v141, v110
	v_dual_fmac_f32 v41, v182, v107 :: v_dual_fmac_f32 v30, v145, v108
	v_dual_fmac_f32 v42, v182, v108 :: v_dual_fmac_f32 v35, v141, v109
	v_dual_fmac_f32 v43, v182, v109 :: v_dual_fmac_f32 v32, v145, v110
	v_dual_fmac_f32 v44, v182, v110 :: v_dual_fmac_f32 v29, v145, v107
	v_dual_fmac_f32 v31, v145, v109 :: v_dual_fmac_f32 v26, v166, v108
	v_dual_fmac_f32 v25, v166, v107 :: v_dual_fmac_f32 v22, v157, v108
	v_dual_fmac_f32 v27, v166, v109 :: v_dual_fmac_f32 v24, v157, v110
	v_dual_fmac_f32 v28, v166, v110 :: v_dual_fmac_f32 v21, v157, v107
	v_dual_fmac_f32 v61, v173, v115 :: v_dual_fmac_f32 v40, v136, v118
	v_dual_fmac_f32 v62, v173, v116 :: v_dual_fmac_f32 v37, v136, v115
	v_dual_fmac_f32 v5, v104, v115 :: v_dual_fmac_f32 v46, v113, v108
	v_dual_fmac_f32 v6, v104, v116 :: v_dual_fmac_f32 v3, v74, v117
	v_dual_fmac_f32 v7, v104, v117 :: v_dual_fmac_f32 v48, v113, v110
	v_dual_fmac_f32 v8, v104, v118 :: v_dual_fmac_f32 v45, v113, v107
	v_dual_fmac_f32 v47, v113, v109 :: v_dual_fmac_f32 v54, v170, v108
	v_dual_fmac_f32 v57, v121, v107 :: v_dual_fmac_f32 v56, v170, v110
	v_dual_fmac_f32 v58, v121, v108 :: v_dual_fmac_f32 v53, v170, v107
	v_dual_fmac_f32 v59, v121, v109 :: v_dual_fmac_f32 v62, v174, v108
	v_dual_fmac_f32 v60, v121, v110 :: v_dual_fmac_f32 v55, v170, v109
	v_dual_fmac_f32 v23, v157, v109 :: v_dual_fmac_f32 v10, v130, v108
	v_dual_fmac_f32 v18, v153, v108 :: v_dual_fmac_f32 v9, v130, v107
	v_dual_fmac_f32 v13, v149, v107 :: v_dual_fmac_f32 v4, v75, v110
	v_dual_fmac_f32 v14, v149, v108 :: v_dual_fmac_f32 v1, v75, v107
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v15, v149, v109 :: v_dual_fmac_f32 v46, v114, v163
	v_dual_fmac_f32 v16, v149, v110 :: v_dual_fmac_f32 v3, v75, v109
	v_dual_fmac_f32 v51, v179, v164 :: v_dual_fmac_f32 v30, v146, v163
	v_dual_fmac_f32 v41, v183, v162 :: v_dual_fmac_f32 v32, v146, v165
	v_dual_fmac_f32 v42, v183, v163 :: v_dual_fmac_f32 v29, v146, v162
	v_dual_fmac_f32 v44, v183, v165 :: v_dual_fmac_f32 v31, v146, v164
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[146:149], v204 offset:6352
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v25, v167, v162 :: v_dual_fmac_f32 v24, v158, v165
	v_dual_fmac_f32 v26, v167, v163 :: v_dual_fmac_f32 v21, v158, v162
	v_dual_fmac_f32 v27, v167, v164 :: v_dual_fmac_f32 v18, v154, v163
	v_dual_fmac_f32 v28, v167, v165 :: v_dual_fmac_f32 v23, v158, v164
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[166:169], v205 offset:10240
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v63, v173, v117 :: v_dual_fmac_f32 v34, v140, v116
	v_dual_fmac_f32 v64, v173, v118 :: v_dual_fmac_f32 v39, v136, v117
	v_dual_fmac_f32 v61, v174, v107 :: v_dual_fmac_f32 v38, v137, v108
	v_dual_fmac_f32 v5, v105, v107 :: v_dual_fmac_f32 v48, v114, v165
	v_dual_fmac_f32 v6, v105, v108 :: v_dual_fmac_f32 v45, v114, v162
	v_dual_fmac_f32 v8, v105, v110 :: v_dual_fmac_f32 v47, v114, v164
	v_dual_fmac_f32 v57, v122, v162 :: v_dual_fmac_f32 v54, v171, v163
	v_dual_fmac_f32 v59, v122, v164 :: v_dual_fmac_f32 v56, v171, v165
	v_dual_fmac_f32 v60, v122, v165 :: v_dual_fmac_f32 v53, v171, v162
	v_dual_fmac_f32 v55, v171, v164 :: v_dual_fmac_f32 v38, v138, v163
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[111:114], v204 offset:4240
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[170:173], v205 offset:10752
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v50, v177, v116 :: v_dual_fmac_f32 v33, v140, v115
	v_dual_fmac_f32 v63, v174, v109 :: v_dual_fmac_f32 v40, v137, v110
	v_dual_fmac_f32 v64, v174, v110 :: v_dual_fmac_f32 v37, v137, v107
	v_dual_fmac_f32 v49, v178, v107 :: v_dual_fmac_f32 v34, v141, v108
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v50, v178, v108 :: v_dual_fmac_f32 v39, v137, v109
	v_dual_fmac_f32 v52, v178, v110 :: v_dual_fmac_f32 v33, v141, v107
	v_dual_fmac_f32 v7, v105, v109 :: v_dual_fmac_f32 v58, v122, v163
	v_dual_fmac_f32 v61, v175, v162 :: v_dual_fmac_f32 v40, v138, v165
	v_dual_fmac_f32 v62, v175, v163 :: v_dual_fmac_f32 v37, v138, v162
	v_dual_fmac_f32 v63, v175, v164 :: v_dual_fmac_f32 v34, v142, v163
	v_dual_fmac_f32 v64, v175, v165 :: v_dual_fmac_f32 v39, v138, v164
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[174:177], v205 offset:11264
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v19, v152, v117 :: v_dual_fmac_f32 v12, v129, v118
	v_dual_fmac_f32 v49, v179, v162 :: v_dual_fmac_f32 v36, v142, v165
	v_dual_fmac_f32 v50, v179, v163 :: v_dual_fmac_f32 v33, v142, v162
	v_dual_fmac_f32 v52, v179, v165 :: v_dual_fmac_f32 v35, v142, v164
	v_dual_fmac_f32 v43, v183, v164 :: v_dual_fmac_f32 v22, v158, v163
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[142:145], v204 offset:6288
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[158:161], v205 offset:11776
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(5)
	v_dual_fmac_f32 v7, v106, v164 :: v_dual_fmac_f32 v48, v99, v169
	v_dual_fmac_f32 v17, v153, v107 :: v_dual_fmac_f32 v12, v130, v110
	v_dual_fmac_f32 v19, v153, v109 :: v_dual_fmac_f32 v2, v75, v108
	v_dual_fmac_f32 v20, v153, v110 :: v_dual_fmac_f32 v11, v130, v109
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[127:130], v204 offset:2192
	ds_load_b128 v[123:126], v204 offset:2256
	ds_load_b128 v[194:197], v204 offset:2208
	ds_load_b128 v[119:122], v204 offset:4112
	ds_load_b128 v[178:181], v204 offset:2272
	ds_load_b128 v[107:110], v204 offset:4304
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(9)
	v_dual_fmac_f32 v41, v79, v166 :: v_dual_fmac_f32 v48, v100, v173
	v_fmac_f32_e32 v21, v111, v166
	v_fmac_f32_e32 v22, v111, v167
	v_fmac_f32_e32 v23, v111, v168
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v24, v111, v169 :: v_dual_fmac_f32 v41, v80, v170
	v_fmac_f32_e32 v21, v112, v170
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v22, v112, v171
	v_fmac_f32_e32 v23, v112, v172
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v24, v112, v173
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[115:118], v204 offset:4176
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v17, v154, v162 :: v_dual_fmac_f32 v10, v131, v163
	v_dual_fmac_f32 v19, v154, v164 :: v_dual_fmac_f32 v12, v131, v165
	v_dual_fmac_f32 v20, v154, v165 :: v_dual_fmac_f32 v9, v131, v162
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[154:157], v205 offset:12288
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v5, v106, v162 :: v_dual_fmac_f32 v46, v99, v167
	v_dual_fmac_f32 v6, v106, v163 :: v_dual_fmac_f32 v3, v76, v164
	v_dual_fmac_f32 v8, v106, v165 :: v_dual_fmac_f32 v45, v99, v166
	s_waitcnt lgkmcnt(10)
	v_fmac_f32_e32 v21, v113, v174
	v_fmac_f32_e32 v22, v113, v175
	v_fmac_f32_e32 v23, v113, v176
	v_fmac_f32_e32 v24, v113, v177
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[138:141], v204 offset:6224
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(9)
	v_fmac_f32_e32 v21, v114, v158
	v_fmac_f32_e32 v22, v114, v159
	v_fmac_f32_e32 v23, v114, v160
	v_fmac_f32_e32 v24, v114, v161
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[111:114], v204 offset:6240
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v55, v91, v168 :: v_dual_fmac_f32 v6, v142, v167
	v_dual_fmac_f32 v61, v87, v166 :: v_dual_fmac_f32 v8, v142, v169
	v_dual_fmac_f32 v62, v87, v167 :: v_dual_fmac_f32 v5, v142, v166
	v_dual_fmac_f32 v64, v87, v169 :: v_dual_fmac_f32 v7, v142, v168
	s_waitcnt lgkmcnt(8)
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_fmac_f32 v35, v123, v168 :: v_dual_fmac_f32 v62, v88, v171
	v_dual_fmac_f32 v36, v123, v169 :: v_dual_fmac_f32 v55, v92, v172
	s_waitcnt lgkmcnt(6)
	v_dual_fmac_f32 v29, v119, v166 :: v_dual_fmac_f32 v64, v88, v173
	v_dual_fmac_f32 v30, v119, v167 :: v_dual_fmac_f32 v61, v88, v170
	v_fmac_f32_e32 v5, v143, v170
	v_fmac_f32_e32 v6, v143, v171
	v_fmac_f32_e32 v7, v143, v172
	v_dual_fmac_f32 v8, v143, v173 :: v_dual_fmac_f32 v13, v150, v162
	v_dual_fmac_f32 v2, v76, v163 :: v_dual_fmac_f32 v15, v150, v164
	v_fmac_f32_e32 v4, v76, v165
	v_dual_fmac_f32 v16, v150, v165 :: v_dual_fmac_f32 v1, v76, v162
	v_dual_fmac_f32 v55, v93, v176 :: v_dual_fmac_f32 v6, v144, v175
	v_dual_fmac_f32 v61, v89, v174 :: v_dual_fmac_f32 v8, v144, v177
	v_dual_fmac_f32 v62, v89, v175 :: v_dual_fmac_f32 v5, v144, v174
	v_dual_fmac_f32 v64, v89, v177 :: v_dual_fmac_f32 v7, v144, v176
	v_dual_fmac_f32 v63, v87, v168 :: v_dual_fmac_f32 v2, v146, v167
	v_dual_fmac_f32 v49, v83, v166 :: v_dual_fmac_f32 v4, v146, v169
	v_dual_fmac_f32 v50, v83, v167 :: v_dual_fmac_f32 v1, v146, v166
	v_dual_fmac_f32 v51, v83, v168 :: v_dual_fmac_f32 v46, v100, v171
	v_dual_fmac_f32 v52, v83, v169 :: v_dual_fmac_f32 v3, v146, v168
	v_dual_fmac_f32 v42, v79, v167 :: v_dual_fmac_f32 v45, v100, v170
	v_fmac_f32_e32 v5, v145, v158
	v_fmac_f32_e32 v6, v145, v159
	v_fmac_f32_e32 v7, v145, v160
	v_fmac_f32_e32 v8, v145, v161
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[143:146], v204 offset:4208
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v25, v115, v166 :: v_dual_fmac_f32 v52, v84, v173
	v_dual_fmac_f32 v26, v115, v167 :: v_dual_fmac_f32 v49, v84, v170
	v_dual_fmac_f32 v27, v115, v168 :: v_dual_fmac_f32 v42, v80, v171
	v_dual_fmac_f32 v28, v115, v169 :: v_dual_fmac_f32 v51, v84, v172
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[134:137], v204 offset:6160
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v25, v116, v170 :: v_dual_fmac_f32 v2, v147, v171
	v_fmac_f32_e32 v26, v116, v171
	v_dual_fmac_f32 v27, v116, v172 :: v_dual_fmac_f32 v4, v147, v173
	v_dual_fmac_f32 v28, v116, v173 :: v_dual_fmac_f32 v1, v147, v170
	v_dual_fmac_f32 v31, v119, v168 :: v_dual_fmac_f32 v50, v84, v171
	v_dual_fmac_f32 v32, v119, v169 :: v_dual_fmac_f32 v63, v88, v172
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v49, v85, v174 :: v_dual_fmac_f32 v4, v148, v177
	v_fmac_f32_e32 v25, v117, v174
	v_fmac_f32_e32 v26, v117, v175
	v_fmac_f32_e32 v27, v117, v176
	v_fmac_f32_e32 v28, v117, v177
	v_dual_fmac_f32 v30, v120, v171 :: v_dual_fmac_f32 v63, v89, v176
	v_fmac_f32_e32 v2, v148, v175
	v_dual_fmac_f32 v50, v85, v175 :: v_dual_fmac_f32 v1, v148, v174
	v_fmac_f32_e32 v49, v86, v158
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v25, v118, v158 :: v_dual_fmac_f32 v2, v149, v159
	v_fmac_f32_e32 v26, v118, v159
	v_dual_fmac_f32 v27, v118, v160 :: v_dual_fmac_f32 v4, v149, v161
	v_dual_fmac_f32 v28, v118, v161 :: v_dual_fmac_f32 v1, v149, v158
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[115:118], v204 offset:6176
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v59, v95, v168 :: v_dual_fmac_f32 v10, v138, v167
	v_dual_fmac_f32 v53, v91, v166 :: v_dual_fmac_f32 v12, v138, v169
	v_dual_fmac_f32 v54, v91, v167 :: v_dual_fmac_f32 v9, v138, v166
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v29, v120, v170 :: v_dual_fmac_f32 v10, v139, v171
	v_dual_fmac_f32 v31, v120, v172 :: v_dual_fmac_f32 v12, v139, v173
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v32, v120, v173 :: v_dual_fmac_f32 v9, v139, v170
	v_dual_fmac_f32 v34, v123, v167 :: v_dual_fmac_f32 v53, v92, v170
	v_dual_fmac_f32 v29, v121, v174 :: v_dual_fmac_f32 v64, v90, v161
	v_dual_fmac_f32 v30, v121, v175 :: v_dual_fmac_f32 v61, v90, v158
	v_dual_fmac_f32 v31, v121, v176 :: v_dual_fmac_f32 v50, v86, v159
	v_dual_fmac_f32 v32, v121, v177 :: v_dual_fmac_f32 v63, v90, v160
	v_dual_fmac_f32 v14, v150, v163 :: v_dual_fmac_f32 v11, v131, v164
	v_dual_fmac_f32 v53, v93, v174 :: v_dual_fmac_f32 v12, v140, v177
	v_fmac_f32_e32 v29, v122, v158
	v_fmac_f32_e32 v30, v122, v159
	v_fmac_f32_e32 v31, v122, v160
	v_fmac_f32_e32 v32, v122, v161
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[119:122], v204 offset:4320
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v47, v99, v168 :: v_dual_fmac_f32 v14, v134, v167
	v_dual_fmac_f32 v57, v95, v166 :: v_dual_fmac_f32 v16, v134, v169
	v_dual_fmac_f32 v60, v95, v169 :: v_dual_fmac_f32 v15, v134, v168
	v_dual_fmac_f32 v35, v124, v172 :: v_dual_fmac_f32 v58, v95, v167
	v_dual_fmac_f32 v13, v134, v166 :: v_dual_fmac_f32 v56, v91, v169
	v_fmac_f32_e32 v11, v138, v168
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v43, v79, v168 :: v_dual_fmac_f32 v58, v96, v171
	v_dual_fmac_f32 v44, v79, v169 :: v_dual_fmac_f32 v47, v100, v172
	v_dual_fmac_f32 v33, v123, v166 :: v_dual_fmac_f32 v56, v92, v173
	v_dual_fmac_f32 v19, v107, v168 :: v_dual_fmac_f32 v34, v124, v171
	v_fmac_f32_e32 v59, v96, v172
	v_fmac_f32_e32 v60, v96, v173
	v_fmac_f32_e32 v54, v92, v171
	v_dual_fmac_f32 v16, v135, v173 :: v_dual_fmac_f32 v35, v125, v176
	v_fmac_f32_e32 v62, v90, v159
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[87:90], v204 offset:2160
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v37, v127, v166
	v_dual_fmac_f32 v38, v127, v167 :: v_dual_fmac_f32 v57, v96, v170
	v_fmac_f32_e32 v39, v127, v168
	v_fmac_f32_e32 v40, v127, v169
	v_fmac_f32_e32 v17, v107, v166
	v_dual_fmac_f32 v18, v107, v167 :: v_dual_fmac_f32 v37, v128, v170
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v20, v107, v169 :: v_dual_fmac_f32 v39, v128, v172
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[103:106], v204 offset:32
	ds_load_b128 v[131:134], v204 offset:96
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v43, v80, v172
	v_fmac_f32_e32 v44, v80, v173
	v_fmac_f32_e32 v38, v128, v171
	v_fmac_f32_e32 v40, v128, v173
	v_dual_fmac_f32 v33, v124, v170 :: v_dual_fmac_f32 v14, v135, v171
	v_dual_fmac_f32 v36, v124, v173 :: v_dual_fmac_f32 v13, v135, v170
	v_dual_fmac_f32 v17, v108, v170 :: v_dual_fmac_f32 v46, v101, v175
	v_dual_fmac_f32 v18, v108, v171 :: v_dual_fmac_f32 v3, v147, v172
	v_dual_fmac_f32 v19, v108, v172 :: v_dual_fmac_f32 v48, v101, v177
	v_dual_fmac_f32 v20, v108, v173 :: v_dual_fmac_f32 v45, v101, v174
	v_fmac_f32_e32 v15, v135, v172
	v_fmac_f32_e32 v11, v139, v172
	v_dual_fmac_f32 v47, v101, v176 :: v_dual_fmac_f32 v14, v136, v175
	v_dual_fmac_f32 v59, v97, v176 :: v_dual_fmac_f32 v10, v140, v175
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v60, v97, v177 :: v_dual_fmac_f32 v15, v136, v176
	v_dual_fmac_f32 v54, v93, v175 :: v_dual_fmac_f32 v9, v140, v174
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[73:76], v204 offset:48
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[150:153], v205 offset:12800
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[77:80], v204 offset:112
	ds_load_b128 v[162:165], v204 offset:160
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v57, v97, v174 :: v_dual_fmac_f32 v16, v136, v177
	v_dual_fmac_f32 v58, v97, v175 :: v_dual_fmac_f32 v13, v136, v174
	v_dual_fmac_f32 v56, v93, v177 :: v_dual_fmac_f32 v11, v140, v176
	v_dual_fmac_f32 v51, v85, v176 :: v_dual_fmac_f32 v46, v102, v159
	v_dual_fmac_f32 v52, v85, v177 :: v_dual_fmac_f32 v3, v148, v176
	v_dual_fmac_f32 v41, v81, v174 :: v_dual_fmac_f32 v48, v102, v161
	v_dual_fmac_f32 v42, v81, v175 :: v_dual_fmac_f32 v45, v102, v158
	v_dual_fmac_f32 v43, v81, v176 :: v_dual_fmac_f32 v58, v98, v159
	v_dual_fmac_f32 v44, v81, v177 :: v_dual_fmac_f32 v47, v102, v160
	v_dual_fmac_f32 v37, v129, v174 :: v_dual_fmac_f32 v60, v98, v161
	v_dual_fmac_f32 v38, v129, v175 :: v_dual_fmac_f32 v57, v98, v158
	v_dual_fmac_f32 v39, v129, v176 :: v_dual_fmac_f32 v54, v94, v159
	v_dual_fmac_f32 v40, v129, v177 :: v_dual_fmac_f32 v59, v98, v160
	v_dual_fmac_f32 v33, v125, v174 :: v_dual_fmac_f32 v56, v94, v161
	v_dual_fmac_f32 v34, v125, v175 :: v_dual_fmac_f32 v53, v94, v158
	v_dual_fmac_f32 v36, v125, v177 :: v_dual_fmac_f32 v55, v94, v160
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v17, v109, v174 :: v_dual_fmac_f32 v40, v130, v161
	v_dual_fmac_f32 v18, v109, v175 :: v_dual_fmac_f32 v37, v130, v158
	v_dual_fmac_f32 v19, v109, v176 :: v_dual_fmac_f32 v34, v126, v159
	v_dual_fmac_f32 v20, v109, v177 :: v_dual_fmac_f32 v39, v130, v160
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[99:102], v204 offset:176
	ds_load_b128 v[182:185], v204 offset:224
	ds_load_b128 v[174:177], v204 offset:4128
	ds_load_b128 v[170:173], v204 offset:4192
	ds_load_b128 v[166:169], v204 offset:4256
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v38, v130, v159
	s_waitcnt lgkmcnt(10)
	v_dual_fmac_f32 v17, v110, v158 :: v_dual_fmac_f32 v46, v103, v155
	v_dual_fmac_f32 v18, v110, v159 :: v_dual_fmac_f32 v3, v149, v160
	v_dual_fmac_f32 v19, v110, v160 :: v_dual_fmac_f32 v48, v103, v157
	v_dual_fmac_f32 v20, v110, v161 :: v_dual_fmac_f32 v45, v103, v154
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[107:110], v204 offset:6304
	ds_load_b128 v[95:98], v204 offset:6368
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[127:130], v205 offset:13312
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v33, v126, v158 :: v_dual_fmac_f32 v14, v137, v159
	v_dual_fmac_f32 v35, v126, v160 :: v_dual_fmac_f32 v16, v137, v161
	v_dual_fmac_f32 v36, v126, v161 :: v_dual_fmac_f32 v13, v137, v158
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[123:126], v205 offset:13824
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(9)
	v_dual_fmac_f32 v47, v103, v156 :: v_dual_fmac_f32 v54, v162, v155
	v_dual_fmac_f32 v57, v131, v154 :: v_dual_fmac_f32 v56, v162, v157
	v_dual_fmac_f32 v58, v131, v155 :: v_dual_fmac_f32 v53, v162, v154
	s_waitcnt lgkmcnt(7)
	v_dual_fmac_f32 v59, v131, v156 :: v_dual_fmac_f32 v62, v182, v155
	v_dual_fmac_f32 v60, v131, v157 :: v_dual_fmac_f32 v55, v162, v156
	v_fmac_f32_e32 v15, v137, v160
	v_fmac_f32_e32 v9, v141, v158
	v_fmac_f32_e32 v10, v141, v159
	v_fmac_f32_e32 v11, v141, v160
	v_dual_fmac_f32 v12, v141, v161 :: v_dual_fmac_f32 v61, v182, v154
	v_dual_fmac_f32 v18, v119, v155 :: v_dual_fmac_f32 v35, v178, v156
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v4, v95, v157 :: v_dual_fmac_f32 v25, v170, v154
	v_fmac_f32_e32 v58, v132, v151
	v_dual_fmac_f32 v26, v170, v155 :: v_dual_fmac_f32 v47, v104, v152
	v_dual_fmac_f32 v27, v170, v156 :: v_dual_fmac_f32 v60, v132, v153
	v_dual_fmac_f32 v28, v170, v157 :: v_dual_fmac_f32 v57, v132, v150
	v_dual_fmac_f32 v22, v166, v155 :: v_dual_fmac_f32 v59, v132, v152
	v_fmac_f32_e32 v45, v104, v150
	v_fmac_f32_e32 v46, v104, v151
	v_fmac_f32_e32 v48, v104, v153
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[139:142], v204 offset:4144
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v29, v174, v154
	v_dual_fmac_f32 v30, v174, v155 :: v_dual_fmac_f32 v3, v95, v156
	v_fmac_f32_e32 v31, v174, v156
	v_fmac_f32_e32 v32, v174, v157
	v_dual_fmac_f32 v23, v166, v156 :: v_dual_fmac_f32 v56, v163, v153
	v_dual_fmac_f32 v55, v163, v152 :: v_dual_fmac_f32 v18, v120, v151
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v35, v179, v152 :: v_dual_fmac_f32 v48, v105, v130
	v_dual_fmac_f32 v29, v175, v150 :: v_dual_fmac_f32 v46, v105, v128
	v_dual_fmac_f32 v30, v175, v151 :: v_dual_fmac_f32 v47, v105, v129
	v_dual_fmac_f32 v31, v175, v152 :: v_dual_fmac_f32 v60, v133, v130
	v_dual_fmac_f32 v32, v175, v153 :: v_dual_fmac_f32 v45, v105, v127
	v_dual_fmac_f32 v25, v171, v150 :: v_dual_fmac_f32 v58, v133, v128
	v_dual_fmac_f32 v26, v171, v151 :: v_dual_fmac_f32 v59, v133, v129
	v_dual_fmac_f32 v27, v171, v152 :: v_dual_fmac_f32 v56, v164, v130
	v_dual_fmac_f32 v28, v171, v153 :: v_dual_fmac_f32 v57, v133, v127
	v_dual_fmac_f32 v22, v167, v151 :: v_dual_fmac_f32 v55, v164, v129
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v29, v176, v127 :: v_dual_fmac_f32 v46, v106, v124
	v_dual_fmac_f32 v31, v176, v129 :: v_dual_fmac_f32 v48, v106, v126
	v_dual_fmac_f32 v32, v176, v130 :: v_dual_fmac_f32 v45, v106, v123
	v_dual_fmac_f32 v25, v172, v127 :: v_dual_fmac_f32 v58, v134, v124
	v_dual_fmac_f32 v26, v172, v128 :: v_dual_fmac_f32 v47, v106, v125
	v_dual_fmac_f32 v27, v172, v129 :: v_dual_fmac_f32 v60, v134, v126
	v_dual_fmac_f32 v28, v172, v130 :: v_dual_fmac_f32 v57, v134, v123
	v_dual_fmac_f32 v22, v168, v128 :: v_dual_fmac_f32 v59, v134, v125
	.loc	1 23 13                         ; matrices.py:23:13
	s_clause 0x1
	buffer_load_b128 v[103:106], v210, s[12:15], 0 offen
	buffer_load_b128 v[131:134], v211, s[12:15], 0 offen
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[91:94], v204 offset:240
	ds_load_b128 v[186:189], v204 offset:2080
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v51, v86, v160
	v_fmac_f32_e32 v52, v86, v161
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[83:86], v204 offset:2096
	ds_load_b128 v[190:193], v204 offset:2144
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v41, v82, v158
	v_fmac_f32_e32 v42, v82, v159
	v_fmac_f32_e32 v43, v82, v160
	v_fmac_f32_e32 v44, v82, v161
	v_dual_fmac_f32 v63, v182, v156 :: v_dual_fmac_f32 v20, v119, v157
	v_dual_fmac_f32 v64, v182, v157 :: v_dual_fmac_f32 v17, v119, v154
	v_fmac_f32_e32 v19, v119, v156
	v_fmac_f32_e32 v13, v115, v154
	v_dual_fmac_f32 v14, v115, v155 :: v_dual_fmac_f32 v37, v194, v154
	v_fmac_f32_e32 v6, v107, v155
	v_dual_fmac_f32 v38, v194, v155 :: v_dual_fmac_f32 v11, v111, v156
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v49, v186, v154
	v_fmac_f32_e32 v50, v186, v155
	v_fmac_f32_e32 v52, v186, v157
	v_dual_fmac_f32 v51, v186, v156 :: v_dual_fmac_f32 v16, v115, v157
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v41, v190, v154 :: v_dual_fmac_f32 v10, v111, v155
	v_dual_fmac_f32 v42, v190, v155 :: v_dual_fmac_f32 v15, v115, v156
	v_dual_fmac_f32 v43, v190, v156 :: v_dual_fmac_f32 v12, v111, v157
	v_dual_fmac_f32 v44, v190, v157 :: v_dual_fmac_f32 v9, v111, v154
	v_dual_fmac_f32 v39, v194, v156 :: v_dual_fmac_f32 v8, v107, v157
	v_dual_fmac_f32 v40, v194, v157 :: v_dual_fmac_f32 v5, v107, v154
	v_dual_fmac_f32 v33, v178, v154 :: v_dual_fmac_f32 v2, v95, v155
	v_dual_fmac_f32 v34, v178, v155 :: v_dual_fmac_f32 v7, v107, v156
	v_dual_fmac_f32 v36, v178, v157 :: v_dual_fmac_f32 v1, v95, v154
	v_dual_fmac_f32 v21, v166, v154 :: v_dual_fmac_f32 v54, v163, v151
	v_dual_fmac_f32 v24, v166, v157 :: v_dual_fmac_f32 v53, v163, v150
	v_dual_fmac_f32 v61, v183, v150 :: v_dual_fmac_f32 v20, v120, v153
	v_dual_fmac_f32 v62, v183, v151 :: v_dual_fmac_f32 v17, v120, v150
	v_dual_fmac_f32 v63, v183, v152 :: v_dual_fmac_f32 v14, v116, v151
	v_dual_fmac_f32 v64, v183, v153 :: v_dual_fmac_f32 v19, v120, v152
	v_dual_fmac_f32 v49, v187, v150 :: v_dual_fmac_f32 v16, v116, v153
	v_dual_fmac_f32 v50, v187, v151 :: v_dual_fmac_f32 v13, v116, v150
	v_dual_fmac_f32 v52, v187, v153 :: v_dual_fmac_f32 v15, v116, v152
	v_dual_fmac_f32 v51, v187, v152 :: v_dual_fmac_f32 v10, v112, v151
	v_dual_fmac_f32 v41, v191, v150 :: v_dual_fmac_f32 v12, v112, v153
	v_dual_fmac_f32 v42, v191, v151 :: v_dual_fmac_f32 v9, v112, v150
	v_dual_fmac_f32 v43, v191, v152 :: v_dual_fmac_f32 v6, v108, v151
	v_dual_fmac_f32 v44, v191, v153 :: v_dual_fmac_f32 v11, v112, v152
	v_dual_fmac_f32 v37, v195, v150 :: v_dual_fmac_f32 v8, v108, v153
	v_dual_fmac_f32 v38, v195, v151 :: v_dual_fmac_f32 v5, v108, v150
	v_dual_fmac_f32 v39, v195, v152 :: v_dual_fmac_f32 v2, v96, v151
	v_dual_fmac_f32 v40, v195, v153 :: v_dual_fmac_f32 v7, v108, v152
	v_dual_fmac_f32 v33, v179, v150 :: v_dual_fmac_f32 v4, v96, v153
	v_dual_fmac_f32 v34, v179, v151 :: v_dual_fmac_f32 v1, v96, v150
	v_dual_fmac_f32 v36, v179, v153 :: v_dual_fmac_f32 v3, v96, v152
	v_dual_fmac_f32 v21, v167, v150 :: v_dual_fmac_f32 v54, v164, v128
	v_dual_fmac_f32 v23, v167, v152 :: v_dual_fmac_f32 v64, v184, v130
	v_dual_fmac_f32 v24, v167, v153 :: v_dual_fmac_f32 v53, v164, v127
	v_dual_fmac_f32 v61, v184, v127 :: v_dual_fmac_f32 v18, v121, v128
	v_dual_fmac_f32 v62, v184, v128 :: v_dual_fmac_f32 v17, v121, v127
	v_dual_fmac_f32 v63, v184, v129 :: v_dual_fmac_f32 v20, v121, v130
	v_dual_fmac_f32 v49, v188, v127 :: v_dual_fmac_f32 v14, v117, v128
	v_dual_fmac_f32 v50, v188, v128 :: v_dual_fmac_f32 v19, v121, v129
	v_dual_fmac_f32 v52, v188, v130 :: v_dual_fmac_f32 v13, v117, v127
	v_dual_fmac_f32 v30, v176, v128 :: v_dual_fmac_f32 v3, v97, v129
	v_dual_fmac_f32 v51, v188, v129 :: v_dual_fmac_f32 v16, v117, v130
	v_dual_fmac_f32 v41, v192, v127 :: v_dual_fmac_f32 v10, v113, v128
	v_dual_fmac_f32 v42, v192, v128 :: v_dual_fmac_f32 v15, v117, v129
	v_dual_fmac_f32 v43, v192, v129 :: v_dual_fmac_f32 v12, v113, v130
	v_dual_fmac_f32 v44, v192, v130 :: v_dual_fmac_f32 v9, v113, v127
	v_dual_fmac_f32 v37, v196, v127 :: v_dual_fmac_f32 v6, v109, v128
	v_dual_fmac_f32 v38, v196, v128 :: v_dual_fmac_f32 v11, v113, v129
	v_dual_fmac_f32 v39, v196, v129 :: v_dual_fmac_f32 v8, v109, v130
	v_dual_fmac_f32 v40, v196, v130 :: v_dual_fmac_f32 v5, v109, v127
	v_dual_fmac_f32 v33, v180, v127 :: v_dual_fmac_f32 v2, v97, v128
	v_dual_fmac_f32 v34, v180, v128 :: v_dual_fmac_f32 v7, v109, v129
	v_dual_fmac_f32 v35, v180, v129 :: v_dual_fmac_f32 v4, v97, v130
	v_dual_fmac_f32 v36, v180, v130 :: v_dual_fmac_f32 v1, v97, v127
	v_dual_fmac_f32 v21, v168, v127 :: v_dual_fmac_f32 v54, v165, v124
	v_dual_fmac_f32 v23, v168, v129 :: v_dual_fmac_f32 v56, v165, v126
	v_dual_fmac_f32 v24, v168, v130 :: v_dual_fmac_f32 v53, v165, v123
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[127:130], v204 offset:2224
	ds_load_b128 v[135:138], v204 offset:2288
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v55, v165, v125 :: v_dual_fmac_f32 v18, v122, v124
	v_dual_fmac_f32 v61, v185, v123 :: v_dual_fmac_f32 v20, v122, v126
	v_dual_fmac_f32 v62, v185, v124 :: v_dual_fmac_f32 v17, v122, v123
	v_dual_fmac_f32 v63, v185, v125 :: v_dual_fmac_f32 v14, v118, v124
	v_dual_fmac_f32 v64, v185, v126 :: v_dual_fmac_f32 v19, v122, v125
	v_dual_fmac_f32 v50, v189, v124 :: v_dual_fmac_f32 v13, v118, v123
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[147:150], v204 offset:4272
	ds_load_b128 v[151:154], v204 offset:4336
	ds_load_b128 v[155:158], v204 offset:6192
	ds_load_b128 v[159:162], v204 offset:6256
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v29, v177, v123
	v_fmac_f32_e32 v30, v177, v124
	v_fmac_f32_e32 v31, v177, v125
	v_fmac_f32_e32 v32, v177, v126
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[163:166], v204 offset:6320
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[174:177], v205 offset:14336
	ds_load_b128 v[119:122], v205 offset:14848
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v25, v173, v123
	v_fmac_f32_e32 v26, v173, v124
	v_fmac_f32_e32 v27, v173, v125
	v_fmac_f32_e32 v28, v173, v126
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[170:173], v204 offset:6384
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v49, v189, v123 :: v_dual_fmac_f32 v16, v118, v126
	v_dual_fmac_f32 v52, v189, v126 :: v_dual_fmac_f32 v15, v118, v125
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[115:118], v205 offset:15360
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v51, v189, v125 :: v_dual_fmac_f32 v10, v114, v124
	v_dual_fmac_f32 v41, v193, v123 :: v_dual_fmac_f32 v12, v114, v126
	v_dual_fmac_f32 v42, v193, v124 :: v_dual_fmac_f32 v9, v114, v123
	v_dual_fmac_f32 v43, v193, v125 :: v_dual_fmac_f32 v6, v110, v124
	v_dual_fmac_f32 v44, v193, v126 :: v_dual_fmac_f32 v11, v114, v125
	v_dual_fmac_f32 v37, v197, v123 :: v_dual_fmac_f32 v8, v110, v126
	v_dual_fmac_f32 v38, v197, v124 :: v_dual_fmac_f32 v5, v110, v123
	v_dual_fmac_f32 v39, v197, v125 :: v_dual_fmac_f32 v2, v98, v124
	v_dual_fmac_f32 v40, v197, v126 :: v_dual_fmac_f32 v7, v110, v125
	v_dual_fmac_f32 v33, v181, v123 :: v_dual_fmac_f32 v4, v98, v126
	v_dual_fmac_f32 v34, v181, v124 :: v_dual_fmac_f32 v1, v98, v123
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v35, v181, v125 :: v_dual_fmac_f32 v54, v99, v175
	v_dual_fmac_f32 v36, v181, v126 :: v_dual_fmac_f32 v3, v98, v125
	v_dual_fmac_f32 v21, v169, v123 :: v_dual_fmac_f32 v52, v83, v177
	v_dual_fmac_f32 v22, v169, v124 :: v_dual_fmac_f32 v49, v83, v174
	v_dual_fmac_f32 v23, v169, v125 :: v_dual_fmac_f32 v42, v87, v175
	v_dual_fmac_f32 v24, v169, v126 :: v_dual_fmac_f32 v51, v83, v176
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[111:114], v205 offset:15872
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v45, v73, v174 :: v_dual_fmac_f32 v44, v87, v177
	v_dual_fmac_f32 v46, v73, v175 :: v_dual_fmac_f32 v41, v87, v174
	v_dual_fmac_f32 v47, v73, v176 :: v_dual_fmac_f32 v38, v127, v175
	v_dual_fmac_f32 v48, v73, v177 :: v_dual_fmac_f32 v43, v87, v176
	v_dual_fmac_f32 v57, v77, v174 :: v_dual_fmac_f32 v40, v127, v177
	v_dual_fmac_f32 v58, v77, v175 :: v_dual_fmac_f32 v37, v127, v174
	v_dual_fmac_f32 v59, v77, v176 :: v_dual_fmac_f32 v34, v135, v175
	v_dual_fmac_f32 v60, v77, v177 :: v_dual_fmac_f32 v39, v127, v176
	v_fmac_f32_e32 v53, v99, v174
	v_fmac_f32_e32 v55, v99, v176
	v_fmac_f32_e32 v56, v99, v177
	v_fmac_f32_e32 v61, v91, v174
	v_fmac_f32_e32 v62, v91, v175
	v_fmac_f32_e32 v63, v91, v176
	v_fmac_f32_e32 v64, v91, v177
	v_fmac_f32_e32 v50, v83, v175
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v33, v135, v174 :: v_dual_fmac_f32 v2, v170, v175
	v_dual_fmac_f32 v35, v135, v176 :: v_dual_fmac_f32 v4, v170, v177
	v_dual_fmac_f32 v36, v135, v177 :: v_dual_fmac_f32 v1, v170, v174
	v_dual_fmac_f32 v29, v139, v174 :: v_dual_fmac_f32 v46, v74, v120
	v_dual_fmac_f32 v30, v139, v175 :: v_dual_fmac_f32 v3, v170, v176
	v_dual_fmac_f32 v31, v139, v176 :: v_dual_fmac_f32 v48, v74, v122
	v_dual_fmac_f32 v32, v139, v177 :: v_dual_fmac_f32 v45, v74, v119
	v_dual_fmac_f32 v25, v143, v174 :: v_dual_fmac_f32 v58, v78, v120
	v_dual_fmac_f32 v26, v143, v175 :: v_dual_fmac_f32 v47, v74, v121
	v_dual_fmac_f32 v27, v143, v176 :: v_dual_fmac_f32 v60, v78, v122
	v_dual_fmac_f32 v28, v143, v177 :: v_dual_fmac_f32 v57, v78, v119
	v_dual_fmac_f32 v21, v147, v174 :: v_dual_fmac_f32 v54, v100, v120
	v_dual_fmac_f32 v22, v147, v175 :: v_dual_fmac_f32 v59, v78, v121
	v_dual_fmac_f32 v23, v147, v176 :: v_dual_fmac_f32 v56, v100, v122
	v_dual_fmac_f32 v24, v147, v177 :: v_dual_fmac_f32 v53, v100, v119
	v_dual_fmac_f32 v17, v151, v174 :: v_dual_fmac_f32 v62, v92, v120
	v_dual_fmac_f32 v18, v151, v175 :: v_dual_fmac_f32 v55, v100, v121
	v_dual_fmac_f32 v19, v151, v176 :: v_dual_fmac_f32 v64, v92, v122
	v_dual_fmac_f32 v20, v151, v177 :: v_dual_fmac_f32 v61, v92, v119
	v_dual_fmac_f32 v13, v155, v174 :: v_dual_fmac_f32 v50, v84, v120
	v_dual_fmac_f32 v14, v155, v175 :: v_dual_fmac_f32 v63, v92, v121
	v_dual_fmac_f32 v15, v155, v176 :: v_dual_fmac_f32 v52, v84, v122
	v_dual_fmac_f32 v16, v155, v177 :: v_dual_fmac_f32 v49, v84, v119
	v_dual_fmac_f32 v9, v159, v174 :: v_dual_fmac_f32 v42, v88, v120
	v_dual_fmac_f32 v10, v159, v175 :: v_dual_fmac_f32 v51, v84, v121
	v_dual_fmac_f32 v11, v159, v176 :: v_dual_fmac_f32 v44, v88, v122
	v_dual_fmac_f32 v12, v159, v177 :: v_dual_fmac_f32 v41, v88, v119
	v_dual_fmac_f32 v5, v163, v174 :: v_dual_fmac_f32 v38, v128, v120
	v_dual_fmac_f32 v6, v163, v175 :: v_dual_fmac_f32 v43, v88, v121
	v_dual_fmac_f32 v7, v163, v176 :: v_dual_fmac_f32 v40, v128, v122
	v_dual_fmac_f32 v8, v163, v177 :: v_dual_fmac_f32 v37, v128, v119
	v_dual_fmac_f32 v39, v128, v121 :: v_dual_fmac_f32 v2, v171, v120
	v_dual_fmac_f32 v33, v136, v119 :: v_dual_fmac_f32 v4, v171, v122
	v_dual_fmac_f32 v34, v136, v120 :: v_dual_fmac_f32 v1, v171, v119
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v35, v136, v121 :: v_dual_fmac_f32 v46, v75, v116
	v_dual_fmac_f32 v36, v136, v122 :: v_dual_fmac_f32 v3, v171, v121
	v_dual_fmac_f32 v29, v140, v119 :: v_dual_fmac_f32 v48, v75, v118
	v_dual_fmac_f32 v30, v140, v120 :: v_dual_fmac_f32 v45, v75, v115
	v_dual_fmac_f32 v31, v140, v121 :: v_dual_fmac_f32 v58, v79, v116
	v_dual_fmac_f32 v32, v140, v122 :: v_dual_fmac_f32 v47, v75, v117
	v_dual_fmac_f32 v25, v144, v119 :: v_dual_fmac_f32 v60, v79, v118
	v_dual_fmac_f32 v26, v144, v120 :: v_dual_fmac_f32 v57, v79, v115
	v_dual_fmac_f32 v27, v144, v121 :: v_dual_fmac_f32 v54, v101, v116
	v_dual_fmac_f32 v28, v144, v122 :: v_dual_fmac_f32 v59, v79, v117
	v_dual_fmac_f32 v21, v148, v119 :: v_dual_fmac_f32 v56, v101, v118
	v_dual_fmac_f32 v22, v148, v120 :: v_dual_fmac_f32 v53, v101, v115
	v_dual_fmac_f32 v23, v148, v121 :: v_dual_fmac_f32 v62, v93, v116
	v_dual_fmac_f32 v24, v148, v122 :: v_dual_fmac_f32 v55, v101, v117
	v_dual_fmac_f32 v17, v152, v119 :: v_dual_fmac_f32 v64, v93, v118
	v_dual_fmac_f32 v18, v152, v120 :: v_dual_fmac_f32 v61, v93, v115
	v_dual_fmac_f32 v19, v152, v121 :: v_dual_fmac_f32 v50, v85, v116
	v_dual_fmac_f32 v20, v152, v122 :: v_dual_fmac_f32 v63, v93, v117
	v_dual_fmac_f32 v13, v156, v119 :: v_dual_fmac_f32 v52, v85, v118
	v_dual_fmac_f32 v14, v156, v120 :: v_dual_fmac_f32 v49, v85, v115
	v_dual_fmac_f32 v15, v156, v121 :: v_dual_fmac_f32 v42, v89, v116
	v_dual_fmac_f32 v16, v156, v122 :: v_dual_fmac_f32 v51, v85, v117
	v_dual_fmac_f32 v9, v160, v119 :: v_dual_fmac_f32 v44, v89, v118
	v_dual_fmac_f32 v10, v160, v120 :: v_dual_fmac_f32 v41, v89, v115
	v_dual_fmac_f32 v11, v160, v121 :: v_dual_fmac_f32 v38, v129, v116
	v_dual_fmac_f32 v12, v160, v122 :: v_dual_fmac_f32 v43, v89, v117
	v_dual_fmac_f32 v5, v164, v119 :: v_dual_fmac_f32 v40, v129, v118
	v_dual_fmac_f32 v6, v164, v120 :: v_dual_fmac_f32 v37, v129, v115
	v_dual_fmac_f32 v7, v164, v121 :: v_dual_fmac_f32 v34, v137, v116
	v_dual_fmac_f32 v8, v164, v122 :: v_dual_fmac_f32 v39, v129, v117
	v_dual_fmac_f32 v33, v137, v115 :: v_dual_fmac_f32 v2, v172, v116
	v_dual_fmac_f32 v35, v137, v117 :: v_dual_fmac_f32 v4, v172, v118
	v_dual_fmac_f32 v36, v137, v118 :: v_dual_fmac_f32 v1, v172, v115
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v29, v141, v115 :: v_dual_fmac_f32 v46, v76, v112
	v_dual_fmac_f32 v30, v141, v116 :: v_dual_fmac_f32 v3, v172, v117
	v_dual_fmac_f32 v31, v141, v117 :: v_dual_fmac_f32 v48, v76, v114
	v_dual_fmac_f32 v32, v141, v118 :: v_dual_fmac_f32 v45, v76, v111
	v_dual_fmac_f32 v25, v145, v115 :: v_dual_fmac_f32 v58, v80, v112
	v_dual_fmac_f32 v26, v145, v116 :: v_dual_fmac_f32 v47, v76, v113
	v_dual_fmac_f32 v27, v145, v117 :: v_dual_fmac_f32 v60, v80, v114
	v_dual_fmac_f32 v28, v145, v118 :: v_dual_fmac_f32 v57, v80, v111
	v_dual_fmac_f32 v21, v149, v115 :: v_dual_fmac_f32 v54, v102, v112
	v_dual_fmac_f32 v22, v149, v116 :: v_dual_fmac_f32 v59, v80, v113
	v_dual_fmac_f32 v23, v149, v117 :: v_dual_fmac_f32 v56, v102, v114
	v_dual_fmac_f32 v24, v149, v118 :: v_dual_fmac_f32 v53, v102, v111
	v_dual_fmac_f32 v17, v153, v115 :: v_dual_fmac_f32 v62, v94, v112
	v_dual_fmac_f32 v18, v153, v116 :: v_dual_fmac_f32 v55, v102, v113
	v_dual_fmac_f32 v19, v153, v117 :: v_dual_fmac_f32 v64, v94, v114
	v_dual_fmac_f32 v20, v153, v118 :: v_dual_fmac_f32 v61, v94, v111
	v_dual_fmac_f32 v13, v157, v115 :: v_dual_fmac_f32 v50, v86, v112
	v_dual_fmac_f32 v14, v157, v116 :: v_dual_fmac_f32 v63, v94, v113
	v_dual_fmac_f32 v15, v157, v117 :: v_dual_fmac_f32 v52, v86, v114
	v_dual_fmac_f32 v16, v157, v118 :: v_dual_fmac_f32 v49, v86, v111
	v_dual_fmac_f32 v9, v161, v115 :: v_dual_fmac_f32 v42, v90, v112
	v_dual_fmac_f32 v10, v161, v116 :: v_dual_fmac_f32 v51, v86, v113
	v_dual_fmac_f32 v11, v161, v117 :: v_dual_fmac_f32 v44, v90, v114
	v_dual_fmac_f32 v12, v161, v118 :: v_dual_fmac_f32 v41, v90, v111
	v_dual_fmac_f32 v5, v165, v115 :: v_dual_fmac_f32 v38, v130, v112
	v_dual_fmac_f32 v6, v165, v116 :: v_dual_fmac_f32 v43, v90, v113
	v_dual_fmac_f32 v7, v165, v117 :: v_dual_fmac_f32 v40, v130, v114
	v_dual_fmac_f32 v8, v165, v118 :: v_dual_fmac_f32 v37, v130, v111
	v_dual_fmac_f32 v39, v130, v113 :: v_dual_fmac_f32 v2, v173, v112
	v_dual_fmac_f32 v33, v138, v111 :: v_dual_fmac_f32 v4, v173, v114
	v_dual_fmac_f32 v34, v138, v112 :: v_dual_fmac_f32 v1, v173, v111
	v_fmac_f32_e32 v35, v138, v113
	v_dual_fmac_f32 v36, v138, v114 :: v_dual_fmac_f32 v3, v173, v113
	v_fmac_f32_e32 v29, v142, v111
	v_fmac_f32_e32 v30, v142, v112
	v_fmac_f32_e32 v31, v142, v113
	v_fmac_f32_e32 v32, v142, v114
	v_fmac_f32_e32 v25, v146, v111
	v_fmac_f32_e32 v26, v146, v112
	v_fmac_f32_e32 v27, v146, v113
	v_fmac_f32_e32 v28, v146, v114
	v_fmac_f32_e32 v21, v150, v111
	v_fmac_f32_e32 v22, v150, v112
	v_fmac_f32_e32 v23, v150, v113
	v_fmac_f32_e32 v24, v150, v114
	v_fmac_f32_e32 v17, v154, v111
	v_fmac_f32_e32 v18, v154, v112
	v_fmac_f32_e32 v19, v154, v113
	v_fmac_f32_e32 v20, v154, v114
	v_fmac_f32_e32 v13, v158, v111
	v_fmac_f32_e32 v14, v158, v112
	v_fmac_f32_e32 v15, v158, v113
	v_fmac_f32_e32 v16, v158, v114
	v_fmac_f32_e32 v9, v162, v111
	v_fmac_f32_e32 v10, v162, v112
	v_fmac_f32_e32 v11, v162, v113
	v_fmac_f32_e32 v12, v162, v114
	v_fmac_f32_e32 v5, v166, v111
	v_fmac_f32_e32 v6, v166, v112
	v_fmac_f32_e32 v7, v166, v113
	v_fmac_f32_e32 v8, v166, v114
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v203, v[65:68]
	ds_store_b128 v203, v[69:72] offset:4096
	.loc	1 23 13                         ; matrices.py:23:13
	ds_store_b128 v203, v[103:106] offset:8192
	ds_store_b128 v203, v[131:134] offset:12288
	.loc	1 21 5                          ; matrices.py:21:5
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v1, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v51, 0
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v49, 0
	v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v63, 0
	v_dual_mov_b32 v62, 0 :: v_dual_mov_b32 v61, 0
	v_dual_mov_b32 v56, 0 :: v_dual_mov_b32 v55, 0
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v53, 0
	v_dual_mov_b32 v60, 0 :: v_dual_mov_b32 v59, 0
	v_dual_mov_b32 v58, 0 :: v_dual_mov_b32 v57, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v45, 0
.LBB0_4:                                ; %Flow173
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x18
	s_load_b32 s0, s[0:1], 0x2c
	.loc	1 21 5 is_stmt 1                ; matrices.py:21:5
	s_add_i32 s1, s6, 15
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt lgkmcnt(0)
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_lt_i32 s1, 16
	.loc	1 22 13                         ; matrices.py:22:13
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_6
; %bb.5:
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshl_add_u32 v77, v202, 4, 0
	.loc	1 22 13                         ; matrices.py:22:13
	s_lshl3_add_u32 s1, s21, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	v_mov_b32_e32 v161, s1
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[137:140], v77 offset:8192
	ds_load_b128 v[129:132], v77 offset:8704
	ds_load_b128 v[65:68], v77 offset:15872
	ds_load_b128 v[69:72], v77 offset:15360
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[156:159], v161
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[73:76], v77 offset:14848
	ds_load_b128 v[81:84], v77 offset:14336
	ds_load_b128 v[85:88], v77 offset:13824
	ds_load_b128 v[89:92], v77 offset:13312
	ds_load_b128 v[121:124], v77 offset:9728
	ds_load_b128 v[133:136], v77 offset:9216
	ds_load_b128 v[93:96], v77 offset:12800
	ds_load_b128 v[101:104], v77 offset:12288
	ds_load_b128 v[105:108], v77 offset:11776
	ds_load_b128 v[109:112], v77 offset:11264
	ds_load_b128 v[117:120], v77 offset:10752
	ds_load_b128 v[125:128], v77 offset:10240
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[162:165], v161 offset:16
	ds_load_b128 v[77:80], v161 offset:6384
	ds_load_b128 v[97:100], v161 offset:6368
	ds_load_b128 v[113:116], v161 offset:6352
	ds_load_b128 v[149:152], v161 offset:6336
	ds_load_b128 v[141:144], v161 offset:6320
	ds_load_b128 v[145:148], v161 offset:6304
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(19)
	v_fmac_f32_e32 v46, v156, v138
	v_fmac_f32_e32 v45, v156, v137
	v_fmac_f32_e32 v48, v156, v140
	v_fmac_f32_e32 v47, v156, v139
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[166:169], v161 offset:64
	ds_load_b128 v[178:181], v161 offset:80
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v46, v157, v130
	v_fmac_f32_e32 v45, v157, v129
	v_fmac_f32_e32 v48, v157, v132
	v_fmac_f32_e32 v47, v157, v131
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[170:173], v161 offset:32
	ds_load_b128 v[174:177], v161 offset:48
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(17)
	v_fmac_f32_e32 v46, v158, v134
	v_fmac_f32_e32 v45, v158, v133
	v_fmac_f32_e32 v48, v158, v136
	v_fmac_f32_e32 v47, v158, v135
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[153:156], v161 offset:6208
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v46, v159, v122
	v_fmac_f32_e32 v45, v159, v121
	v_fmac_f32_e32 v48, v159, v124
	v_fmac_f32_e32 v47, v159, v123
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[157:160], v161 offset:112
	ds_load_b128 v[182:185], v161 offset:96
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(13)
	v_fmac_f32_e32 v46, v162, v126
	s_waitcnt lgkmcnt(9)
	v_dual_fmac_f32 v45, v162, v125 :: v_dual_fmac_f32 v2, v149, v138
	s_waitcnt lgkmcnt(6)
	v_fmac_f32_e32 v60, v166, v140
	v_fmac_f32_e32 v4, v149, v140
	v_fmac_f32_e32 v46, v163, v118
	v_dual_fmac_f32 v45, v163, v117 :: v_dual_fmac_f32 v48, v162, v128
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v57, v166, v137 :: v_dual_fmac_f32 v60, v167, v132
	v_fmac_f32_e32 v46, v164, v110
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v45, v164, v109
	v_dual_fmac_f32 v47, v162, v127 :: v_dual_fmac_f32 v48, v163, v120
	v_fmac_f32_e32 v58, v166, v138
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v59, v166, v139 :: v_dual_fmac_f32 v46, v165, v106
	v_dual_fmac_f32 v45, v165, v105 :: v_dual_fmac_f32 v48, v164, v112
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v47, v163, v119
	v_fmac_f32_e32 v58, v167, v130
	s_waitcnt lgkmcnt(4)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v60, v168, v136 :: v_dual_fmac_f32 v45, v170, v101
	v_dual_fmac_f32 v48, v165, v108 :: v_dual_fmac_f32 v47, v164, v111
	v_fmac_f32_e32 v46, v170, v102
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v58, v168, v134 :: v_dual_fmac_f32 v45, v171, v93
	v_dual_fmac_f32 v48, v170, v104 :: v_dual_fmac_f32 v47, v165, v107
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v46, v171, v94
	v_dual_fmac_f32 v58, v169, v122 :: v_dual_fmac_f32 v45, v172, v89
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v48, v171, v96 :: v_dual_fmac_f32 v47, v170, v103
	v_dual_fmac_f32 v57, v167, v129 :: v_dual_fmac_f32 v46, v172, v90
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v45, v173, v85
	v_dual_fmac_f32 v59, v167, v131 :: v_dual_fmac_f32 v48, v172, v92
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v47, v171, v95 :: v_dual_fmac_f32 v46, v173, v86
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v45, v174, v81
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v57, v168, v133 :: v_dual_fmac_f32 v48, v173, v88
	v_dual_fmac_f32 v47, v172, v91 :: v_dual_fmac_f32 v46, v174, v82
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v45, v175, v73
	v_fmac_f32_e32 v57, v169, v121
	v_fmac_f32_e32 v59, v168, v135
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v47, v173, v87 :: v_dual_fmac_f32 v46, v175, v74
	v_dual_fmac_f32 v45, v176, v69 :: v_dual_fmac_f32 v60, v169, v124
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v57, v178, v125
	v_dual_fmac_f32 v59, v169, v123 :: v_dual_fmac_f32 v58, v178, v126
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v46, v176, v70 :: v_dual_fmac_f32 v45, v177, v65
	v_fmac_f32_e32 v57, v179, v117
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[162:165], v161 offset:128
	ds_load_b128 v[166:169], v161 offset:144
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v58, v179, v118 :: v_dual_fmac_f32 v47, v174, v83
	v_dual_fmac_f32 v46, v177, v66 :: v_dual_fmac_f32 v57, v180, v109
	v_fmac_f32_e32 v48, v174, v84
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v58, v180, v110 :: v_dual_fmac_f32 v59, v178, v127
	v_dual_fmac_f32 v60, v178, v128 :: v_dual_fmac_f32 v57, v181, v105
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v48, v175, v76
	v_dual_fmac_f32 v58, v181, v106 :: v_dual_fmac_f32 v47, v175, v75
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v59, v179, v119
	v_fmac_f32_e32 v60, v179, v120
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v48, v176, v72
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v58, v182, v102
	v_fmac_f32_e32 v57, v182, v101
	v_fmac_f32_e32 v47, v176, v71
	v_dual_fmac_f32 v59, v180, v111 :: v_dual_fmac_f32 v48, v177, v68
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v58, v183, v94
	v_fmac_f32_e32 v57, v183, v93
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v47, v177, v67
	v_dual_fmac_f32 v59, v181, v107 :: v_dual_fmac_f32 v60, v180, v112
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v58, v184, v90
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v57, v184, v89 :: v_dual_fmac_f32 v54, v162, v138
	v_fmac_f32_e32 v53, v162, v137
	v_fmac_f32_e32 v56, v162, v140
	v_dual_fmac_f32 v59, v182, v103 :: v_dual_fmac_f32 v58, v185, v86
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v57, v185, v85 :: v_dual_fmac_f32 v54, v163, v130
	v_dual_fmac_f32 v53, v163, v129 :: v_dual_fmac_f32 v60, v181, v108
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v56, v163, v132 :: v_dual_fmac_f32 v57, v157, v81
	v_fmac_f32_e32 v55, v162, v139
	v_dual_fmac_f32 v59, v183, v95 :: v_dual_fmac_f32 v54, v164, v134
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v53, v164, v133 :: v_dual_fmac_f32 v60, v182, v104
	v_dual_fmac_f32 v56, v164, v136 :: v_dual_fmac_f32 v55, v163, v131
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v54, v165, v122
	v_fmac_f32_e32 v53, v165, v121
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v59, v184, v91 :: v_dual_fmac_f32 v56, v165, v124
	v_dual_fmac_f32 v55, v164, v135 :: v_dual_fmac_f32 v58, v157, v82
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v54, v166, v126
	v_dual_fmac_f32 v53, v166, v125 :: v_dual_fmac_f32 v60, v183, v96
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v55, v165, v123 :: v_dual_fmac_f32 v56, v166, v128
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[162:165], v161 offset:176
	ds_load_b128 v[170:173], v161 offset:160
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v57, v158, v73 :: v_dual_fmac_f32 v54, v167, v118
	v_dual_fmac_f32 v53, v167, v117 :: v_dual_fmac_f32 v60, v184, v92
	v_fmac_f32_e32 v55, v166, v127
	v_dual_fmac_f32 v59, v185, v87 :: v_dual_fmac_f32 v56, v167, v120
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v53, v168, v109 :: v_dual_fmac_f32 v60, v185, v88
	v_dual_fmac_f32 v54, v168, v110 :: v_dual_fmac_f32 v55, v167, v119
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v56, v168, v112 :: v_dual_fmac_f32 v53, v169, v105
	v_fmac_f32_e32 v58, v158, v74
	v_dual_fmac_f32 v54, v169, v106 :: v_dual_fmac_f32 v55, v168, v111
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v56, v169, v108
	v_fmac_f32_e32 v60, v157, v84
	v_fmac_f32_e32 v59, v157, v83
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v53, v170, v101
	v_dual_fmac_f32 v55, v169, v107 :: v_dual_fmac_f32 v58, v159, v70
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[166:169], v161 offset:208
	ds_load_b128 v[174:177], v161 offset:192
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v57, v159, v69
	v_dual_fmac_f32 v53, v171, v93 :: v_dual_fmac_f32 v60, v158, v76
	v_fmac_f32_e32 v59, v158, v75
	v_fmac_f32_e32 v54, v170, v102
	v_fmac_f32_e32 v58, v160, v66
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v53, v172, v89
	v_dual_fmac_f32 v57, v160, v65 :: v_dual_fmac_f32 v60, v159, v72
	v_dual_fmac_f32 v59, v159, v71 :: v_dual_fmac_f32 v56, v170, v104
	v_dual_fmac_f32 v53, v173, v85 :: v_dual_fmac_f32 v54, v171, v94
	v_fmac_f32_e32 v55, v170, v103
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v59, v160, v67
	v_dual_fmac_f32 v60, v160, v68 :: v_dual_fmac_f32 v53, v162, v81
	v_fmac_f32_e32 v56, v171, v96
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v54, v172, v90 :: v_dual_fmac_f32 v55, v171, v95
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v61, v174, v137
	v_fmac_f32_e32 v62, v174, v138
	v_fmac_f32_e32 v56, v172, v92
	v_dual_fmac_f32 v54, v173, v86 :: v_dual_fmac_f32 v55, v172, v91
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v61, v175, v129
	v_fmac_f32_e32 v62, v175, v130
	v_dual_fmac_f32 v53, v163, v73 :: v_dual_fmac_f32 v64, v174, v140
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v55, v173, v87
	v_dual_fmac_f32 v56, v173, v88 :: v_dual_fmac_f32 v61, v176, v133
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v62, v176, v134 :: v_dual_fmac_f32 v63, v174, v139
	v_fmac_f32_e32 v64, v175, v132
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[157:160], v161 offset:240
	ds_load_b128 v[170:173], v161 offset:224
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v61, v177, v121
	v_dual_fmac_f32 v62, v177, v122 :: v_dual_fmac_f32 v63, v175, v131
	v_dual_fmac_f32 v54, v162, v82 :: v_dual_fmac_f32 v53, v164, v69
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v64, v176, v136 :: v_dual_fmac_f32 v61, v166, v125
	v_dual_fmac_f32 v62, v166, v126 :: v_dual_fmac_f32 v63, v176, v135
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v54, v163, v74
	v_fmac_f32_e32 v64, v177, v124
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v53, v165, v65 :: v_dual_fmac_f32 v62, v167, v118
	v_fmac_f32_e32 v61, v167, v117
	v_dual_fmac_f32 v63, v177, v123 :: v_dual_fmac_f32 v54, v164, v70
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v55, v162, v83 :: v_dual_fmac_f32 v62, v168, v110
	v_fmac_f32_e32 v61, v168, v109
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[174:177], v161 offset:2048
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v54, v165, v66 :: v_dual_fmac_f32 v55, v163, v75
	v_fmac_f32_e32 v56, v162, v84
	v_fmac_f32_e32 v62, v169, v106
	v_dual_fmac_f32 v61, v169, v105 :: v_dual_fmac_f32 v64, v166, v128
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v55, v164, v71 :: v_dual_fmac_f32 v56, v163, v76
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v62, v170, v102
	v_fmac_f32_e32 v63, v166, v127
	v_dual_fmac_f32 v61, v170, v101 :: v_dual_fmac_f32 v64, v167, v120
	v_dual_fmac_f32 v55, v165, v67 :: v_dual_fmac_f32 v56, v164, v72
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v62, v171, v94
	v_fmac_f32_e32 v63, v167, v119
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v61, v171, v93 :: v_dual_fmac_f32 v64, v168, v112
	v_fmac_f32_e32 v56, v165, v68
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v62, v172, v90
	v_fmac_f32_e32 v63, v168, v111
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v61, v172, v89
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[162:165], v161 offset:2064
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v50, v174, v138
	v_fmac_f32_e32 v62, v173, v86
	v_fmac_f32_e32 v63, v169, v107
	v_dual_fmac_f32 v61, v173, v85 :: v_dual_fmac_f32 v52, v174, v140
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v49, v174, v137 :: v_dual_fmac_f32 v62, v157, v82
	v_fmac_f32_e32 v63, v170, v103
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v61, v157, v81 :: v_dual_fmac_f32 v50, v175, v130
	v_dual_fmac_f32 v51, v174, v139 :: v_dual_fmac_f32 v52, v175, v132
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v63, v171, v95 :: v_dual_fmac_f32 v64, v169, v108
	v_fmac_f32_e32 v61, v158, v73
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v49, v175, v129 :: v_dual_fmac_f32 v52, v176, v136
	v_dual_fmac_f32 v63, v172, v91 :: v_dual_fmac_f32 v64, v170, v104
	v_dual_fmac_f32 v50, v176, v134 :: v_dual_fmac_f32 v51, v175, v131
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v49, v176, v133 :: v_dual_fmac_f32 v52, v177, v124
	v_fmac_f32_e32 v64, v171, v96
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v50, v177, v122 :: v_dual_fmac_f32 v51, v176, v135
	v_dual_fmac_f32 v49, v177, v121 :: v_dual_fmac_f32 v62, v158, v74
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v61, v159, v69 :: v_dual_fmac_f32 v50, v162, v126
	v_dual_fmac_f32 v51, v177, v123 :: v_dual_fmac_f32 v64, v172, v92
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[166:169], v161 offset:2096
	ds_load_b128 v[174:177], v161 offset:2080
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v49, v162, v125 :: v_dual_fmac_f32 v50, v163, v118
	v_dual_fmac_f32 v51, v162, v127 :: v_dual_fmac_f32 v64, v173, v88
	v_dual_fmac_f32 v63, v173, v87 :: v_dual_fmac_f32 v52, v162, v128
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v49, v163, v117 :: v_dual_fmac_f32 v50, v164, v110
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[170:173], v161 offset:2112
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v62, v159, v70
	v_dual_fmac_f32 v52, v163, v120 :: v_dual_fmac_f32 v49, v164, v109
	v_dual_fmac_f32 v51, v163, v119 :: v_dual_fmac_f32 v50, v165, v106
	v_fmac_f32_e32 v61, v160, v65
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v52, v164, v112 :: v_dual_fmac_f32 v49, v165, v105
	v_fmac_f32_e32 v51, v164, v111
	v_fmac_f32_e32 v62, v160, v66
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v50, v174, v102
	v_dual_fmac_f32 v52, v165, v108 :: v_dual_fmac_f32 v49, v174, v101
	v_fmac_f32_e32 v64, v157, v84
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v51, v165, v107 :: v_dual_fmac_f32 v50, v175, v94
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[162:165], v161 offset:2128
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v49, v175, v93
	v_dual_fmac_f32 v63, v157, v83 :: v_dual_fmac_f32 v64, v158, v76
	v_dual_fmac_f32 v51, v174, v103 :: v_dual_fmac_f32 v50, v176, v90
	v_fmac_f32_e32 v49, v176, v89
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v63, v158, v75 :: v_dual_fmac_f32 v64, v159, v72
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v41, v170, v137 :: v_dual_fmac_f32 v50, v177, v86
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v52, v174, v104 :: v_dual_fmac_f32 v63, v159, v71
	v_dual_fmac_f32 v64, v160, v68 :: v_dual_fmac_f32 v49, v177, v85
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v41, v171, v129 :: v_dual_fmac_f32 v42, v170, v138
	v_dual_fmac_f32 v63, v160, v67 :: v_dual_fmac_f32 v52, v175, v96
	v_fmac_f32_e32 v51, v175, v95
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v41, v172, v133 :: v_dual_fmac_f32 v42, v171, v130
	v_fmac_f32_e32 v44, v170, v140
	v_dual_fmac_f32 v52, v176, v92 :: v_dual_fmac_f32 v49, v166, v81
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v51, v176, v91
	v_dual_fmac_f32 v42, v172, v134 :: v_dual_fmac_f32 v43, v170, v139
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v52, v177, v88 :: v_dual_fmac_f32 v49, v167, v73
	v_dual_fmac_f32 v51, v177, v87 :: v_dual_fmac_f32 v44, v171, v132
	v_dual_fmac_f32 v41, v173, v121 :: v_dual_fmac_f32 v50, v166, v82
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v42, v173, v122 :: v_dual_fmac_f32 v43, v171, v131
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v44, v172, v136 :: v_dual_fmac_f32 v41, v162, v125
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[174:177], v161 offset:2160
	ds_load_b128 v[178:181], v161 offset:2144
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v49, v168, v69 :: v_dual_fmac_f32 v50, v167, v74
	v_dual_fmac_f32 v44, v173, v124 :: v_dual_fmac_f32 v41, v163, v117
	v_dual_fmac_f32 v42, v162, v126 :: v_dual_fmac_f32 v43, v172, v135
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v50, v168, v70
	v_dual_fmac_f32 v52, v166, v84 :: v_dual_fmac_f32 v41, v164, v109
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v42, v163, v118 :: v_dual_fmac_f32 v43, v173, v123
	v_fmac_f32_e32 v49, v169, v65
	v_fmac_f32_e32 v50, v169, v66
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v41, v165, v105 :: v_dual_fmac_f32 v42, v164, v110
	v_dual_fmac_f32 v43, v162, v127 :: v_dual_fmac_f32 v52, v167, v76
	v_fmac_f32_e32 v51, v166, v83
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[170:173], v161 offset:2176
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v42, v165, v106 :: v_dual_fmac_f32 v43, v163, v119
	v_dual_fmac_f32 v44, v162, v128 :: v_dual_fmac_f32 v51, v167, v75
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v41, v178, v101 :: v_dual_fmac_f32 v52, v168, v72
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v42, v178, v102 :: v_dual_fmac_f32 v43, v164, v111
	v_dual_fmac_f32 v51, v168, v71 :: v_dual_fmac_f32 v44, v163, v120
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v41, v179, v93 :: v_dual_fmac_f32 v52, v169, v68
	v_dual_fmac_f32 v42, v179, v94 :: v_dual_fmac_f32 v43, v165, v107
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v51, v169, v67 :: v_dual_fmac_f32 v44, v164, v112
	v_fmac_f32_e32 v41, v180, v89
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v42, v180, v90 :: v_dual_fmac_f32 v43, v178, v103
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[166:169], v161 offset:2192
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v44, v165, v108
	v_fmac_f32_e32 v41, v181, v85
	v_dual_fmac_f32 v42, v181, v86 :: v_dual_fmac_f32 v43, v179, v95
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v38, v170, v138
	v_fmac_f32_e32 v37, v170, v137
	v_fmac_f32_e32 v44, v178, v104
	v_dual_fmac_f32 v40, v170, v140 :: v_dual_fmac_f32 v43, v180, v91
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v41, v174, v81 :: v_dual_fmac_f32 v38, v171, v130
	v_fmac_f32_e32 v37, v171, v129
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v44, v179, v96 :: v_dual_fmac_f32 v43, v181, v87
	v_dual_fmac_f32 v40, v171, v132 :: v_dual_fmac_f32 v39, v170, v139
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v41, v175, v73 :: v_dual_fmac_f32 v44, v180, v92
	v_fmac_f32_e32 v38, v172, v134
	v_fmac_f32_e32 v37, v172, v133
	v_dual_fmac_f32 v40, v172, v136 :: v_dual_fmac_f32 v39, v171, v131
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v44, v181, v88
	v_fmac_f32_e32 v38, v173, v122
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v37, v173, v121
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[162:165], v161 offset:2208
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v39, v172, v135 :: v_dual_fmac_f32 v40, v173, v124
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v38, v166, v126
	v_fmac_f32_e32 v37, v166, v125
	v_dual_fmac_f32 v41, v176, v69 :: v_dual_fmac_f32 v42, v174, v82
	v_dual_fmac_f32 v39, v173, v123 :: v_dual_fmac_f32 v40, v166, v128
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v38, v167, v118
	v_fmac_f32_e32 v37, v167, v117
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v42, v175, v74 :: v_dual_fmac_f32 v39, v166, v127
	v_fmac_f32_e32 v40, v167, v120
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v38, v168, v110
	v_fmac_f32_e32 v37, v168, v109
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[170:173], v161 offset:2224
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v39, v167, v119 :: v_dual_fmac_f32 v40, v168, v112
	v_dual_fmac_f32 v43, v174, v83 :: v_dual_fmac_f32 v38, v169, v106
	v_dual_fmac_f32 v37, v169, v105 :: v_dual_fmac_f32 v42, v176, v70
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v39, v168, v111 :: v_dual_fmac_f32 v40, v169, v108
	v_fmac_f32_e32 v44, v174, v84
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v37, v162, v101 :: v_dual_fmac_f32 v42, v177, v66
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v39, v169, v107
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[166:169], v161 offset:2240
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v43, v175, v75 :: v_dual_fmac_f32 v38, v162, v102
	v_dual_fmac_f32 v41, v177, v65 :: v_dual_fmac_f32 v44, v175, v76
	v_fmac_f32_e32 v37, v163, v93
	v_dual_fmac_f32 v43, v176, v71 :: v_dual_fmac_f32 v38, v163, v94
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v39, v162, v103 :: v_dual_fmac_f32 v44, v176, v72
	v_dual_fmac_f32 v37, v164, v89 :: v_dual_fmac_f32 v40, v162, v104
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v43, v177, v67 :: v_dual_fmac_f32 v38, v164, v90
	v_dual_fmac_f32 v39, v163, v95 :: v_dual_fmac_f32 v44, v177, v68
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v40, v163, v96 :: v_dual_fmac_f32 v37, v165, v85
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[174:177], v161 offset:2256
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v39, v164, v91 :: v_dual_fmac_f32 v34, v166, v138
	v_dual_fmac_f32 v40, v164, v92 :: v_dual_fmac_f32 v37, v170, v81
	v_fmac_f32_e32 v38, v165, v86
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v39, v165, v87 :: v_dual_fmac_f32 v34, v167, v130
	v_dual_fmac_f32 v33, v166, v137 :: v_dual_fmac_f32 v40, v165, v88
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v37, v171, v73 :: v_dual_fmac_f32 v36, v166, v140
	v_fmac_f32_e32 v35, v166, v139
	v_dual_fmac_f32 v33, v167, v129 :: v_dual_fmac_f32 v34, v168, v134
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v37, v172, v69 :: v_dual_fmac_f32 v38, v170, v82
	v_fmac_f32_e32 v36, v167, v132
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v35, v167, v131
	v_dual_fmac_f32 v33, v168, v133 :: v_dual_fmac_f32 v34, v169, v122
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v38, v171, v74
	v_fmac_f32_e32 v36, v168, v136
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v35, v168, v135
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v33, v169, v121 :: v_dual_fmac_f32 v34, v174, v126
	v_dual_fmac_f32 v37, v173, v65 :: v_dual_fmac_f32 v38, v172, v70
	v_fmac_f32_e32 v36, v169, v124
	v_fmac_f32_e32 v35, v169, v123
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[166:169], v161 offset:2272
	ds_load_b128 v[178:181], v161 offset:2288
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v39, v170, v83 :: v_dual_fmac_f32 v34, v175, v118
	v_dual_fmac_f32 v33, v174, v125 :: v_dual_fmac_f32 v38, v173, v66
	v_fmac_f32_e32 v35, v174, v127
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[162:165], v161 offset:4096
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v34, v176, v110 :: v_dual_fmac_f32 v33, v175, v117
	v_dual_fmac_f32 v39, v171, v75 :: v_dual_fmac_f32 v40, v170, v84
	v_dual_fmac_f32 v35, v175, v119 :: v_dual_fmac_f32 v36, v174, v128
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v34, v177, v106 :: v_dual_fmac_f32 v33, v176, v109
	v_dual_fmac_f32 v39, v172, v71 :: v_dual_fmac_f32 v40, v171, v76
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v35, v176, v111 :: v_dual_fmac_f32 v36, v175, v120
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v34, v166, v102 :: v_dual_fmac_f32 v33, v177, v105
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v39, v173, v67 :: v_dual_fmac_f32 v40, v172, v72
	v_dual_fmac_f32 v35, v177, v107 :: v_dual_fmac_f32 v36, v176, v112
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v34, v167, v94 :: v_dual_fmac_f32 v33, v166, v101
	v_dual_fmac_f32 v40, v173, v68 :: v_dual_fmac_f32 v35, v166, v103
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v36, v177, v108
	v_dual_fmac_f32 v34, v168, v90 :: v_dual_fmac_f32 v33, v167, v93
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[170:173], v161 offset:4112
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v35, v167, v95 :: v_dual_fmac_f32 v36, v166, v104
	v_dual_fmac_f32 v34, v169, v86 :: v_dual_fmac_f32 v33, v168, v89
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v30, v162, v138 :: v_dual_fmac_f32 v35, v168, v91
	v_fmac_f32_e32 v29, v162, v137
	v_dual_fmac_f32 v32, v162, v140 :: v_dual_fmac_f32 v33, v169, v85
	v_fmac_f32_e32 v31, v162, v139
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v35, v169, v87 :: v_dual_fmac_f32 v36, v167, v96
	v_fmac_f32_e32 v30, v163, v130
	v_fmac_f32_e32 v29, v163, v129
	v_fmac_f32_e32 v32, v163, v132
	v_dual_fmac_f32 v31, v163, v131 :: v_dual_fmac_f32 v36, v168, v92
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v30, v164, v134
	v_fmac_f32_e32 v29, v164, v133
	v_fmac_f32_e32 v33, v178, v81
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v31, v164, v135 :: v_dual_fmac_f32 v36, v169, v88
	v_dual_fmac_f32 v32, v164, v136 :: v_dual_fmac_f32 v29, v165, v121
	v_fmac_f32_e32 v30, v165, v122
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v31, v165, v123
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[166:169], v161 offset:4160
	ds_load_b128 v[174:177], v161 offset:4176
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v32, v165, v124
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[162:165], v161 offset:4128
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v30, v170, v126
	v_fmac_f32_e32 v29, v170, v125
	v_fmac_f32_e32 v36, v178, v84
	v_fmac_f32_e32 v32, v170, v128
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v31, v170, v127 :: v_dual_fmac_f32 v30, v171, v118
	v_dual_fmac_f32 v34, v178, v82 :: v_dual_fmac_f32 v29, v171, v117
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v35, v178, v83 :: v_dual_fmac_f32 v32, v171, v120
	v_dual_fmac_f32 v31, v171, v119 :: v_dual_fmac_f32 v30, v172, v110
	v_fmac_f32_e32 v33, v179, v73
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v29, v172, v109 :: v_dual_fmac_f32 v34, v179, v74
	v_dual_fmac_f32 v31, v172, v111 :: v_dual_fmac_f32 v30, v173, v106
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v32, v172, v112 :: v_dual_fmac_f32 v29, v173, v105
	v_fmac_f32_e32 v35, v179, v75
	v_dual_fmac_f32 v31, v173, v107 :: v_dual_fmac_f32 v34, v180, v70
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v32, v173, v108
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[170:173], v161 offset:4144
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v33, v180, v69 :: v_dual_fmac_f32 v30, v162, v102
	v_dual_fmac_f32 v29, v162, v101 :: v_dual_fmac_f32 v36, v179, v76
	v_fmac_f32_e32 v35, v180, v71
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v33, v181, v65 :: v_dual_fmac_f32 v30, v163, v94
	v_dual_fmac_f32 v29, v163, v93 :: v_dual_fmac_f32 v34, v181, v66
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v36, v180, v72 :: v_dual_fmac_f32 v35, v181, v67
	v_dual_fmac_f32 v30, v164, v90 :: v_dual_fmac_f32 v31, v162, v103
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v29, v164, v89 :: v_dual_fmac_f32 v36, v181, v68
	v_fmac_f32_e32 v32, v162, v104
	v_dual_fmac_f32 v30, v165, v86 :: v_dual_fmac_f32 v31, v163, v95
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v26, v166, v138 :: v_dual_fmac_f32 v29, v165, v85
	v_dual_fmac_f32 v32, v163, v96 :: v_dual_fmac_f32 v25, v166, v137
	v_fmac_f32_e32 v27, v166, v139
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v31, v164, v91 :: v_dual_fmac_f32 v26, v167, v130
	v_dual_fmac_f32 v32, v164, v92 :: v_dual_fmac_f32 v25, v167, v129
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v27, v167, v131
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v31, v165, v87 :: v_dual_fmac_f32 v30, v170, v82
	v_fmac_f32_e32 v26, v168, v134
	v_dual_fmac_f32 v32, v165, v88 :: v_dual_fmac_f32 v25, v168, v133
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v27, v168, v135 :: v_dual_fmac_f32 v30, v171, v74
	v_dual_fmac_f32 v26, v169, v122 :: v_dual_fmac_f32 v29, v170, v81
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v25, v169, v121
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[162:165], v161 offset:4192
	ds_load_b128 v[178:181], v161 offset:4208
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v26, v174, v126 :: v_dual_fmac_f32 v27, v169, v123
	v_dual_fmac_f32 v30, v172, v70 :: v_dual_fmac_f32 v29, v171, v73
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[157:160], v161 offset:4224
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v26, v175, v118 :: v_dual_fmac_f32 v25, v174, v125
	v_dual_fmac_f32 v30, v173, v66 :: v_dual_fmac_f32 v29, v172, v69
	v_fmac_f32_e32 v32, v170, v84
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v26, v176, v110 :: v_dual_fmac_f32 v25, v175, v117
	v_fmac_f32_e32 v28, v166, v140
	v_fmac_f32_e32 v27, v174, v127
	v_dual_fmac_f32 v29, v173, v65 :: v_dual_fmac_f32 v32, v171, v76
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v25, v176, v109 :: v_dual_fmac_f32 v28, v167, v132
	v_dual_fmac_f32 v31, v170, v83 :: v_dual_fmac_f32 v26, v177, v106
	v_fmac_f32_e32 v27, v175, v119
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v25, v177, v105 :: v_dual_fmac_f32 v28, v168, v136
	v_dual_fmac_f32 v32, v172, v72 :: v_dual_fmac_f32 v31, v171, v75
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v26, v162, v102 :: v_dual_fmac_f32 v27, v176, v111
	v_fmac_f32_e32 v28, v169, v124
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v32, v173, v68 :: v_dual_fmac_f32 v31, v172, v71
	v_dual_fmac_f32 v26, v163, v94 :: v_dual_fmac_f32 v27, v177, v107
	v_fmac_f32_e32 v25, v162, v101
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v28, v174, v128 :: v_dual_fmac_f32 v31, v173, v67
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[170:173], v161 offset:4240
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v22, v157, v138 :: v_dual_fmac_f32 v27, v162, v103
	v_fmac_f32_e32 v24, v157, v140
	v_dual_fmac_f32 v26, v164, v90 :: v_dual_fmac_f32 v25, v163, v93
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v22, v158, v130 :: v_dual_fmac_f32 v27, v163, v95
	v_fmac_f32_e32 v24, v158, v132
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v26, v165, v86 :: v_dual_fmac_f32 v25, v164, v89
	v_dual_fmac_f32 v22, v159, v134 :: v_dual_fmac_f32 v21, v157, v137
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v27, v164, v91 :: v_dual_fmac_f32 v24, v159, v136
	v_fmac_f32_e32 v25, v165, v85
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v23, v157, v139 :: v_dual_fmac_f32 v22, v160, v122
	v_dual_fmac_f32 v21, v158, v129 :: v_dual_fmac_f32 v28, v175, v120
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v24, v160, v124 :: v_dual_fmac_f32 v23, v158, v131
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v22, v170, v126 :: v_dual_fmac_f32 v21, v159, v133
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v28, v176, v112
	v_dual_fmac_f32 v24, v170, v128 :: v_dual_fmac_f32 v23, v159, v135
	v_fmac_f32_e32 v25, v178, v81
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v21, v160, v121 :: v_dual_fmac_f32 v28, v177, v108
	v_dual_fmac_f32 v24, v171, v120 :: v_dual_fmac_f32 v23, v160, v123
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_fmac_f32 v22, v171, v118 :: v_dual_fmac_f32 v21, v170, v125
	v_dual_fmac_f32 v27, v165, v87 :: v_dual_fmac_f32 v26, v178, v82
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[166:169], v161 offset:4256
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v28, v162, v104
	v_dual_fmac_f32 v23, v170, v127 :: v_dual_fmac_f32 v24, v172, v112
	v_fmac_f32_e32 v21, v171, v117
	v_dual_fmac_f32 v27, v178, v83 :: v_dual_fmac_f32 v22, v172, v110
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v28, v163, v96
	v_fmac_f32_e32 v23, v171, v119
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v21, v172, v109 :: v_dual_fmac_f32 v24, v173, v108
	v_fmac_f32_e32 v22, v173, v106
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v26, v179, v74 :: v_dual_fmac_f32 v23, v172, v111
	v_dual_fmac_f32 v21, v173, v105 :: v_dual_fmac_f32 v28, v164, v92
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v25, v179, v73 :: v_dual_fmac_f32 v26, v180, v70
	v_fmac_f32_e32 v23, v173, v107
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[170:173], v161 offset:4272
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v27, v179, v75 :: v_dual_fmac_f32 v24, v166, v104
	v_fmac_f32_e32 v21, v166, v101
	v_fmac_f32_e32 v22, v166, v102
	v_dual_fmac_f32 v23, v166, v103 :: v_dual_fmac_f32 v28, v165, v88
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v25, v180, v69 :: v_dual_fmac_f32 v24, v167, v96
	v_fmac_f32_e32 v22, v167, v94
	v_fmac_f32_e32 v21, v167, v93
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v23, v167, v95
	v_dual_fmac_f32 v27, v180, v71 :: v_dual_fmac_f32 v28, v178, v84
	v_fmac_f32_e32 v22, v168, v90
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v21, v168, v89
	v_fmac_f32_e32 v24, v168, v92
	v_dual_fmac_f32 v23, v168, v91 :: v_dual_fmac_f32 v28, v179, v76
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v22, v169, v86
	v_fmac_f32_e32 v21, v169, v85
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v24, v169, v88
	v_fmac_f32_e32 v23, v169, v87
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[166:169], v161 offset:4288
	ds_load_b128 v[174:177], v161 offset:4304
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v22, v170, v82
	v_dual_fmac_f32 v26, v181, v66 :: v_dual_fmac_f32 v21, v170, v81
	v_fmac_f32_e32 v23, v170, v83
	v_dual_fmac_f32 v25, v181, v65 :: v_dual_fmac_f32 v24, v170, v84
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v22, v171, v74 :: v_dual_fmac_f32 v27, v181, v67
	v_dual_fmac_f32 v28, v180, v72 :: v_dual_fmac_f32 v23, v171, v75
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_fmac_f32 v21, v171, v73 :: v_dual_fmac_f32 v22, v172, v70
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[162:165], v161 offset:6144
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v28, v181, v68 :: v_dual_fmac_f32 v23, v172, v71
	v_dual_fmac_f32 v24, v171, v76 :: v_dual_fmac_f32 v21, v172, v69
	v_fmac_f32_e32 v22, v173, v66
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v18, v166, v138 :: v_dual_fmac_f32 v23, v173, v67
	v_dual_fmac_f32 v17, v166, v137 :: v_dual_fmac_f32 v24, v172, v72
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v21, v173, v65 :: v_dual_fmac_f32 v18, v167, v130
	v_dual_fmac_f32 v20, v166, v140 :: v_dual_fmac_f32 v17, v167, v129
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v19, v166, v139 :: v_dual_fmac_f32 v24, v173, v68
	v_fmac_f32_e32 v18, v168, v134
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v20, v167, v132 :: v_dual_fmac_f32 v17, v168, v133
	v_fmac_f32_e32 v19, v167, v131
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[170:173], v161 offset:6160
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v18, v169, v122
	v_dual_fmac_f32 v20, v168, v136 :: v_dual_fmac_f32 v17, v169, v121
	v_fmac_f32_e32 v19, v168, v135
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[157:160], v161 offset:6176
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v18, v174, v126
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v20, v169, v124 :: v_dual_fmac_f32 v13, v162, v137
	v_fmac_f32_e32 v19, v169, v123
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[166:169], v161 offset:4320
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v18, v175, v118
	v_fmac_f32_e32 v20, v174, v128
	v_fmac_f32_e32 v17, v174, v125
	v_fmac_f32_e32 v19, v174, v127
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v13, v163, v129 :: v_dual_fmac_f32 v18, v176, v110
	v_fmac_f32_e32 v20, v175, v120
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v17, v175, v117
	v_fmac_f32_e32 v19, v175, v119
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v13, v164, v133 :: v_dual_fmac_f32 v18, v177, v106
	v_fmac_f32_e32 v20, v176, v112
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v17, v176, v109
	v_dual_fmac_f32 v19, v176, v111 :: v_dual_fmac_f32 v14, v162, v138
	v_fmac_f32_e32 v16, v162, v140
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v20, v177, v108
	v_fmac_f32_e32 v17, v177, v105
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v19, v177, v107
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[174:177], v161 offset:4336
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v18, v166, v102 :: v_dual_fmac_f32 v13, v165, v121
	v_fmac_f32_e32 v20, v166, v104
	v_fmac_f32_e32 v14, v163, v130
	v_fmac_f32_e32 v16, v163, v132
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v18, v167, v94 :: v_dual_fmac_f32 v13, v170, v125
	v_dual_fmac_f32 v20, v167, v96 :: v_dual_fmac_f32 v17, v166, v101
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v14, v164, v134
	v_dual_fmac_f32 v18, v168, v90 :: v_dual_fmac_f32 v19, v166, v103
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v20, v168, v92 :: v_dual_fmac_f32 v13, v171, v117
	v_fmac_f32_e32 v16, v164, v136
	v_dual_fmac_f32 v18, v169, v86 :: v_dual_fmac_f32 v17, v167, v93
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v20, v169, v88 :: v_dual_fmac_f32 v19, v167, v95
	v_fmac_f32_e32 v14, v165, v122
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v18, v174, v82 :: v_dual_fmac_f32 v13, v172, v109
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v20, v174, v84 :: v_dual_fmac_f32 v17, v168, v89
	v_fmac_f32_e32 v16, v165, v124
	v_dual_fmac_f32 v18, v175, v74 :: v_dual_fmac_f32 v13, v173, v105
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v20, v175, v76 :: v_dual_fmac_f32 v17, v169, v85
	v_fmac_f32_e32 v14, v170, v126
	v_fmac_f32_e32 v18, v176, v70
	v_fmac_f32_e32 v19, v168, v91
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v20, v176, v72 :: v_dual_fmac_f32 v17, v174, v81
	v_dual_fmac_f32 v15, v162, v139 :: v_dual_fmac_f32 v14, v171, v118
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v18, v177, v66
	v_fmac_f32_e32 v19, v169, v87
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[166:169], v161 offset:6192
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v13, v157, v101
	v_dual_fmac_f32 v20, v177, v68 :: v_dual_fmac_f32 v17, v175, v73
	v_fmac_f32_e32 v19, v174, v83
	v_fmac_f32_e32 v16, v170, v128
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v13, v158, v93 :: v_dual_fmac_f32 v14, v172, v110
	v_fmac_f32_e32 v17, v176, v69
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v19, v175, v75
	v_fmac_f32_e32 v16, v171, v120
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v13, v159, v89 :: v_dual_fmac_f32 v14, v173, v106
	v_fmac_f32_e32 v17, v177, v65
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v19, v176, v71
	v_fmac_f32_e32 v16, v172, v112
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v13, v160, v85 :: v_dual_fmac_f32 v14, v157, v102
	v_dual_fmac_f32 v2, v150, v130 :: v_dual_fmac_f32 v19, v177, v67
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[174:177], v161 offset:6224
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v10, v153, v138 :: v_dual_fmac_f32 v13, v166, v81
	v_fmac_f32_e32 v9, v153, v137
	v_fmac_f32_e32 v16, v173, v108
	v_fmac_f32_e32 v14, v158, v94
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v10, v154, v130
	v_fmac_f32_e32 v4, v150, v132
	v_dual_fmac_f32 v9, v154, v129 :: v_dual_fmac_f32 v16, v157, v104
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v14, v159, v90
	v_fmac_f32_e32 v10, v155, v134
	v_fmac_f32_e32 v2, v151, v134
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v9, v155, v133 :: v_dual_fmac_f32 v16, v158, v96
	v_fmac_f32_e32 v14, v160, v86
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v10, v156, v122 :: v_dual_fmac_f32 v15, v163, v131
	v_dual_fmac_f32 v9, v156, v121 :: v_dual_fmac_f32 v16, v159, v92
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v14, v166, v82
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v10, v174, v126 :: v_dual_fmac_f32 v15, v164, v135
	v_fmac_f32_e32 v4, v151, v136
	v_fmac_f32_e32 v16, v160, v88
	v_fmac_f32_e32 v14, v167, v74
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v10, v175, v118 :: v_dual_fmac_f32 v15, v165, v123
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[162:165], v161 offset:6240
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v13, v167, v73 :: v_dual_fmac_f32 v16, v166, v84
	v_dual_fmac_f32 v10, v176, v110 :: v_dual_fmac_f32 v15, v170, v127
	v_dual_fmac_f32 v9, v174, v125 :: v_dual_fmac_f32 v14, v168, v70
	v_fmac_f32_e32 v16, v167, v76
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v10, v177, v106 :: v_dual_fmac_f32 v15, v171, v119
	v_dual_fmac_f32 v9, v175, v117 :: v_dual_fmac_f32 v14, v169, v66
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v16, v168, v72
	v_fmac_f32_e32 v2, v152, v122
	v_fmac_f32_e32 v15, v172, v111
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v9, v176, v109
	v_fmac_f32_e32 v4, v152, v124
	v_fmac_f32_e32 v16, v169, v68
	v_fmac_f32_e32 v2, v113, v126
	v_fmac_f32_e32 v15, v173, v107
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[170:173], v161 offset:6256
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v9, v177, v105 :: v_dual_fmac_f32 v10, v162, v102
	v_fmac_f32_e32 v13, v168, v69
	v_fmac_f32_e32 v15, v157, v103
	v_dual_fmac_f32 v1, v149, v137 :: v_dual_fmac_f32 v2, v114, v118
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v10, v163, v94 :: v_dual_fmac_f32 v9, v162, v101
	v_dual_fmac_f32 v15, v158, v95 :: v_dual_fmac_f32 v4, v113, v128
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v3, v149, v139 :: v_dual_fmac_f32 v10, v164, v90
	v_fmac_f32_e32 v9, v163, v93
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v159, v91 :: v_dual_fmac_f32 v4, v114, v120
	v_dual_fmac_f32 v3, v150, v131 :: v_dual_fmac_f32 v2, v115, v110
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v9, v164, v89 :: v_dual_fmac_f32 v10, v165, v86
	v_fmac_f32_e32 v15, v160, v87
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[157:160], v161 offset:6288
	ds_load_b128 v[178:181], v161 offset:6272
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v13, v169, v65
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v9, v165, v85 :: v_dual_fmac_f32 v10, v170, v82
	v_dual_fmac_f32 v15, v166, v83 :: v_dual_fmac_f32 v12, v153, v140
	v_dual_fmac_f32 v3, v151, v135 :: v_dual_fmac_f32 v2, v116, v106
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v9, v170, v81 :: v_dual_fmac_f32 v10, v171, v74
	v_fmac_f32_e32 v15, v167, v75
	v_fmac_f32_e32 v4, v115, v112
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v2, v97, v102 :: v_dual_fmac_f32 v9, v171, v73
	v_fmac_f32_e32 v15, v168, v71
	v_fmac_f32_e32 v10, v172, v70
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v4, v116, v108
	v_dual_fmac_f32 v9, v172, v69 :: v_dual_fmac_f32 v2, v98, v94
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v6, v178, v138
	v_fmac_f32_e32 v7, v178, v139
	v_dual_fmac_f32 v11, v153, v139 :: v_dual_fmac_f32 v12, v154, v132
	v_fmac_f32_e32 v9, v173, v65
	v_fmac_f32_e32 v15, v169, v67
	v_dual_fmac_f32 v10, v173, v66 :: v_dual_fmac_f32 v5, v178, v137
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v11, v154, v131 :: v_dual_fmac_f32 v6, v179, v130
	v_fmac_f32_e32 v8, v178, v140
	v_dual_fmac_f32 v4, v97, v104 :: v_dual_fmac_f32 v5, v179, v129
	v_fmac_f32_e32 v2, v99, v90
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v6, v180, v134
	v_fmac_f32_e32 v12, v155, v136
	v_fmac_f32_e32 v11, v155, v135
	v_fmac_f32_e32 v5, v180, v133
	v_dual_fmac_f32 v7, v179, v131 :: v_dual_fmac_f32 v6, v181, v122
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v12, v156, v124
	v_dual_fmac_f32 v11, v156, v123 :: v_dual_fmac_f32 v8, v179, v132
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v7, v180, v135 :: v_dual_fmac_f32 v6, v157, v126
	v_dual_fmac_f32 v12, v174, v128 :: v_dual_fmac_f32 v5, v181, v121
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v8, v180, v136 :: v_dual_fmac_f32 v7, v181, v123
	v_fmac_f32_e32 v6, v158, v118
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v12, v175, v120 :: v_dual_fmac_f32 v11, v174, v127
	v_fmac_f32_e32 v5, v157, v125
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v8, v181, v124
	v_fmac_f32_e32 v6, v159, v110
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v12, v176, v112 :: v_dual_fmac_f32 v7, v157, v127
	v_dual_fmac_f32 v11, v175, v119 :: v_dual_fmac_f32 v8, v157, v128
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v6, v160, v106
	v_dual_fmac_f32 v12, v177, v108 :: v_dual_fmac_f32 v5, v158, v117
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v11, v176, v111 :: v_dual_fmac_f32 v8, v158, v120
	v_fmac_f32_e32 v6, v145, v102
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v12, v162, v104
	v_fmac_f32_e32 v7, v158, v119
	v_fmac_f32_e32 v5, v159, v109
	v_dual_fmac_f32 v1, v150, v129 :: v_dual_fmac_f32 v8, v159, v112
	v_fmac_f32_e32 v12, v163, v96
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v6, v146, v94 :: v_dual_fmac_f32 v7, v159, v111
	v_fmac_f32_e32 v11, v177, v107
	v_dual_fmac_f32 v1, v151, v133 :: v_dual_fmac_f32 v8, v160, v108
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v12, v164, v92
	v_dual_fmac_f32 v6, v147, v90 :: v_dual_fmac_f32 v5, v160, v105
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v11, v162, v103
	v_dual_fmac_f32 v1, v152, v121 :: v_dual_fmac_f32 v12, v165, v88
	v_fmac_f32_e32 v7, v160, v107
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v6, v148, v86 :: v_dual_fmac_f32 v11, v163, v95
	v_dual_fmac_f32 v3, v152, v123 :: v_dual_fmac_f32 v8, v145, v104
	v_dual_fmac_f32 v12, v170, v84 :: v_dual_fmac_f32 v5, v145, v101
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v6, v141, v82
	v_fmac_f32_e32 v7, v145, v103
	v_dual_fmac_f32 v1, v113, v125 :: v_dual_fmac_f32 v12, v171, v76
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v5, v146, v93
	v_fmac_f32_e32 v6, v142, v74
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v7, v146, v95
	v_dual_fmac_f32 v3, v113, v127 :: v_dual_fmac_f32 v8, v146, v96
	v_fmac_f32_e32 v12, v172, v72
	v_fmac_f32_e32 v6, v143, v70
	v_fmac_f32_e32 v5, v147, v89
	v_fmac_f32_e32 v7, v147, v91
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v11, v164, v91 :: v_dual_fmac_f32 v12, v173, v68
	v_fmac_f32_e32 v6, v144, v66
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v5, v148, v85
	v_fmac_f32_e32 v7, v148, v87
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v11, v165, v87
	v_fmac_f32_e32 v1, v114, v117
	v_fmac_f32_e32 v3, v114, v119
	v_fmac_f32_e32 v5, v141, v81
	v_fmac_f32_e32 v7, v141, v83
	v_fmac_f32_e32 v11, v170, v83
	v_fmac_f32_e32 v1, v115, v109
	v_dual_fmac_f32 v3, v115, v111 :: v_dual_fmac_f32 v4, v98, v96
	v_fmac_f32_e32 v5, v142, v73
	v_fmac_f32_e32 v7, v142, v75
	v_fmac_f32_e32 v11, v171, v75
	v_dual_fmac_f32 v1, v116, v105 :: v_dual_fmac_f32 v8, v147, v92
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v5, v143, v69
	v_fmac_f32_e32 v7, v143, v71
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v11, v172, v71
	v_fmac_f32_e32 v3, v116, v107
	v_dual_fmac_f32 v1, v97, v101 :: v_dual_fmac_f32 v4, v99, v92
	v_fmac_f32_e32 v5, v144, v65
	v_fmac_f32_e32 v7, v144, v67
	v_fmac_f32_e32 v11, v173, v67
	v_dual_fmac_f32 v3, v97, v103 :: v_dual_fmac_f32 v8, v148, v88
	v_dual_fmac_f32 v1, v98, v93 :: v_dual_fmac_f32 v2, v100, v86
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v4, v100, v88 :: v_dual_fmac_f32 v3, v98, v95
	v_dual_fmac_f32 v8, v141, v84 :: v_dual_fmac_f32 v1, v99, v89
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v2, v77, v82
	v_dual_fmac_f32 v4, v77, v84 :: v_dual_fmac_f32 v3, v99, v91
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v8, v142, v76 :: v_dual_fmac_f32 v1, v100, v85
	v_fmac_f32_e32 v2, v78, v74
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v4, v78, v76 :: v_dual_fmac_f32 v3, v100, v87
	v_dual_fmac_f32 v8, v143, v72 :: v_dual_fmac_f32 v1, v77, v81
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v2, v79, v70 :: v_dual_fmac_f32 v3, v77, v83
	v_dual_fmac_f32 v8, v144, v68 :: v_dual_fmac_f32 v1, v78, v73
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v2, v80, v66 :: v_dual_fmac_f32 v3, v78, v75
	v_fmac_f32_e32 v1, v79, v69
	v_fmac_f32_e32 v4, v79, v72
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v3, v79, v71
	v_fmac_f32_e32 v1, v80, v65
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v4, v80, v68
	v_fmac_f32_e32 v3, v80, v67
.LBB0_6:                                ; %._crit_edge._crit_edge
	.loc	1 15 40                         ; matrices.py:15:40
	s_or_b32 s6, s20, s23
	.loc	1 27 13                         ; matrices.py:27:13
	s_mul_i32 s25, s0, s23
	.loc	1 15 11                         ; matrices.py:15:11
	s_or_b32 s7, s6, 0x78
	s_or_b32 s16, s6, 0x70
	s_or_b32 s15, s6, 0x68
	s_or_b32 s8, s6, 0x60
	s_or_b32 s9, s6, 0x58
	s_or_b32 s12, s6, 0x50
	s_or_b32 s11, s6, 0x48
	s_or_b32 s10, s6, 64
	s_or_b32 s14, s6, 56
	s_or_b32 s28, s6, 48
	s_or_b32 s19, s6, 40
	s_or_b32 s18, s6, 32
	s_or_b32 s24, s6, 24
	s_or_b32 s27, s6, 16
	s_or_b32 s26, s6, 8
	.loc	1 27 13                         ; matrices.py:27:13
	s_lshl_b32 s23, s0, 3
	s_lshl_b32 s17, s0, 4
	s_lshl_b32 s13, s0, 5
	s_lshl_b32 s1, s0, 6
	s_add_i32 s29, s25, s22
	.loc	1 28 57                         ; matrices.py:28:57
	s_cmp_lt_i32 s6, s2
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	v_lshlrev_b32_e32 v65, 9, v0
	.loc	1 28 57                         ; matrices.py:28:57
	s_cselect_b32 s25, -1, 0
	s_cmp_lt_i32 s26, s2
	.loc	1 28 5                          ; matrices.py:28:5
	v_lshlrev_b32_e32 v0, 4, v0
	.loc	1 28 57                         ; matrices.py:28:57
	s_cselect_b32 s26, -1, 0
	s_cmp_lt_i32 s27, s2
	.loc	1 28 5                          ; matrices.py:28:5
	v_and_b32_e32 v65, 0x3000, v65
	.loc	1 28 57                         ; matrices.py:28:57
	s_cselect_b32 s27, -1, 0
	s_cmp_lt_i32 s24, s2
	.loc	1 28 5                          ; matrices.py:28:5
	v_and_b32_e32 v66, 0xe70, v201
	.loc	1 28 57                         ; matrices.py:28:57
	s_cselect_b32 s24, -1, 0
	s_cmp_lt_i32 s18, s2
	.loc	1 28 5                          ; matrices.py:28:5
	v_and_b32_e32 v0, 0x70, v0
	.loc	1 28 57                         ; matrices.py:28:57
	s_cselect_b32 s18, -1, 0
	s_cmp_lt_i32 s19, s2
	.loc	1 28 5                          ; matrices.py:28:5
	v_add3_u32 v66, 0, v65, v66
	.loc	1 28 57                         ; matrices.py:28:57
	s_cselect_b32 s19, -1, 0
	s_cmp_lt_i32 s28, s2
	s_cselect_b32 s22, -1, 0
	s_cmp_lt_i32 s14, s2
	.loc	1 28 5                          ; matrices.py:28:5
	s_barrier
	.loc	1 28 57                         ; matrices.py:28:57
	s_cselect_b32 s14, -1, 0
	s_cmp_lt_i32 s10, s2
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_gl0_inv
	.loc	1 28 57                         ; matrices.py:28:57
	s_cselect_b32 s10, -1, 0
	s_cmp_lt_i32 s11, s2
	.loc	1 28 5                          ; matrices.py:28:5
	ds_store_b128 v66, v[45:48]
	ds_store_b128 v66, v[57:60] offset:128
	.loc	1 28 57                         ; matrices.py:28:57
	s_cselect_b32 s11, -1, 0
	s_cmp_lt_i32 s12, s2
	.loc	1 28 5                          ; matrices.py:28:5
	ds_store_b128 v66, v[53:56] offset:256
	ds_store_b128 v66, v[61:64] offset:384
	.loc	1 28 57                         ; matrices.py:28:57
	s_cselect_b32 s12, -1, 0
	s_cmp_lt_i32 s9, s2
	.loc	1 28 5                          ; matrices.py:28:5
	s_waitcnt lgkmcnt(0)
	.loc	1 28 57                         ; matrices.py:28:57
	s_cselect_b32 s9, -1, 0
	s_cmp_lt_i32 s8, s2
	.loc	1 28 5                          ; matrices.py:28:5
	s_barrier
	.loc	1 28 57                         ; matrices.py:28:57
	s_cselect_b32 s8, -1, 0
	s_cmp_lt_i32 s15, s2
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_gl0_inv
	.loc	1 28 57                         ; matrices.py:28:57
	s_cselect_b32 s15, -1, 0
	s_cmp_lt_i32 s16, s2
	.loc	1 27 13 is_stmt 1               ; matrices.py:27:13
	s_mul_i32 s20, s20, s0
	.loc	1 28 57                         ; matrices.py:28:57
	s_cselect_b32 s16, -1, 0
	s_cmp_lt_i32 s7, s2
	.loc	1 27 13                         ; matrices.py:27:13
	v_add3_u32 v67, s20, s29, v199
	.loc	1 28 57                         ; matrices.py:28:57
	s_cselect_b32 s2, -1, 0
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	s_lshl2_add_u32 s6, s21, 0
	.loc	1 28 78                         ; matrices.py:28:78
	v_cmp_gt_i32_e32 vcc_lo, s3, v200
	.loc	1 28 5                          ; matrices.py:28:5
	v_add3_u32 v65, s6, v0, v65
	ds_load_b128 v[45:48], v65
	ds_load_b128 v[53:56], v65 offset:1024
	ds_load_b128 v[57:60], v65 offset:2048
	ds_load_b128 v[61:64], v65 offset:3072
	.loc	1 27 13 is_stmt 1               ; matrices.py:27:13
	s_mul_i32 s21, s0, 24
	s_mul_i32 s28, s0, 40
	s_mul_i32 s30, s0, 48
	s_mul_i32 s31, s0, 56
	s_mul_i32 s33, s0, 0x48
	s_mul_i32 s34, s0, 0x50
	s_mul_i32 s35, s0, 0x58
	s_mul_i32 s36, s0, 0x60
	s_mul_i32 s37, s0, 0x68
	s_mul_i32 s38, s0, 0x70
	s_mul_i32 s39, s0, 0x78
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s25
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v66, v[49:52]
	ds_store_b128 v66, v[41:44] offset:128
	ds_store_b128 v66, v[37:40] offset:256
	ds_store_b128 v66, v[33:36] offset:384
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[33:36], v65
	ds_load_b128 v[37:40], v65 offset:1024
	ds_load_b128 v[41:44], v65 offset:2048
	ds_load_b128 v[49:52], v65 offset:3072
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v66, v[29:32]
	ds_store_b128 v66, v[25:28] offset:128
	ds_store_b128 v66, v[21:24] offset:256
	ds_store_b128 v66, v[17:20] offset:384
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[17:20], v65
	ds_load_b128 v[21:24], v65 offset:1024
	ds_load_b128 v[25:28], v65 offset:2048
	ds_load_b128 v[29:32], v65 offset:3072
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v66, v[13:16]
	ds_store_b128 v66, v[9:12] offset:128
	ds_store_b128 v66, v[5:8] offset:256
	ds_store_b128 v66, v[1:4] offset:384
	v_lshlrev_b32_e32 v8, 2, v67
	v_add_lshl_u32 v9, v67, s23, 2
	v_add_lshl_u32 v10, v67, s17, 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cndmask_b32_e64 v16, 0x80000000, v8, s0
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s26
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_gl0_inv
	v_cndmask_b32_e64 v66, 0x80000000, v9, s0
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s27
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b128 v[45:48], v16, s[4:7], 0 offen
	v_add_lshl_u32 v16, v67, s21, 2
	v_add_lshl_u32 v45, v67, s13, 2
	v_cndmask_b32_e64 v68, 0x80000000, v10, s0
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s24
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v46, v67, s28, 2
	v_cndmask_b32_e64 v16, 0x80000000, v16, s0
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s18
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v47, v67, s30, 2
	v_cndmask_b32_e64 v45, 0x80000000, v45, s0
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s19
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x3
	buffer_store_b128 v[53:56], v66, s[4:7], 0 offen
	buffer_store_b128 v[57:60], v68, s[4:7], 0 offen
	buffer_store_b128 v[61:64], v16, s[4:7], 0 offen
	buffer_store_b128 v[33:36], v45, s[4:7], 0 offen
	v_add_lshl_u32 v16, v67, s31, 2
	v_cndmask_b32_e64 v46, 0x80000000, v46, s0
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s22
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v33, v67, s1, 2
	v_cndmask_b32_e64 v47, 0x80000000, v47, s0
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s14
	.loc	1 28 5                          ; matrices.py:28:5
	ds_load_b128 v[0:3], v65
	ds_load_b128 v[4:7], v65 offset:1024
	ds_load_b128 v[8:11], v65 offset:2048
	ds_load_b128 v[12:15], v65 offset:3072
	v_cndmask_b32_e64 v16, 0x80000000, v16, s0
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s10
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v34, v67, s33, 2
	v_cndmask_b32_e64 v33, 0x80000000, v33, s0
	v_add_lshl_u32 v35, v67, s34, 2
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s11
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x3
	buffer_store_b128 v[37:40], v46, s[4:7], 0 offen
	buffer_store_b128 v[41:44], v47, s[4:7], 0 offen
	buffer_store_b128 v[49:52], v16, s[4:7], 0 offen
	buffer_store_b128 v[17:20], v33, s[4:7], 0 offen
	v_add_lshl_u32 v16, v67, s35, 2
	v_cndmask_b32_e64 v34, 0x80000000, v34, s0
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s12
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v17, v67, s36, 2
	v_cndmask_b32_e64 v35, 0x80000000, v35, s0
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s9
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v18, v67, s37, 2
	v_cndmask_b32_e64 v16, 0x80000000, v16, s0
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s8
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v19, v67, s38, 2
	v_cndmask_b32_e64 v17, 0x80000000, v17, s0
	v_add_lshl_u32 v20, v67, s39, 2
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s15
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x1
	buffer_store_b128 v[21:24], v34, s[4:7], 0 offen
	buffer_store_b128 v[25:28], v35, s[4:7], 0 offen
	v_cndmask_b32_e64 v18, 0x80000000, v18, s0
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s16
	s_and_b32 vcc_lo, vcc_lo, s2
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v19, 0x80000000, v19, s0
	v_cndmask_b32_e32 v20, 0x80000000, v20, vcc_lo
	buffer_store_b128 v[29:32], v16, s[4:7], 0 offen
	s_waitcnt lgkmcnt(3)
	buffer_store_b128 v[0:3], v17, s[4:7], 0 offen
	s_waitcnt lgkmcnt(2)
	buffer_store_b128 v[4:7], v18, s[4:7], 0 offen
	s_waitcnt lgkmcnt(1)
	buffer_store_b128 v[8:11], v19, s[4:7], 0 offen
	s_waitcnt lgkmcnt(0)
	buffer_store_b128 v[12:15], v20, s[4:7], 0 offen
	.loc	1 10 1 is_stmt 1                ; matrices.py:10:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp1:
.Lfunc_end0:
	.size	product, .Lfunc_end0-product
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel product
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 212
		.amdhsa_next_free_sgpr 40
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-product)<<4)&1008)>>4
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set .Lproduct.num_vgpr, 212
	.set .Lproduct.num_agpr, 0
	.set .Lproduct.numbered_sgpr, 40
	.set .Lproduct.num_named_barrier, 0
	.set .Lproduct.private_seg_size, 0
	.set .Lproduct.uses_vcc, 1
	.set .Lproduct.uses_flat_scratch, 0
	.set .Lproduct.has_dyn_sized_stack, 0
	.set .Lproduct.has_recursion, 0
	.set .Lproduct.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 13276
; TotalNumSgprs: 42
; NumVgprs: 212
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 26
; NumSGPRsForWavesPerEU: 42
; NumVGPRsForWavesPerEU: 212
; Occupancy: 7
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
	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	0                               ; DW_CHILDREN_no
	.byte	37                              ; DW_AT_producer
	.byte	14                              ; DW_FORM_strp
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	14                              ; DW_FORM_strp
	.ascii	"\341\177"                      ; DW_AT_APPLE_optimized
	.byte	25                              ; DW_FORM_flag_present
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x1f DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	2                               ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string0                  ; DW_AT_comp_dir
                                        ; DW_AT_APPLE_optimized
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
.Ldebug_info_end0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"matrices.py"                   ; string offset=7 ; matrices.py
	.section	".note.GNU-stack","",@progbits
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
      - .offset:         36
        .size:           4
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .max_flat_workgroup_size: 256
    .name:           product
    .private_segment_fixed_size: 0
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     212
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu11.00-amd-amdhsa-unknown-gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
