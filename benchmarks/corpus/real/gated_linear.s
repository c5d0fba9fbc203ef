	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	gated_linear            ; -- Begin function gated_linear
	.globl	gated_linear
	.p2align	8
	.type	gated_linear,@function
gated_linear:                           ; @gated_linear
; %bb.0:
	s_load_b64 s[2:3], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB7_3
; %bb.1:
	s_clause 0x1
	s_load_b256 s[4:11], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x20
	v_dual_mov_b32 v4, 0 :: v_dual_lshlrev_b32 v3, 2, v0
	v_lshl_or_b32 v0, s15, 6, v0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
	s_delay_alu instid0(VALU_DEP_3)
	v_or_b32_e32 v5, 0x100, v3
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v52, 0
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v54, 0
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v56, 0
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v58, 0
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v60, 0
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v62, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v64, 0
	v_dual_mov_b32 v65, 0 :: v_dual_mov_b32 v66, 0
	v_dual_mov_b32 v67, 0 :: v_dual_mov_b32 v68, 0
	v_dual_mov_b32 v69, 0 :: v_dual_mov_b32 v70, 0
	v_dual_mov_b32 v71, 0 :: v_dual_mov_b32 v72, 0
	v_dual_mov_b32 v73, 0 :: v_dual_mov_b32 v74, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v21, 0
.LBB7_2:                                ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_dual_mov_b32 v87, v70 :: v_dual_mov_b32 v88, v69
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	v_dual_mov_b32 v89, v68 :: v_dual_mov_b32 v90, v67
	v_dual_mov_b32 v83, v66 :: v_dual_mov_b32 v84, v65
	v_dual_mov_b32 v85, v64 :: v_dual_mov_b32 v86, v63
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v39, vcc_lo, s4, v1
	v_add_co_ci_u32_e64 v40, null, s5, v2, vcc_lo
	v_add_co_u32 v41, vcc_lo, s8, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v42, null, s9, v2, vcc_lo
	v_add_co_u32 v75, vcc_lo, s10, v1
	v_add_co_ci_u32_e64 v76, null, s11, v2, vcc_lo
	global_load_b32 v34, v[39:40], off
	global_load_b32 v41, v[41:42], off
	global_load_b32 v42, v[75:76], off
	v_add_co_u32 v39, vcc_lo, s6, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v40, null, s7, v2, vcc_lo
	v_dual_mov_b32 v79, v62 :: v_dual_mov_b32 v80, v61
	v_dual_mov_b32 v81, v60 :: v_dual_mov_b32 v82, v59
	v_dual_mov_b32 v91, v58 :: v_dual_mov_b32 v92, v57
	v_dual_mov_b32 v93, v56 :: v_dual_mov_b32 v94, v55
	v_dual_mov_b32 v67, v50 :: v_dual_mov_b32 v68, v49
	v_dual_mov_b32 v69, v48 :: v_dual_mov_b32 v70, v47
	v_dual_mov_b32 v63, v46 :: v_dual_mov_b32 v64, v45
	v_dual_mov_b32 v65, v44 :: v_dual_mov_b32 v66, v43
	v_dual_mov_b32 v59, v33 :: v_dual_mov_b32 v60, v32
	v_dual_mov_b32 v61, v31 :: v_dual_mov_b32 v62, v30
	v_dual_mov_b32 v47, v25 :: v_dual_mov_b32 v48, v24
	v_dual_mov_b32 v49, v23 :: v_dual_mov_b32 v50, v22
	v_dual_mov_b32 v55, v20 :: v_dual_mov_b32 v56, v19
	v_dual_mov_b32 v57, v18 :: v_dual_mov_b32 v58, v17
	v_dual_mov_b32 v43, v16 :: v_dual_mov_b32 v44, v15
	v_dual_mov_b32 v45, v14 :: v_dual_mov_b32 v46, v13
	v_dual_mov_b32 v30, v9 :: v_dual_mov_b32 v31, v8
	v_dual_mov_b32 v32, v7 :: v_dual_mov_b32 v33, v6
	v_dual_mov_b32 v75, v54 :: v_dual_mov_b32 v76, v53
	v_dual_mov_b32 v77, v52 :: v_dual_mov_b32 v78, v51
	v_dual_mov_b32 v51, v29 :: v_dual_mov_b32 v52, v28
	v_dual_mov_b32 v53, v27 :: v_dual_mov_b32 v54, v26
	v_add_co_u32 v1, vcc_lo, s0, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s1, v2, vcc_lo
	s_add_i32 s2, s2, -1
	s_waitcnt vmcnt(1)
	ds_store_2addr_stride64_b32 v5, v34, v41 offset1:1
	s_waitcnt vmcnt(0)
	ds_store_b32 v3, v42
	v_dual_mov_b32 v41, v72 :: v_dual_mov_b32 v42, v71
	v_dual_mov_b32 v71, v38 :: v_dual_mov_b32 v72, v37
	s_cmp_eq_u32 s2, 0
	v_add_nc_u32_e32 v0, 0x800, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	global_load_b32 v34, v[39:40], off
	ds_load_b128 v[6:9], v4 offset:256
	ds_load_b128 v[13:16], v4
	ds_load_b128 v[17:20], v4 offset:272
	ds_load_b128 v[22:25], v4 offset:16
	ds_load_b128 v[26:29], v4 offset:288
	v_dual_mov_b32 v39, v74 :: v_dual_mov_b32 v40, v73
	v_dual_mov_b32 v73, v36 :: v_dual_mov_b32 v74, v35
	ds_load_b128 v[35:38], v4 offset:304
	s_waitcnt vmcnt(0) lgkmcnt(5)
	v_mul_f32_e32 v8, v34, v8
	s_waitcnt lgkmcnt(4)
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mul_f32 v9, v34, v9 :: v_dual_fmac_f32 v8, v31, v15
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v15, v34, v19
	v_mul_f32_e32 v6, v34, v6
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v19, v34, v28
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v15, v44, v24
	v_dual_mul_f32 v7, v34, v7 :: v_dual_fmac_f32 v6, v33, v13
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mul_f32 v24, v34, v37 :: v_dual_fmac_f32 v7, v32, v14
	v_mul_f32_e32 v14, v34, v18
	v_fmac_f32_e32 v9, v30, v16
	ds_load_b128 v[30:33], v4 offset:32
	v_mul_f32_e32 v16, v34, v20
	v_mul_f32_e32 v20, v34, v29
	v_dual_fmac_f32 v14, v45, v23 :: v_dual_mul_f32 v23, v34, v36
	v_mul_f32_e32 v18, v34, v27
	v_mul_f32_e32 v13, v34, v17
	v_dual_fmac_f32 v16, v43, v25 :: v_dual_mul_f32 v25, v34, v38
	s_delay_alu instid0(VALU_DEP_2)
	v_fmac_f32_e32 v13, v46, v22
	ds_load_b128 v[43:46], v4 offset:48
	v_mul_f32_e32 v17, v34, v26
	ds_load_b128 v[26:29], v4 offset:320
	v_mul_f32_e32 v22, v34, v35
	ds_load_b128 v[35:38], v4 offset:336
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v19, v56, v32 :: v_dual_fmac_f32 v20, v55, v33
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v22, v50, v43 :: v_dual_fmac_f32 v23, v49, v44
	v_fmac_f32_e32 v18, v57, v31
	v_dual_fmac_f32 v24, v48, v45 :: v_dual_fmac_f32 v25, v47, v46
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v28, v34, v28
	v_fmac_f32_e32 v17, v58, v30
	ds_load_b128 v[30:33], v4 offset:64
	ds_load_b128 v[43:46], v4 offset:80
	ds_load_b128 v[47:50], v4 offset:352
	ds_load_b128 v[55:58], v4 offset:368
	v_mul_f32_e32 v27, v34, v27
	s_waitcnt lgkmcnt(3)
	v_dual_mul_f32 v29, v34, v29 :: v_dual_fmac_f32 v28, v52, v32
	v_mul_f32_e32 v32, v34, v37
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v37, v34, v49
	v_dual_mul_f32 v26, v34, v26 :: v_dual_fmac_f32 v27, v53, v31
	v_fmac_f32_e32 v29, v51, v33
	v_mul_f32_e32 v31, v34, v36
	v_mul_f32_e32 v33, v34, v38
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v26, v54, v30
	ds_load_b128 v[51:54], v4 offset:96
	v_dual_mul_f32 v30, v34, v35 :: v_dual_fmac_f32 v31, v61, v44
	v_dual_fmac_f32 v32, v60, v45 :: v_dual_fmac_f32 v33, v59, v46
	v_mul_f32_e32 v35, v34, v47
	v_fmac_f32_e32 v30, v62, v43
	ds_load_b128 v[59:62], v4 offset:112
	v_mul_f32_e32 v36, v34, v48
	v_mul_f32_e32 v38, v34, v50
	ds_load_b128 v[47:50], v4 offset:384
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v43, v34, v55
	v_mul_f32_e32 v44, v34, v56
	v_mul_f32_e32 v45, v34, v57
	v_mul_f32_e32 v46, v34, v58
	ds_load_b128 v[55:58], v4 offset:400
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v35, v74, v51 :: v_dual_fmac_f32 v36, v73, v52
	v_dual_fmac_f32 v37, v72, v53 :: v_dual_fmac_f32 v38, v71, v54
	ds_load_b128 v[51:54], v4 offset:128
	ds_load_b128 v[71:74], v4 offset:432
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v43, v66, v59 :: v_dual_fmac_f32 v44, v65, v60
	v_dual_fmac_f32 v45, v64, v61 :: v_dual_fmac_f32 v46, v63, v62
	ds_load_b128 v[59:62], v4 offset:144
	s_waitcnt lgkmcnt(4)
	v_mul_f32_e32 v47, v34, v47
	v_mul_f32_e32 v48, v34, v48
	v_mul_f32_e32 v49, v34, v49
	v_mul_f32_e32 v50, v34, v50
	ds_load_b128 v[63:66], v4 offset:416
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v47, v70, v51 :: v_dual_fmac_f32 v48, v69, v52
	v_dual_fmac_f32 v49, v68, v53 :: v_dual_fmac_f32 v50, v67, v54
	v_mul_f32_e32 v51, v34, v55
	v_mul_f32_e32 v52, v34, v56
	v_mul_f32_e32 v53, v34, v57
	v_mul_f32_e32 v54, v34, v58
	ds_load_b128 v[67:70], v4 offset:160
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v51, v78, v59 :: v_dual_fmac_f32 v52, v77, v60
	v_dual_fmac_f32 v53, v76, v61 :: v_dual_fmac_f32 v54, v75, v62
	ds_load_b128 v[75:78], v4 offset:176
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v55, v34, v63
	v_mul_f32_e32 v56, v34, v64
	v_mul_f32_e32 v57, v34, v65
	v_mul_f32_e32 v58, v34, v66
	ds_load_b128 v[63:66], v4 offset:448
	v_mul_f32_e32 v59, v34, v71
	v_mul_f32_e32 v60, v34, v72
	v_mul_f32_e32 v61, v34, v73
	v_mul_f32_e32 v62, v34, v74
	ds_load_b128 v[71:74], v4 offset:464
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v55, v94, v67 :: v_dual_fmac_f32 v56, v93, v68
	v_dual_fmac_f32 v57, v92, v69 :: v_dual_fmac_f32 v58, v91, v70
	ds_load_b128 v[67:70], v4 offset:192
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v59, v82, v75 :: v_dual_fmac_f32 v60, v81, v76
	v_dual_fmac_f32 v61, v80, v77 :: v_dual_fmac_f32 v62, v79, v78
	ds_load_b128 v[79:82], v4 offset:512
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v63, v34, v63
	v_mul_f32_e32 v64, v34, v64
	v_mul_f32_e32 v65, v34, v65
	v_mul_f32_e32 v66, v34, v66
	ds_load_b128 v[75:78], v4 offset:208
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v63, v86, v67 :: v_dual_fmac_f32 v64, v85, v68
	v_dual_fmac_f32 v65, v84, v69 :: v_dual_fmac_f32 v66, v83, v70
	ds_load_b128 v[83:86], v4 offset:528
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v91, v6, v79, 0
	v_mul_f32_e32 v67, v34, v71
	v_mul_f32_e32 v68, v34, v72
	v_mul_f32_e32 v69, v34, v73
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v91, v7, v80
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v67, v90, v75 :: v_dual_fmac_f32 v68, v89, v76
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v69, v88, v77
	v_fmac_f32_e32 v91, v8, v81
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v9, v82
	ds_load_b128 v[79:82], v4 offset:576
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v91, v13, v83
	v_fmac_f32_e32 v91, v14, v84
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v15, v85
	v_fmac_f32_e32 v91, v16, v86
	ds_load_b128 v[83:86], v4 offset:592
	v_mul_f32_e32 v70, v34, v74
	ds_load_b128 v[71:74], v4 offset:544
	v_fmac_f32_e32 v70, v87, v78
	ds_load_b128 v[75:78], v4 offset:560
	ds_load_b128 v[87:90], v4 offset:240
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v91, v17, v71
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v18, v72
	v_fmac_f32_e32 v91, v19, v73
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v20, v74
	ds_load_b128 v[71:74], v4 offset:608
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v91, v22, v75
	v_fmac_f32_e32 v91, v23, v76
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v24, v77
	v_fmac_f32_e32 v91, v25, v78
	ds_load_b128 v[75:78], v4 offset:624
	v_fmac_f32_e32 v91, v26, v79
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v27, v80
	v_fmac_f32_e32 v91, v28, v81
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v29, v82
	ds_load_b128 v[79:82], v4 offset:640
	v_fmac_f32_e32 v91, v30, v83
	v_fmac_f32_e32 v91, v31, v84
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v32, v85
	v_fmac_f32_e32 v91, v33, v86
	ds_load_b128 v[83:86], v4 offset:656
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v91, v35, v71
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v36, v72
	v_fmac_f32_e32 v91, v37, v73
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v38, v74
	ds_load_b128 v[71:74], v4 offset:672
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v91, v43, v75
	v_fmac_f32_e32 v91, v44, v76
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v45, v77
	v_fmac_f32_e32 v91, v46, v78
	ds_load_b128 v[75:78], v4 offset:688
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v91, v47, v79
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v48, v80
	v_fmac_f32_e32 v91, v49, v81
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v50, v82
	ds_load_b128 v[79:82], v4 offset:704
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v91, v51, v83
	v_fmac_f32_e32 v91, v52, v84
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v53, v85
	v_fmac_f32_e32 v91, v54, v86
	ds_load_b128 v[83:86], v4 offset:720
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v91, v55, v71
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v56, v72
	v_fmac_f32_e32 v91, v57, v73
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v58, v74
	ds_load_b128 v[71:74], v4 offset:480
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v91, v59, v75
	v_fmac_f32_e32 v91, v60, v76
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v61, v77
	v_fmac_f32_e32 v91, v62, v78
	ds_load_b128 v[75:78], v4 offset:224
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v91, v63, v79
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v64, v80
	v_fmac_f32_e32 v91, v65, v81
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v91, v66, v82
	ds_load_b128 v[79:82], v4 offset:496
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v71, v34, v71
	v_mul_f32_e32 v72, v34, v72
	v_mul_f32_e32 v73, v34, v73
	v_dual_fmac_f32 v91, v67, v83 :: v_dual_mul_f32 v74, v34, v74
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v71, v42, v75 :: v_dual_fmac_f32 v72, v41, v76
	v_fmac_f32_e32 v73, v40, v77
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v91, v68, v84 :: v_dual_fmac_f32 v74, v39, v78
	ds_load_b128 v[39:42], v4 offset:752
	v_dual_mov_b32 v75, v10 :: v_dual_mov_b32 v76, v11
	v_fmac_f32_e32 v91, v69, v85
	v_fmac_f32_e32 v91, v70, v86
	ds_load_b128 v[83:86], v4 offset:736
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v10, v34, v79
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v11, v34, v80 :: v_dual_fmac_f32 v10, v75, v87
	v_dual_mov_b32 v75, v12 :: v_dual_mul_f32 v12, v34, v81
	v_dual_fmac_f32 v11, v76, v88 :: v_dual_mul_f32 v34, v34, v82
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v12, v75, v89
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v34, v21, v90 :: v_dual_fmac_f32 v91, v71, v83
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_e32 v21, v34
	v_fmac_f32_e32 v91, v72, v84
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v73, v85
	v_fmac_f32_e32 v91, v74, v86
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v10, v39
	v_fmac_f32_e32 v91, v11, v40
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v91, v12, v41
	v_fmac_f32_e32 v91, v34, v42
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_f32_e32 v39, s3, v91
	global_store_b32 v[1:2], v39, off
	s_cbranch_scc0 .LBB7_2
.LBB7_3:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gated_linear
		.amdhsa_group_segment_fixed_size 768
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
		.amdhsa_next_free_vgpr 95
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
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 18
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end7:
	.size	gated_linear, .Lfunc_end7-gated_linear
                                        ; -- End function
	.set gated_linear.num_vgpr, 95
	.set gated_linear.num_agpr, 0
	.set gated_linear.numbered_sgpr, 16
	.set gated_linear.num_named_barrier, 0
	.set gated_linear.private_seg_size, 0
	.set gated_linear.uses_vcc, 1
	.set gated_linear.uses_flat_scratch, 0
	.set gated_linear.has_dyn_sized_stack, 0
	.set gated_linear.has_recursion, 0
	.set gated_linear.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2256
; TotalNumSgprs: 18
; NumVgprs: 95
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 768 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 95
; Occupancy: 16
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
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 768
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .max_flat_workgroup_size: 64
    .name:           gated_linear
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         gated_linear.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     95
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
