	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	flash_rows              ; -- Begin function flash_rows
	.globl	flash_rows
	.p2align	8
	.type	flash_rows,@function
flash_rows:                             ; @flash_rows
; %bb.0:
	s_load_b128 s[8:11], s[0:1], 0x20
	s_lshl_b32 s12, s14, 6
	s_load_b256 s[0:7], s[0:1], 0x0
	v_or_b32_e32 v102, s12, v0
	s_add_i32 s12, s12, 64
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s11, s8, s15
	s_cmp_lg_u32 s10, 0
	v_add_lshl_u32 v1, s11, v102, 5
	s_cselect_b32 s10, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	s_and_b32 s13, s10, exec_lo
	s_cselect_b32 s8, s12, s8
	v_ashrrev_i32_e32 v2, 31, v1
	s_cmp_lt_i32 s8, 1
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[98:99], 2, v[1:2]
	s_cbranch_scc1 .LBB21_9
; %bb.1:
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s0, v98
	v_add_co_ci_u32_e64 v2, null, s1, v99, vcc_lo
	v_or_b32_e32 v103, 0xffffffc0, v0
	v_lshl_add_u32 v100, s11, 5, v0
	s_mov_b32 s1, 0
	s_clause 0x7
	global_load_b128 v[66:69], v[1:2], off
	global_load_b128 v[70:73], v[1:2], off offset:16
	global_load_b128 v[74:77], v[1:2], off offset:32
	global_load_b128 v[78:81], v[1:2], off offset:48
	global_load_b128 v[82:85], v[1:2], off offset:64
	global_load_b128 v[86:89], v[1:2], off offset:80
	global_load_b128 v[90:93], v[1:2], off offset:96
	global_load_b128 v[94:97], v[1:2], off offset:112
	v_dual_mov_b32 v1, 0 :: v_dual_and_b32 v2, 31, v0
	v_lshlrev_b32_e32 v33, 2, v0
	s_xor_b32 s10, s10, -1
	v_mov_b32_e32 v104, 0xf149f2ca
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_mov_b32 v3, v1 :: v_dual_lshlrev_b32 v34, 2, v2
	v_mov_b32_e32 v32, v1
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v12, v1
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v15, v1
	v_mov_b32_e32 v16, v1
	v_mov_b32_e32 v17, v1
	v_mov_b32_e32 v18, v1
	v_mov_b32_e32 v19, v1
	v_mov_b32_e32 v20, v1
	v_mov_b32_e32 v21, v1
	v_mov_b32_e32 v22, v1
	v_mov_b32_e32 v23, v1
	v_mov_b32_e32 v24, v1
	v_mov_b32_e32 v25, v1
	v_mov_b32_e32 v26, v1
	v_mov_b32_e32 v27, v1
	v_mov_b32_e32 v28, v1
	v_mov_b32_e32 v29, v1
	v_mov_b32_e32 v30, v1
	v_mov_b32_e32 v31, v1
	v_and_or_b32 v0, 0x80, v33, v34
	v_mov_b32_e32 v33, v32
	s_delay_alu instid0(VALU_DEP_3)
	v_mov_b32_e32 v32, v31
	v_mov_b32_e32 v31, v30
	v_mov_b32_e32 v30, v29
	v_mov_b32_e32 v29, v28
	v_mov_b32_e32 v28, v27
	v_mov_b32_e32 v27, v26
	v_mov_b32_e32 v26, v25
	v_mov_b32_e32 v25, v24
	v_mov_b32_e32 v24, v23
	v_mov_b32_e32 v23, v22
	v_mov_b32_e32 v22, v21
	v_mov_b32_e32 v21, v20
	v_mov_b32_e32 v20, v19
	v_mov_b32_e32 v19, v18
	v_mov_b32_e32 v18, v17
	v_mov_b32_e32 v17, v16
	v_mov_b32_e32 v16, v15
	v_mov_b32_e32 v15, v14
	v_mov_b32_e32 v14, v13
	v_mov_b32_e32 v13, v12
	v_mov_b32_e32 v12, v11
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v10, v9
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v6, v5
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v1
	s_branch .LBB21_3
.LBB21_2:                               ;   in Loop: Header=BB21_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s11
	v_add_nc_u32_e32 v100, 0x400, v100
	s_add_i32 s1, s1, 32
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s1, s8
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB21_10
.LBB21_3:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB21_4 Depth 2
                                        ;     Child Loop BB21_7 Depth 2
	v_ashrrev_i32_e32 v101, 31, v100
	v_dual_mov_b32 v38, v0 :: v_dual_mov_b32 v39, v103
	s_mov_b32 s11, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[36:37], 2, v[100:101]
	v_add_co_u32 v34, vcc_lo, s2, v36
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v35, null, s3, v37, vcc_lo
	v_add_co_u32 v36, vcc_lo, s4, v36
	v_add_co_ci_u32_e64 v37, null, s5, v37, vcc_lo
	.p2align	6
.LBB21_4:                               ;   Parent Loop BB21_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	global_load_b32 v40, v[34:35], off
	global_load_b32 v41, v[36:37], off
	v_add_nc_u32_e32 v39, 64, v39
	v_add_co_u32 v34, vcc_lo, 0x100, v34
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v35, null, 0, v35, vcc_lo
	v_add_co_u32 v36, vcc_lo, 0x100, v36
	v_cmp_lt_u32_e64 s0, 0x3bf, v39
	v_add_co_ci_u32_e64 v37, null, 0, v37, vcc_lo
	s_or_b32 s11, s0, s11
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v38, v40, v41 offset1:16
	v_add_nc_u32_e32 v38, 0x100, v38
	s_and_not1_b32 exec_lo, exec_lo, s11
	s_cbranch_execnz .LBB21_4
; %bb.5:                                ;   in Loop: Header=BB21_3 Depth=1
	s_or_b32 exec_lo, exec_lo, s11
	s_mov_b32 s0, 0
	s_mov_b32 s11, 0
	s_mov_b32 s12, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
                                        ; implicit-def: $sgpr13
	s_branch .LBB21_7
.LBB21_6:                               ;   in Loop: Header=BB21_7 Depth=2
	s_or_b32 exec_lo, exec_lo, s14
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s14, exec_lo, s13
	s_or_b32 s11, s14, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s11
	s_cbranch_execz .LBB21_2
.LBB21_7:                               ;   Parent Loop BB21_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_add_i32 s14, s1, s12
	s_or_b32 s13, s13, exec_lo
	v_cmp_le_i32_e32 vcc_lo, s14, v102
	s_or_b32 s15, s10, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_saveexec_b32 s14, s15
	s_cbranch_execz .LBB21_6
; %bb.8:                                ;   in Loop: Header=BB21_7 Depth=2
	v_mov_b32_e32 v62, s0
	s_add_i32 s12, s12, 1
	s_addk_i32 s0, 0x80
	s_cmp_eq_u32 s12, 32
	ds_load_b128 v[34:37], v62
	ds_load_b128 v[38:41], v62 offset:16
	s_cselect_b32 s15, -1, 0
	s_and_not1_b32 s13, s13, exec_lo
	s_and_b32 s15, s15, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	s_or_b32 s13, s13, s15
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v42, v66, v34, 0
	v_fmac_f32_e32 v42, v67, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v42, v68, v36
	v_fmac_f32_e32 v42, v69, v37
	ds_load_b128 v[34:37], v62 offset:32
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v42, v70, v38
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v42, v71, v39
	v_fmac_f32_e32 v42, v72, v40
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v42, v73, v41
	ds_load_b128 v[38:41], v62 offset:48
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v42, v74, v34
	v_fmac_f32_e32 v42, v75, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v42, v76, v36
	v_fmac_f32_e32 v42, v77, v37
	ds_load_b128 v[34:37], v62 offset:64
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v42, v78, v38
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v42, v79, v39
	v_fmac_f32_e32 v42, v80, v40
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v42, v81, v41
	ds_load_b128 v[38:41], v62 offset:80
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v42, v82, v34
	v_fmac_f32_e32 v42, v83, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v42, v84, v36
	v_fmac_f32_e32 v42, v85, v37
	ds_load_b128 v[34:37], v62 offset:96
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v42, v86, v38
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v42, v87, v39
	v_fmac_f32_e32 v42, v88, v40
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v42, v89, v41
	ds_load_b128 v[38:41], v62 offset:112
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v42, v90, v34
	v_max_f32_e32 v34, v104, v104
	v_fmac_f32_e32 v42, v91, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v42, v92, v36
	v_fmac_f32_e32 v42, v93, v37
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v42, v94, v38
	v_fmac_f32_e32 v42, v95, v39
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v42, v96, v40
	v_fmac_f32_e32 v42, v97, v41
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v35, s9, v42
	v_max_f32_e32 v101, v34, v35
	ds_load_b128 v[34:37], v62 offset:4096
	ds_load_b128 v[38:41], v62 offset:4112
	v_sub_f32_e32 v50, v104, v101
	v_fma_f32 v42, s9, v42, -v101
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v104, 0x3fb8aa3b, v50
	v_exp_f32_e32 v104, v104
	s_delay_alu instid0(VALU_DEP_2)
	v_mul_f32_e32 v46, 0x3fb8aa3b, v42
	ds_load_b128 v[42:45], v62 offset:4128
	v_exp_f32_e32 v105, v46
	ds_load_b128 v[46:49], v62 offset:4144
	ds_load_b128 v[50:53], v62 offset:4160
	ds_load_b128 v[54:57], v62 offset:4176
	ds_load_b128 v[58:61], v62 offset:4192
	ds_load_b128 v[62:65], v62 offset:4208
	s_waitcnt lgkmcnt(7)
	v_mul_f32_e32 v35, v105, v35
	v_mul_f32_e32 v37, v105, v37
	s_waitcnt lgkmcnt(6)
	v_mul_f32_e32 v39, v105, v39
	v_mul_f32_e32 v40, v105, v40
	v_mul_f32_e32 v41, v105, v41
	s_waitcnt lgkmcnt(5)
	v_dual_fmac_f32 v35, v104, v3 :: v_dual_mul_f32 v42, v105, v42
	v_mul_f32_e32 v43, v105, v43
	v_mul_f32_e32 v44, v105, v44
	v_mul_f32_e32 v45, v105, v45
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v57, v105, v57
	v_mul_f32_e32 v34, v105, v34
	v_mul_f32_e32 v46, v105, v46
	v_mul_f32_e32 v47, v105, v47
	v_mul_f32_e32 v48, v105, v48
	v_mul_f32_e32 v49, v105, v49
	v_mul_f32_e32 v50, v105, v50
	v_mul_f32_e32 v51, v105, v51
	v_mul_f32_e32 v52, v105, v52
	v_mul_f32_e32 v53, v105, v53
	v_mul_f32_e32 v54, v105, v54
	v_mul_f32_e32 v55, v105, v55
	v_mul_f32_e32 v56, v105, v56
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v58, v105, v58
	v_mul_f32_e32 v59, v105, v59
	v_mul_f32_e32 v60, v105, v60
	v_mul_f32_e32 v61, v105, v61
	v_mul_f32_e32 v36, v105, v36
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v62, v105, v62
	v_mul_f32_e32 v63, v105, v63
	v_mul_f32_e32 v64, v105, v64
	v_mul_f32_e32 v65, v105, v65
	v_dual_mul_f32 v38, v105, v38 :: v_dual_fmac_f32 v57, v104, v25
	v_fmac_f32_e32 v34, v104, v2
	v_fmac_f32_e32 v37, v104, v5
	v_fmac_f32_e32 v39, v104, v7
	v_fmac_f32_e32 v40, v104, v8
	v_fmac_f32_e32 v41, v104, v9
	v_fmac_f32_e32 v42, v104, v10
	v_fmac_f32_e32 v43, v104, v11
	v_fmac_f32_e32 v44, v104, v12
	v_fmac_f32_e32 v45, v104, v13
	v_fmac_f32_e32 v46, v104, v14
	v_fmac_f32_e32 v47, v104, v15
	v_fmac_f32_e32 v48, v104, v16
	v_fmac_f32_e32 v49, v104, v17
	v_fmac_f32_e32 v50, v104, v18
	v_fmac_f32_e32 v51, v104, v19
	v_fmac_f32_e32 v52, v104, v20
	v_fmac_f32_e32 v53, v104, v21
	v_fmac_f32_e32 v54, v104, v22
	v_fmac_f32_e32 v55, v104, v23
	v_fmac_f32_e32 v56, v104, v24
	v_fmac_f32_e32 v58, v104, v26
	v_fmac_f32_e32 v59, v104, v27
	v_fmac_f32_e32 v60, v104, v28
	v_fmac_f32_e32 v61, v104, v29
	v_fmac_f32_e32 v36, v104, v4
	v_fmac_f32_e32 v62, v104, v30
	v_fmac_f32_e32 v63, v104, v31
	v_fmac_f32_e32 v64, v104, v32
	v_fmac_f32_e32 v65, v104, v33
	v_dual_fmac_f32 v38, v104, v6 :: v_dual_fmac_f32 v105, v1, v104
	v_dual_mov_b32 v2, v34 :: v_dual_mov_b32 v5, v37
	v_dual_mov_b32 v104, v101 :: v_dual_mov_b32 v7, v39
	v_dual_mov_b32 v3, v35 :: v_dual_mov_b32 v4, v36
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v9, v41 :: v_dual_mov_b32 v6, v38
	v_dual_mov_b32 v11, v43 :: v_dual_mov_b32 v8, v40
	v_dual_mov_b32 v13, v45 :: v_dual_mov_b32 v10, v42
	v_dual_mov_b32 v15, v47 :: v_dual_mov_b32 v12, v44
	v_dual_mov_b32 v17, v49 :: v_dual_mov_b32 v14, v46
	v_dual_mov_b32 v19, v51 :: v_dual_mov_b32 v16, v48
	v_dual_mov_b32 v21, v53 :: v_dual_mov_b32 v18, v50
	v_dual_mov_b32 v23, v55 :: v_dual_mov_b32 v20, v52
	v_dual_mov_b32 v25, v57 :: v_dual_mov_b32 v22, v54
	v_dual_mov_b32 v27, v59 :: v_dual_mov_b32 v24, v56
	v_dual_mov_b32 v29, v61 :: v_dual_mov_b32 v26, v58
	v_dual_mov_b32 v31, v63 :: v_dual_mov_b32 v28, v60
	v_dual_mov_b32 v33, v65 :: v_dual_mov_b32 v30, v62
	v_dual_mov_b32 v32, v64 :: v_dual_mov_b32 v1, v105
	s_branch .LBB21_6
.LBB21_9:
	v_mov_b32_e32 v1, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v32, v1
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v12, v1
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v15, v1
	v_mov_b32_e32 v16, v1
	v_mov_b32_e32 v17, v1
	v_mov_b32_e32 v18, v1
	v_mov_b32_e32 v19, v1
	v_mov_b32_e32 v20, v1
	v_mov_b32_e32 v21, v1
	v_mov_b32_e32 v22, v1
	v_mov_b32_e32 v23, v1
	v_mov_b32_e32 v24, v1
	v_mov_b32_e32 v25, v1
	v_mov_b32_e32 v26, v1
	v_mov_b32_e32 v27, v1
	v_mov_b32_e32 v28, v1
	v_mov_b32_e32 v29, v1
	v_mov_b32_e32 v30, v1
	v_mov_b32_e32 v31, v1
	v_mov_b32_e32 v33, v32
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mov_b32_e32 v32, v31
	v_mov_b32_e32 v31, v30
	v_mov_b32_e32 v30, v29
	v_mov_b32_e32 v29, v28
	v_mov_b32_e32 v28, v27
	v_mov_b32_e32 v27, v26
	v_mov_b32_e32 v26, v25
	v_mov_b32_e32 v25, v24
	v_mov_b32_e32 v24, v23
	v_mov_b32_e32 v23, v22
	v_mov_b32_e32 v22, v21
	v_mov_b32_e32 v21, v20
	v_mov_b32_e32 v20, v19
	v_mov_b32_e32 v19, v18
	v_mov_b32_e32 v18, v17
	v_mov_b32_e32 v17, v16
	v_mov_b32_e32 v16, v15
	v_mov_b32_e32 v15, v14
	v_mov_b32_e32 v14, v13
	v_mov_b32_e32 v13, v12
	v_mov_b32_e32 v12, v11
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v10, v9
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v6, v5
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v1
.LBB21_10:
	v_add_co_u32 v0, vcc_lo, s6, v98
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v35, null, s7, v99, vcc_lo
	s_mov_b32 s3, 0
	v_add_co_u32 v34, vcc_lo, v0, 8
	v_add_co_ci_u32_e64 v35, null, 0, v35, vcc_lo
.LBB21_11:                              ; =>This Inner Loop Header: Depth=1
	s_mov_b32 m0, s3
	v_movrels_b32_e32 v0, v2
	s_add_i32 m0, s3, 1
	v_movrels_b32_e32 v37, v2
	s_add_i32 m0, s3, 2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_div_scale_f32 v36, null, v1, v1, v0
	v_movrels_b32_e32 v38, v2
	s_add_i32 m0, s3, 3
	v_div_scale_f32 v41, null, v1, v1, v37
	v_movrels_b32_e32 v40, v2
	v_div_scale_f32 v43, null, v1, v1, v38
	v_rcp_f32_e32 v45, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_rcp_f32_e32 v48, v41
	v_div_scale_f32 v46, null, v1, v1, v40
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_rcp_f32_e32 v49, v43
	v_div_scale_f32 v39, vcc_lo, v0, v1, v0
	v_rcp_f32_e32 v50, v46
	v_div_scale_f32 v42, s0, v37, v1, v37
	v_fma_f32 v51, -v36, v45, 1.0
	s_delay_alu instid0(TRANS32_DEP_3) | instskip(SKIP_1) | instid1(TRANS32_DEP_2)
	v_fma_f32 v52, -v41, v48, 1.0
	v_div_scale_f32 v44, s1, v38, v1, v38
	v_fma_f32 v53, -v43, v49, 1.0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_dual_fmac_f32 v45, v51, v45 :: v_dual_fmac_f32 v48, v52, v48
	v_fma_f32 v51, -v46, v50, 1.0
	v_div_scale_f32 v47, s2, v40, v1, v40
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v49, v53, v49
	v_mul_f32_e32 v52, v39, v45
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v50, v51, v50 :: v_dual_mul_f32 v51, v42, v48
	s_add_i32 s3, s3, 4
	v_mul_f32_e32 v53, v44, v49
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v54, -v36, v52, v39
	v_mul_f32_e32 v55, v47, v50
	v_fma_f32 v56, -v41, v51, v42
	s_cmp_eq_u32 s3, 32
	v_fma_f32 v57, -v43, v53, v44
	v_fmac_f32_e32 v52, v54, v45
	v_fma_f32 v54, -v46, v55, v47
	v_fmac_f32_e32 v51, v56, v48
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v53, v57, v49
	v_fma_f32 v36, -v36, v52, v39
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v55, v54, v50
	v_fma_f32 v39, -v41, v51, v42
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v41, -v43, v53, v44
	v_div_fmas_f32 v36, v36, v45, v52
	s_mov_b32 vcc_lo, s0
	v_fma_f32 v42, -v46, v55, v47
	v_div_fmas_f32 v39, v39, v48, v51
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v36, v36, v1, v0
	v_div_fmas_f32 v41, v41, v49, v53
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v37, v39, v1, v37
	v_div_fmas_f32 v0, v42, v50, v55
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_div_fixup_f32 v38, v41, v1, v38
	v_div_fixup_f32 v39, v0, v1, v40
	global_store_b128 v[34:35], v[36:39], off offset:-8
	v_add_co_u32 v34, vcc_lo, v34, 16
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v35, null, 0, v35, vcc_lo
	s_cbranch_scc0 .LBB21_11
; %bb.12:
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flash_rows
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
		.amdhsa_next_free_vgpr 169
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
.Lfunc_end21:
	.size	flash_rows, .Lfunc_end21-flash_rows
                                        ; -- End function
	.set flash_rows.num_vgpr, 106
	.set flash_rows.num_agpr, 0
	.set flash_rows.numbered_sgpr, 16
	.set flash_rows.num_named_barrier, 0
	.set flash_rows.private_seg_size, 0
	.set flash_rows.uses_vcc, 1
	.set flash_rows.uses_flat_scratch, 0
	.set flash_rows.has_dyn_sized_stack, 0
	.set flash_rows.has_recursion, 0
	.set flash_rows.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2404
; TotalNumSgprs: 18
; NumVgprs: 106
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 21
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 169
; Occupancy: 8
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
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
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
    .max_flat_workgroup_size: 64
    .name:           flash_rows
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         flash_rows.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     106
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
