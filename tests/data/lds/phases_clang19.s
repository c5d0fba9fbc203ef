	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.text
	.protected	phases                  ; -- Begin function phases
	.globl	phases
	.p2align	8
	.type	phases,@function
phases:                                 ; @phases
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x0
	s_lshl_b32 s2, s15, 10
	v_lshlrev_b32_e32 v10, 2, v0
	s_ashr_i32 s3, s2, 31
	v_lshlrev_b32_e32 v9, 5, v0
	s_lshl_b64 s[8:9], s[2:3], 2
	s_load_b32 s3, s[0:1], 0x10
	v_lshrrev_b32_e32 v11, 5, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_or_b32 v9, 0x3e0, v9, v11
	v_lshlrev_b32_e32 v9, 2, v9
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s4, s8
	s_addc_u32 s1, s5, s9
	s_clause 0x7
	global_load_b32 v1, v10, s[0:1]
	global_load_b32 v2, v10, s[0:1] offset:512
	global_load_b32 v3, v10, s[0:1] offset:1024
	global_load_b32 v4, v10, s[0:1] offset:1536
	global_load_b32 v5, v10, s[0:1] offset:2048
	global_load_b32 v6, v10, s[0:1] offset:2560
	global_load_b32 v7, v10, s[0:1] offset:3072
	global_load_b32 v8, v10, s[0:1] offset:3584
	s_waitcnt vmcnt(6)
	ds_store_2addr_b32 v9, v1, v2 offset1:4
	s_waitcnt vmcnt(4)
	ds_store_2addr_b32 v9, v3, v4 offset0:8 offset1:12
	s_waitcnt vmcnt(2)
	ds_store_2addr_b32 v9, v5, v6 offset0:16 offset1:20
	s_waitcnt vmcnt(0)
	ds_store_2addr_b32 v9, v7, v8 offset0:24 offset1:28
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_2addr_stride64_b32 v[1:2], v10 offset1:2
	ds_load_2addr_stride64_b32 v[3:4], v10 offset0:4 offset1:6
	ds_load_2addr_stride64_b32 v[5:6], v10 offset0:8 offset1:10
	v_or_b32_e32 v8, s2, v0
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v7, 0, v1
	v_mad_u32_u24 v9, v0, 28, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v7, 2.0, v2
	ds_load_2addr_stride64_b32 v[1:2], v10 offset0:12 offset1:14
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_fmac_f32_e32 v7, 0x40400000, v3
	v_fmac_f32_e32 v7, 4.0, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v7, 0x40a00000, v5
	v_fmac_f32_e32 v7, 0x40c00000, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v7, 0x40e00000, v1
	v_fmamk_f32 v1, v2, 0x41000000, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_f32_e32 v0, 0, v1
	v_add_f32_e32 v2, v1, v1
	v_mul_f32_e32 v3, 0x40400000, v1
	v_mul_f32_e32 v4, 4.0, v1
	v_mul_f32_e32 v5, 0x40a00000, v1
	v_mul_f32_e32 v6, 0x40c00000, v1
	v_mul_f32_e32 v7, 0x40e00000, v1
	ds_store_b128 v9, v[0:3]
	ds_store_b128 v9, v[4:7] offset:16
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_2addr_stride64_b32 v[0:1], v10 offset1:2
	ds_load_2addr_stride64_b32 v[2:3], v10 offset0:4 offset1:6
	ds_load_2addr_stride64_b32 v[4:5], v10 offset0:8 offset1:10
	ds_load_2addr_stride64_b32 v[6:7], v10 offset0:12 offset1:14
	v_ashrrev_i32_e32 v9, 31, v8
	v_cvt_f32_i32_e32 v10, s3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_co_u32 v8, vcc_lo, s6, v8
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e32 v9, vcc_lo, s7, v9, vcc_lo
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v0, v0, v10
	v_add_f32_e32 v1, v1, v10
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v2, v2, v10
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v6, v6, v10
	v_add_f32_e32 v3, v3, v10
	v_add_f32_e32 v4, v4, v10
	v_add_f32_e32 v5, v5, v10
	v_add_f32_e32 v7, v7, v10
	s_clause 0x7
	global_store_b32 v[8:9], v0, off
	global_store_b32 v[8:9], v1, off offset:512
	global_store_b32 v[8:9], v2, off offset:1024
	global_store_b32 v[8:9], v3, off offset:1536
	global_store_b32 v[8:9], v4, off offset:2048
	global_store_b32 v[8:9], v5, off offset:2560
	global_store_b32 v[8:9], v6, off offset:3072
	global_store_b32 v[8:9], v7, off offset:3584
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel phases
		.amdhsa_group_segment_fixed_size 4096
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end4:
	.size	phases, .Lfunc_end4-phases
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 580
; NumSgprs: 18
; NumVgprs: 12
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 12
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
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 128
    .name:           phases
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         phases.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
