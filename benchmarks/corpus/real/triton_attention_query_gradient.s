	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	attention_query_gradient        ; -- Begin function attention_query_gradient
	.p2align	8
	.type	attention_query_gradient,@function
attention_query_gradient:               ; @attention_query_gradient
.Lfunc_begin0:
	.file	1 "triton" "authors.py"
	.loc	1 67 0                          ; authors.py:67:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b32 s33, s[0:1], 0x44
	s_load_b128 s[4:7], s[0:1], 0x28
.Ltmp0:
	.loc	1 88 25 prologue_end            ; authors.py:88:25
	v_readfirstlane_b32 s12, v0
	.loc	1 71 41                         ; authors.py:71:41
	v_and_b32_e32 v1, 31, v0
	s_clause 0x1
	s_load_b64 s[34:35], s[0:1], 0x3c
	s_load_b256 s[16:23], s[0:1], 0x0
	.loc	1 73 48                         ; authors.py:73:48
	v_and_b32_e32 v10, 7, v0
	.loc	1 71 12                         ; authors.py:71:12
	s_lshl_b32 s40, s14, 5
	.loc	1 75 13                         ; authors.py:75:13
	s_mov_b32 s39, 0x31027000
	.loc	1 71 41                         ; authors.py:71:41
	v_and_or_b32 v9, 0x60, s12, v1
	s_mov_b32 s38, 0x7ffffffe
	.loc	1 73 48                         ; authors.py:73:48
	v_lshlrev_b32_e32 v1, 3, v10
	.loc	1 76 16                         ; authors.py:76:16
	s_mov_b32 s10, s38
	s_mov_b32 s11, s39
	.loc	1 71 41                         ; authors.py:71:41
	v_lshrrev_b32_e32 v91, 3, v9
	.loc	1 75 13                         ; authors.py:75:13
	v_lshlrev_b32_e32 v13, 1, v9
	v_lshlrev_b32_e32 v9, 4, v9
	.loc	1 71 41                         ; authors.py:71:41
	s_and_b32 s42, s12, 32
	v_bfe_u32 v105, v0, 4, 1
	v_or_b32_e32 v92, 16, v91
	.loc	1 75 13                         ; authors.py:75:13
	v_and_b32_e32 v13, 0x70, v13
	.loc	1 75 21 is_stmt 0               ; authors.py:75:21
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[88:89], null, v91, s33, v[1:2]
	.loc	1 71 41 is_stmt 1               ; authors.py:71:41
	s_lshr_b32 s41, s42, 1
	.loc	1 75 21                         ; authors.py:75:21
	v_mad_u64_u32 v[89:90], null, v92, s33, v[1:2]
	.loc	1 71 12                         ; authors.py:71:12
	v_or_b32_e32 v1, s40, v91
	.loc	1 70 12                         ; authors.py:70:12
	s_mul_i32 s43, s35, s15
	.loc	1 75 21                         ; authors.py:75:21
	s_mul_i32 s35, s33, s40
	.loc	1 71 12                         ; authors.py:71:12
	v_or_b32_e32 v3, s40, v92
	.loc	1 75 21                         ; authors.py:75:21
	s_add_i32 s35, s35, s43
	.loc	1 74 12                         ; authors.py:74:12
	v_cmp_gt_i32_e32 vcc_lo, s34, v1
	.loc	1 75 13                         ; authors.py:75:13
	v_add_lshl_u32 v2, v88, s35, 1
	v_add_lshl_u32 v4, v89, s35, 1
	s_mov_b64 s[36:37], s[18:19]
	s_and_b32 s17, s17, 0xffff
	s_mov_b32 s18, s38
	v_cndmask_b32_e32 v11, 0x80000000, v2, vcc_lo
	.loc	1 74 12                         ; authors.py:74:12
	v_cmp_gt_i32_e32 vcc_lo, s34, v3
	.loc	1 75 13                         ; authors.py:75:13
	s_mov_b32 s19, s39
	v_xor_b32_e32 v9, v13, v9
	.loc	1 76 16                         ; authors.py:76:16
	s_and_b32 s9, s23, 0xffff
	s_mov_b32 s8, s22
	.loc	1 75 13                         ; authors.py:75:13
	v_cndmask_b32_e32 v12, 0x80000000, v4, vcc_lo
	s_clause 0x1
	buffer_load_b128 v[1:4], v11, s[16:19], 0 offen
	buffer_load_b128 v[5:8], v12, s[16:19], 0 offen
	v_add_nc_u32_e32 v93, 0, v9
	v_lshlrev_b32_e32 v9, 4, v10
	.loc	1 77 26                         ; authors.py:77:26
	s_mul_i32 s2, s34, s15
	.loc	1 78 13                         ; authors.py:78:13
	s_and_b32 s17, s7, 0xffff
	.loc	1 77 19                         ; authors.py:77:19
	s_add_i32 s3, s2, s40
	.loc	1 83 39                         ; authors.py:83:39
	v_cmp_gt_i32_e32 vcc_lo, s34, v91
	v_cmp_gt_i32_e64 s2, s34, v92
	.loc	1 78 13                         ; authors.py:78:13
	s_mov_b32 s16, s6
	.loc	1 84 17                         ; authors.py:84:17
	s_mov_b32 s22, s38
	s_mov_b32 s23, s39
	.loc	1 75 13                         ; authors.py:75:13
	s_waitcnt vmcnt(1)
	ds_store_b128 v93, v[1:4]
	s_waitcnt vmcnt(0)
	ds_store_b128 v93, v[5:8] offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 76 16                         ; authors.py:76:16
	s_clause 0x1
	buffer_load_b128 v[1:4], v11, s[8:11], 0 offen
	buffer_load_b128 v[5:8], v12, s[8:11], 0 offen
	.loc	1 83 15                         ; authors.py:83:15
	v_add_lshl_u32 v11, v89, s43, 1
	.loc	1 71 41                         ; authors.py:71:41
	v_and_b32_e32 v104, 15, v0
	.loc	1 77 11                         ; authors.py:77:11
	s_and_b32 s9, s5, 0xffff
	.loc	1 80 5                          ; authors.py:80:5
	s_cmp_lt_u32 s40, 0x7fffffe0
	.loc	1 77 11                         ; authors.py:77:11
	s_mov_b32 s8, s4
	.loc	1 80 5                          ; authors.py:80:5
	s_cselect_b32 s4, -1, 0
	.loc	1 75 13                         ; authors.py:75:13
	v_lshl_or_b32 v90, v104, 7, v9
	.loc	1 71 41                         ; authors.py:71:41
	v_or_b32_e32 v10, s41, v104
	.loc	1 80 5                          ; authors.py:80:5
	s_and_b32 vcc_lo, s4, vcc_lo
	.loc	1 83 15                         ; authors.py:83:15
	s_and_b32 s37, s37, 0xffff
	.loc	1 84 17                         ; authors.py:84:17
	s_and_b32 s21, s21, 0xffff
	.loc	1 75 13                         ; authors.py:75:13
	v_lshl_or_b32 v9, s42, 6, v90
	.loc	1 71 12                         ; authors.py:71:12
	v_or_b32_e32 v106, s40, v10
	v_xor_b32_e32 v98, 16, v90
	v_xor_b32_e32 v99, 32, v90
	v_xor_b32_e32 v97, 48, v90
	.loc	1 75 13                         ; authors.py:75:13
	v_add_nc_u32_e32 v13, 0, v9
	v_xad_u32 v14, v9, 16, 0
	v_xad_u32 v15, v9, 32, 0
	v_xad_u32 v16, v9, 48, 0
	v_xad_u32 v17, v9, 64, 0
	v_xad_u32 v18, 0x50, v9, 0
	v_xad_u32 v19, 0x60, v9, 0
	v_xad_u32 v20, 0x70, v9, 0
	ds_load_b128 v[72:75], v13
	ds_load_b128 v[76:79], v14
	ds_load_b128 v[64:67], v15
	ds_load_b128 v[68:71], v16
	ds_load_b128 v[56:59], v17
	ds_load_b128 v[60:63], v18
	ds_load_b128 v[48:51], v19
	ds_load_b128 v[52:55], v20
	.loc	1 77 11                         ; authors.py:77:11
	v_add_lshl_u32 v9, s3, v10, 2
	.loc	1 77 65 is_stmt 0               ; authors.py:77:65
	v_cmp_gt_i32_e64 s3, s34, v106
	.loc	1 83 15 is_stmt 1               ; authors.py:83:15
	v_add_lshl_u32 v10, v88, s43, 1
	v_xor_b32_e32 v96, 64, v90
	v_xor_b32_e32 v94, 0x50, v90
	v_xor_b32_e32 v95, 0x60, v90
	.loc	1 77 11                         ; authors.py:77:11
	v_cndmask_b32_e64 v9, 0x80000000, v9, s3
	.loc	1 83 15                         ; authors.py:83:15
	v_cndmask_b32_e32 v10, 0x80000000, v10, vcc_lo
	.loc	1 80 5                          ; authors.py:80:5
	s_and_b32 vcc_lo, s4, s2
	v_xor_b32_e32 v101, 0x70, v90
	.loc	1 83 15                         ; authors.py:83:15
	v_dual_cndmask_b32 v21, 0x80000000, v11 :: v_dual_lshlrev_b32 v100, 1, v104
	.loc	1 75 13                         ; authors.py:75:13
	s_waitcnt lgkmcnt(7)
	v_lshrrev_b32_e32 v185, 16, v72
	v_lshrrev_b32_e32 v186, 16, v73
	v_lshrrev_b32_e32 v187, 16, v74
	v_lshrrev_b32_e32 v188, 16, v75
	s_waitcnt lgkmcnt(6)
	v_lshrrev_b32_e32 v189, 16, v76
	v_lshrrev_b32_e32 v190, 16, v77
	v_lshrrev_b32_e32 v191, 16, v78
	v_lshrrev_b32_e32 v192, 16, v79
	s_waitcnt lgkmcnt(5)
	v_lshrrev_b32_e32 v177, 16, v64
	v_lshrrev_b32_e32 v178, 16, v65
	v_lshrrev_b32_e32 v179, 16, v66
	v_lshrrev_b32_e32 v180, 16, v67
	s_waitcnt lgkmcnt(4)
	v_lshrrev_b32_e32 v181, 16, v68
	v_lshrrev_b32_e32 v182, 16, v69
	v_lshrrev_b32_e32 v183, 16, v70
	v_lshrrev_b32_e32 v184, 16, v71
	s_waitcnt lgkmcnt(3)
	v_lshrrev_b32_e32 v169, 16, v56
	v_lshrrev_b32_e32 v170, 16, v57
	v_lshrrev_b32_e32 v171, 16, v58
	v_lshrrev_b32_e32 v172, 16, v59
	s_waitcnt lgkmcnt(2)
	v_lshrrev_b32_e32 v173, 16, v60
	v_lshrrev_b32_e32 v174, 16, v61
	v_lshrrev_b32_e32 v175, 16, v62
	v_lshrrev_b32_e32 v176, 16, v63
	s_waitcnt lgkmcnt(1)
	v_lshrrev_b32_e32 v157, 16, v48
	v_lshrrev_b32_e32 v158, 16, v49
	v_lshrrev_b32_e32 v159, 16, v50
	v_lshrrev_b32_e32 v161, 16, v51
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v164, 16, v52
	v_lshrrev_b32_e32 v166, 16, v53
	v_lshrrev_b32_e32 v167, 16, v54
	v_lshrrev_b32_e32 v168, 16, v55
	s_mov_b32 s2, 0
	.loc	1 80 5                          ; authors.py:80:5
	s_cmp_gt_i32 s40, 0
	.loc	1 76 16                         ; authors.py:76:16
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v93, v[1:4]
	ds_store_b128 v93, v[5:8] offset:2048
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 77 11                         ; authors.py:77:11
	buffer_load_b32 v108, v9, s[8:11], 0 offen
	.loc	1 78 13                         ; authors.py:78:13
	buffer_load_b32 v107, v9, s[16:19], 0 offen
	.loc	1 83 15                         ; authors.py:83:15
	s_clause 0x1
	buffer_load_b128 v[1:4], v10, s[36:39], 0 offen
	buffer_load_b128 v[5:8], v21, s[36:39], 0 offen
	.loc	1 84 17                         ; authors.py:84:17
	s_clause 0x1
	buffer_load_b128 v[9:12], v10, s[20:23], 0 offen
	buffer_load_b128 v[80:83], v21, s[20:23], 0 offen
	.loc	1 76 16                         ; authors.py:76:16
	ds_load_b128 v[40:43], v13
	ds_load_b128 v[44:47], v14
	ds_load_b128 v[32:35], v15
	ds_load_b128 v[36:39], v16
	ds_load_b128 v[24:27], v17
	ds_load_b128 v[28:31], v18
	ds_load_b128 v[16:19], v19
	ds_load_b128 v[20:23], v20
	s_waitcnt lgkmcnt(7)
	v_lshrrev_b32_e32 v148, 16, v40
	v_lshrrev_b32_e32 v150, 16, v41
	v_lshrrev_b32_e32 v151, 16, v42
	v_lshrrev_b32_e32 v152, 16, v43
	s_waitcnt lgkmcnt(6)
	v_lshrrev_b32_e32 v153, 16, v44
	v_lshrrev_b32_e32 v154, 16, v45
	v_lshrrev_b32_e32 v155, 16, v46
	v_lshrrev_b32_e32 v156, 16, v47
	s_waitcnt lgkmcnt(5)
	v_lshrrev_b32_e32 v141, 16, v32
	v_lshrrev_b32_e32 v142, 16, v33
	v_lshrrev_b32_e32 v143, 16, v34
	v_lshrrev_b32_e32 v144, 16, v35
	s_waitcnt lgkmcnt(4)
	v_lshrrev_b32_e32 v145, 16, v36
	v_lshrrev_b32_e32 v146, 16, v37
	v_lshrrev_b32_e32 v147, 16, v38
	v_lshrrev_b32_e32 v149, 16, v39
	s_waitcnt lgkmcnt(3)
	v_lshrrev_b32_e32 v133, 16, v24
	v_lshrrev_b32_e32 v134, 16, v25
	v_lshrrev_b32_e32 v135, 16, v26
	v_lshrrev_b32_e32 v136, 16, v27
	s_waitcnt lgkmcnt(2)
	v_lshrrev_b32_e32 v137, 16, v28
	v_lshrrev_b32_e32 v138, 16, v29
	v_lshrrev_b32_e32 v139, 16, v30
	v_lshrrev_b32_e32 v140, 16, v31
	s_waitcnt lgkmcnt(1)
	v_lshrrev_b32_e32 v124, 16, v16
	v_lshrrev_b32_e32 v125, 16, v17
	v_lshrrev_b32_e32 v126, 16, v18
	v_lshrrev_b32_e32 v127, 16, v19
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v129, 16, v20
	v_lshrrev_b32_e32 v130, 16, v21
	v_lshrrev_b32_e32 v131, 16, v22
	v_lshrrev_b32_e32 v132, 16, v23
	.loc	1 83 15                         ; authors.py:83:15
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v93, v[1:4]
	ds_store_b128 v93, v[5:8] offset:2048
	.loc	1 84 17                         ; authors.py:84:17
	ds_store_b128 v93, v[9:12] offset:4096
	ds_store_b128 v93, v[80:83] offset:6144
	.loc	1 80 5                          ; authors.py:80:5
	s_cbranch_scc1 .LBB0_2
; %bb.1:                                ; %.._crit_edge_crit_edge
	.loc	1 88 18                         ; authors.py:88:18
	v_lshlrev_b32_e32 v198, 1, v104
	.loc	1 83 15                         ; authors.py:83:15
	v_xor_b32_e32 v80, 16, v90
	v_xor_b32_e32 v81, 32, v90
	v_xor_b32_e32 v82, 48, v90
	v_xor_b32_e32 v83, 64, v90
	.loc	1 88 18                         ; authors.py:88:18
	v_or_b32_e32 v160, s42, v198
	.loc	1 83 15                         ; authors.py:83:15
	v_xor_b32_e32 v84, 0x50, v90
	v_xor_b32_e32 v85, 0x60, v90
	v_xor_b32_e32 v86, 0x70, v90
	v_or_b32_e32 v103, 0x800, v80
	v_or_b32_e32 v102, 0x800, v81
	.loc	1 88 18                         ; authors.py:88:18
	v_xor_b32_e32 v162, 0x90, v160
	v_xor_b32_e32 v163, 0x120, v160
	v_xor_b32_e32 v165, 0x1b0, v160
	.loc	1 83 15                         ; authors.py:83:15
	v_or_b32_e32 v193, 0x800, v82
	v_or_b32_e32 v194, 0x800, v83
	v_or_b32_e32 v195, 0x800, v84
	v_or_b32_e32 v196, 0x800, v85
	v_or_b32_e32 v197, 0x800, v86
	s_branch .LBB0_3
.LBB0_2:
	.loc	1 0 15 is_stmt 0                ; authors.py:0:15
	s_mov_b32 s2, -1
                                        ; implicit-def: $vgpr198
                                        ; implicit-def: $vgpr160
                                        ; implicit-def: $vgpr162
                                        ; implicit-def: $vgpr163
                                        ; implicit-def: $vgpr165
                                        ; implicit-def: $vgpr80
                                        ; implicit-def: $vgpr103
                                        ; implicit-def: $vgpr81
                                        ; implicit-def: $vgpr102
                                        ; implicit-def: $vgpr82
                                        ; implicit-def: $vgpr193
                                        ; implicit-def: $vgpr83
                                        ; implicit-def: $vgpr194
                                        ; implicit-def: $vgpr84
                                        ; implicit-def: $vgpr195
                                        ; implicit-def: $vgpr85
                                        ; implicit-def: $vgpr196
                                        ; implicit-def: $vgpr86
                                        ; implicit-def: $vgpr197
.LBB0_3:                                ; %Flow320
	s_clause 0x1
	s_load_b64 s[16:17], s[0:1], 0x20
	s_load_b32 s15, s[0:1], 0x38
	v_dual_mov_b32 v7, 0 :: v_dual_and_b32 v0, 16, v0
	s_and_b32 s18, s12, 64
	v_or_b32_e32 v110, 2, v105
	v_or_b32_e32 v111, 4, v105
	v_or_b32_e32 v112, 6, v105
	v_or_b32_e32 v113, 8, v105
	v_or_b32_e32 v114, 10, v105
	v_or_b32_e32 v115, 12, v105
	v_or_b32_e32 v116, 14, v105
	v_or_b32_e32 v117, 16, v105
	v_or_b32_e32 v118, 18, v105
	v_or_b32_e32 v119, 20, v105
	v_or_b32_e32 v120, 22, v105
	v_or_b32_e32 v121, 24, v105
	v_or_b32_e32 v122, 26, v105
	v_or_b32_e32 v123, 28, v105
	v_or_b32_e32 v128, 30, v105
	s_and_b32 s0, s2, exec_lo
	v_dual_mov_b32 v6, v7 :: v_dual_lshlrev_b32 v109, 2, v0
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v15, v7
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v13, v7
	v_mov_b32_e32 v12, v7
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v10, v7
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v7
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_7
; %bb.4:                                ; %.lr.ph
	v_or_b32_e32 v160, s42, v100
	v_add3_u32 v3, 0, s42, v109
	v_or_b32_e32 v103, 0x800, v98
	v_or_b32_e32 v102, 0x800, v99
	v_or_b32_e32 v193, 0x800, v97
	v_xor_b32_e32 v0, 16, v160
	v_xor_b32_e32 v1, 32, v160
	v_xor_b32_e32 v2, 48, v160
	v_mov_b32_e32 v8, 0
	v_xor_b32_e32 v162, 0x90, v160
	v_xor_b32_e32 v163, 0x120, v160
	v_xor_b32_e32 v165, 0x1b0, v160
	v_or_b32_e32 v194, 0x800, v96
	v_or_b32_e32 v195, 0x800, v94
	v_or_b32_e32 v196, 0x800, v95
	v_or_b32_e32 v197, 0x800, v101
	v_mov_b16_e64 v79.h, v192.l
	v_mov_b16_e64 v78.h, v191.l
	v_mov_b16_e64 v77.h, v190.l
	v_mov_b16_e64 v76.h, v189.l
	v_mov_b16_e64 v75.h, v188.l
	v_mov_b16_e64 v74.h, v187.l
	v_mov_b16_e64 v73.h, v186.l
	v_mov_b16_e64 v72.h, v185.l
	v_mov_b16_e64 v71.h, v184.l
	v_mov_b16_e64 v70.h, v183.l
	v_mov_b16_e64 v69.h, v182.l
	v_mov_b16_e64 v68.h, v181.l
	v_mov_b16_e64 v67.h, v180.l
	v_mov_b16_e64 v66.h, v179.l
	v_mov_b16_e64 v65.h, v178.l
	v_mov_b16_e64 v64.h, v177.l
	v_mov_b16_e64 v63.h, v176.l
	v_mov_b16_e64 v62.h, v175.l
	v_mov_b16_e64 v61.h, v174.l
	v_mov_b16_e64 v60.h, v173.l
	v_mov_b16_e64 v59.h, v172.l
	v_mov_b16_e64 v58.h, v171.l
	v_mov_b16_e64 v57.h, v170.l
	v_mov_b16_e64 v56.h, v169.l
	v_mov_b16_e64 v55.h, v168.l
	v_mov_b16_e64 v54.h, v167.l
	v_mov_b16_e64 v53.h, v166.l
	v_mov_b16_e64 v52.h, v164.l
	v_mov_b16_e64 v51.h, v161.l
	v_mov_b16_e64 v50.h, v159.l
	v_mov_b16_e64 v49.h, v158.l
	v_mov_b16_e64 v48.h, v157.l
	v_mov_b16_e64 v47.h, v156.l
	v_mov_b16_e64 v46.h, v155.l
	v_mov_b16_e64 v45.h, v154.l
	v_mov_b16_e64 v44.h, v153.l
	v_mov_b16_e64 v43.h, v152.l
	v_mov_b16_e64 v42.h, v151.l
	v_mov_b16_e64 v41.h, v150.l
	v_mov_b16_e64 v40.h, v148.l
	v_mov_b16_e64 v39.h, v149.l
	v_mov_b16_e64 v38.h, v147.l
	v_mov_b16_e64 v37.h, v146.l
	v_mov_b16_e64 v36.h, v145.l
	v_mov_b16_e64 v35.h, v144.l
	v_mov_b16_e64 v34.h, v143.l
	v_mov_b16_e64 v33.h, v142.l
	v_mov_b16_e64 v32.h, v141.l
	v_mov_b16_e64 v31.h, v140.l
	v_mov_b16_e64 v30.h, v139.l
	v_mov_b16_e64 v29.h, v138.l
	v_mov_b16_e64 v28.h, v137.l
	v_mov_b16_e64 v27.h, v136.l
	v_mov_b16_e64 v26.h, v135.l
	v_mov_b16_e64 v25.h, v134.l
	v_mov_b16_e64 v24.h, v133.l
	v_mov_b16_e64 v23.h, v132.l
	v_mov_b16_e64 v22.h, v131.l
	v_mov_b16_e64 v21.h, v130.l
	v_mov_b16_e64 v20.h, v129.l
	v_mov_b16_e32 v19.h, v127.l
	v_mov_b16_e32 v18.h, v126.l
	v_mov_b16_e32 v17.h, v125.l
	v_mov_b16_e32 v16.h, v124.l
	v_add_nc_u32_e32 v199, 0, v1
	v_dual_mov_b32 v9, v8 :: v_dual_add_nc_u32 v198, 0, v0
	v_dual_mov_b32 v11, v8 :: v_dual_add_nc_u32 v200, 0, v2
	v_dual_mov_b32 v10, v8 :: v_dual_add_nc_u32 v201, v3, v100
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v8
	v_mov_b32_e32 v14, v8
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v6, v8
	v_mov_b32_e32 v7, v8
	.loc	1 80 5 is_stmt 1                ; authors.py:80:5
	s_mov_b32 s24, 0
	s_lshr_b32 s19, s18, 1
	s_mov_b32 s22, s38
	s_mov_b32 s23, s39
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_mov_b32 s28, s24
	s_mov_b32 s29, s24
	s_mov_b32 s30, s24
	s_mov_b32 s31, s24
	s_mov_b32 s14, s24
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 0 5 is_stmt 0                 ; authors.py:0:5
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 80 5                          ; authors.py:80:5
	s_add_i32 s44, s14, 32
	.loc	1 85 26 is_stmt 1               ; authors.py:85:26
	v_dual_mov_b32 v243, s31 :: v_dual_add_nc_u32 v228, 0, v90
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v80, s44, v92
	.loc	1 83 23                         ; authors.py:83:23
	s_mul_i32 s0, s44, s33
	.loc	1 85 26                         ; authors.py:85:26
	v_dual_mov_b32 v242, s30 :: v_dual_mov_b32 v241, s29
	.loc	1 83 23                         ; authors.py:83:23
	s_add_i32 s0, s0, s43
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 83 39 is_stmt 0               ; authors.py:83:39
	v_cmp_gt_i32_e32 vcc_lo, s34, v80
	.loc	1 81 19 is_stmt 1               ; authors.py:81:19
	v_or_b32_e32 v80, s44, v91
	.loc	1 83 15                         ; authors.py:83:15
	v_add_lshl_u32 v81, s0, v89, 1
	v_add_lshl_u32 v82, s0, v88, 1
	v_add_nc_u32_e32 v232, 0, v98
	.loc	1 85 26                         ; authors.py:85:26
	v_dual_mov_b32 v240, s28 :: v_dual_mov_b32 v239, s27
	.loc	1 83 39                         ; authors.py:83:39
	v_cmp_gt_i32_e64 s0, s34, v80
	.loc	1 83 15 is_stmt 0               ; authors.py:83:15
	v_cndmask_b32_e32 v203, 0x80000000, v81, vcc_lo
	.loc	1 85 26 is_stmt 1               ; authors.py:85:26
	v_dual_mov_b32 v238, s26 :: v_dual_mov_b32 v237, s25
	v_dual_mov_b32 v236, s24 :: v_dual_add_nc_u32 v253, 0, v99
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 83 15                         ; authors.py:83:15
	v_cndmask_b32_e64 v202, 0x80000000, v82, s0
	s_clause 0x1
	buffer_load_b128 v[80:83], v202, s[36:39], 0 offen
	buffer_load_b128 v[84:87], v203, s[36:39], 0 offen
	v_add_nc_u32_e32 v252, 0, v97
	.loc	1 80 5                          ; authors.py:80:5
	s_cmp_lt_i32 s44, s40
	.loc	1 88 18                         ; authors.py:88:18
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 83 15                         ; authors.py:83:15
	ds_load_b128 v[208:211], v232
	ds_load_b128 v[204:207], v228
	ds_load_b128 v[212:215], v228 offset:2048
	ds_load_b128 v[216:219], v232 offset:2048
	.loc	1 84 17                         ; authors.py:84:17
	ds_load_b128 v[224:227], v232 offset:4096
	ds_load_b128 v[220:223], v228 offset:4096
	ds_load_b128 v[228:231], v228 offset:6144
	ds_load_b128 v[232:235], v232 offset:6144
	.loc	1 85 26                         ; authors.py:85:26
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[244:251], v[204:211], v[72:79], v[236:243]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[204:211], v[212:219], v[72:79], v[236:243]
	.loc	1 87 28                         ; authors.py:87:28
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[212:219], v[220:227], v[40:47], v[236:243]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[220:227], v[228:235], v[40:47], v[236:243]
	.loc	1 83 15                         ; authors.py:83:15
	ds_load_b128 v[232:235], v252
	ds_load_b128 v[228:231], v253
	ds_load_b128 v[236:239], v253 offset:2048
	ds_load_b128 v[240:243], v252 offset:2048
	.loc	1 85 26                         ; authors.py:85:26
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[244:251], v[228:235], v[64:71], v[244:251]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[204:211], v[236:243], v[64:71], v[204:211]
	.loc	1 84 17                         ; authors.py:84:17
	ds_load_b128 v[232:235], v252 offset:4096
	ds_load_b128 v[228:231], v253 offset:4096
	ds_load_b128 v[236:239], v253 offset:6144
	ds_load_b128 v[240:243], v252 offset:6144
	.loc	1 83 15                         ; authors.py:83:15
	v_add_nc_u32_e32 v252, 0, v94
	v_add_nc_u32_e32 v253, 0, v96
	.loc	1 87 28                         ; authors.py:87:28
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[212:219], v[228:235], v[32:39], v[212:219]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[220:227], v[236:243], v[32:39], v[220:227]
	.loc	1 83 15                         ; authors.py:83:15
	ds_load_b128 v[232:235], v252
	ds_load_b128 v[228:231], v253
	ds_load_b128 v[236:239], v253 offset:2048
	ds_load_b128 v[240:243], v252 offset:2048
	.loc	1 85 26                         ; authors.py:85:26
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[244:251], v[228:235], v[56:63], v[244:251]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[204:211], v[236:243], v[56:63], v[204:211]
	.loc	1 84 17                         ; authors.py:84:17
	ds_load_b128 v[232:235], v252 offset:4096
	ds_load_b128 v[228:231], v253 offset:4096
	ds_load_b128 v[236:239], v253 offset:6144
	ds_load_b128 v[240:243], v252 offset:6144
	.loc	1 83 15                         ; authors.py:83:15
	v_add_nc_u32_e32 v252, 0, v101
	v_add_nc_u32_e32 v253, 0, v95
	.loc	1 87 28                         ; authors.py:87:28
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[212:219], v[228:235], v[24:31], v[212:219]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[220:227], v[236:243], v[24:31], v[220:227]
	.loc	1 83 15                         ; authors.py:83:15
	ds_load_b128 v[232:235], v252
	ds_load_b128 v[228:231], v253
	ds_load_b128 v[236:239], v253 offset:2048
	ds_load_b128 v[240:243], v252 offset:2048
	.loc	1 85 26                         ; authors.py:85:26
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[244:251], v[228:235], v[48:55], v[244:251]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[204:211], v[236:243], v[48:55], v[204:211]
	.loc	1 84 17                         ; authors.py:84:17
	ds_load_b128 v[232:235], v252 offset:4096
	ds_load_b128 v[228:231], v253 offset:4096
	ds_load_b128 v[236:239], v253 offset:6144
	ds_load_b128 v[240:243], v252 offset:6144
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v110
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v205, s15, v205, -v108
	v_fma_f32 v207, s15, v207, -v108
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 86 18                         ; authors.py:86:18
	v_cmp_ge_i32_e32 vcc_lo, v106, v252
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v111
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v209, s15, v209, -v108
	.loc	1 85 18 is_stmt 0               ; authors.py:85:18
	v_exp_f32_e32 v205, v205
	v_exp_f32_e32 v207, v207
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v211, s15, v211, -v108
	.loc	1 86 18 is_stmt 1               ; authors.py:86:18
	v_cmp_ge_i32_e64 s0, v106, v252
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v112
	.loc	1 85 18                         ; authors.py:85:18
	v_exp_f32_e32 v209, v209
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v211, v211
	.loc	1 86 18                         ; authors.py:86:18
	v_cmp_ge_i32_e64 s1, v106, v252
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v113
	.loc	1 87 28                         ; authors.py:87:28
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[212:219], v[228:235], v[16:23], v[212:219]
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v229, s15, v244, -v108
	v_fma_f32 v231, s15, v245, -v108
	v_fma_f32 v233, s15, v246, -v108
	.loc	1 86 18                         ; authors.py:86:18
	v_cmp_ge_i32_e64 s2, v106, v252
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v114
	.loc	1 85 18                         ; authors.py:85:18
	v_exp_f32_e32 v229, v229
	v_exp_f32_e32 v231, v231
	.loc	1 85 26 is_stmt 0               ; authors.py:85:26
	v_fma_f32 v235, s15, v247, -v108
	.loc	1 87 28 is_stmt 1               ; authors.py:87:28
	v_sub_f32_e32 v244, v212, v107
	.loc	1 86 18                         ; authors.py:86:18
	v_cmp_ge_i32_e64 s3, v106, v252
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v115
	.loc	1 85 18                         ; authors.py:85:18
	v_exp_f32_e32 v233, v233
	.loc	1 87 28                         ; authors.py:87:28
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[220:227], v[236:243], v[16:23], v[220:227]
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v236, s15, v248, -v108
	v_fma_f32 v241, s15, v206, -v108
	.loc	1 86 18                         ; authors.py:86:18
	v_cmp_ge_i32_e64 s4, v106, v252
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v116
	.loc	1 87 28                         ; authors.py:87:28
	v_dual_sub_f32 v213, v213, v107 :: v_dual_add_nc_u32 v230, 0, v160
	.loc	1 85 18                         ; authors.py:85:18
	v_exp_f32_e32 v235, v235
	.loc	1 85 26 is_stmt 0               ; authors.py:85:26
	v_fma_f32 v237, s15, v249, -v108
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 86 18 is_stmt 1               ; authors.py:86:18
	v_cmp_ge_i32_e64 s5, v106, v252
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v117
	.loc	1 87 28                         ; authors.py:87:28
	v_sub_f32_e32 v245, v214, v107
	.loc	1 85 18                         ; authors.py:85:18
	v_exp_f32_e32 v236, v236
	v_exp_f32_e32 v241, v241
	.loc	1 85 26 is_stmt 0               ; authors.py:85:26
	v_fma_f32 v238, s15, v250, -v108
	.loc	1 86 18 is_stmt 1               ; authors.py:86:18
	v_cmp_ge_i32_e64 s6, v106, v252
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v118
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v242, s15, v208, -v108
	.loc	1 87 28                         ; authors.py:87:28
	v_sub_f32_e32 v215, v215, v107
	v_sub_f32_e32 v221, v221, v107
	.loc	1 85 18                         ; authors.py:85:18
	v_exp_f32_e32 v237, v237
	.loc	1 86 18                         ; authors.py:86:18
	v_cmp_ge_i32_e64 s7, v106, v252
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v119
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v239, s15, v251, -v108
	.loc	1 87 28                         ; authors.py:87:28
	v_sub_f32_e32 v246, v216, v107
	v_sub_f32_e32 v249, v222, v107
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e64 v205, 0, v205, s7
	v_cmp_ge_i32_e64 s8, v106, v252
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v120
	.loc	1 85 18                         ; authors.py:85:18
	v_exp_f32_e32 v238, v238
	v_exp_f32_e32 v242, v242
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixhi_f16 v134, v205, v221, neg(0)
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e64 v205, 0, v241, s8
	v_cmp_ge_i32_e64 s9, v106, v252
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v121
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v240, s15, v204, -v108
	v_fma_f32 v243, s15, v210, -v108
	.loc	1 87 28                         ; authors.py:87:28
	v_sub_f32_e32 v217, v217, v107
	v_sub_f32_e32 v223, v223, v107
	.loc	1 86 18                         ; authors.py:86:18
	v_cmp_ge_i32_e64 s10, v106, v252
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v122
	.loc	1 85 18                         ; authors.py:85:18
	v_exp_f32_e32 v239, v239
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixhi_f16 v135, v205, v249, neg(0)
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e64 v205, 0, v207, s9
	.loc	1 87 28                         ; authors.py:87:28
	v_sub_f32_e32 v247, v218, v107
	.loc	1 86 18                         ; authors.py:86:18
	v_cmp_ge_i32_e64 s11, v106, v252
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v123
	.loc	1 87 28                         ; authors.py:87:28
	v_sub_f32_e32 v250, v224, v107
	.loc	1 85 18                         ; authors.py:85:18
	v_exp_f32_e32 v240, v240
	v_exp_f32_e32 v243, v243
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixhi_f16 v136, v205, v223, neg(0)
	.loc	1 86 18                         ; authors.py:86:18
	v_cmp_ge_i32_e64 s12, v106, v252
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v128
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e64 v205, 0, v242, s10
	.loc	1 87 28                         ; authors.py:87:28
	v_sub_f32_e32 v219, v219, v107
	v_sub_f32_e32 v225, v225, v107
	v_sub_f32_e32 v248, v220, v107
	.loc	1 86 18                         ; authors.py:86:18
	v_cmp_ge_i32_e64 s13, v106, v252
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v252, s14, v105
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixhi_f16 v137, v205, v250, neg(0)
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e64 v205, 0, v209, s11
	.loc	1 87 28                         ; authors.py:87:28
	v_sub_f32_e32 v251, v226, v107
	.loc	1 88 18                         ; authors.py:88:18
	ds_load_u16_d16 v204, v230
	ds_load_u16_d16 v206, v230 offset:576
	ds_load_u16_d16 v208, v230 offset:1024
	ds_load_u16_d16 v210, v230 offset:1600
	ds_load_u16_d16 v212, v230 offset:64
	ds_load_u16_d16 v216, v230 offset:1088
	ds_load_u16_d16 v218, v230 offset:1536
	ds_load_u16_d16 v214, v230 offset:512
	ds_load_u16_d16 v220, v230 offset:2048
	ds_load_u16_d16 v222, v230 offset:2624
	ds_load_u16_d16 v224, v230 offset:3072
	ds_load_u16_d16 v226, v230 offset:3648
	ds_load_u16_d16 v228, v230 offset:2112
	ds_load_u16_d16 v232, v230 offset:3136
	ds_load_u16_d16 v234, v230 offset:3584
	ds_load_u16_d16 v230, v230 offset:2560
	.loc	1 86 18                         ; authors.py:86:18
	v_cmp_ge_i32_e64 s14, v106, v252
	.loc	1 88 25                         ; authors.py:88:25
	v_add_nc_u32_e32 v252, s19, v100
	v_fma_mixhi_f16 v138, v205, v225, neg(0)
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e64 v205, 0, v243, s12
	.loc	1 87 28                         ; authors.py:87:28
	v_sub_f32_e32 v227, v227, v107
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e64 v229, 0, v229, s14
	s_mov_b32 s14, s44
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixhi_f16 v139, v205, v251, neg(0)
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e64 v205, 0, v211, s13
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixhi_f16 v124, v229, v244, neg(0)
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e32 v229, 0, v231, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixhi_f16 v140, v205, v227, neg(0)
	v_fma_mixhi_f16 v125, v229, v213, neg(0)
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e64 v213, 0, v233, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixhi_f16 v126, v213, v245, neg(0)
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e64 v213, 0, v235, s1
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixhi_f16 v127, v213, v215, neg(0)
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e64 v213, 0, v236, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixhi_f16 v129, v213, v246, neg(0)
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e64 v213, 0, v237, s3
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixhi_f16 v130, v213, v217, neg(0)
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e64 v213, 0, v238, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixhi_f16 v131, v213, v247, neg(0)
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e64 v213, 0, v239, s5
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixhi_f16 v132, v213, v219, neg(0)
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e64 v213, 0, v240, s6
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixhi_f16 v133, v213, v248, neg(0)
	.loc	1 84 17                         ; authors.py:84:17
	s_clause 0x1
	buffer_load_b128 v[244:247], v202, s[20:23], 0 offen
	buffer_load_b128 v[248:251], v203, s[20:23], 0 offen
	.loc	1 88 25                         ; authors.py:88:25
	ds_store_b16_d16_hi v201, v124 offset:8192
	ds_store_b16_d16_hi v201, v125 offset:8320
	ds_store_b16_d16_hi v201, v126 offset:8448
	ds_store_b16_d16_hi v201, v127 offset:8576
	ds_store_b16_d16_hi v201, v129 offset:8704
	ds_store_b16_d16_hi v201, v130 offset:8832
	ds_store_b16_d16_hi v201, v131 offset:8960
	ds_store_b16_d16_hi v201, v132 offset:9088
	ds_store_b16_d16_hi v201, v133 offset:9216
	ds_store_b16_d16_hi v201, v134 offset:9344
	ds_store_b16_d16_hi v201, v135 offset:9472
	ds_store_b16_d16_hi v201, v136 offset:9600
	ds_store_b16_d16_hi v201, v137 offset:9728
	ds_store_b16_d16_hi v201, v138 offset:9856
	ds_store_b16_d16_hi v201, v139 offset:9984
	ds_store_b16_d16_hi v201, v140 offset:10112
	.loc	1 88 18 is_stmt 0               ; authors.py:88:18
	ds_load_u16_d16 v205, v199 offset:256
	ds_load_u16_d16 v207, v199 offset:832
	ds_load_u16_d16 v209, v199 offset:1280
	ds_load_u16_d16 v211, v199 offset:1856
	ds_load_u16_d16 v213, v199 offset:320
	ds_load_u16_d16 v217, v199 offset:1344
	ds_load_u16_d16 v219, v199 offset:1792
	ds_load_u16_d16 v215, v199 offset:768
	ds_load_u16_d16 v221, v199 offset:2304
	ds_load_u16_d16 v223, v199 offset:2880
	ds_load_u16_d16 v225, v199 offset:3328
	ds_load_u16_d16 v227, v199 offset:3904
	ds_load_u16_d16 v229, v199 offset:2368
	ds_load_u16_d16 v233, v199 offset:3392
	ds_load_u16_d16 v235, v199 offset:3840
	ds_load_u16_d16 v231, v199 offset:2816
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v204, v198 offset:128
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v206, v198 offset:704
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v208, v198 offset:1152
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v210, v198 offset:1728
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v212, v198 offset:192
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v216, v198 offset:1216
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v218, v198 offset:1664
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v214, v198 offset:640
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v220, v198 offset:2176
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v222, v198 offset:2752
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v224, v198 offset:3200
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v226, v198 offset:3776
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v228, v198 offset:2240
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v232, v198 offset:3264
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v234, v198 offset:3712
	s_waitcnt lgkmcnt(47)
	ds_load_u16_d16_hi v230, v198 offset:2688
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v205, v200 offset:384
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v207, v200 offset:960
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v209, v200 offset:1408
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v211, v200 offset:1984
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v213, v200 offset:448
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v217, v200 offset:1472
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v219, v200 offset:1920
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v215, v200 offset:896
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v221, v200 offset:2432
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v223, v200 offset:3008
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v225, v200 offset:3456
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v227, v200 offset:4032
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v229, v200 offset:2496
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v233, v200 offset:3520
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v235, v200 offset:3968
	s_waitcnt lgkmcnt(31)
	ds_load_u16_d16_hi v231, v200 offset:2944
	.loc	1 88 25                         ; authors.py:88:25
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_u16_d16 v236, v252 offset:8192
	ds_load_u16_d16 v237, v252 offset:8320
	ds_load_u16_d16 v238, v252 offset:8448
	ds_load_u16_d16 v239, v252 offset:8576
	ds_load_u16_d16 v240, v252 offset:8704
	ds_load_u16_d16 v241, v252 offset:8832
	ds_load_u16_d16 v242, v252 offset:8960
	ds_load_u16_d16 v243, v252 offset:9088
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v236, v252 offset:8256
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v237, v252 offset:8384
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v238, v252 offset:8512
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v239, v252 offset:8640
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v240, v252 offset:8768
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v241, v252 offset:8896
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v242, v252 offset:9024
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v243, v252 offset:9152
	.loc	1 88 18                         ; authors.py:88:18
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[8:15], v[204:211], v[236:243], v[8:15]
	.loc	1 88 25                         ; authors.py:88:25
	ds_load_u16_d16 v202, v252 offset:9216
	ds_load_u16_d16 v203, v252 offset:9344
	ds_load_u16_d16 v204, v252 offset:9472
	ds_load_u16_d16 v205, v252 offset:9600
	ds_load_u16_d16 v206, v252 offset:9728
	ds_load_u16_d16 v207, v252 offset:9856
	ds_load_u16_d16 v208, v252 offset:9984
	ds_load_u16_d16 v209, v252 offset:10112
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v202, v252 offset:9280
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v203, v252 offset:9408
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v204, v252 offset:9536
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v205, v252 offset:9664
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v206, v252 offset:9792
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v207, v252 offset:9920
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v208, v252 offset:10048
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v209, v252 offset:10176
	.loc	1 88 18                         ; authors.py:88:18
	v_wmma_f32_16x16x16_f16 v[0:7], v[212:219], v[236:243], v[0:7]
	.loc	1 83 15 is_stmt 1               ; authors.py:83:15
	ds_store_b128 v93, v[80:83]
	ds_store_b128 v93, v[84:87] offset:2048
	.loc	1 84 17                         ; authors.py:84:17
	ds_store_b128 v93, v[244:247] offset:4096
	ds_store_b128 v93, v[248:251] offset:6144
	.loc	1 88 18                         ; authors.py:88:18
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[8:15], v[220:227], v[202:209], v[8:15]
	v_wmma_f32_16x16x16_f16 v[0:7], v[228:235], v[202:209], v[0:7]
	.loc	1 80 5                          ; authors.py:80:5
	s_cbranch_scc1 .LBB0_5
; %bb.6:                                ; %Flow
	.loc	1 0 5 is_stmt 0                 ; authors.py:0:5
	v_dual_mov_b32 v198, v100 :: v_dual_mov_b32 v81, v99
	v_dual_mov_b32 v80, v98 :: v_dual_mov_b32 v83, v96
	v_dual_mov_b32 v82, v97 :: v_dual_mov_b32 v85, v95
	v_mov_b32_e32 v84, v94
	v_mov_b32_e32 v86, v101
.LBB0_7:                                ; %._crit_edge
	.loc	1 80 5 is_stmt 1                ; authors.py:80:5
	s_add_i32 s0, s40, 63
	v_dual_mov_b32 v97, 0 :: v_dual_add_nc_u32 v204, 0, v90
	s_ashr_i32 s1, s0, 31
	v_dual_mov_b32 v80, 0 :: v_dual_add_nc_u32 v205, 0, v80
	s_lshr_b32 s1, s1, 27
	v_dual_mov_b32 v99, 0 :: v_dual_add_nc_u32 v206, 0, v103
	s_add_i32 s1, s0, s1
	v_dual_mov_b32 v96, 0 :: v_dual_add_nc_u32 v207, 0, v81
	s_ashr_i32 s9, s1, 5
	v_dual_mov_b32 v101, 0 :: v_dual_add_nc_u32 v208, 0, v102
	v_dual_mov_b32 v98, 0 :: v_dual_add_nc_u32 v209, 0, v82
	v_dual_mov_b32 v100, 0 :: v_dual_add_nc_u32 v201, 0, v193
	v_dual_mov_b32 v103, 0 :: v_dual_add_nc_u32 v202, 0, v83
	v_dual_mov_b32 v102, 0 :: v_dual_add_nc_u32 v199, 0, v194
	v_dual_mov_b32 v88, 0 :: v_dual_add_nc_u32 v203, 0, v84
	v_dual_mov_b32 v90, 0 :: v_dual_add_nc_u32 v195, 0, v195
	v_dual_mov_b32 v89, 0 :: v_dual_add_nc_u32 v200, 0, v85
	v_dual_mov_b32 v91, 0 :: v_dual_add_nc_u32 v196, 0, v196
	v_dual_mov_b32 v92, 0 :: v_dual_add_nc_u32 v193, 0, v86
	v_dual_mov_b32 v93, 0 :: v_dual_add_nc_u32 v194, 0, v197
	v_dual_mov_b32 v94, 0 :: v_dual_mov_b32 v95, 0
	s_cmp_gt_i32 s0, 31
	.loc	1 88 18                         ; authors.py:88:18
	s_waitcnt lgkmcnt(0)
	.loc	1 80 5                          ; authors.py:80:5
	s_cselect_b32 s8, -1, 0
	s_cmp_lt_i32 s0, 32
	.loc	1 88 18                         ; authors.py:88:18
	s_mov_b32 s0, 0
	s_barrier
	buffer_gl0_inv
	.loc	1 85 26                         ; authors.py:85:26
	s_cbranch_scc1 .LBB0_9
; %bb.8:
	.loc	1 83 15                         ; authors.py:83:15
	ds_load_b128 v[214:217], v209
	ds_load_b128 v[210:213], v207
	ds_load_b128 v[222:225], v206
	ds_load_b128 v[230:233], v205
	ds_load_b128 v[218:221], v204 offset:2048
	ds_load_b128 v[226:229], v204
	.loc	1 85 26                         ; authors.py:85:26
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	s_mov_b32 s3, s0
	s_mov_b32 s4, s0
	s_mov_b32 s5, s0
	s_mov_b32 s6, s0
	s_mov_b32 s7, s0
	v_mov_b16_e64 v79.h, v192.l
	v_mov_b16_e64 v78.h, v191.l
	v_mov_b16_e64 v77.h, v190.l
	v_mov_b16_e64 v76.h, v189.l
	v_mov_b16_e64 v75.h, v188.l
	v_mov_b16_e64 v74.h, v187.l
	v_mov_b16_e64 v73.h, v186.l
	v_mov_b16_e64 v72.h, v185.l
	v_dual_mov_b32 v95, s7 :: v_dual_mov_b32 v94, s6
	v_dual_mov_b32 v93, s5 :: v_dual_mov_b32 v92, s4
	v_dual_mov_b32 v91, s3 :: v_dual_mov_b32 v90, s2
	v_dual_mov_b32 v89, s1 :: v_dual_mov_b32 v88, s0
	v_mov_b16_e64 v71.h, v184.l
	v_mov_b16_e64 v70.h, v183.l
	v_mov_b16_e64 v69.h, v182.l
	v_mov_b16_e64 v68.h, v181.l
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[96:103], v[226:233], v[72:79], v[88:95]
	v_mov_b16_e64 v67.h, v180.l
	v_mov_b16_e64 v66.h, v179.l
	v_mov_b16_e64 v65.h, v178.l
	v_mov_b16_e64 v64.h, v177.l
	.loc	1 83 15                         ; authors.py:83:15
	ds_load_b128 v[181:184], v201
	ds_load_b128 v[177:180], v208
	ds_load_b128 v[230:233], v194
	ds_load_b128 v[246:249], v193
	ds_load_b128 v[189:192], v195
	ds_load_b128 v[238:241], v203
	ds_load_b128 v[185:188], v199
	ds_load_b128 v[234:237], v202
	ds_load_b128 v[242:245], v200
	ds_load_b128 v[226:229], v196
	.loc	1 85 26                         ; authors.py:85:26
	v_wmma_f32_16x16x16_f16 v[88:95], v[218:225], v[72:79], v[88:95]
	v_wmma_f32_16x16x16_f16 v[96:103], v[210:217], v[64:71], v[96:103]
	v_mov_b16_e64 v63.h, v176.l
	v_mov_b16_e64 v62.h, v175.l
	v_mov_b16_e64 v61.h, v174.l
	v_mov_b16_e64 v60.h, v173.l
	v_mov_b16_e64 v59.h, v172.l
	v_mov_b16_e64 v58.h, v171.l
	v_mov_b16_e64 v57.h, v170.l
	v_mov_b16_e64 v56.h, v169.l
	v_mov_b16_e64 v55.h, v168.l
	v_mov_b16_e64 v54.h, v167.l
	v_mov_b16_e64 v53.h, v166.l
	v_mov_b16_e64 v52.h, v164.l
	v_mov_b16_e64 v51.h, v161.l
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[88:95], v[177:184], v[64:71], v[88:95]
	v_mov_b16_e64 v50.h, v159.l
	v_mov_b16_e64 v49.h, v158.l
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[96:103], v[234:241], v[56:63], v[96:103]
	v_mov_b16_e64 v48.h, v157.l
	v_wmma_f32_16x16x16_f16 v[88:95], v[185:192], v[56:63], v[88:95]
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[96:103], v[242:249], v[48:55], v[96:103]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[88:95], v[226:233], v[48:55], v[88:95]
.LBB0_9:
	.loc	1 0 0 is_stmt 0                 ; authors.py:0
	s_max_i32 s0, s9, 1
	v_dual_mov_b32 v82, 0 :: v_dual_add_nc_u32 v59, 0, v160
	v_dual_mov_b32 v81, 0 :: v_dual_add_nc_u32 v58, 0, v162
	v_dual_mov_b32 v84, 0 :: v_dual_add_nc_u32 v57, 0, v163
	v_dual_mov_b32 v83, 0 :: v_dual_add_nc_u32 v56, 0, v165
	.loc	1 87 28 is_stmt 1               ; authors.py:87:28
	s_and_b32 s1, s8, exec_lo
	v_dual_mov_b32 v85, 0 :: v_dual_mov_b32 v86, 0
	v_dual_mov_b32 v87, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v52, 0
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v54, 0
	v_mov_b32_e32 v55, 0
	s_cselect_b32 s1, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s1, 1
	s_cbranch_scc1 .LBB0_11
; %bb.10:
	.loc	1 0 0 is_stmt 0                 ; authors.py:0
	ds_load_b128 v[60:63], v204 offset:4096
	ds_load_b128 v[68:71], v204 offset:6144
	ds_load_b128 v[64:67], v205 offset:4096
	ds_load_b128 v[72:75], v206 offset:4096
	ds_load_b128 v[157:160], v207 offset:4096
	ds_load_b128 v[165:168], v208 offset:4096
	ds_load_b128 v[161:164], v209 offset:4096
	s_mov_b32 s20, 0
	.loc	1 87 28                         ; authors.py:87:28
	v_mov_b16_e64 v47.h, v156.l
	s_mov_b32 s21, s20
	s_mov_b32 s22, s20
	s_mov_b32 s23, s20
	s_mov_b32 s24, s20
	s_mov_b32 s25, s20
	s_mov_b32 s26, s20
	s_mov_b32 s27, s20
	v_mov_b16_e64 v46.h, v155.l
	v_mov_b16_e64 v45.h, v154.l
	v_mov_b16_e64 v44.h, v153.l
	v_mov_b16_e64 v43.h, v152.l
	v_mov_b16_e64 v42.h, v151.l
	v_mov_b16_e64 v41.h, v150.l
	v_mov_b16_e64 v40.h, v148.l
	v_dual_mov_b32 v55, s27 :: v_dual_mov_b32 v54, s26
	v_dual_mov_b32 v53, s25 :: v_dual_mov_b32 v52, s24
	v_dual_mov_b32 v51, s23 :: v_dual_mov_b32 v50, s22
	v_dual_mov_b32 v49, s21 :: v_dual_mov_b32 v48, s20
	.loc	1 0 0                           ; authors.py:0
	ds_load_b128 v[169:172], v201 offset:4096
	ds_load_b128 v[173:176], v202 offset:4096
	ds_load_b128 v[177:180], v203 offset:4096
	.loc	1 87 28                         ; authors.py:87:28
	v_mov_b16_e64 v39.h, v149.l
	v_mov_b16_e64 v35.h, v144.l
	v_mov_b16_e64 v34.h, v143.l
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[80:87], v[60:67], v[40:47], v[48:55]
	v_mov_b16_e64 v33.h, v142.l
	v_mov_b16_e64 v32.h, v141.l
	.loc	1 0 0                           ; authors.py:0
	ds_load_b128 v[60:63], v199 offset:4096
	ds_load_b128 v[64:67], v195 offset:4096
	ds_load_b128 v[141:144], v200 offset:4096
	ds_load_b128 v[149:152], v196 offset:4096
	.loc	1 87 28                         ; authors.py:87:28
	v_mov_b16_e64 v38.h, v147.l
	v_mov_b16_e64 v37.h, v146.l
	v_mov_b16_e64 v36.h, v145.l
	.loc	1 0 0                           ; authors.py:0
	ds_load_b128 v[145:148], v193 offset:4096
	ds_load_b128 v[153:156], v194 offset:4096
	.loc	1 87 28                         ; authors.py:87:28
	s_waitcnt lgkmcnt(12)
	v_wmma_f32_16x16x16_f16 v[48:55], v[68:75], v[40:47], v[48:55]
	v_mov_b16_e64 v31.h, v140.l
	v_mov_b16_e64 v30.h, v139.l
	s_waitcnt lgkmcnt(9)
	v_wmma_f32_16x16x16_f16 v[80:87], v[157:164], v[32:39], v[80:87]
	v_mov_b16_e64 v29.h, v138.l
	v_mov_b16_e64 v28.h, v137.l
	v_mov_b16_e64 v27.h, v136.l
	v_mov_b16_e64 v26.h, v135.l
	v_mov_b16_e64 v25.h, v134.l
	v_mov_b16_e64 v24.h, v133.l
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[48:55], v[165:172], v[32:39], v[48:55]
	v_mov_b16_e64 v23.h, v132.l
	v_mov_b16_e64 v22.h, v131.l
	v_mov_b16_e64 v21.h, v130.l
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[80:87], v[173:180], v[24:31], v[80:87]
	v_mov_b16_e64 v20.h, v129.l
	v_mov_b16_e32 v19.h, v127.l
	v_mov_b16_e32 v18.h, v126.l
	v_mov_b16_e32 v17.h, v125.l
	v_mov_b16_e32 v16.h, v124.l
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[48:55], v[60:67], v[24:31], v[48:55]
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[80:87], v[141:148], v[16:23], v[80:87]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[48:55], v[149:156], v[16:23], v[48:55]
.LBB0_11:
	.loc	1 85 26 is_stmt 1               ; authors.py:85:26
	v_fma_f32 v72, s15, v96, -v108
	.loc	1 80 5                          ; authors.py:80:5
	s_lshl_b32 s0, s0, 5
	.loc	1 0 0 is_stmt 0                 ; authors.py:0
	ds_load_u16_d16_hi v41, v56
	ds_load_u16_d16_hi v43, v56 offset:576
	ds_load_u16_d16_hi v45, v56 offset:1024
	ds_load_u16_d16_hi v47, v56 offset:1600
	ds_load_u16_d16_hi v25, v56 offset:64
	ds_load_u16_d16_hi v29, v56 offset:1088
	ds_load_u16_d16_hi v31, v56 offset:1536
	ds_load_u16_d16_hi v27, v56 offset:512
	.loc	1 80 5                          ; authors.py:80:5
	s_sub_i32 s0, s0, 32
	.loc	1 0 0                           ; authors.py:0
	ds_load_u16_d16_hi v33, v56 offset:2048
	ds_load_u16_d16_hi v35, v56 offset:2624
	ds_load_u16_d16_hi v37, v56 offset:3072
	ds_load_u16_d16_hi v39, v56 offset:3648
	ds_load_u16_d16_hi v17, v56 offset:2112
	ds_load_u16_d16_hi v21, v56 offset:3136
	ds_load_u16_d16_hi v23, v56 offset:3584
	ds_load_u16_d16_hi v19, v56 offset:2560
	.loc	1 81 19 is_stmt 1               ; authors.py:81:19
	v_or_b32_e32 v56, s0, v105
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v73, s15, v97, -v108
	.loc	1 85 18 is_stmt 0               ; authors.py:85:18
	v_exp_f32_e32 v72, v72
	.loc	1 0 0                           ; authors.py:0
	ds_load_u16_d16 v40, v59
	ds_load_u16_d16 v42, v59 offset:576
	ds_load_u16_d16 v44, v59 offset:1024
	ds_load_u16_d16 v46, v59 offset:1600
	ds_load_u16_d16 v24, v59 offset:64
	ds_load_u16_d16 v28, v59 offset:1088
	ds_load_u16_d16 v30, v59 offset:1536
	ds_load_u16_d16 v26, v59 offset:512
	ds_load_u16_d16 v32, v59 offset:2048
	ds_load_u16_d16 v34, v59 offset:2624
	ds_load_u16_d16 v36, v59 offset:3072
	ds_load_u16_d16 v38, v59 offset:3648
	ds_load_u16_d16 v16, v59 offset:2112
	ds_load_u16_d16 v20, v59 offset:3136
	ds_load_u16_d16 v22, v59 offset:3584
	ds_load_u16_d16 v18, v59 offset:2560
	ds_load_u16_d16_hi v40, v58
	ds_load_u16_d16_hi v42, v58 offset:576
	ds_load_u16_d16_hi v44, v58 offset:1024
	ds_load_u16_d16_hi v46, v58 offset:1600
	ds_load_u16_d16_hi v24, v58 offset:64
	ds_load_u16_d16_hi v28, v58 offset:1088
	ds_load_u16_d16_hi v30, v58 offset:1536
	ds_load_u16_d16_hi v26, v58 offset:512
	ds_load_u16_d16_hi v32, v58 offset:2048
	ds_load_u16_d16_hi v34, v58 offset:2624
	ds_load_u16_d16_hi v36, v58 offset:3072
	ds_load_u16_d16_hi v38, v58 offset:3648
	ds_load_u16_d16_hi v16, v58 offset:2112
	ds_load_u16_d16_hi v20, v58 offset:3136
	ds_load_u16_d16_hi v22, v58 offset:3584
	ds_load_u16_d16_hi v18, v58 offset:2560
	ds_load_u16_d16 v41, v57
	ds_load_u16_d16 v43, v57 offset:576
	ds_load_u16_d16 v45, v57 offset:1024
	ds_load_u16_d16 v47, v57 offset:1600
	ds_load_u16_d16 v25, v57 offset:64
	ds_load_u16_d16 v29, v57 offset:1088
	ds_load_u16_d16 v31, v57 offset:1536
	ds_load_u16_d16 v27, v57 offset:512
	ds_load_u16_d16 v33, v57 offset:2048
	ds_load_u16_d16 v35, v57 offset:2624
	ds_load_u16_d16 v37, v57 offset:3072
	ds_load_u16_d16 v39, v57 offset:3648
	ds_load_u16_d16 v17, v57 offset:2112
	ds_load_u16_d16 v21, v57 offset:3136
	ds_load_u16_d16 v23, v57 offset:3584
	ds_load_u16_d16 v19, v57 offset:2560
	.loc	1 81 19 is_stmt 1               ; authors.py:81:19
	v_or_b32_e32 v57, s0, v110
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v74, s15, v98, -v108
	.loc	1 85 18 is_stmt 0               ; authors.py:85:18
	v_exp_f32_e32 v73, v73
	.loc	1 86 18 is_stmt 1               ; authors.py:86:18
	v_cmp_ge_i32_e32 vcc_lo, v106, v56
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v58, s0, v111
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v75, s15, v99, -v108
	.loc	1 85 18 is_stmt 0               ; authors.py:85:18
	v_exp_f32_e32 v74, v74
	.loc	1 81 19 is_stmt 1               ; authors.py:81:19
	v_or_b32_e32 v59, s0, v112
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e32 v56, 0, v72, vcc_lo
	v_cmp_ge_i32_e32 vcc_lo, v106, v57
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v76, s15, v100, -v108
	.loc	1 85 18 is_stmt 0               ; authors.py:85:18
	v_exp_f32_e32 v75, v75
	.loc	1 81 19 is_stmt 1               ; authors.py:81:19
	v_or_b32_e32 v60, s0, v113
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v77, s15, v101, -v108
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e32 v57, 0, v73, vcc_lo
	v_cmp_ge_i32_e32 vcc_lo, v106, v58
	.loc	1 85 18                         ; authors.py:85:18
	v_exp_f32_e32 v76, v76
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v61, s0, v114
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v78, s15, v102, -v108
	.loc	1 85 18 is_stmt 0               ; authors.py:85:18
	v_exp_f32_e32 v77, v77
	.loc	1 86 18 is_stmt 1               ; authors.py:86:18
	v_cndmask_b32_e32 v58, 0, v74, vcc_lo
	v_cmp_ge_i32_e32 vcc_lo, v106, v59
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v62, s0, v115
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v79, s15, v103, -v108
	.loc	1 85 18 is_stmt 0               ; authors.py:85:18
	v_exp_f32_e32 v78, v78
	.loc	1 81 19 is_stmt 1               ; authors.py:81:19
	v_or_b32_e32 v63, s0, v116
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e32 v59, 0, v75, vcc_lo
	v_cmp_ge_i32_e32 vcc_lo, v106, v60
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v88, s15, v88, -v108
	.loc	1 85 18 is_stmt 0               ; authors.py:85:18
	v_exp_f32_e32 v79, v79
	.loc	1 81 19 is_stmt 1               ; authors.py:81:19
	v_or_b32_e32 v64, s0, v117
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v89, s15, v89, -v108
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e32 v60, 0, v76, vcc_lo
	v_cmp_ge_i32_e32 vcc_lo, v106, v61
	.loc	1 85 18                         ; authors.py:85:18
	v_exp_f32_e32 v88, v88
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v65, s0, v118
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v90, s15, v90, -v108
	.loc	1 85 18 is_stmt 0               ; authors.py:85:18
	v_exp_f32_e32 v89, v89
	.loc	1 86 18 is_stmt 1               ; authors.py:86:18
	v_cndmask_b32_e32 v61, 0, v77, vcc_lo
	v_cmp_ge_i32_e32 vcc_lo, v106, v62
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v66, s0, v119
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v91, s15, v91, -v108
	.loc	1 85 18 is_stmt 0               ; authors.py:85:18
	v_exp_f32_e32 v90, v90
	.loc	1 81 19 is_stmt 1               ; authors.py:81:19
	v_or_b32_e32 v67, s0, v120
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e32 v62, 0, v78, vcc_lo
	v_cmp_ge_i32_e32 vcc_lo, v106, v63
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v92, s15, v92, -v108
	.loc	1 85 18 is_stmt 0               ; authors.py:85:18
	v_exp_f32_e32 v91, v91
	.loc	1 81 19 is_stmt 1               ; authors.py:81:19
	v_or_b32_e32 v68, s0, v121
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v93, s15, v93, -v108
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e32 v63, 0, v79, vcc_lo
	v_cmp_ge_i32_e32 vcc_lo, v106, v64
	.loc	1 85 18                         ; authors.py:85:18
	v_exp_f32_e32 v92, v92
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v69, s0, v122
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v94, s15, v94, -v108
	.loc	1 85 18 is_stmt 0               ; authors.py:85:18
	v_exp_f32_e32 v93, v93
	.loc	1 86 18 is_stmt 1               ; authors.py:86:18
	v_cndmask_b32_e32 v64, 0, v88, vcc_lo
	v_cmp_ge_i32_e32 vcc_lo, v106, v65
	.loc	1 81 19                         ; authors.py:81:19
	v_or_b32_e32 v70, s0, v123
	.loc	1 85 26                         ; authors.py:85:26
	v_fma_f32 v95, s15, v95, -v108
	.loc	1 85 18 is_stmt 0               ; authors.py:85:18
	v_exp_f32_e32 v94, v94
	.loc	1 81 19 is_stmt 1               ; authors.py:81:19
	v_or_b32_e32 v71, s0, v128
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e32 v65, 0, v89, vcc_lo
	v_cmp_ge_i32_e32 vcc_lo, v106, v66
	.loc	1 85 18                         ; authors.py:85:18
	v_exp_f32_e32 v95, v95
	.loc	1 87 28                         ; authors.py:87:28
	v_sub_f32_e32 v72, v80, v107
	v_sub_f32_e32 v73, v81, v107
	v_sub_f32_e32 v74, v82, v107
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e32 v66, 0, v90, vcc_lo
	v_cmp_ge_i32_e32 vcc_lo, v106, v67
	.loc	1 87 28                         ; authors.py:87:28
	v_sub_f32_e32 v75, v83, v107
	v_sub_f32_e32 v76, v84, v107
	v_sub_f32_e32 v77, v85, v107
	v_sub_f32_e32 v78, v86, v107
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e32 v67, 0, v91, vcc_lo
	v_cmp_ge_i32_e32 vcc_lo, v106, v68
	.loc	1 87 28                         ; authors.py:87:28
	v_sub_f32_e32 v79, v87, v107
	v_sub_f32_e32 v80, v48, v107
	v_sub_f32_e32 v81, v49, v107
	v_sub_f32_e32 v82, v50, v107
	.loc	1 86 18                         ; authors.py:86:18
	v_cndmask_b32_e32 v68, 0, v92, vcc_lo
	v_cmp_ge_i32_e32 vcc_lo, v106, v69
	.loc	1 87 28                         ; authors.py:87:28
	v_sub_f32_e32 v83, v51, v107
	v_sub_f32_e32 v84, v52, v107
	v_sub_f32_e32 v85, v53, v107
	v_dual_sub_f32 v86, v54, v107 :: v_dual_cndmask_b32 v69, 0, v93
	.loc	1 86 18                         ; authors.py:86:18
	v_cmp_ge_i32_e32 vcc_lo, v106, v70
	.loc	1 87 28                         ; authors.py:87:28
	v_sub_f32_e32 v87, v55, v107
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixlo_f16 v48, v56, v72, neg(0)
	v_add3_u32 v56, s42, v109, v198
	.loc	1 88 18 is_stmt 0               ; authors.py:88:18
	s_and_b32 s0, s8, exec_lo
	.loc	1 86 18 is_stmt 1               ; authors.py:86:18
	v_cndmask_b32_e32 v70, 0, v94, vcc_lo
	v_cmp_ge_i32_e32 vcc_lo, v106, v71
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixhi_f16 v48, v57, v73, neg(0)
	.loc	1 88 18 is_stmt 0               ; authors.py:88:18
	s_cselect_b32 s0, 1, 0
	.loc	1 88 25                         ; authors.py:88:25
	v_fma_mixlo_f16 v49, v58, v74, neg(0)
	v_fma_mixhi_f16 v49, v59, v75, neg(0)
	.loc	1 86 18 is_stmt 1               ; authors.py:86:18
	v_cndmask_b32_e32 v71, 0, v95, vcc_lo
	.loc	1 88 18                         ; authors.py:88:18
	s_cmp_lg_u32 s0, 1
	.loc	1 88 25 is_stmt 0               ; authors.py:88:25
	v_fma_mixlo_f16 v50, v60, v76, neg(0)
	v_fma_mixhi_f16 v50, v61, v77, neg(0)
	v_fma_mixlo_f16 v51, v62, v78, neg(0)
	v_fma_mixhi_f16 v51, v63, v79, neg(0)
	v_fma_mixlo_f16 v52, v64, v80, neg(0)
	v_fma_mixhi_f16 v52, v65, v81, neg(0)
	v_fma_mixlo_f16 v53, v66, v82, neg(0)
	v_fma_mixhi_f16 v53, v67, v83, neg(0)
	v_fma_mixlo_f16 v54, v68, v84, neg(0)
	v_fma_mixhi_f16 v54, v69, v85, neg(0)
	v_fma_mixlo_f16 v55, v70, v86, neg(0)
	v_fma_mixhi_f16 v55, v71, v87, neg(0)
	ds_store_b16 v56, v48 offset:8192
	ds_store_b16_d16_hi v56, v48 offset:8320
	ds_store_b16 v56, v49 offset:8448
	ds_store_b16_d16_hi v56, v49 offset:8576
	ds_store_b16 v56, v50 offset:8704
	ds_store_b16_d16_hi v56, v50 offset:8832
	ds_store_b16 v56, v51 offset:8960
	ds_store_b16_d16_hi v56, v51 offset:9088
	ds_store_b16 v56, v52 offset:9216
	ds_store_b16_d16_hi v56, v52 offset:9344
	ds_store_b16 v56, v53 offset:9472
	ds_store_b16_d16_hi v56, v53 offset:9600
	ds_store_b16 v56, v54 offset:9728
	ds_store_b16_d16_hi v56, v54 offset:9856
	ds_store_b16 v56, v55 offset:9984
	ds_store_b16_d16_hi v56, v55 offset:10112
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 88 18                         ; authors.py:88:18
	s_cbranch_scc1 .LBB0_13
; %bb.12:
	.loc	1 88 25                         ; authors.py:88:25
	s_lshr_b32 s0, s18, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	v_add3_u32 v64, 0, s0, v198
	ds_load_u16_d16 v55, v64 offset:9088
	ds_load_u16_d16 v54, v64 offset:8960
	ds_load_u16_d16 v53, v64 offset:8832
	ds_load_u16_d16 v52, v64 offset:8704
	ds_load_u16_d16 v51, v64 offset:8576
	ds_load_u16_d16 v50, v64 offset:8448
	ds_load_u16_d16 v49, v64 offset:8320
	ds_load_u16_d16 v48, v64 offset:8192
	ds_load_u16_d16 v63, v64 offset:10112
	ds_load_u16_d16 v62, v64 offset:9984
	ds_load_u16_d16 v61, v64 offset:9856
	ds_load_u16_d16 v60, v64 offset:9728
	ds_load_u16_d16 v59, v64 offset:9600
	ds_load_u16_d16 v58, v64 offset:9472
	ds_load_u16_d16 v57, v64 offset:9344
	ds_load_u16_d16 v56, v64 offset:9216
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v55, v64 offset:9152
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v54, v64 offset:9024
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v53, v64 offset:8896
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v52, v64 offset:8768
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v51, v64 offset:8640
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v50, v64 offset:8512
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v49, v64 offset:8384
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v48, v64 offset:8256
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v63, v64 offset:10176
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v62, v64 offset:10048
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v61, v64 offset:9920
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v60, v64 offset:9792
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v59, v64 offset:9664
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v58, v64 offset:9536
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v57, v64 offset:9408
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v56, v64 offset:9280
	.loc	1 88 18                         ; authors.py:88:18
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[8:15], v[40:47], v[48:55], v[8:15]
	v_wmma_f32_16x16x16_f16 v[0:7], v[24:31], v[48:55], v[0:7]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[8:15], v[32:39], v[56:63], v[8:15]
	v_wmma_f32_16x16x16_f16 v[0:7], v[16:23], v[56:63], v[0:7]
.LBB0_13:                               ; %._crit_edge35
	.loc	1 71 41 is_stmt 1               ; authors.py:71:41
	s_lshr_b32 s0, s18, 2
	.loc	1 73 48                         ; authors.py:73:48
	v_or_b32_e32 v16, s41, v105
	.loc	1 71 41                         ; authors.py:71:41
	v_or_b32_e32 v17, s0, v104
	.loc	1 89 5                          ; authors.py:89:5
	s_and_b32 s17, s17, 0xffff
	s_mov_b32 s19, 0x31027000
	s_mov_b32 s18, 0x7ffffffe
	.loc	1 89 14 is_stmt 0               ; authors.py:89:14
	v_add3_u32 v18, s35, 2, v16
	v_mul_lo_u32 v22, v17, s33
	.loc	1 71 12 is_stmt 1               ; authors.py:71:12
	v_or_b32_e32 v17, s40, v17
	.loc	1 89 14                         ; authors.py:89:14
	v_add3_u32 v19, s35, 4, v16
	v_add3_u32 v20, s35, 6, v16
	v_add3_u32 v21, s35, 8, v16
	v_add3_u32 v23, s35, 10, v16
	v_add3_u32 v24, s35, 12, v16
	v_add3_u32 v25, s35, 14, v16
	.loc	1 89 23 is_stmt 0               ; authors.py:89:23
	v_dual_mul_f32 v8, s15, v8 :: v_dual_add_nc_u32 v29, s35, v22
	.loc	1 89 14                         ; authors.py:89:14
	v_add3_u32 v26, s35, 32, v16
	v_add3_u32 v27, s35, 34, v16
	v_add3_u32 v28, s35, 36, v16
	v_add3_u32 v30, s35, 38, v16
	v_add3_u32 v31, s35, 40, v16
	v_add3_u32 v32, s35, 42, v16
	v_add3_u32 v33, s35, 44, v16
	v_add3_u32 v34, s35, 46, v16
	.loc	1 89 5                          ; authors.py:89:5
	v_add_lshl_u32 v16, v29, v16, 2
	.loc	1 74 12 is_stmt 1               ; authors.py:74:12
	v_cmp_gt_i32_e32 vcc_lo, s34, v17
	.loc	1 89 5                          ; authors.py:89:5
	v_add_lshl_u32 v17, v20, v22, 2
	.loc	1 89 23 is_stmt 0               ; authors.py:89:23
	v_dual_mul_f32 v9, s15, v9 :: v_dual_mul_f32 v10, s15, v10
	v_dual_mul_f32 v11, s15, v11 :: v_dual_mul_f32 v12, s15, v12
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 89 5                          ; authors.py:89:5
	v_dual_cndmask_b32 v16, 0x80000000, v16 :: v_dual_cndmask_b32 v17, 0x80000000, v17
	.loc	1 89 23                         ; authors.py:89:23
	v_dual_mul_f32 v13, s15, v13 :: v_dual_mul_f32 v14, s15, v14
	v_dual_mul_f32 v15, s15, v15 :: v_dual_mul_f32 v0, s15, v0
	.loc	1 89 5                          ; authors.py:89:5
	buffer_store_b32 v8, v16, s[16:19], 0 offen
	v_add_lshl_u32 v8, v18, v22, 2
	v_add_lshl_u32 v16, v19, v22, 2
	v_add_lshl_u32 v18, v21, v22, 2
	v_add_lshl_u32 v19, v23, v22, 2
	.loc	1 89 23                         ; authors.py:89:23
	v_dual_mul_f32 v1, s15, v1 :: v_dual_mul_f32 v2, s15, v2
	.loc	1 89 5                          ; authors.py:89:5
	v_cndmask_b32_e32 v8, 0x80000000, v8, vcc_lo
	v_cndmask_b32_e32 v16, 0x80000000, v16, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_cndmask_b32 v18, 0x80000000, v18 :: v_dual_cndmask_b32 v19, 0x80000000, v19
	s_clause 0x4
	buffer_store_b32 v9, v8, s[16:19], 0 offen
	buffer_store_b32 v10, v16, s[16:19], 0 offen
	buffer_store_b32 v11, v17, s[16:19], 0 offen
	buffer_store_b32 v12, v18, s[16:19], 0 offen
	buffer_store_b32 v13, v19, s[16:19], 0 offen
	v_add_lshl_u32 v8, v24, v22, 2
	v_add_lshl_u32 v9, v25, v22, 2
	v_add_lshl_u32 v10, v26, v22, 2
	v_add_lshl_u32 v11, v27, v22, 2
	v_add_lshl_u32 v12, v28, v22, 2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v8, 0x80000000, v8 :: v_dual_cndmask_b32 v9, 0x80000000, v9
	v_dual_cndmask_b32 v10, 0x80000000, v10 :: v_dual_cndmask_b32 v11, 0x80000000, v11
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v12, 0x80000000, v12, vcc_lo
	s_clause 0x4
	buffer_store_b32 v14, v8, s[16:19], 0 offen
	buffer_store_b32 v15, v9, s[16:19], 0 offen
	buffer_store_b32 v0, v10, s[16:19], 0 offen
	buffer_store_b32 v1, v11, s[16:19], 0 offen
	buffer_store_b32 v2, v12, s[16:19], 0 offen
	v_add_lshl_u32 v0, v30, v22, 2
	v_add_lshl_u32 v1, v31, v22, 2
	v_add_lshl_u32 v2, v32, v22, 2
	v_add_lshl_u32 v8, v33, v22, 2
	v_add_lshl_u32 v9, v34, v22, 2
	.loc	1 89 23                         ; authors.py:89:23
	v_dual_mul_f32 v3, s15, v3 :: v_dual_mul_f32 v4, s15, v4
	.loc	1 89 5                          ; authors.py:89:5
	v_dual_cndmask_b32 v0, 0x80000000, v0 :: v_dual_cndmask_b32 v1, 0x80000000, v1
	.loc	1 89 23                         ; authors.py:89:23
	v_dual_mul_f32 v5, s15, v5 :: v_dual_mul_f32 v6, s15, v6
	.loc	1 89 5                          ; authors.py:89:5
	v_cndmask_b32_e32 v2, 0x80000000, v2, vcc_lo
	v_cndmask_b32_e32 v8, 0x80000000, v8, vcc_lo
	.loc	1 89 23                         ; authors.py:89:23
	v_mul_f32_e32 v7, s15, v7
	.loc	1 89 5                          ; authors.py:89:5
	v_cndmask_b32_e32 v9, 0x80000000, v9, vcc_lo
	s_clause 0x4
	buffer_store_b32 v3, v0, s[16:19], 0 offen
	buffer_store_b32 v4, v1, s[16:19], 0 offen
	buffer_store_b32 v5, v2, s[16:19], 0 offen
	buffer_store_b32 v6, v8, s[16:19], 0 offen
	buffer_store_b32 v7, v9, s[16:19], 0 offen
	.loc	1 67 1 is_stmt 1                ; authors.py:67:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp1:
.Lfunc_end0:
	.size	attention_query_gradient, .Lfunc_end0-attention_query_gradient
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel attention_query_gradient
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_vgpr 254
		.amdhsa_next_free_sgpr 45
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-attention_query_gradient)<<4)&1008)>>4
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
	.set .Lattention_query_gradient.num_vgpr, 254
	.set .Lattention_query_gradient.num_agpr, 0
	.set .Lattention_query_gradient.numbered_sgpr, 45
	.set .Lattention_query_gradient.num_named_barrier, 0
	.set .Lattention_query_gradient.private_seg_size, 0
	.set .Lattention_query_gradient.uses_vcc, 1
	.set .Lattention_query_gradient.uses_flat_scratch, 0
	.set .Lattention_query_gradient.has_dyn_sized_stack, 0
	.set .Lattention_query_gradient.has_recursion, 0
	.set .Lattention_query_gradient.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 8528
; TotalNumSgprs: 47
; NumVgprs: 254
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 31
; NumSGPRsForWavesPerEU: 47
; NumVGPRsForWavesPerEU: 254
; Occupancy: 5
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
	.asciz	"authors.py"                    ; string offset=7 ; authors.py
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
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
      - .offset:         56
        .size:           4
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .value_kind:     by_value
      - .offset:         64
        .size:           4
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .max_flat_workgroup_size: 128
    .name:           attention_query_gradient
    .private_segment_fixed_size: 0
    .sgpr_count:     47
    .sgpr_spill_count: 0
    .symbol:         attention_query_gradient.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     254
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
