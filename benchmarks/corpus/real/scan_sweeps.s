	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	scan_sweeps             ; -- Begin function scan_sweeps
	.globl	scan_sweeps
	.p2align	8
	.type	scan_sweeps,@function
scan_sweeps:                            ; @scan_sweeps
; %bb.0:
	s_clause 0x1
	s_load_b32 s3, s[0:1], 0x18
	s_load_b128 s[8:11], s[0:1], 0x0
	v_dual_mov_b32 v5, 0 :: v_dual_lshlrev_b32 v4, 1, v0
	s_mov_b32 s12, s15
	v_mov_b32_e32 v6, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_or_b32 v1, s12, 9, v4
	v_ashrrev_i32_e32 v2, 31, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s3, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB29_2
; %bb.1:
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, s2, s8, v6
	v_add_co_ci_u32_e64 v7, null, s9, v7, s2
	global_load_b32 v6, v[6:7], off
.LBB29_2:
	s_or_b32 exec_lo, exec_lo, s4
	v_or_b32_e32 v7, 1, v1
	v_lshlrev_b32_e32 v3, 2, v4
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_gt_i32_e64 s2, s3, v7
	s_waitcnt vmcnt(0)
	ds_store_b32 v3, v6
	s_and_saveexec_b32 s4, s2
	s_cbranch_execz .LBB29_4
; %bb.3:
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v5, s3, s8, v5
	v_add_co_ci_u32_e64 v6, null, s9, v6, s3
	global_load_b32 v5, v[5:6], off offset:4
.LBB29_4:
	s_or_b32 exec_lo, exec_lo, s4
	v_cmp_gt_u32_e64 s3, 0x100, v0
	s_waitcnt vmcnt(0)
	ds_store_b32 v3, v5 offset:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s4, s3
	s_cbranch_execz .LBB29_6
; %bb.5:
	ds_load_b64 v[5:6], v3
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v5, v6, v5
	ds_store_b32 v3, v5 offset:4
.LBB29_6:
	s_or_b32 exec_lo, exec_lo, s4
	v_or_b32_e32 v9, 1, v4
	v_cmp_gt_u32_e64 s4, 0x80, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_lshlrev_b32_e32 v4, 3, v9
	s_and_saveexec_b32 s5, s4
	s_cbranch_execz .LBB29_8
; %bb.7:
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v5, -4, v4
	ds_load_b32 v5, v5
	ds_load_b32 v6, v4 offset:4
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v5, v6, v5
	ds_store_b32 v4, v5 offset:4
.LBB29_8:
	s_or_b32 exec_lo, exec_lo, s5
	v_cmp_gt_u32_e64 s5, 64, v0
	v_lshlrev_b32_e32 v5, 4, v9
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s6, s5
	s_cbranch_execz .LBB29_10
; %bb.9:
	v_add_nc_u32_e32 v6, -4, v5
	ds_load_b32 v6, v6
	ds_load_b32 v7, v5 offset:12
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v6, v7, v6
	ds_store_b32 v5, v6 offset:12
.LBB29_10:
	s_or_b32 exec_lo, exec_lo, s6
	v_cmp_gt_u32_e64 s6, 32, v0
	v_lshlrev_b32_e32 v6, 5, v9
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s7, s6
	s_cbranch_execz .LBB29_12
; %bb.11:
	v_add_nc_u32_e32 v7, -4, v6
	ds_load_b32 v7, v7
	ds_load_b32 v8, v6 offset:28
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v7, v8, v7
	ds_store_b32 v6, v7 offset:28
.LBB29_12:
	s_or_b32 exec_lo, exec_lo, s7
	v_cmp_gt_u32_e64 s7, 16, v0
	v_lshlrev_b32_e32 v7, 6, v9
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s8, s7
	s_cbranch_execz .LBB29_14
; %bb.13:
	v_add_nc_u32_e32 v8, -4, v7
	ds_load_b32 v8, v8
	ds_load_b32 v10, v7 offset:60
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v8, v10, v8
	ds_store_b32 v7, v8 offset:60
.LBB29_14:
	s_or_b32 exec_lo, exec_lo, s8
	v_cmp_gt_u32_e64 s8, 8, v0
	v_lshlrev_b32_e32 v8, 7, v9
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s9, s8
	s_cbranch_execz .LBB29_16
; %bb.15:
	v_add_nc_u32_e32 v10, -4, v8
	ds_load_b32 v10, v10
	ds_load_b32 v11, v8 offset:124
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v10, v11, v10
	ds_store_b32 v8, v10 offset:124
.LBB29_16:
	s_or_b32 exec_lo, exec_lo, s9
	v_cmp_gt_u32_e64 s9, 4, v0
	v_lshlrev_b32_e32 v10, 8, v9
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s13, s9
	s_cbranch_execz .LBB29_18
; %bb.17:
	v_add_nc_u32_e32 v11, -4, v10
	ds_load_b32 v11, v11
	ds_load_b32 v12, v10 offset:252
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v11, v12, v11
	ds_store_b32 v10, v11 offset:252
.LBB29_18:
	s_or_b32 exec_lo, exec_lo, s13
	s_load_b64 s[14:15], s[0:1], 0x10
	v_cmp_gt_u32_e64 s0, 2, v0
	v_lshlrev_b32_e32 v9, 9, v9
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB29_20
; %bb.19:
	v_add_nc_u32_e32 v11, -4, v9
	ds_load_b32 v11, v11
	ds_load_b32 v12, v9 offset:508
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v11, v12, v11
	ds_store_b32 v9, v11 offset:508
.LBB29_20:
	s_or_b32 exec_lo, exec_lo, s1
	v_cmp_eq_u32_e64 s1, 0, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s13, s1
	s_cbranch_execz .LBB29_22
; %bb.21:
	v_add_nc_u32_e64 v0, 0xfc, 0
	ds_load_2addr_stride64_b32 v[11:12], v0 offset0:3 offset1:7
	s_waitcnt lgkmcnt(0)
	v_dual_mov_b32 v0, 0 :: v_dual_add_nc_u32 v11, v12, v11
	ds_store_b32 v0, v11 offset:2044
.LBB29_22:
	s_or_b32 exec_lo, exec_lo, s13
	s_and_saveexec_b32 s16, s1
	s_cbranch_execz .LBB29_24
; %bb.23:
	v_mov_b32_e32 v0, 0
	s_ashr_i32 s13, s12, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[12:13], s[12:13], 2
	s_add_u32 s12, s14, s12
	ds_load_b32 v11, v0 offset:2044
	s_addc_u32 s13, s15, s13
	ds_store_b32 v0, v0 offset:2044
	s_waitcnt lgkmcnt(1)
	global_store_b32 v0, v11, s[12:13]
.LBB29_24:
	s_or_b32 exec_lo, exec_lo, s16
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s12, s1
	s_cbranch_execz .LBB29_26
; %bb.25:
	v_add_nc_u32_e64 v0, 0xfc, 0
	ds_load_2addr_stride64_b32 v[11:12], v0 offset0:3 offset1:7
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v11, v12, v11
	ds_store_2addr_stride64_b32 v0, v12, v11 offset0:3 offset1:7
.LBB29_26:
	s_or_b32 exec_lo, exec_lo, s12
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB29_28
; %bb.27:
	v_add_nc_u32_e32 v0, -4, v9
	ds_load_b32 v11, v0
	ds_load_b32 v12, v9 offset:508
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v11, v12, v11
	ds_store_b32 v0, v12
	ds_store_b32 v9, v11 offset:508
.LBB29_28:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s0, s9
	s_cbranch_execz .LBB29_30
; %bb.29:
	v_add_nc_u32_e32 v0, -4, v10
	ds_load_b32 v9, v0
	ds_load_b32 v11, v10 offset:252
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v9, v11, v9
	ds_store_b32 v0, v11
	ds_store_b32 v10, v9 offset:252
.LBB29_30:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s0, s8
	s_cbranch_execz .LBB29_32
; %bb.31:
	v_add_nc_u32_e32 v0, -4, v8
	ds_load_b32 v9, v0
	ds_load_b32 v10, v8 offset:124
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v9, v10, v9
	ds_store_b32 v0, v10
	ds_store_b32 v8, v9 offset:124
.LBB29_32:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s0, s7
	s_cbranch_execz .LBB29_34
; %bb.33:
	v_add_nc_u32_e32 v0, -4, v7
	ds_load_b32 v8, v0
	ds_load_b32 v9, v7 offset:60
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v8, v9, v8
	ds_store_b32 v0, v9
	ds_store_b32 v7, v8 offset:60
.LBB29_34:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s0, s6
	s_cbranch_execz .LBB29_36
; %bb.35:
	v_add_nc_u32_e32 v0, -4, v6
	ds_load_b32 v7, v0
	ds_load_b32 v8, v6 offset:28
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v7, v8, v7
	ds_store_b32 v0, v8
	ds_store_b32 v6, v7 offset:28
.LBB29_36:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s0, s5
	s_cbranch_execz .LBB29_38
; %bb.37:
	v_add_nc_u32_e32 v0, -4, v5
	ds_load_b32 v6, v0
	ds_load_b32 v7, v5 offset:12
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v6, v7, v6
	ds_store_b32 v0, v7
	ds_store_b32 v5, v6 offset:12
.LBB29_38:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s0, s4
	s_cbranch_execz .LBB29_40
; %bb.39:
	v_add_nc_u32_e32 v0, -4, v4
	ds_load_b32 v5, v0
	ds_load_b32 v6, v4 offset:4
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v5, v6, v5
	ds_store_b32 v0, v6
	ds_store_b32 v4, v5 offset:4
.LBB29_40:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s0, s3
	s_cbranch_execz .LBB29_42
; %bb.41:
	ds_load_b64 v[4:5], v3
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v6, v5, v4
	ds_store_b64 v3, v[5:6]
.LBB29_42:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execnz .LBB29_45
; %bb.43:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s2
	s_cbranch_execnz .LBB29_46
.LBB29_44:
	s_endpgm
.LBB29_45:
	ds_load_b32 v0, v3
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, s10, v4
	v_add_co_ci_u32_e64 v5, null, s11, v5, vcc_lo
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[4:5], v0, off
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s2
	s_cbranch_execz .LBB29_44
.LBB29_46:
	ds_load_b32 v3, v3 offset:4
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s10, v0
	v_add_co_ci_u32_e64 v1, null, s11, v1, vcc_lo
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[0:1], v3, off offset:4
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scan_sweeps
		.amdhsa_group_segment_fixed_size 2048
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 17
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
		.amdhsa_inst_pref_size 14
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end29:
	.size	scan_sweeps, .Lfunc_end29-scan_sweeps
                                        ; -- End function
	.set scan_sweeps.num_vgpr, 13
	.set scan_sweeps.num_agpr, 0
	.set scan_sweeps.numbered_sgpr, 17
	.set scan_sweeps.num_named_barrier, 0
	.set scan_sweeps.private_seg_size, 0
	.set scan_sweeps.uses_vcc, 1
	.set scan_sweeps.uses_flat_scratch, 0
	.set scan_sweeps.has_dyn_sized_stack, 0
	.set scan_sweeps.has_recursion, 0
	.set scan_sweeps.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1732
; TotalNumSgprs: 19
; NumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 19
; NumVGPRsForWavesPerEU: 13
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
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           scan_sweeps
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         scan_sweeps.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
