	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	nbody_blocks            ; -- Begin function nbody_blocks
	.globl	nbody_blocks
	.p2align	8
	.type	nbody_blocks,@function
nbody_blocks:                           ; @nbody_blocks
; %bb.0:
	s_clause 0x2
	s_load_b32 s8, s[0:1], 0x24
	s_load_b64 s[2:3], s[0:1], 0x10
	s_load_b128 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s8, 0xffff
	s_cmp_lt_i32 s2, 1
	v_mad_u64_u32 v[1:2], null, s15, s1, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[8:9], 4, v[1:2]
	s_cbranch_scc1 .LBB12_10
; %bb.1:
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s4, v8
	v_add_co_ci_u32_e64 v2, null, s5, v9, vcc_lo
	s_and_b32 s8, s1, 7
	s_cmp_gt_u32 s1, 7
	v_mov_b32_e32 v11, 0
	global_load_b128 v[4:7], v[1:2], off
	s_cselect_b32 s0, -1, 0
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v2, 0 :: v_dual_lshlrev_b32 v7, 4, v0
	v_cndmask_b32_e64 v1, 0, 1, s0
	s_and_b32 s9, s1, 0x7f8
	v_mov_b32_e32 v3, 0
	s_cmp_lg_u32 s8, 0
	s_mov_b32 s10, 0
	v_cmp_ne_u32_e64 s0, 1, v1
	v_mov_b32_e32 v1, 0
	s_cselect_b32 s11, -1, 0
	s_branch .LBB12_3
.LBB12_2:                               ;   in Loop: Header=BB12_3 Depth=1
	s_add_i32 s10, s10, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s10, s2
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB12_11
.LBB12_3:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB12_5 Depth 2
                                        ;     Child Loop BB12_9 Depth 2
	v_add_nc_u32_e32 v10, s10, v0
	s_mov_b32 s12, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[12:13], 4, v[10:11]
	v_add_co_u32 v12, vcc_lo, s4, v12
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, s5, v13, vcc_lo
	s_and_b32 vcc_lo, exec_lo, s0
	global_load_b128 v[12:15], v[12:13], off
	s_waitcnt vmcnt(0)
	ds_store_b128 v7, v[12:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_vccnz .LBB12_7
; %bb.4:                                ;   in Loop: Header=BB12_3 Depth=1
	s_mov_b32 s13, 0
.LBB12_5:                               ;   Parent Loop BB12_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s12
	s_add_i32 s13, s13, 8
	s_addk_i32 s12, 0x80
	s_cmp_eq_u32 s9, s13
	ds_load_b128 v[12:15], v10
	ds_load_b128 v[16:19], v10 offset:16
	ds_load_b128 v[20:23], v10 offset:32
	ds_load_b128 v[24:27], v10 offset:48
	ds_load_b128 v[28:31], v10 offset:64
	ds_load_b128 v[32:35], v10 offset:80
	ds_load_b128 v[36:39], v10 offset:96
	ds_load_b128 v[40:43], v10 offset:112
	s_waitcnt lgkmcnt(7)
	v_sub_f32_e32 v10, v12, v4
	v_dual_sub_f32 v12, v13, v5 :: v_dual_sub_f32 v13, v14, v6
	s_waitcnt lgkmcnt(6)
	v_sub_f32_e32 v14, v16, v4
	v_dual_sub_f32 v16, v17, v5 :: v_dual_sub_f32 v17, v18, v6
	s_waitcnt lgkmcnt(5)
	v_sub_f32_e32 v18, v20, v4
	v_dual_sub_f32 v20, v21, v5 :: v_dual_sub_f32 v21, v22, v6
	s_waitcnt lgkmcnt(4)
	v_sub_f32_e32 v22, v24, v4
	v_dual_sub_f32 v24, v25, v5 :: v_dual_sub_f32 v25, v26, v6
	s_waitcnt lgkmcnt(3)
	v_sub_f32_e32 v26, v28, v4
	v_dual_sub_f32 v28, v29, v5 :: v_dual_sub_f32 v29, v30, v6
	s_waitcnt lgkmcnt(2)
	v_sub_f32_e32 v30, v32, v4
	v_dual_sub_f32 v32, v33, v5 :: v_dual_sub_f32 v33, v34, v6
	s_waitcnt lgkmcnt(1)
	v_sub_f32_e32 v34, v36, v4
	v_dual_sub_f32 v36, v37, v5 :: v_dual_sub_f32 v37, v38, v6
	v_mul_f32_e32 v45, v20, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v49, v36, v36
	v_mul_f32_e32 v47, v28, v28
	v_fmac_f32_e32 v45, v18, v18
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v47, v26, v26 :: v_dual_sub_f32 v38, v40, v4
	v_dual_fmac_f32 v45, v21, v21 :: v_dual_mul_f32 v44, v16, v16
	v_fmac_f32_e32 v49, v34, v34
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v47, v29, v29
	v_sub_f32_e32 v40, v41, v5
	v_add_f32_e32 v45, s3, v45
	v_dual_sub_f32 v41, v42, v6 :: v_dual_mul_f32 v42, v12, v12
	v_fmac_f32_e32 v49, v37, v37
	v_add_f32_e32 v47, s3, v47
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_rsq_f32_e32 v45, v45
	v_mul_f32_e32 v50, v40, v40
	v_dual_mul_f32 v46, v24, v24 :: v_dual_add_f32 v49, s3, v49
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_rsq_f32_e32 v47, v47
	v_fmac_f32_e32 v44, v14, v14
	v_rsq_f32_e32 v49, v49
	s_delay_alu instid0(TRANS32_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v23, v23, v45
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_mul_f32 v31, v31, v47 :: v_dual_fmac_f32 v44, v17, v17
	v_mul_f32_e32 v23, v45, v23
	v_dual_mul_f32 v39, v39, v49 :: v_dual_add_f32 v44, s3, v44
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rsq_f32_e32 v44, v44
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_fmac_f32 v42, v10, v10 :: v_dual_mul_f32 v19, v19, v44
	v_fmac_f32_e32 v42, v13, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v50, v38, v38 :: v_dual_mul_f32 v19, v44, v19
	v_add_f32_e32 v42, s3, v42
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v50, v41, v41 :: v_dual_mul_f32 v19, v44, v19
	v_rsq_f32_e32 v42, v42
	v_mul_f32_e32 v48, v32, v32
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v50, s3, v50
	v_rsq_f32_e32 v50, v50
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v15, v15, v42
	v_fmac_f32_e32 v48, v30, v30
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v15, v42, v15 :: v_dual_fmac_f32 v48, v33, v33
	v_mul_f32_e32 v43, v43, v50
	v_mul_f32_e32 v15, v42, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v1, v10, v15 :: v_dual_add_f32 v48, s3, v48
	v_fmac_f32_e32 v3, v13, v15
	v_fmac_f32_e32 v1, v14, v19
	s_delay_alu instid0(VALU_DEP_3)
	v_rsq_f32_e32 v48, v48
	v_fmac_f32_e32 v46, v22, v22
	v_fmac_f32_e32 v2, v12, v15
	v_fmac_f32_e32 v3, v17, v19
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_mul_f32 v35, v35, v48 :: v_dual_fmac_f32 v46, v25, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v46, s3, v46
	v_rsq_f32_e32 v46, v46
	v_mul_f32_e32 v13, v47, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v12, v45, v23 :: v_dual_mul_f32 v13, v47, v13
	v_fmac_f32_e32 v1, v18, v12
	v_fmac_f32_e32 v3, v21, v12
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v27, v27, v46
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v10, v46, v27
	v_mul_f32_e32 v10, v46, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v2, v16, v19 :: v_dual_fmac_f32 v1, v22, v10
	v_dual_fmac_f32 v2, v20, v12 :: v_dual_fmac_f32 v3, v25, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v12, v48, v35 :: v_dual_fmac_f32 v1, v26, v13
	v_dual_fmac_f32 v2, v24, v10 :: v_dual_fmac_f32 v3, v29, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v12, v48, v12
	v_dual_fmac_f32 v2, v28, v13 :: v_dual_mul_f32 v13, v50, v43
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v10, v49, v39 :: v_dual_fmac_f32 v1, v30, v12
	v_fmac_f32_e32 v3, v33, v12
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v2, v32, v12
	v_mul_f32_e32 v12, v50, v13
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v10, v49, v10
	v_fmac_f32_e32 v1, v34, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v1, v38, v12
	v_fmac_f32_e32 v3, v37, v10
	v_dual_fmac_f32 v2, v36, v10 :: v_dual_fmac_f32 v3, v41, v12
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v2, v40, v12
	s_cbranch_scc0 .LBB12_5
; %bb.6:                                ;   in Loop: Header=BB12_3 Depth=1
	s_mov_b32 s12, s9
	s_mov_b32 s13, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s13
	s_cbranch_vccz .LBB12_2
	s_branch .LBB12_8
.LBB12_7:                               ;   in Loop: Header=BB12_3 Depth=1
	s_cbranch_execz .LBB12_2
.LBB12_8:                               ;   in Loop: Header=BB12_3 Depth=1
	s_lshl_b32 s12, s12, 4
	s_mov_b32 s13, s8
	.p2align	6
.LBB12_9:                               ;   Parent Loop BB12_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s12
	s_add_i32 s13, s13, -1
	s_add_i32 s12, s12, 16
	s_cmp_lg_u32 s13, 0
	ds_load_b128 v[12:15], v10
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v14, v14, v6
	v_sub_f32_e32 v10, v13, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_sub_f32 v12, v12, v4 :: v_dual_mul_f32 v13, v10, v10
	v_fmac_f32_e32 v13, v12, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v13, v14, v14
	v_add_f32_e32 v13, s3, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rsq_f32_e32 v13, v13
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v15, v15, v13
	v_mul_f32_e32 v15, v13, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v13, v13, v15
	v_fmac_f32_e32 v1, v12, v13
	v_fmac_f32_e32 v2, v10, v13
	v_fmac_f32_e32 v3, v14, v13
	s_cbranch_scc1 .LBB12_9
	s_branch .LBB12_2
.LBB12_10:
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
	v_mov_b32_e32 v3, 0
.LBB12_11:
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v5, vcc_lo, s6, v8
	v_add_co_ci_u32_e64 v6, null, s7, v9, vcc_lo
	v_mov_b32_e32 v4, 0
	global_store_b128 v[5:6], v[1:4], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel nbody_blocks
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
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
		.amdhsa_next_free_vgpr 51
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
.Lfunc_end12:
	.size	nbody_blocks, .Lfunc_end12-nbody_blocks
                                        ; -- End function
	.set nbody_blocks.num_vgpr, 51
	.set nbody_blocks.num_agpr, 0
	.set nbody_blocks.numbered_sgpr, 16
	.set nbody_blocks.num_named_barrier, 0
	.set nbody_blocks.private_seg_size, 0
	.set nbody_blocks.uses_vcc, 1
	.set nbody_blocks.uses_flat_scratch, 0
	.set nbody_blocks.has_dyn_sized_stack, 0
	.set nbody_blocks.has_recursion, 0
	.set nbody_blocks.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1168
; TotalNumSgprs: 18
; NumVgprs: 51
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 51
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
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .max_flat_workgroup_size: 1024
    .name:           nbody_blocks
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         nbody_blocks.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     51
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
