	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	xgemm                   ; -- Begin function xgemm
	.globl	xgemm
	.p2align	8
	.type	xgemm,@function
xgemm:                                  ; @xgemm
; %bb.0:
	s_clause 0x3
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s16, s[0:1], 0x10
	s_load_b128 s[8:11], s[0:1], 0x18
	s_load_b64 s[2:3], s[0:1], 0x28
	s_mov_b32 s0, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	s_ashr_i32 s1, s4, 31
	s_lshl_b32 s12, s14, 3
	s_lshr_b32 s1, s1, 30
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_add_i32 s1, s4, s1
	s_ashr_i32 s1, s1, 2
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s0, -1
                                        ; implicit-def: $sgpr1
                                        ; implicit-def: $sgpr12
.LBB0_3:
	v_and_b32_e32 v16, 0x3ff, v0
	v_bfe_u32 v21, v0, 10, 10
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v1, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	v_dual_mov_b32 v15, 0 :: v_dual_lshlrev_b32 v20, 4, v16
	s_and_not1_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccnz .LBB0_9
; %bb.4:
	s_ashr_i32 s0, s4, 31
	s_ashr_i32 s1, s5, 31
	s_lshr_b32 s0, s0, 30
	s_lshr_b32 s1, s1, 30
	s_add_i32 s0, s4, s0
	s_add_i32 s4, s5, s1
	s_ashr_i32 s1, s0, 2
	s_ashr_i32 s0, s4, 2
	s_lshl_b32 s12, s14, 3
	v_mad_u64_u32 v[0:1], null, v21, s0, v[16:17]
	v_mul_lo_u32 v1, v21, s1
	v_lshl_add_u32 v22, v21, 4, 0x800
	v_dual_mov_b32 v12, 0 :: v_dual_add_nc_u32 v23, -8, v21
	v_lshl_add_u32 v26, v21, 7, v20
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v14, 0
	v_lshl_add_u32 v24, s15, 3, v0
	v_add3_u32 v25, v16, v1, s12
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v8, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v0, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v2, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	s_lshl_b32 s4, s0, 4
	s_lshl_b32 s5, s0, 3
	s_lshl_b32 s13, s1, 4
	s_lshl_b32 s14, s1, 3
	s_mov_b32 s17, 0
	v_cmp_gt_u32_e32 vcc_lo, 16, v21
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s18
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[27:30], v22
	ds_load_b128 v[31:34], v20
	ds_load_b128 v[35:38], v20 offset:128
	ds_load_b128 v[39:42], v22 offset:128
	ds_load_b128 v[43:46], v20 offset:256
	ds_load_b128 v[47:50], v22 offset:256
	s_add_i32 s17, s17, 16
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s17, s6
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v12, v31, v27 :: v_dual_fmac_f32 v9, v32, v28
	v_dual_fmac_f32 v13, v32, v27 :: v_dual_fmac_f32 v8, v31, v28
	v_dual_fmac_f32 v14, v33, v27 :: v_dual_fmac_f32 v11, v34, v28
	v_dual_fmac_f32 v15, v34, v27 :: v_dual_fmac_f32 v10, v33, v28
	v_dual_fmac_f32 v4, v31, v29 :: v_dual_fmac_f32 v1, v32, v30
	v_dual_fmac_f32 v5, v32, v29 :: v_dual_fmac_f32 v0, v31, v30
	v_dual_fmac_f32 v6, v33, v29 :: v_dual_fmac_f32 v3, v34, v30
	v_dual_fmac_f32 v7, v34, v29 :: v_dual_fmac_f32 v2, v33, v30
	ds_load_b128 v[27:30], v20 offset:384
	ds_load_b128 v[31:34], v22 offset:384
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v15, v38, v39 :: v_dual_fmac_f32 v10, v37, v40
	v_dual_fmac_f32 v14, v37, v39 :: v_dual_fmac_f32 v11, v38, v40
	v_dual_fmac_f32 v13, v36, v39 :: v_dual_fmac_f32 v8, v35, v40
	v_dual_fmac_f32 v12, v35, v39 :: v_dual_fmac_f32 v9, v36, v40
	v_dual_fmac_f32 v7, v38, v41 :: v_dual_fmac_f32 v2, v37, v42
	v_dual_fmac_f32 v6, v37, v41 :: v_dual_fmac_f32 v3, v38, v42
	v_dual_fmac_f32 v5, v36, v41 :: v_dual_fmac_f32 v0, v35, v42
	v_dual_fmac_f32 v4, v35, v41 :: v_dual_fmac_f32 v1, v36, v42
	ds_load_b128 v[35:38], v20 offset:512
	ds_load_b128 v[39:42], v22 offset:512
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v12, v43, v47 :: v_dual_fmac_f32 v9, v44, v48
	v_dual_fmac_f32 v13, v44, v47 :: v_dual_fmac_f32 v8, v43, v48
	v_dual_fmac_f32 v14, v45, v47 :: v_dual_fmac_f32 v11, v46, v48
	v_dual_fmac_f32 v15, v46, v47 :: v_dual_fmac_f32 v10, v45, v48
	v_dual_fmac_f32 v4, v43, v49 :: v_dual_fmac_f32 v1, v44, v50
	v_dual_fmac_f32 v5, v44, v49 :: v_dual_fmac_f32 v0, v43, v50
	v_dual_fmac_f32 v6, v45, v49 :: v_dual_fmac_f32 v3, v46, v50
	v_dual_fmac_f32 v7, v46, v49 :: v_dual_fmac_f32 v2, v45, v50
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v15, v30, v31 :: v_dual_fmac_f32 v10, v29, v32
	v_dual_fmac_f32 v14, v29, v31 :: v_dual_fmac_f32 v11, v30, v32
	v_dual_fmac_f32 v13, v28, v31 :: v_dual_fmac_f32 v8, v27, v32
	v_dual_fmac_f32 v12, v27, v31 :: v_dual_fmac_f32 v9, v28, v32
	v_dual_fmac_f32 v7, v30, v33 :: v_dual_fmac_f32 v2, v29, v34
	v_dual_fmac_f32 v6, v29, v33 :: v_dual_fmac_f32 v3, v30, v34
	v_dual_fmac_f32 v5, v28, v33 :: v_dual_fmac_f32 v0, v27, v34
	v_dual_fmac_f32 v4, v27, v33 :: v_dual_fmac_f32 v1, v28, v34
	ds_load_b128 v[28:31], v20 offset:640
	ds_load_b128 v[43:46], v22 offset:640
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v12, v35, v39 :: v_dual_fmac_f32 v9, v36, v40
	v_dual_fmac_f32 v13, v36, v39 :: v_dual_fmac_f32 v8, v35, v40
	v_dual_fmac_f32 v4, v35, v41 :: v_dual_fmac_f32 v1, v36, v42
	v_dual_fmac_f32 v5, v36, v41 :: v_dual_fmac_f32 v0, v35, v42
	ds_load_b128 v[32:35], v20 offset:768
	ds_load_b128 v[47:50], v22 offset:768
	v_dual_fmac_f32 v14, v37, v39 :: v_dual_fmac_f32 v11, v38, v40
	v_dual_fmac_f32 v15, v38, v39 :: v_dual_fmac_f32 v10, v37, v40
	v_dual_fmac_f32 v6, v37, v41 :: v_dual_fmac_f32 v3, v38, v42
	v_dual_fmac_f32 v7, v38, v41 :: v_dual_fmac_f32 v2, v37, v42
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_fmac_f32 v15, v31, v43 :: v_dual_fmac_f32 v10, v30, v44
	v_dual_fmac_f32 v14, v30, v43 :: v_dual_fmac_f32 v11, v31, v44
	v_dual_fmac_f32 v13, v29, v43 :: v_dual_fmac_f32 v8, v28, v44
	v_dual_fmac_f32 v12, v28, v43 :: v_dual_fmac_f32 v9, v29, v44
	v_dual_fmac_f32 v7, v31, v45 :: v_dual_fmac_f32 v2, v30, v46
	v_dual_fmac_f32 v6, v30, v45 :: v_dual_fmac_f32 v3, v31, v46
	v_dual_fmac_f32 v5, v29, v45 :: v_dual_fmac_f32 v0, v28, v46
	v_dual_fmac_f32 v4, v28, v45 :: v_dual_fmac_f32 v1, v29, v46
	ds_load_b128 v[27:30], v20 offset:896
	ds_load_b128 v[36:39], v22 offset:896
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v12, v32, v47 :: v_dual_fmac_f32 v9, v33, v48
	v_dual_fmac_f32 v13, v33, v47 :: v_dual_fmac_f32 v8, v32, v48
	v_dual_fmac_f32 v14, v34, v47 :: v_dual_fmac_f32 v11, v35, v48
	v_dual_fmac_f32 v15, v35, v47 :: v_dual_fmac_f32 v10, v34, v48
	v_dual_fmac_f32 v4, v32, v49 :: v_dual_fmac_f32 v1, v33, v50
	v_dual_fmac_f32 v5, v33, v49 :: v_dual_fmac_f32 v0, v32, v50
	v_dual_fmac_f32 v6, v34, v49 :: v_dual_fmac_f32 v3, v35, v50
	v_dual_fmac_f32 v7, v35, v49 :: v_dual_fmac_f32 v2, v34, v50
	ds_load_b128 v[31:34], v20 offset:1024
	ds_load_b128 v[40:43], v20 offset:1152
	ds_load_b128 v[44:47], v22 offset:1024
	ds_load_b128 v[48:51], v22 offset:1152
	ds_load_b128 v[52:55], v20 offset:1280
	ds_load_b128 v[56:59], v20 offset:1408
	ds_load_b128 v[60:63], v22 offset:1280
	ds_load_b128 v[64:67], v22 offset:1408
	ds_load_b128 v[68:71], v20 offset:1536
	ds_load_b128 v[72:75], v20 offset:1664
	ds_load_b128 v[76:79], v22 offset:1536
	ds_load_b128 v[80:83], v22 offset:1664
	ds_load_b128 v[84:87], v20 offset:1792
	ds_load_b128 v[88:91], v20 offset:1920
	ds_load_b128 v[92:95], v22 offset:1792
	ds_load_b128 v[96:99], v22 offset:1920
	v_add_nc_u32_e32 v24, s4, v24
	s_waitcnt lgkmcnt(16)
	v_dual_fmac_f32 v14, v29, v36 :: v_dual_add_nc_u32 v25, s13, v25
	v_dual_fmac_f32 v15, v30, v36 :: v_dual_fmac_f32 v10, v29, v37
	v_dual_fmac_f32 v13, v28, v36 :: v_dual_fmac_f32 v8, v27, v37
	v_dual_fmac_f32 v12, v27, v36 :: v_dual_fmac_f32 v9, v28, v37
	v_fmac_f32_e32 v11, v30, v37
	v_dual_fmac_f32 v7, v30, v38 :: v_dual_fmac_f32 v2, v29, v39
	v_dual_fmac_f32 v6, v29, v38 :: v_dual_fmac_f32 v3, v30, v39
	v_dual_fmac_f32 v5, v28, v38 :: v_dual_fmac_f32 v0, v27, v39
	v_dual_fmac_f32 v4, v27, v38 :: v_dual_fmac_f32 v1, v28, v39
	s_waitcnt lgkmcnt(13)
	v_dual_fmac_f32 v12, v31, v44 :: v_dual_fmac_f32 v9, v32, v45
	v_dual_fmac_f32 v13, v32, v44 :: v_dual_fmac_f32 v8, v31, v45
	v_dual_fmac_f32 v14, v33, v44 :: v_dual_fmac_f32 v11, v34, v45
	v_dual_fmac_f32 v15, v34, v44 :: v_dual_fmac_f32 v10, v33, v45
	v_dual_fmac_f32 v4, v31, v46 :: v_dual_fmac_f32 v1, v32, v47
	v_dual_fmac_f32 v5, v32, v46 :: v_dual_fmac_f32 v0, v31, v47
	v_dual_fmac_f32 v6, v33, v46 :: v_dual_fmac_f32 v3, v34, v47
	v_dual_fmac_f32 v7, v34, v46 :: v_dual_fmac_f32 v2, v33, v47
	s_waitcnt lgkmcnt(12)
	v_dual_fmac_f32 v15, v43, v48 :: v_dual_fmac_f32 v10, v42, v49
	v_dual_fmac_f32 v14, v42, v48 :: v_dual_fmac_f32 v11, v43, v49
	v_dual_fmac_f32 v13, v41, v48 :: v_dual_fmac_f32 v8, v40, v49
	v_dual_fmac_f32 v12, v40, v48 :: v_dual_fmac_f32 v9, v41, v49
	v_dual_fmac_f32 v7, v43, v50 :: v_dual_fmac_f32 v2, v42, v51
	v_dual_fmac_f32 v6, v42, v50 :: v_dual_fmac_f32 v3, v43, v51
	v_dual_fmac_f32 v5, v41, v50 :: v_dual_fmac_f32 v0, v40, v51
	v_dual_fmac_f32 v4, v40, v50 :: v_dual_fmac_f32 v1, v41, v51
	s_waitcnt lgkmcnt(9)
	v_dual_fmac_f32 v12, v52, v60 :: v_dual_fmac_f32 v9, v53, v61
	v_dual_fmac_f32 v13, v53, v60 :: v_dual_fmac_f32 v8, v52, v61
	v_dual_fmac_f32 v14, v54, v60 :: v_dual_fmac_f32 v11, v55, v61
	v_dual_fmac_f32 v15, v55, v60 :: v_dual_fmac_f32 v10, v54, v61
	v_dual_fmac_f32 v4, v52, v62 :: v_dual_fmac_f32 v1, v53, v63
	v_dual_fmac_f32 v5, v53, v62 :: v_dual_fmac_f32 v0, v52, v63
	v_dual_fmac_f32 v6, v54, v62 :: v_dual_fmac_f32 v3, v55, v63
	v_dual_fmac_f32 v7, v55, v62 :: v_dual_fmac_f32 v2, v54, v63
	s_waitcnt lgkmcnt(8)
	v_dual_fmac_f32 v15, v59, v64 :: v_dual_fmac_f32 v10, v58, v65
	v_dual_fmac_f32 v14, v58, v64 :: v_dual_fmac_f32 v11, v59, v65
	v_dual_fmac_f32 v13, v57, v64 :: v_dual_fmac_f32 v8, v56, v65
	v_dual_fmac_f32 v12, v56, v64 :: v_dual_fmac_f32 v9, v57, v65
	v_dual_fmac_f32 v7, v59, v66 :: v_dual_fmac_f32 v2, v58, v67
	v_dual_fmac_f32 v6, v58, v66 :: v_dual_fmac_f32 v3, v59, v67
	v_dual_fmac_f32 v5, v57, v66 :: v_dual_fmac_f32 v0, v56, v67
	v_dual_fmac_f32 v4, v56, v66 :: v_dual_fmac_f32 v1, v57, v67
	s_waitcnt lgkmcnt(5)
	v_dual_fmac_f32 v12, v68, v76 :: v_dual_fmac_f32 v9, v69, v77
	v_dual_fmac_f32 v13, v69, v76 :: v_dual_fmac_f32 v8, v68, v77
	v_dual_fmac_f32 v14, v70, v76 :: v_dual_fmac_f32 v11, v71, v77
	v_dual_fmac_f32 v15, v71, v76 :: v_dual_fmac_f32 v10, v70, v77
	v_dual_fmac_f32 v4, v68, v78 :: v_dual_fmac_f32 v1, v69, v79
	v_dual_fmac_f32 v5, v69, v78 :: v_dual_fmac_f32 v0, v68, v79
	v_dual_fmac_f32 v6, v70, v78 :: v_dual_fmac_f32 v3, v71, v79
	v_dual_fmac_f32 v7, v71, v78 :: v_dual_fmac_f32 v2, v70, v79
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v15, v75, v80 :: v_dual_fmac_f32 v10, v74, v81
	v_dual_fmac_f32 v14, v74, v80 :: v_dual_fmac_f32 v11, v75, v81
	v_dual_fmac_f32 v13, v73, v80 :: v_dual_fmac_f32 v8, v72, v81
	v_dual_fmac_f32 v12, v72, v80 :: v_dual_fmac_f32 v9, v73, v81
	v_dual_fmac_f32 v7, v75, v82 :: v_dual_fmac_f32 v2, v74, v83
	v_dual_fmac_f32 v6, v74, v82 :: v_dual_fmac_f32 v3, v75, v83
	v_dual_fmac_f32 v5, v73, v82 :: v_dual_fmac_f32 v0, v72, v83
	v_dual_fmac_f32 v4, v72, v82 :: v_dual_fmac_f32 v1, v73, v83
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v12, v84, v92 :: v_dual_fmac_f32 v9, v85, v93
	v_dual_fmac_f32 v13, v85, v92 :: v_dual_fmac_f32 v8, v84, v93
	v_dual_fmac_f32 v14, v86, v92 :: v_dual_fmac_f32 v11, v87, v93
	v_dual_fmac_f32 v15, v87, v92 :: v_dual_fmac_f32 v10, v86, v93
	v_dual_fmac_f32 v4, v84, v94 :: v_dual_fmac_f32 v1, v85, v95
	v_dual_fmac_f32 v5, v85, v94 :: v_dual_fmac_f32 v0, v84, v95
	v_dual_fmac_f32 v6, v86, v94 :: v_dual_fmac_f32 v3, v87, v95
	v_dual_fmac_f32 v7, v87, v94 :: v_dual_fmac_f32 v2, v86, v95
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v15, v91, v96 :: v_dual_fmac_f32 v10, v90, v97
	v_dual_fmac_f32 v14, v90, v96 :: v_dual_fmac_f32 v11, v91, v97
	v_dual_fmac_f32 v13, v89, v96 :: v_dual_fmac_f32 v8, v88, v97
	v_dual_fmac_f32 v12, v88, v96 :: v_dual_fmac_f32 v9, v89, v97
	v_dual_fmac_f32 v7, v91, v98 :: v_dual_fmac_f32 v2, v90, v99
	v_dual_fmac_f32 v6, v90, v98 :: v_dual_fmac_f32 v3, v91, v99
	v_dual_fmac_f32 v5, v89, v98 :: v_dual_fmac_f32 v0, v88, v99
	v_dual_fmac_f32 v4, v88, v98 :: v_dual_fmac_f32 v1, v89, v99
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_9
.LBB0_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_8 Depth 2
	s_and_saveexec_b32 s18, vcc_lo
	s_cbranch_execz .LBB0_5
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=1
	v_dual_mov_b32 v27, v26 :: v_dual_mov_b32 v16, v25
	v_mov_b32_e32 v18, v24
	v_mov_b32_e32 v28, v23
	s_mov_b32 s19, 0
	s_set_inst_prefetch_distance 0x1
	.p2align	6
.LBB0_8:                                ;   Parent Loop BB0_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_mov_b32_e32 v19, v17
	v_lshlrev_b64 v[29:30], 4, v[16:17]
	v_add_nc_u32_e32 v16, s14, v16
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[31:32], 4, v[18:19]
	v_add_nc_u32_e32 v18, s5, v18
	v_add_co_u32 v29, s0, s8, v29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v30, null, s9, v30, s0
	v_add_co_u32 v33, s0, s10, v31
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v34, null, s11, v32, s0
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
	s_lshl_b32 s0, s15, 5
	s_mov_b32 s13, 0
	v_lshl_add_u32 v16, v21, 2, s0
	s_lshl_b64 s[4:5], s[12:13], 4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_add_u32 s0, s2, s4
	s_addc_u32 s2, s3, s5
	v_mul_lo_u32 v21, v16, s1
	v_mov_b32_e32 v22, 0
	v_add_co_u32 v20, s0, s0, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v27, null, s2, 0, s0
	v_lshlrev_b64 v[16:17], 4, v[21:22]
	v_add_nc_u32_e32 v21, s1, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[25:26], 4, v[21:22]
	v_add_co_u32 v23, vcc_lo, v20, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v24, null, v27, v17, vcc_lo
	v_add_co_u32 v25, vcc_lo, v20, v25
	global_load_b128 v[16:19], v[23:24], off
	v_add_co_ci_u32_e64 v26, null, v27, v26, vcc_lo
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v19, s16, v19 :: v_dual_mul_f32 v18, s16, v18
	v_dual_mul_f32 v17, s16, v17 :: v_dual_mul_f32 v16, s16, v16
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v19, s7, v15 :: v_dual_fmac_f32 v18, s7, v14
	v_dual_fmac_f32 v17, s7, v13 :: v_dual_fmac_f32 v16, s7, v12
	global_store_b128 v[23:24], v[16:19], off
	global_load_b128 v[12:15], v[25:26], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v14, s16, v14 :: v_dual_add_nc_u32 v21, s1, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[16:17], 4, v[21:22]
	v_dual_mul_f32 v15, s16, v15 :: v_dual_mul_f32 v12, s16, v12
	v_dual_mul_f32 v13, s16, v13 :: v_dual_fmac_f32 v14, s7, v10
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v16, vcc_lo, v20, v16
	v_dual_fmac_f32 v15, s7, v11 :: v_dual_fmac_f32 v12, s7, v8
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v13, s7, v9
	v_add_co_ci_u32_e64 v17, null, v27, v17, vcc_lo
	global_store_b128 v[25:26], v[12:15], off
	global_load_b128 v[8:11], v[16:17], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v8, s16, v8 :: v_dual_add_nc_u32 v21, s1, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[12:13], 4, v[21:22]
	v_dual_mul_f32 v10, s16, v10 :: v_dual_mul_f32 v11, s16, v11
	v_dual_mul_f32 v9, s16, v9 :: v_dual_fmac_f32 v8, s7, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_u32 v12, vcc_lo, v20, v12
	v_dual_fmac_f32 v10, s7, v6 :: v_dual_fmac_f32 v11, s7, v7
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v9, s7, v5
	v_add_co_ci_u32_e64 v13, null, v27, v13, vcc_lo
	global_store_b128 v[16:17], v[8:11], off
	global_load_b128 v[4:7], v[12:13], off
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v6, s16, v6 :: v_dual_mul_f32 v7, s16, v7
	v_dual_mul_f32 v4, s16, v4 :: v_dual_mul_f32 v5, s16, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v6, s7, v2 :: v_dual_fmac_f32 v7, s7, v3
	v_dual_fmac_f32 v4, s7, v0 :: v_dual_fmac_f32 v5, s7, v1
	global_store_b128 v[12:13], v[4:7], off
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
		.amdhsa_next_free_vgpr 100
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
	.size	xgemm, .Lfunc_end0-xgemm
                                        ; -- End function
	.set xgemm.num_vgpr, 100
	.set xgemm.num_agpr, 0
	.set xgemm.numbered_sgpr, 20
	.set xgemm.num_named_barrier, 0
	.set xgemm.private_seg_size, 0
	.set xgemm.uses_vcc, 1
	.set xgemm.uses_flat_scratch, 0
	.set xgemm.has_dyn_sized_stack, 0
	.set xgemm.has_recursion, 0
	.set xgemm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2392
; TotalNumSgprs: 22
; NumVgprs: 100
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 12
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 100
; Occupancy: 12
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
    .vgpr_count:     100
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
