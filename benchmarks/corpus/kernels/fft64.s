	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	fft64                   ; -- Begin function fft64
	.globl	fft64
	.p2align	8
	.type	fft64,@function
fft64:                                  ; @fft64
; %bb.0:
	v_and_b32_e32 v19, 7, v0
	s_load_b64 s[0:1], s[0:1], 0x0
	s_lshl_b32 s2, s15, 9
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_ashr_i32 s3, s2, 31
	v_cvt_f32_ubyte0_e32 v22, v19
	s_lshl_b64 s[2:3], s[2:3], 3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v22, 0xbc800000, v22
	v_mul_u32_u24_e32 v26, 5, v19
	v_mul_u32_u24_e32 v24, 3, v19
	v_mul_u32_u24_e32 v27, 6, v19
	v_cos_f32_e32 v28, v22
	s_delay_alu instid0(VALU_DEP_3)
	v_cvt_f32_ubyte0_e32 v26, v26
	v_lshlrev_b32_e32 v23, 1, v19
	v_cvt_f32_ubyte0_e32 v24, v24
	v_lshlrev_b32_e32 v21, 3, v19
	v_cvt_f32_ubyte0_e32 v27, v27
	v_mul_f32_e32 v26, 0xbc800000, v26
	v_cvt_f32_ubyte0_e32 v23, v23
	v_lshlrev_b32_e32 v18, 6, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	v_dual_mul_f32 v24, 0xbc800000, v24 :: v_dual_mul_f32 v23, 0xbc800000, v23
	v_and_b32_e32 v20, 0xfe00, v18
	v_sin_f32_e32 v22, v22
	v_cos_f32_e32 v32, v26
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cos_f32_e32 v30, v24
	v_cos_f32_e32 v29, v23
	v_add_co_u32 v0, s0, s0, v20
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	v_sin_f32_e32 v23, v23
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, v0, v21
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	s_clause 0x7
	global_load_b64 v[2:3], v[0:1], off
	global_load_b64 v[4:5], v[0:1], off offset:64
	global_load_b64 v[6:7], v[0:1], off offset:128
	global_load_b64 v[8:9], v[0:1], off offset:192
	global_load_b64 v[10:11], v[0:1], off offset:256
	global_load_b64 v[12:13], v[0:1], off offset:320
	global_load_b64 v[14:15], v[0:1], off offset:384
	global_load_b64 v[16:17], v[0:1], off offset:448
	v_lshlrev_b32_e32 v25, 2, v19
	v_mul_u32_u24_e32 v19, 7, v19
	v_mul_f32_e32 v27, 0xbc800000, v27
	v_sin_f32_e32 v24, v24
	v_sin_f32_e32 v26, v26
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cvt_f32_ubyte0_e32 v19, v19
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v19, 0xbc800000, v19 :: v_dual_add_f32 v36, v2, v10
	v_cvt_f32_ubyte0_e32 v25, v25
	v_add_f32_e32 v35, v3, v11
	v_dual_sub_f32 v3, v3, v11 :: v_dual_sub_f32 v2, v2, v10
	s_waitcnt vmcnt(1)
	v_dual_add_f32 v10, v7, v15 :: v_dual_add_f32 v11, v6, v14
	v_dual_mul_f32 v25, 0xbc800000, v25 :: v_dual_sub_f32 v6, v6, v14
	v_dual_sub_f32 v7, v7, v15 :: v_dual_add_f32 v14, v5, v13
	v_add_f32_e32 v15, v4, v12
	v_dual_sub_f32 v4, v4, v12 :: v_dual_sub_f32 v5, v5, v13
	s_waitcnt vmcnt(0)
	v_dual_add_f32 v12, v9, v17 :: v_dual_add_f32 v13, v8, v16
	v_dual_sub_f32 v9, v9, v17 :: v_dual_sub_f32 v8, v8, v16
	v_cos_f32_e32 v31, v25
	v_sin_f32_e32 v25, v25
	v_cos_f32_e32 v33, v27
	v_sin_f32_e32 v27, v27
	v_dual_add_f32 v16, v36, v11 :: v_dual_add_f32 v17, v35, v10
	v_dual_add_f32 v37, v2, v7 :: v_dual_sub_f32 v38, v3, v6
	v_dual_sub_f32 v10, v35, v10 :: v_dual_sub_f32 v11, v36, v11
	v_dual_sub_f32 v35, v2, v7 :: v_dual_add_f32 v36, v3, v6
	v_dual_add_f32 v3, v14, v12 :: v_dual_sub_f32 v6, v4, v9
	v_dual_add_f32 v4, v4, v9 :: v_dual_add_f32 v7, v5, v8
	v_dual_sub_f32 v5, v5, v8 :: v_dual_sub_f32 v8, v15, v13
	v_sub_f32_e32 v12, v14, v12
	v_cos_f32_e32 v34, v19
	v_add_f32_e32 v2, v15, v13
	v_dual_sub_f32 v9, v7, v6 :: v_dual_add_f32 v6, v6, v7
	v_add_f32_e32 v13, v10, v8
	v_sub_f32_e32 v7, v10, v8
	v_add_f32_e32 v8, v11, v12
	v_add_f32_e32 v10, v4, v5
	v_sub_f32_e32 v4, v5, v4
	v_sub_f32_e32 v5, v17, v3
	v_sin_f32_e32 v19, v19
	v_dual_sub_f32 v39, v11, v12 :: v_dual_sub_f32 v12, v16, v2
	v_dual_add_f32 v3, v17, v3 :: v_dual_add_f32 v2, v16, v2
	v_fmamk_f32 v16, v10, 0xbf3504f3, v37
	v_fmac_f32_e32 v37, 0x3f3504f3, v10
	v_fmamk_f32 v14, v4, 0xbf3504f3, v38
	v_fmac_f32_e32 v38, 0x3f3504f3, v4
	v_fmamk_f32 v4, v6, 0xbf3504f3, v36
	v_dual_fmac_f32 v36, 0x3f3504f3, v6 :: v_dual_mul_f32 v11, v5, v31
	v_dual_mul_f32 v6, v7, v23 :: v_dual_mul_f32 v15, v13, v33
	v_dual_mul_f32 v7, v7, v29 :: v_dual_fmamk_f32 v40, v9, 0x3f3504f3, v35
	v_mul_f32_e32 v41, v38, v22
	v_fmac_f32_e32 v35, 0xbf3504f3, v9
	v_dual_mul_f32 v10, v5, v25 :: v_dual_mul_f32 v5, v38, v28
	v_mul_f32_e32 v17, v13, v27
	v_fma_f32 v6, v8, v29, -v6
	v_fmac_f32_e32 v7, v8, v23
	v_mul_f32_e32 v8, v4, v24
	v_fma_f32 v10, v12, v31, -v10
	v_dual_fmac_f32 v11, v12, v25 :: v_dual_mul_f32 v12, v14, v26
	v_mul_f32_e32 v13, v14, v32
	v_fma_f32 v14, v39, v33, -v17
	v_mul_f32_e32 v17, v36, v34
	v_mul_f32_e32 v9, v4, v30
	v_mul_f32_e32 v23, v36, v19
	v_fma_f32 v4, v37, v28, -v41
	v_fmac_f32_e32 v5, v37, v22
	v_fmac_f32_e32 v17, v35, v19
	v_or_b32_e32 v19, v21, v20
	v_fma_f32 v8, v40, v30, -v8
	v_fmac_f32_e32 v9, v40, v24
	v_fma_f32 v12, v16, v32, -v12
	v_fmac_f32_e32 v13, v16, v26
	v_fmac_f32_e32 v15, v39, v27
	v_fma_f32 v16, v35, v34, -v23
	ds_store_b128 v18, v[2:5]
	ds_store_b128 v18, v[6:9] offset:16
	ds_store_b128 v18, v[10:13] offset:32
	ds_store_b128 v18, v[14:17] offset:48
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b64 v[2:5], v19 offset1:8
	ds_load_2addr_b64 v[6:9], v19 offset0:32 offset1:40
	ds_load_2addr_b64 v[10:13], v19 offset0:16 offset1:24
	ds_load_2addr_b64 v[14:17], v19 offset0:48 offset1:56
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v18, v3, v7
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v20, v11, v15
	v_dual_sub_f32 v7, v3, v7 :: v_dual_add_f32 v22, v13, v17
	v_add_f32_e32 v23, v12, v16
	v_dual_sub_f32 v13, v13, v17 :: v_dual_sub_f32 v12, v12, v16
	v_sub_f32_e32 v11, v11, v15
	v_add_f32_e32 v15, v4, v8
	v_add_f32_e32 v19, v2, v6
	v_sub_f32_e32 v6, v2, v6
	v_dual_sub_f32 v8, v4, v8 :: v_dual_add_f32 v21, v10, v14
	v_sub_f32_e32 v10, v10, v14
	v_add_f32_e32 v14, v5, v9
	v_sub_f32_e32 v9, v5, v9
	v_add_f32_e32 v17, v18, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_sub_f32 v18, v18, v20 :: v_dual_sub_f32 v3, v7, v10
	v_dual_add_f32 v5, v7, v10 :: v_dual_sub_f32 v10, v9, v12
	v_add_f32_e32 v2, v6, v11
	v_sub_f32_e32 v4, v6, v11
	v_add_f32_e32 v20, v15, v23
	v_sub_f32_e32 v6, v8, v13
	v_dual_add_f32 v16, v19, v21 :: v_dual_add_f32 v7, v9, v12
	v_sub_f32_e32 v9, v15, v23
	v_dual_sub_f32 v11, v14, v22 :: v_dual_add_f32 v12, v8, v13
	v_sub_f32_e32 v19, v19, v21
	v_add_f32_e32 v21, v14, v22
	v_dual_sub_f32 v22, v7, v6 :: v_dual_add_f32 v23, v6, v7
	v_add_f32_e32 v7, v18, v9
	v_dual_sub_f32 v9, v18, v9 :: v_dual_add_f32 v18, v12, v10
	v_sub_f32_e32 v6, v19, v11
	v_dual_add_f32 v8, v19, v11 :: v_dual_sub_f32 v19, v10, v12
	v_dual_add_f32 v13, v17, v21 :: v_dual_add_f32 v12, v16, v20
	v_sub_f32_e32 v10, v16, v20
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmamk_f32 v14, v18, 0xbf3504f3, v2 :: v_dual_fmamk_f32 v15, v19, 0xbf3504f3, v3
	v_dual_fmac_f32 v3, 0x3f3504f3, v19 :: v_dual_fmac_f32 v2, 0x3f3504f3, v18
	v_dual_sub_f32 v11, v17, v21 :: v_dual_fmamk_f32 v16, v22, 0x3f3504f3, v4
	v_dual_fmac_f32 v4, 0xbf3504f3, v22 :: v_dual_fmamk_f32 v17, v23, 0xbf3504f3, v5
	v_fmac_f32_e32 v5, 0x3f3504f3, v23
	s_clause 0x7
	global_store_b64 v[0:1], v[12:13], off
	global_store_b64 v[0:1], v[2:3], off offset:64
	global_store_b64 v[0:1], v[8:9], off offset:128
	global_store_b64 v[0:1], v[16:17], off offset:192
	global_store_b64 v[0:1], v[10:11], off offset:256
	global_store_b64 v[0:1], v[14:15], off offset:320
	global_store_b64 v[0:1], v[6:7], off offset:384
	global_store_b64 v[0:1], v[4:5], off offset:448
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel fft64
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 8
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
		.amdhsa_next_free_vgpr 42
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
	.size	fft64, .Lfunc_end2-fft64
                                        ; -- End function
	.set fft64.num_vgpr, 42
	.set fft64.num_agpr, 0
	.set fft64.numbered_sgpr, 16
	.set fft64.num_named_barrier, 0
	.set fft64.private_seg_size, 0
	.set fft64.uses_vcc, 1
	.set fft64.uses_flat_scratch, 0
	.set fft64.has_dyn_sized_stack, 0
	.set fft64.has_recursion, 0
	.set fft64.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1128
; TotalNumSgprs: 18
; NumVgprs: 42
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 42
; Occupancy: 16
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
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 1024
    .name:           fft64
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         fft64.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     42
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
