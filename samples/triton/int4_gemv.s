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
	.loc	1 115 5 prologue_end            ; matrices.py:115:5
	v_readfirstlane_b32 s16, v0
	.loc	1 106 43                        ; matrices.py:106:43
	s_and_b32 s2, s16, 0x60
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_or_b32 v1, v0, 31, s2
	v_and_b32_e32 v4, 63, v1
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 106 14 is_stmt 0              ; matrices.py:106:14
	v_lshl_or_b32 v2, s15, 6, v4
	.loc	1 108 5 is_stmt 1               ; matrices.py:108:5
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s7, 1
	s_cbranch_scc1 .LBB0_4
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 110 59 is_stmt 1              ; matrices.py:110:59
	v_ashrrev_i32_e32 v3, 31, v2
	s_load_b128 s[8:11], s[0:1], 0x0
	.loc	1 0 0 is_stmt 0                 ; matrices.py:0
	s_lshr_b32 s3, s16, 5
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	1 106 43 is_stmt 1              ; matrices.py:106:43
	s_lshr_b32 s17, s3, 1
	.loc	1 110 59                        ; matrices.py:110:59
	v_lshrrev_b32_e32 v3, 29, v3
	.loc	1 110 49 is_stmt 0              ; matrices.py:110:49
	s_ashr_i32 s3, s6, 31
	s_load_b64 s[0:1], s[0:1], 0x10
	s_lshr_b32 s3, s3, 29
	v_bfe_i32 v7, v0, 0, 1
	.loc	1 110 59                        ; matrices.py:110:59
	v_add_nc_u32_e32 v3, v2, v3
	.loc	1 110 49                        ; matrices.py:110:49
	s_add_i32 s3, s6, s3
	v_lshlrev_b32_e32 v8, 2, v4
	s_ashr_i32 s50, s3, 3
	s_and_b32 s54, s3, -8
	.loc	1 111 30 is_stmt 1              ; matrices.py:111:30
	v_and_b32_e32 v5, 0x3ffffff8, v3
	.loc	1 106 43                        ; matrices.py:106:43
	s_or_b32 s18, s17, 2
	s_or_b32 s19, s17, 4
	s_or_b32 s20, s17, 6
	s_or_b32 s21, s17, 8
	.loc	1 111 30                        ; matrices.py:111:30
	v_sub_nc_u32_e32 v6, v2, v5
	.loc	1 110 59                        ; matrices.py:110:59
	v_ashrrev_i32_e32 v5, 3, v3
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[12:13], s[10:11]
	.loc	1 106 43                        ; matrices.py:106:43
	s_and_b32 s10, s2, 64
	s_bfe_i32 s2, s2, 0x10006
	.loc	1 111 29                        ; matrices.py:111:29
	v_lshlrev_b32_e32 v3, 2, v6
	v_and_b32_e32 v6, 0xf8, v1
	s_and_b32 s2, s2, 0x104
	s_lshr_b32 s3, s10, 4
	v_xor_b32_e32 v4, s2, v8
	.loc	1 106 43                        ; matrices.py:106:43
	s_or_b32 s22, s17, 10
	.loc	1 108 5                         ; matrices.py:108:5
	v_mad_u64_u32 v[0:1], null, s17, s50, v[5:6]
	v_and_or_b32 v1, 0x104, v7, v6
	v_add_nc_u32_e32 v7, 0, v8
	v_add_nc_u32_e32 v4, 0, v4
	.loc	1 106 43                        ; matrices.py:106:43
	s_or_b32 s23, s17, 12
	s_or_b32 s24, s17, 14
	v_xor_b32_e32 v5, s3, v1
	v_dual_mov_b32 v1, 0 :: v_dual_add_nc_u32 v6, 0, v6
	s_or_b32 s25, s17, 16
	s_or_b32 s26, s17, 18
	s_delay_alu instid0(VALU_DEP_2)
	v_add_nc_u32_e32 v5, 0, v5
	s_or_b32 s27, s17, 20
	v_add_nc_u32_e32 v6, s3, v6
	s_or_b32 s28, s17, 22
	s_or_b32 s29, s17, 24
	s_or_b32 s30, s17, 26
	s_or_b32 s31, s17, 28
	s_or_b32 s33, s17, 30
	s_or_b32 s34, s17, 32
	s_or_b32 s35, s17, 34
	s_or_b32 s36, s17, 36
	s_or_b32 s37, s17, 38
	s_or_b32 s38, s17, 40
	s_or_b32 s39, s17, 42
	s_or_b32 s40, s17, 44
	s_or_b32 s41, s17, 46
	s_or_b32 s42, s17, 48
	s_or_b32 s43, s17, 50
	s_or_b32 s44, s17, 52
	s_or_b32 s45, s17, 54
	s_or_b32 s46, s17, 56
	s_or_b32 s47, s17, 58
	s_or_b32 s48, s17, 60
	s_or_b32 s49, s17, 62
	s_lshl_b32 s51, s50, 1
	s_lshl_b32 s52, s50, 2
	s_mul_i32 s53, s50, 6
	s_mul_i32 s55, s50, 10
	s_mul_i32 s56, s50, 12
	s_mul_i32 s57, s50, 14
	s_lshl_b32 s58, s50, 4
	s_mul_i32 s59, s50, 18
	s_mul_i32 s60, s50, 20
	s_mul_i32 s61, s50, 22
	s_mul_i32 s62, s50, 24
	s_mul_i32 s63, s50, 26
	s_mul_i32 s64, s50, 28
	s_mul_i32 s65, s50, 30
	s_lshl_b32 s66, s50, 5
	s_mul_i32 s67, s50, 34
	s_mul_i32 s68, s50, 36
	s_mul_i32 s69, s50, 38
	s_mul_i32 s70, s50, 40
	s_mul_i32 s71, s50, 42
	s_mul_i32 s72, s50, 44
	s_mul_i32 s73, s50, 46
	s_mul_i32 s74, s50, 48
	s_mul_i32 s75, s50, 50
	s_mul_i32 s76, s50, 52
	s_mul_i32 s77, s50, 54
	s_mul_i32 s78, s50, 56
	s_mul_i32 s79, s50, 58
	s_mul_i32 s80, s50, 60
	s_mul_i32 s81, s50, 62
	s_and_b32 s13, s13, 0xffff
	s_mov_b32 s15, 0x31027000
	s_mov_b32 s14, 0x7ffffffe
	s_and_b32 s1, s1, 0xffff
	s_and_b32 s9, s9, 0xffff
	s_mov_b32 s82, 0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 0 43 is_stmt 0                ; matrices.py:0:43
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[8:9], null, s82, s50, v[0:1]
	.loc	1 112 35 is_stmt 1              ; matrices.py:112:35
	s_ashr_i32 s83, s82, 31
	.loc	1 113 26                        ; matrices.py:113:26
	s_or_b32 s10, s82, s17
	.loc	1 112 35                        ; matrices.py:112:35
	s_lshr_b32 s83, s83, 25
	.loc	1 113 26                        ; matrices.py:113:26
	s_or_b32 s11, s82, s18
	.loc	1 112 35                        ; matrices.py:112:35
	s_add_i32 s83, s82, s83
	.loc	1 113 18                        ; matrices.py:113:18
	s_lshl_b32 s10, s10, 1
	.loc	1 112 35                        ; matrices.py:112:35
	s_ashr_i32 s83, s83, 7
	.loc	1 110 18                        ; matrices.py:110:18
	v_lshlrev_b32_e32 v41, 2, v8
	.loc	1 113 26                        ; matrices.py:113:26
	s_or_b32 s84, s82, s19
	.loc	1 113 18 is_stmt 0              ; matrices.py:113:18
	v_mov_b32_e32 v9, s10
	s_lshl_b32 s10, s11, 1
	.loc	1 110 18 is_stmt 1              ; matrices.py:110:18
	v_add_lshl_u32 v42, v8, s51, 2
	v_add_lshl_u32 v43, v8, s52, 2
	.loc	1 112 34                        ; matrices.py:112:34
	s_mul_i32 s83, s83, s6
	.loc	1 113 26                        ; matrices.py:113:26
	s_or_b32 s85, s82, s20
	.loc	1 113 18 is_stmt 0              ; matrices.py:113:18
	v_mov_b32_e32 v10, s10
	s_lshl_b32 s10, s84, 1
	.loc	1 110 18 is_stmt 1              ; matrices.py:110:18
	v_add_lshl_u32 v44, v8, s53, 2
	v_add_lshl_u32 v45, v8, s54, 2
	v_add_lshl_u32 v46, v8, s55, 2
	v_add_lshl_u32 v47, v8, s56, 2
	v_add_lshl_u32 v48, v8, s57, 2
	v_add_lshl_u32 v49, v8, s58, 2
	v_add_lshl_u32 v50, v8, s59, 2
	v_add_lshl_u32 v51, v8, s60, 2
	v_add_lshl_u32 v52, v8, s61, 2
	v_add_lshl_u32 v53, v8, s62, 2
	v_add_lshl_u32 v54, v8, s63, 2
	v_add_lshl_u32 v55, v8, s64, 2
	v_add_lshl_u32 v56, v8, s65, 2
	v_add_lshl_u32 v57, v8, s66, 2
	v_add_lshl_u32 v58, v8, s67, 2
	v_add_lshl_u32 v59, v8, s68, 2
	v_add_lshl_u32 v60, v8, s69, 2
	v_add_lshl_u32 v61, v8, s70, 2
	v_add_lshl_u32 v62, v8, s71, 2
	v_add_lshl_u32 v63, v8, s72, 2
	v_add_lshl_u32 v64, v8, s73, 2
	v_add_lshl_u32 v65, v8, s74, 2
	v_add_lshl_u32 v66, v8, s75, 2
	v_add_lshl_u32 v67, v8, s76, 2
	v_add_lshl_u32 v68, v8, s77, 2
	v_add_lshl_u32 v69, v8, s78, 2
	v_add_lshl_u32 v70, v8, s79, 2
	v_add_lshl_u32 v71, v8, s80, 2
	v_add_lshl_u32 v8, v8, s81, 2
	.loc	1 112 17                        ; matrices.py:112:17
	v_add_lshl_u32 v72, s83, v2, 1
	s_mov_b32 s2, s14
	s_mov_b32 s3, s15
	.loc	1 113 26                        ; matrices.py:113:26
	s_or_b32 s86, s82, s21
	.loc	1 113 18 is_stmt 0              ; matrices.py:113:18
	v_mov_b32_e32 v11, s10
	s_lshl_b32 s10, s85, 1
	.loc	1 110 18 is_stmt 1              ; matrices.py:110:18
	s_clause 0x1f
	buffer_load_b32 v41, v41, s[12:15], 0 offen
	buffer_load_b32 v42, v42, s[12:15], 0 offen
	buffer_load_b32 v43, v43, s[12:15], 0 offen
	buffer_load_b32 v44, v44, s[12:15], 0 offen
	buffer_load_b32 v69, v69, s[12:15], 0 offen
	buffer_load_b32 v70, v70, s[12:15], 0 offen
	buffer_load_b32 v71, v71, s[12:15], 0 offen
	buffer_load_b32 v8, v8, s[12:15], 0 offen
	buffer_load_b32 v48, v48, s[12:15], 0 offen
	buffer_load_b32 v46, v46, s[12:15], 0 offen
	buffer_load_b32 v45, v45, s[12:15], 0 offen
	buffer_load_b32 v47, v47, s[12:15], 0 offen
	buffer_load_b32 v56, v56, s[12:15], 0 offen
	buffer_load_b32 v54, v54, s[12:15], 0 offen
	buffer_load_b32 v52, v52, s[12:15], 0 offen
	buffer_load_b32 v50, v50, s[12:15], 0 offen
	buffer_load_b32 v49, v49, s[12:15], 0 offen
	buffer_load_b32 v51, v51, s[12:15], 0 offen
	buffer_load_b32 v53, v53, s[12:15], 0 offen
	buffer_load_b32 v55, v55, s[12:15], 0 offen
	buffer_load_b32 v64, v64, s[12:15], 0 offen
	buffer_load_b32 v62, v62, s[12:15], 0 offen
	buffer_load_b32 v60, v60, s[12:15], 0 offen
	buffer_load_b32 v58, v58, s[12:15], 0 offen
	buffer_load_b32 v57, v57, s[12:15], 0 offen
	buffer_load_b32 v59, v59, s[12:15], 0 offen
	buffer_load_b32 v61, v61, s[12:15], 0 offen
	buffer_load_b32 v63, v63, s[12:15], 0 offen
	buffer_load_b32 v68, v68, s[12:15], 0 offen
	buffer_load_b32 v66, v66, s[12:15], 0 offen
	buffer_load_b32 v65, v65, s[12:15], 0 offen
	buffer_load_b32 v67, v67, s[12:15], 0 offen
	.loc	1 112 17                        ; matrices.py:112:17
	buffer_load_u16 v72, v72, s[0:3], 0 offen
	.loc	1 113 26                        ; matrices.py:113:26
	s_or_b32 s87, s82, s22
	.loc	1 113 18 is_stmt 0              ; matrices.py:113:18
	v_mov_b32_e32 v12, s10
	s_lshl_b32 s10, s86, 1
	.loc	1 113 26                        ; matrices.py:113:26
	s_or_b32 s88, s82, s23
	.loc	1 113 18                        ; matrices.py:113:18
	v_mov_b32_e32 v13, s10
	s_lshl_b32 s10, s87, 1
	.loc	1 113 26                        ; matrices.py:113:26
	s_or_b32 s89, s82, s24
	.loc	1 113 18                        ; matrices.py:113:18
	v_mov_b32_e32 v14, s10
	s_lshl_b32 s10, s88, 1
	.loc	1 113 26                        ; matrices.py:113:26
	s_or_b32 s90, s82, s25
	.loc	1 113 18                        ; matrices.py:113:18
	v_mov_b32_e32 v15, s10
	s_lshl_b32 s10, s89, 1
	.loc	1 113 26                        ; matrices.py:113:26
	s_or_b32 s91, s82, s26
	.loc	1 113 18                        ; matrices.py:113:18
	v_mov_b32_e32 v16, s10
	s_lshl_b32 s10, s90, 1
	.loc	1 113 26                        ; matrices.py:113:26
	s_or_b32 s92, s82, s27
	.loc	1 113 18                        ; matrices.py:113:18
	v_mov_b32_e32 v17, s10
	s_lshl_b32 s10, s91, 1
	.loc	1 113 26                        ; matrices.py:113:26
	s_or_b32 s93, s82, s28
	.loc	1 113 18                        ; matrices.py:113:18
	v_mov_b32_e32 v18, s10
	s_lshl_b32 s10, s92, 1
	.loc	1 113 26                        ; matrices.py:113:26
	s_or_b32 s94, s82, s29
	s_or_b32 s95, s82, s30
	s_or_b32 s96, s82, s31
	s_or_b32 s97, s82, s33
	s_or_b32 s98, s82, s34
	s_or_b32 s99, s82, s35
	s_or_b32 s100, s82, s36
	s_or_b32 s101, s82, s37
	s_or_b32 s102, s82, s38
	s_or_b32 s103, s82, s39
	s_or_b32 s84, s82, s40
	s_or_b32 s85, s82, s41
	s_or_b32 s86, s82, s42
	s_or_b32 s87, s82, s43
	s_or_b32 s88, s82, s44
	s_or_b32 s89, s82, s45
	s_or_b32 s90, s82, s46
	s_or_b32 s91, s82, s47
	.loc	1 113 18                        ; matrices.py:113:18
	v_mov_b32_e32 v19, s10
	.loc	1 113 26                        ; matrices.py:113:26
	s_or_b32 s92, s82, s48
	.loc	1 113 18                        ; matrices.py:113:18
	s_lshl_b32 s10, s93, 1
	.loc	1 113 26                        ; matrices.py:113:26
	s_or_b32 s93, s82, s49
	.loc	1 113 18                        ; matrices.py:113:18
	s_lshl_b32 s94, s94, 1
	s_lshl_b32 s95, s95, 1
	s_lshl_b32 s96, s96, 1
	s_lshl_b32 s97, s97, 1
	s_lshl_b32 s98, s98, 1
	s_lshl_b32 s99, s99, 1
	s_lshl_b32 s100, s100, 1
	s_lshl_b32 s101, s101, 1
	s_lshl_b32 s102, s102, 1
	s_lshl_b32 s103, s103, 1
	s_lshl_b32 s84, s84, 1
	s_lshl_b32 s85, s85, 1
	s_lshl_b32 s86, s86, 1
	s_lshl_b32 s87, s87, 1
	s_lshl_b32 s88, s88, 1
	s_lshl_b32 s89, s89, 1
	s_lshl_b32 s90, s90, 1
	s_lshl_b32 s91, s91, 1
	s_lshl_b32 s92, s92, 1
	s_lshl_b32 s93, s93, 1
	v_mov_b32_e32 v20, s10
	s_mov_b32 s10, s14
	s_mov_b32 s11, s15
	v_dual_mov_b32 v21, s94 :: v_dual_mov_b32 v22, s95
	v_dual_mov_b32 v23, s96 :: v_dual_mov_b32 v24, s97
	v_dual_mov_b32 v25, s98 :: v_dual_mov_b32 v26, s99
	v_dual_mov_b32 v27, s100 :: v_dual_mov_b32 v28, s101
	v_dual_mov_b32 v29, s102 :: v_dual_mov_b32 v30, s103
	v_dual_mov_b32 v31, s84 :: v_dual_mov_b32 v32, s85
	v_dual_mov_b32 v33, s86 :: v_dual_mov_b32 v34, s87
	v_dual_mov_b32 v35, s88 :: v_dual_mov_b32 v36, s89
	v_dual_mov_b32 v37, s90 :: v_dual_mov_b32 v38, s91
	v_dual_mov_b32 v39, s92 :: v_dual_mov_b32 v40, s93
	s_clause 0x1f
	buffer_load_u16 v9, v9, s[8:11], 0 offen
	buffer_load_u16 v10, v10, s[8:11], 0 offen
	buffer_load_u16 v11, v11, s[8:11], 0 offen
	buffer_load_u16 v12, v12, s[8:11], 0 offen
	buffer_load_u16 v13, v13, s[8:11], 0 offen
	buffer_load_u16 v14, v14, s[8:11], 0 offen
	buffer_load_u16 v15, v15, s[8:11], 0 offen
	buffer_load_u16 v16, v16, s[8:11], 0 offen
	buffer_load_u16 v17, v17, s[8:11], 0 offen
	buffer_load_u16 v18, v18, s[8:11], 0 offen
	buffer_load_u16 v19, v19, s[8:11], 0 offen
	buffer_load_u16 v20, v20, s[8:11], 0 offen
	buffer_load_u16 v21, v21, s[8:11], 0 offen
	buffer_load_u16 v22, v22, s[8:11], 0 offen
	buffer_load_u16 v23, v23, s[8:11], 0 offen
	buffer_load_u16 v24, v24, s[8:11], 0 offen
	buffer_load_u16 v25, v25, s[8:11], 0 offen
	buffer_load_u16 v26, v26, s[8:11], 0 offen
	buffer_load_u16 v27, v27, s[8:11], 0 offen
	buffer_load_u16 v28, v28, s[8:11], 0 offen
	buffer_load_u16 v29, v29, s[8:11], 0 offen
	buffer_load_u16 v30, v30, s[8:11], 0 offen
	buffer_load_u16 v31, v31, s[8:11], 0 offen
	buffer_load_u16 v32, v32, s[8:11], 0 offen
	buffer_load_u16 v33, v33, s[8:11], 0 offen
	buffer_load_u16 v34, v34, s[8:11], 0 offen
	buffer_load_u16 v35, v35, s[8:11], 0 offen
	buffer_load_u16 v36, v36, s[8:11], 0 offen
	buffer_load_u16 v37, v37, s[8:11], 0 offen
	buffer_load_u16 v38, v38, s[8:11], 0 offen
	buffer_load_u16 v39, v39, s[8:11], 0 offen
	buffer_load_u16 v40, v40, s[8:11], 0 offen
	.loc	1 108 5 is_stmt 1               ; matrices.py:108:5
	s_add_i32 s82, s82, 64
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s82, s7
	.loc	1 111 19                        ; matrices.py:111:19
	s_waitcnt vmcnt(62)
	v_ashrrev_i32_e32 v41, v3, v41
	v_ashrrev_i32_e32 v42, v3, v42
	v_ashrrev_i32_e32 v43, v3, v43
	s_waitcnt vmcnt(61)
	v_ashrrev_i32_e32 v44, v3, v44
	s_waitcnt vmcnt(60)
	v_ashrrev_i32_e32 v69, v3, v69
	.loc	1 111 18 is_stmt 0              ; matrices.py:111:18
	v_and_b32_e32 v41, 15, v41
	v_and_b32_e32 v42, 15, v42
	v_and_b32_e32 v43, 15, v43
	.loc	1 111 19                        ; matrices.py:111:19
	s_waitcnt vmcnt(56)
	v_ashrrev_i32_e32 v48, v3, v48
	s_waitcnt vmcnt(55)
	v_ashrrev_i32_e32 v46, v3, v46
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v41, -8, v41
	v_add_nc_u32_e32 v42, -8, v42
	.loc	1 111 19                        ; matrices.py:111:19
	s_waitcnt vmcnt(54)
	v_ashrrev_i32_e32 v45, v3, v45
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v43, -8, v43
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v46, 15, v46
	.loc	1 111 19                        ; matrices.py:111:19
	s_waitcnt vmcnt(49)
	v_ashrrev_i32_e32 v50, v3, v50
	.loc	1 114 25 is_stmt 1              ; matrices.py:114:25
	v_cvt_f32_i32_e32 v42, v42
	v_cvt_f32_i32_e32 v41, v41
	.loc	1 111 19                        ; matrices.py:111:19
	s_waitcnt vmcnt(48)
	v_ashrrev_i32_e32 v49, v3, v49
	.loc	1 111 18 is_stmt 0              ; matrices.py:111:18
	v_and_b32_e32 v45, 15, v45
	v_and_b32_e32 v50, 15, v50
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v46, -8, v46
	.loc	1 111 19                        ; matrices.py:111:19
	s_waitcnt vmcnt(42)
	v_ashrrev_i32_e32 v60, v3, v60
	s_waitcnt vmcnt(41)
	v_ashrrev_i32_e32 v58, v3, v58
	s_waitcnt vmcnt(40)
	v_ashrrev_i32_e32 v57, v3, v57
	s_waitcnt vmcnt(39)
	v_ashrrev_i32_e32 v59, v3, v59
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v49, 15, v49
	v_and_b32_e32 v60, 15, v60
	v_and_b32_e32 v58, 15, v58
	v_and_b32_e32 v57, 15, v57
	v_and_b32_e32 v59, 15, v59
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v50, -8, v50
	v_add_nc_u32_e32 v60, -8, v60
	v_add_nc_u32_e32 v58, -8, v58
	v_add_nc_u32_e32 v45, -8, v45
	v_add_nc_u32_e32 v49, -8, v49
	v_add_nc_u32_e32 v57, -8, v57
	v_add_nc_u32_e32 v59, -8, v59
	.loc	1 114 25 is_stmt 1              ; matrices.py:114:25
	v_cvt_f32_i32_e32 v46, v46
	v_cvt_f32_i32_e32 v50, v50
	v_cvt_f32_i32_e32 v58, v58
	v_cvt_f32_i32_e32 v60, v60
	v_cvt_f32_i32_e32 v43, v43
	v_cvt_f32_i32_e32 v45, v45
	v_cvt_f32_i32_e32 v49, v49
	v_cvt_f32_i32_e32 v59, v59
	v_cvt_f32_i32_e32 v57, v57
	.loc	1 111 19                        ; matrices.py:111:19
	v_ashrrev_i32_e32 v47, v3, v47
	v_ashrrev_i32_e32 v56, v3, v56
	v_ashrrev_i32_e32 v54, v3, v54
	s_waitcnt vmcnt(36)
	v_ashrrev_i32_e32 v68, v3, v68
	s_waitcnt vmcnt(35)
	v_ashrrev_i32_e32 v66, v3, v66
	.loc	1 111 18 is_stmt 0              ; matrices.py:111:18
	v_and_b32_e32 v47, 15, v47
	.loc	1 111 19                        ; matrices.py:111:19
	v_ashrrev_i32_e32 v53, v3, v53
	v_ashrrev_i32_e32 v55, v3, v55
	s_waitcnt vmcnt(34)
	v_ashrrev_i32_e32 v65, v3, v65
	s_waitcnt vmcnt(33)
	v_ashrrev_i32_e32 v67, v3, v67
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v47, -8, v47
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v54, 15, v54
	v_and_b32_e32 v66, 15, v66
	v_and_b32_e32 v68, 15, v68
	v_and_b32_e32 v55, 15, v55
	.loc	1 114 25 is_stmt 1              ; matrices.py:114:25
	v_cvt_f32_i32_e32 v47, v47
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v53, 15, v53
	v_and_b32_e32 v67, 15, v67
	v_and_b32_e32 v65, 15, v65
	.loc	1 111 17 is_stmt 0              ; matrices.py:111:17
	v_add_nc_u32_e32 v54, -8, v54
	v_add_nc_u32_e32 v68, -8, v68
	v_add_nc_u32_e32 v66, -8, v66
	v_add_nc_u32_e32 v53, -8, v53
	v_add_nc_u32_e32 v55, -8, v55
	v_add_nc_u32_e32 v65, -8, v65
	v_add_nc_u32_e32 v67, -8, v67
	.loc	1 114 25 is_stmt 1              ; matrices.py:114:25
	v_cvt_f32_i32_e32 v54, v54
	v_cvt_f32_i32_e32 v66, v66
	v_cvt_f32_i32_e32 v68, v68
	.loc	1 111 19                        ; matrices.py:111:19
	v_ashrrev_i32_e32 v52, v3, v52
	.loc	1 114 25                        ; matrices.py:114:25
	v_cvt_f32_i32_e32 v55, v55
	v_cvt_f32_i32_e32 v53, v53
	v_cvt_f32_i32_e32 v67, v67
	v_cvt_f32_i32_e32 v65, v65
	.loc	1 111 19                        ; matrices.py:111:19
	v_ashrrev_i32_e32 v51, v3, v51
	v_ashrrev_i32_e32 v8, v3, v8
	v_ashrrev_i32_e32 v64, v3, v64
	v_ashrrev_i32_e32 v62, v3, v62
	v_ashrrev_i32_e32 v61, v3, v61
	.loc	1 111 18 is_stmt 0              ; matrices.py:111:18
	v_and_b32_e32 v51, 15, v51
	.loc	1 111 19                        ; matrices.py:111:19
	v_ashrrev_i32_e32 v63, v3, v63
	v_ashrrev_i32_e32 v70, v3, v70
	.loc	1 114 25 is_stmt 1              ; matrices.py:114:25
	s_waitcnt vmcnt(30)
	v_fma_mix_f32 v10, v10, v42, neg(0) op_sel_hi:[1,0,0]
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v62, 15, v62
	.loc	1 111 17 is_stmt 0              ; matrices.py:111:17
	v_add_nc_u32_e32 v51, -8, v51
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v63, 15, v63
	.loc	1 114 25 is_stmt 1              ; matrices.py:114:25
	s_waitcnt vmcnt(26)
	v_fma_mix_f32 v14, v14, v46, neg(0) op_sel_hi:[1,0,0]
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v9, v41, v9, v10 op_sel_hi:[0,1,0]
.Ltmp2:
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v44, 15, v44
	.loc	1 114 25                        ; matrices.py:114:25
	v_cvt_f32_i32_e32 v51, v51
	s_waitcnt vmcnt(22)
	v_fma_mix_f32 v18, v18, v50, neg(0) op_sel_hi:[1,0,0]
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v61, 15, v61
	.loc	1 111 17 is_stmt 0              ; matrices.py:111:17
	v_add_nc_u32_e32 v62, -8, v62
	v_add_nc_u32_e32 v44, -8, v44
	.loc	1 114 25 is_stmt 1              ; matrices.py:114:25
	s_waitcnt vmcnt(18)
	v_fma_mix_f32 v22, v22, v54, neg(0) op_sel_hi:[1,0,0]
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v63, -8, v63
	v_add_nc_u32_e32 v61, -8, v61
	.loc	1 114 25                        ; matrices.py:114:25
	v_cvt_f32_i32_e32 v62, v62
	v_cvt_f32_i32_e32 v44, v44
	s_waitcnt vmcnt(14)
	v_fma_mix_f32 v26, v26, v58, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(12)
	v_fma_mix_f32 v28, v28, v60, neg(0) op_sel_hi:[1,0,0]
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v70, 15, v70
	.loc	1 114 25                        ; matrices.py:114:25
	v_cvt_f32_i32_e32 v63, v63
	v_fma_mix_f32 v12, v12, v44, neg(0) op_sel_hi:[1,0,0]
	v_cvt_f32_i32_e32 v61, v61
	s_waitcnt vmcnt(10)
	v_fma_mix_f32 v30, v30, v62, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(6)
	v_fma_mix_f32 v34, v34, v66, neg(0) op_sel_hi:[1,0,0]
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v70, -8, v70
.Ltmp3:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v10, v43, v11, v12 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v11, v45, v13, v14 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v13, v49, v17, v18 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v17, v57, v25, v26 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v18, v59, v27, v28 op_sel_hi:[0,1,0]
	v_dual_add_f32 v9, v9, v10 :: v_dual_and_b32 v48, 15, v48
.Ltmp4:
	.loc	1 114 25                        ; matrices.py:114:25
	s_waitcnt vmcnt(4)
	v_fma_mix_f32 v36, v36, v68, neg(0) op_sel_hi:[1,0,0]
	v_cvt_f32_i32_e32 v70, v70
	.loc	1 111 19                        ; matrices.py:111:19
	v_ashrrev_i32_e32 v71, v3, v71
	.loc	1 111 17 is_stmt 0              ; matrices.py:111:17
	v_add_nc_u32_e32 v48, -8, v48
	.loc	1 114 25 is_stmt 1              ; matrices.py:114:25
	s_waitcnt vmcnt(2)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_mix_f32 v38, v38, v70, neg(0) op_sel_hi:[1,0,0]
	v_cvt_f32_i32_e32 v48, v48
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v16, v16, v48, neg(0) op_sel_hi:[1,0,0]
.Ltmp5:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v12, v47, v15, v16 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v15, v53, v21, v22 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v21, v65, v33, v34 op_sel_hi:[0,1,0]
	v_fma_mix_f32 v22, v67, v35, v36 op_sel_hi:[0,1,0]
.Ltmp6:
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v52, 15, v52
.Ltmp7:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_add_f32_e32 v10, v11, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v9, v9, v10 :: v_dual_and_b32 v56, 15, v56
.Ltmp8:
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v56, -8, v56
.Ltmp9:
	.loc	2 314 12                        ; standard.py:314:12 @[ matrices.py:114:18 ]
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
.Ltmp10:
	.loc	1 114 25                        ; matrices.py:114:25
	v_cvt_f32_i32_e32 v56, v56
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v24, v24, v56, neg(0) op_sel_hi:[1,0,0]
.Ltmp11:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v16, v55, v23, v24 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_add_f32 v12, v15, v16 :: v_dual_add_f32 v15, v21, v22
.Ltmp12:
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v52, -8, v52
	.loc	1 114 25                        ; matrices.py:114:25
	v_cvt_f32_i32_e32 v52, v52
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v20, v20, v52, neg(0) op_sel_hi:[1,0,0]
.Ltmp13:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v14, v51, v19, v20 op_sel_hi:[0,1,0]
.Ltmp14:
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v8, 15, v8
.Ltmp15:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v19, v61, v29, v30 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v11, v13, v14 :: v_dual_add_nc_u32 v8, -8, v8
	v_dual_add_f32 v13, v17, v18 :: v_dual_add_f32 v10, v11, v12
.Ltmp16:
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v64, 15, v64
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 114 25                        ; matrices.py:114:25
	v_cvt_f32_i32_e32 v8, v8
.Ltmp17:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_dual_add_f32 v9, v9, v10 :: v_dual_add_nc_u32 v64, -8, v64
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp18:
	.loc	1 114 25                        ; matrices.py:114:25
	v_fma_mix_f32 v8, v40, v8, neg(0) op_sel_hi:[1,0,0]
	v_cvt_f32_i32_e32 v64, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_mix_f32 v32, v32, v64, neg(0) op_sel_hi:[1,0,0]
.Ltmp19:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v20, v63, v31, v32 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_add_f32 v14, v19, v20 :: v_dual_and_b32 v69, 15, v69
.Ltmp20:
	.loc	1 111 17                        ; matrices.py:111:17
	v_add_nc_u32_e32 v69, -8, v69
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp21:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_add_f32_e32 v11, v13, v14
.Ltmp22:
	.loc	1 114 25                        ; matrices.py:114:25
	v_cvt_f32_i32_e32 v69, v69
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
.Ltmp23:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v23, v69, v37, v38 op_sel_hi:[0,1,0]
.Ltmp24:
	.loc	1 111 18                        ; matrices.py:111:18
	v_and_b32_e32 v71, 15, v71
	.loc	1 111 17 is_stmt 0              ; matrices.py:111:17
	v_add_nc_u32_e32 v71, -8, v71
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 114 25 is_stmt 1              ; matrices.py:114:25
	v_cvt_f32_i32_e32 v71, v71
.Ltmp25:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	v_fma_mix_f32 v8, v71, v39, v8 op_sel_hi:[0,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v8, v23, v8
	v_add_f32_e32 v8, v15, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v8, v11, v8
	v_add_f32_e32 v8, v9, v8
.Ltmp26:
	.loc	2 314 12                        ; standard.py:314:12 @[ matrices.py:114:18 ]
	ds_store_b32 v4, v8
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v8, v5
.Ltmp27:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ matrices.py:114:18 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v8, v8, v8 row_xmask:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp28:
	.loc	2 314 12                        ; standard.py:314:12 @[ matrices.py:114:18 ]
	s_barrier
	buffer_gl0_inv
	ds_store_b32 v6, v8
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v8, v7
.Ltmp29:
	.loc	1 114 9                         ; matrices.py:114:9
	s_waitcnt lgkmcnt(0)
	v_fma_mix_f32 v1, v8, v72, v1 op_sel_hi:[0,1,0]
	.loc	1 108 5                         ; matrices.py:108:5
	s_cbranch_scc1 .LBB0_2
; %bb.3:                                ; %._crit_edge.loopexit
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 115 26 is_stmt 1              ; matrices.py:115:26
	v_cvt_f16_f32_e32 v0.l, v1
	s_branch .LBB0_5
.LBB0_4:
	.loc	1 0 26 is_stmt 0                ; matrices.py:0:26
	v_mov_b16_e32 v0.l, 0
.LBB0_5:                                ; %._crit_edge
	.loc	1 115 53 is_stmt 1              ; matrices.py:115:53
	v_cmp_gt_i32_e32 vcc_lo, s6, v2
	.loc	1 115 5 is_stmt 0               ; matrices.py:115:5
	s_and_b32 s5, s5, 0xffff
	s_bitcmp0_b32 s16, 6
	v_lshlrev_b32_e32 v1, 1, v2
	s_cselect_b32 s0, -1, 0
	s_mov_b32 s7, 0x31027000
	s_and_b32 vcc_lo, s0, vcc_lo
	s_mov_b32 s6, 0x7ffffffe
	v_cndmask_b32_e32 v1, 0x80000000, v1, vcc_lo
	buffer_store_b16 v0, v1, s[4:7], 0 offen
	.loc	1 104 1 is_stmt 1               ; matrices.py:104:1
	s_endpgm
.Ltmp30:
.Lfunc_end0:
	.size	four_bit_vector, .Lfunc_end0-four_bit_vector
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel four_bit_vector
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_vgpr 73
		.amdhsa_next_free_sgpr 104
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
	.set .Lfour_bit_vector.num_vgpr, 73
	.set .Lfour_bit_vector.num_agpr, 0
	.set .Lfour_bit_vector.numbered_sgpr, 104
	.set .Lfour_bit_vector.num_named_barrier, 0
	.set .Lfour_bit_vector.private_seg_size, 0
	.set .Lfour_bit_vector.uses_vcc, 1
	.set .Lfour_bit_vector.uses_flat_scratch, 0
	.set .Lfour_bit_vector.has_dyn_sized_stack, 0
	.set .Lfour_bit_vector.has_recursion, 0
	.set .Lfour_bit_vector.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2968
; TotalNumSgprs: 106
; NumVgprs: 73
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 106
; NumVGPRsForWavesPerEU: 73
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
	.quad	.Ltmp29-.Lfunc_begin0
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
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .max_flat_workgroup_size: 128
    .name:           four_bit_vector
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 0
    .symbol:         four_bit_vector.kd
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
