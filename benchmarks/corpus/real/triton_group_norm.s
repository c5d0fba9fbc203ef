	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	group_norm                      ; -- Begin function group_norm
	.p2align	8
	.type	group_norm,@function
group_norm:                             ; @group_norm
.Lfunc_begin0:
	.file	1 "triton" "rows.py"
	.loc	1 87 0                          ; rows.py:87:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b256 s[16:23], s[0:1], 0x0
	s_load_b64 s[12:13], s[0:1], 0x20
.Ltmp0:
	.file	2 "triton/language" "standard.py"
	.loc	2 314 12 prologue_end           ; standard.py:314:12 @[ rows.py:103:22 ]
	v_readfirstlane_b32 s2, v0
.Ltmp1:
	.loc	1 92 23                         ; rows.py:92:23
	v_lshlrev_b32_e32 v1, 3, v0
	v_and_b32_e32 v2, 30, v0
	.loc	1 89 13                         ; rows.py:89:13
	s_lshl_b32 s10, s15, 4
	.loc	1 111 9                         ; rows.py:111:9
	s_and_b32 s3, s2, 0x60
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 92 23                         ; rows.py:92:23
	v_and_b32_e32 v19, 8, v1
	v_add_nc_u16 v16.l, s3, v2.l
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[8:9], s[18:19]
	.loc	1 95 5                          ; rows.py:95:5
	s_cmp_gt_i32 s12, 0
	.loc	1 90 10                         ; rows.py:90:10
	s_mul_i32 s11, s12, s14
	.loc	1 95 5                          ; rows.py:95:5
	s_cselect_b32 s2, -1, 0
	s_cmp_lt_i32 s12, 1
	s_mov_b32 s14, 0
	s_cbranch_scc1 .LBB0_4
; %bb.1:                                ; %.lr.ph
	v_lshrrev_b16 v1.l, 1, v16.l
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_cvt_u32_u16_e32 v2, v1.l
	v_mov_b32_e32 v3, 0
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v9, 0 :: v_dual_add_nc_u32 v10, s11, v2
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v14, 0
	s_delay_alu instid0(VALU_DEP_3)
	v_mad_u64_u32 v[20:21], null, s13, v10, s[10:11]
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v17, 0
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	s_and_b32 s5, s17, 0xffff
	s_delay_alu instid0(VALU_DEP_3)
	v_add_lshl_u32 v20, v20, v19, 1
	s_lshl_b32 s15, s13, 7
	s_mov_b32 s4, s16
	s_set_inst_prefetch_distance 0x1
	.loc	1 0 5 is_stmt 0                 ; :0:5
.Ltmp2:
	.p2align	6
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 97 77 is_stmt 1               ; rows.py:97:77
	v_add_nc_u32_e32 v21, s14, v2
	.loc	1 95 5                          ; rows.py:95:5
	s_add_i32 s14, s14, 64
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lt_i32 s14, s12
	.loc	1 97 77                         ; rows.py:97:77
	v_cmp_gt_i32_e32 vcc_lo, s12, v21
	.loc	1 97 17 is_stmt 0               ; rows.py:97:17
	v_cndmask_b32_e32 v21, 0x80000000, v20, vcc_lo
	.loc	1 95 5 is_stmt 1                ; rows.py:95:5
	v_add_nc_u32_e32 v20, s15, v20
	.loc	1 97 17                         ; rows.py:97:17
	buffer_load_b128 v[21:24], v21, s[4:7], 0 offen
	.loc	1 99 9                          ; rows.py:99:9
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v10, v21, 1.0, v10 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v11, v21, 1.0, v11 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	v_fma_mix_f32 v12, v22, 1.0, v12 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v13, v22, 1.0, v13 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	v_fma_mix_f32 v14, v23, 1.0, v14 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v15, v23, 1.0, v15 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	v_fma_mix_f32 v17, v24, 1.0, v17 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v18, v24, 1.0, v18 op_sel:[1,0,0] op_sel_hi:[1,1,0]
	.loc	1 100 9                         ; rows.py:100:9
	v_fma_mix_f32 v1, v21, v21, v1 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v3, v21, v21, v3 op_sel:[1,1,0] op_sel_hi:[1,1,0]
	v_fma_mix_f32 v4, v22, v22, v4 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v5, v22, v22, v5 op_sel:[1,1,0] op_sel_hi:[1,1,0]
	v_fma_mix_f32 v6, v23, v23, v6 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v7, v23, v23, v7 op_sel:[1,1,0] op_sel_hi:[1,1,0]
	v_fma_mix_f32 v8, v24, v24, v8 op_sel_hi:[1,1,0]
	v_fma_mix_f32 v9, v24, v24, v9 op_sel:[1,1,0] op_sel_hi:[1,1,0]
	.loc	1 95 5                          ; rows.py:95:5
	s_cbranch_scc1 .LBB0_2
; %bb.3:                                ; %._crit_edge.loopexit
	.loc	1 0 5 is_stmt 0                 ; rows.py:0:5
	s_set_inst_prefetch_distance 0x2
	.loc	1 101 13 is_stmt 1              ; rows.py:101:13
	v_add_f32_e32 v2, v10, v11
	v_dual_add_f32 v10, v12, v13 :: v_dual_add_f32 v11, v14, v15
	v_add_f32_e32 v12, v17, v18
	v_add_f32_e32 v1, v1, v3
	v_dual_add_f32 v3, v4, v5 :: v_dual_add_f32 v4, v6, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v5, v8, v9 :: v_dual_add_f32 v2, v2, v10
	v_dual_add_f32 v6, v11, v12 :: v_dual_add_f32 v1, v1, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v3, v4, v5 :: v_dual_add_f32 v2, v2, v6
	v_add_f32_e32 v1, v1, v3
	s_branch .LBB0_5
.LBB0_4:
	.loc	1 0 13 is_stmt 0                ; rows.py:0:13
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
.LBB0_5:                                ; %Flow19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp3:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:102:12 ] ]
	v_add_f32_dpp v2, v2, v2 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp4:
	.loc	2 287 12 is_stmt 0              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:103:22 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_load_b32 s4, s[0:1], 0x28
.Ltmp5:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ rows.py:102:12 ]
	s_lshr_b32 s0, s3, 3
	s_mov_b32 s7, 0
.Ltmp6:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:102:12 ] ]
	v_add_f32_dpp v2, v2, v2 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp7:
	.loc	2 287 12 is_stmt 0              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:103:22 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp8:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:102:12 ] ]
	v_add_f32_dpp v2, v2, v2 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp9:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:103:22 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp10:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:102:12 ] ]
	v_add_f32_dpp v2, v2, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp11:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:103:22 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp12:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ rows.py:102:12 ]
	v_permlanex16_b32 v3, v2, -1, -1 op_sel:[1,0]
.Ltmp13:
	.loc	2 314 12 is_stmt 0              ; standard.py:314:12 @[ rows.py:103:22 ]
	v_permlanex16_b32 v4, v1, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp14:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:102:12 ] ]
	v_dual_add_f32 v2, v2, v3 :: v_dual_add_f32 v1, v1, v4
.Ltmp15:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:102:12 ]
	v_readlane_b32 s1, v2, 31
	v_mov_b32_e32 v2, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp16:
	.loc	2 314 12 is_stmt 0              ; standard.py:314:12 @[ rows.py:103:22 ]
	v_readlane_b32 s0, v1, 31
.Ltmp17:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:102:12 ]
	v_dual_mov_b32 v3, s1 :: v_dual_lshlrev_b32 v0, 2, v0
	s_delay_alu instid0(VALU_DEP_1)
.Ltmp18:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:103:22 ]
	v_dual_mov_b32 v1, s0 :: v_dual_and_b32 v0, 12, v0
.Ltmp19:
	.loc	1 106 5 is_stmt 1               ; rows.py:106:5
	s_and_b32 s0, s2, exec_lo
.Ltmp20:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:102:12 ]
	ds_store_b32 v2, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
.Ltmp21:
	.loc	1 106 5                         ; rows.py:106:5
	s_cselect_b32 s0, 1, 0
.Ltmp22:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:102:12 ]
	v_add_nc_u32_e32 v0, 0, v0
.Ltmp23:
	.loc	1 106 5                         ; rows.py:106:5
	s_cmp_lg_u32 s0, 1
.Ltmp24:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:102:12 ]
	ds_load_b32 v3, v0
.Ltmp25:
	.loc	2 314 12 is_stmt 0              ; standard.py:314:12 @[ rows.py:103:22 ]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v0, v0
.Ltmp26:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:102:12 ] ]
	v_add_f32_dpp v18, v3, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
.Ltmp27:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:102:12 ]
	v_mov_b32_dpp v21, v18 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp28:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:103:22 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v17, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp29:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:103:22 ]
	v_mov_b32_dpp v20, v17 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_cbranch_scc1 .LBB0_8
.Ltmp30:
; %bb.6:                                ; %.lr.ph11
	.loc	1 95 5                          ; rows.py:95:5
	v_or_b32_e32 v0, s10, v19
	.loc	1 104 9                         ; rows.py:104:9
	s_and_b32 s1, s21, 0xffff
	s_mov_b32 s3, 0x31027000
	s_mov_b32 s2, 0x7ffffffe
	s_mov_b32 s0, s20
	v_lshlrev_b32_e32 v12, 2, v0
.Ltmp31:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:102:12 ] ]
	v_add_f32_e32 v18, v18, v21
.Ltmp32:
	.loc	2 287 12 is_stmt 0              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:103:22 ] ]
	v_add_f32_e32 v20, v17, v20
	s_and_b32 s17, s17, 0xffff
	s_and_b32 s9, s9, 0xffff
.Ltmp33:
	.loc	1 104 9 is_stmt 1               ; rows.py:104:9
	s_clause 0x1
	buffer_load_b128 v[0:3], v12, s[0:3], 0 offen
	buffer_load_b128 v[4:7], v12, s[0:3], 0 offen offset:16
	.loc	1 105 9                         ; rows.py:105:9
	s_and_b32 s1, s23, 0xffff
	s_mov_b32 s0, s22
	s_clause 0x1
	buffer_load_b128 v[8:11], v12, s[0:3], 0 offen
	buffer_load_b128 v[12:15], v12, s[0:3], 0 offen offset:16
	.loc	1 101 13                        ; rows.py:101:13
	s_lshl_b32 s0, s12, 4
	s_mov_b32 s18, s2
	.loc	1 102 12                        ; rows.py:102:12
	v_cvt_f32_i32_e32 v21, s0
	s_mov_b32 s19, s3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_scale_f32 v17, null, v21, v21, v18
	.loc	1 103 22                        ; rows.py:103:22
	v_div_scale_f32 v22, null, v21, v21, v20
	.loc	1 102 12                        ; rows.py:102:12
	v_rcp_f32_e32 v23, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	.loc	1 103 22                        ; rows.py:103:22
	v_rcp_f32_e32 v24, v22
	.loc	1 102 12                        ; rows.py:102:12
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v25, -v17, v23, 1.0
	.loc	1 103 22                        ; rows.py:103:22
	v_fma_f32 v26, -v22, v24, 1.0
	.loc	1 102 12                        ; rows.py:102:12
	v_fmac_f32_e32 v23, v25, v23
	v_div_scale_f32 v25, vcc_lo, v18, v21, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v27, v25, v23
	v_fma_f32 v29, -v17, v27, v25
	.loc	1 103 22                        ; rows.py:103:22
	v_fmac_f32_e32 v24, v26, v24
	v_div_scale_f32 v26, s0, v20, v21, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 102 12                        ; rows.py:102:12
	v_dual_fmac_f32 v27, v29, v23 :: v_dual_mul_f32 v28, v26, v24
	v_fma_f32 v17, -v17, v27, v25
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 103 22                        ; rows.py:103:22
	v_fma_f32 v30, -v22, v28, v26
	.loc	1 102 12                        ; rows.py:102:12
	v_div_fmas_f32 v23, v17, v23, v27
	.loc	1 103 22                        ; rows.py:103:22
	s_mov_b32 vcc_lo, s0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v28, v30, v24
	.loc	1 106 5                         ; rows.py:106:5
	v_lshrrev_b16 v17.l, 1, v16.l
	.loc	1 102 12                        ; rows.py:102:12
	v_div_fixup_f32 v16, v23, v21, v18
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 103 22                        ; rows.py:103:22
	v_fma_f32 v22, -v22, v28, v26
	.loc	1 106 5                         ; rows.py:106:5
	v_cvt_u32_u16_e32 v17, v17.l
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 103 22                        ; rows.py:103:22
	v_div_fmas_f32 v22, v22, v24, v28
	v_div_fixup_f32 v18, v22, v21, v20
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 106 5                         ; rows.py:106:5
	v_add_nc_u32_e32 v22, s11, v17
	.loc	1 103 22                        ; rows.py:103:22
	v_fma_f32 v18, -v16, v16, v18
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 106 5                         ; rows.py:106:5
	v_mad_u64_u32 v[20:21], null, s13, v22, s[10:11]
	s_lshl_b32 s13, s13, 7
	s_mov_b32 s10, s2
	s_mov_b32 s11, s3
	.loc	1 103 22                        ; rows.py:103:22
	v_add_f32_e32 v18, s4, v18
	.loc	1 106 5                         ; rows.py:106:5
	v_add_lshl_u32 v19, v20, v19, 1
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 103 13                        ; rows.py:103:13
	v_rsq_f32_e32 v18, v18
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 109 41                        ; rows.py:109:41
	v_add_nc_u32_e32 v20, s7, v17
	.loc	1 106 5                         ; rows.py:106:5
	s_add_i32 s7, s7, 64
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_cmp_lt_i32 s7, s12
	.loc	1 109 41                        ; rows.py:109:41
	v_cmp_gt_i32_e32 vcc_lo, s12, v20
	.loc	1 109 17 is_stmt 0              ; rows.py:109:17
	v_cndmask_b32_e32 v24, 0x80000000, v19, vcc_lo
	.loc	1 106 5 is_stmt 1               ; rows.py:106:5
	v_add_nc_u32_e32 v19, s13, v19
	.loc	1 109 17                        ; rows.py:109:17
	buffer_load_b128 v[20:23], v24, s[16:19], 0 offen
	.loc	1 110 18                        ; rows.py:110:18
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v28, -v16, 1.0, v23 op_sel_hi:[0,1,1]
	v_fma_mix_f32 v27, -v16, 1.0, v22 op_sel_hi:[0,1,1]
	v_fma_mix_f32 v23, -v16, 1.0, v23 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v26, -v16, 1.0, v21 op_sel_hi:[0,1,1]
	v_fma_mix_f32 v21, -v16, 1.0, v21 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	.loc	1 110 17 is_stmt 0              ; rows.py:110:17
	v_mul_f32_e32 v28, v18, v28
	v_mul_f32_e32 v27, v18, v27
	.loc	1 110 18                        ; rows.py:110:18
	v_fma_mix_f32 v22, -v16, 1.0, v22 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	v_fma_mix_f32 v25, -v16, 1.0, v20 op_sel_hi:[0,1,1]
	v_fma_mix_f32 v20, -v16, 1.0, v20 op_sel:[0,0,1] op_sel_hi:[0,1,1]
	.loc	1 110 17                        ; rows.py:110:17
	v_fma_f32 v28, v6, v28, v14
	v_mul_f32_e32 v23, v18, v23
	v_fma_f32 v27, v4, v27, v12
	v_mul_f32_e32 v21, v18, v21
	v_mul_f32_e32 v20, v18, v20
.Ltmp34:
	.loc	2 50 21 is_stmt 1               ; standard.py:50:21 @[ rows.py:111:37 ]
	v_mul_f32_e32 v36, 0xbfb8aa3b, v28
.Ltmp35:
	.loc	1 110 17                        ; rows.py:110:17
	v_fma_f32 v32, v7, v23, v15
	v_mul_f32_e32 v22, v18, v22
.Ltmp36:
	.loc	2 50 21                         ; standard.py:50:21 @[ rows.py:111:37 ]
	v_mul_f32_e32 v34, 0xbfb8aa3b, v27
.Ltmp37:
	.loc	1 110 17                        ; rows.py:110:17
	v_fma_f32 v30, v3, v21, v11
	v_mul_f32_e32 v25, v18, v25
.Ltmp38:
	.loc	2 50 21                         ; standard.py:50:21 @[ rows.py:111:37 ]
	v_mul_f32_e32 v35, 0xbfb8aa3b, v32
.Ltmp39:
	.loc	1 110 17                        ; rows.py:110:17
	v_fma_f32 v31, v5, v22, v13
	v_mul_f32_e32 v26, v18, v26
.Ltmp40:
	.loc	2 50 21                         ; standard.py:50:21 @[ rows.py:111:37 ]
	v_mul_f32_e32 v22, 0xbfb8aa3b, v30
.Ltmp41:
	.loc	1 110 17                        ; rows.py:110:17
	v_fma_f32 v25, v0, v25, v8
	v_fma_f32 v29, v1, v20, v9
.Ltmp42:
	.loc	2 50 21                         ; standard.py:50:21 @[ rows.py:111:37 ]
	v_mul_f32_e32 v33, 0xbfb8aa3b, v31
.Ltmp43:
	.loc	1 110 17                        ; rows.py:110:17
	v_fma_f32 v26, v2, v26, v10
.Ltmp44:
	.loc	2 50 21                         ; standard.py:50:21 @[ rows.py:111:37 ]
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v22
	v_mul_f32_e32 v20, 0xbfb8aa3b, v25
	v_mul_f32_e32 v21, 0xbfb8aa3b, v29
	v_cmp_gt_f32_e64 s3, 0xc2fc0000, v34
	v_mul_f32_e32 v23, 0xbfb8aa3b, v26
	v_cmp_gt_f32_e64 s4, 0xc2fc0000, v33
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v20
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v21
	v_cndmask_b32_e64 v40, 0, 0x42800000, s2
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v23
	v_cmp_gt_f32_e64 s5, 0xc2fc0000, v36
	v_cndmask_b32_e64 v37, 0, 0x42800000, vcc_lo
	v_cndmask_b32_e64 v38, 0, 0x42800000, s0
	v_cmp_gt_f32_e64 s6, 0xc2fc0000, v35
	v_cndmask_b32_e64 v39, 0, 0x42800000, s1
	v_cndmask_b32_e64 v41, 0, 0x42800000, s3
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_add_f32 v20, v20, v37 :: v_dual_add_f32 v21, v21, v38
	v_cndmask_b32_e64 v42, 0, 0x42800000, s4
	v_dual_add_f32 v23, v23, v39 :: v_dual_add_f32 v22, v22, v40
	s_delay_alu instid0(VALU_DEP_3)
	v_exp_f32_e32 v20, v20
	v_cndmask_b32_e64 v43, 0, 0x42800000, s5
	v_cndmask_b32_e64 v44, 0, 0x42800000, s6
	v_exp_f32_e32 v21, v21
	v_dual_add_f32 v34, v34, v41 :: v_dual_add_f32 v33, v33, v42
	v_exp_f32_e32 v23, v23
	v_exp_f32_e32 v22, v22
	v_cndmask_b32_e64 v37, 0, 0xffffffc0, vcc_lo
	v_cndmask_b32_e64 v38, 0, 0xffffffc0, s0
	v_dual_add_f32 v36, v36, v43 :: v_dual_add_f32 v35, v35, v44
	v_exp_f32_e32 v34, v34
	v_exp_f32_e32 v33, v33
	v_cndmask_b32_e64 v39, 0, 0xffffffc0, s1
	v_cndmask_b32_e64 v40, 0, 0xffffffc0, s2
	v_ldexp_f32 v20, v20, v37
	v_exp_f32_e32 v36, v36
	v_exp_f32_e32 v35, v35
	v_ldexp_f32 v21, v21, v38
	v_cndmask_b32_e64 v41, 0, 0xffffffc0, s3
	v_cndmask_b32_e64 v42, 0, 0xffffffc0, s4
	v_ldexp_f32 v23, v23, v39
	v_ldexp_f32 v22, v22, v40
	.loc	2 50 17 is_stmt 0               ; standard.py:50:17 @[ rows.py:111:37 ]
	v_dual_add_f32 v20, 1.0, v20 :: v_dual_add_f32 v21, 1.0, v21
	.loc	2 50 21                         ; standard.py:50:21 @[ rows.py:111:37 ]
	v_cndmask_b32_e64 v43, 0, 0xffffffc0, s5
	v_cndmask_b32_e64 v44, 0, 0xffffffc0, s6
	v_ldexp_f32 v34, v34, v41
	v_ldexp_f32 v33, v33, v42
	.loc	2 50 17                         ; standard.py:50:17 @[ rows.py:111:37 ]
	v_dual_add_f32 v22, 1.0, v22 :: v_dual_add_f32 v23, 1.0, v23
	.loc	2 50 12                         ; standard.py:50:12 @[ rows.py:111:37 ]
	v_div_scale_f32 v37, null, v20, v20, 1.0
	.loc	2 50 21                         ; standard.py:50:21 @[ rows.py:111:37 ]
	v_ldexp_f32 v36, v36, v43
	v_ldexp_f32 v35, v35, v44
	.loc	2 50 12                         ; standard.py:50:12 @[ rows.py:111:37 ]
	v_div_scale_f32 v39, null, v21, v21, 1.0
	.loc	2 50 17                         ; standard.py:50:17 @[ rows.py:111:37 ]
	v_dual_add_f32 v33, 1.0, v33 :: v_dual_add_f32 v34, 1.0, v34
	.loc	2 50 12                         ; standard.py:50:12 @[ rows.py:111:37 ]
	v_div_scale_f32 v41, null, v23, v23, 1.0
	v_rcp_f32_e32 v53, v37
	v_div_scale_f32 v43, null, v22, v22, 1.0
	.loc	2 50 17                         ; standard.py:50:17 @[ rows.py:111:37 ]
	v_dual_add_f32 v35, 1.0, v35 :: v_dual_add_f32 v36, 1.0, v36
	.loc	2 50 12                         ; standard.py:50:12 @[ rows.py:111:37 ]
	v_rcp_f32_e32 v54, v39
	v_div_scale_f32 v45, null, v34, v34, 1.0
	v_rcp_f32_e32 v55, v41
	v_div_scale_f32 v47, null, v33, v33, 1.0
	v_rcp_f32_e32 v56, v43
	v_div_scale_f32 v49, null, v36, v36, 1.0
	v_rcp_f32_e32 v57, v45
	v_div_scale_f32 v51, null, v35, v35, 1.0
	v_rcp_f32_e32 v58, v47
	v_fma_f32 v61, -v37, v53, 1.0
	v_rcp_f32_e32 v59, v49
	v_fma_f32 v62, -v39, v54, 1.0
	v_rcp_f32_e32 v60, v51
	v_fma_f32 v63, -v41, v55, 1.0
	v_div_scale_f32 v38, vcc_lo, 1.0, v20, 1.0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v53, v61, v53 :: v_dual_fmac_f32 v54, v62, v54
	v_fma_f32 v64, -v43, v56, 1.0
	v_div_scale_f32 v40, s0, 1.0, v21, 1.0
	v_fma_f32 v65, -v45, v57, 1.0
	v_div_scale_f32 v42, s1, 1.0, v23, 1.0
	v_dual_fmac_f32 v55, v63, v55 :: v_dual_fmac_f32 v56, v64, v56
	v_fma_f32 v66, -v47, v58, 1.0
	v_dual_mul_f32 v61, v38, v53 :: v_dual_mul_f32 v62, v40, v54
	v_div_scale_f32 v44, s2, 1.0, v22, 1.0
	v_fma_f32 v67, -v49, v59, 1.0
	v_div_scale_f32 v46, s3, 1.0, v34, 1.0
	v_dual_fmac_f32 v57, v65, v57 :: v_dual_fmac_f32 v58, v66, v58
	v_fma_f32 v68, -v51, v60, 1.0
	v_dual_mul_f32 v63, v42, v55 :: v_dual_mul_f32 v64, v44, v56
	v_div_scale_f32 v48, s4, 1.0, v33, 1.0
	v_fma_f32 v69, -v37, v61, v38
	v_div_scale_f32 v50, s5, 1.0, v36, 1.0
	v_dual_fmac_f32 v59, v67, v59 :: v_dual_fmac_f32 v60, v68, v60
	v_fma_f32 v70, -v39, v62, v40
	v_dual_mul_f32 v65, v46, v57 :: v_dual_mul_f32 v66, v48, v58
	v_div_scale_f32 v52, s6, 1.0, v35, 1.0
	v_fma_f32 v71, -v41, v63, v42
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v61, v69, v53 :: v_dual_fmac_f32 v62, v70, v54
	v_fma_f32 v72, -v43, v64, v44
	v_dual_mul_f32 v67, v50, v59 :: v_dual_mul_f32 v68, v52, v60
	v_fma_f32 v73, -v45, v65, v46
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v63, v71, v55 :: v_dual_fmac_f32 v64, v72, v56
	v_fma_f32 v74, -v47, v66, v48
	v_fma_f32 v37, -v37, v61, v38
	v_fma_f32 v75, -v49, v67, v50
	v_fma_f32 v38, -v39, v62, v40
	v_dual_fmac_f32 v65, v73, v57 :: v_dual_fmac_f32 v66, v74, v58
	v_fma_f32 v76, -v51, v68, v52
	v_fma_f32 v39, -v41, v63, v42
	v_div_fmas_f32 v37, v37, v53, v61
	s_mov_b32 vcc_lo, s0
	v_fma_f32 v40, -v43, v64, v44
	v_dual_fmac_f32 v67, v75, v59 :: v_dual_fmac_f32 v68, v76, v60
	v_div_fmas_f32 v38, v38, v54, v62
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v41, -v45, v65, v46
	v_div_fmas_f32 v39, v39, v55, v63
	s_mov_b32 vcc_lo, s2
	v_fma_f32 v42, -v47, v66, v48
	v_div_fixup_f32 v20, v37, v20, 1.0
	v_div_fmas_f32 v37, v40, v56, v64
	s_mov_b32 vcc_lo, s3
	v_fma_f32 v43, -v49, v67, v50
	v_div_fixup_f32 v21, v38, v21, 1.0
	v_div_fmas_f32 v38, v41, v57, v65
	s_mov_b32 vcc_lo, s4
	v_fma_f32 v44, -v51, v68, v52
.Ltmp45:
	.loc	1 111 9 is_stmt 1               ; rows.py:111:9
	v_fma_mixlo_f16 v20, v25, v20, neg(0)
.Ltmp46:
	.loc	2 50 12                         ; standard.py:50:12 @[ rows.py:111:37 ]
	v_div_fmas_f32 v25, v42, v58, v66
	s_mov_b32 vcc_lo, s5
.Ltmp47:
	.loc	1 111 9                         ; rows.py:111:9
	v_fma_mixhi_f16 v20, v29, v21, neg(0)
.Ltmp48:
	.loc	2 50 12                         ; standard.py:50:12 @[ rows.py:111:37 ]
	v_div_fmas_f32 v29, v43, v59, v67
	s_mov_b32 vcc_lo, s6
	v_div_fixup_f32 v23, v39, v23, 1.0
	v_div_fixup_f32 v22, v37, v22, 1.0
	v_div_fmas_f32 v37, v44, v60, v68
	v_div_fixup_f32 v34, v38, v34, 1.0
	s_delay_alu instid0(VALU_DEP_4)
.Ltmp49:
	.loc	1 111 9                         ; rows.py:111:9
	v_fma_mixlo_f16 v21, v26, v23, neg(0)
.Ltmp50:
	.loc	2 50 12                         ; standard.py:50:12 @[ rows.py:111:37 ]
	v_div_fixup_f32 v23, v25, v33, 1.0
	v_div_fixup_f32 v25, v29, v36, 1.0
	v_div_fixup_f32 v26, v37, v35, 1.0
.Ltmp51:
	.loc	1 111 9                         ; rows.py:111:9
	v_fma_mixhi_f16 v21, v30, v22, neg(0)
	v_fma_mixlo_f16 v22, v27, v34, neg(0)
	v_fma_mixhi_f16 v22, v31, v23, neg(0)
	v_fma_mixlo_f16 v23, v28, v25, neg(0)
	v_fma_mixhi_f16 v23, v32, v26, neg(0)
	buffer_store_b128 v[20:23], v24, s[8:11], 0 offen
	s_cbranch_scc1 .LBB0_7
.LBB0_8:                                ; %._crit_edge12
	.loc	1 87 1                          ; rows.py:87:1
	s_endpgm
.Ltmp52:
.Lfunc_end0:
	.size	group_norm, .Lfunc_end0-group_norm
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel group_norm
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 77
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-group_norm)<<4)&1008)>>4
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
	.set .Lgroup_norm.num_vgpr, 77
	.set .Lgroup_norm.num_agpr, 0
	.set .Lgroup_norm.numbered_sgpr, 24
	.set .Lgroup_norm.num_named_barrier, 0
	.set .Lgroup_norm.private_seg_size, 0
	.set .Lgroup_norm.uses_vcc, 1
	.set .Lgroup_norm.uses_flat_scratch, 0
	.set .Lgroup_norm.has_dyn_sized_stack, 0
	.set .Lgroup_norm.has_recursion, 0
	.set .Lgroup_norm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2624
; TotalNumSgprs: 26
; NumVgprs: 77
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 77
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
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
	.byte	11                              ; DW_FORM_data1
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
	.byte	1                               ; Abbrev [1] 0xb:0x78 DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x52 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	103                             ; DW_AT_call_line
	.byte	22                              ; DW_AT_call_column
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
	.byte	102                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x67:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	6                               ; Abbrev [6] 0x75:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges4                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	111                             ; DW_AT_call_line
	.byte	37                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp0-.Lfunc_begin0
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges4:
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp45-.Lfunc_begin0
	.quad	.Ltmp46-.Lfunc_begin0
	.quad	.Ltmp47-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Ltmp50-.Lfunc_begin0
	.quad	.Ltmp51-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"rows.py"                       ; string offset=7 ; rows.py
.Linfo_string2:
	.asciz	"group_norm"                    ; string offset=15 ; group_norm
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
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .max_flat_workgroup_size: 128
    .name:           group_norm
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         group_norm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     77
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
