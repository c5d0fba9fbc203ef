	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	bytes_product                   ; -- Begin function bytes_product
	.p2align	8
	.type	bytes_product,@function
bytes_product:                          ; @bytes_product
.Lfunc_begin0:
	.file	1 "triton" "authors.py"
	.loc	1 43 0                          ; authors.py:43:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b128 s[16:19], s[0:1], 0x20
	s_load_b32 s27, s[0:1], 0x30
.Ltmp0:
	.loc	1 57 31 prologue_end            ; authors.py:57:31
	v_readfirstlane_b32 s2, v0
	.loc	1 46 41                         ; authors.py:46:41
	v_and_b32_e32 v1, 31, v0
	.loc	1 47 44                         ; authors.py:47:44
	v_and_b32_e32 v17, 7, v0
	v_lshlrev_b32_e32 v3, 4, v0
	.loc	1 46 12                         ; authors.py:46:12
	s_lshl_b32 s24, s14, 4
	.loc	1 59 5                          ; authors.py:59:5
	s_and_b32 s26, s2, 0x60
	.loc	1 47 15                         ; authors.py:47:15
	s_lshl_b32 s25, s15, 6
	.loc	1 46 41                         ; authors.py:46:41
	v_or_b32_e32 v16, s26, v1
	.loc	1 47 44                         ; authors.py:47:44
	v_lshlrev_b32_e32 v2, 3, v17
	v_and_b32_e32 v3, 48, v3
	s_load_b256 s[4:11], s[0:1], 0x0
	.loc	1 51 16                         ; authors.py:51:16
	s_mov_b32 s15, 0x31027000
	.loc	1 47 44                         ; authors.py:47:44
	v_lshrrev_b32_e32 v7, 2, v16
	.loc	1 46 41                         ; authors.py:46:41
	v_lshrrev_b32_e32 v6, 3, v16
	s_mov_b32 s14, 0x7ffffffe
	.loc	1 54 17                         ; authors.py:54:17
	s_mov_b32 s23, s15
	s_mov_b32 s22, s14
	.loc	1 47 44                         ; authors.py:47:44
	v_or_b32_e32 v9, 32, v7
	.loc	1 46 12                         ; authors.py:46:12
	v_or_b32_e32 v8, s24, v6
	.loc	1 52 13                         ; authors.py:52:13
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[4:5], null, v6, s19, v[2:3]
	.loc	1 52 85 is_stmt 0               ; authors.py:52:85
	v_cmp_gt_i32_e64 s2, s18, v2
	.loc	1 52 13                         ; authors.py:52:13
	s_mul_i32 s3, s19, s24
	.loc	1 47 15 is_stmt 1               ; authors.py:47:15
	v_or_b32_e32 v5, s25, v9
	.loc	1 52 63                         ; authors.py:52:63
	v_cmp_gt_i32_e32 vcc_lo, s16, v8
	.loc	1 49 5                          ; authors.py:49:5
	s_cmp_gt_i32 s18, 0
	.loc	1 47 15                         ; authors.py:47:15
	v_or_b32_e32 v10, s25, v7
	.loc	1 55 13                         ; authors.py:55:13
	v_mul_lo_u32 v6, v9, s27
	.loc	1 55 66 is_stmt 0               ; authors.py:55:66
	v_cmp_gt_i32_e64 s1, s17, v5
	.loc	1 55 13                         ; authors.py:55:13
	v_mul_lo_u32 v5, v7, s27
	.loc	1 51 16 is_stmt 1               ; authors.py:51:16
	v_add_lshl_u32 v4, v4, s3, 1
	.loc	1 49 5                          ; authors.py:49:5
	s_cselect_b32 s21, -1, 0
	s_and_b32 s2, s2, vcc_lo
	.loc	1 55 13                         ; authors.py:55:13
	s_mul_i32 s20, s27, s25
	.loc	1 49 5                          ; authors.py:49:5
	s_and_b32 s2, s2, s21
	.loc	1 55 66                         ; authors.py:55:66
	v_cmp_gt_i32_e64 s0, s17, v10
	.loc	1 51 16                         ; authors.py:51:16
	v_cndmask_b32_e64 v4, 0x80000000, v4, s2
	.loc	1 55 91                         ; authors.py:55:91
	v_cmp_gt_i32_e64 s2, s18, v3
	.loc	1 55 13 is_stmt 0               ; authors.py:55:13
	v_add3_u32 v5, v5, v3, s20
	v_add3_u32 v6, v6, v3, s20
	.loc	1 51 16 is_stmt 1               ; authors.py:51:16
	s_and_b32 s13, s5, 0xffff
	s_mov_b32 s12, s4
	.loc	1 55 65                         ; authors.py:55:65
	s_and_b32 s3, s2, s0
	s_and_b32 s2, s2, s1
	.loc	1 54 17                         ; authors.py:54:17
	v_cndmask_b32_e64 v8, 0x80000000, v5, s3
	v_cndmask_b32_e64 v12, 0x80000000, v6, s2
	s_and_b32 s21, s7, 0xffff
	s_mov_b32 s20, s6
	.loc	1 51 16                         ; authors.py:51:16
	buffer_load_b128 v[4:7], v4, s[12:15], 0 offen
	.loc	1 54 17                         ; authors.py:54:17
	s_clause 0x1
	buffer_load_b128 v[8:11], v8, s[20:23], 0 offen
	buffer_load_b128 v[12:15], v12, s[20:23], 0 offen
	.loc	1 51 16                         ; authors.py:51:16
	v_lshlrev_b32_e32 v18, 1, v16
	.loc	1 54 17                         ; authors.py:54:17
	v_lshlrev_b32_e32 v19, 1, v0
	.loc	1 51 16                         ; authors.py:51:16
	v_lshlrev_b32_e32 v16, 4, v16
	.loc	1 46 41                         ; authors.py:46:41
	v_and_b32_e32 v21, 15, v0
	v_lshlrev_b32_e32 v22, 4, v17
	.loc	1 51 16                         ; authors.py:51:16
	v_and_b32_e32 v18, 0x70, v18
	.loc	1 54 17                         ; authors.py:54:17
	v_and_b32_e32 v19, 48, v19
	v_lshlrev_b32_e32 v24, 3, v0
	v_lshlrev_b32_e32 v23, 6, v21
	.loc	1 49 5                          ; authors.py:49:5
	s_sub_i32 s6, s18, 64
	.loc	1 51 16                         ; authors.py:51:16
	v_xor_b32_e32 v18, v18, v16
	.loc	1 54 17                         ; authors.py:54:17
	v_xor_b32_e32 v16, v16, v19
	s_mov_b32 s5, 0
	.loc	1 49 5                          ; authors.py:49:5
	s_cmp_lt_i32 s6, 1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 51 16                         ; authors.py:51:16
	v_add_nc_u32_e32 v25, 0, v18
	.loc	1 54 17                         ; authors.py:54:17
	v_add_nc_u32_e32 v26, 0, v16
	.loc	1 51 16                         ; authors.py:51:16
	s_waitcnt vmcnt(2)
	ds_store_b128 v25, v[4:7] offset:4096
	.loc	1 54 17                         ; authors.py:54:17
	s_waitcnt vmcnt(1)
	ds_store_b128 v26, v[8:11]
	s_waitcnt vmcnt(0)
	ds_store_b128 v26, v[12:15] offset:2048
	.loc	1 49 5                          ; authors.py:49:5
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; authors.py:0:5
	v_dual_mov_b32 v1, 0 :: v_dual_add_nc_u32 v4, s26, v1
	v_and_b32_e32 v5, 48, v24
	s_lshl_b32 s2, s26, 5
	v_lshl_or_b32 v6, v21, 7, v22
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 49 5                          ; authors.py:49:5
	v_lshrrev_b32_e32 v7, 2, v4
	v_lshrrev_b32_e32 v4, 3, v4
	v_or3_b32 v15, s2, v23, v5
	v_or_b32_e32 v28, 64, v2
	v_xor_b32_e32 v8, 16, v6
	v_add_nc_u32_e32 v7, s25, v7
	v_add_nc_u32_e32 v12, s24, v4
	v_xor_b32_e32 v9, 32, v6
	v_xor_b32_e32 v10, 48, v6
	v_xor_b32_e32 v11, 64, v6
	v_xor_b32_e32 v14, 0x50, v6
	v_mad_u64_u32 v[4:5], null, s19, v12, v[2:3]
	v_xor_b32_e32 v5, 0x60, v6
	v_xor_b32_e32 v12, 0x70, v6
	v_add_nc_u32_e32 v32, 0, v6
	v_xor_b32_e32 v16, 32, v15
	v_xor_b32_e32 v17, 48, v15
	v_or_b32_e32 v27, 64, v3
	v_mov_b32_e32 v6, v1
	v_lshl_add_u32 v30, v4, 1, 0x80
	v_dual_mov_b32 v4, v1 :: v_dual_add_nc_u32 v13, 32, v7
	v_mul_lo_u32 v7, s27, v7
	v_dual_mov_b32 v8, v1 :: v_dual_add_nc_u32 v33, 0, v8
	v_add_nc_u32_e32 v34, 0, v9
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_lo_u32 v2, s27, v13
	v_xor_b32_e32 v13, 16, v15
	v_add_nc_u32_e32 v35, 0, v10
	v_add_nc_u32_e32 v36, 0, v11
	v_add3_u32 v29, v7, v3, 64
	v_add_nc_u32_e32 v37, 0, v14
	v_add_nc_u32_e32 v38, 0, v5
	v_add_nc_u32_e32 v39, 0, v12
	v_add3_u32 v31, v2, v3, 64
	v_add_nc_u32_e32 v40, 0, v15
	v_add_nc_u32_e32 v41, 0, v13
	v_add_nc_u32_e32 v42, 0, v16
	v_dual_mov_b32 v2, v1 :: v_dual_add_nc_u32 v43, 0, v17
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v7, v1
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 50 14 is_stmt 1               ; authors.py:50:14
	v_add_nc_u32_e32 v9, s5, v28
	.loc	1 52 85                         ; authors.py:52:85
	v_add_nc_u32_e32 v10, s5, v27
	.loc	1 55 13                         ; authors.py:55:13
	v_add_nc_u32_e32 v11, s5, v29
	.loc	1 54 17                         ; authors.py:54:17
	v_add_nc_u32_e32 v12, s5, v31
	.loc	1 57 31                         ; authors.py:57:31
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 52 85                         ; authors.py:52:85
	v_cmp_gt_i32_e64 s2, s18, v9
	.loc	1 55 91                         ; authors.py:55:91
	v_cmp_gt_i32_e64 s3, s18, v10
	.loc	1 57 31                         ; authors.py:57:31
	.loc	1 52 62                         ; authors.py:52:62
	s_and_b32 s2, vcc_lo, s2
	.loc	1 55 65                         ; authors.py:55:65
	s_and_b32 s4, s0, s3
	.loc	1 51 16                         ; authors.py:51:16
	v_cndmask_b32_e64 v9, 0x80000000, v30, s2
	.loc	1 55 65                         ; authors.py:55:65
	s_and_b32 s3, s1, s3
	.loc	1 54 17                         ; authors.py:54:17
	v_cndmask_b32_e64 v13, 0x80000000, v11, s4
	v_cndmask_b32_e64 v17, 0x80000000, v12, s3
	.loc	1 49 5                          ; authors.py:49:5
	v_add_nc_u32_e32 v30, 0x80, v30
	.loc	1 51 16                         ; authors.py:51:16
	buffer_load_b128 v[9:12], v9, s[12:15], 0 offen
	.loc	1 49 5                          ; authors.py:49:5
	s_add_i32 s2, s5, 64
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s5, s2
	s_cmp_lt_i32 s2, s6
	.loc	1 51 16                         ; authors.py:51:16
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 54 17                         ; authors.py:54:17
	s_clause 0x1
	buffer_load_b128 v[13:16], v13, s[20:23], 0 offen
	buffer_load_b128 v[17:20], v17, s[20:23], 0 offen
	.loc	1 57 31                         ; authors.py:57:31
	ds_load_b128 v[44:47], v40
	ds_load_b128 v[48:51], v41
	ds_load_b128 v[68:71], v42
	ds_load_b128 v[72:75], v43
	s_waitcnt lgkmcnt(3)
	v_bfe_i32 v60, v44, 0, 8
	v_ashrrev_i16 v52.l, 8, v44.l
	v_lshrrev_b32_e32 v61, 16, v44
	v_bfe_i32 v62, v45, 0, 8
	v_ashrrev_i16 v44.l, 8, v45.l
	v_lshrrev_b32_e32 v63, 16, v45
	v_bfe_i32 v64, v46, 0, 8
	v_ashrrev_i16 v45.l, 8, v46.l
	v_lshrrev_b32_e32 v78, 16, v46
	v_ashrrev_i16 v45.h, 8, v47.l
	v_lshrrev_b32_e32 v79, 16, v47
	s_waitcnt lgkmcnt(2)
	v_bfe_i32 v80, v48, 0, 8
	v_ashrrev_i16 v76.l, 8, v48.l
	v_lshrrev_b32_e32 v81, 16, v48
	v_bfe_i32 v82, v49, 0, 8
	v_ashrrev_i16 v76.h, 8, v49.l
	v_lshrrev_b32_e32 v83, 16, v49
	v_cvt_f16_i16_e32 v44.h, v52.l
	v_cvt_f16_i16_e32 v46.h, v44.l
	.loc	1 51 16                         ; authors.py:51:16
	ds_load_b128 v[52:55], v32 offset:4096
	ds_load_b128 v[56:59], v33 offset:4096
	.loc	1 57 31                         ; authors.py:57:31
	v_cvt_f16_i16_e32 v48.h, v45.l
	v_ashrrev_i16 v44.l, 8, v61.l
	v_mov_b16_e32 v45.l, v60.l
	v_ashrrev_i16 v48.l, 8, v78.l
	v_mov_b16_e32 v49.l, v64.l
	v_bfe_i32 v78, v78, 0, 8
	v_bfe_i32 v65, v47, 0, 8
	v_bfe_i32 v84, v50, 0, 8
	v_lshrrev_b32_e32 v85, 16, v50
	v_bfe_i32 v86, v51, 0, 8
	v_ashrrev_i16 v77.h, 8, v51.l
	v_lshrrev_b32_e32 v87, 16, v51
	v_cvt_f16_i16_e32 v50.h, v45.h
	v_bfe_i32 v51, v61, 0, 8
	v_cvt_f16_i16_e32 v45.h, v44.l
	v_cvt_f16_i16_e32 v44.l, v45.l
	v_ashrrev_i16 v45.l, 8, v79.l
	v_cvt_f16_i16_e32 v49.h, v48.l
	v_cvt_f16_i16_e32 v48.l, v49.l
	v_mov_b16_e32 v49.l, v78.l
	v_bfe_i32 v78, v79, 0, 8
	v_ashrrev_i16 v77.l, 8, v50.l
	v_bfe_i32 v60, v63, 0, 8
	v_ashrrev_i16 v46.l, 8, v63.l
	v_mov_b16_e32 v47.l, v62.l
	v_mov_b16_e32 v50.l, v65.l
	v_cvt_f16_i16_e32 v51.h, v45.l
	v_cvt_f16_i16_e32 v45.l, v51.l
	v_mov_b16_e32 v51.l, v78.l
	v_cvt_f16_i16_e32 v47.h, v46.l
	v_cvt_f16_i16_e32 v46.l, v47.l
	v_cvt_f16_i16_e32 v50.l, v50.l
	v_cvt_f16_i16_e32 v47.l, v60.l
	v_cvt_f16_i16_e32 v49.l, v49.l
	v_cvt_f16_i16_e32 v51.l, v51.l
	s_waitcnt lgkmcnt(3)
	v_bfe_i32 v88, v68, 0, 8
	v_lshrrev_b32_e32 v79, 16, v68
	v_bfe_i32 v91, v70, 0, 8
	v_ashrrev_i16 v68.h, 8, v70.l
	.loc	1 57 18 is_stmt 0               ; authors.py:57:18
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[1:8], v[44:51], v[52:59], v[1:8]
	.loc	1 57 31                         ; authors.py:57:31
	v_ashrrev_i16 v44.l, 8, v81.l
	v_mov_b16_e32 v45.l, v80.l
	v_ashrrev_i16 v48.l, 8, v85.l
	v_lshrrev_b32_e32 v92, 16, v70
	v_bfe_i32 v70, v81, 0, 8
	v_cvt_f16_i16_e32 v45.h, v44.l
	v_cvt_f16_i16_e32 v44.l, v45.l
	v_mov_b16_e32 v45.l, v84.l
	v_cvt_f16_i16_e32 v49.h, v48.l
	.loc	1 51 16 is_stmt 1               ; authors.py:51:16
	ds_load_b128 v[60:63], v34 offset:4096
	ds_load_b128 v[64:67], v35 offset:4096
	.loc	1 57 31                         ; authors.py:57:31
	v_ashrrev_i16 v46.l, 8, v83.l
	v_mov_b16_e32 v47.l, v82.l
	v_cvt_f16_i16_e32 v48.l, v45.l
	v_ashrrev_i16 v45.l, 8, v87.l
	v_ashrrev_i16 v78.l, 8, v68.l
	v_bfe_i32 v89, v69, 0, 8
	v_ashrrev_i16 v68.l, 8, v69.l
	v_lshrrev_b32_e32 v90, 16, v69
	v_cvt_f16_i16_e32 v51.h, v45.l
	v_mov_b16_e32 v45.l, v86.l
	v_bfe_i32 v93, v71, 0, 8
	v_ashrrev_i16 v69.l, 8, v71.l
	v_lshrrev_b32_e32 v94, 16, v71
	v_cvt_f16_i16_e32 v47.h, v46.l
	v_cvt_f16_i16_e32 v50.l, v45.l
	v_mov_b16_e32 v45.l, v70.l
	v_bfe_i32 v70, v83, 0, 8
	v_cvt_f16_i16_e32 v46.l, v47.l
	v_bfe_i32 v71, v87, 0, 8
	v_cvt_f16_i16_e32 v44.h, v76.l
	v_cvt_f16_i16_e32 v46.h, v76.h
	v_mov_b16_e32 v47.l, v70.l
	v_bfe_i32 v70, v85, 0, 8
	v_mov_b16_e32 v51.l, v71.l
	v_cvt_f16_i16_e32 v48.h, v77.l
	v_cvt_f16_i16_e32 v50.h, v77.h
	v_cvt_f16_i16_e32 v45.l, v45.l
	v_mov_b16_e32 v49.l, v70.l
	v_cvt_f16_i16_e32 v47.l, v47.l
	v_cvt_f16_i16_e32 v51.l, v51.l
	v_bfe_i32 v76, v72, 0, 8
	v_lshrrev_b32_e32 v77, 16, v72
	v_cvt_f16_i16_e32 v49.l, v49.l
	.loc	1 51 16                         ; authors.py:51:16
	ds_load_b128 v[52:55], v36 offset:4096
	ds_load_b128 v[56:59], v37 offset:4096
	.loc	1 57 31                         ; authors.py:57:31
	v_ashrrev_i16 v69.h, 8, v72.l
	v_bfe_i32 v80, v73, 0, 8
	v_ashrrev_i16 v70.l, 8, v73.l
	.loc	1 57 18 is_stmt 0               ; authors.py:57:18
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[1:8], v[44:51], v[60:67], v[1:8]
	.loc	1 57 31                         ; authors.py:57:31
	v_ashrrev_i16 v44.l, 8, v74.l
	v_ashrrev_i16 v45.l, 8, v75.l
	v_lshrrev_b32_e32 v64, 16, v75
	v_ashrrev_i16 v48.l, 8, v92.l
	v_ashrrev_i16 v46.l, 8, v90.l
	v_cvt_f16_i16_e32 v64.h, v44.l
	v_cvt_f16_i16_e32 v66.h, v45.l
	v_ashrrev_i16 v44.l, 8, v79.l
	v_mov_b16_e32 v45.l, v88.l
	v_mov_b16_e32 v47.l, v89.l
	v_cvt_f16_i16_e32 v49.h, v48.l
	v_lshrrev_b32_e32 v81, 16, v73
	v_cvt_f16_i16_e32 v45.h, v44.l
	v_cvt_f16_i16_e32 v44.l, v45.l
	v_mov_b16_e32 v45.l, v91.l
	v_lshrrev_b32_e32 v62, 16, v74
	v_cvt_f16_i16_e32 v47.h, v46.l
	v_cvt_f16_i16_e32 v46.l, v47.l
	v_mov_b16_e32 v47.l, v93.l
	v_cvt_f16_i16_e32 v48.l, v45.l
	v_ashrrev_i16 v45.l, 8, v94.l
	v_mov_b16_e32 v49.l, v76.l
	v_bfe_i32 v63, v74, 0, 8
	v_bfe_i32 v65, v75, 0, 8
	v_cvt_f16_i16_e32 v44.h, v78.l
	v_cvt_f16_i16_e32 v51.h, v45.l
	v_ashrrev_i16 v45.l, 8, v77.l
	v_cvt_f16_i16_e32 v46.h, v68.l
	v_cvt_f16_i16_e32 v48.h, v68.h
	v_cvt_f16_i16_e32 v50.h, v69.l
	v_cvt_f16_i16_e32 v60.h, v69.h
	v_cvt_f16_i16_e32 v62.h, v70.l
	.loc	1 51 16 is_stmt 1               ; authors.py:51:16
	ds_load_b128 v[68:71], v38 offset:4096
	ds_load_b128 v[72:75], v39 offset:4096
	.loc	1 57 31                         ; authors.py:57:31
	v_cvt_f16_i16_e32 v50.l, v47.l
	v_ashrrev_i16 v47.l, 8, v81.l
	v_mov_b16_e32 v51.l, v80.l
	v_cvt_f16_i16_e32 v61.h, v45.l
	v_ashrrev_i16 v45.l, 8, v62.l
	v_cvt_f16_i16_e32 v60.l, v49.l
	v_ashrrev_i16 v49.l, 8, v64.l
	v_bfe_i32 v76, v79, 0, 8
	v_bfe_i32 v78, v90, 0, 8
	v_bfe_i32 v79, v92, 0, 8
	v_bfe_i32 v80, v94, 0, 8
	v_mov_b16_e32 v61.l, v63.l
	v_mov_b16_e32 v63.l, v65.l
	v_bfe_i32 v77, v77, 0, 8
	v_bfe_i32 v81, v81, 0, 8
	v_bfe_i32 v82, v62, 0, 8
	v_bfe_i32 v83, v64, 0, 8
	v_cvt_f16_i16_e32 v63.h, v47.l
	v_cvt_f16_i16_e32 v62.l, v51.l
	v_cvt_f16_i16_e32 v65.h, v45.l
	v_cvt_f16_i16_e32 v67.h, v49.l
	v_mov_b16_e32 v45.l, v76.l
	v_mov_b16_e32 v47.l, v78.l
	v_mov_b16_e32 v49.l, v79.l
	v_mov_b16_e32 v51.l, v80.l
	v_cvt_f16_i16_e32 v64.l, v61.l
	v_cvt_f16_i16_e32 v66.l, v63.l
	v_mov_b16_e32 v61.l, v77.l
	v_mov_b16_e32 v63.l, v81.l
	v_mov_b16_e32 v65.l, v82.l
	v_mov_b16_e32 v67.l, v83.l
	v_cvt_f16_i16_e32 v45.l, v45.l
	v_cvt_f16_i16_e32 v47.l, v47.l
	v_cvt_f16_i16_e32 v49.l, v49.l
	v_cvt_f16_i16_e32 v51.l, v51.l
	v_cvt_f16_i16_e32 v61.l, v61.l
	v_cvt_f16_i16_e32 v63.l, v63.l
	v_cvt_f16_i16_e32 v65.l, v65.l
	v_cvt_f16_i16_e32 v67.l, v67.l
	.loc	1 57 18 is_stmt 0               ; authors.py:57:18
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[1:8], v[44:51], v[52:59], v[1:8]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[1:8], v[60:67], v[68:75], v[1:8]
	.loc	1 51 16 is_stmt 1               ; authors.py:51:16
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v25, v[9:12] offset:4096
	.loc	1 54 17                         ; authors.py:54:17
	ds_store_b128 v26, v[13:16]
	ds_store_b128 v26, v[17:20] offset:2048
	.loc	1 49 5                          ; authors.py:49:5
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	.loc	1 0 5 is_stmt 0                 ; authors.py:0:5
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v1, v8
.LBB0_4:                                ; %._crit_edge
	.loc	1 49 5 is_stmt 1                ; authors.py:49:5
	s_add_i32 s0, s18, 63
	.loc	1 51 16                         ; authors.py:51:16
	s_waitcnt lgkmcnt(0)
	.loc	1 49 5                          ; authors.py:49:5
	s_cmp_lt_i32 s0, 64
	.loc	1 51 16                         ; authors.py:51:16
	s_barrier
	buffer_gl0_inv
	.loc	1 57 18                         ; authors.py:57:18
	s_cbranch_scc1 .LBB0_6
; %bb.5:
	.loc	1 57 31 is_stmt 0               ; authors.py:57:31
	v_and_b32_e32 v9, 48, v24
	s_lshl_b32 s0, s26, 5
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_or3_b32 v24, s0, v23, v9
	s_delay_alu instid0(VALU_DEP_1)
	v_xad_u32 v9, v24, 48, 0
	v_xad_u32 v13, v24, 32, 0
	ds_load_b128 v[9:12], v9
	ds_load_b128 v[17:20], v13
	s_waitcnt lgkmcnt(1)
	v_lshrrev_b32_e32 v15, 16, v12
	v_bfe_i32 v14, v12, 0, 8
	v_ashrrev_i16 v13.l, 8, v12.l
	v_bfe_i32 v16, v11, 0, 8
	v_ashrrev_i16 v12.l, 8, v11.l
	v_lshrrev_b32_e32 v23, 16, v11
	v_bfe_i32 v25, v10, 0, 8
	v_ashrrev_i16 v11.l, 8, v10.l
	v_lshrrev_b32_e32 v26, 16, v10
	v_bfe_i32 v27, v9, 0, 8
	v_ashrrev_i16 v78.l, 8, v9.l
	v_lshrrev_b32_e32 v28, 16, v9
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v30, 16, v20
	v_bfe_i32 v31, v15, 0, 8
	v_ashrrev_i16 v9.l, 8, v15.l
	v_mov_b16_e32 v10.l, v14.l
	v_bfe_i32 v32, v23, 0, 8
	v_bfe_i32 v33, v26, 0, 8
	v_ashrrev_i16 v10.h, 8, v26.l
	v_cvt_f16_i16_e32 v11.h, v11.l
	v_mov_b16_e32 v11.l, v25.l
	v_bfe_i32 v25, v28, 0, 8
	v_bfe_i32 v26, v30, 0, 8
	v_cvt_f16_i16_e32 v16.h, v9.l
	v_mov_b16_e32 v9.l, v31.l
	v_bfe_i32 v29, v20, 0, 8
	v_ashrrev_i16 v9.h, 8, v23.l
	v_cvt_f16_i16_e32 v13.h, v12.l
	v_mov_b16_e32 v12.l, v16.l
	v_ashrrev_i16 v23.l, 8, v30.l
	v_cvt_f16_i16_e32 v15.l, v10.l
	v_mov_b16_e32 v10.l, v32.l
	v_mov_b16_e32 v80.l, v25.l
	v_cvt_f16_i16_e32 v16.l, v9.l
	v_mov_b16_e32 v9.l, v26.l
	v_lshrrev_b32_e32 v25, 16, v19
	v_xad_u32 v26, v24, 16, 0
	v_cvt_f16_i16_e32 v15.h, v13.l
	v_cvt_f16_i16_e32 v13.l, v12.l
	v_mov_b16_e32 v12.l, v33.l
	v_cvt_f16_i16_e32 v14.l, v10.l
	v_mov_b16_e32 v10.l, v29.l
	v_cvt_f16_i16_e32 v29.h, v23.l
	v_bfe_i32 v23, v25, 0, 8
	ds_load_b128 v[30:33], v26
	v_ashrrev_i16 v20.h, 8, v28.l
	v_cvt_f16_i16_e32 v14.h, v9.h
	v_ashrrev_i16 v9.h, 8, v20.l
	v_cvt_f16_i16_e32 v29.l, v9.l
	v_cvt_f16_i16_e32 v28.l, v10.l
	v_bfe_i32 v34, v19, 0, 8
	v_ashrrev_i16 v9.l, 8, v25.l
	v_mov_b16_e32 v10.l, v23.l
	v_lshrrev_b32_e32 v23, 16, v18
	v_mov_b16_e32 v79.l, v27.l
	v_cvt_f16_i16_e32 v12.h, v10.h
	v_cvt_f16_i16_e32 v28.h, v9.h
	v_ashrrev_i16 v9.h, 8, v19.l
	v_cvt_f16_i16_e32 v27.h, v9.l
	v_cvt_f16_i16_e32 v27.l, v10.l
	v_mov_b16_e32 v9.l, v34.l
	v_bfe_i32 v10, v23, 0, 8
	v_bfe_i32 v19, v18, 0, 8
	v_cvt_f16_i16_e32 v26.h, v9.h
	v_ashrrev_i16 v9.h, 8, v23.l
	v_cvt_f16_i16_e32 v26.l, v9.l
	v_mov_b16_e32 v9.l, v10.l
	v_ashrrev_i16 v10.l, 8, v18.l
	v_mov_b16_e32 v18.l, v19.l
	v_add_nc_u32_e32 v19, 0, v24
	v_lshrrev_b32_e32 v23, 16, v17
	v_cvt_f16_i16_e32 v25.h, v9.h
	v_cvt_f16_i16_e32 v24.h, v10.l
	v_cvt_f16_i16_e32 v24.l, v18.l
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v18, 16, v33
	ds_load_b128 v[38:41], v19
	v_bfe_i32 v10, v23, 0, 8
	v_ashrrev_i16 v9.h, 8, v23.l
	v_bfe_i32 v19, v17, 0, 8
	v_bfe_i32 v23, v18, 0, 8
	v_ashrrev_i16 v10.h, 8, v18.l
	v_cvt_f16_i16_e32 v25.l, v9.l
	v_ashrrev_i16 v9.l, 8, v17.l
	v_mov_b16_e32 v17.l, v19.l
	v_mov_b16_e32 v18.l, v23.l
	v_lshrrev_b32_e32 v23, 16, v32
	v_bfe_i32 v19, v33, 0, 8
	v_ashrrev_i16 v17.h, 8, v33.l
	v_cvt_f16_i16_e32 v37.h, v10.h
	v_cvt_f16_i16_e32 v37.l, v18.l
	v_bfe_i32 v18, v23, 0, 8
	v_ashrrev_i16 v10.h, 8, v23.l
	v_lshrrev_b32_e32 v23, 16, v31
	v_cvt_f16_i16_e32 v36.h, v17.h
	v_cvt_f16_i16_e32 v36.l, v19.l
	v_bfe_i32 v19, v32, 0, 8
	v_ashrrev_i16 v17.h, 8, v32.l
	v_bfe_i32 v32, v31, 0, 8
	v_cvt_f16_i16_e32 v35.h, v10.h
	v_cvt_f16_i16_e32 v35.l, v18.l
	v_bfe_i32 v18, v23, 0, 8
	v_ashrrev_i16 v10.h, 8, v23.l
	v_lshrrev_b32_e32 v23, 16, v30
	v_cvt_f16_i16_e32 v34.h, v17.h
	v_cvt_f16_i16_e32 v34.l, v19.l
	v_ashrrev_i16 v17.h, 8, v31.l
	v_mov_b16_e32 v19.l, v32.l
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v31, 16, v41
	v_cvt_f16_i16_e32 v33.l, v18.l
	v_bfe_i32 v18, v23, 0, 8
	v_cvt_f16_i16_e32 v33.h, v10.h
	v_cvt_f16_i16_e32 v32.h, v17.h
	v_cvt_f16_i16_e32 v32.l, v19.l
	v_bfe_i32 v19, v30, 0, 8
	v_ashrrev_i16 v10.h, 8, v30.l
	v_ashrrev_i16 v17.h, 8, v23.l
	v_bfe_i32 v23, v31, 0, 8
	v_bfe_i32 v30, v41, 0, 8
	v_ashrrev_i16 v18.h, 8, v31.l
	v_lshrrev_b32_e32 v31, 16, v40
	v_ashrrev_i16 v19.h, 8, v41.l
	v_mov_b16_e32 v20.l, v23.l
	v_mov_b16_e32 v23.l, v30.l
	v_cvt_f16_i16_e32 v45.h, v18.h
	v_bfe_i32 v30, v31, 0, 8
	v_ashrrev_i16 v18.h, 8, v31.l
	v_cvt_f16_i16_e32 v45.l, v20.l
	v_cvt_f16_i16_e32 v44.l, v23.l
	v_lshrrev_b32_e32 v23, 16, v39
	v_mov_b16_e32 v20.l, v30.l
	v_bfe_i32 v30, v40, 0, 8
	v_cvt_f16_i16_e32 v44.h, v19.h
	v_ashrrev_i16 v19.h, 8, v40.l
	v_bfe_i32 v31, v23, 0, 8
	v_cvt_f16_i16_e32 v43.l, v20.l
	v_mov_b16_e32 v20.l, v30.l
	v_bfe_i32 v30, v39, 0, 8
	v_cvt_f16_i16_e32 v43.h, v18.h
	v_ashrrev_i16 v18.h, 8, v23.l
	v_mov_b16_e32 v23.l, v31.l
	v_cvt_f16_i16_e32 v42.l, v20.l
	v_mov_b16_e32 v20.l, v30.l
	.loc	1 51 16 is_stmt 1               ; authors.py:51:16
	v_lshl_or_b32 v30, v21, 7, v22
	.loc	1 57 31                         ; authors.py:57:31
	v_cvt_f16_i16_e32 v42.h, v19.h
	v_ashrrev_i16 v19.h, 8, v39.l
	v_cvt_f16_i16_e32 v41.l, v23.l
	v_lshrrev_b32_e32 v23, 16, v38
	.loc	1 51 16                         ; authors.py:51:16
	v_xad_u32 v31, v30, 16, 0
	.loc	1 57 31                         ; authors.py:57:31
	v_bfe_i32 v22, v38, 0, 8
	v_cvt_f16_i16_e32 v40.h, v19.h
	v_ashrrev_i16 v19.h, 8, v38.l
	.loc	1 51 16                         ; authors.py:51:16
	v_add_nc_u32_e32 v38, 0, v30
	.loc	1 57 31                         ; authors.py:57:31
	v_cvt_f16_i16_e32 v41.h, v18.h
	v_ashrrev_i16 v18.h, 8, v23.l
	v_bfe_i32 v23, v23, 0, 8
	.loc	1 51 16                         ; authors.py:51:16
	v_xad_u32 v54, v30, 48, 0
	ds_load_b128 v[50:53], v31 offset:4096
	ds_load_b128 v[46:49], v38 offset:4096
	v_xad_u32 v55, v30, 32, 0
	.loc	1 57 31                         ; authors.py:57:31
	v_cvt_f16_i16_e32 v40.l, v20.l
	v_mov_b16_e32 v20.l, v23.l
	.loc	1 51 16                         ; authors.py:51:16
	v_xad_u32 v23, 0x50, v30, 0
	ds_load_b128 v[58:61], v54 offset:4096
	ds_load_b128 v[54:57], v55 offset:4096
	v_xad_u32 v31, v30, 64, 0
	v_xad_u32 v70, 0x70, v30, 0
	ds_load_b128 v[66:69], v23 offset:4096
	ds_load_b128 v[62:65], v31 offset:4096
	v_xad_u32 v30, 0x60, v30, 0
	.loc	1 57 31                         ; authors.py:57:31
	v_cvt_f16_i16_e32 v39.h, v18.h
	v_cvt_f16_i16_e32 v39.l, v20.l
	v_cvt_f16_i16_e32 v38.h, v19.h
	v_cvt_f16_i16_e32 v38.l, v22.l
	.loc	1 51 16                         ; authors.py:51:16
	ds_load_b128 v[74:77], v70 offset:4096
	ds_load_b128 v[70:73], v30 offset:4096
	.loc	1 57 31                         ; authors.py:57:31
	v_cvt_f16_i16_e32 v31.h, v17.h
	v_cvt_f16_i16_e32 v31.l, v18.l
	v_cvt_f16_i16_e32 v30.h, v10.h
	v_cvt_f16_i16_e32 v30.l, v19.l
	.loc	1 57 18 is_stmt 0               ; authors.py:57:18
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[1:8], v[38:45], v[46:53], v[1:8]
	.loc	1 57 31                         ; authors.py:57:31
	v_cvt_f16_i16_e32 v23.h, v9.h
	v_cvt_f16_i16_e32 v23.l, v10.l
	v_cvt_f16_i16_e32 v22.h, v9.l
	v_cvt_f16_i16_e32 v22.l, v17.l
	.loc	1 57 18                         ; authors.py:57:18
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[1:8], v[30:37], v[54:61], v[1:8]
	.loc	1 57 31                         ; authors.py:57:31
	v_cvt_f16_i16_e32 v11.l, v11.l
	v_cvt_f16_i16_e32 v12.l, v12.l
	v_cvt_f16_i16_e32 v10.h, v20.h
	v_cvt_f16_i16_e32 v10.l, v80.l
	v_cvt_f16_i16_e32 v9.h, v78.l
	v_cvt_f16_i16_e32 v9.l, v79.l
	.loc	1 57 18                         ; authors.py:57:18
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[1:8], v[22:29], v[62:69], v[1:8]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[1:8], v[9:16], v[70:77], v[1:8]
.LBB0_6:                                ; %._crit_edge._crit_edge
	.loc	1 47 44 is_stmt 1               ; authors.py:47:44
	v_lshrrev_b32_e32 v0, 4, v0
	s_lshr_b32 s0, s26, 1
	.loc	1 58 14                         ; authors.py:58:14
	s_and_b32 s1, s9, 0xffff
	s_mov_b32 s3, 0x31027000
	s_mov_b32 s2, 0x7ffffffe
	.loc	1 47 44                         ; authors.py:47:44
	v_and_or_b32 v0, v0, 1, s0
	.loc	1 58 14                         ; authors.py:58:14
	s_mov_b32 s0, s8
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 47 44                         ; authors.py:47:44
	v_or_b32_e32 v13, 6, v0
	v_or_b32_e32 v14, 4, v0
	v_or_b32_e32 v15, 2, v0
	.loc	1 47 15 is_stmt 0               ; authors.py:47:15
	v_or_b32_e32 v16, s25, v0
	.loc	1 47 44                         ; authors.py:47:44
	v_or_b32_e32 v9, 14, v0
	.loc	1 47 15                         ; authors.py:47:15
	v_or_b32_e32 v22, s25, v13
	.loc	1 47 44                         ; authors.py:47:44
	v_or_b32_e32 v10, 12, v0
	v_or_b32_e32 v11, 10, v0
	v_or_b32_e32 v12, 8, v0
	.loc	1 47 15                         ; authors.py:47:15
	v_or_b32_e32 v23, s25, v14
	v_or_b32_e32 v24, s25, v15
	.loc	1 58 45 is_stmt 1               ; authors.py:58:45
	v_cmp_gt_i32_e32 vcc_lo, s17, v16
	.loc	1 58 14 is_stmt 0               ; authors.py:58:14
	v_lshlrev_b32_e32 v22, 2, v22
	.loc	1 47 15 is_stmt 1               ; authors.py:47:15
	v_or_b32_e32 v17, s25, v9
	v_or_b32_e32 v18, s25, v10
	v_or_b32_e32 v19, s25, v11
	v_or_b32_e32 v20, s25, v12
	.loc	1 58 14                         ; authors.py:58:14
	v_dual_cndmask_b32 v22, 0x80000000, v22 :: v_dual_lshlrev_b32 v25, 2, v16
	v_lshlrev_b32_e32 v23, 2, v23
	v_lshlrev_b32_e32 v16, 2, v24
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v24, 0x80000000, v25 :: v_dual_lshlrev_b32 v19, 2, v19
	v_dual_cndmask_b32 v23, 0x80000000, v23 :: v_dual_lshlrev_b32 v18, 2, v18
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v16, 0x80000000, v16 :: v_dual_lshlrev_b32 v17, 2, v17
	v_dual_cndmask_b32 v19, 0x80000000, v19 :: v_dual_lshlrev_b32 v20, 2, v20
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v18, 0x80000000, v18, vcc_lo
	.loc	1 60 9                          ; authors.py:60:9
	v_mul_lo_u32 v25, s17, v21
	.loc	1 58 14                         ; authors.py:58:14
	v_dual_cndmask_b32 v17, 0x80000000, v17 :: v_dual_cndmask_b32 v20, 0x80000000, v20
	s_clause 0x7
	buffer_load_b32 v24, v24, s[0:3], 0 offen
	buffer_load_b32 v16, v16, s[0:3], 0 offen
	buffer_load_b32 v23, v23, s[0:3], 0 offen
	buffer_load_b32 v22, v22, s[0:3], 0 offen
	buffer_load_b32 v20, v20, s[0:3], 0 offen
	buffer_load_b32 v19, v19, s[0:3], 0 offen
	buffer_load_b32 v18, v18, s[0:3], 0 offen
	buffer_load_b32 v17, v17, s[0:3], 0 offen
	.loc	1 60 9                          ; authors.py:60:9
	s_mul_i32 s0, s17, s24
	.loc	1 46 12                         ; authors.py:46:12
	v_or_b32_e32 v21, s24, v21
	.loc	1 59 5                          ; authors.py:59:5
	s_and_b32 s1, s11, 0xffff
	.loc	1 60 9                          ; authors.py:60:9
	v_add3_u32 v25, s0, s25, v25
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 62 15                         ; authors.py:62:15
	v_cmp_gt_i32_e64 s0, s16, v21
	.loc	1 59 5                          ; authors.py:59:5
	v_add_lshl_u32 v0, v25, v0, 1
	v_add_lshl_u32 v15, v25, v15, 1
	v_add_lshl_u32 v14, v25, v14, 1
	v_add_lshl_u32 v13, v25, v13, 1
	.loc	1 62 14                         ; authors.py:62:14
	s_and_b32 vcc_lo, s0, vcc_lo
	.loc	1 59 5                          ; authors.py:59:5
	v_add_lshl_u32 v12, v25, v12, 1
	v_add_lshl_u32 v11, v25, v11, 1
	v_add_lshl_u32 v10, v25, v10, 1
	v_add_lshl_u32 v9, v25, v9, 1
	v_dual_cndmask_b32 v0, 0x80000000, v0 :: v_dual_cndmask_b32 v15, 0x80000000, v15
	v_dual_cndmask_b32 v14, 0x80000000, v14 :: v_dual_cndmask_b32 v13, 0x80000000, v13
	s_mov_b32 s0, s10
	v_dual_cndmask_b32 v12, 0x80000000, v12 :: v_dual_cndmask_b32 v11, 0x80000000, v11
	v_dual_cndmask_b32 v10, 0x80000000, v10 :: v_dual_cndmask_b32 v9, 0x80000000, v9
	.loc	1 61 9                          ; authors.py:61:9
	s_waitcnt vmcnt(7)
	v_fma_mixlo_f16 v1, v1, v24, neg(0)
	s_waitcnt vmcnt(6)
	v_fma_mixlo_f16 v2, v2, v16, neg(0)
	s_waitcnt vmcnt(5)
	v_fma_mixlo_f16 v3, v3, v23, neg(0)
	s_waitcnt vmcnt(4)
	v_fma_mixlo_f16 v4, v4, v22, neg(0)
	s_waitcnt vmcnt(3)
	v_fma_mixlo_f16 v5, v5, v20, neg(0)
	s_waitcnt vmcnt(2)
	v_fma_mixlo_f16 v6, v6, v19, neg(0)
	s_waitcnt vmcnt(1)
	v_fma_mixlo_f16 v7, v7, v18, neg(0)
	s_waitcnt vmcnt(0)
	v_fma_mixlo_f16 v8, v8, v17, neg(0)
	.loc	1 59 5                          ; authors.py:59:5
	s_clause 0x7
	buffer_store_b16 v1, v0, s[0:3], 0 offen
	buffer_store_b16 v2, v15, s[0:3], 0 offen
	buffer_store_b16 v3, v14, s[0:3], 0 offen
	buffer_store_b16 v4, v13, s[0:3], 0 offen
	buffer_store_b16 v5, v12, s[0:3], 0 offen
	buffer_store_b16 v6, v11, s[0:3], 0 offen
	buffer_store_b16 v7, v10, s[0:3], 0 offen
	buffer_store_b16 v8, v9, s[0:3], 0 offen
	.loc	1 43 1                          ; authors.py:43:1
	s_endpgm
.Ltmp1:
.Lfunc_end0:
	.size	bytes_product, .Lfunc_end0-bytes_product
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bytes_product
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
		.amdhsa_next_free_vgpr 95
		.amdhsa_next_free_sgpr 28
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-bytes_product)<<4)&1008)>>4
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
	.set .Lbytes_product.num_vgpr, 95
	.set .Lbytes_product.num_agpr, 0
	.set .Lbytes_product.numbered_sgpr, 28
	.set .Lbytes_product.num_named_barrier, 0
	.set .Lbytes_product.private_seg_size, 0
	.set .Lbytes_product.uses_vcc, 1
	.set .Lbytes_product.uses_flat_scratch, 0
	.set .Lbytes_product.has_dyn_sized_stack, 0
	.set .Lbytes_product.has_recursion, 0
	.set .Lbytes_product.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3904
; TotalNumSgprs: 30
; NumVgprs: 95
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 95
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
	.asciz	"authors.py"                    ; string offset=7 ; authors.py
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
    .name:           bytes_product
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         bytes_product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     95
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
