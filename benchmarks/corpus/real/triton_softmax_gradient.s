	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	softmax_gradient                ; -- Begin function softmax_gradient
	.p2align	8
	.type	softmax_gradient,@function
softmax_gradient:                       ; @softmax_gradient
.Lfunc_begin0:
	.file	1 "triton" "authors.py"
	.loc	1 160 0                         ; authors.py:160:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b256 s[16:23], s[0:1], 0x0
.Ltmp0:
	.file	2 "triton/language" "standard.py"
	.loc	2 314 12 prologue_end           ; standard.py:314:12 @[ authors.py:170:11 ]
	v_readfirstlane_b32 s0, v0
.Ltmp1:
	.loc	1 176 9                         ; authors.py:176:9
	s_and_b32 s7, s0, 0x60
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 165 27                        ; authors.py:165:27
	v_and_or_b32 v1, v0, 31, s7
	v_lshlrev_b32_e32 v7, 3, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_or_b32_e32 v8, 1, v7
	v_or_b32_e32 v9, 2, v7
	.loc	1 167 25                        ; authors.py:167:25
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s0, s22, s15
	.loc	1 165 27                        ; authors.py:165:27
	v_or_b32_e32 v10, 3, v7
	.loc	1 167 21                        ; authors.py:167:21
	s_ashr_i32 s1, s0, 31
	.loc	1 165 27                        ; authors.py:165:27
	v_or_b32_e32 v11, 4, v7
	.loc	1 167 21                        ; authors.py:167:21
	s_lshl_b64 s[8:9], s[0:1], 1
	.loc	1 165 27                        ; authors.py:165:27
	v_or_b32_e32 v12, 5, v7
	.loc	1 167 21                        ; authors.py:167:21
	s_add_u32 s10, s20, s8
	s_addc_u32 s11, s21, s9
	.loc	1 168 21                        ; authors.py:168:21
	s_add_u32 s12, s18, s8
	.loc	1 165 27                        ; authors.py:165:27
	v_or_b32_e32 v13, 6, v7
	.loc	1 168 21                        ; authors.py:168:21
	s_addc_u32 s13, s19, s9
	.loc	1 165 27                        ; authors.py:165:27
	v_or_b32_e32 v14, 7, v7
	.loc	1 164 5                         ; authors.py:164:5
	s_cmp_gt_i32 s23, 0
	s_mov_b32 s15, 0
	s_cselect_b32 s14, -1, 0
	s_cmp_lt_i32 s23, 1
	s_cbranch_scc1 .LBB0_36
; %bb.1:                                ; %.lr.ph.preheader
	.loc	1 0 5 is_stmt 0                 ; authors.py:0:5
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v22, 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 169 9 is_stmt 1               ; authors.py:169:9
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v15, v24, v6, v15 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v16, v23, v5, v16 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v17, v26, v4, v17 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v18, v25, v3, v18 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v19, v28, v32, v19 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v20, v27, v31, v20 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v21, v30, v34, v21 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v22, v29, v33, v22 op_sel_hi:[1,1,0]
	.loc	1 164 5                         ; authors.py:164:5
	s_addk_i32 s15, 0x400
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s15, s23
	s_cbranch_scc0 .LBB0_35
.LBB0_3:                                ; %.lr.ph
                                        ; =>This Inner Loop Header: Depth=1
	.loc	1 165 19                        ; authors.py:165:19
	v_or_b32_e32 v1, s15, v7
	v_mov_b16_e32 v23.l, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 166 16                        ; authors.py:166:16
	v_cmp_gt_i32_e32 vcc_lo, s23, v1
	v_ashrrev_i32_e32 v2, 31, v1
	v_mov_b16_e32 v24.l, v23.l
	.loc	1 167 13                        ; authors.py:167:13
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB0_5
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[3:4], 1, v[1:2]
	v_add_co_u32 v3, s0, s10, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s11, v4, s0
	.loc	1 167 13                        ; authors.py:167:13
	global_load_d16_b16 v24, v[3:4], off
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s1
	.loc	1 167 21                        ; authors.py:167:21
	s_ashr_i32 s0, s15, 31
	v_add_co_u32 v3, s1, s15, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v4, null, s0, 0, s1
	.loc	1 165 19 is_stmt 1              ; authors.py:165:19
	v_or_b32_e32 v5, s15, v8
	.loc	1 167 21                        ; authors.py:167:21
	v_lshlrev_b64 v[3:4], 1, v[3:4]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 166 16                        ; authors.py:166:16
	v_cmp_gt_i32_e64 s0, s23, v5
	.loc	1 167 21                        ; authors.py:167:21
	v_add_co_u32 v5, s1, s10, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s11, v4, s1
	.loc	1 167 13 is_stmt 0              ; authors.py:167:13
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_7
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	global_load_d16_b16 v23, v[5:6], off offset:2
.LBB0_7:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s1
	.loc	1 165 19 is_stmt 1              ; authors.py:165:19
	v_or_b32_e32 v26, s15, v9
	v_mov_b16_e32 v25.l, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 166 16                        ; authors.py:166:16
	v_cmp_gt_i32_e64 s1, s23, v26
	v_mov_b16_e32 v26.l, v25.l
	.loc	1 167 13                        ; authors.py:167:13
	s_and_saveexec_b32 s2, s1
	s_cbranch_execz .LBB0_9
; %bb.8:                                ;   in Loop: Header=BB0_3 Depth=1
	global_load_d16_b16 v26, v[5:6], off offset:4
.LBB0_9:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 165 19 is_stmt 1              ; authors.py:165:19
	v_or_b32_e32 v27, s15, v10
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 166 16                        ; authors.py:166:16
	v_cmp_gt_i32_e64 s2, s23, v27
	.loc	1 167 13                        ; authors.py:167:13
	s_and_saveexec_b32 s3, s2
	s_cbranch_execz .LBB0_11
; %bb.10:                               ;   in Loop: Header=BB0_3 Depth=1
	global_load_d16_b16 v25, v[5:6], off offset:6
.LBB0_11:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 165 19 is_stmt 1              ; authors.py:165:19
	v_or_b32_e32 v28, s15, v11
	v_mov_b16_e32 v27.l, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 166 16                        ; authors.py:166:16
	v_cmp_gt_i32_e64 s3, s23, v28
	v_mov_b16_e32 v28.l, v27.l
	.loc	1 167 13                        ; authors.py:167:13
	s_and_saveexec_b32 s4, s3
	s_cbranch_execz .LBB0_13
; %bb.12:                               ;   in Loop: Header=BB0_3 Depth=1
	global_load_d16_b16 v28, v[5:6], off offset:8
.LBB0_13:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s4
	.loc	1 165 19 is_stmt 1              ; authors.py:165:19
	v_or_b32_e32 v29, s15, v12
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 166 16                        ; authors.py:166:16
	v_cmp_gt_i32_e64 s4, s23, v29
	.loc	1 167 13                        ; authors.py:167:13
	s_and_saveexec_b32 s5, s4
	s_cbranch_execz .LBB0_15
; %bb.14:                               ;   in Loop: Header=BB0_3 Depth=1
	global_load_d16_b16 v27, v[5:6], off offset:10
.LBB0_15:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s5
	.loc	1 165 19 is_stmt 1              ; authors.py:165:19
	v_or_b32_e32 v30, s15, v13
	v_mov_b16_e32 v29.l, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 166 16                        ; authors.py:166:16
	v_cmp_gt_i32_e64 s5, s23, v30
	v_mov_b16_e32 v30.l, v29.l
	.loc	1 167 13                        ; authors.py:167:13
	s_and_saveexec_b32 s6, s5
	s_cbranch_execz .LBB0_17
; %bb.16:                               ;   in Loop: Header=BB0_3 Depth=1
	global_load_d16_b16 v30, v[5:6], off offset:12
.LBB0_17:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s6
	.loc	1 165 19 is_stmt 1              ; authors.py:165:19
	v_or_b32_e32 v31, s15, v14
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 166 16                        ; authors.py:166:16
	v_cmp_gt_i32_e64 s6, s23, v31
	.loc	1 167 13                        ; authors.py:167:13
	s_and_saveexec_b32 s18, s6
	s_cbranch_execz .LBB0_19
; %bb.18:                               ;   in Loop: Header=BB0_3 Depth=1
	global_load_d16_b16 v29, v[5:6], off offset:14
.LBB0_19:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s18
	v_mov_b16_e32 v5.l, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v6.l, v5.l
	.loc	1 168 13 is_stmt 1              ; authors.py:168:13
	s_and_saveexec_b32 s18, vcc_lo
	s_cbranch_execz .LBB0_21
; %bb.20:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	v_lshlrev_b64 v[1:2], 1, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s12, v1
	v_add_co_ci_u32_e64 v2, null, s13, v2, vcc_lo
	.loc	1 168 13                        ; authors.py:168:13
	global_load_d16_b16 v6, v[1:2], off
.LBB0_21:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s18
	.loc	1 168 21                        ; authors.py:168:21
	v_add_co_u32 v1, vcc_lo, s12, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s13, v4, vcc_lo
	.loc	1 168 13                        ; authors.py:168:13
	s_and_saveexec_b32 s18, s0
	s_cbranch_execz .LBB0_23
; %bb.22:                               ;   in Loop: Header=BB0_3 Depth=1
	global_load_d16_b16 v5, v[1:2], off offset:2
.LBB0_23:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s18
	v_mov_b16_e32 v3.l, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v4.l, v3.l
	.loc	1 168 13                        ; authors.py:168:13
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_25
; %bb.24:                               ;   in Loop: Header=BB0_3 Depth=1
	global_load_d16_b16 v4, v[1:2], off offset:4
.LBB0_25:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 168 13                        ; authors.py:168:13
	s_and_saveexec_b32 s0, s2
	s_cbranch_execz .LBB0_27
; %bb.26:                               ;   in Loop: Header=BB0_3 Depth=1
	global_load_d16_b16 v3, v[1:2], off offset:6
.LBB0_27:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b16_e32 v31.l, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v32.l, v31.l
	.loc	1 168 13                        ; authors.py:168:13
	s_and_saveexec_b32 s0, s3
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_3 Depth=1
	global_load_d16_b16 v32, v[1:2], off offset:8
.LBB0_29:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 168 13                        ; authors.py:168:13
	s_and_saveexec_b32 s0, s4
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_3 Depth=1
	global_load_d16_b16 v31, v[1:2], off offset:10
.LBB0_31:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b16_e32 v33.l, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v34.l, v33.l
	.loc	1 168 13                        ; authors.py:168:13
	s_and_saveexec_b32 s0, s5
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_3 Depth=1
	global_load_d16_b16 v34, v[1:2], off offset:12
.LBB0_33:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 168 13                        ; authors.py:168:13
	s_and_saveexec_b32 s0, s6
	s_cbranch_execz .LBB0_2
; %bb.34:                               ;   in Loop: Header=BB0_3 Depth=1
	global_load_d16_b16 v33, v[1:2], off offset:14
	s_branch .LBB0_2
.LBB0_35:                               ; %._crit_edge.loopexit
.Ltmp2:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:170:11 ] ]
	v_dual_add_f32 v1, v15, v16 :: v_dual_add_f32 v2, v17, v18
	v_dual_add_f32 v3, v19, v20 :: v_dual_add_f32 v4, v21, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v1, v1, v2 :: v_dual_add_f32 v2, v3, v4
	v_add_f32_e32 v1, v1, v2
	s_branch .LBB0_37
.LBB0_36:
	.loc	2 0 12 is_stmt 0                ; standard.py:0:12
	v_mov_b32_e32 v1, 0
.LBB0_37:                               ; %._crit_edge
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:170:11 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp3:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:170:11 ]
	s_lshr_b32 s1, s7, 3
	v_lshlrev_b32_e32 v0, 2, v0
.Ltmp4:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:170:11 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp5:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:170:11 ]
	v_and_b32_e32 v0, 12, v0
.Ltmp6:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:170:11 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp7:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:170:11 ]
	v_add_nc_u32_e32 v0, 0, v0
.Ltmp8:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:170:11 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp9:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:170:11 ]
	v_permlanex16_b32 v2, v1, -1, -1 op_sel:[1,0]
.Ltmp10:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:170:11 ] ]
	v_add_f32_e32 v1, v1, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp11:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:170:11 ]
	v_readlane_b32 s0, v1, 31
	v_dual_mov_b32 v1, s1 :: v_dual_mov_b32 v2, s0
.Ltmp12:
	.loc	1 171 5                         ; authors.py:171:5
	s_and_b32 s0, s14, exec_lo
	s_cselect_b32 s0, 1, 0
.Ltmp13:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:170:11 ]
	s_mov_b32 s14, 0
.Ltmp14:
	.loc	1 171 5                         ; authors.py:171:5
	s_cmp_lg_u32 s0, 1
.Ltmp15:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:170:11 ]
	ds_store_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v0, v0
.Ltmp16:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:170:11 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1)
.Ltmp17:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:170:11 ]
	v_mov_b32_dpp v1, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp18:
	.loc	1 171 5                         ; authors.py:171:5
	s_cbranch_scc1 .LBB0_88
; %bb.38:                               ; %.lr.ph4.preheader
	.loc	1 0 5 is_stmt 0                 ; authors.py:0:5
	s_delay_alu instid0(VALU_DEP_1)
.Ltmp19:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:170:11 ] ]
	v_add_f32_e32 v6, v0, v1
.Ltmp20:
	.loc	1 176 18                        ; authors.py:176:18
	s_add_u32 s8, s16, s8
	s_addc_u32 s9, s17, s9
	s_branch .LBB0_40
.LBB0_39:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 18 is_stmt 0                ; authors.py:0:18
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 171 5 is_stmt 1               ; authors.py:171:5
	s_addk_i32 s14, 0x400
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s14, s23
	s_cbranch_scc0 .LBB0_88
.LBB0_40:                               ; %.lr.ph4
                                        ; =>This Inner Loop Header: Depth=1
	.loc	1 172 19                        ; authors.py:172:19
	v_or_b32_e32 v0, s14, v7
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v15.l, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 173 16                        ; authors.py:173:16
	v_cmp_gt_i32_e32 vcc_lo, s23, v0
	v_mov_b16_e32 v17.l, v15.l
	.loc	1 174 13                        ; authors.py:174:13
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB0_42
; %bb.41:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 1, v[0:1]
	v_add_co_u32 v1, s0, s10, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s11, v2, s0
	.loc	1 174 13                        ; authors.py:174:13
	global_load_d16_b16 v17, v[1:2], off
.LBB0_42:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s1
	.loc	1 174 21                        ; authors.py:174:21
	s_ashr_i32 s0, s14, 31
	v_add_co_u32 v1, s1, s14, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v2, null, s0, 0, s1
	.loc	1 172 19 is_stmt 1              ; authors.py:172:19
	v_or_b32_e32 v4, s14, v8
	.loc	1 174 21                        ; authors.py:174:21
	v_lshlrev_b64 v[2:3], 1, v[1:2]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 173 16                        ; authors.py:173:16
	v_cmp_gt_i32_e64 s0, s23, v4
	.loc	1 174 21                        ; authors.py:174:21
	v_add_co_u32 v4, s1, s10, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s11, v3, s1
	.loc	1 174 13 is_stmt 0              ; authors.py:174:13
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB0_44
; %bb.43:                               ;   in Loop: Header=BB0_40 Depth=1
	global_load_d16_b16 v15, v[4:5], off offset:2
.LBB0_44:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s1
	.loc	1 172 19 is_stmt 1              ; authors.py:172:19
	v_or_b32_e32 v1, s14, v9
	v_mov_b16_e32 v16.l, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 173 16                        ; authors.py:173:16
	v_cmp_gt_i32_e64 s1, s23, v1
	v_mov_b16_e32 v20.l, v16.l
	.loc	1 174 13                        ; authors.py:174:13
	s_and_saveexec_b32 s2, s1
	s_cbranch_execz .LBB0_46
; %bb.45:                               ;   in Loop: Header=BB0_40 Depth=1
	global_load_d16_b16 v20, v[4:5], off offset:4
.LBB0_46:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s2
	.loc	1 172 19 is_stmt 1              ; authors.py:172:19
	v_or_b32_e32 v1, s14, v10
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 173 16                        ; authors.py:173:16
	v_cmp_gt_i32_e64 s2, s23, v1
	.loc	1 174 13                        ; authors.py:174:13
	s_and_saveexec_b32 s3, s2
	s_cbranch_execz .LBB0_48
; %bb.47:                               ;   in Loop: Header=BB0_40 Depth=1
	global_load_d16_b16 v16, v[4:5], off offset:6
.LBB0_48:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s3
	.loc	1 172 19 is_stmt 1              ; authors.py:172:19
	v_or_b32_e32 v1, s14, v11
	v_mov_b16_e32 v18.l, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 173 16                        ; authors.py:173:16
	v_cmp_gt_i32_e64 s3, s23, v1
	v_mov_b16_e32 v21.l, v18.l
	.loc	1 174 13                        ; authors.py:174:13
	s_and_saveexec_b32 s4, s3
	s_cbranch_execz .LBB0_50
; %bb.49:                               ;   in Loop: Header=BB0_40 Depth=1
	global_load_d16_b16 v21, v[4:5], off offset:8
.LBB0_50:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s4
	.loc	1 172 19 is_stmt 1              ; authors.py:172:19
	v_or_b32_e32 v1, s14, v12
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 173 16                        ; authors.py:173:16
	v_cmp_gt_i32_e64 s4, s23, v1
	.loc	1 174 13                        ; authors.py:174:13
	s_and_saveexec_b32 s5, s4
	s_cbranch_execz .LBB0_52
; %bb.51:                               ;   in Loop: Header=BB0_40 Depth=1
	global_load_d16_b16 v18, v[4:5], off offset:10
.LBB0_52:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s5
	.loc	1 172 19 is_stmt 1              ; authors.py:172:19
	v_or_b32_e32 v1, s14, v13
	v_mov_b16_e32 v19.l, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 173 16                        ; authors.py:173:16
	v_cmp_gt_i32_e64 s5, s23, v1
	v_mov_b16_e32 v22.l, v19.l
	.loc	1 174 13                        ; authors.py:174:13
	s_and_saveexec_b32 s6, s5
	s_cbranch_execz .LBB0_54
; %bb.53:                               ;   in Loop: Header=BB0_40 Depth=1
	global_load_d16_b16 v22, v[4:5], off offset:12
.LBB0_54:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s6
	.loc	1 172 19 is_stmt 1              ; authors.py:172:19
	v_or_b32_e32 v1, s14, v14
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 173 16                        ; authors.py:173:16
	v_cmp_gt_i32_e64 s6, s23, v1
	.loc	1 174 13                        ; authors.py:174:13
	s_and_saveexec_b32 s7, s6
	s_cbranch_execz .LBB0_56
; %bb.55:                               ;   in Loop: Header=BB0_40 Depth=1
	global_load_d16_b16 v19, v[4:5], off offset:14
.LBB0_56:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b16_e32 v23.l, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v30.l, v23.l
	.loc	1 175 13 is_stmt 1              ; authors.py:175:13
	s_and_saveexec_b32 s15, vcc_lo
	s_cbranch_execz .LBB0_58
; %bb.57:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13 is_stmt 0                ; authors.py:0:13
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[4:5], 1, v[0:1]
	v_add_co_u32 v4, s7, s12, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s13, v5, s7
	.loc	1 175 13                        ; authors.py:175:13
	global_load_d16_b16 v30, v[4:5], off
.LBB0_58:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s15
	.loc	1 175 21                        ; authors.py:175:21
	v_add_co_u32 v4, s7, s12, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s13, v3, s7
	.loc	1 175 13                        ; authors.py:175:13
	s_and_saveexec_b32 s7, s0
	s_cbranch_execz .LBB0_60
; %bb.59:                               ;   in Loop: Header=BB0_40 Depth=1
	global_load_d16_b16 v23, v[4:5], off offset:2
.LBB0_60:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b16_e32 v26.l, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v29.l, v26.l
	.loc	1 175 13                        ; authors.py:175:13
	s_and_saveexec_b32 s7, s1
	s_cbranch_execz .LBB0_62
; %bb.61:                               ;   in Loop: Header=BB0_40 Depth=1
	global_load_d16_b16 v29, v[4:5], off offset:4
.LBB0_62:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s7
	.loc	1 175 13                        ; authors.py:175:13
	s_and_saveexec_b32 s7, s2
	s_cbranch_execz .LBB0_64
; %bb.63:                               ;   in Loop: Header=BB0_40 Depth=1
	global_load_d16_b16 v26, v[4:5], off offset:6
.LBB0_64:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b16_e32 v25.l, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v28.l, v25.l
	.loc	1 175 13                        ; authors.py:175:13
	s_and_saveexec_b32 s7, s3
	s_cbranch_execz .LBB0_66
; %bb.65:                               ;   in Loop: Header=BB0_40 Depth=1
	global_load_d16_b16 v28, v[4:5], off offset:8
.LBB0_66:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s7
	.loc	1 175 13                        ; authors.py:175:13
	s_and_saveexec_b32 s7, s4
	s_cbranch_execz .LBB0_68
; %bb.67:                               ;   in Loop: Header=BB0_40 Depth=1
	global_load_d16_b16 v25, v[4:5], off offset:10
.LBB0_68:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b16_e32 v24.l, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b16_e32 v27.l, v24.l
	.loc	1 175 13                        ; authors.py:175:13
	s_and_saveexec_b32 s7, s5
	s_cbranch_execnz .LBB0_79
; %bb.69:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s7
	.loc	1 175 13                        ; authors.py:175:13
	s_and_saveexec_b32 s7, s6
	s_cbranch_execnz .LBB0_80
.LBB0_70:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 13                          ; authors.py:0:13
	s_or_b32 exec_lo, exec_lo, s7
	.loc	1 176 9 is_stmt 1               ; authors.py:176:9
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB0_72
.LBB0_71:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 9 is_stmt 0                 ; authors.py:0:9
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v30, -v6, 1.0, v30 op_sel_hi:[0,1,1]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_add_co_u32 v4, vcc_lo, s8, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v5, null, s9, v1, vcc_lo
	v_fma_mixlo_f16 v0, v30, v17, neg(0) op_sel_hi:[0,1,0]
	.loc	1 176 9                         ; authors.py:176:9
	global_store_b16 v[4:5], v0, off
.LBB0_72:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 9                           ; authors.py:0:9
	s_or_b32 exec_lo, exec_lo, s7
	.loc	1 176 18                        ; authors.py:176:18
	v_add_co_u32 v0, vcc_lo, s8, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s9, v3, vcc_lo
	.loc	1 176 9                         ; authors.py:176:9
	s_and_saveexec_b32 s7, s0
	s_cbranch_execnz .LBB0_81
; %bb.73:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 9                           ; authors.py:0:9
	s_or_b32 exec_lo, exec_lo, s7
	.loc	1 176 9                         ; authors.py:176:9
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB0_82
.LBB0_74:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 9                           ; authors.py:0:9
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 176 9                         ; authors.py:176:9
	s_and_saveexec_b32 s0, s2
	s_cbranch_execnz .LBB0_83
.LBB0_75:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 9                           ; authors.py:0:9
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 176 9                         ; authors.py:176:9
	s_and_saveexec_b32 s0, s3
	s_cbranch_execnz .LBB0_84
.LBB0_76:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 9                           ; authors.py:0:9
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 176 9                         ; authors.py:176:9
	s_and_saveexec_b32 s0, s4
	s_cbranch_execnz .LBB0_85
.LBB0_77:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 9                           ; authors.py:0:9
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 176 9                         ; authors.py:176:9
	s_and_saveexec_b32 s0, s5
	s_cbranch_execnz .LBB0_86
.LBB0_78:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 0 9                           ; authors.py:0:9
	s_or_b32 exec_lo, exec_lo, s0
	.loc	1 176 9                         ; authors.py:176:9
	s_and_saveexec_b32 s0, s6
	s_cbranch_execz .LBB0_39
	s_branch .LBB0_87
.LBB0_79:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 175 13 is_stmt 1              ; authors.py:175:13
	global_load_d16_b16 v27, v[4:5], off offset:12
	s_or_b32 exec_lo, exec_lo, s7
	s_and_saveexec_b32 s7, s6
	s_cbranch_execz .LBB0_70
.LBB0_80:                               ;   in Loop: Header=BB0_40 Depth=1
	global_load_d16_b16 v24, v[4:5], off offset:14
	s_or_b32 exec_lo, exec_lo, s7
	.loc	1 176 9                         ; authors.py:176:9
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execnz .LBB0_71
	s_branch .LBB0_72
.LBB0_81:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 176 53 is_stmt 0              ; authors.py:176:53
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v2, -v6, 1.0, v23 op_sel_hi:[0,1,1]
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 176 47                        ; authors.py:176:47
	v_fma_mixlo_f16 v2, v2, v15, neg(0) op_sel_hi:[0,1,0]
	.loc	1 176 9                         ; authors.py:176:9
	global_store_b16 v[0:1], v2, off offset:2
	s_or_b32 exec_lo, exec_lo, s7
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB0_74
.LBB0_82:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 176 53                        ; authors.py:176:53
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v2, -v6, 1.0, v29 op_sel_hi:[0,1,1]
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 176 47                        ; authors.py:176:47
	v_fma_mixlo_f16 v2, v2, v20, neg(0) op_sel_hi:[0,1,0]
	.loc	1 176 9                         ; authors.py:176:9
	global_store_b16 v[0:1], v2, off offset:4
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s2
	s_cbranch_execz .LBB0_75
.LBB0_83:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 176 53                        ; authors.py:176:53
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v2, -v6, 1.0, v26 op_sel_hi:[0,1,1]
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 176 47                        ; authors.py:176:47
	v_fma_mixlo_f16 v2, v2, v16, neg(0) op_sel_hi:[0,1,0]
	.loc	1 176 9                         ; authors.py:176:9
	global_store_b16 v[0:1], v2, off offset:6
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s3
	s_cbranch_execz .LBB0_76
.LBB0_84:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 176 53                        ; authors.py:176:53
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v2, -v6, 1.0, v28 op_sel_hi:[0,1,1]
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 176 47                        ; authors.py:176:47
	v_fma_mixlo_f16 v2, v2, v21, neg(0) op_sel_hi:[0,1,0]
	.loc	1 176 9                         ; authors.py:176:9
	global_store_b16 v[0:1], v2, off offset:8
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s4
	s_cbranch_execz .LBB0_77
.LBB0_85:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 176 53                        ; authors.py:176:53
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v2, -v6, 1.0, v25 op_sel_hi:[0,1,1]
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 176 47                        ; authors.py:176:47
	v_fma_mixlo_f16 v2, v2, v18, neg(0) op_sel_hi:[0,1,0]
	.loc	1 176 9                         ; authors.py:176:9
	global_store_b16 v[0:1], v2, off offset:10
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s5
	s_cbranch_execz .LBB0_78
.LBB0_86:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 176 53                        ; authors.py:176:53
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v2, -v6, 1.0, v27 op_sel_hi:[0,1,1]
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 176 47                        ; authors.py:176:47
	v_fma_mixlo_f16 v2, v2, v22, neg(0) op_sel_hi:[0,1,0]
	.loc	1 176 9                         ; authors.py:176:9
	global_store_b16 v[0:1], v2, off offset:12
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s6
	s_cbranch_execz .LBB0_39
.LBB0_87:                               ;   in Loop: Header=BB0_40 Depth=1
	.loc	1 176 53                        ; authors.py:176:53
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v2, -v6, 1.0, v24 op_sel_hi:[0,1,1]
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 176 47                        ; authors.py:176:47
	v_fma_mixlo_f16 v2, v2, v19, neg(0) op_sel_hi:[0,1,0]
	.loc	1 176 9                         ; authors.py:176:9
	global_store_b16 v[0:1], v2, off offset:14
	s_branch .LBB0_39
.LBB0_88:                               ; %._crit_edge5
	.loc	1 160 1 is_stmt 1               ; authors.py:160:1
	s_endpgm
.Ltmp21:
.Lfunc_end0:
	.size	softmax_gradient, .Lfunc_end0-softmax_gradient
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel softmax_gradient
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
		.amdhsa_next_free_vgpr 35
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-softmax_gradient)<<4)&1008)>>4
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
	.set .Lsoftmax_gradient.num_vgpr, 35
	.set .Lsoftmax_gradient.num_agpr, 0
	.set .Lsoftmax_gradient.numbered_sgpr, 24
	.set .Lsoftmax_gradient.num_named_barrier, 0
	.set .Lsoftmax_gradient.private_seg_size, 0
	.set .Lsoftmax_gradient.uses_vcc, 1
	.set .Lsoftmax_gradient.uses_flat_scratch, 0
	.set .Lsoftmax_gradient.has_dyn_sized_stack, 0
	.set .Lsoftmax_gradient.has_recursion, 0
	.set .Lsoftmax_gradient.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2340
; TotalNumSgprs: 26
; NumVgprs: 35
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 35
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
	.byte	170                             ; DW_AT_call_line
	.byte	11                              ; DW_AT_call_column
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
	.quad	.Ltmp0-.Lfunc_begin0
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
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
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"authors.py"                    ; string offset=7 ; authors.py
.Linfo_string2:
	.asciz	"softmax_gradient"              ; string offset=18 ; softmax_gradient
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
    .name:           softmax_gradient
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         softmax_gradient.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     35
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
