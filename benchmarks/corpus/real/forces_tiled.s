	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	forces_tiled            ; -- Begin function forces_tiled
	.globl	forces_tiled
	.p2align	8
	.type	forces_tiled,@function
forces_tiled:                           ; @forces_tiled
; %bb.0:
	s_clause 0x1
	s_load_b64 s[4:5], s[0:1], 0x10
	s_load_b128 s[0:3], s[0:1], 0x0
	v_lshl_or_b32 v1, s15, 9, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[29:30], 4, v[1:2]
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB19_6
; %bb.1:
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s0, v29
	v_add_co_ci_u32_e64 v2, null, s1, v30, vcc_lo
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v11, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, vcc_lo, 0x1000, v1
	v_add_co_ci_u32_e64 v4, null, 0, v2, vcc_lo
	s_clause 0x1
	global_load_b128 v[16:19], v[1:2], off
	global_load_b128 v[19:22], v[1:2], off offset:2048
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v13, 0
	s_clause 0x1
	global_load_b128 v[22:25], v[3:4], off
	global_load_b128 v[25:28], v[3:4], off offset:2048
	v_dual_mov_b32 v9, 0 :: v_dual_lshlrev_b32 v4, 4, v0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v2, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s6, 0
.LBB19_2:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB19_3 Depth 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v31, s6, v0
	s_mov_b32 s7, 0
	v_lshlrev_b64 v[33:34], 4, v[31:32]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v33, vcc_lo, s0, v33
	v_add_co_ci_u32_e64 v34, null, s1, v34, vcc_lo
	global_load_b128 v[33:36], v[33:34], off
	s_waitcnt vmcnt(0)
	ds_store_b128 v4, v[33:36]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
.LBB19_3:                               ;   Parent Loop BB19_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v8, s7
	s_add_i32 s7, s7, 64
	ds_load_b128 v[33:36], v8
	ds_load_b128 v[37:40], v8 offset:16
	ds_load_b128 v[41:44], v8 offset:32
	ds_load_b128 v[45:48], v8 offset:48
	s_cmpk_eq_i32 s7, 0x800
	s_waitcnt lgkmcnt(3)
	v_sub_f32_e32 v8, v33, v16
	v_dual_sub_f32 v28, v35, v18 :: v_dual_sub_f32 v49, v34, v20
	s_waitcnt lgkmcnt(1)
	v_dual_sub_f32 v63, v42, v17 :: v_dual_sub_f32 v64, v43, v18
	v_dual_sub_f32 v65, v42, v20 :: v_dual_sub_f32 v66, v43, v21
	v_dual_sub_f32 v67, v42, v23 :: v_dual_sub_f32 v68, v43, v24
	v_dual_sub_f32 v42, v42, v26 :: v_dual_sub_f32 v69, v41, v16
	s_waitcnt lgkmcnt(0)
	v_dual_sub_f32 v70, v41, v19 :: v_dual_sub_f32 v73, v46, v17
	v_dual_sub_f32 v71, v41, v22 :: v_dual_sub_f32 v74, v47, v21
	v_dual_sub_f32 v41, v41, v25 :: v_dual_sub_f32 v72, v47, v18
	v_dual_sub_f32 v50, v35, v21 :: v_dual_sub_f32 v57, v37, v19
	v_dual_sub_f32 v52, v34, v23 :: v_dual_sub_f32 v53, v35, v24
	v_sub_f32_e32 v35, v35, v27
	v_dual_sub_f32 v56, v39, v18 :: v_dual_sub_f32 v61, v38, v23
	v_dual_sub_f32 v58, v38, v20 :: v_dual_sub_f32 v59, v39, v21
	v_dual_sub_f32 v76, v47, v24 :: v_dual_sub_f32 v77, v46, v23
	v_sub_f32_e32 v47, v47, v27
	v_fma_f32 v89, v64, v64, s5
	v_fma_f32 v93, v72, v72, s5
	v_dual_sub_f32 v12, v34, v17 :: v_dual_sub_f32 v51, v33, v22
	v_sub_f32_e32 v31, v33, v19
	v_dual_sub_f32 v33, v33, v25 :: v_dual_sub_f32 v34, v34, v26
	v_dual_sub_f32 v54, v37, v16 :: v_dual_sub_f32 v55, v38, v17
	v_sub_f32_e32 v60, v37, v22
	v_dual_sub_f32 v62, v39, v24 :: v_dual_sub_f32 v37, v37, v25
	v_sub_f32_e32 v39, v39, v27
	v_dual_sub_f32 v75, v46, v20 :: v_dual_sub_f32 v80, v45, v22
	v_sub_f32_e32 v46, v46, v26
	v_fma_f32 v81, v28, v28, s5
	v_fma_f32 v84, v35, v35, s5
	v_fma_f32 v85, v56, v56, s5
	v_sub_f32_e32 v78, v45, v16
	v_fma_f32 v86, v59, v59, s5
	v_fma_f32 v90, v66, v66, s5
	v_fma_f32 v91, v68, v68, s5
	v_fma_f32 v94, v74, v74, s5
	v_fma_f32 v96, v47, v47, s5
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v89, v63, v63 :: v_dual_fmac_f32 v90, v65, v65
	v_dual_fmac_f32 v93, v73, v73 :: v_dual_fmac_f32 v94, v75, v75
	v_dual_sub_f32 v38, v38, v26 :: v_dual_sub_f32 v43, v43, v27
	v_dual_sub_f32 v79, v45, v19 :: v_dual_fmac_f32 v84, v34, v34
	v_dual_sub_f32 v45, v45, v25 :: v_dual_fmac_f32 v86, v58, v58
	v_fma_f32 v82, v50, v50, s5
	v_fma_f32 v83, v53, v53, s5
	v_fma_f32 v87, v62, v62, s5
	v_fma_f32 v88, v39, v39, s5
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v81, v12, v12 :: v_dual_fmac_f32 v82, v49, v49
	v_fmac_f32_e32 v85, v55, v55
	v_dual_fmac_f32 v91, v67, v67 :: v_dual_fmac_f32 v96, v46, v46
	v_dual_fmac_f32 v89, v69, v69 :: v_dual_fmac_f32 v94, v79, v79
	v_fmac_f32_e32 v93, v78, v78
	v_fma_f32 v92, v43, v43, s5
	v_fma_f32 v95, v76, v76, s5
	v_dual_fmac_f32 v83, v52, v52 :: v_dual_fmac_f32 v88, v38, v38
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v87, v61, v61 :: v_dual_fmac_f32 v92, v42, v42
	v_dual_fmac_f32 v81, v8, v8 :: v_dual_fmac_f32 v84, v33, v33
	v_dual_fmac_f32 v85, v54, v54 :: v_dual_fmac_f32 v88, v37, v37
	v_fmac_f32_e32 v96, v45, v45
	v_rsq_f32_e32 v89, v89
	v_rsq_f32_e32 v93, v93
	v_dual_fmac_f32 v95, v77, v77 :: v_dual_fmac_f32 v82, v31, v31
	v_dual_fmac_f32 v83, v51, v51 :: v_dual_fmac_f32 v86, v57, v57
	v_dual_fmac_f32 v87, v60, v60 :: v_dual_fmac_f32 v90, v70, v70
	v_rsq_f32_e32 v81, v81
	v_rsq_f32_e32 v85, v85
	v_rsq_f32_e32 v82, v82
	v_rsq_f32_e32 v83, v83
	v_rsq_f32_e32 v90, v90
	v_rsq_f32_e32 v94, v94
	v_mul_f32_e32 v106, v48, v93
	v_mul_f32_e32 v103, v44, v89
	v_rsq_f32_e32 v86, v86
	v_rsq_f32_e32 v87, v87
	v_rsq_f32_e32 v84, v84
	v_mul_f32_e32 v106, v93, v106
	v_dual_mul_f32 v100, v40, v85 :: v_dual_mul_f32 v103, v89, v103
	v_mul_f32_e32 v97, v36, v81
	v_dual_fmac_f32 v91, v71, v71 :: v_dual_fmac_f32 v92, v41, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v100, v85, v100
	v_dual_mul_f32 v98, v36, v82 :: v_dual_mul_f32 v97, v81, v97
	v_fmac_f32_e32 v95, v80, v80
	v_mul_f32_e32 v107, v48, v94
	v_mul_f32_e32 v104, v44, v90
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_f32_e32 v98, v82, v98
	v_rsq_f32_e32 v88, v88
	v_rsq_f32_e32 v95, v95
	v_mul_f32_e32 v107, v94, v107
	v_dual_mul_f32 v101, v40, v86 :: v_dual_mul_f32 v104, v90, v104
	v_mul_f32_e32 v102, v40, v87
	v_rsq_f32_e32 v91, v91
	v_rsq_f32_e32 v92, v92
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v101, v86, v101
	v_dual_mul_f32 v99, v36, v83 :: v_dual_mul_f32 v102, v87, v102
	v_mul_f32_e32 v36, v36, v84
	v_rsq_f32_e32 v96, v96
	v_mul_f32_e32 v108, v48, v95
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v99, v83, v99
	v_dual_mul_f32 v81, v81, v97 :: v_dual_mul_f32 v36, v84, v36
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v82, v82, v98 :: v_dual_mul_f32 v83, v83, v99
	v_fmac_f32_e32 v9, v81, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v36, v84, v36
	v_dual_mul_f32 v84, v85, v100 :: v_dual_mul_f32 v85, v86, v101
	v_dual_mul_f32 v105, v44, v91 :: v_dual_mul_f32 v108, v95, v108
	v_mul_f32_e32 v40, v40, v88
	v_mul_f32_e32 v44, v44, v92
	v_dual_mul_f32 v48, v48, v96 :: v_dual_mul_f32 v105, v91, v105
	v_dual_mul_f32 v86, v87, v102 :: v_dual_fmac_f32 v11, v81, v28
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v40, v88, v40
	v_dual_mul_f32 v44, v92, v44 :: v_dual_fmac_f32 v13, v82, v31
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mul_f32 v87, v89, v103 :: v_dual_mul_f32 v48, v96, v48
	v_fmac_f32_e32 v15, v82, v50
	v_mul_f32_e32 v89, v91, v105
	v_dual_mul_f32 v91, v94, v107 :: v_dual_mul_f32 v40, v88, v40
	v_dual_fmac_f32 v7, v83, v53 :: v_dual_fmac_f32 v10, v81, v12
	v_dual_fmac_f32 v14, v82, v49 :: v_dual_fmac_f32 v11, v84, v56
	v_dual_fmac_f32 v5, v83, v51 :: v_dual_mul_f32 v88, v90, v104
	v_dual_fmac_f32 v1, v36, v33 :: v_dual_mul_f32 v90, v93, v106
	v_dual_fmac_f32 v3, v36, v35 :: v_dual_fmac_f32 v6, v83, v52
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v2, v36, v34 :: v_dual_fmac_f32 v5, v86, v60
	v_dual_mul_f32 v44, v92, v44 :: v_dual_fmac_f32 v13, v85, v57
	v_dual_mul_f32 v92, v95, v108 :: v_dual_fmac_f32 v9, v84, v54
	v_dual_mul_f32 v48, v96, v48 :: v_dual_fmac_f32 v15, v85, v59
	v_dual_fmac_f32 v14, v85, v58 :: v_dual_fmac_f32 v3, v40, v39
	v_dual_fmac_f32 v7, v86, v62 :: v_dual_fmac_f32 v10, v84, v55
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v9, v87, v69
	v_fmac_f32_e32 v1, v40, v37
	v_dual_fmac_f32 v6, v86, v61 :: v_dual_fmac_f32 v11, v87, v64
	v_dual_fmac_f32 v2, v40, v38 :: v_dual_fmac_f32 v5, v89, v71
	v_dual_fmac_f32 v10, v87, v63 :: v_dual_fmac_f32 v13, v88, v70
	v_dual_fmac_f32 v14, v88, v65 :: v_dual_fmac_f32 v7, v89, v68
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v15, v88, v66 :: v_dual_fmac_f32 v6, v89, v67
	v_dual_fmac_f32 v1, v44, v41 :: v_dual_fmac_f32 v14, v91, v75
	v_dual_fmac_f32 v2, v44, v42 :: v_dual_fmac_f32 v11, v90, v72
	v_dual_fmac_f32 v3, v44, v43 :: v_dual_fmac_f32 v10, v90, v73
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v9, v90, v78 :: v_dual_fmac_f32 v6, v92, v77
	v_dual_fmac_f32 v13, v91, v79 :: v_dual_fmac_f32 v2, v48, v46
	v_fmac_f32_e32 v15, v91, v74
	v_fmac_f32_e32 v5, v92, v80
	v_fmac_f32_e32 v7, v92, v76
	v_fmac_f32_e32 v1, v48, v45
	v_fmac_f32_e32 v3, v48, v47
	s_cbranch_scc0 .LBB19_3
; %bb.4:                                ;   in Loop: Header=BB19_2 Depth=1
	s_addk_i32 s6, 0x80
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s6, s4
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc0 .LBB19_2
; %bb.5:
	v_mov_b32_e32 v12, v32
	v_mov_b32_e32 v16, v32
	v_mov_b32_e32 v8, v32
	v_mov_b32_e32 v4, v32
	s_branch .LBB19_7
.LBB19_6:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v13, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v4, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v12, 0
.LBB19_7:
	v_add_co_u32 v17, vcc_lo, s2, v29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v18, null, s3, v30, vcc_lo
	v_add_co_u32 v19, vcc_lo, 0x1000, v17
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v20, null, 0, v18, vcc_lo
	s_clause 0x3
	global_store_b128 v[17:18], v[9:12], off
	global_store_b128 v[17:18], v[13:16], off offset:2048
	global_store_b128 v[19:20], v[5:8], off
	global_store_b128 v[19:20], v[1:4], off offset:2048
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel forces_tiled
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_vgpr 109
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
		.amdhsa_inst_pref_size 12
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end19:
	.size	forces_tiled, .Lfunc_end19-forces_tiled
                                        ; -- End function
	.set forces_tiled.num_vgpr, 109
	.set forces_tiled.num_agpr, 0
	.set forces_tiled.numbered_sgpr, 16
	.set forces_tiled.num_named_barrier, 0
	.set forces_tiled.private_seg_size, 0
	.set forces_tiled.uses_vcc, 1
	.set forces_tiled.uses_flat_scratch, 0
	.set forces_tiled.has_dyn_sized_stack, 0
	.set forces_tiled.has_recursion, 0
	.set forces_tiled.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1496
; TotalNumSgprs: 18
; NumVgprs: 109
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 13
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 109
; Occupancy: 12
; WaveLimiterHint : 1
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
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 128
    .name:           forces_tiled
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         forces_tiled.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     109
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
