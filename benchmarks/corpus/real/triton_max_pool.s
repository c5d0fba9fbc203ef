	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	pooled                          ; -- Begin function pooled
	.p2align	8
	.type	pooled,@function
pooled:                                 ; @pooled
.Lfunc_begin0:
	.file	1 "triton" "elements.py"
	.loc	1 107 0                         ; elements.py:107:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b64 s[6:7], s[0:1], 0x10
.Ltmp0:
	.loc	1 110 12 prologue_end           ; elements.py:110:12
	s_abs_i32 s8, s15
	s_load_b32 s16, s[0:1], 0x18
	s_mov_b32 s14, 0x7ffffffe
	.loc	1 110 22 is_stmt 0              ; elements.py:110:22
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s2, s7, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_i32 s2, s7, s2
	s_ashr_i32 s2, s2, 1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	.loc	1 110 12                        ; elements.py:110:12
	s_abs_i32 s3, s2
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s5, 0, s3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_readfirstlane_b32 s4, v1
	s_mul_i32 s5, s5, s4
	s_mul_hi_u32 s5, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	s_add_i32 s4, s4, s5
	s_xor_b32 s5, s15, s2
	s_mul_hi_u32 s4, s8, s4
	s_ashr_i32 s5, s5, 31
	s_mul_i32 s9, s4, s3
	s_sub_i32 s8, s8, s9
	s_add_i32 s9, s4, 1
	s_sub_i32 s10, s8, s3
	s_cmp_ge_u32 s8, s3
	s_cselect_b32 s4, s9, s4
	s_cselect_b32 s8, s10, s8
	s_add_i32 s9, s4, 1
	s_cmp_ge_u32 s8, s3
	s_cselect_b32 s3, s9, s4
	s_load_b128 s[8:11], s[0:1], 0x0
	s_xor_b32 s0, s3, s5
	.loc	1 112 10 is_stmt 1              ; elements.py:112:10
	v_readfirstlane_b32 s1, v0
	.loc	1 110 12                        ; elements.py:110:12
	s_sub_i32 s0, s0, s5
	.loc	1 112 10                        ; elements.py:112:10
	v_and_b32_e32 v0, 31, v0
	.loc	1 111 14                        ; elements.py:111:14
	s_mul_i32 s2, s0, s2
	.loc	1 110 12                        ; elements.py:110:12
	s_lshl_b32 s3, s0, 1
	.loc	1 111 14                        ; elements.py:111:14
	s_sub_i32 s2, s15, s2
	.loc	1 115 13                        ; elements.py:115:13
	s_add_i32 s0, s3, -1
	.loc	1 111 14                        ; elements.py:111:14
	s_lshl_b32 s4, s2, 1
	.loc	1 118 30                        ; elements.py:118:30
	s_mul_i32 s5, s0, s7
	.loc	1 112 10                        ; elements.py:112:10
	v_and_or_b32 v0, 0x60, s1, v0
	.loc	1 116 13                        ; elements.py:116:13
	s_add_i32 s5, s4, s5
	.loc	1 117 19                        ; elements.py:117:19
	s_cmp_gt_i32 s0, -1
	.loc	1 120 18                        ; elements.py:120:18
	s_mul_i32 s12, s16, s15
	.loc	1 117 19                        ; elements.py:117:19
	s_cselect_b32 s1, -1, 0
	.loc	1 117 30 is_stmt 0              ; elements.py:117:30
	s_cmp_lt_i32 s0, s6
	.loc	1 112 10 is_stmt 1              ; elements.py:112:10
	v_lshlrev_b32_e32 v0, 1, v0
	.loc	1 117 30                        ; elements.py:117:30
	s_cselect_b32 s0, -1, 0
	.loc	1 118 17                        ; elements.py:118:17
	s_mov_b32 s15, 0x31027000
	.loc	1 117 18                        ; elements.py:117:18
	s_and_b32 s1, s1, s0
	.loc	1 117 45 is_stmt 0              ; elements.py:117:45
	s_cmp_gt_i32 s2, 0
	.loc	1 118 68 is_stmt 1              ; elements.py:118:68
	v_cmp_gt_i32_e32 vcc_lo, s16, v0
	.loc	1 117 45                        ; elements.py:117:45
	s_cselect_b32 s17, -1, 0
	.loc	1 120 5                         ; elements.py:120:5
	v_add_lshl_u32 v1, v0, s12, 1
	.loc	1 117 18                        ; elements.py:117:18
	s_and_b32 s0, s17, s1
	.loc	1 117 56 is_stmt 0              ; elements.py:117:56
	s_cmp_le_i32 s4, s7
	.loc	1 118 17 is_stmt 1              ; elements.py:118:17
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s12, s8
	.loc	1 117 56                        ; elements.py:117:56
	s_cselect_b32 s18, -1, 0
	.loc	1 118 30                        ; elements.py:118:30
	s_add_i32 s19, s5, -1
	.loc	1 117 18                        ; elements.py:117:18
	s_and_b32 s0, s18, s0
	.loc	1 118 17                        ; elements.py:118:17
	s_and_b32 s13, s9, 0xffff
	.loc	1 118 67 is_stmt 0              ; elements.py:118:67
	s_and_b32 s0, vcc_lo, s0
	.loc	1 118 29                        ; elements.py:118:29
	s_mul_i32 s9, s19, s16
	.loc	1 117 45 is_stmt 1              ; elements.py:117:45
	s_cmp_gt_i32 s2, -1
	.loc	1 120 5                         ; elements.py:120:5
	v_cndmask_b32_e32 v1, 0x80000000, v1, vcc_lo
	.loc	1 118 17                        ; elements.py:118:17
	v_add_lshl_u32 v2, s9, v0, 1
	.loc	1 117 45                        ; elements.py:117:45
	s_cselect_b32 s9, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 117 18 is_stmt 0              ; elements.py:117:18
	s_and_b32 s2, s9, s1
	.loc	1 117 56                        ; elements.py:117:56
	s_cmp_lt_i32 s4, s7
	.loc	1 118 29 is_stmt 1              ; elements.py:118:29
	s_mul_i32 s1, s5, s16
	.loc	1 117 56                        ; elements.py:117:56
	s_cselect_b32 s20, -1, 0
	.loc	1 118 17                        ; elements.py:118:17
	v_add_lshl_u32 v3, s1, v0, 1
	.loc	1 117 18                        ; elements.py:117:18
	s_and_b32 s1, s20, s2
	.loc	1 116 13                        ; elements.py:116:13
	s_or_b32 s4, s4, 1
	.loc	1 118 67                        ; elements.py:118:67
	s_and_b32 s1, vcc_lo, s1
	.loc	1 117 56                        ; elements.py:117:56
	s_cmp_lt_i32 s4, s7
	.loc	1 118 17                        ; elements.py:118:17
	v_cndmask_b32_e64 v2, 0x80000000, v2, s0
	.loc	1 117 56                        ; elements.py:117:56
	s_cselect_b32 s8, -1, 0
	.loc	1 118 30                        ; elements.py:118:30
	s_add_i32 s4, s5, 1
	.loc	1 117 18                        ; elements.py:117:18
	s_and_b32 s2, s8, s2
	.loc	1 118 29                        ; elements.py:118:29
	s_mul_i32 s4, s4, s16
	.loc	1 118 67 is_stmt 0              ; elements.py:118:67
	s_and_b32 s2, vcc_lo, s2
	.loc	1 118 17                        ; elements.py:118:17
	v_add_lshl_u32 v4, s4, v0, 1
	.loc	1 117 19 is_stmt 1              ; elements.py:117:19
	s_cmp_gt_i32 s3, -1
	.loc	1 118 17                        ; elements.py:118:17
	v_cndmask_b32_e64 v3, 0x80000000, v3, s1
	.loc	1 117 19                        ; elements.py:117:19
	s_cselect_b32 s21, -1, 0
	.loc	1 117 30 is_stmt 0              ; elements.py:117:30
	s_cmp_lt_i32 s3, s6
	.loc	1 118 17 is_stmt 1              ; elements.py:118:17
	v_cndmask_b32_e64 v4, 0x80000000, v4, s2
	.loc	1 117 30                        ; elements.py:117:30
	s_cselect_b32 s4, -1, 0
	.loc	1 118 30                        ; elements.py:118:30
	s_add_i32 s19, s19, s7
	.loc	1 115 13                        ; elements.py:115:13
	s_or_b32 s22, s3, 1
	.loc	1 117 18                        ; elements.py:117:18
	s_and_b32 s3, s21, s4
	.loc	1 118 17                        ; elements.py:118:17
	s_clause 0x2
	buffer_load_b32 v2, v2, s[12:15], 0 offen
	buffer_load_b32 v3, v3, s[12:15], 0 offen
	buffer_load_b32 v4, v4, s[12:15], 0 offen
	.loc	1 118 29 is_stmt 0              ; elements.py:118:29
	s_mul_i32 s4, s19, s16
	.loc	1 117 18 is_stmt 1              ; elements.py:117:18
	s_and_b32 s5, s17, s3
	.loc	1 118 17                        ; elements.py:118:17
	v_add_lshl_u32 v5, s4, v0, 1
	.loc	1 118 30 is_stmt 0              ; elements.py:118:30
	s_add_i32 s23, s19, 1
	.loc	1 117 18 is_stmt 1              ; elements.py:117:18
	s_and_b32 s5, s18, s5
	s_and_b32 s3, s9, s3
	.loc	1 118 29                        ; elements.py:118:29
	s_mul_i32 s4, s23, s16
	.loc	1 118 67 is_stmt 0              ; elements.py:118:67
	s_and_b32 s5, vcc_lo, s5
	.loc	1 117 18 is_stmt 1              ; elements.py:117:18
	s_and_b32 s26, s20, s3
	.loc	1 118 17                        ; elements.py:118:17
	v_add_lshl_u32 v6, s4, v0, 1
	.loc	1 117 18                        ; elements.py:117:18
	s_and_b32 s4, s3, s8
	.loc	1 118 17                        ; elements.py:118:17
	v_cndmask_b32_e64 v5, 0x80000000, v5, s5
	.loc	1 118 30 is_stmt 0              ; elements.py:118:30
	s_add_i32 s24, s19, 2
	.loc	1 118 67                        ; elements.py:118:67
	s_and_b32 s3, vcc_lo, s26
	s_and_b32 s4, vcc_lo, s4
	.loc	1 118 29                        ; elements.py:118:29
	s_mul_i32 s25, s24, s16
	.loc	1 117 30 is_stmt 1              ; elements.py:117:30
	s_cmp_lt_i32 s22, s6
	.loc	1 118 17                        ; elements.py:118:17
	v_add_lshl_u32 v7, s25, v0, 1
	v_cndmask_b32_e64 v6, 0x80000000, v6, s3
	.loc	1 117 30                        ; elements.py:117:30
	s_cselect_b32 s6, -1, 0
	.loc	1 118 17                        ; elements.py:118:17
	buffer_load_b32 v5, v5, s[12:15], 0 offen
	.loc	1 118 30 is_stmt 0              ; elements.py:118:30
	s_add_i32 s19, s19, s7
	.loc	1 117 18 is_stmt 1              ; elements.py:117:18
	s_and_b32 s6, s21, s6
	.loc	1 118 29                        ; elements.py:118:29
	s_mul_i32 s19, s19, s16
	.loc	1 117 18                        ; elements.py:117:18
	s_and_b32 s17, s17, s6
	.loc	1 118 17                        ; elements.py:118:17
	v_cndmask_b32_e64 v7, 0x80000000, v7, s4
	v_add_lshl_u32 v8, s19, v0, 1
	buffer_load_b32 v6, v6, s[12:15], 0 offen
	.loc	1 118 30 is_stmt 0              ; elements.py:118:30
	s_add_i32 s22, s23, s7
	.loc	1 117 18 is_stmt 1              ; elements.py:117:18
	s_and_b32 s9, s9, s6
	s_and_b32 s6, s18, s17
	.loc	1 118 29                        ; elements.py:118:29
	s_mul_i32 s22, s22, s16
	.loc	1 118 67 is_stmt 0              ; elements.py:118:67
	s_and_b32 s6, vcc_lo, s6
	.loc	1 118 17                        ; elements.py:118:17
	v_add_lshl_u32 v9, s22, v0, 1
	buffer_load_b32 v7, v7, s[12:15], 0 offen
	v_cndmask_b32_e64 v8, 0x80000000, v8, s6
	.loc	1 118 30                        ; elements.py:118:30
	s_add_i32 s7, s24, s7
	.loc	1 117 18 is_stmt 1              ; elements.py:117:18
	s_and_b32 s17, s20, s9
	.loc	1 118 29                        ; elements.py:118:29
	s_mul_i32 s16, s7, s16
	.loc	1 118 67 is_stmt 0              ; elements.py:118:67
	s_and_b32 s7, vcc_lo, s17
	.loc	1 118 17                        ; elements.py:118:17
	buffer_load_b32 v8, v8, s[12:15], 0 offen
	v_cndmask_b32_e64 v9, 0x80000000, v9, s7
	v_add_lshl_u32 v0, s16, v0, 1
	.loc	1 117 18 is_stmt 1              ; elements.py:117:18
	s_and_b32 s8, s8, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 118 67                        ; elements.py:118:67
	s_and_b32 vcc_lo, vcc_lo, s8
	.loc	1 118 17 is_stmt 0              ; elements.py:118:17
	buffer_load_b32 v9, v9, s[12:15], 0 offen
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	buffer_load_b32 v0, v0, s[12:15], 0 offen
	.loc	1 120 5 is_stmt 1               ; elements.py:120:5
	s_and_b32 s13, s11, 0xffff
	s_mov_b32 s12, s10
	.loc	1 119 16                        ; elements.py:119:16
	s_waitcnt vmcnt(8)
	v_pk_max_f16 v2, v2, v2
	.loc	1 118 17                        ; elements.py:118:17
	s_waitcnt vmcnt(7)
	v_cndmask_b32_e64 v3, 0xfc00fc00, v3, s1
	s_waitcnt vmcnt(6)
	v_cndmask_b32_e64 v4, 0xfc00fc00, v4, s2
	.loc	1 119 16                        ; elements.py:119:16
	v_pk_max_f16 v2, 0xfc00, v2 op_sel_hi:[0,1]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_pk_max_f16 v3, v3, v3
	.loc	1 118 17                        ; elements.py:118:17
	v_cndmask_b32_e64 v2, 0xfc00fc00, v2, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	1 119 16                        ; elements.py:119:16
	v_pk_max_f16 v2, v2, v3
	v_pk_max_f16 v3, v4, v4
	v_pk_max_f16 v2, v2, v3
	.loc	1 118 17                        ; elements.py:118:17
	s_waitcnt vmcnt(5)
	v_cndmask_b32_e64 v4, 0xfc00fc00, v5, s5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	.loc	1 119 16                        ; elements.py:119:16
	v_pk_max_f16 v4, v4, v4
	.loc	1 118 17                        ; elements.py:118:17
	s_waitcnt vmcnt(4)
	v_cndmask_b32_e64 v3, 0xfc00fc00, v6, s3
	.loc	1 119 16                        ; elements.py:119:16
	v_pk_max_f16 v2, v2, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_pk_max_f16 v3, v3, v3
	.loc	1 118 17                        ; elements.py:118:17
	s_waitcnt vmcnt(3)
	v_cndmask_b32_e64 v5, 0xfc00fc00, v7, s4
	.loc	1 119 16                        ; elements.py:119:16
	v_pk_max_f16 v2, v2, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_pk_max_f16 v4, v5, v5
	.loc	1 118 17                        ; elements.py:118:17
	s_waitcnt vmcnt(2)
	v_cndmask_b32_e64 v5, 0xfc00fc00, v8, s6
	.loc	1 119 16                        ; elements.py:119:16
	v_pk_max_f16 v2, v2, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_pk_max_f16 v5, v5, v5
	.loc	1 118 17                        ; elements.py:118:17
	s_waitcnt vmcnt(1)
	v_cndmask_b32_e64 v3, 0xfc00fc00, v9, s7
	.loc	1 119 16                        ; elements.py:119:16
	v_pk_max_f16 v2, v2, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_pk_max_f16 v3, v3, v3
	.loc	1 118 17                        ; elements.py:118:17
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e32 v0, 0xfc00fc00, v0, vcc_lo
	.loc	1 119 16                        ; elements.py:119:16
	v_pk_max_f16 v2, v2, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_pk_max_f16 v0, v0, v0
	v_pk_max_f16 v0, v2, v0
	.loc	1 120 5                         ; elements.py:120:5
	buffer_store_b32 v0, v1, s[12:15], 0 offen
	.loc	1 107 1                         ; elements.py:107:1
	s_endpgm
.Ltmp1:
.Lfunc_end0:
	.size	pooled, .Lfunc_end0-pooled
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pooled
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 27
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-pooled)<<4)&1008)>>4
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set .Lpooled.num_vgpr, 10
	.set .Lpooled.num_agpr, 0
	.set .Lpooled.numbered_sgpr, 27
	.set .Lpooled.num_named_barrier, 0
	.set .Lpooled.private_seg_size, 0
	.set .Lpooled.uses_vcc, 1
	.set .Lpooled.uses_flat_scratch, 0
	.set .Lpooled.has_dyn_sized_stack, 0
	.set .Lpooled.has_recursion, 0
	.set .Lpooled.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1148
; TotalNumSgprs: 29
; NumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 29
; NumVGPRsForWavesPerEU: 10
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	0                               ; DW_CHILDREN_no
	.byte	37                              ; DW_AT_producer
	.byte	14                              ; DW_FORM_strp
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	14                              ; DW_FORM_strp
	.ascii	"\341\177"                      ; DW_AT_APPLE_optimized
	.byte	25                              ; DW_FORM_flag_present
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x1f DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	2                               ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string0                  ; DW_AT_comp_dir
                                        ; DW_AT_APPLE_optimized
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
.Ldebug_info_end0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"elements.py"                   ; string offset=7 ; elements.py
	.section	".note.GNU-stack","",@progbits
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
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .max_flat_workgroup_size: 128
    .name:           pooled
    .private_segment_fixed_size: 0
    .sgpr_count:     29
    .sgpr_spill_count: 0
    .symbol:         pooled.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu11.00-amd-amdhsa-unknown-gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
