	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	attend_token                    ; -- Begin function attend_token
	.p2align	8
	.type	attend_token,@function
attend_token:                           ; @attend_token
.Lfunc_begin0:
	.file	1 "triton" "attention.py"
	.loc	1 50 0                          ; attention.py:50:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b64 s[8:9], s[0:1], 0x0
.Ltmp0:
	.loc	1 77 5 prologue_end             ; attention.py:77:5
	v_readfirstlane_b32 s2, v0
	.loc	1 57 9                          ; attention.py:57:9
	v_and_b32_e32 v22, 31, v0
	.loc	1 58 13                         ; attention.py:58:13
	s_lshl_b32 s3, s14, 8
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	.loc	1 66 46                         ; attention.py:66:46
	v_and_b32_e32 v4, 3, v0
	.loc	1 57 9                          ; attention.py:57:9
	v_and_or_b32 v23, 0x60, s2, v22
	.loc	1 64 67                         ; attention.py:64:67
	v_and_b32_e32 v5, 15, v0
	.loc	1 77 5                          ; attention.py:77:5
	s_lshr_b32 s28, s2, 5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 66 46                         ; attention.py:66:46
	v_lshlrev_b32_e32 v2, 7, v4
	.loc	1 58 13                         ; attention.py:58:13
	v_lshl_or_b32 v1, v23, 1, s3
	s_clause 0x1
	s_load_b32 s3, s[0:1], 0x40
	s_load_b256 s[16:23], s[0:1], 0x18
	.loc	1 66 46                         ; attention.py:66:46
	v_lshlrev_b32_e32 v7, 5, v4
	v_and_b32_e32 v8, 0x7c, v23
	v_add_nc_u32_e32 v3, 0, v2
	s_delay_alu instid0(VALU_DEP_2)
	v_xor_b32_e32 v7, v8, v7
	.loc	1 58 13                         ; attention.py:58:13
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	buffer_load_u16 v6, v1, s[8:11], 0 offen
	.loc	1 64 67                         ; attention.py:64:67
	v_lshlrev_b32_e32 v1, 3, v5
	.loc	1 66 46                         ; attention.py:66:46
	v_add_nc_u32_e32 v25, v3, v7
	s_delay_alu instid0(VALU_DEP_2)
	v_xor_b32_e32 v9, 0x60, v1
	v_xor_b32_e32 v10, 64, v1
	v_xor_b32_e32 v11, 32, v1
	.loc	1 62 24                         ; attention.py:62:24
	s_mul_i32 s29, s3, s15
	.loc	1 66 46                         ; attention.py:66:46
	v_add_nc_u32_e32 v24, 0, v1
	.loc	1 62 49                         ; attention.py:62:49
	s_add_i32 s2, s29, s3
	v_add_nc_u32_e32 v26, 0, v9
	v_add_nc_u32_e32 v27, 0, v10
	v_add_nc_u32_e32 v28, 0, v11
	s_mov_b64 s[12:13], s[18:19]
	.loc	1 58 13                         ; attention.py:58:13
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v6, v6, s22, neg(0) op_sel_hi:[1,0,0]
	.loc	1 62 38                         ; attention.py:62:38
	s_min_i32 s22, s2, s23
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 62 5 is_stmt 0                ; attention.py:62:5
	s_cmp_ge_i32 s29, s22
	.loc	1 66 46 is_stmt 1               ; attention.py:66:46
	ds_store_b32 v25, v6
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 62 5                          ; attention.py:62:5
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; attention.py:0:5
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x8
	s_load_b64 s[2:3], s[0:1], 0x38
	.loc	1 63 22 is_stmt 1               ; attention.py:63:22
	v_lshrrev_b32_e32 v29, 4, v23
	v_add_nc_u32_e32 v2, v3, v2
	.loc	1 66 46                         ; attention.py:66:46
	ds_load_b64 v[10:11], v26 offset:384
	ds_load_b64 v[12:13], v27 offset:256
	ds_load_b64 v[14:15], v28 offset:128
	ds_load_b64 v[16:17], v24
	v_dual_mov_b32 v20, 0 :: v_dual_lshlrev_b32 v5, 4, v5
	.loc	1 62 5                          ; attention.py:62:5
	v_add_nc_u32_e32 v7, s29, v29
	s_lshl_b32 s19, s28, 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v35, s19 :: v_dual_lshlrev_b32 v0, 4, v0
	s_lshl_b32 s24, s28, 4
	v_add_nc_u32_e32 v8, 8, v7
	v_add_nc_u32_e32 v18, 16, v7
	v_dual_mov_b32 v41, 0xff800000 :: v_dual_lshlrev_b32 v4, 2, v4
	v_add_nc_u32_e32 v40, v24, v1
	s_mov_b32 s18, 0x76543210
	s_mov_b32 s26, s10
	s_delay_alu instid0(VALU_DEP_2)
	v_add_nc_u32_e32 v36, 0, v4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s5, 0xffff
	v_mul_lo_u32 v3, s3, v8
	v_mul_lo_u32 v8, s3, v18
	v_mul_lo_u32 v19, s3, v7
	v_dual_mov_b32 v18, 0 :: v_dual_add_nc_u32 v7, 24, v7
	s_mul_i32 s2, s14, s2
	s_and_b32 s25, s7, 0xffff
	s_lshl_b32 s7, s3, 6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v7, s3, v7
	v_dual_mov_b32 v8, 0 :: v_dual_lshlrev_b32 v33, 1, v8
	v_lshl_or_b32 v6, s28, 8, v5
	v_and_b32_e32 v0, 0xc0, v0
	v_xor_b32_e32 v9, s24, v5
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v21, v8 :: v_dual_lshlrev_b32 v30, 1, v19
	v_xor_b32_e32 v6, s24, v6
	s_delay_alu instid0(VALU_DEP_4)
	v_add_nc_u32_e32 v0, 0, v0
	v_lshl_add_u32 v31, s2, 1, v5
	v_lshlrev_b32_e32 v32, 1, v3
	v_lshlrev_b32_e32 v34, 1, v7
	v_add_nc_u32_e32 v37, 0, v6
	v_mov_b32_e32 v3, 0
	v_dual_mov_b32 v19, v8 :: v_dual_add_nc_u32 v38, v2, v9
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v7, v8
	v_dual_mov_b32 v0, v8 :: v_dual_add_nc_u32 v39, s24, v0
	s_mov_b32 s8, s4
	s_mov_b32 s24, s6
	s_mov_b32 s27, s11
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 63 14                         ; attention.py:63:14
	v_add_nc_u32_e32 v1, s29, v29
	.loc	1 65 16                         ; attention.py:65:16
	v_add_nc_u32_e32 v2, v30, v31
	v_add_nc_u32_e32 v5, v33, v31
	.loc	1 65 40 is_stmt 0               ; attention.py:65:40
	v_add_nc_u32_e32 v6, v34, v31
	.loc	1 62 5 is_stmt 1                ; attention.py:62:5
	s_add_i32 s29, s29, 32
	.loc	1 63 14                         ; attention.py:63:14
	v_add_nc_u32_e32 v42, 8, v1
	v_add_nc_u32_e32 v43, 16, v1
	.loc	1 65 24                         ; attention.py:65:24
	v_add_nc_u32_e32 v44, 24, v1
	.loc	1 65 40 is_stmt 0               ; attention.py:65:40
	v_cmp_gt_i32_e32 vcc_lo, s23, v1
	.loc	1 65 16                         ; attention.py:65:16
	v_add_nc_u32_e32 v4, v32, v31
	.loc	1 65 40                         ; attention.py:65:40
	v_cmp_gt_i32_e64 s2, s23, v42
	v_cmp_gt_i32_e64 s3, s23, v43
	v_cmp_gt_i32_e64 s4, s23, v44
	.loc	1 65 16                         ; attention.py:65:16
	v_cndmask_b32_e32 v1, 0x80000000, v2, vcc_lo
	.loc	1 62 5 is_stmt 1                ; attention.py:62:5
	s_cmp_lt_i32 s29, s22
	.loc	1 65 16                         ; attention.py:65:16
	v_cndmask_b32_e64 v2, 0x80000000, v4, s2
	v_cndmask_b32_e64 v4, 0x80000000, v5, s3
	v_cndmask_b32_e64 v5, 0x80000000, v6, s4
	s_clause 0x3
	buffer_load_b128 v[42:45], v1, s[8:11], 0 offen
	buffer_load_b128 v[46:49], v2, s[8:11], 0 offen
	buffer_load_b128 v[50:53], v4, s[8:11], 0 offen
	buffer_load_b128 v[54:57], v5, s[8:11], 0 offen
	.loc	1 62 5                          ; attention.py:62:5
	v_add_nc_u32_e32 v31, s7, v31
	.loc	1 66 46                         ; attention.py:66:46
	s_waitcnt vmcnt(3)
	v_fma_mix_f32 v6, v42, v14, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v58, v43, v10, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v59, v44, v15, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v60, v45, v11, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(1)
	v_fma_mix_f32 v61, v50, v14, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v63, v51, v10, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v65, v52, v15, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v67, v53, v11, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v69, v46, v14, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v70, v47, v10, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:66:39 ] ]
	v_fma_mix_f32 v6, v16, v42, v6 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v42, v12, v43, v58 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v43, v17, v44, v59 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v44, v13, v45, v60 op_sel_hi:[0,1,0]
.Ltmp2:
	.loc	1 66 46                         ; attention.py:66:46
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v62, v54, v14, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v64, v55, v10, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
.Ltmp3:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:66:39 ] ]
	v_fma_mix_f32 v50, v16, v50, v61 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v51, v12, v51, v63 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v52, v17, v52, v65 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v53, v13, v53, v67 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v46, v16, v46, v69 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v47, v12, v47, v70 op_sel_hi:[0,1,0]
	v_add_f32_e32 v6, v6, v42
	v_dual_add_f32 v42, v43, v44 :: v_dual_add_f32 v43, v50, v51
	v_fma_mix_f32 v45, v16, v54, v62 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v54, v12, v55, v64 op_sel_hi:[0,1,0]
	v_dual_add_f32 v44, v46, v47 :: v_dual_add_f32 v47, v52, v53
	s_delay_alu instid0(VALU_DEP_4)
	v_add_f32_e32 v6, v6, v42
.Ltmp4:
	.loc	1 66 46                         ; attention.py:66:46
	v_fma_mix_f32 v71, v48, v15, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v72, v49, v11, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
.Ltmp5:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:66:39 ] ]
	v_add_f32_e32 v45, v45, v54
	v_add_f32_e32 v43, v43, v47
	v_add_f32_dpp v6, v6, v6 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_fma_mix_f32 v48, v17, v48, v71 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v49, v13, v49, v72 op_sel_hi:[0,1,0]
.Ltmp6:
	.loc	1 66 46                         ; attention.py:66:46
	v_fma_mix_f32 v66, v56, v15, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v68, v57, v11, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
.Ltmp7:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:66:39 ] ]
	v_add_f32_dpp v6, v6, v6 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v43, v43, v43 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_e32 v46, v48, v49
	v_fma_mix_f32 v55, v17, v56, v66 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v56, v13, v57, v68 op_sel_hi:[0,1,0]
	v_add_f32_dpp v6, v6, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v43, v43, v43 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp8:
	.loc	2 216 16                        ; standard.py:216:16 @[ attention.py:67:34 ]
	s_barrier
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp9:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:66:39 ] ]
	v_add_f32_e32 v48, v55, v56
	v_add_f32_dpp v6, v6, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_3)
	v_add_f32_dpp v43, v43, v43 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp10:
	.loc	2 216 16                        ; standard.py:216:16 @[ attention.py:67:34 ]
	buffer_gl0_inv
	v_mov_b32_e32 v61, v0
	v_dual_mov_b32 v63, v3 :: v_dual_cndmask_b32 v6, 0xff800000, v6
.Ltmp11:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:66:39 ] ]
	v_add_f32_e32 v42, v44, v46
	v_add_f32_dpp v43, v43, v43 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v62, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_dpp v42, v42, v42 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp12:
	.loc	1 66 17                         ; attention.py:66:17
	v_cndmask_b32_e64 v60, 0xff800000, v43, s3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp13:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:66:39 ] ]
	v_add_f32_dpp v42, v42, v42 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v42, v42, v42 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v42, v42, v42 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp14:
	.loc	1 66 17                         ; attention.py:66:17
	v_cndmask_b32_e64 v58, 0xff800000, v42, s2
.Ltmp15:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:66:39 ] ]
	v_add_f32_e32 v44, v45, v48
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp16:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:67:34 ] ]
	v_max_f32_e32 v42, v6, v58
.Ltmp17:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:66:39 ] ]
	v_add_f32_dpp v44, v44, v44 row_xmask:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v44, v44, v44 row_xmask:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v44, v44, v44 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v44, v44, v44 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp18:
	.loc	1 66 17                         ; attention.py:66:17
	v_cndmask_b32_e64 v59, 0xff800000, v44, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp19:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:67:34 ] ]
	v_max3_f32 v42, v42, v60, v59
.Ltmp20:
	.loc	2 216 16                        ; standard.py:216:16 @[ attention.py:67:34 ]
	v_permlanex16_b32 v43, v42, s18, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp21:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:67:34 ] ]
	v_max_f32_e32 v43, v43, v43
	v_max_f32_e32 v42, v42, v43
.Ltmp22:
	.loc	2 216 16                        ; standard.py:216:16 @[ attention.py:67:34 ]
	ds_store_b32 v35, v42
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
.Ltmp23:
	.loc	1 70 18                         ; attention.py:70:18
	s_clause 0x3
	buffer_load_b128 v[42:45], v1, s[24:27], 0 offen
	buffer_load_b128 v[46:49], v2, s[24:27], 0 offen
	buffer_load_b128 v[50:53], v4, s[24:27], 0 offen
	buffer_load_b128 v[54:57], v5, s[24:27], 0 offen
.Ltmp24:
	.loc	2 216 16                        ; standard.py:216:16 @[ attention.py:67:34 ]
	ds_load_b32 v0, v36
	v_mov_b32_e32 v1, v41
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v2, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp25:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:67:34 ] ]
	v_max_f32_e32 v0, v0, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_max_f32_e32 v2, v2, v2
	v_max_f32_e32 v0, v0, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp26:
	.loc	2 216 16                        ; standard.py:216:16 @[ attention.py:67:34 ]
	v_mov_b32_dpp v2, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp27:
	.loc	1 67 18                         ; attention.py:67:18
	v_max3_f32 v41, v1, v0, v2
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 69 24                         ; attention.py:69:24
	v_sub_f32_e32 v0, v1, v41
	.loc	1 68 25                         ; attention.py:68:25
	v_sub_f32_e32 v1, v6, v41
	v_sub_f32_e32 v2, v60, v41
	v_sub_f32_e32 v3, v58, v41
	v_sub_f32_e32 v4, v59, v41
	.loc	1 69 17                         ; attention.py:69:17
	v_mul_f32_e32 v58, 0x3fb8aa3b, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 68 18                         ; attention.py:68:18
	v_dual_mul_f32 v0, 0x3fb8aa3b, v1 :: v_dual_mul_f32 v1, 0x3fb8aa3b, v2
	v_dual_mul_f32 v2, 0x3fb8aa3b, v3 :: v_dual_mul_f32 v3, 0x3fb8aa3b, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_gt_f32_e64 s3, 0xc2fc0000, v0
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_gt_f32_e64 s5, 0xc2fc0000, v2
	v_cmp_gt_f32_e64 s4, 0xc2fc0000, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v5, 0, 0x42800000, s3
	v_cndmask_b32_e64 v4, 0, 0x42800000, s2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v7, 0, 0x42800000, s5
	v_cndmask_b32_e64 v6, 0, 0x42800000, s4
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v0, v0, v5 :: v_dual_add_f32 v1, v1, v4
	v_dual_add_f32 v2, v2, v7 :: v_dual_add_f32 v3, v3, v6
	v_cndmask_b32_e64 v5, 0, 0xffffffc0, s3
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_exp_f32_e32 v0, v0
	v_cndmask_b32_e64 v6, 0, 0xffffffc0, s4
	v_exp_f32_e32 v2, v2
	v_exp_f32_e32 v3, v3
	v_cndmask_b32_e64 v7, 0, 0xffffffc0, s5
	v_exp_f32_e32 v1, v1
	v_cndmask_b32_e64 v4, 0, 0xffffffc0, s2
	v_ldexp_f32 v0, v0, v5
	s_delay_alu instid0(TRANS32_DEP_3) | instid1(VALU_DEP_3)
	v_ldexp_f32 v2, v2, v7
	s_waitcnt_depctr depctr_va_vdst(0)
	v_ldexp_f32 v3, v3, v6
	v_ldexp_f32 v1, v1, v4
.Ltmp28:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:72:31 ] ]
	v_add_f32_e32 v60, v0, v2
	s_delay_alu instid0(VALU_DEP_2)
	v_add_f32_e32 v64, v1, v3
.Ltmp29:
	.loc	1 71 40                         ; attention.py:71:40
	s_waitcnt vmcnt(2)
	v_fma_mix_f32 v4, v46, v2, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v5, v46, v2, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v6, v47, v2, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v7, v48, v2, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v46, v48, v2, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v48, v49, v2, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v49, v49, v2, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v65, v54, v3, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v54, v54, v3, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v66, v55, v3, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v2, v47, v2, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v47, v55, v3, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v55, v56, v3, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v56, v56, v3, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v67, v57, v3, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v3, v57, v3, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
.Ltmp30:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:71:33 ] ]
	v_fma_mix_f32 v4, v0, v42, v4 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v57, v1, v50, v65 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v5, v0, v42, v5 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v42, v1, v50, v54 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v6, v0, v43, v6 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v50, v1, v51, v66 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v47, v1, v51, v47 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v2, v0, v43, v2 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v7, v0, v44, v7 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v43, v1, v52, v55 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v44, v0, v44, v46 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v46, v1, v52, v56 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v48, v0, v45, v48 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v51, v1, v53, v67 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v0, v0, v45, v49 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v1, v1, v53, v3 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_dual_add_f32 v3, v4, v57 :: v_dual_add_f32 v4, v5, v42
	v_add_f32_e32 v5, v6, v50
	v_add_f32_e32 v6, v2, v47
	v_add_f32_e32 v42, v44, v46
	v_add_f32_e32 v44, v0, v1
.Ltmp31:
	.loc	2 314 12                        ; standard.py:314:12 @[ attention.py:71:33 ]
	v_permlanex16_b32 v0, v3, s18, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v1, v4, s18, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v2, v5, s18, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v45, v6, s18, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp32:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:71:33 ] ]
	v_dual_add_f32 v0, v3, v0 :: v_dual_add_f32 v1, v4, v1
	v_dual_add_f32 v2, v5, v2 :: v_dual_add_f32 v3, v6, v45
.Ltmp33:
	.loc	2 314 12                        ; standard.py:314:12 @[ attention.py:71:33 ]
	s_barrier
	buffer_gl0_inv
.Ltmp34:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:71:33 ] ]
	v_add_f32_e32 v7, v7, v43
	v_add_f32_e32 v43, v48, v51
.Ltmp35:
	.loc	2 314 12                        ; standard.py:314:12 @[ attention.py:71:33 ]
	ds_store_b128 v37, v[0:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[0:3], v38
	v_permlanex16_b32 v46, v7, s18, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v47, v42, s18, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v48, v43, s18, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v49, v44, s18, 0xfedcba98 op_sel:[1,0]
.Ltmp36:
	.loc	1 69 17                         ; attention.py:69:17
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v58
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp37:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:71:33 ] ]
	v_dual_add_f32 v4, v7, v46 :: v_dual_add_f32 v5, v42, v47
	v_dual_add_f32 v6, v43, v48 :: v_dual_add_f32 v7, v44, v49
.Ltmp38:
	.loc	2 287 12 is_stmt 0              ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:72:31 ] ]
	v_add_f32_e32 v42, v60, v64
.Ltmp39:
	.loc	1 69 17 is_stmt 1               ; attention.py:69:17
	v_cndmask_b32_e64 v59, 0, 0x42800000, vcc_lo
	v_cndmask_b32_e64 v44, 0, 0xffffffc0, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
.Ltmp40:
	.loc	2 314 12                        ; standard.py:314:12 @[ attention.py:72:31 ]
	v_permlanex16_b32 v43, v42, s18, 0xfedcba98 op_sel:[1,0]
.Ltmp41:
	.loc	2 314 12 is_stmt 0              ; standard.py:314:12 @[ attention.py:71:33 ]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v37, v[4:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[4:7], v38
.Ltmp42:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:71:33 ] ]
	v_add_f32_dpp v0, v0, v0 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v1, v1, v1 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v2, v2, v2 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v3, v3, v3 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp43:
	.loc	2 287 12 is_stmt 0              ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:72:31 ] ]
	v_add_f32_e32 v42, v42, v43
.Ltmp44:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:71:33 ] ]
	v_add_f32_dpp v0, v0, v0 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v1, v1, v1 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v2, v2, v2 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v3, v3, v3 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp45:
	.loc	1 69 17 is_stmt 1               ; attention.py:69:17
	v_add_f32_e32 v43, v58, v59
	s_delay_alu instid0(VALU_DEP_1)
	v_exp_f32_e32 v43, v43
.Ltmp46:
	.loc	2 314 12                        ; standard.py:314:12 @[ attention.py:71:33 ]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v39, v[0:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[0:3], v40
.Ltmp47:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:71:33 ] ]
	v_add_f32_dpp v4, v4, v4 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v5, v5, v5 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v6, v6, v6 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v7, v7, v7 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp48:
	.loc	1 69 17                         ; attention.py:69:17
	v_ldexp_f32 v43, v43, v44
.Ltmp49:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:71:33 ] ]
	v_add_f32_dpp v4, v4, v4 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v5, v5, v5 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v6, v6, v6 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v7, v7, v7 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp50:
	.loc	2 314 12                        ; standard.py:314:12 @[ attention.py:71:33 ]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v39, v[4:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[4:7], v40
.Ltmp51:
	.loc	1 71 17                         ; attention.py:71:17
	v_fma_f32 v8, v8, v43, v0
	v_fma_f32 v20, v20, v43, v1
	v_fma_f32 v18, v18, v43, v2
	v_fmac_f32_e32 v3, v63, v43
.Ltmp52:
	.loc	2 314 12                        ; standard.py:314:12 @[ attention.py:72:31 ]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b32 v35, v42
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v42, v36
.Ltmp53:
	.loc	1 71 17                         ; attention.py:71:17
	v_fma_f32 v9, v9, v43, v4
	v_fma_f32 v21, v21, v43, v5
	v_fma_f32 v19, v19, v43, v6
	v_fmac_f32_e32 v7, v62, v43
.Ltmp54:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:72:31 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v42, v42, v42 row_xmask:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_dpp v0, v42, v42 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp55:
	.loc	1 72 16                         ; attention.py:72:16
	v_fmac_f32_e32 v0, v61, v43
	.loc	1 62 5                          ; attention.py:62:5
	s_cbranch_scc1 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	.loc	1 0 5 is_stmt 0                 ; attention.py:0:5
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v0, 0
	v_mov_b32_e32 v41, 0xff800000
	v_mov_b32_e32 v19, 0
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v8, v7
	v_mov_b32_e32 v9, 0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v18, v7
	v_mov_b32_e32 v20, v7
.LBB0_4:                                ; %._crit_edge
	.loc	1 74 20 is_stmt 1               ; attention.py:74:20
	s_load_b32 s0, s[0:1], 0x5c
	.loc	1 75 5                          ; attention.py:75:5
	v_mov_b32_e32 v4, v7
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b64 v24, v[8:9]
	ds_store_b64 v28, v[20:21] offset:128
	ds_store_b64 v27, v[18:19] offset:256
	ds_store_b64 v26, v[3:4] offset:384
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v1, v25
	v_lshlrev_b32_e32 v2, 2, v23
	.loc	1 76 5                          ; attention.py:76:5
	v_or_b32_e32 v3, s28, v22
	.loc	1 75 5                          ; attention.py:75:5
	s_and_b32 s17, s17, 0xffff
	s_mov_b32 s19, 0x31027000
	s_mov_b32 s18, 0x7ffffffe
	.loc	1 76 5                          ; attention.py:76:5
	s_mov_b32 s1, exec_lo
	.loc	1 74 13                         ; attention.py:74:13
	s_mul_i32 s0, s0, s14
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_i32 s0, s0, s15
	.loc	1 75 5                          ; attention.py:75:5
	v_lshl_or_b32 v2, s0, 9, v2
	s_waitcnt lgkmcnt(0)
	buffer_store_b32 v1, v2, s[16:19], 0 offen
	.loc	1 76 5                          ; attention.py:76:5
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB0_6
; %bb.5:
	.loc	1 0 5 is_stmt 0                 ; attention.py:0:5
	s_ashr_i32 s1, s0, 31
	v_mov_b32_e32 v1, 0
	s_lshl_b64 s[0:1], s[0:1], 2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_u32 s2, s20, s0
	s_addc_u32 s3, s21, s1
	s_add_u32 s0, s12, s0
	s_addc_u32 s1, s13, s1
	.loc	1 76 5                          ; attention.py:76:5
	s_clause 0x1
	global_store_b32 v1, v41, s[0:1]
	global_store_b32 v1, v0, s[2:3]
.LBB0_6:                                ; %.critedge
	.loc	1 50 1 is_stmt 1                ; attention.py:50:1
	s_endpgm
.Ltmp56:
.Lfunc_end0:
	.size	attend_token, .Lfunc_end0-attend_token
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel attend_token
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 344
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
		.amdhsa_next_free_vgpr 73
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-attend_token)<<4)&1008)>>4
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
	.set .Lattend_token.num_vgpr, 73
	.set .Lattend_token.num_agpr, 0
	.set .Lattend_token.numbered_sgpr, 30
	.set .Lattend_token.num_named_barrier, 0
	.set .Lattend_token.private_seg_size, 0
	.set .Lattend_token.uses_vcc, 1
	.set .Lattend_token.uses_flat_scratch, 0
	.set .Lattend_token.has_dyn_sized_stack, 0
	.set .Lattend_token.has_recursion, 0
	.set .Lattend_token.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2968
; TotalNumSgprs: 32
; NumVgprs: 73
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 32
; NumVGPRsForWavesPerEU: 73
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
	.byte	1                               ; Abbrev [1] 0xb:0x9f DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x79 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	66                              ; DW_AT_call_line
	.byte	39                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x5b:0x19 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	67                              ; DW_AT_call_line
	.byte	34                              ; DW_AT_call_column
	.byte	6                               ; Abbrev [6] 0x67:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	216                             ; DW_AT_call_line
	.byte	16                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x74:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	72                              ; DW_AT_call_line
	.byte	31                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x80:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges4                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x8e:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges5                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	71                              ; DW_AT_call_line
	.byte	33                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x9a:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges6                 ; DW_AT_ranges
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
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp52-.Lfunc_begin0
	.quad	.Ltmp53-.Lfunc_begin0
	.quad	.Ltmp54-.Lfunc_begin0
	.quad	.Ltmp55-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges4:
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp54-.Lfunc_begin0
	.quad	.Ltmp55-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges5:
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp45-.Lfunc_begin0
	.quad	.Ltmp46-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Ltmp51-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges6:
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp45-.Lfunc_begin0
	.quad	.Ltmp47-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Ltmp50-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"attention.py"                  ; string offset=7 ; attention.py
.Linfo_string2:
	.asciz	"attend_token"                  ; string offset=20 ; attend_token
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
      - .offset:         60
        .size:           4
        .value_kind:     by_value
      - .offset:         64
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     global_buffer
      - .offset:         88
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         92
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         96
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         100
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         102
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         104
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         106
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         108
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         110
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         128
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         136
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         144
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         152
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         208
        .size:           4
        .value_kind:     hidden_dynamic_lds_size
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 344
    .max_flat_workgroup_size: 128
    .name:           attend_token
    .private_segment_fixed_size: 0
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         attend_token.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     73
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
