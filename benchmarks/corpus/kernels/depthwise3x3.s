	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	depthwise3x3            ; -- Begin function depthwise3x3
	.globl	depthwise3x3
	.p2align	8
	.type	depthwise3x3,@function
depthwise3x3:                           ; @depthwise3x3
; %bb.0:
	s_load_b64 s[12:13], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s13, 3
	s_cbranch_scc1 .LBB4_3
; %bb.1:
	s_load_b256 s[4:11], s[0:1], 0x0
	s_mul_i32 s2, s15, 9
	s_mov_b32 s16, s15
	s_ashr_i32 s3, s2, 31
	v_mov_b32_e32 v9, 0
	s_lshl_b64 s[2:3], s[2:3], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s18, s6, s2
	s_addc_u32 s19, s7, s3
	s_lshl_b32 s22, s14, 6
	s_mul_i32 s2, s13, s15
	v_add_nc_u32_e32 v1, s22, v0
	s_mul_i32 s20, s2, s12
	s_mov_b32 s6, s12
	s_ashr_i32 s21, s20, 31
	v_add3_u32 v0, s22, s20, v0
	v_ashrrev_i32_e32 v2, 31, v1
	s_lshl_b64 s[2:3], s[20:21], 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_add_u32 s2, s4, s2
	s_addc_u32 s3, s5, s3
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_ashr_i32 s7, s12, 31
	s_ashr_i32 s17, s16, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_lshl_b64 s[16:17], s[16:17], 2
	v_add_co_u32 v7, vcc_lo, s2, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, s3, v2, vcc_lo
	s_lshl_b64 s[2:3], s[6:7], 2
	s_add_u32 s8, s8, s16
	v_add_co_u32 v1, vcc_lo, v7, s2
	v_add_co_ci_u32_e64 v2, null, s3, v8, vcc_lo
	s_load_b64 s[14:15], s[0:1], 0x20
	s_clause 0x1
	s_load_b256 s[0:7], s[18:19], 0x0
	s_load_b32 s18, s[18:19], 0x20
	s_clause 0x1
	global_load_b96 v[1:3], v[1:2], off
	global_load_b96 v[4:6], v[7:8], off
	s_addc_u32 s9, s9, s17
	s_add_u32 s10, s10, s16
	s_addc_u32 s11, s11, s17
	s_add_i32 s13, s13, -2
	s_lshl_b32 s16, s12, 1
	s_mov_b32 s17, 0
.LBB4_2:                                ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_i32 s20, s16, s17
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_dual_mul_f32 v17, s3, v1 :: v_dual_mul_f32 v18, s4, v2
	s_ashr_i32 s21, s20, 31
	v_mul_f32_e32 v19, s5, v3
	s_lshl_b64 s[20:21], s[20:21], 2
	v_add_nc_u32_e32 v13, s17, v0
	v_add_co_u32 v10, vcc_lo, v7, s20
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v11, null, s21, v8, vcc_lo
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v18, s1, v5 :: v_dual_fmac_f32 v19, s2, v6
	v_mov_b32_e32 v6, v3
	global_load_b96 v[10:12], v[10:11], off
	s_clause 0x1
	global_load_b32 v15, v9, s[8:9]
	global_load_b32 v16, v9, s[10:11]
	v_dual_fmac_f32 v17, s0, v4 :: v_dual_mov_b32 v4, v1
	v_ashrrev_i32_e32 v14, 31, v13
	s_add_i32 s13, s13, -1
	s_add_i32 s17, s17, s12
	s_cmp_lg_u32 s13, 0
	s_waitcnt vmcnt(2)
	v_dual_fmac_f32 v18, s7, v11 :: v_dual_fmac_f32 v17, s6, v10
	v_fmac_f32_e32 v19, s18, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v1, 0, v17
	v_add_f32_e32 v1, v1, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_add_f32_e32 v3, v1, v19
	v_mov_b32_e32 v5, v2
	v_lshlrev_b64 v[1:2], 2, v[13:14]
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v16, v3, v15 :: v_dual_mov_b32 v3, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v13, vcc_lo, s14, v1
	v_add_co_ci_u32_e64 v14, null, s15, v2, vcc_lo
	v_dual_mov_b32 v1, v10 :: v_dual_mov_b32 v2, v11
	s_delay_alu instid0(VALU_DEP_4)
	v_maxmin_f32 v10, v16, 0, 0x40c00000
	global_store_b32 v[13:14], v10, off
	s_cbranch_scc1 .LBB4_2
.LBB4_3:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel depthwise3x3
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
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
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 23
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
		.amdhsa_inst_pref_size 4
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end4:
	.size	depthwise3x3, .Lfunc_end4-depthwise3x3
                                        ; -- End function
	.set depthwise3x3.num_vgpr, 20
	.set depthwise3x3.num_agpr, 0
	.set depthwise3x3.numbered_sgpr, 23
	.set depthwise3x3.num_named_barrier, 0
	.set depthwise3x3.private_seg_size, 0
	.set depthwise3x3.uses_vcc, 1
	.set depthwise3x3.uses_flat_scratch, 0
	.set depthwise3x3.has_dyn_sized_stack, 0
	.set depthwise3x3.has_recursion, 0
	.set depthwise3x3.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 496
; TotalNumSgprs: 25
; NumVgprs: 20
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 25
; NumVGPRsForWavesPerEU: 20
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
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .max_flat_workgroup_size: 1024
    .name:           depthwise3x3
    .private_segment_fixed_size: 0
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         depthwise3x3.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
