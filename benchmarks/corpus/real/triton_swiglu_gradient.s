	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	swiglu_gradient                 ; -- Begin function swiglu_gradient
	.p2align	8
	.type	swiglu_gradient,@function
swiglu_gradient:                        ; @swiglu_gradient
.Lfunc_begin0:
	.file	1 "triton" "authors.py"
	.loc	1 180 0                         ; authors.py:180:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_mov_b32 s2, s15
.Ltmp0:
	.loc	1 182 10 prologue_end           ; authors.py:182:10
	s_ashr_i32 s3, s15, 31
	.loc	1 182 50 is_stmt 0              ; authors.py:182:50
	v_readfirstlane_b32 s12, v0
	.loc	1 182 10                        ; authors.py:182:10
	s_lshl_b64 s[2:3], s[2:3], 10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v1, s3 :: v_dual_and_b32 v0, 31, v0
	v_mov_b32_e32 v11, s3
	s_load_b256 s[4:11], s[0:1], 0x0
	v_mov_b32_e32 v13, s3
	.loc	1 182 50                        ; authors.py:182:50
	v_and_or_b32 v0, 0x60, s12, v0
	s_load_b128 s[12:15], s[0:1], 0x20
	.loc	1 182 10                        ; authors.py:182:10
	v_mov_b32_e32 v15, s3
	.loc	1 184 9 is_stmt 1               ; authors.py:184:9
	s_mov_b32 s19, 0x31027000
	s_mov_b32 s18, 0x7ffffffe
	.loc	1 182 50                        ; authors.py:182:50
	v_lshl_or_b32 v0, v0, 3, s2
	.loc	1 182 10 is_stmt 0              ; authors.py:182:10
	v_mov_b32_e32 v3, s3
	s_mov_b32 s0, 0xbfb8aa3b
	s_delay_alu instid0(VALU_DEP_2)
	v_or_b32_e32 v2, 1, v0
	.loc	1 184 9 is_stmt 1               ; authors.py:184:9
	v_lshlrev_b32_e32 v16, 1, v0
	.loc	1 182 10                        ; authors.py:182:10
	v_or_b32_e32 v4, 2, v0
	v_or_b32_e32 v6, 3, v0
	v_or_b32_e32 v8, 4, v0
	v_or_b32_e32 v10, 5, v0
	v_or_b32_e32 v12, 6, v0
	v_or_b32_e32 v14, 7, v0
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v7, s3
	v_mov_b32_e32 v9, s3
	.loc	1 183 12                        ; authors.py:183:12
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i64_e32 vcc_lo, s[14:15], v[0:1]
	.loc	1 184 9                         ; authors.py:184:9
	v_lshlrev_b32_e32 v17, 1, v2
	s_and_b32 s17, s5, 0xffff
	s_mov_b32 s16, s4
	.loc	1 189 5                         ; authors.py:189:5
	s_and_b32 s13, s13, 0xffff
	.loc	1 184 9                         ; authors.py:184:9
	v_cndmask_b32_e32 v0, 0x80000000, v16, vcc_lo
	.loc	1 183 12                        ; authors.py:183:12
	v_cmp_gt_i64_e32 vcc_lo, s[14:15], v[2:3]
	.loc	1 184 9                         ; authors.py:184:9
	v_dual_cndmask_b32 v1, 0x80000000, v17 :: v_dual_lshlrev_b32 v16, 1, v4
	.loc	1 183 12                        ; authors.py:183:12
	v_cmp_gt_i64_e32 vcc_lo, s[14:15], v[4:5]
	.loc	1 184 9                         ; authors.py:184:9
	v_lshlrev_b32_e32 v4, 1, v8
	v_lshlrev_b32_e32 v3, 1, v6
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_cndmask_b32 v2, 0x80000000, v16 :: v_dual_lshlrev_b32 v5, 1, v10
	.loc	1 183 12                        ; authors.py:183:12
	v_cmp_gt_i64_e32 vcc_lo, s[14:15], v[6:7]
	.loc	1 184 9                         ; authors.py:184:9
	v_lshlrev_b32_e32 v6, 1, v12
	v_lshlrev_b32_e32 v7, 1, v14
	v_cndmask_b32_e32 v3, 0x80000000, v3, vcc_lo
	.loc	1 183 12                        ; authors.py:183:12
	v_cmp_gt_i64_e32 vcc_lo, s[14:15], v[8:9]
	.loc	1 184 9                         ; authors.py:184:9
	v_cndmask_b32_e32 v4, 0x80000000, v4, vcc_lo
	.loc	1 183 12                        ; authors.py:183:12
	v_cmp_gt_i64_e32 vcc_lo, s[14:15], v[10:11]
	.loc	1 184 9                         ; authors.py:184:9
	v_cndmask_b32_e32 v5, 0x80000000, v5, vcc_lo
	.loc	1 183 12                        ; authors.py:183:12
	v_cmp_gt_i64_e32 vcc_lo, s[14:15], v[12:13]
	.loc	1 184 9                         ; authors.py:184:9
	v_cndmask_b32_e32 v6, 0x80000000, v6, vcc_lo
	.loc	1 183 12                        ; authors.py:183:12
	v_cmp_gt_i64_e32 vcc_lo, s[14:15], v[14:15]
	.loc	1 189 5                         ; authors.py:189:5
	s_mov_b32 s14, s18
	s_mov_b32 s15, s19
	.loc	1 184 9                         ; authors.py:184:9
	v_cndmask_b32_e32 v7, 0x80000000, v7, vcc_lo
	s_clause 0x7
	buffer_load_u16 v8, v0, s[16:19], 0 offen
	buffer_load_u16 v9, v1, s[16:19], 0 offen
	buffer_load_u16 v10, v2, s[16:19], 0 offen
	buffer_load_u16 v11, v3, s[16:19], 0 offen
	buffer_load_u16 v12, v4, s[16:19], 0 offen
	buffer_load_u16 v13, v5, s[16:19], 0 offen
	buffer_load_u16 v14, v6, s[16:19], 0 offen
	buffer_load_u16 v15, v7, s[16:19], 0 offen
	.loc	1 185 9                         ; authors.py:185:9
	s_and_b32 s17, s7, 0xffff
	s_mov_b32 s16, s6
	s_clause 0x7
	buffer_load_u16 v16, v0, s[16:19], 0 offen
	buffer_load_u16 v17, v1, s[16:19], 0 offen
	buffer_load_u16 v18, v2, s[16:19], 0 offen
	buffer_load_u16 v19, v3, s[16:19], 0 offen
	buffer_load_u16 v20, v4, s[16:19], 0 offen
	buffer_load_u16 v21, v5, s[16:19], 0 offen
	buffer_load_u16 v22, v6, s[16:19], 0 offen
	buffer_load_u16 v23, v7, s[16:19], 0 offen
	.loc	1 186 9                         ; authors.py:186:9
	s_and_b32 s17, s9, 0xffff
	s_mov_b32 s16, s8
	s_clause 0x7
	buffer_load_u16 v24, v0, s[16:19], 0 offen
	buffer_load_u16 v25, v1, s[16:19], 0 offen
	buffer_load_u16 v26, v2, s[16:19], 0 offen
	buffer_load_u16 v27, v3, s[16:19], 0 offen
	buffer_load_u16 v28, v4, s[16:19], 0 offen
	buffer_load_u16 v29, v5, s[16:19], 0 offen
	buffer_load_u16 v30, v6, s[16:19], 0 offen
	buffer_load_u16 v31, v7, s[16:19], 0 offen
	.loc	1 188 5                         ; authors.py:188:5
	s_and_b32 s17, s11, 0xffff
	s_mov_b32 s16, s10
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 50 21                         ; standard.py:50:21 @[ authors.py:187:9 ]
	s_waitcnt vmcnt(23)
	v_fma_mix_f32 v32, v8, s0, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(22)
	v_fma_mix_f32 v34, v9, s0, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(21)
	v_fma_mix_f32 v35, v10, s0, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(20)
	v_fma_mix_f32 v36, v11, s0, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(19)
	v_fma_mix_f32 v37, v12, s0, neg(0) op_sel_hi:[1,0,0]
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v32
	s_waitcnt vmcnt(18)
	v_fma_mix_f32 v38, v13, s0, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(17)
	v_fma_mix_f32 v39, v14, s0, neg(0) op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(16)
	v_fma_mix_f32 v40, v15, s0, neg(0) op_sel_hi:[1,0,0]
	v_cmp_gt_f32_e64 s0, 0xc2fc0000, v35
	v_cndmask_b32_e64 v33, 0, 0x42800000, vcc_lo
	v_cmp_gt_f32_e64 s1, 0xc2fc0000, v36
	v_cmp_gt_f32_e64 s2, 0xc2fc0000, v37
	v_cmp_gt_f32_e64 s4, 0xc2fc0000, v39
	v_cndmask_b32_e64 v42, 0, 0x42800000, s0
	v_add_f32_e32 v32, v32, v33
	v_cndmask_b32_e64 v33, 0, 0xffffffc0, vcc_lo
	v_cmp_gt_f32_e32 vcc_lo, 0xc2fc0000, v34
	v_cndmask_b32_e64 v43, 0, 0x42800000, s1
	v_cndmask_b32_e64 v44, 0, 0x42800000, s2
	v_cndmask_b32_e64 v46, 0, 0x42800000, s4
	v_add_f32_e32 v35, v35, v42
	v_cndmask_b32_e64 v41, 0, 0x42800000, vcc_lo
	v_add_f32_e32 v36, v36, v43
	v_cmp_gt_f32_e64 s3, 0xc2fc0000, v38
	v_exp_f32_e32 v32, v32
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_add_f32 v37, v37, v44 :: v_dual_add_f32 v34, v34, v41
	v_add_f32_e32 v39, v39, v46
	v_exp_f32_e32 v35, v35
	v_exp_f32_e32 v36, v36
	v_cndmask_b32_e64 v45, 0, 0x42800000, s3
	v_exp_f32_e32 v34, v34
	v_cmp_gt_f32_e64 s5, 0xc2fc0000, v40
	v_cndmask_b32_e64 v41, 0, 0xffffffc0, vcc_lo
	v_cndmask_b32_e64 v42, 0, 0xffffffc0, s0
	v_cndmask_b32_e64 v43, 0, 0xffffffc0, s1
	v_ldexp_f32 v32, v32, v33
	v_cndmask_b32_e64 v47, 0, 0x42800000, s5
	v_exp_f32_e32 v37, v37
	v_cndmask_b32_e64 v44, 0, 0xffffffc0, s2
	v_exp_f32_e32 v39, v39
	v_ldexp_f32 v33, v34, v41
	v_ldexp_f32 v34, v35, v42
	v_ldexp_f32 v35, v36, v43
	v_add_f32_e32 v38, v38, v45
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_add_f32 v40, v40, v47 :: v_dual_add_f32 v33, 1.0, v33
	v_cndmask_b32_e64 v45, 0, 0xffffffc0, s3
	.loc	2 50 17 is_stmt 0               ; standard.py:50:17 @[ authors.py:187:9 ]
	v_add_f32_e32 v35, 1.0, v35
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	2 50 21                         ; standard.py:50:21 @[ authors.py:187:9 ]
	v_exp_f32_e32 v38, v38
	v_exp_f32_e32 v40, v40
	v_cndmask_b32_e64 v46, 0, 0xffffffc0, s4
	v_cndmask_b32_e64 v47, 0, 0xffffffc0, s5
	v_ldexp_f32 v36, v37, v44
	.loc	2 50 12                         ; standard.py:50:12 @[ authors.py:187:9 ]
	v_div_scale_f32 v43, null, v33, v33, 1.0
	v_div_scale_f32 v44, s0, 1.0, v33, 1.0
	v_div_scale_f32 v48, s2, 1.0, v35, 1.0
.Ltmp2:
	.loc	1 188 27 is_stmt 1              ; authors.py:188:27
	s_waitcnt vmcnt(7)
	v_fma_mix_f32 v16, v16, v24, neg(0) op_sel_hi:[1,1,0]
	s_waitcnt vmcnt(4)
	v_fma_mix_f32 v19, v19, v27, neg(0) op_sel_hi:[1,1,0]
.Ltmp3:
	.loc	2 50 21                         ; standard.py:50:21 @[ authors.py:187:9 ]
	v_ldexp_f32 v37, v38, v45
	.loc	2 50 17 is_stmt 0               ; standard.py:50:17 @[ authors.py:187:9 ]
	v_add_f32_e32 v32, 1.0, v32
	.loc	2 50 21                         ; standard.py:50:21 @[ authors.py:187:9 ]
	v_ldexp_f32 v38, v39, v46
	v_ldexp_f32 v39, v40, v47
	.loc	2 50 12                         ; standard.py:50:12 @[ authors.py:187:9 ]
	v_div_scale_f32 v47, null, v35, v35, 1.0
	.loc	2 50 17                         ; standard.py:50:17 @[ authors.py:187:9 ]
	v_add_f32_e32 v37, 1.0, v37
	.loc	2 50 12                         ; standard.py:50:12 @[ authors.py:187:9 ]
	v_div_scale_f32 v40, null, v32, v32, 1.0
	v_rcp_f32_e32 v55, v43
	.loc	2 50 17                         ; standard.py:50:17 @[ authors.py:187:9 ]
	v_dual_add_f32 v34, 1.0, v34 :: v_dual_add_f32 v39, 1.0, v39
	.loc	2 50 12                         ; standard.py:50:12 @[ authors.py:187:9 ]
	v_rcp_f32_e32 v57, v47
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_rcp_f32_e32 v42, v40
	v_div_scale_f32 v41, vcc_lo, 1.0, v32, 1.0
	v_div_scale_f32 v45, null, v34, v34, 1.0
	v_div_scale_f32 v54, null, v39, v39, 1.0
	v_div_scale_f32 v51, null, v37, v37, 1.0
	v_div_scale_f32 v46, s1, 1.0, v34, 1.0
	v_div_scale_f32 v52, s4, 1.0, v37, 1.0
	v_rcp_f32_e32 v56, v45
	v_rcp_f32_e32 v62, v54
	v_fma_f32 v66, -v47, v57, 1.0
	v_fma_f32 v60, -v40, v42, 1.0
	v_rcp_f32_e32 v59, v51
	v_div_scale_f32 v64, s6, 1.0, v39, 1.0
.Ltmp4:
	.loc	1 189 25 is_stmt 1              ; authors.py:189:25
	v_fma_mix_f32 v24, v8, v24, neg(0) op_sel_hi:[1,1,0]
	s_delay_alu instid0(VALU_DEP_3)
.Ltmp5:
	.loc	2 50 12                         ; standard.py:50:12 @[ authors.py:187:9 ]
	v_dual_fmac_f32 v57, v66, v57 :: v_dual_fmac_f32 v42, v60, v42
	.loc	2 50 17 is_stmt 0               ; standard.py:50:17 @[ authors.py:187:9 ]
	v_add_f32_e32 v36, 1.0, v36
	.loc	2 50 12                         ; standard.py:50:12 @[ authors.py:187:9 ]
	v_fma_f32 v60, -v43, v55, 1.0
	.loc	2 50 17                         ; standard.py:50:17 @[ authors.py:187:9 ]
	v_add_f32_e32 v38, 1.0, v38
	.loc	2 50 12                         ; standard.py:50:12 @[ authors.py:187:9 ]
	v_fma_f32 v65, -v45, v56, 1.0
	v_mul_f32_e32 v71, v41, v42
	v_div_scale_f32 v49, null, v36, v36, 1.0
	v_fmac_f32_e32 v55, v60, v55
	v_div_scale_f32 v53, null, v38, v38, 1.0
	v_fma_f32 v70, -v54, v62, 1.0
	v_fma_f32 v68, -v51, v59, 1.0
	v_rcp_f32_e32 v58, v49
	v_fmac_f32_e32 v56, v65, v56
	v_rcp_f32_e32 v61, v53
	v_div_scale_f32 v63, s5, 1.0, v38, 1.0
	v_dual_fmac_f32 v62, v70, v62 :: v_dual_mul_f32 v65, v44, v55
	v_fma_f32 v60, -v40, v71, v41
	v_div_scale_f32 v50, s3, 1.0, v36, 1.0
	v_dual_fmac_f32 v59, v68, v59 :: v_dual_mul_f32 v66, v46, v56
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v67, -v49, v58, 1.0
	v_fmac_f32_e32 v71, v60, v42
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_fma_f32 v69, -v53, v61, 1.0
	v_fma_f32 v60, -v43, v65, v44
.Ltmp6:
	.loc	1 189 25 is_stmt 1              ; authors.py:189:25
	v_fma_mix_f32 v27, v11, v27, neg(0) op_sel_hi:[1,1,0]
.Ltmp7:
	.loc	2 50 12                         ; standard.py:50:12 @[ authors.py:187:9 ]
	v_dual_fmac_f32 v58, v67, v58 :: v_dual_mul_f32 v67, v48, v57
	v_fmac_f32_e32 v61, v69, v61
	v_fma_f32 v73, -v45, v66, v46
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v69, v52, v59 :: v_dual_mul_f32 v68, v50, v58
	v_fma_f32 v74, -v47, v67, v48
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_f32_e32 v70, v63, v61
	v_fma_f32 v40, -v40, v71, v41
	v_dual_fmac_f32 v65, v60, v55 :: v_dual_fmac_f32 v66, v73, v56
	v_fma_f32 v75, -v49, v68, v50
	v_dual_mul_f32 v72, v64, v62 :: v_dual_fmac_f32 v67, v74, v57
	v_fma_f32 v76, -v51, v69, v52
	v_div_fmas_f32 v40, v40, v42, v71
	v_fma_f32 v41, -v43, v65, v44
	v_fmac_f32_e32 v68, v75, v58
	v_fma_f32 v42, -v45, v66, v46
	s_mov_b32 vcc_lo, s0
	v_fmac_f32_e32 v69, v76, v59
	v_fma_f32 v43, -v47, v67, v48
	v_div_fixup_f32 v32, v40, v32, 1.0
	v_div_fmas_f32 v40, v41, v55, v65
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v44, -v49, v68, v50
	v_div_fmas_f32 v41, v42, v56, v66
	s_mov_b32 vcc_lo, s2
	v_fma_f32 v77, -v53, v70, v63
	v_fma_f32 v45, -v51, v69, v52
	v_div_fmas_f32 v42, v43, v57, v67
	s_mov_b32 vcc_lo, s3
	v_div_fixup_f32 v34, v41, v34, 1.0
	v_div_fmas_f32 v43, v44, v58, v68
	s_mov_b32 vcc_lo, s4
	v_div_fixup_f32 v35, v42, v35, 1.0
	v_fmac_f32_e32 v70, v77, v61
	v_div_fmas_f32 v41, v45, v59, v69
	v_fma_f32 v78, -v54, v72, v64
	s_mov_b32 vcc_lo, s5
	v_div_fixup_f32 v33, v40, v33, 1.0
.Ltmp8:
	.loc	1 188 40                        ; authors.py:188:40
	v_fma_mix_f32 v8, v8, v32, neg(0) op_sel_hi:[1,0,0]
.Ltmp9:
	.loc	2 50 12                         ; standard.py:50:12 @[ authors.py:187:9 ]
	v_div_fixup_f32 v37, v41, v37, 1.0
.Ltmp10:
	.loc	1 188 49                        ; authors.py:188:49
	v_sub_f32_e32 v41, 1.0, v35
.Ltmp11:
	.loc	2 50 12                         ; standard.py:50:12 @[ authors.py:187:9 ]
	v_fma_f32 v46, -v53, v70, v63
	v_fmac_f32_e32 v72, v78, v62
.Ltmp12:
	.loc	1 188 40                        ; authors.py:188:40
	v_fma_mix_f32 v11, v11, v35, neg(0) op_sel_hi:[1,0,0]
	.loc	1 188 27 is_stmt 0              ; authors.py:188:27
	v_fma_mix_f32 v17, v17, v25, neg(0) op_sel_hi:[1,1,0]
	.loc	1 189 25 is_stmt 1              ; authors.py:189:25
	v_fma_mix_f32 v25, v9, v25, neg(0) op_sel_hi:[1,1,0]
.Ltmp13:
	.loc	2 50 12                         ; standard.py:50:12 @[ authors.py:187:9 ]
	v_div_fmas_f32 v42, v46, v61, v70
	v_fma_f32 v47, -v54, v72, v64
	s_mov_b32 vcc_lo, s6
.Ltmp14:
	.loc	1 189 24                        ; authors.py:189:24
	v_fma_mixlo_f16 v24, v32, v24, neg(0)
	.loc	1 188 40                        ; authors.py:188:40
	v_fma_mix_f32 v9, v9, v33, neg(0) op_sel_hi:[1,0,0]
.Ltmp15:
	.loc	2 50 12                         ; standard.py:50:12 @[ authors.py:187:9 ]
	v_div_fixup_f32 v38, v42, v38, 1.0
.Ltmp16:
	.loc	1 188 49                        ; authors.py:188:49
	v_sub_f32_e32 v40, 1.0, v32
	v_sub_f32_e32 v44, 1.0, v33
	.loc	1 189 24                        ; authors.py:189:24
	v_fma_mixlo_f16 v27, v35, v27, neg(0)
	.loc	1 188 36                        ; authors.py:188:36
	v_fma_f32 v11, v11, v41, v35
	.loc	1 188 49 is_stmt 0              ; authors.py:188:49
	v_sub_f32_e32 v35, 1.0, v38
	.loc	1 188 36                        ; authors.py:188:36
	v_fma_f32 v8, v8, v40, v32
.Ltmp17:
	.loc	2 50 12 is_stmt 1               ; standard.py:50:12 @[ authors.py:187:9 ]
	v_div_fixup_f32 v32, v43, v36, 1.0
	v_div_fmas_f32 v36, v47, v62, v72
.Ltmp18:
	.loc	1 188 27                        ; authors.py:188:27
	v_fma_mix_f32 v18, v18, v26, neg(0) op_sel_hi:[1,1,0]
	.loc	1 189 25                        ; authors.py:189:25
	v_fma_mix_f32 v26, v10, v26, neg(0) op_sel_hi:[1,1,0]
	.loc	1 188 40                        ; authors.py:188:40
	v_fma_mix_f32 v10, v10, v34, neg(0) op_sel_hi:[1,0,0]
	.loc	1 188 49 is_stmt 0              ; authors.py:188:49
	v_sub_f32_e32 v40, 1.0, v34
	.loc	1 188 27                        ; authors.py:188:27
	s_waitcnt vmcnt(3)
	v_fma_mix_f32 v20, v20, v28, neg(0) op_sel_hi:[1,1,0]
	.loc	1 189 25 is_stmt 1              ; authors.py:189:25
	v_fma_mix_f32 v28, v12, v28, neg(0) op_sel_hi:[1,1,0]
	.loc	1 189 24 is_stmt 0              ; authors.py:189:24
	v_fma_mixlo_f16 v25, v33, v25, neg(0)
	.loc	1 188 36 is_stmt 1              ; authors.py:188:36
	v_fma_f32 v9, v9, v44, v33
	.loc	1 188 26 is_stmt 0              ; authors.py:188:26
	v_fma_mixlo_f16 v8, v8, v16, neg(0)
	.loc	1 188 40                        ; authors.py:188:40
	v_fma_mix_f32 v12, v12, v32, neg(0) op_sel_hi:[1,0,0]
	.loc	1 188 49                        ; authors.py:188:49
	v_sub_f32_e32 v16, 1.0, v32
.Ltmp19:
	.loc	2 50 12 is_stmt 1               ; standard.py:50:12 @[ authors.py:187:9 ]
	v_div_fixup_f32 v33, v36, v39, 1.0
.Ltmp20:
	.loc	1 188 27                        ; authors.py:188:27
	s_waitcnt vmcnt(2)
	v_fma_mix_f32 v21, v21, v29, neg(0) op_sel_hi:[1,1,0]
	.loc	1 189 25                        ; authors.py:189:25
	v_fma_mix_f32 v29, v13, v29, neg(0) op_sel_hi:[1,1,0]
	.loc	1 189 24 is_stmt 0              ; authors.py:189:24
	v_fma_mixlo_f16 v26, v34, v26, neg(0)
	.loc	1 188 36 is_stmt 1              ; authors.py:188:36
	v_fma_f32 v10, v10, v40, v34
	.loc	1 188 40 is_stmt 0              ; authors.py:188:40
	v_fma_mix_f32 v13, v13, v37, neg(0) op_sel_hi:[1,0,0]
	.loc	1 188 49                        ; authors.py:188:49
	v_sub_f32_e32 v34, 1.0, v37
	.loc	1 188 27                        ; authors.py:188:27
	s_waitcnt vmcnt(1)
	v_fma_mix_f32 v22, v22, v30, neg(0) op_sel_hi:[1,1,0]
	.loc	1 189 25 is_stmt 1              ; authors.py:189:25
	v_fma_mix_f32 v30, v14, v30, neg(0) op_sel_hi:[1,1,0]
	.loc	1 188 40                        ; authors.py:188:40
	v_fma_mix_f32 v14, v14, v38, neg(0) op_sel_hi:[1,0,0]
	.loc	1 188 27 is_stmt 0              ; authors.py:188:27
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v23, v23, v31, neg(0) op_sel_hi:[1,1,0]
	.loc	1 189 25 is_stmt 1              ; authors.py:189:25
	v_fma_mix_f32 v31, v15, v31, neg(0) op_sel_hi:[1,1,0]
	.loc	1 188 26                        ; authors.py:188:26
	v_fma_mixlo_f16 v9, v9, v17, neg(0)
	.loc	1 188 36 is_stmt 0              ; authors.py:188:36
	v_fma_f32 v12, v12, v16, v32
	.loc	1 188 40                        ; authors.py:188:40
	v_fma_mix_f32 v15, v15, v33, neg(0) op_sel_hi:[1,0,0]
	.loc	1 188 49                        ; authors.py:188:49
	v_sub_f32_e32 v16, 1.0, v33
	.loc	1 188 26                        ; authors.py:188:26
	v_fma_mixlo_f16 v10, v10, v18, neg(0)
	.loc	1 188 36                        ; authors.py:188:36
	v_fma_f32 v13, v13, v34, v37
	v_fma_f32 v14, v14, v35, v38
	.loc	1 188 5                         ; authors.py:188:5
	s_clause 0x1
	buffer_store_b16 v8, v0, s[16:19], 0 offen
	buffer_store_b16 v9, v1, s[16:19], 0 offen
	.loc	1 188 36                        ; authors.py:188:36
	v_fma_f32 v9, v15, v16, v33
	.loc	1 188 26                        ; authors.py:188:26
	v_fma_mixlo_f16 v11, v11, v19, neg(0)
	v_fma_mixlo_f16 v12, v12, v20, neg(0)
	.loc	1 188 5                         ; authors.py:188:5
	buffer_store_b16 v10, v2, s[16:19], 0 offen
	.loc	1 188 26                        ; authors.py:188:26
	v_fma_mixlo_f16 v10, v13, v21, neg(0)
	v_fma_mixlo_f16 v13, v14, v22, neg(0)
	v_fma_mixlo_f16 v9, v9, v23, neg(0)
	.loc	1 189 24 is_stmt 1              ; authors.py:189:24
	v_fma_mixlo_f16 v28, v32, v28, neg(0)
	v_fma_mixlo_f16 v29, v37, v29, neg(0)
	v_fma_mixlo_f16 v8, v38, v30, neg(0)
	v_fma_mixlo_f16 v17, v33, v31, neg(0)
	.loc	1 188 5                         ; authors.py:188:5
	s_clause 0x4
	buffer_store_b16 v11, v3, s[16:19], 0 offen
	buffer_store_b16 v12, v4, s[16:19], 0 offen
	buffer_store_b16 v10, v5, s[16:19], 0 offen
	buffer_store_b16 v13, v6, s[16:19], 0 offen
	buffer_store_b16 v9, v7, s[16:19], 0 offen
	.loc	1 189 5                         ; authors.py:189:5
	s_clause 0x7
	buffer_store_b16 v24, v0, s[12:15], 0 offen
	buffer_store_b16 v25, v1, s[12:15], 0 offen
	buffer_store_b16 v26, v2, s[12:15], 0 offen
	buffer_store_b16 v27, v3, s[12:15], 0 offen
	buffer_store_b16 v28, v4, s[12:15], 0 offen
	buffer_store_b16 v29, v5, s[12:15], 0 offen
	buffer_store_b16 v8, v6, s[12:15], 0 offen
	buffer_store_b16 v17, v7, s[12:15], 0 offen
	.loc	1 180 1                         ; authors.py:180:1
	s_endpgm
.Ltmp21:
.Lfunc_end0:
	.size	swiglu_gradient, .Lfunc_end0-swiglu_gradient
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel swiglu_gradient
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
		.amdhsa_next_free_vgpr 79
		.amdhsa_next_free_sgpr 20
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-swiglu_gradient)<<4)&1008)>>4
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
	.set .Lswiglu_gradient.num_vgpr, 79
	.set .Lswiglu_gradient.num_agpr, 0
	.set .Lswiglu_gradient.numbered_sgpr, 20
	.set .Lswiglu_gradient.num_named_barrier, 0
	.set .Lswiglu_gradient.private_seg_size, 0
	.set .Lswiglu_gradient.uses_vcc, 1
	.set .Lswiglu_gradient.uses_flat_scratch, 0
	.set .Lswiglu_gradient.has_dyn_sized_stack, 0
	.set .Lswiglu_gradient.has_recursion, 0
	.set .Lswiglu_gradient.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2312
; TotalNumSgprs: 22
; NumVgprs: 79
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 79
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
	.byte	1                               ; Abbrev [1] 0xb:0x44 DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x1e DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	187                             ; DW_AT_call_line
	.byte	9                               ; DW_AT_call_column
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
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"authors.py"                    ; string offset=7 ; authors.py
.Linfo_string2:
	.asciz	"swiglu_gradient"               ; string offset=18 ; swiglu_gradient
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
        .size:           8
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
    .name:           swiglu_gradient
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         swiglu_gradient.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     79
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
