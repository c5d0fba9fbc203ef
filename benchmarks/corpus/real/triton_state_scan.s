	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	state_scan                      ; -- Begin function state_scan
	.p2align	8
	.type	state_scan,@function
state_scan:                             ; @state_scan
.Lfunc_begin0:
	.file	1 "triton" "attention.py"
	.loc	1 98 0                          ; attention.py:98:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b32 s28, s[0:1], 0x30
.Ltmp0:
	.loc	1 110 9 prologue_end            ; attention.py:110:9
	v_readfirstlane_b32 s2, v0
	.loc	1 104 5                         ; attention.py:104:5
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s28, 1
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 100 42                        ; attention.py:100:42
	v_and_b32_e32 v1, 31, v0
	s_load_b256 s[16:23], s[0:1], 0x0
	v_dual_mov_b32 v13, 0 :: v_dual_lshlrev_b32 v2, 4, v0
	.loc	1 102 12                        ; attention.py:102:12
	s_mov_b32 s11, 0x31027000
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 100 42                        ; attention.py:100:42
	v_and_or_b32 v10, 0x60, s2, v1
	v_dual_mov_b32 v18, 0 :: v_dual_and_b32 v9, 48, v2
	s_mov_b32 s10, 0x7ffffffe
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x20
	s_load_b32 s0, s[0:1], 0x34
	v_dual_mov_b32 v20, 0 :: v_dual_lshlrev_b32 v1, 4, v10
	.loc	1 104 5                         ; attention.py:104:5
	v_and_b16 v0.l, v0.l, 31
	v_dual_mov_b32 v16, 0 :: v_dual_and_b32 v11, 63, v10
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 102 20                        ; attention.py:102:20
	v_and_or_b32 v1, 0x7c0, v1, v9
	v_dual_mov_b32 v15, 0 :: v_dual_and_b32 v12, 0x7c, v10
	v_dual_mov_b32 v17, 0 :: v_dual_lshlrev_b32 v14, 2, v11
	s_delay_alu instid0(VALU_DEP_3)
	v_lshl_or_b32 v5, s15, 12, v1
	.loc	1 102 12 is_stmt 0              ; attention.py:102:12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s21, 0xffff
	s_mov_b32 s8, s20
	s_and_b32 s17, s17, 0xffff
	s_and_b32 s13, s23, 0xffff
	s_clause 0x1
	buffer_load_b128 v[1:4], v5, s[8:11], 0 offen
	buffer_load_b128 v[5:8], v5, s[8:11], 0 offen offset:2048
	s_and_b32 s9, s19, 0xffff
	v_add_nc_u32_e32 v11, 0, v12
	s_and_b32 s21, s5, 0xffff
	s_and_b32 s25, s7, 0xffff
	s_bitcmp0_b32 s2, 6
	s_mov_b32 s8, s18
	s_cselect_b32 vcc_lo, -1, 0
	.loc	1 104 5 is_stmt 1               ; attention.py:104:5
	s_and_b32 s1, s2, 32
	v_mov_b32_e32 v19, 0
	v_or_b16 v0.l, s1, v0.l
	s_lshl_b32 s1, s15, 8
	s_lshl_b32 s29, s0, 2
	v_or_b32_e32 v10, s1, v12
	v_add_nc_u32_e32 v12, 0, v14
	v_cvt_u32_u16_e32 v0, v0.l
	v_mov_b32_e32 v14, 0
	s_mov_b32 s18, s10
	s_mov_b32 s19, s11
	s_mov_b32 s12, s22
	v_lshl_or_b32 v0, v0, 2, s1
	s_mov_b32 s14, s10
	s_mov_b32 s15, s11
	s_mov_b32 s20, s4
	s_mov_b32 s22, s10
	s_mov_b32 s23, s11
	s_mov_b32 s24, s6
	s_mov_b32 s26, s10
	s_mov_b32 s27, s11
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 105 14                        ; attention.py:105:14
	s_clause 0x1
	buffer_load_b32 v29, v10, s[8:11], 0 offen
	buffer_load_b32 v30, v10, s[8:11], 0 offen offset:128
	.loc	1 106 17                        ; attention.py:106:17
	s_clause 0x1
	buffer_load_b32 v31, v10, s[16:19], 0 offen
	buffer_load_b32 v32, v10, s[16:19], 0 offen offset:128
	.loc	1 107 16                        ; attention.py:107:16
	buffer_load_b128 v[21:24], v9, s[12:15], 0 offen
	.loc	1 109 30                        ; attention.py:109:30
	buffer_load_b128 v[25:28], v9, s[20:23], 0 offen
	v_dual_mov_b32 v37, v15 :: v_dual_mov_b32 v38, v14
	v_mov_b32_e32 v39, v13
	v_dual_mov_b32 v33, v20 :: v_dual_mov_b32 v34, v19
	v_dual_mov_b32 v35, v18 :: v_dual_mov_b32 v36, v17
	.loc	1 104 5                         ; attention.py:104:5
	v_add_nc_u32_e32 v10, s29, v10
	s_add_i32 s28, s28, -1
	v_add_nc_u32_e32 v9, 64, v9
	s_cmp_lg_u32 s28, 0
	.loc	1 108 32                        ; attention.py:108:32
	s_waitcnt vmcnt(4)
	v_dual_mul_f32 v13, v1, v29 :: v_dual_mul_f32 v20, v7, v30
	v_mul_f32_e32 v14, v2, v29
	v_dual_mul_f32 v15, v3, v29 :: v_dual_mul_f32 v18, v5, v30
	v_mul_f32_e32 v17, v4, v29
	v_mul_f32_e32 v19, v6, v30
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v40, v8, v30 :: v_dual_mul_f32 v29, v29, v31
	.loc	1 108 55 is_stmt 0              ; attention.py:108:55
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v30, v30, v32 :: v_dual_mul_f32 v31, 0x3fb8aa3b, v13
	.loc	1 108 25                        ; attention.py:108:25
	v_dual_mul_f32 v32, 0x3fb8aa3b, v14 :: v_dual_mul_f32 v41, 0x3fb8aa3b, v15
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mul_f32_e32 v40, 0x3fb8aa3b, v40
	v_mul_f32_e32 v42, 0x3fb8aa3b, v17
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v31
	s_delay_alu instid0(VALU_DEP_4)
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v32
	v_dual_mul_f32 v43, 0x3fb8aa3b, v18 :: v_dual_mul_f32 v44, 0x3fb8aa3b, v19
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v45, 0x3fb8aa3b, v20 :: v_dual_mul_f32 v14, v29, v22
	.loc	1 108 54                        ; attention.py:108:54
	v_dual_mul_f32 v13, v29, v21 :: v_dual_mul_f32 v20, v23, v30
	v_mul_f32_e32 v19, v22, v30
	.loc	1 108 25                        ; attention.py:108:25
	v_cndmask_b32_e64 v22, 0, 0x42800000, s0
	.loc	1 108 54                        ; attention.py:108:54
	v_mul_f32_e32 v15, v29, v23
	.loc	1 108 25                        ; attention.py:108:25
	v_cndmask_b32_e64 v23, 0, 0x42800000, s1
	.loc	1 108 54                        ; attention.py:108:54
	v_mul_f32_e32 v18, v21, v30
	.loc	1 108 25                        ; attention.py:108:25
	v_cmp_gt_f32_e64 s3, 0xc2fc0000, v42
	v_cmp_gt_f32_e64 s4, 0xc2fc0000, v43
	v_cmp_gt_f32_e64 s5, 0xc2fc0000, v44
	v_add_f32_e32 v23, v32, v23
	v_cmp_gt_f32_e64 s6, 0xc2fc0000, v45
	v_cmp_gt_f32_e64 s7, 0xc2fc0000, v40
	v_cndmask_b32_e64 v32, 0, 0xffffffc0, s1
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v41
	v_exp_f32_e32 v23, v23
	v_cndmask_b32_e64 v46, 0, 0x42800000, s5
	v_cndmask_b32_e64 v47, 0, 0x42800000, s6
	v_cndmask_b32_e64 v48, 0, 0x42800000, s7
	v_add_f32_e32 v22, v31, v22
	v_cndmask_b32_e64 v31, 0, 0xffffffc0, s0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_add_f32 v44, v44, v46 :: v_dual_add_f32 v45, v45, v47
	v_add_f32_e32 v40, v40, v48
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(TRANS32_DEP_2)
	v_exp_f32_e32 v22, v22
	v_ldexp_f32 v23, v23, v32
	.loc	1 108 54                        ; attention.py:108:54
	v_mul_f32_e32 v21, v24, v30
	.loc	1 108 25                        ; attention.py:108:25
	v_cndmask_b32_e64 v30, 0, 0x42800000, s4
	.loc	1 108 54                        ; attention.py:108:54
	v_mul_f32_e32 v17, v29, v24
	.loc	1 108 25                        ; attention.py:108:25
	v_cndmask_b32_e64 v29, 0, 0x42800000, s3
	v_cndmask_b32_e64 v24, 0, 0x42800000, s2
	v_exp_f32_e32 v44, v44
	v_add_f32_e32 v30, v43, v30
	v_exp_f32_e32 v45, v45
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_dual_add_f32 v29, v42, v29 :: v_dual_add_f32 v24, v41, v24
	v_exp_f32_e32 v40, v40
	v_cndmask_b32_e64 v42, 0, 0xffffffc0, s3
	v_cndmask_b32_e64 v46, 0, 0xffffffc0, s5
	v_exp_f32_e32 v29, v29
	v_cndmask_b32_e64 v47, 0, 0xffffffc0, s6
	v_cndmask_b32_e64 v48, 0, 0xffffffc0, s7
	v_exp_f32_e32 v24, v24
	v_exp_f32_e32 v30, v30
	v_cndmask_b32_e64 v41, 0, 0xffffffc0, s2
	v_cndmask_b32_e64 v43, 0, 0xffffffc0, s4
	v_ldexp_f32 v22, v22, v31
	v_ldexp_f32 v31, v44, v46
	v_ldexp_f32 v32, v45, v47
	v_ldexp_f32 v29, v29, v42
	v_ldexp_f32 v40, v40, v48
	.loc	1 108 17                        ; attention.py:108:17
	v_fmac_f32_e32 v14, v38, v23
	.loc	1 108 25                        ; attention.py:108:25
	v_ldexp_f32 v24, v24, v41
	v_ldexp_f32 v30, v30, v43
	.loc	1 108 17                        ; attention.py:108:17
	v_dual_fmac_f32 v13, v39, v22 :: v_dual_fmac_f32 v20, v33, v32
	v_fmac_f32_e32 v17, v36, v29
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v21, v16, v40 :: v_dual_mul_f32 v16, v26, v14
	v_fmac_f32_e32 v19, v34, v31
	v_dual_fmac_f32 v15, v37, v24 :: v_dual_fmac_f32 v18, v35, v30
	.loc	1 109 22 is_stmt 1              ; attention.py:109:22
	v_mul_f32_e32 v22, v28, v17
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:109:15 ] ]
	v_dual_fmac_f32 v16, v25, v13 :: v_dual_mul_f32 v23, v26, v19
.Ltmp2:
	.loc	1 109 22                        ; attention.py:109:22
	v_mul_f32_e32 v24, v28, v21
	.loc	1 110 9                         ; attention.py:110:9
	s_waitcnt_vscnt null, 0x0
.Ltmp3:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:109:15 ] ]
	v_fmac_f32_e32 v22, v27, v15
.Ltmp4:
	.loc	1 110 9                         ; attention.py:110:9
	s_barrier
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_3)
.Ltmp5:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:109:15 ] ]
	v_dual_fmac_f32 v23, v25, v18 :: v_dual_fmac_f32 v24, v27, v20
.Ltmp6:
	.loc	1 110 9                         ; attention.py:110:9
	buffer_gl0_inv
.Ltmp7:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:109:15 ] ]
	v_add_f32_e32 v16, v16, v22
	v_add_f32_e32 v22, v23, v24
.Ltmp8:
	.loc	1 110 9                         ; attention.py:110:9
	v_cndmask_b32_e32 v23, 0x80000000, v0, vcc_lo
.Ltmp9:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:109:15 ] ]
	v_add_f32_dpp v16, v16, v16 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp10:
	.loc	1 104 5                         ; attention.py:104:5
	v_add_nc_u32_e32 v0, s29, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp11:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:109:15 ] ]
	v_add_f32_dpp v22, v22, v22 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v16, v16, v16 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2)
	v_add_f32_dpp v22, v22, v22 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp12:
	.loc	1 110 9                         ; attention.py:110:9
	ds_store_2addr_b32 v11, v16, v22 offset1:32
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v22, v12
	v_mov_b32_e32 v16, v21
	s_waitcnt lgkmcnt(0)
	buffer_store_b32 v22, v23, s[24:27], 0 offen
	.loc	1 104 5                         ; attention.py:104:5
	s_cbranch_scc1 .LBB0_2
.LBB0_3:                                ; %._crit_edge
	.loc	1 98 1                          ; attention.py:98:1
	s_endpgm
.Ltmp13:
.Lfunc_end0:
	.size	state_scan, .Lfunc_end0-state_scan
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel state_scan
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
		.amdhsa_next_free_vgpr 49
		.amdhsa_next_free_sgpr 30
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-state_scan)<<4)&1008)>>4
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
	.set .Lstate_scan.num_vgpr, 49
	.set .Lstate_scan.num_agpr, 0
	.set .Lstate_scan.numbered_sgpr, 30
	.set .Lstate_scan.num_named_barrier, 0
	.set .Lstate_scan.private_seg_size, 0
	.set .Lstate_scan.uses_vcc, 1
	.set .Lstate_scan.uses_flat_scratch, 0
	.set .Lstate_scan.has_dyn_sized_stack, 0
	.set .Lstate_scan.has_recursion, 0
	.set .Lstate_scan.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1248
; TotalNumSgprs: 32
; NumVgprs: 49
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 32
; NumVGPRsForWavesPerEU: 49
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
	.byte	1                               ; DW_CHILDREN_yes
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
	.byte	5                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	5                               ; DW_FORM_data2
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
	.byte	1                               ; Abbrev [1] 0xb:0x52 DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x2c DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	109                             ; DW_AT_call_line
	.byte	15                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
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
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"attention.py"                  ; string offset=7 ; attention.py
.Linfo_string2:
	.asciz	"state_scan"                    ; string offset=20 ; state_scan
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
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .offset:         48
        .size:           4
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 128
    .name:           state_scan
    .private_segment_fixed_size: 0
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         state_scan.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     49
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
