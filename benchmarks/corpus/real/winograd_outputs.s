	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	winograd_outputs        ; -- Begin function winograd_outputs
	.globl	winograd_outputs
	.p2align	8
	.type	winograd_outputs,@function
winograd_outputs:                       ; @winograd_outputs
; %bb.0:
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x34
	s_load_b128 s[8:11], s[0:1], 0x10
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[1:2], null, s14, s2, v[0:1]
	s_mul_i32 s2, s10, s9
	v_cmpx_gt_i32_e64 s2, v1
	s_cbranch_execz .LBB15_9
; %bb.1:
	s_add_i32 s3, s8, s15
	s_load_b128 s[4:7], s[0:1], 0x0
	v_mad_u64_u32 v[2:3], null, s2, s3, v[1:2]
	s_add_i32 s3, s3, s8
	v_ashrrev_i32_e32 v3, 31, v2
	v_mad_u64_u32 v[4:5], null, s2, s3, v[1:2]
	s_add_i32 s3, s3, s8
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_mad_u64_u32 v[6:7], null, s2, s3, v[1:2]
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_add_i32 s3, s3, s8
	v_ashrrev_i32_e32 v5, 31, v4
	v_ashrrev_i32_e32 v7, 31, v6
	s_delay_alu instid0(VALU_DEP_3)
	v_mad_u64_u32 v[8:9], null, s2, s3, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s4, v2
	s_add_i32 s3, s3, s8
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_mad_u64_u32 v[10:11], null, s2, s3, v[1:2]
	s_add_i32 s3, s3, s8
	v_ashrrev_i32_e32 v9, 31, v8
	v_mad_u64_u32 v[12:13], null, s2, s3, v[1:2]
	s_add_i32 s3, s3, s8
	v_add_co_ci_u32_e64 v3, null, s5, v3, vcc_lo
	v_ashrrev_i32_e32 v11, 31, v10
	v_mad_u64_u32 v[14:15], null, s2, s3, v[1:2]
	v_ashrrev_i32_e32 v13, 31, v12
	s_add_i32 s3, s3, s8
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_mad_u64_u32 v[16:17], null, s2, s3, v[1:2]
	v_add_co_u32 v4, vcc_lo, s4, v4
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_co_ci_u32_e64 v5, null, s5, v5, vcc_lo
	v_add_co_u32 v6, vcc_lo, s4, v6
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_co_ci_u32_e64 v7, null, s5, v7, vcc_lo
	v_add_co_u32 v8, vcc_lo, s4, v8
	v_ashrrev_i32_e32 v15, 31, v14
	s_add_i32 s3, s3, s8
	v_add_co_ci_u32_e64 v9, null, s5, v9, vcc_lo
	v_add_co_u32 v18, vcc_lo, s4, v10
	v_ashrrev_i32_e32 v17, 31, v16
	v_mad_u64_u32 v[20:21], null, s2, s3, v[1:2]
	v_add_co_ci_u32_e64 v19, null, s5, v11, vcc_lo
	v_add_co_u32 v11, vcc_lo, s4, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v12, null, s5, v13, vcc_lo
	v_lshlrev_b64 v[13:14], 2, v[14:15]
	v_lshlrev_b64 v[15:16], 2, v[16:17]
	v_ashrrev_i32_e32 v21, 31, v20
	s_add_i32 s3, s3, s8
	v_mad_u64_u32 v[22:23], null, s2, s3, v[1:2]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v13, vcc_lo, s4, v13
	v_add_co_ci_u32_e64 v14, null, s5, v14, vcc_lo
	v_add_co_u32 v15, vcc_lo, s4, v15
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v16, null, s5, v16, vcc_lo
	s_clause 0x7
	global_load_b32 v29, v[2:3], off
	global_load_b32 v4, v[4:5], off
	global_load_b32 v10, v[6:7], off
	global_load_b32 v6, v[8:9], off
	global_load_b32 v9, v[18:19], off
	global_load_b32 v8, v[11:12], off
	global_load_b32 v5, v[13:14], off
	global_load_b32 v7, v[15:16], off
	v_lshlrev_b64 v[2:3], 2, v[20:21]
	s_add_i32 s3, s3, s8
	v_ashrrev_i32_e32 v23, 31, v22
	s_delay_alu instid0(VALU_DEP_2)
	v_mad_u64_u32 v[13:14], null, s2, s3, v[1:2]
	s_add_i32 s3, s3, s8
	v_lshlrev_b64 v[11:12], 2, v[22:23]
	v_mad_u64_u32 v[15:16], null, s2, s3, v[1:2]
	v_add_co_u32 v2, vcc_lo, s4, v2
	v_ashrrev_i32_e32 v14, 31, v13
	s_add_i32 s3, s3, s8
	v_add_co_ci_u32_e64 v3, null, s5, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v16, 31, v15
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_co_u32 v11, vcc_lo, s4, v11
	v_mad_u64_u32 v[17:18], null, s2, s3, v[1:2]
	s_add_i32 s3, s3, s8
	v_add_co_ci_u32_e64 v12, null, s5, v12, vcc_lo
	v_mad_u64_u32 v[19:20], null, s2, s3, v[1:2]
	v_add_co_u32 v21, vcc_lo, s4, v13
	s_add_i32 s3, s3, s8
	v_add_co_ci_u32_e64 v22, null, s5, v14, vcc_lo
	v_lshlrev_b64 v[13:14], 2, v[15:16]
	v_mad_u64_u32 v[15:16], null, s2, s3, v[1:2]
	v_ashrrev_i32_e32 v18, 31, v17
	v_ashrrev_i32_e32 v20, 31, v19
	s_abs_i32 s3, s9
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v23, vcc_lo, s4, v13
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_ashrrev_i32_e32 v16, 31, v15
	v_add_co_ci_u32_e64 v24, null, s5, v14, vcc_lo
	v_lshlrev_b64 v[13:14], 2, v[19:20]
	v_cvt_f32_u32_e32 v0, s3
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_co_u32 v19, vcc_lo, s4, v17
	v_add_co_ci_u32_e64 v20, null, s5, v18, vcc_lo
	v_add_co_u32 v25, vcc_lo, s4, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v26, null, s5, v14, vcc_lo
	v_add_co_u32 v27, vcc_lo, s4, v15
	v_add_co_ci_u32_e64 v28, null, s5, v16, vcc_lo
	s_clause 0x6
	global_load_b32 v17, v[2:3], off
	global_load_b32 v14, v[11:12], off
	global_load_b32 v11, v[21:22], off
	global_load_b32 v13, v[23:24], off
	global_load_b32 v16, v[19:20], off
	global_load_b32 v15, v[25:26], off
	global_load_b32 v12, v[27:28], off
	v_rcp_iflag_f32_e32 v0, v0
	s_sub_i32 s8, 0, s3
	v_sub_nc_u32_e32 v3, 0, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_max_i32_e32 v3, v3, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v2, s8, v0
	v_mul_hi_u32 v2, v0, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v0, v0, v2
	v_mul_hi_u32 v0, v3, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v2, v0, s3
	v_sub_nc_u32_e32 v2, v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v18, s3, v2
	v_cmp_le_u32_e32 vcc_lo, s3, v2
	v_dual_cndmask_b32 v2, v2, v18 :: v_dual_add_nc_u32 v3, 1, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v0, v0, v3, vcc_lo
	v_xor_b32_e32 v3, s9, v1
	v_cmp_le_u32_e32 vcc_lo, s3, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v18, 1, v0
	v_ashrrev_i32_e32 v3, 31, v3
	s_load_b32 s3, s[0:1], 0x20
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v0, v0, v18, vcc_lo
	v_xor_b32_e32 v0, v0, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v2, v0, v3
	v_mul_lo_u32 v0, v2, s9
	v_lshlrev_b32_e32 v2, 1, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v0, v1, v0
	v_lshlrev_b32_e32 v0, 1, v0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_i32_e32 vcc_lo, s3, v0
	s_waitcnt vmcnt(9)
	v_dual_add_f32 v18, v29, v9 :: v_dual_add_f32 v19, v4, v8
	v_mad_u64_u32 v[3:4], null, s11, s15, v[2:3]
	v_cmp_gt_i32_e64 s1, s11, v2
	s_and_b32 s0, s1, vcc_lo
	s_waitcnt vmcnt(6)
	v_add_f32_e32 v4, v18, v17
	s_waitcnt vmcnt(5)
	v_add_f32_e32 v18, v19, v14
	s_and_saveexec_b32 s8, s0
	s_cbranch_execz .LBB15_3
; %bb.2:
	v_mad_u64_u32 v[19:20], null, s2, s15, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v20, 31, v19
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v19, s0, s4, v19
	v_add_co_ci_u32_e64 v20, null, s5, v20, s0
	global_load_b32 v1, v[19:20], off
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[19:20], null, v3, s3, v[0:1]
	v_add_f32_e32 v1, v1, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v1, v1, v7
	v_ashrrev_i32_e32 v20, 31, v19
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_f32_e32 v1, v1, v4
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_f32_e32 v1, v18, v1
	v_add_co_u32 v19, s0, s6, v19
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v20, null, s7, v20, s0
	global_store_b32 v[19:20], v1, off
.LBB15_3:
	s_or_b32 exec_lo, exec_lo, s8
	v_or_b32_e32 v1, 1, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s0, s3, v1
	s_and_b32 s1, s1, s0
	s_and_saveexec_b32 s2, s1
	s_cbranch_execz .LBB15_5
; %bb.4:
	v_mad_u64_u32 v[19:20], null, v3, s3, v[0:1]
	v_dual_add_f32 v1, v10, v5 :: v_dual_sub_f32 v4, v4, v18
	s_waitcnt vmcnt(4)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v1, v1, v11
	v_ashrrev_i32_e32 v20, 31, v19
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_f32_e32 v1, v4, v1
	v_lshlrev_b64 v[18:19], 2, v[19:20]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v18, s1, s6, v18
	v_add_co_ci_u32_e64 v19, null, s7, v19, s1
	global_store_b32 v[18:19], v1, off offset:4
.LBB15_5:
	s_or_b32 exec_lo, exec_lo, s2
	v_mul_lo_u32 v4, s3, v3
	v_or_b32_e32 v3, 1, v2
	v_dual_sub_f32 v1, v9, v17 :: v_dual_sub_f32 v8, v8, v14
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cmp_gt_i32_e64 s1, s11, v3
	s_waitcnt vmcnt(1)
	v_dual_sub_f32 v2, v1, v16 :: v_dual_sub_f32 v3, v8, v15
	v_add3_u32 v0, v4, s3, v0
	s_and_b32 s3, s1, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s2, s3
	s_cbranch_execz .LBB15_7
; %bb.6:
	v_sub_f32_e32 v1, v6, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_f32_e32 v4, v1, v13
	v_ashrrev_i32_e32 v1, 31, v0
	v_add_f32_e32 v4, v4, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_add_f32_e32 v1, v3, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, s6, v6
	v_add_co_ci_u32_e64 v7, null, s7, v7, vcc_lo
	global_store_b32 v[6:7], v1, off
.LBB15_7:
	s_or_b32 exec_lo, exec_lo, s2
	s_and_b32 s0, s1, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB15_9
; %bb.8:
	v_ashrrev_i32_e32 v1, 31, v0
	v_sub_f32_e32 v4, v5, v11
	v_sub_f32_e32 v2, v2, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v3, v4, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_f32_e32 v2, v2, v3
	v_add_co_u32 v0, vcc_lo, s6, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	global_store_b32 v[0:1], v2, off offset:4
.LBB15_9:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel winograd_outputs
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 296
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
		.amdhsa_next_free_vgpr 30
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
		.amdhsa_inst_pref_size 13
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end15:
	.size	winograd_outputs, .Lfunc_end15-winograd_outputs
                                        ; -- End function
	.set winograd_outputs.num_vgpr, 30
	.set winograd_outputs.num_agpr, 0
	.set winograd_outputs.numbered_sgpr, 16
	.set winograd_outputs.num_named_barrier, 0
	.set winograd_outputs.private_seg_size, 0
	.set winograd_outputs.uses_vcc, 1
	.set winograd_outputs.uses_flat_scratch, 0
	.set winograd_outputs.has_dyn_sized_stack, 0
	.set winograd_outputs.has_recursion, 0
	.set winograd_outputs.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1576
; TotalNumSgprs: 18
; NumVgprs: 30
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 30
; Occupancy: 16
; WaveLimiterHint : 0
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 296
    .max_flat_workgroup_size: 1024
    .name:           winograd_outputs
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         winograd_outputs.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     30
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
