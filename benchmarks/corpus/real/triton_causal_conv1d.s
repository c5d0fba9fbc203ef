	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	causal_conv1d                   ; -- Begin function causal_conv1d
	.p2align	8
	.type	causal_conv1d,@function
causal_conv1d:                          ; @causal_conv1d
.Lfunc_begin0:
	.file	1 "triton" "authors.py"
	.loc	1 139 0                         ; authors.py:139:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b32 s2, s[0:1], 0x20
.Ltmp0:
	.loc	1 141 37 prologue_end           ; authors.py:141:37
	v_readfirstlane_b32 s3, v0
	.loc	1 152 5                         ; authors.py:152:5
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB0_7
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; authors.py:0:5
	s_clause 0x1
	s_load_b256 s[4:11], s[0:1], 0x0
	s_load_b32 s1, s[0:1], 0x24
	.loc	1 141 37 is_stmt 1              ; authors.py:141:37
	v_and_b32_e32 v5, 31, v0
	.loc	1 155 9                         ; authors.py:155:9
	s_and_b32 s16, s3, 0x60
	.loc	1 141 10                        ; authors.py:141:10
	s_lshl_b32 s17, s15, 7
	.loc	1 0 0 is_stmt 0                 ; authors.py:0
	s_lshl_b32 s0, s15, 11
	.loc	1 143 10 is_stmt 1              ; authors.py:143:10
	s_mul_i32 s3, s2, s14
	.loc	1 141 37                        ; authors.py:141:37
	v_or_b32_e32 v1, s16, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 141 10 is_stmt 0              ; authors.py:141:10
	v_or_b32_e32 v0, s17, v1
	.loc	1 146 18 is_stmt 1              ; authors.py:146:18
	v_lshl_or_b32 v2, v1, 4, s0
	.loc	1 145 14                        ; authors.py:145:14
	v_lshlrev_b32_e32 v1, 2, v0
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 147 10                        ; authors.py:147:10
	v_or_b32_e32 v3, 4, v2
	.loc	1 148 10                        ; authors.py:148:10
	v_or_b32_e32 v4, 8, v2
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[20:21], s[6:7]
	.loc	1 142 12                        ; authors.py:142:12
	v_cmp_gt_i32_e64 s0, s1, v0
	.loc	1 145 14                        ; authors.py:145:14
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	s_mov_b64 s[12:13], s[10:11]
	s_and_b32 s9, s9, 0xffff
	v_cndmask_b32_e64 v1, 0x80000000, v1, s0
	.loc	1 146 10                        ; authors.py:146:10
	v_cndmask_b32_e64 v6, 0x80000000, v2, s0
	.loc	1 145 14                        ; authors.py:145:14
	s_mov_b32 s10, s6
	s_mov_b32 s11, s7
	.loc	1 146 10                        ; authors.py:146:10
	s_and_b32 s21, s21, 0xffff
	s_mov_b32 s22, s6
	s_mov_b32 s23, s7
	.loc	1 145 14                        ; authors.py:145:14
	buffer_load_b32 v1, v1, s[8:11], 0 offen
	.loc	1 147 10                        ; authors.py:147:10
	v_cndmask_b32_e64 v3, 0x80000000, v3, s0
	.loc	1 146 10                        ; authors.py:146:10
	buffer_load_b32 v6, v6, s[20:23], 0 offen
	.loc	1 149 10                        ; authors.py:149:10
	v_or_b32_e32 v2, 12, v2
	.loc	1 148 10                        ; authors.py:148:10
	v_cndmask_b32_e64 v4, 0x80000000, v4, s0
	s_and_b32 s5, s5, 0xffff
	.loc	1 147 10                        ; authors.py:147:10
	buffer_load_b32 v7, v3, s[20:23], 0 offen
	s_and_b32 s13, s13, 0xffff
	.loc	1 149 10                        ; authors.py:149:10
	v_cndmask_b32_e64 v3, 0x80000000, v2, s0
	.loc	1 148 10                        ; authors.py:148:10
	s_clause 0x1
	buffer_load_b32 v2, v4, s[20:23], 0 offen
	buffer_load_b32 v3, v3, s[20:23], 0 offen
	s_mov_b32 s8, 0
	.loc	1 152 5                         ; authors.py:152:5
	s_cmp_eq_u32 s2, 1
	s_mov_b32 s9, -1
	.loc	1 154 17                        ; authors.py:154:17
	s_waitcnt vmcnt(3)
	v_dual_fmac_f32 v1, 0, v6 :: v_dual_mov_b32 v6, 0
	s_waitcnt vmcnt(2)
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v1, 0, v7
	.loc	1 152 5                         ; authors.py:152:5
	s_cbranch_scc1 .LBB0_5
; %bb.2:                                ; %.lr.ph.new
	s_add_i32 s9, s3, 1
	s_mul_i32 s10, s14, s1
	s_mul_i32 s9, s1, s9
	s_mul_i32 s10, s10, s2
	s_add_i32 s9, s9, s17
	s_add_i32 s10, s10, s17
	s_add_i32 s9, s9, s16
	s_add_i32 s10, s10, s16
	v_add_lshl_u32 v4, s9, v5, 1
	v_add_lshl_u32 v5, s10, v5, 1
	v_mov_b32_e32 v6, 0
	s_and_b32 s8, s2, 0x7ffffffe
	s_lshl_b32 s9, s1, 2
	s_mov_b32 s10, 0
	s_mov_b32 s14, s6
	s_mov_b32 s15, s7
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 153 14                        ; authors.py:153:14
	v_cndmask_b32_e64 v7, 0x80000000, v5, s0
	.loc	1 154 17                        ; authors.py:154:17
	s_waitcnt vmcnt(1)
	v_fma_f32 v6, v2, v6, v1
	.loc	1 152 5                         ; authors.py:152:5
	s_add_i32 s10, s10, 2
	v_add_nc_u32_e32 v5, s9, v5
	s_cmp_lg_u32 s8, s10
	.loc	1 153 14                        ; authors.py:153:14
	buffer_load_u16 v8, v7, s[4:7], 0 offen
	.loc	1 154 17                        ; authors.py:154:17
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v6, v3, v8, v6 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 155 55                        ; authors.py:155:55
	v_mul_f32_e32 v9, 0xbfb8aa3b, v6
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v9
	v_cndmask_b32_e64 v10, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v9, v9, v10
	v_cndmask_b32_e64 v10, 0, 0xffffffc0, vcc_lo
	v_exp_f32_e32 v9, v9
	s_waitcnt_depctr depctr_va_vdst(0)
	v_ldexp_f32 v9, v9, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 155 51 is_stmt 0              ; authors.py:155:51
	v_add_f32_e32 v9, 1.0, v9
	.loc	1 155 42                        ; authors.py:155:42
	v_div_scale_f32 v10, null, v9, v9, v6
	v_div_scale_f32 v13, vcc_lo, v6, v9, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v11, v10
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v12, -v10, v11, 1.0
	v_fmac_f32_e32 v11, v12, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v12, v13, v11
	v_fma_f32 v14, -v10, v12, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v12, v14, v11
	v_fma_f32 v10, -v10, v12, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v10, v10, v11, v12
	v_div_fixup_f32 v6, v10, v9, v6
	.loc	1 153 14 is_stmt 1              ; authors.py:153:14
	v_cndmask_b32_e64 v9, 0x80000000, v4, s0
	.loc	1 152 5                         ; authors.py:152:5
	v_add_nc_u32_e32 v4, s9, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	.loc	1 155 41                        ; authors.py:155:41
	v_cvt_f16_f32_e32 v6.l, v6
	.loc	1 155 9 is_stmt 0               ; authors.py:155:9
	buffer_store_b16 v6, v7, s[12:15], 0 offen
	.loc	1 153 14 is_stmt 1              ; authors.py:153:14
	buffer_load_u16 v6, v9, s[4:7], 0 offen
	.loc	1 154 17                        ; authors.py:154:17
	v_fma_mix_f32 v7, v2, v8, v1 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v7, v3, v6, v7 op_sel_hi:[0,1,0]
	.loc	1 153 14                        ; authors.py:153:14
	v_cvt_f32_f16_e32 v6, v6.l
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 155 55                        ; authors.py:155:55
	v_mul_f32_e32 v8, 0xbfb8aa3b, v7
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v8
	v_cndmask_b32_e64 v10, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v8, v8, v10
	v_cndmask_b32_e64 v10, 0, 0xffffffc0, vcc_lo
	v_exp_f32_e32 v8, v8
	s_waitcnt_depctr depctr_va_vdst(0)
	v_ldexp_f32 v8, v8, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 155 51 is_stmt 0              ; authors.py:155:51
	v_add_f32_e32 v8, 1.0, v8
	.loc	1 155 42                        ; authors.py:155:42
	v_div_scale_f32 v10, null, v8, v8, v7
	v_div_scale_f32 v13, vcc_lo, v7, v8, v7
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v11, v10
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v12, -v10, v11, 1.0
	v_fmac_f32_e32 v11, v12, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v12, v13, v11
	v_fma_f32 v14, -v10, v12, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v12, v14, v11
	v_fma_f32 v10, -v10, v12, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v10, v10, v11, v12
	v_div_fixup_f32 v7, v10, v8, v7
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 155 41                        ; authors.py:155:41
	v_cvt_f16_f32_e32 v7.l, v7
	.loc	1 155 9                         ; authors.py:155:9
	buffer_store_b16 v7, v9, s[12:15], 0 offen
	.loc	1 152 5 is_stmt 1               ; authors.py:152:5
	s_cbranch_scc1 .LBB0_3
; %bb.4:                                ; %._crit_edge.loopexit.unr-lcssa
	s_bitcmp1_b32 s2, 0
	s_cselect_b32 s9, -1, 0
.LBB0_5:                                ; %Flow
	.loc	1 0 5 is_stmt 0                 ; authors.py:0:5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s9
	s_cbranch_vccz .LBB0_7
; %bb.6:                                ; %.epil.preheader
	.loc	1 153 22 is_stmt 1              ; authors.py:153:22
	s_add_i32 s2, s8, s3
	.loc	1 154 17                        ; authors.py:154:17
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v1, v2, v6
	.loc	1 153 22                        ; authors.py:153:22
	s_mul_i32 s2, s2, s1
	.loc	1 155 9                         ; authors.py:155:9
	s_mov_b32 s14, s6
	.loc	1 153 14                        ; authors.py:153:14
	v_add_lshl_u32 v0, s2, v0, 1
	.loc	1 155 9                         ; authors.py:155:9
	s_mov_b32 s15, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	.loc	1 153 14                        ; authors.py:153:14
	v_cndmask_b32_e64 v0, 0x80000000, v0, s0
	buffer_load_u16 v4, v0, s[4:7], 0 offen
	.loc	1 154 17                        ; authors.py:154:17
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v1, v3, v4, v1 op_sel_hi:[0,1,0]
	.loc	1 155 55                        ; authors.py:155:55
	v_mul_f32_e32 v2, 0xbfb8aa3b, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v2
	v_cndmask_b32_e64 v3, 0, 0x42800000, vcc_lo
	v_add_f32_e32 v2, v2, v3
	v_cndmask_b32_e64 v3, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v2, v2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_ldexp_f32 v2, v2, v3
	.loc	1 155 51 is_stmt 0              ; authors.py:155:51
	v_add_f32_e32 v2, 1.0, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 155 42                        ; authors.py:155:42
	v_div_scale_f32 v3, null, v2, v2, v1
	v_rcp_f32_e32 v4, v3
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v5, -v3, v4, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v5, v4
	v_div_scale_f32 v5, vcc_lo, v1, v2, v1
	v_mul_f32_e32 v6, v5, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v7, -v3, v6, v5
	v_fmac_f32_e32 v6, v7, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v3, -v3, v6, v5
	v_div_fmas_f32 v3, v3, v4, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fixup_f32 v1, v3, v2, v1
	.loc	1 155 41                        ; authors.py:155:41
	v_cvt_f16_f32_e32 v1.l, v1
	.loc	1 155 9                         ; authors.py:155:9
	buffer_store_b16 v1, v0, s[12:15], 0 offen
.LBB0_7:                                ; %._crit_edge
	.loc	1 139 1 is_stmt 1               ; authors.py:139:1
	s_endpgm
.Ltmp1:
.Lfunc_end0:
	.size	causal_conv1d, .Lfunc_end0-causal_conv1d
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel causal_conv1d
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 24
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-causal_conv1d)<<4)&1008)>>4
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
	.set .Lcausal_conv1d.num_vgpr, 15
	.set .Lcausal_conv1d.num_agpr, 0
	.set .Lcausal_conv1d.numbered_sgpr, 24
	.set .Lcausal_conv1d.num_named_barrier, 0
	.set .Lcausal_conv1d.private_seg_size, 0
	.set .Lcausal_conv1d.uses_vcc, 1
	.set .Lcausal_conv1d.uses_flat_scratch, 0
	.set .Lcausal_conv1d.has_dyn_sized_stack, 0
	.set .Lcausal_conv1d.has_recursion, 0
	.set .Lcausal_conv1d.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1160
; TotalNumSgprs: 26
; NumVgprs: 15
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 15
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
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
	.asciz	"authors.py"                    ; string offset=7 ; authors.py
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
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .max_flat_workgroup_size: 128
    .name:           causal_conv1d
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         causal_conv1d.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     15
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
