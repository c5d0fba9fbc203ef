	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	conv_channels4          ; -- Begin function conv_channels4
	.globl	conv_channels4
	.p2align	8
	.type	conv_channels4,@function
conv_channels4:                         ; @conv_channels4
; %bb.0:
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x34
	s_load_b128 s[16:19], s[0:1], 0x50
	s_load_b128 s[8:11], s[0:1], 0x18
	v_bfe_u32 v4, v0, 10, 10
	v_dual_mov_b32 v3, 0 :: v_dual_and_b32 v0, 0x3ff, v0
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s3, s2, 16
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, s4, s18, v4
	v_add_co_ci_u32_e64 v2, null, s19, 0, s4
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_mul_i32 s2, s2, s14
	v_mad_u64_u32 v[41:42], null, s3, s15, v[1:2]
	v_add3_u32 v40, s2, s16, v0
	v_cmp_gt_i32_e32 vcc_lo, s8, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s2, s9, v41
	s_and_b32 s2, vcc_lo, s2
	s_and_saveexec_b32 s4, s2
	s_cbranch_execz .LBB22_23
; %bb.1:
	s_clause 0x1
	s_load_b128 s[100:103], s[0:1], 0x0
	s_load_b64 s[12:13], s[0:1], 0x10
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v1, 0
	v_mov_b32_e32 v0, 0
	s_cmp_lt_i32 s10, 1
	s_cbranch_scc1 .LBB22_22
; %bb.2:
	v_cmp_gt_i32_e64 s0, 1, v40
	v_cmp_gt_i32_e32 vcc_lo, 1, v41
	v_cmp_lt_i32_e64 s1, s8, v40
	v_cmp_lt_i32_e64 s2, s9, v41
	s_and_b32 s16, 0xffff, s3
	v_add_nc_u32_e32 v0, 2, v40
	s_or_b32 s3, s0, vcc_lo
	v_cmp_gt_i32_e64 s6, 0, v41
	s_or_b32 s4, s1, s3
	v_cmp_gt_i32_e64 s3, 0, v40
	s_nor_b32 s11, s4, s2
	v_cmp_gt_i32_e64 s4, -1, v40
	v_cmp_lt_i32_e64 s5, s8, v0
	v_dual_mov_b32 v3, 0 :: v_dual_add_nc_u32 v0, 2, v41
	s_or_b32 s7, s3, vcc_lo
	s_or_b32 s17, s4, vcc_lo
	s_nor_b32 s14, s7, s2
	v_cmp_gt_i32_e64 s7, -1, v41
	s_or_b32 s17, s5, s17
	s_or_b32 s19, s0, s6
	s_nor_b32 s33, s17, s2
	v_cmp_lt_i32_e64 s2, s9, v0
	s_or_b32 s0, s0, s7
	s_or_b32 s6, s4, s6
	s_or_b32 s0, s1, s0
	s_nor_b32 s34, s1, s19
	s_nor_b32 s1, s5, s6
	s_nor_b32 s6, s0, s2
	s_mul_i32 s0, s15, s16
	v_or_b32_e32 v1, v40, v41
	v_add3_u32 v0, s18, s0, v4
	v_mul_lo_u32 v45, s8, v41
	s_or_b32 s4, s4, s7
	s_or_b32 s0, s3, s7
	v_cmp_lt_i32_e32 vcc_lo, -1, v1
	v_add_nc_u32_e32 v1, -1, v0
	v_mad_u64_u32 v[42:43], null, s8, v0, s[8:9]
	v_mov_b32_e32 v0, 0
	v_ashrrev_i32_e32 v44, 31, v40
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_lo_u32 v43, s8, v1
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
	s_or_b32 s3, s5, s4
	s_nor_b32 s7, s0, s2
	s_mul_i32 s0, s15, s10
	s_nor_b32 s35, s3, s2
	s_mul_i32 s104, s9, s8
	s_mul_i32 s2, s0, 36
	s_branch .LBB22_4
.LBB22_3:                               ;   in Loop: Header=BB22_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v47, s58, v33
	v_mul_f32_e32 v46, s59, v33
	v_mul_f32_e32 v48, s57, v33
	v_mul_f32_e32 v33, s56, v33
	v_add_nc_u32_e32 v45, s104, v45
	v_fmac_f32_e32 v47, s54, v32
	v_fmac_f32_e32 v46, s55, v32
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v33, s52, v32 :: v_dual_add_nc_u32 v42, s104, v42
	v_dual_fmac_f32 v48, s53, v32 :: v_dual_fmac_f32 v47, s62, v34
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v46, s63, v34 :: v_dual_add_nc_u32 v43, s104, v43
	v_fmac_f32_e32 v33, s60, v34
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v48, s61, v34 :: v_dual_fmac_f32 v47, s66, v35
	v_fmac_f32_e32 v46, s67, v35
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v34, s41, v37 :: v_dual_fmac_f32 v33, s64, v35
	v_dual_fmac_f32 v48, s65, v35 :: v_dual_mul_f32 v35, s42, v37
	v_mul_f32_e32 v32, s40, v37
	v_dual_mul_f32 v37, s43, v37 :: v_dual_add_f32 v2, v2, v47
	v_add_f32_e32 v3, v3, v46
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v35, s38, v36
	v_fmac_f32_e32 v32, s36, v36
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v37, s39, v36
	v_fmac_f32_e32 v34, s37, v36
	s_add_i32 s10, s10, -1
	v_fmac_f32_e32 v35, s46, v38
	v_fmac_f32_e32 v32, s44, v38
	v_fmac_f32_e32 v37, s47, v38
	v_fmac_f32_e32 v34, s45, v38
	s_add_i32 s2, s2, 36
	v_mul_f32_e32 v36, s23, v25
	v_fmac_f32_e32 v32, s48, v39
	v_fmac_f32_e32 v37, s51, v39
	v_fmac_f32_e32 v35, s50, v39
	v_dual_fmac_f32 v34, s49, v39 :: v_dual_mul_f32 v39, s21, v25
	v_fmac_f32_e32 v36, s19, v24
	v_mul_f32_e32 v38, s22, v25
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v25, s20, v25 :: v_dual_add_f32 v2, v2, v35
	v_add_f32_e32 v3, v3, v37
	v_fmac_f32_e32 v39, s17, v24
	v_fmac_f32_e32 v38, s18, v24
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v25, s16, v24 :: v_dual_fmac_f32 v36, s27, v26
	s_cmp_eq_u32 s10, 0
	v_fmac_f32_e32 v39, s25, v26
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v38, s26, v26
	v_dual_fmac_f32 v25, s24, v26 :: v_dual_fmac_f32 v36, s31, v27
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v24, s91, v29 :: v_dual_fmac_f32 v39, s29, v27
	v_fmac_f32_e32 v38, s30, v27
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v25, s28, v27
	v_dual_mul_f32 v27, s89, v29 :: v_dual_fmac_f32 v24, s87, v28
	v_mul_f32_e32 v26, s88, v29
	v_mul_f32_e32 v29, s90, v29
	v_readlane_b32 s16, v49, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v27, s85, v28 :: v_dual_fmac_f32 v24, s95, v30
	v_fmac_f32_e32 v26, s84, v28
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v29, s86, v28
	v_readlane_b32 s20, v49, 4
	v_dual_fmac_f32 v27, s93, v30 :: v_dual_fmac_f32 v24, s99, v31
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v26, s92, v30
	v_fmac_f32_e32 v29, s94, v30
	v_readlane_b32 s21, v49, 5
	v_readlane_b32 s22, v49, 6
	v_readlane_b32 s23, v49, 7
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v28, s20, v17 :: v_dual_fmac_f32 v29, s98, v31
	v_fmac_f32_e32 v27, s97, v31
	v_dual_fmac_f32 v26, s96, v31 :: v_dual_mul_f32 v31, s22, v17
	v_readlane_b32 s17, v49, 1
	v_readlane_b32 s18, v49, 2
	v_readlane_b32 s19, v49, 3
	v_fmac_f32_e32 v28, s16, v16
	v_mul_f32_e32 v30, s23, v17
	v_mul_f32_e32 v17, s21, v17
	v_readlane_b32 s24, v49, 8
	v_readlane_b32 s25, v49, 9
	v_readlane_b32 s26, v49, 10
	v_readlane_b32 s27, v49, 11
	v_fmac_f32_e32 v31, s18, v16
	v_fmac_f32_e32 v30, s19, v16
	v_dual_fmac_f32 v17, s17, v16 :: v_dual_fmac_f32 v28, s24, v18
	v_readlane_b32 s28, v49, 12
	v_readlane_b32 s29, v49, 13
	v_readlane_b32 s30, v49, 14
	v_readlane_b32 s31, v49, 15
	v_fmac_f32_e32 v31, s26, v18
	v_fmac_f32_e32 v30, s27, v18
	v_dual_fmac_f32 v17, s25, v18 :: v_dual_fmac_f32 v28, s28, v19
	v_dual_add_f32 v2, v2, v38 :: v_dual_add_f32 v3, v3, v36
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v31, s30, v19
	v_fmac_f32_e32 v30, s31, v19
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v17, s29, v19
	v_readlane_b32 s16, v49, 16
	v_readlane_b32 s23, v49, 23
	v_readlane_b32 s19, v49, 19
	v_readlane_b32 s20, v49, 20
	v_readlane_b32 s21, v49, 21
	v_readlane_b32 s22, v49, 22
	v_mul_f32_e32 v16, s23, v21
	v_readlane_b32 s17, v49, 17
	v_readlane_b32 s18, v49, 18
	v_mul_f32_e32 v19, s21, v21
	v_mul_f32_e32 v18, s20, v21
	v_dual_fmac_f32 v16, s19, v20 :: v_dual_mul_f32 v21, s22, v21
	v_readlane_b32 s24, v49, 24
	v_readlane_b32 s25, v49, 25
	v_readlane_b32 s26, v49, 26
	v_readlane_b32 s27, v49, 27
	v_fmac_f32_e32 v19, s17, v20
	v_fmac_f32_e32 v18, s16, v20
	v_fmac_f32_e32 v21, s18, v20
	v_readlane_b32 s28, v49, 28
	v_readlane_b32 s29, v49, 29
	v_readlane_b32 s30, v49, 30
	v_readlane_b32 s31, v49, 31
	v_fmac_f32_e32 v16, s27, v22
	v_fmac_f32_e32 v19, s25, v22
	v_fmac_f32_e32 v18, s24, v22
	v_dual_fmac_f32 v21, s26, v22 :: v_dual_add_f32 v2, v2, v29
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_add_f32 v3, v3, v24 :: v_dual_fmac_f32 v16, s31, v23
	v_fmac_f32_e32 v19, s29, v23
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v18, s28, v23
	v_fmac_f32_e32 v21, s30, v23
	v_readlane_b32 s16, v50, 0
	v_readlane_b32 s20, v50, 4
	v_readlane_b32 s21, v50, 5
	v_readlane_b32 s22, v50, 6
	v_readlane_b32 s23, v50, 7
	v_readlane_b32 s17, v50, 1
	v_mul_f32_e32 v20, s20, v9
	v_readlane_b32 s18, v50, 2
	v_readlane_b32 s19, v50, 3
	v_mul_f32_e32 v23, s22, v9
	v_mul_f32_e32 v22, s23, v9
	v_dual_fmac_f32 v20, s16, v8 :: v_dual_mul_f32 v9, s21, v9
	v_readlane_b32 s24, v50, 8
	v_readlane_b32 s25, v50, 9
	v_readlane_b32 s26, v50, 10
	v_readlane_b32 s27, v50, 11
	v_fmac_f32_e32 v23, s18, v8
	v_fmac_f32_e32 v22, s19, v8
	v_dual_fmac_f32 v9, s17, v8 :: v_dual_fmac_f32 v20, s24, v10
	v_readlane_b32 s28, v50, 12
	v_readlane_b32 s29, v50, 13
	v_readlane_b32 s30, v50, 14
	v_readlane_b32 s31, v50, 15
	v_fmac_f32_e32 v23, s26, v10
	v_fmac_f32_e32 v22, s27, v10
	v_dual_fmac_f32 v9, s25, v10 :: v_dual_fmac_f32 v20, s28, v11
	v_dual_add_f32 v2, v2, v31 :: v_dual_add_f32 v3, v3, v30
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v23, s30, v11
	v_fmac_f32_e32 v22, s31, v11
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v9, s29, v11
	v_readlane_b32 s16, v50, 16
	v_readlane_b32 s23, v50, 23
	v_readlane_b32 s19, v50, 19
	v_readlane_b32 s20, v50, 20
	v_readlane_b32 s21, v50, 21
	v_readlane_b32 s22, v50, 22
	v_mul_f32_e32 v8, s23, v13
	v_readlane_b32 s17, v50, 17
	v_readlane_b32 s18, v50, 18
	v_mul_f32_e32 v11, s21, v13
	v_mul_f32_e32 v10, s20, v13
	v_dual_fmac_f32 v8, s19, v12 :: v_dual_mul_f32 v13, s22, v13
	v_readlane_b32 s24, v50, 24
	v_readlane_b32 s25, v50, 25
	v_readlane_b32 s26, v50, 26
	v_readlane_b32 s27, v50, 27
	v_fmac_f32_e32 v11, s17, v12
	v_fmac_f32_e32 v10, s16, v12
	v_fmac_f32_e32 v13, s18, v12
	v_readlane_b32 s28, v50, 28
	v_readlane_b32 s29, v50, 29
	v_readlane_b32 s30, v50, 30
	v_readlane_b32 s31, v50, 31
	v_fmac_f32_e32 v8, s27, v14
	v_fmac_f32_e32 v11, s25, v14
	v_fmac_f32_e32 v10, s24, v14
	v_dual_fmac_f32 v13, s26, v14 :: v_dual_add_f32 v2, v2, v21
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_add_f32 v3, v3, v16 :: v_dual_fmac_f32 v8, s31, v15
	v_fmac_f32_e32 v11, s29, v15
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v10, s28, v15
	v_fmac_f32_e32 v13, s30, v15
	s_load_b512 s[16:31], s[4:5], 0x200
	v_dual_add_f32 v1, v1, v48 :: v_dual_add_f32 v2, v2, v23
	v_dual_add_f32 v3, v3, v22 :: v_dual_add_f32 v0, v0, v33
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_f32_e32 v1, v1, v34
	v_add_f32_e32 v3, v3, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v0, v0, v32 :: v_dual_add_f32 v1, v1, v39
	v_dual_add_f32 v0, v0, v25 :: v_dual_add_f32 v1, v1, v27
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v0, v0, v26
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v12, s20, v5
	v_mul_f32_e32 v15, s22, v5
	v_mul_f32_e32 v14, s21, v5
	v_dual_mul_f32 v5, s23, v5 :: v_dual_add_f32 v0, v0, v28
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_add_f32 v1, v1, v17 :: v_dual_fmac_f32 v12, s16, v4
	v_fmac_f32_e32 v15, s18, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v14, s17, v4
	v_dual_fmac_f32 v5, s19, v4 :: v_dual_add_f32 v0, v0, v18
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_add_f32 v1, v1, v19 :: v_dual_fmac_f32 v12, s24, v6
	v_fmac_f32_e32 v15, s26, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v14, s25, v6
	v_dual_fmac_f32 v5, s27, v6 :: v_dual_add_f32 v0, v0, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_add_f32 v1, v1, v9 :: v_dual_fmac_f32 v12, s28, v7
	v_fmac_f32_e32 v15, s30, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v14, s29, v7
	v_dual_fmac_f32 v5, s31, v7 :: v_dual_add_f32 v0, v0, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v1, v1, v11 :: v_dual_add_f32 v2, v2, v13
	v_dual_add_f32 v3, v3, v5 :: v_dual_add_f32 v0, v0, v12
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_add_f32 v1, v1, v14 :: v_dual_add_f32 v2, v2, v15
	s_cbranch_scc1 .LBB22_22
.LBB22_4:                               ; =>This Inner Loop Header: Depth=1
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v35, 0
	s_and_saveexec_b32 s3, s11
	s_cbranch_execz .LBB22_6
; %bb.5:                                ;   in Loop: Header=BB22_4 Depth=1
	v_ashrrev_i32_e32 v5, 31, v43
	v_add_co_u32 v4, s0, v40, v43
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, v44, v5, s0
	v_lshlrev_b64 v[4:5], 4, v[4:5]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s0, s100, v4
	v_add_co_ci_u32_e64 v5, null, s101, v5, s0
	global_load_b128 v[32:35], v[4:5], off offset:-16
.LBB22_6:                               ;   in Loop: Header=BB22_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s3
	s_ashr_i32 s3, s2, 31
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v37, 0
	s_lshl_b64 s[4:5], s[2:3], 4
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v39, 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s102, s4
	s_addc_u32 s5, s103, s5
	v_mov_b32_e32 v38, 0
	s_load_b512 s[52:67], s[4:5], 0x0
	s_and_saveexec_b32 s3, s14
	s_cbranch_execz .LBB22_8
; %bb.7:                                ;   in Loop: Header=BB22_4 Depth=1
	v_add_nc_u32_e32 v4, v40, v43
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 4, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s0, s100, v4
	v_add_co_ci_u32_e64 v5, null, s101, v5, s0
	global_load_b128 v[36:39], v[4:5], off
.LBB22_8:                               ;   in Loop: Header=BB22_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s3
	s_load_b512 s[36:51], s[4:5], 0x40
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v26, 0
	v_mov_b32_e32 v27, 0
	s_and_saveexec_b32 s3, s33
	s_cbranch_execz .LBB22_10
; %bb.9:                                ;   in Loop: Header=BB22_4 Depth=1
	v_ashrrev_i32_e32 v5, 31, v43
	v_add_co_u32 v4, s0, v40, v43
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, v44, v5, s0
	v_lshlrev_b64 v[4:5], 4, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s0, s100, v4
	v_add_co_ci_u32_e64 v5, null, s101, v5, s0
	global_load_b128 v[24:27], v[4:5], off offset:16
.LBB22_10:                              ;   in Loop: Header=BB22_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s3
	s_load_b512 s[16:31], s[4:5], 0x80
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v31, 0
	v_mov_b32_e32 v30, 0
	s_and_saveexec_b32 s3, s34
	s_cbranch_execz .LBB22_12
; %bb.11:                               ;   in Loop: Header=BB22_4 Depth=1
	v_ashrrev_i32_e32 v5, 31, v45
	v_add_co_u32 v4, s0, v40, v45
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, v44, v5, s0
	v_lshlrev_b64 v[4:5], 4, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s0, s100, v4
	v_add_co_ci_u32_e64 v5, null, s101, v5, s0
	global_load_b128 v[28:31], v[4:5], off offset:-16
.LBB22_12:                              ;   in Loop: Header=BB22_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s3
	s_load_b512 s[84:99], s[4:5], 0xc0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB22_14
; %bb.13:                               ;   in Loop: Header=BB22_4 Depth=1
	v_add_nc_u32_e32 v4, v40, v45
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 4, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s0, s100, v4
	v_add_co_ci_u32_e64 v5, null, s101, v5, s0
	global_load_b128 v[16:19], v[4:5], off
.LBB22_14:                              ;   in Loop: Header=BB22_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s3
	s_load_b512 s[68:83], s[4:5], 0x100
                                        ; implicit-def: $vgpr49 : SGPR spill to VGPR lane
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v23, 0
	v_mov_b32_e32 v22, 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v49, s68, 0
	v_writelane_b32 v49, s69, 1
	v_writelane_b32 v49, s70, 2
	v_writelane_b32 v49, s71, 3
	v_writelane_b32 v49, s72, 4
	v_writelane_b32 v49, s73, 5
	v_writelane_b32 v49, s74, 6
	v_writelane_b32 v49, s75, 7
	v_writelane_b32 v49, s76, 8
	v_writelane_b32 v49, s77, 9
	v_writelane_b32 v49, s78, 10
	v_writelane_b32 v49, s79, 11
	v_writelane_b32 v49, s80, 12
	v_writelane_b32 v49, s81, 13
	v_writelane_b32 v49, s82, 14
	v_writelane_b32 v49, s83, 15
	s_and_saveexec_b32 s3, s1
	s_cbranch_execz .LBB22_16
; %bb.15:                               ;   in Loop: Header=BB22_4 Depth=1
	v_ashrrev_i32_e32 v5, 31, v45
	v_add_co_u32 v4, s0, v40, v45
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, v44, v5, s0
	v_lshlrev_b64 v[4:5], 4, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s0, s100, v4
	v_add_co_ci_u32_e64 v5, null, s101, v5, s0
	global_load_b128 v[20:23], v[4:5], off offset:16
.LBB22_16:                              ;   in Loop: Header=BB22_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s3
	s_load_b512 s[68:83], s[4:5], 0x140
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
	v_mov_b32_e32 v11, 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v49, s68, 16
	v_writelane_b32 v49, s69, 17
	v_writelane_b32 v49, s70, 18
	v_writelane_b32 v49, s71, 19
	v_writelane_b32 v49, s72, 20
	v_writelane_b32 v49, s73, 21
	v_writelane_b32 v49, s74, 22
	v_writelane_b32 v49, s75, 23
	v_writelane_b32 v49, s76, 24
	v_writelane_b32 v49, s77, 25
	v_writelane_b32 v49, s78, 26
	v_writelane_b32 v49, s79, 27
	v_writelane_b32 v49, s80, 28
	v_writelane_b32 v49, s81, 29
	v_writelane_b32 v49, s82, 30
	v_writelane_b32 v49, s83, 31
	s_and_saveexec_b32 s3, s6
	s_cbranch_execz .LBB22_18
; %bb.17:                               ;   in Loop: Header=BB22_4 Depth=1
	v_ashrrev_i32_e32 v5, 31, v42
	v_add_co_u32 v4, s0, v40, v42
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, v44, v5, s0
	v_lshlrev_b64 v[4:5], 4, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s0, s100, v4
	v_add_co_ci_u32_e64 v5, null, s101, v5, s0
	global_load_b128 v[8:11], v[4:5], off offset:-16
.LBB22_18:                              ;   in Loop: Header=BB22_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s3
	s_load_b512 s[68:83], s[4:5], 0x180
                                        ; implicit-def: $vgpr50 : SGPR spill to VGPR lane
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v15, 0
	v_mov_b32_e32 v14, 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v50, s68, 0
	v_writelane_b32 v50, s69, 1
	v_writelane_b32 v50, s70, 2
	v_writelane_b32 v50, s71, 3
	v_writelane_b32 v50, s72, 4
	v_writelane_b32 v50, s73, 5
	v_writelane_b32 v50, s74, 6
	v_writelane_b32 v50, s75, 7
	v_writelane_b32 v50, s76, 8
	v_writelane_b32 v50, s77, 9
	v_writelane_b32 v50, s78, 10
	v_writelane_b32 v50, s79, 11
	v_writelane_b32 v50, s80, 12
	v_writelane_b32 v50, s81, 13
	v_writelane_b32 v50, s82, 14
	v_writelane_b32 v50, s83, 15
	s_and_saveexec_b32 s3, s7
	s_cbranch_execz .LBB22_20
; %bb.19:                               ;   in Loop: Header=BB22_4 Depth=1
	v_add_nc_u32_e32 v5, v40, v42
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v6, 31, v5
	v_lshlrev_b64 v[5:6], 4, v[5:6]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v5, s0, s100, v5
	v_add_co_ci_u32_e64 v6, null, s101, v6, s0
	global_load_b128 v[12:15], v[5:6], off
.LBB22_20:                              ;   in Loop: Header=BB22_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s3
	s_load_b512 s[68:83], s[4:5], 0x1c0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v50, s68, 16
	v_writelane_b32 v50, s69, 17
	v_writelane_b32 v50, s70, 18
	v_writelane_b32 v50, s71, 19
	v_writelane_b32 v50, s72, 20
	v_writelane_b32 v50, s73, 21
	v_writelane_b32 v50, s74, 22
	v_writelane_b32 v50, s75, 23
	v_writelane_b32 v50, s76, 24
	v_writelane_b32 v50, s77, 25
	v_writelane_b32 v50, s78, 26
	v_writelane_b32 v50, s79, 27
	v_writelane_b32 v50, s80, 28
	v_writelane_b32 v50, s81, 29
	v_writelane_b32 v50, s82, 30
	v_writelane_b32 v50, s83, 31
	s_and_saveexec_b32 s3, s35
	s_cbranch_execz .LBB22_3
; %bb.21:                               ;   in Loop: Header=BB22_4 Depth=1
	v_ashrrev_i32_e32 v5, 31, v42
	v_add_co_u32 v4, s0, v40, v42
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, v44, v5, s0
	v_lshlrev_b64 v[4:5], 4, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s0, s100, v4
	v_add_co_ci_u32_e64 v5, null, s101, v5, s0
	global_load_b128 v[4:7], v[4:5], off offset:16
	s_branch .LBB22_3
.LBB22_22:
	v_mad_u64_u32 v[4:5], null, s9, s15, v[41:42]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[5:6], null, v4, s8, v[40:41]
	v_ashrrev_i32_e32 v6, 31, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[4:5], 4, v[5:6]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s12, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s13, v5, vcc_lo
	global_store_b128 v[4:5], v[0:3], off
.LBB22_23:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel conv_channels4
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 296
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
		.amdhsa_next_free_vgpr 51
		.amdhsa_next_free_sgpr 105
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
		.amdhsa_inst_pref_size 26
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end22:
	.size	conv_channels4, .Lfunc_end22-conv_channels4
                                        ; -- End function
	.set conv_channels4.num_vgpr, 51
	.set conv_channels4.num_agpr, 0
	.set conv_channels4.numbered_sgpr, 105
	.set conv_channels4.num_named_barrier, 0
	.set conv_channels4.private_seg_size, 0
	.set conv_channels4.uses_vcc, 1
	.set conv_channels4.uses_flat_scratch, 0
	.set conv_channels4.has_dyn_sized_stack, 0
	.set conv_channels4.has_recursion, 0
	.set conv_channels4.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3296
; TotalNumSgprs: 107
; NumVgprs: 51
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 107
; NumVGPRsForWavesPerEU: 51
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
        .type_name:      'float4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'float4*'
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
      - .offset:         36
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         44
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         48
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         52
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         54
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         56
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         58
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         60
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         62
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         96
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         104
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 296
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           conv_channels4
    .private_segment_fixed_size: 0
    .sgpr_count:     107
    .sgpr_spill_count: 64
    .symbol:         conv_channels4.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     51
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
