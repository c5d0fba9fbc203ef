	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	kernel                  ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
; %bb.0:
	s_clause 0x1
	s_load_b32 s6, s[0:1], 0x18
	s_load_b64 s[4:5], s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 3, v0
	v_lshrrev_b32_e32 v87, 3, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_and_b32_e32 v86, 56, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB0_10
; %bb.1:
	s_load_b128 s[0:3], s[0:1], 0x0
	s_mul_i32 s7, s6, s15
	v_mul_u32_u24_e32 v1, 40, v87
	s_mul_i32 s8, s7, 40
	v_dual_mov_b32 v83, 0 :: v_dual_lshlrev_b32 v88, 2, v86
	v_lshlrev_b32_e32 v90, 2, v0
	s_ashr_i32 s9, s8, 31
	s_lshl_b32 s10, s7, 6
	s_lshl_b64 s[8:9], s[8:9], 2
	s_ashr_i32 s11, s10, 31
	v_or_b32_e32 v89, 0xffffffe0, v0
	v_dual_mov_b32 v82, v0 :: v_dual_mov_b32 v81, v83
	v_or_b32_e32 v92, 0x1000, v1
	v_mov_b32_e32 v78, v83
	v_mov_b32_e32 v79, v83
	v_or_b32_e32 v91, 0x1000, v90
	v_mov_b32_e32 v80, v83
	v_mov_b32_e32 v74, v83
	s_waitcnt lgkmcnt(0)
	s_add_u32 s7, s0, s8
	s_addc_u32 s8, s1, s9
	s_lshl_b64 s[0:1], s[10:11], 2
	v_mov_b32_e32 v75, v83
	v_mov_b32_e32 v76, v83
	v_mov_b32_e32 v77, v83
	v_mov_b32_e32 v70, v83
	v_mov_b32_e32 v71, v83
	v_mov_b32_e32 v72, v83
	v_mov_b32_e32 v73, v83
	v_mov_b32_e32 v66, v83
	v_mov_b32_e32 v67, v83
	v_mov_b32_e32 v68, v83
	v_mov_b32_e32 v69, v83
	v_mov_b32_e32 v62, v83
	v_mov_b32_e32 v63, v83
	v_mov_b32_e32 v64, v83
	v_mov_b32_e32 v65, v83
	v_mov_b32_e32 v58, v83
	v_mov_b32_e32 v59, v83
	v_mov_b32_e32 v60, v83
	v_mov_b32_e32 v61, v83
	v_mov_b32_e32 v54, v83
	v_mov_b32_e32 v55, v83
	v_mov_b32_e32 v56, v83
	v_mov_b32_e32 v57, v83
	v_mov_b32_e32 v50, v83
	v_mov_b32_e32 v51, v83
	v_mov_b32_e32 v52, v83
	v_mov_b32_e32 v53, v83
	v_mov_b32_e32 v46, v83
	v_mov_b32_e32 v47, v83
	v_mov_b32_e32 v48, v83
	v_mov_b32_e32 v49, v83
	v_mov_b32_e32 v42, v83
	v_mov_b32_e32 v43, v83
	v_mov_b32_e32 v44, v83
	v_mov_b32_e32 v45, v83
	v_mov_b32_e32 v38, v83
	v_mov_b32_e32 v39, v83
	v_mov_b32_e32 v40, v83
	v_mov_b32_e32 v41, v83
	v_mov_b32_e32 v34, v83
	v_mov_b32_e32 v35, v83
	v_mov_b32_e32 v36, v83
	v_mov_b32_e32 v37, v83
	v_mov_b32_e32 v30, v83
	v_mov_b32_e32 v31, v83
	v_mov_b32_e32 v32, v83
	v_mov_b32_e32 v33, v83
	v_mov_b32_e32 v26, v83
	v_mov_b32_e32 v27, v83
	v_mov_b32_e32 v28, v83
	v_mov_b32_e32 v29, v83
	v_mov_b32_e32 v22, v83
	v_mov_b32_e32 v23, v83
	v_mov_b32_e32 v24, v83
	v_mov_b32_e32 v25, v83
	v_mov_b32_e32 v18, v83
	v_mov_b32_e32 v19, v83
	v_mov_b32_e32 v20, v83
	v_mov_b32_e32 v21, v83
	v_mov_b32_e32 v14, v83
	v_mov_b32_e32 v15, v83
	v_mov_b32_e32 v16, v83
	v_mov_b32_e32 v17, v83
	v_mov_b32_e32 v10, v83
	v_mov_b32_e32 v11, v83
	v_mov_b32_e32 v12, v83
	v_mov_b32_e32 v13, v83
	v_mov_b32_e32 v6, v83
	v_mov_b32_e32 v7, v83
	v_mov_b32_e32 v8, v83
	v_mov_b32_e32 v9, v83
	v_mov_b32_e32 v2, v83
	v_mov_b32_e32 v3, v83
	v_mov_b32_e32 v4, v83
	v_mov_b32_e32 v5, v83
	s_add_u32 s2, s2, s0
	s_addc_u32 s3, s3, s1
	s_mov_b32 s9, 0
	v_cmp_gt_u32_e32 vcc_lo, 0x280, v0
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_4 Depth 2
                                        ;     Child Loop BB0_6 Depth 2
                                        ;     Child Loop BB0_8 Depth 2
	s_and_saveexec_b32 s10, vcc_lo
	s_cbranch_execz .LBB0_5
; %bb.3:                                ;   in Loop: Header=BB0_2 Depth=1
	v_lshlrev_b64 v[84:85], 2, v[82:83]
	v_mov_b32_e32 v1, v91
	v_mov_b32_e32 v93, v89
	s_mov_b32 s11, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v84, s0, s7, v84
	v_add_co_ci_u32_e64 v85, null, s8, v85, s0
	.p2align	6
.LBB0_4:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	global_load_b32 v94, v[84:85], off
	v_add_nc_u32_e32 v93, 32, v93
	v_add_co_u32 v84, s0, 0x80, v84
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v85, null, 0, v85, s0
	v_cmp_lt_u32_e64 s1, 0x25f, v93
	s_or_b32 s11, s1, s11
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v94
	v_add_nc_u32_e32 v1, 0x80, v1
	s_and_not1_b32 exec_lo, exec_lo, s11
	s_cbranch_execnz .LBB0_4
.LBB0_5:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b32 exec_lo, exec_lo, s10
	v_mov_b32_e32 v1, v83
	v_mov_b32_e32 v93, v89
	s_mov_b32 s10, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[84:85], 2, v[0:1]
	v_mov_b32_e32 v1, v90
	v_add_co_u32 v84, s0, s2, v84
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v85, null, s3, v85, s0
	.p2align	6
.LBB0_6:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	global_load_b32 v94, v[84:85], off
	v_add_nc_u32_e32 v93, 32, v93
	v_add_co_u32 v84, s0, 0x80, v84
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v85, null, 0, v85, s0
	v_cmp_lt_u32_e64 s1, 0x3df, v93
	s_or_b32 s10, s1, s10
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v94
	v_add_nc_u32_e32 v1, 0x80, v1
	s_and_not1_b32 exec_lo, exec_lo, s10
	s_cbranch_execnz .LBB0_6
; %bb.7:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b32 exec_lo, exec_lo, s10
	v_mov_b32_e32 v1, v92
	s_mov_b32 s0, 0
	s_waitcnt lgkmcnt(0)
	; wave barrier
.LBB0_8:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ds_load_2addr_b64 v[93:96], v1 offset1:1
	ds_load_2addr_b64 v[97:100], v1 offset0:2 offset1:3
	ds_load_b64 v[84:85], v1 offset:32
	v_add_nc_u32_e32 v105, s0, v88
	s_addk_i32 s0, 0x100
	ds_load_b128 v[101:104], v105
	ds_load_b128 v[105:108], v105 offset:16
	v_add_nc_u32_e32 v1, 0xa0, v1
	s_cmpk_lg_i32 s0, 0x1000
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v78, v101, v93
	v_dual_fmac_f32 v79, v102, v93 :: v_dual_fmac_f32 v72, v103, v94
	v_dual_fmac_f32 v80, v103, v93 :: v_dual_fmac_f32 v71, v102, v94
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v81, v104, v93 :: v_dual_fmac_f32 v66, v105, v94
	v_dual_fmac_f32 v74, v105, v93 :: v_dual_fmac_f32 v73, v104, v94
	v_dual_fmac_f32 v75, v106, v93 :: v_dual_fmac_f32 v68, v107, v94
	v_dual_fmac_f32 v76, v107, v93 :: v_dual_fmac_f32 v67, v106, v94
	v_dual_fmac_f32 v77, v108, v93 :: v_dual_fmac_f32 v62, v101, v95
	v_fmac_f32_e32 v70, v101, v94
	v_dual_fmac_f32 v69, v108, v94 :: v_dual_fmac_f32 v64, v103, v95
	v_dual_fmac_f32 v63, v102, v95 :: v_dual_fmac_f32 v54, v101, v96
	v_dual_fmac_f32 v65, v104, v95 :: v_dual_fmac_f32 v56, v103, v96
	v_dual_fmac_f32 v58, v105, v95 :: v_dual_fmac_f32 v55, v102, v96
	v_dual_fmac_f32 v59, v106, v95 :: v_dual_fmac_f32 v50, v105, v96
	v_dual_fmac_f32 v60, v107, v95 :: v_dual_fmac_f32 v57, v104, v96
	v_dual_fmac_f32 v61, v108, v95 :: v_dual_fmac_f32 v52, v107, v96
	v_dual_fmac_f32 v51, v106, v96 :: v_dual_fmac_f32 v46, v101, v97
	v_dual_fmac_f32 v53, v108, v96 :: v_dual_fmac_f32 v48, v103, v97
	v_dual_fmac_f32 v47, v102, v97 :: v_dual_fmac_f32 v38, v101, v98
	v_dual_fmac_f32 v49, v104, v97 :: v_dual_fmac_f32 v40, v103, v98
	v_dual_fmac_f32 v42, v105, v97 :: v_dual_fmac_f32 v39, v102, v98
	v_dual_fmac_f32 v43, v106, v97 :: v_dual_fmac_f32 v34, v105, v98
	v_dual_fmac_f32 v44, v107, v97 :: v_dual_fmac_f32 v41, v104, v98
	v_dual_fmac_f32 v45, v108, v97 :: v_dual_fmac_f32 v36, v107, v98
	v_dual_fmac_f32 v35, v106, v98 :: v_dual_fmac_f32 v30, v101, v99
	v_dual_fmac_f32 v37, v108, v98 :: v_dual_fmac_f32 v32, v103, v99
	v_dual_fmac_f32 v31, v102, v99 :: v_dual_fmac_f32 v22, v101, v100
	v_dual_fmac_f32 v33, v104, v99 :: v_dual_fmac_f32 v24, v103, v100
	v_dual_fmac_f32 v26, v105, v99 :: v_dual_fmac_f32 v23, v102, v100
	v_dual_fmac_f32 v27, v106, v99 :: v_dual_fmac_f32 v18, v105, v100
	v_dual_fmac_f32 v28, v107, v99 :: v_dual_fmac_f32 v25, v104, v100
	v_dual_fmac_f32 v29, v108, v99 :: v_dual_fmac_f32 v20, v107, v100
	v_dual_fmac_f32 v19, v106, v100 :: v_dual_fmac_f32 v6, v101, v85
	v_dual_fmac_f32 v21, v108, v100 :: v_dual_fmac_f32 v8, v103, v85
	v_dual_fmac_f32 v14, v101, v84 :: v_dual_fmac_f32 v7, v102, v85
	v_dual_fmac_f32 v15, v102, v84 :: v_dual_fmac_f32 v2, v105, v85
	v_dual_fmac_f32 v16, v103, v84 :: v_dual_fmac_f32 v9, v104, v85
	v_dual_fmac_f32 v17, v104, v84 :: v_dual_fmac_f32 v4, v107, v85
	v_dual_fmac_f32 v10, v105, v84 :: v_dual_fmac_f32 v3, v106, v85
	v_fmac_f32_e32 v11, v106, v84
	v_dual_fmac_f32 v12, v107, v84 :: v_dual_fmac_f32 v5, v108, v85
	v_fmac_f32_e32 v13, v108, v84
	s_cbranch_scc1 .LBB0_8
; %bb.9:                                ;   in Loop: Header=BB0_2 Depth=1
	v_add_nc_u32_e32 v82, 0x280, v82
	v_add_nc_u32_e32 v0, 0x400, v0
	s_add_i32 s9, s9, 16
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s9, s6
	; wave barrier
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_11
.LBB0_10:
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v52, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v56, 0
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v54, 0
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v60, 0
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v58, 0
	v_dual_mov_b32 v65, 0 :: v_dual_mov_b32 v64, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v62, 0
	v_dual_mov_b32 v69, 0 :: v_dual_mov_b32 v68, 0
	v_dual_mov_b32 v67, 0 :: v_dual_mov_b32 v66, 0
	v_dual_mov_b32 v73, 0 :: v_dual_mov_b32 v72, 0
	v_dual_mov_b32 v71, 0 :: v_dual_mov_b32 v70, 0
	v_dual_mov_b32 v77, 0 :: v_dual_mov_b32 v76, 0
	v_dual_mov_b32 v75, 0 :: v_dual_mov_b32 v74, 0
	v_dual_mov_b32 v81, 0 :: v_dual_mov_b32 v80, 0
	v_dual_mov_b32 v79, 0 :: v_dual_mov_b32 v78, 0
.LBB0_11:
	v_mul_u32_u24_e32 v0, 0x280, v87
	s_mul_i32 s0, s15, 0xa00
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_or_b32_e32 v0, v0, v86
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	v_lshlrev_b32_e32 v0, 2, v0
	s_clause 0x13
	global_store_b128 v0, v[78:81], s[0:1]
	global_store_b128 v0, v[74:77], s[0:1] offset:16
	global_store_b128 v0, v[70:73], s[0:1] offset:256
	global_store_b128 v0, v[66:69], s[0:1] offset:272
	global_store_b128 v0, v[62:65], s[0:1] offset:512
	global_store_b128 v0, v[58:61], s[0:1] offset:528
	global_store_b128 v0, v[54:57], s[0:1] offset:768
	global_store_b128 v0, v[50:53], s[0:1] offset:784
	global_store_b128 v0, v[46:49], s[0:1] offset:1024
	global_store_b128 v0, v[42:45], s[0:1] offset:1040
	global_store_b128 v0, v[38:41], s[0:1] offset:1280
	global_store_b128 v0, v[34:37], s[0:1] offset:1296
	global_store_b128 v0, v[30:33], s[0:1] offset:1536
	global_store_b128 v0, v[26:29], s[0:1] offset:1552
	global_store_b128 v0, v[22:25], s[0:1] offset:1792
	global_store_b128 v0, v[18:21], s[0:1] offset:1808
	global_store_b128 v0, v[14:17], s[0:1] offset:2048
	global_store_b128 v0, v[10:13], s[0:1] offset:2064
	global_store_b128 v0, v[6:9], s[0:1] offset:2304
	global_store_b128 v0, v[2:5], s[0:1] offset:2320
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size 6656
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
		.amdhsa_next_free_vgpr 241
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
.Lfunc_end0:
	.size	kernel, .Lfunc_end0-kernel
                                        ; -- End function
	.set kernel.num_vgpr, 109
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
; codeLenInByte = 1728
; TotalNumSgprs: 18
; NumVgprs: 109
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 6656 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 30
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 241
; Occupancy: 5
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
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 6656
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
    .vgpr_count:     109
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
