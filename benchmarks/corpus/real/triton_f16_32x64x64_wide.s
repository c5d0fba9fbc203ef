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
	v_readfirstlane_b32 s2, v0
	s_clause 0x1
	s_load_b64 s[20:21], s[0:1], 0x20
	s_load_b128 s[16:19], s[0:1], 0x0
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v108, 31, v0
	v_dual_mov_b32 v5, 0 :: v_dual_and_b32 v118, 7, v0
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_b32 s22, s2, 0x60
	.loc	1 15 11                         ; matrices.py:15:11
	s_lshl_b32 s23, s14, 5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 15 40 is_stmt 0               ; matrices.py:15:40
	v_or_b32_e32 v29, s22, v108
	v_dual_mov_b32 v6, 0 :: v_dual_lshlrev_b32 v101, 3, v118
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v1, 3, v29
	.loc	1 15 11                         ; matrices.py:15:11
	v_or_b32_e32 v2, s23, v1
	v_mov_b32_e32 v1, 0
	.loc	1 21 5 is_stmt 1                ; matrices.py:21:5
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s20, v101
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 18 17                         ; matrices.py:18:17
	v_mad_u64_u32 v[3:4], null, v2, s21, v[101:102]
	.loc	1 18 12 is_stmt 0               ; matrices.py:18:12
	v_ashrrev_i32_e32 v4, 31, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[3:4], 1, v[3:4]
	v_add_co_u32 v21, s2, s16, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v22, null, s17, v4, s2
	.loc	1 22 13 is_stmt 1               ; matrices.py:22:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_2
; %bb.1:
	global_load_b128 v[5:8], v[21:22], off
.LBB0_2:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 15 11 is_stmt 1               ; matrices.py:15:11
	v_or_b32_e32 v4, 16, v2
	s_load_b32 s25, s[0:1], 0x28
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 18 17                         ; matrices.py:18:17
	v_mad_u64_u32 v[2:3], null, v4, s21, v[101:102]
	v_mov_b32_e32 v4, 0
	.loc	1 18 12 is_stmt 0               ; matrices.py:18:12
	v_ashrrev_i32_e32 v3, 31, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[9:10], 1, v[2:3]
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
	v_add_co_u32 v23, s2, s16, v9
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v24, null, s17, v10, s2
	.loc	1 22 13 is_stmt 1               ; matrices.py:22:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_4
; %bb.3:
	global_load_b128 v[1:4], v[23:24], off
.LBB0_4:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	v_dual_mov_b32 v9, 0 :: v_dual_and_b32 v30, 0x78, v29
	.loc	1 16 14 is_stmt 1               ; matrices.py:16:14
	s_lshl_b32 s24, s15, 6
	v_mov_b32_e32 v27, 0
	v_or_b32_e32 v18, s24, v101
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 19 18                         ; matrices.py:19:18
	v_lshrrev_b32_e32 v120, 1, v30
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v13, 0
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v109, v120, s25
	.loc	1 23 33                         ; matrices.py:23:33
	v_cmp_gt_i32_e32 vcc_lo, s20, v120
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 19 18                         ; matrices.py:19:18
	v_add_nc_u32_e32 v10, v109, v18
	.loc	1 19 13 is_stmt 0               ; matrices.py:19:13
	v_ashrrev_i32_e32 v11, 31, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[10:11], 1, v[10:11]
	v_add_co_u32 v94, s2, s18, v10
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v95, null, s19, v11, s2
	.loc	1 23 13 is_stmt 1               ; matrices.py:23:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_6
; %bb.5:
	global_load_b128 v[13:16], v[94:95], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v27, v14
	v_mov_b32_e32 v25, v16
.LBB0_6:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 19 18 is_stmt 1               ; matrices.py:19:18
	v_add3_u32 v10, v109, s25, v18
	v_mov_b32_e32 v12, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 19 13 is_stmt 0               ; matrices.py:19:13
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[16:17], 1, v[10:11]
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v97, s2, s18, v16
	v_add_co_ci_u32_e64 v98, null, s19, v17, s2
	.loc	1 23 13 is_stmt 1               ; matrices.py:23:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_8
; %bb.7:
	global_load_b128 v[9:12], v[97:98], off
.LBB0_8:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 19 18 is_stmt 1               ; matrices.py:19:18
	s_lshl_b32 s2, s25, 1
	v_mov_b32_e32 v28, 0
	v_add3_u32 v16, v109, s2, v18
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v14, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 19 13 is_stmt 0               ; matrices.py:19:13
	v_ashrrev_i32_e32 v17, 31, v16
	v_lshlrev_b64 v[19:20], 1, v[16:17]
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v16, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v99, s2, s18, v19
	v_add_co_ci_u32_e64 v100, null, s19, v20, s2
	.loc	1 23 13 is_stmt 1               ; matrices.py:23:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_10
; %bb.9:
	global_load_b128 v[31:34], v[99:100], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v14, v31
	v_mov_b32_e32 v28, v32
	v_mov_b32_e32 v16, v33
	v_mov_b32_e32 v26, v34
.LBB0_10:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 19 18 is_stmt 1               ; matrices.py:19:18
	s_mul_i32 s2, s25, 3
	v_mov_b32_e32 v20, 0
	v_add3_u32 v18, v109, s2, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 19 13 is_stmt 0               ; matrices.py:19:13
	v_ashrrev_i32_e32 v19, 31, v18
	v_lshlrev_b64 v[31:32], 1, v[18:19]
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v19, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v106, s2, s18, v31
	v_add_co_ci_u32_e64 v107, null, s19, v32, s2
	.loc	1 23 13 is_stmt 1               ; matrices.py:23:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_12
; %bb.11:
	global_load_b128 v[17:20], v[106:107], off
.LBB0_12:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 22 13 is_stmt 1               ; matrices.py:22:13
	v_lshlrev_b32_e32 v35, 1, v29
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshlrev_b32_e32 v121, 4, v118
	.loc	1 22 13                         ; matrices.py:22:13
	v_lshlrev_b32_e32 v29, 4, v29
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v32, 16, v14
	v_lshrrev_b32_e32 v31, 16, v13
	.loc	1 22 13                         ; matrices.py:22:13
	v_and_b32_e32 v43, 0x70, v35
	.loc	1 23 13                         ; matrices.py:23:13
	v_xor_b32_e32 v30, v30, v121
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v14.h, v17.l
	v_mov_b16_e32 v13.h, v9.l
	s_load_b64 s[12:13], s[0:1], 0x10
	.loc	1 22 13                         ; matrices.py:22:13
	v_xor_b32_e32 v29, v43, v29
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshl_or_b32 v30, v118, 10, v30
	v_lshrrev_b32_e32 v39, 16, v9
	v_lshrrev_b32_e32 v41, 16, v11
	v_lshrrev_b32_e32 v43, 16, v17
	.loc	1 22 13                         ; matrices.py:22:13
	v_add_nc_u32_e32 v122, 0, v29
	.loc	1 23 13                         ; matrices.py:23:13
	v_add_nc_u32_e32 v123, 0, v30
	v_lshrrev_b32_e32 v45, 16, v19
	v_xor_b32_e32 v17, 16, v30
	v_lshrrev_b32_e32 v40, 16, v10
	.loc	1 22 13                         ; matrices.py:22:13
	ds_store_b128 v122, v[5:8] offset:8192
	ds_store_b128 v122, v[1:4] offset:10240
	.loc	1 23 13                         ; matrices.py:23:13
	ds_store_b64 v123, v[13:14]
	v_xor_b32_e32 v1, 32, v30
	v_xor_b32_e32 v2, 48, v30
	v_lshrrev_b32_e32 v42, 16, v12
	v_lshrrev_b32_e32 v44, 16, v18
	v_lshrrev_b32_e32 v9, 16, v20
	v_add_nc_u32_e32 v125, 0, v1
	v_xor_b32_e32 v1, 64, v30
	v_add_nc_u32_e32 v126, 0, v2
	v_xor_b32_e32 v2, 0x60, v30
	v_lshrrev_b32_e32 v36, 16, v16
	v_lshrrev_b32_e32 v35, 16, v15
	v_add_nc_u32_e32 v127, 0, v1
	v_xor_b32_e32 v1, 0x50, v30
	v_lshrrev_b32_e32 v34, 16, v28
	v_lshrrev_b32_e32 v38, 16, v26
	v_lshrrev_b32_e32 v33, 16, v27
	v_lshrrev_b32_e32 v37, 16, v25
	v_add_nc_u32_e32 v128, 0, v1
	v_xor_b32_e32 v1, 0x70, v30
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v119, 15, v0
	.loc	1 23 13                         ; matrices.py:23:13
	v_add_nc_u32_e32 v124, 0, v17
	v_mov_b16_e32 v32.h, v43.l
	v_mov_b16_e32 v31.h, v39.l
	v_mov_b16_e32 v28.h, v18.l
	v_mov_b16_e32 v27.h, v10.l
	v_mov_b16_e32 v36.h, v45.l
	v_mov_b16_e32 v35.h, v41.l
	v_add_nc_u32_e32 v129, 0, v2
	v_mov_b16_e32 v26.h, v20.l
	v_mov_b16_e32 v25.h, v12.l
	v_add_nc_u32_e32 v130, 0, v1
	v_mov_b16_e32 v34.h, v44.l
	v_mov_b16_e32 v33.h, v40.l
	v_mov_b16_e32 v38.h, v9.l
	v_mov_b16_e32 v37.h, v42.l
	.loc	1 21 5                          ; matrices.py:21:5
	s_sub_i32 s3, s20, 64
	.loc	1 23 13                         ; matrices.py:23:13
	v_mov_b16_e32 v16.h, v19.l
	v_mov_b16_e32 v15.h, v11.l
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_lt_i32 s3, 1
	.loc	1 23 13                         ; matrices.py:23:13
	ds_store_b64 v124, v[31:32] offset:128
	ds_store_b64 v125, v[27:28] offset:256
	ds_store_b64 v126, v[33:34] offset:384
	ds_store_b64 v127, v[15:16] offset:512
	ds_store_b64 v128, v[35:36] offset:640
	ds_store_b64 v129, v[25:26] offset:768
	ds_store_b64 v130, v[37:38] offset:896
	.loc	1 21 5                          ; matrices.py:21:5
	s_cbranch_scc1 .LBB0_40
; %bb.13:                               ; %.lr.ph
	.loc	1 22 32                         ; matrices.py:22:32
	v_cmp_gt_u32_e32 vcc_lo, s3, v101
	v_dual_mov_b32 v81, 0 :: v_dual_mov_b32 v86, 0
	v_dual_mov_b32 v85, 0 :: v_dual_mov_b32 v88, 0
	v_mov_b32_e32 v87, 0
	.loc	1 22 13 is_stmt 0               ; matrices.py:22:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_15
; %bb.14:
	global_load_b128 v[85:88], v[21:22], off offset:128
.LBB0_15:
	.loc	1 0 13                          ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	v_dual_mov_b32 v82, 0 :: v_dual_mov_b32 v83, 0
	v_mov_b32_e32 v84, 0
	.loc	1 22 13                         ; matrices.py:22:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_17
; %bb.16:
	global_load_b128 v[81:84], v[23:24], off offset:128
.LBB0_17:
	.loc	1 0 13                          ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	v_lshl_or_b32 v1, v119, 7, v121
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 23 33 is_stmt 1               ; matrices.py:23:33
	v_cmp_gt_u32_e32 vcc_lo, s3, v120
	v_xor_b32_e32 v6, 0x50, v1
	v_xor_b32_e32 v2, 16, v1
	v_xor_b32_e32 v7, 0x60, v1
	v_xor_b32_e32 v3, 32, v1
	v_xor_b32_e32 v4, 48, v1
	v_xor_b32_e32 v5, 64, v1
	v_xor_b32_e32 v8, 0x70, v1
	v_dual_mov_b32 v91, 0 :: v_dual_add_nc_u32 v136, 0, v6
	v_dual_mov_b32 v93, 0 :: v_dual_add_nc_u32 v132, 0, v2
	.loc	1 22 13                         ; matrices.py:22:13
	v_add_nc_u32_e32 v137, 0, v7
	v_dual_mov_b32 v104, 0 :: v_dual_add_nc_u32 v131, 0, v1
	v_dual_mov_b32 v102, 0 :: v_dual_add_nc_u32 v133, 0, v3
	v_dual_mov_b32 v89, 0 :: v_dual_add_nc_u32 v134, 0, v4
	v_add_nc_u32_e32 v135, 0, v5
	v_add_nc_u32_e32 v138, 0, v8
	ds_load_b128 v[77:80], v136 offset:8192
	ds_load_b128 v[53:56], v136 offset:10240
	ds_load_b128 v[17:20], v137 offset:8192
	ds_load_b128 v[25:28], v137 offset:10240
	ds_load_b128 v[21:24], v138 offset:8192
	ds_load_b128 v[29:32], v138 offset:10240
	ds_load_b128 v[37:40], v132 offset:8192
	ds_load_b128 v[45:48], v132 offset:10240
	ds_load_b128 v[57:60], v133 offset:8192
	ds_load_b128 v[65:68], v133 offset:10240
	ds_load_b128 v[33:36], v131 offset:8192
	ds_load_b128 v[41:44], v131 offset:10240
	ds_load_b128 v[61:64], v134 offset:8192
	ds_load_b128 v[69:72], v134 offset:10240
	ds_load_b128 v[73:76], v135 offset:8192
	ds_load_b128 v[49:52], v135 offset:10240
	.loc	1 26 18                         ; matrices.py:26:18
	s_lshl_b32 s14, s25, 6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s15, s14, 31
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB0_19
; %bb.18:
	.loc	1 26 9                          ; matrices.py:26:9
	s_lshl_b64 s[6:7], s[14:15], 1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s2, v94, s6
	v_add_co_ci_u32_e64 v2, null, s7, v95, s2
	.loc	1 23 13                         ; matrices.py:23:13
	global_load_b128 v[89:92], v[1:2], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v104, v90
	v_mov_b32_e32 v102, v92
.LBB0_19:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s4
	v_dual_mov_b32 v94, 0 :: v_dual_mov_b32 v95, 0
	v_mov_b32_e32 v96, 0
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB0_21
; %bb.20:
	.loc	1 26 9 is_stmt 1                ; matrices.py:26:9
	s_lshl_b64 s[6:7], s[14:15], 1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s2, v97, s6
	v_add_co_ci_u32_e64 v2, null, s7, v98, s2
	.loc	1 23 13                         ; matrices.py:23:13
	global_load_b128 v[93:96], v[1:2], off
.LBB0_21:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s4
	v_dual_mov_b32 v97, 0 :: v_dual_mov_b32 v90, 0
	v_dual_mov_b32 v105, 0 :: v_dual_mov_b32 v92, 0
	v_mov_b32_e32 v103, 0
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB0_23
; %bb.22:
	.loc	1 26 9 is_stmt 1                ; matrices.py:26:9
	s_lshl_b64 s[6:7], s[14:15], 1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s2, v99, s6
	v_add_co_ci_u32_e64 v2, null, s7, v100, s2
	.loc	1 23 13                         ; matrices.py:23:13
	global_load_b128 v[1:4], v[1:2], off
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v90, v1 :: v_dual_mov_b32 v105, v2
	v_dual_mov_b32 v92, v3 :: v_dual_mov_b32 v103, v4
.LBB0_23:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s4
	v_dual_mov_b32 v98, 0 :: v_dual_mov_b32 v99, 0
	v_mov_b32_e32 v100, 0
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_25
; %bb.24:
	.loc	1 26 9 is_stmt 1                ; matrices.py:26:9
	s_lshl_b64 s[4:5], s[14:15], 1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, v106, s4
	v_add_co_ci_u32_e64 v2, null, s5, v107, vcc_lo
	.loc	1 23 13                         ; matrices.py:23:13
	global_load_b128 v[97:100], v[1:2], off
.LBB0_25:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	v_bfe_i32 v1, v0, 3, 1
	v_lshl_or_b32 v2, s22, 6, v121
	.loc	1 23 13                         ; matrices.py:23:13
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v179, 16, v95
	.loc	1 24 17 is_stmt 1               ; matrices.py:24:17
	s_mov_b32 s5, s4
	v_and_or_b32 v1, 0x410, v1, s22
	s_mov_b32 s6, s4
	s_mov_b32 s7, s4
	s_mov_b32 s8, s4
	s_mov_b32 s9, s4
	v_xor_b32_e32 v1, v2, v1
	s_mov_b32 s10, s4
	s_mov_b32 s11, s4
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v180, 16, v96
	v_lshrrev_b32_e32 v177, 16, v93
	v_lshl_or_b32 v1, v118, 7, v1
	v_lshrrev_b32_e32 v174, 16, v92
	v_lshrrev_b32_e32 v176, 16, v103
	v_lshrrev_b32_e32 v178, 16, v94
	v_lshrrev_b32_e32 v173, 16, v91
	v_xor_b32_e32 v2, 16, v1
	v_xor_b32_e32 v3, 32, v1
	v_xor_b32_e32 v4, 48, v1
	v_xor_b32_e32 v5, 64, v1
	v_add_nc_u32_e32 v139, 0, v1
	v_xor_b32_e32 v6, 0x50, v1
	v_xor_b32_e32 v7, 0x60, v1
	v_xor_b32_e32 v1, 0x70, v1
	v_add_nc_u32_e32 v140, 0, v2
	v_add_nc_u32_e32 v141, 0, v3
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_mov_b32 v3, s6 :: v_dual_add_nc_u32 v142, 0, v4
	.loc	1 23 13                         ; matrices.py:23:13
	v_add_nc_u32_e32 v143, 0, v5
	.loc	1 24 17                         ; matrices.py:24:17
	v_dual_mov_b32 v5, s8 :: v_dual_add_nc_u32 v144, 0, v6
	v_dual_mov_b32 v8, s11 :: v_dual_add_nc_u32 v145, 0, v7
	v_dual_mov_b32 v7, s10 :: v_dual_add_nc_u32 v146, 0, v1
	v_dual_mov_b32 v1, s4 :: v_dual_mov_b32 v2, s5
	v_mov_b32_e32 v4, s7
	v_mov_b32_e32 v6, s9
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[110:113], v139
	ds_load_b128 v[114:117], v140
	ds_load_b128 v[147:150], v141
	ds_load_b128 v[151:154], v142
	ds_load_b128 v[155:158], v143
	ds_load_b128 v[159:162], v144
	ds_load_b128 v[163:166], v145
	ds_load_b128 v[167:170], v146
	v_lshrrev_b32_e32 v175, 16, v102
	v_mov_b16_e32 v92.h, v99.l
	v_mov_b16_e32 v91.h, v95.l
	v_mov_b16_e32 v103.h, v100.l
	v_mov_b16_e32 v102.h, v96.l
	v_mov_b16_e64 v173.h, v179.l
	v_mov_b16_e64 v175.h, v180.l
	v_lshrrev_b32_e32 v107, 16, v90
	v_lshrrev_b32_e32 v106, 16, v89
	v_mov_b16_e32 v90.h, v97.l
	v_mov_b16_e32 v89.h, v93.l
	s_mov_b32 s6, 64
	v_mov_b16_e64 v106.h, v177.l
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[9:16], v[110:117], v[33:40], v[1:8]
	v_wmma_f32_16x16x16_f16 v[1:8], v[110:117], v[41:48], v[1:8]
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v35, 16, v99
	v_lshrrev_b32_e32 v36, 16, v100
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[9:16], v[147:154], v[57:64], v[9:16]
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v33, 16, v97
	.loc	1 24 17                         ; matrices.py:24:17
	v_wmma_f32_16x16x16_f16 v[1:8], v[147:154], v[65:72], v[1:8]
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v34, 16, v98
	v_mov_b16_e64 v174.h, v35.l
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[9:16], v[155:162], v[73:80], v[9:16]
	.loc	1 23 13                         ; matrices.py:23:13
	v_mov_b16_e64 v176.h, v36.l
	.loc	1 24 17                         ; matrices.py:24:17
	v_wmma_f32_16x16x16_f16 v[1:8], v[155:162], v[49:56], v[1:8]
	.loc	1 23 13                         ; matrices.py:23:13
	v_mov_b16_e32 v107.h, v33.l
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmpk_lt_u32 s3, 0x41
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[9:16], v[163:170], v[17:24], v[9:16]
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v172, 16, v105
	.loc	1 24 17                         ; matrices.py:24:17
	v_wmma_f32_16x16x16_f16 v[1:8], v[163:170], v[25:32], v[1:8]
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v171, 16, v104
	v_mov_b16_e32 v105.h, v98.l
	v_mov_b16_e32 v104.h, v94.l
	.loc	1 22 13                         ; matrices.py:22:13
	s_barrier
	buffer_gl0_inv
	.loc	1 23 13                         ; matrices.py:23:13
	v_mov_b16_e64 v172.h, v34.l
	v_mov_b16_e64 v171.h, v178.l
	.loc	1 22 13                         ; matrices.py:22:13
	ds_store_b128 v122, v[85:88] offset:8192
	ds_store_b128 v122, v[81:84] offset:10240
	.loc	1 23 13                         ; matrices.py:23:13
	ds_store_b64 v123, v[89:90]
	ds_store_b64 v124, v[106:107] offset:128
	ds_store_b64 v125, v[104:105] offset:256
	ds_store_b64 v126, v[171:172] offset:384
	ds_store_b64 v127, v[91:92] offset:512
	ds_store_b64 v128, v[173:174] offset:640
	ds_store_b64 v129, v[102:103] offset:768
	ds_store_b64 v130, v[175:176] offset:896
	.loc	1 21 5                          ; matrices.py:21:5
	s_cbranch_scc1 .LBB0_41
; %bb.26:                               ; %.peel.next
	v_add_nc_u32_e32 v17, s22, v108
	v_add_nc_u32_e32 v19, 2, v120
	v_add_nc_u32_e32 v18, 3, v120
	s_lshl_b64 s[4:5], s[14:15], 2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_u32 s7, s18, s4
	v_lshrrev_b32_e32 v17, 3, v17
	v_mul_lo_u32 v26, s25, v19
	v_mul_lo_u32 v25, s25, v18
	s_addc_u32 s8, s19, s5
	s_add_i32 s2, s24, s25
	v_add_nc_u32_e32 v22, s23, v17
	v_add3_u32 v17, v109, s24, v101
	s_lshl_b64 s[4:5], s[14:15], 1
	s_add_i32 s9, s20, 0xffffff80
	v_add3_u32 v27, v26, s24, v101
	v_add_nc_u32_e32 v21, 16, v22
	v_mad_u64_u32 v[23:24], null, s21, v22, v[101:102]
	v_ashrrev_i32_e32 v18, 31, v17
	v_add3_u32 v25, v25, s24, v101
	v_ashrrev_i32_e32 v28, 31, v27
	v_mad_u64_u32 v[19:20], null, s21, v21, v[101:102]
	v_add3_u32 v21, s2, v109, v101
	v_lshlrev_b64 v[102:103], 1, v[17:18]
	v_ashrrev_i32_e32 v26, 31, v25
	v_ashrrev_i32_e32 v24, 31, v23
	v_lshlrev_b64 v[108:109], 1, v[27:28]
	v_ashrrev_i32_e32 v22, 31, v21
	v_ashrrev_i32_e32 v20, 31, v19
	v_lshlrev_b64 v[106:107], 1, v[25:26]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[104:105], 1, v[21:22]
	v_lshlrev_b64 v[17:18], 1, v[19:20]
	v_lshlrev_b64 v[19:20], 1, v[23:24]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v17, vcc_lo, s16, v17
	v_add_co_ci_u32_e64 v18, null, s17, v18, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v19, vcc_lo, s16, v19
	v_add_co_ci_u32_e64 v20, null, s17, v20, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v110, vcc_lo, 0x100, v17
	v_add_co_ci_u32_e64 v111, null, 0, v18, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v112, vcc_lo, 0x100, v19
	v_add_co_ci_u32_e64 v113, null, 0, v20, vcc_lo
	s_branch .LBB0_28
.LBB0_27:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 23 13 is_stmt 1               ; matrices.py:23:13
	ds_load_b128 v[147:150], v139
	ds_load_b128 v[151:154], v140
	ds_load_b128 v[155:158], v141
	ds_load_b128 v[159:162], v142
	ds_load_b128 v[163:166], v143
	ds_load_b128 v[167:170], v144
	ds_load_b128 v[171:174], v145
	ds_load_b128 v[175:178], v146
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v187, 16, v89
	v_lshrrev_b32_e32 v190, 16, v92
	.loc	1 21 5                          ; matrices.py:21:5
	v_add_co_u32 v110, vcc_lo, 0x80, v110
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v188, 16, v90
	.loc	1 21 5                          ; matrices.py:21:5
	v_add_co_ci_u32_e64 v111, null, 0, v111, vcc_lo
	v_add_co_u32 v112, vcc_lo, 0x80, v112
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v180, 16, v94
	v_lshrrev_b32_e32 v189, 16, v91
	v_lshrrev_b32_e32 v179, 16, v93
	v_lshrrev_b32_e32 v186, 16, v115
	v_lshrrev_b32_e32 v185, 16, v114
	.loc	1 21 5                          ; matrices.py:21:5
	s_add_i32 s6, s6, 64
	.loc	1 23 13                         ; matrices.py:23:13
	v_mov_b16_e64 v179.h, v187.l
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[9:16], v[147:154], v[65:72], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[147:154], v[73:80], v[1:8]
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v65, 16, v97
	v_mov_b16_e32 v115.h, v100.l
	v_mov_b16_e32 v114.h, v92.l
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[9:16], v[155:162], v[57:64], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[155:162], v[49:56], v[1:8]
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v51, 16, v100
	v_lshrrev_b32_e32 v49, 16, v98
	v_lshrrev_b32_e32 v50, 16, v99
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[9:16], v[163:170], v[41:48], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[163:170], v[33:40], v[1:8]
	.loc	1 23 13                         ; matrices.py:23:13
	v_mov_b16_e64 v180.h, v65.l
	.loc	1 21 5                          ; matrices.py:21:5
	v_add_co_ci_u32_e64 v113, null, 0, v113, vcc_lo
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[9:16], v[171:178], v[17:24], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[171:178], v[25:32], v[1:8]
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v182, 16, v117
	v_lshrrev_b32_e32 v181, 16, v116
	v_mov_b16_e32 v117.h, v98.l
	v_mov_b16_e32 v116.h, v90.l
	v_mov_b16_e64 v186.h, v51.l
	v_mov_b16_e64 v185.h, v190.l
	.loc	1 21 5                          ; matrices.py:21:5
	s_add_u32 s7, s7, s4
	.loc	1 23 13                         ; matrices.py:23:13
	v_mov_b16_e32 v94.h, v97.l
	v_mov_b16_e32 v93.h, v89.l
	v_mov_b16_e64 v182.h, v49.l
	v_mov_b16_e64 v181.h, v188.l
	.loc	1 21 5                          ; matrices.py:21:5
	s_addc_u32 s8, s8, s5
	s_sub_i32 s9, s9, 64
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v184, 16, v96
	v_lshrrev_b32_e32 v183, 16, v95
	v_mov_b16_e32 v96.h, v99.l
	v_mov_b16_e32 v95.h, v91.l
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_lt_i32 s6, s3
	.loc	1 23 13                         ; matrices.py:23:13
	v_mov_b16_e64 v184.h, v50.l
	v_mov_b16_e64 v183.h, v189.l
	.loc	1 22 13                         ; matrices.py:22:13
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v122, v[85:88] offset:8192
	ds_store_b128 v122, v[81:84] offset:10240
	.loc	1 23 13                         ; matrices.py:23:13
	ds_store_b64 v123, v[93:94]
	ds_store_b64 v124, v[179:180] offset:128
	ds_store_b64 v125, v[116:117] offset:256
	ds_store_b64 v126, v[181:182] offset:384
	ds_store_b64 v127, v[95:96] offset:512
	ds_store_b64 v128, v[183:184] offset:640
	ds_store_b64 v129, v[114:115] offset:768
	ds_store_b64 v130, v[185:186] offset:896
	.loc	1 21 5                          ; matrices.py:21:5
	s_cbranch_scc0 .LBB0_41
.LBB0_28:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 22 32                         ; matrices.py:22:32
	v_cmp_gt_i32_e32 vcc_lo, s9, v101
	v_dual_mov_b32 v81, 0 :: v_dual_mov_b32 v86, 0
	v_dual_mov_b32 v85, 0 :: v_dual_mov_b32 v88, 0
	v_mov_b32_e32 v87, 0
	.loc	1 22 13 is_stmt 0               ; matrices.py:22:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_30
; %bb.29:                               ;   in Loop: Header=BB0_28 Depth=1
	global_load_b128 v[85:88], v[112:113], off
.LBB0_30:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 0 13                          ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	v_dual_mov_b32 v82, 0 :: v_dual_mov_b32 v83, 0
	v_mov_b32_e32 v84, 0
	.loc	1 22 13                         ; matrices.py:22:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_32
; %bb.31:                               ;   in Loop: Header=BB0_28 Depth=1
	global_load_b128 v[81:84], v[110:111], off
.LBB0_32:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 0 13                          ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[65:68], v131 offset:8192
	ds_load_b128 v[73:76], v131 offset:10240
	ds_load_b128 v[69:72], v132 offset:8192
	ds_load_b128 v[77:80], v132 offset:10240
	ds_load_b128 v[57:60], v133 offset:8192
	ds_load_b128 v[49:52], v133 offset:10240
	ds_load_b128 v[61:64], v134 offset:8192
	ds_load_b128 v[53:56], v134 offset:10240
	ds_load_b128 v[41:44], v135 offset:8192
	ds_load_b128 v[33:36], v135 offset:10240
	ds_load_b128 v[45:48], v136 offset:8192
	ds_load_b128 v[37:40], v136 offset:10240
	ds_load_b128 v[17:20], v137 offset:8192
	ds_load_b128 v[25:28], v137 offset:10240
	ds_load_b128 v[21:24], v138 offset:8192
	ds_load_b128 v[29:32], v138 offset:10240
	.loc	1 23 33 is_stmt 1               ; matrices.py:23:33
	v_cmp_gt_i32_e32 vcc_lo, s9, v120
	v_dual_mov_b32 v89, 0 :: v_dual_mov_b32 v116, 0
	v_dual_mov_b32 v93, 0 :: v_dual_mov_b32 v114, 0
	v_mov_b32_e32 v95, 0
	.loc	1 23 13 is_stmt 0               ; matrices.py:23:13
	s_and_saveexec_b32 s10, vcc_lo
	s_cbranch_execz .LBB0_34
; %bb.33:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 26 9 is_stmt 1                ; matrices.py:26:9
	v_add_co_u32 v90, s2, s7, v102
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v91, null, s8, v103, s2
	.loc	1 23 13                         ; matrices.py:23:13
	global_load_b128 v[93:96], v[90:91], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v116, v94
	v_mov_b32_e32 v114, v96
.LBB0_34:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s10
	v_dual_mov_b32 v90, 0 :: v_dual_mov_b32 v91, 0
	v_mov_b32_e32 v92, 0
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_saveexec_b32 s10, vcc_lo
	s_cbranch_execz .LBB0_36
; %bb.35:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 26 9 is_stmt 1                ; matrices.py:26:9
	v_add_co_u32 v89, s2, s7, v104
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v90, null, s8, v105, s2
	.loc	1 23 13                         ; matrices.py:23:13
	global_load_b128 v[89:92], v[89:90], off
.LBB0_36:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s10
	v_dual_mov_b32 v97, 0 :: v_dual_mov_b32 v94, 0
	v_dual_mov_b32 v117, 0 :: v_dual_mov_b32 v96, 0
	v_mov_b32_e32 v115, 0
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_saveexec_b32 s10, vcc_lo
	s_cbranch_execz .LBB0_38
; %bb.37:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 26 9 is_stmt 1                ; matrices.py:26:9
	v_add_co_u32 v98, s2, s7, v108
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v99, null, s8, v109, s2
	.loc	1 23 13                         ; matrices.py:23:13
	global_load_b128 v[147:150], v[98:99], off
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v94, v147 :: v_dual_mov_b32 v117, v148
	v_dual_mov_b32 v96, v149 :: v_dual_mov_b32 v115, v150
.LBB0_38:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_or_b32 exec_lo, exec_lo, s10
	v_dual_mov_b32 v98, 0 :: v_dual_mov_b32 v99, 0
	v_mov_b32_e32 v100, 0
	.loc	1 23 13                         ; matrices.py:23:13
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB0_27
; %bb.39:                               ;   in Loop: Header=BB0_28 Depth=1
	.loc	1 21 5 is_stmt 1                ; matrices.py:21:5
	v_add_co_u32 v97, vcc_lo, s7, v106
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v98, null, s8, v107, vcc_lo
	.loc	1 23 13                         ; matrices.py:23:13
	global_load_b128 v[97:100], v[97:98], off
	s_branch .LBB0_27
.LBB0_40:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
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
.LBB0_41:                               ; %Flow252
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x18
	s_load_b32 s1, s[0:1], 0x2c
	.loc	1 21 5 is_stmt 1                ; matrices.py:21:5
	s_add_i32 s0, s20, 63
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt lgkmcnt(0)
	.loc	1 21 5                          ; matrices.py:21:5
	s_cmp_lt_i32 s0, 64
	.loc	1 22 13                         ; matrices.py:22:13
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_43
; %bb.42:
	.loc	1 23 13                         ; matrices.py:23:13
	v_bfe_i32 v17, v0, 3, 1
	v_lshl_or_b32 v18, s22, 6, v121
	.loc	1 22 13                         ; matrices.py:22:13
	v_lshl_or_b32 v73, v119, 7, v121
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 23 13                         ; matrices.py:23:13
	v_and_or_b32 v17, 0x410, v17, s22
	.loc	1 22 13                         ; matrices.py:22:13
	v_xad_u32 v41, v73, 16, 0
	v_add_nc_u32_e32 v49, 0, v73
	v_xad_u32 v57, v73, 48, 0
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 23 13                         ; matrices.py:23:13
	v_xor_b32_e32 v17, v18, v17
	.loc	1 22 13                         ; matrices.py:22:13
	v_xad_u32 v65, v73, 32, 0
	ds_load_b128 v[61:64], v57 offset:10240
	ds_load_b128 v[69:72], v57 offset:8192
	ds_load_b128 v[57:60], v65 offset:10240
	ds_load_b128 v[65:68], v65 offset:8192
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshl_or_b32 v17, v118, 7, v17
	.loc	1 22 13                         ; matrices.py:22:13
	v_xad_u32 v74, 0x50, v73, 0
	v_xad_u32 v81, v73, 64, 0
	v_xad_u32 v97, 0x70, v73, 0
	v_xad_u32 v98, 0x60, v73, 0
	.loc	1 23 13                         ; matrices.py:23:13
	v_xad_u32 v18, 0x50, v17, 0
	v_xad_u32 v19, v17, 64, 0
	v_xad_u32 v25, v17, 48, 0
	v_xad_u32 v26, v17, 32, 0
	v_xad_u32 v33, v17, 16, 0
	v_add_nc_u32_e32 v34, 0, v17
	v_xad_u32 v89, 0x70, v17, 0
	v_xad_u32 v90, 0x60, v17, 0
	ds_load_b128 v[21:24], v18
	ds_load_b128 v[17:20], v19
	ds_load_b128 v[29:32], v25
	ds_load_b128 v[25:28], v26
	ds_load_b128 v[37:40], v33
	ds_load_b128 v[33:36], v34
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[45:48], v41 offset:10240
	ds_load_b128 v[53:56], v41 offset:8192
	ds_load_b128 v[41:44], v49 offset:10240
	ds_load_b128 v[49:52], v49 offset:8192
	ds_load_b128 v[77:80], v74 offset:10240
	ds_load_b128 v[85:88], v74 offset:8192
	ds_load_b128 v[73:76], v81 offset:10240
	ds_load_b128 v[81:84], v81 offset:8192
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[93:96], v89
	ds_load_b128 v[89:92], v90
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[101:104], v97 offset:10240
	ds_load_b128 v[109:112], v97 offset:8192
	ds_load_b128 v[105:108], v98 offset:8192
	ds_load_b128 v[97:100], v98 offset:10240
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(11)
	v_wmma_f32_16x16x16_f16 v[1:8], v[33:40], v[41:48], v[1:8]
	s_waitcnt lgkmcnt(10)
	v_wmma_f32_16x16x16_f16 v[9:16], v[33:40], v[49:56], v[9:16]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[1:8], v[25:32], v[57:64], v[1:8]
	v_wmma_f32_16x16x16_f16 v[9:16], v[25:32], v[65:72], v[9:16]
	s_waitcnt lgkmcnt(7)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[1:8], v[17:24], v[73:80], v[1:8]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[9:16], v[17:24], v[81:88], v[9:16]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[1:8], v[89:96], v[97:104], v[1:8]
	v_wmma_f32_16x16x16_f16 v[9:16], v[89:96], v[105:112], v[9:16]
.LBB0_43:                               ; %._crit_edge._crit_edge
	.loc	1 16 43                         ; matrices.py:16:43
	v_bfe_u32 v0, v0, 4, 1
	s_lshr_b32 s0, s22, 1
	.loc	1 15 11                         ; matrices.py:15:11
	v_or_b32_e32 v20, s23, v119
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 16 14                         ; matrices.py:16:14
	v_or3_b32 v0, s0, v0, s24
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s0, s2, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	.loc	1 28 78 is_stmt 0               ; matrices.py:28:78
	v_cmp_gt_i32_e32 vcc_lo, s3, v0
	.loc	1 16 14 is_stmt 1               ; matrices.py:16:14
	v_or_b32_e32 v17, 10, v0
	v_or_b32_e32 v18, 12, v0
	v_or_b32_e32 v19, 14, v0
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s0, s0, vcc_lo
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB0_45
; %bb.44:                               ; %.critedge
	.loc	1 27 18 is_stmt 1               ; matrices.py:27:18
	v_mul_lo_u32 v22, s1, v20
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v9.l, v9
	v_cvt_f16_f32_e32 v9.h, v10
	v_cvt_f16_f32_e32 v11.l, v11
	v_cvt_f16_f32_e32 v12.l, v12
	v_cvt_f16_f32_e32 v13.l, v13
	v_cvt_f16_f32_e32 v16.l, v16
	v_cvt_f16_f32_e32 v15.l, v15
	.loc	1 27 18                         ; matrices.py:27:18
	v_add_nc_u32_e32 v25, v17, v22
	v_add_nc_u32_e32 v21, v19, v22
	v_add_nc_u32_e32 v23, v18, v22
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v14.l, v14
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 27 13                         ; matrices.py:27:13
	v_ashrrev_i32_e32 v26, 31, v25
	.loc	1 27 18 is_stmt 0               ; matrices.py:27:18
	v_add_nc_u32_e32 v27, -2, v25
	.loc	1 27 13                         ; matrices.py:27:13
	v_ashrrev_i32_e32 v22, 31, v21
	.loc	1 27 18                         ; matrices.py:27:18
	v_add_nc_u32_e32 v29, -4, v25
	.loc	1 27 13                         ; matrices.py:27:13
	v_ashrrev_i32_e32 v24, 31, v23
	v_lshlrev_b64 v[33:34], 1, v[25:26]
	v_ashrrev_i32_e32 v28, 31, v27
	.loc	1 27 18                         ; matrices.py:27:18
	v_add_nc_u32_e32 v26, -8, v25
	v_add_nc_u32_e32 v31, -6, v25
	.loc	1 27 13                         ; matrices.py:27:13
	v_lshlrev_b64 v[21:22], 1, v[21:22]
	v_ashrrev_i32_e32 v30, 31, v29
	v_lshlrev_b64 v[23:24], 1, v[23:24]
	v_lshlrev_b64 v[35:36], 1, v[27:28]
	v_ashrrev_i32_e32 v27, 31, v26
	.loc	1 27 18                         ; matrices.py:27:18
	v_add_nc_u32_e32 v25, -10, v25
	.loc	1 27 13                         ; matrices.py:27:13
	v_ashrrev_i32_e32 v32, 31, v31
	v_add_co_u32 v21, s0, s12, v21
	v_lshlrev_b64 v[29:30], 1, v[29:30]
	v_lshlrev_b64 v[37:38], 1, v[26:27]
	v_ashrrev_i32_e32 v26, 31, v25
	v_add_co_ci_u32_e64 v22, null, s13, v22, s0
	v_add_co_u32 v23, s0, s12, v23
	v_lshlrev_b64 v[31:32], 1, v[31:32]
	v_add_co_ci_u32_e64 v24, null, s13, v24, s0
	v_add_co_u32 v33, s0, s12, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v34, null, s13, v34, s0
	v_add_co_u32 v28, s0, s12, v29
	v_lshlrev_b64 v[25:26], 1, v[25:26]
	v_add_co_ci_u32_e64 v29, null, s13, v30, s0
	v_add_co_u32 v30, s0, s12, v31
	v_add_co_ci_u32_e64 v31, null, s13, v32, s0
	v_add_co_u32 v37, s0, s12, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v38, null, s13, v38, s0
	v_add_co_u32 v25, s0, s12, v25
	v_add_co_ci_u32_e64 v26, null, s13, v26, s0
	v_add_co_u32 v35, s0, s12, v35
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v36, null, s13, v36, s0
	.loc	1 28 5 is_stmt 1                ; matrices.py:28:5
	s_clause 0x7
	global_store_b16 v[25:26], v9, off
	global_store_d16_hi_b16 v[37:38], v9, off
	global_store_b16 v[30:31], v11, off
	global_store_b16 v[28:29], v12, off
	global_store_b16 v[35:36], v13, off
	global_store_b16 v[33:34], v14, off
	global_store_b16 v[23:24], v15, off
	global_store_b16 v[21:22], v16, off
.LBB0_45:                               ; %.critedge12
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 15 11 is_stmt 1               ; matrices.py:15:11
	v_or_b32_e32 v9, 16, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s0, s2, v9
	.loc	1 28 56 is_stmt 0               ; matrices.py:28:56
	s_and_b32 s0, s0, vcc_lo
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_saveexec_b32 s2, s0
	s_cbranch_execz .LBB0_47
; %bb.46:                               ; %.critedge14
	.loc	1 27 18 is_stmt 1               ; matrices.py:27:18
	v_mul_lo_u32 v10, s1, v9
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v9, v0, v10
	v_add_nc_u32_e32 v13, v18, v10
	v_add_nc_u32_e32 v11, v17, v10
	v_add_nc_u32_e32 v15, v19, v10
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v0.l, v1
	.loc	1 27 18                         ; matrices.py:27:18
	v_add_nc_u32_e32 v16, 2, v9
	v_add_nc_u32_e32 v18, 4, v9
	.loc	1 27 13 is_stmt 0               ; matrices.py:27:13
	v_ashrrev_i32_e32 v10, 31, v9
	.loc	1 27 18                         ; matrices.py:27:18
	v_add_nc_u32_e32 v20, 6, v9
	v_add_nc_u32_e32 v22, 8, v9
	.loc	1 27 13                         ; matrices.py:27:13
	v_ashrrev_i32_e32 v17, 31, v16
	v_ashrrev_i32_e32 v19, 31, v18
	v_lshlrev_b64 v[9:10], 1, v[9:10]
	v_ashrrev_i32_e32 v21, 31, v20
	v_ashrrev_i32_e32 v23, 31, v22
	v_lshlrev_b64 v[16:17], 1, v[16:17]
	v_lshlrev_b64 v[18:19], 1, v[18:19]
	v_ashrrev_i32_e32 v12, 31, v11
	v_lshlrev_b64 v[20:21], 1, v[20:21]
	v_add_co_u32 v9, vcc_lo, s12, v9
	v_ashrrev_i32_e32 v14, 31, v13
	v_add_co_ci_u32_e64 v10, null, s13, v10, vcc_lo
	v_add_co_u32 v24, vcc_lo, s12, v16
	v_lshlrev_b64 v[22:23], 1, v[22:23]
	v_ashrrev_i32_e32 v16, 31, v15
	v_add_co_ci_u32_e64 v25, null, s13, v17, vcc_lo
	v_add_co_u32 v17, vcc_lo, s12, v18
	v_lshlrev_b64 v[11:12], 1, v[11:12]
	v_add_co_ci_u32_e64 v18, null, s13, v19, vcc_lo
	v_add_co_u32 v19, vcc_lo, s12, v20
	v_lshlrev_b64 v[13:14], 1, v[13:14]
	v_add_co_ci_u32_e64 v20, null, s13, v21, vcc_lo
	v_add_co_u32 v21, vcc_lo, s12, v22
	v_lshlrev_b64 v[15:16], 1, v[15:16]
	v_add_co_ci_u32_e64 v22, null, s13, v23, vcc_lo
	v_add_co_u32 v11, vcc_lo, s12, v11
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v12, null, s13, v12, vcc_lo
	v_add_co_u32 v13, vcc_lo, s12, v13
	.loc	1 28 21 is_stmt 1               ; matrices.py:28:21
	v_cvt_f16_f32_e32 v0.h, v2
	v_cvt_f16_f32_e32 v1.l, v3
	.loc	1 27 13                         ; matrices.py:27:13
	v_add_co_ci_u32_e64 v14, null, s13, v14, vcc_lo
	v_add_co_u32 v15, vcc_lo, s12, v15
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v1.h, v4
	v_cvt_f16_f32_e32 v2.l, v5
	.loc	1 27 13                         ; matrices.py:27:13
	v_add_co_ci_u32_e64 v16, null, s13, v16, vcc_lo
	.loc	1 28 21                         ; matrices.py:28:21
	v_cvt_f16_f32_e32 v2.h, v6
	v_cvt_f16_f32_e32 v3.l, v7
	v_cvt_f16_f32_e32 v3.h, v8
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	s_clause 0x7
	global_store_b16 v[9:10], v0, off
	global_store_d16_hi_b16 v[24:25], v0, off
	global_store_b16 v[17:18], v1, off
	global_store_d16_hi_b16 v[19:20], v1, off
	global_store_b16 v[21:22], v2, off
	global_store_d16_hi_b16 v[11:12], v2, off
	global_store_b16 v[13:14], v3, off
	global_store_d16_hi_b16 v[15:16], v3, off
.LBB0_47:                               ; %.critedge26
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
		.amdhsa_next_free_vgpr 191
		.amdhsa_next_free_sgpr 26
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
	.set .Lproduct.num_vgpr, 191
	.set .Lproduct.num_agpr, 0
	.set .Lproduct.numbered_sgpr, 26
	.set .Lproduct.num_named_barrier, 0
	.set .Lproduct.private_seg_size, 0
	.set .Lproduct.uses_vcc, 1
	.set .Lproduct.uses_flat_scratch, 0
	.set .Lproduct.has_dyn_sized_stack, 0
	.set .Lproduct.has_recursion, 0
	.set .Lproduct.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 4880
; TotalNumSgprs: 28
; NumVgprs: 191
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 23
; NumSGPRsForWavesPerEU: 28
; NumVGPRsForWavesPerEU: 191
; Occupancy: 8
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
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     191
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
