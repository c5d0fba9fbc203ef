	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	gated                           ; -- Begin function gated
	.p2align	8
	.type	gated,@function
gated:                                  ; @gated
.Lfunc_begin0:
	.file	1 "triton" "elements.py"
	.loc	1 17 0                          ; elements.py:17:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x10
	s_load_b128 s[8:11], s[0:1], 0x0
.Ltmp0:
	.loc	1 20 37 prologue_end            ; elements.py:20:37
	v_readfirstlane_b32 s3, v0
	v_and_b32_e32 v0, 31, v0
	.loc	1 20 10 is_stmt 0               ; elements.py:20:10
	s_lshl_b32 s0, s15, 10
	.loc	1 21 12 is_stmt 1               ; elements.py:21:12
	s_mov_b32 s15, 0x31027000
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 20 37                         ; elements.py:20:37
	v_and_or_b32 v0, 0x60, s3, v0
	.loc	1 20 10 is_stmt 0               ; elements.py:20:10
	v_lshl_or_b32 v8, v0, 3, s0
	.loc	1 23 18 is_stmt 1               ; elements.py:23:18
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s1, s2, s14
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 21 47                         ; elements.py:21:47
	v_cmp_gt_i32_e64 s0, s2, v8
	.loc	1 21 20 is_stmt 0               ; elements.py:21:20
	v_lshl_add_u32 v4, s1, 1, v8
	s_mov_b32 s14, 0x7ffffffe
	.loc	1 21 12                         ; elements.py:21:12
	s_and_b32 s13, s9, 0xffff
	s_mov_b32 s12, s8
	.loc	1 23 5 is_stmt 1                ; elements.py:23:5
	v_add_lshl_u32 v8, v8, s1, 1
	.loc	1 21 12                         ; elements.py:21:12
	v_lshlrev_b32_e32 v0, 1, v4
	.loc	1 22 13                         ; elements.py:22:13
	v_add_lshl_u32 v4, v4, s2, 1
	s_mov_b32 s2, 0xbfb8aa3b
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 21 12                         ; elements.py:21:12
	v_cndmask_b32_e64 v0, 0x80000000, v0, s0
	.loc	1 22 13                         ; elements.py:22:13
	v_cndmask_b32_e64 v4, 0x80000000, v4, s0
	.loc	1 21 12                         ; elements.py:21:12
	s_clause 0x1
	buffer_load_b128 v[0:3], v0, s[12:15], 0 offen
	buffer_load_b128 v[4:7], v4, s[12:15], 0 offen
	.loc	1 23 5                          ; elements.py:23:5
	s_and_b32 s13, s11, 0xffff
	s_mov_b32 s12, s10
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 50 21                         ; standard.py:50:21 @[ elements.py:23:39 ]
	s_waitcnt vmcnt(1)
	v_fma_mix_f32 v9, v0, s2, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v10, v0, s2, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v11, v1, s2, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v12, v1, s2, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v13, v2, s2, neg(0) op_sel_hi:[1,0,0]
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v9
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v10
	v_fma_mix_f32 v14, v2, s2, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v15, v3, s2, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v16, v3, s2, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v12
	v_cmp_gt_f32_e64 s3, 0xc2fc0000, v11
	v_cndmask_b32_e64 v17, 0, 0x42800000, vcc_lo
	v_cndmask_b32_e64 v18, 0, 0x42800000, s1
	v_cmp_gt_f32_e64 s4, 0xc2fc0000, v14
	v_cmp_gt_f32_e64 s5, 0xc2fc0000, v13
	v_cndmask_b32_e64 v19, 0, 0x42800000, s2
	v_cndmask_b32_e64 v20, 0, 0x42800000, s3
	v_dual_add_f32 v10, v10, v17 :: v_dual_add_f32 v9, v9, v18
	v_cmp_gt_f32_e64 s6, 0xc2fc0000, v16
	v_cmp_gt_f32_e64 s7, 0xc2fc0000, v15
	v_cndmask_b32_e64 v21, 0, 0x42800000, s4
	v_cndmask_b32_e64 v22, 0, 0x42800000, s5
	v_dual_add_f32 v12, v12, v19 :: v_dual_add_f32 v11, v11, v20
	v_exp_f32_e32 v10, v10
	v_exp_f32_e32 v9, v9
	v_cndmask_b32_e64 v23, 0, 0x42800000, s6
	v_cndmask_b32_e64 v24, 0, 0x42800000, s7
	v_dual_add_f32 v14, v14, v21 :: v_dual_add_f32 v13, v13, v22
	v_exp_f32_e32 v12, v12
	v_exp_f32_e32 v11, v11
	v_cndmask_b32_e64 v17, 0, 0xffffffc0, vcc_lo
	v_cndmask_b32_e64 v18, 0, 0xffffffc0, s1
	v_dual_add_f32 v16, v16, v23 :: v_dual_add_f32 v15, v15, v24
	v_exp_f32_e32 v14, v14
	v_exp_f32_e32 v13, v13
	v_cndmask_b32_e64 v19, 0, 0xffffffc0, s2
	v_cndmask_b32_e64 v20, 0, 0xffffffc0, s3
	v_ldexp_f32 v10, v10, v17
	v_ldexp_f32 v9, v9, v18
	v_exp_f32_e32 v16, v16
	v_exp_f32_e32 v15, v15
	v_cndmask_b32_e64 v21, 0, 0xffffffc0, s4
	v_cndmask_b32_e64 v22, 0, 0xffffffc0, s5
	v_ldexp_f32 v12, v12, v19
	v_ldexp_f32 v11, v11, v20
	.loc	2 50 17 is_stmt 0               ; standard.py:50:17 @[ elements.py:23:39 ]
	v_dual_add_f32 v9, 1.0, v9 :: v_dual_add_f32 v10, 1.0, v10
	.loc	2 50 21                         ; standard.py:50:21 @[ elements.py:23:39 ]
	v_cndmask_b32_e64 v23, 0, 0xffffffc0, s6
	v_cndmask_b32_e64 v24, 0, 0xffffffc0, s7
	v_ldexp_f32 v14, v14, v21
	v_ldexp_f32 v13, v13, v22
	.loc	2 50 17                         ; standard.py:50:17 @[ elements.py:23:39 ]
	v_dual_add_f32 v11, 1.0, v11 :: v_dual_add_f32 v12, 1.0, v12
	.loc	2 50 12                         ; standard.py:50:12 @[ elements.py:23:39 ]
	v_div_scale_f32 v17, null, v10, v10, 1.0
	.loc	2 50 21                         ; standard.py:50:21 @[ elements.py:23:39 ]
	v_ldexp_f32 v16, v16, v23
	v_ldexp_f32 v15, v15, v24
	.loc	2 50 12                         ; standard.py:50:12 @[ elements.py:23:39 ]
	v_div_scale_f32 v19, null, v9, v9, 1.0
	.loc	2 50 17                         ; standard.py:50:17 @[ elements.py:23:39 ]
	v_dual_add_f32 v13, 1.0, v13 :: v_dual_add_f32 v14, 1.0, v14
	.loc	2 50 12                         ; standard.py:50:12 @[ elements.py:23:39 ]
	v_div_scale_f32 v21, null, v12, v12, 1.0
	v_rcp_f32_e32 v31, v17
	v_div_scale_f32 v23, null, v11, v11, 1.0
	.loc	2 50 17                         ; standard.py:50:17 @[ elements.py:23:39 ]
	v_dual_add_f32 v15, 1.0, v15 :: v_dual_add_f32 v16, 1.0, v16
	.loc	2 50 12                         ; standard.py:50:12 @[ elements.py:23:39 ]
	v_rcp_f32_e32 v32, v19
	v_div_scale_f32 v25, null, v14, v14, 1.0
	v_rcp_f32_e32 v33, v21
	v_div_scale_f32 v27, null, v13, v13, 1.0
	v_rcp_f32_e32 v34, v23
	v_div_scale_f32 v29, null, v16, v16, 1.0
	v_rcp_f32_e32 v35, v25
	v_div_scale_f32 v30, null, v15, v15, 1.0
	v_rcp_f32_e32 v36, v27
	v_fma_f32 v41, -v17, v31, 1.0
	v_rcp_f32_e32 v37, v29
	v_fma_f32 v42, -v19, v32, 1.0
	v_rcp_f32_e32 v38, v30
	v_fma_f32 v43, -v21, v33, 1.0
	v_div_scale_f32 v18, vcc_lo, 1.0, v10, 1.0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v31, v41, v31 :: v_dual_fmac_f32 v32, v42, v32
	v_fma_f32 v44, -v23, v34, 1.0
	v_div_scale_f32 v20, s1, 1.0, v9, 1.0
	v_fma_f32 v45, -v25, v35, 1.0
	v_div_scale_f32 v22, s2, 1.0, v12, 1.0
	v_dual_fmac_f32 v33, v43, v33 :: v_dual_fmac_f32 v34, v44, v34
	v_fma_f32 v46, -v27, v36, 1.0
	v_dual_mul_f32 v41, v18, v31 :: v_dual_mul_f32 v42, v20, v32
	v_div_scale_f32 v24, s3, 1.0, v11, 1.0
	v_fma_f32 v47, -v29, v37, 1.0
	v_div_scale_f32 v26, s4, 1.0, v14, 1.0
	v_dual_fmac_f32 v35, v45, v35 :: v_dual_fmac_f32 v36, v46, v36
	v_fma_f32 v48, -v30, v38, 1.0
	v_dual_mul_f32 v43, v22, v33 :: v_dual_mul_f32 v44, v24, v34
	v_div_scale_f32 v28, s5, 1.0, v13, 1.0
	v_fma_f32 v49, -v17, v41, v18
	v_div_scale_f32 v39, s6, 1.0, v16, 1.0
	v_dual_fmac_f32 v37, v47, v37 :: v_dual_fmac_f32 v38, v48, v38
	v_fma_f32 v50, -v19, v42, v20
	v_dual_mul_f32 v45, v26, v35 :: v_dual_mul_f32 v46, v28, v36
	v_div_scale_f32 v40, s7, 1.0, v15, 1.0
	v_fma_f32 v51, -v21, v43, v22
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v41, v49, v31 :: v_dual_fmac_f32 v42, v50, v32
	v_fma_f32 v52, -v23, v44, v24
	v_dual_mul_f32 v47, v39, v37 :: v_dual_mul_f32 v48, v40, v38
	v_fma_f32 v53, -v25, v45, v26
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v43, v51, v33 :: v_dual_fmac_f32 v44, v52, v34
	v_fma_f32 v54, -v27, v46, v28
	v_fma_f32 v17, -v17, v41, v18
	v_fma_f32 v55, -v29, v47, v39
	v_fma_f32 v18, -v19, v42, v20
	v_dual_fmac_f32 v45, v53, v35 :: v_dual_fmac_f32 v46, v54, v36
	v_fma_f32 v56, -v30, v48, v40
	v_fma_f32 v19, -v21, v43, v22
	v_div_fmas_f32 v17, v17, v31, v41
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v20, -v23, v44, v24
	v_dual_fmac_f32 v47, v55, v37 :: v_dual_fmac_f32 v48, v56, v38
	v_div_fmas_f32 v18, v18, v32, v42
	s_mov_b32 vcc_lo, s2
	v_fma_f32 v21, -v25, v45, v26
	v_div_fmas_f32 v19, v19, v33, v43
	s_mov_b32 vcc_lo, s3
	v_fma_f32 v22, -v27, v46, v28
	v_div_fixup_f32 v10, v17, v10, 1.0
	v_div_fmas_f32 v17, v20, v34, v44
	s_mov_b32 vcc_lo, s4
	v_fma_f32 v23, -v29, v47, v39
	v_div_fixup_f32 v9, v18, v9, 1.0
	v_div_fmas_f32 v18, v21, v35, v45
	s_mov_b32 vcc_lo, s5
	v_fma_f32 v24, -v30, v48, v40
	v_div_fixup_f32 v12, v19, v12, 1.0
	v_div_fmas_f32 v19, v22, v36, v46
	s_mov_b32 vcc_lo, s6
	v_div_fixup_f32 v11, v17, v11, 1.0
	v_div_fmas_f32 v17, v23, v37, v47
	s_mov_b32 vcc_lo, s7
.Ltmp2:
	.loc	1 23 32 is_stmt 1               ; elements.py:23:32
	v_fma_mix_f32 v10, v0, v10, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v9, v0, v9, neg(0) op_sel_hi:[1,0,0]
.Ltmp3:
	.loc	2 50 12                         ; standard.py:50:12 @[ elements.py:23:39 ]
	v_div_fixup_f32 v14, v18, v14, 1.0
	v_div_fmas_f32 v18, v24, v38, v48
.Ltmp4:
	.loc	1 23 32                         ; elements.py:23:32
	v_fma_mix_f32 v12, v1, v12, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	.loc	1 23 5 is_stmt 0                ; elements.py:23:5
	s_waitcnt vmcnt(0)
	v_fma_mixhi_f16 v0, v10, v4, neg(0) op_sel:[0,1,0] op_sel_hi:[0,1,0]
.Ltmp5:
	.loc	2 50 12 is_stmt 1               ; standard.py:50:12 @[ elements.py:23:39 ]
	v_div_fixup_f32 v10, v19, v13, 1.0
.Ltmp6:
	.loc	1 23 5                          ; elements.py:23:5
	v_fma_mixlo_f16 v0, v9, v4, neg(0) op_sel_hi:[0,1,0]
.Ltmp7:
	.loc	2 50 12                         ; standard.py:50:12 @[ elements.py:23:39 ]
	v_div_fixup_f32 v4, v17, v16, 1.0
	v_div_fixup_f32 v9, v18, v15, 1.0
.Ltmp8:
	.loc	1 23 32                         ; elements.py:23:32
	v_fma_mix_f32 v11, v1, v11, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v13, v2, v14, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v10, v2, v10, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v4, v3, v4, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v9, v3, v9, neg(0) op_sel_hi:[1,0,0]
	.loc	1 23 5 is_stmt 0                ; elements.py:23:5
	v_fma_mixhi_f16 v1, v12, v5, neg(0) op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mixlo_f16 v1, v11, v5, neg(0) op_sel_hi:[0,1,0]
	v_fma_mixhi_f16 v2, v13, v6, neg(0) op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mixlo_f16 v2, v10, v6, neg(0) op_sel_hi:[0,1,0]
	v_fma_mixhi_f16 v3, v4, v7, neg(0) op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mixlo_f16 v3, v9, v7, neg(0) op_sel_hi:[0,1,0]
	v_cndmask_b32_e64 v4, 0x80000000, v8, s0
	buffer_store_b128 v[0:3], v4, s[12:15], 0 offen
	.loc	1 17 1 is_stmt 1                ; elements.py:17:1
	s_endpgm
.Ltmp9:
.Lfunc_end0:
	.size	gated, .Lfunc_end0-gated
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gated
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
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
		.amdhsa_next_free_vgpr 57
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-gated)<<4)&1008)>>4
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
	.set .Lgated.num_vgpr, 57
	.set .Lgated.num_agpr, 0
	.set .Lgated.numbered_sgpr, 16
	.set .Lgated.num_named_barrier, 0
	.set .Lgated.private_seg_size, 0
	.set .Lgated.uses_vcc, 1
	.set .Lgated.uses_flat_scratch, 0
	.set .Lgated.has_dyn_sized_stack, 0
	.set .Lgated.has_recursion, 0
	.set .Lgated.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1484
; TotalNumSgprs: 18
; NumVgprs: 57
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 57
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
	.byte	1                               ; DW_CHILDREN_yes
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
	.byte	2                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	32                              ; DW_AT_inline
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	3                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
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
	.byte	1                               ; Abbrev [1] 0xb:0x44 DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	2                               ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string0                  ; DW_AT_comp_dir
                                        ; DW_AT_APPLE_optimized
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.byte	2                               ; Abbrev [2] 0x2a:0x6 DW_TAG_subprogram
	.long	.Linfo_string2                  ; DW_AT_name
	.byte	1                               ; DW_AT_inline
	.byte	3                               ; Abbrev [3] 0x30:0x1e DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	23                              ; DW_AT_call_line
	.byte	39                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"elements.py"                   ; string offset=7 ; elements.py
.Linfo_string2:
	.asciz	"gated"                         ; string offset=19 ; gated
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
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 128
    .name:           gated
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         gated.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     57
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
