	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	paged_attention                 ; -- Begin function paged_attention
	.p2align	8
	.type	paged_attention,@function
paged_attention:                        ; @paged_attention
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	.file	1 "triton" "authors.py"
	.loc	1 99 38 prologue_end            ; authors.py:99:38
	s_clause 0x1
	s_load_b64 s[12:13], s[0:1], 0x20
	s_load_b32 s3, s[0:1], 0x54
	.loc	1 108 17                        ; authors.py:108:17
	v_readfirstlane_b32 s4, v0
	.loc	1 99 104                        ; authors.py:99:104
	v_and_b32_e32 v12, 7, v0
	s_mov_b32 s2, s15
	.loc	1 97 14                         ; authors.py:97:14
	s_ashr_i32 s15, s14, 31
	.loc	1 99 13                         ; authors.py:99:13
	s_mov_b32 s19, 0x31027000
	.loc	1 118 5                         ; authors.py:118:5
	s_and_b32 s24, s4, 32
	s_load_b256 s[4:11], s[0:1], 0x0
	.loc	1 98 50                         ; authors.py:98:50
	v_and_or_b32 v1, v0, 31, s24
	.loc	1 97 14                         ; authors.py:97:14
	s_lshl_b64 s[16:17], s[14:15], 2
	.loc	1 99 104                        ; authors.py:99:104
	v_lshlrev_b32_e32 v3, 3, v12
	.loc	1 99 13 is_stmt 0               ; authors.py:99:13
	s_mov_b32 s18, 0x7ffffffe
	.loc	1 99 77                         ; authors.py:99:77
	v_and_b32_e32 v56, 15, v0
	.loc	1 98 50 is_stmt 1               ; authors.py:98:50
	v_lshrrev_b32_e32 v60, 3, v1
	s_clause 0x1
	s_load_b64 s[20:21], s[0:1], 0x34
	s_load_b32 s27, s[0:1], 0x3c
	.loc	1 99 13                         ; authors.py:99:13
	v_lshlrev_b32_e32 v58, 7, v56
	.loc	1 98 50                         ; authors.py:98:50
	v_or_b32_e32 v62, 8, v60
	.loc	1 97 14                         ; authors.py:97:14
	s_waitcnt lgkmcnt(0)
	s_add_u32 s12, s12, s16
	.loc	1 99 27                         ; authors.py:99:27
	s_mul_i32 s3, s3, s14
	.loc	1 99 21 is_stmt 0               ; authors.py:99:21
	v_lshlrev_b32_e32 v2, 6, v60
	.loc	1 97 14 is_stmt 1               ; authors.py:97:14
	s_addc_u32 s13, s13, s17
	.loc	1 99 27                         ; authors.py:99:27
	s_add_i32 s3, s3, s2
	.loc	1 99 21 is_stmt 0               ; authors.py:99:21
	v_lshlrev_b32_e32 v4, 6, v62
	s_lshl_b32 s25, s3, 10
	.loc	1 97 14 is_stmt 1               ; authors.py:97:14
	s_load_b32 s26, s[12:13], 0x0
	.loc	1 99 21                         ; authors.py:99:21
	v_or3_b32 v2, v2, v3, s25
	s_mov_b64 s[16:17], s[6:7]
	v_or3_b32 v4, v4, v3, s25
	.loc	1 99 13 is_stmt 0               ; authors.py:99:13
	s_mov_b32 s6, s18
	s_mov_b32 s7, s19
	v_lshlrev_b32_e32 v2, 1, v2
	s_and_b32 s5, s5, 0xffff
	v_lshlrev_b32_e32 v8, 1, v4
	v_lshl_or_b32 v12, v12, 4, v58
	s_clause 0x1
	buffer_load_b128 v[4:7], v2, s[4:7], 0 offen
	buffer_load_b128 v[8:11], v8, s[4:7], 0 offen
	.loc	1 98 50 is_stmt 1               ; authors.py:98:50
	v_and_b32_e32 v2, 56, v1
	.loc	1 99 13                         ; authors.py:99:13
	v_lshlrev_b32_e32 v1, 4, v1
	v_add_nc_u32_e32 v14, 0, v12
	v_xad_u32 v15, v12, 16, 0
	v_xad_u32 v16, v12, 32, 0
	v_lshlrev_b32_e32 v13, 1, v2
	v_xad_u32 v17, v12, 48, 0
	v_xad_u32 v18, v12, 64, 0
	v_xad_u32 v19, 0x50, v12, 0
	v_xad_u32 v20, 0x60, v12, 0
	v_xad_u32 v13, v13, v1, 0
	v_xad_u32 v12, 0x70, v12, 0
.Ltmp0:
	.file	2 "triton/language" "standard.py"
	.loc	2 43 13                         ; standard.py:43:13 @[ authors.py:103:23 ]
	s_waitcnt lgkmcnt(0)
	s_add_i32 s6, s26, 15
	s_mov_b64 s[22:23], s[10:11]
.Ltmp1:
	.loc	1 103 5                         ; authors.py:103:5
	s_cmp_gt_i32 s6, 15
	s_mov_b32 s3, 0
	s_cselect_b32 vcc_lo, -1, 0
	s_cmp_lt_i32 s6, 16
	.loc	1 104 33                        ; authors.py:104:33
	s_mul_i32 s14, s27, s14
	.loc	1 99 13                         ; authors.py:99:13
	s_waitcnt vmcnt(1)
	ds_store_b128 v13, v[4:7]
	s_waitcnt vmcnt(0)
	ds_store_b128 v13, v[8:11] offset:1024
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[40:43], v14
	ds_load_b128 v[44:47], v15
	ds_load_b128 v[32:35], v16
	ds_load_b128 v[36:39], v17
	ds_load_b128 v[24:27], v18
	ds_load_b128 v[28:31], v19
	ds_load_b128 v[16:19], v20
	ds_load_b128 v[20:23], v12
	.loc	1 104 17                        ; authors.py:104:17
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	.loc	1 0 17 is_stmt 0                ; authors.py:0:17
	s_ashr_i32 s15, s14, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[4:5], s[14:15], 2
	s_add_u32 s4, s22, s4
	s_addc_u32 s5, s23, s5
	.loc	1 104 17                        ; authors.py:104:17
	s_load_b32 s3, s[4:5], 0x0
.LBB0_2:
	.loc	1 98 50 is_stmt 1               ; authors.py:98:50
	v_lshrrev_b32_e32 v93, 2, v2
	.loc	1 105 49                        ; authors.py:105:49
	v_mul_lo_u32 v4, v60, s21
	v_mul_lo_u32 v5, v62, s21
	.loc	1 105 82 is_stmt 0              ; authors.py:105:82
	s_lshl_b32 s27, s2, 6
	.loc	1 107 23 is_stmt 1              ; authors.py:107:23
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s5, s3, s20
	.loc	1 98 50                         ; authors.py:98:50
	v_or_b32_e32 v103, 1, v93
	.loc	1 105 49                        ; authors.py:105:49
	v_mul_lo_u32 v6, v93, s21
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s2, s26, v93
	.loc	1 107 23                        ; authors.py:107:23
	s_add_i32 s7, s5, s27
	v_add_co_u32 v104, null, v4, v3
	.loc	1 105 49                        ; authors.py:105:49
	v_mul_lo_u32 v7, v103, s21
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s4, s26, v60
	.loc	1 107 23                        ; authors.py:107:23
	v_add_co_u32 v105, null, v5, v3
	.loc	1 108 25                        ; authors.py:108:25
	v_add_co_u32 v106, null, v6, v3
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s3, s26, v103
	.loc	1 103 5                         ; authors.py:103:5
	s_and_b32 s2, vcc_lo, s2
	.loc	1 108 25                        ; authors.py:108:25
	v_add_co_u32 v107, null, v7, v3
	.loc	1 108 17 is_stmt 0              ; authors.py:108:17
	v_add_lshl_u32 v4, s7, v106, 1
	.loc	1 107 15 is_stmt 1              ; authors.py:107:15
	v_add_lshl_u32 v3, s7, v104, 1
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s5, s26, v62
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 108 17                        ; authors.py:108:17
	v_add_lshl_u32 v8, s7, v107, 1
	.loc	1 107 15                        ; authors.py:107:15
	v_add_lshl_u32 v7, s7, v105, 1
	.loc	1 108 17                        ; authors.py:108:17
	v_cndmask_b32_e64 v4, 0x80000000, v4, s2
	.loc	1 103 5                         ; authors.py:103:5
	s_and_b32 s2, vcc_lo, s4
	.loc	1 108 17                        ; authors.py:108:17
	s_and_b32 s9, s9, 0xffff
	.loc	1 107 15                        ; authors.py:107:15
	v_cndmask_b32_e64 v12, 0x80000000, v3, s2
	.loc	1 103 5                         ; authors.py:103:5
	s_and_b32 s2, vcc_lo, s3
	.loc	1 108 17                        ; authors.py:108:17
	s_mov_b32 s10, s18
	v_cndmask_b32_e64 v8, 0x80000000, v8, s2
	.loc	1 103 5                         ; authors.py:103:5
	s_and_b32 s2, vcc_lo, s5
	.loc	1 108 17                        ; authors.py:108:17
	s_mov_b32 s11, s19
	.loc	1 107 15                        ; authors.py:107:15
	v_cndmask_b32_e64 v7, 0x80000000, v7, s2
	s_and_b32 s17, s17, 0xffff
	.loc	1 108 17                        ; authors.py:108:17
	buffer_load_b128 v[8:11], v8, s[8:11], 0 offen
	.loc	1 107 15                        ; authors.py:107:15
	s_clause 0x1
	buffer_load_b128 v[12:15], v12, s[16:19], 0 offen
	buffer_load_b128 v[48:51], v7, s[16:19], 0 offen
	.loc	1 108 17                        ; authors.py:108:17
	buffer_load_b128 v[3:6], v4, s[8:11], 0 offen
	v_bfe_i32 v7, v0, 0, 1
	v_lshrrev_b32_e32 v2, 1, v2
	v_lshlrev_b32_e32 v52, 8, v0
	.loc	1 98 50                         ; authors.py:98:50
	v_bfe_u32 v57, v0, 4, 1
	.loc	1 99 13                         ; authors.py:99:13
	v_lshrrev_b32_e32 v85, 16, v40
	.loc	1 108 17                        ; authors.py:108:17
	v_and_b32_e32 v7, 0x110, v7
	.loc	1 99 13                         ; authors.py:99:13
	v_lshrrev_b32_e32 v86, 16, v41
	v_lshrrev_b32_e32 v89, 16, v42
	v_lshrrev_b32_e32 v90, 16, v43
	v_lshrrev_b32_e32 v91, 16, v44
	.loc	1 108 17                        ; authors.py:108:17
	v_xor_b32_e32 v2, v2, v7
	.loc	1 105 14                        ; authors.py:105:14
	v_mov_b32_e32 v7, 0
	.loc	1 99 13                         ; authors.py:99:13
	v_lshrrev_b32_e32 v92, 16, v45
	v_lshrrev_b32_e32 v94, 16, v46
	v_lshrrev_b32_e32 v102, 16, v47
	.loc	1 108 17                        ; authors.py:108:17
	v_and_or_b32 v2, 0x600, v52, v2
	.loc	1 99 13                         ; authors.py:99:13
	v_lshrrev_b32_e32 v74, 16, v32
	v_lshrrev_b32_e32 v77, 16, v33
	v_lshrrev_b32_e32 v79, 16, v34
	v_lshrrev_b32_e32 v81, 16, v35
	v_xor_b32_e32 v52, 16, v2
	.loc	1 108 17                        ; authors.py:108:17
	v_add_nc_u32_e32 v111, 0, v2
	.loc	1 99 13                         ; authors.py:99:13
	v_lshrrev_b32_e32 v82, 16, v36
	v_lshrrev_b32_e32 v83, 16, v37
	v_lshrrev_b32_e32 v84, 16, v38
	.loc	1 108 17                        ; authors.py:108:17
	v_add_nc_u32_e32 v112, 0, v52
	.loc	1 99 13                         ; authors.py:99:13
	v_lshrrev_b32_e32 v87, 16, v39
	v_lshrrev_b32_e32 v68, 16, v24
	v_lshrrev_b32_e32 v69, 16, v25
	v_lshrrev_b32_e32 v70, 16, v26
	v_lshrrev_b32_e32 v71, 16, v27
	v_lshrrev_b32_e32 v72, 16, v28
	v_lshrrev_b32_e32 v75, 16, v29
	v_lshrrev_b32_e32 v78, 16, v30
	v_lshrrev_b32_e32 v80, 16, v31
	v_lshrrev_b32_e32 v61, 16, v16
	v_lshrrev_b32_e32 v63, 16, v17
	v_lshrrev_b32_e32 v64, 16, v18
	v_lshrrev_b32_e32 v65, 16, v19
	v_lshrrev_b32_e32 v67, 16, v20
	v_lshrrev_b32_e32 v73, 16, v21
	v_lshrrev_b32_e32 v76, 16, v22
	.loc	1 107 15                        ; authors.py:107:15
	v_add_nc_u32_e32 v108, 0, v1
	.loc	1 99 13                         ; authors.py:99:13
	v_lshrrev_b32_e32 v88, 16, v23
	v_lshlrev_b32_e32 v1, 5, v0
	v_and_b32_e32 v109, 4, v0
	v_and_b32_e32 v110, 8, v0
	.loc	1 108 17                        ; authors.py:108:17
	v_add_nc_u32_e32 v2, 0x800, v111
	.loc	1 103 5                         ; authors.py:103:5
	s_cmp_gt_i32 s6, 31
	.loc	1 108 17                        ; authors.py:108:17
	v_add_nc_u32_e32 v52, 0x800, v112
	s_waitcnt vmcnt(3)
	v_lshrrev_b32_e32 v66, 16, v8
	v_lshrrev_b32_e32 v95, 16, v9
	v_mov_b16_e32 v53.h, v8.l
	v_lshrrev_b32_e32 v8, 16, v10
	v_mov_b16_e32 v54.h, v9.l
	v_lshrrev_b32_e32 v9, 16, v11
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v53.l, v3.l
	v_lshrrev_b32_e32 v3, 16, v3
	v_mov_b16_e32 v54.l, v4.l
	v_lshrrev_b32_e32 v4, 16, v4
	v_mov_b16_e32 v3.h, v66.l
	v_mov_b16_e32 v55.l, v5.l
	v_lshrrev_b32_e32 v5, 16, v5
	v_mov_b16_e32 v4.h, v95.l
	v_mov_b16_e32 v59.l, v6.l
	v_lshrrev_b32_e32 v6, 16, v6
	v_mov_b16_e32 v55.h, v10.l
	v_mov_b16_e32 v5.h, v8.l
	.loc	1 107 15                        ; authors.py:107:15
	s_barrier
	buffer_gl0_inv
	.loc	1 108 17                        ; authors.py:108:17
	v_mov_b16_e32 v59.h, v11.l
	v_mov_b16_e32 v6.h, v9.l
	.loc	1 107 15                        ; authors.py:107:15
	ds_store_b128 v108, v[12:15]
	ds_store_b128 v108, v[48:51] offset:1024
	.loc	1 108 17                        ; authors.py:108:17
	ds_store_2addr_b32 v2, v53, v3 offset1:8
	ds_store_2addr_b32 v2, v54, v4 offset0:16 offset1:24
	ds_store_2addr_b32 v52, v55, v5 offset0:32 offset1:40
	ds_store_2addr_b32 v52, v59, v6 offset0:48 offset1:56
	.loc	1 103 5                         ; authors.py:103:5
	s_cbranch_scc1 .LBB0_4
; %bb.3:                                ; %.._crit_edge_crit_edge
	.loc	1 108 17                        ; authors.py:108:17
	s_lshl_b32 s2, s24, 4
	v_and_b32_e32 v59, 0x60, v1
	v_dual_mov_b32 v115, s2 :: v_dual_and_b32 v116, 4, v0
	v_and_b32_e32 v117, 8, v0
	s_mov_b32 s2, 0
	s_branch .LBB0_5
.LBB0_4:
	.loc	1 0 17 is_stmt 0                ; authors.py:0:17
	s_mov_b32 s2, -1
                                        ; implicit-def: $vgpr59
                                        ; implicit-def: $vgpr116
                                        ; implicit-def: $vgpr117
                                        ; implicit-def: $vgpr115
.LBB0_5:                                ; %Flow60
	s_clause 0x1
	s_load_b64 s[12:13], s[0:1], 0x28
	s_load_b32 s15, s[0:1], 0x30
	v_or_b32_e32 v95, 2, v57
	v_or_b32_e32 v96, 4, v57
	v_or_b32_e32 v97, 6, v57
	v_or_b32_e32 v98, 8, v57
	v_or_b32_e32 v99, 10, v57
	v_or_b32_e32 v100, 12, v57
	v_or_b32_e32 v101, 14, v57
	s_and_b32 s0, s2, exec_lo
	v_and_b32_e32 v66, 16, v0
	s_cselect_b32 s0, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_9
; %bb.6:                                ; %.lr.ph
	v_dual_mov_b32 v48, 0 :: v_dual_and_b32 v59, 0x60, v1
	v_bfe_i32 v1, v0, 3, 1
	v_bfe_i32 v0, v0, 2, 1
	s_lshl_b32 s28, s24, 4
	v_mov_b32_e32 v8, 0
.Ltmp2:
	.loc	2 43 12 is_stmt 1               ; standard.py:43:12 @[ authors.py:103:23 ]
	s_ashr_i32 s0, s6, 31
	v_and_b32_e32 v1, 0x110, v1
	v_and_or_b32 v0, 0x90, v0, v59
	s_lshr_b32 s0, s0, 28
	v_dual_mov_b32 v2, 0x7632 :: v_dual_mov_b32 v9, v48
	s_add_i32 s6, s6, s0
	s_delay_alu instid0(VALU_DEP_2)
	v_xor_b32_e32 v0, v0, v1
	v_cmp_eq_u32_e64 s0, 0, v66
	s_ashr_i32 s1, s6, 4
	v_mov_b16_e32 v47.h, v102.l
	v_mov_b16_e32 v46.h, v94.l
	v_or_b32_e32 v115, s28, v0
	v_cndmask_b32_e64 v2, 0x3276, v2, s0
	v_mov_b32_e32 v11, v48
	v_mov_b16_e32 v45.h, v92.l
	v_mov_b16_e32 v44.h, v91.l
	v_xor_b32_e32 v0, 16, v115
	v_mov_b32_e32 v1, 0x5410
	v_lshl_or_b32 v2, v2, 8, v2
	v_mov_b16_e32 v43.h, v90.l
	v_mov_b16_e32 v42.h, v89.l
	v_add_nc_u32_e32 v118, 0, v0
	v_cndmask_b32_e64 v1, 0x1054, v1, s0
	v_and_b32_e32 v2, 0x760076, v2
	v_mov_b16_e32 v41.h, v86.l
	v_mov_b16_e32 v40.h, v85.l
	v_mov_b16_e32 v39.h, v87.l
	v_lshl_or_b32 v1, v1, 8, v1
	v_lshl_or_b32 v2, v2, 4, v2
	v_mov_b32_e32 v10, v48
	v_mov_b16_e32 v38.h, v84.l
	v_mov_b16_e32 v37.h, v83.l
	v_and_b32_e32 v1, 0x540054, v1
	v_mov_b16_e32 v36.h, v82.l
	v_mov_b16_e32 v35.h, v81.l
	v_mov_b16_e32 v34.h, v79.l
	v_mov_b16_e32 v33.h, v77.l
	v_lshl_or_b32 v1, v1, 4, v1
	v_mov_b16_e32 v32.h, v74.l
	v_mov_b16_e32 v31.h, v80.l
	v_mov_b16_e32 v30.h, v78.l
	v_mov_b16_e32 v29.h, v75.l
	v_mov_b16_e32 v28.h, v72.l
	v_mov_b16_e32 v27.h, v71.l
	v_mov_b16_e32 v26.h, v70.l
	v_mov_b16_e32 v25.h, v69.l
	v_mov_b16_e32 v24.h, v68.l
	v_mov_b16_e32 v23.h, v88.l
	v_mov_b16_e32 v22.h, v76.l
	v_mov_b16_e32 v21.h, v73.l
	v_mov_b16_e32 v20.h, v67.l
	v_mov_b16_e32 v19.h, v65.l
	v_mov_b16_e32 v18.h, v64.l
	v_mov_b16_e32 v17.h, v63.l
	v_mov_b16_e32 v16.h, v61.l
	v_dual_mov_b32 v13, v48 :: v_dual_and_b32 v116, 0x5040504, v1
	v_dual_mov_b32 v12, v48 :: v_dual_and_b32 v117, 0x7060706, v2
	v_dual_mov_b32 v114, 0xff800000 :: v_dual_mov_b32 v15, v48
	v_dual_mov_b32 v14, v48 :: v_dual_mov_b32 v113, 0
	v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v1, v48
	v_mov_b32_e32 v2, v48
	v_mov_b32_e32 v3, v48
	v_mov_b32_e32 v4, v48
	v_mov_b32_e32 v5, v48
	v_mov_b32_e32 v6, v48
	v_mov_b32_e32 v7, v48
.Ltmp3:
	.loc	1 103 5                         ; authors.py:103:5
	s_max_i32 s29, s1, 2
	.loc	1 105 14                        ; authors.py:105:14
	s_mov_b32 s21, 0
	s_add_i32 s29, s29, -2
	s_mov_b32 s10, s18
	s_mov_b32 s11, s19
	s_mov_b32 s30, 0x76543210
	s_mov_b32 s31, 0
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 0 14 is_stmt 0                ; authors.py:0:14
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 103 5 is_stmt 1               ; authors.py:103:5
	s_add_i32 s33, s31, 1
	s_mov_b32 s4, s21
	.loc	1 104 25                        ; authors.py:104:25
	s_add_i32 s0, s33, s14
	v_dual_mov_b32 v167, v114 :: v_dual_add_nc_u32 v114, 0, v58
	.loc	1 104 17 is_stmt 0              ; authors.py:104:17
	s_ashr_i32 s1, s0, 31
	.loc	1 106 19 is_stmt 1              ; authors.py:106:19
	v_or_b32_e32 v127, s4, v95
	.loc	1 104 17                        ; authors.py:104:17
	s_lshl_b64 s[0:1], s[0:1], 2
	.loc	1 106 19                        ; authors.py:106:19
	v_or_b32_e32 v128, s4, v96
	.loc	1 104 17                        ; authors.py:104:17
	s_add_u32 s0, s22, s0
	s_addc_u32 s1, s23, s1
	.loc	1 106 19                        ; authors.py:106:19
	s_lshl_b32 s21, s33, 4
	.loc	1 104 17                        ; authors.py:104:17
	s_load_b32 s5, s[0:1], 0x0
	.loc	1 106 19                        ; authors.py:106:19
	v_or_b32_e32 v49, s21, v62
	v_or_b32_e32 v50, s21, v60
	v_or_b32_e32 v51, s21, v103
	v_or_b32_e32 v52, s21, v93
	v_or_b32_e32 v129, s4, v97
	.loc	1 106 18 is_stmt 0              ; authors.py:106:18
	v_cmp_gt_i32_e64 s1, s26, v49
	v_cmp_gt_i32_e64 s3, s26, v50
	v_cmp_gt_i32_e64 s0, s26, v51
	v_cmp_gt_i32_e64 s2, s26, v52
	.loc	1 106 19                        ; authors.py:106:19
	v_or_b32_e32 v130, s4, v98
	v_or_b32_e32 v131, s4, v99
	v_or_b32_e32 v132, s4, v100
	v_or_b32_e32 v133, s4, v101
	.loc	1 109 17 is_stmt 1              ; authors.py:109:17
	v_dual_mov_b32 v53, v48 :: v_dual_add_nc_u32 v168, 0, v115
	v_mov_b32_e32 v54, v48
	v_mov_b32_e32 v55, v48
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s6, s26, v133
	v_mov_b32_e32 v169, v113
	.loc	1 105 14                        ; authors.py:105:14
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s5, s5, s20
	.loc	1 106 19                        ; authors.py:106:19
	v_or_b32_e32 v113, s4, v57
	.loc	1 107 23                        ; authors.py:107:23
	s_add_i32 s5, s5, s27
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s4, s26, v131
	.loc	1 107 15                        ; authors.py:107:15
	v_add_lshl_u32 v49, s5, v104, 1
	v_add_lshl_u32 v50, s5, v105, 1
	.loc	1 108 17                        ; authors.py:108:17
	v_add_lshl_u32 v52, s5, v107, 1
	v_add_lshl_u32 v51, s5, v106, 1
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s5, s26, v132
	.loc	1 107 15                        ; authors.py:107:15
	v_cndmask_b32_e64 v49, 0x80000000, v49, s3
	v_cndmask_b32_e64 v50, 0x80000000, v50, s1
	s_clause 0x1
	buffer_load_b128 v[151:154], v49, s[16:19], 0 offen
	buffer_load_b128 v[155:158], v50, s[16:19], 0 offen
	.loc	1 108 17                        ; authors.py:108:17
	v_cndmask_b32_e64 v52, 0x80000000, v52, s0
	v_cndmask_b32_e64 v51, 0x80000000, v51, s2
	.loc	1 109 17                        ; authors.py:109:17
	v_mov_b32_e32 v50, v48
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s0, s26, v127
	v_cmp_gt_i32_e64 s1, s26, v128
	v_cmp_gt_i32_e64 s2, s26, v129
	v_cmp_gt_i32_e64 s3, s26, v130
	.loc	1 109 17                        ; authors.py:109:17
	v_mov_b32_e32 v49, v48
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s7, s26, v113
	.loc	1 103 5                         ; authors.py:103:5
	s_cmp_lg_u32 s31, s29
	s_mov_b32 s31, s33
	.loc	1 108 17                        ; authors.py:108:17
	v_add_nc_u32_e32 v170, 0x800, v111
	.loc	1 109 17                        ; authors.py:109:17
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 108 17                        ; authors.py:108:17
	s_clause 0x1
	buffer_load_b128 v[159:162], v52, s[8:11], 0 offen
	buffer_load_b128 v[163:166], v51, s[8:11], 0 offen
	.loc	1 109 17                        ; authors.py:109:17
	ds_load_b128 v[127:130], v114
	ds_load_b128 v[131:134], v114 offset:16
	ds_load_b128 v[135:138], v114 offset:32
	ds_load_b128 v[139:142], v114 offset:48
	ds_load_b128 v[143:146], v114 offset:64
	ds_load_b128 v[147:150], v114 offset:80
	v_mov_b32_e32 v51, v48
	v_mov_b32_e32 v52, v48
	v_dual_mov_b32 v126, v55 :: v_dual_mov_b32 v125, v54
	v_mov_b32_e32 v124, v53
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v122, v51 :: v_dual_mov_b32 v121, v50
	v_dual_mov_b32 v123, v52 :: v_dual_mov_b32 v120, v49
	v_mov_b32_e32 v119, v48
	.loc	1 108 17                        ; authors.py:108:17
	v_add_nc_u32_e32 v49, 0x800, v112
	.loc	1 109 17                        ; authors.py:109:17
	s_waitcnt lgkmcnt(4)
	s_delay_alu instid0(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[119:126], v[127:134], v[40:47], v[119:126]
	ds_load_b128 v[127:130], v114 offset:96
	ds_load_b128 v[131:134], v114 offset:112
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[119:126], v[135:142], v[32:39], v[119:126]
	.loc	1 108 17                        ; authors.py:108:17
	ds_load_b128 v[139:142], v118 offset:2048
	ds_load_b128 v[135:138], v168 offset:2048
	.loc	1 109 17                        ; authors.py:109:17
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[119:126], v[143:150], v[24:31], v[119:126]
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[119:126], v[127:134], v[16:23], v[119:126]
	.loc	1 108 17                        ; authors.py:108:17
	ds_load_b128 v[127:130], v168 offset:3072
	ds_load_b128 v[131:134], v118 offset:3072
	.loc	1 109 17                        ; authors.py:109:17
	v_mul_f32_e32 v50, s15, v120
	v_dual_mul_f32 v52, s15, v122 :: v_dual_mul_f32 v53, s15, v119
	v_mul_f32_e32 v114, s15, v126
	v_dual_mul_f32 v54, s15, v123 :: v_dual_mul_f32 v55, s15, v124
	v_mul_f32_e32 v51, s15, v121
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 110 17                        ; authors.py:110:17
	v_cndmask_b32_e64 v53, 0xff800000, v53, s7
	v_cndmask_b32_e64 v50, 0xff800000, v50, s0
	v_cndmask_b32_e64 v52, 0xff800000, v52, s2
	v_cndmask_b32_e64 v54, 0xff800000, v54, s3
	v_cndmask_b32_e64 v55, 0xff800000, v55, s4
	.loc	1 109 17                        ; authors.py:109:17
	v_mul_f32_e32 v113, s15, v125
	.loc	1 110 17                        ; authors.py:110:17
	v_cndmask_b32_e64 v51, 0xff800000, v51, s1
	v_cndmask_b32_e64 v121, 0xff800000, v114, s6
.Ltmp4:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ authors.py:111:32 ] ]
	v_max_f32_e32 v114, v53, v50
	v_max3_f32 v119, v52, v54, v55
.Ltmp5:
	.loc	1 110 17                        ; authors.py:110:17
	v_cndmask_b32_e64 v113, 0xff800000, v113, s5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp6:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ authors.py:111:32 ] ]
	v_max3_f32 v114, v114, v51, v119
	v_max3_f32 v114, v114, v113, v121
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp7:
	.loc	2 216 16                        ; standard.py:216:16 @[ authors.py:111:32 ]
	v_permlanex16_b32 v119, v114, s30, 0xfedcba98 op_sel:[1,0]
.Ltmp8:
	.loc	1 111 15                        ; authors.py:111:15
	v_max3_f32 v114, v167, v114, v119
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	.loc	1 112 26                        ; authors.py:112:26
	v_sub_f32_e32 v51, v51, v114
	v_sub_f32_e32 v52, v52, v114
	v_sub_f32_e32 v54, v54, v114
	v_sub_f32_e32 v55, v55, v114
	.loc	1 112 18 is_stmt 0              ; authors.py:112:18
	v_exp_f32_e32 v51, v51
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_exp_f32_e32 v52, v52
	.loc	1 112 26                        ; authors.py:112:26
	v_sub_f32_e32 v50, v50, v114
	.loc	1 112 18                        ; authors.py:112:18
	v_exp_f32_e32 v54, v54
	v_exp_f32_e32 v55, v55
	.loc	1 112 26                        ; authors.py:112:26
	v_sub_f32_e32 v53, v53, v114
	.loc	1 112 18                        ; authors.py:112:18
	v_exp_f32_e32 v50, v50
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v53, v53
	.loc	1 115 48 is_stmt 1              ; authors.py:115:48
	s_waitcnt_depctr depctr_va_vdst(0)
	v_cvt_f16_f32_e32 v120.h, v50
	v_cvt_f16_f32_e32 v120.l, v53
	v_permlanex16_b32 v122, v120, s30, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_perm_b32 v119, v122, v120, v116
	v_perm_b32 v120, v122, v120, v117
	.loc	1 113 24                        ; authors.py:113:24
	v_sub_f32_e32 v122, v167, v114
	.loc	1 113 16 is_stmt 0              ; authors.py:113:16
	v_exp_f32_e32 v143, v122
	.loc	1 112 26 is_stmt 1              ; authors.py:112:26
	v_sub_f32_e32 v113, v113, v114
	v_sub_f32_e32 v121, v121, v114
.Ltmp9:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:114:30 ] ]
	v_add_f32_e32 v50, v53, v50
.Ltmp10:
	.loc	1 115 48                        ; authors.py:115:48
	v_cvt_f16_f32_e32 v53.l, v51
	v_cvt_f16_f32_e32 v53.h, v52
.Ltmp11:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:114:30 ] ]
	v_add_f32_e32 v51, v51, v52
.Ltmp12:
	.loc	1 115 48                        ; authors.py:115:48
	v_cvt_f16_f32_e32 v52.l, v54
	v_cvt_f16_f32_e32 v52.h, v55
.Ltmp13:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:114:30 ] ]
	v_add_f32_e32 v54, v54, v55
.Ltmp14:
	.loc	1 115 17                        ; authors.py:115:17
	v_mul_f32_e32 v12, v12, v143
	.loc	1 112 18                        ; authors.py:112:18
	v_exp_f32_e32 v113, v113
	.loc	1 115 17                        ; authors.py:115:17
	v_mul_f32_e32 v14, v14, v143
	.loc	1 112 18                        ; authors.py:112:18
	v_exp_f32_e32 v121, v121
	.loc	1 115 17                        ; authors.py:115:17
	v_mul_f32_e32 v0, v0, v143
	v_mul_f32_e32 v15, v15, v143
.Ltmp15:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:114:30 ] ]
	v_add_f32_e32 v50, v50, v51
.Ltmp16:
	.loc	1 115 48                        ; authors.py:115:48
	v_permlanex16_b32 v51, v52, s30, 0xfedcba98 op_sel:[1,0]
	.loc	1 115 17 is_stmt 0              ; authors.py:115:17
	v_mul_f32_e32 v13, v13, v143
	.loc	1 115 48                        ; authors.py:115:48
	v_permlanex16_b32 v122, v53, s30, 0xfedcba98 op_sel:[1,0]
	.loc	1 115 17                        ; authors.py:115:17
	v_mul_f32_e32 v8, v8, v143
	.loc	1 115 48                        ; authors.py:115:48
	v_cvt_f16_f32_e32 v55.l, v113
	v_perm_b32 v123, v51, v52, v116
.Ltmp17:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:114:30 ] ]
	v_add_f32_e32 v113, v113, v121
.Ltmp18:
	.loc	1 115 17                        ; authors.py:115:17
	v_mul_f32_e32 v1, v1, v143
	.loc	1 115 48 is_stmt 0              ; authors.py:115:48
	v_cvt_f16_f32_e32 v55.h, v121
	v_perm_b32 v124, v51, v52, v117
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 115 17                        ; authors.py:115:17
	v_dual_mul_f32 v9, v9, v143 :: v_dual_add_f32 v54, v54, v113
	v_mul_f32_e32 v3, v3, v143
	.loc	1 115 48                        ; authors.py:115:48
	v_permlanex16_b32 v113, v55, s30, 0xfedcba98 op_sel:[1,0]
	.loc	1 115 17                        ; authors.py:115:17
	v_mul_f32_e32 v10, v10, v143
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mul_f32 v11, v11, v143 :: v_dual_add_f32 v50, v50, v54
	v_mul_f32_e32 v2, v2, v143
	v_mul_f32_e32 v4, v4, v143
	v_mul_f32_e32 v5, v5, v143
	v_mul_f32_e32 v6, v6, v143
.Ltmp19:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ authors.py:114:30 ]
	v_permlanex16_b32 v51, v50, s30, 0xfedcba98 op_sel:[1,0]
.Ltmp20:
	.loc	1 115 17                        ; authors.py:115:17
	v_mul_f32_e32 v7, v7, v143
	.loc	1 115 48 is_stmt 0              ; authors.py:115:48
	v_perm_b32 v121, v122, v53, v116
	v_perm_b32 v122, v122, v53, v117
	v_perm_b32 v125, v113, v55, v116
	v_perm_b32 v126, v113, v55, v117
.Ltmp21:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:114:30 ] ]
	v_add_f32_e32 v113, v50, v51
.Ltmp22:
	.loc	1 115 41                        ; authors.py:115:41
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_2)
	v_wmma_f32_16x16x16_f16 v[8:15], v[135:142], v[119:126], v[8:15]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[0:7], v[127:134], v[119:126], v[0:7]
	.loc	1 114 16                        ; authors.py:114:16
	v_fmac_f32_e32 v113, v169, v143
	.loc	1 108 17                        ; authors.py:108:17
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_e32 v51, 16, v159
	v_lshrrev_b32_e32 v54, 16, v160
	v_lshrrev_b32_e32 v120, 16, v161
	v_lshrrev_b32_e32 v123, 16, v162
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v52, 16, v163
	v_mov_b16_e64 v50.l, v163.l
	v_mov_b16_e64 v50.h, v159.l
	v_lshrrev_b32_e32 v55, 16, v164
	v_mov_b16_e32 v52.h, v51.l
	v_mov_b16_e64 v53.l, v164.l
	v_mov_b16_e64 v53.h, v160.l
	v_lshrrev_b32_e32 v121, 16, v165
	v_mov_b16_e32 v55.h, v54.l
	v_mov_b16_e64 v119.l, v165.l
	v_mov_b16_e64 v119.h, v161.l
	v_lshrrev_b32_e32 v124, 16, v166
	v_mov_b16_e32 v121.h, v120.l
	v_mov_b16_e64 v122.l, v166.l
	v_mov_b16_e64 v122.h, v162.l
	v_mov_b16_e32 v124.h, v123.l
	.loc	1 107 15                        ; authors.py:107:15
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v108, v[151:154]
	ds_store_b128 v108, v[155:158] offset:1024
	.loc	1 108 17                        ; authors.py:108:17
	ds_store_2addr_b32 v170, v50, v52 offset1:8
	ds_store_2addr_b32 v170, v53, v55 offset0:16 offset1:24
	ds_store_2addr_b32 v49, v119, v121 offset0:32 offset1:40
	ds_store_2addr_b32 v49, v122, v124 offset0:48 offset1:56
	.loc	1 103 5                         ; authors.py:103:5
	s_cbranch_scc1 .LBB0_7
; %bb.8:                                ; %Flow
	.loc	1 0 5 is_stmt 0                 ; authors.py:0:5
	v_dual_mov_b32 v115, s28 :: v_dual_mov_b32 v116, v109
	v_mov_b32_e32 v117, v110
	s_branch .LBB0_10
.LBB0_9:
	v_dual_mov_b32 v114, 0xff800000 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v3, 0
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v1, 0
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v113, 0
	v_mov_b32_e32 v8, 0
	s_mov_b32 s21, 0
.LBB0_10:                               ; %._crit_edge
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v49, 0
	.loc	1 109 17 is_stmt 1              ; authors.py:109:17
	s_and_b32 s0, vcc_lo, exec_lo
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v51, 0
	v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v53, 0
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v55, 0
	s_cselect_b32 s0, 1, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s0, 1
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_12
; %bb.11:
	v_mov_b32_e32 v48, 0
	v_add_nc_u32_e32 v58, 0, v58
	v_mov_b16_e32 v47.h, v102.l
	v_mov_b16_e32 v46.h, v94.l
	v_mov_b16_e32 v45.h, v92.l
	v_mov_b32_e32 v49, v48
	ds_load_b128 v[102:105], v58
	ds_load_b128 v[106:109], v58 offset:16
	ds_load_b128 v[118:121], v58 offset:32
	ds_load_b128 v[122:125], v58 offset:48
	v_mov_b16_e32 v44.h, v91.l
	v_mov_b16_e32 v43.h, v90.l
	v_mov_b16_e32 v42.h, v89.l
	v_mov_b16_e32 v41.h, v86.l
	v_mov_b16_e32 v40.h, v85.l
	v_mov_b32_e32 v50, v48
	v_mov_b32_e32 v51, v48
	v_mov_b32_e32 v52, v48
	v_mov_b32_e32 v53, v48
	v_mov_b32_e32 v54, v48
	v_mov_b32_e32 v55, v48
	ds_load_b128 v[130:133], v58 offset:80
	ds_load_b128 v[126:129], v58 offset:64
	v_mov_b16_e32 v39.h, v87.l
	v_mov_b16_e32 v38.h, v84.l
	v_mov_b16_e32 v37.h, v83.l
	v_mov_b16_e32 v36.h, v82.l
	v_mov_b16_e32 v35.h, v81.l
	v_mov_b16_e32 v34.h, v79.l
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[48:55], v[102:109], v[40:47], v[48:55]
	ds_load_b128 v[44:47], v58 offset:112
	ds_load_b128 v[40:43], v58 offset:96
	v_mov_b16_e32 v33.h, v77.l
	v_mov_b16_e32 v32.h, v74.l
	v_mov_b16_e32 v31.h, v80.l
	v_mov_b16_e32 v30.h, v78.l
	v_mov_b16_e32 v29.h, v75.l
	v_mov_b16_e32 v28.h, v72.l
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[48:55], v[118:125], v[32:39], v[48:55]
	v_mov_b16_e32 v27.h, v71.l
	v_mov_b16_e32 v26.h, v70.l
	v_mov_b16_e32 v25.h, v69.l
	v_mov_b16_e32 v24.h, v68.l
	v_mov_b16_e32 v23.h, v88.l
	v_mov_b16_e32 v22.h, v76.l
	v_mov_b16_e32 v21.h, v73.l
	v_mov_b16_e32 v20.h, v67.l
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[48:55], v[126:133], v[24:31], v[48:55]
	v_mov_b16_e32 v19.h, v65.l
	v_mov_b16_e32 v18.h, v64.l
	v_mov_b16_e32 v17.h, v63.l
	v_mov_b16_e32 v16.h, v61.l
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[48:55], v[40:47], v[16:23], v[48:55]
.LBB0_12:
	.loc	1 106 19                        ; authors.py:106:19
	v_or_b32_e32 v16, s21, v57
	v_or_b32_e32 v17, s21, v95
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 109 17                        ; authors.py:109:17
	v_dual_mul_f32 v24, s15, v48 :: v_dual_mul_f32 v25, s15, v49
	.loc	1 106 19                        ; authors.py:106:19
	v_or_b32_e32 v19, s21, v97
	.loc	1 106 18 is_stmt 0              ; authors.py:106:18
	v_cmp_gt_i32_e64 s0, s26, v16
	.loc	1 106 19                        ; authors.py:106:19
	v_or_b32_e32 v20, s21, v98
	.loc	1 109 17 is_stmt 1              ; authors.py:109:17
	v_dual_mul_f32 v26, s15, v50 :: v_dual_mul_f32 v27, s15, v51
	.loc	1 106 19                        ; authors.py:106:19
	v_or_b32_e32 v21, s21, v99
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	.loc	1 110 17                        ; authors.py:110:17
	v_cndmask_b32_e64 v16, 0xff800000, v24, s0
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s0, s26, v17
	.loc	1 109 17                        ; authors.py:109:17
	v_dual_mul_f32 v28, s15, v52 :: v_dual_mul_f32 v29, s15, v53
	.loc	1 106 19                        ; authors.py:106:19
	v_or_b32_e32 v18, s21, v96
	v_or_b32_e32 v22, s21, v100
	.loc	1 110 17                        ; authors.py:110:17
	v_cndmask_b32_e64 v17, 0xff800000, v25, s0
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s0, s26, v19
	.loc	1 106 19 is_stmt 0              ; authors.py:106:19
	v_or_b32_e32 v23, s21, v101
	.loc	1 109 17 is_stmt 1              ; authors.py:109:17
	v_mul_f32_e32 v30, s15, v54
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v24, s15, v55 :: v_dual_max_f32 v25, v16, v17
	.loc	1 110 17                        ; authors.py:110:17
	v_cndmask_b32_e64 v19, 0xff800000, v27, s0
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s0, s26, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	1 110 17                        ; authors.py:110:17
	v_cndmask_b32_e64 v20, 0xff800000, v28, s0
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s0, s26, v21
	.loc	1 110 17                        ; authors.py:110:17
	v_cndmask_b32_e64 v21, 0xff800000, v29, s0
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s0, s26, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 110 17                        ; authors.py:110:17
	v_cndmask_b32_e64 v18, 0xff800000, v26, s0
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s0, s26, v22
.Ltmp23:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ authors.py:111:32 ] ]
	v_max3_f32 v26, v19, v20, v21
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
.Ltmp24:
	.loc	1 110 17                        ; authors.py:110:17
	v_cndmask_b32_e64 v22, 0xff800000, v30, s0
	.loc	1 106 18                        ; authors.py:106:18
	v_cmp_gt_i32_e64 s0, s26, v23
	.loc	1 110 17                        ; authors.py:110:17
	v_cndmask_b32_e64 v23, 0xff800000, v24, s0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
.Ltmp25:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ authors.py:111:32 ] ]
	v_max3_f32 v24, v25, v18, v26
.Ltmp26:
	.loc	2 216 16                        ; standard.py:216:16 @[ authors.py:111:32 ]
	s_mov_b32 s0, 0x76543210
.Ltmp27:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ authors.py:111:32 ] ]
	v_max3_f32 v24, v24, v22, v23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp28:
	.loc	2 216 16                        ; standard.py:216:16 @[ authors.py:111:32 ]
	v_permlanex16_b32 v25, v24, s0, 0xfedcba98 op_sel:[1,0]
.Ltmp29:
	.loc	1 111 15                        ; authors.py:111:15
	v_max3_f32 v24, v114, v24, v25
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 112 26                        ; authors.py:112:26
	v_sub_f32_e32 v22, v22, v24
	v_sub_f32_e32 v23, v23, v24
	v_sub_f32_e32 v20, v20, v24
	v_sub_f32_e32 v18, v18, v24
	v_sub_f32_e32 v21, v21, v24
	.loc	1 112 18 is_stmt 0              ; authors.py:112:18
	v_exp_f32_e32 v22, v22
	v_exp_f32_e32 v23, v23
	.loc	1 112 26                        ; authors.py:112:26
	v_sub_f32_e32 v17, v17, v24
	.loc	1 112 18                        ; authors.py:112:18
	v_exp_f32_e32 v28, v20
	v_exp_f32_e32 v18, v18
	v_exp_f32_e32 v29, v21
	.loc	1 113 24 is_stmt 1              ; authors.py:113:24
	v_sub_f32_e32 v21, v114, v24
.Ltmp30:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:114:30 ] ]
	v_add_f32_e32 v20, v22, v23
.Ltmp31:
	.loc	1 112 18                        ; authors.py:112:18
	v_exp_f32_e32 v26, v17
	.loc	1 112 26 is_stmt 0              ; authors.py:112:26
	v_sub_f32_e32 v19, v19, v24
	.loc	1 115 48 is_stmt 1              ; authors.py:115:48
	v_cvt_f16_f32_e32 v22.l, v22
	v_cvt_f16_f32_e32 v22.h, v23
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(TRANS32_DEP_3)
	.loc	1 112 18                        ; authors.py:112:18
	v_exp_f32_e32 v27, v19
	.loc	1 112 26 is_stmt 0              ; authors.py:112:26
	v_sub_f32_e32 v16, v16, v24
.Ltmp32:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:114:30 ] ]
	v_add_f32_e32 v19, v28, v29
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v19, v19, v20
.Ltmp33:
	.loc	1 115 48                        ; authors.py:115:48
	v_cvt_f16_f32_e32 v20.l, v18
.Ltmp34:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:114:30 ] ]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_f32_e32 v17, v18, v27
.Ltmp35:
	.loc	1 112 18                        ; authors.py:112:18
	v_exp_f32_e32 v25, v16
	.loc	1 115 48                        ; authors.py:115:48
	v_cvt_f16_f32_e32 v20.h, v27
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_permlanex16_b32 v24, v20, s0, 0xfedcba98 op_sel:[1,0]
.Ltmp36:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:114:30 ] ]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_f32_e32 v16, v25, v26
	v_add_f32_e32 v17, v16, v17
.Ltmp37:
	.loc	1 113 16                        ; authors.py:113:16
	v_exp_f32_e32 v16, v21
	.loc	1 115 48                        ; authors.py:115:48
	v_cvt_f16_f32_e32 v21.l, v28
	v_cvt_f16_f32_e32 v21.h, v29
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
.Ltmp38:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:114:30 ] ]
	v_add_f32_e32 v17, v17, v19
.Ltmp39:
	.loc	1 115 48                        ; authors.py:115:48
	v_cvt_f16_f32_e32 v19.l, v25
	v_cvt_f16_f32_e32 v19.h, v26
	v_permlanex16_b32 v25, v21, s0, 0xfedcba98 op_sel:[1,0]
	v_permlanex16_b32 v26, v22, s0, 0xfedcba98 op_sel:[1,0]
.Ltmp40:
	.loc	2 314 12                        ; standard.py:314:12 @[ authors.py:114:30 ]
	v_permlanex16_b32 v18, v17, s0, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
.Ltmp41:
	.loc	1 115 48                        ; authors.py:115:48
	v_permlanex16_b32 v23, v19, s0, 0xfedcba98 op_sel:[1,0]
	.loc	1 115 41 is_stmt 0              ; authors.py:115:41
	s_and_b32 s0, vcc_lo, exec_lo
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	s_cbranch_scc1 .LBB0_14
; %bb.13:
	.loc	1 0 0                           ; authors.py:0
	v_cmp_eq_u32_e64 s0, 0, v116
	.loc	1 115 17                        ; authors.py:115:17
	v_mul_f32_e32 v7, v7, v16
	v_dual_mul_f32 v6, v6, v16 :: v_dual_mov_b32 v29, 0x5410
	v_mul_f32_e32 v5, v5, v16
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 0 0                           ; authors.py:0
	v_cndmask_b32_e64 v27, 0x90, 0, s0
	v_cmp_eq_u32_e64 s0, 0, v117
	.loc	1 115 17                        ; authors.py:115:17
	v_mul_f32_e32 v3, v3, v16
	v_mul_f32_e32 v1, v1, v16
	v_mul_f32_e32 v15, v15, v16
	.loc	1 0 0                           ; authors.py:0
	v_or_b32_e32 v27, v27, v59
	v_cndmask_b32_e64 v28, 0x110, 0, s0
	.loc	1 115 48                        ; authors.py:115:48
	v_cmp_eq_u32_e64 s0, 0, v66
	.loc	1 115 17                        ; authors.py:115:17
	v_mul_f32_e32 v13, v13, v16
	v_mul_f32_e32 v12, v12, v16
	v_mul_f32_e32 v11, v11, v16
	.loc	1 0 0                           ; authors.py:0
	v_xor_b32_e32 v27, v27, v28
	.loc	1 115 48                        ; authors.py:115:48
	v_mov_b32_e32 v28, 0x7632
	v_cndmask_b32_e64 v29, 0x1054, v29, s0
	.loc	1 115 17                        ; authors.py:115:17
	v_mul_f32_e32 v10, v10, v16
	v_mul_f32_e32 v9, v9, v16
	.loc	1 0 0                           ; authors.py:0
	v_or_b32_e32 v27, v115, v27
	.loc	1 115 48                        ; authors.py:115:48
	v_cndmask_b32_e64 v28, 0x3276, v28, s0
	.loc	1 115 17                        ; authors.py:115:17
	v_mul_f32_e32 v4, v4, v16
	.loc	1 115 48                        ; authors.py:115:48
	v_lshl_or_b32 v44, v29, 8, v29
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 115 17                        ; authors.py:115:17
	v_dual_mul_f32 v8, v8, v16 :: v_dual_add_nc_u32 v31, 0, v27
	.loc	1 115 48                        ; authors.py:115:48
	v_lshl_or_b32 v43, v28, 8, v28
	.loc	1 0 0                           ; authors.py:0
	v_xad_u32 v39, v27, 16, 0
	.loc	1 115 17                        ; authors.py:115:17
	v_mul_f32_e32 v2, v2, v16
	.loc	1 0 0                           ; authors.py:0
	ds_load_b128 v[27:30], v31 offset:2048
	ds_load_b128 v[35:38], v31 offset:3072
	ds_load_b128 v[31:34], v39 offset:2048
	ds_load_b128 v[39:42], v39 offset:3072
	.loc	1 115 48                        ; authors.py:115:48
	v_and_b32_e32 v43, 0x760076, v43
	v_and_b32_e32 v44, 0x540054, v44
	.loc	1 115 17                        ; authors.py:115:17
	v_mul_f32_e32 v0, v0, v16
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 115 48                        ; authors.py:115:48
	v_lshl_or_b32 v43, v43, 4, v43
	v_lshl_or_b32 v44, v44, 4, v44
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 115 17                        ; authors.py:115:17
	v_dual_mul_f32 v14, v14, v16 :: v_dual_and_b32 v43, 0x7060706, v43
	.loc	1 115 48                        ; authors.py:115:48
	v_and_b32_e32 v51, 0x5040504, v44
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_perm_b32 v50, v26, v22, v43
	v_perm_b32 v49, v26, v22, v51
	v_perm_b32 v48, v25, v21, v43
	v_perm_b32 v47, v25, v21, v51
	v_perm_b32 v46, v24, v20, v43
	v_perm_b32 v45, v24, v20, v51
	v_perm_b32 v44, v23, v19, v43
	v_perm_b32 v43, v23, v19, v51
	.loc	1 115 41                        ; authors.py:115:41
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_1)
	v_wmma_f32_16x16x16_f16 v[8:15], v[27:34], v[43:50], v[8:15]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[0:7], v[35:42], v[43:50], v[0:7]
.LBB0_14:
.Ltmp42:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ authors.py:114:30 ] ]
	v_add_f32_e32 v17, v17, v18
.Ltmp43:
	.loc	1 99 104                        ; authors.py:99:104
	s_lshr_b32 s0, s24, 1
	.loc	1 118 5                         ; authors.py:118:5
	s_and_b32 s13, s13, 0xffff
	.loc	1 99 104                        ; authors.py:99:104
	v_or_b32_e32 v18, s0, v57
	.loc	1 118 5                         ; authors.py:118:5
	s_mov_b32 s15, 0x31027000
	.loc	1 114 16                        ; authors.py:114:16
	v_fmac_f32_e32 v17, v113, v16
	.loc	1 117 10                        ; authors.py:117:10
	v_lshlrev_b32_e32 v16, 6, v56
	.loc	1 118 5                         ; authors.py:118:5
	s_mov_b32 s14, 0x7ffffffe
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 103 5                         ; authors.py:103:5
	v_cndmask_b32_e32 v17, v113, v17, vcc_lo
	.loc	1 117 10                        ; authors.py:117:10
	v_or3_b32 v16, v16, v18, s25
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 118 19                        ; authors.py:118:19
	v_div_scale_f32 v20, null, v17, v17, v9
	.loc	1 118 5 is_stmt 0               ; authors.py:118:5
	v_lshlrev_b32_e32 v16, 1, v16
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	.loc	1 118 19                        ; authors.py:118:19
	v_rcp_f32_e32 v28, v20
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v38, -v20, v28, 1.0
	v_fmac_f32_e32 v28, v38, v28
	v_div_scale_f32 v18, null, v17, v17, v8
	v_div_scale_f32 v24, null, v17, v17, v11
	v_div_scale_f32 v22, null, v17, v17, v10
	v_div_scale_f32 v26, null, v17, v17, v13
	v_div_scale_f32 v25, null, v17, v17, v12
	v_rcp_f32_e32 v27, v18
	v_rcp_f32_e32 v30, v24
	v_rcp_f32_e32 v29, v22
	v_rcp_f32_e32 v32, v26
	v_rcp_f32_e32 v31, v25
	v_div_scale_f32 v19, vcc_lo, v8, v17, v8
	v_div_scale_f32 v33, s2, v11, v17, v11
	v_div_scale_f32 v21, s0, v9, v17, v9
	v_div_scale_f32 v23, s1, v10, v17, v10
	v_div_scale_f32 v34, s3, v12, v17, v12
	v_fma_f32 v37, -v18, v27, 1.0
	v_fma_f32 v40, -v24, v30, 1.0
	v_fma_f32 v39, -v22, v29, 1.0
	v_fma_f32 v42, -v26, v32, 1.0
	v_fma_f32 v41, -v25, v31, 1.0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_fmac_f32 v27, v37, v27 :: v_dual_fmac_f32 v30, v40, v30
	v_dual_fmac_f32 v29, v39, v29 :: v_dual_mul_f32 v38, v21, v28
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v32, v42, v32 :: v_dual_mul_f32 v37, v19, v27
	v_mul_f32_e32 v40, v33, v30
	v_div_scale_f32 v35, s4, v13, v17, v13
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_fma_f32 v42, -v20, v38, v21
	v_fmac_f32_e32 v31, v41, v31
	v_fma_f32 v41, -v18, v37, v19
	v_fma_f32 v44, -v24, v40, v33
	v_dual_mul_f32 v39, v23, v29 :: v_dual_fmac_f32 v38, v42, v28
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_f32_e32 v45, v34, v31
	v_dual_fmac_f32 v37, v41, v27 :: v_dual_fmac_f32 v40, v44, v30
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fma_f32 v43, -v22, v39, v23
	v_div_scale_f32 v36, null, v17, v17, v14
	v_fma_f32 v18, -v18, v37, v19
	v_fma_f32 v19, -v20, v38, v21
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v39, v43, v29
	v_fma_f32 v21, -v24, v40, v33
	v_div_scale_f32 v24, null, v17, v17, v0
	v_div_fmas_f32 v18, v18, v27, v37
	s_mov_b32 vcc_lo, s0
	v_fma_f32 v20, -v22, v39, v23
	v_div_fmas_f32 v19, v19, v28, v38
	s_mov_b32 vcc_lo, s1
	v_mul_f32_e32 v22, v35, v32
	v_fma_f32 v41, -v25, v45, v34
	v_div_fmas_f32 v20, v20, v29, v39
	v_div_fixup_f32 v9, v19, v17, v9
	v_div_scale_f32 v29, null, v17, v17, v1
	v_fma_f32 v19, -v26, v22, v35
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v10, v20, v17, v10
	v_div_scale_f32 v20, null, v17, v17, v15
	v_div_fixup_f32 v8, v18, v17, v8
	v_fmac_f32_e32 v22, v19, v32
	v_div_fmas_f32 v18, v21, v30, v40
	v_rcp_f32_e32 v27, v24
	v_rcp_f32_e32 v19, v20
	v_rcp_f32_e32 v23, v36
	s_mov_b32 vcc_lo, s3
	v_div_fixup_f32 v11, v18, v17, v11
	v_div_scale_f32 v30, s1, v15, v17, v15
	.loc	1 118 18                        ; authors.py:118:18
	v_cvt_f16_f32_e32 v8.l, v8
	v_cvt_f16_f32_e32 v9.l, v9
	v_cvt_f16_f32_e32 v10.l, v10
	v_cvt_f16_f32_e32 v11.l, v11
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	.loc	1 118 19                        ; authors.py:118:19
	v_fma_f32 v28, -v20, v19, 1.0
	v_fma_f32 v21, -v36, v23, 1.0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v19, v28, v19
	v_rcp_f32_e32 v28, v29
	v_fmac_f32_e32 v45, v41, v31
	v_fma_f32 v18, -v25, v45, v34
	v_fma_f32 v25, -v26, v22, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_div_fmas_f32 v18, v18, v31, v45
	v_fma_f32 v31, -v24, v27, 1.0
	s_mov_b32 vcc_lo, s4
	v_div_fmas_f32 v22, v25, v32, v22
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_div_fixup_f32 v12, v18, v17, v12
	v_fmac_f32_e32 v27, v31, v27
	v_fma_f32 v31, -v29, v28, 1.0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_div_fixup_f32 v13, v22, v17, v13
	v_div_scale_f32 v22, null, v17, v17, v2
	.loc	1 118 18                        ; authors.py:118:18
	v_cvt_f16_f32_e32 v12.l, v12
	.loc	1 118 19                        ; authors.py:118:19
	v_fmac_f32_e32 v28, v31, v28
	v_div_scale_f32 v31, s3, v1, v17, v1
	v_fmac_f32_e32 v23, v21, v23
	v_div_scale_f32 v21, s0, v14, v17, v14
	v_rcp_f32_e32 v33, v22
	s_mov_b32 vcc_lo, s0
	.loc	1 118 18                        ; authors.py:118:18
	v_cvt_f16_f32_e32 v13.l, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	.loc	1 118 19                        ; authors.py:118:19
	v_mul_f32_e32 v26, v21, v23
	v_fma_f32 v25, -v36, v26, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v26, v25, v23
	v_div_scale_f32 v25, s2, v0, v17, v0
	v_fma_f32 v21, -v36, v26, v21
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v34, v25, v27
	v_div_fmas_f32 v21, v21, v23, v26
	v_mul_f32_e32 v26, v31, v28
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fma_f32 v23, -v24, v34, v25
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v14, v21, v17, v14
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v21, -v29, v26, v31
	v_fmac_f32_e32 v34, v23, v27
	v_div_scale_f32 v23, s0, v2, v17, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 118 18                        ; authors.py:118:18
	v_cvt_f16_f32_e32 v14.l, v14
	.loc	1 118 19                        ; authors.py:118:19
	v_fmac_f32_e32 v26, v21, v28
	v_mul_f32_e32 v18, v30, v19
	v_div_scale_f32 v21, null, v17, v17, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v32, -v20, v18, v30
	v_fmac_f32_e32 v18, v32, v19
	v_fma_f32 v32, -v22, v33, 1.0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v20, -v20, v18, v30
	v_fmac_f32_e32 v33, v32, v33
	v_div_scale_f32 v30, null, v17, v17, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_div_fmas_f32 v18, v20, v19, v18
	v_fma_f32 v19, -v24, v34, v25
	v_mul_f32_e32 v20, v23, v33
	s_mov_b32 vcc_lo, s2
	v_rcp_f32_e32 v25, v21
	v_fma_f32 v24, -v29, v26, v31
	v_div_fmas_f32 v19, v19, v27, v34
	v_fma_f32 v27, -v22, v20, v23
	v_div_scale_f32 v29, null, v17, v17, v4
	s_mov_b32 vcc_lo, s3
	v_div_fixup_f32 v15, v18, v17, v15
	v_div_fixup_f32 v0, v19, v17, v0
	v_fmac_f32_e32 v20, v27, v33
	v_div_fmas_f32 v24, v24, v28, v26
	v_rcp_f32_e32 v26, v29
	v_fma_f32 v18, -v21, v25, 1.0
	v_rcp_f32_e32 v31, v30
	v_fma_f32 v19, -v22, v20, v23
	v_div_scale_f32 v22, null, v17, v17, v5
	v_div_scale_f32 v23, null, v17, v17, v6
	v_fmac_f32_e32 v25, v18, v25
	v_div_scale_f32 v18, s1, v3, v17, v3
	s_mov_b32 vcc_lo, s0
	v_rcp_f32_e32 v27, v22
	v_rcp_f32_e32 v28, v23
	v_div_fixup_f32 v1, v24, v17, v1
	v_fma_f32 v24, -v29, v26, 1.0
	v_div_fmas_f32 v19, v19, v33, v20
	v_mul_f32_e32 v20, v18, v25
	v_fma_f32 v35, -v30, v31, 1.0
	s_mov_b32 vcc_lo, s1
	v_fmac_f32_e32 v26, v24, v26
	v_div_scale_f32 v24, s0, v4, v17, v4
	v_fma_f32 v32, -v22, v27, 1.0
	v_div_fixup_f32 v2, v19, v17, v2
	v_fma_f32 v19, -v23, v28, 1.0
	v_fma_f32 v33, -v21, v20, v18
	v_fmac_f32_e32 v31, v35, v31
	v_fmac_f32_e32 v27, v32, v27
	v_div_scale_f32 v32, s2, v5, v17, v5
	v_mul_f32_e32 v34, v24, v26
	v_fmac_f32_e32 v28, v19, v28
	v_div_scale_f32 v19, s3, v6, v17, v6
	v_fmac_f32_e32 v20, v33, v25
	v_mul_f32_e32 v36, v32, v27
	v_div_scale_f32 v35, s4, v7, v17, v7
	v_fma_f32 v33, -v29, v34, v24
	v_mul_f32_e32 v37, v19, v28
	v_fma_f32 v18, -v21, v20, v18
	v_fma_f32 v21, -v22, v36, v32
	v_mul_f32_e32 v38, v35, v31
	v_fmac_f32_e32 v34, v33, v26
	v_fma_f32 v33, -v23, v37, v19
	v_div_fmas_f32 v18, v18, v25, v20
	v_fmac_f32_e32 v36, v21, v27
	v_fma_f32 v21, -v30, v38, v35
	v_fma_f32 v20, -v29, v34, v24
	v_fmac_f32_e32 v37, v33, v28
	s_mov_b32 vcc_lo, s0
	v_fma_f32 v22, -v22, v36, v32
	v_fmac_f32_e32 v38, v21, v31
	v_div_fmas_f32 v20, v20, v26, v34
	v_fma_f32 v19, -v23, v37, v19
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v3, v18, v17, v3
	v_div_fmas_f32 v21, v22, v27, v36
	v_fma_f32 v22, -v30, v38, v35
	s_mov_b32 vcc_lo, s3
	v_div_fixup_f32 v4, v20, v17, v4
	v_div_fmas_f32 v19, v19, v28, v37
	s_mov_b32 vcc_lo, s4
	v_div_fixup_f32 v5, v21, v17, v5
	v_div_fmas_f32 v22, v22, v31, v38
	.loc	1 118 18                        ; authors.py:118:18
	v_cvt_f16_f32_e32 v15.l, v15
	.loc	1 118 19                        ; authors.py:118:19
	v_div_fixup_f32 v6, v19, v17, v6
	.loc	1 118 18                        ; authors.py:118:18
	v_cvt_f16_f32_e32 v0.l, v0
	v_cvt_f16_f32_e32 v1.l, v1
	.loc	1 118 19                        ; authors.py:118:19
	v_div_fixup_f32 v7, v22, v17, v7
	.loc	1 118 18                        ; authors.py:118:18
	v_cvt_f16_f32_e32 v2.l, v2
	v_cvt_f16_f32_e32 v3.l, v3
	v_cvt_f16_f32_e32 v4.l, v4
	v_cvt_f16_f32_e32 v5.l, v5
	v_cvt_f16_f32_e32 v6.l, v6
	v_cvt_f16_f32_e32 v7.l, v7
	.loc	1 118 5                         ; authors.py:118:5
	s_clause 0xf
	buffer_store_b16 v8, v16, s[12:15], 0 offen
	buffer_store_b16 v9, v16, s[12:15], 0 offen offset:4
	buffer_store_b16 v10, v16, s[12:15], 0 offen offset:8
	buffer_store_b16 v11, v16, s[12:15], 0 offen offset:12
	buffer_store_b16 v12, v16, s[12:15], 0 offen offset:16
	buffer_store_b16 v13, v16, s[12:15], 0 offen offset:20
	buffer_store_b16 v14, v16, s[12:15], 0 offen offset:24
	buffer_store_b16 v15, v16, s[12:15], 0 offen offset:28
	buffer_store_b16 v0, v16, s[12:15], 0 offen offset:64
	buffer_store_b16 v1, v16, s[12:15], 0 offen offset:68
	buffer_store_b16 v2, v16, s[12:15], 0 offen offset:72
	buffer_store_b16 v3, v16, s[12:15], 0 offen offset:76
	buffer_store_b16 v4, v16, s[12:15], 0 offen offset:80
	buffer_store_b16 v5, v16, s[12:15], 0 offen offset:84
	buffer_store_b16 v6, v16, s[12:15], 0 offen offset:88
	buffer_store_b16 v7, v16, s[12:15], 0 offen offset:92
	.loc	1 93 1 is_stmt 1                ; authors.py:93:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp44:
.Lfunc_end0:
	.size	paged_attention, .Lfunc_end0-paged_attention
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel paged_attention
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 336
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
		.amdhsa_next_free_vgpr 171
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-paged_attention)<<4)&1008)>>4
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
	.set .Lpaged_attention.num_vgpr, 171
	.set .Lpaged_attention.num_agpr, 0
	.set .Lpaged_attention.numbered_sgpr, 34
	.set .Lpaged_attention.num_named_barrier, 0
	.set .Lpaged_attention.private_seg_size, 0
	.set .Lpaged_attention.uses_vcc, 1
	.set .Lpaged_attention.uses_flat_scratch, 0
	.set .Lpaged_attention.has_dyn_sized_stack, 0
	.set .Lpaged_attention.has_recursion, 0
	.set .Lpaged_attention.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 5992
; TotalNumSgprs: 36
; NumVgprs: 171
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 21
; NumSGPRsForWavesPerEU: 36
; NumVGPRsForWavesPerEU: 171
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
	.byte	1                               ; DW_CHILDREN_yes
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
	.byte	2                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	32                              ; DW_AT_inline
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	3                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	5                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	1                               ; DW_CHILDREN_yes
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	6                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	5                               ; DW_FORM_data2
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
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
	.byte	1                               ; Abbrev [1] 0xb:0x77 DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	2                               ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string0                  ; DW_AT_comp_dir
                                        ; DW_AT_APPLE_optimized
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.byte	2                               ; Abbrev [2] 0x2a:0x6 DW_TAG_subprogram
	.long	.Linfo_string2                  ; DW_AT_name
	.byte	1                               ; DW_AT_inline
	.byte	3                               ; Abbrev [3] 0x30:0x51 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	103                             ; DW_AT_call_line
	.byte	23                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0x19 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	111                             ; DW_AT_call_line
	.byte	32                              ; DW_AT_call_column
	.byte	4                               ; Abbrev [4] 0x59:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	216                             ; DW_AT_call_line
	.byte	16                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	5                               ; Abbrev [5] 0x66:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	114                             ; DW_AT_call_line
	.byte	30                              ; DW_AT_call_column
	.byte	6                               ; Abbrev [6] 0x72:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges4                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp0-.Lfunc_begin0
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges4:
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"authors.py"                    ; string offset=7 ; authors.py
.Linfo_string2:
	.asciz	"paged_attention"               ; string offset=18 ; paged_attention
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
      - .offset:         48
        .size:           4
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .value_kind:     by_value
      - .offset:         56
        .size:           4
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     global_buffer
      - .offset:         80
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         84
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         88
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         92
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         94
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         96
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         98
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         100
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         102
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         120
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         128
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         136
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         144
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         200
        .size:           4
        .value_kind:     hidden_dynamic_lds_size
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 336
    .max_flat_workgroup_size: 64
    .name:           paged_attention
    .private_segment_fixed_size: 0
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         paged_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     171
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
