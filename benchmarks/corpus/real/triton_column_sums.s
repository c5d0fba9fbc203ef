	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	column_sums                     ; -- Begin function column_sums
	.p2align	8
	.type	column_sums,@function
column_sums:                            ; @column_sums
.Lfunc_begin0:
	.file	1 "triton" "rows.py"
	.loc	1 158 0                         ; rows.py:158:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b128 s[4:7], s[0:1], 0x8
.Ltmp0:
	.loc	1 160 43 prologue_end           ; rows.py:160:43
	v_and_b32_e32 v6, 31, v0
	.loc	1 166 5                         ; rows.py:166:5
	v_readfirstlane_b32 s12, v0
	.loc	1 160 14                        ; rows.py:160:14
	s_lshl_b32 s2, s15, 7
	.loc	1 160 43 is_stmt 0              ; rows.py:160:43
	v_lshlrev_b32_e32 v5, 2, v6
	.loc	1 166 5 is_stmt 1               ; rows.py:166:5
	s_and_b32 s3, s12, 0x60
	.loc	1 162 5                         ; rows.py:162:5
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB0_4
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; rows.py:0:5
	s_load_b64 s[8:9], s[0:1], 0x0
	.loc	1 160 14 is_stmt 1              ; rows.py:160:14
	v_or_b32_e32 v1, s2, v5
	.loc	1 163 23                        ; rows.py:163:23
	s_lshr_b32 s1, s3, 5
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
	s_mul_i32 s0, s1, s7
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 165 67                        ; rows.py:165:67
	v_cmp_gt_i32_e32 vcc_lo, s7, v1
	.loc	1 162 5                         ; rows.py:162:5
	v_add3_u32 v1, s2, s0, v5
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v23, 0
	.loc	1 163 23                        ; rows.py:163:23
	s_or_b32 s13, s1, 4
	s_or_b32 s14, s1, 8
	s_or_b32 s15, s1, 12
	s_or_b32 s16, s1, 16
	s_or_b32 s17, s1, 20
	s_or_b32 s18, s1, 24
	s_or_b32 s19, s1, 28
	s_lshl_b32 s20, s7, 2
	s_lshl_b32 s21, s7, 3
	s_mul_i32 s22, s7, 12
	s_lshl_b32 s23, s7, 4
	s_mul_i32 s24, s7, 20
	s_mul_i32 s25, s7, 24
	s_mul_i32 s26, s7, 28
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	s_mov_b32 s27, 0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 0 23 is_stmt 0                ; rows.py:0:23
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 163 15 is_stmt 1              ; rows.py:163:15
	s_or_b32 s0, s27, s1
	s_or_b32 s28, s27, s13
	s_or_b32 s29, s27, s14
	s_or_b32 s30, s27, s15
	s_or_b32 s31, s27, s16
	s_or_b32 s33, s27, s17
	s_or_b32 s34, s27, s18
	s_or_b32 s35, s27, s19
	.loc	1 165 43                        ; rows.py:165:43
	s_cmp_lt_i32 s0, s6
	v_mad_u64_u32 v[36:37], null, s27, s7, v[1:2]
	s_cselect_b32 s0, -1, 0
	s_cmp_lt_i32 s28, s6
	s_cselect_b32 s28, -1, 0
	s_cmp_lt_i32 s29, s6
	s_cselect_b32 s29, -1, 0
	s_cmp_lt_i32 s30, s6
	.loc	1 165 18 is_stmt 0              ; rows.py:165:18
	v_lshlrev_b32_e32 v37, 2, v36
	.loc	1 165 43                        ; rows.py:165:43
	s_cselect_b32 s30, -1, 0
	s_cmp_lt_i32 s31, s6
	.loc	1 165 18                        ; rows.py:165:18
	v_add_lshl_u32 v38, v36, s20, 2
	.loc	1 165 43                        ; rows.py:165:43
	s_cselect_b32 s31, -1, 0
	s_cmp_lt_i32 s33, s6
	.loc	1 165 18                        ; rows.py:165:18
	v_add_lshl_u32 v39, v36, s21, 2
	.loc	1 165 43                        ; rows.py:165:43
	s_cselect_b32 s33, -1, 0
	s_cmp_lt_i32 s34, s6
	.loc	1 165 18                        ; rows.py:165:18
	v_add_lshl_u32 v40, v36, s22, 2
	.loc	1 165 43                        ; rows.py:165:43
	s_cselect_b32 s34, -1, 0
	s_cmp_lt_i32 s35, s6
	.loc	1 165 18                        ; rows.py:165:18
	v_add_lshl_u32 v41, v36, s23, 2
	.loc	1 165 43                        ; rows.py:165:43
	s_cselect_b32 s35, -1, 0
	.loc	1 165 42                        ; rows.py:165:42
	s_and_b32 s0, vcc_lo, s0
	.loc	1 165 18                        ; rows.py:165:18
	v_add_lshl_u32 v42, v36, s24, 2
	v_cndmask_b32_e64 v37, 0x80000000, v37, s0
	.loc	1 165 42                        ; rows.py:165:42
	s_and_b32 s0, vcc_lo, s28
	.loc	1 165 18                        ; rows.py:165:18
	v_add_lshl_u32 v43, v36, s25, 2
	v_cndmask_b32_e64 v44, 0x80000000, v38, s0
	.loc	1 165 42                        ; rows.py:165:42
	s_and_b32 s0, vcc_lo, s29
	.loc	1 165 18                        ; rows.py:165:18
	v_add_lshl_u32 v36, v36, s26, 2
	v_cndmask_b32_e64 v45, 0x80000000, v39, s0
	.loc	1 165 42                        ; rows.py:165:42
	s_and_b32 s0, vcc_lo, s30
	.loc	1 162 5 is_stmt 1               ; rows.py:162:5
	s_add_i32 s27, s27, 32
	.loc	1 165 18                        ; rows.py:165:18
	v_cndmask_b32_e64 v48, 0x80000000, v40, s0
	.loc	1 165 42 is_stmt 0              ; rows.py:165:42
	s_and_b32 s0, vcc_lo, s31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	1 165 18                        ; rows.py:165:18
	v_cndmask_b32_e64 v52, 0x80000000, v41, s0
	.loc	1 165 42                        ; rows.py:165:42
	s_and_b32 s0, vcc_lo, s33
	.loc	1 165 18                        ; rows.py:165:18
	v_cndmask_b32_e64 v56, 0x80000000, v42, s0
	.loc	1 165 42                        ; rows.py:165:42
	s_and_b32 s0, vcc_lo, s34
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 165 18                        ; rows.py:165:18
	v_cndmask_b32_e64 v60, 0x80000000, v43, s0
	.loc	1 165 42                        ; rows.py:165:42
	s_and_b32 s0, vcc_lo, s35
	.loc	1 162 5 is_stmt 1               ; rows.py:162:5
	s_cmp_lt_i32 s27, s6
	.loc	1 165 18                        ; rows.py:165:18
	v_cndmask_b32_e64 v64, 0x80000000, v36, s0
	s_clause 0x7
	buffer_load_b128 v[36:39], v37, s[8:11], 0 offen
	buffer_load_b128 v[40:43], v44, s[8:11], 0 offen
	buffer_load_b128 v[44:47], v45, s[8:11], 0 offen
	buffer_load_b128 v[48:51], v48, s[8:11], 0 offen
	buffer_load_b128 v[52:55], v52, s[8:11], 0 offen
	buffer_load_b128 v[56:59], v56, s[8:11], 0 offen
	buffer_load_b128 v[60:63], v60, s[8:11], 0 offen
	buffer_load_b128 v[64:67], v64, s[8:11], 0 offen
	.loc	1 165 9 is_stmt 0               ; rows.py:165:9
	s_waitcnt vmcnt(7)
	v_dual_add_f32 v11, v11, v36 :: v_dual_add_f32 v12, v12, v37
	s_waitcnt vmcnt(6)
	v_dual_add_f32 v4, v4, v38 :: v_dual_add_f32 v15, v15, v41
	s_waitcnt vmcnt(5)
	v_dual_add_f32 v2, v2, v39 :: v_dual_add_f32 v25, v25, v44
	v_dual_add_f32 v20, v20, v40 :: v_dual_add_f32 v3, v3, v43
	v_dual_add_f32 v8, v8, v42 :: v_dual_add_f32 v7, v7, v47
	s_waitcnt vmcnt(4)
	v_dual_add_f32 v18, v18, v45 :: v_dual_add_f32 v9, v9, v51
	s_waitcnt vmcnt(3)
	v_dual_add_f32 v10, v10, v46 :: v_dual_add_f32 v31, v31, v52
	v_dual_add_f32 v28, v28, v48 :: v_dual_add_f32 v17, v17, v54
	v_dual_add_f32 v22, v22, v49 :: v_dual_add_f32 v13, v13, v55
	s_waitcnt vmcnt(2)
	v_dual_add_f32 v14, v14, v50 :: v_dual_add_f32 v33, v33, v56
	v_dual_add_f32 v24, v24, v53 :: v_dual_add_f32 v21, v21, v58
	v_dual_add_f32 v27, v27, v57 :: v_dual_add_f32 v16, v16, v59
	s_waitcnt vmcnt(1)
	v_dual_add_f32 v34, v34, v60 :: v_dual_add_f32 v19, v19, v63
	s_waitcnt vmcnt(0)
	v_dual_add_f32 v30, v30, v61 :: v_dual_add_f32 v35, v35, v64
	v_dual_add_f32 v26, v26, v62 :: v_dual_add_f32 v23, v23, v67
	v_dual_add_f32 v32, v32, v65 :: v_dual_add_f32 v29, v29, v66
	.loc	1 162 5 is_stmt 1               ; rows.py:162:5
	s_cbranch_scc1 .LBB0_2
; %bb.3:                                ; %._crit_edge.loopexit
	.loc	1 160 43                        ; rows.py:160:43
	v_dual_add_f32 v1, v11, v20 :: v_dual_add_f32 v12, v12, v15
	v_dual_add_f32 v11, v25, v28 :: v_dual_add_f32 v20, v31, v33
	v_dual_add_f32 v25, v34, v35 :: v_dual_add_f32 v4, v4, v8
	v_dual_add_f32 v15, v18, v22 :: v_dual_add_f32 v18, v24, v27
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v1, v1, v11
	v_dual_add_f32 v11, v20, v25 :: v_dual_add_f32 v8, v10, v14
	v_add_f32_e32 v20, v30, v32
	s_delay_alu instid0(VALU_DEP_4)
	v_add_f32_e32 v12, v12, v15
	v_add_f32_e32 v10, v17, v21
	v_add_f32_e32 v14, v26, v29
	v_dual_add_f32 v2, v2, v3 :: v_dual_add_f32 v3, v7, v9
	v_add_f32_e32 v7, v13, v16
	v_add_f32_e32 v9, v19, v23
	v_add_f32_e32 v13, v18, v20
	v_dual_add_f32 v4, v4, v8 :: v_dual_add_f32 v1, v1, v11
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_add_f32 v8, v10, v14 :: v_dual_add_f32 v7, v7, v9
	v_add_f32_e32 v10, v2, v3
	v_add_f32_e32 v2, v12, v13
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_add_f32 v3, v4, v8 :: v_dual_add_f32 v4, v10, v7
	s_branch .LBB0_5
.LBB0_4:
	.loc	1 0 43 is_stmt 0                ; rows.py:0:43
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v1, 0
.LBB0_5:                                ; %._crit_edge
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ rows.py:166:26 ]
	v_lshlrev_b32_e32 v7, 4, v0
	v_and_b32_e32 v9, 16, v0
	v_and_b32_e32 v11, 3, v0
	s_lshr_b32 s0, s3, 1
	s_lshr_b32 s1, s12, 2
	v_and_b32_e32 v8, 0xf0, v7
	v_lshlrev_b32_e32 v12, 6, v9
	v_lshl_add_u32 v13, v11, 8, 0
	v_lshlrev_b32_e32 v9, 2, v9
	s_and_b32 s1, s1, 16
	v_lshl_or_b32 v10, s3, 3, v8
	v_xor_b32_e32 v8, s0, v8
.Ltmp2:
	.loc	1 166 5                         ; rows.py:166:5
	s_and_b32 s5, s5, 0xffff
.Ltmp3:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:166:26 ]
	v_and_or_b32 v7, 0x80, v7, v9
.Ltmp4:
	.loc	1 166 5                         ; rows.py:166:5
	s_mov_b32 s6, 0x7ffffffe
.Ltmp5:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:166:26 ]
	v_xor_b32_e32 v10, s0, v10
	v_add3_u32 v8, v13, v8, v12
	s_bfe_i32 s0, s12, 0x10005
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_and_b32 s0, s0, 0x120
	v_add3_u32 v10, 0, v12, v10
	ds_store_b128 v10, v[1:4]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[1:4], v8
	v_lshlrev_b32_e32 v8, 3, v0
	v_bfe_i32 v0, v0, 0, 1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_and_b32_e32 v10, 32, v8
	v_and_b32_e32 v8, 48, v8
	v_and_b32_e32 v0, 0x120, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_xor_b32_e32 v9, s0, v10
.Ltmp6:
	.loc	1 166 5                         ; rows.py:166:5
	v_xad_u32 v10, v5, 64, 0
.Ltmp7:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:166:26 ]
	v_xor_b32_e32 v8, v0, v8
.Ltmp8:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:166:26 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v0, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v1, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v2, v3, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v3, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp9:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:166:26 ]
	v_add3_u32 v4, s1, v9, v7
.Ltmp10:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:166:26 ] ]
	v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v1, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v2, v2, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v3, v3, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp11:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:166:26 ]
	v_add3_u32 v7, 0, v7, v8
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v4, v[0:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[0:3], v7
.Ltmp12:
	.loc	1 160 43                        ; rows.py:160:43
	v_or_b32_e32 v4, s3, v6
	.loc	1 166 5                         ; rows.py:166:5
	v_lshlrev_b32_e32 v6, 5, v11
	v_lshlrev_b32_e32 v8, 7, v11
	v_xad_u32 v9, v5, 32, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v7, 0x7c, v4
	v_xor_b32_e32 v6, v7, v6
	v_add_nc_u32_e32 v7, 0, v5
	v_xad_u32 v5, 0x60, v5, 0
	s_delay_alu instid0(VALU_DEP_3)
	v_add3_u32 v6, 0, v8, v6
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b32 v7, v0
	ds_store_b32 v9, v1 offset:128
	ds_store_b32 v10, v2 offset:256
	ds_store_b32 v5, v3 offset:384
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v0, v6
	.loc	1 160 14                        ; rows.py:160:14
	v_or_b32_e32 v1, s2, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	.loc	1 166 5                         ; rows.py:166:5
	v_lshlrev_b32_e32 v2, 2, v1
	.loc	1 166 54 is_stmt 0              ; rows.py:166:54
	v_cmp_gt_i32_e32 vcc_lo, s7, v1
	.loc	1 166 5                         ; rows.py:166:5
	s_mov_b32 s7, 0x31027000
	v_cndmask_b32_e32 v1, 0x80000000, v2, vcc_lo
	s_waitcnt lgkmcnt(0)
	buffer_store_b32 v0, v1, s[4:7], 0 offen
	.loc	1 158 1 is_stmt 1               ; rows.py:158:1
	s_endpgm
.Ltmp13:
.Lfunc_end0:
	.size	column_sums, .Lfunc_end0-column_sums
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel column_sums
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
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
		.amdhsa_next_free_vgpr 68
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-column_sums)<<4)&1008)>>4
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
	.set .Lcolumn_sums.num_vgpr, 68
	.set .Lcolumn_sums.num_agpr, 0
	.set .Lcolumn_sums.numbered_sgpr, 36
	.set .Lcolumn_sums.num_named_barrier, 0
	.set .Lcolumn_sums.private_seg_size, 0
	.set .Lcolumn_sums.uses_vcc, 1
	.set .Lcolumn_sums.uses_flat_scratch, 0
	.set .Lcolumn_sums.has_dyn_sized_stack, 0
	.set .Lcolumn_sums.has_recursion, 0
	.set .Lcolumn_sums.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1512
; TotalNumSgprs: 38
; NumVgprs: 68
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 38
; NumVGPRsForWavesPerEU: 68
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
	.byte	166                             ; DW_AT_call_line
	.byte	26                              ; DW_AT_call_column
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
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"rows.py"                       ; string offset=7 ; rows.py
.Linfo_string2:
	.asciz	"column_sums"                   ; string offset=15 ; column_sums
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
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 128
    .name:           column_sums
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .sgpr_spill_count: 0
    .symbol:         column_sums.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     68
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
