	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	big_multiply4           ; -- Begin function big_multiply4
	.globl	big_multiply4
	.p2align	8
	.type	big_multiply4,@function
big_multiply4:                          ; @big_multiply4
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshl_add_u32 v0, s15, 6, v0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[12:13], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s4, v12
	v_add_co_ci_u32_e64 v1, null, s5, v13, vcc_lo
	v_add_co_u32 v2, vcc_lo, s6, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s7, v13, vcc_lo
	global_load_b32 v17, v[0:1], off
	global_load_b32 v24, v[2:3], off
	v_add_co_u32 v4, vcc_lo, 0x4000, v2
	v_add_co_ci_u32_e64 v5, null, 0, v3, vcc_lo
	global_load_b32 v26, v[4:5], off
	v_add_co_u32 v4, vcc_lo, 0x8000, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v3, vcc_lo
	v_add_co_u32 v2, vcc_lo, 0xc000, v2
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	global_load_b32 v27, v[4:5], off
	v_add_co_u32 v4, vcc_lo, 0x4000, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v1, vcc_lo
	global_load_b32 v28, v[2:3], off
	global_load_b32 v25, v[4:5], off
	v_add_co_u32 v2, vcc_lo, 0x8000, v0
	v_add_co_ci_u32_e64 v3, null, 0, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, 0xc000, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	global_load_b32 v29, v[2:3], off
	v_add_co_u32 v20, vcc_lo, s0, v12
	global_load_b32 v30, v[0:1], off
	v_mov_b32_e32 v2, 0
	v_add_co_ci_u32_e64 v21, null, s1, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v8, v2
	s_waitcnt vmcnt(6)
	v_mad_u64_u32 v[0:1], null, v24, v17, 0
	s_waitcnt vmcnt(5)
	v_mad_u64_u32 v[3:4], null, v26, v17, v[1:2]
	s_waitcnt vmcnt(4)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[6:7], null, v27, v17, v[4:5]
	s_waitcnt vmcnt(3)
	v_mad_u64_u32 v[9:10], null, v28, v17, v[7:8]
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v1, v9 :: v_dual_mov_b32 v4, v2
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v11, v2
	v_mov_b32_e32 v15, v2
	s_waitcnt vmcnt(2)
	v_mad_u64_u32 v[18:19], null, v25, v24, v[3:4]
	v_mad_u64_u32 v[3:4], null, v26, v25, v[6:7]
	v_mad_u64_u32 v[6:7], null, v27, v25, v[1:2]
	v_mad_u64_u32 v[22:23], null, v28, v25, v[10:11]
	v_mov_b32_e32 v16, v2
	v_mov_b32_e32 v17, v2
	v_add_co_u32 v13, vcc_lo, v3, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v1, null, 0, v4, vcc_lo
	s_waitcnt vmcnt(1)
	v_mad_u64_u32 v[3:4], null, v29, v24, v[13:14]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v13, vcc_lo, v6, v1
	v_add_co_ci_u32_e64 v1, null, 0, v7, vcc_lo
	v_add_co_u32 v9, vcc_lo, 0x4000, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mad_u64_u32 v[6:7], null, v29, v26, v[4:5]
	v_add_co_ci_u32_e64 v10, null, 0, v21, vcc_lo
	v_add_co_u32 v14, vcc_lo, v22, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v1, null, 0, v23, vcc_lo
	v_add_co_u32 v4, s0, 0x8000, v20
	v_mad_u64_u32 v[11:12], null, v27, v29, v[14:15]
	v_add_co_u32 v15, vcc_lo, v6, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, 0, v7, vcc_lo
	v_add_co_u32 v13, vcc_lo, 0xc000, v20
	v_add_co_ci_u32_e64 v14, null, 0, v21, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_u32 v19, vcc_lo, v11, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[6:7], null, v30, v24, v[15:16]
	v_mad_u64_u32 v[22:23], null, v28, v29, v[1:2]
	v_add_co_ci_u32_e64 v1, null, 0, v12, vcc_lo
	v_add_co_u32 v11, vcc_lo, 0x10000, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mad_u64_u32 v[24:25], null, v30, v26, v[7:8]
	v_add_co_ci_u32_e64 v12, null, 0, v21, vcc_lo
	v_add_co_u32 v16, vcc_lo, v22, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v1, null, 0, v23, vcc_lo
	v_add_co_ci_u32_e64 v5, null, 0, v21, s0
	v_mad_u64_u32 v[22:23], null, v30, v27, v[16:17]
	v_add_co_u32 v17, vcc_lo, v24, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v19, null, 0, v25, vcc_lo
	v_add_co_u32 v15, vcc_lo, 0x18000, v20
	v_mad_u64_u32 v[24:25], null, v28, v30, v[1:2]
	v_add_co_ci_u32_e64 v16, null, 0, v21, vcc_lo
	v_add_co_u32 v19, vcc_lo, v22, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v22, null, 0, v23, vcc_lo
	v_add_co_u32 v1, vcc_lo, 0x1c000, v20
	v_add_co_u32 v7, s0, 0x14000, v20
	v_add_co_ci_u32_e64 v2, null, 0, v21, vcc_lo
	v_add_co_u32 v22, vcc_lo, v24, v22
	v_add_co_ci_u32_e64 v8, null, 0, v21, s0
	v_add_co_ci_u32_e64 v23, null, 0, v25, vcc_lo
	s_clause 0x7
	global_store_b32 v[20:21], v0, off
	global_store_b32 v[9:10], v18, off
	global_store_b32 v[4:5], v3, off
	global_store_b32 v[13:14], v6, off
	global_store_b32 v[11:12], v17, off
	global_store_b32 v[7:8], v19, off
	global_store_b32 v[15:16], v22, off
	global_store_b32 v[1:2], v23, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel big_multiply4
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_inst_pref_size 8
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end1:
	.size	big_multiply4, .Lfunc_end1-big_multiply4
                                        ; -- End function
	.set big_multiply4.num_vgpr, 31
	.set big_multiply4.num_agpr, 0
	.set big_multiply4.numbered_sgpr, 16
	.set big_multiply4.num_named_barrier, 0
	.set big_multiply4.private_seg_size, 0
	.set big_multiply4.uses_vcc, 1
	.set big_multiply4.uses_flat_scratch, 0
	.set big_multiply4.has_dyn_sized_stack, 0
	.set big_multiply4.has_recursion, 0
	.set big_multiply4.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 904
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           big_multiply4
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         big_multiply4.kd
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
