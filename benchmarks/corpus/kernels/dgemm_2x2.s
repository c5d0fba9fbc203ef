	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	dgemm_2x2               ; -- Begin function dgemm_2x2
	.globl	dgemm_2x2
	.p2align	8
	.type	dgemm_2x2,@function
dgemm_2x2:                              ; @dgemm_2x2
; %bb.0:
	s_load_b32 s2, s[0:1], 0x18
	v_lshrrev_b32_e32 v9, 4, v0
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	v_and_b32_e32 v10, 15, v0
	s_mov_b32 s3, 0
	v_lshlrev_b32_e32 v15, 1, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshl_add_u32 v1, s15, 5, v15
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v11, s2, v1
	s_cmp_gt_i32 s2, 0
	s_cbranch_scc1 .LBB7_2
; %bb.1:
	v_mul_lo_u32 v14, s2, v1
	s_lshl_b32 s8, s14, 5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshl_or_b32 v12, v10, 1, s8
	v_add_nc_u32_e32 v13, s2, v14
	s_branch .LBB7_3
.LBB7_2:
	s_mov_b32 s3, -1
                                        ; implicit-def: $vgpr12
                                        ; implicit-def: $vgpr14
                                        ; implicit-def: $vgpr13
.LBB7_3:
	v_mov_b32_e32 v3, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v2, 0
	v_mov_b32_e32 v6, 0
	s_and_not1_b32 vcc_lo, exec_lo, s3
	s_cbranch_vccnz .LBB7_7
; %bb.4:
	v_dual_mov_b32 v5, 0 :: v_dual_lshlrev_b32 v14, 4, v10
	v_mul_lo_u32 v3, s2, v9
	v_dual_mov_b32 v6, 0 :: v_dual_lshlrev_b32 v1, 8, v10
	v_dual_mov_b32 v7, 0 :: v_dual_lshlrev_b32 v2, 1, v10
	s_delay_alu instid0(VALU_DEP_4)
	v_lshl_or_b32 v4, v9, 8, v14
	s_lshl_b32 s8, s14, 5
	v_and_b32_e32 v0, 0x3f0, v0
	v_lshl_add_u32 v15, v15, 3, v1
	v_or_b32_e32 v12, s8, v2
	v_add_nc_u32_e32 v16, 0x1000, v4
	v_add3_u32 v9, v3, s8, v2
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	v_dual_mov_b32 v8, 0 :: v_dual_add_nc_u32 v13, s2, v11
	v_dual_mov_b32 v2, 0 :: v_dual_add_nc_u32 v17, v11, v10
	v_mov_b32_e32 v4, 0
	s_ashr_i32 s3, s2, 31
	s_mov_b32 s10, 0
	s_lshl_b64 s[8:9], s[2:3], 3
	s_lshl_b32 s3, s2, 4
.LBB7_5:                                ; =>This Inner Loop Header: Depth=1
	v_add_nc_u32_e32 v18, s10, v17
	v_ashrrev_i32_e32 v10, 31, v9
	s_add_i32 s10, s10, 16
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_cmp_lt_i32 s10, s2
	v_ashrrev_i32_e32 v19, 31, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[20:21], 3, v[9:10]
	v_add_nc_u32_e32 v9, s3, v9
	v_lshlrev_b64 v[18:19], 3, v[18:19]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v20, vcc_lo, s6, v20
	v_add_co_ci_u32_e64 v21, null, s7, v21, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v22, vcc_lo, s4, v18
	v_add_co_ci_u32_e64 v23, null, s5, v19, vcc_lo
	global_load_b128 v[18:21], v[20:21], off
	v_add_co_u32 v24, vcc_lo, v22, s8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v25, null, s9, v23, vcc_lo
	s_clause 0x1
	global_load_b64 v[22:23], v[22:23], off
	global_load_b64 v[24:25], v[24:25], off
	s_waitcnt vmcnt(0)
	ds_store_b128 v15, v[22:25]
	ds_store_b128 v16, v[18:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[18:21], v14 offset:4096
	ds_load_b128 v[22:25], v0
	ds_load_b128 v[26:29], v0 offset:256
	ds_load_b128 v[30:33], v14 offset:4352
	ds_load_b128 v[34:37], v0 offset:512
	ds_load_b128 v[38:41], v0 offset:768
	ds_load_b128 v[42:45], v14 offset:4608
	ds_load_b128 v[46:49], v14 offset:4864
	ds_load_b128 v[50:53], v0 offset:1024
	ds_load_b128 v[54:57], v0 offset:1280
	ds_load_b128 v[58:61], v14 offset:5120
	ds_load_b128 v[62:65], v14 offset:5376
	ds_load_b128 v[66:69], v0 offset:1536
	ds_load_b128 v[70:73], v0 offset:1792
	ds_load_b128 v[74:77], v14 offset:5632
	ds_load_b128 v[78:81], v14 offset:5888
	ds_load_b128 v[82:85], v0 offset:2048
	ds_load_b128 v[86:89], v0 offset:2304
	s_waitcnt lgkmcnt(16)
	v_fma_f64 v[90:91], v[22:23], v[18:19], v[5:6]
	v_fma_f64 v[22:23], v[22:23], v[20:21], v[7:8]
	v_fma_f64 v[92:93], v[18:19], v[24:25], v[1:2]
	v_fma_f64 v[24:25], v[20:21], v[24:25], v[3:4]
	ds_load_b128 v[1:4], v14 offset:6144
	ds_load_b128 v[5:8], v14 offset:6400
	ds_load_b128 v[18:21], v14 offset:6656
	s_waitcnt lgkmcnt(17)
	v_fma_f64 v[90:91], v[26:27], v[30:31], v[90:91]
	v_fma_f64 v[94:95], v[26:27], v[32:33], v[22:23]
	v_fma_f64 v[30:31], v[30:31], v[28:29], v[92:93]
	v_fma_f64 v[32:33], v[32:33], v[28:29], v[24:25]
	ds_load_b128 v[22:25], v0 offset:2560
	ds_load_b128 v[26:29], v0 offset:2816
	s_waitcnt lgkmcnt(16)
	v_fma_f64 v[90:91], v[34:35], v[42:43], v[90:91]
	v_fma_f64 v[92:93], v[34:35], v[44:45], v[94:95]
	v_fma_f64 v[42:43], v[42:43], v[36:37], v[30:31]
	v_fma_f64 v[44:45], v[44:45], v[36:37], v[32:33]
	ds_load_b128 v[30:33], v14 offset:6912
	ds_load_b128 v[34:37], v14 offset:7168
	s_waitcnt lgkmcnt(17)
	v_fma_f64 v[90:91], v[38:39], v[46:47], v[90:91]
	v_fma_f64 v[92:93], v[38:39], v[48:49], v[92:93]
	v_fma_f64 v[46:47], v[46:47], v[40:41], v[42:43]
	v_fma_f64 v[48:49], v[48:49], v[40:41], v[44:45]
	ds_load_b128 v[38:41], v0 offset:3072
	ds_load_b128 v[42:45], v0 offset:3328
	s_waitcnt lgkmcnt(16)
	v_fma_f64 v[90:91], v[50:51], v[58:59], v[90:91]
	v_fma_f64 v[92:93], v[50:51], v[60:61], v[92:93]
	v_fma_f64 v[58:59], v[58:59], v[52:53], v[46:47]
	v_fma_f64 v[60:61], v[60:61], v[52:53], v[48:49]
	ds_load_b128 v[46:49], v14 offset:7424
	ds_load_b128 v[50:53], v14 offset:7680
	s_waitcnt lgkmcnt(17)
	v_fma_f64 v[90:91], v[54:55], v[62:63], v[90:91]
	v_fma_f64 v[92:93], v[54:55], v[64:65], v[92:93]
	v_fma_f64 v[62:63], v[62:63], v[56:57], v[58:59]
	v_fma_f64 v[64:65], v[64:65], v[56:57], v[60:61]
	ds_load_b128 v[54:57], v0 offset:3584
	ds_load_b128 v[58:61], v0 offset:3840
	s_waitcnt lgkmcnt(16)
	v_fma_f64 v[90:91], v[66:67], v[74:75], v[90:91]
	v_fma_f64 v[66:67], v[66:67], v[76:77], v[92:93]
	v_fma_f64 v[74:75], v[74:75], v[68:69], v[62:63]
	v_fma_f64 v[68:69], v[76:77], v[68:69], v[64:65]
	ds_load_b128 v[62:65], v14 offset:7936
	s_waitcnt lgkmcnt(16)
	v_fma_f64 v[76:77], v[70:71], v[78:79], v[90:91]
	v_fma_f64 v[66:67], v[70:71], v[80:81], v[66:67]
	v_fma_f64 v[70:71], v[78:79], v[72:73], v[74:75]
	v_fma_f64 v[68:69], v[80:81], v[72:73], v[68:69]
	s_waitcnt lgkmcnt(13)
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[72:73], v[82:83], v[1:2], v[76:77]
	v_fma_f64 v[66:67], v[82:83], v[3:4], v[66:67]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[1:2], v[1:2], v[84:85], v[70:71]
	v_fma_f64 v[3:4], v[3:4], v[84:85], v[68:69]
	s_waitcnt lgkmcnt(12)
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[68:69], v[86:87], v[5:6], v[72:73]
	v_fma_f64 v[66:67], v[86:87], v[7:8], v[66:67]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[1:2], v[5:6], v[88:89], v[1:2]
	v_fma_f64 v[3:4], v[7:8], v[88:89], v[3:4]
	s_waitcnt lgkmcnt(10)
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[5:6], v[22:23], v[18:19], v[68:69]
	v_fma_f64 v[7:8], v[22:23], v[20:21], v[66:67]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[1:2], v[18:19], v[24:25], v[1:2]
	v_fma_f64 v[3:4], v[20:21], v[24:25], v[3:4]
	s_waitcnt lgkmcnt(8)
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[5:6], v[26:27], v[30:31], v[5:6]
	v_fma_f64 v[7:8], v[26:27], v[32:33], v[7:8]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[1:2], v[30:31], v[28:29], v[1:2]
	v_fma_f64 v[3:4], v[32:33], v[28:29], v[3:4]
	s_waitcnt lgkmcnt(6)
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[5:6], v[38:39], v[34:35], v[5:6]
	v_fma_f64 v[7:8], v[38:39], v[36:37], v[7:8]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[1:2], v[34:35], v[40:41], v[1:2]
	v_fma_f64 v[3:4], v[36:37], v[40:41], v[3:4]
	s_waitcnt lgkmcnt(4)
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[5:6], v[42:43], v[46:47], v[5:6]
	v_fma_f64 v[7:8], v[42:43], v[48:49], v[7:8]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[1:2], v[46:47], v[44:45], v[1:2]
	v_fma_f64 v[3:4], v[48:49], v[44:45], v[3:4]
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[5:6], v[54:55], v[50:51], v[5:6]
	v_fma_f64 v[7:8], v[54:55], v[52:53], v[7:8]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[1:2], v[50:51], v[56:57], v[1:2]
	v_fma_f64 v[3:4], v[52:53], v[56:57], v[3:4]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[5:6], v[58:59], v[62:63], v[5:6]
	v_fma_f64 v[7:8], v[58:59], v[64:65], v[7:8]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f64 v[1:2], v[62:63], v[60:61], v[1:2]
	v_fma_f64 v[3:4], v[64:65], v[60:61], v[3:4]
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB7_5
; %bb.6:
	v_mov_b32_e32 v14, v11
.LBB7_7:
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v9, v12, v14
	v_add_nc_u32_e32 v11, v12, v13
	v_ashrrev_i32_e32 v10, 31, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v12, 31, v11
	v_lshlrev_b64 v[9:10], 3, v[9:10]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[11:12], 3, v[11:12]
	v_add_co_u32 v9, vcc_lo, s0, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v10, null, s1, v10, vcc_lo
	v_add_co_u32 v11, vcc_lo, s0, v11
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v12, null, s1, v12, vcc_lo
	s_clause 0x1
	global_store_b128 v[9:10], v[5:8], off
	global_store_b128 v[11:12], v[1:4], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dgemm_2x2
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 96
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
		.amdhsa_inst_pref_size 12
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
	.size	dgemm_2x2, .Lfunc_end7-dgemm_2x2
                                        ; -- End function
	.set dgemm_2x2.num_vgpr, 96
	.set dgemm_2x2.num_agpr, 0
	.set dgemm_2x2.numbered_sgpr, 16
	.set dgemm_2x2.num_named_barrier, 0
	.set dgemm_2x2.private_seg_size, 0
	.set dgemm_2x2.uses_vcc, 1
	.set dgemm_2x2.uses_flat_scratch, 0
	.set dgemm_2x2.has_dyn_sized_stack, 0
	.set dgemm_2x2.has_recursion, 0
	.set dgemm_2x2.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1476
; TotalNumSgprs: 18
; NumVgprs: 96
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 96
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
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           dgemm_2x2
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         dgemm_2x2.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     96
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
