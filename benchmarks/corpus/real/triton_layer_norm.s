	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	layer_norm                      ; -- Begin function layer_norm
	.p2align	8
	.type	layer_norm,@function
layer_norm:                             ; @layer_norm
.Lfunc_begin0:
	.file	1 "triton" "rows.py"
	.loc	1 49 0                          ; rows.py:49:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x2
	s_load_b256 s[4:11], s[0:1], 0x0
	s_load_b64 s[28:29], s[0:1], 0x30
	s_load_b128 s[20:23], s[0:1], 0x20
.Ltmp0:
	.loc	1 56 22 prologue_end            ; rows.py:56:22
	v_and_b32_e32 v2, 31, v0
	.loc	1 66 5                          ; rows.py:66:5
	v_readfirstlane_b32 s2, v0
	s_mov_b32 s14, s15
	.loc	1 55 5                          ; rows.py:55:5
	s_mov_b32 s3, 0
	.loc	1 56 22                         ; rows.py:56:22
	v_lshlrev_b32_e32 v5, 3, v2
	.loc	1 70 9                          ; rows.py:70:9
	s_lshr_b32 s18, s2, 5
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 56 22                         ; rows.py:56:22
	s_lshl_b32 s2, s18, 8
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_add_nc_u32_e32 v1, s2, v5
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[12:13], s[6:7]
	.loc	1 55 5                          ; rows.py:55:5
	s_cmp_gt_i32 s29, 0
	s_mov_b64 s[16:17], s[10:11]
	.loc	1 52 10                         ; rows.py:52:10
	s_mul_i32 s10, s28, s15
	.loc	1 55 5                          ; rows.py:55:5
	s_cselect_b32 s6, -1, 0
	s_cmp_lt_i32 s29, 1
	s_cbranch_scc1 .LBB0_4
; %bb.1:                                ; %.lr.ph
	s_add_i32 s7, s10, s2
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v6, 0
	v_add_lshl_u32 v4, s7, v5, 1
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
	s_mov_b32 s27, 0x31027000
	s_mov_b32 s26, 0x7ffffffe
	s_and_b32 s25, s5, 0xffff
	s_mov_b32 s24, s4
	.loc	1 0 5 is_stmt 0                 ; :0:5
.Ltmp1:
	.p2align	6
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 57 39 is_stmt 1               ; rows.py:57:39
	v_add_nc_u32_e32 v13, s3, v1
	.loc	1 55 5                          ; rows.py:55:5
	s_addk_i32 s3, 0x400
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lt_i32 s3, s29
	.loc	1 57 39                         ; rows.py:57:39
	v_cmp_gt_i32_e32 vcc_lo, s29, v13
	.loc	1 57 18 is_stmt 0               ; rows.py:57:18
	v_cndmask_b32_e32 v13, 0x80000000, v4, vcc_lo
	.loc	1 55 5 is_stmt 1                ; rows.py:55:5
	v_add_nc_u32_e32 v4, 0x800, v4
	.loc	1 57 18                         ; rows.py:57:18
	buffer_load_b128 v[13:16], v13, s[24:27], 0 offen
	.loc	1 57 9 is_stmt 0                ; rows.py:57:9
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v3, v13, 1.0, v3 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v6, v13, 1.0, v6 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	v_fma_mix_f32 v7, v14, 1.0, v7 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v8, v14, 1.0, v8 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	v_fma_mix_f32 v9, v15, 1.0, v9 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v10, v15, 1.0, v10 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	v_fma_mix_f32 v11, v16, 1.0, v11 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v12, v16, 1.0, v12 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	.loc	1 55 5 is_stmt 1                ; rows.py:55:5
	s_cbranch_scc1 .LBB0_2
; %bb.3:                                ; %._crit_edge.loopexit
.Ltmp2:
	.file	2 "triton/language" "standard.py"
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:58:12 ] ]
	v_add_f32_e32 v4, v7, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_f32_e32 v7, v11, v12
	v_add_f32_e32 v3, v3, v6
	v_dual_add_f32 v6, v9, v10 :: v_dual_add_f32 v3, v3, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v4, v6, v7
	v_add_f32_e32 v3, v3, v4
	s_branch .LBB0_5
.LBB0_4:
	.loc	2 0 12 is_stmt 0                ; standard.py:0:12
	v_mov_b32_e32 v3, 0
.LBB0_5:                                ; %Flow23
	s_delay_alu instid0(VALU_DEP_1)
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:58:12 ] ]
	v_add_f32_dpp v3, v3, v3 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp3:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:58:12 ]
	s_lshl_b32 s11, s18, 2
	v_lshlrev_b32_e32 v0, 2, v0
	s_load_b32 s7, s[0:1], 0x38
	s_mov_b32 s15, 0
.Ltmp4:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:58:12 ] ]
	v_add_f32_dpp v3, v3, v3 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v3, v3, v3 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v3, v3, v3 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp5:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:58:12 ]
	v_permlanex16_b32 v4, v3, -1, -1 op_sel:[1,0]
.Ltmp6:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:58:12 ] ]
	v_add_f32_e32 v3, v3, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
.Ltmp7:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:58:12 ]
	v_readlane_b32 s0, v3, 31
	v_dual_mov_b32 v3, s11 :: v_dual_and_b32 v0, 12, v0
	v_mov_b32_e32 v6, s0
.Ltmp8:
	.loc	1 60 5                          ; rows.py:60:5
	s_and_b32 s0, s6, exec_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
.Ltmp9:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:58:12 ]
	v_add_nc_u32_e32 v4, 0, v0
.Ltmp10:
	.loc	1 60 5                          ; rows.py:60:5
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
.Ltmp11:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:58:12 ]
	ds_store_b32 v3, v6
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v0, v4
.Ltmp12:
	.loc	1 58 12                         ; rows.py:58:12
	v_cvt_f32_i32_e32 v3, s29
.Ltmp13:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:58:12 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp14:
	.loc	1 58 12                         ; rows.py:58:12
	v_div_scale_f32 v6, null, v3, v3, v0
	v_div_scale_f32 v9, vcc_lo, v0, v3, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v7, v6
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v8, -v6, v7, 1.0
	v_fmac_f32_e32 v7, v8, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v8, v9, v7
	v_fma_f32 v10, -v6, v8, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v10, v7
	v_fma_f32 v6, -v6, v8, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v6, v6, v7, v8
	v_div_fixup_f32 v0, v6, v3, v0
	s_cbranch_scc1 .LBB0_9
; %bb.6:                                ; %.lr.ph8
	.loc	1 60 5                          ; rows.py:60:5
	s_add_i32 s0, s10, s2
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v10, 0
	v_add_lshl_u32 v6, s0, v5, 1
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_mov_b32 s3, 0x31027000
	s_mov_b32 s2, 0x7ffffffe
	s_and_b32 s1, s5, 0xffff
	s_mov_b32 s0, s4
	s_set_inst_prefetch_distance 0x1
	.loc	1 0 5 is_stmt 0                 ; :0:5
.Ltmp15:
	.p2align	6
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 62 25 is_stmt 1               ; rows.py:62:25
	v_add_nc_u32_e32 v14, s15, v1
	.loc	1 60 5                          ; rows.py:60:5
	s_addk_i32 s15, 0x400
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lt_i32 s15, s29
	.loc	1 62 25                         ; rows.py:62:25
	v_cmp_gt_i32_e32 vcc_lo, s29, v14
	.loc	1 62 33 is_stmt 0               ; rows.py:62:33
	v_cndmask_b32_e32 v14, 0x80000000, v6, vcc_lo
	buffer_load_b128 v[14:17], v14, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v18, -v0, 1.0, v14 op_sel_hi:[0,1,1]
	v_fma_mix_f32 v14, -v0, 1.0, v14 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v19, -v0, 1.0, v15 op_sel_hi:[0,1,1]
	v_fma_mix_f32 v20, -v0, 1.0, v17 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v17, -v0, 1.0, v17 op_sel_hi:[0,1,1]
	v_fma_mix_f32 v21, -v0, 1.0, v16 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v15, -v0, 1.0, v15 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v16, -v0, 1.0, v16 op_sel_hi:[0,1,1]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 62 16                         ; rows.py:62:16
	v_dual_cndmask_b32 v17, 0, v17 :: v_dual_add_nc_u32 v6, 0x800, v6
	v_dual_cndmask_b32 v20, 0, v20 :: v_dual_cndmask_b32 v21, 0, v21
	v_dual_cndmask_b32 v18, 0, v18 :: v_dual_cndmask_b32 v19, 0, v19
	v_dual_cndmask_b32 v14, 0, v14 :: v_dual_cndmask_b32 v15, 0, v15
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_cndmask_b32 v16, 0, v16 :: v_dual_fmac_f32 v5, v18, v18
	.loc	1 63 9 is_stmt 1                ; rows.py:63:9
	v_dual_fmac_f32 v8, v19, v19 :: v_dual_fmac_f32 v7, v14, v14
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_fmac_f32 v9, v15, v15 :: v_dual_fmac_f32 v10, v16, v16
	v_fmac_f32_e32 v11, v21, v21
	v_dual_fmac_f32 v12, v17, v17 :: v_dual_fmac_f32 v13, v20, v20
	.loc	1 60 5                          ; rows.py:60:5
	s_cbranch_scc1 .LBB0_7
; %bb.8:                                ; %._crit_edge9.loopexit
	.loc	1 0 5 is_stmt 0                 ; rows.py:0:5
	s_set_inst_prefetch_distance 0x2
.Ltmp16:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ rows.py:64:22 ]
	v_dual_add_f32 v5, v5, v7 :: v_dual_add_f32 v6, v8, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v7, v10, v11 :: v_dual_add_f32 v8, v12, v13
	v_dual_add_f32 v5, v5, v6 :: v_dual_add_f32 v6, v7, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v5, v5, v6
	s_branch .LBB0_10
.LBB0_9:
	.loc	2 0 12 is_stmt 0                ; standard.py:0:12
	v_mov_b32_e32 v5, 0
.LBB0_10:                               ; %._crit_edge9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
.Ltmp17:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:64:22 ] ]
	v_add_f32_dpp v5, v5, v5 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp18:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:64:22 ]
	s_barrier
	buffer_gl0_inv
.Ltmp19:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:64:22 ] ]
	v_add_f32_dpp v5, v5, v5 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v5, v5, v5 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v5, v5, v5 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp20:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:64:22 ]
	v_permlanex16_b32 v6, v5, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp21:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:64:22 ] ]
	v_add_f32_e32 v5, v5, v6
.Ltmp22:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:64:22 ]
	v_readlane_b32 s0, v5, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_mov_b32 v5, s11 :: v_dual_mov_b32 v6, s0
.Ltmp23:
	.loc	1 65 5                          ; rows.py:65:5
	s_mov_b32 s0, exec_lo
.Ltmp24:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:64:22 ]
	ds_store_b32 v5, v6
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v4, v4
.Ltmp25:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:64:22 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v4, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v4, v4, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp26:
	.loc	1 64 22                         ; rows.py:64:22
	v_div_scale_f32 v5, null, v3, v3, v4
	v_div_scale_f32 v8, vcc_lo, v4, v3, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v6, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v7, -v5, v6, 1.0
	v_fmac_f32_e32 v6, v7, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v7, v8, v6
	v_fma_f32 v9, -v5, v7, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v7, v9, v6
	v_fma_f32 v5, -v5, v7, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v5, v5, v6, v7
	v_div_fixup_f32 v3, v5, v3, v4
	.loc	1 65 5                          ; rows.py:65:5
	v_or_b32_e32 v4, s18, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 64 22                         ; rows.py:64:22
	v_add_f32_e32 v3, s7, v3
	.loc	1 64 13 is_stmt 0               ; rows.py:64:13
	v_rsq_f32_e32 v3, v3
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 65 5 is_stmt 1                ; rows.py:65:5
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	1 0 5 is_stmt 0                 ; rows.py:0:5
	s_ashr_i32 s15, s14, 31
	v_mov_b32_e32 v4, 0
	s_lshl_b64 s[2:3], s[14:15], 2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_u32 s14, s22, s2
	s_addc_u32 s15, s23, s3
	s_add_u32 s2, s20, s2
	s_addc_u32 s3, s21, s3
	.loc	1 65 5                          ; rows.py:65:5
	s_clause 0x1
	global_store_b32 v4, v0, s[2:3]
	global_store_b32 v4, v3, s[14:15]
.LBB0_12:                               ; %.critedge
	.loc	1 0 5                           ; rows.py:0:5
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	.loc	1 67 5 is_stmt 1                ; rows.py:67:5
	s_and_b32 s0, s6, exec_lo
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_15
; %bb.13:                               ; %.lr.ph13
	v_lshlrev_b32_e32 v2, 4, v2
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	s_and_b32 s5, s5, 0xffff
	s_and_b32 s9, s9, 0xffff
	v_lshl_or_b32 v2, s18, 9, v2
	s_and_b32 s17, s17, 0xffff
	s_and_b32 s13, s13, 0xffff
	s_lshl_b32 s0, s10, 1
	s_mov_b32 s1, 0
	s_mov_b32 s10, s6
	s_mov_b32 s11, s7
	s_mov_b32 s18, s6
	s_mov_b32 s19, s7
	s_mov_b32 s14, s6
	s_mov_b32 s15, s7
.LBB0_14:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 69 39                         ; rows.py:69:39
	v_add_nc_u32_e32 v4, s1, v1
	.loc	1 69 18 is_stmt 0               ; rows.py:69:18
	v_add_nc_u32_e32 v5, s0, v2
	.loc	1 67 5 is_stmt 1                ; rows.py:67:5
	s_addk_i32 s1, 0x400
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_cmp_lt_i32 s1, s29
	.loc	1 69 39                         ; rows.py:69:39
	v_cmp_gt_i32_e32 vcc_lo, s29, v4
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 69 18 is_stmt 0               ; rows.py:69:18
	v_cndmask_b32_e32 v16, 0x80000000, v5, vcc_lo
	.loc	1 70 34 is_stmt 1               ; rows.py:70:34
	v_cndmask_b32_e32 v12, 0x80000000, v2, vcc_lo
	buffer_load_b128 v[8:11], v12, s[8:11], 0 offen
	.loc	1 70 70 is_stmt 0               ; rows.py:70:70
	buffer_load_b128 v[12:15], v12, s[16:19], 0 offen
	.loc	1 69 18 is_stmt 1               ; rows.py:69:18
	buffer_load_b128 v[4:7], v16, s[4:7], 0 offen
	.loc	1 67 5                          ; rows.py:67:5
	v_add_nc_u32_e32 v2, 0x800, v2
	.loc	1 69 18                         ; rows.py:69:18
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v17, -v0, 1.0, v4 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v4, -v0, 1.0, v4 op_sel_hi:[0,1,1]
	v_fma_mix_f32 v18, -v0, 1.0, v5 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v5, -v0, 1.0, v5 op_sel_hi:[0,1,1]
	v_fma_mix_f32 v19, -v0, 1.0, v6 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v6, -v0, 1.0, v6 op_sel_hi:[0,1,1]
	v_fma_mix_f32 v20, -v0, 1.0, v7 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v7, -v0, 1.0, v7 op_sel_hi:[0,1,1]
	.loc	1 69 17 is_stmt 0               ; rows.py:69:17
	v_mul_f32_e32 v21, v3, v4
	v_mul_f32_e32 v4, v3, v17
	v_mul_f32_e32 v17, v3, v5
	v_mul_f32_e32 v5, v3, v18
	v_mul_f32_e32 v18, v3, v6
	v_mul_f32_e32 v6, v3, v19
	v_mul_f32_e32 v19, v3, v7
	v_mul_f32_e32 v7, v3, v20
	.loc	1 70 9 is_stmt 1                ; rows.py:70:9
	v_fma_mixhi_f16 v4, v4, v8, v12 op_sel:[0,1,1] op_sel_hi:[0,1,1]
	v_fma_mixlo_f16 v4, v21, v8, v12 op_sel_hi:[0,1,1]
	v_fma_mixhi_f16 v5, v5, v9, v13 op_sel:[0,1,1] op_sel_hi:[0,1,1]
	v_fma_mixlo_f16 v5, v17, v9, v13 op_sel_hi:[0,1,1]
	v_fma_mixhi_f16 v6, v6, v10, v14 op_sel:[0,1,1] op_sel_hi:[0,1,1]
	v_fma_mixlo_f16 v6, v18, v10, v14 op_sel_hi:[0,1,1]
	v_fma_mixhi_f16 v7, v7, v11, v15 op_sel:[0,1,1] op_sel_hi:[0,1,1]
	v_fma_mixlo_f16 v7, v19, v11, v15 op_sel_hi:[0,1,1]
	buffer_store_b128 v[4:7], v16, s[12:15], 0 offen
	.loc	1 67 5                          ; rows.py:67:5
	s_cbranch_scc1 .LBB0_14
.LBB0_15:                               ; %._crit_edge14
	.loc	1 49 1                          ; rows.py:49:1
	s_endpgm
.Ltmp27:
.Lfunc_end0:
	.size	layer_norm, .Lfunc_end0-layer_norm
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel layer_norm
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 30
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-layer_norm)<<4)&1008)>>4
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
	.set .Llayer_norm.num_vgpr, 22
	.set .Llayer_norm.num_agpr, 0
	.set .Llayer_norm.numbered_sgpr, 30
	.set .Llayer_norm.num_named_barrier, 0
	.set .Llayer_norm.private_seg_size, 0
	.set .Llayer_norm.uses_vcc, 1
	.set .Llayer_norm.uses_flat_scratch, 0
	.set .Llayer_norm.has_dyn_sized_stack, 0
	.set .Llayer_norm.has_recursion, 0
	.set .Llayer_norm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1636
; TotalNumSgprs: 32
; NumVgprs: 22
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 32
; NumVGPRsForWavesPerEU: 22
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
	.byte	58                              ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
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
	.byte	64                              ; DW_AT_call_line
	.byte	22                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x67:0xd DW_TAG_inlined_subroutine
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
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"rows.py"                       ; string offset=7 ; rows.py
.Linfo_string2:
	.asciz	"layer_norm"                    ; string offset=15 ; layer_norm
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
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .offset:         48
        .size:           4
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .value_kind:     by_value
      - .offset:         56
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .max_flat_workgroup_size: 128
    .name:           layer_norm
    .private_segment_fixed_size: 0
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         layer_norm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     22
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
