	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
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
	s_lshl_b32 s2, s15, 6
	s_lshl_b32 s3, s14, 6
	s_mov_b32 s0, 0
	s_mov_b32 s1, 0
	s_branch .LBB6_3
.LBB6_2:
	s_mov_b32 s0, -1
                                        ; implicit-def: $sgpr1
                                        ; implicit-def: $sgpr2
                                        ; implicit-def: $sgpr3
.LBB6_3:
	v_dual_mov_b32 v2, s1 :: v_dual_and_b32 v3, 15, v0
	v_lshrrev_b32_e32 v4, 4, v0
	v_dual_mov_b32 v5, s1 :: v_dual_mov_b32 v6, s1
	v_dual_mov_b32 v7, s1 :: v_dual_mov_b32 v10, s1
	v_dual_mov_b32 v9, s1 :: v_dual_mov_b32 v12, s1
	v_dual_mov_b32 v11, s1 :: v_dual_mov_b32 v14, s1
	v_dual_mov_b32 v13, s1 :: v_dual_mov_b32 v16, s1
	v_dual_mov_b32 v15, s1 :: v_dual_mov_b32 v18, s1
	v_dual_mov_b32 v17, s1 :: v_dual_mov_b32 v8, s1
	v_mov_b32_e32 v19, s1
	s_and_not1_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccnz .LBB6_11
; %bb.4:
	v_subrev_nc_u32_e32 v1, 64, v0
	s_lshl_b32 s2, s15, 6
	s_lshl_b32 s3, s14, 6
	v_cmp_gt_u32_e64 s1, 64, v0
	v_and_b32_e32 v5, 7, v0
	v_dual_mov_b32 v19, 0 :: v_dual_add_nc_u32 v2, s3, v1
	v_lshl_add_u32 v20, v1, 2, 0x1300
	v_dual_mov_b32 v6, s7 :: v_dual_add_nc_u32 v1, s2, v0
	v_lshrrev_b32_e32 v7, 3, v0
	s_ashr_i32 s0, s19, 31
	s_lshr_b32 s13, s19, 5
	s_lshr_b32 s0, s0, 30
	v_cndmask_b32_e64 v23, s11, v6, s1
	v_mov_b32_e32 v6, s6
	v_cndmask_b32_e64 v1, v2, v1, s1
	v_or_b32_e32 v2, s3, v7
	s_add_i32 s0, s19, s0
	v_mul_u32_u24_e32 v22, 36, v4
	v_cndmask_b32_e64 v26, s10, v6, s1
	v_or_b32_e32 v6, s2, v7
	s_ashr_i32 s12, s0, 2
	v_mad_u32_u24 v24, v3, 36, 0x900
	v_dual_mov_b32 v17, 0 :: v_dual_lshlrev_b32 v8, 2, v5
	v_cmp_gt_u32_e32 vcc_lo, 0x200, v0
	v_cmp_gt_u32_e64 s0, 0x80, v0
	v_mul_lo_u32 v27, s13, v1
	v_or_b32_e32 v28, 0xffffff00, v0
	v_mad_u64_u32 v[0:1], null, s12, v2, v[5:6]
	v_mad_u64_u32 v[1:2], null, s12, v6, v[5:6]
	v_lshl_or_b32 v21, v4, 2, 0x1200
	v_lshl_or_b32 v25, v3, 2, 0x1300
	v_mad_u32_u24 v29, v7, 36, v8
	v_dual_mov_b32 v8, 0 :: v_dual_add_nc_u32 v31, 0x488, v24
	v_dual_mov_b32 v15, 0 :: v_dual_add_nc_u32 v30, 0x480, v24
	v_dual_mov_b32 v13, 0 :: v_dual_add_nc_u32 v32, 0x490, v24
	v_dual_mov_b32 v18, 0 :: v_dual_add_nc_u32 v33, 0x498, v24
	v_dual_mov_b32 v11, 0 :: v_dual_add_nc_u32 v34, 0x6c0, v24
	v_dual_mov_b32 v16, 0 :: v_dual_add_nc_u32 v35, 0x6c8, v24
	v_dual_mov_b32 v9, 0 :: v_dual_add_nc_u32 v36, 0x6d0, v24
	v_dual_mov_b32 v14, 0 :: v_dual_add_nc_u32 v37, 0x6d8, v24
	v_dual_mov_b32 v7, 0 :: v_dual_add_nc_u32 v38, 0x480, v22
	v_dual_mov_b32 v12, 0 :: v_dual_add_nc_u32 v39, 0x488, v22
	v_dual_mov_b32 v5, 0 :: v_dual_add_nc_u32 v40, 0x490, v22
	v_dual_mov_b32 v10, 0 :: v_dual_add_nc_u32 v41, 0x498, v22
	v_add_nc_u32_e32 v42, 0x6c0, v22
	v_dual_mov_b32 v6, 0 :: v_dual_add_nc_u32 v43, 0x6c8, v22
	v_add_nc_u32_e32 v44, 0x6d0, v22
	v_dual_mov_b32 v2, 0 :: v_dual_add_nc_u32 v45, 0x6d8, v22
	s_lshl_b32 s6, s12, 5
	s_mov_b32 s7, 0
	s_branch .LBB6_6
.LBB6_5:                                ;   in Loop: Header=BB6_6 Depth=1
	s_or_b32 exec_lo, exec_lo, s10
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[46:47], v21 offset1:16
	ds_load_2addr_b32 v[48:49], v22 offset1:1
	ds_load_2addr_b32 v[50:51], v24 offset1:1
	s_add_i32 s7, s7, 8
	v_add_nc_u32_e32 v1, 8, v1
	s_cmp_ge_i32 s7, s12
	v_add_nc_u32_e32 v0, 8, v0
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v52, v48, v50, 0 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v56, v49, v51, v52 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[52:53], v22 offset0:2 offset1:3
	ds_load_2addr_b32 v[54:55], v24 offset0:2 offset1:3
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v56, v52, v54, v56 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v60, v53, v55, v56 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[56:57], v22 offset0:4 offset1:5
	ds_load_2addr_b32 v[58:59], v24 offset0:4 offset1:5
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v60, v56, v58, v60 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1)
	v_dot4_i32_iu8 v64, v57, v59, v60 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[60:61], v22 offset0:6 offset1:7
	ds_load_2addr_b32 v[62:63], v24 offset0:6 offset1:7
	ds_load_2addr_b32 v[88:89], v22 offset0:148 offset1:149
	ds_load_2addr_b32 v[90:91], v22 offset0:150 offset1:151
	s_waitcnt lgkmcnt(2)
	v_dot4_i32_iu8 v64, v60, v62, v64 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1)
	v_dot4_i32_iu8 v66, v61, v63, v64 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[64:65], v25 offset1:16
	v_cvt_f32_i32_e32 v66, v66
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v92, v47, v64
	v_mul_f32_e32 v67, v46, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v75, v46, v65 :: v_dual_fmac_f32 v8, v67, v66
	ds_load_2addr_b32 v[66:67], v24 offset0:144 offset1:145
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v68, v48, v66, 0 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v70, v49, v67, v68 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[68:69], v24 offset0:146 offset1:147
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v70, v52, v68, v70 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v72, v53, v69, v70 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[70:71], v24 offset0:148 offset1:149
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v72, v56, v70, v72 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v74, v57, v71, v72 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[72:73], v24 offset0:150 offset1:151
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v74, v60, v72, v74 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v74, v61, v73, v74 neg_lo:[1,1,0]
	v_cvt_f32_i32_e32 v74, v74
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v19, v75, v74
	ds_load_2addr_b32 v[74:75], v30 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v76, v48, v74, 0 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v78, v49, v75, v76 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[76:77], v31 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v78, v52, v76, v78 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v80, v53, v77, v78 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[78:79], v32 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v80, v56, v78, v80 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v82, v57, v79, v80 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[80:81], v33 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v82, v60, v80, v82 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1)
	v_dot4_i32_iu8 v84, v61, v81, v82 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[82:83], v25 offset0:32 offset1:48
	v_cvt_f32_i32_e32 v84, v84
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v85, v46, v82
	v_mul_f32_e32 v46, v46, v83
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v18, v85, v84
	ds_load_2addr_b32 v[84:85], v34 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v48, v48, v84, 0 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v86, v49, v85, v48 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[48:49], v35 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v52, v52, v48, v86 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v86, v53, v49, v52 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[52:53], v36 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v56, v56, v52, v86 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v86, v57, v53, v56 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[56:57], v37 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v60, v60, v56, v86 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[86:87], v22 offset0:146 offset1:147
	v_dot4_i32_iu8 v60, v61, v57, v60 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v60, v60
	v_fmac_f32_e32 v17, v46, v60
	ds_load_2addr_b32 v[60:61], v22 offset0:144 offset1:145
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v46, v60, v50, 0 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v61, v51, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v86, v54, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v87, v55, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v88, v58, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v89, v59, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v90, v62, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v91, v63, v46 neg_lo:[1,1,0]
	v_cvt_f32_i32_e32 v46, v46
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v16, v92, v46
	v_dot4_i32_iu8 v46, v60, v66, 0 neg_lo:[1,1,0]
	v_mul_f32_e32 v92, v47, v65
	v_dot4_i32_iu8 v46, v61, v67, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v86, v68, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v87, v69, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v88, v70, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v89, v71, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v90, v72, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v91, v73, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v46, v46
	v_fmac_f32_e32 v15, v92, v46
	v_dot4_i32_iu8 v46, v60, v74, 0 neg_lo:[1,1,0]
	v_mul_f32_e32 v92, v47, v82
	v_mul_f32_e32 v47, v47, v83
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v61, v75, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v86, v76, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v87, v77, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v88, v78, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v89, v79, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v90, v80, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v91, v81, v46 neg_lo:[1,1,0]
	v_cvt_f32_i32_e32 v46, v46
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v14, v92, v46
	v_dot4_i32_iu8 v46, v60, v84, 0 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v61, v85, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v86, v48, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v87, v49, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v88, v52, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v89, v53, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v90, v56, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v91, v57, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v46, v46
	v_fmac_f32_e32 v13, v47, v46
	ds_load_2addr_b32 v[46:47], v21 offset0:32 offset1:48
	ds_load_2addr_b32 v[60:61], v38 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v93, v46, v64
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v86, v60, v50, 0 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v88, v61, v51, v86 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[86:87], v39 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v88, v86, v54, v88 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v90, v87, v55, v88 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[88:89], v40 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v90, v88, v58, v90 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v92, v89, v59, v90 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[90:91], v41 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v92, v90, v62, v92 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v92, v91, v63, v92 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v92, v92
	v_fmac_f32_e32 v12, v93, v92
	v_dot4_i32_iu8 v92, v60, v66, 0 neg_lo:[1,1,0]
	v_mul_f32_e32 v93, v46, v65
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v92, v61, v67, v92 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v92, v86, v68, v92 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v92, v87, v69, v92 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v92, v88, v70, v92 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v92, v89, v71, v92 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v92, v90, v72, v92 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v92, v91, v73, v92 neg_lo:[1,1,0]
	v_cvt_f32_i32_e32 v92, v92
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v11, v93, v92
	v_dot4_i32_iu8 v92, v60, v74, 0 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v60, v60, v84, 0 neg_lo:[1,1,0]
	v_mul_f32_e32 v93, v46, v82
	v_mul_f32_e32 v46, v46, v83
	v_dot4_i32_iu8 v92, v61, v75, v92 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dot4_i32_iu8 v60, v61, v85, v60 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v92, v86, v76, v92 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dot4_i32_iu8 v60, v86, v48, v60 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v92, v87, v77, v92 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dot4_i32_iu8 v60, v87, v49, v60 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v92, v88, v78, v92 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dot4_i32_iu8 v60, v88, v52, v60 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v92, v89, v79, v92 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dot4_i32_iu8 v60, v89, v53, v60 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v92, v90, v80, v92 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dot4_i32_iu8 v60, v90, v56, v60 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v92, v91, v81, v92 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dot4_i32_iu8 v60, v91, v57, v60 neg_lo:[1,1,0]
	v_cvt_f32_i32_e32 v92, v92
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v60, v60
	v_fmac_f32_e32 v9, v46, v60
	ds_load_2addr_b32 v[60:61], v42 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v46, v60, v50, 0 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v61, v51, v46 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[50:51], v43 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v46, v50, v54, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v51, v55, v46 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[54:55], v44 offset1:1
	s_waitcnt lgkmcnt(0)
	v_dot4_i32_iu8 v46, v54, v58, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v55, v59, v46 neg_lo:[1,1,0]
	ds_load_2addr_b32 v[58:59], v45 offset1:1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_dot4_i32_iu8 v46, v58, v62, v46 neg_lo:[1,1,0]
	v_mul_f32_e32 v62, v47, v64
	v_fmac_f32_e32 v10, v93, v92
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v59, v63, v46 neg_lo:[1,1,0]
	v_cvt_f32_i32_e32 v46, v46
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v7, v62, v46
	v_dot4_i32_iu8 v46, v60, v66, 0 neg_lo:[1,1,0]
	v_mul_f32_e32 v62, v47, v65
	v_dot4_i32_iu8 v46, v61, v67, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v50, v68, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v51, v69, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v54, v70, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v55, v71, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v58, v72, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v59, v73, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v46, v46
	v_fmac_f32_e32 v6, v62, v46
	v_dot4_i32_iu8 v46, v60, v74, 0 neg_lo:[1,1,0]
	v_mul_f32_e32 v62, v47, v82
	v_mul_f32_e32 v47, v47, v83
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v61, v75, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v50, v76, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v51, v77, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v54, v78, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v55, v79, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v58, v80, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v59, v81, v46 neg_lo:[1,1,0]
	v_cvt_f32_i32_e32 v46, v46
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v5, v62, v46
	v_dot4_i32_iu8 v46, v60, v84, 0 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v61, v85, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v50, v48, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v51, v49, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v54, v52, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v55, v53, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dot4_i32_iu8 v46, v58, v56, v46 neg_lo:[1,1,0]
	v_dot4_i32_iu8 v46, v59, v57, v46 neg_lo:[1,1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_i32_e32 v46, v46
	v_fmac_f32_e32 v2, v47, v46
	s_cbranch_scc1 .LBB6_11
.LBB6_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB6_8 Depth 2
	s_and_saveexec_b32 s10, vcc_lo
	s_cbranch_execz .LBB6_9
; %bb.7:                                ;   in Loop: Header=BB6_6 Depth=1
	v_dual_mov_b32 v46, v29 :: v_dual_mov_b32 v47, v28
	s_mov_b32 s11, 0
	s_mov_b32 s13, 0
	s_set_inst_prefetch_distance 0x1
	.p2align	6
.LBB6_8:                                ;   Parent Loop BB6_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_nc_u32_e32 v48, s13, v1
	v_add_nc_u32_e32 v50, s13, v0
	s_add_i32 s13, s13, s6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v49, 31, v48
	v_ashrrev_i32_e32 v51, 31, v50
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[48:49], 2, v[48:49]
	v_lshlrev_b64 v[50:51], 2, v[50:51]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v48, s1, s4, v48
	v_add_co_ci_u32_e64 v49, s1, s5, v49, s1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v50, s1, s8, v50
	v_add_co_ci_u32_e64 v51, s1, s9, v51, s1
	v_add_co_u32 v47, s1, 0x100, v47
	global_load_b32 v48, v[48:49], off
	global_load_b32 v49, v[50:51], off
	s_xor_b32 s1, s1, -1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s1, exec_lo, s1
	s_or_b32 s11, s1, s11
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v46, v48, v49 offset1:9
	v_add_nc_u32_e32 v46, 0x480, v46
	s_and_not1_b32 exec_lo, exec_lo, s11
	s_cbranch_execnz .LBB6_8
.LBB6_9:                                ;   in Loop: Header=BB6_6 Depth=1
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s10
	s_and_saveexec_b32 s10, s0
	s_cbranch_execz .LBB6_5
; %bb.10:                               ;   in Loop: Header=BB6_6 Depth=1
	s_lshr_b32 s1, s7, 3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v46, s1, v27
	v_ashrrev_i32_e32 v47, 31, v46
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[46:47], 2, v[46:47]
	v_add_co_u32 v46, s1, v26, v46
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v47, s1, v23, v47, s1
	global_load_b32 v46, v[46:47], off
	s_waitcnt vmcnt(0)
	ds_store_b32 v20, v46
	s_branch .LBB6_5
.LBB6_11:
	v_or_b32_e32 v1, s2, v4
	v_or_b32_e32 v0, s3, v3
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
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_u32 v3, vcc_lo, s16, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s17, v4, vcc_lo
	v_ashrrev_i32_e32 v23, 31, v22
	v_add_co_u32 v0, vcc_lo, s16, v0
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_co_ci_u32_e32 v1, vcc_lo, s17, v1, vcc_lo
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
	v_add_co_ci_u32_e32 v1, vcc_lo, s17, v21, vcc_lo
	v_add_co_u32 v3, vcc_lo, s16, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s17, v4, vcc_lo
	s_clause 0x7
	global_store_b32 v[0:1], v12, off
	global_store_b32 v[0:1], v11, off offset:64
	global_store_b32 v[0:1], v10, off offset:128
	global_store_b32 v[0:1], v9, off offset:192
	global_store_b32 v[3:4], v7, off
	global_store_b32 v[3:4], v6, off offset:64
	global_store_b32 v[3:4], v5, off offset:128
	global_store_b32 v[3:4], v2, off offset:192
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
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
		.amdhsa_next_free_vgpr 94
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
.Lfunc_end6:
	.size	q8_tile, .Lfunc_end6-q8_tile
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3040
; NumSgprs: 22
; NumVgprs: 94
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 5120 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 94
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
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         q8_tile.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     94
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
