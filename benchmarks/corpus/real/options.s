	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	options                 ; -- Begin function options
	.globl	options
	.p2align	8
	.type	options,@function
options:                                ; @options
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x30
	v_lshl_or_b32 v0, s15, 7, v0
	s_mov_b32 s2, exec_lo
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_gt_i32_e64 s6, v0
	s_cbranch_execz .LBB10_3
; %bb.1:
	s_clause 0x1
	s_load_b128 s[16:19], s[0:1], 0x20
	s_load_b256 s[8:15], s[0:1], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	v_mul_f32_e64 v2, s5, 0.5
	v_mul_f32_e64 v13, 0xbfb8aa3b, s4
	s_mov_b32 s1, 0
	s_mov_b32 s2, 0x3faa466f
	v_lshlrev_b64 v[11:12], 2, v[0:1]
	v_fma_f32 v14, s5, v2, s4
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s18, v11
	v_add_co_ci_u32_e64 v2, null, s19, v12, vcc_lo
	v_add_co_u32 v3, vcc_lo, s16, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s17, v12, vcc_lo
	v_add_co_u32 v5, vcc_lo, s14, v11
	v_add_co_ci_u32_e64 v6, null, s15, v12, vcc_lo
	v_add_co_u32 v7, vcc_lo, s12, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, s13, v12, vcc_lo
	v_add_co_u32 v9, vcc_lo, s10, v11
	v_add_co_ci_u32_e64 v10, null, s11, v12, vcc_lo
	v_add_co_u32 v11, vcc_lo, s8, v11
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v12, null, s9, v12, vcc_lo
.LBB10_2:                               ; =>This Inner Loop Header: Depth=1
	global_load_b32 v15, v[9:10], off
	global_load_b32 v16, v[7:8], off
	global_load_b32 v17, v[11:12], off
	v_add_co_u32 v7, vcc_lo, 0x3c000, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, 0, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x3c000, v9
	v_add_co_ci_u32_e64 v10, null, 0, v10, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x3c000, v11
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v12, null, 0, v12, vcc_lo
	s_waitcnt vmcnt(2)
	v_rcp_f32_e32 v18, v15
	s_waitcnt vmcnt(1)
	v_sqrt_f32_e32 v19, v16
	v_add_nc_u32_e32 v0, 0xf000, v0
	v_mul_f32_e32 v20, v13, v16
	s_waitcnt vmcnt(0)
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_mul_f32 v18, v17, v18 :: v_dual_mul_f32 v21, s5, v19
	v_cmp_le_i32_e32 vcc_lo, s6, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_log_f32_e32 v18, v18
	v_rcp_f32_e32 v21, v21
	s_or_b32 s1, vcc_lo, s1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v18, 0x3f317218, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v18, v14, v16
	v_mul_f32_e32 v16, v21, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f32 v18, -s5, v19, v16
	v_fma_f32 v19, 0x3e6d3389, |v16|, 1.0
	v_fma_f32 v21, 0x3e6d3389, |v18|, 1.0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v19, v19
	v_rcp_f32_e32 v21, v21
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fmaak_f32 v23, s2, v19, 0xbfe91eea
	v_exp_f32_e32 v20, v20
	v_fmaak_f32 v24, s2, v21, 0xbfe91eea
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmaak_f32 v23, v19, v23, 0x3fe40778 :: v_dual_fmaak_f32 v24, v21, v24, 0x3fe40778
	v_fmaak_f32 v23, v19, v23, 0xbeb68f87
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v15, v15, v20
	v_mul_f32_e32 v20, 0xbf38aa3b, v16
	v_cmp_lt_f32_e64 s0, 0, v16
	v_fmaak_f32 v24, v21, v24, 0xbeb68f87
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmaak_f32 v23, v19, v23, 0x3ea385fa :: v_dual_mul_f32 v20, v16, v20
	v_fmaak_f32 v24, v21, v24, 0x3ea385fa
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v22, 0xbf38aa3b, v18 :: v_dual_mul_f32 v19, v19, v23
	v_exp_f32_e32 v20, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v21, v21, v24
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v20, 0x3ecc422a, v20
	v_dual_mul_f32 v22, v18, v22 :: v_dual_mul_f32 v23, v20, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v22, v22
	v_fma_f32 v19, -v20, v19, 1.0
	v_cndmask_b32_e64 v19, v23, v19, s0
	v_cmp_lt_f32_e64 s0, 0, v18
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v22, 0x3ecc422a, v22
	v_sub_f32_e32 v18, 1.0, v19
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v16, v22, v21
	v_fma_f32 v20, -v22, v21, 1.0
	v_mul_f32_e32 v18, v17, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v16, v16, v20, s0
	v_mul_f32_e32 v20, v15, v16
	v_sub_f32_e32 v16, 1.0, v16
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v17, v17, v19, -v20
	v_fma_f32 v15, v15, v16, -v18
	global_store_b32 v[5:6], v17, off
	global_store_b32 v[3:4], v15, off
	global_store_b32 v[1:2], v19, off
	v_add_co_u32 v1, s0, 0x3c000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, s0
	v_add_co_u32 v3, s0, 0x3c000, v3
	v_add_co_ci_u32_e64 v4, null, 0, v4, s0
	v_add_co_u32 v5, s0, 0x3c000, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, 0, v6, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB10_2
.LBB10_3:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel options
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 60
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
		.amdhsa_next_free_vgpr 25
		.amdhsa_next_free_sgpr 20
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
.Lfunc_end10:
	.size	options, .Lfunc_end10-options
                                        ; -- End function
	.set options.num_vgpr, 25
	.set options.num_agpr, 0
	.set options.numbered_sgpr, 20
	.set options.num_named_barrier, 0
	.set options.private_seg_size, 0
	.set options.uses_vcc, 1
	.set options.uses_flat_scratch, 0
	.set options.has_dyn_sized_stack, 0
	.set options.has_recursion, 0
	.set options.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 820
; TotalNumSgprs: 22
; NumVgprs: 25
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 25
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
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         48
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         56
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 60
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 128
    .name:           options
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         options.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     25
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
