	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	four_bit_vector                 ; -- Begin function four_bit_vector
	.p2align	8
	.type	four_bit_vector,@function
four_bit_vector:                        ; @four_bit_vector
.Lfunc_begin0:
	.file	1 "triton" "matrices.py"
	.loc	1 104 0                         ; matrices.py:104:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b128 s[4:7], s[0:1], 0x18
.Ltmp0:
	.loc	1 106 43 prologue_end           ; matrices.py:106:43
	v_readfirstlane_b32 s2, v0
	v_and_b32_e32 v0, 31, v0
	.loc	1 106 14 is_stmt 0              ; matrices.py:106:14
	s_lshl_b32 s3, s15, 7
	.loc	1 115 5 is_stmt 1               ; matrices.py:115:5
	s_and_b32 s2, s2, 0x60
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	.loc	1 106 14                        ; matrices.py:106:14
	v_or3_b32 v0, s2, v0, s3
	.loc	1 108 5                         ; matrices.py:108:5
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s7, 1
	s_cbranch_scc1 .LBB0_4
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_clause 0x2
	s_load_b32 s12, s[0:1], 0x28
	s_load_b128 s[8:11], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	.loc	1 110 59 is_stmt 1              ; matrices.py:110:59
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	1 110 49 is_stmt 0              ; matrices.py:110:49
	s_ashr_i32 s13, s6, 31
	s_mov_b32 s3, 0x31027000
	s_lshr_b32 s13, s13, 29
	s_mov_b32 s2, 0x7ffffffe
	.loc	1 110 59                        ; matrices.py:110:59
	v_lshrrev_b32_e32 v1, 29, v1
	.loc	1 110 49                        ; matrices.py:110:49
	s_add_i32 s13, s6, s13
	s_mov_b32 s16, 0
	s_ashr_i32 s53, s13, 3
	.loc	1 108 5 is_stmt 1               ; matrices.py:108:5
	s_and_b32 s18, s13, -8
	s_mov_b32 s17, 48
	s_lshl_b32 s19, s53, 2
	s_lshl_b32 s20, s53, 7
	s_mul_i32 s21, s53, 12
	s_lshl_b32 s22, s53, 4
	s_mul_i32 s23, s53, 20
	s_mul_i32 s24, s53, 24
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s25, s12
	s_and_b32 s13, s11, 0xffff
	v_cvt_f32_u32_e32 v2, s25
	s_sub_i32 s11, 0, s25
	s_mul_i32 s26, s53, 28
	s_lshl_b32 s27, s53, 5
	s_mul_i32 s28, s53, 36
	v_rcp_f32_e32 v2, v2
	.loc	1 110 59                        ; matrices.py:110:59
	v_add_nc_u32_e32 v1, v0, v1
	.loc	1 108 5                         ; matrices.py:108:5
	s_mul_i32 s29, s53, 40
	s_mul_i32 s30, s53, 44
	s_mul_i32 s31, s53, 48
	s_mul_i32 s33, s53, 52
	s_mul_i32 s34, s53, 56
	s_mul_i32 s35, s53, 60
	s_lshl_b32 s36, s53, 6
	s_mul_i32 s37, s53, 0x44
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	.loc	1 111 30                        ; matrices.py:111:30
	v_and_b32_e32 v3, 0x3ffffff8, v1
	.loc	1 110 59                        ; matrices.py:110:59
	v_ashrrev_i32_e32 v1, 3, v1
	.loc	1 108 5                         ; matrices.py:108:5
	s_mul_i32 s38, s53, 0x48
	s_mul_i32 s39, s53, 0x4c
	v_cvt_u32_f32_e32 v2, v2
	.loc	1 111 30                        ; matrices.py:111:30
	v_sub_nc_u32_e32 v3, v0, v3
	.loc	1 108 5                         ; matrices.py:108:5
	v_lshlrev_b32_e32 v1, 2, v1
	s_mul_i32 s40, s53, 0x50
	s_mul_i32 s41, s53, 0x54
	v_readfirstlane_b32 s45, v2
	v_dual_mov_b32 v3, 0 :: v_dual_lshlrev_b32 v2, 2, v3
	s_mul_i32 s42, s53, 0x58
	s_mul_i32 s43, s53, 0x5c
	s_mul_i32 s11, s11, s45
	s_and_b32 s1, s1, 0xffff
	s_mul_hi_u32 s11, s45, s11
	s_and_b32 s9, s9, 0xffff
	s_ashr_i32 s44, s12, 31
	s_add_i32 s45, s45, s11
	s_mul_i32 s46, s53, 0x60
	s_mul_i32 s47, s53, 0x64
	s_mul_i32 s48, s53, 0x68
	s_mul_i32 s49, s53, 0x6c
	s_mul_i32 s50, s53, 0x70
	s_mul_i32 s51, s53, 0x74
	s_mul_i32 s52, s53, 0x78
	s_mulk_i32 s53, 0x7c
	s_mov_b32 s12, s10
	s_mov_b32 s14, s2
	s_mov_b32 s15, s3
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 112 35                        ; matrices.py:112:35
	s_abs_i32 s55, s16
	s_ashr_i32 s54, s16, 31
	s_mul_hi_u32 s56, s55, s45
	s_xor_b32 s54, s54, s44
	s_mul_i32 s57, s56, s25
	s_add_i32 s58, s56, 1
	s_sub_i32 s55, s55, s57
	.loc	1 110 18                        ; matrices.py:110:18
	v_add_nc_u32_e32 v4, s19, v1
	.loc	1 112 35                        ; matrices.py:112:35
	s_sub_i32 s57, s55, s25
	s_cmp_ge_u32 s55, s25
	.loc	1 110 18                        ; matrices.py:110:18
	v_add_nc_u32_e32 v6, s21, v1
	.loc	1 112 35                        ; matrices.py:112:35
	s_cselect_b32 s56, s58, s56
	s_cselect_b32 s55, s57, s55
	.loc	1 113 18                        ; matrices.py:113:18
	v_dual_mov_b32 v36, s17 :: v_dual_add_nc_u32 v5, s18, v1
	.loc	1 112 35                        ; matrices.py:112:35
	s_add_i32 s57, s56, 1
	.loc	1 110 18                        ; matrices.py:110:18
	v_add_nc_u32_e32 v10, s26, v1
	.loc	1 112 35                        ; matrices.py:112:35
	s_cmp_ge_u32 s55, s25
	.loc	1 110 18                        ; matrices.py:110:18
	v_add_nc_u32_e32 v8, s23, v1
	v_add_nc_u32_e32 v21, s37, v1
	v_add_nc_u32_e32 v22, s38, v1
	v_add_nc_u32_e32 v23, s39, v1
	v_add_nc_u32_e32 v24, s40, v1
	v_add_nc_u32_e32 v25, s41, v1
	v_add_nc_u32_e32 v26, s42, v1
	v_add_nc_u32_e32 v27, s43, v1
	v_add_nc_u32_e32 v28, s46, v1
	v_add_nc_u32_e32 v29, s47, v1
	v_add_nc_u32_e32 v30, s48, v1
	v_add_nc_u32_e32 v31, s49, v1
	v_add_nc_u32_e32 v32, s50, v1
	v_add_nc_u32_e32 v33, s51, v1
	v_add_nc_u32_e32 v34, s52, v1
	v_add_nc_u32_e32 v35, s53, v1
	v_add_nc_u32_e32 v12, s28, v1
	v_add_nc_u32_e32 v13, s29, v1
	v_add_nc_u32_e32 v14, s30, v1
	v_add_nc_u32_e32 v15, s31, v1
	v_add_nc_u32_e32 v16, s33, v1
	v_add_nc_u32_e32 v17, s34, v1
	v_add_nc_u32_e32 v18, s35, v1
	v_add_nc_u32_e32 v19, s36, v1
	.loc	1 112 35                        ; matrices.py:112:35
	s_cselect_b32 s55, s57, s56
	.loc	1 113 18                        ; matrices.py:113:18
	s_sub_i32 s56, s17, 48
	.loc	1 110 18                        ; matrices.py:110:18
	v_add_nc_u32_e32 v7, s22, v1
	.loc	1 113 18                        ; matrices.py:113:18
	s_sub_i32 s57, s17, 32
	.loc	1 110 18                        ; matrices.py:110:18
	v_add_nc_u32_e32 v9, s24, v1
	.loc	1 113 18                        ; matrices.py:113:18
	s_add_i32 s58, s17, -16
	.loc	1 110 18                        ; matrices.py:110:18
	v_add_nc_u32_e32 v11, s27, v1
	s_clause 0x1e
	buffer_load_b32 v37, v4, s[12:15], 0 offen
	buffer_load_b32 v38, v6, s[12:15], 0 offen
	buffer_load_b32 v39, v5, s[12:15], 0 offen
	buffer_load_b32 v40, v10, s[12:15], 0 offen
	buffer_load_b32 v41, v8, s[12:15], 0 offen
	buffer_load_b32 v42, v7, s[12:15], 0 offen
	buffer_load_b32 v43, v9, s[12:15], 0 offen
	buffer_load_b32 v44, v18, s[12:15], 0 offen
	buffer_load_b32 v45, v16, s[12:15], 0 offen
	buffer_load_b32 v46, v14, s[12:15], 0 offen
	buffer_load_b32 v47, v12, s[12:15], 0 offen
	buffer_load_b32 v48, v11, s[12:15], 0 offen
	buffer_load_b32 v49, v13, s[12:15], 0 offen
	buffer_load_b32 v50, v15, s[12:15], 0 offen
	buffer_load_b32 v51, v17, s[12:15], 0 offen
	buffer_load_b32 v27, v27, s[12:15], 0 offen
	buffer_load_b32 v25, v25, s[12:15], 0 offen
	buffer_load_b32 v23, v23, s[12:15], 0 offen
	buffer_load_b32 v21, v21, s[12:15], 0 offen
	buffer_load_b32 v52, v19, s[12:15], 0 offen
	buffer_load_b32 v22, v22, s[12:15], 0 offen
	buffer_load_b32 v24, v24, s[12:15], 0 offen
	buffer_load_b32 v26, v26, s[12:15], 0 offen
	buffer_load_b32 v31, v31, s[12:15], 0 offen
	buffer_load_b32 v29, v29, s[12:15], 0 offen
	buffer_load_b32 v28, v28, s[12:15], 0 offen
	buffer_load_b32 v30, v30, s[12:15], 0 offen
	buffer_load_b32 v34, v34, s[12:15], 0 offen
	buffer_load_b32 v32, v32, s[12:15], 0 offen
	buffer_load_b32 v35, v35, s[12:15], 0 offen
	buffer_load_b32 v33, v33, s[12:15], 0 offen
	.loc	1 113 18                        ; matrices.py:113:18
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v8, s57
	v_mov_b32_e32 v12, s58
	s_mov_b32 s10, s2
	s_mov_b32 s11, s3
	s_clause 0x3
	buffer_load_b128 v[4:7], v4, s[8:11], 0 offen
	buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
	buffer_load_b128 v[12:15], v12, s[8:11], 0 offen
	buffer_load_b128 v[16:19], v36, s[8:11], 0 offen
	.loc	1 110 18                        ; matrices.py:110:18
	buffer_load_b32 v20, v1, s[12:15], 0 offen
	.loc	1 112 35                        ; matrices.py:112:35
	s_xor_b32 s10, s55, s54
	.loc	1 108 5                         ; matrices.py:108:5
	v_add_nc_u32_e32 v1, s20, v1
	.loc	1 112 35                        ; matrices.py:112:35
	s_sub_i32 s10, s10, s54
	.loc	1 108 5                         ; matrices.py:108:5
	s_add_i32 s16, s16, 32
	.loc	1 112 34                        ; matrices.py:112:34
	s_mul_i32 s10, s10, s6
	.loc	1 108 5                         ; matrices.py:108:5
	s_add_i32 s17, s17, 64
	.loc	1 112 17                        ; matrices.py:112:17
	v_add_lshl_u32 v36, s10, v0, 1
	.loc	1 108 5                         ; matrices.py:108:5
	s_cmp_lt_i32 s16, s7
	.loc	1 112 17                        ; matrices.py:112:17
	buffer_load_u16 v36, v36, s[0:3], 0 offen
	.loc	1 111 19                        ; matrices.py:111:19
	s_waitcnt vmcnt(36)
	v_ashrrev_i32_e32 v37, v2, v37
	s_waitcnt vmcnt(35)
	v_ashrrev_i32_e32 v38, v2, v38
	s_waitcnt vmcnt(34)
	v_ashrrev_i32_e32 v39, v2, v39
	s_waitcnt vmcnt(33)
	v_ashrrev_i32_e32 v40, v2, v40
	s_waitcnt vmcnt(32)
	v_ashrrev_i32_e32 v41, v2, v41
	s_waitcnt vmcnt(31)
	v_ashrrev_i32_e32 v42, v2, v42
	s_waitcnt vmcnt(30)
	v_ashrrev_i32_e32 v43, v2, v43
	s_waitcnt vmcnt(29)
	v_ashrrev_i32_e32 v44, v2, v44
	s_waitcnt vmcnt(28)
	v_ashrrev_i32_e32 v45, v2, v45
	s_waitcnt vmcnt(27)
	v_ashrrev_i32_e32 v46, v2, v46
	s_waitcnt vmcnt(26)
	v_ashrrev_i32_e32 v47, v2, v47
	s_waitcnt vmcnt(25)
	v_ashrrev_i32_e32 v48, v2, v48
	s_waitcnt vmcnt(24)
	v_ashrrev_i32_e32 v49, v2, v49
	.loc	1 111 18 is_stmt 0              ; matrices.py:111:18
	v_and_b32_e32 v41, 15, v41
	v_and_b32_e32 v46, 15, v46
	v_and_b32_e32 v40, 15, v40
	v_and_b32_e32 v48, 15, v48
	.loc	1 111 19                        ; matrices.py:111:19
	s_waitcnt vmcnt(19)
	v_ashrrev_i32_e32 v23, v2, v23
	s_waitcnt vmcnt(18)
	v_ashrrev_i32_e32 v21, v2, v21
	s_waitcnt vmcnt(17)
	v_ashrrev_i32_e32 v52, v2, v52
	s_waitcnt vmcnt(16)
	v_ashrrev_i32_e32 v22, v2, v22
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v49, 15, v49
	v_and_b32_e32 v23, 15, v23
	.loc	1 111 19                        ; matrices.py:111:19
	s_waitcnt vmcnt(13)
	v_ashrrev_i32_e32 v31, v2, v31
	s_waitcnt vmcnt(12)
	v_ashrrev_i32_e32 v29, v2, v29
	s_waitcnt vmcnt(11)
	v_ashrrev_i32_e32 v28, v2, v28
	s_waitcnt vmcnt(10)
	v_ashrrev_i32_e32 v30, v2, v30
	s_waitcnt vmcnt(9)
	v_ashrrev_i32_e32 v34, v2, v34
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v31, 15, v31
	v_and_b32_e32 v29, 15, v29
	v_and_b32_e32 v28, 15, v28
	v_and_b32_e32 v30, 15, v30
	.loc	1 111 19                        ; matrices.py:111:19
	s_waitcnt vmcnt(7)
	v_ashrrev_i32_e32 v35, v2, v35
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v31, -8, v31
	v_add_nc_u32_e32 v29, -8, v29
	v_add_nc_u32_e32 v28, -8, v28
	v_add_nc_u32_e32 v30, -8, v30
	.loc	1 111 19                        ; matrices.py:111:19
	s_waitcnt vmcnt(6)
	v_ashrrev_i32_e32 v33, v2, v33
	.loc	1 114 25 is_stmt 1              ; matrices.py:114:25
	v_cvt_f32_i32_e32 v31, v31
	v_cvt_f32_i32_e32 v29, v29
	v_cvt_f32_i32_e32 v28, v28
	v_cvt_f32_i32_e32 v30, v30
	.loc	1 111 19                        ; matrices.py:111:19
	v_ashrrev_i32_e32 v32, v2, v32
	.loc	1 114 25                        ; matrices.py:114:25
	s_waitcnt vmcnt(2)
	v_fma_mix_f32 v31, v17, v31, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v29, v16, v29, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v35, 15, v35
	v_and_b32_e32 v33, 15, v33
	v_and_b32_e32 v21, 15, v21
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v17, v30, v17, v31 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v16, v28, v16, v29 op_sel_hi:[0,1,0]
.Ltmp2:
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v47, 15, v47
	v_and_b32_e32 v34, 15, v34
	v_and_b32_e32 v32, 15, v32
	.loc	1 111 17 is_stmt 0              ; matrices.py:111:17
	v_add_nc_u32_e32 v46, -8, v46
	v_add_nc_u32_e32 v33, -8, v33
	v_add_nc_u32_e32 v47, -8, v47
	v_add_nc_u32_e32 v35, -8, v35
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v22, 15, v22
	v_and_b32_e32 v52, 15, v52
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v48, -8, v48
	v_add_nc_u32_e32 v49, -8, v49
	v_add_nc_u32_e32 v23, -8, v23
	v_add_nc_u32_e32 v21, -8, v21
	v_add_nc_u32_e32 v34, -8, v34
	v_add_nc_u32_e32 v32, -8, v32
	.loc	1 114 25 is_stmt 1              ; matrices.py:114:25
	v_cvt_f32_i32_e32 v47, v47
	v_cvt_f32_i32_e32 v46, v46
	v_cvt_f32_i32_e32 v35, v35
	v_cvt_f32_i32_e32 v33, v33
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v52, -8, v52
	v_add_nc_u32_e32 v22, -8, v22
	.loc	1 114 25                        ; matrices.py:114:25
	v_cvt_f32_i32_e32 v49, v49
	v_cvt_f32_i32_e32 v48, v48
	v_cvt_f32_i32_e32 v21, v21
	v_cvt_f32_i32_e32 v23, v23
	v_cvt_f32_i32_e32 v32, v32
	v_cvt_f32_i32_e32 v34, v34
	v_fma_mix_f32 v46, v9, v46, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v47, v8, v47, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v33, v18, v33, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v35, v19, v35, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	.loc	1 111 19                        ; matrices.py:111:19
	v_ashrrev_i32_e32 v50, v2, v50
	v_ashrrev_i32_e32 v51, v2, v51
	v_ashrrev_i32_e32 v27, v2, v27
	v_ashrrev_i32_e32 v25, v2, v25
	.loc	1 111 18 is_stmt 0              ; matrices.py:111:18
	v_and_b32_e32 v45, 15, v45
	v_and_b32_e32 v44, 15, v44
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v40, -8, v40
	v_add_nc_u32_e32 v41, -8, v41
	.loc	1 114 25 is_stmt 1              ; matrices.py:114:25
	v_cvt_f32_i32_e32 v22, v22
	v_cvt_f32_i32_e32 v52, v52
	v_fma_mix_f32 v23, v13, v23, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v21, v12, v21, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
.Ltmp3:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v8, v48, v8, v47 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v9, v49, v9, v46 op_sel_hi:[0,1,0]
.Ltmp4:
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v43, 15, v43
.Ltmp5:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v19, v34, v19, v35 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v18, v32, v18, v33 op_sel_hi:[0,1,0]
.Ltmp6:
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v42, 15, v42
	.loc	1 111 19 is_stmt 0              ; matrices.py:111:19
	v_ashrrev_i32_e32 v24, v2, v24
	v_ashrrev_i32_e32 v26, v2, v26
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v50, 15, v50
	v_and_b32_e32 v25, 15, v25
	v_and_b32_e32 v27, 15, v27
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v42, -8, v42
	v_add_nc_u32_e32 v43, -8, v43
	v_add_nc_u32_e32 v44, -8, v44
	v_add_nc_u32_e32 v45, -8, v45
	.loc	1 114 25 is_stmt 1              ; matrices.py:114:25
	v_cvt_f32_i32_e32 v41, v41
	v_cvt_f32_i32_e32 v40, v40
.Ltmp7:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v12, v52, v12, v21 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v13, v22, v13, v23 op_sel_hi:[0,1,0]
.Ltmp8:
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v51, 15, v51
	.loc	1 111 19 is_stmt 0              ; matrices.py:111:19
	s_waitcnt vmcnt(1)
	v_ashrrev_i32_e32 v20, v2, v20
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v37, 15, v37
	v_and_b32_e32 v26, 15, v26
	v_and_b32_e32 v24, 15, v24
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v50, -8, v50
	v_add_nc_u32_e32 v51, -8, v51
	v_add_nc_u32_e32 v27, -8, v27
	v_add_nc_u32_e32 v25, -8, v25
	.loc	1 114 25 is_stmt 1              ; matrices.py:114:25
	v_cvt_f32_i32_e32 v43, v43
	v_cvt_f32_i32_e32 v42, v42
	v_cvt_f32_i32_e32 v45, v45
	v_cvt_f32_i32_e32 v44, v44
	v_fma_mix_f32 v40, v7, v40, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v41, v6, v41, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v37, -8, v37
	v_add_nc_u32_e32 v24, -8, v24
	v_add_nc_u32_e32 v26, -8, v26
	.loc	1 114 25                        ; matrices.py:114:25
	v_cvt_f32_i32_e32 v51, v51
	v_cvt_f32_i32_e32 v50, v50
	v_cvt_f32_i32_e32 v25, v25
	v_cvt_f32_i32_e32 v27, v27
	v_fma_mix_f32 v44, v11, v44, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v45, v10, v45, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
.Ltmp9:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v6, v42, v6, v41 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v7, v43, v7, v40 op_sel_hi:[0,1,0]
.Ltmp10:
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v20, 15, v20
	.loc	1 114 25                        ; matrices.py:114:25
	v_cvt_f32_i32_e32 v37, v37
	v_cvt_f32_i32_e32 v26, v26
	v_cvt_f32_i32_e32 v24, v24
	v_fma_mix_f32 v27, v15, v27, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_fma_mix_f32 v25, v14, v25, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
.Ltmp11:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v10, v50, v10, v45 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v11, v51, v11, v44 op_sel_hi:[0,1,0]
.Ltmp12:
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v20, -8, v20
	.loc	1 114 25                        ; matrices.py:114:25
	v_fma_mix_f32 v37, v4, v37, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
.Ltmp13:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v14, v24, v14, v25 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v15, v26, v15, v27 op_sel_hi:[0,1,0]
.Ltmp14:
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v38, 15, v38
	.loc	1 114 25                        ; matrices.py:114:25
	v_cvt_f32_i32_e32 v20, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v38, -8, v38
.Ltmp15:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v4, v20, v4, v37 op_sel_hi:[0,1,0]
.Ltmp16:
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v39, 15, v39
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 114 25                        ; matrices.py:114:25
	v_cvt_f32_i32_e32 v38, v38
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v39, -8, v39
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 114 25                        ; matrices.py:114:25
	v_fma_mix_f32 v38, v5, v38, neg(0) op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_cvt_f32_i32_e32 v39, v39
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp17:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v5, v39, v5, v38 op_sel_hi:[0,1,0]
	v_dual_add_f32 v4, v4, v5 :: v_dual_add_f32 v5, v6, v7
	v_dual_add_f32 v6, v8, v9 :: v_dual_add_f32 v7, v10, v11
	v_dual_add_f32 v8, v12, v13 :: v_dual_add_f32 v9, v14, v15
	v_dual_add_f32 v10, v16, v17 :: v_dual_add_f32 v11, v18, v19
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v4, v4, v5 :: v_dual_add_f32 v5, v6, v7
	v_dual_add_f32 v6, v8, v9 :: v_dual_add_f32 v7, v10, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v4, v4, v5 :: v_dual_add_f32 v5, v6, v7
	v_add_f32_e32 v4, v4, v5
.Ltmp18:
	.loc	1 114 9                         ; matrices.py:114:9
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_fma_mix_f32 v3, v4, v36, v3 op_sel_hi:[0,1,0]
	.loc	1 108 5                         ; matrices.py:108:5
	s_cbranch_scc1 .LBB0_2
; %bb.3:                                ; %._crit_edge.loopexit
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 115 26 is_stmt 1              ; matrices.py:115:26
	v_cvt_f16_f32_e32 v1.l, v3
	s_branch .LBB0_5
.LBB0_4:
	.loc	1 0 26 is_stmt 0                ; matrices.py:0:26
	v_mov_b16_e32 v1.l, 0
.LBB0_5:                                ; %._crit_edge
	.loc	1 115 5 is_stmt 1               ; matrices.py:115:5
	v_lshlrev_b32_e32 v2, 1, v0
	.loc	1 115 53 is_stmt 0              ; matrices.py:115:53
	v_cmp_gt_i32_e32 vcc_lo, s6, v0
	.loc	1 115 5                         ; matrices.py:115:5
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	v_cndmask_b32_e32 v0, 0x80000000, v2, vcc_lo
	buffer_store_b16 v1, v0, s[4:7], 0 offen
	.loc	1 104 1 is_stmt 1               ; matrices.py:104:1
	s_endpgm
.Ltmp19:
.Lfunc_end0:
	.size	four_bit_vector, .Lfunc_end0-four_bit_vector
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel four_bit_vector
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
		.amdhsa_next_free_vgpr 53
		.amdhsa_next_free_sgpr 59
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-four_bit_vector)<<4)&1008)>>4
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
	.set .Lfour_bit_vector.num_vgpr, 53
	.set .Lfour_bit_vector.num_agpr, 0
	.set .Lfour_bit_vector.numbered_sgpr, 59
	.set .Lfour_bit_vector.num_named_barrier, 0
	.set .Lfour_bit_vector.private_seg_size, 0
	.set .Lfour_bit_vector.uses_vcc, 1
	.set .Lfour_bit_vector.uses_flat_scratch, 0
	.set .Lfour_bit_vector.has_dyn_sized_stack, 0
	.set .Lfour_bit_vector.has_recursion, 0
	.set .Lfour_bit_vector.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2036
; TotalNumSgprs: 61
; NumVgprs: 53
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 61
; NumVGPRsForWavesPerEU: 53
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
	.byte	114                             ; DW_AT_call_line
	.byte	18                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
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
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"matrices.py"                   ; string offset=7 ; matrices.py
.Linfo_string2:
	.asciz	"four_bit_vector"               ; string offset=19 ; four_bit_vector
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
    .name:           four_bit_vector
    .private_segment_fixed_size: 0
    .sgpr_count:     61
    .sgpr_spill_count: 0
    .symbol:         four_bit_vector.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     53
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
