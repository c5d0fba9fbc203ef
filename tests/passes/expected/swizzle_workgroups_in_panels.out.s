; proved under --assume 'no data races between work-items'
; tiles: the 384 workgroups of a grid of 128 by 128 that run first load 160 lines of 128 bytes in their first iterations, 280 in the order of the hardware
tiles:                                  ; @tiles
; %bb.0:
	s_load_b64 s[16:17], s[0:1], 0x18
	s_waitcnt lgkmcnt(0)
	s_and_b32 s18, s15, 7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s18, s18, s16
	s_add_u32 s18, s18, s14
	s_lshr_b32 s20, s16, 29
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s20, 0
	s_cselect_b32 s17, s17, 0
	s_or_b32 s19, s15, 7
	s_lshr_b32 s20, s18, 3
	s_and_b32 s21, s18, 7
	s_and_not1_b32 s18, s15, 7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s21, s21, s18
	s_cmp_lt_u32 s19, s17
	s_cselect_b32 s14, s20, s14
	s_cselect_b32 s15, s21, s15
	s_load_b32 s10, s[0:1], 0x18
	v_lshrrev_b32_e32 v1, 4, v0
	v_and_b32_e32 v2, 15, v0
	s_mov_b32 s2, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b32_e32 v20, 2, v1
	v_lshlrev_b32_e32 v21, 2, v2
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s8, s10, 6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_gt_i32 s8, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	v_lshlrev_b32_e32 v17, 2, v1
	v_lshlrev_b32_e32 v16, 2, v2
	s_mov_b32 s3, 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s2, -1
                                        ; implicit-def: $sgpr3
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $vgpr16
.LBB0_3:
	s_load_b64 s[4:5], s[0:1], 0x10
	s_lshl_b32 s9, s15, 6
	s_and_not1_b32 vcc_lo, exec_lo, s2
	s_lshl_b32 s6, s14, 6
	s_cbranch_vccnz .LBB0_7
; %bb.4:
	v_lshrrev_b32_e32 v3, 2, v0
	s_load_b128 s[0:3], s[0:1], 0x0
	v_lshrrev_b32_e32 v5, 5, v0
	s_mov_b32 s7, 0
	s_lshl_b32 s10, s10, 9
	v_dual_mov_b32 v12, 0 :: v_dual_add_nc_u32 v3, s9, v3
	v_and_b32_e32 v7, 0xfc, v0
	v_lshlrev_b32_e32 v6, 1, v0
	v_lshlrev_b32_e32 v8, 3, v0
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_lo_u32 v3, s8, v3
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v4, v12
	v_dual_mov_b32 v13, v12 :: v_dual_and_b32 v6, 6, v6
	v_mul_lo_u32 v11, s8, v5
	v_and_b32_e32 v0, 31, v0
	v_and_b32_e32 v8, 0xf8, v8
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_dual_mov_b32 v14, v12 :: v_dual_lshlrev_b32 v9, 8, v5
	v_lshlrev_b32_e32 v5, 2, v6
	v_lshl_or_b32 v22, v6, 8, v7
	s_ashr_i32 s11, s10, 31
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v6, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v4, vcc_lo
	v_lshlrev_b64 v[3:4], 2, v[11:12]
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_u32 v16, vcc_lo, v6, v5
	v_mov_b32_e32 v5, v12
	v_or3_b32 v23, v9, v8, 0x800
	v_mov_b32_e32 v8, v12
	v_dual_mov_b32 v9, v12 :: v_dual_lshlrev_b32 v0, 3, v0
	v_add_co_ci_u32_e32 v17, vcc_lo, 0, v7, vcc_lo
	v_mov_b32_e32 v7, v12
	s_lshl_b64 s[0:1], s[6:7], 2
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_u32 v0, vcc_lo, v0, v3
	v_lshl_or_b32 v24, v2, 4, 0x800
	v_add_co_ci_u32_e32 v2, vcc_lo, 0, v4, vcc_lo
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	v_add_co_u32 v0, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v2, vcc_lo
	v_dual_mov_b32 v10, v12 :: v_dual_lshlrev_b32 v25, 4, v1
	v_add_co_u32 v18, vcc_lo, v0, 4
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_ci_u32_e32 v19, vcc_lo, 0, v2, vcc_lo
	v_mov_b32_e32 v11, v12
	v_mov_b32_e32 v4, v12
	v_mov_b32_e32 v6, v12
	v_mov_b32_e32 v0, v12
	v_mov_b32_e32 v1, v12
	v_mov_b32_e32 v2, v12
	v_mov_b32_e32 v3, v12
	s_lshl_b64 s[0:1], s[10:11], 2
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	s_clause 0x1
	global_load_b64 v[26:27], v[16:17], off
	global_load_b64 v[28:29], v[18:19], off offset:-4
	v_add_co_u32 v16, vcc_lo, v16, 32
	v_add_co_ci_u32_e32 v17, vcc_lo, 0, v17, vcc_lo
	v_add_co_u32 v18, vcc_lo, v18, s0
	v_add_co_ci_u32_e32 v19, vcc_lo, s1, v19, vcc_lo
	s_add_i32 s7, s7, 8
	s_waitcnt vmcnt(1)
	ds_store_2addr_stride64_b32 v22, v26, v27 offset1:1
	s_waitcnt vmcnt(0)
	ds_store_b64 v23, v[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b128 v[26:29], v24
	ds_load_b128 v[30:33], v25
	ds_load_b128 v[34:37], v25 offset:256
	ds_load_b128 v[38:41], v24 offset:256
	ds_load_b128 v[42:45], v25 offset:512
	ds_load_b128 v[46:49], v25 offset:768
	ds_load_b128 v[50:53], v24 offset:512
	ds_load_b128 v[54:57], v24 offset:768
	ds_load_b128 v[58:61], v25 offset:1024
	ds_load_b128 v[62:65], v25 offset:1280
	ds_load_b128 v[66:69], v24 offset:1024
	ds_load_b128 v[70:73], v24 offset:1280
	ds_load_b128 v[74:77], v25 offset:1536
	ds_load_b128 v[78:81], v25 offset:1792
	ds_load_b128 v[82:85], v24 offset:1536
	ds_load_b128 v[86:89], v24 offset:1792
	s_cmp_ge_i32 s7, s8
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_dual_fmac_f32 v12, v30, v26 :: v_dual_fmac_f32 v9, v31, v27
	v_dual_fmac_f32 v13, v30, v27 :: v_dual_fmac_f32 v8, v31, v26
	v_dual_fmac_f32 v14, v30, v28 :: v_dual_fmac_f32 v11, v31, v29
	v_dual_fmac_f32 v15, v30, v29 :: v_dual_fmac_f32 v10, v31, v28
	v_dual_fmac_f32 v4, v32, v26 :: v_dual_fmac_f32 v1, v33, v27
	v_dual_fmac_f32 v5, v32, v27 :: v_dual_fmac_f32 v0, v33, v26
	v_dual_fmac_f32 v6, v32, v28 :: v_dual_fmac_f32 v3, v33, v29
	v_dual_fmac_f32 v7, v32, v29 :: v_dual_fmac_f32 v2, v33, v28
	v_dual_fmac_f32 v12, v34, v38 :: v_dual_fmac_f32 v9, v35, v39
	v_dual_fmac_f32 v13, v34, v39 :: v_dual_fmac_f32 v8, v35, v38
	v_dual_fmac_f32 v14, v34, v40 :: v_dual_fmac_f32 v11, v35, v41
	v_dual_fmac_f32 v15, v34, v41 :: v_dual_fmac_f32 v10, v35, v40
	v_dual_fmac_f32 v4, v36, v38 :: v_dual_fmac_f32 v1, v37, v39
	v_dual_fmac_f32 v5, v36, v39 :: v_dual_fmac_f32 v0, v37, v38
	v_dual_fmac_f32 v6, v36, v40 :: v_dual_fmac_f32 v3, v37, v41
	v_dual_fmac_f32 v7, v36, v41 :: v_dual_fmac_f32 v2, v37, v40
	v_dual_fmac_f32 v12, v42, v50 :: v_dual_fmac_f32 v9, v43, v51
	v_dual_fmac_f32 v13, v42, v51 :: v_dual_fmac_f32 v8, v43, v50
	v_dual_fmac_f32 v14, v42, v52 :: v_dual_fmac_f32 v11, v43, v53
	v_dual_fmac_f32 v15, v42, v53 :: v_dual_fmac_f32 v10, v43, v52
	v_dual_fmac_f32 v4, v44, v50 :: v_dual_fmac_f32 v1, v45, v51
	v_dual_fmac_f32 v5, v44, v51 :: v_dual_fmac_f32 v0, v45, v50
	v_dual_fmac_f32 v6, v44, v52 :: v_dual_fmac_f32 v3, v45, v53
	v_dual_fmac_f32 v7, v44, v53 :: v_dual_fmac_f32 v2, v45, v52
	v_dual_fmac_f32 v12, v46, v54 :: v_dual_fmac_f32 v9, v47, v55
	v_dual_fmac_f32 v13, v46, v55 :: v_dual_fmac_f32 v8, v47, v54
	v_dual_fmac_f32 v14, v46, v56 :: v_dual_fmac_f32 v11, v47, v57
	v_dual_fmac_f32 v15, v46, v57 :: v_dual_fmac_f32 v10, v47, v56
	v_dual_fmac_f32 v4, v48, v54 :: v_dual_fmac_f32 v1, v49, v55
	v_dual_fmac_f32 v5, v48, v55 :: v_dual_fmac_f32 v0, v49, v54
	v_dual_fmac_f32 v6, v48, v56 :: v_dual_fmac_f32 v3, v49, v57
	v_dual_fmac_f32 v7, v48, v57 :: v_dual_fmac_f32 v2, v49, v56
	v_dual_fmac_f32 v12, v58, v66 :: v_dual_fmac_f32 v9, v59, v67
	v_dual_fmac_f32 v13, v58, v67 :: v_dual_fmac_f32 v8, v59, v66
	v_dual_fmac_f32 v14, v58, v68 :: v_dual_fmac_f32 v11, v59, v69
	v_dual_fmac_f32 v15, v58, v69 :: v_dual_fmac_f32 v10, v59, v68
	v_dual_fmac_f32 v4, v60, v66 :: v_dual_fmac_f32 v1, v61, v67
	v_dual_fmac_f32 v5, v60, v67 :: v_dual_fmac_f32 v0, v61, v66
	v_dual_fmac_f32 v6, v60, v68 :: v_dual_fmac_f32 v3, v61, v69
	v_dual_fmac_f32 v7, v60, v69 :: v_dual_fmac_f32 v2, v61, v68
	v_dual_fmac_f32 v12, v62, v70 :: v_dual_fmac_f32 v9, v63, v71
	v_dual_fmac_f32 v13, v62, v71 :: v_dual_fmac_f32 v8, v63, v70
	v_dual_fmac_f32 v14, v62, v72 :: v_dual_fmac_f32 v11, v63, v73
	v_dual_fmac_f32 v15, v62, v73 :: v_dual_fmac_f32 v10, v63, v72
	v_dual_fmac_f32 v4, v64, v70 :: v_dual_fmac_f32 v1, v65, v71
	v_dual_fmac_f32 v5, v64, v71 :: v_dual_fmac_f32 v0, v65, v70
	v_dual_fmac_f32 v6, v64, v72 :: v_dual_fmac_f32 v3, v65, v73
	v_dual_fmac_f32 v7, v64, v73 :: v_dual_fmac_f32 v2, v65, v72
	v_dual_fmac_f32 v12, v74, v82 :: v_dual_fmac_f32 v9, v75, v83
	v_dual_fmac_f32 v13, v74, v83 :: v_dual_fmac_f32 v8, v75, v82
	v_dual_fmac_f32 v14, v74, v84 :: v_dual_fmac_f32 v11, v75, v85
	v_dual_fmac_f32 v15, v74, v85 :: v_dual_fmac_f32 v10, v75, v84
	v_dual_fmac_f32 v4, v76, v82 :: v_dual_fmac_f32 v1, v77, v83
	v_dual_fmac_f32 v5, v76, v83 :: v_dual_fmac_f32 v0, v77, v82
	v_dual_fmac_f32 v6, v76, v84 :: v_dual_fmac_f32 v3, v77, v85
	v_dual_fmac_f32 v7, v76, v85 :: v_dual_fmac_f32 v2, v77, v84
	v_dual_fmac_f32 v12, v78, v86 :: v_dual_fmac_f32 v9, v79, v87
	v_dual_fmac_f32 v13, v78, v87 :: v_dual_fmac_f32 v8, v79, v86
	v_dual_fmac_f32 v14, v78, v88 :: v_dual_fmac_f32 v11, v79, v89
	v_dual_fmac_f32 v15, v78, v89 :: v_dual_fmac_f32 v10, v79, v88
	v_dual_fmac_f32 v4, v80, v86 :: v_dual_fmac_f32 v1, v81, v87
	v_dual_fmac_f32 v5, v80, v87 :: v_dual_fmac_f32 v0, v81, v86
	v_dual_fmac_f32 v6, v80, v88 :: v_dual_fmac_f32 v3, v81, v89
	v_dual_fmac_f32 v7, v80, v89 :: v_dual_fmac_f32 v2, v81, v88
	s_cbranch_scc0 .LBB0_5
; %bb.6:
	v_dual_mov_b32 v17, v20 :: v_dual_mov_b32 v16, v21
	s_branch .LBB0_8
.LBB0_7:
	v_dual_mov_b32 v3, s3 :: v_dual_mov_b32 v2, s3
	v_dual_mov_b32 v1, s3 :: v_dual_mov_b32 v0, s3
	v_dual_mov_b32 v7, s3 :: v_dual_mov_b32 v6, s3
	v_dual_mov_b32 v5, s3 :: v_dual_mov_b32 v4, s3
	v_dual_mov_b32 v11, s3 :: v_dual_mov_b32 v10, s3
	v_dual_mov_b32 v9, s3 :: v_dual_mov_b32 v8, s3
	v_dual_mov_b32 v15, s3 :: v_dual_mov_b32 v14, s3
	v_dual_mov_b32 v13, s3 :: v_dual_mov_b32 v12, s3
.LBB0_8:
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v19, s9, v17
	v_mad_u64_u32 v[17:18], null, v19, s8, s[6:7]
	v_mov_b32_e32 v19, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_or_b32_e32 v18, v17, v16
	v_add_nc_u32_e32 v17, s8, v17
	v_lshlrev_b64 v[20:21], 2, v[18:19]
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_or_b32_e32 v18, v17, v16
	v_add_nc_u32_e32 v17, s8, v17
	v_lshlrev_b64 v[22:23], 2, v[18:19]
	s_delay_alu instid0(VALU_DEP_2)
	v_or_b32_e32 v18, v17, v16
	v_add_nc_u32_e32 v17, s8, v17
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v20, vcc_lo, s4, v20
	v_add_co_ci_u32_e32 v21, vcc_lo, s5, v21, vcc_lo
	v_lshlrev_b64 v[24:25], 2, v[18:19]
	v_or_b32_e32 v18, v17, v16
	v_add_co_u32 v16, vcc_lo, s4, v22
	v_add_co_ci_u32_e32 v17, vcc_lo, s5, v23, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_co_u32 v22, vcc_lo, s4, v24
	v_add_co_ci_u32_e32 v23, vcc_lo, s5, v25, vcc_lo
	v_add_co_u32 v18, vcc_lo, s4, v18
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_ci_u32_e32 v19, vcc_lo, s5, v19, vcc_lo
	s_clause 0x3
	global_store_b128 v[20:21], v[12:15], off
	global_store_b128 v[16:17], v[8:11], off
	global_store_b128 v[22:23], v[4:7], off
	global_store_b128 v[18:19], v[0:3], off
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
; .amdhsa_group_segment_fixed_size 4096
; .amdhsa_private_segment_fixed_size 0
; .amdhsa_next_free_vgpr 90
; .amdhsa_workgroup_processor_mode 1
