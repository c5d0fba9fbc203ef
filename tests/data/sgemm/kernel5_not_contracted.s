	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	kernel                  ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
; %bb.0:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x18
	s_load_b128 s[8:11], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s7, s14, 7
	v_dual_mov_b32 v53, 0 :: v_dual_and_b32 v56, 7, v0
	v_or_b32_e32 v52, s7, v0
	v_lshrrev_b32_e32 v36, 3, v0
	s_lshl_b32 s12, s15, 7
	s_delay_alu instid0(VALU_DEP_3)
	v_mov_b32_e32 v4, v53
	s_load_b64 s[0:1], s[0:1], 0x10
	v_lshlrev_b64 v[9:10], 2, v[52:53]
	v_or_b32_e32 v150, s12, v36
	v_lshlrev_b32_e32 v155, 2, v0
	v_mul_u32_u24_e32 v154, 0x210, v56
	s_mov_b32 s13, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_or_b32_e32 v20, 16, v150
	v_or_b32_e32 v25, 64, v150
	v_add_nc_u32_e32 v3, s4, v52
	v_mov_b32_e32 v5, v53
	v_add_co_u32 v14, vcc_lo, s10, v9
	v_add_co_ci_u32_e64 v15, null, s11, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[12:13], 2, v[3:4]
	v_add_nc_u32_e32 v4, s4, v3
	v_mov_b32_e32 v6, v53
	v_mul_lo_u32 v21, s4, v150
	v_mul_lo_u32 v22, s4, v20
	v_mul_lo_u32 v27, s4, v25
	v_lshlrev_b64 v[9:10], 2, v[4:5]
	v_add_nc_u32_e32 v5, s4, v4
	v_add_co_u32 v3, vcc_lo, s10, v12
	v_mov_b32_e32 v7, v53
	v_add_co_ci_u32_e64 v4, null, s11, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_nc_u32_e32 v6, s4, v5
	v_mov_b32_e32 v8, v53
	v_add_co_u32 v16, vcc_lo, s10, v9
	v_add_co_ci_u32_e64 v17, null, s11, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	v_add_nc_u32_e32 v7, s4, v6
	v_add_co_u32 v5, vcc_lo, s10, v12
	v_mov_b32_e32 v11, v53
	v_add_co_ci_u32_e64 v6, null, s11, v13, vcc_lo
	v_lshlrev_b64 v[8:9], 2, v[7:8]
	v_add_nc_u32_e32 v10, s4, v7
	v_add_co_u32 v12, vcc_lo, s10, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v13, null, s11, v19, vcc_lo
	v_add_co_u32 v7, vcc_lo, s10, v8
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v19, v53 :: v_dual_add_nc_u32 v18, s4, v10
	v_add_co_ci_u32_e64 v8, null, s11, v9, vcc_lo
	v_lshlrev_b64 v[9:10], 2, v[10:11]
	v_or_b32_e32 v11, 32, v150
	v_add_nc_u32_e32 v20, v21, v56
	scratch_store_b32 off, v21, off offset:84 ; 4-byte Folded Spill
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_nc_u32_e32 v28, v27, v56
	v_mul_lo_u32 v24, s4, v11
	v_or_b32_e32 v11, 48, v150
	scratch_store_b32 off, v22, off offset:88 ; 4-byte Folded Spill
	v_add_nc_u32_e32 v22, v22, v56
	v_ashrrev_i32_e32 v21, 31, v20
	v_add_co_u32 v9, vcc_lo, s10, v9
	v_mul_lo_u32 v26, s4, v11
	v_or_b32_e32 v11, 0x50, v150
	scratch_store_b32 off, v24, off offset:92 ; 4-byte Folded Spill
	v_add_nc_u32_e32 v24, v24, v56
	v_ashrrev_i32_e32 v23, 31, v22
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mul_lo_u32 v30, s4, v11
	v_or_b32_e32 v11, 0x60, v150
	s_clause 0x1                            ; 8-byte Folded Spill
	scratch_store_b32 off, v26, off offset:96
	scratch_store_b32 off, v27, off offset:100
	v_add_nc_u32_e32 v26, v26, v56
	v_ashrrev_i32_e32 v25, 31, v24
	v_mul_lo_u32 v32, s4, v11
	v_or_b32_e32 v11, 0x70, v150
	scratch_store_b32 off, v30, off offset:104 ; 4-byte Folded Spill
	v_add_nc_u32_e32 v30, v30, v56
	v_ashrrev_i32_e32 v27, 31, v26
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_mul_lo_u32 v11, s4, v11
	v_ashrrev_i32_e32 v29, 31, v28
	scratch_store_b32 off, v32, off offset:108 ; 4-byte Folded Spill
	v_add_nc_u32_e32 v32, v32, v56
	v_add_co_ci_u32_e64 v10, null, s11, v10, vcc_lo
	v_add_co_u32 v18, vcc_lo, s10, v18
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_add_nc_u32_e32 v34, v11, v56
	v_ashrrev_i32_e32 v31, 31, v30
	v_add_co_ci_u32_e64 v19, null, s11, v19, vcc_lo
	v_add_co_u32 v20, vcc_lo, s8, v20
	v_lshlrev_b64 v[26:27], 2, v[26:27]
	v_ashrrev_i32_e32 v33, 31, v32
	v_add_co_ci_u32_e64 v21, null, s9, v21, vcc_lo
	v_add_co_u32 v22, vcc_lo, s8, v22
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_ashrrev_i32_e32 v35, 31, v34
	v_add_co_ci_u32_e64 v23, null, s9, v23, vcc_lo
	v_add_co_u32 v24, vcc_lo, s8, v24
	v_lshlrev_b64 v[30:31], 2, v[30:31]
	v_add_co_ci_u32_e64 v25, null, s9, v25, vcc_lo
	v_add_co_u32 v26, vcc_lo, s8, v26
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_add_co_ci_u32_e64 v27, null, s9, v27, vcc_lo
	v_add_co_u32 v28, vcc_lo, s8, v28
	v_lshlrev_b64 v[34:35], 2, v[34:35]
	v_add_co_ci_u32_e64 v29, null, s9, v29, vcc_lo
	v_add_co_u32 v30, vcc_lo, s8, v30
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v31, null, s9, v31, vcc_lo
	v_add_co_u32 v32, vcc_lo, s8, v32
	v_add_co_ci_u32_e64 v33, null, s9, v33, vcc_lo
	v_add_co_u32 v34, vcc_lo, s8, v34
	scratch_store_b32 off, v11, off offset:112 ; 4-byte Folded Spill
	v_add_co_ci_u32_e64 v35, null, s9, v35, vcc_lo
	s_clause 0x7
	global_load_b32 v11, v[20:21], off
	global_load_b32 v20, v[22:23], off
	global_load_b32 v21, v[24:25], off
	global_load_b32 v22, v[26:27], off
	global_load_b32 v23, v[28:29], off
	global_load_b32 v24, v[30:31], off
	global_load_b32 v25, v[32:33], off
	global_load_b32 v26, v[34:35], off
	s_clause 0x7
	global_load_b32 v14, v[14:15], off
	global_load_b32 v3, v[3:4], off
	global_load_b32 v4, v[16:17], off
	global_load_b32 v5, v[5:6], off
	global_load_b32 v6, v[12:13], off
	global_load_b32 v7, v[7:8], off
	global_load_b32 v8, v[9:10], off
	global_load_b32 v9, v[18:19], off
	v_add_nc_u32_e32 v10, 0x80, v155
	v_lshl_add_u32 v12, v36, 2, v154
	s_cmp_gt_i32 s4, 0
	s_waitcnt vmcnt(6)
	ds_store_2addr_stride64_b32 v10, v14, v3 offset0:16 offset1:18
	s_waitcnt vmcnt(4)
	ds_store_2addr_stride64_b32 v10, v4, v5 offset0:20 offset1:22
	ds_store_2addr_b32 v12, v11, v20 offset1:16
	ds_store_2addr_b32 v12, v21, v22 offset0:32 offset1:48
	ds_store_2addr_b32 v12, v23, v24 offset0:64 offset1:80
	ds_store_2addr_b32 v12, v25, v26 offset0:96 offset1:112
	s_waitcnt vmcnt(2)
	ds_store_2addr_stride64_b32 v10, v6, v7 offset0:24 offset1:26
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v10, v8, v9 offset0:28 offset1:30
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	s_ashr_i32 s3, s4, 31
	s_mov_b32 s2, s4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_lshl_b64 s[2:3], s[2:3], 2
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b32 s13, -1
                                        ; implicit-def: $sgpr2_sgpr3
.LBB0_3:
	v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v137, 0
	v_dual_mov_b32 v138, 0 :: v_dual_mov_b32 v133, 0
	v_dual_mov_b32 v136, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v134, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v132, 0 :: v_dual_mov_b32 v153, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v185, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v184, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v229, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v197, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v198, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v230, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v231, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v196, 0 :: v_dual_mov_b32 v135, 0
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v55, 0
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v58, 0
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v60, 0
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v62, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v68, 0
	v_dual_mov_b32 v67, 0 :: v_dual_mov_b32 v70, 0
	v_dual_mov_b32 v199, 0 :: v_dual_mov_b32 v72, 0
	v_dual_mov_b32 v69, 0 :: v_dual_mov_b32 v74, 0
	v_dual_mov_b32 v71, 0 :: v_dual_mov_b32 v76, 0
	v_dual_mov_b32 v73, 0 :: v_dual_mov_b32 v78, 0
	v_dual_mov_b32 v75, 0 :: v_dual_mov_b32 v80, 0
	v_dual_mov_b32 v77, 0 :: v_dual_mov_b32 v82, 0
	v_dual_mov_b32 v79, 0 :: v_dual_mov_b32 v84, 0
	v_dual_mov_b32 v81, 0 :: v_dual_mov_b32 v86, 0
	v_dual_mov_b32 v83, 0 :: v_dual_mov_b32 v88, 0
	v_dual_mov_b32 v85, 0 :: v_dual_mov_b32 v90, 0
	v_dual_mov_b32 v87, 0 :: v_dual_mov_b32 v92, 0
	v_dual_mov_b32 v89, 0 :: v_dual_mov_b32 v94, 0
	v_dual_mov_b32 v91, 0 :: v_dual_mov_b32 v96, 0
	v_dual_mov_b32 v93, 0 :: v_dual_mov_b32 v98, 0
	v_dual_mov_b32 v95, 0 :: v_dual_mov_b32 v104, 0
	v_dual_mov_b32 v97, 0 :: v_dual_mov_b32 v106, 0
	v_dual_mov_b32 v99, 0 :: v_dual_mov_b32 v108, 0
	v_dual_mov_b32 v103, 0 :: v_dual_mov_b32 v110, 0
	v_dual_mov_b32 v105, 0 :: v_dual_mov_b32 v112, 0
	v_dual_mov_b32 v107, 0 :: v_dual_mov_b32 v114, 0
	v_dual_mov_b32 v109, 0 :: v_dual_mov_b32 v116, 0
	v_dual_mov_b32 v111, 0 :: v_dual_mov_b32 v118, 0
	v_dual_mov_b32 v113, 0 :: v_dual_mov_b32 v124, 0
	v_dual_mov_b32 v115, 0 :: v_dual_mov_b32 v126, 0
	v_dual_mov_b32 v117, 0 :: v_dual_mov_b32 v128, 0
	v_dual_mov_b32 v125, 0 :: v_dual_mov_b32 v130, 0
	v_mov_b32_e32 v127, 0
	v_mov_b32_e32 v129, 0
	v_mov_b32_e32 v131, 0
	s_and_not1_b32 vcc_lo, exec_lo, s13
	s_cbranch_vccnz .LBB0_13
; %bb.4:
	v_ashrrev_i32_e32 v2, 31, v52
	v_dual_mov_b32 v130, 0 :: v_dual_add_nc_u32 v3, 16, v150
	v_dual_mov_b32 v131, 0 :: v_dual_add_nc_u32 v4, 32, v150
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshrrev_b32_e32 v2, 25, v2
	v_ashrrev_i32_e32 v6, 31, v3
	v_ashrrev_i32_e32 v5, 31, v150
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v7, 31, v4
	v_dual_mov_b32 v91, 0 :: v_dual_add_nc_u32 v8, 0x70, v150
	v_dual_mov_b32 v129, 0 :: v_dual_add_nc_u32 v2, v52, v2
	v_lshrrev_b32_e32 v6, 25, v6
	v_lshrrev_b32_e32 v7, 25, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v127, 0 :: v_dual_and_b32 v2, 0x3fffff80, v2
	v_mov_b32_e32 v126, 0
	v_dual_mov_b32 v125, 0 :: v_dual_add_nc_u32 v6, v3, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v7, v4, v7
	v_sub_nc_u32_e32 v2, v52, v2
	v_mov_b32_e32 v118, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v117, 0 :: v_dual_and_b32 v6, 0x3fffff80, v6
	v_and_b32_e32 v7, 0x3fffff80, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v115, 0 :: v_dual_lshlrev_b32 v2, 2, v2
	v_sub_nc_u32_e32 v3, v3, v6
	v_lshrrev_b32_e32 v5, 25, v5
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v4, v4, v7
	v_dual_mov_b32 v113, 0 :: v_dual_add_nc_u32 v6, 0x1080, v2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v128, 0 :: v_dual_add_nc_u32 v5, v150, v5
	v_lshl_add_u32 v4, v4, 2, v154
	scratch_store_b32 off, v6, off offset:116 ; 4-byte Folded Spill
	v_dual_mov_b32 v111, 0 :: v_dual_add_nc_u32 v6, 0x1280, v2
	v_dual_mov_b32 v124, 0 :: v_dual_and_b32 v5, 0x3fffff80, v5
	v_mov_b32_e32 v109, 0
	s_clause 0x1                            ; 8-byte Folded Spill
	scratch_store_b32 off, v6, off offset:120
	scratch_store_b32 off, v0, off offset:180
	v_dual_mov_b32 v107, 0 :: v_dual_add_nc_u32 v6, 0x1480, v2
	v_sub_nc_u32_e32 v5, v150, v5
	v_ashrrev_i32_e32 v11, 31, v8
	v_mov_b32_e32 v106, 0
	scratch_store_b32 off, v6, off offset:124 ; 4-byte Folded Spill
	v_dual_mov_b32 v105, 0 :: v_dual_add_nc_u32 v6, 0x1680, v2
	v_lshrrev_b32_e32 v11, 25, v11
	v_dual_mov_b32 v94, 0 :: v_dual_mov_b32 v79, 0
	scratch_store_b32 off, v6, off offset:128 ; 4-byte Folded Spill
	v_dual_mov_b32 v103, 0 :: v_dual_add_nc_u32 v6, 0x1880, v2
	v_dual_mov_b32 v92, 0 :: v_dual_add_nc_u32 v11, v8, v11
	v_mov_b32_e32 v77, 0
	scratch_store_b32 off, v6, off offset:132 ; 4-byte Folded Spill
	v_dual_mov_b32 v99, 0 :: v_dual_add_nc_u32 v6, 0x1a80, v2
	v_dual_mov_b32 v97, 0 :: v_dual_mov_b32 v114, 0
	v_dual_mov_b32 v90, 0 :: v_dual_mov_b32 v75, 0
	scratch_store_b32 off, v6, off offset:136 ; 4-byte Folded Spill
	v_add_nc_u32_e32 v6, 0x1c80, v2
	v_add_nc_u32_e32 v2, 0x1e80, v2
	v_mov_b32_e32 v116, 0
	v_dual_mov_b32 v88, 0 :: v_dual_mov_b32 v73, 0
	s_clause 0x1                            ; 8-byte Folded Spill
	scratch_store_b32 off, v6, off offset:140
	scratch_store_b32 off, v2, off offset:144
	v_lshl_add_u32 v2, v5, 2, v154
	v_mov_b32_e32 v95, 0
	v_dual_mov_b32 v86, 0 :: v_dual_add_nc_u32 v5, 0x60, v150
	v_mov_b32_e32 v71, 0
	scratch_store_b32 off, v2, off offset:148 ; 4-byte Folded Spill
	v_lshl_add_u32 v2, v3, 2, v154
	v_add_nc_u32_e32 v3, 64, v150
	v_ashrrev_i32_e32 v10, 31, v5
	v_dual_mov_b32 v112, 0 :: v_dual_mov_b32 v87, 0
	scratch_store_b32 off, v2, off offset:152 ; 4-byte Folded Spill
	v_add_nc_u32_e32 v2, 48, v150
	v_ashrrev_i32_e32 v7, 31, v3
	v_dual_mov_b32 v89, 0 :: v_dual_mov_b32 v108, 0
	v_lshrrev_b32_e32 v10, 25, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_ashrrev_i32_e32 v6, 31, v2
	v_lshrrev_b32_e32 v7, 25, v7
	v_mov_b32_e32 v85, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v83, 0 :: v_dual_add_nc_u32 v10, v5, v10
	v_lshrrev_b32_e32 v6, 25, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v7, v3, v7
	v_dual_mov_b32 v81, 0 :: v_dual_mov_b32 v98, 0
	v_and_b32_e32 v10, 0x3fffff80, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v6, v2, v6
	v_and_b32_e32 v7, 0x3fffff80, v7
	v_dual_mov_b32 v93, 0 :: v_dual_mov_b32 v84, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v69, 0 :: v_dual_and_b32 v6, 0x3fffff80, v6
	v_sub_nc_u32_e32 v3, v3, v7
	v_lshlrev_b32_e32 v7, 1, v0
	v_sub_nc_u32_e32 v5, v5, v10
	v_mov_b32_e32 v96, 0
	v_sub_nc_u32_e32 v2, v2, v6
	v_and_b32_e32 v6, 0x3fffff80, v11
	v_dual_mov_b32 v82, 0 :: v_dual_mov_b32 v199, 0
	v_dual_mov_b32 v80, 0 :: v_dual_mov_b32 v67, 0
	s_delay_alu instid0(VALU_DEP_4)
	v_lshl_add_u32 v0, v2, 2, v154
	scratch_store_b32 off, v4, off offset:156 ; 4-byte Folded Spill
	v_add_nc_u32_e32 v4, 0x50, v150
	v_mov_b32_e32 v110, 0
	v_sub_nc_u32_e32 v2, v8, v6
	scratch_store_b32 off, v0, off offset:160 ; 4-byte Folded Spill
	v_lshl_add_u32 v0, v3, 2, v154
	v_ashrrev_i32_e32 v9, 31, v4
	v_dual_mov_b32 v104, 0 :: v_dual_and_b32 v3, 48, v7
	v_dual_mov_b32 v78, 0 :: v_dual_mov_b32 v63, 0
	s_delay_alu instid0(VALU_DEP_3)
	v_lshrrev_b32_e32 v9, 25, v9
	scratch_store_b32 off, v0, off offset:164 ; 4-byte Folded Spill
	v_dual_mov_b32 v76, 0 :: v_dual_mov_b32 v61, 0
	v_dual_mov_b32 v74, 0 :: v_dual_mov_b32 v59, 0
	v_dual_mov_b32 v72, 0 :: v_dual_add_nc_u32 v9, v4, v9
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v70, 0
	v_mov_b32_e32 v55, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v68, 0 :: v_dual_and_b32 v9, 0x3fffff80, v9
	v_dual_mov_b32 v135, 0 :: v_dual_mov_b32 v62, 0
	v_mov_b32_e32 v45, 0
	v_sub_nc_u32_e32 v4, v4, v9
	v_dual_mov_b32 v60, 0 :: v_dual_mov_b32 v49, 0
	v_dual_mov_b32 v58, 0 :: v_dual_mov_b32 v231, 0
	s_delay_alu instid0(VALU_DEP_3)
	v_lshl_add_u32 v0, v4, 2, v154
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v196, 0 :: v_dual_mov_b32 v43, 0
	scratch_store_b32 off, v0, off offset:168 ; 4-byte Folded Spill
	v_lshl_add_u32 v0, v5, 2, v154
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v39, 0
	scratch_store_b32 off, v0, off offset:172 ; 4-byte Folded Spill
	v_lshl_add_u32 v0, v2, 2, v154
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v33, 0
	scratch_store_b32 off, v0, off offset:176 ; 4-byte Folded Spill
	v_and_or_b32 v0, 0x180, v155, v3
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v23, 0
	scratch_store_b32 off, v0, off offset:16 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v19, 0
	scratch_store_b32 off, v0, off offset:20 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v21, 0
	scratch_store_b32 off, v0, off offset:24 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v15, 0
	scratch_store_b32 off, v0, off offset:28 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v230, 0 :: v_dual_mov_b32 v53, v130
	scratch_store_b32 off, v0, off offset:32 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v197, 0
	scratch_store_b32 off, v0, off offset:36 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	v_dual_mov_b32 v198, 0 :: v_dual_mov_b32 v229, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v13, 0
	scratch_store_b32 off, v0, off offset:40 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v185, 0
	scratch_store_b32 off, v0, off offset:44 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v153, 0
	v_dual_mov_b32 v184, 0 :: v_dual_mov_b32 v5, 0
	scratch_store_b32 off, v0, off offset:48 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v133, 0
	scratch_store_b32 off, v0, off offset:52 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	v_dual_mov_b32 v132, 0 :: v_dual_mov_b32 v137, 0
	v_mov_b32_e32 v134, 0
	v_mov_b32_e32 v136, 0
	scratch_store_b32 off, v0, off offset:56 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v138, 0
	v_mov_b32_e32 v64, 0
	s_ashr_i32 s3, s4, 31
	s_mov_b32 s2, s4
	scratch_store_b32 off, v0, off offset:60 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	s_add_i32 s13, s4, -1
	s_lshl_b64 s[2:3], s[2:3], 2
	s_mov_b32 s14, 0
	scratch_store_b32 off, v0, off offset:64 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	scratch_store_b32 off, v0, off offset:68 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	scratch_store_b32 off, v0, off offset:72 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	scratch_store_b32 off, v0, off offset:76 ; 4-byte Folded Spill
	v_mov_b32_e32 v0, 0
	scratch_store_b32 off, v0, off offset:80 ; 4-byte Folded Spill
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	s_add_i32 s14, s14, 8
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s14, s4
	s_barrier
	s_cbranch_scc1 .LBB0_12
.LBB0_6:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_9 Depth 2
	s_cmp_lt_i32 s14, s13
	s_cselect_b32 s15, -1, 0
	s_cmp_ge_i32 s14, s13
	s_cbranch_scc1 .LBB0_8
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=1
	s_clause 0x2                            ; 12-byte Folded Reload
	scratch_load_b32 v0, off, off offset:84
	scratch_load_b32 v8, off, off offset:88
	scratch_load_b32 v36, off, off offset:92
	v_add_nc_u32_e64 v158, 8, s14
	v_add_nc_u32_e32 v180, s14, v56
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[156:157], null, v158, s4, v[52:53]
	v_ashrrev_i32_e32 v157, 31, v156
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[156:157], 2, v[156:157]
	v_add_co_u32 v156, vcc_lo, s10, v156
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v157, null, s11, v157, vcc_lo
	v_add_co_u32 v158, vcc_lo, v156, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v159, null, s3, v157, vcc_lo
	s_waitcnt vmcnt(2)
	v_ashrrev_i32_e32 v161, 31, v0
	v_add_co_u32 v160, vcc_lo, v180, v0
	global_load_b32 v0, v[156:157], off
	s_waitcnt vmcnt(2)
	v_ashrrev_i32_e32 v165, 31, v8
	v_add_co_ci_u32_e64 v161, null, 0, v161, vcc_lo
	v_add_co_u32 v162, vcc_lo, v158, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v163, null, s3, v159, vcc_lo
	v_add_co_u32 v164, vcc_lo, v180, v8
	v_add_co_ci_u32_e64 v165, null, 0, v165, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v166, vcc_lo, v162, s2
	v_add_co_ci_u32_e64 v167, null, s3, v163, vcc_lo
	s_waitcnt vmcnt(1)
	v_ashrrev_i32_e32 v169, 31, v36
	v_add_co_u32 v168, vcc_lo, v180, v36
	v_lshlrev_b64 v[160:161], 2, v[160:161]
	v_lshlrev_b64 v[164:165], 2, v[164:165]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v169, null, 0, v169, vcc_lo
	v_add_co_u32 v170, vcc_lo, v166, s2
	v_add_co_ci_u32_e64 v171, null, s3, v167, vcc_lo
	scratch_load_b32 v8, off, off offset:108 ; 4-byte Folded Reload
	v_add_co_u32 v172, vcc_lo, v170, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v173, null, s3, v171, vcc_lo
	v_add_co_u32 v174, vcc_lo, v172, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v175, null, s3, v173, vcc_lo
	v_add_co_u32 v176, vcc_lo, s8, v160
	v_add_co_ci_u32_e64 v177, null, s9, v161, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v178, vcc_lo, v174, s2
	v_add_co_ci_u32_e64 v179, null, s3, v175, vcc_lo
	s_waitcnt vmcnt(1)
	scratch_store_b32 off, v0, off offset:20 ; 4-byte Folded Spill
	global_load_b32 v0, v[158:159], off
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v0, off offset:24 ; 4-byte Folded Spill
	global_load_b32 v0, v[162:163], off
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v0, off offset:28 ; 4-byte Folded Spill
	global_load_b32 v0, v[166:167], off
	v_add_co_u32 v166, vcc_lo, s8, v164
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v167, null, s9, v165, vcc_lo
	v_lshlrev_b64 v[164:165], 2, v[168:169]
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v0, off offset:32 ; 4-byte Folded Spill
	global_load_b32 v0, v[170:171], off
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v0, off offset:36 ; 4-byte Folded Spill
	global_load_b32 v0, v[172:173], off
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v0, off offset:40 ; 4-byte Folded Spill
	global_load_b32 v0, v[174:175], off
	v_ashrrev_i32_e32 v175, 31, v8
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v0, off offset:44 ; 4-byte Folded Spill
	global_load_b32 v0, v[178:179], off
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v0, off offset:48 ; 4-byte Folded Spill
	scratch_load_b32 v0, off, off offset:96 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v170, 31, v0
	v_add_co_u32 v168, vcc_lo, v180, v0
	scratch_load_b32 v0, off, off offset:100 ; 4-byte Folded Reload
	v_add_co_ci_u32_e64 v169, null, 0, v170, vcc_lo
	v_add_co_u32 v170, vcc_lo, s8, v164
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v171, null, s9, v165, vcc_lo
	v_lshlrev_b64 v[164:165], 2, v[168:169]
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v172, 31, v0
	v_add_co_u32 v168, vcc_lo, v180, v0
	scratch_load_b32 v0, off, off offset:104 ; 4-byte Folded Reload
	v_add_co_ci_u32_e64 v169, null, 0, v172, vcc_lo
	v_add_co_u32 v172, vcc_lo, s8, v164
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v173, null, s9, v165, vcc_lo
	v_lshlrev_b64 v[164:165], 2, v[168:169]
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v169, 31, v0
	v_add_co_u32 v168, vcc_lo, v180, v0
	scratch_load_b32 v0, off, off offset:112 ; 4-byte Folded Reload
	v_add_co_ci_u32_e64 v169, null, 0, v169, vcc_lo
	v_add_co_u32 v174, vcc_lo, v180, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v175, null, 0, v175, vcc_lo
	v_add_co_u32 v178, vcc_lo, s8, v164
	v_add_co_ci_u32_e64 v179, null, s9, v165, vcc_lo
	v_lshlrev_b64 v[164:165], 2, v[168:169]
	s_delay_alu instid0(VALU_DEP_4)
	v_lshlrev_b64 v[168:169], 2, v[174:175]
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v181, 31, v0
	v_add_co_u32 v174, vcc_lo, v180, v0
	global_load_b32 v0, v[176:177], off offset:32
	v_add_co_ci_u32_e64 v175, null, 0, v181, vcc_lo
	v_add_co_u32 v180, vcc_lo, s8, v164
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v181, null, s9, v165, vcc_lo
	v_lshlrev_b64 v[164:165], 2, v[174:175]
	v_add_co_u32 v174, vcc_lo, s8, v168
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v175, null, s9, v169, vcc_lo
	v_add_co_u32 v182, vcc_lo, s8, v164
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v183, null, s9, v165, vcc_lo
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v0, off offset:52 ; 4-byte Folded Spill
	global_load_b32 v0, v[166:167], off offset:32
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v0, off offset:56 ; 4-byte Folded Spill
	global_load_b32 v0, v[170:171], off offset:32
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v0, off offset:60 ; 4-byte Folded Spill
	global_load_b32 v0, v[172:173], off offset:32
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v0, off offset:64 ; 4-byte Folded Spill
	global_load_b32 v0, v[178:179], off offset:32
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v0, off offset:68 ; 4-byte Folded Spill
	global_load_b32 v0, v[180:181], off offset:32
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v0, off offset:72 ; 4-byte Folded Spill
	global_load_b32 v0, v[174:175], off offset:32
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v0, off offset:76 ; 4-byte Folded Spill
	global_load_b32 v0, v[182:183], off offset:32
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v0, off offset:80 ; 4-byte Folded Spill
.LBB0_8:                                ;   in Loop: Header=BB0_6 Depth=1
	scratch_load_b32 v172, off, off offset:16 ; 4-byte Folded Reload
	s_mov_b32 s16, 0
.LBB0_9:                                ;   Parent Loop BB0_6 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_lshl_or_b32 v173, v56, 4, 0x1080
	s_clause 0x3                            ; 16-byte Folded Spill
	scratch_store_b32 off, v23, off offset:12
	scratch_store_b32 off, v185, off offset:8
	scratch_store_b32 off, v15, off offset:4
	scratch_store_b32 off, v12, off
	v_dual_mov_b32 v15, v184 :: v_dual_mov_b32 v66, v59
	v_dual_mov_b32 v59, v46 :: v_dual_mov_b32 v46, v40
	v_add_nc_u32_e32 v193, s16, v173
	s_waitcnt vmcnt(0)
	ds_load_b128 v[173:176], v172
	ds_load_b128 v[177:180], v172 offset:64
	v_mov_b32_e32 v40, v30
	v_dual_mov_b32 v30, v25 :: v_dual_mov_b32 v23, v14
	ds_load_b128 v[181:184], v193
	ds_load_b128 v[185:188], v193 offset:128
	ds_load_b128 v[189:192], v193 offset:256
	v_mov_b32_e32 v25, v17
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v1, v231
	v_mov_b32_e32 v31, v19
	v_mov_b32_e32 v19, v229
	s_addk_i32 s16, 0x200
	v_mov_b32_e32 v14, v136
	v_dual_mov_b32 v136, v131 :: v_dual_mov_b32 v131, v125
	v_mov_b32_e32 v125, v115
	v_dual_mov_b32 v115, v110 :: v_dual_mov_b32 v110, v105
	v_mov_b32_e32 v105, v97
	v_dual_mov_b32 v97, v92 :: v_dual_mov_b32 v92, v87
	s_cmpk_lg_i32 s16, 0x1000
	v_mov_b32_e32 v2, v71
	v_mov_b32_e32 v71, v67
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v223, v187, v175
	v_mul_f32_e32 v225, v185, v176
	s_waitcnt lgkmcnt(0)
	v_dual_mov_b32 v67, v60 :: v_dual_mul_f32 v234, v190, v174
	v_mov_b32_e32 v60, v196
	ds_load_b128 v[193:196], v193 offset:384
	v_mul_f32_e32 v11, v181, v173
	v_dual_mul_f32 v87, v183, v173 :: v_dual_mul_f32 v204, v184, v174
	v_mul_f32_e32 v12, v182, v173
	v_dual_mul_f32 v200, v184, v173 :: v_dual_mul_f32 v201, v181, v174
	v_mul_f32_e32 v208, v184, v175
	v_mul_f32_e32 v202, v182, v174
	v_dual_mul_f32 v203, v183, v174 :: v_dual_mul_f32 v210, v182, v176
	v_dual_mul_f32 v205, v181, v175 :: v_dual_mul_f32 v212, v184, v176
	v_mul_f32_e32 v206, v182, v175
	v_dual_mul_f32 v0, v181, v177 :: v_dual_mul_f32 v207, v183, v175
	v_dual_mul_f32 v214, v186, v173 :: v_dual_mul_f32 v209, v181, v176
	v_dual_mul_f32 v216, v188, v173 :: v_dual_mul_f32 v211, v183, v176
	v_mul_f32_e32 v218, v186, v174
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v249, v194, v174
	v_dual_mul_f32 v213, v185, v173 :: v_dual_mul_f32 v220, v188, v174
	v_dual_mul_f32 v215, v187, v173 :: v_dual_mul_f32 v222, v186, v175
	v_dual_mul_f32 v217, v185, v174 :: v_dual_mul_f32 v224, v188, v175
	v_dual_mul_f32 v219, v187, v174 :: v_dual_mul_f32 v226, v186, v176
	v_dual_mul_f32 v221, v185, v175 :: v_dual_mul_f32 v228, v188, v176
	v_dual_mul_f32 v227, v187, v176 :: v_dual_mov_b32 v26, v230
	v_dual_mul_f32 v229, v189, v173 :: v_dual_mul_f32 v240, v192, v175
	v_mul_f32_e32 v230, v190, v173
	v_dual_mul_f32 v231, v191, v173 :: v_dual_mul_f32 v242, v190, v176
	v_dual_mul_f32 v232, v192, v173 :: v_dual_mul_f32 v233, v189, v174
	v_dual_mul_f32 v244, v192, v176 :: v_dual_mul_f32 v235, v191, v174
	v_mul_f32_e32 v246, v194, v173
	v_dual_mul_f32 v236, v192, v174 :: v_dual_mul_f32 v237, v189, v175
	v_mul_f32_e32 v250, v195, v174
	v_mul_f32_e32 v238, v190, v175
	v_dual_mul_f32 v239, v191, v175 :: v_dual_mul_f32 v248, v193, v174
	v_dual_mul_f32 v241, v189, v176 :: v_dual_mul_f32 v174, v196, v174
	v_dual_mul_f32 v243, v191, v176 :: v_dual_mul_f32 v252, v194, v175
	v_mul_f32_e32 v245, v193, v173
	v_dual_mul_f32 v247, v195, v173 :: v_dual_mul_f32 v254, v193, v176
	v_dual_mul_f32 v173, v196, v173 :: v_dual_mul_f32 v144, v182, v178
	v_dual_mul_f32 v251, v193, v175 :: v_dual_mul_f32 v140, v182, v177
	v_dual_mul_f32 v253, v195, v175 :: v_dual_mul_f32 v142, v184, v177
	v_mul_f32_e32 v175, v196, v175
	v_dual_mul_f32 v255, v194, v176 :: v_dual_mul_f32 v146, v184, v178
	v_dual_mul_f32 v139, v195, v176 :: v_dual_mul_f32 v148, v182, v179
	v_dual_mul_f32 v176, v196, v176 :: v_dual_mul_f32 v141, v183, v177
	v_dual_mul_f32 v150, v184, v179 :: v_dual_mul_f32 v143, v181, v178
	v_dual_mul_f32 v184, v184, v180 :: v_dual_mul_f32 v145, v183, v178
	v_dual_mul_f32 v152, v186, v177 :: v_dual_mul_f32 v147, v181, v179
	v_dual_mul_f32 v154, v188, v177 :: v_dual_mul_f32 v149, v183, v179
	v_mul_f32_e32 v100, v185, v178
	v_dual_mul_f32 v181, v181, v180 :: v_dual_mul_f32 v102, v187, v178
	v_mul_f32_e32 v182, v182, v180
	v_dual_mul_f32 v183, v183, v180 :: v_dual_mul_f32 v120, v185, v179
	v_dual_mul_f32 v151, v185, v177 :: v_dual_mul_f32 v122, v187, v179
	v_mul_f32_e32 v65, v187, v177
	v_mul_f32_e32 v101, v186, v178
	v_dual_mul_f32 v119, v188, v178 :: v_dual_mul_f32 v156, v190, v177
	v_dual_mul_f32 v121, v186, v179 :: v_dual_mul_f32 v158, v192, v177
	v_dual_mul_f32 v123, v188, v179 :: v_dual_mul_f32 v160, v190, v178
	v_dual_mul_f32 v185, v185, v180 :: v_dual_mul_f32 v162, v192, v178
	v_mul_f32_e32 v186, v186, v180
	v_dual_mul_f32 v187, v187, v180 :: v_dual_mul_f32 v164, v190, v179
	v_dual_mul_f32 v188, v188, v180 :: v_dual_mul_f32 v155, v189, v177
	v_dual_mul_f32 v166, v192, v179 :: v_dual_mul_f32 v157, v191, v177
	v_dual_mul_f32 v190, v190, v180 :: v_dual_mul_f32 v159, v189, v178
	v_dual_mul_f32 v192, v192, v180 :: v_dual_mul_f32 v161, v191, v178
	v_dual_mul_f32 v168, v194, v177 :: v_dual_mul_f32 v163, v189, v179
	v_dual_mul_f32 v165, v191, v179 :: v_dual_mul_f32 v170, v193, v178
	v_mul_f32_e32 v189, v189, v180
	v_mul_f32_e32 v191, v191, v180
	v_dual_mul_f32 v167, v193, v177 :: v_dual_mov_b32 v36, v7
	v_mul_f32_e32 v169, v195, v177
	v_dual_mul_f32 v177, v196, v177 :: v_dual_mov_b32 v8, v5
	v_mul_f32_e32 v171, v194, v178
	v_mul_f32_e32 v51, v195, v178
	v_dual_mul_f32 v178, v196, v178 :: v_dual_mov_b32 v37, v22
	v_dual_mov_b32 v22, v9 :: v_dual_mov_b32 v9, v6
	v_dual_mov_b32 v6, v3 :: v_dual_mul_f32 v3, v193, v179
	v_add_f32_e32 v64, v12, v64
	v_dual_mov_b32 v7, v4 :: v_dual_add_f32 v138, v87, v138
	v_mul_f32_e32 v4, v194, v179
	v_mul_f32_e32 v5, v195, v179
	v_mul_f32_e32 v179, v196, v179
	v_mul_f32_e32 v193, v193, v180
	v_mul_f32_e32 v194, v194, v180
	v_dual_mul_f32 v195, v195, v180 :: v_dual_add_f32 v118, v201, v118
	v_mul_f32_e32 v180, v196, v180
	v_mov_b32_e32 v196, v60
	v_mov_b32_e32 v60, v67
	v_dual_mov_b32 v67, v71 :: v_dual_add_f32 v98, v206, v98
	v_dual_mov_b32 v71, v2 :: v_dual_add_f32 v116, v203, v116
	v_dual_mov_b32 v87, v92 :: v_dual_add_f32 v82, v210, v82
	v_mov_b32_e32 v92, v97
	v_dual_mov_b32 v97, v105 :: v_dual_add_f32 v80, v212, v80
	v_dual_mov_b32 v105, v110 :: v_dual_mov_b32 v110, v115
	v_dual_mov_b32 v115, v125 :: v_dual_add_f32 v134, v214, v134
	v_dual_mov_b32 v125, v131 :: v_dual_add_f32 v132, v216, v132
	v_dual_mov_b32 v131, v136 :: v_dual_add_f32 v114, v217, v114
	v_dual_mov_b32 v136, v14 :: v_dual_add_f32 v199, v0, v199
	v_dual_mov_b32 v14, v23 :: v_dual_add_f32 v85, v253, v85
	v_dual_add_f32 v18, v184, v18 :: v_dual_add_f32 v71, v254, v71
	v_dual_mov_b32 v184, v15 :: v_dual_add_f32 v197, v182, v197
	s_delay_alu instid0(VALU_DEP_3)
	v_add_f32_e32 v14, v185, v14
	s_clause 0x3                            ; 16-byte Folded Reload
	scratch_load_b32 v185, off, off offset:8
	scratch_load_b32 v12, off, off
	scratch_load_b32 v23, off, off offset:12
	scratch_load_b32 v15, off, off offset:4
	v_add_f32_e32 v57, v155, v57
	v_add_f32_e32 v55, v156, v55
	v_dual_add_f32 v53, v11, v53 :: v_dual_add_f32 v96, v208, v96
	v_add_f32_e32 v69, v139, v69
	v_add_f32_e32 v67, v140, v67
	v_add_f32_e32 v63, v141, v63
	v_mov_b32_e32 v11, v17
	v_dual_mov_b32 v17, v25 :: v_dual_add_f32 v38, v160, v38
	v_dual_mov_b32 v25, v30 :: v_dual_add_f32 v54, v157, v54
	v_mov_b32_e32 v30, v40
	v_mov_b32_e32 v40, v46
	v_dual_mov_b32 v46, v59 :: v_dual_mov_b32 v59, v66
	v_dual_add_f32 v20, v163, v20 :: v_dual_add_f32 v135, v158, v135
	v_dual_add_f32 v137, v200, v137 :: v_dual_add_f32 v112, v219, v112
	v_dual_add_f32 v117, v202, v117 :: v_dual_add_f32 v92, v224, v92
	v_dual_add_f32 v115, v204, v115 :: v_dual_add_f32 v94, v222, v94
	v_dual_add_f32 v99, v205, v99 :: v_dual_add_f32 v78, v226, v78
	v_dual_add_f32 v97, v207, v97 :: v_dual_add_f32 v76, v228, v76
	v_dual_add_f32 v83, v209, v83 :: v_dual_add_f32 v128, v232, v128
	v_dual_add_f32 v81, v211, v81 :: v_dual_add_f32 v130, v229, v130
	v_dual_add_f32 v136, v213, v136 :: v_dual_add_f32 v133, v215, v133
	v_dual_add_f32 v110, v233, v110 :: v_dual_add_f32 v113, v218, v113
	v_dual_add_f32 v108, v235, v108 :: v_dual_add_f32 v111, v220, v111
	v_dual_add_f32 v90, v238, v90 :: v_dual_add_f32 v95, v221, v95
	v_dual_add_f32 v88, v240, v88 :: v_dual_add_f32 v93, v223, v93
	v_dual_add_f32 v74, v242, v74 :: v_dual_add_f32 v79, v225, v79
	v_dual_add_f32 v72, v244, v72 :: v_dual_add_f32 v77, v227, v77
	v_add_f32_e32 v126, v246, v126
	v_dual_add_f32 v131, v230, v131 :: v_dual_add_f32 v124, v173, v124
	v_dual_add_f32 v129, v231, v129 :: v_dual_add_f32 v106, v248, v106
	v_dual_add_f32 v109, v234, v109 :: v_dual_add_f32 v86, v252, v86
	v_dual_add_f32 v107, v236, v107 :: v_dual_add_f32 v104, v250, v104
	v_dual_add_f32 v91, v237, v91 :: v_dual_add_f32 v84, v175, v84
	v_dual_add_f32 v89, v239, v89 :: v_dual_add_f32 v68, v176, v68
	v_dual_add_f32 v75, v241, v75 :: v_dual_add_f32 v70, v255, v70
	v_dual_add_f32 v73, v243, v73 :: v_dual_add_f32 v62, v142, v62
	v_dual_add_f32 v127, v245, v127 :: v_dual_add_f32 v50, v143, v50
	v_dual_add_f32 v125, v247, v125 :: v_dual_add_f32 v34, v148, v34
	v_dual_add_f32 v105, v249, v105 :: v_dual_add_f32 v32, v147, v32
	v_dual_add_f32 v103, v174, v103 :: v_dual_add_f32 v28, v149, v28
	v_dual_add_f32 v87, v251, v87 :: v_dual_add_f32 v198, v181, v198
	v_dual_add_f32 v49, v144, v49 :: v_dual_add_f32 v58, v154, v58
	v_dual_add_f32 v231, v145, v1 :: v_dual_add_f32 v60, v152, v60
	v_dual_add_f32 v47, v146, v47 :: v_dual_add_f32 v48, v101, v48
	v_dual_add_f32 v27, v150, v27 :: v_dual_add_f32 v40, v119, v40
	v_dual_add_f32 v229, v183, v19 :: v_dual_add_f32 v24, v122, v24
	v_dual_add_f32 v61, v151, v61 :: v_dual_add_f32 v42, v162, v42
	v_dual_add_f32 v59, v65, v59 :: v_dual_add_f32 v230, v164, v26
	v_dual_add_f32 v43, v100, v43 :: v_dual_add_f32 v16, v166, v16
	v_dual_add_f32 v41, v102, v41 :: v_dual_add_f32 v10, v189, v10
	v_dual_add_f32 v19, v120, v31 :: v_dual_add_f32 v184, v191, v184
	v_dual_add_f32 v25, v121, v25 :: v_dual_add_f32 v196, v167, v196
	v_dual_add_f32 v21, v123, v21 :: v_dual_add_f32 v46, v168, v46
	v_dual_add_f32 v13, v186, v13 :: v_dual_add_f32 v44, v177, v44
	v_dual_add_f32 v17, v165, v17 :: v_dual_add_nc_u32 v172, 0x210, v172
	v_add_f32_e32 v153, v192, v153
	v_add_f32_e32 v45, v169, v45
	v_add_f32_e32 v33, v170, v33
	v_add_f32_e32 v29, v51, v29
	v_add_f32_e32 v30, v171, v30
	s_waitcnt vmcnt(2)
	v_dual_add_f32 v12, v187, v12 :: v_dual_add_f32 v11, v188, v11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v15, v3, v15
	v_dual_mov_b32 v3, v6 :: v_dual_mov_b32 v6, v9
	v_dual_mov_b32 v9, v22 :: v_dual_mov_b32 v22, v37
	v_add_f32_e32 v39, v159, v39
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v185, v190, v185 :: v_dual_add_f32 v6, v193, v6
	v_dual_add_f32 v9, v4, v9 :: v_dual_mov_b32 v4, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v7, v36 :: v_dual_add_f32 v22, v5, v22
	v_mov_b32_e32 v5, v8
	v_dual_add_f32 v35, v161, v35 :: v_dual_add_f32 v4, v195, v4
	v_add_f32_e32 v23, v178, v23
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_f32_e32 v7, v179, v7
	v_add_f32_e32 v5, v194, v5
	v_add_f32_e32 v3, v180, v3
	s_cbranch_scc1 .LBB0_9
; %bb.10:                               ;   in Loop: Header=BB0_6 Depth=1
	s_and_not1_b32 vcc_lo, exec_lo, s15
	s_waitcnt_vscnt null, 0x0
	s_barrier
	s_cbranch_vccnz .LBB0_5
; %bb.11:                               ;   in Loop: Header=BB0_6 Depth=1
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:148
	scratch_load_b32 v2, off, off offset:52
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:152
	scratch_load_b32 v2, off, off offset:56
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:156
	scratch_load_b32 v2, off, off offset:60
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:160
	scratch_load_b32 v2, off, off offset:64
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:164
	scratch_load_b32 v2, off, off offset:68
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:168
	scratch_load_b32 v2, off, off offset:72
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:172
	scratch_load_b32 v2, off, off offset:76
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:116
	scratch_load_b32 v2, off, off offset:20
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:120
	scratch_load_b32 v2, off, off offset:24
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:124
	scratch_load_b32 v2, off, off offset:28
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:128
	scratch_load_b32 v2, off, off offset:32
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:132
	scratch_load_b32 v2, off, off offset:36
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:136
	scratch_load_b32 v2, off, off offset:40
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:140
	scratch_load_b32 v2, off, off offset:44
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:144
	scratch_load_b32 v2, off, off offset:48
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v0, off, off offset:176
	scratch_load_b32 v2, off, off offset:80
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_branch .LBB0_5
.LBB0_12:
	scratch_load_b32 v0, off, off offset:180 ; 4-byte Folded Reload
.LBB0_13:
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v2, s5, v53 :: v_dual_and_b32 v1, 0x60, v0
	v_lshrrev_b32_e32 v0, 1, v0
	v_lshl_or_b32 v51, v56, 2, s7
	v_dual_mul_f32 v100, s5, v64 :: v_dual_mul_f32 v133, s5, v133
	v_dual_mul_f32 v102, s5, v137 :: v_dual_mul_f32 v131, s5, v131
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_and_or_b32 v0, v0, 12, v1
	v_dual_mul_f32 v134, s5, v134 :: v_dual_mul_f32 v129, s5, v129
	v_dual_mul_f32 v101, s5, v138 :: v_dual_mul_f32 v132, s5, v132
	v_dual_mul_f32 v137, s5, v126 :: v_dual_add_nc_u32 v0, s12, v0
	v_mul_f32_e32 v114, s5, v114
	v_mul_f32_e32 v98, s5, v98
	v_dual_mul_f32 v66, s5, v67 :: v_dual_mul_f32 v123, s5, v136
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_lo_u32 v151, v0, s4
	s_lshl_b32 s4, s4, 4
	v_mul_f32_e32 v115, s5, v115
	v_mul_f32_e32 v113, s5, v113
	v_mul_f32_e32 v111, s5, v111
	v_mul_f32_e32 v109, s5, v109
	v_mul_f32_e32 v97, s5, v97
	v_mul_f32_e32 v95, s5, v95
	v_dual_mul_f32 v93, s5, v93 :: v_dual_add_nc_u32 v0, v51, v151
	v_mul_f32_e32 v81, s5, v81
	v_mul_f32_e32 v79, s5, v79
	v_mul_f32_e32 v77, s5, v77
	s_delay_alu instid0(VALU_DEP_4)
	v_ashrrev_i32_e32 v1, 31, v0
	v_mul_f32_e32 v65, s5, v63
	v_mul_f32_e32 v63, s5, v61
	v_mul_f32_e32 v61, s5, v59
	v_mul_f32_e32 v59, s5, v57
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mul_f32_e32 v67, s5, v55
	v_mul_f32_e32 v47, s5, v47
	v_mul_f32_e32 v31, s5, v34
	v_mul_f32_e32 v11, s5, v11
	v_mul_f32_e32 v13, s5, v13
	v_add_co_u32 v0, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	s_clause 0x3
	global_load_b128 v[119:122], v[0:1], off
	global_load_b128 v[139:142], v[0:1], off offset:128
	global_load_b128 v[143:146], v[0:1], off offset:256
	global_load_b128 v[147:150], v[0:1], off offset:384
	v_mul_f32_e32 v130, s5, v130
	v_mul_f32_e32 v8, s5, v128
	v_mul_f32_e32 v152, s5, v124
	v_mul_f32_e32 v136, s5, v127
	v_mul_f32_e32 v138, s5, v125
	v_add_co_u32 v36, vcc_lo, v0, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v37, null, s3, v1, vcc_lo
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v119, s6, v119
	v_dual_mul_f32 v121, s6, v121 :: v_dual_mul_f32 v120, s6, v120
	v_mul_f32_e32 v122, s6, v122
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v124, s6, v139 :: v_dual_mul_f32 v125, s6, v140
	v_dual_mul_f32 v126, s6, v141 :: v_dual_add_f32 v119, v2, v119
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v127, s6, v142 :: v_dual_mul_f32 v128, s6, v143
	v_add_f32_e32 v121, v101, v121
	v_mul_f32_e32 v139, s6, v144
	v_mul_f32_e32 v141, s6, v146
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v143, s6, v148 :: v_dual_mul_f32 v140, s6, v145
	v_dual_add_f32 v123, v123, v124 :: v_dual_mul_f32 v142, s6, v147
	v_dual_mul_f32 v144, s6, v149 :: v_dual_mul_f32 v145, s6, v150
	v_add_f32_e32 v120, v100, v120
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_add_f32 v122, v102, v122 :: v_dual_add_f32 v129, v129, v140
	v_dual_add_f32 v124, v134, v125 :: v_dual_add_f32 v125, v133, v126
	v_dual_add_f32 v126, v132, v127 :: v_dual_add_f32 v127, v130, v128
	v_add_f32_e32 v128, v131, v139
	v_add_f32_e32 v130, v8, v141
	v_dual_add_f32 v131, v136, v142 :: v_dual_add_f32 v132, v137, v143
	v_dual_add_f32 v133, v138, v144 :: v_dual_add_f32 v134, v152, v145
	s_clause 0x3
	global_store_b128 v[0:1], v[119:122], off
	global_store_b128 v[0:1], v[123:126], off offset:128
	global_store_b128 v[0:1], v[127:130], off offset:256
	global_store_b128 v[0:1], v[131:134], off offset:384
	s_clause 0x3
	global_load_b128 v[119:122], v[36:37], off
	global_load_b128 v[123:126], v[36:37], off offset:128
	global_load_b128 v[127:130], v[36:37], off offset:256
	global_load_b128 v[131:134], v[36:37], off offset:384
	v_dual_mul_f32 v0, s5, v118 :: v_dual_mul_f32 v1, s5, v117
	v_dual_mul_f32 v2, s5, v116 :: v_dual_mul_f32 v137, s5, v105
	v_mul_f32_e32 v112, s5, v112
	v_dual_mul_f32 v110, s5, v110 :: v_dual_mul_f32 v139, s5, v103
	v_dual_mul_f32 v116, s5, v108 :: v_dual_mul_f32 v117, s5, v107
	v_mul_f32_e32 v118, s5, v106
	v_mul_f32_e32 v138, s5, v104
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v100, s6, v119 :: v_dual_mul_f32 v101, s6, v120
	v_dual_mul_f32 v102, s6, v121 :: v_dual_mul_f32 v103, s6, v122
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v104, s6, v123 :: v_dual_mul_f32 v105, s6, v124
	v_dual_mul_f32 v106, s6, v125 :: v_dual_mul_f32 v107, s6, v126
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v108, s6, v127 :: v_dual_add_f32 v101, v1, v101
	v_dual_mul_f32 v119, s6, v128 :: v_dual_mul_f32 v120, s6, v129
	s_delay_alu instid0(VALU_DEP_3)
	v_add_f32_e32 v107, v111, v107
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v121, s6, v130 :: v_dual_mul_f32 v122, s6, v131
	v_add_f32_e32 v105, v113, v105
	v_dual_mul_f32 v123, s6, v132 :: v_dual_mul_f32 v124, s6, v133
	v_add_f32_e32 v109, v109, v119
	v_dual_mul_f32 v125, s6, v134 :: v_dual_add_f32 v100, v0, v100
	v_add_f32_e32 v111, v117, v121
	v_add_co_u32 v0, vcc_lo, v36, s2
	v_dual_add_f32 v102, v2, v102 :: v_dual_add_f32 v113, v137, v123
	v_dual_add_f32 v103, v115, v103 :: v_dual_add_f32 v104, v114, v104
	v_dual_add_f32 v115, v139, v125 :: v_dual_add_f32 v106, v112, v106
	v_add_co_ci_u32_e64 v1, null, s3, v37, vcc_lo
	v_add_f32_e32 v108, v110, v108
	v_add_f32_e32 v110, v116, v120
	v_add_f32_e32 v112, v118, v122
	v_dual_add_f32 v114, v138, v124 :: v_dual_mul_f32 v117, s5, v89
	v_dual_mul_f32 v2, s5, v99 :: v_dual_mul_f32 v121, s5, v85
	v_mul_f32_e32 v99, s5, v91
	s_clause 0x3
	global_store_b128 v[36:37], v[100:103], off
	global_store_b128 v[36:37], v[104:107], off offset:128
	global_store_b128 v[36:37], v[108:111], off offset:256
	global_store_b128 v[36:37], v[112:115], off offset:384
	s_clause 0x3
	global_load_b128 v[100:103], v[0:1], off
	global_load_b128 v[104:107], v[0:1], off offset:128
	global_load_b128 v[108:111], v[0:1], off offset:256
	global_load_b128 v[112:115], v[0:1], off offset:384
	v_mul_f32_e32 v92, s5, v92
	v_mul_f32_e32 v116, s5, v90
	v_mul_f32_e32 v122, s5, v84
	v_mul_f32_e32 v96, s5, v96
	v_dual_mul_f32 v94, s5, v94 :: v_dual_mul_f32 v119, s5, v87
	v_mul_f32_e32 v120, s5, v86
	v_mul_f32_e32 v118, s5, v88
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v84, s6, v100 :: v_dual_mul_f32 v89, s6, v105
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v91, s6, v107 :: v_dual_mul_f32 v100, s6, v108
	v_dual_mul_f32 v85, s6, v101 :: v_dual_mul_f32 v86, s6, v102
	v_dual_mul_f32 v87, s6, v103 :: v_dual_mul_f32 v88, s6, v104
	v_dual_mul_f32 v90, s6, v106 :: v_dual_add_f32 v89, v94, v89
	v_dual_mul_f32 v101, s6, v109 :: v_dual_mul_f32 v102, s6, v110
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v103, s6, v111 :: v_dual_mul_f32 v104, s6, v112
	v_dual_mul_f32 v105, s6, v113 :: v_dual_mul_f32 v106, s6, v114
	v_mul_f32_e32 v107, s6, v115
	v_dual_add_f32 v91, v92, v91 :: v_dual_add_f32 v92, v99, v100
	v_add_co_u32 v100, vcc_lo, v0, s2
	v_add_f32_e32 v84, v2, v84
	v_dual_add_f32 v85, v98, v85 :: v_dual_add_f32 v86, v97, v86
	v_add_f32_e32 v99, v122, v107
	v_dual_add_f32 v87, v96, v87 :: v_dual_add_f32 v88, v95, v88
	v_dual_add_f32 v90, v93, v90 :: v_dual_add_f32 v93, v116, v101
	v_add_co_ci_u32_e64 v101, null, s3, v1, vcc_lo
	v_dual_add_f32 v94, v117, v102 :: v_dual_add_f32 v95, v118, v103
	v_dual_add_f32 v96, v119, v104 :: v_dual_add_f32 v97, v120, v105
	v_dual_add_f32 v98, v121, v106 :: v_dual_mul_f32 v107, s5, v68
	v_dual_mul_f32 v2, s5, v83 :: v_dual_mul_f32 v105, s5, v70
	v_mul_f32_e32 v83, s5, v74
	v_mul_f32_e32 v103, s5, v72
	s_clause 0x3
	global_store_b128 v[0:1], v[84:87], off
	global_store_b128 v[0:1], v[88:91], off offset:128
	global_store_b128 v[0:1], v[92:95], off offset:256
	global_store_b128 v[0:1], v[96:99], off offset:384
	s_clause 0x3
	global_load_b128 v[84:87], v[100:101], off
	global_load_b128 v[88:91], v[100:101], off offset:128
	global_load_b128 v[92:95], v[100:101], off offset:256
	global_load_b128 v[96:99], v[100:101], off offset:384
	v_add3_u32 v0, s4, v151, v51
	v_mul_f32_e32 v82, s5, v82
	v_mul_f32_e32 v80, s5, v80
	v_mul_f32_e32 v104, s5, v71
	v_mul_f32_e32 v106, s5, v69
	v_ashrrev_i32_e32 v1, 31, v0
	v_mul_f32_e32 v78, s5, v78
	v_dual_mul_f32 v76, s5, v76 :: v_dual_mul_f32 v51, s5, v75
	v_mul_f32_e32 v102, s5, v73
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v68, s6, v84 :: v_dual_mul_f32 v69, s6, v85
	v_dual_mul_f32 v70, s6, v86 :: v_dual_mul_f32 v71, s6, v87
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v72, s6, v88 :: v_dual_mul_f32 v73, s6, v89
	v_dual_mul_f32 v74, s6, v90 :: v_dual_mul_f32 v75, s6, v91
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v84, s6, v92 :: v_dual_mul_f32 v85, s6, v93
	v_dual_mul_f32 v86, s6, v94 :: v_dual_mul_f32 v87, s6, v95
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v88, s6, v96 :: v_dual_mul_f32 v89, s6, v97
	v_dual_mul_f32 v90, s6, v98 :: v_dual_mul_f32 v91, s6, v99
	v_add_f32_e32 v68, v2, v68
	v_dual_add_f32 v69, v82, v69 :: v_dual_add_f32 v70, v81, v70
	v_dual_add_f32 v71, v80, v71 :: v_dual_add_f32 v72, v79, v72
	v_dual_add_f32 v73, v78, v73 :: v_dual_add_f32 v74, v77, v74
	v_dual_add_f32 v75, v76, v75 :: v_dual_add_f32 v76, v51, v84
	v_dual_add_f32 v77, v83, v85 :: v_dual_add_f32 v78, v102, v86
	v_dual_add_f32 v79, v103, v87 :: v_dual_add_f32 v80, v104, v88
	v_mul_f32_e32 v85, s5, v135
	v_dual_add_f32 v81, v105, v89 :: v_dual_add_f32 v82, v106, v90
	v_mul_f32_e32 v89, s5, v44
	v_add_f32_e32 v83, v107, v91
	s_clause 0x3
	global_store_b128 v[100:101], v[68:71], off
	global_store_b128 v[100:101], v[72:75], off offset:128
	global_store_b128 v[100:101], v[76:79], off offset:256
	global_store_b128 v[100:101], v[80:83], off offset:384
	s_clause 0x3
	global_load_b128 v[68:71], v[0:1], off
	global_load_b128 v[72:75], v[0:1], off offset:128
	global_load_b128 v[76:79], v[0:1], off offset:256
	global_load_b128 v[80:83], v[0:1], off offset:384
	v_mul_f32_e32 v86, s5, v196
	v_mul_f32_e32 v64, s5, v62
	v_mul_f32_e32 v62, s5, v60
	v_mul_f32_e32 v84, s5, v54
	v_dual_mul_f32 v2, s5, v199 :: v_dual_mul_f32 v87, s5, v46
	v_mul_f32_e32 v60, s5, v58
	v_mul_f32_e32 v88, s5, v45
	v_dual_mul_f32 v46, s5, v43 :: v_dual_mul_f32 v45, s5, v48
	v_mul_f32_e32 v43, s5, v40
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v51, s6, v68
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v57, s6, v74 :: v_dual_mul_f32 v68, s6, v76
	v_dual_mul_f32 v53, s6, v70 :: v_dual_mul_f32 v52, s6, v69
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_f32_e32 v51, v2, v51
	v_dual_add_f32 v57, v61, v57 :: v_dual_mul_f32 v70, s6, v78
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_add_f32 v59, v59, v68 :: v_dual_mul_f32 v58, s6, v75
	v_add_f32_e32 v53, v65, v53
	v_dual_mul_f32 v69, s6, v77 :: v_dual_mul_f32 v54, s6, v71
	v_mul_f32_e32 v55, s6, v72
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v71, s6, v79 :: v_dual_mul_f32 v72, s6, v80
	v_dual_add_f32 v61, v84, v70 :: v_dual_mul_f32 v56, s6, v73
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_f32_e32 v55, v63, v55
	v_dual_mul_f32 v73, s6, v81 :: v_dual_mul_f32 v74, s6, v82
	v_add_f32_e32 v63, v86, v72
	v_dual_mul_f32 v75, s6, v83 :: v_dual_add_f32 v58, v60, v58
	v_add_f32_e32 v60, v67, v69
	v_add_co_u32 v67, vcc_lo, v0, s2
	v_dual_add_f32 v52, v66, v52 :: v_dual_add_f32 v65, v88, v74
	v_add_f32_e32 v54, v64, v54
	v_add_f32_e32 v56, v62, v56
	v_add_co_ci_u32_e64 v68, null, s3, v1, vcc_lo
	v_add_f32_e32 v62, v85, v71
	v_dual_add_f32 v64, v87, v73 :: v_dual_mul_f32 v69, s5, v42
	v_dual_add_f32 v66, v89, v75 :: v_dual_mul_f32 v71, s5, v30
	s_clause 0x3
	global_store_b128 v[0:1], v[51:54], off
	global_store_b128 v[0:1], v[55:58], off offset:128
	global_store_b128 v[0:1], v[59:62], off offset:256
	global_store_b128 v[0:1], v[63:66], off offset:384
	s_clause 0x3
	global_load_b128 v[51:54], v[67:68], off
	global_load_b128 v[55:58], v[67:68], off offset:128
	global_load_b128 v[59:62], v[67:68], off offset:256
	global_load_b128 v[63:66], v[67:68], off offset:384
	v_dual_mul_f32 v0, s5, v50 :: v_dual_mul_f32 v73, s5, v23
	v_mul_f32_e32 v44, s5, v41
	v_dual_mul_f32 v50, s5, v35 :: v_dual_mul_f32 v1, s5, v49
	v_dual_mul_f32 v2, s5, v231 :: v_dual_mul_f32 v49, s5, v38
	v_mul_f32_e32 v48, s5, v39
	v_mul_f32_e32 v70, s5, v33
	v_dual_mul_f32 v72, s5, v29 :: v_dual_mul_f32 v29, s5, v27
	v_mul_f32_e32 v27, s5, v25
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v35, s6, v51 :: v_dual_mul_f32 v36, s6, v52
	v_dual_mul_f32 v37, s6, v53 :: v_dual_mul_f32 v38, s6, v54
	s_waitcnt vmcnt(2)
	v_dual_mul_f32 v39, s6, v55 :: v_dual_mul_f32 v40, s6, v56
	v_dual_mul_f32 v41, s6, v57 :: v_dual_mul_f32 v42, s6, v58
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v51, s6, v59 :: v_dual_mul_f32 v52, s6, v60
	v_dual_mul_f32 v53, s6, v61 :: v_dual_mul_f32 v54, s6, v62
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v55, s6, v63
	v_dual_mul_f32 v57, s6, v65 :: v_dual_mul_f32 v56, s6, v64
	v_dual_mul_f32 v58, s6, v66 :: v_dual_add_f32 v35, v0, v35
	v_add_co_u32 v0, vcc_lo, v67, s2
	v_dual_add_f32 v36, v1, v36 :: v_dual_add_f32 v37, v2, v37
	v_dual_add_f32 v38, v47, v38 :: v_dual_add_f32 v39, v46, v39
	v_dual_add_f32 v40, v45, v40 :: v_dual_add_f32 v41, v44, v41
	v_add_f32_e32 v42, v43, v42
	v_add_co_ci_u32_e64 v1, null, s3, v68, vcc_lo
	v_dual_add_f32 v43, v48, v51 :: v_dual_add_f32 v44, v49, v52
	v_dual_add_f32 v45, v50, v53 :: v_dual_add_f32 v46, v69, v54
	v_mul_f32_e32 v51, s5, v20
	v_dual_add_f32 v47, v70, v55 :: v_dual_add_f32 v48, v71, v56
	v_mul_f32_e32 v55, s5, v15
	v_dual_add_f32 v49, v72, v57 :: v_dual_add_f32 v50, v73, v58
	v_mul_f32_e32 v57, s5, v7
	v_mul_f32_e32 v53, s5, v17
	s_clause 0x3
	global_store_b128 v[67:68], v[35:38], off
	global_store_b128 v[67:68], v[39:42], off offset:128
	global_store_b128 v[67:68], v[43:46], off offset:256
	global_store_b128 v[67:68], v[47:50], off offset:384
	s_clause 0x3
	global_load_b128 v[35:38], v[0:1], off
	global_load_b128 v[39:42], v[0:1], off offset:128
	global_load_b128 v[43:46], v[0:1], off offset:256
	global_load_b128 v[47:50], v[0:1], off offset:384
	v_mul_f32_e32 v2, s5, v32
	v_mul_f32_e32 v30, s5, v28
	v_mul_f32_e32 v28, s5, v19
	v_mul_f32_e32 v26, s5, v24
	v_mul_f32_e32 v52, s5, v230
	v_mul_f32_e32 v32, s5, v21
	v_mul_f32_e32 v34, s5, v22
	v_mul_f32_e32 v54, s5, v16
	v_dual_mul_f32 v56, s5, v9 :: v_dual_mul_f32 v15, s5, v18
	v_mul_f32_e32 v9, s5, v185
	v_mul_f32_e32 v17, s5, v153
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v19, s6, v35
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v23, s6, v39
	v_dual_mul_f32 v25, s6, v41 :: v_dual_mul_f32 v24, s6, v40
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v35, s6, v43 :: v_dual_mul_f32 v20, s6, v36
	v_add_f32_e32 v19, v2, v19
	v_dual_mul_f32 v21, s6, v37 :: v_dual_mul_f32 v22, s6, v38
	v_dual_mul_f32 v33, s6, v42 :: v_dual_mul_f32 v36, s6, v44
	v_add_f32_e32 v25, v26, v25
	v_dual_mul_f32 v37, s6, v45 :: v_dual_mul_f32 v38, s6, v46
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v39, s6, v47 :: v_dual_mul_f32 v40, s6, v48
	v_dual_mul_f32 v41, s6, v49 :: v_dual_mul_f32 v42, s6, v50
	v_dual_add_f32 v23, v28, v23 :: v_dual_add_f32 v24, v27, v24
	v_add_f32_e32 v27, v51, v35
	v_add_co_u32 v35, vcc_lo, v0, s2
	v_dual_add_f32 v20, v31, v20 :: v_dual_add_f32 v21, v30, v21
	v_add_f32_e32 v22, v29, v22
	v_add_f32_e32 v26, v32, v33
	v_add_f32_e32 v28, v52, v36
	v_add_co_ci_u32_e64 v36, null, s3, v1, vcc_lo
	v_dual_add_f32 v29, v53, v37 :: v_dual_add_f32 v30, v54, v38
	v_dual_add_f32 v31, v55, v39 :: v_dual_add_f32 v32, v56, v40
	v_dual_add_f32 v33, v34, v41 :: v_dual_add_f32 v34, v57, v42
	v_mul_f32_e32 v37, s5, v5
	s_clause 0x3
	global_store_b128 v[0:1], v[19:22], off
	global_store_b128 v[0:1], v[23:26], off offset:128
	global_store_b128 v[0:1], v[27:30], off offset:256
	global_store_b128 v[0:1], v[31:34], off offset:384
	s_clause 0x3
	global_load_b128 v[19:22], v[35:36], off
	global_load_b128 v[23:26], v[35:36], off offset:128
	global_load_b128 v[27:30], v[35:36], off offset:256
	global_load_b128 v[31:34], v[35:36], off offset:384
	v_dual_mul_f32 v1, s5, v197 :: v_dual_mul_f32 v38, s5, v4
	v_dual_mul_f32 v0, s5, v198 :: v_dual_mul_f32 v39, s5, v3
	v_mul_f32_e32 v2, s5, v229
	v_mul_f32_e32 v14, s5, v14
	v_mul_f32_e32 v16, s5, v184
	v_mul_f32_e32 v18, s5, v6
	v_mul_f32_e32 v12, s5, v12
	v_mul_f32_e32 v10, s5, v10
	s_waitcnt vmcnt(3)
	v_dual_mul_f32 v4, s6, v20 :: v_dual_mul_f32 v3, s6, v19
	v_mul_f32_e32 v5, s6, v21
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v21, s6, v27
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v27, s6, v33 :: v_dual_mul_f32 v6, s6, v22
	v_add_f32_e32 v1, v1, v4
	v_dual_mul_f32 v8, s6, v24 :: v_dual_mul_f32 v7, s6, v23
	v_dual_mul_f32 v19, s6, v25 :: v_dual_add_f32 v0, v0, v3
	s_delay_alu instid0(VALU_DEP_4)
	v_add_f32_e32 v3, v15, v6
	v_dual_mul_f32 v20, s6, v26 :: v_dual_mul_f32 v23, s6, v29
	v_mul_f32_e32 v26, s6, v32
	v_mul_f32_e32 v22, s6, v28
	v_dual_add_f32 v2, v2, v5 :: v_dual_add_f32 v5, v13, v8
	v_dual_mul_f32 v24, s6, v30 :: v_dual_mul_f32 v25, s6, v31
	v_mul_f32_e32 v28, s6, v34
	v_add_f32_e32 v4, v14, v7
	v_dual_add_f32 v6, v12, v19 :: v_dual_add_f32 v7, v11, v20
	v_add_f32_e32 v8, v10, v21
	v_dual_add_f32 v10, v16, v23 :: v_dual_add_f32 v11, v17, v24
	v_add_f32_e32 v13, v37, v26
	v_dual_add_f32 v9, v9, v22 :: v_dual_add_f32 v12, v18, v25
	v_dual_add_f32 v14, v38, v27 :: v_dual_add_f32 v15, v39, v28
	s_clause 0x3
	global_store_b128 v[35:36], v[0:3], off
	global_store_b128 v[35:36], v[4:7], off offset:128
	global_store_b128 v[35:36], v[8:11], off offset:256
	global_store_b128 v[35:36], v[12:15], off offset:384
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size 8320
		.amdhsa_private_segment_fixed_size 188
		.amdhsa_kernarg_size 36
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 256
		.amdhsa_next_free_sgpr 17
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 63
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
	.size	kernel, .Lfunc_end0-kernel
                                        ; -- End function
	.set kernel.num_vgpr, 256
	.set kernel.num_agpr, 0
	.set kernel.numbered_sgpr, 17
	.set kernel.num_named_barrier, 0
	.set kernel.private_seg_size, 188
	.set kernel.uses_vcc, 1
	.set kernel.uses_flat_scratch, 1
	.set kernel.has_dyn_sized_stack, 0
	.set kernel.has_recursion, 0
	.set kernel.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 8492
; TotalNumSgprs: 19
; NumVgprs: 256
; ScratchSize: 188
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8320 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 31
; NumSGPRsForWavesPerEU: 19
; NumVGPRsForWavesPerEU: 256
; Occupancy: 5
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"clang version 22.1.8"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_
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
    .group_segment_fixed_size: 8320
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 128
    .name:           kernel
    .private_segment_fixed_size: 188
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     256
    .vgpr_spill_count: 62
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
