	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	binomial_tree           ; -- Begin function binomial_tree
	.globl	binomial_tree
	.p2align	8
	.type	binomial_tree,@function
binomial_tree:                          ; @binomial_tree
; %bb.0:
	s_load_b256 s[0:7], s[0:1], 0x0
	v_lshl_add_u32 v0, s15, 6, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	v_sub_f32_e64 v4, 1.0, s6
	v_add_co_u32 v0, vcc_lo, s2, v0
	global_load_b32 v2, v[2:3], off
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v4, s5, v4 :: v_dual_mul_f32 v3, s4, v2
	v_subrev_f32_e32 v5, s7, v2
	v_fma_f32 v2, s4, v2, -s7
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v6, s4, v3
	v_fma_f32 v3, s4, v3, -s7
	v_dual_max_f32 v5, 0, v5 :: v_dual_max_f32 v2, 0, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v7, s4, v6, -s7
	v_dual_mul_f32 v6, s4, v6 :: v_dual_max_f32 v3, 0, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v5, v4, v5
	v_dual_mul_f32 v8, v4, v2 :: v_dual_max_f32 v7, 0, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fma_f32 v9, s4, v6, -s7
	v_mul_f32_e32 v6, s4, v6
	v_dual_fmac_f32 v5, s6, v2 :: v_dual_mul_f32 v2, v4, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v8, s6, v3 :: v_dual_max_f32 v3, 0, v9
	v_mul_f32_e32 v9, s4, v6
	v_fma_f32 v6, s4, v6, -s7
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v2, s6, v7
	v_mul_f32_e32 v7, v4, v7
	v_dual_mul_f32 v10, v4, v8 :: v_dual_mul_f32 v11, s4, v9
	v_mul_f32_e32 v5, v4, v5
	v_fma_f32 v9, s4, v9, -s7
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_max_f32 v6, 0, v6 :: v_dual_fmac_f32 v7, s6, v3
	v_dual_mul_f32 v3, v4, v3 :: v_dual_fmac_f32 v10, s6, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v5, s6, v8 :: v_dual_mul_f32 v2, v4, v2
	v_dual_max_f32 v8, 0, v9 :: v_dual_mul_f32 v9, s4, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v12, v4, v10
	v_fma_f32 v11, s4, v11, -s7
	v_dual_fmac_f32 v3, s6, v6 :: v_dual_fmac_f32 v2, s6, v7
	v_mul_f32_e32 v6, v4, v6
	v_mul_f32_e32 v7, v4, v7
	v_mul_f32_e32 v5, v4, v5
	v_mul_f32_e32 v13, s4, v9
	v_max_f32_e32 v11, 0, v11
	v_fma_f32 v9, s4, v9, -s7
	v_fmac_f32_e32 v6, s6, v8
	v_mul_f32_e32 v8, v4, v8
	v_fmac_f32_e32 v12, s6, v2
	v_fmac_f32_e32 v5, s6, v10
	v_dual_mul_f32 v2, v4, v2 :: v_dual_fmac_f32 v7, s6, v3
	v_dual_mul_f32 v10, s4, v13 :: v_dual_mul_f32 v3, v4, v3
	v_dual_max_f32 v9, 0, v9 :: v_dual_fmac_f32 v8, s6, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v2, s6, v7
	v_mul_f32_e32 v10, s4, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v3, s6, v6
	v_mul_f32_e32 v6, v4, v6
	v_dual_mul_f32 v11, v4, v11 :: v_dual_fmac_f32 v6, s6, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v11, s6, v9 :: v_dual_mul_f32 v8, v4, v8
	v_mul_f32_e32 v5, v4, v5
	v_dual_mul_f32 v9, s4, v10 :: v_dual_fmac_f32 v8, s6, v11
	v_mul_f32_e32 v7, v4, v7
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v11, s4, v9
	v_fma_f32 v9, s4, v9, -s7
	v_fmac_f32_e32 v5, s6, v12
	v_fmac_f32_e32 v7, s6, v3
	v_mul_f32_e32 v13, v4, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v13, s6, v2
	v_mul_f32_e32 v2, v4, v2
	v_mul_f32_e32 v10, v4, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v2, s6, v7
	v_dual_mul_f32 v3, v4, v3 :: v_dual_fmac_f32 v10, s6, v2
	v_mul_f32_e32 v2, v4, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v3, s6, v6
	v_mul_f32_e32 v6, v4, v6
	v_fmac_f32_e32 v6, s6, v8
	v_dual_max_f32 v8, 0, v9 :: v_dual_mul_f32 v9, s4, v11
	v_mul_f32_e32 v7, v4, v7
	v_fma_f32 v11, s4, v11, -s7
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v8, v4, v8
	v_dual_mul_f32 v12, s4, v9 :: v_dual_fmac_f32 v7, s6, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_max_f32_e32 v11, 0, v11
	v_fmac_f32_e32 v2, s6, v7
	v_mul_f32_e32 v3, v4, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v8, s6, v11 :: v_dual_fmac_f32 v3, s6, v6
	v_mul_f32_e32 v6, v4, v7
	v_mul_f32_e32 v5, v4, v5
	v_mul_f32_e32 v7, v4, v10
	v_mul_f32_e32 v8, v4, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v6, s6, v3 :: v_dual_fmac_f32 v5, s6, v13
	v_fmac_f32_e32 v7, s6, v2
	v_mul_f32_e32 v2, v4, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v5, v4, v5 :: v_dual_fmac_f32 v2, s6, v6
	v_fma_f32 v9, s4, v9, -s7
	v_dual_fmac_f32 v5, s6, v10 :: v_dual_mul_f32 v10, s4, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_max_f32_e32 v3, 0, v9
	v_fma_f32 v9, s4, v12, -s7
	v_mul_f32_e32 v5, v4, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_max_f32_e32 v6, 0, v9
	v_fma_f32 v9, s4, v10, -s7
	v_dual_mul_f32 v10, s4, v10 :: v_dual_max_f32 v9, 0, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v12, s4, v10
	v_fma_f32 v10, s4, v10, -s7
	v_dual_mul_f32 v11, v4, v11 :: v_dual_max_f32 v10, 0, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v11, s6, v3
	v_mul_f32_e32 v3, v4, v3
	v_mul_f32_e32 v13, s4, v12
	v_fma_f32 v12, s4, v12, -s7
	v_fmac_f32_e32 v3, s6, v6
	v_mul_f32_e32 v6, v4, v6
	v_fmac_f32_e32 v8, s6, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_max_f32 v12, 0, v12 :: v_dual_fmac_f32 v5, s6, v7
	v_mul_f32_e32 v8, v4, v8
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, s6, v9
	v_mul_f32_e32 v9, v4, v9
	v_fmac_f32_e32 v9, s6, v10
	v_mul_f32_e32 v10, v4, v10
	v_dual_mul_f32 v11, v4, v11 :: v_dual_mul_f32 v14, s4, v13
	v_fma_f32 v13, s4, v13, -s7
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v10, s6, v12 :: v_dual_fmac_f32 v11, s6, v3
	v_mul_f32_e32 v3, v4, v3
	v_fma_f32 v14, s4, v14, -s7
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v12, v4, v12 :: v_dual_fmac_f32 v3, s6, v6
	v_mul_f32_e32 v6, v4, v6
	v_fmac_f32_e32 v8, s6, v11
	v_dual_mul_f32 v11, v4, v11 :: v_dual_max_f32 v14, 0, v14
	v_max_f32_e32 v13, 0, v13
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v6, s6, v9
	v_dual_mul_f32 v8, v4, v8 :: v_dual_fmac_f32 v11, s6, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v12, s6, v13
	v_dual_mul_f32 v9, v4, v9 :: v_dual_fmac_f32 v8, s6, v11
	v_mul_f32_e32 v11, v4, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v9, s6, v10
	v_mul_f32_e32 v10, v4, v10
	v_dual_mul_f32 v3, v4, v3 :: v_dual_fmac_f32 v10, s6, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v12, v4, v12 :: v_dual_fmac_f32 v3, s6, v6
	v_mul_f32_e32 v6, v4, v6
	v_fmac_f32_e32 v6, s6, v9
	v_mul_f32_e32 v9, v4, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v11, s6, v3 :: v_dual_mul_f32 v8, v4, v8
	v_fmac_f32_e32 v9, s6, v10
	v_mul_f32_e32 v3, v4, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v13, v4, v13 :: v_dual_fmac_f32 v8, s6, v11
	v_mul_f32_e32 v11, v4, v11
	v_fmac_f32_e32 v3, s6, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v6, v4, v6 :: v_dual_fmac_f32 v11, s6, v3
	v_mul_f32_e32 v10, v4, v10
	v_dual_fmac_f32 v13, s6, v14 :: v_dual_fmac_f32 v6, s6, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v12, s6, v13
	v_fmac_f32_e32 v10, s6, v12
	v_mul_f32_e32 v12, v4, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v9, v4, v3 :: v_dual_fmac_f32 v12, s6, v10
	v_fmac_f32_e32 v9, s6, v6
	v_mul_f32_e32 v3, v4, v8
	v_mul_f32_e32 v8, v4, v6
	v_mul_f32_e32 v6, v4, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v8, s6, v12
	v_dual_fmac_f32 v6, s6, v9 :: v_dual_fmac_f32 v3, s6, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v3, v4, v3
	v_mul_f32_e32 v10, v4, v9
	v_mul_f32_e32 v9, v4, v7
	v_mul_f32_e32 v7, v4, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v9, s6, v2 :: v_dual_mul_f32 v2, v4, v5
	v_dual_fmac_f32 v2, s6, v9 :: v_dual_fmac_f32 v3, s6, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v10, s6, v8 :: v_dual_mul_f32 v3, v4, v3
	v_fmac_f32_e32 v7, s6, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v3, s6, v7
	v_add_f32_e32 v2, v2, v3
	global_store_b32 v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel binomial_tree
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 15
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
		.amdhsa_inst_pref_size 9
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end2:
	.size	binomial_tree, .Lfunc_end2-binomial_tree
                                        ; -- End function
	.set binomial_tree.num_vgpr, 15
	.set binomial_tree.num_agpr, 0
	.set binomial_tree.numbered_sgpr, 16
	.set binomial_tree.num_named_barrier, 0
	.set binomial_tree.private_seg_size, 0
	.set binomial_tree.uses_vcc, 1
	.set binomial_tree.uses_flat_scratch, 0
	.set binomial_tree.has_dyn_sized_stack, 0
	.set binomial_tree.has_recursion, 0
	.set binomial_tree.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1148
; TotalNumSgprs: 18
; NumVgprs: 15
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 15
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
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .value_kind:     by_value
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 1024
    .name:           binomial_tree
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         binomial_tree.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
