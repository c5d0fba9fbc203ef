	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	gather_rows                     ; -- Begin function gather_rows
	.p2align	8
	.type	gather_rows,@function
gather_rows:                            ; @gather_rows
.Lfunc_begin0:
	.file	1 "triton" "elements.py"
	.loc	1 87 0                          ; elements.py:87:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b32 s8, s[0:1], 0x18
.Ltmp0:
	.loc	1 91 22 prologue_end            ; elements.py:91:22
	v_readfirstlane_b32 s9, v0
	.loc	1 90 5                          ; elements.py:90:5
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s8, 1
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; elements.py:0:5
	s_load_b128 s[4:7], s[0:1], 0x0
	s_mov_b32 s2, s15
	.loc	1 89 13 is_stmt 1               ; elements.py:89:13
	s_ashr_i32 s3, s15, 31
	s_load_b64 s[0:1], s[0:1], 0x10
	s_lshl_b64 s[10:11], s[2:3], 2
	.loc	1 91 22                         ; elements.py:91:22
	v_and_b32_e32 v0, 31, v0
	.loc	1 93 22                         ; elements.py:93:22
	s_mul_i32 s2, s8, s15
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 90 5                          ; elements.py:90:5
	v_lshlrev_b32_e32 v2, 3, v0
	.loc	1 89 13                         ; elements.py:89:13
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s6, s10
	s_addc_u32 s7, s7, s11
	.loc	1 90 5                          ; elements.py:90:5
	s_lshl_b32 s9, s9, 3
	.loc	1 89 13                         ; elements.py:89:13
	s_load_b32 s3, s[6:7], 0x0
	.loc	1 90 5                          ; elements.py:90:5
	s_and_b32 s9, s9, 0x300
	s_mov_b32 s6, 0x7ffffffe
	s_add_i32 s2, s2, s9
	s_mov_b32 s7, 0x31027000
	v_add_lshl_u32 v0, s2, v2, 1
	s_and_b32 s5, s5, 0xffff
	s_and_b32 s1, s1, 0xffff
	s_mov_b32 s2, s6
	.loc	1 92 33                         ; elements.py:92:33
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s3, s3, s8
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	.loc	1 90 5                          ; elements.py:90:5
	s_add_i32 s3, s3, s9
	v_add_lshl_u32 v1, s3, v2, 1
	v_or_b32_e32 v2, s9, v2
	s_mov_b32 s9, 0
	s_mov_b32 s3, s7
	.loc	1 0 5 is_stmt 0                 ; :0:5
.Ltmp1:
	.p2align	6
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	1 92 58 is_stmt 1               ; elements.py:92:58
	v_add_nc_u32_e32 v3, s9, v2
	.loc	1 90 5                          ; elements.py:90:5
	s_addk_i32 s9, 0x400
	s_cmp_lt_i32 s9, s8
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 92 58                         ; elements.py:92:58
	v_cmp_gt_i32_e32 vcc_lo, s8, v3
	.loc	1 92 17 is_stmt 0               ; elements.py:92:17
	v_cndmask_b32_e32 v3, 0x80000000, v1, vcc_lo
	.loc	1 90 5 is_stmt 1                ; elements.py:90:5
	v_add_nc_u32_e32 v1, 0x800, v1
	.loc	1 93 9                          ; elements.py:93:9
	v_cndmask_b32_e32 v7, 0x80000000, v0, vcc_lo
	.loc	1 90 5                          ; elements.py:90:5
	v_add_nc_u32_e32 v0, 0x800, v0
	.loc	1 92 17                         ; elements.py:92:17
	buffer_load_b128 v[3:6], v3, s[4:7], 0 offen
	.loc	1 93 9                          ; elements.py:93:9
	s_waitcnt vmcnt(0)
	buffer_store_b128 v[3:6], v7, s[0:3], 0 offen
	.loc	1 90 5                          ; elements.py:90:5
	s_cbranch_scc1 .LBB0_2
.LBB0_3:                                ; %._crit_edge
	.loc	1 87 1                          ; elements.py:87:1
	s_endpgm
.Ltmp2:
.Lfunc_end0:
	.size	gather_rows, .Lfunc_end0-gather_rows
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gather_rows
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
		.amdhsa_next_free_vgpr 8
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-gather_rows)<<4)&1008)>>4
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
	.set .Lgather_rows.num_vgpr, 8
	.set .Lgather_rows.num_agpr, 0
	.set .Lgather_rows.numbered_sgpr, 16
	.set .Lgather_rows.num_named_barrier, 0
	.set .Lgather_rows.private_seg_size, 0
	.set .Lgather_rows.uses_vcc, 1
	.set .Lgather_rows.uses_flat_scratch, 0
	.set .Lgather_rows.has_dyn_sized_stack, 0
	.set .Lgather_rows.has_recursion, 0
	.set .Lgather_rows.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 276
; TotalNumSgprs: 18
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 8
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
    .name:           gather_rows
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         gather_rows.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     8
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
