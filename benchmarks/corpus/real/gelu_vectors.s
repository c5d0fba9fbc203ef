	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	gelu_vectors            ; -- Begin function gelu_vectors
	.globl	gelu_vectors
	.p2align	8
	.type	gelu_vectors,@function
gelu_vectors:                           ; @gelu_vectors
; %bb.0:
	s_clause 0x1
	s_load_b32 s4, s[2:3], 0x24
	s_load_b32 s8, s[2:3], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s4, 0xffff
	s_mov_b32 s4, exec_lo
	v_mad_u64_u32 v[1:2], null, s15, s9, v[0:1]
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_gt_i32_e64 s8, v1
	s_cbranch_execz .LBB51_3
; %bb.1:
	v_cvt_f32_u32_e32 v0, s9
	s_load_b32 s0, s[0:1], 0xc
	s_sub_i32 s4, 0, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v0, v0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_readfirstlane_b32 s1, v0
	s_mul_i32 s4, s4, s1
	s_mul_hi_u32 s10, s1, s4
	s_load_b128 s[4:7], s[2:3], 0x0
	s_add_i32 s1, s1, s10
	s_mov_b32 s3, 0
	s_waitcnt lgkmcnt(0)
	s_mul_hi_u32 s1, s0, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s1, s1, s9
	s_sub_i32 s1, s0, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s2, s1, s9
	s_cmp_ge_u32 s1, s9
	s_cselect_b32 s1, s2, s1
	s_sub_i32 s2, s1, s9
	s_cmp_ge_u32 s1, s9
	s_cselect_b32 s1, s2, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s9, s0, s1
.LBB51_2:                               ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[6:7], 4, v[1:2]
	v_add_nc_u32_e32 v1, s9, v1
	v_add_co_u32 v2, vcc_lo, s4, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s5, v7, vcc_lo
	global_load_b128 v[2:5], v[2:3], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v0, 0x3d122279, v2 :: v_dual_mul_f32 v9, 0x3d122279, v4
	v_dual_fmaak_f32 v0, v2, v0, 0x3f4c422a :: v_dual_fmaak_f32 v9, v4, v9, 0x3f4c422a
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v8, 0x3d122279, v3 :: v_dual_mul_f32 v9, v4, v9
	v_dual_fmaak_f32 v8, v3, v8, 0x3f4c422a :: v_dual_add_f32 v9, v9, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v8, v3, v8
	v_dual_mul_f32 v0, v2, v0 :: v_dual_mul_f32 v9, 0x3fb8aa3b, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_f32_e32 v8, v8, v8
	v_add_f32_e32 v0, v0, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_exp_f32_e32 v9, v9
	v_mul_f32_e32 v8, 0x3fb8aa3b, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_exp_f32_e32 v8, v8
	v_mul_f32_e32 v10, 0x3d122279, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v4, v4, v9
	v_add_f32_e32 v9, 1.0, v9
	v_mul_f32_e32 v3, v3, v8
	v_add_f32_e32 v8, 1.0, v8
	v_fmaak_f32 v10, v5, v10, 0x3f4c422a
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_div_scale_f32 v13, null, v9, v9, v4
	v_div_scale_f32 v21, s1, v4, v9, v4
	v_div_scale_f32 v12, null, v8, v8, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_rcp_f32_e32 v17, v13
	v_div_scale_f32 v20, s0, v3, v8, v3
	v_rcp_f32_e32 v16, v12
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v24, -v13, v17, 1.0
	v_mul_f32_e32 v10, v5, v10
	v_fma_f32 v23, -v12, v16, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v17, v24, v17 :: v_dual_fmac_f32 v16, v23, v16
	v_add_f32_e32 v10, v10, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v24, v21, v17 :: v_dual_mul_f32 v23, v20, v16
	v_fma_f32 v29, -v13, v24, v21
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v28, -v12, v23, v20
	v_mul_f32_e32 v10, 0x3fb8aa3b, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v24, v29, v17 :: v_dual_fmac_f32 v23, v28, v16
	v_exp_f32_e32 v10, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v13, -v13, v24, v21
	v_fma_f32 v12, -v12, v23, v20
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v5, v5, v10
	v_add_f32_e32 v10, 1.0, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_scale_f32 v14, null, v10, v10, v5
	v_div_scale_f32 v26, s2, v5, v10, v5
	v_rcp_f32_e32 v18, v14
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v25, -v14, v18, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v18, v25, v18
	v_mul_f32_e32 v25, v26, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v30, -v14, v25, v26
	v_dual_mul_f32 v0, 0x3fb8aa3b, v0 :: v_dual_fmac_f32 v25, v30, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v0, v0
	v_fma_f32 v14, -v14, v25, v26
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v2, v2, v0
	v_add_f32_e32 v0, 1.0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_scale_f32 v11, null, v0, v0, v2
	v_div_scale_f32 v19, vcc_lo, v2, v0, v2
	v_rcp_f32_e32 v15, v11
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v22, -v11, v15, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v15, v22, v15
	v_mul_f32_e32 v22, v19, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v27, -v11, v22, v19
	v_fmac_f32_e32 v22, v27, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v11, -v11, v22, v19
	v_div_fmas_f32 v11, v11, v15, v22
	s_mov_b32 vcc_lo, s0
	v_add_co_u32 v6, s0, s6, v6
	v_div_fmas_f32 v12, v12, v16, v23
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v2, v11, v0, v2
	v_div_fmas_f32 v13, v13, v17, v24
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v3, v12, v8, v3
	v_div_fmas_f32 v14, v14, v18, v25
	v_cmp_le_i32_e32 vcc_lo, s8, v1
	v_div_fixup_f32 v4, v13, v9, v4
	v_add_co_ci_u32_e64 v7, null, s7, v7, s0
	s_delay_alu instid0(VALU_DEP_4)
	v_div_fixup_f32 v5, v14, v10, v5
	s_or_b32 s3, vcc_lo, s3
	global_store_b128 v[6:7], v[2:5], off
	s_and_not1_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB51_2
.LBB51_3:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gelu_vectors
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 1
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
		.amdhsa_next_free_vgpr 31
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
.Lfunc_end51:
	.size	gelu_vectors, .Lfunc_end51-gelu_vectors
                                        ; -- End function
	.set gelu_vectors.num_vgpr, 31
	.set gelu_vectors.num_agpr, 0
	.set gelu_vectors.numbered_sgpr, 16
	.set gelu_vectors.num_named_barrier, 0
	.set gelu_vectors.private_seg_size, 0
	.set gelu_vectors.uses_vcc, 1
	.set gelu_vectors.uses_flat_scratch, 0
	.set gelu_vectors.has_dyn_sized_stack, 0
	.set gelu_vectors.has_recursion, 0
	.set gelu_vectors.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 860
; TotalNumSgprs: 18
; NumVgprs: 31
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 31
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
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .max_flat_workgroup_size: 1024
    .name:           gelu_vectors
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         gelu_vectors.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     31
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
