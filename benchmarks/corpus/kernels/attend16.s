	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	attend16                ; -- Begin function attend16
	.globl	attend16
	.p2align	8
	.type	attend16,@function
attend16:                               ; @attend16
; %bb.0:
	s_clause 0x1
	s_load_b64 s[34:35], s[0:1], 0x20
	s_load_b256 s[36:43], s[0:1], 0x0
	s_lshl_b32 s0, s15, 10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_add_u32 v0, v0, 4, s0
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s34, 1
	s_cbranch_scc1 .LBB1_3
; %bb.1:
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s36, v0
	v_add_co_ci_u32_e64 v3, null, s37, v1, vcc_lo
	v_dual_mov_b32 v5, 0xf149f2ca :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v34, 0
	s_clause 0x3
	global_load_b128 v[6:9], v[2:3], off
	global_load_b128 v[10:13], v[2:3], off offset:16
	global_load_b128 v[14:17], v[2:3], off offset:32
	global_load_b128 v[36:39], v[2:3], off offset:48
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v24, 0
	v_mov_b32_e32 v27, 0
	s_mov_b64 s[36:37], 0
	s_waitcnt vmcnt(3)
	v_dual_mov_b32 v19, 0 :: v_dual_mul_f32 v2, s35, v6
	v_dual_mul_f32 v3, s35, v7 :: v_dual_mul_f32 v4, s35, v8
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v6, s35, v9 :: v_dual_mul_f32 v7, s35, v10
	v_dual_mul_f32 v8, s35, v11 :: v_dual_mul_f32 v9, s35, v12
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v10, s35, v13 :: v_dual_mul_f32 v11, s35, v14
	v_dual_mul_f32 v12, s35, v15 :: v_dual_mul_f32 v13, s35, v16
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v14, s35, v17 :: v_dual_mul_f32 v15, s35, v36
	v_dual_mul_f32 v16, s35, v37 :: v_dual_mul_f32 v17, s35, v38
	v_mul_f32_e32 v18, s35, v39
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	s_add_u32 s0, s38, s36
	s_addc_u32 s1, s39, s37
	v_dual_mov_b32 v38, v21 :: v_dual_mov_b32 v39, v20
	s_load_b512 s[16:31], s[0:1], 0x0
	v_mov_b32_e32 v52, v19
	v_dual_mov_b32 v50, v32 :: v_dual_mov_b32 v51, v23
	v_dual_mov_b32 v48, v35 :: v_dual_mov_b32 v49, v34
	v_dual_mov_b32 v46, v29 :: v_dual_mov_b32 v47, v26
	v_dual_mov_b32 v42, v25 :: v_dual_mov_b32 v43, v22
	v_dual_mov_b32 v40, v30 :: v_dual_mov_b32 v41, v28
	v_dual_mov_b32 v36, v27 :: v_dual_mov_b32 v37, v24
	s_add_u32 s2, s40, s36
	s_addc_u32 s3, s41, s37
	v_dual_mov_b32 v44, v33 :: v_dual_mov_b32 v45, v31
	s_load_b512 s[0:15], s[2:3], 0x0
	s_add_i32 s34, s34, -1
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v19, v2, s16, 0
	v_max_f32_e32 v20, v5, v5
	s_add_u32 s36, s36, 64
	s_addc_u32 s37, s37, 0
	s_cmp_lg_u32 s34, 0
	v_fmac_f32_e32 v19, s17, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v19, s18, v4
	v_fmac_f32_e32 v19, s19, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v19, s20, v7
	v_fmac_f32_e32 v19, s21, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v19, s22, v9
	v_fmac_f32_e32 v19, s23, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v19, s24, v11
	v_fmac_f32_e32 v19, s25, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v19, s26, v13
	v_fmac_f32_e32 v19, s27, v14
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v19, s28, v15
	v_fmac_f32_e32 v19, s29, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v19, s30, v17
	v_fmac_f32_e32 v19, s31, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v20, v20, v19
	v_sub_f32_e32 v19, v19, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v19, 0x3fb8aa3b, v19
	v_exp_f32_e32 v19, v19
	v_sub_f32_e32 v21, v5, v20
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_mov_b32 v5, v20 :: v_dual_mul_f32 v34, s2, v19
	v_mul_f32_e32 v32, s1, v19
	v_dual_mul_f32 v20, 0x3fb8aa3b, v21 :: v_dual_mul_f32 v23, s0, v19
	v_mul_f32_e32 v35, s3, v19
	v_mul_f32_e32 v29, s5, v19
	v_mul_f32_e32 v31, s6, v19
	s_delay_alu instid0(VALU_DEP_4)
	v_exp_f32_e32 v53, v20
	v_mul_f32_e32 v26, s4, v19
	v_mul_f32_e32 v33, s7, v19
	v_mul_f32_e32 v22, s8, v19
	v_mul_f32_e32 v25, s9, v19
	v_mul_f32_e32 v28, s10, v19
	v_mul_f32_e32 v30, s11, v19
	v_mul_f32_e32 v20, s12, v19
	v_mul_f32_e32 v21, s13, v19
	v_mul_f32_e32 v24, s14, v19
	v_mul_f32_e32 v27, s15, v19
	v_fmac_f32_e32 v23, v51, v53
	v_fmac_f32_e32 v32, v50, v53
	v_fmac_f32_e32 v34, v49, v53
	v_fmac_f32_e32 v35, v48, v53
	v_fmac_f32_e32 v26, v47, v53
	v_fmac_f32_e32 v29, v46, v53
	v_fmac_f32_e32 v31, v45, v53
	v_fmac_f32_e32 v33, v44, v53
	v_fmac_f32_e32 v22, v43, v53
	v_fmac_f32_e32 v25, v42, v53
	v_fmac_f32_e32 v28, v41, v53
	v_fmac_f32_e32 v30, v40, v53
	v_fmac_f32_e32 v20, v39, v53
	v_fmac_f32_e32 v21, v38, v53
	v_fmac_f32_e32 v24, v37, v53
	v_fmac_f32_e32 v27, v36, v53
	v_fmac_f32_e32 v19, v52, v53
	s_cbranch_scc1 .LBB1_2
	s_branch .LBB1_4
.LBB1_3:
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v32, 0
	v_mov_b32_e32 v23, 0
.LBB1_4:
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_scale_f32 v2, null, v19, v19, 1.0
	v_div_scale_f32 v5, vcc_lo, 1.0, v19, 1.0
	v_rcp_f32_e32 v3, v2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v4, -v2, v3, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v3, v4, v3
	v_mul_f32_e32 v4, v5, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v6, -v2, v4, v5
	v_fmac_f32_e32 v4, v6, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v2, -v2, v4, v5
	v_div_fmas_f32 v2, v2, v3, v4
	v_add_co_u32 v16, vcc_lo, s42, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v17, null, s43, v1, vcc_lo
	v_div_fixup_f32 v15, v2, v19, 1.0
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_f32_e32 v0, v23, v15
	v_mul_f32_e32 v1, v32, v15
	v_mul_f32_e32 v2, v34, v15
	v_mul_f32_e32 v3, v35, v15
	v_mul_f32_e32 v4, v26, v15
	v_mul_f32_e32 v5, v29, v15
	v_mul_f32_e32 v6, v31, v15
	v_mul_f32_e32 v7, v33, v15
	v_mul_f32_e32 v8, v22, v15
	v_mul_f32_e32 v9, v25, v15
	v_mul_f32_e32 v10, v28, v15
	v_mul_f32_e32 v11, v30, v15
	v_mul_f32_e32 v12, v20, v15
	v_mul_f32_e32 v13, v21, v15
	v_mul_f32_e32 v14, v24, v15
	v_mul_f32_e32 v15, v27, v15
	s_clause 0x3
	global_store_b128 v[16:17], v[0:3], off
	global_store_b128 v[16:17], v[4:7], off offset:16
	global_store_b128 v[16:17], v[8:11], off offset:32
	global_store_b128 v[16:17], v[12:15], off offset:48
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel attend16
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
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
		.amdhsa_next_free_vgpr 54
		.amdhsa_next_free_sgpr 44
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
	.size	attend16, .Lfunc_end1-attend16
                                        ; -- End function
	.set attend16.num_vgpr, 54
	.set attend16.num_agpr, 0
	.set attend16.numbered_sgpr, 44
	.set attend16.num_named_barrier, 0
	.set attend16.private_seg_size, 0
	.set attend16.uses_vcc, 1
	.set attend16.uses_flat_scratch, 0
	.set attend16.has_dyn_sized_stack, 0
	.set attend16.has_recursion, 0
	.set attend16.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 984
; TotalNumSgprs: 46
; NumVgprs: 54
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 46
; NumVGPRsForWavesPerEU: 54
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 1024
    .name:           attend16
    .private_segment_fixed_size: 0
    .sgpr_count:     46
    .sgpr_spill_count: 0
    .symbol:         attend16.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     54
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
