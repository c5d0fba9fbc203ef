	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	product                         ; -- Begin function product
	.p2align	8
	.type	product,@function
product:                                ; @product
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	.file	1 "triton" "matrices.py"
	.loc	1 23 13 prologue_end            ; matrices.py:23:13
	v_readfirstlane_b32 s11, v0
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v1, 31, v0
	s_clause 0x1
	s_load_b32 s24, s[0:1], 0x28
	s_load_b64 s[2:3], s[0:1], 0x20
	.loc	1 16 14                         ; matrices.py:16:14
	s_lshl_b32 s12, s15, 7
	s_clause 0x1
	s_load_b128 s[20:23], s[0:1], 0x0
	s_load_b64 s[8:9], s[0:1], 0x10
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_or_b32 v34, 0x60, s11, v1
	.loc	1 22 13                         ; matrices.py:22:13
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	.loc	1 23 13                         ; matrices.py:23:13
	s_mov_b32 s19, s7
	s_mov_b32 s18, s6
	.loc	1 19 18                         ; matrices.py:19:18
	v_and_b32_e32 v35, 0x70, v34
	.loc	1 15 11                         ; matrices.py:15:11
	s_lshl_b32 s13, s14, 7
	.loc	1 15 40 is_stmt 0               ; matrices.py:15:40
	v_lshrrev_b32_e32 v18, 2, v34
	.loc	1 22 13 is_stmt 1               ; matrices.py:22:13
	v_lshlrev_b32_e32 v34, 4, v34
	v_bfe_i32 v154, v0, 3, 1
	.loc	1 19 18                         ; matrices.py:19:18
	v_lshrrev_b32_e32 v157, 2, v35
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v35, 1, v35
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v19, 32, v18
	v_or_b32_e32 v20, 64, v18
	v_or_b32_e32 v21, 0x60, v18
	.loc	1 19 18                         ; matrices.py:19:18
	v_or_b32_e32 v2, 1, v157
	.loc	1 23 33                         ; matrices.py:23:33
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s2, v157
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v185, 15, v0
	.loc	1 19 18                         ; matrices.py:19:18
	v_or_b32_e32 v3, 2, v157
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_b32 s17, s23, 0xffff
	s_mov_b32 s16, s22
	.loc	1 18 12                         ; matrices.py:18:12
	s_mul_i32 s4, s3, s13
	.loc	1 19 13                         ; matrices.py:19:13
	v_lshl_or_b32 v1, v185, 3, s12
	.loc	1 22 13                         ; matrices.py:22:13
	s_and_b32 s5, s21, 0xffff
	v_lshlrev_b32_e32 v156, 3, v0
	v_lshlrev_b32_e32 v155, 6, v0
	.loc	1 15 40                         ; matrices.py:15:40
	s_and_b32 s14, s11, 32
	.loc	1 19 13                         ; matrices.py:19:13
	v_mad_u64_u32 v[145:146], null, v157, s24, v[1:2]
	v_mad_u64_u32 v[146:147], null, v2, s24, v[1:2]
	.loc	1 19 18 is_stmt 0               ; matrices.py:19:18
	v_or_b32_e32 v2, 3, v157
	s_mov_b32 s10, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 19 13                         ; matrices.py:19:13
	v_mad_u64_u32 v[147:148], null, v3, s24, v[1:2]
	v_mad_u64_u32 v[148:149], null, v2, s24, v[1:2]
	.loc	1 23 13 is_stmt 1               ; matrices.py:23:13
	v_lshlrev_b32_e32 v1, 1, v146
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_cndmask_b32 v6, 0x80000000, v1 :: v_dual_lshlrev_b32 v7, 1, v148
	v_lshlrev_b32_e32 v3, 1, v145
	buffer_load_b128 v[10:13], v6, s[16:19], 0 offen
	v_cndmask_b32_e32 v14, 0x80000000, v7, vcc_lo
	v_cndmask_b32_e32 v2, 0x80000000, v3, vcc_lo
	s_clause 0x1
	buffer_load_b128 v[14:17], v14, s[16:19], 0 offen
	buffer_load_b128 v[1:4], v2, s[16:19], 0 offen
	v_lshlrev_b32_e32 v5, 1, v147
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v5, 0x80000000, v5 :: v_dual_and_b32 v36, 3, v0
	.loc	1 18 44                         ; matrices.py:18:44
	v_lshlrev_b32_e32 v158, 3, v36
	.loc	1 23 13                         ; matrices.py:23:13
	buffer_load_b128 v[6:9], v5, s[16:19], 0 offen
	.loc	1 18 12                         ; matrices.py:18:12
	v_or_b32_e32 v5, s4, v158
	.loc	1 21 5                          ; matrices.py:21:5
	v_cmp_gt_i32_e32 vcc_lo, s2, v158
	.loc	1 22 13                         ; matrices.py:22:13
	s_mov_b32 s4, s20
	.loc	1 23 13                         ; matrices.py:23:13
	s_waitcnt vmcnt(3)
	v_lshrrev_b32_e32 v42, 16, v10
	v_lshrrev_b32_e32 v43, 16, v11
	v_lshrrev_b32_e32 v44, 16, v12
	v_lshrrev_b32_e32 v45, 16, v13
	s_waitcnt vmcnt(2)
	v_lshrrev_b32_e32 v46, 16, v14
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_e32 v38, 16, v3
	v_mov_b16_e32 v3.h, v12.l
	v_lshrrev_b32_e32 v47, 16, v15
	v_lshrrev_b32_e32 v48, 16, v16
	v_lshrrev_b32_e32 v49, 16, v17
	v_lshrrev_b32_e32 v40, 16, v4
	v_mov_b16_e32 v38.h, v44.l
	v_mov_b16_e32 v4.h, v13.l
	v_mov_b16_e32 v40.h, v45.l
	.loc	1 18 12                         ; matrices.py:18:12
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[149:150], null, v18, s3, v[5:6]
	v_mad_u64_u32 v[150:151], null, v19, s3, v[5:6]
	v_mad_u64_u32 v[151:152], null, v20, s3, v[5:6]
	v_mad_u64_u32 v[152:153], null, v21, s3, v[5:6]
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v41, 16, v9
	v_mov_b16_e32 v9.h, v17.l
	v_lshlrev_b32_e32 v153, 6, v185
	.loc	1 15 40                         ; matrices.py:15:40
	s_and_b32 s3, s11, 64
	.loc	1 21 5                          ; matrices.py:21:5
	s_sub_i32 s11, s2, 32
	.loc	1 22 13                         ; matrices.py:22:13
	v_lshlrev_b32_e32 v18, 1, v150
	v_lshlrev_b32_e32 v5, 1, v149
	v_lshlrev_b32_e32 v20, 1, v152
	v_lshlrev_b32_e32 v19, 1, v151
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_lt_i32 s11, 1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 22 13                         ; matrices.py:22:13
	v_dual_cndmask_b32 v22, 0x80000000, v18 :: v_dual_cndmask_b32 v5, 0x80000000, v5
	v_cndmask_b32_e32 v30, 0x80000000, v20, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v26, 0x80000000, v19, vcc_lo
	s_clause 0x3
	buffer_load_b128 v[18:21], v5, s[4:7], 0 offen
	buffer_load_b128 v[22:25], v22, s[4:7], 0 offen
	buffer_load_b128 v[26:29], v26, s[4:7], 0 offen
	buffer_load_b128 v[30:33], v30, s[4:7], 0 offen
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshlrev_b32_e32 v5, 4, v36
	.loc	1 22 13                         ; matrices.py:22:13
	v_lshlrev_b32_e32 v36, 1, v0
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v39, 16, v8
	v_mov_b16_e32 v8.h, v16.l
	v_mov_b16_e32 v39.h, v48.l
	v_xor_b32_e32 v5, v35, v5
	.loc	1 22 13                         ; matrices.py:22:13
	v_and_b32_e32 v35, 48, v36
	.loc	1 23 13                         ; matrices.py:23:13
	v_mov_b16_e32 v41.h, v49.l
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshl_or_b32 v5, v185, 9, v5
	.loc	1 22 13                         ; matrices.py:22:13
	v_xor_b32_e32 v34, v34, v35
	s_delay_alu instid0(VALU_DEP_2)
	v_xor_b32_e32 v35, 16, v5
	v_xor_b32_e32 v36, 32, v5
	v_xor_b32_e32 v37, 48, v5
	.loc	1 23 13                         ; matrices.py:23:13
	v_add_nc_u32_e32 v5, 0, v5
	.loc	1 22 13                         ; matrices.py:22:13
	v_add_nc_u32_e32 v159, 0, v34
	.loc	1 23 13                         ; matrices.py:23:13
	v_add_nc_u32_e32 v35, 0, v35
	v_add_nc_u32_e32 v36, 0, v36
	v_lshrrev_b32_e32 v34, 16, v1
	v_mov_b16_e32 v1.h, v10.l
	v_add_nc_u32_e32 v37, 0, v37
	v_add_nc_u32_e32 v161, 0x2000, v35
	v_lshrrev_b32_e32 v35, 16, v6
	v_add_nc_u32_e32 v160, 0x2000, v5
	v_add_nc_u32_e32 v162, 0x2000, v36
	v_lshrrev_b32_e32 v36, 16, v2
	v_mov_b16_e32 v6.h, v14.l
	v_mov_b16_e32 v2.h, v11.l
	v_mov_b32_e32 v5, v1
	v_mov_b16_e32 v35.h, v46.l
	v_mov_b16_e32 v34.h, v42.l
	v_add_nc_u32_e32 v163, 0x2000, v37
	v_lshrrev_b32_e32 v37, 16, v7
	v_mov_b16_e32 v7.h, v15.l
	v_mov_b16_e32 v37.h, v47.l
	v_mov_b16_e32 v36.h, v43.l
	ds_store_2addr_b64 v160, v[5:6], v[34:35] offset1:8
	v_dual_mov_b32 v6, v2 :: v_dual_mov_b32 v5, v9
	ds_store_2addr_b64 v161, v[6:7], v[36:37] offset0:16 offset1:24
	v_mov_b32_e32 v7, v3
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(3)
	ds_store_b128 v159, v[18:21]
	s_waitcnt vmcnt(2)
	ds_store_b128 v159, v[22:25] offset:2048
	s_waitcnt vmcnt(1)
	ds_store_b128 v159, v[26:29] offset:4096
	s_waitcnt vmcnt(0)
	ds_store_b128 v159, v[30:33] offset:6144
	.loc	1 23 13                         ; matrices.py:23:13
	ds_store_2addr_b64 v162, v[7:8], v[38:39] offset0:32 offset1:40
	ds_store_2addr_b64 v163, v[4:5], v[40:41] offset0:48 offset1:56
	.loc	1 21 5                          ; matrices.py:21:5
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 26 18                         ; matrices.py:26:18
	s_lshl_b32 s15, s24, 5
	s_lshl_b32 s20, s3, 4
	v_mov_b32_e32 v105, 0
	v_and_b32_e32 v1, 48, v156
	s_cmp_eq_u32 s14, 0
	s_cselect_b32 s21, 0, 0x420
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_e32 v106, v105
	v_and_or_b32 v2, 0x1c0, v155, v1
	v_and_or_b32 v3, 0x210, v154, s21
	v_or3_b32 v164, s20, v153, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v165, v3, v2
	v_xor_b32_e32 v1, 16, v164
	v_xor_b32_e32 v2, 32, v164
	v_xor_b32_e32 v3, 48, v164
	s_delay_alu instid0(VALU_DEP_4)
	v_xor_b32_e32 v4, 16, v165
	v_xor_b32_e32 v5, 32, v165
	v_xor_b32_e32 v6, 48, v165
	v_add_nc_u32_e32 v166, 0, v1
	v_dual_mov_b32 v108, v105 :: v_dual_add_nc_u32 v167, 0, v2
	v_dual_mov_b32 v107, v105 :: v_dual_add_nc_u32 v168, 0, v3
	v_dual_mov_b32 v110, v105 :: v_dual_add_nc_u32 v169, 0, v4
	v_dual_mov_b32 v109, v105 :: v_dual_add_nc_u32 v170, 0, v5
	v_dual_mov_b32 v112, v105 :: v_dual_add_nc_u32 v171, 0, v6
	v_mov_b32_e32 v111, v105
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
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 21 5                          ; matrices.py:21:5
	s_add_i32 s10, s10, 32
	.loc	1 26 9                          ; matrices.py:26:9
	v_add_nc_u32_e32 v145, s15, v145
	.loc	1 22 48                         ; matrices.py:22:48
	s_sub_i32 s20, s2, s10
	.loc	1 26 9                          ; matrices.py:26:9
	v_add_nc_u32_e32 v146, s15, v146
	.loc	1 22 32                         ; matrices.py:22:32
	v_cmp_gt_i32_e32 vcc_lo, s20, v158
	.loc	1 25 9                          ; matrices.py:25:9
	v_add_nc_u32_e32 v150, 32, v150
	v_add_nc_u32_e32 v152, 32, v152
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshlrev_b32_e32 v182, 1, v145
	.loc	1 22 13                         ; matrices.py:22:13
	v_add_nc_u32_e32 v180, 0, v164
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshlrev_b32_e32 v183, 1, v146
	.loc	1 22 13                         ; matrices.py:22:13
	v_lshlrev_b32_e32 v130, 1, v150
	.loc	1 25 9                          ; matrices.py:25:9
	v_add_nc_u32_e32 v149, 32, v149
	.loc	1 22 13                         ; matrices.py:22:13
	v_lshlrev_b32_e32 v132, 1, v152
	.loc	1 25 9                          ; matrices.py:25:9
	v_add_nc_u32_e32 v151, 32, v151
	.loc	1 26 9                          ; matrices.py:26:9
	v_add_nc_u32_e32 v148, s15, v148
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 22 13                         ; matrices.py:22:13
	v_dual_cndmask_b32 v130, 0x80000000, v130 :: v_dual_lshlrev_b32 v129, 1, v149
	v_dual_cndmask_b32 v132, 0x80000000, v132 :: v_dual_lshlrev_b32 v131, 1, v151
	.loc	1 26 9                          ; matrices.py:26:9
	v_add_nc_u32_e32 v147, s15, v147
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_lt_i32 s10, s11
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 22 13                         ; matrices.py:22:13
	v_cndmask_b32_e32 v129, 0x80000000, v129, vcc_lo
	v_cndmask_b32_e32 v131, 0x80000000, v131, vcc_lo
	s_clause 0x3
	buffer_load_b128 v[133:136], v129, s[4:7], 0 offen
	buffer_load_b128 v[137:140], v130, s[4:7], 0 offen
	buffer_load_b128 v[141:144], v131, s[4:7], 0 offen
	buffer_load_b128 v[129:132], v132, s[4:7], 0 offen
	.loc	1 23 33                         ; matrices.py:23:33
	v_cmp_gt_i32_e32 vcc_lo, s20, v157
	.loc	1 23 13 is_stmt 0               ; matrices.py:23:13
	v_add_nc_u32_e32 v181, 0, v165
	.loc	1 22 13 is_stmt 1               ; matrices.py:22:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[172:175], v180
	ds_load_b128 v[176:179], v166
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[190:193], v169 offset:8192
	ds_load_b128 v[186:189], v181 offset:8192
	ds_load_b128 v[194:197], v181 offset:10240
	ds_load_b128 v[198:201], v169 offset:10240
	ds_load_b128 v[206:209], v169 offset:12288
	ds_load_b128 v[202:205], v181 offset:12288
	ds_load_b128 v[210:213], v181 offset:14336
	ds_load_b128 v[214:217], v169 offset:14336
	v_lshlrev_b32_e32 v181, 1, v147
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[105:112], v[186:193], v[172:179], v[105:112]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[121:128], v[194:201], v[172:179], v[121:128]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[113:120], v[202:209], v[172:179], v[113:120]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[97:104], v[210:217], v[172:179], v[97:104]
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[172:175], v180 offset:2048
	ds_load_b128 v[176:179], v166 offset:2048
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[89:96], v[186:193], v[172:179], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[194:201], v[172:179], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[202:209], v[172:179], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[210:217], v[172:179], v[65:72]
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[176:179], v166 offset:4096
	ds_load_b128 v[172:175], v180 offset:4096
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[186:193], v[172:179], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[194:201], v[172:179], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[202:209], v[172:179], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[210:217], v[172:179], v[33:40]
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[172:175], v180 offset:6144
	ds_load_b128 v[176:179], v166 offset:6144
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshlrev_b32_e32 v180, 1, v148
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e32 v180, 0x80000000, v180, vcc_lo
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[186:193], v[172:179], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[194:201], v[172:179], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[202:209], v[172:179], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[210:217], v[172:179], v[1:8]
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[172:175], v167
	ds_load_b128 v[176:179], v168
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[190:193], v171 offset:8192
	ds_load_b128 v[186:189], v170 offset:8192
	ds_load_b128 v[194:197], v170 offset:10240
	ds_load_b128 v[198:201], v171 offset:10240
	ds_load_b128 v[206:209], v171 offset:12288
	ds_load_b128 v[202:205], v170 offset:12288
	ds_load_b128 v[210:213], v170 offset:14336
	ds_load_b128 v[214:217], v171 offset:14336
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[105:112], v[186:193], v[172:179], v[105:112]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[121:128], v[194:201], v[172:179], v[121:128]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[113:120], v[202:209], v[172:179], v[113:120]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[97:104], v[210:217], v[172:179], v[97:104]
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[172:175], v167 offset:2048
	ds_load_b128 v[176:179], v168 offset:2048
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[89:96], v[186:193], v[172:179], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[194:201], v[172:179], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[202:209], v[172:179], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[210:217], v[172:179], v[65:72]
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[176:179], v168 offset:4096
	ds_load_b128 v[172:175], v167 offset:4096
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[186:193], v[172:179], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[194:201], v[172:179], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[202:209], v[172:179], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[210:217], v[172:179], v[33:40]
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[172:175], v167 offset:6144
	ds_load_b128 v[176:179], v168 offset:6144
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[186:193], v[172:179], v[25:32]
	.loc	1 23 13                         ; matrices.py:23:13
	v_dual_cndmask_b32 v186, 0x80000000, v181 :: v_dual_cndmask_b32 v187, 0x80000000, v182
	v_cndmask_b32_e32 v188, 0x80000000, v183, vcc_lo
	.loc	1 24 17                         ; matrices.py:24:17
	v_wmma_f32_16x16x16_f16 v[17:24], v[194:201], v[172:179], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[202:209], v[172:179], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[210:217], v[172:179], v[1:8]
	.loc	1 23 13                         ; matrices.py:23:13
	s_clause 0x3
	buffer_load_b128 v[181:184], v180, s[16:19], 0 offen
	buffer_load_b128 v[173:176], v186, s[16:19], 0 offen
	buffer_load_b128 v[177:180], v187, s[16:19], 0 offen
	buffer_load_b128 v[186:189], v188, s[16:19], 0 offen
	s_waitcnt vmcnt(3)
	v_lshrrev_b32_e32 v172, 16, v181
	s_waitcnt vmcnt(2)
	v_lshrrev_b32_e32 v191, 16, v173
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_e32 v190, 16, v177
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v196, 16, v186
	v_mov_b16_e64 v177.h, v186.l
	v_mov_b16_e64 v173.h, v181.l
	v_lshrrev_b32_e32 v181, 16, v182
	v_lshrrev_b32_e32 v192, 16, v178
	v_lshrrev_b32_e32 v197, 16, v187
	v_mov_b16_e64 v178.h, v187.l
	v_mov_b16_e64 v191.h, v172.l
	v_mov_b16_e64 v190.h, v196.l
	v_mov_b32_e32 v172, v177
	v_lshrrev_b32_e32 v193, 16, v174
	.loc	1 22 13                         ; matrices.py:22:13
	s_barrier
	buffer_gl0_inv
	.loc	1 23 13                         ; matrices.py:23:13
	v_mov_b16_e64 v174.h, v182.l
	v_lshrrev_b32_e32 v186, 16, v183
	v_lshrrev_b32_e32 v195, 16, v175
	v_mov_b16_e64 v175.h, v183.l
	v_lshrrev_b32_e32 v183, 16, v176
	v_mov_b16_e64 v176.h, v184.l
	v_lshrrev_b32_e32 v194, 16, v179
	v_lshrrev_b32_e32 v187, 16, v188
	v_mov_b16_e64 v179.h, v188.l
	v_mov_b16_e64 v193.h, v181.l
	v_mov_b16_e64 v192.h, v197.l
	ds_store_2addr_b64 v160, v[172:173], v[190:191] offset1:8
	v_mov_b32_e32 v173, v178
	v_lshrrev_b32_e32 v184, 16, v184
	v_lshrrev_b32_e32 v177, 16, v189
	v_lshrrev_b32_e32 v182, 16, v180
	v_mov_b16_e64 v195.h, v186.l
	v_mov_b16_e64 v194.h, v187.l
	v_mov_b32_e32 v181, v176
	ds_store_2addr_b64 v161, v[173:174], v[192:193] offset0:16 offset1:24
	v_mov_b32_e32 v174, v179
	v_mov_b16_e64 v180.h, v189.l
	v_mov_b16_e64 v183.h, v184.l
	v_mov_b16_e64 v182.h, v177.l
	.loc	1 22 13                         ; matrices.py:22:13
	ds_store_b128 v159, v[133:136]
	ds_store_b128 v159, v[137:140] offset:2048
	ds_store_b128 v159, v[141:144] offset:4096
	.loc	1 23 13                         ; matrices.py:23:13
	ds_store_2addr_b64 v162, v[174:175], v[194:195] offset0:32 offset1:40
	ds_store_2addr_b64 v163, v[180:181], v[182:183] offset0:48 offset1:56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_store_b128 v159, v[129:132] offset:6144
	.loc	1 21 5                          ; matrices.py:21:5
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
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
.LBB0_4:                                ; %Flow210
	s_clause 0x1
	s_load_b64 s[10:11], s[0:1], 0x18
	s_load_b32 s0, s[0:1], 0x2c
	.loc	1 21 5 is_stmt 1                ; matrices.py:21:5
	s_add_i32 s1, s2, 31
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt lgkmcnt(0)
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_lt_i32 s1, 32
	.loc	1 22 13                         ; matrices.py:22:13
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_6
; %bb.5:
	v_and_b32_e32 v129, 48, v156
	.loc	1 23 13                         ; matrices.py:23:13
	s_cmp_eq_u32 s14, 0
	s_cselect_b32 s1, 0, 0x420
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_and_or_b32 v130, 0x210, v154, s1
	v_and_or_b32 v131, 0x1c0, v155, v129
	.loc	1 22 13                         ; matrices.py:22:13
	s_lshl_b32 s1, s3, 4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_or3_b32 v137, s1, v153, v129
	.loc	1 23 13                         ; matrices.py:23:13
	v_xor_b32_e32 v138, v130, v131
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 22 13                         ; matrices.py:22:13
	v_xad_u32 v218, v137, 16, 0
	v_add_nc_u32_e32 v219, 0, v137
	.loc	1 23 13                         ; matrices.py:23:13
	v_xad_u32 v129, v138, 16, 0
	v_add_nc_u32_e32 v130, 0, v138
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[190:193], v218
	ds_load_b128 v[186:189], v219
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[181:184], v129 offset:10240
	ds_load_b128 v[198:201], v129 offset:8192
	ds_load_b128 v[177:180], v130 offset:10240
	ds_load_b128 v[194:197], v130 offset:8192
	ds_load_b128 v[133:136], v129 offset:14336
	ds_load_b128 v[157:160], v129 offset:12288
	ds_load_b128 v[153:156], v130 offset:12288
	ds_load_b128 v[129:132], v130 offset:14336
	v_xad_u32 v161, v138, 48, 0
	v_xad_u32 v162, v138, 32, 0
	.loc	1 22 13                         ; matrices.py:22:13
	v_xad_u32 v221, v137, 32, 0
	v_xad_u32 v220, v137, 48, 0
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[141:144], v161 offset:10240
	ds_load_b128 v[149:152], v161 offset:8192
	ds_load_b128 v[137:140], v162 offset:10240
	ds_load_b128 v[145:148], v162 offset:8192
	ds_load_b128 v[165:168], v161 offset:14336
	ds_load_b128 v[173:176], v161 offset:12288
	ds_load_b128 v[169:172], v162 offset:12288
	ds_load_b128 v[161:164], v162 offset:14336
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[206:209], v218 offset:2048
	ds_load_b128 v[202:205], v219 offset:2048
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(15)
	v_wmma_f32_16x16x16_f16 v[121:128], v[177:184], v[186:193], v[121:128]
	s_waitcnt lgkmcnt(14)
	v_wmma_f32_16x16x16_f16 v[105:112], v[194:201], v[186:193], v[105:112]
	s_waitcnt lgkmcnt(11)
	v_wmma_f32_16x16x16_f16 v[113:120], v[153:160], v[186:193], v[113:120]
	s_waitcnt lgkmcnt(10)
	v_wmma_f32_16x16x16_f16 v[97:104], v[129:136], v[186:193], v[97:104]
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[186:189], v221
	ds_load_b128 v[190:193], v220
	ds_load_b128 v[214:217], v220 offset:2048
	ds_load_b128 v[210:213], v221 offset:2048
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[89:96], v[194:201], v[202:209], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[177:184], v[202:209], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[153:160], v[202:209], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[129:136], v[202:209], v[65:72]
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[206:209], v218 offset:6144
	ds_load_b128 v[202:205], v219 offset:6144
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[105:112], v[145:152], v[186:193], v[105:112]
	v_wmma_f32_16x16x16_f16 v[121:128], v[137:144], v[186:193], v[121:128]
	v_wmma_f32_16x16x16_f16 v[113:120], v[169:176], v[186:193], v[113:120]
	v_wmma_f32_16x16x16_f16 v[97:104], v[161:168], v[186:193], v[97:104]
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[190:193], v218 offset:4096
	ds_load_b128 v[186:189], v219 offset:4096
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[89:96], v[145:152], v[210:217], v[89:96]
	v_wmma_f32_16x16x16_f16 v[81:88], v[137:144], v[210:217], v[81:88]
	v_wmma_f32_16x16x16_f16 v[73:80], v[169:176], v[210:217], v[73:80]
	v_wmma_f32_16x16x16_f16 v[65:72], v[161:168], v[210:217], v[65:72]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[25:32], v[194:201], v[202:209], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[177:184], v[202:209], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[153:160], v[202:209], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[129:136], v[202:209], v[1:8]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[194:201], v[186:193], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[177:184], v[186:193], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[153:160], v[186:193], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[129:136], v[186:193], v[33:40]
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[190:193], v220 offset:4096
	ds_load_b128 v[186:189], v221 offset:4096
	ds_load_b128 v[198:201], v220 offset:6144
	ds_load_b128 v[194:197], v221 offset:6144
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[57:64], v[145:152], v[186:193], v[57:64]
	v_wmma_f32_16x16x16_f16 v[49:56], v[137:144], v[186:193], v[49:56]
	v_wmma_f32_16x16x16_f16 v[41:48], v[169:176], v[186:193], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[161:168], v[186:193], v[33:40]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[145:152], v[194:201], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[137:144], v[194:201], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[169:176], v[194:201], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[161:168], v[194:201], v[1:8]
.LBB0_6:                                ; %._crit_edge._crit_edge
	.loc	1 15 40                         ; matrices.py:15:40
	s_lshr_b32 s1, s3, 2
	v_lshrrev_b32_e32 v0, 4, v0
	v_or_b32_e32 v136, s1, v185
	s_lshr_b32 s1, s14, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v105.l, v105
	v_cvt_f16_f32_e32 v106.l, v106
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_or_b32 v161, v0, 1, s1
	.loc	1 27 13                         ; matrices.py:27:13
	v_mul_lo_u32 v173, v136, s0
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v158, 0x60, v136
	v_or_b32_e32 v159, 64, v136
	v_or_b32_e32 v160, 32, v136
	.loc	1 27 13                         ; matrices.py:27:13
	s_mul_i32 s1, s0, s13
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v148, 32, v161
	.loc	1 16 14                         ; matrices.py:16:14
	v_or_b32_e32 v165, s12, v161
	.loc	1 15 11                         ; matrices.py:15:11
	v_or_b32_e32 v172, s13, v136
	.loc	1 27 13                         ; matrices.py:27:13
	s_add_i32 s1, s1, s12
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v133, 0x60, v161
	v_or_b32_e32 v141, 64, v161
	.loc	1 15 11 is_stmt 0               ; matrices.py:15:11
	v_or_b32_e32 v166, s13, v158
	v_or_b32_e32 v170, s13, v159
	v_or_b32_e32 v171, s13, v160
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v0, 0x6e, v161
	v_or_b32_e32 v129, 0x6c, v161
	v_or_b32_e32 v130, 0x6a, v161
	v_or_b32_e32 v131, 0x68, v161
	v_or_b32_e32 v132, 0x66, v161
	v_or_b32_e32 v134, 0x64, v161
	v_or_b32_e32 v135, 0x62, v161
	v_or_b32_e32 v137, 0x4e, v161
	v_or_b32_e32 v138, 0x4c, v161
	v_or_b32_e32 v139, 0x4a, v161
	v_or_b32_e32 v140, 0x48, v161
	v_or_b32_e32 v142, 0x46, v161
	v_or_b32_e32 v143, 0x44, v161
	v_or_b32_e32 v144, 0x42, v161
	v_or_b32_e32 v145, 46, v161
	v_or_b32_e32 v146, 44, v161
	v_or_b32_e32 v147, 42, v161
	v_or_b32_e32 v149, 40, v161
	v_or_b32_e32 v150, 38, v161
	v_or_b32_e32 v151, 36, v161
	v_or_b32_e32 v152, 34, v161
	v_or_b32_e32 v153, 14, v161
	v_or_b32_e32 v154, 12, v161
	v_or_b32_e32 v155, 10, v161
	v_or_b32_e32 v156, 8, v161
	v_or_b32_e32 v157, 6, v161
	.loc	1 27 13 is_stmt 1               ; matrices.py:27:13
	v_mul_lo_u32 v174, v160, s0
	v_mul_lo_u32 v163, v159, s0
	v_mul_lo_u32 v160, v158, s0
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v158, 4, v161
	v_or_b32_e32 v159, 2, v161
	.loc	1 27 13                         ; matrices.py:27:13
	v_or_b32_e32 v161, s1, v161
	v_add_nc_u32_e32 v175, s1, v173
	.loc	1 16 14                         ; matrices.py:16:14
	v_or_b32_e32 v169, s12, v148
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s6, s10, v172
	.loc	1 28 78 is_stmt 0               ; matrices.py:28:78
	v_cmp_gt_i32_e64 s3, s11, v165
	.loc	1 16 14 is_stmt 1               ; matrices.py:16:14
	v_or_b32_e32 v168, s12, v141
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s4, s10, v170
	.loc	1 28 21 is_stmt 0               ; matrices.py:28:21
	v_cvt_f16_f32_e64 v170.l, v50
	v_cvt_f16_f32_e32 v50.l, v46
	v_cvt_f16_f32_e32 v46.l, v34
	v_cvt_f16_f32_e32 v34.l, v29
	v_cvt_f16_f32_e32 v29.l, v18
	v_cvt_f16_f32_e32 v18.l, v13
	v_cvt_f16_f32_e32 v13.l, v2
	v_cvt_f16_f32_e32 v2.l, v5
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v5, v161, v173, 1
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e32 vcc_lo, s10, v166
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e64 v166.l, v58
	v_cvt_f16_f32_e32 v58.l, v53
	v_cvt_f16_f32_e32 v53.l, v41
	v_cvt_f16_f32_e32 v41.l, v26
	v_cvt_f16_f32_e32 v26.l, v21
	v_cvt_f16_f32_e32 v21.l, v23
	v_cvt_f16_f32_e32 v23.l, v9
	v_cvt_f16_f32_e32 v9.l, v3
	v_cvt_f16_f32_e32 v3.l, v6
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v6, v175, v159, 1
	.loc	1 28 78                         ; matrices.py:28:78
	v_cmp_gt_i32_e64 s2, s11, v169
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e64 v169.l, v49
	v_cvt_f16_f32_e32 v49.l, v33
	v_cvt_f16_f32_e32 v33.l, v28
	v_cvt_f16_f32_e32 v28.l, v17
	v_cvt_f16_f32_e32 v17.l, v12
	v_cvt_f16_f32_e32 v12.l, v1
	v_cvt_f16_f32_e32 v1.l, v4
	v_cvt_f16_f32_e32 v4.l, v7
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v7, v175, v158, 1
	.loc	1 16 14 is_stmt 1               ; matrices.py:16:14
	v_or_b32_e32 v167, s12, v133
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s7, s6, s3
	.loc	1 27 13                         ; matrices.py:27:13
	v_add_nc_u32_e32 v164, s1, v174
	v_add_nc_u32_e32 v162, s1, v163
	v_add_nc_u32_e32 v136, s1, v160
	.loc	1 28 78                         ; matrices.py:28:78
	v_cmp_gt_i32_e64 s1, s11, v168
	.loc	1 28 21 is_stmt 0               ; matrices.py:28:21
	v_cvt_f16_f32_e64 v168.l, v60
	v_cvt_f16_f32_e32 v60.l, v55
	v_cvt_f16_f32_e32 v55.l, v43
	v_cvt_f16_f32_e32 v43.l, v37
	v_cvt_f16_f32_e32 v37.l, v27
	v_cvt_f16_f32_e32 v27.l, v20
	v_cvt_f16_f32_e32 v20.l, v10
	v_cvt_f16_f32_e32 v10.l, v15
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v5, s7
	v_cndmask_b32_e64 v6, 0x80000000, v6, s7
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v107.l, v107
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s7
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s5, s10, v171
	.loc	1 28 78                         ; matrices.py:28:78
	v_cmp_gt_i32_e64 s0, s11, v167
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_b32 s9, s9, 0xffff
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	s_clause 0x2
	buffer_store_b16 v105, v15, s[8:11], 0 offen
	buffer_store_b16 v106, v6, s[8:11], 0 offen
	buffer_store_b16 v107, v7, s[8:11], 0 offen
	v_add_lshl_u32 v6, v175, v157, 1
	v_add_lshl_u32 v7, v175, v156, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v5.l, v8
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v8, v175, v155, 1
	v_add_lshl_u32 v15, v175, v154, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e64 v171.l, v51
	v_cvt_f16_f32_e32 v51.l, v45
	v_cvt_f16_f32_e32 v45.l, v35
	v_cvt_f16_f32_e32 v35.l, v30
	v_cvt_f16_f32_e32 v30.l, v19
	v_cvt_f16_f32_e32 v19.l, v11
	v_cvt_f16_f32_e32 v11.l, v16
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v16, v175, v153, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v108.l, v108
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s7
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v109.l, v109
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s7
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v110.l, v110
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s7
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v111.l, v111
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v15, s7
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v112.l, v112
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v16, 0x80000000, v16, s7
	s_clause 0x4
	buffer_store_b16 v108, v6, s[8:11], 0 offen
	buffer_store_b16 v109, v7, s[8:11], 0 offen
	buffer_store_b16 v110, v8, s[8:11], 0 offen
	buffer_store_b16 v111, v15, s[8:11], 0 offen
	buffer_store_b16 v112, v16, s[8:11], 0 offen
	v_add_lshl_u32 v6, v175, v148, 1
	v_add_lshl_u32 v7, v175, v152, 1
	v_add_lshl_u32 v8, v175, v151, 1
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s7, s6, s2
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v15, v175, v150, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v121.l, v121
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s7
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v122.l, v122
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s7
	v_add_lshl_u32 v16, v175, v149, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v123.l, v123
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s7
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v124.l, v124
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v15, s7
	s_clause 0x2
	buffer_store_b16 v121, v6, s[8:11], 0 offen
	buffer_store_b16 v122, v7, s[8:11], 0 offen
	buffer_store_b16 v123, v8, s[8:11], 0 offen
	v_add_lshl_u32 v7, v175, v147, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v125.l, v125
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v16, s7
	buffer_store_b16 v124, v15, s[8:11], 0 offen
	v_add_lshl_u32 v8, v175, v146, 1
	v_add_lshl_u32 v15, v175, v145, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v126.l, v126
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s7
	buffer_store_b16 v125, v6, s[8:11], 0 offen
	v_add_lshl_u32 v6, v175, v141, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v127.l, v127
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s7
	v_cndmask_b32_e64 v15, 0x80000000, v15, s7
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s7, s6, s1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e64 v128.l, v128
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b16 v126, v7, s[8:11], 0 offen
	v_add_lshl_u32 v7, v175, v144, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v113.l, v113
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s7
	s_clause 0x2
	buffer_store_b16 v127, v8, s[8:11], 0 offen
	buffer_store_b16 v128, v15, s[8:11], 0 offen
	buffer_store_b16 v113, v6, s[8:11], 0 offen
	v_add_lshl_u32 v6, v175, v143, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v114.l, v114
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s7
	v_add_lshl_u32 v8, v175, v142, 1
	v_add_lshl_u32 v15, v175, v140, 1
	v_add_lshl_u32 v16, v175, v139, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v115.l, v115
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s7
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v116.l, v116
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b16 v114, v7, s[8:11], 0 offen
	v_cndmask_b32_e64 v7, 0x80000000, v8, s7
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v117.l, v117
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v15, s7
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v118.l, v118
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v16, s7
	buffer_store_b16 v115, v6, s[8:11], 0 offen
	v_add_lshl_u32 v6, v175, v138, 1
	s_clause 0x2
	buffer_store_b16 v116, v7, s[8:11], 0 offen
	buffer_store_b16 v117, v8, s[8:11], 0 offen
	buffer_store_b16 v118, v15, s[8:11], 0 offen
	v_add_lshl_u32 v7, v175, v137, 1
	v_add_lshl_u32 v8, v175, v133, 1
	v_add_lshl_u32 v15, v175, v135, 1
	v_add_lshl_u32 v16, v175, v134, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v119.l, v119
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s7
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s6, s6, s0
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v120.l, v120
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s7
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v97.l, v97
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v98.l, v98
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v15, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v99.l, v99
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v16, 0x80000000, v16, s6
	s_clause 0x4
	buffer_store_b16 v119, v6, s[8:11], 0 offen
	buffer_store_b16 v120, v7, s[8:11], 0 offen
	buffer_store_b16 v97, v8, s[8:11], 0 offen
	buffer_store_b16 v98, v15, s[8:11], 0 offen
	buffer_store_b16 v99, v16, s[8:11], 0 offen
	v_add_lshl_u32 v6, v175, v132, 1
	v_add_lshl_u32 v7, v175, v131, 1
	v_add_lshl_u32 v8, v175, v130, 1
	v_add_lshl_u32 v15, v175, v129, 1
	v_add_lshl_u32 v16, v175, v0, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v100.l, v100
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v101.l, v101
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v102.l, v102
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v103.l, v103
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v15, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v104.l, v104
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v16, 0x80000000, v16, s6
	s_clause 0x4
	buffer_store_b16 v100, v6, s[8:11], 0 offen
	buffer_store_b16 v101, v7, s[8:11], 0 offen
	buffer_store_b16 v102, v8, s[8:11], 0 offen
	buffer_store_b16 v103, v15, s[8:11], 0 offen
	buffer_store_b16 v104, v16, s[8:11], 0 offen
	v_add_lshl_u32 v6, v161, v174, 1
	v_add_lshl_u32 v7, v164, v159, 1
	v_add_lshl_u32 v8, v164, v158, 1
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s6, s3, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v89.l, v89
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v15, v164, v157, 1
	v_cndmask_b32_e64 v6, 0x80000000, v6, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v90.l, v90
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v91.l, v91
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s6
	v_add_lshl_u32 v16, v164, v156, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v92.l, v92
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v15, s6
	s_clause 0x2
	buffer_store_b16 v89, v6, s[8:11], 0 offen
	buffer_store_b16 v90, v7, s[8:11], 0 offen
	buffer_store_b16 v91, v8, s[8:11], 0 offen
	v_add_lshl_u32 v7, v164, v155, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v93.l, v93
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v16, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v94.l, v94
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b16 v92, v15, s[8:11], 0 offen
	v_add_lshl_u32 v8, v164, v154, 1
	v_add_lshl_u32 v15, v164, v153, 1
	v_cndmask_b32_e64 v7, 0x80000000, v7, s6
	buffer_store_b16 v93, v6, s[8:11], 0 offen
	v_add_lshl_u32 v6, v164, v148, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v95.l, v95
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s6
	v_cndmask_b32_e64 v15, 0x80000000, v15, s6
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s6, s5, s2
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b16 v94, v7, s[8:11], 0 offen
	v_add_lshl_u32 v7, v164, v152, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v96.l, v96
	v_cvt_f16_f32_e32 v81.l, v81
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v82.l, v82
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x2
	buffer_store_b16 v95, v8, s[8:11], 0 offen
	buffer_store_b16 v96, v15, s[8:11], 0 offen
	buffer_store_b16 v81, v6, s[8:11], 0 offen
	v_add_lshl_u32 v6, v164, v151, 1
	v_cndmask_b32_e64 v7, 0x80000000, v7, s6
	v_add_lshl_u32 v8, v164, v150, 1
	v_add_lshl_u32 v15, v164, v149, 1
	v_add_lshl_u32 v16, v164, v147, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v83.l, v83
	v_cvt_f16_f32_e32 v84.l, v84
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s6
	buffer_store_b16 v82, v7, s[8:11], 0 offen
	v_cndmask_b32_e64 v7, 0x80000000, v8, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v85.l, v85
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v15, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v86.l, v86
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v16, s6
	buffer_store_b16 v83, v6, s[8:11], 0 offen
	v_add_lshl_u32 v6, v164, v146, 1
	s_clause 0x2
	buffer_store_b16 v84, v7, s[8:11], 0 offen
	buffer_store_b16 v85, v8, s[8:11], 0 offen
	buffer_store_b16 v86, v15, s[8:11], 0 offen
	v_add_lshl_u32 v7, v164, v145, 1
	v_add_lshl_u32 v8, v164, v141, 1
	v_add_lshl_u32 v15, v164, v144, 1
	v_add_lshl_u32 v16, v164, v143, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v87.l, v87
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s6
	v_cndmask_b32_e64 v7, 0x80000000, v7, s6
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s6, s5, s1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v88.l, v88
	v_cvt_f16_f32_e32 v73.l, v73
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v74.l, v74
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v15, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v75.l, v75
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v16, 0x80000000, v16, s6
	s_clause 0x4
	buffer_store_b16 v87, v6, s[8:11], 0 offen
	buffer_store_b16 v88, v7, s[8:11], 0 offen
	buffer_store_b16 v73, v8, s[8:11], 0 offen
	buffer_store_b16 v74, v15, s[8:11], 0 offen
	buffer_store_b16 v75, v16, s[8:11], 0 offen
	v_add_lshl_u32 v6, v164, v142, 1
	v_add_lshl_u32 v7, v164, v140, 1
	v_add_lshl_u32 v8, v164, v139, 1
	v_add_lshl_u32 v15, v164, v138, 1
	v_add_lshl_u32 v16, v164, v137, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v76.l, v76
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v77.l, v77
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v78.l, v78
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v79.l, v79
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v15, s6
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v80.l, v80
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v16, 0x80000000, v16, s6
	s_clause 0x4
	buffer_store_b16 v76, v6, s[8:11], 0 offen
	buffer_store_b16 v77, v7, s[8:11], 0 offen
	buffer_store_b16 v78, v8, s[8:11], 0 offen
	buffer_store_b16 v79, v15, s[8:11], 0 offen
	buffer_store_b16 v80, v16, s[8:11], 0 offen
	v_add_lshl_u32 v6, v164, v133, 1
	v_add_lshl_u32 v7, v164, v135, 1
	v_add_lshl_u32 v8, v164, v134, 1
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s5, s5, s0
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v65.l, v65
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v15, v164, v132, 1
	v_cndmask_b32_e64 v6, 0x80000000, v6, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v66.l, v66
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v67.l, v67
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s5
	v_add_lshl_u32 v16, v164, v131, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v68.l, v68
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v15, s5
	s_clause 0x2
	buffer_store_b16 v65, v6, s[8:11], 0 offen
	buffer_store_b16 v66, v7, s[8:11], 0 offen
	buffer_store_b16 v67, v8, s[8:11], 0 offen
	v_add_lshl_u32 v7, v164, v130, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v69.l, v69
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v16, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v70.l, v70
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b16 v68, v15, s[8:11], 0 offen
	v_add_lshl_u32 v8, v164, v129, 1
	v_add_lshl_u32 v15, v164, v0, 1
	v_cndmask_b32_e64 v7, 0x80000000, v7, s5
	buffer_store_b16 v69, v6, s[8:11], 0 offen
	v_add_lshl_u32 v6, v161, v163, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v71.l, v71
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s5
	v_cndmask_b32_e64 v15, 0x80000000, v15, s5
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s5, s3, s4
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b16 v70, v7, s[8:11], 0 offen
	v_add_lshl_u32 v7, v162, v159, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v72.l, v72
	v_cvt_f16_f32_e64 v165.l, v57
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s5
	s_clause 0x2
	buffer_store_b16 v71, v8, s[8:11], 0 offen
	buffer_store_b16 v72, v15, s[8:11], 0 offen
	buffer_store_b16 v165, v6, s[8:11], 0 offen
	v_add_lshl_u32 v6, v162, v158, 1
	v_cndmask_b32_e64 v7, 0x80000000, v7, s5
	v_add_lshl_u32 v8, v162, v157, 1
	v_add_lshl_u32 v15, v162, v156, 1
	v_add_lshl_u32 v16, v162, v155, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e64 v167.l, v59
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s5
	buffer_store_b16 v166, v7, s[8:11], 0 offen
	v_cndmask_b32_e64 v7, 0x80000000, v8, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v61.l, v61
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v15, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v62.l, v62
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v16, s5
	buffer_store_b16 v167, v6, s[8:11], 0 offen
	v_add_lshl_u32 v6, v162, v154, 1
	s_clause 0x2
	buffer_store_b16 v168, v7, s[8:11], 0 offen
	buffer_store_b16 v61, v8, s[8:11], 0 offen
	buffer_store_b16 v62, v15, s[8:11], 0 offen
	v_add_lshl_u32 v7, v162, v153, 1
	v_add_lshl_u32 v8, v162, v148, 1
	v_add_lshl_u32 v15, v162, v152, 1
	v_add_lshl_u32 v16, v162, v151, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v63.l, v63
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s5
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s5, s4, s2
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v64.l, v64
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s5
	v_cndmask_b32_e64 v15, 0x80000000, v15, s5
	v_cndmask_b32_e64 v16, 0x80000000, v16, s5
	s_clause 0x4
	buffer_store_b16 v63, v6, s[8:11], 0 offen
	buffer_store_b16 v64, v7, s[8:11], 0 offen
	buffer_store_b16 v169, v8, s[8:11], 0 offen
	buffer_store_b16 v170, v15, s[8:11], 0 offen
	buffer_store_b16 v171, v16, s[8:11], 0 offen
	v_add_lshl_u32 v6, v162, v150, 1
	v_add_lshl_u32 v7, v162, v149, 1
	v_add_lshl_u32 v8, v162, v147, 1
	v_add_lshl_u32 v15, v162, v146, 1
	v_add_lshl_u32 v16, v162, v145, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v57.l, v52
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v59.l, v54
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s5
	v_cndmask_b32_e64 v15, 0x80000000, v15, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v56.l, v56
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v16, 0x80000000, v16, s5
	s_clause 0x4
	buffer_store_b16 v57, v6, s[8:11], 0 offen
	buffer_store_b16 v58, v7, s[8:11], 0 offen
	buffer_store_b16 v59, v8, s[8:11], 0 offen
	buffer_store_b16 v60, v15, s[8:11], 0 offen
	buffer_store_b16 v56, v16, s[8:11], 0 offen
	v_add_lshl_u32 v6, v162, v141, 1
	v_add_lshl_u32 v7, v162, v144, 1
	v_add_lshl_u32 v8, v162, v143, 1
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s5, s4, s1
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v15, v162, v142, 1
	v_cndmask_b32_e64 v6, 0x80000000, v6, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v54.l, v42
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s5
	v_add_lshl_u32 v16, v162, v140, 1
	v_cndmask_b32_e64 v8, 0x80000000, v8, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v52.l, v44
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v15, s5
	s_clause 0x2
	buffer_store_b16 v53, v6, s[8:11], 0 offen
	buffer_store_b16 v54, v7, s[8:11], 0 offen
	buffer_store_b16 v55, v8, s[8:11], 0 offen
	v_add_lshl_u32 v7, v162, v139, 1
	v_cndmask_b32_e64 v6, 0x80000000, v16, s5
	v_add_lshl_u32 v8, v162, v138, 1
	buffer_store_b16 v52, v15, s[8:11], 0 offen
	v_add_lshl_u32 v15, v162, v137, 1
	v_cndmask_b32_e64 v7, 0x80000000, v7, s5
	buffer_store_b16 v51, v6, s[8:11], 0 offen
	v_add_lshl_u32 v6, v162, v133, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v47.l, v47
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s5
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s4, s4, s0
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v48.l, v48
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v15, s5
	buffer_store_b16 v50, v7, s[8:11], 0 offen
	v_add_lshl_u32 v7, v162, v135, 1
	v_cndmask_b32_e64 v6, 0x80000000, v6, s4
	s_clause 0x2
	buffer_store_b16 v47, v8, s[8:11], 0 offen
	buffer_store_b16 v48, v15, s[8:11], 0 offen
	buffer_store_b16 v49, v6, s[8:11], 0 offen
	v_add_lshl_u32 v6, v162, v134, 1
	v_cndmask_b32_e64 v7, 0x80000000, v7, s4
	v_add_lshl_u32 v8, v162, v132, 1
	v_add_lshl_u32 v15, v162, v131, 1
	v_add_lshl_u32 v16, v162, v130, 1
	v_cndmask_b32_e64 v6, 0x80000000, v6, s4
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v42.l, v36
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b16 v46, v7, s[8:11], 0 offen
	v_cndmask_b32_e64 v7, 0x80000000, v8, s4
	v_cndmask_b32_e64 v8, 0x80000000, v15, s4
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v44.l, v38
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v16, s4
	buffer_store_b16 v45, v6, s[8:11], 0 offen
	v_add_lshl_u32 v6, v162, v129, 1
	s_clause 0x2
	buffer_store_b16 v42, v7, s[8:11], 0 offen
	buffer_store_b16 v43, v8, s[8:11], 0 offen
	buffer_store_b16 v44, v15, s[8:11], 0 offen
	v_add_lshl_u32 v7, v162, v0, 1
	v_add_lshl_u32 v8, v161, v160, 1
	v_add_lshl_u32 v15, v136, v159, 1
	v_add_lshl_u32 v16, v136, v158, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v38.l, v39
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s4
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s3, s3, vcc_lo
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v39.l, v40
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s4
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v40.l, v25
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s3
	v_cndmask_b32_e64 v15, 0x80000000, v15, s3
	v_cndmask_b32_e64 v16, 0x80000000, v16, s3
	s_clause 0x4
	buffer_store_b16 v38, v6, s[8:11], 0 offen
	buffer_store_b16 v39, v7, s[8:11], 0 offen
	buffer_store_b16 v40, v8, s[8:11], 0 offen
	buffer_store_b16 v41, v15, s[8:11], 0 offen
	buffer_store_b16 v37, v16, s[8:11], 0 offen
	v_add_lshl_u32 v6, v136, v157, 1
	v_add_lshl_u32 v7, v136, v156, 1
	v_add_lshl_u32 v8, v136, v155, 1
	v_add_lshl_u32 v15, v136, v154, 1
	v_add_lshl_u32 v16, v136, v153, 1
	v_cndmask_b32_e64 v6, 0x80000000, v6, s3
	v_cndmask_b32_e64 v7, 0x80000000, v7, s3
	v_cndmask_b32_e64 v8, 0x80000000, v8, s3
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v36.l, v31
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v15, s3
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v31.l, v32
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v16, 0x80000000, v16, s3
	s_clause 0x4
	buffer_store_b16 v33, v6, s[8:11], 0 offen
	buffer_store_b16 v34, v7, s[8:11], 0 offen
	buffer_store_b16 v35, v8, s[8:11], 0 offen
	buffer_store_b16 v36, v15, s[8:11], 0 offen
	buffer_store_b16 v31, v16, s[8:11], 0 offen
	v_add_lshl_u32 v6, v136, v148, 1
	v_add_lshl_u32 v7, v136, v152, 1
	v_add_lshl_u32 v8, v136, v151, 1
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s2, vcc_lo, s2
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v15, v136, v150, 1
	v_cndmask_b32_e64 v6, 0x80000000, v6, s2
	v_cndmask_b32_e64 v7, 0x80000000, v7, s2
	v_add_lshl_u32 v16, v136, v149, 1
	v_cndmask_b32_e64 v8, 0x80000000, v8, s2
	v_cndmask_b32_e64 v15, 0x80000000, v15, s2
	s_clause 0x2
	buffer_store_b16 v28, v6, s[8:11], 0 offen
	buffer_store_b16 v29, v7, s[8:11], 0 offen
	buffer_store_b16 v30, v8, s[8:11], 0 offen
	v_add_lshl_u32 v7, v136, v147, 1
	v_cndmask_b32_e64 v6, 0x80000000, v16, s2
	v_add_lshl_u32 v8, v136, v146, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v25.l, v22
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b16 v27, v15, s[8:11], 0 offen
	v_add_lshl_u32 v15, v136, v145, 1
	v_cndmask_b32_e64 v7, 0x80000000, v7, s2
	buffer_store_b16 v26, v6, s[8:11], 0 offen
	v_add_lshl_u32 v6, v136, v141, 1
	v_cndmask_b32_e64 v8, 0x80000000, v8, s2
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s1, vcc_lo, s1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v22.l, v24
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v15, s2
	buffer_store_b16 v25, v7, s[8:11], 0 offen
	v_add_lshl_u32 v7, v136, v144, 1
	v_cndmask_b32_e64 v6, 0x80000000, v6, s1
	s_clause 0x2
	buffer_store_b16 v21, v8, s[8:11], 0 offen
	buffer_store_b16 v22, v15, s[8:11], 0 offen
	buffer_store_b16 v23, v6, s[8:11], 0 offen
	v_add_lshl_u32 v6, v136, v143, 1
	v_cndmask_b32_e64 v7, 0x80000000, v7, s1
	v_add_lshl_u32 v8, v136, v142, 1
	v_add_lshl_u32 v15, v136, v140, 1
	v_add_lshl_u32 v16, v136, v139, 1
	v_cndmask_b32_e64 v6, 0x80000000, v6, s1
	buffer_store_b16 v20, v7, s[8:11], 0 offen
	v_cndmask_b32_e64 v7, 0x80000000, v8, s1
	v_cndmask_b32_e64 v8, 0x80000000, v15, s1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v14.l, v14
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v15, 0x80000000, v16, s1
	buffer_store_b16 v19, v6, s[8:11], 0 offen
	v_add_lshl_u32 v6, v136, v138, 1
	s_clause 0x2
	buffer_store_b16 v17, v7, s[8:11], 0 offen
	buffer_store_b16 v18, v8, s[8:11], 0 offen
	buffer_store_b16 v14, v15, s[8:11], 0 offen
	v_add_lshl_u32 v7, v136, v137, 1
	v_add_lshl_u32 v8, v136, v133, 1
	v_add_lshl_u32 v14, v136, v135, 1
	v_add_lshl_u32 v15, v136, v134, 1
	v_cndmask_b32_e64 v6, 0x80000000, v6, s1
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, vcc_lo, s0
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s1
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_cndmask_b32 v8, 0x80000000, v8 :: v_dual_cndmask_b32 v15, 0x80000000, v15
	v_cndmask_b32_e32 v14, 0x80000000, v14, vcc_lo
	s_clause 0x4
	buffer_store_b16 v10, v6, s[8:11], 0 offen
	buffer_store_b16 v11, v7, s[8:11], 0 offen
	buffer_store_b16 v12, v8, s[8:11], 0 offen
	buffer_store_b16 v13, v14, s[8:11], 0 offen
	buffer_store_b16 v9, v15, s[8:11], 0 offen
	v_add_lshl_u32 v6, v136, v132, 1
	v_add_lshl_u32 v7, v136, v131, 1
	v_add_lshl_u32 v8, v136, v130, 1
	v_add_lshl_u32 v9, v136, v129, 1
	v_add_lshl_u32 v0, v136, v0, 1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v6, 0x80000000, v6 :: v_dual_cndmask_b32 v7, 0x80000000, v7
	v_dual_cndmask_b32 v8, 0x80000000, v8 :: v_dual_cndmask_b32 v9, 0x80000000, v9
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	s_clause 0x4
	buffer_store_b16 v1, v6, s[8:11], 0 offen
	buffer_store_b16 v2, v7, s[8:11], 0 offen
	buffer_store_b16 v3, v8, s[8:11], 0 offen
	buffer_store_b16 v4, v9, s[8:11], 0 offen
	buffer_store_b16 v5, v0, s[8:11], 0 offen
	.loc	1 10 1 is_stmt 1                ; matrices.py:10:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp0:
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
		.amdhsa_next_free_vgpr 222
		.amdhsa_next_free_sgpr 25
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
	.set .Lproduct.num_vgpr, 222
	.set .Lproduct.num_agpr, 0
	.set .Lproduct.numbered_sgpr, 25
	.set .Lproduct.num_named_barrier, 0
	.set .Lproduct.private_seg_size, 0
	.set .Lproduct.uses_vcc, 1
	.set .Lproduct.uses_flat_scratch, 0
	.set .Lproduct.has_dyn_sized_stack, 0
	.set .Lproduct.has_recursion, 0
	.set .Lproduct.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 8524
; TotalNumSgprs: 27
; NumVgprs: 222
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 27
; NumSGPRsForWavesPerEU: 27
; NumVGPRsForWavesPerEU: 222
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
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     222
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
