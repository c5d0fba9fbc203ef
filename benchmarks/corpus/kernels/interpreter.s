	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	interpreter             ; -- Begin function interpreter
	.globl	interpreter
	.p2align	8
	.type	interpreter,@function
interpreter:                            ; @interpreter
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshl_add_u32 v0, s15, 6, v0
	s_load_b32 s0, s[0:1], 0x10
	v_mov_b32_e32 v7, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	s_cmp_lt_i32 s0, 1
	v_add_co_u32 v2, vcc_lo, 0x40000, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, 0, v1, vcc_lo
	s_clause 0x1
	global_load_b32 v5, v[0:1], off
	global_load_b32 v6, v[2:3], off
	s_cbranch_scc0 .LBB1_5
.LBB1_1:
	s_waitcnt vmcnt(0)
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_f32_e32 v2, v6, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v2, v7, v2
	global_store_b32 v[0:1], v2, off
	s_endpgm
.LBB1_2:                                ;   in Loop: Header=BB1_5 Depth=1
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v4, v5
.LBB1_3:                                ;   in Loop: Header=BB1_5 Depth=1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v7, v3 :: v_dual_mov_b32 v6, v2
	v_mov_b32_e32 v5, v4
.LBB1_4:                                ;   in Loop: Header=BB1_5 Depth=1
	s_add_i32 s0, s0, -1
	s_add_u32 s4, s4, 4
	s_addc_u32 s5, s5, 0
	s_cmp_eq_u32 s0, 0
	s_cbranch_scc1 .LBB1_1
.LBB1_5:                                ; =>This Inner Loop Header: Depth=1
	s_load_b32 s1, s[4:5], 0x0
	s_waitcnt vmcnt(0)
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_mov_b32 v3, v7 :: v_dual_mov_b32 v2, v6
	v_mov_b32_e32 v4, v5
	s_mov_b32 s3, -1
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr7
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s1, 15
	s_and_b32 s1, s1, -16
	s_cmp_lt_i32 s2, 4
	s_cbranch_scc1 .LBB1_21
; %bb.6:                                ;   in Loop: Header=BB1_5 Depth=1
	s_cmp_lt_i32 s2, 6
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr7
	s_cbranch_scc1 .LBB1_14
; %bb.7:                                ;   in Loop: Header=BB1_5 Depth=1
	s_cmp_lt_i32 s2, 7
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr7
	s_cbranch_scc1 .LBB1_11
; %bb.8:                                ;   in Loop: Header=BB1_5 Depth=1
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v7, v4
	s_cmp_lg_u32 s2, 7
	s_cbranch_scc0 .LBB1_10
; %bb.9:                                ;   in Loop: Header=BB1_5 Depth=1
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v7, v3
.LBB1_10:                               ;   in Loop: Header=BB1_5 Depth=1
	s_mov_b32 s3, 0
.LBB1_11:                               ;   in Loop: Header=BB1_5 Depth=1
	v_mov_b32_e32 v6, v3
	s_and_not1_b32 vcc_lo, exec_lo, s3
	s_cbranch_vccnz .LBB1_13
; %bb.12:                               ;   in Loop: Header=BB1_5 Depth=1
	v_cmp_lt_f32_e32 vcc_lo, s1, v3
	v_dual_mov_b32 v5, v4 :: v_dual_mov_b32 v6, v2
	v_cndmask_b32_e32 v7, v2, v4, vcc_lo
.LBB1_13:                               ;   in Loop: Header=BB1_5 Depth=1
	s_mov_b32 s3, 0
.LBB1_14:                               ;   in Loop: Header=BB1_5 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 vcc_lo, exec_lo, s3
	s_cbranch_vccnz .LBB1_20
; %bb.15:                               ;   in Loop: Header=BB1_5 Depth=1
	s_cmp_gt_i32 s2, 4
	s_mov_b32 s3, -1
                                        ; implicit-def: $vgpr6
	s_cbranch_scc0 .LBB1_17
; %bb.16:                               ;   in Loop: Header=BB1_5 Depth=1
	v_sqrt_f32_e64 v6, |v2|
	s_mov_b32 s3, 0
.LBB1_17:                               ;   in Loop: Header=BB1_5 Depth=1
	v_mov_b32_e32 v5, v4
	s_and_not1_b32 vcc_lo, exec_lo, s3
	s_cbranch_vccnz .LBB1_19
; %bb.18:                               ;   in Loop: Header=BB1_5 Depth=1
	v_dual_max_f32 v5, v3, v3 :: v_dual_max_f32 v6, v4, v4
	s_waitcnt_depctr depctr_va_vdst(0)
	v_max_f32_e32 v5, v6, v5
	v_mov_b32_e32 v6, v2
.LBB1_19:                               ;   in Loop: Header=BB1_5 Depth=1
	v_mov_b32_e32 v7, v3
.LBB1_20:                               ;   in Loop: Header=BB1_5 Depth=1
	s_mov_b32 s3, 0
.LBB1_21:                               ;   in Loop: Header=BB1_5 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 vcc_lo, exec_lo, s3
	s_cbranch_vccnz .LBB1_4
; %bb.22:                               ;   in Loop: Header=BB1_5 Depth=1
	s_cmp_lt_i32 s2, 2
	s_mov_b32 s3, -1
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr5
	s_cbranch_scc1 .LBB1_28
; %bb.23:                               ;   in Loop: Header=BB1_5 Depth=1
	s_cmp_gt_i32 s2, 2
                                        ; implicit-def: $vgpr5
	s_cbranch_scc0 .LBB1_25
; %bb.24:                               ;   in Loop: Header=BB1_5 Depth=1
	v_fma_f32 v5, v4, v2, v3
	s_mov_b32 s3, 0
.LBB1_25:                               ;   in Loop: Header=BB1_5 Depth=1
	v_mov_b32_e32 v6, v2
	s_and_not1_b32 vcc_lo, exec_lo, s3
	s_cbranch_vccnz .LBB1_27
; %bb.26:                               ;   in Loop: Header=BB1_5 Depth=1
	v_dual_sub_f32 v6, v4, v2 :: v_dual_mov_b32 v5, v3
.LBB1_27:                               ;   in Loop: Header=BB1_5 Depth=1
	s_mov_b32 s3, 0
.LBB1_28:                               ;   in Loop: Header=BB1_5 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 vcc_lo, exec_lo, s3
	s_cbranch_vccnz .LBB1_33
; %bb.29:                               ;   in Loop: Header=BB1_5 Depth=1
	s_cmp_gt_i32 s2, 0
	s_mov_b32 s2, -1
                                        ; implicit-def: $vgpr5
	s_cbranch_scc0 .LBB1_31
; %bb.30:                               ;   in Loop: Header=BB1_5 Depth=1
	v_mul_f32_e32 v5, s1, v4
	s_mov_b32 s2, 0
.LBB1_31:                               ;   in Loop: Header=BB1_5 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 vcc_lo, exec_lo, s2
	s_cbranch_vccnz .LBB1_2
; %bb.32:                               ;   in Loop: Header=BB1_5 Depth=1
	v_add_f32_e32 v5, s1, v4
	s_branch .LBB1_2
.LBB1_33:                               ;   in Loop: Header=BB1_5 Depth=1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_mov_b32 v2, v6 :: v_dual_mov_b32 v3, v5
	s_branch .LBB1_3
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel interpreter
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
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
		.amdhsa_inst_pref_size 5
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end1:
	.size	interpreter, .Lfunc_end1-interpreter
                                        ; -- End function
	.set interpreter.num_vgpr, 8
	.set interpreter.num_agpr, 0
	.set interpreter.numbered_sgpr, 16
	.set interpreter.num_named_barrier, 0
	.set interpreter.private_seg_size, 0
	.set interpreter.uses_vcc, 1
	.set interpreter.uses_flat_scratch, 0
	.set interpreter.has_dyn_sized_stack, 0
	.set interpreter.has_recursion, 0
	.set interpreter.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 536
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
; WaveLimiterHint : 1
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 1024
    .name:           interpreter
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         interpreter.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
