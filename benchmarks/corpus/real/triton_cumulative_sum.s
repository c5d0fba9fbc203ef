	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	sum_along                       ; -- Begin function sum_along
	.p2align	8
	.type	sum_along,@function
sum_along:                              ; @sum_along
.Lfunc_begin0:
	.file	1 "triton" "rows.py"
	.loc	1 132 0                         ; rows.py:132:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b32 s10, s[0:1], 0x10
.Ltmp0:
	.file	2 "triton/language" "standard.py"
	.loc	2 314 12 prologue_end           ; standard.py:314:12 @[ rows.py:140:20 ]
	v_lshrrev_b32_e32 v7, 5, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_readfirstlane_b32 s9, v7
.Ltmp1:
	.loc	1 136 5                         ; rows.py:136:5
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 1
	s_cbranch_scc1 .LBB0_5
; %bb.1:                                ; %.lr.ph
	.loc	1 137 22                        ; rows.py:137:22
	v_and_b32_e32 v6, 31, v0
	s_clause 0x1
	s_load_b128 s[20:23], s[0:1], 0x0
	s_load_b32 s12, s[0:1], 0x14
	v_lshlrev_b32_e32 v0, 2, v0
	v_cmp_eq_u32_e64 s5, 0, v7
	v_or_b32_e32 v9, v7, v6
	v_cmp_lt_u32_e64 s7, 1, v7
	v_cmp_eq_u32_e64 s8, 3, v7
	v_and_b32_e32 v11, 12, v0
	s_mov_b32 s19, 0x31027000
	v_cmp_eq_u32_e64 s6, 0, v9
	v_dual_mov_b32 v9, 0 :: v_dual_lshlrev_b32 v8, 2, v6
	v_cmp_gt_u32_e64 s2, 2, v6
	v_cmp_gt_u32_e64 s3, 16, v6
	v_sub_nc_u32_e64 v1, v6, 1 clamp
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	v_add_nc_u32_e32 v2, -8, v8
	v_add_nc_u32_e32 v3, -16, v8
	v_subrev_nc_u32_e32 v4, 32, v8
	v_subrev_nc_u32_e32 v5, 64, v8
	v_cmp_lt_u32_e64 s0, 1, v6
	v_cndmask_b32_e64 v2, v2, v8, s2
	v_cmp_gt_u32_e64 s2, 4, v6
	v_cmp_lt_u32_e64 s1, 3, v6
	v_cndmask_b32_e64 v5, v5, v8, s3
	v_cmp_lt_u32_e64 s3, 15, v6
	v_cmp_eq_u32_e64 s4, 31, v6
	v_cndmask_b32_e64 v3, v3, v8, s2
	v_cmp_gt_u32_e64 s2, 8, v6
	.loc	1 136 5                         ; rows.py:136:5
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s15, s15, s12
	v_lshlrev_b32_e32 v1, 2, v1
	v_add_nc_u32_e32 v11, 0, v11
	s_mov_b32 s18, 0x7ffffffe
	v_cndmask_b32_e64 v4, v4, v8, s2
	v_lshl_or_b32 v8, s9, 7, v8
	v_cmp_lt_u32_e64 s2, 7, v6
	v_lshl_add_u32 v6, v7, 2, 0
	s_lshl_b32 s9, s9, 2
	s_mov_b32 s11, 0
	v_bfe_u32 v8, v8, 2, 7
	s_and_b32 s9, s9, 12
	s_and_b32 s17, s21, 0xffff
	v_mov_b32_e32 v10, s9
	s_and_b32 s13, s23, 0xffff
	v_lshlrev_b32_e32 v7, 4, v8
	s_mov_b32 s16, s20
	s_mov_b32 s12, s22
	s_mov_b32 s14, s18
	s_delay_alu instid0(VALU_DEP_1)
	v_lshl_add_u32 v0, s15, 2, v7
	v_dual_mov_b32 v8, 0 :: v_dual_lshlrev_b32 v7, 2, v8
	s_mov_b32 s15, s19
	s_branch .LBB0_3
.LBB0_2:                                ; %.critedge
                                        ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 5 is_stmt 0                 ; rows.py:0:5
	s_or_b32 exec_lo, exec_lo, s9
.Ltmp2:
	.loc	2 358 12 is_stmt 1              ; standard.py:358:12 @[ rows.py:139:41 ]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b64 v[38:39], v9
	ds_load_2addr_b64 v[34:37], v9 offset0:1 offset1:2
.Ltmp3:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:140:20 ] ]
	v_dual_add_f32 v26, v26, v28 :: v_dual_add_f32 v27, v27, v29
.Ltmp4:
	.loc	2 358 12                        ; standard.py:358:12 @[ rows.py:139:41 ]
	ds_load_b32 v40, v9 offset:24
	v_cndmask_b32_e64 v32, v32, v33, s3
	v_cndmask_b32_e64 v30, v30, v31, s3
.Ltmp5:
	.loc	1 136 5                         ; rows.py:136:5
	v_add_nc_u32_e32 v0, 0x1000, v0
	s_addk_i32 s11, 0x400
.Ltmp6:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:140:20 ] ]
	v_add_f32_e32 v26, v24, v26
.Ltmp7:
	.loc	1 136 5                         ; rows.py:136:5
	s_cmp_lt_i32 s11, s10
.Ltmp8:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:140:20 ] ]
	v_add_f32_e32 v27, v22, v27
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_f32_e32 v26, v26, v27
.Ltmp9:
	.loc	2 287 12 is_stmt 0              ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v39, v38, v39
.Ltmp10:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:140:20 ] ]
	v_add_f32_dpp v26, v26, v26 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp11:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_f32_e32 v34, v39, v34
.Ltmp12:
	.loc	2 358 12 is_stmt 1              ; standard.py:358:12 @[ rows.py:139:41 ]
	v_cndmask_b32_e64 v28, v38, v39, s7
.Ltmp13:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:140:20 ] ]
	v_add_f32_dpp v26, v26, v26 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp14:
	.loc	2 287 12 is_stmt 0              ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	v_add_f32_e32 v29, v34, v35
.Ltmp15:
	.loc	2 358 12 is_stmt 1              ; standard.py:358:12 @[ rows.py:139:41 ]
	v_cndmask_b32_e64 v28, v28, v34, s8
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp16:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:140:20 ] ]
	v_add_f32_dpp v26, v26, v26 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp17:
	.loc	2 287 12 is_stmt 0              ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	v_add_f32_e32 v33, v29, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v27, v32, v28
.Ltmp18:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:140:20 ] ]
	v_add_f32_dpp v26, v26, v26 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
.Ltmp19:
	.loc	2 358 12 is_stmt 1              ; standard.py:358:12 @[ rows.py:139:41 ]
	v_cndmask_b32_e64 v29, v33, v29, s5
.Ltmp20:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	v_add_f32_e32 v33, v33, v37
.Ltmp21:
	.loc	2 358 12                        ; standard.py:358:12 @[ rows.py:139:41 ]
	v_cndmask_b32_e64 v27, v27, v32, s5
	s_delay_alu instid0(VALU_DEP_2)
	v_cndmask_b32_e64 v29, v29, v33, s7
.Ltmp22:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v32, v33, v40
.Ltmp23:
	.loc	2 358 12                        ; standard.py:358:12 @[ rows.py:139:41 ]
	ds_bpermute_b32 v33, v1, v27
.Ltmp24:
	.loc	1 139 41                        ; rows.py:139:41
	v_add_f32_e32 v27, v8, v27
.Ltmp25:
	.loc	2 358 12                        ; standard.py:358:12 @[ rows.py:139:41 ]
	v_cndmask_b32_e64 v29, v29, v32, s8
.Ltmp26:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:140:20 ]
	v_permlanex16_b32 v32, v26, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp27:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	v_add_f32_e32 v30, v30, v29
.Ltmp28:
	.loc	2 287 12 is_stmt 0              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:140:20 ] ]
	v_add_f32_e32 v26, v26, v32
.Ltmp29:
	.loc	2 358 12 is_stmt 1              ; standard.py:358:12 @[ rows.py:139:41 ]
	ds_bpermute_b32 v31, v1, v30
.Ltmp30:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:140:20 ]
	v_readlane_b32 s9, v26, 31
.Ltmp31:
	.loc	2 358 12                        ; standard.py:358:12 @[ rows.py:139:41 ]
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v28, v33, v28 :: v_dual_mov_b32 v33, s9
.Ltmp32:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	v_add_f32_e32 v26, v21, v28
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
.Ltmp33:
	.loc	2 358 12                        ; standard.py:358:12 @[ rows.py:139:41 ]
	v_cndmask_b32_e64 v21, v26, v21, s6
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v26, v31, v29, vcc_lo
.Ltmp34:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	v_add_f32_e32 v32, v24, v28
	v_dual_add_f32 v28, v25, v28 :: v_dual_add_f32 v21, v8, v21
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v23, v23, v26
.Ltmp35:
	.loc	2 358 12                        ; standard.py:358:12 @[ rows.py:139:41 ]
	v_cndmask_b32_e64 v24, v32, v24, s6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v25, v28, v25, s6
.Ltmp36:
	.loc	1 139 41                        ; rows.py:139:41
	v_add_f32_e32 v28, v8, v30
.Ltmp37:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	v_add_f32_e32 v22, v22, v26
.Ltmp38:
	.loc	1 139 41                        ; rows.py:139:41
	v_add_f32_e32 v24, v8, v24
	s_delay_alu instid0(VALU_DEP_4)
	v_add_f32_e32 v25, v8, v25
	.loc	1 139 9 is_stmt 0               ; rows.py:139:9
	s_clause 0x1
	buffer_store_b32 v21, v12, s[12:15], 0 offen
	buffer_store_b32 v24, v13, s[12:15], 0 offen
	.loc	1 139 41                        ; rows.py:139:41
	v_add_f32_e32 v13, v8, v22
.Ltmp39:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	v_add_f32_e32 v20, v20, v26
	s_delay_alu instid0(VALU_DEP_1)
.Ltmp40:
	.loc	1 139 41                        ; rows.py:139:41
	v_add_f32_e32 v12, v8, v20
	v_add_f32_e32 v20, v8, v23
	.loc	1 139 9 is_stmt 0               ; rows.py:139:9
	s_clause 0x5
	buffer_store_b32 v25, v14, s[12:15], 0 offen
	buffer_store_b32 v27, v19, s[12:15], 0 offen
	buffer_store_b32 v12, v15, s[12:15], 0 offen
	buffer_store_b32 v13, v16, s[12:15], 0 offen
	buffer_store_b32 v20, v17, s[12:15], 0 offen
	buffer_store_b32 v28, v18, s[12:15], 0 offen
.Ltmp41:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ rows.py:140:20 ]
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	ds_store_b32 v10, v33
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v12, v11
.Ltmp42:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:140:20 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v12, v12, v12 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v12, v12, v12 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp43:
	.loc	1 140 9                         ; rows.py:140:9
	v_add_f32_e32 v8, v8, v12
	.loc	1 136 5                         ; rows.py:136:5
	s_cbranch_scc0 .LBB0_5
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 0 5 is_stmt 0                 ; rows.py:0:5
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 137 14 is_stmt 1              ; rows.py:137:14
	v_add_nc_u32_e32 v12, s11, v7
	.loc	1 138 17                        ; rows.py:138:17
	v_add_nc_u32_e32 v19, 4, v0
	v_add_nc_u32_e32 v20, 8, v0
	v_add_nc_u32_e32 v23, 12, v0
	v_add_nc_u32_e32 v26, 0x80c, v0
	.loc	1 137 14                        ; rows.py:137:14
	v_add_nc_u32_e32 v13, 1, v12
	.loc	1 138 53                        ; rows.py:138:53
	v_cmp_gt_i32_e64 s9, s10, v12
	.loc	1 137 14                        ; rows.py:137:14
	v_add_nc_u32_e32 v14, 2, v12
	v_add_nc_u32_e32 v18, 3, v12
	v_add_nc_u32_e32 v15, 0x200, v12
	v_add_nc_u32_e32 v16, 0x201, v12
	v_add_nc_u32_e32 v17, 0x202, v12
	.loc	1 138 53                        ; rows.py:138:53
	v_add_nc_u32_e32 v22, 0x203, v12
	.loc	1 138 17 is_stmt 0              ; rows.py:138:17
	v_cndmask_b32_e64 v12, 0x80000000, v0, s9
	.loc	1 138 53                        ; rows.py:138:53
	v_cmp_gt_i32_e64 s9, s10, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	.loc	1 138 17                        ; rows.py:138:17
	v_cndmask_b32_e64 v13, 0x80000000, v19, s9
	.loc	1 138 53                        ; rows.py:138:53
	v_cmp_gt_i32_e64 s9, s10, v14
	.loc	1 138 17                        ; rows.py:138:17
	v_add_nc_u32_e32 v19, 0x800, v0
	v_cndmask_b32_e64 v14, 0x80000000, v20, s9
	.loc	1 138 53                        ; rows.py:138:53
	v_cmp_gt_i32_e64 s9, s10, v15
	.loc	1 138 17                        ; rows.py:138:17
	v_add_nc_u32_e32 v20, 0x804, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v15, 0x80000000, v19, s9
	.loc	1 138 53                        ; rows.py:138:53
	v_cmp_gt_i32_e64 s9, s10, v16
	.loc	1 138 17                        ; rows.py:138:17
	v_add_nc_u32_e32 v19, 0x808, v0
	v_cndmask_b32_e64 v16, 0x80000000, v20, s9
	.loc	1 138 53                        ; rows.py:138:53
	v_cmp_gt_i32_e64 s9, s10, v17
	.loc	1 138 17                        ; rows.py:138:17
	s_clause 0x3
	buffer_load_b32 v21, v12, s[16:19], 0 offen
	buffer_load_b32 v24, v13, s[16:19], 0 offen
	buffer_load_b32 v20, v15, s[16:19], 0 offen
	buffer_load_b32 v25, v16, s[16:19], 0 offen
	v_cndmask_b32_e64 v17, 0x80000000, v19, s9
	.loc	1 138 53                        ; rows.py:138:53
	v_cmp_gt_i32_e64 s9, s10, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	1 138 17                        ; rows.py:138:17
	v_cndmask_b32_e64 v19, 0x80000000, v23, s9
	.loc	1 138 53                        ; rows.py:138:53
	v_cmp_gt_i32_e64 s9, s10, v22
	.loc	1 138 17                        ; rows.py:138:17
	v_cndmask_b32_e64 v18, 0x80000000, v26, s9
	s_clause 0x3
	buffer_load_b32 v26, v14, s[16:19], 0 offen
	buffer_load_b32 v27, v17, s[16:19], 0 offen
	buffer_load_b32 v28, v19, s[16:19], 0 offen
	buffer_load_b32 v29, v18, s[16:19], 0 offen
.Ltmp44:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	s_waitcnt vmcnt(4)
	v_add_f32_e32 v22, v20, v25
	s_waitcnt vmcnt(2)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v24, v21, v24 :: v_dual_add_f32 v23, v22, v27
	v_add_f32_e32 v25, v24, v26
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_add_f32 v31, v23, v29 :: v_dual_add_f32 v30, v25, v28
.Ltmp45:
	.loc	2 358 12                        ; standard.py:358:12 @[ rows.py:139:41 ]
	s_barrier
	buffer_gl0_inv
	ds_bpermute_b32 v33, v1, v31
	ds_bpermute_b32 v32, v1, v30
.Ltmp46:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v32, v30, v32 :: v_dual_add_f32 v33, v31, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
.Ltmp47:
	.loc	2 358 12                        ; standard.py:358:12 @[ rows.py:139:41 ]
	v_dual_cndmask_b32 v30, v32, v30 :: v_dual_cndmask_b32 v31, v33, v31
	ds_bpermute_b32 v32, v2, v30
	ds_bpermute_b32 v33, v2, v31
.Ltmp48:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v32, v30, v32 :: v_dual_add_f32 v33, v31, v33
.Ltmp49:
	.loc	2 358 12                        ; standard.py:358:12 @[ rows.py:139:41 ]
	v_cndmask_b32_e64 v30, v30, v32, s0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v31, v31, v33, s0
	ds_bpermute_b32 v32, v3, v30
	ds_bpermute_b32 v33, v3, v31
.Ltmp50:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v32, v30, v32 :: v_dual_add_f32 v33, v31, v33
.Ltmp51:
	.loc	2 358 12                        ; standard.py:358:12 @[ rows.py:139:41 ]
	v_cndmask_b32_e64 v30, v30, v32, s1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v31, v31, v33, s1
	ds_bpermute_b32 v32, v4, v30
	ds_bpermute_b32 v33, v4, v31
.Ltmp52:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	s_waitcnt lgkmcnt(0)
	v_dual_add_f32 v32, v30, v32 :: v_dual_add_f32 v33, v31, v33
.Ltmp53:
	.loc	2 358 12                        ; standard.py:358:12 @[ rows.py:139:41 ]
	v_cndmask_b32_e64 v32, v30, v32, s2
	s_delay_alu instid0(VALU_DEP_2)
	v_cndmask_b32_e64 v30, v31, v33, s2
	ds_bpermute_b32 v31, v5, v32
	ds_bpermute_b32 v34, v5, v30
.Ltmp54:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ rows.py:139:41 ] ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v33, v32, v31
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v31, v30, v34
.Ltmp55:
	.loc	2 358 12                        ; standard.py:358:12 @[ rows.py:139:41 ]
	s_and_saveexec_b32 s9, s4
	s_cbranch_execz .LBB0_2
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	ds_store_2addr_b32 v6, v33, v31 offset1:4
	s_branch .LBB0_2
.Ltmp56:
.LBB0_5:                                ; %._crit_edge
	.loc	1 132 1                         ; rows.py:132:1
	s_endpgm
.Ltmp57:
.Lfunc_end0:
	.size	sum_along, .Lfunc_end0-sum_along
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sum_along
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
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 24
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-sum_along)<<4)&1008)>>4
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
	.set .Lsum_along.num_vgpr, 41
	.set .Lsum_along.num_agpr, 0
	.set .Lsum_along.numbered_sgpr, 24
	.set .Lsum_along.num_named_barrier, 0
	.set .Lsum_along.private_seg_size, 0
	.set .Lsum_along.uses_vcc, 1
	.set .Lsum_along.uses_flat_scratch, 0
	.set .Lsum_along.has_dyn_sized_stack, 0
	.set .Lsum_along.has_recursion, 0
	.set .Lsum_along.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1572
; TotalNumSgprs: 26
; NumVgprs: 41
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 41
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
	.byte	1                               ; Abbrev [1] 0xb:0x6c DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x46 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	140                             ; DW_AT_call_line
	.byte	20                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x5b:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	139                             ; DW_AT_call_line
	.byte	41                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x67:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	358                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp0-.Lfunc_begin0
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp56-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp45-.Lfunc_begin0
	.quad	.Ltmp46-.Lfunc_begin0
	.quad	.Ltmp47-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Ltmp50-.Lfunc_begin0
	.quad	.Ltmp51-.Lfunc_begin0
	.quad	.Ltmp52-.Lfunc_begin0
	.quad	.Ltmp53-.Lfunc_begin0
	.quad	.Ltmp54-.Lfunc_begin0
	.quad	.Ltmp55-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"rows.py"                       ; string offset=7 ; rows.py
.Linfo_string2:
	.asciz	"sum_along"                     ; string offset=15 ; sum_along
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
    .name:           sum_along
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         sum_along.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     41
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
