	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	q8_tile                 ; -- Begin function q8_tile
	.globl	q8_tile
	.p2align	8
	.type	q8_tile,@function
q8_tile:                                ; @q8_tile
; %bb.0:
	s_clause 0x1
	s_load_b128 s[16:19], s[0:1], 0x20
	s_load_b256 s[4:11], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s19, 3
	s_cbranch_scc1 .LBB6_2
; %bb.1:
	s_lshl_b32 s3, s15, 6
	s_lshl_b32 s2, s14, 6
	s_mov_b32 s0, 0
	s_branch .LBB6_3
.LBB6_2:
	s_mov_b32 s0, -1
                                        ; implicit-def: $sgpr3
                                        ; implicit-def: $sgpr2
.LBB6_3:
	v_dual_mov_b32 v2, 0 :: v_dual_and_b32 v3, 15, v0
	v_lshrrev_b32_e32 v4, 4, v0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v11, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v8, 0
	v_mov_b32_e32 v19, 0
	s_and_not1_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccnz .LBB6_15
; %bb.4:
	v_sub_co_u32 v1, s1, v0, 64
	s_lshl_b32 s2, s14, 6
	s_lshr_b32 s13, s19, 5
	s_lshl_b32 s3, s15, 6
	v_dual_mov_b32 v8, 0 :: v_dual_add_nc_u32 v1, s2, v1
	v_dual_mov_b32 v19, 0 :: v_dual_add_nc_u32 v2, s3, v0
	s_ashr_i32 s0, s19, 31
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v20, s13, v1
	v_lshrrev_b32_e32 v1, 3, v0
	s_lshr_b32 s0, s0, 30
	v_dual_mov_b32 v18, 0 :: v_dual_and_b32 v5, 7, v0
	s_add_i32 s0, s19, s0
	v_or_b32_e32 v6, s2, v1
	v_mul_lo_u32 v22, s13, v2
	v_mul_u32_u24_e32 v2, 36, v1
	v_or_b32_e32 v7, s3, v1
	s_ashr_i32 s12, s0, 2
	v_mul_u32_u24_e32 v23, 36, v4
	v_mad_u32_u24 v24, v3, 36, 0x900
	v_cmp_gt_u32_e32 vcc_lo, 0x200, v0
	v_cmp_gt_u32_e64 s0, 0x80, v0
	v_lshl_add_u32 v21, v0, 2, 0x1200
	v_or_b32_e32 v27, 0xffffff00, v0
	v_mad_u64_u32 v[0:1], null, s12, v6, v[5:6]
	v_lshl_add_u32 v28, v5, 2, v2
	v_mad_u64_u32 v[1:2], null, s12, v7, v[5:6]
	v_lshl_or_b32 v25, v4, 2, 0x1200
	v_lshl_or_b32 v26, v3, 2, 0x1300
	v_dual_mov_b32 v16, 0 :: v_dual_add_nc_u32 v29, 0x480, v24
	v_dual_mov_b32 v17, 0 :: v_dual_add_nc_u32 v30, 0x488, v24
	v_dual_mov_b32 v14, 0 :: v_dual_add_nc_u32 v31, 0x490, v24
	v_dual_mov_b32 v15, 0 :: v_dual_add_nc_u32 v32, 0x498, v24
	v_dual_mov_b32 v12, 0 :: v_dual_add_nc_u32 v33, 0x6c0, v24
	v_dual_mov_b32 v13, 0 :: v_dual_add_nc_u32 v34, 0x6c8, v24
	v_dual_mov_b32 v10, 0 :: v_dual_add_nc_u32 v35, 0x6d0, v24
	v_dual_mov_b32 v11, 0 :: v_dual_add_nc_u32 v36, 0x6d8, v24
	v_dual_mov_b32 v6, 0 :: v_dual_add_nc_u32 v37, 0x480, v23
	v_dual_mov_b32 v9, 0 :: v_dual_add_nc_u32 v38, 0x488, v23
	v_dual_mov_b32 v2, 0 :: v_dual_add_nc_u32 v39, 0x490, v23
	v_dual_mov_b32 v7, 0 :: v_dual_add_nc_u32 v40, 0x498, v23
	v_add_nc_u32_e32 v41, 0x6c0, v23
	v_dual_mov_b32 v5, 0 :: v_dual_add_nc_u32 v42, 0x6c8, v23
	v_add_nc_u32_e32 v43, 0x6d0, v23
	v_add_nc_u32_e32 v44, 0x6d8, v23
	s_xor_b32 s13, s1, -1
	s_lshl_b32 s14, s12, 5
	s_mov_b32 s15, 0
	s_branch .LBB6_6
.LBB6_5:                                ;   in Loop: Header=BB6_6 Depth=1
	s_or_b32 exec_lo, exec_lo, s19
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[45:46], v25 offset1:16
	ds_load_2addr_b32 v[47:48], v23 offset1:1
	ds_load_2addr_b32 v[49:50], v24 offset1:1
	v_add_nc_u32_e32 v1, 8, v1
	s_add_i32 s15, s15, 8
	ds_load_2addr_b32 v[87:88], v23 offset0:148 offset1:149
	ds_load_2addr_b32 v[89:90], v23 offset0:150 offset1:151
	s_cmp_ge_i32 s15, s12
	v_add_nc_u32_e32 v0, 8, v0
	s_waitcnt lgkmcnt(2)
	v_dot4_i32_iu8 v51, v47, v49, 0 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v55, v48, v50, v51 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[51:52], v23 offset0:2 offset1:3
	ds_load_2addr_b32 v[53:54], v24 offset0:2 offset1:3
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v55, v51, v53, v55 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v59, v52, v54, v55 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[55:56], v23 offset0:4 offset1:5
	ds_load_2addr_b32 v[57:58], v24 offset0:4 offset1:5
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v59, v55, v57, v59 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v63, v56, v58, v59 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[59:60], v23 offset0:6 offset1:7
	ds_load_2addr_b32 v[61:62], v24 offset0:6 offset1:7
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v63, v59, v61, v63 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v65, v60, v62, v63 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[63:64], v26 offset1:16
	v_cvt_f32_i32_e32 v65, v65
	s_waitcnt lgkmcnt(0)
	v_dual_mul_f32 v74, v45, v64 :: v_dual_mul_f32 v91, v46, v63
	v_mul_f32_e32 v66, v45, v63
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v66, v65
	ds_load_2addr_b32 v[65:66], v24 offset0:144 offset1:145
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v67, v47, v65, 0 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v69, v48, v66, v67 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[67:68], v24 offset0:146 offset1:147
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v69, v51, v67, v69 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v71, v52, v68, v69 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[69:70], v24 offset0:148 offset1:149
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v71, v55, v69, v71 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v73, v56, v70, v71 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[71:72], v24 offset0:150 offset1:151
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v73, v59, v71, v73 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v73, v60, v72, v73 neg_lo:[1,1,0]
	v_cvt_f32_i32_e32 v73, v73
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v19, v74, v73
	ds_load_2addr_b32 v[73:74], v29 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v75, v47, v73, 0 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v77, v48, v74, v75 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[75:76], v30 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v77, v51, v75, v77 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v79, v52, v76, v77 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[77:78], v31 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v79, v55, v77, v79 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v81, v56, v78, v79 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[79:80], v32 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v81, v59, v79, v81 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v83, v60, v80, v81 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[81:82], v26 offset0:32 offset1:48
	v_cvt_f32_i32_e32 v83, v83
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v84, v45, v81
	v_dual_mul_f32 v45, v45, v82 :: v_dual_fmac_f32 v18, v84, v83
	ds_load_2addr_b32 v[83:84], v33 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v47, v47, v83, 0 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v85, v48, v84, v47 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[47:48], v34 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v51, v51, v47, v85 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v85, v52, v48, v51 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[51:52], v35 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v55, v55, v51, v85 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1)
	v_dot4_i32_iu8 v85, v56, v52, v55 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[55:56], v36 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v59, v59, v55, v85 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[85:86], v23 offset0:146 offset1:147
	v_dot4_i32_iu8 v59, v60, v56, v59 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v59, v59
	v_fmac_f32_e32 v17, v45, v59
	ds_load_2addr_b32 v[59:60], v23 offset0:144 offset1:145
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v45, v59, v49, 0 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v60, v50, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v85, v53, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v86, v54, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v87, v57, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v88, v58, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v89, v61, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v90, v62, v45 neg_lo:[1,1,0]
	v_cvt_f32_i32_e32 v45, v45
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v16, v91, v45
	v_dot4_i32_iu8 v45, v59, v65, 0 neg_lo:[1,1,0]
	v_mul_f32_e32 v91, v46, v64
	v_dot4_i32_iu8 v45, v60, v66, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v85, v67, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v86, v68, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v87, v69, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v88, v70, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v89, v71, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v90, v72, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v45, v45
	v_fmac_f32_e32 v15, v91, v45
	v_dot4_i32_iu8 v45, v59, v73, 0 neg_lo:[1,1,0]
	v_mul_f32_e32 v91, v46, v81
	v_mul_f32_e32 v46, v46, v82
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v60, v74, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v85, v75, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v86, v76, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v87, v77, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v88, v78, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v89, v79, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v90, v80, v45 neg_lo:[1,1,0]
	v_cvt_f32_i32_e32 v45, v45
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v14, v91, v45
	v_dot4_i32_iu8 v45, v59, v83, 0 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v60, v84, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v85, v47, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v86, v48, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v87, v51, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v88, v52, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v89, v55, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v90, v56, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v45, v45
	v_fmac_f32_e32 v13, v46, v45
	ds_load_2addr_b32 v[45:46], v25 offset0:32 offset1:48
	ds_load_2addr_b32 v[59:60], v37 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v92, v45, v63
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v85, v59, v49, 0 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v87, v60, v50, v85 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[85:86], v38 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v87, v85, v53, v87 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v89, v86, v54, v87 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[87:88], v39 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v89, v87, v57, v89 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v91, v88, v58, v89 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[89:90], v40 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v91, v89, v61, v91 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v91, v90, v62, v91 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v91, v91
	v_fmac_f32_e32 v12, v92, v91
	v_dot4_i32_iu8 v91, v59, v65, 0 neg_lo:[1,1,0]
	v_mul_f32_e32 v92, v45, v64
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v91, v60, v66, v91 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v91, v85, v67, v91 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v91, v86, v68, v91 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v91, v87, v69, v91 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v91, v88, v70, v91 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v91, v89, v71, v91 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v91, v90, v72, v91 neg_lo:[1,1,0]
	v_cvt_f32_i32_e32 v91, v91
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v11, v92, v91
	v_dot4_i32_iu8 v91, v59, v73, 0 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v59, v59, v83, 0 neg_lo:[1,1,0]
	v_mul_f32_e32 v92, v45, v81
	v_mul_f32_e32 v45, v45, v82
	v_dot4_i32_iu8 v91, v60, v74, v91 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dot4_i32_iu8 v59, v60, v84, v59 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v91, v85, v75, v91 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dot4_i32_iu8 v59, v85, v47, v59 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v91, v86, v76, v91 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dot4_i32_iu8 v59, v86, v48, v59 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v91, v87, v77, v91 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dot4_i32_iu8 v59, v87, v51, v59 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v91, v88, v78, v91 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dot4_i32_iu8 v59, v88, v52, v59 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v91, v89, v79, v91 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dot4_i32_iu8 v59, v89, v55, v59 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v91, v90, v80, v91 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dot4_i32_iu8 v59, v90, v56, v59 neg_lo:[1,1,0]
	v_cvt_f32_i32_e32 v91, v91
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v59, v59
	v_fmac_f32_e32 v9, v45, v59
	ds_load_2addr_b32 v[59:60], v41 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v45, v59, v49, 0 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v60, v50, v45 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[49:50], v42 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v45, v49, v53, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v50, v54, v45 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[53:54], v43 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v45, v53, v57, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_dot4_i32_iu8 v45, v54, v58, v45 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[57:58], v44 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v45, v57, v61, v45 neg_lo:[1,1,0]
	v_mul_f32_e32 v61, v46, v63
	v_dot4_i32_iu8 v45, v58, v62, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v45, v45
	v_fmac_f32_e32 v7, v61, v45
	v_dot4_i32_iu8 v45, v59, v65, 0 neg_lo:[1,1,0]
	v_dual_mul_f32 v61, v46, v64 :: v_dual_fmac_f32 v10, v92, v91
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v60, v66, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v49, v67, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v50, v68, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v53, v69, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v54, v70, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v57, v71, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v58, v72, v45 neg_lo:[1,1,0]
	v_cvt_f32_i32_e32 v45, v45
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v6, v61, v45
	v_dot4_i32_iu8 v45, v59, v73, 0 neg_lo:[1,1,0]
	v_mul_f32_e32 v61, v46, v81
	v_mul_f32_e32 v46, v46, v82
	v_dot4_i32_iu8 v45, v60, v74, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v49, v75, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v50, v76, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v53, v77, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v54, v78, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v57, v79, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v58, v80, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v45, v45
	v_fmac_f32_e32 v5, v61, v45
	v_dot4_i32_iu8 v45, v59, v83, 0 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v60, v84, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v49, v47, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v50, v48, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v53, v51, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v54, v52, v45 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v45, v57, v55, v45 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v45, v58, v56, v45 neg_lo:[1,1,0]
	v_cvt_f32_i32_e32 v45, v45
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v2, v46, v45
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB6_15
.LBB6_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB6_8 Depth 2
	s_and_saveexec_b32 s19, vcc_lo
	s_cbranch_execz .LBB6_9
; %bb.7:                                ;   in Loop: Header=BB6_6 Depth=1
	v_dual_mov_b32 v45, v28 :: v_dual_mov_b32 v46, v27
	s_mov_b32 s20, 0
	s_mov_b32 s21, 0
	s_set_inst_prefetch_distance 0x1
	.p2align	6
.LBB6_8:                                ;   Parent Loop BB6_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_nc_u32_e32 v47, s21, v1
	v_add_nc_u32_e32 v49, s21, v0
	s_add_i32 s21, s21, s14
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v48, 31, v47
	v_ashrrev_i32_e32 v50, 31, v49
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[47:48], 2, v[47:48]
	v_lshlrev_b64 v[49:50], 2, v[49:50]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v47, s1, s4, v47
	v_add_co_ci_u32_e64 v48, null, s5, v48, s1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v49, s1, s8, v49
	v_add_co_ci_u32_e64 v50, null, s9, v50, s1
	global_load_b32 v47, v[47:48], off
	global_load_b32 v48, v[49:50], off
	v_add_co_u32 v46, s1, 0x100, v46
	s_xor_b32 s1, s1, -1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s1, exec_lo, s1
	s_or_b32 s20, s1, s20
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v45, v47, v48 offset1:9
	v_add_nc_u32_e32 v45, 0x480, v45
	s_and_not1_b32 exec_lo, exec_lo, s20
	s_cbranch_execnz .LBB6_8
.LBB6_9:                                ;   in Loop: Header=BB6_6 Depth=1
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s19
	s_and_saveexec_b32 s1, s13
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s19, exec_lo, s1
	s_cbranch_execz .LBB6_13
; %bb.10:                               ;   in Loop: Header=BB6_6 Depth=1
	s_and_saveexec_b32 s20, s0
	s_cbranch_execz .LBB6_12
; %bb.11:                               ;   in Loop: Header=BB6_6 Depth=1
	s_lshr_b32 s1, s15, 3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v45, s1, v20
	v_ashrrev_i32_e32 v46, 31, v45
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[45:46], 2, v[45:46]
	v_add_co_u32 v45, s1, s10, v45
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v46, null, s11, v46, s1
	global_load_b32 v45, v[45:46], off
	s_waitcnt vmcnt(0)
	ds_store_b32 v21, v45
.LBB6_12:                               ;   in Loop: Header=BB6_6 Depth=1
	s_or_b32 exec_lo, exec_lo, s20
.LBB6_13:                               ;   in Loop: Header=BB6_6 Depth=1
	s_and_not1_saveexec_b32 s19, s19
	s_cbranch_execz .LBB6_5
; %bb.14:                               ;   in Loop: Header=BB6_6 Depth=1
	s_lshr_b32 s1, s15, 3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v45, s1, v22
	v_ashrrev_i32_e32 v46, 31, v45
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[45:46], 2, v[45:46]
	v_add_co_u32 v45, s1, s6, v45
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v46, null, s7, v46, s1
	global_load_b32 v45, v[45:46], off
	s_waitcnt vmcnt(0)
	ds_store_b32 v21, v45
	s_branch .LBB6_5
.LBB6_15:
	v_or_b32_e32 v1, s3, v4
	v_or_b32_e32 v0, s2, v3
	s_lshl_b32 s0, s18, 4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[3:4], null, v1, s18, v[0:1]
	v_add_nc_u32_e32 v0, s0, v3
	v_ashrrev_i32_e32 v4, 31, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v1, 31, v0
	v_add_nc_u32_e32 v20, s0, v0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_nc_u32_e32 v22, s0, v20
	v_ashrrev_i32_e32 v21, 31, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, vcc_lo, s16, v3
	v_add_co_ci_u32_e64 v4, null, s17, v4, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v23, 31, v22
	v_add_co_u32 v0, vcc_lo, s16, v0
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_co_ci_u32_e64 v1, null, s17, v1, vcc_lo
	s_clause 0x3
	global_store_b32 v[3:4], v8, off
	global_store_b32 v[3:4], v19, off offset:64
	global_store_b32 v[3:4], v18, off offset:128
	global_store_b32 v[3:4], v17, off offset:192
	v_lshlrev_b64 v[3:4], 2, v[22:23]
	s_clause 0x3
	global_store_b32 v[0:1], v16, off
	global_store_b32 v[0:1], v15, off offset:64
	global_store_b32 v[0:1], v14, off offset:128
	global_store_b32 v[0:1], v13, off offset:192
	v_add_co_u32 v0, vcc_lo, s16, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s17, v21, vcc_lo
	v_add_co_u32 v3, vcc_lo, s16, v3
	v_add_co_ci_u32_e64 v4, null, s17, v4, vcc_lo
	s_clause 0x7
	global_store_b32 v[0:1], v12, off
	global_store_b32 v[0:1], v11, off offset:64
	global_store_b32 v[0:1], v10, off offset:128
	global_store_b32 v[0:1], v9, off offset:192
	global_store_b32 v[3:4], v7, off
	global_store_b32 v[3:4], v6, off offset:64
	global_store_b32 v[3:4], v5, off offset:128
	global_store_b32 v[3:4], v2, off offset:192
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel q8_tile
		.amdhsa_group_segment_fixed_size 5120
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 93
		.amdhsa_next_free_sgpr 22
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
		.amdhsa_inst_pref_size 25
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end6:
	.size	q8_tile, .Lfunc_end6-q8_tile
                                        ; -- End function
	.set q8_tile.num_vgpr, 93
	.set q8_tile.num_agpr, 0
	.set q8_tile.numbered_sgpr, 22
	.set q8_tile.num_named_barrier, 0
	.set q8_tile.private_seg_size, 0
	.set q8_tile.uses_vcc, 1
	.set q8_tile.uses_flat_scratch, 0
	.set q8_tile.has_dyn_sized_stack, 0
	.set q8_tile.has_recursion, 0
	.set q8_tile.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3124
; TotalNumSgprs: 24
; NumVgprs: 93
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 5120 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 24
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
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 5120
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .max_flat_workgroup_size: 256
    .name:           q8_tile
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         q8_tile.kd
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
