	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.text
	.protected	winograd_input          ; -- Begin function winograd_input
	.globl	winograd_input
	.p2align	8
	.type	winograd_input,@function
winograd_input:                         ; @winograd_input
; %bb.0:
	s_load_b64 s[4:5], s[0:1], 0x10
	v_lshl_or_b32 v0, s15, 8, v0
	s_mov_b32 s2, exec_lo
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_gt_i32_e64 s5, v0
	s_cbranch_execz .LBB12_2
; %bb.1:
	s_lshr_b32 s2, s4, 31
	v_sub_nc_u32_e32 v3, 0, v0
	s_add_i32 s2, s4, s2
	s_ashr_i32 s7, s4, 31
	s_ashr_i32 s2, s2, 1
	s_mul_i32 s8, s5, 12
	s_abs_i32 s3, s2
	v_max_i32_e32 v3, v0, v3
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s6, 0, s3
	s_ashr_i32 s9, s8, 31
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt_depctr 0xfff
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v2, s6, v1
	s_mov_b32 s6, s4
	v_mul_hi_u32 v2, v1, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v1, v1, v2
	v_mul_hi_u32 v1, v3, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v2, v1, s3
	v_sub_nc_u32_e32 v2, v3, v2
	v_add_nc_u32_e32 v3, 1, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v4, s3, v2
	v_cmp_le_u32_e32 vcc_lo, s3, v2
	v_dual_cndmask_b32 v1, v1, v3 :: v_dual_cndmask_b32 v2, v2, v4
	v_xor_b32_e32 v3, s2, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_nc_u32_e32 v4, 1, v1
	v_cmp_le_u32_e32 vcc_lo, s3, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v3, 31, v3
	v_cndmask_b32_e32 v1, v1, v4, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v1, v1, v3
	v_sub_nc_u32_e32 v1, v1, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v2, v1, s2
	v_mul_lo_u32 v1, s4, v1
	s_load_b128 s[0:3], s[0:1], 0x0
	s_lshl_b32 s4, s5, 3
	v_sub_nc_u32_e32 v2, v0, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b32_e32 v1, 1, v1
	v_lshlrev_b32_e32 v3, 1, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v2, 31, v1
	v_ashrrev_i32_e32 v4, 31, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v2, vcc_lo
	s_lshl_b64 s[0:1], s[6:7], 2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v6, vcc_lo, v1, v3
	v_add_co_ci_u32_e32 v7, vcc_lo, v2, v4, vcc_lo
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v10, vcc_lo, v6, s0
	v_add_co_ci_u32_e32 v11, vcc_lo, s1, v7, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v14, vcc_lo, v10, s0
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_ci_u32_e32 v15, vcc_lo, s1, v11, vcc_lo
	s_clause 0x2
	global_load_b128 v[2:5], v[14:15], off
	global_load_b128 v[6:9], v[6:7], off
	global_load_b128 v[10:13], v[10:11], off
	v_add_co_u32 v14, vcc_lo, v14, s0
	v_add_co_ci_u32_e32 v15, vcc_lo, s1, v15, vcc_lo
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_ashr_i32 s7, s5, 31
	global_load_b128 v[14:17], v[14:15], off
	s_mov_b32 s6, s5
	s_lshl_b32 s0, s5, 2
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	s_lshl_b64 s[6:7], s[6:7], 2
	s_ashr_i32 s1, s0, 31
	v_add_co_u32 v18, vcc_lo, v0, s6
	s_lshl_b64 s[0:1], s[0:1], 2
	s_ashr_i32 s5, s4, 31
	v_add_co_ci_u32_e32 v19, vcc_lo, s7, v1, vcc_lo
	v_add_co_u32 v20, vcc_lo, v0, s0
	s_lshl_b64 s[4:5], s[4:5], 2
	v_add_co_ci_u32_e32 v21, vcc_lo, s1, v1, vcc_lo
	v_add_co_u32 v22, vcc_lo, v0, s4
	s_lshl_b64 s[2:3], s[8:9], 2
	v_add_co_ci_u32_e32 v23, vcc_lo, s5, v1, vcc_lo
	v_add_co_u32 v24, vcc_lo, v0, s2
	v_add_co_ci_u32_e32 v25, vcc_lo, s3, v1, vcc_lo
	v_add_co_u32 v26, vcc_lo, v18, s6
	v_add_co_ci_u32_e32 v27, vcc_lo, s7, v19, vcc_lo
	v_add_co_u32 v28, vcc_lo, v20, s6
	v_add_co_ci_u32_e32 v29, vcc_lo, s7, v21, vcc_lo
	v_add_co_u32 v30, vcc_lo, v22, s6
	v_add_co_ci_u32_e32 v31, vcc_lo, s7, v23, vcc_lo
	v_add_co_u32 v32, vcc_lo, v24, s6
	v_add_co_ci_u32_e32 v33, vcc_lo, s7, v25, vcc_lo
	v_add_co_u32 v34, vcc_lo, v26, s6
	v_add_co_ci_u32_e32 v35, vcc_lo, s7, v27, vcc_lo
	v_add_co_u32 v36, vcc_lo, v28, s6
	v_add_co_ci_u32_e32 v37, vcc_lo, s7, v29, vcc_lo
	v_add_co_u32 v38, vcc_lo, v30, s6
	v_add_co_ci_u32_e32 v39, vcc_lo, s7, v31, vcc_lo
	v_add_co_u32 v40, vcc_lo, v32, s6
	v_add_co_ci_u32_e32 v41, vcc_lo, s7, v33, vcc_lo
	v_add_co_u32 v42, vcc_lo, v36, s6
	v_add_co_ci_u32_e32 v43, vcc_lo, s7, v37, vcc_lo
	v_add_co_u32 v44, vcc_lo, v38, s6
	v_add_co_ci_u32_e32 v45, vcc_lo, s7, v39, vcc_lo
	v_add_co_u32 v46, vcc_lo, v40, s6
	v_add_co_ci_u32_e32 v47, vcc_lo, s7, v41, vcc_lo
	s_waitcnt vmcnt(2)
	v_sub_f32_e32 v6, v6, v2
	v_dual_sub_f32 v8, v8, v4 :: v_dual_sub_f32 v7, v7, v3
	s_waitcnt vmcnt(1)
	v_dual_sub_f32 v9, v9, v5 :: v_dual_add_f32 v48, v2, v10
	v_sub_f32_e32 v2, v2, v10
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_sub_f32 v6, v6, v8 :: v_dual_add_f32 v49, v3, v11
	v_dual_sub_f32 v3, v3, v11 :: v_dual_add_f32 v50, v4, v12
	v_sub_f32_e32 v4, v4, v12
	s_waitcnt vmcnt(0)
	v_dual_sub_f32 v12, v12, v16 :: v_dual_add_f32 v51, v5, v13
	v_dual_sub_f32 v5, v5, v13 :: v_dual_sub_f32 v10, v10, v14
	v_dual_sub_f32 v11, v11, v15 :: v_dual_sub_f32 v16, v50, v49
	v_add_f32_e32 v14, v8, v7
	v_dual_sub_f32 v8, v8, v7 :: v_dual_sub_f32 v13, v13, v17
	v_dual_sub_f32 v2, v2, v4 :: v_dual_sub_f32 v7, v7, v9
	v_sub_f32_e32 v9, v48, v50
	v_dual_add_f32 v15, v50, v49 :: v_dual_add_f32 v48, v4, v3
	v_dual_sub_f32 v4, v4, v3 :: v_dual_sub_f32 v3, v3, v5
	v_sub_f32_e32 v17, v49, v51
	s_clause 0xa
	global_store_b32 v[0:1], v6, off
	global_store_b32 v[18:19], v14, off
	global_store_b32 v[26:27], v8, off
	global_store_b32 v[34:35], v7, off
	global_store_b32 v[20:21], v9, off
	global_store_b32 v[28:29], v15, off
	global_store_b32 v[36:37], v16, off
	global_store_b32 v[42:43], v17, off
	global_store_b32 v[22:23], v2, off
	global_store_b32 v[30:31], v48, off
	global_store_b32 v[38:39], v4, off
	v_sub_f32_e32 v4, v11, v13
	v_dual_sub_f32 v0, v10, v12 :: v_dual_add_f32 v1, v12, v11
	v_sub_f32_e32 v2, v12, v11
	s_clause 0x4
	global_store_b32 v[44:45], v3, off
	global_store_b32 v[24:25], v0, off
	global_store_b32 v[32:33], v1, off
	global_store_b32 v[40:41], v2, off
	global_store_b32 v[46:47], v4, off
.LBB12_2:
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel winograd_input
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
		.amdhsa_next_free_vgpr 52
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
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end12:
	.size	winograd_input, .Lfunc_end12-winograd_input
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 964
; NumSgprs: 18
; NumVgprs: 52
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 52
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
    .max_flat_workgroup_size: 256
    .name:           winograd_input
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         winograd_input.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     52
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
