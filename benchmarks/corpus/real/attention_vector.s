	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	attention_vector        ; -- Begin function attention_vector
	.globl	attention_vector
	.p2align	8
	.type	attention_vector,@function
attention_vector:                       ; @attention_vector
; %bb.0:
	s_clause 0x1
	s_load_b64 s[10:11], s[0:1], 0x20
	s_load_b256 s[0:7], s[0:1], 0x0
	v_dual_mov_b32 v9, 0xf149f2ca :: v_dual_mov_b32 v4, 0
	v_lshrrev_b32_e32 v7, 5, v0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v1, 0 :: v_dual_and_b32 v8, 31, v0
	v_mov_b32_e32 v10, 0
	s_lshl_b32 s8, s15, 7
	s_mov_b32 s12, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_gt_i32_e64 s10, v7
	s_cbranch_execz .LBB8_4
; %bb.1:
	s_ashr_i32 s9, s8, 31
	v_dual_mov_b32 v9, 0xf149f2ca :: v_dual_lshlrev_b32 v4, 3, v8
	s_lshl_b64 s[16:17], s[8:9], 1
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, v7
	s_add_u32 s0, s0, s16
	s_addc_u32 s1, s1, s17
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
	global_load_b64 v[14:15], v4, s[0:1]
	s_mul_i32 s0, s10, s15
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_lshl_u32 v5, v7, s0, 7
	v_add_co_u32 v12, s0, s2, v4
	v_add_co_ci_u32_e64 v13, null, s3, 0, s0
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v6, v14.h
	v_cvt_f32_f16_e32 v16, v14.l
	v_cvt_f32_f16_e32 v19, v15.h
	v_cvt_f32_f16_e32 v18, v15.l
	v_add_co_u32 v14, s0, s4, v4
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v3, 0 :: v_dual_mul_f32 v16, s11, v16
	v_add_co_ci_u32_e64 v15, null, s5, 0, s0
	v_dual_mul_f32 v17, s11, v6 :: v_dual_mov_b32 v4, 0
	v_dual_mul_f32 v18, s11, v18 :: v_dual_mul_f32 v19, s11, v19
	s_mov_b32 s0, 0
.LBB8_2:                                ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v6, 31, v5
	v_dual_mov_b32 v24, v2 :: v_dual_mov_b32 v25, v1
	v_mov_b32_e32 v27, v4
	v_add_nc_u32_e32 v11, 4, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[20:21], 1, v[5:6]
	v_add_nc_u32_e32 v5, 0x200, v5
	v_add_co_u32 v22, vcc_lo, v12, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v23, null, v13, v21, vcc_lo
	v_add_co_u32 v20, vcc_lo, v14, v20
	v_add_co_ci_u32_e64 v21, null, v15, v21, vcc_lo
	global_load_b64 v[22:23], v[22:23], off
	v_cmp_le_i32_e32 vcc_lo, s10, v11
	global_load_b64 v[20:21], v[20:21], off
	s_or_b32 s0, vcc_lo, s0
	s_waitcnt vmcnt(1)
	v_fma_mix_f32 v6, v16, v22, 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v2, v20.l
	v_cvt_f32_f16_e32 v4, v21.l
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v6, v17, v22, v6 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v6, v18, v23, v6 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1)
	v_fma_mix_f32 v6, v19, v23, v6 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_mov_b32_e32 v23, v9
	ds_swizzle_b32 v22, v6 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_dual_max_f32 v9, v23, v23 :: v_dual_add_f32 v6, v6, v22
	ds_swizzle_b32 v22, v6 offset:swizzle(SWAP,8)
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v6, v6, v22
	ds_swizzle_b32 v22, v6 offset:swizzle(SWAP,4)
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v6, v6, v22
	ds_swizzle_b32 v22, v6 offset:swizzle(SWAP,2)
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v6, v6, v22
	ds_swizzle_b32 v22, v6 offset:swizzle(SWAP,1)
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v6, v6, v22
	v_mov_b32_e32 v22, v3
	v_cvt_f32_f16_e32 v3, v20.h
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v9, v9, v6
	v_sub_f32_e32 v1, v6, v9
	v_mov_b32_e32 v26, v10
	v_cvt_f32_f16_e32 v6, v21.h
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v1, 0x3fb8aa3b, v1
	v_exp_f32_e32 v10, v1
	v_sub_f32_e32 v20, v23, v9
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_mul_f32 v1, 0x3fb8aa3b, v20 :: v_dual_mul_f32 v6, v10, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_exp_f32_e32 v20, v1
	v_mul_f32_e32 v1, v10, v2
	v_mul_f32_e32 v2, v10, v3
	v_mul_f32_e32 v3, v10, v4
	v_mov_b32_e32 v4, v6
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_fmac_f32 v10, v26, v20 :: v_dual_fmac_f32 v1, v20, v25
	v_fmac_f32_e32 v2, v20, v24
	v_fmac_f32_e32 v4, v20, v27
	v_fmac_f32_e32 v3, v20, v22
	s_and_not1_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB8_2
; %bb.3:
	s_or_b32 exec_lo, exec_lo, s0
.LBB8_4:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s12
	s_mov_b32 s0, exec_lo
	v_cmpx_eq_u32_e32 0, v8
; %bb.5:
	v_lshlrev_b32_e32 v5, 2, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v5, 0x800, v5
	ds_store_2addr_b32 v5, v9, v10 offset1:4
; %bb.6:
	s_or_b32 exec_lo, exec_lo, s0
	v_dual_mov_b32 v6, 0 :: v_dual_lshlrev_b32 v5, 4, v8
	v_lshlrev_b32_e32 v12, 2, v0
	v_add_nc_u32_e32 v0, s8, v0
	s_delay_alu instid0(VALU_DEP_3)
	v_lshl_or_b32 v5, v7, 9, v5
	ds_store_b128 v5, v[1:4]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[1:4], v6 offset:2048
	ds_load_b128 v[5:8], v6 offset:2064
	s_waitcnt lgkmcnt(1)
	v_dual_max_f32 v9, v4, v4 :: v_dual_max_f32 v10, v3, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v9, v10, v9
	v_max3_f32 v11, v1, v2, v9
	ds_load_2addr_stride64_b32 v[9:10], v12 offset1:2
	v_sub_f32_e32 v4, v4, v11
	v_sub_f32_e32 v1, v1, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_sub_f32 v3, v3, v11 :: v_dual_mul_f32 v4, 0x3fb8aa3b, v4
	v_dual_sub_f32 v2, v2, v11 :: v_dual_mul_f32 v1, 0x3fb8aa3b, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v3, 0x3fb8aa3b, v3
	v_exp_f32_e32 v4, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v13, 0x3fb8aa3b, v2
	v_exp_f32_e32 v14, v1
	ds_load_2addr_stride64_b32 v[1:2], v12 offset0:4 offset1:6
	v_exp_f32_e32 v3, v3
	v_exp_f32_e32 v11, v13
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v5, v5, v14, 0
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v9, v9, v14, 0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fmac_f32_e32 v5, v6, v11
	v_fmac_f32_e32 v9, v10, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v5, v7, v3
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v9, v1, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v5, v8, v4
	v_fmac_f32_e32 v9, v2, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_scale_f32 v1, null, v5, v5, v9
	v_div_scale_f32 v4, vcc_lo, v9, v5, v9
	v_rcp_f32_e32 v2, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v3, -v1, v2, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v2, v3, v2
	v_mul_f32_e32 v3, v4, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v6, -v1, v3, v4
	v_fmac_f32_e32 v3, v6, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f32 v4, -v1, v3, v4
	v_ashrrev_i32_e32 v1, 31, v0
	v_div_fmas_f32 v2, v4, v2, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_div_fixup_f32 v2, v2, v5, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	global_store_b32 v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel attention_vector
		.amdhsa_group_segment_fixed_size 2080
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
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
		.amdhsa_next_free_vgpr 28
		.amdhsa_next_free_sgpr 18
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
.Lfunc_end8:
	.size	attention_vector, .Lfunc_end8-attention_vector
                                        ; -- End function
	.set attention_vector.num_vgpr, 28
	.set attention_vector.num_agpr, 0
	.set attention_vector.numbered_sgpr, 18
	.set attention_vector.num_named_barrier, 0
	.set attention_vector.private_seg_size, 0
	.set attention_vector.uses_vcc, 1
	.set attention_vector.uses_flat_scratch, 0
	.set attention_vector.has_dyn_sized_stack, 0
	.set attention_vector.has_recursion, 0
	.set attention_vector.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1036
; TotalNumSgprs: 20
; NumVgprs: 28
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2080 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 28
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
      - .offset:         36
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 2080
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 128
    .name:           attention_vector
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         attention_vector.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     28
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
