	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	rms_norm                        ; -- Begin function rms_norm
	.p2align	8
	.type	rms_norm,@function
rms_norm:                               ; @rms_norm
.Lfunc_begin0:
	.file	1 "triton" "rows.py"
	.loc	1 74 0                          ; rows.py:74:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b64 s[28:29], s[0:1], 0x20
	s_load_b32 s30, s[0:1], 0x28
.Ltmp0:
	.file	2 "triton/language" "standard.py"
	.loc	2 314 12 prologue_end           ; standard.py:314:12 @[ rows.py:82:22 ]
	v_readfirstlane_b32 s2, v0
	s_load_b256 s[16:23], s[0:1], 0x0
.Ltmp1:
	.loc	1 79 13                         ; rows.py:79:13
	s_mov_b32 s27, 0x31027000
	s_mov_b32 s26, 0x7ffffffe
	.loc	1 83 5                          ; rows.py:83:5
	s_and_b32 s2, s2, 0xe0
	.loc	1 79 13                         ; rows.py:79:13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 77 10                         ; rows.py:77:10
	v_and_or_b32 v19, v0, 31, s2
.Ltmp2:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:82:22 ]
	v_lshlrev_b32_e32 v0, 2, v0
.Ltmp3:
	.loc	1 79 13                         ; rows.py:79:13
	.loc	1 77 10                         ; rows.py:77:10
	v_lshlrev_b32_e32 v1, 3, v19
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp4:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:82:22 ]
	v_and_b32_e32 v0, 28, v0
.Ltmp5:
	.loc	1 79 13                         ; rows.py:79:13
	.loc	1 77 10                         ; rows.py:77:10
	v_or_b32_e32 v20, 0x800, v1
	.loc	1 79 25                         ; rows.py:79:25
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s1, s28, s15
	.loc	1 78 14                         ; rows.py:78:14
	v_cmp_gt_i32_e64 s0, s29, v1
	.loc	1 79 13                         ; rows.py:79:13
	v_add_lshl_u32 v2, v1, s1, 1
	s_and_b32 s25, s17, 0xffff
	v_add_lshl_u32 v1, v20, s1, 1
	.loc	1 78 14                         ; rows.py:78:14
	v_cmp_gt_i32_e32 vcc_lo, s29, v20
	.loc	1 79 13                         ; rows.py:79:13
	s_mov_b32 s24, s16
	v_cndmask_b32_e64 v2, 0x80000000, v2, s0
.Ltmp6:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:82:22 ]
	s_lshr_b32 s1, s2, 3
.Ltmp7:
	.loc	1 83 53                         ; rows.py:83:53
	v_lshlrev_b32_e32 v20, 1, v20
.Ltmp8:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:82:22 ]
	v_add_nc_u32_e32 v0, 0, v0
.Ltmp9:
	.loc	1 80 14                         ; rows.py:80:14
	.loc	1 79 13                         ; rows.py:79:13
	buffer_load_b128 v[3:6], v2, s[24:27], 0 offen
	v_cndmask_b32_e32 v1, 0x80000000, v1, vcc_lo
	.loc	1 80 14                         ; rows.py:80:14
	.loc	1 79 13                         ; rows.py:79:13
	buffer_load_b128 v[7:10], v1, s[24:27], 0 offen
	.loc	1 80 14                         ; rows.py:80:14
	s_and_b32 s25, s19, 0xffff
	s_mov_b32 s24, s18
.Ltmp10:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:82:22 ]
	v_mov_b32_e32 v21, s1
.Ltmp11:
	.loc	1 80 14                         ; rows.py:80:14
	.loc	1 83 53                         ; rows.py:83:53
	.loc	1 79 13                         ; rows.py:79:13
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v22, 0xffff0000, v3
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v26, 0xffff0000, v7
	v_and_b32_e32 v23, 0xffff0000, v4
	v_lshlrev_b32_e32 v4, 16, v4
	.loc	1 80 14                         ; rows.py:80:14
	s_clause 0x1
	buffer_load_b128 v[11:14], v2, s[24:27], 0 offen
	buffer_load_b128 v[15:18], v1, s[24:27], 0 offen
	.loc	1 79 13                         ; rows.py:79:13
	v_lshlrev_b32_e32 v7, 16, v7
	.loc	1 80 14                         ; rows.py:80:14
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v33, 0xffff0000, v14
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v36, 0xffff0000, v17
	v_lshlrev_b32_e32 v17, 16, v17
	v_and_b32_e32 v34, 0xffff0000, v15
	v_and_b32_e32 v37, 0xffff0000, v18
	v_lshlrev_b32_e32 v15, 16, v15
	v_lshlrev_b32_e32 v18, 16, v18
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	.loc	1 80 5 is_stmt 0                ; rows.py:80:5
	v_dual_add_f32 v26, v26, v34 :: v_dual_and_b32 v31, 0xffff0000, v12
	.loc	1 79 13 is_stmt 1               ; rows.py:79:13
	v_and_b32_e32 v24, 0xffff0000, v5
	.loc	1 80 14                         ; rows.py:80:14
	v_lshlrev_b32_e32 v12, 16, v12
	.loc	1 79 13                         ; rows.py:79:13
	v_lshlrev_b32_e32 v3, 16, v3
	.loc	1 80 5                          ; rows.py:80:5
	v_dual_add_f32 v23, v23, v31 :: v_dual_mul_f32 v34, v26, v26
	v_add_f32_e32 v15, v7, v15
	.loc	1 80 14 is_stmt 0               ; rows.py:80:14
	v_and_b32_e32 v35, 0xffff0000, v16
	v_lshlrev_b32_e32 v14, 16, v14
	v_lshlrev_b32_e32 v16, 16, v16
	.loc	1 80 5                          ; rows.py:80:5
	v_add_f32_e32 v12, v4, v12
	.loc	1 80 14                         ; rows.py:80:14
	v_and_b32_e32 v32, 0xffff0000, v13
	.loc	1 79 13 is_stmt 1               ; rows.py:79:13
	v_and_b32_e32 v25, 0xffff0000, v6
.Ltmp12:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_dual_fmac_f32 v34, v15, v15 :: v_dual_lshlrev_b32 v13, 16, v13
.Ltmp13:
	.loc	1 79 13                         ; rows.py:79:13
	v_lshlrev_b32_e32 v6, 16, v6
	v_and_b32_e32 v27, 0xffff0000, v8
	.loc	1 82 29                         ; rows.py:82:29
	v_dual_mul_f32 v31, v23, v23 :: v_dual_lshlrev_b32 v8, 16, v8
	.loc	1 79 13                         ; rows.py:79:13
	v_lshlrev_b32_e32 v5, 16, v5
	.loc	1 81 5                          ; rows.py:81:5
	v_lshrrev_b32_e32 v4, 16, v23
	v_lshrrev_b32_e32 v39, 16, v12
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	.loc	1 80 5                          ; rows.py:80:5
	v_add_f32_e32 v16, v8, v16
.Ltmp14:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_fmac_f32_e32 v31, v12, v12
.Ltmp15:
	.loc	1 80 5                          ; rows.py:80:5
	v_dual_add_f32 v13, v5, v13 :: v_dual_add_f32 v14, v6, v14
	v_dual_add_f32 v27, v27, v35 :: v_dual_and_b32 v28, 0xffff0000, v9
	.loc	1 79 13                         ; rows.py:79:13
	v_and_b32_e32 v29, 0xffff0000, v10
	.loc	1 81 5                          ; rows.py:81:5
	v_lshrrev_b32_e32 v40, 16, v13
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshrrev_b32_e32 v41, 16, v14
	.loc	1 80 5                          ; rows.py:80:5
	v_dual_add_f32 v28, v28, v36 :: v_dual_mul_f32 v35, v27, v27
	.loc	1 81 5                          ; rows.py:81:5
	v_lshrrev_b32_e32 v8, 16, v27
	v_lshrrev_b32_e32 v7, 16, v26
	v_lshrrev_b32_e32 v42, 16, v15
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	.loc	1 82 29                         ; rows.py:82:29
	v_mul_f32_e32 v36, v28, v28
	.loc	1 80 5                          ; rows.py:80:5
	v_dual_add_f32 v29, v29, v37 :: v_dual_and_b32 v30, 0xffff0000, v11
	.loc	1 83 53                         ; rows.py:83:53
	v_lshlrev_b32_e32 v19, 4, v19
	.loc	1 80 14                         ; rows.py:80:14
	v_lshlrev_b32_e32 v11, 16, v11
.Ltmp16:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_dual_fmac_f32 v35, v16, v16 :: v_dual_add_f32 v22, v22, v30
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
.Ltmp17:
	.loc	1 82 29                         ; rows.py:82:29
	v_mul_f32_e32 v37, v29, v29
	.loc	1 81 5                          ; rows.py:81:5
	v_lshrrev_b32_e32 v43, 16, v16
	.loc	1 80 5                          ; rows.py:80:5
	v_dual_add_f32 v11, v3, v11 :: v_dual_add_f32 v24, v24, v32
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 82 29                         ; rows.py:82:29
	v_dual_mul_f32 v30, v22, v22 :: v_dual_lshlrev_b32 v9, 16, v9
	.loc	1 81 5                          ; rows.py:81:5
	v_lshrrev_b32_e32 v3, 16, v22
	v_lshrrev_b32_e32 v38, 16, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	.loc	1 82 29                         ; rows.py:82:29
	v_dual_mul_f32 v32, v24, v24 :: v_dual_add_f32 v25, v25, v33
	.loc	1 79 13                         ; rows.py:79:13
	v_lshlrev_b32_e32 v10, 16, v10
.Ltmp18:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_fmac_f32_e32 v30, v11, v11
.Ltmp19:
	.loc	1 81 5                          ; rows.py:81:5
	v_lshrrev_b32_e32 v5, 16, v24
.Ltmp20:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_fmac_f32_e32 v32, v13, v13
.Ltmp21:
	.loc	1 81 5                          ; rows.py:81:5
	v_lshrrev_b32_e32 v6, 16, v25
	.loc	1 82 29                         ; rows.py:82:29
	v_dual_mul_f32 v33, v25, v25 :: v_dual_add_f32 v18, v10, v18
.Ltmp22:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_dual_add_f32 v30, v30, v31 :: v_dual_add_f32 v17, v9, v17
.Ltmp23:
	.loc	1 81 5                          ; rows.py:81:5
	v_lshrrev_b32_e32 v10, 16, v29
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
.Ltmp24:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_dual_fmac_f32 v37, v18, v18 :: v_dual_and_b32 v4, 1, v4
.Ltmp25:
	.loc	1 81 5                          ; rows.py:81:5
	v_and_b32_e32 v6, 1, v6
.Ltmp26:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_dual_fmac_f32 v33, v14, v14 :: v_dual_fmac_f32 v36, v17, v17
.Ltmp27:
	.loc	1 81 5                          ; rows.py:81:5
	v_lshrrev_b32_e32 v9, 16, v28
	v_and_b32_e32 v5, 1, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
.Ltmp28:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_dual_add_f32 v31, v32, v33 :: v_dual_and_b32 v8, 1, v8
	v_dual_add_f32 v33, v36, v37 :: v_dual_and_b32 v10, 1, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v32, v34, v35 :: v_dual_and_b32 v9, 1, v9
	v_add_f32_e32 v30, v30, v31
.Ltmp29:
	.loc	1 81 5                          ; rows.py:81:5
	v_and_b32_e32 v38, 1, v38
	v_lshrrev_b32_e32 v44, 16, v17
	s_delay_alu instid0(VALU_DEP_4)
.Ltmp30:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_add_f32_e32 v31, v32, v33
.Ltmp31:
	.loc	1 81 5                          ; rows.py:81:5
	v_and_b32_e32 v41, 1, v41
	v_lshrrev_b32_e32 v45, 16, v18
	v_and_b32_e32 v39, 1, v39
	v_and_b32_e32 v3, 1, v3
.Ltmp32:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_add_f32_e32 v30, v30, v31
.Ltmp33:
	.loc	1 81 5                          ; rows.py:81:5
	v_and_b32_e32 v40, 1, v40
	v_and_b32_e32 v7, 1, v7
	v_and_b32_e32 v42, 1, v42
	v_and_b32_e32 v43, 1, v43
.Ltmp34:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_add_f32_dpp v30, v30, v30 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp35:
	.loc	1 81 5                          ; rows.py:81:5
	v_and_b32_e32 v44, 1, v44
	v_add3_u32 v35, v12, v39, 0x7fff
	v_add3_u32 v3, v22, v3, 0x7fff
	v_add3_u32 v4, v23, v4, 0x7fff
.Ltmp36:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_add_f32_dpp v30, v30, v30 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp37:
	.loc	1 81 5                          ; rows.py:81:5
	v_add3_u32 v5, v24, v5, 0x7fff
	v_add3_u32 v6, v25, v6, 0x7fff
	v_add3_u32 v34, v11, v38, 0x7fff
	v_add3_u32 v36, v13, v40, 0x7fff
.Ltmp38:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_add_f32_dpp v30, v30, v30 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp39:
	.loc	1 81 5                          ; rows.py:81:5
	v_add3_u32 v32, v14, v41, 0x7fff
	v_add3_u32 v7, v26, v7, 0x7fff
	v_add3_u32 v8, v27, v8, 0x7fff
	v_add3_u32 v9, v28, v9, 0x7fff
.Ltmp40:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_add_f32_dpp v30, v30, v30 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp41:
	.loc	1 81 5                          ; rows.py:81:5
	v_add3_u32 v10, v29, v10, 0x7fff
	v_add3_u32 v33, v15, v42, 0x7fff
	v_add3_u32 v31, v16, v43, 0x7fff
	v_add3_u32 v37, v17, v44, 0x7fff
.Ltmp42:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:82:22 ]
	v_permlanex16_b32 v39, v30, -1, -1 op_sel:[1,0]
.Ltmp43:
	.loc	1 81 5                          ; rows.py:81:5
	v_and_b32_e32 v45, 1, v45
	v_cmp_o_f32_e64 s1, v22, v22
	v_cmp_o_f32_e64 s2, v23, v23
	v_cmp_o_f32_e64 s3, v24, v24
.Ltmp44:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	v_add_f32_e32 v30, v30, v39
.Ltmp45:
	.loc	1 81 5                          ; rows.py:81:5
	v_add3_u32 v38, v18, v45, 0x7fff
	v_cmp_o_f32_e64 s4, v25, v25
	v_cmp_o_f32_e64 s9, v11, v11
	v_cmp_o_f32_e64 s10, v12, v12
	v_cmp_o_f32_e64 s11, v13, v13
	v_cmp_o_f32_e64 s12, v14, v14
	v_lshrrev_b32_e32 v3, 16, v3
	v_lshrrev_b32_e32 v4, 16, v4
	v_lshrrev_b32_e32 v5, 16, v5
	v_lshrrev_b32_e32 v6, 16, v6
	v_lshrrev_b32_e32 v34, 16, v34
	v_lshrrev_b32_e32 v35, 16, v35
	v_lshrrev_b32_e32 v36, 16, v36
	v_lshrrev_b32_e32 v32, 16, v32
	v_cmp_o_f32_e64 s5, v26, v26
	v_cmp_o_f32_e64 s6, v27, v27
	v_cmp_o_f32_e64 s7, v28, v28
	v_cmp_o_f32_e64 s8, v29, v29
	v_cmp_o_f32_e64 s13, v15, v15
	v_cmp_o_f32_e64 s14, v16, v16
	v_cmp_o_f32_e64 s15, v17, v17
	v_cmp_o_f32_e64 s16, v18, v18
	v_lshrrev_b32_e32 v7, 16, v7
	v_lshrrev_b32_e32 v8, 16, v8
	v_lshrrev_b32_e32 v9, 16, v9
	v_lshrrev_b32_e32 v10, 16, v10
	v_lshrrev_b32_e32 v33, 16, v33
	v_lshrrev_b32_e32 v31, 16, v31
	v_lshrrev_b32_e32 v37, 16, v37
	v_lshrrev_b32_e32 v38, 16, v38
	v_cndmask_b16 v3.h, 0x7fff, v3.l, s1
	v_cndmask_b16 v4.h, 0x7fff, v4.l, s2
	v_cndmask_b16 v5.h, 0x7fff, v5.l, s3
	v_cndmask_b16 v6.h, 0x7fff, v6.l, s4
	v_cndmask_b16 v3.l, 0x7fff, v34.l, s9
	v_cndmask_b16 v4.l, 0x7fff, v35.l, s10
	v_cndmask_b16 v5.l, 0x7fff, v36.l, s11
	v_cndmask_b16 v6.l, 0x7fff, v32.l, s12
.Ltmp46:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:82:22 ]
	v_readlane_b32 s1, v30, 31
.Ltmp47:
	.loc	1 81 5                          ; rows.py:81:5
	v_cndmask_b16 v7.h, 0x7fff, v7.l, s5
	v_cndmask_b16 v8.h, 0x7fff, v8.l, s6
	v_cndmask_b16 v9.h, 0x7fff, v9.l, s7
	v_cndmask_b16 v10.h, 0x7fff, v10.l, s8
	v_cndmask_b16 v7.l, 0x7fff, v33.l, s13
	v_cndmask_b16 v8.l, 0x7fff, v31.l, s14
	v_cndmask_b16 v9.l, 0x7fff, v37.l, s15
	v_cndmask_b16 v10.l, 0x7fff, v38.l, s16
	.loc	1 83 53                         ; rows.py:83:53
	v_cndmask_b32_e64 v19, 0x80000000, v19, s0
.Ltmp48:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:82:22 ]
	v_mov_b32_e32 v30, s1
.Ltmp49:
	.loc	1 81 5                          ; rows.py:81:5
	s_clause 0x1
	buffer_store_b128 v[3:6], v2, s[24:27], 0 offen
	buffer_store_b128 v[7:10], v1, s[24:27], 0 offen
	.loc	1 83 53                         ; rows.py:83:53
	v_cndmask_b32_e32 v7, 0x80000000, v20, vcc_lo
	s_and_b32 s25, s21, 0xffff
	s_mov_b32 s24, s20
.Ltmp50:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:82:22 ]
	ds_store_b32 v21, v30
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
.Ltmp51:
	.loc	1 83 53                         ; rows.py:83:53
	s_clause 0x1
	buffer_load_b128 v[3:6], v19, s[24:27], 0 offen
	buffer_load_b128 v[7:10], v7, s[24:27], 0 offen
.Ltmp52:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:82:22 ]
	ds_load_b32 v0, v0
.Ltmp53:
	.loc	1 82 22                         ; rows.py:82:22
	v_cvt_f32_i32_e32 v19, s29
	.loc	1 83 5                          ; rows.py:83:5
	s_and_b32 s25, s23, 0xffff
	s_mov_b32 s24, s22
.Ltmp54:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:82:22 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v0, v0, v0 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
.Ltmp55:
	.loc	1 82 22                         ; rows.py:82:22
	v_div_scale_f32 v20, null, v19, v19, v0
	v_div_scale_f32 v31, vcc_lo, v0, v19, v0
	v_rcp_f32_e32 v21, v20
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v30, -v20, v21, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v21, v30, v21
	v_mul_f32_e32 v30, v31, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v32, -v20, v30, v31
	v_fmac_f32_e32 v30, v32, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v20, -v20, v30, v31
	v_div_fmas_f32 v20, v20, v21, v30
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fixup_f32 v0, v20, v19, v0
	v_add_f32_e32 v0, s30, v0
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 82 13 is_stmt 0               ; rows.py:82:13
	v_rsq_f32_e32 v0, v0
	.loc	1 83 37 is_stmt 1               ; rows.py:83:37
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v19, v22, v0
	v_mul_f32_e32 v11, v11, v0
	v_mul_f32_e32 v20, v23, v0
	v_mul_f32_e32 v12, v12, v0
	v_mul_f32_e32 v21, v24, v0
	v_mul_f32_e32 v13, v13, v0
	v_mul_f32_e32 v22, v25, v0
	v_mul_f32_e32 v14, v14, v0
	v_mul_f32_e32 v23, v26, v0
	v_mul_f32_e32 v15, v15, v0
	v_mul_f32_e32 v16, v16, v0
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v17, v17, v0 :: v_dual_and_b32 v30, 0xffff0000, v7
	v_dual_mul_f32 v25, v28, v0 :: v_dual_and_b32 v28, 0xffff0000, v5
	.loc	1 83 53 is_stmt 0               ; rows.py:83:53
	v_and_b32_e32 v33, 0xffff0000, v10
	v_lshlrev_b32_e32 v5, 16, v5
	v_lshlrev_b32_e32 v10, 16, v10
	v_and_b32_e32 v31, 0xffff0000, v8
	.loc	1 83 37                         ; rows.py:83:37
	v_dual_mul_f32 v26, v29, v0 :: v_dual_and_b32 v29, 0xffff0000, v6
	v_mul_f32_e32 v24, v27, v0
	v_mul_f32_e32 v0, v18, v0
	.loc	1 83 53                         ; rows.py:83:53
	v_and_b32_e32 v18, 0xffff0000, v3
	v_lshlrev_b32_e32 v6, 16, v6
	v_and_b32_e32 v27, 0xffff0000, v4
	v_and_b32_e32 v32, 0xffff0000, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 83 37                         ; rows.py:83:37
	v_dual_mul_f32 v18, v19, v18 :: v_dual_lshlrev_b32 v3, 16, v3
	v_dual_mul_f32 v6, v14, v6 :: v_dual_lshlrev_b32 v9, 16, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v19, v20, v27 :: v_dual_mul_f32 v20, v21, v28
	v_mul_f32_e32 v3, v11, v3
	v_dual_mul_f32 v21, v22, v29 :: v_dual_mul_f32 v22, v23, v30
	v_mul_f32_e32 v0, v0, v10
	v_dual_mul_f32 v23, v24, v31 :: v_dual_lshlrev_b32 v4, 16, v4
	.loc	1 83 53                         ; rows.py:83:53
	v_lshlrev_b32_e32 v7, 16, v7
	.loc	1 83 37                         ; rows.py:83:37
	v_dual_mul_f32 v5, v13, v5 :: v_dual_lshlrev_b32 v8, 16, v8
	v_dual_mul_f32 v24, v25, v32 :: v_dual_mul_f32 v25, v26, v33
	.loc	1 83 5                          ; rows.py:83:5
	v_lshrrev_b32_e32 v11, 16, v18
	.loc	1 83 37                         ; rows.py:83:37
	v_dual_mul_f32 v4, v12, v4 :: v_dual_mul_f32 v9, v17, v9
	.loc	1 83 5                          ; rows.py:83:5
	v_lshrrev_b32_e32 v12, 16, v19
	v_lshrrev_b32_e32 v13, 16, v20
	v_lshrrev_b32_e32 v14, 16, v21
	.loc	1 83 37                         ; rows.py:83:37
	v_mul_f32_e32 v7, v15, v7
	.loc	1 83 5                          ; rows.py:83:5
	v_lshrrev_b32_e32 v15, 16, v22
	.loc	1 83 37                         ; rows.py:83:37
	v_dual_mul_f32 v8, v16, v8 :: v_dual_and_b32 v11, 1, v11
	.loc	1 83 5                          ; rows.py:83:5
	v_lshrrev_b32_e32 v16, 16, v23
	v_lshrrev_b32_e32 v17, 16, v24
	v_lshrrev_b32_e32 v26, 16, v3
	v_lshrrev_b32_e32 v27, 16, v4
	v_and_b32_e32 v12, 1, v12
	v_lshrrev_b32_e32 v28, 16, v5
	v_and_b32_e32 v13, 1, v13
	v_lshrrev_b32_e32 v29, 16, v6
	v_lshrrev_b32_e32 v10, 16, v25
	v_and_b32_e32 v14, 1, v14
	v_lshrrev_b32_e32 v30, 16, v7
	v_and_b32_e32 v15, 1, v15
	v_lshrrev_b32_e32 v31, 16, v8
	v_and_b32_e32 v16, 1, v16
	v_lshrrev_b32_e32 v32, 16, v9
	v_and_b32_e32 v17, 1, v17
	v_lshrrev_b32_e32 v33, 16, v0
	v_cmp_o_f32_e32 vcc_lo, v18, v18
	v_cmp_o_f32_e64 s0, v19, v19
	v_cmp_o_f32_e64 s1, v20, v20
	v_and_b32_e32 v26, 1, v26
	v_add3_u32 v11, v18, v11, 0x7fff
	v_and_b32_e32 v18, 1, v27
	v_add3_u32 v12, v19, v12, 0x7fff
	v_and_b32_e32 v19, 1, v28
	v_add3_u32 v13, v20, v13, 0x7fff
	v_and_b32_e32 v20, 1, v29
	v_cmp_o_f32_e64 s2, v21, v21
	v_cmp_o_f32_e64 s3, v22, v22
	v_cmp_o_f32_e64 s4, v23, v23
	v_cmp_o_f32_e64 s5, v24, v24
	v_and_b32_e32 v10, 1, v10
	v_add3_u32 v14, v21, v14, 0x7fff
	v_and_b32_e32 v21, 1, v30
	v_add3_u32 v15, v22, v15, 0x7fff
	v_and_b32_e32 v22, 1, v31
	v_add3_u32 v16, v23, v16, 0x7fff
	v_and_b32_e32 v23, 1, v32
	v_add3_u32 v17, v24, v17, 0x7fff
	v_and_b32_e32 v24, 1, v33
	v_cmp_o_f32_e64 s7, v3, v3
	v_cmp_o_f32_e64 s8, v4, v4
	v_cmp_o_f32_e64 s9, v5, v5
	v_cmp_o_f32_e64 s10, v6, v6
	v_add3_u32 v3, v3, v26, 0x7fff
	v_add3_u32 v4, v4, v18, 0x7fff
	v_add3_u32 v5, v5, v19, 0x7fff
	v_add3_u32 v6, v6, v20, 0x7fff
	v_cmp_o_f32_e64 s11, v7, v7
	v_cmp_o_f32_e64 s12, v8, v8
	v_cmp_o_f32_e64 s13, v9, v9
	v_cmp_o_f32_e64 s14, v0, v0
	v_add3_u32 v10, v25, v10, 0x7fff
	v_add3_u32 v7, v7, v21, 0x7fff
	v_add3_u32 v8, v8, v22, 0x7fff
	v_add3_u32 v9, v9, v23, 0x7fff
	v_add3_u32 v0, v0, v24, 0x7fff
	v_lshrrev_b32_e32 v11, 16, v11
	v_lshrrev_b32_e32 v12, 16, v12
	v_lshrrev_b32_e32 v13, 16, v13
	v_lshrrev_b32_e32 v14, 16, v14
	v_lshrrev_b32_e32 v3, 16, v3
	v_lshrrev_b32_e32 v4, 16, v4
	v_lshrrev_b32_e32 v5, 16, v5
	v_lshrrev_b32_e32 v6, 16, v6
	v_cmp_o_f32_e64 s6, v25, v25
	v_lshrrev_b32_e32 v15, 16, v15
	v_lshrrev_b32_e32 v16, 16, v16
	v_lshrrev_b32_e32 v17, 16, v17
	v_lshrrev_b32_e32 v10, 16, v10
	v_lshrrev_b32_e32 v7, 16, v7
	v_lshrrev_b32_e32 v8, 16, v8
	v_lshrrev_b32_e32 v9, 16, v9
	v_lshrrev_b32_e32 v0, 16, v0
	v_cndmask_b16 v3.h, 0x7fff, v11.l, vcc_lo
	v_cndmask_b16 v4.h, 0x7fff, v12.l, s0
	v_cndmask_b16 v5.h, 0x7fff, v13.l, s1
	v_cndmask_b16 v6.h, 0x7fff, v14.l, s2
	v_cndmask_b16 v3.l, 0x7fff, v3.l, s7
	v_cndmask_b16 v4.l, 0x7fff, v4.l, s8
	v_cndmask_b16 v5.l, 0x7fff, v5.l, s9
	v_cndmask_b16 v6.l, 0x7fff, v6.l, s10
	v_cndmask_b16 v7.h, 0x7fff, v15.l, s3
	v_cndmask_b16 v8.h, 0x7fff, v16.l, s4
	v_cndmask_b16 v9.h, 0x7fff, v17.l, s5
	v_cndmask_b16 v10.h, 0x7fff, v10.l, s6
	v_cndmask_b16 v7.l, 0x7fff, v7.l, s11
	v_cndmask_b16 v8.l, 0x7fff, v8.l, s12
	v_cndmask_b16 v9.l, 0x7fff, v9.l, s13
	v_cndmask_b16 v10.l, 0x7fff, v0.l, s14
	s_clause 0x1
	buffer_store_b128 v[3:6], v2, s[24:27], 0 offen
	buffer_store_b128 v[7:10], v1, s[24:27], 0 offen
	.loc	1 74 1 is_stmt 1                ; rows.py:74:1
	s_endpgm
.Ltmp56:
.Lfunc_end0:
	.size	rms_norm, .Lfunc_end0-rms_norm
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel rms_norm
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_sgpr 31
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-rms_norm)<<4)&1008)>>4
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
	.set .Lrms_norm.num_vgpr, 46
	.set .Lrms_norm.num_agpr, 0
	.set .Lrms_norm.numbered_sgpr, 31
	.set .Lrms_norm.num_named_barrier, 0
	.set .Lrms_norm.private_seg_size, 0
	.set .Lrms_norm.uses_vcc, 1
	.set .Lrms_norm.uses_flat_scratch, 0
	.set .Lrms_norm.has_dyn_sized_stack, 0
	.set .Lrms_norm.has_recursion, 0
	.set .Lrms_norm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2624
; TotalNumSgprs: 33
; NumVgprs: 46
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 33
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
	.byte	82                              ; DW_AT_call_line
	.byte	22                              ; DW_AT_call_column
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
	.quad	.Ltmp52-.Lfunc_begin0
	.quad	.Ltmp53-.Lfunc_begin0
	.quad	.Ltmp54-.Lfunc_begin0
	.quad	.Ltmp55-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
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
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp45-.Lfunc_begin0
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
	.asciz	"rms_norm"                      ; string offset=15 ; rms_norm
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
    .max_flat_workgroup_size: 256
    .name:           rms_norm
    .private_segment_fixed_size: 0
    .sgpr_count:     33
    .sgpr_spill_count: 0
    .symbol:         rms_norm.kd
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
