	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	fft_radix8              ; -- Begin function fft_radix8
	.globl	fft_radix8
	.p2align	8
	.type	fft_radix8,@function
fft_radix8:                             ; @fft_radix8
; %bb.0:
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x8
	s_load_b64 s[0:1], s[0:1], 0x0
	v_lshl_add_u32 v0, s15, 6, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s3, s2, 31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	s_lshl_b64 s[0:1], s[2:3], 3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, v0, s0
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	global_load_b64 v[10:11], v[0:1], off
	v_add_co_u32 v4, vcc_lo, v2, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v5, null, s1, v3, vcc_lo
	v_add_co_u32 v6, vcc_lo, v4, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v7, null, s1, v5, vcc_lo
	v_add_co_u32 v8, vcc_lo, v6, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v9, null, s1, v7, vcc_lo
	v_add_co_u32 v12, vcc_lo, v8, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, s1, v9, vcc_lo
	global_load_b64 v[14:15], v[8:9], off
	v_add_co_u32 v16, vcc_lo, v12, s0
	v_add_co_ci_u32_e64 v17, null, s1, v13, vcc_lo
	s_clause 0x3
	global_load_b64 v[18:19], v[12:13], off
	global_load_b64 v[20:21], v[2:3], off
	global_load_b64 v[22:23], v[4:5], off
	global_load_b64 v[24:25], v[16:17], off
	v_add_co_u32 v26, vcc_lo, v16, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v27, null, s1, v17, vcc_lo
	s_clause 0x1
	global_load_b64 v[28:29], v[6:7], off
	global_load_b64 v[30:31], v[26:27], off
	s_waitcnt vmcnt(6)
	v_dual_add_f32 v32, v10, v14 :: v_dual_add_f32 v33, v11, v15
	v_dual_sub_f32 v14, v10, v14 :: v_dual_sub_f32 v15, v11, v15
	s_waitcnt vmcnt(4)
	v_dual_add_f32 v34, v20, v18 :: v_dual_add_f32 v35, v21, v19
	v_sub_f32_e32 v18, v20, v18
	s_waitcnt vmcnt(2)
	v_dual_add_f32 v20, v22, v24 :: v_dual_sub_f32 v19, v21, v19
	v_add_f32_e32 v36, v23, v25
	v_dual_sub_f32 v23, v23, v25 :: v_dual_sub_f32 v22, v22, v24
	s_delay_alu instid0(VALU_DEP_3)
	v_add_f32_e32 v21, v32, v20
	v_sub_f32_e32 v25, v32, v20
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v20, v28, v30
	v_add_f32_e32 v10, v14, v23
	v_sub_f32_e32 v28, v28, v30
	v_sub_f32_e32 v14, v14, v23
	v_add_f32_e32 v23, v29, v31
	v_sub_f32_e32 v29, v29, v31
	v_dual_add_f32 v24, v33, v36 :: v_dual_sub_f32 v11, v15, v22
	v_dual_sub_f32 v32, v33, v36 :: v_dual_add_f32 v15, v15, v22
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_add_f32_e32 v31, v18, v29
	v_sub_f32_e32 v33, v19, v28
	v_add_f32_e32 v22, v34, v20
	v_dual_sub_f32 v18, v18, v29 :: v_dual_add_f32 v19, v19, v28
	v_sub_f32_e32 v28, v34, v20
	v_add_f32_e32 v34, v33, v31
	v_sub_f32_e32 v31, v33, v31
	v_add_f32_e32 v30, v35, v23
	v_sub_f32_e32 v29, v35, v23
	v_sub_f32_e32 v33, v19, v18
	v_sub_f32_e64 v35, -v18, v19
	v_dual_add_f32 v18, v21, v22 :: v_dual_sub_f32 v23, v32, v28
	v_add_f32_e32 v19, v24, v30
	v_sub_f32_e32 v20, v21, v22
	v_dual_sub_f32 v21, v24, v30 :: v_dual_sub_f32 v24, v25, v29
	v_dual_add_f32 v22, v25, v29 :: v_dual_add_f32 v25, v32, v28
	v_dual_fmamk_f32 v28, v34, 0x3f3504f3, v10 :: v_dual_fmamk_f32 v29, v31, 0x3f3504f3, v11
	v_dual_fmac_f32 v10, 0xbf3504f3, v34 :: v_dual_fmac_f32 v11, 0xbf3504f3, v31
	v_dual_fmamk_f32 v30, v33, 0x3f3504f3, v14 :: v_dual_fmamk_f32 v31, v35, 0x3f3504f3, v15
	v_dual_fmac_f32 v14, 0xbf3504f3, v33 :: v_dual_fmac_f32 v15, 0xbf3504f3, v35
	s_clause 0x7
	global_store_b64 v[0:1], v[18:19], off
	global_store_b64 v[2:3], v[20:21], off
	global_store_b64 v[4:5], v[28:29], off
	global_store_b64 v[6:7], v[10:11], off
	global_store_b64 v[8:9], v[22:23], off
	global_store_b64 v[12:13], v[24:25], off
	global_store_b64 v[16:17], v[30:31], off
	global_store_b64 v[26:27], v[14:15], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel fft_radix8
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
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
		.amdhsa_next_free_vgpr 37
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
		.amdhsa_inst_pref_size 5
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
	.size	fft_radix8, .Lfunc_end0-fft_radix8
                                        ; -- End function
	.set fft_radix8.num_vgpr, 37
	.set fft_radix8.num_agpr, 0
	.set fft_radix8.numbered_sgpr, 16
	.set fft_radix8.num_named_barrier, 0
	.set fft_radix8.private_seg_size, 0
	.set fft_radix8.uses_vcc, 1
	.set fft_radix8.uses_flat_scratch, 0
	.set fft_radix8.has_dyn_sized_stack, 0
	.set fft_radix8.has_recursion, 0
	.set fft_radix8.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 608
; TotalNumSgprs: 18
; NumVgprs: 37
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 37
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
      - .offset:         8
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 1024
    .name:           fft_radix8
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         fft_radix8.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     37
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
