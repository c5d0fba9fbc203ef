	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	conv3x3_halo            ; -- Begin function conv3x3_halo
	.globl	conv3x3_halo
	.p2align	8
	.type	conv3x3_halo,@function
conv3x3_halo:                           ; @conv3x3_halo
; %bb.0:
	s_clause 0x2
	s_load_b128 s[4:7], s[0:1], 0x18
	s_load_b128 s[8:11], s[0:1], 0x0
	s_load_b64 s[16:17], s[0:1], 0x10
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v3, v0, 10, 10
	s_lshl_b32 s3, s13, 4
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s7, s14, 4
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB14_10
; %bb.1:
	v_mul_u32_u24_e32 v2, 0x48, v3
	v_lshl_add_u32 v0, v3, 4, v1
	s_mul_i32 s12, s4, s15
	s_mov_b32 s13, 0
	s_delay_alu instid0(VALU_DEP_2)
	v_lshl_add_u32 v4, v1, 2, v2
	v_mov_b32_e32 v2, 0
	v_cmp_gt_u32_e32 vcc_lo, 0x144, v0
	s_branch .LBB14_3
.LBB14_2:                               ;   in Loop: Header=BB14_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s14
	s_add_i32 s0, s13, s12
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s0, s0, 9
	s_barrier
	s_ashr_i32 s1, s0, 31
	buffer_gl0_inv
	s_lshl_b64 s[0:1], s[0:1], 2
	ds_load_2addr_b32 v[5:6], v4 offset0:2 offset1:20
	s_add_u32 s0, s10, s0
	s_addc_u32 s1, s11, s1
	ds_load_2addr_b32 v[7:8], v4 offset1:1
	ds_load_2addr_b32 v[9:10], v4 offset0:18 offset1:19
	ds_load_2addr_b32 v[11:12], v4 offset0:36 offset1:37
	ds_load_b32 v13, v4 offset:152
	s_clause 0x1
	s_load_b256 s[20:27], s[0:1], 0x0
	s_load_b32 s0, s[0:1], 0x20
	s_add_i32 s13, s13, 1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_cmp_eq_u32 s13, s4
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v2, s20, v7
	v_fmac_f32_e32 v2, s21, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v2, s22, v5
	v_fmac_f32_e32 v2, s23, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v2, s24, v10
	v_fmac_f32_e32 v2, s25, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v2, s26, v11
	v_fmac_f32_e32 v2, s27, v12
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v2, s0, v13
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB14_11
.LBB14_3:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB14_7 Depth 2
	s_and_saveexec_b32 s14, vcc_lo
	s_cbranch_execz .LBB14_2
; %bb.4:                                ;   in Loop: Header=BB14_3 Depth=1
	v_mov_b32_e32 v5, v0
	s_mul_i32 s18, s13, s5
	s_mov_b32 s19, 0
	s_add_i32 s18, s18, -1
	s_branch .LBB14_7
.LBB14_5:                               ;   in Loop: Header=BB14_7 Depth=2
	s_or_b32 exec_lo, exec_lo, s1
.LBB14_6:                               ;   in Loop: Header=BB14_7 Depth=2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	s_or_b32 exec_lo, exec_lo, s20
	v_mul_u32_u24_e32 v6, 0x48, v6
	v_add_nc_u32_e32 v9, 0x100, v5
	v_cmp_lt_u32_e64 s0, 0x43, v5
	v_lshl_add_u32 v6, v7, 2, v6
	s_delay_alu instid0(VALU_DEP_3)
	v_mov_b32_e32 v5, v9
	s_or_b32 s19, s0, s19
	s_waitcnt vmcnt(0)
	ds_store_b32 v6, v8
	s_and_not1_b32 exec_lo, exec_lo, s19
	s_cbranch_execz .LBB14_2
.LBB14_7:                               ;   Parent Loop BB14_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_and_b32_e32 v6, 0xffff, v5
	v_mov_b16_e32 v7.h, 0
	s_mov_b32 s20, exec_lo
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_u32_u24_e32 v6, 0xe38f, v6
	v_lshrrev_b32_e32 v6, 20, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u16 v7.l, v6.l, 18
	v_add_nc_u32_e32 v9, s7, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_nc_u16 v7.l, v5.l, v7.l
	v_cmpx_lt_i32_e32 0, v9
	s_cbranch_execz .LBB14_6
; %bb.8:                                ;   in Loop: Header=BB14_7 Depth=2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v10, s3, v7
	v_cmp_ge_i32_e64 s2, s5, v9
	v_mov_b32_e32 v8, 0
	v_cmp_gt_i32_e64 s0, 1, v10
	v_cmp_lt_i32_e64 s1, s6, v10
	s_or_b32 s0, s0, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_xor_b32 s0, s0, -1
	s_and_b32 s0, s2, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB14_5
; %bb.9:                                ;   in Loop: Header=BB14_7 Depth=2
	v_add_nc_u32_e32 v8, s18, v9
	v_ashrrev_i32_e32 v9, 31, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v8, v8, s6
	v_ashrrev_i32_e32 v11, 31, v8
	v_add_co_u32 v8, s0, v10, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, v9, v11, s0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, s0, s8, v8
	v_add_co_ci_u32_e64 v9, null, s9, v9, s0
	global_load_b32 v8, v[8:9], off offset:-4
	s_branch .LBB14_5
.LBB14_10:
	v_mov_b32_e32 v2, 0
.LBB14_11:
	v_add_nc_u32_e32 v0, s3, v1
	v_add_nc_u32_e32 v1, s7, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_gt_i32_e32 vcc_lo, s6, v0
	v_cmp_gt_i32_e64 s0, s5, v1
	s_and_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB14_13
; %bb.12:
	v_mad_u64_u32 v[3:4], null, s5, s15, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[4:5], null, v3, s6, v[0:1]
	v_ashrrev_i32_e32 v5, 31, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	v_add_co_u32 v0, vcc_lo, s16, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s17, v1, vcc_lo
	global_store_b32 v[0:1], v2, off
.LBB14_13:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel conv3x3_halo
		.amdhsa_group_segment_fixed_size 1296
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 28
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
		.amdhsa_inst_pref_size 6
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end14:
	.size	conv3x3_halo, .Lfunc_end14-conv3x3_halo
                                        ; -- End function
	.set conv3x3_halo.num_vgpr, 14
	.set conv3x3_halo.num_agpr, 0
	.set conv3x3_halo.numbered_sgpr, 28
	.set conv3x3_halo.num_named_barrier, 0
	.set conv3x3_halo.private_seg_size, 0
	.set conv3x3_halo.uses_vcc, 1
	.set conv3x3_halo.uses_flat_scratch, 0
	.set conv3x3_halo.has_dyn_sized_stack, 0
	.set conv3x3_halo.has_recursion, 0
	.set conv3x3_halo.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 744
; TotalNumSgprs: 30
; NumVgprs: 14
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1296 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 14
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 13
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
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
      - .offset:         28
        .size:           4
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 1296
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 256
    .name:           conv3x3_halo
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         conv3x3_halo.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
