	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	masked_product                  ; -- Begin function masked_product
	.p2align	8
	.type	masked_product,@function
masked_product:                         ; @masked_product
.Lfunc_begin0:
	.file	1 "triton" "authors.py"
	.loc	1 10 0                          ; authors.py:10:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b256 s[16:23], s[0:1], 0x0
.Ltmp0:
	.loc	1 17 13 prologue_end            ; authors.py:17:13
	s_abs_i32 s6, s15
	.loc	1 22 32                         ; authors.py:22:32
	v_and_b32_e32 v111, 31, v0
	s_load_b32 s46, s[0:1], 0x30
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 43 13                         ; standard.py:43:13 @[ authors.py:15:45 ]
	s_waitcnt lgkmcnt(0)
	s_add_i32 s2, s23, 63
.Ltmp2:
	.loc	2 43 13 is_stmt 0               ; standard.py:43:13 @[ authors.py:15:24 ]
	s_add_i32 s7, s22, 0x7f
.Ltmp3:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:45 ]
	s_ashr_i32 s3, s2, 31
.Ltmp4:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:24 ]
	s_ashr_i32 s9, s7, 31
.Ltmp5:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:45 ]
	s_lshr_b32 s3, s3, 26
.Ltmp6:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:24 ]
	s_lshr_b32 s9, s9, 25
.Ltmp7:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:45 ]
	s_add_i32 s2, s2, s3
.Ltmp8:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:24 ]
	s_add_i32 s7, s7, s9
.Ltmp9:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:45 ]
	s_ashr_i32 s2, s2, 6
.Ltmp10:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:15:24 ]
	s_ashr_i32 s7, s7, 7
.Ltmp11:
	.loc	1 16 17 is_stmt 1               ; authors.py:16:17
	s_lshl_b32 s3, s2, 3
	.loc	1 17 13                         ; authors.py:17:13
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
	.loc	1 18 13                         ; authors.py:18:13
	s_lshl_b32 s6, s2, 3
	.loc	1 20 23                         ; authors.py:20:23
	s_mul_i32 s2, s2, s3
	.loc	1 19 16                         ; authors.py:19:16
	s_sub_i32 s4, s7, s6
	.loc	1 20 23                         ; authors.py:20:23
	s_sub_i32 s3, s15, s2
	.loc	1 19 12                         ; authors.py:19:12
	s_min_i32 s7, s4, 8
	.loc	1 21 14                         ; authors.py:21:14
	s_abs_i32 s4, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s8, 0, s4
	v_rcp_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s5, v1
	s_mul_i32 s8, s8, s5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_mul_hi_u32 s2, s5, s8
	s_abs_i32 s8, s3
	s_add_i32 s5, s5, s2
	s_mul_hi_u32 s2, s8, s5
	s_xor_b32 s5, s3, s7
	s_mul_i32 s9, s2, s4
	s_ashr_i32 s5, s5, 31
	s_sub_i32 s8, s8, s9
	s_add_i32 s9, s2, 1
	s_sub_i32 s10, s8, s4
	s_cmp_ge_u32 s8, s4
	s_cselect_b32 s2, s9, s2
	s_cselect_b32 s8, s10, s8
	s_add_i32 s9, s2, 1
	s_cmp_ge_u32 s8, s4
	s_cselect_b32 s2, s9, s2
	.loc	1 22 12                         ; authors.py:22:12
	s_abs_i32 s4, s22
	.loc	1 21 14                         ; authors.py:21:14
	s_xor_b32 s2, s2, s5
	.loc	1 22 12                         ; authors.py:22:12
	v_cvt_f32_u32_e32 v1, s4
	.loc	1 21 14                         ; authors.py:21:14
	s_sub_i32 s2, s2, s5
	.loc	1 30 17                         ; authors.py:30:17
	v_readfirstlane_b32 s5, v0
	.loc	1 20 22                         ; authors.py:20:22
	s_mul_i32 s7, s2, s7
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s8, 0, s4
	v_rcp_f32_e32 v1, v1
	.loc	1 20 22                         ; authors.py:20:22
	s_sub_i32 s3, s3, s7
	.loc	1 22 32                         ; authors.py:22:32
	s_lshr_b32 s7, s5, 5
	.loc	1 20 14                         ; authors.py:20:14
	s_add_i32 s3, s3, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	.loc	1 22 13                         ; authors.py:22:13
	s_lshl_b32 s9, s3, 7
	.loc	1 22 12 is_stmt 0               ; authors.py:22:12
	s_bfe_i32 s6, s3, 0x10018
	.loc	1 22 13                         ; authors.py:22:13
	s_or_b32 s3, s9, s7
	.loc	1 22 12                         ; authors.py:22:12
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_readfirstlane_b32 s10, v1
	s_mul_i32 s7, s8, s10
	s_add_i32 s8, s3, s6
	s_mul_hi_u32 s3, s10, s7
	s_xor_b32 s11, s8, s6
	s_add_i32 s7, s10, s3
	.loc	1 22 32                         ; authors.py:22:32
	s_and_b32 s10, s5, 64
	.loc	1 22 12                         ; authors.py:22:12
	s_mul_hi_u32 s3, s11, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s3, s3, s4
	s_sub_i32 s11, s11, s3
	.loc	1 22 32                         ; authors.py:22:32
	s_bfe_i32 s3, s5, 0x10006
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 4
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s26, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 8
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s29, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 12
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s30, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 16
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s33, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 20
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s31, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 24
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s34, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 28
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s35, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 32
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s36, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 36
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s37, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 40
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s40, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 44
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s39, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 48
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s42, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 52
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s44, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 56
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s43, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 60
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s45, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 64
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s47, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 0x44
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s28, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s11, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s11, s11, s12
	s_sub_i32 s12, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s8, 0x48
	s_xor_b32 s11, s11, s6
	s_xor_b32 s12, s12, s6
	s_sub_i32 s11, s11, s6
	s_mul_hi_u32 s13, s12, s7
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s13, s13, s4
	s_sub_i32 s12, s12, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_sub_i32 s13, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s12, s13, s12
	s_sub_i32 s13, s12, s4
	s_cmp_ge_u32 s12, s4
	s_cselect_b32 s24, s13, s12
	s_add_i32 s12, s8, 0x4c
	s_xor_b32 s24, s24, s6
	s_xor_b32 s25, s12, s6
	s_sub_i32 s38, s24, s6
	s_mul_hi_u32 s27, s25, s7
	s_load_b128 s[12:15], s[0:1], 0x20
	s_mul_i32 s27, s27, s4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s25, s25, s27
	s_sub_i32 s24, s25, s4
	s_cmp_ge_u32 s25, s4
	s_cselect_b32 s24, s24, s25
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s25, s24, s4
	s_cmp_ge_u32 s24, s4
	s_cselect_b32 s24, s25, s24
	s_add_i32 s25, s8, 0x50
	s_xor_b32 s24, s24, s6
	s_xor_b32 s25, s25, s6
	s_sub_i32 s41, s24, s6
	s_mul_hi_u32 s27, s25, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mul_i32 s27, s27, s4
	.loc	1 25 14 is_stmt 1               ; authors.py:25:14
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v1, s14, v111
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s25, s25, s27
	.loc	1 29 37                         ; authors.py:29:37
	v_cmp_gt_i32_e32 vcc_lo, s12, v111
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s24, s25, s4
	s_cmp_ge_u32 s25, s4
	s_cselect_b32 s27, s24, s25
	s_mov_b64 s[24:25], s[18:19]
	s_sub_i32 s18, s27, s4
	s_cmp_ge_u32 s27, s4
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[65:66], null, s26, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_cselect_b32 s27, s18, s27
	s_add_i32 s18, s8, 0x54
	s_xor_b32 s26, s27, s6
	s_xor_b32 s48, s18, s6
	.loc	1 29 16                         ; authors.py:29:16
	s_mov_b32 s19, 0x31027000
	.loc	1 22 12                         ; authors.py:22:12
	s_mul_hi_u32 s49, s48, s7
	s_mov_b32 s18, 0x7ffffffe
	s_mul_i32 s49, s49, s4
	.loc	1 29 16                         ; authors.py:29:16
	v_lshlrev_b32_e32 v2, 1, v65
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s27, s48, s49
	s_sub_i32 s48, s26, s6
	s_sub_i32 s49, s27, s4
	s_cmp_ge_u32 s27, s4
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[66:67], null, s29, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_cselect_b32 s49, s49, s27
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[67:68], null, s30, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s50, s49, s4
	s_cmp_ge_u32 s49, s4
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[68:69], null, s33, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_cselect_b32 s49, s50, s49
	s_add_i32 s50, s8, 0x58
	s_xor_b32 s33, s49, s6
	s_xor_b32 s29, s50, s6
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[69:70], null, s31, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_mul_hi_u32 s30, s29, s7
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[70:71], null, s34, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_mul_i32 s30, s30, s4
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[71:72], null, s35, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s30, s29, s30
	s_sub_i32 s29, s33, s6
	s_sub_i32 s33, s30, s4
	s_cmp_ge_u32 s30, s4
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[72:73], null, s36, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_cselect_b32 s30, s33, s30
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[73:74], null, s37, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s33, s30, s4
	s_cmp_ge_u32 s30, s4
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[74:75], null, s40, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_cselect_b32 s30, s33, s30
	s_add_i32 s33, s8, 0x5c
	s_xor_b32 s30, s30, s6
	s_xor_b32 s31, s33, s6
	s_sub_i32 s30, s30, s6
	s_mul_hi_u32 s33, s31, s7
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[75:76], null, s39, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_mul_i32 s33, s33, s4
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[76:77], null, s42, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s31, s31, s33
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[77:78], null, s44, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s33, s31, s4
	s_cmp_ge_u32 s31, s4
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[78:79], null, s43, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_cselect_b32 s31, s33, s31
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[79:80], null, s45, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s33, s31, s4
	s_cmp_ge_u32 s31, s4
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[80:81], null, s47, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_cselect_b32 s31, s33, s31
	s_add_i32 s33, s8, 0x60
	s_xor_b32 s31, s31, s6
	s_xor_b32 s33, s33, s6
	s_sub_i32 s31, s31, s6
	s_mul_hi_u32 s34, s33, s7
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[81:82], null, s28, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_mul_i32 s34, s34, s4
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[82:83], null, s11, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s33, s33, s34
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[83:84], null, s38, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s34, s33, s4
	s_cmp_ge_u32 s33, s4
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[84:85], null, s41, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_cselect_b32 s33, s34, s33
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[85:86], null, s48, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s34, s33, s4
	s_cmp_ge_u32 s33, s4
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[86:87], null, s29, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_cselect_b32 s33, s34, s33
	s_add_i32 s34, s8, 0x64
	s_xor_b32 s33, s33, s6
	s_xor_b32 s34, s34, s6
	s_sub_i32 s33, s33, s6
	s_mul_hi_u32 s35, s34, s7
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[87:88], null, s30, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_mul_i32 s35, s35, s4
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[88:89], null, s31, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s34, s34, s35
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[89:90], null, s33, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s35, s34, s4
	s_cmp_ge_u32 s34, s4
	.loc	1 29 16                         ; authors.py:29:16
	v_lshlrev_b32_e32 v4, 1, v67
	.loc	1 22 12                         ; authors.py:22:12
	s_cselect_b32 s34, s35, s34
	.loc	1 29 16                         ; authors.py:29:16
	v_lshlrev_b32_e32 v8, 1, v71
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s35, s34, s4
	s_cmp_ge_u32 s34, s4
	.loc	1 29 16                         ; authors.py:29:16
	v_lshlrev_b32_e32 v12, 1, v75
	.loc	1 22 12                         ; authors.py:22:12
	s_cselect_b32 s34, s35, s34
	s_add_i32 s35, s8, 0x68
	s_xor_b32 s34, s34, s6
	s_xor_b32 s35, s35, s6
	s_sub_i32 s34, s34, s6
	s_mul_hi_u32 s36, s35, s7
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[90:91], null, s34, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_mul_i32 s36, s36, s4
	.loc	1 30 17                         ; authors.py:30:17
	s_mov_b32 s26, s18
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s35, s35, s36
	.loc	1 30 17                         ; authors.py:30:17
	s_mov_b32 s27, s19
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s36, s35, s4
	s_cmp_ge_u32 s35, s4
	s_cselect_b32 s35, s36, s35
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s36, s35, s4
	s_cmp_ge_u32 s35, s4
	s_cselect_b32 s35, s36, s35
	s_add_i32 s36, s8, 0x6c
	s_xor_b32 s35, s35, s6
	s_xor_b32 s28, s36, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_hi_u32 s11, s28, s7
	s_mul_i32 s11, s11, s4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s11, s28, s11
	s_sub_i32 s28, s35, s6
	s_sub_i32 s35, s11, s4
	s_cmp_ge_u32 s11, s4
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[91:92], null, s28, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_cselect_b32 s11, s35, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s35, s11, s4
	s_cmp_ge_u32 s11, s4
	s_cselect_b32 s11, s35, s11
	s_add_i32 s35, s8, 0x70
	s_xor_b32 s11, s11, s6
	s_xor_b32 s35, s35, s6
	s_sub_i32 s11, s11, s6
	s_mul_hi_u32 s36, s35, s7
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[92:93], null, s11, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_mul_i32 s36, s36, s4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s29, s35, s36
	s_sub_i32 s35, s29, s4
	s_cmp_ge_u32 s29, s4
	s_cselect_b32 s29, s35, s29
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s35, s29, s4
	s_cmp_ge_u32 s29, s4
	s_cselect_b32 s29, s35, s29
	s_add_i32 s35, s8, 0x74
	s_xor_b32 s29, s29, s6
	s_xor_b32 s30, s35, s6
	s_sub_i32 s29, s29, s6
	s_mul_hi_u32 s31, s30, s7
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[93:94], null, s29, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_mul_i32 s31, s31, s4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s30, s30, s31
	s_sub_i32 s31, s30, s4
	s_cmp_ge_u32 s30, s4
	s_cselect_b32 s30, s31, s30
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s31, s30, s4
	s_cmp_ge_u32 s30, s4
	s_cselect_b32 s30, s31, s30
	s_add_i32 s31, s8, 0x78
	s_xor_b32 s11, s30, s6
	s_xor_b32 s31, s31, s6
	s_sub_i32 s11, s11, s6
	s_mul_hi_u32 s28, s31, s7
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[94:95], null, s11, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_mul_i32 s28, s28, s4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s28, s31, s28
	s_sub_i32 s30, s28, s4
	s_cmp_ge_u32 s28, s4
	s_cselect_b32 s28, s30, s28
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s30, s28, s4
	s_cmp_ge_u32 s28, s4
	s_cselect_b32 s28, s30, s28
	s_addk_i32 s8, 0x7c
	s_xor_b32 s11, s28, s6
	s_xor_b32 s8, s8, s6
	s_sub_i32 s11, s11, s6
	s_mul_hi_u32 s7, s8, s7
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[95:96], null, s11, s13, v[1:2]
	.loc	1 22 12                         ; authors.py:22:12
	s_mul_i32 s7, s7, s4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s7, s8, s7
	s_sub_i32 s8, s7, s4
	s_cmp_ge_u32 s7, s4
	s_cselect_b32 s7, s8, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s8, s7, s4
	s_cmp_ge_u32 s7, s4
	s_cselect_b32 s7, s8, s7
	.loc	1 23 15                         ; authors.py:23:15
	s_abs_i32 s8, s23
	.loc	1 23 16 is_stmt 0               ; authors.py:23:16
	s_lshl_b32 s11, s2, 6
	.loc	1 23 15                         ; authors.py:23:15
	v_cvt_f32_u32_e32 v33, s8
	.loc	1 23 35                         ; authors.py:23:35
	s_and_b32 s28, s5, 32
	.loc	1 23 15                         ; authors.py:23:15
	s_bfe_i32 s5, s2, 0x10019
	.loc	1 22 12 is_stmt 1               ; authors.py:22:12
	s_xor_b32 s2, s7, s6
.Ltmp12:
	.loc	2 43 13                         ; standard.py:43:13 @[ authors.py:28:23 ]
	s_add_i32 s4, s12, 31
.Ltmp13:
	.loc	1 22 12                         ; authors.py:22:12
	s_sub_i32 s2, s2, s6
	.loc	1 23 15                         ; authors.py:23:15
	s_sub_i32 s7, 0, s8
	.loc	1 25 14                         ; authors.py:25:14
	v_mad_u64_u32 v[96:97], null, s2, s13, v[1:2]
	.loc	1 23 15                         ; authors.py:23:15
	v_rcp_f32_e32 v1, v33
	.loc	1 29 16                         ; authors.py:29:16
	v_lshlrev_b32_e32 v16, 1, v79
	.loc	1 28 5                          ; authors.py:28:5
	s_cmp_gt_i32 s4, 31
	s_cselect_b32 s13, -1, 0
	.loc	1 26 18                         ; authors.py:26:18
	s_lshr_b32 s29, s10, 4
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 vcc_lo, vcc_lo, s13
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v4, 0x80000000, v4 :: v_dual_lshlrev_b32 v3, 1, v66
	s_and_b32 s17, s17, 0xffff
	.loc	1 23 15                         ; authors.py:23:15
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	.loc	1 26 18                         ; authors.py:26:18
	s_or_b32 s30, s29, 1
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v3, 0x80000000, v3 :: v_dual_cndmask_b32 v2, 0x80000000, v2
	.loc	1 23 35                         ; authors.py:23:35
	v_or_b32_e32 v34, s28, v111
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 23 15 is_stmt 0               ; authors.py:23:15
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 26 18 is_stmt 1               ; authors.py:26:18
	s_or_b32 s31, s29, 2
	s_or_b32 s33, s29, 3
	s_or_b32 s34, s29, 8
	.loc	1 23 16                         ; authors.py:23:16
	v_or_b32_e32 v33, s11, v34
	.loc	1 23 15 is_stmt 0               ; authors.py:23:15
	v_mul_lo_u32 v35, s7, v1
	.loc	1 26 18 is_stmt 1               ; authors.py:26:18
	s_or_b32 s35, s29, 9
	s_or_b32 s36, s29, 10
	s_or_b32 s37, s29, 11
	.loc	1 23 15                         ; authors.py:23:15
	v_add_nc_u32_e32 v33, s5, v33
	.loc	1 26 18                         ; authors.py:26:18
	s_or_b32 s38, s29, 16
	s_or_b32 s39, s29, 17
	s_or_b32 s40, s29, 18
	.loc	1 23 15                         ; authors.py:23:15
	v_mul_hi_u32 v35, v1, v35
	v_xor_b32_e32 v33, s5, v33
	.loc	1 26 18                         ; authors.py:26:18
	s_or_b32 s41, s29, 19
	s_or_b32 s42, s29, 24
	s_or_b32 s43, s29, 25
	s_or_b32 s44, s29, 26
	s_or_b32 s45, s29, 27
	.loc	1 30 38                         ; authors.py:30:38
	s_cmp_lt_i32 s29, s12
	.loc	1 23 15                         ; authors.py:23:15
	v_add_nc_u32_e32 v1, v1, v35
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s7, -1, 0
	s_cmp_lt_i32 s30, s12
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v8, 0x80000000, v8 :: v_dual_lshlrev_b32 v7, 1, v70
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 23 15                         ; authors.py:23:15
	v_mul_hi_u32 v1, v33, v1
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s47, -1, 0
	s_cmp_lt_i32 s31, s12
	.loc	1 26 14                         ; authors.py:26:14
	s_mul_i32 s6, s29, s15
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s48, -1, 0
	s_cmp_lt_i32 s33, s12
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v12, 0x80000000, v12 :: v_dual_lshlrev_b32 v11, 1, v74
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 23 15                         ; authors.py:23:15
	v_mul_lo_u32 v1, v1, s8
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s49, -1, 0
	s_cmp_lt_i32 s34, s12
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v7, 0x80000000, v7 :: v_dual_lshlrev_b32 v6, 1, v69
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s50, -1, 0
	s_cmp_lt_i32 s35, s12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v6, 0x80000000, v6 :: v_dual_lshlrev_b32 v5, 1, v68
	.loc	1 23 15                         ; authors.py:23:15
	v_sub_nc_u32_e32 v1, v33, v1
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s51, -1, 0
	s_cmp_lt_i32 s36, s12
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v16, 0x80000000, v16 :: v_dual_lshlrev_b32 v15, 1, v78
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 23 15                         ; authors.py:23:15
	v_subrev_nc_u32_e32 v33, s8, v1
	v_cmp_le_u32_e64 s2, s8, v1
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s52, -1, 0
	s_cmp_lt_i32 s37, s12
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v11, 0x80000000, v11 :: v_dual_lshlrev_b32 v10, 1, v73
	.loc	1 23 15                         ; authors.py:23:15
	v_cndmask_b32_e64 v1, v1, v33, s2
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s53, -1, 0
	s_cmp_lt_i32 s38, s12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v10, 0x80000000, v10 :: v_dual_lshlrev_b32 v9, 1, v72
	.loc	1 23 15                         ; authors.py:23:15
	v_subrev_nc_u32_e32 v33, s8, v1
	v_cmp_le_u32_e64 s2, s8, v1
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s54, -1, 0
	s_cmp_lt_i32 s39, s12
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v5, 0x80000000, v5 :: v_dual_lshlrev_b32 v20, 1, v83
	.loc	1 23 15                         ; authors.py:23:15
	v_cndmask_b32_e64 v1, v1, v33, s2
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s55, -1, 0
	s_cmp_lt_i32 s40, s12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v20, 0x80000000, v20 :: v_dual_lshlrev_b32 v19, 1, v82
	.loc	1 23 15                         ; authors.py:23:15
	v_xor_b32_e32 v1, s5, v1
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s56, -1, 0
	s_cmp_lt_i32 s41, s12
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v15, 0x80000000, v15 :: v_dual_lshlrev_b32 v14, 1, v77
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	.loc	1 23 15                         ; authors.py:23:15
	v_subrev_nc_u32_e32 v1, s5, v1
	.loc	1 29 16                         ; authors.py:29:16
	v_lshlrev_b32_e32 v13, 1, v76
	v_dual_cndmask_b32 v9, 0x80000000, v9 :: v_dual_lshlrev_b32 v24, 1, v87
	v_lshlrev_b32_e32 v23, 1, v86
	.loc	1 26 14                         ; authors.py:26:14
	v_mad_u64_u32 v[97:98], null, v1, s46, s[6:7]
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s57, -1, 0
	s_cmp_lt_i32 s42, s12
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v19, 0x80000000, v19 :: v_dual_lshlrev_b32 v18, 1, v81
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s8, -1, 0
	s_cmp_lt_i32 s43, s12
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v18, 0x80000000, v18 :: v_dual_lshlrev_b32 v17, 1, v80
	.loc	1 26 14                         ; authors.py:26:14
	v_mad_u64_u32 v[98:99], null, s15, 3, v[97:98]
	.loc	1 29 16                         ; authors.py:29:16
	v_cndmask_b32_e32 v14, 0x80000000, v14, vcc_lo
	v_dual_cndmask_b32 v13, 0x80000000, v13 :: v_dual_lshlrev_b32 v28, 1, v91
	v_lshlrev_b32_e32 v27, 1, v90
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s58, -1, 0
	s_cmp_lt_i32 s44, s12
	.loc	1 29 16                         ; authors.py:29:16
	v_cndmask_b32_e32 v24, 0x80000000, v24, vcc_lo
	v_dual_cndmask_b32 v23, 0x80000000, v23 :: v_dual_lshlrev_b32 v22, 1, v85
	v_lshlrev_b32_e32 v21, 1, v84
	.loc	1 30 17                         ; authors.py:30:17
	v_add_lshl_u32 v1, v97, s15, 1
	.loc	1 26 14                         ; authors.py:26:14
	v_lshl_add_u32 v115, s15, 4, v97
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s5, -1, 0
	s_cmp_lt_i32 s45, s12
	.loc	1 26 14                         ; authors.py:26:14
	v_mad_u64_u32 v[99:100], null, s15, 9, v[97:98]
	v_mad_u64_u32 v[100:101], null, s15, 10, v[97:98]
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v17, 0x80000000, v17 :: v_dual_lshlrev_b32 v32, 1, v95
	v_lshlrev_b32_e32 v31, 1, v94
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s6, -1, 0
	.loc	1 26 14                         ; authors.py:26:14
	v_mad_u64_u32 v[101:102], null, s15, 11, v[97:98]
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s47
	.loc	1 29 16                         ; authors.py:29:16
	v_cndmask_b32_e32 v28, 0x80000000, v28, vcc_lo
	v_dual_cndmask_b32 v27, 0x80000000, v27 :: v_dual_lshlrev_b32 v26, 1, v89
	v_lshlrev_b32_e32 v25, 1, v88
	.loc	1 26 14                         ; authors.py:26:14
	v_mad_u64_u32 v[102:103], null, s15, 17, v[97:98]
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v22, 0x80000000, v22 :: v_dual_cndmask_b32 v21, 0x80000000, v21
	s_clause 0x7
	buffer_load_u16 v41, v2, s[16:19], 0 offen
	buffer_load_u16 v42, v4, s[16:19], 0 offen
	buffer_load_u16 v43, v6, s[16:19], 0 offen
	buffer_load_u16 v44, v8, s[16:19], 0 offen
	buffer_load_u16 v49, v9, s[16:19], 0 offen
	buffer_load_u16 v50, v7, s[16:19], 0 offen
	buffer_load_u16 v51, v5, s[16:19], 0 offen
	buffer_load_u16 v52, v3, s[16:19], 0 offen
	.loc	1 26 14                         ; authors.py:26:14
	v_mad_u64_u32 v[103:104], null, s15, 18, v[97:98]
	.loc	1 30 17                         ; authors.py:30:17
	v_cndmask_b32_e64 v1, 0x80000000, v1, s2
	v_lshlrev_b32_e32 v4, 1, v115
	.loc	1 26 14                         ; authors.py:26:14
	v_mad_u64_u32 v[104:105], null, s15, 19, v[97:98]
	v_mad_u64_u32 v[105:106], null, s15, 24, v[97:98]
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v32, 0x80000000, v32 :: v_dual_lshlrev_b32 v5, 1, v98
	v_dual_cndmask_b32 v31, 0x80000000, v31 :: v_dual_lshlrev_b32 v30, 1, v93
	v_lshlrev_b32_e32 v29, 1, v92
	.loc	1 30 17                         ; authors.py:30:17
	s_and_b32 s25, s25, 0xffff
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s54
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v26, 0x80000000, v26 :: v_dual_cndmask_b32 v25, 0x80000000, v25
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v6, 1, v99
	.loc	1 26 14                         ; authors.py:26:14
	v_mad_u64_u32 v[106:107], null, s15, 26, v[97:98]
	.loc	1 30 17                         ; authors.py:30:17
	buffer_load_u16 v118, v1, s[24:27], 0 offen
	v_cndmask_b32_e64 v1, 0x80000000, v4, s2
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s49
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v7, 1, v101
	v_cndmask_b32_e64 v4, 0x80000000, v5, s2
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s51
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v30, 0x80000000, v30 :: v_dual_cndmask_b32 v29, 0x80000000, v29
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v8, 1, v103
	v_cndmask_b32_e64 v5, 0x80000000, v6, s2
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s53
	.loc	1 26 14                         ; authors.py:26:14
	v_mad_u64_u32 v[107:108], null, s15, 27, v[97:98]
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v9, 1, v105
	v_cndmask_b32_e64 v6, 0x80000000, v7, s2
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s56
	.loc	1 29 16                         ; authors.py:29:16
	s_clause 0x7
	buffer_load_u16 v45, v10, s[16:19], 0 offen
	buffer_load_u16 v132, v11, s[16:19], 0 offen
	buffer_load_u16 v53, v12, s[16:19], 0 offen
	buffer_load_u16 v133, v13, s[16:19], 0 offen
	buffer_load_u16 v54, v14, s[16:19], 0 offen
	buffer_load_u16 v134, v15, s[16:19], 0 offen
	buffer_load_u16 v55, v16, s[16:19], 0 offen
	buffer_load_u16 v135, v17, s[16:19], 0 offen
	.loc	1 26 14                         ; authors.py:26:14
	v_mad_u64_u32 v[108:109], null, s15, 25, v[97:98]
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v10, 1, v106
	v_cndmask_b32_e64 v7, 0x80000000, v8, s2
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s8
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v11, 1, v104
	v_cndmask_b32_e64 v8, 0x80000000, v9, s2
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s5
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v12, 1, v102
	v_cndmask_b32_e64 v9, 0x80000000, v10, s2
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s57
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v13, 1, v107
	v_cndmask_b32_e64 v10, 0x80000000, v11, s2
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s55
	.loc	1 26 14                         ; authors.py:26:14
	v_lshl_add_u32 v113, s15, 1, v97
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v14, 1, v108
	.loc	1 29 16                         ; authors.py:29:16
	s_clause 0x3
	buffer_load_u16 v56, v18, s[16:19], 0 offen
	buffer_load_u16 v57, v20, s[16:19], 0 offen
	buffer_load_u16 v58, v22, s[16:19], 0 offen
	buffer_load_u16 v59, v24, s[16:19], 0 offen
	.loc	1 30 17                         ; authors.py:30:17
	v_cndmask_b32_e64 v11, 0x80000000, v12, s2
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s6
	.loc	1 29 16                         ; authors.py:29:16
	s_clause 0x3
	buffer_load_u16 v60, v26, s[16:19], 0 offen
	buffer_load_u16 v112, v28, s[16:19], 0 offen
	buffer_load_u16 v116, v30, s[16:19], 0 offen
	buffer_load_u16 v117, v32, s[16:19], 0 offen
	.loc	1 30 17                         ; authors.py:30:17
	v_cndmask_b32_e64 v12, 0x80000000, v13, s2
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s58
	.loc	1 26 14                         ; authors.py:26:14
	v_lshl_add_u32 v114, s15, 3, v97
	.loc	1 30 17                         ; authors.py:30:17
	v_cndmask_b32_e64 v13, 0x80000000, v14, s2
	s_clause 0xa
	buffer_load_u16 v119, v4, s[24:27], 0 offen
	buffer_load_u16 v122, v6, s[24:27], 0 offen
	buffer_load_u16 v123, v5, s[24:27], 0 offen
	buffer_load_u16 v110, v7, s[24:27], 0 offen
	buffer_load_u16 v126, v8, s[24:27], 0 offen
	buffer_load_u16 v127, v9, s[24:27], 0 offen
	buffer_load_u16 v124, v12, s[24:27], 0 offen
	buffer_load_u16 v125, v13, s[24:27], 0 offen
	buffer_load_u16 v136, v10, s[24:27], 0 offen
	buffer_load_u16 v109, v1, s[24:27], 0 offen
	buffer_load_u16 v137, v11, s[24:27], 0 offen
	v_dual_mov_b32 v8, 0 :: v_dual_lshlrev_b32 v3, 1, v113
	v_lshlrev_b32_e32 v1, 1, v100
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s48
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v4, 1, v114
	.loc	1 29 16                         ; authors.py:29:16
	v_lshlrev_b32_e32 v35, 1, v96
	.loc	1 30 17                         ; authors.py:30:17
	v_cndmask_b32_e64 v3, 0x80000000, v3, s2
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s52
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v2, 1, v97
	v_mov_b32_e32 v22, v8
	v_cndmask_b32_e64 v1, 0x80000000, v1, s2
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s50
	.loc	1 29 16                         ; authors.py:29:16
	v_cndmask_b32_e32 v5, 0x80000000, v35, vcc_lo
	.loc	1 30 17                         ; authors.py:30:17
	v_cndmask_b32_e64 v4, 0x80000000, v4, s2
	.loc	1 28 5                          ; authors.py:28:5
	s_and_b32 s2, s13, s7
	v_dual_mov_b32 v18, v8 :: v_dual_lshlrev_b32 v35, 1, v34
	.loc	1 30 17                         ; authors.py:30:17
	v_cndmask_b32_e64 v2, 0x80000000, v2, s2
	s_clause 0x3
	buffer_load_u16 v129, v1, s[24:27], 0 offen
	buffer_load_u16 v128, v4, s[24:27], 0 offen
	buffer_load_u16 v131, v3, s[24:27], 0 offen
	buffer_load_u16 v130, v2, s[24:27], 0 offen
	.loc	1 29 16                         ; authors.py:29:16
	s_clause 0x7
	buffer_load_u16 v138, v23, s[16:19], 0 offen
	buffer_load_u16 v139, v25, s[16:19], 0 offen
	buffer_load_u16 v140, v21, s[16:19], 0 offen
	buffer_load_u16 v141, v19, s[16:19], 0 offen
	buffer_load_u16 v142, v5, s[16:19], 0 offen
	buffer_load_u16 v143, v31, s[16:19], 0 offen
	buffer_load_u16 v144, v29, s[16:19], 0 offen
	buffer_load_u16 v145, v27, s[16:19], 0 offen
	v_dual_mov_b32 v15, v8 :: v_dual_lshlrev_b32 v146, 3, v0
	v_dual_mov_b32 v20, v8 :: v_dual_lshlrev_b32 v33, 1, v0
	s_and_b32 s2, s3, 0x90
	v_dual_mov_b32 v32, v8 :: v_dual_lshlrev_b32 v47, 6, v34
	v_xor_b32_e32 v61, s2, v35
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 30 17                         ; authors.py:30:17
	v_xor_b32_e32 v33, v146, v33
	v_mov_b32_e32 v11, v8
	v_mov_b32_e32 v13, v8
	s_lshr_b32 s2, s10, 3
	.loc	1 29 16                         ; authors.py:29:16
	v_add_nc_u32_e32 v120, 0, v61
	v_dual_mov_b32 v9, v8 :: v_dual_and_b32 v46, 48, v33
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v5, v8
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 30 17                         ; authors.py:30:17
	v_or3_b32 v147, v47, s2, v46
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v16, v8
	v_mov_b32_e32 v14, v8
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v24, v8
	v_mov_b32_e32 v21, v8
	v_mov_b32_e32 v17, v8
	v_mov_b32_e32 v31, v8
	v_mov_b32_e32 v29, v8
	v_mov_b32_e32 v28, v8
	v_mov_b32_e32 v27, v8
	v_mov_b32_e32 v26, v8
	v_mov_b32_e32 v25, v8
	v_mov_b32_e32 v39, v8
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
	s_mov_b32 s46, 0
	.loc	1 28 5                          ; authors.py:28:5
	s_cmp_lt_i32 s4, 64
	.loc	1 29 16                         ; authors.py:29:16
	s_waitcnt vmcnt(47)
	ds_store_b16 v120, v41
	s_waitcnt vmcnt(46)
	ds_store_b16 v120, v42 offset:512
	s_waitcnt vmcnt(45)
	ds_store_b16 v120, v43 offset:1024
	s_waitcnt vmcnt(44)
	ds_store_b16 v120, v44 offset:1536
	s_waitcnt vmcnt(38)
	ds_store_b16 v120, v45 offset:2048
	s_waitcnt vmcnt(36)
	ds_store_b16 v120, v53 offset:2560
	s_waitcnt vmcnt(34)
	ds_store_b16 v120, v54 offset:3072
	s_waitcnt vmcnt(32)
	ds_store_b16 v120, v55 offset:3584
	s_waitcnt vmcnt(30)
	ds_store_b16 v120, v56 offset:4096
	s_waitcnt vmcnt(29)
	ds_store_b16 v120, v57 offset:4608
	s_waitcnt vmcnt(28)
	ds_store_b16 v120, v58 offset:5120
	s_waitcnt vmcnt(27)
	ds_store_b16 v120, v59 offset:5632
	s_waitcnt vmcnt(26)
	ds_store_b16 v120, v60 offset:6144
	v_xor_b32_e32 v53, 32, v61
	v_mov_b32_e32 v30, v8
	.loc	1 30 17                         ; authors.py:30:17
	s_waitcnt vmcnt(10)
	v_mov_b16_e64 v128.h, v123.l
	v_xor_b32_e32 v123, 16, v147
	v_dual_mov_b32 v40, v8 :: v_dual_add_nc_u32 v121, 0, v53
	.loc	1 29 16                         ; authors.py:29:16
	ds_store_b16 v120, v112 offset:6656
	ds_store_b16 v120, v116 offset:7168
	ds_store_b16 v120, v117 offset:7680
	ds_store_b16 v121, v52 offset:256
	ds_store_b16 v121, v51 offset:768
	ds_store_b16 v121, v50 offset:1280
	ds_store_b16 v121, v49 offset:1792
	.loc	1 22 32                         ; authors.py:22:32
	v_and_b32_e32 v112, 15, v0
	.loc	1 30 17                         ; authors.py:30:17
	v_mov_b16_e64 v110.h, v136.l
	v_mov_b16_e64 v109.h, v137.l
	v_xor_b32_e32 v136, 32, v147
	v_xor_b32_e32 v137, 48, v147
	v_mov_b32_e32 v23, v8
	v_mov_b32_e32 v19, v8
	v_mov_b32_e32 v38, v8
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
	s_waitcnt vmcnt(8)
	v_mov_b16_e64 v130.h, v118.l
	v_mov_b32_e32 v56, v8
	v_mov_b32_e32 v55, v8
	v_mov_b32_e32 v54, v8
	v_mov_b32_e32 v53, v8
	v_mov_b32_e32 v52, v8
	v_mov_b32_e32 v51, v8
	v_mov_b32_e32 v50, v8
	v_mov_b32_e32 v49, v8
	v_mov_b16_e64 v131.h, v119.l
	v_mov_b16_e64 v129.h, v122.l
	v_bfe_i32 v116, v0, 3, 1
	v_lshlrev_b32_e32 v119, 6, v0
	v_and_b32_e32 v117, 48, v146
	v_mov_b16_e32 v127.h, v124.l
	v_mov_b16_e32 v126.h, v125.l
	v_lshlrev_b32_e32 v118, 6, v112
	v_add_nc_u32_e32 v122, 0, v147
	v_add_nc_u32_e32 v123, 0, v123
	v_add_nc_u32_e32 v124, 0, v136
	v_add_nc_u32_e32 v125, 0, v137
	.loc	1 29 16                         ; authors.py:29:16
	ds_store_b16 v121, v132 offset:2304
	ds_store_b16 v121, v133 offset:2816
	ds_store_b16 v121, v134 offset:3328
	ds_store_b16 v121, v135 offset:3840
	.loc	1 30 17                         ; authors.py:30:17
	ds_store_b64 v122, v[130:131] offset:8192
	ds_store_b64 v123, v[128:129] offset:8192
	ds_store_b64 v124, v[109:110] offset:8192
	ds_store_b64 v125, v[126:127] offset:8192
	.loc	1 29 16                         ; authors.py:29:16
	s_waitcnt vmcnt(4)
	ds_store_b16 v121, v141 offset:4352
	ds_store_b16 v121, v140 offset:4864
	ds_store_b16 v121, v138 offset:5376
	ds_store_b16 v121, v139 offset:5888
	s_waitcnt vmcnt(0)
	ds_store_b16 v121, v145 offset:6400
	ds_store_b16 v121, v144 offset:6912
	ds_store_b16 v121, v143 offset:7424
	ds_store_b16 v121, v142 offset:7936
	.loc	1 28 5                          ; authors.py:28:5
	s_cbranch_scc1 .LBB0_3
; %bb.1:                                ; %.lr.ph
	.loc	1 32 19                         ; authors.py:32:19
	s_lshl_b32 s14, s14, 5
	.loc	1 33 19                         ; authors.py:33:19
	s_lshl_b32 s47, s15, 5
.Ltmp14:
	.loc	2 43 12                         ; standard.py:43:12 @[ authors.py:28:23 ]
	s_lshr_b32 s48, s4, 5
	s_lshl_b32 s2, s10, 4
	s_cmp_eq_u32 s28, 0
	v_or3_b32 v126, s2, v118, v117
	s_cselect_b32 s2, 0, 0x420
	v_and_or_b32 v1, 0x1c0, v119, v117
	v_and_or_b32 v2, 0x210, v116, s2
	s_add_i32 s48, s48, -2
	v_xor_b32_e32 v3, 16, v126
	v_mov_b32_e32 v49, 0
	s_delay_alu instid0(VALU_DEP_3)
	v_xor_b32_e32 v127, v2, v1
	v_xor_b32_e32 v1, 32, v126
	v_xor_b32_e32 v2, 48, v126
	v_add_nc_u32_e32 v128, 0, v3
	v_mov_b32_e32 v50, v49
	v_xor_b32_e32 v3, 16, v127
	v_xor_b32_e32 v4, 32, v127
	v_xor_b32_e32 v5, 48, v127
	v_add_nc_u32_e32 v129, 0, v1
	v_dual_mov_b32 v51, v49 :: v_dual_add_nc_u32 v130, 0, v2
	v_dual_mov_b32 v52, v49 :: v_dual_add_nc_u32 v131, 0, v3
	v_dual_mov_b32 v53, v49 :: v_dual_add_nc_u32 v132, 0, v4
	v_dual_mov_b32 v54, v49 :: v_dual_add_nc_u32 v133, 0, v5
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
.Ltmp15:
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 28 5                          ; authors.py:28:5
	s_add_i32 s49, s46, 1
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v70, s14, v70
	.loc	1 29 55                         ; authors.py:29:55
	s_lshl_b32 s2, s49, 5
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v67, s14, v67
	.loc	1 29 51                         ; authors.py:29:51
	s_sub_i32 s50, s12, s2
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v68, s14, v68
	v_add_nc_u32_e32 v75, s14, v75
	.loc	1 29 37                         ; authors.py:29:37
	v_cmp_gt_i32_e32 vcc_lo, s50, v111
	.loc	1 29 16 is_stmt 0               ; authors.py:29:16
	v_lshlrev_b32_e32 v137, 1, v70
	.loc	1 32 9 is_stmt 1                ; authors.py:32:9
	v_add_nc_u32_e32 v69, s14, v69
	v_add_nc_u32_e32 v76, s14, v76
	.loc	1 29 16                         ; authors.py:29:16
	v_lshlrev_b32_e32 v134, 1, v67
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_dual_cndmask_b32 v137, 0x80000000, v137 :: v_dual_lshlrev_b32 v142, 1, v75
	v_lshlrev_b32_e32 v135, 1, v68
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v77, s14, v77
	.loc	1 29 16                         ; authors.py:29:16
	v_cndmask_b32_e32 v134, 0x80000000, v134, vcc_lo
	v_lshlrev_b32_e32 v136, 1, v69
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_cndmask_b32 v142, 0x80000000, v142 :: v_dual_cndmask_b32 v143, 0x80000000, v135
	v_lshlrev_b32_e32 v135, 1, v76
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v78, s14, v78
	v_add_nc_u32_e32 v79, s14, v79
	v_add_nc_u32_e32 v80, s14, v80
	.loc	1 33 9                          ; authors.py:33:9
	v_add_nc_u32_e32 v113, s47, v113
	.loc	1 29 16                         ; authors.py:29:16
	v_cndmask_b32_e32 v145, 0x80000000, v135, vcc_lo
	v_lshlrev_b32_e32 v135, 1, v77
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v81, s14, v81
	v_add_nc_u32_e32 v82, s14, v82
	.loc	1 33 9                          ; authors.py:33:9
	v_add_nc_u32_e32 v114, s47, v114
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v83, s14, v83
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v146, 0x80000000, v135 :: v_dual_lshlrev_b32 v135, 1, v78
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v84, s14, v84
	.loc	1 33 9                          ; authors.py:33:9
	v_add_nc_u32_e32 v105, s47, v105
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v85, s14, v85
	v_add_nc_u32_e32 v86, s14, v86
	.loc	1 29 16                         ; authors.py:29:16
	v_cndmask_b32_e32 v147, 0x80000000, v135, vcc_lo
	v_lshlrev_b32_e32 v135, 1, v79
	.loc	1 33 9                          ; authors.py:33:9
	v_add_nc_u32_e32 v102, s47, v102
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v87, s14, v87
	v_add_nc_u32_e32 v88, s14, v88
	.loc	1 33 9                          ; authors.py:33:9
	v_add_nc_u32_e32 v108, s47, v108
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v148, 0x80000000, v135 :: v_dual_lshlrev_b32 v135, 1, v80
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v89, s14, v89
	v_add_nc_u32_e32 v90, s14, v90
	v_add_nc_u32_e32 v91, s14, v91
	v_add_nc_u32_e32 v92, s14, v92
	.loc	1 29 16                         ; authors.py:29:16
	v_cndmask_b32_e32 v149, 0x80000000, v135, vcc_lo
	v_lshlrev_b32_e32 v135, 1, v81
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v93, s14, v93
	v_add_nc_u32_e32 v94, s14, v94
	v_add_nc_u32_e32 v71, s14, v71
	v_add_nc_u32_e32 v74, s14, v74
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v158, 0x80000000, v135 :: v_dual_lshlrev_b32 v135, 1, v82
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v65, s14, v65
	v_add_nc_u32_e32 v66, s14, v66
	v_add_nc_u32_e32 v95, s14, v95
	v_add_nc_u32_e32 v72, s14, v72
	.loc	1 29 16                         ; authors.py:29:16
	v_cndmask_b32_e32 v159, 0x80000000, v135, vcc_lo
	v_lshlrev_b32_e32 v135, 1, v83
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v73, s14, v73
	.loc	1 29 16                         ; authors.py:29:16
	v_lshlrev_b32_e32 v141, 1, v74
	v_lshlrev_b32_e32 v138, 1, v71
	.loc	1 32 9                          ; authors.py:32:9
	v_add_nc_u32_e32 v96, s14, v96
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v160, 0x80000000, v135 :: v_dual_lshlrev_b32 v135, 1, v84
	v_lshlrev_b32_e32 v110, 1, v66
	v_lshlrev_b32_e32 v109, 1, v65
	v_cndmask_b32_e32 v141, 0x80000000, v141, vcc_lo
	v_dual_cndmask_b32 v138, 0x80000000, v138 :: v_dual_lshlrev_b32 v139, 1, v72
	v_cndmask_b32_e32 v161, 0x80000000, v135, vcc_lo
	v_lshlrev_b32_e32 v135, 1, v85
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v139, 0x80000000, v139 :: v_dual_lshlrev_b32 v140, 1, v73
	v_dual_cndmask_b32 v110, 0x80000000, v110 :: v_dual_cndmask_b32 v109, 0x80000000, v109
	v_dual_cndmask_b32 v162, 0x80000000, v135 :: v_dual_lshlrev_b32 v135, 1, v86
	v_cndmask_b32_e32 v144, 0x80000000, v136, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_cndmask_b32_e32 v140, 0x80000000, v140, vcc_lo
	.loc	1 33 9                          ; authors.py:33:9
	v_add_nc_u32_e32 v97, s47, v97
	.loc	1 30 38                         ; authors.py:30:38
	s_cmp_lt_i32 s29, s50
	.loc	1 29 16                         ; authors.py:29:16
	v_cndmask_b32_e32 v163, 0x80000000, v135, vcc_lo
	v_lshlrev_b32_e32 v135, 1, v87
	.loc	1 33 9                          ; authors.py:33:9
	v_add_nc_u32_e32 v100, s47, v100
	v_add_nc_u32_e32 v115, s47, v115
	v_add_nc_u32_e32 v103, s47, v103
	v_add_nc_u32_e32 v98, s47, v98
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v164, 0x80000000, v135 :: v_dual_lshlrev_b32 v135, 1, v88
	.loc	1 33 9                          ; authors.py:33:9
	v_add_nc_u32_e32 v99, s47, v99
	v_add_nc_u32_e32 v101, s47, v101
	v_add_nc_u32_e32 v104, s47, v104
	v_add_nc_u32_e32 v106, s47, v106
	.loc	1 29 16                         ; authors.py:29:16
	v_cndmask_b32_e32 v165, 0x80000000, v135, vcc_lo
	v_lshlrev_b32_e32 v135, 1, v89
	.loc	1 33 9                          ; authors.py:33:9
	v_add_nc_u32_e32 v107, s47, v107
	.loc	1 30 17                         ; authors.py:30:17
	s_mov_b32 s26, s18
	s_mov_b32 s27, s19
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 29 16                         ; authors.py:29:16
	v_dual_cndmask_b32 v166, 0x80000000, v135 :: v_dual_lshlrev_b32 v135, 1, v90
	v_cndmask_b32_e32 v167, 0x80000000, v135, vcc_lo
	v_lshlrev_b32_e32 v135, 1, v91
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v168, 0x80000000, v135 :: v_dual_lshlrev_b32 v135, 1, v92
	v_cndmask_b32_e32 v169, 0x80000000, v135, vcc_lo
	v_lshlrev_b32_e32 v135, 1, v93
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v170, 0x80000000, v135 :: v_dual_lshlrev_b32 v135, 1, v94
	v_cndmask_b32_e32 v171, 0x80000000, v135, vcc_lo
	v_lshlrev_b32_e32 v135, 1, v95
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v172, 0x80000000, v135 :: v_dual_lshlrev_b32 v135, 1, v96
	v_cndmask_b32_e32 v173, 0x80000000, v135, vcc_lo
	s_clause 0x1f
	buffer_load_u16 v150, v109, s[16:19], 0 offen
	buffer_load_u16 v135, v110, s[16:19], 0 offen
	buffer_load_u16 v151, v134, s[16:19], 0 offen
	buffer_load_u16 v136, v143, s[16:19], 0 offen
	buffer_load_u16 v152, v144, s[16:19], 0 offen
	buffer_load_u16 v137, v137, s[16:19], 0 offen
	buffer_load_u16 v153, v138, s[16:19], 0 offen
	buffer_load_u16 v138, v139, s[16:19], 0 offen
	buffer_load_u16 v154, v140, s[16:19], 0 offen
	buffer_load_u16 v139, v141, s[16:19], 0 offen
	buffer_load_u16 v155, v142, s[16:19], 0 offen
	buffer_load_u16 v140, v145, s[16:19], 0 offen
	buffer_load_u16 v156, v146, s[16:19], 0 offen
	buffer_load_u16 v141, v147, s[16:19], 0 offen
	buffer_load_u16 v157, v148, s[16:19], 0 offen
	buffer_load_u16 v142, v149, s[16:19], 0 offen
	buffer_load_u16 v158, v158, s[16:19], 0 offen
	buffer_load_u16 v143, v159, s[16:19], 0 offen
	buffer_load_u16 v159, v160, s[16:19], 0 offen
	buffer_load_u16 v144, v161, s[16:19], 0 offen
	buffer_load_u16 v160, v162, s[16:19], 0 offen
	buffer_load_u16 v145, v163, s[16:19], 0 offen
	buffer_load_u16 v161, v164, s[16:19], 0 offen
	buffer_load_u16 v146, v165, s[16:19], 0 offen
	buffer_load_u16 v162, v166, s[16:19], 0 offen
	buffer_load_u16 v147, v167, s[16:19], 0 offen
	buffer_load_u16 v163, v168, s[16:19], 0 offen
	buffer_load_u16 v148, v169, s[16:19], 0 offen
	buffer_load_u16 v164, v170, s[16:19], 0 offen
	buffer_load_u16 v149, v171, s[16:19], 0 offen
	buffer_load_u16 v165, v172, s[16:19], 0 offen
	buffer_load_u16 v134, v173, s[16:19], 0 offen
	.loc	1 30 17                         ; authors.py:30:17
	v_add_nc_u32_e32 v109, 0, v127
	.loc	1 29 16                         ; authors.py:29:16
	v_add_nc_u32_e32 v110, 0, v126
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 vcc_lo, -1, 0
	s_cmp_lt_i32 s30, s50
	s_cselect_b32 s6, -1, 0
	s_cmp_lt_i32 s31, s50
	.loc	1 29 16                         ; authors.py:29:16
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 30 17                         ; authors.py:30:17
	ds_load_b128 v[170:173], v131 offset:8192
	ds_load_b128 v[166:169], v109 offset:8192
	.loc	1 29 16                         ; authors.py:29:16
	ds_load_b128 v[178:181], v128
	ds_load_b128 v[174:177], v110
	.loc	1 30 17                         ; authors.py:30:17
	ds_load_b128 v[182:185], v109 offset:10240
	ds_load_b128 v[186:189], v131 offset:10240
	v_lshlrev_b32_e32 v109, 1, v97
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e32 v109, 0x80000000, v109, vcc_lo
	.loc	1 30 38 is_stmt 0               ; authors.py:30:38
	s_cselect_b32 vcc_lo, -1, 0
	s_cmp_lt_i32 s33, s50
	s_cselect_b32 s7, -1, 0
	s_cmp_lt_i32 s34, s50
	.loc	1 31 17 is_stmt 1               ; authors.py:31:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[49:56], v[166:173], v[174:181], v[49:56]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[182:189], v[174:181], v[57:64]
	.loc	1 29 16                         ; authors.py:29:16
	ds_load_b128 v[174:177], v110 offset:2048
	ds_load_b128 v[178:181], v128 offset:2048
	.loc	1 31 17                         ; authors.py:31:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[41:48], v[166:173], v[174:181], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[182:189], v[174:181], v[33:40]
	.loc	1 29 16                         ; authors.py:29:16
	ds_load_b128 v[178:181], v128 offset:4096
	ds_load_b128 v[174:177], v110 offset:4096
	.loc	1 31 17                         ; authors.py:31:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[166:173], v[174:181], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[182:189], v[174:181], v[17:24]
	.loc	1 29 16                         ; authors.py:29:16
	ds_load_b128 v[174:177], v110 offset:6144
	ds_load_b128 v[178:181], v128 offset:6144
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v110, 1, v113
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e32 v110, 0x80000000, v110, vcc_lo
	.loc	1 30 38 is_stmt 0               ; authors.py:30:38
	s_cselect_b32 vcc_lo, -1, 0
	s_cmp_lt_i32 s35, s50
	.loc	1 30 17                         ; authors.py:30:17
	s_clause 0x1
	buffer_load_u16 v109, v109, s[24:27], 0 offen
	buffer_load_u16 v110, v110, s[24:27], 0 offen
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s5, -1, 0
	s_cmp_lt_i32 s36, s50
	.loc	1 31 17 is_stmt 1               ; authors.py:31:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[9:16], v[166:173], v[174:181], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[182:189], v[174:181], v[1:8]
	.loc	1 30 17                         ; authors.py:30:17
	ds_load_b128 v[170:173], v133 offset:8192
	ds_load_b128 v[166:169], v132 offset:8192
	.loc	1 29 16                         ; authors.py:29:16
	ds_load_b128 v[178:181], v130
	ds_load_b128 v[174:177], v129
	.loc	1 30 17                         ; authors.py:30:17
	ds_load_b128 v[182:185], v132 offset:10240
	ds_load_b128 v[186:189], v133 offset:10240
	.loc	1 31 17                         ; authors.py:31:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[49:56], v[166:173], v[174:181], v[49:56]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[57:64], v[182:189], v[174:181], v[57:64]
	.loc	1 29 16                         ; authors.py:29:16
	ds_load_b128 v[174:177], v129 offset:2048
	ds_load_b128 v[178:181], v130 offset:2048
	.loc	1 31 17                         ; authors.py:31:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[41:48], v[166:173], v[174:181], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[182:189], v[174:181], v[33:40]
	.loc	1 29 16                         ; authors.py:29:16
	ds_load_b128 v[178:181], v130 offset:4096
	ds_load_b128 v[174:177], v129 offset:4096
	.loc	1 31 17                         ; authors.py:31:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[166:173], v[174:181], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[182:189], v[174:181], v[17:24]
	.loc	1 29 16                         ; authors.py:29:16
	ds_load_b128 v[174:177], v129 offset:6144
	ds_load_b128 v[178:181], v130 offset:6144
	.loc	1 31 17                         ; authors.py:31:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[9:16], v[166:173], v[174:181], v[9:16]
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v166, 1, v114
	v_lshlrev_b32_e32 v167, 1, v100
	v_lshlrev_b32_e32 v169, 1, v103
	v_lshlrev_b32_e32 v168, 1, v115
	v_lshlrev_b32_e32 v170, 1, v105
	v_cndmask_b32_e32 v166, 0x80000000, v166, vcc_lo
	.loc	1 30 38 is_stmt 0               ; authors.py:30:38
	s_cselect_b32 vcc_lo, -1, 0
	s_cmp_lt_i32 s37, s50
	.loc	1 30 17                         ; authors.py:30:17
	v_cndmask_b32_e32 v167, 0x80000000, v167, vcc_lo
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s4, -1, 0
	s_cmp_lt_i32 s38, s50
	.loc	1 30 17                         ; authors.py:30:17
	v_add_lshl_u32 v172, v97, s15, 1
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 vcc_lo, -1, 0
	s_cmp_lt_i32 s39, s50
	.loc	1 30 17                         ; authors.py:30:17
	v_cndmask_b32_e32 v168, 0x80000000, v168, vcc_lo
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s3, -1, 0
	s_cmp_lt_i32 s40, s50
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v173, 1, v98
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 vcc_lo, -1, 0
	s_cmp_lt_i32 s41, s50
	.loc	1 31 17 is_stmt 1               ; authors.py:31:17
	v_wmma_f32_16x16x16_f16 v[1:8], v[182:189], v[174:181], v[1:8]
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s2, -1, 0
	s_cmp_lt_i32 s42, s50
	.loc	1 30 17 is_stmt 0               ; authors.py:30:17
	v_lshlrev_b32_e32 v174, 1, v99
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s8, -1, 0
	s_cmp_lt_i32 s43, s50
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v175, 1, v101
	v_lshlrev_b32_e32 v176, 1, v102
	v_lshlrev_b32_e32 v177, 1, v104
	v_dual_cndmask_b32 v169, 0x80000000, v169 :: v_dual_lshlrev_b32 v178, 1, v108
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 vcc_lo, -1, 0
	s_cmp_lt_i32 s44, s50
	.loc	1 30 17                         ; authors.py:30:17
	v_lshlrev_b32_e32 v171, 1, v106
	v_lshlrev_b32_e32 v179, 1, v107
	v_cndmask_b32_e64 v170, 0x80000000, v170, s8
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 s8, -1, 0
	.loc	1 30 17                         ; authors.py:30:17
	v_cndmask_b32_e64 v172, 0x80000000, v172, s6
	v_cndmask_b32_e64 v173, 0x80000000, v173, s7
	.loc	1 30 38                         ; authors.py:30:38
	s_cmp_lt_i32 s45, s50
	.loc	1 30 17                         ; authors.py:30:17
	v_cndmask_b32_e64 v174, 0x80000000, v174, s5
	v_cndmask_b32_e64 v175, 0x80000000, v175, s4
	v_cndmask_b32_e64 v176, 0x80000000, v176, s3
	v_cndmask_b32_e64 v177, 0x80000000, v177, s2
	v_cndmask_b32_e32 v178, 0x80000000, v178, vcc_lo
	.loc	1 30 38                         ; authors.py:30:38
	s_cselect_b32 vcc_lo, -1, 0
	.loc	1 30 17                         ; authors.py:30:17
	v_cndmask_b32_e64 v171, 0x80000000, v171, s8
	v_cndmask_b32_e32 v179, 0x80000000, v179, vcc_lo
	s_clause 0xd
	buffer_load_u16 v172, v172, s[24:27], 0 offen
	buffer_load_u16 v173, v173, s[24:27], 0 offen
	buffer_load_u16 v174, v174, s[24:27], 0 offen
	buffer_load_u16 v175, v175, s[24:27], 0 offen
	buffer_load_u16 v176, v176, s[24:27], 0 offen
	buffer_load_u16 v177, v177, s[24:27], 0 offen
	buffer_load_u16 v178, v178, s[24:27], 0 offen
	buffer_load_u16 v179, v179, s[24:27], 0 offen
	buffer_load_u16 v166, v166, s[24:27], 0 offen
	buffer_load_u16 v167, v167, s[24:27], 0 offen
	buffer_load_u16 v168, v168, s[24:27], 0 offen
	buffer_load_u16 v169, v169, s[24:27], 0 offen
	buffer_load_u16 v170, v170, s[24:27], 0 offen
	buffer_load_u16 v171, v171, s[24:27], 0 offen
	.loc	1 28 5 is_stmt 1                ; authors.py:28:5
	s_cmp_lg_u32 s46, s48
	s_mov_b32 s46, s49
	.loc	1 30 17                         ; authors.py:30:17
	s_waitcnt vmcnt(13)
	v_mov_b16_e64 v109.h, v172.l
	s_waitcnt vmcnt(12)
	v_mov_b16_e64 v110.h, v173.l
	s_waitcnt vmcnt(5)
	v_mov_b16_e64 v166.h, v174.l
	s_waitcnt vmcnt(4)
	v_mov_b16_e64 v167.h, v175.l
	s_waitcnt vmcnt(3)
	v_mov_b16_e64 v168.h, v176.l
	s_waitcnt vmcnt(2)
	v_mov_b16_e64 v169.h, v177.l
	s_waitcnt vmcnt(1)
	v_mov_b16_e64 v170.h, v178.l
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v171.h, v179.l
	.loc	1 29 16                         ; authors.py:29:16
	s_barrier
	buffer_gl0_inv
	ds_store_b16 v120, v150
	ds_store_b16 v120, v151 offset:512
	ds_store_b16 v120, v152 offset:1024
	ds_store_b16 v120, v153 offset:1536
	ds_store_b16 v120, v154 offset:2048
	ds_store_b16 v120, v155 offset:2560
	ds_store_b16 v120, v156 offset:3072
	ds_store_b16 v120, v157 offset:3584
	ds_store_b16 v120, v158 offset:4096
	ds_store_b16 v120, v159 offset:4608
	ds_store_b16 v120, v160 offset:5120
	ds_store_b16 v120, v161 offset:5632
	ds_store_b16 v120, v162 offset:6144
	ds_store_b16 v120, v163 offset:6656
	ds_store_b16 v120, v164 offset:7168
	ds_store_b16 v120, v165 offset:7680
	ds_store_b16 v121, v135 offset:256
	ds_store_b16 v121, v136 offset:768
	ds_store_b16 v121, v137 offset:1280
	ds_store_b16 v121, v138 offset:1792
	ds_store_b16 v121, v139 offset:2304
	ds_store_b16 v121, v140 offset:2816
	ds_store_b16 v121, v141 offset:3328
	ds_store_b16 v121, v142 offset:3840
	ds_store_b16 v121, v143 offset:4352
	ds_store_b16 v121, v144 offset:4864
	ds_store_b16 v121, v145 offset:5376
	ds_store_b16 v121, v146 offset:5888
	ds_store_b16 v121, v147 offset:6400
	ds_store_b16 v121, v148 offset:6912
	ds_store_b16 v121, v149 offset:7424
	ds_store_b16 v121, v134 offset:7936
	.loc	1 30 17                         ; authors.py:30:17
	ds_store_b64 v122, v[109:110] offset:8192
	ds_store_b64 v123, v[166:167] offset:8192
	ds_store_b64 v124, v[168:169] offset:8192
	ds_store_b64 v125, v[170:171] offset:8192
	.loc	1 28 5                          ; authors.py:28:5
	s_cbranch_scc1 .LBB0_2
.LBB0_3:                                ; %Flow178
	.loc	1 0 5 is_stmt 0                 ; authors.py:0:5
	s_load_b64 s[0:1], s[0:1], 0x34
	.loc	1 31 17 is_stmt 1               ; authors.py:31:17
	s_and_b32 s2, s13, exec_lo
	s_cselect_b32 s2, 1, 0
	.loc	1 29 16                         ; authors.py:29:16
	s_waitcnt lgkmcnt(0)
	.loc	1 31 17                         ; authors.py:31:17
	s_cmp_lg_u32 s2, 1
	.loc	1 29 16                         ; authors.py:29:16
	s_barrier
	buffer_gl0_inv
	.loc	1 31 17                         ; authors.py:31:17
	s_cbranch_scc1 .LBB0_5
; %bb.4:
	.loc	1 30 17                         ; authors.py:30:17
	s_cmp_eq_u32 s28, 0
	v_and_or_b32 v65, 0x1c0, v119, v117
	s_cselect_b32 s2, 0, 0x420
	.loc	1 29 16                         ; authors.py:29:16
	s_lshl_b32 s3, s10, 4
	.loc	1 30 17                         ; authors.py:30:17
	v_and_or_b32 v66, 0x210, v116, s2
	.loc	1 29 16                         ; authors.py:29:16
	v_or3_b32 v67, s3, v118, v117
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 30 17                         ; authors.py:30:17
	v_xor_b32_e32 v65, v66, v65
	.loc	1 29 16                         ; authors.py:29:16
	v_xad_u32 v107, v67, 16, 0
	v_xad_u32 v105, v67, 48, 0
	v_xad_u32 v106, v67, 32, 0
	v_add_nc_u32_e32 v108, 0, v67
	.loc	1 30 17                         ; authors.py:30:17
	v_xad_u32 v66, v65, 16, 0
	v_add_nc_u32_e32 v73, 0, v65
	v_xad_u32 v97, v65, 48, 0
	v_xad_u32 v109, v65, 32, 0
	ds_load_b128 v[69:72], v66 offset:10240
	ds_load_b128 v[77:80], v66 offset:8192
	ds_load_b128 v[65:68], v73 offset:10240
	ds_load_b128 v[73:76], v73 offset:8192
	.loc	1 29 16                         ; authors.py:29:16
	ds_load_b128 v[85:88], v107 offset:2048
	ds_load_b128 v[93:96], v107
	ds_load_b128 v[81:84], v108 offset:2048
	ds_load_b128 v[89:92], v108
	.loc	1 30 17                         ; authors.py:30:17
	ds_load_b128 v[101:104], v97 offset:10240
	ds_load_b128 v[117:120], v97 offset:8192
	ds_load_b128 v[97:100], v109 offset:10240
	ds_load_b128 v[113:116], v109 offset:8192
	.loc	1 29 16                         ; authors.py:29:16
	ds_load_b128 v[121:124], v106
	ds_load_b128 v[125:128], v105
	ds_load_b128 v[133:136], v105 offset:2048
	ds_load_b128 v[129:132], v106 offset:2048
	ds_load_b128 v[137:140], v108 offset:4096
	ds_load_b128 v[141:144], v107 offset:4096
	ds_load_b128 v[149:152], v107 offset:6144
	ds_load_b128 v[145:148], v108 offset:6144
	ds_load_b128 v[153:156], v106 offset:4096
	ds_load_b128 v[157:160], v105 offset:4096
	ds_load_b128 v[165:168], v105 offset:6144
	ds_load_b128 v[161:164], v106 offset:6144
	.loc	1 31 17                         ; authors.py:31:17
	s_waitcnt lgkmcnt(17)
	v_wmma_f32_16x16x16_f16 v[41:48], v[73:80], v[81:88], v[41:48]
	s_waitcnt lgkmcnt(16)
	v_wmma_f32_16x16x16_f16 v[49:56], v[73:80], v[89:96], v[49:56]
	v_wmma_f32_16x16x16_f16 v[57:64], v[65:72], v[89:96], v[57:64]
	v_wmma_f32_16x16x16_f16 v[33:40], v[65:72], v[81:88], v[33:40]
	s_waitcnt lgkmcnt(10)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_wmma_f32_16x16x16_f16 v[49:56], v[113:120], v[121:128], v[49:56]
	v_wmma_f32_16x16x16_f16 v[57:64], v[97:104], v[121:128], v[57:64]
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[41:48], v[113:120], v[129:136], v[41:48]
	v_wmma_f32_16x16x16_f16 v[33:40], v[97:104], v[129:136], v[33:40]
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[25:32], v[73:80], v[137:144], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[65:72], v[137:144], v[17:24]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[9:16], v[73:80], v[145:152], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[65:72], v[145:152], v[1:8]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[25:32], v[113:120], v[153:160], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[97:104], v[153:160], v[17:24]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[9:16], v[113:120], v[161:168], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[97:104], v[161:168], v[1:8]
.LBB0_5:                                ; %._crit_edge._crit_edge
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v104, 0x3c23d70a, v49 :: v_dual_mul_f32 v105, 0x3c23d70a, v50
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v49
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v106, 0x3c23d70a, v51 :: v_dual_mul_f32 v107, 0x3c23d70a, v52
	v_dual_mul_f32 v108, 0x3c23d70a, v53 :: v_dual_mul_f32 v109, 0x3c23d70a, v54
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v49, v104, v49, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v50
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v110, 0x3c23d70a, v55 :: v_dual_mul_f32 v111, 0x3c23d70a, v56
	.loc	1 23 35 is_stmt 1               ; authors.py:23:35
	v_lshrrev_b32_e32 v0, 4, v0
	s_lshr_b32 s2, s28, 1
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v50, v105, v50, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v51
	.loc	1 35 45                         ; authors.py:35:45
	v_mul_f32_e32 v113, 0x3c23d70a, v58
	.loc	1 23 35 is_stmt 1               ; authors.py:23:35
	v_and_or_b32 v0, v0, 1, s2
	.loc	1 22 32                         ; authors.py:22:32
	s_lshr_b32 s2, s10, 2
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v114, 0x3c23d70a, v59 :: v_dual_mul_f32 v115, 0x3c23d70a, v60
	.loc	1 35 17 is_stmt 0               ; authors.py:35:17
	v_cndmask_b32_e32 v51, v106, v51, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v52
	.loc	1 22 32 is_stmt 1               ; authors.py:22:32
	v_or_b32_e32 v90, s2, v112
	.loc	1 35 45                         ; authors.py:35:45
	v_mul_f32_e32 v112, 0x3c23d70a, v57
	v_dual_mul_f32 v116, 0x3c23d70a, v61 :: v_dual_mul_f32 v117, 0x3c23d70a, v62
	.loc	1 35 17 is_stmt 0               ; authors.py:35:17
	v_cndmask_b32_e32 v52, v107, v52, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v53
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v118, 0x3c23d70a, v63 :: v_dual_mul_f32 v119, 0x3c23d70a, v64
	v_dual_mul_f32 v120, 0x3c23d70a, v41 :: v_dual_mul_f32 v121, 0x3c23d70a, v42
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v53, v108, v53, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v54
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v122, 0x3c23d70a, v43 :: v_dual_mul_f32 v123, 0x3c23d70a, v44
	v_dual_mul_f32 v124, 0x3c23d70a, v45 :: v_dual_mul_f32 v125, 0x3c23d70a, v46
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v54, v109, v54, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v55
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v126, 0x3c23d70a, v47 :: v_dual_mul_f32 v127, 0x3c23d70a, v48
	v_dual_mul_f32 v128, 0x3c23d70a, v33 :: v_dual_mul_f32 v129, 0x3c23d70a, v34
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v55, v110, v55, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v56
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v130, 0x3c23d70a, v35 :: v_dual_mul_f32 v131, 0x3c23d70a, v36
	v_dual_mul_f32 v132, 0x3c23d70a, v37 :: v_dual_mul_f32 v133, 0x3c23d70a, v38
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v56, v111, v56, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v57
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v134, 0x3c23d70a, v39 :: v_dual_mul_f32 v135, 0x3c23d70a, v40
	v_dual_mul_f32 v136, 0x3c23d70a, v25 :: v_dual_mul_f32 v137, 0x3c23d70a, v26
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v57, v112, v57, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v58
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v138, 0x3c23d70a, v27 :: v_dual_mul_f32 v139, 0x3c23d70a, v28
	v_dual_mul_f32 v140, 0x3c23d70a, v29 :: v_dual_mul_f32 v141, 0x3c23d70a, v30
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v58, v113, v58, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v59
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v142, 0x3c23d70a, v31 :: v_dual_mul_f32 v143, 0x3c23d70a, v32
	v_dual_mul_f32 v144, 0x3c23d70a, v17 :: v_dual_mul_f32 v145, 0x3c23d70a, v18
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v59, v114, v59, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v60
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v146, 0x3c23d70a, v19 :: v_dual_mul_f32 v147, 0x3c23d70a, v20
	v_dual_mul_f32 v148, 0x3c23d70a, v21 :: v_dual_mul_f32 v149, 0x3c23d70a, v22
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v60, v115, v60, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v61
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v150, 0x3c23d70a, v23 :: v_dual_mul_f32 v151, 0x3c23d70a, v24
	v_dual_mul_f32 v152, 0x3c23d70a, v9 :: v_dual_mul_f32 v153, 0x3c23d70a, v10
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v61, v116, v61, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v62
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v154, 0x3c23d70a, v11 :: v_dual_mul_f32 v155, 0x3c23d70a, v12
	v_dual_mul_f32 v156, 0x3c23d70a, v13 :: v_dual_mul_f32 v157, 0x3c23d70a, v14
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v62, v117, v62, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v63
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v158, 0x3c23d70a, v15 :: v_dual_mul_f32 v159, 0x3c23d70a, v16
	v_dual_mul_f32 v160, 0x3c23d70a, v1 :: v_dual_mul_f32 v161, 0x3c23d70a, v2
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v63, v118, v63, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v64
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v162, 0x3c23d70a, v3 :: v_dual_mul_f32 v163, 0x3c23d70a, v4
	.loc	1 23 35 is_stmt 1               ; authors.py:23:35
	v_or_b32_e32 v65, 46, v0
	v_or_b32_e32 v66, 44, v0
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v64, v119, v64, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v41
	.loc	1 23 35 is_stmt 1               ; authors.py:23:35
	v_or_b32_e32 v67, 42, v0
	v_or_b32_e32 v68, 40, v0
	v_or_b32_e32 v69, 38, v0
	v_or_b32_e32 v70, 36, v0
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v41, v120, v41, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v42
	.loc	1 23 35 is_stmt 1               ; authors.py:23:35
	v_or_b32_e32 v71, 34, v0
	v_or_b32_e32 v78, 32, v0
	v_or_b32_e32 v79, 14, v0
	v_or_b32_e32 v80, 12, v0
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v42, v121, v42, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v43
	.loc	1 23 35 is_stmt 1               ; authors.py:23:35
	v_or_b32_e32 v81, 10, v0
	v_or_b32_e32 v87, 8, v0
	v_or_b32_e32 v88, 6, v0
	v_or_b32_e32 v89, 4, v0
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v43, v122, v43, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v44
	.loc	1 23 35 is_stmt 1               ; authors.py:23:35
	v_or_b32_e32 v93, 2, v0
	.loc	1 23 16 is_stmt 0               ; authors.py:23:16
	v_or_b32_e32 v72, s11, v65
	v_or_b32_e32 v73, s11, v66
	v_or_b32_e32 v74, s11, v67
	.loc	1 35 17 is_stmt 1               ; authors.py:35:17
	v_cndmask_b32_e32 v44, v123, v44, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v45
	.loc	1 23 16 is_stmt 1               ; authors.py:23:16
	v_or_b32_e32 v75, s11, v68
	v_or_b32_e32 v76, s11, v69
	v_or_b32_e32 v77, s11, v70
	v_or_b32_e32 v82, s11, v71
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v45, v124, v45, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v46
	.loc	1 23 16 is_stmt 1               ; authors.py:23:16
	v_or_b32_e32 v83, s11, v78
	v_or_b32_e32 v84, s11, v79
	v_or_b32_e32 v85, s11, v80
	v_or_b32_e32 v86, s11, v81
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v46, v125, v46, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v47
	.loc	1 23 16 is_stmt 1               ; authors.py:23:16
	v_or_b32_e32 v91, s11, v87
	v_or_b32_e32 v92, s11, v88
	v_or_b32_e32 v94, s11, v89
	v_or_b32_e32 v98, s11, v93
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v47, v126, v47, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v48
	.loc	1 23 16 is_stmt 1               ; authors.py:23:16
	v_or_b32_e32 v99, s11, v0
	.loc	1 38 10                         ; authors.py:38:10
	s_mul_i32 s2, s9, s0
	s_mul_i32 s11, s11, s1
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v164, 0x3c23d70a, v5 :: v_dual_mul_f32 v165, 0x3c23d70a, v6
	.loc	1 35 17 is_stmt 0               ; authors.py:35:17
	v_cndmask_b32_e32 v48, v127, v48, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v33
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	s_add_i32 s2, s2, s11
	v_mul_lo_u32 v122, v0, s1
	.loc	1 22 13                         ; authors.py:22:13
	v_or_b32_e32 v103, s9, v90
	.loc	1 38 10                         ; authors.py:38:10
	v_mul_lo_u32 v93, v93, s1
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v33, v128, v33, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v34
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mul_lo_u32 v89, v89, s1
	.loc	1 22 32                         ; authors.py:22:32
	v_or_b32_e32 v95, 0x60, v90
	.loc	1 39 54                         ; authors.py:39:54
	v_cmp_gt_i32_e64 s18, s22, v103
	.loc	1 39 79 is_stmt 0               ; authors.py:39:79
	v_cmp_gt_i32_e64 s15, s23, v99
	.loc	1 35 17 is_stmt 1               ; authors.py:35:17
	v_cndmask_b32_e32 v34, v129, v34, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v35
	.loc	1 22 32 is_stmt 1               ; authors.py:22:32
	v_or_b32_e32 v96, 64, v90
	v_or_b32_e32 v97, 32, v90
	.loc	1 35 45                         ; authors.py:35:45
	v_dual_mul_f32 v166, 0x3c23d70a, v7 :: v_dual_mul_f32 v167, 0x3c23d70a, v8
	.loc	1 35 17 is_stmt 0               ; authors.py:35:17
	v_cndmask_b32_e32 v35, v130, v35, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v36
	.loc	1 39 79 is_stmt 1               ; authors.py:39:79
	v_cmp_gt_i32_e64 s14, s23, v98
	v_cmp_gt_i32_e64 s13, s23, v94
	.loc	1 39 53 is_stmt 0               ; authors.py:39:53
	s_and_b32 s19, s18, s15
	.loc	1 22 13 is_stmt 1               ; authors.py:22:13
	v_or_b32_e32 v100, s9, v95
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v36, v131, v36, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v37
	.loc	1 22 13 is_stmt 1               ; authors.py:22:13
	v_or_b32_e32 v101, s9, v96
	v_or_b32_e32 v102, s9, v97
	.loc	1 39 79                         ; authors.py:39:79
	v_cmp_gt_i32_e64 s6, s23, v82
	v_cmp_gt_i32_e64 s12, s23, v92
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v37, v132, v37, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v38
	.loc	1 39 54 is_stmt 1               ; authors.py:39:54
	v_cmp_gt_i32_e64 s17, s22, v102
	v_cmp_gt_i32_e64 s16, s22, v101
	.loc	1 39 79 is_stmt 0               ; authors.py:39:79
	v_cmp_gt_i32_e64 s11, s23, v91
	v_cmp_gt_i32_e64 s10, s23, v86
	.loc	1 35 17 is_stmt 1               ; authors.py:35:17
	v_cndmask_b32_e32 v38, v133, v38, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v39
	.loc	1 39 79 is_stmt 1               ; authors.py:39:79
	v_cmp_gt_i32_e64 s9, s23, v85
	v_cmp_gt_i32_e64 s8, s23, v84
	v_cmp_gt_i32_e64 s7, s23, v83
	v_cmp_gt_i32_e64 s5, s23, v77
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v39, v134, v39, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v40
	.loc	1 39 79 is_stmt 1               ; authors.py:39:79
	v_cmp_gt_i32_e64 s4, s23, v76
	.loc	1 39 5 is_stmt 0                ; authors.py:39:5
	s_and_b32 s21, s21, 0xffff
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v41.l, v41
	v_cvt_f16_f32_e32 v42.l, v42
	.loc	1 35 17 is_stmt 1               ; authors.py:35:17
	v_cndmask_b32_e32 v40, v135, v40, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v25
	.loc	1 39 18 is_stmt 1               ; authors.py:39:18
	v_cvt_f16_f32_e32 v43.l, v43
	v_cvt_f16_f32_e32 v44.l, v44
	v_cvt_f16_f32_e32 v45.l, v45
	v_cvt_f16_f32_e32 v46.l, v46
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v25, v136, v25, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v26
	.loc	1 39 18 is_stmt 1               ; authors.py:39:18
	v_cvt_f16_f32_e32 v47.l, v47
	v_cvt_f16_f32_e32 v48.l, v48
	v_cvt_f16_f32_e32 v33.l, v33
	v_cvt_f16_f32_e32 v34.l, v34
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v26, v137, v26, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v27
	.loc	1 39 18 is_stmt 1               ; authors.py:39:18
	v_cvt_f16_f32_e32 v35.l, v35
	v_cvt_f16_f32_e32 v36.l, v36
	v_cvt_f16_f32_e32 v37.l, v37
	v_cvt_f16_f32_e32 v38.l, v38
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v27, v138, v27, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v28
	.loc	1 39 18 is_stmt 1               ; authors.py:39:18
	v_cvt_f16_f32_e32 v39.l, v39
	v_cvt_f16_f32_e32 v40.l, v40
	v_cvt_f16_f32_e32 v25.l, v25
	v_cvt_f16_f32_e32 v26.l, v26
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v28, v139, v28, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v29
	.loc	1 39 18 is_stmt 1               ; authors.py:39:18
	v_cvt_f16_f32_e32 v27.l, v27
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_cvt_f16_f32_e32 v28.l, v28
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v29, v140, v29, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v30
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v30, v141, v30, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v31
	.loc	1 39 18 is_stmt 1               ; authors.py:39:18
	v_cvt_f16_f32_e32 v29.l, v29
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_cvt_f16_f32_e32 v30.l, v30
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v31, v142, v31, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v32
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v32, v143, v32, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v17
	.loc	1 39 18 is_stmt 1               ; authors.py:39:18
	v_cvt_f16_f32_e32 v31.l, v31
	s_delay_alu instid0(VALU_DEP_3)
	v_cvt_f16_f32_e32 v32.l, v32
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v104, v144, v17, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v18
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v105, v145, v18, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v19
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v19, v146, v19, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v20
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v20, v147, v20, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v21
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 39 18 is_stmt 1               ; authors.py:39:18
	v_cvt_f16_f32_e32 v19.l, v19
	v_cvt_f16_f32_e32 v20.l, v20
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v21, v148, v21, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v22
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v22, v149, v22, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v23
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 39 18 is_stmt 1               ; authors.py:39:18
	v_cvt_f16_f32_e32 v21.l, v21
	v_cvt_f16_f32_e32 v22.l, v22
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v23, v150, v23, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v24
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v24, v151, v24, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 39 18 is_stmt 1               ; authors.py:39:18
	v_cvt_f16_f32_e32 v23.l, v23
	v_cvt_f16_f32_e32 v24.l, v24
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v106, v152, v9, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v10
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mul_lo_u32 v9, v78, s1
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v107, v153, v10, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v11
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mul_lo_u32 v10, v79, s1
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v108, v154, v11, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v12
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mul_lo_u32 v11, v80, s1
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v109, v155, v12, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v13
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mul_lo_u32 v12, v81, s1
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v110, v156, v13, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v14
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mul_lo_u32 v13, v87, s1
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v111, v157, v14, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v15
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mul_lo_u32 v14, v88, s1
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v112, v158, v15, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v16
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v113, v159, v16, vcc_lo
	.loc	1 35 26                         ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v1
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mad_u64_u32 v[15:16], null, v90, s0, s[2:3]
	v_mad_u64_u32 v[16:17], null, v97, s0, s[2:3]
	v_mad_u64_u32 v[17:18], null, v96, s0, s[2:3]
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v18.l, v50
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v114, v160, v1, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v2
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mad_u64_u32 v[0:1], null, v95, s0, s[2:3]
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v1.l, v49
	.loc	1 39 5 is_stmt 0                ; authors.py:39:5
	v_add_lshl_u32 v80, v15, v122, 1
	v_add_lshl_u32 v81, v15, v93, 1
	.loc	1 35 17 is_stmt 1               ; authors.py:35:17
	v_cndmask_b32_e32 v115, v161, v2, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v3
	.loc	1 39 5 is_stmt 1                ; authors.py:39:5
	v_add_lshl_u32 v82, v15, v89, 1
	v_cndmask_b32_e64 v80, 0x80000000, v80, s19
	.loc	1 39 53 is_stmt 0               ; authors.py:39:53
	s_and_b32 s19, s18, s14
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mul_lo_u32 v2, v65, s1
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v116, v162, v3, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v4
	.loc	1 39 5 is_stmt 1                ; authors.py:39:5
	v_cndmask_b32_e64 v81, 0x80000000, v81, s19
	.loc	1 39 53 is_stmt 0               ; authors.py:39:53
	s_and_b32 s19, s18, s13
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mul_lo_u32 v3, v66, s1
	.loc	1 39 79                         ; authors.py:39:79
	v_cmp_gt_i32_e64 s3, s23, v75
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v117, v163, v4, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v5
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mul_lo_u32 v4, v67, s1
	.loc	1 39 79                         ; authors.py:39:79
	v_cmp_gt_i32_e64 s2, s23, v74
	v_cmp_gt_i32_e64 s0, s23, v72
	.loc	1 39 18 is_stmt 0               ; authors.py:39:18
	v_cvt_f16_f32_e32 v49.l, v51
	.loc	1 35 17 is_stmt 1               ; authors.py:35:17
	v_cndmask_b32_e32 v118, v164, v5, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v6
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mul_lo_u32 v5, v68, s1
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v82, 0x80000000, v82, s19
	.loc	1 39 53 is_stmt 0               ; authors.py:39:53
	s_and_b32 s19, s18, s12
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v50.l, v52
	.loc	1 35 17 is_stmt 1               ; authors.py:35:17
	v_cndmask_b32_e32 v119, v165, v6, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v7
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mul_lo_u32 v6, v69, s1
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v51.l, v53
	v_cvt_f16_f32_e32 v52.l, v54
	v_cvt_f16_f32_e32 v53.l, v55
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v120, v166, v7, vcc_lo
	.loc	1 35 26 is_stmt 0               ; authors.py:35:26
	v_cmp_le_f32_e32 vcc_lo, 0, v8
	.loc	1 38 10 is_stmt 1               ; authors.py:38:10
	v_mul_lo_u32 v7, v70, s1
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v54.l, v56
	v_cvt_f16_f32_e32 v55.l, v57
	v_cvt_f16_f32_e32 v56.l, v58
	.loc	1 35 17                         ; authors.py:35:17
	v_cndmask_b32_e32 v121, v167, v8, vcc_lo
	.loc	1 38 10                         ; authors.py:38:10
	v_mul_lo_u32 v8, v71, s1
	.loc	1 39 54                         ; authors.py:39:54
	v_cmp_gt_i32_e32 vcc_lo, s22, v100
	.loc	1 39 79 is_stmt 0               ; authors.py:39:79
	v_cmp_gt_i32_e64 s1, s23, v73
	.loc	1 39 5                          ; authors.py:39:5
	s_mov_b32 s23, 0x31027000
	s_mov_b32 s22, 0x7ffffffe
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v57.l, v59
	.loc	1 39 5                          ; authors.py:39:5
	buffer_store_b16 v1, v80, s[20:23], 0 offen
	v_add_lshl_u32 v1, v15, v14, 1
	s_clause 0x1
	buffer_store_b16 v18, v81, s[20:23], 0 offen
	buffer_store_b16 v49, v82, s[20:23], 0 offen
	v_add_lshl_u32 v18, v15, v13, 1
	v_add_lshl_u32 v49, v15, v12, 1
	v_add_lshl_u32 v80, v15, v11, 1
	v_cndmask_b32_e64 v1, 0x80000000, v1, s19
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s19, s18, s11
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v58.l, v60
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v18, 0x80000000, v18, s19
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s19, s18, s10
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v50, v1, s[20:23], 0 offen
	buffer_store_b16 v51, v18, s[20:23], 0 offen
	v_add_lshl_u32 v1, v15, v10, 1
	v_cndmask_b32_e64 v49, 0x80000000, v49, s19
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s19, s18, s9
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v18, v15, v9, 1
	v_cndmask_b32_e64 v80, 0x80000000, v80, s19
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s19, s18, s8
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v52, v49, s[20:23], 0 offen
	buffer_store_b16 v53, v80, s[20:23], 0 offen
	v_cndmask_b32_e64 v1, 0x80000000, v1, s19
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s19, s18, s7
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v49, v15, v8, 1
	v_cndmask_b32_e64 v18, 0x80000000, v18, s19
	v_add_lshl_u32 v50, v15, v7, 1
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s19, s18, s6
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v54, v1, s[20:23], 0 offen
	buffer_store_b16 v55, v18, s[20:23], 0 offen
	v_add_lshl_u32 v1, v15, v6, 1
	v_cndmask_b32_e64 v49, 0x80000000, v49, s19
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s19, s18, s5
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v18, v15, v5, 1
	v_cndmask_b32_e64 v50, 0x80000000, v50, s19
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s19, s18, s4
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v59.l, v61
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v1, 0x80000000, v1, s19
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s19, s18, s3
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v56, v49, s[20:23], 0 offen
	buffer_store_b16 v57, v50, s[20:23], 0 offen
	v_cndmask_b32_e64 v18, 0x80000000, v18, s19
	v_add_lshl_u32 v49, v15, v4, 1
	v_add_lshl_u32 v50, v15, v3, 1
	s_clause 0x1
	buffer_store_b16 v58, v1, s[20:23], 0 offen
	buffer_store_b16 v59, v18, s[20:23], 0 offen
	v_add_lshl_u32 v1, v15, v2, 1
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s19, s18, s2
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v15, v16, v122, 1
	v_cndmask_b32_e64 v49, 0x80000000, v49, s19
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s19, s18, s1
	s_and_b32 s18, s18, s0
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v60.l, v62
	v_cvt_f16_f32_e32 v61.l, v63
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v50, 0x80000000, v50, s19
	v_cndmask_b32_e64 v1, 0x80000000, v1, s18
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s18, s17, s15
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v62.l, v64
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v18, v16, v93, 1
	v_cndmask_b32_e64 v15, 0x80000000, v15, s18
	s_clause 0x1
	buffer_store_b16 v60, v49, s[20:23], 0 offen
	buffer_store_b16 v61, v50, s[20:23], 0 offen
	v_add_lshl_u32 v49, v16, v89, 1
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s18, s17, s14
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v62, v1, s[20:23], 0 offen
	buffer_store_b16 v41, v15, s[20:23], 0 offen
	v_add_lshl_u32 v1, v16, v14, 1
	v_cndmask_b32_e64 v18, 0x80000000, v18, s18
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s18, s17, s13
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v15, v16, v13, 1
	v_cndmask_b32_e64 v49, 0x80000000, v49, s18
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s18, s17, s12
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v42, v18, s[20:23], 0 offen
	buffer_store_b16 v43, v49, s[20:23], 0 offen
	v_cndmask_b32_e64 v1, 0x80000000, v1, s18
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s18, s17, s11
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v18, v16, v12, 1
	v_cndmask_b32_e64 v15, 0x80000000, v15, s18
	v_add_lshl_u32 v41, v16, v11, 1
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s18, s17, s10
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v44, v1, s[20:23], 0 offen
	buffer_store_b16 v45, v15, s[20:23], 0 offen
	v_add_lshl_u32 v1, v16, v10, 1
	v_cndmask_b32_e64 v18, 0x80000000, v18, s18
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s18, s17, s9
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v15, v16, v9, 1
	v_cndmask_b32_e64 v41, 0x80000000, v41, s18
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s18, s17, s8
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v46, v18, s[20:23], 0 offen
	buffer_store_b16 v47, v41, s[20:23], 0 offen
	v_cndmask_b32_e64 v1, 0x80000000, v1, s18
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s18, s17, s7
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v18, v16, v8, 1
	v_cndmask_b32_e64 v15, 0x80000000, v15, s18
	v_add_lshl_u32 v41, v16, v7, 1
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s18, s17, s6
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v48, v1, s[20:23], 0 offen
	buffer_store_b16 v33, v15, s[20:23], 0 offen
	v_add_lshl_u32 v1, v16, v6, 1
	v_cndmask_b32_e64 v18, 0x80000000, v18, s18
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s18, s17, s5
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v15, v16, v5, 1
	v_cndmask_b32_e64 v41, 0x80000000, v41, s18
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s18, s17, s4
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v34, v18, s[20:23], 0 offen
	buffer_store_b16 v35, v41, s[20:23], 0 offen
	v_cndmask_b32_e64 v1, 0x80000000, v1, s18
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s18, s17, s3
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v18, v16, v4, 1
	v_cndmask_b32_e64 v15, 0x80000000, v15, s18
	v_add_lshl_u32 v33, v16, v3, 1
	s_clause 0x1
	buffer_store_b16 v36, v1, s[20:23], 0 offen
	buffer_store_b16 v37, v15, s[20:23], 0 offen
	v_add_lshl_u32 v1, v16, v2, 1
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s18, s17, s2
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v15, v17, v122, 1
	v_cndmask_b32_e64 v18, 0x80000000, v18, s18
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s18, s17, s1
	s_and_b32 s17, s17, s0
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v33, 0x80000000, v33, s18
	v_cndmask_b32_e64 v1, 0x80000000, v1, s17
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s17, s16, s15
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v16, v17, v93, 1
	v_cndmask_b32_e64 v15, 0x80000000, v15, s17
	s_clause 0x1
	buffer_store_b16 v38, v18, s[20:23], 0 offen
	buffer_store_b16 v39, v33, s[20:23], 0 offen
	v_add_lshl_u32 v18, v17, v89, 1
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s17, s16, s14
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v40, v1, s[20:23], 0 offen
	buffer_store_b16 v25, v15, s[20:23], 0 offen
	v_add_lshl_u32 v1, v17, v14, 1
	v_cndmask_b32_e64 v16, 0x80000000, v16, s17
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s17, s16, s13
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v15, v17, v13, 1
	v_cndmask_b32_e64 v18, 0x80000000, v18, s17
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s17, s16, s12
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v26, v16, s[20:23], 0 offen
	buffer_store_b16 v27, v18, s[20:23], 0 offen
	v_cndmask_b32_e64 v1, 0x80000000, v1, s17
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s17, s16, s11
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v16, v17, v12, 1
	v_cndmask_b32_e64 v15, 0x80000000, v15, s17
	v_add_lshl_u32 v18, v17, v11, 1
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s17, s16, s10
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v28, v1, s[20:23], 0 offen
	buffer_store_b16 v29, v15, s[20:23], 0 offen
	v_add_lshl_u32 v1, v17, v10, 1
	v_cndmask_b32_e64 v16, 0x80000000, v16, s17
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s17, s16, s9
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v15, v17, v9, 1
	v_cndmask_b32_e64 v18, 0x80000000, v18, s17
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s17, s16, s8
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v63.l, v104
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v1, 0x80000000, v1, s17
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s17, s16, s7
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v30, v16, s[20:23], 0 offen
	buffer_store_b16 v31, v18, s[20:23], 0 offen
	v_add_lshl_u32 v16, v17, v8, 1
	v_cndmask_b32_e64 v15, 0x80000000, v15, s17
	v_add_lshl_u32 v18, v17, v7, 1
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s17, s16, s6
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v32, v1, s[20:23], 0 offen
	buffer_store_b16 v63, v15, s[20:23], 0 offen
	v_add_lshl_u32 v1, v17, v6, 1
	v_cndmask_b32_e64 v16, 0x80000000, v16, s17
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s17, s16, s5
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v15, v17, v5, 1
	v_cndmask_b32_e64 v18, 0x80000000, v18, s17
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s17, s16, s4
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v64.l, v105
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v1, 0x80000000, v1, s17
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s17, s16, s3
	.loc	1 39 5                          ; authors.py:39:5
	s_clause 0x1
	buffer_store_b16 v64, v16, s[20:23], 0 offen
	buffer_store_b16 v19, v18, s[20:23], 0 offen
	v_cndmask_b32_e64 v15, 0x80000000, v15, s17
	v_add_lshl_u32 v16, v17, v4, 1
	s_clause 0x1
	buffer_store_b16 v20, v1, s[20:23], 0 offen
	buffer_store_b16 v21, v15, s[20:23], 0 offen
	v_add_lshl_u32 v1, v17, v2, 1
	v_add_lshl_u32 v18, v17, v3, 1
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s17, s16, s2
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v15, v0, v122, 1
	v_cndmask_b32_e64 v16, 0x80000000, v16, s17
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s17, s16, s1
	s_and_b32 s16, s16, s0
	s_and_b32 s15, vcc_lo, s15
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v1, 0x80000000, v1, s16
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v65.l, v106
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v18, 0x80000000, v18, s17
	v_cndmask_b32_e64 v15, 0x80000000, v15, s15
	s_clause 0x1
	buffer_store_b16 v22, v16, s[20:23], 0 offen
	buffer_store_b16 v23, v18, s[20:23], 0 offen
	v_add_lshl_u32 v16, v0, v93, 1
	s_clause 0x1
	buffer_store_b16 v24, v1, s[20:23], 0 offen
	buffer_store_b16 v65, v15, s[20:23], 0 offen
	v_add_lshl_u32 v1, v0, v14, 1
	v_add_lshl_u32 v17, v0, v89, 1
	v_add_lshl_u32 v13, v0, v13, 1
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s14, vcc_lo, s14
	s_and_b32 s12, vcc_lo, s12
	s_and_b32 s13, vcc_lo, s13
	s_and_b32 s11, vcc_lo, s11
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v66.l, v107
	v_cvt_f16_f32_e32 v68.l, v109
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v16, 0x80000000, v16, s14
	v_cndmask_b32_e64 v1, 0x80000000, v1, s12
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v67.l, v108
	v_cvt_f16_f32_e32 v69.l, v110
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v17, 0x80000000, v17, s13
	v_cndmask_b32_e64 v13, 0x80000000, v13, s11
	s_clause 0x1
	buffer_store_b16 v66, v16, s[20:23], 0 offen
	buffer_store_b16 v67, v17, s[20:23], 0 offen
	v_add_lshl_u32 v12, v0, v12, 1
	s_clause 0x1
	buffer_store_b16 v68, v1, s[20:23], 0 offen
	buffer_store_b16 v69, v13, s[20:23], 0 offen
	v_add_lshl_u32 v1, v0, v10, 1
	v_add_lshl_u32 v11, v0, v11, 1
	v_add_lshl_u32 v9, v0, v9, 1
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s10, vcc_lo, s10
	s_and_b32 s8, vcc_lo, s8
	s_and_b32 s9, vcc_lo, s9
	s_and_b32 s7, vcc_lo, s7
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v70.l, v111
	v_cvt_f16_f32_e32 v72.l, v113
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v12, 0x80000000, v12, s10
	v_cndmask_b32_e64 v1, 0x80000000, v1, s8
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v71.l, v112
	v_cvt_f16_f32_e32 v73.l, v114
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v11, 0x80000000, v11, s9
	v_cndmask_b32_e64 v9, 0x80000000, v9, s7
	s_clause 0x1
	buffer_store_b16 v70, v12, s[20:23], 0 offen
	buffer_store_b16 v71, v11, s[20:23], 0 offen
	v_add_lshl_u32 v8, v0, v8, 1
	s_clause 0x1
	buffer_store_b16 v72, v1, s[20:23], 0 offen
	buffer_store_b16 v73, v9, s[20:23], 0 offen
	v_add_lshl_u32 v1, v0, v6, 1
	v_add_lshl_u32 v7, v0, v7, 1
	v_add_lshl_u32 v5, v0, v5, 1
	v_add_lshl_u32 v4, v0, v4, 1
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s6, vcc_lo, s6
	s_and_b32 s4, vcc_lo, s4
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v3, v0, v3, 1
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s5, vcc_lo, s5
	s_and_b32 s3, vcc_lo, s3
	.loc	1 39 5                          ; authors.py:39:5
	v_add_lshl_u32 v0, v0, v2, 1
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v74.l, v115
	v_cvt_f16_f32_e32 v76.l, v117
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s6
	v_cndmask_b32_e64 v1, 0x80000000, v1, s4
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s2, vcc_lo, s2
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v75.l, v116
	v_cvt_f16_f32_e32 v77.l, v118
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s5
	v_cndmask_b32_e64 v5, 0x80000000, v5, s3
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 s1, vcc_lo, s1
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v78.l, v119
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v2, 0x80000000, v4, s2
	.loc	1 39 53                         ; authors.py:39:53
	s_and_b32 vcc_lo, vcc_lo, s0
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v79.l, v120
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e64 v3, 0x80000000, v3, s1
	.loc	1 39 18                         ; authors.py:39:18
	v_cvt_f16_f32_e32 v83.l, v121
	.loc	1 39 5                          ; authors.py:39:5
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	s_clause 0x6
	buffer_store_b16 v74, v8, s[20:23], 0 offen
	buffer_store_b16 v75, v7, s[20:23], 0 offen
	buffer_store_b16 v76, v1, s[20:23], 0 offen
	buffer_store_b16 v77, v5, s[20:23], 0 offen
	buffer_store_b16 v78, v2, s[20:23], 0 offen
	buffer_store_b16 v79, v3, s[20:23], 0 offen
	buffer_store_b16 v83, v0, s[20:23], 0 offen
	.loc	1 10 1 is_stmt 1                ; authors.py:10:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp16:
.Lfunc_end0:
	.size	masked_product, .Lfunc_end0-masked_product
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel masked_product
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
		.amdhsa_next_free_vgpr 190
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-masked_product)<<4)&1008)>>4
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
	.set .Lmasked_product.num_vgpr, 190
	.set .Lmasked_product.num_agpr, 0
	.set .Lmasked_product.numbered_sgpr, 59
	.set .Lmasked_product.num_named_barrier, 0
	.set .Lmasked_product.private_seg_size, 0
	.set .Lmasked_product.uses_vcc, 1
	.set .Lmasked_product.uses_flat_scratch, 0
	.set .Lmasked_product.has_dyn_sized_stack, 0
	.set .Lmasked_product.has_recursion, 0
	.set .Lmasked_product.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 12080
; TotalNumSgprs: 61
; NumVgprs: 190
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 23
; NumSGPRsForWavesPerEU: 61
; NumVGPRsForWavesPerEU: 190
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
	.byte	1                               ; Abbrev [1] 0xb:0x5c DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x36 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	15                              ; DW_AT_call_line
	.byte	45                              ; DW_AT_call_column
	.byte	4                               ; Abbrev [4] 0x4d:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	15                              ; DW_AT_call_line
	.byte	24                              ; DW_AT_call_column
	.byte	4                               ; Abbrev [4] 0x59:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	28                              ; DW_AT_call_line
	.byte	23                              ; DW_AT_call_column
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
.Ldebug_ranges2:
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"authors.py"                    ; string offset=7 ; authors.py
.Linfo_string2:
	.asciz	"masked_product"                ; string offset=18 ; masked_product
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
    .name:           masked_product
    .private_segment_fixed_size: 0
    .sgpr_count:     61
    .sgpr_spill_count: 0
    .symbol:         masked_product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     190
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
