	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.text
	.protected	byte_histogram          ; -- Begin function byte_histogram
	.globl	byte_histogram
	.p2align	8
	.type	byte_histogram,@function
byte_histogram:                         ; @byte_histogram
; %bb.0:
	v_or_b32_e32 v1, 0xffffff00, v0
	v_dual_mov_b32 v3, 0 :: v_dual_lshlrev_b32 v2, 2, v0
	s_mov_b32 s2, 0
.LBB17_1:                               ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	v_add_nc_u32_e32 v1, 0x100, v1
	ds_store_b32 v2, v3
	v_add_nc_u32_e32 v2, 0x400, v2
	v_cmp_lt_u32_e32 vcc_lo, 0x707, v1
	s_or_b32 s2, vcc_lo, s2
	s_and_not1_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB17_1
; %bb.2:
	s_or_b32 exec_lo, exec_lo, s2
	s_load_b32 s4, s[0:1], 0x10
	s_lshl_b32 s6, s15, 8
	s_mov_b32 s2, exec_lo
	v_or_b32_e32 v4, s6, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_cmpx_le_i32_e64 s4, v4
	s_xor_b32 s2, exec_lo, s2
; %bb.3:
	v_mov_b32_e32 v1, 0
                                        ; implicit-def: $vgpr4
; %bb.4:
	s_or_saveexec_b32 s5, s2
	s_load_b128 s[0:3], s[0:1], 0x0
	s_xor_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB17_8
; %bb.5:
	s_ashr_i32 s7, s6, 31
	v_add_co_u32 v1, s6, s6, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, s7, 0, s6
	v_lshrrev_b32_e32 v5, 5, v0
	v_mov_b32_e32 v6, 1
	v_lshlrev_b64 v[2:3], 4, v[1:2]
	v_mov_b32_e32 v1, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_u32_u24_e32 v5, 0x404, v5
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s0, v2
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
	s_mov_b32 s1, 0
.LBB17_6:                               ; =>This Inner Loop Header: Depth=1
	global_load_b128 v[7:10], v[2:3], off
	v_add_nc_u32_e32 v4, 0x20000, v4
	v_add_co_u32 v2, s0, 0x200000, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v3, s0, 0, v3, s0
	v_cmp_le_i32_e32 vcc_lo, s4, v4
	s_or_b32 s1, vcc_lo, s1
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, 0xff, v7
	v_lshrrev_b32_e32 v12, 6, v7
	v_lshrrev_b32_e32 v13, 14, v7
	v_lshrrev_b32_e32 v7, 22, v7
	v_lshrrev_b32_e32 v15, 6, v8
	v_and_b32_e32 v14, 0xff, v8
	v_lshrrev_b32_e32 v16, 14, v8
	v_lshrrev_b32_e32 v8, 22, v8
	v_and_b32_e32 v17, 0xff, v9
	v_lshrrev_b32_e32 v18, 6, v9
	v_lshrrev_b32_e32 v19, 14, v9
	v_lshrrev_b32_e32 v9, 22, v9
	v_and_b32_e32 v20, 0xff, v10
	v_lshrrev_b32_e32 v21, 6, v10
	v_lshrrev_b32_e32 v22, 14, v10
	v_lshrrev_b32_e32 v10, 22, v10
	v_lshl_add_u32 v11, v11, 2, v5
	v_and_b32_e32 v12, 0x3fc, v12
	v_and_b32_e32 v13, 0x3fc, v13
	v_and_b32_e32 v7, 0x3fc, v7
	v_and_b32_e32 v15, 0x3fc, v15
	v_and_b32_e32 v16, 0x3fc, v16
	v_and_b32_e32 v8, 0x3fc, v8
	v_and_b32_e32 v18, 0x3fc, v18
	v_and_b32_e32 v19, 0x3fc, v19
	v_and_b32_e32 v9, 0x3fc, v9
	v_and_b32_e32 v21, 0x3fc, v21
	v_and_b32_e32 v22, 0x3fc, v22
	v_and_b32_e32 v10, 0x3fc, v10
	ds_add_u32 v11, v6
	v_add_nc_u32_e32 v11, v5, v12
	v_add_nc_u32_e32 v12, v5, v13
	v_add_nc_u32_e32 v7, v5, v7
	v_lshl_add_u32 v14, v14, 2, v5
	v_add_nc_u32_e32 v13, v5, v15
	v_lshl_add_u32 v17, v17, 2, v5
	v_lshl_add_u32 v20, v20, 2, v5
	v_add_nc_u32_e32 v15, v5, v16
	v_add_nc_u32_e32 v8, v5, v8
	v_add_nc_u32_e32 v16, v5, v18
	v_add_nc_u32_e32 v18, v5, v19
	v_add_nc_u32_e32 v9, v5, v9
	v_add_nc_u32_e32 v19, v5, v21
	v_add_nc_u32_e32 v21, v5, v22
	v_add_nc_u32_e32 v10, v5, v10
	ds_add_u32 v11, v6
	ds_add_u32 v12, v6
	ds_add_u32 v7, v6
	ds_add_u32 v14, v6
	ds_add_u32 v13, v6
	ds_add_u32 v15, v6
	ds_add_u32 v8, v6
	ds_add_u32 v17, v6
	ds_add_u32 v16, v6
	ds_add_u32 v18, v6
	ds_add_u32 v9, v6
	ds_add_u32 v20, v6
	ds_add_u32 v19, v6
	ds_add_u32 v21, v6
	ds_add_u32 v10, v6
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB17_6
; %bb.7:
	s_or_b32 exec_lo, exec_lo, s1
.LBB17_8:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s5
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	ds_load_b32 v3, v2
	ds_load_b32 v4, v2 offset:1028
	ds_load_b32 v5, v2 offset:2056
	ds_load_b32 v6, v2 offset:3084
	ds_load_b32 v7, v2 offset:4112
	ds_load_b32 v8, v2 offset:5140
	ds_load_b32 v9, v2 offset:6168
	ds_load_b32 v2, v2 offset:7196
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	s_waitcnt lgkmcnt(6)
	v_add_nc_u32_e32 v3, v4, v3
	s_waitcnt lgkmcnt(4)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add3_u32 v3, v5, v3, v6
	s_waitcnt lgkmcnt(2)
	v_add3_u32 v3, v7, v3, v8
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_add3_u32 v2, v9, v3, v2
	global_atomic_add_u32 v[0:1], v2, off
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel byte_histogram
		.amdhsa_group_segment_fixed_size 8224
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
		.amdhsa_next_free_vgpr 23
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
.Lfunc_end17:
	.size	byte_histogram, .Lfunc_end17-byte_histogram
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 856
; NumSgprs: 18
; NumVgprs: 23
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8224 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 23
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
      - .offset:         16
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 8224
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 256
    .name:           byte_histogram
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         byte_histogram.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
