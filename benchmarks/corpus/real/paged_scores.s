	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	paged_scores            ; -- Begin function paged_scores
	.globl	paged_scores
	.p2align	8
	.type	paged_scores,@function
paged_scores:                           ; @paged_scores
; %bb.0:
	s_load_b256 s[4:11], s[2:3], 0x0
	s_mov_b32 s12, s15
	s_ashr_i32 s13, s15, 31
	v_lshlrev_b32_e32 v65, 2, v0
	s_lshl_b64 s[16:17], s[12:13], 2
	s_mov_b32 s15, exec_lo
	s_waitcnt lgkmcnt(0)
	s_add_u32 s20, s10, s16
	s_addc_u32 s21, s11, s17
	s_clause 0x1
	s_load_b64 s[10:11], s[2:3], 0x20
	s_load_b128 s[16:19], s[2:3], 0x28
	s_load_b32 s13, s[20:21], 0x0
	v_cmpx_gt_u32_e32 64, v0
	s_cbranch_execz .LBB20_2
; %bb.1:
	s_waitcnt lgkmcnt(0)
	s_load_b32 s19, s[2:3], 0x38
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s19, s19, s12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_i32 s19, s19, s14
	v_lshl_or_b32 v1, s19, 6, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 1, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s4, v1
	v_add_co_ci_u32_e64 v2, null, s5, v2, vcc_lo
	global_load_d16_b16 v1, v[1:2], off
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v1, v1.l
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_f32_e32 v1, s18, v1
	ds_store_b32 v65, v1
.LBB20_2:
	s_or_b32 exec_lo, exec_lo, s15
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_mov_b32 s4, exec_lo
	v_cmpx_gt_i32_e64 s13, v0
	s_cbranch_execz .LBB20_5
; %bb.3:
	s_load_b32 s2, s[2:3], 0x44
	s_load_b32 s0, s[0:1], 0xc
	s_lshl_b32 s1, s14, 10
	v_mov_b32_e32 v61, 0
	v_lshlrev_b32_e32 v67, 6, v0
	ds_load_b128 v[9:12], v61 offset:32
	ds_load_b128 v[13:16], v61 offset:48
	ds_load_b128 v[17:20], v61 offset:64
	ds_load_b128 v[21:24], v61 offset:80
	ds_load_b128 v[25:28], v61 offset:96
	ds_load_b128 v[29:32], v61 offset:112
	ds_load_b128 v[33:36], v61 offset:128
	ds_load_b128 v[37:40], v61 offset:144
	ds_load_b128 v[41:44], v61 offset:160
	ds_load_b128 v[45:48], v61 offset:176
	ds_load_b128 v[49:52], v61 offset:192
	ds_load_b128 v[53:56], v61 offset:208
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s4, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s3, v1
	ds_load_b128 v[1:4], v61
	ds_load_b128 v[5:8], v61 offset:16
	ds_load_b128 v[57:60], v61 offset:224
	ds_load_b128 v[61:64], v61 offset:240
	s_mul_i32 s4, s4, s3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_hi_u32 s4, s3, s4
	s_add_i32 s3, s3, s4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_hi_u32 s3, s0, s3
	s_mul_i32 s4, s3, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s0, s0, s4
	s_add_i32 s4, s3, 1
	s_sub_i32 s5, s0, s2
	s_cmp_ge_u32 s0, s2
	s_cselect_b32 s3, s4, s3
	s_cselect_b32 s0, s5, s0
	s_add_i32 s4, s3, 1
	s_cmp_ge_u32 s0, s2
	s_cselect_b32 s0, s4, s3
	s_mul_i32 s3, s16, s12
	s_mul_i32 s0, s0, s12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_i32 s0, s0, s14
	s_mul_hi_i32 s5, s16, s0
	s_mul_i32 s4, s16, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	s_lshl_b64 s[14:15], s[4:5], 6
	s_lshl_b32 s4, s2, 6
	s_add_u32 s0, s10, s14
	s_addc_u32 s5, s11, s15
	v_add_co_u32 v65, s0, s0, v65
	v_add_co_ci_u32_e64 v66, null, s5, 0, s0
	s_mov_b32 s5, s17
	s_mov_b32 s10, 0
	s_lshl_b32 s11, s2, 2
.LBB20_4:                               ; =>This Inner Loop Header: Depth=1
	v_lshrrev_b32_e32 v68, 4, v0
	v_add_nc_u32_e32 v0, s2, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v68, s3, v68
	v_ashrrev_i32_e32 v69, 31, v68
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[68:69], 2, v[68:69]
	v_add_co_u32 v68, vcc_lo, s8, v68
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v69, null, s9, v69, vcc_lo
	global_load_b32 v72, v[68:69], off
	v_and_or_b32 v68, 0x3c0, v67, s1
	v_add_nc_u32_e32 v67, s4, v67
	v_ashrrev_i32_e32 v69, 31, v68
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[68:69], 1, v[68:69]
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[70:71], null, v72, s5, 0
	v_lshlrev_b64 v[70:71], 1, v[70:71]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v70, vcc_lo, s6, v70
	v_add_co_ci_u32_e64 v71, null, s7, v71, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v88, vcc_lo, v70, v68
	v_add_co_ci_u32_e64 v89, null, v71, v69, vcc_lo
	v_cmp_le_i32_e32 vcc_lo, s13, v0
	s_clause 0x4
	global_load_b128 v[68:71], v[88:89], off
	global_load_b128 v[72:75], v[88:89], off offset:16
	global_load_b128 v[76:79], v[88:89], off offset:32
	global_load_b128 v[80:83], v[88:89], off offset:48
	global_load_b128 v[84:87], v[88:89], off offset:64
	s_or_b32 s10, vcc_lo, s10
	s_waitcnt vmcnt(4) lgkmcnt(3)
	v_fma_mix_f32 v90, v1, v68, 0 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v68, v2, v68, v90 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v68, v3, v69, v68 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v68, v4, v69, v68 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_waitcnt lgkmcnt(2)
	v_fma_mix_f32 v68, v5, v70, v68 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v68, v6, v70, v68 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v68, v7, v71, v68 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v90, v8, v71, v68 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	global_load_b128 v[68:71], v[88:89], off offset:80
	s_waitcnt vmcnt(4)
	v_fma_mix_f32 v90, v9, v72, v90 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v72, v10, v72, v90 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v72, v11, v73, v72 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v72, v12, v73, v72 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v72, v13, v74, v72 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v72, v14, v74, v72 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v72, v15, v75, v72 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v90, v16, v75, v72 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	global_load_b128 v[72:75], v[88:89], off offset:96
	s_waitcnt vmcnt(4)
	v_fma_mix_f32 v90, v17, v76, v90 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v76, v18, v76, v90 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v76, v19, v77, v76 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v76, v20, v77, v76 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v76, v21, v78, v76 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v76, v22, v78, v76 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v76, v23, v79, v76 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v90, v24, v79, v76 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	global_load_b128 v[76:79], v[88:89], off offset:112
	s_waitcnt vmcnt(4)
	v_fma_mix_f32 v88, v25, v80, v90 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v80, v26, v80, v88 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v80, v27, v81, v80 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v80, v28, v81, v80 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v80, v29, v82, v80 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v80, v30, v82, v80 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v80, v31, v83, v80 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v80, v32, v83, v80 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(3)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v80, v33, v84, v80 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v80, v34, v84, v80 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v80, v35, v85, v80 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v80, v36, v85, v80 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v80, v37, v86, v80 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v80, v38, v86, v80 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v80, v39, v87, v80 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v80, v40, v87, v80 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(2)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v80, v41, v68, v80 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v68, v42, v68, v80 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v68, v43, v69, v68 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v68, v44, v69, v68 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v68, v45, v70, v68 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v68, v46, v70, v68 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v68, v47, v71, v68 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v68, v48, v71, v68 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(1)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v68, v49, v72, v68 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v68, v50, v72, v68 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v68, v51, v73, v68 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v68, v52, v73, v68 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v68, v53, v74, v68 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v68, v54, v74, v68 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v68, v55, v75, v68 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v68, v56, v75, v68 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(0) lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v68, v57, v76, v68 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v68, v58, v76, v68 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v68, v59, v77, v68 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v68, v60, v77, v68 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v68, v61, v78, v68 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v68, v62, v78, v68 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v68, v63, v79, v68 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v68, v64, v79, v68 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	global_store_b32 v[65:66], v68, off
	v_add_co_u32 v65, s0, v65, s11
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v66, null, 0, v66, s0
	s_and_not1_b32 exec_lo, exec_lo, s10
	s_cbranch_execnz .LBB20_4
.LBB20_5:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel paged_scores
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 312
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_dispatch_ptr 1
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
		.amdhsa_next_free_vgpr 91
		.amdhsa_next_free_sgpr 22
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
.Lfunc_end20:
	.size	paged_scores, .Lfunc_end20-paged_scores
                                        ; -- End function
	.set paged_scores.num_vgpr, 91
	.set paged_scores.num_agpr, 0
	.set paged_scores.numbered_sgpr, 22
	.set paged_scores.num_named_barrier, 0
	.set paged_scores.private_seg_size, 0
	.set paged_scores.uses_vcc, 1
	.set paged_scores.uses_flat_scratch, 0
	.set paged_scores.has_dyn_sized_stack, 0
	.set paged_scores.has_recursion, 0
	.set paged_scores.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1504
; TotalNumSgprs: 24
; NumVgprs: 91
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 256 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 24
; NumVGPRsForWavesPerEU: 91
; Occupancy: 16
; WaveLimiterHint : 1
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
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
      - .offset:         48
        .size:           4
        .value_kind:     by_value
      - .offset:         56
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         60
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         64
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         68
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         70
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         72
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         74
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         76
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         78
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         96
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         104
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         112
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         120
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 312
    .max_flat_workgroup_size: 1024
    .name:           paged_scores
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         paged_scores.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     91
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
