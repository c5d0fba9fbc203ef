	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	dropout                         ; -- Begin function dropout
	.p2align	8
	.type	dropout,@function
dropout:                                ; @dropout
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	.file	1 "triton" "elements.py"
	.loc	1 55 37 prologue_end            ; elements.py:55:37
	v_readfirstlane_b32 s3, v0
	v_and_b32_e32 v0, 31, v0
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x18
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[12:13], s[0:1], 0x10
	.loc	1 57 13                         ; elements.py:57:13
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	.loc	1 55 37                         ; elements.py:55:37
	v_and_or_b32 v0, 0x60, s3, v0
	.loc	1 55 10 is_stmt 0               ; elements.py:55:10
	s_lshl_b32 s3, s15, 10
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_lshl_or_b32 v0, v0, 2, s3
	s_delay_alu instid0(VALU_DEP_1)
	v_or_b32_e32 v1, 1, v0
	v_or_b32_e32 v3, 2, v0
	v_or_b32_e32 v7, 3, v0
	v_or_b32_e32 v6, 0x200, v0
	v_or_b32_e32 v5, 0x201, v0
.Ltmp0:
	.file	2 "triton/language" "random.py"
	.loc	2 36 14 is_stmt 1               ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v9, 0xd2511f53, v1
.Ltmp1:
	.loc	1 55 10                         ; elements.py:55:10
	v_or_b32_e32 v4, 0x202, v0
	v_or_b32_e32 v2, 0x203, v0
.Ltmp2:
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v17, 0xd2511f53, v1
.Ltmp3:
	.loc	2 57 19                         ; random.py:57:19 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ]
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s0, s2, 31
.Ltmp4:
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v8, 0xd2511f53, v0
	v_mul_hi_u32 v10, 0xd2511f53, v3
	v_mul_hi_u32 v11, 0xd2511f53, v7
	v_xor_b32_e32 v9, s0, v9
	v_mul_hi_u32 v12, 0xd2511f53, v6
	v_mul_hi_u32 v13, 0xd2511f53, v5
	v_mul_hi_u32 v14, 0xd2511f53, v4
	v_mul_hi_u32 v15, 0xd2511f53, v2
	.loc	2 41 14                         ; random.py:41:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_add_i32 s3, s0, 0xbb67ae85
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_mul_hi_u32 s8, s2, 0xd2511f53
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v25, 0xcd9e8d57, v9
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_xor_b32 s3, s3, s8
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v16, 0xd2511f53, v0
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor_b32_e32 v17, s3, v17
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v18, 0xd2511f53, v3
	v_mul_lo_u32 v19, 0xd2511f53, v7
	v_mul_lo_u32 v20, 0xd2511f53, v6
	v_mul_lo_u32 v21, 0xd2511f53, v5
	v_mul_lo_u32 v22, 0xd2511f53, v4
	v_mul_lo_u32 v23, 0xd2511f53, v2
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor_b32_e32 v8, s0, v8
	v_xor_b32_e32 v10, s0, v10
	v_xor_b32_e32 v11, s0, v11
	v_xor_b32_e32 v12, s0, v12
	v_xor_b32_e32 v13, s0, v13
	v_xor_b32_e32 v14, s0, v14
	v_xor_b32_e32 v15, s0, v15
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v9, 0xcd9e8d57, v9
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v33, 0xcd9e8d57, v17
	.loc	2 40 14                         ; random.py:40:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_add_i32 s1, s2, 0x9e3779b9
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v24, 0xcd9e8d57, v8
	v_xor_b32_e32 v25, s1, v25
	v_mul_hi_u32 v26, 0xcd9e8d57, v10
	v_mul_hi_u32 v27, 0xcd9e8d57, v11
	v_mul_hi_u32 v28, 0xcd9e8d57, v12
	v_mul_hi_u32 v29, 0xcd9e8d57, v13
	v_mul_hi_u32 v30, 0xcd9e8d57, v14
	v_mul_hi_u32 v31, 0xcd9e8d57, v15
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor_b32_e32 v16, s3, v16
	v_xor_b32_e32 v18, s3, v18
	v_xor_b32_e32 v19, s3, v19
	v_xor_b32_e32 v20, s3, v20
	v_xor_b32_e32 v21, s3, v21
	v_xor_b32_e32 v22, s3, v22
	v_xor_b32_e32 v23, s3, v23
	.loc	2 40 14                         ; random.py:40:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_add_i32 s3, s2, 0x3c6ef372
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v8, 0xcd9e8d57, v8
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v9, v9, v33, s3
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v33, 0xd2511f53, v25
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v10, 0xcd9e8d57, v10
	v_mul_lo_u32 v11, 0xcd9e8d57, v11
	v_mul_lo_u32 v12, 0xcd9e8d57, v12
	v_mul_lo_u32 v13, 0xcd9e8d57, v13
	v_mul_lo_u32 v14, 0xcd9e8d57, v14
	v_mul_lo_u32 v15, 0xcd9e8d57, v15
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v32, 0xcd9e8d57, v16
	v_mul_hi_u32 v34, 0xcd9e8d57, v18
	v_mul_hi_u32 v35, 0xcd9e8d57, v19
	v_mul_hi_u32 v36, 0xcd9e8d57, v20
	v_mul_hi_u32 v37, 0xcd9e8d57, v21
	v_mul_hi_u32 v38, 0xcd9e8d57, v22
	v_mul_hi_u32 v39, 0xcd9e8d57, v23
	v_xor_b32_e32 v24, s1, v24
	v_xor_b32_e32 v26, s1, v26
	v_xor_b32_e32 v27, s1, v27
	v_xor_b32_e32 v28, s1, v28
	v_xor_b32_e32 v29, s1, v29
	v_xor_b32_e32 v30, s1, v30
	v_xor_b32_e32 v31, s1, v31
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_mul_i32 s1, s2, 0xd2511f53
	.loc	2 41 14                         ; random.py:41:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_add_i32 s8, s0, 0x76cf5d0a
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v8, v8, v32, s3
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_xor_b32 s1, s8, s1
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v10, v10, v34, s3
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor_b32_e32 v33, s1, v33
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v11, v11, v35, s3
	v_xor3_b32 v12, v12, v36, s3
	v_xor3_b32 v13, v13, v37, s3
	v_xor3_b32 v14, v14, v38, s3
	v_xor3_b32 v15, v15, v39, s3
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v32, 0xd2511f53, v24
	v_mul_hi_u32 v34, 0xd2511f53, v26
	v_mul_hi_u32 v35, 0xd2511f53, v27
	v_mul_hi_u32 v36, 0xd2511f53, v28
	v_mul_hi_u32 v37, 0xd2511f53, v29
	v_mul_hi_u32 v38, 0xd2511f53, v30
	v_mul_hi_u32 v39, 0xd2511f53, v31
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v17, 0xcd9e8d57, v17
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v42, 0xcd9e8d57, v33
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor_b32_e32 v32, s1, v32
	v_xor_b32_e32 v34, s1, v34
	v_xor_b32_e32 v35, s1, v35
	v_xor_b32_e32 v36, s1, v36
	v_xor_b32_e32 v37, s1, v37
	v_xor_b32_e32 v38, s1, v38
	v_xor_b32_e32 v39, s1, v39
	.loc	2 40 14                         ; random.py:40:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_add_i32 s1, s2, 0xdaa66d2b
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v24, 0xd2511f53, v24
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v17, v17, v42, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v42, 0xd2511f53, v8
	.loc	2 41 14                         ; random.py:41:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_add_i32 s3, s0, 0x32370b8f
.Ltmp5:
	.loc	1 57 34                         ; elements.py:57:34
	v_cmp_gt_i32_e32 vcc_lo, s12, v0
.Ltmp6:
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v18, 0xcd9e8d57, v18
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v43, 0xcd9e8d57, v34
.Ltmp7:
	.loc	1 57 13                         ; elements.py:57:13
	v_lshlrev_b32_e32 v46, 2, v3
.Ltmp8:
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v22, 0xcd9e8d57, v22
	v_mul_lo_u32 v23, 0xcd9e8d57, v23
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v24, v24, v42, s3
.Ltmp9:
	.loc	1 57 13                         ; elements.py:57:13
	v_lshlrev_b32_e32 v42, 2, v7
	v_lshlrev_b32_e32 v40, 2, v0
.Ltmp10:
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v49, 0xcd9e8d57, v38
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v25, 0xd2511f53, v25
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v18, v18, v43, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v43, 0xd2511f53, v9
.Ltmp11:
	.loc	1 57 13                         ; elements.py:57:13
	v_cndmask_b32_e32 v0, 0x80000000, v40, vcc_lo
	v_lshlrev_b32_e32 v40, 2, v1
	.loc	1 57 34 is_stmt 0               ; elements.py:57:34
	v_cmp_gt_i32_e32 vcc_lo, s12, v1
.Ltmp12:
	.loc	2 38 14 is_stmt 1               ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v27, 0xd2511f53, v27
	v_mul_lo_u32 v30, 0xd2511f53, v30
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v22, v22, v49, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v49, 0xd2511f53, v14
.Ltmp13:
	.loc	1 57 13                         ; elements.py:57:13
	v_cndmask_b32_e32 v1, 0x80000000, v40, vcc_lo
	.loc	1 57 34 is_stmt 0               ; elements.py:57:34
	v_cmp_gt_i32_e32 vcc_lo, s12, v3
.Ltmp14:
	.loc	2 37 14 is_stmt 1               ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v21, 0xcd9e8d57, v21
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v48, 0xcd9e8d57, v37
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v25, v25, v43, s3
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v31, 0xd2511f53, v31
.Ltmp15:
	.loc	1 57 13                         ; elements.py:57:13
	v_cndmask_b32_e32 v3, 0x80000000, v46, vcc_lo
.Ltmp16:
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v46, 0xcd9e8d57, v39
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v50, 0xd2511f53, v15
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v16, 0xcd9e8d57, v16
	v_mul_lo_u32 v19, 0xcd9e8d57, v19
	v_mul_lo_u32 v20, 0xcd9e8d57, v20
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v40, 0xcd9e8d57, v32
	v_mul_hi_u32 v45, 0xcd9e8d57, v35
	v_mul_hi_u32 v47, 0xcd9e8d57, v36
	v_xor3_b32 v23, v23, v46, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v46, 0xd2511f53, v11
	v_xor3_b32 v30, v30, v49, s3
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v33, 0xcd9e8d57, v33
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v49, 0xcd9e8d57, v25
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v29, 0xd2511f53, v29
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v21, v21, v48, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v48, 0xd2511f53, v13
	v_xor3_b32 v31, v31, v50, s3
	v_xor3_b32 v27, v27, v46, s3
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v35, 0xcd9e8d57, v35
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v26, 0xd2511f53, v26
	v_mul_lo_u32 v28, 0xd2511f53, v28
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v16, v16, v40, s1
	v_mul_hi_u32 v51, 0xcd9e8d57, v27
	v_xor3_b32 v19, v19, v45, s1
	v_xor3_b32 v20, v20, v47, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v45, 0xd2511f53, v10
	v_mul_hi_u32 v47, 0xd2511f53, v12
	.loc	2 40 14                         ; random.py:40:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_add_i32 s1, s2, 0x78dde6e4
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v9, 0xd2511f53, v9
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v33, v33, v49, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v49, 0xd2511f53, v17
	v_xor3_b32 v29, v29, v48, s3
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v39, 0xcd9e8d57, v39
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v55, 0xcd9e8d57, v31
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v11, 0xd2511f53, v11
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v35, v35, v51, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v51, 0xd2511f53, v19
	v_xor3_b32 v26, v26, v45, s3
	v_xor3_b32 v28, v28, v47, s3
	.loc	2 41 14                         ; random.py:41:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_add_i32 s3, s0, 0xed9eba14
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v37, 0xcd9e8d57, v37
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v53, 0xcd9e8d57, v29
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v9, v9, v49, s3
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v15, 0xd2511f53, v15
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v39, v39, v55, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v55, 0xd2511f53, v23
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v32, 0xcd9e8d57, v32
	v_mul_lo_u32 v34, 0xcd9e8d57, v34
	v_mul_lo_u32 v36, 0xcd9e8d57, v36
	v_mul_lo_u32 v38, 0xcd9e8d57, v38
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v48, 0xcd9e8d57, v24
	v_mul_hi_u32 v50, 0xcd9e8d57, v26
	v_mul_hi_u32 v52, 0xcd9e8d57, v28
	v_mul_hi_u32 v54, 0xcd9e8d57, v30
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v11, v11, v51, s3
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v25, 0xcd9e8d57, v25
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v49, 0xcd9e8d57, v9
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v13, 0xd2511f53, v13
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v37, v37, v53, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v53, 0xd2511f53, v21
	v_xor3_b32 v15, v15, v55, s3
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v27, 0xcd9e8d57, v27
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v51, 0xcd9e8d57, v11
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v8, 0xd2511f53, v8
	v_mul_lo_u32 v10, 0xd2511f53, v10
	v_mul_lo_u32 v12, 0xd2511f53, v12
	v_mul_lo_u32 v14, 0xd2511f53, v14
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v32, v32, v48, s1
	v_xor3_b32 v34, v34, v50, s1
	v_xor3_b32 v36, v36, v52, s1
	v_xor3_b32 v38, v38, v54, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v48, 0xd2511f53, v16
	v_mul_hi_u32 v50, 0xd2511f53, v18
	v_mul_hi_u32 v52, 0xd2511f53, v20
	v_mul_hi_u32 v54, 0xd2511f53, v22
	.loc	2 40 14                         ; random.py:40:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_add_i32 s1, s2, 0x1715609d
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v17, 0xd2511f53, v17
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v25, v25, v49, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v49, 0xd2511f53, v33
	v_xor3_b32 v13, v13, v53, s3
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v31, 0xcd9e8d57, v31
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v55, 0xcd9e8d57, v15
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v19, 0xd2511f53, v19
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v27, v27, v51, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v51, 0xd2511f53, v35
	v_xor3_b32 v8, v8, v48, s3
	v_xor3_b32 v10, v10, v50, s3
	v_xor3_b32 v12, v12, v52, s3
	v_xor3_b32 v14, v14, v54, s3
	.loc	2 41 14                         ; random.py:41:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_add_i32 s3, s0, 0xa9066899
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v29, 0xcd9e8d57, v29
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v53, 0xcd9e8d57, v13
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v17, v17, v49, s3
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v23, 0xd2511f53, v23
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v31, v31, v55, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v55, 0xd2511f53, v39
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v24, 0xcd9e8d57, v24
	v_mul_lo_u32 v26, 0xcd9e8d57, v26
	v_mul_lo_u32 v28, 0xcd9e8d57, v28
	v_mul_lo_u32 v30, 0xcd9e8d57, v30
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v48, 0xcd9e8d57, v8
	v_mul_hi_u32 v50, 0xcd9e8d57, v10
	v_mul_hi_u32 v52, 0xcd9e8d57, v12
	v_mul_hi_u32 v54, 0xcd9e8d57, v14
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v19, v19, v51, s3
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v9, 0xcd9e8d57, v9
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v49, 0xcd9e8d57, v17
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v21, 0xd2511f53, v21
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v29, v29, v53, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v53, 0xd2511f53, v37
	v_xor3_b32 v23, v23, v55, s3
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v11, 0xcd9e8d57, v11
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v51, 0xcd9e8d57, v19
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v16, 0xd2511f53, v16
	v_mul_lo_u32 v18, 0xd2511f53, v18
	v_mul_lo_u32 v20, 0xd2511f53, v20
	v_mul_lo_u32 v22, 0xd2511f53, v22
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v24, v24, v48, s1
	v_xor3_b32 v26, v26, v50, s1
	v_xor3_b32 v28, v28, v52, s1
	v_xor3_b32 v30, v30, v54, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v48, 0xd2511f53, v32
	v_mul_hi_u32 v50, 0xd2511f53, v34
	v_mul_hi_u32 v52, 0xd2511f53, v36
	v_mul_hi_u32 v54, 0xd2511f53, v38
	.loc	2 40 14                         ; random.py:40:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_add_i32 s1, s2, 0xb54cda56
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v33, 0xd2511f53, v33
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v9, v9, v49, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v49, 0xd2511f53, v25
	v_xor3_b32 v21, v21, v53, s3
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v15, 0xcd9e8d57, v15
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v55, 0xcd9e8d57, v23
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v35, 0xd2511f53, v35
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v11, v11, v51, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v51, 0xd2511f53, v27
	v_xor3_b32 v16, v16, v48, s3
	v_xor3_b32 v18, v18, v50, s3
	v_xor3_b32 v20, v20, v52, s3
	v_xor3_b32 v22, v22, v54, s3
	.loc	2 41 14                         ; random.py:41:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_add_i32 s3, s0, 0x646e171e
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v13, 0xcd9e8d57, v13
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v53, 0xcd9e8d57, v21
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v33, v33, v49, s3
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v39, 0xd2511f53, v39
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v15, v15, v55, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v55, 0xd2511f53, v31
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v8, 0xcd9e8d57, v8
	v_mul_lo_u32 v10, 0xcd9e8d57, v10
	v_mul_lo_u32 v12, 0xcd9e8d57, v12
	v_mul_lo_u32 v14, 0xcd9e8d57, v14
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v48, 0xcd9e8d57, v16
	v_mul_hi_u32 v50, 0xcd9e8d57, v18
	v_mul_hi_u32 v52, 0xcd9e8d57, v20
	v_mul_hi_u32 v54, 0xcd9e8d57, v22
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v35, v35, v51, s3
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v17, 0xcd9e8d57, v17
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v33, 0xcd9e8d57, v33
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v37, 0xd2511f53, v37
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v13, v13, v53, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v53, 0xd2511f53, v29
	v_xor3_b32 v39, v39, v55, s3
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v19, 0xcd9e8d57, v19
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v35, 0xcd9e8d57, v35
	v_xor3_b32 v8, v8, v48, s1
	v_xor3_b32 v10, v10, v50, s1
	v_xor3_b32 v12, v12, v52, s1
	v_xor3_b32 v14, v14, v54, s1
	.loc	2 40 14                         ; random.py:40:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_add_i32 s1, s2, 0x5384540f
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v37, v37, v53, s3
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v17, v17, v33, s1
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v23, 0xcd9e8d57, v23
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v39, 0xcd9e8d57, v39
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v32, 0xd2511f53, v32
	v_mul_lo_u32 v34, 0xd2511f53, v34
	v_mul_lo_u32 v36, 0xd2511f53, v36
	v_mul_lo_u32 v38, 0xd2511f53, v38
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v48, 0xd2511f53, v24
	v_mul_hi_u32 v50, 0xd2511f53, v26
	v_mul_hi_u32 v52, 0xd2511f53, v28
	v_mul_hi_u32 v54, 0xd2511f53, v30
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v25, 0xd2511f53, v25
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v19, v19, v35, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v33, 0xd2511f53, v9
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v9, 0xd2511f53, v9
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v17, 0xd2511f53, v17
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v21, 0xcd9e8d57, v21
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v37, 0xcd9e8d57, v37
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v27, 0xd2511f53, v27
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v23, v23, v39, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v35, 0xd2511f53, v11
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v11, 0xd2511f53, v11
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v19, 0xd2511f53, v19
	v_xor3_b32 v32, v32, v48, s3
	v_xor3_b32 v34, v34, v50, s3
	v_xor3_b32 v36, v36, v52, s3
	v_xor3_b32 v38, v38, v54, s3
	.loc	2 41 14                         ; random.py:41:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_add_i32 s3, s0, 0x1fd5c5a3
	s_add_i32 s0, s0, 0xdb3d7428
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v25, v25, v33, s3
	v_xor3_b32 v9, v9, v17, s0
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v31, 0xd2511f53, v31
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v21, v21, v37, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v39, 0xd2511f53, v15
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v15, 0xd2511f53, v15
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v23, 0xd2511f53, v23
	v_xor3_b32 v27, v27, v35, s3
	v_xor3_b32 v11, v11, v19, s0
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v17, 0xcd9e8d57, v25
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v9, 0xcd9e8d57, v9
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v29, 0xd2511f53, v29
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v37, 0xd2511f53, v13
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v13, 0xd2511f53, v13
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v21, 0xd2511f53, v21
	v_xor3_b32 v31, v31, v39, s3
	v_xor3_b32 v15, v15, v23, s0
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v19, 0xcd9e8d57, v27
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v11, 0xcd9e8d57, v11
	.loc	2 40 14                         ; random.py:40:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	s_add_i32 s2, s2, 0x8ff34781
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v29, v29, v37, s3
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v9, v17, v9, s2
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v13, v13, v21, s0
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v23, 0xcd9e8d57, v31
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v15, 0xcd9e8d57, v15
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v21, 0xcd9e8d57, v29
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v11, v19, v11, s2
.Ltmp17:
	.loc	2 142 9                         ; random.py:142:9 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_ashrrev_i32_e32 v17, 31, v9
.Ltmp18:
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v13, 0xcd9e8d57, v13
.Ltmp19:
	.loc	1 57 34                         ; elements.py:57:34
	v_cmp_gt_i32_e32 vcc_lo, s12, v7
.Ltmp20:
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v18, 0xcd9e8d57, v18
.Ltmp21:
	.loc	2 142 9                         ; random.py:142:9 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_ashrrev_i32_e32 v19, 31, v11
.Ltmp22:
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v15, v23, v15, s2
.Ltmp23:
	.loc	2 142 9                         ; random.py:142:9 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_xor_b32_e32 v9, v17, v9
.Ltmp24:
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v34, 0xcd9e8d57, v34
.Ltmp25:
	.loc	1 57 13                         ; elements.py:57:13
	s_and_b32 s9, s5, 0xffff
.Ltmp26:
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v13, v21, v13, s2
.Ltmp27:
	.loc	2 142 9                         ; random.py:142:9 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_xor_b32_e32 v11, v19, v11
	v_ashrrev_i32_e32 v21, 31, v15
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_cvt_f32_i32_e32 v9, v9
.Ltmp28:
	.loc	1 57 13                         ; elements.py:57:13
	s_mov_b32 s8, s4
.Ltmp29:
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v26, 0xd2511f53, v26
.Ltmp30:
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_cvt_f32_i32_e32 v11, v11
	.loc	2 142 9                         ; random.py:142:9 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_xor_b32_e32 v15, v21, v15
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_mul_f32_e32 v9, 0x2fffffff, v9
.Ltmp31:
	.loc	1 57 13                         ; elements.py:57:13
	v_cndmask_b32_e32 v7, 0x80000000, v42, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
.Ltmp32:
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_dual_mul_f32 v11, 0x2fffffff, v11 :: v_dual_lshlrev_b32 v42, 2, v6
.Ltmp33:
	.loc	1 57 34                         ; elements.py:57:34
	v_cmp_gt_i32_e32 vcc_lo, s12, v6
.Ltmp34:
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_cvt_f32_i32_e32 v15, v15
.Ltmp35:
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v18, v18, v34, s1
.Ltmp36:
	.loc	1 57 13                         ; elements.py:57:13
	s_clause 0x2
	buffer_load_b32 v44, v1, s[8:11], 0 offen
	buffer_load_b32 v40, v3, s[8:11], 0 offen
	buffer_load_b32 v43, v7, s[8:11], 0 offen
	v_cndmask_b32_e32 v6, 0x80000000, v42, vcc_lo
.Ltmp37:
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_dual_mul_f32 v15, 0x2fffffff, v15 :: v_dual_lshlrev_b32 v42, 2, v5
.Ltmp38:
	.loc	1 57 34                         ; elements.py:57:34
	v_cmp_gt_i32_e32 vcc_lo, s12, v5
.Ltmp39:
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v34, 0xd2511f53, v10
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v10, 0xd2511f53, v10
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v18, 0xd2511f53, v18
.Ltmp40:
	.loc	1 57 13                         ; elements.py:57:13
	buffer_load_b32 v45, v6, s[8:11], 0 offen
	v_cndmask_b32_e32 v5, 0x80000000, v42, vcc_lo
	buffer_load_b32 v41, v0, s[8:11], 0 offen
	.loc	1 57 34 is_stmt 0               ; elements.py:57:34
	v_cmp_gt_i32_e32 vcc_lo, s12, v4
	.loc	1 57 13                         ; elements.py:57:13
	v_lshlrev_b32_e32 v42, 2, v2
.Ltmp41:
	.loc	2 36 14 is_stmt 1               ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v26, v26, v34, s3
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v16, 0xcd9e8d57, v16
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v10, v10, v18, s0
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v32, 0xcd9e8d57, v32
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v20, 0xcd9e8d57, v20
	v_mul_lo_u32 v18, 0xcd9e8d57, v26
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v36, 0xcd9e8d57, v36
	v_mul_hi_u32 v10, 0xcd9e8d57, v10
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v24, 0xd2511f53, v24
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v22, 0xcd9e8d57, v22
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v38, 0xcd9e8d57, v38
	v_xor3_b32 v16, v16, v32, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v32, 0xd2511f53, v8
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v8, 0xd2511f53, v8
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v20, v20, v36, s1
	v_xor3_b32 v10, v18, v10, s2
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v16, 0xd2511f53, v16
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v28, 0xd2511f53, v28
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v36, 0xd2511f53, v12
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v12, 0xd2511f53, v12
.Ltmp42:
	.loc	2 142 9                         ; random.py:142:9 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_ashrrev_i32_e32 v18, 31, v10
.Ltmp43:
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v20, 0xd2511f53, v20
	v_xor3_b32 v24, v24, v32, s3
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v22, v22, v38, s1
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v8, v8, v16, s0
.Ltmp44:
	.loc	2 142 9                         ; random.py:142:9 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_xor_b32_e32 v10, v18, v10
	v_ashrrev_i32_e32 v18, 31, v13
.Ltmp45:
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v28, v28, v36, s3
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v16, 0xcd9e8d57, v24
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v12, v12, v20, s0
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v8, 0xcd9e8d57, v8
.Ltmp46:
	.loc	2 142 9                         ; random.py:142:9 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_xor_b32_e32 v13, v18, v13
.Ltmp47:
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v30, 0xd2511f53, v30
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v38, 0xd2511f53, v14
	.loc	2 38 14                         ; random.py:38:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v14, 0xd2511f53, v14
	.loc	2 36 14                         ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v22, 0xd2511f53, v22
.Ltmp48:
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_cvt_f32_i32_e32 v13, v13
.Ltmp49:
	.loc	1 57 13                         ; elements.py:57:13
	v_lshlrev_b32_e32 v46, 2, v4
.Ltmp50:
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v20, 0xcd9e8d57, v28
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v12, 0xcd9e8d57, v12
	v_xor3_b32 v8, v16, v8, s2
.Ltmp51:
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_mul_f32_e32 v13, 0x2fffffff, v13
.Ltmp52:
	.loc	1 57 13                         ; elements.py:57:13
	v_cndmask_b32_e32 v4, 0x80000000, v46, vcc_lo
	s_clause 0x1
	buffer_load_b32 v46, v5, s[8:11], 0 offen
	buffer_load_b32 v47, v4, s[8:11], 0 offen
	.loc	1 57 34 is_stmt 0               ; elements.py:57:34
	v_cmp_gt_i32_e32 vcc_lo, s12, v2
.Ltmp53:
	.loc	2 36 14 is_stmt 1               ; random.py:36:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v30, v30, v38, s3
	v_xor3_b32 v14, v14, v22, s0
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v12, v20, v12, s2
.Ltmp54:
	.loc	2 142 9                         ; random.py:142:9 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_ashrrev_i32_e32 v16, 31, v8
.Ltmp55:
	.loc	1 57 13                         ; elements.py:57:13
	v_cndmask_b32_e32 v2, 0x80000000, v42, vcc_lo
	.loc	1 58 46                         ; elements.py:58:46
	v_sub_f32_e64 v20, 1.0, s13
.Ltmp56:
	.loc	2 37 14                         ; random.py:37:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_lo_u32 v22, 0xcd9e8d57, v30
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_mul_hi_u32 v14, 0xcd9e8d57, v14
.Ltmp57:
	.loc	2 142 9                         ; random.py:142:9 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_xor_b32_e32 v8, v16, v8
.Ltmp58:
	.loc	1 57 13                         ; elements.py:57:13
	buffer_load_b32 v42, v2, s[8:11], 0 offen
.Ltmp59:
	.loc	2 142 9                         ; random.py:142:9 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_ashrrev_i32_e32 v17, 31, v12
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_cvt_f32_i32_e32 v10, v10
.Ltmp60:
	.loc	1 58 5                          ; elements.py:58:5
	s_and_b32 s9, s7, 0xffff
.Ltmp61:
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_cvt_f32_i32_e32 v8, v8
.Ltmp62:
	.loc	1 58 5                          ; elements.py:58:5
	s_mov_b32 s8, s6
.Ltmp63:
	.loc	2 35 14                         ; random.py:35:14 @[ random.py:69:12 @[ random.py:110:12 @[ random.py:84:20 @[ random.py:155:14 @[ elements.py:56:12 ] ] ] ] ]
	v_xor3_b32 v14, v22, v14, s2
.Ltmp64:
	.loc	2 142 9                         ; random.py:142:9 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_xor_b32_e32 v12, v17, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v19, 31, v14
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_cvt_f32_i32_e32 v12, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	2 142 9                         ; random.py:142:9 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_xor_b32_e32 v14, v19, v14
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_cvt_f32_i32_e32 v14, v14
.Ltmp65:
	.loc	1 58 37                         ; elements.py:58:37
	s_waitcnt vmcnt(7)
	v_div_scale_f32 v17, null, v20, v20, v44
	s_waitcnt vmcnt(6)
	v_div_scale_f32 v21, null, v20, v20, v40
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v18, v17
	v_rcp_f32_e32 v24, v21
	s_waitcnt vmcnt(3)
	v_div_scale_f32 v16, null, v20, v20, v41
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v23, -v17, v18, 1.0
	v_fma_f32 v28, -v21, v24, 1.0
	v_rcp_f32_e32 v22, v16
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v18, v23, v18
	v_div_scale_f32 v23, s0, v44, v20, v44
.Ltmp66:
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_dual_mul_f32 v8, 0x2fffffff, v8 :: v_dual_mul_f32 v27, v23, v18
.Ltmp67:
	.loc	1 58 37                         ; elements.py:58:37
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v19, -v16, v22, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v22, v19, v22
	v_div_scale_f32 v19, vcc_lo, v41, v20, v41
	v_mul_f32_e32 v25, v19, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v26, -v16, v25, v19
.Ltmp68:
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_dual_mul_f32 v12, 0x2fffffff, v12 :: v_dual_fmac_f32 v25, v26, v22
.Ltmp69:
	.loc	1 58 37                         ; elements.py:58:37
	v_fma_f32 v26, -v17, v27, v23
	v_fmac_f32_e32 v24, v28, v24
	v_div_scale_f32 v28, s1, v40, v20, v40
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v16, -v16, v25, v19
	v_fmac_f32_e32 v27, v26, v18
	v_div_scale_f32 v26, null, v20, v20, v43
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v19, v28, v24
	v_fma_f32 v17, -v17, v27, v23
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v23, -v21, v19, v28
	v_fmac_f32_e32 v19, v23, v24
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_fma_f32 v21, -v21, v19, v28
	s_waitcnt vmcnt(1)
	v_div_scale_f32 v28, null, v20, v20, v47
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v32, null, v20, v20, v42
	v_rcp_f32_e32 v31, v28
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v34, -v28, v31, 1.0
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v31, v34, v31
	v_div_fmas_f32 v16, v16, v22, v25
	v_div_scale_f32 v25, null, v20, v20, v45
	v_div_scale_f32 v34, s3, v47, v20, v47
	s_mov_b32 vcc_lo, s0
	v_rcp_f32_e32 v22, v26
	v_div_fixup_f32 v16, v16, v20, v41
	v_mul_f32_e32 v39, v34, v31
	v_div_fmas_f32 v17, v17, v18, v27
	v_rcp_f32_e32 v18, v25
	v_div_scale_f32 v27, null, v20, v20, v46
	s_mov_b32 vcc_lo, s1
	v_div_fmas_f32 v19, v21, v24, v19
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(SKIP_4) | instid1(TRANS32_DEP_2)
	v_fma_f32 v23, -v26, v22, 1.0
	v_rcp_f32_e32 v30, v27
	v_div_scale_f32 v24, s1, v45, v20, v45
	v_div_fixup_f32 v17, v17, v20, v44
	v_div_fixup_f32 v19, v19, v20, v40
	v_fma_f32 v29, -v25, v18, 1.0
	v_fmac_f32_e32 v22, v23, v22
	v_div_scale_f32 v23, s0, v43, v20, v43
	s_mov_b32 vcc_lo, s0
	v_fmac_f32_e32 v18, v29, v18
	v_rcp_f32_e32 v29, v32
	v_fma_f32 v33, -v27, v30, 1.0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v36, v24, v18
	v_fmac_f32_e32 v30, v33, v30
	v_div_scale_f32 v33, s2, v46, v20, v46
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v37, -v32, v29, 1.0
.Ltmp70:
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_mul_f32_e32 v10, 0x2fffffff, v10
.Ltmp71:
	.loc	1 58 37                         ; elements.py:58:37
	v_mul_f32_e32 v38, v33, v30
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v29, v37, v29
	v_div_scale_f32 v37, s4, v42, v20, v42
	v_dual_mul_f32 v21, v23, v22 :: v_dual_mul_f32 v40, v37, v29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v35, -v26, v21, v23
	v_fmac_f32_e32 v21, v35, v22
	v_fma_f32 v35, -v25, v36, v24
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v23, -v26, v21, v23
	v_fmac_f32_e32 v36, v35, v18
	v_fma_f32 v26, -v27, v38, v33
	v_fma_f32 v35, -v28, v39, v34
.Ltmp72:
	.loc	2 143 12                        ; random.py:143:12 @[ random.py:156:12 @[ elements.py:56:12 ] ]
	v_mul_f32_e32 v14, 0x2fffffff, v14
.Ltmp73:
	.loc	1 58 37                         ; elements.py:58:37
	v_div_fmas_f32 v21, v23, v22, v21
	v_fma_f32 v22, -v25, v36, v24
	v_fmac_f32_e32 v38, v26, v30
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v23, -v32, v40, v37
	v_fmac_f32_e32 v39, v35, v31
	v_div_fmas_f32 v18, v22, v18, v36
	v_fma_f32 v22, -v27, v38, v33
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v21, v21, v20, v43
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_div_fixup_f32 v18, v18, v20, v45
	v_div_fmas_f32 v22, v22, v30, v38
	s_mov_b32 vcc_lo, s3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_div_fixup_f32 v22, v22, v20, v46
	v_fmac_f32_e32 v40, v23, v29
	v_fma_f32 v23, -v28, v39, v34
	v_fma_f32 v24, -v32, v40, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v23, v23, v31, v39
	s_mov_b32 vcc_lo, s4
	v_div_fmas_f32 v24, v24, v29, v40
	.loc	1 56 12                         ; elements.py:56:12
	v_cmp_lt_f32_e32 vcc_lo, s13, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 58 37                         ; elements.py:58:37
	v_div_fixup_f32 v23, v23, v20, v47
	v_div_fixup_f32 v20, v24, v20, v42
	.loc	1 58 22 is_stmt 0               ; elements.py:58:22
	v_cndmask_b32_e32 v8, 0, v16, vcc_lo
	.loc	1 56 12 is_stmt 1               ; elements.py:56:12
	v_cmp_lt_f32_e32 vcc_lo, s13, v9
	.loc	1 58 22                         ; elements.py:58:22
	v_cndmask_b32_e32 v9, 0, v17, vcc_lo
	.loc	1 56 12                         ; elements.py:56:12
	v_cmp_lt_f32_e32 vcc_lo, s13, v10
	.loc	1 58 22                         ; elements.py:58:22
	v_cndmask_b32_e32 v10, 0, v19, vcc_lo
	.loc	1 56 12                         ; elements.py:56:12
	v_cmp_lt_f32_e32 vcc_lo, s13, v11
	.loc	1 58 22                         ; elements.py:58:22
	v_cndmask_b32_e32 v11, 0, v21, vcc_lo
	.loc	1 56 12                         ; elements.py:56:12
	v_cmp_lt_f32_e32 vcc_lo, s13, v12
	.loc	1 58 22                         ; elements.py:58:22
	v_cndmask_b32_e32 v12, 0, v18, vcc_lo
	.loc	1 56 12                         ; elements.py:56:12
	v_cmp_lt_f32_e32 vcc_lo, s13, v13
	.loc	1 58 22                         ; elements.py:58:22
	v_cndmask_b32_e32 v13, 0, v22, vcc_lo
	.loc	1 56 12                         ; elements.py:56:12
	v_cmp_lt_f32_e32 vcc_lo, s13, v14
	.loc	1 58 22                         ; elements.py:58:22
	v_cndmask_b32_e32 v14, 0, v23, vcc_lo
	.loc	1 56 12                         ; elements.py:56:12
	v_cmp_lt_f32_e32 vcc_lo, s13, v15
	.loc	1 58 22                         ; elements.py:58:22
	v_cndmask_b32_e32 v15, 0, v20, vcc_lo
	.loc	1 58 5 is_stmt 0                ; elements.py:58:5
	s_clause 0x7
	buffer_store_b32 v8, v0, s[8:11], 0 offen
	buffer_store_b32 v9, v1, s[8:11], 0 offen
	buffer_store_b32 v10, v3, s[8:11], 0 offen
	buffer_store_b32 v11, v7, s[8:11], 0 offen
	buffer_store_b32 v12, v6, s[8:11], 0 offen
	buffer_store_b32 v13, v5, s[8:11], 0 offen
	buffer_store_b32 v14, v4, s[8:11], 0 offen
	buffer_store_b32 v15, v2, s[8:11], 0 offen
	.loc	1 53 1 is_stmt 1                ; elements.py:53:1
	s_endpgm
.Ltmp74:
.Lfunc_end0:
	.size	dropout, .Lfunc_end0-dropout
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dropout
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
		.amdhsa_next_free_vgpr 56
		.amdhsa_next_free_sgpr 16
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-dropout)<<4)&1008)>>4
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
	.set .Ldropout.num_vgpr, 56
	.set .Ldropout.num_agpr, 0
	.set .Ldropout.numbered_sgpr, 16
	.set .Ldropout.num_named_barrier, 0
	.set .Ldropout.private_seg_size, 0
	.set .Ldropout.uses_vcc, 1
	.set .Ldropout.uses_flat_scratch, 0
	.set .Ldropout.has_dyn_sized_stack, 0
	.set .Ldropout.has_recursion, 0
	.set .Ldropout.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 5380
; TotalNumSgprs: 18
; NumVgprs: 56
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 56
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
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x84 DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x5e DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x4c DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	56                              ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	4                               ; Abbrev [4] 0x4d:0x33 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	155                             ; DW_AT_call_line
	.byte	14                              ; DW_AT_call_column
	.byte	4                               ; Abbrev [4] 0x59:0x26 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	84                              ; DW_AT_call_line
	.byte	20                              ; DW_AT_call_column
	.byte	4                               ; Abbrev [4] 0x65:0x19 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	110                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x71:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	69                              ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	5                               ; Abbrev [5] 0x80:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	156                             ; DW_AT_call_line
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
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Ltmp50-.Lfunc_begin0
	.quad	.Ltmp52-.Lfunc_begin0
	.quad	.Ltmp53-.Lfunc_begin0
	.quad	.Ltmp55-.Lfunc_begin0
	.quad	.Ltmp56-.Lfunc_begin0
	.quad	.Ltmp58-.Lfunc_begin0
	.quad	.Ltmp59-.Lfunc_begin0
	.quad	.Ltmp60-.Lfunc_begin0
	.quad	.Ltmp61-.Lfunc_begin0
	.quad	.Ltmp62-.Lfunc_begin0
	.quad	.Ltmp63-.Lfunc_begin0
	.quad	.Ltmp65-.Lfunc_begin0
	.quad	.Ltmp66-.Lfunc_begin0
	.quad	.Ltmp67-.Lfunc_begin0
	.quad	.Ltmp68-.Lfunc_begin0
	.quad	.Ltmp69-.Lfunc_begin0
	.quad	.Ltmp70-.Lfunc_begin0
	.quad	.Ltmp71-.Lfunc_begin0
	.quad	.Ltmp72-.Lfunc_begin0
	.quad	.Ltmp73-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp0-.Lfunc_begin0
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
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
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
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
	.quad	.Ltmp50-.Lfunc_begin0
	.quad	.Ltmp51-.Lfunc_begin0
	.quad	.Ltmp53-.Lfunc_begin0
	.quad	.Ltmp54-.Lfunc_begin0
	.quad	.Ltmp56-.Lfunc_begin0
	.quad	.Ltmp57-.Lfunc_begin0
	.quad	.Ltmp63-.Lfunc_begin0
	.quad	.Ltmp64-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
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
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
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
	.quad	.Ltmp50-.Lfunc_begin0
	.quad	.Ltmp51-.Lfunc_begin0
	.quad	.Ltmp53-.Lfunc_begin0
	.quad	.Ltmp54-.Lfunc_begin0
	.quad	.Ltmp56-.Lfunc_begin0
	.quad	.Ltmp57-.Lfunc_begin0
	.quad	.Ltmp63-.Lfunc_begin0
	.quad	.Ltmp64-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
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
	.quad	.Ltmp46-.Lfunc_begin0
	.quad	.Ltmp47-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Ltmp51-.Lfunc_begin0
	.quad	.Ltmp52-.Lfunc_begin0
	.quad	.Ltmp54-.Lfunc_begin0
	.quad	.Ltmp55-.Lfunc_begin0
	.quad	.Ltmp57-.Lfunc_begin0
	.quad	.Ltmp58-.Lfunc_begin0
	.quad	.Ltmp59-.Lfunc_begin0
	.quad	.Ltmp60-.Lfunc_begin0
	.quad	.Ltmp61-.Lfunc_begin0
	.quad	.Ltmp62-.Lfunc_begin0
	.quad	.Ltmp64-.Lfunc_begin0
	.quad	.Ltmp65-.Lfunc_begin0
	.quad	.Ltmp66-.Lfunc_begin0
	.quad	.Ltmp67-.Lfunc_begin0
	.quad	.Ltmp68-.Lfunc_begin0
	.quad	.Ltmp69-.Lfunc_begin0
	.quad	.Ltmp70-.Lfunc_begin0
	.quad	.Ltmp71-.Lfunc_begin0
	.quad	.Ltmp72-.Lfunc_begin0
	.quad	.Ltmp73-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"elements.py"                   ; string offset=7 ; elements.py
.Linfo_string2:
	.asciz	"dropout"                       ; string offset=19 ; dropout
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
      - .offset:         24
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
    .name:           dropout
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         dropout.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     56
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
