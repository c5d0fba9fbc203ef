	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	lattice_d2q9            ; -- Begin function lattice_d2q9
	.globl	lattice_d2q9
	.p2align	8
	.type	lattice_d2q9,@function
lattice_d2q9:                           ; @lattice_d2q9
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x18
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s7, s4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v1, s7
	s_sub_i32 s2, 0, s7
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s2, v1
	s_lshl_b32 s2, s15, 8
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_or_b32_e32 v0, s2, v0
	s_xor_b32 s2, s2, s4
	s_ashr_i32 s2, s2, 31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v3, 0, v0
	v_mul_hi_u32 v2, v1, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_max_i32_e32 v3, v3, v0
	v_add_nc_u32_e32 v2, v1, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v1, v3, v2
	v_mul_lo_u32 v4, v1, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v3, v3, v4
	v_add_nc_u32_e32 v4, 1, v1
	v_subrev_nc_u32_e32 v5, s7, v3
	v_cmp_le_u32_e32 vcc_lo, s7, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v1, v1, v4, vcc_lo
	v_cndmask_b32_e32 v3, v3, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v4, 1, v1
	v_cmp_le_u32_e32 vcc_lo, s7, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v1, v1, v4, vcc_lo
	v_xor_b32_e32 v1, s2, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_subrev_nc_u32_e32 v3, s2, v1
	s_mov_b32 s2, exec_lo
	v_cmpx_gt_i32_e64 s5, v3
	s_cbranch_execz .LBB14_3
; %bb.1:
	s_load_b64 s[2:3], s[0:1], 0x10
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s3, v1, vcc_lo
	global_load_d16_u8 v4, v[4:5], off
	s_waitcnt vmcnt(0)
	v_cmp_eq_u16_e32 vcc_lo, 0, v4.l
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB14_3
; %bb.2:
	v_mul_lo_u32 v4, v3, s4
	s_abs_i32 s9, s5
	v_add_nc_u32_e32 v3, s5, v3
	v_cvt_f32_u32_e32 v5, s9
	s_mul_i32 s8, s5, s4
	s_sub_i32 s5, 0, s9
	s_lshl_b32 s10, s8, 1
	v_add_nc_u32_e32 v11, 1, v3
	v_rcp_iflag_f32_e32 v5, v5
	v_sub_nc_u32_e32 v4, v0, v4
	v_sub_nc_u32_e32 v7, 0, v3
	v_ashrrev_i32_e32 v6, 31, v3
	v_sub_nc_u32_e32 v18, 0, v11
	v_ashrrev_i32_e32 v20, 31, v11
	v_add_nc_u32_e32 v4, s4, v4
	s_load_b128 s[0:3], s[0:1], 0x0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_max_i32_e32 v11, v18, v11
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_sub_nc_u32_e32 v9, 0, v4
	v_add_nc_u32_e32 v10, -1, v4
	v_add_nc_u32_e32 v12, 1, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cvt_u32_f32_e32 v5, v5
	v_max_i32_e32 v9, v9, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v13, 0, v10
	v_ashrrev_i32_e32 v4, 31, v4
	v_mul_lo_u32 v14, s5, v5
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_hi_u32 v15, v9, v2
	v_max_i32_e32 v13, v13, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_hi_u32 v19, v13, v2
	v_mul_hi_u32 v14, v5, v14
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v15, v15, s7
	v_add_nc_u32_e32 v5, v5, v14
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v9, v9, v15
	v_subrev_nc_u32_e32 v18, s7, v9
	v_cmp_le_u32_e32 vcc_lo, s7, v9
	v_add_nc_u32_e32 v8, -1, v3
	v_max_i32_e32 v3, v7, v3
	v_sub_nc_u32_e32 v7, 0, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_hi_u32 v14, v3, v5
	v_max_i32_e32 v7, v7, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v2, v7, v2
	v_mul_lo_u32 v2, v2, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v2, v7, v2
	v_cndmask_b32_e32 v7, v9, v18, vcc_lo
	v_sub_nc_u32_e32 v17, 0, v8
	v_ashrrev_i32_e32 v16, 31, v8
	v_mul_lo_u32 v9, v14, s9
	v_subrev_nc_u32_e32 v18, s7, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_max_i32_e32 v8, v17, v8
	v_mul_lo_u32 v17, v19, s7
	v_mul_hi_u32 v15, v8, v5
	v_mul_hi_u32 v5, v11, v5
	v_sub_nc_u32_e32 v3, v3, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v13, v13, v17
	v_subrev_nc_u32_e32 v17, s7, v2
	v_subrev_nc_u32_e32 v9, s9, v3
	v_mul_lo_u32 v15, v15, s9
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_subrev_nc_u32_e32 v14, s7, v13
	v_cmp_le_u32_e32 vcc_lo, s7, v13
	v_mul_lo_u32 v5, v5, s9
	v_cndmask_b32_e32 v13, v13, v14, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s7, v2
	v_sub_nc_u32_e32 v8, v8, v15
	v_ashrrev_i32_e32 v10, 31, v10
	v_sub_nc_u32_e32 v5, v11, v5
	v_subrev_nc_u32_e32 v11, s7, v13
	v_cndmask_b32_e32 v2, v2, v17, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s7, v7
	v_subrev_nc_u32_e32 v14, s9, v8
	v_cndmask_b32_e32 v7, v7, v18, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s9, v3
	v_ashrrev_i32_e32 v12, 31, v12
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_xor_b32_e32 v7, v7, v4
	v_cndmask_b32_e32 v3, v3, v9, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s9, v8
	v_subrev_nc_u32_e32 v9, s9, v5
	v_subrev_nc_u32_e32 v15, s9, v3
	v_cndmask_b32_e32 v8, v8, v14, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s9, v5
	v_subrev_nc_u32_e32 v14, s7, v2
	v_cndmask_b32_e32 v5, v5, v9, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s9, v3
	v_subrev_nc_u32_e32 v9, s9, v8
	v_cndmask_b32_e32 v3, v3, v15, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s9, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_xor_b32_e32 v3, v3, v6
	v_cndmask_b32_e32 v8, v8, v9, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s7, v13
	v_subrev_nc_u32_e32 v9, s9, v5
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v3, v3, v6
	v_xor_b32_e32 v8, v8, v16
	v_cndmask_b32_e32 v11, v13, v11, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s9, v5
	v_sub_nc_u32_e32 v13, v7, v4
	s_ashr_i32 s9, s8, 31
	v_sub_nc_u32_e32 v8, v8, v16
	v_cndmask_b32_e32 v5, v5, v9, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s7, v2
	v_xor_b32_e32 v9, v11, v10
	v_mul_lo_u32 v11, v3, s4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_xor_b32_e32 v5, v5, v20
	v_cndmask_b32_e32 v6, v2, v14, vcc_lo
	v_mad_u64_u32 v[2:3], null, v8, s4, s[10:11]
	v_sub_nc_u32_e32 v14, v9, v10
	v_xor_b32_e32 v4, v6, v12
	v_add_nc_u32_e32 v8, s8, v11
	v_add_nc_u32_e32 v3, v11, v13
	v_sub_nc_u32_e32 v6, v5, v20
	v_add_nc_u32_e32 v5, v2, v13
	v_sub_nc_u32_e32 v15, v4, v12
	v_add_nc_u32_e32 v7, v8, v14
	v_ashrrev_i32_e32 v4, 31, v3
	v_mul_lo_u32 v10, v6, s4
	v_ashrrev_i32_e32 v6, 31, v5
	v_add3_u32 v9, v8, s10, v15
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_mul_i32 s4, s8, 3
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_lshl_add_u32 v16, s8, 2, v10
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e64 v4, null, s1, v4, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v7, vcc_lo, s0, v7
	v_add_co_ci_u32_e64 v8, null, s1, v8, vcc_lo
	v_add_co_u32 v5, vcc_lo, s0, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s1, v6, vcc_lo
	s_clause 0x2
	global_load_b32 v18, v[3:4], off
	global_load_b32 v19, v[7:8], off
	global_load_b32 v20, v[5:6], off
	v_add_nc_u32_e32 v11, v16, v13
	v_ashrrev_i32_e32 v10, 31, v9
	v_add_nc_u32_e32 v13, s4, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v12, 31, v11
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v4, v13, v14
	v_add3_u32 v8, v13, s8, v15
	v_lshlrev_b64 v[2:3], 2, v[11:12]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, s0, v9
	v_add_co_ci_u32_e64 v7, null, s1, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_nc_u32_e32 v10, s4, v16
	v_add_co_ci_u32_e64 v3, null, s1, v3, vcc_lo
	v_ashrrev_i32_e32 v5, 31, v4
	v_ashrrev_i32_e32 v9, 31, v8
	s_clause 0x1
	global_load_b32 v21, v[6:7], off
	global_load_b32 v22, v[2:3], off
	v_add_nc_u32_e32 v6, v10, v15
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	v_add3_u32 v8, v10, s8, v14
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v7, 31, v6
	v_add_co_u32 v4, vcc_lo, s0, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v5, null, s1, v5, vcc_lo
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_co_ci_u32_e64 v3, null, s1, v3, vcc_lo
	v_ashrrev_i32_e32 v9, 31, v8
	s_clause 0x1
	global_load_b32 v23, v[4:5], off
	global_load_b32 v24, v[2:3], off
	v_add_co_u32 v2, vcc_lo, s0, v6
	v_lshlrev_b64 v[4:5], 2, v[8:9]
	v_add_co_ci_u32_e64 v3, null, s1, v7, vcc_lo
	global_load_b32 v25, v[2:3], off
	v_add_co_u32 v2, vcc_lo, s0, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s1, v5, vcc_lo
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_load_b32 v26, v[2:3], off
	s_lshl_b64 s[0:1], s[8:9], 2
	s_waitcnt vmcnt(8)
	v_add_f32_e32 v2, 0, v18
	v_fma_f32 v4, v18, 0, 0
	s_waitcnt vmcnt(7)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_f32_e32 v2, v2, v19
	v_add_f32_e32 v6, v4, v19
	v_fmac_f32_e32 v4, 0, v19
	s_waitcnt vmcnt(6)
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_f32_e32 v2, v2, v20
	s_waitcnt vmcnt(5)
	v_dual_fmac_f32 v6, 0, v20 :: v_dual_add_f32 v5, v2, v21
	v_add_f32_e32 v8, v4, v20
	v_add_co_u32 v2, vcc_lo, v0, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v3, null, s1, v1, vcc_lo
	s_waitcnt vmcnt(4)
	v_dual_add_f32 v7, v5, v22 :: v_dual_sub_f32 v10, v6, v21
	v_add_co_u32 v4, vcc_lo, v2, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v5, null, s1, v3, vcc_lo
	v_add_co_u32 v6, vcc_lo, v4, s0
	s_waitcnt vmcnt(3)
	v_dual_add_f32 v9, v7, v23 :: v_dual_fmac_f32 v10, 0, v22
	v_fmac_f32_e32 v8, 0, v21
	v_add_co_ci_u32_e64 v7, null, s1, v5, vcc_lo
	s_waitcnt vmcnt(2)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v12, v9, v24 :: v_dual_add_f32 v13, v10, v23
	v_sub_f32_e32 v11, v8, v22
	v_add_co_u32 v8, vcc_lo, v6, s0
	s_waitcnt vmcnt(1)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v12, v12, v25 :: v_dual_sub_f32 v15, v13, v24
	v_add_f32_e32 v14, v11, v23
	v_add_co_ci_u32_e64 v9, null, s1, v7, vcc_lo
	v_add_co_u32 v10, vcc_lo, v8, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v11, null, s1, v9, vcc_lo
	s_waitcnt vmcnt(0)
	v_dual_add_f32 v27, v12, v26 :: v_dual_sub_f32 v16, v15, v25
	v_add_co_u32 v12, vcc_lo, v10, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v13, null, s1, v11, vcc_lo
	v_rcp_f32_e32 v28, v27
	v_dual_mul_f32 v33, 0x3de38e39, v27 :: v_dual_add_f32 v14, v14, v24
	v_add_f32_e32 v29, v16, v26
	v_mul_f32_e32 v31, 0x3ee38e39, v27
	v_mul_f32_e32 v27, 0x3ce38e39, v27
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(TRANS32_DEP_1)
	v_sub_f32_e32 v17, v14, v25
	v_add_co_u32 v14, vcc_lo, v12, s0
	v_mul_f32_e32 v32, v29, v28
	v_add_co_ci_u32_e64 v15, null, s1, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_f32_e32 v30, v17, v26
	v_add_co_u32 v16, vcc_lo, v14, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v17, null, s1, v15, vcc_lo
	v_mul_f32_e32 v30, v30, v28
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_f32_e32 v35, 0, v30
	v_mul_f32_e32 v34, v30, v30
	v_fma_f32 v36, 0, v30, v32
	v_fma_f32 v37, 0, v32, v30
	v_fma_f32 v38, v30, 0, -v32
	v_fma_f32 v39, v32, 0, -v30
	v_fma_f32 v41, -v29, v28, v30
	v_fma_f32 v42, -v29, v28, -v30
	v_fma_f32 v40, v29, v28, v30
	v_fma_f32 v28, v29, v28, -v30
	v_fmac_f32_e32 v35, 0, v32
	v_fmac_f32_e32 v34, v32, v32
	v_dual_mul_f32 v29, 0x40400000, v36 :: v_dual_mul_f32 v32, 0x40400000, v37
	v_fma_f32 v30, 0x40400000, v36, 1.0
	v_fma_f32 v36, 0x40400000, v37, 1.0
	v_mul_f32_e32 v37, 0x40400000, v38
	v_dual_mul_f32 v43, 0x40400000, v39 :: v_dual_mul_f32 v44, 0x40400000, v40
	v_dual_mul_f32 v45, 0x40400000, v41 :: v_dual_mul_f32 v46, 0x40400000, v42
	v_fma_f32 v39, 0x40400000, v39, 1.0
	v_fma_f32 v42, 0x40400000, v42, 1.0
	v_dual_mul_f32 v47, 0x40400000, v28 :: v_dual_mul_f32 v48, 0x40400000, v35
	v_dual_mul_f32 v49, 0.5, v29 :: v_dual_mul_f32 v50, 0.5, v32
	v_dual_mul_f32 v51, 0.5, v37 :: v_dual_mul_f32 v52, 0.5, v43
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v55, 0.5, v46 :: v_dual_mul_f32 v56, 0.5, v47
	v_fma_f32 v38, 0x40400000, v38, 1.0
	v_dual_fmac_f32 v36, v32, v50 :: v_dual_fmac_f32 v39, v43, v52
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v42, v46, v55
	v_fma_f32 v35, 0x40400000, v35, 1.0
	v_dual_mul_f32 v57, 0.5, v48 :: v_dual_fmac_f32 v30, v29, v49
	v_dual_fmac_f32 v38, v37, v51 :: v_dual_fmac_f32 v39, 0xbfc00000, v34
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v42, 0xbfc00000, v34
	v_fma_f32 v40, 0x40400000, v40, 1.0
	v_fma_f32 v41, 0x40400000, v41, 1.0
	v_fma_f32 v28, 0x40400000, v28, 1.0
	v_dual_mul_f32 v53, 0.5, v44 :: v_dual_mul_f32 v54, 0.5, v45
	v_fmac_f32_e32 v35, v48, v57
	v_fma_f32 v37, v27, v42, -v25
	v_fmac_f32_e32 v38, 0xbfc00000, v34
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v40, v44, v53 :: v_dual_fmac_f32 v41, v45, v54
	v_fmac_f32_e32 v28, v47, v56
	v_dual_fmac_f32 v30, 0xbfc00000, v34 :: v_dual_fmac_f32 v25, s6, v37
	s_delay_alu instid0(VALU_DEP_4)
	v_fma_f32 v32, v33, v38, -v21
	v_fmac_f32_e32 v36, 0xbfc00000, v34
	v_fmac_f32_e32 v40, 0xbfc00000, v34
	v_fmac_f32_e32 v41, 0xbfc00000, v34
	v_fmac_f32_e32 v28, 0xbfc00000, v34
	v_fma_f32 v29, v33, v30, -v19
	v_fmac_f32_e32 v21, s6, v32
	v_fma_f32 v30, v33, v36, -v20
	v_fma_f32 v33, v33, v39, -v22
	v_fmac_f32_e32 v35, 0xbfc00000, v34
	v_fma_f32 v34, v27, v40, -v23
	v_fma_f32 v36, v27, v41, -v24
	v_fma_f32 v27, v27, v28, -v26
	v_fmac_f32_e32 v22, s6, v33
	v_fma_f32 v28, v31, v35, -v18
	v_dual_fmac_f32 v19, s6, v29 :: v_dual_fmac_f32 v20, s6, v30
	v_dual_fmac_f32 v23, s6, v34 :: v_dual_fmac_f32 v24, s6, v36
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v18, s6, v28
	v_fmac_f32_e32 v26, s6, v27
	s_clause 0x8
	global_store_b32 v[0:1], v18, off
	global_store_b32 v[2:3], v19, off
	global_store_b32 v[4:5], v20, off
	global_store_b32 v[6:7], v21, off
	global_store_b32 v[8:9], v22, off
	global_store_b32 v[10:11], v23, off
	global_store_b32 v[12:13], v24, off
	global_store_b32 v[14:15], v25, off
	global_store_b32 v[16:17], v26, off
.LBB14_3:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lattice_d2q9
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_inst_pref_size 18
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end14:
	.size	lattice_d2q9, .Lfunc_end14-lattice_d2q9
                                        ; -- End function
	.set lattice_d2q9.num_vgpr, 58
	.set lattice_d2q9.num_agpr, 0
	.set lattice_d2q9.numbered_sgpr, 16
	.set lattice_d2q9.num_named_barrier, 0
	.set lattice_d2q9.private_seg_size, 0
	.set lattice_d2q9.uses_vcc, 1
	.set lattice_d2q9.uses_flat_scratch, 0
	.set lattice_d2q9.has_dyn_sized_stack, 0
	.set lattice_d2q9.has_recursion, 0
	.set lattice_d2q9.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2280
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 256
    .name:           lattice_d2q9
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         lattice_d2q9.kd
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
