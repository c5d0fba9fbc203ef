	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	gemm_tile_edges         ; -- Begin function gemm_tile_edges
	.globl	gemm_tile_edges
	.p2align	8
	.type	gemm_tile_edges,@function
gemm_tile_edges:                        ; @gemm_tile_edges
; %bb.0:
	s_clause 0x2
	s_load_b128 s[4:7], s[0:1], 0x18
	s_load_b128 s[8:11], s[0:1], 0x0
	s_load_b64 s[2:3], s[0:1], 0x10
	v_and_b32_e32 v5, 0x3ff, v0
	s_lshl_b32 s1, s14, 4
	v_bfe_u32 v4, v0, 10, 10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v0, s1, v5
	v_lshl_add_u32 v3, s15, 4, v4
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_gt_i32_e64 s0, s5, v0
	s_cmp_lt_i32 s6, 1
	v_cmp_gt_i32_e32 vcc_lo, s4, v3
	s_cbranch_scc1 .LBB1_11
; %bb.1:
	v_mul_lo_u32 v1, v4, s5
	v_dual_mov_b32 v6, 0 :: v_dual_lshlrev_b32 v7, 6, v4
	v_lshlrev_b32_e32 v2, 2, v5
	v_mul_lo_u32 v8, s6, v3
	s_add_i32 s7, s6, 15
	s_lshl_b32 s12, s5, 4
	s_lshr_b32 s7, s7, 4
	v_add_nc_u32_e32 v9, v7, v2
	v_add_nc_u32_e32 v10, 0x400, v2
	v_add3_u32 v1, v5, v1, s1
	s_branch .LBB1_4
.LBB1_2:                                ;   in Loop: Header=BB1_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s14
.LBB1_3:                                ;   in Loop: Header=BB1_4 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s13
	s_waitcnt vmcnt(0)
	ds_store_b32 v9, v11 offset:1024
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[11:14], v7
	ds_load_b128 v[15:18], v7 offset:16
	ds_load_b128 v[19:22], v7 offset:32
	ds_load_b128 v[23:26], v7 offset:48
	ds_load_2addr_b32 v[27:28], v10 offset1:16
	ds_load_2addr_b32 v[29:30], v10 offset0:32 offset1:48
	ds_load_2addr_b32 v[31:32], v10 offset0:64 offset1:80
	ds_load_2addr_b32 v[33:34], v10 offset0:96 offset1:112
	ds_load_2addr_b32 v[35:36], v10 offset0:128 offset1:144
	ds_load_2addr_b32 v[37:38], v10 offset0:160 offset1:176
	ds_load_2addr_b32 v[39:40], v10 offset0:192 offset1:208
	ds_load_2addr_b32 v[41:42], v10 offset0:224 offset1:240
	v_add_nc_u32_e32 v4, 16, v4
	s_add_i32 s7, s7, -1
	v_add_nc_u32_e32 v5, 16, v5
	s_cmp_eq_u32 s7, 0
	s_waitcnt lgkmcnt(7)
	v_dual_fmac_f32 v6, v11, v27 :: v_dual_add_nc_u32 v1, s12, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, v12, v28
	s_waitcnt lgkmcnt(6)
	v_fmac_f32_e32 v6, v13, v29
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, v14, v30
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v6, v15, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, v16, v32
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v6, v17, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, v18, v34
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v6, v19, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, v20, v36
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v6, v21, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, v22, v38
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v6, v23, v39
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, v24, v40
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v6, v25, v41
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v6, v26, v42
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB1_12
.LBB1_4:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b32 s13, vcc_lo
	s_cbranch_execz .LBB1_8
; %bb.5:                                ;   in Loop: Header=BB1_4 Depth=1
	v_mov_b32_e32 v2, 0
	s_mov_b32 s14, exec_lo
	v_cmpx_gt_i32_e64 s6, v5
	s_cbranch_execz .LBB1_7
; %bb.6:                                ;   in Loop: Header=BB1_4 Depth=1
	v_add_nc_u32_e32 v11, v8, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v12, 31, v11
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v11, s1, s8, v11
	v_add_co_ci_u32_e64 v12, null, s9, v12, s1
	global_load_b32 v2, v[11:12], off
.LBB1_7:                                ;   in Loop: Header=BB1_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s14
.LBB1_8:                                ;   in Loop: Header=BB1_4 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s13
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0)
	ds_store_b32 v9, v2
	s_and_saveexec_b32 s13, s0
	s_cbranch_execz .LBB1_3
; %bb.9:                                ;   in Loop: Header=BB1_4 Depth=1
	v_mov_b32_e32 v11, 0
	s_mov_b32 s14, exec_lo
	v_cmpx_gt_i32_e64 s6, v4
	s_cbranch_execz .LBB1_2
; %bb.10:                               ;   in Loop: Header=BB1_4 Depth=1
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_add_co_u32 v11, s1, s10, v11
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v12, null, s11, v12, s1
	global_load_b32 v11, v[11:12], off
	s_branch .LBB1_2
.LBB1_11:
	v_mov_b32_e32 v6, 0
.LBB1_12:
	v_cmp_gt_i32_e32 vcc_lo, s4, v3
	v_cmp_gt_i32_e64 s0, s5, v0
	s_and_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB1_14
; %bb.13:
	v_mad_u64_u32 v[1:2], null, s5, v3, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v6, off
.LBB1_14:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm_tile_edges
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_next_free_vgpr 43
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
.Lfunc_end1:
	.size	gemm_tile_edges, .Lfunc_end1-gemm_tile_edges
                                        ; -- End function
	.set gemm_tile_edges.num_vgpr, 43
	.set gemm_tile_edges.num_agpr, 0
	.set gemm_tile_edges.numbered_sgpr, 16
	.set gemm_tile_edges.num_named_barrier, 0
	.set gemm_tile_edges.private_seg_size, 0
	.set gemm_tile_edges.uses_vcc, 1
	.set gemm_tile_edges.uses_flat_scratch, 0
	.set gemm_tile_edges.has_dyn_sized_stack, 0
	.set gemm_tile_edges.has_recursion, 0
	.set gemm_tile_edges.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 728
; TotalNumSgprs: 18
; NumVgprs: 43
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 43
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
      - .offset:         28
        .size:           4
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 1024
    .name:           gemm_tile_edges
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         gemm_tile_edges.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     43
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
