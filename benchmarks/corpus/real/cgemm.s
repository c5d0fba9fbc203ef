	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	cgemm                   ; -- Begin function cgemm
	.globl	cgemm
	.p2align	8
	.type	cgemm,@function
cgemm:                                  ; @cgemm
; %bb.0:
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x18
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_mov_b32 s8, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s2, 0
	s_cbranch_scc1 .LBB2_2
; %bb.1:
	s_lshl_b32 s3, s14, 6
	s_branch .LBB2_3
.LBB2_2:
	s_mov_b32 s8, -1
                                        ; implicit-def: $sgpr3
.LBB2_3:
	v_dual_mov_b32 v4, 0 :: v_dual_and_b32 v35, 15, v0
	v_lshrrev_b32_e32 v36, 4, v0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v31, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v26, 0
	v_mov_b32_e32 v25, 0
	s_and_not1_b32 vcc_lo, exec_lo, s8
	s_lshl_b32 s8, s15, 6
	s_cbranch_vccnz .LBB2_6
; %bb.4:
	v_or_b32_e32 v3, 0x100, v0
	v_lshrrev_b32_e32 v6, 3, v0
	v_dual_mov_b32 v25, 0 :: v_dual_and_b32 v2, 7, v0
	v_dual_mov_b32 v26, 0 :: v_dual_and_b32 v1, 63, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshrrev_b32_e32 v8, 3, v3
	v_dual_mov_b32 v31, 0 :: v_dual_add_nc_u32 v6, s8, v6
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v27, 0 :: v_dual_lshlrev_b32 v4, 9, v2
	v_lshrrev_b32_e32 v7, 6, v0
	v_lshrrev_b32_e32 v9, 6, v3
	v_dual_mov_b32 v21, 0 :: v_dual_add_nc_u32 v8, s8, v8
	s_lshl_b32 s3, s14, 6
	v_lshl_or_b32 v5, v1, 3, 0x1000
	v_mad_u64_u32 v[33:34], null, v6, s2, v[2:3]
	v_and_or_b32 v39, 0xf8, v0, v4
	v_mul_lo_u32 v43, s2, v9
	v_or_b32_e32 v44, s3, v1
	v_mad_u64_u32 v[0:1], null, v8, s2, v[2:3]
	v_mul_lo_u32 v34, s2, v7
	v_dual_mov_b32 v28, 0 :: v_dual_lshlrev_b32 v37, 5, v36
	v_dual_mov_b32 v29, 0 :: v_dual_lshlrev_b32 v38, 5, v35
	v_lshl_or_b32 v40, v7, 9, v5
	v_and_or_b32 v41, 0x1f8, v3, v4
	v_lshl_or_b32 v42, v9, 9, v5
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v1, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v3, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v4, 0
	s_lshl_b32 s9, s2, 3
	s_mov_b32 s10, 0
.LBB2_5:                                ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	v_add_nc_u32_e32 v45, s10, v33
	v_add_nc_u32_e32 v47, v34, v44
	v_add_nc_u32_e32 v49, s10, v0
	v_add_nc_u32_e32 v51, v43, v44
	v_add_nc_u32_e32 v44, s9, v44
	v_ashrrev_i32_e32 v46, 31, v45
	v_ashrrev_i32_e32 v48, 31, v47
	v_ashrrev_i32_e32 v50, 31, v49
	v_ashrrev_i32_e32 v52, 31, v51
	s_add_i32 s10, s10, 8
	v_lshlrev_b64 v[45:46], 3, v[45:46]
	v_lshlrev_b64 v[47:48], 3, v[47:48]
	v_lshlrev_b64 v[49:50], 3, v[49:50]
	v_lshlrev_b64 v[51:52], 3, v[51:52]
	s_cmp_lt_i32 s10, s2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v45, vcc_lo, s4, v45
	v_add_co_ci_u32_e64 v46, null, s5, v46, vcc_lo
	v_add_co_u32 v47, vcc_lo, s6, v47
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v48, null, s7, v48, vcc_lo
	v_add_co_u32 v49, vcc_lo, s4, v49
	v_add_co_ci_u32_e64 v50, null, s5, v50, vcc_lo
	v_add_co_u32 v51, vcc_lo, s6, v51
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v52, null, s7, v52, vcc_lo
	global_load_b64 v[45:46], v[45:46], off
	global_load_b64 v[47:48], v[47:48], off
	global_load_b64 v[49:50], v[49:50], off
	global_load_b64 v[51:52], v[51:52], off
	s_waitcnt vmcnt(3)
	ds_store_b64 v39, v[45:46]
	s_waitcnt vmcnt(2)
	ds_store_b64 v40, v[47:48]
	s_waitcnt vmcnt(1)
	ds_store_b64 v41, v[49:50]
	s_waitcnt vmcnt(0)
	ds_store_b64 v42, v[51:52]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[45:48], v37
	ds_load_b128 v[49:52], v38 offset:4096
	ds_load_b128 v[53:56], v38 offset:4112
	ds_load_b128 v[57:60], v37 offset:16
	ds_load_b128 v[61:64], v38 offset:4608
	ds_load_b128 v[65:68], v38 offset:4624
	ds_load_b128 v[69:72], v37 offset:512
	ds_load_b128 v[73:76], v37 offset:528
	ds_load_b128 v[77:80], v37 offset:1024
	ds_load_b128 v[81:84], v38 offset:5120
	s_waitcnt lgkmcnt(8)
	v_dual_fmac_f32 v25, v45, v49 :: v_dual_fmac_f32 v24, v47, v52
	v_fmac_f32_e32 v26, v45, v50
	s_waitcnt lgkmcnt(7)
	v_dual_fmac_f32 v27, v45, v51 :: v_dual_fmac_f32 v18, v47, v54
	v_dual_fmac_f32 v28, v45, v52 :: v_dual_fmac_f32 v21, v47, v49
	v_dual_fmac_f32 v29, v45, v53 :: v_dual_fmac_f32 v20, v47, v56
	v_fmac_f32_e32 v30, v45, v54
	s_waitcnt lgkmcnt(6)
	v_dual_fmac_f32 v31, v45, v55 :: v_dual_fmac_f32 v6, v59, v50
	v_dual_fmac_f32 v32, v45, v56 :: v_dual_fmac_f32 v23, v47, v51
	v_fmac_f32_e32 v22, v47, v50
	v_dual_fmac_f32 v17, v47, v53 :: v_dual_fmac_f32 v16, v57, v52
	v_dual_fmac_f32 v19, v47, v55 :: v_dual_fmac_f32 v10, v57, v54
	v_dual_fmac_f32 v13, v57, v49 :: v_dual_fmac_f32 v8, v59, v52
	v_fmac_f32_e32 v14, v57, v50
	v_dual_fmac_f32 v15, v57, v51 :: v_dual_fmac_f32 v2, v59, v54
	v_dual_fmac_f32 v11, v57, v55 :: v_dual_fmac_f32 v26, v46, v49
	v_dual_fmac_f32 v12, v57, v56 :: v_dual_fmac_f32 v5, v59, v49
	v_dual_fmac_f32 v7, v59, v51 :: v_dual_fmac_f32 v30, v46, v53
	v_dual_fmac_f32 v1, v59, v53 :: v_dual_fmac_f32 v28, v46, v51
	v_dual_fmac_f32 v3, v59, v55 :: v_dual_fmac_f32 v22, v48, v49
	v_fma_f32 v25, -v46, v50, v25
	v_fma_f32 v27, -v46, v52, v27
	v_fma_f32 v29, -v46, v54, v29
	v_fma_f32 v31, -v46, v56, v31
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v32, v46, v55 :: v_dual_fmac_f32 v25, v69, v61
	v_fma_f32 v21, -v48, v50, v21
	v_fma_f32 v23, -v48, v52, v23
	v_dual_fmac_f32 v24, v48, v51 :: v_dual_fmac_f32 v29, v69, v65
	v_fma_f32 v17, -v48, v54, v17
	v_dual_fmac_f32 v18, v48, v53 :: v_dual_fmac_f32 v27, v69, v63
	v_dual_fmac_f32 v20, v48, v55 :: v_dual_fmac_f32 v21, v71, v61
	v_fma_f32 v19, -v48, v56, v19
	ds_load_b128 v[45:48], v38 offset:5136
	v_fma_f32 v13, -v58, v50, v13
	v_dual_fmac_f32 v14, v58, v49 :: v_dual_fmac_f32 v31, v69, v67
	v_fma_f32 v15, -v58, v52, v15
	v_dual_fmac_f32 v16, v58, v51 :: v_dual_fmac_f32 v17, v71, v65
	v_fma_f32 v5, -v60, v50, v5
	v_dual_fmac_f32 v6, v60, v49 :: v_dual_fmac_f32 v23, v71, v63
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v8, v60, v51 :: v_dual_fmac_f32 v13, v73, v61
	v_fma_f32 v7, -v60, v52, v7
	ds_load_b128 v[49:52], v37 offset:1040
	v_fma_f32 v11, -v58, v56, v11
	v_fma_f32 v1, -v60, v54, v1
	v_fma_f32 v25, -v70, v62, v25
	v_dual_fmac_f32 v9, v57, v53 :: v_dual_fmac_f32 v4, v59, v56
	v_fma_f32 v3, -v60, v56, v3
	v_dual_fmac_f32 v26, v69, v62 :: v_dual_fmac_f32 v7, v75, v63
	v_dual_fmac_f32 v28, v69, v64 :: v_dual_fmac_f32 v1, v75, v65
	v_dual_fmac_f32 v22, v71, v62 :: v_dual_fmac_f32 v11, v73, v67
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v24, v71, v64 :: v_dual_fmac_f32 v25, v77, v81
	v_fma_f32 v27, -v70, v64, v27
	v_fma_f32 v29, -v70, v66, v29
	v_fma_f32 v21, -v72, v62, v21
	v_fma_f32 v9, -v58, v54, v9
	v_dual_fmac_f32 v10, v58, v53 :: v_dual_fmac_f32 v19, v71, v67
	v_dual_fmac_f32 v12, v58, v55 :: v_dual_fmac_f32 v5, v75, v61
	v_dual_fmac_f32 v2, v60, v53 :: v_dual_fmac_f32 v15, v73, v63
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v4, v60, v55 :: v_dual_fmac_f32 v9, v73, v65
	v_dual_fmac_f32 v30, v69, v66 :: v_dual_fmac_f32 v3, v75, v67
	v_dual_fmac_f32 v32, v69, v68 :: v_dual_fmac_f32 v21, v79, v81
	v_dual_fmac_f32 v18, v71, v66 :: v_dual_fmac_f32 v27, v77, v83
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v20, v71, v68 :: v_dual_fmac_f32 v29, v77, v45
	v_fma_f32 v7, -v76, v64, v7
	ds_load_b128 v[53:56], v37 offset:1536
	v_fmac_f32_e32 v14, v73, v62
	v_fma_f32 v11, -v74, v68, v11
	v_fmac_f32_e32 v6, v75, v62
	v_fma_f32 v1, -v76, v66, v1
	v_fmac_f32_e32 v16, v73, v64
	v_fma_f32 v25, -v78, v82, v25
	v_fmac_f32_e32 v8, v75, v64
	v_fma_f32 v31, -v70, v68, v31
	v_fmac_f32_e32 v26, v70, v61
	v_fma_f32 v23, -v72, v64, v23
	v_fma_f32 v17, -v72, v66, v17
	v_fmac_f32_e32 v28, v70, v63
	v_fma_f32 v19, -v72, v68, v19
	v_fmac_f32_e32 v22, v72, v61
	v_fma_f32 v13, -v74, v62, v13
	v_fma_f32 v15, -v74, v64, v15
	v_fma_f32 v5, -v76, v62, v5
	v_fmac_f32_e32 v24, v72, v63
	v_fma_f32 v3, -v76, v68, v3
	v_fma_f32 v27, -v78, v84, v27
	v_fma_f32 v29, -v78, v46, v29
	v_fma_f32 v21, -v80, v82, v21
	v_fmac_f32_e32 v8, v76, v63
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v7, v51, v83 :: v_dual_fmac_f32 v14, v74, v61
	v_fmac_f32_e32 v3, v51, v47
	v_dual_fmac_f32 v11, v49, v47 :: v_dual_fmac_f32 v6, v76, v61
	v_dual_fmac_f32 v1, v51, v45 :: v_dual_fmac_f32 v16, v74, v63
	ds_load_b128 v[57:60], v38 offset:5632
	ds_load_b128 v[61:64], v38 offset:5648
	v_dual_fmac_f32 v30, v70, v65 :: v_dual_fmac_f32 v23, v79, v83
	v_dual_fmac_f32 v32, v70, v67 :: v_dual_fmac_f32 v13, v49, v81
	v_fma_f32 v9, -v74, v66, v9
	v_fmac_f32_e32 v31, v77, v47
	v_fmac_f32_e32 v17, v79, v45
	v_dual_fmac_f32 v18, v72, v65 :: v_dual_fmac_f32 v15, v49, v83
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v20, v72, v67 :: v_dual_fmac_f32 v9, v49, v45
	v_fmac_f32_e32 v19, v79, v47
	v_fma_f32 v31, -v78, v48, v31
	v_fmac_f32_e32 v2, v75, v66
	v_fma_f32 v23, -v80, v84, v23
	v_fmac_f32_e32 v10, v73, v66
	v_fma_f32 v17, -v80, v46, v17
	v_dual_fmac_f32 v12, v73, v68 :: v_dual_fmac_f32 v5, v51, v81
	v_fma_f32 v13, -v50, v82, v13
	v_fmac_f32_e32 v4, v75, v68
	v_fma_f32 v19, -v80, v48, v19
	v_fma_f32 v15, -v50, v84, v15
	v_fma_f32 v5, -v52, v82, v5
	v_fma_f32 v9, -v50, v46, v9
	v_fmac_f32_e32 v4, v76, v67
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v31, v53, v63 :: v_dual_fmac_f32 v2, v76, v65
	v_dual_fmac_f32 v23, v55, v59 :: v_dual_fmac_f32 v10, v74, v65
	v_fmac_f32_e32 v19, v55, v63
	v_dual_fmac_f32 v17, v55, v61 :: v_dual_fmac_f32 v12, v74, v67
	ds_load_b128 v[65:68], v37 offset:1552
	ds_load_b128 v[69:72], v37 offset:2048
	v_fma_f32 v7, -v52, v84, v7
	v_fma_f32 v11, -v50, v48, v11
	v_fma_f32 v1, -v52, v46, v1
	v_fmac_f32_e32 v26, v77, v82
	v_fmac_f32_e32 v28, v77, v84
	v_fmac_f32_e32 v22, v79, v82
	v_fma_f32 v3, -v52, v48, v3
	v_fmac_f32_e32 v27, v53, v59
	v_fmac_f32_e32 v29, v53, v61
	v_dual_fmac_f32 v21, v55, v57 :: v_dual_fmac_f32 v30, v77, v46
	v_fmac_f32_e32 v8, v51, v84
	v_fmac_f32_e32 v10, v49, v46
	v_fma_f32 v27, -v54, v60, v27
	v_fmac_f32_e32 v18, v79, v46
	v_fma_f32 v29, -v54, v62, v29
	v_fmac_f32_e32 v20, v79, v48
	v_fma_f32 v21, -v56, v58, v21
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v7, v67, v59
	v_fmac_f32_e32 v11, v65, v63
	v_dual_fmac_f32 v1, v67, v61 :: v_dual_fmac_f32 v32, v77, v48
	v_fmac_f32_e32 v13, v65, v57
	v_dual_fmac_f32 v15, v65, v59 :: v_dual_fmac_f32 v2, v51, v46
	v_dual_fmac_f32 v5, v67, v57 :: v_dual_fmac_f32 v12, v49, v48
	v_fma_f32 v7, -v68, v60, v7
	v_fmac_f32_e32 v14, v49, v82
	v_dual_fmac_f32 v9, v65, v61 :: v_dual_fmac_f32 v4, v51, v48
	v_fmac_f32_e32 v3, v67, v63
	v_fma_f32 v11, -v66, v64, v11
	v_fmac_f32_e32 v6, v51, v82
	v_fma_f32 v1, -v68, v62, v1
	v_fmac_f32_e32 v16, v49, v84
	v_fmac_f32_e32 v8, v52, v83
	v_fmac_f32_e32 v10, v50, v45
	v_fmac_f32_e32 v6, v52, v81
	v_fmac_f32_e32 v12, v50, v47
	v_fmac_f32_e32 v16, v50, v83
	v_fmac_f32_e32 v2, v52, v45
	v_fmac_f32_e32 v4, v52, v47
	v_fma_f32 v23, -v56, v60, v23
	v_fmac_f32_e32 v30, v78, v45
	v_fma_f32 v13, -v66, v58, v13
	v_fmac_f32_e32 v32, v78, v47
	v_fma_f32 v15, -v66, v60, v15
	v_fmac_f32_e32 v18, v80, v45
	v_fma_f32 v9, -v66, v62, v9
	v_fmac_f32_e32 v20, v80, v47
	v_fma_f32 v3, -v68, v64, v3
	v_fmac_f32_e32 v14, v50, v81
	ds_load_b128 v[45:48], v38 offset:6144
	ds_load_b128 v[49:52], v38 offset:6160
	v_fmac_f32_e32 v25, v53, v57
	v_fmac_f32_e32 v32, v53, v64
	v_fmac_f32_e32 v18, v55, v62
	v_fmac_f32_e32 v20, v55, v64
	v_fma_f32 v31, -v54, v64, v31
	v_fma_f32 v25, -v54, v58, v25
	v_fmac_f32_e32 v24, v79, v84
	v_fmac_f32_e32 v26, v78, v81
	v_fma_f32 v17, -v56, v62, v17
	v_fmac_f32_e32 v28, v78, v83
	v_fma_f32 v19, -v56, v64, v19
	v_fmac_f32_e32 v22, v80, v81
	v_fmac_f32_e32 v14, v65, v58
	v_fmac_f32_e32 v16, v65, v60
	v_fmac_f32_e32 v6, v67, v58
	v_fmac_f32_e32 v8, v67, v60
	v_fma_f32 v5, -v68, v58, v5
	v_fmac_f32_e32 v10, v65, v62
	v_fmac_f32_e32 v12, v65, v64
	v_fmac_f32_e32 v2, v67, v62
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v4, v67, v64 :: v_dual_fmac_f32 v25, v69, v45
	v_fmac_f32_e32 v24, v80, v83
	v_dual_fmac_f32 v23, v71, v47 :: v_dual_fmac_f32 v30, v53, v62
	v_fmac_f32_e32 v32, v54, v63
	v_fmac_f32_e32 v18, v56, v61
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v24, v55, v60
	v_fmac_f32_e32 v20, v56, v63
	v_fmac_f32_e32 v30, v54, v61
	v_fmac_f32_e32 v14, v66, v57
	v_fmac_f32_e32 v16, v66, v59
	v_fmac_f32_e32 v6, v68, v57
	v_fmac_f32_e32 v8, v68, v59
	v_fmac_f32_e32 v10, v66, v61
	v_fmac_f32_e32 v12, v66, v63
	v_fmac_f32_e32 v2, v68, v61
	v_fmac_f32_e32 v4, v68, v63
	ds_load_b128 v[61:64], v38 offset:6656
	ds_load_b128 v[65:68], v38 offset:6672
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v31, v69, v51
	v_dual_fmac_f32 v26, v53, v58 :: v_dual_fmac_f32 v17, v71, v49
	v_dual_fmac_f32 v28, v53, v60 :: v_dual_fmac_f32 v19, v71, v51
	v_fmac_f32_e32 v22, v55, v58
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v26, v54, v57
	v_fmac_f32_e32 v24, v56, v59
	v_fmac_f32_e32 v28, v54, v59
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_fmac_f32 v27, v69, v47 :: v_dual_fmac_f32 v22, v56, v57
	ds_load_b128 v[53:56], v37 offset:2064
	ds_load_b128 v[57:60], v37 offset:2560
	v_fmac_f32_e32 v26, v69, v46
	v_fmac_f32_e32 v28, v69, v48
	v_fmac_f32_e32 v29, v69, v49
	v_fmac_f32_e32 v30, v69, v50
	v_dual_fmac_f32 v32, v69, v52 :: v_dual_fmac_f32 v21, v71, v45
	v_fmac_f32_e32 v22, v71, v46
	v_fmac_f32_e32 v24, v71, v48
	v_fmac_f32_e32 v18, v71, v50
	v_fmac_f32_e32 v20, v71, v52
	v_fma_f32 v25, -v70, v46, v25
	v_fmac_f32_e32 v26, v70, v45
	v_fma_f32 v27, -v70, v48, v27
	v_fmac_f32_e32 v28, v70, v47
	v_fma_f32 v29, -v70, v50, v29
	v_fmac_f32_e32 v30, v70, v49
	v_fma_f32 v31, -v70, v52, v31
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v32, v70, v51 :: v_dual_fmac_f32 v13, v53, v45
	v_fmac_f32_e32 v14, v53, v46
	v_fmac_f32_e32 v15, v53, v47
	v_dual_fmac_f32 v16, v53, v48 :: v_dual_fmac_f32 v5, v55, v45
	v_fmac_f32_e32 v6, v55, v46
	v_fmac_f32_e32 v7, v55, v47
	v_dual_fmac_f32 v8, v55, v48 :: v_dual_fmac_f32 v9, v53, v49
	v_fmac_f32_e32 v10, v53, v50
	v_fmac_f32_e32 v11, v53, v51
	v_dual_fmac_f32 v12, v53, v52 :: v_dual_fmac_f32 v1, v55, v49
	v_fmac_f32_e32 v2, v55, v50
	v_fmac_f32_e32 v3, v55, v51
	v_fmac_f32_e32 v4, v55, v52
	v_fma_f32 v21, -v72, v46, v21
	v_fmac_f32_e32 v22, v72, v45
	v_fma_f32 v23, -v72, v48, v23
	v_fmac_f32_e32 v24, v72, v47
	v_fma_f32 v17, -v72, v50, v17
	v_fmac_f32_e32 v18, v72, v49
	v_fma_f32 v19, -v72, v52, v19
	v_fmac_f32_e32 v20, v72, v51
	ds_load_b128 v[69:72], v37 offset:2576
	v_fma_f32 v13, -v54, v46, v13
	v_fmac_f32_e32 v14, v54, v45
	v_fma_f32 v15, -v54, v48, v15
	v_fmac_f32_e32 v16, v54, v47
	v_fma_f32 v5, -v56, v46, v5
	v_fmac_f32_e32 v6, v56, v45
	v_fma_f32 v7, -v56, v48, v7
	v_fmac_f32_e32 v8, v56, v47
	ds_load_b128 v[45:48], v37 offset:3072
	v_fma_f32 v9, -v54, v50, v9
	v_fmac_f32_e32 v10, v54, v49
	v_fma_f32 v11, -v54, v52, v11
	v_fmac_f32_e32 v12, v54, v51
	v_fma_f32 v1, -v56, v50, v1
	v_fmac_f32_e32 v2, v56, v49
	v_fma_f32 v3, -v56, v52, v3
	v_fmac_f32_e32 v4, v56, v51
	ds_load_b128 v[49:52], v38 offset:7168
	ds_load_b128 v[53:56], v38 offset:7184
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v25, v57, v61
	v_fmac_f32_e32 v26, v57, v62
	v_fmac_f32_e32 v27, v57, v63
	v_fmac_f32_e32 v28, v57, v64
	v_fmac_f32_e32 v29, v57, v65
	v_fmac_f32_e32 v30, v57, v66
	v_fmac_f32_e32 v31, v57, v67
	v_dual_fmac_f32 v32, v57, v68 :: v_dual_fmac_f32 v21, v59, v61
	v_fmac_f32_e32 v22, v59, v62
	v_fmac_f32_e32 v23, v59, v63
	v_fmac_f32_e32 v24, v59, v64
	v_fmac_f32_e32 v17, v59, v65
	v_fmac_f32_e32 v18, v59, v66
	v_fmac_f32_e32 v19, v59, v67
	v_fmac_f32_e32 v20, v59, v68
	v_fma_f32 v25, -v58, v62, v25
	v_fmac_f32_e32 v26, v58, v61
	v_fma_f32 v27, -v58, v64, v27
	v_fmac_f32_e32 v28, v58, v63
	v_fma_f32 v29, -v58, v66, v29
	v_fmac_f32_e32 v30, v58, v65
	v_fma_f32 v31, -v58, v68, v31
	v_fmac_f32_e32 v32, v58, v67
	v_fma_f32 v21, -v60, v62, v21
	v_fmac_f32_e32 v22, v60, v61
	v_fma_f32 v23, -v60, v64, v23
	v_fmac_f32_e32 v24, v60, v63
	v_fma_f32 v17, -v60, v66, v17
	v_fmac_f32_e32 v18, v60, v65
	v_fma_f32 v19, -v60, v68, v19
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v20, v60, v67 :: v_dual_fmac_f32 v13, v69, v61
	v_fmac_f32_e32 v14, v69, v62
	v_fmac_f32_e32 v15, v69, v63
	v_dual_fmac_f32 v16, v69, v64 :: v_dual_fmac_f32 v5, v71, v61
	v_fmac_f32_e32 v6, v71, v62
	v_fmac_f32_e32 v7, v71, v63
	v_dual_fmac_f32 v8, v71, v64 :: v_dual_fmac_f32 v9, v69, v65
	v_fmac_f32_e32 v10, v69, v66
	v_fmac_f32_e32 v11, v69, v67
	v_dual_fmac_f32 v12, v69, v68 :: v_dual_fmac_f32 v1, v71, v65
	v_fmac_f32_e32 v2, v71, v66
	v_fmac_f32_e32 v3, v71, v67
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v4, v71, v68 :: v_dual_fmac_f32 v25, v45, v49
	v_fmac_f32_e32 v26, v45, v50
	v_fmac_f32_e32 v27, v45, v51
	v_fmac_f32_e32 v28, v45, v52
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v29, v45, v53
	v_fmac_f32_e32 v30, v45, v54
	v_fmac_f32_e32 v31, v45, v55
	v_dual_fmac_f32 v32, v45, v56 :: v_dual_fmac_f32 v21, v47, v49
	v_fmac_f32_e32 v22, v47, v50
	v_fmac_f32_e32 v23, v47, v51
	v_fmac_f32_e32 v24, v47, v52
	v_fmac_f32_e32 v17, v47, v53
	v_fmac_f32_e32 v18, v47, v54
	v_fmac_f32_e32 v19, v47, v55
	v_fmac_f32_e32 v20, v47, v56
	ds_load_b128 v[57:60], v37 offset:3088
	v_fma_f32 v13, -v70, v62, v13
	v_fmac_f32_e32 v14, v70, v61
	v_fma_f32 v15, -v70, v64, v15
	v_fmac_f32_e32 v16, v70, v63
	v_fma_f32 v5, -v72, v62, v5
	v_fmac_f32_e32 v6, v72, v61
	v_fma_f32 v7, -v72, v64, v7
	v_fmac_f32_e32 v8, v72, v63
	ds_load_b128 v[61:64], v37 offset:3584
	v_fma_f32 v9, -v70, v66, v9
	v_fmac_f32_e32 v10, v70, v65
	v_fma_f32 v11, -v70, v68, v11
	v_fmac_f32_e32 v12, v70, v67
	v_fma_f32 v1, -v72, v66, v1
	v_fmac_f32_e32 v2, v72, v65
	v_fma_f32 v3, -v72, v68, v3
	v_fmac_f32_e32 v4, v72, v67
	ds_load_b128 v[65:68], v38 offset:7680
	ds_load_b128 v[69:72], v38 offset:7696
	v_fma_f32 v25, -v46, v50, v25
	v_fmac_f32_e32 v26, v46, v49
	v_fma_f32 v27, -v46, v52, v27
	v_fmac_f32_e32 v28, v46, v51
	v_fma_f32 v29, -v46, v54, v29
	v_fmac_f32_e32 v30, v46, v53
	v_fma_f32 v31, -v46, v56, v31
	v_fmac_f32_e32 v32, v46, v55
	v_fma_f32 v21, -v48, v50, v21
	v_fmac_f32_e32 v22, v48, v49
	v_fma_f32 v23, -v48, v52, v23
	v_fmac_f32_e32 v24, v48, v51
	v_fma_f32 v17, -v48, v54, v17
	v_fmac_f32_e32 v18, v48, v53
	v_fma_f32 v19, -v48, v56, v19
	v_fmac_f32_e32 v20, v48, v55
	ds_load_b128 v[45:48], v37 offset:3600
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v13, v57, v49
	v_fmac_f32_e32 v14, v57, v50
	v_fmac_f32_e32 v15, v57, v51
	v_fmac_f32_e32 v16, v57, v52
	v_fmac_f32_e32 v9, v57, v53
	v_fmac_f32_e32 v10, v57, v54
	v_fmac_f32_e32 v11, v57, v55
	v_dual_fmac_f32 v12, v57, v56 :: v_dual_fmac_f32 v5, v59, v49
	v_fmac_f32_e32 v6, v59, v50
	v_fmac_f32_e32 v7, v59, v51
	v_fmac_f32_e32 v8, v59, v52
	v_fmac_f32_e32 v1, v59, v53
	v_fmac_f32_e32 v2, v59, v54
	v_fmac_f32_e32 v3, v59, v55
	v_fmac_f32_e32 v4, v59, v56
	v_fma_f32 v13, -v58, v50, v13
	v_fmac_f32_e32 v14, v58, v49
	v_fma_f32 v15, -v58, v52, v15
	v_fmac_f32_e32 v16, v58, v51
	v_fma_f32 v9, -v58, v54, v9
	v_fmac_f32_e32 v10, v58, v53
	v_fma_f32 v11, -v58, v56, v11
	v_fmac_f32_e32 v12, v58, v55
	v_fma_f32 v5, -v60, v50, v5
	v_fmac_f32_e32 v6, v60, v49
	v_fma_f32 v7, -v60, v52, v7
	v_fmac_f32_e32 v8, v60, v51
	v_fma_f32 v1, -v60, v54, v1
	v_fmac_f32_e32 v2, v60, v53
	v_fma_f32 v3, -v60, v56, v3
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v4, v60, v55 :: v_dual_fmac_f32 v25, v61, v65
	v_fmac_f32_e32 v26, v61, v66
	v_fmac_f32_e32 v27, v61, v67
	v_fmac_f32_e32 v28, v61, v68
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v29, v61, v69
	v_fmac_f32_e32 v30, v61, v70
	v_fmac_f32_e32 v31, v61, v71
	v_dual_fmac_f32 v32, v61, v72 :: v_dual_fmac_f32 v21, v63, v65
	v_fmac_f32_e32 v22, v63, v66
	v_fmac_f32_e32 v23, v63, v67
	v_fmac_f32_e32 v24, v63, v68
	v_fmac_f32_e32 v17, v63, v69
	v_fmac_f32_e32 v18, v63, v70
	v_fmac_f32_e32 v19, v63, v71
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v20, v63, v72 :: v_dual_fmac_f32 v13, v45, v65
	v_fmac_f32_e32 v14, v45, v66
	v_fmac_f32_e32 v15, v45, v67
	v_fmac_f32_e32 v16, v45, v68
	v_fmac_f32_e32 v9, v45, v69
	v_fmac_f32_e32 v10, v45, v70
	v_fmac_f32_e32 v11, v45, v71
	v_dual_fmac_f32 v12, v45, v72 :: v_dual_fmac_f32 v5, v47, v65
	v_fmac_f32_e32 v6, v47, v66
	v_fmac_f32_e32 v7, v47, v67
	v_fmac_f32_e32 v8, v47, v68
	v_fmac_f32_e32 v1, v47, v69
	v_fmac_f32_e32 v2, v47, v70
	v_fmac_f32_e32 v3, v47, v71
	v_fmac_f32_e32 v4, v47, v72
	v_fma_f32 v25, -v62, v66, v25
	v_fmac_f32_e32 v26, v62, v65
	v_fma_f32 v27, -v62, v68, v27
	v_fmac_f32_e32 v28, v62, v67
	v_fma_f32 v29, -v62, v70, v29
	v_fmac_f32_e32 v30, v62, v69
	v_fma_f32 v31, -v62, v72, v31
	v_fmac_f32_e32 v32, v62, v71
	v_fma_f32 v21, -v64, v66, v21
	v_fmac_f32_e32 v22, v64, v65
	v_fma_f32 v23, -v64, v68, v23
	v_fmac_f32_e32 v24, v64, v67
	v_fma_f32 v17, -v64, v70, v17
	v_fmac_f32_e32 v18, v64, v69
	v_fma_f32 v19, -v64, v72, v19
	v_fmac_f32_e32 v20, v64, v71
	v_fma_f32 v13, -v46, v66, v13
	v_fmac_f32_e32 v14, v46, v65
	v_fma_f32 v15, -v46, v68, v15
	v_fmac_f32_e32 v16, v46, v67
	v_fma_f32 v9, -v46, v70, v9
	v_fmac_f32_e32 v10, v46, v69
	v_fma_f32 v11, -v46, v72, v11
	v_fmac_f32_e32 v12, v46, v71
	v_fma_f32 v5, -v48, v66, v5
	v_fmac_f32_e32 v6, v48, v65
	v_fma_f32 v7, -v48, v68, v7
	v_fmac_f32_e32 v8, v48, v67
	v_fma_f32 v1, -v48, v70, v1
	v_fmac_f32_e32 v2, v48, v69
	v_fma_f32 v3, -v48, v72, v3
	v_fmac_f32_e32 v4, v48, v71
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB2_5
.LBB2_6:
	v_lshl_add_u32 v36, v36, 2, s8
	v_lshl_or_b32 v0, v35, 2, s3
	s_ashr_i32 s3, s2, 31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[33:34], null, v36, s2, v[0:1]
	v_ashrrev_i32_e32 v34, 31, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[33:34], 3, v[33:34]
	v_add_co_u32 v33, vcc_lo, s0, v33
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v34, null, s1, v34, vcc_lo
	s_lshl_b64 s[0:1], s[2:3], 3
	s_clause 0x1
	global_store_b128 v[33:34], v[25:28], off
	global_store_b128 v[33:34], v[29:32], off offset:16
	v_add_co_u32 v35, vcc_lo, v33, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v36, null, s1, v34, vcc_lo
	v_add_co_u32 v37, vcc_lo, v35, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v38, null, s1, v36, vcc_lo
	v_add_co_u32 v25, vcc_lo, v37, s0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v26, null, s1, v38, vcc_lo
	s_clause 0x5
	global_store_b128 v[35:36], v[21:24], off
	global_store_b128 v[35:36], v[17:20], off offset:16
	global_store_b128 v[37:38], v[13:16], off
	global_store_b128 v[37:38], v[9:12], off offset:16
	global_store_b128 v[25:26], v[5:8], off
	global_store_b128 v[25:26], v[1:4], off offset:16
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel cgemm
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 85
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
		.amdhsa_inst_pref_size 31
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
	.size	cgemm, .Lfunc_end2-cgemm
                                        ; -- End function
	.set cgemm.num_vgpr, 85
	.set cgemm.num_agpr, 0
	.set cgemm.numbered_sgpr, 16
	.set cgemm.num_named_barrier, 0
	.set cgemm.private_seg_size, 0
	.set cgemm.uses_vcc, 1
	.set cgemm.uses_flat_scratch, 0
	.set cgemm.has_dyn_sized_stack, 0
	.set cgemm.has_recursion, 0
	.set cgemm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3888
; TotalNumSgprs: 18
; NumVgprs: 85
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 85
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
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           cgemm
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         cgemm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     85
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
