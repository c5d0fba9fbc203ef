	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	gemm8x8                 ; -- Begin function gemm8x8
	.globl	gemm8x8
	.p2align	8
	.type	gemm8x8,@function
gemm8x8:                                ; @gemm8x8
; %bb.0:
	s_load_b32 s6, s[0:1], 0x18
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	s_ashr_i32 s7, s6, 31
	s_lshl_b32 s10, s14, 6
	s_lshl_b64 s[4:5], s[6:7], 2
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s2, -1
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $sgpr4_sgpr5
.LBB0_3:
	s_load_b64 s[8:9], s[0:1], 0x10
	v_dual_mov_b32 v3, 0 :: v_dual_and_b32 v66, 56, v0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v1, 0
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v45, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v51, 0
	v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v49, 0
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v55, 0
	v_dual_mov_b32 v56, 0 :: v_dual_mov_b32 v53, 0
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v63, 0
	v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v61, 0
	v_dual_mov_b32 v62, 0 :: v_dual_mov_b32 v59, 0
	v_dual_mov_b32 v60, 0 :: v_dual_mov_b32 v57, 0
	v_mov_b32_e32 v58, 0
	s_and_not1_b32 vcc_lo, exec_lo, s2
	s_lshl_b32 s11, s15, 6
	s_cbranch_vccnz .LBB0_8
; %bb.4:
	s_load_b128 s[0:3], s[0:1], 0x0
	v_dual_mov_b32 v58, 0 :: v_dual_add_nc_u32 v1, s11, v0
	v_dual_mov_b32 v57, 0 :: v_dual_and_b32 v2, 7, v0
	s_lshl_b32 s10, s14, 6
	s_delay_alu instid0(VALU_DEP_2)
	v_mul_lo_u32 v68, s6, v1
	v_dual_mov_b32 v60, 0 :: v_dual_lshlrev_b32 v67, 2, v0
	v_or_b32_e32 v65, s10, v0
	v_dual_mov_b32 v62, 0 :: v_dual_lshlrev_b32 v69, 2, v66
	v_lshl_or_b32 v70, v2, 5, 0x800
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v64, 0
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v54, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v56, 0
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v52, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	s_ashr_i32 s7, s6, 31
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b64 s[4:5], s[6:7], 2
	s_mov_b32 s7, 0
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[71:72], null, s7, s6, v[65:66]
	s_mov_b32 s12, 0
	v_ashrrev_i32_e32 v72, 31, v71
	v_lshlrev_b64 v[71:72], 2, v[71:72]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v79, vcc_lo, s2, v71
	v_add_co_ci_u32_e64 v80, null, s3, v72, vcc_lo
	v_add_nc_u32_e32 v71, s7, v68
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v81, vcc_lo, v79, s4
	v_add_co_ci_u32_e64 v82, null, s5, v80, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v72, 31, v71
	v_add_co_u32 v83, vcc_lo, v81, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v84, null, s5, v82, vcc_lo
	v_lshlrev_b64 v[71:72], 2, v[71:72]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v85, vcc_lo, v83, s4
	v_add_co_ci_u32_e64 v86, null, s5, v84, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v87, vcc_lo, v85, s4
	v_add_co_ci_u32_e64 v88, null, s5, v86, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v89, vcc_lo, v87, s4
	v_add_co_ci_u32_e64 v90, null, s5, v88, vcc_lo
	v_add_co_u32 v75, vcc_lo, s0, v71
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v76, null, s1, v72, vcc_lo
	v_add_co_u32 v91, vcc_lo, v89, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v92, null, s5, v90, vcc_lo
	s_clause 0x1
	global_load_b128 v[71:74], v[75:76], off offset:16
	global_load_b128 v[75:78], v[75:76], off
	v_add_co_u32 v93, vcc_lo, v91, s4
	v_add_co_ci_u32_e64 v94, null, s5, v92, vcc_lo
	s_clause 0x7
	global_load_b32 v79, v[79:80], off
	global_load_b32 v80, v[81:82], off
	global_load_b32 v81, v[83:84], off
	global_load_b32 v82, v[85:86], off
	global_load_b32 v83, v[87:88], off
	global_load_b32 v84, v[89:90], off
	global_load_b32 v85, v[91:92], off
	global_load_b32 v86, v[93:94], off
	s_waitcnt vmcnt(8)
	ds_store_2addr_stride64_b32 v67, v75, v76 offset1:1
	ds_store_2addr_stride64_b32 v67, v77, v78 offset0:2 offset1:3
	ds_store_2addr_stride64_b32 v67, v71, v72 offset0:4 offset1:5
	ds_store_2addr_stride64_b32 v67, v73, v74 offset0:6 offset1:7
	s_waitcnt vmcnt(6)
	ds_store_2addr_stride64_b32 v67, v79, v80 offset0:8 offset1:9
	s_waitcnt vmcnt(4)
	ds_store_2addr_stride64_b32 v67, v81, v82 offset0:10 offset1:11
	s_waitcnt vmcnt(2)
	ds_store_2addr_stride64_b32 v67, v83, v84 offset0:12 offset1:13
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v67, v85, v86 offset0:14 offset1:15
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_6:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_nc_u32_e32 v83, s12, v69
	v_add_nc_u32_e32 v79, s12, v70
	s_addk_i32 s12, 0x100
	ds_load_b128 v[71:74], v83
	ds_load_b128 v[75:78], v79
	ds_load_b128 v[79:82], v79 offset:16
	ds_load_b128 v[83:86], v83 offset:16
	s_cmpk_lg_i32 s12, 0x800
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v57, v71, v75 :: v_dual_fmac_f32 v54, v72, v76
	v_fmac_f32_e32 v58, v71, v76
	v_dual_fmac_f32 v59, v71, v77 :: v_dual_fmac_f32 v56, v72, v78
	v_dual_fmac_f32 v60, v71, v78 :: v_dual_fmac_f32 v53, v72, v75
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v61, v71, v79 :: v_dual_fmac_f32 v50, v72, v80
	v_fmac_f32_e32 v62, v71, v80
	v_dual_fmac_f32 v63, v71, v81 :: v_dual_fmac_f32 v52, v72, v82
	v_dual_fmac_f32 v64, v71, v82 :: v_dual_fmac_f32 v55, v72, v77
	v_dual_fmac_f32 v49, v72, v79 :: v_dual_fmac_f32 v46, v73, v76
	v_dual_fmac_f32 v51, v72, v81 :: v_dual_fmac_f32 v48, v73, v78
	v_dual_fmac_f32 v45, v73, v75 :: v_dual_fmac_f32 v38, v74, v76
	v_dual_fmac_f32 v47, v73, v77 :: v_dual_fmac_f32 v40, v74, v78
	v_dual_fmac_f32 v41, v73, v79 :: v_dual_fmac_f32 v34, v74, v80
	v_dual_fmac_f32 v42, v73, v80 :: v_dual_fmac_f32 v37, v74, v75
	v_dual_fmac_f32 v43, v73, v81 :: v_dual_fmac_f32 v36, v74, v82
	v_dual_fmac_f32 v44, v73, v82 :: v_dual_fmac_f32 v39, v74, v77
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v33, v74, v79 :: v_dual_fmac_f32 v30, v83, v76
	v_dual_fmac_f32 v35, v74, v81 :: v_dual_fmac_f32 v32, v83, v78
	v_dual_fmac_f32 v29, v83, v75 :: v_dual_fmac_f32 v22, v84, v76
	v_dual_fmac_f32 v31, v83, v77 :: v_dual_fmac_f32 v24, v84, v78
	v_dual_fmac_f32 v25, v83, v79 :: v_dual_fmac_f32 v18, v84, v80
	v_dual_fmac_f32 v26, v83, v80 :: v_dual_fmac_f32 v21, v84, v75
	v_dual_fmac_f32 v27, v83, v81 :: v_dual_fmac_f32 v20, v84, v82
	v_dual_fmac_f32 v28, v83, v82 :: v_dual_fmac_f32 v23, v84, v77
	v_dual_fmac_f32 v17, v84, v79 :: v_dual_fmac_f32 v14, v85, v76
	v_dual_fmac_f32 v19, v84, v81 :: v_dual_fmac_f32 v16, v85, v78
	v_dual_fmac_f32 v13, v85, v75 :: v_dual_fmac_f32 v6, v86, v76
	v_dual_fmac_f32 v15, v85, v77 :: v_dual_fmac_f32 v8, v86, v78
	v_dual_fmac_f32 v9, v85, v79 :: v_dual_fmac_f32 v2, v86, v80
	v_dual_fmac_f32 v10, v85, v80 :: v_dual_fmac_f32 v5, v86, v75
	v_dual_fmac_f32 v11, v85, v81 :: v_dual_fmac_f32 v4, v86, v82
	v_dual_fmac_f32 v12, v85, v82 :: v_dual_fmac_f32 v7, v86, v77
	v_fmac_f32_e32 v1, v86, v79
	v_fmac_f32_e32 v3, v86, v81
	s_cbranch_scc1 .LBB0_6
; %bb.7:                                ;   in Loop: Header=BB0_5 Depth=1
	s_add_i32 s7, s7, 8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s7, s6
	s_barrier
	s_cbranch_scc0 .LBB0_5
.LBB0_8:
	v_lshlrev_b32_e32 v0, 3, v0
	v_add_nc_u32_e32 v67, s11, v66
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_or_b32 v0, v0, 56, s10
	v_mad_u64_u32 v[65:66], null, v67, s6, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v66, 31, v65
	v_lshlrev_b64 v[65:66], 2, v[65:66]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v65, vcc_lo, s8, v65
	v_add_co_ci_u32_e64 v66, null, s9, v66, vcc_lo
	s_clause 0x1
	global_store_b128 v[65:66], v[57:60], off
	global_store_b128 v[65:66], v[61:64], off offset:16
	v_add_co_u32 v67, vcc_lo, v65, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v68, null, s5, v66, vcc_lo
	s_clause 0x1
	global_store_b128 v[67:68], v[53:56], off
	global_store_b128 v[67:68], v[49:52], off offset:16
	v_add_co_u32 v69, vcc_lo, v67, s4
	v_add_co_ci_u32_e64 v70, null, s5, v68, vcc_lo
	s_clause 0x1
	global_store_b128 v[69:70], v[45:48], off
	global_store_b128 v[69:70], v[41:44], off offset:16
	v_add_co_u32 v57, vcc_lo, v69, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v58, null, s5, v70, vcc_lo
	s_clause 0x1
	global_store_b128 v[57:58], v[37:40], off
	global_store_b128 v[57:58], v[33:36], off offset:16
	v_add_co_u32 v49, vcc_lo, v57, s4
	v_add_co_ci_u32_e64 v50, null, s5, v58, vcc_lo
	s_clause 0x1
	global_store_b128 v[49:50], v[29:32], off
	global_store_b128 v[49:50], v[25:28], off offset:16
	v_add_co_u32 v41, vcc_lo, v49, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v42, null, s5, v50, vcc_lo
	v_add_co_u32 v33, vcc_lo, v41, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v34, null, s5, v42, vcc_lo
	v_add_co_u32 v25, vcc_lo, v33, s4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v26, null, s5, v34, vcc_lo
	s_clause 0x5
	global_store_b128 v[41:42], v[21:24], off
	global_store_b128 v[41:42], v[17:20], off offset:16
	global_store_b128 v[33:34], v[13:16], off
	global_store_b128 v[33:34], v[9:12], off offset:16
	global_store_b128 v[25:26], v[5:8], off
	global_store_b128 v[25:26], v[1:4], off offset:16
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm8x8
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
	.size	gemm8x8, .Lfunc_end0-gemm8x8
                                        ; -- End function
	.set gemm8x8.num_vgpr, 95
	.set gemm8x8.num_agpr, 0
	.set gemm8x8.numbered_sgpr, 16
	.set gemm8x8.num_named_barrier, 0
	.set gemm8x8.private_seg_size, 0
	.set gemm8x8.uses_vcc, 1
	.set gemm8x8.uses_flat_scratch, 0
	.set gemm8x8.has_dyn_sized_stack, 0
	.set gemm8x8.has_recursion, 0
	.set gemm8x8.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1756
; TotalNumSgprs: 18
; NumVgprs: 95
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 95
; Occupancy: 16
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
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .name:           gemm8x8
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         gemm8x8.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     95
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
