	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	kernel                  ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
; %bb.0:
	s_load_b256 s[0:7], s[0:1], 0x0
	v_lshrrev_b32_e32 v12, 3, v0
	v_and_b32_e32 v15, 7, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	s_mul_i32 s8, s15, s6
	v_mul_lo_u32 v36, s6, v0
	s_lshl_b32 s8, s8, 5
	v_dual_mov_b32 v34, 0 :: v_dual_lshlrev_b32 v37, 5, v0
	s_ashr_i32 s9, s8, 31
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v38, 5, v12
	s_lshl_b64 s[8:9], s[8:9], 2
	v_lshl_or_b32 v39, v15, 5, 0x400
	s_add_u32 s0, s0, s8
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v2, 0
	v_mov_b32_e32 v3, 0
	s_addc_u32 s1, s1, s9
	s_add_u32 s2, s2, s8
	s_addc_u32 s3, s3, s9
	s_mov_b32 s8, 0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_nc_u32_e32 v0, s8, v36
	s_add_i32 s8, s8, 4
	s_cmp_lt_i32 s8, s6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[40:41], 2, v[0:1]
	v_add_co_u32 v42, vcc_lo, s0, v40
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v43, null, s1, v41, vcc_lo
	v_add_co_u32 v44, vcc_lo, s2, v40
	v_add_co_ci_u32_e64 v45, null, s3, v41, vcc_lo
	global_load_b128 v[40:43], v[42:43], off
	global_load_b128 v[44:47], v[44:45], off
	s_waitcnt vmcnt(1)
	ds_store_b128 v37, v[40:43]
	s_waitcnt vmcnt(0)
	ds_store_b128 v37, v[44:47] offset:1024
	s_waitcnt lgkmcnt(0)
	; wave barrier
	ds_load_b128 v[40:43], v38
	ds_load_b128 v[44:47], v38 offset:128
	ds_load_b128 v[48:51], v38 offset:256
	ds_load_b128 v[52:55], v38 offset:384
	ds_load_b128 v[56:59], v38 offset:512
	ds_load_b128 v[60:63], v38 offset:640
	ds_load_b128 v[64:67], v38 offset:768
	ds_load_b128 v[68:71], v38 offset:896
	ds_load_b128 v[72:75], v39
	ds_load_b128 v[76:79], v39 offset:256
	ds_load_b128 v[80:83], v39 offset:512
	ds_load_b128 v[84:87], v39 offset:768
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v2, v68, v84
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v3, v68, v80 :: v_dual_fmac_f32 v2, v69, v85
	v_dual_fmac_f32 v4, v68, v76 :: v_dual_fmac_f32 v3, v69, v81
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v5, v68, v72 :: v_dual_fmac_f32 v4, v69, v77
	v_dual_fmac_f32 v6, v64, v84 :: v_dual_fmac_f32 v5, v69, v73
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v7, v64, v80 :: v_dual_fmac_f32 v6, v65, v85
	v_dual_fmac_f32 v8, v64, v76 :: v_dual_fmac_f32 v7, v65, v81
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v9, v64, v72 :: v_dual_fmac_f32 v8, v65, v77
	v_dual_fmac_f32 v10, v60, v84 :: v_dual_fmac_f32 v9, v65, v73
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v11, v60, v80 :: v_dual_fmac_f32 v10, v61, v85
	v_dual_fmac_f32 v14, v60, v72 :: v_dual_fmac_f32 v11, v61, v81
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v13, v60, v76 :: v_dual_fmac_f32 v14, v61, v73
	v_dual_fmac_f32 v16, v56, v84 :: v_dual_fmac_f32 v13, v61, v77
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v17, v56, v80 :: v_dual_fmac_f32 v16, v57, v85
	v_dual_fmac_f32 v18, v56, v76 :: v_dual_fmac_f32 v17, v57, v81
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v19, v56, v72 :: v_dual_fmac_f32 v18, v57, v77
	v_dual_fmac_f32 v20, v52, v84 :: v_dual_fmac_f32 v19, v57, v73
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v21, v52, v80 :: v_dual_fmac_f32 v20, v53, v85
	v_dual_fmac_f32 v22, v52, v76 :: v_dual_fmac_f32 v21, v53, v81
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v23, v52, v72 :: v_dual_fmac_f32 v22, v53, v77
	v_dual_fmac_f32 v24, v48, v84 :: v_dual_fmac_f32 v23, v53, v73
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v25, v48, v80 :: v_dual_fmac_f32 v24, v49, v85
	v_dual_fmac_f32 v26, v48, v76 :: v_dual_fmac_f32 v25, v49, v81
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v27, v48, v72 :: v_dual_fmac_f32 v26, v49, v77
	v_dual_fmac_f32 v28, v44, v84 :: v_dual_fmac_f32 v27, v49, v73
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v29, v44, v80 :: v_dual_fmac_f32 v28, v45, v85
	v_dual_fmac_f32 v30, v44, v76 :: v_dual_fmac_f32 v29, v45, v81
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v31, v44, v72 :: v_dual_fmac_f32 v30, v45, v77
	v_dual_fmac_f32 v32, v40, v84 :: v_dual_fmac_f32 v31, v45, v73
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v33, v40, v80 :: v_dual_fmac_f32 v32, v41, v85
	v_dual_fmac_f32 v34, v40, v76 :: v_dual_fmac_f32 v33, v41, v81
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v35, v40, v72 :: v_dual_fmac_f32 v34, v41, v77
	v_fmac_f32_e32 v35, v41, v73
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v35, v42, v74
	v_dual_fmac_f32 v34, v42, v78 :: v_dual_fmac_f32 v35, v43, v75
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v33, v42, v82 :: v_dual_fmac_f32 v34, v43, v79
	v_dual_fmac_f32 v32, v42, v86 :: v_dual_fmac_f32 v33, v43, v83
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v31, v46, v74 :: v_dual_fmac_f32 v32, v43, v87
	v_dual_fmac_f32 v30, v46, v78 :: v_dual_fmac_f32 v31, v47, v75
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v29, v46, v82 :: v_dual_fmac_f32 v30, v47, v79
	v_dual_fmac_f32 v28, v46, v86 :: v_dual_fmac_f32 v29, v47, v83
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v27, v50, v74 :: v_dual_fmac_f32 v28, v47, v87
	v_dual_fmac_f32 v26, v50, v78 :: v_dual_fmac_f32 v27, v51, v75
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v25, v50, v82 :: v_dual_fmac_f32 v26, v51, v79
	v_dual_fmac_f32 v24, v50, v86 :: v_dual_fmac_f32 v25, v51, v83
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v23, v54, v74 :: v_dual_fmac_f32 v24, v51, v87
	v_dual_fmac_f32 v22, v54, v78 :: v_dual_fmac_f32 v23, v55, v75
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v21, v54, v82 :: v_dual_fmac_f32 v22, v55, v79
	v_dual_fmac_f32 v20, v54, v86 :: v_dual_fmac_f32 v21, v55, v83
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v19, v58, v74 :: v_dual_fmac_f32 v20, v55, v87
	v_dual_fmac_f32 v18, v58, v78 :: v_dual_fmac_f32 v19, v59, v75
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v17, v58, v82 :: v_dual_fmac_f32 v18, v59, v79
	v_dual_fmac_f32 v16, v58, v86 :: v_dual_fmac_f32 v17, v59, v83
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v13, v62, v78 :: v_dual_fmac_f32 v16, v59, v87
	v_dual_fmac_f32 v14, v62, v74 :: v_dual_fmac_f32 v13, v63, v79
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v11, v62, v82 :: v_dual_fmac_f32 v14, v63, v75
	v_dual_fmac_f32 v10, v62, v86 :: v_dual_fmac_f32 v11, v63, v83
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v9, v66, v74 :: v_dual_fmac_f32 v10, v63, v87
	v_dual_fmac_f32 v8, v66, v78 :: v_dual_fmac_f32 v9, v67, v75
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v7, v66, v82 :: v_dual_fmac_f32 v8, v67, v79
	v_dual_fmac_f32 v6, v66, v86 :: v_dual_fmac_f32 v7, v67, v83
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v5, v70, v74 :: v_dual_fmac_f32 v6, v67, v87
	v_dual_fmac_f32 v4, v70, v78 :: v_dual_fmac_f32 v5, v71, v75
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v3, v70, v82 :: v_dual_fmac_f32 v4, v71, v79
	v_dual_fmac_f32 v2, v70, v86 :: v_dual_fmac_f32 v3, v71, v83
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v2, v71, v87
	; wave barrier
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v35, 0
.LBB0_4:
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v15, s7, v33 :: v_dual_lshlrev_b32 v0, 2, v15
	s_lshl_b32 s0, s15, 10
	v_mul_f32_e32 v1, s7, v35
	s_ashr_i32 s1, s0, 31
	s_delay_alu instid0(VALU_DEP_2)
	v_lshl_or_b32 v0, v12, 7, v0
	s_lshl_b64 s[0:1], s[0:1], 2
	v_mul_f32_e32 v12, s7, v34
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	v_dual_mul_f32 v32, s7, v32 :: v_dual_mul_f32 v31, s7, v31
	v_dual_mul_f32 v30, s7, v30 :: v_dual_mul_f32 v29, s7, v29
	v_mul_f32_e32 v28, s7, v28
	s_clause 0x7
	global_store_b32 v0, v1, s[0:1]
	global_store_b32 v0, v12, s[0:1] offset:32
	global_store_b32 v0, v15, s[0:1] offset:64
	global_store_b32 v0, v32, s[0:1] offset:96
	global_store_b32 v0, v31, s[0:1] offset:512
	global_store_b32 v0, v30, s[0:1] offset:544
	global_store_b32 v0, v29, s[0:1] offset:576
	global_store_b32 v0, v28, s[0:1] offset:608
	v_dual_mul_f32 v1, s7, v27 :: v_dual_mul_f32 v12, s7, v26
	v_dual_mul_f32 v15, s7, v25 :: v_dual_mul_f32 v24, s7, v24
	v_dual_mul_f32 v23, s7, v23 :: v_dual_mul_f32 v22, s7, v22
	v_dual_mul_f32 v21, s7, v21 :: v_dual_mul_f32 v20, s7, v20
	s_clause 0x7
	global_store_b32 v0, v1, s[0:1] offset:1024
	global_store_b32 v0, v12, s[0:1] offset:1056
	global_store_b32 v0, v15, s[0:1] offset:1088
	global_store_b32 v0, v24, s[0:1] offset:1120
	global_store_b32 v0, v23, s[0:1] offset:1536
	global_store_b32 v0, v22, s[0:1] offset:1568
	global_store_b32 v0, v21, s[0:1] offset:1600
	global_store_b32 v0, v20, s[0:1] offset:1632
	v_dual_mul_f32 v1, s7, v19 :: v_dual_mul_f32 v12, s7, v18
	v_dual_mul_f32 v15, s7, v17 :: v_dual_mul_f32 v16, s7, v16
	v_dual_mul_f32 v13, s7, v13 :: v_dual_mul_f32 v14, s7, v14
	v_dual_mul_f32 v11, s7, v11 :: v_dual_mul_f32 v10, s7, v10
	s_clause 0x7
	global_store_b32 v0, v1, s[0:1] offset:2048
	global_store_b32 v0, v12, s[0:1] offset:2080
	global_store_b32 v0, v15, s[0:1] offset:2112
	global_store_b32 v0, v16, s[0:1] offset:2144
	global_store_b32 v0, v14, s[0:1] offset:2560
	global_store_b32 v0, v13, s[0:1] offset:2592
	global_store_b32 v0, v11, s[0:1] offset:2624
	global_store_b32 v0, v10, s[0:1] offset:2656
	v_dual_mul_f32 v1, s7, v9 :: v_dual_mul_f32 v8, s7, v8
	v_dual_mul_f32 v7, s7, v7 :: v_dual_mul_f32 v6, s7, v6
	v_dual_mul_f32 v5, s7, v5 :: v_dual_mul_f32 v4, s7, v4
	v_dual_mul_f32 v3, s7, v3 :: v_dual_mul_f32 v2, s7, v2
	s_clause 0x7
	global_store_b32 v0, v1, s[0:1] offset:3072
	global_store_b32 v0, v8, s[0:1] offset:3104
	global_store_b32 v0, v7, s[0:1] offset:3136
	global_store_b32 v0, v6, s[0:1] offset:3168
	global_store_b32 v0, v5, s[0:1] offset:3584
	global_store_b32 v0, v4, s[0:1] offset:3616
	global_store_b32 v0, v3, s[0:1] offset:3648
	global_store_b32 v0, v2, s[0:1] offset:3680
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 88
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 13
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
	.size	kernel, .Lfunc_end0-kernel
                                        ; -- End function
	.set kernel.num_vgpr, 88
	.set kernel.num_agpr, 0
	.set kernel.numbered_sgpr, 16
	.set kernel.num_named_barrier, 0
	.set kernel.private_seg_size, 0
	.set kernel.uses_vcc, 1
	.set kernel.uses_flat_scratch, 0
	.set kernel.has_dyn_sized_stack, 0
	.set kernel.has_recursion, 0
	.set kernel.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1656
; TotalNumSgprs: 18
; NumVgprs: 88
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 88
; Occupancy: 16
; WaveLimiterHint : 1
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
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"clang version 22.1.8"
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
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 32
    .name:           kernel
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     88
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
