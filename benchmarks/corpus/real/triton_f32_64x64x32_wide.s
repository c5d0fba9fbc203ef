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
	s_load_b64 s[10:11], s[0:1], 0x0
	v_dual_mov_b32 v6, 0 :: v_dual_and_b32 v91, 7, v0
.Ltmp0:
	.loc	1 28 5 prologue_end             ; matrices.py:28:5
	v_readfirstlane_b32 s2, v0
	.loc	1 15 11                         ; matrices.py:15:11
	s_lshl_b32 s14, s14, 6
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v8, 0
	.loc	1 18 44                         ; matrices.py:18:44
	v_lshlrev_b32_e32 v3, 2, v91
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v35, 31, v0
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_b32 s16, s2, 0x60
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v7, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v33, s16, v35
	v_lshrrev_b32_e32 v2, 3, v33
	.loc	1 22 32                         ; matrices.py:22:32
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s6, v3
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_gt_i32 s6, 0
	s_cselect_b32 s3, -1, 0
	.loc	1 15 11                         ; matrices.py:15:11
	v_or_b32_e32 v17, s14, v2
	v_mov_b32_e32 v2, v3
	.loc	1 21 5                          ; matrices.py:21:5
	s_and_b32 s2, s3, vcc_lo
	.loc	1 22 32                         ; matrices.py:22:32
	scratch_store_b64 off, v[2:3], off offset:364 ; 8-byte Folded Spill
	.loc	1 22 13 is_stmt 0               ; matrices.py:22:13
	s_and_saveexec_b32 s4, s2
	s_cbranch_execz .LBB0_2
; %bb.1:
	.loc	1 18 17 is_stmt 1               ; matrices.py:18:17
	v_lshlrev_b32_e32 v4, 2, v91
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[2:3], null, v17, s7, v[4:5]
	.loc	1 18 12 is_stmt 0               ; matrices.py:18:12
	v_ashrrev_i32_e32 v3, 31, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, vcc_lo, s10, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s11, v3, vcc_lo
	.loc	1 22 13 is_stmt 1               ; matrices.py:22:13
	global_load_b128 v[5:8], v[2:3], off
.LBB0_2:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s4
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
	v_mov_b32_e32 v4, 0
	.loc	1 22 13                         ; matrices.py:22:13
	s_and_saveexec_b32 s4, s2
	s_cbranch_execz .LBB0_4
; %bb.3:
	.loc	1 15 11 is_stmt 1               ; matrices.py:15:11
	v_or_b32_e32 v3, 16, v17
	.loc	1 18 17                         ; matrices.py:18:17
	v_lshlrev_b32_e32 v4, 2, v91
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, v3, s7, v[4:5]
	.loc	1 18 12 is_stmt 0               ; matrices.py:18:12
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s10, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s11, v2, vcc_lo
	.loc	1 22 13 is_stmt 1               ; matrices.py:22:13
	global_load_b128 v[1:4], v[1:2], off
.LBB0_4:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s4
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v16, 0
	v_mov_b32_e32 v15, 0
	.loc	1 22 13                         ; matrices.py:22:13
	s_and_saveexec_b32 s4, s2
	s_cbranch_execz .LBB0_6
; %bb.5:
	.loc	1 15 11 is_stmt 1               ; matrices.py:15:11
	v_or_b32_e32 v12, 32, v17
	.loc	1 18 17                         ; matrices.py:18:17
	v_lshlrev_b32_e32 v13, 2, v91
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[10:11], null, v12, s7, v[13:14]
	.loc	1 18 12 is_stmt 0               ; matrices.py:18:12
	v_ashrrev_i32_e32 v11, 31, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_co_u32 v10, vcc_lo, s10, v10
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v11, null, s11, v11, vcc_lo
	.loc	1 22 13 is_stmt 1               ; matrices.py:22:13
	global_load_b128 v[13:16], v[10:11], off
.LBB0_6:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s4
	s_load_b64 s[12:13], s[0:1], 0x8
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	v_mov_b32_e32 v12, 0
	.loc	1 22 13                         ; matrices.py:22:13
	s_and_saveexec_b32 s4, s2
	s_cbranch_execz .LBB0_8
; %bb.7:
	.loc	1 15 11 is_stmt 1               ; matrices.py:15:11
	v_or_b32_e32 v11, 48, v17
	.loc	1 18 17                         ; matrices.py:18:17
	v_lshlrev_b32_e32 v12, 2, v91
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[9:10], null, v11, s7, v[12:13]
	.loc	1 18 12 is_stmt 0               ; matrices.py:18:12
	v_ashrrev_i32_e32 v10, 31, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_co_u32 v9, vcc_lo, s10, v9
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v10, null, s11, v10, vcc_lo
	.loc	1 22 13 is_stmt 1               ; matrices.py:22:13
	global_load_b128 v[9:12], v[9:10], off
.LBB0_8:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s4
	s_load_b32 s8, s[0:1], 0x28
	v_dual_mov_b32 v17, 0 :: v_dual_and_b32 v36, 15, v0
	.loc	1 15 40 is_stmt 1               ; matrices.py:15:40
	v_lshrrev_b32_e32 v92, 4, v33
	.loc	1 16 14                         ; matrices.py:16:14
	s_lshl_b32 s17, s15, 6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v21, 0 :: v_dual_lshlrev_b32 v34, 2, v36
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v23, 0
	.loc	1 23 33                         ; matrices.py:23:33
	v_cmp_gt_i32_e32 vcc_lo, s6, v92
	v_mov_b32_e32 v24, 0
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 16 14                         ; matrices.py:16:14
	v_or_b32_e32 v90, s17, v34
	scratch_store_b32 off, v0, off offset:412 ; 4-byte Folded Spill
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB0_10
; %bb.9:
	.loc	1 19 18                         ; matrices.py:19:18
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[18:19], null, v92, s8, v[90:91]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 19 13 is_stmt 0               ; matrices.py:19:13
	v_ashrrev_i32_e32 v19, 31, v18
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v18, s2, s12, v18
	v_add_co_ci_u32_e64 v19, null, s13, v19, s2
	.loc	1 23 13 is_stmt 1               ; matrices.py:23:13
	global_load_b128 v[21:24], v[18:19], off
.LBB0_10:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s4
	.loc	1 15 40 is_stmt 1               ; matrices.py:15:40
	v_or_b32_e32 v93, 8, v92
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v19, 0
	v_mov_b32_e32 v20, 0
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	1 19 18                         ; matrices.py:19:18
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[17:18], null, v93, s8, v[90:91]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 19 13 is_stmt 0               ; matrices.py:19:13
	v_ashrrev_i32_e32 v18, 31, v17
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v17, vcc_lo, s12, v17
	v_add_co_ci_u32_e64 v18, null, s13, v18, vcc_lo
	.loc	1 23 13 is_stmt 1               ; matrices.py:23:13
	global_load_b128 v[17:20], v[17:18], off
.LBB0_12:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 15 40 is_stmt 1               ; matrices.py:15:40
	v_or_b32_e32 v0, 16, v92
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v32, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	.loc	1 23 33                         ; matrices.py:23:33
	v_cmp_gt_i32_e32 vcc_lo, s6, v0
	v_mov_b32_e32 v31, 0
	scratch_store_b32 off, v0, off offset:360 ; 4-byte Folded Spill
	.loc	1 21 5                          ; matrices.py:21:5
	s_and_b32 s2, s3, vcc_lo
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_saveexec_b32 s3, s2
	s_cbranch_execz .LBB0_14
; %bb.13:
	.loc	1 19 18                         ; matrices.py:19:18
	v_or_b32_e32 v0, 16, v92
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[26:27], null, v0, s8, v[90:91]
	.loc	1 19 13 is_stmt 0               ; matrices.py:19:13
	v_ashrrev_i32_e32 v27, 31, v26
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[26:27], 2, v[26:27]
	v_add_co_u32 v26, vcc_lo, s12, v26
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v27, null, s13, v27, vcc_lo
	.loc	1 23 13 is_stmt 1               ; matrices.py:23:13
	global_load_b128 v[29:32], v[26:27], off
.LBB0_14:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 15 40 is_stmt 1               ; matrices.py:15:40
	v_or_b32_e32 v94, 24, v92
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v27, 0
	v_mov_b32_e32 v28, 0
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_saveexec_b32 s3, s2
	s_cbranch_execz .LBB0_16
; %bb.15:
	.loc	1 19 18                         ; matrices.py:19:18
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[25:26], null, v94, s8, v[90:91]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 19 13 is_stmt 0               ; matrices.py:19:13
	v_ashrrev_i32_e32 v26, 31, v25
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v25, vcc_lo, s12, v25
	v_add_co_ci_u32_e64 v26, null, s13, v26, vcc_lo
	.loc	1 23 13 is_stmt 1               ; matrices.py:23:13
	global_load_b128 v[25:28], v[25:26], off
.LBB0_16:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s3
	s_load_b64 s[4:5], s[0:1], 0x10
	.loc	1 22 13 is_stmt 1               ; matrices.py:22:13
	v_lshlrev_b32_e32 v0, 4, v33
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v33, 0x70, v33
	.loc	1 21 5                          ; matrices.py:21:5
	s_sub_i32 s15, s6, 32
	.loc	1 22 13                         ; matrices.py:22:13
	s_mov_b32 s3, 0
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_lt_i32 s15, 1
	scratch_store_b32 off, v0, off offset:416 ; 4-byte Folded Spill
	.loc	1 22 13                         ; matrices.py:22:13
	v_add_nc_u32_e32 v0, 0, v0
	v_lshl_add_u32 v255, v33, 5, 0
	s_waitcnt vmcnt(0)
	ds_store_b128 v0, v[5:8]
	ds_store_b128 v0, v[1:4] offset:2048
	ds_store_b128 v0, v[13:16] offset:4096
	ds_store_b128 v0, v[9:12] offset:6144
	.loc	1 23 13                         ; matrices.py:23:13
	ds_store_b128 v0, v[21:24] offset:8192
	ds_store_b128 v0, v[17:20] offset:10240
	ds_store_b128 v0, v[29:32] offset:12288
	ds_store_b128 v0, v[25:28] offset:14336
	scratch_store_b32 off, v0, off offset:376 ; 4-byte Folded Spill
	.loc	1 21 5                          ; matrices.py:21:5
	s_cbranch_scc1 .LBB0_36
; %bb.17:                               ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	v_dual_mov_b32 v17, 0 :: v_dual_add_nc_u32 v0, s16, v35
	v_lshlrev_b32_e32 v13, 4, v36
	.loc	1 26 18 is_stmt 1               ; matrices.py:26:18
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s18, s8, 5
	.loc	1 21 5                          ; matrices.py:21:5
	s_clause 0x3                            ; 20-byte Folded Spill
	scratch_store_b32 off, v94, off offset:432
	scratch_store_b32 off, v93, off offset:428
	scratch_store_b32 off, v92, off offset:372
	scratch_store_b64 off, v[90:91], off offset:420
	v_lshrrev_b32_e32 v1, 4, v0
	v_lshrrev_b32_e32 v0, 3, v0
	s_ashr_i32 s19, s18, 31
	v_mov_b32_e32 v18, v17
	v_mov_b32_e32 v26, v17
	v_add_nc_u32_e32 v2, 24, v1
	v_dual_mov_b32 v19, v17 :: v_dual_add_nc_u32 v14, s14, v0
	v_dual_mov_b32 v25, v17 :: v_dual_add_nc_u32 v0, 8, v1
	v_or_b32_e32 v3, 16, v1
	v_mul_lo_u32 v4, s8, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v29, v17 :: v_dual_add_nc_u32 v6, 32, v14
	v_mul_lo_u32 v10, s8, v0
	scratch_load_b64 v[0:1], off, off offset:364 ; 8-byte Folded Reload
	v_mul_lo_u32 v3, s8, v3
	v_dual_mov_b32 v20, v17 :: v_dual_add_nc_u32 v9, 16, v14
	v_mov_b32_e32 v28, v17
	v_mov_b32_e32 v30, v17
	v_mov_b32_e32 v32, v17
	v_add3_u32 v11, v10, s17, v34
	v_mov_b32_e32 v21, v17
	v_mov_b32_e32 v22, v17
	v_mov_b32_e32 v23, v17
	v_mov_b32_e32 v24, v17
	v_ashrrev_i32_e32 v12, 31, v11
	v_mov_b32_e32 v27, v17
	v_mov_b32_e32 v31, v17
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v0
	v_mul_lo_u32 v8, s8, v2
	v_add_nc_u32_e32 v2, 48, v14
	s_lshl_b64 s[8:9], s[18:19], 2
	s_delay_alu instid0(VALU_DEP_1)
	v_mad_u64_u32 v[0:1], null, s7, v2, v[15:16]
	v_add3_u32 v2, v4, s17, v34
	v_mad_u64_u32 v[4:5], null, s7, v6, v[15:16]
	v_mad_u64_u32 v[6:7], null, s7, v9, v[15:16]
	v_add3_u32 v9, v3, s17, v34
	v_add3_u32 v7, v8, s17, v34
	v_ashrrev_i32_e32 v3, 31, v2
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v10, 31, v9
	v_ashrrev_i32_e32 v8, 31, v7
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	scratch_store_b32 off, v36, off offset:436 ; 4-byte Folded Spill
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_ashrrev_i32_e32 v5, 31, v4
	scratch_store_b64 off, v[2:3], off offset:380 ; 8-byte Folded Spill
	v_lshlrev_b64 v[2:3], 2, v[7:8]
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v8, v17
	scratch_store_b64 off, v[2:3], off offset:388 ; 8-byte Folded Spill
	v_lshlrev_b64 v[2:3], 2, v[9:10]
	v_mov_b32_e32 v9, v17
	v_mov_b32_e32 v10, v17
	scratch_store_b64 off, v[2:3], off offset:396 ; 8-byte Folded Spill
	v_lshlrev_b64 v[2:3], 2, v[11:12]
	v_mov_b32_e32 v11, v17
	v_mov_b32_e32 v12, v17
	scratch_store_b64 off, v[2:3], off offset:404 ; 8-byte Folded Spill
	v_add_co_u32 v2, vcc_lo, s10, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v3, null, s11, v1, vcc_lo
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	v_add_co_u32 v35, vcc_lo, 0x80, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v36, null, 0, v3, vcc_lo
	v_mad_u64_u32 v[2:3], null, s7, v14, v[15:16]
	v_add_co_u32 v3, vcc_lo, s10, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v4, null, s11, v1, vcc_lo
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	v_add_co_u32 v37, vcc_lo, 0x80, v3
	v_ashrrev_i32_e32 v3, 31, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v38, null, 0, v4, vcc_lo
	v_add_co_u32 v4, vcc_lo, s10, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v5, null, s11, v1, vcc_lo
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v39, vcc_lo, 0x80, v4
	v_add_co_ci_u32_e64 v40, null, 0, v5, vcc_lo
	v_mov_b32_e32 v14, v17
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s10, v0
	v_add_co_ci_u32_e64 v1, null, s11, v1, vcc_lo
	v_mov_b32_e32 v15, v17
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v253, vcc_lo, 0x80, v0
	v_add_co_ci_u32_e64 v254, null, 0, v1, vcc_lo
	v_dual_mov_b32 v13, v17 :: v_dual_add_nc_u32 v0, 0, v13
	v_mov_b32_e32 v16, v17
	v_mov_b32_e32 v5, v17
	v_mov_b32_e32 v6, v17
	v_mov_b32_e32 v7, v17
	v_mov_b32_e32 v1, v17
	v_mov_b32_e32 v2, v17
	v_mov_b32_e32 v3, v17
	v_mov_b32_e32 v4, v17
	s_add_u32 s7, s12, s8
	s_addc_u32 s10, s13, s9
	s_mov_b32 s11, s15
	s_branch .LBB0_19
.LBB0_18:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s2
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[77:80], off offset:232 ; 16-byte Folded Spill
	.loc	1 23 13 is_stmt 1               ; matrices.py:23:13
	ds_load_b128 v[77:80], v0 offset:8192
	ds_load_b128 v[89:92], v0 offset:8448
	ds_load_b128 v[85:88], v0 offset:8704
	ds_load_b128 v[81:84], v0 offset:8960
	.loc	1 21 5                          ; matrices.py:21:5
	s_add_i32 s3, s3, 32
	s_add_u32 s7, s7, s8
	s_addc_u32 s10, s10, s9
	s_sub_i32 s11, s11, 32
	s_cmp_lt_i32 s3, s15
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v10, v69, v78
	v_fmac_f32_e32 v9, v69, v77
	v_fmac_f32_e32 v12, v69, v80
	v_fmac_f32_e32 v11, v69, v79
	v_fmac_f32_e32 v2, v65, v78
	v_fmac_f32_e32 v1, v65, v77
	v_fmac_f32_e32 v4, v65, v80
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v3, v65, v79 :: v_dual_fmac_f32 v10, v70, v90
	v_fmac_f32_e32 v9, v70, v89
	v_fmac_f32_e32 v12, v70, v92
	v_fmac_f32_e32 v11, v70, v91
	v_fmac_f32_e32 v2, v66, v90
	v_fmac_f32_e32 v1, v66, v89
	v_fmac_f32_e32 v4, v66, v92
	v_dual_fmac_f32 v3, v66, v91 :: v_dual_fmac_f32 v18, v113, v78
	v_fmac_f32_e32 v17, v113, v77
	v_fmac_f32_e32 v20, v113, v80
	v_fmac_f32_e32 v19, v113, v79
	v_fmac_f32_e32 v26, v109, v78
	v_fmac_f32_e32 v25, v109, v77
	v_fmac_f32_e32 v28, v109, v80
	v_fmac_f32_e32 v27, v109, v79
	v_fmac_f32_e32 v30, v105, v78
	v_fmac_f32_e32 v29, v105, v77
	v_fmac_f32_e32 v32, v105, v80
	v_fmac_f32_e32 v31, v105, v79
	v_fmac_f32_e32 v22, v101, v78
	v_fmac_f32_e32 v21, v101, v77
	v_fmac_f32_e32 v24, v101, v80
	v_fmac_f32_e32 v23, v101, v79
	v_fmac_f32_e32 v14, v97, v78
	v_fmac_f32_e32 v13, v97, v77
	v_fmac_f32_e32 v16, v97, v80
	v_fmac_f32_e32 v15, v97, v79
	v_fmac_f32_e32 v6, v93, v78
	v_fmac_f32_e32 v5, v93, v77
	v_fmac_f32_e32 v8, v93, v80
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v7, v93, v79 :: v_dual_fmac_f32 v10, v71, v86
	v_fmac_f32_e32 v9, v71, v85
	v_fmac_f32_e32 v12, v71, v88
	v_fmac_f32_e32 v11, v71, v87
	v_fmac_f32_e32 v2, v67, v86
	v_fmac_f32_e32 v1, v67, v85
	v_fmac_f32_e32 v4, v67, v88
	v_dual_fmac_f32 v3, v67, v87 :: v_dual_fmac_f32 v18, v114, v90
	v_fmac_f32_e32 v17, v114, v89
	v_fmac_f32_e32 v20, v114, v92
	v_fmac_f32_e32 v19, v114, v91
	v_fmac_f32_e32 v26, v110, v90
	v_fmac_f32_e32 v25, v110, v89
	v_fmac_f32_e32 v28, v110, v92
	v_fmac_f32_e32 v27, v110, v91
	v_fmac_f32_e32 v30, v106, v90
	v_fmac_f32_e32 v29, v106, v89
	v_fmac_f32_e32 v32, v106, v92
	v_fmac_f32_e32 v31, v106, v91
	v_fmac_f32_e32 v22, v102, v90
	v_fmac_f32_e32 v21, v102, v89
	v_fmac_f32_e32 v24, v102, v92
	v_fmac_f32_e32 v23, v102, v91
	v_fmac_f32_e32 v14, v98, v90
	v_fmac_f32_e32 v13, v98, v89
	v_fmac_f32_e32 v16, v98, v92
	v_fmac_f32_e32 v15, v98, v91
	v_fmac_f32_e32 v6, v94, v90
	v_fmac_f32_e32 v5, v94, v89
	v_fmac_f32_e32 v8, v94, v92
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v7, v94, v91 :: v_dual_fmac_f32 v10, v72, v82
	v_fmac_f32_e32 v9, v72, v81
	v_fmac_f32_e32 v12, v72, v84
	v_fmac_f32_e32 v11, v72, v83
	v_fmac_f32_e32 v2, v68, v82
	v_fmac_f32_e32 v1, v68, v81
	v_fmac_f32_e32 v4, v68, v84
	v_fmac_f32_e32 v3, v68, v83
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[65:68], v0 offset:9216
	ds_load_b128 v[69:72], v0 offset:9472
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v18, v115, v86
	v_fmac_f32_e32 v17, v115, v85
	v_fmac_f32_e32 v20, v115, v88
	v_fmac_f32_e32 v19, v115, v87
	v_fmac_f32_e32 v26, v111, v86
	v_fmac_f32_e32 v25, v111, v85
	v_fmac_f32_e32 v28, v111, v88
	v_fmac_f32_e32 v27, v111, v87
	v_fmac_f32_e32 v30, v107, v86
	v_fmac_f32_e32 v29, v107, v85
	v_fmac_f32_e32 v32, v107, v88
	v_fmac_f32_e32 v31, v107, v87
	v_fmac_f32_e32 v22, v103, v86
	v_fmac_f32_e32 v21, v103, v85
	v_fmac_f32_e32 v24, v103, v88
	v_fmac_f32_e32 v23, v103, v87
	v_fmac_f32_e32 v14, v99, v86
	v_fmac_f32_e32 v13, v99, v85
	v_fmac_f32_e32 v16, v99, v88
	v_fmac_f32_e32 v15, v99, v87
	v_fmac_f32_e32 v6, v95, v86
	v_fmac_f32_e32 v5, v95, v85
	v_fmac_f32_e32 v8, v95, v88
	v_dual_fmac_f32 v7, v95, v87 :: v_dual_fmac_f32 v18, v116, v82
	v_fmac_f32_e32 v17, v116, v81
	v_fmac_f32_e32 v20, v116, v84
	v_fmac_f32_e32 v19, v116, v83
	v_fmac_f32_e32 v26, v112, v82
	v_fmac_f32_e32 v25, v112, v81
	v_fmac_f32_e32 v28, v112, v84
	v_fmac_f32_e32 v27, v112, v83
	v_fmac_f32_e32 v30, v108, v82
	v_fmac_f32_e32 v29, v108, v81
	v_fmac_f32_e32 v32, v108, v84
	v_fmac_f32_e32 v31, v108, v83
	v_fmac_f32_e32 v22, v104, v82
	v_fmac_f32_e32 v21, v104, v81
	v_fmac_f32_e32 v24, v104, v84
	v_fmac_f32_e32 v23, v104, v83
	v_fmac_f32_e32 v14, v100, v82
	v_fmac_f32_e32 v13, v100, v81
	v_fmac_f32_e32 v16, v100, v84
	v_fmac_f32_e32 v15, v100, v83
	v_fmac_f32_e32 v6, v96, v82
	v_fmac_f32_e32 v5, v96, v81
	v_fmac_f32_e32 v8, v96, v84
	v_fmac_f32_e32 v7, v96, v83
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[77:80], v0 offset:9728
	ds_load_b128 v[81:84], v0 offset:9984
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v18, v37, v66
	v_fmac_f32_e32 v17, v37, v65
	v_fmac_f32_e32 v20, v37, v68
	v_fmac_f32_e32 v19, v37, v67
	v_fmac_f32_e32 v10, v41, v66
	v_fmac_f32_e32 v9, v41, v65
	v_fmac_f32_e32 v12, v41, v68
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v11, v41, v67 :: v_dual_fmac_f32 v18, v38, v70
	v_fmac_f32_e32 v17, v38, v69
	v_fmac_f32_e32 v20, v38, v72
	v_fmac_f32_e32 v19, v38, v71
	v_fmac_f32_e32 v10, v42, v70
	v_fmac_f32_e32 v9, v42, v69
	v_fmac_f32_e32 v12, v42, v72
	v_dual_fmac_f32 v11, v42, v71 :: v_dual_fmac_f32 v6, v49, v66
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v5, v49, v65 :: v_dual_fmac_f32 v18, v39, v78
	v_fmac_f32_e32 v17, v39, v77
	v_fmac_f32_e32 v20, v39, v80
	v_dual_fmac_f32 v19, v39, v79 :: v_dual_fmac_f32 v8, v49, v68
	v_fmac_f32_e32 v7, v49, v67
	v_fmac_f32_e32 v2, v45, v66
	v_fmac_f32_e32 v1, v45, v65
	v_fmac_f32_e32 v4, v45, v68
	v_dual_fmac_f32 v3, v45, v67 :: v_dual_fmac_f32 v10, v43, v78
	v_fmac_f32_e32 v9, v43, v77
	v_fmac_f32_e32 v12, v43, v80
	v_dual_fmac_f32 v11, v43, v79 :: v_dual_fmac_f32 v26, v57, v66
	v_fmac_f32_e32 v25, v57, v65
	v_fmac_f32_e32 v28, v57, v68
	v_fmac_f32_e32 v27, v57, v67
	v_fmac_f32_e32 v30, v73, v66
	v_fmac_f32_e32 v29, v73, v65
	v_fmac_f32_e32 v32, v73, v68
	v_fmac_f32_e32 v31, v73, v67
	v_fmac_f32_e32 v22, v61, v66
	v_fmac_f32_e32 v21, v61, v65
	v_fmac_f32_e32 v24, v61, v68
	v_fmac_f32_e32 v23, v61, v67
	v_fmac_f32_e32 v14, v53, v66
	v_fmac_f32_e32 v13, v53, v65
	v_fmac_f32_e32 v16, v53, v68
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v15, v53, v67 :: v_dual_fmac_f32 v18, v40, v82
	v_fmac_f32_e32 v17, v40, v81
	v_fmac_f32_e32 v20, v40, v84
	v_dual_fmac_f32 v19, v40, v83 :: v_dual_fmac_f32 v6, v50, v70
	v_fmac_f32_e32 v5, v50, v69
	v_fmac_f32_e32 v8, v50, v72
	v_fmac_f32_e32 v7, v50, v71
	v_fmac_f32_e32 v2, v46, v70
	v_fmac_f32_e32 v1, v46, v69
	v_fmac_f32_e32 v4, v46, v72
	v_dual_fmac_f32 v3, v46, v71 :: v_dual_fmac_f32 v10, v44, v82
	v_fmac_f32_e32 v9, v44, v81
	v_fmac_f32_e32 v12, v44, v84
	v_fmac_f32_e32 v11, v44, v83
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[37:40], v0 offset:10240
	ds_load_b128 v[41:44], v0 offset:10496
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v26, v58, v70
	v_fmac_f32_e32 v25, v58, v69
	v_fmac_f32_e32 v28, v58, v72
	v_fmac_f32_e32 v27, v58, v71
	v_fmac_f32_e32 v30, v74, v70
	v_fmac_f32_e32 v29, v74, v69
	v_fmac_f32_e32 v32, v74, v72
	v_fmac_f32_e32 v31, v74, v71
	v_fmac_f32_e32 v22, v62, v70
	v_fmac_f32_e32 v21, v62, v69
	v_fmac_f32_e32 v24, v62, v72
	v_fmac_f32_e32 v23, v62, v71
	v_fmac_f32_e32 v14, v54, v70
	v_fmac_f32_e32 v13, v54, v69
	v_fmac_f32_e32 v16, v54, v72
	v_dual_fmac_f32 v15, v54, v71 :: v_dual_fmac_f32 v6, v51, v78
	v_fmac_f32_e32 v5, v51, v77
	v_fmac_f32_e32 v8, v51, v80
	v_fmac_f32_e32 v7, v51, v79
	v_fmac_f32_e32 v2, v47, v78
	v_fmac_f32_e32 v1, v47, v77
	v_fmac_f32_e32 v4, v47, v80
	v_fmac_f32_e32 v3, v47, v79
	v_fmac_f32_e32 v26, v59, v78
	v_fmac_f32_e32 v25, v59, v77
	v_fmac_f32_e32 v28, v59, v80
	v_fmac_f32_e32 v27, v59, v79
	v_fmac_f32_e32 v30, v75, v78
	v_fmac_f32_e32 v29, v75, v77
	v_fmac_f32_e32 v32, v75, v80
	v_fmac_f32_e32 v31, v75, v79
	v_fmac_f32_e32 v22, v63, v78
	v_fmac_f32_e32 v21, v63, v77
	v_fmac_f32_e32 v24, v63, v80
	v_fmac_f32_e32 v23, v63, v79
	v_fmac_f32_e32 v14, v55, v78
	v_fmac_f32_e32 v13, v55, v77
	v_fmac_f32_e32 v16, v55, v80
	v_dual_fmac_f32 v15, v55, v79 :: v_dual_fmac_f32 v6, v52, v82
	v_fmac_f32_e32 v5, v52, v81
	v_fmac_f32_e32 v8, v52, v84
	v_fmac_f32_e32 v7, v52, v83
	v_fmac_f32_e32 v2, v48, v82
	v_fmac_f32_e32 v1, v48, v81
	v_fmac_f32_e32 v4, v48, v84
	v_fmac_f32_e32 v3, v48, v83
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[45:48], v0 offset:10752
	ds_load_b128 v[49:52], v0 offset:11008
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v26, v60, v82
	v_fmac_f32_e32 v25, v60, v81
	v_fmac_f32_e32 v28, v60, v84
	v_fmac_f32_e32 v27, v60, v83
	v_fmac_f32_e32 v30, v76, v82
	v_fmac_f32_e32 v29, v76, v81
	v_fmac_f32_e32 v32, v76, v84
	v_fmac_f32_e32 v31, v76, v83
	v_fmac_f32_e32 v22, v64, v82
	v_fmac_f32_e32 v21, v64, v81
	v_fmac_f32_e32 v24, v64, v84
	v_fmac_f32_e32 v23, v64, v83
	v_fmac_f32_e32 v14, v56, v82
	v_fmac_f32_e32 v13, v56, v81
	v_fmac_f32_e32 v16, v56, v84
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v15, v56, v83 :: v_dual_fmac_f32 v18, v225, v38
	v_fmac_f32_e32 v17, v225, v37
	v_fmac_f32_e32 v20, v225, v40
	v_fmac_f32_e32 v19, v225, v39
	v_fmac_f32_e32 v26, v33, v38
	v_fmac_f32_e32 v25, v33, v37
	v_fmac_f32_e32 v28, v33, v40
	v_fmac_f32_e32 v27, v33, v39
	v_fmac_f32_e32 v30, v249, v38
	v_fmac_f32_e32 v29, v249, v37
	v_fmac_f32_e32 v32, v249, v40
	v_fmac_f32_e32 v31, v249, v39
	v_fmac_f32_e32 v22, v245, v38
	v_fmac_f32_e32 v21, v245, v37
	v_fmac_f32_e32 v24, v245, v40
	v_fmac_f32_e32 v23, v245, v39
	v_fmac_f32_e32 v14, v241, v38
	v_fmac_f32_e32 v13, v241, v37
	v_fmac_f32_e32 v16, v241, v40
	v_fmac_f32_e32 v15, v241, v39
	v_fmac_f32_e32 v6, v237, v38
	v_fmac_f32_e32 v5, v237, v37
	v_fmac_f32_e32 v8, v237, v40
	v_fmac_f32_e32 v7, v237, v39
	v_fmac_f32_e32 v10, v229, v38
	v_fmac_f32_e32 v9, v229, v37
	v_fmac_f32_e32 v12, v229, v40
	v_fmac_f32_e32 v11, v229, v39
	v_fmac_f32_e32 v2, v233, v38
	v_fmac_f32_e32 v1, v233, v37
	v_fmac_f32_e32 v4, v233, v40
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v3, v233, v39 :: v_dual_fmac_f32 v18, v226, v42
	v_fmac_f32_e32 v17, v226, v41
	v_fmac_f32_e32 v20, v226, v44
	v_fmac_f32_e32 v19, v226, v43
	v_fmac_f32_e32 v26, v34, v42
	v_fmac_f32_e32 v25, v34, v41
	v_fmac_f32_e32 v28, v34, v44
	v_fmac_f32_e32 v27, v34, v43
	v_fmac_f32_e32 v30, v250, v42
	v_fmac_f32_e32 v29, v250, v41
	v_fmac_f32_e32 v32, v250, v44
	v_fmac_f32_e32 v31, v250, v43
	v_fmac_f32_e32 v22, v246, v42
	v_fmac_f32_e32 v21, v246, v41
	v_fmac_f32_e32 v24, v246, v44
	v_fmac_f32_e32 v23, v246, v43
	v_fmac_f32_e32 v14, v242, v42
	v_fmac_f32_e32 v13, v242, v41
	v_fmac_f32_e32 v16, v242, v44
	v_fmac_f32_e32 v15, v242, v43
	v_fmac_f32_e32 v6, v238, v42
	v_fmac_f32_e32 v5, v238, v41
	v_fmac_f32_e32 v8, v238, v44
	v_fmac_f32_e32 v7, v238, v43
	v_fmac_f32_e32 v10, v230, v42
	v_fmac_f32_e32 v9, v230, v41
	v_fmac_f32_e32 v12, v230, v44
	v_fmac_f32_e32 v11, v230, v43
	v_fmac_f32_e32 v2, v234, v42
	v_fmac_f32_e32 v1, v234, v41
	v_fmac_f32_e32 v4, v234, v44
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v3, v234, v43 :: v_dual_fmac_f32 v18, v227, v46
	v_fmac_f32_e32 v17, v227, v45
	v_fmac_f32_e32 v20, v227, v48
	v_fmac_f32_e32 v19, v227, v47
	v_fmac_f32_e32 v26, v35, v46
	v_fmac_f32_e32 v25, v35, v45
	v_fmac_f32_e32 v28, v35, v48
	v_fmac_f32_e32 v27, v35, v47
	v_fmac_f32_e32 v30, v251, v46
	v_fmac_f32_e32 v29, v251, v45
	v_fmac_f32_e32 v32, v251, v48
	v_fmac_f32_e32 v31, v251, v47
	v_fmac_f32_e32 v22, v247, v46
	v_fmac_f32_e32 v21, v247, v45
	v_fmac_f32_e32 v24, v247, v48
	v_fmac_f32_e32 v23, v247, v47
	v_fmac_f32_e32 v14, v243, v46
	v_fmac_f32_e32 v13, v243, v45
	v_fmac_f32_e32 v16, v243, v48
	v_fmac_f32_e32 v15, v243, v47
	v_fmac_f32_e32 v6, v239, v46
	v_fmac_f32_e32 v5, v239, v45
	v_fmac_f32_e32 v8, v239, v48
	v_fmac_f32_e32 v7, v239, v47
	v_fmac_f32_e32 v10, v231, v46
	v_fmac_f32_e32 v9, v231, v45
	v_fmac_f32_e32 v12, v231, v48
	v_fmac_f32_e32 v11, v231, v47
	v_fmac_f32_e32 v2, v235, v46
	v_fmac_f32_e32 v1, v235, v45
	v_fmac_f32_e32 v4, v235, v48
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v3, v235, v47 :: v_dual_fmac_f32 v18, v228, v50
	v_fmac_f32_e32 v17, v228, v49
	v_fmac_f32_e32 v20, v228, v52
	v_fmac_f32_e32 v19, v228, v51
	v_fmac_f32_e32 v26, v36, v50
	v_fmac_f32_e32 v25, v36, v49
	v_fmac_f32_e32 v28, v36, v52
	v_fmac_f32_e32 v27, v36, v51
	v_fmac_f32_e32 v30, v252, v50
	v_fmac_f32_e32 v29, v252, v49
	v_fmac_f32_e32 v32, v252, v52
	v_fmac_f32_e32 v31, v252, v51
	v_fmac_f32_e32 v22, v248, v50
	v_fmac_f32_e32 v21, v248, v49
	v_fmac_f32_e32 v24, v248, v52
	v_fmac_f32_e32 v23, v248, v51
	v_fmac_f32_e32 v14, v244, v50
	v_fmac_f32_e32 v13, v244, v49
	v_fmac_f32_e32 v16, v244, v52
	v_fmac_f32_e32 v15, v244, v51
	v_fmac_f32_e32 v6, v240, v50
	v_fmac_f32_e32 v5, v240, v49
	v_fmac_f32_e32 v8, v240, v52
	v_fmac_f32_e32 v7, v240, v51
	v_fmac_f32_e32 v10, v232, v50
	v_fmac_f32_e32 v9, v232, v49
	v_fmac_f32_e32 v12, v232, v52
	v_fmac_f32_e32 v11, v232, v51
	v_fmac_f32_e32 v2, v236, v50
	v_fmac_f32_e32 v1, v236, v49
	v_fmac_f32_e32 v4, v236, v52
	v_fmac_f32_e32 v3, v236, v51
	scratch_load_b128 v[49:52], off, off offset:344 ; 16-byte Folded Reload
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[33:36], v0 offset:11264
	ds_load_b128 v[37:40], v0 offset:11520
	ds_load_b128 v[41:44], v0 offset:11776
	ds_load_b128 v[45:48], v0 offset:12032
	scratch_load_b128 v[53:56], off, off offset:296 ; 16-byte Folded Reload
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v18, v193, v34
	v_fmac_f32_e32 v17, v193, v33
	v_fmac_f32_e32 v20, v193, v36
	v_fmac_f32_e32 v19, v193, v35
	v_fmac_f32_e32 v26, v221, v34
	v_fmac_f32_e32 v25, v221, v33
	v_fmac_f32_e32 v28, v221, v36
	v_fmac_f32_e32 v27, v221, v35
	v_fmac_f32_e32 v30, v217, v34
	v_fmac_f32_e32 v29, v217, v33
	v_fmac_f32_e32 v32, v217, v36
	v_fmac_f32_e32 v31, v217, v35
	v_fmac_f32_e32 v22, v213, v34
	v_fmac_f32_e32 v21, v213, v33
	v_fmac_f32_e32 v24, v213, v36
	v_fmac_f32_e32 v23, v213, v35
	v_fmac_f32_e32 v14, v209, v34
	v_fmac_f32_e32 v13, v209, v33
	v_fmac_f32_e32 v16, v209, v36
	v_fmac_f32_e32 v15, v209, v35
	v_fmac_f32_e32 v6, v205, v34
	v_fmac_f32_e32 v5, v205, v33
	v_fmac_f32_e32 v8, v205, v36
	v_fmac_f32_e32 v7, v205, v35
	v_fmac_f32_e32 v10, v197, v34
	v_fmac_f32_e32 v9, v197, v33
	v_fmac_f32_e32 v12, v197, v36
	v_fmac_f32_e32 v11, v197, v35
	v_fmac_f32_e32 v2, v201, v34
	v_fmac_f32_e32 v1, v201, v33
	v_fmac_f32_e32 v4, v201, v36
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v3, v201, v35 :: v_dual_fmac_f32 v18, v194, v38
	v_fmac_f32_e32 v17, v194, v37
	v_fmac_f32_e32 v20, v194, v40
	v_fmac_f32_e32 v19, v194, v39
	v_fmac_f32_e32 v26, v222, v38
	v_fmac_f32_e32 v25, v222, v37
	v_fmac_f32_e32 v28, v222, v40
	v_fmac_f32_e32 v27, v222, v39
	v_fmac_f32_e32 v30, v218, v38
	v_fmac_f32_e32 v29, v218, v37
	v_fmac_f32_e32 v32, v218, v40
	v_fmac_f32_e32 v31, v218, v39
	v_fmac_f32_e32 v22, v214, v38
	v_fmac_f32_e32 v21, v214, v37
	v_fmac_f32_e32 v24, v214, v40
	v_fmac_f32_e32 v23, v214, v39
	v_fmac_f32_e32 v14, v210, v38
	v_fmac_f32_e32 v13, v210, v37
	v_fmac_f32_e32 v16, v210, v40
	v_fmac_f32_e32 v15, v210, v39
	v_fmac_f32_e32 v6, v206, v38
	v_fmac_f32_e32 v5, v206, v37
	v_fmac_f32_e32 v8, v206, v40
	v_fmac_f32_e32 v7, v206, v39
	v_fmac_f32_e32 v10, v198, v38
	v_fmac_f32_e32 v9, v198, v37
	v_fmac_f32_e32 v12, v198, v40
	v_fmac_f32_e32 v11, v198, v39
	v_fmac_f32_e32 v2, v202, v38
	v_fmac_f32_e32 v1, v202, v37
	v_fmac_f32_e32 v4, v202, v40
	v_fmac_f32_e32 v3, v202, v39
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[33:36], v0 offset:12288
	ds_load_b128 v[37:40], v0 offset:12544
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v18, v195, v42
	v_fmac_f32_e32 v17, v195, v41
	v_fmac_f32_e32 v20, v195, v44
	v_fmac_f32_e32 v19, v195, v43
	v_fmac_f32_e32 v26, v223, v42
	v_fmac_f32_e32 v25, v223, v41
	v_fmac_f32_e32 v28, v223, v44
	v_fmac_f32_e32 v27, v223, v43
	v_fmac_f32_e32 v30, v219, v42
	v_fmac_f32_e32 v29, v219, v41
	v_fmac_f32_e32 v32, v219, v44
	v_fmac_f32_e32 v31, v219, v43
	v_fmac_f32_e32 v22, v215, v42
	v_fmac_f32_e32 v21, v215, v41
	v_fmac_f32_e32 v24, v215, v44
	v_fmac_f32_e32 v23, v215, v43
	v_fmac_f32_e32 v14, v211, v42
	v_fmac_f32_e32 v13, v211, v41
	v_fmac_f32_e32 v16, v211, v44
	v_fmac_f32_e32 v15, v211, v43
	v_fmac_f32_e32 v6, v207, v42
	v_fmac_f32_e32 v5, v207, v41
	v_fmac_f32_e32 v8, v207, v44
	v_fmac_f32_e32 v7, v207, v43
	v_fmac_f32_e32 v10, v199, v42
	v_fmac_f32_e32 v9, v199, v41
	v_fmac_f32_e32 v12, v199, v44
	v_fmac_f32_e32 v11, v199, v43
	v_fmac_f32_e32 v2, v203, v42
	v_fmac_f32_e32 v1, v203, v41
	v_fmac_f32_e32 v4, v203, v44
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v3, v203, v43 :: v_dual_fmac_f32 v18, v196, v46
	v_fmac_f32_e32 v17, v196, v45
	v_fmac_f32_e32 v20, v196, v48
	v_fmac_f32_e32 v19, v196, v47
	v_fmac_f32_e32 v26, v224, v46
	v_fmac_f32_e32 v25, v224, v45
	v_fmac_f32_e32 v28, v224, v48
	v_fmac_f32_e32 v27, v224, v47
	v_fmac_f32_e32 v30, v220, v46
	v_fmac_f32_e32 v29, v220, v45
	v_fmac_f32_e32 v32, v220, v48
	v_fmac_f32_e32 v31, v220, v47
	v_fmac_f32_e32 v22, v216, v46
	v_fmac_f32_e32 v21, v216, v45
	v_fmac_f32_e32 v24, v216, v48
	v_fmac_f32_e32 v23, v216, v47
	v_fmac_f32_e32 v14, v212, v46
	v_fmac_f32_e32 v13, v212, v45
	v_fmac_f32_e32 v16, v212, v48
	v_fmac_f32_e32 v15, v212, v47
	v_fmac_f32_e32 v6, v208, v46
	v_fmac_f32_e32 v5, v208, v45
	v_fmac_f32_e32 v8, v208, v48
	v_fmac_f32_e32 v7, v208, v47
	v_fmac_f32_e32 v10, v200, v46
	v_fmac_f32_e32 v9, v200, v45
	v_fmac_f32_e32 v12, v200, v48
	v_fmac_f32_e32 v11, v200, v47
	v_fmac_f32_e32 v2, v204, v46
	v_fmac_f32_e32 v1, v204, v45
	v_fmac_f32_e32 v4, v204, v48
	v_fmac_f32_e32 v3, v204, v47
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[41:44], v0 offset:12800
	ds_load_b128 v[45:48], v0 offset:13056
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v18, v161, v34
	v_fmac_f32_e32 v17, v161, v33
	v_fmac_f32_e32 v20, v161, v36
	v_fmac_f32_e32 v19, v161, v35
	v_fmac_f32_e32 v26, v189, v34
	v_fmac_f32_e32 v25, v189, v33
	v_fmac_f32_e32 v28, v189, v36
	v_fmac_f32_e32 v27, v189, v35
	v_fmac_f32_e32 v30, v185, v34
	v_fmac_f32_e32 v29, v185, v33
	v_fmac_f32_e32 v32, v185, v36
	v_fmac_f32_e32 v31, v185, v35
	v_fmac_f32_e32 v22, v181, v34
	v_fmac_f32_e32 v21, v181, v33
	v_fmac_f32_e32 v24, v181, v36
	v_fmac_f32_e32 v23, v181, v35
	v_fmac_f32_e32 v14, v177, v34
	v_fmac_f32_e32 v13, v177, v33
	v_fmac_f32_e32 v16, v177, v36
	v_fmac_f32_e32 v15, v177, v35
	v_fmac_f32_e32 v6, v173, v34
	v_fmac_f32_e32 v5, v173, v33
	v_fmac_f32_e32 v8, v173, v36
	v_fmac_f32_e32 v7, v173, v35
	v_fmac_f32_e32 v10, v165, v34
	v_fmac_f32_e32 v9, v165, v33
	v_fmac_f32_e32 v12, v165, v36
	v_fmac_f32_e32 v11, v165, v35
	v_fmac_f32_e32 v2, v169, v34
	v_fmac_f32_e32 v1, v169, v33
	v_fmac_f32_e32 v4, v169, v36
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v3, v169, v35 :: v_dual_fmac_f32 v18, v162, v38
	v_fmac_f32_e32 v17, v162, v37
	v_fmac_f32_e32 v20, v162, v40
	v_fmac_f32_e32 v19, v162, v39
	v_fmac_f32_e32 v26, v190, v38
	v_fmac_f32_e32 v25, v190, v37
	v_fmac_f32_e32 v28, v190, v40
	v_fmac_f32_e32 v27, v190, v39
	v_fmac_f32_e32 v30, v186, v38
	v_fmac_f32_e32 v29, v186, v37
	v_fmac_f32_e32 v32, v186, v40
	v_fmac_f32_e32 v31, v186, v39
	v_fmac_f32_e32 v22, v182, v38
	v_fmac_f32_e32 v21, v182, v37
	v_fmac_f32_e32 v24, v182, v40
	v_fmac_f32_e32 v23, v182, v39
	v_fmac_f32_e32 v14, v178, v38
	v_fmac_f32_e32 v13, v178, v37
	v_fmac_f32_e32 v16, v178, v40
	v_fmac_f32_e32 v15, v178, v39
	v_fmac_f32_e32 v6, v174, v38
	v_fmac_f32_e32 v5, v174, v37
	v_fmac_f32_e32 v8, v174, v40
	v_fmac_f32_e32 v7, v174, v39
	v_fmac_f32_e32 v10, v166, v38
	v_fmac_f32_e32 v9, v166, v37
	v_fmac_f32_e32 v12, v166, v40
	v_fmac_f32_e32 v11, v166, v39
	v_fmac_f32_e32 v2, v170, v38
	v_fmac_f32_e32 v1, v170, v37
	v_fmac_f32_e32 v4, v170, v40
	v_fmac_f32_e32 v3, v170, v39
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[33:36], v0 offset:13312
	ds_load_b128 v[37:40], v0 offset:13568
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v18, v163, v42
	v_fmac_f32_e32 v17, v163, v41
	v_fmac_f32_e32 v20, v163, v44
	v_fmac_f32_e32 v19, v163, v43
	v_fmac_f32_e32 v26, v191, v42
	v_fmac_f32_e32 v25, v191, v41
	v_fmac_f32_e32 v28, v191, v44
	v_fmac_f32_e32 v27, v191, v43
	v_fmac_f32_e32 v30, v187, v42
	v_fmac_f32_e32 v29, v187, v41
	v_fmac_f32_e32 v32, v187, v44
	v_fmac_f32_e32 v31, v187, v43
	v_fmac_f32_e32 v22, v183, v42
	v_fmac_f32_e32 v21, v183, v41
	v_fmac_f32_e32 v24, v183, v44
	v_fmac_f32_e32 v23, v183, v43
	v_fmac_f32_e32 v14, v179, v42
	v_fmac_f32_e32 v13, v179, v41
	v_fmac_f32_e32 v16, v179, v44
	v_fmac_f32_e32 v15, v179, v43
	v_fmac_f32_e32 v6, v175, v42
	v_fmac_f32_e32 v5, v175, v41
	v_fmac_f32_e32 v8, v175, v44
	v_fmac_f32_e32 v7, v175, v43
	v_fmac_f32_e32 v10, v167, v42
	v_fmac_f32_e32 v9, v167, v41
	v_fmac_f32_e32 v12, v167, v44
	v_fmac_f32_e32 v11, v167, v43
	v_fmac_f32_e32 v2, v171, v42
	v_fmac_f32_e32 v1, v171, v41
	v_fmac_f32_e32 v4, v171, v44
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v3, v171, v43 :: v_dual_fmac_f32 v18, v164, v46
	v_fmac_f32_e32 v17, v164, v45
	v_fmac_f32_e32 v20, v164, v48
	v_fmac_f32_e32 v19, v164, v47
	v_fmac_f32_e32 v26, v192, v46
	v_fmac_f32_e32 v25, v192, v45
	v_fmac_f32_e32 v28, v192, v48
	v_fmac_f32_e32 v27, v192, v47
	v_fmac_f32_e32 v30, v188, v46
	v_fmac_f32_e32 v29, v188, v45
	v_fmac_f32_e32 v32, v188, v48
	v_fmac_f32_e32 v31, v188, v47
	v_fmac_f32_e32 v22, v184, v46
	v_fmac_f32_e32 v21, v184, v45
	v_fmac_f32_e32 v24, v184, v48
	v_fmac_f32_e32 v23, v184, v47
	v_fmac_f32_e32 v14, v180, v46
	v_fmac_f32_e32 v13, v180, v45
	v_fmac_f32_e32 v16, v180, v48
	v_fmac_f32_e32 v15, v180, v47
	v_fmac_f32_e32 v6, v176, v46
	v_fmac_f32_e32 v5, v176, v45
	v_fmac_f32_e32 v8, v176, v48
	v_fmac_f32_e32 v7, v176, v47
	v_fmac_f32_e32 v10, v168, v46
	v_fmac_f32_e32 v9, v168, v45
	v_fmac_f32_e32 v12, v168, v48
	v_fmac_f32_e32 v11, v168, v47
	v_fmac_f32_e32 v2, v172, v46
	v_fmac_f32_e32 v1, v172, v45
	v_fmac_f32_e32 v4, v172, v48
	v_fmac_f32_e32 v3, v172, v47
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[41:44], v0 offset:13824
	ds_load_b128 v[45:48], v0 offset:14080
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v18, v129, v34
	v_fmac_f32_e32 v17, v129, v33
	v_fmac_f32_e32 v20, v129, v36
	v_fmac_f32_e32 v19, v129, v35
	v_fmac_f32_e32 v26, v157, v34
	v_fmac_f32_e32 v25, v157, v33
	v_fmac_f32_e32 v28, v157, v36
	v_fmac_f32_e32 v27, v157, v35
	v_fmac_f32_e32 v30, v153, v34
	v_fmac_f32_e32 v29, v153, v33
	v_fmac_f32_e32 v32, v153, v36
	v_fmac_f32_e32 v31, v153, v35
	v_fmac_f32_e32 v22, v149, v34
	v_fmac_f32_e32 v21, v149, v33
	v_fmac_f32_e32 v24, v149, v36
	v_fmac_f32_e32 v23, v149, v35
	v_fmac_f32_e32 v14, v145, v34
	v_fmac_f32_e32 v13, v145, v33
	v_fmac_f32_e32 v16, v145, v36
	v_fmac_f32_e32 v15, v145, v35
	v_fmac_f32_e32 v6, v141, v34
	v_fmac_f32_e32 v5, v141, v33
	v_fmac_f32_e32 v8, v141, v36
	v_fmac_f32_e32 v7, v141, v35
	v_fmac_f32_e32 v10, v133, v34
	v_fmac_f32_e32 v9, v133, v33
	v_fmac_f32_e32 v12, v133, v36
	v_fmac_f32_e32 v11, v133, v35
	v_fmac_f32_e32 v2, v137, v34
	v_fmac_f32_e32 v1, v137, v33
	v_fmac_f32_e32 v4, v137, v36
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v3, v137, v35 :: v_dual_fmac_f32 v18, v130, v38
	v_fmac_f32_e32 v17, v130, v37
	v_fmac_f32_e32 v20, v130, v40
	v_fmac_f32_e32 v19, v130, v39
	v_fmac_f32_e32 v26, v158, v38
	v_fmac_f32_e32 v25, v158, v37
	v_fmac_f32_e32 v28, v158, v40
	v_fmac_f32_e32 v27, v158, v39
	v_fmac_f32_e32 v30, v154, v38
	v_fmac_f32_e32 v29, v154, v37
	v_fmac_f32_e32 v32, v154, v40
	v_fmac_f32_e32 v31, v154, v39
	v_fmac_f32_e32 v22, v150, v38
	v_fmac_f32_e32 v21, v150, v37
	v_fmac_f32_e32 v24, v150, v40
	v_fmac_f32_e32 v23, v150, v39
	v_fmac_f32_e32 v14, v146, v38
	v_fmac_f32_e32 v13, v146, v37
	v_fmac_f32_e32 v16, v146, v40
	v_fmac_f32_e32 v15, v146, v39
	v_fmac_f32_e32 v6, v142, v38
	v_fmac_f32_e32 v5, v142, v37
	v_fmac_f32_e32 v8, v142, v40
	v_fmac_f32_e32 v7, v142, v39
	v_fmac_f32_e32 v10, v134, v38
	v_fmac_f32_e32 v9, v134, v37
	v_fmac_f32_e32 v12, v134, v40
	v_fmac_f32_e32 v11, v134, v39
	v_fmac_f32_e32 v2, v138, v38
	v_fmac_f32_e32 v1, v138, v37
	v_fmac_f32_e32 v4, v138, v40
	v_fmac_f32_e32 v3, v138, v39
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[33:36], v0 offset:14336
	ds_load_b128 v[37:40], v0 offset:14592
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v18, v131, v42
	v_fmac_f32_e32 v17, v131, v41
	v_fmac_f32_e32 v20, v131, v44
	v_fmac_f32_e32 v19, v131, v43
	v_fmac_f32_e32 v26, v159, v42
	v_fmac_f32_e32 v25, v159, v41
	v_fmac_f32_e32 v28, v159, v44
	v_fmac_f32_e32 v27, v159, v43
	v_fmac_f32_e32 v30, v155, v42
	v_fmac_f32_e32 v29, v155, v41
	v_fmac_f32_e32 v32, v155, v44
	v_fmac_f32_e32 v31, v155, v43
	v_fmac_f32_e32 v22, v151, v42
	v_fmac_f32_e32 v21, v151, v41
	v_fmac_f32_e32 v24, v151, v44
	v_fmac_f32_e32 v23, v151, v43
	v_fmac_f32_e32 v14, v147, v42
	v_fmac_f32_e32 v13, v147, v41
	v_fmac_f32_e32 v16, v147, v44
	v_fmac_f32_e32 v15, v147, v43
	v_fmac_f32_e32 v6, v143, v42
	v_fmac_f32_e32 v5, v143, v41
	v_fmac_f32_e32 v8, v143, v44
	v_fmac_f32_e32 v7, v143, v43
	v_fmac_f32_e32 v10, v135, v42
	v_fmac_f32_e32 v9, v135, v41
	v_fmac_f32_e32 v12, v135, v44
	v_fmac_f32_e32 v11, v135, v43
	v_fmac_f32_e32 v2, v139, v42
	v_fmac_f32_e32 v1, v139, v41
	v_fmac_f32_e32 v4, v139, v44
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v3, v139, v43 :: v_dual_fmac_f32 v18, v132, v46
	v_fmac_f32_e32 v17, v132, v45
	v_fmac_f32_e32 v20, v132, v48
	v_fmac_f32_e32 v19, v132, v47
	v_fmac_f32_e32 v26, v160, v46
	v_fmac_f32_e32 v25, v160, v45
	v_fmac_f32_e32 v28, v160, v48
	v_fmac_f32_e32 v27, v160, v47
	v_fmac_f32_e32 v30, v156, v46
	v_fmac_f32_e32 v29, v156, v45
	v_fmac_f32_e32 v32, v156, v48
	v_fmac_f32_e32 v31, v156, v47
	v_fmac_f32_e32 v22, v152, v46
	v_fmac_f32_e32 v21, v152, v45
	v_fmac_f32_e32 v24, v152, v48
	v_fmac_f32_e32 v23, v152, v47
	v_fmac_f32_e32 v14, v148, v46
	v_fmac_f32_e32 v13, v148, v45
	v_fmac_f32_e32 v16, v148, v48
	v_fmac_f32_e32 v15, v148, v47
	v_fmac_f32_e32 v6, v144, v46
	v_fmac_f32_e32 v5, v144, v45
	v_fmac_f32_e32 v8, v144, v48
	v_fmac_f32_e32 v7, v144, v47
	v_fmac_f32_e32 v10, v136, v46
	v_fmac_f32_e32 v9, v136, v45
	v_fmac_f32_e32 v12, v136, v48
	v_fmac_f32_e32 v11, v136, v47
	v_fmac_f32_e32 v2, v140, v46
	v_fmac_f32_e32 v1, v140, v45
	v_fmac_f32_e32 v4, v140, v48
	v_fmac_f32_e32 v3, v140, v47
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[41:44], v0 offset:14848
	ds_load_b128 v[45:48], v0 offset:15104
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_fmac_f32_e32 v22, v49, v34
	v_fmac_f32_e32 v21, v49, v33
	v_fmac_f32_e32 v24, v49, v36
	v_fmac_f32_e32 v23, v49, v35
	v_fmac_f32_e32 v20, v125, v36
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v22, v50, v38
	v_fmac_f32_e32 v21, v50, v37
	v_fmac_f32_e32 v24, v50, v40
	v_fmac_f32_e32 v23, v50, v39
	v_dual_fmac_f32 v19, v125, v35 :: v_dual_fmac_f32 v20, v126, v40
	v_fmac_f32_e32 v28, v121, v36
	v_fmac_f32_e32 v27, v121, v35
	v_fmac_f32_e32 v32, v117, v36
	v_fmac_f32_e32 v31, v117, v35
	v_fmac_f32_e32 v19, v126, v39
	v_fmac_f32_e32 v28, v122, v40
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v27, v122, v39 :: v_dual_fmac_f32 v22, v51, v42
	v_fmac_f32_e32 v21, v51, v41
	v_fmac_f32_e32 v24, v51, v44
	v_dual_fmac_f32 v23, v51, v43 :: v_dual_fmac_f32 v32, v118, v40
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v22, v52, v46
	v_fmac_f32_e32 v21, v52, v45
	v_fmac_f32_e32 v24, v52, v48
	v_fmac_f32_e32 v23, v52, v47
	scratch_load_b128 v[49:52], off, off offset:328 ; 16-byte Folded Reload
	v_dual_fmac_f32 v31, v118, v39 :: v_dual_fmac_f32 v20, v127, v44
	v_fmac_f32_e32 v19, v127, v43
	v_fmac_f32_e32 v28, v123, v44
	v_fmac_f32_e32 v27, v123, v43
	v_fmac_f32_e32 v32, v119, v44
	v_dual_fmac_f32 v31, v119, v43 :: v_dual_fmac_f32 v20, v128, v48
	v_fmac_f32_e32 v19, v128, v47
	v_fmac_f32_e32 v28, v124, v48
	v_fmac_f32_e32 v27, v124, v47
	v_fmac_f32_e32 v32, v120, v48
	v_dual_fmac_f32 v31, v120, v47 :: v_dual_fmac_f32 v18, v125, v34
	v_fmac_f32_e32 v17, v125, v33
	v_fmac_f32_e32 v26, v121, v34
	v_fmac_f32_e32 v25, v121, v33
	v_fmac_f32_e32 v30, v117, v34
	v_dual_fmac_f32 v29, v117, v33 :: v_dual_fmac_f32 v18, v126, v38
	v_fmac_f32_e32 v17, v126, v37
	v_fmac_f32_e32 v26, v122, v38
	v_fmac_f32_e32 v25, v122, v37
	v_fmac_f32_e32 v30, v118, v38
	v_dual_fmac_f32 v29, v118, v37 :: v_dual_fmac_f32 v18, v127, v42
	v_fmac_f32_e32 v17, v127, v41
	v_fmac_f32_e32 v26, v123, v42
	v_fmac_f32_e32 v25, v123, v41
	v_fmac_f32_e32 v30, v119, v42
	v_fmac_f32_e32 v18, v128, v46
	v_fmac_f32_e32 v17, v128, v45
	v_dual_fmac_f32 v29, v119, v41 :: v_dual_fmac_f32 v26, v124, v46
	v_fmac_f32_e32 v25, v124, v45
	v_fmac_f32_e32 v30, v120, v46
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v4, v53, v36
	v_fmac_f32_e32 v3, v53, v35
	v_fmac_f32_e32 v2, v53, v34
	v_fmac_f32_e32 v1, v53, v33
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v29, v120, v45 :: v_dual_fmac_f32 v4, v54, v40
	v_fmac_f32_e32 v3, v54, v39
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v2, v54, v38
	v_dual_fmac_f32 v1, v54, v37 :: v_dual_fmac_f32 v4, v55, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v3, v55, v43
	v_fmac_f32_e32 v2, v55, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v1, v55, v41 :: v_dual_fmac_f32 v4, v56, v48
	v_fmac_f32_e32 v3, v56, v47
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v2, v56, v46
	v_fmac_f32_e32 v1, v56, v45
	scratch_load_b128 v[53:56], off, off offset:152 ; 16-byte Folded Reload
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v14, v49, v34
	v_fmac_f32_e32 v13, v49, v33
	v_fmac_f32_e32 v16, v49, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v49, v35 :: v_dual_fmac_f32 v14, v50, v38
	v_fmac_f32_e32 v13, v50, v37
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v16, v50, v40
	v_dual_fmac_f32 v15, v50, v39 :: v_dual_fmac_f32 v14, v51, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v13, v51, v41
	v_fmac_f32_e32 v16, v51, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v51, v43 :: v_dual_fmac_f32 v14, v52, v46
	v_fmac_f32_e32 v13, v52, v45
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v16, v52, v48
	v_fmac_f32_e32 v15, v52, v47
	scratch_load_b128 v[49:52], off, off offset:312 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v6, v49, v34
	v_fmac_f32_e32 v5, v49, v33
	v_fmac_f32_e32 v8, v49, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v7, v49, v35 :: v_dual_fmac_f32 v6, v50, v38
	v_fmac_f32_e32 v5, v50, v37
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v8, v50, v40
	v_dual_fmac_f32 v7, v50, v39 :: v_dual_fmac_f32 v6, v51, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v5, v51, v41
	v_fmac_f32_e32 v8, v51, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v7, v51, v43 :: v_dual_fmac_f32 v6, v52, v46
	v_fmac_f32_e32 v5, v52, v45
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v8, v52, v48
	v_fmac_f32_e32 v7, v52, v47
	scratch_load_b128 v[49:52], off, off offset:280 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v12, v49, v36
	v_fmac_f32_e32 v11, v49, v35
	v_fmac_f32_e32 v10, v49, v34
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v9, v49, v33 :: v_dual_fmac_f32 v12, v50, v40
	v_fmac_f32_e32 v11, v50, v39
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v10, v50, v38
	v_fmac_f32_e32 v9, v50, v37
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[33:36], v0 offset:15360
	ds_load_b128 v[37:40], v0 offset:15616
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v12, v51, v44
	v_fmac_f32_e32 v11, v51, v43
	v_fmac_f32_e32 v10, v51, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v9, v51, v41 :: v_dual_fmac_f32 v12, v52, v48
	v_fmac_f32_e32 v11, v52, v47
	scratch_load_b128 v[47:50], off, off offset:264 ; 16-byte Folded Reload
	v_fmac_f32_e32 v10, v52, v46
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v9, v52, v45 :: v_dual_fmac_f32 v2, v53, v34
	v_fmac_f32_e32 v1, v53, v33
	v_fmac_f32_e32 v4, v53, v36
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v3, v53, v35 :: v_dual_fmac_f32 v2, v54, v38
	v_fmac_f32_e32 v1, v54, v37
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v4, v54, v40
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v3, v54, v39 :: v_dual_fmac_f32 v18, v47, v34
	v_fmac_f32_e32 v17, v47, v33
	v_fmac_f32_e32 v20, v47, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v19, v47, v35 :: v_dual_fmac_f32 v18, v48, v38
	v_fmac_f32_e32 v17, v48, v37
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v20, v48, v40
	v_fmac_f32_e32 v19, v48, v39
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[41:44], v0 offset:15872
	ds_load_b128 v[45:48], v0 offset:16128
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v18, v49, v42
	v_fmac_f32_e32 v17, v49, v41
	v_fmac_f32_e32 v20, v49, v44
	v_dual_fmac_f32 v19, v49, v43 :: v_dual_fmac_f32 v2, v55, v42
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v18, v50, v46
	v_fmac_f32_e32 v17, v50, v45
	v_fmac_f32_e32 v20, v50, v48
	v_fmac_f32_e32 v19, v50, v47
	scratch_load_b128 v[49:52], off, off offset:248 ; 16-byte Folded Reload
	v_dual_fmac_f32 v1, v55, v41 :: v_dual_fmac_f32 v2, v56, v46
	v_fmac_f32_e32 v4, v55, v44
	v_fmac_f32_e32 v3, v55, v43
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v1, v56, v45
	v_fmac_f32_e32 v4, v56, v48
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v3, v56, v47 :: v_dual_fmac_f32 v26, v49, v34
	v_fmac_f32_e32 v25, v49, v33
	v_fmac_f32_e32 v28, v49, v36
	v_dual_fmac_f32 v27, v49, v35 :: v_dual_fmac_f32 v26, v50, v38
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v25, v50, v37
	v_fmac_f32_e32 v28, v50, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v27, v50, v39 :: v_dual_fmac_f32 v26, v51, v42
	v_fmac_f32_e32 v25, v51, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v28, v51, v44
	v_dual_fmac_f32 v27, v51, v43 :: v_dual_fmac_f32 v26, v52, v46
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v25, v52, v45
	v_fmac_f32_e32 v28, v52, v48
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v27, v52, v47
	scratch_load_b128 v[49:52], off, off offset:216 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v30, v49, v34
	v_fmac_f32_e32 v29, v49, v33
	v_fmac_f32_e32 v32, v49, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v31, v49, v35 :: v_dual_fmac_f32 v30, v50, v38
	v_fmac_f32_e32 v29, v50, v37
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v32, v50, v40
	v_dual_fmac_f32 v31, v50, v39 :: v_dual_fmac_f32 v30, v51, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v29, v51, v41
	v_fmac_f32_e32 v32, v51, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v31, v51, v43 :: v_dual_fmac_f32 v30, v52, v46
	v_fmac_f32_e32 v29, v52, v45
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v32, v52, v48
	v_fmac_f32_e32 v31, v52, v47
	scratch_load_b128 v[49:52], off, off offset:200 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v22, v49, v34
	v_fmac_f32_e32 v21, v49, v33
	v_fmac_f32_e32 v24, v49, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v23, v49, v35 :: v_dual_fmac_f32 v22, v50, v38
	v_fmac_f32_e32 v21, v50, v37
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v24, v50, v40
	v_dual_fmac_f32 v23, v50, v39 :: v_dual_fmac_f32 v22, v51, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v21, v51, v41
	v_fmac_f32_e32 v24, v51, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v23, v51, v43 :: v_dual_fmac_f32 v22, v52, v46
	v_fmac_f32_e32 v21, v52, v45
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v24, v52, v48
	v_fmac_f32_e32 v23, v52, v47
	scratch_load_b128 v[49:52], off, off offset:184 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v14, v49, v34
	v_fmac_f32_e32 v13, v49, v33
	v_fmac_f32_e32 v16, v49, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v49, v35 :: v_dual_fmac_f32 v14, v50, v38
	v_fmac_f32_e32 v13, v50, v37
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v16, v50, v40
	v_dual_fmac_f32 v15, v50, v39 :: v_dual_fmac_f32 v14, v51, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v13, v51, v41
	v_fmac_f32_e32 v16, v51, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v51, v43 :: v_dual_fmac_f32 v14, v52, v46
	v_fmac_f32_e32 v13, v52, v45
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v16, v52, v48
	v_fmac_f32_e32 v15, v52, v47
	scratch_load_b128 v[49:52], off, off offset:168 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v6, v49, v34
	v_fmac_f32_e32 v5, v49, v33
	v_fmac_f32_e32 v8, v49, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v7, v49, v35 :: v_dual_fmac_f32 v6, v50, v38
	v_fmac_f32_e32 v5, v50, v37
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v8, v50, v40
	v_dual_fmac_f32 v7, v50, v39 :: v_dual_fmac_f32 v6, v51, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v5, v51, v41
	v_fmac_f32_e32 v8, v51, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v7, v51, v43 :: v_dual_fmac_f32 v6, v52, v46
	v_fmac_f32_e32 v5, v52, v45
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v8, v52, v48
	v_fmac_f32_e32 v7, v52, v47
	scratch_load_b128 v[49:52], off, off offset:120 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v10, v49, v34
	v_fmac_f32_e32 v9, v49, v33
	v_fmac_f32_e32 v12, v49, v36
	v_fmac_f32_e32 v11, v49, v35
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt_vscnt null, 0x0
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v10, v50, v38
	v_fmac_f32_e32 v9, v50, v37
	.loc	1 22 13                         ; matrices.py:22:13
	s_barrier
	buffer_gl0_inv
	s_clause 0x1                            ; 20-byte Folded Reload
	scratch_load_b32 v33, off, off offset:376
	scratch_load_b128 v[34:37], off, off offset:24
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v12, v50, v40
	v_dual_fmac_f32 v11, v50, v39 :: v_dual_fmac_f32 v10, v51, v42
	v_fmac_f32_e32 v9, v51, v41
	scratch_load_b64 v[39:40], off, off offset:16 ; 8-byte Folded Reload
	v_fmac_f32_e32 v12, v51, v44
	v_dual_fmac_f32 v11, v51, v43 :: v_dual_fmac_f32 v10, v52, v46
	v_fmac_f32_e32 v9, v52, v45
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v12, v52, v48
	v_fmac_f32_e32 v11, v52, v47
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(1)
	ds_store_b128 v33, v[34:37]
	scratch_load_b128 v[34:37], off, off offset:56 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	ds_store_b128 v33, v[34:37] offset:2048
	scratch_load_b128 v[34:37], off, off offset:40 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	ds_store_b128 v33, v[34:37] offset:4096
	scratch_load_b128 v[34:37], off, off offset:88 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	ds_store_b128 v33, v[34:37] offset:6144
	.loc	1 23 13                         ; matrices.py:23:13
	scratch_load_b128 v[34:37], off, off offset:72 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	ds_store_b128 v33, v[34:37] offset:8192
	scratch_load_b128 v[34:37], off, off offset:136 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	ds_store_b128 v33, v[34:37] offset:10240
	scratch_load_b128 v[34:37], off, off offset:104 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	ds_store_b128 v33, v[34:37] offset:12288
	scratch_load_b128 v[34:37], off, off offset:232 ; 16-byte Folded Reload
	s_waitcnt vmcnt(0)
	ds_store_b128 v33, v[34:37] offset:14336
	s_clause 0x1                            ; 16-byte Folded Reload
	scratch_load_b64 v[35:36], off, off
	scratch_load_b64 v[37:38], off, off offset:8
	.loc	1 21 5                          ; matrices.py:21:5
	s_waitcnt vmcnt(1)
	v_add_co_u32 v35, vcc_lo, 0x80, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v36, null, 0, v36, vcc_lo
	s_waitcnt vmcnt(0)
	v_add_co_u32 v37, vcc_lo, 0x80, v37
	v_add_co_ci_u32_e64 v38, null, 0, v38, vcc_lo
	v_add_co_u32 v39, vcc_lo, 0x80, v39
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v40, null, 0, v40, vcc_lo
	v_add_co_u32 v253, vcc_lo, 0x80, v253
	v_add_co_ci_u32_e64 v254, null, 0, v254, vcc_lo
	s_cbranch_scc0 .LBB0_35
.LBB0_19:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 22 32                         ; matrices.py:22:32
	scratch_load_b64 v[33:34], off, off offset:364 ; 8-byte Folded Reload
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v44, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s11, v33
	.loc	1 22 13 is_stmt 0               ; matrices.py:22:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_21
; %bb.20:                               ;   in Loop: Header=BB0_19 Depth=1
	global_load_b128 v[41:44], v[253:254], off
.LBB0_21:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0 13                          ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v52, 0
	v_mov_b32_e32 v51, 0
	.loc	1 22 13                         ; matrices.py:22:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_23
; %bb.22:                               ;   in Loop: Header=BB0_19 Depth=1
	global_load_b128 v[49:52], v[39:40], off
.LBB0_23:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0 13                          ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v47, 0
	v_mov_b32_e32 v48, 0
	.loc	1 22 13                         ; matrices.py:22:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_25
; %bb.24:                               ;   in Loop: Header=BB0_19 Depth=1
	global_load_b128 v[45:48], v[37:38], off
.LBB0_25:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0 13                          ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	v_dual_mov_b32 v77, 0 :: v_dual_mov_b32 v82, 0
	v_dual_mov_b32 v81, 0 :: v_dual_mov_b32 v84, 0
	v_mov_b32_e32 v83, 0
	.loc	1 22 13                         ; matrices.py:22:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_27
; %bb.26:                               ;   in Loop: Header=BB0_19 Depth=1
	global_load_b128 v[81:84], v[35:36], off
.LBB0_27:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0 13                          ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	s_waitcnt vmcnt(0)
	s_clause 0x5                            ; 72-byte Folded Spill
	scratch_store_b128 off, v[49:52], off offset:56
	scratch_store_b128 off, v[45:48], off offset:40
	scratch_store_b128 off, v[41:44], off offset:24
	scratch_store_b64 off, v[39:40], off offset:16
	scratch_store_b64 off, v[37:38], off offset:8
	scratch_store_b64 off, v[35:36], off
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	1 23 33 is_stmt 1               ; matrices.py:23:33
	scratch_load_b32 v33, off, off offset:372 ; 4-byte Folded Reload
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[113:116], v255
	ds_load_b128 v[37:40], v255 offset:16
	ds_load_b128 v[225:228], v255 offset:32
	ds_load_b128 v[193:196], v255 offset:48
	ds_load_b128 v[161:164], v255 offset:64
	ds_load_b128 v[129:132], v255 offset:80
	v_dual_mov_b32 v78, 0 :: v_dual_mov_b32 v79, 0
	v_mov_b32_e32 v80, 0
	.loc	1 23 33                         ; matrices.py:23:33
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s11, v33
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[125:128], v255 offset:96
	ds_load_b128 v[33:36], v255 offset:112
	s_waitcnt lgkmcnt(0)
	scratch_store_b128 off, v[33:36], off offset:264 ; 16-byte Folded Spill
	ds_load_b128 v[109:112], v255 offset:128
	ds_load_b128 v[57:60], v255 offset:144
	ds_load_b128 v[33:36], v255 offset:160
	ds_load_b128 v[221:224], v255 offset:176
	ds_load_b128 v[189:192], v255 offset:192
	ds_load_b128 v[157:160], v255 offset:208
	ds_load_b128 v[121:124], v255 offset:224
	ds_load_b128 v[41:44], v255 offset:240
	s_waitcnt lgkmcnt(0)
	scratch_store_b128 off, v[41:44], off offset:248 ; 16-byte Folded Spill
	ds_load_b128 v[105:108], v255 offset:256
	ds_load_b128 v[73:76], v255 offset:272
	ds_load_b128 v[249:252], v255 offset:288
	ds_load_b128 v[217:220], v255 offset:304
	ds_load_b128 v[185:188], v255 offset:320
	ds_load_b128 v[153:156], v255 offset:336
	ds_load_b128 v[117:120], v255 offset:352
	ds_load_b128 v[41:44], v255 offset:368
	s_waitcnt lgkmcnt(0)
	scratch_store_b128 off, v[41:44], off offset:216 ; 16-byte Folded Spill
	ds_load_b128 v[101:104], v255 offset:384
	ds_load_b128 v[61:64], v255 offset:400
	ds_load_b128 v[245:248], v255 offset:416
	ds_load_b128 v[213:216], v255 offset:432
	ds_load_b128 v[181:184], v255 offset:448
	ds_load_b128 v[149:152], v255 offset:464
	ds_load_b128 v[41:44], v255 offset:480
	s_waitcnt lgkmcnt(0)
	scratch_store_b128 off, v[41:44], off offset:344 ; 16-byte Folded Spill
	ds_load_b128 v[41:44], v255 offset:496
	s_waitcnt lgkmcnt(0)
	scratch_store_b128 off, v[41:44], off offset:200 ; 16-byte Folded Spill
	ds_load_b128 v[97:100], v255 offset:4096
	ds_load_b128 v[53:56], v255 offset:4112
	ds_load_b128 v[241:244], v255 offset:4128
	ds_load_b128 v[209:212], v255 offset:4144
	ds_load_b128 v[177:180], v255 offset:4160
	ds_load_b128 v[145:148], v255 offset:4176
	ds_load_b128 v[41:44], v255 offset:4192
	s_waitcnt lgkmcnt(0)
	scratch_store_b128 off, v[41:44], off offset:328 ; 16-byte Folded Spill
	ds_load_b128 v[41:44], v255 offset:4208
	s_waitcnt lgkmcnt(0)
	scratch_store_b128 off, v[41:44], off offset:184 ; 16-byte Folded Spill
	ds_load_b128 v[93:96], v255 offset:4224
	ds_load_b128 v[49:52], v255 offset:4240
	ds_load_b128 v[237:240], v255 offset:4256
	ds_load_b128 v[205:208], v255 offset:4272
	ds_load_b128 v[173:176], v255 offset:4288
	ds_load_b128 v[141:144], v255 offset:4304
	ds_load_b128 v[41:44], v255 offset:4320
	s_waitcnt lgkmcnt(0)
	scratch_store_b128 off, v[41:44], off offset:312 ; 16-byte Folded Spill
	ds_load_b128 v[41:44], v255 offset:4336
	s_waitcnt lgkmcnt(0)
	scratch_store_b128 off, v[41:44], off offset:168 ; 16-byte Folded Spill
	ds_load_b128 v[69:72], v255 offset:4352
	ds_load_b128 v[41:44], v255 offset:4368
	ds_load_b128 v[229:232], v255 offset:4384
	ds_load_b128 v[197:200], v255 offset:4400
	ds_load_b128 v[165:168], v255 offset:4416
	ds_load_b128 v[133:136], v255 offset:4432
	ds_load_b128 v[45:48], v255 offset:4448
	s_waitcnt lgkmcnt(0)
	scratch_store_b128 off, v[45:48], off offset:280 ; 16-byte Folded Spill
	ds_load_b128 v[45:48], v255 offset:4464
	s_waitcnt lgkmcnt(0)
	scratch_store_b128 off, v[45:48], off offset:120 ; 16-byte Folded Spill
	ds_load_b128 v[65:68], v255 offset:4480
	ds_load_b128 v[45:48], v255 offset:4496
	ds_load_b128 v[233:236], v255 offset:4512
	ds_load_b128 v[201:204], v255 offset:4528
	ds_load_b128 v[169:172], v255 offset:4544
	ds_load_b128 v[137:140], v255 offset:4560
	ds_load_b128 v[85:88], v255 offset:4576
	s_waitcnt lgkmcnt(0)
	scratch_store_b128 off, v[85:88], off offset:296 ; 16-byte Folded Spill
	ds_load_b128 v[85:88], v255 offset:4592
	.loc	1 23 13                         ; matrices.py:23:13
	s_waitcnt lgkmcnt(0)
	scratch_store_b128 off, v[85:88], off offset:152 ; 16-byte Folded Spill
	s_and_saveexec_b32 s12, vcc_lo
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	scratch_load_b64 v[77:78], off, off offset:380 ; 8-byte Folded Reload
	.loc	1 26 9 is_stmt 1                ; matrices.py:26:9
	s_waitcnt vmcnt(0)
	v_add_co_u32 v77, s2, s7, v77
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v78, null, s10, v78, s2
	.loc	1 23 13                         ; matrices.py:23:13
	global_load_b128 v[77:80], v[77:78], off
.LBB0_29:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s12
	v_dual_mov_b32 v85, 0 :: v_dual_mov_b32 v90, 0
	v_dual_mov_b32 v89, 0 :: v_dual_mov_b32 v92, 0
	v_mov_b32_e32 v91, 0
	s_waitcnt vmcnt(0)
	scratch_store_b128 off, v[77:80], off offset:72 ; 16-byte Folded Spill
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0 13                          ; matrices.py:0:13
	scratch_load_b64 v[77:78], off, off offset:404 ; 8-byte Folded Reload
	.loc	1 26 9 is_stmt 1                ; matrices.py:26:9
	s_waitcnt vmcnt(0)
	v_add_co_u32 v77, vcc_lo, s7, v77
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v78, null, s10, v78, vcc_lo
	.loc	1 23 13                         ; matrices.py:23:13
	global_load_b128 v[89:92], v[77:78], off
.LBB0_31:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 23 33                         ; matrices.py:23:33
	scratch_load_b32 v77, off, off offset:360 ; 4-byte Folded Reload
	v_dual_mov_b32 v86, 0 :: v_dual_mov_b32 v87, 0
	v_mov_b32_e32 v88, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s11, v77
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_saveexec_b32 s12, vcc_lo
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0 13                          ; matrices.py:0:13
	scratch_load_b64 v[77:78], off, off offset:396 ; 8-byte Folded Reload
	.loc	1 26 9 is_stmt 1                ; matrices.py:26:9
	s_waitcnt vmcnt(0)
	v_add_co_u32 v77, s2, s7, v77
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v78, null, s10, v78, s2
	.loc	1 23 13                         ; matrices.py:23:13
	global_load_b128 v[85:88], v[77:78], off
.LBB0_33:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s12
	v_dual_mov_b32 v77, 0 :: v_dual_mov_b32 v78, 0
	v_dual_mov_b32 v79, 0 :: v_dual_mov_b32 v80, 0
	scratch_store_b128 off, v[89:92], off offset:136 ; 16-byte Folded Spill
	s_waitcnt vmcnt(0)
	s_clause 0x1                            ; 32-byte Folded Spill
	scratch_store_b128 off, v[85:88], off offset:104
	scratch_store_b128 off, v[81:84], off offset:88
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_18
; %bb.34:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0 13                          ; matrices.py:0:13
	scratch_load_b64 v[77:78], off, off offset:388 ; 8-byte Folded Reload
	.loc	1 21 5 is_stmt 1                ; matrices.py:21:5
	s_waitcnt vmcnt(0)
	v_add_co_u32 v77, vcc_lo, s7, v77
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v78, null, s10, v78, vcc_lo
	.loc	1 23 13                         ; matrices.py:23:13
	global_load_b128 v[77:80], v[77:78], off
	s_branch .LBB0_18
.LBB0_35:                               ; %Flow
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_clause 0x5                            ; 28-byte Folded Reload
	scratch_load_b32 v92, off, off offset:372
	scratch_load_b32 v93, off, off offset:428
	scratch_load_b32 v94, off, off offset:432
	scratch_load_b32 v36, off, off offset:436
	scratch_load_b64 v[90:91], off, off offset:420
	scratch_load_b32 v0, off, off offset:412
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v91, 7, v0
	s_branch .LBB0_37
.LBB0_36:
	v_mov_b32_e32 v4, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v1, v4
	v_mov_b32_e32 v12, v4
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v8, v4
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v16, v4
	v_mov_b32_e32 v15, v4
	v_mov_b32_e32 v14, v4
	v_mov_b32_e32 v13, v4
	v_mov_b32_e32 v24, v4
	v_mov_b32_e32 v23, v4
	v_mov_b32_e32 v22, v4
	v_mov_b32_e32 v21, v4
	v_mov_b32_e32 v32, v4
	v_mov_b32_e32 v31, v4
	v_mov_b32_e32 v30, v4
	v_mov_b32_e32 v29, v4
	v_mov_b32_e32 v28, v4
	v_mov_b32_e32 v27, v4
	v_mov_b32_e32 v26, v4
	v_mov_b32_e32 v25, v4
	v_mov_b32_e32 v20, v4
	v_mov_b32_e32 v19, v4
	v_mov_b32_e32 v18, v4
	v_mov_b32_e32 v17, v4
.LBB0_37:                               ; %Flow311
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x18
	s_load_b32 s1, s[0:1], 0x2c
	.loc	1 21 5 is_stmt 1                ; matrices.py:21:5
	s_add_i32 s0, s6, 31
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_lt_i32 s0, 32
	.loc	1 22 13                         ; matrices.py:22:13
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_39
; %bb.38:
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshl_add_u32 v45, v36, 4, 0
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[82:85], v255 offset:4480
	ds_load_b128 v[86:89], v255 offset:4496
	ds_load_b128 v[37:40], v255
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[33:36], v45 offset:8192
	ds_load_b128 v[41:44], v45 offset:8448
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[46:49], v255 offset:16
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[50:53], v45 offset:8704
	ds_load_b128 v[54:57], v45 offset:8960
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v18, v37, v34
	v_fmac_f32_e32 v17, v37, v33
	v_fmac_f32_e32 v20, v37, v36
	v_fmac_f32_e32 v19, v37, v35
	v_fmac_f32_e32 v1, v82, v33
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v18, v38, v42
	v_fmac_f32_e32 v17, v38, v41
	v_fmac_f32_e32 v20, v38, v44
	v_fmac_f32_e32 v19, v38, v43
	v_fmac_f32_e32 v2, v82, v34
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v18, v39, v51
	v_fmac_f32_e32 v17, v39, v50
	v_fmac_f32_e32 v20, v39, v53
	v_fmac_f32_e32 v19, v39, v52
	v_fmac_f32_e32 v3, v82, v35
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v18, v40, v55
	v_fmac_f32_e32 v17, v40, v54
	v_fmac_f32_e32 v20, v40, v57
	v_fmac_f32_e32 v19, v40, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[37:40], v255 offset:128
	ds_load_b128 v[58:61], v255 offset:144
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_fmac_f32 v4, v82, v36 :: v_dual_fmac_f32 v1, v83, v41
	v_fmac_f32_e32 v2, v83, v42
	v_fmac_f32_e32 v3, v83, v43
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v4, v83, v44 :: v_dual_fmac_f32 v1, v84, v50
	v_fmac_f32_e32 v2, v84, v51
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v3, v84, v52
	v_dual_fmac_f32 v4, v84, v53 :: v_dual_fmac_f32 v1, v85, v54
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v2, v85, v55
	v_fmac_f32_e32 v3, v85, v56
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v4, v85, v57
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v26, v37, v34
	v_fmac_f32_e32 v25, v37, v33
	v_fmac_f32_e32 v28, v37, v36
	v_dual_fmac_f32 v27, v37, v35 :: v_dual_fmac_f32 v26, v38, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v25, v38, v41
	v_fmac_f32_e32 v28, v38, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v27, v38, v43
	v_fmac_f32_e32 v26, v39, v51
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v25, v39, v50
	v_fmac_f32_e32 v28, v39, v53
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v27, v39, v52 :: v_dual_fmac_f32 v26, v40, v55
	v_fmac_f32_e32 v25, v40, v54
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v28, v40, v57
	v_fmac_f32_e32 v27, v40, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[37:40], v255 offset:256
	ds_load_b128 v[62:65], v255 offset:272
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v30, v37, v34
	v_fmac_f32_e32 v29, v37, v33
	v_fmac_f32_e32 v32, v37, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v31, v37, v35 :: v_dual_fmac_f32 v30, v38, v42
	v_fmac_f32_e32 v29, v38, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v32, v38, v44
	v_fmac_f32_e32 v31, v38, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v30, v39, v51
	v_fmac_f32_e32 v29, v39, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v32, v39, v53
	v_dual_fmac_f32 v31, v39, v52 :: v_dual_fmac_f32 v30, v40, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v29, v40, v54
	v_fmac_f32_e32 v32, v40, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v31, v40, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[37:40], v255 offset:384
	ds_load_b128 v[66:69], v255 offset:400
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v22, v37, v34
	v_fmac_f32_e32 v21, v37, v33
	v_fmac_f32_e32 v24, v37, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v23, v37, v35 :: v_dual_fmac_f32 v22, v38, v42
	v_fmac_f32_e32 v21, v38, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v24, v38, v44
	v_fmac_f32_e32 v23, v38, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v22, v39, v51
	v_fmac_f32_e32 v21, v39, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v24, v39, v53
	v_dual_fmac_f32 v23, v39, v52 :: v_dual_fmac_f32 v22, v40, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v21, v40, v54
	v_fmac_f32_e32 v24, v40, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v23, v40, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[37:40], v255 offset:4096
	ds_load_b128 v[70:73], v255 offset:4112
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v14, v37, v34
	v_fmac_f32_e32 v13, v37, v33
	v_fmac_f32_e32 v16, v37, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v37, v35 :: v_dual_fmac_f32 v14, v38, v42
	v_fmac_f32_e32 v13, v38, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v16, v38, v44
	v_fmac_f32_e32 v15, v38, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v14, v39, v51
	v_fmac_f32_e32 v13, v39, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v16, v39, v53
	v_dual_fmac_f32 v15, v39, v52 :: v_dual_fmac_f32 v14, v40, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v13, v40, v54
	v_fmac_f32_e32 v16, v40, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v15, v40, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[37:40], v255 offset:4224
	ds_load_b128 v[74:77], v255 offset:4240
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v6, v37, v34
	v_fmac_f32_e32 v5, v37, v33
	v_fmac_f32_e32 v8, v37, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v7, v37, v35 :: v_dual_fmac_f32 v6, v38, v42
	v_fmac_f32_e32 v5, v38, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v8, v38, v44
	v_fmac_f32_e32 v7, v38, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v6, v39, v51
	v_fmac_f32_e32 v5, v39, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v8, v39, v53
	v_dual_fmac_f32 v7, v39, v52 :: v_dual_fmac_f32 v6, v40, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v5, v40, v54
	v_fmac_f32_e32 v8, v40, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v7, v40, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[37:40], v255 offset:4352
	ds_load_b128 v[78:81], v255 offset:4368
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v9, v37, v33
	v_fmac_f32_e32 v10, v37, v34
	v_fmac_f32_e32 v11, v37, v35
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v12, v37, v36 :: v_dual_fmac_f32 v9, v38, v41
	v_fmac_f32_e32 v10, v38, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v11, v38, v43
	v_dual_fmac_f32 v12, v38, v44 :: v_dual_fmac_f32 v9, v39, v50
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v10, v39, v51
	v_fmac_f32_e32 v11, v39, v52
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v12, v39, v53
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[41:44], v45 offset:9728
	ds_load_b128 v[50:53], v45 offset:9984
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v9, v40, v54
	v_fmac_f32_e32 v10, v40, v55
	v_fmac_f32_e32 v11, v40, v56
	v_fmac_f32_e32 v12, v40, v57
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[33:36], v45 offset:9216
	ds_load_b128 v[37:40], v45 offset:9472
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v20, v46, v36
	v_fmac_f32_e32 v19, v46, v35
	v_fmac_f32_e32 v18, v46, v34
	v_fmac_f32_e32 v17, v46, v33
	v_fmac_f32_e32 v28, v58, v36
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v20, v47, v40
	v_fmac_f32_e32 v19, v47, v39
	v_fmac_f32_e32 v27, v58, v35
	v_fmac_f32_e32 v32, v62, v36
	v_fmac_f32_e32 v31, v62, v35
	v_fmac_f32_e32 v24, v66, v36
	v_fmac_f32_e32 v23, v66, v35
	v_fmac_f32_e32 v16, v70, v36
	v_fmac_f32_e32 v15, v70, v35
	v_fmac_f32_e32 v8, v74, v36
	v_fmac_f32_e32 v7, v74, v35
	v_fmac_f32_e32 v12, v78, v36
	v_fmac_f32_e32 v11, v78, v35
	v_fmac_f32_e32 v4, v86, v36
	v_dual_fmac_f32 v3, v86, v35 :: v_dual_fmac_f32 v18, v47, v38
	v_dual_fmac_f32 v17, v47, v37 :: v_dual_fmac_f32 v20, v48, v44
	v_dual_fmac_f32 v19, v48, v43 :: v_dual_fmac_f32 v26, v58, v34
	v_dual_fmac_f32 v25, v58, v33 :: v_dual_fmac_f32 v28, v59, v40
	v_dual_fmac_f32 v27, v59, v39 :: v_dual_fmac_f32 v30, v62, v34
	v_dual_fmac_f32 v29, v62, v33 :: v_dual_fmac_f32 v32, v63, v40
	v_dual_fmac_f32 v31, v63, v39 :: v_dual_fmac_f32 v22, v66, v34
	v_dual_fmac_f32 v21, v66, v33 :: v_dual_fmac_f32 v24, v67, v40
	v_dual_fmac_f32 v23, v67, v39 :: v_dual_fmac_f32 v14, v70, v34
	v_dual_fmac_f32 v13, v70, v33 :: v_dual_fmac_f32 v16, v71, v40
	v_dual_fmac_f32 v15, v71, v39 :: v_dual_fmac_f32 v6, v74, v34
	v_dual_fmac_f32 v5, v74, v33 :: v_dual_fmac_f32 v8, v75, v40
	v_dual_fmac_f32 v7, v75, v39 :: v_dual_fmac_f32 v10, v78, v34
	v_fmac_f32_e32 v9, v78, v33
	v_fmac_f32_e32 v2, v86, v34
	v_dual_fmac_f32 v1, v86, v33 :: v_dual_fmac_f32 v12, v79, v40
	v_fmac_f32_e32 v11, v79, v39
	v_fmac_f32_e32 v4, v87, v40
	v_dual_fmac_f32 v3, v87, v39 :: v_dual_fmac_f32 v20, v49, v53
	v_dual_fmac_f32 v18, v48, v42 :: v_dual_fmac_f32 v19, v49, v52
	v_dual_fmac_f32 v17, v48, v41 :: v_dual_fmac_f32 v26, v59, v38
	v_dual_fmac_f32 v25, v59, v37 :: v_dual_fmac_f32 v28, v60, v44
	v_dual_fmac_f32 v27, v60, v43 :: v_dual_fmac_f32 v30, v63, v38
	v_dual_fmac_f32 v29, v63, v37 :: v_dual_fmac_f32 v32, v64, v44
	v_dual_fmac_f32 v31, v64, v43 :: v_dual_fmac_f32 v22, v67, v38
	v_dual_fmac_f32 v21, v67, v37 :: v_dual_fmac_f32 v24, v68, v44
	v_dual_fmac_f32 v23, v68, v43 :: v_dual_fmac_f32 v14, v71, v38
	v_dual_fmac_f32 v13, v71, v37 :: v_dual_fmac_f32 v16, v72, v44
	v_dual_fmac_f32 v15, v72, v43 :: v_dual_fmac_f32 v6, v75, v38
	v_dual_fmac_f32 v5, v75, v37 :: v_dual_fmac_f32 v8, v76, v44
	v_dual_fmac_f32 v7, v76, v43 :: v_dual_fmac_f32 v10, v79, v38
	v_fmac_f32_e32 v9, v79, v37
	v_fmac_f32_e32 v2, v87, v38
	v_dual_fmac_f32 v1, v87, v37 :: v_dual_fmac_f32 v12, v80, v44
	v_fmac_f32_e32 v11, v80, v43
	v_fmac_f32_e32 v4, v88, v44
	v_fmac_f32_e32 v3, v88, v43
	v_fmac_f32_e32 v18, v49, v51
	v_fmac_f32_e32 v17, v49, v50
	v_fmac_f32_e32 v28, v61, v53
	v_dual_fmac_f32 v26, v60, v42 :: v_dual_fmac_f32 v27, v61, v52
	v_fmac_f32_e32 v25, v60, v41
	v_fmac_f32_e32 v32, v65, v53
	v_dual_fmac_f32 v30, v64, v42 :: v_dual_fmac_f32 v31, v65, v52
	v_fmac_f32_e32 v29, v64, v41
	v_fmac_f32_e32 v24, v69, v53
	v_dual_fmac_f32 v22, v68, v42 :: v_dual_fmac_f32 v23, v69, v52
	v_fmac_f32_e32 v21, v68, v41
	v_fmac_f32_e32 v16, v73, v53
	v_dual_fmac_f32 v14, v72, v42 :: v_dual_fmac_f32 v15, v73, v52
	v_fmac_f32_e32 v13, v72, v41
	v_fmac_f32_e32 v8, v77, v53
	v_dual_fmac_f32 v6, v76, v42 :: v_dual_fmac_f32 v7, v77, v52
	v_fmac_f32_e32 v5, v76, v41
	v_fmac_f32_e32 v12, v81, v53
	v_dual_fmac_f32 v10, v80, v42 :: v_dual_fmac_f32 v11, v81, v52
	v_fmac_f32_e32 v9, v80, v41
	v_fmac_f32_e32 v4, v89, v53
	v_dual_fmac_f32 v2, v88, v42 :: v_dual_fmac_f32 v3, v89, v52
	v_fmac_f32_e32 v1, v88, v41
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:32
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[37:40], v45 offset:10240
	ds_load_b128 v[41:44], v45 offset:10496
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[46:49], v255 offset:48
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v26, v61, v51
	v_fmac_f32_e32 v25, v61, v50
	v_fmac_f32_e32 v30, v65, v51
	v_fmac_f32_e32 v29, v65, v50
	v_fmac_f32_e32 v22, v69, v51
	v_fmac_f32_e32 v21, v69, v50
	v_fmac_f32_e32 v14, v73, v51
	v_fmac_f32_e32 v13, v73, v50
	v_fmac_f32_e32 v6, v77, v51
	v_fmac_f32_e32 v5, v77, v50
	v_fmac_f32_e32 v10, v81, v51
	v_fmac_f32_e32 v9, v81, v50
	v_fmac_f32_e32 v2, v89, v51
	v_fmac_f32_e32 v1, v89, v50
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[50:53], v45 offset:10752
	ds_load_b128 v[54:57], v45 offset:11008
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[82:85], v255 offset:4512
	ds_load_b128 v[86:89], v255 offset:4528
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(6)
	v_fmac_f32_e32 v18, v33, v38
	v_fmac_f32_e32 v17, v33, v37
	v_fmac_f32_e32 v20, v33, v40
	s_waitcnt lgkmcnt(5)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v19, v33, v39 :: v_dual_fmac_f32 v18, v34, v42
	v_fmac_f32_e32 v17, v34, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v20, v34, v44
	v_fmac_f32_e32 v19, v34, v43
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v18, v35, v51
	v_fmac_f32_e32 v17, v35, v50
	v_fmac_f32_e32 v20, v35, v53
	v_fmac_f32_e32 v19, v35, v52
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v1, v82, v37 :: v_dual_fmac_f32 v18, v36, v55
	v_fmac_f32_e32 v17, v36, v54
	v_fmac_f32_e32 v20, v36, v57
	v_fmac_f32_e32 v19, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:160
	ds_load_b128 v[58:61], v255 offset:176
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v2, v82, v38
	v_fmac_f32_e32 v3, v82, v39
	v_dual_fmac_f32 v4, v82, v40 :: v_dual_fmac_f32 v1, v83, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v2, v83, v42
	v_fmac_f32_e32 v3, v83, v43
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v4, v83, v44 :: v_dual_fmac_f32 v1, v84, v50
	v_fmac_f32_e32 v2, v84, v51
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v3, v84, v52
	v_dual_fmac_f32 v4, v84, v53 :: v_dual_fmac_f32 v1, v85, v54
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v2, v85, v55
	v_fmac_f32_e32 v3, v85, v56
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v4, v85, v57
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v26, v33, v38
	v_fmac_f32_e32 v25, v33, v37
	v_fmac_f32_e32 v28, v33, v40
	v_dual_fmac_f32 v27, v33, v39 :: v_dual_fmac_f32 v26, v34, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v25, v34, v41
	v_fmac_f32_e32 v28, v34, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v27, v34, v43
	v_fmac_f32_e32 v26, v35, v51
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v25, v35, v50
	v_fmac_f32_e32 v28, v35, v53
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v27, v35, v52 :: v_dual_fmac_f32 v26, v36, v55
	v_fmac_f32_e32 v25, v36, v54
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v28, v36, v57
	v_fmac_f32_e32 v27, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:288
	ds_load_b128 v[62:65], v255 offset:304
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v30, v33, v38
	v_fmac_f32_e32 v29, v33, v37
	v_fmac_f32_e32 v32, v33, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v31, v33, v39 :: v_dual_fmac_f32 v30, v34, v42
	v_fmac_f32_e32 v29, v34, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v32, v34, v44
	v_fmac_f32_e32 v31, v34, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v30, v35, v51
	v_fmac_f32_e32 v29, v35, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v32, v35, v53
	v_dual_fmac_f32 v31, v35, v52 :: v_dual_fmac_f32 v30, v36, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v29, v36, v54
	v_fmac_f32_e32 v32, v36, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v31, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:416
	ds_load_b128 v[66:69], v255 offset:432
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v22, v33, v38
	v_fmac_f32_e32 v21, v33, v37
	v_fmac_f32_e32 v24, v33, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v23, v33, v39 :: v_dual_fmac_f32 v22, v34, v42
	v_fmac_f32_e32 v21, v34, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v24, v34, v44
	v_fmac_f32_e32 v23, v34, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v22, v35, v51
	v_fmac_f32_e32 v21, v35, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v24, v35, v53
	v_dual_fmac_f32 v23, v35, v52 :: v_dual_fmac_f32 v22, v36, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v21, v36, v54
	v_fmac_f32_e32 v24, v36, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v23, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:4128
	ds_load_b128 v[70:73], v255 offset:4144
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v14, v33, v38
	v_fmac_f32_e32 v13, v33, v37
	v_fmac_f32_e32 v16, v33, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v33, v39 :: v_dual_fmac_f32 v14, v34, v42
	v_fmac_f32_e32 v13, v34, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v16, v34, v44
	v_fmac_f32_e32 v15, v34, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v14, v35, v51
	v_fmac_f32_e32 v13, v35, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v16, v35, v53
	v_dual_fmac_f32 v15, v35, v52 :: v_dual_fmac_f32 v14, v36, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v13, v36, v54
	v_fmac_f32_e32 v16, v36, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v15, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:4256
	ds_load_b128 v[74:77], v255 offset:4272
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v6, v33, v38
	v_fmac_f32_e32 v5, v33, v37
	v_fmac_f32_e32 v8, v33, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v7, v33, v39 :: v_dual_fmac_f32 v6, v34, v42
	v_fmac_f32_e32 v5, v34, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v8, v34, v44
	v_fmac_f32_e32 v7, v34, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v6, v35, v51
	v_fmac_f32_e32 v5, v35, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v8, v35, v53
	v_dual_fmac_f32 v7, v35, v52 :: v_dual_fmac_f32 v6, v36, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v5, v36, v54
	v_fmac_f32_e32 v8, v36, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v7, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:4384
	ds_load_b128 v[78:81], v255 offset:4400
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v9, v33, v37
	v_fmac_f32_e32 v10, v33, v38
	v_fmac_f32_e32 v11, v33, v39
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v12, v33, v40 :: v_dual_fmac_f32 v9, v34, v41
	v_fmac_f32_e32 v10, v34, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v11, v34, v43
	v_dual_fmac_f32 v12, v34, v44 :: v_dual_fmac_f32 v9, v35, v50
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v10, v35, v51
	v_fmac_f32_e32 v11, v35, v52
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v12, v35, v53
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[41:44], v45 offset:11776
	ds_load_b128 v[50:53], v45 offset:12032
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v9, v36, v54
	v_fmac_f32_e32 v10, v36, v55
	v_fmac_f32_e32 v11, v36, v56
	v_fmac_f32_e32 v12, v36, v57
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[33:36], v45 offset:11264
	ds_load_b128 v[37:40], v45 offset:11520
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v20, v46, v36
	v_fmac_f32_e32 v19, v46, v35
	v_fmac_f32_e32 v18, v46, v34
	v_fmac_f32_e32 v17, v46, v33
	v_fmac_f32_e32 v28, v58, v36
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v20, v47, v40
	v_fmac_f32_e32 v19, v47, v39
	v_fmac_f32_e32 v27, v58, v35
	v_fmac_f32_e32 v32, v62, v36
	v_fmac_f32_e32 v31, v62, v35
	v_fmac_f32_e32 v24, v66, v36
	v_fmac_f32_e32 v23, v66, v35
	v_fmac_f32_e32 v16, v70, v36
	v_fmac_f32_e32 v15, v70, v35
	v_fmac_f32_e32 v8, v74, v36
	v_fmac_f32_e32 v7, v74, v35
	v_fmac_f32_e32 v12, v78, v36
	v_fmac_f32_e32 v11, v78, v35
	v_fmac_f32_e32 v4, v86, v36
	v_dual_fmac_f32 v3, v86, v35 :: v_dual_fmac_f32 v18, v47, v38
	v_dual_fmac_f32 v17, v47, v37 :: v_dual_fmac_f32 v20, v48, v44
	v_dual_fmac_f32 v19, v48, v43 :: v_dual_fmac_f32 v26, v58, v34
	v_dual_fmac_f32 v25, v58, v33 :: v_dual_fmac_f32 v28, v59, v40
	v_dual_fmac_f32 v27, v59, v39 :: v_dual_fmac_f32 v30, v62, v34
	v_dual_fmac_f32 v29, v62, v33 :: v_dual_fmac_f32 v32, v63, v40
	v_dual_fmac_f32 v31, v63, v39 :: v_dual_fmac_f32 v22, v66, v34
	v_dual_fmac_f32 v21, v66, v33 :: v_dual_fmac_f32 v24, v67, v40
	v_dual_fmac_f32 v23, v67, v39 :: v_dual_fmac_f32 v14, v70, v34
	v_dual_fmac_f32 v13, v70, v33 :: v_dual_fmac_f32 v16, v71, v40
	v_dual_fmac_f32 v15, v71, v39 :: v_dual_fmac_f32 v6, v74, v34
	v_dual_fmac_f32 v5, v74, v33 :: v_dual_fmac_f32 v8, v75, v40
	v_dual_fmac_f32 v7, v75, v39 :: v_dual_fmac_f32 v10, v78, v34
	v_fmac_f32_e32 v9, v78, v33
	v_fmac_f32_e32 v2, v86, v34
	v_dual_fmac_f32 v1, v86, v33 :: v_dual_fmac_f32 v12, v79, v40
	v_fmac_f32_e32 v11, v79, v39
	v_fmac_f32_e32 v4, v87, v40
	v_dual_fmac_f32 v3, v87, v39 :: v_dual_fmac_f32 v20, v49, v53
	v_dual_fmac_f32 v18, v48, v42 :: v_dual_fmac_f32 v19, v49, v52
	v_dual_fmac_f32 v17, v48, v41 :: v_dual_fmac_f32 v26, v59, v38
	v_dual_fmac_f32 v25, v59, v37 :: v_dual_fmac_f32 v28, v60, v44
	v_dual_fmac_f32 v27, v60, v43 :: v_dual_fmac_f32 v30, v63, v38
	v_dual_fmac_f32 v29, v63, v37 :: v_dual_fmac_f32 v32, v64, v44
	v_dual_fmac_f32 v31, v64, v43 :: v_dual_fmac_f32 v22, v67, v38
	v_dual_fmac_f32 v21, v67, v37 :: v_dual_fmac_f32 v24, v68, v44
	v_dual_fmac_f32 v23, v68, v43 :: v_dual_fmac_f32 v14, v71, v38
	v_dual_fmac_f32 v13, v71, v37 :: v_dual_fmac_f32 v16, v72, v44
	v_dual_fmac_f32 v15, v72, v43 :: v_dual_fmac_f32 v6, v75, v38
	v_dual_fmac_f32 v5, v75, v37 :: v_dual_fmac_f32 v8, v76, v44
	v_dual_fmac_f32 v7, v76, v43 :: v_dual_fmac_f32 v10, v79, v38
	v_fmac_f32_e32 v9, v79, v37
	v_fmac_f32_e32 v2, v87, v38
	v_dual_fmac_f32 v1, v87, v37 :: v_dual_fmac_f32 v12, v80, v44
	v_fmac_f32_e32 v11, v80, v43
	v_fmac_f32_e32 v4, v88, v44
	v_fmac_f32_e32 v3, v88, v43
	v_fmac_f32_e32 v18, v49, v51
	v_fmac_f32_e32 v17, v49, v50
	v_fmac_f32_e32 v28, v61, v53
	v_dual_fmac_f32 v26, v60, v42 :: v_dual_fmac_f32 v27, v61, v52
	v_fmac_f32_e32 v25, v60, v41
	v_fmac_f32_e32 v32, v65, v53
	v_dual_fmac_f32 v30, v64, v42 :: v_dual_fmac_f32 v31, v65, v52
	v_fmac_f32_e32 v29, v64, v41
	v_fmac_f32_e32 v24, v69, v53
	v_dual_fmac_f32 v22, v68, v42 :: v_dual_fmac_f32 v23, v69, v52
	v_fmac_f32_e32 v21, v68, v41
	v_fmac_f32_e32 v16, v73, v53
	v_dual_fmac_f32 v14, v72, v42 :: v_dual_fmac_f32 v15, v73, v52
	v_fmac_f32_e32 v13, v72, v41
	v_fmac_f32_e32 v8, v77, v53
	v_dual_fmac_f32 v6, v76, v42 :: v_dual_fmac_f32 v7, v77, v52
	v_fmac_f32_e32 v5, v76, v41
	v_fmac_f32_e32 v12, v81, v53
	v_dual_fmac_f32 v10, v80, v42 :: v_dual_fmac_f32 v11, v81, v52
	v_fmac_f32_e32 v9, v80, v41
	v_fmac_f32_e32 v4, v89, v53
	v_dual_fmac_f32 v2, v88, v42 :: v_dual_fmac_f32 v3, v89, v52
	v_fmac_f32_e32 v1, v88, v41
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:64
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[37:40], v45 offset:12288
	ds_load_b128 v[41:44], v45 offset:12544
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[46:49], v255 offset:80
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v26, v61, v51
	v_fmac_f32_e32 v25, v61, v50
	v_fmac_f32_e32 v30, v65, v51
	v_fmac_f32_e32 v29, v65, v50
	v_fmac_f32_e32 v22, v69, v51
	v_fmac_f32_e32 v21, v69, v50
	v_fmac_f32_e32 v14, v73, v51
	v_fmac_f32_e32 v13, v73, v50
	v_fmac_f32_e32 v6, v77, v51
	v_fmac_f32_e32 v5, v77, v50
	v_fmac_f32_e32 v10, v81, v51
	v_fmac_f32_e32 v9, v81, v50
	v_fmac_f32_e32 v2, v89, v51
	v_fmac_f32_e32 v1, v89, v50
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[50:53], v45 offset:12800
	ds_load_b128 v[54:57], v45 offset:13056
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[82:85], v255 offset:4544
	ds_load_b128 v[86:89], v255 offset:4560
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(6)
	v_fmac_f32_e32 v18, v33, v38
	v_fmac_f32_e32 v17, v33, v37
	v_fmac_f32_e32 v20, v33, v40
	s_waitcnt lgkmcnt(5)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v19, v33, v39 :: v_dual_fmac_f32 v18, v34, v42
	v_fmac_f32_e32 v17, v34, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v20, v34, v44
	v_fmac_f32_e32 v19, v34, v43
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v18, v35, v51
	v_fmac_f32_e32 v17, v35, v50
	v_fmac_f32_e32 v20, v35, v53
	v_fmac_f32_e32 v19, v35, v52
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v1, v82, v37 :: v_dual_fmac_f32 v18, v36, v55
	v_fmac_f32_e32 v17, v36, v54
	v_fmac_f32_e32 v20, v36, v57
	v_fmac_f32_e32 v19, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:192
	ds_load_b128 v[58:61], v255 offset:208
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v2, v82, v38
	v_fmac_f32_e32 v3, v82, v39
	v_dual_fmac_f32 v4, v82, v40 :: v_dual_fmac_f32 v1, v83, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v2, v83, v42
	v_fmac_f32_e32 v3, v83, v43
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v4, v83, v44 :: v_dual_fmac_f32 v1, v84, v50
	v_fmac_f32_e32 v2, v84, v51
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v3, v84, v52
	v_dual_fmac_f32 v4, v84, v53 :: v_dual_fmac_f32 v1, v85, v54
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v2, v85, v55
	v_fmac_f32_e32 v3, v85, v56
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v4, v85, v57
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v26, v33, v38
	v_fmac_f32_e32 v25, v33, v37
	v_fmac_f32_e32 v28, v33, v40
	v_dual_fmac_f32 v27, v33, v39 :: v_dual_fmac_f32 v26, v34, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v25, v34, v41
	v_fmac_f32_e32 v28, v34, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v27, v34, v43
	v_fmac_f32_e32 v26, v35, v51
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v25, v35, v50
	v_fmac_f32_e32 v28, v35, v53
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v27, v35, v52 :: v_dual_fmac_f32 v26, v36, v55
	v_fmac_f32_e32 v25, v36, v54
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v28, v36, v57
	v_fmac_f32_e32 v27, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:320
	ds_load_b128 v[62:65], v255 offset:336
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v30, v33, v38
	v_fmac_f32_e32 v29, v33, v37
	v_fmac_f32_e32 v32, v33, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v31, v33, v39 :: v_dual_fmac_f32 v30, v34, v42
	v_fmac_f32_e32 v29, v34, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v32, v34, v44
	v_fmac_f32_e32 v31, v34, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v30, v35, v51
	v_fmac_f32_e32 v29, v35, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v32, v35, v53
	v_dual_fmac_f32 v31, v35, v52 :: v_dual_fmac_f32 v30, v36, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v29, v36, v54
	v_fmac_f32_e32 v32, v36, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v31, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:448
	ds_load_b128 v[66:69], v255 offset:464
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v22, v33, v38
	v_fmac_f32_e32 v21, v33, v37
	v_fmac_f32_e32 v24, v33, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v23, v33, v39 :: v_dual_fmac_f32 v22, v34, v42
	v_fmac_f32_e32 v21, v34, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v24, v34, v44
	v_fmac_f32_e32 v23, v34, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v22, v35, v51
	v_fmac_f32_e32 v21, v35, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v24, v35, v53
	v_dual_fmac_f32 v23, v35, v52 :: v_dual_fmac_f32 v22, v36, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v21, v36, v54
	v_fmac_f32_e32 v24, v36, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v23, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:4160
	ds_load_b128 v[70:73], v255 offset:4176
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v14, v33, v38
	v_fmac_f32_e32 v13, v33, v37
	v_fmac_f32_e32 v16, v33, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v33, v39 :: v_dual_fmac_f32 v14, v34, v42
	v_fmac_f32_e32 v13, v34, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v16, v34, v44
	v_fmac_f32_e32 v15, v34, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v14, v35, v51
	v_fmac_f32_e32 v13, v35, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v16, v35, v53
	v_dual_fmac_f32 v15, v35, v52 :: v_dual_fmac_f32 v14, v36, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v13, v36, v54
	v_fmac_f32_e32 v16, v36, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v15, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:4288
	ds_load_b128 v[74:77], v255 offset:4304
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v6, v33, v38
	v_fmac_f32_e32 v5, v33, v37
	v_fmac_f32_e32 v8, v33, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v7, v33, v39 :: v_dual_fmac_f32 v6, v34, v42
	v_fmac_f32_e32 v5, v34, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v8, v34, v44
	v_fmac_f32_e32 v7, v34, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v6, v35, v51
	v_fmac_f32_e32 v5, v35, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v8, v35, v53
	v_dual_fmac_f32 v7, v35, v52 :: v_dual_fmac_f32 v6, v36, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v5, v36, v54
	v_fmac_f32_e32 v8, v36, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v7, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:4416
	ds_load_b128 v[78:81], v255 offset:4432
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v9, v33, v37
	v_fmac_f32_e32 v10, v33, v38
	v_fmac_f32_e32 v11, v33, v39
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v12, v33, v40 :: v_dual_fmac_f32 v9, v34, v41
	v_fmac_f32_e32 v10, v34, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v11, v34, v43
	v_dual_fmac_f32 v12, v34, v44 :: v_dual_fmac_f32 v9, v35, v50
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v10, v35, v51
	v_fmac_f32_e32 v11, v35, v52
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v12, v35, v53
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[41:44], v45 offset:13824
	ds_load_b128 v[50:53], v45 offset:14080
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v9, v36, v54
	v_fmac_f32_e32 v10, v36, v55
	v_fmac_f32_e32 v11, v36, v56
	v_fmac_f32_e32 v12, v36, v57
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[33:36], v45 offset:13312
	ds_load_b128 v[37:40], v45 offset:13568
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v20, v46, v36
	v_fmac_f32_e32 v19, v46, v35
	v_fmac_f32_e32 v18, v46, v34
	v_fmac_f32_e32 v17, v46, v33
	v_fmac_f32_e32 v28, v58, v36
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v20, v47, v40
	v_fmac_f32_e32 v19, v47, v39
	v_fmac_f32_e32 v27, v58, v35
	v_fmac_f32_e32 v32, v62, v36
	v_fmac_f32_e32 v31, v62, v35
	v_fmac_f32_e32 v24, v66, v36
	v_fmac_f32_e32 v23, v66, v35
	v_fmac_f32_e32 v16, v70, v36
	v_fmac_f32_e32 v15, v70, v35
	v_fmac_f32_e32 v8, v74, v36
	v_fmac_f32_e32 v7, v74, v35
	v_fmac_f32_e32 v12, v78, v36
	v_fmac_f32_e32 v11, v78, v35
	v_fmac_f32_e32 v4, v86, v36
	v_dual_fmac_f32 v3, v86, v35 :: v_dual_fmac_f32 v18, v47, v38
	v_dual_fmac_f32 v17, v47, v37 :: v_dual_fmac_f32 v20, v48, v44
	v_dual_fmac_f32 v19, v48, v43 :: v_dual_fmac_f32 v26, v58, v34
	v_dual_fmac_f32 v25, v58, v33 :: v_dual_fmac_f32 v28, v59, v40
	v_dual_fmac_f32 v27, v59, v39 :: v_dual_fmac_f32 v30, v62, v34
	v_dual_fmac_f32 v29, v62, v33 :: v_dual_fmac_f32 v32, v63, v40
	v_dual_fmac_f32 v31, v63, v39 :: v_dual_fmac_f32 v22, v66, v34
	v_dual_fmac_f32 v21, v66, v33 :: v_dual_fmac_f32 v24, v67, v40
	v_dual_fmac_f32 v23, v67, v39 :: v_dual_fmac_f32 v14, v70, v34
	v_dual_fmac_f32 v13, v70, v33 :: v_dual_fmac_f32 v16, v71, v40
	v_dual_fmac_f32 v15, v71, v39 :: v_dual_fmac_f32 v6, v74, v34
	v_dual_fmac_f32 v5, v74, v33 :: v_dual_fmac_f32 v8, v75, v40
	v_dual_fmac_f32 v7, v75, v39 :: v_dual_fmac_f32 v10, v78, v34
	v_fmac_f32_e32 v9, v78, v33
	v_fmac_f32_e32 v2, v86, v34
	v_dual_fmac_f32 v1, v86, v33 :: v_dual_fmac_f32 v12, v79, v40
	v_fmac_f32_e32 v11, v79, v39
	v_fmac_f32_e32 v4, v87, v40
	v_dual_fmac_f32 v3, v87, v39 :: v_dual_fmac_f32 v20, v49, v53
	v_dual_fmac_f32 v18, v48, v42 :: v_dual_fmac_f32 v19, v49, v52
	v_dual_fmac_f32 v17, v48, v41 :: v_dual_fmac_f32 v26, v59, v38
	v_dual_fmac_f32 v25, v59, v37 :: v_dual_fmac_f32 v28, v60, v44
	v_dual_fmac_f32 v27, v60, v43 :: v_dual_fmac_f32 v30, v63, v38
	v_dual_fmac_f32 v29, v63, v37 :: v_dual_fmac_f32 v32, v64, v44
	v_dual_fmac_f32 v31, v64, v43 :: v_dual_fmac_f32 v22, v67, v38
	v_dual_fmac_f32 v21, v67, v37 :: v_dual_fmac_f32 v24, v68, v44
	v_dual_fmac_f32 v23, v68, v43 :: v_dual_fmac_f32 v14, v71, v38
	v_dual_fmac_f32 v13, v71, v37 :: v_dual_fmac_f32 v16, v72, v44
	v_dual_fmac_f32 v15, v72, v43 :: v_dual_fmac_f32 v6, v75, v38
	v_dual_fmac_f32 v5, v75, v37 :: v_dual_fmac_f32 v8, v76, v44
	v_dual_fmac_f32 v7, v76, v43 :: v_dual_fmac_f32 v10, v79, v38
	v_fmac_f32_e32 v9, v79, v37
	v_fmac_f32_e32 v2, v87, v38
	v_dual_fmac_f32 v1, v87, v37 :: v_dual_fmac_f32 v12, v80, v44
	v_fmac_f32_e32 v11, v80, v43
	v_fmac_f32_e32 v4, v88, v44
	v_fmac_f32_e32 v3, v88, v43
	v_fmac_f32_e32 v18, v49, v51
	v_fmac_f32_e32 v17, v49, v50
	v_fmac_f32_e32 v28, v61, v53
	v_dual_fmac_f32 v26, v60, v42 :: v_dual_fmac_f32 v27, v61, v52
	v_fmac_f32_e32 v25, v60, v41
	v_fmac_f32_e32 v32, v65, v53
	v_dual_fmac_f32 v30, v64, v42 :: v_dual_fmac_f32 v31, v65, v52
	v_fmac_f32_e32 v29, v64, v41
	v_fmac_f32_e32 v24, v69, v53
	v_dual_fmac_f32 v22, v68, v42 :: v_dual_fmac_f32 v23, v69, v52
	v_fmac_f32_e32 v21, v68, v41
	v_fmac_f32_e32 v16, v73, v53
	v_dual_fmac_f32 v14, v72, v42 :: v_dual_fmac_f32 v15, v73, v52
	v_fmac_f32_e32 v13, v72, v41
	v_fmac_f32_e32 v8, v77, v53
	v_dual_fmac_f32 v6, v76, v42 :: v_dual_fmac_f32 v7, v77, v52
	v_fmac_f32_e32 v5, v76, v41
	v_fmac_f32_e32 v12, v81, v53
	v_dual_fmac_f32 v10, v80, v42 :: v_dual_fmac_f32 v11, v81, v52
	v_fmac_f32_e32 v9, v80, v41
	v_fmac_f32_e32 v4, v89, v53
	v_dual_fmac_f32 v2, v88, v42 :: v_dual_fmac_f32 v3, v89, v52
	v_fmac_f32_e32 v1, v88, v41
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:96
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[37:40], v45 offset:14336
	ds_load_b128 v[41:44], v45 offset:14592
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[46:49], v255 offset:112
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v26, v61, v51
	v_fmac_f32_e32 v25, v61, v50
	v_fmac_f32_e32 v30, v65, v51
	v_fmac_f32_e32 v29, v65, v50
	v_fmac_f32_e32 v22, v69, v51
	v_fmac_f32_e32 v21, v69, v50
	v_fmac_f32_e32 v14, v73, v51
	v_fmac_f32_e32 v13, v73, v50
	v_fmac_f32_e32 v6, v77, v51
	v_fmac_f32_e32 v5, v77, v50
	v_fmac_f32_e32 v10, v81, v51
	v_fmac_f32_e32 v9, v81, v50
	v_fmac_f32_e32 v2, v89, v51
	v_fmac_f32_e32 v1, v89, v50
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[50:53], v45 offset:14848
	ds_load_b128 v[54:57], v45 offset:15104
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[82:85], v255 offset:4576
	ds_load_b128 v[86:89], v255 offset:4592
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(6)
	v_fmac_f32_e32 v18, v33, v38
	v_fmac_f32_e32 v17, v33, v37
	v_fmac_f32_e32 v20, v33, v40
	s_waitcnt lgkmcnt(5)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v19, v33, v39 :: v_dual_fmac_f32 v18, v34, v42
	v_fmac_f32_e32 v17, v34, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v20, v34, v44
	v_fmac_f32_e32 v19, v34, v43
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v18, v35, v51
	v_fmac_f32_e32 v17, v35, v50
	v_fmac_f32_e32 v20, v35, v53
	v_fmac_f32_e32 v19, v35, v52
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v1, v82, v37 :: v_dual_fmac_f32 v18, v36, v55
	v_fmac_f32_e32 v17, v36, v54
	v_fmac_f32_e32 v20, v36, v57
	v_fmac_f32_e32 v19, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:224
	ds_load_b128 v[58:61], v255 offset:240
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v2, v82, v38
	v_fmac_f32_e32 v3, v82, v39
	v_dual_fmac_f32 v4, v82, v40 :: v_dual_fmac_f32 v1, v83, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v2, v83, v42
	v_fmac_f32_e32 v3, v83, v43
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v4, v83, v44 :: v_dual_fmac_f32 v1, v84, v50
	v_fmac_f32_e32 v2, v84, v51
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v3, v84, v52
	v_dual_fmac_f32 v4, v84, v53 :: v_dual_fmac_f32 v1, v85, v54
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v2, v85, v55
	v_fmac_f32_e32 v3, v85, v56
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v4, v85, v57
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v26, v33, v38
	v_fmac_f32_e32 v25, v33, v37
	v_fmac_f32_e32 v28, v33, v40
	v_dual_fmac_f32 v27, v33, v39 :: v_dual_fmac_f32 v26, v34, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v25, v34, v41
	v_fmac_f32_e32 v28, v34, v44
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v27, v34, v43
	v_fmac_f32_e32 v26, v35, v51
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v25, v35, v50
	v_fmac_f32_e32 v28, v35, v53
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v27, v35, v52 :: v_dual_fmac_f32 v26, v36, v55
	v_fmac_f32_e32 v25, v36, v54
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v28, v36, v57
	v_fmac_f32_e32 v27, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:352
	ds_load_b128 v[62:65], v255 offset:368
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v30, v33, v38
	v_fmac_f32_e32 v29, v33, v37
	v_fmac_f32_e32 v32, v33, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v31, v33, v39 :: v_dual_fmac_f32 v30, v34, v42
	v_fmac_f32_e32 v29, v34, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v32, v34, v44
	v_fmac_f32_e32 v31, v34, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v30, v35, v51
	v_fmac_f32_e32 v29, v35, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v32, v35, v53
	v_dual_fmac_f32 v31, v35, v52 :: v_dual_fmac_f32 v30, v36, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v29, v36, v54
	v_fmac_f32_e32 v32, v36, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v31, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:480
	ds_load_b128 v[66:69], v255 offset:496
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v22, v33, v38
	v_fmac_f32_e32 v21, v33, v37
	v_fmac_f32_e32 v24, v33, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v23, v33, v39 :: v_dual_fmac_f32 v22, v34, v42
	v_fmac_f32_e32 v21, v34, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v24, v34, v44
	v_fmac_f32_e32 v23, v34, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v22, v35, v51
	v_fmac_f32_e32 v21, v35, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v24, v35, v53
	v_dual_fmac_f32 v23, v35, v52 :: v_dual_fmac_f32 v22, v36, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v21, v36, v54
	v_fmac_f32_e32 v24, v36, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v23, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:4192
	ds_load_b128 v[70:73], v255 offset:4208
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v14, v33, v38
	v_fmac_f32_e32 v13, v33, v37
	v_fmac_f32_e32 v16, v33, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v15, v33, v39 :: v_dual_fmac_f32 v14, v34, v42
	v_fmac_f32_e32 v13, v34, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v16, v34, v44
	v_fmac_f32_e32 v15, v34, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v14, v35, v51
	v_fmac_f32_e32 v13, v35, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v16, v35, v53
	v_dual_fmac_f32 v15, v35, v52 :: v_dual_fmac_f32 v14, v36, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v13, v36, v54
	v_fmac_f32_e32 v16, v36, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v15, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:4320
	ds_load_b128 v[74:77], v255 offset:4336
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v6, v33, v38
	v_fmac_f32_e32 v5, v33, v37
	v_fmac_f32_e32 v8, v33, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v7, v33, v39 :: v_dual_fmac_f32 v6, v34, v42
	v_fmac_f32_e32 v5, v34, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v8, v34, v44
	v_fmac_f32_e32 v7, v34, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v6, v35, v51
	v_fmac_f32_e32 v5, v35, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v8, v35, v53
	v_dual_fmac_f32 v7, v35, v52 :: v_dual_fmac_f32 v6, v36, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v5, v36, v54
	v_fmac_f32_e32 v8, v36, v57
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v7, v36, v56
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[33:36], v255 offset:4448
	ds_load_b128 v[78:81], v255 offset:4464
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v9, v33, v37
	v_fmac_f32_e32 v10, v33, v38
	v_fmac_f32_e32 v11, v33, v39
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v12, v33, v40 :: v_dual_fmac_f32 v9, v34, v41
	v_fmac_f32_e32 v10, v34, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v11, v34, v43
	v_dual_fmac_f32 v12, v34, v44 :: v_dual_fmac_f32 v9, v35, v50
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v10, v35, v51
	v_fmac_f32_e32 v11, v35, v52
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v12, v35, v53
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[41:44], v45 offset:15872
	ds_load_b128 v[50:53], v45 offset:16128
	.loc	1 24 17                         ; matrices.py:24:17
	v_fmac_f32_e32 v9, v36, v54
	v_fmac_f32_e32 v10, v36, v55
	v_fmac_f32_e32 v11, v36, v56
	v_fmac_f32_e32 v12, v36, v57
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[33:36], v45 offset:15360
	ds_load_b128 v[37:40], v45 offset:15616
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v20, v46, v36
	v_fmac_f32_e32 v19, v46, v35
	v_fmac_f32_e32 v28, v58, v36
	v_fmac_f32_e32 v27, v58, v35
	v_fmac_f32_e32 v32, v62, v36
	v_fmac_f32_e32 v31, v62, v35
	v_fmac_f32_e32 v24, v66, v36
	v_fmac_f32_e32 v23, v66, v35
	v_fmac_f32_e32 v16, v70, v36
	v_fmac_f32_e32 v15, v70, v35
	v_fmac_f32_e32 v8, v74, v36
	v_fmac_f32_e32 v7, v74, v35
	v_fmac_f32_e32 v12, v78, v36
	v_fmac_f32_e32 v11, v78, v35
	v_fmac_f32_e32 v4, v86, v36
	v_fmac_f32_e32 v3, v86, v35
	v_fmac_f32_e32 v18, v46, v34
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v17, v46, v33 :: v_dual_fmac_f32 v20, v47, v40
	v_dual_fmac_f32 v19, v47, v39 :: v_dual_fmac_f32 v26, v58, v34
	v_dual_fmac_f32 v25, v58, v33 :: v_dual_fmac_f32 v28, v59, v40
	v_dual_fmac_f32 v27, v59, v39 :: v_dual_fmac_f32 v30, v62, v34
	v_dual_fmac_f32 v29, v62, v33 :: v_dual_fmac_f32 v32, v63, v40
	v_dual_fmac_f32 v31, v63, v39 :: v_dual_fmac_f32 v22, v66, v34
	v_dual_fmac_f32 v21, v66, v33 :: v_dual_fmac_f32 v24, v67, v40
	v_dual_fmac_f32 v23, v67, v39 :: v_dual_fmac_f32 v14, v70, v34
	v_dual_fmac_f32 v13, v70, v33 :: v_dual_fmac_f32 v16, v71, v40
	v_dual_fmac_f32 v15, v71, v39 :: v_dual_fmac_f32 v6, v74, v34
	v_dual_fmac_f32 v5, v74, v33 :: v_dual_fmac_f32 v8, v75, v40
	v_dual_fmac_f32 v7, v75, v39 :: v_dual_fmac_f32 v10, v78, v34
	v_fmac_f32_e32 v9, v78, v33
	v_fmac_f32_e32 v2, v86, v34
	v_dual_fmac_f32 v1, v86, v33 :: v_dual_fmac_f32 v12, v79, v40
	v_fmac_f32_e32 v11, v79, v39
	v_fmac_f32_e32 v4, v87, v40
	v_fmac_f32_e32 v3, v87, v39
	v_fmac_f32_e32 v18, v47, v38
	v_dual_fmac_f32 v17, v47, v37 :: v_dual_fmac_f32 v20, v48, v44
	v_dual_fmac_f32 v19, v48, v43 :: v_dual_fmac_f32 v26, v59, v38
	v_dual_fmac_f32 v25, v59, v37 :: v_dual_fmac_f32 v28, v60, v44
	v_dual_fmac_f32 v27, v60, v43 :: v_dual_fmac_f32 v30, v63, v38
	v_dual_fmac_f32 v29, v63, v37 :: v_dual_fmac_f32 v32, v64, v44
	v_dual_fmac_f32 v31, v64, v43 :: v_dual_fmac_f32 v22, v67, v38
	v_dual_fmac_f32 v21, v67, v37 :: v_dual_fmac_f32 v24, v68, v44
	v_dual_fmac_f32 v23, v68, v43 :: v_dual_fmac_f32 v14, v71, v38
	v_dual_fmac_f32 v13, v71, v37 :: v_dual_fmac_f32 v16, v72, v44
	v_dual_fmac_f32 v15, v72, v43 :: v_dual_fmac_f32 v6, v75, v38
	v_dual_fmac_f32 v5, v75, v37 :: v_dual_fmac_f32 v8, v76, v44
	v_dual_fmac_f32 v7, v76, v43 :: v_dual_fmac_f32 v10, v79, v38
	v_fmac_f32_e32 v9, v79, v37
	v_fmac_f32_e32 v2, v87, v38
	v_dual_fmac_f32 v1, v87, v37 :: v_dual_fmac_f32 v12, v80, v44
	v_fmac_f32_e32 v11, v80, v43
	v_fmac_f32_e32 v4, v88, v44
	v_dual_fmac_f32 v3, v88, v43 :: v_dual_fmac_f32 v20, v49, v53
	v_dual_fmac_f32 v18, v48, v42 :: v_dual_fmac_f32 v19, v49, v52
	v_fmac_f32_e32 v17, v48, v41
	v_fmac_f32_e32 v28, v61, v53
	v_dual_fmac_f32 v26, v60, v42 :: v_dual_fmac_f32 v27, v61, v52
	v_fmac_f32_e32 v25, v60, v41
	v_fmac_f32_e32 v32, v65, v53
	v_dual_fmac_f32 v30, v64, v42 :: v_dual_fmac_f32 v31, v65, v52
	v_fmac_f32_e32 v29, v64, v41
	v_fmac_f32_e32 v24, v69, v53
	v_dual_fmac_f32 v22, v68, v42 :: v_dual_fmac_f32 v23, v69, v52
	v_fmac_f32_e32 v21, v68, v41
	v_fmac_f32_e32 v16, v73, v53
	v_dual_fmac_f32 v14, v72, v42 :: v_dual_fmac_f32 v15, v73, v52
	v_fmac_f32_e32 v13, v72, v41
	v_fmac_f32_e32 v8, v77, v53
	v_dual_fmac_f32 v6, v76, v42 :: v_dual_fmac_f32 v7, v77, v52
	v_fmac_f32_e32 v5, v76, v41
	v_fmac_f32_e32 v12, v81, v53
	v_dual_fmac_f32 v10, v80, v42 :: v_dual_fmac_f32 v11, v81, v52
	v_fmac_f32_e32 v9, v80, v41
	v_fmac_f32_e32 v4, v89, v53
	v_dual_fmac_f32 v2, v88, v42 :: v_dual_fmac_f32 v3, v89, v52
	v_dual_fmac_f32 v1, v88, v41 :: v_dual_fmac_f32 v18, v49, v51
	v_fmac_f32_e32 v17, v49, v50
	v_fmac_f32_e32 v26, v61, v51
	v_fmac_f32_e32 v25, v61, v50
	v_fmac_f32_e32 v30, v65, v51
	v_fmac_f32_e32 v29, v65, v50
	v_fmac_f32_e32 v22, v69, v51
	v_fmac_f32_e32 v21, v69, v50
	v_fmac_f32_e32 v14, v73, v51
	v_fmac_f32_e32 v13, v73, v50
	v_fmac_f32_e32 v6, v77, v51
	v_fmac_f32_e32 v5, v77, v50
	v_fmac_f32_e32 v10, v81, v51
	v_fmac_f32_e32 v9, v81, v50
	v_fmac_f32_e32 v2, v89, v51
	v_fmac_f32_e32 v1, v89, v50
.LBB0_39:                               ; %._crit_edge._crit_edge
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v33, off, off offset:416
	scratch_load_b32 v0, off, off offset:412
	s_lshl_b32 s0, s16, 2
	.loc	1 28 78 is_stmt 0               ; matrices.py:28:78
	v_cmp_gt_i32_e32 vcc_lo, s3, v90
	.loc	1 28 5                          ; matrices.py:28:5
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v33, 0x770, v33
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v0, 8, v0
	s_barrier
	buffer_gl0_inv
	v_and_b32_e32 v34, 0x800, v0
	v_and_b32_e32 v0, 0x1800, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add3_u32 v33, 0, v34, v33
	v_lshlrev_b32_e32 v34, 4, v91
	v_add_nc_u32_e32 v0, 0, v0
	ds_store_b128 v33, v[17:20]
	ds_store_b128 v33, v[29:32] offset:128
	ds_store_b128 v33, v[25:28] offset:4096
	ds_store_b128 v33, v[21:24] offset:4224
	v_add3_u32 v0, v0, v34, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[29:32], v0
	ds_load_b128 v[25:28], v0 offset:512
	ds_load_b128 v[21:24], v0 offset:1024
	ds_load_b128 v[17:20], v0 offset:1536
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v33, v[13:16]
	ds_store_b128 v33, v[9:12] offset:128
	ds_store_b128 v33, v[5:8] offset:4096
	ds_store_b128 v33, v[1:4] offset:4224
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[12:15], v0
	ds_load_b128 v[8:11], v0 offset:512
	ds_load_b128 v[4:7], v0 offset:1024
	ds_load_b128 v[0:3], v0 offset:1536
	.loc	1 15 11 is_stmt 1               ; matrices.py:15:11
	v_or_b32_e32 v16, s14, v92
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s0, s2, v16
	.loc	1 28 56 is_stmt 0               ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s0
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB0_41
; %bb.40:
	.loc	1 0 5                           ; matrices.py:0:5
	v_mad_u64_u32 v[33:34], null, v16, s1, v[90:91]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v34, 31, v33
	v_lshlrev_b64 v[33:34], 2, v[33:34]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v33, s0, s4, v33
	v_add_co_ci_u32_e64 v34, null, s5, v34, s0
	.loc	1 28 5                          ; matrices.py:28:5
	global_store_b128 v[33:34], v[29:32], off
.LBB0_41:
	.loc	1 0 5                           ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 15 11 is_stmt 1               ; matrices.py:15:11
	v_or_b32_e32 v29, s14, v93
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s0, s2, v29
	.loc	1 28 56 is_stmt 0               ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s0
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB0_43
; %bb.42:
	.loc	1 27 18 is_stmt 1               ; matrices.py:27:18
	v_mad_u64_u32 v[30:31], null, v29, s1, v[90:91]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 27 13 is_stmt 0               ; matrices.py:27:13
	v_ashrrev_i32_e32 v31, 31, v30
	v_lshlrev_b64 v[29:30], 2, v[30:31]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v29, s0, s4, v29
	v_add_co_ci_u32_e64 v30, null, s5, v30, s0
	.loc	1 28 5 is_stmt 1                ; matrices.py:28:5
	global_store_b128 v[29:30], v[25:28], off
.LBB0_43:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 15 11 is_stmt 1               ; matrices.py:15:11
	scratch_load_b32 v25, off, off offset:360 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v25, s14, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s0, s2, v25
	.loc	1 28 56 is_stmt 0               ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s0
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB0_45
; %bb.44:
	.loc	1 27 18 is_stmt 1               ; matrices.py:27:18
	v_mad_u64_u32 v[26:27], null, v25, s1, v[90:91]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 27 13 is_stmt 0               ; matrices.py:27:13
	v_ashrrev_i32_e32 v27, 31, v26
	v_lshlrev_b64 v[25:26], 2, v[26:27]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v25, s0, s4, v25
	v_add_co_ci_u32_e64 v26, null, s5, v26, s0
	.loc	1 28 5 is_stmt 1                ; matrices.py:28:5
	global_store_b128 v[25:26], v[21:24], off
.LBB0_45:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 15 11 is_stmt 1               ; matrices.py:15:11
	v_or_b32_e32 v21, s14, v94
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s0, s2, v21
	.loc	1 28 56 is_stmt 0               ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s0
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB0_47
; %bb.46:
	.loc	1 27 18 is_stmt 1               ; matrices.py:27:18
	v_mad_u64_u32 v[22:23], null, v21, s1, v[90:91]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 27 13 is_stmt 0               ; matrices.py:27:13
	v_ashrrev_i32_e32 v23, 31, v22
	v_lshlrev_b64 v[21:22], 2, v[22:23]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v21, s0, s4, v21
	v_add_co_ci_u32_e64 v22, null, s5, v22, s0
	.loc	1 28 5 is_stmt 1                ; matrices.py:28:5
	global_store_b128 v[21:22], v[17:20], off
.LBB0_47:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 15 11 is_stmt 1               ; matrices.py:15:11
	v_or_b32_e32 v17, 32, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s0, s2, v17
	.loc	1 28 56 is_stmt 0               ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s0
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB0_49
; %bb.48:
	.loc	1 27 18 is_stmt 1               ; matrices.py:27:18
	v_mad_u64_u32 v[18:19], null, v17, s1, v[90:91]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 27 13 is_stmt 0               ; matrices.py:27:13
	v_ashrrev_i32_e32 v19, 31, v18
	v_lshlrev_b64 v[17:18], 2, v[18:19]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v17, s0, s4, v17
	v_add_co_ci_u32_e64 v18, null, s5, v18, s0
	.loc	1 28 5 is_stmt 1                ; matrices.py:28:5
	s_waitcnt lgkmcnt(3)
	global_store_b128 v[17:18], v[12:15], off
.LBB0_49:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 15 11 is_stmt 1               ; matrices.py:15:11
	s_waitcnt lgkmcnt(3)
	v_or_b32_e32 v12, 40, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s0, s2, v12
	.loc	1 28 56 is_stmt 0               ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s0
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB0_51
; %bb.50:
	.loc	1 27 18 is_stmt 1               ; matrices.py:27:18
	v_mad_u64_u32 v[13:14], null, v12, s1, v[90:91]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 27 13 is_stmt 0               ; matrices.py:27:13
	v_ashrrev_i32_e32 v14, 31, v13
	v_lshlrev_b64 v[12:13], 2, v[13:14]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v12, s0, s4, v12
	v_add_co_ci_u32_e64 v13, null, s5, v13, s0
	.loc	1 28 5 is_stmt 1                ; matrices.py:28:5
	s_waitcnt lgkmcnt(2)
	global_store_b128 v[12:13], v[8:11], off
.LBB0_51:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 15 11 is_stmt 1               ; matrices.py:15:11
	s_waitcnt lgkmcnt(2)
	v_or_b32_e32 v8, 48, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s0, s2, v8
	.loc	1 28 56 is_stmt 0               ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s0
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB0_53
; %bb.52:
	.loc	1 27 18 is_stmt 1               ; matrices.py:27:18
	v_mad_u64_u32 v[9:10], null, v8, s1, v[90:91]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 27 13 is_stmt 0               ; matrices.py:27:13
	v_ashrrev_i32_e32 v10, 31, v9
	v_lshlrev_b64 v[8:9], 2, v[9:10]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, s0, s4, v8
	v_add_co_ci_u32_e64 v9, null, s5, v9, s0
	.loc	1 28 5 is_stmt 1                ; matrices.py:28:5
	s_waitcnt lgkmcnt(1)
	global_store_b128 v[8:9], v[4:7], off
.LBB0_53:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 15 11 is_stmt 1               ; matrices.py:15:11
	s_waitcnt lgkmcnt(1)
	v_or_b32_e32 v4, 56, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s0, s2, v4
	.loc	1 28 56 is_stmt 0               ; matrices.py:28:56
	s_and_b32 s0, vcc_lo, s0
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_saveexec_b32 s2, s0
	s_cbranch_execz .LBB0_55
; %bb.54:
	.loc	1 27 18 is_stmt 1               ; matrices.py:27:18
	v_mad_u64_u32 v[5:6], null, v4, s1, v[90:91]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 27 13 is_stmt 0               ; matrices.py:27:13
	v_ashrrev_i32_e32 v6, 31, v5
	v_lshlrev_b64 v[4:5], 2, v[5:6]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, s4, v4
	v_add_co_ci_u32_e64 v5, null, s5, v5, vcc_lo
	.loc	1 28 5 is_stmt 1                ; matrices.py:28:5
	s_waitcnt lgkmcnt(0)
	global_store_b128 v[4:5], v[0:3], off
.LBB0_55:
	.loc	1 10 1                          ; matrices.py:10:1
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
		.amdhsa_private_segment_fixed_size 444
		.amdhsa_kernarg_size 64
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 256
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
	.set .Lproduct.num_vgpr, 256
	.set .Lproduct.num_agpr, 0
	.set .Lproduct.numbered_sgpr, 20
	.set .Lproduct.num_named_barrier, 0
	.set .Lproduct.private_seg_size, 444
	.set .Lproduct.uses_vcc, 1
	.set .Lproduct.uses_flat_scratch, 1
	.set .Lproduct.has_dyn_sized_stack, 0
	.set .Lproduct.has_recursion, 0
	.set .Lproduct.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 15088
; TotalNumSgprs: 22
; NumVgprs: 256
; ScratchSize: 444
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 31
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 256
; Occupancy: 5
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
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
    .private_segment_fixed_size: 444
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     256
    .vgpr_spill_count: 110
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
