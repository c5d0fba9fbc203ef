	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.text
	.protected	lu_rows                 ; -- Begin function lu_rows
	.globl	lu_rows
	.p2align	8
	.type	lu_rows,@function
lu_rows:                                ; @lu_rows
; %bb.0:
	s_load_b128 s[0:3], s[0:1], 0x0
	s_mov_b32 s4, exec_lo
	v_cmpx_gt_u32_e32 0x100, v0
	s_cbranch_execz .LBB20_3
; %bb.1:
	v_lshrrev_b32_e32 v1, 4, v0
	v_and_b32_e32 v5, 15, v0
	v_or_b32_e32 v3, 0xffffffc0, v0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s5, s2, 2
	s_mov_b32 s6, 0
	v_add_nc_u32_e32 v2, s3, v1
	v_lshlrev_b32_e32 v1, 6, v1
	v_lshlrev_b32_e32 v4, 2, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v2, s2, v2
	v_or3_b32 v4, v1, v4, 0x1000
	s_delay_alu instid0(VALU_DEP_2)
	v_add3_u32 v1, s3, v2, v5
	.p2align	6
.LBB20_2:                               ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v2, 31, v1
	v_add_nc_u32_e32 v3, 64, v3
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_add_nc_u32_e32 v1, s5, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v6, vcc_lo
	v_cmp_lt_u32_e32 vcc_lo, 0xbf, v3
	global_load_b32 v2, v[5:6], off
	s_or_b32 s6, vcc_lo, s6
	s_waitcnt vmcnt(0)
	ds_store_b32 v4, v2
	v_add_nc_u32_e32 v4, 0x100, v4
	s_and_not1_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB20_2
.LBB20_3:
	s_or_b32 exec_lo, exec_lo, s4
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s4, s3, s2
	s_lshl_b32 s5, s15, 6
	s_add_i32 s3, s4, s3
	v_mov_b32_e32 v64, 0
	s_add_i32 s3, s3, s5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add3_u32 v1, v0, s3, 16
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_nc_u32_e32 v3, s2, v1
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v5, s2, v3
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v7, s2, v5
	v_ashrrev_i32_e32 v6, 31, v5
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_nc_u32_e32 v9, s2, v7
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v2, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v11, s2, v9
	v_ashrrev_i32_e32 v10, 31, v9
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_nc_u32_e32 v13, s2, v11
	v_ashrrev_i32_e32 v12, 31, v11
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	v_add_co_u32 v5, vcc_lo, s0, v5
	s_delay_alu instid0(VALU_DEP_4)
	v_add_nc_u32_e32 v15, s2, v13
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_ashrrev_i32_e32 v14, 31, v13
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v6, vcc_lo
	v_add_co_u32 v7, vcc_lo, s0, v7
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_ashrrev_i32_e32 v16, 31, v15
	v_add_co_ci_u32_e32 v8, vcc_lo, s1, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, s0, v9
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_nc_u32_e32 v18, s2, v15
	v_add_co_ci_u32_e32 v10, vcc_lo, s1, v10, vcc_lo
	v_add_co_u32 v11, vcc_lo, s0, v11
	v_lshlrev_b64 v[16:17], 2, v[15:16]
	v_add_co_ci_u32_e32 v12, vcc_lo, s1, v12, vcc_lo
	v_add_co_u32 v13, vcc_lo, s0, v13
	v_ashrrev_i32_e32 v19, 31, v18
	v_add_nc_u32_e32 v20, s2, v18
	v_add_co_ci_u32_e32 v14, vcc_lo, s1, v14, vcc_lo
	v_add_co_u32 v15, vcc_lo, s0, v16
	v_add_co_ci_u32_e32 v16, vcc_lo, s1, v17, vcc_lo
	v_lshlrev_b64 v[17:18], 2, v[18:19]
	v_ashrrev_i32_e32 v21, 31, v20
	v_add_nc_u32_e32 v19, s2, v20
	s_clause 0x7
	global_load_b32 v25, v[1:2], off
	global_load_b32 v26, v[3:4], off
	global_load_b32 v27, v[5:6], off
	global_load_b32 v28, v[7:8], off
	global_load_b32 v29, v[9:10], off
	global_load_b32 v30, v[11:12], off
	global_load_b32 v31, v[13:14], off
	global_load_b32 v32, v[15:16], off
	v_lshlrev_b64 v[21:22], 2, v[20:21]
	v_ashrrev_i32_e32 v20, 31, v19
	v_add_nc_u32_e32 v23, s2, v19
	v_add_co_u32 v33, vcc_lo, s0, v17
	v_add_co_ci_u32_e32 v34, vcc_lo, s1, v18, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[17:18], 2, v[19:20]
	v_ashrrev_i32_e32 v24, 31, v23
	v_add_nc_u32_e32 v19, s2, v23
	v_add_co_u32 v35, vcc_lo, s0, v21
	v_add_co_ci_u32_e32 v36, vcc_lo, s1, v22, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[21:22], 2, v[23:24]
	v_ashrrev_i32_e32 v20, 31, v19
	v_add_nc_u32_e32 v23, s2, v19
	v_add_co_u32 v37, vcc_lo, s0, v17
	v_add_co_ci_u32_e32 v38, vcc_lo, s1, v18, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[17:18], 2, v[19:20]
	v_ashrrev_i32_e32 v24, 31, v23
	v_add_nc_u32_e32 v19, s2, v23
	v_add_co_u32 v39, vcc_lo, s0, v21
	v_add_co_ci_u32_e32 v40, vcc_lo, s1, v22, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[21:22], 2, v[23:24]
	v_add_nc_u32_e32 v23, s2, v19
	v_ashrrev_i32_e32 v20, 31, v19
	v_add_co_u32 v41, vcc_lo, s0, v17
	v_add_co_ci_u32_e32 v42, vcc_lo, s1, v18, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v24, 31, v23
	v_lshlrev_b64 v[17:18], 2, v[19:20]
	v_add_co_u32 v43, vcc_lo, s0, v21
	v_add_co_ci_u32_e32 v44, vcc_lo, s1, v22, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[19:20], 2, v[23:24]
	v_add_co_u32 v45, vcc_lo, s0, v17
	v_add_co_ci_u32_e32 v46, vcc_lo, s1, v18, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_u32 v47, vcc_lo, s0, v19
	v_add_co_ci_u32_e32 v48, vcc_lo, s1, v20, vcc_lo
	s_clause 0x7
	global_load_b32 v17, v[33:34], off
	global_load_b32 v18, v[35:36], off
	global_load_b32 v19, v[37:38], off
	global_load_b32 v20, v[39:40], off
	global_load_b32 v21, v[41:42], off
	global_load_b32 v22, v[43:44], off
	global_load_b32 v23, v[45:46], off
	global_load_b32 v24, v[47:48], off
	s_waitcnt vmcnt(14)
	ds_store_2addr_stride64_b32 v0, v25, v26 offset1:1
	s_waitcnt vmcnt(12)
	ds_store_2addr_stride64_b32 v0, v27, v28 offset0:2 offset1:3
	s_waitcnt vmcnt(10)
	ds_store_2addr_stride64_b32 v0, v29, v30 offset0:4 offset1:5
	s_waitcnt vmcnt(8)
	ds_store_2addr_stride64_b32 v0, v31, v32 offset0:6 offset1:7
	s_waitcnt vmcnt(6)
	ds_store_2addr_stride64_b32 v0, v17, v18 offset0:8 offset1:9
	s_waitcnt vmcnt(4)
	ds_store_2addr_stride64_b32 v0, v19, v20 offset0:10 offset1:11
	s_waitcnt vmcnt(2)
	ds_store_2addr_stride64_b32 v0, v21, v22 offset0:12 offset1:13
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v0, v23, v24 offset0:14 offset1:15
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v17, v64 offset:4160
	ds_load_2addr_stride64_b32 v[49:50], v0 offset1:1
	ds_load_b32 v26, v0
	ds_load_b32 v27, v0
	ds_load_b32 v65, v0
	ds_load_b32 v66, v0 offset:3840
	s_waitcnt lgkmcnt(3)
	v_fma_f32 v28, -v17, v26, v50
	ds_store_b32 v0, v28 offset:256
	ds_load_2addr_stride64_b32 v[50:51], v0 offset0:1 offset1:2
	ds_load_b64 v[17:18], v64 offset:4224
	ds_load_b32 v29, v0 offset:256
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v17, -v17, v26, v51
	s_delay_alu instid0(VALU_DEP_1)
	v_fma_f32 v30, -v18, v28, v17
	ds_store_b32 v0, v30 offset:512
	ds_load_2addr_stride64_b32 v[51:52], v0 offset0:2 offset1:3
	ds_load_b96 v[17:19], v64 offset:4288
	ds_load_b32 v67, v0 offset:256
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v17, -v17, v26, v52
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v18, v28, v17
	v_fma_f32 v31, -v19, v30, v17
	ds_store_b32 v0, v31 offset:768
	ds_load_2addr_stride64_b32 v[52:53], v0 offset0:3 offset1:4
	ds_load_b128 v[17:20], v64 offset:4352
	ds_load_b128 v[21:24], v64 offset:4416
	ds_load_b32 v32, v0 offset:512
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v17, -v17, v26, v53
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v18, v28, v17
	v_fma_f32 v17, -v19, v30, v17
	s_delay_alu instid0(VALU_DEP_1)
	v_fma_f32 v58, -v20, v31, v17
	ds_store_b32 v0, v58 offset:1024
	ds_load_2addr_stride64_b32 v[53:54], v0 offset0:4 offset1:5
	ds_load_b32 v68, v0 offset:512
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v17, -v21, v26, v54
	ds_load_b32 v21, v64 offset:4432
	v_fma_f32 v17, -v22, v28, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v23, v30, v17
	v_fma_f32 v22, -v24, v31, v17
	ds_load_b128 v[17:20], v64 offset:4480
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v59, -v21, v58, v22
	ds_store_b32 v0, v59 offset:1280
	ds_load_2addr_stride64_b32 v[54:55], v0 offset0:5 offset1:6
	ds_load_b32 v61, v0 offset:768
	ds_load_b64 v[24:25], v64 offset:4496
	ds_load_b96 v[21:23], v64 offset:4560
	s_waitcnt lgkmcnt(3)
	v_fma_f32 v17, -v17, v26, v55
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v18, v28, v17
	v_fma_f32 v17, -v19, v30, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v20, v31, v17
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v17, -v24, v58, v17
	s_delay_alu instid0(VALU_DEP_1)
	v_fma_f32 v25, -v25, v59, v17
	ds_store_b32 v0, v25 offset:1536
	ds_load_2addr_stride64_b32 v[55:56], v0 offset0:6 offset1:7
	ds_load_b128 v[17:20], v64 offset:4544
	ds_load_b32 v62, v0 offset:1536
	ds_load_b32 v69, v0 offset:768
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v17, -v17, v26, v56
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v18, v28, v17
	v_fma_f32 v17, -v19, v30, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v20, v31, v17
	v_fma_f32 v17, -v21, v58, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v22, v59, v17
	v_fma_f32 v60, -v23, v25, v17
	ds_load_b128 v[17:20], v64 offset:4608
	ds_store_b32 v0, v60 offset:1792
	ds_load_2addr_stride64_b32 v[56:57], v0 offset0:7 offset1:8
	ds_load_b32 v63, v0 offset:1024
	ds_load_b32 v70, v0 offset:1792
	ds_load_b128 v[21:24], v64 offset:4624
	s_waitcnt lgkmcnt(3)
	v_fma_f32 v17, -v17, v26, v57
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v18, v28, v17
	v_fma_f32 v17, -v19, v30, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fma_f32 v26, -v20, v31, v17
	ds_load_b128 v[17:20], v64 offset:4688
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v21, -v21, v58, v26
	v_fma_f32 v21, -v22, v59, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v21, -v23, v25, v21
	v_fma_f32 v28, -v24, v60, v21
	ds_load_b128 v[21:24], v64 offset:4672
	ds_store_b32 v0, v28 offset:2048
	ds_load_2addr_stride64_b32 v[57:58], v0 offset0:8 offset1:9
	ds_load_b32 v71, v0 offset:1024
	ds_load_b32 v72, v0 offset:2048
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v21, -v21, v27, v58
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v21, -v22, v29, v21
	v_fma_f32 v21, -v23, v32, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v21, -v24, v61, v21
	v_fma_f32 v17, -v17, v63, v21
	ds_load_b32 v21, v64 offset:4704
	v_fma_f32 v17, -v18, v59, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v19, v25, v17
	v_fma_f32 v22, -v20, v60, v17
	ds_load_b128 v[17:20], v64 offset:4736
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v73, -v21, v28, v22
	ds_store_b32 v0, v73 offset:2304
	ds_load_2addr_stride64_b32 v[58:59], v0 offset0:9 offset1:10
	ds_load_b32 v30, v0 offset:1280
	ds_load_b128 v[21:24], v64 offset:4752
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v17, -v17, v27, v59
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v18, v29, v17
	v_fma_f32 v17, -v19, v32, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fma_f32 v19, -v20, v61, v17
	ds_load_b64 v[17:18], v64 offset:4768
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v19, -v21, v63, v19
	v_fma_f32 v19, -v22, v30, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v19, -v23, v62, v19
	v_fma_f32 v19, -v24, v60, v19
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v17, v28, v19
	v_fma_f32 v31, -v18, v73, v17
	ds_store_b32 v0, v31 offset:2560
	ds_load_2addr_stride64_b32 v[59:60], v0 offset0:10 offset1:11
	ds_load_b128 v[17:20], v64 offset:4800
	ds_load_b128 v[21:24], v64 offset:4816
	ds_load_b32 v74, v0 offset:1280
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v17, -v17, v27, v60
	ds_load_b96 v[25:27], v64 offset:4832
	v_fma_f32 v17, -v18, v29, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v19, v32, v17
	v_fma_f32 v17, -v20, v61, v17
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v21, v63, v17
	v_fma_f32 v17, -v22, v30, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v23, v62, v17
	v_fma_f32 v21, -v24, v70, v17
	ds_load_b128 v[17:20], v64 offset:4864
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v21, -v25, v28, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v21, -v26, v73, v21
	v_fma_f32 v25, -v27, v31, v21
	ds_store_b32 v0, v25 offset:2816
	ds_load_2addr_stride64_b32 v[60:61], v0 offset0:11 offset1:12
	ds_load_b32 v75, v0 offset:1536
	ds_load_b128 v[21:24], v64 offset:4880
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v17, -v17, v65, v61
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v18, v67, v17
	v_fma_f32 v17, -v19, v68, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fma_f32 v26, -v20, v69, v17
	ds_load_b128 v[17:20], v64 offset:4896
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v21, -v21, v71, v26
	v_fma_f32 v21, -v22, v30, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v21, -v23, v62, v21
	v_fma_f32 v21, -v24, v70, v21
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v17, v72, v21
	v_fma_f32 v17, -v18, v73, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v19, v31, v17
	v_fma_f32 v76, -v20, v25, v17
	ds_store_b32 v0, v76 offset:3072
	ds_load_2addr_stride64_b32 v[61:62], v0 offset0:12 offset1:13
	ds_load_b128 v[17:20], v64 offset:4928
	ds_load_b128 v[21:24], v64 offset:4944
	ds_load_b32 v77, v0 offset:2560
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v17, -v17, v65, v62
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v18, v67, v17
	v_fma_f32 v17, -v19, v68, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v20, v69, v17
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v21, -v21, v71, v17
	ds_load_b128 v[17:20], v64 offset:4960
	v_fma_f32 v21, -v22, v74, v21
	ds_load_b32 v22, v64 offset:4976
	v_fma_f32 v21, -v23, v75, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_f32 v21, -v24, v70, v21
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v17, -v17, v72, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v18, v73, v17
	v_fma_f32 v17, -v19, v77, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_f32 v17, -v20, v25, v17
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v70, -v22, v76, v17
	ds_load_b128 v[17:20], v64 offset:5056
	ds_store_b32 v0, v70 offset:3328
	ds_load_2addr_stride64_b32 v[62:63], v0 offset0:13 offset1:14
	ds_load_b128 v[21:24], v64 offset:4992
	ds_load_b128 v[25:28], v64 offset:5008
	ds_load_b128 v[29:32], v64 offset:5072
	s_waitcnt lgkmcnt(5)
	v_fma_f32 v17, -v17, v49, v66
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v21, -v21, v65, v63
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v17, -v18, v50, v17
	v_fma_f32 v18, -v22, v67, v21
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v17, -v19, v51, v17
	v_fma_f32 v18, -v23, v68, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v21, -v20, v52, v17
	v_fma_f32 v22, -v24, v69, v18
	ds_load_b128 v[17:20], v64 offset:5088
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v29, -v29, v53, v21
	v_fma_f32 v25, -v25, v71, v22
	ds_load_b128 v[21:24], v64 offset:5024
	v_fma_f32 v29, -v30, v74, v29
	v_fma_f32 v25, -v26, v74, v25
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v26, -v31, v75, v29
	v_fma_f32 v25, -v27, v75, v25
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v30, -v32, v56, v26
	v_fma_f32 v31, -v28, v56, v25
	ds_load_b64 v[28:29], v64 offset:5040
	ds_load_b96 v[25:27], v64 offset:5104
	s_waitcnt lgkmcnt(3)
	v_fma_f32 v17, -v17, v57, v30
	s_clause 0x6
	global_store_b32 v[1:2], v49, off
	global_store_b32 v[3:4], v50, off
	global_store_b32 v[5:6], v51, off
	global_store_b32 v[7:8], v52, off
	global_store_b32 v[9:10], v53, off
	global_store_b32 v[11:12], v54, off
	global_store_b32 v[13:14], v55, off
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v21, -v21, v72, v31
	v_fma_f32 v17, -v18, v58, v17
	s_clause 0x3
	global_store_b32 v[15:16], v56, off
	global_store_b32 v[33:34], v57, off
	global_store_b32 v[35:36], v58, off
	global_store_b32 v[37:38], v59, off
	v_fma_f32 v18, -v22, v73, v21
	v_fma_f32 v17, -v19, v77, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v18, -v23, v77, v18
	v_fma_f32 v1, -v20, v60, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f32 v2, -v24, v60, v18
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v1, -v25, v61, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v2, -v28, v76, v2
	v_fma_f32 v1, -v26, v70, v1
	s_delay_alu instid0(VALU_DEP_2)
	v_fma_f32 v2, -v29, v70, v2
	s_clause 0x3
	global_store_b32 v[39:40], v60, off
	global_store_b32 v[41:42], v61, off
	global_store_b32 v[43:44], v62, off
	global_store_b32 v[45:46], v2, off
	v_fma_f32 v1, -v27, v2, v1
	ds_store_2addr_stride64_b32 v0, v2, v1 offset0:14 offset1:15
	global_store_b32 v[47:48], v1, off
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lu_rows
		.amdhsa_group_segment_fixed_size 5120
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 78
		.amdhsa_next_free_sgpr 16
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
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end20:
	.size	lu_rows, .Lfunc_end20-lu_rows
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3052
; NumSgprs: 18
; NumVgprs: 78
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 5120 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 78
; Occupancy: 13
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     by_value
      - .offset:         12
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 5120
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 64
    .name:           lu_rows
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         lu_rows.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     78
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
