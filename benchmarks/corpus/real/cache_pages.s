	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	cache_pages             ; -- Begin function cache_pages
	.globl	cache_pages
	.p2align	8
	.type	cache_pages,@function
cache_pages:                            ; @cache_pages
; %bb.0:
	s_load_b64 s[2:3], s[0:1], 0x20
	s_mov_b32 s18, s15
	s_ashr_i32 s19, s15, 31
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b64 s[4:5], s[18:19], 3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s2, s4
	s_addc_u32 s3, s3, s5
	s_load_b64 s[16:17], s[2:3], 0x0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i64_e64 s2, s[16:17], 0
	s_and_b32 vcc_lo, exec_lo, s2
	s_cbranch_vccnz .LBB55_14
; %bb.1:
	s_load_b128 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s3, s15, 31
	s_mov_b32 s2, s15
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_or_b64 s[4:5], s[16:17], s[2:3]
	s_mov_b32 s4, 0
	s_cmp_lg_u64 s[4:5], 0
	s_cbranch_scc0 .LBB55_15
; %bb.2:
	s_ashr_i32 s6, s3, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_add_u32 s8, s2, s6
	s_mov_b32 s7, s6
	s_addc_u32 s9, s3, s6
	s_xor_b64 s[8:9], s[8:9], s[6:7]
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v1, s8
	v_cvt_f32_u32_e32 v2, s9
	s_sub_u32 s11, 0, s8
	s_subb_u32 s15, 0, s9
	v_fmamk_f32 v1, v2, 0x4f800000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x5f7ffffc, v1
	v_mul_f32_e32 v2, 0x2f800000, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v2, v2
	v_fmamk_f32 v1, v2, 0xcf800000, v1
	v_cvt_u32_f32_e32 v2, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s5, v2
	s_delay_alu instid0(VALU_DEP_2)
	v_readfirstlane_b32 s10, v1
	s_mul_i32 s19, s11, s5
	s_mul_hi_u32 s21, s11, s10
	s_mul_i32 s20, s15, s10
	s_add_i32 s19, s21, s19
	s_mul_i32 s22, s11, s10
	s_add_i32 s19, s19, s20
	s_mul_hi_u32 s21, s10, s22
	s_mul_i32 s24, s10, s19
	s_mul_hi_u32 s23, s5, s22
	s_mul_i32 s20, s5, s22
	s_mul_hi_u32 s22, s10, s19
	s_add_u32 s21, s21, s24
	s_addc_u32 s22, 0, s22
	s_mul_hi_u32 s25, s5, s19
	s_add_u32 s20, s21, s20
	s_mul_i32 s19, s5, s19
	s_addc_u32 s20, s22, s23
	s_addc_u32 s21, s25, 0
	s_add_u32 s19, s20, s19
	s_addc_u32 s20, 0, s21
	s_add_u32 s10, s10, s19
	s_addc_u32 s5, s5, s20
	s_mul_hi_u32 s19, s11, s10
	s_mul_i32 s20, s11, s10
	s_mul_i32 s11, s11, s5
	s_mul_i32 s15, s15, s10
	s_add_i32 s11, s19, s11
	s_mul_i32 s19, s5, s20
	s_add_i32 s11, s11, s15
	s_mul_hi_u32 s15, s10, s20
	s_mul_i32 s23, s10, s11
	s_mul_hi_u32 s22, s10, s11
	s_add_u32 s15, s15, s23
	s_mul_hi_u32 s21, s5, s20
	s_addc_u32 s22, 0, s22
	s_mul_hi_u32 s20, s5, s11
	s_add_u32 s15, s15, s19
	s_mul_i32 s11, s5, s11
	s_addc_u32 s15, s22, s21
	s_addc_u32 s19, s20, 0
	s_add_u32 s11, s15, s11
	s_addc_u32 s15, 0, s19
	s_add_u32 s19, s10, s11
	s_addc_u32 s5, s5, s15
	s_ashr_i32 s10, s17, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_add_u32 s20, s16, s10
	s_mov_b32 s11, s10
	s_addc_u32 s21, s17, s10
	s_xor_b64 s[20:21], s[20:21], s[10:11]
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mul_i32 s22, s20, s5
	s_mul_hi_u32 s23, s20, s19
	s_mul_hi_u32 s15, s20, s5
	s_mul_hi_u32 s25, s21, s19
	s_mul_i32 s19, s21, s19
	s_add_u32 s22, s23, s22
	s_addc_u32 s15, 0, s15
	s_mul_hi_u32 s24, s21, s5
	s_add_u32 s19, s22, s19
	s_mul_i32 s5, s21, s5
	s_addc_u32 s15, s15, s25
	s_addc_u32 s19, s24, 0
	s_add_u32 s5, s15, s5
	s_addc_u32 s15, 0, s19
	s_mul_hi_u32 s19, s8, s5
	s_mul_i32 s22, s8, s15
	s_mul_i32 s23, s9, s5
	s_add_i32 s19, s19, s22
	s_mul_i32 s22, s8, s5
	s_add_i32 s19, s19, s23
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s23, s21, s19
	s_sub_u32 s20, s20, s22
	s_cselect_b32 s22, -1, 0
	s_subb_u32 s23, s23, s9
	s_sub_u32 s24, s20, s8
	s_subb_u32 s23, s23, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_u32 s23, s9
	s_cselect_b32 s25, -1, 0
	s_cmp_ge_u32 s24, s8
	s_cselect_b32 s24, -1, 0
	s_cmp_eq_u32 s23, s9
	s_cselect_b32 s23, s24, s25
	s_add_u32 s24, s5, 1
	s_addc_u32 s25, s15, 0
	s_add_u32 s26, s5, 2
	s_addc_u32 s27, s15, 0
	s_cmp_lg_u32 s23, 0
	s_cselect_b32 s23, s26, s24
	s_cselect_b32 s24, s27, s25
	s_cmp_lg_u32 s22, 0
	s_subb_u32 s19, s21, s19
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_u32 s19, s9
	s_cselect_b32 s21, -1, 0
	s_cmp_ge_u32 s20, s8
	s_cselect_b32 s8, -1, 0
	s_cmp_eq_u32 s19, s9
	s_cselect_b32 s8, s8, s21
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	s_cmp_lg_u32 s8, 0
	s_cselect_b32 s9, s24, s15
	s_cselect_b32 s8, s23, s5
	s_xor_b64 s[6:7], s[10:11], s[6:7]
	s_xor_b64 s[8:9], s[8:9], s[6:7]
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_u32 s20, s8, s6
	s_subb_u32 s21, s9, s7
	s_and_not1_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB55_4
.LBB55_3:
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s5, 0, s2
	s_mov_b32 s21, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_readfirstlane_b32 s4, v1
	s_mul_i32 s5, s5, s4
	s_mul_hi_u32 s5, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_i32 s4, s4, s5
	s_mul_hi_u32 s4, s16, s4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_mul_i32 s5, s4, s2
	s_add_i32 s6, s4, 1
	s_sub_i32 s5, s16, s5
	s_sub_i32 s7, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s6, s4
	s_cselect_b32 s5, s7, s5
	s_add_i32 s6, s4, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s20, s6, s4
.LBB55_4:
	s_mul_i32 s15, s14, s13
	s_mov_b32 s4, exec_lo
	v_cmpx_gt_i32_e64 s15, v0
	s_cbranch_execz .LBB55_14
; %bb.5:
	s_load_b32 s22, s[0:1], 0x44
	s_mul_i32 s4, s20, s3
	s_mul_hi_u32 s5, s20, s2
	v_add_nc_u32_e32 v1, 1, v0
	s_add_i32 s19, s5, s4
	s_load_b256 s[4:11], s[0:1], 0x0
	s_mul_i32 s23, s21, s2
	s_mul_i32 s0, s20, s2
	v_max_i32_e32 v2, s15, v1
	s_add_i32 s19, s19, s23
	s_sub_u32 s16, s16, s0
	s_subb_u32 s17, s17, s19
	s_ashr_i32 s0, s13, 31
	v_sub_nc_u32_e32 v8, v2, v0
	s_mul_hi_u32 s1, s20, s13
	s_mul_i32 s0, s20, s0
	s_mul_i32 s19, s21, s13
	s_add_i32 s0, s1, s0
	s_ashr_i32 s21, s14, 31
	s_add_i32 s19, s0, s19
	s_waitcnt lgkmcnt(0)
	s_and_b32 s22, s22, 0xffff
	v_cmp_gt_u32_e32 vcc_lo, 2, v8
	s_cmp_lg_u32 s22, 1
	s_mul_hi_i32 s1, s12, s18
	s_cselect_b32 s0, -1, 0
	s_mul_i32 s18, s12, s18
	s_mul_i32 s20, s20, s13
	s_or_b32 s12, vcc_lo, s0
	s_mov_b32 s23, 0
                                        ; implicit-def: $sgpr0
                                        ; implicit-def: $vgpr2_vgpr3
	s_and_saveexec_b32 s13, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s12, exec_lo, s13
	s_cbranch_execz .LBB55_7
; %bb.6:
	s_abs_i32 s0, s14
	s_mov_b32 s23, exec_lo
	v_cvt_f32_u32_e32 v1, s0
	s_sub_i32 s13, 0, s0
                                        ; implicit-def: $vgpr8
	v_mov_b32_e32 v3, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v2, s13, v1
	v_mul_hi_u32 v2, v1, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v2, v1, v2
.LBB55_7:
	s_or_saveexec_b32 s24, s12
	v_dual_mov_b32 v4, s21 :: v_dual_mov_b32 v5, s0
	s_xor_b32 exec_lo, exec_lo, s24
	s_cbranch_execz .LBB55_11
; %bb.8:
	s_abs_i32 s25, s14
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v10, v0
	v_cvt_f32_u32_e32 v2, s25
	s_sub_i32 s0, 0, s25
	v_mov_b32_e32 v7, v1
	s_mov_b32 s26, s20
	s_mov_b32 s27, s19
	v_rcp_iflag_f32_e32 v2, v2
	s_mov_b32 s28, s14
	s_mov_b32 s29, s21
	s_mov_b32 s30, s14
	s_mov_b32 s31, s14
	s_mov_b32 s33, s2
	s_mov_b32 s34, s3
	s_mov_b32 s12, s16
	s_mov_b32 s13, s17
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_mul_f32 v2, 0x4f7ffffe, v2 :: v_dual_and_b32 v9, -2, v8
	s_mov_b32 s35, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v6, v0 :: v_dual_mov_b32 v11, v9
	v_cvt_u32_f32_e32 v2, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v3, s0, v2
	v_mul_hi_u32 v4, v2, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v3, v5 :: v_dual_add_nc_u32 v2, v2, v4
.LBB55_9:                               ; =>This Inner Loop Header: Depth=1
	v_add_co_u32 v12, s0, s18, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v13, null, s1, 0, s0
	v_ashrrev_i32_e32 v4, 31, v6
	v_add_nc_u32_e32 v10, 2, v10
	v_lshlrev_b64 v[12:13], 1, v[12:13]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v4, s21, v4
	v_add_co_u32 v14, vcc_lo, s4, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v15, null, s5, v13, vcc_lo
	v_add_co_u32 v12, vcc_lo, s6, v12
	v_add_co_ci_u32_e64 v13, null, s7, v13, vcc_lo
	global_load_b32 v1, v[14:15], off
	global_load_b32 v20, v[12:13], off
	v_sub_nc_u32_e32 v12, 0, v6
	v_sub_nc_u32_e32 v15, 0, v7
	v_ashrrev_i32_e32 v14, 31, v7
	v_mov_b32_e32 v13, v5
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_max_i32_e32 v12, v12, v6
	v_max_i32_e32 v15, v15, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_xor_b32_e32 v14, s21, v14
	v_mul_hi_u32 v16, v12, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_hi_u32 v17, v15, v2
	v_mul_lo_u32 v18, v16, s25
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v19, v17, s25
	v_sub_nc_u32_e32 v12, v12, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v15, v15, v19
	v_subrev_nc_u32_e32 v18, s25, v12
	v_add_nc_u32_e32 v21, 1, v16
	v_add_nc_u32_e32 v11, -2, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_subrev_nc_u32_e32 v19, s25, v15
	v_cmp_le_u32_e64 s0, s25, v15
	v_cmp_eq_u32_e32 vcc_lo, 0, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v15, v15, v19, s0
	s_or_b32 s35, vcc_lo, s35
	v_cmp_le_u32_e32 vcc_lo, s25, v12
	v_cndmask_b32_e32 v12, v12, v18, vcc_lo
	v_cndmask_b32_e32 v16, v16, v21, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s25, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v18, 1, v16
	v_cndmask_b32_e32 v12, v16, v18, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s25, v15
	v_add_nc_u32_e32 v22, 1, v17
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v12, v12, v4
	v_cndmask_b32_e64 v17, v17, v22, s0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v4, v12, v4
	v_add_nc_u32_e32 v19, 1, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v18, v4, s30
	v_cndmask_b32_e32 v15, v17, v19, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v15, v15, v14
	v_sub_nc_u32_e32 v12, v15, v14
	v_ashrrev_i32_e32 v14, 31, v4
	v_add_co_u32 v4, vcc_lo, s20, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v15, 31, v12
	v_mul_lo_u32 v19, v12, s31
	v_add_co_u32 v12, s0, s26, v12
	v_add_co_ci_u32_e64 v22, null, s19, v14, vcc_lo
	v_add_co_ci_u32_e64 v21, null, s27, v15, s0
	v_mul_lo_u32 v23, v4, s3
	s_delay_alu instid0(VALU_DEP_4)
	v_mad_u64_u32 v[14:15], null, v12, s33, s[12:13]
	v_mad_u64_u32 v[16:17], null, v4, s2, s[16:17]
	v_mul_lo_u32 v22, v22, s2
	v_mul_lo_u32 v24, v12, s34
	v_mul_lo_u32 v21, v21, s33
	v_sub_nc_u32_e32 v12, v7, v19
	v_sub_nc_u32_e32 v4, v6, v18
	v_mul_lo_u32 v25, v14, s29
	v_add_nc_u32_e32 v7, 2, v7
	v_add_nc_u32_e32 v6, 2, v6
	v_mad_u64_u32 v[18:19], null, v14, s14, v[12:13]
	v_mad_u64_u32 v[12:13], null, v16, s28, v[4:5]
	v_add3_u32 v4, v22, v17, v23
	v_add3_u32 v15, v21, v15, v24
	v_mul_lo_u32 v14, v16, s21
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v4, v4, s28
	v_mul_lo_u32 v15, v15, s14
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v13, v4, v13, v14
	v_add3_u32 v19, v15, v19, v25
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[12:13], 1, v[12:13]
	v_lshlrev_b64 v[14:15], 1, v[18:19]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v16, vcc_lo, s8, v12
	v_add_co_ci_u32_e64 v17, null, s9, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v18, vcc_lo, s8, v14
	v_add_co_ci_u32_e64 v19, null, s9, v15, vcc_lo
	v_add_co_u32 v12, vcc_lo, s10, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, s11, v13, vcc_lo
	v_add_co_u32 v14, vcc_lo, s10, v14
	v_add_co_ci_u32_e64 v15, null, s11, v15, vcc_lo
	s_waitcnt vmcnt(1)
	s_clause 0x1
	global_store_b16 v[16:17], v1, off
	global_store_d16_hi_b16 v[18:19], v1, off
	s_waitcnt vmcnt(0)
	s_clause 0x1
	global_store_b16 v[12:13], v20, off
	global_store_d16_hi_b16 v[14:15], v20, off
	s_and_not1_b32 exec_lo, exec_lo, s35
	s_cbranch_execnz .LBB55_9
; %bb.10:
	s_or_b32 exec_lo, exec_lo, s35
	v_cmp_ne_u32_e32 vcc_lo, v8, v9
	v_dual_mov_b32 v5, s25 :: v_dual_add_nc_u32 v0, v0, v9
	v_mov_b32_e32 v4, s21
	s_and_not1_b32 s0, s23, exec_lo
	s_and_b32 s12, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s23, s0, s12
.LBB55_11:
	s_or_b32 exec_lo, exec_lo, s24
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 exec_lo, exec_lo, s23
	s_cbranch_execz .LBB55_14
; %bb.12:
	v_mov_b32_e32 v1, 0
	s_mov_b32 s12, 0
	s_sub_i32 s13, 0, s14
.LBB55_13:                              ; =>This Inner Loop Header: Depth=1
	v_add_co_u32 v6, s0, s18, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, s1, 0, s0
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, s4, v6
	v_add_co_ci_u32_e64 v9, null, s5, v7, vcc_lo
	v_add_co_u32 v10, vcc_lo, s6, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v11, null, s7, v7, vcc_lo
	global_load_d16_b16 v6, v[8:9], off
	global_load_d16_hi_b16 v6, v[10:11], off
	v_sub_nc_u32_e32 v7, 0, v0
	v_ashrrev_i32_e32 v8, 31, v0
	v_max_i32_e32 v10, v7, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v11, v8, v4
	v_mul_hi_u32 v7, v10, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[8:9], null, v10, v3, v[7:8]
	v_mul_lo_u32 v7, v8, v5
	v_add_nc_u32_e32 v9, 1, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v7, v10, v7
	v_sub_nc_u32_e32 v10, v7, v5
	v_cmp_ge_u32_e32 vcc_lo, v7, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v8, v8, v9 :: v_dual_cndmask_b32 v7, v7, v10
	v_add_nc_u32_e32 v9, 1, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v7, v5
	v_cndmask_b32_e32 v7, v8, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v7, v7, v11
	v_sub_nc_u32_e32 v9, v7, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v10, 31, v9
	v_add_co_u32 v11, vcc_lo, s20, v9
	v_mad_u64_u32 v[7:8], null, s13, v9, v[0:1]
	v_add_co_ci_u32_e64 v12, null, s19, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mad_u64_u32 v[9:10], null, v11, s2, s[16:17]
	v_mul_lo_u32 v13, v11, s3
	v_mul_lo_u32 v14, v12, s2
	v_mov_b32_e32 v8, v1
	v_add_nc_u32_e32 v0, s22, v0
	v_mul_lo_u32 v15, v9, s21
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mad_u64_u32 v[11:12], null, v9, s14, v[7:8]
	v_add3_u32 v7, v14, v10, v13
	v_cmp_le_i32_e32 vcc_lo, s15, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v7, v7, s14
	s_or_b32 s12, vcc_lo, s12
	v_add3_u32 v12, v7, v12, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[7:8], 1, v[11:12]
	v_add_co_u32 v9, s0, s8, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v10, null, s9, v8, s0
	v_add_co_u32 v7, s0, s10, v7
	v_add_co_ci_u32_e64 v8, null, s11, v8, s0
	s_waitcnt vmcnt(0)
	global_store_b16 v[9:10], v6, off
	global_store_d16_hi_b16 v[7:8], v6, off
	s_and_not1_b32 exec_lo, exec_lo, s12
	s_cbranch_execnz .LBB55_13
.LBB55_14:
	s_endpgm
.LBB55_15:
                                        ; implicit-def: $sgpr20_sgpr21
	s_branch .LBB55_3
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel cache_pages
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 312
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
		.amdhsa_next_free_vgpr 26
		.amdhsa_next_free_sgpr 36
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
		.amdhsa_inst_pref_size 19
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end55:
	.size	cache_pages, .Lfunc_end55-cache_pages
                                        ; -- End function
	.set cache_pages.num_vgpr, 26
	.set cache_pages.num_agpr, 0
	.set cache_pages.numbered_sgpr, 36
	.set cache_pages.num_named_barrier, 0
	.set cache_pages.private_seg_size, 0
	.set cache_pages.uses_vcc, 1
	.set cache_pages.uses_flat_scratch, 0
	.set cache_pages.has_dyn_sized_stack, 0
	.set cache_pages.has_recursion, 0
	.set cache_pages.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2324
; TotalNumSgprs: 38
; NumVgprs: 26
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 38
; NumVGPRsForWavesPerEU: 26
; Occupancy: 16
; WaveLimiterHint : 1
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
      - .actual_access:  write_only
        .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
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
      - .offset:         52
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 312
    .max_flat_workgroup_size: 1024
    .name:           cache_pages
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .sgpr_spill_count: 0
    .symbol:         cache_pages.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     26
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
