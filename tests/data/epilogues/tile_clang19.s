	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
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
	s_lshl_b32 s2, s15, 5
	v_lshlrev_b32_e32 v3, 2, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_and_or_b32 v18, v1, 28, s2
	s_mov_b32 s2, 0
	v_or_b32_e32 v28, 1, v18
	v_or_b32_e32 v29, 2, v18
	v_or_b32_e32 v30, 3, v18
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	v_or_b32_e32 v2, 1, v18
	v_or_b32_e32 v1, 2, v18
	v_or_b32_e32 v0, 3, v18
	s_mov_b32 s3, 0
	v_and_b32_e32 v23, 28, v3
	s_and_not1_b32 vcc_lo, exec_lo, s2
	s_lshl_b32 s2, s14, 5
	s_cbranch_vccz .LBB0_4
; %bb.2:
	v_dual_mov_b32 v10, s3 :: v_dual_mov_b32 v11, s3
	v_dual_mov_b32 v12, s3 :: v_dual_mov_b32 v13, s3
	v_dual_mov_b32 v14, s3 :: v_dual_mov_b32 v15, s3
	v_dual_mov_b32 v16, s3 :: v_dual_mov_b32 v17, s3
	v_dual_mov_b32 v22, s3 :: v_dual_mov_b32 v19, s3
	v_dual_mov_b32 v20, s3 :: v_dual_mov_b32 v21, s3
	v_dual_mov_b32 v25, s3 :: v_dual_mov_b32 v26, s3
	v_dual_mov_b32 v27, s3 :: v_dual_mov_b32 v24, s3
	s_branch .LBB0_7
.LBB0_3:
                                        ; implicit-def: $sgpr3
                                        ; implicit-def: $vgpr2
                                        ; implicit-def: $vgpr1
                                        ; implicit-def: $vgpr0
	v_and_b32_e32 v23, 28, v3
	s_lshl_b32 s2, s14, 5
.LBB0_4:
	v_mul_lo_u32 v1, v18, s4
	v_dual_mov_b32 v24, 0 :: v_dual_add_nc_u32 v3, 2, v18
	v_dual_mov_b32 v25, 0 :: v_dual_add_nc_u32 v4, 3, v18
	v_dual_mov_b32 v27, 0 :: v_dual_add_nc_u32 v0, s2, v23
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v21, 0
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v4, s4, v4
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v17, 0 :: v_dual_add_nc_u32 v6, s4, v1
	v_lshlrev_b64 v[8:9], 2, v[1:2]
	v_mul_lo_u32 v2, s4, v3
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v13, 0
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v8, vcc_lo, s8, v8
	v_add_co_ci_u32_e32 v9, vcc_lo, s9, v9, vcc_lo
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v10, 0
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v1, 31, v0
	v_ashrrev_i32_e32 v7, 31, v6
	v_ashrrev_i32_e32 v3, 31, v2
	v_ashrrev_i32_e32 v5, 31, v4
	global_load_b32 v41, v[8:9], off
	v_lshlrev_b64 v[31:32], 2, v[0:1]
	v_lshlrev_b64 v[33:34], 2, v[6:7]
	v_lshlrev_b64 v[35:36], 2, v[2:3]
	v_lshlrev_b64 v[37:38], 2, v[4:5]
	s_add_i32 s4, s4, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s4, 0
	v_add_co_u32 v31, vcc_lo, s10, v31
	v_add_co_ci_u32_e32 v32, vcc_lo, s11, v32, vcc_lo
	v_add_co_u32 v39, vcc_lo, s8, v33
	v_add_co_ci_u32_e32 v40, vcc_lo, s9, v34, vcc_lo
	v_add_co_u32 v35, vcc_lo, s8, v35
	v_add_co_ci_u32_e32 v36, vcc_lo, s9, v36, vcc_lo
	v_add_co_u32 v37, vcc_lo, s8, v37
	v_add_co_ci_u32_e32 v38, vcc_lo, s9, v38, vcc_lo
	global_load_b128 v[31:34], v[31:32], off
	s_clause 0x2
	global_load_b32 v1, v[39:40], off
	global_load_b32 v3, v[35:36], off
	global_load_b32 v5, v[37:38], off
	v_add_co_u32 v8, vcc_lo, v8, 4
	v_add_co_ci_u32_e32 v9, vcc_lo, 0, v9, vcc_lo
	v_add_nc_u32_e32 v0, 64, v0
	v_add_nc_u32_e32 v6, 1, v6
	v_add_nc_u32_e32 v2, 1, v2
	v_add_nc_u32_e32 v4, 1, v4
	s_waitcnt vmcnt(3)
	v_fmac_f32_e32 v24, v41, v31
	v_fmac_f32_e32 v27, v41, v32
	s_waitcnt vmcnt(1)
	v_fmac_f32_e32 v15, v3, v33
	v_dual_fmac_f32 v26, v41, v33 :: v_dual_fmac_f32 v17, v3, v31
	v_fmac_f32_e32 v25, v41, v34
	v_fmac_f32_e32 v21, v1, v31
	v_fmac_f32_e32 v20, v1, v32
	v_fmac_f32_e32 v19, v1, v33
	v_fmac_f32_e32 v22, v1, v34
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v16, v3, v32 :: v_dual_fmac_f32 v13, v5, v31
	v_dual_fmac_f32 v14, v3, v34 :: v_dual_fmac_f32 v11, v5, v33
	v_fmac_f32_e32 v12, v5, v32
	v_fmac_f32_e32 v10, v5, v34
	s_cbranch_scc1 .LBB0_5
; %bb.6:
	v_dual_mov_b32 v2, v28 :: v_dual_mov_b32 v1, v29
	v_mov_b32_e32 v0, v30
.LBB0_7:
	v_or_b32_e32 v7, s2, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[3:4], null, v18, s5, v[7:8]
	v_ashrrev_i32_e32 v4, 31, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_co_u32 v8, vcc_lo, s0, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v9, vcc_lo, s1, v4, vcc_lo
	v_mad_u64_u32 v[28:29], null, v2, s5, v[7:8]
	global_load_b128 v[3:6], v[8:9], off
	v_ashrrev_i32_e32 v29, 31, v28
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_add_co_u32 v23, vcc_lo, s0, v28
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v2, s7, v3 :: v_dual_mul_f32 v3, s7, v4
	v_dual_mul_f32 v4, s7, v5 :: v_dual_mul_f32 v5, s7, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v2, s6, v24 :: v_dual_fmac_f32 v3, s6, v27
	v_dual_fmac_f32 v4, s6, v26 :: v_dual_fmac_f32 v5, s6, v25
	v_add_co_ci_u32_e32 v24, vcc_lo, s1, v29, vcc_lo
	global_store_b128 v[8:9], v[2:5], off
	global_load_b128 v[2:5], v[23:24], off
	v_mad_u64_u32 v[8:9], null, v1, s5, v[7:8]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v9, 31, v8
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v1, s7, v2 :: v_dual_mul_f32 v2, s7, v3
	v_dual_mul_f32 v3, s7, v4 :: v_dual_mul_f32 v4, s7, v5
	v_lshlrev_b64 v[5:6], 2, v[8:9]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v1, s6, v21 :: v_dual_fmac_f32 v2, s6, v20
	v_dual_fmac_f32 v3, s6, v19 :: v_dual_fmac_f32 v4, s6, v22
	v_mad_u64_u32 v[8:9], null, v0, s5, v[7:8]
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v5, vcc_lo, s0, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s1, v6, vcc_lo
	global_store_b128 v[23:24], v[1:4], off
	v_ashrrev_i32_e32 v9, 31, v8
	global_load_b128 v[1:4], v[5:6], off
	v_lshlrev_b64 v[7:8], 2, v[8:9]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v7, vcc_lo, s0, v7
	v_add_co_ci_u32_e32 v8, vcc_lo, s1, v8, vcc_lo
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v0, s7, v1 :: v_dual_mul_f32 v1, s7, v2
	v_dual_mul_f32 v2, s7, v3 :: v_dual_mul_f32 v3, s7, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v0, s6, v17 :: v_dual_fmac_f32 v1, s6, v16
	v_dual_fmac_f32 v2, s6, v15 :: v_dual_fmac_f32 v3, s6, v14
	global_store_b128 v[5:6], v[0:3], off
	global_load_b128 v[0:3], v[7:8], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v0, s7, v0 :: v_dual_mul_f32 v1, s7, v1
	v_dual_mul_f32 v2, s7, v2 :: v_dual_mul_f32 v3, s7, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v0, s6, v13 :: v_dual_fmac_f32 v1, s6, v12
	v_dual_fmac_f32 v2, s6, v11 :: v_dual_fmac_f32 v3, s6, v10
	global_store_b128 v[7:8], v[0:3], off
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
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
		.amdhsa_next_free_vgpr 42
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
.Lfunc_end0:
	.size	tile, .Lfunc_end0-tile
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 992
; NumSgprs: 18
; NumVgprs: 42
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 42
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
	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
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
    .vgpr_count:     42
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
