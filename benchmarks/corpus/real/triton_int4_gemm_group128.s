	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	four_bit_product                ; -- Begin function four_bit_product
	.p2align	8
	.type	four_bit_product,@function
four_bit_product:                       ; @four_bit_product
.Lfunc_begin0:
	.file	1 "triton" "matrices.py"
	.loc	1 83 0                          ; matrices.py:83:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b256 s[4:11], s[0:1], 0x0
	s_load_b32 s28, s[0:1], 0x30
.Ltmp0:
	.loc	1 98 13 prologue_end            ; matrices.py:98:13
	v_readfirstlane_b32 s3, v0
	.loc	1 88 40                         ; matrices.py:88:40
	v_and_b32_e32 v1, 31, v0
	s_load_b64 s[24:25], s[0:1], 0x28
	v_lshlrev_b32_e32 v9, 3, v0
	.loc	1 88 11 is_stmt 0               ; matrices.py:88:11
	s_lshl_b32 s27, s14, 5
	.loc	1 100 5 is_stmt 1               ; matrices.py:100:5
	s_and_b32 s26, s3, 0x60
	.loc	1 89 14                         ; matrices.py:89:14
	s_lshl_b32 s14, s15, 6
	.loc	1 88 40                         ; matrices.py:88:40
	v_or_b32_e32 v82, s26, v1
	v_and_b32_e32 v2, 24, v9
	.loc	1 95 26                         ; matrices.py:95:26
	v_and_or_b32 v89, v9, 56, s14
	.loc	1 88 40                         ; matrices.py:88:40
	v_and_b32_e32 v81, 15, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshrrev_b32_e32 v5, 2, v82
	.loc	1 95 26                         ; matrices.py:95:26
	v_or_b32_e32 v90, 4, v89
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 88 11                         ; matrices.py:88:11
	v_or_b32_e32 v6, s27, v5
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[20:21], s[10:11]
	.loc	1 94 21                         ; matrices.py:94:21
	v_mad_u64_u32 v[3:4], null, v5, s28, v[2:3]
	.loc	1 98 42                         ; matrices.py:98:42
	v_lshlrev_b32_e32 v5, 1, v89
	.loc	1 94 21                         ; matrices.py:94:21
	s_mul_i32 s10, s28, s27
	.loc	1 92 5                          ; matrices.py:92:5
	s_cmp_gt_i32 s28, 0
	.loc	1 94 62                         ; matrices.py:94:62
	v_cmp_gt_i32_e32 vcc_lo, s24, v6
	.loc	1 92 5                          ; matrices.py:92:5
	s_cselect_b32 s2, -1, 0
	.loc	1 95 35                         ; matrices.py:95:35
	s_bfe_u32 s3, s3, 0x10006
	.loc	1 98 42                         ; matrices.py:98:42
	v_cndmask_b32_e64 v5, 0x80000000, v5, s2
	.loc	1 94 13                         ; matrices.py:94:13
	v_add_lshl_u32 v3, v3, s10, 1
	s_mov_b64 s[16:17], s[6:7]
	s_mov_b32 s7, 0x31027000
	.loc	1 95 26                         ; matrices.py:95:26
	s_mul_i32 s11, s3, s25
	s_mov_b32 s6, 0x7ffffffe
	.loc	1 95 35 is_stmt 0               ; matrices.py:95:35
	s_or_b32 s10, s3, 2
	.loc	1 92 5 is_stmt 1                ; matrices.py:92:5
	s_and_b32 s3, s2, vcc_lo
	.loc	1 95 18                         ; matrices.py:95:18
	v_add_lshl_u32 v4, v89, s11, 2
	.loc	1 94 13                         ; matrices.py:94:13
	v_cndmask_b32_e64 v3, 0x80000000, v3, s3
	.loc	1 95 26                         ; matrices.py:95:26
	s_mul_i32 s3, s10, s25
	.loc	1 95 18 is_stmt 0               ; matrices.py:95:18
	v_add_lshl_u32 v6, v90, s11, 2
	.loc	1 98 42 is_stmt 1               ; matrices.py:98:42
	s_and_b32 s9, s9, 0xffff
	s_mov_b32 s10, s6
	s_mov_b32 s11, s7
	.loc	1 98 65 is_stmt 0               ; matrices.py:98:65
	s_and_b32 s21, s21, 0xffff
	s_mov_b32 s22, s6
	s_mov_b32 s23, s7
	.loc	1 98 42                         ; matrices.py:98:42
	buffer_load_b128 v[53:56], v5, s[8:11], 0 offen
	.loc	1 98 65                         ; matrices.py:98:65
	buffer_load_b128 v[49:52], v5, s[20:23], 0 offen
	.loc	1 95 18 is_stmt 1               ; matrices.py:95:18
	v_add_lshl_u32 v7, v89, s3, 2
	v_add_lshl_u32 v8, v90, s3, 2
	v_cndmask_b32_e64 v4, 0x80000000, v4, s2
	v_cndmask_b32_e64 v10, 0x80000000, v6, s2
	.loc	1 94 13                         ; matrices.py:94:13
	s_and_b32 s5, s5, 0xffff
	.loc	1 95 18                         ; matrices.py:95:18
	v_cndmask_b32_e64 v11, 0x80000000, v7, s2
	s_and_b32 s17, s17, 0xffff
	s_mov_b32 s18, s6
	s_mov_b32 s19, s7
	v_cndmask_b32_e64 v12, 0x80000000, v8, s2
	.loc	1 94 13                         ; matrices.py:94:13
	buffer_load_b128 v[5:8], v3, s[4:7], 0 offen
	.loc	1 95 18                         ; matrices.py:95:18
	s_clause 0x3
	buffer_load_b128 v[69:72], v4, s[16:19], 0 offen
	buffer_load_b128 v[65:68], v10, s[16:19], 0 offen
	buffer_load_b128 v[61:64], v11, s[16:19], 0 offen
	buffer_load_b128 v[57:60], v12, s[16:19], 0 offen
	.loc	1 94 13                         ; matrices.py:94:13
	v_lshlrev_b32_e32 v3, 1, v0
	.loc	1 92 5                          ; matrices.py:92:5
	s_sub_i32 s2, s28, 32
	s_mov_b32 s3, 0
	s_cmp_gt_i32 s2, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	1 94 13                         ; matrices.py:94:13
	v_and_b32_e32 v4, 48, v3
	v_lshlrev_b32_e32 v3, 4, v82
	v_xor_b32_e32 v4, v3, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v91, 0, v4
	v_and_b32_e32 v4, 48, v9
	.loc	1 98 42                         ; matrices.py:98:42
	s_waitcnt vmcnt(6)
	v_lshrrev_b32_e32 v103, 16, v53
	v_lshrrev_b32_e32 v100, 16, v54
	v_lshrrev_b32_e32 v101, 16, v55
	v_lshrrev_b32_e32 v102, 16, v56
	.loc	1 98 65 is_stmt 0               ; matrices.py:98:65
	s_waitcnt vmcnt(5)
	v_lshrrev_b32_e32 v99, 16, v49
	v_lshrrev_b32_e32 v104, 16, v50
	v_lshrrev_b32_e32 v105, 16, v51
	v_lshrrev_b32_e32 v106, 16, v52
	.loc	1 94 13 is_stmt 1               ; matrices.py:94:13
	s_waitcnt vmcnt(4)
	ds_store_b128 v91, v[5:8] offset:4096
	.loc	1 92 5                          ; matrices.py:92:5
	s_cbranch_scc1 .LBB0_2
; %bb.1:                                ; %.._crit_edge_crit_edge
	.loc	1 94 13                         ; matrices.py:94:13
	v_lshl_or_b32 v85, v81, 6, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_xor_b32_e32 v86, 16, v85
	v_xor_b32_e32 v87, 32, v85
	v_xor_b32_e32 v88, 48, v85
	s_branch .LBB0_3
.LBB0_2:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_mov_b32 s3, -1
                                        ; implicit-def: $vgpr85
                                        ; implicit-def: $vgpr86
                                        ; implicit-def: $vgpr87
                                        ; implicit-def: $vgpr88
.LBB0_3:                                ; %Flow133
	s_load_b64 s[12:13], s[0:1], 0x20
	v_dual_mov_b32 v16, 0 :: v_dual_lshlrev_b32 v83, 1, v81
	s_and_b32 s0, s3, exec_lo
	v_add_nc_u32_e32 v84, 0, v3
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_6
; %bb.4:                                ; %.lr.ph
	.loc	1 92 5 is_stmt 1                ; matrices.py:92:5
	v_add_nc_u32_e32 v3, s26, v1
	v_lshl_or_b32 v85, v81, 6, v4
	v_dual_mov_b32 v1, 0 :: v_dual_add_nc_u32 v92, s26, v83
	s_mov_b32 s0, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshrrev_b32_e32 v4, 2, v3
	v_xor_b32_e32 v86, 16, v85
	v_xor_b32_e32 v87, 32, v85
	v_xor_b32_e32 v88, 48, v85
	v_add_nc_u32_e32 v93, 0, v85
	v_add_nc_u32_e32 v4, s27, v4
	v_add_nc_u32_e32 v95, 0, v86
	v_add_nc_u32_e32 v96, 0, v87
	v_dual_mov_b32 v8, v1 :: v_dual_add_nc_u32 v97, 0, v88
	s_delay_alu instid0(VALU_DEP_4)
	v_mad_u64_u32 v[5:6], null, s28, v4, v[2:3]
	v_mov_b32_e32 v2, v1
	v_lshrrev_b32_e32 v7, 3, v3
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v6, v1
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v9, v1 :: v_dual_add_nc_u32 v94, 48, v7
	v_lshl_add_u32 v98, v5, 1, 64
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v12, v1
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v15, v1
	v_mov_b32_e32 v16, v1
	s_mov_b32 s18, s6
	s_mov_b32 s19, s7
	s_mov_b32 s10, s6
	s_mov_b32 s11, s7
	s_mov_b32 s22, s6
	s_mov_b32 s23, s7
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 94 13                         ; matrices.py:94:13
	s_waitcnt vmcnt(3)
	v_dual_cndmask_b32 v17, 0x80000000, v98 :: v_dual_mov_b32 v20, v69
	.loc	1 93 14                         ; matrices.py:93:14
	v_add_nc_u32_e32 v19, -16, v94
	.loc	1 95 35                         ; matrices.py:95:35
	v_ashrrev_i32_e32 v36, 31, v94
	v_dual_mov_b32 v21, v70 :: v_dual_mov_b32 v22, v71
	.loc	1 94 13                         ; matrices.py:94:13
	buffer_load_b128 v[73:76], v17, s[4:7], 0 offen
	.loc	1 95 35                         ; matrices.py:95:35
	v_ashrrev_i32_e32 v37, 31, v19
	v_lshrrev_b32_e32 v36, 29, v36
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v35, v60
	v_dual_mov_b32 v23, v72 :: v_dual_mov_b32 v24, v65
	v_lshrrev_b32_e32 v38, 29, v37
	.loc	1 97 15                         ; matrices.py:97:15
	v_lshrrev_b32_e32 v37, 25, v37
	.loc	1 95 35                         ; matrices.py:95:35
	v_add_nc_u32_e32 v36, v94, v36
	v_dual_mov_b32 v25, v66 :: v_dual_mov_b32 v26, v67
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v38, v19, v38
	.loc	1 97 15                         ; matrices.py:97:15
	v_add_nc_u32_e32 v19, v19, v37
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 95 35                         ; matrices.py:95:35
	v_ashrrev_i32_e32 v36, 3, v36
	v_dual_mov_b32 v27, v68 :: v_dual_mov_b32 v28, v61
	v_ashrrev_i32_e32 v37, 3, v38
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 97 15                         ; matrices.py:97:15
	v_ashrrev_i32_e32 v19, 7, v19
	.loc	1 95 26                         ; matrices.py:95:26
	v_mul_lo_u32 v36, v36, s25
	v_dual_mov_b32 v29, v62 :: v_dual_mov_b32 v30, v63
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v37, v37, s25
	.loc	1 98 50                         ; matrices.py:98:50
	v_mul_lo_u32 v19, v19, s25
	v_dual_mov_b32 v31, v64 :: v_dual_mov_b32 v32, v57
	v_dual_mov_b32 v33, v58 :: v_dual_mov_b32 v34, v59
	.loc	1 95 18                         ; matrices.py:95:18
	v_add_lshl_u32 v38, v89, v36, 2
	v_add_lshl_u32 v36, v90, v36, 2
	v_add_lshl_u32 v39, v89, v37, 2
	v_add_lshl_u32 v37, v90, v37, 2
	.loc	1 98 42                         ; matrices.py:98:42
	v_add_lshl_u32 v19, v89, v19, 1
	v_mov_b16_e32 v17.l, v53.l
	v_mov_b16_e32 v17.h, v54.l
	v_mov_b16_e32 v18.l, v55.l
	v_mov_b16_e32 v18.h, v56.l
	v_mov_b16_e32 v77.l, v49.l
	v_mov_b16_e32 v78.l, v50.l
	v_mov_b16_e32 v79.l, v51.l
	v_mov_b16_e32 v80.l, v52.l
	v_mov_b16_e32 v103.h, v102.l
	v_mov_b16_e32 v77.h, v99.l
	v_mov_b16_e32 v78.h, v104.l
	v_mov_b16_e32 v79.h, v105.l
	v_mov_b16_e32 v80.h, v106.l
	.loc	1 92 5                          ; matrices.py:92:5
	v_add_nc_u32_e32 v98, 64, v98
	s_add_i32 s0, s0, 32
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s0, s2
	.loc	1 94 13                         ; matrices.py:94:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 95 18                         ; matrices.py:95:18
	s_clause 0x3
	buffer_load_b128 v[69:72], v39, s[16:19], 0 offen
	buffer_load_b128 v[65:68], v37, s[16:19], 0 offen
	buffer_load_b128 v[61:64], v38, s[16:19], 0 offen
	buffer_load_b128 v[57:60], v36, s[16:19], 0 offen
	.loc	1 98 42                         ; matrices.py:98:42
	buffer_load_b128 v[53:56], v19, s[8:11], 0 offen
	.loc	1 98 65 is_stmt 0               ; matrices.py:98:65
	buffer_load_b128 v[49:52], v19, s[20:23], 0 offen
	v_subrev_nc_u32_e32 v36, 48, v94
	v_mov_b16_e32 v19.l, v100.l
	v_mov_b16_e32 v19.h, v101.l
	.loc	1 92 5 is_stmt 1                ; matrices.py:92:5
	v_add_nc_u32_e32 v94, 32, v94
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 96 29                         ; matrices.py:96:29
	v_ashrrev_i32_e32 v37, 31, v36
	v_lshrrev_b32_e32 v37, 29, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v37, v36, v37
	v_and_b32_e32 v37, 0x3ffffff8, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v36, v36, v37
	.loc	1 96 28 is_stmt 0               ; matrices.py:96:28
	v_lshlrev_b32_e32 v36, 2, v36
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v20, v36, v20
	v_ashrrev_i32_e32 v21, v36, v21
	v_ashrrev_i32_e32 v22, v36, v22
	v_ashrrev_i32_e32 v23, v36, v23
	v_ashrrev_i32_e32 v24, v36, v24
	v_ashrrev_i32_e32 v25, v36, v25
	v_ashrrev_i32_e32 v26, v36, v26
	v_ashrrev_i32_e32 v27, v36, v27
	v_ashrrev_i32_e32 v28, v36, v28
	v_ashrrev_i32_e32 v29, v36, v29
	v_ashrrev_i32_e32 v30, v36, v30
	v_ashrrev_i32_e32 v31, v36, v31
	v_ashrrev_i32_e32 v32, v36, v32
	v_ashrrev_i32_e32 v33, v36, v33
	v_ashrrev_i32_e32 v34, v36, v34
	v_ashrrev_i32_e32 v35, v36, v35
	.loc	1 96 17                         ; matrices.py:96:17
	v_and_b32_e32 v20, 15, v20
	v_and_b32_e32 v21, 15, v21
	v_and_b32_e32 v22, 15, v22
	v_and_b32_e32 v23, 15, v23
	v_and_b32_e32 v24, 15, v24
	v_and_b32_e32 v25, 15, v25
	v_and_b32_e32 v26, 15, v26
	v_and_b32_e32 v27, 15, v27
	v_and_b32_e32 v28, 15, v28
	v_and_b32_e32 v29, 15, v29
	v_and_b32_e32 v30, 15, v30
	v_and_b32_e32 v31, 15, v31
	v_and_b32_e32 v32, 15, v32
	v_and_b32_e32 v33, 15, v33
	v_and_b32_e32 v34, 15, v34
	v_and_b32_e32 v35, 15, v35
	.loc	1 98 14 is_stmt 1               ; matrices.py:98:14
	v_add_nc_u32_e32 v20, -8, v20
	v_add_nc_u32_e32 v21, -8, v21
	v_add_nc_u32_e32 v22, -8, v22
	v_add_nc_u32_e32 v23, -8, v23
	v_add_nc_u32_e32 v24, -8, v24
	v_add_nc_u32_e32 v25, -8, v25
	v_add_nc_u32_e32 v26, -8, v26
	v_add_nc_u32_e32 v27, -8, v27
	v_add_nc_u32_e32 v28, -8, v28
	v_add_nc_u32_e32 v29, -8, v29
	v_add_nc_u32_e32 v30, -8, v30
	v_add_nc_u32_e32 v31, -8, v31
	v_add_nc_u32_e32 v32, -8, v32
	v_add_nc_u32_e32 v33, -8, v33
	v_add_nc_u32_e32 v34, -8, v34
	v_add_nc_u32_e32 v35, -8, v35
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f32_i32_e32 v20, v20
	v_cvt_f32_i32_e32 v21, v21
	v_cvt_f32_i32_e32 v22, v22
	v_cvt_f32_i32_e32 v23, v23
	v_cvt_f32_i32_e32 v24, v24
	v_cvt_f32_i32_e32 v25, v25
	v_cvt_f32_i32_e32 v26, v26
	v_cvt_f32_i32_e32 v27, v27
	v_cvt_f32_i32_e32 v28, v28
	v_cvt_f32_i32_e32 v29, v29
	v_cvt_f32_i32_e32 v30, v30
	v_cvt_f32_i32_e32 v31, v31
	v_cvt_f32_i32_e32 v32, v32
	v_cvt_f32_i32_e32 v33, v33
	v_cvt_f32_i32_e32 v34, v34
	v_cvt_f32_i32_e32 v35, v35
	v_cvt_f16_f32_e32 v20.l, v20
	v_cvt_f16_f32_e32 v20.h, v21
	v_cvt_f16_f32_e32 v21.l, v22
	v_cvt_f16_f32_e32 v21.h, v23
	v_cvt_f16_f32_e32 v22.l, v24
	v_cvt_f16_f32_e32 v22.h, v25
	v_cvt_f16_f32_e32 v23.l, v26
	v_cvt_f16_f32_e32 v23.h, v27
	v_cvt_f16_f32_e32 v24.l, v28
	v_cvt_f16_f32_e32 v24.h, v29
	v_cvt_f16_f32_e32 v25.l, v30
	v_cvt_f16_f32_e32 v25.h, v31
	v_cvt_f16_f32_e32 v26.l, v32
	v_cvt_f16_f32_e32 v26.h, v33
	v_cvt_f16_f32_e32 v27.l, v34
	v_cvt_f16_f32_e32 v104.l, v35
	v_fma_f16 v99.l, v17.l, v20.l, v77.l
	v_fma_f16 v99.h, v103.l, v20.h, v77.h
	v_fma_f16 v100.l, v17.h, v21.l, v78.l
	v_fma_f16 v100.h, v19.l, v21.h, v78.h
	v_fma_f16 v101.l, v18.l, v22.l, v79.l
	v_fma_f16 v101.h, v19.h, v22.h, v79.h
	v_fma_f16 v102.l, v18.h, v23.l, v80.l
	v_fma_f16 v102.h, v103.h, v23.h, v80.h
	v_fmac_f16_e32 v77.l, v17.l, v24.l
	v_fmac_f16_e32 v77.h, v103.l, v24.h
	v_fmac_f16_e32 v78.l, v17.h, v25.l
	v_fmac_f16_e32 v78.h, v19.l, v25.h
	v_fmac_f16_e32 v79.l, v18.l, v26.l
	v_fmac_f16_e32 v79.h, v19.h, v26.h
	v_fmac_f16_e32 v80.l, v18.h, v27.l
	.loc	1 94 13 is_stmt 1               ; matrices.py:94:13
	ds_load_b128 v[17:20], v93 offset:4096
	ds_load_b128 v[25:28], v93 offset:5120
	ds_load_b128 v[21:24], v95 offset:4096
	ds_load_b128 v[29:32], v95 offset:5120
	ds_load_b128 v[33:36], v96 offset:4096
	ds_load_b128 v[41:44], v96 offset:5120
	ds_load_b128 v[37:40], v97 offset:4096
	ds_load_b128 v[45:48], v97 offset:5120
	.loc	1 98 13                         ; matrices.py:98:13
	v_fmac_f16_e32 v80.h, v103.h, v104.l
	ds_store_b128 v84, v[99:102]
	ds_store_b128 v84, v[77:80] offset:2048
	.loc	1 98 42 is_stmt 0               ; matrices.py:98:42
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_e32 v103, 16, v53
	v_lshrrev_b32_e32 v100, 16, v54
	v_lshrrev_b32_e32 v101, 16, v55
	v_lshrrev_b32_e32 v102, 16, v56
	.loc	1 98 65                         ; matrices.py:98:65
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v99, 16, v49
	.loc	1 98 13                         ; matrices.py:98:13
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_u16_d16 v104, v92
	ds_load_u16_d16 v105, v92 offset:256
	ds_load_u16_d16 v106, v92 offset:512
	ds_load_u16_d16 v107, v92 offset:768
	ds_load_u16_d16 v108, v92 offset:1024
	ds_load_u16_d16 v109, v92 offset:1280
	ds_load_u16_d16 v110, v92 offset:1536
	ds_load_u16_d16 v111, v92 offset:1792
	ds_load_u16_d16 v112, v92 offset:2048
	ds_load_u16_d16 v113, v92 offset:2304
	ds_load_u16_d16 v114, v92 offset:2560
	ds_load_u16_d16 v115, v92 offset:2816
	ds_load_u16_d16 v116, v92 offset:3072
	ds_load_u16_d16 v117, v92 offset:3328
	ds_load_u16_d16 v118, v92 offset:3584
	ds_load_u16_d16 v119, v92 offset:3840
	.loc	1 94 13 is_stmt 1               ; matrices.py:94:13
	ds_store_b128 v91, v[73:76] offset:4096
	.loc	1 98 13                         ; matrices.py:98:13
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v104, v92 offset:128
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v105, v92 offset:384
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v106, v92 offset:640
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v107, v92 offset:896
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v108, v92 offset:1152
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v109, v92 offset:1408
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v110, v92 offset:1664
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v111, v92 offset:1920
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v112, v92 offset:2176
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v113, v92 offset:2432
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v114, v92 offset:2688
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v115, v92 offset:2944
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v116, v92 offset:3200
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v117, v92 offset:3456
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v118, v92 offset:3712
	s_waitcnt lgkmcnt(16)
	ds_load_u16_d16_hi v119, v92 offset:3968
	.loc	1 99 17                         ; matrices.py:99:17
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[1:8], v[104:111], v[17:24], v[1:8]
	v_wmma_f32_16x16x16_f16 v[9:16], v[104:111], v[25:32], v[9:16]
	.loc	1 98 65                         ; matrices.py:98:65
	v_lshrrev_b32_e32 v104, 16, v50
	v_lshrrev_b32_e32 v105, 16, v51
	v_lshrrev_b32_e32 v106, 16, v52
	.loc	1 99 17                         ; matrices.py:99:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[1:8], v[112:119], v[33:40], v[1:8]
	v_wmma_f32_16x16x16_f16 v[9:16], v[112:119], v[41:48], v[9:16]
	.loc	1 92 5                          ; matrices.py:92:5
	s_cbranch_scc1 .LBB0_5
	s_branch .LBB0_7
.LBB0_6:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	v_mov_b32_e32 v15, v16
	v_mov_b32_e32 v14, v16
	v_mov_b32_e32 v13, v16
	v_mov_b32_e32 v12, v16
	v_mov_b32_e32 v11, v16
	v_mov_b32_e32 v10, v16
	v_mov_b32_e32 v9, v16
	v_mov_b32_e32 v8, v16
	v_mov_b32_e32 v7, v16
	v_mov_b32_e32 v6, v16
	v_mov_b32_e32 v5, v16
	v_mov_b32_e32 v4, v16
	v_mov_b32_e32 v3, v16
	v_mov_b32_e32 v2, v16
	v_mov_b32_e32 v1, v16
.LBB0_7:                                ; %Flow134
	v_lshrrev_b32_e32 v25, 3, v82
	.loc	1 94 13 is_stmt 1               ; matrices.py:94:13
	v_add_nc_u32_e32 v26, 0, v87
	v_add_nc_u32_e32 v17, 0, v85
	v_add_nc_u32_e32 v21, 0, v86
	v_add_nc_u32_e32 v29, 0, v88
	.loc	1 96 28                         ; matrices.py:96:28
	v_lshlrev_b32_e32 v73, 2, v25
	.loc	1 94 13                         ; matrices.py:94:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[33:36], v26 offset:4096
	ds_load_b128 v[25:28], v26 offset:5120
	ds_load_b128 v[37:40], v29 offset:4096
	ds_load_b128 v[29:32], v29 offset:5120
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v69, v73, v69
	v_ashrrev_i32_e32 v66, v73, v66
	v_ashrrev_i32_e32 v61, v73, v61
	v_ashrrev_i32_e32 v62, v73, v62
	v_ashrrev_i32_e32 v63, v73, v63
	v_ashrrev_i32_e32 v65, v73, v65
	v_ashrrev_i32_e32 v70, v73, v70
	v_ashrrev_i32_e32 v71, v73, v71
	v_ashrrev_i32_e32 v72, v73, v72
	v_ashrrev_i32_e32 v68, v73, v68
	v_ashrrev_i32_e32 v64, v73, v64
	v_ashrrev_i32_e32 v58, v73, v58
	v_ashrrev_i32_e32 v60, v73, v60
	.loc	1 96 17 is_stmt 0               ; matrices.py:96:17
	v_and_b32_e32 v69, 15, v69
	v_and_b32_e32 v66, 15, v66
	v_and_b32_e32 v61, 15, v61
	v_and_b32_e32 v62, 15, v62
	v_and_b32_e32 v63, 15, v63
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v67, v73, v67
	.loc	1 96 17                         ; matrices.py:96:17
	v_and_b32_e32 v65, 15, v65
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v57, v73, v57
	v_ashrrev_i32_e32 v59, v73, v59
	.loc	1 96 17                         ; matrices.py:96:17
	v_and_b32_e32 v70, 15, v70
	v_and_b32_e32 v71, 15, v71
	v_and_b32_e32 v72, 15, v72
	v_and_b32_e32 v68, 15, v68
	v_and_b32_e32 v64, 15, v64
	v_and_b32_e32 v58, 15, v58
	v_and_b32_e32 v60, 15, v60
	.loc	1 98 14 is_stmt 1               ; matrices.py:98:14
	v_add_nc_u32_e32 v69, -8, v69
	v_add_nc_u32_e32 v66, -8, v66
	v_add_nc_u32_e32 v61, -8, v61
	v_add_nc_u32_e32 v62, -8, v62
	v_add_nc_u32_e32 v63, -8, v63
	.loc	1 96 17                         ; matrices.py:96:17
	v_and_b32_e32 v67, 15, v67
	.loc	1 98 14                         ; matrices.py:98:14
	v_add_nc_u32_e32 v65, -8, v65
	.loc	1 96 17                         ; matrices.py:96:17
	v_and_b32_e32 v57, 15, v57
	v_and_b32_e32 v59, 15, v59
	.loc	1 98 14                         ; matrices.py:98:14
	v_add_nc_u32_e32 v70, -8, v70
	v_add_nc_u32_e32 v71, -8, v71
	v_add_nc_u32_e32 v72, -8, v72
	v_add_nc_u32_e32 v68, -8, v68
	v_add_nc_u32_e32 v64, -8, v64
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f32_i32_e32 v69, v69
	.loc	1 98 14                         ; matrices.py:98:14
	v_add_nc_u32_e32 v58, -8, v58
	v_add_nc_u32_e32 v60, -8, v60
	.loc	1 98 13                         ; matrices.py:98:13
	v_cvt_f32_i32_e32 v66, v66
	v_cvt_f32_i32_e32 v61, v61
	v_cvt_f32_i32_e32 v62, v62
	v_cvt_f32_i32_e32 v63, v63
	.loc	1 94 13 is_stmt 1               ; matrices.py:94:13
	ds_load_b128 v[41:44], v17 offset:4096
	ds_load_b128 v[17:20], v17 offset:5120
	ds_load_b128 v[45:48], v21 offset:4096
	ds_load_b128 v[21:24], v21 offset:5120
	.loc	1 98 14                         ; matrices.py:98:14
	v_add_nc_u32_e32 v67, -8, v67
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f32_i32_e32 v65, v65
	.loc	1 98 14                         ; matrices.py:98:14
	v_add_nc_u32_e32 v57, -8, v57
	v_add_nc_u32_e32 v59, -8, v59
	.loc	1 98 13                         ; matrices.py:98:13
	v_cvt_f16_f32_e32 v49.h, v69
	v_cvt_f32_i32_e32 v69, v70
	v_cvt_f32_i32_e32 v70, v71
	v_cvt_f32_i32_e32 v71, v72
	v_cvt_f16_f32_e32 v54.h, v66
	v_cvt_f32_i32_e32 v66, v68
	v_cvt_f16_f32_e32 v61.l, v61
	v_cvt_f16_f32_e32 v61.h, v62
	v_cvt_f16_f32_e32 v62.l, v63
	v_cvt_f32_i32_e32 v63, v64
	v_cvt_f32_i32_e32 v58, v58
	v_cvt_f32_i32_e32 v60, v60
	v_cvt_f16_f32_e32 v53.h, v65
	v_cvt_f32_i32_e32 v65, v67
	v_cvt_f16_f32_e32 v50.h, v69
	v_cvt_f16_f32_e32 v52.h, v71
	v_cvt_f16_f32_e32 v56.h, v66
	v_cvt_f32_i32_e32 v57, v57
	v_cvt_f32_i32_e32 v59, v59
	v_cvt_f16_f32_e32 v62.h, v63
	v_cvt_f16_f32_e32 v63.h, v58
	v_cvt_f16_f32_e32 v64.h, v60
	v_cvt_f16_f32_e32 v51.h, v70
	v_cvt_f16_f32_e32 v55.h, v65
	v_cvt_f16_f32_e32 v63.l, v57
	v_cvt_f16_f32_e32 v64.l, v59
	v_fma_f16 v57.h, v103.l, v50.h, v99.l
	v_fma_f16 v58.h, v100.l, v52.h, v104.l
	v_fma_f16 v59.h, v101.l, v54.h, v105.l
	v_fma_f16 v60.h, v102.l, v56.h, v106.l
	v_fmac_f16_e32 v99.l, v103.l, v61.h
	v_fmac_f16_e32 v106.l, v102.l, v64.h
	v_fmac_f16_e32 v105.l, v101.l, v63.h
	v_fmac_f16_e32 v104.l, v100.l, v62.h
	v_fma_f16 v57.l, v53.l, v49.h, v49.l
	v_fma_f16 v58.l, v54.l, v51.h, v50.l
	v_fma_f16 v59.l, v55.l, v53.h, v51.l
	v_fma_f16 v60.l, v56.l, v55.h, v52.l
	v_fmac_f16_e32 v49.l, v53.l, v61.l
	v_fmac_f16_e32 v50.l, v54.l, v62.l
	v_fmac_f16_e32 v51.l, v55.l, v63.l
	v_fmac_f16_e32 v52.l, v56.l, v64.l
	v_mov_b16_e32 v52.h, v106.l
	v_mov_b16_e32 v51.h, v105.l
	v_mov_b16_e32 v50.h, v104.l
	v_mov_b16_e32 v49.h, v99.l
	.loc	1 92 5 is_stmt 1                ; matrices.py:92:5
	s_add_i32 s28, s28, 31
	.loc	1 98 13                         ; matrices.py:98:13
	ds_store_b128 v84, v[57:60]
	ds_store_b128 v84, v[49:52] offset:2048
	.loc	1 92 5                          ; matrices.py:92:5
	s_cmp_lt_i32 s28, 32
	.loc	1 98 13                         ; matrices.py:98:13
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_9
; %bb.8:
	v_add3_u32 v65, s26, 0, v83
	ds_load_u16_d16 v56, v65 offset:1792
	ds_load_u16_d16 v55, v65 offset:1536
	ds_load_u16_d16 v54, v65 offset:1280
	ds_load_u16_d16 v53, v65 offset:1024
	ds_load_u16_d16 v52, v65 offset:768
	ds_load_u16_d16 v51, v65 offset:512
	ds_load_u16_d16 v50, v65 offset:256
	ds_load_u16_d16 v49, v65
	ds_load_u16_d16 v64, v65 offset:3840
	ds_load_u16_d16 v63, v65 offset:3584
	ds_load_u16_d16 v62, v65 offset:3328
	ds_load_u16_d16 v61, v65 offset:3072
	ds_load_u16_d16 v60, v65 offset:2816
	ds_load_u16_d16 v59, v65 offset:2560
	ds_load_u16_d16 v58, v65 offset:2304
	ds_load_u16_d16 v57, v65 offset:2048
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v56, v65 offset:1920
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v55, v65 offset:1664
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v54, v65 offset:1408
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v53, v65 offset:1152
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v52, v65 offset:896
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v51, v65 offset:640
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v50, v65 offset:384
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v49, v65 offset:128
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v64, v65 offset:3968
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v63, v65 offset:3712
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v62, v65 offset:3456
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v61, v65 offset:3200
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v60, v65 offset:2944
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v59, v65 offset:2688
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v58, v65 offset:2432
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v57, v65 offset:2176
	.loc	1 99 17                         ; matrices.py:99:17
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[1:8], v[49:56], v[41:48], v[1:8]
	v_wmma_f32_16x16x16_f16 v[9:16], v[49:56], v[17:24], v[9:16]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[1:8], v[57:64], v[33:40], v[1:8]
	v_wmma_f32_16x16x16_f16 v[9:16], v[57:64], v[25:32], v[9:16]
.LBB0_9:                                ; %._crit_edge._crit_edge
	.loc	1 100 14                        ; matrices.py:100:14
	v_mul_lo_u32 v17, s25, v81
	.loc	1 89 43                         ; matrices.py:89:43
	v_lshrrev_b32_e32 v0, 4, v0
	s_lshr_b32 s0, s26, 1
	.loc	1 88 11                         ; matrices.py:88:11
	v_or_b32_e32 v18, s27, v81
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v1.l, v1
	.loc	1 100 5 is_stmt 0               ; matrices.py:100:5
	s_and_b32 s13, s13, 0xffff
	.loc	1 89 43 is_stmt 1               ; matrices.py:89:43
	v_and_or_b32 v0, v0, 1, s0
	.loc	1 100 14                        ; matrices.py:100:14
	s_mul_i32 s0, s25, s27
	.loc	1 88 11                         ; matrices.py:88:11
	v_or_b32_e32 v19, 16, v18
	.loc	1 100 14                        ; matrices.py:100:14
	v_add3_u32 v17, s0, s14, v17
	.loc	1 100 81 is_stmt 0              ; matrices.py:100:81
	v_cmp_gt_i32_e64 s0, s24, v18
	.loc	1 89 43 is_stmt 1               ; matrices.py:89:43
	v_or_b32_e32 v20, 14, v0
	v_or_b32_e32 v21, 12, v0
	v_or_b32_e32 v22, 10, v0
	.loc	1 100 14                        ; matrices.py:100:14
	v_lshl_add_u32 v23, s25, 4, v17
	.loc	1 89 43                         ; matrices.py:89:43
	v_or_b32_e32 v24, 8, v0
	v_or_b32_e32 v25, 6, v0
	v_or_b32_e32 v26, 4, v0
	v_or_b32_e32 v27, 2, v0
	.loc	1 100 5                         ; matrices.py:100:5
	v_add_lshl_u32 v28, v23, v0, 1
	v_add_lshl_u32 v0, v17, v0, 1
	s_mov_b32 s15, 0x31027000
	s_mov_b32 s14, 0x7ffffffe
	v_add_lshl_u32 v18, v17, v27, 1
	.loc	1 100 81 is_stmt 0              ; matrices.py:100:81
	v_cmp_gt_i32_e32 vcc_lo, s24, v19
	.loc	1 100 5                         ; matrices.py:100:5
	v_cndmask_b32_e64 v0, 0x80000000, v0, s0
	v_add_lshl_u32 v19, v17, v26, 1
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v2.l, v2
	.loc	1 100 5                         ; matrices.py:100:5
	v_cndmask_b32_e64 v18, 0x80000000, v18, s0
	v_add_lshl_u32 v29, v17, v22, 1
	buffer_store_b16 v1, v0, s[12:15], 0 offen
	v_add_lshl_u32 v0, v17, v25, 1
	v_add_lshl_u32 v1, v17, v24, 1
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v3.l, v3
	.loc	1 100 5                         ; matrices.py:100:5
	v_cndmask_b32_e64 v19, 0x80000000, v19, s0
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v4.l, v4
	.loc	1 100 5                         ; matrices.py:100:5
	v_cndmask_b32_e64 v0, 0x80000000, v0, s0
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v5.l, v5
	.loc	1 100 5                         ; matrices.py:100:5
	v_cndmask_b32_e64 v1, 0x80000000, v1, s0
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v6.l, v6
	.loc	1 100 5                         ; matrices.py:100:5
	s_clause 0x1
	buffer_store_b16 v2, v18, s[12:15], 0 offen
	buffer_store_b16 v3, v19, s[12:15], 0 offen
	v_cndmask_b32_e64 v2, 0x80000000, v29, s0
	s_clause 0x1
	buffer_store_b16 v4, v0, s[12:15], 0 offen
	buffer_store_b16 v5, v1, s[12:15], 0 offen
	v_add_lshl_u32 v0, v17, v21, 1
	v_add_lshl_u32 v1, v17, v20, 1
	v_add_lshl_u32 v3, v23, v26, 1
	buffer_store_b16 v6, v2, s[12:15], 0 offen
	v_add_lshl_u32 v2, v23, v27, 1
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v7.l, v7
	.loc	1 100 5                         ; matrices.py:100:5
	v_cndmask_b32_e64 v0, 0x80000000, v0, s0
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v8.l, v8
	.loc	1 100 5                         ; matrices.py:100:5
	v_cndmask_b32_e64 v1, 0x80000000, v1, s0
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v9.l, v9
	.loc	1 100 5                         ; matrices.py:100:5
	v_dual_cndmask_b32 v4, 0x80000000, v28 :: v_dual_cndmask_b32 v3, 0x80000000, v3
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v10.l, v10
	.loc	1 100 5                         ; matrices.py:100:5
	v_cndmask_b32_e32 v2, 0x80000000, v2, vcc_lo
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v11.l, v11
	.loc	1 100 5                         ; matrices.py:100:5
	s_clause 0x4
	buffer_store_b16 v7, v0, s[12:15], 0 offen
	buffer_store_b16 v8, v1, s[12:15], 0 offen
	buffer_store_b16 v9, v4, s[12:15], 0 offen
	buffer_store_b16 v10, v2, s[12:15], 0 offen
	buffer_store_b16 v11, v3, s[12:15], 0 offen
	v_add_lshl_u32 v0, v23, v25, 1
	v_add_lshl_u32 v1, v23, v24, 1
	v_add_lshl_u32 v2, v23, v22, 1
	v_add_lshl_u32 v3, v23, v21, 1
	v_add_lshl_u32 v4, v23, v20, 1
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v12.l, v12
	.loc	1 100 5                         ; matrices.py:100:5
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v13.l, v13
	.loc	1 100 5                         ; matrices.py:100:5
	v_cndmask_b32_e32 v1, 0x80000000, v1, vcc_lo
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v14.l, v14
	.loc	1 100 5                         ; matrices.py:100:5
	v_cndmask_b32_e32 v2, 0x80000000, v2, vcc_lo
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v15.l, v15
	.loc	1 100 5                         ; matrices.py:100:5
	v_cndmask_b32_e32 v3, 0x80000000, v3, vcc_lo
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v16.l, v16
	.loc	1 100 5                         ; matrices.py:100:5
	v_cndmask_b32_e32 v4, 0x80000000, v4, vcc_lo
	s_clause 0x4
	buffer_store_b16 v12, v0, s[12:15], 0 offen
	buffer_store_b16 v13, v1, s[12:15], 0 offen
	buffer_store_b16 v14, v2, s[12:15], 0 offen
	buffer_store_b16 v15, v3, s[12:15], 0 offen
	buffer_store_b16 v16, v4, s[12:15], 0 offen
	.loc	1 83 1 is_stmt 1                ; matrices.py:83:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp1:
.Lfunc_end0:
	.size	four_bit_product, .Lfunc_end0-four_bit_product
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel four_bit_product
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
		.amdhsa_next_free_vgpr 120
		.amdhsa_next_free_sgpr 29
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-four_bit_product)<<4)&1008)>>4
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
	.set .Lfour_bit_product.num_vgpr, 120
	.set .Lfour_bit_product.num_agpr, 0
	.set .Lfour_bit_product.numbered_sgpr, 29
	.set .Lfour_bit_product.num_named_barrier, 0
	.set .Lfour_bit_product.private_seg_size, 0
	.set .Lfour_bit_product.uses_vcc, 1
	.set .Lfour_bit_product.uses_flat_scratch, 0
	.set .Lfour_bit_product.has_dyn_sized_stack, 0
	.set .Lfour_bit_product.has_recursion, 0
	.set .Lfour_bit_product.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3728
; TotalNumSgprs: 31
; NumVgprs: 120
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 14
; NumSGPRsForWavesPerEU: 31
; NumVGPRsForWavesPerEU: 120
; Occupancy: 12
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
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
      - .offset:         48
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 128
    .name:           four_bit_product
    .private_segment_fixed_size: 0
    .sgpr_count:     31
    .sgpr_spill_count: 0
    .symbol:         four_bit_product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     120
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
