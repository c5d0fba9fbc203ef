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
	s_load_b32 s3, s[0:1], 0x20
	s_load_b64 s[4:5], s[0:1], 0x10
.Ltmp0:
	.loc	1 23 13 prologue_end            ; matrices.py:23:13
	v_readfirstlane_b32 s2, v0
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v33, 15, v0
	.loc	1 15 11 is_stmt 0               ; matrices.py:15:11
	s_lshl_b32 s6, s14, 6
	.loc	1 16 14 is_stmt 1               ; matrices.py:16:14
	s_lshl_b32 s7, s15, 6
	.loc	1 15 40                         ; matrices.py:15:40
	s_and_b32 s16, s2, 64
	s_and_b32 s17, s2, 32
	.loc	1 21 5                          ; matrices.py:21:5
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s3, 1
	s_cbranch_scc1 .LBB0_4
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_clause 0x1
	s_load_b128 s[12:15], s[0:1], 0x0
	s_load_b64 s[20:21], s[0:1], 0x24
	.loc	1 15 40 is_stmt 1               ; matrices.py:15:40
	v_and_b32_e32 v1, 31, v0
	.loc	1 18 44                         ; matrices.py:18:44
	v_and_b32_e32 v2, 3, v0
	v_bfe_i32 v13, v0, 3, 1
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_or_b32 v1, 0x60, s2, v1
	.loc	1 18 44                         ; matrices.py:18:44
	v_lshlrev_b32_e32 v34, 3, v2
	v_lshlrev_b32_e32 v2, 4, v2
	s_lshl_b32 s2, s16, 4
	s_mov_b32 s18, 0
	.loc	1 19 18                         ; matrices.py:19:18
	v_and_b32_e32 v8, 0x78, v1
	v_lshlrev_b32_e32 v9, 4, v1
	.loc	1 21 5                          ; matrices.py:21:5
	v_lshrrev_b32_e32 v11, 3, v1
	v_lshrrev_b32_e32 v1, 2, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 19 18                         ; matrices.py:19:18
	v_lshrrev_b32_e32 v35, 2, v8
	v_lshrrev_b32_e32 v8, 1, v8
	.loc	1 21 5                          ; matrices.py:21:5
	v_add_nc_u32_e32 v1, s6, v1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s13, 0xffff
	s_and_b32 s13, s15, 0xffff
	v_xor_b32_e32 v8, v8, v2
	s_cmp_eq_u32 s17, 0
	v_add_nc_u32_e32 v15, 32, v1
	v_mul_lo_u32 v1, s20, v1
	v_mul_lo_u32 v11, s21, v11
	s_mov_b32 s8, s12
	s_mov_b32 s12, s14
	s_mov_b32 s14, s10
	s_mov_b32 s15, s11
	s_delay_alu instid0(VALU_DEP_2)
	v_lshl_add_u32 v39, v1, 1, v2
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v6, 3, v0
	v_lshlrev_b32_e32 v5, 6, v33
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v3, 7, v0
	v_lshlrev_b32_e32 v4, 1, v0
	.loc	1 21 5                          ; matrices.py:21:5
	v_lshlrev_b32_e32 v11, 1, v11
	v_and_b32_e32 v6, 48, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v20, v1 :: v_dual_lshlrev_b32 v7, 3, v3
	v_lshl_or_b32 v8, v3, 9, v8
	v_mov_b32_e32 v23, v1
	v_or3_b32 v5, s2, v5, v6
	s_cselect_b32 s2, 0, 0x420
	v_lshl_or_b32 v3, v3, 6, v6
	v_and_or_b32 v6, 0x210, v13, s2
	v_xor_b32_e32 v14, 16, v8
	v_xor_b32_e32 v10, 32, v5
	v_xor_b32_e32 v12, 48, v5
	v_xor_b32_e32 v13, 32, v8
	v_xor_b32_e32 v3, v6, v3
	v_xor_b32_e32 v16, 48, v8
	v_dual_mov_b32 v18, v1 :: v_dual_add_nc_u32 v43, 0, v10
	v_dual_mov_b32 v21, v1 :: v_dual_add_nc_u32 v44, 0, v12
	s_delay_alu instid0(VALU_DEP_4)
	v_xor_b32_e32 v17, 48, v3
	v_dual_mov_b32 v24, v1 :: v_dual_add_nc_u32 v49, 0, v3
	v_mov_b32_e32 v10, v1
	v_add3_u32 v6, v11, s7, v7
	v_xor_b32_e32 v11, 16, v3
	v_mov_b32_e32 v12, v1
	v_mul_lo_u32 v7, s20, v15
	v_xor_b32_e32 v15, 32, v3
	v_dual_mov_b32 v3, v1 :: v_dual_and_b32 v4, 48, v4
	v_add_nc_u32_e32 v45, 0, v8
	v_dual_mov_b32 v27, v1 :: v_dual_add_nc_u32 v50, 0, v11
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v11, v1
	v_xor_b32_e32 v4, v9, v4
	v_xor_b32_e32 v9, 16, v5
	v_add_lshl_u32 v36, v6, s21, 1
	v_lshlrev_b32_e32 v37, 1, v6
	v_add_nc_u32_e32 v41, 0, v5
	v_add_nc_u32_e32 v40, 0, v4
	v_dual_mov_b32 v19, v1 :: v_dual_add_nc_u32 v42, 0, v9
	v_add_nc_u32_e32 v46, 0, v14
	v_dual_mov_b32 v22, v1 :: v_dual_add_nc_u32 v47, 0, v13
	v_dual_mov_b32 v25, v1 :: v_dual_add_nc_u32 v48, 0, v16
	v_dual_mov_b32 v26, v1 :: v_dual_add_nc_u32 v51, 0, v15
	v_dual_mov_b32 v29, v1 :: v_dual_add_nc_u32 v52, 0, v17
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v15, v1
	v_lshl_add_u32 v38, v7, 1, v2
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v16, v1
	v_mov_b32_e32 v17, v1
	v_mov_b32_e32 v28, v1
	v_mov_b32_e32 v30, v1
	v_mov_b32_e32 v31, v1
	v_mov_b32_e32 v32, v1
	s_lshl_b32 s19, s21, 6
	s_mov_b32 s20, s3
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 22 32 is_stmt 1               ; matrices.py:22:32
	v_cmp_gt_i32_e64 s2, s20, v34
	.loc	1 23 33                         ; matrices.py:23:33
	v_cmp_gt_i32_e32 vcc_lo, s20, v35
	.loc	1 21 5                          ; matrices.py:21:5
	s_add_i32 s18, s18, 32
	s_sub_i32 s20, s20, 32
	s_cmp_lt_i32 s18, s3
	.loc	1 22 13                         ; matrices.py:22:13
	v_cndmask_b32_e64 v57, 0x80000000, v39, s2
	.loc	1 23 13                         ; matrices.py:23:13
	v_cndmask_b32_e32 v61, 0x80000000, v36, vcc_lo
	v_cndmask_b32_e32 v53, 0x80000000, v37, vcc_lo
	.loc	1 22 13                         ; matrices.py:22:13
	v_cndmask_b32_e64 v62, 0x80000000, v38, s2
	.loc	1 21 5                          ; matrices.py:21:5
	v_add_nc_u32_e32 v38, 64, v38
	.loc	1 22 13                         ; matrices.py:22:13
	buffer_load_b128 v[57:60], v57, s[8:11], 0 offen
	.loc	1 23 13                         ; matrices.py:23:13
	buffer_load_b128 v[85:88], v61, s[12:15], 0 offen
	.loc	1 22 13                         ; matrices.py:22:13
	buffer_load_b128 v[61:64], v62, s[8:11], 0 offen
	.loc	1 23 13                         ; matrices.py:23:13
	buffer_load_b128 v[53:56], v53, s[12:15], 0 offen
	.loc	1 21 5                          ; matrices.py:21:5
	v_add_nc_u32_e32 v37, s19, v37
	v_add_nc_u32_e32 v39, 64, v39
	v_add_nc_u32_e32 v36, s19, v36
	.loc	1 23 13                         ; matrices.py:23:13
	s_waitcnt vmcnt(2)
	v_mov_b16_e32 v89.h, v85.l
	v_lshrrev_b32_e32 v85, 16, v85
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v89.l, v53.l
	v_lshrrev_b32_e32 v90, 16, v53
	v_mov_b16_e32 v91.l, v54.l
	v_lshrrev_b32_e32 v92, 16, v54
	v_mov_b16_e32 v93.l, v55.l
	v_lshrrev_b32_e32 v94, 16, v55
	v_mov_b16_e32 v95.l, v56.l
	v_lshrrev_b32_e32 v96, 16, v56
	.loc	1 22 13                         ; matrices.py:22:13
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v40, v[57:60]
	ds_store_b128 v40, v[61:64] offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[53:56], v41
	ds_load_b128 v[61:64], v41 offset:2048
	ds_load_b128 v[57:60], v42
	ds_load_b128 v[65:68], v42 offset:2048
	ds_load_b128 v[69:72], v43
	ds_load_b128 v[77:80], v43 offset:2048
	ds_load_b128 v[73:76], v44
	ds_load_b128 v[81:84], v44 offset:2048
	.loc	1 23 13                         ; matrices.py:23:13
	v_mov_b16_e32 v91.h, v86.l
	v_lshrrev_b32_e32 v86, 16, v86
	v_mov_b16_e32 v93.h, v87.l
	v_lshrrev_b32_e32 v87, 16, v87
	v_lshrrev_b32_e32 v97, 16, v88
	v_mov_b16_e32 v90.h, v85.l
	v_mov_b16_e32 v92.h, v86.l
	v_mov_b16_e32 v95.h, v88.l
	v_mov_b16_e32 v94.h, v87.l
	v_mov_b16_e32 v96.h, v97.l
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_2addr_b32 v45, v89, v90 offset1:16
	ds_store_2addr_b32 v46, v91, v92 offset0:32 offset1:48
	ds_store_2addr_b32 v47, v93, v94 offset0:64 offset1:80
	ds_store_2addr_b32 v48, v95, v96 offset0:96 offset1:112
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[85:88], v49
	ds_load_b128 v[93:96], v49 offset:2048
	ds_load_b128 v[89:92], v50
	ds_load_b128 v[97:100], v50 offset:2048
	ds_load_b128 v[101:104], v51
	ds_load_b128 v[109:112], v51 offset:2048
	ds_load_b128 v[105:108], v52
	ds_load_b128 v[113:116], v52 offset:2048
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(5)
	v_wmma_f32_16x16x16_f16 v[1:8], v[85:92], v[53:60], v[1:8]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[9:16], v[93:100], v[53:60], v[9:16]
	v_wmma_f32_16x16x16_f16 v[17:24], v[85:92], v[61:68], v[17:24]
	v_wmma_f32_16x16x16_f16 v[25:32], v[93:100], v[61:68], v[25:32]
	s_waitcnt lgkmcnt(1)
	v_wmma_f32_16x16x16_f16 v[1:8], v[101:108], v[69:76], v[1:8]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[9:16], v[109:116], v[69:76], v[9:16]
	v_wmma_f32_16x16x16_f16 v[17:24], v[101:108], v[77:84], v[17:24]
	v_wmma_f32_16x16x16_f16 v[25:32], v[109:116], v[77:84], v[25:32]
	.loc	1 21 5                          ; matrices.py:21:5
	s_cbranch_scc1 .LBB0_2
; %bb.3:                                ; %._crit_edge.loopexit
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v49.l, v1
	v_cvt_f16_f32_e32 v48.l, v2
	v_cvt_f16_f32_e32 v47.l, v3
	v_cvt_f16_f32_e32 v46.l, v4
	v_cvt_f16_f32_e32 v45.l, v5
	v_cvt_f16_f32_e32 v44.l, v6
	v_cvt_f16_f32_e32 v43.l, v7
	v_cvt_f16_f32_e32 v42.l, v8
	v_cvt_f16_f32_e32 v41.l, v9
	v_cvt_f16_f32_e32 v40.l, v10
	v_cvt_f16_f32_e32 v39.l, v11
	v_cvt_f16_f32_e32 v38.l, v12
	v_cvt_f16_f32_e32 v37.l, v13
	v_cvt_f16_f32_e32 v36.l, v14
	v_cvt_f16_f32_e32 v35.l, v15
	v_cvt_f16_f32_e32 v34.l, v16
	v_cvt_f16_f32_e32 v16.l, v17
	v_cvt_f16_f32_e32 v15.l, v18
	v_cvt_f16_f32_e32 v14.l, v19
	v_cvt_f16_f32_e32 v13.l, v20
	v_cvt_f16_f32_e32 v12.l, v21
	v_cvt_f16_f32_e32 v11.l, v22
	v_cvt_f16_f32_e32 v10.l, v23
	v_cvt_f16_f32_e32 v9.l, v24
	v_cvt_f16_f32_e32 v8.l, v25
	v_cvt_f16_f32_e32 v7.l, v26
	v_cvt_f16_f32_e32 v6.l, v27
	v_cvt_f16_f32_e32 v5.l, v28
	v_cvt_f16_f32_e32 v4.l, v29
	v_cvt_f16_f32_e32 v3.l, v30
	v_cvt_f16_f32_e32 v2.l, v31
	v_cvt_f16_f32_e32 v1.l, v32
	.loc	1 15 40                         ; matrices.py:15:40
	s_branch .LBB0_5
.LBB0_4:
	.loc	1 0 40 is_stmt 0                ; matrices.py:0:40
	v_mov_b16_e32 v1.l, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v2.l, v1.l
	v_mov_b16_e32 v3.l, v1.l
	v_mov_b16_e32 v4.l, v1.l
	v_mov_b16_e32 v5.l, v1.l
	v_mov_b16_e32 v6.l, v1.l
	v_mov_b16_e32 v7.l, v1.l
	v_mov_b16_e32 v8.l, v1.l
	v_mov_b16_e32 v9.l, v1.l
	v_mov_b16_e32 v10.l, v1.l
	v_mov_b16_e32 v11.l, v1.l
	v_mov_b16_e32 v12.l, v1.l
	v_mov_b16_e32 v13.l, v1.l
	v_mov_b16_e32 v14.l, v1.l
	v_mov_b16_e32 v15.l, v1.l
	v_mov_b16_e32 v16.l, v1.l
	v_mov_b16_e32 v34.l, v1.l
	v_mov_b16_e32 v35.l, v1.l
	v_mov_b16_e32 v36.l, v1.l
	v_mov_b16_e32 v37.l, v1.l
	v_mov_b16_e32 v38.l, v1.l
	v_mov_b16_e32 v39.l, v1.l
	v_mov_b16_e32 v40.l, v1.l
	v_mov_b16_e32 v41.l, v1.l
	v_mov_b16_e32 v42.l, v1.l
	v_mov_b16_e32 v43.l, v1.l
	v_mov_b16_e32 v44.l, v1.l
	v_mov_b16_e32 v45.l, v1.l
	v_mov_b16_e32 v46.l, v1.l
	v_mov_b16_e32 v47.l, v1.l
	v_mov_b16_e32 v48.l, v1.l
	v_mov_b16_e32 v49.l, v1.l
.LBB0_5:                                ; %Flow
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x18
	s_load_b32 s0, s[0:1], 0x2c
	.loc	1 15 40 is_stmt 1               ; matrices.py:15:40
	s_lshr_b32 s1, s16, 2
	v_lshrrev_b32_e32 v0, 4, v0
	v_or_b32_e32 v19, s1, v33
	s_lshr_b32 s8, s17, 1
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_b32 s5, s5, 0xffff
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_or_b32 v0, v0, 1, s8
	v_or_b32_e32 v20, 32, v19
	.loc	1 15 11 is_stmt 0               ; matrices.py:15:11
	v_or_b32_e32 v21, s6, v19
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 16 14 is_stmt 1               ; matrices.py:16:14
	v_or_b32_e32 v23, s7, v0
	.loc	1 15 11                         ; matrices.py:15:11
	v_or_b32_e32 v29, s6, v20
	.loc	1 15 40 is_stmt 0               ; matrices.py:15:40
	v_or_b32_e32 v55, 2, v0
	v_or_b32_e32 v54, 4, v0
	v_or_b32_e32 v22, 32, v0
	v_or_b32_e32 v53, 6, v0
	v_or_b32_e32 v52, 8, v0
	.loc	1 28 57 is_stmt 1               ; matrices.py:28:57
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s2, v21
	.loc	1 27 13                         ; matrices.py:27:13
	s_mul_i32 s1, s0, s6
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v51, 10, v0
	.loc	1 27 13                         ; matrices.py:27:13
	s_add_i32 s6, s1, s7
	.loc	1 28 78                         ; matrices.py:28:78
	v_cmp_gt_i32_e64 s1, s3, v23
	.loc	1 27 13                         ; matrices.py:27:13
	v_mad_u64_u32 v[17:18], null, v19, s0, s[6:7]
	v_mad_u64_u32 v[18:19], null, v20, s0, s[6:7]
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s0, s2, v29
	.loc	1 16 14                         ; matrices.py:16:14
	v_or_b32_e32 v30, s7, v22
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s2, vcc_lo, s1
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v50, 12, v0
	.loc	1 28 5                          ; matrices.py:28:5
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	v_add_lshl_u32 v19, v17, v0, 1
	v_add_lshl_u32 v20, v17, v55, 1
	v_add_lshl_u32 v21, v17, v54, 1
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v33, 14, v0
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v23, v17, v50, 1
	v_cndmask_b32_e64 v19, 0x80000000, v19, s2
	v_cndmask_b32_e64 v20, 0x80000000, v20, s2
	v_cndmask_b32_e64 v21, 0x80000000, v21, s2
	v_add_lshl_u32 v29, v17, v33, 1
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v32, 34, v0
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x2
	buffer_store_b16 v49, v19, s[4:7], 0 offen
	buffer_store_b16 v48, v20, s[4:7], 0 offen
	buffer_store_b16 v47, v21, s[4:7], 0 offen
	v_add_lshl_u32 v19, v17, v53, 1
	v_add_lshl_u32 v20, v17, v52, 1
	v_add_lshl_u32 v21, v17, v51, 1
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v31, 36, v0
	.loc	1 28 78                         ; matrices.py:28:78
	v_cmp_gt_i32_e64 s3, s3, v30
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	v_cndmask_b32_e64 v19, 0x80000000, v19, s2
	v_cndmask_b32_e64 v20, 0x80000000, v20, s2
	v_cndmask_b32_e64 v21, 0x80000000, v21, s2
	v_cndmask_b32_e64 v23, 0x80000000, v23, s2
	v_cndmask_b32_e64 v29, 0x80000000, v29, s2
	.loc	1 15 40 is_stmt 1               ; matrices.py:15:40
	v_or_b32_e32 v27, 40, v0
	v_or_b32_e32 v28, 38, v0
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x4
	buffer_store_b16 v46, v19, s[4:7], 0 offen
	buffer_store_b16 v45, v20, s[4:7], 0 offen
	buffer_store_b16 v44, v21, s[4:7], 0 offen
	buffer_store_b16 v43, v23, s[4:7], 0 offen
	buffer_store_b16 v42, v29, s[4:7], 0 offen
	v_add_lshl_u32 v19, v17, v22, 1
	v_add_lshl_u32 v20, v17, v32, 1
	v_add_lshl_u32 v21, v17, v31, 1
	.loc	1 28 56 is_stmt 0               ; matrices.py:28:56
	s_and_b32 vcc_lo, vcc_lo, s3
	.loc	1 15 40 is_stmt 1               ; matrices.py:15:40
	v_or_b32_e32 v25, 44, v0
	v_or_b32_e32 v26, 42, v0
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v23, v17, v28, 1
	v_dual_cndmask_b32 v19, 0x80000000, v19 :: v_dual_cndmask_b32 v20, 0x80000000, v20
	v_add_lshl_u32 v29, v17, v27, 1
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v24, 46, v0
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v0, v18, v0, 1
	v_cndmask_b32_e32 v21, 0x80000000, v21, vcc_lo
	s_clause 0x2
	buffer_store_b16 v41, v19, s[4:7], 0 offen
	buffer_store_b16 v40, v20, s[4:7], 0 offen
	buffer_store_b16 v39, v21, s[4:7], 0 offen
	v_cndmask_b32_e32 v19, 0x80000000, v29, vcc_lo
	v_add_lshl_u32 v20, v17, v26, 1
	v_add_lshl_u32 v21, v17, v25, 1
	v_cndmask_b32_e32 v23, 0x80000000, v23, vcc_lo
	v_add_lshl_u32 v17, v17, v24, 1
	s_clause 0x1
	buffer_store_b16 v38, v23, s[4:7], 0 offen
	buffer_store_b16 v37, v19, s[4:7], 0 offen
	v_dual_cndmask_b32 v19, 0x80000000, v20 :: v_dual_cndmask_b32 v20, 0x80000000, v21
	buffer_store_b16 v36, v19, s[4:7], 0 offen
	v_add_lshl_u32 v19, v18, v55, 1
	v_cndmask_b32_e32 v17, 0x80000000, v17, vcc_lo
	.loc	1 28 56 is_stmt 0               ; matrices.py:28:56
	s_and_b32 vcc_lo, s1, s0
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	s_clause 0x2
	buffer_store_b16 v35, v20, s[4:7], 0 offen
	buffer_store_b16 v34, v17, s[4:7], 0 offen
	buffer_store_b16 v16, v0, s[4:7], 0 offen
	v_add_lshl_u32 v0, v18, v54, 1
	v_cndmask_b32_e32 v16, 0x80000000, v19, vcc_lo
	v_add_lshl_u32 v17, v18, v53, 1
	v_add_lshl_u32 v19, v18, v52, 1
	v_add_lshl_u32 v20, v18, v51, 1
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	buffer_store_b16 v15, v16, s[4:7], 0 offen
	v_dual_cndmask_b32 v15, 0x80000000, v17 :: v_dual_cndmask_b32 v16, 0x80000000, v19
	v_cndmask_b32_e32 v17, 0x80000000, v20, vcc_lo
	buffer_store_b16 v14, v0, s[4:7], 0 offen
	v_add_lshl_u32 v0, v18, v50, 1
	s_clause 0x2
	buffer_store_b16 v13, v15, s[4:7], 0 offen
	buffer_store_b16 v12, v16, s[4:7], 0 offen
	buffer_store_b16 v11, v17, s[4:7], 0 offen
	v_add_lshl_u32 v11, v18, v33, 1
	v_add_lshl_u32 v12, v18, v22, 1
	v_add_lshl_u32 v13, v18, v32, 1
	v_add_lshl_u32 v14, v18, v31, 1
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v0, 0x80000000, v0 :: v_dual_cndmask_b32 v11, 0x80000000, v11
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s0, s3
	.loc	1 28 5                          ; matrices.py:28:5
	v_dual_cndmask_b32 v12, 0x80000000, v12 :: v_dual_cndmask_b32 v13, 0x80000000, v13
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v14, 0x80000000, v14, vcc_lo
	s_clause 0x4
	buffer_store_b16 v10, v0, s[4:7], 0 offen
	buffer_store_b16 v9, v11, s[4:7], 0 offen
	buffer_store_b16 v8, v12, s[4:7], 0 offen
	buffer_store_b16 v7, v13, s[4:7], 0 offen
	buffer_store_b16 v6, v14, s[4:7], 0 offen
	v_add_lshl_u32 v0, v18, v28, 1
	v_add_lshl_u32 v6, v18, v27, 1
	v_add_lshl_u32 v7, v18, v26, 1
	v_add_lshl_u32 v8, v18, v25, 1
	v_add_lshl_u32 v9, v18, v24, 1
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v6, 0x80000000, v6 :: v_dual_cndmask_b32 v7, 0x80000000, v7
	v_dual_cndmask_b32 v8, 0x80000000, v8 :: v_dual_cndmask_b32 v9, 0x80000000, v9
	s_clause 0x4
	buffer_store_b16 v5, v0, s[4:7], 0 offen
	buffer_store_b16 v4, v6, s[4:7], 0 offen
	buffer_store_b16 v3, v7, s[4:7], 0 offen
	buffer_store_b16 v2, v8, s[4:7], 0 offen
	buffer_store_b16 v1, v9, s[4:7], 0 offen
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
		.amdhsa_next_free_vgpr 117
		.amdhsa_next_free_sgpr 22
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
	.set .Lproduct.num_vgpr, 117
	.set .Lproduct.num_agpr, 0
	.set .Lproduct.numbered_sgpr, 22
	.set .Lproduct.num_named_barrier, 0
	.set .Lproduct.private_seg_size, 0
	.set .Lproduct.uses_vcc, 1
	.set .Lproduct.uses_flat_scratch, 0
	.set .Lproduct.has_dyn_sized_stack, 0
	.set .Lproduct.has_recursion, 0
	.set .Lproduct.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2444
; TotalNumSgprs: 24
; NumVgprs: 117
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 14
; NumSGPRsForWavesPerEU: 24
; NumVGPRsForWavesPerEU: 117
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
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     117
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
