	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	sgemm_fill              ; -- Begin function sgemm_fill
	.globl	sgemm_fill
	.p2align	8
	.type	sgemm_fill,@function
sgemm_fill:                             ; @sgemm_fill
; %bb.0:
	s_clause 0x2
	s_load_b128 s[4:7], s[0:1], 0x1c
	s_load_b128 s[8:11], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	v_and_b32_e32 v16, 15, v0
	s_lshl_b32 s3, s15, 6
	s_lshl_b32 s2, s14, 6
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s5, 1
	s_cbranch_scc1 .LBB0_7
; %bb.1:
	v_dual_mov_b32 v17, 0 :: v_dual_and_b32 v4, 63, v0
	v_lshrrev_b32_e32 v3, 6, v0
	v_dual_mov_b32 v18, 0 :: v_dual_and_b32 v21, 0xf0, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v20, 0 :: v_dual_lshlrev_b32 v1, 2, v4
	v_mul_lo_u32 v5, s4, v3
	v_dual_mov_b32 v19, 0 :: v_dual_add_nc_u32 v6, s3, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_lshl_or_b32 v24, v3, 8, v1
	v_lshl_or_b32 v22, v16, 4, 0x1000
	v_or_b32_e32 v23, 0xffffff00, v0
	v_mad_u64_u32 v[1:2], null, s5, v6, v[3:4]
	v_add3_u32 v25, v5, s2, v4
	v_or_b32_e32 v26, 0x1000, v24
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v4, 0
	s_lshl_b32 s12, s4, 4
	s_lshl_b32 s13, s4, 2
	s_mov_b32 s14, 0
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_3 Depth 2
                                        ;     Child Loop BB0_5 Depth 2
	v_dual_mov_b32 v2, v1 :: v_dual_mov_b32 v27, v24
	v_mov_b32_e32 v28, v23
	s_mov_b32 s15, 0
	.p2align	6
.LBB0_3:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v3, 31, v2
	v_add_nc_u32_e32 v28, 0x100, v28
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[29:30], 2, v[2:3]
	v_add_nc_u32_e32 v2, 4, v2
	v_add_co_u32 v29, vcc_lo, s8, v29
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v30, null, s9, v30, vcc_lo
	v_cmp_lt_u32_e32 vcc_lo, 0x2ff, v28
	global_load_b32 v3, v[29:30], off
	s_or_b32 s15, vcc_lo, s15
	s_waitcnt vmcnt(0)
	ds_store_b32 v27, v3
	v_add_nc_u32_e32 v27, 0x400, v27
	s_and_not1_b32 exec_lo, exec_lo, s15
	s_cbranch_execnz .LBB0_3
; %bb.4:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b32 exec_lo, exec_lo, s15
	v_dual_mov_b32 v2, v25 :: v_dual_mov_b32 v27, v26
	v_mov_b32_e32 v28, v23
	s_mov_b32 s15, 0
	.p2align	6
.LBB0_5:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v3, 31, v2
	v_add_nc_u32_e32 v28, 0x100, v28
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[29:30], 2, v[2:3]
	v_add_nc_u32_e32 v2, s13, v2
	v_add_co_u32 v29, vcc_lo, s10, v29
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v30, null, s11, v30, vcc_lo
	v_cmp_lt_u32_e32 vcc_lo, 0x2ff, v28
	global_load_b32 v3, v[29:30], off
	s_or_b32 s15, vcc_lo, s15
	s_waitcnt vmcnt(0)
	ds_store_b32 v27, v3
	v_add_nc_u32_e32 v27, 0x400, v27
	s_and_not1_b32 exec_lo, exec_lo, s15
	s_cbranch_execnz .LBB0_5
; %bb.6:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b32 exec_lo, exec_lo, s15
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[27:30], v22
	ds_load_b128 v[31:34], v21
	ds_load_b128 v[35:38], v21 offset:256
	ds_load_b128 v[39:42], v22 offset:256
	ds_load_b128 v[43:46], v21 offset:512
	ds_load_b128 v[47:50], v22 offset:512
	s_add_i32 s14, s14, 16
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s14, s5
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v31, v27 :: v_dual_fmac_f32 v14, v32, v28
	v_dual_fmac_f32 v18, v31, v28 :: v_dual_fmac_f32 v15, v32, v27
	v_dual_fmac_f32 v19, v31, v29 :: v_dual_fmac_f32 v12, v32, v30
	v_dual_fmac_f32 v20, v31, v30 :: v_dual_fmac_f32 v13, v32, v29
	v_dual_fmac_f32 v11, v33, v27 :: v_dual_fmac_f32 v6, v34, v28
	v_dual_fmac_f32 v10, v33, v28 :: v_dual_fmac_f32 v7, v34, v27
	v_dual_fmac_f32 v9, v33, v29 :: v_dual_fmac_f32 v4, v34, v30
	v_dual_fmac_f32 v8, v33, v30 :: v_dual_fmac_f32 v5, v34, v29
	ds_load_b128 v[27:30], v21 offset:768
	ds_load_b128 v[31:34], v22 offset:768
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v35, v39 :: v_dual_fmac_f32 v14, v36, v40
	v_dual_fmac_f32 v18, v35, v40 :: v_dual_fmac_f32 v15, v36, v39
	v_dual_fmac_f32 v19, v35, v41 :: v_dual_fmac_f32 v12, v36, v42
	v_dual_fmac_f32 v20, v35, v42 :: v_dual_fmac_f32 v13, v36, v41
	v_dual_fmac_f32 v11, v37, v39 :: v_dual_fmac_f32 v6, v38, v40
	v_dual_fmac_f32 v10, v37, v40 :: v_dual_fmac_f32 v7, v38, v39
	v_dual_fmac_f32 v9, v37, v41 :: v_dual_fmac_f32 v4, v38, v42
	v_dual_fmac_f32 v8, v37, v42 :: v_dual_fmac_f32 v5, v38, v41
	ds_load_b128 v[35:38], v21 offset:1024
	ds_load_b128 v[39:42], v22 offset:1024
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v43, v47 :: v_dual_fmac_f32 v14, v44, v48
	v_dual_fmac_f32 v18, v43, v48 :: v_dual_fmac_f32 v15, v44, v47
	v_dual_fmac_f32 v19, v43, v49 :: v_dual_fmac_f32 v12, v44, v50
	v_dual_fmac_f32 v20, v43, v50 :: v_dual_fmac_f32 v13, v44, v49
	v_dual_fmac_f32 v11, v45, v47 :: v_dual_fmac_f32 v6, v46, v48
	v_dual_fmac_f32 v10, v45, v48 :: v_dual_fmac_f32 v7, v46, v47
	v_dual_fmac_f32 v9, v45, v49 :: v_dual_fmac_f32 v4, v46, v50
	v_dual_fmac_f32 v8, v45, v50 :: v_dual_fmac_f32 v5, v46, v49
	ds_load_b128 v[43:46], v21 offset:1280
	ds_load_b128 v[47:50], v22 offset:1280
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v27, v31 :: v_dual_fmac_f32 v14, v28, v32
	v_dual_fmac_f32 v18, v27, v32 :: v_dual_fmac_f32 v15, v28, v31
	v_dual_fmac_f32 v19, v27, v33 :: v_dual_fmac_f32 v12, v28, v34
	v_dual_fmac_f32 v20, v27, v34 :: v_dual_fmac_f32 v13, v28, v33
	v_dual_fmac_f32 v11, v29, v31 :: v_dual_fmac_f32 v6, v30, v32
	v_dual_fmac_f32 v10, v29, v32 :: v_dual_fmac_f32 v7, v30, v31
	v_dual_fmac_f32 v9, v29, v33 :: v_dual_fmac_f32 v4, v30, v34
	v_dual_fmac_f32 v8, v29, v34 :: v_dual_fmac_f32 v5, v30, v33
	ds_load_b128 v[27:30], v21 offset:1536
	ds_load_b128 v[31:34], v22 offset:1536
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v35, v39 :: v_dual_fmac_f32 v14, v36, v40
	v_dual_fmac_f32 v18, v35, v40 :: v_dual_fmac_f32 v15, v36, v39
	v_dual_fmac_f32 v19, v35, v41 :: v_dual_fmac_f32 v12, v36, v42
	v_dual_fmac_f32 v20, v35, v42 :: v_dual_fmac_f32 v13, v36, v41
	v_dual_fmac_f32 v11, v37, v39 :: v_dual_fmac_f32 v6, v38, v40
	v_dual_fmac_f32 v10, v37, v40 :: v_dual_fmac_f32 v7, v38, v39
	v_dual_fmac_f32 v9, v37, v41 :: v_dual_fmac_f32 v4, v38, v42
	v_dual_fmac_f32 v8, v37, v42 :: v_dual_fmac_f32 v5, v38, v41
	ds_load_b128 v[35:38], v21 offset:1792
	ds_load_b128 v[39:42], v22 offset:1792
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v43, v47 :: v_dual_fmac_f32 v14, v44, v48
	v_dual_fmac_f32 v18, v43, v48 :: v_dual_fmac_f32 v15, v44, v47
	v_dual_fmac_f32 v19, v43, v49 :: v_dual_fmac_f32 v12, v44, v50
	v_dual_fmac_f32 v20, v43, v50 :: v_dual_fmac_f32 v13, v44, v49
	v_dual_fmac_f32 v11, v45, v47 :: v_dual_fmac_f32 v6, v46, v48
	v_dual_fmac_f32 v10, v45, v48 :: v_dual_fmac_f32 v7, v46, v47
	v_dual_fmac_f32 v9, v45, v49 :: v_dual_fmac_f32 v4, v46, v50
	v_dual_fmac_f32 v8, v45, v50 :: v_dual_fmac_f32 v5, v46, v49
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v17, v27, v31 :: v_dual_fmac_f32 v14, v28, v32
	v_dual_fmac_f32 v18, v27, v32 :: v_dual_fmac_f32 v15, v28, v31
	v_dual_fmac_f32 v19, v27, v33 :: v_dual_fmac_f32 v12, v28, v34
	v_dual_fmac_f32 v20, v27, v34 :: v_dual_fmac_f32 v13, v28, v33
	v_dual_fmac_f32 v11, v29, v31 :: v_dual_fmac_f32 v6, v30, v32
	v_dual_fmac_f32 v10, v29, v32 :: v_dual_fmac_f32 v7, v30, v31
	v_dual_fmac_f32 v9, v29, v33 :: v_dual_fmac_f32 v4, v30, v34
	v_dual_fmac_f32 v8, v29, v34 :: v_dual_fmac_f32 v5, v30, v33
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v17, v35, v39 :: v_dual_fmac_f32 v14, v36, v40
	v_dual_fmac_f32 v18, v35, v40 :: v_dual_fmac_f32 v15, v36, v39
	v_dual_fmac_f32 v19, v35, v41 :: v_dual_fmac_f32 v12, v36, v42
	v_dual_fmac_f32 v20, v35, v42 :: v_dual_fmac_f32 v13, v36, v41
	v_dual_fmac_f32 v11, v37, v39 :: v_dual_fmac_f32 v6, v38, v40
	v_dual_fmac_f32 v10, v37, v40 :: v_dual_fmac_f32 v7, v38, v39
	v_dual_fmac_f32 v9, v37, v41 :: v_dual_fmac_f32 v4, v38, v42
	v_dual_fmac_f32 v8, v37, v42 :: v_dual_fmac_f32 v5, v38, v41
	ds_load_b128 v[27:30], v21 offset:2048
	ds_load_b128 v[31:34], v21 offset:2304
	ds_load_b128 v[35:38], v22 offset:2048
	ds_load_b128 v[39:42], v22 offset:2304
	ds_load_b128 v[43:46], v21 offset:2560
	ds_load_b128 v[47:50], v21 offset:2816
	ds_load_b128 v[51:54], v22 offset:2560
	ds_load_b128 v[55:58], v22 offset:2816
	ds_load_b128 v[59:62], v21 offset:3072
	ds_load_b128 v[63:66], v21 offset:3328
	ds_load_b128 v[67:70], v22 offset:3072
	ds_load_b128 v[71:74], v22 offset:3328
	ds_load_b128 v[75:78], v21 offset:3584
	ds_load_b128 v[79:82], v21 offset:3840
	ds_load_b128 v[83:86], v22 offset:3584
	ds_load_b128 v[87:90], v22 offset:3840
	v_add_nc_u32_e32 v1, 16, v1
	s_waitcnt lgkmcnt(13)
	v_dual_fmac_f32 v20, v27, v38 :: v_dual_add_nc_u32 v25, s12, v25
	v_dual_fmac_f32 v17, v27, v35 :: v_dual_fmac_f32 v14, v28, v36
	v_fmac_f32_e32 v18, v27, v36
	v_dual_fmac_f32 v19, v27, v37 :: v_dual_fmac_f32 v12, v28, v38
	v_dual_fmac_f32 v15, v28, v35 :: v_dual_fmac_f32 v10, v29, v36
	v_dual_fmac_f32 v13, v28, v37 :: v_dual_fmac_f32 v8, v29, v38
	v_dual_fmac_f32 v11, v29, v35 :: v_dual_fmac_f32 v6, v30, v36
	v_dual_fmac_f32 v9, v29, v37 :: v_dual_fmac_f32 v4, v30, v38
	s_waitcnt lgkmcnt(12)
	v_dual_fmac_f32 v7, v30, v35 :: v_dual_fmac_f32 v18, v31, v40
	v_dual_fmac_f32 v5, v30, v37 :: v_dual_fmac_f32 v20, v31, v42
	v_dual_fmac_f32 v17, v31, v39 :: v_dual_fmac_f32 v14, v32, v40
	v_dual_fmac_f32 v19, v31, v41 :: v_dual_fmac_f32 v12, v32, v42
	v_dual_fmac_f32 v15, v32, v39 :: v_dual_fmac_f32 v10, v33, v40
	v_dual_fmac_f32 v13, v32, v41 :: v_dual_fmac_f32 v8, v33, v42
	v_dual_fmac_f32 v11, v33, v39 :: v_dual_fmac_f32 v6, v34, v40
	v_dual_fmac_f32 v9, v33, v41 :: v_dual_fmac_f32 v4, v34, v42
	s_waitcnt lgkmcnt(9)
	v_dual_fmac_f32 v7, v34, v39 :: v_dual_fmac_f32 v18, v43, v52
	v_dual_fmac_f32 v5, v34, v41 :: v_dual_fmac_f32 v20, v43, v54
	v_dual_fmac_f32 v17, v43, v51 :: v_dual_fmac_f32 v14, v44, v52
	v_dual_fmac_f32 v19, v43, v53 :: v_dual_fmac_f32 v12, v44, v54
	v_dual_fmac_f32 v15, v44, v51 :: v_dual_fmac_f32 v10, v45, v52
	v_dual_fmac_f32 v13, v44, v53 :: v_dual_fmac_f32 v8, v45, v54
	v_dual_fmac_f32 v11, v45, v51 :: v_dual_fmac_f32 v6, v46, v52
	v_dual_fmac_f32 v9, v45, v53 :: v_dual_fmac_f32 v4, v46, v54
	s_waitcnt lgkmcnt(8)
	v_dual_fmac_f32 v7, v46, v51 :: v_dual_fmac_f32 v18, v47, v56
	v_dual_fmac_f32 v5, v46, v53 :: v_dual_fmac_f32 v20, v47, v58
	v_dual_fmac_f32 v17, v47, v55 :: v_dual_fmac_f32 v14, v48, v56
	v_dual_fmac_f32 v19, v47, v57 :: v_dual_fmac_f32 v12, v48, v58
	v_dual_fmac_f32 v15, v48, v55 :: v_dual_fmac_f32 v10, v49, v56
	v_dual_fmac_f32 v13, v48, v57 :: v_dual_fmac_f32 v8, v49, v58
	v_dual_fmac_f32 v11, v49, v55 :: v_dual_fmac_f32 v6, v50, v56
	v_dual_fmac_f32 v9, v49, v57 :: v_dual_fmac_f32 v4, v50, v58
	s_waitcnt lgkmcnt(5)
	v_dual_fmac_f32 v7, v50, v55 :: v_dual_fmac_f32 v18, v59, v68
	v_dual_fmac_f32 v5, v50, v57 :: v_dual_fmac_f32 v20, v59, v70
	v_dual_fmac_f32 v17, v59, v67 :: v_dual_fmac_f32 v14, v60, v68
	v_dual_fmac_f32 v19, v59, v69 :: v_dual_fmac_f32 v12, v60, v70
	v_dual_fmac_f32 v15, v60, v67 :: v_dual_fmac_f32 v10, v61, v68
	v_dual_fmac_f32 v13, v60, v69 :: v_dual_fmac_f32 v8, v61, v70
	v_dual_fmac_f32 v11, v61, v67 :: v_dual_fmac_f32 v6, v62, v68
	v_dual_fmac_f32 v9, v61, v69 :: v_dual_fmac_f32 v4, v62, v70
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v7, v62, v67 :: v_dual_fmac_f32 v18, v63, v72
	v_dual_fmac_f32 v5, v62, v69 :: v_dual_fmac_f32 v20, v63, v74
	v_dual_fmac_f32 v17, v63, v71 :: v_dual_fmac_f32 v14, v64, v72
	v_dual_fmac_f32 v19, v63, v73 :: v_dual_fmac_f32 v12, v64, v74
	v_dual_fmac_f32 v15, v64, v71 :: v_dual_fmac_f32 v10, v65, v72
	v_dual_fmac_f32 v13, v64, v73 :: v_dual_fmac_f32 v8, v65, v74
	v_dual_fmac_f32 v11, v65, v71 :: v_dual_fmac_f32 v6, v66, v72
	v_dual_fmac_f32 v9, v65, v73 :: v_dual_fmac_f32 v4, v66, v74
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v7, v66, v71 :: v_dual_fmac_f32 v18, v75, v84
	v_dual_fmac_f32 v5, v66, v73 :: v_dual_fmac_f32 v20, v75, v86
	v_dual_fmac_f32 v17, v75, v83 :: v_dual_fmac_f32 v14, v76, v84
	v_dual_fmac_f32 v19, v75, v85 :: v_dual_fmac_f32 v12, v76, v86
	v_dual_fmac_f32 v15, v76, v83 :: v_dual_fmac_f32 v10, v77, v84
	v_dual_fmac_f32 v13, v76, v85 :: v_dual_fmac_f32 v8, v77, v86
	v_dual_fmac_f32 v11, v77, v83 :: v_dual_fmac_f32 v6, v78, v84
	v_dual_fmac_f32 v9, v77, v85 :: v_dual_fmac_f32 v4, v78, v86
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v7, v78, v83 :: v_dual_fmac_f32 v18, v79, v88
	v_dual_fmac_f32 v5, v78, v85 :: v_dual_fmac_f32 v20, v79, v90
	v_dual_fmac_f32 v17, v79, v87 :: v_dual_fmac_f32 v14, v80, v88
	v_dual_fmac_f32 v19, v79, v89 :: v_dual_fmac_f32 v12, v80, v90
	v_dual_fmac_f32 v15, v80, v87 :: v_dual_fmac_f32 v10, v81, v88
	v_dual_fmac_f32 v13, v80, v89 :: v_dual_fmac_f32 v8, v81, v90
	v_dual_fmac_f32 v11, v81, v87 :: v_dual_fmac_f32 v6, v82, v88
	v_dual_fmac_f32 v9, v81, v89 :: v_dual_fmac_f32 v4, v82, v90
	v_fmac_f32_e32 v7, v82, v87
	v_fmac_f32_e32 v5, v82, v89
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_8
.LBB0_7:
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v17, 0
.LBB0_8:
	v_lshrrev_b32_e32 v0, 2, v0
	v_lshlrev_b32_e32 v2, 4, v16
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v0, 60, v0
	v_add_nc_u32_e32 v0, s3, v0
	s_ashr_i32 s3, s2, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s0, s0, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v0, v0, s4
	s_addc_u32 s1, s1, s3
	v_add_co_u32 v2, s0, s0, v2
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	s_ashr_i32 s5, s4, 31
	v_ashrrev_i32_e32 v1, 31, v0
	s_lshl_b64 s[0:1], s[4:5], 2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v21, vcc_lo, v2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v22, null, v3, v1, vcc_lo
	v_add_co_u32 v16, vcc_lo, v21, s0
	global_load_b128 v[0:3], v[21:22], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v0, s7, v0 :: v_dual_mul_f32 v1, s7, v1
	v_dual_mul_f32 v3, s7, v3 :: v_dual_mul_f32 v2, s7, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v0, s6, v17 :: v_dual_fmac_f32 v1, s6, v18
	v_dual_fmac_f32 v3, s6, v20 :: v_dual_fmac_f32 v2, s6, v19
	v_add_co_ci_u32_e64 v17, null, s1, v22, vcc_lo
	global_store_b128 v[21:22], v[0:3], off
	global_load_b128 v[0:3], v[16:17], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v3, s7, v3 :: v_dual_mul_f32 v0, s7, v0
	v_dual_mul_f32 v1, s7, v1 :: v_dual_mul_f32 v2, s7, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v3, s6, v12
	v_add_co_u32 v12, vcc_lo, v16, s0
	v_dual_fmac_f32 v0, s6, v15 :: v_dual_fmac_f32 v1, s6, v14
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v2, s6, v13
	v_add_co_ci_u32_e64 v13, null, s1, v17, vcc_lo
	global_store_b128 v[16:17], v[0:3], off
	global_load_b128 v[0:3], v[12:13], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v3, s7, v3 :: v_dual_mul_f32 v0, s7, v0
	v_dual_mul_f32 v1, s7, v1 :: v_dual_mul_f32 v2, s7, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v3, s6, v8
	v_add_co_u32 v8, vcc_lo, v12, s0
	v_dual_fmac_f32 v0, s6, v11 :: v_dual_fmac_f32 v1, s6, v10
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v2, s6, v9
	v_add_co_ci_u32_e64 v9, null, s1, v13, vcc_lo
	global_store_b128 v[12:13], v[0:3], off
	global_load_b128 v[0:3], v[8:9], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v0, s7, v0 :: v_dual_mul_f32 v1, s7, v1
	v_dual_mul_f32 v3, s7, v3 :: v_dual_mul_f32 v2, s7, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v0, s6, v7 :: v_dual_fmac_f32 v1, s6, v6
	v_dual_fmac_f32 v3, s6, v4 :: v_dual_fmac_f32 v2, s6, v5
	global_store_b128 v[8:9], v[0:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sgemm_fill
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 44
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
		.amdhsa_next_free_vgpr 91
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
		.amdhsa_inst_pref_size 19
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
	.size	sgemm_fill, .Lfunc_end0-sgemm_fill
                                        ; -- End function
	.set sgemm_fill.num_vgpr, 91
	.set sgemm_fill.num_agpr, 0
	.set sgemm_fill.numbered_sgpr, 16
	.set sgemm_fill.num_named_barrier, 0
	.set sgemm_fill.private_seg_size, 0
	.set sgemm_fill.uses_vcc, 1
	.set sgemm_fill.uses_flat_scratch, 0
	.set sgemm_fill.has_dyn_sized_stack, 0
	.set sgemm_fill.has_recursion, 0
	.set sgemm_fill.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2320
; TotalNumSgprs: 18
; NumVgprs: 91
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 91
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
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 44
    .max_flat_workgroup_size: 256
    .name:           sgemm_fill
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         sgemm_fill.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     91
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
