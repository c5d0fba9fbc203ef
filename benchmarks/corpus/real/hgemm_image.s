	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	hgemm_image             ; -- Begin function hgemm_image
	.globl	hgemm_image
	.p2align	8
	.type	hgemm_image,@function
hgemm_image:                            ; @hgemm_image
; %bb.0:
	s_clause 0x2
	s_load_b64 s[2:3], s[0:1], 0x1c
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	v_bfe_u32 v22, v0, 10, 10
	v_and_b32_e32 v16, 0x3ff, v0
	s_mov_b32 s8, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_or_b32 v1, s15, 3, v22
	v_lshlrev_b32_e32 v20, 2, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s3, 0
	s_cbranch_scc1 .LBB4_2
; %bb.1:
	s_ashr_i32 s9, s2, 31
	v_lshlrev_b32_e32 v23, 2, v1
	s_lshr_b32 s9, s9, 29
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_add_i32 s9, s2, s9
	v_or_b32_e32 v19, 1, v23
	s_ashr_i32 s9, s9, 3
	v_or_b32_e32 v18, 2, v23
	v_or_b32_e32 v17, 3, v23
	v_mov_b32_e32 v21, s9
	s_branch .LBB4_3
.LBB4_2:
	s_mov_b32 s8, -1
                                        ; implicit-def: $vgpr23
                                        ; implicit-def: $vgpr21
                                        ; implicit-def: $vgpr19
                                        ; implicit-def: $vgpr18
                                        ; implicit-def: $vgpr17
.LBB4_3:
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v8, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v1, 0
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v3, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v7, 0
	v_lshl_or_b32 v16, s14, 4, v16
	s_and_not1_b32 vcc_lo, exec_lo, s8
	s_cbranch_vccnz .LBB4_7
; %bb.4:
	s_lshl_b32 s9, s15, 5
	s_ashr_i32 s8, s2, 31
	v_lshl_add_u32 v0, v22, 2, s9
	s_lshr_b32 s8, s8, 29
	v_mul_lo_u32 v21, v20, s3
	s_add_i32 s2, s2, s8
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
	v_or_b32_e32 v1, 2, v0
	v_or_b32_e32 v2, 3, v0
	s_ashr_i32 s8, s2, 3
	s_mov_b32 s2, s3
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v9, 0
	v_mad_u64_u32 v[17:18], null, s3, v0, s[2:3]
	v_mul_lo_u32 v22, s3, v1
	v_mul_lo_u32 v23, s3, v2
	v_dual_mov_b32 v18, v16 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v1, 0
	v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v3, 0
	v_mov_b32_e32 v2, 0
	s_ashr_i32 s9, s8, 31
	s_lshl_b32 s2, s8, 2
	s_lshl_b64 s[10:11], s[8:9], 4
	s_mov_b32 s9, 0
.LBB4_5:                                ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	v_add_nc_u32_e32 v28, s9, v17
	v_ashrrev_i32_e32 v19, 31, v18
	v_add_nc_u32_e32 v29, s9, v22
	v_add_nc_u32_e32 v30, s9, v23
	v_add_nc_u32_e32 v24, s9, v21
	v_ashrrev_i32_e32 v31, 31, v28
	v_lshlrev_b64 v[26:27], 4, v[18:19]
	v_ashrrev_i32_e32 v32, 31, v29
	v_ashrrev_i32_e32 v33, 31, v30
	v_ashrrev_i32_e32 v24, 2, v24
	v_lshrrev_b32_e32 v19, 30, v31
	v_add_nc_u32_e32 v18, s2, v18
	v_lshrrev_b32_e32 v31, 30, v32
	v_lshrrev_b32_e32 v34, 30, v33
	v_add_co_u32 v26, vcc_lo, s6, v26
	v_ashrrev_i32_e32 v25, 31, v24
	v_add_co_ci_u32_e64 v27, null, s7, v27, vcc_lo
	v_add_nc_u32_e32 v19, v28, v19
	v_add_nc_u32_e32 v28, v29, v31
	v_add_nc_u32_e32 v29, v30, v34
	v_add_co_u32 v34, vcc_lo, v26, s10
	v_lshlrev_b64 v[32:33], 3, v[24:25]
	v_add_co_ci_u32_e64 v35, null, s11, v27, vcc_lo
	v_ashrrev_i32_e32 v36, 2, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_u32 v42, vcc_lo, v34, s10
	v_ashrrev_i32_e32 v38, 2, v28
	v_add_co_ci_u32_e64 v43, null, s11, v35, vcc_lo
	v_add_co_u32 v44, vcc_lo, s4, v32
	v_ashrrev_i32_e32 v40, 2, v29
	v_add_co_ci_u32_e64 v45, null, s5, v33, vcc_lo
	v_ashrrev_i32_e32 v37, 31, v36
	v_ashrrev_i32_e32 v39, 31, v38
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v41, 31, v40
	s_clause 0x1
	global_load_b128 v[24:27], v[26:27], off
	global_load_b128 v[28:31], v[34:35], off
	global_load_b64 v[44:45], v[44:45], off
	v_lshlrev_b64 v[36:37], 3, v[36:37]
	v_lshlrev_b64 v[38:39], 3, v[38:39]
	global_load_b128 v[32:35], v[42:43], off
	v_add_co_u32 v42, vcc_lo, v42, s10
	v_lshlrev_b64 v[40:41], 3, v[40:41]
	v_add_co_ci_u32_e64 v43, null, s11, v43, vcc_lo
	v_add_co_u32 v36, vcc_lo, s4, v36
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v37, null, s5, v37, vcc_lo
	v_add_co_u32 v38, vcc_lo, s4, v38
	v_add_co_ci_u32_e64 v39, null, s5, v39, vcc_lo
	v_add_co_u32 v40, vcc_lo, s4, v40
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v41, null, s5, v41, vcc_lo
	s_clause 0x2
	global_load_b64 v[46:47], v[36:37], off
	global_load_b64 v[48:49], v[38:39], off
	global_load_b64 v[40:41], v[40:41], off
	global_load_b128 v[36:39], v[42:43], off
	s_add_i32 s9, s9, 4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s9, s3
	s_waitcnt vmcnt(5)
	v_pk_mul_f16 v19, v28, v44 op_sel:[0,1]
	v_pk_mul_f16 v42, v29, v44 op_sel:[0,1]
	v_pk_mul_f16 v43, v30, v44 op_sel:[0,1]
	v_pk_mul_f16 v50, v31, v44 op_sel:[0,1]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_pk_fma_f16 v19, v24, v44, v19 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v42, v25, v44, v42 op_sel_hi:[1,0,1]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_pk_fma_f16 v43, v26, v44, v43 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v44, v27, v44, v50 op_sel_hi:[1,0,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f16 v19, v32, v45, v19 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v42, v33, v45, v42 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v43, v34, v45, v43 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v44, v35, v45, v44 op_sel_hi:[1,0,1]
	s_waitcnt vmcnt(3)
	v_pk_mul_f16 v50, v30, v46 op_sel:[0,1]
	v_pk_mul_f16 v51, v29, v46 op_sel:[0,1]
	v_pk_mul_f16 v52, v28, v46 op_sel:[0,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f16 v19, v36, v45, v19 op_sel:[0,1,0]
	v_pk_fma_f16 v42, v37, v45, v42 op_sel:[0,1,0]
	v_pk_fma_f16 v43, v38, v45, v43 op_sel:[0,1,0]
	v_pk_fma_f16 v44, v39, v45, v44 op_sel:[0,1,0]
	v_pk_mul_f16 v45, v31, v46 op_sel:[0,1]
	v_pk_mul_f16 v53, v31, v48 op_sel:[0,1]
	v_pk_mul_f16 v54, v30, v48 op_sel:[0,1]
	v_pk_mul_f16 v55, v29, v48 op_sel:[0,1]
	v_pk_mul_f16 v56, v28, v48 op_sel:[0,1]
	v_pk_mul_f16 v31, v31, v40 op_sel:[0,1]
	v_pk_mul_f16 v30, v30, v40 op_sel:[0,1]
	v_pk_mul_f16 v29, v29, v40 op_sel:[0,1]
	v_pk_mul_f16 v28, v28, v40 op_sel:[0,1]
	v_pk_add_f16 v7, v44, v7
	v_pk_add_f16 v6, v43, v6
	v_pk_add_f16 v5, v42, v5
	v_pk_add_f16 v4, v19, v4
	v_pk_fma_f16 v19, v24, v46, v52 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v42, v25, v46, v51 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v43, v26, v46, v50 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v44, v27, v46, v45 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v45, v24, v48, v56 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v46, v25, v48, v55 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v50, v26, v48, v54 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v48, v27, v48, v53 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v24, v24, v40, v28 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v25, v25, v40, v29 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v26, v26, v40, v30 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v27, v27, v40, v31 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v28, v35, v47, v44 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v29, v34, v47, v43 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v30, v33, v47, v42 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v19, v32, v47, v19 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v31, v35, v49, v48 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v40, v34, v49, v50 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v42, v33, v49, v46 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v43, v32, v49, v45 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v27, v35, v41, v27 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v26, v34, v41, v26 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v25, v33, v41, v25 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v24, v32, v41, v24 op_sel_hi:[1,0,1]
	v_pk_fma_f16 v19, v36, v47, v19 op_sel:[0,1,0]
	v_pk_fma_f16 v30, v37, v47, v30 op_sel:[0,1,0]
	v_pk_fma_f16 v29, v38, v47, v29 op_sel:[0,1,0]
	v_pk_fma_f16 v28, v39, v47, v28 op_sel:[0,1,0]
	v_pk_fma_f16 v32, v36, v49, v43 op_sel:[0,1,0]
	v_pk_fma_f16 v33, v37, v49, v42 op_sel:[0,1,0]
	v_pk_fma_f16 v34, v38, v49, v40 op_sel:[0,1,0]
	v_pk_fma_f16 v31, v39, v49, v31 op_sel:[0,1,0]
	v_pk_fma_f16 v24, v36, v41, v24 op_sel:[0,1,0]
	v_pk_fma_f16 v25, v37, v41, v25 op_sel:[0,1,0]
	v_pk_fma_f16 v26, v38, v41, v26 op_sel:[0,1,0]
	v_pk_fma_f16 v27, v39, v41, v27 op_sel:[0,1,0]
	v_pk_add_f16 v11, v28, v11
	v_pk_add_f16 v10, v29, v10
	v_pk_add_f16 v9, v30, v9
	v_pk_add_f16 v8, v19, v8
	v_pk_add_f16 v15, v31, v15
	v_pk_add_f16 v14, v34, v14
	v_pk_add_f16 v13, v33, v13
	v_pk_add_f16 v12, v32, v12
	v_pk_add_f16 v3, v27, v3
	v_pk_add_f16 v2, v26, v2
	v_pk_add_f16 v1, v25, v1
	v_pk_add_f16 v0, v24, v0
	s_cbranch_scc1 .LBB4_5
; %bb.6:
	v_or_b32_e32 v19, 1, v20
	v_or_b32_e32 v18, 2, v20
	v_or_b32_e32 v17, 3, v20
	v_mov_b32_e32 v21, s8
	v_mov_b32_e32 v23, v20
.LBB4_7:
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_mad_u64_u32 v[24:25], null, v23, v21, v[16:17]
	v_mad_u64_u32 v[22:23], null, v19, v21, v[16:17]
	v_mad_u64_u32 v[19:20], null, v18, v21, v[16:17]
	v_mad_u64_u32 v[26:27], null, v17, v21, v[16:17]
	v_ashrrev_i32_e32 v25, 31, v24
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v23, 31, v22
	v_ashrrev_i32_e32 v20, 31, v19
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[16:17], 4, v[24:25]
	v_ashrrev_i32_e32 v27, 31, v26
	v_lshlrev_b64 v[21:22], 4, v[22:23]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[18:19], 4, v[19:20]
	v_add_co_u32 v16, vcc_lo, s0, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v17, null, s1, v17, vcc_lo
	v_add_co_u32 v20, vcc_lo, s0, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v21, null, s1, v22, vcc_lo
	v_lshlrev_b64 v[22:23], 4, v[26:27]
	v_add_co_u32 v18, vcc_lo, s0, v18
	v_add_co_ci_u32_e64 v19, null, s1, v19, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v22, vcc_lo, s0, v22
	v_add_co_ci_u32_e64 v23, null, s1, v23, vcc_lo
	s_clause 0x3
	global_store_b128 v[16:17], v[4:7], off
	global_store_b128 v[20:21], v[8:11], off
	global_store_b128 v[18:19], v[12:15], off
	global_store_b128 v[22:23], v[0:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hgemm_image
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 57
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
.Lfunc_end4:
	.size	hgemm_image, .Lfunc_end4-hgemm_image
                                        ; -- End function
	.set hgemm_image.num_vgpr, 57
	.set hgemm_image.num_agpr, 0
	.set hgemm_image.numbered_sgpr, 16
	.set hgemm_image.num_named_barrier, 0
	.set hgemm_image.private_seg_size, 0
	.set hgemm_image.uses_vcc, 1
	.set hgemm_image.uses_flat_scratch, 0
	.set hgemm_image.has_dyn_sized_stack, 0
	.set hgemm_image.has_recursion, 0
	.set hgemm_image.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1624
; TotalNumSgprs: 18
; NumVgprs: 57
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 57
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'half4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'half8*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'half8*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 128
    .name:           hgemm_image
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 8
      - 1
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         hgemm_image.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     57
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
