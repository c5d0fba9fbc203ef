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
	s_load_b64 s[2:3], s[0:1], 0x20
	s_load_b32 s19, s[0:1], 0x28
.Ltmp0:
	.loc	1 28 5 prologue_end             ; matrices.py:28:5
	v_readfirstlane_b32 s4, v0
	.loc	1 18 44                         ; matrices.py:18:44
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	1 15 11                         ; matrices.py:15:11
	s_lshl_b32 s13, s14, 7
	.loc	1 16 14                         ; matrices.py:16:14
	s_lshl_b32 s12, s15, 6
	s_clause 0x1
	s_load_b128 s[8:11], s[0:1], 0x0
	s_load_b64 s[16:17], s[0:1], 0x10
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_b32 s18, s4, 0x60
	.loc	1 18 44                         ; matrices.py:18:44
	v_and_b32_e32 v230, 12, v1
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_or_b32 v25, v0, 31, s18
	.loc	1 22 13                         ; matrices.py:22:13
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 15 40                         ; matrices.py:15:40
	v_lshrrev_b32_e32 v2, 2, v25
	v_lshrrev_b32_e32 v226, 4, v25
	v_or_b32_e32 v3, 32, v2
	.loc	1 18 12                         ; matrices.py:18:12
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s4, s3, s13
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v4, 64, v2
	.loc	1 18 12                         ; matrices.py:18:12
	v_or_b32_e32 v1, s4, v230
	.loc	1 22 32                         ; matrices.py:22:32
	v_cmp_gt_i32_e32 vcc_lo, s2, v230
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v5, 0x60, v2
	v_or_b32_e32 v227, 8, v226
	.loc	1 22 13                         ; matrices.py:22:13
	s_and_b32 s5, s9, 0xffff
	.loc	1 18 12                         ; matrices.py:18:12
	v_mad_u64_u32 v[218:219], null, v2, s3, v[1:2]
	v_mad_u64_u32 v[219:220], null, v3, s3, v[1:2]
	v_mad_u64_u32 v[220:221], null, v4, s3, v[1:2]
	v_mad_u64_u32 v[221:222], null, v5, s3, v[1:2]
	.loc	1 22 13                         ; matrices.py:22:13
	s_mov_b32 s4, s8
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_b32 s9, s11, 0xffff
	s_mov_b32 s8, s10
	s_mov_b32 s10, s6
	.loc	1 22 13                         ; matrices.py:22:13
	v_lshlrev_b32_e32 v1, 2, v218
	v_lshlrev_b32_e32 v2, 2, v219
	v_lshlrev_b32_e32 v3, 2, v220
	.loc	1 16 43                         ; matrices.py:16:43
	v_and_b32_e32 v229, 15, v0
	.loc	1 23 13                         ; matrices.py:23:13
	s_mov_b32 s11, s7
	.loc	1 22 13                         ; matrices.py:22:13
	v_cndmask_b32_e32 v1, 0x80000000, v1, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v5, 0x80000000, v2 :: v_dual_cndmask_b32 v10, 0x80000000, v3
	.loc	1 16 43                         ; matrices.py:16:43
	v_lshlrev_b32_e32 v225, 2, v229
	.loc	1 21 5                          ; matrices.py:21:5
	s_add_i32 s14, s2, -16
	s_mov_b32 s3, 0
	s_cmp_lt_i32 s14, 1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 19 13                         ; matrices.py:19:13
	v_or_b32_e32 v217, s12, v225
	v_mad_u64_u32 v[222:223], null, v226, s19, v[217:218]
	v_mad_u64_u32 v[223:224], null, v227, s19, v[217:218]
	.loc	1 22 13                         ; matrices.py:22:13
	v_lshlrev_b32_e32 v224, 4, v25
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v25, 0x70, v25
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	.loc	1 22 13                         ; matrices.py:22:13
	v_add_nc_u32_e32 v231, 0, v224
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshlrev_b32_e32 v9, 2, v222
	v_lshlrev_b32_e32 v11, 2, v223
	.loc	1 22 13                         ; matrices.py:22:13
	v_lshlrev_b32_e32 v4, 2, v221
	v_lshl_add_u32 v228, v25, 4, 0
	v_cndmask_b32_e32 v13, 0x80000000, v4, vcc_lo
	.loc	1 23 33                         ; matrices.py:23:33
	v_cmp_gt_i32_e32 vcc_lo, s2, v226
	.loc	1 22 13                         ; matrices.py:22:13
	s_clause 0x1
	buffer_load_b128 v[1:4], v1, s[4:7], 0 offen
	buffer_load_b128 v[5:8], v5, s[4:7], 0 offen
	.loc	1 23 13                         ; matrices.py:23:13
	v_cndmask_b32_e32 v17, 0x80000000, v9, vcc_lo
	v_cndmask_b32_e32 v21, 0x80000000, v11, vcc_lo
	.loc	1 22 13                         ; matrices.py:22:13
	s_clause 0x1
	buffer_load_b128 v[9:12], v10, s[4:7], 0 offen
	buffer_load_b128 v[13:16], v13, s[4:7], 0 offen
	.loc	1 23 13                         ; matrices.py:23:13
	s_clause 0x1
	buffer_load_b128 v[17:20], v17, s[8:11], 0 offen
	buffer_load_b128 v[21:24], v21, s[8:11], 0 offen
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(5)
	ds_store_b128 v231, v[1:4]
	s_waitcnt vmcnt(4)
	ds_store_b128 v231, v[5:8] offset:2048
	s_waitcnt vmcnt(3)
	ds_store_b128 v231, v[9:12] offset:4096
	s_waitcnt vmcnt(2)
	ds_store_b128 v231, v[13:16] offset:6144
	.loc	1 23 13                         ; matrices.py:23:13
	s_waitcnt vmcnt(1)
	ds_store_b128 v231, v[17:20] offset:8192
	s_waitcnt vmcnt(0)
	ds_store_b128 v231, v[21:24] offset:10240
	.loc	1 21 5                          ; matrices.py:21:5
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	v_dual_mov_b32 v50, 0 :: v_dual_lshlrev_b32 v1, 4, v229
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v52, 0
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_mov_b32 v51, 0 :: v_dual_add_nc_u32 v232, 0, v1
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v58, 0
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v60, 0
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v62, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v64, 0
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v54, 0
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v56, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
	.loc	1 26 18 is_stmt 1               ; matrices.py:26:18
	s_lshl_b32 s15, s19, 4
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 25 9                          ; matrices.py:25:9
	v_add_nc_u32_e32 v221, 16, v221
	.loc	1 21 5                          ; matrices.py:21:5
	s_add_i32 s3, s3, 16
	.loc	1 25 9                          ; matrices.py:25:9
	v_add_nc_u32_e32 v219, 16, v219
	.loc	1 22 48                         ; matrices.py:22:48
	s_sub_i32 s19, s2, s3
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_lt_i32 s3, s14
	.loc	1 22 32                         ; matrices.py:22:32
	v_cmp_gt_i32_e32 vcc_lo, s19, v230
	.loc	1 22 13 is_stmt 0               ; matrices.py:22:13
	v_lshlrev_b32_e32 v68, 2, v221
	.loc	1 25 9 is_stmt 1                ; matrices.py:25:9
	v_add_nc_u32_e32 v218, 16, v218
	.loc	1 22 13                         ; matrices.py:22:13
	v_lshlrev_b32_e32 v66, 2, v219
	.loc	1 26 9                          ; matrices.py:26:9
	v_add_nc_u32_e32 v222, s15, v222
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 22 13                         ; matrices.py:22:13
	v_cndmask_b32_e32 v77, 0x80000000, v68, vcc_lo
	v_dual_cndmask_b32 v69, 0x80000000, v66 :: v_dual_add_nc_u32 v220, 16, v220
	v_lshlrev_b32_e32 v65, 2, v218
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b32_e32 v67, 2, v220
	v_cndmask_b32_e32 v65, 0x80000000, v65, vcc_lo
	s_delay_alu instid0(VALU_DEP_2)
	v_cndmask_b32_e32 v73, 0x80000000, v67, vcc_lo
	s_clause 0x3
	buffer_load_b128 v[65:68], v65, s[4:7], 0 offen
	buffer_load_b128 v[69:72], v69, s[4:7], 0 offen
	buffer_load_b128 v[73:76], v73, s[4:7], 0 offen
	buffer_load_b128 v[77:80], v77, s[4:7], 0 offen
	.loc	1 23 33                         ; matrices.py:23:33
	v_cmp_gt_i32_e32 vcc_lo, s19, v226
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[89:92], v228
	ds_load_b128 v[81:84], v228 offset:16
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[113:116], v232 offset:8192
	ds_load_b128 v[101:104], v232 offset:8448
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[97:100], v228 offset:64
	ds_load_b128 v[85:88], v228 offset:80
	ds_load_b128 v[109:112], v228 offset:128
	ds_load_b128 v[93:96], v228 offset:144
	ds_load_b128 v[121:124], v228 offset:192
	ds_load_b128 v[105:108], v228 offset:208
	ds_load_b128 v[129:132], v228 offset:2048
	ds_load_b128 v[117:120], v228 offset:2064
	ds_load_b128 v[137:140], v228 offset:2112
	ds_load_b128 v[125:128], v228 offset:2128
	ds_load_b128 v[145:148], v228 offset:2176
	ds_load_b128 v[133:136], v228 offset:2192
	ds_load_b128 v[157:160], v228 offset:2240
	ds_load_b128 v[141:144], v228 offset:2256
	ds_load_b128 v[165:168], v228 offset:4096
	ds_load_b128 v[149:152], v228 offset:4112
	ds_load_b128 v[173:176], v228 offset:4160
	ds_load_b128 v[153:156], v228 offset:4176
	ds_load_b128 v[181:184], v228 offset:4224
	ds_load_b128 v[161:164], v228 offset:4240
	ds_load_b128 v[189:192], v228 offset:4288
	ds_load_b128 v[169:172], v228 offset:4304
	ds_load_b128 v[201:204], v228 offset:6144
	ds_load_b128 v[177:180], v228 offset:6160
	ds_load_b128 v[205:208], v228 offset:6208
	ds_load_b128 v[185:188], v228 offset:6224
	ds_load_b128 v[209:212], v228 offset:6272
	ds_load_b128 v[193:196], v228 offset:6288
	ds_load_b128 v[213:216], v228 offset:6336
	ds_load_b128 v[197:200], v228 offset:6352
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(31)
	v_fmac_f32_e32 v50, v89, v114
	v_fmac_f32_e32 v49, v89, v113
	v_fmac_f32_e32 v52, v89, v116
	v_fmac_f32_e32 v51, v89, v115
	s_waitcnt lgkmcnt(29)
	v_fmac_f32_e32 v58, v97, v114
	v_fmac_f32_e32 v57, v97, v113
	v_fmac_f32_e32 v60, v97, v116
	v_fmac_f32_e32 v59, v97, v115
	s_waitcnt lgkmcnt(27)
	v_fmac_f32_e32 v62, v109, v114
	v_fmac_f32_e32 v61, v109, v113
	v_fmac_f32_e32 v64, v109, v116
	v_fmac_f32_e32 v63, v109, v115
	s_waitcnt lgkmcnt(25)
	v_fmac_f32_e32 v54, v121, v114
	v_fmac_f32_e32 v53, v121, v113
	v_fmac_f32_e32 v56, v121, v116
	v_fmac_f32_e32 v55, v121, v115
	s_waitcnt lgkmcnt(23)
	v_fmac_f32_e32 v46, v129, v114
	v_fmac_f32_e32 v45, v129, v113
	v_fmac_f32_e32 v48, v129, v116
	v_fmac_f32_e32 v47, v129, v115
	s_waitcnt lgkmcnt(21)
	v_fmac_f32_e32 v38, v137, v114
	v_fmac_f32_e32 v37, v137, v113
	v_fmac_f32_e32 v40, v137, v116
	v_fmac_f32_e32 v39, v137, v115
	s_waitcnt lgkmcnt(19)
	v_fmac_f32_e32 v42, v145, v114
	v_fmac_f32_e32 v41, v145, v113
	v_fmac_f32_e32 v44, v145, v116
	v_fmac_f32_e32 v43, v145, v115
	s_waitcnt lgkmcnt(17)
	v_fmac_f32_e32 v34, v157, v114
	v_fmac_f32_e32 v33, v157, v113
	v_fmac_f32_e32 v36, v157, v116
	v_fmac_f32_e32 v35, v157, v115
	s_waitcnt lgkmcnt(15)
	v_fmac_f32_e32 v30, v165, v114
	v_fmac_f32_e32 v29, v165, v113
	v_fmac_f32_e32 v32, v165, v116
	v_fmac_f32_e32 v31, v165, v115
	s_waitcnt lgkmcnt(13)
	v_fmac_f32_e32 v22, v173, v114
	v_fmac_f32_e32 v21, v173, v113
	v_fmac_f32_e32 v24, v173, v116
	v_fmac_f32_e32 v23, v173, v115
	s_waitcnt lgkmcnt(11)
	v_fmac_f32_e32 v26, v181, v114
	v_fmac_f32_e32 v25, v181, v113
	v_fmac_f32_e32 v28, v181, v116
	v_fmac_f32_e32 v27, v181, v115
	s_waitcnt lgkmcnt(9)
	v_fmac_f32_e32 v18, v189, v114
	v_fmac_f32_e32 v17, v189, v113
	v_fmac_f32_e32 v20, v189, v116
	v_fmac_f32_e32 v19, v189, v115
	s_waitcnt lgkmcnt(7)
	v_fmac_f32_e32 v14, v201, v114
	v_fmac_f32_e32 v13, v201, v113
	v_fmac_f32_e32 v16, v201, v116
	v_fmac_f32_e32 v15, v201, v115
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v6, v205, v114
	v_fmac_f32_e32 v5, v205, v113
	v_fmac_f32_e32 v8, v205, v116
	v_fmac_f32_e32 v7, v205, v115
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v10, v209, v114
	v_fmac_f32_e32 v9, v209, v113
	v_fmac_f32_e32 v12, v209, v116
	v_fmac_f32_e32 v11, v209, v115
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v2, v213, v114
	v_fmac_f32_e32 v1, v213, v113
	v_fmac_f32_e32 v4, v213, v116
	v_fmac_f32_e32 v3, v213, v115
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[113:116], v232 offset:8704
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v50, v90, v102
	v_fmac_f32_e32 v49, v90, v101
	v_fmac_f32_e32 v52, v90, v104
	v_fmac_f32_e32 v51, v90, v103
	v_fmac_f32_e32 v58, v98, v102
	v_fmac_f32_e32 v57, v98, v101
	v_fmac_f32_e32 v60, v98, v104
	v_fmac_f32_e32 v59, v98, v103
	v_fmac_f32_e32 v62, v110, v102
	v_fmac_f32_e32 v61, v110, v101
	v_fmac_f32_e32 v64, v110, v104
	v_fmac_f32_e32 v63, v110, v103
	v_fmac_f32_e32 v54, v122, v102
	v_fmac_f32_e32 v53, v122, v101
	v_fmac_f32_e32 v56, v122, v104
	v_fmac_f32_e32 v55, v122, v103
	v_fmac_f32_e32 v46, v130, v102
	v_fmac_f32_e32 v45, v130, v101
	v_fmac_f32_e32 v48, v130, v104
	v_fmac_f32_e32 v47, v130, v103
	v_fmac_f32_e32 v38, v138, v102
	v_fmac_f32_e32 v37, v138, v101
	v_fmac_f32_e32 v40, v138, v104
	v_fmac_f32_e32 v39, v138, v103
	v_fmac_f32_e32 v42, v146, v102
	v_fmac_f32_e32 v41, v146, v101
	v_fmac_f32_e32 v44, v146, v104
	v_fmac_f32_e32 v43, v146, v103
	v_fmac_f32_e32 v34, v158, v102
	v_fmac_f32_e32 v33, v158, v101
	v_fmac_f32_e32 v36, v158, v104
	v_fmac_f32_e32 v35, v158, v103
	v_fmac_f32_e32 v30, v166, v102
	v_fmac_f32_e32 v29, v166, v101
	v_fmac_f32_e32 v32, v166, v104
	v_fmac_f32_e32 v31, v166, v103
	v_fmac_f32_e32 v22, v174, v102
	v_fmac_f32_e32 v21, v174, v101
	v_fmac_f32_e32 v24, v174, v104
	v_fmac_f32_e32 v23, v174, v103
	v_fmac_f32_e32 v26, v182, v102
	v_fmac_f32_e32 v25, v182, v101
	v_fmac_f32_e32 v28, v182, v104
	v_fmac_f32_e32 v27, v182, v103
	v_fmac_f32_e32 v18, v190, v102
	v_fmac_f32_e32 v17, v190, v101
	v_fmac_f32_e32 v20, v190, v104
	v_fmac_f32_e32 v19, v190, v103
	v_fmac_f32_e32 v14, v202, v102
	v_fmac_f32_e32 v13, v202, v101
	v_fmac_f32_e32 v16, v202, v104
	v_fmac_f32_e32 v15, v202, v103
	v_fmac_f32_e32 v6, v206, v102
	v_fmac_f32_e32 v5, v206, v101
	v_fmac_f32_e32 v8, v206, v104
	v_fmac_f32_e32 v7, v206, v103
	v_fmac_f32_e32 v10, v210, v102
	v_fmac_f32_e32 v9, v210, v101
	v_fmac_f32_e32 v12, v210, v104
	v_fmac_f32_e32 v11, v210, v103
	v_fmac_f32_e32 v2, v214, v102
	v_fmac_f32_e32 v1, v214, v101
	v_fmac_f32_e32 v4, v214, v104
	v_fmac_f32_e32 v3, v214, v103
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[101:104], v232 offset:8960
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v50, v91, v114
	v_fmac_f32_e32 v49, v91, v113
	v_fmac_f32_e32 v52, v91, v116
	v_fmac_f32_e32 v51, v91, v115
	v_fmac_f32_e32 v58, v99, v114
	v_fmac_f32_e32 v57, v99, v113
	v_fmac_f32_e32 v60, v99, v116
	v_fmac_f32_e32 v59, v99, v115
	v_fmac_f32_e32 v62, v111, v114
	v_fmac_f32_e32 v61, v111, v113
	v_fmac_f32_e32 v64, v111, v116
	v_fmac_f32_e32 v63, v111, v115
	v_fmac_f32_e32 v54, v123, v114
	v_fmac_f32_e32 v53, v123, v113
	v_fmac_f32_e32 v56, v123, v116
	v_fmac_f32_e32 v55, v123, v115
	v_fmac_f32_e32 v46, v131, v114
	v_fmac_f32_e32 v45, v131, v113
	v_fmac_f32_e32 v48, v131, v116
	v_fmac_f32_e32 v47, v131, v115
	v_fmac_f32_e32 v38, v139, v114
	v_fmac_f32_e32 v37, v139, v113
	v_fmac_f32_e32 v40, v139, v116
	v_fmac_f32_e32 v39, v139, v115
	v_fmac_f32_e32 v42, v147, v114
	v_fmac_f32_e32 v41, v147, v113
	v_fmac_f32_e32 v44, v147, v116
	v_fmac_f32_e32 v43, v147, v115
	v_fmac_f32_e32 v34, v159, v114
	v_fmac_f32_e32 v33, v159, v113
	v_fmac_f32_e32 v36, v159, v116
	v_fmac_f32_e32 v35, v159, v115
	v_fmac_f32_e32 v30, v167, v114
	v_fmac_f32_e32 v29, v167, v113
	v_fmac_f32_e32 v32, v167, v116
	v_fmac_f32_e32 v31, v167, v115
	v_fmac_f32_e32 v22, v175, v114
	v_fmac_f32_e32 v21, v175, v113
	v_fmac_f32_e32 v24, v175, v116
	v_fmac_f32_e32 v23, v175, v115
	v_fmac_f32_e32 v26, v183, v114
	v_fmac_f32_e32 v25, v183, v113
	v_fmac_f32_e32 v28, v183, v116
	v_fmac_f32_e32 v27, v183, v115
	v_fmac_f32_e32 v18, v191, v114
	v_fmac_f32_e32 v17, v191, v113
	v_fmac_f32_e32 v20, v191, v116
	v_fmac_f32_e32 v19, v191, v115
	v_fmac_f32_e32 v14, v203, v114
	v_fmac_f32_e32 v13, v203, v113
	v_fmac_f32_e32 v16, v203, v116
	v_fmac_f32_e32 v15, v203, v115
	v_fmac_f32_e32 v6, v207, v114
	v_fmac_f32_e32 v5, v207, v113
	v_fmac_f32_e32 v8, v207, v116
	v_fmac_f32_e32 v7, v207, v115
	v_fmac_f32_e32 v10, v211, v114
	v_fmac_f32_e32 v9, v211, v113
	v_fmac_f32_e32 v12, v211, v116
	v_fmac_f32_e32 v11, v211, v115
	v_fmac_f32_e32 v2, v215, v114
	v_fmac_f32_e32 v1, v215, v113
	v_fmac_f32_e32 v4, v215, v116
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v3, v215, v115 :: v_dual_fmac_f32 v50, v92, v102
	v_fmac_f32_e32 v49, v92, v101
	v_fmac_f32_e32 v52, v92, v104
	v_fmac_f32_e32 v51, v92, v103
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[89:92], v232 offset:9216
	ds_load_b128 v[113:116], v232 offset:9472
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v62, v112, v102
	v_fmac_f32_e32 v61, v112, v101
	v_fmac_f32_e32 v64, v112, v104
	v_fmac_f32_e32 v63, v112, v103
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[109:112], v232 offset:9728
	ds_load_b128 v[233:236], v232 offset:9984
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v48, v132, v104
	v_fmac_f32_e32 v47, v132, v103
	v_fmac_f32_e32 v38, v140, v102
	v_fmac_f32_e32 v37, v140, v101
	v_fmac_f32_e32 v40, v140, v104
	v_fmac_f32_e32 v39, v140, v103
	v_fmac_f32_e32 v42, v148, v102
	v_fmac_f32_e32 v41, v148, v101
	v_fmac_f32_e32 v44, v148, v104
	v_fmac_f32_e32 v43, v148, v103
	v_fmac_f32_e32 v34, v160, v102
	v_fmac_f32_e32 v33, v160, v101
	v_fmac_f32_e32 v36, v160, v104
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v48, v117, v92
	v_fmac_f32_e32 v47, v117, v91
	v_fmac_f32_e32 v37, v125, v89
	v_fmac_f32_e32 v38, v125, v90
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v39, v125, v91 :: v_dual_fmac_f32 v48, v118, v116
	v_dual_fmac_f32 v47, v118, v115 :: v_dual_fmac_f32 v40, v125, v92
	v_fmac_f32_e32 v37, v126, v113
	v_fmac_f32_e32 v38, v126, v114
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v48, v119, v112
	v_fmac_f32_e32 v47, v119, v111
	v_fmac_f32_e32 v39, v126, v115
	v_dual_fmac_f32 v40, v126, v116 :: v_dual_fmac_f32 v41, v133, v89
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v48, v120, v236
	v_fmac_f32_e32 v47, v120, v235
	v_dual_fmac_f32 v39, v127, v111 :: v_dual_fmac_f32 v42, v133, v90
	v_dual_fmac_f32 v40, v127, v112 :: v_dual_fmac_f32 v43, v133, v91
	v_dual_fmac_f32 v44, v133, v92 :: v_dual_fmac_f32 v41, v134, v113
	v_fmac_f32_e32 v35, v160, v103
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v39, v128, v235 :: v_dual_fmac_f32 v42, v134, v114
	v_dual_fmac_f32 v43, v134, v115 :: v_dual_fmac_f32 v40, v128, v236
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v44, v134, v116 :: v_dual_fmac_f32 v33, v141, v89
	v_dual_fmac_f32 v34, v141, v90 :: v_dual_fmac_f32 v43, v135, v111
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v35, v141, v91 :: v_dual_fmac_f32 v44, v135, v112
	v_dual_fmac_f32 v36, v141, v92 :: v_dual_fmac_f32 v33, v142, v113
	v_fmac_f32_e32 v30, v168, v102
	v_fmac_f32_e32 v29, v168, v101
	v_fmac_f32_e32 v32, v168, v104
	v_fmac_f32_e32 v31, v168, v103
	v_dual_fmac_f32 v43, v136, v235 :: v_dual_fmac_f32 v36, v142, v116
	v_fmac_f32_e32 v34, v142, v114
	v_dual_fmac_f32 v35, v142, v115 :: v_dual_fmac_f32 v44, v136, v236
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v29, v149, v89 :: v_dual_fmac_f32 v36, v143, v112
	v_dual_fmac_f32 v30, v149, v90 :: v_dual_fmac_f32 v35, v143, v111
	v_fmac_f32_e32 v31, v149, v91
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v32, v149, v92 :: v_dual_fmac_f32 v29, v150, v113
	v_fmac_f32_e32 v22, v176, v102
	v_fmac_f32_e32 v21, v176, v101
	v_fmac_f32_e32 v24, v176, v104
	v_fmac_f32_e32 v23, v176, v103
	v_dual_fmac_f32 v35, v144, v235 :: v_dual_fmac_f32 v32, v150, v116
	v_fmac_f32_e32 v30, v150, v114
	v_dual_fmac_f32 v31, v150, v115 :: v_dual_fmac_f32 v36, v144, v236
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v21, v153, v89 :: v_dual_fmac_f32 v32, v151, v112
	v_dual_fmac_f32 v22, v153, v90 :: v_dual_fmac_f32 v31, v151, v111
	v_fmac_f32_e32 v23, v153, v91
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v24, v153, v92 :: v_dual_fmac_f32 v21, v154, v113
	v_fmac_f32_e32 v26, v184, v102
	v_fmac_f32_e32 v25, v184, v101
	v_fmac_f32_e32 v28, v184, v104
	v_fmac_f32_e32 v27, v184, v103
	v_dual_fmac_f32 v31, v152, v235 :: v_dual_fmac_f32 v24, v154, v116
	v_fmac_f32_e32 v22, v154, v114
	v_dual_fmac_f32 v23, v154, v115 :: v_dual_fmac_f32 v32, v152, v236
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v25, v161, v89 :: v_dual_fmac_f32 v24, v155, v112
	v_dual_fmac_f32 v26, v161, v90 :: v_dual_fmac_f32 v23, v155, v111
	v_fmac_f32_e32 v27, v161, v91
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v28, v161, v92 :: v_dual_fmac_f32 v25, v162, v113
	v_fmac_f32_e32 v18, v192, v102
	v_fmac_f32_e32 v17, v192, v101
	v_fmac_f32_e32 v20, v192, v104
	v_fmac_f32_e32 v19, v192, v103
	v_dual_fmac_f32 v23, v156, v235 :: v_dual_fmac_f32 v28, v162, v116
	v_fmac_f32_e32 v26, v162, v114
	v_dual_fmac_f32 v27, v162, v115 :: v_dual_fmac_f32 v24, v156, v236
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v17, v169, v89 :: v_dual_fmac_f32 v28, v163, v112
	v_dual_fmac_f32 v18, v169, v90 :: v_dual_fmac_f32 v27, v163, v111
	v_fmac_f32_e32 v19, v169, v91
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v20, v169, v92 :: v_dual_fmac_f32 v17, v170, v113
	v_fmac_f32_e32 v14, v204, v102
	v_fmac_f32_e32 v13, v204, v101
	v_fmac_f32_e32 v16, v204, v104
	v_fmac_f32_e32 v15, v204, v103
	v_dual_fmac_f32 v27, v164, v235 :: v_dual_fmac_f32 v20, v170, v116
	v_fmac_f32_e32 v18, v170, v114
	v_dual_fmac_f32 v19, v170, v115 :: v_dual_fmac_f32 v28, v164, v236
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v13, v177, v89 :: v_dual_fmac_f32 v20, v171, v112
	v_dual_fmac_f32 v14, v177, v90 :: v_dual_fmac_f32 v19, v171, v111
	v_fmac_f32_e32 v15, v177, v91
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v16, v177, v92 :: v_dual_fmac_f32 v13, v178, v113
	v_fmac_f32_e32 v6, v208, v102
	v_fmac_f32_e32 v5, v208, v101
	v_dual_fmac_f32 v19, v172, v235 :: v_dual_fmac_f32 v16, v178, v116
	v_fmac_f32_e32 v14, v178, v114
	v_dual_fmac_f32 v15, v178, v115 :: v_dual_fmac_f32 v20, v172, v236
	v_fmac_f32_e32 v8, v208, v104
	v_dual_fmac_f32 v7, v208, v103 :: v_dual_fmac_f32 v62, v93, v90
	v_fmac_f32_e32 v61, v93, v89
	v_fmac_f32_e32 v64, v93, v92
	v_fmac_f32_e32 v63, v93, v91
	v_dual_fmac_f32 v13, v179, v109 :: v_dual_fmac_f32 v6, v185, v90
	v_dual_fmac_f32 v15, v179, v111 :: v_dual_fmac_f32 v8, v185, v92
	v_dual_fmac_f32 v16, v179, v112 :: v_dual_fmac_f32 v5, v185, v89
	v_fmac_f32_e32 v62, v94, v114
	v_fmac_f32_e32 v61, v94, v113
	v_fmac_f32_e32 v64, v94, v116
	v_dual_fmac_f32 v63, v94, v115 :: v_dual_fmac_f32 v14, v179, v110
	v_fmac_f32_e32 v13, v180, v233
	v_dual_fmac_f32 v7, v185, v91 :: v_dual_fmac_f32 v6, v186, v114
	v_fmac_f32_e32 v15, v180, v235
	v_dual_fmac_f32 v5, v186, v113 :: v_dual_fmac_f32 v54, v124, v102
	v_fmac_f32_e32 v53, v124, v101
	v_fmac_f32_e32 v56, v124, v104
	v_fmac_f32_e32 v55, v124, v103
	v_fmac_f32_e32 v58, v100, v102
	v_fmac_f32_e32 v57, v100, v101
	v_fmac_f32_e32 v60, v100, v104
	v_dual_fmac_f32 v59, v100, v103 :: v_dual_fmac_f32 v62, v95, v110
	v_fmac_f32_e32 v61, v95, v109
	v_fmac_f32_e32 v64, v95, v112
	v_dual_fmac_f32 v63, v95, v111 :: v_dual_fmac_f32 v14, v180, v234
	v_fmac_f32_e32 v6, v187, v110
	v_dual_fmac_f32 v8, v186, v116 :: v_dual_fmac_f32 v5, v187, v109
	v_dual_fmac_f32 v7, v186, v115 :: v_dual_fmac_f32 v46, v132, v102
	v_fmac_f32_e32 v45, v132, v101
	v_fmac_f32_e32 v10, v212, v102
	v_fmac_f32_e32 v9, v212, v101
	v_fmac_f32_e32 v2, v216, v102
	v_dual_fmac_f32 v1, v216, v101 :: v_dual_fmac_f32 v50, v81, v90
	v_fmac_f32_e32 v49, v81, v89
	v_fmac_f32_e32 v52, v81, v92
	v_fmac_f32_e32 v51, v81, v91
	v_fmac_f32_e32 v54, v105, v90
	v_fmac_f32_e32 v53, v105, v89
	v_fmac_f32_e32 v56, v105, v92
	v_dual_fmac_f32 v55, v105, v91 :: v_dual_fmac_f32 v12, v212, v104
	v_fmac_f32_e32 v11, v212, v103
	v_fmac_f32_e32 v4, v216, v104
	v_dual_fmac_f32 v3, v216, v103 :: v_dual_fmac_f32 v58, v85, v90
	v_fmac_f32_e32 v57, v85, v89
	v_fmac_f32_e32 v60, v85, v92
	v_dual_fmac_f32 v59, v85, v91 :: v_dual_fmac_f32 v62, v96, v234
	v_fmac_f32_e32 v61, v96, v233
	v_fmac_f32_e32 v64, v96, v236
	v_dual_fmac_f32 v63, v96, v235 :: v_dual_fmac_f32 v8, v187, v112
	v_dual_fmac_f32 v7, v187, v111 :: v_dual_fmac_f32 v16, v180, v236
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[102:105], v228 offset:32
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[93:96], v232 offset:10240
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v46, v117, v90
	v_dual_fmac_f32 v45, v117, v89 :: v_dual_fmac_f32 v50, v82, v114
	v_fmac_f32_e32 v49, v82, v113
	v_fmac_f32_e32 v52, v82, v116
	v_fmac_f32_e32 v51, v82, v115
	v_fmac_f32_e32 v54, v106, v114
	v_fmac_f32_e32 v53, v106, v113
	v_fmac_f32_e32 v56, v106, v116
	v_fmac_f32_e32 v55, v106, v115
	v_dual_fmac_f32 v5, v188, v233 :: v_dual_fmac_f32 v10, v193, v90
	v_dual_fmac_f32 v6, v188, v234 :: v_dual_fmac_f32 v9, v193, v89
	v_dual_fmac_f32 v1, v197, v89 :: v_dual_fmac_f32 v58, v86, v114
	v_fmac_f32_e32 v57, v86, v113
	v_fmac_f32_e32 v60, v86, v116
	v_fmac_f32_e32 v59, v86, v115
	v_dual_fmac_f32 v7, v188, v235 :: v_dual_fmac_f32 v12, v193, v92
	v_dual_fmac_f32 v8, v188, v236 :: v_dual_fmac_f32 v11, v193, v91
	v_dual_fmac_f32 v2, v197, v90 :: v_dual_fmac_f32 v9, v194, v113
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v3, v197, v91 :: v_dual_fmac_f32 v12, v194, v116
	v_dual_fmac_f32 v4, v197, v92 :: v_dual_fmac_f32 v11, v194, v115
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[89:92], v232 offset:10496
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[174:177], v228 offset:6384
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v46, v118, v114
	v_dual_fmac_f32 v45, v118, v113 :: v_dual_fmac_f32 v50, v83, v110
	v_fmac_f32_e32 v49, v83, v109
	v_fmac_f32_e32 v52, v83, v112
	v_fmac_f32_e32 v51, v83, v111
	v_fmac_f32_e32 v54, v107, v110
	v_fmac_f32_e32 v53, v107, v109
	v_fmac_f32_e32 v56, v107, v112
	v_dual_fmac_f32 v55, v107, v111 :: v_dual_fmac_f32 v10, v194, v114
	v_dual_fmac_f32 v1, v198, v113 :: v_dual_fmac_f32 v58, v87, v110
	v_fmac_f32_e32 v57, v87, v109
	v_fmac_f32_e32 v60, v87, v112
	v_dual_fmac_f32 v59, v87, v111 :: v_dual_fmac_f32 v2, v198, v114
	v_fmac_f32_e32 v9, v195, v109
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[97:100], v232 offset:10752
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v50, v84, v234
	v_fmac_f32_e32 v49, v84, v233
	v_fmac_f32_e32 v52, v84, v236
	v_fmac_f32_e32 v51, v84, v235
	v_fmac_f32_e32 v54, v108, v234
	v_fmac_f32_e32 v53, v108, v233
	v_fmac_f32_e32 v56, v108, v236
	v_dual_fmac_f32 v55, v108, v235 :: v_dual_fmac_f32 v46, v119, v110
	v_fmac_f32_e32 v45, v119, v109
	v_fmac_f32_e32 v38, v127, v110
	v_fmac_f32_e32 v37, v127, v109
	v_fmac_f32_e32 v42, v135, v110
	v_fmac_f32_e32 v41, v135, v109
	v_fmac_f32_e32 v34, v143, v110
	v_fmac_f32_e32 v33, v143, v109
	v_fmac_f32_e32 v30, v151, v110
	v_fmac_f32_e32 v29, v151, v109
	v_fmac_f32_e32 v22, v155, v110
	v_fmac_f32_e32 v21, v155, v109
	v_fmac_f32_e32 v26, v163, v110
	v_fmac_f32_e32 v25, v163, v109
	v_fmac_f32_e32 v18, v171, v110
	v_fmac_f32_e32 v17, v171, v109
	v_fmac_f32_e32 v10, v195, v110
	v_fmac_f32_e32 v1, v199, v109
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[106:109], v228 offset:96
	ds_load_b128 v[81:84], v228 offset:48
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v58, v88, v234
	v_fmac_f32_e32 v57, v88, v233
	v_fmac_f32_e32 v60, v88, v236
	v_fmac_f32_e32 v59, v88, v235
	v_dual_fmac_f32 v3, v198, v115 :: v_dual_fmac_f32 v12, v195, v112
	v_dual_fmac_f32 v2, v199, v110 :: v_dual_fmac_f32 v9, v196, v233
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[85:88], v232 offset:11008
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v4, v198, v116 :: v_dual_fmac_f32 v11, v195, v111
	v_dual_fmac_f32 v3, v199, v111 :: v_dual_fmac_f32 v12, v196, v236
	v_fmac_f32_e32 v10, v196, v234
	s_waitcnt lgkmcnt(6)
	v_dual_fmac_f32 v1, v200, v233 :: v_dual_fmac_f32 v50, v102, v94
	v_dual_fmac_f32 v49, v102, v93 :: v_dual_fmac_f32 v2, v200, v234
	v_fmac_f32_e32 v51, v102, v95
	v_fmac_f32_e32 v52, v102, v96
	v_dual_fmac_f32 v4, v199, v112 :: v_dual_fmac_f32 v11, v196, v235
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v49, v103, v89
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v3, v200, v235 :: v_dual_fmac_f32 v52, v103, v92
	v_fmac_f32_e32 v50, v103, v90
	v_dual_fmac_f32 v51, v103, v91 :: v_dual_fmac_f32 v4, v200, v236
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v57, v106, v93 :: v_dual_fmac_f32 v52, v104, v100
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v50, v104, v98
	v_fmac_f32_e32 v49, v104, v97
	v_dual_fmac_f32 v51, v104, v99 :: v_dual_fmac_f32 v58, v106, v94
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[110:113], v228 offset:160
	ds_load_b128 v[101:104], v228 offset:112
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v59, v106, v95
	v_dual_fmac_f32 v60, v106, v96 :: v_dual_fmac_f32 v57, v107, v89
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v51, v105, v87 :: v_dual_fmac_f32 v58, v107, v90
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v59, v107, v91 :: v_dual_fmac_f32 v52, v105, v88
	v_fmac_f32_e32 v60, v107, v92
	v_fmac_f32_e32 v50, v105, v86
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v49, v105, v85 :: v_dual_fmac_f32 v58, v108, v98
	v_fmac_f32_e32 v57, v108, v97
	v_fmac_f32_e32 v59, v108, v99
	v_fmac_f32_e32 v60, v108, v100
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[114:117], v228 offset:224
	ds_load_b128 v[105:108], v228 offset:176
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v46, v120, v234
	v_dual_fmac_f32 v45, v120, v233 :: v_dual_fmac_f32 v58, v109, v86
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v61, v110, v93
	v_fmac_f32_e32 v62, v110, v94
	v_fmac_f32_e32 v63, v110, v95
	v_dual_fmac_f32 v64, v110, v96 :: v_dual_fmac_f32 v57, v109, v85
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v61, v111, v89
	v_dual_fmac_f32 v59, v109, v87 :: v_dual_fmac_f32 v62, v111, v90
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v63, v111, v91 :: v_dual_fmac_f32 v60, v109, v88
	v_fmac_f32_e32 v64, v111, v92
	v_fmac_f32_e32 v38, v128, v234
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v62, v112, v98
	v_fmac_f32_e32 v61, v112, v97
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v63, v112, v99 :: v_dual_fmac_f32 v54, v114, v94
	v_dual_fmac_f32 v64, v112, v100 :: v_dual_fmac_f32 v53, v114, v93
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[118:121], v228 offset:2080
	ds_load_b128 v[109:112], v228 offset:240
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v55, v114, v95 :: v_dual_fmac_f32 v54, v115, v90
	v_dual_fmac_f32 v56, v114, v96 :: v_dual_fmac_f32 v53, v115, v89
	v_fmac_f32_e32 v63, v113, v87
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v55, v115, v91 :: v_dual_fmac_f32 v64, v113, v88
	v_fmac_f32_e32 v56, v115, v92
	v_fmac_f32_e32 v62, v113, v86
	v_dual_fmac_f32 v61, v113, v85 :: v_dual_fmac_f32 v54, v116, v98
	v_fmac_f32_e32 v53, v116, v97
	v_fmac_f32_e32 v55, v116, v99
	v_fmac_f32_e32 v56, v116, v100
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[122:125], v228 offset:2144
	ds_load_b128 v[113:116], v228 offset:2096
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v37, v128, v233 :: v_dual_fmac_f32 v54, v117, v86
	v_fmac_f32_e32 v53, v117, v85
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v45, v118, v93
	v_fmac_f32_e32 v46, v118, v94
	v_fmac_f32_e32 v47, v118, v95
	v_fmac_f32_e32 v48, v118, v96
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v56, v117, v88 :: v_dual_fmac_f32 v45, v119, v89
	v_dual_fmac_f32 v55, v117, v87 :: v_dual_fmac_f32 v46, v119, v90
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v47, v119, v91
	v_fmac_f32_e32 v48, v119, v92
	v_fmac_f32_e32 v42, v136, v234
	v_fmac_f32_e32 v41, v136, v233
	v_fmac_f32_e32 v46, v120, v98
	v_fmac_f32_e32 v45, v120, v97
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v47, v120, v99 :: v_dual_fmac_f32 v38, v122, v94
	v_dual_fmac_f32 v48, v120, v100 :: v_dual_fmac_f32 v37, v122, v93
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[126:129], v228 offset:2208
	ds_load_b128 v[117:120], v228 offset:2160
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v39, v122, v95 :: v_dual_fmac_f32 v38, v123, v90
	v_dual_fmac_f32 v40, v122, v96 :: v_dual_fmac_f32 v37, v123, v89
	v_fmac_f32_e32 v47, v121, v87
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v39, v123, v91 :: v_dual_fmac_f32 v48, v121, v88
	v_fmac_f32_e32 v40, v123, v92
	v_fmac_f32_e32 v46, v121, v86
	v_dual_fmac_f32 v45, v121, v85 :: v_dual_fmac_f32 v38, v124, v98
	v_fmac_f32_e32 v37, v124, v97
	v_fmac_f32_e32 v39, v124, v99
	v_fmac_f32_e32 v40, v124, v100
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[130:133], v228 offset:2272
	ds_load_b128 v[121:124], v228 offset:2224
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v34, v144, v234
	v_dual_fmac_f32 v33, v144, v233 :: v_dual_fmac_f32 v38, v125, v86
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v41, v126, v93
	v_fmac_f32_e32 v42, v126, v94
	v_fmac_f32_e32 v43, v126, v95
	v_fmac_f32_e32 v44, v126, v96
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v40, v125, v88 :: v_dual_fmac_f32 v41, v127, v89
	v_dual_fmac_f32 v39, v125, v87 :: v_dual_fmac_f32 v42, v127, v90
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v43, v127, v91
	v_dual_fmac_f32 v44, v127, v92 :: v_dual_fmac_f32 v37, v125, v85
	v_fmac_f32_e32 v30, v152, v234
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v42, v128, v98
	v_fmac_f32_e32 v43, v128, v99
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v44, v128, v100 :: v_dual_fmac_f32 v33, v130, v93
	v_fmac_f32_e32 v34, v130, v94
	v_fmac_f32_e32 v35, v130, v95
	v_dual_fmac_f32 v36, v130, v96 :: v_dual_fmac_f32 v41, v128, v97
	v_fmac_f32_e32 v42, v129, v86
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[134:137], v228 offset:4128
	ds_load_b128 v[125:128], v228 offset:2288
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v33, v131, v89
	v_dual_fmac_f32 v43, v129, v87 :: v_dual_fmac_f32 v36, v131, v92
	v_fmac_f32_e32 v34, v131, v90
	v_dual_fmac_f32 v35, v131, v91 :: v_dual_fmac_f32 v44, v129, v88
	v_fmac_f32_e32 v29, v152, v233
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v41, v129, v85 :: v_dual_fmac_f32 v34, v132, v98
	v_fmac_f32_e32 v33, v132, v97
	v_fmac_f32_e32 v35, v132, v99
	v_fmac_f32_e32 v36, v132, v100
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[129:132], v228 offset:4144
	ds_load_b128 v[138:141], v228 offset:4192
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v22, v156, v234
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[142:145], v228 offset:4256
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v21, v156, v233
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[146:149], v228 offset:4320
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v26, v164, v234
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v30, v134, v94
	v_fmac_f32_e32 v31, v134, v95
	v_fmac_f32_e32 v29, v134, v93
	v_fmac_f32_e32 v32, v134, v96
	v_fmac_f32_e32 v36, v133, v88
	v_fmac_f32_e32 v30, v135, v90
	v_fmac_f32_e32 v31, v135, v91
	v_fmac_f32_e32 v29, v135, v89
	v_dual_fmac_f32 v35, v133, v87 :: v_dual_fmac_f32 v32, v135, v92
	v_fmac_f32_e32 v25, v164, v233
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v31, v136, v99 :: v_dual_fmac_f32 v34, v133, v86
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v33, v133, v85 :: v_dual_fmac_f32 v22, v138, v94
	v_dual_fmac_f32 v23, v138, v95 :: v_dual_fmac_f32 v32, v136, v100
	v_fmac_f32_e32 v21, v138, v93
	v_dual_fmac_f32 v24, v138, v96 :: v_dual_fmac_f32 v31, v137, v87
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v22, v139, v90
	v_fmac_f32_e32 v23, v139, v91
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v21, v139, v89 :: v_dual_fmac_f32 v32, v137, v88
	v_fmac_f32_e32 v30, v136, v98
	v_fmac_f32_e32 v22, v140, v98
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v23, v140, v99
	v_fmac_f32_e32 v29, v136, v97
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[133:136], v228 offset:4208
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v24, v139, v92 :: v_dual_fmac_f32 v21, v140, v97
	v_fmac_f32_e32 v22, v141, v86
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v26, v142, v94
	v_fmac_f32_e32 v25, v142, v93
	v_dual_fmac_f32 v28, v142, v96 :: v_dual_fmac_f32 v23, v141, v87
	v_dual_fmac_f32 v27, v142, v95 :: v_dual_fmac_f32 v18, v172, v234
	v_fmac_f32_e32 v17, v172, v233
	v_dual_fmac_f32 v24, v140, v100 :: v_dual_fmac_f32 v21, v141, v85
	v_fmac_f32_e32 v26, v143, v90
	v_fmac_f32_e32 v25, v143, v89
	v_fmac_f32_e32 v28, v143, v92
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v27, v143, v91 :: v_dual_fmac_f32 v24, v141, v88
	v_fmac_f32_e32 v30, v137, v86
	v_fmac_f32_e32 v29, v137, v85
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[137:140], v228 offset:4272
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v25, v144, v97 :: v_dual_fmac_f32 v18, v146, v94
	v_dual_fmac_f32 v27, v144, v99 :: v_dual_fmac_f32 v20, v146, v96
	v_dual_fmac_f32 v28, v144, v100 :: v_dual_fmac_f32 v17, v146, v93
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v26, v144, v98 :: v_dual_fmac_f32 v25, v145, v85
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[141:144], v228 offset:4336
	ds_load_b128 v[150:153], v228 offset:6176
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v19, v146, v95 :: v_dual_fmac_f32 v26, v145, v86
	v_dual_fmac_f32 v18, v147, v90 :: v_dual_fmac_f32 v27, v145, v87
	v_dual_fmac_f32 v17, v147, v89 :: v_dual_fmac_f32 v28, v145, v88
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v18, v148, v98 :: v_dual_add_nc_u32 v223, s15, v223
	v_dual_fmac_f32 v20, v147, v92 :: v_dual_fmac_f32 v17, v148, v97
	v_fmac_f32_e32 v19, v147, v91
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[154:157], v228 offset:6240
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v18, v149, v86
	v_dual_fmac_f32 v20, v148, v100 :: v_dual_fmac_f32 v17, v149, v85
	v_fmac_f32_e32 v19, v148, v99
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[145:148], v228 offset:6192
	ds_load_b128 v[166:169], v228 offset:6304
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v20, v149, v88 :: v_dual_fmac_f32 v15, v150, v95
	v_dual_fmac_f32 v19, v149, v87 :: v_dual_fmac_f32 v14, v150, v94
	v_dual_fmac_f32 v16, v150, v96 :: v_dual_lshlrev_b32 v149, 2, v222
	v_dual_fmac_f32 v13, v150, v93 :: v_dual_lshlrev_b32 v150, 2, v223
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[170:173], v228 offset:6368
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v16, v151, v92
	v_dual_fmac_f32 v14, v151, v90 :: v_dual_cndmask_b32 v149, 0x80000000, v149
	v_dual_fmac_f32 v13, v151, v89 :: v_dual_cndmask_b32 v150, 0x80000000, v150
	.loc	1 23 13                         ; matrices.py:23:13
	s_clause 0x1
	buffer_load_b128 v[158:161], v149, s[8:11], 0 offen
	buffer_load_b128 v[162:165], v150, s[8:11], 0 offen
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v15, v151, v91 :: v_dual_fmac_f32 v14, v152, v98
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v13, v152, v97 :: v_dual_fmac_f32 v6, v154, v94
	v_fmac_f32_e32 v5, v154, v93
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v152, v99 :: v_dual_fmac_f32 v14, v153, v86
	v_dual_fmac_f32 v16, v152, v100 :: v_dual_fmac_f32 v13, v153, v85
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[149:152], v228 offset:6256
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v6, v155, v90
	v_dual_fmac_f32 v8, v154, v96 :: v_dual_fmac_f32 v5, v155, v89
	v_dual_fmac_f32 v7, v154, v95 :: v_dual_fmac_f32 v16, v153, v88
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v6, v156, v98
	v_dual_fmac_f32 v8, v155, v92 :: v_dual_fmac_f32 v15, v153, v87
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v7, v155, v91
	v_fmac_f32_e32 v5, v156, v97
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v9, v166, v93 :: v_dual_fmac_f32 v8, v156, v100
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v10, v166, v94 :: v_dual_fmac_f32 v7, v156, v99
	v_fmac_f32_e32 v6, v157, v86
	v_fmac_f32_e32 v5, v157, v85
	v_fmac_f32_e32 v8, v157, v88
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[153:156], v228 offset:6320
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v7, v157, v87 :: v_dual_fmac_f32 v12, v166, v96
	v_dual_fmac_f32 v11, v166, v95 :: v_dual_fmac_f32 v10, v167, v90
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v1, v170, v93
	v_dual_fmac_f32 v2, v170, v94 :: v_dual_fmac_f32 v9, v167, v89
	v_fmac_f32_e32 v3, v170, v95
	v_dual_fmac_f32 v4, v170, v96 :: v_dual_fmac_f32 v11, v167, v91
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[93:96], v232 offset:11264
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v12, v167, v92
	v_dual_fmac_f32 v1, v171, v89 :: v_dual_fmac_f32 v10, v168, v98
	v_fmac_f32_e32 v2, v171, v90
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v3, v171, v91 :: v_dual_fmac_f32 v12, v168, v100
	v_dual_fmac_f32 v4, v171, v92 :: v_dual_fmac_f32 v9, v168, v97
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[89:92], v232 offset:11520
	ds_load_b128 v[178:181], v232 offset:11776
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v11, v168, v99 :: v_dual_fmac_f32 v10, v169, v86
	v_dual_fmac_f32 v1, v172, v97 :: v_dual_fmac_f32 v12, v169, v88
	v_dual_fmac_f32 v2, v172, v98 :: v_dual_fmac_f32 v9, v169, v85
	v_fmac_f32_e32 v3, v172, v99
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v4, v172, v100 :: v_dual_fmac_f32 v11, v169, v87
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v52, v81, v96
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[97:100], v232 offset:12032
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v49, v81, v93
	v_fmac_f32_e32 v58, v101, v94
	v_fmac_f32_e32 v57, v101, v93
	v_fmac_f32_e32 v62, v105, v94
	v_fmac_f32_e32 v61, v105, v93
	v_fmac_f32_e32 v64, v105, v96
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v63, v105, v95 :: v_dual_fmac_f32 v52, v82, v92
	v_dual_fmac_f32 v51, v81, v95 :: v_dual_fmac_f32 v58, v102, v90
	v_dual_fmac_f32 v60, v101, v96 :: v_dual_fmac_f32 v57, v102, v89
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v52, v83, v181 :: v_dual_fmac_f32 v51, v82, v91
	v_dual_fmac_f32 v59, v101, v95 :: v_dual_fmac_f32 v60, v102, v92
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v57, v103, v178
	v_dual_fmac_f32 v62, v106, v90 :: v_dual_fmac_f32 v51, v83, v180
	v_dual_fmac_f32 v61, v106, v89 :: v_dual_fmac_f32 v54, v109, v94
	v_fmac_f32_e32 v53, v109, v93
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v60, v103, v181 :: v_dual_fmac_f32 v51, v84, v99
	v_fmac_f32_e32 v64, v106, v92
	v_fmac_f32_e32 v63, v106, v91
	v_dual_fmac_f32 v61, v107, v178 :: v_dual_fmac_f32 v56, v109, v96
	v_fmac_f32_e32 v54, v110, v90
	v_dual_fmac_f32 v53, v110, v89 :: v_dual_fmac_f32 v46, v113, v94
	v_fmac_f32_e32 v45, v113, v93
	v_dual_fmac_f32 v59, v102, v91 :: v_dual_fmac_f32 v52, v84, v100
	v_fmac_f32_e32 v60, v104, v100
	v_dual_fmac_f32 v62, v107, v179 :: v_dual_fmac_f32 v61, v108, v97
	v_fmac_f32_e32 v63, v107, v180
	v_dual_fmac_f32 v55, v109, v95 :: v_dual_fmac_f32 v56, v110, v92
	v_dual_fmac_f32 v53, v111, v178 :: v_dual_fmac_f32 v48, v113, v96
	v_dual_fmac_f32 v47, v113, v95 :: v_dual_fmac_f32 v46, v114, v90
	v_dual_fmac_f32 v45, v114, v89 :: v_dual_fmac_f32 v38, v117, v94
	v_dual_fmac_f32 v37, v117, v93 :: v_dual_fmac_f32 v58, v103, v179
	v_fmac_f32_e32 v57, v104, v97
	v_dual_fmac_f32 v59, v103, v180 :: v_dual_fmac_f32 v62, v108, v98
	v_dual_fmac_f32 v63, v108, v99 :: v_dual_fmac_f32 v56, v111, v181
	v_fmac_f32_e32 v48, v114, v92
	v_fmac_f32_e32 v47, v114, v91
	v_dual_fmac_f32 v45, v115, v178 :: v_dual_fmac_f32 v40, v117, v96
	v_fmac_f32_e32 v38, v118, v90
	v_dual_fmac_f32 v37, v118, v89 :: v_dual_fmac_f32 v42, v121, v94
	v_dual_fmac_f32 v41, v121, v93 :: v_dual_fmac_f32 v58, v104, v98
	v_dual_fmac_f32 v59, v104, v99 :: v_dual_fmac_f32 v64, v107, v181
	v_dual_fmac_f32 v55, v110, v91 :: v_dual_fmac_f32 v56, v112, v100
	v_dual_fmac_f32 v46, v115, v179 :: v_dual_fmac_f32 v45, v116, v97
	v_fmac_f32_e32 v47, v115, v180
	v_dual_fmac_f32 v39, v117, v95 :: v_dual_fmac_f32 v40, v118, v92
	v_dual_fmac_f32 v37, v119, v178 :: v_dual_fmac_f32 v44, v121, v96
	v_dual_fmac_f32 v43, v121, v95 :: v_dual_fmac_f32 v42, v122, v90
	v_dual_fmac_f32 v41, v122, v89 :: v_dual_fmac_f32 v34, v125, v94
	v_dual_fmac_f32 v33, v125, v93 :: v_dual_fmac_f32 v64, v108, v100
	v_dual_fmac_f32 v54, v111, v179 :: v_dual_fmac_f32 v53, v112, v97
	v_dual_fmac_f32 v55, v111, v180 :: v_dual_fmac_f32 v46, v116, v98
	v_dual_fmac_f32 v47, v116, v99 :: v_dual_fmac_f32 v40, v119, v181
	v_fmac_f32_e32 v44, v122, v92
	v_fmac_f32_e32 v43, v122, v91
	v_dual_fmac_f32 v41, v123, v178 :: v_dual_fmac_f32 v36, v125, v96
	v_fmac_f32_e32 v34, v126, v90
	v_dual_fmac_f32 v33, v126, v89 :: v_dual_fmac_f32 v30, v129, v94
	v_dual_fmac_f32 v29, v129, v93 :: v_dual_fmac_f32 v54, v112, v98
	v_dual_fmac_f32 v55, v112, v99 :: v_dual_fmac_f32 v48, v115, v181
	v_dual_fmac_f32 v39, v118, v91 :: v_dual_fmac_f32 v40, v120, v100
	v_dual_fmac_f32 v42, v123, v179 :: v_dual_fmac_f32 v41, v124, v97
	v_fmac_f32_e32 v43, v123, v180
	v_dual_fmac_f32 v35, v125, v95 :: v_dual_fmac_f32 v36, v126, v92
	v_dual_fmac_f32 v33, v127, v178 :: v_dual_fmac_f32 v32, v129, v96
	v_dual_fmac_f32 v31, v129, v95 :: v_dual_fmac_f32 v30, v130, v90
	v_dual_fmac_f32 v29, v130, v89 :: v_dual_fmac_f32 v22, v133, v94
	v_dual_fmac_f32 v21, v133, v93 :: v_dual_fmac_f32 v48, v116, v100
	v_dual_fmac_f32 v38, v119, v179 :: v_dual_fmac_f32 v37, v120, v97
	v_dual_fmac_f32 v39, v119, v180 :: v_dual_fmac_f32 v42, v124, v98
	v_dual_fmac_f32 v43, v124, v99 :: v_dual_fmac_f32 v36, v127, v181
	v_fmac_f32_e32 v32, v130, v92
	v_fmac_f32_e32 v31, v130, v91
	v_dual_fmac_f32 v29, v131, v178 :: v_dual_fmac_f32 v24, v133, v96
	v_fmac_f32_e32 v22, v134, v90
	v_dual_fmac_f32 v21, v134, v89 :: v_dual_fmac_f32 v26, v137, v94
	v_dual_fmac_f32 v25, v137, v93 :: v_dual_fmac_f32 v38, v120, v98
	v_dual_fmac_f32 v39, v120, v99 :: v_dual_fmac_f32 v44, v123, v181
	v_dual_fmac_f32 v35, v126, v91 :: v_dual_fmac_f32 v36, v128, v100
	v_dual_fmac_f32 v30, v131, v179 :: v_dual_fmac_f32 v29, v132, v97
	v_fmac_f32_e32 v31, v131, v180
	v_dual_fmac_f32 v23, v133, v95 :: v_dual_fmac_f32 v24, v134, v92
	v_dual_fmac_f32 v21, v135, v178 :: v_dual_fmac_f32 v28, v137, v96
	v_dual_fmac_f32 v27, v137, v95 :: v_dual_fmac_f32 v26, v138, v90
	v_dual_fmac_f32 v25, v138, v89 :: v_dual_fmac_f32 v18, v141, v94
	v_dual_fmac_f32 v17, v141, v93 :: v_dual_fmac_f32 v44, v124, v100
	v_dual_fmac_f32 v34, v127, v179 :: v_dual_fmac_f32 v33, v128, v97
	v_dual_fmac_f32 v35, v127, v180 :: v_dual_fmac_f32 v30, v132, v98
	v_dual_fmac_f32 v31, v132, v99 :: v_dual_fmac_f32 v24, v135, v181
	v_fmac_f32_e32 v28, v138, v92
	v_fmac_f32_e32 v27, v138, v91
	v_dual_fmac_f32 v25, v139, v178 :: v_dual_fmac_f32 v20, v141, v96
	v_fmac_f32_e32 v18, v142, v90
	v_dual_fmac_f32 v17, v142, v89 :: v_dual_fmac_f32 v14, v145, v94
	v_dual_fmac_f32 v13, v145, v93 :: v_dual_fmac_f32 v34, v128, v98
	v_dual_fmac_f32 v35, v128, v99 :: v_dual_fmac_f32 v32, v131, v181
	v_dual_fmac_f32 v23, v134, v91 :: v_dual_fmac_f32 v24, v136, v100
	v_dual_fmac_f32 v26, v139, v179 :: v_dual_fmac_f32 v25, v140, v97
	v_fmac_f32_e32 v27, v139, v180
	v_dual_fmac_f32 v19, v141, v95 :: v_dual_fmac_f32 v20, v142, v92
	v_dual_fmac_f32 v17, v143, v178 :: v_dual_fmac_f32 v16, v145, v96
	v_dual_fmac_f32 v15, v145, v95 :: v_dual_fmac_f32 v14, v146, v90
	v_dual_fmac_f32 v13, v146, v89 :: v_dual_fmac_f32 v32, v132, v100
	v_dual_fmac_f32 v22, v135, v179 :: v_dual_fmac_f32 v21, v136, v97
	v_dual_fmac_f32 v23, v135, v180 :: v_dual_fmac_f32 v26, v140, v98
	v_dual_fmac_f32 v27, v140, v99 :: v_dual_fmac_f32 v20, v143, v181
	v_fmac_f32_e32 v16, v146, v92
	v_fmac_f32_e32 v15, v146, v91
	v_dual_fmac_f32 v13, v147, v178 :: v_dual_fmac_f32 v8, v149, v96
	v_dual_fmac_f32 v50, v81, v94 :: v_dual_fmac_f32 v49, v82, v89
	v_fmac_f32_e32 v22, v136, v98
	v_dual_fmac_f32 v23, v136, v99 :: v_dual_fmac_f32 v28, v139, v181
	v_dual_fmac_f32 v19, v142, v91 :: v_dual_fmac_f32 v20, v144, v100
	v_dual_fmac_f32 v14, v147, v179 :: v_dual_fmac_f32 v13, v148, v97
	v_dual_fmac_f32 v15, v147, v180 :: v_dual_fmac_f32 v6, v149, v94
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_fmac_f32 v5, v149, v93 :: v_dual_fmac_f32 v14, v148, v98
	v_dual_fmac_f32 v1, v173, v85 :: v_dual_fmac_f32 v50, v82, v90
	v_fmac_f32_e32 v2, v173, v86
	v_dual_fmac_f32 v49, v83, v178 :: v_dual_fmac_f32 v4, v173, v88
	v_fmac_f32_e32 v28, v140, v100
	v_dual_fmac_f32 v18, v143, v179 :: v_dual_fmac_f32 v17, v144, v97
	v_fmac_f32_e32 v19, v143, v180
	v_dual_fmac_f32 v7, v149, v95 :: v_dual_fmac_f32 v6, v150, v90
	v_fmac_f32_e32 v5, v150, v89
	v_dual_fmac_f32 v8, v150, v92 :: v_dual_fmac_f32 v15, v148, v99
	v_dual_fmac_f32 v50, v83, v179 :: v_dual_fmac_f32 v49, v84, v97
	v_dual_fmac_f32 v3, v173, v87 :: v_dual_fmac_f32 v18, v144, v98
	v_dual_fmac_f32 v19, v144, v99 :: v_dual_fmac_f32 v16, v147, v181
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v7, v150, v91 :: v_dual_fmac_f32 v8, v151, v181
	v_fmac_f32_e32 v6, v151, v179
	v_dual_fmac_f32 v5, v151, v178 :: v_dual_fmac_f32 v16, v148, v100
	v_dual_fmac_f32 v11, v153, v95 :: v_dual_fmac_f32 v2, v174, v94
	v_dual_fmac_f32 v1, v174, v93 :: v_dual_fmac_f32 v50, v84, v98
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v7, v151, v180 :: v_dual_fmac_f32 v6, v152, v98
	v_dual_fmac_f32 v5, v152, v97 :: v_dual_fmac_f32 v10, v153, v94
	v_dual_fmac_f32 v8, v152, v100 :: v_dual_fmac_f32 v9, v153, v93
	v_fmac_f32_e32 v2, v175, v90
	v_dual_fmac_f32 v4, v174, v96 :: v_dual_fmac_f32 v1, v175, v89
	v_fmac_f32_e32 v3, v174, v95
	v_dual_fmac_f32 v7, v152, v99 :: v_dual_fmac_f32 v12, v153, v96
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v4, v175, v92
	v_dual_fmac_f32 v10, v154, v90 :: v_dual_fmac_f32 v3, v175, v91
	v_dual_fmac_f32 v9, v154, v89 :: v_dual_fmac_f32 v2, v176, v179
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v10, v155, v179
	v_dual_fmac_f32 v12, v154, v92 :: v_dual_fmac_f32 v9, v155, v178
	v_fmac_f32_e32 v11, v154, v91
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v3, v176, v180 :: v_dual_fmac_f32 v2, v177, v98
	v_fmac_f32_e32 v12, v155, v181
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v4, v176, v181 :: v_dual_fmac_f32 v11, v155, v180
	v_fmac_f32_e32 v3, v177, v99
	v_fmac_f32_e32 v1, v176, v178
	v_fmac_f32_e32 v9, v156, v97
	v_fmac_f32_e32 v12, v156, v100
	v_dual_fmac_f32 v11, v156, v99 :: v_dual_fmac_f32 v4, v177, v100
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v10, v156, v98 :: v_dual_fmac_f32 v1, v177, v97
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v231, v[65:68]
	ds_store_b128 v231, v[69:72] offset:2048
	ds_store_b128 v231, v[73:76] offset:4096
	ds_store_b128 v231, v[77:80] offset:6144
	.loc	1 23 13                         ; matrices.py:23:13
	ds_store_b128 v231, v[158:161] offset:8192
	ds_store_b128 v231, v[162:165] offset:10240
	.loc	1 21 5                          ; matrices.py:21:5
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v1, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v45, 0
	v_dual_mov_b32 v56, 0 :: v_dual_mov_b32 v55, 0
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v53, 0
	v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v63, 0
	v_dual_mov_b32 v62, 0 :: v_dual_mov_b32 v61, 0
	v_dual_mov_b32 v60, 0 :: v_dual_mov_b32 v59, 0
	v_dual_mov_b32 v58, 0 :: v_dual_mov_b32 v57, 0
	v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v51, 0
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v49, 0
.LBB0_4:                                ; %Flow169
	s_clause 0x1
	s_load_b64 s[14:15], s[0:1], 0x18
	s_load_b32 s0, s[0:1], 0x2c
	.loc	1 21 5 is_stmt 1                ; matrices.py:21:5
	s_add_i32 s1, s2, 15
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
	v_lshl_add_u32 v165, v229, 4, 0
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[201:204], v228 offset:4240
	ds_load_b128 v[205:208], v228 offset:4224
	ds_load_b128 v[185:188], v228 offset:6160
	ds_load_b128 v[189:192], v228 offset:6144
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[117:120], v165 offset:9472
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[151:154], v228
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[97:100], v165 offset:8192
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[65:68], v228 offset:6384
	ds_load_b128 v[73:76], v228 offset:6368
	ds_load_b128 v[81:84], v228 offset:6352
	ds_load_b128 v[89:92], v228 offset:6336
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[101:104], v165 offset:8448
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[69:72], v228 offset:6320
	ds_load_b128 v[77:80], v228 offset:6304
	ds_load_b128 v[85:88], v228 offset:6288
	ds_load_b128 v[93:96], v228 offset:6272
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[105:108], v165 offset:8704
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[209:212], v228 offset:16
	ds_load_b128 v[125:128], v228 offset:6256
	ds_load_b128 v[141:144], v228 offset:6240
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[109:112], v165 offset:8960
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[169:172], v228 offset:6224
	ds_load_b128 v[173:176], v228 offset:6208
	ds_load_b128 v[177:180], v228 offset:6192
	ds_load_b128 v[181:184], v228 offset:6176
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[113:116], v165 offset:9216
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(19)
	v_fmac_f32_e32 v50, v151, v98
	v_fmac_f32_e32 v49, v151, v97
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[213:216], v228 offset:80
	ds_load_b128 v[218:221], v228 offset:64
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[121:124], v165 offset:9728
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[229:232], v228 offset:32
	ds_load_b128 v[233:236], v228 offset:48
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[133:136], v165 offset:9984
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[193:196], v228 offset:4336
	ds_load_b128 v[197:200], v228 offset:4320
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[129:132], v165 offset:10240
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(23)
	v_fmac_f32_e32 v50, v152, v102
	v_fmac_f32_e32 v49, v152, v101
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[161:164], v165 offset:10496
	ds_load_b128 v[157:160], v165 offset:10752
	ds_load_b128 v[145:148], v165 offset:11264
	ds_load_b128 v[137:140], v165 offset:11520
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(22)
	v_fmac_f32_e32 v50, v153, v106
	v_dual_fmac_f32 v49, v153, v105 :: v_dual_fmac_f32 v52, v151, v100
	v_fmac_f32_e32 v12, v93, v100
	v_fmac_f32_e32 v2, v89, v98
	s_waitcnt lgkmcnt(18)
	v_fmac_f32_e32 v50, v154, v110
	v_fmac_f32_e32 v49, v154, v109
	v_dual_fmac_f32 v51, v151, v99 :: v_dual_fmac_f32 v52, v152, v104
	v_fmac_f32_e32 v26, v205, v98
	s_waitcnt lgkmcnt(13)
	v_fmac_f32_e32 v50, v209, v114
	v_fmac_f32_e32 v49, v209, v113
	v_dual_fmac_f32 v51, v152, v103 :: v_dual_fmac_f32 v52, v153, v108
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[149:152], v165 offset:11008
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v50, v210, v118
	v_fmac_f32_e32 v49, v210, v117
	v_dual_fmac_f32 v51, v153, v107 :: v_dual_fmac_f32 v52, v154, v112
	s_waitcnt lgkmcnt(12)
	v_fmac_f32_e32 v58, v218, v98
	s_waitcnt lgkmcnt(11)
	v_fmac_f32_e32 v50, v211, v122
	v_fmac_f32_e32 v49, v211, v121
	v_dual_fmac_f32 v51, v154, v111 :: v_dual_fmac_f32 v52, v209, v116
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[153:156], v165 offset:12032
	ds_load_b128 v[165:168], v165 offset:11776
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(10)
	v_fmac_f32_e32 v50, v212, v134
	v_fmac_f32_e32 v49, v212, v133
	v_dual_fmac_f32 v59, v218, v99 :: v_dual_fmac_f32 v58, v219, v102
	v_fmac_f32_e32 v52, v210, v120
	s_waitcnt lgkmcnt(7)
	v_fmac_f32_e32 v50, v229, v130
	v_fmac_f32_e32 v51, v209, v115
	v_dual_fmac_f32 v49, v229, v129 :: v_dual_fmac_f32 v60, v218, v100
	v_fmac_f32_e32 v52, v211, v124
	s_waitcnt lgkmcnt(6)
	v_fmac_f32_e32 v50, v230, v162
	v_fmac_f32_e32 v51, v210, v119
	v_fmac_f32_e32 v49, v230, v161
	v_dual_fmac_f32 v57, v218, v97 :: v_dual_fmac_f32 v52, v212, v136
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v50, v231, v158
	v_fmac_f32_e32 v51, v211, v123
	v_fmac_f32_e32 v49, v231, v157
	v_fmac_f32_e32 v60, v219, v104
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v57, v219, v101 :: v_dual_fmac_f32 v50, v232, v150
	v_fmac_f32_e32 v51, v212, v135
	v_dual_fmac_f32 v49, v232, v149 :: v_dual_fmac_f32 v52, v229, v132
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v59, v219, v103 :: v_dual_fmac_f32 v50, v233, v146
	v_fmac_f32_e32 v51, v229, v131
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v49, v233, v145 :: v_dual_fmac_f32 v58, v220, v106
	v_fmac_f32_e32 v60, v220, v108
	v_fmac_f32_e32 v57, v220, v105
	v_fmac_f32_e32 v51, v230, v163
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v49, v234, v137
	v_dual_fmac_f32 v52, v230, v164 :: v_dual_fmac_f32 v59, v220, v107
	v_dual_fmac_f32 v60, v221, v112 :: v_dual_fmac_f32 v51, v231, v159
	v_fmac_f32_e32 v58, v221, v110
	v_dual_fmac_f32 v57, v221, v109 :: v_dual_fmac_f32 v50, v234, v138
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v59, v221, v111 :: v_dual_fmac_f32 v52, v231, v160
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v49, v235, v165 :: v_dual_fmac_f32 v58, v213, v114
	v_dual_fmac_f32 v51, v232, v151 :: v_dual_fmac_f32 v60, v213, v116
	v_fmac_f32_e32 v57, v213, v113
	v_fmac_f32_e32 v59, v213, v115
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[209:212], v228 offset:112
	ds_load_b128 v[218:221], v228 offset:96
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v58, v214, v118
	v_fmac_f32_e32 v60, v214, v120
	v_dual_fmac_f32 v57, v214, v117 :: v_dual_fmac_f32 v52, v232, v152
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v59, v214, v119 :: v_dual_fmac_f32 v58, v215, v122
	v_dual_fmac_f32 v60, v215, v124 :: v_dual_fmac_f32 v51, v233, v147
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v57, v215, v121
	v_dual_fmac_f32 v59, v215, v123 :: v_dual_fmac_f32 v58, v216, v134
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v60, v216, v136
	v_fmac_f32_e32 v49, v236, v153
	v_dual_fmac_f32 v57, v216, v133 :: v_dual_fmac_f32 v52, v233, v148
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v59, v216, v135 :: v_dual_fmac_f32 v50, v235, v166
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[213:216], v228 offset:144
	ds_load_b128 v[229:232], v228 offset:128
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v28, v205, v100 :: v_dual_fmac_f32 v57, v218, v129
	v_fmac_f32_e32 v58, v218, v130
	v_dual_fmac_f32 v51, v234, v139 :: v_dual_fmac_f32 v50, v236, v154
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v60, v218, v132 :: v_dual_fmac_f32 v57, v219, v161
	v_fmac_f32_e32 v52, v234, v140
	v_fmac_f32_e32 v58, v219, v162
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v51, v235, v167
	v_fmac_f32_e32 v59, v218, v131
	v_dual_fmac_f32 v57, v220, v157 :: v_dual_fmac_f32 v52, v235, v168
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v58, v220, v158
	v_dual_fmac_f32 v51, v236, v155 :: v_dual_fmac_f32 v60, v219, v164
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v57, v221, v149 :: v_dual_fmac_f32 v52, v236, v156
	v_dual_fmac_f32 v59, v219, v163 :: v_dual_fmac_f32 v58, v221, v150
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v61, v229, v97 :: v_dual_fmac_f32 v60, v220, v160
	v_fmac_f32_e32 v62, v229, v98
	v_fmac_f32_e32 v57, v209, v145
	v_dual_fmac_f32 v58, v209, v146 :: v_dual_fmac_f32 v61, v230, v101
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v59, v220, v159 :: v_dual_fmac_f32 v60, v221, v152
	v_fmac_f32_e32 v64, v229, v100
	v_dual_fmac_f32 v62, v230, v102 :: v_dual_fmac_f32 v61, v231, v105
	v_fmac_f32_e32 v57, v210, v137
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v59, v221, v151 :: v_dual_fmac_f32 v64, v230, v104
	v_dual_fmac_f32 v63, v229, v99 :: v_dual_fmac_f32 v62, v231, v106
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v61, v232, v109 :: v_dual_fmac_f32 v58, v210, v138
	v_fmac_f32_e32 v57, v211, v165
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v64, v231, v108 :: v_dual_fmac_f32 v63, v230, v103
	v_dual_fmac_f32 v61, v213, v113 :: v_dual_fmac_f32 v62, v232, v110
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[218:221], v228 offset:176
	ds_load_b128 v[233:236], v228 offset:160
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v64, v232, v112 :: v_dual_fmac_f32 v63, v231, v107
	v_dual_fmac_f32 v61, v214, v117 :: v_dual_fmac_f32 v58, v211, v166
	v_fmac_f32_e32 v62, v213, v114
	v_fmac_f32_e32 v59, v209, v147
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v63, v232, v111 :: v_dual_fmac_f32 v60, v209, v148
	v_dual_fmac_f32 v61, v215, v121 :: v_dual_fmac_f32 v62, v214, v118
	v_fmac_f32_e32 v57, v212, v153
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[229:232], v228 offset:192
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v58, v212, v154 :: v_dual_fmac_f32 v59, v210, v139
	v_fmac_f32_e32 v64, v213, v116
	v_dual_fmac_f32 v62, v215, v122 :: v_dual_fmac_f32 v63, v213, v115
	v_dual_fmac_f32 v61, v216, v133 :: v_dual_fmac_f32 v60, v210, v140
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v59, v211, v167 :: v_dual_fmac_f32 v64, v214, v120
	v_dual_fmac_f32 v62, v216, v134 :: v_dual_fmac_f32 v63, v214, v119
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v61, v233, v129 :: v_dual_fmac_f32 v60, v211, v168
	v_dual_fmac_f32 v59, v212, v155 :: v_dual_fmac_f32 v64, v215, v124
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v62, v233, v130 :: v_dual_fmac_f32 v63, v215, v123
	v_dual_fmac_f32 v61, v234, v161 :: v_dual_fmac_f32 v60, v212, v156
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v64, v216, v136
	v_dual_fmac_f32 v62, v234, v162 :: v_dual_fmac_f32 v63, v216, v135
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v61, v235, v157
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[209:212], v228 offset:208
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v64, v233, v132
	v_dual_fmac_f32 v62, v235, v158 :: v_dual_fmac_f32 v63, v233, v131
	v_fmac_f32_e32 v61, v236, v149
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v53, v229, v97 :: v_dual_fmac_f32 v64, v234, v164
	v_fmac_f32_e32 v54, v229, v98
	v_dual_fmac_f32 v62, v236, v150 :: v_dual_fmac_f32 v63, v234, v163
	v_dual_fmac_f32 v61, v218, v145 :: v_dual_fmac_f32 v56, v229, v100
	v_dual_fmac_f32 v53, v230, v101 :: v_dual_fmac_f32 v64, v235, v160
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v63, v235, v159 :: v_dual_fmac_f32 v54, v230, v102
	v_fmac_f32_e32 v55, v229, v99
	v_dual_fmac_f32 v53, v231, v105 :: v_dual_fmac_f32 v64, v236, v152
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v63, v236, v151 :: v_dual_fmac_f32 v56, v230, v104
	v_dual_fmac_f32 v54, v231, v106 :: v_dual_fmac_f32 v55, v230, v103
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[213:216], v228 offset:240
	ds_load_b128 v[233:236], v228 offset:224
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v61, v219, v137 :: v_dual_fmac_f32 v62, v218, v146
	v_fmac_f32_e32 v56, v231, v108
	v_dual_fmac_f32 v55, v231, v107 :: v_dual_fmac_f32 v54, v232, v110
	v_fmac_f32_e32 v53, v232, v109
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v61, v220, v165 :: v_dual_fmac_f32 v62, v219, v138
	v_fmac_f32_e32 v56, v232, v112
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v55, v232, v111 :: v_dual_fmac_f32 v54, v209, v114
	v_dual_fmac_f32 v53, v209, v113 :: v_dual_fmac_f32 v64, v218, v148
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v56, v209, v116
	v_dual_fmac_f32 v55, v209, v115 :: v_dual_fmac_f32 v54, v210, v118
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v53, v210, v117
	v_dual_fmac_f32 v61, v221, v153 :: v_dual_fmac_f32 v62, v220, v166
	v_fmac_f32_e32 v56, v210, v120
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v55, v210, v119 :: v_dual_fmac_f32 v54, v211, v122
	v_fmac_f32_e32 v53, v211, v121
	v_fmac_f32_e32 v64, v219, v140
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v56, v211, v124
	v_dual_fmac_f32 v55, v211, v123 :: v_dual_fmac_f32 v54, v212, v134
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v53, v212, v133
	v_dual_fmac_f32 v63, v218, v147 :: v_dual_fmac_f32 v56, v212, v136
	v_fmac_f32_e32 v62, v221, v154
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v54, v233, v130
	v_fmac_f32_e32 v53, v233, v129
	v_fmac_f32_e32 v55, v212, v135
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[209:212], v228 offset:2064
	ds_load_b128 v[229:232], v228 offset:2048
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v63, v219, v139 :: v_dual_fmac_f32 v54, v234, v162
	v_dual_fmac_f32 v53, v234, v161 :: v_dual_fmac_f32 v56, v233, v132
	v_fmac_f32_e32 v64, v220, v168
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v63, v220, v167 :: v_dual_fmac_f32 v54, v235, v158
	v_fmac_f32_e32 v53, v235, v157
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v55, v233, v131 :: v_dual_fmac_f32 v56, v234, v164
	v_dual_fmac_f32 v63, v221, v155 :: v_dual_fmac_f32 v54, v236, v150
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v53, v236, v149
	v_dual_fmac_f32 v55, v234, v163 :: v_dual_fmac_f32 v64, v221, v156
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v56, v235, v160
	v_fmac_f32_e32 v54, v213, v146
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v53, v213, v145
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v55, v235, v159 :: v_dual_fmac_f32 v46, v229, v98
	v_dual_fmac_f32 v45, v229, v97 :: v_dual_fmac_f32 v56, v236, v152
	v_fmac_f32_e32 v53, v214, v137
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v55, v236, v151 :: v_dual_fmac_f32 v46, v230, v102
	v_dual_fmac_f32 v45, v230, v101 :: v_dual_fmac_f32 v48, v229, v100
	v_dual_fmac_f32 v47, v229, v99 :: v_dual_fmac_f32 v54, v214, v138
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v46, v231, v106
	v_dual_fmac_f32 v45, v231, v105 :: v_dual_fmac_f32 v48, v230, v104
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v47, v230, v103
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[218:221], v228 offset:2096
	ds_load_b128 v[233:236], v228 offset:2080
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v53, v215, v165 :: v_dual_fmac_f32 v46, v232, v110
	v_dual_fmac_f32 v45, v232, v109 :: v_dual_fmac_f32 v48, v231, v108
	v_fmac_f32_e32 v47, v231, v107
	v_fmac_f32_e32 v54, v215, v166
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v46, v209, v114
	v_dual_fmac_f32 v45, v209, v113 :: v_dual_fmac_f32 v48, v232, v112
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v47, v232, v111
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[229:232], v228 offset:2112
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v46, v210, v118
	v_dual_fmac_f32 v45, v210, v117 :: v_dual_fmac_f32 v48, v209, v116
	v_fmac_f32_e32 v47, v209, v115
	v_dual_fmac_f32 v55, v213, v147 :: v_dual_fmac_f32 v46, v211, v122
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v45, v211, v121 :: v_dual_fmac_f32 v48, v210, v120
	v_dual_fmac_f32 v47, v210, v119 :: v_dual_fmac_f32 v56, v213, v148
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v46, v212, v134
	v_dual_fmac_f32 v45, v212, v133 :: v_dual_fmac_f32 v48, v211, v124
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v47, v211, v123
	v_fmac_f32_e32 v55, v214, v139
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v56, v214, v140 :: v_dual_fmac_f32 v45, v233, v129
	v_fmac_f32_e32 v48, v212, v136
	v_dual_fmac_f32 v47, v212, v135 :: v_dual_fmac_f32 v46, v233, v130
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v53, v216, v153 :: v_dual_fmac_f32 v56, v215, v168
	v_dual_fmac_f32 v55, v215, v167 :: v_dual_fmac_f32 v54, v216, v154
	v_fmac_f32_e32 v45, v234, v161
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[209:212], v228 offset:2128
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v46, v234, v162 :: v_dual_fmac_f32 v55, v216, v155
	v_dual_fmac_f32 v56, v216, v156 :: v_dual_fmac_f32 v45, v235, v157
	v_fmac_f32_e32 v48, v233, v132
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v37, v229, v97 :: v_dual_fmac_f32 v46, v235, v158
	v_fmac_f32_e32 v47, v233, v131
	v_fmac_f32_e32 v38, v229, v98
	v_dual_fmac_f32 v48, v234, v164 :: v_dual_fmac_f32 v45, v236, v149
	v_dual_fmac_f32 v37, v230, v101 :: v_dual_fmac_f32 v46, v236, v150
	v_fmac_f32_e32 v40, v229, v100
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v48, v235, v160 :: v_dual_fmac_f32 v47, v234, v163
	v_fmac_f32_e32 v45, v218, v145
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v37, v231, v105 :: v_dual_fmac_f32 v46, v218, v146
	v_dual_fmac_f32 v48, v236, v152 :: v_dual_fmac_f32 v47, v235, v159
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v45, v219, v137 :: v_dual_fmac_f32 v38, v230, v102
	v_dual_fmac_f32 v37, v232, v109 :: v_dual_fmac_f32 v40, v230, v104
	v_fmac_f32_e32 v39, v229, v99
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v47, v236, v151 :: v_dual_fmac_f32 v46, v219, v138
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v37, v209, v113 :: v_dual_fmac_f32 v38, v231, v106
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[213:216], v228 offset:2160
	ds_load_b128 v[233:236], v228 offset:2144
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v40, v231, v108 :: v_dual_fmac_f32 v39, v230, v103
	v_dual_fmac_f32 v37, v210, v117 :: v_dual_fmac_f32 v38, v232, v110
	v_fmac_f32_e32 v45, v220, v165
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v40, v232, v112
	v_dual_fmac_f32 v46, v220, v166 :: v_dual_fmac_f32 v37, v211, v121
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v39, v231, v107 :: v_dual_fmac_f32 v38, v209, v114
	v_fmac_f32_e32 v48, v218, v148
	v_dual_fmac_f32 v46, v221, v154 :: v_dual_fmac_f32 v37, v212, v133
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v39, v232, v111 :: v_dual_fmac_f32 v38, v210, v118
	v_fmac_f32_e32 v47, v218, v147
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[229:232], v228 offset:2176
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v45, v221, v153 :: v_dual_fmac_f32 v48, v219, v140
	v_dual_fmac_f32 v38, v211, v122 :: v_dual_fmac_f32 v39, v209, v115
	v_dual_fmac_f32 v47, v219, v139 :: v_dual_fmac_f32 v40, v209, v116
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v37, v233, v129 :: v_dual_fmac_f32 v38, v212, v134
	v_dual_fmac_f32 v39, v210, v119 :: v_dual_fmac_f32 v48, v220, v168
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v47, v220, v167 :: v_dual_fmac_f32 v40, v210, v120
	v_fmac_f32_e32 v37, v234, v161
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v39, v211, v123 :: v_dual_fmac_f32 v48, v221, v156
	v_fmac_f32_e32 v38, v233, v130
	v_dual_fmac_f32 v47, v221, v155 :: v_dual_fmac_f32 v40, v211, v124
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v37, v235, v157 :: v_dual_fmac_f32 v26, v206, v102
	v_dual_fmac_f32 v38, v234, v162 :: v_dual_fmac_f32 v39, v212, v135
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v40, v212, v136
	v_fmac_f32_e32 v37, v236, v149
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[209:212], v228 offset:2192
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v38, v235, v158 :: v_dual_fmac_f32 v39, v233, v131
	v_fmac_f32_e32 v40, v233, v132
	v_fmac_f32_e32 v37, v213, v145
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v42, v229, v98
	v_dual_fmac_f32 v38, v236, v150 :: v_dual_fmac_f32 v39, v234, v163
	v_fmac_f32_e32 v40, v234, v164
	v_dual_fmac_f32 v37, v214, v137 :: v_dual_fmac_f32 v44, v229, v100
	v_fmac_f32_e32 v41, v229, v97
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v39, v235, v159 :: v_dual_fmac_f32 v42, v230, v102
	v_dual_fmac_f32 v43, v229, v99 :: v_dual_fmac_f32 v40, v235, v160
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v41, v230, v101
	v_dual_fmac_f32 v39, v236, v151 :: v_dual_fmac_f32 v44, v230, v104
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v42, v231, v106 :: v_dual_fmac_f32 v43, v230, v103
	v_dual_fmac_f32 v40, v236, v152 :: v_dual_fmac_f32 v41, v231, v105
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v44, v231, v108
	v_dual_fmac_f32 v42, v232, v110 :: v_dual_fmac_f32 v43, v231, v107
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[218:221], v228 offset:2224
	ds_load_b128 v[233:236], v228 offset:2208
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v41, v232, v109
	v_fmac_f32_e32 v44, v232, v112
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v42, v209, v114 :: v_dual_fmac_f32 v43, v232, v111
	v_dual_fmac_f32 v37, v215, v165 :: v_dual_fmac_f32 v38, v213, v146
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v41, v209, v113 :: v_dual_fmac_f32 v42, v210, v118
	v_fmac_f32_e32 v44, v209, v116
	v_fmac_f32_e32 v43, v209, v115
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v39, v213, v147 :: v_dual_fmac_f32 v38, v214, v138
	v_dual_fmac_f32 v41, v210, v117 :: v_dual_fmac_f32 v42, v211, v122
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v44, v210, v120
	v_fmac_f32_e32 v43, v210, v119
	v_dual_fmac_f32 v37, v216, v153 :: v_dual_fmac_f32 v40, v213, v148
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v41, v211, v121 :: v_dual_fmac_f32 v42, v212, v134
	v_fmac_f32_e32 v44, v211, v124
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v43, v211, v123
	v_dual_fmac_f32 v38, v215, v166 :: v_dual_fmac_f32 v41, v212, v133
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v42, v233, v130
	v_fmac_f32_e32 v44, v212, v136
	v_fmac_f32_e32 v43, v212, v135
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[209:212], v228 offset:2256
	ds_load_b128 v[229:232], v228 offset:2240
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v41, v233, v129 :: v_dual_fmac_f32 v38, v216, v154
	v_dual_fmac_f32 v42, v234, v162 :: v_dual_fmac_f32 v43, v233, v131
	v_fmac_f32_e32 v39, v214, v139
	v_fmac_f32_e32 v40, v214, v140
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v41, v234, v161 :: v_dual_fmac_f32 v42, v235, v158
	v_dual_fmac_f32 v44, v233, v132 :: v_dual_fmac_f32 v39, v215, v167
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v40, v215, v168
	v_fmac_f32_e32 v41, v235, v157
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v43, v234, v163 :: v_dual_fmac_f32 v42, v236, v150
	v_dual_fmac_f32 v39, v216, v155 :: v_dual_fmac_f32 v44, v234, v164
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v41, v236, v149
	v_dual_fmac_f32 v40, v216, v156 :: v_dual_fmac_f32 v43, v235, v159
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v33, v229, v97 :: v_dual_fmac_f32 v44, v235, v160
	v_fmac_f32_e32 v42, v218, v146
	v_dual_fmac_f32 v41, v218, v145 :: v_dual_fmac_f32 v34, v229, v98
	v_dual_fmac_f32 v33, v230, v101 :: v_dual_fmac_f32 v44, v236, v152
	v_dual_fmac_f32 v43, v236, v151 :: v_dual_fmac_f32 v36, v229, v100
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v35, v229, v99 :: v_dual_fmac_f32 v34, v230, v102
	v_fmac_f32_e32 v33, v231, v105
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[213:216], v228 offset:2288
	ds_load_b128 v[233:236], v228 offset:2272
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v36, v230, v104
	v_dual_fmac_f32 v35, v230, v103 :: v_dual_fmac_f32 v34, v231, v106
	v_fmac_f32_e32 v33, v232, v109
	v_fmac_f32_e32 v41, v219, v137
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v36, v231, v108
	v_fmac_f32_e32 v35, v231, v107
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v42, v219, v138 :: v_dual_fmac_f32 v33, v209, v113
	v_fmac_f32_e32 v34, v232, v110
	v_fmac_f32_e32 v36, v232, v112
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v35, v232, v111 :: v_dual_fmac_f32 v44, v218, v148
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[229:232], v228 offset:4096
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v33, v210, v117 :: v_dual_fmac_f32 v42, v220, v166
	v_dual_fmac_f32 v43, v218, v147 :: v_dual_fmac_f32 v44, v219, v140
	v_fmac_f32_e32 v41, v220, v165
	v_dual_fmac_f32 v33, v211, v121 :: v_dual_fmac_f32 v34, v209, v114
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v43, v219, v139 :: v_dual_fmac_f32 v42, v221, v154
	v_dual_fmac_f32 v41, v221, v153 :: v_dual_fmac_f32 v44, v220, v168
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v33, v212, v133 :: v_dual_fmac_f32 v34, v210, v118
	v_dual_fmac_f32 v43, v220, v167 :: v_dual_fmac_f32 v36, v209, v116
	v_fmac_f32_e32 v35, v209, v115
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v44, v221, v156
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v34, v211, v122 :: v_dual_fmac_f32 v33, v233, v129
	v_dual_fmac_f32 v43, v221, v155 :: v_dual_fmac_f32 v36, v210, v120
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[218:221], v228 offset:4112
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v34, v212, v134 :: v_dual_fmac_f32 v33, v234, v161
	v_dual_fmac_f32 v35, v210, v119 :: v_dual_fmac_f32 v36, v211, v124
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v29, v229, v97
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v34, v233, v130
	v_dual_fmac_f32 v30, v229, v98 :: v_dual_fmac_f32 v35, v211, v123
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v36, v212, v136 :: v_dual_fmac_f32 v29, v230, v101
	v_dual_fmac_f32 v33, v235, v157 :: v_dual_fmac_f32 v34, v234, v162
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v35, v212, v135 :: v_dual_fmac_f32 v36, v233, v132
	v_dual_fmac_f32 v29, v231, v105 :: v_dual_fmac_f32 v30, v230, v102
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v33, v236, v149
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[209:212], v228 offset:4128
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v36, v234, v164 :: v_dual_fmac_f32 v29, v232, v109
	v_dual_fmac_f32 v30, v231, v106 :: v_dual_fmac_f32 v33, v213, v145
	v_dual_fmac_f32 v34, v235, v158 :: v_dual_fmac_f32 v35, v233, v131
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v36, v235, v160 :: v_dual_fmac_f32 v29, v218, v113
	v_fmac_f32_e32 v32, v229, v100
	v_dual_fmac_f32 v34, v236, v150 :: v_dual_fmac_f32 v35, v234, v163
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v36, v236, v152 :: v_dual_fmac_f32 v29, v219, v117
	v_dual_fmac_f32 v30, v232, v110 :: v_dual_fmac_f32 v31, v229, v99
	v_dual_fmac_f32 v35, v235, v159 :: v_dual_fmac_f32 v32, v230, v104
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v33, v214, v137 :: v_dual_fmac_f32 v36, v213, v148
	v_dual_fmac_f32 v30, v218, v114 :: v_dual_fmac_f32 v29, v220, v121
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v35, v236, v151 :: v_dual_fmac_f32 v32, v231, v108
	v_dual_fmac_f32 v31, v230, v103 :: v_dual_fmac_f32 v30, v219, v118
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v29, v221, v133
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[233:236], v228 offset:4144
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v32, v232, v112 :: v_dual_fmac_f32 v31, v231, v107
	v_fmac_f32_e32 v34, v213, v146
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v30, v220, v122 :: v_dual_fmac_f32 v29, v209, v129
	v_dual_fmac_f32 v33, v215, v165 :: v_dual_fmac_f32 v36, v214, v140
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_fmac_f32 v31, v232, v111 :: v_dual_fmac_f32 v30, v221, v134
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[229:232], v228 offset:4160
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v34, v214, v138
	v_fmac_f32_e32 v29, v210, v161
	v_dual_fmac_f32 v33, v216, v153 :: v_dual_fmac_f32 v30, v209, v130
	v_fmac_f32_e32 v36, v215, v168
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v34, v215, v166 :: v_dual_fmac_f32 v35, v213, v147
	v_dual_fmac_f32 v29, v211, v157 :: v_dual_fmac_f32 v30, v210, v162
	v_fmac_f32_e32 v32, v218, v116
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v34, v216, v154 :: v_dual_fmac_f32 v35, v214, v139
	v_fmac_f32_e32 v29, v212, v149
	v_fmac_f32_e32 v36, v216, v156
	v_dual_fmac_f32 v30, v211, v158 :: v_dual_fmac_f32 v31, v218, v115
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v35, v215, v167
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v29, v233, v145 :: v_dual_fmac_f32 v32, v219, v120
	v_fmac_f32_e32 v30, v212, v150
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v28, v206, v104 :: v_dual_fmac_f32 v35, v216, v155
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[213:216], v228 offset:4176
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v29, v234, v137 :: v_dual_fmac_f32 v22, v229, v98
	v_dual_fmac_f32 v31, v219, v119 :: v_dual_fmac_f32 v32, v220, v124
	v_dual_fmac_f32 v30, v233, v146 :: v_dual_fmac_f32 v29, v235, v165
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v22, v230, v102 :: v_dual_fmac_f32 v21, v229, v97
	v_dual_fmac_f32 v31, v220, v123 :: v_dual_fmac_f32 v32, v221, v136
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v30, v234, v138
	v_dual_fmac_f32 v22, v231, v106 :: v_dual_fmac_f32 v21, v230, v101
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v31, v221, v135
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[218:221], v228 offset:4192
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v32, v209, v132
	v_dual_fmac_f32 v22, v232, v110 :: v_dual_fmac_f32 v21, v231, v105
	v_dual_fmac_f32 v31, v209, v131 :: v_dual_fmac_f32 v30, v235, v166
	v_fmac_f32_e32 v32, v210, v164
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v22, v213, v114 :: v_dual_fmac_f32 v21, v232, v109
	v_dual_fmac_f32 v23, v229, v99 :: v_dual_fmac_f32 v30, v236, v154
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v32, v211, v160
	v_dual_fmac_f32 v22, v214, v118 :: v_dual_fmac_f32 v21, v213, v113
	v_fmac_f32_e32 v31, v210, v163
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v23, v230, v103 :: v_dual_fmac_f32 v32, v212, v152
	v_dual_fmac_f32 v22, v215, v122 :: v_dual_fmac_f32 v21, v214, v117
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v31, v211, v159
	v_dual_fmac_f32 v29, v236, v153 :: v_dual_fmac_f32 v32, v233, v148
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v22, v216, v134 :: v_dual_fmac_f32 v21, v215, v121
	v_fmac_f32_e32 v31, v212, v151
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[209:212], v228 offset:4208
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v23, v231, v107 :: v_dual_fmac_f32 v22, v218, v130
	v_dual_fmac_f32 v21, v216, v133 :: v_dual_fmac_f32 v24, v229, v100
	v_dual_fmac_f32 v31, v233, v147 :: v_dual_fmac_f32 v32, v234, v140
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v23, v232, v111 :: v_dual_fmac_f32 v22, v219, v162
	v_dual_fmac_f32 v24, v230, v104 :: v_dual_fmac_f32 v25, v205, v97
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v28, v207, v108 :: v_dual_fmac_f32 v23, v213, v115
	v_dual_fmac_f32 v22, v220, v158 :: v_dual_fmac_f32 v21, v218, v129
	v_fmac_f32_e32 v32, v235, v168
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v24, v231, v108 :: v_dual_fmac_f32 v23, v214, v119
	v_dual_fmac_f32 v22, v221, v150 :: v_dual_fmac_f32 v21, v219, v161
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v31, v234, v139 :: v_dual_fmac_f32 v32, v236, v156
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v23, v215, v123 :: v_dual_fmac_f32 v22, v209, v146
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v21, v220, v157
	v_dual_fmac_f32 v31, v235, v167 :: v_dual_fmac_f32 v24, v232, v112
	v_fmac_f32_e32 v26, v207, v106
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v22, v210, v138 :: v_dual_fmac_f32 v23, v216, v135
	v_fmac_f32_e32 v21, v221, v149
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v31, v236, v155 :: v_dual_fmac_f32 v24, v213, v116
	v_dual_fmac_f32 v22, v211, v166 :: v_dual_fmac_f32 v23, v218, v131
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v21, v209, v145
	v_dual_fmac_f32 v27, v205, v99 :: v_dual_fmac_f32 v26, v208, v110
	v_dual_fmac_f32 v24, v214, v120 :: v_dual_fmac_f32 v23, v219, v163
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v21, v210, v137
	v_dual_fmac_f32 v25, v206, v101 :: v_dual_fmac_f32 v28, v208, v112
	v_dual_fmac_f32 v24, v215, v124 :: v_dual_fmac_f32 v23, v220, v159
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v21, v211, v165
	v_fmac_f32_e32 v27, v206, v103
	v_dual_fmac_f32 v25, v207, v105 :: v_dual_fmac_f32 v22, v212, v154
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v23, v221, v151 :: v_dual_fmac_f32 v24, v216, v136
	v_dual_fmac_f32 v27, v207, v107 :: v_dual_fmac_f32 v26, v201, v114
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v25, v208, v109 :: v_dual_fmac_f32 v28, v201, v116
	v_fmac_f32_e32 v21, v212, v153
	v_dual_fmac_f32 v27, v208, v111 :: v_dual_fmac_f32 v26, v202, v118
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[205:208], v228 offset:4272
	ds_load_b128 v[213:216], v228 offset:4256
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v28, v202, v120 :: v_dual_fmac_f32 v23, v209, v147
	v_dual_fmac_f32 v25, v201, v113 :: v_dual_fmac_f32 v26, v203, v122
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v27, v201, v115 :: v_dual_fmac_f32 v28, v203, v124
	v_fmac_f32_e32 v23, v210, v139
	v_fmac_f32_e32 v24, v218, v132
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v26, v204, v134 :: v_dual_fmac_f32 v25, v202, v117
	v_dual_fmac_f32 v28, v204, v136 :: v_dual_fmac_f32 v27, v202, v119
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v23, v211, v167
	v_fmac_f32_e32 v24, v219, v164
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[229:232], v228 offset:4304
	ds_load_b128 v[233:236], v228 offset:4288
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v14, v189, v98
	v_dual_fmac_f32 v16, v189, v100 :: v_dual_fmac_f32 v23, v212, v155
	v_fmac_f32_e32 v24, v220, v160
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v26, v213, v130 :: v_dual_fmac_f32 v25, v203, v121
	v_dual_fmac_f32 v28, v213, v132 :: v_dual_fmac_f32 v27, v203, v123
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v24, v221, v152
	v_dual_fmac_f32 v26, v214, v162 :: v_dual_fmac_f32 v25, v204, v133
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v28, v214, v164 :: v_dual_fmac_f32 v27, v204, v135
	v_fmac_f32_e32 v24, v209, v148
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v26, v215, v158 :: v_dual_fmac_f32 v25, v213, v129
	v_dual_fmac_f32 v28, v215, v160 :: v_dual_fmac_f32 v27, v213, v131
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v24, v210, v140
	v_dual_fmac_f32 v26, v216, v150 :: v_dual_fmac_f32 v25, v214, v161
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v28, v216, v152 :: v_dual_fmac_f32 v27, v214, v163
	v_fmac_f32_e32 v24, v211, v168
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v26, v205, v146 :: v_dual_fmac_f32 v25, v215, v157
	v_dual_fmac_f32 v28, v205, v148 :: v_dual_fmac_f32 v27, v215, v159
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v24, v212, v156
	v_dual_fmac_f32 v26, v206, v138 :: v_dual_fmac_f32 v25, v216, v149
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v28, v206, v140 :: v_dual_fmac_f32 v27, v216, v151
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v17, v233, v97 :: v_dual_fmac_f32 v26, v207, v166
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v25, v205, v145
	v_fmac_f32_e32 v18, v233, v98
	v_fmac_f32_e32 v27, v205, v147
	v_dual_fmac_f32 v20, v233, v100 :: v_dual_fmac_f32 v17, v234, v101
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v25, v206, v137 :: v_dual_fmac_f32 v26, v208, v154
	v_fmac_f32_e32 v27, v206, v139
	v_dual_fmac_f32 v19, v233, v99 :: v_dual_fmac_f32 v18, v234, v102
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v25, v207, v165
	v_fmac_f32_e32 v28, v207, v168
	v_fmac_f32_e32 v27, v207, v167
	v_dual_fmac_f32 v13, v189, v97 :: v_dual_fmac_f32 v20, v234, v104
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v25, v208, v153
	v_fmac_f32_e32 v28, v208, v156
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v27, v208, v155
	v_dual_fmac_f32 v19, v234, v103 :: v_dual_fmac_f32 v18, v235, v106
	v_dual_fmac_f32 v13, v190, v101 :: v_dual_fmac_f32 v20, v235, v108
	v_fmac_f32_e32 v17, v235, v105
	v_dual_fmac_f32 v19, v235, v107 :: v_dual_fmac_f32 v18, v236, v110
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v13, v191, v105 :: v_dual_fmac_f32 v20, v236, v112
	v_dual_fmac_f32 v17, v236, v109 :: v_dual_fmac_f32 v6, v173, v98
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v18, v229, v114 :: v_dual_fmac_f32 v19, v236, v111
	v_dual_fmac_f32 v20, v229, v116 :: v_dual_fmac_f32 v13, v192, v109
	v_fmac_f32_e32 v14, v190, v102
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v18, v230, v118 :: v_dual_fmac_f32 v17, v229, v113
	v_dual_fmac_f32 v20, v230, v120 :: v_dual_fmac_f32 v19, v229, v115
	v_fmac_f32_e32 v16, v190, v104
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v18, v231, v122 :: v_dual_fmac_f32 v13, v185, v113
	v_dual_fmac_f32 v20, v231, v124 :: v_dual_fmac_f32 v17, v230, v117
	v_fmac_f32_e32 v6, v174, v102
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v18, v232, v134 :: v_dual_fmac_f32 v19, v230, v119
	v_dual_fmac_f32 v20, v232, v136 :: v_dual_fmac_f32 v13, v186, v117
	v_fmac_f32_e32 v14, v191, v106
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v18, v197, v130 :: v_dual_fmac_f32 v17, v231, v121
	v_dual_fmac_f32 v20, v197, v132 :: v_dual_fmac_f32 v19, v231, v123
	v_fmac_f32_e32 v16, v191, v108
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v18, v198, v162 :: v_dual_fmac_f32 v17, v232, v133
	v_dual_fmac_f32 v20, v198, v164 :: v_dual_fmac_f32 v19, v232, v135
	v_fmac_f32_e32 v6, v175, v106
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v18, v199, v158
	v_fmac_f32_e32 v13, v187, v121
	v_dual_fmac_f32 v20, v199, v160 :: v_dual_fmac_f32 v17, v197, v129
	v_fmac_f32_e32 v14, v192, v110
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v18, v200, v150
	v_fmac_f32_e32 v13, v188, v133
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v20, v200, v152 :: v_dual_fmac_f32 v17, v198, v161
	v_fmac_f32_e32 v16, v192, v112
	v_fmac_f32_e32 v18, v193, v146
	v_fmac_f32_e32 v19, v197, v131
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v20, v193, v148
	v_dual_fmac_f32 v13, v181, v129 :: v_dual_fmac_f32 v6, v176, v110
	v_fmac_f32_e32 v18, v194, v138
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v19, v198, v163
	v_fmac_f32_e32 v20, v194, v140
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v13, v182, v161 :: v_dual_fmac_f32 v14, v185, v114
	v_fmac_f32_e32 v18, v195, v166
	v_fmac_f32_e32 v17, v199, v157
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v20, v195, v168
	v_fmac_f32_e32 v19, v199, v159
	v_dual_fmac_f32 v13, v183, v157 :: v_dual_fmac_f32 v18, v196, v154
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v17, v200, v149
	v_fmac_f32_e32 v20, v196, v156
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v19, v200, v151
	v_dual_fmac_f32 v13, v184, v149 :: v_dual_fmac_f32 v16, v185, v116
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v17, v193, v145
	v_fmac_f32_e32 v15, v189, v99
	v_fmac_f32_e32 v19, v193, v147
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v13, v177, v145
	v_dual_fmac_f32 v6, v169, v114 :: v_dual_fmac_f32 v17, v194, v137
	v_fmac_f32_e32 v5, v173, v97
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v19, v194, v139
	v_fmac_f32_e32 v13, v178, v137
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v14, v186, v118 :: v_dual_fmac_f32 v17, v195, v165
	v_dual_fmac_f32 v16, v186, v120 :: v_dual_fmac_f32 v19, v195, v167
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v13, v179, v165
	v_dual_fmac_f32 v15, v190, v103 :: v_dual_fmac_f32 v14, v187, v122
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v17, v196, v153
	v_fmac_f32_e32 v19, v196, v155
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v13, v180, v153 :: v_dual_fmac_f32 v6, v170, v118
	v_dual_fmac_f32 v5, v174, v101 :: v_dual_fmac_f32 v16, v187, v124
	v_dual_fmac_f32 v15, v191, v107 :: v_dual_fmac_f32 v14, v188, v134
	v_fmac_f32_e32 v6, v171, v122
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v5, v175, v105 :: v_dual_fmac_f32 v16, v188, v136
	v_dual_fmac_f32 v15, v192, v111 :: v_dual_fmac_f32 v14, v181, v130
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v6, v172, v134
	v_dual_fmac_f32 v5, v176, v109 :: v_dual_fmac_f32 v16, v181, v132
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v185, v115 :: v_dual_fmac_f32 v14, v182, v162
	v_fmac_f32_e32 v6, v141, v130
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v5, v169, v113 :: v_dual_fmac_f32 v16, v182, v164
	v_dual_fmac_f32 v15, v186, v119 :: v_dual_fmac_f32 v14, v183, v158
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v6, v142, v162
	v_dual_fmac_f32 v5, v170, v117 :: v_dual_fmac_f32 v16, v183, v160
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v187, v123 :: v_dual_fmac_f32 v14, v184, v150
	v_fmac_f32_e32 v6, v143, v158
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v5, v171, v121 :: v_dual_fmac_f32 v16, v184, v152
	v_dual_fmac_f32 v15, v188, v135 :: v_dual_fmac_f32 v14, v177, v146
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v6, v144, v150
	v_dual_fmac_f32 v5, v172, v133 :: v_dual_fmac_f32 v16, v177, v148
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v181, v131 :: v_dual_fmac_f32 v14, v178, v138
	v_fmac_f32_e32 v6, v125, v146
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v5, v141, v129 :: v_dual_fmac_f32 v16, v178, v140
	v_dual_fmac_f32 v15, v182, v163 :: v_dual_fmac_f32 v14, v179, v166
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v6, v126, v138
	v_dual_fmac_f32 v5, v142, v161 :: v_dual_fmac_f32 v16, v179, v168
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v183, v159 :: v_dual_fmac_f32 v14, v180, v154
	v_fmac_f32_e32 v7, v173, v99
	v_dual_fmac_f32 v5, v143, v157 :: v_dual_fmac_f32 v16, v180, v156
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v184, v151 :: v_dual_fmac_f32 v8, v173, v100
	v_dual_fmac_f32 v10, v93, v98 :: v_dual_fmac_f32 v7, v174, v103
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v5, v144, v149
	v_fmac_f32_e32 v15, v177, v147
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v9, v93, v97 :: v_dual_fmac_f32 v8, v174, v104
	v_dual_fmac_f32 v11, v93, v99 :: v_dual_fmac_f32 v10, v94, v102
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v5, v125, v145
	v_fmac_f32_e32 v15, v178, v139
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v9, v94, v101 :: v_dual_fmac_f32 v8, v175, v108
	v_dual_fmac_f32 v11, v94, v103 :: v_dual_fmac_f32 v10, v95, v106
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v5, v126, v137
	v_fmac_f32_e32 v15, v179, v167
	v_fmac_f32_e32 v6, v127, v166
	v_dual_fmac_f32 v7, v175, v107 :: v_dual_fmac_f32 v8, v176, v112
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v5, v127, v165
	v_fmac_f32_e32 v15, v180, v155
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v6, v128, v154 :: v_dual_fmac_f32 v9, v95, v105
	v_fmac_f32_e32 v10, v96, v110
	v_fmac_f32_e32 v5, v128, v153
	v_dual_fmac_f32 v11, v95, v107 :: v_dual_fmac_f32 v8, v169, v116
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v7, v176, v111 :: v_dual_fmac_f32 v10, v85, v114
	v_fmac_f32_e32 v9, v96, v109
	v_dual_fmac_f32 v11, v96, v111 :: v_dual_fmac_f32 v8, v170, v120
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v7, v169, v115 :: v_dual_fmac_f32 v10, v86, v118
	v_fmac_f32_e32 v9, v85, v113
	v_fmac_f32_e32 v4, v89, v100
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v8, v171, v124 :: v_dual_fmac_f32 v11, v85, v115
	v_dual_fmac_f32 v10, v87, v122 :: v_dual_fmac_f32 v7, v170, v119
	v_fmac_f32_e32 v12, v94, v104
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v8, v172, v136 :: v_dual_fmac_f32 v9, v86, v117
	v_dual_fmac_f32 v10, v88, v134 :: v_dual_fmac_f32 v11, v86, v119
	v_fmac_f32_e32 v2, v90, v102
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v8, v141, v132 :: v_dual_fmac_f32 v7, v171, v123
	v_dual_fmac_f32 v10, v77, v130 :: v_dual_fmac_f32 v9, v87, v121
	v_fmac_f32_e32 v4, v90, v104
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v8, v142, v164 :: v_dual_fmac_f32 v7, v172, v135
	v_dual_fmac_f32 v10, v78, v162 :: v_dual_fmac_f32 v9, v88, v133
	v_fmac_f32_e32 v12, v95, v108
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v8, v143, v160
	v_fmac_f32_e32 v11, v87, v123
	v_dual_fmac_f32 v10, v79, v158 :: v_dual_fmac_f32 v7, v141, v131
	v_fmac_f32_e32 v2, v91, v106
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v8, v144, v152
	v_fmac_f32_e32 v11, v88, v135
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v10, v80, v150 :: v_dual_fmac_f32 v7, v142, v163
	v_fmac_f32_e32 v4, v91, v108
	v_fmac_f32_e32 v8, v125, v148
	v_fmac_f32_e32 v9, v77, v129
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v10, v69, v146
	v_dual_fmac_f32 v11, v77, v131 :: v_dual_fmac_f32 v12, v96, v112
	v_fmac_f32_e32 v8, v126, v140
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v9, v78, v161
	v_fmac_f32_e32 v10, v70, v138
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v11, v78, v163 :: v_dual_fmac_f32 v2, v92, v110
	v_fmac_f32_e32 v8, v127, v168
	v_fmac_f32_e32 v7, v143, v159
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v10, v71, v166
	v_fmac_f32_e32 v9, v79, v157
	v_dual_fmac_f32 v11, v79, v159 :: v_dual_fmac_f32 v8, v128, v156
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v7, v144, v151
	v_fmac_f32_e32 v10, v72, v154
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v9, v80, v149
	v_fmac_f32_e32 v11, v80, v151
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v4, v92, v112 :: v_dual_fmac_f32 v7, v125, v147
	v_fmac_f32_e32 v12, v85, v116
	v_fmac_f32_e32 v9, v69, v145
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v11, v69, v147
	v_dual_fmac_f32 v2, v81, v114 :: v_dual_fmac_f32 v7, v126, v139
	v_fmac_f32_e32 v1, v89, v97
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v9, v70, v137
	v_dual_fmac_f32 v11, v70, v139 :: v_dual_fmac_f32 v4, v81, v116
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v7, v127, v167
	v_fmac_f32_e32 v3, v89, v99
	v_fmac_f32_e32 v9, v71, v165
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v11, v71, v167 :: v_dual_fmac_f32 v12, v86, v120
	v_dual_fmac_f32 v7, v128, v155 :: v_dual_fmac_f32 v2, v82, v118
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v9, v72, v153
	v_fmac_f32_e32 v11, v72, v155
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v1, v90, v101 :: v_dual_fmac_f32 v12, v87, v124
	v_fmac_f32_e32 v4, v82, v120
	v_dual_fmac_f32 v3, v90, v103 :: v_dual_fmac_f32 v2, v83, v122
	v_dual_fmac_f32 v1, v91, v105 :: v_dual_fmac_f32 v12, v88, v136
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v4, v83, v124
	v_dual_fmac_f32 v3, v91, v107 :: v_dual_fmac_f32 v2, v84, v134
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v1, v92, v109 :: v_dual_fmac_f32 v12, v77, v132
	v_fmac_f32_e32 v4, v84, v136
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v3, v92, v111 :: v_dual_fmac_f32 v2, v73, v130
	v_dual_fmac_f32 v1, v81, v113 :: v_dual_fmac_f32 v12, v78, v164
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v4, v73, v132
	v_dual_fmac_f32 v3, v81, v115 :: v_dual_fmac_f32 v2, v74, v162
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v1, v82, v117 :: v_dual_fmac_f32 v12, v79, v160
	v_fmac_f32_e32 v4, v74, v164
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v3, v82, v119 :: v_dual_fmac_f32 v2, v75, v158
	v_dual_fmac_f32 v1, v83, v121 :: v_dual_fmac_f32 v12, v80, v152
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v4, v75, v160
	v_dual_fmac_f32 v3, v83, v123 :: v_dual_fmac_f32 v2, v76, v150
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v1, v84, v133 :: v_dual_fmac_f32 v12, v69, v148
	v_fmac_f32_e32 v4, v76, v152
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v3, v84, v135 :: v_dual_fmac_f32 v2, v65, v146
	v_dual_fmac_f32 v1, v73, v129 :: v_dual_fmac_f32 v12, v70, v140
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v4, v65, v148
	v_dual_fmac_f32 v3, v73, v131 :: v_dual_fmac_f32 v2, v66, v138
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v1, v74, v161 :: v_dual_fmac_f32 v12, v71, v168
	v_fmac_f32_e32 v4, v66, v140
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v3, v74, v163 :: v_dual_fmac_f32 v2, v67, v166
	v_dual_fmac_f32 v1, v75, v157 :: v_dual_fmac_f32 v12, v72, v156
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v3, v75, v159 :: v_dual_fmac_f32 v2, v68, v154
	v_fmac_f32_e32 v1, v76, v149
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v3, v76, v151
	v_fmac_f32_e32 v1, v65, v145
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v3, v65, v147
	v_fmac_f32_e32 v1, v66, v137
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v3, v66, v139
	v_fmac_f32_e32 v1, v67, v165
	v_fmac_f32_e32 v4, v67, v168
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v3, v67, v167
	v_fmac_f32_e32 v1, v68, v153
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v4, v68, v156
	v_fmac_f32_e32 v3, v68, v155
.LBB0_6:                                ; %._crit_edge._crit_edge
	.loc	1 28 5                          ; matrices.py:28:5
	v_lshlrev_b32_e32 v71, 8, v0
	.loc	1 15 11                         ; matrices.py:15:11
	v_or_b32_e32 v95, s13, v226
	.loc	1 28 5                          ; matrices.py:28:5
	v_lshlrev_b32_e32 v0, 4, v0
	.loc	1 28 78 is_stmt 0               ; matrices.py:28:78
	v_cmp_gt_i32_e64 s15, s15, v217
	.loc	1 28 5                          ; matrices.py:28:5
	v_and_b32_e32 v75, 0x770, v224
	v_and_b32_e32 v76, 0x800, v71
	v_and_b32_e32 v71, 0x1800, v71
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e32 vcc_lo, s14, v95
	.loc	1 28 5                          ; matrices.py:28:5
	v_and_b32_e32 v0, 0x70, v0
	s_lshl_b32 s1, s18, 2
	v_add3_u32 v75, 0, v76, v75
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, vcc_lo
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_nc_u32_e32 v71, 0, v71
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v75, v[49:52]
	ds_store_b128 v75, v[61:64] offset:128
	ds_store_b128 v75, v[57:60] offset:4096
	ds_store_b128 v75, v[53:56] offset:4224
	v_add3_u32 v71, v71, v0, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[49:52], v71
	ds_load_b128 v[53:56], v71 offset:512
	ds_load_b128 v[57:60], v71 offset:1024
	ds_load_b128 v[61:64], v71 offset:1536
	.loc	1 27 13 is_stmt 1               ; matrices.py:27:13
	s_mul_i32 s1, s0, s13
	v_mul_lo_u32 v96, v226, s0
	s_add_i32 s1, s1, s12
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v88, 16, v226
	.loc	1 27 13                         ; matrices.py:27:13
	v_or_b32_e32 v99, s1, v225
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v87, 24, v226
	.loc	1 27 13                         ; matrices.py:27:13
	v_mul_lo_u32 v97, v227, s0
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v65, 0x78, v226
	v_or_b32_e32 v66, 0x70, v226
	v_or_b32_e32 v67, 0x68, v226
	v_or_b32_e32 v68, 0x60, v226
	v_or_b32_e32 v74, 0x58, v226
	v_or_b32_e32 v0, 0x50, v226
	v_or_b32_e32 v76, 0x48, v226
	v_or_b32_e32 v77, 64, v226
	v_or_b32_e32 v78, 56, v226
	v_or_b32_e32 v84, 48, v226
	v_or_b32_e32 v85, 40, v226
	v_or_b32_e32 v86, 32, v226
	.loc	1 15 11 is_stmt 0               ; matrices.py:15:11
	v_or_b32_e32 v94, s13, v227
	v_or_b32_e32 v93, s13, v88
	.loc	1 27 13 is_stmt 1               ; matrices.py:27:13
	v_mul_lo_u32 v88, v88, s0
	.loc	1 28 5                          ; matrices.py:28:5
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v75, v[45:48]
	ds_store_b128 v75, v[41:44] offset:128
	ds_store_b128 v75, v[37:40] offset:4096
	ds_store_b128 v75, v[33:36] offset:4224
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[33:36], v71
	ds_load_b128 v[37:40], v71 offset:512
	ds_load_b128 v[41:44], v71 offset:1024
	ds_load_b128 v[45:48], v71 offset:1536
	.loc	1 15 11                         ; matrices.py:15:11
	v_or_b32_e32 v92, s13, v87
	.loc	1 27 13                         ; matrices.py:27:13
	v_mul_lo_u32 v87, v87, s0
	.loc	1 15 11                         ; matrices.py:15:11
	v_or_b32_e32 v69, s13, v65
	v_or_b32_e32 v70, s13, v66
	v_or_b32_e32 v72, s13, v67
	v_or_b32_e32 v73, s13, v68
	v_or_b32_e32 v79, s13, v74
	v_or_b32_e32 v81, s13, v76
	v_or_b32_e32 v82, s13, v77
	v_or_b32_e32 v83, s13, v78
	v_or_b32_e32 v89, s13, v84
	v_or_b32_e32 v90, s13, v85
	v_or_b32_e32 v91, s13, v86
	.loc	1 27 13                         ; matrices.py:27:13
	v_mul_lo_u32 v86, v86, s0
	v_mul_lo_u32 v85, v85, s0
	v_mul_lo_u32 v84, v84, s0
	v_mul_lo_u32 v78, v78, s0
	v_mul_lo_u32 v77, v77, s0
	v_mul_lo_u32 v76, v76, s0
	v_mul_lo_u32 v98, v0, s0
	v_mul_lo_u32 v74, v74, s0
	v_mul_lo_u32 v68, v68, s0
	.loc	1 28 5                          ; matrices.py:28:5
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v75, v[29:32]
	ds_store_b128 v75, v[25:28] offset:128
	ds_store_b128 v75, v[21:24] offset:4096
	ds_store_b128 v75, v[17:20] offset:4224
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[17:20], v71
	ds_load_b128 v[21:24], v71 offset:512
	ds_load_b128 v[25:28], v71 offset:1024
	ds_load_b128 v[29:32], v71 offset:1536
	.loc	1 27 13                         ; matrices.py:27:13
	v_mul_lo_u32 v67, v67, s0
	v_mul_lo_u32 v66, v66, s0
	v_mul_lo_u32 v65, v65, s0
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s0, s14, v94
	.loc	1 15 11                         ; matrices.py:15:11
	v_or_b32_e32 v80, s13, v0
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s1, s14, v93
	v_cmp_gt_i32_e64 s2, s14, v92
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	s_and_b32 s17, s17, 0xffff
	s_mov_b32 s19, 0x31027000
	s_mov_b32 s18, 0x7ffffffe
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s3, s14, v91
	v_cmp_gt_i32_e64 s4, s14, v90
	v_cmp_gt_i32_e64 s5, s14, v89
	v_cmp_gt_i32_e64 s6, s14, v83
	v_cmp_gt_i32_e64 s7, s14, v82
	v_cmp_gt_i32_e64 s8, s14, v81
	v_cmp_gt_i32_e64 s9, s14, v80
	v_cmp_gt_i32_e64 s10, s14, v79
	v_cmp_gt_i32_e64 s11, s14, v73
	v_cmp_gt_i32_e64 s12, s14, v72
	v_cmp_gt_i32_e64 s13, s14, v70
	v_cmp_gt_i32_e64 s14, s14, v69
	.loc	1 28 5                          ; matrices.py:28:5
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v75, v[13:16]
	ds_store_b128 v75, v[9:12] offset:128
	ds_store_b128 v75, v[5:8] offset:4096
	ds_store_b128 v75, v[1:4] offset:4224
	v_add_lshl_u32 v8, v99, v96, 2
	v_add_lshl_u32 v9, v99, v97, 2
	v_add_lshl_u32 v10, v99, v88, 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cndmask_b32_e32 v16, 0x80000000, v8, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, s0
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_gl0_inv
	v_cndmask_b32_e32 v69, 0x80000000, v9, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, s1
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b128 v[49:52], v16, s[16:19], 0 offen
	v_add_lshl_u32 v16, v99, v87, 2
	v_add_lshl_u32 v49, v99, v86, 2
	v_cndmask_b32_e32 v70, 0x80000000, v10, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, s2
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v50, v99, v85, 2
	v_cndmask_b32_e32 v16, 0x80000000, v16, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, s3
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v51, v99, v84, 2
	v_cndmask_b32_e32 v49, 0x80000000, v49, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, s4
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x3
	buffer_store_b128 v[53:56], v69, s[16:19], 0 offen
	buffer_store_b128 v[57:60], v70, s[16:19], 0 offen
	buffer_store_b128 v[61:64], v16, s[16:19], 0 offen
	buffer_store_b128 v[33:36], v49, s[16:19], 0 offen
	v_add_lshl_u32 v16, v99, v78, 2
	v_cndmask_b32_e32 v50, 0x80000000, v50, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, s5
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v33, v99, v77, 2
	v_cndmask_b32_e32 v51, 0x80000000, v51, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, s6
	.loc	1 28 5                          ; matrices.py:28:5
	ds_load_b128 v[0:3], v71
	ds_load_b128 v[4:7], v71 offset:512
	ds_load_b128 v[8:11], v71 offset:1024
	ds_load_b128 v[12:15], v71 offset:1536
	v_cndmask_b32_e32 v16, 0x80000000, v16, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, s7
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v34, v99, v76, 2
	v_cndmask_b32_e32 v33, 0x80000000, v33, vcc_lo
	v_add_lshl_u32 v35, v99, v98, 2
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, s8
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x3
	buffer_store_b128 v[37:40], v50, s[16:19], 0 offen
	buffer_store_b128 v[41:44], v51, s[16:19], 0 offen
	buffer_store_b128 v[45:48], v16, s[16:19], 0 offen
	buffer_store_b128 v[17:20], v33, s[16:19], 0 offen
	v_add_lshl_u32 v16, v99, v74, 2
	v_cndmask_b32_e32 v34, 0x80000000, v34, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, s9
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v17, v99, v68, 2
	v_cndmask_b32_e32 v35, 0x80000000, v35, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, s10
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v18, v99, v67, 2
	v_cndmask_b32_e32 v16, 0x80000000, v16, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, s11
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v19, v99, v66, 2
	v_cndmask_b32_e32 v17, 0x80000000, v17, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, s12
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v20, v99, v65, 2
	v_cndmask_b32_e32 v18, 0x80000000, v18, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, s13
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x1
	buffer_store_b128 v[21:24], v34, s[16:19], 0 offen
	buffer_store_b128 v[25:28], v35, s[16:19], 0 offen
	v_cndmask_b32_e32 v19, 0x80000000, v19, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s15, s14
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e32 v20, 0x80000000, v20, vcc_lo
	buffer_store_b128 v[29:32], v16, s[16:19], 0 offen
	s_waitcnt lgkmcnt(3)
	buffer_store_b128 v[0:3], v17, s[16:19], 0 offen
	s_waitcnt lgkmcnt(2)
	buffer_store_b128 v[4:7], v18, s[16:19], 0 offen
	s_waitcnt lgkmcnt(1)
	buffer_store_b128 v[8:11], v19, s[16:19], 0 offen
	s_waitcnt lgkmcnt(0)
	buffer_store_b128 v[12:15], v20, s[16:19], 0 offen
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
		.amdhsa_next_free_vgpr 237
		.amdhsa_next_free_sgpr 20
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
	.set .Lproduct.num_vgpr, 237
	.set .Lproduct.num_agpr, 0
	.set .Lproduct.numbered_sgpr, 20
	.set .Lproduct.num_named_barrier, 0
	.set .Lproduct.private_seg_size, 0
	.set .Lproduct.uses_vcc, 1
	.set .Lproduct.uses_flat_scratch, 0
	.set .Lproduct.has_dyn_sized_stack, 0
	.set .Lproduct.has_recursion, 0
	.set .Lproduct.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 13588
; TotalNumSgprs: 22
; NumVgprs: 237
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 29
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 237
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
    .max_flat_workgroup_size: 128
    .name:           product
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     237
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
