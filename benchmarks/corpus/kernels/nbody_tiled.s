	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	nbody_tiled             ; -- Begin function nbody_tiled
	.globl	nbody_tiled
	.p2align	8
	.type	nbody_tiled,@function
nbody_tiled:                            ; @nbody_tiled
; %bb.0:
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x10
	s_load_b128 s[0:3], s[0:1], 0x0
	v_lshl_add_u32 v1, s15, 8, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[8:9], 4, v[1:2]
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB1_5
; %bb.1:
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s0, v8
	v_add_co_ci_u32_e64 v2, null, s1, v9, vcc_lo
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s5, 0
	global_load_b128 v[4:7], v[1:2], off
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v2, 0 :: v_dual_lshlrev_b32 v7, 4, v0
	v_mov_b32_e32 v1, 0
.LBB1_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_3 Depth 2
	v_add_nc_u32_e32 v10, s5, v0
	s_mov_b32 s6, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[12:13], 4, v[10:11]
	v_add_co_u32 v12, vcc_lo, s0, v12
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, s1, v13, vcc_lo
	global_load_b128 v[12:15], v[12:13], off
	s_waitcnt vmcnt(0)
	ds_store_b128 v7, v[12:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
.LBB1_3:                                ;   Parent Loop BB1_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v10, s6
	s_addk_i32 s6, 0x80
	ds_load_b128 v[12:15], v10
	ds_load_b128 v[16:19], v10 offset:16
	ds_load_b128 v[20:23], v10 offset:32
	ds_load_b128 v[24:27], v10 offset:48
	ds_load_b128 v[28:31], v10 offset:64
	ds_load_b128 v[32:35], v10 offset:80
	ds_load_b128 v[36:39], v10 offset:96
	ds_load_b128 v[40:43], v10 offset:112
	s_cmpk_eq_i32 s6, 0x1000
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
	v_add_f32_e32 v45, 0x38d1b717, v45
	v_dual_sub_f32 v41, v42, v6 :: v_dual_mul_f32 v42, v12, v12
	v_fmac_f32_e32 v49, v37, v37
	v_add_f32_e32 v47, 0x38d1b717, v47
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_rsq_f32_e32 v45, v45
	v_mul_f32_e32 v50, v40, v40
	v_dual_mul_f32 v46, v24, v24 :: v_dual_add_f32 v49, 0x38d1b717, v49
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_rsq_f32_e32 v47, v47
	v_fmac_f32_e32 v44, v14, v14
	v_rsq_f32_e32 v49, v49
	s_delay_alu instid0(TRANS32_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v23, v23, v45
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_mul_f32 v31, v31, v47 :: v_dual_fmac_f32 v44, v17, v17
	v_mul_f32_e32 v23, v45, v23
	v_dual_mul_f32 v39, v39, v49 :: v_dual_add_f32 v44, 0x38d1b717, v44
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rsq_f32_e32 v44, v44
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_fmac_f32 v42, v10, v10 :: v_dual_mul_f32 v19, v19, v44
	v_fmac_f32_e32 v42, v13, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v50, v38, v38 :: v_dual_mul_f32 v19, v44, v19
	v_add_f32_e32 v42, 0x38d1b717, v42
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v50, v41, v41 :: v_dual_mul_f32 v19, v44, v19
	v_rsq_f32_e32 v42, v42
	v_mul_f32_e32 v48, v32, v32
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v50, 0x38d1b717, v50
	v_rsq_f32_e32 v50, v50
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v15, v15, v42
	v_fmac_f32_e32 v48, v30, v30
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v15, v42, v15 :: v_dual_fmac_f32 v48, v33, v33
	v_mul_f32_e32 v43, v43, v50
	v_mul_f32_e32 v15, v42, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v1, v15, v10 :: v_dual_add_f32 v48, 0x38d1b717, v48
	v_fmac_f32_e32 v3, v15, v13
	v_fmac_f32_e32 v1, v19, v14
	s_delay_alu instid0(VALU_DEP_3)
	v_rsq_f32_e32 v48, v48
	v_fmac_f32_e32 v46, v22, v22
	v_fmac_f32_e32 v2, v15, v12
	v_fmac_f32_e32 v3, v19, v17
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_mul_f32 v35, v35, v48 :: v_dual_fmac_f32 v46, v25, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v46, 0x38d1b717, v46
	v_rsq_f32_e32 v46, v46
	v_mul_f32_e32 v13, v47, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v12, v45, v23 :: v_dual_mul_f32 v13, v47, v13
	v_fmac_f32_e32 v1, v12, v18
	v_fmac_f32_e32 v3, v12, v21
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v27, v27, v46
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v10, v46, v27
	v_mul_f32_e32 v10, v46, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v2, v19, v16 :: v_dual_fmac_f32 v1, v10, v22
	v_dual_fmac_f32 v2, v12, v20 :: v_dual_fmac_f32 v3, v10, v25
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v12, v48, v35 :: v_dual_fmac_f32 v1, v13, v26
	v_dual_fmac_f32 v2, v10, v24 :: v_dual_fmac_f32 v3, v13, v29
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v12, v48, v12
	v_dual_fmac_f32 v2, v13, v28 :: v_dual_mul_f32 v13, v50, v43
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v10, v49, v39 :: v_dual_fmac_f32 v1, v12, v30
	v_fmac_f32_e32 v3, v12, v33
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v2, v12, v32
	v_mul_f32_e32 v12, v50, v13
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v10, v49, v10
	v_fmac_f32_e32 v3, v10, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v3, v12, v41
	v_fmac_f32_e32 v1, v10, v34
	v_dual_fmac_f32 v2, v10, v36 :: v_dual_fmac_f32 v1, v12, v38
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v2, v12, v40
	s_cbranch_scc0 .LBB1_3
; %bb.4:                                ;   in Loop: Header=BB1_2 Depth=1
	s_addk_i32 s5, 0x100
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s5, s4
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc0 .LBB1_2
	s_branch .LBB1_6
.LBB1_5:
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
	v_mov_b32_e32 v1, 0
.LBB1_6:
	v_add_co_u32 v5, vcc_lo, s2, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s3, v9, vcc_lo
	v_mov_b32_e32 v4, 0
	global_store_b128 v[5:6], v[1:4], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel nbody_tiled
		.amdhsa_group_segment_fixed_size 4096
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
	.size	nbody_tiled, .Lfunc_end1-nbody_tiled
                                        ; -- End function
	.set nbody_tiled.num_vgpr, 51
	.set nbody_tiled.num_agpr, 0
	.set nbody_tiled.numbered_sgpr, 16
	.set nbody_tiled.num_named_barrier, 0
	.set nbody_tiled.private_seg_size, 0
	.set nbody_tiled.uses_vcc, 1
	.set nbody_tiled.uses_flat_scratch, 0
	.set nbody_tiled.has_dyn_sized_stack, 0
	.set nbody_tiled.has_recursion, 0
	.set nbody_tiled.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 976
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
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 1024
    .name:           nbody_tiled
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         nbody_tiled.kd
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
