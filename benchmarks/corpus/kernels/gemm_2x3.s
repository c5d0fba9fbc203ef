	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	gemm_2x3                ; -- Begin function gemm_2x3
	.globl	gemm_2x3
	.p2align	8
	.type	gemm_2x3,@function
gemm_2x3:                               ; @gemm_2x3
; %bb.0:
	s_load_b32 s2, s[0:1], 0x18
	v_lshrrev_b32_e32 v14, 4, v0
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	v_and_b32_e32 v15, 15, v0
	s_mov_b32 s3, 0
	s_mul_i32 s14, s14, 48
	v_lshlrev_b32_e32 v7, 1, v14
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshl_add_u32 v1, s15, 5, v7
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v9, s2, v1
	s_cmp_gt_i32 s2, 0
	s_cbranch_scc1 .LBB5_2
; %bb.1:
	v_mul_lo_u32 v8, s2, v1
	v_mad_u32_u24 v6, v15, 3, s14
	s_delay_alu instid0(VALU_DEP_2)
	v_add_nc_u32_e32 v10, s2, v8
	s_branch .LBB5_3
.LBB5_2:
	s_mov_b32 s3, -1
                                        ; implicit-def: $vgpr6
                                        ; implicit-def: $vgpr8
                                        ; implicit-def: $vgpr10
.LBB5_3:
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v0, 0
	s_and_not1_b32 vcc_lo, exec_lo, s3
	s_cbranch_vccnz .LBB5_7
; %bb.4:
	v_lshlrev_b32_e32 v0, 7, v15
	v_lshlrev_b32_e32 v1, 2, v7
	v_mad_u32_u24 v6, v15, 3, s14
	v_mul_u32_u24_e32 v2, 3, v15
	v_mul_u32_u24_e32 v3, 0xc0, v14
	v_mul_u32_u24_e32 v13, 12, v15
	v_add3_u32 v11, v0, v1, 0xc00
	v_lshlrev_b32_e32 v1, 3, v14
	v_mad_u64_u32 v[7:8], null, s2, v14, v[6:7]
	v_lshl_add_u32 v12, v2, 2, v3
	v_dual_mov_b32 v3, 0 :: v_dual_add_nc_u32 v10, s2, v9
	v_dual_mov_b32 v5, 0 :: v_dual_add_nc_u32 v14, v9, v15
	v_dual_mov_b32 v0, 0 :: v_dual_add_nc_u32 v15, 0x480, v13
	v_mov_b32_e32 v4, 0
	v_add_nc_u32_e32 v16, 0x540, v13
	v_or_b32_e32 v17, 0x600, v13
	v_add_nc_u32_e32 v18, 0x6c0, v13
	v_add_nc_u32_e32 v19, 0x780, v13
	v_add_nc_u32_e32 v20, 0x840, v13
	v_or_b32_e32 v21, 0x900, v13
	v_add_nc_u32_e32 v22, 0x9c0, v13
	v_add_nc_u32_e32 v23, 0xa80, v13
	v_add_nc_u32_e32 v24, 0xb40, v13
	v_add_nc_u32_e32 v26, 0x400, v13
	v_add_nc_u32_e32 v28, 0x600, v13
	v_dual_mov_b32 v2, 0 :: v_dual_add_nc_u32 v29, 0x800, v13
	v_add_nc_u32_e32 v25, 0x800, v1
	v_add_nc_u32_e32 v27, 0x1000, v1
	v_mov_b32_e32 v1, 0
	s_ashr_i32 s3, s2, 31
	s_mov_b32 s10, 0
	s_lshl_b64 s[8:9], s[2:3], 2
	s_lshl_b32 s3, s2, 4
.LBB5_5:                                ; =>This Inner Loop Header: Depth=1
	v_add_nc_u32_e32 v30, s10, v14
	v_ashrrev_i32_e32 v8, 31, v7
	s_add_i32 s10, s10, 16
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_cmp_lt_i32 s10, s2
	v_ashrrev_i32_e32 v31, 31, v30
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[32:33], 2, v[7:8]
	v_add_nc_u32_e32 v7, s3, v7
	v_lshlrev_b64 v[30:31], 2, v[30:31]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v32, vcc_lo, s6, v32
	v_add_co_ci_u32_e64 v33, null, s7, v33, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v34, vcc_lo, s4, v30
	v_add_co_ci_u32_e64 v35, null, s5, v31, vcc_lo
	global_load_b96 v[30:32], v[32:33], off
	v_add_co_u32 v36, vcc_lo, v34, s8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v37, null, s9, v35, vcc_lo
	s_clause 0x1
	global_load_b32 v33, v[34:35], off
	global_load_b32 v34, v[36:37], off
	s_waitcnt vmcnt(0)
	ds_store_b64 v11, v[33:34]
	ds_store_2addr_b32 v12, v30, v31 offset1:1
	ds_store_b32 v12, v32 offset:8
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b64 v[30:33], v25 offset0:128 offset1:144
	ds_load_2addr_b32 v[58:59], v13 offset0:2 offset1:50
	ds_load_2addr_b64 v[34:37], v25 offset0:160 offset1:176
	ds_load_2addr_b32 v[60:61], v13 offset0:98 offset1:146
	ds_load_2addr_b32 v[62:63], v13 offset1:1
	ds_load_2addr_b32 v[64:65], v13 offset0:48 offset1:49
	ds_load_2addr_b32 v[66:67], v13 offset0:96 offset1:97
	ds_load_2addr_b32 v[68:69], v13 offset0:144 offset1:145
	ds_load_2addr_b64 v[38:41], v25 offset0:192 offset1:208
	ds_load_2addr_b32 v[70:71], v13 offset0:194 offset1:242
	ds_load_2addr_b64 v[42:45], v25 offset0:224 offset1:240
	ds_load_2addr_b32 v[72:73], v26 offset0:34 offset1:82
	ds_load_2addr_b32 v[74:75], v13 offset0:192 offset1:193
	ds_load_2addr_b32 v[76:77], v13 offset0:240 offset1:241
	ds_load_2addr_b32 v[78:79], v15 offset1:1
	ds_load_2addr_b32 v[80:81], v16 offset1:1
	ds_load_2addr_b64 v[46:49], v27 offset1:16
	ds_load_2addr_b32 v[82:83], v26 offset0:130 offset1:178
	ds_load_2addr_b64 v[50:53], v27 offset0:32 offset1:48
	ds_load_2addr_b32 v[84:85], v28 offset0:98 offset1:146
	ds_load_2addr_b32 v[86:87], v17 offset1:1
	ds_load_2addr_b32 v[88:89], v18 offset1:1
	ds_load_2addr_b32 v[90:91], v19 offset1:1
	ds_load_2addr_b32 v[92:93], v20 offset1:1
	ds_load_2addr_b64 v[54:57], v27 offset0:64 offset1:80
	s_waitcnt lgkmcnt(20)
	v_fmac_f32_e32 v1, v30, v63
	v_fmac_f32_e32 v0, v30, v62
	v_fmac_f32_e32 v3, v62, v31
	v_fmac_f32_e32 v4, v63, v31
	v_fmac_f32_e32 v5, v58, v31
	s_waitcnt lgkmcnt(19)
	v_fmac_f32_e32 v1, v32, v65
	v_fmac_f32_e32 v0, v32, v64
	v_fmac_f32_e32 v3, v64, v33
	v_fmac_f32_e32 v4, v65, v33
	v_dual_fmac_f32 v2, v30, v58 :: v_dual_fmac_f32 v5, v59, v33
	s_waitcnt lgkmcnt(18)
	v_fmac_f32_e32 v1, v34, v67
	v_fmac_f32_e32 v0, v34, v66
	v_fmac_f32_e32 v4, v67, v35
	v_fmac_f32_e32 v3, v66, v35
	ds_load_2addr_b32 v[62:63], v21 offset1:1
	ds_load_2addr_b32 v[66:67], v23 offset1:1
	s_waitcnt lgkmcnt(19)
	v_fmac_f32_e32 v1, v36, v69
	v_fmac_f32_e32 v0, v36, v68
	v_fmac_f32_e32 v5, v60, v35
	ds_load_2addr_b32 v[64:65], v29 offset0:66 offset1:114
	v_fmac_f32_e32 v4, v69, v37
	s_waitcnt lgkmcnt(15)
	v_dual_fmac_f32 v3, v68, v37 :: v_dual_fmac_f32 v0, v38, v74
	v_dual_fmac_f32 v2, v32, v59 :: v_dual_fmac_f32 v5, v61, v37
	ds_load_2addr_b32 v[58:59], v22 offset1:1
	ds_load_2addr_b64 v[30:33], v27 offset0:96 offset1:112
	ds_load_2addr_b32 v[68:69], v29 offset0:162 offset1:210
	s_waitcnt lgkmcnt(17)
	v_dual_fmac_f32 v3, v74, v39 :: v_dual_fmac_f32 v0, v40, v76
	v_fmac_f32_e32 v2, v34, v60
	ds_load_2addr_b32 v[34:35], v24 offset1:1
	v_fmac_f32_e32 v1, v38, v75
	v_dual_fmac_f32 v4, v75, v39 :: v_dual_fmac_f32 v3, v76, v41
	v_dual_fmac_f32 v2, v36, v61 :: v_dual_fmac_f32 v5, v70, v39
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v1, v40, v77
	v_fmac_f32_e32 v4, v77, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v2, v38, v70 :: v_dual_fmac_f32 v5, v71, v41
	s_waitcnt lgkmcnt(17)
	v_fmac_f32_e32 v0, v42, v78
	v_fmac_f32_e32 v2, v40, v71
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v5, v72, v43
	s_waitcnt lgkmcnt(16)
	v_dual_fmac_f32 v1, v42, v79 :: v_dual_fmac_f32 v0, v44, v80
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v2, v42, v72 :: v_dual_fmac_f32 v5, v73, v45
	v_fmac_f32_e32 v1, v44, v81
	v_fmac_f32_e32 v3, v78, v43
	s_waitcnt lgkmcnt(11)
	v_fmac_f32_e32 v0, v46, v86
	v_fmac_f32_e32 v2, v44, v73
	v_fmac_f32_e32 v4, v79, v43
	v_fmac_f32_e32 v1, v46, v87
	v_fmac_f32_e32 v3, v80, v45
	s_waitcnt lgkmcnt(10)
	v_fmac_f32_e32 v0, v48, v88
	v_fmac_f32_e32 v2, v46, v82
	v_fmac_f32_e32 v4, v81, v45
	v_fmac_f32_e32 v1, v48, v89
	v_fmac_f32_e32 v3, v86, v47
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v4, v87, v47 :: v_dual_fmac_f32 v3, v88, v49
	v_dual_fmac_f32 v5, v82, v47 :: v_dual_fmac_f32 v4, v89, v49
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v2, v48, v83 :: v_dual_fmac_f32 v5, v83, v49
	s_waitcnt lgkmcnt(9)
	v_dual_fmac_f32 v0, v50, v90 :: v_dual_fmac_f32 v5, v84, v51
	s_waitcnt lgkmcnt(8)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v1, v50, v91 :: v_dual_fmac_f32 v0, v52, v92
	v_dual_fmac_f32 v2, v50, v84 :: v_dual_fmac_f32 v5, v85, v53
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v1, v52, v93
	v_dual_fmac_f32 v3, v90, v51 :: v_dual_fmac_f32 v2, v52, v85
	v_fmac_f32_e32 v4, v91, v51
	s_waitcnt lgkmcnt(6)
	v_fmac_f32_e32 v0, v54, v62
	v_fmac_f32_e32 v1, v54, v63
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v3, v92, v53 :: v_dual_fmac_f32 v2, v54, v64
	v_dual_fmac_f32 v5, v64, v55 :: v_dual_fmac_f32 v4, v93, v53
	s_waitcnt lgkmcnt(3)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v0, v56, v58 :: v_dual_fmac_f32 v3, v62, v55
	v_dual_fmac_f32 v5, v65, v57 :: v_dual_fmac_f32 v4, v63, v55
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v0, v30, v66
	v_fmac_f32_e32 v3, v58, v57
	v_fmac_f32_e32 v1, v56, v59
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v5, v68, v31 :: v_dual_fmac_f32 v4, v59, v57
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v2, v56, v65 :: v_dual_fmac_f32 v3, v66, v31
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v0, v32, v34 :: v_dual_fmac_f32 v1, v30, v67
	v_fmac_f32_e32 v4, v67, v31
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v2, v30, v68
	v_fmac_f32_e32 v3, v34, v33
	v_fmac_f32_e32 v5, v69, v33
	v_dual_fmac_f32 v1, v32, v35 :: v_dual_fmac_f32 v4, v35, v33
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v2, v32, v69
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB5_5
; %bb.6:
	v_mov_b32_e32 v8, v9
.LBB5_7:
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v7, v6, v8
	v_add_nc_u32_e32 v9, v6, v10
	v_ashrrev_i32_e32 v8, 31, v7
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v10, 31, v9
	v_lshlrev_b64 v[6:7], 2, v[7:8]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[8:9], 2, v[9:10]
	v_add_co_u32 v6, vcc_lo, s0, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v7, null, s1, v7, vcc_lo
	v_add_co_u32 v8, vcc_lo, s0, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, s1, v9, vcc_lo
	s_clause 0x1
	global_store_b96 v[6:7], v[0:2], off
	global_store_b96 v[8:9], v[3:5], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm_2x3
		.amdhsa_group_segment_fixed_size 5120
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
		.amdhsa_next_free_vgpr 94
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
.Lfunc_end5:
	.size	gemm_2x3, .Lfunc_end5-gemm_2x3
                                        ; -- End function
	.set gemm_2x3.num_vgpr, 94
	.set gemm_2x3.num_agpr, 0
	.set gemm_2x3.numbered_sgpr, 16
	.set gemm_2x3.num_named_barrier, 0
	.set gemm_2x3.private_seg_size, 0
	.set gemm_2x3.uses_vcc, 1
	.set gemm_2x3.uses_flat_scratch, 0
	.set gemm_2x3.has_dyn_sized_stack, 0
	.set gemm_2x3.has_recursion, 0
	.set gemm_2x3.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1448
; TotalNumSgprs: 18
; NumVgprs: 94
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 5120 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 94
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
    .group_segment_fixed_size: 5120
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           gemm_2x3
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         gemm_2x3.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     94
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
