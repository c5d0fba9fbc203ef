	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.protected	sgemm_nt                ; -- Begin function sgemm_nt
	.globl	sgemm_nt
	.p2align	8
	.type	sgemm_nt,@function
sgemm_nt:                               ; @sgemm_nt
; %bb.0:
	s_load_b64 s[4:5], s[0:1], 0x1c
	v_lshrrev_b32_e32 v2, 4, v0
	v_and_b32_e32 v1, 15, v0
	s_mov_b32 s2, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b32_e32 v41, 2, v2
	v_lshlrev_b32_e32 v42, 3, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s5, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	v_lshlrev_b32_e32 v34, 2, v2
	v_lshlrev_b32_e32 v32, 3, v1
	s_mov_b32 s3, 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s2, -1
                                        ; implicit-def: $sgpr3
                                        ; implicit-def: $vgpr34
                                        ; implicit-def: $vgpr32
.LBB0_3:
	s_load_b64 s[6:7], s[0:1], 0x10
	s_lshl_b32 s10, s15, 6
	s_and_not1_b32 vcc_lo, exec_lo, s2
	s_lshl_b32 s8, s14, 7
	s_cbranch_vccnz .LBB0_7
; %bb.4:
	v_lshrrev_b32_e32 v4, 2, v0
	v_dual_mov_b32 v24, 0 :: v_dual_lshlrev_b32 v3, 2, v0
	s_load_b128 s[0:3], s[0:1], 0x0
	v_dual_mov_b32 v25, 0 :: v_dual_and_b32 v0, 0xfc, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v28, 0 :: v_dual_add_nc_u32 v5, s8, v4
	v_dual_mov_b32 v26, 0 :: v_dual_and_b32 v3, 12, v3
	v_dual_mov_b32 v27, 0 :: v_dual_lshlrev_b32 v44, 5, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v30, 0 :: v_dual_add_nc_u32 v1, 64, v5
	v_dual_mov_b32 v29, 0 :: v_dual_add_nc_u32 v4, s10, v4
	v_lshl_or_b32 v43, v2, 4, 0x2100
	v_mul_u32_u24_e32 v2, 0x110, v3
	v_mad_u32_u24 v45, 0x210, v3, v0
	v_mad_u64_u32 v[32:33], null, v1, s5, v[3:4]
	v_mad_u64_u32 v[33:34], null, v5, s5, v[3:4]
	v_mad_u64_u32 v[34:35], null, v4, s5, v[3:4]
	v_add3_u32 v46, v2, v0, 0x2100
	v_dual_mov_b32 v20, 0 :: v_dual_add_nc_u32 v47, 32, v45
	v_dual_mov_b32 v31, 0 :: v_dual_add_nc_u32 v48, 48, v45
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v0, 0
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s9, 0
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	v_add_nc_u32_e32 v35, s9, v34
	v_add_nc_u32_e32 v37, s9, v33
	v_add_nc_u32_e32 v39, s9, v32
	s_add_i32 s9, s9, 16
	s_cmp_ge_i32 s9, s5
	v_ashrrev_i32_e32 v36, 31, v35
	v_ashrrev_i32_e32 v38, 31, v37
	v_ashrrev_i32_e32 v40, 31, v39
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[35:36], 2, v[35:36]
	v_lshlrev_b64 v[37:38], 2, v[37:38]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[39:40], 2, v[39:40]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v35, vcc_lo, s0, v35
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e32 v36, vcc_lo, s1, v36, vcc_lo
	v_add_co_u32 v49, vcc_lo, s2, v37
	v_add_co_ci_u32_e32 v50, vcc_lo, s3, v38, vcc_lo
	v_add_co_u32 v39, vcc_lo, s2, v39
	v_add_co_ci_u32_e32 v40, vcc_lo, s3, v40, vcc_lo
	global_load_b128 v[35:38], v[35:36], off
	s_clause 0x1
	global_load_b128 v[49:52], v[49:50], off
	global_load_b128 v[53:56], v[39:40], off
	s_waitcnt vmcnt(2)
	ds_store_2addr_b32 v46, v35, v36 offset1:68
	ds_store_2addr_b32 v46, v37, v38 offset0:136 offset1:204
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v45, v49, v53 offset1:1
	ds_store_2addr_b32 v45, v50, v54 offset0:132 offset1:196
	ds_store_2addr_stride64_b32 v47, v51, v55 offset0:4 offset1:5
	ds_store_2addr_stride64_b32 v48, v52, v56 offset0:6 offset1:7
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[35:38], v43
	ds_load_b128 v[49:52], v44
	ds_load_b128 v[53:56], v44 offset:16
	ds_load_b128 v[57:60], v43 offset:272
	ds_load_b128 v[61:64], v44 offset:528
	ds_load_b128 v[65:68], v44 offset:544
	ds_load_b128 v[69:72], v44 offset:1056
	ds_load_b128 v[73:76], v44 offset:1072
	ds_load_b128 v[77:80], v43 offset:544
	ds_load_b128 v[81:84], v43 offset:816
	ds_load_b128 v[85:88], v44 offset:1584
	ds_load_b128 v[89:92], v44 offset:1600
	s_waitcnt lgkmcnt(10)
	v_fmac_f32_e32 v24, v35, v49
	v_dual_fmac_f32 v25, v35, v50 :: v_dual_fmac_f32 v22, v36, v51
	v_fmac_f32_e32 v26, v35, v51
	v_dual_fmac_f32 v27, v35, v52 :: v_dual_fmac_f32 v12, v37, v49
	v_fmac_f32_e32 v20, v36, v49
	v_dual_fmac_f32 v21, v36, v50 :: v_dual_fmac_f32 v14, v37, v51
	v_dual_fmac_f32 v23, v36, v52 :: v_dual_fmac_f32 v4, v38, v49
	v_dual_fmac_f32 v13, v37, v50 :: v_dual_fmac_f32 v6, v38, v51
	s_waitcnt lgkmcnt(9)
	v_dual_fmac_f32 v15, v37, v52 :: v_dual_fmac_f32 v28, v35, v53
	v_dual_fmac_f32 v5, v38, v50 :: v_dual_fmac_f32 v30, v35, v55
	v_dual_fmac_f32 v7, v38, v52 :: v_dual_fmac_f32 v16, v36, v53
	ds_load_b128 v[49:52], v44 offset:2112
	v_dual_fmac_f32 v29, v35, v54 :: v_dual_fmac_f32 v18, v36, v55
	v_dual_fmac_f32 v31, v35, v56 :: v_dual_fmac_f32 v8, v37, v53
	v_dual_fmac_f32 v17, v36, v54 :: v_dual_fmac_f32 v10, v37, v55
	v_dual_fmac_f32 v19, v36, v56 :: v_dual_fmac_f32 v0, v38, v53
	v_dual_fmac_f32 v9, v37, v54 :: v_dual_fmac_f32 v2, v38, v55
	s_waitcnt lgkmcnt(8)
	v_dual_fmac_f32 v11, v37, v56 :: v_dual_fmac_f32 v20, v58, v61
	v_dual_fmac_f32 v1, v38, v54 :: v_dual_fmac_f32 v24, v57, v61
	v_dual_fmac_f32 v3, v38, v56 :: v_dual_fmac_f32 v26, v57, v63
	ds_load_b128 v[35:38], v44 offset:2128
	ds_load_b128 v[53:56], v43 offset:1088
	v_dual_fmac_f32 v25, v57, v62 :: v_dual_fmac_f32 v22, v58, v63
	v_dual_fmac_f32 v27, v57, v64 :: v_dual_fmac_f32 v12, v59, v61
	v_dual_fmac_f32 v21, v58, v62 :: v_dual_fmac_f32 v14, v59, v63
	v_dual_fmac_f32 v23, v58, v64 :: v_dual_fmac_f32 v4, v60, v61
	v_dual_fmac_f32 v13, v59, v62 :: v_dual_fmac_f32 v6, v60, v63
	s_waitcnt lgkmcnt(9)
	v_dual_fmac_f32 v15, v59, v64 :: v_dual_fmac_f32 v28, v57, v65
	v_dual_fmac_f32 v5, v60, v62 :: v_dual_fmac_f32 v30, v57, v67
	v_dual_fmac_f32 v7, v60, v64 :: v_dual_fmac_f32 v16, v58, v65
	ds_load_b128 v[61:64], v43 offset:1360
	v_dual_fmac_f32 v29, v57, v66 :: v_dual_fmac_f32 v18, v58, v67
	v_dual_fmac_f32 v31, v57, v68 :: v_dual_fmac_f32 v8, v59, v65
	v_dual_fmac_f32 v17, v58, v66 :: v_dual_fmac_f32 v10, v59, v67
	v_dual_fmac_f32 v19, v58, v68 :: v_dual_fmac_f32 v0, v60, v65
	v_dual_fmac_f32 v9, v59, v66 :: v_dual_fmac_f32 v2, v60, v67
	s_waitcnt lgkmcnt(7)
	v_dual_fmac_f32 v11, v59, v68 :: v_dual_fmac_f32 v24, v77, v69
	v_dual_fmac_f32 v1, v60, v66 :: v_dual_fmac_f32 v26, v77, v71
	v_dual_fmac_f32 v3, v60, v68 :: v_dual_fmac_f32 v20, v78, v69
	ds_load_b128 v[57:60], v44 offset:2640
	ds_load_b128 v[65:68], v44 offset:2656
	v_dual_fmac_f32 v25, v77, v70 :: v_dual_fmac_f32 v22, v78, v71
	v_dual_fmac_f32 v27, v77, v72 :: v_dual_fmac_f32 v12, v79, v69
	v_dual_fmac_f32 v21, v78, v70 :: v_dual_fmac_f32 v14, v79, v71
	v_dual_fmac_f32 v23, v78, v72 :: v_dual_fmac_f32 v4, v80, v69
	v_dual_fmac_f32 v13, v79, v70 :: v_dual_fmac_f32 v6, v80, v71
	v_dual_fmac_f32 v15, v79, v72 :: v_dual_fmac_f32 v28, v77, v73
	v_dual_fmac_f32 v5, v80, v70 :: v_dual_fmac_f32 v30, v77, v75
	v_dual_fmac_f32 v7, v80, v72 :: v_dual_fmac_f32 v16, v78, v73
	ds_load_b128 v[69:72], v44 offset:3168
	v_dual_fmac_f32 v29, v77, v74 :: v_dual_fmac_f32 v18, v78, v75
	v_dual_fmac_f32 v31, v77, v76 :: v_dual_fmac_f32 v8, v79, v73
	v_dual_fmac_f32 v17, v78, v74 :: v_dual_fmac_f32 v10, v79, v75
	v_dual_fmac_f32 v19, v78, v76 :: v_dual_fmac_f32 v0, v80, v73
	v_dual_fmac_f32 v9, v79, v74 :: v_dual_fmac_f32 v2, v80, v75
	s_waitcnt lgkmcnt(8)
	v_dual_fmac_f32 v11, v79, v76 :: v_dual_fmac_f32 v24, v81, v85
	v_dual_fmac_f32 v1, v80, v74 :: v_dual_fmac_f32 v26, v81, v87
	v_dual_fmac_f32 v3, v80, v76 :: v_dual_fmac_f32 v20, v82, v85
	ds_load_b128 v[73:76], v44 offset:3184
	ds_load_b128 v[77:80], v43 offset:1632
	v_dual_fmac_f32 v25, v81, v86 :: v_dual_fmac_f32 v22, v82, v87
	v_dual_fmac_f32 v27, v81, v88 :: v_dual_fmac_f32 v12, v83, v85
	v_dual_fmac_f32 v21, v82, v86 :: v_dual_fmac_f32 v14, v83, v87
	v_dual_fmac_f32 v23, v82, v88 :: v_dual_fmac_f32 v4, v84, v85
	v_dual_fmac_f32 v13, v83, v86 :: v_dual_fmac_f32 v6, v84, v87
	s_waitcnt lgkmcnt(9)
	v_dual_fmac_f32 v15, v83, v88 :: v_dual_fmac_f32 v28, v81, v89
	v_dual_fmac_f32 v5, v84, v86 :: v_dual_fmac_f32 v30, v81, v91
	v_dual_fmac_f32 v7, v84, v88 :: v_dual_fmac_f32 v16, v82, v89
	ds_load_b128 v[85:88], v43 offset:1904
	v_dual_fmac_f32 v29, v81, v90 :: v_dual_fmac_f32 v18, v82, v91
	v_dual_fmac_f32 v31, v81, v92 :: v_dual_fmac_f32 v8, v83, v89
	v_dual_fmac_f32 v17, v82, v90 :: v_dual_fmac_f32 v10, v83, v91
	v_dual_fmac_f32 v19, v82, v92 :: v_dual_fmac_f32 v0, v84, v89
	v_dual_fmac_f32 v9, v83, v90 :: v_dual_fmac_f32 v2, v84, v91
	s_waitcnt lgkmcnt(7)
	v_dual_fmac_f32 v11, v83, v92 :: v_dual_fmac_f32 v24, v53, v49
	v_dual_fmac_f32 v1, v84, v90 :: v_dual_fmac_f32 v26, v53, v51
	v_dual_fmac_f32 v3, v84, v92 :: v_dual_fmac_f32 v20, v54, v49
	ds_load_b128 v[81:84], v44 offset:3696
	ds_load_b128 v[89:92], v44 offset:3712
	v_dual_fmac_f32 v25, v53, v50 :: v_dual_fmac_f32 v22, v54, v51
	v_dual_fmac_f32 v27, v53, v52 :: v_dual_fmac_f32 v12, v55, v49
	v_dual_fmac_f32 v21, v54, v50 :: v_dual_fmac_f32 v14, v55, v51
	v_dual_fmac_f32 v23, v54, v52 :: v_dual_fmac_f32 v4, v56, v49
	v_dual_fmac_f32 v13, v55, v50 :: v_dual_fmac_f32 v6, v56, v51
	v_dual_fmac_f32 v15, v55, v52 :: v_dual_fmac_f32 v28, v53, v35
	v_dual_fmac_f32 v5, v56, v50 :: v_dual_fmac_f32 v30, v53, v37
	v_dual_fmac_f32 v7, v56, v52 :: v_dual_fmac_f32 v16, v54, v35
	ds_load_b128 v[49:52], v44 offset:4224
	v_dual_fmac_f32 v29, v53, v36 :: v_dual_fmac_f32 v18, v54, v37
	v_dual_fmac_f32 v31, v53, v38 :: v_dual_fmac_f32 v8, v55, v35
	v_dual_fmac_f32 v17, v54, v36 :: v_dual_fmac_f32 v10, v55, v37
	v_dual_fmac_f32 v19, v54, v38 :: v_dual_fmac_f32 v0, v56, v35
	v_dual_fmac_f32 v9, v55, v36 :: v_dual_fmac_f32 v2, v56, v37
	s_waitcnt lgkmcnt(8)
	v_dual_fmac_f32 v11, v55, v38 :: v_dual_fmac_f32 v24, v61, v57
	v_dual_fmac_f32 v1, v56, v36 :: v_dual_fmac_f32 v26, v61, v59
	v_dual_fmac_f32 v3, v56, v38 :: v_dual_fmac_f32 v20, v62, v57
	ds_load_b128 v[35:38], v44 offset:4240
	ds_load_b128 v[53:56], v43 offset:2176
	v_dual_fmac_f32 v25, v61, v58 :: v_dual_fmac_f32 v22, v62, v59
	v_dual_fmac_f32 v27, v61, v60 :: v_dual_fmac_f32 v12, v63, v57
	v_dual_fmac_f32 v21, v62, v58 :: v_dual_fmac_f32 v14, v63, v59
	v_dual_fmac_f32 v23, v62, v60 :: v_dual_fmac_f32 v4, v64, v57
	v_dual_fmac_f32 v13, v63, v58 :: v_dual_fmac_f32 v6, v64, v59
	s_waitcnt lgkmcnt(9)
	v_dual_fmac_f32 v15, v63, v60 :: v_dual_fmac_f32 v28, v61, v65
	v_dual_fmac_f32 v5, v64, v58 :: v_dual_fmac_f32 v30, v61, v67
	v_dual_fmac_f32 v7, v64, v60 :: v_dual_fmac_f32 v16, v62, v65
	ds_load_b128 v[57:60], v43 offset:2448
	v_dual_fmac_f32 v29, v61, v66 :: v_dual_fmac_f32 v18, v62, v67
	v_dual_fmac_f32 v31, v61, v68 :: v_dual_fmac_f32 v8, v63, v65
	v_dual_fmac_f32 v17, v62, v66 :: v_dual_fmac_f32 v10, v63, v67
	v_dual_fmac_f32 v19, v62, v68 :: v_dual_fmac_f32 v0, v64, v65
	v_dual_fmac_f32 v9, v63, v66 :: v_dual_fmac_f32 v2, v64, v67
	s_waitcnt lgkmcnt(7)
	v_dual_fmac_f32 v11, v63, v68 :: v_dual_fmac_f32 v24, v77, v69
	v_dual_fmac_f32 v1, v64, v66 :: v_dual_fmac_f32 v26, v77, v71
	v_dual_fmac_f32 v3, v64, v68 :: v_dual_fmac_f32 v20, v78, v69
	ds_load_b128 v[61:64], v44 offset:4752
	ds_load_b128 v[65:68], v44 offset:4768
	v_dual_fmac_f32 v25, v77, v70 :: v_dual_fmac_f32 v22, v78, v71
	v_dual_fmac_f32 v27, v77, v72 :: v_dual_fmac_f32 v12, v79, v69
	v_dual_fmac_f32 v21, v78, v70 :: v_dual_fmac_f32 v14, v79, v71
	v_dual_fmac_f32 v23, v78, v72 :: v_dual_fmac_f32 v4, v80, v69
	v_dual_fmac_f32 v13, v79, v70 :: v_dual_fmac_f32 v6, v80, v71
	v_dual_fmac_f32 v15, v79, v72 :: v_dual_fmac_f32 v28, v77, v73
	v_dual_fmac_f32 v5, v80, v70 :: v_dual_fmac_f32 v30, v77, v75
	v_dual_fmac_f32 v7, v80, v72 :: v_dual_fmac_f32 v16, v78, v73
	ds_load_b128 v[69:72], v44 offset:5280
	v_dual_fmac_f32 v29, v77, v74 :: v_dual_fmac_f32 v18, v78, v75
	v_dual_fmac_f32 v31, v77, v76 :: v_dual_fmac_f32 v8, v79, v73
	v_dual_fmac_f32 v17, v78, v74 :: v_dual_fmac_f32 v10, v79, v75
	v_dual_fmac_f32 v19, v78, v76 :: v_dual_fmac_f32 v0, v80, v73
	v_dual_fmac_f32 v9, v79, v74 :: v_dual_fmac_f32 v2, v80, v75
	s_waitcnt lgkmcnt(8)
	v_dual_fmac_f32 v11, v79, v76 :: v_dual_fmac_f32 v24, v85, v81
	v_dual_fmac_f32 v1, v80, v74 :: v_dual_fmac_f32 v26, v85, v83
	v_dual_fmac_f32 v3, v80, v76 :: v_dual_fmac_f32 v20, v86, v81
	ds_load_b128 v[73:76], v44 offset:5296
	ds_load_b128 v[77:80], v43 offset:2720
	v_dual_fmac_f32 v25, v85, v82 :: v_dual_fmac_f32 v22, v86, v83
	v_dual_fmac_f32 v27, v85, v84 :: v_dual_fmac_f32 v12, v87, v81
	v_dual_fmac_f32 v21, v86, v82 :: v_dual_fmac_f32 v14, v87, v83
	v_dual_fmac_f32 v23, v86, v84 :: v_dual_fmac_f32 v4, v88, v81
	v_dual_fmac_f32 v13, v87, v82 :: v_dual_fmac_f32 v6, v88, v83
	s_waitcnt lgkmcnt(9)
	v_dual_fmac_f32 v15, v87, v84 :: v_dual_fmac_f32 v28, v85, v89
	v_dual_fmac_f32 v5, v88, v82 :: v_dual_fmac_f32 v30, v85, v91
	v_dual_fmac_f32 v7, v88, v84 :: v_dual_fmac_f32 v16, v86, v89
	ds_load_b128 v[81:84], v43 offset:2992
	v_dual_fmac_f32 v29, v85, v90 :: v_dual_fmac_f32 v18, v86, v91
	v_dual_fmac_f32 v31, v85, v92 :: v_dual_fmac_f32 v8, v87, v89
	v_dual_fmac_f32 v17, v86, v90 :: v_dual_fmac_f32 v10, v87, v91
	v_dual_fmac_f32 v19, v86, v92 :: v_dual_fmac_f32 v0, v88, v89
	v_dual_fmac_f32 v9, v87, v90 :: v_dual_fmac_f32 v2, v88, v91
	s_waitcnt lgkmcnt(7)
	v_dual_fmac_f32 v11, v87, v92 :: v_dual_fmac_f32 v24, v53, v49
	v_dual_fmac_f32 v1, v88, v90 :: v_dual_fmac_f32 v26, v53, v51
	v_dual_fmac_f32 v3, v88, v92 :: v_dual_fmac_f32 v20, v54, v49
	ds_load_b128 v[85:88], v44 offset:5808
	ds_load_b128 v[89:92], v44 offset:5824
	v_dual_fmac_f32 v25, v53, v50 :: v_dual_fmac_f32 v22, v54, v51
	v_dual_fmac_f32 v27, v53, v52 :: v_dual_fmac_f32 v12, v55, v49
	v_dual_fmac_f32 v21, v54, v50 :: v_dual_fmac_f32 v14, v55, v51
	v_dual_fmac_f32 v23, v54, v52 :: v_dual_fmac_f32 v4, v56, v49
	v_dual_fmac_f32 v13, v55, v50 :: v_dual_fmac_f32 v6, v56, v51
	v_dual_fmac_f32 v15, v55, v52 :: v_dual_fmac_f32 v28, v53, v35
	v_dual_fmac_f32 v5, v56, v50 :: v_dual_fmac_f32 v30, v53, v37
	v_dual_fmac_f32 v7, v56, v52 :: v_dual_fmac_f32 v16, v54, v35
	ds_load_b128 v[49:52], v44 offset:6336
	v_dual_fmac_f32 v29, v53, v36 :: v_dual_fmac_f32 v18, v54, v37
	v_dual_fmac_f32 v31, v53, v38 :: v_dual_fmac_f32 v8, v55, v35
	v_dual_fmac_f32 v17, v54, v36 :: v_dual_fmac_f32 v10, v55, v37
	v_dual_fmac_f32 v19, v54, v38 :: v_dual_fmac_f32 v0, v56, v35
	v_dual_fmac_f32 v9, v55, v36 :: v_dual_fmac_f32 v2, v56, v37
	s_waitcnt lgkmcnt(8)
	v_dual_fmac_f32 v11, v55, v38 :: v_dual_fmac_f32 v24, v57, v61
	v_dual_fmac_f32 v1, v56, v36 :: v_dual_fmac_f32 v26, v57, v63
	v_dual_fmac_f32 v3, v56, v38 :: v_dual_fmac_f32 v20, v58, v61
	ds_load_b128 v[35:38], v44 offset:6352
	ds_load_b128 v[53:56], v43 offset:3264
	v_dual_fmac_f32 v25, v57, v62 :: v_dual_fmac_f32 v22, v58, v63
	v_dual_fmac_f32 v27, v57, v64 :: v_dual_fmac_f32 v12, v59, v61
	v_dual_fmac_f32 v21, v58, v62 :: v_dual_fmac_f32 v14, v59, v63
	v_dual_fmac_f32 v23, v58, v64 :: v_dual_fmac_f32 v4, v60, v61
	v_dual_fmac_f32 v13, v59, v62 :: v_dual_fmac_f32 v6, v60, v63
	s_waitcnt lgkmcnt(9)
	v_dual_fmac_f32 v15, v59, v64 :: v_dual_fmac_f32 v28, v57, v65
	v_dual_fmac_f32 v5, v60, v62 :: v_dual_fmac_f32 v30, v57, v67
	v_dual_fmac_f32 v7, v60, v64 :: v_dual_fmac_f32 v16, v58, v65
	ds_load_b128 v[61:64], v43 offset:3536
	v_dual_fmac_f32 v29, v57, v66 :: v_dual_fmac_f32 v18, v58, v67
	v_dual_fmac_f32 v31, v57, v68 :: v_dual_fmac_f32 v8, v59, v65
	v_dual_fmac_f32 v17, v58, v66 :: v_dual_fmac_f32 v10, v59, v67
	v_dual_fmac_f32 v19, v58, v68 :: v_dual_fmac_f32 v0, v60, v65
	v_dual_fmac_f32 v9, v59, v66 :: v_dual_fmac_f32 v2, v60, v67
	s_waitcnt lgkmcnt(7)
	v_dual_fmac_f32 v11, v59, v68 :: v_dual_fmac_f32 v24, v77, v69
	v_dual_fmac_f32 v1, v60, v66 :: v_dual_fmac_f32 v26, v77, v71
	v_dual_fmac_f32 v3, v60, v68 :: v_dual_fmac_f32 v20, v78, v69
	ds_load_b128 v[57:60], v44 offset:6864
	ds_load_b128 v[65:68], v44 offset:6880
	v_dual_fmac_f32 v25, v77, v70 :: v_dual_fmac_f32 v22, v78, v71
	v_dual_fmac_f32 v27, v77, v72 :: v_dual_fmac_f32 v12, v79, v69
	v_dual_fmac_f32 v21, v78, v70 :: v_dual_fmac_f32 v14, v79, v71
	v_dual_fmac_f32 v23, v78, v72 :: v_dual_fmac_f32 v4, v80, v69
	v_dual_fmac_f32 v13, v79, v70 :: v_dual_fmac_f32 v6, v80, v71
	v_dual_fmac_f32 v15, v79, v72 :: v_dual_fmac_f32 v28, v77, v73
	v_dual_fmac_f32 v5, v80, v70 :: v_dual_fmac_f32 v30, v77, v75
	v_dual_fmac_f32 v7, v80, v72 :: v_dual_fmac_f32 v16, v78, v73
	ds_load_b128 v[69:72], v44 offset:7392
	v_dual_fmac_f32 v29, v77, v74 :: v_dual_fmac_f32 v18, v78, v75
	v_dual_fmac_f32 v31, v77, v76 :: v_dual_fmac_f32 v8, v79, v73
	v_dual_fmac_f32 v17, v78, v74 :: v_dual_fmac_f32 v10, v79, v75
	v_dual_fmac_f32 v19, v78, v76 :: v_dual_fmac_f32 v0, v80, v73
	v_dual_fmac_f32 v9, v79, v74 :: v_dual_fmac_f32 v2, v80, v75
	s_waitcnt lgkmcnt(8)
	v_dual_fmac_f32 v11, v79, v76 :: v_dual_fmac_f32 v24, v81, v85
	v_dual_fmac_f32 v1, v80, v74 :: v_dual_fmac_f32 v26, v81, v87
	v_dual_fmac_f32 v3, v80, v76 :: v_dual_fmac_f32 v20, v82, v85
	ds_load_b128 v[73:76], v44 offset:7408
	ds_load_b128 v[77:80], v43 offset:3808
	v_dual_fmac_f32 v25, v81, v86 :: v_dual_fmac_f32 v22, v82, v87
	v_dual_fmac_f32 v27, v81, v88 :: v_dual_fmac_f32 v12, v83, v85
	v_dual_fmac_f32 v21, v82, v86 :: v_dual_fmac_f32 v14, v83, v87
	v_dual_fmac_f32 v23, v82, v88 :: v_dual_fmac_f32 v4, v84, v85
	v_dual_fmac_f32 v13, v83, v86 :: v_dual_fmac_f32 v6, v84, v87
	s_waitcnt lgkmcnt(9)
	v_dual_fmac_f32 v15, v83, v88 :: v_dual_fmac_f32 v28, v81, v89
	v_dual_fmac_f32 v5, v84, v86 :: v_dual_fmac_f32 v30, v81, v91
	v_dual_fmac_f32 v7, v84, v88 :: v_dual_fmac_f32 v16, v82, v89
	ds_load_b128 v[85:88], v43 offset:4080
	v_dual_fmac_f32 v29, v81, v90 :: v_dual_fmac_f32 v18, v82, v91
	v_dual_fmac_f32 v31, v81, v92 :: v_dual_fmac_f32 v8, v83, v89
	v_dual_fmac_f32 v17, v82, v90 :: v_dual_fmac_f32 v10, v83, v91
	v_dual_fmac_f32 v19, v82, v92 :: v_dual_fmac_f32 v0, v84, v89
	v_dual_fmac_f32 v9, v83, v90 :: v_dual_fmac_f32 v2, v84, v91
	s_waitcnt lgkmcnt(7)
	v_dual_fmac_f32 v11, v83, v92 :: v_dual_fmac_f32 v24, v53, v49
	v_dual_fmac_f32 v1, v84, v90 :: v_dual_fmac_f32 v26, v53, v51
	v_dual_fmac_f32 v3, v84, v92 :: v_dual_fmac_f32 v28, v53, v35
	ds_load_b128 v[81:84], v44 offset:7920
	ds_load_b128 v[89:92], v44 offset:7936
	v_dual_fmac_f32 v25, v53, v50 :: v_dual_fmac_f32 v20, v54, v49
	v_dual_fmac_f32 v27, v53, v52 :: v_dual_fmac_f32 v22, v54, v51
	v_dual_fmac_f32 v29, v53, v36 :: v_dual_fmac_f32 v16, v54, v35
	v_dual_fmac_f32 v30, v53, v37 :: v_dual_fmac_f32 v21, v54, v50
	v_dual_fmac_f32 v31, v53, v38 :: v_dual_fmac_f32 v18, v54, v37
	v_dual_fmac_f32 v23, v54, v52 :: v_dual_fmac_f32 v12, v55, v49
	v_dual_fmac_f32 v17, v54, v36 :: v_dual_fmac_f32 v14, v55, v51
	v_dual_fmac_f32 v19, v54, v38 :: v_dual_fmac_f32 v8, v55, v35
	v_dual_fmac_f32 v13, v55, v50 :: v_dual_fmac_f32 v4, v56, v49
	v_dual_fmac_f32 v15, v55, v52 :: v_dual_fmac_f32 v6, v56, v51
	v_dual_fmac_f32 v9, v55, v36 :: v_dual_fmac_f32 v0, v56, v35
	v_dual_fmac_f32 v10, v55, v37 :: v_dual_fmac_f32 v5, v56, v50
	v_dual_fmac_f32 v11, v55, v38 :: v_dual_fmac_f32 v2, v56, v37
	s_waitcnt lgkmcnt(7)
	v_dual_fmac_f32 v7, v56, v52 :: v_dual_fmac_f32 v24, v61, v57
	v_dual_fmac_f32 v1, v56, v36 :: v_dual_fmac_f32 v26, v61, v59
	s_waitcnt lgkmcnt(6)
	v_dual_fmac_f32 v3, v56, v38 :: v_dual_fmac_f32 v28, v61, v65
	v_dual_fmac_f32 v25, v61, v58 :: v_dual_fmac_f32 v20, v62, v57
	v_dual_fmac_f32 v27, v61, v60 :: v_dual_fmac_f32 v22, v62, v59
	v_dual_fmac_f32 v29, v61, v66 :: v_dual_fmac_f32 v16, v62, v65
	v_dual_fmac_f32 v30, v61, v67 :: v_dual_fmac_f32 v21, v62, v58
	v_dual_fmac_f32 v31, v61, v68 :: v_dual_fmac_f32 v18, v62, v67
	v_dual_fmac_f32 v23, v62, v60 :: v_dual_fmac_f32 v12, v63, v57
	v_dual_fmac_f32 v17, v62, v66 :: v_dual_fmac_f32 v14, v63, v59
	v_dual_fmac_f32 v19, v62, v68 :: v_dual_fmac_f32 v8, v63, v65
	v_dual_fmac_f32 v13, v63, v58 :: v_dual_fmac_f32 v4, v64, v57
	v_dual_fmac_f32 v15, v63, v60 :: v_dual_fmac_f32 v6, v64, v59
	v_dual_fmac_f32 v9, v63, v66 :: v_dual_fmac_f32 v0, v64, v65
	v_dual_fmac_f32 v10, v63, v67 :: v_dual_fmac_f32 v5, v64, v58
	v_dual_fmac_f32 v11, v63, v68 :: v_dual_fmac_f32 v2, v64, v67
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v7, v64, v60 :: v_dual_fmac_f32 v24, v77, v69
	v_dual_fmac_f32 v1, v64, v66 :: v_dual_fmac_f32 v26, v77, v71
	v_dual_fmac_f32 v3, v64, v68 :: v_dual_fmac_f32 v28, v77, v73
	v_dual_fmac_f32 v25, v77, v70 :: v_dual_fmac_f32 v20, v78, v69
	v_dual_fmac_f32 v27, v77, v72 :: v_dual_fmac_f32 v22, v78, v71
	v_dual_fmac_f32 v29, v77, v74 :: v_dual_fmac_f32 v16, v78, v73
	v_dual_fmac_f32 v30, v77, v75 :: v_dual_fmac_f32 v21, v78, v70
	v_dual_fmac_f32 v31, v77, v76 :: v_dual_fmac_f32 v18, v78, v75
	v_dual_fmac_f32 v23, v78, v72 :: v_dual_fmac_f32 v12, v79, v69
	v_dual_fmac_f32 v17, v78, v74 :: v_dual_fmac_f32 v14, v79, v71
	v_dual_fmac_f32 v19, v78, v76 :: v_dual_fmac_f32 v8, v79, v73
	v_dual_fmac_f32 v13, v79, v70 :: v_dual_fmac_f32 v4, v80, v69
	v_dual_fmac_f32 v15, v79, v72 :: v_dual_fmac_f32 v6, v80, v71
	v_dual_fmac_f32 v9, v79, v74 :: v_dual_fmac_f32 v0, v80, v73
	v_dual_fmac_f32 v10, v79, v75 :: v_dual_fmac_f32 v5, v80, v70
	v_dual_fmac_f32 v11, v79, v76 :: v_dual_fmac_f32 v2, v80, v75
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v7, v80, v72 :: v_dual_fmac_f32 v24, v85, v81
	v_dual_fmac_f32 v1, v80, v74 :: v_dual_fmac_f32 v26, v85, v83
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v3, v80, v76 :: v_dual_fmac_f32 v28, v85, v89
	v_dual_fmac_f32 v25, v85, v82 :: v_dual_fmac_f32 v20, v86, v81
	v_dual_fmac_f32 v27, v85, v84 :: v_dual_fmac_f32 v22, v86, v83
	v_dual_fmac_f32 v29, v85, v90 :: v_dual_fmac_f32 v16, v86, v89
	v_dual_fmac_f32 v30, v85, v91 :: v_dual_fmac_f32 v21, v86, v82
	v_dual_fmac_f32 v31, v85, v92 :: v_dual_fmac_f32 v18, v86, v91
	v_dual_fmac_f32 v23, v86, v84 :: v_dual_fmac_f32 v12, v87, v81
	v_dual_fmac_f32 v17, v86, v90 :: v_dual_fmac_f32 v14, v87, v83
	v_dual_fmac_f32 v19, v86, v92 :: v_dual_fmac_f32 v8, v87, v89
	v_dual_fmac_f32 v13, v87, v82 :: v_dual_fmac_f32 v4, v88, v81
	v_dual_fmac_f32 v15, v87, v84 :: v_dual_fmac_f32 v6, v88, v83
	v_dual_fmac_f32 v9, v87, v90 :: v_dual_fmac_f32 v0, v88, v89
	v_dual_fmac_f32 v10, v87, v91 :: v_dual_fmac_f32 v5, v88, v82
	v_dual_fmac_f32 v11, v87, v92 :: v_dual_fmac_f32 v2, v88, v91
	v_fmac_f32_e32 v7, v88, v84
	v_fmac_f32_e32 v1, v88, v90
	v_fmac_f32_e32 v3, v88, v92
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc0 .LBB0_5
; %bb.6:
	v_mov_b32_e32 v34, v41
	v_mov_b32_e32 v32, v42
	s_branch .LBB0_8
.LBB0_7:
	v_dual_mov_b32 v3, s3 :: v_dual_mov_b32 v2, s3
	v_dual_mov_b32 v1, s3 :: v_dual_mov_b32 v0, s3
	v_dual_mov_b32 v7, s3 :: v_dual_mov_b32 v6, s3
	v_dual_mov_b32 v5, s3 :: v_dual_mov_b32 v4, s3
	v_dual_mov_b32 v11, s3 :: v_dual_mov_b32 v10, s3
	v_dual_mov_b32 v9, s3 :: v_dual_mov_b32 v8, s3
	v_dual_mov_b32 v15, s3 :: v_dual_mov_b32 v14, s3
	v_dual_mov_b32 v13, s3 :: v_dual_mov_b32 v12, s3
	v_dual_mov_b32 v19, s3 :: v_dual_mov_b32 v18, s3
	v_dual_mov_b32 v17, s3 :: v_dual_mov_b32 v16, s3
	v_dual_mov_b32 v23, s3 :: v_dual_mov_b32 v22, s3
	v_dual_mov_b32 v21, s3 :: v_dual_mov_b32 v20, s3
	v_dual_mov_b32 v31, s3 :: v_dual_mov_b32 v30, s3
	v_dual_mov_b32 v29, s3 :: v_dual_mov_b32 v28, s3
	v_dual_mov_b32 v27, s3 :: v_dual_mov_b32 v26, s3
	v_dual_mov_b32 v25, s3 :: v_dual_mov_b32 v24, s3
.LBB0_8:
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_dual_mov_b32 v33, 0 :: v_dual_add_nc_u32 v38, s10, v34
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[0:1], s[8:9], 2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_mad_i64_i32 v[34:35], null, v38, s4, 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s6, s0
	v_or_b32_e32 v36, 1, v38
	s_addc_u32 s1, s7, s1
	v_add_co_u32 v40, vcc_lo, s0, v32
	v_add_co_ci_u32_e32 v41, vcc_lo, s1, v33, vcc_lo
	v_or_b32_e32 v39, 2, v38
	v_lshlrev_b64 v[32:33], 2, v[34:35]
	v_mad_i64_i32 v[34:35], null, v36, s4, 0
	v_or_b32_e32 v42, 3, v38
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mad_i64_i32 v[36:37], null, v39, s4, 0
	v_add_co_u32 v32, vcc_lo, v40, v32
	v_add_co_ci_u32_e32 v33, vcc_lo, v41, v33, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_mad_i64_i32 v[38:39], null, v42, s4, 0
	v_lshlrev_b64 v[34:35], 2, v[34:35]
	s_clause 0x1
	global_store_b128 v[32:33], v[24:27], off
	global_store_b128 v[32:33], v[28:31], off offset:16
	v_lshlrev_b64 v[24:25], 2, v[36:37]
	v_add_co_u32 v26, vcc_lo, v40, v34
	v_lshlrev_b64 v[28:29], 2, v[38:39]
	v_add_co_ci_u32_e32 v27, vcc_lo, v41, v35, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_u32 v24, vcc_lo, v40, v24
	v_add_co_ci_u32_e32 v25, vcc_lo, v41, v25, vcc_lo
	v_add_co_u32 v28, vcc_lo, v40, v28
	v_add_co_ci_u32_e32 v29, vcc_lo, v41, v29, vcc_lo
	s_clause 0x5
	global_store_b128 v[26:27], v[20:23], off
	global_store_b128 v[26:27], v[16:19], off offset:16
	global_store_b128 v[24:25], v[12:15], off
	global_store_b128 v[24:25], v[8:11], off offset:16
	global_store_b128 v[28:29], v[4:7], off
	global_store_b128 v[28:29], v[0:3], off offset:16
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sgemm_nt
		.amdhsa_group_segment_fixed_size 12800
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_next_free_vgpr 93
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
.Lfunc_end0:
	.size	sgemm_nt, .Lfunc_end0-sgemm_nt
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3524
; NumSgprs: 18
; NumVgprs: 93
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 12800 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 93
; Occupancy: 16
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
	.type	__hip_cuid_1f3473e481988d94,@object ; @__hip_cuid_1f3473e481988d94
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_1f3473e481988d94
__hip_cuid_1f3473e481988d94:
	.byte	0                               ; 0x0
	.size	__hip_cuid_1f3473e481988d94, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_1f3473e481988d94
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
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
    .group_segment_fixed_size: 12800
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 256
    .name:           sgemm_nt
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         sgemm_nt.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     93
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
