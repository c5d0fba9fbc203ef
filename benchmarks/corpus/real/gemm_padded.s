	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	gemm_padded             ; -- Begin function gemm_padded
	.globl	gemm_padded
	.p2align	8
	.type	gemm_padded,@function
gemm_padded:                            ; @gemm_padded
; %bb.0:
	s_load_b128 s[16:19], s[0:1], 0x0
	v_and_b32_e32 v10, 0x3ff, v0
	v_bfe_u32 v11, v0, 10, 10
	s_lshl_b32 s12, s14, 6
	s_lshl_b32 s13, s15, 6
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s2, s16, 4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB4_3
; %bb.1:
	s_load_b256 s[4:11], s[0:1], 0x10
	v_lshrrev_b32_e32 v0, 4, v10
	v_dual_mov_b32 v1, 0 :: v_dual_and_b32 v4, 15, v10
	s_add_i32 s14, s2, 1
	v_lshlrev_b32_e32 v22, 2, v10
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v2, v0, v11
	v_dual_mov_b32 v6, v1 :: v_dual_lshlrev_b32 v5, 2, v4
	v_mov_b32_e32 v15, v1
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_mov_b32 v19, v1 :: v_dual_add_nc_u32 v0, s13, v2
	v_mul_u32_u24_e32 v12, 0x104, v2
	v_lshl_add_u32 v13, v2, 2, 0x1040
	v_mul_u32_u24_e32 v7, 0x104, v4
	v_lshl_add_u32 v23, v11, 2, 0x1040
	v_mov_b32_e32 v9, v1
	v_add_nc_u32_e32 v30, v5, v12
	v_dual_mov_b32 v21, v1 :: v_dual_add_nc_u32 v24, 0x400, v22
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v0, s10, v0
	v_mul_lo_u32 v8, s6, v2
	s_add_i32 s2, s12, s7
	s_lshl_b32 s6, s6, 4
	s_lshl_b32 s20, s10, 4
	v_dual_mov_b32 v18, v1 :: v_dual_add_nc_u32 v25, 0x400, v23
	v_dual_mov_b32 v17, v1 :: v_dual_add_nc_u32 v26, 0x800, v22
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_add3_u32 v0, v0, v4, s11
	v_dual_mov_b32 v14, v1 :: v_dual_add_nc_u32 v27, 0x800, v23
	v_add_nc_u32_e32 v28, 0xc00, v22
	v_add_nc_u32_e32 v29, 0xc00, v23
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add3_u32 v0, s2, v8, v4
	v_add_nc_u32_e32 v31, v13, v7
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v7, v1
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_mov_b32_e32 v20, v1
	v_mov_b32_e32 v16, v1
	v_mov_b32_e32 v12, v1
	s_ashr_i32 s21, s20, 31
	s_ashr_i32 s7, s6, 31
	v_add_co_u32 v0, vcc_lo, s4, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s5, v5, vcc_lo
	v_add_co_u32 v2, vcc_lo, s8, v2
	v_add_co_ci_u32_e64 v3, null, s9, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, 0x80, v0
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	v_mov_b32_e32 v0, v1
	s_lshl_b64 s[2:3], s[20:21], 2
	s_lshl_b64 s[6:7], s[6:7], 2
	s_lshl_b64 s[4:5], s[20:21], 3
	s_mul_i32 s8, s10, 0xc0
	s_mul_hi_i32 s9, s20, 12
.LBB4_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_co_u32 v36, vcc_lo, v2, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v37, null, s3, v3, vcc_lo
	v_add_co_u32 v39, vcc_lo, v2, s4
	v_add_co_ci_u32_e64 v40, null, s5, v3, vcc_lo
	v_add_co_u32 v41, vcc_lo, v2, s8
	s_barrier
	buffer_gl0_inv
	global_load_b32 v32, v[2:3], off
	v_add_co_ci_u32_e64 v42, null, s9, v3, vcc_lo
	s_clause 0x3
	global_load_b32 v33, v[4:5], off offset:-128
	global_load_b32 v34, v[4:5], off offset:-64
	global_load_b32 v35, v[4:5], off
	global_load_b32 v38, v[4:5], off offset:64
	s_clause 0x2
	global_load_b32 v36, v[36:37], off
	global_load_b32 v37, v[39:40], off
	global_load_b32 v39, v[41:42], off
	v_add_co_u32 v2, vcc_lo, v2, 64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	v_add_co_u32 v4, vcc_lo, v4, s6
	v_add_co_ci_u32_e64 v5, null, s7, v5, vcc_lo
	s_add_i32 s14, s14, -1
	s_waitcnt vmcnt(5)
	ds_store_2addr_b32 v30, v33, v34 offset1:16
	s_waitcnt vmcnt(3)
	ds_store_2addr_b32 v30, v35, v38 offset0:32 offset1:48
	s_waitcnt vmcnt(2)
	ds_store_2addr_b32 v31, v32, v36 offset1:16
	s_waitcnt vmcnt(0)
	ds_store_2addr_b32 v31, v37, v39 offset0:32 offset1:48
	s_cmp_lt_u32 s14, 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[32:33], v22 offset1:16
	ds_load_2addr_b32 v[34:35], v23 offset1:16
	ds_load_2addr_b32 v[36:37], v22 offset0:32 offset1:48
	ds_load_2addr_b32 v[38:39], v23 offset0:32 offset1:48
	ds_load_2addr_b32 v[40:41], v22 offset0:65 offset1:81
	ds_load_2addr_b32 v[42:43], v23 offset0:65 offset1:81
	ds_load_2addr_b32 v[44:45], v22 offset0:97 offset1:113
	ds_load_2addr_b32 v[46:47], v23 offset0:97 offset1:113
	ds_load_2addr_b32 v[48:49], v22 offset0:130 offset1:146
	ds_load_2addr_b32 v[50:51], v23 offset0:130 offset1:146
	ds_load_2addr_b32 v[52:53], v22 offset0:162 offset1:178
	ds_load_2addr_b32 v[54:55], v23 offset0:162 offset1:178
	ds_load_2addr_b32 v[56:57], v22 offset0:195 offset1:211
	ds_load_2addr_b32 v[58:59], v23 offset0:195 offset1:211
	ds_load_2addr_b32 v[60:61], v22 offset0:227 offset1:243
	ds_load_2addr_b32 v[62:63], v23 offset0:227 offset1:243
	ds_load_2addr_b32 v[64:65], v24 offset0:4 offset1:20
	ds_load_2addr_b32 v[66:67], v25 offset0:4 offset1:20
	ds_load_2addr_b32 v[68:69], v24 offset0:36 offset1:52
	ds_load_2addr_b32 v[70:71], v25 offset0:36 offset1:52
	ds_load_2addr_b32 v[72:73], v24 offset0:69 offset1:85
	ds_load_2addr_b32 v[74:75], v25 offset0:69 offset1:85
	ds_load_2addr_b32 v[76:77], v24 offset0:101 offset1:117
	ds_load_2addr_b32 v[78:79], v25 offset0:101 offset1:117
	ds_load_2addr_b32 v[80:81], v24 offset0:134 offset1:150
	ds_load_2addr_b32 v[82:83], v25 offset0:134 offset1:150
	ds_load_2addr_b32 v[84:85], v24 offset0:166 offset1:182
	ds_load_2addr_b32 v[86:87], v25 offset0:166 offset1:182
	ds_load_2addr_b32 v[88:89], v24 offset0:199 offset1:215
	ds_load_2addr_b32 v[90:91], v25 offset0:199 offset1:215
	s_waitcnt lgkmcnt(28)
	v_dual_fmac_f32 v1, v32, v34 :: v_dual_fmac_f32 v18, v33, v35
	s_waitcnt lgkmcnt(26)
	v_dual_fmac_f32 v15, v32, v35 :: v_dual_fmac_f32 v14, v33, v38
	v_dual_fmac_f32 v9, v32, v38 :: v_dual_fmac_f32 v8, v33, v39
	v_dual_fmac_f32 v6, v32, v39 :: v_dual_fmac_f32 v19, v33, v34
	v_dual_fmac_f32 v21, v36, v34 :: v_dual_fmac_f32 v16, v37, v35
	v_dual_fmac_f32 v17, v36, v35 :: v_dual_fmac_f32 v20, v37, v34
	v_dual_fmac_f32 v13, v36, v38 :: v_dual_fmac_f32 v0, v37, v39
	v_dual_fmac_f32 v7, v36, v39 :: v_dual_fmac_f32 v12, v37, v38
	s_waitcnt lgkmcnt(24)
	v_dual_fmac_f32 v1, v40, v42 :: v_dual_fmac_f32 v18, v41, v43
	s_waitcnt lgkmcnt(22)
	v_dual_fmac_f32 v15, v40, v43 :: v_dual_fmac_f32 v14, v41, v46
	v_dual_fmac_f32 v9, v40, v46 :: v_dual_fmac_f32 v8, v41, v47
	v_dual_fmac_f32 v6, v40, v47 :: v_dual_fmac_f32 v19, v41, v42
	v_dual_fmac_f32 v21, v44, v42 :: v_dual_fmac_f32 v16, v45, v43
	v_dual_fmac_f32 v17, v44, v43 :: v_dual_fmac_f32 v20, v45, v42
	v_dual_fmac_f32 v13, v44, v46 :: v_dual_fmac_f32 v0, v45, v47
	v_dual_fmac_f32 v7, v44, v47 :: v_dual_fmac_f32 v12, v45, v46
	s_waitcnt lgkmcnt(20)
	v_dual_fmac_f32 v1, v48, v50 :: v_dual_fmac_f32 v18, v49, v51
	s_waitcnt lgkmcnt(18)
	v_dual_fmac_f32 v15, v48, v51 :: v_dual_fmac_f32 v14, v49, v54
	v_dual_fmac_f32 v9, v48, v54 :: v_dual_fmac_f32 v8, v49, v55
	v_dual_fmac_f32 v6, v48, v55 :: v_dual_fmac_f32 v19, v49, v50
	v_dual_fmac_f32 v21, v52, v50 :: v_dual_fmac_f32 v16, v53, v51
	v_dual_fmac_f32 v17, v52, v51 :: v_dual_fmac_f32 v20, v53, v50
	v_dual_fmac_f32 v13, v52, v54 :: v_dual_fmac_f32 v0, v53, v55
	v_dual_fmac_f32 v7, v52, v55 :: v_dual_fmac_f32 v12, v53, v54
	ds_load_2addr_b32 v[32:33], v24 offset0:231 offset1:247
	ds_load_2addr_b32 v[34:35], v25 offset0:231 offset1:247
	s_waitcnt lgkmcnt(18)
	v_dual_fmac_f32 v1, v56, v58 :: v_dual_fmac_f32 v18, v57, v59
	s_waitcnt lgkmcnt(16)
	v_dual_fmac_f32 v15, v56, v59 :: v_dual_fmac_f32 v14, v57, v62
	v_dual_fmac_f32 v9, v56, v62 :: v_dual_fmac_f32 v8, v57, v63
	v_dual_fmac_f32 v6, v56, v63 :: v_dual_fmac_f32 v19, v57, v58
	v_dual_fmac_f32 v21, v60, v58 :: v_dual_fmac_f32 v16, v61, v59
	v_dual_fmac_f32 v17, v60, v59 :: v_dual_fmac_f32 v20, v61, v58
	v_dual_fmac_f32 v13, v60, v62 :: v_dual_fmac_f32 v0, v61, v63
	v_dual_fmac_f32 v7, v60, v63 :: v_dual_fmac_f32 v12, v61, v62
	ds_load_2addr_b32 v[36:37], v26 offset0:8 offset1:24
	ds_load_2addr_b32 v[38:39], v27 offset0:8 offset1:24
	ds_load_2addr_b32 v[40:41], v26 offset0:40 offset1:56
	ds_load_2addr_b32 v[42:43], v27 offset0:40 offset1:56
	s_waitcnt lgkmcnt(18)
	v_dual_fmac_f32 v1, v64, v66 :: v_dual_fmac_f32 v18, v65, v67
	s_waitcnt lgkmcnt(16)
	v_dual_fmac_f32 v15, v64, v67 :: v_dual_fmac_f32 v14, v65, v70
	v_dual_fmac_f32 v9, v64, v70 :: v_dual_fmac_f32 v8, v65, v71
	v_dual_fmac_f32 v6, v64, v71 :: v_dual_fmac_f32 v19, v65, v66
	v_dual_fmac_f32 v21, v68, v66 :: v_dual_fmac_f32 v16, v69, v67
	v_dual_fmac_f32 v17, v68, v67 :: v_dual_fmac_f32 v20, v69, v66
	v_dual_fmac_f32 v13, v68, v70 :: v_dual_fmac_f32 v0, v69, v71
	v_dual_fmac_f32 v7, v68, v71 :: v_dual_fmac_f32 v12, v69, v70
	ds_load_2addr_b32 v[44:45], v26 offset0:73 offset1:89
	ds_load_2addr_b32 v[46:47], v27 offset0:73 offset1:89
	ds_load_2addr_b32 v[48:49], v26 offset0:105 offset1:121
	ds_load_2addr_b32 v[50:51], v27 offset0:105 offset1:121
	s_waitcnt lgkmcnt(18)
	v_dual_fmac_f32 v1, v72, v74 :: v_dual_fmac_f32 v18, v73, v75
	s_waitcnt lgkmcnt(16)
	v_dual_fmac_f32 v15, v72, v75 :: v_dual_fmac_f32 v14, v73, v78
	v_dual_fmac_f32 v9, v72, v78 :: v_dual_fmac_f32 v8, v73, v79
	v_dual_fmac_f32 v6, v72, v79 :: v_dual_fmac_f32 v19, v73, v74
	v_dual_fmac_f32 v21, v76, v74 :: v_dual_fmac_f32 v16, v77, v75
	v_dual_fmac_f32 v17, v76, v75 :: v_dual_fmac_f32 v20, v77, v74
	v_dual_fmac_f32 v13, v76, v78 :: v_dual_fmac_f32 v0, v77, v79
	v_dual_fmac_f32 v7, v76, v79 :: v_dual_fmac_f32 v12, v77, v78
	ds_load_2addr_b32 v[52:53], v26 offset0:138 offset1:154
	ds_load_2addr_b32 v[54:55], v27 offset0:138 offset1:154
	ds_load_2addr_b32 v[56:57], v26 offset0:170 offset1:186
	ds_load_2addr_b32 v[58:59], v27 offset0:170 offset1:186
	s_waitcnt lgkmcnt(18)
	v_dual_fmac_f32 v1, v80, v82 :: v_dual_fmac_f32 v18, v81, v83
	s_waitcnt lgkmcnt(16)
	v_dual_fmac_f32 v15, v80, v83 :: v_dual_fmac_f32 v14, v81, v86
	v_dual_fmac_f32 v9, v80, v86 :: v_dual_fmac_f32 v8, v81, v87
	v_dual_fmac_f32 v6, v80, v87 :: v_dual_fmac_f32 v19, v81, v82
	v_dual_fmac_f32 v21, v84, v82 :: v_dual_fmac_f32 v16, v85, v83
	v_dual_fmac_f32 v17, v84, v83 :: v_dual_fmac_f32 v20, v85, v82
	v_dual_fmac_f32 v13, v84, v86 :: v_dual_fmac_f32 v0, v85, v87
	v_dual_fmac_f32 v7, v84, v87 :: v_dual_fmac_f32 v12, v85, v86
	ds_load_2addr_b32 v[60:61], v26 offset0:203 offset1:219
	ds_load_2addr_b32 v[62:63], v27 offset0:203 offset1:219
	ds_load_2addr_b32 v[64:65], v26 offset0:235 offset1:251
	ds_load_2addr_b32 v[66:67], v27 offset0:235 offset1:251
	s_waitcnt lgkmcnt(18)
	v_dual_fmac_f32 v1, v88, v90 :: v_dual_fmac_f32 v18, v89, v91
	s_waitcnt lgkmcnt(16)
	v_dual_fmac_f32 v15, v88, v91 :: v_dual_fmac_f32 v14, v89, v34
	v_dual_fmac_f32 v9, v88, v34 :: v_dual_fmac_f32 v8, v89, v35
	v_dual_fmac_f32 v6, v88, v35 :: v_dual_fmac_f32 v19, v89, v90
	v_dual_fmac_f32 v21, v32, v90 :: v_dual_fmac_f32 v16, v33, v91
	v_dual_fmac_f32 v17, v32, v91 :: v_dual_fmac_f32 v20, v33, v90
	v_dual_fmac_f32 v13, v32, v34 :: v_dual_fmac_f32 v0, v33, v35
	v_dual_fmac_f32 v7, v32, v35 :: v_dual_fmac_f32 v12, v33, v34
	ds_load_2addr_b32 v[68:69], v28 offset0:12 offset1:28
	ds_load_2addr_b32 v[70:71], v29 offset0:12 offset1:28
	ds_load_2addr_b32 v[72:73], v28 offset0:44 offset1:60
	ds_load_2addr_b32 v[74:75], v29 offset0:44 offset1:60
	s_waitcnt lgkmcnt(18)
	v_dual_fmac_f32 v1, v36, v38 :: v_dual_fmac_f32 v18, v37, v39
	s_waitcnt lgkmcnt(16)
	v_dual_fmac_f32 v15, v36, v39 :: v_dual_fmac_f32 v14, v37, v42
	v_dual_fmac_f32 v9, v36, v42 :: v_dual_fmac_f32 v8, v37, v43
	v_dual_fmac_f32 v6, v36, v43 :: v_dual_fmac_f32 v19, v37, v38
	v_dual_fmac_f32 v21, v40, v38 :: v_dual_fmac_f32 v16, v41, v39
	v_dual_fmac_f32 v17, v40, v39 :: v_dual_fmac_f32 v20, v41, v38
	v_dual_fmac_f32 v13, v40, v42 :: v_dual_fmac_f32 v0, v41, v43
	v_dual_fmac_f32 v7, v40, v43 :: v_dual_fmac_f32 v12, v41, v42
	ds_load_2addr_b32 v[76:77], v28 offset0:77 offset1:93
	ds_load_2addr_b32 v[78:79], v29 offset0:77 offset1:93
	ds_load_2addr_b32 v[80:81], v28 offset0:109 offset1:125
	ds_load_2addr_b32 v[82:83], v29 offset0:109 offset1:125
	s_waitcnt lgkmcnt(18)
	v_dual_fmac_f32 v1, v44, v46 :: v_dual_fmac_f32 v18, v45, v47
	s_waitcnt lgkmcnt(16)
	v_dual_fmac_f32 v15, v44, v47 :: v_dual_fmac_f32 v14, v45, v50
	v_dual_fmac_f32 v9, v44, v50 :: v_dual_fmac_f32 v8, v45, v51
	v_dual_fmac_f32 v6, v44, v51 :: v_dual_fmac_f32 v19, v45, v46
	v_dual_fmac_f32 v21, v48, v46 :: v_dual_fmac_f32 v16, v49, v47
	v_dual_fmac_f32 v17, v48, v47 :: v_dual_fmac_f32 v20, v49, v46
	v_dual_fmac_f32 v13, v48, v50 :: v_dual_fmac_f32 v0, v49, v51
	v_dual_fmac_f32 v7, v48, v51 :: v_dual_fmac_f32 v12, v49, v50
	ds_load_2addr_b32 v[84:85], v28 offset0:142 offset1:158
	ds_load_2addr_b32 v[86:87], v29 offset0:142 offset1:158
	ds_load_2addr_b32 v[88:89], v28 offset0:174 offset1:190
	ds_load_2addr_b32 v[90:91], v29 offset0:174 offset1:190
	s_waitcnt lgkmcnt(18)
	v_dual_fmac_f32 v1, v52, v54 :: v_dual_fmac_f32 v18, v53, v55
	s_waitcnt lgkmcnt(16)
	v_dual_fmac_f32 v15, v52, v55 :: v_dual_fmac_f32 v14, v53, v58
	v_dual_fmac_f32 v9, v52, v58 :: v_dual_fmac_f32 v8, v53, v59
	v_dual_fmac_f32 v6, v52, v59 :: v_dual_fmac_f32 v19, v53, v54
	v_dual_fmac_f32 v21, v56, v54 :: v_dual_fmac_f32 v16, v57, v55
	v_dual_fmac_f32 v17, v56, v55 :: v_dual_fmac_f32 v20, v57, v54
	v_dual_fmac_f32 v13, v56, v58 :: v_dual_fmac_f32 v0, v57, v59
	v_dual_fmac_f32 v7, v56, v59 :: v_dual_fmac_f32 v12, v57, v58
	ds_load_2addr_b32 v[32:33], v28 offset0:207 offset1:223
	ds_load_2addr_b32 v[34:35], v29 offset0:207 offset1:223
	ds_load_2addr_b32 v[36:37], v28 offset0:239 offset1:255
	ds_load_2addr_b32 v[38:39], v29 offset0:239 offset1:255
	s_waitcnt lgkmcnt(18)
	v_dual_fmac_f32 v1, v60, v62 :: v_dual_fmac_f32 v18, v61, v63
	s_waitcnt lgkmcnt(16)
	v_dual_fmac_f32 v15, v60, v63 :: v_dual_fmac_f32 v14, v61, v66
	v_dual_fmac_f32 v9, v60, v66 :: v_dual_fmac_f32 v8, v61, v67
	v_dual_fmac_f32 v6, v60, v67 :: v_dual_fmac_f32 v19, v61, v62
	v_dual_fmac_f32 v21, v64, v62 :: v_dual_fmac_f32 v16, v65, v63
	v_dual_fmac_f32 v17, v64, v63 :: v_dual_fmac_f32 v20, v65, v62
	v_dual_fmac_f32 v13, v64, v66 :: v_dual_fmac_f32 v0, v65, v67
	v_dual_fmac_f32 v7, v64, v67 :: v_dual_fmac_f32 v12, v65, v66
	s_waitcnt lgkmcnt(14)
	v_dual_fmac_f32 v1, v68, v70 :: v_dual_fmac_f32 v18, v69, v71
	s_waitcnt lgkmcnt(12)
	v_dual_fmac_f32 v15, v68, v71 :: v_dual_fmac_f32 v14, v69, v74
	v_dual_fmac_f32 v9, v68, v74 :: v_dual_fmac_f32 v8, v69, v75
	v_dual_fmac_f32 v6, v68, v75 :: v_dual_fmac_f32 v19, v69, v70
	v_dual_fmac_f32 v21, v72, v70 :: v_dual_fmac_f32 v16, v73, v71
	v_dual_fmac_f32 v17, v72, v71 :: v_dual_fmac_f32 v20, v73, v70
	v_dual_fmac_f32 v13, v72, v74 :: v_dual_fmac_f32 v0, v73, v75
	v_dual_fmac_f32 v7, v72, v75 :: v_dual_fmac_f32 v12, v73, v74
	s_waitcnt lgkmcnt(10)
	v_dual_fmac_f32 v1, v76, v78 :: v_dual_fmac_f32 v18, v77, v79
	s_waitcnt lgkmcnt(8)
	v_dual_fmac_f32 v15, v76, v79 :: v_dual_fmac_f32 v14, v77, v82
	v_dual_fmac_f32 v9, v76, v82 :: v_dual_fmac_f32 v8, v77, v83
	v_dual_fmac_f32 v6, v76, v83 :: v_dual_fmac_f32 v19, v77, v78
	v_dual_fmac_f32 v21, v80, v78 :: v_dual_fmac_f32 v16, v81, v79
	v_dual_fmac_f32 v17, v80, v79 :: v_dual_fmac_f32 v20, v81, v78
	v_dual_fmac_f32 v13, v80, v82 :: v_dual_fmac_f32 v0, v81, v83
	v_dual_fmac_f32 v7, v80, v83 :: v_dual_fmac_f32 v12, v81, v82
	s_waitcnt lgkmcnt(6)
	v_dual_fmac_f32 v1, v84, v86 :: v_dual_fmac_f32 v18, v85, v87
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v15, v84, v87 :: v_dual_fmac_f32 v14, v85, v90
	v_dual_fmac_f32 v9, v84, v90 :: v_dual_fmac_f32 v8, v85, v91
	v_dual_fmac_f32 v6, v84, v91 :: v_dual_fmac_f32 v19, v85, v86
	v_dual_fmac_f32 v21, v88, v86 :: v_dual_fmac_f32 v16, v89, v87
	v_dual_fmac_f32 v17, v88, v87 :: v_dual_fmac_f32 v20, v89, v86
	v_dual_fmac_f32 v13, v88, v90 :: v_dual_fmac_f32 v0, v89, v91
	v_dual_fmac_f32 v7, v88, v91 :: v_dual_fmac_f32 v12, v89, v90
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v1, v32, v34 :: v_dual_fmac_f32 v18, v33, v35
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v15, v32, v35 :: v_dual_fmac_f32 v14, v33, v38
	v_dual_fmac_f32 v9, v32, v38 :: v_dual_fmac_f32 v8, v33, v39
	v_dual_fmac_f32 v6, v32, v39 :: v_dual_fmac_f32 v19, v33, v34
	v_dual_fmac_f32 v21, v36, v34 :: v_dual_fmac_f32 v16, v37, v35
	v_dual_fmac_f32 v17, v36, v35 :: v_dual_fmac_f32 v20, v37, v34
	v_dual_fmac_f32 v13, v36, v38 :: v_dual_fmac_f32 v0, v37, v39
	v_dual_fmac_f32 v7, v36, v39 :: v_dual_fmac_f32 v12, v37, v38
	s_cbranch_scc0 .LBB4_2
	s_branch .LBB4_4
.LBB4_3:
	v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v1, 0
.LBB4_4:
	s_load_b128 s[0:3], s[0:1], 0x30
	v_dual_mov_b32 v3, 0 :: v_dual_add_nc_u32 v2, s13, v11
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v2, s2, v2
	s_add_i32 s3, s3, s12
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_add3_u32 v2, s3, v10, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, vcc_lo, s0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, v3, vcc_lo
	s_lshl_b32 s0, s2, 4
	s_clause 0x3
	global_load_b32 v4, v[2:3], off
	global_load_b32 v5, v[2:3], off offset:64
	global_load_b32 v10, v[2:3], off offset:128
	global_load_b32 v11, v[2:3], off offset:192
	s_ashr_i32 s1, s0, 31
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b64 s[0:1], s[0:1], 2
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v22, s18, v4 :: v_dual_mul_f32 v23, s18, v5
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v10, s18, v10 :: v_dual_mul_f32 v11, s18, v11
	v_add_co_u32 v4, vcc_lo, v2, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v22, s17, v1 :: v_dual_fmac_f32 v23, s17, v19
	v_add_co_ci_u32_e64 v5, null, s1, v3, vcc_lo
	v_dual_fmac_f32 v10, s17, v21 :: v_dual_fmac_f32 v11, s17, v20
	s_clause 0x3
	global_store_b32 v[2:3], v22, off
	global_store_b32 v[2:3], v23, off offset:64
	global_store_b32 v[2:3], v10, off offset:128
	global_store_b32 v[2:3], v11, off offset:192
	s_clause 0x3
	global_load_b32 v1, v[4:5], off
	global_load_b32 v2, v[4:5], off offset:64
	global_load_b32 v3, v[4:5], off offset:128
	global_load_b32 v10, v[4:5], off offset:192
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v11, s18, v1
	v_add_co_u32 v1, vcc_lo, v4, s0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, s18, v10
	v_mul_f32_e32 v19, s18, v2
	v_mul_f32_e32 v3, s18, v3
	v_fmac_f32_e32 v11, s17, v15
	v_add_co_ci_u32_e64 v2, null, s1, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v10, s17, v16 :: v_dual_fmac_f32 v19, s17, v18
	v_fmac_f32_e32 v3, s17, v17
	s_clause 0x3
	global_store_b32 v[4:5], v11, off
	global_store_b32 v[4:5], v19, off offset:64
	global_store_b32 v[4:5], v3, off offset:128
	global_store_b32 v[4:5], v10, off offset:192
	s_clause 0x3
	global_load_b32 v3, v[1:2], off
	global_load_b32 v4, v[1:2], off offset:64
	global_load_b32 v5, v[1:2], off offset:128
	global_load_b32 v10, v[1:2], off offset:192
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v11, s18, v3
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v15, s18, v4
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v5, s18, v5 :: v_dual_mul_f32 v10, s18, v10
	v_add_co_u32 v3, vcc_lo, v1, s0
	v_fmac_f32_e32 v11, s17, v9
	v_fmac_f32_e32 v15, s17, v14
	v_add_co_ci_u32_e64 v4, null, s1, v2, vcc_lo
	v_dual_fmac_f32 v5, s17, v13 :: v_dual_fmac_f32 v10, s17, v12
	s_clause 0x3
	global_store_b32 v[1:2], v11, off
	global_store_b32 v[1:2], v15, off offset:64
	global_store_b32 v[1:2], v5, off offset:128
	global_store_b32 v[1:2], v10, off offset:192
	s_clause 0x3
	global_load_b32 v1, v[3:4], off
	global_load_b32 v2, v[3:4], off offset:64
	global_load_b32 v5, v[3:4], off offset:128
	global_load_b32 v9, v[3:4], off offset:192
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v1, s18, v1 :: v_dual_mul_f32 v2, s18, v2
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v5, s18, v5
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, s18, v9
	v_dual_fmac_f32 v1, s17, v6 :: v_dual_fmac_f32 v2, s17, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v5, s17, v7
	v_fmac_f32_e32 v9, s17, v0
	s_clause 0x3
	global_store_b32 v[3:4], v1, off
	global_store_b32 v[3:4], v2, off offset:64
	global_store_b32 v[3:4], v5, off offset:128
	global_store_b32 v[3:4], v9, off offset:192
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm_padded
		.amdhsa_group_segment_fixed_size 8320
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
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 92
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
		.amdhsa_inst_pref_size 24
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end4:
	.size	gemm_padded, .Lfunc_end4-gemm_padded
                                        ; -- End function
	.set gemm_padded.num_vgpr, 92
	.set gemm_padded.num_agpr, 0
	.set gemm_padded.numbered_sgpr, 22
	.set gemm_padded.num_named_barrier, 0
	.set gemm_padded.private_seg_size, 0
	.set gemm_padded.uses_vcc, 1
	.set gemm_padded.uses_flat_scratch, 0
	.set gemm_padded.has_dyn_sized_stack, 0
	.set gemm_padded.has_recursion, 0
	.set gemm_padded.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3012
; TotalNumSgprs: 24
; NumVgprs: 92
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8320 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 24
; NumVGPRsForWavesPerEU: 92
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
      - .offset:         0
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         4
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         8
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .address_space:  global
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
      - .address_space:  global
        .is_const:       true
        .offset:         32
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         40
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .offset:         48
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         56
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 8320
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           gemm_padded
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         gemm_padded.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     92
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
