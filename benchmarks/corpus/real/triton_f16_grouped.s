	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	grouped_product                 ; -- Begin function grouped_product
	.p2align	8
	.type	grouped_product,@function
grouped_product:                        ; @grouped_product
.Lfunc_begin0:
	.file	1 "triton" "matrices.py"
	.loc	1 32 0                          ; matrices.py:32:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b128 s[16:19], s[0:1], 0x20
	s_load_b64 s[20:21], s[0:1], 0x30
.Ltmp0:
	.loc	1 41 13 prologue_end            ; matrices.py:41:13
	s_abs_i32 s6, s15
	.loc	1 52 39                         ; matrices.py:52:39
	v_readfirstlane_b32 s23, v0
	s_load_b32 s53, s[0:1], 0x38
	v_lshlrev_b32_e32 v146, 3, v0
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 43 13                         ; standard.py:43:13 @[ matrices.py:39:15 ]
	s_waitcnt lgkmcnt(0)
	s_add_i32 s2, s17, 63
.Ltmp2:
	.loc	2 43 13 is_stmt 0               ; standard.py:43:13 @[ matrices.py:38:12 ]
	s_add_i32 s7, s16, 0x7f
.Ltmp3:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:39:15 ]
	s_ashr_i32 s3, s2, 31
.Ltmp4:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:38:12 ]
	s_ashr_i32 s9, s7, 31
.Ltmp5:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:39:15 ]
	s_lshr_b32 s3, s3, 26
.Ltmp6:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:38:12 ]
	s_lshr_b32 s9, s9, 25
.Ltmp7:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:39:15 ]
	s_add_i32 s2, s2, s3
.Ltmp8:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:38:12 ]
	s_add_i32 s7, s7, s9
.Ltmp9:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:39:15 ]
	s_ashr_i32 s2, s2, 6
.Ltmp10:
	.loc	2 43 12                         ; standard.py:43:12 @[ matrices.py:38:12 ]
	s_ashr_i32 s7, s7, 7
.Ltmp11:
	.loc	1 40 12 is_stmt 1               ; matrices.py:40:12
	s_lshl_b32 s3, s2, 3
	.loc	1 41 13                         ; matrices.py:41:13
	s_xor_b32 s2, s15, s2
	s_abs_i32 s4, s3
	s_ashr_i32 s2, s2, 31
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s8, 0, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_readfirstlane_b32 s5, v1
	s_mul_i32 s8, s8, s5
	s_mul_hi_u32 s8, s5, s8
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_i32 s5, s5, s8
	s_mul_hi_u32 s5, s6, s5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s8, s5, s4
	s_sub_i32 s6, s6, s8
	s_add_i32 s8, s5, 1
	s_sub_i32 s9, s6, s4
	s_cmp_ge_u32 s6, s4
	s_cselect_b32 s5, s8, s5
	s_cselect_b32 s6, s9, s6
	s_add_i32 s8, s5, 1
	s_cmp_ge_u32 s6, s4
	s_cselect_b32 s4, s8, s5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_xor_b32 s4, s4, s2
	s_sub_i32 s2, s4, s2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	s_lshl_b32 s4, s2, 3
	.loc	1 43 22                         ; matrices.py:43:22
	s_mul_i32 s2, s2, s3
	.loc	1 42 16                         ; matrices.py:42:16
	s_sub_i32 s5, s7, s4
	.loc	1 43 22                         ; matrices.py:43:22
	s_sub_i32 s3, s15, s2
	.loc	1 42 12                         ; matrices.py:42:12
	s_min_i32 s5, s5, 8
	.loc	1 44 14                         ; matrices.py:44:14
	s_abs_i32 s6, s5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v1, s6
	s_sub_i32 s8, 0, s6
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s7, v1
	s_mul_i32 s8, s8, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_mul_hi_u32 s2, s7, s8
	s_abs_i32 s8, s3
	s_add_i32 s7, s7, s2
	s_mul_hi_u32 s2, s8, s7
	s_xor_b32 s7, s3, s5
	s_mul_i32 s9, s2, s6
	s_ashr_i32 s7, s7, 31
	s_sub_i32 s8, s8, s9
	s_add_i32 s9, s2, 1
	s_sub_i32 s10, s8, s6
	s_cmp_ge_u32 s8, s6
	s_cselect_b32 s2, s9, s2
	s_cselect_b32 s8, s10, s8
	s_add_i32 s9, s2, 1
	s_cmp_ge_u32 s8, s6
	s_cselect_b32 s2, s9, s2
	.loc	1 45 11                         ; matrices.py:45:11
	s_abs_i32 s24, s16
	.loc	1 44 14                         ; matrices.py:44:14
	s_xor_b32 s2, s2, s7
	.loc	1 45 11                         ; matrices.py:45:11
	v_cvt_f32_u32_e32 v1, s24
	.loc	1 44 14                         ; matrices.py:44:14
	s_sub_i32 s2, s2, s7
	.loc	1 45 11                         ; matrices.py:45:11
	s_sub_i32 s6, 0, s24
	.loc	1 43 22                         ; matrices.py:43:22
	s_mul_i32 s5, s2, s5
	.loc	1 45 31                         ; matrices.py:45:31
	s_and_b32 s22, s23, 64
	.loc	1 45 11 is_stmt 0               ; matrices.py:45:11
	v_rcp_f32_e32 v1, v1
	.loc	1 43 22 is_stmt 1               ; matrices.py:43:22
	s_sub_i32 s3, s3, s5
	.loc	1 45 31                         ; matrices.py:45:31
	s_lshr_b32 s5, s23, 5
	.loc	1 43 14                         ; matrices.py:43:14
	s_add_i32 s4, s3, s4
	.loc	1 45 31                         ; matrices.py:45:31
	s_bfe_i32 s26, s23, 0x10006
	.loc	1 45 12 is_stmt 0               ; matrices.py:45:12
	s_lshl_b32 s3, s4, 7
	.loc	1 45 11                         ; matrices.py:45:11
	s_bfe_i32 s27, s4, 0x10018
	.loc	1 45 12                         ; matrices.py:45:12
	s_or_b32 s28, s3, s5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	.loc	1 45 11                         ; matrices.py:45:11
	s_add_i32 s28, s28, s27
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_xor_b32 s5, s28, s27
	v_cvt_u32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_readfirstlane_b32 s25, v1
	.loc	1 45 31                         ; matrices.py:45:31
	v_and_b32_e32 v1, 31, v0
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s25
	.loc	1 48 12 is_stmt 1               ; matrices.py:48:12
	v_mul_lo_u32 v2, s20, v1
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_hi_u32 s4, s25, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_i32 s25, s25, s4
	s_mul_hi_u32 s4, s5, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s4, s4, s24
	s_sub_i32 s4, s5, s4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 4
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s14, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[65:66], null, s14, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	.loc	1 52 24                         ; matrices.py:52:24
	v_lshlrev_b32_e32 v3, 1, v65
	.loc	1 45 11                         ; matrices.py:45:11
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 8
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s33, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[66:67], null, s33, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	.loc	1 52 24                         ; matrices.py:52:24
	v_lshlrev_b32_e32 v4, 1, v66
	.loc	1 45 11                         ; matrices.py:45:11
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 12
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s37, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[67:68], null, s37, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 16
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s39, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[68:69], null, s39, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	.loc	1 52 24                         ; matrices.py:52:24
	v_lshlrev_b32_e32 v6, 1, v68
	.loc	1 45 11                         ; matrices.py:45:11
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 20
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s40, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[69:70], null, s40, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 24
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s41, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[70:71], null, s41, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	.loc	1 52 24                         ; matrices.py:52:24
	v_lshlrev_b32_e32 v8, 1, v70
	.loc	1 45 11                         ; matrices.py:45:11
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 28
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s42, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[71:72], null, s42, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 32
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s43, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[72:73], null, s43, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 36
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s44, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[73:74], null, s44, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 40
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s46, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[74:75], null, s46, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 44
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s45, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[75:76], null, s45, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 48
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s47, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[76:77], null, s47, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 52
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s49, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[77:78], null, s49, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 56
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s48, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[78:79], null, s48, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 60
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s50, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[79:80], null, s50, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 64
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s51, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[80:81], null, s51, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 0x44
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s35, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[81:82], null, s35, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 0x48
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s29, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[82:83], null, s29, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 0x4c
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s31, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[83:84], null, s31, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 0x50
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s30, s4, s27
	s_mul_hi_u32 s6, s5, s25
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[84:85], null, s30, s19, v[2:3]
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_i32 s6, s6, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s5, s5, s6
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 0x54
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s34, s4, s27
	s_mul_hi_u32 s6, s5, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s6, s6, s24
	s_sub_i32 s5, s5, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 0x58
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s36, s4, s27
	s_mul_hi_u32 s6, s5, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s6, s6, s24
	s_sub_i32 s5, s5, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s4, s4, s5
	s_sub_i32 s5, s4, s24
	s_cmp_ge_u32 s4, s24
	s_cselect_b32 s4, s5, s4
	s_add_i32 s5, s28, 0x5c
	s_xor_b32 s4, s4, s27
	s_xor_b32 s5, s5, s27
	s_sub_i32 s38, s4, s27
	s_mul_hi_u32 s6, s5, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s6, s6, s24
	s_sub_i32 s5, s5, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s4, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s12, s4, s5
	s_load_b256 s[4:11], s[0:1], 0x0
	s_sub_i32 s13, s12, s24
	s_cmp_ge_u32 s12, s24
	s_cselect_b32 s12, s13, s12
	s_add_i32 s13, s28, 0x60
	s_xor_b32 s52, s12, s27
	s_xor_b32 s13, s13, s27
	s_sub_i32 s52, s52, s27
	s_mul_hi_u32 s15, s13, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s15, s15, s24
	s_sub_i32 s12, s13, s15
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s13, s12, s24
	s_cmp_ge_u32 s12, s24
	s_cselect_b32 s15, s13, s12
	s_sub_i32 s54, s15, s24
	s_cmp_ge_u32 s15, s24
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[12:13], s[6:7]
	s_cselect_b32 s15, s54, s15
	s_add_i32 s6, s28, 0x64
	s_xor_b32 s14, s15, s27
	s_xor_b32 s54, s6, s27
	.loc	1 52 24                         ; matrices.py:52:24
	s_mov_b32 s7, 0x31027000
	.loc	1 45 11                         ; matrices.py:45:11
	s_mul_hi_u32 s55, s54, s25
	s_mov_b32 s6, 0x7ffffffe
	s_mul_i32 s55, s55, s24
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s15, s54, s55
	s_sub_i32 s54, s14, s27
	s_sub_i32 s55, s15, s24
	s_cmp_ge_u32 s15, s24
	.loc	1 52 39                         ; matrices.py:52:39
	s_mov_b32 s14, s6
	.loc	1 45 11                         ; matrices.py:45:11
	s_cselect_b32 s55, s55, s15
	.loc	1 52 39                         ; matrices.py:52:39
	s_mov_b32 s15, s7
	.loc	1 45 11                         ; matrices.py:45:11
	s_sub_i32 s56, s55, s24
	s_cmp_ge_u32 s55, s24
	s_cselect_b32 s55, s56, s55
	s_add_i32 s56, s28, 0x68
	s_xor_b32 s39, s55, s27
	s_xor_b32 s33, s56, s27
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_hi_u32 s37, s33, s25
	s_mul_i32 s37, s37, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	s_sub_i32 s37, s33, s37
	s_sub_i32 s33, s39, s27
	s_sub_i32 s39, s37, s24
	s_cmp_ge_u32 s37, s24
	s_cselect_b32 s37, s39, s37
	s_sub_i32 s39, s37, s24
	s_cmp_ge_u32 s37, s24
	s_cselect_b32 s37, s39, s37
	s_add_i32 s39, s28, 0x6c
	s_xor_b32 s37, s37, s27
	s_xor_b32 s39, s39, s27
	s_sub_i32 s37, s37, s27
	s_mul_hi_u32 s40, s39, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s40, s40, s24
	s_sub_i32 s39, s39, s40
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s40, s39, s24
	s_cmp_ge_u32 s39, s24
	s_cselect_b32 s39, s40, s39
	s_sub_i32 s40, s39, s24
	s_cmp_ge_u32 s39, s24
	s_cselect_b32 s39, s40, s39
	s_add_i32 s40, s28, 0x70
	s_xor_b32 s39, s39, s27
	s_xor_b32 s40, s40, s27
	s_sub_i32 s39, s39, s27
	s_mul_hi_u32 s41, s40, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s41, s41, s24
	s_sub_i32 s40, s40, s41
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s41, s40, s24
	s_cmp_ge_u32 s40, s24
	s_cselect_b32 s40, s41, s40
	s_sub_i32 s41, s40, s24
	s_cmp_ge_u32 s40, s24
	s_cselect_b32 s40, s41, s40
	s_add_i32 s41, s28, 0x74
	s_xor_b32 s40, s40, s27
	s_xor_b32 s41, s41, s27
	s_sub_i32 s40, s40, s27
	s_mul_hi_u32 s42, s41, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s42, s42, s24
	s_sub_i32 s41, s41, s42
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s42, s41, s24
	s_cmp_ge_u32 s41, s24
	s_cselect_b32 s41, s42, s41
	s_sub_i32 s42, s41, s24
	s_cmp_ge_u32 s41, s24
	s_cselect_b32 s41, s42, s41
	s_add_i32 s42, s28, 0x78
	s_xor_b32 s41, s41, s27
	s_xor_b32 s42, s42, s27
	s_sub_i32 s41, s41, s27
	s_mul_hi_u32 s43, s42, s25
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s43, s43, s24
	s_sub_i32 s42, s42, s43
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s43, s42, s24
	s_cmp_ge_u32 s42, s24
	s_cselect_b32 s42, s43, s42
	s_sub_i32 s43, s42, s24
	s_cmp_ge_u32 s42, s24
	s_cselect_b32 s42, s43, s42
	s_addk_i32 s28, 0x7c
	s_xor_b32 s29, s42, s27
	s_xor_b32 s28, s28, s27
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_hi_u32 s25, s28, s25
	s_mul_i32 s25, s25, s24
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	s_sub_i32 s25, s28, s25
	s_sub_i32 s28, s29, s27
	s_sub_i32 s29, s25, s24
	s_cmp_ge_u32 s25, s24
	s_cselect_b32 s25, s29, s25
	s_sub_i32 s29, s25, s24
	s_cmp_ge_u32 s25, s24
	s_cselect_b32 s29, s29, s25
	.loc	1 46 14                         ; matrices.py:46:14
	s_abs_i32 s24, s17
	.loc	1 46 34 is_stmt 0               ; matrices.py:46:34
	s_and_b32 s25, s23, 32
	.loc	1 46 14                         ; matrices.py:46:14
	v_cvt_f32_u32_e32 v22, s24
	s_sub_i32 s23, 0, s24
	s_bfe_i32 s30, s2, 0x10019
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_rcp_f32_e32 v22, v22
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v22, 0x4f7ffffe, v22
	.loc	1 46 34                         ; matrices.py:46:34
	v_or_b32_e32 v33, s25, v1
	.loc	1 46 14                         ; matrices.py:46:14
	v_cvt_u32_f32_e32 v22, v22
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 52 39 is_stmt 1               ; matrices.py:52:39
	v_lshlrev_b32_e32 v47, 6, v33
	.loc	1 46 14                         ; matrices.py:46:14
	v_mul_lo_u32 v1, s23, v22
	.loc	1 46 15 is_stmt 0               ; matrices.py:46:15
	s_lshl_b32 s23, s2, 6
	.loc	1 45 11 is_stmt 1               ; matrices.py:45:11
	s_xor_b32 s2, s29, s27
	.loc	1 46 15                         ; matrices.py:46:15
	v_or_b32_e32 v34, s23, v33
	.loc	1 45 11                         ; matrices.py:45:11
	s_sub_i32 s2, s2, s27
	.loc	1 51 5                          ; matrices.py:51:5
	s_cmp_gt_i32 s18, 31
	s_cselect_b32 vcc_lo, -1, 0
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 46 14                         ; matrices.py:46:14
	v_mul_hi_u32 v1, v22, v1
	.loc	1 52 24                         ; matrices.py:52:24
	v_cndmask_b32_e32 v4, 0x80000000, v4, vcc_lo
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[85:86], null, s34, s19, v[2:3]
	v_mad_u64_u32 v[86:87], null, s36, s19, v[2:3]
	v_mad_u64_u32 v[87:88], null, s38, s19, v[2:3]
	v_mad_u64_u32 v[88:89], null, s52, s19, v[2:3]
	v_mad_u64_u32 v[89:90], null, s54, s19, v[2:3]
	v_mad_u64_u32 v[90:91], null, s33, s19, v[2:3]
	v_mad_u64_u32 v[91:92], null, s37, s19, v[2:3]
	.loc	1 46 14                         ; matrices.py:46:14
	v_add_nc_u32_e32 v34, s30, v34
	.loc	1 48 12                         ; matrices.py:48:12
	v_mad_u64_u32 v[92:93], null, s39, s19, v[2:3]
	v_mad_u64_u32 v[93:94], null, s40, s19, v[2:3]
	v_mad_u64_u32 v[94:95], null, s41, s19, v[2:3]
	v_mad_u64_u32 v[95:96], null, s28, s19, v[2:3]
	v_mad_u64_u32 v[96:97], null, s2, s19, v[2:3]
	.loc	1 46 14                         ; matrices.py:46:14
	v_xor_b32_e32 v2, s30, v34
	v_add_nc_u32_e32 v110, v22, v1
	.loc	1 52 24                         ; matrices.py:52:24
	v_dual_cndmask_b32 v1, 0x80000000, v3 :: v_dual_lshlrev_b32 v10, 1, v72
	v_dual_cndmask_b32 v8, 0x80000000, v8 :: v_dual_lshlrev_b32 v7, 1, v69
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	.loc	1 46 14                         ; matrices.py:46:14
	v_mul_hi_u32 v3, v2, v110
	.loc	1 52 24                         ; matrices.py:52:24
	v_lshlrev_b32_e32 v14, 1, v76
	v_dual_cndmask_b32 v6, 0x80000000, v6 :: v_dual_lshlrev_b32 v5, 1, v67
	v_dual_cndmask_b32 v7, 0x80000000, v7 :: v_dual_lshlrev_b32 v12, 1, v74
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_cndmask_b32 v14, 0x80000000, v14 :: v_dual_lshlrev_b32 v13, 1, v75
	.loc	1 46 14                         ; matrices.py:46:14
	v_mul_lo_u32 v3, v3, s24
	.loc	1 52 24                         ; matrices.py:52:24
	v_lshlrev_b32_e32 v20, 1, v82
	v_dual_cndmask_b32 v10, 0x80000000, v10 :: v_dual_lshlrev_b32 v9, 1, v71
	v_dual_cndmask_b32 v5, 0x80000000, v5 :: v_dual_lshlrev_b32 v16, 1, v78
	v_dual_cndmask_b32 v12, 0x80000000, v12 :: v_dual_lshlrev_b32 v11, 1, v73
	v_dual_cndmask_b32 v13, 0x80000000, v13 :: v_dual_lshlrev_b32 v18, 1, v80
	v_dual_cndmask_b32 v20, 0x80000000, v20 :: v_dual_lshlrev_b32 v19, 1, v81
	v_lshlrev_b32_e32 v15, 1, v77
	v_lshlrev_b32_e32 v24, 1, v85
	v_lshlrev_b32_e32 v17, 1, v79
	.loc	1 46 14                         ; matrices.py:46:14
	v_sub_nc_u32_e32 v2, v2, v3
	.loc	1 49 18                         ; matrices.py:49:18
	s_lshr_b32 s2, s22, 4
	.loc	1 52 24                         ; matrices.py:52:24
	v_dual_cndmask_b32 v9, 0x80000000, v9 :: v_dual_lshlrev_b32 v26, 1, v87
	v_cndmask_b32_e32 v3, 0x80000000, v16, vcc_lo
	.loc	1 49 13                         ; matrices.py:49:13
	s_mul_i32 s28, s2, s21
	.loc	1 52 24                         ; matrices.py:52:24
	v_dual_cndmask_b32 v11, 0x80000000, v11 :: v_dual_lshlrev_b32 v28, 1, v89
	v_dual_cndmask_b32 v22, 0x80000000, v24 :: v_dual_lshlrev_b32 v21, 1, v83
	v_dual_cndmask_b32 v16, 0x80000000, v17 :: v_dual_cndmask_b32 v17, 0x80000000, v18
	v_cndmask_b32_e32 v18, 0x80000000, v19, vcc_lo
	.loc	1 46 14                         ; matrices.py:46:14
	v_subrev_nc_u32_e32 v19, s24, v2
	v_cmp_le_u32_e64 s2, s24, v2
	.loc	1 52 24                         ; matrices.py:52:24
	v_dual_cndmask_b32 v24, 0x80000000, v26 :: v_dual_lshlrev_b32 v23, 1, v84
	s_and_b32 s5, s5, 0xffff
	s_clause 0x7
	buffer_load_u16 v41, v1, s[4:7], 0 offen
	buffer_load_u16 v42, v5, s[4:7], 0 offen
	buffer_load_u16 v43, v7, s[4:7], 0 offen
	buffer_load_u16 v44, v9, s[4:7], 0 offen
	buffer_load_u16 v49, v10, s[4:7], 0 offen
	buffer_load_u16 v50, v8, s[4:7], 0 offen
	buffer_load_u16 v51, v6, s[4:7], 0 offen
	buffer_load_u16 v52, v4, s[4:7], 0 offen
	.loc	1 46 14                         ; matrices.py:46:14
	v_cndmask_b32_e64 v2, v2, v19, s2
	.loc	1 52 24                         ; matrices.py:52:24
	v_dual_cndmask_b32 v19, 0x80000000, v23 :: v_dual_lshlrev_b32 v32, 1, v93
	v_lshlrev_b32_e32 v25, 1, v86
	v_lshlrev_b32_e32 v36, 1, v95
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 46 14                         ; matrices.py:46:14
	v_subrev_nc_u32_e32 v26, s24, v2
	v_cmp_le_u32_e64 s2, s24, v2
	.loc	1 52 39                         ; matrices.py:52:39
	s_and_b32 s13, s13, 0xffff
	.loc	1 52 24 is_stmt 0               ; matrices.py:52:24
	v_cndmask_b32_e32 v23, 0x80000000, v25, vcc_lo
	v_lshlrev_b32_e32 v29, 1, v90
	v_dual_cndmask_b32 v21, 0x80000000, v21 :: v_dual_lshlrev_b32 v30, 1, v91
	.loc	1 46 14 is_stmt 1               ; matrices.py:46:14
	v_cndmask_b32_e64 v2, v2, v26, s2
	.loc	1 52 24                         ; matrices.py:52:24
	v_cndmask_b32_e32 v26, 0x80000000, v36, vcc_lo
	v_lshlrev_b32_e32 v27, 1, v88
	v_cndmask_b32_e32 v15, 0x80000000, v15, vcc_lo
	s_clause 0x3
	buffer_load_u16 v45, v11, s[4:7], 0 offen
	buffer_load_u16 v53, v13, s[4:7], 0 offen
	buffer_load_u16 v54, v15, s[4:7], 0 offen
	buffer_load_u16 v55, v16, s[4:7], 0 offen
	.loc	1 46 14                         ; matrices.py:46:14
	v_xor_b32_e32 v2, s30, v2
	.loc	1 52 24                         ; matrices.py:52:24
	v_cndmask_b32_e32 v25, 0x80000000, v27, vcc_lo
	v_dual_cndmask_b32 v27, 0x80000000, v28 :: v_dual_cndmask_b32 v28, 0x80000000, v30
	v_cndmask_b32_e32 v30, 0x80000000, v32, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	.loc	1 46 14                         ; matrices.py:46:14
	v_subrev_nc_u32_e32 v1, s30, v2
	.loc	1 52 39                         ; matrices.py:52:39
	v_lshlrev_b32_e32 v34, 1, v0
	s_mov_b32 s2, 0
	.loc	1 49 13                         ; matrices.py:49:13
	v_mad_u64_u32 v[97:98], null, v1, s53, s[28:29]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 52 39                         ; matrices.py:52:39
	v_xor_b32_e32 v34, v146, v34
	v_and_b32_e32 v46, 48, v34
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 49 13                         ; matrices.py:49:13
	v_mad_u64_u32 v[98:99], null, s21, 3, v[97:98]
	.loc	1 52 39                         ; matrices.py:52:39
	v_add_lshl_u32 v1, v97, s21, 1
	.loc	1 49 13                         ; matrices.py:49:13
	v_lshl_add_u32 v113, s21, 4, v97
	.loc	1 52 24                         ; matrices.py:52:24
	v_cndmask_b32_e32 v29, 0x80000000, v29, vcc_lo
	.loc	1 49 13                         ; matrices.py:49:13
	v_lshl_add_u32 v112, s21, 3, v97
	v_lshl_add_u32 v111, s21, 1, v97
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 52 39                         ; matrices.py:52:39
	v_lshlrev_b32_e32 v2, 1, v113
	.loc	1 49 13                         ; matrices.py:49:13
	v_mad_u64_u32 v[99:100], null, s21, 9, v[97:98]
	v_mad_u64_u32 v[100:101], null, s21, 10, v[97:98]
	v_mad_u64_u32 v[101:102], null, s21, 11, v[97:98]
	v_mad_u64_u32 v[102:103], null, s21, 17, v[97:98]
	v_mad_u64_u32 v[103:104], null, s21, 18, v[97:98]
	v_mad_u64_u32 v[104:105], null, s21, 19, v[97:98]
	v_mad_u64_u32 v[105:106], null, s21, 24, v[97:98]
	.loc	1 52 39                         ; matrices.py:52:39
	v_dual_cndmask_b32 v1, 0x80000000, v1 :: v_dual_lshlrev_b32 v4, 1, v98
	.loc	1 49 13                         ; matrices.py:49:13
	v_mad_u64_u32 v[106:107], null, s21, 26, v[97:98]
	v_mad_u64_u32 v[107:108], null, s21, 27, v[97:98]
	v_mad_u64_u32 v[108:109], null, s21, 25, v[97:98]
	.loc	1 52 24                         ; matrices.py:52:24
	v_lshlrev_b32_e32 v35, 1, v94
	.loc	1 52 39 is_stmt 0               ; matrices.py:52:39
	v_lshlrev_b32_e32 v10, 1, v104
	v_lshlrev_b32_e32 v8, 1, v105
	buffer_load_u16 v109, v1, s[12:15], 0 offen
	v_dual_cndmask_b32 v1, 0x80000000, v2 :: v_dual_cndmask_b32 v2, 0x80000000, v4
	.loc	1 52 24                         ; matrices.py:52:24
	v_dual_cndmask_b32 v32, 0x80000000, v35 :: v_dual_lshlrev_b32 v31, 1, v92
	.loc	1 52 39                         ; matrices.py:52:39
	v_lshlrev_b32_e32 v6, 1, v101
	v_lshlrev_b32_e32 v9, 1, v106
	v_lshlrev_b32_e32 v5, 1, v99
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	.loc	1 52 24                         ; matrices.py:52:24
	v_cndmask_b32_e32 v31, 0x80000000, v31, vcc_lo
	.loc	1 52 39                         ; matrices.py:52:39
	v_lshlrev_b32_e32 v7, 1, v103
	v_lshlrev_b32_e32 v11, 1, v102
	v_lshlrev_b32_e32 v13, 1, v107
	v_dual_cndmask_b32 v4, 0x80000000, v5 :: v_dual_lshlrev_b32 v15, 1, v108
	v_dual_cndmask_b32 v5, 0x80000000, v6 :: v_dual_cndmask_b32 v6, 0x80000000, v7
	v_dual_cndmask_b32 v7, 0x80000000, v8 :: v_dual_cndmask_b32 v8, 0x80000000, v9
	v_dual_cndmask_b32 v9, 0x80000000, v10 :: v_dual_cndmask_b32 v10, 0x80000000, v11
	v_cndmask_b32_e32 v11, 0x80000000, v13, vcc_lo
	v_cndmask_b32_e32 v13, 0x80000000, v15, vcc_lo
	s_clause 0xa
	buffer_load_u16 v117, v2, s[12:15], 0 offen
	buffer_load_u16 v120, v5, s[12:15], 0 offen
	buffer_load_u16 v121, v4, s[12:15], 0 offen
	buffer_load_u16 v124, v1, s[12:15], 0 offen
	buffer_load_u16 v125, v6, s[12:15], 0 offen
	buffer_load_u16 v126, v7, s[12:15], 0 offen
	buffer_load_u16 v127, v8, s[12:15], 0 offen
	buffer_load_u16 v122, v11, s[12:15], 0 offen
	buffer_load_u16 v123, v13, s[12:15], 0 offen
	buffer_load_u16 v132, v9, s[12:15], 0 offen
	buffer_load_u16 v133, v10, s[12:15], 0 offen
	.loc	1 52 24                         ; matrices.py:52:24
	s_clause 0x3
	buffer_load_u16 v134, v12, s[4:7], 0 offen
	buffer_load_u16 v135, v14, s[4:7], 0 offen
	buffer_load_u16 v136, v3, s[4:7], 0 offen
	buffer_load_u16 v137, v17, s[4:7], 0 offen
	.loc	1 46 14 is_stmt 1               ; matrices.py:46:14
	v_dual_mov_b32 v8, 0 :: v_dual_lshlrev_b32 v1, 1, v100
	.loc	1 52 24                         ; matrices.py:52:24
	s_clause 0x7
	buffer_load_u16 v56, v18, s[4:7], 0 offen
	buffer_load_u16 v57, v21, s[4:7], 0 offen
	buffer_load_u16 v58, v22, s[4:7], 0 offen
	buffer_load_u16 v59, v24, s[4:7], 0 offen
	buffer_load_u16 v60, v27, s[4:7], 0 offen
	buffer_load_u16 v114, v28, s[4:7], 0 offen
	buffer_load_u16 v115, v30, s[4:7], 0 offen
	buffer_load_u16 v116, v26, s[4:7], 0 offen
	.loc	1 52 39 is_stmt 0               ; matrices.py:52:39
	v_lshlrev_b32_e32 v2, 1, v112
	v_lshlrev_b32_e32 v3, 1, v111
	v_lshlrev_b32_e32 v4, 1, v97
	v_dual_mov_b32 v6, v8 :: v_dual_lshlrev_b32 v5, 1, v96
	v_dual_cndmask_b32 v1, 0x80000000, v1 :: v_dual_mov_b32 v16, v8
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_cndmask_b32 v2, 0x80000000, v2 :: v_dual_cndmask_b32 v3, 0x80000000, v3
	v_mov_b32_e32 v14, v8
	v_dual_cndmask_b32 v4, 0x80000000, v4 :: v_dual_cndmask_b32 v5, 0x80000000, v5
	v_mov_b32_e32 v12, v8
	s_clause 0x3
	buffer_load_u16 v129, v1, s[12:15], 0 offen
	buffer_load_u16 v128, v2, s[12:15], 0 offen
	buffer_load_u16 v131, v3, s[12:15], 0 offen
	buffer_load_u16 v130, v4, s[12:15], 0 offen
	.loc	1 52 24                         ; matrices.py:52:24
	s_clause 0x7
	buffer_load_u16 v138, v23, s[4:7], 0 offen
	buffer_load_u16 v139, v25, s[4:7], 0 offen
	buffer_load_u16 v140, v19, s[4:7], 0 offen
	buffer_load_u16 v141, v20, s[4:7], 0 offen
	buffer_load_u16 v142, v5, s[4:7], 0 offen
	buffer_load_u16 v143, v32, s[4:7], 0 offen
	buffer_load_u16 v144, v31, s[4:7], 0 offen
	buffer_load_u16 v145, v29, s[4:7], 0 offen
	v_dual_mov_b32 v10, v8 :: v_dual_lshlrev_b32 v35, 1, v33
	s_and_b32 s14, s26, 0x90
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v24, v8
	v_mov_b32_e32 v20, v8
	v_xor_b32_e32 v61, s14, v35
	v_mov_b32_e32 v3, v8
	.loc	1 52 39                         ; matrices.py:52:39
	s_lshr_b32 s14, s22, 3
	v_mov_b32_e32 v7, v8
	v_or3_b32 v147, v47, s14, v46
	.loc	1 52 24                         ; matrices.py:52:24
	v_add_nc_u32_e32 v118, 0, v61
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v11, v8
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v23, v8
	v_mov_b32_e32 v21, v8
	v_mov_b32_e32 v19, v8
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v8
	v_mov_b32_e32 v32, v8
	v_mov_b32_e32 v31, v8
	v_mov_b32_e32 v29, v8
	v_mov_b32_e32 v27, v8
	v_mov_b32_e32 v26, v8
	v_mov_b32_e32 v25, v8
	v_mov_b32_e32 v40, v8
	v_mov_b32_e32 v39, v8
	v_mov_b32_e32 v38, v8
	v_mov_b32_e32 v37, v8
	v_mov_b32_e32 v36, v8
	v_mov_b32_e32 v35, v8
	v_mov_b32_e32 v34, v8
	v_mov_b32_e32 v33, v8
	v_mov_b32_e32 v48, v8
	v_mov_b32_e32 v47, v8
	v_mov_b32_e32 v46, v8
	v_mov_b32_e32 v64, v8
	v_mov_b32_e32 v63, v8
	v_mov_b32_e32 v62, v8
	.loc	1 51 5 is_stmt 1                ; matrices.py:51:5
	s_cmp_lt_i32 s18, 64
	.loc	1 52 24                         ; matrices.py:52:24
	s_waitcnt vmcnt(47)
	ds_store_b16 v118, v41
	s_waitcnt vmcnt(46)
	ds_store_b16 v118, v42 offset:512
	s_waitcnt vmcnt(45)
	ds_store_b16 v118, v43 offset:1024
	s_waitcnt vmcnt(44)
	ds_store_b16 v118, v44 offset:1536
	s_waitcnt vmcnt(39)
	ds_store_b16 v118, v45 offset:2048
	s_waitcnt vmcnt(38)
	ds_store_b16 v118, v53 offset:2560
	s_waitcnt vmcnt(37)
	ds_store_b16 v118, v54 offset:3072
	s_waitcnt vmcnt(36)
	ds_store_b16 v118, v55 offset:3584
	s_waitcnt vmcnt(19)
	ds_store_b16 v118, v56 offset:4096
	s_waitcnt vmcnt(18)
	ds_store_b16 v118, v57 offset:4608
	s_waitcnt vmcnt(17)
	ds_store_b16 v118, v58 offset:5120
	s_waitcnt vmcnt(16)
	ds_store_b16 v118, v59 offset:5632
	s_waitcnt vmcnt(15)
	ds_store_b16 v118, v60 offset:6144
	v_xor_b32_e32 v53, 32, v61
	.loc	1 52 39 is_stmt 0               ; matrices.py:52:39
	s_waitcnt vmcnt(8)
	v_mov_b16_e64 v130.h, v109.l
	.loc	1 45 31 is_stmt 1               ; matrices.py:45:31
	v_and_b32_e32 v109, 15, v0
	.loc	1 52 39                         ; matrices.py:52:39
	v_mov_b16_e64 v128.h, v121.l
	v_xor_b32_e32 v121, 16, v147
	v_mov_b16_e32 v127.h, v122.l
	v_xor_b32_e32 v122, 32, v147
	v_mov_b16_e32 v126.h, v123.l
	v_xor_b32_e32 v123, 48, v147
	v_dual_mov_b32 v22, v8 :: v_dual_add_nc_u32 v119, 0, v53
	v_mov_b32_e32 v1, v8
	v_dual_mov_b32 v13, v8 :: v_dual_add_nc_u32 v122, 0, v122
	v_dual_mov_b32 v30, v8 :: v_dual_add_nc_u32 v121, 0, v121
	v_dual_mov_b32 v28, v8 :: v_dual_add_nc_u32 v123, 0, v123
	v_mov_b32_e32 v45, v8
	v_mov_b32_e32 v44, v8
	v_mov_b32_e32 v43, v8
	v_mov_b32_e32 v42, v8
	v_mov_b32_e32 v41, v8
	v_mov_b32_e32 v61, v8
	v_mov_b32_e32 v60, v8
	v_mov_b32_e32 v59, v8
	v_mov_b32_e32 v58, v8
	v_mov_b32_e32 v57, v8
	.loc	1 52 24 is_stmt 0               ; matrices.py:52:24
	ds_store_b16 v118, v114 offset:6656
	ds_store_b16 v118, v115 offset:7168
	ds_store_b16 v118, v116 offset:7680
	ds_store_b16 v119, v52 offset:256
	ds_store_b16 v119, v51 offset:768
	ds_store_b16 v119, v50 offset:1280
	ds_store_b16 v119, v49 offset:1792
	v_mov_b32_e32 v56, v8
	v_mov_b32_e32 v55, v8
	v_mov_b32_e32 v54, v8
	v_mov_b32_e32 v53, v8
	v_mov_b32_e32 v52, v8
	v_mov_b32_e32 v51, v8
	v_mov_b32_e32 v50, v8
	v_mov_b32_e32 v49, v8
	.loc	1 52 39                         ; matrices.py:52:39
	v_mov_b16_e64 v131.h, v117.l
	v_mov_b16_e64 v129.h, v120.l
	v_bfe_i32 v114, v0, 3, 1
	v_lshlrev_b32_e32 v117, 6, v0
	v_and_b32_e32 v115, 48, v146
	v_lshlrev_b32_e32 v116, 6, v109
	v_add_nc_u32_e32 v120, 0, v147
	v_mov_b16_e64 v125.h, v132.l
	v_mov_b16_e64 v124.h, v133.l
	.loc	1 52 24                         ; matrices.py:52:24
	ds_store_b16 v119, v134 offset:2304
	ds_store_b16 v119, v135 offset:2816
	ds_store_b16 v119, v136 offset:3328
	ds_store_b16 v119, v137 offset:3840
	.loc	1 52 39                         ; matrices.py:52:39
	ds_store_b64 v120, v[130:131] offset:8192
	ds_store_b64 v121, v[128:129] offset:8192
	ds_store_b64 v122, v[124:125] offset:8192
	ds_store_b64 v123, v[126:127] offset:8192
	.loc	1 52 24                         ; matrices.py:52:24
	s_waitcnt vmcnt(4)
	ds_store_b16 v119, v141 offset:4352
	ds_store_b16 v119, v140 offset:4864
	ds_store_b16 v119, v138 offset:5376
	ds_store_b16 v119, v139 offset:5888
	s_waitcnt vmcnt(0)
	ds_store_b16 v119, v145 offset:6400
	ds_store_b16 v119, v144 offset:6912
	ds_store_b16 v119, v143 offset:7424
	ds_store_b16 v119, v142 offset:7936
	.loc	1 51 5 is_stmt 1                ; matrices.py:51:5
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 53 17                         ; matrices.py:53:17
	s_lshl_b32 s19, s20, 5
	.loc	1 54 18                         ; matrices.py:54:18
	s_lshl_b32 s20, s21, 5
	.loc	1 51 23                         ; matrices.py:51:23
	s_lshr_b32 s18, s18, 5
	s_lshl_b32 s14, s22, 4
	s_cmp_eq_u32 s25, 0
	v_or3_b32 v124, s14, v116, v115
	s_cselect_b32 s14, 0, 0x420
	v_and_or_b32 v1, 0x1c0, v117, v115
	v_and_or_b32 v2, 0x210, v114, s14
	s_add_i32 s18, s18, -2
	v_xor_b32_e32 v3, 16, v124
	v_mov_b32_e32 v49, 0
	s_delay_alu instid0(VALU_DEP_3)
	v_xor_b32_e32 v125, v2, v1
	v_xor_b32_e32 v1, 32, v124
	v_xor_b32_e32 v2, 48, v124
	v_add_nc_u32_e32 v126, 0, v3
	v_mov_b32_e32 v50, v49
	v_xor_b32_e32 v3, 16, v125
	v_xor_b32_e32 v4, 32, v125
	v_xor_b32_e32 v5, 48, v125
	v_add_nc_u32_e32 v127, 0, v1
	v_dual_mov_b32 v51, v49 :: v_dual_add_nc_u32 v128, 0, v2
	v_dual_mov_b32 v52, v49 :: v_dual_add_nc_u32 v129, 0, v3
	v_dual_mov_b32 v53, v49 :: v_dual_add_nc_u32 v130, 0, v4
	v_dual_mov_b32 v54, v49 :: v_dual_add_nc_u32 v131, 0, v5
	v_mov_b32_e32 v55, v49
	v_mov_b32_e32 v56, v49
	v_mov_b32_e32 v57, v49
	v_mov_b32_e32 v58, v49
	v_mov_b32_e32 v59, v49
	v_mov_b32_e32 v60, v49
	v_mov_b32_e32 v61, v49
	v_mov_b32_e32 v62, v49
	v_mov_b32_e32 v63, v49
	v_mov_b32_e32 v64, v49
	v_mov_b32_e32 v41, v49
	v_mov_b32_e32 v42, v49
	v_mov_b32_e32 v43, v49
	v_mov_b32_e32 v44, v49
	v_mov_b32_e32 v45, v49
	v_mov_b32_e32 v46, v49
	v_mov_b32_e32 v47, v49
	v_mov_b32_e32 v48, v49
	v_mov_b32_e32 v33, v49
	v_mov_b32_e32 v34, v49
	v_mov_b32_e32 v35, v49
	v_mov_b32_e32 v36, v49
	v_mov_b32_e32 v37, v49
	v_mov_b32_e32 v38, v49
	v_mov_b32_e32 v39, v49
	v_mov_b32_e32 v40, v49
	v_mov_b32_e32 v25, v49
	v_mov_b32_e32 v26, v49
	v_mov_b32_e32 v27, v49
	v_mov_b32_e32 v28, v49
	v_mov_b32_e32 v29, v49
	v_mov_b32_e32 v30, v49
	v_mov_b32_e32 v31, v49
	v_mov_b32_e32 v32, v49
	v_mov_b32_e32 v17, v49
	v_mov_b32_e32 v18, v49
	v_mov_b32_e32 v19, v49
	v_mov_b32_e32 v20, v49
	v_mov_b32_e32 v21, v49
	v_mov_b32_e32 v22, v49
	v_mov_b32_e32 v23, v49
	v_mov_b32_e32 v24, v49
	v_mov_b32_e32 v9, v49
	v_mov_b32_e32 v10, v49
	v_mov_b32_e32 v11, v49
	v_mov_b32_e32 v12, v49
	v_mov_b32_e32 v13, v49
	v_mov_b32_e32 v14, v49
	v_mov_b32_e32 v15, v49
	v_mov_b32_e32 v16, v49
	v_mov_b32_e32 v1, v49
	v_mov_b32_e32 v2, v49
	v_mov_b32_e32 v3, v49
	v_mov_b32_e32 v4, v49
	v_mov_b32_e32 v5, v49
	v_mov_b32_e32 v6, v49
	v_mov_b32_e32 v7, v49
	v_mov_b32_e32 v8, v49
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 53 9                          ; matrices.py:53:9
	v_add_nc_u32_e32 v65, s19, v65
	v_add_nc_u32_e32 v66, s19, v66
	v_add_nc_u32_e32 v67, s19, v67
	v_add_nc_u32_e32 v68, s19, v68
	v_add_nc_u32_e32 v69, s19, v69
	v_add_nc_u32_e32 v70, s19, v70
	v_add_nc_u32_e32 v71, s19, v71
	v_add_nc_u32_e32 v72, s19, v72
	v_add_nc_u32_e32 v73, s19, v73
	v_add_nc_u32_e32 v74, s19, v74
	v_add_nc_u32_e32 v75, s19, v75
	v_add_nc_u32_e32 v76, s19, v76
	v_add_nc_u32_e32 v77, s19, v77
	v_add_nc_u32_e32 v91, s19, v91
	.loc	1 52 24                         ; matrices.py:52:24
	v_lshlrev_b32_e32 v132, 1, v65
	v_lshlrev_b32_e32 v133, 1, v66
	v_lshlrev_b32_e32 v134, 1, v67
	v_lshlrev_b32_e32 v135, 1, v68
	v_lshlrev_b32_e32 v138, 1, v69
	v_lshlrev_b32_e32 v139, 1, v70
	v_lshlrev_b32_e32 v140, 1, v71
	v_lshlrev_b32_e32 v141, 1, v72
	v_lshlrev_b32_e32 v146, 1, v73
	v_lshlrev_b32_e32 v147, 1, v74
	.loc	1 53 9                          ; matrices.py:53:9
	v_add_nc_u32_e32 v78, s19, v78
	v_add_nc_u32_e32 v92, s19, v92
	.loc	1 52 24                         ; matrices.py:52:24
	v_lshlrev_b32_e32 v148, 1, v75
	v_lshlrev_b32_e32 v149, 1, v76
	s_clause 0xb
	buffer_load_u16 v142, v132, s[4:7], 0 offen
	buffer_load_u16 v136, v133, s[4:7], 0 offen
	buffer_load_u16 v143, v134, s[4:7], 0 offen
	buffer_load_u16 v137, v135, s[4:7], 0 offen
	buffer_load_u16 v144, v138, s[4:7], 0 offen
	buffer_load_u16 v138, v139, s[4:7], 0 offen
	buffer_load_u16 v145, v140, s[4:7], 0 offen
	buffer_load_u16 v139, v141, s[4:7], 0 offen
	buffer_load_u16 v146, v146, s[4:7], 0 offen
	buffer_load_u16 v140, v147, s[4:7], 0 offen
	buffer_load_u16 v147, v148, s[4:7], 0 offen
	buffer_load_u16 v141, v149, s[4:7], 0 offen
	v_lshlrev_b32_e32 v132, 1, v77
	v_lshlrev_b32_e32 v133, 1, v91
	.loc	1 53 9                          ; matrices.py:53:9
	v_add_nc_u32_e32 v79, s19, v79
	v_add_nc_u32_e32 v93, s19, v93
	v_add_nc_u32_e32 v80, s19, v80
	.loc	1 52 24                         ; matrices.py:52:24
	s_clause 0x1
	buffer_load_u16 v151, v132, s[4:7], 0 offen
	buffer_load_u16 v161, v133, s[4:7], 0 offen
	v_lshlrev_b32_e32 v132, 1, v78
	v_lshlrev_b32_e32 v133, 1, v92
	.loc	1 53 9                          ; matrices.py:53:9
	v_add_nc_u32_e32 v94, s19, v94
	.loc	1 52 24                         ; matrices.py:52:24
	v_lshlrev_b32_e32 v134, 1, v93
	.loc	1 53 9                          ; matrices.py:53:9
	v_add_nc_u32_e32 v81, s19, v81
	.loc	1 52 24                         ; matrices.py:52:24
	s_clause 0x1
	buffer_load_u16 v148, v132, s[4:7], 0 offen
	buffer_load_u16 v133, v133, s[4:7], 0 offen
	v_lshlrev_b32_e32 v132, 1, v79
	.loc	1 53 9                          ; matrices.py:53:9
	v_add_nc_u32_e32 v95, s19, v95
	.loc	1 52 24                         ; matrices.py:52:24
	buffer_load_u16 v162, v134, s[4:7], 0 offen
	v_lshlrev_b32_e32 v134, 1, v94
	.loc	1 53 9                          ; matrices.py:53:9
	v_add_nc_u32_e32 v82, s19, v82
	.loc	1 52 24                         ; matrices.py:52:24
	buffer_load_u16 v152, v132, s[4:7], 0 offen
	v_lshlrev_b32_e32 v132, 1, v80
	.loc	1 53 9                          ; matrices.py:53:9
	v_add_nc_u32_e32 v96, s19, v96
	.loc	1 52 24                         ; matrices.py:52:24
	buffer_load_u16 v134, v134, s[4:7], 0 offen
	v_lshlrev_b32_e32 v135, 1, v95
	.loc	1 53 9                          ; matrices.py:53:9
	v_add_nc_u32_e32 v83, s19, v83
	.loc	1 52 24                         ; matrices.py:52:24
	buffer_load_u16 v149, v132, s[4:7], 0 offen
	v_lshlrev_b32_e32 v132, 1, v81
	.loc	1 53 9                          ; matrices.py:53:9
	v_add_nc_u32_e32 v84, s19, v84
	.loc	1 52 24                         ; matrices.py:52:24
	buffer_load_u16 v163, v135, s[4:7], 0 offen
	v_lshlrev_b32_e32 v135, 1, v96
	.loc	1 53 9                          ; matrices.py:53:9
	v_add_nc_u32_e32 v85, s19, v85
	.loc	1 52 24                         ; matrices.py:52:24
	buffer_load_u16 v153, v132, s[4:7], 0 offen
	v_lshlrev_b32_e32 v132, 1, v82
	.loc	1 53 9                          ; matrices.py:53:9
	v_add_nc_u32_e32 v86, s19, v86
	.loc	1 52 24                         ; matrices.py:52:24
	buffer_load_u16 v135, v135, s[4:7], 0 offen
	.loc	1 53 9                          ; matrices.py:53:9
	v_add_nc_u32_e32 v87, s19, v87
	v_add_nc_u32_e32 v88, s19, v88
	.loc	1 52 24                         ; matrices.py:52:24
	buffer_load_u16 v150, v132, s[4:7], 0 offen
	v_lshlrev_b32_e32 v132, 1, v83
	.loc	1 53 9                          ; matrices.py:53:9
	v_add_nc_u32_e32 v89, s19, v89
	v_add_nc_u32_e32 v90, s19, v90
	.loc	1 52 39                         ; matrices.py:52:39
	v_add_nc_u32_e32 v180, 0, v125
	.loc	1 52 24 is_stmt 0               ; matrices.py:52:24
	v_add_nc_u32_e32 v188, 0, v124
	buffer_load_u16 v157, v132, s[4:7], 0 offen
	v_lshlrev_b32_e32 v132, 1, v84
	.loc	1 54 9 is_stmt 1                ; matrices.py:54:9
	v_add_nc_u32_e32 v98, s20, v98
	.loc	1 52 39                         ; matrices.py:52:39
	s_mov_b32 s14, s6
	s_mov_b32 s15, s7
	.loc	1 54 9                          ; matrices.py:54:9
	v_add_nc_u32_e32 v97, s20, v97
	.loc	1 52 24                         ; matrices.py:52:24
	buffer_load_u16 v154, v132, s[4:7], 0 offen
	v_lshlrev_b32_e32 v132, 1, v85
	.loc	1 54 9                          ; matrices.py:54:9
	v_add_nc_u32_e32 v111, s20, v111
	v_add_nc_u32_e32 v101, s20, v101
	v_add_nc_u32_e32 v112, s20, v112
	v_add_nc_u32_e32 v100, s20, v100
	.loc	1 52 24                         ; matrices.py:52:24
	buffer_load_u16 v158, v132, s[4:7], 0 offen
	v_lshlrev_b32_e32 v132, 1, v86
	.loc	1 54 9                          ; matrices.py:54:9
	v_add_nc_u32_e32 v99, s20, v99
	v_add_nc_u32_e32 v104, s20, v104
	v_add_nc_u32_e32 v113, s20, v113
	v_add_nc_u32_e32 v103, s20, v103
	.loc	1 52 24                         ; matrices.py:52:24
	buffer_load_u16 v155, v132, s[4:7], 0 offen
	v_lshlrev_b32_e32 v132, 1, v87
	.loc	1 54 9                          ; matrices.py:54:9
	v_add_nc_u32_e32 v102, s20, v102
	v_add_nc_u32_e32 v107, s20, v107
	v_add_nc_u32_e32 v105, s20, v105
	v_add_nc_u32_e32 v106, s20, v106
	.loc	1 52 24                         ; matrices.py:52:24
	buffer_load_u16 v159, v132, s[4:7], 0 offen
	v_lshlrev_b32_e32 v132, 1, v88
	.loc	1 54 9                          ; matrices.py:54:9
	v_add_nc_u32_e32 v108, s20, v108
	.loc	1 52 24                         ; matrices.py:52:24
	buffer_load_u16 v156, v132, s[4:7], 0 offen
	v_lshlrev_b32_e32 v132, 1, v89
	buffer_load_u16 v160, v132, s[4:7], 0 offen
	v_lshlrev_b32_e32 v132, 1, v90
	buffer_load_u16 v132, v132, s[4:7], 0 offen
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 52 39 is_stmt 0               ; matrices.py:52:39
	ds_load_b128 v[168:171], v129 offset:8192
	ds_load_b128 v[164:167], v180 offset:8192
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[176:179], v126
	ds_load_b128 v[172:175], v188
	.loc	1 52 39                         ; matrices.py:52:39
	ds_load_b128 v[180:183], v180 offset:10240
	ds_load_b128 v[184:187], v129 offset:10240
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[49:56], v[164:171], v[172:179], v[49:56]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[180:187], v[172:179], v[57:64]
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[172:175], v188 offset:2048
	ds_load_b128 v[176:179], v126 offset:2048
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[41:48], v[164:171], v[172:179], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[180:187], v[172:179], v[33:40]
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[176:179], v126 offset:4096
	ds_load_b128 v[172:175], v188 offset:4096
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[164:171], v[172:179], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[180:187], v[172:179], v[17:24]
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[172:175], v188 offset:6144
	ds_load_b128 v[176:179], v126 offset:6144
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[9:16], v[164:171], v[172:179], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[180:187], v[172:179], v[1:8]
	.loc	1 52 39                         ; matrices.py:52:39
	ds_load_b128 v[168:171], v131 offset:8192
	ds_load_b128 v[164:167], v130 offset:8192
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[176:179], v128
	ds_load_b128 v[172:175], v127
	.loc	1 52 39                         ; matrices.py:52:39
	ds_load_b128 v[180:183], v130 offset:10240
	ds_load_b128 v[184:187], v131 offset:10240
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[49:56], v[164:171], v[172:179], v[49:56]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[180:187], v[172:179], v[57:64]
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[172:175], v127 offset:2048
	ds_load_b128 v[176:179], v128 offset:2048
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[41:48], v[164:171], v[172:179], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[180:187], v[172:179], v[33:40]
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[176:179], v128 offset:4096
	ds_load_b128 v[172:175], v127 offset:4096
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[164:171], v[172:179], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[180:187], v[172:179], v[17:24]
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[172:175], v127 offset:6144
	ds_load_b128 v[176:179], v128 offset:6144
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[9:16], v[164:171], v[172:179], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[180:187], v[172:179], v[1:8]
	.loc	1 52 39                         ; matrices.py:52:39
	v_lshlrev_b32_e32 v172, 1, v98
	v_lshlrev_b32_e32 v164, 1, v97
	v_lshlrev_b32_e32 v165, 1, v111
	s_clause 0x2
	buffer_load_u16 v164, v164, s[12:15], 0 offen
	buffer_load_u16 v165, v165, s[12:15], 0 offen
	buffer_load_u16 v172, v172, s[12:15], 0 offen
	v_lshlrev_b32_e32 v166, 1, v112
	v_lshlrev_b32_e32 v167, 1, v100
	s_clause 0x1
	buffer_load_u16 v166, v166, s[12:15], 0 offen
	buffer_load_u16 v167, v167, s[12:15], 0 offen
	v_lshlrev_b32_e32 v168, 1, v113
	v_lshlrev_b32_e32 v169, 1, v103
	s_clause 0x1
	buffer_load_u16 v168, v168, s[12:15], 0 offen
	buffer_load_u16 v169, v169, s[12:15], 0 offen
	v_lshlrev_b32_e32 v170, 1, v105
	v_lshlrev_b32_e32 v171, 1, v106
	s_clause 0x1
	buffer_load_u16 v170, v170, s[12:15], 0 offen
	buffer_load_u16 v171, v171, s[12:15], 0 offen
	s_waitcnt vmcnt(6)
	v_mov_b16_e64 v165.h, v172.l
	v_add_lshl_u32 v172, v97, s21, 1
	buffer_load_u16 v172, v172, s[12:15], 0 offen
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v164.h, v172.l
	v_lshlrev_b32_e32 v172, 1, v101
	buffer_load_u16 v172, v172, s[12:15], 0 offen
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v167.h, v172.l
	v_lshlrev_b32_e32 v172, 1, v99
	buffer_load_u16 v172, v172, s[12:15], 0 offen
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v166.h, v172.l
	v_lshlrev_b32_e32 v172, 1, v104
	buffer_load_u16 v172, v172, s[12:15], 0 offen
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v169.h, v172.l
	v_lshlrev_b32_e32 v172, 1, v102
	buffer_load_u16 v172, v172, s[12:15], 0 offen
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v168.h, v172.l
	v_lshlrev_b32_e32 v172, 1, v107
	buffer_load_u16 v172, v172, s[12:15], 0 offen
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v171.h, v172.l
	v_lshlrev_b32_e32 v172, 1, v108
	buffer_load_u16 v172, v172, s[12:15], 0 offen
	.loc	1 51 5 is_stmt 1                ; matrices.py:51:5
	s_add_i32 s14, s2, 1
	s_cmp_lg_u32 s2, s18
	s_mov_b32 s2, s14
	.loc	1 52 39                         ; matrices.py:52:39
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v170.h, v172.l
	.loc	1 52 24 is_stmt 0               ; matrices.py:52:24
	s_barrier
	buffer_gl0_inv
	ds_store_b16 v118, v142
	ds_store_b16 v118, v143 offset:512
	ds_store_b16 v118, v144 offset:1024
	ds_store_b16 v118, v145 offset:1536
	ds_store_b16 v118, v146 offset:2048
	ds_store_b16 v118, v147 offset:2560
	ds_store_b16 v118, v151 offset:3072
	ds_store_b16 v118, v152 offset:3584
	ds_store_b16 v118, v153 offset:4096
	ds_store_b16 v118, v157 offset:4608
	ds_store_b16 v118, v158 offset:5120
	ds_store_b16 v118, v159 offset:5632
	ds_store_b16 v118, v160 offset:6144
	ds_store_b16 v118, v161 offset:6656
	ds_store_b16 v118, v162 offset:7168
	ds_store_b16 v118, v163 offset:7680
	ds_store_b16 v119, v136 offset:256
	ds_store_b16 v119, v137 offset:768
	ds_store_b16 v119, v138 offset:1280
	ds_store_b16 v119, v139 offset:1792
	ds_store_b16 v119, v140 offset:2304
	ds_store_b16 v119, v141 offset:2816
	ds_store_b16 v119, v148 offset:3328
	ds_store_b16 v119, v149 offset:3840
	ds_store_b16 v119, v150 offset:4352
	ds_store_b16 v119, v154 offset:4864
	ds_store_b16 v119, v155 offset:5376
	ds_store_b16 v119, v156 offset:5888
	ds_store_b16 v119, v132 offset:6400
	ds_store_b16 v119, v133 offset:6912
	ds_store_b16 v119, v134 offset:7424
	ds_store_b16 v119, v135 offset:7936
	.loc	1 52 39                         ; matrices.py:52:39
	ds_store_b64 v120, v[164:165] offset:8192
	ds_store_b64 v121, v[166:167] offset:8192
	ds_store_b64 v122, v[168:169] offset:8192
	ds_store_b64 v123, v[170:171] offset:8192
	.loc	1 51 5 is_stmt 1                ; matrices.py:51:5
	s_cbranch_scc1 .LBB0_2
.LBB0_3:                                ; %Flow178
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	s_load_b32 s0, s[0:1], 0x3c
	.loc	1 52 17 is_stmt 1               ; matrices.py:52:17
	s_and_b32 s1, vcc_lo, exec_lo
	s_cselect_b32 s1, 1, 0
	.loc	1 52 24 is_stmt 0               ; matrices.py:52:24
	s_waitcnt lgkmcnt(0)
	.loc	1 52 17                         ; matrices.py:52:17
	s_cmp_lg_u32 s1, 1
	.loc	1 52 24                         ; matrices.py:52:24
	s_barrier
	buffer_gl0_inv
	.loc	1 52 17                         ; matrices.py:52:17
	s_cbranch_scc1 .LBB0_5
; %bb.4:
	.loc	1 52 39                         ; matrices.py:52:39
	s_cmp_eq_u32 s25, 0
	v_and_or_b32 v65, 0x1c0, v117, v115
	s_cselect_b32 s1, 0, 0x420
	.loc	1 52 24                         ; matrices.py:52:24
	s_lshl_b32 s2, s22, 4
	.loc	1 52 39                         ; matrices.py:52:39
	v_and_or_b32 v66, 0x210, v114, s1
	.loc	1 52 24                         ; matrices.py:52:24
	v_or3_b32 v67, s2, v116, v115
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 52 39                         ; matrices.py:52:39
	v_xor_b32_e32 v65, v66, v65
	.loc	1 52 24                         ; matrices.py:52:24
	v_xad_u32 v107, v67, 16, 0
	v_xad_u32 v105, v67, 48, 0
	v_xad_u32 v106, v67, 32, 0
	v_add_nc_u32_e32 v108, 0, v67
	.loc	1 52 39                         ; matrices.py:52:39
	v_xad_u32 v66, v65, 16, 0
	v_add_nc_u32_e32 v73, 0, v65
	v_xad_u32 v97, v65, 48, 0
	v_xad_u32 v111, v65, 32, 0
	ds_load_b128 v[69:72], v66 offset:10240
	ds_load_b128 v[77:80], v66 offset:8192
	ds_load_b128 v[65:68], v73 offset:10240
	ds_load_b128 v[73:76], v73 offset:8192
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[85:88], v107 offset:2048
	ds_load_b128 v[93:96], v107
	ds_load_b128 v[81:84], v108 offset:2048
	ds_load_b128 v[89:92], v108
	.loc	1 52 39                         ; matrices.py:52:39
	ds_load_b128 v[101:104], v97 offset:10240
	ds_load_b128 v[115:118], v97 offset:8192
	ds_load_b128 v[97:100], v111 offset:10240
	ds_load_b128 v[111:114], v111 offset:8192
	.loc	1 52 24                         ; matrices.py:52:24
	ds_load_b128 v[119:122], v106
	ds_load_b128 v[123:126], v105
	ds_load_b128 v[131:134], v105 offset:2048
	ds_load_b128 v[127:130], v106 offset:2048
	ds_load_b128 v[135:138], v108 offset:4096
	ds_load_b128 v[139:142], v107 offset:4096
	ds_load_b128 v[147:150], v107 offset:6144
	ds_load_b128 v[143:146], v108 offset:6144
	ds_load_b128 v[151:154], v106 offset:4096
	ds_load_b128 v[155:158], v105 offset:4096
	ds_load_b128 v[163:166], v105 offset:6144
	ds_load_b128 v[159:162], v106 offset:6144
	.loc	1 52 17                         ; matrices.py:52:17
	s_waitcnt lgkmcnt(17)
	v_wmma_f32_16x16x16_f16 v[41:48], v[73:80], v[81:88], v[41:48]
	s_waitcnt lgkmcnt(16)
	v_wmma_f32_16x16x16_f16 v[49:56], v[73:80], v[89:96], v[49:56]
	v_wmma_f32_16x16x16_f16 v[57:64], v[65:72], v[89:96], v[57:64]
	v_wmma_f32_16x16x16_f16 v[33:40], v[65:72], v[81:88], v[33:40]
	s_waitcnt lgkmcnt(10)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_wmma_f32_16x16x16_f16 v[49:56], v[111:118], v[119:126], v[49:56]
	v_wmma_f32_16x16x16_f16 v[57:64], v[97:104], v[119:126], v[57:64]
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[41:48], v[111:118], v[127:134], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[97:104], v[127:134], v[33:40]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[25:32], v[73:80], v[135:142], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[65:72], v[135:142], v[17:24]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[9:16], v[73:80], v[143:150], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[65:72], v[143:150], v[1:8]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[25:32], v[111:118], v[151:158], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[97:104], v[151:158], v[17:24]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[9:16], v[111:118], v[159:166], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[97:104], v[159:166], v[1:8]
.LBB0_5:                                ; %._crit_edge._crit_edge
	.loc	1 46 34 is_stmt 1               ; matrices.py:46:34
	v_lshrrev_b32_e32 v0, 4, v0
	s_lshr_b32 s1, s25, 1
	.loc	1 55 32                         ; matrices.py:55:32
	s_and_b32 s13, s9, 0xffff
	s_mov_b32 s15, 0x31027000
	s_mov_b32 s14, 0x7ffffffe
	.loc	1 46 34                         ; matrices.py:46:34
	v_and_or_b32 v69, v0, 1, s1
	.loc	1 46 14 is_stmt 0               ; matrices.py:46:14
	s_ashr_i32 s1, s23, 31
	.loc	1 55 32 is_stmt 1               ; matrices.py:55:32
	s_mov_b32 s12, s8
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 46 34                         ; matrices.py:46:34
	v_or_b32_e32 v65, 44, v69
	v_or_b32_e32 v67, 40, v69
	v_or_b32_e32 v0, 46, v69
	v_or_b32_e32 v66, 42, v69
	v_or_b32_e32 v70, 36, v69
	.loc	1 46 15 is_stmt 0               ; matrices.py:46:15
	v_or_b32_e32 v73, s23, v65
	v_or_b32_e32 v75, s23, v67
	v_or_b32_e32 v72, s23, v0
	v_or_b32_e32 v74, s23, v66
	v_or_b32_e32 v77, s23, v70
	.loc	1 46 14                         ; matrices.py:46:14
	v_add_nc_u32_e32 v73, s1, v73
	v_add_nc_u32_e32 v75, s1, v75
	.loc	1 46 34                         ; matrices.py:46:34
	v_or_b32_e32 v68, 38, v69
	v_or_b32_e32 v71, 34, v69
	.loc	1 46 15                         ; matrices.py:46:15
	v_or_b32_e32 v99, s23, v69
	.loc	1 46 14                         ; matrices.py:46:14
	v_xor_b32_e32 v73, s1, v73
	v_xor_b32_e32 v75, s1, v75
	.loc	1 46 15                         ; matrices.py:46:15
	v_or_b32_e32 v76, s23, v68
	v_or_b32_e32 v83, s23, v71
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 46 14                         ; matrices.py:46:14
	v_mul_hi_u32 v79, v73, v110
	v_mul_hi_u32 v81, v75, v110
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v79, v79, s24
	v_mul_lo_u32 v81, v81, s24
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v73, v73, v79
	v_sub_nc_u32_e32 v75, v75, v81
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_subrev_nc_u32_e32 v79, s24, v73
	v_add_nc_u32_e32 v72, s1, v72
	v_subrev_nc_u32_e32 v81, s24, v75
	v_add_nc_u32_e32 v74, s1, v74
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v72, s1, v72
	v_xor_b32_e32 v74, s1, v74
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_hi_u32 v78, v72, v110
	v_mul_hi_u32 v80, v74, v110
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v78, v78, s24
	v_mul_lo_u32 v80, v80, s24
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v72, v72, v78
	v_sub_nc_u32_e32 v74, v74, v80
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_subrev_nc_u32_e32 v78, s24, v72
	v_cmp_le_u32_e32 vcc_lo, s24, v72
	v_subrev_nc_u32_e32 v80, s24, v74
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_cndmask_b32_e32 v72, v72, v78, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v73
	v_cndmask_b32_e32 v73, v73, v79, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v74
	v_subrev_nc_u32_e32 v79, s24, v72
	v_cndmask_b32_e32 v74, v74, v80, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v75
	v_subrev_nc_u32_e32 v80, s24, v73
	v_cndmask_b32_e32 v75, v75, v81, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v72
	v_add_nc_u32_e32 v77, s1, v77
	v_subrev_nc_u32_e32 v81, s24, v74
	v_cndmask_b32_e32 v72, v72, v79, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v73
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_xor_b32_e32 v77, s1, v77
	v_xor_b32_e32 v72, s1, v72
	v_cndmask_b32_e32 v73, v73, v80, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v74
	v_add_nc_u32_e32 v83, s1, v83
	v_mul_hi_u32 v84, v77, v110
	v_cndmask_b32_e32 v74, v74, v81, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v75
	v_add_nc_u32_e32 v76, s1, v76
	v_xor_b32_e32 v79, s1, v83
	v_subrev_nc_u32_e32 v81, s1, v72
	v_mul_lo_u32 v84, v84, s24
	v_xor_b32_e32 v74, s1, v74
	v_xor_b32_e32 v76, s1, v76
	.loc	1 46 34                         ; matrices.py:46:34
	v_or_b32_e32 v72, 32, v69
	.loc	1 55 32 is_stmt 1               ; matrices.py:55:32
	v_lshlrev_b32_e32 v81, 2, v81
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 46 14                         ; matrices.py:46:14
	v_subrev_nc_u32_e32 v83, s1, v74
	v_mul_hi_u32 v82, v76, v110
	v_sub_nc_u32_e32 v77, v77, v84
	.loc	1 46 15 is_stmt 0               ; matrices.py:46:15
	v_or_b32_e32 v80, s23, v72
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 55 32 is_stmt 1               ; matrices.py:55:32
	v_lshlrev_b32_e32 v83, 2, v83
	.loc	1 46 14                         ; matrices.py:46:14
	v_mul_lo_u32 v82, v82, s24
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v76, v76, v82
	v_subrev_nc_u32_e32 v82, s24, v75
	v_subrev_nc_u32_e32 v78, s24, v76
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v75, v75, v82, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v76
	v_xor_b32_e32 v74, s1, v75
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_cndmask_b32_e32 v76, v76, v78, vcc_lo
	v_mul_hi_u32 v75, v79, v110
	v_xor_b32_e32 v73, s1, v73
	v_subrev_nc_u32_e32 v85, s1, v74
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_subrev_nc_u32_e32 v78, s24, v76
	v_cmp_le_u32_e32 vcc_lo, s24, v76
	v_subrev_nc_u32_e32 v82, s1, v73
	.loc	1 46 34 is_stmt 0               ; matrices.py:46:34
	v_or_b32_e32 v73, 14, v69
	.loc	1 46 14                         ; matrices.py:46:14
	v_mul_lo_u32 v75, v75, s24
	v_add_nc_u32_e32 v74, s1, v80
	v_cndmask_b32_e32 v76, v76, v78, vcc_lo
	v_subrev_nc_u32_e32 v78, s24, v77
	v_cmp_le_u32_e32 vcc_lo, s24, v77
	.loc	1 46 15                         ; matrices.py:46:15
	v_or_b32_e32 v84, s23, v73
	.loc	1 55 32 is_stmt 1               ; matrices.py:55:32
	v_lshlrev_b32_e32 v85, 2, v85
	v_lshlrev_b32_e32 v82, 2, v82
	.loc	1 46 14                         ; matrices.py:46:14
	v_sub_nc_u32_e32 v75, v79, v75
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v77, v77, v78 :: v_dual_add_nc_u32 v78, s1, v84
	v_xor_b32_e32 v79, s1, v74
	.loc	1 46 34 is_stmt 0               ; matrices.py:46:34
	v_or_b32_e32 v74, 12, v69
	.loc	1 46 14                         ; matrices.py:46:14
	v_subrev_nc_u32_e32 v84, s24, v77
	v_cmp_le_u32_e32 vcc_lo, s24, v77
	v_xor_b32_e32 v78, s1, v78
	v_mul_hi_u32 v86, v79, v110
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_cndmask_b32_e32 v77, v77, v84, vcc_lo
	v_xor_b32_e32 v76, s1, v76
	v_subrev_nc_u32_e32 v84, s24, v75
	v_cmp_le_u32_e32 vcc_lo, s24, v75
	v_mul_hi_u32 v87, v78, v110
	v_subrev_nc_u32_e32 v88, s1, v76
	s_delay_alu instid0(VALU_DEP_4)
	v_cndmask_b32_e32 v76, v75, v84, vcc_lo
	v_xor_b32_e32 v75, s1, v77
	.loc	1 46 15                         ; matrices.py:46:15
	v_or_b32_e32 v77, s23, v74
	.loc	1 46 14                         ; matrices.py:46:14
	v_mul_lo_u32 v84, v86, s24
	v_mul_lo_u32 v86, v87, s24
	.loc	1 55 32 is_stmt 1               ; matrices.py:55:32
	v_lshlrev_b32_e32 v88, 2, v88
	.loc	1 46 14                         ; matrices.py:46:14
	v_subrev_nc_u32_e32 v89, s1, v75
	v_add_nc_u32_e32 v77, s1, v77
	v_subrev_nc_u32_e32 v87, s24, v76
	v_cmp_le_u32_e32 vcc_lo, s24, v76
	.loc	1 46 34 is_stmt 0               ; matrices.py:46:34
	v_or_b32_e32 v75, 10, v69
	.loc	1 46 14                         ; matrices.py:46:14
	v_sub_nc_u32_e32 v79, v79, v84
	v_xor_b32_e32 v77, s1, v77
	v_sub_nc_u32_e32 v78, v78, v86
	.loc	1 55 32 is_stmt 1               ; matrices.py:55:32
	v_lshlrev_b32_e32 v89, 2, v89
	.loc	1 46 15                         ; matrices.py:46:15
	v_or_b32_e32 v84, s23, v75
	.loc	1 46 14 is_stmt 0               ; matrices.py:46:14
	v_subrev_nc_u32_e32 v86, s24, v79
	v_mul_hi_u32 v90, v77, v110
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v90, v90, s24
	v_sub_nc_u32_e32 v90, v77, v90
	.loc	1 46 34                         ; matrices.py:46:34
	v_or_b32_e32 v77, 6, v69
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 46 15                         ; matrices.py:46:15
	v_or_b32_e32 v93, s23, v77
	.loc	1 46 14                         ; matrices.py:46:14
	v_cndmask_b32_e32 v76, v76, v87, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v79
	v_subrev_nc_u32_e32 v87, s24, v78
	v_cndmask_b32_e32 v79, v79, v86, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v78
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v78, v78, v87, vcc_lo
	v_subrev_nc_u32_e32 v87, s24, v79
	v_cmp_le_u32_e32 vcc_lo, s24, v79
	v_add_nc_u32_e32 v84, s1, v84
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_subrev_nc_u32_e32 v92, s24, v78
	v_cndmask_b32_e32 v79, v79, v87, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_xor_b32_e32 v84, s1, v84
	v_cmp_le_u32_e32 vcc_lo, s24, v78
	v_xor_b32_e32 v79, s1, v79
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v91, v84, v110
	v_mul_lo_u32 v91, v91, s24
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v84, v84, v91
	v_add_nc_u32_e32 v91, s1, v93
	v_xor_b32_e32 v76, s1, v76
	v_subrev_nc_u32_e32 v93, s1, v79
	v_subrev_nc_u32_e32 v79, s24, v84
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_xor_b32_e32 v91, s1, v91
	v_subrev_nc_u32_e32 v86, s1, v76
	.loc	1 46 34                         ; matrices.py:46:34
	v_or_b32_e32 v76, 8, v69
	.loc	1 55 32 is_stmt 1               ; matrices.py:55:32
	v_lshlrev_b32_e32 v93, 2, v93
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 46 14                         ; matrices.py:46:14
	v_mul_hi_u32 v96, v91, v110
	.loc	1 55 32                         ; matrices.py:55:32
	v_lshlrev_b32_e32 v86, 2, v86
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 46 15                         ; matrices.py:46:15
	v_or_b32_e32 v87, s23, v76
	.loc	1 46 14 is_stmt 0               ; matrices.py:46:14
	v_cndmask_b32_e32 v78, v78, v92, vcc_lo
	v_subrev_nc_u32_e32 v92, s24, v90
	v_cmp_le_u32_e32 vcc_lo, s24, v90
	.loc	1 55 32 is_stmt 1               ; matrices.py:55:32
	s_clause 0x7
	buffer_load_b32 v93, v93, s[12:15], 0 offen
	buffer_load_b32 v86, v86, s[12:15], 0 offen
	buffer_load_b32 v89, v89, s[12:15], 0 offen
	buffer_load_b32 v88, v88, s[12:15], 0 offen
	buffer_load_b32 v85, v85, s[12:15], 0 offen
	buffer_load_b32 v83, v83, s[12:15], 0 offen
	buffer_load_b32 v82, v82, s[12:15], 0 offen
	buffer_load_b32 v81, v81, s[12:15], 0 offen
	.loc	1 46 14                         ; matrices.py:46:14
	v_add_nc_u32_e32 v87, s1, v87
	v_xor_b32_e32 v78, s1, v78
	v_cndmask_b32_e32 v90, v90, v92, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v84
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_xor_b32_e32 v87, s1, v87
	v_subrev_nc_u32_e32 v94, s1, v78
	.loc	1 46 34 is_stmt 0               ; matrices.py:46:34
	v_or_b32_e32 v78, 4, v69
	.loc	1 46 14                         ; matrices.py:46:14
	v_subrev_nc_u32_e32 v95, s24, v90
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_hi_u32 v92, v87, v110
	.loc	1 55 32 is_stmt 1               ; matrices.py:55:32
	v_lshlrev_b32_e32 v94, 2, v94
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 46 15                         ; matrices.py:46:15
	v_or_b32_e32 v97, s23, v78
	.loc	1 46 14 is_stmt 0               ; matrices.py:46:14
	v_mul_lo_u32 v92, v92, s24
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v87, v87, v92
	v_mul_lo_u32 v92, v96, s24
	v_add_nc_u32_e32 v96, s1, v97
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v91, v91, v92
	v_cndmask_b32_e32 v84, v84, v79, vcc_lo
	.loc	1 46 34                         ; matrices.py:46:34
	v_or_b32_e32 v79, 2, v69
	.loc	1 46 14                         ; matrices.py:46:14
	v_cmp_le_u32_e32 vcc_lo, s24, v90
	.loc	1 46 15                         ; matrices.py:46:15
	v_or_b32_e32 v98, s23, v79
	.loc	1 46 14                         ; matrices.py:46:14
	v_cndmask_b32_e32 v90, v90, v95, vcc_lo
	v_subrev_nc_u32_e32 v95, s24, v84
	v_cmp_le_u32_e32 vcc_lo, s24, v84
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v97, s1, v98
	v_add_nc_u32_e32 v98, s1, v99
	v_cndmask_b32_e32 v84, v84, v95, vcc_lo
	v_xor_b32_e32 v95, s1, v96
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_xor_b32_e32 v96, s1, v97
	v_xor_b32_e32 v97, s1, v98
	v_subrev_nc_u32_e32 v98, s24, v87
	v_cmp_le_u32_e32 vcc_lo, s24, v87
	v_mul_hi_u32 v92, v95, v110
	v_mul_hi_u32 v100, v96, v110
	v_mul_hi_u32 v101, v97, v110
	v_cndmask_b32_e32 v87, v87, v98, vcc_lo
	v_subrev_nc_u32_e32 v98, s24, v91
	v_cmp_le_u32_e32 vcc_lo, s24, v91
	v_mul_lo_u32 v92, v92, s24
	v_mul_lo_u32 v100, v100, s24
	v_mul_lo_u32 v101, v101, s24
	v_subrev_nc_u32_e32 v102, s24, v87
	v_cndmask_b32_e32 v91, v91, v98, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v87
	v_sub_nc_u32_e32 v92, v95, v92
	v_sub_nc_u32_e32 v95, v96, v100
	v_sub_nc_u32_e32 v96, v97, v101
	v_cndmask_b32_e32 v87, v87, v102, vcc_lo
	v_subrev_nc_u32_e32 v98, s24, v91
	v_subrev_nc_u32_e32 v97, s24, v92
	v_cmp_le_u32_e32 vcc_lo, s24, v92
	v_subrev_nc_u32_e32 v100, s24, v95
	v_subrev_nc_u32_e32 v101, s24, v96
	v_xor_b32_e32 v87, s1, v87
	v_xor_b32_e32 v90, s1, v90
	v_cndmask_b32_e32 v92, v92, v97, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v95
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_subrev_nc_u32_e32 v87, s1, v87
	v_subrev_nc_u32_e32 v90, s1, v90
	s_delay_alu instid0(VALU_DEP_4)
	v_subrev_nc_u32_e32 v97, s24, v92
	v_cndmask_b32_e32 v95, v95, v100, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v96
	.loc	1 55 32 is_stmt 1               ; matrices.py:55:32
	v_lshlrev_b32_e32 v87, 2, v87
	v_lshlrev_b32_e32 v90, 2, v90
	.loc	1 46 14                         ; matrices.py:46:14
	v_cndmask_b32_e32 v96, v96, v101, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v91
	v_cndmask_b32_e32 v91, v91, v98, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v92
	v_subrev_nc_u32_e32 v98, s24, v95
	v_xor_b32_e32 v84, s1, v84
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v91, s1, v91
	v_subrev_nc_u32_e32 v84, s1, v84
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_subrev_nc_u32_e32 v91, s1, v91
	v_cndmask_b32_e32 v92, v92, v97, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s24, v95
	.loc	1 55 32                         ; matrices.py:55:32
	v_lshlrev_b32_e32 v84, 2, v84
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b32_e32 v91, 2, v91
	.loc	1 46 14                         ; matrices.py:46:14
	v_xor_b32_e32 v92, s1, v92
	v_cndmask_b32_e32 v95, v95, v98, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v92, s1, v92
	v_xor_b32_e32 v95, s1, v95
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 55 32                         ; matrices.py:55:32
	v_lshlrev_b32_e32 v92, 2, v92
	.loc	1 46 14                         ; matrices.py:46:14
	v_subrev_nc_u32_e32 v95, s1, v95
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	.loc	1 55 32                         ; matrices.py:55:32
	v_lshlrev_b32_e32 v95, 2, v95
	.loc	1 46 14                         ; matrices.py:46:14
	v_subrev_nc_u32_e32 v100, s24, v96
	v_cmp_le_u32_e32 vcc_lo, s24, v96
	v_cndmask_b32_e32 v96, v96, v100, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v96, s1, v96
	v_subrev_nc_u32_e32 v96, s1, v96
	.loc	1 45 31                         ; matrices.py:45:31
	s_lshr_b32 s1, s22, 2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_or_b32_e32 v97, s1, v109
	.loc	1 58 13                         ; matrices.py:58:13
	s_mul_i32 s1, s3, s0
	.loc	1 55 32                         ; matrices.py:55:32
	v_lshlrev_b32_e32 v96, 2, v96
	s_clause 0x7
	buffer_load_b32 v96, v96, s[12:15], 0 offen
	buffer_load_b32 v95, v95, s[12:15], 0 offen
	buffer_load_b32 v92, v92, s[12:15], 0 offen
	buffer_load_b32 v91, v91, s[12:15], 0 offen
	buffer_load_b32 v87, v87, s[12:15], 0 offen
	buffer_load_b32 v84, v84, s[12:15], 0 offen
	buffer_load_b32 v90, v90, s[12:15], 0 offen
	buffer_load_b32 v94, v94, s[12:15], 0 offen
	.loc	1 58 13                         ; matrices.py:58:13
	s_add_i32 s2, s1, s23
	.loc	1 45 31                         ; matrices.py:45:31
	v_or_b32_e32 v101, 32, v97
	v_or_b32_e32 v100, 64, v97
	.loc	1 45 12 is_stmt 0               ; matrices.py:45:12
	v_or_b32_e32 v102, s3, v97
	.loc	1 45 31                         ; matrices.py:45:31
	v_or_b32_e32 v98, 0x60, v97
	.loc	1 59 80 is_stmt 1               ; matrices.py:59:80
	v_cmp_gt_i32_e64 s1, s17, v99
	.loc	1 59 5 is_stmt 0                ; matrices.py:59:5
	s_and_b32 s13, s11, 0xffff
	s_mov_b32 s12, s10
	.loc	1 59 57                         ; matrices.py:59:57
	v_cmp_gt_i32_e64 s4, s16, v102
	.loc	1 45 12 is_stmt 1               ; matrices.py:45:12
	v_or_b32_e32 v105, s3, v101
	v_or_b32_e32 v103, s3, v98
	v_or_b32_e32 v104, s3, v100
	.loc	1 59 56                         ; matrices.py:59:56
	s_and_b32 s5, s4, s1
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 59 57 is_stmt 0               ; matrices.py:59:57
	v_cmp_gt_i32_e32 vcc_lo, s16, v103
	.loc	1 55 24 is_stmt 1               ; matrices.py:55:24
	s_waitcnt vmcnt(14)
	v_dual_add_f32 v57, v57, v93 :: v_dual_add_f32 v2, v2, v86
	s_waitcnt vmcnt(13)
	v_add_f32_e32 v3, v3, v89
	v_add_f32_e32 v59, v59, v89
	s_waitcnt vmcnt(11)
	v_add_f32_e32 v61, v61, v85
	s_waitcnt vmcnt(10)
	v_dual_add_f32 v5, v5, v85 :: v_dual_add_f32 v6, v6, v83
	s_waitcnt vmcnt(8)
	v_dual_add_f32 v63, v63, v82 :: v_dual_add_f32 v64, v64, v81
	v_dual_add_f32 v39, v39, v82 :: v_dual_add_f32 v40, v40, v81
	v_dual_add_f32 v23, v23, v82 :: v_dual_add_f32 v24, v24, v81
	v_dual_add_f32 v7, v7, v82 :: v_dual_add_f32 v8, v8, v81
	v_dual_add_f32 v33, v33, v93 :: v_dual_add_f32 v38, v38, v83
	v_dual_add_f32 v19, v19, v89 :: v_dual_add_f32 v22, v22, v83
	v_add_f32_e32 v37, v37, v85
	v_add_f32_e32 v21, v21, v85
	.loc	1 55 13 is_stmt 0               ; matrices.py:55:13
	v_dual_max_f32 v85, 0, v5 :: v_dual_max_f32 v6, 0, v6
	.loc	1 55 24                         ; matrices.py:55:24
	v_dual_add_f32 v17, v17, v93 :: v_dual_add_f32 v18, v18, v86
	.loc	1 55 13                         ; matrices.py:55:13
	v_dual_max_f32 v33, 0, v33 :: v_dual_max_f32 v38, 0, v38
	.loc	1 55 24                         ; matrices.py:55:24
	v_add_f32_e32 v35, v35, v89
	.loc	1 55 13                         ; matrices.py:55:13
	v_dual_max_f32 v19, 0, v19 :: v_dual_max_f32 v22, 0, v22
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 59 21 is_stmt 1               ; matrices.py:59:21
	v_cvt_f16_f32_e32 v33.l, v33
	v_cvt_f16_f32_e32 v38.l, v38
	.loc	1 55 13                         ; matrices.py:55:13
	v_dual_max_f32 v7, 0, v7 :: v_dual_max_f32 v8, 0, v8
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v19.l, v19
	v_cvt_f16_f32_e32 v22.l, v22
	v_cvt_f16_f32_e32 v6.l, v6
	v_cvt_f16_f32_e32 v7.l, v7
	v_cvt_f16_f32_e32 v8.l, v8
	.loc	1 55 24                         ; matrices.py:55:24
	v_add_f32_e32 v58, v58, v86
	.loc	1 55 13 is_stmt 0               ; matrices.py:55:13
	v_max_f32_e32 v64, 0, v64
	v_max_f32_e32 v40, 0, v40
	v_max_f32_e32 v24, 0, v24
	.loc	1 55 24                         ; matrices.py:55:24
	v_add_f32_e32 v62, v62, v83
	v_add_f32_e32 v34, v34, v86
	v_add_f32_e32 v60, v60, v88
	v_dual_add_f32 v4, v4, v88 :: v_dual_max_f32 v83, 0, v3
	v_add_f32_e32 v36, v36, v88
	.loc	1 59 21 is_stmt 1               ; matrices.py:59:21
	v_cvt_f16_f32_e32 v40.l, v40
	.loc	1 55 24                         ; matrices.py:55:24
	v_dual_add_f32 v20, v20, v88 :: v_dual_max_f32 v17, 0, v17
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v24.l, v24
	.loc	1 55 24                         ; matrices.py:55:24
	v_dual_add_f32 v1, v1, v93 :: v_dual_max_f32 v58, 0, v58
	.loc	1 55 13 is_stmt 0               ; matrices.py:55:13
	v_max_f32_e32 v34, 0, v34
	v_max_f32_e32 v60, 0, v60
	v_max_f32_e32 v62, 0, v62
	v_max_f32_e32 v36, 0, v36
	v_max_f32_e32 v18, 0, v18
	v_max_f32_e32 v20, 0, v20
	.loc	1 59 21 is_stmt 1               ; matrices.py:59:21
	v_cvt_f16_f32_e32 v17.l, v17
	.loc	1 55 13                         ; matrices.py:55:13
	v_dual_max_f32 v81, 0, v1 :: v_dual_max_f32 v82, 0, v2
	.loc	1 58 13                         ; matrices.py:58:13
	v_mad_u64_u32 v[1:2], null, v97, s0, s[2:3]
	v_mad_u64_u32 v[2:3], null, v101, s0, s[2:3]
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v34.l, v34
	v_cvt_f16_f32_e32 v36.l, v36
	v_cvt_f16_f32_e32 v18.l, v18
	v_cvt_f16_f32_e32 v20.l, v20
	.loc	1 59 5 is_stmt 0                ; matrices.py:59:5
	v_add_lshl_u32 v86, v1, v76, 1
	.loc	1 55 24 is_stmt 1               ; matrices.py:55:24
	s_waitcnt vmcnt(6)
	v_dual_add_f32 v49, v49, v96 :: v_dual_add_f32 v50, v50, v95
	s_waitcnt vmcnt(4)
	v_dual_add_f32 v41, v41, v96 :: v_dual_add_f32 v52, v52, v91
	v_add_f32_e32 v25, v25, v96
	v_add_f32_e32 v9, v9, v96
	s_waitcnt vmcnt(0)
	v_dual_add_f32 v51, v51, v92 :: v_dual_add_f32 v16, v16, v94
	v_dual_add_f32 v53, v53, v87 :: v_dual_add_f32 v54, v54, v84
	v_add_f32_e32 v55, v55, v90
	v_add_f32_e32 v56, v56, v94
	v_dual_add_f32 v15, v15, v90 :: v_dual_add_f32 v42, v42, v95
	v_add_f32_e32 v44, v44, v91
	v_dual_add_f32 v46, v46, v84 :: v_dual_max_f32 v49, 0, v49
	.loc	1 55 13 is_stmt 0               ; matrices.py:55:13
	v_dual_max_f32 v50, 0, v50 :: v_dual_max_f32 v41, 0, v41
	v_dual_max_f32 v52, 0, v52 :: v_dual_max_f32 v25, 0, v25
	v_dual_max_f32 v54, 0, v54 :: v_dual_max_f32 v9, 0, v9
	v_dual_max_f32 v56, 0, v56 :: v_dual_max_f32 v51, 0, v51
	v_max_f32_e32 v53, 0, v53
	v_max_f32_e32 v55, 0, v55
	v_max_f32_e32 v57, 0, v57
	v_dual_max_f32 v59, 0, v59 :: v_dual_max_f32 v42, 0, v42
	v_dual_max_f32 v61, 0, v61 :: v_dual_max_f32 v44, 0, v44
	v_dual_max_f32 v63, 0, v63 :: v_dual_max_f32 v46, 0, v46
	.loc	1 55 24                         ; matrices.py:55:24
	v_dual_add_f32 v29, v29, v87 :: v_dual_add_f32 v30, v30, v84
	v_dual_add_f32 v13, v13, v87 :: v_dual_add_f32 v14, v14, v84
	.loc	1 55 13                         ; matrices.py:55:13
	v_max_f32_e32 v84, 0, v4
	.loc	1 58 13 is_stmt 1               ; matrices.py:58:13
	v_mad_u64_u32 v[3:4], null, v100, s0, s[2:3]
	v_mad_u64_u32 v[4:5], null, v98, s0, s[2:3]
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v5.l, v49
	v_cvt_f16_f32_e32 v49.l, v50
	v_cvt_f16_f32_e32 v50.l, v51
	v_cvt_f16_f32_e32 v51.l, v52
	v_cvt_f16_f32_e32 v52.l, v53
	v_cvt_f16_f32_e32 v53.l, v54
	v_cvt_f16_f32_e32 v54.l, v55
	v_cvt_f16_f32_e32 v55.l, v56
	v_cvt_f16_f32_e32 v56.l, v57
	v_cvt_f16_f32_e32 v57.l, v58
	v_cvt_f16_f32_e32 v58.l, v59
	v_cvt_f16_f32_e32 v59.l, v60
	v_cvt_f16_f32_e32 v60.l, v61
	v_cvt_f16_f32_e32 v61.l, v62
	v_cvt_f16_f32_e32 v62.l, v63
	v_cvt_f16_f32_e32 v63.l, v64
	v_cvt_f16_f32_e32 v64.l, v81
	v_cvt_f16_f32_e32 v81.l, v83
	.loc	1 59 5 is_stmt 0                ; matrices.py:59:5
	v_add_lshl_u32 v83, v1, v69, 1
	.loc	1 59 80                         ; matrices.py:59:80
	v_cmp_gt_i32_e64 s0, s17, v80
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v80.l, v82
	v_cvt_f16_f32_e32 v82.l, v84
	v_cvt_f16_f32_e32 v84.l, v85
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v83, 0x80000000, v83, s5
	v_add_lshl_u32 v85, v1, v79, 1
	.loc	1 55 24 is_stmt 1               ; matrices.py:55:24
	v_add_f32_e32 v45, v45, v87
	.loc	1 59 5                          ; matrices.py:59:5
	v_add_lshl_u32 v87, v1, v75, 1
	.loc	1 59 56 is_stmt 0               ; matrices.py:59:56
	s_and_b32 s4, s4, s0
	.loc	1 59 5                          ; matrices.py:59:5
	buffer_store_b16 v5, v83, s[12:15], 0 offen
	v_add_lshl_u32 v5, v1, v78, 1
	v_cndmask_b32_e64 v83, 0x80000000, v85, s5
	v_add_lshl_u32 v85, v1, v77, 1
	.loc	1 55 24 is_stmt 1               ; matrices.py:55:24
	v_dual_add_f32 v43, v43, v92 :: v_dual_add_f32 v48, v48, v94
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v5, 0x80000000, v5, s5
	buffer_store_b16 v49, v83, s[12:15], 0 offen
	v_cndmask_b32_e64 v49, 0x80000000, v85, s5
	v_cndmask_b32_e64 v83, 0x80000000, v86, s5
	v_cndmask_b32_e64 v85, 0x80000000, v87, s5
	buffer_store_b16 v50, v5, s[12:15], 0 offen
	v_add_lshl_u32 v5, v1, v74, 1
	s_clause 0x2
	buffer_store_b16 v51, v49, s[12:15], 0 offen
	buffer_store_b16 v52, v83, s[12:15], 0 offen
	buffer_store_b16 v53, v85, s[12:15], 0 offen
	v_add_lshl_u32 v49, v1, v73, 1
	v_add_lshl_u32 v50, v1, v72, 1
	v_add_lshl_u32 v51, v1, v71, 1
	v_add_lshl_u32 v52, v1, v70, 1
	v_cndmask_b32_e64 v5, 0x80000000, v5, s5
	v_cndmask_b32_e64 v49, 0x80000000, v49, s5
	v_cndmask_b32_e64 v50, 0x80000000, v50, s4
	v_cndmask_b32_e64 v51, 0x80000000, v51, s4
	v_cndmask_b32_e64 v52, 0x80000000, v52, s4
	s_clause 0x4
	buffer_store_b16 v54, v5, s[12:15], 0 offen
	buffer_store_b16 v55, v49, s[12:15], 0 offen
	buffer_store_b16 v56, v50, s[12:15], 0 offen
	buffer_store_b16 v57, v51, s[12:15], 0 offen
	buffer_store_b16 v58, v52, s[12:15], 0 offen
	v_add_lshl_u32 v5, v1, v68, 1
	v_add_lshl_u32 v49, v1, v67, 1
	v_add_lshl_u32 v50, v1, v66, 1
	v_add_lshl_u32 v51, v1, v65, 1
	v_add_lshl_u32 v1, v1, v0, 1
	v_cndmask_b32_e64 v5, 0x80000000, v5, s4
	v_cndmask_b32_e64 v49, 0x80000000, v49, s4
	v_cndmask_b32_e64 v50, 0x80000000, v50, s4
	.loc	1 59 57 is_stmt 0               ; matrices.py:59:57
	v_cmp_gt_i32_e64 s3, s16, v105
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v51, 0x80000000, v51, s4
	v_cndmask_b32_e64 v1, 0x80000000, v1, s4
	s_clause 0x4
	buffer_store_b16 v59, v5, s[12:15], 0 offen
	buffer_store_b16 v60, v49, s[12:15], 0 offen
	buffer_store_b16 v61, v50, s[12:15], 0 offen
	buffer_store_b16 v62, v51, s[12:15], 0 offen
	buffer_store_b16 v63, v1, s[12:15], 0 offen
	v_add_lshl_u32 v1, v2, v69, 1
	v_add_lshl_u32 v5, v2, v79, 1
	.loc	1 55 13 is_stmt 1               ; matrices.py:55:13
	v_dual_max_f32 v43, 0, v43 :: v_dual_max_f32 v48, 0, v48
	.loc	1 59 5                          ; matrices.py:59:5
	v_add_lshl_u32 v49, v2, v78, 1
	.loc	1 59 56 is_stmt 0               ; matrices.py:59:56
	s_and_b32 s4, s3, s1
	.loc	1 55 13 is_stmt 1               ; matrices.py:55:13
	v_max_f32_e32 v45, 0, v45
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v41.l, v41
	.loc	1 59 5 is_stmt 0                ; matrices.py:59:5
	v_add_lshl_u32 v50, v2, v77, 1
	v_cndmask_b32_e64 v1, 0x80000000, v1, s4
	v_add_lshl_u32 v51, v2, v76, 1
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v42.l, v42
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v5, 0x80000000, v5, s4
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v43.l, v43
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v49, 0x80000000, v49, s4
	.loc	1 55 24 is_stmt 1               ; matrices.py:55:24
	v_add_f32_e32 v47, v47, v90
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v44.l, v44
	v_cvt_f16_f32_e32 v45.l, v45
	.loc	1 59 5 is_stmt 0                ; matrices.py:59:5
	v_cndmask_b32_e64 v50, 0x80000000, v50, s4
	s_clause 0x2
	buffer_store_b16 v41, v1, s[12:15], 0 offen
	buffer_store_b16 v42, v5, s[12:15], 0 offen
	buffer_store_b16 v43, v49, s[12:15], 0 offen
	v_cndmask_b32_e64 v1, 0x80000000, v51, s4
	v_add_lshl_u32 v5, v2, v75, 1
	.loc	1 55 13 is_stmt 1               ; matrices.py:55:13
	v_max_f32_e32 v47, 0, v47
	.loc	1 59 5                          ; matrices.py:59:5
	v_add_lshl_u32 v41, v2, v74, 1
	v_add_lshl_u32 v42, v2, v73, 1
	.loc	1 59 21 is_stmt 0               ; matrices.py:59:21
	v_cvt_f16_f32_e32 v46.l, v46
	.loc	1 59 5                          ; matrices.py:59:5
	s_clause 0x1
	buffer_store_b16 v44, v50, s[12:15], 0 offen
	buffer_store_b16 v45, v1, s[12:15], 0 offen
	v_add_lshl_u32 v1, v2, v72, 1
	v_cndmask_b32_e64 v5, 0x80000000, v5, s4
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v47.l, v47
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v41, 0x80000000, v41, s4
	.loc	1 59 56                         ; matrices.py:59:56
	s_and_b32 s3, s3, s0
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v48.l, v48
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v42, 0x80000000, v42, s4
	v_cndmask_b32_e64 v1, 0x80000000, v1, s3
	buffer_store_b16 v46, v5, s[12:15], 0 offen
	v_add_lshl_u32 v5, v2, v71, 1
	.loc	1 55 24 is_stmt 1               ; matrices.py:55:24
	v_add_f32_e32 v26, v26, v95
	.loc	1 55 13 is_stmt 0               ; matrices.py:55:13
	v_max_f32_e32 v35, 0, v35
	.loc	1 59 5 is_stmt 1                ; matrices.py:59:5
	s_clause 0x2
	buffer_store_b16 v47, v41, s[12:15], 0 offen
	buffer_store_b16 v48, v42, s[12:15], 0 offen
	buffer_store_b16 v33, v1, s[12:15], 0 offen
	v_add_lshl_u32 v1, v2, v70, 1
	v_cndmask_b32_e64 v5, 0x80000000, v5, s3
	v_add_lshl_u32 v33, v2, v68, 1
	.loc	1 55 24                         ; matrices.py:55:24
	v_dual_add_f32 v28, v28, v91 :: v_dual_max_f32 v37, 0, v37
	.loc	1 55 13 is_stmt 0               ; matrices.py:55:13
	v_max_f32_e32 v26, 0, v26
	.loc	1 59 5 is_stmt 1                ; matrices.py:59:5
	v_add_lshl_u32 v41, v2, v67, 1
	v_add_lshl_u32 v42, v2, v66, 1
	.loc	1 59 21 is_stmt 0               ; matrices.py:59:21
	v_cvt_f16_f32_e32 v35.l, v35
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v1, 0x80000000, v1, s3
	buffer_store_b16 v34, v5, s[12:15], 0 offen
	v_cndmask_b32_e64 v5, 0x80000000, v33, s3
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v37.l, v37
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v33, 0x80000000, v41, s3
	.loc	1 55 24 is_stmt 1               ; matrices.py:55:24
	v_dual_add_f32 v27, v27, v92 :: v_dual_add_f32 v32, v32, v94
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v34, 0x80000000, v42, s3
	.loc	1 55 13                         ; matrices.py:55:13
	v_dual_max_f32 v39, 0, v39 :: v_dual_max_f32 v28, 0, v28
	.loc	1 59 57                         ; matrices.py:59:57
	v_cmp_gt_i32_e64 s2, s16, v104
	.loc	1 59 5 is_stmt 0                ; matrices.py:59:5
	buffer_store_b16 v35, v1, s[12:15], 0 offen
	v_add_lshl_u32 v1, v2, v65, 1
	v_add_lshl_u32 v2, v2, v0, 1
	s_clause 0x2
	buffer_store_b16 v36, v5, s[12:15], 0 offen
	buffer_store_b16 v37, v33, s[12:15], 0 offen
	buffer_store_b16 v38, v34, s[12:15], 0 offen
	v_add_lshl_u32 v5, v3, v69, 1
	v_add_lshl_u32 v33, v3, v79, 1
	.loc	1 55 13 is_stmt 1               ; matrices.py:55:13
	v_dual_max_f32 v27, 0, v27 :: v_dual_max_f32 v30, 0, v30
	.loc	1 59 5                          ; matrices.py:59:5
	v_add_lshl_u32 v34, v3, v78, 1
	.loc	1 59 21 is_stmt 0               ; matrices.py:59:21
	v_cvt_f16_f32_e32 v39.l, v39
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v1, 0x80000000, v1, s3
	v_cndmask_b32_e64 v2, 0x80000000, v2, s3
	.loc	1 59 56                         ; matrices.py:59:56
	s_and_b32 s3, s2, s1
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v25.l, v25
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v5, 0x80000000, v5, s3
	.loc	1 55 24 is_stmt 1               ; matrices.py:55:24
	v_add_f32_e32 v31, v31, v90
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v26.l, v26
	.loc	1 59 5 is_stmt 0                ; matrices.py:59:5
	v_cndmask_b32_e64 v33, 0x80000000, v33, s3
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v27.l, v27
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v34, 0x80000000, v34, s3
	s_clause 0x4
	buffer_store_b16 v39, v1, s[12:15], 0 offen
	buffer_store_b16 v40, v2, s[12:15], 0 offen
	buffer_store_b16 v25, v5, s[12:15], 0 offen
	buffer_store_b16 v26, v33, s[12:15], 0 offen
	buffer_store_b16 v27, v34, s[12:15], 0 offen
	v_add_lshl_u32 v1, v3, v77, 1
	.loc	1 55 13 is_stmt 1               ; matrices.py:55:13
	v_dual_max_f32 v29, 0, v29 :: v_dual_max_f32 v32, 0, v32
	.loc	1 59 5                          ; matrices.py:59:5
	v_add_lshl_u32 v2, v3, v76, 1
	v_add_lshl_u32 v5, v3, v75, 1
	.loc	1 55 13                         ; matrices.py:55:13
	v_max_f32_e32 v31, 0, v31
	.loc	1 59 5                          ; matrices.py:59:5
	v_add_lshl_u32 v25, v3, v74, 1
	v_add_lshl_u32 v26, v3, v73, 1
	.loc	1 59 21 is_stmt 0               ; matrices.py:59:21
	v_cvt_f16_f32_e32 v28.l, v28
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v1, 0x80000000, v1, s3
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v29.l, v29
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v2, 0x80000000, v2, s3
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v30.l, v30
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v5, 0x80000000, v5, s3
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v31.l, v31
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v25, 0x80000000, v25, s3
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v32.l, v32
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v26, 0x80000000, v26, s3
	s_clause 0x4
	buffer_store_b16 v28, v1, s[12:15], 0 offen
	buffer_store_b16 v29, v2, s[12:15], 0 offen
	buffer_store_b16 v30, v5, s[12:15], 0 offen
	buffer_store_b16 v31, v25, s[12:15], 0 offen
	buffer_store_b16 v32, v26, s[12:15], 0 offen
	v_add_lshl_u32 v1, v3, v72, 1
	v_add_lshl_u32 v2, v3, v71, 1
	v_add_lshl_u32 v5, v3, v70, 1
	.loc	1 59 56                         ; matrices.py:59:56
	s_and_b32 s2, s2, s0
	.loc	1 55 24 is_stmt 1               ; matrices.py:55:24
	v_add_f32_e32 v10, v10, v95
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v1, 0x80000000, v1, s2
	.loc	1 55 13                         ; matrices.py:55:13
	v_max_f32_e32 v21, 0, v21
	.loc	1 59 5                          ; matrices.py:59:5
	v_add_lshl_u32 v25, v3, v68, 1
	v_cndmask_b32_e64 v2, 0x80000000, v2, s2
	v_add_lshl_u32 v26, v3, v67, 1
	v_cndmask_b32_e64 v5, 0x80000000, v5, s2
	s_clause 0x2
	buffer_store_b16 v17, v1, s[12:15], 0 offen
	buffer_store_b16 v18, v2, s[12:15], 0 offen
	buffer_store_b16 v19, v5, s[12:15], 0 offen
	v_add_lshl_u32 v2, v3, v66, 1
	.loc	1 59 21 is_stmt 0               ; matrices.py:59:21
	v_cvt_f16_f32_e32 v21.l, v21
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v25, 0x80000000, v25, s2
	v_cndmask_b32_e64 v1, 0x80000000, v26, s2
	.loc	1 55 13 is_stmt 1               ; matrices.py:55:13
	v_dual_max_f32 v23, 0, v23 :: v_dual_max_f32 v10, 0, v10
	.loc	1 59 5                          ; matrices.py:59:5
	v_add_lshl_u32 v5, v3, v65, 1
	v_add_lshl_u32 v3, v3, v0, 1
	v_cndmask_b32_e64 v2, 0x80000000, v2, s2
	s_clause 0x1
	buffer_store_b16 v20, v25, s[12:15], 0 offen
	buffer_store_b16 v21, v1, s[12:15], 0 offen
	v_add_lshl_u32 v1, v4, v69, 1
	.loc	1 55 24                         ; matrices.py:55:24
	v_dual_add_f32 v11, v11, v92 :: v_dual_add_f32 v12, v12, v91
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v23.l, v23
	.loc	1 59 5 is_stmt 0                ; matrices.py:59:5
	v_cndmask_b32_e64 v5, 0x80000000, v5, s2
	.loc	1 59 56                         ; matrices.py:59:56
	s_and_b32 s1, vcc_lo, s1
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v3, 0x80000000, v3, s2
	buffer_store_b16 v22, v2, s[12:15], 0 offen
	v_add_lshl_u32 v2, v4, v79, 1
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v9.l, v9
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v1, 0x80000000, v1, s1
	.loc	1 55 13 is_stmt 1               ; matrices.py:55:13
	v_dual_max_f32 v11, 0, v11 :: v_dual_max_f32 v12, 0, v12
	.loc	1 59 5                          ; matrices.py:59:5
	s_clause 0x2
	buffer_store_b16 v23, v5, s[12:15], 0 offen
	buffer_store_b16 v24, v3, s[12:15], 0 offen
	buffer_store_b16 v9, v1, s[12:15], 0 offen
	v_add_lshl_u32 v1, v4, v78, 1
	.loc	1 59 21 is_stmt 0               ; matrices.py:59:21
	v_cvt_f16_f32_e32 v10.l, v10
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v2, 0x80000000, v2, s1
	v_add_lshl_u32 v3, v4, v77, 1
	.loc	1 55 13 is_stmt 1               ; matrices.py:55:13
	v_dual_max_f32 v13, 0, v13 :: v_dual_max_f32 v14, 0, v14
	.loc	1 59 5                          ; matrices.py:59:5
	v_add_lshl_u32 v5, v4, v76, 1
	v_add_lshl_u32 v9, v4, v75, 1
	.loc	1 59 21 is_stmt 0               ; matrices.py:59:21
	v_cvt_f16_f32_e32 v11.l, v11
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v1, 0x80000000, v1, s1
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v12.l, v12
	.loc	1 59 5                          ; matrices.py:59:5
	buffer_store_b16 v10, v2, s[12:15], 0 offen
	v_cndmask_b32_e64 v2, 0x80000000, v3, s1
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v13.l, v13
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v3, 0x80000000, v5, s1
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v14.l, v14
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v5, 0x80000000, v9, s1
	.loc	1 55 13 is_stmt 1               ; matrices.py:55:13
	v_dual_max_f32 v15, 0, v15 :: v_dual_max_f32 v16, 0, v16
	.loc	1 59 5                          ; matrices.py:59:5
	buffer_store_b16 v11, v1, s[12:15], 0 offen
	v_add_lshl_u32 v1, v4, v74, 1
	s_clause 0x2
	buffer_store_b16 v12, v2, s[12:15], 0 offen
	buffer_store_b16 v13, v3, s[12:15], 0 offen
	buffer_store_b16 v14, v5, s[12:15], 0 offen
	v_add_lshl_u32 v2, v4, v73, 1
	v_add_lshl_u32 v3, v4, v72, 1
	v_add_lshl_u32 v5, v4, v71, 1
	v_add_lshl_u32 v9, v4, v70, 1
	.loc	1 59 21 is_stmt 0               ; matrices.py:59:21
	v_cvt_f16_f32_e32 v15.l, v15
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v1, 0x80000000, v1, s1
	.loc	1 59 56                         ; matrices.py:59:56
	s_and_b32 vcc_lo, vcc_lo, s0
	.loc	1 59 21                         ; matrices.py:59:21
	v_cvt_f16_f32_e32 v16.l, v16
	.loc	1 59 5                          ; matrices.py:59:5
	v_cndmask_b32_e64 v2, 0x80000000, v2, s1
	v_cndmask_b32_e32 v3, 0x80000000, v3, vcc_lo
	v_cndmask_b32_e32 v5, 0x80000000, v5, vcc_lo
	v_cndmask_b32_e32 v9, 0x80000000, v9, vcc_lo
	s_clause 0x4
	buffer_store_b16 v15, v1, s[12:15], 0 offen
	buffer_store_b16 v16, v2, s[12:15], 0 offen
	buffer_store_b16 v64, v3, s[12:15], 0 offen
	buffer_store_b16 v80, v5, s[12:15], 0 offen
	buffer_store_b16 v81, v9, s[12:15], 0 offen
	v_add_lshl_u32 v1, v4, v68, 1
	v_add_lshl_u32 v2, v4, v67, 1
	v_add_lshl_u32 v3, v4, v66, 1
	v_add_lshl_u32 v5, v4, v65, 1
	v_add_lshl_u32 v0, v4, v0, 1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v1, 0x80000000, v1 :: v_dual_cndmask_b32 v2, 0x80000000, v2
	v_dual_cndmask_b32 v3, 0x80000000, v3 :: v_dual_cndmask_b32 v4, 0x80000000, v5
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	s_clause 0x4
	buffer_store_b16 v82, v1, s[12:15], 0 offen
	buffer_store_b16 v84, v2, s[12:15], 0 offen
	buffer_store_b16 v6, v3, s[12:15], 0 offen
	buffer_store_b16 v7, v4, s[12:15], 0 offen
	buffer_store_b16 v8, v0, s[12:15], 0 offen
	.loc	1 32 1 is_stmt 1                ; matrices.py:32:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp12:
.Lfunc_end0:
	.size	grouped_product, .Lfunc_end0-grouped_product
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel grouped_product
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 189
		.amdhsa_next_free_sgpr 57
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-grouped_product)<<4)&1008)>>4
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
	.set .Lgrouped_product.num_vgpr, 189
	.set .Lgrouped_product.num_agpr, 0
	.set .Lgrouped_product.numbered_sgpr, 57
	.set .Lgrouped_product.num_named_barrier, 0
	.set .Lgrouped_product.private_seg_size, 0
	.set .Lgrouped_product.uses_vcc, 1
	.set .Lgrouped_product.uses_flat_scratch, 0
	.set .Lgrouped_product.has_dyn_sized_stack, 0
	.set .Lgrouped_product.has_recursion, 0
	.set .Lgrouped_product.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 11656
; TotalNumSgprs: 59
; NumVgprs: 189
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 23
; NumSGPRsForWavesPerEU: 59
; NumVGPRsForWavesPerEU: 189
; Occupancy: 8
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
	.byte	1                               ; Abbrev [1] 0xb:0x50 DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x2a DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	39                              ; DW_AT_call_line
	.byte	15                              ; DW_AT_call_column
	.byte	4                               ; Abbrev [4] 0x4d:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	38                              ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
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
	.quad	0
	.quad	0
.Ldebug_ranges1:
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
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"matrices.py"                   ; string offset=7 ; matrices.py
.Linfo_string2:
	.asciz	"grouped_product"               ; string offset=19 ; grouped_product
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
      - .offset:         56
        .size:           4
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .max_flat_workgroup_size: 128
    .name:           grouped_product
    .private_segment_fixed_size: 0
    .sgpr_count:     59
    .sgpr_spill_count: 0
    .symbol:         grouped_product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     189
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
