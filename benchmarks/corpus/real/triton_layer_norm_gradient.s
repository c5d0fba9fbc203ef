	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	layer_norm_gradient             ; -- Begin function layer_norm_gradient
	.p2align	8
	.type	layer_norm_gradient,@function
layer_norm_gradient:                    ; @layer_norm_gradient
.Lfunc_begin0:
	.file	1 "triton" "authors.py"
	.loc	1 122 0                         ; authors.py:122:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_mov_b32 s10, s15
.Ltmp0:
	.file	2 "triton/language" "standard.py"
	.loc	2 314 12 prologue_end           ; standard.py:314:12 @[ authors.py:134:10 ]
	v_readfirstlane_b32 s2, v0
	s_clause 0x1
	s_load_b256 s[12:19], s[0:1], 0x0
	s_load_b64 s[8:9], s[0:1], 0x30
.Ltmp1:
	.loc	1 127 13                        ; authors.py:127:13
	s_mov_b32 s23, 0x31027000
	s_mov_b32 s22, 0x7ffffffe
	.loc	1 130 19                        ; authors.py:130:19
	s_ashr_i32 s11, s10, 31
	.loc	1 135 5                         ; authors.py:135:5
	s_and_b32 s24, s2, 0xe0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 125 15                        ; authors.py:125:15
	v_and_or_b32 v1, v0, 31, s24
.Ltmp2:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:133:10 ]
	v_lshlrev_b32_e32 v0, 2, v0
.Ltmp3:
	.loc	1 125 15                        ; authors.py:125:15
	v_lshlrev_b32_e32 v2, 3, v1
	.loc	1 129 14                        ; authors.py:129:14
	v_lshlrev_b32_e32 v1, 4, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp4:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:133:10 ]
	v_and_b32_e32 v0, 28, v0
.Ltmp5:
	.loc	1 125 15                        ; authors.py:125:15
	v_or_b32_e32 v3, 1, v2
	v_or_b32_e32 v4, 2, v2
	v_or_b32_e32 v5, 3, v2
	v_or_b32_e32 v6, 4, v2
	.loc	1 127 25                        ; authors.py:127:25
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s6, s8, s10
	.loc	1 125 15                        ; authors.py:125:15
	v_or_b32_e32 v7, 5, v2
	v_or_b32_e32 v8, 6, v2
	v_or_b32_e32 v9, 7, v2
	.loc	1 127 13                        ; authors.py:127:13
	v_add_lshl_u32 v10, v2, s6, 1
	v_add_lshl_u32 v11, v3, s6, 1
	v_add_lshl_u32 v12, v4, s6, 1
	v_add_lshl_u32 v13, v5, s6, 1
	.loc	1 126 12                        ; authors.py:126:12
	v_cmp_gt_i32_e32 vcc_lo, s9, v2
	v_cmp_gt_i32_e64 s2, s9, v3
	v_cmp_gt_i32_e64 s3, s9, v4
	v_cmp_gt_i32_e64 s4, s9, v5
	.loc	1 127 13                        ; authors.py:127:13
	v_add_lshl_u32 v14, v6, s6, 1
	.loc	1 126 12                        ; authors.py:126:12
	v_cmp_gt_i32_e64 s5, s9, v6
	.loc	1 127 13                        ; authors.py:127:13
	v_cndmask_b32_e32 v2, 0x80000000, v10, vcc_lo
	v_cndmask_b32_e64 v10, 0x80000000, v11, s2
	v_cndmask_b32_e64 v11, 0x80000000, v12, s3
	v_cndmask_b32_e64 v12, 0x80000000, v13, s4
	v_add_lshl_u32 v13, v7, s6, 1
	v_add_lshl_u32 v15, v8, s6, 1
	v_add_lshl_u32 v16, v9, s6, 1
	.loc	1 126 12                        ; authors.py:126:12
	v_cmp_gt_i32_e64 s6, s9, v7
	v_cmp_gt_i32_e64 s7, s9, v8
	v_cmp_gt_i32_e64 s8, s9, v9
	.loc	1 129 14                        ; authors.py:129:14
	v_lshlrev_b32_e32 v3, 1, v3
	v_dual_cndmask_b32 v1, 0x80000000, v1 :: v_dual_lshlrev_b32 v4, 1, v4
	.loc	1 127 13                        ; authors.py:127:13
	s_and_b32 s21, s17, 0xffff
	s_mov_b32 s20, s16
	.loc	1 129 14                        ; authors.py:129:14
	v_lshlrev_b32_e32 v5, 1, v5
	.loc	1 127 13                        ; authors.py:127:13
	v_cndmask_b32_e64 v14, 0x80000000, v14, s5
	.loc	1 129 14                        ; authors.py:129:14
	v_lshlrev_b32_e32 v6, 1, v6
	v_lshlrev_b32_e32 v7, 1, v7
	v_lshlrev_b32_e32 v8, 1, v8
	v_lshlrev_b32_e32 v9, 1, v9
	.loc	1 127 13                        ; authors.py:127:13
	v_cndmask_b32_e64 v13, 0x80000000, v13, s6
	v_cndmask_b32_e64 v15, 0x80000000, v15, s7
	v_cndmask_b32_e64 v16, 0x80000000, v16, s8
	s_clause 0x7
	buffer_load_u16 v17, v2, s[20:23], 0 offen
	buffer_load_u16 v18, v10, s[20:23], 0 offen
	buffer_load_u16 v19, v11, s[20:23], 0 offen
	buffer_load_u16 v20, v12, s[20:23], 0 offen
	buffer_load_u16 v21, v14, s[20:23], 0 offen
	buffer_load_u16 v22, v13, s[20:23], 0 offen
	buffer_load_u16 v23, v15, s[20:23], 0 offen
	buffer_load_u16 v24, v16, s[20:23], 0 offen
	.loc	1 128 14                        ; authors.py:128:14
	s_and_b32 s21, s15, 0xffff
	s_mov_b32 s20, s14
	.loc	1 129 14                        ; authors.py:129:14
	v_cndmask_b32_e64 v3, 0x80000000, v3, s2
	v_cndmask_b32_e64 v4, 0x80000000, v4, s3
	.loc	1 128 14                        ; authors.py:128:14
	s_clause 0x7
	buffer_load_u16 v25, v2, s[20:23], 0 offen
	buffer_load_u16 v26, v10, s[20:23], 0 offen
	buffer_load_u16 v27, v11, s[20:23], 0 offen
	buffer_load_u16 v28, v12, s[20:23], 0 offen
	buffer_load_u16 v29, v14, s[20:23], 0 offen
	buffer_load_u16 v30, v13, s[20:23], 0 offen
	buffer_load_u16 v31, v15, s[20:23], 0 offen
	buffer_load_u16 v32, v16, s[20:23], 0 offen
	.loc	1 129 14                        ; authors.py:129:14
	s_and_b32 s21, s19, 0xffff
	s_mov_b32 s20, s18
	v_cndmask_b32_e64 v5, 0x80000000, v5, s4
	v_cndmask_b32_e64 v6, 0x80000000, v6, s5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s6
	v_cndmask_b32_e64 v8, 0x80000000, v8, s7
	v_cndmask_b32_e64 v9, 0x80000000, v9, s8
	s_clause 0x7
	buffer_load_u16 v1, v1, s[20:23], 0 offen
	buffer_load_u16 v3, v3, s[20:23], 0 offen
	buffer_load_u16 v4, v4, s[20:23], 0 offen
	buffer_load_u16 v5, v5, s[20:23], 0 offen
	buffer_load_u16 v6, v6, s[20:23], 0 offen
	buffer_load_u16 v7, v7, s[20:23], 0 offen
	buffer_load_u16 v8, v8, s[20:23], 0 offen
	buffer_load_u16 v9, v9, s[20:23], 0 offen
	s_load_b128 s[16:19], s[0:1], 0x20
	.loc	1 130 19                        ; authors.py:130:19
	s_lshl_b64 s[0:1], s[10:11], 2
	.loc	1 135 5                         ; authors.py:135:5
	s_mov_b32 s14, s22
	s_mov_b32 s15, s23
.Ltmp6:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:133:10 ]
	v_add_nc_u32_e32 v0, 0, v0
.Ltmp7:
	.loc	1 130 19                        ; authors.py:130:19
	s_waitcnt lgkmcnt(0)
	s_add_u32 s10, s16, s0
	s_addc_u32 s11, s17, s1
	.loc	1 130 41 is_stmt 0              ; authors.py:130:41
	s_add_u32 s0, s18, s0
	.loc	1 130 19                        ; authors.py:130:19
	s_load_b32 s10, s[10:11], 0x0
	.loc	1 130 41                        ; authors.py:130:41
	s_addc_u32 s1, s19, s1
	.loc	1 135 5 is_stmt 1               ; authors.py:135:5
	s_and_b32 s13, s13, 0xffff
	.loc	1 130 41                        ; authors.py:130:41
	s_load_b32 s1, s[0:1], 0x0
	.loc	1 131 27                        ; authors.py:131:27
	s_waitcnt vmcnt(23) lgkmcnt(0)
	v_fma_mix_f32 v17, -s10, 1.0, v17 op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(22)
	v_fma_mix_f32 v18, -s10, 1.0, v18 op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(21)
	v_fma_mix_f32 v19, -s10, 1.0, v19 op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(20)
	v_fma_mix_f32 v20, -s10, 1.0, v20 op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(19)
	v_fma_mix_f32 v21, -s10, 1.0, v21 op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(18)
	v_fma_mix_f32 v22, -s10, 1.0, v22 op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(17)
	v_fma_mix_f32 v23, -s10, 1.0, v23 op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(16)
	v_fma_mix_f32 v24, -s10, 1.0, v24 op_sel_hi:[0,1,1]
	.loc	1 131 26 is_stmt 0              ; authors.py:131:26
	v_dual_mul_f32 v17, s1, v17 :: v_dual_mul_f32 v18, s1, v18
	v_dual_mul_f32 v19, s1, v19 :: v_dual_mul_f32 v20, s1, v20
	v_dual_mul_f32 v21, s1, v21 :: v_dual_mul_f32 v22, s1, v22
	.loc	1 132 29 is_stmt 1              ; authors.py:132:29
	s_waitcnt vmcnt(6)
	v_fma_mix_f32 v3, v26, v3, neg(0) op_sel_hi:[1,1,0]
	.loc	1 131 26                        ; authors.py:131:26
	v_dual_mul_f32 v23, s1, v23 :: v_dual_mul_f32 v24, s1, v24
	.loc	1 132 29                        ; authors.py:132:29
	s_waitcnt vmcnt(4)
	v_fma_mix_f32 v5, v28, v5, neg(0) op_sel_hi:[1,1,0]
	s_waitcnt vmcnt(2)
	v_fma_mix_f32 v7, v30, v7, neg(0) op_sel_hi:[1,1,0]
	v_fma_mix_f32 v1, v25, v1, neg(0) op_sel_hi:[1,1,0]
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v9, v32, v9, neg(0) op_sel_hi:[1,1,0]
	v_fma_mix_f32 v4, v27, v4, neg(0) op_sel_hi:[1,1,0]
	v_fma_mix_f32 v6, v29, v6, neg(0) op_sel_hi:[1,1,0]
	v_fma_mix_f32 v8, v31, v8, neg(0) op_sel_hi:[1,1,0]
	.loc	1 132 14 is_stmt 0              ; authors.py:132:14
	v_cndmask_b32_e64 v3, 0, v3, s2
	v_cndmask_b32_e64 v5, 0, v5, s4
	v_cndmask_b32_e64 v7, 0, v7, s6
	v_cndmask_b32_e64 v9, 0, v9, s8
	.loc	1 131 11 is_stmt 1              ; authors.py:131:11
	v_cndmask_b32_e64 v18, 0, v18, s2
	v_cndmask_b32_e64 v20, 0, v20, s4
	v_cndmask_b32_e64 v22, 0, v22, s6
	v_cndmask_b32_e64 v24, 0, v24, s8
	v_cndmask_b32_e32 v17, 0, v17, vcc_lo
	.loc	1 132 14                        ; authors.py:132:14
	v_cndmask_b32_e32 v1, 0, v1, vcc_lo
	v_cndmask_b32_e64 v4, 0, v4, s3
	v_cndmask_b32_e64 v6, 0, v6, s5
	v_cndmask_b32_e64 v8, 0, v8, s7
	.loc	1 131 11                        ; authors.py:131:11
	v_cndmask_b32_e64 v19, 0, v19, s3
	v_cndmask_b32_e64 v21, 0, v21, s5
	v_cndmask_b32_e64 v23, 0, v23, s7
	.loc	1 133 17                        ; authors.py:133:17
	v_dual_mul_f32 v26, v5, v20 :: v_dual_mul_f32 v25, v3, v18
	v_dual_mul_f32 v28, v9, v24 :: v_dual_mul_f32 v27, v7, v22
.Ltmp8:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:133:10 ]
	s_lshr_b32 s2, s24, 3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp9:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:133:10 ] ]
	v_fmac_f32_e32 v26, v4, v19
	v_dual_fmac_f32 v28, v8, v23 :: v_dual_fmac_f32 v27, v6, v21
	v_fmac_f32_e32 v25, v1, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_add_f32 v25, v25, v26 :: v_dual_add_f32 v26, v27, v28
.Ltmp10:
	.loc	2 287 12 is_stmt 0              ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:134:10 ] ]
	v_dual_add_f32 v27, v4, v5 :: v_dual_add_f32 v28, v6, v7
.Ltmp11:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:133:10 ] ]
	v_add_f32_e32 v25, v25, v26
.Ltmp12:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:134:10 ] ]
	v_add_f32_e32 v26, v1, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v26, v26, v27
.Ltmp13:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:133:10 ] ]
	v_add_f32_dpp v25, v25, v25 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp14:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:134:10 ] ]
	v_add_f32_e32 v29, v8, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp15:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:133:10 ] ]
	v_add_f32_dpp v25, v25, v25 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp16:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:134:10 ] ]
	v_add_f32_e32 v27, v28, v29
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp17:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:133:10 ] ]
	v_add_f32_dpp v25, v25, v25 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp18:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:134:10 ] ]
	v_add_f32_e32 v26, v26, v27
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp19:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:133:10 ] ]
	v_add_f32_dpp v25, v25, v25 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp20:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:134:10 ] ]
	v_add_f32_dpp v26, v26, v26 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp21:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ authors.py:133:10 ]
	v_permlanex16_b32 v27, v25, -1, -1 op_sel:[1,0]
.Ltmp22:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:134:10 ] ]
	v_add_f32_dpp v26, v26, v26 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp23:
	.loc	2 287 12 is_stmt 0              ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:133:10 ] ]
	v_add_f32_e32 v25, v25, v27
.Ltmp24:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:134:10 ] ]
	v_add_f32_dpp v26, v26, v26 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp25:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ authors.py:133:10 ]
	v_readlane_b32 s0, v25, 31
.Ltmp26:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:134:10 ] ]
	v_add_f32_dpp v26, v26, v26 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp27:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:133:10 ]
	v_mov_b32_e32 v25, s2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp28:
	.loc	2 314 12 is_stmt 0              ; standard.py:314:12 @[ authors.py:134:10 ]
	v_permlanex16_b32 v28, v26, -1, -1 op_sel:[1,0]
.Ltmp29:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:133:10 ]
	v_dual_mov_b32 v27, s0 :: v_dual_add_f32 v26, v26, v28
	ds_store_b32 v25, v27
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v27, v0
.Ltmp30:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:134:10 ]
	v_readlane_b32 s0, v26, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v26, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b32 v25, v26
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v0, v0
.Ltmp31:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:133:10 ] ]
	v_add_f32_dpp v25, v27, v27 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp32:
	.loc	1 133 10                        ; authors.py:133:10
	v_cvt_f32_i32_e32 v26, s9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp33:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:133:10 ] ]
	v_add_f32_dpp v25, v25, v25 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v25, v25, v25 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
.Ltmp34:
	.loc	1 133 10                        ; authors.py:133:10
	v_div_scale_f32 v27, null, v26, v26, v25
	v_div_scale_f32 v33, vcc_lo, v25, v26, v25
.Ltmp35:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:134:10 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp36:
	.loc	1 133 10                        ; authors.py:133:10
	v_rcp_f32_e32 v29, v27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp37:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:134:10 ] ]
	v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp38:
	.loc	1 133 10                        ; authors.py:133:10
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v31, -v27, v29, 1.0
	.loc	1 134 10                        ; authors.py:134:10
	v_div_scale_f32 v28, null, v26, v26, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 133 10                        ; authors.py:133:10
	v_fmac_f32_e32 v29, v31, v29
	.loc	1 134 10                        ; authors.py:134:10
	v_div_scale_f32 v31, s0, v0, v26, v0
	v_rcp_f32_e32 v30, v28
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v32, -v28, v30, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v30, v32, v30
	.loc	1 133 10                        ; authors.py:133:10
	v_mul_f32_e32 v32, v33, v29
	.loc	1 134 10                        ; authors.py:134:10
	v_mul_f32_e32 v34, v31, v30
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 133 10                        ; authors.py:133:10
	v_fma_f32 v35, -v27, v32, v33
	.loc	1 134 10                        ; authors.py:134:10
	v_fma_f32 v36, -v28, v34, v31
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 133 10                        ; authors.py:133:10
	v_fmac_f32_e32 v32, v35, v29
	.loc	1 134 10                        ; authors.py:134:10
	v_fmac_f32_e32 v34, v36, v30
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 133 10                        ; authors.py:133:10
	v_fma_f32 v27, -v27, v32, v33
	.loc	1 134 10                        ; authors.py:134:10
	v_fma_f32 v28, -v28, v34, v31
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 133 10                        ; authors.py:133:10
	v_div_fmas_f32 v27, v27, v29, v32
	.loc	1 134 10                        ; authors.py:134:10
	s_mov_b32 vcc_lo, s0
	v_div_fmas_f32 v28, v28, v30, v34
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 133 10                        ; authors.py:133:10
	v_div_fixup_f32 v25, v27, v26, v25
	.loc	1 134 10                        ; authors.py:134:10
	v_div_fixup_f32 v0, v28, v26, v0
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 135 54                        ; authors.py:135:54
	v_fma_f32 v17, v17, v25, v0
	v_fma_f32 v18, v18, v25, v0
	v_fma_f32 v19, v19, v25, v0
	v_fma_f32 v20, v20, v25, v0
	v_fma_f32 v21, v21, v25, v0
	v_fma_f32 v22, v22, v25, v0
	v_fma_f32 v23, v23, v25, v0
	v_fmac_f32_e32 v0, v24, v25
	.loc	1 135 44 is_stmt 0              ; authors.py:135:44
	v_sub_f32_e32 v1, v1, v17
	v_dual_sub_f32 v3, v3, v18 :: v_dual_sub_f32 v4, v4, v19
	v_dual_sub_f32 v5, v5, v20 :: v_dual_sub_f32 v6, v6, v21
	v_dual_sub_f32 v7, v7, v22 :: v_dual_sub_f32 v8, v8, v23
	v_sub_f32_e32 v0, v9, v0
	.loc	1 135 5                         ; authors.py:135:5
	v_fma_mixlo_f16 v1, s1, v1, neg(0)
	v_fma_mixlo_f16 v3, s1, v3, neg(0)
	v_fma_mixlo_f16 v4, s1, v4, neg(0)
	v_fma_mixlo_f16 v5, s1, v5, neg(0)
	v_fma_mixlo_f16 v6, s1, v6, neg(0)
	v_fma_mixlo_f16 v7, s1, v7, neg(0)
	v_fma_mixlo_f16 v8, s1, v8, neg(0)
	v_fma_mixlo_f16 v0, s1, v0, neg(0)
	s_clause 0x7
	buffer_store_b16 v1, v2, s[12:15], 0 offen
	buffer_store_b16 v3, v10, s[12:15], 0 offen
	buffer_store_b16 v4, v11, s[12:15], 0 offen
	buffer_store_b16 v5, v12, s[12:15], 0 offen
	buffer_store_b16 v6, v14, s[12:15], 0 offen
	buffer_store_b16 v7, v13, s[12:15], 0 offen
	buffer_store_b16 v8, v15, s[12:15], 0 offen
	buffer_store_b16 v0, v16, s[12:15], 0 offen
	.loc	1 122 1 is_stmt 1               ; authors.py:122:1
	s_endpgm
.Ltmp39:
.Lfunc_end0:
	.size	layer_norm_gradient, .Lfunc_end0-layer_norm_gradient
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel layer_norm_gradient
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
		.amdhsa_next_free_vgpr 37
		.amdhsa_next_free_sgpr 25
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-layer_norm_gradient)<<4)&1008)>>4
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
	.set .Llayer_norm_gradient.num_vgpr, 37
	.set .Llayer_norm_gradient.num_agpr, 0
	.set .Llayer_norm_gradient.numbered_sgpr, 25
	.set .Llayer_norm_gradient.num_named_barrier, 0
	.set .Llayer_norm_gradient.private_seg_size, 0
	.set .Llayer_norm_gradient.uses_vcc, 1
	.set .Llayer_norm_gradient.uses_flat_scratch, 0
	.set .Llayer_norm_gradient.has_dyn_sized_stack, 0
	.set .Llayer_norm_gradient.has_recursion, 0
	.set .Llayer_norm_gradient.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1896
; TotalNumSgprs: 27
; NumVgprs: 37
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 27
; NumVGPRsForWavesPerEU: 37
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
	.byte	134                             ; DW_AT_call_line
	.byte	10                              ; DW_AT_call_column
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
	.byte	133                             ; DW_AT_call_line
	.byte	10                              ; DW_AT_call_column
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
	.quad	.Ltmp0-.Lfunc_begin0
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
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
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"authors.py"                    ; string offset=7 ; authors.py
.Linfo_string2:
	.asciz	"layer_norm_gradient"           ; string offset=18 ; layer_norm_gradient
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
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           layer_norm_gradient
    .private_segment_fixed_size: 0
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         layer_norm_gradient.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     37
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
