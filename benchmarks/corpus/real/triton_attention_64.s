	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	attend                          ; -- Begin function attend
	.p2align	8
	.type	attend,@function
attend:                                 ; @attend
.Lfunc_begin0:
	.file	1 "triton" "attention.py"
	.loc	1 10 0                          ; attention.py:10:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b128 s[36:39], s[0:1], 0x20
.Ltmp0:
	.loc	1 40 17 prologue_end            ; attention.py:40:17
	v_readfirstlane_b32 s2, v0
	.loc	1 20 64                         ; attention.py:20:64
	v_and_b32_e32 v109, 7, v0
	.loc	1 15 13                         ; attention.py:15:13
	s_lshl_b32 s34, s14, 6
	s_load_b256 s[16:23], s[0:1], 0x0
	.loc	1 20 15                         ; attention.py:20:15
	s_mov_b32 s43, 0x31027000
	.loc	1 46 5                          ; attention.py:46:5
	s_and_b32 s33, s2, 0x60
	.loc	1 20 64                         ; attention.py:20:64
	v_lshlrev_b32_e32 v17, 3, v109
	.loc	1 17 19                         ; attention.py:17:19
	v_and_or_b32 v21, v0, 31, s33
	s_mov_b32 s42, 0x7ffffffe
	.loc	1 20 15                         ; attention.py:20:15
	s_lshl_b32 s2, s33, 6
	.loc	1 40 17                         ; attention.py:40:17
	s_mov_b32 s46, s42
	s_mov_b32 s47, s43
	.loc	1 17 19                         ; attention.py:17:19
	v_lshrrev_b32_e32 v128, 3, v21
	v_and_b32_e32 v22, 0x78, v21
	v_lshlrev_b32_e32 v110, 3, v0
	v_and_b32_e32 v112, 16, v0
	s_mov_b32 s24, 0
	v_or_b32_e32 v129, 16, v128
	.loc	1 17 11 is_stmt 0               ; attention.py:17:11
	v_or_b32_e32 v3, s34, v128
	.loc	1 20 23 is_stmt 1               ; attention.py:20:23
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[18:19], null, v128, s39, v[17:18]
	.loc	1 16 12                         ; attention.py:16:12
	s_mul_i32 s0, s38, s15
	.loc	1 20 23                         ; attention.py:20:23
	s_mul_i32 s15, s39, s34
	.loc	1 17 19                         ; attention.py:17:19
	v_or_b32_e32 v1, 32, v128
	.loc	1 20 23                         ; attention.py:20:23
	s_add_i32 s15, s15, s0
	.loc	1 17 11                         ; attention.py:17:11
	v_or_b32_e32 v5, s34, v129
	.loc	1 20 81                         ; attention.py:20:81
	v_cmp_gt_i32_e32 vcc_lo, s37, v3
	.loc	1 22 25                         ; attention.py:22:25
	v_lshrrev_b32_e32 v139, 2, v22
	.loc	1 20 23                         ; attention.py:20:23
	v_mad_u64_u32 v[19:20], null, v129, s39, v[17:18]
	.loc	1 20 15 is_stmt 0               ; attention.py:20:15
	v_add_lshl_u32 v8, v18, s15, 1
	.loc	1 17 19 is_stmt 1               ; attention.py:17:19
	v_or_b32_e32 v2, 48, v128
	.loc	1 20 23                         ; attention.py:20:23
	v_mul_lo_u32 v6, v1, s39
	v_add_nc_u32_e32 v4, s15, v17
	.loc	1 22 14                         ; attention.py:22:14
	v_add_nc_u32_e32 v17, s0, v17
	.loc	1 17 11                         ; attention.py:17:11
	v_or_b32_e32 v1, s34, v1
	.loc	1 20 15                         ; attention.py:20:15
	v_dual_cndmask_b32 v3, 0x80000000, v8 :: v_dual_lshlrev_b32 v20, 1, v21
	v_add_lshl_u32 v9, v19, s15, 1
	.loc	1 20 81 is_stmt 0               ; attention.py:20:81
	v_cmp_gt_i32_e32 vcc_lo, s37, v5
	.loc	1 22 25 is_stmt 1               ; attention.py:22:25
	v_or_b32_e32 v141, 1, v139
	.loc	1 20 23                         ; attention.py:20:23
	v_mul_lo_u32 v7, v2, s39
	.loc	1 22 14                         ; attention.py:22:14
	v_mad_u64_u32 v[105:106], null, v139, s39, v[17:18]
	.loc	1 17 11                         ; attention.py:17:11
	v_or_b32_e32 v2, s34, v2
	.loc	1 20 15                         ; attention.py:20:15
	v_add_lshl_u32 v6, v4, v6, 1
	.loc	1 22 14                         ; attention.py:22:14
	v_mad_u64_u32 v[106:107], null, v141, s39, v[17:18]
	.loc	1 20 15                         ; attention.py:20:15
	v_cndmask_b32_e32 v5, 0x80000000, v9, vcc_lo
	.loc	1 20 81 is_stmt 0               ; attention.py:20:81
	v_cmp_gt_i32_e32 vcc_lo, s37, v1
	.loc	1 20 15                         ; attention.py:20:15
	v_lshlrev_b32_e32 v21, 4, v21
	v_and_b32_e32 v20, 0x70, v20
	v_add_lshl_u32 v4, v4, v7, 1
	s_and_b32 s41, s17, 0xffff
	v_cndmask_b32_e32 v9, 0x80000000, v6, vcc_lo
	.loc	1 20 81                         ; attention.py:20:81
	v_cmp_gt_i32_e32 vcc_lo, s37, v2
	.loc	1 20 15                         ; attention.py:20:15
	v_xor_b32_e32 v20, v20, v21
	s_mov_b32 s40, s16
	.loc	1 21 12 is_stmt 1               ; attention.py:21:12
	v_add_nc_u32_e32 v143, s0, v18
	.loc	1 20 15                         ; attention.py:20:15
	v_dual_cndmask_b32 v13, 0x80000000, v4 :: v_dual_lshlrev_b32 v18, 1, v105
	s_delay_alu instid0(VALU_DEP_3)
	v_add_nc_u32_e32 v145, 0, v20
	.loc	1 40 17                         ; attention.py:40:17
	v_lshlrev_b32_e32 v20, 1, v106
	.loc	1 20 15                         ; attention.py:20:15
	s_clause 0x3
	buffer_load_b128 v[1:4], v3, s[40:43], 0 offen
	buffer_load_b128 v[5:8], v5, s[40:43], 0 offen
	buffer_load_b128 v[9:12], v9, s[40:43], 0 offen
	buffer_load_b128 v[13:16], v13, s[40:43], 0 offen
	.loc	1 21 12                         ; attention.py:21:12
	v_add_nc_u32_e32 v147, s0, v19
	.loc	1 30 33                         ; attention.py:30:33
	v_lshlrev_b32_e32 v17, 1, v143
	.loc	1 30 52 is_stmt 0               ; attention.py:30:52
	v_cmp_gt_i32_e64 s1, s37, v128
	v_cmp_gt_i32_e32 vcc_lo, s37, v129
	.loc	1 29 5 is_stmt 1                ; attention.py:29:5
	s_cmp_gt_i32 s37, 0
	.loc	1 40 38                         ; attention.py:40:38
	v_cmp_gt_i32_e64 s0, s37, v141
	.loc	1 30 33                         ; attention.py:30:33
	v_lshlrev_b32_e32 v19, 1, v147
	.loc	1 29 5                          ; attention.py:29:5
	s_cselect_b32 s3, -1, 0
	.loc	1 30 33                         ; attention.py:30:33
	v_cndmask_b32_e64 v17, 0x80000000, v17, s1
	.loc	1 40 38                         ; attention.py:40:38
	v_cmp_gt_i32_e64 s1, s37, v139
	.loc	1 29 5                          ; attention.py:29:5
	s_and_b32 vcc_lo, s3, vcc_lo
	.loc	1 40 17                         ; attention.py:40:17
	s_mov_b32 s44, s20
	.loc	1 30 33                         ; attention.py:30:33
	v_dual_cndmask_b32 v19, 0x80000000, v19 :: v_dual_and_b32 v108, 15, v0
	.loc	1 29 5                          ; attention.py:29:5
	s_and_b32 vcc_lo, s3, s0
	.loc	1 40 17                         ; attention.py:40:17
	v_cndmask_b32_e64 v18, 0x80000000, v18, s1
	v_cndmask_b32_e32 v20, 0x80000000, v20, vcc_lo
	s_and_b32 s45, s21, 0xffff
	.loc	1 30 33                         ; attention.py:30:33
	s_and_b32 s41, s19, 0xffff
	s_mov_b32 s40, s18
	.loc	1 40 17                         ; attention.py:40:17
	v_lshrrev_b32_e32 v22, 1, v22
	.loc	1 20 64                         ; attention.py:20:64
	v_bfe_u32 v107, v0, 4, 1
	.loc	1 29 5                          ; attention.py:29:5
	s_sub_i32 s16, s37, 32
	.loc	1 20 15                         ; attention.py:20:15
	s_waitcnt vmcnt(3)
	ds_store_b128 v145, v[1:4]
	s_waitcnt vmcnt(2)
	ds_store_b128 v145, v[5:8] offset:2048
	s_waitcnt vmcnt(1)
	ds_store_b128 v145, v[9:12] offset:4096
	s_waitcnt vmcnt(0)
	ds_store_b128 v145, v[13:16] offset:6144
	.loc	1 20 64 is_stmt 0               ; attention.py:20:64
	v_or_b32_e32 v113, 2, v107
	v_or_b32_e32 v114, 4, v107
	.loc	1 20 15                         ; attention.py:20:15
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 40 17 is_stmt 1               ; attention.py:40:17
	s_clause 0x1
	buffer_load_b128 v[1:4], v18, s[44:47], 0 offen
	buffer_load_b128 v[5:8], v20, s[44:47], 0 offen
	.loc	1 30 33                         ; attention.py:30:33
	s_clause 0x1
	buffer_load_b128 v[9:12], v17, s[40:43], 0 offen
	buffer_load_b128 v[13:16], v19, s[40:43], 0 offen
	.loc	1 40 17                         ; attention.py:40:17
	v_lshlrev_b32_e32 v17, 4, v0
	.loc	1 20 15                         ; attention.py:20:15
	v_lshlrev_b32_e32 v19, 7, v108
	v_lshlrev_b32_e32 v20, 4, v109
	v_bfe_i32 v18, v0, 3, 1
	.loc	1 20 64 is_stmt 0               ; attention.py:20:64
	v_or_b32_e32 v115, 6, v107
	.loc	1 40 17 is_stmt 1               ; attention.py:40:17
	v_and_b32_e32 v17, 48, v17
	.loc	1 20 64                         ; attention.py:20:64
	v_or_b32_e32 v116, 8, v107
	.loc	1 20 15 is_stmt 0               ; attention.py:20:15
	v_or3_b32 v21, s2, v19, v20
	v_and_b32_e32 v111, 0x210, v18
	v_or_b32_e32 v138, v20, v19
	.loc	1 40 17 is_stmt 1               ; attention.py:40:17
	v_xor_b32_e32 v17, v22, v17
	.loc	1 20 64                         ; attention.py:20:64
	v_or_b32_e32 v117, 10, v107
	.loc	1 20 15 is_stmt 0               ; attention.py:20:15
	v_add_nc_u32_e32 v18, 0, v21
	v_xad_u32 v19, v21, 16, 0
	v_xad_u32 v20, v21, 32, 0
	v_xad_u32 v22, v21, 48, 0
	v_xad_u32 v23, v21, 64, 0
	v_xad_u32 v24, 0x50, v21, 0
	v_xad_u32 v25, 0x60, v21, 0
	v_xad_u32 v21, 0x70, v21, 0
	ds_load_b128 v[57:60], v18
	ds_load_b128 v[61:64], v19
	ds_load_b128 v[49:52], v20
	ds_load_b128 v[53:56], v22
	ds_load_b128 v[41:44], v23
	ds_load_b128 v[45:48], v24
	ds_load_b128 v[33:36], v25
	ds_load_b128 v[37:40], v21
	.loc	1 40 17 is_stmt 1               ; attention.py:40:17
	v_lshl_or_b32 v17, v109, 9, v17
	.loc	1 20 64                         ; attention.py:20:64
	v_or_b32_e32 v118, 12, v107
	v_or_b32_e32 v119, 14, v107
	v_or_b32_e32 v120, 16, v107
	v_or_b32_e32 v121, 18, v107
	v_xor_b32_e32 v18, 16, v17
	v_xor_b32_e32 v26, 32, v17
	v_xor_b32_e32 v27, 48, v17
	.loc	1 40 17                         ; attention.py:40:17
	v_add_nc_u32_e32 v17, 0, v17
	.loc	1 20 64                         ; attention.py:20:64
	v_or_b32_e32 v122, 20, v107
	.loc	1 40 17                         ; attention.py:40:17
	v_add_nc_u32_e32 v18, 0, v18
	v_add_nc_u32_e32 v19, 0, v26
	v_add_nc_u32_e32 v20, 0, v27
	v_add_nc_u32_e32 v169, 0x1000, v17
	.loc	1 20 64                         ; attention.py:20:64
	v_or_b32_e32 v123, 22, v107
	.loc	1 40 17                         ; attention.py:40:17
	v_add_nc_u32_e32 v170, 0x1000, v18
	v_add_nc_u32_e32 v171, 0x1000, v19
	.loc	1 20 64                         ; attention.py:20:64
	v_or_b32_e32 v124, 24, v107
	v_or_b32_e32 v125, 26, v107
	v_or_b32_e32 v126, 28, v107
	v_or_b32_e32 v127, 30, v107
	.loc	1 40 17                         ; attention.py:40:17
	v_add_nc_u32_e32 v172, 0x1000, v20
	.loc	1 20 15                         ; attention.py:20:15
	s_waitcnt lgkmcnt(7)
	v_lshrrev_b32_e32 v160, 16, v57
	v_lshrrev_b32_e32 v161, 16, v58
	v_lshrrev_b32_e32 v162, 16, v59
	v_lshrrev_b32_e32 v163, 16, v60
	s_waitcnt lgkmcnt(6)
	v_lshrrev_b32_e32 v164, 16, v61
	v_lshrrev_b32_e32 v165, 16, v62
	v_lshrrev_b32_e32 v166, 16, v63
	v_lshrrev_b32_e32 v167, 16, v64
	s_waitcnt lgkmcnt(5)
	v_lshrrev_b32_e32 v152, 16, v49
	v_lshrrev_b32_e32 v153, 16, v50
	v_lshrrev_b32_e32 v154, 16, v51
	v_lshrrev_b32_e32 v155, 16, v52
	s_waitcnt lgkmcnt(4)
	v_lshrrev_b32_e32 v156, 16, v53
	v_lshrrev_b32_e32 v157, 16, v54
	v_lshrrev_b32_e32 v158, 16, v55
	v_lshrrev_b32_e32 v159, 16, v56
	s_waitcnt lgkmcnt(3)
	v_lshrrev_b32_e32 v140, 16, v41
	v_lshrrev_b32_e32 v142, 16, v42
	v_lshrrev_b32_e32 v144, 16, v43
	v_lshrrev_b32_e32 v146, 16, v44
	s_waitcnt lgkmcnt(2)
	v_lshrrev_b32_e32 v148, 16, v45
	v_lshrrev_b32_e32 v149, 16, v46
	v_lshrrev_b32_e32 v150, 16, v47
	v_lshrrev_b32_e32 v151, 16, v48
	s_waitcnt lgkmcnt(1)
	v_lshrrev_b32_e32 v130, 16, v33
	v_lshrrev_b32_e32 v131, 16, v34
	v_lshrrev_b32_e32 v132, 16, v35
	v_lshrrev_b32_e32 v133, 16, v36
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v134, 16, v37
	v_lshrrev_b32_e32 v135, 16, v38
	v_lshrrev_b32_e32 v136, 16, v39
	v_lshrrev_b32_e32 v137, 16, v40
	.loc	1 29 5                          ; attention.py:29:5
	s_cmp_lt_i32 s16, 1
	.loc	1 40 17                         ; attention.py:40:17
	s_waitcnt vmcnt(3)
	v_mov_b16_e32 v17.l, v1.l
	s_waitcnt vmcnt(2)
	v_mov_b16_e32 v17.h, v5.l
	v_lshrrev_b32_e32 v5, 16, v5
	v_mov_b16_e32 v18.h, v6.l
	v_lshrrev_b32_e32 v6, 16, v6
	v_mov_b16_e32 v19.h, v7.l
	v_lshrrev_b32_e32 v7, 16, v7
	v_mov_b16_e32 v20.h, v8.l
	v_lshrrev_b32_e32 v8, 16, v8
	v_lshrrev_b32_e32 v1, 16, v1
	v_mov_b16_e32 v18.l, v2.l
	v_lshrrev_b32_e32 v2, 16, v2
	v_mov_b16_e32 v1.h, v5.l
	v_mov_b16_e32 v19.l, v3.l
	v_lshrrev_b32_e32 v3, 16, v3
	v_mov_b16_e32 v2.h, v6.l
	v_mov_b16_e32 v20.l, v4.l
	v_lshrrev_b32_e32 v4, 16, v4
	v_mov_b16_e32 v3.h, v7.l
	.loc	1 30 33                         ; attention.py:30:33
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 40 17                         ; attention.py:40:17
	v_mov_b16_e32 v4.h, v8.l
	.loc	1 30 33                         ; attention.py:30:33
	ds_store_b128 v145, v[9:12]
	ds_store_b128 v145, v[13:16] offset:2048
	.loc	1 40 17                         ; attention.py:40:17
	ds_store_2addr_b32 v169, v17, v1 offset1:16
	ds_store_2addr_b32 v170, v18, v2 offset0:32 offset1:48
	ds_store_2addr_b32 v171, v19, v3 offset0:64 offset1:80
	ds_store_2addr_b32 v172, v20, v4 offset0:96 offset1:112
	.loc	1 29 5                          ; attention.py:29:5
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; attention.py:0:5
	v_dual_mov_b32 v8, 0x5410 :: v_dual_mov_b32 v25, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v112
	v_dual_mov_b32 v9, 0x7632 :: v_dual_and_b32 v10, 48, v110
	v_xor_b32_e32 v2, 32, v138
	v_xor_b32_e32 v3, 48, v138
	v_cndmask_b32_e32 v8, 0x1054, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_cndmask_b32_e32 v9, 0x3276, v9, vcc_lo
	v_lshl_or_b32 v10, v109, 6, v10
	v_add_nc_u32_e32 v177, 0, v2
	v_add_nc_u32_e32 v178, 0, v3
	v_lshl_or_b32 v8, v8, 8, v8
	v_lshl_or_b32 v9, v9, 8, v9
	v_xor_b32_e32 v173, v10, v111
	v_xor_b32_e32 v1, 16, v138
	v_xor_b32_e32 v4, 64, v138
	v_dual_mov_b32 v27, v25 :: v_dual_and_b32 v8, 0x540054, v8
	v_dual_mov_b32 v26, v25 :: v_dual_and_b32 v9, 0x760076, v9
	v_xor_b32_e32 v5, 0x50, v138
	v_xor_b32_e32 v6, 0x60, v138
	v_xor_b32_e32 v7, 0x70, v138
	v_lshl_or_b32 v8, v8, 4, v8
	v_lshl_or_b32 v9, v9, 4, v9
	v_xor_b32_e32 v10, 16, v173
	v_xor_b32_e32 v11, 32, v173
	v_xor_b32_e32 v12, 48, v173
	v_mov_b16_e64 v64.h, v167.l
	v_mov_b16_e64 v63.h, v166.l
	v_mov_b16_e64 v62.h, v165.l
	v_mov_b16_e64 v61.h, v164.l
	v_mov_b16_e64 v60.h, v163.l
	v_mov_b16_e64 v59.h, v162.l
	v_mov_b16_e64 v58.h, v161.l
	v_mov_b16_e64 v57.h, v160.l
	v_mov_b16_e64 v56.h, v159.l
	v_mov_b16_e64 v55.h, v158.l
	v_mov_b16_e64 v54.h, v157.l
	v_mov_b16_e64 v53.h, v156.l
	v_mov_b16_e64 v52.h, v155.l
	v_mov_b16_e64 v51.h, v154.l
	v_mov_b16_e64 v50.h, v153.l
	v_mov_b16_e64 v49.h, v152.l
	v_mov_b16_e64 v48.h, v151.l
	v_mov_b16_e64 v47.h, v150.l
	v_mov_b16_e64 v46.h, v149.l
	v_mov_b16_e64 v45.h, v148.l
	v_mov_b16_e64 v44.h, v146.l
	v_mov_b16_e64 v43.h, v144.l
	v_mov_b16_e64 v42.h, v142.l
	v_mov_b16_e64 v41.h, v140.l
	v_mov_b16_e64 v40.h, v137.l
	v_mov_b16_e64 v39.h, v136.l
	v_mov_b16_e64 v38.h, v135.l
	v_mov_b16_e64 v37.h, v134.l
	v_mov_b16_e64 v36.h, v133.l
	v_mov_b16_e64 v35.h, v132.l
	v_mov_b16_e64 v34.h, v131.l
	v_mov_b16_e64 v33.h, v130.l
	v_dual_mov_b32 v29, v25 :: v_dual_and_b32 v174, 0x5040504, v8
	v_dual_mov_b32 v28, v25 :: v_dual_and_b32 v175, 0x7060706, v9
	v_dual_mov_b32 v168, 0xff800000 :: v_dual_add_nc_u32 v179, 0, v4
	v_dual_mov_b32 v31, v25 :: v_dual_add_nc_u32 v176, 0, v1
	v_dual_mov_b32 v17, v25 :: v_dual_add_nc_u32 v180, 0, v5
	v_dual_mov_b32 v30, v25 :: v_dual_add_nc_u32 v181, 0, v6
	v_dual_mov_b32 v19, v25 :: v_dual_add_nc_u32 v182, 0, v7
	v_dual_mov_b32 v32, v25 :: v_dual_add_nc_u32 v183, 0, v10
	v_dual_mov_b32 v21, v25 :: v_dual_add_nc_u32 v184, 0, v11
	v_dual_mov_b32 v18, v25 :: v_dual_add_nc_u32 v185, 0, v12
	v_mov_b32_e32 v20, v25
	v_mov_b32_e32 v22, v25
	v_mov_b32_e32 v23, v25
	v_mov_b32_e32 v24, v25
	v_mov_b32_e32 v9, v25
	v_mov_b32_e32 v10, v25
	v_mov_b32_e32 v11, v25
	v_mov_b32_e32 v12, v25
	v_mov_b32_e32 v13, v25
	v_mov_b32_e32 v14, v25
	v_mov_b32_e32 v15, v25
	v_mov_b32_e32 v16, v25
	v_mov_b32_e32 v1, v25
	v_mov_b32_e32 v2, v25
	v_mov_b32_e32 v3, v25
	v_mov_b32_e32 v4, v25
	v_mov_b32_e32 v5, v25
	v_mov_b32_e32 v6, v25
	v_mov_b32_e32 v7, v25
	v_mov_b32_e32 v8, v25
	v_mov_b32_e32 v81, v25
	.loc	1 43 17 is_stmt 1               ; attention.py:43:17
	s_lshl_b32 s17, s39, 5
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_mov_b32 s28, s24
	s_mov_b32 s29, s24
	s_mov_b32 s30, s24
	s_mov_b32 s31, s24
	s_mov_b32 s18, 0x76543210
	s_mov_b32 s1, s24
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 0 17 is_stmt 0                ; attention.py:0:17
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	.loc	1 29 5 is_stmt 1                ; attention.py:29:5
	s_add_i32 s19, s1, 32
	v_dual_mov_b32 v202, v168 :: v_dual_add_nc_u32 v143, s17, v143
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mov_b32 v72, s31 :: v_dual_add_nc_u32 v147, s17, v147
	.loc	1 30 52 is_stmt 0               ; attention.py:30:52
	v_or_b32_e32 v73, s19, v129
	v_or_b32_e32 v74, s19, v128
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mov_b32 v67, s26 :: v_dual_lshlrev_b32 v76, 1, v147
	v_dual_mov_b32 v70, s29 :: v_dual_add_nc_u32 v97, 0, v138
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e32 vcc_lo, s37, v73
	.loc	1 30 33                         ; attention.py:30:33
	v_lshlrev_b32_e32 v75, 1, v143
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v74
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mov_b32 v71, s30 :: v_dual_mov_b32 v68, s27
	.loc	1 30 33                         ; attention.py:30:33
	v_cndmask_b32_e32 v74, 0x80000000, v76, vcc_lo
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mov_b32 v69, s28 :: v_dual_mov_b32 v66, s25
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 30 33                         ; attention.py:30:33
	v_cndmask_b32_e64 v73, 0x80000000, v75, s0
	s_clause 0x1
	buffer_load_b128 v[93:96], v73, s[40:43], 0 offen
	buffer_load_b128 v[89:92], v74, s[40:43], 0 offen
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mov_b32 v65, s24 :: v_dual_add_nc_u32 v208, 0, v173
	.loc	1 30 52                         ; attention.py:30:52
	v_or_b32_e32 v82, s1, v107
	v_or_b32_e32 v83, s1, v113
	v_or_b32_e32 v84, s1, v114
	v_or_b32_e32 v85, s1, v115
	v_or_b32_e32 v86, s1, v116
	v_or_b32_e32 v87, s1, v117
	v_or_b32_e32 v204, s1, v121
	v_or_b32_e32 v205, s1, v122
	v_or_b32_e32 v206, s1, v123
	v_or_b32_e32 v207, s1, v124
	v_or_b32_e32 v88, s1, v118
	v_or_b32_e32 v168, s1, v119
	v_or_b32_e32 v203, s1, v120
	v_cmp_gt_i32_e32 vcc_lo, s37, v83
	v_cmp_gt_i32_e64 s0, s37, v84
	v_cmp_gt_i32_e64 s2, s37, v86
	v_cmp_gt_i32_e64 s3, s37, v87
	v_cmp_gt_i32_e64 s7, s37, v204
	v_cmp_gt_i32_e64 s8, s37, v205
	v_cmp_gt_i32_e64 s9, s37, v206
	v_cmp_gt_i32_e64 s10, s37, v207
	v_cmp_gt_i32_e64 s14, s37, v82
	v_cmp_gt_i32_e64 s4, s37, v88
	v_cmp_gt_i32_e64 s5, s37, v168
	v_cmp_gt_i32_e64 s6, s37, v203
	.loc	1 29 5 is_stmt 1                ; attention.py:29:5
	s_cmp_lt_i32 s19, s16
	.loc	1 44 9                          ; attention.py:44:9
	v_add_nc_u32_e32 v105, s17, v105
	.loc	1 30 33                         ; attention.py:30:33
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[77:80], v176
	ds_load_b128 v[73:76], v97
	ds_load_b128 v[97:100], v97 offset:2048
	ds_load_b128 v[101:104], v176 offset:2048
	ds_load_b128 v[186:189], v177
	ds_load_b128 v[190:193], v178
	.loc	1 30 17 is_stmt 0               ; attention.py:30:17
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[194:201], v[73:80], v[57:64], v[65:72]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[73:80], v[97:104], v[57:64], v[65:72]
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[65:68], v177 offset:2048
	ds_load_b128 v[69:72], v178 offset:2048
	ds_load_b128 v[97:100], v179
	ds_load_b128 v[101:104], v180
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[194:201], v[186:193], v[49:56], v[194:201]
	.loc	1 30 52                         ; attention.py:30:52
	v_or_b32_e32 v186, s1, v125
	v_or_b32_e32 v187, s1, v126
	v_or_b32_e32 v188, s1, v127
	v_cmp_gt_i32_e64 s1, s37, v85
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_i32_e64 s11, s37, v186
	v_cmp_gt_i32_e64 s12, s37, v187
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_i32_e64 s13, s37, v188
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[73:80], v[65:72], v[49:56], v[73:80]
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[65:68], v179 offset:2048
	ds_load_b128 v[69:72], v180 offset:2048
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[194:201], v[97:104], v[41:48], v[194:201]
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[97:100], v181
	ds_load_b128 v[101:104], v182
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[73:80], v[65:72], v[41:48], v[73:80]
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[65:68], v181 offset:2048
	ds_load_b128 v[69:72], v182 offset:2048
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[194:201], v[97:104], v[33:40], v[194:201]
	.loc	1 40 17 is_stmt 1               ; attention.py:40:17
	ds_load_b128 v[97:100], v208 offset:4096
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mul_f32 v189, s36, v195 :: v_dual_mul_f32 v84, s36, v197
	v_dual_mul_f32 v83, s36, v196 :: v_dual_mul_f32 v86, s36, v194
	v_dual_mul_f32 v85, s36, v198 :: v_dual_mul_f32 v190, s36, v199
	v_dual_mul_f32 v191, s36, v200 :: v_dual_mul_f32 v192, s36, v201
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v186, 0xff800000, v86, s14
	v_cndmask_b32_e32 v188, 0xff800000, v189, vcc_lo
	v_cndmask_b32_e64 v189, 0xff800000, v83, s0
	v_cndmask_b32_e64 v193, 0xff800000, v84, s1
	v_cndmask_b32_e64 v194, 0xff800000, v85, s2
	v_cndmask_b32_e64 v190, 0xff800000, v190, s3
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(1)
	v_wmma_f32_16x16x16_f16 v[73:80], v[65:72], v[33:40], v[73:80]
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v191, 0xff800000, v191, s4
	v_cndmask_b32_e64 v192, 0xff800000, v192, s5
	.loc	1 40 17                         ; attention.py:40:17
	ds_load_b128 v[65:68], v208 offset:5120
	ds_load_b128 v[101:104], v183 offset:4096
	ds_load_b128 v[69:72], v183 offset:5120
	s_mov_b32 s1, s19
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mul_f32 v73, s36, v73 :: v_dual_mul_f32 v74, s36, v74
	v_dual_mul_f32 v75, s36, v75 :: v_dual_mul_f32 v76, s36, v76
	v_dual_mul_f32 v77, s36, v77 :: v_dual_mul_f32 v78, s36, v78
	v_dual_mul_f32 v79, s36, v79 :: v_dual_mul_f32 v80, s36, v80
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v83, 0xff800000, v74, s7
	v_cndmask_b32_e64 v84, 0xff800000, v75, s8
	v_cndmask_b32_e64 v85, 0xff800000, v76, s9
	v_cndmask_b32_e64 v86, 0xff800000, v77, s10
	v_cndmask_b32_e64 v87, 0xff800000, v78, s11
	v_cndmask_b32_e64 v88, 0xff800000, v79, s12
	v_cndmask_b32_e64 v82, 0xff800000, v73, s6
	v_cndmask_b32_e64 v187, 0xff800000, v80, s13
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max_f32_e32 v73, v186, v188
	v_max3_f32 v74, v193, v194, v190
	v_max3_f32 v75, v83, v84, v85
	v_max3_f32 v76, v86, v87, v88
	v_max3_f32 v77, v191, v192, v82
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_max3_f32 v73, v73, v189, v74
	v_max3_f32 v74, v75, v76, v187
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max3_f32 v73, v73, v77, v74
.Ltmp2:
	.loc	2 216 16                        ; standard.py:216:16 @[ attention.py:35:34 ]
	v_permlanex16_b32 v74, v73, s18, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp3:
	.loc	1 35 18                         ; attention.py:35:18
	v_max3_f32 v168, v202, v73, v74
	.loc	1 37 25                         ; attention.py:37:25
	v_sub_f32_e32 v77, v202, v168
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v73, v186, v168
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 37 17                         ; attention.py:37:17
	v_exp_f32_e32 v186, v77
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v74, v188, v168
	v_sub_f32_e32 v75, v189, v168
	v_sub_f32_e32 v76, v193, v168
	.loc	1 36 18 is_stmt 0               ; attention.py:36:18
	v_exp_f32_e32 v188, v73
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v78, v194, v168
	v_sub_f32_e32 v79, v190, v168
	v_sub_f32_e32 v80, v191, v168
	s_delay_alu instid0(TRANS32_DEP_2)
	v_dual_sub_f32 v195, v192, v168 :: v_dual_mul_f32 v30, v30, v186
	.loc	1 39 17 is_stmt 1               ; attention.py:39:17
	v_mul_f32_e32 v25, v25, v186
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v189, v74
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v26, v26, v186
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v190, v75
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v27, v27, v186
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v191, v76
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v29, v29, v186
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v192, v78
	.loc	1 41 24                         ; attention.py:41:24
	v_cvt_f16_f32_e64 v73.l, v188
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v20, v20, v186
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v193, v79
	.loc	1 41 24                         ; attention.py:41:24
	v_cvt_f16_f32_e64 v73.h, v189
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v195, v195
	.loc	1 41 24                         ; attention.py:41:24
	v_cvt_f16_f32_e64 v74.l, v190
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v17, v17, v186
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v194, v80
	.loc	1 41 24                         ; attention.py:41:24
	v_cvt_f16_f32_e64 v74.h, v191
	v_permlanex16_b32 v75, v73, s18, 0xfedcba98 op_sel:[1,0]
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v28, v28, v186
	v_mul_f32_e32 v31, v31, v186
	v_mul_f32_e32 v32, v32, v186
	v_mul_f32_e32 v18, v18, v186
	.loc	1 41 24                         ; attention.py:41:24
	v_perm_b32 v196, v75, v73, v174
	v_perm_b32 v197, v75, v73, v175
	v_cvt_f16_f32_e64 v73.l, v192
	v_cvt_f16_f32_e64 v73.h, v193
	v_permlanex16_b32 v75, v74, s18, 0xfedcba98 op_sel:[1,0]
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v19, v19, v186
	v_mul_f32_e32 v21, v21, v186
	v_mul_f32_e32 v22, v22, v186
	v_mul_f32_e32 v23, v23, v186
	.loc	1 41 24                         ; attention.py:41:24
	v_perm_b32 v198, v75, v74, v174
	v_perm_b32 v199, v75, v74, v175
	v_cvt_f16_f32_e64 v74.l, v194
	v_cvt_f16_f32_e64 v74.h, v195
	v_permlanex16_b32 v75, v73, s18, 0xfedcba98 op_sel:[1,0]
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v24, v24, v186
	v_mul_f32_e32 v9, v9, v186
	v_mul_f32_e32 v10, v10, v186
	v_mul_f32_e32 v11, v11, v186
	.loc	1 41 24                         ; attention.py:41:24
	v_perm_b32 v200, v75, v73, v174
	v_perm_b32 v201, v75, v73, v175
	v_permlanex16_b32 v73, v74, s18, 0xfedcba98 op_sel:[1,0]
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v12, v12, v186
	v_mul_f32_e32 v13, v13, v186
	v_mul_f32_e32 v14, v14, v186
	v_mul_f32_e32 v15, v15, v186
	.loc	1 41 24                         ; attention.py:41:24
	v_perm_b32 v202, v73, v74, v174
	v_perm_b32 v203, v73, v74, v175
	.loc	1 40 17                         ; attention.py:40:17
	ds_load_b128 v[73:76], v184 offset:5120
	ds_load_b128 v[77:80], v185 offset:5120
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v16, v16, v186
	v_mul_f32_e32 v1, v1, v186
	v_mul_f32_e32 v2, v2, v186
	.loc	1 41 17                         ; attention.py:41:17
	s_waitcnt lgkmcnt(3)
	v_wmma_f32_16x16x16_f16 v[25:32], v[97:104], v[196:203], v[25:32]
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v3, v3, v186
	v_mul_f32_e32 v4, v4, v186
	v_mul_f32_e32 v5, v5, v186
	v_mul_f32_e32 v6, v6, v186
	v_mul_f32_e32 v7, v7, v186
	v_mul_f32_e32 v8, v8, v186
	.loc	1 41 17                         ; attention.py:41:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[17:24], v[73:80], v[196:203], v[17:24]
	.loc	1 40 17                         ; attention.py:40:17
	ds_load_b128 v[101:104], v183 offset:6144
	ds_load_b128 v[97:100], v208 offset:6144
	ds_load_b128 v[73:76], v208 offset:7168
	ds_load_b128 v[77:80], v183 offset:7168
	.loc	1 41 17                         ; attention.py:41:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[9:16], v[97:104], v[196:203], v[9:16]
	.loc	1 40 17                         ; attention.py:40:17
	ds_load_b128 v[97:100], v184 offset:7168
	ds_load_b128 v[101:104], v185 offset:7168
	.loc	1 41 17                         ; attention.py:41:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[1:8], v[97:104], v[196:203], v[1:8]
	v_dual_mov_b32 v196, v81 :: v_dual_sub_f32 v81, v82, v168
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v82, v83, v168
	v_sub_f32_e32 v83, v84, v168
	v_sub_f32_e32 v84, v85, v168
	v_sub_f32_e32 v85, v86, v168
	v_sub_f32_e32 v86, v87, v168
	v_sub_f32_e32 v87, v88, v168
	v_sub_f32_e32 v88, v187, v168
	.loc	1 36 18 is_stmt 0               ; attention.py:36:18
	v_exp_f32_e32 v81, v81
	v_exp_f32_e32 v82, v82
	v_exp_f32_e32 v83, v83
	v_exp_f32_e32 v84, v84
	v_exp_f32_e32 v85, v85
	v_exp_f32_e32 v86, v86
	v_exp_f32_e32 v87, v87
	v_exp_f32_e32 v88, v88
.Ltmp4:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_dual_add_f32 v187, v188, v189 :: v_dual_add_f32 v188, v190, v191
	v_dual_add_f32 v189, v192, v193 :: v_dual_add_f32 v190, v194, v195
.Ltmp5:
	.loc	1 40 38                         ; attention.py:40:38
	v_or_b32_e32 v98, s19, v139
	v_or_b32_e32 v97, s19, v141
.Ltmp6:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_dual_add_f32 v191, v81, v82 :: v_dual_add_f32 v192, v83, v84
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_add_f32 v193, v85, v86 :: v_dual_add_f32 v194, v87, v88
	v_add_f32_e32 v205, v187, v188
	v_add_f32_e32 v189, v189, v190
.Ltmp7:
	.loc	1 44 9                          ; attention.py:44:9
	v_add_nc_u32_e32 v106, s17, v106
	.loc	1 40 17                         ; attention.py:40:17
	v_lshlrev_b32_e32 v99, 1, v105
	.loc	1 40 38 is_stmt 0               ; attention.py:40:38
	v_cmp_gt_i32_e64 s0, s37, v98
	v_cmp_gt_i32_e32 vcc_lo, s37, v97
.Ltmp8:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_dual_add_f32 v187, v191, v192 :: v_dual_add_f32 v188, v193, v194
	v_dual_add_f32 v189, v205, v189 :: v_dual_lshlrev_b32 v100, 1, v106
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
.Ltmp9:
	.loc	1 40 17                         ; attention.py:40:17
	v_cndmask_b32_e64 v97, 0x80000000, v99, s0
	.loc	1 41 24                         ; attention.py:41:24
	v_cvt_f16_f32_e64 v197.l, v83
.Ltmp10:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_add_f32_e32 v187, v187, v188
.Ltmp11:
	.loc	1 41 24                         ; attention.py:41:24
	v_cvt_f16_f32_e64 v197.h, v84
	.loc	1 40 17                         ; attention.py:40:17
	v_cndmask_b32_e32 v101, 0x80000000, v100, vcc_lo
	s_clause 0x1
	buffer_load_b128 v[97:100], v97, s[44:47], 0 offen
	buffer_load_b128 v[101:104], v101, s[44:47], 0 offen
	.loc	1 41 24                         ; attention.py:41:24
	v_cvt_f16_f32_e64 v198.l, v85
	v_cvt_f16_f32_e64 v198.h, v86
	v_cvt_f16_f32_e64 v199.l, v87
	v_cvt_f16_f32_e64 v199.h, v88
	v_permlanex16_b32 v84, v197, s18, 0xfedcba98 op_sel:[1,0]
	v_cvt_f16_f32_e64 v195.l, v81
	v_permlanex16_b32 v86, v198, s18, 0xfedcba98 op_sel:[1,0]
	v_cvt_f16_f32_e64 v195.h, v82
	v_permlanex16_b32 v88, v199, s18, 0xfedcba98 op_sel:[1,0]
	v_perm_b32 v83, v84, v197, v174
	v_perm_b32 v84, v84, v197, v175
	v_perm_b32 v85, v86, v198, v174
	v_perm_b32 v86, v86, v198, v175
	v_perm_b32 v87, v88, v199, v174
	v_perm_b32 v88, v88, v199, v175
	.loc	1 40 17                         ; attention.py:40:17
	ds_load_b128 v[197:200], v184 offset:4096
	ds_load_b128 v[201:204], v185 offset:4096
	.loc	1 41 24                         ; attention.py:41:24
	v_permlanex16_b32 v82, v195, s18, 0xfedcba98 op_sel:[1,0]
.Ltmp12:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_add_f32_e32 v187, v189, v187
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
.Ltmp13:
	.loc	1 41 24                         ; attention.py:41:24
	v_perm_b32 v81, v82, v195, v174
	v_perm_b32 v82, v82, v195, v175
.Ltmp14:
	.loc	2 314 12                        ; standard.py:314:12 @[ attention.py:38:31 ]
	v_permlanex16_b32 v188, v187, s18, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_2)
.Ltmp15:
	.loc	1 41 17                         ; attention.py:41:17
	v_wmma_f32_16x16x16_f16 v[17:24], v[65:72], v[81:88], v[17:24]
	v_wmma_f32_16x16x16_f16 v[1:8], v[73:80], v[81:88], v[1:8]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[197:204], v[81:88], v[25:32]
	.loc	1 40 17                         ; attention.py:40:17
	ds_load_b128 v[197:200], v184 offset:6144
	ds_load_b128 v[201:204], v185 offset:6144
	.loc	1 41 17                         ; attention.py:41:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[9:16], v[197:204], v[81:88], v[9:16]
.Ltmp16:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_add_f32_e32 v81, v187, v188
	s_delay_alu instid0(VALU_DEP_1)
.Ltmp17:
	.loc	1 38 16                         ; attention.py:38:16
	v_fmac_f32_e32 v81, v196, v186
	.loc	1 40 17                         ; attention.py:40:17
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_e32 v67, 16, v97
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v66, 16, v101
	v_lshrrev_b32_e32 v69, 16, v102
	v_lshrrev_b32_e32 v72, 16, v103
	v_lshrrev_b32_e32 v75, 16, v104
	v_mov_b16_e32 v65.l, v97.l
	v_mov_b16_e32 v65.h, v101.l
	v_lshrrev_b32_e32 v70, 16, v98
	v_mov_b16_e32 v67.h, v66.l
	v_mov_b16_e32 v68.l, v98.l
	v_mov_b16_e32 v68.h, v102.l
	v_lshrrev_b32_e32 v73, 16, v99
	v_mov_b16_e32 v70.h, v69.l
	v_mov_b16_e32 v71.l, v99.l
	v_mov_b16_e32 v71.h, v103.l
	v_lshrrev_b32_e32 v76, 16, v100
	v_mov_b16_e32 v73.h, v72.l
	v_mov_b16_e32 v74.l, v100.l
	v_mov_b16_e32 v74.h, v104.l
	v_mov_b16_e32 v76.h, v75.l
	.loc	1 30 33                         ; attention.py:30:33
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v145, v[93:96]
	ds_store_b128 v145, v[89:92] offset:2048
	.loc	1 40 17                         ; attention.py:40:17
	ds_store_2addr_b32 v169, v65, v67 offset1:16
	ds_store_2addr_b32 v170, v68, v70 offset0:32 offset1:48
	ds_store_2addr_b32 v171, v71, v73 offset0:64 offset1:80
	ds_store_2addr_b32 v172, v74, v76 offset0:96 offset1:112
	.loc	1 29 5                          ; attention.py:29:5
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	.loc	1 0 5 is_stmt 0                 ; attention.py:0:5
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v168, 0xff800000 :: v_dual_mov_b32 v7, v8
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
	v_mov_b32_e32 v81, v8
.LBB0_4:                                ; %Flow108
	.loc	1 29 5 is_stmt 1                ; attention.py:29:5
	s_add_i32 s0, s37, 31
	v_lshrrev_b32_e32 v0, 4, v0
	s_ashr_i32 s1, s0, 31
	v_dual_mov_b32 v65, 0 :: v_dual_mov_b32 v66, 0
	s_lshr_b32 s1, s1, 27
	v_dual_mov_b32 v67, 0 :: v_dual_mov_b32 v68, 0
	s_add_i32 s1, s0, s1
	v_dual_mov_b32 v69, 0 :: v_dual_mov_b32 v70, 0
	s_ashr_i32 s1, s1, 5
	v_dual_mov_b32 v71, 0 :: v_dual_mov_b32 v72, 0
	s_max_i32 s8, s1, 1
	v_dual_mov_b32 v73, 0 :: v_dual_mov_b32 v74, 0
	v_dual_mov_b32 v75, 0 :: v_dual_mov_b32 v76, 0
	v_dual_mov_b32 v77, 0 :: v_dual_mov_b32 v78, 0
	v_dual_mov_b32 v79, 0 :: v_dual_mov_b32 v80, 0
	s_cmp_gt_i32 s0, 31
	.loc	1 30 33                         ; attention.py:30:33
	s_waitcnt lgkmcnt(0)
	.loc	1 29 5                          ; attention.py:29:5
	s_cselect_b32 vcc_lo, -1, 0
	s_cmp_lt_i32 s0, 32
	.loc	1 30 33                         ; attention.py:30:33
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_6
; %bb.5:
	v_xad_u32 v66, v138, 48, 0
	s_mov_b32 s0, 0
	v_xad_u32 v82, v138, 32, 0
	v_xad_u32 v68, v138, 16, 0
	.loc	1 30 17 is_stmt 0               ; attention.py:30:17
	s_mov_b32 s7, s0
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	s_mov_b32 s3, s0
	s_mov_b32 s4, s0
	s_mov_b32 s5, s0
	s_mov_b32 s6, s0
	v_dual_mov_b32 v80, s7 :: v_dual_add_nc_u32 v69, 0, v138
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[86:89], v66 offset:2048
	ds_load_b128 v[94:97], v66
	ds_load_b128 v[90:93], v82
	ds_load_b128 v[102:105], v68 offset:2048
	ds_load_b128 v[173:176], v68
	ds_load_b128 v[98:101], v69 offset:2048
	ds_load_b128 v[169:172], v69
	v_xad_u32 v65, 0x50, v138, 0
	.loc	1 30 17                         ; attention.py:30:17
	v_mov_b16_e64 v64.h, v167.l
	v_mov_b16_e64 v63.h, v166.l
	v_mov_b16_e64 v62.h, v165.l
	v_mov_b16_e64 v61.h, v164.l
	v_mov_b16_e64 v60.h, v163.l
	v_mov_b16_e64 v59.h, v162.l
	v_mov_b16_e64 v58.h, v161.l
	v_mov_b16_e64 v57.h, v160.l
	v_dual_mov_b32 v79, s6 :: v_dual_mov_b32 v78, s5
	v_dual_mov_b32 v77, s4 :: v_dual_mov_b32 v76, s3
	v_dual_mov_b32 v75, s2 :: v_dual_mov_b32 v74, s1
	v_mov_b32_e32 v73, s0
	.loc	1 30 33                         ; attention.py:30:33
	v_xad_u32 v106, 0x70, v138, 0
	v_xad_u32 v67, v138, 64, 0
	ds_load_b128 v[164:167], v65 offset:2048
	ds_load_b128 v[181:184], v65
	ds_load_b128 v[160:163], v67 offset:2048
	ds_load_b128 v[177:180], v67
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[65:72], v[169:176], v[57:64], v[73:80]
	v_mov_b16_e64 v52.h, v155.l
	v_mov_b16_e64 v51.h, v154.l
	v_mov_b16_e64 v50.h, v153.l
	v_mov_b16_e64 v49.h, v152.l
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[82:85], v82 offset:2048
	ds_load_b128 v[152:155], v106 offset:2048
	ds_load_b128 v[173:176], v106
	v_xad_u32 v106, 0x60, v138, 0
	.loc	1 30 17                         ; attention.py:30:17
	v_mov_b16_e64 v48.h, v151.l
	v_mov_b16_e64 v47.h, v150.l
	v_mov_b16_e64 v46.h, v149.l
	v_mov_b16_e64 v45.h, v148.l
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[169:172], v106
	ds_load_b128 v[148:151], v106 offset:2048
	.loc	1 30 17                         ; attention.py:30:17
	v_mov_b16_e64 v56.h, v159.l
	v_mov_b16_e64 v55.h, v158.l
	v_mov_b16_e64 v54.h, v157.l
	v_mov_b16_e64 v53.h, v156.l
	v_wmma_f32_16x16x16_f16 v[73:80], v[98:105], v[57:64], v[73:80]
	v_mov_b16_e64 v44.h, v146.l
	v_mov_b16_e64 v43.h, v144.l
	v_mov_b16_e64 v42.h, v142.l
	v_wmma_f32_16x16x16_f16 v[65:72], v[90:97], v[49:56], v[65:72]
	v_mov_b16_e64 v41.h, v140.l
	v_mov_b16_e64 v40.h, v137.l
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[73:80], v[82:89], v[49:56], v[73:80]
	v_mov_b16_e64 v39.h, v136.l
	v_mov_b16_e64 v38.h, v135.l
	v_wmma_f32_16x16x16_f16 v[65:72], v[177:184], v[41:48], v[65:72]
	v_mov_b16_e64 v37.h, v134.l
	v_mov_b16_e64 v36.h, v133.l
	v_mov_b16_e64 v35.h, v132.l
	v_mov_b16_e64 v34.h, v131.l
	v_mov_b16_e64 v33.h, v130.l
	v_wmma_f32_16x16x16_f16 v[73:80], v[160:167], v[41:48], v[73:80]
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[65:72], v[169:176], v[33:40], v[65:72]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[73:80], v[148:155], v[33:40], v[73:80]
.LBB0_6:
	.loc	1 29 5 is_stmt 1                ; attention.py:29:5
	s_lshl_b32 s0, s8, 5
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mul_f32 v49, s36, v65 :: v_dual_mul_f32 v50, s36, v66
	.loc	1 29 5                          ; attention.py:29:5
	s_sub_i32 s0, s0, 32
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mul_f32 v51, s36, v67 :: v_dual_mul_f32 v52, s36, v68
	.loc	1 30 52 is_stmt 0               ; attention.py:30:52
	v_or_b32_e32 v33, s0, v107
	v_or_b32_e32 v34, s0, v113
	v_or_b32_e32 v35, s0, v114
	v_or_b32_e32 v36, s0, v115
	v_or_b32_e32 v37, s0, v116
	v_or_b32_e32 v38, s0, v117
	v_or_b32_e32 v39, s0, v118
	v_or_b32_e32 v40, s0, v119
	v_or_b32_e32 v41, s0, v120
	v_or_b32_e32 v42, s0, v121
	v_or_b32_e32 v43, s0, v122
	v_or_b32_e32 v44, s0, v123
	v_or_b32_e32 v45, s0, v124
	v_or_b32_e32 v46, s0, v125
	v_or_b32_e32 v47, s0, v126
	v_or_b32_e32 v48, s0, v127
	v_cmp_gt_i32_e64 s0, s37, v33
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mul_f32 v53, s36, v69 :: v_dual_mul_f32 v54, s36, v70
	v_dual_mul_f32 v55, s36, v71 :: v_dual_mul_f32 v56, s36, v72
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	.loc	1 34 21 is_stmt 1               ; attention.py:34:21
	v_cndmask_b32_e64 v33, 0xff800000, v49, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v34
	.loc	1 30 17 is_stmt 0               ; attention.py:30:17
	v_dual_mul_f32 v57, s36, v73 :: v_dual_mul_f32 v58, s36, v74
	v_dual_mul_f32 v59, s36, v75 :: v_dual_mul_f32 v60, s36, v76
	.loc	1 34 21 is_stmt 1               ; attention.py:34:21
	v_cndmask_b32_e64 v34, 0xff800000, v50, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v35
	.loc	1 30 17 is_stmt 0               ; attention.py:30:17
	v_dual_mul_f32 v61, s36, v77 :: v_dual_mul_f32 v62, s36, v78
	v_dual_mul_f32 v63, s36, v79 :: v_dual_mul_f32 v64, s36, v80
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	.loc	1 34 21 is_stmt 1               ; attention.py:34:21
	v_cndmask_b32_e64 v35, 0xff800000, v51, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v36
.Ltmp18:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max_f32_e32 v49, v33, v34
.Ltmp19:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v36, 0xff800000, v52, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v37, 0xff800000, v53, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v38
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v38, 0xff800000, v54, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v39
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp20:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v50, v36, v37, v38
.Ltmp21:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v39, 0xff800000, v55, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp22:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v49, v49, v35, v50
.Ltmp23:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v40, 0xff800000, v56, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v41
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v41, 0xff800000, v57, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v42
.Ltmp24:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v53, v39, v40, v41
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
.Ltmp25:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v42, 0xff800000, v58, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v43
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v43, 0xff800000, v59, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v44
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v44, 0xff800000, v60, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v45
.Ltmp26:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v51, v42, v43, v44
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
.Ltmp27:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v45, 0xff800000, v61, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v46
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v46, 0xff800000, v62, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v47
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v47, 0xff800000, v63, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v48
.Ltmp28:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v52, v45, v46, v47
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
.Ltmp29:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v48, 0xff800000, v64, s0
.Ltmp30:
	.loc	2 216 16                        ; standard.py:216:16 @[ attention.py:35:34 ]
	s_mov_b32 s0, 0x76543210
.Ltmp31:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v50, v51, v52, v48
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max3_f32 v49, v49, v53, v50
.Ltmp32:
	.loc	2 216 16                        ; standard.py:216:16 @[ attention.py:35:34 ]
	v_permlanex16_b32 v50, v49, s0, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp33:
	.loc	1 35 18                         ; attention.py:35:18
	v_max3_f32 v49, v168, v49, v50
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v45, v45, v49
	v_sub_f32_e32 v46, v46, v49
	v_sub_f32_e32 v41, v41, v49
	v_sub_f32_e32 v47, v47, v49
	v_sub_f32_e32 v48, v48, v49
	.loc	1 36 18 is_stmt 0               ; attention.py:36:18
	v_exp_f32_e32 v45, v45
	v_exp_f32_e32 v46, v46
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v42, v42, v49
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v56, v41
	v_exp_f32_e32 v47, v47
	v_exp_f32_e32 v57, v48
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v37, v37, v49
	v_sub_f32_e32 v43, v43, v49
	v_sub_f32_e32 v39, v39, v49
.Ltmp34:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_add_f32_e32 v41, v45, v46
.Ltmp35:
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v42, v42
	.loc	1 36 26 is_stmt 0               ; attention.py:36:26
	v_sub_f32_e32 v34, v34, v49
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v54, v37
	s_delay_alu instid0(TRANS32_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_1)
.Ltmp36:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_add_f32_e32 v48, v47, v57
.Ltmp37:
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v35, v35, v49
	.loc	1 36 18 is_stmt 0               ; attention.py:36:18
	v_exp_f32_e32 v43, v43
	v_exp_f32_e32 v55, v39
	v_exp_f32_e32 v52, v35
.Ltmp38:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_add_f32_e32 v37, v56, v42
.Ltmp39:
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v51, v34
	.loc	1 36 26 is_stmt 0               ; attention.py:36:26
	v_sub_f32_e32 v36, v36, v49
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v53, v36
.Ltmp40:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_f32_e32 v34, v52, v53
.Ltmp41:
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v44, v44, v49
	.loc	1 36 18 is_stmt 0               ; attention.py:36:18
	v_exp_f32_e32 v44, v44
	.loc	1 36 26                         ; attention.py:36:26
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_sub_f32 v38, v38, v49 :: v_dual_add_f32 v39, v43, v44
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v38, v38
	.loc	1 36 26                         ; attention.py:36:26
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_sub_f32 v40, v40, v49 :: v_dual_add_f32 v35, v54, v38
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v40, v40
	.loc	1 36 26                         ; attention.py:36:26
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_sub_f32 v33, v33, v49 :: v_dual_add_f32 v36, v55, v40
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v50, v33
.Ltmp42:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_f32_e32 v33, v50, v51
	v_dual_add_f32 v33, v33, v34 :: v_dual_add_f32 v34, v35, v36
	v_add_f32_e32 v35, v37, v39
	v_add_f32_e32 v36, v41, v48
.Ltmp43:
	.loc	1 41 24                         ; attention.py:41:24
	v_cvt_f16_f32_e32 v37.l, v52
	v_cvt_f16_f32_e32 v37.h, v53
.Ltmp44:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_add_f32_e32 v33, v33, v34
.Ltmp45:
	.loc	1 41 24                         ; attention.py:41:24
	v_cvt_f16_f32_e32 v39.l, v54
.Ltmp46:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_dual_add_f32 v34, v35, v36 :: v_dual_sub_f32 v35, v168, v49
.Ltmp47:
	.loc	1 41 24                         ; attention.py:41:24
	v_cvt_f16_f32_e32 v36.l, v50
	v_cvt_f16_f32_e32 v36.h, v51
	v_cvt_f16_f32_e32 v39.h, v38
	s_delay_alu instid0(VALU_DEP_4)
.Ltmp48:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_add_f32_e32 v34, v33, v34
.Ltmp49:
	.loc	1 37 17                         ; attention.py:37:17
	v_exp_f32_e32 v33, v35
	.loc	1 41 24                         ; attention.py:41:24
	v_cvt_f16_f32_e32 v41.l, v55
	v_cvt_f16_f32_e32 v41.h, v40
	v_cvt_f16_f32_e32 v38.l, v56
	v_cvt_f16_f32_e32 v38.h, v42
	v_cvt_f16_f32_e32 v40.l, v43
	v_cvt_f16_f32_e32 v40.h, v44
	v_cvt_f16_f32_e32 v48.l, v45
	v_cvt_f16_f32_e32 v48.h, v46
	v_cvt_f16_f32_e32 v49.l, v47
	v_cvt_f16_f32_e32 v49.h, v57
.Ltmp50:
	.loc	2 314 12                        ; standard.py:314:12 @[ attention.py:38:31 ]
	v_permlanex16_b32 v35, v34, s0, 0xfedcba98 op_sel:[1,0]
.Ltmp51:
	.loc	1 41 24                         ; attention.py:41:24
	v_permlanex16_b32 v42, v36, s0, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v44, v37, s0, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v46, v39, s0, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v47, v41, s0, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v43, v38, s0, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v45, v40, s0, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v50, v48, s0, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v51, v49, s0, 0xfedcba98 op_sel:[1,0]
	.loc	1 41 17 is_stmt 0               ; attention.py:41:17
	s_and_b32 s0, vcc_lo, exec_lo
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_8
; %bb.7:
	.loc	1 39 17 is_stmt 1               ; attention.py:39:17
	v_dual_mul_f32 v8, v8, v33 :: v_dual_mov_b32 v53, 0x5410
	v_dual_mul_f32 v7, v7, v33 :: v_dual_mov_b32 v52, 0x7632
	.loc	1 41 24                         ; attention.py:41:24
	v_cmp_eq_u32_e64 s0, 0, v112
	.loc	1 39 17                         ; attention.py:39:17
	v_dual_mul_f32 v3, v3, v33 :: v_dual_and_b32 v54, 48, v110
	v_mul_f32_e32 v6, v6, v33
	v_mul_f32_e32 v4, v4, v33
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 41 24                         ; attention.py:41:24
	v_cndmask_b32_e64 v52, 0x3276, v52, s0
	v_cndmask_b32_e64 v53, 0x1054, v53, s0
	.loc	1 40 17                         ; attention.py:40:17
	v_lshl_or_b32 v54, v109, 6, v54
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v2, v2, v33
	v_mul_f32_e32 v16, v16, v33
	.loc	1 41 24                         ; attention.py:41:24
	v_lshl_or_b32 v52, v52, 8, v52
	v_lshl_or_b32 v53, v53, 8, v53
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v5, v5, v33
	.loc	1 40 17                         ; attention.py:40:17
	v_xor_b32_e32 v54, v54, v111
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 39 17                         ; attention.py:39:17
	v_dual_mul_f32 v15, v15, v33 :: v_dual_and_b32 v52, 0x760076, v52
	.loc	1 41 24                         ; attention.py:41:24
	v_and_b32_e32 v53, 0x540054, v53
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v14, v14, v33
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 40 17                         ; attention.py:40:17
	v_xad_u32 v55, v54, 16, 0
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v13, v13, v33
	.loc	1 41 24                         ; attention.py:41:24
	v_lshl_or_b32 v52, v52, 4, v52
	v_lshl_or_b32 v53, v53, 4, v53
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v1, v1, v33
	v_mul_f32_e32 v12, v12, v33
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v11, v11, v33 :: v_dual_and_b32 v78, 0x7060706, v52
	.loc	1 41 24                         ; attention.py:41:24
	v_and_b32_e32 v79, 0x5040504, v53
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v10, v10, v33
	v_mul_f32_e32 v9, v9, v33
	v_mul_f32_e32 v24, v24, v33
	.loc	1 41 24                         ; attention.py:41:24
	v_perm_b32 v53, v51, v49, v78
	v_perm_b32 v52, v51, v49, v79
	.loc	1 40 17                         ; attention.py:40:17
	v_xad_u32 v49, v54, 48, 0
	.loc	1 41 24                         ; attention.py:41:24
	v_perm_b32 v51, v50, v48, v78
	v_perm_b32 v50, v50, v48, v79
	.loc	1 40 17                         ; attention.py:40:17
	v_xad_u32 v48, v54, 32, 0
	v_add_nc_u32_e32 v54, 0, v54
	ds_load_b128 v[58:61], v49 offset:7168
	ds_load_b128 v[66:69], v49 offset:5120
	ds_load_b128 v[62:65], v48 offset:5120
	ds_load_b128 v[74:77], v55 offset:7168
	ds_load_b128 v[86:89], v55 offset:6144
	ds_load_b128 v[94:97], v55 offset:5120
	ds_load_b128 v[102:105], v55 offset:4096
	ds_load_b128 v[90:93], v54 offset:5120
	ds_load_b128 v[98:101], v54 offset:4096
	ds_load_b128 v[70:73], v54 offset:7168
	ds_load_b128 v[82:85], v54 offset:6144
	ds_load_b128 v[54:57], v48 offset:7168
	ds_load_b128 v[113:116], v49 offset:4096
	ds_load_b128 v[109:112], v48 offset:4096
	ds_load_b128 v[121:124], v49 offset:6144
	ds_load_b128 v[117:120], v48 offset:6144
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v23, v23, v33
	v_mul_f32_e32 v22, v22, v33
	v_mul_f32_e32 v21, v21, v33
	v_mul_f32_e32 v20, v20, v33
	v_mul_f32_e32 v19, v19, v33
	v_mul_f32_e32 v18, v18, v33
	v_mul_f32_e32 v17, v17, v33
	v_mul_f32_e32 v32, v32, v33
	v_mul_f32_e32 v31, v31, v33
	v_mul_f32_e32 v30, v30, v33
	v_mul_f32_e32 v29, v29, v33
	v_mul_f32_e32 v28, v28, v33
	v_mul_f32_e32 v27, v27, v33
	v_mul_f32_e32 v26, v26, v33
	v_mul_f32_e32 v25, v25, v33
	.loc	1 41 24                         ; attention.py:41:24
	v_perm_b32 v132, v47, v41, v78
	v_perm_b32 v131, v47, v41, v79
	v_perm_b32 v130, v46, v39, v78
	v_perm_b32 v129, v46, v39, v79
	v_perm_b32 v128, v44, v37, v78
	v_perm_b32 v127, v44, v37, v79
	v_perm_b32 v126, v42, v36, v78
	v_perm_b32 v125, v42, v36, v79
	v_perm_b32 v49, v45, v40, v78
	v_perm_b32 v48, v45, v40, v79
	v_perm_b32 v47, v43, v38, v78
	v_perm_b32 v46, v43, v38, v79
	.loc	1 41 17 is_stmt 0               ; attention.py:41:17
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[25:32], v[98:105], v[125:132], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[62:69], v[125:132], v[17:24]
	s_waitcnt lgkmcnt(5)
	v_wmma_f32_16x16x16_f16 v[9:16], v[82:89], v[125:132], v[9:16]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[1:8], v[54:61], v[125:132], v[1:8]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[25:32], v[109:116], v[46:53], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[90:97], v[46:53], v[17:24]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[9:16], v[117:124], v[46:53], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[70:77], v[46:53], v[1:8]
.LBB0_8:
	.loc	1 17 19 is_stmt 1               ; attention.py:17:19
	s_lshr_b32 s0, s33, 1
.Ltmp52:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_add_f32_e32 v34, v34, v35
.Ltmp53:
	.loc	1 17 19                         ; attention.py:17:19
	v_or_b32_e32 v36, s0, v108
	.loc	1 46 5                          ; attention.py:46:5
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 38 16                         ; attention.py:38:16
	v_dual_fmac_f32 v34, v81, v33 :: v_dual_add_nc_u32 v35, s15, v107
	.loc	1 45 13                         ; attention.py:45:13
	v_mul_lo_u32 v37, v36, s39
	.loc	1 17 11                         ; attention.py:17:11
	v_or_b32_e32 v36, s34, v36
	.loc	1 20 64                         ; attention.py:20:64
	v_or_b32_e32 v0, 62, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 29 5                          ; attention.py:29:5
	v_cndmask_b32_e32 v33, v81, v34, vcc_lo
	.loc	1 20 81                         ; attention.py:20:81
	v_cmp_gt_i32_e64 s0, s37, v36
	.loc	1 45 13                         ; attention.py:45:13
	v_add_lshl_u32 v35, v35, v37, 1
	v_add_nc_u32_e32 v34, s15, v37
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 46 22                         ; attention.py:46:22
	v_div_scale_f32 v37, null, v33, v33, v26
	v_div_scale_f32 v36, null, v33, v33, v25
	v_div_scale_f32 v38, null, v33, v33, v27
	v_div_scale_f32 v39, null, v33, v33, v28
	v_div_scale_f32 v48, null, v33, v33, v29
	v_rcp_f32_e32 v42, v37
	v_rcp_f32_e32 v41, v36
	v_rcp_f32_e32 v43, v38
	v_rcp_f32_e32 v44, v39
	v_div_scale_f32 v45, s1, v26, v33, v26
	v_div_scale_f32 v50, null, v33, v33, v30
	v_rcp_f32_e32 v55, v48
	v_div_scale_f32 v40, vcc_lo, v25, v33, v25
	v_div_scale_f32 v47, s3, v28, v33, v28
	v_div_scale_f32 v46, s2, v27, v33, v27
	v_fma_f32 v52, -v37, v42, 1.0
	v_fma_f32 v51, -v36, v41, 1.0
	v_fma_f32 v53, -v38, v43, 1.0
	v_fma_f32 v54, -v39, v44, 1.0
	v_div_scale_f32 v49, s4, v29, v33, v29
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v42, v52, v42 :: v_dual_fmac_f32 v41, v51, v41
	v_dual_fmac_f32 v43, v53, v43 :: v_dual_fmac_f32 v44, v54, v44
	v_rcp_f32_e32 v51, v50
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v53, v45, v42
	v_fma_f32 v57, -v48, v55, 1.0
	v_mul_f32_e32 v54, v46, v43
	v_mul_f32_e32 v56, v47, v44
	.loc	1 46 5 is_stmt 0                ; attention.py:46:5
	v_add_lshl_u32 v0, v34, v0, 1
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v59, -v37, v53, v45
	v_dual_mul_f32 v52, v40, v41 :: v_dual_fmac_f32 v55, v57, v55
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_fma_f32 v61, -v39, v56, v47
	v_fma_f32 v62, -v50, v51, 1.0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v53, v59, v42
	v_fma_f32 v58, -v36, v52, v40
	v_fma_f32 v60, -v38, v54, v46
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v56, v61, v44 :: v_dual_fmac_f32 v51, v62, v51
	v_fma_f32 v37, -v37, v53, v45
	v_div_scale_f32 v45, s5, v30, v33, v30
	v_fmac_f32_e32 v52, v58, v41
	v_fmac_f32_e32 v54, v60, v43
	v_fma_f32 v39, -v39, v56, v47
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v0, 0x80000000, v0, s0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v36, -v36, v52, v40
	v_fma_f32 v38, -v38, v54, v46
	v_mul_f32_e32 v40, v49, v55
	s_delay_alu instid0(VALU_DEP_3)
	v_div_fmas_f32 v36, v36, v41, v52
	v_div_scale_f32 v41, null, v33, v33, v31
	s_mov_b32 vcc_lo, s1
	v_div_fmas_f32 v37, v37, v42, v53
	v_div_fixup_f32 v25, v36, v33, v25
	v_rcp_f32_e32 v36, v41
	s_mov_b32 vcc_lo, s2
	v_div_scale_f32 v42, null, v33, v33, v32
	v_div_fmas_f32 v38, v38, v43, v54
	v_div_fixup_f32 v26, v37, v33, v26
	v_fma_f32 v37, -v48, v40, v49
	v_mul_f32_e32 v43, v45, v51
	s_mov_b32 vcc_lo, s3
	v_div_fixup_f32 v27, v38, v33, v27
	v_div_fmas_f32 v39, v39, v44, v56
	v_fmac_f32_e32 v40, v37, v55
	v_fma_f32 v37, -v50, v43, v45
	v_fma_f32 v46, -v41, v36, 1.0
	s_mov_b32 vcc_lo, s4
	v_rcp_f32_e32 v44, v42
	v_fma_f32 v38, -v48, v40, v49
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v43, v37, v51 :: v_dual_fmac_f32 v36, v46, v36
	v_div_scale_f32 v37, s1, v31, v33, v31
	v_div_scale_f32 v46, null, v33, v33, v17
	v_div_fmas_f32 v38, v38, v55, v40
	s_delay_alu instid0(VALU_DEP_4)
	v_fma_f32 v40, -v50, v43, v45
	s_mov_b32 vcc_lo, s5
	v_mul_f32_e32 v45, v37, v36
	v_div_fixup_f32 v28, v39, v33, v28
	v_fma_f32 v39, -v42, v44, 1.0
	v_div_fmas_f32 v40, v40, v51, v43
	v_rcp_f32_e32 v47, v46
	v_fma_f32 v43, -v41, v45, v37
	v_div_scale_f32 v48, null, v33, v33, v18
	v_div_fixup_f32 v29, v38, v33, v29
	v_div_fixup_f32 v30, v40, v33, v30
	v_div_scale_f32 v40, s3, v17, v33, v17
	v_fmac_f32_e32 v45, v43, v36
	v_div_scale_f32 v43, null, v33, v33, v19
	v_rcp_f32_e32 v49, v48
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v51, -v46, v47, 1.0
	v_fma_f32 v37, -v41, v45, v37
	v_rcp_f32_e32 v41, v43
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v25.l, v25
	v_cvt_f16_f32_e32 v26.l, v26
	v_cvt_f16_f32_e32 v27.l, v27
	.loc	1 46 22                         ; attention.py:46:22
	v_div_fmas_f32 v36, v37, v36, v45
	v_div_scale_f32 v45, null, v33, v33, v20
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v28.l, v28
	v_cvt_f16_f32_e32 v29.l, v29
	v_cvt_f16_f32_e32 v30.l, v30
	.loc	1 46 22                         ; attention.py:46:22
	v_div_fixup_f32 v31, v36, v33, v31
	v_fma_f32 v52, -v43, v41, 1.0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v31.l, v31
	.loc	1 46 22                         ; attention.py:46:22
	v_dual_fmac_f32 v41, v52, v41 :: v_dual_fmac_f32 v44, v39, v44
	v_div_scale_f32 v39, s2, v32, v33, v32
	s_mov_b32 vcc_lo, s2
	v_mul_f32_e32 v50, v39, v44
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_fma_f32 v38, -v42, v50, v39
	v_fmac_f32_e32 v47, v51, v47
	v_fma_f32 v51, -v48, v49, 1.0
	v_fmac_f32_e32 v50, v38, v44
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v38, v40, v47 :: v_dual_fmac_f32 v49, v51, v49
	v_div_scale_f32 v51, s4, v18, v33, v18
	v_fma_f32 v37, -v42, v50, v39
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v39, -v46, v38, v40
	v_div_fmas_f32 v37, v37, v44, v50
	s_delay_alu instid0(VALU_DEP_2)
	v_fmac_f32_e32 v38, v39, v47
	s_mov_b32 vcc_lo, s3
	v_rcp_f32_e32 v44, v45
	v_div_scale_f32 v50, s1, v19, v33, v19
	v_div_fixup_f32 v32, v37, v33, v32
	v_fma_f32 v36, -v46, v38, v40
	v_div_scale_f32 v40, null, v33, v33, v21
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v37, v50, v41
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v32.l, v32
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 46 22                         ; attention.py:46:22
	v_div_fmas_f32 v36, v36, v47, v38
	v_rcp_f32_e32 v47, v40
	v_mul_f32_e32 v42, v51, v49
	s_mov_b32 vcc_lo, s4
	v_fma_f32 v46, -v43, v37, v50
	v_div_fixup_f32 v17, v36, v33, v17
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v39, -v48, v42, v51
	v_fmac_f32_e32 v37, v46, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v17.l, v17
	.loc	1 46 22                         ; attention.py:46:22
	v_fmac_f32_e32 v42, v39, v49
	v_fma_f32 v39, -v45, v44, 1.0
	s_delay_alu instid0(VALU_DEP_4)
	v_fma_f32 v36, -v43, v37, v50
	v_div_scale_f32 v43, s3, v21, v33, v21
	v_div_scale_f32 v50, null, v33, v33, v24
	v_fma_f32 v38, -v48, v42, v51
	v_fmac_f32_e32 v44, v39, v44
	v_div_scale_f32 v39, null, v33, v33, v22
	v_div_scale_f32 v48, s2, v20, v33, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_div_fmas_f32 v38, v38, v49, v42
	v_fma_f32 v49, -v40, v47, 1.0
	v_rcp_f32_e32 v42, v39
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_f32_e32 v46, v48, v44
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v18, v38, v33, v18
	v_fmac_f32_e32 v47, v49, v47
	v_div_fmas_f32 v36, v36, v41, v37
	v_fma_f32 v38, -v45, v46, v48
	v_div_scale_f32 v41, s1, v22, v33, v22
	s_mov_b32 vcc_lo, s2
	v_div_scale_f32 v37, null, v33, v33, v23
	v_fma_f32 v49, -v39, v42, 1.0
	v_fmac_f32_e32 v46, v38, v44
	v_mul_f32_e32 v38, v43, v47
	v_div_fixup_f32 v19, v36, v33, v19
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v18.l, v18
	.loc	1 46 22                         ; attention.py:46:22
	v_fmac_f32_e32 v42, v49, v42
	v_fma_f32 v45, -v45, v46, v48
	v_fma_f32 v49, -v40, v38, v43
	v_rcp_f32_e32 v48, v37
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v19.l, v19
	.loc	1 46 22                         ; attention.py:46:22
	v_mul_f32_e32 v51, v41, v42
	v_div_fmas_f32 v44, v45, v44, v46
	v_fmac_f32_e32 v38, v49, v47
	s_mov_b32 vcc_lo, s3
	v_rcp_f32_e32 v45, v50
	v_fma_f32 v46, -v39, v51, v41
	v_div_fixup_f32 v20, v44, v33, v20
	v_fma_f32 v36, -v40, v38, v43
	v_div_scale_f32 v44, null, v33, v33, v9
	v_fma_f32 v49, -v37, v48, 1.0
	v_fmac_f32_e32 v51, v46, v42
	v_div_scale_f32 v46, null, v33, v33, v10
	v_div_fmas_f32 v36, v36, v47, v38
	s_mov_b32 vcc_lo, s1
	v_div_scale_f32 v40, s2, v23, v33, v23
	v_fma_f32 v38, -v39, v51, v41
	v_rcp_f32_e32 v41, v44
	v_rcp_f32_e32 v47, v46
	v_fma_f32 v43, -v50, v45, 1.0
	v_div_fixup_f32 v21, v36, v33, v21
	v_div_fmas_f32 v38, v38, v42, v51
	s_mov_b32 vcc_lo, s2
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v20.l, v20
	.loc	1 46 22                         ; attention.py:46:22
	v_fmac_f32_e32 v45, v43, v45
	v_div_scale_f32 v43, s3, v24, v33, v24
	v_div_fixup_f32 v22, v38, v33, v22
	v_fma_f32 v51, -v44, v41, 1.0
	v_div_scale_f32 v38, s1, v9, v33, v9
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v21.l, v21
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cvt_f16_f32_e32 v22.l, v22
	.loc	1 46 22                         ; attention.py:46:22
	v_fmac_f32_e32 v41, v51, v41
	v_fma_f32 v51, -v46, v47, 1.0
	v_dual_fmac_f32 v48, v49, v48 :: v_dual_mul_f32 v49, v43, v45
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v47, v51, v47
	v_mul_f32_e32 v39, v40, v48
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fma_f32 v36, -v50, v49, v43
	v_div_scale_f32 v51, s4, v10, v33, v10
	v_fma_f32 v42, -v37, v39, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v49, v36, v45
	v_mul_f32_e32 v36, v38, v41
	v_fmac_f32_e32 v39, v42, v48
	v_div_scale_f32 v42, null, v33, v33, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v37, -v37, v39, v40
	v_rcp_f32_e32 v40, v42
	s_delay_alu instid0(VALU_DEP_1)
	v_div_fmas_f32 v37, v37, v48, v39
	v_fma_f32 v39, -v50, v49, v43
	v_div_scale_f32 v50, null, v33, v33, v12
	s_mov_b32 vcc_lo, s3
	v_fma_f32 v43, -v44, v36, v38
	v_div_fixup_f32 v23, v37, v33, v23
	v_div_fmas_f32 v39, v39, v45, v49
	v_rcp_f32_e32 v45, v50
	s_delay_alu instid0(TRANS32_DEP_2)
	v_fma_f32 v52, -v42, v40, 1.0
	v_fmac_f32_e32 v36, v43, v41
	v_div_scale_f32 v49, s2, v11, v33, v11
	v_div_fixup_f32 v24, v39, v33, v24
	s_mov_b32 vcc_lo, s1
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v23.l, v23
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v37, -v44, v36, v38
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v24.l, v24
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v39, -v50, v45, 1.0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v36, v37, v41, v36
	s_mov_b32 vcc_lo, s4
	v_fmac_f32_e32 v45, v39, v45
	v_mul_f32_e32 v48, v51, v47
	v_fmac_f32_e32 v40, v52, v40
	v_div_scale_f32 v39, null, v33, v33, v14
	v_div_fixup_f32 v9, v36, v33, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v43, -v46, v48, v51
	v_mul_f32_e32 v38, v49, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v9.l, v9
	.loc	1 46 22                         ; attention.py:46:22
	v_fmac_f32_e32 v48, v43, v47
	v_div_scale_f32 v43, null, v33, v33, v13
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v41, -v42, v38, v49
	v_fma_f32 v37, -v46, v48, v51
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_rcp_f32_e32 v44, v43
	v_div_scale_f32 v46, s1, v12, v33, v12
	v_fmac_f32_e32 v38, v41, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_div_fmas_f32 v37, v37, v47, v48
	v_rcp_f32_e32 v47, v39
	v_mul_f32_e32 v41, v46, v45
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(TRANS32_DEP_2)
	v_fma_f32 v36, -v42, v38, v49
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v10, v37, v33, v10
	v_fma_f32 v48, -v43, v44, 1.0
	v_fma_f32 v37, -v50, v41, v46
	v_div_scale_f32 v42, s3, v13, v33, v13
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v10.l, v10
	.loc	1 46 22                         ; attention.py:46:22
	v_fmac_f32_e32 v44, v48, v44
	v_fma_f32 v48, -v39, v47, 1.0
	v_fmac_f32_e32 v41, v37, v45
	v_div_fmas_f32 v36, v36, v40, v38
	v_div_scale_f32 v40, s2, v14, v33, v14
	s_mov_b32 vcc_lo, s1
	v_fmac_f32_e32 v47, v48, v47
	v_fma_f32 v46, -v50, v41, v46
	v_div_scale_f32 v37, null, v33, v33, v15
	v_div_fixup_f32 v11, v36, v33, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v49, v40, v47
	v_div_fmas_f32 v41, v46, v45, v41
	s_delay_alu instid0(VALU_DEP_4)
	v_rcp_f32_e32 v36, v37
	v_div_scale_f32 v46, null, v33, v33, v16
	s_mov_b32 vcc_lo, s3
	v_fma_f32 v45, -v39, v49, v40
	v_div_fixup_f32 v12, v41, v33, v12
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v11.l, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 46 22                         ; attention.py:46:22
	v_dual_fmac_f32 v49, v45, v47 :: v_dual_mul_f32 v38, v42, v44
	v_div_scale_f32 v45, null, v33, v33, v1
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v12.l, v12
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v39, -v39, v49, v40
	v_fma_f32 v48, -v43, v38, v42
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v38, v48, v44
	v_fma_f32 v48, -v37, v36, 1.0
	v_fma_f32 v41, -v43, v38, v42
	v_rcp_f32_e32 v42, v46
	s_delay_alu instid0(VALU_DEP_2)
	v_fmac_f32_e32 v36, v48, v36
	v_div_scale_f32 v43, s1, v15, v33, v15
	v_div_scale_f32 v48, null, v33, v33, v2
	v_div_fmas_f32 v38, v41, v44, v38
	v_rcp_f32_e32 v41, v45
	s_mov_b32 vcc_lo, s2
	v_mul_f32_e32 v40, v43, v36
	v_div_fmas_f32 v39, v39, v47, v49
	v_div_scale_f32 v49, s2, v16, v33, v16
	v_fma_f32 v44, -v46, v42, 1.0
	v_div_fixup_f32 v13, v38, v33, v13
	v_fma_f32 v47, -v37, v40, v43
	v_div_fixup_f32 v14, v39, v33, v14
	v_div_scale_f32 v39, null, v33, v33, v3
	v_fmac_f32_e32 v42, v44, v42
	v_rcp_f32_e32 v44, v48
	v_fma_f32 v50, -v45, v41, 1.0
	v_fmac_f32_e32 v40, v47, v36
	v_div_scale_f32 v47, s3, v1, v33, v1
	v_mul_f32_e32 v38, v49, v42
	v_rcp_f32_e32 v51, v39
	v_fmac_f32_e32 v41, v50, v41
	v_fma_f32 v37, -v37, v40, v43
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v43, -v46, v38, v49
	v_fma_f32 v50, -v48, v44, 1.0
	v_mul_f32_e32 v52, v47, v41
	v_div_fmas_f32 v36, v37, v36, v40
	s_mov_b32 vcc_lo, s2
	v_fmac_f32_e32 v38, v43, v42
	v_fmac_f32_e32 v44, v50, v44
	v_div_scale_f32 v50, s4, v2, v33, v2
	v_fma_f32 v37, -v45, v52, v47
	v_fma_f32 v43, -v39, v51, 1.0
	v_div_fixup_f32 v15, v36, v33, v15
	v_fma_f32 v36, -v46, v38, v49
	v_mul_f32_e32 v40, v50, v44
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v52, v37, v41 :: v_dual_fmac_f32 v51, v43, v51
	v_div_scale_f32 v43, s1, v3, v33, v3
	v_div_fmas_f32 v36, v36, v42, v38
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v37, -v48, v40, v50
	v_fma_f32 v38, -v45, v52, v47
	v_div_scale_f32 v42, null, v33, v33, v4
	s_mov_b32 vcc_lo, s3
	v_div_scale_f32 v47, null, v33, v33, v5
	v_dual_fmac_f32 v40, v37, v44 :: v_dual_mul_f32 v37, v43, v51
	v_div_fmas_f32 v38, v38, v41, v52
	v_rcp_f32_e32 v45, v42
	s_mov_b32 vcc_lo, s4
	s_delay_alu instid0(VALU_DEP_2)
	v_fma_f32 v41, -v48, v40, v50
	v_fma_f32 v46, -v39, v37, v43
	v_div_fixup_f32 v1, v38, v33, v1
	v_div_fixup_f32 v16, v36, v33, v16
	v_div_scale_f32 v48, null, v33, v33, v8
	v_div_fmas_f32 v40, v41, v44, v40
	v_fmac_f32_e32 v37, v46, v51
	v_rcp_f32_e32 v41, v47
	v_fma_f32 v36, -v42, v45, 1.0
	v_rcp_f32_e32 v49, v48
	v_div_fixup_f32 v2, v40, v33, v2
	v_fma_f32 v38, -v39, v37, v43
	v_div_scale_f32 v39, null, v33, v33, v6
	v_div_scale_f32 v40, null, v33, v33, v7
	v_fmac_f32_e32 v45, v36, v45
	v_div_scale_f32 v36, s2, v4, v33, v4
	s_mov_b32 vcc_lo, s1
	v_rcp_f32_e32 v44, v39
	v_rcp_f32_e32 v46, v40
	v_fma_f32 v43, -v47, v41, 1.0
	v_div_fmas_f32 v37, v38, v51, v37
	v_mul_f32_e32 v38, v36, v45
	v_fma_f32 v53, -v48, v49, 1.0
	s_mov_b32 vcc_lo, s2
	v_fmac_f32_e32 v41, v43, v41
	v_div_scale_f32 v43, s1, v5, v33, v5
	v_div_fixup_f32 v3, v37, v33, v3
	v_fma_f32 v50, -v39, v44, 1.0
	v_fma_f32 v37, -v40, v46, 1.0
	v_fma_f32 v51, -v42, v38, v36
	v_mul_f32_e32 v52, v43, v41
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v49, v53, v49 :: v_dual_fmac_f32 v44, v50, v44
	v_div_scale_f32 v50, s3, v6, v33, v6
	v_fmac_f32_e32 v46, v37, v46
	v_div_scale_f32 v37, s4, v7, v33, v7
	v_fmac_f32_e32 v38, v51, v45
	v_div_scale_f32 v53, s5, v8, v33, v8
	v_mul_f32_e32 v54, v50, v44
	v_fma_f32 v51, -v47, v52, v43
	v_mul_f32_e32 v55, v37, v46
	v_fma_f32 v36, -v42, v38, v36
	v_mul_f32_e32 v56, v53, v49
	v_fma_f32 v42, -v39, v54, v50
	v_fmac_f32_e32 v52, v51, v41
	v_fma_f32 v51, -v40, v55, v37
	v_div_fmas_f32 v36, v36, v45, v38
	s_mov_b32 vcc_lo, s1
	v_fmac_f32_e32 v54, v42, v44
	v_fma_f32 v42, -v48, v56, v53
	v_fmac_f32_e32 v55, v51, v46
	v_fma_f32 v38, -v47, v52, v43
	v_div_fixup_f32 v4, v36, v33, v4
	v_fma_f32 v39, -v39, v54, v50
	v_fmac_f32_e32 v56, v42, v49
	v_fma_f32 v37, -v40, v55, v37
	v_div_fmas_f32 v38, v38, v41, v52
	s_mov_b32 vcc_lo, s3
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v36, 0x80000000, v35, s0
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v40, -v48, v56, v53
	v_div_fmas_f32 v39, v39, v44, v54
	s_mov_b32 vcc_lo, s4
	v_div_fixup_f32 v5, v38, v33, v5
	v_div_fmas_f32 v37, v37, v46, v55
	s_mov_b32 vcc_lo, s5
	v_div_fixup_f32 v6, v39, v33, v6
	v_div_fmas_f32 v40, v40, v49, v56
	.loc	1 46 5                          ; attention.py:46:5
	s_and_b32 s5, s23, 0xffff
	.loc	1 46 22                         ; attention.py:46:22
	v_div_fixup_f32 v7, v37, v33, v7
	.loc	1 46 5                          ; attention.py:46:5
	s_mov_b32 s4, s22
	v_add_nc_u32_e32 v37, 24, v35
	.loc	1 46 22                         ; attention.py:46:22
	v_div_fixup_f32 v8, v40, v33, v8
	.loc	1 46 5                          ; attention.py:46:5
	v_add_nc_u32_e32 v33, 4, v35
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v13.l, v13
	v_cvt_f16_f32_e32 v14.l, v14
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v37, 0x80000000, v37, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v15.l, v15
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v33, 0x80000000, v33, s0
	s_clause 0x1
	buffer_store_b16 v25, v36, s[4:7], 0 offen
	buffer_store_b16 v26, v33, s[4:7], 0 offen
	v_add_nc_u32_e32 v25, 8, v35
	v_add_nc_u32_e32 v26, 12, v35
	v_add_nc_u32_e32 v33, 16, v35
	v_add_nc_u32_e32 v36, 20, v35
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v16.l, v16
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v25, 0x80000000, v25, s0
	v_cndmask_b32_e64 v26, 0x80000000, v26, s0
	v_cndmask_b32_e64 v33, 0x80000000, v33, s0
	v_cndmask_b32_e64 v36, 0x80000000, v36, s0
	s_clause 0x4
	buffer_store_b16 v27, v25, s[4:7], 0 offen
	buffer_store_b16 v28, v26, s[4:7], 0 offen
	buffer_store_b16 v29, v33, s[4:7], 0 offen
	buffer_store_b16 v30, v36, s[4:7], 0 offen
	buffer_store_b16 v31, v37, s[4:7], 0 offen
	v_add_nc_u32_e32 v25, 28, v35
	v_add_nc_u32_e32 v26, 32, v35
	v_add_nc_u32_e32 v27, 36, v35
	v_add_nc_u32_e32 v28, 40, v35
	v_add_nc_u32_e32 v29, 44, v35
	v_cndmask_b32_e64 v25, 0x80000000, v25, s0
	v_cndmask_b32_e64 v26, 0x80000000, v26, s0
	v_cndmask_b32_e64 v27, 0x80000000, v27, s0
	v_cndmask_b32_e64 v28, 0x80000000, v28, s0
	v_cndmask_b32_e64 v29, 0x80000000, v29, s0
	s_clause 0x4
	buffer_store_b16 v32, v25, s[4:7], 0 offen
	buffer_store_b16 v17, v26, s[4:7], 0 offen
	buffer_store_b16 v18, v27, s[4:7], 0 offen
	buffer_store_b16 v19, v28, s[4:7], 0 offen
	buffer_store_b16 v20, v29, s[4:7], 0 offen
	v_add_nc_u32_e32 v17, 48, v35
	v_add_nc_u32_e32 v18, 52, v35
	v_add_nc_u32_e32 v19, 56, v35
	v_add_nc_u32_e32 v20, 60, v35
	v_add_nc_u32_e32 v25, 64, v35
	v_cndmask_b32_e64 v17, 0x80000000, v17, s0
	v_cndmask_b32_e64 v18, 0x80000000, v18, s0
	v_cndmask_b32_e64 v19, 0x80000000, v19, s0
	v_cndmask_b32_e64 v20, 0x80000000, v20, s0
	v_cndmask_b32_e64 v25, 0x80000000, v25, s0
	s_clause 0x4
	buffer_store_b16 v21, v17, s[4:7], 0 offen
	buffer_store_b16 v22, v18, s[4:7], 0 offen
	buffer_store_b16 v23, v19, s[4:7], 0 offen
	buffer_store_b16 v24, v20, s[4:7], 0 offen
	buffer_store_b16 v9, v25, s[4:7], 0 offen
	v_add_nc_u32_e32 v9, 0x44, v35
	v_add_nc_u32_e32 v17, 0x48, v35
	v_add_nc_u32_e32 v18, 0x4c, v35
	v_add_nc_u32_e32 v19, 0x50, v35
	v_add_nc_u32_e32 v20, 0x54, v35
	v_cndmask_b32_e64 v9, 0x80000000, v9, s0
	v_cndmask_b32_e64 v17, 0x80000000, v17, s0
	v_cndmask_b32_e64 v18, 0x80000000, v18, s0
	v_cndmask_b32_e64 v19, 0x80000000, v19, s0
	v_cndmask_b32_e64 v20, 0x80000000, v20, s0
	s_clause 0x4
	buffer_store_b16 v10, v9, s[4:7], 0 offen
	buffer_store_b16 v11, v17, s[4:7], 0 offen
	buffer_store_b16 v12, v18, s[4:7], 0 offen
	buffer_store_b16 v13, v19, s[4:7], 0 offen
	buffer_store_b16 v14, v20, s[4:7], 0 offen
	v_add_nc_u32_e32 v9, 0x58, v35
	v_add_nc_u32_e32 v10, 0x5c, v35
	v_add_nc_u32_e32 v11, 0x60, v35
	v_add_nc_u32_e32 v12, 0x64, v35
	v_add_nc_u32_e32 v13, 0x68, v35
	v_cndmask_b32_e64 v9, 0x80000000, v9, s0
	v_cndmask_b32_e64 v10, 0x80000000, v10, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v1.l, v1
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v11, 0x80000000, v11, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v2.l, v2
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v12, 0x80000000, v12, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v3.l, v3
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v13, 0x80000000, v13, s0
	s_clause 0x4
	buffer_store_b16 v15, v9, s[4:7], 0 offen
	buffer_store_b16 v16, v10, s[4:7], 0 offen
	buffer_store_b16 v1, v11, s[4:7], 0 offen
	buffer_store_b16 v2, v12, s[4:7], 0 offen
	buffer_store_b16 v3, v13, s[4:7], 0 offen
	v_add_nc_u32_e32 v1, 0x6c, v35
	v_add_nc_u32_e32 v2, 0x70, v35
	v_add_nc_u32_e32 v3, 0x74, v35
	v_add_nc_u32_e32 v9, 0x78, v35
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v4.l, v4
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v1, 0x80000000, v1, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v5.l, v5
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v2, 0x80000000, v2, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v6.l, v6
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v3, 0x80000000, v3, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v7.l, v7
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v9, 0x80000000, v9, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cvt_f16_f32_e32 v8.l, v8
	.loc	1 46 5                          ; attention.py:46:5
	s_clause 0x4
	buffer_store_b16 v4, v1, s[4:7], 0 offen
	buffer_store_b16 v5, v2, s[4:7], 0 offen
	buffer_store_b16 v6, v3, s[4:7], 0 offen
	buffer_store_b16 v7, v9, s[4:7], 0 offen
	buffer_store_b16 v8, v0, s[4:7], 0 offen
	.loc	1 10 1 is_stmt 1                ; attention.py:10:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp54:
.Lfunc_end0:
	.size	attend, .Lfunc_end0-attend
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel attend
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
		.amdhsa_next_free_vgpr 209
		.amdhsa_next_free_sgpr 48
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-attend)<<4)&1008)>>4
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
	.set .Lattend.num_vgpr, 209
	.set .Lattend.num_agpr, 0
	.set .Lattend.numbered_sgpr, 48
	.set .Lattend.num_named_barrier, 0
	.set .Lattend.private_seg_size, 0
	.set .Lattend.uses_vcc, 1
	.set .Lattend.uses_flat_scratch, 0
	.set .Lattend.has_dyn_sized_stack, 0
	.set .Lattend.has_recursion, 0
	.set .Lattend.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 10260
; TotalNumSgprs: 50
; NumVgprs: 209
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 26
; NumSGPRsForWavesPerEU: 50
; NumVGPRsForWavesPerEU: 209
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
	.byte	1                               ; DW_CHILDREN_yes
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
	.byte	2                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	32                              ; DW_AT_inline
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	3                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	1                               ; DW_CHILDREN_yes
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	5                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	6                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	5                               ; DW_FORM_data2
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
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
	.byte	1                               ; Abbrev [1] 0xb:0x6b DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	2                               ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string0                  ; DW_AT_comp_dir
                                        ; DW_AT_APPLE_optimized
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.byte	2                               ; Abbrev [2] 0x2a:0x6 DW_TAG_subprogram
	.long	.Linfo_string2                  ; DW_AT_name
	.byte	1                               ; DW_AT_inline
	.byte	3                               ; Abbrev [3] 0x30:0x45 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x19 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	35                              ; DW_AT_call_line
	.byte	34                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	216                             ; DW_AT_call_line
	.byte	16                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x5a:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	38                              ; DW_AT_call_line
	.byte	31                              ; DW_AT_call_column
	.byte	6                               ; Abbrev [6] 0x66:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp45-.Lfunc_begin0
	.quad	.Ltmp46-.Lfunc_begin0
	.quad	.Ltmp47-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Ltmp50-.Lfunc_begin0
	.quad	.Ltmp51-.Lfunc_begin0
	.quad	.Ltmp52-.Lfunc_begin0
	.quad	.Ltmp53-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp45-.Lfunc_begin0
	.quad	.Ltmp46-.Lfunc_begin0
	.quad	.Ltmp47-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Ltmp52-.Lfunc_begin0
	.quad	.Ltmp53-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"attention.py"                  ; string offset=7 ; attention.py
.Linfo_string2:
	.asciz	"attend"                        ; string offset=20 ; attend
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
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
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
    .name:           attend
    .private_segment_fixed_size: 0
    .sgpr_count:     50
    .sgpr_spill_count: 0
    .symbol:         attend.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     209
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
