	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	half_vector                     ; -- Begin function half_vector
	.p2align	8
	.type	half_vector,@function
half_vector:                            ; @half_vector
.Lfunc_begin0:
	.file	1 "triton" "matrices.py"
	.loc	1 119 0                         ; matrices.py:119:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b128 s[4:7], s[0:1], 0x10
.Ltmp0:
	.loc	1 128 5 prologue_end            ; matrices.py:128:5
	v_readfirstlane_b32 s16, v0
	.loc	1 121 11                        ; matrices.py:121:11
	s_lshl_b32 s9, s15, 2
	.loc	1 128 5                         ; matrices.py:128:5
	s_lshr_b32 s8, s16, 5
	.loc	1 121 40                        ; matrices.py:121:40
	s_and_b32 s10, s16, 0x60
	.loc	1 123 5                         ; matrices.py:123:5
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s7, 1
	s_cbranch_scc1 .LBB0_8
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_load_b128 s[0:3], s[0:1], 0x0
	.loc	1 121 40 is_stmt 1              ; matrices.py:121:40
	s_lshr_b32 s11, s8, 1
	v_and_b32_e32 v2, 31, v0
	.loc	1 121 11 is_stmt 0              ; matrices.py:121:11
	s_or_b32 s11, s11, s9
	v_bfe_i32 v3, v0, 0, 1
	s_or_b32 s13, s11, 2
	.loc	1 126 67 is_stmt 1              ; matrices.py:126:67
	s_cmp_lt_i32 s11, s6
	.loc	1 126 30 is_stmt 0              ; matrices.py:126:30
	s_mul_i32 s14, s11, s7
	.loc	1 126 67                        ; matrices.py:126:67
	s_cselect_b32 s11, -1, 0
	s_cmp_lt_i32 s13, s6
	.loc	1 121 40 is_stmt 1              ; matrices.py:121:40
	v_or_b32_e32 v4, s10, v2
	.loc	1 126 67                        ; matrices.py:126:67
	s_cselect_b32 s12, -1, 0
	.loc	1 126 26 is_stmt 0              ; matrices.py:126:26
	s_ashr_i32 s15, s14, 31
	.loc	1 126 30                        ; matrices.py:126:30
	s_mul_i32 s18, s13, s7
	.loc	1 126 26                        ; matrices.py:126:26
	s_lshl_b64 s[14:15], s[14:15], 1
	.loc	1 123 5 is_stmt 1               ; matrices.py:123:5
	v_and_b16 v1.l, v0.l, 31
	v_dual_mov_b32 v14, 0 :: v_dual_lshlrev_b32 v5, 3, v4
	v_dual_mov_b32 v11, 0 :: v_dual_and_b32 v4, 63, v4
	.loc	1 126 26                        ; matrices.py:126:26
	s_waitcnt lgkmcnt(0)
	s_add_u32 s13, s2, s14
	s_addc_u32 s14, s3, s15
	s_ashr_i32 s19, s18, 31
	v_dual_mov_b32 v12, 0 :: v_dual_and_b32 v3, 0x540, v3
	s_lshl_b64 s[18:19], s[18:19], 1
	v_dual_mov_b32 v15, 0 :: v_dual_and_b32 v6, 0x3f0, v5
	s_add_u32 s2, s2, s18
	s_addc_u32 s3, s3, s19
	.loc	1 123 5                         ; matrices.py:123:5
	s_and_b32 s15, s16, 32
	v_dual_mov_b32 v19, 0 :: v_dual_lshlrev_b32 v4, 4, v4
	v_or_b16 v1.l, s15, v1.l
	v_dual_mov_b32 v5, 0 :: v_dual_lshlrev_b32 v2, 2, v2
	v_mov_b32_e32 v13, 0
	v_xor_b32_e32 v3, v6, v3
	v_xor_b32_e32 v9, 0x140, v4
	v_cvt_u32_u16_e32 v1, v1.l
	v_lshl_or_b32 v6, s8, 7, v2
	v_dual_mov_b32 v18, 0 :: v_dual_add_nc_u32 v7, 0, v4
	v_dual_mov_b32 v17, 0 :: v_dual_add_nc_u32 v8, 0, v3
	v_dual_mov_b32 v22, 0 :: v_dual_add_nc_u32 v9, 0, v9
	v_dual_mov_b32 v21, 0 :: v_dual_lshlrev_b32 v10, 3, v1
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v25, 0
	v_mov_b32_e32 v24, 0
	s_mov_b32 s15, 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 125 18                        ; matrices.py:125:18
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v4, 16, v1
	v_lshrrev_b32_e32 v42, 16, v2
	v_cvt_f32_f16_e32 v1, v1.l
	v_cvt_f32_f16_e32 v3, v2.l
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cvt_f32_f16_e32 v2, v4.l
	v_cvt_f32_f16_e32 v4, v42.l
	.loc	1 127 27                        ; matrices.py:127:27
	s_barrier
	buffer_gl0_inv
	.loc	1 123 5                         ; matrices.py:123:5
	s_addk_i32 s15, 0x200
	.loc	1 127 27                        ; matrices.py:127:27
	ds_store_b128 v8, v[1:4]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[1:4], v7
	ds_load_b128 v[42:45], v9 offset:1024
	.loc	1 123 5                         ; matrices.py:123:5
	s_cmp_lt_i32 s15, s7
	.loc	1 127 9                         ; matrices.py:127:9
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v5, v1, v26 :: v_dual_fmac_f32 v12, v3, v27
	v_dual_fmac_f32 v11, v2, v33 :: v_dual_fmac_f32 v14, v4, v32
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v15, v42, v28 :: v_dual_fmac_f32 v18, v43, v31
	v_dual_fmac_f32 v19, v44, v29 :: v_dual_fmac_f32 v22, v45, v30
	v_dual_fmac_f32 v13, v1, v34 :: v_dual_fmac_f32 v16, v2, v41
	v_dual_fmac_f32 v17, v3, v35 :: v_dual_fmac_f32 v20, v4, v40
	v_dual_fmac_f32 v21, v42, v36 :: v_dual_fmac_f32 v24, v44, v37
	v_fmac_f32_e32 v23, v43, v39
	v_fmac_f32_e32 v25, v45, v38
	.loc	1 123 5                         ; matrices.py:123:5
	s_cbranch_scc0 .LBB0_7
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	v_dual_mov_b32 v26, 0 :: v_dual_add_nc_u32 v1, s15, v6
	v_dual_mov_b32 v32, 0 :: v_dual_add_nc_u32 v3, s15, v10
	.loc	1 126 18 is_stmt 1              ; matrices.py:126:18
	s_and_b32 s16, s11, exec_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 125 26                        ; matrices.py:125:26
	v_ashrrev_i32_e32 v2, 31, v1
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v28, 0
	.loc	1 126 26                        ; matrices.py:126:26
	v_ashrrev_i32_e32 v4, 31, v3
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v30, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 125 26                        ; matrices.py:125:26
	v_lshlrev_b64 v[1:2], 1, v[1:2]
	v_mov_b32_e32 v31, 0
	v_lshlrev_b64 v[3:4], 1, v[3:4]
	v_mov_b32_e32 v29, 0
	.loc	1 126 18                        ; matrices.py:126:18
	s_cselect_b32 s16, 1, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 125 26                        ; matrices.py:125:26
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, v2, vcc_lo
	.loc	1 126 18                        ; matrices.py:126:18
	s_cmp_lg_u32 s16, 1
	.loc	1 125 18                        ; matrices.py:125:18
	global_load_b64 v[1:2], v[1:2], off
	.loc	1 126 18                        ; matrices.py:126:18
	s_cbranch_scc1 .LBB0_5
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 18 is_stmt 0                ; matrices.py:0:18
	v_add_co_u32 v26, vcc_lo, s13, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v27, null, s14, v4, vcc_lo
	.loc	1 126 18                        ; matrices.py:126:18
	global_load_b128 v[27:30], v[26:27], off
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v31, 16, v27
	v_lshrrev_b32_e32 v32, 16, v28
	v_lshrrev_b32_e32 v34, 16, v29
	v_lshrrev_b32_e32 v35, 16, v30
	v_cvt_f32_f16_e32 v26, v27.l
	v_cvt_f32_f16_e32 v27, v28.l
	v_cvt_f32_f16_e32 v28, v29.l
	v_cvt_f32_f16_e32 v29, v30.l
	v_cvt_f32_f16_e32 v33, v31.l
	v_cvt_f32_f16_e32 v32, v32.l
	v_cvt_f32_f16_e32 v31, v34.l
	v_cvt_f32_f16_e32 v30, v35.l
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 18                          ; matrices.py:0:18
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v41, 0
	.loc	1 126 18                        ; matrices.py:126:18
	s_and_b32 s16, s12, exec_lo
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v38, 0
	s_cselect_b32 s16, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s16, 1
	s_cbranch_scc1 .LBB0_2
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 126 26                        ; matrices.py:126:26
	v_add_co_u32 v3, vcc_lo, s2, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s3, v4, vcc_lo
	.loc	1 126 18                        ; matrices.py:126:18
	global_load_b128 v[35:38], v[3:4], off
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v3, 16, v35
	v_lshrrev_b32_e32 v4, 16, v36
	v_lshrrev_b32_e32 v39, 16, v37
	v_lshrrev_b32_e32 v42, 16, v38
	v_cvt_f32_f16_e32 v34, v35.l
	v_cvt_f32_f16_e32 v35, v36.l
	v_cvt_f32_f16_e32 v36, v37.l
	v_cvt_f32_f16_e32 v37, v38.l
	v_cvt_f32_f16_e32 v41, v3.l
	v_cvt_f32_f16_e32 v40, v4.l
	v_cvt_f32_f16_e32 v39, v39.l
	v_cvt_f32_f16_e32 v38, v42.l
	s_branch .LBB0_2
.LBB0_7:                                ; %._crit_edge.loopexit
	.loc	1 128 66 is_stmt 1              ; matrices.py:128:66
	v_dual_add_f32 v1, v5, v11 :: v_dual_add_f32 v2, v12, v14
	v_dual_add_f32 v3, v15, v18 :: v_dual_add_f32 v6, v17, v20
	v_dual_add_f32 v4, v19, v22 :: v_dual_add_f32 v5, v13, v16
	v_dual_add_f32 v7, v21, v23 :: v_dual_add_f32 v8, v24, v25
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v1, v1, v2 :: v_dual_add_f32 v2, v3, v4
	v_dual_add_f32 v3, v5, v6 :: v_dual_add_f32 v4, v7, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_add_f32 v2, v1, v2 :: v_dual_add_f32 v1, v3, v4
	s_branch .LBB0_9
.LBB0_8:
	.loc	1 0 66 is_stmt 0                ; matrices.py:0:66
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
.LBB0_9:                                ; %._crit_edge
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:128:23 ] ]
	v_add_f32_dpp v2, v2, v2 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v1, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp2:
	.loc	1 121 40                        ; matrices.py:121:40
	s_and_b32 s0, s10, 64
.Ltmp3:
	.loc	2 314 12                        ; standard.py:314:12 @[ matrices.py:128:23 ]
	s_lshl_b32 s1, s8, 4
	s_lshr_b32 s2, s0, 3
.Ltmp4:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:128:23 ] ]
	v_add_f32_dpp v2, v2, v2 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v1, v1, v1 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp5:
	.loc	2 314 12                        ; standard.py:314:12 @[ matrices.py:128:23 ]
	s_and_b32 s1, s1, 16
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_add_i32 s1, s1, s2
.Ltmp6:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:128:23 ] ]
	v_add_f32_dpp v2, v2, v2 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_f32_dpp v1, v1, v1 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp7:
	.loc	2 314 12                        ; standard.py:314:12 @[ matrices.py:128:23 ]
	s_barrier
	buffer_gl0_inv
.Ltmp8:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:128:23 ] ]
	v_add_f32_dpp v2, v2, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v1, v1, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp9:
	.loc	2 314 12                        ; standard.py:314:12 @[ matrices.py:128:23 ]
	v_permlanex16_b32 v3, v2, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_permlanex16_b32 v4, v1, -1, -1 op_sel:[1,0]
.Ltmp10:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:128:23 ] ]
	v_dual_add_f32 v2, v2, v3 :: v_dual_add_f32 v1, v1, v4
.Ltmp11:
	.loc	2 314 12                        ; standard.py:314:12 @[ matrices.py:128:23 ]
	v_dual_mov_b32 v4, s1 :: v_dual_lshlrev_b32 v3, 4, v0
.Ltmp12:
	.loc	1 128 5                         ; matrices.py:128:5
	s_lshr_b32 s1, s0, 5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp13:
	.loc	2 314 12                        ; standard.py:314:12 @[ matrices.py:128:23 ]
	v_readlane_b32 s3, v2, 31
	v_readlane_b32 s7, v1, 31
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_and_b32_e32 v3, 16, v3
	v_dual_mov_b32 v1, s3 :: v_dual_mov_b32 v2, s7
	s_delay_alu instid0(VALU_DEP_2)
	v_add3_u32 v3, s2, 0, v3
	ds_store_b64 v4, v[1:2]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b64 v[2:3], v3
.Ltmp14:
	.loc	1 121 40                        ; matrices.py:121:40
	v_and_b32_e32 v1, 3, v0
	.loc	1 128 5                         ; matrices.py:128:5
	v_and_or_b32 v4, v0, 28, s8
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 121 11                        ; matrices.py:121:11
	v_or_b32_e32 v0, s9, v1
	.loc	1 128 5                         ; matrices.py:128:5
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	v_mov_b32_e32 v4, s1
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 128 66 is_stmt 0              ; matrices.py:128:66
	v_cmp_gt_i32_e64 s0, s6, v0
	.loc	1 128 5                         ; matrices.py:128:5
	s_and_b32 s0, s0, vcc_lo
.Ltmp15:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:128:23 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v2, v2, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v3, v3, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp16:
	.loc	1 128 5                         ; matrices.py:128:5
	s_barrier
	buffer_gl0_inv
	.loc	1 128 23 is_stmt 0              ; matrices.py:128:23
	v_cvt_f16_f32_e32 v2.l, v2
	v_cvt_f16_f32_e32 v2.h, v3
	.loc	1 128 5                         ; matrices.py:128:5
	ds_store_b16 v4, v2
	ds_store_b16_d16_hi v4, v2 offset:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_11
; %bb.10:
	.loc	1 0 5                           ; matrices.py:0:5
	v_lshl_add_u32 v1, v1, 1, 0
	.loc	1 128 5                         ; matrices.py:128:5
	ds_load_u16_d16 v2, v1
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_add_co_u32 v0, vcc_lo, s4, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	s_waitcnt lgkmcnt(0)
	global_store_b16 v[0:1], v2, off
.LBB0_11:
	.loc	1 119 1 is_stmt 1               ; matrices.py:119:1
	s_endpgm
.Ltmp17:
.Lfunc_end0:
	.size	half_vector, .Lfunc_end0-half_vector
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel half_vector
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
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
		.amdhsa_next_free_vgpr 46
		.amdhsa_next_free_sgpr 20
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-half_vector)<<4)&1008)>>4
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set .Lhalf_vector.num_vgpr, 46
	.set .Lhalf_vector.num_agpr, 0
	.set .Lhalf_vector.numbered_sgpr, 20
	.set .Lhalf_vector.num_named_barrier, 0
	.set .Lhalf_vector.private_seg_size, 0
	.set .Lhalf_vector.uses_vcc, 1
	.set .Lhalf_vector.uses_flat_scratch, 0
	.set .Lhalf_vector.has_dyn_sized_stack, 0
	.set .Lhalf_vector.has_recursion, 0
	.set .Lhalf_vector.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1296
; TotalNumSgprs: 22
; NumVgprs: 46
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 46
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
	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	1                               ; DW_CHILDREN_yes
	.byte	37                              ; DW_AT_producer
	.byte	14                              ; DW_FORM_strp
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	14                              ; DW_FORM_strp
	.ascii	"\341\177"                      ; DW_AT_APPLE_optimized
	.byte	25                              ; DW_FORM_flag_present
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	2                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	32                              ; DW_AT_inline
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	3                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	1                               ; DW_CHILDREN_yes
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	5                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	5                               ; DW_FORM_data2
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x52 DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	2                               ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string0                  ; DW_AT_comp_dir
                                        ; DW_AT_APPLE_optimized
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.byte	2                               ; Abbrev [2] 0x2a:0x6 DW_TAG_subprogram
	.long	.Linfo_string2                  ; DW_AT_name
	.byte	1                               ; DW_AT_inline
	.byte	3                               ; Abbrev [3] 0x30:0x2c DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	128                             ; DW_AT_call_line
	.byte	23                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"matrices.py"                   ; string offset=7 ; matrices.py
.Linfo_string2:
	.asciz	"half_vector"                   ; string offset=19 ; half_vector
	.section	".note.GNU-stack","",@progbits
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
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .max_flat_workgroup_size: 128
    .name:           half_vector
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         half_vector.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     46
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu11.00-amd-amdhsa-unknown-gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
