	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
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
	v_lshrrev_b32_e32 v1, 4, v0
	v_lshlrev_b32_e32 v4, 2, v0
	s_mov_b32 s3, 0
	s_delay_alu instid0(VALU_DEP_2)
	v_lshlrev_b32_e32 v16, 2, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s5, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	v_lshlrev_b32_e32 v2, 2, v1
	s_lshl_b32 s2, s14, 6
	s_mov_b32 s12, 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s3, -1
                                        ; implicit-def: $sgpr12
                                        ; implicit-def: $vgpr2
                                        ; implicit-def: $sgpr2
.LBB0_3:
	v_mov_b32_e32 v3, s12
	v_dual_mov_b32 v6, s12 :: v_dual_and_b32 v15, 60, v4
	v_dual_mov_b32 v4, s12 :: v_dual_mov_b32 v5, s12
	v_dual_mov_b32 v8, s12 :: v_dual_mov_b32 v7, s12
	v_dual_mov_b32 v10, s12 :: v_dual_mov_b32 v9, s12
	v_dual_mov_b32 v12, s12 :: v_dual_mov_b32 v11, s12
	v_dual_mov_b32 v14, s12 :: v_dual_mov_b32 v13, s12
	v_dual_mov_b32 v20, s12 :: v_dual_mov_b32 v19, s12
	v_dual_mov_b32 v18, s12 :: v_dual_mov_b32 v17, s12
	s_and_not1_b32 vcc_lo, exec_lo, s3
	s_lshl_b32 s3, s15, 6
	s_cbranch_vccnz .LBB0_11
; %bb.4:
	v_dual_mov_b32 v18, 0 :: v_dual_and_b32 v3, 63, v0
	v_lshrrev_b32_e32 v2, 6, v0
	v_dual_mov_b32 v20, 0 :: v_dual_lshlrev_b32 v21, 4, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v14, 0 :: v_dual_lshlrev_b32 v1, 2, v3
	v_mul_lo_u32 v4, s4, v2
	v_dual_mov_b32 v12, 0 :: v_dual_add_nc_u32 v5, s3, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_lshl_or_b32 v24, v2, 8, v1
	v_or_b32_e32 v23, 0xffffff00, v0
	s_lshl_b32 s2, s14, 6
	v_mad_u64_u32 v[0:1], null, s5, v5, v[2:3]
	v_lshl_or_b32 v22, v15, 2, 0x1000
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v10, 0
	v_add3_u32 v25, v4, s2, v3
	v_or_b32_e32 v26, 0x1000, v24
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v4, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v3, 0
	s_lshl_b32 s12, s4, 4
	s_lshl_b32 s13, s4, 2
	s_mov_b32 s14, 0
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
                                        ;     Child Loop BB0_8 Depth 2
	v_dual_mov_b32 v27, v24 :: v_dual_mov_b32 v28, v23
	v_mov_b32_e32 v1, v0
	s_mov_b32 s15, 0
	.p2align	6
.LBB0_6:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v2, 31, v1
	v_add_nc_u32_e32 v28, 0x100, v28
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[29:30], 2, v[1:2]
	v_add_nc_u32_e32 v1, 4, v1
	v_add_co_u32 v29, vcc_lo, s8, v29
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_ci_u32_e32 v30, vcc_lo, s9, v30, vcc_lo
	v_cmp_lt_u32_e32 vcc_lo, 0x2ff, v28
	global_load_b32 v2, v[29:30], off
	s_or_b32 s15, vcc_lo, s15
	s_waitcnt vmcnt(0)
	ds_store_b32 v27, v2
	v_add_nc_u32_e32 v27, 0x400, v27
	s_and_not1_b32 exec_lo, exec_lo, s15
	s_cbranch_execnz .LBB0_6
; %bb.7:                                ;   in Loop: Header=BB0_5 Depth=1
	s_or_b32 exec_lo, exec_lo, s15
	v_dual_mov_b32 v27, v26 :: v_dual_mov_b32 v28, v23
	v_mov_b32_e32 v1, v25
	s_mov_b32 s15, 0
	.p2align	6
.LBB0_8:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v2, 31, v1
	v_add_nc_u32_e32 v28, 0x100, v28
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[29:30], 2, v[1:2]
	v_add_nc_u32_e32 v1, s13, v1
	v_add_co_u32 v29, vcc_lo, s10, v29
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_ci_u32_e32 v30, vcc_lo, s11, v30, vcc_lo
	v_cmp_lt_u32_e32 vcc_lo, 0x2ff, v28
	global_load_b32 v2, v[29:30], off
	s_or_b32 s15, vcc_lo, s15
	s_waitcnt vmcnt(0)
	ds_store_b32 v27, v2
	v_add_nc_u32_e32 v27, 0x400, v27
	s_and_not1_b32 exec_lo, exec_lo, s15
	s_cbranch_execnz .LBB0_8
; %bb.9:                                ;   in Loop: Header=BB0_5 Depth=1
	s_or_b32 exec_lo, exec_lo, s15
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[27:30], v22
	ds_load_b128 v[31:34], v21
	ds_load_b128 v[35:38], v21 offset:256
	ds_load_b128 v[39:42], v22 offset:256
	ds_load_b128 v[43:46], v22 offset:512
	ds_load_b128 v[47:50], v21 offset:512
	v_add_nc_u32_e32 v0, 16, v0
	v_add_nc_u32_e32 v25, s12, v25
	s_add_i32 s14, s14, 16
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s14, s5
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v31, v27 :: v_dual_fmac_f32 v12, v32, v29
	v_dual_fmac_f32 v18, v31, v28 :: v_dual_fmac_f32 v11, v32, v30
	v_dual_fmac_f32 v20, v31, v29 :: v_dual_fmac_f32 v13, v32, v28
	v_dual_fmac_f32 v19, v31, v30 :: v_dual_fmac_f32 v14, v32, v27
	v_dual_fmac_f32 v10, v33, v27 :: v_dual_fmac_f32 v5, v34, v28
	v_dual_fmac_f32 v9, v33, v28 :: v_dual_fmac_f32 v6, v34, v27
	v_dual_fmac_f32 v8, v33, v29 :: v_dual_fmac_f32 v3, v34, v30
	v_dual_fmac_f32 v7, v33, v30 :: v_dual_fmac_f32 v4, v34, v29
	ds_load_b128 v[27:30], v21 offset:768
	ds_load_b128 v[31:34], v22 offset:768
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v35, v39 :: v_dual_fmac_f32 v12, v36, v41
	v_dual_fmac_f32 v18, v35, v40 :: v_dual_fmac_f32 v11, v36, v42
	v_dual_fmac_f32 v20, v35, v41 :: v_dual_fmac_f32 v13, v36, v40
	v_dual_fmac_f32 v19, v35, v42 :: v_dual_fmac_f32 v14, v36, v39
	v_dual_fmac_f32 v10, v37, v39 :: v_dual_fmac_f32 v5, v38, v40
	v_dual_fmac_f32 v9, v37, v40 :: v_dual_fmac_f32 v6, v38, v39
	v_dual_fmac_f32 v8, v37, v41 :: v_dual_fmac_f32 v3, v38, v42
	v_dual_fmac_f32 v7, v37, v42 :: v_dual_fmac_f32 v4, v38, v41
	ds_load_b128 v[35:38], v22 offset:1024
	ds_load_b128 v[39:42], v21 offset:1024
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v47, v43 :: v_dual_fmac_f32 v12, v48, v45
	v_dual_fmac_f32 v18, v47, v44 :: v_dual_fmac_f32 v11, v48, v46
	v_dual_fmac_f32 v20, v47, v45 :: v_dual_fmac_f32 v13, v48, v44
	v_dual_fmac_f32 v19, v47, v46 :: v_dual_fmac_f32 v14, v48, v43
	v_dual_fmac_f32 v10, v49, v43 :: v_dual_fmac_f32 v5, v50, v44
	v_dual_fmac_f32 v9, v49, v44 :: v_dual_fmac_f32 v6, v50, v43
	v_dual_fmac_f32 v8, v49, v45 :: v_dual_fmac_f32 v3, v50, v46
	v_dual_fmac_f32 v7, v49, v46 :: v_dual_fmac_f32 v4, v50, v45
	ds_load_b128 v[43:46], v21 offset:1280
	ds_load_b128 v[47:50], v22 offset:1280
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v27, v31 :: v_dual_fmac_f32 v12, v28, v33
	v_dual_fmac_f32 v18, v27, v32 :: v_dual_fmac_f32 v11, v28, v34
	v_dual_fmac_f32 v20, v27, v33 :: v_dual_fmac_f32 v13, v28, v32
	v_dual_fmac_f32 v19, v27, v34 :: v_dual_fmac_f32 v14, v28, v31
	v_dual_fmac_f32 v10, v29, v31 :: v_dual_fmac_f32 v5, v30, v32
	v_dual_fmac_f32 v9, v29, v32 :: v_dual_fmac_f32 v6, v30, v31
	v_dual_fmac_f32 v8, v29, v33 :: v_dual_fmac_f32 v3, v30, v34
	v_dual_fmac_f32 v7, v29, v34 :: v_dual_fmac_f32 v4, v30, v33
	ds_load_b128 v[27:30], v22 offset:1536
	ds_load_b128 v[31:34], v21 offset:1536
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v39, v35 :: v_dual_fmac_f32 v12, v40, v37
	v_dual_fmac_f32 v18, v39, v36 :: v_dual_fmac_f32 v11, v40, v38
	v_dual_fmac_f32 v20, v39, v37 :: v_dual_fmac_f32 v13, v40, v36
	v_dual_fmac_f32 v19, v39, v38 :: v_dual_fmac_f32 v14, v40, v35
	v_dual_fmac_f32 v10, v41, v35 :: v_dual_fmac_f32 v5, v42, v36
	v_dual_fmac_f32 v9, v41, v36 :: v_dual_fmac_f32 v6, v42, v35
	v_dual_fmac_f32 v8, v41, v37 :: v_dual_fmac_f32 v3, v42, v38
	v_dual_fmac_f32 v7, v41, v38 :: v_dual_fmac_f32 v4, v42, v37
	ds_load_b128 v[35:38], v21 offset:1792
	ds_load_b128 v[39:42], v22 offset:1792
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v43, v47 :: v_dual_fmac_f32 v12, v44, v49
	v_dual_fmac_f32 v18, v43, v48 :: v_dual_fmac_f32 v11, v44, v50
	v_dual_fmac_f32 v20, v43, v49 :: v_dual_fmac_f32 v13, v44, v48
	v_dual_fmac_f32 v19, v43, v50 :: v_dual_fmac_f32 v14, v44, v47
	v_dual_fmac_f32 v10, v45, v47 :: v_dual_fmac_f32 v5, v46, v48
	v_dual_fmac_f32 v9, v45, v48 :: v_dual_fmac_f32 v6, v46, v47
	v_dual_fmac_f32 v8, v45, v49 :: v_dual_fmac_f32 v3, v46, v50
	v_dual_fmac_f32 v7, v45, v50 :: v_dual_fmac_f32 v4, v46, v49
	ds_load_b128 v[43:46], v22 offset:2048
	ds_load_b128 v[47:50], v21 offset:2048
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v31, v27 :: v_dual_fmac_f32 v12, v32, v29
	v_dual_fmac_f32 v18, v31, v28 :: v_dual_fmac_f32 v11, v32, v30
	v_dual_fmac_f32 v20, v31, v29 :: v_dual_fmac_f32 v13, v32, v28
	v_dual_fmac_f32 v19, v31, v30 :: v_dual_fmac_f32 v14, v32, v27
	v_dual_fmac_f32 v10, v33, v27 :: v_dual_fmac_f32 v5, v34, v28
	v_dual_fmac_f32 v9, v33, v28 :: v_dual_fmac_f32 v6, v34, v27
	v_dual_fmac_f32 v8, v33, v29 :: v_dual_fmac_f32 v3, v34, v30
	v_dual_fmac_f32 v7, v33, v30 :: v_dual_fmac_f32 v4, v34, v29
	ds_load_b128 v[27:30], v21 offset:2304
	ds_load_b128 v[31:34], v22 offset:2304
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v35, v39 :: v_dual_fmac_f32 v12, v36, v41
	v_dual_fmac_f32 v18, v35, v40 :: v_dual_fmac_f32 v11, v36, v42
	v_dual_fmac_f32 v20, v35, v41 :: v_dual_fmac_f32 v13, v36, v40
	v_dual_fmac_f32 v19, v35, v42 :: v_dual_fmac_f32 v14, v36, v39
	v_dual_fmac_f32 v10, v37, v39 :: v_dual_fmac_f32 v5, v38, v40
	v_dual_fmac_f32 v9, v37, v40 :: v_dual_fmac_f32 v6, v38, v39
	v_dual_fmac_f32 v8, v37, v41 :: v_dual_fmac_f32 v3, v38, v42
	v_dual_fmac_f32 v7, v37, v42 :: v_dual_fmac_f32 v4, v38, v41
	ds_load_b128 v[35:38], v22 offset:2560
	ds_load_b128 v[39:42], v21 offset:2560
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v47, v43 :: v_dual_fmac_f32 v12, v48, v45
	v_dual_fmac_f32 v18, v47, v44 :: v_dual_fmac_f32 v11, v48, v46
	v_dual_fmac_f32 v20, v47, v45 :: v_dual_fmac_f32 v13, v48, v44
	v_dual_fmac_f32 v19, v47, v46 :: v_dual_fmac_f32 v14, v48, v43
	v_dual_fmac_f32 v10, v49, v43 :: v_dual_fmac_f32 v5, v50, v44
	v_dual_fmac_f32 v9, v49, v44 :: v_dual_fmac_f32 v6, v50, v43
	v_dual_fmac_f32 v8, v49, v45 :: v_dual_fmac_f32 v3, v50, v46
	v_dual_fmac_f32 v7, v49, v46 :: v_dual_fmac_f32 v4, v50, v45
	ds_load_b128 v[43:46], v21 offset:2816
	ds_load_b128 v[47:50], v22 offset:2816
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v27, v31 :: v_dual_fmac_f32 v12, v28, v33
	v_dual_fmac_f32 v18, v27, v32 :: v_dual_fmac_f32 v11, v28, v34
	v_dual_fmac_f32 v20, v27, v33 :: v_dual_fmac_f32 v13, v28, v32
	v_dual_fmac_f32 v19, v27, v34 :: v_dual_fmac_f32 v14, v28, v31
	v_dual_fmac_f32 v10, v29, v31 :: v_dual_fmac_f32 v5, v30, v32
	v_dual_fmac_f32 v9, v29, v32 :: v_dual_fmac_f32 v6, v30, v31
	v_dual_fmac_f32 v8, v29, v33 :: v_dual_fmac_f32 v3, v30, v34
	v_dual_fmac_f32 v7, v29, v34 :: v_dual_fmac_f32 v4, v30, v33
	ds_load_b128 v[27:30], v22 offset:3072
	ds_load_b128 v[31:34], v21 offset:3072
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v39, v35 :: v_dual_fmac_f32 v12, v40, v37
	v_dual_fmac_f32 v18, v39, v36 :: v_dual_fmac_f32 v11, v40, v38
	v_dual_fmac_f32 v20, v39, v37 :: v_dual_fmac_f32 v13, v40, v36
	v_dual_fmac_f32 v19, v39, v38 :: v_dual_fmac_f32 v14, v40, v35
	v_dual_fmac_f32 v10, v41, v35 :: v_dual_fmac_f32 v5, v42, v36
	v_dual_fmac_f32 v9, v41, v36 :: v_dual_fmac_f32 v6, v42, v35
	v_dual_fmac_f32 v8, v41, v37 :: v_dual_fmac_f32 v3, v42, v38
	v_dual_fmac_f32 v7, v41, v38 :: v_dual_fmac_f32 v4, v42, v37
	ds_load_b128 v[35:38], v21 offset:3328
	ds_load_b128 v[39:42], v22 offset:3328
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v43, v47 :: v_dual_fmac_f32 v12, v44, v49
	v_dual_fmac_f32 v18, v43, v48 :: v_dual_fmac_f32 v11, v44, v50
	v_dual_fmac_f32 v20, v43, v49 :: v_dual_fmac_f32 v13, v44, v48
	v_dual_fmac_f32 v19, v43, v50 :: v_dual_fmac_f32 v14, v44, v47
	v_dual_fmac_f32 v10, v45, v47 :: v_dual_fmac_f32 v5, v46, v48
	v_dual_fmac_f32 v9, v45, v48 :: v_dual_fmac_f32 v6, v46, v47
	v_dual_fmac_f32 v8, v45, v49 :: v_dual_fmac_f32 v3, v46, v50
	v_dual_fmac_f32 v7, v45, v50 :: v_dual_fmac_f32 v4, v46, v49
	ds_load_b128 v[43:46], v22 offset:3584
	ds_load_b128 v[47:50], v21 offset:3584
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v31, v27 :: v_dual_fmac_f32 v12, v32, v29
	v_dual_fmac_f32 v18, v31, v28 :: v_dual_fmac_f32 v11, v32, v30
	v_dual_fmac_f32 v20, v31, v29 :: v_dual_fmac_f32 v13, v32, v28
	v_dual_fmac_f32 v19, v31, v30 :: v_dual_fmac_f32 v14, v32, v27
	v_dual_fmac_f32 v10, v33, v27 :: v_dual_fmac_f32 v5, v34, v28
	v_dual_fmac_f32 v9, v33, v28 :: v_dual_fmac_f32 v6, v34, v27
	v_dual_fmac_f32 v8, v33, v29 :: v_dual_fmac_f32 v3, v34, v30
	v_dual_fmac_f32 v7, v33, v30 :: v_dual_fmac_f32 v4, v34, v29
	ds_load_b128 v[27:30], v21 offset:3840
	ds_load_b128 v[31:34], v22 offset:3840
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v17, v35, v39 :: v_dual_fmac_f32 v12, v36, v41
	v_dual_fmac_f32 v18, v35, v40 :: v_dual_fmac_f32 v11, v36, v42
	v_dual_fmac_f32 v20, v35, v41 :: v_dual_fmac_f32 v13, v36, v40
	v_dual_fmac_f32 v19, v35, v42 :: v_dual_fmac_f32 v14, v36, v39
	v_dual_fmac_f32 v10, v37, v39 :: v_dual_fmac_f32 v5, v38, v40
	v_dual_fmac_f32 v9, v37, v40 :: v_dual_fmac_f32 v6, v38, v39
	v_dual_fmac_f32 v8, v37, v41 :: v_dual_fmac_f32 v3, v38, v42
	v_dual_fmac_f32 v7, v37, v42 :: v_dual_fmac_f32 v4, v38, v41
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v17, v47, v43 :: v_dual_fmac_f32 v12, v48, v45
	v_dual_fmac_f32 v18, v47, v44 :: v_dual_fmac_f32 v11, v48, v46
	v_dual_fmac_f32 v20, v47, v45 :: v_dual_fmac_f32 v13, v48, v44
	v_dual_fmac_f32 v19, v47, v46 :: v_dual_fmac_f32 v14, v48, v43
	v_dual_fmac_f32 v10, v49, v43 :: v_dual_fmac_f32 v5, v50, v44
	v_dual_fmac_f32 v9, v49, v44 :: v_dual_fmac_f32 v6, v50, v43
	v_dual_fmac_f32 v8, v49, v45 :: v_dual_fmac_f32 v3, v50, v46
	v_dual_fmac_f32 v7, v49, v46 :: v_dual_fmac_f32 v4, v50, v45
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v17, v27, v31 :: v_dual_fmac_f32 v12, v28, v33
	v_dual_fmac_f32 v18, v27, v32 :: v_dual_fmac_f32 v11, v28, v34
	v_dual_fmac_f32 v20, v27, v33 :: v_dual_fmac_f32 v13, v28, v32
	v_dual_fmac_f32 v19, v27, v34 :: v_dual_fmac_f32 v14, v28, v31
	v_dual_fmac_f32 v10, v29, v31 :: v_dual_fmac_f32 v5, v30, v32
	v_dual_fmac_f32 v9, v29, v32 :: v_dual_fmac_f32 v6, v30, v31
	v_dual_fmac_f32 v8, v29, v33 :: v_dual_fmac_f32 v3, v30, v34
	v_dual_fmac_f32 v7, v29, v34 :: v_dual_fmac_f32 v4, v30, v33
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc0 .LBB0_5
; %bb.10:
	v_mov_b32_e32 v2, v16
.LBB0_11:
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	v_add_nc_u32_e32 v0, s3, v2
	s_ashr_i32 s3, s2, 31
	v_lshlrev_b32_e32 v15, 2, v15
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s0, s0, s2
	v_mul_lo_u32 v0, v0, s4
	s_addc_u32 s1, s1, s3
	v_add_co_u32 v27, s0, s0, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v28, null, s1, 0, s0
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	v_add_co_u32 v1, vcc_lo, v27, v1
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e32 v2, vcc_lo, v28, v2, vcc_lo
	global_load_b128 v[21:24], v[1:2], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v22, s7, v22 :: v_dual_add_nc_u32 v25, s4, v0
	v_mul_f32_e32 v21, s7, v21
	v_dual_mul_f32 v23, s7, v23 :: v_dual_mul_f32 v24, s7, v24
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v22, s6, v18
	v_ashrrev_i32_e32 v26, 31, v25
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v21, s6, v17
	v_dual_fmac_f32 v23, s6, v20 :: v_dual_add_nc_u32 v0, s4, v25
	v_fmac_f32_e32 v24, s6, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[15:16], 2, v[25:26]
	global_store_b128 v[1:2], v[21:24], off
	v_ashrrev_i32_e32 v1, 31, v0
	v_add_co_u32 v19, vcc_lo, v27, v15
	v_add_co_ci_u32_e32 v20, vcc_lo, v28, v16, vcc_lo
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	global_load_b128 v[15:18], v[19:20], off
	v_add_co_u32 v1, vcc_lo, v27, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, v28, v2, vcc_lo
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v15, s7, v15 :: v_dual_mul_f32 v16, s7, v16
	v_dual_mul_f32 v17, s7, v17 :: v_dual_mul_f32 v18, s7, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v15, s6, v14 :: v_dual_fmac_f32 v16, s6, v13
	v_dual_fmac_f32 v17, s6, v12 :: v_dual_fmac_f32 v18, s6, v11
	global_store_b128 v[19:20], v[15:18], off
	global_load_b128 v[11:14], v[1:2], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v14, s7, v14 :: v_dual_add_nc_u32 v15, s4, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v16, 31, v15
	v_dual_mul_f32 v11, s7, v11 :: v_dual_mul_f32 v12, s7, v12
	v_dual_mul_f32 v13, s7, v13 :: v_dual_fmac_f32 v14, s6, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_dual_fmac_f32 v11, s6, v10 :: v_dual_fmac_f32 v12, s6, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v13, s6, v8
	v_add_co_u32 v15, vcc_lo, v27, v15
	s_delay_alu instid0(VALU_DEP_4)
	v_add_co_ci_u32_e32 v16, vcc_lo, v28, v16, vcc_lo
	global_store_b128 v[1:2], v[11:14], off
	global_load_b128 v[7:10], v[15:16], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v10, s7, v10 :: v_dual_mul_f32 v7, s7, v7
	v_dual_mul_f32 v8, s7, v8 :: v_dual_mul_f32 v9, s7, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v10, s6, v3 :: v_dual_fmac_f32 v7, s6, v6
	v_dual_fmac_f32 v8, s6, v5 :: v_dual_fmac_f32 v9, s6, v4
	global_store_b128 v[15:16], v[7:10], off
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
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
		.amdhsa_next_free_vgpr 51
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
	.size	sgemm_fill, .Lfunc_end0-sgemm_fill
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2388
; NumSgprs: 18
; NumVgprs: 51
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 51
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
    .vgpr_count:     51
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
