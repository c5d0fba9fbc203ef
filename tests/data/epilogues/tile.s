	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	tile                    ; -- Begin function tile
	.globl	tile
	.p2align	8
	.type	tile,@function
tile:                                   ; @tile
; %bb.0:
	s_clause 0x2
	s_load_b128 s[4:7], s[0:1], 0x18
	s_load_b128 s[8:11], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	v_lshrrev_b32_e32 v1, 1, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_lshl_b32 s2, s15, 5
	s_lshl_b32 s12, s14, 5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_and_or_b32 v16, v1, 28, s2
	v_and_b32_e32 v17, 28, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 1
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	v_mul_lo_u32 v1, v16, s4
	v_dual_mov_b32 v21, 0 :: v_dual_add_nc_u32 v0, s12, v17
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v13, 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v10, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v5, 0
	v_mov_b32_e32 v4, 0
	v_add_co_u32 v2, vcc_lo, s8, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s9, v3, vcc_lo
	s_ashr_i32 s15, s4, 31
	s_mov_b32 s14, s4
	s_mul_hi_i32 s13, s4, 12
	s_lshl_b64 s[2:3], s[14:15], 2
	s_lshl_b64 s[8:9], s[14:15], 3
	s_mul_i32 s14, s4, 12
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v1, 31, v0
	v_add_co_u32 v22, vcc_lo, v2, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v23, null, s3, v3, vcc_lo
	v_add_co_u32 v24, vcc_lo, v2, s8
	v_lshlrev_b64 v[28:29], 2, v[0:1]
	v_add_co_ci_u32_e64 v25, null, s9, v3, vcc_lo
	v_add_co_u32 v26, vcc_lo, v2, s14
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v27, null, s13, v3, vcc_lo
	s_clause 0x2
	global_load_b32 v1, v[22:23], off
	global_load_b32 v31, v[24:25], off
	global_load_b32 v26, v[26:27], off
	v_add_co_u32 v22, vcc_lo, s10, v28
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v23, null, s11, v29, vcc_lo
	global_load_b32 v30, v[2:3], off
	v_add_co_u32 v2, vcc_lo, v2, 4
	global_load_b128 v[22:25], v[22:23], off
	v_add_nc_u32_e32 v0, 64, v0
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_add_i32 s4, s4, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s4, 0
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v18, v30, v22 :: v_dual_fmac_f32 v13, v1, v24
	v_fmac_f32_e32 v21, v30, v23
	v_dual_fmac_f32 v20, v30, v24 :: v_dual_fmac_f32 v15, v1, v22
	v_dual_fmac_f32 v19, v30, v25 :: v_dual_fmac_f32 v14, v1, v23
	v_dual_fmac_f32 v12, v1, v25 :: v_dual_fmac_f32 v9, v31, v22
	v_dual_fmac_f32 v11, v31, v23 :: v_dual_fmac_f32 v4, v26, v25
	v_dual_fmac_f32 v10, v31, v24 :: v_dual_fmac_f32 v7, v26, v22
	v_dual_fmac_f32 v8, v31, v25 :: v_dual_fmac_f32 v5, v26, v24
	v_fmac_f32_e32 v6, v26, v23
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v18, 0
.LBB0_4:
	v_or_b32_e32 v0, s12, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, v16, s5, v[0:1]
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_add_co_u32 v16, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v17, null, s1, v1, vcc_lo
	s_ashr_i32 s1, s5, 31
	s_mov_b32 s0, s5
	s_lshl_b64 s[0:1], s[0:1], 2
	global_load_b128 v[0:3], v[16:17], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v0, s7, v0 :: v_dual_mul_f32 v1, s7, v1
	v_dual_mul_f32 v2, s7, v2 :: v_dual_mul_f32 v3, s7, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v0, s6, v18 :: v_dual_fmac_f32 v1, s6, v21
	v_add_co_u32 v18, vcc_lo, v16, s0
	v_dual_fmac_f32 v2, s6, v20 :: v_dual_fmac_f32 v3, s6, v19
	v_add_co_ci_u32_e64 v19, null, s1, v17, vcc_lo
	global_store_b128 v[16:17], v[0:3], off
	global_load_b128 v[0:3], v[18:19], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v2, s7, v2 :: v_dual_mul_f32 v3, s7, v3
	v_dual_mul_f32 v0, s7, v0 :: v_dual_mul_f32 v1, s7, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v2, s6, v13 :: v_dual_fmac_f32 v3, s6, v12
	v_add_co_u32 v12, vcc_lo, v18, s0
	v_dual_fmac_f32 v0, s6, v15 :: v_dual_fmac_f32 v1, s6, v14
	v_add_co_ci_u32_e64 v13, null, s1, v19, vcc_lo
	global_store_b128 v[18:19], v[0:3], off
	global_load_b128 v[0:3], v[12:13], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v2, s7, v2 :: v_dual_mul_f32 v3, s7, v3
	v_dual_mul_f32 v0, s7, v0 :: v_dual_mul_f32 v1, s7, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v2, s6, v10 :: v_dual_fmac_f32 v3, s6, v8
	v_add_co_u32 v8, vcc_lo, v12, s0
	v_dual_fmac_f32 v0, s6, v9 :: v_dual_fmac_f32 v1, s6, v11
	v_add_co_ci_u32_e64 v9, null, s1, v13, vcc_lo
	global_store_b128 v[12:13], v[0:3], off
	global_load_b128 v[0:3], v[8:9], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v0, s7, v0 :: v_dual_mul_f32 v1, s7, v1
	v_dual_mul_f32 v2, s7, v2 :: v_dual_mul_f32 v3, s7, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v0, s6, v7 :: v_dual_fmac_f32 v1, s6, v6
	v_dual_fmac_f32 v2, s6, v5 :: v_dual_fmac_f32 v3, s6, v4
	global_store_b128 v[8:9], v[0:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tile
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
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 7
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	tile, .Lfunc_end0-tile
                                        ; -- End function
	.set tile.num_vgpr, 32
	.set tile.num_agpr, 0
	.set tile.numbered_sgpr, 16
	.set tile.num_named_barrier, 0
	.set tile.private_seg_size, 0
	.set tile.uses_vcc, 1
	.set tile.uses_flat_scratch, 0
	.set tile.has_dyn_sized_stack, 0
	.set tile.has_recursion, 0
	.set tile.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 852
; TotalNumSgprs: 18
; NumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 32
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
	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"clang version 22.1.8"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_
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
      - .offset:         36
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 64
    .name:           tile
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         tile.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     32
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
