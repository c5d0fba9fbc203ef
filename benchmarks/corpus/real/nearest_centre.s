	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	nearest_centre          ; -- Begin function nearest_centre
	.globl	nearest_centre
	.p2align	8
	.type	nearest_centre,@function
nearest_centre:                         ; @nearest_centre
; %bb.0:
	s_clause 0x1
	s_load_b64 s[8:9], s[0:1], 0x18
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshl_or_b32 v2, s15, 8, v0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_gt_i32_e32 vcc_lo, s8, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB15_2
; %bb.1:
	v_ashrrev_i32_e32 v3, 31, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_add_co_u32 v3, s2, s4, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s5, v4, s2
	global_load_b32 v6, v[3:4], off
.LBB15_2:
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB15_4
; %bb.3:
	v_add_nc_u32_e32 v3, s8, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s2, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, s2
	global_load_b32 v5, v[3:4], off
.LBB15_4:
	s_or_b32 exec_lo, exec_lo, s3
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v7, 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB15_6
; %bb.5:
	v_lshl_add_u32 v3, s8, 1, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s2, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, s2
	global_load_b32 v7, v[3:4], off
.LBB15_6:
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB15_8
; %bb.7:
	v_mad_u64_u32 v[3:4], null, s8, 3, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s2, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, s2
	global_load_b32 v8, v[3:4], off
.LBB15_8:
	s_or_b32 exec_lo, exec_lo, s3
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v9, 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB15_10
; %bb.9:
	v_lshl_add_u32 v3, s8, 2, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s2, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, s2
	global_load_b32 v9, v[3:4], off
.LBB15_10:
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB15_12
; %bb.11:
	v_mad_u64_u32 v[3:4], null, s8, 5, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s2, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, s2
	global_load_b32 v10, v[3:4], off
.LBB15_12:
	s_or_b32 exec_lo, exec_lo, s3
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB15_14
; %bb.13:
	v_mad_u64_u32 v[3:4], null, s8, 6, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s2, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, s2
	global_load_b32 v12, v[3:4], off
.LBB15_14:
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB15_16
; %bb.15:
	v_mad_u64_u32 v[3:4], null, s8, 7, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s2, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, s2
	global_load_b32 v11, v[3:4], off
.LBB15_16:
	s_or_b32 exec_lo, exec_lo, s3
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v13, 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB15_18
; %bb.17:
	v_lshl_add_u32 v3, s8, 3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s2, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, s2
	global_load_b32 v13, v[3:4], off
.LBB15_18:
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB15_20
; %bb.19:
	v_mad_u64_u32 v[3:4], null, s8, 9, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s2, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, s2
	global_load_b32 v14, v[3:4], off
.LBB15_20:
	s_or_b32 exec_lo, exec_lo, s3
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v16, 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB15_22
; %bb.21:
	v_mad_u64_u32 v[3:4], null, s8, 10, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s2, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, s2
	global_load_b32 v16, v[3:4], off
.LBB15_22:
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB15_24
; %bb.23:
	v_mad_u64_u32 v[3:4], null, s8, 11, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s2, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, s2
	global_load_b32 v15, v[3:4], off
.LBB15_24:
	s_or_b32 exec_lo, exec_lo, s3
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v18, 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB15_26
; %bb.25:
	v_mad_u64_u32 v[3:4], null, s8, 12, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s2, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, s2
	global_load_b32 v18, v[3:4], off
.LBB15_26:
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB15_28
; %bb.27:
	v_mad_u64_u32 v[3:4], null, s8, 13, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s2, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, s2
	global_load_b32 v17, v[3:4], off
.LBB15_28:
	s_or_b32 exec_lo, exec_lo, s3
	s_load_b64 s[2:3], s[0:1], 0x10
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v20, 0
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execnz .LBB15_41
; %bb.29:
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execnz .LBB15_42
.LBB15_30:
	s_or_b32 exec_lo, exec_lo, s1
	s_cmp_gt_i32 s9, 0
	s_mov_b32 s4, 0
	s_cbranch_scc0 .LBB15_43
.LBB15_31:
	v_dual_mov_b32 v24, 0x7149f2ca :: v_dual_and_b32 v1, 15, v0
	v_lshlrev_b32_e32 v3, 2, v0
	v_cmp_gt_u32_e64 s0, 0x200, v0
	v_or_b32_e32 v22, 0xffffff00, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v4, 2, v1
	v_and_or_b32 v23, 0x3c0, v3, v4
	s_delay_alu instid0(VALU_DEP_2)
	v_mov_b32_e32 v21, v1
.LBB15_32:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB15_34 Depth 2
                                        ;     Child Loop BB15_36 Depth 2
	s_and_saveexec_b32 s5, s0
	s_cbranch_execz .LBB15_35
; %bb.33:                               ;   in Loop: Header=BB15_32 Depth=1
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_dual_mov_b32 v25, v23 :: v_dual_mov_b32 v26, v22
	s_mov_b32 s8, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s1, s6, v3
	v_add_co_ci_u32_e64 v4, null, s7, v4, s1
	.p2align	6
.LBB15_34:                              ;   Parent Loop BB15_32 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	global_load_b32 v27, v[3:4], off
	v_add_co_u32 v26, s10, 0x100, v26
	v_add_co_u32 v3, s1, 0x400, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v4, null, 0, v4, s1
	s_xor_b32 s1, s10, -1
	s_and_b32 s1, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s8, s1, s8
	s_waitcnt vmcnt(0)
	ds_store_b32 v25, v27
	v_add_nc_u32_e32 v25, 0x400, v25
	s_and_not1_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB15_34
.LBB15_35:                              ;   in Loop: Header=BB15_32 Depth=1
	s_or_b32 exec_lo, exec_lo, s5
	s_mov_b32 s5, 0
	s_mov_b32 s8, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
.LBB15_36:                              ;   Parent Loop BB15_32 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v3, s5
	s_add_i32 s10, s4, s8
	s_add_i32 s8, s8, 2
	s_addk_i32 s5, 0x80
	ds_load_b128 v[25:28], v3
	ds_load_b128 v[29:32], v3 offset:64
	ds_load_b128 v[33:36], v3 offset:16
	ds_load_b128 v[37:40], v3 offset:32
	ds_load_b128 v[41:44], v3 offset:48
	ds_load_b128 v[45:48], v3 offset:80
	ds_load_b128 v[49:52], v3 offset:96
	s_waitcnt lgkmcnt(6)
	v_sub_f32_e32 v4, v6, v25
	ds_load_b128 v[53:56], v3 offset:112
	v_dual_sub_f32 v3, v5, v26 :: v_dual_sub_f32 v26, v7, v27
	s_waitcnt lgkmcnt(6)
	v_sub_f32_e32 v27, v5, v30
	v_fma_f32 v4, v4, v4, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_sub_f32 v25, v6, v29 :: v_dual_fmac_f32 v4, v3, v3
	v_fma_f32 v25, v25, v25, 0
	v_dual_sub_f32 v3, v8, v28 :: v_dual_sub_f32 v28, v7, v31
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v4, v26, v26 :: v_dual_fmac_f32 v25, v27, v27
	s_waitcnt lgkmcnt(5)
	v_dual_sub_f32 v26, v9, v33 :: v_dual_sub_f32 v27, v8, v32
	v_dual_fmac_f32 v4, v3, v3 :: v_dual_fmac_f32 v25, v28, v28
	s_waitcnt lgkmcnt(2)
	v_dual_sub_f32 v28, v9, v45 :: v_dual_sub_f32 v3, v10, v34
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v4, v26, v26 :: v_dual_fmac_f32 v25, v27, v27
	v_dual_sub_f32 v26, v12, v35 :: v_dual_sub_f32 v27, v10, v46
	v_dual_fmac_f32 v4, v3, v3 :: v_dual_fmac_f32 v25, v28, v28
	v_dual_sub_f32 v3, v11, v36 :: v_dual_sub_f32 v28, v12, v47
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v4, v26, v26 :: v_dual_fmac_f32 v25, v27, v27
	v_dual_sub_f32 v26, v13, v37 :: v_dual_sub_f32 v27, v11, v48
	v_dual_fmac_f32 v4, v3, v3 :: v_dual_fmac_f32 v25, v28, v28
	s_waitcnt lgkmcnt(1)
	v_dual_sub_f32 v3, v14, v38 :: v_dual_sub_f32 v28, v13, v49
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v4, v26, v26 :: v_dual_fmac_f32 v25, v27, v27
	v_dual_sub_f32 v26, v16, v39 :: v_dual_sub_f32 v27, v14, v50
	v_dual_fmac_f32 v4, v3, v3 :: v_dual_fmac_f32 v25, v28, v28
	v_dual_sub_f32 v3, v15, v40 :: v_dual_sub_f32 v28, v16, v51
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v4, v26, v26 :: v_dual_fmac_f32 v25, v27, v27
	v_dual_sub_f32 v26, v18, v41 :: v_dual_sub_f32 v27, v15, v52
	v_dual_fmac_f32 v4, v3, v3 :: v_dual_fmac_f32 v25, v28, v28
	s_waitcnt lgkmcnt(0)
	v_dual_sub_f32 v3, v17, v42 :: v_dual_sub_f32 v28, v18, v53
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v4, v26, v26 :: v_dual_fmac_f32 v25, v27, v27
	v_dual_sub_f32 v26, v20, v43 :: v_dual_sub_f32 v27, v17, v54
	v_dual_fmac_f32 v4, v3, v3 :: v_dual_fmac_f32 v25, v28, v28
	v_dual_sub_f32 v3, v19, v44 :: v_dual_sub_f32 v28, v20, v55
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v4, v26, v26 :: v_dual_fmac_f32 v25, v27, v27
	v_sub_f32_e32 v26, v19, v56
	v_dual_fmac_f32 v4, v3, v3 :: v_dual_fmac_f32 v25, v28, v28
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_lt_f32_e64 s1, v4, v24
	v_fmac_f32_e32 v25, v26, v26
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v3, v24, v4, s1
	v_cndmask_b32_e64 v4, v21, s10, s1
	s_add_i32 s10, s10, 1
	s_cmp_lg_u32 s8, 32
	v_cmp_lt_f32_e64 s1, v25, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e64 v24, v3, v25, s1
	v_cndmask_b32_e64 v21, v4, s10, s1
	s_cbranch_scc1 .LBB15_36
; %bb.37:                               ;   in Loop: Header=BB15_32 Depth=1
	v_add_nc_u32_e32 v0, 0x200, v0
	s_add_i32 s4, s4, 32
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s4, s9
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc0 .LBB15_32
; %bb.38:
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB15_40
.LBB15_39:
	v_ashrrev_i32_e32 v3, 31, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v21, off
.LBB15_40:
	s_endpgm
.LBB15_41:
	v_mad_u64_u32 v[3:4], null, s8, 14, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s0, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, s0
	global_load_b32 v20, v[3:4], off
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB15_30
.LBB15_42:
	v_mad_u64_u32 v[3:4], null, s8, 15, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, s0, s4, v3
	v_add_co_ci_u32_e64 v4, null, s5, v4, s0
	global_load_b32 v19, v[3:4], off
	s_or_b32 exec_lo, exec_lo, s1
	s_cmp_gt_i32 s9, 0
	s_mov_b32 s4, 0
	s_cbranch_scc1 .LBB15_31
.LBB15_43:
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execnz .LBB15_39
	s_branch .LBB15_40
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel nearest_centre
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_inst_pref_size 16
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end15:
	.size	nearest_centre, .Lfunc_end15-nearest_centre
                                        ; -- End function
	.set nearest_centre.num_vgpr, 57
	.set nearest_centre.num_agpr, 0
	.set nearest_centre.numbered_sgpr, 16
	.set nearest_centre.num_named_barrier, 0
	.set nearest_centre.private_seg_size, 0
	.set nearest_centre.uses_vcc, 1
	.set nearest_centre.uses_flat_scratch, 0
	.set nearest_centre.has_dyn_sized_stack, 0
	.set nearest_centre.has_recursion, 0
	.set nearest_centre.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1980
; TotalNumSgprs: 18
; NumVgprs: 57
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 57
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
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
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 256
    .name:           nearest_centre
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         nearest_centre.kd
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
