	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	best_of_row                     ; -- Begin function best_of_row
	.p2align	8
	.type	best_of_row,@function
best_of_row:                            ; @best_of_row
.Lfunc_begin0:
	.file	1 "triton" "rows.py"
	.loc	1 144 0                         ; rows.py:144:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b32 s13, s[0:1], 0x10
	s_mov_b32 s12, s15
.Ltmp0:
	.loc	1 150 22 prologue_end           ; rows.py:150:22
	v_and_b32_e32 v1, 31, v0
	s_load_b64 s[14:15], s[0:1], 0x8
	.loc	1 154 5                         ; rows.py:154:5
	v_readfirstlane_b32 s2, v0
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 150 22                        ; rows.py:150:22
	v_lshlrev_b32_e32 v2, 2, v1
	.loc	1 154 5                         ; rows.py:154:5
	s_lshr_b32 s7, s2, 5
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	.loc	1 150 22                        ; rows.py:150:22
	v_lshl_or_b32 v9, s7, 7, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_or_b32_e32 v8, 1, v9
	v_or_b32_e32 v7, 2, v9
	v_or_b32_e32 v6, 3, v9
	v_or_b32_e32 v5, 0x200, v9
	v_or_b32_e32 v4, 0x201, v9
	v_or_b32_e32 v3, 0x202, v9
	v_or_b32_e32 v2, 0x203, v9
	.loc	1 149 5                         ; rows.py:149:5
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s13, 1
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; rows.py:0:5
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x14
	s_load_b64 s[8:9], s[0:1], 0x0
	v_dual_mov_b32 v19, 0xff800000 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v24, 0xff800000
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	s_mov_b32 s16, 0
	v_dual_mov_b32 v25, 0xff800000 :: v_dual_mov_b32 v22, 0xff800000
	v_dual_mov_b32 v21, 0xff800000 :: v_dual_mov_b32 v20, 0xff800000
	v_mov_b32_e32 v18, 0xff800000
	.loc	1 151 29 is_stmt 1              ; rows.py:151:29
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s2, s2, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	v_dual_mov_b32 v23, 0xff800000 :: v_dual_add_nc_u32 v26, s2, v9
	.loc	1 149 5                         ; rows.py:149:5
	v_add_nc_u32_e32 v27, s2, v8
	v_add_nc_u32_e32 v28, s2, v7
	v_add_nc_u32_e32 v29, s2, v6
	v_add_nc_u32_e32 v30, s2, v5
	v_add_nc_u32_e32 v31, s2, v4
	v_add_nc_u32_e32 v32, s2, v3
	v_add_nc_u32_e32 v33, s2, v2
	s_and_b32 s9, s9, 0xffff
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 150 14                        ; rows.py:150:14
	v_or_b32_e32 v34, s16, v9
	v_or_b32_e32 v35, s16, v8
	v_or_b32_e32 v36, s16, v7
	v_or_b32_e32 v37, s16, v6
	v_or_b32_e32 v38, s16, v5
	v_or_b32_e32 v39, s16, v4
	v_or_b32_e32 v40, s16, v3
	v_or_b32_e32 v41, s16, v2
	.loc	1 151 17                        ; rows.py:151:17
	v_add_lshl_u32 v42, s16, v26, 2
	.loc	1 151 53 is_stmt 0              ; rows.py:151:53
	v_cmp_gt_i32_e32 vcc_lo, s13, v34
	.loc	1 151 17                        ; rows.py:151:17
	v_add_lshl_u32 v43, s16, v27, 2
	.loc	1 151 53                        ; rows.py:151:53
	v_cmp_gt_i32_e64 s0, s13, v35
	.loc	1 151 17                        ; rows.py:151:17
	v_add_lshl_u32 v44, s16, v28, 2
	.loc	1 151 53                        ; rows.py:151:53
	v_cmp_gt_i32_e64 s1, s13, v36
	.loc	1 151 17                        ; rows.py:151:17
	v_add_lshl_u32 v45, s16, v29, 2
	.loc	1 151 53                        ; rows.py:151:53
	v_cmp_gt_i32_e64 s2, s13, v37
	.loc	1 151 17                        ; rows.py:151:17
	v_add_lshl_u32 v46, s16, v30, 2
	v_add_lshl_u32 v47, s16, v31, 2
	v_add_lshl_u32 v48, s16, v32, 2
	v_add_lshl_u32 v49, s16, v33, 2
	.loc	1 151 53                        ; rows.py:151:53
	v_cmp_gt_i32_e64 s3, s13, v38
	v_cmp_gt_i32_e64 s4, s13, v39
	v_cmp_gt_i32_e64 s5, s13, v40
	v_cmp_gt_i32_e64 s6, s13, v41
	.loc	1 151 17                        ; rows.py:151:17
	v_dual_cndmask_b32 v42, 0x80000000, v42 :: v_dual_max_f32 v51, v24, v24
	v_cndmask_b32_e64 v43, 0x80000000, v43, s0
	v_cndmask_b32_e64 v44, 0x80000000, v44, s1
	v_cndmask_b32_e64 v45, 0x80000000, v45, s2
	v_cndmask_b32_e64 v46, 0x80000000, v46, s3
	v_cndmask_b32_e64 v47, 0x80000000, v47, s4
	v_cndmask_b32_e64 v48, 0x80000000, v48, s5
	v_cndmask_b32_e64 v49, 0x80000000, v49, s6
	s_clause 0x7
	buffer_load_b32 v42, v42, s[8:11], 0 offen
	buffer_load_b32 v43, v43, s[8:11], 0 offen
	buffer_load_b32 v44, v44, s[8:11], 0 offen
	buffer_load_b32 v45, v45, s[8:11], 0 offen
	buffer_load_b32 v46, v46, s[8:11], 0 offen
	buffer_load_b32 v47, v47, s[8:11], 0 offen
	buffer_load_b32 v48, v48, s[8:11], 0 offen
	buffer_load_b32 v49, v49, s[8:11], 0 offen
	.loc	1 153 16 is_stmt 1              ; rows.py:153:16
	v_dual_max_f32 v52, v23, v23 :: v_dual_max_f32 v55, v21, v21
	v_dual_max_f32 v56, v20, v20 :: v_dual_max_f32 v57, v18, v18
	v_dual_max_f32 v50, v19, v19 :: v_dual_max_f32 v53, v25, v25
	.loc	1 149 5                         ; rows.py:149:5
	s_addk_i32 s16, 0x400
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s16, s13
	.loc	1 151 17                        ; rows.py:151:17
	s_waitcnt vmcnt(7)
	v_cndmask_b32_e32 v42, 0xff800000, v42, vcc_lo
	s_waitcnt vmcnt(6)
	v_cndmask_b32_e64 v43, 0xff800000, v43, s0
	s_waitcnt vmcnt(5)
	v_cndmask_b32_e64 v44, 0xff800000, v44, s1
	s_waitcnt vmcnt(4)
	v_cndmask_b32_e64 v45, 0xff800000, v45, s2
	s_waitcnt vmcnt(3)
	v_cndmask_b32_e64 v46, 0xff800000, v46, s3
	.loc	1 152 26                        ; rows.py:152:26
	v_cmp_gt_f32_e32 vcc_lo, v42, v19
	.loc	1 151 17                        ; rows.py:151:17
	s_waitcnt vmcnt(2)
	v_cndmask_b32_e64 v47, 0xff800000, v47, s4
	s_waitcnt vmcnt(1)
	v_cndmask_b32_e64 v48, 0xff800000, v48, s5
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v49, 0xff800000, v49, s6
	.loc	1 152 17                        ; rows.py:152:17
	v_cndmask_b32_e32 v15, v15, v34, vcc_lo
	.loc	1 152 26 is_stmt 0              ; rows.py:152:26
	v_cmp_gt_f32_e32 vcc_lo, v43, v24
	.loc	1 153 16 is_stmt 1              ; rows.py:153:16
	v_dual_max_f32 v54, v22, v22 :: v_dual_cndmask_b32 v17, v17, v35
	.loc	1 152 26                        ; rows.py:152:26
	v_cmp_gt_f32_e32 vcc_lo, v44, v23
	.loc	1 153 16                        ; rows.py:153:16
	v_dual_max_f32 v35, v47, v47 :: v_dual_cndmask_b32 v16, v16, v36
	.loc	1 152 26                        ; rows.py:152:26
	v_cmp_gt_f32_e32 vcc_lo, v45, v25
	.loc	1 152 17 is_stmt 0              ; rows.py:152:17
	v_cndmask_b32_e32 v14, v14, v37, vcc_lo
	.loc	1 152 26                        ; rows.py:152:26
	v_cmp_gt_f32_e32 vcc_lo, v46, v22
	.loc	1 153 16 is_stmt 1              ; rows.py:153:16
	v_max_f32_e32 v22, v45, v45
	v_max_f32_e32 v37, v49, v49
	.loc	1 152 17                        ; rows.py:152:17
	v_cndmask_b32_e32 v13, v13, v38, vcc_lo
	.loc	1 152 26 is_stmt 0              ; rows.py:152:26
	v_cmp_gt_f32_e32 vcc_lo, v47, v21
	.loc	1 153 16 is_stmt 1              ; rows.py:153:16
	v_dual_max_f32 v21, v44, v44 :: v_dual_max_f32 v34, v46, v46
	.loc	1 152 17                        ; rows.py:152:17
	v_cndmask_b32_e32 v12, v12, v39, vcc_lo
	.loc	1 152 26 is_stmt 0              ; rows.py:152:26
	v_cmp_gt_f32_e32 vcc_lo, v48, v20
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 153 16 is_stmt 1              ; rows.py:153:16
	v_max_f32_e32 v23, v52, v21
	v_dual_max_f32 v21, v55, v35 :: v_dual_max_f32 v36, v48, v48
	v_max_f32_e32 v25, v53, v22
	.loc	1 152 17                        ; rows.py:152:17
	v_cndmask_b32_e32 v11, v11, v40, vcc_lo
	.loc	1 152 26 is_stmt 0              ; rows.py:152:26
	v_cmp_gt_f32_e32 vcc_lo, v49, v18
	.loc	1 153 16 is_stmt 1              ; rows.py:153:16
	v_max_f32_e32 v18, v42, v42
	v_max_f32_e32 v20, v43, v43
	v_max_f32_e32 v22, v54, v34
	.loc	1 152 17                        ; rows.py:152:17
	v_cndmask_b32_e32 v10, v10, v41, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 153 16                        ; rows.py:153:16
	v_dual_max_f32 v19, v50, v18 :: v_dual_max_f32 v24, v51, v20
	v_max_f32_e32 v20, v56, v36
	v_max_f32_e32 v18, v57, v37
	.loc	1 149 5                         ; rows.py:149:5
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	.loc	1 0 5 is_stmt 0                 ; rows.py:0:5
	v_dual_mov_b32 v18, 0xff800000 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v21, 0xff800000
	v_dual_mov_b32 v20, 0xff800000 :: v_dual_mov_b32 v25, 0xff800000
	v_dual_mov_b32 v22, 0xff800000 :: v_dual_mov_b32 v23, 0xff800000
	v_dual_mov_b32 v24, 0xff800000 :: v_dual_mov_b32 v19, 0xff800000
.LBB0_4:                                ; %._crit_edge
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_ge_f32_e32 vcc_lo, v19, v24
	v_cmp_ge_f32_e64 s0, v23, v25
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cmp_ge_f32_e64 s1, v22, v21
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cndmask_b32_e32 v19, v24, v19, vcc_lo
	v_cndmask_b32_e64 v23, v25, v23, s0
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cndmask_b32_e32 v24, v8, v9, vcc_lo
	.loc	2 178 10                        ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_ge_f32_e32 vcc_lo, v20, v18
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cndmask_b32_e64 v25, v6, v7, s0
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cndmask_b32_e64 v21, v21, v22, s1
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cndmask_b32_e64 v22, v4, v5, s1
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cndmask_b32_e32 v18, v18, v20, vcc_lo
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cndmask_b32_e32 v20, v2, v3, vcc_lo
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_eq_f32_e32 vcc_lo, v19, v23
	.loc	2 175 36 is_stmt 0              ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_lt_u32_e64 s0, v24, v25
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_gt_f32_e64 s3, v19, v23
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_eq_f32_e64 s1, v21, v18
	.loc	2 175 36 is_stmt 0              ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_lt_u32_e64 s2, v22, v20
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_gt_f32_e64 s4, v21, v18
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_and_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	2 178 10                        ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_or_b32 vcc_lo, s3, s0
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_and_b32 s1, s1, s2
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cndmask_b32_e32 v19, v23, v19, vcc_lo
	.loc	2 178 10                        ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_or_b32 s0, s4, s1
.Ltmp2:
	.loc	2 206 20                        ; standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ]
	s_lshl2_add_u32 s2, s7, 0
.Ltmp3:
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cndmask_b32_e64 v18, v18, v21, s0
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cndmask_b32_e32 v21, v25, v24, vcc_lo
	v_cndmask_b32_e64 v20, v20, v22, s0
.Ltmp4:
	.loc	2 206 20                        ; standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ]
	s_mov_b32 s0, 0x76543210
	v_mov_b32_e32 v22, s2
.Ltmp5:
	.loc	2 178 10                        ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_ge_f32_e32 vcc_lo, v19, v18
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_dual_cndmask_b32 v18, v18, v19 :: v_dual_cndmask_b32 v19, v20, v21
.Ltmp6:
	.loc	2 206 20                        ; standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ]
	v_permlanex16_b32 v20, v18, s0, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_permlanex16_b32 v21, v19, s0, 0xfedcba98 op_sel:[1,0]
.Ltmp7:
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_eq_f32_e32 vcc_lo, v18, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	.loc	2 175 36 is_stmt 0              ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_lt_i32_e64 s0, v19, v21
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_gt_f32_e64 s1, v18, v20
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_and_b32 s0, vcc_lo, s0
	.loc	2 178 10                        ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_or_b32 vcc_lo, s1, s0
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_dual_cndmask_b32 v18, v20, v18 :: v_dual_cndmask_b32 v19, v21, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp8:
	.loc	2 206 20                        ; standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ]
	v_mov_b32_dpp v20, v18 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v21, v19 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp9:
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_eq_f32_e32 vcc_lo, v18, v20
	.loc	2 175 36 is_stmt 0              ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_lt_i32_e64 s0, v19, v21
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_gt_f32_e64 s1, v18, v20
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_and_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	2 178 10                        ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_or_b32 vcc_lo, s1, s0
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_dual_cndmask_b32 v18, v20, v18 :: v_dual_cndmask_b32 v19, v21, v19
.Ltmp10:
	.loc	2 206 20                        ; standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ]
	v_mov_b32_dpp v20, v18 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v21, v19 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp11:
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_eq_f32_e32 vcc_lo, v18, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	.loc	2 175 36 is_stmt 0              ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_lt_i32_e64 s0, v19, v21
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_gt_f32_e64 s1, v18, v20
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_and_b32 s0, vcc_lo, s0
	.loc	2 178 10                        ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_or_b32 vcc_lo, s1, s0
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_dual_cndmask_b32 v18, v20, v18 :: v_dual_cndmask_b32 v19, v21, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp12:
	.loc	2 206 20                        ; standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ]
	v_mov_b32_dpp v20, v18 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v21, v19 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp13:
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_eq_f32_e32 vcc_lo, v18, v20
	.loc	2 175 36 is_stmt 0              ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_lt_i32_e64 s0, v19, v21
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_gt_f32_e64 s1, v18, v20
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_and_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	2 178 10                        ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_or_b32 vcc_lo, s1, s0
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_dual_cndmask_b32 v18, v20, v18 :: v_dual_cndmask_b32 v19, v21, v19
.Ltmp14:
	.loc	2 206 20                        ; standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ]
	v_mov_b32_dpp v20, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_dpp v21, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp15:
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_eq_f32_e32 vcc_lo, v18, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	.loc	2 175 36 is_stmt 0              ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_lt_i32_e64 s0, v19, v21
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_gt_f32_e64 s1, v18, v20
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_and_b32 s0, vcc_lo, s0
	.loc	2 178 10                        ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_or_b32 vcc_lo, s1, s0
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_dual_cndmask_b32 v19, v21, v19 :: v_dual_lshlrev_b32 v0, 2, v0
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cndmask_b32_e32 v18, v20, v18, vcc_lo
	s_delay_alu instid0(VALU_DEP_2)
.Ltmp16:
	.loc	2 206 20                        ; standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ]
	v_and_b32_e32 v0, 12, v0
	ds_store_b32 v22, v18
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_nc_u32_e32 v0, 0, v0
	buffer_gl0_inv
	ds_store_b32 v22, v19 offset:16
	ds_load_b32 v18, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v19, v0 offset:16
	v_mov_b32_dpp v20, v18 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1)
.Ltmp17:
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_eq_f32_e32 vcc_lo, v18, v20
	.loc	2 178 10                        ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_gt_f32_e64 s1, v18, v20
.Ltmp18:
	.loc	2 206 20                        ; standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v21, v19 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp19:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:154:28 ]
	s_barrier
	buffer_gl0_inv
.Ltmp20:
	.loc	2 175 36                        ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_lt_i32_e64 s0, v19, v21
	.loc	2 175 15 is_stmt 0              ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_and_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_or_b32 vcc_lo, s1, s0
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_dual_cndmask_b32 v19, v21, v19 :: v_dual_cndmask_b32 v18, v20, v18
.Ltmp21:
	.loc	2 206 20                        ; standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ]
	v_mov_b32_dpp v20, v19 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
.Ltmp22:
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_eq_f32_e64_dpp s0, v18, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	.loc	2 178 10                        ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_lt_f32_e64_dpp s1, v18, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	.loc	2 175 36                        ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cmp_lt_i32_e32 vcc_lo, v19, v20
	.loc	2 175 15 is_stmt 0              ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_and_b32 s0, s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	s_or_b32 vcc_lo, s1, s0
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ standard.py:223:16 @[ rows.py:154:67 ] ] ] ]
	v_cndmask_b32_e32 v18, v20, v19, vcc_lo
.Ltmp23:
	.loc	1 154 44                        ; rows.py:154:44
	v_cmp_eq_u32_e32 vcc_lo, v9, v18
	.loc	1 154 35 is_stmt 0              ; rows.py:154:35
	v_cndmask_b32_e32 v9, 0, v15, vcc_lo
	.loc	1 154 44                        ; rows.py:154:44
	v_cmp_eq_u32_e32 vcc_lo, v8, v18
	.loc	1 154 35                        ; rows.py:154:35
	v_cndmask_b32_e32 v8, 0, v17, vcc_lo
	.loc	1 154 44                        ; rows.py:154:44
	v_cmp_eq_u32_e32 vcc_lo, v7, v18
	.loc	1 154 35                        ; rows.py:154:35
	v_cndmask_b32_e32 v7, 0, v16, vcc_lo
	.loc	1 154 44                        ; rows.py:154:44
	v_cmp_eq_u32_e32 vcc_lo, v6, v18
	.loc	1 154 35                        ; rows.py:154:35
	v_cndmask_b32_e32 v6, 0, v14, vcc_lo
	.loc	1 154 44                        ; rows.py:154:44
	v_cmp_eq_u32_e32 vcc_lo, v5, v18
	.loc	1 154 35                        ; rows.py:154:35
	v_cndmask_b32_e32 v5, 0, v13, vcc_lo
	.loc	1 154 44                        ; rows.py:154:44
	v_cmp_eq_u32_e32 vcc_lo, v4, v18
	.loc	1 154 35                        ; rows.py:154:35
	v_cndmask_b32_e32 v4, 0, v12, vcc_lo
	.loc	1 154 44                        ; rows.py:154:44
	v_cmp_eq_u32_e32 vcc_lo, v3, v18
	.loc	1 154 35                        ; rows.py:154:35
	v_dual_cndmask_b32 v3, 0, v11 :: v_dual_add_nc_u32 v8, v9, v8
	.loc	1 154 44                        ; rows.py:154:44
	v_cmp_eq_u32_e32 vcc_lo, v2, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
.Ltmp24:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:154:28 ] ]
	v_add3_u32 v6, v8, v6, v7
.Ltmp25:
	.loc	1 154 35                        ; rows.py:154:35
	v_cndmask_b32_e32 v2, 0, v10, vcc_lo
.Ltmp26:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:154:28 ] ]
	v_add3_u32 v4, v6, v4, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v2, v4, v2, v3
	v_add_nc_u32_dpp v2, v2, v2 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_dpp v2, v2, v2 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_nc_u32_dpp v2, v2, v2 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_dpp v2, v2, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp27:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:154:28 ]
	v_permlanex16_b32 v3, v2, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp28:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:154:28 ] ]
	v_add_nc_u32_e32 v2, v2, v3
.Ltmp29:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:154:28 ]
	v_readlane_b32 s0, v2, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v2, s0
.Ltmp30:
	.loc	1 154 5                         ; rows.py:154:5
	s_mov_b32 s0, exec_lo
.Ltmp31:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:154:28 ]
	ds_store_b32 v22, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v0, v0
.Ltmp32:
	.loc	1 154 5                         ; rows.py:154:5
	v_or_b32_e32 v2, s7, v1
.Ltmp33:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:154:28 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp34:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:154:28 ]
	v_mov_b32_dpp v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp35:
	.loc	1 154 5                         ; rows.py:154:5
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB0_6
; %bb.5:
	.loc	1 0 5 is_stmt 0                 ; rows.py:0:5
	s_ashr_i32 s13, s12, 31
	v_mov_b32_e32 v2, 0
	s_lshl_b64 s[0:1], s[12:13], 2
	v_add_nc_u32_e32 v0, v0, v1
	s_add_u32 s0, s14, s0
	s_addc_u32 s1, s15, s1
	.loc	1 154 5                         ; rows.py:154:5
	global_store_b32 v2, v0, s[0:1]
.LBB0_6:
	.loc	1 144 1 is_stmt 1               ; rows.py:144:1
	s_endpgm
.Ltmp36:
.Lfunc_end0:
	.size	best_of_row, .Lfunc_end0-best_of_row
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel best_of_row
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
		.amdhsa_next_free_vgpr 58
		.amdhsa_next_free_sgpr 17
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-best_of_row)<<4)&1008)>>4
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
	.set .Lbest_of_row.num_vgpr, 58
	.set .Lbest_of_row.num_agpr, 0
	.set .Lbest_of_row.numbered_sgpr, 17
	.set .Lbest_of_row.num_named_barrier, 0
	.set .Lbest_of_row.private_seg_size, 0
	.set .Lbest_of_row.uses_vcc, 1
	.set .Lbest_of_row.uses_flat_scratch, 0
	.set .Lbest_of_row.has_dyn_sized_stack, 0
	.set .Lbest_of_row.has_recursion, 0
	.set .Lbest_of_row.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2012
; TotalNumSgprs: 19
; NumVgprs: 58
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 19
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
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	6                               ; Abbreviation Code
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
	.byte	1                               ; Abbrev [1] 0xb:0x85 DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x5f DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x33 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	154                             ; DW_AT_call_line
	.byte	67                              ; DW_AT_call_column
	.byte	4                               ; Abbrev [4] 0x4d:0x26 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	223                             ; DW_AT_call_line
	.byte	16                              ; DW_AT_call_column
	.byte	4                               ; Abbrev [4] 0x59:0x19 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	206                             ; DW_AT_call_line
	.byte	20                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x65:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	186                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x74:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	154                             ; DW_AT_call_line
	.byte	28                              ; DW_AT_call_column
	.byte	6                               ; Abbrev [6] 0x80:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
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
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"rows.py"                       ; string offset=7 ; rows.py
.Linfo_string2:
	.asciz	"best_of_row"                   ; string offset=15 ; best_of_row
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
    .name:           best_of_row
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         best_of_row.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     58
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
