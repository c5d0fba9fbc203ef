	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	wmma_lds                ; -- Begin function wmma_lds
	.globl	wmma_lds
	.p2align	8
	.type	wmma_lds,@function
wmma_lds:                               ; @wmma_lds
; %bb.0:
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x18
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	v_lshrrev_b32_e32 v27, 5, v0
	v_and_b32_e32 v17, 15, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB6_3
; %bb.1:
	v_add_nc_u32_e32 v2, 0x100, v0
	v_add_nc_u32_e32 v5, 0x180, v0
	v_add_nc_u32_e32 v9, 0x200, v0
	v_lshl_or_b32 v3, v27, 4, v17
	v_lshrrev_b32_e32 v4, 4, v0
	v_lshrrev_b32_e32 v2, 4, v2
	v_lshrrev_b32_e32 v5, 4, v5
	v_mul_u32_u24_e32 v28, 48, v17
	v_mul_u32_u24_e32 v29, 48, v3
	v_mul_u32_u24_e32 v6, 24, v4
	v_mul_u32_u24_e32 v8, 24, v2
	s_mov_b32 s3, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_lshl_u32 v30, v6, v17, 1
	v_add_lshl_u32 v32, v8, v17, 1
	v_lshrrev_b32_e32 v8, 4, v9
	v_mul_u32_u24_e32 v9, 24, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_u32_u24_e32 v10, 24, v8
	v_add_lshl_u32 v33, v9, v17, 1
	v_mov_b32_e32 v9, 0
	v_add_nc_u32_e32 v1, 0x80, v0
	v_add_nc_u32_e32 v3, 0x280, v0
	v_add_lshl_u32 v34, v10, v17, 1
	v_add_nc_u32_e32 v6, 0x300, v0
	v_mov_b32_e32 v10, v9
	v_lshrrev_b32_e32 v1, 4, v1
	v_mov_b32_e32 v14, v9
	v_lshrrev_b32_e32 v3, 4, v3
	v_mov_b32_e32 v15, v9
	v_mov_b32_e32 v16, v9
	v_mul_u32_u24_e32 v7, 24, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_u32_u24_e32 v11, 24, v3
	v_add_lshl_u32 v31, v7, v17, 1
	v_add_nc_u32_e32 v7, 0x380, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_lshl_u32 v35, v11, v17, 1
	v_mov_b32_e32 v11, v9
	v_lshrrev_b32_e32 v6, 4, v6
	v_lshrrev_b32_e32 v7, 4, v7
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_u32_u24_e32 v12, 24, v6
	v_mad_u64_u32 v[18:19], null, v7, s2, v[17:18]
	v_mul_u32_u24_e32 v13, 24, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_add_lshl_u32 v36, v12, v17, 1
	v_mov_b32_e32 v12, v9
	v_mov_b32_e32 v7, v9
	v_add_lshl_u32 v37, v13, v17, 1
	v_mad_u64_u32 v[19:20], null, v6, s2, v[17:18]
	v_mad_u64_u32 v[20:21], null, v3, s2, v[17:18]
	v_mad_u64_u32 v[21:22], null, v8, s2, v[17:18]
	v_mad_u64_u32 v[22:23], null, v5, s2, v[17:18]
	v_mad_u64_u32 v[23:24], null, v2, s2, v[17:18]
	v_mad_u64_u32 v[24:25], null, v1, s2, v[17:18]
	v_mad_u64_u32 v[25:26], null, v4, s2, v[17:18]
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v5, v9
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v8, v9
.LBB6_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_nc_u32_e32 v38, s3, v25
	v_add_nc_u32_e32 v40, s3, v24
	v_add_nc_u32_e32 v42, s3, v23
	v_add_nc_u32_e32 v44, s3, v22
	v_add_nc_u32_e32 v46, s3, v21
	v_ashrrev_i32_e32 v39, 31, v38
	v_ashrrev_i32_e32 v41, 31, v40
	v_ashrrev_i32_e32 v43, 31, v42
	v_ashrrev_i32_e32 v45, 31, v44
	v_add_nc_u32_e32 v48, s3, v20
	v_lshlrev_b64 v[38:39], 1, v[38:39]
	v_lshlrev_b64 v[40:41], 1, v[40:41]
	v_lshlrev_b64 v[42:43], 1, v[42:43]
	v_ashrrev_i32_e32 v47, 31, v46
	v_lshlrev_b64 v[44:45], 1, v[44:45]
	v_add_nc_u32_e32 v50, s3, v19
	v_add_co_u32 v54, vcc_lo, s4, v38
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v55, null, s5, v39, vcc_lo
	v_add_co_u32 v38, vcc_lo, s6, v38
	v_add_co_ci_u32_e64 v39, null, s7, v39, vcc_lo
	v_add_co_u32 v56, vcc_lo, s4, v40
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v57, null, s5, v41, vcc_lo
	v_add_co_u32 v40, vcc_lo, s6, v40
	v_add_co_ci_u32_e64 v41, null, s7, v41, vcc_lo
	v_add_co_u32 v58, vcc_lo, s4, v42
	v_ashrrev_i32_e32 v49, 31, v48
	v_lshlrev_b64 v[46:47], 1, v[46:47]
	v_add_co_ci_u32_e64 v59, null, s5, v43, vcc_lo
	v_add_co_u32 v42, vcc_lo, s6, v42
	v_add_nc_u32_e32 v52, s3, v18
	v_add_co_ci_u32_e64 v43, null, s7, v43, vcc_lo
	v_add_co_u32 v60, vcc_lo, s4, v44
	v_ashrrev_i32_e32 v51, 31, v50
	v_lshlrev_b64 v[48:49], 1, v[48:49]
	v_add_co_ci_u32_e64 v61, null, s5, v45, vcc_lo
	v_add_co_u32 v44, vcc_lo, s6, v44
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v45, null, s7, v45, vcc_lo
	v_add_co_u32 v62, vcc_lo, s4, v46
	v_ashrrev_i32_e32 v53, 31, v52
	v_lshlrev_b64 v[50:51], 1, v[50:51]
	v_add_co_ci_u32_e64 v63, null, s5, v47, vcc_lo
	v_add_co_u32 v46, vcc_lo, s6, v46
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v47, null, s7, v47, vcc_lo
	v_add_co_u32 v64, vcc_lo, s4, v48
	v_lshlrev_b64 v[52:53], 1, v[52:53]
	v_add_co_ci_u32_e64 v65, null, s5, v49, vcc_lo
	v_add_co_u32 v48, vcc_lo, s6, v48
	v_add_co_ci_u32_e64 v49, null, s7, v49, vcc_lo
	v_add_co_u32 v66, vcc_lo, s4, v50
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v67, null, s5, v51, vcc_lo
	v_add_co_u32 v50, vcc_lo, s6, v50
	v_add_co_ci_u32_e64 v51, null, s7, v51, vcc_lo
	v_add_co_u32 v68, vcc_lo, s4, v52
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v69, null, s5, v53, vcc_lo
	v_add_co_u32 v52, vcc_lo, s6, v52
	v_add_co_ci_u32_e64 v53, null, s7, v53, vcc_lo
	global_load_d16_b16 v26, v[54:55], off
	global_load_d16_hi_b16 v26, v[38:39], off
	global_load_d16_b16 v38, v[56:57], off
	global_load_d16_hi_b16 v38, v[40:41], off
	global_load_d16_b16 v39, v[58:59], off
	global_load_d16_hi_b16 v39, v[42:43], off
	global_load_d16_b16 v40, v[60:61], off
	global_load_d16_hi_b16 v40, v[44:45], off
	global_load_d16_b16 v41, v[62:63], off
	global_load_d16_hi_b16 v41, v[46:47], off
	global_load_d16_b16 v42, v[64:65], off
	global_load_d16_hi_b16 v42, v[48:49], off
	global_load_d16_b16 v43, v[66:67], off
	global_load_d16_hi_b16 v43, v[50:51], off
	global_load_d16_b16 v44, v[68:69], off
	global_load_d16_hi_b16 v44, v[52:53], off
	s_add_i32 s3, s3, 16
	s_waitcnt vmcnt(14)
	ds_store_b16 v30, v26
	ds_store_b16_d16_hi v30, v26 offset:3072
	s_waitcnt vmcnt(12)
	ds_store_b16 v31, v38
	ds_store_b16_d16_hi v31, v38 offset:3072
	s_waitcnt vmcnt(10)
	ds_store_b16 v32, v39
	ds_store_b16_d16_hi v32, v39 offset:3072
	s_waitcnt vmcnt(8)
	ds_store_b16 v33, v40
	ds_store_b16_d16_hi v33, v40 offset:3072
	s_waitcnt vmcnt(6)
	ds_store_b16 v34, v41
	ds_store_b16_d16_hi v34, v41 offset:3072
	s_waitcnt vmcnt(4)
	ds_store_b16 v35, v42
	ds_store_b16_d16_hi v35, v42 offset:3072
	s_waitcnt vmcnt(2)
	ds_store_b16 v36, v43
	ds_store_b16_d16_hi v36, v43 offset:3072
	s_waitcnt vmcnt(0)
	ds_store_b16 v37, v44
	ds_store_b16_d16_hi v37, v44 offset:3072
	s_cmp_lt_i32 s3, s2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[38:41], v29
	ds_load_b128 v[42:45], v29 offset:16
	ds_load_b128 v[46:49], v28 offset:3072
	ds_load_b128 v[50:53], v28 offset:3088
	ds_load_b128 v[54:57], v28 offset:3840
	ds_load_b128 v[58:61], v28 offset:3856
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[9:16], v[38:45], v[46:53], v[9:16]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[1:8], v[38:45], v[54:61], v[1:8]
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB6_2
	s_branch .LBB6_4
.LBB6_3:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v9, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v4, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v16, 0
.LBB6_4:
	v_dual_max_f32 v9, v9, v9 :: v_dual_lshlrev_b32 v0, 1, v0
	v_dual_max_f32 v13, v13, v13 :: v_dual_lshlrev_b32 v18, 9, v27
	v_dual_max_f32 v10, v10, v10 :: v_dual_max_f32 v11, v11, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_max_f32 v15, v15, v15 :: v_dual_and_b32 v0, 32, v0
	v_max_f32_e32 v14, v14, v14
	v_dual_max_f32 v12, v12, v12 :: v_dual_max_f32 v9, 0, v9
	v_or3_b32 v0, v18, v0, v17
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_max_f32 v11, 0, v11 :: v_dual_max_f32 v14, 0, v14
	v_max_f32_e32 v3, v3, v3
	v_dual_max_f32 v1, v1, v1 :: v_dual_lshlrev_b32 v0, 2, v0
	v_max_f32_e32 v16, v16, v16
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_max_f32 v2, v2, v2 :: v_dual_max_f32 v3, 0, v3
	v_dual_max_f32 v4, v4, v4 :: v_dual_max_f32 v5, v5, v5
	v_dual_max_f32 v10, 0, v10 :: v_dual_max_f32 v13, 0, v13
	v_dual_max_f32 v1, 0, v1 :: v_dual_max_f32 v16, 0, v16
	v_dual_max_f32 v7, v7, v7 :: v_dual_max_f32 v6, v6, v6
	v_max_f32_e32 v8, v8, v8
	v_dual_max_f32 v12, 0, v12 :: v_dual_max_f32 v15, 0, v15
	v_max_f32_e32 v2, 0, v2
	v_max_f32_e32 v4, 0, v4
	s_clause 0x7
	global_store_b32 v0, v9, s[0:1]
	global_store_b32 v0, v10, s[0:1] offset:256
	global_store_b32 v0, v11, s[0:1] offset:512
	global_store_b32 v0, v12, s[0:1] offset:768
	global_store_b32 v0, v1, s[0:1] offset:64
	global_store_b32 v0, v2, s[0:1] offset:320
	global_store_b32 v0, v3, s[0:1] offset:576
	global_store_b32 v0, v4, s[0:1] offset:832
	v_dual_max_f32 v1, 0, v5 :: v_dual_max_f32 v2, 0, v6
	v_dual_max_f32 v3, 0, v7 :: v_dual_max_f32 v4, 0, v8
	s_clause 0x7
	global_store_b32 v0, v13, s[0:1] offset:1024
	global_store_b32 v0, v14, s[0:1] offset:1280
	global_store_b32 v0, v15, s[0:1] offset:1536
	global_store_b32 v0, v16, s[0:1] offset:1792
	global_store_b32 v0, v1, s[0:1] offset:1088
	global_store_b32 v0, v2, s[0:1] offset:1344
	global_store_b32 v0, v3, s[0:1] offset:1600
	global_store_b32 v0, v4, s[0:1] offset:1856
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wmma_lds
		.amdhsa_group_segment_fixed_size 6144
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
		.amdhsa_next_free_vgpr 70
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
		.amdhsa_inst_pref_size 13
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end6:
	.size	wmma_lds, .Lfunc_end6-wmma_lds
                                        ; -- End function
	.set wmma_lds.num_vgpr, 70
	.set wmma_lds.num_agpr, 0
	.set wmma_lds.numbered_sgpr, 8
	.set wmma_lds.num_named_barrier, 0
	.set wmma_lds.private_seg_size, 0
	.set wmma_lds.uses_vcc, 1
	.set wmma_lds.uses_flat_scratch, 0
	.set wmma_lds.has_dyn_sized_stack, 0
	.set wmma_lds.has_recursion, 0
	.set wmma_lds.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1584
; TotalNumSgprs: 10
; NumVgprs: 70
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 6144 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 10
; NumVGPRsForWavesPerEU: 70
; Occupancy: 16
; WaveLimiterHint : 1
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
    .group_segment_fixed_size: 6144
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           wmma_lds
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         wmma_lds.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     70
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
