	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	four_bit_product                ; -- Begin function four_bit_product
	.p2align	8
	.type	four_bit_product,@function
four_bit_product:                       ; @four_bit_product
.Lfunc_begin0:
	.file	1 "triton" "matrices.py"
	.loc	1 83 0                          ; matrices.py:83:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b128 s[16:19], s[0:1], 0x28
.Ltmp0:
	.loc	1 98 13 prologue_end            ; matrices.py:98:13
	v_readfirstlane_b32 s3, v0
	.loc	1 88 11                         ; matrices.py:88:11
	s_lshl_b32 s7, s14, 4
	.loc	1 89 14                         ; matrices.py:89:14
	s_lshl_b32 s28, s15, 6
	.loc	1 89 43 is_stmt 0               ; matrices.py:89:43
	v_and_b32_e32 v7, 7, v0
	s_load_b256 s[8:15], s[0:1], 0x0
	.loc	1 100 5 is_stmt 1               ; matrices.py:100:5
	s_and_b32 s29, s3, 0x60
	.loc	1 88 40                         ; matrices.py:88:40
	v_and_b32_e32 v105, 15, v0
	v_and_or_b32 v8, v0, 31, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v106, 3, v8
	.loc	1 89 43                         ; matrices.py:89:43
	v_or_b32_e32 v119, 16, v106
	v_or_b32_e32 v120, 32, v106
	.loc	1 92 5                          ; matrices.py:92:5
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s18, 0
	.loc	1 89 43                         ; matrices.py:89:43
	v_or_b32_e32 v121, 48, v106
	.loc	1 92 5                          ; matrices.py:92:5
	s_cselect_b32 s2, -1, 0
	.loc	1 97 15                         ; matrices.py:97:15
	s_abs_i32 s30, s19
	.loc	1 95 35                         ; matrices.py:95:35
	s_bfe_u32 s3, s3, 0x10006
	.loc	1 97 15                         ; matrices.py:97:15
	v_cvt_f32_u32_e32 v1, s30
	s_sub_i32 s4, 0, s30
	.loc	1 95 26                         ; matrices.py:95:26
	s_mul_i32 s33, s3, s17
	.loc	1 97 15                         ; matrices.py:97:15
	s_ashr_i32 s19, s19, 31
	.loc	1 94 21                         ; matrices.py:94:21
	v_mul_lo_u32 v5, v106, s18
	.loc	1 97 15                         ; matrices.py:97:15
	v_rcp_f32_e32 v1, v1
	.loc	1 89 43                         ; matrices.py:89:43
	v_lshlrev_b32_e32 v2, 3, v7
	.loc	1 94 21                         ; matrices.py:94:21
	s_mul_i32 s31, s18, s7
	.loc	1 88 11                         ; matrices.py:88:11
	v_or_b32_e32 v3, s7, v106
	.loc	1 95 35                         ; matrices.py:95:35
	v_lshrrev_b32_e32 v11, 3, v120
	s_mov_b64 s[20:21], s[10:11]
	.loc	1 94 13                         ; matrices.py:94:13
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	.loc	1 94 62 is_stmt 0               ; matrices.py:94:62
	v_cmp_gt_i32_e32 vcc_lo, s16, v3
	.loc	1 95 35 is_stmt 1               ; matrices.py:95:35
	v_lshrrev_b32_e32 v3, 3, v119
	.loc	1 97 15                         ; matrices.py:97:15
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	.loc	1 95 26                         ; matrices.py:95:26
	v_or_b32_e32 v109, s28, v2
	.loc	1 94 21                         ; matrices.py:94:21
	v_add3_u32 v123, v5, v2, s31
	s_mov_b64 s[24:25], s[14:15]
	.loc	1 95 26                         ; matrices.py:95:26
	v_mul_lo_u32 v3, v3, s17
	.loc	1 97 15                         ; matrices.py:97:15
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 95 26                         ; matrices.py:95:26
	v_or_b32_e32 v118, 4, v109
	.loc	1 98 42                         ; matrices.py:98:42
	s_and_b32 s13, s13, 0xffff
	s_mov_b32 s14, s10
	s_mov_b32 s15, s11
	.loc	1 97 15                         ; matrices.py:97:15
	v_mul_lo_u32 v4, s4, v1
	.loc	1 95 18                         ; matrices.py:95:18
	s_and_b32 s21, s21, 0xffff
	s_mov_b32 s22, s10
	s_mov_b32 s23, s11
	.loc	1 98 65                         ; matrices.py:98:65
	s_and_b32 s25, s25, 0xffff
	s_mov_b32 s26, s10
	s_mov_b32 s27, s11
	.loc	1 94 13                         ; matrices.py:94:13
	s_and_b32 s9, s9, 0xffff
	.loc	1 97 15                         ; matrices.py:97:15
	v_mul_hi_u32 v4, v1, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v122, v1, v4
	v_mul_hi_u32 v1, v106, v122
	v_mul_hi_u32 v4, v119, v122
	v_mul_hi_u32 v6, v120, v122
	v_mul_hi_u32 v9, v121, v122
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v10, v1, s30
	v_mul_lo_u32 v12, v4, s30
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_lo_u32 v13, v6, s30
	v_add_nc_u32_e32 v15, 1, v1
	v_mul_lo_u32 v14, v9, s30
	v_add_nc_u32_e32 v16, 1, v4
	v_add_nc_u32_e32 v17, 1, v6
	v_add_nc_u32_e32 v18, 1, v9
	v_sub_nc_u32_e32 v10, v106, v10
	v_sub_nc_u32_e32 v12, v119, v12
	v_sub_nc_u32_e32 v13, v120, v13
	v_sub_nc_u32_e32 v14, v121, v14
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_le_u32_e64 s3, s30, v10
	v_cmp_le_u32_e64 s4, s30, v12
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cmp_le_u32_e64 s5, s30, v13
	v_cmp_le_u32_e64 s6, s30, v14
	s_delay_alu instid0(VALU_DEP_4)
	v_cndmask_b32_e64 v1, v1, v15, s3
	v_subrev_nc_u32_e32 v15, s30, v10
	v_cndmask_b32_e64 v4, v4, v16, s4
	v_subrev_nc_u32_e32 v16, s30, v12
	v_cndmask_b32_e64 v6, v6, v17, s5
	v_subrev_nc_u32_e32 v17, s30, v13
	v_cndmask_b32_e64 v10, v10, v15, s3
	v_add_nc_u32_e32 v15, 1, v1
	v_cndmask_b32_e64 v12, v12, v16, s4
	v_cndmask_b32_e64 v9, v9, v18, s6
	v_subrev_nc_u32_e32 v18, s30, v14
	v_cmp_le_u32_e64 s3, s30, v10
	v_add_nc_u32_e32 v16, 1, v4
	v_cndmask_b32_e64 v13, v13, v17, s5
	v_add_nc_u32_e32 v10, 1, v6
	v_cndmask_b32_e64 v14, v14, v18, s6
	v_cndmask_b32_e64 v1, v1, v15, s3
	v_cmp_le_u32_e64 s3, s30, v12
	v_add_nc_u32_e32 v12, 1, v9
	.loc	1 92 5                          ; matrices.py:92:5
	s_sub_i32 s6, s18, 64
	.loc	1 97 15                         ; matrices.py:97:15
	v_xor_b32_e32 v1, s19, v1
	v_cndmask_b32_e64 v4, v4, v16, s3
	v_cmp_le_u32_e64 s3, s30, v13
	.loc	1 95 18                         ; matrices.py:95:18
	v_add_lshl_u32 v13, v118, s33, 2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 97 15                         ; matrices.py:97:15
	v_subrev_nc_u32_e32 v1, s19, v1
	v_xor_b32_e32 v4, s19, v4
	s_delay_alu instid0(VALU_DEP_4)
	v_cndmask_b32_e64 v6, v6, v10, s3
	v_cmp_le_u32_e64 s3, s30, v14
	.loc	1 95 35                         ; matrices.py:95:35
	v_lshrrev_b32_e32 v10, 3, v121
	.loc	1 98 50                         ; matrices.py:98:50
	v_mul_lo_u32 v1, v1, s17
	.loc	1 97 15                         ; matrices.py:97:15
	v_subrev_nc_u32_e32 v4, s19, v4
	v_xor_b32_e32 v6, s19, v6
	v_cndmask_b32_e64 v9, v9, v12, s3
	.loc	1 95 18                         ; matrices.py:95:18
	v_add_lshl_u32 v12, v109, s33, 2
	.loc	1 95 26 is_stmt 0               ; matrices.py:95:26
	v_mul_lo_u32 v10, v10, s17
	.loc	1 98 50 is_stmt 1               ; matrices.py:98:50
	v_mul_lo_u32 v4, v4, s17
	.loc	1 97 15                         ; matrices.py:97:15
	v_subrev_nc_u32_e32 v6, s19, v6
	v_xor_b32_e32 v9, s19, v9
	.loc	1 98 42                         ; matrices.py:98:42
	v_add_lshl_u32 v1, v109, v1, 1
	.loc	1 95 18                         ; matrices.py:95:18
	v_cndmask_b32_e64 v2, 0x80000000, v12, s2
	.loc	1 92 5                          ; matrices.py:92:5
	s_and_b32 s3, s2, vcc_lo
	.loc	1 98 50                         ; matrices.py:98:50
	v_mul_lo_u32 v6, v6, s17
	.loc	1 97 15                         ; matrices.py:97:15
	v_subrev_nc_u32_e32 v9, s19, v9
	.loc	1 98 42                         ; matrices.py:98:42
	v_add_lshl_u32 v4, v109, v4, 1
	v_cndmask_b32_e64 v1, 0x80000000, v1, s2
	.loc	1 95 18                         ; matrices.py:95:18
	v_add_lshl_u32 v14, v118, v3, 2
	v_add_lshl_u32 v15, v109, v10, 2
	.loc	1 98 50                         ; matrices.py:98:50
	v_mul_lo_u32 v5, v9, s17
	.loc	1 95 26                         ; matrices.py:95:26
	v_mul_lo_u32 v9, v11, s17
	.loc	1 98 42                         ; matrices.py:98:42
	v_add_lshl_u32 v6, v109, v6, 1
	v_cndmask_b32_e64 v4, 0x80000000, v4, s2
	buffer_load_b128 v[69:72], v1, s[12:15], 0 offen
	.loc	1 98 65 is_stmt 0               ; matrices.py:98:65
	buffer_load_b128 v[53:56], v1, s[24:27], 0 offen
	.loc	1 95 18 is_stmt 1               ; matrices.py:95:18
	v_add_lshl_u32 v10, v118, v10, 2
	.loc	1 98 42                         ; matrices.py:98:42
	v_cndmask_b32_e64 v11, 0x80000000, v6, s2
	v_add_lshl_u32 v5, v109, v5, 1
	.loc	1 95 18                         ; matrices.py:95:18
	v_cndmask_b32_e64 v6, 0x80000000, v13, s2
	v_add_lshl_u32 v13, v109, v3, 2
	.loc	1 98 42                         ; matrices.py:98:42
	buffer_load_b128 v[65:68], v4, s[12:15], 0 offen
	.loc	1 98 65 is_stmt 0               ; matrices.py:98:65
	buffer_load_b128 v[49:52], v4, s[24:27], 0 offen
	.loc	1 98 42                         ; matrices.py:98:42
	v_cndmask_b32_e64 v12, 0x80000000, v5, s2
	.loc	1 94 13 is_stmt 1               ; matrices.py:94:13
	v_lshlrev_b32_e32 v5, 1, v123
	.loc	1 98 42                         ; matrices.py:98:42
	buffer_load_b128 v[61:64], v11, s[12:15], 0 offen
	.loc	1 95 18                         ; matrices.py:95:18
	s_clause 0x1
	buffer_load_b128 v[77:80], v2, s[20:23], 0 offen
	buffer_load_b128 v[73:76], v6, s[20:23], 0 offen
	.loc	1 98 42                         ; matrices.py:98:42
	buffer_load_b128 v[57:60], v12, s[12:15], 0 offen
	.loc	1 95 18                         ; matrices.py:95:18
	v_add_lshl_u32 v1, v109, v9, 2
	v_add_lshl_u32 v9, v118, v9, 2
	.loc	1 98 65                         ; matrices.py:98:65
	s_clause 0x1
	buffer_load_b128 v[45:48], v11, s[24:27], 0 offen
	buffer_load_b128 v[41:44], v12, s[24:27], 0 offen
	.loc	1 94 13                         ; matrices.py:94:13
	v_cndmask_b32_e64 v2, 0x80000000, v5, s3
	.loc	1 95 18                         ; matrices.py:95:18
	v_cndmask_b32_e64 v11, 0x80000000, v14, s2
	v_cndmask_b32_e64 v1, 0x80000000, v1, s2
	v_cndmask_b32_e64 v9, 0x80000000, v9, s2
	v_cndmask_b32_e64 v12, 0x80000000, v15, s2
	.loc	1 94 13                         ; matrices.py:94:13
	buffer_load_b128 v[3:6], v2, s[8:11], 0 offen
	.loc	1 95 18                         ; matrices.py:95:18
	v_cndmask_b32_e64 v2, 0x80000000, v13, s2
	v_cndmask_b32_e64 v10, 0x80000000, v10, s2
	s_clause 0x5
	buffer_load_b128 v[101:104], v2, s[20:23], 0 offen
	buffer_load_b128 v[97:100], v11, s[20:23], 0 offen
	buffer_load_b128 v[85:88], v1, s[20:23], 0 offen
	buffer_load_b128 v[81:84], v9, s[20:23], 0 offen
	buffer_load_b128 v[89:92], v12, s[20:23], 0 offen
	buffer_load_b128 v[93:96], v10, s[20:23], 0 offen
	.loc	1 94 13                         ; matrices.py:94:13
	v_lshlrev_b32_e32 v1, 1, v8
	v_lshlrev_b32_e32 v2, 4, v8
	.loc	1 92 5                          ; matrices.py:92:5
	s_cmp_gt_i32 s6, 0
	s_mov_b32 s2, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 94 13                         ; matrices.py:94:13
	v_and_b32_e32 v1, 0x70, v1
	v_xor_b32_e32 v8, v1, v2
	v_lshlrev_b32_e32 v1, 4, v7
	s_delay_alu instid0(VALU_DEP_2)
	v_add_nc_u32_e32 v124, 0, v8
	.loc	1 98 42                         ; matrices.py:98:42
	s_waitcnt vmcnt(16)
	v_lshrrev_b32_e32 v176, 16, v69
	v_lshrrev_b32_e32 v175, 16, v70
	v_lshrrev_b32_e32 v172, 16, v71
	v_lshrrev_b32_e32 v168, 16, v72
	.loc	1 98 65 is_stmt 0               ; matrices.py:98:65
	s_waitcnt vmcnt(15)
	v_lshrrev_b32_e32 v170, 16, v53
	v_lshrrev_b32_e32 v171, 16, v54
	v_lshrrev_b32_e32 v173, 16, v55
	.loc	1 98 42                         ; matrices.py:98:42
	s_waitcnt vmcnt(14)
	v_lshrrev_b32_e32 v166, 16, v65
	v_lshrrev_b32_e32 v169, 16, v66
	v_lshrrev_b32_e32 v167, 16, v67
	v_lshrrev_b32_e32 v163, 16, v68
	s_waitcnt vmcnt(12)
	v_lshrrev_b32_e32 v161, 16, v61
	v_lshrrev_b32_e32 v135, 16, v62
	v_lshrrev_b32_e32 v132, 16, v63
	v_lshrrev_b32_e32 v128, 16, v64
	s_waitcnt vmcnt(9)
	v_lshrrev_b32_e32 v136, 16, v57
	v_lshrrev_b32_e32 v134, 16, v58
	v_lshrrev_b32_e32 v133, 16, v59
	v_lshrrev_b32_e32 v137, 16, v60
	.loc	1 98 65                         ; matrices.py:98:65
	v_lshrrev_b32_e32 v174, 16, v56
	v_lshrrev_b32_e32 v160, 16, v49
	v_lshrrev_b32_e32 v162, 16, v50
	v_lshrrev_b32_e32 v164, 16, v51
	v_lshrrev_b32_e32 v165, 16, v52
	s_waitcnt vmcnt(8)
	v_lshrrev_b32_e32 v156, 16, v45
	v_lshrrev_b32_e32 v157, 16, v46
	v_lshrrev_b32_e32 v158, 16, v47
	v_lshrrev_b32_e32 v159, 16, v48
	s_waitcnt vmcnt(7)
	v_lshrrev_b32_e32 v152, 16, v41
	v_lshrrev_b32_e32 v153, 16, v42
	v_lshrrev_b32_e32 v154, 16, v43
	v_lshrrev_b32_e32 v155, 16, v44
	.loc	1 94 13 is_stmt 1               ; matrices.py:94:13
	s_waitcnt vmcnt(6)
	ds_store_b128 v124, v[3:6] offset:8192
	.loc	1 92 5                          ; matrices.py:92:5
	s_cbranch_scc1 .LBB0_2
; %bb.1:                                ; %.._crit_edge_crit_edge
	.loc	1 94 13                         ; matrices.py:94:13
	v_lshl_or_b32 v110, v105, 7, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_xor_b32_e32 v112, 16, v110
	v_xor_b32_e32 v114, 32, v110
	v_xor_b32_e32 v116, 48, v110
	v_xor_b32_e32 v111, 64, v110
	v_xor_b32_e32 v113, 0x50, v110
	v_xor_b32_e32 v115, 0x60, v110
	v_xor_b32_e32 v117, 0x70, v110
	s_branch .LBB0_3
.LBB0_2:
	.loc	1 0 13 is_stmt 0                ; matrices.py:0:13
	s_mov_b32 s2, -1
                                        ; implicit-def: $vgpr110
                                        ; implicit-def: $vgpr112
                                        ; implicit-def: $vgpr114
                                        ; implicit-def: $vgpr116
                                        ; implicit-def: $vgpr111
                                        ; implicit-def: $vgpr113
                                        ; implicit-def: $vgpr115
                                        ; implicit-def: $vgpr117
.LBB0_3:                                ; %Flow191
	s_load_b64 s[4:5], s[0:1], 0x20
	v_dual_mov_b32 v8, 0 :: v_dual_lshlrev_b32 v107, 1, v105
	s_and_b32 s0, s2, exec_lo
	v_add_nc_u32_e32 v108, 0, v2
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_6
; %bb.4:                                ; %.lr.ph
	v_lshl_or_b32 v110, v105, 7, v1
	.loc	1 92 5 is_stmt 1                ; matrices.py:92:5
	s_mov_b32 s0, 0
	s_mov_b32 s22, s10
	s_mov_b32 s23, s11
	s_mov_b32 s14, s10
	v_xor_b32_e32 v114, 32, v110
	v_xor_b32_e32 v116, 48, v110
	v_mov_b32_e32 v1, 0
	v_xor_b32_e32 v111, 64, v110
	v_xor_b32_e32 v113, 0x50, v110
	v_xor_b32_e32 v115, 0x60, v110
	v_xor_b32_e32 v117, 0x70, v110
	v_xor_b32_e32 v112, 16, v110
	v_add_nc_u32_e32 v126, 0, v116
	v_dual_mov_b32 v2, v1 :: v_dual_add_nc_u32 v125, 0, v114
	v_dual_mov_b32 v4, v1 :: v_dual_add_nc_u32 v127, 0, v111
	v_dual_mov_b32 v6, v1 :: v_dual_add_nc_u32 v129, 0, v113
	v_dual_mov_b32 v3, v1 :: v_dual_add_nc_u32 v130, 0, v115
	v_dual_mov_b32 v8, v1 :: v_dual_add_nc_u32 v131, 0, v117
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v7, v1
	s_mov_b32 s15, s11
	s_mov_b32 s26, s10
	s_mov_b32 s27, s11
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	s_add_i32 s31, s0, 64
	v_mov_b16_e32 v22.l, v42.l
	.loc	1 94 13                         ; matrices.py:94:13
	v_add_lshl_u32 v42, s31, v123, 1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v141, v93
	.loc	1 93 14                         ; matrices.py:93:14
	v_or_b32_e32 v25, s31, v106
	v_or_b32_e32 v26, s31, v119
	v_or_b32_e32 v27, s31, v120
	v_or_b32_e32 v28, s31, v121
	.loc	1 94 13                         ; matrices.py:94:13
	v_cndmask_b32_e32 v42, 0x80000000, v42, vcc_lo
	.loc	1 95 35                         ; matrices.py:95:35
	s_ashr_i32 s1, s31, 31
	v_mov_b16_e32 v13.l, v49.l
	s_lshr_b32 s2, s1, 29
	v_mov_b32_e32 v139, v95
	v_mov_b16_e32 v14.l, v50.l
	v_mov_b16_e32 v15.l, v51.l
	v_mov_b16_e32 v17.l, v45.l
	v_mov_b16_e32 v18.l, v46.l
	v_mov_b16_e32 v19.l, v47.l
	v_mov_b16_e32 v20.l, v48.l
	v_mov_b16_e32 v24.l, v44.l
	v_add_nc_u32_e32 v44, s2, v25
	v_add_nc_u32_e32 v45, s2, v26
	v_add_nc_u32_e32 v46, s2, v27
	v_add_nc_u32_e32 v47, s2, v28
	.loc	1 97 15                         ; matrices.py:97:15
	v_add_nc_u32_e32 v48, s1, v25
	v_add_nc_u32_e32 v49, s1, v26
	v_add_nc_u32_e32 v50, s1, v27
	v_add_nc_u32_e32 v51, s1, v28
	.loc	1 94 13                         ; matrices.py:94:13
	buffer_load_b128 v[25:28], v42, s[8:11], 0 offen
	v_mov_b16_e32 v21.l, v41.l
	.loc	1 93 14                         ; matrices.py:93:14
	v_or_b32_e32 v41, s0, v106
	.loc	1 96 29                         ; matrices.py:96:29
	s_ashr_i32 s0, s0, 31
	v_mov_b16_e32 v23.l, v43.l
	s_lshr_b32 s0, s0, 29
	.loc	1 95 35                         ; matrices.py:95:35
	v_ashrrev_i32_e32 v42, 3, v44
	.loc	1 96 29                         ; matrices.py:96:29
	v_add_nc_u32_e32 v43, s0, v41
	.loc	1 95 35                         ; matrices.py:95:35
	v_ashrrev_i32_e32 v44, 3, v45
	v_ashrrev_i32_e32 v45, 3, v46
	v_ashrrev_i32_e32 v46, 3, v47
	.loc	1 97 15                         ; matrices.py:97:15
	v_xor_b32_e32 v47, s1, v48
	.loc	1 96 29                         ; matrices.py:96:29
	v_and_b32_e32 v43, 0x3ffffff8, v43
	.loc	1 97 15                         ; matrices.py:97:15
	v_xor_b32_e32 v48, s1, v49
	v_dual_mov_b32 v185, v77 :: v_dual_mov_b32 v184, v78
	v_dual_mov_b32 v181, v73 :: v_dual_mov_b32 v180, v74
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 96 29                         ; matrices.py:96:29
	v_sub_nc_u32_e32 v41, v41, v43
	.loc	1 95 26                         ; matrices.py:95:26
	v_mul_lo_u32 v43, v44, s17
	v_mul_lo_u32 v44, v45, s17
	v_mul_lo_u32 v45, v46, s17
	.loc	1 97 15                         ; matrices.py:97:15
	v_mul_hi_u32 v46, v47, v122
	v_dual_mov_b32 v77, v98 :: v_dual_mov_b32 v74, v85
	v_mov_b16_e64 v21.h, v152.l
	.loc	1 96 28                         ; matrices.py:96:28
	v_lshlrev_b32_e32 v152, 2, v41
	.loc	1 97 15                         ; matrices.py:97:15
	v_xor_b32_e32 v49, s1, v50
	v_xor_b32_e32 v50, s1, v51
	v_mul_hi_u32 v51, v48, v122
	v_dual_mov_b32 v183, v79 :: v_dual_mov_b32 v182, v80
	v_dual_mov_b32 v179, v75 :: v_dual_mov_b32 v178, v76
	v_dual_mov_b32 v79, v104 :: v_dual_mov_b32 v76, v99
	v_mov_b16_e32 v37.h, v72.l
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v72, v152, v74
	.loc	1 97 15                         ; matrices.py:97:15
	v_mul_lo_u32 v74, v46, s30
	v_mov_b16_e32 v9.l, v53.l
	v_mul_hi_u32 v53, v50, v122
	v_dual_mov_b32 v177, v101 :: v_dual_mov_b32 v80, v103
	v_mov_b16_e32 v39.h, v70.l
	.loc	1 95 26                         ; matrices.py:95:26
	v_mul_lo_u32 v42, v42, s17
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v70, v152, v76
	.loc	1 97 15                         ; matrices.py:97:15
	v_mul_lo_u32 v76, v51, s30
	v_mov_b16_e32 v16.l, v52.l
	v_mul_hi_u32 v52, v49, v122
	v_dual_mov_b32 v75, v100 :: v_dual_mov_b32 v148, v82
	v_sub_nc_u32_e32 v47, v47, v74
	v_dual_mov_b32 v101, v102 :: v_dual_mov_b32 v78, v97
	v_mov_b16_e32 v36.h, v65.l
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v65, v152, v80
	.loc	1 97 15                         ; matrices.py:97:15
	v_mul_lo_u32 v80, v53, s30
	v_mov_b16_e32 v38.h, v71.l
	v_mov_b16_e32 v30.h, v57.l
	v_mov_b16_e32 v29.l, v60.l
	v_mov_b16_e32 v10.l, v54.l
	v_mov_b16_e32 v11.l, v55.l
	v_mov_b16_e32 v12.l, v56.l
	.loc	1 95 18                         ; matrices.py:95:18
	v_add_lshl_u32 v54, v109, v42, 2
	v_add_lshl_u32 v55, v118, v42, 2
	v_add_lshl_u32 v56, v109, v43, 2
	v_add_lshl_u32 v57, v118, v43, 2
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v41, v152, v185
	v_ashrrev_i32_e32 v42, v152, v184
	v_ashrrev_i32_e32 v43, v152, v183
	v_ashrrev_i32_e32 v60, v152, v180
	v_ashrrev_i32_e32 v71, v152, v75
	.loc	1 97 15                         ; matrices.py:97:15
	v_add_nc_u32_e32 v75, 1, v46
	v_sub_nc_u32_e32 v48, v48, v76
	v_cmp_le_u32_e64 s0, s30, v47
	v_mov_b16_e32 v34.h, v67.l
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v67, v152, v78
	.loc	1 97 15                         ; matrices.py:97:15
	v_mul_lo_u32 v78, v52, s30
	v_mov_b16_e32 v33.h, v68.l
	s_xor_b32 s33, s1, s19
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v68, v152, v77
	.loc	1 97 15                         ; matrices.py:97:15
	v_add_nc_u32_e32 v77, 1, v51
	.loc	1 96 17                         ; matrices.py:96:17
	v_and_b32_e32 v41, 15, v41
	v_and_b32_e32 v42, 15, v42
	v_and_b32_e32 v43, 15, v43
	v_and_b32_e32 v60, 15, v60
	.loc	1 97 15                         ; matrices.py:97:15
	v_sub_nc_u32_e32 v50, v50, v80
	v_cndmask_b32_e64 v74, v46, v75, s0
	v_cmp_le_u32_e64 s1, s30, v48
	v_subrev_nc_u32_e32 v46, s30, v47
	v_dual_mov_b32 v73, v86 :: v_dual_mov_b32 v150, v88
	v_sub_nc_u32_e32 v49, v49, v78
	.loc	1 98 14                         ; matrices.py:98:14
	v_add_nc_u32_e32 v41, -8, v41
	v_add_nc_u32_e32 v42, -8, v42
	v_add_nc_u32_e32 v43, -8, v43
	v_add_nc_u32_e32 v60, -8, v60
	.loc	1 97 15                         ; matrices.py:97:15
	v_cndmask_b32_e64 v51, v51, v77, s1
	v_cmp_le_u32_e64 s3, s30, v50
	v_subrev_nc_u32_e32 v75, s30, v48
	v_subrev_nc_u32_e32 v77, s30, v50
	v_cndmask_b32_e64 v78, v47, v46, s0
	v_dual_mov_b32 v145, v89 :: v_dual_mov_b32 v140, v94
	v_mov_b16_e32 v35.h, v66.l
	v_mov_b16_e32 v31.h, v63.l
	.loc	1 95 18                         ; matrices.py:95:18
	v_add_lshl_u32 v89, v109, v45, 2
	v_add_lshl_u32 v93, v118, v45, 2
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v45, v152, v181
	v_ashrrev_i32_e32 v63, v152, v177
	v_ashrrev_i32_e32 v66, v152, v79
	v_ashrrev_i32_e32 v73, v152, v73
	.loc	1 97 15                         ; matrices.py:97:15
	v_add_nc_u32_e32 v79, 1, v52
	v_cmp_le_u32_e64 s2, s30, v49
	v_subrev_nc_u32_e32 v76, s30, v49
	.loc	1 98 13                         ; matrices.py:98:13
	v_cvt_f32_i32_e32 v41, v41
	v_cvt_f32_i32_e32 v42, v42
	v_cvt_f32_i32_e32 v43, v43
	v_cvt_f32_i32_e32 v60, v60
	.loc	1 97 15                         ; matrices.py:97:15
	v_cndmask_b32_e64 v75, v48, v75, s1
	v_cndmask_b32_e64 v50, v50, v77, s3
	v_add_nc_u32_e32 v77, 1, v74
	v_cmp_le_u32_e64 s0, s30, v78
	v_dual_mov_b32 v149, v81 :: v_dual_mov_b32 v144, v90
	v_add_nc_u32_e32 v81, 1, v53
	.loc	1 96 17                         ; matrices.py:96:17
	v_and_b32_e32 v45, 15, v45
	v_and_b32_e32 v63, 15, v63
	v_and_b32_e32 v65, 15, v65
	v_and_b32_e32 v66, 15, v66
	v_and_b32_e32 v67, 15, v67
	v_and_b32_e32 v68, 15, v68
	v_and_b32_e32 v70, 15, v70
	v_and_b32_e32 v71, 15, v71
	v_and_b32_e32 v73, 15, v73
	.loc	1 97 15                         ; matrices.py:97:15
	v_cndmask_b32_e64 v52, v52, v79, s2
	v_cndmask_b32_e64 v76, v49, v76, s2
	v_add_nc_u32_e32 v79, 1, v51
	.loc	1 98 13                         ; matrices.py:98:13
	v_cvt_f16_f32_e32 v41.l, v41
	v_cvt_f16_f32_e32 v41.h, v42
	v_cvt_f16_f32_e32 v42.l, v43
	v_cvt_f16_f32_e32 v43.h, v60
	.loc	1 97 15                         ; matrices.py:97:15
	v_cndmask_b32_e64 v60, v74, v77, s0
	v_cmp_le_u32_e64 s0, s30, v75
	.loc	1 98 14                         ; matrices.py:98:14
	v_add_nc_u32_e32 v45, -8, v45
	v_add_nc_u32_e32 v63, -8, v63
	v_add_nc_u32_e32 v65, -8, v65
	v_add_nc_u32_e32 v66, -8, v66
	v_add_nc_u32_e32 v67, -8, v67
	v_add_nc_u32_e32 v68, -8, v68
	v_add_nc_u32_e32 v70, -8, v70
	v_add_nc_u32_e32 v71, -8, v71
	v_add_nc_u32_e32 v73, -8, v73
	.loc	1 97 15                         ; matrices.py:97:15
	v_cndmask_b32_e64 v53, v53, v81, s3
	v_add_nc_u32_e32 v80, 1, v52
	v_cndmask_b32_e64 v51, v51, v79, s0
	v_cmp_le_u32_e64 s0, s30, v76
	.loc	1 98 13                         ; matrices.py:98:13
	v_cvt_f32_i32_e32 v45, v45
	v_cvt_f32_i32_e32 v63, v63
	v_cvt_f32_i32_e32 v65, v65
	v_cvt_f32_i32_e32 v66, v66
	v_cvt_f32_i32_e32 v67, v67
	v_cvt_f32_i32_e32 v68, v68
	v_cvt_f32_i32_e32 v70, v70
	v_cvt_f32_i32_e32 v71, v71
	v_cvt_f32_i32_e32 v73, v73
	.loc	1 97 15                         ; matrices.py:97:15
	v_add_nc_u32_e32 v81, 1, v53
	v_cndmask_b32_e64 v52, v52, v80, s0
	v_cmp_le_u32_e64 s0, s30, v50
	v_mov_b16_e32 v32.h, v61.l
	v_mov_b16_e32 v32.l, v62.l
	v_mov_b16_e32 v31.l, v64.l
	v_mov_b16_e32 v30.l, v58.l
	v_mov_b16_e32 v29.h, v59.l
	.loc	1 95 18                         ; matrices.py:95:18
	v_add_lshl_u32 v58, v109, v44, 2
	v_add_lshl_u32 v59, v118, v44, 2
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v44, v152, v182
	v_ashrrev_i32_e32 v61, v152, v179
	v_ashrrev_i32_e32 v62, v152, v178
	v_ashrrev_i32_e32 v64, v152, v101
	v_mov_b16_e64 v36.l, v169.l
	v_mov_b16_e64 v35.l, v167.l
	v_mov_b16_e64 v34.l, v163.l
	v_mov_b16_e64 v33.l, v161.l
	v_mov_b16_e64 v14.h, v162.l
	v_mov_b16_e64 v15.h, v164.l
	v_mov_b16_e64 v16.h, v165.l
	v_mov_b16_e64 v17.h, v156.l
	.loc	1 98 13                         ; matrices.py:98:13
	v_cvt_f16_f32_e32 v43.l, v45
	v_cvt_f16_f32_e32 v45.l, v63
	v_cvt_f16_f32_e32 v46.l, v65
	v_cvt_f16_f32_e32 v46.h, v66
	v_cvt_f16_f32_e32 v47.l, v67
	v_cvt_f16_f32_e32 v47.h, v68
	v_cvt_f16_f32_e32 v48.l, v70
	v_cvt_f16_f32_e32 v48.h, v71
	v_cvt_f16_f32_e32 v49.h, v73
	.loc	1 97 15                         ; matrices.py:97:15
	v_cndmask_b32_e64 v50, v53, v81, s0
	.loc	1 96 17                         ; matrices.py:96:17
	v_and_b32_e32 v44, 15, v44
	v_and_b32_e32 v61, 15, v61
	v_and_b32_e32 v62, 15, v62
	v_and_b32_e32 v64, 15, v64
	v_and_b32_e32 v72, 15, v72
	.loc	1 98 13                         ; matrices.py:98:13
	v_fmac_f16_e32 v13.l, v36.h, v45.l
	v_fmac_f16_e32 v14.l, v35.h, v46.l
	v_fmac_f16_e32 v14.h, v36.l, v46.h
	v_fmac_f16_e32 v15.l, v34.h, v47.l
	v_fmac_f16_e32 v15.h, v35.l, v47.h
	v_fmac_f16_e32 v16.l, v33.h, v48.l
	v_fmac_f16_e32 v16.h, v34.l, v48.h
	v_fmac_f16_e32 v17.h, v33.l, v49.h
	.loc	1 97 15                         ; matrices.py:97:15
	v_xor_b32_e32 v33, s33, v60
	v_xor_b32_e32 v34, s33, v51
	v_xor_b32_e32 v35, s33, v52
	v_xor_b32_e32 v36, s33, v50
	.loc	1 98 14                         ; matrices.py:98:14
	v_add_nc_u32_e32 v44, -8, v44
	v_add_nc_u32_e32 v61, -8, v61
	v_add_nc_u32_e32 v62, -8, v62
	v_add_nc_u32_e32 v64, -8, v64
	v_add_nc_u32_e32 v72, -8, v72
	.loc	1 97 15                         ; matrices.py:97:15
	v_subrev_nc_u32_e32 v33, s33, v33
	v_subrev_nc_u32_e32 v34, s33, v34
	v_subrev_nc_u32_e32 v35, s33, v35
	v_subrev_nc_u32_e32 v36, s33, v36
	.loc	1 98 13                         ; matrices.py:98:13
	v_cvt_f32_i32_e32 v44, v44
	v_cvt_f32_i32_e32 v61, v61
	v_cvt_f32_i32_e32 v62, v62
	v_cvt_f32_i32_e32 v64, v64
	v_cvt_f32_i32_e32 v72, v72
	.loc	1 98 50 is_stmt 0               ; matrices.py:98:50
	v_mul_lo_u32 v33, v33, s17
	v_mul_lo_u32 v34, v34, s17
	v_mul_lo_u32 v35, v35, s17
	v_mul_lo_u32 v36, v36, s17
	v_mov_b16_e32 v40.h, v69.l
	v_mov_b16_e64 v69.l, v176.l
	v_mov_b16_e64 v40.l, v175.l
	v_mov_b16_e64 v39.l, v172.l
	v_mov_b16_e64 v38.l, v168.l
	v_mov_b16_e64 v37.l, v166.l
	v_mov_b16_e64 v9.h, v170.l
	v_mov_b16_e64 v10.h, v171.l
	v_mov_b16_e64 v11.h, v173.l
	v_mov_b16_e64 v12.h, v174.l
	v_mov_b16_e64 v13.h, v160.l
	.loc	1 98 13                         ; matrices.py:98:13
	v_cvt_f16_f32_e32 v42.h, v44
	v_cvt_f16_f32_e32 v44.l, v61
	v_cvt_f16_f32_e32 v44.h, v62
	v_cvt_f16_f32_e32 v45.h, v64
	v_cvt_f16_f32_e32 v49.l, v72
	v_dual_mov_b32 v151, v87 :: v_dual_mov_b32 v146, v84
	v_dual_mov_b32 v147, v83 :: v_dual_mov_b32 v142, v92
	v_dual_mov_b32 v143, v91 :: v_dual_mov_b32 v138, v96
	v_fmac_f16_e32 v9.l, v40.h, v41.l
	v_fmac_f16_e32 v9.h, v69.l, v41.h
	v_fmac_f16_e32 v10.l, v39.h, v42.l
	v_fmac_f16_e32 v10.h, v40.l, v42.h
	v_fmac_f16_e32 v11.l, v38.h, v43.l
	v_fmac_f16_e32 v11.h, v39.l, v43.h
	v_fmac_f16_e32 v12.l, v37.h, v44.l
	v_fmac_f16_e32 v12.h, v38.l, v44.h
	v_fmac_f16_e32 v13.h, v37.l, v45.h
	v_fmac_f16_e32 v17.l, v32.h, v49.l
	.loc	1 98 42                         ; matrices.py:98:42
	v_add_lshl_u32 v33, v109, v33, 1
	v_add_lshl_u32 v34, v109, v34, 1
	v_add_lshl_u32 v35, v109, v35, 1
	v_add_lshl_u32 v36, v109, v36, 1
	.loc	1 96 18 is_stmt 1               ; matrices.py:96:18
	v_ashrrev_i32_e32 v37, v152, v145
	v_ashrrev_i32_e32 v38, v152, v144
	v_ashrrev_i32_e32 v143, v152, v143
	v_ashrrev_i32_e32 v142, v152, v142
	v_ashrrev_i32_e32 v141, v152, v141
	v_ashrrev_i32_e32 v140, v152, v140
	v_ashrrev_i32_e32 v139, v152, v139
	v_ashrrev_i32_e32 v138, v152, v138
	.loc	1 96 17 is_stmt 0               ; matrices.py:96:17
	v_and_b32_e32 v37, 15, v37
	v_and_b32_e32 v38, 15, v38
	v_and_b32_e32 v143, 15, v143
	v_and_b32_e32 v142, 15, v142
	v_and_b32_e32 v141, 15, v141
	v_and_b32_e32 v140, 15, v140
	v_and_b32_e32 v139, 15, v139
	v_and_b32_e32 v138, 15, v138
	.loc	1 98 14 is_stmt 1               ; matrices.py:98:14
	v_add_nc_u32_e32 v37, -8, v37
	v_add_nc_u32_e32 v38, -8, v38
	v_add_nc_u32_e32 v143, -8, v143
	v_add_nc_u32_e32 v142, -8, v142
	v_add_nc_u32_e32 v141, -8, v141
	v_add_nc_u32_e32 v140, -8, v140
	v_add_nc_u32_e32 v139, -8, v139
	v_add_nc_u32_e32 v138, -8, v138
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f32_i32_e32 v37, v37
	v_cvt_f32_i32_e32 v38, v38
	v_cvt_f32_i32_e32 v143, v143
	v_cvt_f32_i32_e32 v142, v142
	v_cvt_f32_i32_e32 v141, v141
	v_cvt_f32_i32_e32 v140, v140
	v_cvt_f32_i32_e32 v139, v139
	v_cvt_f32_i32_e32 v138, v138
	v_mov_b16_e64 v18.h, v157.l
	v_mov_b16_e64 v19.h, v158.l
	v_mov_b16_e64 v20.h, v159.l
	v_mov_b16_e64 v22.h, v153.l
	v_mov_b16_e64 v23.h, v154.l
	v_mov_b16_e64 v24.h, v155.l
	v_add_nc_u32_e32 v39, 0, v110
	v_add_nc_u32_e32 v40, 0, v112
	.loc	1 92 5 is_stmt 1                ; matrices.py:92:5
	s_cmp_lt_i32 s31, s6
	s_mov_b32 s0, s31
	.loc	1 94 13                         ; matrices.py:94:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 95 18                         ; matrices.py:95:18
	s_clause 0x5
	buffer_load_b128 v[77:80], v54, s[20:23], 0 offen
	buffer_load_b128 v[73:76], v55, s[20:23], 0 offen
	buffer_load_b128 v[101:104], v56, s[20:23], 0 offen
	buffer_load_b128 v[97:100], v57, s[20:23], 0 offen
	buffer_load_b128 v[85:88], v58, s[20:23], 0 offen
	buffer_load_b128 v[81:84], v59, s[20:23], 0 offen
	.loc	1 98 42                         ; matrices.py:98:42
	s_clause 0x3
	buffer_load_b128 v[69:72], v33, s[12:15], 0 offen
	buffer_load_b128 v[65:68], v34, s[12:15], 0 offen
	buffer_load_b128 v[61:64], v35, s[12:15], 0 offen
	buffer_load_b128 v[57:60], v36, s[12:15], 0 offen
	.loc	1 98 65 is_stmt 0               ; matrices.py:98:65
	s_clause 0x3
	buffer_load_b128 v[53:56], v33, s[24:27], 0 offen
	buffer_load_b128 v[49:52], v34, s[24:27], 0 offen
	buffer_load_b128 v[45:48], v35, s[24:27], 0 offen
	buffer_load_b128 v[41:44], v36, s[24:27], 0 offen
	.loc	1 95 18 is_stmt 1               ; matrices.py:95:18
	s_clause 0x1
	buffer_load_b128 v[89:92], v89, s[20:23], 0 offen
	buffer_load_b128 v[93:96], v93, s[20:23], 0 offen
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v33, v152, v151
	v_ashrrev_i32_e32 v34, v152, v148
	v_ashrrev_i32_e32 v35, v152, v147
	v_ashrrev_i32_e32 v36, v152, v146
	v_add3_u32 v148, 0, s29, v107
	.loc	1 96 17 is_stmt 0               ; matrices.py:96:17
	v_and_b32_e32 v33, 15, v33
	v_and_b32_e32 v34, 15, v34
	v_and_b32_e32 v35, 15, v35
	v_and_b32_e32 v36, 15, v36
	.loc	1 98 13 is_stmt 1               ; matrices.py:98:13
	ds_store_b128 v108, v[9:12]
	.loc	1 98 14 is_stmt 0               ; matrices.py:98:14
	v_add_nc_u32_e32 v33, -8, v33
	v_add_nc_u32_e32 v34, -8, v34
	v_add_nc_u32_e32 v35, -8, v35
	v_add_nc_u32_e32 v36, -8, v36
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 98 13                         ; matrices.py:98:13
	v_cvt_f32_i32_e32 v33, v33
	v_cvt_f32_i32_e32 v34, v34
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cvt_f32_i32_e32 v35, v35
	v_cvt_f32_i32_e32 v36, v36
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cvt_f16_f32_e32 v32.h, v33
	.loc	1 96 18 is_stmt 1               ; matrices.py:96:18
	v_ashrrev_i32_e32 v33, v152, v149
	.loc	1 98 13                         ; matrices.py:98:13
	v_fmac_f16_e32 v18.l, v32.l, v32.h
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v32, v152, v150
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 96 17 is_stmt 0               ; matrices.py:96:17
	v_and_b32_e32 v33, 15, v33
	v_and_b32_e32 v32, 15, v32
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 98 14 is_stmt 1               ; matrices.py:98:14
	v_add_nc_u32_e32 v33, -8, v33
	v_add_nc_u32_e32 v32, -8, v32
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f32_i32_e32 v33, v33
	v_cvt_f32_i32_e32 v32, v32
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cvt_f16_f32_e32 v32.l, v32
	v_cvt_f16_f32_e32 v32.h, v33
	v_cvt_f16_f32_e32 v33.l, v34
	v_cvt_f16_f32_e32 v33.h, v35
	v_cvt_f16_f32_e32 v34.l, v36
	v_cvt_f16_f32_e32 v34.h, v37
	v_cvt_f16_f32_e32 v35.l, v38
	v_cvt_f16_f32_e64 v35.h, v143
	v_cvt_f16_f32_e64 v36.l, v142
	v_cvt_f16_f32_e64 v36.h, v141
	v_cvt_f16_f32_e64 v37.l, v140
	v_cvt_f16_f32_e64 v37.h, v139
	v_cvt_f16_f32_e64 v38.l, v138
	v_fmac_f16_e64 v18.h, v135.l, v32.l
	v_fmac_f16_e32 v19.l, v31.h, v32.h
	v_fmac_f16_e64 v19.h, v132.l, v33.l
	v_fmac_f16_e32 v20.l, v31.l, v33.h
	v_fmac_f16_e64 v20.h, v128.l, v34.l
	v_fmac_f16_e32 v21.l, v30.h, v34.h
	v_fmac_f16_e64 v21.h, v136.l, v35.l
	v_fmac_f16_e32 v22.l, v30.l, v35.h
	v_fmac_f16_e64 v22.h, v134.l, v36.l
	v_fmac_f16_e32 v23.l, v29.h, v36.h
	v_fmac_f16_e64 v23.h, v133.l, v37.l
	v_fmac_f16_e32 v24.l, v29.l, v37.h
	v_fmac_f16_e64 v24.h, v137.l, v38.l
	.loc	1 94 13 is_stmt 1               ; matrices.py:94:13
	ds_load_b128 v[29:32], v39 offset:8192
	ds_load_b128 v[33:36], v40 offset:8192
	ds_load_b128 v[132:135], v125 offset:8192
	ds_load_b128 v[136:139], v126 offset:8192
	ds_load_b128 v[140:143], v127 offset:8192
	ds_load_b128 v[144:147], v129 offset:8192
	ds_load_b128 v[177:180], v130 offset:8192
	ds_load_b128 v[181:184], v131 offset:8192
	.loc	1 98 13                         ; matrices.py:98:13
	ds_store_b128 v108, v[13:16] offset:2048
	ds_store_b128 v108, v[17:20] offset:4096
	ds_store_b128 v108, v[21:24] offset:6144
	.loc	1 98 42 is_stmt 0               ; matrices.py:98:42
	s_waitcnt vmcnt(9)
	v_lshrrev_b32_e32 v176, 16, v69
	v_lshrrev_b32_e32 v175, 16, v70
	v_lshrrev_b32_e32 v172, 16, v71
	v_lshrrev_b32_e32 v168, 16, v72
	s_waitcnt vmcnt(8)
	v_lshrrev_b32_e32 v166, 16, v65
	v_lshrrev_b32_e32 v169, 16, v66
	v_lshrrev_b32_e32 v167, 16, v67
	v_lshrrev_b32_e32 v163, 16, v68
	s_waitcnt vmcnt(7)
	v_lshrrev_b32_e32 v161, 16, v61
	v_lshrrev_b32_e32 v128, 16, v64
	.loc	1 98 65                         ; matrices.py:98:65
	s_waitcnt vmcnt(5)
	v_lshrrev_b32_e32 v170, 16, v53
	v_lshrrev_b32_e32 v171, 16, v54
	v_lshrrev_b32_e32 v173, 16, v55
	v_lshrrev_b32_e32 v174, 16, v56
	s_waitcnt vmcnt(4)
	v_lshrrev_b32_e32 v160, 16, v49
	v_lshrrev_b32_e32 v162, 16, v50
	v_lshrrev_b32_e32 v164, 16, v51
	v_lshrrev_b32_e32 v165, 16, v52
	s_waitcnt vmcnt(3)
	v_lshrrev_b32_e32 v156, 16, v45
	v_lshrrev_b32_e32 v157, 16, v46
	v_lshrrev_b32_e32 v158, 16, v47
	v_lshrrev_b32_e32 v159, 16, v48
	s_waitcnt vmcnt(2)
	v_lshrrev_b32_e32 v152, 16, v41
	v_lshrrev_b32_e32 v153, 16, v42
	.loc	1 98 13                         ; matrices.py:98:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_u16_d16 v9, v148
	ds_load_u16_d16 v10, v148 offset:256
	ds_load_u16_d16 v11, v148 offset:512
	ds_load_u16_d16 v12, v148 offset:768
	ds_load_u16_d16 v13, v148 offset:1024
	ds_load_u16_d16 v14, v148 offset:1280
	ds_load_u16_d16 v15, v148 offset:1536
	ds_load_u16_d16 v16, v148 offset:1792
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v9, v148 offset:128
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v10, v148 offset:384
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v11, v148 offset:640
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v12, v148 offset:896
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v13, v148 offset:1152
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v14, v148 offset:1408
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v15, v148 offset:1664
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v16, v148 offset:1920
	.loc	1 98 65                         ; matrices.py:98:65
	v_lshrrev_b32_e32 v154, 16, v43
	v_lshrrev_b32_e32 v155, 16, v44
	.loc	1 94 13 is_stmt 1               ; matrices.py:94:13
	ds_store_b128 v124, v[25:28] offset:8192
	.loc	1 99 17                         ; matrices.py:99:17
	s_waitcnt lgkmcnt(1)
	v_wmma_f32_16x16x16_f16 v[1:8], v[9:16], v[29:36], v[1:8]
	.loc	1 98 13                         ; matrices.py:98:13
	ds_load_u16_d16 v9, v148 offset:2048
	ds_load_u16_d16 v10, v148 offset:2304
	ds_load_u16_d16 v11, v148 offset:2560
	ds_load_u16_d16 v12, v148 offset:2816
	ds_load_u16_d16 v13, v148 offset:3072
	ds_load_u16_d16 v14, v148 offset:3328
	ds_load_u16_d16 v15, v148 offset:3584
	ds_load_u16_d16 v16, v148 offset:3840
	ds_load_u16_d16 v17, v148 offset:4096
	ds_load_u16_d16 v18, v148 offset:4352
	ds_load_u16_d16 v19, v148 offset:4608
	ds_load_u16_d16 v20, v148 offset:4864
	ds_load_u16_d16 v21, v148 offset:5120
	ds_load_u16_d16 v22, v148 offset:5376
	ds_load_u16_d16 v23, v148 offset:5632
	ds_load_u16_d16 v24, v148 offset:5888
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v9, v148 offset:2176
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v10, v148 offset:2432
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v11, v148 offset:2688
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v12, v148 offset:2944
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v13, v148 offset:3200
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v14, v148 offset:3456
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v15, v148 offset:3712
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v16, v148 offset:3968
	.loc	1 99 17                         ; matrices.py:99:17
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[1:8], v[9:16], v[132:139], v[1:8]
	.loc	1 98 13                         ; matrices.py:98:13
	ds_load_u16_d16 v9, v148 offset:6144
	ds_load_u16_d16 v10, v148 offset:6400
	ds_load_u16_d16 v11, v148 offset:6656
	ds_load_u16_d16 v12, v148 offset:6912
	ds_load_u16_d16 v13, v148 offset:7168
	ds_load_u16_d16 v14, v148 offset:7424
	ds_load_u16_d16 v15, v148 offset:7680
	ds_load_u16_d16 v16, v148 offset:7936
	ds_load_u16_d16_hi v17, v148 offset:4224
	ds_load_u16_d16_hi v18, v148 offset:4480
	ds_load_u16_d16_hi v19, v148 offset:4736
	ds_load_u16_d16_hi v20, v148 offset:4992
	ds_load_u16_d16_hi v21, v148 offset:5248
	ds_load_u16_d16_hi v22, v148 offset:5504
	ds_load_u16_d16_hi v23, v148 offset:5760
	ds_load_u16_d16_hi v24, v148 offset:6016
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v9, v148 offset:6272
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v10, v148 offset:6528
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v11, v148 offset:6784
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v12, v148 offset:7040
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v13, v148 offset:7296
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v14, v148 offset:7552
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v15, v148 offset:7808
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v16, v148 offset:8064
	.loc	1 98 42 is_stmt 0               ; matrices.py:98:42
	v_lshrrev_b32_e32 v135, 16, v62
	v_lshrrev_b32_e32 v132, 16, v63
	v_lshrrev_b32_e32 v136, 16, v57
	v_lshrrev_b32_e32 v134, 16, v58
	v_lshrrev_b32_e32 v133, 16, v59
	v_lshrrev_b32_e32 v137, 16, v60
	.loc	1 99 17 is_stmt 1               ; matrices.py:99:17
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[1:8], v[17:24], v[140:147], v[1:8]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[1:8], v[9:16], v[177:184], v[1:8]
	.loc	1 92 5                          ; matrices.py:92:5
	s_cbranch_scc1 .LBB0_5
	s_branch .LBB0_7
.LBB0_6:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v1, v8
.LBB0_7:                                ; %._crit_edge
	.loc	1 96 28 is_stmt 1               ; matrices.py:96:28
	v_lshlrev_b32_e32 v106, 2, v106
	.loc	1 94 13                         ; matrices.py:94:13
	v_add_nc_u32_e32 v9, 0, v110
	v_add_nc_u32_e32 v10, 0, v112
	v_add_nc_u32_e32 v11, 0, v114
	v_add_nc_u32_e32 v12, 0, v116
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v77, v106, v77
	v_ashrrev_i32_e32 v79, v106, v79
	v_ashrrev_i32_e32 v73, v106, v73
	v_ashrrev_i32_e32 v75, v106, v75
	v_ashrrev_i32_e32 v74, v106, v74
	.loc	1 96 17 is_stmt 0               ; matrices.py:96:17
	v_and_b32_e32 v77, 15, v77
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v76, v106, v76
	s_waitcnt vmcnt(5)
	v_ashrrev_i32_e32 v102, v106, v102
	v_ashrrev_i32_e32 v104, v106, v104
	.loc	1 96 17                         ; matrices.py:96:17
	v_and_b32_e32 v79, 15, v79
	v_and_b32_e32 v73, 15, v73
	v_and_b32_e32 v75, 15, v75
	.loc	1 98 14 is_stmt 1               ; matrices.py:98:14
	v_add_nc_u32_e32 v77, -8, v77
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v101, v106, v101
	.loc	1 96 17 is_stmt 0               ; matrices.py:96:17
	v_and_b32_e32 v74, 15, v74
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v103, v106, v103
	s_waitcnt vmcnt(4)
	v_ashrrev_i32_e32 v97, v106, v97
	v_ashrrev_i32_e32 v99, v106, v99
	s_waitcnt vmcnt(3)
	v_ashrrev_i32_e32 v85, v106, v85
	.loc	1 96 17                         ; matrices.py:96:17
	v_and_b32_e32 v76, 15, v76
	v_and_b32_e32 v102, 15, v102
	v_and_b32_e32 v104, 15, v104
	.loc	1 98 14 is_stmt 1               ; matrices.py:98:14
	v_add_nc_u32_e32 v79, -8, v79
	v_add_nc_u32_e32 v73, -8, v73
	v_add_nc_u32_e32 v75, -8, v75
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f32_i32_e32 v77, v77
	.loc	1 96 18 is_stmt 1               ; matrices.py:96:18
	v_ashrrev_i32_e32 v98, v106, v98
	.loc	1 96 17 is_stmt 0               ; matrices.py:96:17
	v_and_b32_e32 v101, 15, v101
	.loc	1 98 14 is_stmt 1               ; matrices.py:98:14
	v_add_nc_u32_e32 v74, -8, v74
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v100, v106, v100
	v_ashrrev_i32_e32 v86, v106, v86
	v_ashrrev_i32_e32 v88, v106, v88
	s_waitcnt vmcnt(2)
	v_ashrrev_i32_e32 v82, v106, v82
	.loc	1 96 17 is_stmt 0               ; matrices.py:96:17
	v_and_b32_e32 v103, 15, v103
	v_and_b32_e32 v97, 15, v97
	v_and_b32_e32 v99, 15, v99
	v_and_b32_e32 v85, 15, v85
	.loc	1 98 14 is_stmt 1               ; matrices.py:98:14
	v_add_nc_u32_e32 v76, -8, v76
	v_add_nc_u32_e32 v102, -8, v102
	v_add_nc_u32_e32 v104, -8, v104
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f16_f32_e32 v41.h, v77
	v_cvt_f32_i32_e32 v77, v79
	v_cvt_f32_i32_e32 v73, v73
	v_cvt_f32_i32_e32 v75, v75
	.loc	1 96 18 is_stmt 1               ; matrices.py:96:18
	v_ashrrev_i32_e32 v78, v106, v78
	v_ashrrev_i32_e32 v87, v106, v87
	.loc	1 96 17 is_stmt 0               ; matrices.py:96:17
	v_and_b32_e32 v98, 15, v98
	.loc	1 98 14 is_stmt 1               ; matrices.py:98:14
	v_add_nc_u32_e32 v101, -8, v101
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f32_i32_e32 v74, v74
	.loc	1 96 18 is_stmt 1               ; matrices.py:96:18
	v_ashrrev_i32_e32 v81, v106, v81
	v_ashrrev_i32_e32 v83, v106, v83
	s_waitcnt vmcnt(1)
	v_ashrrev_i32_e32 v89, v106, v89
	v_ashrrev_i32_e32 v91, v106, v91
	.loc	1 96 17 is_stmt 0               ; matrices.py:96:17
	v_and_b32_e32 v100, 15, v100
	v_and_b32_e32 v86, 15, v86
	v_and_b32_e32 v88, 15, v88
	v_and_b32_e32 v82, 15, v82
	.loc	1 98 14 is_stmt 1               ; matrices.py:98:14
	v_add_nc_u32_e32 v103, -8, v103
	v_add_nc_u32_e32 v97, -8, v97
	v_add_nc_u32_e32 v99, -8, v99
	v_add_nc_u32_e32 v85, -8, v85
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f16_f32_e32 v43.h, v77
	v_cvt_f16_f32_e32 v45.h, v73
	v_cvt_f16_f32_e32 v47.h, v75
	v_cvt_f32_i32_e32 v73, v76
	v_cvt_f32_i32_e32 v75, v102
	v_cvt_f32_i32_e32 v77, v104
	.loc	1 96 18 is_stmt 1               ; matrices.py:96:18
	v_ashrrev_i32_e32 v80, v106, v80
	.loc	1 96 17 is_stmt 0               ; matrices.py:96:17
	v_and_b32_e32 v78, 15, v78
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v84, v106, v84
	.loc	1 96 17                         ; matrices.py:96:17
	v_and_b32_e32 v87, 15, v87
	.loc	1 98 14 is_stmt 1               ; matrices.py:98:14
	v_add_nc_u32_e32 v98, -8, v98
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f16_f32_e32 v46.h, v74
	v_cvt_f32_i32_e32 v74, v101
	.loc	1 96 18 is_stmt 1               ; matrices.py:96:18
	v_ashrrev_i32_e32 v90, v106, v90
	v_ashrrev_i32_e32 v92, v106, v92
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v94, v106, v94
	v_ashrrev_i32_e32 v96, v106, v96
	.loc	1 96 17 is_stmt 0               ; matrices.py:96:17
	v_and_b32_e32 v81, 15, v81
	v_and_b32_e32 v83, 15, v83
	v_and_b32_e32 v89, 15, v89
	v_and_b32_e32 v91, 15, v91
	.loc	1 98 14 is_stmt 1               ; matrices.py:98:14
	v_add_nc_u32_e32 v100, -8, v100
	v_add_nc_u32_e32 v86, -8, v86
	v_add_nc_u32_e32 v88, -8, v88
	v_add_nc_u32_e32 v82, -8, v82
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f32_i32_e32 v76, v103
	v_cvt_f16_f32_e32 v48.h, v73
	v_cvt_f16_f32_e32 v50.h, v75
	v_cvt_f16_f32_e32 v52.h, v77
	v_cvt_f32_i32_e32 v73, v97
	v_cvt_f32_i32_e32 v75, v99
	v_cvt_f32_i32_e32 v77, v85
	.loc	1 96 17 is_stmt 1               ; matrices.py:96:17
	v_and_b32_e32 v80, 15, v80
	.loc	1 98 14                         ; matrices.py:98:14
	v_add_nc_u32_e32 v78, -8, v78
	.loc	1 94 13                         ; matrices.py:94:13
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[33:36], v9 offset:8192
	ds_load_b128 v[37:40], v10 offset:8192
	ds_load_b128 v[25:28], v11 offset:8192
	ds_load_b128 v[29:32], v12 offset:8192
	v_add_nc_u32_e32 v9, 0, v111
	.loc	1 96 17                         ; matrices.py:96:17
	v_and_b32_e32 v84, 15, v84
	.loc	1 98 14                         ; matrices.py:98:14
	v_add_nc_u32_e32 v87, -8, v87
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f16_f32_e32 v49.h, v74
	v_cvt_f32_i32_e32 v74, v98
	.loc	1 94 13 is_stmt 1               ; matrices.py:94:13
	v_add_nc_u32_e32 v10, 0, v113
	.loc	1 96 18                         ; matrices.py:96:18
	v_ashrrev_i32_e32 v93, v106, v93
	v_ashrrev_i32_e32 v95, v106, v95
	.loc	1 96 17 is_stmt 0               ; matrices.py:96:17
	v_and_b32_e32 v90, 15, v90
	v_and_b32_e32 v92, 15, v92
	v_and_b32_e32 v94, 15, v94
	v_and_b32_e32 v96, 15, v96
	.loc	1 98 14 is_stmt 1               ; matrices.py:98:14
	v_add_nc_u32_e32 v81, -8, v81
	v_add_nc_u32_e32 v83, -8, v83
	v_add_nc_u32_e32 v89, -8, v89
	v_add_nc_u32_e32 v91, -8, v91
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f16_f32_e32 v51.h, v76
	v_cvt_f32_i32_e32 v76, v100
	v_cvt_f16_f32_e32 v53.h, v73
	v_cvt_f16_f32_e32 v55.h, v75
	v_cvt_f16_f32_e32 v57.h, v77
	v_cvt_f32_i32_e32 v73, v86
	v_cvt_f32_i32_e32 v75, v88
	v_cvt_f32_i32_e32 v77, v82
	.loc	1 94 13 is_stmt 1               ; matrices.py:94:13
	v_add_nc_u32_e32 v11, 0, v115
	v_add_nc_u32_e32 v13, 0, v117
	.loc	1 98 14                         ; matrices.py:98:14
	v_add_nc_u32_e32 v80, -8, v80
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f32_i32_e32 v78, v78
	.loc	1 94 13 is_stmt 1               ; matrices.py:94:13
	ds_load_b128 v[17:20], v9 offset:8192
	ds_load_b128 v[21:24], v10 offset:8192
	ds_load_b128 v[9:12], v11 offset:8192
	ds_load_b128 v[13:16], v13 offset:8192
	.loc	1 98 14                         ; matrices.py:98:14
	v_add_nc_u32_e32 v84, -8, v84
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f16_f32_e32 v54.h, v74
	v_cvt_f32_i32_e32 v74, v87
	.loc	1 96 17 is_stmt 1               ; matrices.py:96:17
	v_and_b32_e32 v93, 15, v93
	v_and_b32_e32 v95, 15, v95
	.loc	1 98 14                         ; matrices.py:98:14
	v_add_nc_u32_e32 v90, -8, v90
	v_add_nc_u32_e32 v92, -8, v92
	v_add_nc_u32_e32 v94, -8, v94
	v_add_nc_u32_e32 v96, -8, v96
	.loc	1 98 13 is_stmt 0               ; matrices.py:98:13
	v_cvt_f16_f32_e32 v56.h, v76
	v_cvt_f32_i32_e32 v76, v81
	v_cvt_f16_f32_e32 v58.h, v73
	v_cvt_f16_f32_e32 v60.h, v75
	v_cvt_f16_f32_e32 v62.h, v77
	v_cvt_f32_i32_e32 v73, v83
	v_cvt_f32_i32_e32 v75, v89
	v_cvt_f32_i32_e32 v77, v91
	v_cvt_f16_f32_e32 v42.h, v78
	v_cvt_f32_i32_e32 v78, v80
	v_cvt_f16_f32_e32 v59.h, v74
	v_cvt_f32_i32_e32 v74, v84
	.loc	1 98 14                         ; matrices.py:98:14
	v_add_nc_u32_e32 v93, -8, v93
	v_add_nc_u32_e32 v95, -8, v95
	.loc	1 98 13                         ; matrices.py:98:13
	v_cvt_f16_f32_e32 v61.h, v76
	v_cvt_f32_i32_e32 v76, v90
	v_cvt_f16_f32_e32 v63.h, v73
	v_cvt_f16_f32_e32 v65.h, v75
	v_cvt_f16_f32_e32 v67.h, v77
	v_cvt_f32_i32_e32 v73, v92
	v_cvt_f32_i32_e32 v75, v94
	v_cvt_f32_i32_e32 v77, v96
	v_cvt_f16_f32_e32 v44.h, v78
	v_cvt_f16_f32_e32 v64.h, v74
	v_cvt_f16_f32_e32 v66.h, v76
	v_cvt_f32_i32_e32 v74, v93
	v_cvt_f32_i32_e32 v76, v95
	v_cvt_f16_f32_e32 v68.h, v73
	v_cvt_f16_f32_e32 v70.h, v75
	v_cvt_f16_f32_e32 v72.h, v77
	v_fmac_f16_e64 v170.l, v176.l, v42.h
	v_fmac_f16_e64 v171.l, v175.l, v44.h
	v_fmac_f16_e64 v173.l, v172.l, v46.h
	v_fmac_f16_e64 v174.l, v168.l, v48.h
	v_fmac_f16_e64 v160.l, v166.l, v50.h
	v_fmac_f16_e64 v162.l, v169.l, v52.h
	v_fmac_f16_e64 v164.l, v167.l, v54.h
	v_fmac_f16_e64 v165.l, v163.l, v56.h
	v_fmac_f16_e64 v156.l, v161.l, v58.h
	v_fmac_f16_e64 v157.l, v135.l, v60.h
	v_fmac_f16_e64 v158.l, v132.l, v62.h
	v_fmac_f16_e64 v159.l, v128.l, v64.h
	v_cvt_f16_f32_e32 v69.h, v74
	v_cvt_f16_f32_e32 v71.h, v76
	v_fmac_f16_e64 v152.l, v136.l, v66.h
	v_fmac_f16_e64 v153.l, v134.l, v68.h
	v_fmac_f16_e64 v154.l, v133.l, v70.h
	v_fmac_f16_e64 v155.l, v137.l, v72.h
	v_fmac_f16_e32 v53.l, v69.l, v41.h
	v_fmac_f16_e32 v54.l, v70.l, v43.h
	v_fmac_f16_e32 v55.l, v71.l, v45.h
	v_fmac_f16_e32 v56.l, v72.l, v47.h
	v_fmac_f16_e32 v51.l, v67.l, v53.h
	v_fmac_f16_e32 v52.l, v68.l, v55.h
	v_mov_b16_e64 v56.h, v174.l
	v_mov_b16_e64 v55.h, v173.l
	v_mov_b16_e64 v54.h, v171.l
	v_mov_b16_e64 v53.h, v170.l
	.loc	1 92 5 is_stmt 1                ; matrices.py:92:5
	s_add_i32 s0, s18, 63
	.loc	1 98 13                         ; matrices.py:98:13
	v_fmac_f16_e32 v49.l, v65.l, v49.h
	v_fmac_f16_e32 v50.l, v66.l, v51.h
	v_mov_b16_e64 v52.h, v165.l
	v_mov_b16_e64 v51.h, v164.l
	v_mov_b16_e64 v50.h, v162.l
	v_mov_b16_e64 v49.h, v160.l
	v_fmac_f16_e32 v45.l, v61.l, v57.h
	v_fmac_f16_e32 v46.l, v62.l, v59.h
	v_fmac_f16_e32 v47.l, v63.l, v61.h
	v_fmac_f16_e32 v48.l, v64.l, v63.h
	v_mov_b16_e64 v48.h, v159.l
	v_mov_b16_e64 v47.h, v158.l
	v_mov_b16_e64 v46.h, v157.l
	v_mov_b16_e64 v45.h, v156.l
	v_fmac_f16_e32 v41.l, v57.l, v65.h
	v_fmac_f16_e32 v42.l, v58.l, v67.h
	v_fmac_f16_e32 v43.l, v59.l, v69.h
	v_fmac_f16_e32 v44.l, v60.l, v71.h
	v_mov_b16_e64 v44.h, v155.l
	v_mov_b16_e64 v43.h, v154.l
	v_mov_b16_e64 v42.h, v153.l
	v_mov_b16_e64 v41.h, v152.l
	.loc	1 92 5                          ; matrices.py:92:5
	s_cmp_lt_i32 s0, 64
	.loc	1 98 13                         ; matrices.py:98:13
	ds_store_b128 v108, v[53:56]
	ds_store_b128 v108, v[49:52] offset:2048
	ds_store_b128 v108, v[45:48] offset:4096
	ds_store_b128 v108, v[41:44] offset:6144
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 99 17                         ; matrices.py:99:17
	s_cbranch_scc1 .LBB0_9
; %bb.8:
	.loc	1 98 13                         ; matrices.py:98:13
	v_add3_u32 v73, s29, 0, v107
	ds_load_u16_d16 v48, v73 offset:7936
	ds_load_u16_d16 v47, v73 offset:7680
	ds_load_u16_d16 v46, v73 offset:7424
	ds_load_u16_d16 v45, v73 offset:7168
	ds_load_u16_d16 v44, v73 offset:6912
	ds_load_u16_d16 v43, v73 offset:6656
	ds_load_u16_d16 v42, v73 offset:6400
	ds_load_u16_d16 v41, v73 offset:6144
	ds_load_u16_d16 v56, v73 offset:3840
	ds_load_u16_d16 v55, v73 offset:3584
	ds_load_u16_d16 v54, v73 offset:3328
	ds_load_u16_d16 v53, v73 offset:3072
	ds_load_u16_d16 v52, v73 offset:2816
	ds_load_u16_d16 v51, v73 offset:2560
	ds_load_u16_d16 v50, v73 offset:2304
	ds_load_u16_d16 v49, v73 offset:2048
	ds_load_u16_d16 v64, v73 offset:1792
	ds_load_u16_d16 v63, v73 offset:1536
	ds_load_u16_d16 v62, v73 offset:1280
	ds_load_u16_d16 v61, v73 offset:1024
	ds_load_u16_d16 v60, v73 offset:768
	ds_load_u16_d16 v59, v73 offset:512
	ds_load_u16_d16 v58, v73 offset:256
	ds_load_u16_d16 v57, v73
	ds_load_u16_d16 v72, v73 offset:5888
	ds_load_u16_d16 v71, v73 offset:5632
	ds_load_u16_d16 v70, v73 offset:5376
	ds_load_u16_d16 v69, v73 offset:5120
	ds_load_u16_d16 v68, v73 offset:4864
	ds_load_u16_d16 v67, v73 offset:4608
	ds_load_u16_d16 v66, v73 offset:4352
	ds_load_u16_d16 v65, v73 offset:4096
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v56, v73 offset:3968
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v55, v73 offset:3712
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v54, v73 offset:3456
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v53, v73 offset:3200
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v52, v73 offset:2944
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v51, v73 offset:2688
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v50, v73 offset:2432
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v49, v73 offset:2176
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v64, v73 offset:1920
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v63, v73 offset:1664
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v62, v73 offset:1408
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v61, v73 offset:1152
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v60, v73 offset:896
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v59, v73 offset:640
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v58, v73 offset:384
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v57, v73 offset:128
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v72, v73 offset:6016
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v71, v73 offset:5760
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v70, v73 offset:5504
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v69, v73 offset:5248
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v68, v73 offset:4992
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v67, v73 offset:4736
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v66, v73 offset:4480
	s_waitcnt lgkmcnt(23)
	ds_load_u16_d16_hi v65, v73 offset:4224
	ds_load_u16_d16_hi v48, v73 offset:8064
	ds_load_u16_d16_hi v47, v73 offset:7808
	ds_load_u16_d16_hi v46, v73 offset:7552
	ds_load_u16_d16_hi v45, v73 offset:7296
	ds_load_u16_d16_hi v44, v73 offset:7040
	ds_load_u16_d16_hi v43, v73 offset:6784
	ds_load_u16_d16_hi v42, v73 offset:6528
	ds_load_u16_d16_hi v41, v73 offset:6272
	.loc	1 99 17                         ; matrices.py:99:17
	s_waitcnt lgkmcnt(16)
	v_wmma_f32_16x16x16_f16 v[1:8], v[57:64], v[33:40], v[1:8]
	v_wmma_f32_16x16x16_f16 v[1:8], v[49:56], v[25:32], v[1:8]
	s_waitcnt lgkmcnt(8)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[1:8], v[65:72], v[17:24], v[1:8]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[1:8], v[41:48], v[9:16], v[1:8]
.LBB0_9:                                ; %._crit_edge._crit_edge
	.loc	1 100 14                        ; matrices.py:100:14
	v_mul_lo_u32 v9, s17, v105
	.loc	1 89 43                         ; matrices.py:89:43
	v_lshrrev_b32_e32 v0, 4, v0
	s_lshr_b32 s0, s29, 1
	.loc	1 100 14                        ; matrices.py:100:14
	s_mul_i32 s1, s17, s7
	.loc	1 88 11                         ; matrices.py:88:11
	v_or_b32_e32 v10, s7, v105
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v1.l, v1
	.loc	1 89 43                         ; matrices.py:89:43
	v_and_or_b32 v0, v0, 1, s0
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v2.l, v2
	.loc	1 100 14 is_stmt 0              ; matrices.py:100:14
	v_add3_u32 v9, s1, s28, v9
	.loc	1 100 81                        ; matrices.py:100:81
	v_cmp_gt_i32_e32 vcc_lo, s16, v10
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v3.l, v3
	.loc	1 100 5                         ; matrices.py:100:5
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s7, 0x31027000
	.loc	1 100 14                        ; matrices.py:100:14
	v_add_lshl_u32 v0, v9, v0, 1
	.loc	1 100 5                         ; matrices.py:100:5
	s_mov_b32 s6, 0x7ffffffe
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v4.l, v4
	v_cvt_f16_f32_e32 v5.l, v5
	v_cvt_f16_f32_e32 v6.l, v6
	.loc	1 100 5                         ; matrices.py:100:5
	v_add_nc_u32_e32 v10, 8, v0
	v_add_nc_u32_e32 v9, 4, v0
	v_cndmask_b32_e32 v11, 0x80000000, v0, vcc_lo
	.loc	1 100 54                        ; matrices.py:100:54
	v_cvt_f16_f32_e32 v7.l, v7
	v_cvt_f16_f32_e32 v8.l, v8
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 100 5                         ; matrices.py:100:5
	v_dual_cndmask_b32 v10, 0x80000000, v10 :: v_dual_cndmask_b32 v9, 0x80000000, v9
	s_clause 0x2
	buffer_store_b16 v1, v11, s[4:7], 0 offen
	buffer_store_b16 v2, v9, s[4:7], 0 offen
	buffer_store_b16 v3, v10, s[4:7], 0 offen
	v_add_nc_u32_e32 v1, 16, v0
	v_add_nc_u32_e32 v12, 12, v0
	v_add_nc_u32_e32 v3, 24, v0
	v_add_nc_u32_e32 v2, 20, v0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_cndmask_b32 v1, 0x80000000, v1 :: v_dual_add_nc_u32 v0, 28, v0
	v_cndmask_b32_e32 v9, 0x80000000, v12, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v3, 0x80000000, v3 :: v_dual_cndmask_b32 v2, 0x80000000, v2
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	s_clause 0x4
	buffer_store_b16 v4, v9, s[4:7], 0 offen
	buffer_store_b16 v5, v1, s[4:7], 0 offen
	buffer_store_b16 v6, v2, s[4:7], 0 offen
	buffer_store_b16 v7, v3, s[4:7], 0 offen
	buffer_store_b16 v8, v0, s[4:7], 0 offen
	.loc	1 83 1 is_stmt 1                ; matrices.py:83:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp1:
.Lfunc_end0:
	.size	four_bit_product, .Lfunc_end0-four_bit_product
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel four_bit_product
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
		.amdhsa_next_free_vgpr 186
		.amdhsa_next_free_sgpr 34
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-four_bit_product)<<4)&1008)>>4
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
	.set .Lfour_bit_product.num_vgpr, 186
	.set .Lfour_bit_product.num_agpr, 0
	.set .Lfour_bit_product.numbered_sgpr, 34
	.set .Lfour_bit_product.num_named_barrier, 0
	.set .Lfour_bit_product.private_seg_size, 0
	.set .Lfour_bit_product.uses_vcc, 1
	.set .Lfour_bit_product.uses_flat_scratch, 0
	.set .Lfour_bit_product.has_dyn_sized_stack, 0
	.set .Lfour_bit_product.has_recursion, 0
	.set .Lfour_bit_product.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 6764
; TotalNumSgprs: 36
; NumVgprs: 186
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 23
; NumSGPRsForWavesPerEU: 36
; NumVGPRsForWavesPerEU: 186
; Occupancy: 8
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
      - .offset:         48
        .size:           4
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 128
    .name:           four_bit_product
    .private_segment_fixed_size: 0
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         four_bit_product.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     186
    .vgpr_spill_count: 0
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
