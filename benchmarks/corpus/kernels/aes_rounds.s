	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	aes_rounds              ; -- Begin function aes_rounds
	.globl	aes_rounds
	.p2align	8
	.type	aes_rounds,@function
aes_rounds:                             ; @aes_rounds
; %bb.0:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[2:3], s[0:1], 0x10
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshl_add_u32 v0, s15, 8, v0
	s_load_b32 s0, s[0:1], 0x18
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	s_clause 0x3
	global_load_b32 v3, v2, s[4:5]
	global_load_b32 v6, v2, s[4:5] offset:1024
	global_load_b32 v7, v2, s[4:5] offset:2048
	global_load_b32 v8, v2, s[4:5] offset:3072
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt vmcnt(2)
	ds_store_2addr_stride64_b32 v2, v3, v6 offset1:4
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v2, v7, v8 offset0:8 offset1:12
	v_lshlrev_b64 v[0:1], 4, v[0:1]
	s_cmp_gt_i32 s0, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v5, null, s3, v1, vcc_lo
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	global_load_b128 v[0:3], v[4:5], off
	s_cbranch_scc0 .LBB3_2
; %bb.1:
	s_mov_b32 s1, -1
.LBB3_2:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccnz .LBB3_5
; %bb.3:
	s_add_u32 s1, s6, 8
	s_addc_u32 s2, s7, 0
.LBB3_4:                                ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_lshrrev_b32_e32 v6, 22, v3
	v_and_b32_e32 v7, 0xff, v0
	v_and_b32_e32 v10, 0xff, v1
	v_lshrrev_b32_e32 v12, 14, v3
	v_lshrrev_b32_e32 v15, 6, v3
	v_and_b32_e32 v3, 0xff, v3
	v_lshrrev_b32_e32 v8, 6, v1
	v_lshrrev_b32_e32 v11, 6, v2
	v_lshrrev_b32_e32 v13, 22, v0
	v_lshrrev_b32_e32 v16, 14, v0
	v_lshrrev_b32_e32 v0, 6, v0
	v_lshrrev_b32_e32 v9, 14, v2
	v_lshrrev_b32_e32 v17, 14, v1
	v_and_b32_e32 v14, 0xff, v2
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshlrev_b32_e32 v10, 2, v10
	v_lshlrev_b32_e32 v3, 2, v3
	v_and_b32_e32 v8, 0x3fc, v8
	v_and_b32_e32 v11, 0x3fc, v11
	v_lshrrev_b32_e32 v1, 22, v1
	v_and_b32_e32 v0, 0x3fc, v0
	v_and_b32_e32 v9, 0x3fc, v9
	v_and_b32_e32 v12, 0x3fc, v12
	v_and_b32_e32 v17, 0x3fc, v17
	v_lshrrev_b32_e32 v2, 22, v2
	v_lshlrev_b32_e32 v14, 2, v14
	v_and_b32_e32 v15, 0x3fc, v15
	v_and_b32_e32 v16, 0x3fc, v16
	v_and_b32_e32 v6, 0x3fc, v6
	ds_load_b32 v7, v7
	ds_load_b32 v8, v8 offset:1024
	ds_load_b32 v9, v9 offset:2048
	v_and_b32_e32 v13, 0x3fc, v13
	ds_load_b32 v10, v10
	ds_load_b32 v11, v11 offset:1024
	ds_load_b32 v12, v12 offset:2048
	ds_load_b32 v14, v14
	ds_load_b32 v15, v15 offset:1024
	ds_load_b32 v16, v16 offset:2048
	ds_load_b32 v3, v3
	ds_load_b32 v0, v0 offset:1024
	ds_load_b32 v17, v17 offset:2048
	v_and_b32_e32 v1, 0x3fc, v1
	s_add_u32 s4, s1, -8
	v_and_b32_e32 v2, 0x3fc, v2
	s_addc_u32 s5, s2, -1
	ds_load_b32 v6, v6 offset:3072
	s_load_b128 s[4:7], s[4:5], 0x0
	ds_load_b32 v13, v13 offset:3072
	ds_load_b32 v18, v1 offset:3072
	ds_load_b32 v19, v2 offset:3072
	s_add_i32 s0, s0, -1
	s_add_u32 s1, s1, 16
	s_addc_u32 s2, s2, 0
	s_cmp_lg_u32 s0, 0
	s_waitcnt lgkmcnt(0)
	v_xor3_b32 v2, v11, v10, v12
	v_xor3_b32 v1, v8, v7, v9
	v_xor3_b32 v7, v15, v14, v16
	v_xor3_b32 v3, v0, v3, v17
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_xor3_b32 v0, v1, v6, s4
	v_xor3_b32 v1, v2, v13, s5
	v_xor3_b32 v2, v7, v18, s6
	s_delay_alu instid0(VALU_DEP_4)
	v_xor3_b32 v3, v3, v19, s7
	s_cbranch_scc1 .LBB3_4
.LBB3_5:
	s_waitcnt vmcnt(0)
	global_store_b128 v[4:5], v[0:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel aes_rounds
		.amdhsa_group_segment_fixed_size 4096
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
		.amdhsa_next_free_vgpr 20
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
		.amdhsa_inst_pref_size 6
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end3:
	.size	aes_rounds, .Lfunc_end3-aes_rounds
                                        ; -- End function
	.set aes_rounds.num_vgpr, 20
	.set aes_rounds.num_agpr, 0
	.set aes_rounds.numbered_sgpr, 16
	.set aes_rounds.num_named_barrier, 0
	.set aes_rounds.private_seg_size, 0
	.set aes_rounds.uses_vcc, 1
	.set aes_rounds.uses_flat_scratch, 0
	.set aes_rounds.has_dyn_sized_stack, 0
	.set aes_rounds.has_recursion, 0
	.set aes_rounds.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 652
; TotalNumSgprs: 18
; NumVgprs: 20
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 20
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
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           aes_rounds
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         aes_rounds.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
