	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	adam                            ; -- Begin function adam
	.p2align	8
	.type	adam,@function
adam:                                   ; @adam
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	.file	1 "triton" "elements.py"
	.loc	1 72 5 prologue_end             ; elements.py:72:5
	v_readfirstlane_b32 s2, v0
	.loc	1 64 37                         ; elements.py:64:37
	v_and_b32_e32 v1, 31, v0
	s_clause 0x2
	s_load_b128 s[8:11], s[0:1], 0x20
	s_load_b64 s[28:29], s[0:1], 0x30
	s_load_b256 s[16:23], s[0:1], 0x0
	.loc	1 64 10 is_stmt 0               ; elements.py:64:10
	s_lshl_b32 s7, s15, 10
	.loc	1 64 37                         ; elements.py:64:37
	v_and_or_b32 v1, 0x60, s2, v1
	.loc	1 66 16 is_stmt 1               ; elements.py:66:16
	s_mov_b32 s15, 0x31027000
	s_mov_b32 s14, 0x7ffffffe
	.loc	1 68 22                         ; elements.py:68:22
	s_mov_b32 s27, s15
	s_mov_b32 s26, s14
	.loc	1 64 37                         ; elements.py:64:37
	v_lshlrev_b32_e32 v2, 3, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 64 10 is_stmt 0               ; elements.py:64:10
	v_or_b32_e32 v3, s7, v2
	v_or_b32_e32 v4, 1, v3
	v_or_b32_e32 v5, 2, v3
	.loc	1 66 16 is_stmt 1               ; elements.py:66:16
	v_lshlrev_b32_e32 v8, 1, v3
	.loc	1 65 14                         ; elements.py:65:14
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s8, v3
	.loc	1 64 10                         ; elements.py:64:10
	v_or_b32_e32 v6, 3, v3
	v_or_b32_e32 v7, 4, v3
	v_or_b32_e32 v9, 5, v3
	v_or_b32_e32 v10, 6, v3
	v_or_b32_e32 v11, 7, v3
	.loc	1 67 21                         ; elements.py:67:21
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	1 66 16                         ; elements.py:66:16
	v_lshlrev_b32_e32 v12, 1, v4
	.loc	1 65 14                         ; elements.py:65:14
	v_cmp_gt_i32_e64 s0, s8, v4
	.loc	1 67 21                         ; elements.py:67:21
	v_lshlrev_b32_e32 v4, 2, v4
	.loc	1 66 16                         ; elements.py:66:16
	v_dual_cndmask_b32 v8, 0x80000000, v8 :: v_dual_lshlrev_b32 v13, 1, v5
	.loc	1 65 14                         ; elements.py:65:14
	v_cmp_gt_i32_e64 s1, s8, v5
	.loc	1 67 21                         ; elements.py:67:21
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	1 66 16                         ; elements.py:66:16
	v_lshlrev_b32_e32 v14, 1, v6
	.loc	1 65 14                         ; elements.py:65:14
	v_cmp_gt_i32_e64 s2, s8, v6
	.loc	1 67 21                         ; elements.py:67:21
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	1 66 16                         ; elements.py:66:16
	v_lshlrev_b32_e32 v15, 1, v7
	v_lshlrev_b32_e32 v16, 1, v9
	.loc	1 65 14                         ; elements.py:65:14
	v_cmp_gt_i32_e64 s3, s8, v7
	v_cmp_gt_i32_e64 s4, s8, v9
	.loc	1 66 16                         ; elements.py:66:16
	v_lshlrev_b32_e32 v17, 1, v10
	v_lshlrev_b32_e32 v18, 1, v11
	.loc	1 65 14                         ; elements.py:65:14
	v_cmp_gt_i32_e64 s5, s8, v10
	v_cmp_gt_i32_e64 s6, s8, v11
	.loc	1 67 21                         ; elements.py:67:21
	v_lshlrev_b32_e32 v7, 2, v7
	v_cndmask_b32_e32 v3, 0x80000000, v3, vcc_lo
	v_lshlrev_b32_e32 v9, 2, v9
	v_lshlrev_b32_e32 v10, 2, v10
	v_lshlrev_b32_e32 v11, 2, v11
	v_cndmask_b32_e64 v4, 0x80000000, v4, s0
	v_cndmask_b32_e64 v5, 0x80000000, v5, s1
	v_cndmask_b32_e64 v6, 0x80000000, v6, s2
	.loc	1 68 22                         ; elements.py:68:22
	s_and_b32 s25, s23, 0xffff
	s_mov_b32 s24, s22
	.loc	1 66 16                         ; elements.py:66:16
	v_cndmask_b32_e64 v12, 0x80000000, v12, s0
	v_cndmask_b32_e64 v13, 0x80000000, v13, s1
	v_cndmask_b32_e64 v14, 0x80000000, v14, s2
	v_cndmask_b32_e64 v15, 0x80000000, v15, s3
	v_cndmask_b32_e64 v16, 0x80000000, v16, s4
	v_cndmask_b32_e64 v17, 0x80000000, v17, s5
	v_cndmask_b32_e64 v18, 0x80000000, v18, s6
	.loc	1 67 21                         ; elements.py:67:21
	v_cndmask_b32_e64 v7, 0x80000000, v7, s3
	.loc	1 66 16                         ; elements.py:66:16
	s_and_b32 s13, s19, 0xffff
	s_mov_b32 s12, s18
	.loc	1 67 21                         ; elements.py:67:21
	v_cndmask_b32_e64 v9, 0x80000000, v9, s4
	v_cndmask_b32_e64 v10, 0x80000000, v10, s5
	v_cndmask_b32_e64 v11, 0x80000000, v11, s6
	.loc	1 68 22                         ; elements.py:68:22
	s_clause 0x7
	buffer_load_b32 v19, v3, s[24:27], 0 offen
	buffer_load_b32 v20, v4, s[24:27], 0 offen
	buffer_load_b32 v21, v5, s[24:27], 0 offen
	buffer_load_b32 v22, v6, s[24:27], 0 offen
	buffer_load_b32 v23, v7, s[24:27], 0 offen
	buffer_load_b32 v24, v9, s[24:27], 0 offen
	buffer_load_b32 v25, v10, s[24:27], 0 offen
	buffer_load_b32 v26, v11, s[24:27], 0 offen
	.loc	1 66 16                         ; elements.py:66:16
	s_clause 0x7
	buffer_load_u16 v12, v12, s[12:15], 0 offen
	buffer_load_u16 v13, v13, s[12:15], 0 offen
	buffer_load_u16 v14, v14, s[12:15], 0 offen
	buffer_load_u16 v15, v15, s[12:15], 0 offen
	buffer_load_u16 v16, v16, s[12:15], 0 offen
	buffer_load_u16 v17, v17, s[12:15], 0 offen
	buffer_load_u16 v18, v18, s[12:15], 0 offen
	buffer_load_u16 v8, v8, s[12:15], 0 offen
	.loc	1 67 21                         ; elements.py:67:21
	s_and_b32 s13, s21, 0xffff
	s_mov_b32 s12, s20
	s_clause 0x7
	buffer_load_b32 v27, v3, s[12:15], 0 offen
	buffer_load_b32 v28, v4, s[12:15], 0 offen
	buffer_load_b32 v29, v5, s[12:15], 0 offen
	buffer_load_b32 v30, v6, s[12:15], 0 offen
	buffer_load_b32 v31, v7, s[12:15], 0 offen
	buffer_load_b32 v32, v9, s[12:15], 0 offen
	buffer_load_b32 v33, v10, s[12:15], 0 offen
	buffer_load_b32 v34, v11, s[12:15], 0 offen
	.loc	1 69 14                         ; elements.py:69:14
	s_and_b32 s17, s17, 0xffff
	s_mov_b32 s18, s14
	s_mov_b32 s19, s15
	s_clause 0x7
	buffer_load_b32 v35, v3, s[16:19], 0 offen
	buffer_load_b32 v36, v4, s[16:19], 0 offen
	buffer_load_b32 v37, v5, s[16:19], 0 offen
	buffer_load_b32 v38, v6, s[16:19], 0 offen
	buffer_load_b32 v39, v7, s[16:19], 0 offen
	buffer_load_b32 v40, v9, s[16:19], 0 offen
	buffer_load_b32 v41, v10, s[16:19], 0 offen
	buffer_load_b32 v42, v11, s[16:19], 0 offen
	.loc	1 70 5                          ; elements.py:70:5
	v_and_b32_e32 v3, 1, v0
	v_bfe_i32 v4, v0, 1, 1
	v_bfe_i32 v5, v0, 0, 1
	v_and_b32_e32 v6, 2, v0
	v_bfe_i32 v0, v0, 2, 1
	.loc	1 64 37                         ; elements.py:64:37
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	1 70 5                          ; elements.py:70:5
	v_and_b32_e32 v4, 0x860, v4
	v_and_b32_e32 v5, 0xc60, v5
	v_and_b32_e32 v2, 0x3e0, v2
	v_and_b32_e32 v0, 0x860, v0
	.loc	1 64 10                         ; elements.py:64:10
	v_or_b32_e32 v7, s7, v1
	.loc	1 70 5                          ; elements.py:70:5
	v_and_b32_e32 v1, 0x1e0, v1
	v_lshlrev_b32_e32 v6, 3, v6
	v_xor_b32_e32 v2, v2, v4
	.loc	1 68 54                         ; elements.py:68:54
	v_sub_f32_e64 v9, 1.0, s11
	.loc	1 64 10                         ; elements.py:64:10
	v_or_b32_e32 v10, 1, v7
	.loc	1 70 5                          ; elements.py:70:5
	v_xor3_b32 v0, v0, v5, v1
	v_lshlrev_b32_e32 v4, 2, v7
	.loc	1 65 14                         ; elements.py:65:14
	v_cmp_gt_i32_e32 vcc_lo, s8, v7
	.loc	1 64 10                         ; elements.py:64:10
	v_or_b32_e32 v11, 2, v7
	v_or_b32_e32 v44, 3, v7
	.loc	1 70 5                          ; elements.py:70:5
	v_add3_u32 v47, 0, v6, v0
	v_lshlrev_b32_e32 v0, 2, v10
	v_cndmask_b32_e32 v48, 0x80000000, v4, vcc_lo
	.loc	1 65 14                         ; elements.py:65:14
	v_cmp_gt_i32_e32 vcc_lo, s8, v10
	.loc	1 64 10                         ; elements.py:64:10
	v_or_b32_e32 v45, 0x200, v7
	.loc	1 70 5                          ; elements.py:70:5
	v_lshlrev_b32_e32 v4, 2, v44
	.loc	1 64 10                         ; elements.py:64:10
	v_or_b32_e32 v46, 0x201, v7
	v_or_b32_e32 v1, 0x202, v7
	.loc	1 70 5                          ; elements.py:70:5
	v_cndmask_b32_e32 v53, 0x80000000, v0, vcc_lo
	.loc	1 65 14                         ; elements.py:65:14
	v_cmp_gt_i32_e32 vcc_lo, s8, v11
	.loc	1 70 5                          ; elements.py:70:5
	v_lshlrev_b32_e32 v6, 2, v45
	.loc	1 64 10                         ; elements.py:64:10
	v_or_b32_e32 v5, 0x203, v7
	.loc	1 70 5                          ; elements.py:70:5
	v_lshlrev_b32_e32 v7, 2, v46
	v_lshlrev_b32_e32 v49, 2, v1
	.loc	1 67 53                         ; elements.py:67:53
	v_sub_f32_e64 v43, 1.0, s10
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	.loc	1 70 5                          ; elements.py:70:5
	v_lshlrev_b32_e32 v50, 2, v5
	.loc	1 68 14                         ; elements.py:68:14
	s_waitcnt vmcnt(31)
	v_mul_f32_e32 v0, s11, v19
	.loc	1 70 5                          ; elements.py:70:5
	v_lshl_or_b32 v2, v3, 4, v2
	v_lshlrev_b32_e32 v3, 2, v11
	v_add_nc_u32_e32 v51, 0, v2
	.loc	1 68 14                         ; elements.py:68:14
	s_waitcnt vmcnt(24)
	v_mul_f32_e32 v10, s11, v26
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 70 5                          ; elements.py:70:5
	v_cndmask_b32_e32 v54, 0x80000000, v3, vcc_lo
	.loc	1 65 14                         ; elements.py:65:14
	v_cmp_gt_i32_e32 vcc_lo, s8, v44
	.loc	1 70 5                          ; elements.py:70:5
	v_xad_u32 v52, 0x860, v2, 0
	.loc	1 68 14                         ; elements.py:68:14
	v_dual_mul_f32 v2, s11, v20 :: v_dual_mul_f32 v3, s11, v21
	.loc	1 68 53 is_stmt 0               ; elements.py:68:53
	s_waitcnt vmcnt(23)
	v_fma_mix_f32 v11, v12, v9, neg(0) op_sel_hi:[1,0,0]
	.loc	1 70 5 is_stmt 1                ; elements.py:70:5
	v_cndmask_b32_e32 v44, 0x80000000, v4, vcc_lo
	.loc	1 65 14                         ; elements.py:65:14
	v_cmp_gt_i32_e32 vcc_lo, s8, v45
	.loc	1 68 14                         ; elements.py:68:14
	v_mul_f32_e32 v4, s11, v22
	.loc	1 68 53 is_stmt 0               ; elements.py:68:53
	s_waitcnt vmcnt(22)
	v_fma_mix_f32 v19, v13, v9, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(21)
	v_fma_mix_f32 v20, v14, v9, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(20)
	v_fma_mix_f32 v21, v15, v9, neg(0) op_sel_hi:[1,0,0]
	.loc	1 70 5 is_stmt 1                ; elements.py:70:5
	v_cndmask_b32_e32 v45, 0x80000000, v6, vcc_lo
	.loc	1 65 14                         ; elements.py:65:14
	v_cmp_gt_i32_e32 vcc_lo, s8, v46
	.loc	1 68 14                         ; elements.py:68:14
	v_mul_f32_e32 v6, s11, v24
	.loc	1 67 13                         ; elements.py:67:13
	s_waitcnt vmcnt(12)
	v_dual_mul_f32 v24, s10, v27 :: v_dual_mul_f32 v27, s10, v30
	.loc	1 68 53                         ; elements.py:68:53
	v_fma_mix_f32 v22, v16, v9, neg(0) op_sel_hi:[1,0,0]
	.loc	1 70 5                          ; elements.py:70:5
	v_cndmask_b32_e32 v46, 0x80000000, v7, vcc_lo
	.loc	1 65 14                         ; elements.py:65:14
	v_cmp_gt_i32_e32 vcc_lo, s8, v1
	.loc	1 68 53                         ; elements.py:68:53
	v_fma_mix_f32 v1, v8, v9, neg(0) op_sel_hi:[1,0,0]
	.loc	1 68 14 is_stmt 0               ; elements.py:68:14
	v_mul_f32_e32 v7, s11, v25
	.loc	1 67 13 is_stmt 1               ; elements.py:67:13
	s_waitcnt vmcnt(11)
	v_dual_mul_f32 v25, s10, v28 :: v_dual_mul_f32 v28, s10, v31
	.loc	1 70 5                          ; elements.py:70:5
	v_cndmask_b32_e32 v49, 0x80000000, v49, vcc_lo
	.loc	1 65 14                         ; elements.py:65:14
	v_cmp_gt_i32_e32 vcc_lo, s8, v5
	.loc	1 68 14                         ; elements.py:68:14
	v_mul_f32_e32 v5, s11, v23
	v_fma_mix_f32 v0, v1, v8, v0 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v1, v11, v12, v2 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v2, v19, v13, v3 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v3, v20, v14, v4 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v4, v21, v15, v5 op_sel_hi:[0,1,0]
	.loc	1 67 13                         ; elements.py:67:13
	v_fma_mix_f32 v11, v43, v14, v27 op_sel_hi:[0,1,0]
	.loc	1 68 53                         ; elements.py:68:53
	v_fma_mix_f32 v23, v17, v9, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v9, v18, v9, neg(0) op_sel_hi:[1,0,0]
	.loc	1 68 14 is_stmt 0               ; elements.py:68:14
	v_fma_mix_f32 v5, v22, v16, v6 op_sel_hi:[0,1,0]
	.loc	1 72 48 is_stmt 1               ; elements.py:72:48
	v_sqrt_f32_e32 v27, v4
	.loc	1 67 13                         ; elements.py:67:13
	v_mul_f32_e32 v26, s10, v29
	.loc	1 68 14                         ; elements.py:68:14
	v_fma_mix_f32 v6, v23, v17, v7 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v7, v9, v18, v10 op_sel_hi:[0,1,0]
	.loc	1 67 13                         ; elements.py:67:13
	v_fma_mix_f32 v9, v43, v12, v25 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v12, v43, v15, v28 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v29, s10, v32
	v_fma_mix_f32 v8, v43, v8, v24 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v10, v43, v13, v26 op_sel_hi:[0,1,0]
	.loc	1 72 48                         ; elements.py:72:48
	v_sqrt_f32_e32 v24, v1
	v_add_f32_e32 v27, s28, v27
	.loc	1 67 13                         ; elements.py:67:13
	v_fma_mix_f32 v13, v43, v16, v29 op_sel_hi:[0,1,0]
	.loc	1 72 48                         ; elements.py:72:48
	v_sqrt_f32_e32 v25, v2
	v_sqrt_f32_e32 v26, v3
	v_sqrt_f32_e32 v29, v6
	.loc	1 72 39 is_stmt 0               ; elements.py:72:39
	v_div_scale_f32 v60, null, v27, v27, v12
	.loc	1 67 13 is_stmt 1               ; elements.py:67:13
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v31, s10, v34
	.loc	1 72 48                         ; elements.py:72:48
	v_sqrt_f32_e32 v32, v0
	v_sqrt_f32_e32 v28, v5
	v_add_f32_e32 v24, s28, v24
	.loc	1 72 39 is_stmt 0               ; elements.py:72:39
	v_rcp_f32_e32 v71, v60
	.loc	1 67 13 is_stmt 1               ; elements.py:67:13
	v_mul_f32_e32 v30, s10, v33
	v_fma_mix_f32 v15, v43, v18, v31 op_sel_hi:[0,1,0]
	.loc	1 72 48                         ; elements.py:72:48
	v_dual_add_f32 v25, s28, v25 :: v_dual_add_f32 v26, s28, v26
	v_add_f32_e32 v29, s28, v29
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 67 13                         ; elements.py:67:13
	v_fma_mix_f32 v14, v43, v17, v30 op_sel_hi:[0,1,0]
	.loc	1 70 5                          ; elements.py:70:5
	ds_store_b128 v51, v[8:11]
	ds_store_b128 v52, v[12:15] offset:1024
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[16:19], v47
	ds_load_b128 v[20:23], v47 offset:512
	.loc	1 72 39                         ; elements.py:72:39
	v_div_scale_f32 v56, null, v25, v25, v10
	v_div_scale_f32 v64, null, v29, v29, v14
	.loc	1 72 48 is_stmt 0               ; elements.py:72:48
	v_sqrt_f32_e32 v30, v7
	.loc	1 70 5 is_stmt 1                ; elements.py:70:5
	v_cndmask_b32_e32 v50, 0x80000000, v50, vcc_lo
	.loc	1 72 48                         ; elements.py:72:48
	v_add_f32_e32 v31, s28, v32
	.loc	1 72 39 is_stmt 0               ; elements.py:72:39
	v_rcp_f32_e32 v69, v56
	v_rcp_f32_e32 v73, v64
	.loc	1 70 5 is_stmt 1                ; elements.py:70:5
	s_waitcnt lgkmcnt(1)
	s_clause 0x3
	buffer_store_b32 v16, v48, s[12:15], 0 offen
	buffer_store_b32 v17, v53, s[12:15], 0 offen
	buffer_store_b32 v18, v54, s[12:15], 0 offen
	buffer_store_b32 v19, v44, s[12:15], 0 offen
	s_waitcnt lgkmcnt(0)
	s_clause 0x3
	buffer_store_b32 v20, v45, s[12:15], 0 offen
	buffer_store_b32 v21, v46, s[12:15], 0 offen
	buffer_store_b32 v22, v49, s[12:15], 0 offen
	buffer_store_b32 v23, v50, s[12:15], 0 offen
	.loc	1 72 39                         ; elements.py:72:39
	v_fma_f32 v17, -v56, v69, 1.0
	.loc	1 72 48 is_stmt 0               ; elements.py:72:48
	v_add_f32_e32 v28, s28, v28
	.loc	1 72 39                         ; elements.py:72:39
	v_fma_f32 v21, -v64, v73, 1.0
	.loc	1 72 48                         ; elements.py:72:48
	v_add_f32_e32 v30, s28, v30
	.loc	1 72 39                         ; elements.py:72:39
	v_div_scale_f32 v32, null, v31, v31, v8
	v_fmac_f32_e32 v69, v17, v69
	v_div_scale_f32 v62, null, v28, v28, v13
	v_fmac_f32_e32 v73, v21, v73
	v_div_scale_f32 v66, null, v30, v30, v15
	v_rcp_f32_e32 v34, v32
	v_div_scale_f32 v43, null, v24, v24, v9
	v_div_scale_f32 v58, null, v26, v26, v11
	v_rcp_f32_e32 v72, v62
	v_rcp_f32_e32 v74, v66
	.loc	1 71 5 is_stmt 1                ; elements.py:71:5
	s_waitcnt_vscnt null, 0x0
	.loc	1 72 39                         ; elements.py:72:39
	v_rcp_f32_e32 v68, v43
	v_rcp_f32_e32 v70, v58
	.loc	1 71 5                          ; elements.py:71:5
	s_barrier
	buffer_gl0_inv
	.loc	1 72 39                         ; elements.py:72:39
	v_fma_f32 v16, -v32, v34, 1.0
	.loc	1 71 5                          ; elements.py:71:5
	ds_store_b128 v51, v[0:3]
	ds_store_b128 v52, v[4:7] offset:1024
	s_waitcnt lgkmcnt(0)
	.loc	1 72 39                         ; elements.py:72:39
	v_fma_f32 v20, -v62, v72, 1.0
	v_fma_f32 v22, -v66, v74, 1.0
	.loc	1 71 5                          ; elements.py:71:5
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[0:3], v47
	ds_load_b128 v[4:7], v47 offset:512
	.loc	1 72 39                         ; elements.py:72:39
	v_div_scale_f32 v55, s0, v9, v24, v9
	v_div_scale_f32 v63, s4, v13, v28, v13
	v_div_scale_f32 v67, s6, v15, v30, v15
	v_fmac_f32_e32 v34, v16, v34
	v_fma_f32 v16, -v43, v68, 1.0
	v_fma_f32 v18, -v58, v70, 1.0
	v_fmac_f32_e32 v74, v22, v74
	v_fmac_f32_e32 v72, v20, v72
	v_div_scale_f32 v33, vcc_lo, v8, v31, v8
	v_div_scale_f32 v59, s2, v11, v26, v11
	v_fma_f32 v19, -v60, v71, 1.0
	v_mul_f32_e32 v75, v67, v74
	v_dual_fmac_f32 v70, v18, v70 :: v_dual_mul_f32 v21, v63, v72
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v68, v16, v68 :: v_dual_fmac_f32 v71, v19, v71
	v_div_scale_f32 v57, s1, v10, v25, v10
	v_mul_f32_e32 v19, v59, v70
	.loc	1 71 5                          ; elements.py:71:5
	s_waitcnt lgkmcnt(1)
	s_clause 0x3
	buffer_store_b32 v0, v48, s[24:27], 0 offen
	buffer_store_b32 v1, v53, s[24:27], 0 offen
	buffer_store_b32 v2, v54, s[24:27], 0 offen
	buffer_store_b32 v3, v44, s[24:27], 0 offen
	s_waitcnt lgkmcnt(0)
	s_clause 0x3
	buffer_store_b32 v4, v45, s[24:27], 0 offen
	buffer_store_b32 v5, v46, s[24:27], 0 offen
	buffer_store_b32 v6, v49, s[24:27], 0 offen
	buffer_store_b32 v7, v50, s[24:27], 0 offen
	.loc	1 72 39                         ; elements.py:72:39
	v_mul_f32_e32 v17, v55, v68
	v_mul_f32_e32 v23, v33, v34
	v_div_scale_f32 v61, s3, v12, v27, v12
	v_fma_f32 v2, -v58, v19, v59
	v_fma_f32 v6, -v66, v75, v67
	v_fma_f32 v0, -v43, v17, v55
	v_fma_f32 v16, -v32, v23, v33
	v_mul_f32_e32 v18, v57, v69
	v_dual_mul_f32 v20, v61, v71 :: v_dual_fmac_f32 v19, v2, v70
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v17, v0, v68
	v_fmac_f32_e32 v23, v16, v34
	s_delay_alu instid0(VALU_DEP_4)
	v_fma_f32 v1, -v56, v18, v57
	v_div_scale_f32 v65, s5, v14, v29, v14
	v_fma_f32 v3, -v60, v20, v61
	v_fmac_f32_e32 v75, v6, v74
	v_fma_f32 v7, -v32, v23, v33
	v_fmac_f32_e32 v18, v1, v69
	v_fma_f32 v1, -v43, v17, v55
	v_fma_f32 v4, -v62, v21, v63
	v_mul_f32_e32 v22, v65, v73
	v_div_fmas_f32 v0, v7, v34, v23
	s_mov_b32 vcc_lo, s0
	v_fma_f32 v2, -v56, v18, v57
	v_div_fmas_f32 v1, v1, v68, v17
	s_mov_b32 vcc_lo, s1
	v_fmac_f32_e32 v21, v4, v72
	v_fma_f32 v5, -v64, v22, v65
	v_div_fmas_f32 v2, v2, v69, v18
	v_div_fixup_f32 v1, v1, v24, v9
	v_fmac_f32_e32 v20, v3, v71
	v_fma_f32 v3, -v58, v19, v59
	s_mov_b32 vcc_lo, s2
	v_fma_f32 v7, -v66, v75, v67
	v_fmac_f32_e32 v1, s29, v36
	v_fma_f32 v4, -v60, v20, v61
	v_div_fmas_f32 v3, v3, v70, v19
	s_mov_b32 vcc_lo, s3
	v_div_fixup_f32 v0, v0, v31, v8
	v_div_fixup_f32 v2, v2, v25, v10
	v_div_fmas_f32 v4, v4, v71, v20
	v_div_fixup_f32 v3, v3, v26, v11
	v_fmac_f32_e32 v22, v5, v73
	v_fma_f32 v5, -v62, v21, v63
	s_mov_b32 vcc_lo, s4
	v_div_fixup_f32 v4, v4, v27, v12
	v_fmac_f32_e32 v3, s29, v38
	v_fma_f32 v6, -v64, v22, v65
	v_div_fmas_f32 v5, v5, v72, v21
	s_mov_b32 vcc_lo, s5
	v_fmac_f32_e32 v4, s29, v39
	.loc	1 72 22 is_stmt 0               ; elements.py:72:22
	v_fma_f32 v1, -s9, v1, v36
	.loc	1 72 39                         ; elements.py:72:39
	v_div_fmas_f32 v6, v6, v73, v22
	s_mov_b32 vcc_lo, s6
	v_div_fixup_f32 v5, v5, v28, v13
	v_div_fmas_f32 v7, v7, v74, v75
	v_fmac_f32_e32 v0, s29, v35
	v_div_fixup_f32 v6, v6, v29, v14
	.loc	1 72 22                         ; elements.py:72:22
	v_fma_f32 v3, -s9, v3, v38
	.loc	1 72 39                         ; elements.py:72:39
	v_fmac_f32_e32 v5, s29, v40
	v_div_fixup_f32 v7, v7, v30, v15
	v_fmac_f32_e32 v2, s29, v37
	v_fmac_f32_e32 v6, s29, v41
	.loc	1 72 22                         ; elements.py:72:22
	v_fma_f32 v0, -s9, v0, v35
	v_fma_f32 v4, -s9, v4, v39
	.loc	1 72 39                         ; elements.py:72:39
	v_fmac_f32_e32 v7, s29, v42
	.loc	1 72 22                         ; elements.py:72:22
	v_fma_f32 v2, -s9, v2, v37
	v_fma_f32 v5, -s9, v5, v40
	v_fma_f32 v6, -s9, v6, v41
	.loc	1 72 5                          ; elements.py:72:5
	s_waitcnt_vscnt null, 0x0
	.loc	1 72 22                         ; elements.py:72:22
	v_fma_f32 v7, -s9, v7, v42
	.loc	1 72 5                          ; elements.py:72:5
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v51, v[0:3]
	ds_store_b128 v52, v[4:7] offset:1024
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[0:3], v47
	ds_load_b128 v[4:7], v47 offset:512
	s_waitcnt lgkmcnt(1)
	s_clause 0x3
	buffer_store_b32 v0, v48, s[16:19], 0 offen
	buffer_store_b32 v1, v53, s[16:19], 0 offen
	buffer_store_b32 v2, v54, s[16:19], 0 offen
	buffer_store_b32 v3, v44, s[16:19], 0 offen
	s_waitcnt lgkmcnt(0)
	s_clause 0x3
	buffer_store_b32 v4, v45, s[16:19], 0 offen
	buffer_store_b32 v5, v46, s[16:19], 0 offen
	buffer_store_b32 v6, v49, s[16:19], 0 offen
	buffer_store_b32 v7, v50, s[16:19], 0 offen
	.loc	1 62 1 is_stmt 1                ; elements.py:62:1
	s_endpgm
.Ltmp0:
.Lfunc_end0:
	.size	adam, .Lfunc_end0-adam
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel adam
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
		.amdhsa_next_free_vgpr 76
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-adam)<<4)&1008)>>4
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
	.set .Ladam.num_vgpr, 76
	.set .Ladam.num_agpr, 0
	.set .Ladam.numbered_sgpr, 30
	.set .Ladam.num_named_barrier, 0
	.set .Ladam.private_seg_size, 0
	.set .Ladam.uses_vcc, 1
	.set .Ladam.uses_flat_scratch, 0
	.set .Ladam.has_dyn_sized_stack, 0
	.set .Ladam.has_recursion, 0
	.set .Ladam.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2572
; TotalNumSgprs: 32
; NumVgprs: 76
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 32
; NumVGPRsForWavesPerEU: 76
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
	.byte	0                               ; DW_CHILDREN_no
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
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x1f DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	2                               ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string0                  ; DW_AT_comp_dir
                                        ; DW_AT_APPLE_optimized
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
.Ldebug_info_end0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"elements.py"                   ; string offset=7 ; elements.py
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
      - .offset:         44
        .size:           4
        .value_kind:     by_value
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
    .max_flat_workgroup_size: 128
    .name:           adam
    .private_segment_fixed_size: 0
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         adam.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     76
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
