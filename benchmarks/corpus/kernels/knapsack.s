	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	knapsack                ; -- Begin function knapsack
	.globl	knapsack
	.p2align	8
	.type	knapsack,@function
knapsack:                               ; @knapsack
; %bb.0:
	s_clause 0x1
	s_load_b32 s27, s[0:1], 0x10
	s_load_b128 s[28:31], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s27, 1
	s_cbranch_scc1 .LBB8_3
; %bb.1:
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v1, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v12, v2
	v_mov_b32_e32 v13, v2
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v15, v2
	v_mov_b32_e32 v16, v2
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v18, v2
	v_mov_b32_e32 v19, v2
	v_mov_b32_e32 v20, v2
	v_mov_b32_e32 v21, v2
	v_mov_b32_e32 v22, v2
	v_mov_b32_e32 v23, v2
	v_mov_b32_e32 v24, v2
	v_mov_b32_e32 v25, v2
	v_mov_b32_e32 v26, v2
	v_mov_b32_e32 v27, v2
	v_mov_b32_e32 v28, v2
	v_mov_b32_e32 v29, v2
	v_mov_b32_e32 v30, v2
	v_mov_b32_e32 v11, v2
.LBB8_2:                                ; =>This Inner Loop Header: Depth=1
	v_lshlrev_b64 v[31:32], 3, v[1:2]
	s_add_i32 s27, s27, -1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lg_u32 s27, 0
	v_add_co_u32 v31, vcc_lo, s28, v31
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v32, null, s29, v32, vcc_lo
	global_load_b64 v[31:32], v[31:32], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v33, v27, v32
	v_max_i32_e32 v57, v32, v6
	v_cmp_lt_i32_e32 vcc_lo, 7, v31
	v_add_nc_u32_e32 v1, 64, v1
	v_add_nc_u32_e32 v35, v25, v32
	v_add_nc_u32_e32 v36, v24, v32
	v_add_nc_u32_e32 v37, v23, v32
	v_add_nc_u32_e32 v38, v22, v32
	v_add_nc_u32_e32 v39, v21, v32
	v_add_nc_u32_e32 v40, v20, v32
	v_add_nc_u32_e32 v41, v19, v32
	v_add_nc_u32_e32 v42, v18, v32
	v_add_nc_u32_e32 v43, v17, v32
	v_add_nc_u32_e32 v44, v16, v32
	v_add_nc_u32_e32 v45, v15, v32
	v_add_nc_u32_e32 v46, v14, v32
	v_add_nc_u32_e32 v47, v13, v32
	v_add_nc_u32_e32 v48, v12, v32
	v_add_nc_u32_e32 v49, v10, v32
	v_add_nc_u32_e32 v50, v9, v32
	v_add_nc_u32_e32 v51, v8, v32
	v_add_nc_u32_e32 v52, v7, v32
	v_add_nc_u32_e32 v53, v6, v32
	v_add_nc_u32_e32 v54, v5, v32
	v_add_nc_u32_e32 v55, v4, v32
	v_add_nc_u32_e32 v56, v3, v32
	v_max_i32_e32 v33, v33, v11
	v_cndmask_b32_e32 v6, v57, v6, vcc_lo
	v_cmp_lt_i32_e32 vcc_lo, 31, v31
	v_add_nc_u32_e32 v34, v26, v32
	v_max_i32_e32 v58, v32, v5
	v_cmp_lt_i32_e64 s0, 6, v31
	v_max_i32_e32 v59, v32, v4
	v_cmp_lt_i32_e64 s1, 5, v31
	v_max_i32_e32 v32, v32, v3
	v_cmp_lt_i32_e64 s2, 4, v31
	v_cmp_lt_i32_e64 s3, 30, v31
	v_max_i32_e32 v35, v35, v29
	v_cmp_lt_i32_e64 s4, 29, v31
	v_max_i32_e32 v36, v36, v28
	v_cmp_lt_i32_e64 s5, 28, v31
	v_max_i32_e32 v37, v37, v27
	v_cmp_lt_i32_e64 s6, 27, v31
	v_max_i32_e32 v38, v38, v26
	v_cmp_lt_i32_e64 s7, 26, v31
	v_max_i32_e32 v39, v39, v25
	v_cmp_lt_i32_e64 s8, 25, v31
	v_max_i32_e32 v40, v40, v24
	v_cmp_lt_i32_e64 s9, 24, v31
	v_max_i32_e32 v41, v41, v23
	v_cmp_lt_i32_e64 s10, 23, v31
	v_max_i32_e32 v42, v42, v22
	v_cmp_lt_i32_e64 s11, 22, v31
	v_max_i32_e32 v43, v43, v21
	v_cmp_lt_i32_e64 s12, 21, v31
	v_max_i32_e32 v44, v44, v20
	v_cmp_lt_i32_e64 s13, 20, v31
	v_max_i32_e32 v45, v45, v19
	v_cmp_lt_i32_e64 s14, 19, v31
	v_max_i32_e32 v46, v46, v18
	v_cmp_lt_i32_e64 s16, 18, v31
	v_max_i32_e32 v47, v47, v17
	v_cmp_lt_i32_e64 s17, 17, v31
	v_max_i32_e32 v48, v48, v16
	v_cmp_lt_i32_e64 s18, 16, v31
	v_max_i32_e32 v49, v49, v15
	v_cmp_lt_i32_e64 s19, 15, v31
	v_max_i32_e32 v50, v50, v14
	v_cmp_lt_i32_e64 s20, 14, v31
	v_max_i32_e32 v51, v51, v13
	v_cmp_lt_i32_e64 s21, 13, v31
	v_max_i32_e32 v52, v52, v12
	v_cmp_lt_i32_e64 s22, 12, v31
	v_max_i32_e32 v53, v53, v10
	v_cmp_lt_i32_e64 s23, 11, v31
	v_max_i32_e32 v54, v54, v9
	v_cmp_lt_i32_e64 s24, 10, v31
	v_max_i32_e32 v55, v55, v8
	v_cmp_lt_i32_e64 s25, 9, v31
	v_max_i32_e32 v56, v56, v7
	v_cmp_lt_i32_e64 s26, 8, v31
	v_cndmask_b32_e32 v11, v33, v11, vcc_lo
	v_max_i32_e32 v34, v34, v30
	v_cndmask_b32_e64 v5, v58, v5, s0
	v_cndmask_b32_e64 v4, v59, v4, s1
	v_cndmask_b32_e64 v3, v32, v3, s2
	v_cndmask_b32_e64 v29, v35, v29, s4
	v_cndmask_b32_e64 v30, v34, v30, s3
	v_cndmask_b32_e64 v28, v36, v28, s5
	v_cndmask_b32_e64 v27, v37, v27, s6
	v_cndmask_b32_e64 v26, v38, v26, s7
	v_cndmask_b32_e64 v25, v39, v25, s8
	v_cndmask_b32_e64 v24, v40, v24, s9
	v_cndmask_b32_e64 v23, v41, v23, s10
	v_cndmask_b32_e64 v22, v42, v22, s11
	v_cndmask_b32_e64 v21, v43, v21, s12
	v_cndmask_b32_e64 v20, v44, v20, s13
	v_cndmask_b32_e64 v19, v45, v19, s14
	v_cndmask_b32_e64 v18, v46, v18, s16
	v_cndmask_b32_e64 v17, v47, v17, s17
	v_cndmask_b32_e64 v16, v48, v16, s18
	v_cndmask_b32_e64 v15, v49, v15, s19
	v_cndmask_b32_e64 v14, v50, v14, s20
	v_cndmask_b32_e64 v13, v51, v13, s21
	v_cndmask_b32_e64 v12, v52, v12, s22
	v_cndmask_b32_e64 v10, v53, v10, s23
	v_cndmask_b32_e64 v9, v54, v9, s24
	v_cndmask_b32_e64 v8, v55, v8, s25
	v_cndmask_b32_e64 v7, v56, v7, s26
	s_cbranch_scc1 .LBB8_2
	s_branch .LBB8_4
.LBB8_3:
	v_mov_b32_e32 v11, 0
.LBB8_4:
	v_lshl_or_b32 v0, s15, 6, v0
	v_mov_b32_e32 v1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s30, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s31, v1, vcc_lo
	global_store_b32 v[0:1], v11, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel knapsack
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
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
		.amdhsa_next_free_vgpr 60
		.amdhsa_next_free_sgpr 32
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
		.amdhsa_inst_pref_size 8
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end8:
	.size	knapsack, .Lfunc_end8-knapsack
                                        ; -- End function
	.set knapsack.num_vgpr, 60
	.set knapsack.num_agpr, 0
	.set knapsack.numbered_sgpr, 32
	.set knapsack.num_named_barrier, 0
	.set knapsack.private_seg_size, 0
	.set knapsack.uses_vcc, 1
	.set knapsack.uses_flat_scratch, 0
	.set knapsack.has_dyn_sized_stack, 0
	.set knapsack.has_recursion, 0
	.set knapsack.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 920
; TotalNumSgprs: 34
; NumVgprs: 60
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 34
; NumVGPRsForWavesPerEU: 60
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
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'int2*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           knapsack
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         knapsack.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     60
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
