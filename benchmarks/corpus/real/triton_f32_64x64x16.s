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
	s_load_b64 s[20:21], s[0:1], 0x20
	s_load_b32 s22, s[0:1], 0x28
.Ltmp0:
	.loc	1 18 44 prologue_end            ; matrices.py:18:44
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	1 28 5                          ; matrices.py:28:5
	v_readfirstlane_b32 s2, v0
	.loc	1 15 11                         ; matrices.py:15:11
	s_lshl_b32 s11, s14, 6
	s_clause 0x1
	s_load_b128 s[16:19], s[0:1], 0x0
	s_load_b64 s[8:9], s[0:1], 0x10
	.loc	1 18 44                         ; matrices.py:18:44
	v_and_b32_e32 v81, 12, v2
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_b32 s3, s2, 0x60
	.loc	1 16 14                         ; matrices.py:16:14
	s_lshl_b32 s10, s15, 6
	.loc	1 22 13                         ; matrices.py:22:13
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	.loc	1 23 13                         ; matrices.py:23:13
	s_mov_b32 s15, s7
	s_mov_b32 s14, s6
	.loc	1 22 32                         ; matrices.py:22:32
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s20, v81
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v1, 31, v0
	.loc	1 18 12                         ; matrices.py:18:12
	s_mul_i32 s2, s21, s11
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_or_b32_e32 v5, s2, v81
	.loc	1 22 13                         ; matrices.py:22:13
	s_and_b32 s5, s17, 0xffff
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v18, s3, v1
	.loc	1 22 13                         ; matrices.py:22:13
	s_mov_b32 s4, s16
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_b32 s13, s19, 0xffff
	s_mov_b32 s12, s18
	.loc	1 21 5                          ; matrices.py:21:5
	s_add_i32 s16, s20, -16
	.loc	1 15 40                         ; matrices.py:15:40
	v_lshrrev_b32_e32 v3, 2, v18
	v_lshrrev_b32_e32 v114, 4, v18
	.loc	1 22 13                         ; matrices.py:22:13
	v_lshlrev_b32_e32 v117, 4, v18
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v83, 0x70, v18
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_lt_i32 s16, 1
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v2, 32, v3
	.loc	1 18 12                         ; matrices.py:18:12
	v_mul_lo_u32 v3, v3, s21
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v115, 8, v114
	.loc	1 19 13                         ; matrices.py:19:13
	v_mul_lo_u32 v4, v114, s22
	.loc	1 23 33                         ; matrices.py:23:33
	v_cmp_gt_i32_e64 s2, s20, v114
	.loc	1 18 12                         ; matrices.py:18:12
	v_mul_lo_u32 v2, v2, s21
	.loc	1 22 13                         ; matrices.py:22:13
	v_add_nc_u32_e32 v84, 0, v117
	.loc	1 19 13                         ; matrices.py:19:13
	v_mul_lo_u32 v6, v115, s22
	.loc	1 22 13                         ; matrices.py:22:13
	v_add_lshl_u32 v3, v5, v3, 2
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v82, 15, v0
	.loc	1 22 13                         ; matrices.py:22:13
	v_add_lshl_u32 v2, v5, v2, 2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v3, 0x80000000, v3, vcc_lo
	.loc	1 15 40                         ; matrices.py:15:40
	v_lshlrev_b32_e32 v113, 2, v82
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 19 13                         ; matrices.py:19:13
	v_or_b32_e32 v116, s10, v113
	.loc	1 23 13                         ; matrices.py:23:13
	v_add_lshl_u32 v4, v116, v4, 2
	v_add_lshl_u32 v5, v116, v6, 2
	.loc	1 22 13                         ; matrices.py:22:13
	v_cndmask_b32_e32 v6, 0x80000000, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 23 13                         ; matrices.py:23:13
	v_cndmask_b32_e64 v10, 0x80000000, v4, s2
	v_cndmask_b32_e64 v14, 0x80000000, v5, s2
	.loc	1 22 13                         ; matrices.py:22:13
	s_clause 0x1
	buffer_load_b128 v[2:5], v3, s[4:7], 0 offen
	buffer_load_b128 v[6:9], v6, s[4:7], 0 offen
	.loc	1 23 13                         ; matrices.py:23:13
	s_clause 0x1
	buffer_load_b128 v[10:13], v10, s[12:15], 0 offen
	buffer_load_b128 v[14:17], v14, s[12:15], 0 offen
	s_mov_b32 s2, 0
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(3)
	ds_store_b128 v84, v[2:5]
	s_waitcnt vmcnt(2)
	ds_store_b128 v84, v[6:9] offset:2048
	.loc	1 23 13                         ; matrices.py:23:13
	s_waitcnt vmcnt(1)
	ds_store_b128 v84, v[10:13] offset:4096
	s_waitcnt vmcnt(0)
	ds_store_b128 v84, v[14:17] offset:6144
	.loc	1 21 5                          ; matrices.py:21:5
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	v_dual_mov_b32 v18, 0 :: v_dual_add_nc_u32 v1, s3, v1
	v_dual_mov_b32 v17, 0 :: v_dual_lshlrev_b32 v6, 4, v83
	v_dual_mov_b32 v20, 0 :: v_dual_lshlrev_b32 v7, 4, v82
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	.loc	1 21 5                          ; matrices.py:21:5
	v_lshrrev_b32_e32 v2, 2, v1
	v_lshrrev_b32_e32 v1, 4, v1
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v24, 0 :: v_dual_add_nc_u32 v5, s11, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v26, 0 :: v_dual_add_nc_u32 v3, 24, v1
	v_or_b32_e32 v4, 16, v1
	v_dual_mov_b32 v21, 0 :: v_dual_add_nc_u32 v8, 32, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mad_u64_u32 v[1:2], null, s22, v3, s[10:11]
	v_dual_mov_b32 v23, 0 :: v_dual_add_nc_u32 v86, 0, v7
	v_mad_u64_u32 v[2:3], null, s22, v4, s[10:11]
	v_mad_u64_u32 v[3:4], null, s21, v5, v[81:82]
	v_mad_u64_u32 v[4:5], null, s21, v8, v[81:82]
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v30, 0 :: v_dual_add_nc_u32 v85, 0, v6
	v_add_lshl_u32 v87, v1, v113, 2
	v_add_lshl_u32 v88, v2, v113, 2
	v_lshl_add_u32 v89, v3, 2, 64
	v_lshl_add_u32 v90, v4, 2, 64
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	s_lshl_b32 s17, s22, 6
	s_mov_b32 s18, s16
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 0 5                           ; matrices.py:0:5
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 22 32 is_stmt 1               ; matrices.py:22:32
	v_cmp_gt_i32_e32 vcc_lo, s18, v81
	.loc	1 21 5                          ; matrices.py:21:5
	s_add_i32 s2, s2, 16
	.loc	1 22 13                         ; matrices.py:22:13
	v_cndmask_b32_e32 v33, 0x80000000, v89, vcc_lo
	v_cndmask_b32_e32 v37, 0x80000000, v90, vcc_lo
	.loc	1 23 33                         ; matrices.py:23:33
	v_cmp_gt_i32_e32 vcc_lo, s18, v114
	.loc	1 21 5                          ; matrices.py:21:5
	s_add_i32 s18, s18, -16
	s_cmp_lt_i32 s2, s16
	.loc	1 22 13                         ; matrices.py:22:13
	s_clause 0x1
	buffer_load_b128 v[33:36], v33, s[4:7], 0 offen
	buffer_load_b128 v[37:40], v37, s[4:7], 0 offen
	.loc	1 21 5                          ; matrices.py:21:5
	v_add_nc_u32_e32 v89, 64, v89
	v_add_nc_u32_e32 v90, 64, v90
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[95:98], v85 offset:2048
	ds_load_b128 v[99:102], v85 offset:2064
	ds_load_b128 v[103:106], v85 offset:2112
	ds_load_b128 v[107:110], v85 offset:2128
	ds_load_b128 v[118:121], v85 offset:2176
	ds_load_b128 v[122:125], v85 offset:2192
	ds_load_b128 v[126:129], v85 offset:2240
	ds_load_b128 v[130:133], v85 offset:2256
	ds_load_b128 v[41:44], v85
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[45:48], v86 offset:4096
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[49:52], v85 offset:64
	ds_load_b128 v[53:56], v85 offset:128
	ds_load_b128 v[57:60], v85 offset:192
	ds_load_b128 v[61:64], v85 offset:16
	ds_load_b128 v[65:68], v85 offset:80
	ds_load_b128 v[70:73], v85 offset:144
	ds_load_b128 v[74:77], v85 offset:208
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[91:94], v86 offset:4352
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(8)
	v_fmac_f32_e32 v17, v41, v45
	v_fmac_f32_e32 v18, v41, v46
	v_dual_fmac_f32 v19, v41, v47 :: v_dual_fmac_f32 v16, v95, v48
	v_dual_fmac_f32 v20, v41, v48 :: v_dual_fmac_f32 v15, v95, v47
	s_waitcnt lgkmcnt(7)
	v_dual_fmac_f32 v21, v49, v45 :: v_dual_fmac_f32 v6, v103, v46
	v_dual_fmac_f32 v22, v49, v46 :: v_dual_fmac_f32 v5, v103, v45
	v_dual_fmac_f32 v23, v49, v47 :: v_dual_fmac_f32 v8, v103, v48
	v_dual_fmac_f32 v24, v49, v48 :: v_dual_fmac_f32 v7, v103, v47
	s_waitcnt lgkmcnt(6)
	v_dual_fmac_f32 v25, v53, v45 :: v_dual_fmac_f32 v10, v118, v46
	v_dual_fmac_f32 v26, v53, v46 :: v_dual_fmac_f32 v9, v118, v45
	v_dual_fmac_f32 v27, v53, v47 :: v_dual_fmac_f32 v12, v118, v48
	v_dual_fmac_f32 v28, v53, v48 :: v_dual_fmac_f32 v11, v118, v47
	s_waitcnt lgkmcnt(5)
	v_dual_fmac_f32 v29, v57, v45 :: v_dual_fmac_f32 v2, v126, v46
	v_dual_fmac_f32 v30, v57, v46 :: v_dual_fmac_f32 v1, v126, v45
	v_dual_fmac_f32 v31, v57, v47 :: v_dual_fmac_f32 v4, v126, v48
	v_dual_fmac_f32 v32, v57, v48 :: v_dual_fmac_f32 v3, v126, v47
	v_fmac_f32_e32 v13, v95, v45
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v14, v95, v46 :: v_dual_fmac_f32 v17, v42, v91
	v_fmac_f32_e32 v18, v42, v92
	v_dual_fmac_f32 v19, v42, v93 :: v_dual_fmac_f32 v16, v96, v94
	v_dual_fmac_f32 v20, v42, v94 :: v_dual_fmac_f32 v15, v96, v93
	v_dual_fmac_f32 v21, v50, v91 :: v_dual_fmac_f32 v6, v104, v92
	v_dual_fmac_f32 v22, v50, v92 :: v_dual_fmac_f32 v5, v104, v91
	v_dual_fmac_f32 v23, v50, v93 :: v_dual_fmac_f32 v8, v104, v94
	v_dual_fmac_f32 v24, v50, v94 :: v_dual_fmac_f32 v7, v104, v93
	v_dual_fmac_f32 v25, v54, v91 :: v_dual_fmac_f32 v10, v119, v92
	v_dual_fmac_f32 v26, v54, v92 :: v_dual_fmac_f32 v9, v119, v91
	v_dual_fmac_f32 v27, v54, v93 :: v_dual_fmac_f32 v12, v119, v94
	v_dual_fmac_f32 v28, v54, v94 :: v_dual_fmac_f32 v11, v119, v93
	v_dual_fmac_f32 v29, v58, v91 :: v_dual_fmac_f32 v2, v127, v92
	v_dual_fmac_f32 v30, v58, v92 :: v_dual_fmac_f32 v1, v127, v91
	v_dual_fmac_f32 v31, v58, v93 :: v_dual_fmac_f32 v4, v127, v94
	v_dual_fmac_f32 v32, v58, v94 :: v_dual_fmac_f32 v3, v127, v93
	v_fmac_f32_e32 v13, v96, v91
	v_fmac_f32_e32 v14, v96, v92
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[45:48], v86 offset:4608
	ds_load_b128 v[91:94], v86 offset:4864
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v17, v43, v45 :: v_dual_fmac_f32 v14, v97, v46
	v_dual_fmac_f32 v18, v43, v46 :: v_dual_fmac_f32 v13, v97, v45
	v_dual_fmac_f32 v19, v43, v47 :: v_dual_fmac_f32 v16, v97, v48
	v_dual_fmac_f32 v20, v43, v48 :: v_dual_fmac_f32 v15, v97, v47
	v_dual_fmac_f32 v21, v51, v45 :: v_dual_fmac_f32 v6, v105, v46
	v_dual_fmac_f32 v22, v51, v46 :: v_dual_fmac_f32 v5, v105, v45
	v_dual_fmac_f32 v23, v51, v47 :: v_dual_fmac_f32 v8, v105, v48
	v_dual_fmac_f32 v24, v51, v48 :: v_dual_fmac_f32 v7, v105, v47
	v_dual_fmac_f32 v25, v55, v45 :: v_dual_fmac_f32 v10, v120, v46
	v_dual_fmac_f32 v26, v55, v46 :: v_dual_fmac_f32 v9, v120, v45
	v_dual_fmac_f32 v27, v55, v47 :: v_dual_fmac_f32 v12, v120, v48
	v_dual_fmac_f32 v28, v55, v48 :: v_dual_fmac_f32 v11, v120, v47
	v_dual_fmac_f32 v29, v59, v45 :: v_dual_fmac_f32 v2, v128, v46
	v_dual_fmac_f32 v30, v59, v46 :: v_dual_fmac_f32 v1, v128, v45
	v_dual_fmac_f32 v31, v59, v47 :: v_dual_fmac_f32 v4, v128, v48
	v_dual_fmac_f32 v32, v59, v48 :: v_dual_fmac_f32 v3, v128, v47
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v17, v44, v91 :: v_dual_fmac_f32 v14, v98, v92
	v_dual_fmac_f32 v18, v44, v92 :: v_dual_fmac_f32 v13, v98, v91
	v_dual_fmac_f32 v19, v44, v93 :: v_dual_fmac_f32 v16, v98, v94
	v_dual_fmac_f32 v20, v44, v94 :: v_dual_fmac_f32 v15, v98, v93
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[41:44], v86 offset:5120
	ds_load_b128 v[45:48], v86 offset:5376
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v21, v52, v91 :: v_dual_fmac_f32 v6, v106, v92
	v_dual_fmac_f32 v22, v52, v92 :: v_dual_fmac_f32 v5, v106, v91
	v_dual_fmac_f32 v23, v52, v93 :: v_dual_fmac_f32 v8, v106, v94
	v_dual_fmac_f32 v24, v52, v94 :: v_dual_fmac_f32 v7, v106, v93
	v_dual_fmac_f32 v25, v56, v91 :: v_dual_fmac_f32 v10, v121, v92
	v_dual_fmac_f32 v26, v56, v92 :: v_dual_fmac_f32 v9, v121, v91
	v_dual_fmac_f32 v27, v56, v93 :: v_dual_fmac_f32 v12, v121, v94
	v_dual_fmac_f32 v28, v56, v94 :: v_dual_fmac_f32 v11, v121, v93
	v_dual_fmac_f32 v29, v60, v91 :: v_dual_fmac_f32 v2, v129, v92
	v_dual_fmac_f32 v30, v60, v92 :: v_dual_fmac_f32 v1, v129, v91
	v_dual_fmac_f32 v31, v60, v93 :: v_dual_fmac_f32 v4, v129, v94
	v_dual_fmac_f32 v32, v60, v94 :: v_dual_fmac_f32 v3, v129, v93
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v17, v61, v41 :: v_dual_fmac_f32 v26, v70, v42
	v_dual_fmac_f32 v18, v61, v42 :: v_dual_fmac_f32 v25, v70, v41
	v_dual_fmac_f32 v19, v61, v43 :: v_dual_fmac_f32 v28, v70, v44
	v_dual_fmac_f32 v20, v61, v44 :: v_dual_fmac_f32 v27, v70, v43
	v_dual_fmac_f32 v21, v65, v41 :: v_dual_fmac_f32 v30, v74, v42
	v_dual_fmac_f32 v22, v65, v42 :: v_dual_fmac_f32 v29, v74, v41
	v_dual_fmac_f32 v23, v65, v43 :: v_dual_fmac_f32 v32, v74, v44
	v_dual_fmac_f32 v24, v65, v44 :: v_dual_fmac_f32 v31, v74, v43
	v_dual_fmac_f32 v13, v99, v41 :: v_dual_fmac_f32 v10, v122, v42
	v_dual_fmac_f32 v14, v99, v42 :: v_dual_fmac_f32 v9, v122, v41
	v_dual_fmac_f32 v15, v99, v43 :: v_dual_fmac_f32 v12, v122, v44
	v_dual_fmac_f32 v16, v99, v44 :: v_dual_fmac_f32 v11, v122, v43
	v_dual_fmac_f32 v5, v107, v41 :: v_dual_fmac_f32 v2, v130, v42
	v_dual_fmac_f32 v6, v107, v42 :: v_dual_fmac_f32 v1, v130, v41
	v_dual_fmac_f32 v7, v107, v43 :: v_dual_fmac_f32 v4, v130, v44
	v_dual_fmac_f32 v8, v107, v44 :: v_dual_fmac_f32 v3, v130, v43
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[41:44], v86 offset:5632
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[103:106], v85 offset:224
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[49:52], v86 offset:5888
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v21, v66, v45 :: v_dual_fmac_f32 v30, v75, v46
	v_dual_fmac_f32 v22, v66, v46 :: v_dual_fmac_f32 v29, v75, v45
	v_dual_fmac_f32 v23, v66, v47 :: v_dual_fmac_f32 v32, v75, v48
	v_dual_fmac_f32 v24, v66, v48 :: v_dual_fmac_f32 v31, v75, v47
	v_dual_fmac_f32 v13, v100, v45 :: v_dual_fmac_f32 v10, v123, v46
	v_dual_fmac_f32 v14, v100, v46 :: v_dual_fmac_f32 v9, v123, v45
	v_dual_fmac_f32 v15, v100, v47 :: v_dual_fmac_f32 v12, v123, v48
	v_dual_fmac_f32 v16, v100, v48 :: v_dual_fmac_f32 v11, v123, v47
	v_dual_fmac_f32 v17, v62, v45 :: v_dual_fmac_f32 v26, v71, v46
	v_dual_fmac_f32 v18, v62, v46 :: v_dual_fmac_f32 v25, v71, v45
	v_dual_fmac_f32 v19, v62, v47 :: v_dual_fmac_f32 v28, v71, v48
	v_dual_fmac_f32 v20, v62, v48 :: v_dual_fmac_f32 v27, v71, v47
	v_dual_fmac_f32 v5, v108, v45 :: v_dual_fmac_f32 v2, v131, v46
	v_dual_fmac_f32 v6, v108, v46 :: v_dual_fmac_f32 v1, v131, v45
	v_dual_fmac_f32 v7, v108, v47 :: v_dual_fmac_f32 v4, v131, v48
	v_dual_fmac_f32 v8, v108, v48 :: v_dual_fmac_f32 v3, v131, v47
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v21, v67, v41 :: v_dual_fmac_f32 v30, v76, v42
	v_dual_fmac_f32 v22, v67, v42 :: v_dual_fmac_f32 v29, v76, v41
	v_dual_fmac_f32 v23, v67, v43 :: v_dual_fmac_f32 v32, v76, v44
	v_dual_fmac_f32 v24, v67, v44 :: v_dual_fmac_f32 v31, v76, v43
	v_dual_fmac_f32 v13, v101, v41 :: v_dual_fmac_f32 v10, v124, v42
	v_dual_fmac_f32 v14, v101, v42 :: v_dual_fmac_f32 v9, v124, v41
	v_dual_fmac_f32 v15, v101, v43 :: v_dual_fmac_f32 v12, v124, v44
	v_dual_fmac_f32 v16, v101, v44 :: v_dual_fmac_f32 v11, v124, v43
	v_dual_fmac_f32 v17, v63, v41 :: v_dual_fmac_f32 v26, v72, v42
	v_dual_fmac_f32 v18, v63, v42 :: v_dual_fmac_f32 v25, v72, v41
	v_dual_fmac_f32 v19, v63, v43 :: v_dual_fmac_f32 v28, v72, v44
	v_dual_fmac_f32 v20, v63, v44 :: v_dual_fmac_f32 v27, v72, v43
	v_dual_fmac_f32 v5, v109, v41 :: v_dual_fmac_f32 v2, v132, v42
	v_dual_fmac_f32 v6, v109, v42 :: v_dual_fmac_f32 v1, v132, v41
	v_dual_fmac_f32 v7, v109, v43 :: v_dual_fmac_f32 v4, v132, v44
	v_dual_fmac_f32 v8, v109, v44 :: v_dual_fmac_f32 v3, v132, v43
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[91:94], v85 offset:32
	ds_load_b128 v[69:72], v85 offset:48
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v21, v68, v49 :: v_dual_fmac_f32 v30, v77, v50
	v_dual_fmac_f32 v22, v68, v50 :: v_dual_fmac_f32 v29, v77, v49
	v_dual_fmac_f32 v23, v68, v51 :: v_dual_fmac_f32 v32, v77, v52
	v_dual_fmac_f32 v24, v68, v52 :: v_dual_fmac_f32 v31, v77, v51
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[95:98], v85 offset:96
	ds_load_b128 v[41:44], v85 offset:112
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[77:80], v86 offset:6144
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v13, v102, v49 :: v_dual_fmac_f32 v10, v125, v50
	v_dual_fmac_f32 v14, v102, v50 :: v_dual_fmac_f32 v9, v125, v49
	v_dual_fmac_f32 v15, v102, v51 :: v_dual_fmac_f32 v12, v125, v52
	v_dual_fmac_f32 v16, v102, v52 :: v_dual_fmac_f32 v11, v125, v51
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[99:102], v85 offset:160
	ds_load_b128 v[45:48], v85 offset:176
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v17, v64, v49 :: v_dual_fmac_f32 v26, v73, v50
	v_dual_fmac_f32 v18, v64, v50 :: v_dual_fmac_f32 v25, v73, v49
	v_dual_fmac_f32 v19, v64, v51 :: v_dual_fmac_f32 v28, v73, v52
	v_dual_fmac_f32 v20, v64, v52 :: v_dual_fmac_f32 v27, v73, v51
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[118:121], v85 offset:2080
	ds_load_b128 v[53:56], v85 offset:2096
	ds_load_b128 v[122:125], v85 offset:2144
	ds_load_b128 v[57:60], v85 offset:2160
	ds_load_b128 v[126:129], v85 offset:2208
	ds_load_b128 v[61:64], v85 offset:2224
	ds_load_b128 v[73:76], v85 offset:2272
	ds_load_b128 v[65:68], v85 offset:2288
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v5, v110, v49 :: v_dual_fmac_f32 v2, v133, v50
	v_dual_fmac_f32 v6, v110, v50 :: v_dual_fmac_f32 v1, v133, v49
	v_dual_fmac_f32 v7, v110, v51 :: v_dual_fmac_f32 v4, v133, v52
	v_dual_fmac_f32 v8, v110, v52 :: v_dual_fmac_f32 v3, v133, v51
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[49:52], v85 offset:240
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[107:110], v86 offset:6400
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(12)
	v_fmac_f32_e32 v17, v91, v77
	v_fmac_f32_e32 v18, v91, v78
	v_fmac_f32_e32 v19, v91, v79
	v_fmac_f32_e32 v20, v91, v80
	v_fmac_f32_e32 v21, v95, v77
	v_fmac_f32_e32 v22, v95, v78
	s_waitcnt lgkmcnt(7)
	v_dual_fmac_f32 v23, v95, v79 :: v_dual_fmac_f32 v8, v122, v80
	v_dual_fmac_f32 v24, v95, v80 :: v_dual_fmac_f32 v7, v122, v79
	s_waitcnt lgkmcnt(5)
	v_dual_fmac_f32 v25, v99, v77 :: v_dual_fmac_f32 v10, v126, v78
	v_dual_fmac_f32 v26, v99, v78 :: v_dual_fmac_f32 v9, v126, v77
	v_dual_fmac_f32 v27, v99, v79 :: v_dual_fmac_f32 v12, v126, v80
	v_dual_fmac_f32 v28, v99, v80 :: v_dual_fmac_f32 v11, v126, v79
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v29, v103, v77 :: v_dual_fmac_f32 v2, v73, v78
	v_dual_fmac_f32 v30, v103, v78 :: v_dual_fmac_f32 v1, v73, v77
	v_dual_fmac_f32 v31, v103, v79 :: v_dual_fmac_f32 v4, v73, v80
	v_dual_fmac_f32 v32, v103, v80 :: v_dual_fmac_f32 v3, v73, v79
	v_fmac_f32_e32 v13, v118, v77
	v_fmac_f32_e32 v14, v118, v78
	v_fmac_f32_e32 v15, v118, v79
	v_fmac_f32_e32 v16, v118, v80
	v_fmac_f32_e32 v5, v122, v77
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v6, v122, v78 :: v_dual_fmac_f32 v17, v92, v107
	v_fmac_f32_e32 v14, v119, v108
	v_dual_fmac_f32 v18, v92, v108 :: v_dual_fmac_f32 v13, v119, v107
	v_dual_fmac_f32 v19, v92, v109 :: v_dual_fmac_f32 v16, v119, v110
	v_dual_fmac_f32 v20, v92, v110 :: v_dual_fmac_f32 v15, v119, v109
	v_dual_fmac_f32 v21, v96, v107 :: v_dual_fmac_f32 v6, v123, v108
	v_dual_fmac_f32 v22, v96, v108 :: v_dual_fmac_f32 v5, v123, v107
	v_dual_fmac_f32 v23, v96, v109 :: v_dual_fmac_f32 v8, v123, v110
	v_dual_fmac_f32 v24, v96, v110 :: v_dual_fmac_f32 v7, v123, v109
	v_dual_fmac_f32 v25, v100, v107 :: v_dual_fmac_f32 v10, v127, v108
	v_dual_fmac_f32 v26, v100, v108 :: v_dual_fmac_f32 v9, v127, v107
	v_dual_fmac_f32 v27, v100, v109 :: v_dual_fmac_f32 v12, v127, v110
	v_dual_fmac_f32 v28, v100, v110 :: v_dual_fmac_f32 v11, v127, v109
	v_dual_fmac_f32 v29, v104, v107 :: v_dual_fmac_f32 v2, v74, v108
	v_dual_fmac_f32 v30, v104, v108 :: v_dual_fmac_f32 v1, v74, v107
	v_dual_fmac_f32 v31, v104, v109 :: v_dual_fmac_f32 v4, v74, v110
	v_dual_fmac_f32 v32, v104, v110 :: v_dual_fmac_f32 v3, v74, v109
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[107:110], v86 offset:6656
	ds_load_b128 v[77:80], v86 offset:6912
	v_dual_cndmask_b32 v95, 0x80000000, v88 :: v_dual_cndmask_b32 v96, 0x80000000, v87
	.loc	1 21 5                          ; matrices.py:21:5
	v_add_nc_u32_e32 v88, s17, v88
	v_add_nc_u32_e32 v87, s17, v87
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v17, v93, v107 :: v_dual_fmac_f32 v14, v120, v108
	v_dual_fmac_f32 v18, v93, v108 :: v_dual_fmac_f32 v13, v120, v107
	v_dual_fmac_f32 v19, v93, v109 :: v_dual_fmac_f32 v16, v120, v110
	v_dual_fmac_f32 v20, v93, v110 :: v_dual_fmac_f32 v15, v120, v109
	v_dual_fmac_f32 v21, v97, v107 :: v_dual_fmac_f32 v6, v124, v108
	v_dual_fmac_f32 v22, v97, v108 :: v_dual_fmac_f32 v5, v124, v107
	v_dual_fmac_f32 v23, v97, v109 :: v_dual_fmac_f32 v8, v124, v110
	v_dual_fmac_f32 v24, v97, v110 :: v_dual_fmac_f32 v7, v124, v109
	v_dual_fmac_f32 v25, v101, v107 :: v_dual_fmac_f32 v10, v128, v108
	v_dual_fmac_f32 v26, v101, v108 :: v_dual_fmac_f32 v9, v128, v107
	v_dual_fmac_f32 v27, v101, v109 :: v_dual_fmac_f32 v12, v128, v110
	v_dual_fmac_f32 v28, v101, v110 :: v_dual_fmac_f32 v11, v128, v109
	v_dual_fmac_f32 v29, v105, v107 :: v_dual_fmac_f32 v2, v75, v108
	v_dual_fmac_f32 v30, v105, v108 :: v_dual_fmac_f32 v1, v75, v107
	v_dual_fmac_f32 v31, v105, v109 :: v_dual_fmac_f32 v4, v75, v110
	v_dual_fmac_f32 v32, v105, v110 :: v_dual_fmac_f32 v3, v75, v109
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v17, v94, v77 :: v_dual_fmac_f32 v14, v121, v78
	v_dual_fmac_f32 v18, v94, v78 :: v_dual_fmac_f32 v13, v121, v77
	v_dual_fmac_f32 v19, v94, v79 :: v_dual_fmac_f32 v16, v121, v80
	v_dual_fmac_f32 v20, v94, v80 :: v_dual_fmac_f32 v15, v121, v79
	v_dual_fmac_f32 v21, v98, v77 :: v_dual_fmac_f32 v6, v125, v78
	v_dual_fmac_f32 v22, v98, v78 :: v_dual_fmac_f32 v5, v125, v77
	v_dual_fmac_f32 v23, v98, v79 :: v_dual_fmac_f32 v8, v125, v80
	v_dual_fmac_f32 v24, v98, v80 :: v_dual_fmac_f32 v7, v125, v79
	v_dual_fmac_f32 v25, v102, v77 :: v_dual_fmac_f32 v10, v129, v78
	v_dual_fmac_f32 v26, v102, v78 :: v_dual_fmac_f32 v9, v129, v77
	v_dual_fmac_f32 v27, v102, v79 :: v_dual_fmac_f32 v12, v129, v80
	v_dual_fmac_f32 v28, v102, v80 :: v_dual_fmac_f32 v11, v129, v79
	v_dual_fmac_f32 v29, v106, v77 :: v_dual_fmac_f32 v2, v76, v78
	v_fmac_f32_e32 v30, v106, v78
	v_dual_fmac_f32 v31, v106, v79 :: v_dual_fmac_f32 v4, v76, v80
	v_dual_fmac_f32 v32, v106, v80 :: v_dual_fmac_f32 v1, v76, v77
	v_fmac_f32_e32 v3, v76, v79
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[73:76], v86 offset:7168
	ds_load_b128 v[77:80], v86 offset:7424
	ds_load_b128 v[91:94], v86 offset:7680
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v18, v69, v74
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v17, v69, v73 :: v_dual_fmac_f32 v18, v70, v78
	v_dual_fmac_f32 v20, v69, v76 :: v_dual_fmac_f32 v17, v70, v77
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v19, v69, v75 :: v_dual_fmac_f32 v20, v70, v80
	v_dual_fmac_f32 v22, v41, v74 :: v_dual_fmac_f32 v19, v70, v79
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v21, v41, v73 :: v_dual_fmac_f32 v22, v42, v78
	v_dual_fmac_f32 v24, v41, v76 :: v_dual_fmac_f32 v21, v42, v77
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v23, v41, v75 :: v_dual_fmac_f32 v24, v42, v80
	v_dual_fmac_f32 v26, v45, v74 :: v_dual_fmac_f32 v23, v42, v79
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v25, v45, v73 :: v_dual_fmac_f32 v26, v46, v78
	v_dual_fmac_f32 v28, v45, v76 :: v_dual_fmac_f32 v25, v46, v77
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v27, v45, v75 :: v_dual_fmac_f32 v28, v46, v80
	v_dual_fmac_f32 v30, v49, v74 :: v_dual_fmac_f32 v27, v46, v79
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v29, v49, v73 :: v_dual_fmac_f32 v30, v50, v78
	v_dual_fmac_f32 v32, v49, v76 :: v_dual_fmac_f32 v29, v50, v77
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v31, v49, v75 :: v_dual_fmac_f32 v32, v50, v80
	v_dual_fmac_f32 v14, v53, v74 :: v_dual_fmac_f32 v31, v50, v79
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v13, v53, v73 :: v_dual_fmac_f32 v14, v54, v78
	v_dual_fmac_f32 v16, v53, v76 :: v_dual_fmac_f32 v13, v54, v77
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v15, v53, v75 :: v_dual_fmac_f32 v16, v54, v80
	v_dual_fmac_f32 v6, v57, v74 :: v_dual_fmac_f32 v15, v54, v79
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v5, v57, v73 :: v_dual_fmac_f32 v6, v58, v78
	v_dual_fmac_f32 v8, v57, v76 :: v_dual_fmac_f32 v5, v58, v77
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v7, v57, v75 :: v_dual_fmac_f32 v8, v58, v80
	v_dual_fmac_f32 v10, v61, v74 :: v_dual_fmac_f32 v7, v58, v79
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v9, v61, v73 :: v_dual_fmac_f32 v10, v62, v78
	v_dual_fmac_f32 v12, v61, v76 :: v_dual_fmac_f32 v9, v62, v77
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v11, v61, v75 :: v_dual_fmac_f32 v12, v62, v80
	v_dual_fmac_f32 v2, v65, v74 :: v_dual_fmac_f32 v11, v62, v79
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v1, v65, v73 :: v_dual_fmac_f32 v2, v66, v78
	v_dual_fmac_f32 v4, v65, v76 :: v_dual_fmac_f32 v1, v66, v77
	v_fmac_f32_e32 v3, v65, v75
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[73:76], v86 offset:7936
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v18, v71, v92
	v_dual_fmac_f32 v4, v66, v80 :: v_dual_fmac_f32 v17, v71, v91
	v_fmac_f32_e32 v3, v66, v79
	.loc	1 23 13                         ; matrices.py:23:13
	buffer_load_b128 v[77:80], v95, s[12:15], 0 offen
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v21, v43, v91
	v_fmac_f32_e32 v23, v43, v93
	v_fmac_f32_e32 v24, v43, v94
	v_fmac_f32_e32 v26, v47, v92
	v_fmac_f32_e32 v27, v47, v93
	v_fmac_f32_e32 v28, v47, v94
	v_fmac_f32_e32 v29, v51, v91
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v30, v51, v92 :: v_dual_fmac_f32 v23, v44, v75
	v_fmac_f32_e32 v18, v72, v74
	v_dual_fmac_f32 v20, v71, v94 :: v_dual_fmac_f32 v17, v72, v73
	v_fmac_f32_e32 v19, v71, v93
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v13, v55, v91 :: v_dual_fmac_f32 v30, v52, v74
	v_fmac_f32_e32 v20, v72, v76
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v22, v43, v92 :: v_dual_fmac_f32 v19, v72, v75
	.loc	1 23 13                         ; matrices.py:23:13
	buffer_load_b128 v[69:72], v96, s[12:15], 0 offen
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v25, v47, v91
	v_fmac_f32_e32 v21, v44, v73
	v_dual_fmac_f32 v31, v51, v93 :: v_dual_fmac_f32 v28, v48, v76
	v_fmac_f32_e32 v6, v59, v92
	v_fmac_f32_e32 v22, v44, v74
	v_dual_fmac_f32 v32, v51, v94 :: v_dual_fmac_f32 v25, v48, v73
	v_dual_fmac_f32 v15, v55, v93 :: v_dual_fmac_f32 v24, v44, v76
	v_dual_fmac_f32 v14, v55, v92 :: v_dual_fmac_f32 v27, v48, v75
	v_dual_fmac_f32 v5, v59, v91 :: v_dual_fmac_f32 v26, v48, v74
	v_dual_fmac_f32 v16, v55, v94 :: v_dual_fmac_f32 v29, v52, v73
	v_fmac_f32_e32 v7, v59, v93
	v_dual_fmac_f32 v8, v59, v94 :: v_dual_fmac_f32 v13, v56, v73
	v_fmac_f32_e32 v11, v63, v93
	v_fmac_f32_e32 v31, v52, v75
	v_dual_fmac_f32 v9, v63, v91 :: v_dual_fmac_f32 v6, v60, v74
	v_fmac_f32_e32 v4, v67, v94
	v_fmac_f32_e32 v32, v52, v76
	v_dual_fmac_f32 v10, v63, v92 :: v_dual_fmac_f32 v15, v56, v75
	v_dual_fmac_f32 v1, v67, v91 :: v_dual_fmac_f32 v14, v56, v74
	v_dual_fmac_f32 v12, v63, v94 :: v_dual_fmac_f32 v5, v60, v73
	v_dual_fmac_f32 v3, v67, v93 :: v_dual_fmac_f32 v16, v56, v76
	v_dual_fmac_f32 v2, v67, v92 :: v_dual_fmac_f32 v7, v60, v75
	v_fmac_f32_e32 v8, v60, v76
	v_fmac_f32_e32 v9, v64, v73
	v_fmac_f32_e32 v10, v64, v74
	v_fmac_f32_e32 v11, v64, v75
	v_fmac_f32_e32 v12, v64, v76
	v_fmac_f32_e32 v1, v68, v73
	v_fmac_f32_e32 v2, v68, v74
	v_fmac_f32_e32 v3, v68, v75
	v_fmac_f32_e32 v4, v68, v76
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v84, v[33:36]
	ds_store_b128 v84, v[37:40] offset:2048
	.loc	1 23 13                         ; matrices.py:23:13
	ds_store_b128 v84, v[77:80] offset:4096
	ds_store_b128 v84, v[69:72] offset:6144
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
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v17, 0
.LBB0_4:                                ; %Flow141
	s_clause 0x1
	s_load_b64 s[6:7], s[0:1], 0x18
	s_load_b32 s0, s[0:1], 0x2c
	.loc	1 21 5 is_stmt 1                ; matrices.py:21:5
	s_add_i32 s1, s20, 15
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt lgkmcnt(0)
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_lt_i32 s1, 16
	.loc	1 22 13                         ; matrices.py:22:13
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_6
; %bb.5:
	v_lshl_add_u32 v118, v83, 4, 0
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshl_add_u32 v65, v82, 4, 0
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[119:122], v118
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[61:64], v65 offset:4096
	ds_load_b128 v[57:60], v65 offset:4352
	ds_load_b128 v[33:36], v65 offset:7936
	ds_load_b128 v[37:40], v65 offset:7680
	ds_load_b128 v[49:52], v65 offset:4864
	ds_load_b128 v[53:56], v65 offset:4608
	ds_load_b128 v[41:44], v65 offset:7424
	ds_load_b128 v[45:48], v65 offset:7168
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[123:126], v118 offset:80
	ds_load_b128 v[127:130], v118 offset:64
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[69:72], v65 offset:6912
	ds_load_b128 v[73:76], v65 offset:6656
	ds_load_b128 v[97:100], v65 offset:5376
	ds_load_b128 v[101:104], v65 offset:5120
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[131:134], v118 offset:16
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[81:84], v65 offset:6400
	ds_load_b128 v[85:88], v65 offset:6144
	ds_load_b128 v[89:92], v65 offset:5888
	ds_load_b128 v[93:96], v65 offset:5632
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[65:68], v118 offset:2288
	ds_load_b128 v[77:80], v118 offset:2272
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(20)
	v_fmac_f32_e32 v18, v119, v62
	v_fmac_f32_e32 v17, v119, v61
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[105:108], v118 offset:2192
	ds_load_b128 v[109:112], v118 offset:2176
	ds_load_b128 v[135:138], v118 offset:32
	ds_load_b128 v[139:142], v118 offset:48
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(23)
	v_fmac_f32_e32 v18, v120, v58
	v_dual_fmac_f32 v17, v120, v57 :: v_dual_fmac_f32 v20, v119, v64
	s_waitcnt lgkmcnt(15)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v23, v127, v63 :: v_dual_fmac_f32 v18, v121, v54
	v_fmac_f32_e32 v17, v121, v53
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v19, v119, v63 :: v_dual_fmac_f32 v20, v120, v60
	v_fmac_f32_e32 v24, v127, v64
	v_dual_fmac_f32 v22, v127, v62 :: v_dual_fmac_f32 v17, v122, v49
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v19, v120, v59
	v_dual_fmac_f32 v21, v127, v61 :: v_dual_fmac_f32 v20, v121, v56
	s_waitcnt lgkmcnt(10)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v22, v128, v58 :: v_dual_fmac_f32 v17, v131, v101
	v_dual_fmac_f32 v18, v122, v50 :: v_dual_fmac_f32 v21, v128, v57
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v23, v128, v59 :: v_dual_fmac_f32 v20, v122, v52
	v_dual_fmac_f32 v17, v132, v97 :: v_dual_fmac_f32 v18, v131, v102
	v_dual_fmac_f32 v19, v121, v55 :: v_dual_fmac_f32 v24, v128, v60
	s_waitcnt lgkmcnt(6)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v20, v131, v104 :: v_dual_fmac_f32 v17, v133, v93
	v_dual_fmac_f32 v18, v132, v98 :: v_dual_fmac_f32 v19, v122, v51
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v21, v129, v53 :: v_dual_fmac_f32 v20, v132, v100
	v_dual_fmac_f32 v17, v134, v89 :: v_dual_fmac_f32 v18, v133, v94
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v19, v131, v103 :: v_dual_fmac_f32 v22, v129, v54
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v20, v133, v96 :: v_dual_fmac_f32 v17, v135, v85
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v18, v134, v90 :: v_dual_fmac_f32 v19, v132, v99
	v_dual_fmac_f32 v23, v129, v55 :: v_dual_fmac_f32 v20, v134, v92
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v17, v136, v81 :: v_dual_fmac_f32 v24, v129, v56
	v_dual_fmac_f32 v19, v133, v95 :: v_dual_fmac_f32 v18, v135, v86
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v20, v135, v88 :: v_dual_fmac_f32 v17, v137, v73
	v_fmac_f32_e32 v22, v130, v50
	v_dual_fmac_f32 v19, v134, v91 :: v_dual_fmac_f32 v18, v136, v82
	v_fmac_f32_e32 v21, v130, v49
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v17, v138, v69 :: v_dual_fmac_f32 v20, v136, v84
	v_dual_fmac_f32 v19, v135, v87 :: v_dual_fmac_f32 v18, v137, v74
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v24, v130, v52 :: v_dual_fmac_f32 v17, v139, v45
	v_dual_fmac_f32 v23, v130, v51 :: v_dual_fmac_f32 v20, v137, v76
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v19, v136, v83 :: v_dual_fmac_f32 v18, v138, v70
	v_dual_fmac_f32 v17, v140, v41 :: v_dual_fmac_f32 v22, v123, v102
	v_fmac_f32_e32 v21, v123, v101
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[119:122], v118 offset:112
	ds_load_b128 v[127:130], v118 offset:96
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v19, v137, v75 :: v_dual_fmac_f32 v18, v139, v46
	v_fmac_f32_e32 v24, v123, v104
	v_fmac_f32_e32 v22, v124, v98
	v_fmac_f32_e32 v21, v124, v97
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v19, v138, v71
	v_dual_fmac_f32 v23, v123, v103 :: v_dual_fmac_f32 v20, v138, v72
	v_fmac_f32_e32 v24, v124, v100
	v_dual_fmac_f32 v22, v125, v94 :: v_dual_fmac_f32 v19, v139, v47
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v23, v124, v99
	v_fmac_f32_e32 v17, v141, v37
	v_fmac_f32_e32 v24, v125, v96
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v21, v125, v93 :: v_dual_fmac_f32 v22, v126, v90
	v_dual_fmac_f32 v23, v125, v95 :: v_dual_fmac_f32 v20, v139, v48
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v24, v126, v92
	v_dual_fmac_f32 v21, v126, v89 :: v_dual_fmac_f32 v18, v140, v42
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v23, v126, v91 :: v_dual_fmac_f32 v22, v127, v86
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[123:126], v118 offset:144
	ds_load_b128 v[131:134], v118 offset:128
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v21, v127, v85 :: v_dual_fmac_f32 v18, v141, v38
	v_fmac_f32_e32 v19, v140, v43
	v_dual_fmac_f32 v17, v142, v33 :: v_dual_fmac_f32 v20, v140, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v21, v128, v81 :: v_dual_fmac_f32 v18, v142, v34
	v_dual_fmac_f32 v19, v141, v39 :: v_dual_fmac_f32 v22, v128, v82
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v23, v127, v87 :: v_dual_fmac_f32 v20, v141, v40
	v_dual_fmac_f32 v21, v129, v73 :: v_dual_fmac_f32 v24, v127, v88
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v22, v129, v74 :: v_dual_fmac_f32 v23, v128, v83
	v_fmac_f32_e32 v20, v142, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v21, v130, v69 :: v_dual_fmac_f32 v24, v128, v84
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v19, v142, v35 :: v_dual_fmac_f32 v26, v131, v62
	v_dual_fmac_f32 v23, v129, v75 :: v_dual_fmac_f32 v28, v131, v64
	v_dual_fmac_f32 v21, v119, v45 :: v_dual_fmac_f32 v22, v130, v70
	v_fmac_f32_e32 v25, v131, v61
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v23, v130, v71 :: v_dual_fmac_f32 v26, v132, v58
	v_dual_fmac_f32 v21, v120, v41 :: v_dual_fmac_f32 v24, v129, v76
	v_dual_fmac_f32 v27, v131, v63 :: v_dual_fmac_f32 v28, v132, v60
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v25, v132, v57 :: v_dual_fmac_f32 v26, v133, v54
	v_dual_fmac_f32 v24, v130, v72 :: v_dual_fmac_f32 v27, v132, v59
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v28, v133, v56
	v_dual_fmac_f32 v25, v133, v53 :: v_dual_fmac_f32 v26, v134, v50
	v_dual_fmac_f32 v21, v121, v37 :: v_dual_fmac_f32 v22, v119, v46
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v27, v133, v55 :: v_dual_fmac_f32 v28, v134, v52
	v_dual_fmac_f32 v25, v134, v49 :: v_dual_fmac_f32 v26, v123, v102
	v_fmac_f32_e32 v23, v119, v47
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v27, v134, v51 :: v_dual_fmac_f32 v28, v123, v104
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[131:134], v118 offset:160
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v25, v123, v101 :: v_dual_fmac_f32 v22, v120, v42
	v_dual_fmac_f32 v27, v123, v103 :: v_dual_fmac_f32 v28, v124, v100
	v_fmac_f32_e32 v26, v124, v98
	v_fmac_f32_e32 v25, v124, v97
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[127:130], v118 offset:208
	ds_load_b128 v[135:138], v118 offset:192
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v27, v124, v99 :: v_dual_fmac_f32 v28, v125, v96
	v_fmac_f32_e32 v26, v125, v94
	v_fmac_f32_e32 v25, v125, v93
	v_dual_fmac_f32 v23, v120, v43 :: v_dual_fmac_f32 v22, v121, v38
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v27, v125, v95 :: v_dual_fmac_f32 v28, v126, v92
	v_fmac_f32_e32 v26, v126, v90
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v25, v126, v89 :: v_dual_fmac_f32 v24, v119, v48
	v_fmac_f32_e32 v27, v126, v91
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[123:126], v118 offset:176
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v23, v121, v39 :: v_dual_fmac_f32 v22, v122, v34
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v26, v131, v86
	v_fmac_f32_e32 v25, v131, v85
	v_dual_fmac_f32 v21, v122, v33 :: v_dual_fmac_f32 v24, v120, v44
	v_fmac_f32_e32 v27, v131, v87
	v_dual_fmac_f32 v23, v122, v35 :: v_dual_fmac_f32 v28, v131, v88
	v_fmac_f32_e32 v26, v132, v82
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v25, v132, v81 :: v_dual_fmac_f32 v24, v121, v40
	v_fmac_f32_e32 v27, v132, v83
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v28, v132, v84
	v_fmac_f32_e32 v26, v133, v74
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v25, v133, v73 :: v_dual_fmac_f32 v24, v122, v36
	v_fmac_f32_e32 v27, v133, v75
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v28, v133, v76 :: v_dual_fmac_f32 v29, v135, v61
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v25, v134, v69
	v_fmac_f32_e32 v26, v134, v70
	v_dual_fmac_f32 v27, v134, v71 :: v_dual_fmac_f32 v30, v135, v62
	v_dual_fmac_f32 v31, v135, v63 :: v_dual_fmac_f32 v28, v134, v72
	v_dual_fmac_f32 v32, v135, v64 :: v_dual_fmac_f32 v29, v136, v57
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v30, v136, v58
	v_fmac_f32_e32 v31, v136, v59
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v25, v123, v45 :: v_dual_fmac_f32 v32, v136, v60
	v_dual_fmac_f32 v29, v137, v53 :: v_dual_fmac_f32 v26, v123, v46
	v_fmac_f32_e32 v30, v137, v54
	v_fmac_f32_e32 v31, v137, v55
	v_dual_fmac_f32 v32, v137, v56 :: v_dual_fmac_f32 v29, v138, v49
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v25, v124, v41 :: v_dual_fmac_f32 v30, v138, v50
	v_fmac_f32_e32 v31, v138, v51
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v32, v138, v52
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[135:138], v118 offset:224
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v29, v127, v101 :: v_dual_fmac_f32 v26, v124, v42
	v_fmac_f32_e32 v30, v127, v102
	v_fmac_f32_e32 v31, v127, v103
	v_dual_fmac_f32 v32, v127, v104 :: v_dual_fmac_f32 v25, v125, v37
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v29, v128, v97 :: v_dual_fmac_f32 v26, v125, v38
	v_fmac_f32_e32 v30, v128, v98
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v31, v128, v99
	v_dual_fmac_f32 v32, v128, v100 :: v_dual_fmac_f32 v29, v129, v93
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[119:122], v118 offset:2064
	ds_load_b128 v[131:134], v118 offset:2048
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v30, v129, v94
	v_fmac_f32_e32 v31, v129, v95
	v_dual_fmac_f32 v32, v129, v96 :: v_dual_fmac_f32 v27, v123, v47
	v_dual_fmac_f32 v29, v130, v89 :: v_dual_fmac_f32 v28, v123, v48
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v30, v130, v90
	v_fmac_f32_e32 v31, v130, v91
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v32, v130, v92 :: v_dual_fmac_f32 v27, v124, v43
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[127:130], v118 offset:240
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v25, v126, v33 :: v_dual_fmac_f32 v28, v124, v44
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v26, v126, v34 :: v_dual_fmac_f32 v29, v135, v85
	v_fmac_f32_e32 v30, v135, v86
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v31, v135, v87 :: v_dual_fmac_f32 v28, v125, v40
	v_fmac_f32_e32 v27, v125, v39
	v_fmac_f32_e32 v29, v136, v81
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v30, v136, v82
	v_fmac_f32_e32 v32, v135, v88
	v_fmac_f32_e32 v28, v126, v36
	v_fmac_f32_e32 v27, v126, v35
	v_dual_fmac_f32 v31, v136, v83 :: v_dual_fmac_f32 v30, v137, v74
	v_fmac_f32_e32 v29, v137, v73
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v13, v131, v61 :: v_dual_fmac_f32 v32, v136, v84
	v_fmac_f32_e32 v14, v131, v62
	v_dual_fmac_f32 v30, v138, v70 :: v_dual_fmac_f32 v31, v137, v75
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v29, v138, v69 :: v_dual_fmac_f32 v32, v137, v76
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v13, v132, v57 :: v_dual_fmac_f32 v30, v127, v46
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v31, v138, v71
	v_dual_fmac_f32 v29, v127, v45 :: v_dual_fmac_f32 v14, v132, v58
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v32, v138, v72 :: v_dual_fmac_f32 v13, v133, v53
	v_fmac_f32_e32 v30, v128, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v29, v128, v41 :: v_dual_fmac_f32 v16, v131, v64
	v_fmac_f32_e32 v31, v127, v47
	v_dual_fmac_f32 v13, v134, v49 :: v_dual_fmac_f32 v30, v129, v38
	v_dual_fmac_f32 v14, v133, v54 :: v_dual_fmac_f32 v15, v131, v63
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v16, v132, v60
	v_fmac_f32_e32 v31, v128, v43
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[123:126], v118 offset:2096
	ds_load_b128 v[135:138], v118 offset:2080
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v13, v119, v101 :: v_dual_fmac_f32 v14, v134, v50
	v_dual_fmac_f32 v15, v132, v59 :: v_dual_fmac_f32 v32, v127, v48
	v_fmac_f32_e32 v16, v133, v56
	v_fmac_f32_e32 v29, v129, v37
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v13, v120, v97 :: v_dual_fmac_f32 v30, v130, v34
	v_fmac_f32_e32 v14, v119, v102
	v_dual_fmac_f32 v16, v134, v52 :: v_dual_fmac_f32 v15, v133, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v13, v121, v93
	v_dual_fmac_f32 v31, v129, v39 :: v_dual_fmac_f32 v32, v128, v44
	v_dual_fmac_f32 v16, v119, v104 :: v_dual_fmac_f32 v15, v134, v51
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[131:134], v118 offset:2112
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v13, v122, v89 :: v_dual_fmac_f32 v14, v120, v98
	v_dual_fmac_f32 v29, v130, v33 :: v_dual_fmac_f32 v16, v120, v100
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v32, v129, v40 :: v_dual_fmac_f32 v13, v135, v85
	v_dual_fmac_f32 v14, v121, v94 :: v_dual_fmac_f32 v15, v119, v103
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v31, v130, v35 :: v_dual_fmac_f32 v16, v121, v96
	v_dual_fmac_f32 v13, v136, v81 :: v_dual_fmac_f32 v32, v130, v36
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[127:130], v118 offset:2128
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v14, v122, v90 :: v_dual_fmac_f32 v15, v120, v99
	v_dual_fmac_f32 v13, v137, v73 :: v_dual_fmac_f32 v16, v122, v92
	v_fmac_f32_e32 v12, v109, v64
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v14, v135, v86
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v6, v131, v62 :: v_dual_fmac_f32 v15, v121, v95
	v_dual_fmac_f32 v16, v135, v88 :: v_dual_fmac_f32 v13, v138, v69
	v_dual_fmac_f32 v5, v131, v61 :: v_dual_fmac_f32 v6, v132, v58
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v122, v91 :: v_dual_fmac_f32 v14, v136, v82
	v_dual_fmac_f32 v13, v123, v45 :: v_dual_fmac_f32 v16, v136, v84
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v5, v132, v57
	v_dual_fmac_f32 v15, v135, v87 :: v_dual_fmac_f32 v6, v133, v54
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v14, v137, v74
	v_fmac_f32_e32 v16, v137, v76
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v5, v133, v53
	v_dual_fmac_f32 v15, v136, v83 :: v_dual_fmac_f32 v6, v134, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v14, v138, v70
	v_dual_fmac_f32 v16, v138, v72 :: v_dual_fmac_f32 v13, v124, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v15, v137, v75
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v5, v134, v49 :: v_dual_fmac_f32 v6, v127, v102
	v_dual_fmac_f32 v14, v123, v46 :: v_dual_fmac_f32 v13, v125, v37
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v16, v123, v48 :: v_dual_fmac_f32 v15, v138, v71
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[119:122], v118 offset:2160
	ds_load_b128 v[135:138], v118 offset:2144
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v5, v127, v101 :: v_dual_fmac_f32 v6, v128, v98
	v_dual_fmac_f32 v14, v124, v42 :: v_dual_fmac_f32 v15, v123, v47
	v_dual_fmac_f32 v13, v126, v33 :: v_dual_fmac_f32 v8, v131, v64
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v5, v128, v97 :: v_dual_fmac_f32 v6, v129, v94
	v_dual_fmac_f32 v15, v124, v43 :: v_dual_fmac_f32 v14, v125, v38
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v7, v131, v63 :: v_dual_fmac_f32 v8, v132, v60
	v_dual_fmac_f32 v5, v129, v93 :: v_dual_fmac_f32 v6, v130, v90
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v125, v39 :: v_dual_fmac_f32 v14, v126, v34
	v_dual_fmac_f32 v7, v132, v59 :: v_dual_fmac_f32 v8, v133, v56
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v5, v130, v89 :: v_dual_fmac_f32 v16, v124, v44
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v15, v126, v35 :: v_dual_fmac_f32 v6, v135, v86
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v7, v133, v55
	v_dual_fmac_f32 v5, v135, v85 :: v_dual_fmac_f32 v16, v125, v40
	v_fmac_f32_e32 v8, v134, v52
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v6, v136, v82 :: v_dual_fmac_f32 v7, v134, v51
	v_dual_fmac_f32 v5, v136, v81 :: v_dual_fmac_f32 v16, v126, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v8, v127, v104
	v_dual_fmac_f32 v6, v137, v74 :: v_dual_fmac_f32 v7, v127, v103
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v5, v137, v73
	v_fmac_f32_e32 v10, v109, v62
	v_dual_fmac_f32 v9, v109, v61 :: v_dual_fmac_f32 v8, v128, v100
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v6, v138, v70
	v_fmac_f32_e32 v5, v138, v69
	v_fmac_f32_e32 v7, v128, v99
	v_dual_fmac_f32 v11, v109, v63 :: v_dual_fmac_f32 v10, v110, v58
	v_dual_fmac_f32 v9, v110, v57 :: v_dual_fmac_f32 v8, v129, v96
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v7, v129, v95
	v_dual_fmac_f32 v11, v110, v59 :: v_dual_fmac_f32 v10, v111, v54
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v9, v111, v53 :: v_dual_fmac_f32 v8, v130, v92
	v_fmac_f32_e32 v7, v130, v91
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[127:130], v118 offset:2208
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v10, v112, v50 :: v_dual_fmac_f32 v11, v111, v55
	v_fmac_f32_e32 v8, v135, v88
	v_fmac_f32_e32 v7, v135, v87
	v_fmac_f32_e32 v6, v119, v46
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v10, v105, v102 :: v_dual_fmac_f32 v9, v112, v49
	v_fmac_f32_e32 v8, v136, v84
	v_fmac_f32_e32 v11, v112, v51
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v7, v136, v83 :: v_dual_fmac_f32 v10, v106, v98
	v_fmac_f32_e32 v9, v105, v101
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v8, v137, v76
	v_fmac_f32_e32 v11, v105, v103
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v7, v137, v75 :: v_dual_fmac_f32 v6, v120, v42
	v_dual_fmac_f32 v10, v107, v94 :: v_dual_fmac_f32 v9, v106, v97
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v8, v138, v72
	v_fmac_f32_e32 v7, v138, v71
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[135:138], v118 offset:2224
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v10, v108, v90 :: v_dual_fmac_f32 v11, v106, v99
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[123:126], v118 offset:2256
	ds_load_b128 v[131:134], v118 offset:2240
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v6, v121, v38
	v_fmac_f32_e32 v8, v119, v48
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v10, v127, v86
	v_fmac_f32_e32 v9, v107, v93
	v_fmac_f32_e32 v11, v107, v95
	v_dual_fmac_f32 v5, v119, v45 :: v_dual_fmac_f32 v8, v120, v44
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v10, v128, v82
	v_dual_fmac_f32 v9, v108, v89 :: v_dual_fmac_f32 v6, v122, v34
	v_fmac_f32_e32 v12, v110, v60
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v8, v121, v40
	v_dual_fmac_f32 v10, v129, v74 :: v_dual_fmac_f32 v11, v108, v91
	v_fmac_f32_e32 v7, v119, v47
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v12, v111, v56
	v_fmac_f32_e32 v8, v122, v36
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v10, v130, v70 :: v_dual_fmac_f32 v5, v120, v41
	v_fmac_f32_e32 v11, v127, v87
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v2, v131, v62
	v_fmac_f32_e32 v4, v131, v64
	v_fmac_f32_e32 v10, v135, v46
	v_fmac_f32_e32 v9, v127, v85
	v_fmac_f32_e32 v11, v128, v83
	v_fmac_f32_e32 v2, v132, v58
	v_fmac_f32_e32 v4, v132, v60
	v_fmac_f32_e32 v10, v136, v42
	v_fmac_f32_e32 v9, v128, v81
	v_fmac_f32_e32 v11, v129, v75
	v_dual_fmac_f32 v7, v120, v43 :: v_dual_fmac_f32 v2, v133, v54
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v10, v137, v38
	v_fmac_f32_e32 v5, v121, v37
	v_fmac_f32_e32 v9, v129, v73
	v_dual_fmac_f32 v11, v130, v71 :: v_dual_fmac_f32 v4, v133, v56
	v_fmac_f32_e32 v10, v138, v34
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v5, v122, v33
	v_fmac_f32_e32 v9, v130, v69
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v11, v135, v47
	v_dual_fmac_f32 v7, v121, v39 :: v_dual_fmac_f32 v12, v112, v52
	v_dual_fmac_f32 v2, v134, v50 :: v_dual_fmac_f32 v9, v135, v45
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v11, v136, v43 :: v_dual_fmac_f32 v4, v134, v52
	v_dual_fmac_f32 v7, v122, v35 :: v_dual_fmac_f32 v12, v105, v104
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v9, v136, v41
	v_dual_fmac_f32 v11, v137, v39 :: v_dual_fmac_f32 v2, v123, v102
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v1, v131, v61 :: v_dual_fmac_f32 v12, v106, v100
	v_dual_fmac_f32 v9, v137, v37 :: v_dual_fmac_f32 v4, v123, v104
	v_fmac_f32_e32 v3, v131, v63
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v11, v138, v35 :: v_dual_fmac_f32 v2, v124, v98
	v_fmac_f32_e32 v9, v138, v33
	v_dual_fmac_f32 v1, v132, v57 :: v_dual_fmac_f32 v12, v107, v96
	v_fmac_f32_e32 v4, v124, v100
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v3, v132, v59 :: v_dual_fmac_f32 v2, v125, v94
	v_dual_fmac_f32 v1, v133, v53 :: v_dual_fmac_f32 v12, v108, v92
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v4, v125, v96
	v_dual_fmac_f32 v3, v133, v55 :: v_dual_fmac_f32 v2, v126, v90
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v1, v134, v49 :: v_dual_fmac_f32 v12, v127, v88
	v_fmac_f32_e32 v4, v126, v92
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v3, v134, v51 :: v_dual_fmac_f32 v2, v77, v86
	v_dual_fmac_f32 v1, v123, v101 :: v_dual_fmac_f32 v12, v128, v84
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v4, v77, v88 :: v_dual_fmac_f32 v3, v123, v103
	v_dual_fmac_f32 v2, v78, v82 :: v_dual_fmac_f32 v1, v124, v97
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v12, v129, v76
	v_dual_fmac_f32 v4, v78, v84 :: v_dual_fmac_f32 v3, v124, v99
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v2, v79, v74 :: v_dual_fmac_f32 v1, v125, v93
	v_fmac_f32_e32 v12, v130, v72
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v4, v79, v76 :: v_dual_fmac_f32 v3, v125, v95
	v_dual_fmac_f32 v2, v80, v70 :: v_dual_fmac_f32 v1, v126, v89
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v12, v135, v48
	v_dual_fmac_f32 v4, v80, v72 :: v_dual_fmac_f32 v3, v126, v91
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v2, v65, v46
	v_dual_fmac_f32 v1, v77, v85 :: v_dual_fmac_f32 v12, v136, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v4, v65, v48
	v_dual_fmac_f32 v3, v77, v87 :: v_dual_fmac_f32 v2, v66, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v1, v78, v81 :: v_dual_fmac_f32 v12, v137, v40
	v_fmac_f32_e32 v4, v66, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v3, v78, v83 :: v_dual_fmac_f32 v2, v67, v38
	v_dual_fmac_f32 v1, v79, v73 :: v_dual_fmac_f32 v12, v138, v36
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v3, v79, v75 :: v_dual_fmac_f32 v2, v68, v34
	v_fmac_f32_e32 v1, v80, v69
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v3, v80, v71
	v_fmac_f32_e32 v1, v65, v45
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v3, v65, v47
	v_fmac_f32_e32 v1, v66, v41
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v3, v66, v43
	v_fmac_f32_e32 v1, v67, v37
	v_fmac_f32_e32 v4, v67, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v3, v67, v39
	v_fmac_f32_e32 v1, v68, v33
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v4, v68, v36
	v_fmac_f32_e32 v3, v68, v35
.LBB0_6:                                ; %._crit_edge._crit_edge
	.loc	1 28 5                          ; matrices.py:28:5
	v_lshlrev_b32_e32 v45, 8, v0
	.loc	1 15 11                         ; matrices.py:15:11
	v_or_b32_e32 v47, s11, v114
	.loc	1 28 5                          ; matrices.py:28:5
	v_lshlrev_b32_e32 v0, 4, v0
	.loc	1 28 78 is_stmt 0               ; matrices.py:28:78
	v_cmp_gt_i32_e64 s7, s7, v116
	.loc	1 28 5                          ; matrices.py:28:5
	v_and_b32_e32 v48, 0x770, v117
	v_and_b32_e32 v49, 0x800, v45
	v_and_b32_e32 v45, 0x1800, v45
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e32 vcc_lo, s6, v47
	.loc	1 28 5                          ; matrices.py:28:5
	v_and_b32_e32 v0, 0x70, v0
	s_lshl_b32 s2, s3, 2
	v_add3_u32 v48, 0, v49, v48
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s7, vcc_lo
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_nc_u32_e32 v45, 0, v45
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v48, v[17:20]
	ds_store_b128 v48, v[25:28] offset:128
	ds_store_b128 v48, v[21:24] offset:4096
	ds_store_b128 v48, v[29:32] offset:4224
	v_add3_u32 v45, v45, v0, s2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[17:20], v45
	ds_load_b128 v[21:24], v45 offset:512
	ds_load_b128 v[25:28], v45 offset:1024
	ds_load_b128 v[29:32], v45 offset:1536
	.loc	1 15 40 is_stmt 1               ; matrices.py:15:40
	v_or_b32_e32 v39, 16, v114
	.loc	1 27 13                         ; matrices.py:27:13
	s_mul_i32 s1, s0, s11
	v_mul_lo_u32 v49, v114, s0
	s_add_i32 s1, s1, s10
	v_mul_lo_u32 v50, v115, s0
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v33, 56, v114
	v_or_b32_e32 v34, 48, v114
	v_or_b32_e32 v35, 40, v114
	v_or_b32_e32 v36, 32, v114
	v_or_b32_e32 v37, 24, v114
	.loc	1 15 11 is_stmt 0               ; matrices.py:15:11
	v_or_b32_e32 v46, s11, v115
	.loc	1 27 13 is_stmt 1               ; matrices.py:27:13
	v_or_b32_e32 v51, s1, v113
	.loc	1 15 11                         ; matrices.py:15:11
	v_or_b32_e32 v44, s11, v39
	.loc	1 27 13                         ; matrices.py:27:13
	v_mul_lo_u32 v39, v39, s0
	.loc	1 15 11                         ; matrices.py:15:11
	v_or_b32_e32 v38, s11, v33
	v_or_b32_e32 v40, s11, v34
	v_or_b32_e32 v41, s11, v35
	v_or_b32_e32 v42, s11, v36
	v_or_b32_e32 v43, s11, v37
	.loc	1 27 13                         ; matrices.py:27:13
	v_mul_lo_u32 v37, v37, s0
	v_mul_lo_u32 v36, v36, s0
	v_mul_lo_u32 v35, v35, s0
	v_mul_lo_u32 v34, v34, s0
	v_mul_lo_u32 v33, v33, s0
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s0, s6, v46
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v48, v[13:16]
	ds_store_b128 v48, v[9:12] offset:128
	ds_store_b128 v48, v[5:8] offset:4096
	ds_store_b128 v48, v[1:4] offset:4224
	v_add_lshl_u32 v8, v51, v49, 2
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s1, s6, v44
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v9, v51, v50, 2
	v_add_lshl_u32 v10, v51, v39, 2
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s2, s6, v43
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e32 v16, 0x80000000, v8, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s7, s0
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s3, s6, v42
	v_cmp_gt_i32_e64 s4, s6, v41
	v_cmp_gt_i32_e64 s5, s6, v40
	v_cmp_gt_i32_e64 s6, s6, v38
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e32 v38, 0x80000000, v9, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s7, s1
	.loc	1 28 5                          ; matrices.py:28:5
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[0:3], v45
	ds_load_b128 v[4:7], v45 offset:512
	v_cndmask_b32_e32 v39, 0x80000000, v10, vcc_lo
	ds_load_b128 v[8:11], v45 offset:1024
	ds_load_b128 v[12:15], v45 offset:1536
	s_and_b32 s9, s9, 0xffff
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s7, s2
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b128 v[17:20], v16, s[8:11], 0 offen
	v_add_lshl_u32 v16, v51, v37, 2
	v_add_lshl_u32 v17, v51, v36, 2
	v_add_lshl_u32 v18, v51, v35, 2
	v_add_lshl_u32 v19, v51, v34, 2
	v_add_lshl_u32 v20, v51, v33, 2
	v_cndmask_b32_e32 v16, 0x80000000, v16, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s7, s3
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x1
	buffer_store_b128 v[21:24], v38, s[8:11], 0 offen
	buffer_store_b128 v[25:28], v39, s[8:11], 0 offen
	v_cndmask_b32_e32 v17, 0x80000000, v17, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s7, s4
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e32 v18, 0x80000000, v18, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s7, s5
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e32 v19, 0x80000000, v19, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s7, s6
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e32 v20, 0x80000000, v20, vcc_lo
	buffer_store_b128 v[29:32], v16, s[8:11], 0 offen
	s_waitcnt lgkmcnt(3)
	buffer_store_b128 v[0:3], v17, s[8:11], 0 offen
	s_waitcnt lgkmcnt(2)
	buffer_store_b128 v[4:7], v18, s[8:11], 0 offen
	s_waitcnt lgkmcnt(1)
	buffer_store_b128 v[8:11], v19, s[8:11], 0 offen
	s_waitcnt lgkmcnt(0)
	buffer_store_b128 v[12:15], v20, s[8:11], 0 offen
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
		.amdhsa_next_free_vgpr 143
		.amdhsa_next_free_sgpr 23
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
	.set .Lproduct.num_vgpr, 143
	.set .Lproduct.num_agpr, 0
	.set .Lproduct.numbered_sgpr, 23
	.set .Lproduct.num_named_barrier, 0
	.set .Lproduct.private_seg_size, 0
	.set .Lproduct.uses_vcc, 1
	.set .Lproduct.uses_flat_scratch, 0
	.set .Lproduct.has_dyn_sized_stack, 0
	.set .Lproduct.has_recursion, 0
	.set .Lproduct.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 7304
; TotalNumSgprs: 25
; NumVgprs: 143
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 17
; NumSGPRsForWavesPerEU: 25
; NumVGPRsForWavesPerEU: 143
; Occupancy: 10
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
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     143
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
