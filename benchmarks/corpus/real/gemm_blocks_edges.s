	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	gemm_blocks_edges       ; -- Begin function gemm_blocks_edges
	.globl	gemm_blocks_edges
	.p2align	8
	.type	gemm_blocks_edges,@function
gemm_blocks_edges:                      ; @gemm_blocks_edges
; %bb.0:
	s_clause 0x2
	s_load_b256 s[16:23], s[0:1], 0x20
	s_load_b256 s[4:11], s[0:1], 0x0
	s_load_b32 s24, s[0:1], 0x40
	v_lshrrev_b32_e32 v1, 4, v0
	v_and_b32_e32 v26, 15, v0
	s_lshl_b32 s2, s14, 6
	s_lshl_b32 s12, s15, 6
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s22, 1
	s_cbranch_scc1 .LBB2_35
; %bb.1:
	v_or_b32_e32 v3, 0x180, v0
	v_and_b32_e32 v2, 63, v0
	v_or_b32_e32 v6, 0x80, v0
	s_ashr_i32 s13, s12, 31
	s_ashr_i32 s3, s2, 31
	v_lshrrev_b32_e32 v34, 6, v3
	v_or_b32_e32 v4, s2, v2
	v_or_b32_e32 v5, s12, v2
	v_dual_mov_b32 v30, 0 :: v_dual_lshlrev_b32 v35, 2, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mad_u64_u32 v[2:3], null, s10, v34, 0
	v_cmp_gt_i32_e32 vcc_lo, s20, v4
	v_or_b32_e32 v4, 0x100, v0
	v_cmp_gt_i32_e64 s0, s21, v5
	v_lshrrev_b32_e32 v37, 6, v6
	s_lshl_b64 s[14:15], s[12:13], 2
	v_lshrrev_b32_e32 v0, 6, v0
	v_lshrrev_b32_e32 v38, 6, v4
	v_mad_u64_u32 v[6:7], null, s11, v34, v[3:4]
	v_mad_u64_u32 v[4:5], null, s6, v34, 0
	s_add_u32 s13, s8, s14
	s_addc_u32 s25, s9, s15
	s_lshl_b64 s[14:15], s[2:3], 2
	s_lshl_b64 s[8:9], s[10:11], 5
	v_mov_b32_e32 v3, v6
	s_add_u32 s3, s4, s14
	v_mad_u64_u32 v[8:9], null, s7, v34, v[5:6]
	v_mad_u64_u32 v[6:7], null, s10, v38, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[9:10], 2, v[2:3]
	v_mad_u64_u32 v[2:3], null, s6, v38, 0
	v_dual_mov_b32 v5, v8 :: v_dual_lshlrev_b32 v36, 5, v1
	s_addc_u32 s4, s5, s15
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[11:12], null, s11, v38, v[7:8]
	v_lshlrev_b32_e32 v40, 4, v26
	v_add_co_u32 v45, s1, s13, v9
	v_add_co_ci_u32_e64 v46, null, s25, v10, s1
	v_lshlrev_b64 v[12:13], 2, v[4:5]
	v_mov_b32_e32 v7, v11
	v_mad_u64_u32 v[10:11], null, s7, v38, v[3:4]
	v_mad_u64_u32 v[4:5], null, s10, v37, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_mad_u64_u32 v[8:9], null, s6, v37, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v3, v10
	v_add_co_u32 v47, s1, s3, v12
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mad_u64_u32 v[10:11], null, s11, v37, v[5:6]
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_ci_u32_e64 v48, null, s4, v13, s1
	v_add_co_u32 v49, s1, s13, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v50, null, s25, v7, s1
	v_mad_u64_u32 v[14:15], null, s7, v37, v[9:10]
	v_dual_mov_b32 v5, v10 :: v_dual_mov_b32 v16, 0
	v_add_co_u32 v51, s1, s3, v2
	v_add_co_ci_u32_e64 v52, null, s4, v3, s1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mov_b32_e32 v9, v14
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_mul_lo_u32 v5, s11, v0
	v_mul_lo_u32 v4, s10, v0
	v_lshl_or_b32 v41, v0, 8, v35
	v_lshlrev_b64 v[6:7], 2, v[8:9]
	v_mul_lo_u32 v9, s7, v0
	v_mul_lo_u32 v8, s6, v0
	v_add_co_u32 v53, s1, s13, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v54, null, s25, v3, s1
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_add_co_u32 v55, s1, s3, v6
	v_lshlrev_b64 v[4:5], 2, v[8:9]
	v_add_co_ci_u32_e64 v56, null, s4, v7, s1
	v_add_co_u32 v57, s1, s13, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v58, null, s25, v3, s1
	v_add_co_u32 v59, s1, s3, v4
	v_lshl_or_b32 v42, v37, 8, v35
	v_lshl_or_b32 v43, v38, 8, v35
	v_lshl_or_b32 v44, v34, 8, v35
	v_add_co_ci_u32_e64 v60, null, s4, v5, s1
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v5, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v27, 0
	s_lshl_b64 s[4:5], s[6:7], 5
	s_mov_b32 s3, 0
	s_branch .LBB2_4
.LBB2_2:                                ;   in Loop: Header=BB2_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s7
.LBB2_3:                                ;   in Loop: Header=BB2_4 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s6
	s_waitcnt vmcnt(0)
	ds_store_b32 v44, v63 offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[61:64], v36
	ds_load_b128 v[65:68], v36 offset:16
	ds_load_b128 v[69:72], v40 offset:2048
	v_add_co_u32 v45, s1, v45, s8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v46, null, s9, v46, s1
	v_add_co_u32 v47, s1, v47, s4
	v_add_co_ci_u32_e64 v48, null, s5, v48, s1
	v_add_co_u32 v49, s1, v49, s8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v50, null, s9, v50, s1
	v_add_co_u32 v51, s1, v51, s4
	v_add_co_ci_u32_e64 v52, null, s5, v52, s1
	v_add_co_u32 v53, s1, v53, s8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v54, null, s9, v54, s1
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v30, v61, v69 :: v_dual_fmac_f32 v23, v63, v70
	v_dual_fmac_f32 v25, v61, v70 :: v_dual_fmac_f32 v16, v62, v71
	v_dual_fmac_f32 v17, v61, v71 :: v_dual_fmac_f32 v24, v62, v70
	v_dual_fmac_f32 v9, v61, v72 :: v_dual_fmac_f32 v32, v64, v69
	v_dual_fmac_f32 v39, v62, v69 :: v_dual_fmac_f32 v22, v64, v70
	v_dual_fmac_f32 v8, v62, v72 :: v_dual_fmac_f32 v33, v63, v69
	v_dual_fmac_f32 v15, v63, v71 :: v_dual_fmac_f32 v6, v64, v72
	v_dual_fmac_f32 v7, v63, v72 :: v_dual_fmac_f32 v14, v64, v71
	v_dual_fmac_f32 v31, v65, v69 :: v_dual_fmac_f32 v20, v66, v70
	v_dual_fmac_f32 v21, v65, v70 :: v_dual_fmac_f32 v12, v66, v71
	v_dual_fmac_f32 v13, v65, v71 :: v_dual_fmac_f32 v4, v66, v72
	v_dual_fmac_f32 v5, v65, v72 :: v_dual_fmac_f32 v28, v67, v69
	v_dual_fmac_f32 v29, v66, v69 :: v_dual_fmac_f32 v18, v68, v70
	v_dual_fmac_f32 v19, v67, v70 :: v_dual_fmac_f32 v10, v68, v71
	v_dual_fmac_f32 v11, v67, v71 :: v_dual_fmac_f32 v2, v68, v72
	v_fmac_f32_e32 v3, v67, v72
	v_fmac_f32_e32 v27, v68, v69
	ds_load_b128 v[61:64], v36 offset:256
	ds_load_b128 v[65:68], v36 offset:272
	ds_load_b128 v[69:72], v40 offset:2304
	v_add_co_u32 v55, s1, v55, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v56, null, s5, v56, s1
	v_add_co_u32 v57, s1, v57, s8
	v_add_co_ci_u32_e64 v58, null, s9, v58, s1
	v_add_co_u32 v59, s1, v59, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v60, null, s5, v60, s1
	s_add_i32 s3, s3, 8
	s_cmp_ge_i32 s3, s22
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v30, v61, v69
	v_dual_fmac_f32 v25, v61, v70 :: v_dual_fmac_f32 v16, v62, v71
	v_dual_fmac_f32 v17, v61, v71 :: v_dual_fmac_f32 v8, v62, v72
	v_dual_fmac_f32 v9, v61, v72 :: v_dual_fmac_f32 v32, v64, v69
	v_dual_fmac_f32 v39, v62, v69 :: v_dual_fmac_f32 v22, v64, v70
	v_dual_fmac_f32 v24, v62, v70 :: v_dual_fmac_f32 v33, v63, v69
	v_dual_fmac_f32 v14, v64, v71 :: v_dual_fmac_f32 v23, v63, v70
	v_dual_fmac_f32 v6, v64, v72 :: v_dual_fmac_f32 v15, v63, v71
	v_dual_fmac_f32 v20, v66, v70 :: v_dual_fmac_f32 v7, v63, v72
	v_dual_fmac_f32 v12, v66, v71 :: v_dual_fmac_f32 v31, v65, v69
	v_dual_fmac_f32 v4, v66, v72 :: v_dual_fmac_f32 v21, v65, v70
	v_dual_fmac_f32 v28, v67, v69 :: v_dual_fmac_f32 v13, v65, v71
	v_dual_fmac_f32 v18, v68, v70 :: v_dual_fmac_f32 v5, v65, v72
	v_dual_fmac_f32 v10, v68, v71 :: v_dual_fmac_f32 v29, v66, v69
	v_dual_fmac_f32 v2, v68, v72 :: v_dual_fmac_f32 v19, v67, v70
	v_fmac_f32_e32 v11, v67, v71
	v_fmac_f32_e32 v3, v67, v72
	v_fmac_f32_e32 v27, v68, v69
	ds_load_b128 v[61:64], v36 offset:512
	ds_load_b128 v[65:68], v36 offset:528
	ds_load_b128 v[69:72], v40 offset:2560
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v30, v61, v69
	v_dual_fmac_f32 v25, v61, v70 :: v_dual_fmac_f32 v32, v64, v69
	v_dual_fmac_f32 v17, v61, v71 :: v_dual_fmac_f32 v22, v64, v70
	v_dual_fmac_f32 v9, v61, v72 :: v_dual_fmac_f32 v14, v64, v71
	v_dual_fmac_f32 v39, v62, v69 :: v_dual_fmac_f32 v6, v64, v72
	v_fmac_f32_e32 v24, v62, v70
	v_fmac_f32_e32 v16, v62, v71
	v_dual_fmac_f32 v8, v62, v72 :: v_dual_fmac_f32 v33, v63, v69
	v_fmac_f32_e32 v20, v66, v70
	v_dual_fmac_f32 v23, v63, v70 :: v_dual_fmac_f32 v12, v66, v71
	v_dual_fmac_f32 v15, v63, v71 :: v_dual_fmac_f32 v4, v66, v72
	v_dual_fmac_f32 v7, v63, v72 :: v_dual_fmac_f32 v18, v68, v70
	v_dual_fmac_f32 v31, v65, v69 :: v_dual_fmac_f32 v10, v68, v71
	v_dual_fmac_f32 v21, v65, v70 :: v_dual_fmac_f32 v28, v67, v69
	v_dual_fmac_f32 v13, v65, v71 :: v_dual_fmac_f32 v2, v68, v72
	v_fmac_f32_e32 v5, v65, v72
	v_fmac_f32_e32 v29, v66, v69
	v_fmac_f32_e32 v19, v67, v70
	v_fmac_f32_e32 v11, v67, v71
	v_fmac_f32_e32 v3, v67, v72
	v_fmac_f32_e32 v27, v68, v69
	ds_load_b128 v[61:64], v36 offset:768
	ds_load_b128 v[65:68], v36 offset:784
	ds_load_b128 v[69:72], v40 offset:2816
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v30, v61, v69
	v_dual_fmac_f32 v25, v61, v70 :: v_dual_fmac_f32 v32, v64, v69
	v_dual_fmac_f32 v17, v61, v71 :: v_dual_fmac_f32 v6, v64, v72
	v_dual_fmac_f32 v9, v61, v72 :: v_dual_fmac_f32 v14, v64, v71
	v_dual_fmac_f32 v39, v62, v69 :: v_dual_fmac_f32 v18, v68, v70
	v_fmac_f32_e32 v24, v62, v70
	v_fmac_f32_e32 v16, v62, v71
	v_dual_fmac_f32 v8, v62, v72 :: v_dual_fmac_f32 v33, v63, v69
	v_dual_fmac_f32 v12, v66, v71 :: v_dual_fmac_f32 v23, v63, v70
	v_dual_fmac_f32 v4, v66, v72 :: v_dual_fmac_f32 v15, v63, v71
	v_fmac_f32_e32 v2, v68, v72
	v_dual_fmac_f32 v7, v63, v72 :: v_dual_fmac_f32 v10, v68, v71
	v_dual_fmac_f32 v22, v64, v70 :: v_dual_fmac_f32 v31, v65, v69
	v_dual_fmac_f32 v21, v65, v70 :: v_dual_fmac_f32 v28, v67, v69
	v_fmac_f32_e32 v13, v65, v71
	v_fmac_f32_e32 v5, v65, v72
	v_fmac_f32_e32 v29, v66, v69
	v_fmac_f32_e32 v20, v66, v70
	v_fmac_f32_e32 v19, v67, v70
	v_fmac_f32_e32 v11, v67, v71
	v_fmac_f32_e32 v3, v67, v72
	v_fmac_f32_e32 v27, v68, v69
	ds_load_b128 v[61:64], v36 offset:1024
	ds_load_b128 v[65:68], v36 offset:1040
	ds_load_b128 v[69:72], v40 offset:3072
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v30, v61, v69
	v_dual_fmac_f32 v25, v61, v70 :: v_dual_fmac_f32 v6, v64, v72
	v_dual_fmac_f32 v17, v61, v71 :: v_dual_fmac_f32 v4, v66, v72
	v_dual_fmac_f32 v9, v61, v72 :: v_dual_fmac_f32 v12, v66, v71
	v_dual_fmac_f32 v39, v62, v69 :: v_dual_fmac_f32 v18, v68, v70
	v_fmac_f32_e32 v24, v62, v70
	v_fmac_f32_e32 v16, v62, v71
	v_dual_fmac_f32 v8, v62, v72 :: v_dual_fmac_f32 v33, v63, v69
	v_dual_fmac_f32 v10, v68, v71 :: v_dual_fmac_f32 v23, v63, v70
	v_dual_fmac_f32 v2, v68, v72 :: v_dual_fmac_f32 v15, v63, v71
	v_dual_fmac_f32 v7, v63, v72 :: v_dual_fmac_f32 v32, v64, v69
	v_fmac_f32_e32 v22, v64, v70
	v_dual_fmac_f32 v14, v64, v71 :: v_dual_fmac_f32 v31, v65, v69
	v_dual_fmac_f32 v21, v65, v70 :: v_dual_fmac_f32 v28, v67, v69
	v_fmac_f32_e32 v13, v65, v71
	v_fmac_f32_e32 v5, v65, v72
	v_fmac_f32_e32 v29, v66, v69
	v_fmac_f32_e32 v20, v66, v70
	v_fmac_f32_e32 v19, v67, v70
	v_fmac_f32_e32 v11, v67, v71
	v_fmac_f32_e32 v3, v67, v72
	v_fmac_f32_e32 v27, v68, v69
	ds_load_b128 v[61:64], v36 offset:1280
	ds_load_b128 v[65:68], v36 offset:1296
	ds_load_b128 v[69:72], v40 offset:3328
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v30, v61, v69
	v_dual_fmac_f32 v25, v61, v70 :: v_dual_fmac_f32 v4, v66, v72
	v_dual_fmac_f32 v17, v61, v71 :: v_dual_fmac_f32 v28, v67, v69
	v_dual_fmac_f32 v9, v61, v72 :: v_dual_fmac_f32 v18, v68, v70
	v_dual_fmac_f32 v39, v62, v69 :: v_dual_fmac_f32 v10, v68, v71
	v_fmac_f32_e32 v24, v62, v70
	v_fmac_f32_e32 v16, v62, v71
	v_dual_fmac_f32 v8, v62, v72 :: v_dual_fmac_f32 v33, v63, v69
	v_dual_fmac_f32 v2, v68, v72 :: v_dual_fmac_f32 v23, v63, v70
	v_fmac_f32_e32 v15, v63, v71
	v_dual_fmac_f32 v7, v63, v72 :: v_dual_fmac_f32 v32, v64, v69
	v_fmac_f32_e32 v22, v64, v70
	v_fmac_f32_e32 v14, v64, v71
	v_dual_fmac_f32 v6, v64, v72 :: v_dual_fmac_f32 v31, v65, v69
	v_fmac_f32_e32 v21, v65, v70
	v_fmac_f32_e32 v13, v65, v71
	v_fmac_f32_e32 v5, v65, v72
	v_fmac_f32_e32 v29, v66, v69
	v_fmac_f32_e32 v20, v66, v70
	v_dual_fmac_f32 v12, v66, v71 :: v_dual_fmac_f32 v19, v67, v70
	v_fmac_f32_e32 v11, v67, v71
	v_fmac_f32_e32 v3, v67, v72
	v_fmac_f32_e32 v27, v68, v69
	ds_load_b128 v[61:64], v36 offset:1536
	ds_load_b128 v[65:68], v36 offset:1552
	ds_load_b128 v[69:72], v40 offset:3584
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v30, v61, v69
	v_dual_fmac_f32 v25, v61, v70 :: v_dual_fmac_f32 v28, v67, v69
	v_dual_fmac_f32 v17, v61, v71 :: v_dual_fmac_f32 v2, v68, v72
	v_dual_fmac_f32 v9, v61, v72 :: v_dual_fmac_f32 v10, v68, v71
	v_fmac_f32_e32 v24, v62, v70
	v_fmac_f32_e32 v16, v62, v71
	v_dual_fmac_f32 v8, v62, v72 :: v_dual_fmac_f32 v33, v63, v69
	v_fmac_f32_e32 v23, v63, v70
	v_fmac_f32_e32 v15, v63, v71
	v_dual_fmac_f32 v7, v63, v72 :: v_dual_fmac_f32 v32, v64, v69
	v_dual_fmac_f32 v22, v64, v70 :: v_dual_fmac_f32 v39, v62, v69
	v_fmac_f32_e32 v14, v64, v71
	v_dual_fmac_f32 v6, v64, v72 :: v_dual_fmac_f32 v31, v65, v69
	v_fmac_f32_e32 v21, v65, v70
	v_dual_fmac_f32 v13, v65, v71 :: v_dual_fmac_f32 v20, v66, v70
	v_dual_fmac_f32 v5, v65, v72 :: v_dual_fmac_f32 v12, v66, v71
	v_dual_fmac_f32 v4, v66, v72 :: v_dual_fmac_f32 v19, v67, v70
	v_fmac_f32_e32 v11, v67, v71
	v_fmac_f32_e32 v27, v68, v69
	v_dual_fmac_f32 v18, v68, v70 :: v_dual_fmac_f32 v29, v66, v69
	v_fmac_f32_e32 v3, v67, v72
	ds_load_b128 v[61:64], v36 offset:1792
	ds_load_b128 v[65:68], v36 offset:1808
	ds_load_b128 v[69:72], v40 offset:3840
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v30, v61, v69
	v_dual_fmac_f32 v25, v61, v70 :: v_dual_fmac_f32 v28, v67, v69
	v_dual_fmac_f32 v17, v61, v71 :: v_dual_fmac_f32 v2, v68, v72
	v_dual_fmac_f32 v9, v61, v72 :: v_dual_fmac_f32 v24, v62, v70
	v_fmac_f32_e32 v16, v62, v71
	v_dual_fmac_f32 v8, v62, v72 :: v_dual_fmac_f32 v33, v63, v69
	v_fmac_f32_e32 v23, v63, v70
	v_fmac_f32_e32 v15, v63, v71
	v_dual_fmac_f32 v7, v63, v72 :: v_dual_fmac_f32 v32, v64, v69
	v_dual_fmac_f32 v22, v64, v70 :: v_dual_fmac_f32 v39, v62, v69
	v_fmac_f32_e32 v14, v64, v71
	v_dual_fmac_f32 v6, v64, v72 :: v_dual_fmac_f32 v31, v65, v69
	v_fmac_f32_e32 v21, v65, v70
	v_dual_fmac_f32 v13, v65, v71 :: v_dual_fmac_f32 v20, v66, v70
	v_dual_fmac_f32 v5, v65, v72 :: v_dual_fmac_f32 v12, v66, v71
	v_dual_fmac_f32 v4, v66, v72 :: v_dual_fmac_f32 v19, v67, v70
	v_fmac_f32_e32 v11, v67, v71
	v_fmac_f32_e32 v27, v68, v69
	v_dual_fmac_f32 v18, v68, v70 :: v_dual_fmac_f32 v29, v66, v69
	v_dual_fmac_f32 v10, v68, v71 :: v_dual_fmac_f32 v3, v67, v72
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB2_36
.LBB2_4:                                ; =>This Inner Loop Header: Depth=1
	v_dual_mov_b32 v63, 0 :: v_dual_add_nc_u32 v62, s3, v0
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB2_8
; %bb.5:                                ;   in Loop: Header=BB2_4 Depth=1
	v_mov_b32_e32 v63, 0
	s_mov_b32 s7, exec_lo
	v_cmpx_gt_i32_e64 s22, v62
	s_cbranch_execz .LBB2_7
; %bb.6:                                ;   in Loop: Header=BB2_4 Depth=1
	v_add_co_u32 v63, s1, v59, v35
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v64, null, 0, v60, s1
	global_load_b32 v63, v[63:64], off
.LBB2_7:                                ;   in Loop: Header=BB2_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s7
.LBB2_8:                                ;   in Loop: Header=BB2_4 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s6
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v64, 0
	s_waitcnt vmcnt(0)
	ds_store_b32 v41, v63
	s_and_saveexec_b32 s6, s0
	s_cbranch_execz .LBB2_12
; %bb.9:                                ;   in Loop: Header=BB2_4 Depth=1
	v_mov_b32_e32 v64, 0
	s_mov_b32 s7, exec_lo
	v_cmpx_gt_i32_e64 s22, v62
	s_cbranch_execz .LBB2_11
; %bb.10:                               ;   in Loop: Header=BB2_4 Depth=1
	v_add_co_u32 v62, s1, v57, v35
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v63, null, 0, v58, s1
	global_load_b32 v64, v[62:63], off
.LBB2_11:                               ;   in Loop: Header=BB2_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s7
.LBB2_12:                               ;   in Loop: Header=BB2_4 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s6
	v_add_nc_u32_e32 v63, s3, v37
	s_waitcnt vmcnt(0)
	ds_store_b32 v41, v64 offset:2048
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB2_16
; %bb.13:                               ;   in Loop: Header=BB2_4 Depth=1
	v_mov_b32_e32 v61, 0
	s_mov_b32 s7, exec_lo
	v_cmpx_gt_i32_e64 s22, v63
	s_cbranch_execz .LBB2_15
; %bb.14:                               ;   in Loop: Header=BB2_4 Depth=1
	v_add_co_u32 v61, s1, v55, v35
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v62, null, 0, v56, s1
	global_load_b32 v61, v[61:62], off
.LBB2_15:                               ;   in Loop: Header=BB2_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s7
.LBB2_16:                               ;   in Loop: Header=BB2_4 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v64, 0
	s_waitcnt vmcnt(0)
	ds_store_b32 v42, v61
	s_and_saveexec_b32 s6, s0
	s_cbranch_execz .LBB2_20
; %bb.17:                               ;   in Loop: Header=BB2_4 Depth=1
	v_mov_b32_e32 v64, 0
	s_mov_b32 s7, exec_lo
	v_cmpx_gt_i32_e64 s22, v63
	s_cbranch_execz .LBB2_19
; %bb.18:                               ;   in Loop: Header=BB2_4 Depth=1
	v_add_co_u32 v63, s1, v53, v35
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v64, null, 0, v54, s1
	global_load_b32 v64, v[63:64], off
.LBB2_19:                               ;   in Loop: Header=BB2_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s7
.LBB2_20:                               ;   in Loop: Header=BB2_4 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s6
	v_add_nc_u32_e32 v63, s3, v38
	s_waitcnt vmcnt(0)
	ds_store_b32 v42, v64 offset:2048
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB2_24
; %bb.21:                               ;   in Loop: Header=BB2_4 Depth=1
	v_mov_b32_e32 v62, 0
	s_mov_b32 s7, exec_lo
	v_cmpx_gt_i32_e64 s22, v63
	s_cbranch_execz .LBB2_23
; %bb.22:                               ;   in Loop: Header=BB2_4 Depth=1
	v_add_co_u32 v61, s1, v51, v35
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v62, null, 0, v52, s1
	global_load_b32 v62, v[61:62], off
.LBB2_23:                               ;   in Loop: Header=BB2_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s7
.LBB2_24:                               ;   in Loop: Header=BB2_4 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s6
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v64, 0
	s_waitcnt vmcnt(0)
	ds_store_b32 v43, v62
	s_and_saveexec_b32 s6, s0
	s_cbranch_execz .LBB2_28
; %bb.25:                               ;   in Loop: Header=BB2_4 Depth=1
	v_mov_b32_e32 v64, 0
	s_mov_b32 s7, exec_lo
	v_cmpx_gt_i32_e64 s22, v63
	s_cbranch_execz .LBB2_27
; %bb.26:                               ;   in Loop: Header=BB2_4 Depth=1
	v_add_co_u32 v62, s1, v49, v35
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v63, null, 0, v50, s1
	global_load_b32 v64, v[62:63], off
.LBB2_27:                               ;   in Loop: Header=BB2_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s7
.LBB2_28:                               ;   in Loop: Header=BB2_4 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s6
	v_add_nc_u32_e32 v62, s3, v34
	s_waitcnt vmcnt(0)
	ds_store_b32 v43, v64 offset:2048
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB2_32
; %bb.29:                               ;   in Loop: Header=BB2_4 Depth=1
	v_mov_b32_e32 v61, 0
	s_mov_b32 s7, exec_lo
	v_cmpx_gt_i32_e64 s22, v62
	s_cbranch_execz .LBB2_31
; %bb.30:                               ;   in Loop: Header=BB2_4 Depth=1
	v_add_co_u32 v63, s1, v47, v35
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v64, null, 0, v48, s1
	global_load_b32 v61, v[63:64], off
.LBB2_31:                               ;   in Loop: Header=BB2_4 Depth=1
	s_or_b32 exec_lo, exec_lo, s7
.LBB2_32:                               ;   in Loop: Header=BB2_4 Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v63, 0
	s_waitcnt vmcnt(0)
	ds_store_b32 v44, v61
	s_and_saveexec_b32 s6, s0
	s_cbranch_execz .LBB2_3
; %bb.33:                               ;   in Loop: Header=BB2_4 Depth=1
	v_mov_b32_e32 v63, 0
	s_mov_b32 s7, exec_lo
	v_cmpx_gt_i32_e64 s22, v62
	s_cbranch_execz .LBB2_2
; %bb.34:                               ;   in Loop: Header=BB2_4 Depth=1
	v_add_co_u32 v61, s1, v45, v35
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v62, null, 0, v46, s1
	global_load_b32 v63, v[61:62], off
	s_branch .LBB2_2
.LBB2_35:
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v30, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v25, 0
.LBB2_36:
	v_lshl_or_b32 v26, v26, 2, s12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v0, 31, v26
	v_mul_lo_u32 v37, s19, v26
	v_mad_u64_u32 v[35:36], null, s18, v26, 0
	v_cmp_gt_i32_e64 s7, s21, v26
	v_mul_lo_u32 v34, s18, v0
	v_lshl_add_u32 v0, v1, 3, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_gt_i32_e32 vcc_lo, s20, v0
	v_add3_u32 v36, v36, v34, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[35:36], 2, v[35:36]
	v_add_co_u32 v35, s0, s16, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v36, null, s17, v36, s0
	s_and_b32 s0, vcc_lo, s7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB2_38
; %bb.37:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[37:38], 2, v[0:1]
	v_add_co_u32 v37, s0, v35, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v38, null, v36, v38, s0
	global_load_b32 v1, v[37:38], off
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v30
	global_store_b32 v[37:38], v1, off
.LBB2_38:
	s_or_b32 exec_lo, exec_lo, s1
	v_or_b32_e32 v1, 1, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s0, s20, v1
	s_and_b32 s1, s0, s7
	s_and_saveexec_b32 s2, s1
	s_cbranch_execz .LBB2_40
; %bb.39:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[37:38], 2, v[0:1]
	v_add_co_u32 v37, s1, v35, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v38, null, v36, v38, s1
	global_load_b32 v1, v[37:38], off offset:4
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v39
	global_store_b32 v[37:38], v1, off offset:4
.LBB2_40:
	s_or_b32 exec_lo, exec_lo, s2
	v_or_b32_e32 v1, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s1, s20, v1
	s_and_b32 s2, s1, s7
	s_and_saveexec_b32 s3, s2
	s_cbranch_execz .LBB2_42
; %bb.41:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[37:38], 2, v[0:1]
	v_add_co_u32 v37, s2, v35, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v38, null, v36, v38, s2
	global_load_b32 v1, v[37:38], off offset:8
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v33
	global_store_b32 v[37:38], v1, off offset:8
.LBB2_42:
	s_or_b32 exec_lo, exec_lo, s3
	v_or_b32_e32 v1, 3, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s2, s20, v1
	s_and_b32 s3, s2, s7
	s_and_saveexec_b32 s4, s3
	s_cbranch_execz .LBB2_44
; %bb.43:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[37:38], 2, v[0:1]
	v_add_co_u32 v37, s3, v35, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v38, null, v36, v38, s3
	global_load_b32 v1, v[37:38], off offset:12
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v32
	global_store_b32 v[37:38], v1, off offset:12
.LBB2_44:
	s_or_b32 exec_lo, exec_lo, s4
	v_or_b32_e32 v1, 4, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s3, s20, v1
	s_and_b32 s4, s3, s7
	s_and_saveexec_b32 s5, s4
	s_cbranch_execz .LBB2_46
; %bb.45:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[32:33], 2, v[0:1]
	v_add_co_u32 v32, s4, v35, v32
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v33, null, v36, v33, s4
	global_load_b32 v1, v[32:33], off offset:16
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v31
	global_store_b32 v[32:33], v1, off offset:16
.LBB2_46:
	s_or_b32 exec_lo, exec_lo, s5
	v_or_b32_e32 v1, 5, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s4, s20, v1
	s_and_b32 s5, s4, s7
	s_and_saveexec_b32 s6, s5
	s_cbranch_execz .LBB2_48
; %bb.47:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[30:31], 2, v[0:1]
	v_add_co_u32 v30, s5, v35, v30
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v31, null, v36, v31, s5
	global_load_b32 v1, v[30:31], off offset:20
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v29
	global_store_b32 v[30:31], v1, off offset:20
.LBB2_48:
	s_or_b32 exec_lo, exec_lo, s6
	v_or_b32_e32 v1, 6, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s5, s20, v1
	s_and_b32 s6, s5, s7
	s_and_saveexec_b32 s8, s6
	s_cbranch_execz .LBB2_50
; %bb.49:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[29:30], 2, v[0:1]
	v_add_co_u32 v29, s6, v35, v29
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v30, null, v36, v30, s6
	global_load_b32 v1, v[29:30], off offset:24
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v28
	global_store_b32 v[29:30], v1, off offset:24
.LBB2_50:
	s_or_b32 exec_lo, exec_lo, s8
	v_or_b32_e32 v1, 7, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_gt_i32_e64 s6, s20, v1
	s_and_b32 s7, s6, s7
	s_and_saveexec_b32 s8, s7
	s_cbranch_execz .LBB2_52
; %bb.51:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[28:29], 2, v[0:1]
	v_add_co_u32 v28, s7, v35, v28
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v29, null, v36, v29, s7
	global_load_b32 v1, v[28:29], off offset:28
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v27
	global_store_b32 v[28:29], v1, off offset:28
.LBB2_52:
	s_or_b32 exec_lo, exec_lo, s8
	v_or_b32_e32 v1, 1, v26
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v29, s19, v1
	v_mad_u64_u32 v[27:28], null, s18, v1, 0
	v_cmp_gt_i32_e64 s7, s21, v1
	v_add3_u32 v28, v28, v34, v29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[27:28], 2, v[27:28]
	v_add_co_u32 v27, s8, s16, v27
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v28, null, s17, v28, s8
	s_and_b32 s8, vcc_lo, s7
	s_and_saveexec_b32 s9, s8
	s_cbranch_execnz .LBB2_79
; %bb.53:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s0, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execnz .LBB2_80
.LBB2_54:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s1, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execnz .LBB2_81
.LBB2_55:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s2, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execnz .LBB2_82
.LBB2_56:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s3, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execnz .LBB2_83
.LBB2_57:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s4, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execnz .LBB2_84
.LBB2_58:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s5, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execnz .LBB2_85
.LBB2_59:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s7, s6, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s8, s7
	s_cbranch_execz .LBB2_61
.LBB2_60:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[19:20], 2, v[0:1]
	v_add_co_u32 v19, s7, v27, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v20, null, v28, v20, s7
	global_load_b32 v1, v[19:20], off offset:28
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v18
	global_store_b32 v[19:20], v1, off offset:28
.LBB2_61:
	s_or_b32 exec_lo, exec_lo, s8
	v_or_b32_e32 v1, 2, v26
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v20, s19, v1
	v_mad_u64_u32 v[18:19], null, s18, v1, 0
	v_cmp_gt_i32_e64 s7, s21, v1
	v_add3_u32 v19, v19, v34, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_co_u32 v18, s8, s16, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v19, null, s17, v19, s8
	s_and_b32 s8, vcc_lo, s7
	s_and_saveexec_b32 s9, s8
	s_cbranch_execnz .LBB2_86
; %bb.62:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s0, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execnz .LBB2_87
.LBB2_63:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s1, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execnz .LBB2_88
.LBB2_64:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s2, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execnz .LBB2_89
.LBB2_65:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s3, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execnz .LBB2_90
.LBB2_66:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s4, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execnz .LBB2_91
.LBB2_67:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s5, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execnz .LBB2_92
.LBB2_68:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s7, s6, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s8, s7
	s_cbranch_execz .LBB2_70
.LBB2_69:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[11:12], 2, v[0:1]
	v_add_co_u32 v11, s7, v18, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v12, null, v19, v12, s7
	global_load_b32 v1, v[11:12], off offset:28
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v10
	global_store_b32 v[11:12], v1, off offset:28
.LBB2_70:
	s_or_b32 exec_lo, exec_lo, s8
	v_or_b32_e32 v1, 3, v26
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v12, s19, v1
	v_mad_u64_u32 v[10:11], null, s18, v1, 0
	v_cmp_gt_i32_e64 s7, s21, v1
	s_and_b32 s9, vcc_lo, s7
	v_add3_u32 v11, v11, v34, v12
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v10, s8, s16, v10
	v_add_co_ci_u32_e64 v11, null, s17, v11, s8
	s_and_saveexec_b32 s8, s9
	s_cbranch_execnz .LBB2_93
; %bb.71:
	s_or_b32 exec_lo, exec_lo, s8
	s_and_b32 s8, s0, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s8
	s_cbranch_execnz .LBB2_94
.LBB2_72:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s1, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB2_95
.LBB2_73:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s2, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB2_96
.LBB2_74:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s3, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB2_97
.LBB2_75:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB2_98
.LBB2_76:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s5, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execnz .LBB2_99
.LBB2_77:
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s0, s6, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s0
	s_cbranch_execnz .LBB2_100
.LBB2_78:
	s_endpgm
.LBB2_79:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[29:30], 2, v[0:1]
	v_add_co_u32 v29, s8, v27, v29
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v30, null, v28, v30, s8
	global_load_b32 v1, v[29:30], off
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v25
	global_store_b32 v[29:30], v1, off
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s0, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execz .LBB2_54
.LBB2_80:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[29:30], 2, v[0:1]
	v_add_co_u32 v29, s8, v27, v29
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v30, null, v28, v30, s8
	global_load_b32 v1, v[29:30], off offset:4
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v24
	global_store_b32 v[29:30], v1, off offset:4
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s1, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execz .LBB2_55
.LBB2_81:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[24:25], 2, v[0:1]
	v_add_co_u32 v24, s8, v27, v24
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v25, null, v28, v25, s8
	global_load_b32 v1, v[24:25], off offset:8
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v23
	global_store_b32 v[24:25], v1, off offset:8
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s2, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execz .LBB2_56
.LBB2_82:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[23:24], 2, v[0:1]
	v_add_co_u32 v23, s8, v27, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v24, null, v28, v24, s8
	global_load_b32 v1, v[23:24], off offset:12
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v22
	global_store_b32 v[23:24], v1, off offset:12
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s3, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execz .LBB2_57
.LBB2_83:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[22:23], 2, v[0:1]
	v_add_co_u32 v22, s8, v27, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v23, null, v28, v23, s8
	global_load_b32 v1, v[22:23], off offset:16
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v21
	global_store_b32 v[22:23], v1, off offset:16
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s4, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execz .LBB2_58
.LBB2_84:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[21:22], 2, v[0:1]
	v_add_co_u32 v21, s8, v27, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v22, null, v28, v22, s8
	global_load_b32 v1, v[21:22], off offset:20
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v20
	global_store_b32 v[21:22], v1, off offset:20
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s5, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execz .LBB2_59
.LBB2_85:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[20:21], 2, v[0:1]
	v_add_co_u32 v20, s8, v27, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v21, null, v28, v21, s8
	global_load_b32 v1, v[20:21], off offset:24
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v19
	global_store_b32 v[20:21], v1, off offset:24
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s7, s6, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s8, s7
	s_cbranch_execnz .LBB2_60
	s_branch .LBB2_61
.LBB2_86:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[20:21], 2, v[0:1]
	v_add_co_u32 v20, s8, v18, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v21, null, v19, v21, s8
	global_load_b32 v1, v[20:21], off
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v17
	global_store_b32 v[20:21], v1, off
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s0, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execz .LBB2_63
.LBB2_87:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[20:21], 2, v[0:1]
	v_add_co_u32 v20, s8, v18, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v21, null, v19, v21, s8
	global_load_b32 v1, v[20:21], off offset:4
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v16
	global_store_b32 v[20:21], v1, off offset:4
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s1, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execz .LBB2_64
.LBB2_88:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[16:17], 2, v[0:1]
	v_add_co_u32 v16, s8, v18, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v17, null, v19, v17, s8
	global_load_b32 v1, v[16:17], off offset:8
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v15
	global_store_b32 v[16:17], v1, off offset:8
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s2, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execz .LBB2_65
.LBB2_89:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[15:16], 2, v[0:1]
	v_add_co_u32 v15, s8, v18, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v16, null, v19, v16, s8
	global_load_b32 v1, v[15:16], off offset:12
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v14
	global_store_b32 v[15:16], v1, off offset:12
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s3, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execz .LBB2_66
.LBB2_90:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[14:15], 2, v[0:1]
	v_add_co_u32 v14, s8, v18, v14
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v15, null, v19, v15, s8
	global_load_b32 v1, v[14:15], off offset:16
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v13
	global_store_b32 v[14:15], v1, off offset:16
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s4, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execz .LBB2_67
.LBB2_91:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[13:14], 2, v[0:1]
	v_add_co_u32 v13, s8, v18, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v14, null, v19, v14, s8
	global_load_b32 v1, v[13:14], off offset:20
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v12
	global_store_b32 v[13:14], v1, off offset:20
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s8, s5, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s9, s8
	s_cbranch_execz .LBB2_68
.LBB2_92:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[12:13], 2, v[0:1]
	v_add_co_u32 v12, s8, v18, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, v19, v13, s8
	global_load_b32 v1, v[12:13], off offset:24
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v11
	global_store_b32 v[12:13], v1, off offset:24
	s_or_b32 exec_lo, exec_lo, s9
	s_and_b32 s7, s6, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s8, s7
	s_cbranch_execnz .LBB2_69
	s_branch .LBB2_70
.LBB2_93:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[12:13], 2, v[0:1]
	v_add_co_u32 v12, vcc_lo, v10, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, v11, v13, vcc_lo
	global_load_b32 v1, v[12:13], off
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v9
	global_store_b32 v[12:13], v1, off
	s_or_b32 exec_lo, exec_lo, s8
	s_and_b32 s8, s0, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s8
	s_cbranch_execz .LBB2_72
.LBB2_94:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[12:13], 2, v[0:1]
	v_add_co_u32 v12, vcc_lo, v10, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v13, null, v11, v13, vcc_lo
	global_load_b32 v1, v[12:13], off offset:4
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v8
	global_store_b32 v[12:13], v1, off offset:4
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s1, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB2_73
.LBB2_95:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[8:9], 2, v[0:1]
	v_add_co_u32 v8, vcc_lo, v10, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, v11, v9, vcc_lo
	global_load_b32 v1, v[8:9], off offset:8
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v7
	global_store_b32 v[8:9], v1, off offset:8
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s2, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB2_74
.LBB2_96:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[7:8], 2, v[0:1]
	v_add_co_u32 v7, vcc_lo, v10, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, v11, v8, vcc_lo
	global_load_b32 v1, v[7:8], off offset:12
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v6
	global_store_b32 v[7:8], v1, off offset:12
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s3, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB2_75
.LBB2_97:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_add_co_u32 v6, vcc_lo, v10, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, v11, v7, vcc_lo
	global_load_b32 v1, v[6:7], off offset:16
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v5
	global_store_b32 v[6:7], v1, off offset:16
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s4, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB2_76
.LBB2_98:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[5:6], 2, v[0:1]
	v_add_co_u32 v5, vcc_lo, v10, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, v11, v6, vcc_lo
	global_load_b32 v1, v[5:6], off offset:20
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v4
	global_store_b32 v[5:6], v1, off offset:20
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s1, s5, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s0, s1
	s_cbranch_execz .LBB2_77
.LBB2_99:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_co_u32 v4, vcc_lo, v10, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, v11, v5, vcc_lo
	global_load_b32 v1, v[4:5], off offset:24
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s24, v1
	v_fmac_f32_e32 v1, s23, v3
	global_store_b32 v[4:5], v1, off offset:24
	s_or_b32 exec_lo, exec_lo, s0
	s_and_b32 s0, s6, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB2_78
.LBB2_100:
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, v10, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, v11, v1, vcc_lo
	global_load_b32 v3, v[0:1], off offset:28
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s24, v3
	v_fmac_f32_e32 v3, s23, v2
	global_store_b32 v[0:1], v3, off offset:28
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm_blocks_edges
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 68
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
		.amdhsa_next_free_sgpr 26
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
		.amdhsa_inst_pref_size 51
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end2:
	.size	gemm_blocks_edges, .Lfunc_end2-gemm_blocks_edges
                                        ; -- End function
	.set gemm_blocks_edges.num_vgpr, 73
	.set gemm_blocks_edges.num_agpr, 0
	.set gemm_blocks_edges.numbered_sgpr, 26
	.set gemm_blocks_edges.num_named_barrier, 0
	.set gemm_blocks_edges.private_seg_size, 0
	.set gemm_blocks_edges.uses_vcc, 1
	.set gemm_blocks_edges.uses_flat_scratch, 0
	.set gemm_blocks_edges.has_dyn_sized_stack, 0
	.set gemm_blocks_edges.has_recursion, 0
	.set gemm_blocks_edges.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 6480
; TotalNumSgprs: 28
; NumVgprs: 73
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 28
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
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     by_value
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           8
        .value_kind:     by_value
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .offset:         40
        .size:           8
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
      - .offset:         64
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 68
    .max_flat_workgroup_size: 128
    .name:           gemm_blocks_edges
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         gemm_blocks_edges.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     73
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
