	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	layer_norm              ; -- Begin function layer_norm
	.globl	layer_norm
	.p2align	8
	.type	layer_norm,@function
layer_norm:                             ; @layer_norm
; %bb.0:
	s_clause 0x1
	s_load_b32 s12, s[0:1], 0x20
	s_load_b256 s[4:11], s[0:1], 0x0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_lshlrev_b32 v7, 4, v0
	v_mov_b32_e32 v11, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s12, v0
	s_mul_i32 s2, s12, s15
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ashr_i32 s3, s2, 31
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB5_4
; %bb.1:
	s_lshl_b64 s[14:15], s[2:3], 4
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v12, v0
	s_add_u32 s0, s4, s14
	s_addc_u32 s13, s5, s15
	v_add_co_u32 v1, s0, s0, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s13, 0, s0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v9, 0
	v_mov_b32_e32 v8, 0
	s_mov_b32 s13, 0
	.p2align	6
.LBB5_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_b128 v[13:16], v[1:2], off
	v_add_nc_u32_e32 v12, 32, v12
	v_add_co_u32 v1, s0, 0x200, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, s0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v11, v11, v13
	v_cmp_le_i32_e64 s0, s12, v12
	v_dual_add_f32 v10, v10, v14 :: v_dual_add_f32 v9, v9, v15
	v_dual_add_f32 v8, v8, v16 :: v_dual_fmac_f32 v3, v13, v13
	v_dual_fmac_f32 v6, v14, v14 :: v_dual_fmac_f32 v5, v15, v15
	v_fmac_f32_e32 v4, v16, v16
	s_or_b32 s13, s0, s13
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s13
	s_cbranch_execnz .LBB5_2
; %bb.3:
	s_or_b32 exec_lo, exec_lo, s13
.LBB5_4:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s1
	v_add_f32_e32 v2, v3, v6
	v_add_f32_e32 v2, v5, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_f32_e32 v2, v4, v2
	ds_swizzle_b32 v4, v2 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v1, v11, v10 :: v_dual_add_f32 v2, v2, v4
	v_add_f32_e32 v1, v9, v1
	ds_swizzle_b32 v4, v2 offset:swizzle(SWAP,8)
	v_add_f32_e32 v1, v8, v1
	ds_swizzle_b32 v3, v1 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v2, v4
	ds_swizzle_b32 v4, v2 offset:swizzle(SWAP,4)
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v1, v1, v3
	ds_swizzle_b32 v3, v1 offset:swizzle(SWAP,8)
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v2, v4
	ds_swizzle_b32 v4, v2 offset:swizzle(SWAP,2)
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v1, v1, v3
	ds_swizzle_b32 v3, v1 offset:swizzle(SWAP,4)
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v3
	ds_swizzle_b32 v3, v1 offset:swizzle(SWAP,2)
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v3
	v_add_f32_e32 v3, v2, v4
	ds_swizzle_b32 v2, v1 offset:swizzle(SWAP,1)
	ds_swizzle_b32 v4, v3 offset:swizzle(SWAP,1)
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB5_7
; %bb.5:
	v_cvt_f32_u32_e32 v5, s12
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v1, v1, v2 :: v_dual_mul_f32 v4, 4.0, v5
	v_div_scale_f32 v2, null, v4, v4, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_div_scale_f32 v5, null, v4, v4, v1
	v_div_scale_f32 v11, vcc_lo, v3, v4, v3
	v_rcp_f32_e32 v6, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_rcp_f32_e32 v8, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v9, -v2, v6, 1.0
	v_fma_f32 v10, -v5, v8, 1.0
	v_fmac_f32_e32 v6, v9, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v8, v10, v8
	v_div_scale_f32 v9, s0, v1, v4, v1
	v_mul_f32_e32 v10, v11, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v12, v9, v8
	v_fma_f32 v13, -v2, v10, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v14, -v5, v12, v9
	v_fmac_f32_e32 v10, v13, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v12, v14, v8
	v_fma_f32 v2, -v2, v10, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v5, -v5, v12, v9
	v_div_fmas_f32 v2, v2, v6, v10
	s_mov_b32 vcc_lo, s0
	s_lshl_b64 s[0:1], s[2:3], 4
	s_delay_alu instid0(VALU_DEP_2)
	v_div_fmas_f32 v5, v5, v8, v12
	s_add_u32 s0, s4, s0
	v_div_fixup_f32 v2, v2, v4, v3
	v_add_nc_u32_e32 v3, s2, v0
	s_addc_u32 s1, s5, s1
	v_div_fixup_f32 v9, v5, v4, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v4, 31, v3
	v_fma_f32 v1, -v9, v9, v2
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v12, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[5:6], 4, v[3:4]
	v_add_co_u32 v3, s0, s0, v7
	v_add_f32_e32 v8, 0x3727c5ac, v1
	v_add_co_u32 v1, s2, s6, v7
	v_add_co_ci_u32_e64 v4, null, s1, 0, s0
	v_rsq_f32_e32 v10, v8
	v_add_co_u32 v5, vcc_lo, s10, v5
	v_add_co_u32 v7, s0, s8, v7
	v_add_co_ci_u32_e64 v2, null, s7, 0, s2
	v_add_co_ci_u32_e64 v6, null, s11, v6, vcc_lo
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_mov_b32 v13, v9 :: v_dual_mov_b32 v14, v10
	v_mov_b32_e32 v15, v10
	v_mov_b32_e32 v16, v10
	v_add_co_ci_u32_e64 v8, null, s9, 0, s0
	s_mov_b32 s1, 0
	s_set_inst_prefetch_distance 0x1
	.p2align	6
.LBB5_6:                                ; =>This Inner Loop Header: Depth=1
	global_load_b128 v[17:20], v[3:4], off
	global_load_b128 v[21:24], v[1:2], off
	global_load_b128 v[25:28], v[7:8], off
	v_add_nc_u32_e32 v0, 32, v0
	v_add_co_u32 v3, vcc_lo, 0x200, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
	v_add_co_u32 v1, vcc_lo, 0x200, v1
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_add_co_u32 v7, vcc_lo, 0x200, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v8, null, 0, v8, vcc_lo
	s_waitcnt vmcnt(2)
	v_sub_f32_e32 v17, v17, v9
	v_dual_sub_f32 v20, v20, v13 :: v_dual_sub_f32 v19, v19, v12
	v_cmp_le_i32_e32 vcc_lo, s12, v0
	v_mul_f32_e32 v17, v10, v17
	v_sub_f32_e32 v18, v18, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v20, v16, v20 :: v_dual_mul_f32 v19, v15, v19
	s_or_b32 s1, vcc_lo, s1
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v25, v21, v17 :: v_dual_mul_f32 v18, v14, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fma_f32 v28, v24, v20, v28
	v_fma_f32 v27, v23, v19, v27
	v_fma_f32 v26, v22, v18, v26
	global_store_b128 v[5:6], v[25:28], off
	v_add_co_u32 v5, s0, 0x200, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, 0, v6, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB5_6
.LBB5_7:
	s_set_inst_prefetch_distance 0x2
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel layer_norm
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_next_free_vgpr 29
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
.Lfunc_end5:
	.size	layer_norm, .Lfunc_end5-layer_norm
                                        ; -- End function
	.set layer_norm.num_vgpr, 29
	.set layer_norm.num_agpr, 0
	.set layer_norm.numbered_sgpr, 16
	.set layer_norm.num_named_barrier, 0
	.set layer_norm.private_seg_size, 0
	.set layer_norm.uses_vcc, 1
	.set layer_norm.uses_flat_scratch, 0
	.set layer_norm.has_dyn_sized_stack, 0
	.set layer_norm.has_recursion, 0
	.set layer_norm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1032
; TotalNumSgprs: 18
; NumVgprs: 29
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 29
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
      - .offset:         32
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 1024
    .name:           layer_norm
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         layer_norm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     29
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
