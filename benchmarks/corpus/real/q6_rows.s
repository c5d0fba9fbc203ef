	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	q6_rows                 ; -- Begin function q6_rows
	.globl	q6_rows
	.p2align	8
	.type	q6_rows,@function
q6_rows:                                ; @q6_rows
; %bb.0:
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x2c
	s_load_b64 s[8:9], s[0:1], 0x18
	v_bfe_u32 v3, v0, 10, 10
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s2, s2, 16
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[1:2], null, s15, s2, v[3:4]
	s_mov_b32 s2, exec_lo
	v_cmpx_ge_i32_e64 s9, v1
	s_cbranch_execz .LBB8_7
; %bb.1:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[2:3], s[0:1], 0x10
	s_ashr_i32 s0, s8, 31
	v_dual_mov_b32 v7, 0 :: v_dual_and_b32 v6, 1, v0
	s_lshr_b32 s0, s0, 24
	v_and_b32_e32 v0, 0x3ff, v0
	s_add_i32 s0, s8, s0
	s_mov_b32 s1, exec_lo
	s_ashr_i32 s8, s0, 8
	s_delay_alu instid0(SALU_CYCLE_1)
	v_cmpx_gt_i32_e64 s8, v6
	s_cbranch_execz .LBB8_5
; %bb.2:
	v_lshrrev_b32_e32 v5, 4, v0
	v_lshrrev_b32_e32 v2, 1, v0
	v_and_b32_e32 v8, 1, v0
	v_mul_lo_u32 v10, v1, s8
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v7, 0 :: v_dual_lshlrev_b32 v12, 3, v5
	v_lshlrev_b32_e32 v13, 6, v5
	v_mul_hi_u32_u24_e32 v4, 0xd2, v8
	v_mul_u32_u24_e32 v3, 0xd2, v8
	v_lshlrev_b32_e32 v15, 10, v8
	v_sub_nc_u32_e32 v11, v2, v12
	v_lshlrev_b32_e32 v14, 5, v5
	v_lshlrev_b32_e32 v5, 9, v5
	v_mad_i64_i32 v[8:9], null, 0xd2, v10, v[3:4]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_ashrrev_i16 v2.l, 15, v11.l
	v_lshlrev_b32_e32 v4, 2, v11
	v_add_co_u32 v15, s0, v15, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v16, null, 0, 0, s0
	v_lshrrev_b16 v2.l, 14, v2.l
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v5, 31, v4
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s4, v8
	v_add_co_ci_u32_e64 v8, null, s5, v9, vcc_lo
	v_add_nc_u16 v2.l, v11.l, v2.l
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	s_mov_b32 s4, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_ashrrev_i16 v17.l, 2, v2.l
	v_add_co_u32 v2, vcc_lo, 0xd0, v3
	v_add_co_ci_u32_e64 v3, null, 0, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mov_b16_e32 v18.l, v17.l
	v_add_co_u32 v8, vcc_lo, v13, v4
	v_add_co_ci_u32_e64 v9, null, 0, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_bfe_i32 v13, v18, 0, 16
	v_add_co_u32 v15, vcc_lo, v15, v10
	v_add_co_ci_u32_e64 v16, null, v16, v11, vcc_lo
	v_bfe_i32 v17, v17, 0, 16
	v_add_co_u32 v10, vcc_lo, v14, v4
	v_ashrrev_i32_e32 v13, 31, v13
	v_add_co_ci_u32_e64 v11, null, 0, v5, vcc_lo
	v_add_co_u32 v4, vcc_lo, s6, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s7, v16, vcc_lo
	v_add_co_u32 v12, vcc_lo, v12, v17
	v_add_co_ci_u32_e64 v13, null, 0, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, vcc_lo, 0x100, v4
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
.LBB8_3:                                ; =>This Inner Loop Header: Depth=1
	v_add_co_u32 v26, vcc_lo, v2, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v27, null, v3, v9, vcc_lo
	v_add_co_u32 v28, vcc_lo, v2, v10
	v_add_co_ci_u32_e64 v29, null, v3, v11, vcc_lo
	v_add_co_u32 v31, vcc_lo, v2, v12
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v32, null, v3, v13, vcc_lo
	global_load_d16_b16 v30, v[2:3], off
	s_clause 0x2
	global_load_b128 v[14:17], v[4:5], off offset:-256
	global_load_b128 v[18:21], v[4:5], off offset:-128
	global_load_b128 v[22:25], v[4:5], off
	s_clause 0x6
	global_load_i8 v33, v[31:32], off offset:-16
	global_load_i8 v34, v[31:32], off offset:-14
	global_load_i8 v35, v[31:32], off offset:-12
	global_load_i8 v31, v[31:32], off offset:-10
	global_load_b32 v36, v[26:27], off offset:-208
	global_load_b32 v37, v[28:29], off offset:-80
	global_load_b32 v38, v[26:27], off offset:-176
	global_load_b128 v[26:29], v[4:5], off offset:128
	v_mov_b16_e32 v39.h, 0
	v_add_co_u32 v2, vcc_lo, 0x1a4, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	v_add_co_u32 v4, vcc_lo, 0x800, v4
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	v_add_nc_u32_e32 v6, 2, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_le_i32_e64 s0, s8, v6
	s_or_b32 s4, s0, s4
	s_waitcnt vmcnt(11)
	v_cvt_f32_f16_e32 v40, v30.l
	s_waitcnt vmcnt(7)
	v_cvt_f32_i32_e32 v41, v33
	s_waitcnt vmcnt(6)
	v_cvt_f32_i32_e32 v42, v34
	s_waitcnt vmcnt(5)
	v_cvt_f32_i32_e32 v43, v35
	s_waitcnt vmcnt(4)
	v_cvt_f32_i32_e32 v44, v31
	s_waitcnt vmcnt(3)
	v_lshrrev_b32_e32 v45, 8, v36
	s_waitcnt vmcnt(2)
	v_lshlrev_b16 v30.h, 4, v37.l
	v_lshrrev_b32_e32 v46, 24, v36
	v_and_b16 v30.l, v36.l, 15
	v_lshrrev_b32_e32 v47, 8, v37
	v_lshrrev_b32_e32 v48, 24, v37
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_e32 v49, 8, v38
	v_lshrrev_b32_e32 v50, 24, v38
	v_and_b16 v31.l, v38.l, 15
	v_lshlrev_b16 v31.h, 2, v37.l
	v_lshrrev_b16 v32.l, 4, v36.l
	v_and_b16 v32.h, v37.l, 48
	v_lshrrev_b16 v33.l, 4, v38.l
	v_lshrrev_b16 v33.h, 2, v37.l
	v_lshlrev_b16 v34.h, 4, v37.h
	v_and_b16 v35.l, v38.h, 15
	v_lshlrev_b16 v35.h, 2, v37.h
	v_lshrrev_b32_e32 v51, 20, v36
	v_and_b16 v36.l, v37.h, 48
	v_lshrrev_b32_e32 v38, 20, v38
	v_lshrrev_b32_e32 v37, 18, v37
	v_dual_mul_f32 v52, v14, v41 :: v_dual_mul_f32 v57, v23, v43
	v_and_b16 v14.l, v30.h, 48
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v53, v18, v42 :: v_dual_mul_f32 v28, v28, v44
	v_and_b16 v14.h, v31.h, 48
	v_mul_f32_e32 v54, v22, v43
	v_dual_mul_f32 v55, v26, v44 :: v_dual_mul_f32 v56, v19, v42
	v_and_b16 v18.h, v33.l, 15
	v_and_b16 v22.l, v33.h, 48
	v_mul_f32_e32 v33, v15, v41
	v_and_b16 v15.l, v45.l, 15
	v_lshlrev_b16 v15.h, 4, v47.l
	v_and_b16 v19.l, v49.l, 15
	v_lshlrev_b16 v19.h, 2, v47.l
	v_lshrrev_b16 v22.h, 4, v45.l
	v_and_b16 v23.l, v47.l, 48
	v_mul_f32_e32 v27, v27, v44
	v_lshrrev_b16 v23.h, 4, v49.l
	v_lshrrev_b16 v26.l, 2, v47.l
	v_mul_f32_e32 v45, v16, v41
	v_mul_f32_e32 v47, v20, v42
	v_mul_f32_e32 v49, v24, v43
	v_and_b16 v20.h, v38.l, 15
	v_and_b16 v24.l, v37.l, 48
	v_mul_f32_e32 v37, v17, v41
	v_mul_f32_e32 v38, v21, v42
	v_mul_f32_e32 v41, v25, v43
	v_or_b16 v39.l, v14.l, v30.l
	v_mul_f32_e32 v30, v53, v40
	v_mul_f32_e32 v29, v29, v44
	v_and_b16 v18.l, v32.l, 15
	v_and_b16 v17.l, v46.l, 15
	v_lshlrev_b16 v17.h, 4, v48.l
	v_lshlrev_b16 v21.h, 2, v48.l
	v_lshrrev_b16 v24.h, 4, v46.l
	v_and_b16 v25.l, v48.l, 48
	v_lshrrev_b16 v26.h, 2, v48.l
	v_mul_f32_e32 v42, v52, v40
	v_mul_f32_e32 v44, v55, v40
	v_mul_f32_e32 v43, v54, v40
	v_mul_f32_e32 v33, v33, v40
	v_mul_f32_e32 v46, v56, v40
	v_mul_f32_e32 v48, v57, v40
	v_mul_f32_e32 v27, v27, v40
	v_mul_f32_e32 v45, v45, v40
	v_mul_f32_e32 v47, v47, v40
	v_mul_f32_e32 v28, v28, v40
	v_mul_f32_e32 v49, v49, v40
	v_mul_f32_e32 v37, v37, v40
	v_mul_f32_e32 v38, v38, v40
	v_mul_f32_e32 v41, v41, v40
	v_mul_f32_e32 v29, v29, v40
	v_subrev_nc_u32_e32 v40, 32, v39
	v_or_b16 v39.l, v31.l, v14.h
	v_and_b16 v14.l, v15.h, 48
	v_and_b16 v15.h, v19.h, 48
	v_and_b16 v19.h, v22.h, 15
	v_and_b16 v22.h, v23.h, 15
	v_subrev_nc_u32_e32 v31, 32, v39
	v_or_b16 v39.l, v32.h, v18.l
	v_cvt_f32_i32_e32 v32, v40
	v_and_b16 v23.h, v26.l, 48
	v_and_b16 v34.l, v36.h, 15
	v_and_b16 v16.l, v34.h, 48
	v_subrev_nc_u32_e32 v40, 32, v39
	v_or_b16 v39.l, v18.h, v22.l
	v_cvt_f32_i32_e32 v18, v31
	v_and_b16 v16.h, v35.h, 48
	v_and_b16 v20.l, v51.l, 15
	v_and_b16 v17.h, v17.h, 48
	v_subrev_nc_u32_e32 v31, 32, v39
	v_or_b16 v39.l, v14.l, v15.l
	v_mul_f32_e32 v14, v30, v18
	v_cvt_f32_i32_e32 v18, v40
	v_and_b16 v21.l, v50.l, 15
	v_and_b16 v21.h, v21.h, 48
	v_subrev_nc_u32_e32 v30, 32, v39
	v_or_b16 v39.l, v19.l, v15.h
	v_cvt_f32_i32_e32 v15, v31
	v_lshrrev_b16 v25.h, 4, v50.l
	v_and_b16 v26.l, v26.h, 48
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_subrev_nc_u32_e32 v31, 32, v39
	v_or_b16 v39.l, v23.l, v19.h
	v_subrev_nc_u32_e32 v19, 32, v39
	v_or_b16 v39.l, v22.h, v23.h
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cvt_f32_i32_e32 v19, v19
	v_fmac_f32_e32 v14, v42, v32
	v_subrev_nc_u32_e32 v22, 32, v39
	v_or_b16 v39.l, v16.l, v34.l
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v14, v43, v18
	v_cvt_f32_i32_e32 v18, v30
	v_subrev_nc_u32_e32 v23, 32, v39
	v_or_b16 v39.l, v35.l, v16.h
	v_cvt_f32_i32_e32 v16, v22
	v_fmac_f32_e32 v14, v44, v15
	v_cvt_f32_i32_e32 v15, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v14, 0, v14 :: v_dual_mul_f32 v15, v46, v15
	v_fmac_f32_e32 v15, v33, v18
	v_subrev_nc_u32_e32 v18, 32, v39
	v_or_b16 v39.l, v36.l, v20.l
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v15, v48, v19
	v_cvt_f32_i32_e32 v19, v23
	v_subrev_nc_u32_e32 v22, 32, v39
	v_or_b16 v39.l, v20.h, v24.l
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v15, v27, v16
	v_cvt_f32_i32_e32 v16, v18
	v_cvt_f32_i32_e32 v20, v22
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_subrev_nc_u32_e32 v18, 32, v39
	v_or_b16 v39.l, v17.h, v17.l
	v_add_f32_e32 v14, v14, v15
	v_mul_f32_e32 v16, v47, v16
	v_cvt_f32_i32_e32 v18, v18
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_subrev_nc_u32_e32 v17, 32, v39
	v_or_b16 v39.l, v21.l, v21.h
	v_fmac_f32_e32 v16, v45, v19
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cvt_f32_i32_e32 v17, v17
	v_subrev_nc_u32_e32 v19, 32, v39
	v_or_b16 v39.l, v25.l, v24.h
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v16, v49, v20
	v_cvt_f32_i32_e32 v19, v19
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_subrev_nc_u32_e32 v21, 32, v39
	v_or_b16 v39.l, v25.h, v26.l
	v_dual_fmac_f32 v16, v28, v18 :: v_dual_mul_f32 v19, v38, v19
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cvt_f32_i32_e32 v20, v21
	v_subrev_nc_u32_e32 v21, 32, v39
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v14, v14, v16 :: v_dual_fmac_f32 v19, v37, v17
	v_cvt_f32_i32_e32 v15, v21
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v19, v41, v20
	v_fmac_f32_e32 v19, v29, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v14, v14, v19
	v_add_f32_e32 v7, v7, v14
	s_and_not1_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB8_3
; %bb.4:
	s_or_b32 exec_lo, exec_lo, s4
.LBB8_5:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s1
	v_mbcnt_lo_u32_b32 v2, -1, 0
	v_xor_b32_e32 v3, 16, v2
	v_xor_b32_e32 v4, 8, v2
	v_xor_b32_e32 v5, 4, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cmp_gt_i32_e32 vcc_lo, 32, v3
	v_cndmask_b32_e32 v3, v2, v3, vcc_lo
	v_cmp_gt_i32_e32 vcc_lo, 32, v4
	v_cndmask_b32_e32 v4, v2, v4, vcc_lo
	v_cmp_gt_i32_e32 vcc_lo, 32, v5
	s_delay_alu instid0(VALU_DEP_2)
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshlrev_b32_e32 v3, 2, v3
	v_cndmask_b32_e32 v5, v2, v5, vcc_lo
	ds_bpermute_b32 v3, v3, v7
	v_lshlrev_b32_e32 v5, 2, v5
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v7, v3
	ds_bpermute_b32 v4, v4, v3
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v5, v3
	v_xor_b32_e32 v5, 2, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cmp_gt_i32_e32 vcc_lo, 32, v5
	v_cndmask_b32_e32 v5, v2, v5, vcc_lo
	v_lshlrev_b32_e32 v5, 2, v5
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v5, v3
	v_xor_b32_e32 v5, 1, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_cmp_gt_i32_e32 vcc_lo, 32, v5
	v_cndmask_b32_e32 v2, v2, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v3, v3, v4 :: v_dual_lshlrev_b32 v2, 2, v2
	ds_bpermute_b32 v4, v2, v3
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB8_7
; %bb.6:
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v3, v4
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v2, off
.LBB8_7:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel q6_rows
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
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
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 58
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
.Lfunc_end8:
	.size	q6_rows, .Lfunc_end8-q6_rows
                                        ; -- End function
	.set q6_rows.num_vgpr, 58
	.set q6_rows.num_agpr, 0
	.set q6_rows.numbered_sgpr, 16
	.set q6_rows.num_named_barrier, 0
	.set q6_rows.private_seg_size, 0
	.set q6_rows.uses_vcc, 1
	.set q6_rows.uses_flat_scratch, 0
	.set q6_rows.has_dyn_sized_stack, 0
	.set q6_rows.has_recursion, 0
	.set q6_rows.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1968
; TotalNumSgprs: 18
; NumVgprs: 58
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 58
; Occupancy: 16
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
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
        .value_kind:     hidden_block_count_x
      - .offset:         36
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         40
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         44
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         46
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         48
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         50
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         52
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         54
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         96
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 288
    .max_flat_workgroup_size: 1024
    .name:           q6_rows
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         q6_rows.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     58
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
