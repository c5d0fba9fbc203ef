	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	half_vector                     ; -- Begin function half_vector
	.p2align	8
	.type	half_vector,@function
half_vector:                            ; @half_vector
.Lfunc_begin0:
	.file	1 "triton" "matrices.py"
	.loc	1 119 0                         ; matrices.py:119:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b128 s[4:7], s[0:1], 0x10
.Ltmp0:
	.loc	1 128 5 prologue_end            ; matrices.py:128:5
	v_readfirstlane_b32 s2, v0
	.loc	1 121 11                        ; matrices.py:121:11
	s_lshl_b32 s16, s15, 4
	.loc	1 128 5                         ; matrices.py:128:5
	s_lshr_b32 s3, s2, 5
	.loc	1 123 5                         ; matrices.py:123:5
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s7, 1
	s_cbranch_scc1 .LBB0_4
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	v_dual_mov_b32 v14, 0 :: v_dual_and_b32 v3, 31, v0
	s_load_b128 s[12:15], s[0:1], 0x0
	.loc	1 121 40 is_stmt 1              ; matrices.py:121:40
	s_or_b32 s0, s3, s16
	v_dual_mov_b32 v20, 0 :: v_dual_and_b32 v1, 3, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v2, 1, v3
	v_dual_mov_b32 v30, 0 :: v_dual_lshlrev_b32 v5, 2, v3
	.loc	1 121 11 is_stmt 0              ; matrices.py:121:11
	s_or_b32 s1, s0, 4
	s_or_b32 s2, s0, 8
	s_or_b32 s8, s0, 12
	.loc	1 123 5 is_stmt 1               ; matrices.py:123:5
	v_lshl_or_b32 v6, s3, 7, v5
	v_mov_b32_e32 v5, 0
	v_lshl_or_b32 v2, s3, 6, v2
	.loc	1 126 67                        ; matrices.py:126:67
	s_cmp_lt_i32 s0, s6
	v_dual_mov_b32 v21, 0 :: v_dual_lshlrev_b32 v4, 5, v1
	s_cselect_b32 vcc_lo, -1, 0
	s_cmp_lt_i32 s1, s6
	v_dual_mov_b32 v31, 0 :: v_dual_and_b32 v2, 0xf8, v2
	s_cselect_b32 s0, -1, 0
	s_cmp_lt_i32 s2, s6
	v_dual_mov_b32 v13, 0 :: v_dual_lshlrev_b32 v8, 3, v3
	s_cselect_b32 s1, -1, 0
	s_cmp_lt_i32 s8, s6
	v_xor_b32_e32 v7, v2, v4
	s_cselect_b32 s2, -1, 0
	.loc	1 123 5                         ; matrices.py:123:5
	s_add_i32 s8, s16, s3
	v_dual_mov_b32 v15, 0 :: v_dual_lshlrev_b32 v4, 4, v3
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s13, 0xffff
	s_and_b32 s13, s15, 0xffff
	s_add_i32 s15, s8, 4
	v_lshl_add_u32 v9, v1, 8, 0
	s_mul_i32 s15, s7, s15
	v_xor_b32_e32 v10, 32, v8
	v_xor_b32_e32 v11, 64, v8
	v_xor_b32_e32 v12, 0x60, v8
	s_mul_i32 s18, s7, s8
	v_lshl_add_u32 v2, s15, 1, v4
	s_add_i32 s15, s8, 8
	s_add_i32 s8, s8, 12
	s_mul_i32 s15, s7, s15
	s_mul_i32 s8, s7, s8
	v_lshl_add_u32 v1, s18, 1, v4
	v_lshl_add_u32 v3, s15, 1, v4
	v_lshl_add_u32 v4, s8, 1, v4
	v_dual_mov_b32 v38, 0 :: v_dual_add_nc_u32 v7, v9, v7
	v_dual_mov_b32 v23, 0 :: v_dual_add_nc_u32 v8, 0, v8
	v_dual_mov_b32 v22, 0 :: v_dual_add_nc_u32 v9, 0, v10
	v_dual_mov_b32 v25, 0 :: v_dual_add_nc_u32 v10, 0, v11
	v_dual_mov_b32 v32, 0 :: v_dual_add_nc_u32 v11, 0, v12
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v41, 0
	v_mov_b32_e32 v42, 0
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	s_mov_b32 s17, 0
	s_mov_b32 s8, s12
	s_mov_b32 s12, s14
	s_mov_b32 s14, s10
	s_mov_b32 s15, s11
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 125 18                        ; matrices.py:125:18
	buffer_load_b32 v59, v6, s[8:11], 0 offen
	.loc	1 126 18                        ; matrices.py:126:18
	v_cndmask_b32_e32 v43, 0x80000000, v1, vcc_lo
	v_cndmask_b32_e64 v47, 0x80000000, v2, s0
	v_cndmask_b32_e64 v51, 0x80000000, v3, s1
	v_cndmask_b32_e64 v55, 0x80000000, v4, s2
	s_clause 0x3
	buffer_load_b128 v[43:46], v43, s[12:15], 0 offen
	buffer_load_b128 v[47:50], v47, s[12:15], 0 offen
	buffer_load_b128 v[51:54], v51, s[12:15], 0 offen
	buffer_load_b128 v[55:58], v55, s[12:15], 0 offen
	.loc	1 123 5                         ; matrices.py:123:5
	v_add_nc_u32_e32 v1, 0x200, v1
	v_add_nc_u32_e32 v2, 0x200, v2
	v_add_nc_u32_e32 v3, 0x200, v3
	v_add_nc_u32_e32 v4, 0x200, v4
	v_add_nc_u32_e32 v6, 0x200, v6
	s_addk_i32 s17, 0x100
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	s_cmp_lt_i32 s17, s7
	.loc	1 125 18                        ; matrices.py:125:18
	s_waitcnt vmcnt(4)
	v_lshrrev_b32_e32 v60, 16, v59
	v_cvt_f32_f16_e32 v59, v59.l
	v_cvt_f32_f16_e32 v60, v60.l
	.loc	1 127 27                        ; matrices.py:127:27
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b64 v7, v[59:60]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b64 v[59:60], v8
	ds_load_b64 v[61:62], v9 offset:256
	ds_load_b64 v[63:64], v10 offset:512
	ds_load_b64 v[65:66], v11 offset:768
	.loc	1 127 9 is_stmt 0               ; matrices.py:127:9
	s_waitcnt lgkmcnt(3)
	v_fma_mix_f32 v5, v59, v43, v5 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v13, v60, v43, v13 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_waitcnt lgkmcnt(2)
	v_fma_mix_f32 v14, v61, v44, v14 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v20, v62, v44, v20 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_waitcnt lgkmcnt(1)
	v_fma_mix_f32 v21, v63, v45, v21 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v30, v64, v45, v30 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	s_waitcnt lgkmcnt(0)
	v_fma_mix_f32 v31, v65, v46, v31 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v38, v66, v46, v38 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v15, v59, v47, v15 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v22, v60, v47, v22 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v23, v61, v48, v23 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v32, v62, v48, v32 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v16, v63, v49, v16 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v24, v64, v49, v24 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v25, v65, v50, v25 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v33, v66, v50, v33 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v12, v59, v51, v12 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v17, v60, v51, v17 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v18, v61, v52, v18 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v26, v62, v52, v26 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v27, v63, v53, v27 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v34, v64, v53, v34 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v35, v65, v54, v35 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v39, v66, v54, v39 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v19, v59, v55, v19 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v28, v60, v55, v28 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v29, v61, v56, v29 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v36, v62, v56, v36 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v37, v63, v57, v37 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v40, v64, v57, v40 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	v_fma_mix_f32 v41, v65, v58, v41 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v42, v66, v58, v42 op_sel:[0,1,0] op_sel_hi:[0,1,0]
	.loc	1 123 5 is_stmt 1               ; matrices.py:123:5
	s_cbranch_scc1 .LBB0_2
; %bb.3:                                ; %._crit_edge.loopexit
	.loc	1 121 40                        ; matrices.py:121:40
	v_dual_add_f32 v1, v5, v13 :: v_dual_add_f32 v2, v14, v20
	v_dual_add_f32 v3, v21, v30 :: v_dual_add_f32 v6, v23, v32
	v_add_f32_e32 v4, v31, v38
	v_add_f32_e32 v5, v15, v22
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_f32_e32 v1, v1, v2
	v_dual_add_f32 v7, v18, v26 :: v_dual_add_f32 v10, v19, v28
	v_add_f32_e32 v2, v3, v4
	v_dual_add_f32 v3, v16, v24 :: v_dual_add_f32 v4, v25, v33
	v_dual_add_f32 v5, v5, v6 :: v_dual_add_f32 v6, v12, v17
	v_dual_add_f32 v8, v27, v34 :: v_dual_add_f32 v11, v29, v36
	v_dual_add_f32 v9, v35, v39 :: v_dual_add_f32 v12, v37, v40
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_add_f32 v13, v41, v42 :: v_dual_add_f32 v6, v6, v7
	v_add_f32_e32 v3, v3, v4
	v_dual_add_f32 v7, v8, v9 :: v_dual_add_f32 v4, v1, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v8, v10, v11 :: v_dual_add_f32 v9, v12, v13
	v_add_f32_e32 v3, v5, v3
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_add_f32 v2, v6, v7 :: v_dual_add_f32 v1, v8, v9
	s_branch .LBB0_5
.LBB0_4:
	.loc	1 0 40 is_stmt 0                ; matrices.py:0:40
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
.LBB0_5:                                ; %._crit_edge
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:128:23 ] ]
	v_add_f32_dpp v4, v4, v4 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v3, v3, v3 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_3)
	v_add_f32_dpp v2, v2, v2 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v1, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp2:
	.loc	1 128 5                         ; matrices.py:128:5
	s_lshl1_add_u32 s0, s3, 0
.Ltmp3:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:128:23 ] ]
	v_add_f32_dpp v4, v4, v4 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v3, v3, v3 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v2, v2, v2 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v1, v1, v1 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_f32_dpp v4, v4, v4 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v3, v3, v3 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_f32_dpp v2, v2, v2 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v1, v1, v1 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp4:
	.loc	1 128 5                         ; matrices.py:128:5
	s_barrier
.Ltmp5:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:128:23 ] ]
	v_add_f32_dpp v4, v4, v4 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v3, v3, v3 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v2, v2, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_dpp v1, v1, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp6:
	.loc	1 128 5                         ; matrices.py:128:5
	buffer_gl0_inv
.Ltmp7:
	.loc	2 314 12                        ; standard.py:314:12 @[ matrices.py:128:23 ]
	v_permlanex16_b32 v6, v4, -1, -1 op_sel:[1,0]
	v_permlanex16_b32 v7, v3, -1, -1 op_sel:[1,0]
	v_permlanex16_b32 v8, v2, -1, -1 op_sel:[1,0]
	v_permlanex16_b32 v9, v1, -1, -1 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp8:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:128:23 ] ]
	v_dual_add_f32 v4, v4, v6 :: v_dual_and_b32 v5, 15, v0
	v_dual_add_f32 v3, v3, v7 :: v_dual_add_f32 v2, v2, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_f32_e32 v1, v1, v9
.Ltmp9:
	.loc	1 128 5                         ; matrices.py:128:5
	v_and_or_b32 v0, v0, 16, s3
.Ltmp10:
	.loc	2 314 12                        ; standard.py:314:12 @[ matrices.py:128:23 ]
	v_readlane_b32 s1, v4, 31
	s_delay_alu instid0(VALU_DEP_4)
	v_readlane_b32 s2, v3, 31
	v_readlane_b32 s7, v2, 31
	v_readlane_b32 s8, v1, 31
.Ltmp11:
	.loc	1 128 5                         ; matrices.py:128:5
	v_mov_b32_e32 v3, s0
	.loc	1 128 23 is_stmt 0              ; matrices.py:128:23
	v_cvt_f16_f32_e32 v1.l, s1
	.loc	1 128 5                         ; matrices.py:128:5
	v_lshl_add_u32 v4, v5, 1, 0
	.loc	1 128 23                        ; matrices.py:128:23
	v_cvt_f16_f32_e32 v1.h, s2
	v_cvt_f16_f32_e32 v2.l, s7
	v_cvt_f16_f32_e32 v2.h, s8
	.loc	1 128 5                         ; matrices.py:128:5
	ds_store_b16 v3, v1
	ds_store_b16_d16_hi v3, v1 offset:8
	ds_store_b16 v3, v2 offset:16
	ds_store_b16_d16_hi v3, v2 offset:24
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_u16 v1, v4
	.loc	1 121 11 is_stmt 1              ; matrices.py:121:11
	v_or_b32_e32 v2, s16, v5
	.loc	1 128 5                         ; matrices.py:128:5
	v_cmp_eq_u32_e64 s0, 0, v0
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s7, 0x31027000
	.loc	1 128 66 is_stmt 0              ; matrices.py:128:66
	v_cmp_gt_i32_e32 vcc_lo, s6, v2
	.loc	1 128 5                         ; matrices.py:128:5
	v_lshlrev_b32_e32 v0, 1, v2
	s_mov_b32 s6, 0x7ffffffe
	s_and_b32 vcc_lo, vcc_lo, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	s_waitcnt lgkmcnt(0)
	buffer_store_b16 v1, v0, s[4:7], 0 offen
	.loc	1 119 1 is_stmt 1               ; matrices.py:119:1
	s_endpgm
.Ltmp12:
.Lfunc_end0:
	.size	half_vector, .Lfunc_end0-half_vector
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel half_vector
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
		.amdhsa_next_free_vgpr 67
		.amdhsa_next_free_sgpr 19
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-half_vector)<<4)&1008)>>4
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
	.set .Lhalf_vector.num_vgpr, 67
	.set .Lhalf_vector.num_agpr, 0
	.set .Lhalf_vector.numbered_sgpr, 19
	.set .Lhalf_vector.num_named_barrier, 0
	.set .Lhalf_vector.private_seg_size, 0
	.set .Lhalf_vector.uses_vcc, 1
	.set .Lhalf_vector.uses_flat_scratch, 0
	.set .Lhalf_vector.has_dyn_sized_stack, 0
	.set .Lhalf_vector.has_recursion, 0
	.set .Lhalf_vector.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1516
; TotalNumSgprs: 21
; NumVgprs: 67
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 21
; NumVGPRsForWavesPerEU: 67
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
	.byte	128                             ; DW_AT_call_line
	.byte	23                              ; DW_AT_call_column
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
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"matrices.py"                   ; string offset=7 ; matrices.py
.Linfo_string2:
	.asciz	"half_vector"                   ; string offset=19 ; half_vector
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
    .name:           half_vector
    .private_segment_fixed_size: 0
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         half_vector.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     67
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
