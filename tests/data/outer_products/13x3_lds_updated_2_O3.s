	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	kernel                  ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x10
	v_and_b32_e32 v1, 7, v0
	v_lshrrev_b32_e32 v46, 3, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_mul_u32_u24_e32 v45, 3, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB0_11
; %bb.1:
	s_load_b128 s[8:11], s[0:1], 0x0
	s_mul_i32 s1, s6, s15
	v_dual_mov_b32 v2, v0 :: v_dual_lshlrev_b32 v49, 2, v0
	s_mul_i32 s2, s1, 52
	v_mov_b32_e32 v3, 0
	s_ashr_i32 s3, s2, 31
	s_mul_i32 s12, s1, 24
	s_lshl_b64 s[16:17], s[2:3], 2
	s_ashr_i32 s13, s12, 31
	v_cmp_gt_u32_e64 s0, 0x180, v0
	v_mul_u32_u24_e32 v47, 52, v46
	v_or_b32_e32 v48, 0xffffffe0, v0
	v_lshl_or_b32 v50, v45, 2, 0xd00
	v_or_b32_e32 v51, 0xd00, v49
	v_mov_b32_e32 v42, v3
	v_mov_b32_e32 v39, v3
	v_mov_b32_e32 v40, v3
	v_mov_b32_e32 v44, v3
	v_mov_b32_e32 v43, v3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s3, s8, s16
	s_addc_u32 s8, s9, s17
	s_lshl_b64 s[12:13], s[12:13], 2
	v_mov_b32_e32 v41, v3
	v_mov_b32_e32 v38, v3
	v_mov_b32_e32 v37, v3
	v_mov_b32_e32 v36, v3
	v_mov_b32_e32 v35, v3
	v_mov_b32_e32 v34, v3
	v_mov_b32_e32 v33, v3
	v_mov_b32_e32 v32, v3
	v_mov_b32_e32 v31, v3
	v_mov_b32_e32 v30, v3
	v_mov_b32_e32 v29, v3
	v_mov_b32_e32 v28, v3
	v_mov_b32_e32 v27, v3
	v_mov_b32_e32 v26, v3
	v_mov_b32_e32 v25, v3
	v_mov_b32_e32 v24, v3
	v_mov_b32_e32 v23, v3
	v_mov_b32_e32 v22, v3
	v_mov_b32_e32 v21, v3
	v_mov_b32_e32 v20, v3
	v_mov_b32_e32 v19, v3
	v_mov_b32_e32 v18, v3
	v_mov_b32_e32 v17, v3
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v15, v3
	v_mov_b32_e32 v14, v3
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v11, v3
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v6, v3
	s_add_u32 s9, s10, s12
	s_addc_u32 s10, s11, s13
	s_mov_b32 s11, 0
	v_cmp_gt_u32_e32 vcc_lo, 0x340, v0
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_4 Depth 2
                                        ;     Child Loop BB0_7 Depth 2
                                        ;     Child Loop BB0_9 Depth 2
	s_and_saveexec_b32 s12, vcc_lo
	s_cbranch_execz .LBB0_5
; %bb.3:                                ;   in Loop: Header=BB0_2 Depth=1
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_dual_mov_b32 v1, v49 :: v_dual_mov_b32 v52, v48
	s_mov_b32 s13, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s1, s3, v4
	v_add_co_ci_u32_e64 v5, null, s8, v5, s1
	.p2align	6
.LBB0_4:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	global_load_b32 v53, v[4:5], off
	v_add_nc_u32_e32 v52, 32, v52
	v_add_co_u32 v4, s1, 0x80, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v5, null, 0, v5, s1
	v_cmp_lt_u32_e64 s2, 0x31f, v52
	s_or_b32 s13, s2, s13
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v53
	v_add_nc_u32_e32 v1, 0x80, v1
	s_and_not1_b32 exec_lo, exec_lo, s13
	s_cbranch_execnz .LBB0_4
.LBB0_5:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b32 exec_lo, exec_lo, s12
	s_and_saveexec_b32 s12, s0
	s_cbranch_execz .LBB0_8
; %bb.6:                                ;   in Loop: Header=BB0_2 Depth=1
	v_dual_mov_b32 v1, v3 :: v_dual_mov_b32 v52, v48
	s_mov_b32 s13, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_mov_b32_e32 v1, v51
	v_add_co_u32 v4, s1, s9, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s10, v5, s1
	.p2align	6
.LBB0_7:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	global_load_b32 v53, v[4:5], off
	v_add_nc_u32_e32 v52, 32, v52
	v_add_co_u32 v4, s1, 0x80, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v5, null, 0, v5, s1
	v_cmp_lt_u32_e64 s2, 0x15f, v52
	s_or_b32 s13, s2, s13
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v53
	v_add_nc_u32_e32 v1, 0x80, v1
	s_and_not1_b32 exec_lo, exec_lo, s13
	s_cbranch_execnz .LBB0_7
.LBB0_8:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b32 exec_lo, exec_lo, s12
	v_mov_b32_e32 v1, v47
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	; wave barrier
.LBB0_9:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	ds_load_2addr_b32 v[4:5], v1 offset1:1
	ds_load_2addr_b32 v[52:53], v1 offset0:2 offset1:3
	ds_load_2addr_b32 v[54:55], v1 offset0:4 offset1:5
	ds_load_2addr_b32 v[56:57], v1 offset0:6 offset1:7
	ds_load_2addr_b32 v[58:59], v1 offset0:12 offset1:64
	v_add_nc_u32_e32 v80, s1, v50
	ds_load_2addr_b32 v[60:61], v1 offset0:8 offset1:9
	ds_load_2addr_b32 v[62:63], v1 offset0:10 offset1:11
	ds_load_2addr_b32 v[64:65], v1 offset0:52 offset1:53
	ds_load_2addr_b32 v[66:67], v1 offset0:54 offset1:55
	ds_load_2addr_b32 v[68:69], v1 offset0:56 offset1:57
	ds_load_2addr_b32 v[70:71], v1 offset0:58 offset1:59
	ds_load_2addr_b32 v[72:73], v1 offset0:60 offset1:61
	ds_load_2addr_b32 v[74:75], v1 offset0:62 offset1:63
	s_addk_i32 s1, 0xc0
	ds_load_2addr_b32 v[76:77], v80 offset1:1
	ds_load_2addr_b32 v[78:79], v80 offset0:2 offset1:26
	ds_load_2addr_b32 v[80:81], v80 offset0:24 offset1:25
	v_add_nc_u32_e32 v1, 0x1a0, v1
	s_cmpk_lg_i32 s1, 0x600
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v42, v4, v76
	v_fmac_f32_e32 v39, v4, v77
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v40, v4, v78 :: v_dual_fmac_f32 v43, v5, v77
	v_dual_fmac_f32 v44, v5, v76 :: v_dual_fmac_f32 v37, v52, v77
	v_dual_fmac_f32 v41, v5, v78 :: v_dual_fmac_f32 v38, v52, v76
	v_dual_fmac_f32 v36, v52, v78 :: v_dual_fmac_f32 v35, v53, v76
	v_dual_fmac_f32 v34, v53, v77 :: v_dual_fmac_f32 v29, v55, v76
	v_dual_fmac_f32 v33, v53, v78 :: v_dual_fmac_f32 v32, v54, v76
	v_dual_fmac_f32 v31, v54, v77 :: v_dual_fmac_f32 v26, v56, v76
	v_dual_fmac_f32 v30, v54, v78 :: v_dual_fmac_f32 v25, v56, v77
	v_dual_fmac_f32 v28, v55, v77 :: v_dual_fmac_f32 v23, v57, v76
	v_dual_fmac_f32 v27, v55, v78 :: v_dual_fmac_f32 v22, v57, v77
	v_dual_fmac_f32 v24, v56, v78 :: v_dual_fmac_f32 v17, v61, v76
	v_dual_fmac_f32 v21, v57, v78 :: v_dual_fmac_f32 v20, v60, v76
	v_dual_fmac_f32 v19, v60, v77 :: v_dual_fmac_f32 v14, v62, v76
	v_dual_fmac_f32 v18, v60, v78 :: v_dual_fmac_f32 v13, v62, v77
	v_dual_fmac_f32 v16, v61, v77 :: v_dual_fmac_f32 v11, v63, v76
	v_dual_fmac_f32 v15, v61, v78 :: v_dual_fmac_f32 v10, v63, v77
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v12, v62, v78 :: v_dual_fmac_f32 v39, v64, v81
	v_dual_fmac_f32 v9, v63, v78 :: v_dual_fmac_f32 v8, v58, v76
	v_dual_fmac_f32 v7, v58, v77 :: v_dual_fmac_f32 v42, v64, v80
	v_dual_fmac_f32 v6, v58, v78 :: v_dual_fmac_f32 v43, v65, v81
	v_dual_fmac_f32 v40, v64, v79 :: v_dual_fmac_f32 v37, v66, v81
	v_dual_fmac_f32 v44, v65, v80 :: v_dual_fmac_f32 v33, v67, v79
	v_dual_fmac_f32 v41, v65, v79 :: v_dual_fmac_f32 v38, v66, v80
	v_dual_fmac_f32 v36, v66, v79 :: v_dual_fmac_f32 v35, v67, v80
	v_dual_fmac_f32 v34, v67, v81 :: v_dual_fmac_f32 v29, v69, v80
	v_dual_fmac_f32 v32, v68, v80 :: v_dual_fmac_f32 v27, v69, v79
	v_dual_fmac_f32 v31, v68, v81 :: v_dual_fmac_f32 v26, v70, v80
	v_dual_fmac_f32 v30, v68, v79 :: v_dual_fmac_f32 v25, v70, v81
	v_dual_fmac_f32 v28, v69, v81 :: v_dual_fmac_f32 v23, v71, v80
	v_dual_fmac_f32 v24, v70, v79 :: v_dual_fmac_f32 v19, v72, v81
	v_dual_fmac_f32 v22, v71, v81 :: v_dual_fmac_f32 v17, v73, v80
	v_dual_fmac_f32 v21, v71, v79 :: v_dual_fmac_f32 v20, v72, v80
	v_dual_fmac_f32 v18, v72, v79 :: v_dual_fmac_f32 v13, v74, v81
	v_dual_fmac_f32 v16, v73, v81 :: v_dual_fmac_f32 v11, v75, v80
	v_dual_fmac_f32 v15, v73, v79 :: v_dual_fmac_f32 v14, v74, v80
	v_dual_fmac_f32 v12, v74, v79 :: v_dual_fmac_f32 v7, v59, v81
	v_fmac_f32_e32 v10, v75, v81
	v_fmac_f32_e32 v9, v75, v79
	v_fmac_f32_e32 v8, v59, v80
	v_fmac_f32_e32 v6, v59, v79
	s_cbranch_scc1 .LBB0_9
; %bb.10:                               ;   in Loop: Header=BB0_2 Depth=1
	v_add_nc_u32_e32 v2, 0x340, v2
	v_add_nc_u32_e32 v0, 0x180, v0
	s_add_i32 s11, s11, 16
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s11, s6
	; wave barrier
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_12
.LBB0_11:
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v15, 0
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
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v39, 0
	v_mov_b32_e32 v42, 0
.LBB0_12:
	v_mul_u32_u24_e32 v0, 0x138, v46
	s_mul_i32 s0, s15, 0x4e0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_lshl_u32 v78, v0, v45, 2
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	s_clause 0xc
	global_load_b96 v[0:2], v78, s[0:1]
	global_load_b96 v[3:5], v78, s[0:1] offset:96
	global_load_b96 v[45:47], v78, s[0:1] offset:192
	global_load_b96 v[48:50], v78, s[0:1] offset:288
	global_load_b96 v[51:53], v78, s[0:1] offset:384
	global_load_b96 v[54:56], v78, s[0:1] offset:480
	global_load_b96 v[57:59], v78, s[0:1] offset:576
	global_load_b96 v[60:62], v78, s[0:1] offset:672
	global_load_b96 v[63:65], v78, s[0:1] offset:768
	global_load_b96 v[66:68], v78, s[0:1] offset:864
	global_load_b96 v[69:71], v78, s[0:1] offset:960
	global_load_b96 v[72:74], v78, s[0:1] offset:1056
	global_load_b96 v[75:77], v78, s[0:1] offset:1152
	s_waitcnt vmcnt(12)
	v_fma_f32 v0, s7, v42, v0
	v_fma_f32 v1, s7, v39, v1
	s_waitcnt vmcnt(11)
	v_dual_fmac_f32 v2, s7, v40 :: v_dual_fmac_f32 v5, s7, v41
	v_fma_f32 v3, s7, v44, v3
	v_fma_f32 v4, s7, v43, v4
	s_waitcnt vmcnt(10)
	v_fma_f32 v45, s7, v38, v45
	v_fma_f32 v46, s7, v37, v46
	s_waitcnt vmcnt(9)
	v_dual_fmac_f32 v47, s7, v36 :: v_dual_fmac_f32 v50, s7, v33
	v_fma_f32 v48, s7, v35, v48
	v_fma_f32 v49, s7, v34, v49
	s_waitcnt vmcnt(8)
	v_fma_f32 v51, s7, v32, v51
	v_fma_f32 v52, s7, v31, v52
	s_waitcnt vmcnt(7)
	v_dual_fmac_f32 v53, s7, v30 :: v_dual_fmac_f32 v56, s7, v27
	v_fma_f32 v54, s7, v29, v54
	v_fma_f32 v55, s7, v28, v55
	s_waitcnt vmcnt(6)
	v_fma_f32 v57, s7, v26, v57
	v_fma_f32 v58, s7, v25, v58
	s_waitcnt vmcnt(5)
	v_dual_fmac_f32 v59, s7, v24 :: v_dual_fmac_f32 v62, s7, v21
	v_fma_f32 v60, s7, v23, v60
	v_fma_f32 v61, s7, v22, v61
	s_waitcnt vmcnt(4)
	v_fma_f32 v63, s7, v20, v63
	v_fma_f32 v64, s7, v19, v64
	s_waitcnt vmcnt(3)
	v_dual_fmac_f32 v65, s7, v18 :: v_dual_fmac_f32 v68, s7, v15
	v_fma_f32 v66, s7, v17, v66
	v_fma_f32 v67, s7, v16, v67
	s_waitcnt vmcnt(2)
	v_fma_f32 v69, s7, v14, v69
	v_fma_f32 v70, s7, v13, v70
	s_waitcnt vmcnt(1)
	v_dual_fmac_f32 v71, s7, v12 :: v_dual_fmac_f32 v74, s7, v9
	v_fma_f32 v72, s7, v11, v72
	v_fma_f32 v73, s7, v10, v73
	s_waitcnt vmcnt(0)
	v_fma_f32 v75, s7, v8, v75
	v_fma_f32 v76, s7, v7, v76
	v_fmac_f32_e32 v77, s7, v6
	s_clause 0xc
	global_store_b96 v78, v[0:2], s[0:1]
	global_store_b96 v78, v[3:5], s[0:1] offset:96
	global_store_b96 v78, v[45:47], s[0:1] offset:192
	global_store_b96 v78, v[48:50], s[0:1] offset:288
	global_store_b96 v78, v[51:53], s[0:1] offset:384
	global_store_b96 v78, v[54:56], s[0:1] offset:480
	global_store_b96 v78, v[57:59], s[0:1] offset:576
	global_store_b96 v78, v[60:62], s[0:1] offset:672
	global_store_b96 v78, v[63:65], s[0:1] offset:768
	global_store_b96 v78, v[66:68], s[0:1] offset:864
	global_store_b96 v78, v[69:71], s[0:1] offset:960
	global_store_b96 v78, v[72:74], s[0:1] offset:1056
	global_store_b96 v78, v[75:77], s[0:1] offset:1152
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size 4864
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
		.amdhsa_next_free_vgpr 193
		.amdhsa_next_free_sgpr 18
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
		.amdhsa_inst_pref_size 15
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
	.set kernel.num_vgpr, 82
	.set kernel.num_agpr, 0
	.set kernel.numbered_sgpr, 18
	.set kernel.num_named_barrier, 0
	.set kernel.private_seg_size, 0
	.set kernel.uses_vcc, 1
	.set kernel.uses_flat_scratch, 0
	.set kernel.has_dyn_sized_stack, 0
	.set kernel.has_recursion, 0
	.set kernel.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1848
; TotalNumSgprs: 20
; NumVgprs: 82
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 4864 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 24
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 193
; Occupancy: 7
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
    .group_segment_fixed_size: 4864
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 32
    .name:           kernel
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     82
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
