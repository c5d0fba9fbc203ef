	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	fft256_radix4           ; -- Begin function fft256_radix4
	.globl	fft256_radix4
	.p2align	8
	.type	fft256_radix4,@function
fft256_radix4:                          ; @fft256_radix4
; %bb.0:
	s_load_b128 s[0:3], s[0:1], 0x0
	v_lshl_or_b32 v1, s15, 8, v0
	v_lshlrev_b32_e32 v16, 4, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[12:13], 3, v[1:2]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s0, v12
	v_add_co_ci_u32_e64 v2, null, s1, v13, vcc_lo
	s_clause 0x3
	global_load_b64 v[3:4], v[1:2], off
	global_load_b64 v[5:6], v[1:2], off offset:512
	global_load_b64 v[7:8], v[1:2], off offset:1024
	global_load_b64 v[1:2], v[1:2], off offset:1536
	v_lshlrev_b32_e32 v9, 2, v0
	v_add_co_u32 v12, vcc_lo, s2, v12
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, s3, v13, vcc_lo
	s_waitcnt vmcnt(2)
	v_fmamk_f32 v10, v6, 0x80000000, v5
	s_waitcnt vmcnt(1)
	v_dual_fmamk_f32 v11, v8, 0x80000000, v7 :: v_dual_fmac_f32 v8, 0, v7
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v6, 0, v5 :: v_dual_fmamk_f32 v5, v2, 0x80000000, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v2, 0, v1 :: v_dual_add_f32 v7, v3, v11
	v_dual_add_f32 v14, v4, v8 :: v_dual_sub_f32 v11, v3, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_sub_f32 v4, v4, v8 :: v_dual_add_f32 v3, v6, v2
	v_add_f32_e32 v8, v10, v5
	v_sub_f32_e32 v10, v10, v5
	v_sub_f32_e32 v15, v6, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v5, v7, v8
	v_dual_add_f32 v1, v14, v3 :: v_dual_sub_f32 v2, v4, v10
	v_dual_sub_f32 v3, v14, v3 :: v_dual_add_f32 v4, v4, v10
	v_and_b32_e32 v10, 3, v0
	v_add_f32_e32 v6, v11, v15
	v_sub_f32_e32 v7, v7, v8
	v_sub_f32_e32 v8, v11, v15
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_ubyte0_e32 v11, v10
	v_dual_mul_f32 v11, 0xbd800000, v11 :: v_dual_and_b32 v14, 60, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_add_f32_e32 v17, v11, v11
	v_lshlrev_b32_e32 v15, 2, v10
	v_sin_f32_e32 v18, v11
	v_or_b32_e32 v10, v9, v10
	v_sin_f32_e32 v19, v17
	s_delay_alu instid0(VALU_DEP_2)
	v_lshl_or_b32 v14, v14, 4, v15
	v_mul_f32_e32 v15, 0x40400000, v11
	v_cos_f32_e32 v11, v11
	v_cos_f32_e32 v17, v17
	v_lshl_or_b32 v10, v10, 2, 0x430
	v_add_nc_u32_e32 v21, 0x400, v14
	v_add_nc_u32_e32 v22, 32, v14
	v_sin_f32_e32 v20, v15
	v_cos_f32_e32 v15, v15
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v16, v[5:8] offset:1024
	ds_store_b128 v16, v[1:4]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_stride64_b32 v[1:2], v9 offset0:4 offset1:5
	ds_load_2addr_stride64_b32 v[3:4], v9 offset1:1
	ds_load_2addr_stride64_b32 v[5:6], v9 offset0:6 offset1:7
	ds_load_2addr_stride64_b32 v[7:8], v9 offset0:2 offset1:3
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v23, v4, v18
	v_mul_f32_e32 v4, v4, v11
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v24, v7, v19
	v_mul_f32_e32 v7, v7, v17
	v_mul_f32_e32 v25, v8, v20
	v_fma_f32 v11, v2, v11, -v23
	v_fmac_f32_e32 v4, v2, v18
	v_fma_f32 v17, v5, v17, -v24
	v_mul_f32_e32 v8, v8, v15
	v_fmac_f32_e32 v7, v5, v19
	v_fma_f32 v2, v6, v15, -v25
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v5, v1, v17 :: v_dual_fmac_f32 v8, v6, v20
	v_dual_add_f32 v6, v3, v7 :: v_dual_sub_f32 v1, v1, v17
	v_sub_f32_e32 v3, v3, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_add_f32_e32 v7, v4, v8
	v_add_f32_e32 v15, v11, v2
	v_sub_f32_e32 v2, v11, v2
	v_sub_f32_e32 v4, v4, v8
	v_dual_add_f32 v11, v6, v7 :: v_dual_add_nc_u32 v8, 0xfffffc00, v10
	v_sub_f32_e32 v6, v6, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_add_f32 v17, v5, v15 :: v_dual_sub_f32 v18, v3, v2
	v_dual_add_f32 v19, v1, v4 :: v_dual_add_f32 v2, v3, v2
	v_sub_f32_e32 v5, v5, v15
	v_sub_f32_e32 v1, v1, v4
	s_barrier
	buffer_gl0_inv
	ds_store_2addr_b32 v14, v11, v18 offset1:4
	ds_store_2addr_b32 v21, v19, v5 offset0:4 offset1:8
	ds_store_2addr_b32 v22, v6, v17 offset1:248
	ds_store_b32 v10, v1
	ds_store_b32 v8, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_stride64_b32 v[1:2], v9 offset0:4 offset1:5
	ds_load_2addr_stride64_b32 v[3:4], v9 offset1:1
	ds_load_2addr_stride64_b32 v[5:6], v9 offset0:6 offset1:7
	ds_load_2addr_stride64_b32 v[7:8], v9 offset0:2 offset1:3
	v_and_b32_e32 v10, 15, v0
	v_cvt_f32_ubyte0_e32 v0, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_ubyte0_e32 v11, v10
	v_mul_f32_e32 v11, 0xbc800000, v11
	s_delay_alu instid0(VALU_DEP_1)
	v_sin_f32_e32 v17, v11
	s_waitcnt lgkmcnt(2)
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v22, v4, v17
	v_dual_add_f32 v15, v11, v11 :: v_dual_and_b32 v14, 0x300, v16
	v_mul_f32_e32 v16, 0x40400000, v11
	v_cos_f32_e32 v11, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshl_or_b32 v10, v10, 2, v14
	v_sin_f32_e32 v18, v15
	v_cos_f32_e32 v15, v15
	v_sin_f32_e32 v19, v16
	v_cos_f32_e32 v16, v16
	v_add_nc_u32_e32 v20, 0x400, v10
	v_add_nc_u32_e32 v21, 0x80, v10
	v_or3_b32 v14, v14, v9, 0x4c0
	v_mul_f32_e32 v4, v4, v11
	v_fma_f32 v11, v2, v11, -v22
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v23, v7, v18
	v_mul_f32_e32 v7, v7, v15
	v_mul_f32_e32 v24, v8, v19
	v_mul_f32_e32 v8, v8, v16
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v15, v5, v15, -v23
	v_dual_fmac_f32 v7, v5, v18 :: v_dual_fmac_f32 v4, v2, v17
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v2, v6, v16, -v24
	v_fmac_f32_e32 v8, v6, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_f32_e32 v5, v1, v15
	v_sub_f32_e32 v1, v1, v15
	v_add_f32_e32 v15, v11, v2
	v_add_f32_e32 v6, v3, v7
	v_sub_f32_e32 v3, v3, v7
	v_dual_add_f32 v7, v4, v8 :: v_dual_sub_f32 v2, v11, v2
	v_sub_f32_e32 v4, v4, v8
	v_add_nc_u32_e32 v8, 0xfffffc00, v14
	v_add_f32_e32 v16, v5, v15
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_f32_e32 v11, v6, v7
	v_dual_sub_f32 v17, v3, v2 :: v_dual_add_f32 v18, v1, v4
	v_dual_sub_f32 v5, v5, v15 :: v_dual_add_f32 v2, v3, v2
	v_dual_sub_f32 v6, v6, v7 :: v_dual_sub_f32 v1, v1, v4
	s_barrier
	buffer_gl0_inv
	ds_store_2addr_b32 v10, v11, v17 offset1:16
	ds_store_2addr_b32 v20, v18, v5 offset0:16 offset1:32
	ds_store_2addr_b32 v21, v6, v16 offset1:224
	ds_store_b32 v14, v1
	ds_store_b32 v8, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_stride64_b32 v[1:2], v9 offset0:4 offset1:5
	ds_load_2addr_stride64_b32 v[3:4], v9 offset1:1
	ds_load_2addr_stride64_b32 v[5:6], v9 offset0:6 offset1:7
	ds_load_2addr_stride64_b32 v[7:8], v9 offset0:2 offset1:3
	v_mul_f32_e32 v0, 0xbb800000, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v10, v0, v0
	v_sin_f32_e32 v15, v10
	v_cos_f32_e32 v10, v10
	s_waitcnt lgkmcnt(0)
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v18, v7, v15
	v_mul_f32_e32 v7, v7, v10
	v_sin_f32_e32 v14, v0
	v_mul_f32_e32 v11, 0x40400000, v0
	v_cos_f32_e32 v0, v0
	v_fma_f32 v10, v5, v10, -v18
	v_fmac_f32_e32 v7, v5, v15
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(TRANS32_DEP_2)
	v_add_f32_e32 v5, v1, v10
	v_sub_f32_e32 v1, v1, v10
	v_mul_f32_e32 v17, v4, v14
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v4, v4, v0
	v_fma_f32 v0, v2, v0, -v17
	s_delay_alu instid0(VALU_DEP_2)
	v_fmac_f32_e32 v4, v2, v14
	v_sin_f32_e32 v16, v11
	v_cos_f32_e32 v11, v11
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v19, v8, v16
	v_mul_f32_e32 v8, v8, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v2, v6, v11, -v19
	v_fmac_f32_e32 v8, v6, v16
	v_add_f32_e32 v6, v3, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_sub_f32 v3, v3, v7 :: v_dual_add_f32 v10, v0, v2
	v_sub_f32_e32 v0, v0, v2
	v_add_f32_e32 v7, v4, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_sub_f32_e32 v11, v3, v0
	v_sub_f32_e32 v2, v4, v8
	v_add_f32_e32 v8, v5, v10
	v_dual_sub_f32 v5, v5, v10 :: v_dual_add_f32 v4, v6, v7
	v_sub_f32_e32 v6, v6, v7
	s_delay_alu instid0(VALU_DEP_4)
	v_add_f32_e32 v14, v1, v2
	v_dual_sub_f32 v1, v1, v2 :: v_dual_add_f32 v0, v3, v0
	s_barrier
	buffer_gl0_inv
	ds_store_2addr_stride64_b32 v9, v8, v14 offset0:4 offset1:5
	ds_store_2addr_stride64_b32 v9, v4, v11 offset1:1
	ds_store_2addr_stride64_b32 v9, v5, v1 offset0:6 offset1:7
	ds_store_2addr_stride64_b32 v9, v6, v0 offset0:2 offset1:3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_stride64_b32 v[0:1], v9 offset0:4 offset1:5
	ds_load_2addr_stride64_b32 v[4:5], v9 offset1:1
	ds_load_2addr_stride64_b32 v[6:7], v9 offset0:6 offset1:7
	ds_load_2addr_stride64_b32 v[10:11], v9 offset0:2 offset1:3
	s_waitcnt lgkmcnt(2)
	v_dual_mov_b32 v3, v0 :: v_dual_mov_b32 v2, v5
	s_waitcnt lgkmcnt(0)
	v_dual_mov_b32 v9, v6 :: v_dual_mov_b32 v8, v11
	s_clause 0x3
	global_store_b64 v[12:13], v[3:4], off
	global_store_b64 v[12:13], v[1:2], off offset:512
	global_store_b64 v[12:13], v[9:10], off offset:1024
	global_store_b64 v[12:13], v[7:8], off offset:1536
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel fft256_radix4
		.amdhsa_group_segment_fixed_size 2048
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
		.amdhsa_next_free_vgpr 26
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
.Lfunc_end33:
	.size	fft256_radix4, .Lfunc_end33-fft256_radix4
                                        ; -- End function
	.set fft256_radix4.num_vgpr, 26
	.set fft256_radix4.num_agpr, 0
	.set fft256_radix4.numbered_sgpr, 16
	.set fft256_radix4.num_named_barrier, 0
	.set fft256_radix4.private_seg_size, 0
	.set fft256_radix4.uses_vcc, 1
	.set fft256_radix4.uses_flat_scratch, 0
	.set fft256_radix4.has_dyn_sized_stack, 0
	.set fft256_radix4.has_recursion, 0
	.set fft256_radix4.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1420
; TotalNumSgprs: 18
; NumVgprs: 26
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 26
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
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 64
    .name:           fft256_radix4
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         fft256_radix4.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     26
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
