	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.text
	.protected	columns                ; -- Begin function columns
	.globl	columns
	.p2align	8
	.type	columns,@function
columns:                               ; @columns
; %bb.0:
	s_clause 0x2
	s_load_b64 s[2:3], s[0:1], 0x1c
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	v_lshrrev_b32_e32 v2, 1, v0
	v_and_b32_e32 v35, 15, v0
	s_lshl_b32 s8, s15, 6
	s_lshl_b32 s9, s14, 6
	s_mov_b32 s10, 0
	v_and_b32_e32 v36, 32, v2
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s3, 1
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	v_lshlrev_b32_e32 v1, 4, v0
	v_lshrrev_b32_e32 v4, 2, v0
	v_or_b32_e32 v6, v36, v35
	v_and_or_b32 v37, v0, 47, 0xc00
	s_lshl_b32 s11, s2, 5
	v_and_b32_e32 v3, 16, v1
	v_mul_lo_u32 v7, s2, v4
	v_dual_mov_b32 v1, 0 :: v_dual_and_b32 v8, 48, v1
	v_add_nc_u32_e32 v5, s8, v2
	v_mul_u32_u24_e32 v4, 0x50, v4
	v_mad_u32_u24 v39, v2, 48, v3
	v_mul_u32_u24_e32 v38, 48, v6
	v_mov_b32_e32 v2, v1
	v_add3_u32 v41, v7, s9, v8
	v_mad_u64_u32 v[33:34], null, v5, s3, v[3:4]
	v_add3_u32 v40, v4, v8, 0xc00
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v12, v1
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v15, v1
	v_mov_b32_e32 v16, v1
	v_mov_b32_e32 v17, v1
	v_mov_b32_e32 v18, v1
	v_mov_b32_e32 v19, v1
	v_mov_b32_e32 v20, v1
	v_mov_b32_e32 v21, v1
	v_mov_b32_e32 v22, v1
	v_mov_b32_e32 v23, v1
	v_mov_b32_e32 v24, v1
	v_mov_b32_e32 v25, v1
	v_mov_b32_e32 v26, v1
	v_mov_b32_e32 v27, v1
	v_mov_b32_e32 v28, v1
	v_mov_b32_e32 v29, v1
	v_mov_b32_e32 v30, v1
	v_mov_b32_e32 v31, v1
	v_mov_b32_e32 v32, v1
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_nc_u32_e32 v34, s10, v33
	v_ashrrev_i32_e32 v43, 31, v41
	v_add_co_u32 v42, vcc_lo, s6, v41
	v_add_nc_u32_e32 v41, s11, v41
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v44, 31, v34
	v_add_co_ci_u32_e32 v43, vcc_lo, s7, v43, vcc_lo
	v_add_co_u32 v46, vcc_lo, s4, v34
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_ci_u32_e32 v47, vcc_lo, s5, v44, vcc_lo
	s_add_i32 s10, s10, 32
	global_load_b128 v[42:45], v[42:43], off
	global_load_b128 v[46:49], v[46:47], off
	s_cmp_ge_i32 s10, s3
	s_waitcnt vmcnt(0)
	ds_store_b128 v39, v[46:49]
	ds_store_b128 v40, v[42:45]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_u8 v34, v37 offset:320
	ds_load_u8 v50, v37 offset:640
	ds_load_u8 v51, v37 offset:960
	ds_load_u8 v52, v37 offset:1040
	ds_load_u8 v53, v37
	ds_load_u8 v54, v37 offset:256
	ds_load_u8 v55, v37 offset:240
	ds_load_u8 v56, v37 offset:176
	ds_load_u8 v57, v37 offset:160
	ds_load_u8 v58, v37 offset:96
	ds_load_u8 v59, v37 offset:80
	ds_load_u8 v60, v37 offset:16
	ds_load_u8 v61, v37 offset:576
	ds_load_u8 v62, v37 offset:560
	ds_load_u8 v63, v37 offset:496
	ds_load_u8 v64, v37 offset:480
	ds_load_u8 v65, v37 offset:416
	ds_load_u8 v66, v37 offset:400
	ds_load_u8 v67, v37 offset:336
	ds_load_u8 v68, v37 offset:896
	ds_load_u8 v69, v37 offset:880
	ds_load_u8 v70, v37 offset:816
	ds_load_u8 v71, v37 offset:800
	ds_load_u8 v72, v37 offset:736
	ds_load_u8 v73, v37 offset:720
	ds_load_u8 v74, v37 offset:656
	ds_load_u8 v75, v37 offset:1216
	ds_load_u8 v76, v37 offset:1200
	ds_load_u8 v77, v37 offset:1136
	ds_load_u8 v78, v37 offset:1120
	ds_load_u8 v79, v37 offset:1056
	ds_load_u8 v80, v37 offset:976
	ds_load_b128 v[42:45], v38
	ds_load_b128 v[46:49], v38 offset:16
	ds_load_u8 v81, v37 offset:1280
	ds_load_u8 v82, v37 offset:1600
	ds_load_u8 v83, v37 offset:1920
	ds_load_u8 v84, v37 offset:2240
	ds_load_u8 v85, v37 offset:2320
	ds_load_u8 v86, v37 offset:1536
	ds_load_u8 v87, v37 offset:1520
	ds_load_u8 v88, v37 offset:1456
	ds_load_u8 v89, v37 offset:1440
	ds_load_u8 v90, v37 offset:1376
	ds_load_u8 v91, v37 offset:1360
	ds_load_u8 v92, v37 offset:1296
	ds_load_u8 v93, v37 offset:1856
	s_waitcnt lgkmcnt(43)
	v_lshlrev_b16 v52, 8, v52
	s_waitcnt lgkmcnt(36)
	v_lshlrev_b16 v59, 8, v59
	s_waitcnt lgkmcnt(30)
	v_lshlrev_b16 v65, 8, v65
	v_lshlrev_b16 v54, 8, v54
	v_lshlrev_b16 v62, 8, v62
	v_or_b32_e32 v94, v51, v52
	s_waitcnt lgkmcnt(19)
	v_lshlrev_b16 v52, 8, v76
	v_or_b32_e32 v59, v53, v59
	v_lshlrev_b16 v53, 8, v55
	ds_load_u8 v51, v37 offset:1840
	s_waitcnt lgkmcnt(17)
	v_lshlrev_b16 v55, 8, v79
	v_or_b32_e32 v76, v78, v52
	v_lshlrev_b16 v52, 8, v73
	v_or_b32_e32 v95, v57, v53
	v_lshlrev_b16 v57, 8, v72
	v_or_b32_e32 v65, v67, v65
	ds_load_u8 v67, v37 offset:1936
	v_or_b32_e32 v73, v50, v52
	v_lshlrev_b16 v52, 8, v69
	v_or_b32_e32 v72, v74, v57
	v_lshlrev_b16 v57, 8, v68
	ds_load_u8 v78, v37 offset:1776
	ds_load_u8 v50, v37 offset:1760
	v_or_b32_e32 v69, v71, v52
	ds_load_u8 v71, v37 offset:1696
	v_lshlrev_b16 v52, 8, v66
	v_or_b32_e32 v68, v70, v57
	ds_load_u8 v57, v37 offset:2000
	v_or_b32_e32 v70, v56, v54
	s_waitcnt lgkmcnt(8)
	v_lshlrev_b16 v54, 8, v91
	v_or_b32_e32 v34, v34, v52
	ds_load_u8 v52, v37 offset:1680
	v_lshlrev_b16 v56, 8, v87
	ds_load_u8 v66, v37 offset:2176
	ds_load_u8 v91, v37 offset:2256
	ds_load_u8 v53, v37 offset:2160
	v_or_b32_e32 v79, v80, v55
	ds_load_u8 v80, v37 offset:2096
	v_lshlrev_b16 v55, 8, v75
	v_or_b32_e32 v81, v81, v54
	ds_load_u8 v54, v37 offset:2400
	v_or_b32_e32 v87, v89, v56
	ds_load_u8 v89, v37 offset:2336
	v_or_b32_e32 v75, v77, v55
	ds_load_u8 v55, v37 offset:2080
	ds_load_u8 v74, v37 offset:2016
	v_or_b32_e32 v62, v64, v62
	ds_load_u8 v64, v37 offset:1616
	v_lshlrev_b16 v61, 8, v61
	v_lshlrev_b16 v58, 8, v58
	s_waitcnt lgkmcnt(15)
	v_lshlrev_b16 v51, 8, v51
	s_waitcnt lgkmcnt(9)
	v_lshlrev_b16 v52, 8, v52
	v_lshlrev_b16 v56, 8, v85
	v_or_b32_e32 v61, v63, v61
	ds_load_u8 v63, v37 offset:2496
	s_waitcnt lgkmcnt(7)
	v_lshlrev_b16 v53, 8, v53
	v_or_b32_e32 v82, v82, v52
	v_lshlrev_b16 v52, 8, v57
	v_or_b32_e32 v58, v60, v58
	v_or_b32_e32 v85, v50, v51
	ds_load_u8 v77, v37 offset:2416
	v_or_b32_e32 v84, v84, v56
	v_or_b32_e32 v83, v83, v52
	v_lshlrev_b16 v56, 8, v90
	s_waitcnt lgkmcnt(4)
	v_or_b32_e32 v96, v55, v53
	ds_load_b128 v[50:53], v38 offset:768
	ds_load_u8 v60, v37 offset:2480
	v_lshlrev_b16 v57, 8, v86
	v_or_b32_e32 v86, v92, v56
	s_waitcnt lgkmcnt(5)
	v_lshlrev_b16 v74, 8, v74
	v_lshlrev_b16 v66, 8, v66
	v_lshlrev_b16 v89, 8, v89
	v_or_b32_e32 v88, v88, v57
	v_lshlrev_b32_e32 v76, 16, v76
	s_waitcnt lgkmcnt(3)
	v_lshlrev_b16 v63, 8, v63
	v_or_b32_e32 v67, v67, v74
	v_or_b32_e32 v66, v80, v66
	v_or_b32_e32 v74, v91, v89
	v_and_b32_e32 v73, 0xffff, v73
	v_lshlrev_b32_e32 v69, 16, v69
	s_waitcnt lgkmcnt(2)
	v_or_b32_e32 v63, v77, v63
	v_and_b32_e32 v77, 0xffff, v94
	v_and_b32_e32 v34, 0xffff, v34
	v_lshlrev_b32_e32 v62, 16, v62
	v_lshlrev_b32_e32 v80, 16, v95
	v_and_b32_e32 v79, 0xffff, v79
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b16 v55, 8, v60
	v_lshlrev_b16 v60, 8, v71
	v_lshlrev_b32_e32 v75, 16, v75
	v_and_b32_e32 v72, 0xffff, v72
	v_lshlrev_b32_e32 v68, 16, v68
	v_or_b32_e32 v71, v54, v55
	v_or_b32_e32 v60, v64, v60
	ds_load_b128 v[54:57], v38 offset:784
	v_lshlrev_b16 v64, 8, v93
	v_and_b32_e32 v89, 0xffff, v65
	v_lshlrev_b32_e32 v90, 16, v61
	v_and_b32_e32 v91, 0xffff, v58
	v_lshlrev_b32_e32 v70, 16, v70
	v_or_b32_e32 v64, v78, v64
	v_and_b32_e32 v78, 0xffff, v59
	v_and_b32_e32 v81, 0xffff, v81
	v_lshlrev_b32_e32 v87, 16, v87
	v_and_b32_e32 v82, 0xffff, v82
	v_lshlrev_b32_e32 v85, 16, v85
	v_and_b32_e32 v83, 0xffff, v83
	v_lshlrev_b32_e32 v92, 16, v96
	v_and_b32_e32 v84, 0xffff, v84
	v_lshlrev_b32_e32 v71, 16, v71
	v_and_b32_e32 v86, 0xffff, v86
	v_lshlrev_b32_e32 v88, 16, v88
	v_and_b32_e32 v93, 0xffff, v60
	v_lshlrev_b32_e32 v94, 16, v64
	v_and_b32_e32 v95, 0xffff, v67
	v_lshlrev_b32_e32 v96, 16, v66
	v_and_b32_e32 v74, 0xffff, v74
	v_lshlrev_b32_e32 v97, 16, v63
	v_or_b32_e32 v61, v77, v76
	v_or_b32_e32 v60, v73, v69
	v_or_b32_e32 v59, v34, v62
	v_or_b32_e32 v58, v78, v80
	v_or_b32_e32 v65, v79, v75
	v_or_b32_e32 v64, v72, v68
	v_or_b32_e32 v63, v89, v90
	v_or_b32_e32 v62, v91, v70
	v_or_b32_e32 v66, v81, v87
	v_or_b32_e32 v67, v82, v85
	v_or_b32_e32 v68, v83, v92
	v_or_b32_e32 v69, v84, v71
	v_or_b32_e32 v70, v86, v88
	v_or_b32_e32 v71, v93, v94
	v_or_b32_e32 v72, v95, v96
	v_or_b32_e32 v73, v74, v97
	v_wmma_i32_16x16x16_iu8 v[25:32], v[42:45], v[58:61], v[25:32] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[17:24], v[42:45], v[62:65], v[17:24] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[9:16], v[50:53], v[58:61], v[9:16] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[1:8], v[50:53], v[62:65], v[1:8] neg_lo:[1,1,0]
	s_waitcnt lgkmcnt(0)
	v_wmma_i32_16x16x16_iu8 v[25:32], v[46:49], v[66:69], v[25:32] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[17:24], v[46:49], v[70:73], v[17:24] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[9:16], v[54:57], v[66:69], v[9:16] neg_lo:[1,1,0]
	v_wmma_i32_16x16x16_iu8 v[1:8], v[54:57], v[70:73], v[1:8] neg_lo:[1,1,0]
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	v_mov_b32_e32 v32, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v31, v32
	v_mov_b32_e32 v30, v32
	v_mov_b32_e32 v29, v32
	v_mov_b32_e32 v28, v32
	v_mov_b32_e32 v27, v32
	v_mov_b32_e32 v26, v32
	v_mov_b32_e32 v25, v32
	v_mov_b32_e32 v24, v32
	v_mov_b32_e32 v23, v32
	v_mov_b32_e32 v22, v32
	v_mov_b32_e32 v21, v32
	v_mov_b32_e32 v20, v32
	v_mov_b32_e32 v19, v32
	v_mov_b32_e32 v18, v32
	v_mov_b32_e32 v17, v32
	v_mov_b32_e32 v16, v32
	v_mov_b32_e32 v15, v32
	v_mov_b32_e32 v14, v32
	v_mov_b32_e32 v13, v32
	v_mov_b32_e32 v12, v32
	v_mov_b32_e32 v11, v32
	v_mov_b32_e32 v10, v32
	v_mov_b32_e32 v9, v32
	v_mov_b32_e32 v8, v32
	v_mov_b32_e32 v7, v32
	v_mov_b32_e32 v6, v32
	v_mov_b32_e32 v5, v32
	v_mov_b32_e32 v4, v32
	v_mov_b32_e32 v3, v32
	v_mov_b32_e32 v2, v32
	v_mov_b32_e32 v1, v32
.LBB0_4:
	v_and_b32_e32 v33, 32, v0
	v_add_nc_u32_e32 v34, s8, v36
	v_lshrrev_b32_e32 v36, 4, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_or3_b32 v0, s9, v33, v35
	v_and_or_b32 v35, v36, 1, v34
	s_delay_alu instid0(VALU_DEP_1)
	v_mad_u64_u32 v[33:34], null, v35, s2, v[0:1]
	s_lshl_b32 s2, s2, 1
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_add_nc_u32_e32 v35, s2, v33
	v_ashrrev_i32_e32 v34, 31, v33
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v37, s2, v35
	v_lshlrev_b64 v[33:34], 2, v[33:34]
	v_ashrrev_i32_e32 v36, 31, v35
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v39, s2, v37
	v_ashrrev_i32_e32 v38, 31, v37
	v_add_co_u32 v33, vcc_lo, s0, v33
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[35:36], 2, v[35:36]
	v_add_co_ci_u32_e32 v34, vcc_lo, s1, v34, vcc_lo
	v_add_nc_u32_e32 v41, s2, v39
	v_lshlrev_b64 v[37:38], 2, v[37:38]
	v_ashrrev_i32_e32 v40, 31, v39
	v_add_co_u32 v35, vcc_lo, s0, v35
	global_store_b32 v[33:34], v25, off
	v_add_nc_u32_e32 v25, s2, v41
	v_add_co_ci_u32_e32 v36, vcc_lo, s1, v36, vcc_lo
	v_lshlrev_b64 v[39:40], 2, v[39:40]
	v_add_co_u32 v37, vcc_lo, s0, v37
	v_add_co_ci_u32_e32 v38, vcc_lo, s1, v38, vcc_lo
	v_add_nc_u32_e32 v43, s2, v25
	v_ashrrev_i32_e32 v42, 31, v41
	v_add_co_u32 v39, vcc_lo, s0, v39
	global_store_b32 v[35:36], v26, off
	v_ashrrev_i32_e32 v26, 31, v25
	v_add_co_ci_u32_e32 v40, vcc_lo, s1, v40, vcc_lo
	global_store_b32 v[37:38], v27, off
	v_add_nc_u32_e32 v27, s2, v43
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_ashrrev_i32_e32 v44, 31, v43
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	global_store_b32 v[39:40], v28, off
	v_ashrrev_i32_e32 v28, 31, v27
	v_add_co_u32 v41, vcc_lo, s0, v41
	v_lshlrev_b64 v[43:44], 2, v[43:44]
	v_add_co_ci_u32_e32 v42, vcc_lo, s1, v42, vcc_lo
	v_add_co_u32 v25, vcc_lo, s0, v25
	v_lshlrev_b64 v[45:46], 2, v[27:28]
	v_add_nc_u32_e32 v27, s2, v27
	v_add_co_ci_u32_e32 v26, vcc_lo, s1, v26, vcc_lo
	v_add_co_u32 v43, vcc_lo, s0, v43
	v_add_co_ci_u32_e32 v44, vcc_lo, s1, v44, vcc_lo
	v_add_co_u32 v45, vcc_lo, s0, v45
	v_ashrrev_i32_e32 v28, 31, v27
	v_add_co_ci_u32_e32 v46, vcc_lo, s1, v46, vcc_lo
	s_clause 0x7
	global_store_b32 v[41:42], v29, off
	global_store_b32 v[25:26], v30, off
	global_store_b32 v[43:44], v31, off
	global_store_b32 v[45:46], v32, off
	global_store_b32 v[33:34], v17, off offset:64
	global_store_b32 v[35:36], v18, off offset:64
	global_store_b32 v[37:38], v19, off offset:64
	global_store_b32 v[39:40], v20, off offset:64
	v_lshlrev_b64 v[19:20], 2, v[27:28]
	v_add_nc_u32_e32 v17, s2, v27
	s_clause 0x2
	global_store_b32 v[41:42], v21, off offset:64
	global_store_b32 v[25:26], v22, off offset:64
	global_store_b32 v[43:44], v23, off offset:64
	v_add_co_u32 v19, vcc_lo, s0, v19
	v_add_nc_u32_e32 v21, s2, v17
	v_add_co_ci_u32_e32 v20, vcc_lo, s1, v20, vcc_lo
	s_clause 0x1
	global_store_b32 v[45:46], v24, off offset:64
	global_store_b32 v[19:20], v9, off
	v_ashrrev_i32_e32 v22, 31, v21
	v_add_nc_u32_e32 v24, s2, v21
	v_ashrrev_i32_e32 v18, 31, v17
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[22:23], 2, v[21:22]
	v_add_nc_u32_e32 v21, s2, v24
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_ashrrev_i32_e32 v25, 31, v24
	v_add_nc_u32_e32 v9, s2, v21
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_u32 v17, vcc_lo, s0, v17
	v_add_co_ci_u32_e32 v18, vcc_lo, s1, v18, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_add_nc_u32_e32 v28, s2, v9
	v_add_co_u32 v26, vcc_lo, s0, v22
	v_ashrrev_i32_e32 v22, 31, v21
	v_add_co_ci_u32_e32 v27, vcc_lo, s1, v23, vcc_lo
	v_lshlrev_b64 v[23:24], 2, v[24:25]
	global_store_b32 v[17:18], v10, off
	v_ashrrev_i32_e32 v10, 31, v9
	v_add_nc_u32_e32 v30, s2, v28
	v_lshlrev_b64 v[21:22], 2, v[21:22]
	v_ashrrev_i32_e32 v29, 31, v28
	v_add_co_u32 v23, vcc_lo, s0, v23
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_ashrrev_i32_e32 v31, 31, v30
	v_add_co_ci_u32_e32 v24, vcc_lo, s1, v24, vcc_lo
	v_add_co_u32 v21, vcc_lo, s0, v21
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_add_co_ci_u32_e32 v22, vcc_lo, s1, v22, vcc_lo
	v_add_co_u32 v9, vcc_lo, s0, v9
	v_lshlrev_b64 v[30:31], 2, v[30:31]
	v_add_co_ci_u32_e32 v10, vcc_lo, s1, v10, vcc_lo
	v_add_co_u32 v28, vcc_lo, s0, v28
	v_add_co_ci_u32_e32 v29, vcc_lo, s1, v29, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v30, vcc_lo, s0, v30
	v_add_co_ci_u32_e32 v31, vcc_lo, s1, v31, vcc_lo
	s_clause 0xd
	global_store_b32 v[26:27], v11, off
	global_store_b32 v[23:24], v12, off
	global_store_b32 v[21:22], v13, off
	global_store_b32 v[9:10], v14, off
	global_store_b32 v[28:29], v15, off
	global_store_b32 v[30:31], v16, off
	global_store_b32 v[19:20], v1, off offset:64
	global_store_b32 v[17:18], v2, off offset:64
	global_store_b32 v[26:27], v3, off offset:64
	global_store_b32 v[23:24], v4, off offset:64
	global_store_b32 v[21:22], v5, off offset:64
	global_store_b32 v[9:10], v6, off offset:64
	global_store_b32 v[28:29], v7, off offset:64
	global_store_b32 v[30:31], v8, off offset:64
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel columns
		.amdhsa_group_segment_fixed_size 5632
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_next_free_vgpr 98
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
.Lfunc_end0:
	.size	columns, .Lfunc_end0-columns
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2668
; NumSgprs: 18
; NumVgprs: 98
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 5632 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 12
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 98
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
	.type	__hip_cuid_5b724d700ce1a88,@object ; @__hip_cuid_5b724d700ce1a88
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_5b724d700ce1a88
__hip_cuid_5b724d700ce1a88:
	.byte	0                               ; 0x0
	.size	__hip_cuid_5b724d700ce1a88, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_5b724d700ce1a88
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
    .group_segment_fixed_size: 5632
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 128
    .name:           columns
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         columns.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     98
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
