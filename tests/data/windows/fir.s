	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	fir                     ; -- Begin function fir
	.globl	fir
	.p2align	8
	.type	fir,@function
fir:                                    ; @fir
; %bb.0:
	s_clause 0x1
	s_load_b64 s[8:9], s[0:1], 0x18
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i32_e64 s2, s9, v0
	v_cmp_gt_i32_e32 vcc_lo, s9, v0
	s_and_saveexec_b32 s3, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s3, exec_lo, s3
; %bb.1:
	v_mov_b32_e32 v2, 0
	ds_store_b32 v1, v2
; %bb.2:
	s_or_saveexec_b32 s10, s3
	v_mov_b32_e32 v2, 0
	s_xor_b32 exec_lo, exec_lo, s10
	s_cbranch_execz .LBB0_4
; %bb.3:
	v_dual_mov_b32 v3, 0 :: v_dual_add_nc_u32 v2, s9, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, s3, s6, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s7, v3, s3
	s_clause 0x1
	global_load_b32 v4, v1, s[6:7]
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(1)
	ds_store_b32 v1, v4
.LBB0_4:
	s_or_b32 exec_lo, exec_lo, s10
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v2 offset:256
	s_and_saveexec_b32 s3, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s2, exec_lo, s3
; %bb.5:
	v_mov_b32_e32 v2, 0
	ds_store_b32 v1, v2 offset:512
; %bb.6:
	s_or_saveexec_b32 s10, s2
	s_load_b64 s[2:3], s[0:1], 0x10
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
	s_xor_b32 exec_lo, exec_lo, s10
	s_cbranch_execz .LBB0_8
; %bb.7:
	v_lshl_add_u32 v3, s9, 1, v0
	v_mov_b32_e32 v4, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_nc_u32_e32 v3, s9, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v5, s0, s6, v5
	v_add_co_ci_u32_e64 v6, null, s7, v6, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s0, s6, v3
	v_add_co_ci_u32_e64 v4, null, s7, v4, s0
	s_clause 0x1
	global_load_b32 v5, v[5:6], off
	global_load_b32 v3, v[3:4], off
	s_waitcnt vmcnt(1)
	ds_store_b32 v1, v5 offset:512
.LBB0_8:
	s_or_b32 exec_lo, exec_lo, s10
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v3 offset:768
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB0_10
; %bb.9:
	v_lshl_add_u32 v2, s9, 2, v0
	v_mov_b32_e32 v3, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, vcc_lo, s6, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s7, v3, vcc_lo
	global_load_b32 v2, v[2:3], off
.LBB0_10:
	s_or_b32 exec_lo, exec_lo, s0
	v_lshl_or_b32 v0, s15, 6, v0
	s_cmp_lt_i32 s9, 1
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v2 offset:1024
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mul_lo_u32 v20, v0, 6
	s_cbranch_scc1 .LBB0_15
; %bb.11:
	s_cmp_eq_u32 s9, 1
	s_cbranch_scc1 .LBB0_16
; %bb.12:
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v23, 0
	s_and_b32 s0, s9, 0x7ffffffe
	s_mov_b32 s1, 0
	s_mov_b32 s6, 0
.LBB0_13:                               ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v21, s1 :: v_dual_add_nc_u32 v32, s6, v20
	s_add_i32 s6, s6, 2
	s_add_i32 s1, s1, 8
	s_cmp_lg_u32 s0, s6
	v_ashrrev_i32_e32 v33, 31, v32
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_add_co_u32 v36, vcc_lo, s4, v32
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v37, null, s5, v33, vcc_lo
	s_clause 0x1
	global_load_b128 v[32:35], v[36:37], off
	global_load_b96 v[44:46], v[36:37], off offset:16
	ds_load_2addr_b64 v[36:39], v21 offset1:32
	ds_load_2addr_b64 v[40:43], v21 offset0:64 offset1:96
	ds_load_b64 v[47:48], v21 offset:1024
	s_waitcnt vmcnt(1) lgkmcnt(2)
	v_dual_fmac_f32 v16, v36, v32 :: v_dual_fmac_f32 v13, v38, v33
	v_dual_fmac_f32 v17, v36, v33 :: v_dual_fmac_f32 v12, v38, v32
	v_dual_fmac_f32 v18, v36, v34 :: v_dual_fmac_f32 v15, v38, v35
	v_dual_fmac_f32 v19, v36, v35 :: v_dual_fmac_f32 v14, v38, v34
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v30, v36, v44 :: v_dual_fmac_f32 v29, v38, v45
	v_dual_fmac_f32 v31, v36, v45 :: v_dual_fmac_f32 v28, v38, v44
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v0, v40, v32 :: v_dual_fmac_f32 v9, v42, v33
	v_dual_fmac_f32 v1, v40, v33 :: v_dual_fmac_f32 v8, v42, v32
	v_dual_fmac_f32 v2, v40, v34 :: v_dual_fmac_f32 v11, v42, v35
	v_dual_fmac_f32 v3, v40, v35 :: v_dual_fmac_f32 v10, v42, v34
	v_dual_fmac_f32 v24, v40, v44 :: v_dual_fmac_f32 v27, v42, v45
	v_dual_fmac_f32 v25, v40, v45 :: v_dual_fmac_f32 v26, v42, v44
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v4, v47, v32 :: v_dual_fmac_f32 v17, v37, v34
	v_dual_fmac_f32 v5, v47, v33 :: v_dual_fmac_f32 v18, v37, v35
	v_dual_fmac_f32 v6, v47, v34 :: v_dual_fmac_f32 v19, v37, v44
	v_dual_fmac_f32 v7, v47, v35 :: v_dual_fmac_f32 v16, v37, v33
	v_dual_fmac_f32 v22, v47, v44 :: v_dual_fmac_f32 v31, v37, v46
	v_dual_fmac_f32 v23, v47, v45 :: v_dual_fmac_f32 v2, v41, v35
	v_dual_fmac_f32 v30, v37, v45 :: v_dual_fmac_f32 v13, v39, v34
	v_dual_fmac_f32 v12, v39, v33 :: v_dual_fmac_f32 v1, v41, v34
	v_dual_fmac_f32 v14, v39, v35 :: v_dual_fmac_f32 v3, v41, v44
	v_dual_fmac_f32 v15, v39, v44 :: v_dual_fmac_f32 v0, v41, v33
	v_dual_fmac_f32 v28, v39, v45 :: v_dual_fmac_f32 v25, v41, v46
	v_dual_fmac_f32 v29, v39, v46 :: v_dual_fmac_f32 v24, v41, v45
	v_dual_fmac_f32 v8, v43, v33 :: v_dual_fmac_f32 v5, v48, v34
	v_dual_fmac_f32 v9, v43, v34 :: v_dual_fmac_f32 v4, v48, v33
	v_dual_fmac_f32 v10, v43, v35 :: v_dual_fmac_f32 v7, v48, v44
	v_dual_fmac_f32 v11, v43, v44 :: v_dual_fmac_f32 v6, v48, v35
	v_dual_fmac_f32 v26, v43, v45 :: v_dual_fmac_f32 v23, v48, v46
	v_dual_fmac_f32 v27, v43, v46 :: v_dual_fmac_f32 v22, v48, v45
	s_cbranch_scc1 .LBB0_13
; %bb.14:
	s_bitcmp1_b32 s9, 0
	s_cselect_b32 s1, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s1
	s_cbranch_vccnz .LBB0_17
	s_branch .LBB0_18
.LBB0_15:
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, 0
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v23, 0
	s_branch .LBB0_18
.LBB0_16:
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v0, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v16, 0
	s_mov_b32 s0, 0
	s_cbranch_execz .LBB0_18
.LBB0_17:
	v_add_nc_u32_e32 v32, s0, v20
	s_lshl_b32 s0, s0, 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_mov_b32_e32 v21, s0
	ds_load_2addr_stride64_b32 v[38:39], v21 offset1:1
	ds_load_2addr_stride64_b32 v[40:41], v21 offset0:2 offset1:3
	ds_load_b32 v21, v21 offset:1024
	v_ashrrev_i32_e32 v33, 31, v32
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v36, vcc_lo, s4, v32
	v_add_co_ci_u32_e64 v37, null, s5, v33, vcc_lo
	s_clause 0x1
	global_load_b128 v[32:35], v[36:37], off
	global_load_b64 v[36:37], v[36:37], off offset:16
	s_waitcnt vmcnt(1) lgkmcnt(2)
	v_dual_fmac_f32 v16, v38, v32 :: v_dual_fmac_f32 v13, v39, v33
	v_dual_fmac_f32 v17, v38, v33 :: v_dual_fmac_f32 v12, v39, v32
	v_dual_fmac_f32 v18, v38, v34 :: v_dual_fmac_f32 v15, v39, v35
	v_dual_fmac_f32 v19, v38, v35 :: v_dual_fmac_f32 v14, v39, v34
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v30, v38, v36 :: v_dual_fmac_f32 v29, v39, v37
	v_dual_fmac_f32 v31, v38, v37 :: v_dual_fmac_f32 v28, v39, v36
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v0, v40, v32 :: v_dual_fmac_f32 v9, v41, v33
	v_dual_fmac_f32 v1, v40, v33 :: v_dual_fmac_f32 v8, v41, v32
	v_dual_fmac_f32 v2, v40, v34 :: v_dual_fmac_f32 v11, v41, v35
	v_dual_fmac_f32 v3, v40, v35 :: v_dual_fmac_f32 v10, v41, v34
	v_dual_fmac_f32 v24, v40, v36 :: v_dual_fmac_f32 v27, v41, v37
	v_dual_fmac_f32 v25, v40, v37 :: v_dual_fmac_f32 v26, v41, v36
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v4, v21, v32
	v_fmac_f32_e32 v5, v21, v33
	v_fmac_f32_e32 v6, v21, v34
	v_fmac_f32_e32 v7, v21, v35
	v_fmac_f32_e32 v22, v21, v36
	v_fmac_f32_e32 v23, v21, v37
.LBB0_18:
	v_ashrrev_i32_e32 v21, 31, v20
	s_ashr_i32 s9, s8, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_lshl_b64 s[0:1], s[8:9], 2
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v20, vcc_lo, s2, v20
	v_add_co_ci_u32_e64 v21, null, s3, v21, vcc_lo
	s_clause 0x1
	global_store_b128 v[20:21], v[16:19], off
	global_store_b64 v[20:21], v[30:31], off offset:16
	v_add_co_u32 v32, vcc_lo, v20, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v33, null, s1, v21, vcc_lo
	s_clause 0x1
	global_store_b128 v[32:33], v[12:15], off
	global_store_b64 v[32:33], v[28:29], off offset:16
	v_add_co_u32 v34, vcc_lo, v32, s0
	v_add_co_ci_u32_e64 v35, null, s1, v33, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v16, vcc_lo, v34, s0
	v_add_co_ci_u32_e64 v17, null, s1, v35, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v12, vcc_lo, v16, s0
	v_add_co_ci_u32_e64 v13, null, s1, v17, vcc_lo
	s_clause 0x5
	global_store_b128 v[34:35], v[0:3], off
	global_store_b64 v[34:35], v[24:25], off offset:16
	global_store_b128 v[16:17], v[8:11], off
	global_store_b64 v[16:17], v[26:27], off offset:16
	global_store_b128 v[12:13], v[4:7], off
	global_store_b64 v[12:13], v[22:23], off offset:16
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel fir
		.amdhsa_group_segment_fixed_size 1280
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
		.amdhsa_next_free_vgpr 49
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
		.amdhsa_inst_pref_size 14
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
	.size	fir, .Lfunc_end0-fir
                                        ; -- End function
	.set fir.num_vgpr, 49
	.set fir.num_agpr, 0
	.set fir.numbered_sgpr, 16
	.set fir.num_named_barrier, 0
	.set fir.private_seg_size, 0
	.set fir.uses_vcc, 1
	.set fir.uses_flat_scratch, 0
	.set fir.has_dyn_sized_stack, 0
	.set fir.has_recursion, 0
	.set fir.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1680
; TotalNumSgprs: 18
; NumVgprs: 49
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1280 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 49
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
      - .offset:         28
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 1280
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 64
    .name:           fir
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         fir.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     49
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
