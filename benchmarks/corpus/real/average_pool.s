	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	average_pool            ; -- Begin function average_pool
	.globl	average_pool
	.p2align	8
	.type	average_pool,@function
average_pool:                           ; @average_pool
; %bb.0:
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x2c
	s_load_b128 s[4:7], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1)
	v_mad_u64_u32 v[1:2], null, s13, s2, v[0:1]
	s_mov_b32 s2, exec_lo
	v_cmpx_gt_i32_e64 s7, v1
	s_cbranch_execz .LBB45_38
; %bb.1:
	s_load_b128 s[8:11], s[0:1], 0x0
	s_lshl_b32 s2, s14, 1
	s_mul_i32 s0, s4, s15
	v_dual_mov_b32 v3, 0 :: v_dual_lshlrev_b32 v2, 1, v1
	s_add_i32 s3, s2, s0
	s_cmp_gt_i32 s14, 0
	v_cmp_lt_i32_e64 s0, 0, v1
	s_cselect_b32 s16, -1, 0
	s_cmp_le_i32 s2, s4
	v_mov_b32_e32 v0, 0
	s_cselect_b32 s13, -1, 0
	s_add_i32 s3, s3, -1
	s_cmp_lt_i32 s14, 1
	s_mul_i32 s12, s3, s5
	v_cmp_ge_i32_e32 vcc_lo, s5, v2
	s_cbranch_scc1 .LBB45_5
; %bb.2:
	s_and_b32 s0, s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s1, s13, s0
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB45_4
; %bb.3:
	v_ashrrev_i32_e32 v0, 31, v2
	s_ashr_i32 s1, s12, 31
	v_add_co_u32 v3, vcc_lo, v2, s12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s1, v0, vcc_lo
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, vcc_lo, s8, v3
	v_add_co_ci_u32_e64 v4, null, s9, v4, vcc_lo
	global_load_b32 v0, v[3:4], off offset:-4
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v3, 1 :: v_dual_add_f32 v0, 0, v0
.LBB45_4:
	s_or_b32 exec_lo, exec_lo, s0
.LBB45_5:
	v_cndmask_b32_e64 v5, 0, 1, s16
	v_cmp_gt_i32_e64 s0, s5, v2
	v_cmp_lt_i32_e64 s1, -1, v1
	s_and_not1_b32 vcc_lo, exec_lo, s16
	s_cbranch_vccnz .LBB45_9
; %bb.6:
	s_and_b32 s0, s1, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s1, s13, s0
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB45_8
; %bb.7:
	v_add_nc_u32_e32 v6, s12, v2
	v_add_nc_u32_e32 v3, 1, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, s8, v6
	v_add_co_ci_u32_e64 v7, null, s9, v7, vcc_lo
	global_load_b32 v4, v[6:7], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v4
.LBB45_8:
	s_or_b32 exec_lo, exec_lo, s0
.LBB45_9:
	v_or_b32_e32 v4, 1, v2
	v_cmp_ne_u32_e32 vcc_lo, 1, v5
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_gt_i32_e64 s0, s5, v4
	s_cbranch_vccnz .LBB45_13
; %bb.10:
	v_cmp_lt_i32_e32 vcc_lo, -1, v1
	s_and_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s1, s13, s0
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB45_12
; %bb.11:
	v_ashrrev_i32_e32 v6, 31, v2
	s_ashr_i32 s1, s12, 31
	v_add_co_u32 v5, vcc_lo, v2, s12
	v_add_nc_u32_e32 v3, 1, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s1, v6, vcc_lo
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v5, vcc_lo, s8, v5
	v_add_co_ci_u32_e64 v6, null, s9, v6, vcc_lo
	global_load_b32 v5, v[5:6], off offset:4
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v5
.LBB45_12:
	s_or_b32 exec_lo, exec_lo, s0
.LBB45_13:
	s_cmp_gt_i32 s14, -1
	s_cselect_b32 s13, -1, 0
	s_cmp_lt_i32 s2, s4
	s_cselect_b32 s12, -1, 0
	s_add_i32 s1, s3, 1
	s_cmp_lt_i32 s14, 0
	s_mul_i32 s1, s1, s5
	s_cbranch_scc1 .LBB45_17
; %bb.14:
	v_cmp_lt_i32_e32 vcc_lo, 0, v1
	v_cmp_ge_i32_e64 s0, s5, v2
	s_and_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s16, s12, s0
	s_and_saveexec_b32 s0, s16
	s_cbranch_execz .LBB45_16
; %bb.15:
	v_ashrrev_i32_e32 v6, 31, v2
	s_ashr_i32 s16, s1, 31
	v_add_co_u32 v5, vcc_lo, v2, s1
	v_add_nc_u32_e32 v3, 1, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s16, v6, vcc_lo
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v5, vcc_lo, s8, v5
	v_add_co_ci_u32_e64 v6, null, s9, v6, vcc_lo
	global_load_b32 v5, v[5:6], off offset:-4
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v5
.LBB45_16:
	s_or_b32 exec_lo, exec_lo, s0
.LBB45_17:
	v_cndmask_b32_e64 v5, 0, 1, s13
	s_and_not1_b32 vcc_lo, exec_lo, s13
	s_cbranch_vccnz .LBB45_21
; %bb.18:
	v_cmp_lt_i32_e32 vcc_lo, -1, v1
	v_cmp_gt_i32_e64 s0, s5, v2
	s_and_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s13, s12, s0
	s_and_saveexec_b32 s0, s13
	s_cbranch_execz .LBB45_20
; %bb.19:
	v_add_nc_u32_e32 v6, s1, v2
	v_add_nc_u32_e32 v3, 1, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, s8, v6
	v_add_co_ci_u32_e64 v7, null, s9, v7, vcc_lo
	global_load_b32 v6, v[6:7], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v6
.LBB45_20:
	s_or_b32 exec_lo, exec_lo, s0
.LBB45_21:
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_ne_u32_e32 vcc_lo, 1, v5
	s_cbranch_vccnz .LBB45_25
; %bb.22:
	v_cmp_lt_i32_e32 vcc_lo, -1, v1
	v_cmp_gt_i32_e64 s0, s5, v4
	s_and_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s12, s12, s0
	s_and_saveexec_b32 s0, s12
	s_cbranch_execz .LBB45_24
; %bb.23:
	v_ashrrev_i32_e32 v7, 31, v2
	s_ashr_i32 s12, s1, 31
	v_add_co_u32 v6, vcc_lo, v2, s1
	v_add_nc_u32_e32 v3, 1, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, s12, v7, vcc_lo
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, s8, v6
	v_add_co_ci_u32_e64 v7, null, s9, v7, vcc_lo
	global_load_b32 v6, v[6:7], off offset:4
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v6
.LBB45_24:
	s_or_b32 exec_lo, exec_lo, s0
.LBB45_25:
	s_or_b32 s0, s2, 1
	v_cmp_ne_u32_e32 vcc_lo, 1, v5
	s_cmp_lt_i32 s0, s4
	s_cselect_b32 s2, -1, 0
	s_add_i32 s1, s3, 2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mul_i32 s1, s1, s5
	s_cbranch_vccnz .LBB45_29
; %bb.26:
	v_cmp_lt_i32_e32 vcc_lo, 0, v1
	v_cmp_ge_i32_e64 s0, s5, v2
	s_and_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s3, s2, s0
	s_and_saveexec_b32 s0, s3
	s_cbranch_execz .LBB45_28
; %bb.27:
	v_ashrrev_i32_e32 v7, 31, v2
	s_ashr_i32 s3, s1, 31
	v_add_co_u32 v6, vcc_lo, v2, s1
	v_add_nc_u32_e32 v3, 1, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, s3, v7, vcc_lo
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, s8, v6
	v_add_co_ci_u32_e64 v7, null, s9, v7, vcc_lo
	global_load_b32 v6, v[6:7], off offset:-4
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v6
.LBB45_28:
	s_or_b32 exec_lo, exec_lo, s0
.LBB45_29:
	v_cmp_ne_u32_e32 vcc_lo, 1, v5
	s_cbranch_vccnz .LBB45_33
; %bb.30:
	v_cmp_lt_i32_e32 vcc_lo, -1, v1
	v_cmp_gt_i32_e64 s0, s5, v2
	s_and_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s3, s2, s0
	s_and_saveexec_b32 s0, s3
	s_cbranch_execz .LBB45_32
; %bb.31:
	v_add_nc_u32_e32 v6, s1, v2
	v_add_nc_u32_e32 v3, 1, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, s8, v6
	v_add_co_ci_u32_e64 v7, null, s9, v7, vcc_lo
	global_load_b32 v6, v[6:7], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v6
.LBB45_32:
	s_or_b32 exec_lo, exec_lo, s0
.LBB45_33:
	v_cmp_ne_u32_e32 vcc_lo, 1, v5
	s_cbranch_vccnz .LBB45_37
; %bb.34:
	v_cmp_lt_i32_e32 vcc_lo, -1, v1
	v_cmp_gt_i32_e64 s0, s5, v4
	s_and_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s2, s2, s0
	s_and_saveexec_b32 s0, s2
	s_cbranch_execz .LBB45_36
; %bb.35:
	v_ashrrev_i32_e32 v5, 31, v2
	s_ashr_i32 s2, s1, 31
	v_add_co_u32 v4, vcc_lo, v2, s1
	v_add_nc_u32_e32 v3, 1, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s2, v5, vcc_lo
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, s8, v4
	v_add_co_ci_u32_e64 v5, null, s9, v5, vcc_lo
	global_load_b32 v2, v[4:5], off offset:4
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v2
.LBB45_36:
	s_or_b32 exec_lo, exec_lo, s0
.LBB45_37:
	v_cvt_f32_u32_e32 v4, v3
	s_mul_i32 s0, s6, s15
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_add_i32 s0, s0, s14
	v_div_scale_f32 v5, null, v4, v4, v0
	v_div_scale_f32 v7, vcc_lo, v0, v4, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v6, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v2, -v5, v6, 1.0
	v_fmac_f32_e32 v6, v2, v6
	v_mad_u64_u32 v[2:3], null, s0, s7, v[1:2]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v8, v7, v6
	v_ashrrev_i32_e32 v3, 31, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v9, -v5, v8, v7
	v_fmac_f32_e32 v8, v9, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v1, -v5, v8, v7
	v_div_fmas_f32 v5, v1, v6, v8
	v_lshlrev_b64 v[1:2], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_fixup_f32 v3, v5, v4, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s10, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s11, v2, vcc_lo
	global_store_b32 v[0:1], v3, off
.LBB45_38:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel average_pool
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 13
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
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
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
		.amdhsa_inst_pref_size 12
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end45:
	.size	average_pool, .Lfunc_end45-average_pool
                                        ; -- End function
	.set average_pool.num_vgpr, 10
	.set average_pool.num_agpr, 0
	.set average_pool.numbered_sgpr, 17
	.set average_pool.num_named_barrier, 0
	.set average_pool.private_seg_size, 0
	.set average_pool.uses_vcc, 1
	.set average_pool.uses_flat_scratch, 0
	.set average_pool.has_dyn_sized_stack, 0
	.set average_pool.has_recursion, 0
	.set average_pool.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1432
; TotalNumSgprs: 19
; NumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 19
; NumVGPRsForWavesPerEU: 10
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 13
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
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
        .value_kind:     hidden_block_count_x
      - .offset:         36
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         40
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         44
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         46
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         48
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         50
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         52
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         54
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         96
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 288
    .max_flat_workgroup_size: 1024
    .name:           average_pool
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         average_pool.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
