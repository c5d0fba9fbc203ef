	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	stencil_march           ; -- Begin function stencil_march
	.globl	stencil_march
	.p2align	8
	.type	stencil_march,@function
stencil_march:                          ; @stencil_march
; %bb.0:
	s_load_b256 s[4:11], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 9
	s_cbranch_scc1 .LBB13_9
; %bb.1:
	v_lshrrev_b32_e32 v25, 5, v0
	s_lshl_b32 s16, s15, 3
	v_and_b32_e32 v26, 31, v0
	s_lshl_b32 s17, s14, 5
	s_load_b128 s[12:15], s[0:1], 0x0
	v_or_b32_e32 v1, s16, v25
	s_mul_i32 s2, s5, s4
	v_add_nc_u32_e32 v27, 4, v26
	s_mul_i32 s18, s2, -5
	s_ashr_i32 s3, s2, 31
	v_add_nc_u32_e32 v1, 4, v1
	s_lshl_b64 s[0:1], s[2:3], 2
	s_mov_b32 s3, 4
	s_add_i32 s6, s6, -8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v1, s4, v1
	v_add3_u32 v1, v27, s17, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[3:4], null, s2, 5, v[1:2]
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v4, 31, v3
	v_add_nc_u32_e32 v9, s2, v3
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s12, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	v_add_nc_u32_e32 v10, s2, v9
	v_add_nc_u32_e32 v4, s18, v9
	v_add_co_ci_u32_e64 v3, null, s13, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_u32 v11, vcc_lo, s12, v7
	v_add3_u32 v6, s18, s2, v10
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v5, 31, v4
	v_add_co_ci_u32_e64 v12, null, s13, v8, vcc_lo
	v_add_nc_u32_e32 v9, s18, v10
	v_add_co_u32 v13, vcc_lo, v11, s0
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_ci_u32_e64 v14, null, s1, v12, vcc_lo
	v_ashrrev_i32_e32 v10, 31, v9
	v_add_co_u32 v15, vcc_lo, v13, s0
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v16, null, s1, v14, vcc_lo
	v_add_co_u32 v4, vcc_lo, s12, v4
	v_lshlrev_b64 v[8:9], 2, v[9:10]
	v_add_co_ci_u32_e64 v5, null, s13, v5, vcc_lo
	v_add_co_u32 v17, vcc_lo, v15, s0
	v_add_co_ci_u32_e64 v18, null, s1, v16, vcc_lo
	v_add_co_u32 v19, vcc_lo, s12, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v20, null, s13, v7, vcc_lo
	v_add_co_u32 v21, vcc_lo, s12, v8
	v_add_co_ci_u32_e64 v22, null, s13, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v23, vcc_lo, v19, s0
	v_add_co_ci_u32_e64 v24, null, s1, v20, vcc_lo
	s_clause 0x8
	global_load_b32 v10, v[11:12], off
	global_load_b32 v6, v[13:14], off
	global_load_b32 v7, v[15:16], off
	global_load_b32 v8, v[17:18], off
	global_load_b32 v9, v[19:20], off
	global_load_b32 v11, v[21:22], off
	global_load_b32 v12, v[4:5], off
	global_load_b32 v13, v[2:3], off
	global_load_b32 v4, v[23:24], off
	s_lshl_b32 s0, s5, 2
	v_mul_u32_u24_e32 v16, 0xa0, v25
	v_add3_u32 v5, s0, s16, v25
	v_cmp_lt_u32_e32 vcc_lo, 0x7f, v0
	v_cmp_gt_u32_e64 s0, 4, v26
	s_lshl_b32 s5, s2, 2
	s_mov_b32 s16, 0
	v_add_nc_u32_e32 v14, 4, v5
	v_add_nc_u32_e32 v15, 12, v5
	v_mul_lo_u32 v5, s4, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v17, s4, v14
	v_mul_lo_u32 v15, s4, v15
	v_lshl_add_u32 v14, v26, 2, v16
	s_mul_i32 s4, s2, 9
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add3_u32 v16, v5, s17, v27
	v_add3_u32 v0, v17, s17, v27
	s_delay_alu instid0(VALU_DEP_4)
	v_add3_u32 v15, v15, s17, v27
	v_add_nc_u32_e32 v17, 0x400, v14
	s_branch .LBB13_3
.LBB13_2:                               ;   in Loop: Header=BB13_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s17
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[19:20], v14 offset0:165 offset1:166
	ds_load_2addr_b32 v[21:22], v14 offset0:167 offset1:168
	ds_load_2addr_b32 v[23:24], v14 offset0:162 offset1:163
	ds_load_2addr_b32 v[25:26], v14 offset0:204 offset1:244
	ds_load_2addr_b32 v[27:28], v14 offset0:84 offset1:124
	ds_load_2addr_b32 v[29:30], v14 offset0:160 offset1:161
	ds_load_2addr_b32 v[31:32], v17 offset0:28 offset1:68
	ds_load_2addr_b32 v[33:34], v14 offset0:4 offset1:44
	s_add_i32 s18, s4, s16
	s_add_i32 s6, s6, -1
	s_ashr_i32 s19, s18, 31
	s_add_i32 s3, s3, 1
	s_lshl_b64 s[18:19], s[18:19], 2
	s_add_i32 s16, s16, s2
	s_cmp_eq_u32 s6, 0
	s_waitcnt lgkmcnt(5)
	v_add_f32_e32 v5, v19, v24
	s_waitcnt lgkmcnt(2)
	v_dual_add_f32 v19, v20, v23 :: v_dual_add_f32 v20, v21, v30
	v_add_f32_e32 v21, v22, v29
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_add_f32 v5, v5, v25 :: v_dual_add_f32 v20, v20, v31
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v5, v5, v28 :: v_dual_add_f32 v20, v20, v34
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v5, v10, v5 :: v_dual_add_f32 v20, v7, v20
	v_dual_add_f32 v5, v11, v5 :: v_dual_add_f32 v20, v18, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v22, s8, v5 :: v_dual_add_f32 v19, v19, v26
	v_ashrrev_i32_e32 v5, 31, v4
	v_dual_fmac_f32 v22, s7, v9 :: v_dual_add_f32 v19, v19, v27
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_f32_e32 v19, v6, v19
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s1, s14, v4
	v_add_co_ci_u32_e64 v5, null, s15, v5, s1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v19, v12, v19
	v_fmac_f32_e32 v22, s9, v19
	v_add_co_u32 v19, s1, v2, s18
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v22, s10, v20
	v_add_f32_e32 v21, v21, v32
	v_add_co_ci_u32_e64 v20, null, s19, v3, s1
	v_add_f32_e32 v21, v21, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v21, v8, v21
	v_add_f32_e32 v13, v13, v21
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_fmac_f32 v22, s11, v13 :: v_dual_mov_b32 v13, v18
	global_store_b32 v[4:5], v22, off
	global_load_b32 v5, v[19:20], off
	v_mov_b32_e32 v4, v10
	v_mov_b32_e32 v10, v6
	v_dual_mov_b32 v6, v7 :: v_dual_mov_b32 v7, v8
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v5
	s_cbranch_scc1 .LBB13_9
.LBB13_3:                               ; =>This Inner Loop Header: Depth=1
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v18, v12
	v_dual_mov_b32 v12, v11 :: v_dual_mov_b32 v11, v9
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v4
	s_barrier
	buffer_gl0_inv
	ds_store_b32 v14, v4 offset:656
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b32 s1, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execnz .LBB13_6
; %bb.4:                                ;   in Loop: Header=BB13_3 Depth=1
	s_and_not1_saveexec_b32 s17, s1
	s_cbranch_execnz .LBB13_7
.LBB13_5:                               ;   in Loop: Header=BB13_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s17
	s_and_saveexec_b32 s17, s0
	s_cbranch_execz .LBB13_2
	s_branch .LBB13_8
.LBB13_6:                               ;   in Loop: Header=BB13_3 Depth=1
	v_add_nc_u32_e32 v4, s16, v0
	s_and_not1_saveexec_b32 s17, s1
	s_cbranch_execz .LBB13_5
.LBB13_7:                               ;   in Loop: Header=BB13_3 Depth=1
	v_add_nc_u32_e32 v4, s16, v16
	v_add_nc_u32_e32 v19, s16, v15
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v5, 31, v4
	v_ashrrev_i32_e32 v20, 31, v19
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s1, s12, v4
	v_add_co_ci_u32_e64 v5, null, s13, v5, s1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v19, s1, s12, v19
	v_add_co_ci_u32_e64 v20, null, s13, v20, s1
	s_clause 0x1
	global_load_b32 v21, v[4:5], off
	global_load_b32 v19, v[19:20], off
	v_mad_u64_u32 v[4:5], null, s3, s2, v[1:2]
	s_waitcnt vmcnt(1)
	ds_store_b32 v14, v21 offset:16
	s_waitcnt vmcnt(0)
	ds_store_b32 v14, v19 offset:1936
	s_or_b32 exec_lo, exec_lo, s17
	s_and_saveexec_b32 s17, s0
	s_cbranch_execz .LBB13_2
.LBB13_8:                               ;   in Loop: Header=BB13_3 Depth=1
	s_add_i32 s18, s5, s16
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v19, s1, v2, s18
	v_add_co_ci_u32_e64 v20, null, s19, v3, s1
	s_clause 0x1
	global_load_b32 v5, v[19:20], off offset:-16
	global_load_b32 v19, v[19:20], off offset:128
	s_waitcnt vmcnt(0)
	ds_store_2addr_b32 v14, v5, v19 offset0:160 offset1:196
	s_branch .LBB13_2
.LBB13_9:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stencil_march
		.amdhsa_group_segment_fixed_size 3840
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 35
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
.Lfunc_end13:
	.size	stencil_march, .Lfunc_end13-stencil_march
                                        ; -- End function
	.set stencil_march.num_vgpr, 35
	.set stencil_march.num_agpr, 0
	.set stencil_march.numbered_sgpr, 20
	.set stencil_march.num_named_barrier, 0
	.set stencil_march.private_seg_size, 0
	.set stencil_march.uses_vcc, 1
	.set stencil_march.uses_flat_scratch, 0
	.set stencil_march.has_dyn_sized_stack, 0
	.set stencil_march.has_recursion, 0
	.set stencil_march.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1256
; TotalNumSgprs: 22
; NumVgprs: 35
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 3840 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 35
; Occupancy: 16
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
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
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 3840
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .max_flat_workgroup_size: 256
    .name:           stencil_march
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         stencil_march.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     35
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
