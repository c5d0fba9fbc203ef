	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	rotary                          ; -- Begin function rotary
	.p2align	8
	.type	rotary,@function
rotary:                                 ; @rotary
.Lfunc_begin0:
	.file	1 "triton" "elements.py"
	.loc	1 36 0                          ; elements.py:36:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b32 s2, s[0:1], 0x18
.Ltmp0:
	.loc	1 43 24 prologue_end            ; elements.py:43:24
	v_readfirstlane_b32 s3, v0
	.loc	1 42 5                          ; elements.py:42:5
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; elements.py:0:5
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[8:9], s[0:1], 0x10
	.loc	1 39 10 is_stmt 1               ; elements.py:39:10
	v_and_b32_e32 v4, 31, v0
	.loc	1 40 9                          ; elements.py:40:9
	s_lshl_b32 s0, s15, 8
	s_mov_b32 s19, 0x31027000
	s_mov_b32 s18, 0x7ffffffe
	.loc	1 41 9                          ; elements.py:41:9
	s_mov_b32 s11, s19
	.loc	1 40 9                          ; elements.py:40:9
	v_lshl_or_b32 v2, v4, 3, s0
	.loc	1 41 9                          ; elements.py:41:9
	s_mov_b32 s10, s18
	.loc	1 43 24                         ; elements.py:43:24
	s_bfe_u32 s0, s3, 0x20005
	.loc	1 42 5                          ; elements.py:42:5
	s_mul_i32 s15, s15, s2
	s_lshl_b32 s1, s0, 7
	s_lshl_b32 s3, s15, 7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_i32 s3, s3, s1
	s_lshl_b32 s1, s3, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	v_lshl_or_b32 v4, v4, 2, s1
	s_mov_b32 s1, 0
	.loc	1 40 9                          ; elements.py:40:9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s17, s7, 0xffff
	s_mov_b32 s16, s6
	.loc	1 41 9                          ; elements.py:41:9
	s_and_b32 s9, s9, 0xffff
	.loc	1 40 9                          ; elements.py:40:9
	buffer_load_b64 v[0:1], v2, s[16:19], 0 offen
	.loc	1 41 9                          ; elements.py:41:9
	buffer_load_b64 v[2:3], v2, s[8:11], 0 offen
	.loc	1 42 5                          ; elements.py:42:5
	v_or_b32_e32 v5, 0x80, v4
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s6, s18
	s_mov_b32 s7, s19
	s_set_inst_prefetch_distance 0x1
	.loc	1 0 5 is_stmt 0                 ; :0:5
.Ltmp1:
	.p2align	6
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 45 18 is_stmt 1               ; elements.py:45:18
	s_add_i32 s3, s0, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s3, s2
	s_cselect_b32 vcc_lo, -1, 0
	.loc	1 42 5                          ; elements.py:42:5
	s_add_i32 s1, s1, 4
	.loc	1 46 13                         ; elements.py:46:13
	v_dual_cndmask_b32 v6, 0x80000000, v4 :: v_dual_cndmask_b32 v7, 0x80000000, v5
	.loc	1 42 5                          ; elements.py:42:5
	v_add_nc_u32_e32 v4, 0x400, v4
	v_add_nc_u32_e32 v5, 0x400, v5
	s_cmp_lt_i32 s1, s2
	.loc	1 46 13                         ; elements.py:46:13
	s_clause 0x1
	buffer_load_b32 v8, v6, s[4:7], 0 offen
	buffer_load_b32 v9, v7, s[4:7], 0 offen
	.loc	1 48 46                         ; elements.py:48:46
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v10, v9, v3, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v11, v9, v2, neg(0) op_sel_hi:[1,0,0]
	.loc	1 49 36                         ; elements.py:49:36
	v_fma_mix_f32 v12, v9, v0, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v9, v9, v1, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 48 9                          ; elements.py:48:9
	v_fma_mixhi_f16 v10, v1, v8, -v10 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mixlo_f16 v10, v0, v8, -v11 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 49 9                          ; elements.py:49:9
	v_fma_mixlo_f16 v11, v2, v8, v12 op_sel_hi:[0,1,0]
	v_fma_mixhi_f16 v11, v3, v8, v9 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	.loc	1 48 9                          ; elements.py:48:9
	s_clause 0x1
	buffer_store_b32 v10, v6, s[4:7], 0 offen
	buffer_store_b32 v11, v7, s[4:7], 0 offen
	.loc	1 42 5                          ; elements.py:42:5
	s_cbranch_scc1 .LBB0_2
.LBB0_3:                                ; %._crit_edge
	.loc	1 0 5 is_stmt 0                 ; elements.py:0:5
	s_set_inst_prefetch_distance 0x2
	.loc	1 36 1 is_stmt 1                ; elements.py:36:1
	s_endpgm
.Ltmp2:
.Lfunc_end0:
	.size	rotary, .Lfunc_end0-rotary
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel rotary
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
		.amdhsa_next_free_vgpr 13
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-rotary)<<4)&1008)>>4
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
	.set .Lrotary.num_vgpr, 13
	.set .Lrotary.num_agpr, 0
	.set .Lrotary.numbered_sgpr, 20
	.set .Lrotary.num_named_barrier, 0
	.set .Lrotary.private_seg_size, 0
	.set .Lrotary.uses_vcc, 1
	.set .Lrotary.uses_flat_scratch, 0
	.set .Lrotary.has_dyn_sized_stack, 0
	.set .Lrotary.has_recursion, 0
	.set .Lrotary.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 436
; TotalNumSgprs: 22
; NumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 13
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
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
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
    .name:           rotary
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         rotary.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     13
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
