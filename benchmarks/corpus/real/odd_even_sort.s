	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	odd_even_sort           ; -- Begin function odd_even_sort
	.globl	odd_even_sort
	.p2align	8
	.type	odd_even_sort,@function
odd_even_sort:                          ; @odd_even_sort
; %bb.0:
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x8
	s_load_b64 s[4:5], s[0:1], 0x0
	v_lshl_or_b32 v3, s15, 9, v0
	v_bfrev_b32_e32 v1, -2
	v_bfrev_b32_e32 v2, -2
	s_delay_alu instid0(VALU_DEP_3)
	v_ashrrev_i32_e32 v4, 31, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s2, v3
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB28_2
; %bb.1:
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v5, s0, s4, v5
	v_add_co_ci_u32_e64 v6, null, s5, v6, s0
	global_load_b32 v2, v[5:6], off
.LBB28_2:
	s_or_b32 exec_lo, exec_lo, s1
	v_add_nc_u32_e32 v6, 0x100, v3
	v_lshlrev_b32_e32 v5, 2, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_gt_i32_e64 s0, s2, v6
	s_waitcnt vmcnt(0)
	ds_store_b32 v5, v2
	s_and_saveexec_b32 s2, s0
	s_cbranch_execz .LBB28_4
; %bb.3:
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s1, s4, v1
	v_add_co_ci_u32_e64 v2, null, s5, v2, s1
	global_load_b32 v1, v[1:2], off offset:1024
.LBB28_4:
	s_or_b32 exec_lo, exec_lo, s2
	v_lshl_or_b32 v2, v0, 1, 1
	v_cmp_gt_u32_e64 s1, 0x100, v0
	v_add_nc_u32_e32 v6, v5, v5
	s_movk_i32 s6, 0x200
	s_waitcnt vmcnt(0)
	ds_store_b32 v5, v1 offset:1024
	v_cmp_gt_u32_e64 s2, 0x1ff, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_branch .LBB28_6
.LBB28_5:                               ;   in Loop: Header=BB28_6 Depth=1
	s_or_b32 exec_lo, exec_lo, s7
	s_add_i32 s6, s6, -4
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB28_18
.LBB28_6:                               ; =>This Inner Loop Header: Depth=1
	s_and_saveexec_b32 s7, s1
	s_cbranch_execz .LBB28_9
; %bb.7:                                ;   in Loop: Header=BB28_6 Depth=1
	ds_load_b64 v[0:1], v6
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e64 s3, v0, v1
	s_and_b32 exec_lo, exec_lo, s3
; %bb.8:                                ;   in Loop: Header=BB28_6 Depth=1
	v_mov_b32_e32 v2, v0
	ds_store_b64 v6, v[1:2]
.LBB28_9:                               ;   in Loop: Header=BB28_6 Depth=1
	s_or_b32 exec_lo, exec_lo, s7
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s7, s2
	s_cbranch_execz .LBB28_12
; %bb.10:                               ;   in Loop: Header=BB28_6 Depth=1
	ds_load_2addr_b32 v[0:1], v6 offset0:1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e64 s3, v0, v1
	s_and_b32 exec_lo, exec_lo, s3
; %bb.11:                               ;   in Loop: Header=BB28_6 Depth=1
	ds_store_2addr_b32 v6, v1, v0 offset0:1 offset1:2
.LBB28_12:                              ;   in Loop: Header=BB28_6 Depth=1
	s_or_b32 exec_lo, exec_lo, s7
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s7, s1
	s_cbranch_execz .LBB28_15
; %bb.13:                               ;   in Loop: Header=BB28_6 Depth=1
	ds_load_b64 v[0:1], v6
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e64 s3, v0, v1
	s_and_b32 exec_lo, exec_lo, s3
; %bb.14:                               ;   in Loop: Header=BB28_6 Depth=1
	v_mov_b32_e32 v2, v0
	ds_store_b64 v6, v[1:2]
.LBB28_15:                              ;   in Loop: Header=BB28_6 Depth=1
	s_or_b32 exec_lo, exec_lo, s7
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s7, s2
	s_cbranch_execz .LBB28_5
; %bb.16:                               ;   in Loop: Header=BB28_6 Depth=1
	ds_load_2addr_b32 v[0:1], v6 offset0:1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e64 s3, v0, v1
	s_and_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB28_5
; %bb.17:                               ;   in Loop: Header=BB28_6 Depth=1
	ds_store_2addr_b32 v6, v1, v0 offset0:1 offset1:2
	s_branch .LBB28_5
.LBB28_18:
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execnz .LBB28_21
; %bb.19:
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s1, s0
	s_cbranch_execnz .LBB28_22
.LBB28_20:
	s_endpgm
.LBB28_21:
	ds_load_b32 v2, v5
	v_lshlrev_b64 v[0:1], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[0:1], v2, off
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB28_20
.LBB28_22:
	ds_load_b32 v2, v5 offset:1024
	v_lshlrev_b64 v[0:1], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[0:1], v2, off offset:1024
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel odd_even_sort
		.amdhsa_group_segment_fixed_size 2048
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
		.amdhsa_next_free_vgpr 7
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
.Lfunc_end28:
	.size	odd_even_sort, .Lfunc_end28-odd_even_sort
                                        ; -- End function
	.set odd_even_sort.num_vgpr, 7
	.set odd_even_sort.num_agpr, 0
	.set odd_even_sort.numbered_sgpr, 16
	.set odd_even_sort.num_named_barrier, 0
	.set odd_even_sort.private_seg_size, 0
	.set odd_even_sort.uses_vcc, 1
	.set odd_even_sort.uses_flat_scratch, 0
	.set odd_even_sort.has_dyn_sized_stack, 0
	.set odd_even_sort.has_recursion, 0
	.set odd_even_sort.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 660
; TotalNumSgprs: 18
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 7
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
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 256
    .name:           odd_even_sort
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         odd_even_sort.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
