	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	conv_direct             ; -- Begin function conv_direct
	.globl	conv_direct
	.p2align	8
	.type	conv_direct,@function
conv_direct:                            ; @conv_direct
; %bb.0:
	s_clause 0x2
	s_load_b128 s[4:7], s[0:1], 0x18
	s_load_b128 s[8:11], s[0:1], 0x0
	s_load_b64 s[12:13], s[0:1], 0x10
	v_and_b32_e32 v10, 15, v0
	v_lshrrev_b32_e32 v11, 4, v0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s7, s14, 4
	s_lshl_b32 s14, s15, 4
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB11_12
; %bb.1:
	v_mul_lo_u16 v1.l, v0.l, 57
	v_mov_b16_e32 v2.h, 0
	v_mul_u32_u24_e32 v14, 0x4c, v11
	v_cmp_gt_u32_e64 s0, 0x48, v0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v9, 0
	v_lshrrev_b16 v2.l, 9, v1.l
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_lo_u16 v1.l, v2.l, 9
	v_mul_u32_u24_e32 v15, 36, v2
	v_mul_lo_u32 v13, s6, v2
	v_lshl_add_u32 v14, v10, 2, v14
	v_mov_b32_e32 v2, 0
	v_sub_nc_u16 v1.l, v0.l, v1.l
	s_add_i32 s15, s7, -1
	s_add_i32 s16, s14, -1
	s_ashr_i32 s17, s7, 31
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v6, 0 :: v_dual_and_b32 v1, 0xff, v1
	v_mov_b32_e32 v5, 0
	s_mov_b32 s18, 0
	v_cmp_gt_u32_e32 vcc_lo, 0x144, v0
	v_lshlrev_b32_e32 v16, 2, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add3_u32 v15, v15, v16, 0x560
	s_branch .LBB11_3
.LBB11_2:                               ;   in Loop: Header=BB11_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[32:35], v12 offset:1440
	ds_load_b128 v[36:39], v12 offset:1472
	ds_load_2addr_b32 v[61:62], v14 offset1:1
	ds_load_b128 v[16:19], v12 offset:1376
	ds_load_b128 v[20:23], v12 offset:1392
	ds_load_b128 v[24:27], v12 offset:1408
	ds_load_b128 v[28:31], v12 offset:1424
	ds_load_b128 v[43:46], v12 offset:1552
	ds_load_b128 v[51:54], v12 offset:1616
	ds_load_b128 v[47:50], v12 offset:1584
	ds_load_b128 v[66:69], v12 offset:1600
	s_add_i32 s18, s18, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s18, s6
	s_waitcnt lgkmcnt(8)
	v_fmac_f32_e32 v8, v61, v34
	v_fmac_f32_e32 v5, v61, v39
	ds_load_b128 v[39:42], v12 offset:1520
	s_waitcnt lgkmcnt(8)
	v_fmac_f32_e32 v9, v61, v16
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v2, v61, v54
	v_fmac_f32_e32 v8, v62, v35
	ds_load_b128 v[54:57], v12 offset:1488
	ds_load_2addr_b32 v[34:35], v14 offset0:2 offset1:21
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v4, v61, v49
	v_fmac_f32_e32 v9, v62, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v7, v61, v25 :: v_dual_fmac_f32 v4, v62, v50
	v_fmac_f32_e32 v7, v62, v26
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v3, v61, v39
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v3, v62, v40
	ds_load_2addr_b32 v[39:40], v14 offset0:19 offset1:20
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v9, v34, v18
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v4, v34, v66 :: v_dual_fmac_f32 v9, v39, v19
	ds_load_b128 v[16:19], v12 offset:1568
	v_fmac_f32_e32 v6, v61, v44
	ds_load_b128 v[58:61], v12 offset:1632
	v_dual_fmac_f32 v3, v34, v41 :: v_dual_fmac_f32 v4, v39, v67
	v_fmac_f32_e32 v6, v62, v45
	v_fmac_f32_e32 v5, v62, v54
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v3, v39, v42
	v_fmac_f32_e32 v6, v34, v46
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v7, v34, v27 :: v_dual_fmac_f32 v6, v39, v16
	v_fmac_f32_e32 v7, v39, v28
	ds_load_b128 v[25:28], v12 offset:1536
	v_fmac_f32_e32 v6, v40, v17
	ds_load_2addr_b32 v[16:17], v14 offset0:38 offset1:39
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v2, v62, v58
	ds_load_b128 v[62:65], v12 offset:1456
	v_dual_fmac_f32 v7, v40, v29 :: v_dual_fmac_f32 v6, v35, v18
	v_fmac_f32_e32 v2, v34, v59
	v_fmac_f32_e32 v5, v34, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v7, v35, v30
	v_fmac_f32_e32 v2, v39, v60
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v5, v39, v56 :: v_dual_fmac_f32 v6, v16, v19
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v3, v40, v25 :: v_dual_fmac_f32 v8, v34, v62
	v_fmac_f32_e32 v6, v17, v47
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v2, v40, v61 :: v_dual_fmac_f32 v3, v35, v26
	v_dual_fmac_f32 v8, v39, v63 :: v_dual_fmac_f32 v5, v40, v57
	v_fmac_f32_e32 v4, v40, v68
	ds_load_b128 v[54:57], v12 offset:1648
	v_fmac_f32_e32 v8, v40, v64
	v_fmac_f32_e32 v9, v40, v20
	ds_load_b128 v[39:42], v12 offset:1504
	v_fmac_f32_e32 v8, v35, v65
	v_fmac_f32_e32 v9, v35, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v9, v16, v22
	v_dual_fmac_f32 v8, v16, v36 :: v_dual_fmac_f32 v9, v17, v23
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_fmac_f32 v7, v16, v31 :: v_dual_fmac_f32 v8, v17, v37
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v2, v35, v54
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v5, v35, v39
	v_dual_fmac_f32 v4, v35, v69 :: v_dual_fmac_f32 v7, v17, v32
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v5, v16, v40
	v_dual_fmac_f32 v4, v16, v51 :: v_dual_fmac_f32 v5, v17, v41
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_fmac_f32 v3, v16, v27 :: v_dual_fmac_f32 v4, v17, v52
	v_fmac_f32_e32 v2, v16, v55
	ds_load_b32 v16, v14 offset:160
	v_fmac_f32_e32 v3, v17, v28
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v2, v17, v56 :: v_dual_fmac_f32 v7, v16, v33
	v_fmac_f32_e32 v9, v16, v24
	v_fmac_f32_e32 v8, v16, v38
	v_fmac_f32_e32 v5, v16, v42
	v_fmac_f32_e32 v3, v16, v43
	v_fmac_f32_e32 v6, v16, v48
	v_fmac_f32_e32 v4, v16, v53
	v_fmac_f32_e32 v2, v16, v57
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB11_13
.LBB11_3:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB11_7 Depth 2
	s_and_saveexec_b32 s19, vcc_lo
	s_cbranch_execz .LBB11_10
; %bb.4:                                ;   in Loop: Header=BB11_3 Depth=1
	v_mov_b32_e32 v16, v0
	s_mul_i32 s20, s18, s4
	s_mov_b32 s21, 0
	s_branch .LBB11_7
.LBB11_5:                               ;   in Loop: Header=BB11_7 Depth=2
	s_or_b32 exec_lo, exec_lo, s2
.LBB11_6:                               ;   in Loop: Header=BB11_7 Depth=2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	s_or_b32 exec_lo, exec_lo, s22
	v_mul_u32_u24_e32 v17, 0x4c, v17
	v_add_nc_u32_e32 v20, 0x100, v16
	v_cmp_lt_u32_e64 s1, 0x43, v16
	v_lshl_add_u32 v17, v18, 2, v17
	s_delay_alu instid0(VALU_DEP_3)
	v_mov_b32_e32 v16, v20
	s_or_b32 s21, s1, s21
	s_waitcnt vmcnt(0)
	ds_store_b32 v17, v19
	s_and_not1_b32 exec_lo, exec_lo, s21
	s_cbranch_execz .LBB11_10
.LBB11_7:                               ;   Parent Loop BB11_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_and_b32_e32 v17, 0xffff, v16
	v_mov_b16_e32 v18.h, 0
	s_mov_b32 s22, exec_lo
	v_mov_b32_e32 v19, 0
	v_mul_u32_u24_e32 v17, 0xe38f, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v17, 20, v17
	v_mul_lo_u16 v18.l, v17.l, 18
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v20, s16, v17
	v_sub_nc_u16 v18.l, v16.l, v18.l
	s_delay_alu instid0(VALU_DEP_2)
	v_cmpx_lt_i32_e32 -1, v20
	s_cbranch_execz .LBB11_6
; %bb.8:                                ;   in Loop: Header=BB11_7 Depth=2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v19, s15, v18
	v_cmp_gt_i32_e64 s3, s4, v20
	v_cmp_lt_i32_e64 s1, -1, v19
	v_cmp_gt_i32_e64 s2, s5, v19
	v_mov_b32_e32 v19, 0
	s_and_b32 s1, s1, s2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s1, s3, s1
	s_and_saveexec_b32 s2, s1
	s_cbranch_execz .LBB11_5
; %bb.9:                                ;   in Loop: Header=BB11_7 Depth=2
	v_add_nc_u32_e32 v19, s20, v20
	v_add_co_u32 v20, s1, s7, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v21, null, s17, 0, s1
	v_mul_lo_u32 v19, v19, s5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v22, 31, v19
	v_add_co_u32 v19, s1, v19, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v20, null, v22, v21, s1
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v19, s1, s8, v19
	v_add_co_ci_u32_e64 v20, null, s9, v20, s1
	global_load_b32 v19, v[19:20], off offset:-4
	s_branch .LBB11_5
.LBB11_10:                              ;   in Loop: Header=BB11_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s19
	s_and_saveexec_b32 s2, s0
	s_cbranch_execz .LBB11_2
; %bb.11:                               ;   in Loop: Header=BB11_3 Depth=1
	v_add_nc_u32_e32 v18, s18, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[16:17], null, v18, 9, v[1:2]
	v_mov_b32_e32 v17, v12
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v16, s1, s10, v16
	v_add_co_ci_u32_e64 v17, null, s11, v17, s1
	global_load_b32 v16, v[16:17], off
	s_waitcnt vmcnt(0)
	ds_store_b32 v15, v16
	s_branch .LBB11_2
.LBB11_12:
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
.LBB11_13:
	v_add_nc_u32_e32 v1, s14, v11
	v_or_b32_e32 v0, s7, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v14, s4, v1
	v_mad_u64_u32 v[10:11], null, v1, s5, v[0:1]
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mad_u64_u32 v[12:13], null, v14, s5, v[0:1]
	v_add_nc_u32_e32 v1, s4, v14
	v_ashrrev_i32_e32 v11, 31, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_mad_u64_u32 v[14:15], null, v1, s5, v[0:1]
	v_add_nc_u32_e32 v1, s4, v1
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_mad_u64_u32 v[16:17], null, v1, s5, v[0:1]
	v_ashrrev_i32_e32 v15, 31, v14
	v_add_nc_u32_e32 v1, s4, v1
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_co_u32 v10, vcc_lo, s12, v10
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[18:19], null, v1, s5, v[0:1]
	v_add_nc_u32_e32 v1, s4, v1
	v_add_co_ci_u32_e64 v11, null, s13, v11, vcc_lo
	v_add_co_u32 v12, vcc_lo, s12, v12
	v_add_co_ci_u32_e64 v13, null, s13, v13, vcc_lo
	v_add_co_u32 v14, vcc_lo, s12, v14
	v_mad_u64_u32 v[20:21], null, v1, s5, v[0:1]
	v_add_nc_u32_e32 v1, s4, v1
	v_add_co_ci_u32_e64 v15, null, s13, v15, vcc_lo
	s_clause 0x2
	global_store_b32 v[10:11], v9, off
	global_store_b32 v[12:13], v7, off
	global_store_b32 v[14:15], v8, off
	v_mad_u64_u32 v[9:10], null, v1, s5, v[0:1]
	v_add_nc_u32_e32 v1, s4, v1
	v_ashrrev_i32_e32 v17, 31, v16
	v_ashrrev_i32_e32 v19, 31, v18
	v_ashrrev_i32_e32 v21, 31, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mad_u64_u32 v[13:14], null, v1, s5, v[0:1]
	v_lshlrev_b64 v[7:8], 2, v[16:17]
	v_ashrrev_i32_e32 v10, 31, v9
	v_lshlrev_b64 v[11:12], 2, v[18:19]
	v_lshlrev_b64 v[0:1], 2, v[20:21]
	v_ashrrev_i32_e32 v14, 31, v13
	v_add_co_u32 v7, vcc_lo, s12, v7
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_co_ci_u32_e64 v8, null, s13, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, s12, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_co_ci_u32_e64 v12, null, s13, v12, vcc_lo
	v_add_co_u32 v0, vcc_lo, s12, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s13, v1, vcc_lo
	v_add_co_u32 v9, vcc_lo, s12, v9
	v_add_co_ci_u32_e64 v10, null, s13, v10, vcc_lo
	v_add_co_u32 v13, vcc_lo, s12, v13
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v14, null, s13, v14, vcc_lo
	s_clause 0x4
	global_store_b32 v[7:8], v5, off
	global_store_b32 v[11:12], v3, off
	global_store_b32 v[0:1], v6, off
	global_store_b32 v[9:10], v4, off
	global_store_b32 v[13:14], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel conv_direct
		.amdhsa_group_segment_fixed_size 1664
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 70
		.amdhsa_next_free_sgpr 23
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
.Lfunc_end11:
	.size	conv_direct, .Lfunc_end11-conv_direct
                                        ; -- End function
	.set conv_direct.num_vgpr, 70
	.set conv_direct.num_agpr, 0
	.set conv_direct.numbered_sgpr, 23
	.set conv_direct.num_named_barrier, 0
	.set conv_direct.private_seg_size, 0
	.set conv_direct.uses_vcc, 1
	.set conv_direct.uses_flat_scratch, 0
	.set conv_direct.has_dyn_sized_stack, 0
	.set conv_direct.has_recursion, 0
	.set conv_direct.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1736
; TotalNumSgprs: 25
; NumVgprs: 70
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1664 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 25
; NumVGPRsForWavesPerEU: 70
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
      - .offset:         28
        .size:           4
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 1664
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 256
    .name:           conv_direct
    .private_segment_fixed_size: 0
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         conv_direct.kd
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
