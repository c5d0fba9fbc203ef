	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	life_words              ; -- Begin function life_words
	.globl	life_words
	.p2align	8
	.type	life_words,@function
life_words:                             ; @life_words
; %bb.0:
	s_load_b64 s[2:3], s[0:1], 0x10
	v_lshl_add_u32 v0, s15, 8, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v3, 0, v0
	v_max_i32_e32 v3, v3, v0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s4, s2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s5, 0, s4
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s5, v1
	s_abs_i32 s5, s3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v5, s5
	s_sub_i32 s6, 0, s5
	v_rcp_iflag_f32_e32 v5, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v2, v1, v2
	v_add_nc_u32_e32 v1, v1, v2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_mul_hi_u32 v2, v3, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v4, v2, s4
	v_sub_nc_u32_e32 v3, v3, v4
	v_add_nc_u32_e32 v4, 1, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_le_u32_e32 vcc_lo, s4, v3
	v_subrev_nc_u32_e32 v6, s4, v3
	v_dual_cndmask_b32 v2, v2, v4 :: v_dual_cndmask_b32 v3, v3, v6
	v_xor_b32_e32 v4, s2, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v6, 1, v2
	v_cmp_le_u32_e32 vcc_lo, s4, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v4
	v_cvt_u32_f32_e32 v3, v5
	v_mul_lo_u32 v5, s6, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v5, v3, v5
	v_dual_cndmask_b32 v2, v2, v6 :: v_dual_add_nc_u32 v3, v3, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v2, v2, v4
	v_sub_nc_u32_e32 v2, v2, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v4, v2, s2
	v_add_nc_u32_e32 v2, s3, v2
	v_add_nc_u32_e32 v6, -1, v2
	v_sub_nc_u32_e32 v7, 0, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v4, v0, v4
	v_sub_nc_u32_e32 v5, 0, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_max_i32_e32 v7, v7, v2
	v_add3_u32 v9, s2, -1, v4
	v_add_nc_u32_e32 v11, 1, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_max_i32_e32 v5, v5, v6
	v_mul_hi_u32 v12, v7, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v13, 0, v9
	v_sub_nc_u32_e32 v14, 0, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_hi_u32 v15, v5, v3
	v_max_i32_e32 v13, v13, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_max_i32_e32 v14, v14, v11
	v_mul_lo_u32 v12, v12, s5
	v_ashrrev_i32_e32 v9, 31, v9
	v_mul_hi_u32 v16, v13, v1
	v_mul_lo_u32 v15, v15, s5
	v_mul_hi_u32 v1, v14, v1
	v_sub_nc_u32_e32 v7, v7, v12
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v12, v16, s4
	v_sub_nc_u32_e32 v5, v5, v15
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_subrev_nc_u32_e32 v15, s5, v7
	v_cmp_le_u32_e32 vcc_lo, s5, v7
	v_mul_lo_u32 v1, v1, s4
	v_dual_cndmask_b32 v7, v7, v15 :: v_dual_add_nc_u32 v8, 1, v2
	v_cmp_le_u32_e32 vcc_lo, s5, v5
	v_sub_nc_u32_e32 v12, v13, v12
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v1, v14, v1
	v_ashrrev_i32_e32 v2, 31, v2
	v_sub_nc_u32_e32 v10, 0, v8
	v_subrev_nc_u32_e32 v13, s4, v12
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_subrev_nc_u32_e32 v14, s4, v1
	v_max_i32_e32 v10, v10, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v3, v10, v3
	v_mul_lo_u32 v3, v3, s5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v3, v10, v3
	v_ashrrev_i32_e32 v10, 31, v11
	v_subrev_nc_u32_e32 v11, s5, v5
	v_subrev_nc_u32_e32 v15, s5, v3
	s_delay_alu instid0(VALU_DEP_2)
	v_cndmask_b32_e32 v5, v5, v11, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s5, v3
	v_subrev_nc_u32_e32 v11, s5, v7
	v_ashrrev_i32_e32 v6, 31, v6
	v_cndmask_b32_e32 v3, v3, v15, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s5, v7
	v_subrev_nc_u32_e32 v15, s5, v5
	v_ashrrev_i32_e32 v8, 31, v8
	v_cndmask_b32_e32 v7, v7, v11, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s4, v12
	v_subrev_nc_u32_e32 v11, s5, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_xor_b32_e32 v7, v7, v2
	v_cndmask_b32_e32 v12, v12, v13, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s4, v1
	v_sub_nc_u32_e32 v2, v7, v2
	v_cndmask_b32_e32 v1, v1, v14, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s5, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v13, s4, v1
	v_cndmask_b32_e32 v5, v5, v15, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s5, v3
	v_xor_b32_e32 v5, v5, v6
	v_cndmask_b32_e32 v3, v3, v11, vcc_lo
	v_subrev_nc_u32_e32 v11, s4, v12
	v_cmp_le_u32_e32 vcc_lo, s4, v12
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v5, v5, v6
	v_xor_b32_e32 v3, v3, v8
	v_mul_lo_u32 v6, v2, s2
	v_cndmask_b32_e32 v7, v12, v11, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s4, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v2, v3, v8
	v_xor_b32_e32 v3, v7, v9
	v_cndmask_b32_e32 v1, v1, v13, vcc_lo
	v_mul_lo_u32 v7, v5, s2
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v8, v2, s2
	s_load_b128 s[0:3], s[0:1], 0x0
	v_sub_nc_u32_e32 v12, v3, v9
	v_xor_b32_e32 v1, v1, v10
	v_add_nc_u32_e32 v3, v7, v4
	s_delay_alu instid0(VALU_DEP_2)
	v_sub_nc_u32_e32 v10, v1, v10
	v_add_nc_u32_e32 v1, v6, v4
	v_add_nc_u32_e32 v5, v12, v7
	v_add_nc_u32_e32 v13, v8, v4
	v_ashrrev_i32_e32 v4, 31, v3
	v_add_nc_u32_e32 v7, v10, v7
	v_ashrrev_i32_e32 v2, 31, v1
	v_add_nc_u32_e32 v9, v12, v6
	v_add_nc_u32_e32 v11, v10, v6
	v_ashrrev_i32_e32 v6, 31, v5
	v_add_nc_u32_e32 v15, v12, v8
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_nc_u32_e32 v17, v10, v8
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_ashrrev_i32_e32 v10, 31, v9
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_co_ci_u32_e64 v2, null, s1, v2, vcc_lo
	v_add_co_u32 v3, vcc_lo, s0, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s1, v4, vcc_lo
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_add_co_ci_u32_e64 v6, null, s1, v6, vcc_lo
	v_add_co_u32 v7, vcc_lo, s0, v7
	v_ashrrev_i32_e32 v12, 31, v11
	v_add_co_ci_u32_e64 v8, null, s1, v8, vcc_lo
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	s_clause 0x2
	global_load_b32 v19, v[3:4], off
	global_load_b32 v20, v[5:6], off
	global_load_b32 v7, v[7:8], off
	v_ashrrev_i32_e32 v14, 31, v13
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_ashrrev_i32_e32 v16, 31, v15
	v_ashrrev_i32_e32 v18, 31, v17
	v_add_co_u32 v9, vcc_lo, s0, v9
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_co_ci_u32_e64 v10, null, s1, v10, vcc_lo
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_co_u32 v3, vcc_lo, s0, v11
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_co_ci_u32_e64 v4, null, s1, v12, vcc_lo
	s_clause 0x1
	global_load_b32 v8, v[1:2], off
	global_load_b32 v9, v[9:10], off
	v_add_co_u32 v5, vcc_lo, s0, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s1, v14, vcc_lo
	v_add_co_u32 v1, vcc_lo, s0, v15
	global_load_b32 v10, v[3:4], off
	v_add_co_ci_u32_e64 v2, null, s1, v16, vcc_lo
	v_add_co_u32 v3, vcc_lo, s0, v17
	v_add_co_ci_u32_e64 v4, null, s1, v18, vcc_lo
	s_clause 0x2
	global_load_b32 v5, v[5:6], off
	global_load_b32 v6, v[1:2], off
	global_load_b32 v4, v[3:4], off
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v2, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(8)
	v_alignbit_b32 v3, v19, v20, 31
	s_waitcnt vmcnt(7)
	v_alignbit_b32 v7, v7, v19, 1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v11, v7, v3
	v_and_b32_e32 v3, v7, v3
	v_xor_b32_e32 v12, v11, v19
	s_waitcnt vmcnt(5)
	v_alignbit_b32 v9, v8, v9, 31
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v7, v9, v12
	v_and_b32_e32 v9, v9, v12
	s_waitcnt vmcnt(4)
	v_alignbit_b32 v8, v10, v8, 1
	v_and_b32_e32 v10, v11, v19
	v_xor_b32_e32 v11, v8, v7
	s_delay_alu instid0(VALU_DEP_2)
	v_xor_b32_e32 v3, v10, v3
	s_waitcnt vmcnt(2)
	v_alignbit_b32 v6, v5, v6, 31
	v_and_b32_e32 v7, v8, v7
	s_waitcnt vmcnt(1)
	v_alignbit_b32 v4, v4, v5, 1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_xor_b32_e32 v8, v6, v11
	v_xor3_b32 v10, v9, v3, v7
	v_and_b32_e32 v6, v6, v11
	v_or_b32_e32 v7, v7, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_and_b32_e32 v11, v4, v8
	v_xor_b32_e32 v4, v4, v8
	v_xor_b32_e32 v8, v6, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_and_b32_e32 v3, v7, v3
	v_or_b32_e32 v6, v11, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_and_b32_e32 v9, v4, v5
	v_xor_b32_e32 v4, v4, v5
	v_and_b32_e32 v5, v6, v10
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_and_b32_e32 v6, v9, v8
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v2, v2, v4
	v_xor3_b32 v4, v8, v9, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_or3_b32 v3, v5, v3, v6
	v_bfi_b32 v2, v3, 0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_and_b32_e32 v2, v2, v4
	global_store_b32 v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel life_words
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_vgpr 21
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
		.amdhsa_inst_pref_size 11
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end2:
	.size	life_words, .Lfunc_end2-life_words
                                        ; -- End function
	.set life_words.num_vgpr, 21
	.set life_words.num_agpr, 0
	.set life_words.numbered_sgpr, 16
	.set life_words.num_named_barrier, 0
	.set life_words.private_seg_size, 0
	.set life_words.uses_vcc, 1
	.set life_words.uses_flat_scratch, 0
	.set life_words.has_dyn_sized_stack, 0
	.set life_words.has_recursion, 0
	.set life_words.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1408
; TotalNumSgprs: 18
; NumVgprs: 21
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 21
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           life_words
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         life_words.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
