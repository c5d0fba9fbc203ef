	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.protected	xgemm                   ; -- Begin function xgemm
	.globl	xgemm
	.p2align	8
	.type	xgemm,@function
xgemm:                                  ; @xgemm
; %bb.0:
	s_clause 0x3
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s12, s[0:1], 0x10
	s_load_b128 s[8:11], s[0:1], 0x18
	s_load_b64 s[2:3], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s0, s4, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshr_b32 s0, s0, 30
	s_add_i32 s0, s4, s0
	s_cmp_gt_i32 s6, 0
	s_mov_b32 s4, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	s_mov_b32 s1, 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s4, -1
                                        ; implicit-def: $sgpr1
.LBB0_3:
	v_dual_mov_b32 v21, s1 :: v_dual_and_b32 v2, 0x3ff, v0
	v_dual_mov_b32 v18, s1 :: v_dual_mov_b32 v19, s1
	v_bfe_u32 v17, v0, 10, 10
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_mov_b32 v15, s1 :: v_dual_lshlrev_b32 v16, 4, v2
	v_dual_mov_b32 v20, s1 :: v_dual_mov_b32 v13, s1
	v_dual_mov_b32 v14, s1 :: v_dual_mov_b32 v11, s1
	v_dual_mov_b32 v12, s1 :: v_dual_mov_b32 v9, s1
	v_dual_mov_b32 v10, s1 :: v_dual_mov_b32 v7, s1
	v_dual_mov_b32 v8, s1 :: v_dual_mov_b32 v5, s1
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v4, s1
	s_ashr_i32 s1, s0, 2
	s_and_not1_b32 vcc_lo, exec_lo, s4
	s_lshl_b32 s4, s14, 3
	s_cbranch_vccnz .LBB0_9
; %bb.4:
	s_ashr_i32 s0, s5, 31
	v_mul_lo_u32 v0, v17, s1
	s_lshr_b32 s0, s0, 30
	s_lshl_b32 s14, s15, 3
	s_add_i32 s0, s5, s0
	v_cmp_gt_u32_e32 vcc_lo, 16, v17
	s_ashr_i32 s0, s0, 2
	v_lshl_add_u32 v22, v17, 4, 0x800
	v_mul_lo_u32 v3, v17, s0
	v_dual_mov_b32 v4, 0 :: v_dual_add_nc_u32 v23, -8, v17
	v_lshl_add_u32 v24, v17, 7, v16
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v6, 0
	v_add3_u32 v25, v2, v0, s4
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v8, 0
	v_add3_u32 v26, v2, v3, s14
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v21, 0
	s_lshl_b32 s5, s1, 4
	s_lshl_b32 s13, s1, 3
	s_lshl_b32 s14, s0, 4
	s_lshl_b32 s16, s0, 3
	s_mov_b32 s17, 0
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s18
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[27:30], v22
	ds_load_b128 v[31:34], v16
	ds_load_b128 v[35:38], v16 offset:128
	ds_load_b128 v[39:42], v22 offset:128
	ds_load_b128 v[43:46], v22 offset:256
	ds_load_b128 v[47:50], v16 offset:256
	v_add_nc_u32_e32 v25, s5, v25
	v_add_nc_u32_e32 v26, s14, v26
	s_add_i32 s17, s17, 16
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s17, s6
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v18, v34, v27 :: v_dual_fmac_f32 v13, v32, v28
	v_dual_fmac_f32 v21, v33, v27 :: v_dual_fmac_f32 v12, v31, v28
	v_dual_fmac_f32 v20, v32, v27 :: v_dual_fmac_f32 v15, v34, v28
	v_dual_fmac_f32 v19, v31, v27 :: v_dual_fmac_f32 v14, v33, v28
	v_dual_fmac_f32 v11, v34, v29 :: v_dual_fmac_f32 v6, v33, v30
	v_dual_fmac_f32 v10, v33, v29 :: v_dual_fmac_f32 v7, v34, v30
	v_dual_fmac_f32 v9, v32, v29 :: v_dual_fmac_f32 v4, v31, v30
	v_dual_fmac_f32 v8, v31, v29 :: v_dual_fmac_f32 v5, v32, v30
	ds_load_b128 v[27:30], v16 offset:384
	ds_load_b128 v[31:34], v22 offset:384
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v19, v35, v39 :: v_dual_fmac_f32 v14, v37, v40
	v_dual_fmac_f32 v20, v36, v39 :: v_dual_fmac_f32 v15, v38, v40
	v_dual_fmac_f32 v21, v37, v39 :: v_dual_fmac_f32 v12, v35, v40
	v_dual_fmac_f32 v18, v38, v39 :: v_dual_fmac_f32 v13, v36, v40
	v_dual_fmac_f32 v8, v35, v41 :: v_dual_fmac_f32 v5, v36, v42
	v_dual_fmac_f32 v9, v36, v41 :: v_dual_fmac_f32 v4, v35, v42
	v_dual_fmac_f32 v10, v37, v41 :: v_dual_fmac_f32 v7, v38, v42
	v_dual_fmac_f32 v11, v38, v41 :: v_dual_fmac_f32 v6, v37, v42
	ds_load_b128 v[35:38], v22 offset:512
	ds_load_b128 v[39:42], v16 offset:512
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v18, v50, v43 :: v_dual_fmac_f32 v13, v48, v44
	v_dual_fmac_f32 v21, v49, v43 :: v_dual_fmac_f32 v12, v47, v44
	v_dual_fmac_f32 v20, v48, v43 :: v_dual_fmac_f32 v15, v50, v44
	v_dual_fmac_f32 v19, v47, v43 :: v_dual_fmac_f32 v14, v49, v44
	v_dual_fmac_f32 v11, v50, v45 :: v_dual_fmac_f32 v6, v49, v46
	v_dual_fmac_f32 v10, v49, v45 :: v_dual_fmac_f32 v7, v50, v46
	v_dual_fmac_f32 v9, v48, v45 :: v_dual_fmac_f32 v4, v47, v46
	v_dual_fmac_f32 v8, v47, v45 :: v_dual_fmac_f32 v5, v48, v46
	ds_load_b128 v[43:46], v16 offset:640
	ds_load_b128 v[47:50], v22 offset:640
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v19, v27, v31 :: v_dual_fmac_f32 v14, v29, v32
	v_dual_fmac_f32 v20, v28, v31 :: v_dual_fmac_f32 v15, v30, v32
	v_dual_fmac_f32 v21, v29, v31 :: v_dual_fmac_f32 v12, v27, v32
	v_dual_fmac_f32 v18, v30, v31 :: v_dual_fmac_f32 v13, v28, v32
	v_dual_fmac_f32 v8, v27, v33 :: v_dual_fmac_f32 v5, v28, v34
	v_dual_fmac_f32 v9, v28, v33 :: v_dual_fmac_f32 v4, v27, v34
	v_dual_fmac_f32 v10, v29, v33 :: v_dual_fmac_f32 v7, v30, v34
	v_dual_fmac_f32 v11, v30, v33 :: v_dual_fmac_f32 v6, v29, v34
	ds_load_b128 v[27:30], v22 offset:768
	ds_load_b128 v[31:34], v16 offset:768
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v18, v42, v35 :: v_dual_fmac_f32 v13, v40, v36
	v_dual_fmac_f32 v21, v41, v35 :: v_dual_fmac_f32 v12, v39, v36
	v_dual_fmac_f32 v20, v40, v35 :: v_dual_fmac_f32 v15, v42, v36
	v_dual_fmac_f32 v19, v39, v35 :: v_dual_fmac_f32 v14, v41, v36
	v_dual_fmac_f32 v11, v42, v37 :: v_dual_fmac_f32 v6, v41, v38
	v_dual_fmac_f32 v10, v41, v37 :: v_dual_fmac_f32 v7, v42, v38
	v_dual_fmac_f32 v9, v40, v37 :: v_dual_fmac_f32 v4, v39, v38
	v_dual_fmac_f32 v8, v39, v37 :: v_dual_fmac_f32 v5, v40, v38
	ds_load_b128 v[35:38], v16 offset:896
	ds_load_b128 v[39:42], v22 offset:896
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v19, v43, v47 :: v_dual_fmac_f32 v14, v45, v48
	v_dual_fmac_f32 v20, v44, v47 :: v_dual_fmac_f32 v15, v46, v48
	v_dual_fmac_f32 v21, v45, v47 :: v_dual_fmac_f32 v12, v43, v48
	v_dual_fmac_f32 v18, v46, v47 :: v_dual_fmac_f32 v13, v44, v48
	v_dual_fmac_f32 v8, v43, v49 :: v_dual_fmac_f32 v5, v44, v50
	v_dual_fmac_f32 v9, v44, v49 :: v_dual_fmac_f32 v4, v43, v50
	v_dual_fmac_f32 v10, v45, v49 :: v_dual_fmac_f32 v7, v46, v50
	v_dual_fmac_f32 v11, v46, v49 :: v_dual_fmac_f32 v6, v45, v50
	ds_load_b128 v[43:46], v22 offset:1024
	ds_load_b128 v[47:50], v16 offset:1024
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v18, v34, v27 :: v_dual_fmac_f32 v13, v32, v28
	v_dual_fmac_f32 v21, v33, v27 :: v_dual_fmac_f32 v12, v31, v28
	v_dual_fmac_f32 v20, v32, v27 :: v_dual_fmac_f32 v15, v34, v28
	v_dual_fmac_f32 v19, v31, v27 :: v_dual_fmac_f32 v14, v33, v28
	v_dual_fmac_f32 v11, v34, v29 :: v_dual_fmac_f32 v6, v33, v30
	v_dual_fmac_f32 v10, v33, v29 :: v_dual_fmac_f32 v7, v34, v30
	v_dual_fmac_f32 v9, v32, v29 :: v_dual_fmac_f32 v4, v31, v30
	v_dual_fmac_f32 v8, v31, v29 :: v_dual_fmac_f32 v5, v32, v30
	ds_load_b128 v[27:30], v16 offset:1152
	ds_load_b128 v[31:34], v22 offset:1152
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v19, v35, v39 :: v_dual_fmac_f32 v14, v37, v40
	v_dual_fmac_f32 v20, v36, v39 :: v_dual_fmac_f32 v15, v38, v40
	v_dual_fmac_f32 v21, v37, v39 :: v_dual_fmac_f32 v12, v35, v40
	v_dual_fmac_f32 v18, v38, v39 :: v_dual_fmac_f32 v13, v36, v40
	v_dual_fmac_f32 v8, v35, v41 :: v_dual_fmac_f32 v5, v36, v42
	v_dual_fmac_f32 v9, v36, v41 :: v_dual_fmac_f32 v4, v35, v42
	v_dual_fmac_f32 v10, v37, v41 :: v_dual_fmac_f32 v7, v38, v42
	v_dual_fmac_f32 v11, v38, v41 :: v_dual_fmac_f32 v6, v37, v42
	ds_load_b128 v[35:38], v22 offset:1280
	ds_load_b128 v[39:42], v16 offset:1280
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v18, v50, v43 :: v_dual_fmac_f32 v13, v48, v44
	v_dual_fmac_f32 v21, v49, v43 :: v_dual_fmac_f32 v12, v47, v44
	v_dual_fmac_f32 v20, v48, v43 :: v_dual_fmac_f32 v15, v50, v44
	v_dual_fmac_f32 v19, v47, v43 :: v_dual_fmac_f32 v14, v49, v44
	v_dual_fmac_f32 v11, v50, v45 :: v_dual_fmac_f32 v6, v49, v46
	v_dual_fmac_f32 v10, v49, v45 :: v_dual_fmac_f32 v7, v50, v46
	v_dual_fmac_f32 v9, v48, v45 :: v_dual_fmac_f32 v4, v47, v46
	v_dual_fmac_f32 v8, v47, v45 :: v_dual_fmac_f32 v5, v48, v46
	ds_load_b128 v[43:46], v16 offset:1408
	ds_load_b128 v[47:50], v22 offset:1408
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v19, v27, v31 :: v_dual_fmac_f32 v14, v29, v32
	v_dual_fmac_f32 v20, v28, v31 :: v_dual_fmac_f32 v15, v30, v32
	v_dual_fmac_f32 v21, v29, v31 :: v_dual_fmac_f32 v12, v27, v32
	v_dual_fmac_f32 v18, v30, v31 :: v_dual_fmac_f32 v13, v28, v32
	v_dual_fmac_f32 v8, v27, v33 :: v_dual_fmac_f32 v5, v28, v34
	v_dual_fmac_f32 v9, v28, v33 :: v_dual_fmac_f32 v4, v27, v34
	v_dual_fmac_f32 v10, v29, v33 :: v_dual_fmac_f32 v7, v30, v34
	v_dual_fmac_f32 v11, v30, v33 :: v_dual_fmac_f32 v6, v29, v34
	ds_load_b128 v[27:30], v22 offset:1536
	ds_load_b128 v[31:34], v16 offset:1536
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v18, v42, v35 :: v_dual_fmac_f32 v13, v40, v36
	v_dual_fmac_f32 v21, v41, v35 :: v_dual_fmac_f32 v12, v39, v36
	v_dual_fmac_f32 v20, v40, v35 :: v_dual_fmac_f32 v15, v42, v36
	v_dual_fmac_f32 v19, v39, v35 :: v_dual_fmac_f32 v14, v41, v36
	v_dual_fmac_f32 v11, v42, v37 :: v_dual_fmac_f32 v6, v41, v38
	v_dual_fmac_f32 v10, v41, v37 :: v_dual_fmac_f32 v7, v42, v38
	v_dual_fmac_f32 v9, v40, v37 :: v_dual_fmac_f32 v4, v39, v38
	v_dual_fmac_f32 v8, v39, v37 :: v_dual_fmac_f32 v5, v40, v38
	ds_load_b128 v[35:38], v16 offset:1664
	ds_load_b128 v[39:42], v22 offset:1664
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v19, v43, v47 :: v_dual_fmac_f32 v14, v45, v48
	v_dual_fmac_f32 v20, v44, v47 :: v_dual_fmac_f32 v15, v46, v48
	v_dual_fmac_f32 v21, v45, v47 :: v_dual_fmac_f32 v12, v43, v48
	v_dual_fmac_f32 v18, v46, v47 :: v_dual_fmac_f32 v13, v44, v48
	v_dual_fmac_f32 v8, v43, v49 :: v_dual_fmac_f32 v5, v44, v50
	v_dual_fmac_f32 v9, v44, v49 :: v_dual_fmac_f32 v4, v43, v50
	v_dual_fmac_f32 v10, v45, v49 :: v_dual_fmac_f32 v7, v46, v50
	v_dual_fmac_f32 v11, v46, v49 :: v_dual_fmac_f32 v6, v45, v50
	ds_load_b128 v[43:46], v22 offset:1792
	ds_load_b128 v[47:50], v16 offset:1792
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v18, v34, v27 :: v_dual_fmac_f32 v13, v32, v28
	v_dual_fmac_f32 v21, v33, v27 :: v_dual_fmac_f32 v12, v31, v28
	v_dual_fmac_f32 v20, v32, v27 :: v_dual_fmac_f32 v15, v34, v28
	v_dual_fmac_f32 v19, v31, v27 :: v_dual_fmac_f32 v14, v33, v28
	v_dual_fmac_f32 v11, v34, v29 :: v_dual_fmac_f32 v6, v33, v30
	v_dual_fmac_f32 v10, v33, v29 :: v_dual_fmac_f32 v7, v34, v30
	v_dual_fmac_f32 v9, v32, v29 :: v_dual_fmac_f32 v4, v31, v30
	v_dual_fmac_f32 v8, v31, v29 :: v_dual_fmac_f32 v5, v32, v30
	ds_load_b128 v[27:30], v16 offset:1920
	ds_load_b128 v[31:34], v22 offset:1920
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v19, v35, v39 :: v_dual_fmac_f32 v14, v37, v40
	v_dual_fmac_f32 v20, v36, v39 :: v_dual_fmac_f32 v15, v38, v40
	v_dual_fmac_f32 v21, v37, v39 :: v_dual_fmac_f32 v12, v35, v40
	v_dual_fmac_f32 v18, v38, v39 :: v_dual_fmac_f32 v13, v36, v40
	v_dual_fmac_f32 v8, v35, v41 :: v_dual_fmac_f32 v5, v36, v42
	v_dual_fmac_f32 v9, v36, v41 :: v_dual_fmac_f32 v4, v35, v42
	v_dual_fmac_f32 v10, v37, v41 :: v_dual_fmac_f32 v7, v38, v42
	v_dual_fmac_f32 v11, v38, v41 :: v_dual_fmac_f32 v6, v37, v42
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v18, v50, v43 :: v_dual_fmac_f32 v13, v48, v44
	v_dual_fmac_f32 v21, v49, v43 :: v_dual_fmac_f32 v12, v47, v44
	v_dual_fmac_f32 v20, v48, v43 :: v_dual_fmac_f32 v15, v50, v44
	v_dual_fmac_f32 v19, v47, v43 :: v_dual_fmac_f32 v14, v49, v44
	v_dual_fmac_f32 v11, v50, v45 :: v_dual_fmac_f32 v6, v49, v46
	v_dual_fmac_f32 v10, v49, v45 :: v_dual_fmac_f32 v7, v50, v46
	v_dual_fmac_f32 v9, v48, v45 :: v_dual_fmac_f32 v4, v47, v46
	v_dual_fmac_f32 v8, v47, v45 :: v_dual_fmac_f32 v5, v48, v46
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v19, v27, v31 :: v_dual_fmac_f32 v14, v29, v32
	v_dual_fmac_f32 v20, v28, v31 :: v_dual_fmac_f32 v15, v30, v32
	v_dual_fmac_f32 v21, v29, v31 :: v_dual_fmac_f32 v12, v27, v32
	v_dual_fmac_f32 v18, v30, v31 :: v_dual_fmac_f32 v13, v28, v32
	v_dual_fmac_f32 v8, v27, v33 :: v_dual_fmac_f32 v5, v28, v34
	v_dual_fmac_f32 v9, v28, v33 :: v_dual_fmac_f32 v4, v27, v34
	v_dual_fmac_f32 v10, v29, v33 :: v_dual_fmac_f32 v7, v30, v34
	v_dual_fmac_f32 v11, v30, v33 :: v_dual_fmac_f32 v6, v29, v34
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_9
.LBB0_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_8 Depth 2
	s_and_saveexec_b32 s18, vcc_lo
	s_cbranch_execz .LBB0_5
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=1
	v_dual_mov_b32 v27, v24 :: v_dual_mov_b32 v2, v26
	v_mov_b32_e32 v0, v25
	v_mov_b32_e32 v28, v23
	s_mov_b32 s19, 0
	s_set_inst_prefetch_distance 0x1
	.p2align	6
.LBB0_8:                                ;   Parent Loop BB0_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[29:30], 4, v[0:1]
	v_add_nc_u32_e32 v0, s13, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[31:32], 4, v[2:3]
	v_add_nc_u32_e32 v2, s16, v2
	v_add_co_u32 v29, s0, s8, v29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v30, s0, s9, v30, s0
	v_add_co_u32 v33, s0, s10, v31
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v34, s0, s11, v32, s0
	v_add_co_u32 v28, s0, v28, 8
	global_load_b128 v[29:32], v[29:30], off
	global_load_b128 v[33:36], v[33:34], off
	s_xor_b32 s0, s0, -1
	s_waitcnt vmcnt(1)
	ds_store_b128 v27, v[29:32]
	s_waitcnt vmcnt(0)
	ds_store_b128 v27, v[33:36] offset:2048
	v_add_nc_u32_e32 v27, 0x400, v27
	s_and_b32 s0, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s19, s0, s19
	s_and_not1_b32 exec_lo, exec_lo, s19
	s_cbranch_execnz .LBB0_8
	s_branch .LBB0_5
.LBB0_9:
	v_dual_mov_b32 v23, 0 :: v_dual_lshlrev_b32 v0, 2, v17
	s_mov_b32 s5, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_lshl_b64 s[4:5], s[4:5], 4
	v_lshl_add_u32 v0, s15, 5, v0
	s_add_u32 s0, s2, s4
	s_addc_u32 s2, s3, s5
	v_add_co_u32 v26, s0, s0, v16
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v22, v0, s1
	v_add_co_ci_u32_e64 v27, null, s2, 0, s0
	v_lshlrev_b64 v[0:1], 4, v[22:23]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v16, vcc_lo, v26, v0
	v_add_co_ci_u32_e32 v17, vcc_lo, v27, v1, vcc_lo
	global_load_b128 v[0:3], v[16:17], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v3, s12, v3 :: v_dual_add_nc_u32 v22, s1, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[24:25], 4, v[22:23]
	v_dual_mul_f32 v2, s12, v2 :: v_dual_mul_f32 v1, s12, v1
	v_dual_mul_f32 v0, s12, v0 :: v_dual_fmac_f32 v3, s7, v18
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v18, vcc_lo, v26, v24
	v_dual_fmac_f32 v2, s7, v21 :: v_dual_fmac_f32 v1, s7, v20
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v0, s7, v19
	v_add_co_ci_u32_e32 v19, vcc_lo, v27, v25, vcc_lo
	global_store_b128 v[16:17], v[0:3], off
	global_load_b128 v[0:3], v[18:19], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v3, s12, v3 :: v_dual_add_nc_u32 v22, s1, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[16:17], 4, v[22:23]
	v_dual_mul_f32 v1, s12, v1 :: v_dual_mul_f32 v0, s12, v0
	v_dual_mul_f32 v2, s12, v2 :: v_dual_fmac_f32 v3, s7, v15
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v1, s7, v13 :: v_dual_fmac_f32 v0, s7, v12
	v_add_co_u32 v12, vcc_lo, v26, v16
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v2, s7, v14
	v_add_co_ci_u32_e32 v13, vcc_lo, v27, v17, vcc_lo
	global_store_b128 v[18:19], v[0:3], off
	global_load_b128 v[0:3], v[12:13], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v3, s12, v3 :: v_dual_add_nc_u32 v22, s1, v22
	v_dual_mul_f32 v0, s12, v0 :: v_dual_mul_f32 v1, s12, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v2, s12, v2 :: v_dual_fmac_f32 v3, s7, v11
	v_lshlrev_b64 v[14:15], 4, v[22:23]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v0, s7, v8 :: v_dual_fmac_f32 v1, s7, v9
	v_fmac_f32_e32 v2, s7, v10
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_u32 v8, vcc_lo, v26, v14
	v_add_co_ci_u32_e32 v9, vcc_lo, v27, v15, vcc_lo
	global_store_b128 v[12:13], v[0:3], off
	global_load_b128 v[0:3], v[8:9], off
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s12, v1
	v_dual_mul_f32 v3, s12, v3 :: v_dual_mul_f32 v2, s12, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v0, s12, v0 :: v_dual_fmac_f32 v1, s7, v5
	v_dual_fmac_f32 v3, s7, v7 :: v_dual_fmac_f32 v2, s7, v6
	s_delay_alu instid0(VALU_DEP_2)
	v_fmac_f32_e32 v0, s7, v4
	global_store_b128 v[8:9], v[0:3], off
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel xgemm
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
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
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 51
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
	.size	xgemm, .Lfunc_end0-xgemm
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2372
; NumSgprs: 22
; NumVgprs: 51
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 51
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .offset:         0
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         4
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         8
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         12
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'float4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         32
        .size:           8
        .type_name:      'float4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .type_name:      'float4*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 64
    .name:           xgemm
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 8
      - 8
      - 1
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         xgemm.kd
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
