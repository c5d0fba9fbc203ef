	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	linear_attention                ; -- Begin function linear_attention
	.p2align	8
	.type	linear_attention,@function
linear_attention:                       ; @linear_attention
.Lfunc_begin0:
	.file	1 "triton" "attention.py"
	.loc	1 81 0                          ; attention.py:81:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b32 s20, s[0:1], 0x28
.Ltmp0:
	.loc	1 94 9 prologue_end             ; attention.py:94:9
	v_readfirstlane_b32 s16, v0
	.loc	1 87 5                          ; attention.py:87:5
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s20, 1
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; attention.py:0:5
	s_clause 0x1
	s_load_b256 s[4:11], s[0:1], 0x0
	s_load_b64 s[12:13], s[0:1], 0x20
	.loc	1 84 12 is_stmt 1               ; attention.py:84:12
	v_and_b32_e32 v1, 31, v0
	s_load_b32 s0, s[0:1], 0x2c
	s_bfe_i32 s1, s16, 0x10006
	s_and_b32 s2, s16, 64
	.loc	1 94 9                          ; attention.py:94:9
	s_lshr_b32 s18, s16, 5
	.loc	1 84 12                         ; attention.py:84:12
	v_and_or_b32 v1, 0x60, s16, v1
	v_bfe_i32 v2, v0, 0, 1
	.loc	1 87 5                          ; attention.py:87:5
	v_and_b16 v0.l, v0.l, 31
	s_and_b32 s19, s1, 0x104
	s_lshr_b32 s27, s2, 4
	v_dual_mov_b32 v8, 0 :: v_dual_and_b32 v3, 63, v1
	v_dual_mov_b32 v10, 0 :: v_dual_lshlrev_b32 v1, 2, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mov_b32 v14, 0 :: v_dual_lshlrev_b32 v5, 2, v3
	v_dual_mov_b32 v12, 0 :: v_dual_and_b32 v1, 0xf8, v1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s7, 0xffff
	s_and_b32 s17, s11, 0xffff
	s_and_b32 s9, s9, 0xffff
	s_and_b32 s5, s5, 0xffff
	s_and_b32 s13, s13, 0xffff
	s_cmp_eq_u32 s2, 0
	v_and_or_b32 v2, 0x104, v2, v1
	s_cselect_b32 vcc_lo, -1, 0
	s_and_b32 s2, s16, 0xffe0
	v_xor_b32_e32 v3, s19, v5
	v_or_b16 v0.l, s2, v0.l
	v_xor_b32_e32 v7, s27, v2
	v_dual_mov_b32 v9, 0 :: v_dual_add_nc_u32 v4, 0, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v31, 0 :: v_dual_add_nc_u32 v2, 0, v3
	v_and_b32_e32 v0, 63, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v16, 0 :: v_dual_add_nc_u32 v3, 0, v7
	v_dual_mov_b32 v7, 0 :: v_dual_add_nc_u32 v4, s27, v4
	v_mov_b32_e32 v33, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v36, 0 :: v_dual_lshlrev_b32 v1, 2, v0
	v_dual_mov_b32 v11, 0 :: v_dual_lshlrev_b32 v6, 1, v0
	v_dual_mov_b32 v18, 0 :: v_dual_add_nc_u32 v5, 0, v5
	v_lshl_or_b32 v0, s15, 8, v1
	s_delay_alu instid0(VALU_DEP_3)
	v_lshl_or_b32 v1, s15, 7, v6
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v25, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v13, 0
	s_mov_b32 s3, 0x31027000
	s_mov_b32 s2, 0x7ffffffe
	s_lshl_b32 s22, s0, 2
	s_lshl_b32 s24, s0, 1
	s_lshr_b32 s0, s16, 4
	s_lshl_b32 s21, s14, 8
	s_lshl_b32 s23, s14, 7
	s_and_b32 s25, s18, 2
	s_and_b32 s26, s0, 4
	s_mov_b32 s0, s6
	s_mov_b32 s16, s10
	s_mov_b32 s18, s2
	s_mov_b32 s19, s3
	s_mov_b32 s10, s2
	s_mov_b32 s11, s3
	s_mov_b32 s6, s2
	s_mov_b32 s7, s3
	s_mov_b32 s14, s2
	s_mov_b32 s15, s3
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 89 15                         ; attention.py:89:15
	s_add_i32 s27, s25, s23
	.loc	1 88 16                         ; attention.py:88:16
	v_dual_mov_b32 v38, v19 :: v_dual_mov_b32 v39, v25
	v_dual_mov_b32 v19, v18 :: v_dual_mov_b32 v18, v15
	v_mov_b32_e32 v51, v33
	v_dual_mov_b32 v15, v14 :: v_dual_mov_b32 v14, v12
	v_dual_mov_b32 v12, v11 :: v_dual_mov_b32 v11, v10
	v_dual_mov_b32 v10, v9 :: v_dual_mov_b32 v9, v8
	v_dual_mov_b32 v8, v7 :: v_dual_mov_b32 v7, v6
	.loc	1 91 17                         ; attention.py:91:17
	v_add_nc_u32_e32 v6, s23, v1
	.loc	1 90 16                         ; attention.py:90:16
	s_add_i32 s28, s26, s21
	.loc	1 89 15                         ; attention.py:89:15
	v_mov_b32_e32 v53, s27
	.loc	1 88 16                         ; attention.py:88:16
	v_mov_b32_e32 v25, v20
	v_dual_mov_b32 v47, v27 :: v_dual_mov_b32 v20, v17
	v_dual_mov_b32 v17, v16 :: v_dual_mov_b32 v50, v37
	.loc	1 90 16                         ; attention.py:90:16
	v_mov_b32_e32 v16, s28
	.loc	1 88 16                         ; attention.py:88:16
	v_dual_mov_b32 v40, v24 :: v_dual_mov_b32 v41, v23
	v_dual_mov_b32 v24, v21 :: v_dual_mov_b32 v23, v22
	v_dual_mov_b32 v42, v35 :: v_dual_mov_b32 v35, v28
	v_dual_mov_b32 v44, v34 :: v_dual_mov_b32 v43, v32
	v_dual_mov_b32 v46, v30 :: v_dual_mov_b32 v45, v29
	v_dual_mov_b32 v48, v26 :: v_dual_mov_b32 v49, v36
	v_mov_b32_e32 v52, v31
	.loc	1 91 17                         ; attention.py:91:17
	buffer_load_u16 v37, v6, s[8:11], 0 offen
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v6, v53, s[0:3], 0 offen
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v21, v16, s[16:19], 0 offen
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v22, v53, s[0:3], 0 offen offset:4
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v26, v16, s[16:19], 0 offen offset:8
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v27, v53, s[0:3], 0 offen offset:8
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v28, v16, s[16:19], 0 offen offset:16
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v29, v53, s[0:3], 0 offen offset:12
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v30, v16, s[16:19], 0 offen offset:24
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v31, v53, s[0:3], 0 offen offset:112
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v32, v16, s[16:19], 0 offen offset:224
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v33, v53, s[0:3], 0 offen offset:116
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v34, v16, s[16:19], 0 offen offset:232
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v36, v53, s[0:3], 0 offen offset:120
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v54, v16, s[16:19], 0 offen offset:240
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v55, v53, s[0:3], 0 offen offset:124
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v56, v16, s[16:19], 0 offen offset:248
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v57, v53, s[0:3], 0 offen offset:24
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v58, v16, s[16:19], 0 offen offset:48
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v59, v53, s[0:3], 0 offen offset:16
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v60, v16, s[16:19], 0 offen offset:32
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v61, v53, s[0:3], 0 offen offset:20
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v62, v16, s[16:19], 0 offen offset:40
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v63, v53, s[0:3], 0 offen offset:28
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v64, v16, s[16:19], 0 offen offset:56
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v65, v53, s[0:3], 0 offen offset:56
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v66, v16, s[16:19], 0 offen offset:112
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v67, v53, s[0:3], 0 offen offset:48
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v68, v16, s[16:19], 0 offen offset:96
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v69, v53, s[0:3], 0 offen offset:40
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v70, v16, s[16:19], 0 offen offset:80
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v71, v53, s[0:3], 0 offen offset:32
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v72, v16, s[16:19], 0 offen offset:64
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v73, v53, s[0:3], 0 offen offset:36
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v74, v16, s[16:19], 0 offen offset:72
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v75, v53, s[0:3], 0 offen offset:44
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v76, v16, s[16:19], 0 offen offset:88
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v77, v53, s[0:3], 0 offen offset:52
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v78, v16, s[16:19], 0 offen offset:104
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v79, v53, s[0:3], 0 offen offset:60
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v80, v16, s[16:19], 0 offen offset:120
	.loc	1 89 15                         ; attention.py:89:15
	buffer_load_u16 v81, v53, s[0:3], 0 offen offset:88
	.loc	1 90 16                         ; attention.py:90:16
	buffer_load_b32 v82, v16, s[16:19], 0 offen offset:176
	.loc	1 89 15                         ; attention.py:89:15
	s_clause 0x8
	buffer_load_u16 v83, v53, s[0:3], 0 offen offset:64
	buffer_load_u16 v84, v53, s[0:3], 0 offen offset:68
	buffer_load_u16 v85, v53, s[0:3], 0 offen offset:72
	buffer_load_u16 v86, v53, s[0:3], 0 offen offset:76
	buffer_load_u16 v87, v53, s[0:3], 0 offen offset:80
	buffer_load_u16 v88, v53, s[0:3], 0 offen offset:84
	buffer_load_u16 v89, v53, s[0:3], 0 offen offset:92
	buffer_load_u16 v90, v53, s[0:3], 0 offen offset:108
	buffer_load_u16 v91, v53, s[0:3], 0 offen offset:100
	.loc	1 90 16                         ; attention.py:90:16
	s_clause 0xa
	buffer_load_b32 v94, v16, s[16:19], 0 offen offset:192
	buffer_load_b32 v95, v16, s[16:19], 0 offen offset:200
	buffer_load_b32 v96, v16, s[16:19], 0 offen offset:208
	buffer_load_b32 v97, v16, s[16:19], 0 offen offset:216
	buffer_load_b32 v98, v16, s[16:19], 0 offen offset:128
	buffer_load_b32 v99, v16, s[16:19], 0 offen offset:136
	buffer_load_b32 v100, v16, s[16:19], 0 offen offset:144
	buffer_load_b32 v101, v16, s[16:19], 0 offen offset:152
	buffer_load_b32 v102, v16, s[16:19], 0 offen offset:160
	buffer_load_b32 v103, v16, s[16:19], 0 offen offset:168
	buffer_load_b32 v104, v16, s[16:19], 0 offen offset:184
	.loc	1 89 15                         ; attention.py:89:15
	s_clause 0x1
	buffer_load_u16 v92, v53, s[0:3], 0 offen offset:96
	buffer_load_u16 v93, v53, s[0:3], 0 offen offset:104
	.loc	1 87 5                          ; attention.py:87:5
	s_add_i32 s20, s20, -1
	s_add_i32 s23, s23, s24
	.loc	1 93 41                         ; attention.py:93:41
	s_waitcnt vmcnt(62)
	v_fma_mix_f32 v6, v6, v37, neg(0) op_sel_hi:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	.loc	1 93 17 is_stmt 0               ; attention.py:93:17
	v_fmac_f32_e32 v6, v7, v21
	.loc	1 93 41                         ; attention.py:93:41
	s_waitcnt vmcnt(61)
	v_fma_mix_f32 v7, v22, v37, neg(0) op_sel_hi:[1,1,0]
	.loc	1 93 17                         ; attention.py:93:17
	s_waitcnt vmcnt(60)
	v_fmac_f32_e32 v7, v8, v26
	.loc	1 93 41                         ; attention.py:93:41
	s_waitcnt vmcnt(59)
	v_fma_mix_f32 v8, v27, v37, neg(0) op_sel_hi:[1,1,0]
	.loc	1 93 17                         ; attention.py:93:17
	s_waitcnt vmcnt(58)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v8, v9, v28
	.loc	1 93 41                         ; attention.py:93:41
	s_waitcnt vmcnt(57)
	v_fma_mix_f32 v9, v29, v37, neg(0) op_sel_hi:[1,1,0]
	s_waitcnt vmcnt(45)
	v_fma_mix_f32 v16, v37, v59, neg(0) op_sel_hi:[1,1,0]
	.loc	1 93 17                         ; attention.py:93:17
	v_fmac_f32_e32 v9, v10, v30
	.loc	1 93 41                         ; attention.py:93:41
	v_fma_mix_f32 v10, v31, v37, neg(0) op_sel_hi:[1,1,0]
	.loc	1 93 17                         ; attention.py:93:17
	s_waitcnt vmcnt(44)
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v16, v17, v60
	.loc	1 93 41                         ; attention.py:93:41
	s_waitcnt vmcnt(43)
	v_fma_mix_f32 v17, v37, v61, neg(0) op_sel_hi:[1,1,0]
	.loc	1 92 17 is_stmt 1               ; attention.py:92:17
	s_clause 0x1
	buffer_load_u16 v59, v53, s[4:7], 0 offen offset:24
	buffer_load_u16 v60, v53, s[4:7], 0 offen offset:28
	.loc	1 93 41                         ; attention.py:93:41
	s_waitcnt vmcnt(37)
	v_fma_mix_f32 v21, v37, v69, neg(0) op_sel_hi:[1,1,0]
	.loc	1 93 17 is_stmt 0               ; attention.py:93:17
	v_fmac_f32_e32 v10, v11, v32
	.loc	1 93 41                         ; attention.py:93:41
	v_fma_mix_f32 v11, v33, v37, neg(0) op_sel_hi:[1,1,0]
	.loc	1 93 17                         ; attention.py:93:17
	v_fmac_f32_e32 v17, v20, v62
	.loc	1 93 41                         ; attention.py:93:41
	v_fma_mix_f32 v20, v37, v67, neg(0) op_sel_hi:[1,1,0]
	.loc	1 93 17                         ; attention.py:93:17
	s_waitcnt vmcnt(36)
	v_fmac_f32_e32 v21, v24, v70
	.loc	1 93 41                         ; attention.py:93:41
	s_waitcnt vmcnt(31)
	v_fma_mix_f32 v24, v37, v75, neg(0) op_sel_hi:[1,1,0]
	.loc	1 93 17                         ; attention.py:93:17
	v_fmac_f32_e32 v11, v12, v34
	.loc	1 93 41                         ; attention.py:93:41
	v_fma_mix_f32 v12, v36, v37, neg(0) op_sel_hi:[1,1,0]
	.loc	1 93 17                         ; attention.py:93:17
	v_fmac_f32_e32 v20, v25, v68
	.loc	1 93 41                         ; attention.py:93:41
	s_waitcnt vmcnt(27)
	v_fma_mix_f32 v75, v37, v79, neg(0) op_sel_hi:[1,1,0]
	v_fma_mix_f32 v22, v37, v71, neg(0) op_sel_hi:[1,1,0]
	.loc	1 92 17 is_stmt 1               ; attention.py:92:17
	s_clause 0x1
	buffer_load_u16 v61, v53, s[4:7], 0 offen offset:32
	buffer_load_u16 v62, v53, s[4:7], 0 offen offset:36
	.loc	1 93 17                         ; attention.py:93:17
	v_fmac_f32_e32 v12, v14, v54
	.loc	1 93 41 is_stmt 0               ; attention.py:93:41
	v_fma_mix_f32 v14, v55, v37, neg(0) op_sel_hi:[1,1,0]
	.loc	1 92 17 is_stmt 1               ; attention.py:92:17
	s_clause 0x1
	buffer_load_u16 v54, v53, s[4:7], 0 offen
	buffer_load_u16 v105, v53, s[4:7], 0 offen offset:4
	.loc	1 93 17                         ; attention.py:93:17
	v_fmac_f32_e32 v22, v23, v72
	.loc	1 93 41 is_stmt 0               ; attention.py:93:41
	v_fma_mix_f32 v23, v37, v73, neg(0) op_sel_hi:[1,1,0]
	v_fma_mix_f32 v25, v37, v77, neg(0) op_sel_hi:[1,1,0]
	.loc	1 93 17                         ; attention.py:93:17
	v_fmac_f32_e32 v14, v15, v56
	.loc	1 93 41                         ; attention.py:93:41
	v_fma_mix_f32 v15, v37, v57, neg(0) op_sel_hi:[1,1,0]
	.loc	1 92 17 is_stmt 1               ; attention.py:92:17
	s_clause 0x5
	buffer_load_u16 v55, v53, s[4:7], 0 offen offset:8
	buffer_load_u16 v56, v53, s[4:7], 0 offen offset:12
	buffer_load_u16 v68, v53, s[4:7], 0 offen offset:64
	buffer_load_u16 v69, v53, s[4:7], 0 offen offset:68
	buffer_load_u16 v70, v53, s[4:7], 0 offen offset:72
	buffer_load_u16 v71, v53, s[4:7], 0 offen offset:76
	.loc	1 93 17                         ; attention.py:93:17
	v_fmac_f32_e32 v23, v41, v74
	v_fmac_f32_e32 v15, v18, v58
	.loc	1 93 41 is_stmt 0               ; attention.py:93:41
	v_fma_mix_f32 v18, v37, v63, neg(0) op_sel_hi:[1,1,0]
	.loc	1 92 17 is_stmt 1               ; attention.py:92:17
	s_clause 0x3
	buffer_load_u16 v57, v53, s[4:7], 0 offen offset:16
	buffer_load_u16 v58, v53, s[4:7], 0 offen offset:20
	buffer_load_u16 v41, v53, s[4:7], 0 offen offset:80
	buffer_load_u16 v72, v53, s[4:7], 0 offen offset:84
	.loc	1 93 17                         ; attention.py:93:17
	v_dual_fmac_f32 v24, v40, v76 :: v_dual_fmac_f32 v25, v39, v78
	v_fmac_f32_e32 v18, v19, v64
	.loc	1 93 41 is_stmt 0               ; attention.py:93:41
	v_fma_mix_f32 v19, v37, v65, neg(0) op_sel_hi:[1,1,0]
	.loc	1 92 17 is_stmt 1               ; attention.py:92:17
	s_clause 0x5
	buffer_load_u16 v63, v53, s[4:7], 0 offen offset:40
	buffer_load_u16 v64, v53, s[4:7], 0 offen offset:44
	buffer_load_u16 v40, v53, s[4:7], 0 offen offset:88
	buffer_load_u16 v73, v53, s[4:7], 0 offen offset:92
	buffer_load_u16 v39, v53, s[4:7], 0 offen offset:96
	buffer_load_u16 v74, v53, s[4:7], 0 offen offset:100
	.loc	1 93 17                         ; attention.py:93:17
	s_waitcnt vmcnt(46)
	v_fmac_f32_e32 v75, v13, v80
	v_fmac_f32_e32 v19, v38, v66
	.loc	1 92 17                         ; attention.py:92:17
	s_clause 0x9
	buffer_load_u16 v38, v53, s[4:7], 0 offen offset:48
	buffer_load_u16 v65, v53, s[4:7], 0 offen offset:52
	buffer_load_u16 v66, v53, s[4:7], 0 offen offset:56
	buffer_load_u16 v67, v53, s[4:7], 0 offen offset:60
	buffer_load_u16 v13, v53, s[4:7], 0 offen offset:104
	buffer_load_u16 v76, v53, s[4:7], 0 offen offset:108
	buffer_load_u16 v77, v53, s[4:7], 0 offen offset:112
	buffer_load_u16 v78, v53, s[4:7], 0 offen offset:116
	buffer_load_u16 v79, v53, s[4:7], 0 offen offset:120
	buffer_load_u16 v53, v53, s[4:7], 0 offen offset:124
	.loc	1 93 41                         ; attention.py:93:41
	s_waitcnt vmcnt(55)
	v_fma_mix_f32 v28, v37, v81, neg(0) op_sel_hi:[1,1,0]
	s_waitcnt vmcnt(48)
	v_fma_mix_f32 v32, v37, v88, neg(0) op_sel_hi:[1,1,0]
	v_fma_mix_f32 v29, v37, v86, neg(0) op_sel_hi:[1,1,0]
	v_fma_mix_f32 v27, v37, v84, neg(0) op_sel_hi:[1,1,0]
	v_fma_mix_f32 v26, v37, v83, neg(0) op_sel_hi:[1,1,0]
	.loc	1 93 17 is_stmt 0               ; attention.py:93:17
	v_fmac_f32_e32 v28, v35, v82
	.loc	1 93 41                         ; attention.py:93:41
	s_waitcnt vmcnt(47)
	v_fma_mix_f32 v35, v37, v89, neg(0) op_sel_hi:[1,1,0]
	v_fma_mix_f32 v30, v37, v85, neg(0) op_sel_hi:[1,1,0]
	v_fma_mix_f32 v34, v37, v87, neg(0) op_sel_hi:[1,1,0]
	s_waitcnt vmcnt(46)
	v_fma_mix_f32 v36, v37, v90, neg(0) op_sel_hi:[1,1,0]
	s_waitcnt vmcnt(45)
	v_fma_mix_f32 v33, v37, v91, neg(0) op_sel_hi:[1,1,0]
	s_waitcnt vmcnt(33)
	v_fma_mix_f32 v31, v37, v92, neg(0) op_sel_hi:[1,1,0]
	s_waitcnt vmcnt(32)
	v_fma_mix_f32 v37, v37, v93, neg(0) op_sel_hi:[1,1,0]
	.loc	1 93 17                         ; attention.py:93:17
	v_dual_fmac_f32 v34, v44, v102 :: v_dual_fmac_f32 v27, v47, v99
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v30, v46, v100 :: v_dual_fmac_f32 v31, v52, v94
	v_dual_fmac_f32 v26, v48, v98 :: v_dual_fmac_f32 v35, v42, v104
	v_dual_fmac_f32 v29, v45, v101 :: v_dual_fmac_f32 v32, v43, v103
	v_fmac_f32_e32 v37, v50, v96
	v_dual_fmac_f32 v33, v51, v95 :: v_dual_fmac_f32 v36, v49, v97
	.loc	1 94 44 is_stmt 1               ; attention.py:94:44
	s_waitcnt vmcnt(30)
	v_fma_mix_f32 v44, v60, v18, neg(0) op_sel_hi:[1,0,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:94:37 ] ]
	v_fma_mix_f32 v44, v15, v59, v44 op_sel_hi:[0,1,0]
.Ltmp2:
	.loc	1 94 44                         ; attention.py:94:44
	s_waitcnt vmcnt(28)
	v_fma_mix_f32 v49, v62, v23, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(26)
	v_fma_mix_f32 v42, v105, v7, neg(0) op_sel_hi:[1,0,0]
.Ltmp3:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:94:37 ] ]
	v_fma_mix_f32 v49, v22, v61, v49 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_2)
	v_fma_mix_f32 v42, v6, v54, v42 op_sel_hi:[0,1,0]
.Ltmp4:
	.loc	1 94 44                         ; attention.py:94:44
	s_waitcnt vmcnt(24)
	v_fma_mix_f32 v43, v56, v9, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(22)
	v_fma_mix_f32 v56, v69, v27, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(20)
	v_fma_mix_f32 v52, v71, v29, neg(0) op_sel_hi:[1,0,0]
.Ltmp5:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:94:37 ] ]
	v_fma_mix_f32 v43, v8, v55, v43 op_sel_hi:[0,1,0]
.Ltmp6:
	.loc	1 94 44                         ; attention.py:94:44
	s_waitcnt vmcnt(18)
	v_fma_mix_f32 v45, v58, v17, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(16)
	v_fma_mix_f32 v51, v72, v32, neg(0) op_sel_hi:[1,0,0]
.Ltmp7:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:94:37 ] ]
	v_fma_mix_f32 v52, v30, v70, v52 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_3)
	v_fma_mix_f32 v45, v16, v57, v45 op_sel_hi:[0,1,0]
.Ltmp8:
	.loc	1 94 44                         ; attention.py:94:44
	s_waitcnt vmcnt(14)
	v_fma_mix_f32 v48, v64, v24, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(12)
	v_fma_mix_f32 v50, v73, v35, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(10)
	v_fma_mix_f32 v60, v74, v33, neg(0) op_sel_hi:[1,0,0]
.Ltmp9:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:94:37 ] ]
	v_fma_mix_f32 v41, v34, v41, v51 op_sel_hi:[0,1,0]
	v_dual_add_f32 v42, v42, v43 :: v_dual_add_f32 v43, v45, v44
.Ltmp10:
	.loc	1 94 44                         ; attention.py:94:44
	s_waitcnt vmcnt(6)
	v_fma_mix_f32 v46, v67, v75, neg(0) op_sel_hi:[1,0,0]
	v_fma_mix_f32 v47, v65, v25, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(4)
	v_fma_mix_f32 v58, v76, v36, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(2)
	v_fma_mix_f32 v62, v78, v11, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v53, v53, v14, neg(0) op_sel_hi:[1,0,0]
.Ltmp11:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:94:37 ] ]
	v_fma_mix_f32 v48, v21, v63, v48 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v38, v20, v38, v47 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v46, v19, v66, v46 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v47, v26, v68, v56 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v40, v28, v40, v50 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v39, v31, v39, v60 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v13, v37, v13, v58 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v50, v10, v77, v62 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v51, v12, v79, v53 op_sel_hi:[0,1,0]
	v_add_f32_e32 v44, v49, v48
	v_dual_add_f32 v38, v38, v46 :: v_dual_add_f32 v45, v47, v52
	v_dual_add_f32 v40, v41, v40 :: v_dual_add_f32 v13, v39, v13
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v39, v50, v51
	v_dual_add_f32 v41, v42, v43 :: v_dual_add_f32 v38, v44, v38
.Ltmp12:
	.loc	2 314 12                        ; standard.py:314:12 @[ attention.py:94:37 ]
	s_waitcnt_vscnt null, 0x0
	s_barrier
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
.Ltmp13:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:94:37 ] ]
	v_add_f32_e32 v13, v13, v39
.Ltmp14:
	.loc	2 314 12                        ; standard.py:314:12 @[ attention.py:94:37 ]
	buffer_gl0_inv
.Ltmp15:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:94:37 ] ]
	v_add_f32_e32 v38, v41, v38
	v_add_f32_e32 v40, v45, v40
	v_add_f32_e32 v13, v40, v13
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v13, v38, v13
.Ltmp16:
	.loc	2 314 12                        ; standard.py:314:12 @[ attention.py:94:37 ]
	ds_store_b32 v2, v13
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v13, v3
.Ltmp17:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:94:37 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v13, v13, v13 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp18:
	.loc	2 314 12                        ; standard.py:314:12 @[ attention.py:94:37 ]
	s_barrier
	buffer_gl0_inv
	ds_store_b32 v4, v13
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v38, v5
.Ltmp19:
	.loc	1 94 9                          ; attention.py:94:9
	v_add_nc_u32_e32 v13, s21, v0
	.loc	1 87 5                          ; attention.py:87:5
	s_add_i32 s21, s21, s22
	s_cmp_lg_u32 s20, 0
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 94 9                          ; attention.py:94:9
	v_cndmask_b32_e32 v39, 0x80000000, v13, vcc_lo
	v_mov_b32_e32 v13, v75
	s_waitcnt lgkmcnt(0)
	buffer_store_b32 v38, v39, s[12:15], 0 offen
	.loc	1 87 5                          ; attention.py:87:5
	s_cbranch_scc1 .LBB0_2
.LBB0_3:                                ; %._crit_edge
	.loc	1 81 1                          ; attention.py:81:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp20:
.Lfunc_end0:
	.size	linear_attention, .Lfunc_end0-linear_attention
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel linear_attention
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
		.amdhsa_next_free_vgpr 106
		.amdhsa_next_free_sgpr 29
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-linear_attention)<<4)&1008)>>4
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
	.set .Llinear_attention.num_vgpr, 106
	.set .Llinear_attention.num_agpr, 0
	.set .Llinear_attention.numbered_sgpr, 29
	.set .Llinear_attention.num_named_barrier, 0
	.set .Llinear_attention.private_seg_size, 0
	.set .Llinear_attention.uses_vcc, 1
	.set .Llinear_attention.uses_flat_scratch, 0
	.set .Llinear_attention.has_dyn_sized_stack, 0
	.set .Llinear_attention.has_recursion, 0
	.set .Llinear_attention.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2512
; TotalNumSgprs: 31
; NumVgprs: 106
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 13
; NumSGPRsForWavesPerEU: 31
; NumVGPRsForWavesPerEU: 106
; Occupancy: 12
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
	.byte	94                              ; DW_AT_call_line
	.byte	37                              ; DW_AT_call_column
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
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
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
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"attention.py"                  ; string offset=7 ; attention.py
.Linfo_string2:
	.asciz	"linear_attention"              ; string offset=20 ; linear_attention
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
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
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
    .name:           linear_attention
    .private_segment_fixed_size: 0
    .sgpr_count:     31
    .sgpr_spill_count: 0
    .symbol:         linear_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     106
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
