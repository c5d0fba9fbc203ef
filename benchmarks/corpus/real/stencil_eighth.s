	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	stencil_eighth          ; -- Begin function stencil_eighth
	.globl	stencil_eighth
	.p2align	8
	.type	stencil_eighth,@function
stencil_eighth:                         ; @stencil_eighth
; %bb.0:
	s_load_b128 s[8:11], s[0:1], 0x18
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 9
	s_cbranch_scc1 .LBB35_7
; %bb.1:
	v_bfe_u32 v23, v0, 10, 10
	v_and_b32_e32 v24, 0x3ff, v0
	s_lshl_b32 s2, s14, 4
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[12:13], s[0:1], 0x10
	v_lshl_add_u32 v25, s15, 4, v23
	v_add3_u32 v0, v24, s2, 4
	s_mul_i32 s2, s9, s8
	s_lshl_b32 s0, s8, 2
	s_mul_i32 s3, s2, 3
	v_add_nc_u32_e32 v1, 4, v25
	s_add_i32 s11, s3, s2
	s_ashr_i32 s1, s0, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_lshl_b64 s[0:1], s[0:1], 2
	v_mad_u64_u32 v[2:3], null, s8, v1, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	v_add3_u32 v4, s11, s2, v2
	v_add_nc_u32_e32 v10, s3, v2
	v_ashrrev_i32_e32 v3, 31, v2
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[14:15], s[2:3], 2
	v_ashrrev_i32_e32 v5, 31, v4
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_add_i32 s3, s10, -8
	s_sub_u32 s0, 0, s0
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshlrev_b64 v[6:7], 2, v[10:11]
	s_subb_u32 s1, 0, s1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v8, vcc_lo, s4, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, s5, v3, vcc_lo
	v_add_co_u32 v11, vcc_lo, s4, v4
	v_add_co_ci_u32_e64 v12, null, s5, v5, vcc_lo
	v_add_co_u32 v2, vcc_lo, s4, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v3, null, s5, v7, vcc_lo
	v_add_co_u32 v6, vcc_lo, v11, s14
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, s15, v12, vcc_lo
	v_add_co_u32 v4, vcc_lo, v8, s14
	v_add_co_ci_u32_e64 v5, null, s15, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v15, vcc_lo, v6, s14
	v_add_co_ci_u32_e64 v16, null, s15, v7, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v17, vcc_lo, v4, s14
	v_add_co_ci_u32_e64 v18, null, s15, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v19, vcc_lo, v15, s14
	v_add_co_ci_u32_e64 v20, null, s15, v16, vcc_lo
	v_add_co_u32 v21, vcc_lo, v2, s14
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v22, null, s15, v3, vcc_lo
	s_clause 0x8
	global_load_b32 v3, v[2:3], off
	global_load_b32 v14, v[8:9], off
	global_load_b32 v4, v[4:5], off
	global_load_b32 v5, v[17:18], off
	global_load_b32 v8, v[11:12], off
	global_load_b32 v6, v[6:7], off
	global_load_b32 v7, v[15:16], off
	global_load_b32 v9, v[19:20], off
	global_load_b32 v16, v[21:22], off
	v_add_nc_u32_e32 v17, s2, v10
	s_add_u32 s10, s4, s0
	v_mad_u64_u32 v[12:13], null, s9, 9, v[1:2]
	s_addc_u32 s11, s5, s1
	s_lshl_b32 s0, s9, 2
	v_mul_u32_u24_e32 v1, 0x60, v23
	v_add3_u32 v2, v25, s0, 20
	v_ashrrev_i32_e32 v18, 31, v17
	v_mov_b32_e32 v13, 0
	v_mul_lo_u32 v12, s8, v12
	v_lshl_add_u32 v10, v24, 2, v1
	v_mul_lo_u32 v11, s8, v2
	v_lshlrev_b64 v[1:2], 2, v[17:18]
	v_cmp_gt_u32_e64 s0, 4, v24
	s_add_u32 s8, s4, 64
	s_addc_u32 s9, s5, 0
	v_cmp_gt_u32_e32 vcc_lo, 4, v23
	s_branch .LBB35_3
.LBB35_2:                               ;   in Loop: Header=BB35_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s16
	ds_store_b32 v10, v3 offset:400
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_clause 0x1
	global_load_b128 v[16:19], v13, s[12:13]
	global_load_b32 v36, v13, s[12:13] offset:16
	ds_load_2addr_b32 v[20:21], v10 offset0:52 offset1:76
	ds_load_2addr_b32 v[22:23], v10 offset0:124 offset1:148
	ds_load_2addr_b32 v[24:25], v10 offset0:98 offset1:99
	ds_load_2addr_b32 v[26:27], v10 offset0:4 offset1:28
	v_dual_add_f32 v32, v8, v5 :: v_dual_add_f32 v37, v6, v4
	ds_load_2addr_b32 v[28:29], v10 offset0:101 offset1:102
	ds_load_2addr_b32 v[30:31], v10 offset0:172 offset1:196
	s_add_i32 s3, s3, -1
	s_add_u32 s10, s10, s14
	s_addc_u32 s11, s11, s15
	s_waitcnt lgkmcnt(5)
	v_add_f32_e32 v21, v32, v21
	ds_load_2addr_b32 v[32:33], v10 offset0:103 offset1:104
	ds_load_2addr_b32 v[34:35], v10 offset0:96 offset1:97
	s_waitcnt lgkmcnt(6)
	v_dual_add_f32 v21, v21, v22 :: v_dual_add_f32 v22, v7, v15
	s_waitcnt lgkmcnt(4)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_f32_e32 v22, v22, v27
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v22, v22, v30
	v_add_f32_e32 v20, v37, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v21, v21, v25 :: v_dual_add_f32 v20, v20, v23
	v_dual_add_f32 v14, v9, v14 :: v_dual_add_f32 v23, v20, v24
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_add_f32 v21, v21, v28 :: v_dual_add_f32 v14, v14, v26
	v_add_nc_u32_e32 v20, v12, v0
	v_add_nc_u32_e32 v0, s2, v0
	v_add_f32_e32 v14, v14, v31
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v14, v14, v34
	v_add_f32_e32 v14, v14, v33
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v24, v17, v21 :: v_dual_add_f32 v17, v22, v35
	v_add_f32_e32 v22, v23, v29
	v_ashrrev_i32_e32 v21, 31, v20
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v24, v3, v16
	v_add_f32_e32 v23, v17, v32
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[16:17], 2, v[20:21]
	v_fmac_f32_e32 v24, v18, v22
	v_add_co_u32 v18, s1, s6, v1
	s_add_u32 s6, s6, s14
	v_fmac_f32_e32 v24, v19, v23
	v_add_co_ci_u32_e64 v19, null, s7, v2, s1
	v_add_co_u32 v16, s1, s4, v16
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v24, v36, v14
	v_add_co_ci_u32_e64 v17, null, s5, v17, s1
	v_mov_b32_e32 v14, v15
	s_addc_u32 s7, s7, s15
	global_store_b32 v[18:19], v24, off
	global_load_b32 v17, v[16:17], off
	v_mov_b32_e32 v16, v8
	v_mov_b32_e32 v8, v6
	v_dual_mov_b32 v6, v7 :: v_dual_mov_b32 v7, v9
	s_add_u32 s8, s8, s14
	s_addc_u32 s9, s9, s15
	s_cmp_eq_u32 s3, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v17
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB35_7
.LBB35_3:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(5)
	v_dual_mov_b32 v15, v4 :: v_dual_mov_b32 v4, v5
	v_mov_b32_e32 v5, v3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v16
	s_and_saveexec_b32 s16, vcc_lo
	s_cbranch_execz .LBB35_5
; %bb.4:                                ;   in Loop: Header=BB35_3 Depth=1
	v_add_nc_u32_e32 v16, v11, v0
	v_add_co_u32 v18, s1, s10, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v19, null, s11, v2, s1
	v_ashrrev_i32_e32 v17, 31, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_co_u32 v16, s1, s4, v16
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v17, null, s5, v17, s1
	global_load_b32 v18, v[18:19], off
	global_load_b32 v16, v[16:17], off
	s_waitcnt vmcnt(1)
	ds_store_b32 v10, v18 offset:16
	s_waitcnt vmcnt(0)
	ds_store_b32 v10, v16 offset:1936
.LBB35_5:                               ;   in Loop: Header=BB35_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s16
	s_and_saveexec_b32 s16, s0
	s_cbranch_execz .LBB35_2
; %bb.6:                                ;   in Loop: Header=BB35_3 Depth=1
	v_add_co_u32 v16, s1, s8, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v17, null, s9, v2, s1
	s_clause 0x1
	global_load_b32 v18, v[16:17], off offset:-80
	global_load_b32 v16, v[16:17], off
	s_waitcnt vmcnt(0)
	ds_store_2addr_b32 v10, v18, v16 offset0:96 offset1:116
	s_branch .LBB35_2
.LBB35_7:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stencil_eighth
		.amdhsa_group_segment_fixed_size 2304
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
		.amdhsa_next_free_vgpr 38
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
.Lfunc_end35:
	.size	stencil_eighth, .Lfunc_end35-stencil_eighth
                                        ; -- End function
	.set stencil_eighth.num_vgpr, 38
	.set stencil_eighth.num_agpr, 0
	.set stencil_eighth.numbered_sgpr, 17
	.set stencil_eighth.num_named_barrier, 0
	.set stencil_eighth.private_seg_size, 0
	.set stencil_eighth.uses_vcc, 1
	.set stencil_eighth.uses_flat_scratch, 0
	.set stencil_eighth.has_dyn_sized_stack, 0
	.set stencil_eighth.has_recursion, 0
	.set stencil_eighth.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1164
; TotalNumSgprs: 19
; NumVgprs: 38
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2304 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 19
; NumVGPRsForWavesPerEU: 38
; Occupancy: 16
; WaveLimiterHint : 1
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
    .group_segment_fixed_size: 2304
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 256
    .name:           stencil_eighth
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         stencil_eighth.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     38
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
