	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	cross_entropy                   ; -- Begin function cross_entropy
	.p2align	8
	.type	cross_entropy,@function
cross_entropy:                          ; @cross_entropy
.Lfunc_begin0:
	.file	1 "triton" "rows.py"
	.loc	1 115 0                         ; rows.py:115:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b256 s[16:23], s[0:1], 0x0
.Ltmp0:
	.loc	1 128 5 prologue_end            ; rows.py:128:5
	v_readfirstlane_b32 s0, v0
	s_mov_b32 s2, s15
	.loc	1 119 13                        ; rows.py:119:13
	s_ashr_i32 s3, s15, 31
	.loc	1 123 22                        ; rows.py:123:22
	v_and_b32_e32 v1, 31, v0
	.loc	1 119 13                        ; rows.py:119:13
	s_lshl_b64 s[28:29], s[2:3], 2
	.loc	1 128 5                         ; rows.py:128:5
	s_lshr_b32 s30, s0, 5
	.loc	1 119 13                        ; rows.py:119:13
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s18, s28
	s_addc_u32 s1, s19, s29
	.loc	1 122 5                         ; rows.py:122:5
	s_cmp_lt_i32 s23, 1
	.loc	1 119 13                        ; rows.py:119:13
	s_load_b32 s15, s[0:1], 0x0
	.loc	1 118 15                        ; rows.py:118:15
	s_mul_i32 s18, s22, s2
	.loc	1 122 5                         ; rows.py:122:5
	s_cbranch_scc1 .LBB0_4
; %bb.1:                                ; %.lr.ph
	.loc	1 123 22                        ; rows.py:123:22
	v_lshlrev_b32_e32 v2, 3, v1
	v_lshlrev_b32_e32 v33, 2, v0
	s_lshl_b32 s0, s30, 2
	s_mov_b32 s27, 0x31027000
	s_mov_b32 s26, 0x7ffffffe
	s_and_b32 s25, s17, 0xffff
	v_and_b32_e32 v35, 12, v33
	v_mov_b32_e32 v33, 0
	v_lshl_or_b32 v2, s30, 8, v2
	s_mov_b32 s19, 0
	s_mov_b32 s24, s16
	v_dual_mov_b32 v36, 0xff800000 :: v_dual_add_nc_u32 v35, 0, v35
	s_delay_alu instid0(VALU_DEP_2)
	v_or_b32_e32 v3, 1, v2
	v_or_b32_e32 v4, 2, v2
	v_or_b32_e32 v5, 3, v2
	v_or_b32_e32 v6, 4, v2
	v_or_b32_e32 v7, 5, v2
	v_or_b32_e32 v8, 6, v2
	v_or_b32_e32 v9, 7, v2
	v_or_b32_e32 v10, 0x400, v2
	v_or_b32_e32 v11, 0x401, v2
	v_or_b32_e32 v12, 0x402, v2
	v_or_b32_e32 v13, 0x403, v2
	v_or_b32_e32 v14, 0x404, v2
	v_or_b32_e32 v15, 0x405, v2
	v_or_b32_e32 v16, 0x406, v2
	v_or_b32_e32 v17, 0x407, v2
	.loc	1 122 5                         ; rows.py:122:5
	v_add_nc_u32_e32 v18, s18, v2
	v_add_nc_u32_e32 v19, s18, v3
	v_add_nc_u32_e32 v20, s18, v4
	v_dual_mov_b32 v34, s0 :: v_dual_add_nc_u32 v21, s18, v5
	v_add_nc_u32_e32 v22, s18, v6
	v_add_nc_u32_e32 v23, s18, v7
	v_add_nc_u32_e32 v24, s18, v8
	v_add_nc_u32_e32 v25, s18, v9
	v_add_nc_u32_e32 v26, s18, v10
	v_add_nc_u32_e32 v27, s18, v11
	v_add_nc_u32_e32 v28, s18, v12
	v_add_nc_u32_e32 v29, s18, v13
	v_add_nc_u32_e32 v30, s18, v14
	v_add_nc_u32_e32 v31, s18, v15
	v_add_nc_u32_e32 v0, s18, v16
	v_add_nc_u32_e32 v32, s18, v17
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 123 14                        ; rows.py:123:14
	v_or_b32_e32 v37, s19, v2
	v_or_b32_e32 v38, s19, v3
	v_or_b32_e32 v39, s19, v4
	v_or_b32_e32 v40, s19, v5
	v_or_b32_e32 v41, s19, v6
	v_or_b32_e32 v42, s19, v7
	v_or_b32_e32 v43, s19, v8
	v_or_b32_e32 v44, s19, v9
	v_or_b32_e32 v45, s19, v10
	v_or_b32_e32 v46, s19, v11
	v_or_b32_e32 v47, s19, v12
	v_or_b32_e32 v48, s19, v13
	v_or_b32_e32 v49, s19, v14
	v_or_b32_e32 v50, s19, v15
	v_or_b32_e32 v51, s19, v16
	v_or_b32_e32 v52, s19, v17
	.loc	1 124 17                        ; rows.py:124:17
	v_add_lshl_u32 v53, s19, v18, 1
	.loc	1 124 43 is_stmt 0              ; rows.py:124:43
	v_cmp_gt_i32_e32 vcc_lo, s23, v37
	.loc	1 124 17                        ; rows.py:124:17
	v_add_lshl_u32 v54, s19, v19, 1
	.loc	1 124 43                        ; rows.py:124:43
	v_cmp_gt_i32_e64 s0, s23, v38
	.loc	1 124 17                        ; rows.py:124:17
	v_add_lshl_u32 v55, s19, v20, 1
	.loc	1 124 43                        ; rows.py:124:43
	v_cmp_gt_i32_e64 s1, s23, v39
	.loc	1 124 17                        ; rows.py:124:17
	v_add_lshl_u32 v56, s19, v21, 1
	.loc	1 124 43                        ; rows.py:124:43
	v_cmp_gt_i32_e64 s2, s23, v40
	.loc	1 124 17                        ; rows.py:124:17
	v_add_lshl_u32 v57, s19, v22, 1
	v_add_lshl_u32 v58, s19, v23, 1
	v_add_lshl_u32 v59, s19, v24, 1
	v_add_lshl_u32 v60, s19, v25, 1
	v_add_lshl_u32 v61, s19, v26, 1
	v_add_lshl_u32 v62, s19, v27, 1
	v_add_lshl_u32 v63, s19, v28, 1
	v_add_lshl_u32 v64, s19, v29, 1
	v_add_lshl_u32 v65, s19, v30, 1
	v_add_lshl_u32 v66, s19, v31, 1
	v_add_lshl_u32 v67, s19, v0, 1
	v_add_lshl_u32 v68, s19, v32, 1
	.loc	1 124 43                        ; rows.py:124:43
	v_cmp_gt_i32_e64 s3, s23, v41
	v_cmp_gt_i32_e64 s4, s23, v42
	v_cmp_gt_i32_e64 s5, s23, v43
	v_cmp_gt_i32_e64 s6, s23, v44
	v_cmp_gt_i32_e64 s7, s23, v45
	v_cmp_gt_i32_e64 s8, s23, v46
	v_cmp_gt_i32_e64 s9, s23, v47
	v_cmp_gt_i32_e64 s10, s23, v48
	v_cmp_gt_i32_e64 s11, s23, v49
	v_cmp_gt_i32_e64 s12, s23, v50
	v_cmp_gt_i32_e64 s13, s23, v51
	v_cmp_gt_i32_e64 s14, s23, v52
	.loc	1 124 17                        ; rows.py:124:17
	v_cndmask_b32_e32 v37, 0x80000000, v53, vcc_lo
	v_cndmask_b32_e64 v38, 0x80000000, v54, s0
	v_cndmask_b32_e64 v39, 0x80000000, v55, s1
	v_cndmask_b32_e64 v40, 0x80000000, v56, s2
	v_cndmask_b32_e64 v41, 0x80000000, v57, s3
	v_cndmask_b32_e64 v42, 0x80000000, v58, s4
	v_cndmask_b32_e64 v43, 0x80000000, v59, s5
	v_cndmask_b32_e64 v44, 0x80000000, v60, s6
	v_cndmask_b32_e64 v45, 0x80000000, v61, s7
	v_cndmask_b32_e64 v46, 0x80000000, v62, s8
	v_cndmask_b32_e64 v47, 0x80000000, v63, s9
	v_cndmask_b32_e64 v48, 0x80000000, v64, s10
	v_cndmask_b32_e64 v49, 0x80000000, v65, s11
	v_cndmask_b32_e64 v50, 0x80000000, v66, s12
	v_cndmask_b32_e64 v51, 0x80000000, v67, s13
	v_cndmask_b32_e64 v52, 0x80000000, v68, s14
	s_clause 0xf
	buffer_load_u16 v37, v37, s[24:27], 0 offen
	buffer_load_u16 v38, v38, s[24:27], 0 offen
	buffer_load_u16 v39, v39, s[24:27], 0 offen
	buffer_load_u16 v40, v40, s[24:27], 0 offen
	buffer_load_u16 v41, v41, s[24:27], 0 offen
	buffer_load_u16 v42, v42, s[24:27], 0 offen
	buffer_load_u16 v43, v43, s[24:27], 0 offen
	buffer_load_u16 v44, v44, s[24:27], 0 offen
	buffer_load_u16 v45, v45, s[24:27], 0 offen
	buffer_load_u16 v46, v46, s[24:27], 0 offen
	buffer_load_u16 v47, v47, s[24:27], 0 offen
	buffer_load_u16 v48, v48, s[24:27], 0 offen
	buffer_load_u16 v49, v49, s[24:27], 0 offen
	buffer_load_u16 v50, v50, s[24:27], 0 offen
	buffer_load_u16 v51, v51, s[24:27], 0 offen
	buffer_load_u16 v52, v52, s[24:27], 0 offen
	v_mov_b32_e32 v53, v36
	.loc	1 122 5 is_stmt 1               ; rows.py:122:5
	s_addk_i32 s19, 0x800
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s19, s23
	.loc	1 124 17                        ; rows.py:124:17
	s_waitcnt vmcnt(15)
	v_cvt_f32_f16_e32 v36, v37.l
	s_waitcnt vmcnt(14)
	v_cvt_f32_f16_e32 v37, v38.l
	s_waitcnt vmcnt(13)
	v_cvt_f32_f16_e32 v39, v39.l
	s_waitcnt vmcnt(12)
	v_cvt_f32_f16_e32 v38, v40.l
	s_waitcnt vmcnt(11)
	v_cvt_f32_f16_e32 v40, v41.l
	s_waitcnt vmcnt(10)
	v_cvt_f32_f16_e32 v41, v42.l
	s_waitcnt vmcnt(9)
	v_cvt_f32_f16_e32 v42, v43.l
	s_waitcnt vmcnt(8)
	v_cvt_f32_f16_e32 v43, v44.l
	s_waitcnt vmcnt(7)
	v_cvt_f32_f16_e32 v44, v45.l
	s_waitcnt vmcnt(6)
	v_cvt_f32_f16_e32 v45, v46.l
	s_waitcnt vmcnt(5)
	v_cvt_f32_f16_e32 v46, v47.l
	s_waitcnt vmcnt(4)
	v_cvt_f32_f16_e32 v47, v48.l
	s_waitcnt vmcnt(3)
	v_cvt_f32_f16_e32 v48, v49.l
	s_waitcnt vmcnt(2)
	v_cvt_f32_f16_e32 v49, v50.l
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v50, v51.l
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v51, v52.l
	v_cndmask_b32_e64 v47, 0xff800000, v47, s10
	v_cndmask_b32_e64 v48, 0xff800000, v48, s11
	v_cndmask_b32_e64 v49, 0xff800000, v49, s12
	v_cndmask_b32_e64 v50, 0xff800000, v50, s13
	v_cndmask_b32_e64 v46, 0xff800000, v46, s9
	v_cndmask_b32_e64 v45, 0xff800000, v45, s8
	v_cndmask_b32_e64 v41, 0xff800000, v41, s4
	v_cndmask_b32_e64 v40, 0xff800000, v40, s3
	v_cndmask_b32_e64 v37, 0xff800000, v37, s0
	v_cndmask_b32_e32 v52, 0xff800000, v36, vcc_lo
	v_cndmask_b32_e64 v38, 0xff800000, v38, s2
	v_cndmask_b32_e64 v51, 0xff800000, v51, s14
	v_cndmask_b32_e64 v39, 0xff800000, v39, s1
	v_cndmask_b32_e64 v44, 0xff800000, v44, s7
	v_cndmask_b32_e64 v43, 0xff800000, v43, s6
	v_cndmask_b32_e64 v42, 0xff800000, v42, s5
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:125:34 ] ]
	v_max_f32_e32 v36, v52, v37
	v_max3_f32 v54, v38, v40, v41
	v_max3_f32 v55, v45, v46, v47
	v_max3_f32 v56, v48, v49, v50
	v_max3_f32 v57, v42, v43, v44
.Ltmp2:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:125:34 ]
	s_waitcnt lgkmcnt(0)
.Ltmp3:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:125:34 ] ]
	v_max3_f32 v36, v36, v39, v54
.Ltmp4:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:125:34 ]
	s_barrier
.Ltmp5:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:125:34 ] ]
	v_max3_f32 v54, v55, v56, v51
.Ltmp6:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:125:34 ]
	buffer_gl0_inv
.Ltmp7:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:125:34 ] ]
	v_max3_f32 v36, v36, v57, v54
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp8:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:125:34 ]
	v_mov_b32_dpp v54, v36 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp9:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:125:34 ] ]
	v_max_f32_e32 v54, v54, v54
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v36, v36, v54
.Ltmp10:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:125:34 ]
	v_mov_b32_dpp v54, v36 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp11:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:125:34 ] ]
	v_max_f32_e32 v54, v54, v54
	v_max_f32_e32 v36, v36, v54
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp12:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:125:34 ]
	v_mov_b32_dpp v54, v36 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp13:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:125:34 ] ]
	v_max_f32_e32 v54, v54, v54
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v36, v36, v54
.Ltmp14:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:125:34 ]
	v_mov_b32_dpp v54, v36 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp15:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:125:34 ] ]
	v_max_f32_e32 v54, v54, v54
	v_max_f32_e32 v36, v36, v54
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp16:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:125:34 ]
	v_permlanex16_b32 v54, v36, -1, -1 op_sel:[1,0]
.Ltmp17:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:125:34 ] ]
	v_max_f32_e32 v54, v54, v54
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v36, v36, v54
.Ltmp18:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:125:34 ]
	v_readlane_b32 s0, v36, 31
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v36, s0
	ds_store_b32 v34, v36
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v36, v35
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v54, v36 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp19:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:125:34 ] ]
	v_max_f32_e32 v36, v36, v36
.Ltmp20:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:126:48 ]
	s_barrier
	buffer_gl0_inv
.Ltmp21:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ rows.py:125:34 ] ]
	v_max_f32_e32 v54, v54, v54
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v36, v36, v54
.Ltmp22:
	.loc	2 216 16                        ; standard.py:216:16 @[ rows.py:125:34 ]
	v_mov_b32_dpp v54, v36 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp23:
	.loc	1 125 18                        ; rows.py:125:18
	v_max3_f32 v36, v53, v36, v54
	.loc	1 126 62                        ; rows.py:126:62
	v_sub_f32_e32 v45, v45, v36
	v_sub_f32_e32 v41, v41, v36
	v_sub_f32_e32 v39, v39, v36
	v_sub_f32_e32 v43, v43, v36
	v_sub_f32_e32 v37, v37, v36
	.loc	1 126 55 is_stmt 0              ; rows.py:126:55
	v_mul_f32_e32 v45, 0x3fb8aa3b, v45
	v_mul_f32_e32 v41, 0x3fb8aa3b, v41
	v_mul_f32_e32 v39, 0x3fb8aa3b, v39
	v_mul_f32_e32 v43, 0x3fb8aa3b, v43
	v_mul_f32_e32 v37, 0x3fb8aa3b, v37
	v_cmp_gt_f32_e64 s8, 0xc2fc0000, v45
	v_cmp_gt_f32_e64 s4, 0xc2fc0000, v41
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v39
	v_cmp_gt_f32_e64 s6, 0xc2fc0000, v43
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v37
	v_cndmask_b32_e64 v63, 0, 0x42800000, s8
	.loc	1 126 62                        ; rows.py:126:62
	v_sub_f32_e32 v42, v42, v36
	.loc	1 126 55                        ; rows.py:126:55
	v_cndmask_b32_e64 v59, 0, 0x42800000, s4
	.loc	1 126 62                        ; rows.py:126:62
	v_sub_f32_e32 v38, v38, v36
	.loc	1 126 55                        ; rows.py:126:55
	v_cndmask_b32_e64 v56, 0, 0x42800000, s1
	v_add_f32_e32 v45, v45, v63
	.loc	1 126 62                        ; rows.py:126:62
	v_dual_sub_f32 v49, v49, v36 :: v_dual_mul_f32 v42, 0x3fb8aa3b, v42
	.loc	1 126 55                        ; rows.py:126:55
	v_add_f32_e32 v41, v41, v59
	.loc	1 126 62                        ; rows.py:126:62
	v_dual_sub_f32 v47, v47, v36 :: v_dual_mul_f32 v38, 0x3fb8aa3b, v38
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	.loc	1 126 55                        ; rows.py:126:55
	v_mul_f32_e32 v49, 0x3fb8aa3b, v49
	v_exp_f32_e32 v45, v45
	v_cndmask_b32_e64 v61, 0, 0x42800000, s6
	v_mul_f32_e32 v47, 0x3fb8aa3b, v47
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v38
	v_cmp_gt_f32_e64 s12, 0xc2fc0000, v49
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 126 62                        ; rows.py:126:62
	v_dual_sub_f32 v40, v40, v36 :: v_dual_add_f32 v43, v43, v61
	.loc	1 126 55                        ; rows.py:126:55
	v_cmp_gt_f32_e64 s10, 0xc2fc0000, v47
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v57, 0, 0x42800000, s2
	v_cndmask_b32_e64 v67, 0, 0x42800000, s12
	.loc	1 126 62                        ; rows.py:126:62
	v_sub_f32_e32 v46, v46, v36
	.loc	1 126 55                        ; rows.py:126:55
	v_add_f32_e32 v39, v39, v56
	v_cndmask_b32_e64 v56, 0, 0xffffffc0, s1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_add_f32 v38, v38, v57 :: v_dual_add_f32 v49, v49, v67
	.loc	1 126 62                        ; rows.py:126:62
	v_dual_sub_f32 v51, v51, v36 :: v_dual_mul_f32 v46, 0x3fb8aa3b, v46
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 126 55                        ; rows.py:126:55
	v_exp_f32_e32 v39, v39
	v_exp_f32_e32 v38, v38
	v_cndmask_b32_e64 v57, 0, 0xffffffc0, s2
	s_delay_alu instid0(VALU_DEP_2)
	v_mul_f32_e32 v51, 0x3fb8aa3b, v51
	v_exp_f32_e32 v49, v49
	v_cndmask_b32_e64 v65, 0, 0x42800000, s10
	.loc	1 126 62                        ; rows.py:126:62
	v_sub_f32_e32 v44, v44, v36
	.loc	1 126 55                        ; rows.py:126:55
	v_cndmask_b32_e64 v67, 0, 0xffffffc0, s12
	v_cmp_gt_f32_e64 s14, 0xc2fc0000, v51
	v_cndmask_b32_e64 v63, 0, 0xffffffc0, s8
	v_ldexp_f32 v39, v39, v56
	v_ldexp_f32 v38, v38, v57
	v_add_f32_e32 v47, v47, v65
	v_cndmask_b32_e64 v69, 0, 0x42800000, s14
	.loc	1 126 62                        ; rows.py:126:62
	v_sub_f32_e32 v48, v48, v36
	.loc	1 126 55                        ; rows.py:126:55
	v_ldexp_f32 v49, v49, v67
.Ltmp24:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:126:48 ] ]
	v_add_f32_e32 v38, v39, v38
.Ltmp25:
	.loc	1 126 55                        ; rows.py:126:55
	v_ldexp_f32 v45, v45, v63
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_add_f32 v51, v51, v69 :: v_dual_mul_f32 v48, 0x3fb8aa3b, v48
	v_exp_f32_e32 v41, v41
	v_cndmask_b32_e64 v55, 0, 0x42800000, s0
	.loc	1 126 62 is_stmt 0              ; rows.py:126:62
	v_sub_f32_e32 v52, v52, v36
	.loc	1 126 55                        ; rows.py:126:55
	v_cndmask_b32_e64 v59, 0, 0xffffffc0, s4
	v_cmp_gt_f32_e64 s11, 0xc2fc0000, v48
	v_cmp_gt_f32_e64 s5, 0xc2fc0000, v42
	v_add_f32_e32 v37, v37, v55
	v_cndmask_b32_e64 v55, 0, 0xffffffc0, s0
	v_exp_f32_e32 v43, v43
	v_cndmask_b32_e64 v66, 0, 0x42800000, s11
	v_ldexp_f32 v41, v41, v59
	v_exp_f32_e32 v37, v37
	v_cndmask_b32_e64 v60, 0, 0x42800000, s5
	v_cndmask_b32_e64 v61, 0, 0xffffffc0, s6
	v_add_f32_e32 v48, v48, v66
	v_cndmask_b32_e64 v66, 0, 0xffffffc0, s11
	v_cmp_gt_f32_e64 s9, 0xc2fc0000, v46
	v_exp_f32_e32 v47, v47
	v_ldexp_f32 v43, v43, v61
	v_exp_f32_e32 v48, v48
	v_exp_f32_e32 v51, v51
	v_ldexp_f32 v37, v37, v55
	v_cndmask_b32_e64 v64, 0, 0x42800000, s9
	v_cndmask_b32_e64 v65, 0, 0xffffffc0, s10
	v_cndmask_b32_e64 v69, 0, 0xffffffc0, s14
	.loc	1 126 32                        ; rows.py:126:32
	v_sub_f32_e32 v53, v53, v36
	s_delay_alu instid0(TRANS32_DEP_3) | instid1(VALU_DEP_3)
	.loc	1 126 55                        ; rows.py:126:55
	v_ldexp_f32 v47, v47, v65
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(SKIP_1) | instid1(TRANS32_DEP_1)
	v_ldexp_f32 v48, v48, v66
	v_mul_f32_e32 v44, 0x3fb8aa3b, v44
	v_ldexp_f32 v51, v51, v69
	.loc	1 126 25                        ; rows.py:126:25
	v_mul_f32_e32 v53, 0x3fb8aa3b, v53
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 126 55                        ; rows.py:126:55
	v_cmp_gt_f32_e64 s7, 0xc2fc0000, v44
	v_cndmask_b32_e64 v62, 0, 0x42800000, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v44, v44, v62
	v_cndmask_b32_e64 v62, 0, 0xffffffc0, s7
	v_exp_f32_e32 v44, v44
	s_waitcnt_depctr depctr_va_vdst(0)
	v_ldexp_f32 v44, v44, v62
	v_mul_f32_e32 v40, 0x3fb8aa3b, v40
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cmp_gt_f32_e64 s3, 0xc2fc0000, v40
	v_cndmask_b32_e64 v58, 0, 0x42800000, s3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_f32_e32 v40, v40, v58
	v_cndmask_b32_e64 v58, 0, 0xffffffc0, s3
	v_exp_f32_e32 v40, v40
	s_waitcnt_depctr depctr_va_vdst(0)
	v_ldexp_f32 v40, v40, v58
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v52, 0x3fb8aa3b, v52 :: v_dual_add_f32 v39, v40, v41
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v52
.Ltmp26:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:126:48 ] ]
	v_dual_add_f32 v41, v44, v45 :: v_dual_add_f32 v46, v46, v64
.Ltmp27:
	.loc	1 126 55                        ; rows.py:126:55
	v_cndmask_b32_e64 v64, 0, 0xffffffc0, s9
	v_cndmask_b32_e64 v54, 0, 0x42800000, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v46, v46
	v_add_f32_e32 v52, v52, v54
	v_cndmask_b32_e64 v54, 0, 0xffffffc0, vcc_lo
	.loc	1 126 25 is_stmt 0              ; rows.py:126:25
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v53
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	.loc	1 126 55                        ; rows.py:126:55
	v_exp_f32_e32 v52, v52
	s_waitcnt_depctr depctr_va_vdst(0)
	v_ldexp_f32 v46, v46, v64
	v_ldexp_f32 v52, v52, v54
	.loc	1 126 62                        ; rows.py:126:62
	v_dual_sub_f32 v50, v50, v36 :: v_dual_add_f32 v37, v52, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 126 55                        ; rows.py:126:55
	v_mul_f32_e32 v50, 0x3fb8aa3b, v50
.Ltmp28:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:126:48 ] ]
	v_dual_add_f32 v37, v37, v38 :: v_dual_add_f32 v42, v42, v60
.Ltmp29:
	.loc	1 126 55                        ; rows.py:126:55
	v_cndmask_b32_e64 v60, 0, 0xffffffc0, s5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_gt_f32_e64 s13, 0xc2fc0000, v50
	v_exp_f32_e32 v42, v42
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v68, 0, 0x42800000, s13
	s_waitcnt_depctr depctr_va_vdst(0)
	v_ldexp_f32 v42, v42, v60
.Ltmp30:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:126:48 ] ]
	v_add_f32_e32 v40, v42, v43
	v_dual_add_f32 v42, v46, v47 :: v_dual_add_f32 v43, v48, v49
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v38, v39, v40 :: v_dual_add_f32 v39, v41, v42
	v_dual_add_f32 v37, v37, v38 :: v_dual_add_f32 v50, v50, v68
.Ltmp31:
	.loc	1 126 55                        ; rows.py:126:55
	v_cndmask_b32_e64 v68, 0, 0xffffffc0, s13
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v50, v50
	s_waitcnt_depctr depctr_va_vdst(0)
	v_ldexp_f32 v50, v50, v68
.Ltmp32:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:126:48 ] ]
	v_add_f32_e32 v44, v50, v51
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v40, v43, v44
	v_add_f32_e32 v38, v39, v40
.Ltmp33:
	.loc	1 126 25                        ; rows.py:126:25
	v_cndmask_b32_e64 v39, 0, 0xffffffc0, vcc_lo
	v_mov_b32_e32 v40, v33
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp34:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:126:48 ] ]
	v_add_f32_e32 v37, v37, v38
	v_add_f32_dpp v37, v37, v37 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v37, v37, v37 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v37, v37, v37 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v37, v37, v37 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp35:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:126:48 ]
	v_permlanex16_b32 v38, v37, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
.Ltmp36:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:126:48 ] ]
	v_add_f32_e32 v37, v37, v38
.Ltmp37:
	.loc	1 126 25                        ; rows.py:126:25
	v_cndmask_b32_e64 v38, 0, 0x42800000, vcc_lo
.Ltmp38:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:126:48 ]
	v_readlane_b32 s0, v37, 31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp39:
	.loc	1 126 25                        ; rows.py:126:25
	v_dual_add_f32 v38, v53, v38 :: v_dual_mov_b32 v37, s0
	v_exp_f32_e32 v38, v38
.Ltmp40:
	.loc	2 314 12                        ; standard.py:314:12 @[ rows.py:126:48 ]
	ds_store_b32 v34, v37
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v37, v35
.Ltmp41:
	.loc	1 126 25                        ; rows.py:126:25
	v_ldexp_f32 v38, v38, v39
.Ltmp42:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ rows.py:126:48 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v37, v37, v37 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v33, v37, v37 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp43:
	.loc	1 126 17                        ; rows.py:126:17
	v_fmac_f32_e32 v33, v40, v38
	.loc	1 122 5                         ; rows.py:122:5
	s_cbranch_scc1 .LBB0_2
; %bb.3:                                ; %._crit_edge.loopexit
	.loc	1 0 5 is_stmt 0                 ; rows.py:0:5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	1 128 34 is_stmt 1              ; rows.py:128:34
	v_cmp_gt_f32_e32 vcc_lo, 0x800000, v33
	v_cndmask_b32_e64 v0, 0, 32, vcc_lo
	v_ldexp_f32 v0, v33, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_log_f32_e32 v0, v0
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v2, 0x3f317217, v0
	v_cmp_gt_f32_e64 s0, 0x7f800000, |v0|
	v_fma_f32 v3, 0x3f317217, v0, -v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmamk_f32 v3, v0, 0x3377d1cf, v3
	v_add_f32_e32 v2, v2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v0, v0, v2, s0
	v_cndmask_b32_e64 v2, 0, 0x41b17218, vcc_lo
	v_sub_f32_e32 v0, v0, v2
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 128 28 is_stmt 0              ; rows.py:128:28
	v_add_f32_e32 v0, v36, v0
	s_branch .LBB0_5
.LBB0_4:
	.loc	1 0 28                          ; rows.py:0:28
	v_mov_b32_e32 v0, 0xff800000
.LBB0_5:                                ; %._crit_edge
	.loc	1 128 5 is_stmt 1               ; rows.py:128:5
	v_or_b32_e32 v1, s30, v1
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB0_7
; %bb.6:
	.loc	1 128 58 is_stmt 0              ; rows.py:128:58
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s15, s18
	.loc	1 128 50                        ; rows.py:128:50
	v_mov_b32_e32 v1, 0
	s_ashr_i32 s1, s0, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[0:1], s[0:1], 1
	s_add_u32 s0, s16, s0
	s_addc_u32 s1, s17, s1
	global_load_d16_b16 v2, v1, s[0:1]
	.loc	1 128 5                         ; rows.py:128:5
	s_add_u32 s0, s20, s28
	s_addc_u32 s1, s21, s29
	.loc	1 128 28                        ; rows.py:128:28
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v0, -v2, 1.0, v0 op_sel_hi:[1,1,0]
	.loc	1 128 5                         ; rows.py:128:5
	global_store_b32 v1, v0, s[0:1]
.LBB0_7:
	.loc	1 115 1 is_stmt 1               ; rows.py:115:1
	s_endpgm
.Ltmp44:
.Lfunc_end0:
	.size	cross_entropy, .Lfunc_end0-cross_entropy
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel cross_entropy
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
		.amdhsa_next_free_vgpr 70
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-cross_entropy)<<4)&1008)>>4
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
	.set .Lcross_entropy.num_vgpr, 70
	.set .Lcross_entropy.num_agpr, 0
	.set .Lcross_entropy.numbered_sgpr, 31
	.set .Lcross_entropy.num_named_barrier, 0
	.set .Lcross_entropy.private_seg_size, 0
	.set .Lcross_entropy.uses_vcc, 1
	.set .Lcross_entropy.uses_flat_scratch, 0
	.set .Lcross_entropy.has_dyn_sized_stack, 0
	.set .Lcross_entropy.has_recursion, 0
	.set .Lcross_entropy.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3184
; TotalNumSgprs: 33
; NumVgprs: 70
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 33
; NumVGPRsForWavesPerEU: 70
; Occupancy: 16
; WaveLimiterHint : 1
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
	.byte	1                               ; Abbrev [1] 0xb:0x6b DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x45 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x19 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	125                             ; DW_AT_call_line
	.byte	34                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	216                             ; DW_AT_call_line
	.byte	16                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x5a:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	126                             ; DW_AT_call_line
	.byte	48                              ; DW_AT_call_column
	.byte	6                               ; Abbrev [6] 0x66:0xd DW_TAG_inlined_subroutine
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
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
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
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
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
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
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
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"rows.py"                       ; string offset=7 ; rows.py
.Linfo_string2:
	.asciz	"cross_entropy"                 ; string offset=15 ; cross_entropy
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
    .name:           cross_entropy
    .private_segment_fixed_size: 0
    .sgpr_count:     33
    .sgpr_spill_count: 0
    .symbol:         cross_entropy.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     70
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
