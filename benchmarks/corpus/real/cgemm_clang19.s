	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
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
	v_lshrrev_b32_e32 v1, 4, v0
	v_and_b32_e32 v2, 15, v0
	s_mov_b32 s8, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b32_e32 v42, 2, v1
	v_lshlrev_b32_e32 v43, 2, v2
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s2, 0
	s_cbranch_scc1 .LBB2_3
; %bb.1:
	v_lshlrev_b32_e32 v32, 2, v1
	v_lshlrev_b32_e32 v33, 2, v2
	s_mov_b32 s9, 0
	s_lshl_b32 s3, s15, 6
	s_and_not1_b32 vcc_lo, exec_lo, s8
	s_lshl_b32 s8, s14, 6
	s_cbranch_vccz .LBB2_4
; %bb.2:
	v_dual_mov_b32 v29, s9 :: v_dual_mov_b32 v28, s9
	v_dual_mov_b32 v31, s9 :: v_dual_mov_b32 v30, s9
	v_dual_mov_b32 v25, s9 :: v_dual_mov_b32 v24, s9
	v_dual_mov_b32 v27, s9 :: v_dual_mov_b32 v26, s9
	v_dual_mov_b32 v21, s9 :: v_dual_mov_b32 v20, s9
	v_dual_mov_b32 v23, s9 :: v_dual_mov_b32 v22, s9
	v_dual_mov_b32 v17, s9 :: v_dual_mov_b32 v16, s9
	v_dual_mov_b32 v19, s9 :: v_dual_mov_b32 v18, s9
	v_dual_mov_b32 v13, s9 :: v_dual_mov_b32 v12, s9
	v_dual_mov_b32 v15, s9 :: v_dual_mov_b32 v14, s9
	v_dual_mov_b32 v9, s9 :: v_dual_mov_b32 v8, s9
	v_dual_mov_b32 v11, s9 :: v_dual_mov_b32 v10, s9
	v_dual_mov_b32 v5, s9 :: v_dual_mov_b32 v4, s9
	v_dual_mov_b32 v7, s9 :: v_dual_mov_b32 v6, s9
	v_dual_mov_b32 v1, s9 :: v_dual_mov_b32 v0, s9
	v_dual_mov_b32 v3, s9 :: v_dual_mov_b32 v2, s9
	s_branch .LBB2_7
.LBB2_3:
                                        ; implicit-def: $sgpr9
                                        ; implicit-def: $vgpr32
                                        ; implicit-def: $vgpr33
	s_lshl_b32 s3, s15, 6
	s_lshl_b32 s8, s14, 6
.LBB2_4:
	v_and_b32_e32 v3, 7, v0
	v_or_b32_e32 v4, 0x100, v0
	v_lshl_or_b32 v48, v2, 5, 0x1000
	v_mov_b32_e32 v2, 0
	v_lshrrev_b32_e32 v7, 3, v0
	v_lshlrev_b32_e32 v8, 9, v3
	v_lshrrev_b32_e32 v12, 3, v4
	v_and_b32_e32 v5, 63, v0
	v_lshrrev_b32_e32 v6, 6, v0
	v_lshrrev_b32_e32 v9, 6, v4
	v_and_or_b32 v44, 0xf8, v0, v8
	v_add_nc_u32_e32 v0, s3, v12
	v_add_nc_u32_e32 v7, s3, v7
	v_lshlrev_b32_e32 v11, 9, v6
	v_lshlrev_b32_e32 v13, 9, v9
	v_mul_lo_u32 v50, s2, v9
	v_mad_u64_u32 v[32:33], null, v0, s2, v[3:4]
	v_mov_b32_e32 v0, 0
	v_lshlrev_b32_e32 v10, 3, v5
	v_mad_u64_u32 v[33:34], null, v7, s2, v[3:4]
	v_mul_lo_u32 v52, s2, v6
	v_lshlrev_b32_e32 v49, 5, v1
	v_dual_mov_b32 v14, 0 :: v_dual_add_nc_u32 v51, s8, v5
	v_mov_b32_e32 v3, 0
	v_and_or_b32 v46, 0x1f8, v4, v8
	v_mov_b32_e32 v1, 0
	v_or3_b32 v47, v13, v10, 0x1000
	v_mov_b32_e32 v6, 0
	v_or3_b32 v45, v11, v10, 0x1000
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	v_mov_b32_e32 v18, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v27, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v29, 0
	s_lshl_b32 s9, s2, 3
	s_mov_b32 s10, 0
.LBB2_5:                                ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(SALU_CYCLE_1)
	v_add_nc_u32_e32 v34, s10, v33
	v_add_nc_u32_e32 v36, v52, v51
	v_add_nc_u32_e32 v38, s10, v32
	v_add_nc_u32_e32 v40, v50, v51
	s_add_i32 s10, s10, 8
	v_ashrrev_i32_e32 v35, 31, v34
	v_ashrrev_i32_e32 v37, 31, v36
	v_ashrrev_i32_e32 v39, 31, v38
	v_ashrrev_i32_e32 v41, 31, v40
	s_cmp_lt_i32 s10, s2
	v_lshlrev_b64 v[34:35], 3, v[34:35]
	v_lshlrev_b64 v[36:37], 3, v[36:37]
	v_lshlrev_b64 v[38:39], 3, v[38:39]
	v_lshlrev_b64 v[40:41], 3, v[40:41]
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v34, vcc_lo, s4, v34
	v_add_co_ci_u32_e32 v35, vcc_lo, s5, v35, vcc_lo
	v_add_co_u32 v36, vcc_lo, s6, v36
	v_add_co_ci_u32_e32 v37, vcc_lo, s7, v37, vcc_lo
	v_add_co_u32 v38, vcc_lo, s4, v38
	v_add_co_ci_u32_e32 v39, vcc_lo, s5, v39, vcc_lo
	v_add_co_u32 v40, vcc_lo, s6, v40
	v_add_co_ci_u32_e32 v41, vcc_lo, s7, v41, vcc_lo
	global_load_b64 v[34:35], v[34:35], off
	global_load_b64 v[36:37], v[36:37], off
	global_load_b64 v[38:39], v[38:39], off
	global_load_b64 v[40:41], v[40:41], off
	s_waitcnt vmcnt(3)
	ds_store_b64 v44, v[34:35]
	s_waitcnt vmcnt(2)
	ds_store_b64 v45, v[36:37]
	s_waitcnt vmcnt(1)
	ds_store_b64 v46, v[38:39]
	s_waitcnt vmcnt(0)
	ds_store_b64 v47, v[40:41]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[34:37], v49
	ds_load_b128 v[38:41], v48
	ds_load_b128 v[53:56], v48 offset:16
	ds_load_b128 v[57:60], v49 offset:16
	ds_load_b128 v[61:64], v48 offset:512
	ds_load_b128 v[65:68], v48 offset:528
	ds_load_b128 v[69:72], v49 offset:512
	ds_load_b128 v[73:76], v49 offset:528
	ds_load_b128 v[77:80], v48 offset:1024
	ds_load_b128 v[81:84], v48 offset:1040
	s_waitcnt lgkmcnt(8)
	v_dual_fmac_f32 v28, v34, v38 :: v_dual_add_nc_u32 v51, s9, v51
	v_fmac_f32_e32 v29, v34, v39
	s_waitcnt lgkmcnt(7)
	v_dual_fmac_f32 v30, v34, v40 :: v_dual_fmac_f32 v17, v36, v54
	v_fmac_f32_e32 v31, v34, v41
	v_dual_fmac_f32 v24, v34, v53 :: v_dual_fmac_f32 v19, v36, v56
	v_dual_fmac_f32 v25, v34, v54 :: v_dual_fmac_f32 v22, v36, v40
	s_waitcnt lgkmcnt(6)
	v_dual_fmac_f32 v26, v34, v55 :: v_dual_fmac_f32 v15, v57, v41
	v_dual_fmac_f32 v27, v34, v56 :: v_dual_fmac_f32 v20, v36, v38
	v_fmac_f32_e32 v21, v36, v39
	v_fmac_f32_e32 v23, v36, v41
	v_dual_fmac_f32 v16, v36, v53 :: v_dual_fmac_f32 v13, v57, v39
	v_dual_fmac_f32 v18, v36, v55 :: v_dual_fmac_f32 v9, v57, v54
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v6, v59, v40 :: v_dual_fmac_f32 v21, v37, v38
	v_dual_fmac_f32 v0, v59, v53 :: v_dual_fmac_f32 v23, v37, v40
	v_dual_fmac_f32 v2, v59, v55 :: v_dual_fmac_f32 v17, v37, v53
	v_fma_f32 v28, -v35, v39, v28
	v_fmac_f32_e32 v29, v35, v38
	v_fma_f32 v30, -v35, v41, v30
	v_fmac_f32_e32 v31, v35, v40
	v_fma_f32 v24, -v35, v54, v24
	v_fma_f32 v26, -v35, v56, v26
	v_fmac_f32_e32 v25, v35, v53
	v_fmac_f32_e32 v27, v35, v55
	v_fma_f32 v20, -v37, v39, v20
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v24, v69, v65
	v_fma_f32 v22, -v37, v41, v22
	v_fma_f32 v16, -v37, v54, v16
	v_dual_fmac_f32 v19, v37, v55 :: v_dual_fmac_f32 v20, v71, v61
	v_fma_f32 v18, -v37, v56, v18
	ds_load_b128 v[34:37], v49 offset:1024
	v_dual_fmac_f32 v12, v57, v38 :: v_dual_fmac_f32 v5, v59, v39
	v_dual_fmac_f32 v14, v57, v40 :: v_dual_fmac_f32 v7, v59, v41
	v_dual_fmac_f32 v11, v57, v56 :: v_dual_fmac_f32 v4, v59, v38
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fma_f32 v12, -v58, v39, v12
	v_dual_fmac_f32 v13, v58, v38 :: v_dual_fmac_f32 v22, v71, v63
	v_fma_f32 v14, -v58, v41, v14
	v_dual_fmac_f32 v15, v58, v40 :: v_dual_fmac_f32 v16, v71, v65
	v_fma_f32 v4, -v60, v39, v4
	v_dual_fmac_f32 v5, v60, v38 :: v_dual_fmac_f32 v18, v71, v67
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v7, v60, v40 :: v_dual_fmac_f32 v12, v73, v61
	v_fma_f32 v6, -v60, v41, v6
	v_fmac_f32_e32 v28, v69, v61
	ds_load_b128 v[38:41], v49 offset:1040
	v_dual_fmac_f32 v8, v57, v53 :: v_dual_fmac_f32 v1, v59, v54
	v_dual_fmac_f32 v10, v57, v55 :: v_dual_fmac_f32 v3, v59, v56
	v_fma_f32 v0, -v60, v54, v0
	v_fma_f32 v2, -v60, v56, v2
	v_fmac_f32_e32 v30, v69, v63
	v_fmac_f32_e32 v26, v69, v67
	v_fma_f32 v28, -v70, v62, v28
	v_fma_f32 v8, -v58, v54, v8
	v_dual_fmac_f32 v9, v58, v53 :: v_dual_fmac_f32 v14, v73, v63
	v_fma_f32 v10, -v58, v56, v10
	v_dual_fmac_f32 v11, v58, v55 :: v_dual_fmac_f32 v4, v75, v61
	v_dual_fmac_f32 v1, v60, v53 :: v_dual_fmac_f32 v6, v75, v63
	v_dual_fmac_f32 v3, v60, v55 :: v_dual_fmac_f32 v8, v73, v65
	v_dual_fmac_f32 v29, v69, v62 :: v_dual_fmac_f32 v0, v75, v65
	v_dual_fmac_f32 v31, v69, v64 :: v_dual_fmac_f32 v2, v75, v67
	v_fma_f32 v30, -v70, v64, v30
	v_fma_f32 v24, -v70, v66, v24
	v_fma_f32 v26, -v70, v68, v26
	v_fma_f32 v20, -v72, v62, v20
	ds_load_b128 v[53:56], v48 offset:1536
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v25, v69, v66 :: v_dual_fmac_f32 v28, v34, v77
	v_dual_fmac_f32 v27, v69, v68 :: v_dual_fmac_f32 v30, v34, v79
	v_dual_fmac_f32 v21, v71, v62 :: v_dual_fmac_f32 v10, v73, v67
	v_dual_fmac_f32 v23, v71, v64 :: v_dual_fmac_f32 v24, v34, v81
	v_dual_fmac_f32 v17, v71, v66 :: v_dual_fmac_f32 v26, v34, v83
	v_dual_fmac_f32 v19, v71, v68 :: v_dual_fmac_f32 v20, v36, v77
	v_fma_f32 v6, -v76, v64, v6
	v_fmac_f32_e32 v13, v73, v62
	v_fma_f32 v0, -v76, v66, v0
	v_fmac_f32_e32 v15, v73, v64
	v_fma_f32 v2, -v76, v68, v2
	v_fmac_f32_e32 v5, v75, v62
	v_fma_f32 v28, -v35, v78, v28
	v_fmac_f32_e32 v7, v75, v64
	v_fma_f32 v22, -v72, v64, v22
	v_fmac_f32_e32 v29, v70, v61
	v_fma_f32 v16, -v72, v66, v16
	v_fmac_f32_e32 v31, v70, v63
	v_fma_f32 v12, -v74, v62, v12
	v_fmac_f32_e32 v23, v72, v63
	v_fma_f32 v14, -v74, v64, v14
	v_fmac_f32_e32 v21, v72, v61
	v_fma_f32 v4, -v76, v62, v4
	v_fma_f32 v30, -v35, v80, v30
	v_fma_f32 v24, -v35, v82, v24
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v14, v38, v79
	v_fma_f32 v26, -v35, v84, v26
	v_fma_f32 v20, -v37, v78, v20
	v_fmac_f32_e32 v7, v76, v63
	v_dual_fmac_f32 v6, v40, v79 :: v_dual_fmac_f32 v13, v74, v61
	v_dual_fmac_f32 v0, v40, v81 :: v_dual_fmac_f32 v15, v74, v63
	v_fmac_f32_e32 v2, v40, v83
	v_fmac_f32_e32 v5, v76, v61
	ds_load_b128 v[57:60], v48 offset:1552
	ds_load_b128 v[61:64], v49 offset:1536
	v_fma_f32 v18, -v72, v68, v18
	v_dual_fmac_f32 v25, v70, v65 :: v_dual_fmac_f32 v22, v36, v79
	v_dual_fmac_f32 v16, v36, v81 :: v_dual_fmac_f32 v27, v70, v67
	v_fmac_f32_e32 v4, v40, v77
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v18, v36, v83
	v_fma_f32 v8, -v74, v66, v8
	v_fmac_f32_e32 v19, v72, v67
	v_fma_f32 v10, -v74, v68, v10
	v_fmac_f32_e32 v17, v72, v65
	v_fma_f32 v22, -v37, v80, v22
	v_fmac_f32_e32 v9, v73, v66
	v_fma_f32 v16, -v37, v82, v16
	v_fma_f32 v18, -v37, v84, v18
	v_dual_fmac_f32 v11, v73, v68 :: v_dual_fmac_f32 v12, v38, v77
	v_fma_f32 v6, -v41, v80, v6
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v29, v34, v78 :: v_dual_fmac_f32 v28, v61, v53
	v_fmac_f32_e32 v30, v61, v55
	v_fmac_f32_e32 v24, v61, v57
	v_fmac_f32_e32 v26, v61, v59
	v_fmac_f32_e32 v20, v63, v53
	v_fmac_f32_e32 v8, v38, v81
	v_fmac_f32_e32 v10, v38, v83
	v_fma_f32 v0, -v41, v82, v0
	v_fmac_f32_e32 v31, v34, v80
	v_fma_f32 v2, -v41, v84, v2
	v_dual_fmac_f32 v25, v34, v82 :: v_dual_fmac_f32 v22, v63, v55
	v_dual_fmac_f32 v9, v74, v65 :: v_dual_fmac_f32 v18, v63, v59
	v_fmac_f32_e32 v16, v63, v57
	v_fma_f32 v28, -v62, v54, v28
	v_fmac_f32_e32 v27, v34, v84
	v_fma_f32 v30, -v62, v56, v30
	v_fmac_f32_e32 v21, v36, v78
	v_fma_f32 v24, -v62, v58, v24
	v_fmac_f32_e32 v23, v36, v80
	v_fma_f32 v26, -v62, v60, v26
	v_fmac_f32_e32 v17, v36, v82
	v_fma_f32 v20, -v64, v54, v20
	v_fmac_f32_e32 v19, v36, v84
	v_fmac_f32_e32 v29, v35, v77
	v_fmac_f32_e32 v31, v35, v79
	v_fmac_f32_e32 v25, v35, v81
	v_fmac_f32_e32 v27, v35, v83
	v_fmac_f32_e32 v19, v37, v83
	v_fma_f32 v22, -v64, v56, v22
	v_fmac_f32_e32 v21, v37, v77
	v_fma_f32 v16, -v64, v58, v16
	v_fmac_f32_e32 v23, v37, v79
	v_fma_f32 v18, -v64, v60, v18
	v_fmac_f32_e32 v17, v37, v81
	ds_load_b128 v[34:37], v49 offset:1552
	v_fma_f32 v12, -v39, v78, v12
	v_fmac_f32_e32 v1, v75, v66
	v_fma_f32 v14, -v39, v80, v14
	v_fmac_f32_e32 v3, v75, v68
	v_fma_f32 v4, -v41, v78, v4
	v_fmac_f32_e32 v11, v74, v67
	v_fma_f32 v8, -v39, v82, v8
	v_fma_f32 v10, -v39, v84, v10
	v_fmac_f32_e32 v1, v76, v65
	v_fmac_f32_e32 v3, v76, v67
	ds_load_b128 v[65:68], v48 offset:2048
	v_fmac_f32_e32 v7, v40, v80
	v_fmac_f32_e32 v9, v38, v82
	v_fmac_f32_e32 v29, v61, v54
	v_fmac_f32_e32 v31, v61, v56
	v_fmac_f32_e32 v25, v61, v58
	v_fmac_f32_e32 v7, v41, v79
	v_fmac_f32_e32 v9, v39, v81
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v27, v61, v60 :: v_dual_fmac_f32 v6, v36, v55
	v_fmac_f32_e32 v0, v36, v57
	v_fmac_f32_e32 v2, v36, v59
	v_dual_fmac_f32 v4, v36, v53 :: v_dual_fmac_f32 v11, v38, v84
	s_delay_alu instid0(VALU_DEP_4)
	v_fma_f32 v6, -v37, v56, v6
	v_fmac_f32_e32 v13, v38, v78
	v_dual_fmac_f32 v8, v34, v57 :: v_dual_fmac_f32 v3, v40, v84
	v_dual_fmac_f32 v10, v34, v59 :: v_dual_fmac_f32 v1, v40, v82
	v_fma_f32 v0, -v37, v58, v0
	v_fmac_f32_e32 v15, v38, v80
	v_fma_f32 v2, -v37, v60, v2
	v_fmac_f32_e32 v5, v40, v78
	v_fmac_f32_e32 v13, v39, v77
	v_fmac_f32_e32 v11, v39, v83
	v_fmac_f32_e32 v15, v39, v79
	v_fmac_f32_e32 v1, v41, v81
	v_fmac_f32_e32 v5, v41, v77
	v_fmac_f32_e32 v3, v41, v83
	ds_load_b128 v[38:41], v48 offset:2064
	ds_load_b128 v[69:72], v49 offset:2048
	v_fmac_f32_e32 v19, v63, v60
	v_fmac_f32_e32 v29, v62, v53
	v_fmac_f32_e32 v31, v62, v55
	v_fmac_f32_e32 v25, v62, v57
	v_fmac_f32_e32 v27, v62, v59
	v_dual_fmac_f32 v19, v64, v59 :: v_dual_fmac_f32 v12, v34, v53
	v_fmac_f32_e32 v13, v34, v54
	v_fmac_f32_e32 v14, v34, v55
	v_fmac_f32_e32 v15, v34, v56
	v_fmac_f32_e32 v5, v36, v54
	v_fmac_f32_e32 v7, v36, v56
	v_fmac_f32_e32 v9, v34, v58
	v_fmac_f32_e32 v11, v34, v60
	v_fmac_f32_e32 v1, v36, v58
	v_fmac_f32_e32 v3, v36, v60
	v_fma_f32 v12, -v35, v54, v12
	v_fmac_f32_e32 v13, v35, v53
	v_fma_f32 v14, -v35, v56, v14
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v22, v71, v67
	v_fmac_f32_e32 v21, v63, v54
	v_fmac_f32_e32 v16, v71, v38
	v_fmac_f32_e32 v23, v63, v56
	v_fmac_f32_e32 v18, v71, v40
	v_fmac_f32_e32 v17, v63, v58
	v_fmac_f32_e32 v21, v64, v53
	v_fmac_f32_e32 v15, v35, v55
	v_fmac_f32_e32 v23, v64, v55
	v_fma_f32 v4, -v37, v54, v4
	v_fmac_f32_e32 v17, v64, v57
	ds_load_b128 v[61:64], v49 offset:2064
	v_fmac_f32_e32 v5, v37, v53
	v_fmac_f32_e32 v7, v37, v55
	ds_load_b128 v[53:56], v48 offset:2560
	v_fma_f32 v8, -v35, v58, v8
	v_fmac_f32_e32 v9, v35, v57
	v_fma_f32 v10, -v35, v60, v10
	v_fmac_f32_e32 v11, v35, v59
	v_fmac_f32_e32 v1, v37, v57
	v_fmac_f32_e32 v3, v37, v59
	ds_load_b128 v[34:37], v48 offset:2576
	ds_load_b128 v[57:60], v49 offset:2560
	v_fmac_f32_e32 v28, v69, v65
	v_fmac_f32_e32 v29, v69, v66
	v_fmac_f32_e32 v30, v69, v67
	v_fmac_f32_e32 v31, v69, v68
	v_fmac_f32_e32 v24, v69, v38
	v_fmac_f32_e32 v25, v69, v39
	v_fmac_f32_e32 v26, v69, v40
	v_fmac_f32_e32 v27, v69, v41
	v_fmac_f32_e32 v20, v71, v65
	v_fmac_f32_e32 v21, v71, v66
	v_fmac_f32_e32 v23, v71, v68
	v_fmac_f32_e32 v17, v71, v39
	v_fmac_f32_e32 v19, v71, v41
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v12, v61, v65
	v_fmac_f32_e32 v13, v61, v66
	v_fmac_f32_e32 v14, v61, v67
	v_dual_fmac_f32 v15, v61, v68 :: v_dual_fmac_f32 v4, v63, v65
	v_fmac_f32_e32 v5, v63, v66
	v_fmac_f32_e32 v6, v63, v67
	v_dual_fmac_f32 v7, v63, v68 :: v_dual_fmac_f32 v8, v61, v38
	v_fmac_f32_e32 v9, v61, v39
	v_fmac_f32_e32 v10, v61, v40
	v_dual_fmac_f32 v11, v61, v41 :: v_dual_fmac_f32 v0, v63, v38
	v_fmac_f32_e32 v1, v63, v39
	v_fmac_f32_e32 v2, v63, v40
	v_fmac_f32_e32 v3, v63, v41
	v_fma_f32 v28, -v70, v66, v28
	v_fmac_f32_e32 v29, v70, v65
	v_fma_f32 v30, -v70, v68, v30
	v_fmac_f32_e32 v31, v70, v67
	v_fma_f32 v24, -v70, v39, v24
	v_fmac_f32_e32 v25, v70, v38
	v_fma_f32 v26, -v70, v41, v26
	v_fmac_f32_e32 v27, v70, v40
	v_fma_f32 v20, -v72, v66, v20
	v_fmac_f32_e32 v21, v72, v65
	v_fma_f32 v22, -v72, v68, v22
	v_fmac_f32_e32 v23, v72, v67
	v_fma_f32 v16, -v72, v39, v16
	v_fmac_f32_e32 v17, v72, v38
	v_fma_f32 v18, -v72, v41, v18
	v_fmac_f32_e32 v19, v72, v40
	ds_load_b128 v[69:72], v49 offset:2576
	v_fma_f32 v12, -v62, v66, v12
	v_fmac_f32_e32 v13, v62, v65
	v_fma_f32 v14, -v62, v68, v14
	v_fmac_f32_e32 v15, v62, v67
	v_fma_f32 v4, -v64, v66, v4
	v_fmac_f32_e32 v5, v64, v65
	v_fma_f32 v6, -v64, v68, v6
	v_fmac_f32_e32 v7, v64, v67
	ds_load_b128 v[65:68], v48 offset:3072
	v_fma_f32 v8, -v62, v39, v8
	v_fmac_f32_e32 v9, v62, v38
	v_fma_f32 v10, -v62, v41, v10
	v_fmac_f32_e32 v11, v62, v40
	v_fma_f32 v0, -v64, v39, v0
	v_fmac_f32_e32 v1, v64, v38
	v_fma_f32 v2, -v64, v41, v2
	v_fmac_f32_e32 v3, v64, v40
	ds_load_b128 v[38:41], v48 offset:3088
	ds_load_b128 v[61:64], v49 offset:3072
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v28, v57, v53
	v_fmac_f32_e32 v29, v57, v54
	v_fmac_f32_e32 v30, v57, v55
	v_fmac_f32_e32 v31, v57, v56
	v_fmac_f32_e32 v24, v57, v34
	v_fmac_f32_e32 v25, v57, v35
	v_fmac_f32_e32 v26, v57, v36
	v_fmac_f32_e32 v27, v57, v37
	v_fmac_f32_e32 v20, v59, v53
	v_fmac_f32_e32 v21, v59, v54
	v_fmac_f32_e32 v22, v59, v55
	v_fmac_f32_e32 v23, v59, v56
	v_fmac_f32_e32 v16, v59, v34
	v_fmac_f32_e32 v17, v59, v35
	v_fmac_f32_e32 v18, v59, v36
	v_fmac_f32_e32 v19, v59, v37
	v_fma_f32 v28, -v58, v54, v28
	v_fmac_f32_e32 v29, v58, v53
	v_fma_f32 v30, -v58, v56, v30
	v_fmac_f32_e32 v31, v58, v55
	v_fma_f32 v24, -v58, v35, v24
	v_fmac_f32_e32 v25, v58, v34
	v_fma_f32 v26, -v58, v37, v26
	v_fmac_f32_e32 v27, v58, v36
	v_fma_f32 v20, -v60, v54, v20
	v_fmac_f32_e32 v21, v60, v53
	v_fma_f32 v22, -v60, v56, v22
	v_fmac_f32_e32 v23, v60, v55
	v_fma_f32 v16, -v60, v35, v16
	v_fmac_f32_e32 v17, v60, v34
	v_fma_f32 v18, -v60, v37, v18
	v_fmac_f32_e32 v19, v60, v36
	ds_load_b128 v[57:60], v49 offset:3088
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v12, v69, v53
	v_fmac_f32_e32 v13, v69, v54
	v_fmac_f32_e32 v14, v69, v55
	v_dual_fmac_f32 v15, v69, v56 :: v_dual_fmac_f32 v4, v71, v53
	v_fmac_f32_e32 v5, v71, v54
	v_fmac_f32_e32 v6, v71, v55
	v_dual_fmac_f32 v7, v71, v56 :: v_dual_fmac_f32 v8, v69, v34
	v_fmac_f32_e32 v9, v69, v35
	v_fmac_f32_e32 v10, v69, v36
	v_dual_fmac_f32 v11, v69, v37 :: v_dual_fmac_f32 v0, v71, v34
	v_fmac_f32_e32 v1, v71, v35
	v_fmac_f32_e32 v2, v71, v36
	v_fmac_f32_e32 v3, v71, v37
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v28, v61, v65
	v_fmac_f32_e32 v29, v61, v66
	v_fmac_f32_e32 v30, v61, v67
	v_fmac_f32_e32 v31, v61, v68
	v_fmac_f32_e32 v24, v61, v38
	v_fmac_f32_e32 v25, v61, v39
	v_fmac_f32_e32 v26, v61, v40
	v_fmac_f32_e32 v27, v61, v41
	v_fmac_f32_e32 v20, v63, v65
	v_fmac_f32_e32 v21, v63, v66
	v_fmac_f32_e32 v22, v63, v67
	v_fmac_f32_e32 v23, v63, v68
	v_fmac_f32_e32 v16, v63, v38
	v_fmac_f32_e32 v17, v63, v39
	v_fmac_f32_e32 v18, v63, v40
	v_fmac_f32_e32 v19, v63, v41
	v_fma_f32 v12, -v70, v54, v12
	v_fmac_f32_e32 v13, v70, v53
	v_fma_f32 v14, -v70, v56, v14
	v_fmac_f32_e32 v15, v70, v55
	v_fma_f32 v4, -v72, v54, v4
	v_fmac_f32_e32 v5, v72, v53
	v_fma_f32 v6, -v72, v56, v6
	v_fmac_f32_e32 v7, v72, v55
	ds_load_b128 v[53:56], v48 offset:3584
	v_fma_f32 v8, -v70, v35, v8
	v_fmac_f32_e32 v9, v70, v34
	v_fma_f32 v10, -v70, v37, v10
	v_fmac_f32_e32 v11, v70, v36
	v_fma_f32 v0, -v72, v35, v0
	v_fmac_f32_e32 v1, v72, v34
	v_fma_f32 v2, -v72, v37, v2
	v_fmac_f32_e32 v3, v72, v36
	ds_load_b128 v[34:37], v48 offset:3600
	ds_load_b128 v[69:72], v49 offset:3584
	v_fma_f32 v28, -v62, v66, v28
	v_fmac_f32_e32 v29, v62, v65
	v_fma_f32 v30, -v62, v68, v30
	v_fmac_f32_e32 v31, v62, v67
	v_fma_f32 v24, -v62, v39, v24
	v_fmac_f32_e32 v25, v62, v38
	v_fma_f32 v26, -v62, v41, v26
	v_fmac_f32_e32 v27, v62, v40
	v_fma_f32 v20, -v64, v66, v20
	v_fmac_f32_e32 v21, v64, v65
	v_fma_f32 v22, -v64, v68, v22
	v_fmac_f32_e32 v23, v64, v67
	v_fma_f32 v16, -v64, v39, v16
	v_fmac_f32_e32 v17, v64, v38
	v_fma_f32 v18, -v64, v41, v18
	v_fmac_f32_e32 v19, v64, v40
	ds_load_b128 v[61:64], v49 offset:3600
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v12, v57, v65
	v_fmac_f32_e32 v13, v57, v66
	v_fmac_f32_e32 v14, v57, v67
	v_fmac_f32_e32 v15, v57, v68
	v_fmac_f32_e32 v8, v57, v38
	v_fmac_f32_e32 v9, v57, v39
	v_fmac_f32_e32 v10, v57, v40
	v_fmac_f32_e32 v11, v57, v41
	v_fmac_f32_e32 v4, v59, v65
	v_fmac_f32_e32 v5, v59, v66
	v_fmac_f32_e32 v6, v59, v67
	v_fmac_f32_e32 v7, v59, v68
	v_fmac_f32_e32 v0, v59, v38
	v_fmac_f32_e32 v1, v59, v39
	v_fmac_f32_e32 v2, v59, v40
	v_fmac_f32_e32 v3, v59, v41
	v_fma_f32 v12, -v58, v66, v12
	v_fmac_f32_e32 v13, v58, v65
	v_fma_f32 v14, -v58, v68, v14
	v_fmac_f32_e32 v15, v58, v67
	v_fma_f32 v8, -v58, v39, v8
	v_fmac_f32_e32 v9, v58, v38
	v_fma_f32 v10, -v58, v41, v10
	v_fmac_f32_e32 v11, v58, v40
	v_fma_f32 v4, -v60, v66, v4
	v_fmac_f32_e32 v5, v60, v65
	v_fma_f32 v6, -v60, v68, v6
	v_fmac_f32_e32 v7, v60, v67
	v_fma_f32 v0, -v60, v39, v0
	v_fmac_f32_e32 v1, v60, v38
	v_fma_f32 v2, -v60, v41, v2
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v3, v60, v40 :: v_dual_fmac_f32 v28, v69, v53
	v_fmac_f32_e32 v29, v69, v54
	v_fmac_f32_e32 v30, v69, v55
	v_fmac_f32_e32 v31, v69, v56
	v_fmac_f32_e32 v24, v69, v34
	v_fmac_f32_e32 v25, v69, v35
	v_fmac_f32_e32 v26, v69, v36
	v_fmac_f32_e32 v27, v69, v37
	v_fmac_f32_e32 v20, v71, v53
	v_fmac_f32_e32 v21, v71, v54
	v_fmac_f32_e32 v22, v71, v55
	v_fmac_f32_e32 v23, v71, v56
	v_fmac_f32_e32 v16, v71, v34
	v_fmac_f32_e32 v17, v71, v35
	v_fmac_f32_e32 v18, v71, v36
	v_fmac_f32_e32 v19, v71, v37
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v12, v61, v53
	v_fmac_f32_e32 v13, v61, v54
	v_fmac_f32_e32 v14, v61, v55
	v_fmac_f32_e32 v15, v61, v56
	v_fmac_f32_e32 v8, v61, v34
	v_fmac_f32_e32 v9, v61, v35
	v_fmac_f32_e32 v10, v61, v36
	v_fmac_f32_e32 v11, v61, v37
	v_fmac_f32_e32 v4, v63, v53
	v_fmac_f32_e32 v5, v63, v54
	v_fmac_f32_e32 v6, v63, v55
	v_fmac_f32_e32 v7, v63, v56
	v_fmac_f32_e32 v0, v63, v34
	v_fmac_f32_e32 v1, v63, v35
	v_fmac_f32_e32 v2, v63, v36
	v_fmac_f32_e32 v3, v63, v37
	v_fma_f32 v28, -v70, v54, v28
	v_fmac_f32_e32 v29, v70, v53
	v_fma_f32 v30, -v70, v56, v30
	v_fmac_f32_e32 v31, v70, v55
	v_fma_f32 v24, -v70, v35, v24
	v_fmac_f32_e32 v25, v70, v34
	v_fma_f32 v26, -v70, v37, v26
	v_fmac_f32_e32 v27, v70, v36
	v_fma_f32 v20, -v72, v54, v20
	v_fmac_f32_e32 v21, v72, v53
	v_fma_f32 v22, -v72, v56, v22
	v_fmac_f32_e32 v23, v72, v55
	v_fma_f32 v16, -v72, v35, v16
	v_fmac_f32_e32 v17, v72, v34
	v_fma_f32 v18, -v72, v37, v18
	v_fmac_f32_e32 v19, v72, v36
	v_fma_f32 v12, -v62, v54, v12
	v_fmac_f32_e32 v13, v62, v53
	v_fma_f32 v14, -v62, v56, v14
	v_fmac_f32_e32 v15, v62, v55
	v_fma_f32 v8, -v62, v35, v8
	v_fmac_f32_e32 v9, v62, v34
	v_fma_f32 v10, -v62, v37, v10
	v_fmac_f32_e32 v11, v62, v36
	v_fma_f32 v4, -v64, v54, v4
	v_fmac_f32_e32 v5, v64, v53
	v_fma_f32 v6, -v64, v56, v6
	v_fmac_f32_e32 v7, v64, v55
	v_fma_f32 v0, -v64, v35, v0
	v_fmac_f32_e32 v1, v64, v34
	v_fma_f32 v2, -v64, v37, v2
	v_fmac_f32_e32 v3, v64, v36
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB2_5
; %bb.6:
	v_dual_mov_b32 v32, v42 :: v_dual_mov_b32 v33, v43
.LBB2_7:
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v35, s3, v32
	v_or_b32_e32 v32, s8, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[33:34], null, v35, s2, v[32:33]
	v_add_nc_u32_e32 v32, s2, v33
	v_ashrrev_i32_e32 v34, 31, v33
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v35, s2, v32
	v_lshlrev_b64 v[37:38], 3, v[33:34]
	v_ashrrev_i32_e32 v33, 31, v32
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v36, 31, v35
	v_add_nc_u32_e32 v34, s2, v35
	v_add_co_u32 v37, vcc_lo, s0, v37
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[32:33], 3, v[32:33]
	v_add_co_ci_u32_e32 v38, vcc_lo, s1, v38, vcc_lo
	v_lshlrev_b64 v[39:40], 3, v[35:36]
	v_ashrrev_i32_e32 v35, 31, v34
	s_clause 0x1
	global_store_b128 v[37:38], v[28:31], off
	global_store_b128 v[37:38], v[24:27], off offset:16
	v_add_co_u32 v24, vcc_lo, s0, v32
	v_lshlrev_b64 v[26:27], 3, v[34:35]
	v_add_co_ci_u32_e32 v25, vcc_lo, s1, v33, vcc_lo
	v_add_co_u32 v28, vcc_lo, s0, v39
	v_add_co_ci_u32_e32 v29, vcc_lo, s1, v40, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_u32 v26, vcc_lo, s0, v26
	v_add_co_ci_u32_e32 v27, vcc_lo, s1, v27, vcc_lo
	s_clause 0x5
	global_store_b128 v[24:25], v[20:23], off
	global_store_b128 v[24:25], v[16:19], off offset:16
	global_store_b128 v[28:29], v[12:15], off
	global_store_b128 v[28:29], v[8:11], off offset:16
	global_store_b128 v[26:27], v[4:7], off
	global_store_b128 v[26:27], v[0:3], off offset:16
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
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
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3908
; NumSgprs: 18
; NumVgprs: 85
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 2
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
