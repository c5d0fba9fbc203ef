	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	product                         ; -- Begin function product
	.p2align	8
	.type	product,@function
product:                                ; @product
.Lfunc_begin0:
	.file	1 "triton" "matrices.py"
	.loc	1 10 0                          ; matrices.py:10:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b32 s17, s[0:1], 0x20
	s_load_b64 s[8:9], s[0:1], 0x10
.Ltmp0:
	.loc	1 23 13 prologue_end            ; matrices.py:23:13
	v_readfirstlane_b32 s2, v0
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_b32_e32 v66, 15, v0
	.loc	1 15 11 is_stmt 0               ; matrices.py:15:11
	s_lshl_b32 s10, s14, 6
	.loc	1 16 14 is_stmt 1               ; matrices.py:16:14
	s_lshl_b32 s11, s15, 7
	.loc	1 28 5                          ; matrices.py:28:5
	s_and_b32 s16, s2, 0x60
	.loc	1 21 5                          ; matrices.py:21:5
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s17, 1
	s_cbranch_scc1 .LBB0_4
; %bb.1:                                ; %.lr.ph
	.loc	1 15 40                         ; matrices.py:15:40
	v_and_or_b32 v2, v0, 31, s16
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x24
	s_load_b128 s[12:15], s[0:1], 0x0
	v_dual_mov_b32 v57, 0 :: v_dual_and_b32 v4, 7, v0
	.loc	1 19 18                         ; matrices.py:19:18
	v_and_b32_e32 v3, 0x70, v2
	.loc	1 19 13 is_stmt 0               ; matrices.py:19:13
	v_lshl_or_b32 v10, v66, 3, s11
	.loc	1 15 40 is_stmt 1               ; matrices.py:15:40
	v_lshrrev_b32_e32 v5, 3, v2
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v59, v57 :: v_dual_lshlrev_b32 v12, 3, v4
	v_mov_b32_e32 v58, v57
	.loc	1 19 18                         ; matrices.py:19:18
	v_lshrrev_b32_e32 v11, 2, v3
	v_lshrrev_b32_e32 v3, 1, v3
	scratch_store_b32 off, v0, off offset:48 ; 4-byte Folded Spill
	v_mov_b32_e32 v36, v57
	v_mov_b32_e32 v38, v57
	v_or_b32_e32 v1, 35, v11
	v_or_b32_e32 v6, 34, v11
	v_or_b32_e32 v7, 33, v11
	v_or_b32_e32 v13, 32, v11
	v_or_b32_e32 v8, 3, v11
	v_or_b32_e32 v9, 2, v11
	.loc	1 19 13 is_stmt 0               ; matrices.py:19:13
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[177:178], null, v1, s3, v[10:11]
	v_mad_u64_u32 v[178:179], null, v6, s3, v[10:11]
	.loc	1 18 12 is_stmt 1               ; matrices.py:18:12
	s_mul_i32 s4, s2, s10
	.loc	1 19 18                         ; matrices.py:19:18
	v_or_b32_e32 v6, 1, v11
	.loc	1 19 13 is_stmt 0               ; matrices.py:19:13
	v_mad_u64_u32 v[179:180], null, v7, s3, v[10:11]
	v_mad_u64_u32 v[180:181], null, v13, s3, v[10:11]
	.loc	1 18 12 is_stmt 1               ; matrices.py:18:12
	v_or_b32_e32 v1, s4, v12
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v7, 48, v5
	.loc	1 19 13                         ; matrices.py:19:13
	v_mad_u64_u32 v[181:182], null, v8, s3, v[10:11]
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v8, 32, v5
	.loc	1 19 13                         ; matrices.py:19:13
	v_mad_u64_u32 v[182:183], null, v9, s3, v[10:11]
	.loc	1 15 40                         ; matrices.py:15:40
	v_or_b32_e32 v9, 16, v5
	.loc	1 19 13                         ; matrices.py:19:13
	v_mad_u64_u32 v[183:184], null, v6, s3, v[10:11]
	v_dual_mov_b32 v61, v57 :: v_dual_lshlrev_b32 v6, 4, v4
	v_mad_u64_u32 v[184:185], null, v11, s3, v[10:11]
	.loc	1 18 12                         ; matrices.py:18:12
	v_mad_u64_u32 v[185:186], null, v7, s2, v[1:2]
	v_mad_u64_u32 v[186:187], null, v8, s2, v[1:2]
	v_mad_u64_u32 v[187:188], null, v9, s2, v[1:2]
	v_dual_mov_b32 v60, v57 :: v_dual_lshlrev_b32 v7, 1, v2
	v_mad_u64_u32 v[188:189], null, v5, s2, v[1:2]
	v_dual_mov_b32 v62, v57 :: v_dual_lshlrev_b32 v1, 4, v2
	v_lshl_or_b32 v2, v66, 7, v6
	v_xor_b32_e32 v3, v3, v6
	v_dual_mov_b32 v63, v57 :: v_dual_lshlrev_b32 v4, 7, v4
	v_bfe_i32 v10, v0, 3, 1
	v_xor_b32_e32 v6, s16, v6
	s_lshl_b32 s2, s16, 6
	v_dual_mov_b32 v64, v57 :: v_dual_and_b32 v5, 0x70, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v49, v57 :: v_dual_and_b32 v10, 0x410, v10
	v_or3_b32 v4, s2, v4, v6
	v_lshl_or_b32 v3, v66, 10, v3
	s_clause 0x1                            ; 8-byte Folded Spill
	scratch_store_b32 off, v12, off offset:4
	scratch_store_b32 off, v11, off
	v_xor_b32_e32 v25, v5, v1
	v_xor_b32_e32 v4, v4, v10
	v_xor_b32_e32 v1, 16, v2
	v_xor_b32_e32 v12, 16, v3
	v_dual_mov_b32 v43, v57 :: v_dual_add_nc_u32 v0, 0, v3
	scratch_store_b32 off, v13, off offset:8 ; 4-byte Folded Spill
	v_xor_b32_e32 v18, 16, v4
	v_xor_b32_e32 v13, 32, v3
	v_dual_mov_b32 v52, v57 :: v_dual_add_nc_u32 v195, 0, v1
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_mov_b32 v44, v57 :: v_dual_add_nc_u32 v1, 0, v18
	scratch_store_b32 off, v0, off offset:12 ; 4-byte Folded Spill
	v_dual_mov_b32 v45, v57 :: v_dual_add_nc_u32 v0, 0, v12
	v_xor_b32_e32 v14, 48, v3
	v_xor_b32_e32 v10, 64, v3
	v_mov_b32_e32 v47, v57
	scratch_store_b32 off, v0, off offset:16 ; 4-byte Folded Spill
	v_add_nc_u32_e32 v0, 0, v13
	v_xor_b32_e32 v15, 0x50, v3
	v_mov_b32_e32 v33, v57
	v_xor_b32_e32 v16, 0x60, v3
	v_mov_b32_e32 v35, v57
	scratch_store_b32 off, v0, off offset:20 ; 4-byte Folded Spill
	v_add_nc_u32_e32 v0, 0, v14
	v_xor_b32_e32 v17, 0x70, v3
	v_mov_b32_e32 v37, v57
	v_xor_b32_e32 v5, 32, v2
	v_xor_b32_e32 v7, 48, v2
	scratch_store_b32 off, v0, off offset:24 ; 4-byte Folded Spill
	v_add_nc_u32_e32 v0, 0, v10
	v_xor_b32_e32 v8, 64, v2
	v_xor_b32_e32 v9, 0x50, v2
	v_xor_b32_e32 v11, 0x60, v2
	v_xor_b32_e32 v6, 0x70, v2
	scratch_store_b32 off, v0, off offset:28 ; 4-byte Folded Spill
	v_add_nc_u32_e32 v0, 0, v15
	v_xor_b32_e32 v19, 32, v4
	v_xor_b32_e32 v20, 48, v4
	v_xor_b32_e32 v21, 64, v4
	v_xor_b32_e32 v22, 0x50, v4
	scratch_store_b32 off, v0, off offset:32 ; 4-byte Folded Spill
	v_dual_mov_b32 v39, v57 :: v_dual_add_nc_u32 v0, 0, v16
	v_xor_b32_e32 v23, 0x60, v4
	v_xor_b32_e32 v24, 0x70, v4
	v_dual_mov_b32 v50, v57 :: v_dual_add_nc_u32 v189, 0, v25
	scratch_store_b32 off, v0, off offset:36 ; 4-byte Folded Spill
	v_dual_mov_b32 v25, v57 :: v_dual_add_nc_u32 v0, 0, v17
	v_dual_mov_b32 v51, v57 :: v_dual_add_nc_u32 v194, 0, v2
	v_dual_mov_b32 v53, v57 :: v_dual_add_nc_u32 v196, 0, v5
	v_dual_mov_b32 v54, v57 :: v_dual_add_nc_u32 v197, 0, v7
	v_dual_mov_b32 v55, v57 :: v_dual_add_nc_u32 v198, 0, v8
	v_dual_mov_b32 v56, v57 :: v_dual_add_nc_u32 v199, 0, v9
	v_dual_mov_b32 v41, v57 :: v_dual_add_nc_u32 v200, 0, v11
	v_dual_mov_b32 v42, v57 :: v_dual_add_nc_u32 v201, 0, v6
	scratch_store_b32 off, v0, off offset:40 ; 4-byte Folded Spill
	v_dual_mov_b32 v27, v57 :: v_dual_add_nc_u32 v0, 0, v4
	scratch_store_b32 off, v1, off offset:44 ; 4-byte Folded Spill
	v_dual_mov_b32 v29, v57 :: v_dual_add_nc_u32 v212, 0, v19
	v_dual_mov_b32 v46, v57 :: v_dual_add_nc_u32 v213, 0, v20
	v_dual_mov_b32 v31, v57 :: v_dual_add_nc_u32 v214, 0, v21
	v_dual_mov_b32 v48, v57 :: v_dual_add_nc_u32 v215, 0, v22
	v_dual_mov_b32 v17, v57 :: v_dual_add_nc_u32 v216, 0, v23
	v_dual_mov_b32 v34, v57 :: v_dual_add_nc_u32 v217, 0, v24
	v_mov_b32_e32 v40, v57
	v_mov_b32_e32 v26, v57
	v_mov_b32_e32 v28, v57
	v_mov_b32_e32 v30, v57
	v_mov_b32_e32 v32, v57
	v_mov_b32_e32 v18, v57
	v_mov_b32_e32 v19, v57
	v_mov_b32_e32 v20, v57
	v_mov_b32_e32 v21, v57
	v_mov_b32_e32 v22, v57
	v_mov_b32_e32 v23, v57
	v_mov_b32_e32 v24, v57
	v_mov_b32_e32 v9, v57
	v_mov_b32_e32 v10, v57
	v_mov_b32_e32 v11, v57
	v_mov_b32_e32 v12, v57
	v_mov_b32_e32 v13, v57
	v_mov_b32_e32 v14, v57
	v_mov_b32_e32 v15, v57
	v_mov_b32_e32 v16, v57
	v_mov_b32_e32 v1, v57
	v_mov_b32_e32 v2, v57
	v_mov_b32_e32 v3, v57
	v_mov_b32_e32 v4, v57
	v_mov_b32_e32 v5, v57
	v_mov_b32_e32 v6, v57
	v_mov_b32_e32 v7, v57
	v_mov_b32_e32 v8, v57
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	.loc	1 26 18                         ; matrices.py:26:18
	s_lshl_b32 s18, s3, 6
	s_and_b32 s5, s13, 0xffff
	s_and_b32 s13, s15, 0xffff
	s_mov_b32 s19, 0
	s_mov_b32 s4, s12
	s_mov_b32 s12, s14
	s_mov_b32 s14, s6
	s_mov_b32 s15, s7
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 23 33                         ; matrices.py:23:33
	s_clause 0x2                            ; 12-byte Folded Reload
	scratch_load_b32 v66, off, off
	scratch_load_b32 v67, off, off offset:8
	scratch_load_b32 v68, off, off offset:4
	.loc	1 22 48                         ; matrices.py:22:48
	s_sub_i32 s3, s17, s19
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshlrev_b32_e32 v65, 1, v184
	.loc	1 26 9                          ; matrices.py:26:9
	v_add_nc_u32_e32 v184, s18, v184
	.loc	1 21 5                          ; matrices.py:21:5
	s_add_i32 s19, s19, 64
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s19, s17
	.loc	1 23 33                         ; matrices.py:23:33
	s_waitcnt vmcnt(2)
	v_cmp_gt_i32_e32 vcc_lo, s3, v66
	.loc	1 23 13 is_stmt 0               ; matrices.py:23:13
	v_lshlrev_b32_e32 v66, 1, v180
	.loc	1 23 33                         ; matrices.py:23:33
	s_waitcnt vmcnt(1)
	v_cmp_gt_i32_e64 s2, s3, v67
	.loc	1 22 32 is_stmt 1               ; matrices.py:22:32
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s3, s3, v68
	.loc	1 26 9                          ; matrices.py:26:9
	v_add_nc_u32_e32 v180, s18, v180
	.loc	1 23 13                         ; matrices.py:23:13
	v_cndmask_b32_e32 v81, 0x80000000, v65, vcc_lo
	.loc	1 22 13                         ; matrices.py:22:13
	v_lshlrev_b32_e32 v65, 1, v187
	.loc	1 23 13                         ; matrices.py:23:13
	v_cndmask_b32_e64 v82, 0x80000000, v66, s2
	.loc	1 25 9                          ; matrices.py:25:9
	v_add_nc_u32_e32 v187, 64, v187
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	.loc	1 22 13                         ; matrices.py:22:13
	v_cndmask_b32_e64 v69, 0x80000000, v65, s3
	v_lshlrev_b32_e32 v65, 1, v186
	.loc	1 25 9                          ; matrices.py:25:9
	v_add_nc_u32_e32 v186, 64, v186
	.loc	1 22 13                         ; matrices.py:22:13
	v_cndmask_b32_e64 v73, 0x80000000, v65, s3
	v_lshlrev_b32_e32 v65, 1, v185
	.loc	1 25 9                          ; matrices.py:25:9
	v_add_nc_u32_e32 v185, 64, v185
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	.loc	1 22 13                         ; matrices.py:22:13
	v_cndmask_b32_e64 v77, 0x80000000, v65, s3
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshlrev_b32_e32 v65, 1, v183
	.loc	1 26 9                          ; matrices.py:26:9
	v_add_nc_u32_e32 v183, s18, v183
	.loc	1 23 13                         ; matrices.py:23:13
	v_cndmask_b32_e32 v83, 0x80000000, v65, vcc_lo
	v_lshlrev_b32_e32 v65, 1, v182
	.loc	1 22 13                         ; matrices.py:22:13
	v_lshlrev_b32_e32 v67, 1, v188
	.loc	1 25 9                          ; matrices.py:25:9
	v_add_nc_u32_e32 v188, 64, v188
	.loc	1 26 9                          ; matrices.py:26:9
	v_add_nc_u32_e32 v182, s18, v182
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	.loc	1 23 13                         ; matrices.py:23:13
	v_cndmask_b32_e32 v84, 0x80000000, v65, vcc_lo
	v_lshlrev_b32_e32 v65, 1, v181
	.loc	1 22 13                         ; matrices.py:22:13
	v_cndmask_b32_e64 v67, 0x80000000, v67, s3
	.loc	1 26 9                          ; matrices.py:26:9
	v_add_nc_u32_e32 v181, s18, v181
	.loc	1 23 13                         ; matrices.py:23:13
	v_cndmask_b32_e32 v85, 0x80000000, v65, vcc_lo
	v_lshlrev_b32_e32 v65, 1, v179
	.loc	1 26 9                          ; matrices.py:26:9
	v_add_nc_u32_e32 v179, s18, v179
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	.loc	1 23 13                         ; matrices.py:23:13
	v_cndmask_b32_e64 v86, 0x80000000, v65, s2
	v_lshlrev_b32_e32 v65, 1, v178
	.loc	1 26 9                          ; matrices.py:26:9
	v_add_nc_u32_e32 v178, s18, v178
	.loc	1 23 13                         ; matrices.py:23:13
	v_cndmask_b32_e64 v87, 0x80000000, v65, s2
	v_lshlrev_b32_e32 v65, 1, v177
	.loc	1 26 9                          ; matrices.py:26:9
	v_add_nc_u32_e32 v177, s18, v177
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 23 13                         ; matrices.py:23:13
	v_cndmask_b32_e64 v88, 0x80000000, v65, s2
	.loc	1 22 13                         ; matrices.py:22:13
	s_clause 0x3
	buffer_load_b128 v[65:68], v67, s[4:7], 0 offen
	buffer_load_b128 v[69:72], v69, s[4:7], 0 offen
	buffer_load_b128 v[73:76], v73, s[4:7], 0 offen
	buffer_load_b128 v[77:80], v77, s[4:7], 0 offen
	.loc	1 23 13                         ; matrices.py:23:13
	s_clause 0x7
	buffer_load_b128 v[252:255], v86, s[12:15], 0 offen
	buffer_load_b128 v[190:193], v88, s[12:15], 0 offen
	buffer_load_b128 v[202:205], v83, s[12:15], 0 offen
	buffer_load_b128 v[206:209], v85, s[12:15], 0 offen
	buffer_load_b128 v[235:238], v84, s[12:15], 0 offen
	buffer_load_b128 v[239:242], v81, s[12:15], 0 offen
	buffer_load_b128 v[244:247], v87, s[12:15], 0 offen
	buffer_load_b128 v[248:251], v82, s[12:15], 0 offen
	s_waitcnt vmcnt(3)
	v_lshrrev_b32_e32 v211, 16, v235
	s_waitcnt vmcnt(2)
	v_lshrrev_b32_e32 v210, 16, v239
	v_mov_b16_e64 v239.h, v202.l
	v_mov_b16_e64 v235.h, v206.l
	s_delay_alu instid0(VALU_DEP_2)
	v_mov_b32_e32 v234, v239
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt vmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v189, v[65:68]
	ds_store_b128 v189, v[69:72] offset:2048
	ds_store_b128 v189, v[73:76] offset:4096
	ds_store_b128 v189, v[77:80] offset:6144
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v65, 16, v206
	.loc	1 22 13                         ; matrices.py:22:13
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 23 13                         ; matrices.py:23:13
	v_lshrrev_b32_e32 v206, 16, v241
	v_mov_b16_e64 v211.h, v65.l
	v_lshrrev_b32_e32 v65, 16, v202
	v_lshrrev_b32_e32 v202, 16, v207
	v_mov_b16_e64 v241.h, v204.l
	s_delay_alu instid0(VALU_DEP_3)
	v_mov_b16_e64 v210.h, v65.l
	.loc	1 22 13                         ; matrices.py:22:13
	ds_load_b128 v[222:225], v195
	ds_load_b128 v[218:221], v194
	ds_load_b128 v[226:229], v194 offset:2048
	ds_load_b128 v[230:233], v195 offset:2048
	ds_load_b128 v[173:176], v195 offset:4096
	ds_load_b128 v[169:172], v194 offset:4096
	ds_load_b128 v[161:164], v194 offset:6144
	ds_load_b128 v[165:168], v195 offset:6144
	ds_load_b128 v[141:144], v197
	ds_load_b128 v[137:140], v196
	ds_load_b128 v[145:148], v196 offset:2048
	ds_load_b128 v[149:152], v197 offset:2048
	ds_load_b128 v[157:160], v197 offset:4096
	ds_load_b128 v[153:156], v196 offset:4096
	ds_load_b128 v[129:132], v196 offset:6144
	ds_load_b128 v[133:136], v197 offset:6144
	ds_load_b128 v[109:112], v199
	ds_load_b128 v[105:108], v198
	ds_load_b128 v[113:116], v198 offset:2048
	ds_load_b128 v[117:120], v199 offset:2048
	ds_load_b128 v[125:128], v199 offset:4096
	ds_load_b128 v[121:124], v198 offset:4096
	ds_load_b128 v[97:100], v198 offset:6144
	ds_load_b128 v[101:104], v199 offset:6144
	ds_load_b128 v[77:80], v201
	ds_load_b128 v[73:76], v200
	ds_load_b128 v[81:84], v200 offset:2048
	ds_load_b128 v[85:88], v201 offset:2048
	ds_load_b128 v[93:96], v201 offset:4096
	ds_load_b128 v[89:92], v200 offset:4096
	ds_load_b128 v[65:68], v200 offset:6144
	ds_load_b128 v[69:72], v201 offset:6144
	.loc	1 23 13                         ; matrices.py:23:13
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	scratch_load_b32 v239, off, off offset:12 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	ds_store_b64 v239, v[234:235]
	scratch_load_b32 v234, off, off offset:16 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	ds_store_b64 v234, v[210:211] offset:128
	v_lshrrev_b32_e32 v210, 16, v240
	v_mov_b16_e64 v240.h, v203.l
	v_lshrrev_b32_e32 v211, 16, v236
	v_mov_b16_e64 v211.h, v202.l
	v_lshrrev_b32_e32 v202, 16, v203
	v_mov_b16_e64 v236.h, v207.l
	v_mov_b32_e32 v235, v240
	scratch_load_b32 v240, off, off offset:20 ; 4-byte Folded Reload
	v_lshrrev_b32_e32 v207, 16, v237
	v_mov_b16_e64 v210.h, v202.l
	v_mov_b16_e64 v237.h, v208.l
	v_lshrrev_b32_e32 v202, 16, v208
	scratch_load_b32 v208, off, off offset:32 ; 4-byte Folded Reload
	v_lshrrev_b32_e32 v203, 16, v238
	v_mov_b16_e64 v238.h, v209.l
	v_mov_b16_e64 v207.h, v202.l
	v_lshrrev_b32_e32 v202, 16, v204
	v_lshrrev_b32_e32 v204, 16, v209
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mov_b32_e32 v243, v238
	v_mov_b16_e64 v206.h, v202.l
	v_lshrrev_b32_e32 v202, 16, v242
	v_mov_b16_e64 v242.h, v205.l
	v_lshrrev_b32_e32 v205, 16, v205
	v_mov_b16_e64 v203.h, v204.l
	v_lshrrev_b32_e32 v204, 16, v252
	s_delay_alu instid0(VALU_DEP_3)
	v_mov_b16_e64 v202.h, v205.l
	scratch_load_b32 v205, off, off offset:40 ; 4-byte Folded Reload
	s_waitcnt vmcnt(2)
	ds_store_b64 v240, v[235:236] offset:256
	scratch_load_b32 v235, off, off offset:24 ; 4-byte Folded Reload
	v_mov_b32_e32 v236, v241
	s_waitcnt vmcnt(0)
	ds_store_b64 v235, v[210:211] offset:384
	scratch_load_b32 v210, off, off offset:28 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	ds_store_b64 v210, v[236:237] offset:512
	ds_store_b64 v208, v[206:207] offset:640
	scratch_load_b32 v206, off, off offset:36 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	ds_store_b64 v206, v[242:243] offset:768
	ds_store_b64 v205, v[202:203] offset:896
	v_lshrrev_b32_e32 v202, 16, v190
	v_lshrrev_b32_e32 v203, 16, v244
	v_mov_b16_e64 v244.h, v190.l
	v_lshrrev_b32_e32 v190, 16, v191
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_mov_b16_e64 v203.h, v202.l
	v_lshrrev_b32_e32 v202, 16, v248
	v_mov_b16_e64 v248.h, v252.l
	v_mov_b16_e64 v202.h, v204.l
	v_mov_b32_e32 v243, v248
	ds_store_b64 v210, v[243:244]
	ds_store_b64 v208, v[202:203] offset:128
	v_lshrrev_b32_e32 v203, 16, v245
	v_lshrrev_b32_e32 v202, 16, v249
	v_mov_b16_e64 v249.h, v253.l
	v_mov_b16_e64 v203.h, v190.l
	v_lshrrev_b32_e32 v190, 16, v253
	v_mov_b16_e64 v245.h, v191.l
	v_lshrrev_b32_e32 v191, 16, v247
	v_mov_b32_e32 v244, v249
	v_mov_b16_e64 v247.h, v193.l
	v_mov_b16_e64 v202.h, v190.l
	v_lshrrev_b32_e32 v190, 16, v192
	ds_store_b64 v206, v[244:245] offset:256
	ds_store_b64 v205, v[202:203] offset:384
	v_lshrrev_b32_e32 v203, 16, v246
	v_mov_b16_e64 v203.h, v190.l
	v_lshrrev_b32_e32 v190, 16, v254
	v_lshrrev_b32_e32 v202, 16, v250
	v_mov_b16_e64 v250.h, v254.l
	v_mov_b16_e64 v246.h, v192.l
	v_lshrrev_b32_e32 v192, 16, v193
	v_lshrrev_b32_e32 v193, 16, v255
	v_mov_b16_e64 v202.h, v190.l
	v_lshrrev_b32_e32 v190, 16, v251
	v_dual_mov_b32 v252, v247 :: v_dual_mov_b32 v245, v250
	v_mov_b16_e64 v251.h, v255.l
	v_mov_b16_e64 v191.h, v192.l
	v_mov_b16_e64 v190.h, v193.l
	ds_store_b64 v239, v[245:246] offset:512
	ds_store_b64 v234, v[202:203] offset:640
	ds_store_b64 v240, v[251:252] offset:768
	ds_store_b64 v235, v[190:191] offset:896
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	scratch_load_b32 v190, off, off offset:44 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	ds_load_b128 v[238:241], v190
	ds_load_b128 v[234:237], v0
	ds_load_b128 v[242:245], v0 offset:8192
	ds_load_b128 v[246:249], v190 offset:8192
	.loc	1 24 17                         ; matrices.py:24:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_bf16 v[25:32], v[234:241], v[169:176], v[25:32]
	v_wmma_f32_16x16x16_bf16 v[9:16], v[234:241], v[161:168], v[9:16]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_bf16 v[17:24], v[242:249], v[169:176], v[17:24]
	v_wmma_f32_16x16x16_bf16 v[1:8], v[242:249], v[161:168], v[1:8]
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[165:168], v213
	ds_load_b128 v[161:164], v212
	ds_load_b128 v[169:172], v212 offset:8192
	ds_load_b128 v[173:176], v213 offset:8192
	.loc	1 24 17                         ; matrices.py:24:17
	v_wmma_f32_16x16x16_bf16 v[57:64], v[234:241], v[218:225], v[57:64]
	v_wmma_f32_16x16x16_bf16 v[49:56], v[242:249], v[218:225], v[49:56]
	v_wmma_f32_16x16x16_bf16 v[41:48], v[234:241], v[226:233], v[41:48]
	v_wmma_f32_16x16x16_bf16 v[33:40], v[242:249], v[226:233], v[33:40]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_bf16 v[57:64], v[161:168], v[137:144], v[57:64]
	v_wmma_f32_16x16x16_bf16 v[9:16], v[161:168], v[129:136], v[9:16]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_bf16 v[49:56], v[169:176], v[137:144], v[49:56]
	v_wmma_f32_16x16x16_bf16 v[1:8], v[169:176], v[129:136], v[1:8]
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[133:136], v215
	ds_load_b128 v[129:132], v214
	ds_load_b128 v[137:140], v214 offset:8192
	ds_load_b128 v[141:144], v215 offset:8192
	.loc	1 24 17                         ; matrices.py:24:17
	v_wmma_f32_16x16x16_bf16 v[41:48], v[161:168], v[145:152], v[41:48]
	v_wmma_f32_16x16x16_bf16 v[33:40], v[169:176], v[145:152], v[33:40]
	v_wmma_f32_16x16x16_bf16 v[25:32], v[161:168], v[153:160], v[25:32]
	v_wmma_f32_16x16x16_bf16 v[17:24], v[169:176], v[153:160], v[17:24]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_bf16 v[57:64], v[129:136], v[105:112], v[57:64]
	v_wmma_f32_16x16x16_bf16 v[9:16], v[129:136], v[97:104], v[9:16]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_bf16 v[49:56], v[137:144], v[105:112], v[49:56]
	v_wmma_f32_16x16x16_bf16 v[1:8], v[137:144], v[97:104], v[1:8]
	.loc	1 23 13                         ; matrices.py:23:13
	ds_load_b128 v[101:104], v217
	ds_load_b128 v[97:100], v216
	ds_load_b128 v[105:108], v216 offset:8192
	ds_load_b128 v[109:112], v217 offset:8192
	.loc	1 24 17                         ; matrices.py:24:17
	v_wmma_f32_16x16x16_bf16 v[41:48], v[129:136], v[113:120], v[41:48]
	v_wmma_f32_16x16x16_bf16 v[33:40], v[137:144], v[113:120], v[33:40]
	v_wmma_f32_16x16x16_bf16 v[25:32], v[129:136], v[121:128], v[25:32]
	v_wmma_f32_16x16x16_bf16 v[17:24], v[137:144], v[121:128], v[17:24]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_bf16 v[57:64], v[97:104], v[73:80], v[57:64]
	v_wmma_f32_16x16x16_bf16 v[41:48], v[97:104], v[81:88], v[41:48]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_bf16 v[49:56], v[105:112], v[73:80], v[49:56]
	v_wmma_f32_16x16x16_bf16 v[33:40], v[105:112], v[81:88], v[33:40]
	v_wmma_f32_16x16x16_bf16 v[25:32], v[97:104], v[89:96], v[25:32]
	v_wmma_f32_16x16x16_bf16 v[17:24], v[105:112], v[89:96], v[17:24]
	v_wmma_f32_16x16x16_bf16 v[9:16], v[97:104], v[65:72], v[9:16]
	v_wmma_f32_16x16x16_bf16 v[1:8], v[105:112], v[65:72], v[1:8]
	.loc	1 21 5                          ; matrices.py:21:5
	s_cbranch_scc1 .LBB0_2
; %bb.3:                                ; %Flow
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	scratch_load_b32 v0, off, off offset:48 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v66, 15, v0
	s_branch .LBB0_5
.LBB0_4:
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v16, v8
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v14, v8
	v_mov_b32_e32 v13, v8
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v11, v8
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v24, v8
	v_mov_b32_e32 v23, v8
	v_mov_b32_e32 v22, v8
	v_mov_b32_e32 v21, v8
	v_mov_b32_e32 v20, v8
	v_mov_b32_e32 v19, v8
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v8
	v_mov_b32_e32 v32, v8
	v_mov_b32_e32 v31, v8
	v_mov_b32_e32 v30, v8
	v_mov_b32_e32 v29, v8
	v_mov_b32_e32 v28, v8
	v_mov_b32_e32 v27, v8
	v_mov_b32_e32 v26, v8
	v_mov_b32_e32 v25, v8
	v_mov_b32_e32 v40, v8
	v_mov_b32_e32 v39, v8
	v_mov_b32_e32 v38, v8
	v_mov_b32_e32 v37, v8
	v_mov_b32_e32 v36, v8
	v_mov_b32_e32 v35, v8
	v_mov_b32_e32 v34, v8
	v_mov_b32_e32 v33, v8
	v_mov_b32_e32 v48, v8
	v_mov_b32_e32 v47, v8
	v_mov_b32_e32 v46, v8
	v_mov_b32_e32 v45, v8
	v_mov_b32_e32 v44, v8
	v_mov_b32_e32 v43, v8
	v_mov_b32_e32 v42, v8
	v_mov_b32_e32 v41, v8
	v_mov_b32_e32 v56, v8
	v_mov_b32_e32 v55, v8
	v_mov_b32_e32 v54, v8
	v_mov_b32_e32 v53, v8
	v_mov_b32_e32 v52, v8
	v_mov_b32_e32 v51, v8
	v_mov_b32_e32 v50, v8
	v_mov_b32_e32 v49, v8
	v_mov_b32_e32 v64, v8
	v_mov_b32_e32 v63, v8
	v_mov_b32_e32 v62, v8
	v_mov_b32_e32 v61, v8
	v_mov_b32_e32 v60, v8
	v_mov_b32_e32 v59, v8
	v_mov_b32_e32 v58, v8
	v_mov_b32_e32 v57, v8
.LBB0_5:                                ; %Flow180
	s_clause 0x1
	s_load_b64 s[6:7], s[0:1], 0x18
	s_load_b32 s0, s[0:1], 0x2c
	.loc	1 16 43 is_stmt 1               ; matrices.py:16:43
	v_lshrrev_b32_e32 v0, 4, v0
	s_lshr_b32 s1, s16, 1
	.loc	1 15 11                         ; matrices.py:15:11
	v_or_b32_e32 v86, s10, v66
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s5, v57, v57
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	s_and_b32 s9, s9, 0xffff
	.loc	1 16 43 is_stmt 1               ; matrices.py:16:43
	v_and_or_b32 v77, v0, 1, s1
	.loc	1 15 11                         ; matrices.py:15:11
	v_or_b32_e32 v87, 48, v86
	v_or_b32_e32 v88, 32, v86
	v_or_b32_e32 v89, 16, v86
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 16 14                         ; matrices.py:16:14
	v_or_b32_e32 v84, s11, v77
	.loc	1 16 43 is_stmt 0               ; matrices.py:16:43
	v_or_b32_e32 v81, 2, v77
	v_or_b32_e32 v72, 64, v77
	v_or_b32_e32 v80, 4, v77
	v_or_b32_e32 v79, 6, v77
	v_or_b32_e32 v76, 10, v77
	v_or_b32_e32 v78, 8, v77
	.loc	1 16 14                         ; matrices.py:16:14
	v_or_b32_e32 v85, s11, v72
	.loc	1 28 57 is_stmt 1               ; matrices.py:28:57
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e64 s4, s6, v86
	.loc	1 27 13                         ; matrices.py:27:13
	v_mul_lo_u32 v65, s0, v66
	s_mul_i32 s1, s0, s10
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v86, v58, 16, 1
	.loc	1 28 57 is_stmt 0               ; matrices.py:28:57
	v_cmp_gt_i32_e32 vcc_lo, s6, v87
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v87, v59, 16, 1
	.loc	1 28 57                         ; matrices.py:28:57
	v_cmp_gt_i32_e64 s3, s6, v89
	v_cmp_gt_i32_e64 s2, s6, v88
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s6, v58, v58
	.loc	1 27 13 is_stmt 1               ; matrices.py:27:13
	v_add3_u32 v95, s1, s11, v65
	.loc	1 28 78                         ; matrices.py:28:78
	v_cmp_gt_i32_e64 s1, s7, v84
	.loc	1 28 21 is_stmt 0               ; matrices.py:28:21
	v_add3_u32 v84, v58, v86, 0x7fff
	v_add3_u32 v86, v59, v87, 0x7fff
	v_bfe_u32 v88, v60, 16, 1
	.loc	1 27 13 is_stmt 1               ; matrices.py:27:13
	v_mad_u64_u32 v[65:66], null, s0, 48, v[95:96]
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v66, v57, 16, 1
	v_lshrrev_b32_e32 v97, 16, v84
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	v_add_lshl_u32 v58, v95, v81, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v98, 16, v86
	v_bfe_u32 v84, v62, 16, 1
	v_add3_u32 v66, v57, v66, 0x7fff
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v57, v95, v77, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v97.l, 0x7fff, v97.l, s6
	v_cmp_o_f32_e64 s6, v59, v59
	v_add3_u32 v87, v60, v88, 0x7fff
	v_lshrrev_b32_e32 v96, 16, v66
	v_bfe_u32 v66, v61, 16, 1
	.loc	1 28 5                          ; matrices.py:28:5
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v84, v62, v84, 0x7fff
	v_cndmask_b16 v96.l, 0x7fff, v96.l, s5
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s5, s4, s1
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v66, v61, v66, 0x7fff
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v57, 0x80000000, v57, s5
	v_cndmask_b32_e64 v58, 0x80000000, v58, s5
	.loc	1 27 13 is_stmt 1               ; matrices.py:27:13
	v_lshl_add_u32 v83, s0, 4, v95
	v_lshl_add_u32 v82, s0, 5, v95
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v100, 16, v66
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	s_clause 0x1
	buffer_store_b16 v96, v57, s[8:11], 0 offen
	buffer_store_b16 v97, v58, s[8:11], 0 offen
	v_add_lshl_u32 v57, v95, v80, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v58.l, 0x7fff, v98.l, s6
	v_cmp_o_f32_e64 s6, v61, v61
	.loc	1 28 78                         ; matrices.py:28:78
	v_cmp_gt_i32_e64 s0, s7, v85
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v99, 16, v87
	v_cmp_o_f32_e64 s7, v60, v60
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v59, v95, v79, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v85, v63, 16, 1
	v_lshrrev_b32_e32 v101, 16, v84
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v57, 0x80000000, v57, s5
	v_add_lshl_u32 v61, v95, v78, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v96.l, 0x7fff, v100.l, s6
	v_cmp_o_f32_e64 s6, v62, v62
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v62, v95, v76, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v60.l, 0x7fff, v99.l, s7
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v59, 0x80000000, v59, s5
	.loc	1 16 43 is_stmt 1               ; matrices.py:16:43
	v_or_b32_e32 v74, 14, v77
	v_or_b32_e32 v75, 12, v77
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v86, v64, 16, 1
	v_bfe_u32 v87, v49, 16, 1
	v_add3_u32 v85, v63, v85, 0x7fff
	v_bfe_u32 v66, v50, 16, 1
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	v_cndmask_b32_e64 v61, 0x80000000, v61, s5
	s_clause 0x1
	buffer_store_b16 v58, v57, s[8:11], 0 offen
	buffer_store_b16 v60, v59, s[8:11], 0 offen
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v57.l, 0x7fff, v101.l, s6
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v58, 0x80000000, v62, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v86, v64, v86, 0x7fff
	v_add3_u32 v87, v49, v87, 0x7fff
	v_lshrrev_b32_e32 v102, 16, v85
	v_bfe_u32 v84, v51, 16, 1
	v_add3_u32 v66, v50, v66, 0x7fff
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b16 v96, v61, s[8:11], 0 offen
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s6, v63, v63
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v59, v95, v75, 1
	buffer_store_b16 v57, v58, s[8:11], 0 offen
	v_add_lshl_u32 v57, v95, v74, 1
	.loc	1 16 43 is_stmt 1               ; matrices.py:16:43
	v_or_b32_e32 v73, 0x42, v77
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v103, 16, v86
	v_lshrrev_b32_e32 v104, 16, v87
	v_bfe_u32 v86, v53, 16, 1
	v_add3_u32 v84, v51, v84, 0x7fff
	v_lshrrev_b32_e32 v105, 16, v66
	v_cndmask_b16 v58.l, 0x7fff, v102.l, s6
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	v_cndmask_b32_e64 v59, 0x80000000, v59, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s6, v49, v49
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v49, 0x80000000, v57, s5
	v_add_lshl_u32 v57, v95, v72, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s5, v50, v50
	v_bfe_u32 v85, v52, 16, 1
	v_cmp_o_f32_e64 s7, v64, v64
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v50, v95, v73, 1
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s4, s4, s0
	.loc	1 16 43 is_stmt 1               ; matrices.py:16:43
	v_or_b32_e32 v71, 0x44, v77
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v87, v54, 16, 1
	v_add3_u32 v86, v53, v86, 0x7fff
	v_lshrrev_b32_e32 v106, 16, v84
	v_cndmask_b16 v61.l, 0x7fff, v104.l, s6
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	v_cndmask_b32_e64 v57, 0x80000000, v57, s4
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v62.l, 0x7fff, v105.l, s5
	v_cmp_o_f32_e64 s5, v51, v51
	.loc	1 16 43 is_stmt 1               ; matrices.py:16:43
	v_or_b32_e32 v70, 0x46, v77
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v85, v52, v85, 0x7fff
	v_cndmask_b16 v60.l, 0x7fff, v103.l, s7
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	v_cndmask_b32_e64 v50, 0x80000000, v50, s4
	.loc	1 16 43 is_stmt 1               ; matrices.py:16:43
	v_or_b32_e32 v68, 0x4a, v77
	v_or_b32_e32 v69, 0x48, v77
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v87, v54, v87, 0x7fff
	v_lshrrev_b32_e32 v108, 16, v86
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	s_clause 0x3
	buffer_store_b16 v58, v59, s[8:11], 0 offen
	buffer_store_b16 v60, v49, s[8:11], 0 offen
	buffer_store_b16 v61, v57, s[8:11], 0 offen
	buffer_store_b16 v62, v50, s[8:11], 0 offen
	v_add_lshl_u32 v49, v95, v71, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v50.l, 0x7fff, v106.l, s5
	v_cmp_o_f32_e64 s5, v53, v53
	v_lshrrev_b32_e32 v107, 16, v85
	v_cmp_o_f32_e64 s6, v52, v52
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v51, v95, v70, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v66, v55, 16, 1
	v_lshrrev_b32_e32 v109, 16, v87
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v49, 0x80000000, v49, s4
	v_add_lshl_u32 v53, v95, v69, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v57.l, 0x7fff, v108.l, s5
	v_cmp_o_f32_e64 s5, v54, v54
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v54, v95, v68, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v52.l, 0x7fff, v107.l, s6
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v51, 0x80000000, v51, s4
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v85, v41, 16, 1
	v_add3_u32 v66, v55, v66, 0x7fff
	.loc	1 16 43 is_stmt 1               ; matrices.py:16:43
	v_or_b32_e32 v0, 0x4e, v77
	v_or_b32_e32 v67, 0x4c, v77
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v84, v56, 16, 1
	v_bfe_u32 v86, v42, 16, 1
	.loc	1 28 5 is_stmt 0                ; matrices.py:28:5
	v_cndmask_b32_e64 v53, 0x80000000, v53, s4
	s_clause 0x1
	buffer_store_b16 v50, v49, s[8:11], 0 offen
	buffer_store_b16 v52, v51, s[8:11], 0 offen
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v49.l, 0x7fff, v109.l, s5
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v50, 0x80000000, v54, s4
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v85, v41, v85, 0x7fff
	v_lshrrev_b32_e32 v110, 16, v66
	v_cmp_o_f32_e64 s5, v55, v55
	v_bfe_u32 v87, v43, 16, 1
	v_add3_u32 v84, v56, v84, 0x7fff
	v_add3_u32 v86, v42, v86, 0x7fff
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b16 v57, v53, s[8:11], 0 offen
	v_add_lshl_u32 v51, v95, v67, 1
	buffer_store_b16 v49, v50, s[8:11], 0 offen
	v_add_lshl_u32 v49, v95, v0, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v112, 16, v85
	v_cndmask_b16 v50.l, 0x7fff, v110.l, s5
	v_cmp_o_f32_e64 s5, v41, v41
	v_add3_u32 v87, v43, v87, 0x7fff
	v_lshrrev_b32_e32 v111, 16, v84
	v_lshrrev_b32_e32 v113, 16, v86
	v_bfe_u32 v84, v45, 16, 1
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v51, 0x80000000, v51, s4
	v_cndmask_b32_e64 v41, 0x80000000, v49, s4
	v_add_lshl_u32 v49, v83, v77, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s4, v42, v42
	v_bfe_u32 v66, v44, 16, 1
	v_cmp_o_f32_e64 s6, v56, v56
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v42, v83, v81, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v53.l, 0x7fff, v112.l, s5
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s5, s3, s1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v114, 16, v87
	v_bfe_u32 v85, v46, 16, 1
	v_add3_u32 v84, v45, v84, 0x7fff
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v49, 0x80000000, v49, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v54.l, 0x7fff, v113.l, s4
	v_cmp_o_f32_e64 s4, v43, v43
	v_add3_u32 v66, v44, v66, 0x7fff
	v_cndmask_b16 v52.l, 0x7fff, v111.l, s6
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v42, 0x80000000, v42, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v85, v46, v85, 0x7fff
	v_lshrrev_b32_e32 v116, 16, v84
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x3
	buffer_store_b16 v50, v51, s[8:11], 0 offen
	buffer_store_b16 v52, v41, s[8:11], 0 offen
	buffer_store_b16 v53, v49, s[8:11], 0 offen
	buffer_store_b16 v54, v42, s[8:11], 0 offen
	v_add_lshl_u32 v41, v83, v80, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v42.l, 0x7fff, v114.l, s4
	v_cmp_o_f32_e64 s4, v45, v45
	v_lshrrev_b32_e32 v115, 16, v66
	v_cmp_o_f32_e64 s6, v44, v44
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v43, v83, v79, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v86, v47, 16, 1
	v_lshrrev_b32_e32 v117, 16, v85
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v41, 0x80000000, v41, s5
	v_add_lshl_u32 v45, v83, v78, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v49.l, 0x7fff, v116.l, s4
	v_cmp_o_f32_e64 s4, v46, v46
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v46, v83, v76, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v44.l, 0x7fff, v115.l, s6
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v43, 0x80000000, v43, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v87, v48, 16, 1
	v_add3_u32 v86, v47, v86, 0x7fff
	v_bfe_u32 v66, v33, 16, 1
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v45, 0x80000000, v45, s5
	s_clause 0x1
	buffer_store_b16 v42, v41, s[8:11], 0 offen
	buffer_store_b16 v44, v43, s[8:11], 0 offen
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v41.l, 0x7fff, v117.l, s4
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v42, 0x80000000, v46, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v84, v34, 16, 1
	v_add3_u32 v87, v48, v87, 0x7fff
	v_lshrrev_b32_e32 v118, 16, v86
	v_bfe_u32 v85, v35, 16, 1
	v_add3_u32 v66, v33, v66, 0x7fff
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b16 v49, v45, s[8:11], 0 offen
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s4, v47, v47
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b16 v41, v42, s[8:11], 0 offen
	v_add_lshl_u32 v41, v83, v74, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v84, v34, v84, 0x7fff
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v43, v83, v75, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v119, 16, v87
	v_bfe_u32 v87, v37, 16, 1
	v_add3_u32 v85, v35, v85, 0x7fff
	v_lshrrev_b32_e32 v120, 16, v66
	v_cndmask_b16 v42.l, 0x7fff, v118.l, s4
	v_cmp_o_f32_e64 s4, v33, v33
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v33, 0x80000000, v41, s5
	v_add_lshl_u32 v41, v83, v72, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v86, v36, 16, 1
	v_lshrrev_b32_e32 v121, 16, v84
	v_cmp_o_f32_e64 s6, v48, v48
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v43, 0x80000000, v43, s5
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s5, v34, v34
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v34, v83, v73, 1
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s3, s3, s0
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v87, v37, v87, 0x7fff
	v_lshrrev_b32_e32 v122, 16, v85
	v_bfe_u32 v66, v38, 16, 1
	v_cndmask_b16 v45.l, 0x7fff, v120.l, s4
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v41, 0x80000000, v41, s3
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s4, v35, v35
	v_add3_u32 v86, v36, v86, 0x7fff
	v_cndmask_b16 v44.l, 0x7fff, v119.l, s6
	v_cndmask_b16 v46.l, 0x7fff, v121.l, s5
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v34, 0x80000000, v34, s3
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v124, 16, v87
	v_add3_u32 v66, v38, v66, 0x7fff
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x3
	buffer_store_b16 v42, v43, s[8:11], 0 offen
	buffer_store_b16 v44, v33, s[8:11], 0 offen
	buffer_store_b16 v45, v41, s[8:11], 0 offen
	buffer_store_b16 v46, v34, s[8:11], 0 offen
	v_add_lshl_u32 v33, v83, v71, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v34.l, 0x7fff, v122.l, s4
	v_cmp_o_f32_e64 s4, v37, v37
	v_lshrrev_b32_e32 v123, 16, v86
	v_cmp_o_f32_e64 s5, v36, v36
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v35, v83, v70, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v84, v39, 16, 1
	v_lshrrev_b32_e32 v125, 16, v66
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v33, 0x80000000, v33, s3
	v_add_lshl_u32 v37, v83, v69, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v41.l, 0x7fff, v124.l, s4
	v_cmp_o_f32_e64 s4, v38, v38
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v38, v83, v68, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v36.l, 0x7fff, v123.l, s5
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v35, 0x80000000, v35, s3
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v86, v25, 16, 1
	v_add3_u32 v84, v39, v84, 0x7fff
	v_bfe_u32 v85, v40, 16, 1
	v_bfe_u32 v87, v26, 16, 1
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v37, 0x80000000, v37, s3
	s_clause 0x1
	buffer_store_b16 v34, v33, s[8:11], 0 offen
	buffer_store_b16 v36, v35, s[8:11], 0 offen
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v33.l, 0x7fff, v125.l, s4
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v34, 0x80000000, v38, s3
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v86, v25, v86, 0x7fff
	v_lshrrev_b32_e32 v126, 16, v84
	v_cmp_o_f32_e64 s4, v39, v39
	v_add3_u32 v85, v40, v85, 0x7fff
	v_add3_u32 v87, v26, v87, 0x7fff
	v_bfe_u32 v66, v27, 16, 1
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b16 v41, v37, s[8:11], 0 offen
	v_add_lshl_u32 v35, v83, v67, 1
	buffer_store_b16 v33, v34, s[8:11], 0 offen
	v_add_lshl_u32 v33, v83, v0, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v128, 16, v86
	v_cndmask_b16 v34.l, 0x7fff, v126.l, s4
	v_cmp_o_f32_e64 s4, v25, v25
	v_lshrrev_b32_e32 v127, 16, v85
	v_lshrrev_b32_e32 v129, 16, v87
	v_bfe_u32 v84, v28, 16, 1
	v_add3_u32 v66, v27, v66, 0x7fff
	v_cmp_o_f32_e64 s5, v40, v40
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v35, 0x80000000, v35, s3
	v_cndmask_b32_e64 v25, 0x80000000, v33, s3
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s3, v26, v26
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v33, v82, v77, 1
	v_add_lshl_u32 v26, v82, v81, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v85, v29, 16, 1
	v_cndmask_b16 v37.l, 0x7fff, v128.l, s4
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s4, s2, s1
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v84, v28, v84, 0x7fff
	v_lshrrev_b32_e32 v130, 16, v66
	v_cndmask_b16 v36.l, 0x7fff, v127.l, s5
	v_cndmask_b16 v38.l, 0x7fff, v129.l, s3
	v_cmp_o_f32_e64 s3, v27, v27
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v33, 0x80000000, v33, s4
	v_cndmask_b32_e64 v26, 0x80000000, v26, s4
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v86, v30, 16, 1
	v_add3_u32 v85, v29, v85, 0x7fff
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x3
	buffer_store_b16 v34, v35, s[8:11], 0 offen
	buffer_store_b16 v36, v25, s[8:11], 0 offen
	buffer_store_b16 v37, v33, s[8:11], 0 offen
	buffer_store_b16 v38, v26, s[8:11], 0 offen
	v_add_lshl_u32 v26, v82, v80, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v131, 16, v84
	v_cndmask_b16 v25.l, 0x7fff, v130.l, s3
	v_cmp_o_f32_e64 s3, v28, v28
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v27, v82, v79, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v87, v31, 16, 1
	v_add3_u32 v86, v30, v86, 0x7fff
	v_lshrrev_b32_e32 v132, 16, v85
	v_bfe_u32 v66, v32, 16, 1
	v_cmp_o_f32_e64 s5, v29, v29
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v28, v82, v78, 1
	v_cndmask_b32_e64 v26, 0x80000000, v26, s4
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v29.l, 0x7fff, v131.l, s3
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v27, 0x80000000, v27, s4
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v87, v31, v87, 0x7fff
	v_lshrrev_b32_e32 v133, 16, v86
	v_bfe_u32 v84, v17, 16, 1
	v_cmp_o_f32_e64 s3, v30, v30
	v_add3_u32 v66, v32, v66, 0x7fff
	v_cndmask_b16 v33.l, 0x7fff, v132.l, s5
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v28, 0x80000000, v28, s4
	s_clause 0x1
	buffer_store_b16 v25, v26, s[8:11], 0 offen
	buffer_store_b16 v29, v27, s[8:11], 0 offen
	v_add_lshl_u32 v25, v82, v76, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v134, 16, v87
	v_bfe_u32 v85, v18, 16, 1
	v_bfe_u32 v86, v19, 16, 1
	v_add3_u32 v84, v17, v84, 0x7fff
	v_cndmask_b16 v26.l, 0x7fff, v133.l, s3
	v_cmp_o_f32_e64 s3, v31, v31
	v_lshrrev_b32_e32 v135, 16, v66
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b16 v33, v28, s[8:11], 0 offen
	v_add_lshl_u32 v27, v82, v75, 1
	v_cndmask_b32_e64 v25, 0x80000000, v25, s4
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s5, v32, v32
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v28, v82, v74, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v85, v18, v85, 0x7fff
	v_add3_u32 v86, v19, v86, 0x7fff
	v_lshrrev_b32_e32 v136, 16, v84
	v_bfe_u32 v66, v21, 16, 1
	v_cndmask_b16 v29.l, 0x7fff, v134.l, s3
	v_cmp_o_f32_e64 s3, v17, v17
	v_bfe_u32 v87, v20, 16, 1
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v27, 0x80000000, v27, s4
	buffer_store_b16 v26, v25, s[8:11], 0 offen
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v25.l, 0x7fff, v135.l, s5
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v26, 0x80000000, v28, s4
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v137, 16, v85
	v_lshrrev_b32_e32 v138, 16, v86
	v_bfe_u32 v85, v23, 16, 1
	v_add3_u32 v66, v21, v66, 0x7fff
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v17, v82, v72, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s4, v18, v18
	v_cndmask_b16 v18.l, 0x7fff, v136.l, s3
	v_cmp_o_f32_e64 s3, v19, v19
	v_add3_u32 v87, v20, v87, 0x7fff
	v_bfe_u32 v84, v22, 16, 1
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x1
	buffer_store_b16 v29, v27, s[8:11], 0 offen
	buffer_store_b16 v25, v26, s[8:11], 0 offen
	v_add_lshl_u32 v26, v82, v73, 1
	v_add_lshl_u32 v19, v82, v71, 1
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s2, s2, s0
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v86, v24, 16, 1
	v_add3_u32 v85, v23, v85, 0x7fff
	v_lshrrev_b32_e32 v140, 16, v66
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v17, 0x80000000, v17, s2
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v27.l, 0x7fff, v138.l, s3
	v_cmp_o_f32_e64 s3, v21, v21
	v_lshrrev_b32_e32 v139, 16, v87
	v_bfe_u32 v87, v9, 16, 1
	v_add3_u32 v84, v22, v84, 0x7fff
	v_cndmask_b16 v25.l, 0x7fff, v137.l, s4
	v_cmp_o_f32_e64 s4, v20, v20
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v20, v82, v70, 1
	v_cndmask_b32_e64 v26, 0x80000000, v26, s2
	v_cndmask_b32_e64 v19, 0x80000000, v19, s2
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v86, v24, v86, 0x7fff
	v_lshrrev_b32_e32 v142, 16, v85
	v_bfe_u32 v66, v10, 16, 1
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x2
	buffer_store_b16 v18, v17, s[8:11], 0 offen
	buffer_store_b16 v25, v26, s[8:11], 0 offen
	buffer_store_b16 v27, v19, s[8:11], 0 offen
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v19.l, 0x7fff, v140.l, s3
	v_cmp_o_f32_e64 s3, v23, v23
	v_add3_u32 v87, v9, v87, 0x7fff
	v_lshrrev_b32_e32 v141, 16, v84
	v_bfe_u32 v84, v11, 16, 1
	v_cndmask_b16 v28.l, 0x7fff, v139.l, s4
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v20, 0x80000000, v20, s2
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s4, v22, v22
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v21, v82, v67, 1
	v_add_lshl_u32 v17, v82, v69, 1
	v_add_lshl_u32 v18, v82, v68, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v85, v12, 16, 1
	v_lshrrev_b32_e32 v143, 16, v86
	v_bfe_u32 v86, v13, 16, 1
	v_add3_u32 v66, v10, v66, 0x7fff
	v_cndmask_b16 v22.l, 0x7fff, v142.l, s3
	v_cmp_o_f32_e64 s3, v24, v24
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v23, v82, v0, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v144, 16, v87
	v_bfe_u32 v87, v14, 16, 1
	v_add3_u32 v84, v11, v84, 0x7fff
	.loc	1 28 5                          ; matrices.py:28:5
	buffer_store_b16 v28, v20, s[8:11], 0 offen
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v20.l, 0x7fff, v141.l, s4
	v_cmp_o_f32_e64 s4, v9, v9
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v9, 0x80000000, v21, s2
	v_add_lshl_u32 v21, v65, v77, 1
	v_cndmask_b32_e64 v17, 0x80000000, v17, s2
	v_cndmask_b32_e64 v18, 0x80000000, v18, s2
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v85, v12, v85, 0x7fff
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 s1, vcc_lo, s1
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v86, v13, v86, 0x7fff
	v_lshrrev_b32_e32 v145, 16, v66
	v_cndmask_b16 v24.l, 0x7fff, v143.l, s3
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v23, 0x80000000, v23, s2
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s2, v10, v10
	v_add3_u32 v87, v14, v87, 0x7fff
	v_lshrrev_b32_e32 v146, 16, v84
	v_cndmask_b16 v25.l, 0x7fff, v144.l, s4
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v21, 0x80000000, v21, s1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s3, v11, v11
	v_bfe_u32 v66, v15, 16, 1
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x4
	buffer_store_b16 v19, v17, s[8:11], 0 offen
	buffer_store_b16 v20, v18, s[8:11], 0 offen
	buffer_store_b16 v22, v9, s[8:11], 0 offen
	buffer_store_b16 v24, v23, s[8:11], 0 offen
	buffer_store_b16 v25, v21, s[8:11], 0 offen
	v_add_lshl_u32 v9, v65, v81, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v84, v16, 16, 1
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v10, v65, v80, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v147, 16, v85
	v_cmp_o_f32_e64 s4, v12, v12
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v18, v65, v79, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v94, 16, v86
	v_cndmask_b16 v11.l, 0x7fff, v145.l, s2
	v_cmp_o_f32_e64 s2, v13, v13
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v13, v65, v78, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v93, 16, v87
	v_bfe_u32 v85, v1, 16, 1
	v_cndmask_b16 v12.l, 0x7fff, v146.l, s3
	v_cmp_o_f32_e64 s3, v14, v14
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v14, v65, v76, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_bfe_u32 v86, v2, 16, 1
	v_bfe_u32 v87, v3, 16, 1
	v_add3_u32 v66, v15, v66, 0x7fff
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v9, 0x80000000, v9, s1
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v84, v16, v84, 0x7fff
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v10, 0x80000000, v10, s1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v17.l, 0x7fff, v147.l, s4
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v18, 0x80000000, v18, s1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v19.l, 0x7fff, v94.l, s2
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v13, 0x80000000, v13, s1
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v85, v1, v85, 0x7fff
	v_cndmask_b16 v20.l, 0x7fff, v93.l, s3
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v14, 0x80000000, v14, s1
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v86, v2, v86, 0x7fff
	v_add3_u32 v87, v3, v87, 0x7fff
	v_lshrrev_b32_e32 v92, 16, v66
	v_bfe_u32 v66, v4, 16, 1
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x4
	buffer_store_b16 v11, v9, s[8:11], 0 offen
	buffer_store_b16 v12, v10, s[8:11], 0 offen
	buffer_store_b16 v17, v18, s[8:11], 0 offen
	buffer_store_b16 v19, v13, s[8:11], 0 offen
	buffer_store_b16 v20, v14, s[8:11], 0 offen
	v_add_lshl_u32 v9, v65, v75, 1
	v_add_lshl_u32 v10, v65, v74, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v91, 16, v84
	v_bfe_u32 v84, v5, 16, 1
	v_cmp_o_f32_e64 s2, v15, v15
	v_cmp_o_f32_e64 s3, v16, v16
	v_lshrrev_b32_e32 v90, 16, v85
	v_bfe_u32 v85, v6, 16, 1
	v_cmp_o_f32_e64 s4, v1, v1
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v13, v65, v72, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v89, 16, v86
	v_lshrrev_b32_e32 v88, 16, v87
	v_bfe_u32 v86, v7, 16, 1
	v_bfe_u32 v87, v8, 16, 1
	v_add3_u32 v66, v4, v66, 0x7fff
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e64 v9, 0x80000000, v9, s1
	v_cndmask_b32_e64 v10, 0x80000000, v10, s1
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s1, v2, v2
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v2, v65, v73, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v84, v5, v84, 0x7fff
	v_cndmask_b16 v1.l, 0x7fff, v92.l, s2
	v_cmp_o_f32_e64 s2, v3, v3
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v3, v65, v71, 1
	.loc	1 28 56                         ; matrices.py:28:56
	s_and_b32 vcc_lo, vcc_lo, s0
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v11.l, 0x7fff, v91.l, s3
	v_add3_u32 v85, v6, v85, 0x7fff
	v_cndmask_b16 v12.l, 0x7fff, v90.l, s4
	.loc	1 28 5                          ; matrices.py:28:5
	v_dual_cndmask_b32 v13, 0x80000000, v13 :: v_dual_cndmask_b32 v2, 0x80000000, v2
	.loc	1 28 21                         ; matrices.py:28:21
	v_add3_u32 v148, v7, v86, 0x7fff
	v_add3_u32 v149, v8, v87, 0x7fff
	v_lshrrev_b32_e32 v87, 16, v66
	v_cndmask_b16 v14.l, 0x7fff, v89.l, s1
	v_cmp_o_f32_e64 s0, v4, v4
	v_lshrrev_b32_e32 v86, 16, v84
	v_cndmask_b16 v15.l, 0x7fff, v88.l, s2
	.loc	1 28 5                          ; matrices.py:28:5
	v_cndmask_b32_e32 v3, 0x80000000, v3, vcc_lo
	.loc	1 28 21                         ; matrices.py:28:21
	v_cmp_o_f32_e64 s1, v5, v5
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x4
	buffer_store_b16 v1, v9, s[8:11], 0 offen
	buffer_store_b16 v11, v10, s[8:11], 0 offen
	buffer_store_b16 v12, v13, s[8:11], 0 offen
	buffer_store_b16 v14, v2, s[8:11], 0 offen
	buffer_store_b16 v15, v3, s[8:11], 0 offen
	v_add_lshl_u32 v1, v65, v70, 1
	v_add_lshl_u32 v2, v65, v69, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v85, 16, v85
	v_cmp_o_f32_e64 s2, v6, v6
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v6, v65, v68, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v84, 16, v148
	v_cndmask_b16 v3.l, 0x7fff, v87.l, s0
	v_cmp_o_f32_e64 s0, v7, v7
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v7, v65, v67, 1
	.loc	1 28 21                         ; matrices.py:28:21
	v_lshrrev_b32_e32 v66, 16, v149
	v_cndmask_b16 v4.l, 0x7fff, v86.l, s1
	v_cmp_o_f32_e64 s1, v8, v8
	.loc	1 28 5                          ; matrices.py:28:5
	v_add_lshl_u32 v0, v65, v0, 1
	v_dual_cndmask_b32 v1, 0x80000000, v1 :: v_dual_cndmask_b32 v6, 0x80000000, v6
	v_cndmask_b32_e32 v2, 0x80000000, v2, vcc_lo
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v5.l, 0x7fff, v85.l, s2
	v_cndmask_b16 v8.l, 0x7fff, v84.l, s0
	.loc	1 28 5                          ; matrices.py:28:5
	v_dual_cndmask_b32 v7, 0x80000000, v7 :: v_dual_cndmask_b32 v0, 0x80000000, v0
	.loc	1 28 21                         ; matrices.py:28:21
	v_cndmask_b16 v9.l, 0x7fff, v66.l, s1
	.loc	1 28 5                          ; matrices.py:28:5
	s_clause 0x4
	buffer_store_b16 v3, v1, s[8:11], 0 offen
	buffer_store_b16 v4, v2, s[8:11], 0 offen
	buffer_store_b16 v5, v6, s[8:11], 0 offen
	buffer_store_b16 v8, v7, s[8:11], 0 offen
	buffer_store_b16 v9, v0, s[8:11], 0 offen
	.loc	1 10 1 is_stmt 1                ; matrices.py:10:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp1:
.Lfunc_end0:
	.size	product, .Lfunc_end0-product
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel product
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 56
		.amdhsa_kernarg_size 64
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-product)<<4)&1008)>>4
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set .Lproduct.num_vgpr, 256
	.set .Lproduct.num_agpr, 0
	.set .Lproduct.numbered_sgpr, 20
	.set .Lproduct.num_named_barrier, 0
	.set .Lproduct.private_seg_size, 56
	.set .Lproduct.uses_vcc, 1
	.set .Lproduct.uses_flat_scratch, 1
	.set .Lproduct.has_dyn_sized_stack, 0
	.set .Lproduct.has_recursion, 0
	.set .Lproduct.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 8096
; TotalNumSgprs: 22
; NumVgprs: 256
; ScratchSize: 56
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 31
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 256
; Occupancy: 5
; WaveLimiterHint : 0
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
	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	0                               ; DW_CHILDREN_no
	.byte	37                              ; DW_AT_producer
	.byte	14                              ; DW_FORM_strp
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	14                              ; DW_FORM_strp
	.ascii	"\341\177"                      ; DW_AT_APPLE_optimized
	.byte	25                              ; DW_FORM_flag_present
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x1f DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	2                               ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string0                  ; DW_AT_comp_dir
                                        ; DW_AT_APPLE_optimized
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
.Ldebug_info_end0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"matrices.py"                   ; string offset=7 ; matrices.py
	.section	".note.GNU-stack","",@progbits
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
      - .offset:         44
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .max_flat_workgroup_size: 128
    .name:           product
    .private_segment_fixed_size: 56
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     256
    .vgpr_spill_count: 13
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu11.00-amd-amdhsa-unknown-gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
