	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	int8_tile               ; -- Begin function int8_tile
	.globl	int8_tile
	.p2align	8
	.type	int8_tile,@function
int8_tile:                              ; @int8_tile
; %bb.0:
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x18
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	v_lshrrev_b32_e32 v1, 2, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_mov_b32 s3, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_and_b32_e32 v32, 0xfc, v1
	v_or_b32_e32 v36, 3, v1
	v_or_b32_e32 v34, 1, v32
	v_or_b32_e32 v35, 2, v32
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s2, 0
	s_cbranch_scc1 .LBB7_2
; %bb.1:
	v_or_b32_e32 v18, 1, v32
	v_or_b32_e32 v17, 2, v32
	v_or_b32_e32 v16, 3, v1
	s_branch .LBB7_3
.LBB7_2:
	s_mov_b32 s3, -1
                                        ; implicit-def: $vgpr18
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $vgpr16
.LBB7_3:
	v_dual_mov_b32 v2, 0 :: v_dual_and_b32 v33, 60, v0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v0, 0
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_not1_b32 vcc_lo, exec_lo, s3
	s_cbranch_vccnz .LBB7_7
; %bb.4:
	v_mul_lo_u32 v16, v33, s2
	v_dual_mov_b32 v17, 0 :: v_dual_add_nc_u32 v4, 2, v33
	v_mul_lo_u32 v0, v32, s2
	v_add_nc_u32_e32 v5, 3, v33
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v1, v17 :: v_dual_add_nc_u32 v6, 2, v32
	v_mul_lo_u32 v20, s2, v4
	v_lshlrev_b64 v[2:3], 2, v[16:17]
	v_mov_b32_e32 v12, v17
	v_mul_lo_u32 v22, s2, v5
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_mul_lo_u32 v18, v36, s2
	v_mul_lo_u32 v28, s2, v6
	v_add_co_u32 v26, vcc_lo, s6, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v27, null, s7, v3, vcc_lo
	v_add_co_u32 v30, vcc_lo, s4, v4
	v_dual_mov_b32 v13, v17 :: v_dual_add_nc_u32 v24, s2, v16
	v_dual_mov_b32 v15, v17 :: v_dual_add_nc_u32 v16, s2, v0
	v_add_co_ci_u32_e64 v31, null, s5, v5, vcc_lo
	v_mov_b32_e32 v14, v17
	v_mov_b32_e32 v8, v17
	v_mov_b32_e32 v9, v17
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v11, v17
	v_mov_b32_e32 v4, v17
	v_mov_b32_e32 v5, v17
	v_mov_b32_e32 v6, v17
	v_mov_b32_e32 v7, v17
	v_mov_b32_e32 v0, v17
	v_mov_b32_e32 v2, v17
	v_mov_b32_e32 v3, v17
.LBB7_5:                                ; =>This Inner Loop Header: Depth=1
	v_lshlrev_b64 v[37:38], 2, v[16:17]
	v_dual_mov_b32 v25, v17 :: v_dual_add_nc_u32 v16, 1, v16
	v_mov_b32_e32 v29, v17
	v_mov_b32_e32 v21, v17
	v_mov_b32_e32 v19, v17
	v_add_co_u32 v37, vcc_lo, s4, v37
	v_lshlrev_b64 v[39:40], 2, v[24:25]
	v_mov_b32_e32 v23, v17
	v_add_co_ci_u32_e64 v38, null, s5, v38, vcc_lo
	v_add_nc_u32_e32 v24, 1, v24
	v_lshlrev_b64 v[43:44], 2, v[20:21]
	v_add_nc_u32_e32 v20, 1, v20
	v_lshlrev_b64 v[45:46], 2, v[18:19]
	v_add_nc_u32_e32 v18, 1, v18
	v_lshlrev_b64 v[41:42], 2, v[28:29]
	v_lshlrev_b64 v[47:48], 2, v[22:23]
	global_load_b32 v19, v[37:38], off
	v_add_co_u32 v37, vcc_lo, s6, v39
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v38, null, s7, v40, vcc_lo
	v_add_co_u32 v39, vcc_lo, s4, v41
	v_add_co_ci_u32_e64 v40, null, s5, v42, vcc_lo
	v_add_co_u32 v41, vcc_lo, s6, v43
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v42, null, s7, v44, vcc_lo
	v_add_co_u32 v43, vcc_lo, s6, v47
	v_add_co_ci_u32_e64 v44, null, s7, v48, vcc_lo
	v_add_co_u32 v45, vcc_lo, s4, v45
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v46, null, s5, v46, vcc_lo
	global_load_b32 v49, v[30:31], off
	global_load_b32 v50, v[26:27], off
	s_clause 0x2
	global_load_b32 v21, v[37:38], off
	global_load_b32 v23, v[41:42], off
	global_load_b32 v25, v[43:44], off
	s_clause 0x1
	global_load_b32 v29, v[39:40], off
	global_load_b32 v37, v[45:46], off
	v_add_co_u32 v26, vcc_lo, v26, 4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v27, null, 0, v27, vcc_lo
	v_add_co_u32 v30, vcc_lo, v30, 4
	v_add_co_ci_u32_e64 v31, null, 0, v31, vcc_lo
	v_add_nc_u32_e32 v22, 1, v22
	v_add_nc_u32_e32 v28, 1, v28
	s_add_i32 s2, s2, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s2, 0
	s_waitcnt vmcnt(4)
	v_dot4_i32_iu8 v9, v19, v21, v9 neg_lo:[1,1,0]
	s_waitcnt vmcnt(3)
	v_dot4_i32_iu8 v10, v19, v23, v10 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v13, v49, v21, v13 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v12, v49, v50, v12 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v8, v19, v50, v8 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v14, v49, v23, v14 neg_lo:[1,1,0]
	s_waitcnt vmcnt(2)
	v_dot4_i32_iu8 v15, v49, v25, v15 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v11, v19, v25, v11 neg_lo:[1,1,0]
	s_waitcnt vmcnt(1)
	v_dot4_i32_iu8 v4, v29, v50, v4 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v5, v29, v21, v5 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v6, v29, v23, v6 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v7, v29, v25, v7 neg_lo:[1,1,0]
	s_waitcnt vmcnt(0)
	v_dot4_i32_iu8 v0, v37, v50, v0 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v1, v37, v21, v1 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v2, v37, v23, v2 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v3, v37, v25, v3 neg_lo:[1,1,0]
	s_cbranch_scc1 .LBB7_5
; %bb.6:
	v_dual_mov_b32 v18, v34 :: v_dual_mov_b32 v17, v35
	v_mov_b32_e32 v16, v36
.LBB7_7:
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshl_or_b32 v18, v18, 6, v33
	v_dual_mov_b32 v19, 0 :: v_dual_lshlrev_b32 v22, 2, v33
	v_lshlrev_b64 v[20:21], 2, v[18:19]
	v_lshl_or_b32 v18, v17, 6, v33
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshl_or_b32 v24, v32, 8, v22
	v_lshlrev_b64 v[22:23], 2, v[18:19]
	v_lshl_or_b32 v18, v16, 6, v33
	v_add_co_u32 v16, vcc_lo, s0, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v17, null, s1, v21, vcc_lo
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_co_u32 v20, vcc_lo, s0, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v21, null, s1, v23, vcc_lo
	v_add_co_u32 v18, vcc_lo, s0, v18
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v19, null, s1, v19, vcc_lo
	s_clause 0x3
	global_store_b128 v24, v[12:15], s[0:1]
	global_store_b128 v[16:17], v[8:11], off
	global_store_b128 v[20:21], v[4:7], off
	global_store_b128 v[18:19], v[0:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel int8_tile
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 51
		.amdhsa_next_free_sgpr 8
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
		.amdhsa_inst_pref_size 8
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end7:
	.size	int8_tile, .Lfunc_end7-int8_tile
                                        ; -- End function
	.set int8_tile.num_vgpr, 51
	.set int8_tile.num_agpr, 0
	.set int8_tile.numbered_sgpr, 8
	.set int8_tile.num_named_barrier, 0
	.set int8_tile.private_seg_size, 0
	.set int8_tile.uses_vcc, 1
	.set int8_tile.uses_flat_scratch, 0
	.set int8_tile.has_dyn_sized_stack, 0
	.set int8_tile.has_recursion, 0
	.set int8_tile.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1020
; TotalNumSgprs: 10
; NumVgprs: 51
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 10
; NumVGPRsForWavesPerEU: 51
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           int8_tile
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         int8_tile.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     51
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
