	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	kernel                  ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x10
	v_and_b32_e32 v1, 7, v0
	v_lshrrev_b32_e32 v6, 3, v0
	s_delay_alu instid0(VALU_DEP_2)
	v_mul_u32_u24_e32 v0, 10, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB0_5
; %bb.1:
	s_load_b128 s[0:3], s[0:1], 0x0
	s_mul_i32 s10, s6, s15
	v_mul_u32_u24_e32 v1, 3, v6
	s_mul_i32 s8, s10, 12
	s_mulk_i32 s10, 0x50
	s_ashr_i32 s9, s8, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[8:9], s[8:9], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s8
	s_addc_u32 s1, s1, s9
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[8:9], s[10:11], 2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_u32 s2, s2, s8
	s_addc_u32 s3, s3, s9
	s_cmp_eq_u32 s6, 1
	s_cbranch_scc1 .LBB0_6
; %bb.2:
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, v1
	v_mov_b32_e32 v4, v0
	s_and_b32 s8, s6, 0x7ffffffe
	s_mov_b32 s9, 0
	s_delay_alu instid0(VALU_DEP_2)
	v_mov_b32_e32 v36, v3
	v_mov_b32_e32 v33, v3
	v_mov_b32_e32 v34, v3
	v_mov_b32_e32 v35, v3
	v_mov_b32_e32 v29, v3
	v_mov_b32_e32 v30, v3
	v_mov_b32_e32 v31, v3
	v_mov_b32_e32 v32, v3
	v_mov_b32_e32 v27, v3
	v_mov_b32_e32 v28, v3
	v_mov_b32_e32 v23, v3
	v_mov_b32_e32 v24, v3
	v_mov_b32_e32 v25, v3
	v_mov_b32_e32 v26, v3
	v_mov_b32_e32 v19, v3
	v_mov_b32_e32 v20, v3
	v_mov_b32_e32 v21, v3
	v_mov_b32_e32 v22, v3
	v_mov_b32_e32 v17, v3
	v_mov_b32_e32 v18, v3
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v14, v3
	v_mov_b32_e32 v15, v3
	v_mov_b32_e32 v16, v3
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v11, v3
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v7, v3
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v5, v3
	v_lshlrev_b64 v[41:42], 2, v[2:3]
	v_dual_mov_b32 v38, v3 :: v_dual_add_nc_u32 v37, 12, v2
	v_dual_mov_b32 v40, v3 :: v_dual_add_nc_u32 v39, 0x50, v4
	v_add_nc_u32_e32 v2, 24, v2
	v_lshlrev_b64 v[43:44], 2, v[4:5]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[37:38], 2, v[37:38]
	v_add_co_u32 v41, vcc_lo, s0, v41
	v_lshlrev_b64 v[39:40], 2, v[39:40]
	v_add_co_ci_u32_e64 v42, null, s1, v42, vcc_lo
	v_add_co_u32 v45, vcc_lo, s2, v43
	v_add_co_ci_u32_e64 v46, null, s3, v44, vcc_lo
	v_add_co_u32 v47, vcc_lo, s0, v37
	global_load_b96 v[53:55], v[41:42], off
	v_add_co_ci_u32_e64 v48, null, s1, v38, vcc_lo
	v_add_co_u32 v59, vcc_lo, s2, v39
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v60, null, s3, v40, vcc_lo
	s_clause 0x2
	global_load_b128 v[37:40], v[45:46], off
	global_load_b128 v[41:44], v[45:46], off offset:16
	global_load_b64 v[61:62], v[45:46], off offset:32
	global_load_b96 v[56:58], v[47:48], off
	s_clause 0x2
	global_load_b128 v[45:48], v[59:60], off
	global_load_b128 v[49:52], v[59:60], off offset:16
	global_load_b64 v[59:60], v[59:60], off offset:32
	v_add_nc_u32_e32 v4, 0xa0, v4
	s_add_i32 s9, s9, 2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s8, s9
	s_waitcnt vmcnt(6)
	v_dual_fmac_f32 v36, v53, v37 :: v_dual_fmac_f32 v25, v54, v39
	v_fmac_f32_e32 v23, v54, v37
	v_dual_fmac_f32 v13, v55, v37 :: v_dual_fmac_f32 v24, v54, v38
	v_dual_fmac_f32 v33, v53, v38 :: v_dual_fmac_f32 v26, v54, v40
	v_dual_fmac_f32 v14, v55, v38 :: v_dual_fmac_f32 v35, v53, v40
	s_waitcnt vmcnt(5)
	v_dual_fmac_f32 v34, v53, v39 :: v_dual_fmac_f32 v19, v54, v41
	v_dual_fmac_f32 v15, v55, v39 :: v_dual_fmac_f32 v30, v53, v42
	v_dual_fmac_f32 v16, v55, v40 :: v_dual_fmac_f32 v29, v53, v41
	v_dual_fmac_f32 v9, v55, v41 :: v_dual_fmac_f32 v20, v54, v42
	v_dual_fmac_f32 v10, v55, v42 :: v_dual_fmac_f32 v31, v53, v43
	v_dual_fmac_f32 v21, v54, v43 :: v_dual_fmac_f32 v32, v53, v44
	v_dual_fmac_f32 v11, v55, v43 :: v_dual_fmac_f32 v22, v54, v44
	s_waitcnt vmcnt(4)
	v_dual_fmac_f32 v12, v55, v44 :: v_dual_fmac_f32 v27, v53, v61
	v_dual_fmac_f32 v17, v54, v61 :: v_dual_fmac_f32 v28, v53, v62
	s_waitcnt vmcnt(2)
	v_dual_fmac_f32 v8, v55, v61 :: v_dual_fmac_f32 v33, v56, v46
	v_dual_fmac_f32 v18, v54, v62 :: v_dual_fmac_f32 v23, v57, v45
	v_dual_fmac_f32 v7, v55, v62 :: v_dual_fmac_f32 v36, v56, v45
	v_dual_fmac_f32 v13, v58, v45 :: v_dual_fmac_f32 v24, v57, v46
	v_dual_fmac_f32 v14, v58, v46 :: v_dual_fmac_f32 v25, v57, v47
	s_waitcnt vmcnt(1)
	v_dual_fmac_f32 v34, v56, v47 :: v_dual_fmac_f32 v19, v57, v49
	v_dual_fmac_f32 v15, v58, v47 :: v_dual_fmac_f32 v26, v57, v48
	v_dual_fmac_f32 v35, v56, v48 :: v_dual_fmac_f32 v20, v57, v50
	v_dual_fmac_f32 v16, v58, v48 :: v_dual_fmac_f32 v29, v56, v49
	v_dual_fmac_f32 v9, v58, v49 :: v_dual_fmac_f32 v30, v56, v50
	v_dual_fmac_f32 v10, v58, v50 :: v_dual_fmac_f32 v31, v56, v51
	v_dual_fmac_f32 v21, v57, v51 :: v_dual_fmac_f32 v32, v56, v52
	v_dual_fmac_f32 v11, v58, v51 :: v_dual_fmac_f32 v22, v57, v52
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v12, v58, v52 :: v_dual_fmac_f32 v27, v56, v59
	v_dual_fmac_f32 v17, v57, v59 :: v_dual_fmac_f32 v28, v56, v60
	v_fmac_f32_e32 v8, v58, v59
	v_fmac_f32_e32 v18, v57, v60
	v_fmac_f32_e32 v7, v58, v60
	s_cbranch_scc1 .LBB0_3
; %bb.4:
	s_bitcmp1_b32 s6, 0
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_7
	s_branch .LBB0_8
.LBB0_5:
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v7, 0
	s_branch .LBB0_8
.LBB0_6:
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v36, 0
	s_mov_b32 s8, 0
	s_cbranch_execz .LBB0_8
.LBB0_7:
	v_mad_u64_u32 v[2:3], null, s8, 12, v[1:2]
	v_mov_b32_e32 v3, 0
	v_mad_u64_u32 v[4:5], null, 0x50, s8, v[0:1]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mov_b32_e32 v5, v3
	v_lshlrev_b64 v[1:2], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[3:4], 2, v[4:5]
	v_add_co_u32 v1, vcc_lo, s0, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, s1, v2, vcc_lo
	v_add_co_u32 v44, vcc_lo, s2, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v45, null, s3, v4, vcc_lo
	global_load_b96 v[41:43], v[1:2], off
	s_clause 0x2
	global_load_b128 v[1:4], v[44:45], off
	global_load_b128 v[37:40], v[44:45], off offset:16
	global_load_b64 v[44:45], v[44:45], off offset:32
	s_waitcnt vmcnt(2)
	v_fmac_f32_e32 v36, v41, v1
	v_dual_fmac_f32 v23, v42, v1 :: v_dual_fmac_f32 v14, v43, v2
	v_dual_fmac_f32 v13, v43, v1 :: v_dual_fmac_f32 v34, v41, v3
	v_dual_fmac_f32 v33, v41, v2 :: v_dual_fmac_f32 v26, v42, v4
	v_fmac_f32_e32 v24, v42, v2
	v_dual_fmac_f32 v25, v42, v3 :: v_dual_fmac_f32 v16, v43, v4
	s_waitcnt vmcnt(1)
	v_dual_fmac_f32 v15, v43, v3 :: v_dual_fmac_f32 v30, v41, v38
	v_dual_fmac_f32 v35, v41, v4 :: v_dual_fmac_f32 v20, v42, v38
	v_dual_fmac_f32 v29, v41, v37 :: v_dual_fmac_f32 v10, v43, v38
	v_dual_fmac_f32 v19, v42, v37 :: v_dual_fmac_f32 v32, v41, v40
	v_dual_fmac_f32 v9, v43, v37 :: v_dual_fmac_f32 v22, v42, v40
	v_dual_fmac_f32 v31, v41, v39 :: v_dual_fmac_f32 v12, v43, v40
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v21, v42, v39 :: v_dual_fmac_f32 v8, v43, v44
	v_dual_fmac_f32 v11, v43, v39 :: v_dual_fmac_f32 v28, v41, v45
	v_dual_fmac_f32 v27, v41, v44 :: v_dual_fmac_f32 v18, v42, v45
	v_fmac_f32_e32 v17, v42, v44
	v_fmac_f32_e32 v7, v43, v45
.LBB0_8:
	v_mul_u32_u24_e32 v2, 0xf0, v6
	s_mul_i32 s0, s15, 0x3c0
	v_mul_f32_e32 v1, s7, v36
	s_ashr_i32 s1, s0, 31
	v_dual_mul_f32 v3, s7, v34 :: v_dual_mul_f32 v4, s7, v35
	s_lshl_b64 s[0:1], s[0:1], 2
	v_add_lshl_u32 v36, v2, v0, 2
	v_mul_f32_e32 v2, s7, v33
	v_dual_mul_f32 v29, s7, v29 :: v_dual_mul_f32 v30, s7, v30
	v_dual_mul_f32 v31, s7, v31 :: v_dual_mul_f32 v32, s7, v32
	s_add_u32 s0, s4, s0
	v_dual_mul_f32 v5, s7, v27 :: v_dual_mul_f32 v6, s7, v28
	s_addc_u32 s1, s5, s1
	v_dual_mul_f32 v23, s7, v23 :: v_dual_mul_f32 v24, s7, v24
	v_dual_mul_f32 v25, s7, v25 :: v_dual_mul_f32 v26, s7, v26
	s_clause 0x3
	global_store_b128 v36, v[1:4], s[0:1]
	global_store_b128 v36, v[29:32], s[0:1] offset:16
	global_store_b64 v36, v[5:6], s[0:1] offset:32
	global_store_b128 v36, v[23:26], s[0:1] offset:320
	v_dual_mul_f32 v0, s7, v19 :: v_dual_mul_f32 v1, s7, v20
	v_dual_mul_f32 v2, s7, v21 :: v_dual_mul_f32 v3, s7, v22
	v_dual_mul_f32 v4, s7, v17 :: v_dual_mul_f32 v5, s7, v18
	v_dual_mul_f32 v13, s7, v13 :: v_dual_mul_f32 v14, s7, v14
	v_dual_mul_f32 v15, s7, v15 :: v_dual_mul_f32 v16, s7, v16
	v_dual_mul_f32 v9, s7, v9 :: v_dual_mul_f32 v10, s7, v10
	v_dual_mul_f32 v11, s7, v11 :: v_dual_mul_f32 v12, s7, v12
	v_dual_mul_f32 v6, s7, v8 :: v_dual_mul_f32 v7, s7, v7
	s_clause 0x4
	global_store_b128 v36, v[0:3], s[0:1] offset:336
	global_store_b64 v36, v[4:5], s[0:1] offset:352
	global_store_b128 v36, v[13:16], s[0:1] offset:640
	global_store_b128 v36, v[9:12], s[0:1] offset:656
	global_store_b64 v36, v[6:7], s[0:1] offset:672
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 63
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
.Lfunc_end0:
	.size	kernel, .Lfunc_end0-kernel
                                        ; -- End function
	.set kernel.num_vgpr, 63
	.set kernel.num_agpr, 0
	.set kernel.numbered_sgpr, 16
	.set kernel.num_named_barrier, 0
	.set kernel.private_seg_size, 0
	.set kernel.uses_vcc, 1
	.set kernel.uses_flat_scratch, 0
	.set kernel.has_dyn_sized_stack, 0
	.set kernel.has_recursion, 0
	.set kernel.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1532
; TotalNumSgprs: 18
; NumVgprs: 63
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 63
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
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 32
    .name:           kernel
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     63
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
