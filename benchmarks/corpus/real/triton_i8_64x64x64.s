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
	v_readfirstlane_b32 s3, v0
	s_clause 0x1
	s_load_b64 s[6:7], s[0:1], 0x20
	s_load_b32 s2, s[0:1], 0x28
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v1, 31, v0
	v_lshlrev_b32_e32 v2, 4, v0
	.loc	1 16 14                         ; matrices.py:16:14
	s_lshl_b32 s20, s15, 6
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_b32 s22, s3, 0x60
	s_clause 0x1
	s_load_b128 s[16:19], s[0:1], 0x0
	s_load_b64 s[4:5], s[0:1], 0x10
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v19, s22, v1
	v_and_b32_e32 v34, 48, v2
	.loc	1 15 11 is_stmt 0               ; matrices.py:15:11
	s_lshl_b32 s21, s14, 6
	.loc	1 22 13 is_stmt 1               ; matrices.py:22:13
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	.loc	1 19 18                         ; matrices.py:19:18
	v_lshrrev_b32_e32 v2, 1, v19
	.loc	1 19 13 is_stmt 0               ; matrices.py:19:13
	v_or_b32_e32 v3, s20, v34
	.loc	1 15 40 is_stmt 1               ; matrices.py:15:40
	v_lshrrev_b32_e32 v7, 2, v19
	.loc	1 23 13                         ; matrices.py:23:13
	s_mov_b32 s14, s10
	s_mov_b32 s15, s11
	.loc	1 19 18                         ; matrices.py:19:18
	v_and_b32_e32 v35, 62, v2
	v_or_b32_e32 v2, 1, v2
	.loc	1 18 12                         ; matrices.py:18:12
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s8, s7, s21
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v33, 15, v0
	.loc	1 23 13                         ; matrices.py:23:13
	v_bfe_i32 v20, v0, 0, 1
	.loc	1 19 13                         ; matrices.py:19:13
	v_mad_u64_u32 v[4:5], null, v35, s2, v[3:4]
	.loc	1 23 33                         ; matrices.py:23:33
	v_cmp_gt_i32_e32 vcc_lo, s6, v35
	.loc	1 22 13                         ; matrices.py:22:13
	v_lshlrev_b32_e32 v21, 1, v0
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_b32 s13, s19, 0xffff
	s_mov_b32 s12, s18
	.loc	1 22 13                         ; matrices.py:22:13
	s_and_b32 s9, s17, 0xffff
	.loc	1 23 13                         ; matrices.py:23:13
	v_and_b32_e32 v20, 0x420, v20
	v_lshlrev_b32_e32 v22, 10, v0
	.loc	1 19 13                         ; matrices.py:19:13
	v_mad_u64_u32 v[5:6], null, v2, s2, v[3:4]
	.loc	1 18 12                         ; matrices.py:18:12
	v_or_b32_e32 v3, s8, v34
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v6, 32, v7
	.loc	1 22 13                         ; matrices.py:22:13
	s_mov_b32 s8, s16
	v_and_b32_e32 v21, 48, v21
	v_lshlrev_b32_e32 v19, 4, v19
	.loc	1 18 12                         ; matrices.py:18:12
	v_mad_u64_u32 v[11:12], null, v7, s7, v[3:4]
	.loc	1 23 13                         ; matrices.py:23:13
	v_dual_cndmask_b32 v4, 0x80000000, v4 :: v_dual_cndmask_b32 v7, 0x80000000, v5
	.loc	1 22 32                         ; matrices.py:22:32
	v_cmp_gt_i32_e32 vcc_lo, s6, v34
	.loc	1 23 13                         ; matrices.py:23:13
	v_xor_b32_e32 v20, v35, v20
	.loc	1 22 13                         ; matrices.py:22:13
	v_xor_b32_e32 v19, v19, v21
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 18 12                         ; matrices.py:18:12
	v_mad_u64_u32 v[12:13], null, v6, s7, v[3:4]
	.loc	1 23 13                         ; matrices.py:23:13
	s_clause 0x1
	buffer_load_b128 v[3:6], v4, s[12:15], 0 offen
	buffer_load_b128 v[7:10], v7, s[12:15], 0 offen
	.loc	1 22 13                         ; matrices.py:22:13
	v_cndmask_b32_e32 v11, 0x80000000, v11, vcc_lo
	.loc	1 23 13                         ; matrices.py:23:13
	v_and_or_b32 v20, 0x800, v22, v20
	.loc	1 22 13                         ; matrices.py:22:13
	v_add_nc_u32_e32 v40, 0, v19
	v_lshlrev_b32_e32 v36, 6, v33
	v_bfe_i32 v37, v0, 3, 1
	v_lshlrev_b32_e32 v39, 3, v0
	v_cndmask_b32_e32 v15, 0x80000000, v12, vcc_lo
	s_clause 0x1
	buffer_load_b128 v[11:14], v11, s[8:11], 0 offen
	buffer_load_b128 v[15:18], v15, s[8:11], 0 offen
	v_xor_b32_e32 v21, 16, v20
	v_xor_b32_e32 v22, 32, v20
	v_xor_b32_e32 v23, 48, v20
	.loc	1 23 13                         ; matrices.py:23:13
	v_add_nc_u32_e32 v41, 0, v20
	v_lshlrev_b32_e32 v38, 6, v0
	v_add_nc_u32_e32 v42, 0, v21
	v_add_nc_u32_e32 v43, 0, v22
	v_add_nc_u32_e32 v44, 0, v23
	.loc	1 15 40                         ; matrices.py:15:40
	s_and_b32 s16, s3, 64
	s_and_b32 s17, s3, 32
	.loc	1 21 5                          ; matrices.py:21:5
	s_sub_i32 s3, s6, 64
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(1)
	ds_store_b128 v40, v[11:14]
	s_waitcnt vmcnt(0)
	ds_store_b128 v40, v[15:18] offset:2048
	.loc	1 23 13                         ; matrices.py:23:13
	v_perm_b32 v19, v7, v3, 0x5010400
	v_perm_b32 v7, v7, v3, 0x7030602
	v_perm_b32 v20, v8, v4, 0x5010400
	v_perm_b32 v8, v8, v4, 0x7030602
	v_perm_b32 v21, v9, v5, 0x5010400
	v_perm_b32 v9, v9, v5, 0x7030602
	v_perm_b32 v22, v10, v6, 0x5010400
	v_perm_b32 v10, v10, v6, 0x7030602
	v_lshrrev_b32_e32 v18, 8, v19
	v_lshrrev_b32_e32 v11, 16, v19
	v_and_b16 v3.l, 0xff, v19.l
	v_lshrrev_b32_e32 v19, 24, v19
	v_lshrrev_b32_e32 v24, 8, v7
	v_lshrrev_b32_e32 v12, 16, v7
	v_lshrrev_b32_e32 v25, 24, v7
	v_lshrrev_b32_e32 v26, 8, v20
	v_lshrrev_b32_e32 v13, 16, v20
	v_lshrrev_b32_e32 v14, 16, v8
	v_lshrrev_b32_e32 v15, 16, v21
	v_lshrrev_b32_e32 v16, 16, v9
	v_lshrrev_b32_e32 v17, 16, v22
	v_lshrrev_b32_e32 v23, 16, v10
	v_and_b16 v3.h, 0xff, v7.l
	v_and_b16 v4.l, 0xff, v20.l
	v_lshrrev_b32_e32 v20, 24, v20
	v_lshrrev_b32_e32 v27, 8, v8
	v_lshrrev_b32_e32 v28, 24, v8
	v_and_b16 v5.l, 0xff, v21.l
	v_lshrrev_b32_e32 v29, 8, v21
	v_lshrrev_b32_e32 v21, 24, v21
	v_lshrrev_b32_e32 v30, 8, v9
	v_lshrrev_b32_e32 v31, 24, v9
	v_and_b16 v6.l, 0xff, v22.l
	v_lshrrev_b32_e32 v32, 8, v22
	v_lshrrev_b32_e32 v22, 24, v22
	v_lshrrev_b32_e32 v45, 8, v10
	v_lshrrev_b32_e32 v46, 24, v10
	v_lshlrev_b16 v7.l, 8, v18.l
	v_and_b16 v4.h, 0xff, v8.l
	v_lshlrev_b16 v7.h, 8, v19.l
	v_and_b16 v8.l, 0xff, v11.l
	v_lshlrev_b16 v8.h, 8, v24.l
	v_and_b16 v5.h, 0xff, v9.l
	v_lshlrev_b16 v9.l, 8, v25.l
	v_and_b16 v9.h, 0xff, v12.l
	v_and_b16 v6.h, 0xff, v10.l
	v_lshlrev_b16 v10.l, 8, v26.l
	v_lshlrev_b16 v10.h, 8, v20.l
	v_and_b16 v11.l, 0xff, v13.l
	v_lshlrev_b16 v11.h, 8, v27.l
	v_lshlrev_b16 v12.l, 8, v28.l
	v_and_b16 v12.h, 0xff, v14.l
	v_lshlrev_b16 v13.l, 8, v29.l
	v_lshlrev_b16 v13.h, 8, v21.l
	v_and_b16 v14.l, 0xff, v15.l
	v_lshlrev_b16 v14.h, 8, v30.l
	v_lshlrev_b16 v15.l, 8, v31.l
	v_and_b16 v15.h, 0xff, v16.l
	v_lshlrev_b16 v16.l, 8, v32.l
	v_lshlrev_b16 v16.h, 8, v22.l
	v_and_b16 v17.l, 0xff, v17.l
	v_lshlrev_b16 v17.h, 8, v45.l
	v_lshlrev_b16 v18.l, 8, v46.l
	v_and_b16 v18.h, 0xff, v23.l
	v_or_b16 v3.l, v3.l, v7.l
	v_or_b16 v7.l, v8.l, v7.h
	v_or_b16 v3.h, v3.h, v8.h
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_lt_i32 s3, 1
	.loc	1 23 13                         ; matrices.py:23:13
	v_or_b16 v7.h, v9.h, v9.l
	v_or_b16 v4.l, v4.l, v10.l
	v_or_b16 v8.l, v11.l, v10.h
	v_or_b16 v4.h, v4.h, v11.h
	v_or_b16 v8.h, v12.h, v12.l
	v_or_b16 v5.l, v5.l, v13.l
	v_or_b16 v9.l, v14.l, v13.h
	v_or_b16 v5.h, v5.h, v14.h
	v_or_b16 v9.h, v15.h, v15.l
	v_or_b16 v6.l, v6.l, v16.l
	v_or_b16 v10.l, v17.l, v16.h
	v_or_b16 v6.h, v6.h, v17.h
	v_or_b16 v10.h, v18.h, v18.l
	ds_store_b16 v41, v3 offset:4096
	ds_store_b16 v41, v7 offset:4160
	ds_store_b16_d16_hi v42, v3 offset:4224
	ds_store_b16_d16_hi v42, v7 offset:4288
	ds_store_b16 v43, v4 offset:4352
	ds_store_b16 v43, v8 offset:4416
	ds_store_b16_d16_hi v44, v4 offset:4480
	ds_store_b16_d16_hi v44, v8 offset:4544
	ds_store_b16 v42, v5 offset:4608
	ds_store_b16 v42, v9 offset:4672
	ds_store_b16_d16_hi v41, v5 offset:4736
	ds_store_b16_d16_hi v41, v9 offset:4800
	ds_store_b16 v44, v6 offset:4864
	ds_store_b16 v44, v10 offset:4928
	ds_store_b16_d16_hi v43, v6 offset:4992
	ds_store_b16_d16_hi v43, v10 offset:5056
	.loc	1 21 5                          ; matrices.py:21:5
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	v_mov_b32_e32 v25, 0
	v_and_b32_e32 v3, 48, v39
	s_lshl_b32 s19, s16, 4
	.loc	1 26 18 is_stmt 1               ; matrices.py:26:18
	s_lshl_b32 s18, s2, 6
	s_cmp_eq_u32 s17, 0
	v_mov_b32_e32 v28, v25
	v_or3_b32 v4, s19, v36, v3
	.loc	1 21 5                          ; matrices.py:21:5
	v_or_b32_e32 v2, 64, v2
	v_and_or_b32 v3, 0x1c0, v38, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_xor_b32_e32 v7, 16, v4
	v_mul_lo_u32 v2, s2, v2
	v_xor_b32_e32 v9, 32, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v50, 0, v7
	v_dual_mov_b32 v26, v25 :: v_dual_add_nc_u32 v1, s22, v1
	s_cselect_b32 s22, 0, 0x420
	v_add3_u32 v45, v2, s20, v34
	v_and_or_b32 v6, 0x210, v37, s22
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_lshrrev_b32_e32 v1, 2, v1
	v_dual_mov_b32 v32, v25 :: v_dual_add_nc_u32 v49, 0, v4
	v_mov_b32_e32 v30, v25
	v_xor_b32_e32 v3, v6, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v5, s21, v1
	v_lshl_add_u32 v1, v1, 1, 64
	v_dual_mov_b32 v18, v25 :: v_dual_add_nc_u32 v51, 0, v9
	v_dual_mov_b32 v27, v25 :: v_dual_add_nc_u32 v8, 32, v5
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_lo_u32 v1, s2, v1
	v_mul_lo_u32 v5, s7, v5
	v_xor_b32_e32 v2, 16, v3
	v_xor_b32_e32 v10, 32, v3
	v_mul_lo_u32 v6, s7, v8
	v_xor_b32_e32 v8, 48, v4
	v_xor_b32_e32 v11, 48, v3
	v_dual_mov_b32 v20, v25 :: v_dual_add_nc_u32 v53, 0, v3
	v_add3_u32 v46, v1, s20, v34
	v_add3_u32 v47, v5, v34, 64
	v_dual_mov_b32 v29, v25 :: v_dual_add_nc_u32 v52, 0, v8
	v_add3_u32 v48, v6, v34, 64
	v_dual_mov_b32 v31, v25 :: v_dual_add_nc_u32 v54, 0, v2
	v_dual_mov_b32 v22, v25 :: v_dual_add_nc_u32 v55, 0, v10
	v_dual_mov_b32 v17, v25 :: v_dual_add_nc_u32 v56, 0, v11
	v_mov_b32_e32 v19, v25
	v_mov_b32_e32 v21, v25
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
	v_mov_b32_e32 v57, v25
	s_mov_b32 s7, s3
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 25 9 is_stmt 1                ; matrices.py:25:9
	v_add_nc_u32_e32 v58, v47, v57
	.loc	1 22 32                         ; matrices.py:22:32
	v_cmp_gt_i32_e32 vcc_lo, s7, v34
	.loc	1 26 9                          ; matrices.py:26:9
	v_add_nc_u32_e32 v59, v48, v57
	.loc	1 23 33                         ; matrices.py:23:33
	v_cmp_gt_i32_e64 s2, s7, v35
	.loc	1 21 5                          ; matrices.py:21:5
	s_sub_i32 s7, s7, 64
	.loc	1 22 13                         ; matrices.py:22:13
	v_dual_cndmask_b32 v58, 0x80000000, v58 :: v_dual_add_nc_u32 v57, 64, v57
	v_cndmask_b32_e32 v62, 0x80000000, v59, vcc_lo
	.loc	1 23 13                         ; matrices.py:23:13
	v_cndmask_b32_e64 v66, 0x80000000, v46, s2
	v_cndmask_b32_e64 v70, 0x80000000, v45, s2
	.loc	1 22 13                         ; matrices.py:22:13
	s_clause 0x1
	buffer_load_b128 v[58:61], v58, s[8:11], 0 offen
	buffer_load_b128 v[62:65], v62, s[8:11], 0 offen
	.loc	1 21 5                          ; matrices.py:21:5
	v_cmp_gt_i32_e32 vcc_lo, s3, v57
	v_add_nc_u32_e32 v46, s18, v46
	v_add_nc_u32_e32 v45, s18, v45
	s_and_b32 vcc_lo, exec_lo, vcc_lo
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 23 13                         ; matrices.py:23:13
	s_clause 0x1
	buffer_load_b128 v[66:69], v66, s[12:15], 0 offen
	buffer_load_b128 v[70:73], v70, s[12:15], 0 offen
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[74:77], v49
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[78:81], v53 offset:4096
	ds_load_b128 v[82:85], v53 offset:6144
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[86:89], v49 offset:2048
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(2)
	v_wmma_i32_16x16x16_iu8 v[25:32], v[78:81], v[74:77], v[25:32] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(1)
	v_wmma_i32_16x16x16_iu8 v[17:24], v[82:85], v[74:77], v[17:24] neg_lo:[1,1,0]
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[74:77], v50
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_wmma_i32_16x16x16_iu8 v[9:16], v[78:81], v[86:89], v[9:16] neg_lo:[1,1,0]
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[78:81], v54 offset:4096
	.loc	1 24 17                         ; matrices.py:24:17
	v_wmma_i32_16x16x16_iu8 v[1:8], v[82:85], v[86:89], v[1:8] neg_lo:[1,1,0]
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[82:85], v54 offset:6144
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[86:89], v50 offset:2048
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(2)
	v_wmma_i32_16x16x16_iu8 v[25:32], v[78:81], v[74:77], v[25:32] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(1)
	v_wmma_i32_16x16x16_iu8 v[17:24], v[82:85], v[74:77], v[17:24] neg_lo:[1,1,0]
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[74:77], v51
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_wmma_i32_16x16x16_iu8 v[9:16], v[78:81], v[86:89], v[9:16] neg_lo:[1,1,0]
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[78:81], v55 offset:4096
	.loc	1 24 17                         ; matrices.py:24:17
	v_wmma_i32_16x16x16_iu8 v[1:8], v[82:85], v[86:89], v[1:8] neg_lo:[1,1,0]
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[82:85], v55 offset:6144
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[86:89], v51 offset:2048
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(2)
	v_wmma_i32_16x16x16_iu8 v[25:32], v[78:81], v[74:77], v[25:32] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(1)
	v_wmma_i32_16x16x16_iu8 v[17:24], v[82:85], v[74:77], v[17:24] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(0)
	v_wmma_i32_16x16x16_iu8 v[9:16], v[78:81], v[86:89], v[9:16] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[1:8], v[82:85], v[86:89], v[1:8] neg_lo:[1,1,0]
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[82:85], v56 offset:6144
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[86:89], v52 offset:2048
	ds_load_b128 v[74:77], v52
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[78:81], v56 offset:4096
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(2)
	v_wmma_i32_16x16x16_iu8 v[1:8], v[82:85], v[86:89], v[1:8] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(1)
	v_wmma_i32_16x16x16_iu8 v[17:24], v[82:85], v[74:77], v[17:24] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(0)
	v_wmma_i32_16x16x16_iu8 v[25:32], v[78:81], v[74:77], v[25:32] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[9:16], v[78:81], v[86:89], v[9:16] neg_lo:[1,1,0]
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v40, v[58:61]
	ds_store_b128 v40, v[62:65] offset:2048
	.loc	1 23 13                         ; matrices.py:23:13
	v_perm_b32 v59, v70, v66, 0x5010400
	v_perm_b32 v60, v70, v66, 0x7030602
	v_perm_b32 v61, v71, v67, 0x5010400
	v_perm_b32 v62, v71, v67, 0x7030602
	v_perm_b32 v63, v72, v68, 0x5010400
	v_perm_b32 v64, v72, v68, 0x7030602
	v_perm_b32 v65, v73, v69, 0x5010400
	v_perm_b32 v66, v73, v69, 0x7030602
	v_lshrrev_b32_e32 v75, 8, v59
	v_lshrrev_b32_e32 v67, 16, v59
	v_lshrrev_b32_e32 v76, 24, v59
	v_lshrrev_b32_e32 v77, 8, v60
	v_lshrrev_b32_e32 v68, 16, v60
	v_lshrrev_b32_e32 v78, 24, v60
	v_lshrrev_b32_e32 v79, 8, v61
	v_lshrrev_b32_e32 v69, 16, v61
	v_lshrrev_b32_e32 v70, 16, v62
	v_lshrrev_b32_e32 v71, 16, v63
	v_lshrrev_b32_e32 v72, 16, v64
	v_lshrrev_b32_e32 v73, 16, v65
	v_lshrrev_b32_e32 v74, 16, v66
	v_and_b16 v58.l, 0xff, v59.l
	v_lshrrev_b32_e32 v80, 24, v61
	v_and_b16 v59.h, 0xff, v62.l
	v_lshrrev_b32_e32 v81, 8, v62
	v_lshrrev_b32_e32 v82, 24, v62
	v_lshrrev_b32_e32 v83, 8, v63
	v_lshrrev_b32_e32 v84, 24, v63
	v_lshrrev_b32_e32 v85, 8, v64
	v_lshrrev_b32_e32 v86, 24, v64
	v_lshrrev_b32_e32 v87, 8, v65
	v_lshrrev_b32_e32 v88, 24, v65
	v_lshrrev_b32_e32 v89, 8, v66
	v_lshrrev_b32_e32 v90, 24, v66
	v_lshlrev_b16 v62.l, 8, v75.l
	v_and_b16 v58.h, 0xff, v60.l
	v_and_b16 v60.l, 0xff, v63.l
	v_lshlrev_b16 v62.h, 8, v76.l
	v_and_b16 v63.l, 0xff, v67.l
	v_lshlrev_b16 v63.h, 8, v77.l
	v_and_b16 v60.h, 0xff, v64.l
	v_lshlrev_b16 v64.l, 8, v78.l
	v_and_b16 v64.h, 0xff, v68.l
	v_and_b16 v59.l, 0xff, v61.l
	v_and_b16 v61.l, 0xff, v65.l
	v_lshlrev_b16 v65.l, 8, v79.l
	v_and_b16 v61.h, 0xff, v66.l
	v_lshlrev_b16 v65.h, 8, v80.l
	v_and_b16 v66.l, 0xff, v69.l
	v_lshlrev_b16 v66.h, 8, v81.l
	v_lshlrev_b16 v67.l, 8, v82.l
	v_and_b16 v67.h, 0xff, v70.l
	v_lshlrev_b16 v68.l, 8, v83.l
	v_lshlrev_b16 v68.h, 8, v84.l
	v_and_b16 v69.l, 0xff, v71.l
	v_lshlrev_b16 v69.h, 8, v85.l
	v_lshlrev_b16 v70.l, 8, v86.l
	v_and_b16 v70.h, 0xff, v72.l
	v_lshlrev_b16 v71.l, 8, v87.l
	v_lshlrev_b16 v71.h, 8, v88.l
	v_and_b16 v72.l, 0xff, v73.l
	v_lshlrev_b16 v72.h, 8, v89.l
	v_lshlrev_b16 v73.l, 8, v90.l
	v_and_b16 v73.h, 0xff, v74.l
	v_or_b16 v58.l, v58.l, v62.l
	v_or_b16 v62.l, v63.l, v62.h
	v_or_b16 v58.h, v58.h, v63.h
	v_or_b16 v62.h, v64.h, v64.l
	v_or_b16 v59.l, v59.l, v65.l
	v_or_b16 v63.l, v66.l, v65.h
	v_or_b16 v59.h, v59.h, v66.h
	v_or_b16 v63.h, v67.h, v67.l
	v_or_b16 v60.l, v60.l, v68.l
	v_or_b16 v64.l, v69.l, v68.h
	v_or_b16 v60.h, v60.h, v69.h
	v_or_b16 v64.h, v70.h, v70.l
	v_or_b16 v61.l, v61.l, v71.l
	v_or_b16 v65.l, v72.l, v71.h
	v_or_b16 v61.h, v61.h, v72.h
	v_or_b16 v65.h, v73.h, v73.l
	ds_store_b16 v41, v58 offset:4096
	ds_store_b16 v41, v62 offset:4160
	ds_store_b16_d16_hi v42, v58 offset:4224
	ds_store_b16_d16_hi v42, v62 offset:4288
	ds_store_b16 v43, v59 offset:4352
	ds_store_b16 v43, v63 offset:4416
	ds_store_b16_d16_hi v44, v59 offset:4480
	ds_store_b16_d16_hi v44, v63 offset:4544
	ds_store_b16 v42, v60 offset:4608
	ds_store_b16 v42, v64 offset:4672
	ds_store_b16_d16_hi v41, v60 offset:4736
	ds_store_b16_d16_hi v41, v64 offset:4800
	ds_store_b16 v44, v61 offset:4864
	ds_store_b16 v44, v65 offset:4928
	ds_store_b16_d16_hi v43, v61 offset:4992
	ds_store_b16_d16_hi v43, v65 offset:5056
	.loc	1 21 5                          ; matrices.py:21:5
	s_cbranch_vccnz .LBB0_2
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
.LBB0_4:                                ; %Flow98
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x18
	s_load_b32 s0, s[0:1], 0x2c
	.loc	1 21 5 is_stmt 1                ; matrices.py:21:5
	s_add_i32 s1, s6, 63
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt lgkmcnt(0)
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_lt_i32 s1, 64
	.loc	1 22 13                         ; matrices.py:22:13
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_6
; %bb.5:
	v_and_b32_e32 v34, 48, v39
	.loc	1 23 13                         ; matrices.py:23:13
	s_cmp_eq_u32 s17, 0
	s_cselect_b32 s1, 0, 0x420
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_and_or_b32 v35, 0x210, v37, s1
	v_and_or_b32 v37, 0x1c0, v38, v34
	.loc	1 22 13                         ; matrices.py:22:13
	s_lshl_b32 s1, s16, 4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_or3_b32 v46, s1, v36, v34
	.loc	1 23 13                         ; matrices.py:23:13
	v_xor_b32_e32 v66, v35, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 22 13                         ; matrices.py:22:13
	v_add_nc_u32_e32 v47, 0, v46
	v_xad_u32 v54, v46, 16, 0
	.loc	1 23 13                         ; matrices.py:23:13
	v_add_nc_u32_e32 v42, 0, v66
	.loc	1 22 13                         ; matrices.py:22:13
	v_xad_u32 v70, v46, 32, 0
	v_xad_u32 v90, v46, 48, 0
	ds_load_b128 v[34:37], v47
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[38:41], v42 offset:4096
	ds_load_b128 v[42:45], v42 offset:6144
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[46:49], v47 offset:2048
	.loc	1 23 13                         ; matrices.py:23:13
	v_xad_u32 v62, v66, 16, 0
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[50:53], v54 offset:2048
	ds_load_b128 v[54:57], v54
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[58:61], v62 offset:4096
	ds_load_b128 v[62:65], v62 offset:6144
	v_xad_u32 v78, v66, 32, 0
	v_xad_u32 v86, v66, 48, 0
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[66:69], v70
	ds_load_b128 v[70:73], v70 offset:2048
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[74:77], v78 offset:4096
	ds_load_b128 v[78:81], v78 offset:6144
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[82:85], v90
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(11)
	v_wmma_i32_16x16x16_iu8 v[25:32], v[38:41], v[34:37], v[25:32] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(10)
	v_wmma_i32_16x16x16_iu8 v[17:24], v[42:45], v[34:37], v[17:24] neg_lo:[1,1,0]
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[34:37], v86 offset:4096
	ds_load_b128 v[86:89], v86 offset:6144
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[90:93], v90 offset:2048
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(12)
	v_wmma_i32_16x16x16_iu8 v[9:16], v[38:41], v[46:49], v[9:16] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[1:8], v[42:45], v[46:49], v[1:8] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(9)
	v_wmma_i32_16x16x16_iu8 v[25:32], v[58:61], v[54:57], v[25:32] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(8)
	v_wmma_i32_16x16x16_iu8 v[17:24], v[62:65], v[54:57], v[17:24] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[9:16], v[58:61], v[50:53], v[9:16] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[1:8], v[62:65], v[50:53], v[1:8] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(5)
	v_wmma_i32_16x16x16_iu8 v[25:32], v[74:77], v[66:69], v[25:32] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(4)
	v_wmma_i32_16x16x16_iu8 v[17:24], v[78:81], v[66:69], v[17:24] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[9:16], v[74:77], v[70:73], v[9:16] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[1:8], v[78:81], v[70:73], v[1:8] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(2)
	v_wmma_i32_16x16x16_iu8 v[25:32], v[34:37], v[82:85], v[25:32] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(1)
	v_wmma_i32_16x16x16_iu8 v[17:24], v[86:89], v[82:85], v[17:24] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(0)
	v_wmma_i32_16x16x16_iu8 v[9:16], v[34:37], v[90:93], v[9:16] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[1:8], v[86:89], v[90:93], v[1:8] neg_lo:[1,1,0]
.LBB0_6:                                ; %._crit_edge._crit_edge
	.loc	1 15 40                         ; matrices.py:15:40
	v_lshrrev_b32_e32 v0, 4, v0
	s_lshr_b32 s1, s16, 2
	s_lshr_b32 s6, s17, 1
	v_or_b32_e32 v35, s1, v33
	.loc	1 27 13                         ; matrices.py:27:13
	s_mul_i32 s1, s0, s21
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_or_b32 v0, v0, 1, s6
	.loc	1 27 13                         ; matrices.py:27:13
	s_add_i32 s6, s1, s20
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_b32 s5, s5, 0xffff
	.loc	1 27 13                         ; matrices.py:27:13
	v_mad_u64_u32 v[33:34], null, v35, s0, s[6:7]
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v36, 32, v35
	.loc	1 15 11 is_stmt 0               ; matrices.py:15:11
	v_or_b32_e32 v37, s21, v35
	.loc	1 16 14 is_stmt 1               ; matrices.py:16:14
	v_or_b32_e32 v39, s20, v0
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v55, 2, v0
	v_or_b32_e32 v54, 4, v0
	.loc	1 15 11 is_stmt 0               ; matrices.py:15:11
	v_or_b32_e32 v45, s21, v36
	.loc	1 28 57 is_stmt 1               ; matrices.py:28:57
	v_cmp_gt_i32_e32 vcc_lo, s2, v37
	.loc	1 28 78 is_stmt 0               ; matrices.py:28:78
	v_cmp_gt_i32_e64 s1, s3, v39
	.loc	1 27 13 is_stmt 1               ; matrices.py:27:13
	v_mad_u64_u32 v[34:35], null, v36, s0, s[6:7]
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v35, v33, v0, 2
	v_add_lshl_u32 v36, v33, v55, 2
	v_add_lshl_u32 v37, v33, v54, 2
	.loc	1 28 57 is_stmt 0               ; matrices.py:28:57
	v_cmp_gt_i32_e64 s0, s2, v45
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s2, vcc_lo, s1
	.loc	1 15 40 is_stmt 1               ; matrices.py:15:40
	v_or_b32_e32 v53, 6, v0
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v35, 0x80000000, v35, s2
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v52, 8, v0
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v36, 0x80000000, v36, s2
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v51, 10, v0
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v37, 0x80000000, v37, s2
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v38, 32, v0
	v_or_b32_e32 v50, 12, v0
	.loc	1 28 5                          ; matrices.py:28:5
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v49, 14, v0
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x2
	buffer_store_b32 v25, v35, s[4:7], 0 offen
	buffer_store_b32 v26, v36, s[4:7], 0 offen
	buffer_store_b32 v27, v37, s[4:7], 0 offen
	v_add_lshl_u32 v25, v33, v53, 2
	v_add_lshl_u32 v26, v33, v52, 2
	v_add_lshl_u32 v27, v33, v51, 2
	.loc	1 16 14                         ; matrices.py:16:14
	v_or_b32_e32 v46, s20, v38
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v35, v33, v50, 2
	v_add_lshl_u32 v36, v33, v49, 2
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v44, 38, v0
	v_or_b32_e32 v47, 36, v0
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v25, 0x80000000, v25, s2
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v48, 34, v0
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v26, 0x80000000, v26, s2
	v_cndmask_b32_e64 v27, 0x80000000, v27, s2
	.loc	1 28 78 is_stmt 0               ; matrices.py:28:78
	v_cmp_gt_i32_e64 s3, s3, v46
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v35, 0x80000000, v35, s2
	v_cndmask_b32_e64 v36, 0x80000000, v36, s2
	.loc	1 15 40 is_stmt 1               ; matrices.py:15:40
	v_or_b32_e32 v43, 40, v0
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x4
	buffer_store_b32 v28, v25, s[4:7], 0 offen
	buffer_store_b32 v29, v26, s[4:7], 0 offen
	buffer_store_b32 v30, v27, s[4:7], 0 offen
	buffer_store_b32 v31, v35, s[4:7], 0 offen
	buffer_store_b32 v32, v36, s[4:7], 0 offen
	v_add_lshl_u32 v25, v33, v38, 2
	v_add_lshl_u32 v27, v33, v47, 2
	v_add_lshl_u32 v28, v33, v44, 2
	v_add_lshl_u32 v26, v33, v48, 2
	.loc	1 28 56 is_stmt 0               ; matrices.py:28:56
	s_and_b32 vcc_lo, vcc_lo, s3
	.loc	1 15 40 is_stmt 1               ; matrices.py:15:40
	v_or_b32_e32 v40, 46, v0
	v_or_b32_e32 v41, 44, v0
	v_or_b32_e32 v42, 42, v0
	.loc	1 28 5                          ; matrices.py:28:5
	v_dual_cndmask_b32 v25, 0x80000000, v25 :: v_dual_cndmask_b32 v26, 0x80000000, v26
	v_dual_cndmask_b32 v27, 0x80000000, v27 :: v_dual_cndmask_b32 v28, 0x80000000, v28
	v_add_lshl_u32 v29, v33, v43, 2
	s_clause 0x2
	buffer_store_b32 v17, v25, s[4:7], 0 offen
	buffer_store_b32 v18, v26, s[4:7], 0 offen
	buffer_store_b32 v19, v27, s[4:7], 0 offen
	v_add_lshl_u32 v18, v33, v42, 2
	v_add_lshl_u32 v19, v33, v41, 2
	buffer_store_b32 v20, v28, s[4:7], 0 offen
	v_cndmask_b32_e32 v17, 0x80000000, v29, vcc_lo
	v_add_lshl_u32 v20, v33, v40, 2
	v_add_lshl_u32 v0, v34, v0, 2
	buffer_store_b32 v21, v17, s[4:7], 0 offen
	v_dual_cndmask_b32 v17, 0x80000000, v18 :: v_dual_cndmask_b32 v18, 0x80000000, v19
	v_cndmask_b32_e32 v19, 0x80000000, v20, vcc_lo
	.loc	1 28 56 is_stmt 0               ; matrices.py:28:56
	s_and_b32 vcc_lo, s1, s0
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	buffer_store_b32 v22, v17, s[4:7], 0 offen
	v_add_lshl_u32 v17, v34, v55, 2
	s_clause 0x2
	buffer_store_b32 v23, v18, s[4:7], 0 offen
	buffer_store_b32 v24, v19, s[4:7], 0 offen
	buffer_store_b32 v9, v0, s[4:7], 0 offen
	v_add_lshl_u32 v0, v34, v54, 2
	v_add_lshl_u32 v18, v34, v52, 2
	v_add_lshl_u32 v19, v34, v51, 2
	v_cndmask_b32_e32 v9, 0x80000000, v17, vcc_lo
	v_add_lshl_u32 v17, v34, v53, 2
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	buffer_store_b32 v10, v9, s[4:7], 0 offen
	v_cndmask_b32_e32 v10, 0x80000000, v18, vcc_lo
	buffer_store_b32 v11, v0, s[4:7], 0 offen
	v_add_lshl_u32 v0, v34, v50, 2
	v_cndmask_b32_e32 v9, 0x80000000, v17, vcc_lo
	v_cndmask_b32_e32 v17, 0x80000000, v19, vcc_lo
	v_add_lshl_u32 v11, v34, v48, 2
	s_delay_alu instid0(VALU_DEP_4)
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	s_clause 0x2
	buffer_store_b32 v12, v9, s[4:7], 0 offen
	buffer_store_b32 v13, v10, s[4:7], 0 offen
	buffer_store_b32 v14, v17, s[4:7], 0 offen
	v_add_lshl_u32 v9, v34, v49, 2
	v_add_lshl_u32 v10, v34, v38, 2
	v_add_lshl_u32 v12, v34, v47, 2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v9, 0x80000000, v9, vcc_lo
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, s0, s3
	.loc	1 28 5                          ; matrices.py:28:5
	v_dual_cndmask_b32 v10, 0x80000000, v10 :: v_dual_cndmask_b32 v11, 0x80000000, v11
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v12, 0x80000000, v12, vcc_lo
	s_clause 0x4
	buffer_store_b32 v15, v0, s[4:7], 0 offen
	buffer_store_b32 v16, v9, s[4:7], 0 offen
	buffer_store_b32 v1, v10, s[4:7], 0 offen
	buffer_store_b32 v2, v11, s[4:7], 0 offen
	buffer_store_b32 v3, v12, s[4:7], 0 offen
	v_add_lshl_u32 v0, v34, v44, 2
	v_add_lshl_u32 v1, v34, v43, 2
	v_add_lshl_u32 v2, v34, v42, 2
	v_add_lshl_u32 v3, v34, v41, 2
	v_add_lshl_u32 v9, v34, v40, 2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v0, 0x80000000, v0 :: v_dual_cndmask_b32 v1, 0x80000000, v1
	v_dual_cndmask_b32 v2, 0x80000000, v2 :: v_dual_cndmask_b32 v3, 0x80000000, v3
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v9, 0x80000000, v9, vcc_lo
	s_clause 0x4
	buffer_store_b32 v4, v0, s[4:7], 0 offen
	buffer_store_b32 v5, v1, s[4:7], 0 offen
	buffer_store_b32 v6, v2, s[4:7], 0 offen
	buffer_store_b32 v7, v3, s[4:7], 0 offen
	buffer_store_b32 v8, v9, s[4:7], 0 offen
	.loc	1 10 1 is_stmt 1                ; matrices.py:10:1
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
		.amdhsa_next_free_vgpr 94
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
	.set .Lproduct.num_vgpr, 94
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
; codeLenInByte = 4436
; TotalNumSgprs: 25
; NumVgprs: 94
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 25
; NumVGPRsForWavesPerEU: 94
; Occupancy: 16
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
    .vgpr_count:     94
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
