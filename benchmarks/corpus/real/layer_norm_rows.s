	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	layer_norm_rows         ; -- Begin function layer_norm_rows
	.globl	layer_norm_rows
	.p2align	8
	.type	layer_norm_rows,@function
layer_norm_rows:                        ; @layer_norm_rows
; %bb.0:
	s_clause 0x1
	s_load_b64 s[12:13], s[0:1], 0x20
	s_load_b256 s[4:11], s[0:1], 0x0
	v_dual_mov_b32 v4, 0 :: v_dual_lshlrev_b32 v3, 2, v0
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s12, v0
	s_mul_hi_i32 s17, s12, s15
	s_mul_i32 s16, s12, s15
	s_and_saveexec_b32 s14, vcc_lo
	s_cbranch_execz .LBB23_4
; %bb.1:
	s_load_b32 s15, s[0:1], 0x34
	s_lshl_b64 s[2:3], s[16:17], 2
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
	v_mov_b32_e32 v6, v0
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s15, s15, 0xffff
	s_add_u32 s2, s4, s2
	s_addc_u32 s3, s5, s3
	v_add_co_u32 v1, s2, s2, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s3, 0, s2
	s_lshl_b32 s19, s15, 2
.LBB23_2:                               ; =>This Inner Loop Header: Depth=1
	global_load_b32 v7, v[1:2], off
	v_add_nc_u32_e32 v6, s15, v6
	v_add_co_u32 v1, s2, v1, s19
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, 0, v2, s2
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v5, v7, v7
	v_cmp_le_i32_e64 s3, s12, v6
	v_add_f32_e32 v4, v4, v7
	s_or_b32 s18, s3, s18
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s18
	s_cbranch_execnz .LBB23_2
; %bb.3:
	s_or_b32 exec_lo, exec_lo, s18
.LBB23_4:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s14
	v_mbcnt_lo_u32_b32 v6, -1, 0
	s_mov_b32 s3, exec_lo
	v_xor_b32_e32 v1, 16, v6
	v_xor_b32_e32 v2, 8, v6
	v_xor_b32_e32 v11, 1, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cmp_gt_i32_e64 s2, 32, v1
	v_cndmask_b32_e64 v1, v6, v1, s2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_i32_e64 s2, 32, v2
	v_lshlrev_b32_e32 v1, 2, v1
	s_delay_alu instid0(VALU_DEP_2)
	v_cndmask_b32_e64 v2, v6, v2, s2
	ds_bpermute_b32 v7, v1, v4
	ds_bpermute_b32 v8, v1, v5
	s_waitcnt lgkmcnt(1)
	v_dual_add_f32 v7, v4, v7 :: v_dual_lshlrev_b32 v2, 2, v2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v5, v8
	v_xor_b32_e32 v4, 4, v6
	ds_bpermute_b32 v8, v2, v7
	ds_bpermute_b32 v9, v2, v5
	v_cmp_gt_i32_e64 s2, 32, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v4, v6, v4, s2
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v7, v7, v8 :: v_dual_add_f32 v8, v5, v9
	v_lshlrev_b32_e32 v4, 2, v4
	v_xor_b32_e32 v5, 2, v6
	ds_bpermute_b32 v9, v4, v7
	v_cmp_gt_i32_e64 s2, 32, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v5, v6, v5, s2
	v_cmp_gt_i32_e64 s2, 32, v11
	v_lshlrev_b32_e32 v5, 2, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v6, v6, v11, s2
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v7, v7, v9 :: v_dual_lshlrev_b32 v6, 2, v6
	ds_bpermute_b32 v10, v4, v8
	ds_bpermute_b32 v9, v5, v7
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v8, v8, v10 :: v_dual_add_f32 v7, v7, v9
	ds_bpermute_b32 v10, v5, v8
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v9, v8, v10 :: v_dual_and_b32 v8, 31, v0
	ds_bpermute_b32 v10, v6, v7
	ds_bpermute_b32 v11, v6, v9
	v_cmpx_eq_u32_e32 0, v8
	s_cbranch_execz .LBB23_6
; %bb.5:
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v9, v9, v11
	v_add_f32_e32 v7, v7, v10
	v_lshrrev_b32_e32 v10, 3, v0
	ds_store_2addr_b32 v10, v7, v9 offset1:32
.LBB23_6:
	s_or_b32 exec_lo, exec_lo, s3
	s_load_b32 s1, s[0:1], 0x34
	v_mov_b32_e32 v7, 0
	v_lshlrev_b32_e32 v9, 2, v8
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_bfe_u32 s0, s1, 0xb0005
	s_delay_alu instid0(SALU_CYCLE_1)
	v_cmp_gt_u32_e64 s0, s0, v8
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b32 s2, s0
; %bb.7:
	ds_load_b32 v8, v9
; %bb.8:
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s0
; %bb.9:
	ds_load_b32 v7, v9 offset:128
; %bb.10:
	s_or_b32 exec_lo, exec_lo, s2
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v9, v1, v8
	ds_bpermute_b32 v1, v1, v7
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v7, v1
	v_add_f32_e32 v8, v8, v9
	ds_bpermute_b32 v7, v2, v8
	ds_bpermute_b32 v2, v2, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	v_add_f32_e32 v7, v8, v7
	ds_bpermute_b32 v2, v4, v7
	ds_bpermute_b32 v4, v4, v1
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v2, v7, v2 :: v_dual_add_f32 v1, v1, v4
	ds_bpermute_b32 v4, v5, v2
	ds_bpermute_b32 v5, v5, v1
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v2, v2, v4 :: v_dual_add_f32 v1, v1, v5
	ds_bpermute_b32 v5, v6, v2
	ds_bpermute_b32 v4, v6, v1
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB23_13
; %bb.11:
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v2, v5
	v_cvt_f32_i32_e32 v5, s12
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, v1, v4
	s_lshl_b64 s[14:15], s[16:17], 2
	s_and_b32 s1, s1, 0xffff
	s_add_u32 s2, s4, s14
	v_div_scale_f32 v1, null, v5, v5, v2
	v_div_scale_f32 v6, null, v5, v5, v4
	s_addc_u32 s3, s5, s15
	v_rcp_f32_e32 v7, v1
	s_add_u32 s4, s10, s14
	v_rcp_f32_e32 v8, v6
	s_addc_u32 s5, s11, s15
	s_lshl_b32 s10, s1, 2
	s_mov_b32 s11, 0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v9, -v1, v7, 1.0
	v_fma_f32 v10, -v6, v8, 1.0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v7, v9, v7
	v_div_scale_f32 v11, vcc_lo, v2, v5, v2
	v_div_scale_f32 v9, s0, v4, v5, v4
	v_fmac_f32_e32 v8, v10, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v10, v11, v7
	v_mul_f32_e32 v12, v9, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v13, -v1, v10, v11
	v_fma_f32 v14, -v6, v12, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v10, v13, v7
	v_fmac_f32_e32 v12, v14, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v1, -v1, v10, v11
	v_fma_f32 v6, -v6, v12, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v1, v1, v7, v10
	s_mov_b32 vcc_lo, s0
	v_div_fmas_f32 v6, v6, v8, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_div_fixup_f32 v1, v1, v5, v2
	v_div_fixup_f32 v2, v6, v5, v4
	v_mov_b32_e32 v4, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v2, -v1, v1, v2
	v_add_f32_e32 v2, s13, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_rsq_f32_e32 v2, v2
	s_set_inst_prefetch_distance 0x1
	.p2align	6
.LBB23_12:                              ; =>This Inner Loop Header: Depth=1
	v_add_co_u32 v5, vcc_lo, s2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s3, v4, vcc_lo
	v_add_co_u32 v7, vcc_lo, s6, v3
	v_add_co_ci_u32_e64 v8, null, s7, v4, vcc_lo
	global_load_b32 v9, v[5:6], off
	v_add_co_u32 v5, vcc_lo, s8, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s9, v4, vcc_lo
	global_load_b32 v7, v[7:8], off
	global_load_b32 v8, v[5:6], off
	v_add_co_u32 v5, vcc_lo, s4, v3
	v_add_co_ci_u32_e64 v6, null, s5, v4, vcc_lo
	v_add_co_u32 v3, vcc_lo, v3, s10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
	v_add_nc_u32_e32 v0, s1, v0
	v_cmp_le_i32_e64 s0, s12, v0
	s_or_b32 s11, s0, s11
	s_waitcnt vmcnt(2)
	v_sub_f32_e32 v9, v9, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v9, v2, v9
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v8, v7, v9
	global_store_b32 v[5:6], v8, off
	s_and_not1_b32 exec_lo, exec_lo, s11
	s_cbranch_execnz .LBB23_12
.LBB23_13:
	s_set_inst_prefetch_distance 0x2
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel layer_norm_rows
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 296
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 20
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
		.amdhsa_inst_pref_size 10
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end23:
	.size	layer_norm_rows, .Lfunc_end23-layer_norm_rows
                                        ; -- End function
	.set layer_norm_rows.num_vgpr, 15
	.set layer_norm_rows.num_agpr, 0
	.set layer_norm_rows.numbered_sgpr, 20
	.set layer_norm_rows.num_named_barrier, 0
	.set layer_norm_rows.private_seg_size, 0
	.set layer_norm_rows.uses_vcc, 1
	.set layer_norm_rows.uses_flat_scratch, 0
	.set layer_norm_rows.has_dyn_sized_stack, 0
	.set layer_norm_rows.has_recursion, 0
	.set layer_norm_rows.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1216
; TotalNumSgprs: 22
; NumVgprs: 15
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 256 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 15
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
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         44
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         48
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         52
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         54
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         56
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         58
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         60
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         62
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         96
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         104
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 296
    .max_flat_workgroup_size: 1024
    .name:           layer_norm_rows
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         layer_norm_rows.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
