	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	heat_tile               ; -- Begin function heat_tile
	.globl	heat_tile
	.p2align	8
	.type	heat_tile,@function
heat_tile:                              ; @heat_tile
; %bb.0:
	s_clause 0x3
	s_load_b32 s20, s[0:1], 0x0
	s_load_b256 s[4:11], s[0:1], 0x20
	s_load_b128 s[16:19], s[0:1], 0x8
	s_load_b64 s[12:13], s[0:1], 0x18
	v_and_b32_e32 v2, 0x3ff, v0
	v_bfe_u32 v3, v0, 10, 10
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s0, s20, 1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s0, 16, s0
	s_mul_i32 s1, s0, s14
	s_mul_i32 s0, s0, s15
	s_sub_i32 s6, s1, s6
	s_sub_i32 s3, s0, s7
	v_add_nc_u32_e32 v4, s6, v2
	v_add_nc_u32_e32 v5, s3, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cmp_lt_i32_e32 vcc_lo, -1, v4
	v_cmp_gt_i32_e64 s0, s4, v4
	v_cmp_gt_i32_e64 s1, s5, v5
	v_mad_u64_u32 v[0:1], null, v5, s4, v[4:5]
	v_cmp_lt_i32_e64 s2, -1, v5
	s_and_b32 s0, vcc_lo, s0
	v_lshlrev_b32_e32 v4, 6, v3
	s_and_b32 s0, s1, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s1, s2, s0
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB18_2
; %bb.1:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	v_add_co_u32 v7, vcc_lo, s18, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, s19, v6, vcc_lo
	v_add_co_u32 v5, vcc_lo, s16, v5
	v_add_co_ci_u32_e64 v6, null, s17, v6, vcc_lo
	global_load_b32 v1, v[7:8], off
	global_load_b32 v5, v[5:6], off
	v_lshl_add_u32 v6, v2, 2, v4
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v6, v5, v1 offset0:4 offset1:8
.LBB18_2:
	s_or_b32 exec_lo, exec_lo, s0
	s_cmp_lt_i32 s20, 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB18_15
; %bb.3:
	s_not_b32 s2, s6
	s_add_i32 s7, s6, 15
	s_sub_i32 s0, 0, s3
	s_sub_i32 s1, 0, s6
	s_add_i32 s2, s4, s2
	s_cmp_ge_i32 s7, s4
	v_add_nc_u32_e32 v1, 1, v2
	s_cselect_b32 s2, s2, 15
	s_ashr_i32 s4, s6, 31
	s_add_i32 s6, s3, 15
	s_and_b32 s1, s4, s1
	s_not_b32 s4, s3
	v_add_nc_u32_e32 v5, 1, v3
	s_add_i32 s4, s5, s4
	s_cmp_ge_i32 s6, s5
	v_add_nc_u32_e32 v6, -1, v3
	s_cselect_b32 s4, s4, 15
	s_ashr_i32 s3, s3, 31
	v_min_i32_e32 v8, s2, v1
	s_and_b32 s3, s3, s0
	v_add_nc_u32_e32 v1, -1, v2
	v_min_i32_e32 v5, s4, v5
	v_max_i32_e32 v6, s3, v6
	v_lshlrev_b32_e32 v7, 2, v2
	v_add_nc_u32_e32 v10, 0x800, v4
	v_max_i32_e32 v9, s1, v1
	v_lshlrev_b32_e32 v11, 6, v5
	v_lshlrev_b32_e32 v12, 6, v6
	v_add_nc_u32_e32 v1, v4, v7
	v_cmp_gt_i32_e64 s0, s1, v2
	v_cmp_lt_i32_e64 s1, s2, v2
	v_cmp_gt_i32_e64 s2, s3, v3
	v_cmp_lt_i32_e64 s3, s4, v3
	v_add_nc_u32_e32 v4, v10, v7
	v_add_nc_u32_e32 v5, 0x400, v1
	v_add3_u32 v6, v11, v7, 0x800
	v_add3_u32 v7, v12, v7, 0x800
	v_lshl_add_u32 v8, v8, 2, v10
	v_lshl_add_u32 v9, v9, 2, v10
	v_max_i32_e32 v10, v2, v3
	s_mov_b32 s5, 0
	s_add_i32 s20, s20, -1
	s_branch .LBB18_6
.LBB18_4:                               ;   in Loop: Header=BB18_6 Depth=1
	s_or_b32 exec_lo, exec_lo, s6
	s_add_i32 s5, s5, 1
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
.LBB18_5:                               ;   in Loop: Header=BB18_6 Depth=1
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB18_13
.LBB18_6:                               ; =>This Inner Loop Header: Depth=1
	s_mov_b32 s4, -1
	s_mov_b32 s6, exec_lo
	v_cmpx_lt_u32_e64 s5, v2
	s_cbranch_execz .LBB18_10
; %bb.7:                                ;   in Loop: Header=BB18_6 Depth=1
	s_sub_i32 s4, 14, s5
	v_cmp_ge_u32_e32 vcc_lo, s5, v3
	v_cmp_lt_i32_e64 s4, s4, v10
	s_mov_b32 s7, -1
	s_or_b32 s4, s4, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s4, s4, s0
	s_or_b32 s4, s4, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s4, s4, s2
	s_nor_b32 s14, s4, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s4, s14
	s_cbranch_execz .LBB18_9
; %bb.8:                                ;   in Loop: Header=BB18_6 Depth=1
	ds_load_b32 v11, v6
	ds_load_b32 v12, v7
	ds_load_b32 v13, v8
	ds_load_b32 v14, v9
	ds_load_b32 v15, v4
	ds_load_b32 v16, v5
	s_xor_b32 s7, exec_lo, -1
	s_waitcnt lgkmcnt(2)
	v_dual_add_f32 v11, v11, v12 :: v_dual_add_f32 v12, v13, v14
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v12, -2.0, v15
	v_fmac_f32_e32 v11, -2.0, v15
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v16, s10, v11
	v_dual_sub_f32 v11, 0x42a00000, v15 :: v_dual_fmac_f32 v16, s9, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v16, s11, v11
	v_fmac_f32_e32 v15, s8, v16
	ds_store_b32 v1, v15
.LBB18_9:                               ;   in Loop: Header=BB18_6 Depth=1
	s_or_b32 exec_lo, exec_lo, s4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_not1_b32 s4, s7, exec_lo
.LBB18_10:                              ;   in Loop: Header=BB18_6 Depth=1
	s_or_b32 exec_lo, exec_lo, s6
	s_xor_b32 s4, s4, -1
	s_mov_b32 s6, -1
	s_cmp_eq_u32 s5, s20
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB18_5
; %bb.11:                               ;   in Loop: Header=BB18_6 Depth=1
	s_and_saveexec_b32 s6, s4
	s_cbranch_execz .LBB18_4
; %bb.12:                               ;   in Loop: Header=BB18_6 Depth=1
	ds_load_b32 v11, v1
	s_waitcnt lgkmcnt(0)
	ds_store_b32 v4, v11
	s_branch .LBB18_4
.LBB18_13:
	s_and_saveexec_b32 s0, s4
	s_cbranch_execz .LBB18_15
; %bb.14:
	ds_load_b32 v2, v1
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s12, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s13, v1, vcc_lo
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[0:1], v2, off
.LBB18_15:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel heat_tile
		.amdhsa_group_segment_fixed_size 3072
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 21
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
		.amdhsa_inst_pref_size 7
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end18:
	.size	heat_tile, .Lfunc_end18-heat_tile
                                        ; -- End function
	.set heat_tile.num_vgpr, 17
	.set heat_tile.num_agpr, 0
	.set heat_tile.numbered_sgpr, 21
	.set heat_tile.num_named_barrier, 0
	.set heat_tile.private_seg_size, 0
	.set heat_tile.uses_vcc, 1
	.set heat_tile.uses_flat_scratch, 0
	.set heat_tile.has_dyn_sized_stack, 0
	.set heat_tile.has_recursion, 0
	.set heat_tile.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 884
; TotalNumSgprs: 23
; NumVgprs: 17
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 3072 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 23
; NumVGPRsForWavesPerEU: 17
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .offset:         0
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         48
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         56
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .type_name:      float
        .value_kind:     by_value
    .group_segment_fixed_size: 3072
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           heat_tile
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     23
    .sgpr_spill_count: 0
    .symbol:         heat_tile.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
