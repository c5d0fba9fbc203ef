	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	filter_rows             ; -- Begin function filter_rows
	.globl	filter_rows
	.p2align	8
	.type	filter_rows,@function
filter_rows:                            ; @filter_rows
; %bb.0:
	s_load_b256 s[16:23], s[0:1], 0x0
	v_and_b32_e32 v5, 0x3ff, v0
	v_bfe_u32 v6, v0, 10, 10
	s_mov_b32 s0, exec_lo
	v_mov_b32_e32 v7, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshl_or_b32 v0, s14, 7, v5
	v_lshl_or_b32 v2, s15, 2, v6
	v_mul_u32_u24_e32 v6, 0x280, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v4, -16, v0
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[0:1], null, s23, v2, v[4:5]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_lshl_add_u32 v5, v5, 2, v6
	v_mov_b32_e32 v6, 0
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v2, vcc_lo, s16, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s17, v1, vcc_lo
	s_clause 0x7
	global_load_b32 v8, v[2:3], off offset:64
	global_load_b32 v9, v[2:3], off offset:128
	global_load_b32 v10, v[2:3], off offset:192
	global_load_b32 v11, v[2:3], off offset:256
	global_load_b32 v12, v[2:3], off offset:320
	global_load_b32 v13, v[2:3], off offset:384
	global_load_b32 v14, v[2:3], off offset:448
	global_load_b32 v15, v[2:3], off offset:512
	s_waitcnt vmcnt(6)
	ds_store_2addr_b32 v5, v8, v9 offset0:16 offset1:32
	s_waitcnt vmcnt(4)
	ds_store_2addr_b32 v5, v10, v11 offset0:48 offset1:64
	s_waitcnt vmcnt(2)
	ds_store_2addr_b32 v5, v12, v13 offset0:80 offset1:96
	s_waitcnt vmcnt(0)
	ds_store_2addr_b32 v5, v14, v15 offset0:112 offset1:128
	v_cmpx_lt_i32_e32 -1, v4
	s_cbranch_execz .LBB6_2
; %bb.1:
	global_load_b32 v7, v[2:3], off
.LBB6_2:
	s_or_b32 exec_lo, exec_lo, s0
	v_sub_nc_u32_e32 v4, s22, v4
	s_mov_b32 s0, exec_lo
	s_waitcnt vmcnt(0)
	ds_store_b32 v5, v7
	v_cmpx_lt_i32_e32 0x90, v4
	s_cbranch_execz .LBB6_4
; %bb.3:
	global_load_b32 v6, v[2:3], off offset:576
.LBB6_4:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt vmcnt(0)
	ds_store_b32 v5, v6 offset:576
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_load_b32 s16, s[20:21], 0x40
	ds_load_2addr_b32 v[2:3], v5 offset0:8 offset1:9
	ds_load_2addr_b32 v[6:7], v5 offset0:24 offset1:25
	ds_load_2addr_b32 v[8:9], v5 offset0:40 offset1:41
	s_load_b512 s[0:15], s[20:21], 0x0
	ds_load_2addr_b32 v[10:11], v5 offset0:10 offset1:11
	ds_load_2addr_b32 v[12:13], v5 offset0:26 offset1:27
	ds_load_2addr_b32 v[14:15], v5 offset0:42 offset1:43
	ds_load_2addr_b32 v[16:17], v5 offset0:12 offset1:13
	ds_load_2addr_b32 v[18:19], v5 offset0:14 offset1:15
	ds_load_2addr_b32 v[20:21], v5 offset0:28 offset1:29
	ds_load_2addr_b32 v[22:23], v5 offset0:30 offset1:31
	ds_load_2addr_b32 v[24:25], v5 offset0:44 offset1:45
	ds_load_2addr_b32 v[26:27], v5 offset0:46 offset1:47
	ds_load_2addr_b32 v[36:37], v5 offset0:124 offset1:125
	ds_load_2addr_b32 v[38:39], v5 offset0:126 offset1:127
	ds_load_2addr_b32 v[44:45], v5 offset0:132 offset1:133
	ds_load_2addr_b32 v[46:47], v5 offset0:134 offset1:135
	v_add_co_u32 v0, vcc_lo, s18, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s19, v1, vcc_lo
	ds_load_2addr_b32 v[40:41], v5 offset0:80 offset1:81
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v49, s16, v6, 0
	v_fma_f32 v48, s16, v2, 0
	v_fma_f32 v50, s16, v8, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v49, s15, v7 :: v_dual_fmac_f32 v50, s15, v9
	v_fmac_f32_e32 v48, s15, v3
	ds_load_2addr_b32 v[2:3], v5 offset0:16 offset1:17
	v_dual_fmac_f32 v49, s14, v12 :: v_dual_fmac_f32 v48, s14, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v49, s13, v13 :: v_dual_fmac_f32 v50, s14, v14
	v_dual_fmac_f32 v49, s12, v20 :: v_dual_fmac_f32 v48, s13, v11
	ds_load_2addr_b32 v[9:10], v5 offset0:32 offset1:33
	ds_load_2addr_b32 v[11:12], v5 offset0:48 offset1:49
	v_dual_fmac_f32 v49, s11, v21 :: v_dual_fmac_f32 v50, s13, v15
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_fmac_f32 v49, s10, v22 :: v_dual_fmac_f32 v48, s12, v16
	ds_load_2addr_b32 v[13:14], v5 offset0:18 offset1:19
	ds_load_2addr_b32 v[15:16], v5 offset0:20 offset1:21
	ds_load_2addr_b32 v[20:21], v5 offset0:22 offset1:23
	ds_load_2addr_b32 v[28:29], v5 offset0:56 offset1:57
	v_dual_fmac_f32 v49, s9, v23 :: v_dual_fmac_f32 v50, s12, v24
	ds_load_2addr_b32 v[22:23], v5 offset0:36 offset1:37
	ds_load_2addr_b32 v[30:31], v5 offset0:38 offset1:39
	ds_load_2addr_b32 v[32:33], v5 offset0:58 offset1:59
	s_waitcnt lgkmcnt(8)
	v_fmac_f32_e32 v49, s8, v9
	v_fmac_f32_e32 v48, s11, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v50, s11, v25 :: v_dual_fmac_f32 v49, s7, v10
	v_fmac_f32_e32 v48, s10, v18
	ds_load_2addr_b32 v[17:18], v5 offset0:34 offset1:35
	ds_load_2addr_b32 v[24:25], v5 offset0:50 offset1:51
	s_waitcnt lgkmcnt(5)
	v_fma_f32 v51, s16, v28, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v51, s15, v29
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v51, s14, v32
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v49, s6, v17 :: v_dual_fmac_f32 v48, s9, v19
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v51, s13, v33
	v_fmac_f32_e32 v49, s5, v18
	v_fmac_f32_e32 v50, s10, v26
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v49, s4, v22 :: v_dual_fmac_f32 v50, s9, v27
	ds_load_2addr_b32 v[26:27], v5 offset0:52 offset1:53
	ds_load_2addr_b32 v[34:35], v5 offset0:54 offset1:55
	v_fmac_f32_e32 v49, s3, v23
	v_dual_fmac_f32 v50, s8, v11 :: v_dual_fmac_f32 v49, s2, v30
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v50, s7, v12
	ds_load_2addr_b32 v[11:12], v5 offset0:72 offset1:73
	v_dual_fmac_f32 v48, s8, v2 :: v_dual_fmac_f32 v49, s1, v31
	v_fmac_f32_e32 v48, s7, v3
	ds_load_2addr_b32 v[2:3], v5 offset0:60 offset1:61
	ds_load_2addr_b32 v[9:10], v5 offset0:62 offset1:63
	v_fmac_f32_e32 v49, s0, v8
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v52, s16, v11, 0
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v52, s15, v12 :: v_dual_fmac_f32 v51, s12, v2
	v_dual_fmac_f32 v48, s6, v13 :: v_dual_fmac_f32 v51, s11, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v48, s5, v14
	v_fmac_f32_e32 v50, s6, v24
	ds_load_2addr_b32 v[2:3], v5 offset0:104 offset1:105
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v51, s10, v9 :: v_dual_fmac_f32 v48, s4, v15
	v_fmac_f32_e32 v50, s5, v25
	ds_load_2addr_b32 v[13:14], v5 offset0:74 offset1:75
	ds_load_2addr_b32 v[17:18], v5 offset0:76 offset1:77
	ds_load_2addr_b32 v[24:25], v5 offset0:78 offset1:79
	v_dual_fmac_f32 v51, s9, v10 :: v_dual_fmac_f32 v48, s3, v16
	ds_load_2addr_b32 v[15:16], v5 offset0:88 offset1:89
	ds_load_2addr_b32 v[22:23], v5 offset0:90 offset1:91
	v_fmac_f32_e32 v50, s4, v26
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v52, s14, v13
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v53, s16, v15, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v52, s13, v14 :: v_dual_fmac_f32 v53, s15, v16
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v52, s12, v17 :: v_dual_fmac_f32 v53, s14, v22
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v52, s11, v18
	v_fmac_f32_e32 v48, s2, v20
	ds_load_2addr_b32 v[19:20], v5 offset0:64 offset1:65
	v_dual_fmac_f32 v53, s13, v23 :: v_dual_fmac_f32 v52, s10, v24
	ds_load_2addr_b32 v[23:24], v5 offset0:112 offset1:113
	v_fma_f32 v14, s16, v2, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v14, s15, v3
	ds_load_2addr_b32 v[3:4], v5 offset0:96 offset1:97
	v_fmac_f32_e32 v48, s1, v21
	ds_load_2addr_b32 v[16:17], v5 offset0:108 offset1:109
	ds_load_2addr_b32 v[21:22], v5 offset0:110 offset1:111
	v_fmac_f32_e32 v48, s0, v6
	ds_load_2addr_b32 v[6:7], v5 offset0:120 offset1:121
	ds_load_2addr_b32 v[8:9], v5 offset0:92 offset1:93
	ds_load_2addr_b32 v[12:13], v5 offset0:94 offset1:95
	v_fmac_f32_e32 v50, s3, v27
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v54, s16, v6, 0
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v53, s12, v8 :: v_dual_fmac_f32 v50, s2, v34
	v_fmac_f32_e32 v53, s11, v9
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v53, s10, v12
	v_fmac_f32_e32 v53, s9, v13
	ds_load_2addr_b32 v[12:13], v5 offset0:98 offset1:99
	v_fmac_f32_e32 v51, s8, v19
	v_fmac_f32_e32 v50, s1, v35
	v_fmac_f32_e32 v53, s8, v3
	ds_load_b32 v3, v5 offset:544
	v_fmac_f32_e32 v51, s7, v20
	v_fmac_f32_e32 v50, s0, v28
	ds_load_2addr_b32 v[26:27], v5 offset0:106 offset1:107
	ds_load_2addr_b32 v[28:29], v5 offset0:122 offset1:123
	ds_load_2addr_b32 v[30:31], v5 offset0:66 offset1:67
	ds_load_2addr_b32 v[32:33], v5 offset0:68 offset1:69
	ds_load_2addr_b32 v[34:35], v5 offset0:70 offset1:71
	v_fmac_f32_e32 v53, s7, v4
	s_waitcnt lgkmcnt(6)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v53, s6, v12
	v_fmac_f32_e32 v53, s5, v13
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v51, s6, v30
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v14, s14, v26 :: v_dual_fmac_f32 v51, s5, v31
	v_fmac_f32_e32 v54, s15, v7
	v_fmac_f32_e32 v14, s13, v27
	ds_load_2addr_b32 v[7:8], v5 offset0:82 offset1:83
	ds_load_2addr_b32 v[9:10], v5 offset0:84 offset1:85
	ds_load_2addr_b32 v[18:19], v5 offset0:86 offset1:87
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v51, s4, v32
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v54, s14, v28 :: v_dual_fmac_f32 v51, s3, v33
	v_fmac_f32_e32 v52, s9, v25
	ds_load_2addr_b32 v[25:26], v5 offset0:128 offset1:129
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v51, s2, v34 :: v_dual_fmac_f32 v54, s13, v29
	v_dual_fmac_f32 v52, s8, v40 :: v_dual_fmac_f32 v51, s1, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v54, s12, v36
	v_dual_fmac_f32 v52, s7, v41 :: v_dual_fmac_f32 v51, s0, v11
	s_delay_alu instid0(VALU_DEP_2)
	v_fmac_f32_e32 v54, s11, v37
	ds_load_2addr_b32 v[27:28], v5 offset0:130 offset1:131
	ds_load_2addr_b32 v[36:37], v5 offset0:100 offset1:101
	ds_load_2addr_b32 v[42:43], v5 offset0:102 offset1:103
	s_waitcnt lgkmcnt(6)
	v_fmac_f32_e32 v52, s6, v7
	v_fmac_f32_e32 v54, s10, v38
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v52, s5, v8
	v_fmac_f32_e32 v54, s9, v39
	s_waitcnt lgkmcnt(5)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v52, s4, v9
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v52, s3, v10 :: v_dual_fmac_f32 v53, s4, v36
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v52, s2, v18 :: v_dual_fmac_f32 v53, s3, v37
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v52, s1, v19 :: v_dual_fmac_f32 v53, s2, v42
	v_fmac_f32_e32 v14, s12, v16
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v52, s0, v15
	v_dual_fmac_f32 v53, s1, v43 :: v_dual_fmac_f32 v14, s11, v17
	ds_load_2addr_b32 v[16:17], v5 offset0:114 offset1:115
	v_dual_fmac_f32 v54, s8, v25 :: v_dual_fmac_f32 v53, s0, v2
	v_fmac_f32_e32 v14, s10, v21
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v54, s7, v26
	v_fmac_f32_e32 v14, s9, v22
	ds_load_2addr_b32 v[21:22], v5 offset0:116 offset1:117
	ds_load_2addr_b32 v[38:39], v5 offset0:118 offset1:119
	v_fmac_f32_e32 v54, s6, v27
	v_fmac_f32_e32 v14, s8, v23
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v54, s5, v28
	v_fmac_f32_e32 v14, s7, v24
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v54, s4, v44
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v14, s6, v16
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v54, s3, v45
	v_fmac_f32_e32 v14, s5, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v54, s2, v46
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v14, s4, v21
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v54, s1, v47
	v_fmac_f32_e32 v14, s3, v22
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v54, s0, v3
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v14, s2, v38
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v14, s1, v39
	v_fmac_f32_e32 v14, s0, v6
	s_clause 0x7
	global_store_b32 v[0:1], v48, off offset:64
	global_store_b32 v[0:1], v49, off offset:128
	global_store_b32 v[0:1], v50, off offset:192
	global_store_b32 v[0:1], v51, off offset:256
	global_store_b32 v[0:1], v52, off offset:320
	global_store_b32 v[0:1], v53, off offset:384
	global_store_b32 v[0:1], v14, off offset:448
	global_store_b32 v[0:1], v54, off offset:512
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel filter_rows
		.amdhsa_group_segment_fixed_size 2560
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 55
		.amdhsa_next_free_sgpr 24
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
		.amdhsa_inst_pref_size 14
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end6:
	.size	filter_rows, .Lfunc_end6-filter_rows
                                        ; -- End function
	.set filter_rows.num_vgpr, 55
	.set filter_rows.num_agpr, 0
	.set filter_rows.numbered_sgpr, 24
	.set filter_rows.num_named_barrier, 0
	.set filter_rows.private_seg_size, 0
	.set filter_rows.uses_vcc, 1
	.set filter_rows.uses_flat_scratch, 0
	.set filter_rows.has_dyn_sized_stack, 0
	.set filter_rows.has_recursion, 0
	.set filter_rows.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1772
; TotalNumSgprs: 26
; NumVgprs: 55
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2560 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 55
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  constant
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 2560
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           filter_rows
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 4
      - 1
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         filter_rows.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     55
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
