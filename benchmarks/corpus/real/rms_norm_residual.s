	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	rms_norm_residual       ; -- Begin function rms_norm_residual
	.globl	rms_norm_residual
	.p2align	8
	.type	rms_norm_residual,@function
rms_norm_residual:                      ; @rms_norm_residual
; %bb.0:
	s_clause 0x1
	s_load_b64 s[12:13], s[0:1], 0x20
	s_load_b256 s[4:11], s[0:1], 0x0
	s_add_u32 s0, s0, 40
	s_addc_u32 s1, s1, 0
                                        ; implicit-def: $sgpr3
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i32_e64 s2, s12, v0
	s_mul_hi_i32 s17, s12, s15
	s_mul_i32 s16, s12, s15
	v_cmp_gt_i32_e32 vcc_lo, s12, v0
	s_and_saveexec_b32 s14, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s2, exec_lo, s14
	s_cbranch_execz .LBB24_2
; %bb.1:
	s_load_b32 s3, s[0:1], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
.LBB24_2:
	s_or_saveexec_b32 s2, s2
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, s3
	s_xor_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB24_6
; %bb.3:
	s_load_b32 s0, s[0:1], 0xc
	v_add_co_u32 v1, s1, s16, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v2, null, s17, 0, s1
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, v0
	s_mov_b32 s14, 0
	v_lshlrev_b64 v[1:2], 1, v[1:2]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s0, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b32 s15, s3, 1
	.p2align	6
.LBB24_4:                               ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, s0, s4, v1
	v_add_co_ci_u32_e64 v7, null, s5, v2, s0
	v_add_co_u32 v8, s0, s6, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, s7, v2, s0
	global_load_d16_b16 v5, v[6:7], off
	global_load_d16_hi_b16 v5, v[8:9], off
	v_add_nc_u32_e32 v4, s3, v4
	v_add_co_u32 v1, s0, v1, s15
	v_add_co_ci_u32_e64 v2, null, 0, v2, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_cmp_le_i32_e64 s1, s12, v4
	s_or_b32 s14, s1, s14
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v8, v5.l
	v_cvt_f32_f16_e32 v5, v5.h
	v_add_f32_e32 v8, v8, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_cvt_f16_f32_e32 v5.l, v8
	v_fmac_f32_e32 v3, v8, v8
	global_store_b16 v[6:7], v5, off
	s_and_not1_b32 exec_lo, exec_lo, s14
	s_cbranch_execnz .LBB24_4
; %bb.5:
	s_or_b32 exec_lo, exec_lo, s14
	v_mov_b32_e32 v1, s3
.LBB24_6:
	s_or_b32 exec_lo, exec_lo, s2
	v_lshlrev_b32_e32 v2, 2, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_lshrrev_b32_e32 v4, 1, v1
	s_mov_b32 s1, 0
	s_mov_b32 s2, exec_lo
	ds_store_b32 v2, v3
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	v_cmpx_ne_u32_e32 0, v4
	s_cbranch_execnz .LBB24_12
.LBB24_7:
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB24_10
; %bb.8:
	v_mov_b32_e32 v4, 0
	v_cvt_f32_i32_e32 v3, s12
	s_lshl_b64 s[6:7], s[16:17], 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_u32 s1, s4, s6
	ds_load_b32 v2, v4
	s_addc_u32 s2, s5, s7
	s_add_u32 s3, s10, s6
	s_addc_u32 s4, s11, s7
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	v_div_scale_f32 v5, null, v3, v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v6, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v7, -v5, v6, 1.0
	v_fmac_f32_e32 v6, v7, v6
	v_div_scale_f32 v7, vcc_lo, v2, v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v8, v7, v6
	v_fma_f32 v9, -v5, v8, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v9, v6
	v_fma_f32 v5, -v5, v8, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v5, v5, v6, v8
	v_lshlrev_b32_e32 v6, 1, v0
	v_div_fixup_f32 v2, v5, v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v3, s13, v2 :: v_dual_mov_b32 v2, v4
	v_rsq_f32_e32 v5, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[2:3], 1, v[1:2]
	.p2align	6
.LBB24_9:                               ; =>This Inner Loop Header: Depth=1
	v_add_co_u32 v7, vcc_lo, s1, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, s2, v4, vcc_lo
	global_load_d16_b16 v7, v[7:8], off
	v_add_co_u32 v8, vcc_lo, s8, v6
	v_add_co_ci_u32_e64 v9, null, s9, v4, vcc_lo
	global_load_d16_b16 v10, v[8:9], off
	v_add_co_u32 v8, vcc_lo, s3, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, s4, v4, vcc_lo
	v_add_co_u32 v6, vcc_lo, v6, v2
	v_add_co_ci_u32_e64 v4, null, v4, v3, vcc_lo
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v7, v7.l
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v7, v5, v7 :: v_dual_add_nc_u32 v0, v0, v1
	v_cmp_le_i32_e64 s0, s12, v0
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_2)
	v_fma_mixlo_f16 v7, v7, v10, 0 op_sel_hi:[0,1,0]
	s_or_b32 s5, s0, s5
	global_store_b16 v[8:9], v7, off
	s_and_not1_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB24_9
.LBB24_10:
	s_endpgm
	.p2align	6
.LBB24_11:                              ;   in Loop: Header=BB24_12 Depth=1
	s_or_b32 exec_lo, exec_lo, s3
	v_lshrrev_b32_e32 v4, 1, v4
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_cmp_eq_u32_e64 s0, 0, v4
	s_or_b32 s1, s0, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB24_7
.LBB24_12:                              ; =>This Inner Loop Header: Depth=1
	s_mov_b32 s3, exec_lo
	v_cmpx_lt_u32_e64 v0, v4
	s_cbranch_execz .LBB24_11
; %bb.13:                               ;   in Loop: Header=BB24_12 Depth=1
	v_lshl_add_u32 v3, v4, 2, v2
	ds_load_b32 v3, v3
	ds_load_b32 v5, v2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v5
	ds_store_b32 v2, v3
	s_branch .LBB24_11
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel rms_norm_residual
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 296
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
		.amdhsa_next_free_vgpr 11
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
		.amdhsa_inst_pref_size 7
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end24:
	.size	rms_norm_residual, .Lfunc_end24-rms_norm_residual
                                        ; -- End function
	.set rms_norm_residual.num_vgpr, 11
	.set rms_norm_residual.num_agpr, 0
	.set rms_norm_residual.numbered_sgpr, 18
	.set rms_norm_residual.num_named_barrier, 0
	.set rms_norm_residual.private_seg_size, 0
	.set rms_norm_residual.uses_vcc, 1
	.set rms_norm_residual.uses_flat_scratch, 0
	.set rms_norm_residual.has_dyn_sized_stack, 0
	.set rms_norm_residual.has_recursion, 0
	.set rms_norm_residual.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 828
; TotalNumSgprs: 20
; NumVgprs: 11
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 11
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
      - .offset:         40
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         44
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         48
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         52
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         54
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         56
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         58
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         60
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         62
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         96
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         104
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 296
    .max_flat_workgroup_size: 1024
    .name:           rms_norm_residual
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         rms_norm_residual.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
