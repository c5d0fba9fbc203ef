	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	decode_attention        ; -- Begin function decode_attention
	.globl	decode_attention
	.p2align	8
	.type	decode_attention,@function
decode_attention:                       ; @decode_attention
; %bb.0:
	s_clause 0x1
	s_load_b128 s[8:11], s[0:1], 0x20
	s_load_b256 s[0:7], s[0:1], 0x0
	v_dual_mov_b32 v7, 0 :: v_dual_and_b32 v12, 31, v0
	v_mov_b32_e32 v8, 0
	v_dual_mov_b32 v14, 0xf149f2ca :: v_dual_mov_b32 v5, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_lshlrev_b32_e32 v1, 2, v12
	v_lshrrev_b32_e32 v11, 5, v0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v15, 0
	s_lshl_b32 s12, s15, 7
	v_lshlrev_b32_e32 v13, 2, v1
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s11, exec_lo
	v_cmpx_gt_i32_e64 s8, v11
	s_cbranch_execz .LBB19_4
; %bb.1:
	s_ashr_i32 s13, s12, 31
	v_mbcnt_lo_u32_b32 v7, -1, 0
	s_lshl_b64 s[16:17], s[12:13], 2
	v_lshrrev_b32_e32 v9, 5, v0
	s_add_u32 s0, s0, s16
	s_addc_u32 s1, s1, s17
	v_xor_b32_e32 v5, 16, v7
	global_load_b128 v[1:4], v13, s[0:1]
	v_xor_b32_e32 v6, 8, v7
	v_xor_b32_e32 v10, 4, v7
	v_xor_b32_e32 v15, 2, v7
	v_cmp_gt_i32_e32 vcc_lo, 32, v5
	s_mov_b32 s14, s15
	s_ashr_i32 s15, s15, 31
	s_ashr_i32 s1, s9, 31
	s_mov_b32 s0, s9
	v_cndmask_b32_e32 v8, v7, v5, vcc_lo
	v_cmp_gt_i32_e32 vcc_lo, 32, v6
	s_lshl_b64 s[0:1], s[0:1], 11
	v_mov_b32_e32 v21, v11
	v_cndmask_b32_e32 v14, v7, v6, vcc_lo
	v_cmp_gt_i32_e32 vcc_lo, 32, v10
	v_mad_i64_i32 v[5:6], null, v9, s9, s[14:15]
	v_xor_b32_e32 v9, 1, v7
	s_mov_b32 s9, 0
	v_cndmask_b32_e32 v18, v7, v10, vcc_lo
	v_cmp_gt_i32_e32 vcc_lo, 32, v15
	v_cndmask_b32_e32 v15, v7, v15, vcc_lo
	v_cmp_gt_i32_e32 vcc_lo, 32, v9
	s_delay_alu instid0(VALU_DEP_2)
	v_lshlrev_b32_e32 v19, 2, v15
	v_mov_b32_e32 v15, 0
	v_dual_cndmask_b32 v7, v7, v9 :: v_dual_lshlrev_b32 v18, 2, v18
	v_lshlrev_b64 v[9:10], 9, v[5:6]
	v_lshlrev_b32_e32 v17, 2, v14
	v_lshlrev_b32_e32 v16, 2, v8
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b32_e32 v20, 2, v7
	v_dual_mov_b32 v14, 0xf149f2ca :: v_dual_mov_b32 v5, 0
	v_lshl_or_b32 v9, v12, 4, v9
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
	v_mov_b32_e32 v8, 0
.LBB19_2:                               ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v22, vcc_lo, s2, v9
	v_add_co_ci_u32_e64 v23, null, s3, v10, vcc_lo
	v_add_co_u32 v26, vcc_lo, s4, v9
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v27, null, s5, v10, vcc_lo
	global_load_b128 v[22:25], v[22:23], off
	v_add_co_u32 v9, vcc_lo, v9, s0
	global_load_b128 v[26:29], v[26:27], off
	v_add_co_ci_u32_e64 v10, null, s1, v10, vcc_lo
	v_dual_mov_b32 v30, v6 :: v_dual_mov_b32 v31, v15
	v_dual_mov_b32 v32, v8 :: v_dual_add_nc_u32 v21, 4, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_cmp_le_i32_e32 vcc_lo, s8, v21
	s_or_b32 s9, vcc_lo, s9
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v23, v2, v23
	v_fmac_f32_e32 v23, v1, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v23, v3, v24 :: v_dual_mov_b32 v24, v14
	v_fmac_f32_e32 v23, v4, v25
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_mov_b32 v25, v7 :: v_dual_max_f32 v14, v24, v24
	ds_bpermute_b32 v22, v16, v23
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v22, v23, v22
	ds_bpermute_b32 v23, v17, v22
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v22, v22, v23
	ds_bpermute_b32 v23, v18, v22
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v22, v22, v23
	ds_bpermute_b32 v23, v19, v22
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v22, v22, v23
	ds_bpermute_b32 v23, v20, v22
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v22, v22, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v23, s10, v22
	v_dual_max_f32 v14, v14, v23 :: v_dual_mov_b32 v23, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v5, s10, v22, -v14
	v_mul_f32_e32 v5, 0x3fb8aa3b, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v15, v5
	s_waitcnt vmcnt(0)
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_sub_f32 v6, v24, v14 :: v_dual_mul_f32 v7, v15, v28
	v_dual_mul_f32 v5, 0x3fb8aa3b, v6 :: v_dual_mul_f32 v6, v15, v27
	s_delay_alu instid0(VALU_DEP_1)
	v_exp_f32_e32 v22, v5
	v_mul_f32_e32 v8, v15, v29
	v_mul_f32_e32 v5, v15, v26
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fmac_f32_e32 v15, v31, v22
	v_fmac_f32_e32 v5, v23, v22
	v_fmac_f32_e32 v6, v30, v22
	v_fmac_f32_e32 v7, v25, v22
	v_fmac_f32_e32 v8, v32, v22
	s_and_not1_b32 exec_lo, exec_lo, s9
	s_cbranch_execnz .LBB19_2
; %bb.3:
	s_or_b32 exec_lo, exec_lo, s9
.LBB19_4:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s11
	s_mov_b32 s0, exec_lo
	v_cmpx_eq_u32_e32 0, v12
; %bb.5:
	v_lshlrev_b32_e32 v1, 2, v11
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v1, 0x800, v1
	ds_store_2addr_b32 v1, v14, v15 offset1:4
; %bb.6:
	s_or_b32 exec_lo, exec_lo, s0
	v_lshl_or_b32 v1, v11, 9, v13
	v_dual_mov_b32 v9, 0 :: v_dual_lshlrev_b32 v12, 2, v0
	v_add_nc_u32_e32 v0, s12, v0
	ds_store_b128 v1, v[5:8]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[1:4], v9 offset:2048
	ds_load_b128 v[5:8], v9 offset:2064
	s_waitcnt lgkmcnt(1)
	v_dual_max_f32 v9, v4, v4 :: v_dual_max_f32 v10, v3, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v9, v10, v9
	v_max3_f32 v11, v1, v2, v9
	ds_load_2addr_stride64_b32 v[9:10], v12 offset1:2
	v_sub_f32_e32 v2, v2, v11
	v_sub_f32_e32 v4, v4, v11
	v_sub_f32_e32 v1, v1, v11
	v_sub_f32_e32 v3, v3, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v13, 0x3fb8aa3b, v2 :: v_dual_mul_f32 v4, 0x3fb8aa3b, v4
	v_mul_f32_e32 v1, 0x3fb8aa3b, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v3, 0x3fb8aa3b, v3
	v_exp_f32_e32 v11, v13
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_exp_f32_e32 v4, v4
	v_exp_f32_e32 v14, v1
	ds_load_2addr_stride64_b32 v[1:2], v12 offset0:4 offset1:6
	v_exp_f32_e32 v3, v3
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v5, v5, v14, 0
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v9, v9, v14, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v5, v6, v11
	v_fmac_f32_e32 v9, v10, v11
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fmac_f32_e32 v5, v7, v3
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v9, v1, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v5, v8, v4
	v_fmac_f32_e32 v9, v2, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_scale_f32 v1, null, v5, v5, v9
	v_div_scale_f32 v4, vcc_lo, v9, v5, v9
	v_rcp_f32_e32 v2, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v3, -v1, v2, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v2, v3, v2
	v_mul_f32_e32 v3, v4, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v6, -v1, v3, v4
	v_fmac_f32_e32 v3, v6, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f32 v4, -v1, v3, v4
	v_ashrrev_i32_e32 v1, 31, v0
	v_div_fmas_f32 v2, v4, v2, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_div_fixup_f32 v2, v2, v5, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	global_store_b32 v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel decode_attention
		.amdhsa_group_segment_fixed_size 2080
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 44
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
		.amdhsa_next_free_vgpr 33
		.amdhsa_next_free_sgpr 18
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
		.amdhsa_inst_pref_size 9
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end19:
	.size	decode_attention, .Lfunc_end19-decode_attention
                                        ; -- End function
	.set decode_attention.num_vgpr, 33
	.set decode_attention.num_agpr, 0
	.set decode_attention.numbered_sgpr, 18
	.set decode_attention.num_named_barrier, 0
	.set decode_attention.private_seg_size, 0
	.set decode_attention.uses_vcc, 1
	.set decode_attention.uses_flat_scratch, 0
	.set decode_attention.has_dyn_sized_stack, 0
	.set decode_attention.has_recursion, 0
	.set decode_attention.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1064
; TotalNumSgprs: 20
; NumVgprs: 33
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2080 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 33
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
        .value_kind:     by_value
    .group_segment_fixed_size: 2080
    .kernarg_segment_align: 8
    .kernarg_segment_size: 44
    .max_flat_workgroup_size: 128
    .name:           decode_attention
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         decode_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     33
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
