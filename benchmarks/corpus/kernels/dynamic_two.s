	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	dynamic_two             ; -- Begin function dynamic_two
	.globl	dynamic_two
	.p2align	8
	.type	dynamic_two,@function
dynamic_two:                            ; @dynamic_two
; %bb.0:
	s_clause 0x1
	s_load_b64 s[4:5], s[0:1], 0x10
	s_load_b128 s[0:3], s[0:1], 0x0
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 s7, exec_lo
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s6, s5, s4
	s_delay_alu instid0(SALU_CYCLE_1)
	v_cmpx_gt_i32_e64 s6, v0
	s_cbranch_execz .LBB1_3
; %bb.1:
	v_add_co_u32 v1, s0, s0, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	v_dual_mov_b32 v5, v0 :: v_dual_add_nc_u32 v4, 0, v3
	s_mov_b32 s1, 0
	.p2align	6
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_b32 v6, v[1:2], off
	v_add_nc_u32_e32 v5, 64, v5
	v_add_co_u32 v1, vcc_lo, 0x100, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, 0, v2, vcc_lo
	v_cmp_le_i32_e64 s0, s6, v5
	s_or_b32 s1, s0, s1
	s_waitcnt vmcnt(0)
	ds_store_b32 v4, v6
	v_add_nc_u32_e32 v4, 0x100, v4
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB1_2
.LBB1_3:
	s_or_b32 exec_lo, exec_lo, s7
	v_cmp_gt_i32_e64 s0, s5, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB1_14
; %bb.4:
	s_lshl2_add_u32 s6, s6, 0
	s_cmp_gt_i32 s4, 0
	v_lshl_add_u32 v1, v0, 2, 0
	s_cselect_b32 s7, -1, 0
	s_and_b32 s8, s4, 7
	s_cmp_gt_u32 s4, 7
	v_mov_b32_e32 v2, v0
	s_cselect_b32 s10, -1, 0
	s_and_b32 s11, s4, 0x7ffffff8
	s_cmp_lg_u32 s8, 0
	s_mov_b32 s9, 0
	s_cselect_b32 s12, -1, 0
	s_lshl_b32 s13, s5, 2
	s_lshl_b32 s14, s5, 5
	s_branch .LBB1_6
.LBB1_5:                                ;   in Loop: Header=BB1_6 Depth=1
	v_lshl_add_u32 v5, v2, 2, s6
	v_add_nc_u32_e32 v2, 64, v2
	v_add_nc_u32_e32 v1, 0x100, v1
	ds_store_b32 v5, v4
	v_cmp_le_i32_e32 vcc_lo, s5, v2
	s_or_b32 s9, vcc_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s9
	s_cbranch_execz .LBB1_14
.LBB1_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_9 Depth 2
                                        ;     Child Loop BB1_13 Depth 2
	v_mov_b32_e32 v4, 0
	s_and_not1_b32 vcc_lo, exec_lo, s7
	s_cbranch_vccnz .LBB1_5
; %bb.7:                                ;   in Loop: Header=BB1_6 Depth=1
	s_and_not1_b32 vcc_lo, exec_lo, s10
	s_cbranch_vccnz .LBB1_11
; %bb.8:                                ;   in Loop: Header=BB1_6 Depth=1
	v_mov_b32_e32 v5, v1
	s_mov_b32 s15, 0
	s_set_inst_prefetch_distance 0x1
	.p2align	6
.LBB1_9:                                ;   Parent Loop BB1_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_nc_u32_e32 v6, s13, v5
	s_add_i32 s15, s15, 8
	s_cmp_eq_u32 s11, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v7, s13, v6
	ds_load_b32 v10, v5
	ds_load_b32 v6, v6
	v_add_nc_u32_e32 v5, s14, v5
	v_add_nc_u32_e32 v8, s13, v7
	v_add_nc_u32_e32 v9, s13, v8
	ds_load_b32 v7, v7
	ds_load_b32 v8, v8
	v_add_nc_u32_e32 v11, s13, v9
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v12, s13, v11
	ds_load_b32 v9, v9
	ds_load_b32 v11, v11
	s_waitcnt lgkmcnt(4)
	v_add3_u32 v4, v10, v4, v6
	v_add_nc_u32_e32 v13, s13, v12
	ds_load_b32 v12, v12
	ds_load_b32 v13, v13
	s_waitcnt lgkmcnt(4)
	v_add3_u32 v4, v7, v4, v8
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add3_u32 v4, v9, v4, v11
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v4, v12, v4, v13
	s_cbranch_scc0 .LBB1_9
; %bb.10:                               ;   in Loop: Header=BB1_6 Depth=1
	s_set_inst_prefetch_distance 0x2
	s_mov_b32 s15, s11
	s_mov_b32 s16, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s16
	s_cbranch_vccz .LBB1_5
	s_branch .LBB1_12
.LBB1_11:                               ;   in Loop: Header=BB1_6 Depth=1
	s_mov_b32 s15, 0
	s_cbranch_execz .LBB1_5
.LBB1_12:                               ;   in Loop: Header=BB1_6 Depth=1
	s_mul_i32 s15, s13, s15
	s_mov_b32 s16, s8
.LBB1_13:                               ;   Parent Loop BB1_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_nc_u32_e32 v5, s15, v1
	s_add_i32 s16, s16, -1
	s_add_i32 s15, s15, s13
	s_cmp_lg_u32 s16, 0
	ds_load_b32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	s_cbranch_scc1 .LBB1_13
	s_branch .LBB1_5
.LBB1_14:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB1_17
; %bb.15:
	s_lshl2_add_u32 s0, s4, 4
	s_mov_b32 s1, 0
	s_mul_i32 s0, s5, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v1, s0, v3
	v_add3_u32 v4, v1, 0, -4
	v_add_co_u32 v1, s0, s2, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s3, 0, s0
.LBB1_16:                               ; =>This Inner Loop Header: Depth=1
	ds_load_b32 v3, v4
	v_add_nc_u32_e32 v0, 64, v0
	v_add_nc_u32_e32 v4, 0xffffff00, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_cmp_le_i32_e32 vcc_lo, s5, v0
	s_or_b32 s1, vcc_lo, s1
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[1:2], v3, off
	v_add_co_u32 v1, s0, 0x100, v1
	v_add_co_ci_u32_e64 v2, null, 0, v2, s0
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB1_16
.LBB1_17:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dynamic_two
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
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end1:
	.size	dynamic_two, .Lfunc_end1-dynamic_two
                                        ; -- End function
	.set dynamic_two.num_vgpr, 14
	.set dynamic_two.num_agpr, 0
	.set dynamic_two.numbered_sgpr, 17
	.set dynamic_two.num_named_barrier, 0
	.set dynamic_two.private_seg_size, 0
	.set dynamic_two.uses_vcc, 1
	.set dynamic_two.uses_flat_scratch, 0
	.set dynamic_two.has_dyn_sized_stack, 0
	.set dynamic_two.has_recursion, 0
	.set dynamic_two.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 752
; TotalNumSgprs: 19
; NumVgprs: 14
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 19
; NumVGPRsForWavesPerEU: 14
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
      - .offset:         20
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 64
    .name:           dynamic_two
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         dynamic_two.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
