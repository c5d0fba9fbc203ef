	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	q4k_vector              ; -- Begin function q4k_vector
	.globl	q4k_vector
	.p2align	8
	.type	q4k_vector,@function
q4k_vector:                             ; @q4k_vector
; %bb.0:
	s_clause 0x2
	s_load_b32 s8, s[0:1], 0x18
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[2:3], s[0:1], 0x10
	v_lshrrev_b32_e32 v4, 5, v0
	v_dual_mov_b32 v6, 0 :: v_dual_and_b32 v5, 31, v0
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s0, s8, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshr_b32 s0, s0, 24
	s_add_i32 s8, s8, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s8, s8, 8
	v_cmpx_gt_i32_e64 s8, v4
	s_cbranch_execz .LBB5_4
; %bb.1:
	v_lshrrev_b32_e32 v2, 5, v0
	v_lshlrev_b32_e32 v0, 2, v5
	s_mul_i32 s0, s8, s15
	v_mov_b32_e32 v6, 0
	s_mul_i32 s9, s0, 0x90
	s_mul_hi_i32 s0, s0, 0x90
	v_lshl_or_b32 v0, v2, 10, v0
	s_add_u32 s4, s4, s9
	s_addc_u32 s5, s5, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s0, s6, v0
	v_add_co_ci_u32_e64 v7, null, s7, 0, s0
	v_mad_u64_u32 v[0:1], null, 0x90, v2, s[4:5]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, 0x380, v3
	v_add_co_ci_u32_e64 v3, null, 0, v7, vcc_lo
	v_mov_b32_e32 v7, v4
	s_mov_b32 s4, 0
.LBB5_2:                                ; =>This Inner Loop Header: Depth=1
	s_clause 0x6
	global_load_b32 v13, v[0:1], off
	global_load_d16_u8 v8, v[0:1], off offset:4
	global_load_d16_hi_u8 v8, v[0:1], off offset:8
	global_load_d16_u8 v9, v[0:1], off offset:10
	global_load_d16_hi_u8 v9, v[0:1], off offset:12
	global_load_d16_u8 v10, v[0:1], off offset:14
	global_load_d16_hi_u8 v10, v[0:1], off offset:6
	v_add_co_u32 v11, vcc_lo, v0, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v12, null, 0, v1, vcc_lo
	s_clause 0x1
	global_load_b32 v14, v[2:3], off offset:-896
	global_load_b32 v15, v[2:3], off offset:-768
	s_clause 0x3
	global_load_u8 v16, v[11:12], off offset:16
	global_load_u8 v17, v[11:12], off offset:48
	global_load_u8 v18, v[11:12], off offset:80
	global_load_u8 v12, v[11:12], off offset:112
	s_clause 0x5
	global_load_b32 v19, v[2:3], off offset:-512
	global_load_b32 v20, v[2:3], off offset:-640
	global_load_b32 v21, v[2:3], off offset:-256
	global_load_b32 v22, v[2:3], off offset:-384
	global_load_b32 v23, v[2:3], off
	global_load_b32 v24, v[2:3], off offset:-128
	v_add_co_u32 v0, vcc_lo, 0x120, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0x800, v2
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_waitcnt vmcnt(18)
	v_cvt_f32_f16_e32 v25, v13.l
	s_waitcnt vmcnt(16)
	v_and_b16 v26.l, v8.l, 63
	v_and_b16 v27.l, v8.h, 63
	s_waitcnt vmcnt(14)
	v_and_b16 v29.l, v9.l, 63
	v_cvt_f32_f16_e32 v13, v13.h
	v_lshrrev_b16 v8.l, 2, v8.l
	s_waitcnt vmcnt(12)
	v_and_b16 v28.l, v10.h, 63
	v_cvt_f32_ubyte0_e32 v26, v26
	v_cvt_f32_ubyte0_e32 v27, v27
	s_waitcnt vmcnt(9)
	v_and_b32_e32 v30, 15, v16
	v_lshrrev_b32_e32 v16, 4, v16
	v_cvt_f32_ubyte0_e32 v28, v28
	s_waitcnt vmcnt(8)
	v_and_b32_e32 v31, 15, v17
	v_cvt_f32_ubyte0_e32 v29, v29
	v_lshrrev_b32_e32 v17, 4, v17
	v_dual_mul_f32 v26, v25, v26 :: v_dual_add_nc_u32 v7, 2, v7
	v_and_b16 v11.l, v9.h, 15
	v_lshrrev_b16 v8.h, 2, v8.h
	v_lshrrev_b16 v9.l, 2, v9.l
	v_and_b16 v8.l, v8.l, 48
	s_waitcnt vmcnt(7)
	v_dual_mul_f32 v29, v13, v29 :: v_dual_and_b32 v32, 15, v18
	v_mul_f32_e32 v27, v13, v27
	v_cvt_f32_ubyte0_e32 v16, v16
	v_mul_f32_e32 v28, v25, v28
	v_cvt_f32_ubyte0_e32 v17, v17
	v_lshrrev_b16 v9.h, 4, v9.h
	v_and_b16 v11.h, v10.l, 15
	v_lshrrev_b16 v10.h, 2, v10.h
	v_lshrrev_b16 v10.l, 4, v10.l
	v_and_b16 v8.h, v8.h, 48
	v_and_b16 v9.l, v9.l, 48
	v_cvt_f32_ubyte0_e32 v30, v30
	v_cvt_f32_ubyte0_e32 v31, v31
	v_or_b16 v8.l, v8.l, v11.l
	v_fma_f32 v16, v26, v16, -v27
	v_fma_f32 v17, v28, v17, -v29
	v_and_b16 v10.h, v10.h, 48
	s_waitcnt vmcnt(6)
	v_and_b32_e32 v33, 15, v12
	v_or_b16 v11.l, v8.h, v9.h
	v_or_b16 v9.l, v9.l, v10.l
	v_fma_f32 v30, v26, v30, -v27
	v_fma_f32 v26, v28, v31, -v29
	v_cvt_f32_ubyte0_e32 v8, v8
	v_mul_f32_e32 v15, v15, v16
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v16, v19, v17
	v_lshrrev_b32_e32 v18, 4, v18
	v_or_b16 v34.l, v10.h, v11.h
	v_cvt_f32_ubyte0_e32 v11, v11
	v_cvt_f32_ubyte0_e32 v9, v9
	s_waitcnt vmcnt(4)
	v_fmac_f32_e32 v16, v20, v26
	v_dual_mul_f32 v8, v25, v8 :: v_dual_fmac_f32 v15, v14, v30
	v_lshrrev_b32_e32 v12, 4, v12
	v_cvt_f32_ubyte0_e32 v32, v32
	v_cvt_f32_ubyte0_e32 v18, v18
	v_cvt_f32_ubyte0_e32 v27, v34
	v_dual_mul_f32 v9, v13, v9 :: v_dual_add_f32 v6, v6, v15
	v_mul_f32_e32 v11, v13, v11
	v_cvt_f32_ubyte0_e32 v12, v12
	v_cvt_f32_ubyte0_e32 v10, v33
	v_cmp_le_i32_e64 s0, s8, v7
	v_add_f32_e32 v6, v6, v16
	v_fma_f32 v13, v8, v18, -v11
	v_fma_f32 v8, v8, v32, -v11
	v_mul_f32_e32 v17, v25, v27
	s_or_b32 s4, s0, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fma_f32 v11, v17, v12, -v9
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v12, v21, v13
	s_waitcnt vmcnt(2)
	v_fmac_f32_e32 v12, v22, v8
	v_fma_f32 v9, v17, v10, -v9
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v10, v23, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v6, v6, v12
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v10, v24, v9
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v6, v6, v10
	s_and_not1_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB5_2
; %bb.3:
	s_or_b32 exec_lo, exec_lo, s4
.LBB5_4:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s1
	ds_swizzle_b32 v0, v6 offset:swizzle(SWAP,16)
	s_mov_b32 s0, exec_lo
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v6, v0
	ds_swizzle_b32 v1, v0 offset:swizzle(SWAP,8)
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v0, v1
	ds_swizzle_b32 v1, v0 offset:swizzle(SWAP,4)
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v0, v1
	ds_swizzle_b32 v1, v0 offset:swizzle(SWAP,2)
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v0, v1
	ds_swizzle_b32 v1, v0 offset:swizzle(SWAP,1)
	v_cmpx_eq_u32_e32 0, v5
	s_cbranch_execz .LBB5_6
; %bb.5:
	v_lshl_or_b32 v2, s15, 1, v4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v0, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s2, v2
	v_add_co_ci_u32_e64 v3, null, s3, v3, vcc_lo
	global_store_b32 v[2:3], v0, off
.LBB5_6:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel q4k_vector
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 35
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
	.size	q4k_vector, .Lfunc_end5-q4k_vector
                                        ; -- End function
	.set q4k_vector.num_vgpr, 35
	.set q4k_vector.num_agpr, 0
	.set q4k_vector.numbered_sgpr, 16
	.set q4k_vector.num_named_barrier, 0
	.set q4k_vector.private_seg_size, 0
	.set q4k_vector.uses_vcc, 1
	.set q4k_vector.uses_flat_scratch, 0
	.set q4k_vector.has_dyn_sized_stack, 0
	.set q4k_vector.has_recursion, 0
	.set q4k_vector.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1088
; TotalNumSgprs: 18
; NumVgprs: 35
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 35
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
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 64
    .name:           q4k_vector
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         q4k_vector.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     35
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
