	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.text
	.protected	xgemv                   ; -- Begin function xgemv
	.globl	xgemv
	.p2align	8
	.type	xgemv,@function
xgemv:                                  ; @xgemv
; %bb.0:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x4
	s_load_b128 s[8:11], s[0:1], 0x20
	v_lshl_or_b32 v1, s15, 6, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB1_3
; %bb.1:
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x18
	s_load_b64 s[0:1], s[0:1], 0x10
	v_dual_mov_b32 v9, 0 :: v_dual_lshlrev_b32 v0, 2, v0
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v8, 0
	s_mov_b32 s72, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, s8, s8, v0
	v_add_co_ci_u32_e64 v3, null, s9, 0, s8
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s3, s2, 6
	s_lshl_b32 s7, s2, 1
	s_mul_i32 s12, s2, 3
	s_lshl_b32 s13, s2, 2
	s_mul_i32 s14, s2, 5
	s_mul_i32 s15, s2, 6
	s_mul_i32 s16, s2, 7
	s_lshl_b32 s17, s2, 3
	s_mul_i32 s18, s2, 9
	s_mul_i32 s19, s2, 10
	s_mul_i32 s20, s2, 11
	s_mul_i32 s21, s2, 12
	s_mul_i32 s22, s2, 13
	s_mul_i32 s23, s2, 14
	s_mul_i32 s24, s2, 15
	s_lshl_b32 s25, s2, 4
	s_mul_i32 s26, s2, 17
	s_mul_i32 s27, s2, 18
	s_mul_i32 s28, s2, 19
	s_mul_i32 s29, s2, 20
	s_mul_i32 s30, s2, 21
	s_mul_i32 s31, s2, 22
	s_mul_i32 s33, s2, 23
	s_mul_i32 s34, s2, 24
	s_mul_i32 s35, s2, 25
	s_mul_i32 s36, s2, 26
	s_mul_i32 s37, s2, 27
	s_mul_i32 s38, s2, 28
	s_mul_i32 s39, s2, 29
	s_mul_i32 s40, s2, 30
	s_mul_i32 s41, s2, 31
	s_lshl_b32 s42, s2, 5
	s_mul_i32 s43, s2, 33
	s_mul_i32 s44, s2, 34
	s_mul_i32 s45, s2, 35
	s_mul_i32 s46, s2, 36
	s_mul_i32 s47, s2, 37
	s_mul_i32 s48, s2, 38
	s_mul_i32 s49, s2, 39
	s_mul_i32 s50, s2, 40
	s_mul_i32 s51, s2, 41
	s_mul_i32 s52, s2, 42
	s_mul_i32 s53, s2, 43
	s_mul_i32 s54, s2, 44
	s_mul_i32 s55, s2, 45
	s_mul_i32 s56, s2, 46
	s_mul_i32 s57, s2, 47
	s_mul_i32 s58, s2, 48
	s_mul_i32 s59, s2, 49
	s_mul_i32 s60, s2, 50
	s_mul_i32 s61, s2, 51
	s_mul_i32 s62, s2, 52
	s_mul_i32 s63, s2, 53
	s_mul_i32 s64, s2, 54
	s_mul_i32 s65, s2, 55
	s_mul_i32 s66, s2, 56
	s_mul_i32 s67, s2, 57
	s_mul_i32 s68, s2, 58
	s_mul_i32 s69, s2, 59
	s_mul_i32 s70, s2, 60
	s_mul_i32 s71, s2, 61
	s_mul_i32 s8, s2, 62
	s_mul_i32 s9, s2, 63
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_b32 v10, v[2:3], off
	v_ashrrev_i32_e32 v5, 31, v4
	v_add_nc_u32_e32 v6, s2, v4
	v_add_nc_u32_e32 v17, s14, v4
	v_add_nc_u32_e32 v19, s15, v4
	v_add_nc_u32_e32 v21, s16, v4
	v_lshlrev_b64 v[88:89], 2, v[4:5]
	v_ashrrev_i32_e32 v7, 31, v6
	v_ashrrev_i32_e32 v18, 31, v17
	v_ashrrev_i32_e32 v20, 31, v19
	v_add_nc_u32_e32 v23, s17, v4
	v_ashrrev_i32_e32 v22, 31, v21
	v_add_co_u32 v88, vcc_lo, s0, v88
	v_add_co_ci_u32_e32 v89, vcc_lo, s1, v89, vcc_lo
	v_lshlrev_b64 v[5:6], 2, v[6:7]
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_nc_u32_e32 v25, s18, v4
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_ashrrev_i32_e32 v24, 31, v23
	v_add_nc_u32_e32 v27, s19, v4
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v6, vcc_lo
	v_lshlrev_b64 v[21:22], 2, v[21:22]
	v_ashrrev_i32_e32 v26, 31, v25
	v_add_nc_u32_e32 v29, s20, v4
	v_lshlrev_b64 v[23:24], 2, v[23:24]
	v_ashrrev_i32_e32 v28, 31, v27
	v_add_nc_u32_e32 v31, s21, v4
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_ashrrev_i32_e32 v30, 31, v29
	v_add_nc_u32_e32 v33, s22, v4
	v_lshlrev_b64 v[27:28], 2, v[27:28]
	v_ashrrev_i32_e32 v32, 31, v31
	v_add_nc_u32_e32 v35, s23, v4
	v_lshlrev_b64 v[29:30], 2, v[29:30]
	v_ashrrev_i32_e32 v34, 31, v33
	v_add_nc_u32_e32 v37, s24, v4
	v_lshlrev_b64 v[31:32], 2, v[31:32]
	v_ashrrev_i32_e32 v36, 31, v35
	v_add_nc_u32_e32 v39, s25, v4
	v_lshlrev_b64 v[33:34], 2, v[33:34]
	v_ashrrev_i32_e32 v38, 31, v37
	v_add_nc_u32_e32 v41, s26, v4
	v_lshlrev_b64 v[35:36], 2, v[35:36]
	v_ashrrev_i32_e32 v40, 31, v39
	v_add_nc_u32_e32 v43, s27, v4
	v_lshlrev_b64 v[37:38], 2, v[37:38]
	v_ashrrev_i32_e32 v42, 31, v41
	v_add_nc_u32_e32 v45, s28, v4
	v_lshlrev_b64 v[39:40], 2, v[39:40]
	v_ashrrev_i32_e32 v44, 31, v43
	v_add_nc_u32_e32 v47, s29, v4
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_ashrrev_i32_e32 v46, 31, v45
	v_add_nc_u32_e32 v49, s30, v4
	v_lshlrev_b64 v[43:44], 2, v[43:44]
	v_ashrrev_i32_e32 v48, 31, v47
	v_add_nc_u32_e32 v51, s31, v4
	v_lshlrev_b64 v[45:46], 2, v[45:46]
	v_ashrrev_i32_e32 v50, 31, v49
	v_add_nc_u32_e32 v53, s33, v4
	v_lshlrev_b64 v[47:48], 2, v[47:48]
	v_ashrrev_i32_e32 v52, 31, v51
	v_add_nc_u32_e32 v55, s34, v4
	v_lshlrev_b64 v[49:50], 2, v[49:50]
	v_ashrrev_i32_e32 v54, 31, v53
	v_add_nc_u32_e32 v57, s35, v4
	v_lshlrev_b64 v[51:52], 2, v[51:52]
	v_ashrrev_i32_e32 v56, 31, v55
	v_add_nc_u32_e32 v59, s36, v4
	v_lshlrev_b64 v[53:54], 2, v[53:54]
	v_ashrrev_i32_e32 v58, 31, v57
	v_add_nc_u32_e32 v61, s37, v4
	v_lshlrev_b64 v[55:56], 2, v[55:56]
	v_ashrrev_i32_e32 v60, 31, v59
	v_add_nc_u32_e32 v63, s38, v4
	v_lshlrev_b64 v[57:58], 2, v[57:58]
	v_ashrrev_i32_e32 v62, 31, v61
	v_add_nc_u32_e32 v65, s39, v4
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_ashrrev_i32_e32 v64, 31, v63
	v_add_nc_u32_e32 v67, s40, v4
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	v_ashrrev_i32_e32 v66, 31, v65
	v_add_nc_u32_e32 v69, s41, v4
	v_lshlrev_b64 v[63:64], 2, v[63:64]
	v_ashrrev_i32_e32 v68, 31, v67
	v_add_nc_u32_e32 v71, s42, v4
	v_add_nc_u32_e32 v79, s46, v4
	v_lshlrev_b64 v[65:66], 2, v[65:66]
	v_ashrrev_i32_e32 v70, 31, v69
	v_add_nc_u32_e32 v73, s43, v4
	v_lshlrev_b64 v[67:68], 2, v[67:68]
	v_ashrrev_i32_e32 v72, 31, v71
	v_ashrrev_i32_e32 v80, 31, v79
	v_add_nc_u32_e32 v75, s44, v4
	v_lshlrev_b64 v[69:70], 2, v[69:70]
	v_ashrrev_i32_e32 v74, 31, v73
	v_add_nc_u32_e32 v77, s45, v4
	v_lshlrev_b64 v[71:72], 2, v[71:72]
	v_ashrrev_i32_e32 v76, 31, v75
	v_add_nc_u32_e32 v81, s47, v4
	v_lshlrev_b64 v[73:74], 2, v[73:74]
	v_ashrrev_i32_e32 v78, 31, v77
	v_add_nc_u32_e32 v83, s48, v4
	v_lshlrev_b64 v[75:76], 2, v[75:76]
	v_ashrrev_i32_e32 v82, 31, v81
	v_add_nc_u32_e32 v85, s49, v4
	v_lshlrev_b64 v[77:78], 2, v[77:78]
	v_ashrrev_i32_e32 v84, 31, v83
	v_add_nc_u32_e32 v87, s50, v4
	v_add_nc_u32_e32 v90, s51, v4
	v_ashrrev_i32_e32 v86, 31, v85
	s_add_i32 s72, s72, 64
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_cmp_ge_i32 s72, s4
	v_ashrrev_i32_e32 v91, 31, v90
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v10
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	global_load_b32 v89, v[88:89], off
	v_add_nc_u32_e32 v11, s7, v4
	global_load_b32 v92, v[5:6], off
	v_add_nc_u32_e32 v10, s53, v4
	v_ashrrev_i32_e32 v12, 31, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_co_u32 v11, vcc_lo, s0, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e32 v12, vcc_lo, s1, v12, vcc_lo
	global_load_b32 v93, v[11:12], off
	v_add_nc_u32_e32 v13, s12, v4
	v_ashrrev_i32_e32 v14, 31, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_co_u32 v13, vcc_lo, s0, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e32 v14, vcc_lo, s1, v14, vcc_lo
	global_load_b32 v94, v[13:14], off
	v_add_nc_u32_e32 v15, s13, v4
	v_ashrrev_i32_e32 v16, 31, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_co_u32 v15, vcc_lo, s0, v15
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e32 v16, vcc_lo, s1, v16, vcc_lo
	v_add_co_u32 v17, vcc_lo, s0, v17
	v_add_co_ci_u32_e32 v18, vcc_lo, s1, v18, vcc_lo
	v_add_co_u32 v19, vcc_lo, s0, v19
	v_add_co_ci_u32_e32 v20, vcc_lo, s1, v20, vcc_lo
	v_add_co_u32 v21, vcc_lo, s0, v21
	v_add_co_ci_u32_e32 v22, vcc_lo, s1, v22, vcc_lo
	v_add_co_u32 v23, vcc_lo, s0, v23
	v_add_co_ci_u32_e32 v24, vcc_lo, s1, v24, vcc_lo
	v_add_co_u32 v25, vcc_lo, s0, v25
	v_add_co_ci_u32_e32 v26, vcc_lo, s1, v26, vcc_lo
	v_add_co_u32 v27, vcc_lo, s0, v27
	v_add_co_ci_u32_e32 v28, vcc_lo, s1, v28, vcc_lo
	v_add_co_u32 v29, vcc_lo, s0, v29
	v_add_co_ci_u32_e32 v30, vcc_lo, s1, v30, vcc_lo
	v_add_co_u32 v31, vcc_lo, s0, v31
	v_add_co_ci_u32_e32 v32, vcc_lo, s1, v32, vcc_lo
	v_add_co_u32 v33, vcc_lo, s0, v33
	v_add_co_ci_u32_e32 v34, vcc_lo, s1, v34, vcc_lo
	v_add_co_u32 v35, vcc_lo, s0, v35
	v_add_co_ci_u32_e32 v36, vcc_lo, s1, v36, vcc_lo
	v_add_co_u32 v37, vcc_lo, s0, v37
	v_add_co_ci_u32_e32 v38, vcc_lo, s1, v38, vcc_lo
	v_add_co_u32 v39, vcc_lo, s0, v39
	v_add_co_ci_u32_e32 v40, vcc_lo, s1, v40, vcc_lo
	v_add_co_u32 v41, vcc_lo, s0, v41
	v_add_co_ci_u32_e32 v42, vcc_lo, s1, v42, vcc_lo
	v_add_co_u32 v43, vcc_lo, s0, v43
	v_add_co_ci_u32_e32 v44, vcc_lo, s1, v44, vcc_lo
	v_add_co_u32 v45, vcc_lo, s0, v45
	v_add_co_ci_u32_e32 v46, vcc_lo, s1, v46, vcc_lo
	v_add_co_u32 v47, vcc_lo, s0, v47
	v_add_co_ci_u32_e32 v48, vcc_lo, s1, v48, vcc_lo
	v_add_co_u32 v49, vcc_lo, s0, v49
	v_add_co_ci_u32_e32 v50, vcc_lo, s1, v50, vcc_lo
	v_add_co_u32 v51, vcc_lo, s0, v51
	v_add_co_ci_u32_e32 v52, vcc_lo, s1, v52, vcc_lo
	v_add_co_u32 v53, vcc_lo, s0, v53
	v_add_co_ci_u32_e32 v54, vcc_lo, s1, v54, vcc_lo
	v_add_co_u32 v55, vcc_lo, s0, v55
	v_add_co_ci_u32_e32 v56, vcc_lo, s1, v56, vcc_lo
	v_add_co_u32 v57, vcc_lo, s0, v57
	v_add_co_ci_u32_e32 v58, vcc_lo, s1, v58, vcc_lo
	v_add_co_u32 v59, vcc_lo, s0, v59
	v_add_co_ci_u32_e32 v60, vcc_lo, s1, v60, vcc_lo
	v_add_co_u32 v61, vcc_lo, s0, v61
	v_add_co_ci_u32_e32 v62, vcc_lo, s1, v62, vcc_lo
	v_add_co_u32 v63, vcc_lo, s0, v63
	v_add_co_ci_u32_e32 v64, vcc_lo, s1, v64, vcc_lo
	v_add_co_u32 v65, vcc_lo, s0, v65
	v_add_co_ci_u32_e32 v66, vcc_lo, s1, v66, vcc_lo
	v_add_co_u32 v67, vcc_lo, s0, v67
	global_load_b32 v95, v[19:20], off
	v_lshlrev_b64 v[6:7], 2, v[79:80]
	s_clause 0x2
	global_load_b32 v79, v[15:16], off
	global_load_b32 v80, v[17:18], off
	global_load_b32 v96, v[21:22], off
	v_add_co_ci_u32_e32 v68, vcc_lo, s1, v68, vcc_lo
	v_add_co_u32 v69, vcc_lo, s0, v69
	v_add_co_ci_u32_e32 v70, vcc_lo, s1, v70, vcc_lo
	v_add_co_u32 v71, vcc_lo, s0, v71
	v_add_co_ci_u32_e32 v72, vcc_lo, s1, v72, vcc_lo
	v_add_co_u32 v73, vcc_lo, s0, v73
	v_add_co_ci_u32_e32 v74, vcc_lo, s1, v74, vcc_lo
	v_add_co_u32 v75, vcc_lo, s0, v75
	v_add_co_ci_u32_e32 v76, vcc_lo, s1, v76, vcc_lo
	v_add_co_u32 v77, vcc_lo, s0, v77
	v_add_co_ci_u32_e32 v78, vcc_lo, s1, v78, vcc_lo
	v_add_co_u32 v12, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v13, vcc_lo, s1, v7, vcc_lo
	v_lshlrev_b64 v[6:7], 2, v[81:82]
	s_clause 0x2
	global_load_b32 v81, v[23:24], off
	global_load_b32 v82, v[25:26], off
	global_load_b32 v97, v[27:28], off
	v_lshlrev_b64 v[23:24], 2, v[85:86]
	s_clause 0x2
	global_load_b32 v85, v[33:34], off
	global_load_b32 v86, v[35:36], off
	global_load_b32 v98, v[37:38], off
	v_add_co_u32 v18, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v19, vcc_lo, s1, v7, vcc_lo
	v_lshlrev_b64 v[6:7], 2, v[83:84]
	s_clause 0x1
	global_load_b32 v83, v[29:30], off
	global_load_b32 v84, v[31:32], off
	v_ashrrev_i32_e32 v88, 31, v87
	s_clause 0x1
	global_load_b32 v99, v[43:44], off
	global_load_b32 v100, v[45:46], off
	v_add_co_u32 v25, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v26, vcc_lo, s1, v7, vcc_lo
	v_lshlrev_b64 v[6:7], 2, v[87:88]
	s_clause 0x1
	global_load_b32 v87, v[39:40], off
	global_load_b32 v88, v[41:42], off
	v_add_co_u32 v23, vcc_lo, s0, v23
	v_add_co_ci_u32_e32 v24, vcc_lo, s1, v24, vcc_lo
	v_add_co_u32 v30, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v31, vcc_lo, s1, v7, vcc_lo
	v_lshlrev_b64 v[6:7], 2, v[90:91]
	global_load_b32 v90, v[47:48], off
	v_add_nc_u32_e32 v5, s52, v4
	v_add_nc_u32_e32 v14, s54, v4
	v_ashrrev_i32_e32 v11, 31, v10
	v_add_nc_u32_e32 v16, s55, v4
	v_add_co_u32 v35, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v36, vcc_lo, s1, v7, vcc_lo
	s_clause 0x11
	global_load_b32 v7, v[49:50], off
	global_load_b32 v91, v[51:52], off
	global_load_b32 v53, v[53:54], off
	global_load_b32 v54, v[55:56], off
	global_load_b32 v55, v[57:58], off
	global_load_b32 v56, v[59:60], off
	global_load_b32 v57, v[61:62], off
	global_load_b32 v58, v[63:64], off
	global_load_b32 v59, v[65:66], off
	global_load_b32 v60, v[67:68], off
	global_load_b32 v61, v[69:70], off
	global_load_b32 v62, v[71:72], off
	global_load_b32 v63, v[73:74], off
	global_load_b32 v64, v[75:76], off
	global_load_b32 v65, v[77:78], off
	global_load_b32 v66, v[12:13], off
	global_load_b32 v67, v[18:19], off
	global_load_b32 v68, v[25:26], off
	v_ashrrev_i32_e32 v6, 31, v5
	s_clause 0x1
	global_load_b32 v69, v[23:24], off
	global_load_b32 v70, v[30:31], off
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_ashrrev_i32_e32 v15, 31, v14
	v_add_nc_u32_e32 v27, s58, v4
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_add_nc_u32_e32 v29, s59, v4
	v_add_nc_u32_e32 v32, s60, v4
	v_add_nc_u32_e32 v34, s61, v4
	v_add_nc_u32_e32 v37, s62, v4
	v_add_nc_u32_e32 v39, s63, v4
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v6, vcc_lo
	v_add_nc_u32_e32 v41, s64, v4
	v_add_nc_u32_e32 v43, s65, v4
	v_add_nc_u32_e32 v45, s66, v4
	v_add_nc_u32_e32 v47, s67, v4
	v_add_nc_u32_e32 v49, s68, v4
	s_clause 0x1
	global_load_b32 v71, v[35:36], off
	global_load_b32 v72, v[5:6], off
	v_add_nc_u32_e32 v20, s56, v4
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_ashrrev_i32_e32 v17, 31, v16
	v_add_co_u32 v10, vcc_lo, s0, v10
	v_add_nc_u32_e32 v22, s57, v4
	v_add_co_ci_u32_e32 v11, vcc_lo, s1, v11, vcc_lo
	v_add_nc_u32_e32 v51, s69, v4
	v_ashrrev_i32_e32 v28, 31, v27
	v_ashrrev_i32_e32 v30, 31, v29
	v_ashrrev_i32_e32 v33, 31, v32
	v_ashrrev_i32_e32 v35, 31, v34
	v_ashrrev_i32_e32 v38, 31, v37
	v_ashrrev_i32_e32 v40, 31, v39
	v_ashrrev_i32_e32 v42, 31, v41
	v_ashrrev_i32_e32 v44, 31, v43
	v_ashrrev_i32_e32 v46, 31, v45
	v_ashrrev_i32_e32 v48, 31, v47
	v_ashrrev_i32_e32 v50, 31, v49
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_ashrrev_i32_e32 v21, 31, v20
	v_add_co_u32 v14, vcc_lo, s0, v14
	v_add_co_ci_u32_e32 v15, vcc_lo, s1, v15, vcc_lo
	v_ashrrev_i32_e32 v23, 31, v22
	v_ashrrev_i32_e32 v52, 31, v51
	v_lshlrev_b64 v[26:27], 2, v[27:28]
	v_lshlrev_b64 v[28:29], 2, v[29:30]
	v_lshlrev_b64 v[30:31], 2, v[32:33]
	v_lshlrev_b64 v[32:33], 2, v[34:35]
	v_lshlrev_b64 v[34:35], 2, v[37:38]
	v_lshlrev_b64 v[36:37], 2, v[39:40]
	v_lshlrev_b64 v[38:39], 2, v[41:42]
	v_lshlrev_b64 v[40:41], 2, v[43:44]
	v_lshlrev_b64 v[42:43], 2, v[45:46]
	v_lshlrev_b64 v[44:45], 2, v[47:48]
	v_lshlrev_b64 v[46:47], 2, v[49:50]
	global_load_b32 v50, v[10:11], off
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_co_u32 v16, vcc_lo, s0, v16
	v_add_co_ci_u32_e32 v17, vcc_lo, s1, v17, vcc_lo
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_lshlrev_b64 v[48:49], 2, v[51:52]
	global_load_b32 v51, v[14:15], off
	v_add_co_u32 v10, vcc_lo, s0, v20
	v_add_co_ci_u32_e32 v11, vcc_lo, s1, v21, vcc_lo
	global_load_b32 v20, v[16:17], off
	v_add_co_u32 v14, vcc_lo, s0, v22
	v_add_co_ci_u32_e32 v15, vcc_lo, s1, v23, vcc_lo
	global_load_b32 v21, v[10:11], off
	v_add_nc_u32_e32 v12, s70, v4
	v_add_nc_u32_e32 v18, s71, v4
	global_load_b32 v22, v[14:15], off
	v_add_co_u32 v16, vcc_lo, s0, v26
	v_add_co_ci_u32_e32 v17, vcc_lo, s1, v27, vcc_lo
	v_add_co_u32 v10, vcc_lo, s0, v28
	v_add_co_ci_u32_e32 v11, vcc_lo, s1, v29, vcc_lo
	global_load_b32 v23, v[16:17], off
	v_add_co_u32 v14, vcc_lo, s0, v30
	v_add_co_ci_u32_e32 v15, vcc_lo, s1, v31, vcc_lo
	global_load_b32 v26, v[10:11], off
	v_ashrrev_i32_e32 v13, 31, v12
	v_add_nc_u32_e32 v24, s8, v4
	global_load_b32 v27, v[14:15], off
	v_add_co_u32 v16, vcc_lo, s0, v32
	v_add_co_ci_u32_e32 v17, vcc_lo, s1, v33, vcc_lo
	v_add_co_u32 v10, vcc_lo, s0, v34
	v_add_co_ci_u32_e32 v11, vcc_lo, s1, v35, vcc_lo
	global_load_b32 v28, v[16:17], off
	v_add_co_u32 v14, vcc_lo, s0, v36
	v_add_co_ci_u32_e32 v15, vcc_lo, s1, v37, vcc_lo
	global_load_b32 v29, v[10:11], off
	v_ashrrev_i32_e32 v19, 31, v18
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	global_load_b32 v30, v[14:15], off
	v_add_co_u32 v16, vcc_lo, s0, v38
	v_add_co_ci_u32_e32 v17, vcc_lo, s1, v39, vcc_lo
	v_add_co_u32 v10, vcc_lo, s0, v40
	v_add_co_ci_u32_e32 v11, vcc_lo, s1, v41, vcc_lo
	global_load_b32 v31, v[16:17], off
	v_add_co_u32 v14, vcc_lo, s0, v42
	v_add_co_ci_u32_e32 v15, vcc_lo, s1, v43, vcc_lo
	global_load_b32 v32, v[10:11], off
	v_add_nc_u32_e32 v5, s9, v4
	v_ashrrev_i32_e32 v25, 31, v24
	global_load_b32 v33, v[14:15], off
	v_add_co_u32 v16, vcc_lo, s0, v44
	v_add_co_ci_u32_e32 v17, vcc_lo, s1, v45, vcc_lo
	v_add_co_u32 v10, vcc_lo, s0, v46
	v_add_co_ci_u32_e32 v11, vcc_lo, s1, v47, vcc_lo
	global_load_b32 v34, v[16:17], off
	v_add_co_u32 v14, vcc_lo, s0, v48
	v_add_co_ci_u32_e32 v15, vcc_lo, s1, v49, vcc_lo
	global_load_b32 v35, v[10:11], off
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_ashrrev_i32_e32 v6, 31, v5
	global_load_b32 v36, v[14:15], off
	v_add_co_u32 v16, vcc_lo, s0, v12
	v_add_co_ci_u32_e32 v17, vcc_lo, s1, v13, vcc_lo
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_add_co_u32 v18, vcc_lo, s0, v18
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_add_co_ci_u32_e32 v19, vcc_lo, s1, v19, vcc_lo
	ds_load_b128 v[10:13], v9
	global_load_b32 v37, v[16:17], off
	v_add_co_u32 v14, vcc_lo, s0, v24
	global_load_b32 v18, v[18:19], off
	v_add_co_ci_u32_e32 v15, vcc_lo, s1, v25, vcc_lo
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v6, vcc_lo
	s_clause 0x1
	global_load_b32 v19, v[14:15], off
	global_load_b32 v5, v[5:6], off
	ds_load_b128 v[14:17], v9 offset:16
	v_add_co_u32 v2, vcc_lo, 0x100, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, 0, v3, vcc_lo
	v_add_nc_u32_e32 v4, s3, v4
	s_waitcnt vmcnt(62) lgkmcnt(1)
	v_fmac_f32_e32 v8, v89, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v92, v11
	s_waitcnt vmcnt(61)
	v_fmac_f32_e32 v8, v93, v12
	s_waitcnt vmcnt(60)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v94, v13
	ds_load_b128 v[10:13], v9 offset:32
	s_waitcnt vmcnt(58) lgkmcnt(1)
	v_fmac_f32_e32 v8, v79, v14
	s_waitcnt vmcnt(57)
	v_fmac_f32_e32 v8, v80, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v95, v16
	s_waitcnt vmcnt(56)
	v_fmac_f32_e32 v8, v96, v17
	ds_load_b128 v[14:17], v9 offset:48
	s_waitcnt vmcnt(55) lgkmcnt(1)
	v_fmac_f32_e32 v8, v81, v10
	s_waitcnt vmcnt(54)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v82, v11
	s_waitcnt vmcnt(53)
	v_fmac_f32_e32 v8, v97, v12
	s_waitcnt vmcnt(49)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v83, v13
	ds_load_b128 v[10:13], v9 offset:64
	s_waitcnt vmcnt(48) lgkmcnt(1)
	v_fmac_f32_e32 v8, v84, v14
	v_fmac_f32_e32 v8, v85, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v86, v16
	v_fmac_f32_e32 v8, v98, v17
	ds_load_b128 v[14:17], v9 offset:80
	s_waitcnt vmcnt(45) lgkmcnt(1)
	v_fmac_f32_e32 v8, v87, v10
	s_waitcnt vmcnt(44)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v88, v11
	v_fmac_f32_e32 v8, v99, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v100, v13
	ds_load_b128 v[10:13], v9 offset:96
	s_waitcnt vmcnt(43) lgkmcnt(1)
	v_fmac_f32_e32 v8, v90, v14
	s_waitcnt vmcnt(42)
	v_fmac_f32_e32 v8, v7, v15
	s_waitcnt vmcnt(41)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v91, v16
	s_waitcnt vmcnt(40)
	v_fmac_f32_e32 v8, v53, v17
	ds_load_b128 v[14:17], v9 offset:112
	s_waitcnt vmcnt(39) lgkmcnt(1)
	v_fmac_f32_e32 v8, v54, v10
	s_waitcnt vmcnt(38)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v55, v11
	s_waitcnt vmcnt(37)
	v_fmac_f32_e32 v8, v56, v12
	s_waitcnt vmcnt(36)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v57, v13
	ds_load_b128 v[10:13], v9 offset:128
	s_waitcnt vmcnt(35) lgkmcnt(1)
	v_fmac_f32_e32 v8, v58, v14
	s_waitcnt vmcnt(34)
	v_fmac_f32_e32 v8, v59, v15
	s_waitcnt vmcnt(33)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v60, v16
	s_waitcnt vmcnt(32)
	v_fmac_f32_e32 v8, v61, v17
	ds_load_b128 v[14:17], v9 offset:144
	s_waitcnt vmcnt(31) lgkmcnt(1)
	v_fmac_f32_e32 v8, v62, v10
	s_waitcnt vmcnt(30)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v63, v11
	s_waitcnt vmcnt(29)
	v_fmac_f32_e32 v8, v64, v12
	s_waitcnt vmcnt(28)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v65, v13
	ds_load_b128 v[10:13], v9 offset:160
	s_waitcnt vmcnt(27) lgkmcnt(1)
	v_fmac_f32_e32 v8, v66, v14
	s_waitcnt vmcnt(26)
	v_fmac_f32_e32 v8, v67, v15
	s_waitcnt vmcnt(25)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v68, v16
	s_waitcnt vmcnt(24)
	v_fmac_f32_e32 v8, v69, v17
	ds_load_b128 v[14:17], v9 offset:176
	s_waitcnt vmcnt(23) lgkmcnt(1)
	v_fmac_f32_e32 v8, v70, v10
	s_waitcnt vmcnt(22)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v71, v11
	s_waitcnt vmcnt(21)
	v_fmac_f32_e32 v8, v72, v12
	s_waitcnt vmcnt(20)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v50, v13
	ds_load_b128 v[10:13], v9 offset:192
	s_waitcnt vmcnt(19) lgkmcnt(1)
	v_fmac_f32_e32 v8, v51, v14
	s_waitcnt vmcnt(18)
	v_fmac_f32_e32 v8, v20, v15
	s_waitcnt vmcnt(17)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v21, v16
	s_waitcnt vmcnt(16)
	v_fmac_f32_e32 v8, v22, v17
	ds_load_b128 v[14:17], v9 offset:208
	s_waitcnt vmcnt(15) lgkmcnt(1)
	v_fmac_f32_e32 v8, v23, v10
	s_waitcnt vmcnt(14)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v26, v11
	s_waitcnt vmcnt(13)
	v_fmac_f32_e32 v8, v27, v12
	s_waitcnt vmcnt(12)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v28, v13
	ds_load_b128 v[10:13], v9 offset:224
	s_waitcnt vmcnt(11) lgkmcnt(1)
	v_fmac_f32_e32 v8, v29, v14
	s_waitcnt vmcnt(10)
	v_fmac_f32_e32 v8, v30, v15
	s_waitcnt vmcnt(9)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v31, v16
	s_waitcnt vmcnt(8)
	v_fmac_f32_e32 v8, v32, v17
	ds_load_b128 v[14:17], v9 offset:240
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_fmac_f32_e32 v8, v33, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v34, v11
	v_fmac_f32_e32 v8, v35, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v36, v13
	v_fmac_f32_e32 v8, v37, v14
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v18, v15
	v_fmac_f32_e32 v8, v19, v16
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v8, v5, v17
	s_cbranch_scc0 .LBB1_2
	s_branch .LBB1_4
.LBB1_3:
	v_mov_b32_e32 v8, 0
.LBB1_4:
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_add_co_u32 v0, vcc_lo, s10, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e32 v1, vcc_lo, s11, v1, vcc_lo
	global_load_b32 v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s6, v2
	v_fmac_f32_e32 v2, s5, v8
	global_store_b32 v[0:1], v2, off
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel xgemv
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
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
		.amdhsa_next_free_vgpr 101
		.amdhsa_next_free_sgpr 73
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
.Lfunc_end1:
	.size	xgemv, .Lfunc_end1-xgemv
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3568
; NumSgprs: 75
; NumVgprs: 101
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 256 bytes/workgroup (compile time only)
; SGPRBlocks: 9
; VGPRBlocks: 12
; NumSGPRsForWavesPerEU: 75
; NumVGPRsForWavesPerEU: 101
; Occupancy: 12
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
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
        .type_name:      int
        .value_kind:     by_value
      - .offset:         8
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         12
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
      - .address_space:  global
        .is_const:       true
        .offset:         32
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           xgemv
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     75
    .sgpr_spill_count: 0
    .symbol:         xgemv.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     101
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
