	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	attend                          ; -- Begin function attend
	.p2align	8
	.type	attend,@function
attend:                                 ; @attend
.Lfunc_begin0:
	.file	1 "triton" "attention.py"
	.loc	1 10 0                          ; attention.py:10:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_load_b128 s[36:39], s[0:1], 0x20
.Ltmp0:
	.loc	1 46 22 prologue_end            ; attention.py:46:22
	v_readfirstlane_b32 s34, v0
	.loc	1 17 19                         ; attention.py:17:19
	v_and_b32_e32 v1, 31, v0
	v_and_b32_e32 v180, 15, v0
	.loc	1 15 13                         ; attention.py:15:13
	s_lshl_b32 s33, s14, 6
	s_load_b256 s[16:23], s[0:1], 0x0
	.loc	1 20 15                         ; attention.py:20:15
	s_mov_b32 s43, 0x31027000
	.loc	1 17 19                         ; attention.py:17:19
	v_and_or_b32 v1, 0xe0, s34, v1
	.loc	1 20 64                         ; attention.py:20:64
	v_lshlrev_b32_e32 v18, 3, v180
	s_mov_b32 s42, 0x7ffffffe
	.loc	1 20 15 is_stmt 0               ; attention.py:20:15
	s_and_b32 s35, s34, 0x60
	.loc	1 40 17 is_stmt 1               ; attention.py:40:17
	s_mov_b32 s46, s42
	.loc	1 17 19                         ; attention.py:17:19
	v_lshrrev_b32_e32 v238, 4, v1
	.loc	1 20 15                         ; attention.py:20:15
	v_lshlrev_b32_e32 v22, 4, v1
	s_lshl_b32 s2, s35, 7
	.loc	1 40 17                         ; attention.py:40:17
	s_mov_b32 s47, s43
	.loc	1 20 64                         ; attention.py:20:64
	v_bfe_u32 v233, v0, 4, 1
	.loc	1 17 19                         ; attention.py:17:19
	v_or_b32_e32 v96, 16, v238
	.loc	1 17 11 is_stmt 0               ; attention.py:17:11
	v_or_b32_e32 v4, s33, v238
	.loc	1 17 19                         ; attention.py:17:19
	v_or_b32_e32 v2, 32, v238
	.loc	1 20 23 is_stmt 1               ; attention.py:20:23
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[19:20], null, v238, s39, v[18:19]
	.loc	1 16 12                         ; attention.py:16:12
	s_mul_i32 s0, s38, s15
	.loc	1 20 23                         ; attention.py:20:23
	s_mul_i32 s15, s39, s33
	.loc	1 17 11                         ; attention.py:17:11
	v_or_b32_e32 v5, s33, v96
	.loc	1 20 23                         ; attention.py:20:23
	s_add_i32 s15, s15, s0
	.loc	1 20 81 is_stmt 0               ; attention.py:20:81
	v_cmp_gt_i32_e32 vcc_lo, s37, v4
	.loc	1 17 19 is_stmt 1               ; attention.py:17:19
	v_or_b32_e32 v3, 48, v238
	.loc	1 17 11 is_stmt 0               ; attention.py:17:11
	v_or_b32_e32 v6, s33, v2
	.loc	1 20 23 is_stmt 1               ; attention.py:20:23
	v_mad_u64_u32 v[20:21], null, v96, s39, v[18:19]
	.loc	1 20 15 is_stmt 0               ; attention.py:20:15
	v_add_lshl_u32 v8, v19, s15, 1
	.loc	1 20 23                         ; attention.py:20:23
	v_mul_lo_u32 v2, v2, s39
	.loc	1 17 19 is_stmt 1               ; attention.py:17:19
	v_and_b32_e32 v21, 0xf0, v1
	.loc	1 20 23                         ; attention.py:20:23
	v_add_nc_u32_e32 v9, s15, v18
	v_mul_lo_u32 v7, v3, s39
	.loc	1 20 15 is_stmt 0               ; attention.py:20:15
	v_cndmask_b32_e32 v4, 0x80000000, v8, vcc_lo
	.loc	1 20 81                         ; attention.py:20:81
	v_cmp_gt_i32_e32 vcc_lo, s37, v5
	.loc	1 20 15                         ; attention.py:20:15
	v_add_lshl_u32 v10, v20, s15, 1
	.loc	1 22 25 is_stmt 1               ; attention.py:22:25
	v_lshrrev_b32_e32 v207, 3, v21
	.loc	1 22 14 is_stmt 0               ; attention.py:22:14
	v_add_nc_u32_e32 v18, s0, v18
	.loc	1 17 11 is_stmt 1               ; attention.py:17:11
	v_or_b32_e32 v3, s33, v3
	.loc	1 20 15                         ; attention.py:20:15
	v_add_lshl_u32 v2, v9, v2, 1
	v_cndmask_b32_e32 v8, 0x80000000, v10, vcc_lo
	.loc	1 20 81 is_stmt 0               ; attention.py:20:81
	v_cmp_gt_i32_e32 vcc_lo, s37, v6
	.loc	1 22 14 is_stmt 1               ; attention.py:22:14
	v_mad_u64_u32 v[168:169], null, v207, s39, v[18:19]
	.loc	1 20 15                         ; attention.py:20:15
	v_add_lshl_u32 v7, v9, v7, 1
	.loc	1 22 25                         ; attention.py:22:25
	v_or_b32_e32 v208, 1, v207
	.loc	1 20 15                         ; attention.py:20:15
	s_and_b32 s41, s17, 0xffff
	v_cndmask_b32_e32 v10, 0x80000000, v2, vcc_lo
	.loc	1 20 81 is_stmt 0               ; attention.py:20:81
	v_cmp_gt_i32_e32 vcc_lo, s37, v3
	.loc	1 20 15                         ; attention.py:20:15
	s_mov_b32 s40, s16
	.loc	1 21 12 is_stmt 1               ; attention.py:21:12
	v_add_nc_u32_e32 v243, s0, v19
	.loc	1 22 14                         ; attention.py:22:14
	v_mad_u64_u32 v[169:170], null, v208, s39, v[18:19]
	.loc	1 20 15                         ; attention.py:20:15
	v_dual_cndmask_b32 v14, 0x80000000, v7 :: v_dual_lshlrev_b32 v19, 1, v168
	s_clause 0x3
	buffer_load_b128 v[2:5], v4, s[40:43], 0 offen
	buffer_load_b128 v[6:9], v8, s[40:43], 0 offen
	buffer_load_b128 v[10:13], v10, s[40:43], 0 offen
	buffer_load_b128 v[14:17], v14, s[40:43], 0 offen
	.loc	1 21 12                         ; attention.py:21:12
	v_add_nc_u32_e32 v245, s0, v20
	.loc	1 30 33                         ; attention.py:30:33
	v_lshlrev_b32_e32 v18, 1, v243
	.loc	1 30 52 is_stmt 0               ; attention.py:30:52
	v_cmp_gt_i32_e64 s1, s37, v238
	.loc	1 20 15 is_stmt 1               ; attention.py:20:15
	v_xor_b32_e32 v22, v22, v21
	.loc	1 17 19                         ; attention.py:17:19
	s_and_b32 s16, s34, 0xc0
	.loc	1 20 64                         ; attention.py:20:64
	s_and_b32 s17, s34, 32
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e32 vcc_lo, s37, v96
	.loc	1 29 5                          ; attention.py:29:5
	s_cmp_gt_i32 s37, 0
	.loc	1 40 38                         ; attention.py:40:38
	v_cmp_gt_i32_e64 s0, s37, v208
	.loc	1 30 33                         ; attention.py:30:33
	v_lshlrev_b32_e32 v20, 1, v245
	.loc	1 29 5                          ; attention.py:29:5
	s_cselect_b32 s3, -1, 0
	.loc	1 30 33                         ; attention.py:30:33
	v_cndmask_b32_e64 v18, 0x80000000, v18, s1
	.loc	1 40 38                         ; attention.py:40:38
	v_cmp_gt_i32_e64 s1, s37, v207
	.loc	1 20 15                         ; attention.py:20:15
	v_add_nc_u32_e32 v240, 0, v22
	.loc	1 40 17                         ; attention.py:40:17
	v_lshlrev_b32_e32 v22, 1, v169
	.loc	1 29 5                          ; attention.py:29:5
	s_and_b32 vcc_lo, s3, vcc_lo
	.loc	1 40 17                         ; attention.py:40:17
	s_mov_b32 s44, s20
	.loc	1 30 33                         ; attention.py:30:33
	v_cndmask_b32_e32 v20, 0x80000000, v20, vcc_lo
	.loc	1 29 5                          ; attention.py:29:5
	s_and_b32 vcc_lo, s3, s0
	.loc	1 40 17                         ; attention.py:40:17
	v_cndmask_b32_e64 v19, 0x80000000, v19, s1
	v_dual_cndmask_b32 v22, 0x80000000, v22 :: v_dual_lshlrev_b32 v223, 2, v180
	s_and_b32 s45, s21, 0xffff
	.loc	1 30 33                         ; attention.py:30:33
	s_and_b32 s41, s19, 0xffff
	s_mov_b32 s40, s18
	.loc	1 40 17                         ; attention.py:40:17
	v_lshrrev_b32_e32 v21, 2, v21
	v_bfe_i32 v211, v0, 3, 1
	v_lshlrev_b32_e32 v212, 6, v0
	v_lshlrev_b32_e32 v222, 3, v0
	v_lshlrev_b32_e32 v224, 2, v1
	.loc	1 21 23                         ; attention.py:21:23
	v_or_b32_e32 v230, 2, v233
	v_or_b32_e32 v183, 4, v233
	v_or_b32_e32 v184, 6, v233
	v_or_b32_e32 v185, 8, v233
	v_or_b32_e32 v186, 10, v233
	v_or_b32_e32 v187, 12, v233
	v_or_b32_e32 v188, 14, v233
	v_or_b32_e32 v189, 16, v233
	v_or_b32_e32 v190, 18, v233
	v_or_b32_e32 v191, 20, v233
	v_or_b32_e32 v192, 22, v233
	v_or_b32_e32 v193, 24, v233
	v_or_b32_e32 v194, 26, v233
	v_or_b32_e32 v241, 28, v233
	v_or_b32_e32 v232, 30, v233
	v_lshlrev_b32_e32 v182, 1, v180
	.loc	1 29 5                          ; attention.py:29:5
	s_sub_i32 s18, s37, 32
	s_mov_b32 s24, 0
	s_cmp_lt_i32 s18, 1
	.loc	1 20 15                         ; attention.py:20:15
	s_waitcnt vmcnt(3)
	ds_store_b128 v240, v[2:5]
	s_waitcnt vmcnt(2)
	ds_store_b128 v240, v[6:9] offset:4096
	s_waitcnt vmcnt(1)
	ds_store_b128 v240, v[10:13] offset:8192
	s_waitcnt vmcnt(0)
	ds_store_b128 v240, v[14:17] offset:12288
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 40 17                         ; attention.py:40:17
	s_clause 0x1
	buffer_load_b128 v[2:5], v19, s[44:47], 0 offen
	buffer_load_b128 v[6:9], v22, s[44:47], 0 offen
	.loc	1 30 33                         ; attention.py:30:33
	s_clause 0x1
	buffer_load_b128 v[10:13], v18, s[40:43], 0 offen
	buffer_load_b128 v[14:17], v20, s[40:43], 0 offen
	.loc	1 40 17                         ; attention.py:40:17
	v_lshlrev_b32_e32 v18, 4, v0
	.loc	1 20 64                         ; attention.py:20:64
	v_and_b32_e32 v19, 16, v0
	.loc	1 20 15 is_stmt 0               ; attention.py:20:15
	v_lshlrev_b32_e32 v0, 8, v180
	v_lshlrev_b32_e32 v20, 4, v180
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 40 17 is_stmt 1               ; attention.py:40:17
	v_and_b32_e32 v18, 48, v18
	v_lshlrev_b32_e32 v181, 3, v19
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 20 15                         ; attention.py:20:15
	v_or3_b32 v19, s2, v0, v20
	v_or_b32_e32 v255, v20, v0
	.loc	1 40 17                         ; attention.py:40:17
	v_xor_b32_e32 v18, v21, v18
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 20 15                         ; attention.py:20:15
	v_xad_u32 v20, v19, 32, 0
	v_xad_u32 v22, v19, 48, 0
	.loc	1 40 17                         ; attention.py:40:17
	v_lshl_or_b32 v18, v180, 9, v18
	.loc	1 20 15                         ; attention.py:20:15
	v_xad_u32 v23, v19, 64, 0
	v_xad_u32 v24, 0x50, v19, 0
	v_xad_u32 v25, 0x60, v19, 0
	v_xad_u32 v32, 0xe0, v19, 0
	.loc	1 40 17                         ; attention.py:40:17
	v_add_nc_u32_e32 v33, 0, v18
	v_xor_b32_e32 v34, 16, v18
	v_xor_b32_e32 v35, 32, v18
	.loc	1 20 15                         ; attention.py:20:15
	v_add_nc_u32_e32 v0, 0, v19
	v_xad_u32 v1, v19, 16, 0
	.loc	1 40 17                         ; attention.py:40:17
	v_add_nc_u32_e32 v209, 0x2000, v33
	v_add_nc_u32_e32 v33, 0, v34
	v_add_nc_u32_e32 v34, 0, v35
	.loc	1 20 15                         ; attention.py:20:15
	v_xad_u32 v26, 0x70, v19, 0
	v_xad_u32 v21, 0x80, v19, 0
	v_xad_u32 v27, 0x90, v19, 0
	v_xad_u32 v28, 0xa0, v19, 0
	v_xad_u32 v29, 0xb0, v19, 0
	v_xad_u32 v30, 0xc0, v19, 0
	v_xad_u32 v31, 0xd0, v19, 0
	v_xad_u32 v19, 0xf0, v19, 0
	.loc	1 40 17                         ; attention.py:40:17
	v_add_nc_u32_e32 v132, 0x2000, v33
	v_add_nc_u32_e32 v133, 0x2000, v34
	.loc	1 20 15                         ; attention.py:20:15
	ds_load_b128 v[80:83], v20
	ds_load_b128 v[84:87], v22
	ds_load_b128 v[72:75], v23
	ds_load_b128 v[76:79], v24
	ds_load_b128 v[64:67], v25
	ds_load_b128 v[68:71], v26
	ds_load_b128 v[56:59], v21
	ds_load_b128 v[60:63], v27
	ds_load_b128 v[48:51], v28
	ds_load_b128 v[52:55], v29
	ds_load_b128 v[40:43], v30
	ds_load_b128 v[44:47], v31
	ds_load_b128 v[32:35], v32
	ds_load_b128 v[36:39], v19
	ds_load_b128 v[88:91], v0
	ds_load_b128 v[92:95], v1
	v_xor_b32_e32 v18, 48, v18
	s_waitcnt lgkmcnt(15)
	v_lshrrev_b32_e32 v115, 16, v80
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 40 17                         ; attention.py:40:17
	v_add_nc_u32_e32 v18, 0, v18
	.loc	1 20 15                         ; attention.py:20:15
	v_lshrrev_b32_e32 v116, 16, v81
	v_lshrrev_b32_e32 v117, 16, v82
	v_lshrrev_b32_e32 v118, 16, v83
	s_waitcnt lgkmcnt(14)
	v_lshrrev_b32_e32 v119, 16, v84
	.loc	1 40 17                         ; attention.py:40:17
	v_add_nc_u32_e32 v134, 0x2000, v18
	.loc	1 20 15                         ; attention.py:20:15
	v_lshrrev_b32_e32 v120, 16, v85
	v_lshrrev_b32_e32 v121, 16, v86
	v_lshrrev_b32_e32 v122, 16, v87
	s_waitcnt lgkmcnt(13)
	v_lshrrev_b32_e32 v107, 16, v72
	v_lshrrev_b32_e32 v108, 16, v73
	v_lshrrev_b32_e32 v109, 16, v74
	v_lshrrev_b32_e32 v110, 16, v75
	s_waitcnt lgkmcnt(1)
	v_lshrrev_b32_e32 v123, 16, v88
	v_lshrrev_b32_e32 v124, 16, v89
	v_lshrrev_b32_e32 v173, 16, v90
	v_lshrrev_b32_e32 v172, 16, v91
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v125, 16, v92
	v_lshrrev_b32_e32 v126, 16, v93
	v_lshrrev_b32_e32 v127, 16, v94
	v_lshrrev_b32_e32 v130, 16, v95
	v_lshrrev_b32_e32 v111, 16, v76
	v_lshrrev_b32_e32 v112, 16, v77
	v_lshrrev_b32_e32 v113, 16, v78
	v_lshrrev_b32_e32 v114, 16, v79
	v_lshrrev_b32_e32 v203, 16, v64
	v_lshrrev_b32_e32 v204, 16, v65
	v_lshrrev_b32_e32 v205, 16, v66
	v_lshrrev_b32_e32 v206, 16, v67
	v_lshrrev_b32_e32 v210, 16, v68
	v_lshrrev_b32_e32 v104, 16, v69
	v_lshrrev_b32_e32 v105, 16, v70
	v_lshrrev_b32_e32 v106, 16, v71
	v_lshrrev_b32_e32 v214, 16, v56
	v_lshrrev_b32_e32 v215, 16, v57
	v_lshrrev_b32_e32 v216, 16, v58
	v_lshrrev_b32_e32 v217, 16, v59
	v_lshrrev_b32_e32 v218, 16, v60
	v_lshrrev_b32_e32 v219, 16, v61
	v_lshrrev_b32_e32 v220, 16, v62
	v_lshrrev_b32_e32 v221, 16, v63
	v_lshrrev_b32_e32 v30, 16, v48
	v_lshrrev_b32_e32 v31, 16, v49
	v_lshrrev_b32_e32 v97, 16, v50
	v_lshrrev_b32_e32 v99, 16, v51
	v_lshrrev_b32_e32 v100, 16, v52
	v_lshrrev_b32_e32 v101, 16, v53
	v_lshrrev_b32_e32 v102, 16, v54
	v_lshrrev_b32_e32 v103, 16, v55
	v_lshrrev_b32_e32 v22, 16, v40
	v_lshrrev_b32_e32 v23, 16, v41
	v_lshrrev_b32_e32 v24, 16, v42
	v_lshrrev_b32_e32 v25, 16, v43
	v_lshrrev_b32_e32 v26, 16, v44
	v_lshrrev_b32_e32 v27, 16, v45
	v_lshrrev_b32_e32 v28, 16, v46
	v_lshrrev_b32_e32 v29, 16, v47
	v_lshrrev_b32_e32 v170, 16, v32
	v_lshrrev_b32_e32 v225, 16, v33
	v_lshrrev_b32_e32 v226, 16, v34
	v_lshrrev_b32_e32 v227, 16, v35
	v_lshrrev_b32_e32 v228, 16, v36
	v_lshrrev_b32_e32 v229, 16, v37
	v_lshrrev_b32_e32 v20, 16, v38
	v_lshrrev_b32_e32 v21, 16, v39
	.loc	1 40 17                         ; attention.py:40:17
	s_waitcnt vmcnt(3)
	v_mov_b16_e32 v0.l, v2.l
	s_waitcnt vmcnt(2)
	v_lshrrev_b32_e32 v1, 16, v6
	v_mov_b16_e32 v6.h, v7.l
	v_lshrrev_b32_e32 v7, 16, v7
	v_mov_b16_e32 v18.h, v8.l
	v_lshrrev_b32_e32 v8, 16, v8
	v_mov_b16_e32 v19.h, v9.l
	v_lshrrev_b32_e32 v9, 16, v9
	v_lshrrev_b32_e32 v2, 16, v2
	v_mov_b16_e32 v0.h, v6.l
	v_mov_b16_e32 v6.l, v3.l
	v_lshrrev_b32_e32 v3, 16, v3
	v_mov_b16_e32 v2.h, v1.l
	v_mov_b16_e32 v18.l, v4.l
	v_lshrrev_b32_e32 v4, 16, v4
	v_mov_b16_e32 v3.h, v7.l
	v_mov_b16_e32 v19.l, v5.l
	v_lshrrev_b32_e32 v5, 16, v5
	v_mov_b16_e32 v4.h, v8.l
	.loc	1 30 33                         ; attention.py:30:33
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 40 17                         ; attention.py:40:17
	v_mov_b16_e32 v5.h, v9.l
	.loc	1 30 33                         ; attention.py:30:33
	ds_store_b128 v240, v[10:13]
	ds_store_b128 v240, v[14:17] offset:4096
	.loc	1 40 17                         ; attention.py:40:17
	ds_store_2addr_b32 v209, v0, v2 offset1:16
	ds_store_2addr_b32 v132, v6, v3 offset0:32 offset1:48
	ds_store_2addr_b32 v133, v18, v4 offset0:64 offset1:80
	ds_store_2addr_b32 v134, v19, v5 offset0:96 offset1:112
	.loc	1 29 5                          ; attention.py:29:5
	s_cbranch_scc1 .LBB0_4
; %bb.1:                                ; %.lr.ph
	.loc	1 0 5 is_stmt 0                 ; attention.py:0:5
	v_mov_b16_e64 v15.l, v130.l
	v_mov_b16_e64 v16.l, v229.l
	v_mov_b16_e64 v17.l, v228.l
	v_mov_b16_e64 v18.l, v226.l
	s_and_b32 s0, s34, 64
	scratch_store_b32 off, v15, off offset:180 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v127.l
	s_lshr_b32 s2, s34, 1
	.loc	1 43 17 is_stmt 1               ; attention.py:43:17
	s_lshl_b32 s19, s39, 5
	s_lshl_b32 s1, s0, 1
	s_and_b32 s2, s2, 64
	scratch_store_b32 off, v15, off offset:176 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v126.l
	s_cmp_eq_u32 s17, 0
	v_mov_b16_e32 v42.h, v24.l
	s_cselect_b32 s3, 0, 0x420
	v_xor_b32_e32 v0, 16, v255
	scratch_store_b32 off, v15, off offset:172 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v125.l
	v_mov_b16_e32 v44.h, v26.l
	v_mov_b16_e32 v46.h, v28.l
	v_xor_b32_e32 v1, 32, v255
	v_xor_b32_e32 v2, 48, v255
	scratch_store_b32 off, v15, off offset:168 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v124.l
	v_xor_b32_e32 v3, 64, v255
	v_xor_b32_e32 v4, 0x50, v255
	v_xor_b32_e32 v5, 0x60, v255
	v_xor_b32_e32 v6, 0x70, v255
	scratch_store_b32 off, v15, off offset:164 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v123.l
	v_xor_b32_e32 v7, 0x80, v255
	v_xor_b32_e32 v8, 0x90, v255
	v_xor_b32_e32 v9, 0xa0, v255
	v_xor_b32_e32 v10, 0xb0, v255
	scratch_store_b32 off, v15, off offset:160 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v122.l
	v_xor_b32_e32 v11, 0xc0, v255
	v_xor_b32_e32 v12, 0xd0, v255
	v_xor_b32_e32 v13, 0xe0, v255
	v_xor_b32_e32 v14, 0xf0, v255
	scratch_store_b32 off, v15, off offset:156 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v121.l
	v_mov_b16_e32 v41.h, v23.l
	v_mov_b16_e32 v39.h, v21.l
	v_mov_b16_e32 v38.h, v20.l
	v_mov_b16_e64 v95.h, v130.l
	scratch_store_b32 off, v15, off offset:152 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v120.l
	v_mov_b16_e32 v94.h, v127.l
	v_mov_b16_e32 v93.h, v126.l
	v_mov_b16_e32 v92.h, v125.l
	v_mov_b16_e64 v91.h, v172.l
	scratch_store_b32 off, v15, off offset:148 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v119.l
	v_mov_b16_e64 v90.h, v173.l
	v_mov_b16_e32 v89.h, v124.l
	v_mov_b16_e32 v88.h, v123.l
	v_mov_b16_e32 v87.h, v122.l
	scratch_store_b32 off, v15, off offset:144 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v118.l
	v_mov_b16_e32 v86.h, v121.l
	v_mov_b16_e32 v85.h, v120.l
	v_mov_b16_e32 v84.h, v119.l
	v_mov_b16_e32 v83.h, v118.l
	scratch_store_b32 off, v15, off offset:140 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v117.l
	v_mov_b16_e32 v82.h, v117.l
	v_mov_b16_e32 v81.h, v116.l
	v_mov_b16_e32 v80.h, v115.l
	v_mov_b16_e32 v79.h, v114.l
	scratch_store_b32 off, v15, off offset:136 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v116.l
	v_mov_b16_e32 v78.h, v113.l
	v_mov_b16_e32 v77.h, v112.l
	v_mov_b16_e32 v76.h, v111.l
	v_mov_b16_e32 v75.h, v110.l
	scratch_store_b32 off, v15, off offset:132 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v115.l
	v_mov_b16_e32 v74.h, v109.l
	v_mov_b16_e32 v73.h, v108.l
	v_mov_b16_e32 v72.h, v107.l
	v_mov_b16_e32 v71.h, v106.l
	scratch_store_b32 off, v15, off offset:128 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v114.l
	v_mov_b16_e32 v70.h, v105.l
	v_mov_b16_e32 v69.h, v104.l
	v_mov_b16_e64 v68.h, v210.l
	v_mov_b16_e64 v67.h, v206.l
	scratch_store_b32 off, v15, off offset:124 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v113.l
	v_mov_b16_e64 v66.h, v205.l
	v_mov_b16_e64 v65.h, v204.l
	v_mov_b16_e64 v64.h, v203.l
	v_mov_b16_e64 v63.h, v221.l
	scratch_store_b32 off, v15, off offset:120 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v112.l
	v_mov_b16_e64 v62.h, v220.l
	v_mov_b16_e64 v61.h, v219.l
	v_mov_b16_e64 v60.h, v218.l
	v_mov_b16_e64 v59.h, v217.l
	scratch_store_b32 off, v15, off offset:116 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v111.l
	v_mov_b16_e64 v58.h, v216.l
	v_mov_b16_e64 v57.h, v215.l
	v_mov_b16_e64 v56.h, v214.l
	v_mov_b16_e32 v55.h, v103.l
	scratch_store_b32 off, v15, off offset:112 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v110.l
	v_mov_b16_e32 v54.h, v102.l
	v_mov_b16_e32 v53.h, v101.l
	v_mov_b16_e32 v52.h, v100.l
	v_mov_b16_e32 v51.h, v99.l
	scratch_store_b32 off, v15, off offset:108 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v109.l
	v_mov_b16_e32 v50.h, v97.l
	v_mov_b16_e32 v49.h, v31.l
	v_mov_b16_e32 v48.h, v30.l
	v_mov_b16_e32 v47.h, v29.l
	scratch_store_b32 off, v15, off offset:104 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v108.l
	v_mov_b16_e32 v45.h, v27.l
	v_mov_b16_e32 v43.h, v25.l
	v_mov_b16_e32 v40.h, v22.l
	v_mov_b16_e64 v37.h, v229.l
	scratch_store_b32 off, v15, off offset:100 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v107.l
	v_mov_b16_e64 v36.h, v228.l
	v_mov_b16_e64 v35.h, v227.l
	v_mov_b16_e64 v34.h, v226.l
	v_mov_b16_e64 v33.h, v225.l
	scratch_store_b32 off, v15, off offset:96 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v106.l
	v_mov_b16_e64 v32.h, v170.l
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	scratch_store_b32 off, v15, off offset:92 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v105.l
	s_mov_b32 s28, s24
	s_mov_b32 s29, s24
	s_mov_b32 s30, s24
	s_mov_b32 s31, s24
	scratch_store_b32 off, v15, off offset:88 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v104.l
	s_mov_b32 s20, 0x76543210
	s_mov_b32 s14, s24
	scratch_store_b32 off, v16, off offset:236 ; 4-byte Folded Spill
	v_and_or_b32 v16, 0x210, v211, s3
	scratch_store_b32 off, v15, off offset:84 ; 4-byte Folded Spill
	v_mov_b16_e64 v15.l, v210.l
	scratch_store_b32 off, v17, off offset:232 ; 4-byte Folded Spill
	v_mov_b16_e64 v17.l, v227.l
	s_clause 0x2                            ; 12-byte Folded Spill
	scratch_store_b32 off, v18, off offset:224
	scratch_store_b32 off, v224, off offset:212
	scratch_store_b32 off, v15, off offset:288
	v_mov_b16_e64 v15.l, v206.l
	s_clause 0x4                            ; 20-byte Folded Spill
	scratch_store_b32 off, v17, off offset:228
	scratch_store_b32 off, v223, off offset:208
	scratch_store_b32 off, v222, off offset:204
	scratch_store_b32 off, v212, off offset:200
	scratch_store_b32 off, v15, off offset:284
	v_mov_b16_e64 v15.l, v205.l
	v_mov_b32_e32 v213, 0xff800000
	s_clause 0x1                            ; 8-byte Folded Spill
	scratch_store_b32 off, v182, off offset:192
	scratch_store_b32 off, v15, off offset:280
	v_mov_b16_e64 v15.l, v204.l
	scratch_store_b32 off, v15, off offset:276 ; 4-byte Folded Spill
	v_mov_b16_e64 v15.l, v203.l
	scratch_store_b32 off, v15, off offset:272 ; 4-byte Folded Spill
	v_mov_b16_e64 v15.l, v221.l
	scratch_store_b32 off, v15, off offset:268 ; 4-byte Folded Spill
	v_mov_b16_e64 v15.l, v220.l
	scratch_store_b32 off, v15, off offset:264 ; 4-byte Folded Spill
	v_mov_b16_e64 v15.l, v219.l
	scratch_store_b32 off, v15, off offset:260 ; 4-byte Folded Spill
	v_mov_b16_e64 v15.l, v218.l
	scratch_store_b32 off, v15, off offset:256 ; 4-byte Folded Spill
	v_mov_b16_e64 v15.l, v217.l
	scratch_store_b32 off, v15, off offset:252 ; 4-byte Folded Spill
	v_mov_b16_e64 v15.l, v216.l
	scratch_store_b32 off, v15, off offset:248 ; 4-byte Folded Spill
	v_mov_b16_e64 v15.l, v215.l
	scratch_store_b32 off, v15, off offset:244 ; 4-byte Folded Spill
	v_mov_b16_e64 v15.l, v214.l
	scratch_store_b32 off, v15, off offset:240 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v103.l
	scratch_store_b32 off, v15, off offset:80 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v102.l
	scratch_store_b32 off, v15, off offset:76 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v101.l
	scratch_store_b32 off, v15, off offset:72 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v100.l
	scratch_store_b32 off, v15, off offset:68 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v99.l
	scratch_store_b32 off, v15, off offset:64 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v97.l
	scratch_store_b32 off, v15, off offset:60 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v31.l
	scratch_store_b32 off, v15, off offset:56 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v30.l
	scratch_store_b32 off, v15, off offset:52 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v29.l
	scratch_store_b32 off, v15, off offset:48 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v28.l
	scratch_store_b32 off, v15, off offset:44 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v27.l
	scratch_store_b32 off, v15, off offset:40 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v26.l
	scratch_store_b32 off, v15, off offset:36 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v25.l
	scratch_store_b32 off, v15, off offset:32 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v24.l
	v_dual_mov_b32 v24, 0 :: v_dual_and_b32 v17, 0xbc, v224
	v_add_nc_u32_e32 v175, 0, v2
	v_add_nc_u32_e32 v176, 0, v3
	scratch_store_b32 off, v15, off offset:28 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v23.l
	v_mov_b32_e32 v26, v24
	v_mov_b32_e32 v28, v24
	v_mov_b32_e32 v23, v24
	v_add_nc_u32_e32 v177, 0, v4
	scratch_store_b32 off, v15, off offset:24 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v22.l
	v_dual_mov_b32 v29, v24 :: v_dual_add_nc_u32 v214, 0, v5
	v_dual_mov_b32 v22, v24 :: v_dual_add_nc_u32 v215, 0, v6
	scratch_store_b32 off, v15, off offset:20 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v21.l
	v_dual_mov_b32 v30, v24 :: v_dual_add_nc_u32 v21, 0, v182
	v_dual_mov_b32 v31, v24 :: v_dual_add_nc_u32 v216, 0, v7
	scratch_store_b32 off, v15, off offset:16 ; 4-byte Folded Spill
	v_mov_b16_e32 v15.l, v20.l
	v_add3_u32 v20, 0, s35, v181
	v_dual_mov_b32 v8, v24 :: v_dual_add_nc_u32 v217, 0, v8
	v_add_nc_u32_e32 v218, 0, v9
	scratch_store_b32 off, v15, off offset:12 ; 4-byte Folded Spill
	v_and_b32_e32 v15, 48, v222
	v_dual_mov_b32 v10, v24 :: v_dual_add_nc_u32 v219, 0, v10
	v_add_nc_u32_e32 v220, 0, v11
	v_dual_mov_b32 v12, v24 :: v_dual_add_nc_u32 v221, 0, v12
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_and_or_b32 v15, 0x1c0, v212, v15
	v_dual_mov_b32 v25, v24 :: v_dual_add_nc_u32 v212, 0, v1
	v_add_nc_u32_e32 v222, 0, v13
	v_add_nc_u32_e32 v229, v20, v182
	v_xor_b32_e32 v19, v16, v15
	v_mov_b16_e64 v15.l, v225.l
	scratch_store_b32 off, v211, off offset:196 ; 4-byte Folded Spill
	v_add3_u32 v16, s1, 0, v223
	v_add_nc_u32_e32 v211, 0, v0
	v_xor_b32_e32 v18, 32, v19
	scratch_store_b32 off, v15, off offset:220 ; 4-byte Folded Spill
	v_mov_b16_e64 v15.l, v170.l
	s_lshr_b32 s1, s16, 1
	v_dual_mov_b32 v14, v24 :: v_dual_add_nc_u32 v223, 0, v14
	v_add_nc_u32_e32 v227, 0, v18
	scratch_store_b32 off, v15, off offset:216 ; 4-byte Folded Spill
	v_add_nc_u32_e32 v15, 0, v17
	v_xor_b32_e32 v17, 16, v19
	v_dual_mov_b32 v2, v24 :: v_dual_add_nc_u32 v179, s1, v21
	s_delay_alu instid0(VALU_DEP_3)
	v_dual_mov_b32 v27, v24 :: v_dual_add_nc_u32 v0, s0, v15
	s_clause 0x1                            ; 8-byte Folded Spill
	scratch_store_b32 off, v19, off
	scratch_store_b32 off, v180, off offset:184
	v_xor_b32_e32 v19, 48, v19
	v_dual_mov_b32 v11, v24 :: v_dual_add_nc_u32 v226, 0, v17
	scratch_store_b32 off, v0, off offset:4 ; 4-byte Folded Spill
	v_dual_mov_b32 v9, v24 :: v_dual_add_nc_u32 v0, s2, v16
	scratch_store_b32 off, v181, off offset:188 ; 4-byte Folded Spill
	v_dual_mov_b32 v13, v24 :: v_dual_add_nc_u32 v228, 0, v19
	scratch_store_b32 off, v0, off offset:8 ; 4-byte Folded Spill
	v_mov_b32_e32 v16, v24
	v_mov_b32_e32 v17, v24
	v_mov_b32_e32 v18, v24
	v_mov_b32_e32 v19, v24
	v_mov_b32_e32 v20, v24
	v_mov_b32_e32 v21, v24
	v_mov_b32_e32 v15, v24
	v_mov_b32_e32 v0, v24
	v_mov_b32_e32 v1, v24
	v_mov_b32_e32 v3, v24
	v_mov_b32_e32 v4, v24
	v_mov_b32_e32 v5, v24
	v_mov_b32_e32 v6, v24
	v_mov_b32_e32 v7, v24
	v_mov_b32_e32 v174, v24
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 0 17 is_stmt 0                ; attention.py:0:17
	v_dual_mov_b32 v170, v96 :: v_dual_add_nc_u32 v245, s19, v245
	.loc	1 29 5 is_stmt 1                ; attention.py:29:5
	s_add_i32 s21, s14, 32
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mov_b32 v116, s28 :: v_dual_add_nc_u32 v243, s19, v243
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v118, s30 :: v_dual_lshlrev_b32 v97, 1, v245
	.loc	1 30 52 is_stmt 0               ; attention.py:30:52
	v_or_b32_e32 v96, s21, v170
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mov_b32 v119, s31 :: v_dual_add_nc_u32 v104, 0, v255
	v_dual_mov_b32 v117, s29 :: v_dual_mov_b32 v114, s26
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e32 vcc_lo, s37, v96
	v_or_b32_e32 v96, s21, v238
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mov_b32 v115, s27 :: v_dual_lshlrev_b32 v98, 1, v243
	v_mov_b32_e32 v112, s24
	.loc	1 30 33                         ; attention.py:30:33
	v_cndmask_b32_e32 v97, 0x80000000, v97, vcc_lo
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v96
	.loc	1 30 17                         ; attention.py:30:17
	v_mov_b32_e32 v113, s25
	v_dual_mov_b32 v196, v194 :: v_dual_add_nc_u32 v169, s19, v169
	.loc	1 29 5 is_stmt 1                ; attention.py:29:5
	s_cmp_lt_i32 s21, s18
	.loc	1 30 33                         ; attention.py:30:33
	v_cndmask_b32_e64 v96, 0x80000000, v98, s0
	s_clause 0x1
	buffer_load_b128 v[152:155], v96, s[40:43], 0 offen
	buffer_load_b128 v[156:159], v97, s[40:43], 0 offen
	v_dual_mov_b32 v195, v232 :: v_dual_add_nc_u32 v168, s19, v168
	v_mov_b32_e32 v225, v133
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	ds_load_b128 v[100:103], v211
	ds_load_b128 v[96:99], v104
	ds_load_b128 v[104:107], v104 offset:4096
	ds_load_b128 v[108:111], v211 offset:4096
	.loc	1 30 17 is_stmt 0               ; attention.py:30:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_bf16 v[120:127], v[96:103], v[88:95], v[112:119]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_bf16 v[96:103], v[104:111], v[88:95], v[112:119]
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[108:111], v175
	ds_load_b128 v[104:107], v212
	ds_load_b128 v[112:115], v212 offset:4096
	ds_load_b128 v[116:119], v175 offset:4096
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_bf16 v[120:127], v[104:111], v[80:87], v[120:127]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_bf16 v[96:103], v[112:119], v[80:87], v[96:103]
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[108:111], v177
	ds_load_b128 v[104:107], v176
	ds_load_b128 v[112:115], v176 offset:4096
	ds_load_b128 v[116:119], v177 offset:4096
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_bf16 v[120:127], v[104:111], v[72:79], v[120:127]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_bf16 v[96:103], v[112:119], v[72:79], v[96:103]
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[108:111], v215
	ds_load_b128 v[104:107], v214
	ds_load_b128 v[112:115], v214 offset:4096
	ds_load_b128 v[116:119], v215 offset:4096
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_bf16 v[120:127], v[104:111], v[64:71], v[120:127]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_bf16 v[96:103], v[112:119], v[64:71], v[96:103]
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[108:111], v217
	ds_load_b128 v[104:107], v216
	ds_load_b128 v[112:115], v216 offset:4096
	ds_load_b128 v[116:119], v217 offset:4096
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_bf16 v[120:127], v[104:111], v[56:63], v[120:127]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_bf16 v[96:103], v[112:119], v[56:63], v[96:103]
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[108:111], v219
	ds_load_b128 v[104:107], v218
	ds_load_b128 v[112:115], v218 offset:4096
	ds_load_b128 v[116:119], v219 offset:4096
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_bf16 v[120:127], v[104:111], v[48:55], v[120:127]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_bf16 v[96:103], v[112:119], v[48:55], v[96:103]
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[108:111], v221
	ds_load_b128 v[104:107], v220
	ds_load_b128 v[112:115], v220 offset:4096
	ds_load_b128 v[116:119], v221 offset:4096
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_bf16 v[120:127], v[104:111], v[40:47], v[120:127]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_bf16 v[96:103], v[112:119], v[40:47], v[96:103]
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[108:111], v223
	ds_load_b128 v[104:107], v222
	ds_load_b128 v[112:115], v222 offset:4096
	ds_load_b128 v[116:119], v223 offset:4096
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_bf16 v[120:127], v[104:111], v[32:39], v[120:127]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_bf16 v[96:103], v[112:119], v[32:39], v[96:103]
	.loc	1 30 52                         ; attention.py:30:52
	v_or_b32_e32 v112, s14, v230
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mul_f32 v111, s36, v120 :: v_dual_mul_f32 v104, s36, v121
	v_dual_mul_f32 v96, s36, v96 :: v_dual_mul_f32 v97, s36, v97
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e32 vcc_lo, s37, v112
	v_or_b32_e32 v112, s14, v183
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mul_f32 v98, s36, v98 :: v_dual_mul_f32 v99, s36, v99
	v_dual_mul_f32 v100, s36, v100 :: v_dual_mul_f32 v101, s36, v101
	v_mul_f32_e32 v102, s36, v102
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v112
	v_or_b32_e32 v112, s14, v184
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mul_f32 v105, s36, v122 :: v_dual_mul_f32 v106, s36, v123
	v_dual_mul_f32 v107, s36, v124 :: v_dual_mul_f32 v108, s36, v125
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s1, s37, v112
	v_or_b32_e32 v112, s14, v185
	.loc	1 30 17                         ; attention.py:30:17
	v_mul_f32_e32 v103, s36, v103
	v_dual_mul_f32 v109, s36, v126 :: v_dual_mul_f32 v110, s36, v127
	.loc	1 34 21 is_stmt 1               ; attention.py:34:21
	v_cndmask_b32_e32 v104, 0xff800000, v104, vcc_lo
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s2, s37, v112
	v_or_b32_e32 v112, s14, v186
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v197, 0xff800000, v106, s1
	v_cndmask_b32_e64 v200, 0xff800000, v105, s0
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_cndmask_b32_e64 v198, 0xff800000, v107, s2
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s3, s37, v112
	v_or_b32_e32 v112, s14, v187
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v199, 0xff800000, v108, s3
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s4, s37, v112
	v_or_b32_e32 v112, s14, v188
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp1:
	.file	2 "triton/language" "standard.py"
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v106, v197, v198, v199
.Ltmp2:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v239, 0xff800000, v109, s4
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s5, s37, v112
	v_or_b32_e32 v112, s14, v189
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v242, 0xff800000, v110, s5
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s6, s37, v112
	v_or_b32_e32 v112, s14, v190
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v205, 0xff800000, v96, s6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s7, s37, v112
	v_or_b32_e32 v112, s14, v191
.Ltmp3:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v96, v239, v242, v205
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
.Ltmp4:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v201, 0xff800000, v97, s7
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s8, s37, v112
	v_or_b32_e32 v112, s14, v192
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v202, 0xff800000, v98, s8
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s9, s37, v112
	v_or_b32_e32 v112, s14, v193
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v203, 0xff800000, v99, s9
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s10, s37, v112
	v_or_b32_e32 v112, s14, v194
	v_dual_mov_b32 v194, v193 :: v_dual_lshlrev_b32 v99, 1, v169
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
.Ltmp5:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v97, v201, v202, v203
.Ltmp6:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v204, 0xff800000, v100, s10
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s11, s37, v112
	v_or_b32_e32 v112, s14, v241
	v_dual_mov_b32 v193, v192 :: v_dual_mov_b32 v192, v191
	v_mov_b32_e32 v191, v190
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v244, 0xff800000, v101, s11
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s12, s37, v112
	v_or_b32_e32 v112, s14, v232
	v_dual_mov_b32 v190, v189 :: v_dual_mov_b32 v189, v188
	v_mov_b32_e32 v188, v187
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v254, 0xff800000, v102, s12
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s13, s37, v112
	v_or_b32_e32 v112, s14, v233
	v_dual_mov_b32 v187, v186 :: v_dual_mov_b32 v186, v185
.Ltmp7:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v98, v204, v244, v254
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
.Ltmp8:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v178, 0xff800000, v103, s13
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s14, s37, v112
	v_dual_mov_b32 v185, v184 :: v_dual_mov_b32 v184, v183
	v_mov_b32_e32 v183, v230
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
.Ltmp9:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v97, v97, v98, v178
.Ltmp10:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v111, 0xff800000, v111, s14
	.loc	1 40 17                         ; attention.py:40:17
	v_lshlrev_b32_e32 v98, 1, v168
	s_mov_b32 s14, s21
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp11:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max_f32_e32 v105, v111, v104
	v_max3_f32 v105, v105, v200, v106
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_max3_f32 v96, v105, v96, v97
.Ltmp12:
	.loc	1 40 38                         ; attention.py:40:38
	v_or_b32_e32 v97, s21, v207
.Ltmp13:
	.loc	2 216 16                        ; standard.py:216:16 @[ attention.py:35:34 ]
	v_permlanex16_b32 v100, v96, s20, 0xfedcba98 op_sel:[1,0]
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
.Ltmp14:
	.loc	1 40 38                         ; attention.py:40:38
	v_cmp_gt_i32_e32 vcc_lo, s37, v97
	v_or_b32_e32 v97, s21, v208
	v_cmp_gt_i32_e64 s0, s37, v97
	v_dual_mov_b32 v97, v213 :: v_dual_cndmask_b32 v160, 0x80000000, v98
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 40 17 is_stmt 0               ; attention.py:40:17
	v_cndmask_b32_e64 v164, 0x80000000, v99, s0
	.loc	1 35 18 is_stmt 1               ; attention.py:35:18
	v_max3_f32 v213, v97, v96, v100
	v_mov_b32_e32 v224, v132
	v_mov_b32_e32 v210, v134
	v_mov_b32_e32 v206, v233
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	.loc	1 37 25                         ; attention.py:37:25
	v_sub_f32_e32 v96, v97, v213
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v97, v111, v213
	v_sub_f32_e32 v98, v104, v213
	v_sub_f32_e32 v197, v197, v213
	.loc	1 37 17                         ; attention.py:37:17
	v_exp_f32_e32 v230, v96
	.loc	1 39 17                         ; attention.py:39:17
	scratch_load_b32 v96, off, off offset:4 ; 4-byte Folded Reload
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v231, v97
	v_exp_f32_e32 v232, v98
	v_exp_f32_e32 v234, v197
	s_delay_alu instid0(TRANS32_DEP_3)
	.loc	1 41 24                         ; attention.py:41:24
	v_bfe_u32 v161, v231, 16, 1
	v_cmp_o_f32_e32 vcc_lo, v231, v231
	s_waitcnt_depctr depctr_va_vdst(0)
	v_bfe_u32 v162, v232, 16, 1
	v_cmp_o_f32_e64 s0, v232, v232
	v_bfe_u32 v197, v234, 16, 1
	v_add3_u32 v161, v231, v161, 0x7fff
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add3_u32 v162, v232, v162, 0x7fff
	v_add3_u32 v197, v234, v197, 0x7fff
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshrrev_b32_e32 v161, 16, v161
	v_lshrrev_b32_e32 v162, 16, v162
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshrrev_b32_e32 v197, 16, v197
	v_cndmask_b16 v172.h, 0x7fff, v161.l, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b16 v173.h, 0x7fff, v162.l, s0
	.loc	1 39 17                         ; attention.py:39:17
	s_waitcnt vmcnt(0)
	ds_store_b32 v96, v230 offset:16384
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 40 17                         ; attention.py:40:17
	s_clause 0x1                            ; 8-byte Folded Reload
	scratch_load_b32 v96, off, off
	scratch_load_b32 v161, off, off offset:8
	ds_load_b128 v[132:135], v226 offset:12288
	s_waitcnt vmcnt(1)
	v_add_nc_u32_e32 v112, 0, v96
	.loc	1 39 17                         ; attention.py:39:17
	s_waitcnt vmcnt(0)
	ds_load_b32 v236, v161 offset:16384
	.loc	1 40 17                         ; attention.py:40:17
	s_clause 0x1
	buffer_load_b128 v[160:163], v160, s[44:47], 0 offen
	buffer_load_b128 v[164:167], v164, s[44:47], 0 offen
	ds_load_b128 v[148:151], v226 offset:10240
	ds_load_b128 v[144:147], v112 offset:10240
	ds_load_b128 v[128:131], v112 offset:12288
	ds_load_b128 v[100:103], v228 offset:10240
	ds_load_b128 v[96:99], v227 offset:10240
	ds_load_b128 v[104:107], v227 offset:12288
	ds_load_b128 v[108:111], v228 offset:12288
	ds_load_b128 v[246:249], v112 offset:8192
	ds_load_b128 v[250:253], v226 offset:8192
	ds_load_b128 v[136:139], v112 offset:14336
	ds_load_b128 v[140:143], v226 offset:14336
	ds_load_b128 v[120:123], v227 offset:8192
	ds_load_b128 v[124:127], v228 offset:8192
	ds_load_b128 v[112:115], v227 offset:14336
	ds_load_b128 v[116:119], v228 offset:14336
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v200, v200, v213
	s_waitcnt lgkmcnt(15)
	v_dual_sub_f32 v178, v178, v213 :: v_dual_mul_f32 v29, v29, v236
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v25, v25, v236
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v233, v200
	v_exp_f32_e32 v178, v178
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v8, v8, v236
	v_mul_f32_e32 v10, v10, v236
	v_mul_f32_e32 v11, v11, v236
	v_mul_f32_e32 v13, v13, v236
	v_mul_f32_e32 v15, v15, v236
	v_mul_f32_e32 v1, v1, v236
	v_mul_f32_e32 v3, v3, v236
	v_mul_f32_e32 v5, v5, v236
	.loc	1 41 24                         ; attention.py:41:24
	v_bfe_u32 v200, v233, 16, 1
	v_cmp_o_f32_e32 vcc_lo, v233, v233
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v6, v6, v236
	v_mul_f32_e32 v7, v7, v236
	v_mul_f32_e32 v17, v17, v236
	.loc	1 41 24                         ; attention.py:41:24
	v_add3_u32 v200, v233, v200, 0x7fff
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v21, v21, v236
	v_mul_f32_e32 v27, v27, v236
	v_mul_f32_e32 v24, v24, v236
	v_mul_f32_e32 v28, v28, v236
	.loc	1 41 24                         ; attention.py:41:24
	v_lshrrev_b32_e32 v200, 16, v200
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v26, v26, v236
	v_mul_f32_e32 v16, v16, v236
	v_mul_f32_e32 v30, v30, v236
	v_mul_f32_e32 v18, v18, v236
	v_mul_f32_e32 v22, v22, v236
	v_mul_f32_e32 v20, v20, v236
	.loc	1 41 24                         ; attention.py:41:24
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b16_d16_hi v229, v172 offset:16384
	v_cndmask_b16 v172.h, 0x7fff, v200.l, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v234, v234
	ds_store_b16_d16_hi v229, v173 offset:16640
	v_cndmask_b16 v173.h, 0x7fff, v197.l, vcc_lo
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v197, v198, v213
	.loc	1 41 24                         ; attention.py:41:24
	ds_store_b16_d16_hi v229, v172 offset:16896
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v198, v201, v213
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v12, v12, v236
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v235, v197
	s_delay_alu instid0(VALU_DEP_2)
	v_exp_f32_e32 v171, v198
	.loc	1 41 24                         ; attention.py:41:24
	s_waitcnt_depctr depctr_va_vdst(0)
	v_bfe_u32 v197, v235, 16, 1
	v_cmp_o_f32_e32 vcc_lo, v235, v235
	v_bfe_u32 v198, v171, 16, 1
	v_cmp_o_f32_e64 s0, v171, v171
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add3_u32 v197, v235, v197, 0x7fff
	v_add3_u32 v198, v171, v198, 0x7fff
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshrrev_b32_e32 v197, 16, v197
	v_lshrrev_b32_e32 v198, 16, v198
	s_delay_alu instid0(VALU_DEP_2)
	v_cndmask_b16 v172.h, 0x7fff, v197.l, vcc_lo
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v197, v199, v213
	.loc	1 41 24                         ; attention.py:41:24
	ds_store_b16_d16_hi v229, v173 offset:17152
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v31, v31, v236
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v237, v197
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v9, v9, v236
	.loc	1 41 24                         ; attention.py:41:24
	s_waitcnt_depctr depctr_va_vdst(0)
	v_bfe_u32 v197, v237, 16, 1
	v_cmp_o_f32_e32 vcc_lo, v237, v237
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v197, v237, v197, 0x7fff
	v_lshrrev_b32_e32 v197, 16, v197
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b16 v173.h, 0x7fff, v197.l, vcc_lo
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v197, v239, v213
	.loc	1 41 24                         ; attention.py:41:24
	ds_store_b16_d16_hi v229, v172 offset:17408
	ds_store_b16_d16_hi v229, v173 offset:17664
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v239, v197
	.loc	1 41 24                         ; attention.py:41:24
	s_waitcnt_depctr depctr_va_vdst(0)
	v_bfe_u32 v197, v239, 16, 1
	v_cmp_o_f32_e32 vcc_lo, v239, v239
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v197, v239, v197, 0x7fff
	v_lshrrev_b32_e32 v197, 16, v197
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b16 v172.h, 0x7fff, v197.l, vcc_lo
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v197, v242, v213
	.loc	1 36 18 is_stmt 0               ; attention.py:36:18
	v_exp_f32_e32 v242, v197
	.loc	1 39 17 is_stmt 1               ; attention.py:39:17
	v_mul_f32_e32 v14, v14, v236
	.loc	1 41 24                         ; attention.py:41:24
	s_waitcnt_depctr depctr_va_vdst(0)
	v_bfe_u32 v197, v242, 16, 1
	v_cmp_o_f32_e32 vcc_lo, v242, v242
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v197, v242, v197, 0x7fff
	v_lshrrev_b32_e32 v197, 16, v197
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b16 v173.h, 0x7fff, v197.l, vcc_lo
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v197, v205, v213
	.loc	1 41 24                         ; attention.py:41:24
	ds_store_b16_d16_hi v229, v172 offset:17920
	ds_store_b16_d16_hi v229, v173 offset:18176
	v_cndmask_b16 v173.h, 0x7fff, v198.l, s0
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v205, v197
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v19, v19, v236
	.loc	1 41 24                         ; attention.py:41:24
	s_waitcnt_depctr depctr_va_vdst(0)
	v_bfe_u32 v197, v205, 16, 1
	v_cmp_o_f32_e32 vcc_lo, v205, v205
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v197, v205, v197, 0x7fff
	v_lshrrev_b32_e32 v197, 16, v197
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b16 v172.h, 0x7fff, v197.l, vcc_lo
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v197, v202, v213
	.loc	1 41 24                         ; attention.py:41:24
	ds_store_b16_d16_hi v229, v172 offset:18432
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v180, v197
	.loc	1 41 24                         ; attention.py:41:24
	s_waitcnt_depctr depctr_va_vdst(0)
	v_bfe_u32 v197, v180, 16, 1
	v_cmp_o_f32_e32 vcc_lo, v180, v180
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v197, v180, v197, 0x7fff
	v_lshrrev_b32_e32 v197, 16, v197
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b16 v172.h, 0x7fff, v197.l, vcc_lo
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v197, v203, v213
	.loc	1 41 24                         ; attention.py:41:24
	ds_store_b16_d16_hi v229, v173 offset:18688
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v181, v197
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v2, v2, v236
	.loc	1 41 24                         ; attention.py:41:24
	s_waitcnt_depctr depctr_va_vdst(0)
	v_bfe_u32 v197, v181, 16, 1
	v_cmp_o_f32_e32 vcc_lo, v181, v181
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v197, v181, v197, 0x7fff
	v_lshrrev_b32_e32 v197, 16, v197
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b16 v173.h, 0x7fff, v197.l, vcc_lo
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v197, v204, v213
	.loc	1 41 24                         ; attention.py:41:24
	ds_store_b16_d16_hi v229, v172 offset:18944
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v182, v197
	.loc	1 41 24                         ; attention.py:41:24
	s_waitcnt_depctr depctr_va_vdst(0)
	v_bfe_u32 v197, v182, 16, 1
	v_cmp_o_f32_e32 vcc_lo, v182, v182
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v197, v182, v197, 0x7fff
	v_lshrrev_b32_e32 v197, 16, v197
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b16 v172.h, 0x7fff, v197.l, vcc_lo
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v197, v244, v213
	.loc	1 41 24                         ; attention.py:41:24
	ds_store_b16_d16_hi v229, v173 offset:19200
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v244, v197
	.loc	1 41 24                         ; attention.py:41:24
	s_waitcnt_depctr depctr_va_vdst(0)
	v_bfe_u32 v197, v244, 16, 1
	v_cmp_o_f32_e32 vcc_lo, v244, v244
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v197, v244, v197, 0x7fff
	v_lshrrev_b32_e32 v197, 16, v197
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b16 v173.h, 0x7fff, v197.l, vcc_lo
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v197, v254, v213
	.loc	1 41 24                         ; attention.py:41:24
	ds_store_b16_d16_hi v229, v172 offset:19456
	ds_store_b16_d16_hi v229, v173 offset:19712
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v254, v197
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v0, v0, v236
	.loc	1 41 24                         ; attention.py:41:24
	s_waitcnt_depctr depctr_va_vdst(0)
	v_bfe_u32 v197, v254, 16, 1
	v_cmp_o_f32_e32 vcc_lo, v254, v254
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v197, v254, v197, 0x7fff
	v_lshrrev_b32_e32 v197, 16, v197
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b16 v172.h, 0x7fff, v197.l, vcc_lo
	v_bfe_u32 v197, v178, 16, 1
	v_cmp_o_f32_e32 vcc_lo, v178, v178
	v_add3_u32 v197, v178, v197, 0x7fff
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v197, 16, v197
	v_cndmask_b16 v173.h, 0x7fff, v197.l, vcc_lo
	ds_store_b16_d16_hi v229, v172 offset:19968
	ds_store_b16_d16_hi v229, v173 offset:20224
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_u16_d16 v197, v179 offset:16384
	ds_load_u16_d16 v198, v179 offset:16640
	ds_load_u16_d16 v199, v179 offset:16896
	ds_load_u16_d16 v200, v179 offset:17152
	ds_load_u16_d16 v201, v179 offset:17408
	ds_load_u16_d16 v202, v179 offset:17664
	ds_load_u16_d16 v203, v179 offset:17920
	ds_load_u16_d16 v204, v179 offset:18176
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v197, v179 offset:16512
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v198, v179 offset:16768
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v199, v179 offset:17024
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v200, v179 offset:17280
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v201, v179 offset:17536
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v202, v179 offset:17792
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v203, v179 offset:18048
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v204, v179 offset:18304
	.loc	1 30 33                         ; attention.py:30:33
	ds_store_b128 v240, v[152:155]
	ds_store_b128 v240, v[156:159] offset:4096
	.loc	1 41 17                         ; attention.py:41:17
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_bf16 v[8:15], v[128:135], v[197:204], v[8:15]
	.loc	1 41 24 is_stmt 0               ; attention.py:41:24
	ds_load_u16_d16 v128, v179 offset:18432
	ds_load_u16_d16 v129, v179 offset:18688
	ds_load_u16_d16 v130, v179 offset:18944
	ds_load_u16_d16 v131, v179 offset:19200
	ds_load_u16_d16 v132, v179 offset:19456
	ds_load_u16_d16 v133, v179 offset:19712
	ds_load_u16_d16 v134, v179 offset:19968
	ds_load_u16_d16 v135, v179 offset:20224
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v128, v179 offset:18560
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v129, v179 offset:18816
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v130, v179 offset:19072
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v131, v179 offset:19328
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v132, v179 offset:19584
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v133, v179 offset:19840
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v134, v179 offset:20096
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v135, v179 offset:20352
	.loc	1 41 17                         ; attention.py:41:17
	v_wmma_f32_16x16x16_bf16 v[24:31], v[246:253], v[197:204], v[24:31]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_bf16 v[8:15], v[104:111], v[128:135], v[8:15]
.Ltmp15:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_dual_add_f32 v108, v231, v232 :: v_dual_add_f32 v109, v233, v234
	v_add_f32_e32 v110, v235, v237
	v_dual_add_f32 v111, v239, v242 :: v_dual_mul_f32 v4, v4, v236
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp16:
	.loc	1 39 17                         ; attention.py:39:17
	v_dual_mul_f32 v23, v23, v236 :: v_dual_add_f32 v108, v108, v109
	v_dual_mov_b32 v232, v195 :: v_dual_add_f32 v109, v110, v111
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 41 17                         ; attention.py:41:17
	v_wmma_f32_16x16x16_bf16 v[0:7], v[136:143], v[197:204], v[0:7]
	.loc	1 40 17                         ; attention.py:40:17
	v_lshrrev_b32_e32 v104, 16, v160
	v_lshrrev_b32_e32 v105, 16, v161
	v_lshrrev_b32_e32 v106, 16, v162
.Ltmp17:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_add_f32_e32 v108, v108, v109
.Ltmp18:
	.loc	1 41 17                         ; attention.py:41:17
	v_wmma_f32_16x16x16_bf16 v[0:7], v[112:119], v[128:135], v[0:7]
.Ltmp19:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_dual_add_f32 v112, v205, v171 :: v_dual_add_f32 v113, v180, v181
	v_add_f32_e32 v114, v182, v244
	v_add_f32_e32 v115, v254, v178
.Ltmp20:
	.loc	1 41 17                         ; attention.py:41:17
	v_wmma_f32_16x16x16_bf16 v[16:23], v[144:151], v[197:204], v[16:23]
	.loc	1 40 17                         ; attention.py:40:17
	v_lshrrev_b32_e32 v107, 16, v163
.Ltmp21:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_add_f32_e32 v110, v112, v113
.Ltmp22:
	.loc	1 41 17                         ; attention.py:41:17
	v_wmma_f32_16x16x16_bf16 v[24:31], v[120:127], v[128:135], v[24:31]
.Ltmp23:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_add_f32_e32 v111, v114, v115
.Ltmp24:
	.loc	1 41 17                         ; attention.py:41:17
	v_wmma_f32_16x16x16_bf16 v[16:23], v[96:103], v[128:135], v[16:23]
	.loc	1 40 17                         ; attention.py:40:17
	v_lshrrev_b32_e32 v97, 16, v164
	v_mov_b16_e64 v96.h, v164.l
	v_lshrrev_b32_e32 v99, 16, v165
.Ltmp25:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_add_f32_e32 v109, v110, v111
.Ltmp26:
	.loc	1 40 17                         ; attention.py:40:17
	v_lshrrev_b32_e32 v101, 16, v166
	v_lshrrev_b32_e32 v103, 16, v167
	v_mov_b16_e64 v96.l, v160.l
	v_mov_b16_e32 v104.h, v97.l
.Ltmp27:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_dual_add_f32 v108, v108, v109 :: v_dual_mov_b32 v109, v174
	v_dual_mov_b32 v134, v210 :: v_dual_mov_b32 v133, v225
	v_mov_b32_e32 v132, v224
	s_delay_alu instid0(VALU_DEP_3)
.Ltmp28:
	.loc	2 314 12                        ; standard.py:314:12 @[ attention.py:38:31 ]
	v_permlanex16_b32 v110, v108, s20, 0xfedcba98 op_sel:[1,0]
.Ltmp29:
	.loc	1 40 17                         ; attention.py:40:17
	v_mov_b16_e64 v98.h, v165.l
	v_mov_b16_e64 v100.h, v166.l
	v_mov_b16_e64 v102.h, v167.l
	v_mov_b16_e64 v98.l, v161.l
.Ltmp30:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_add_f32_e32 v174, v108, v110
.Ltmp31:
	.loc	1 40 17                         ; attention.py:40:17
	v_mov_b16_e64 v100.l, v162.l
	v_mov_b16_e64 v102.l, v163.l
	v_mov_b32_e32 v233, v206
	ds_store_2addr_b32 v209, v96, v104 offset1:16
	.loc	1 38 16                         ; attention.py:38:16
	v_fmac_f32_e32 v174, v109, v230
	v_dual_mov_b32 v230, v183 :: v_dual_mov_b32 v183, v184
	v_dual_mov_b32 v184, v185 :: v_dual_mov_b32 v185, v186
	v_dual_mov_b32 v186, v187 :: v_dual_mov_b32 v187, v188
	v_dual_mov_b32 v188, v189 :: v_dual_mov_b32 v189, v190
	v_dual_mov_b32 v190, v191 :: v_dual_mov_b32 v191, v192
	v_mov_b32_e32 v96, v170
	v_dual_mov_b32 v192, v193 :: v_dual_mov_b32 v193, v194
	v_mov_b32_e32 v194, v196
	.loc	1 40 17                         ; attention.py:40:17
	v_mov_b16_e32 v105.h, v99.l
	v_mov_b16_e32 v106.h, v101.l
	v_mov_b16_e32 v107.h, v103.l
	ds_store_2addr_b32 v224, v98, v105 offset0:32 offset1:48
	ds_store_2addr_b32 v225, v100, v106 offset0:64 offset1:80
	ds_store_2addr_b32 v210, v102, v107 offset0:96 offset1:112
	.loc	1 29 5                          ; attention.py:29:5
	s_cbranch_scc1 .LBB0_2
; %bb.3:                                ; %Flow
	.loc	1 0 5 is_stmt 0                 ; attention.py:0:5
	s_clause 0x1a                           ; 108-byte Folded Reload
	scratch_load_b32 v180, off, off offset:184
	scratch_load_b32 v181, off, off offset:188
	scratch_load_b32 v182, off, off offset:192
	scratch_load_b32 v211, off, off offset:196
	scratch_load_b32 v212, off, off offset:200
	scratch_load_b32 v222, off, off offset:204
	scratch_load_b32 v223, off, off offset:208
	scratch_load_b32 v224, off, off offset:212
	scratch_load_b32 v170, off, off offset:216
	scratch_load_b32 v225, off, off offset:220
	scratch_load_b32 v226, off, off offset:224
	scratch_load_b32 v227, off, off offset:228
	scratch_load_b32 v228, off, off offset:232
	scratch_load_b32 v229, off, off offset:236
	scratch_load_b32 v214, off, off offset:240
	scratch_load_b32 v215, off, off offset:244
	scratch_load_b32 v216, off, off offset:248
	scratch_load_b32 v217, off, off offset:252
	scratch_load_b32 v218, off, off offset:256
	scratch_load_b32 v219, off, off offset:260
	scratch_load_b32 v220, off, off offset:264
	scratch_load_b32 v221, off, off offset:268
	scratch_load_b32 v203, off, off offset:272
	scratch_load_b32 v204, off, off offset:276
	scratch_load_b32 v205, off, off offset:280
	scratch_load_b32 v206, off, off offset:284
	scratch_load_b32 v210, off, off offset:288
	s_branch .LBB0_5
.LBB0_4:
	v_mov_b32_e32 v7, 0
	s_clause 0x1f                           ; 128-byte Folded Spill
	scratch_store_b32 off, v130, off offset:180
	scratch_store_b32 off, v127, off offset:176
	scratch_store_b32 off, v126, off offset:172
	scratch_store_b32 off, v125, off offset:168
	scratch_store_b32 off, v124, off offset:164
	scratch_store_b32 off, v123, off offset:160
	scratch_store_b32 off, v122, off offset:156
	scratch_store_b32 off, v121, off offset:152
	scratch_store_b32 off, v120, off offset:148
	scratch_store_b32 off, v119, off offset:144
	scratch_store_b32 off, v118, off offset:140
	scratch_store_b32 off, v117, off offset:136
	scratch_store_b32 off, v116, off offset:132
	scratch_store_b32 off, v115, off offset:128
	scratch_store_b32 off, v114, off offset:124
	scratch_store_b32 off, v113, off offset:120
	scratch_store_b32 off, v112, off offset:116
	scratch_store_b32 off, v111, off offset:112
	scratch_store_b32 off, v110, off offset:108
	scratch_store_b32 off, v109, off offset:104
	scratch_store_b32 off, v108, off offset:100
	scratch_store_b32 off, v107, off offset:96
	scratch_store_b32 off, v106, off offset:92
	scratch_store_b32 off, v105, off offset:88
	scratch_store_b32 off, v104, off offset:84
	scratch_store_b32 off, v103, off offset:80
	scratch_store_b32 off, v102, off offset:76
	scratch_store_b32 off, v101, off offset:72
	scratch_store_b32 off, v100, off offset:68
	scratch_store_b32 off, v99, off offset:64
	scratch_store_b32 off, v97, off offset:60
	scratch_store_b32 off, v31, off offset:56
	s_clause 0xa                            ; 44-byte Folded Spill
	scratch_store_b32 off, v30, off offset:52
	scratch_store_b32 off, v29, off offset:48
	scratch_store_b32 off, v28, off offset:44
	scratch_store_b32 off, v27, off offset:40
	scratch_store_b32 off, v26, off offset:36
	scratch_store_b32 off, v25, off offset:32
	scratch_store_b32 off, v24, off offset:28
	scratch_store_b32 off, v23, off offset:24
	scratch_store_b32 off, v22, off offset:20
	scratch_store_b32 off, v21, off offset:16
	scratch_store_b32 off, v20, off offset:12
	v_dual_mov_b32 v213, 0xff800000 :: v_dual_mov_b32 v6, v7
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
	v_mov_b32_e32 v23, v7
	v_mov_b32_e32 v22, v7
	v_mov_b32_e32 v21, v7
	v_mov_b32_e32 v20, v7
	v_mov_b32_e32 v19, v7
	v_mov_b32_e32 v18, v7
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v16, v7
	v_mov_b32_e32 v31, v7
	v_mov_b32_e32 v30, v7
	v_mov_b32_e32 v29, v7
	v_mov_b32_e32 v28, v7
	v_mov_b32_e32 v27, v7
	v_mov_b32_e32 v26, v7
	v_mov_b32_e32 v25, v7
	v_mov_b32_e32 v24, v7
	v_mov_b32_e32 v174, v7
.LBB0_5:                                ; %._crit_edge
	.loc	1 29 5 is_stmt 1                ; attention.py:29:5
	s_add_i32 s0, s37, 31
	v_dual_mov_b32 v96, 0 :: v_dual_mov_b32 v97, 0
	s_ashr_i32 s1, s0, 31
	v_dual_mov_b32 v98, 0 :: v_dual_mov_b32 v99, 0
	s_lshr_b32 s1, s1, 27
	v_dual_mov_b32 v100, 0 :: v_dual_mov_b32 v101, 0
	s_add_i32 s1, s0, s1
	v_dual_mov_b32 v102, 0 :: v_dual_mov_b32 v103, 0
	s_ashr_i32 s1, s1, 5
	v_dual_mov_b32 v104, 0 :: v_dual_mov_b32 v105, 0
	s_max_i32 s8, s1, 1
	v_dual_mov_b32 v106, 0 :: v_dual_mov_b32 v107, 0
	v_dual_mov_b32 v108, 0 :: v_dual_mov_b32 v109, 0
	v_dual_mov_b32 v110, 0 :: v_dual_mov_b32 v111, 0
	s_cmp_gt_i32 s0, 31
	.loc	1 30 33                         ; attention.py:30:33
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	.loc	1 29 5                          ; attention.py:29:5
	s_cselect_b32 vcc_lo, -1, 0
	s_cmp_lt_i32 s0, 32
	.loc	1 30 33                         ; attention.py:30:33
	s_barrier
	buffer_gl0_inv
	.loc	1 30 17 is_stmt 0               ; attention.py:30:17
	s_cbranch_scc1 .LBB0_7
; %bb.6:
	.loc	1 30 33                         ; attention.py:30:33
	v_xad_u32 v96, v255, 48, 0
	v_xad_u32 v99, v255, 32, 0
	s_mov_b32 s0, 0
	v_xad_u32 v100, v255, 16, 0
	.loc	1 30 17                         ; attention.py:30:17
	s_mov_b32 s7, s0
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[116:119], v96 offset:4096
	ds_load_b128 v[124:127], v96
	.loc	1 30 17                         ; attention.py:30:17
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	s_mov_b32 s3, s0
	s_mov_b32 s4, s0
	s_mov_b32 s5, s0
	s_mov_b32 s6, s0
	v_dual_mov_b32 v111, s7 :: v_dual_add_nc_u32 v96, 0, v255
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[112:115], v99 offset:4096
	ds_load_b128 v[120:123], v99
	ds_load_b128 v[132:135], v100 offset:4096
	ds_load_b128 v[140:143], v100
	ds_load_b128 v[128:131], v96 offset:4096
	ds_load_b128 v[136:139], v96
	.loc	1 30 17                         ; attention.py:30:17
	scratch_load_b32 v96, off, off offset:180 ; 4-byte Folded Reload
	.loc	1 30 33                         ; attention.py:30:33
	v_xad_u32 v97, 0x50, v255, 0
	.loc	1 30 17                         ; attention.py:30:17
	v_mov_b16_e64 v91.h, v172.l
	v_mov_b16_e64 v90.h, v173.l
	v_dual_mov_b32 v110, s6 :: v_dual_mov_b32 v109, s5
	v_dual_mov_b32 v108, s4 :: v_dual_mov_b32 v107, s3
	v_dual_mov_b32 v106, s2 :: v_dual_mov_b32 v105, s1
	v_mov_b32_e32 v104, s0
	.loc	1 30 33                         ; attention.py:30:33
	v_xad_u32 v98, v255, 64, 0
	ds_load_b128 v[148:151], v97 offset:4096
	ds_load_b128 v[156:159], v97
	ds_load_b128 v[144:147], v98 offset:4096
	ds_load_b128 v[152:155], v98
	v_xad_u32 v160, 0x70, v255, 0
	v_xad_u32 v161, 0x60, v255, 0
	v_xad_u32 v171, 0xd0, v255, 0
	.loc	1 30 17                         ; attention.py:30:17
	v_mov_b16_e64 v68.h, v210.l
	v_mov_b16_e64 v67.h, v206.l
	v_mov_b16_e64 v66.h, v205.l
	v_mov_b16_e64 v65.h, v204.l
	v_mov_b16_e64 v64.h, v203.l
	.loc	1 30 33                         ; attention.py:30:33
	v_xad_u32 v175, 0xc0, v255, 0
	.loc	1 30 17                         ; attention.py:30:17
	v_mov_b16_e64 v63.h, v221.l
	v_mov_b16_e64 v62.h, v220.l
	v_mov_b16_e64 v61.h, v219.l
	v_mov_b16_e64 v60.h, v218.l
	v_mov_b16_e64 v59.h, v217.l
	v_mov_b16_e64 v58.h, v216.l
	v_mov_b16_e64 v57.h, v215.l
	v_mov_b16_e64 v56.h, v214.l
	.loc	1 30 33                         ; attention.py:30:33
	v_xad_u32 v178, 0x90, v255, 0
	v_xad_u32 v179, 0x80, v255, 0
	v_xad_u32 v176, 0xb0, v255, 0
	v_xad_u32 v177, 0xa0, v255, 0
	v_xad_u32 v168, 0xf0, v255, 0
	v_xad_u32 v169, 0xe0, v255, 0
	.loc	1 30 17                         ; attention.py:30:17
	v_mov_b16_e64 v37.h, v229.l
	v_mov_b16_e64 v36.h, v228.l
	v_mov_b16_e64 v35.h, v227.l
	v_mov_b16_e64 v34.h, v226.l
	v_mov_b16_e64 v33.h, v225.l
	v_mov_b16_e64 v32.h, v170.l
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v95.h, v96.l
	scratch_load_b32 v96, off, off offset:176 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v94.h, v96.l
	scratch_load_b32 v96, off, off offset:172 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v93.h, v96.l
	scratch_load_b32 v96, off, off offset:168 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v92.h, v96.l
	scratch_load_b32 v96, off, off offset:164 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v89.h, v96.l
	scratch_load_b32 v96, off, off offset:160 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v88.h, v96.l
	s_waitcnt lgkmcnt(4)
	s_delay_alu instid0(VALU_DEP_1)
	v_wmma_f32_16x16x16_bf16 v[96:103], v[136:143], v[88:95], v[104:111]
	scratch_load_b32 v136, off, off offset:156 ; 4-byte Folded Reload
	v_wmma_f32_16x16x16_bf16 v[104:111], v[128:135], v[88:95], v[104:111]
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[92:95], v168 offset:4096
	ds_load_b128 v[132:135], v168
	ds_load_b128 v[88:91], v169 offset:4096
	ds_load_b128 v[128:131], v169
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v87.h, v136.l
	scratch_load_b32 v136, off, off offset:152 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v86.h, v136.l
	scratch_load_b32 v136, off, off offset:148 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v85.h, v136.l
	scratch_load_b32 v136, off, off offset:144 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v84.h, v136.l
	scratch_load_b32 v136, off, off offset:140 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v83.h, v136.l
	scratch_load_b32 v136, off, off offset:136 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v82.h, v136.l
	scratch_load_b32 v136, off, off offset:132 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v81.h, v136.l
	scratch_load_b32 v136, off, off offset:128 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v80.h, v136.l
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[140:143], v160 offset:4096
	ds_load_b128 v[164:167], v160
	ds_load_b128 v[136:139], v161 offset:4096
	ds_load_b128 v[160:163], v161
	.loc	1 30 17                         ; attention.py:30:17
	v_wmma_f32_16x16x16_bf16 v[96:103], v[120:127], v[80:87], v[96:103]
	scratch_load_b32 v120, off, off offset:124 ; 4-byte Folded Reload
	v_wmma_f32_16x16x16_bf16 v[104:111], v[112:119], v[80:87], v[104:111]
	scratch_load_b32 v80, off, off offset:48 ; 4-byte Folded Reload
	s_waitcnt vmcnt(1)
	v_mov_b16_e32 v79.h, v120.l
	scratch_load_b32 v120, off, off offset:120 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v78.h, v120.l
	scratch_load_b32 v120, off, off offset:116 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v77.h, v120.l
	scratch_load_b32 v120, off, off offset:112 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v76.h, v120.l
	scratch_load_b32 v120, off, off offset:108 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v75.h, v120.l
	scratch_load_b32 v120, off, off offset:104 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v74.h, v120.l
	scratch_load_b32 v120, off, off offset:100 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v73.h, v120.l
	scratch_load_b32 v120, off, off offset:96 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v72.h, v120.l
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[124:127], v178 offset:4096
	ds_load_b128 v[199:202], v178
	ds_load_b128 v[120:123], v179 offset:4096
	ds_load_b128 v[195:198], v179
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(12)
	v_wmma_f32_16x16x16_bf16 v[96:103], v[152:159], v[72:79], v[96:103]
	scratch_load_b32 v152, off, off offset:92 ; 4-byte Folded Reload
	v_wmma_f32_16x16x16_bf16 v[104:111], v[144:151], v[72:79], v[104:111]
	scratch_load_b32 v72, off, off offset:32 ; 4-byte Folded Reload
	v_mov_b16_e32 v47.h, v80.l
	scratch_load_b32 v80, off, off offset:44 ; 4-byte Folded Reload
	s_waitcnt vmcnt(2)
	v_mov_b16_e64 v71.h, v152.l
	scratch_load_b32 v152, off, off offset:88 ; 4-byte Folded Reload
	s_waitcnt vmcnt(2)
	v_mov_b16_e32 v43.h, v72.l
	scratch_load_b32 v72, off, off offset:28 ; 4-byte Folded Reload
	s_waitcnt vmcnt(2)
	v_mov_b16_e32 v46.h, v80.l
	scratch_load_b32 v80, off, off offset:40 ; 4-byte Folded Reload
	s_waitcnt vmcnt(2)
	v_mov_b16_e64 v70.h, v152.l
	scratch_load_b32 v152, off, off offset:84 ; 4-byte Folded Reload
	s_waitcnt vmcnt(2)
	v_mov_b16_e32 v42.h, v72.l
	scratch_load_b32 v72, off, off offset:24 ; 4-byte Folded Reload
	s_waitcnt vmcnt(2)
	v_mov_b16_e32 v45.h, v80.l
	scratch_load_b32 v80, off, off offset:36 ; 4-byte Folded Reload
	s_waitcnt vmcnt(2)
	v_mov_b16_e64 v69.h, v152.l
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[156:159], v176 offset:4096
	ds_load_b128 v[207:210], v176
	ds_load_b128 v[152:155], v177 offset:4096
	ds_load_b128 v[203:206], v177
	.loc	1 30 17                         ; attention.py:30:17
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_bf16 v[96:103], v[160:167], v[64:71], v[96:103]
	.loc	1 30 33                         ; attention.py:30:33
	ds_load_b128 v[164:167], v171 offset:4096
	ds_load_b128 v[218:221], v171
	ds_load_b128 v[160:163], v175 offset:4096
	ds_load_b128 v[214:217], v175
	.loc	1 30 17                         ; attention.py:30:17
	scratch_load_b32 v171, off, off offset:80 ; 4-byte Folded Reload
	v_wmma_f32_16x16x16_bf16 v[104:111], v[136:143], v[64:71], v[104:111]
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_bf16 v[96:103], v[195:202], v[56:63], v[96:103]
	s_delay_alu instid0(VALU_DEP_2)
	v_wmma_f32_16x16x16_bf16 v[104:111], v[120:127], v[56:63], v[104:111]
	scratch_load_b32 v56, off, off offset:16 ; 4-byte Folded Reload
	s_waitcnt vmcnt(3)
	v_mov_b16_e32 v41.h, v72.l
	scratch_load_b32 v72, off, off offset:20 ; 4-byte Folded Reload
	s_waitcnt vmcnt(3)
	v_mov_b16_e32 v44.h, v80.l
	s_waitcnt vmcnt(2)
	v_mov_b16_e64 v55.h, v171.l
	scratch_load_b32 v171, off, off offset:76 ; 4-byte Folded Reload
	s_waitcnt vmcnt(2)
	v_mov_b16_e32 v39.h, v56.l
	scratch_load_b32 v56, off, off offset:12 ; 4-byte Folded Reload
	s_waitcnt vmcnt(2)
	v_mov_b16_e32 v40.h, v72.l
	s_waitcnt vmcnt(1)
	v_mov_b16_e64 v54.h, v171.l
	scratch_load_b32 v171, off, off offset:72 ; 4-byte Folded Reload
	s_waitcnt vmcnt(1)
	v_mov_b16_e32 v38.h, v56.l
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v53.h, v171.l
	scratch_load_b32 v171, off, off offset:68 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v52.h, v171.l
	scratch_load_b32 v171, off, off offset:64 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v51.h, v171.l
	scratch_load_b32 v171, off, off offset:60 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v50.h, v171.l
	scratch_load_b32 v171, off, off offset:56 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v49.h, v171.l
	scratch_load_b32 v171, off, off offset:52 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mov_b16_e64 v48.h, v171.l
	s_waitcnt lgkmcnt(4)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_bf16 v[96:103], v[203:210], v[48:55], v[96:103]
	v_wmma_f32_16x16x16_bf16 v[104:111], v[152:159], v[48:55], v[104:111]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_bf16 v[96:103], v[214:221], v[40:47], v[96:103]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_wmma_f32_16x16x16_bf16 v[104:111], v[160:167], v[40:47], v[104:111]
	v_wmma_f32_16x16x16_bf16 v[96:103], v[128:135], v[32:39], v[96:103]
	s_delay_alu instid0(VALU_DEP_2)
	v_wmma_f32_16x16x16_bf16 v[104:111], v[88:95], v[32:39], v[104:111]
.LBB0_7:
	.loc	1 29 5 is_stmt 1                ; attention.py:29:5
	s_lshl_b32 s0, s8, 5
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mul_f32 v48, s36, v96 :: v_dual_mul_f32 v49, s36, v97
	.loc	1 29 5                          ; attention.py:29:5
	s_sub_i32 s0, s0, 32
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mul_f32 v50, s36, v98 :: v_dual_mul_f32 v51, s36, v99
	.loc	1 30 52 is_stmt 0               ; attention.py:30:52
	v_or_b32_e32 v32, s0, v233
	v_or_b32_e32 v33, s0, v230
	v_or_b32_e32 v34, s0, v183
	v_or_b32_e32 v35, s0, v184
	v_or_b32_e32 v36, s0, v185
	v_or_b32_e32 v37, s0, v186
	v_or_b32_e32 v38, s0, v187
	v_or_b32_e32 v39, s0, v188
	v_or_b32_e32 v40, s0, v189
	v_or_b32_e32 v41, s0, v190
	v_or_b32_e32 v42, s0, v191
	v_or_b32_e32 v43, s0, v192
	v_or_b32_e32 v44, s0, v193
	v_or_b32_e32 v45, s0, v194
	v_or_b32_e32 v46, s0, v241
	v_or_b32_e32 v47, s0, v232
	v_cmp_gt_i32_e64 s0, s37, v32
	.loc	1 30 17                         ; attention.py:30:17
	v_dual_mul_f32 v52, s36, v100 :: v_dual_mul_f32 v53, s36, v101
	v_dual_mul_f32 v54, s36, v102 :: v_dual_mul_f32 v55, s36, v103
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	.loc	1 34 21 is_stmt 1               ; attention.py:34:21
	v_cndmask_b32_e64 v32, 0xff800000, v48, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v33
	.loc	1 30 17 is_stmt 0               ; attention.py:30:17
	v_dual_mul_f32 v56, s36, v104 :: v_dual_mul_f32 v57, s36, v105
	v_dual_mul_f32 v58, s36, v106 :: v_dual_mul_f32 v59, s36, v107
	.loc	1 34 21 is_stmt 1               ; attention.py:34:21
	v_cndmask_b32_e64 v33, 0xff800000, v49, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v34
	.loc	1 30 17 is_stmt 0               ; attention.py:30:17
	v_dual_mul_f32 v60, s36, v108 :: v_dual_mul_f32 v61, s36, v109
	v_dual_mul_f32 v62, s36, v110 :: v_dual_mul_f32 v63, s36, v111
	s_delay_alu instid0(VALU_DEP_3)
	.loc	1 34 21 is_stmt 1               ; attention.py:34:21
	v_cndmask_b32_e64 v34, 0xff800000, v50, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v35
.Ltmp32:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max_f32_e32 v48, v32, v33
.Ltmp33:
	.loc	1 39 17                         ; attention.py:39:17
	s_and_b32 s1, s34, 64
	s_lshr_b32 s3, s34, 1
	s_lshl_b32 s2, s1, 1
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v35, 0xff800000, v51, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v36
	.loc	1 39 17                         ; attention.py:39:17
	s_and_b32 s3, s3, 64
	.loc	1 40 17                         ; attention.py:40:17
	s_cmp_eq_u32 s17, 0
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v36, 0xff800000, v52, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v37, 0xff800000, v53, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v38
.Ltmp34:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v49, v35, v36, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
.Ltmp35:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v38, 0xff800000, v54, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v39
.Ltmp36:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v48, v48, v34, v49
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
.Ltmp37:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v39, 0xff800000, v55, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v40
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v40, 0xff800000, v56, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v41
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp38:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v52, v38, v39, v40
.Ltmp39:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v41, 0xff800000, v57, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v42
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v42, 0xff800000, v58, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v43
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v43, 0xff800000, v59, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v44
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp40:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v50, v41, v42, v43
.Ltmp41:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v44, 0xff800000, v60, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v45
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v45, 0xff800000, v61, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v46
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v46, 0xff800000, v62, s0
	.loc	1 30 52                         ; attention.py:30:52
	v_cmp_gt_i32_e64 s0, s37, v47
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
.Ltmp42:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v51, v44, v45, v46
.Ltmp43:
	.loc	1 34 21                         ; attention.py:34:21
	v_cndmask_b32_e64 v47, 0xff800000, v63, s0
.Ltmp44:
	.loc	2 216 16                        ; standard.py:216:16 @[ attention.py:35:34 ]
	s_mov_b32 s0, 0x76543210
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp45:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ attention.py:35:34 ] ]
	v_max3_f32 v49, v50, v51, v47
	v_max3_f32 v48, v48, v52, v49
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
.Ltmp46:
	.loc	2 216 16                        ; standard.py:216:16 @[ attention.py:35:34 ]
	v_permlanex16_b32 v49, v48, s0, 0xfedcba98 op_sel:[1,0]
.Ltmp47:
	.loc	1 35 18                         ; attention.py:35:18
	v_max3_f32 v48, v213, v48, v49
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v47, v47, v48
	v_sub_f32_e32 v44, v44, v48
	v_sub_f32_e32 v45, v45, v48
	v_sub_f32_e32 v40, v40, v48
	v_sub_f32_e32 v36, v36, v48
	.loc	1 36 18 is_stmt 0               ; attention.py:36:18
	v_exp_f32_e32 v117, v47
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v46, v46, v48
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v114, v44
	v_exp_f32_e32 v115, v45
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v39, v39, v48
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v110, v40
	v_exp_f32_e32 v116, v46
	v_exp_f32_e32 v106, v36
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_exp_f32_e32 v109, v39
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v38, v38, v48
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v108, v38
.Ltmp48:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_dual_add_f32 v38, v114, v115 :: v_dual_add_f32 v39, v116, v117
.Ltmp49:
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v32, v32, v48
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	.loc	1 36 18 is_stmt 0               ; attention.py:36:18
	v_exp_f32_e32 v102, v32
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v33, v33, v48
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v103, v33
	.loc	1 41 24 is_stmt 1               ; attention.py:41:24
	s_waitcnt_depctr depctr_va_vdst(0)
	v_bfe_u32 v53, v102, 16, 1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add3_u32 v118, v102, v53, 0x7fff
.Ltmp50:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_dual_add_f32 v32, v102, v103 :: v_dual_sub_f32 v41, v41, v48
.Ltmp51:
	.loc	1 41 24                         ; attention.py:41:24
	v_bfe_u32 v54, v103, 16, 1
	v_lshrrev_b32_e32 v118, 16, v118
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v111, v41
	.loc	1 36 26 is_stmt 0               ; attention.py:36:26
	v_sub_f32_e32 v37, v37, v48
	.loc	1 41 24 is_stmt 1               ; attention.py:41:24
	v_add3_u32 v120, v103, v54, 0x7fff
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_lshrrev_b32_e32 v120, 16, v120
.Ltmp52:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_add_f32 v36, v110, v111 :: v_dual_sub_f32 v43, v43, v48
.Ltmp53:
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v107, v37
	.loc	1 36 26 is_stmt 0               ; attention.py:36:26
	v_sub_f32_e32 v35, v35, v48
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v113, v43
	.loc	1 36 26                         ; attention.py:36:26
	v_sub_f32_e32 v42, v42, v48
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v105, v35
	.loc	1 36 26                         ; attention.py:36:26
	v_dual_sub_f32 v34, v34, v48 :: v_dual_add_f32 v35, v108, v109
	.loc	1 36 18                         ; attention.py:36:18
	v_exp_f32_e32 v112, v42
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_exp_f32_e32 v104, v34
.Ltmp54:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_dual_add_f32 v34, v106, v107 :: v_dual_add_f32 v37, v112, v113
	v_add_f32_e32 v33, v104, v105
.Ltmp55:
	.loc	1 41 24                         ; attention.py:41:24
	v_bfe_u32 v119, v104, 16, 1
.Ltmp56:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_dual_add_f32 v32, v32, v33 :: v_dual_add_f32 v33, v34, v35
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v34, v36, v37 :: v_dual_add_f32 v35, v38, v39
.Ltmp57:
	.loc	1 41 24                         ; attention.py:41:24
	v_add3_u32 v119, v104, v119, 0x7fff
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_3)
.Ltmp58:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_dual_add_f32 v32, v32, v33 :: v_dual_add_f32 v33, v34, v35
.Ltmp59:
	.loc	1 37 25                         ; attention.py:37:25
	v_sub_f32_e32 v40, v213, v48
	.loc	1 39 17                         ; attention.py:39:17
	v_and_or_b32 v35, 0xbc, v224, s1
	.loc	1 40 17                         ; attention.py:40:17
	s_cselect_b32 s1, 0, 0x420
.Ltmp60:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_dual_add_f32 v99, v32, v33 :: v_dual_and_b32 v34, 48, v222
.Ltmp61:
	.loc	1 40 17                         ; attention.py:40:17
	v_and_or_b32 v36, 0x210, v211, s1
	.loc	1 41 24                         ; attention.py:41:24
	v_cmp_o_f32_e64 s1, v103, v103
	v_lshrrev_b32_e32 v103, 16, v119
	v_bfe_u32 v119, v106, 16, 1
.Ltmp62:
	.loc	2 314 12                        ; standard.py:314:12 @[ attention.py:38:31 ]
	v_permlanex16_b32 v100, v99, s0, 0xfedcba98 op_sel:[1,0]
.Ltmp63:
	.loc	1 41 24                         ; attention.py:41:24
	v_cmp_o_f32_e64 s0, v102, v102
	v_bfe_u32 v102, v105, 16, 1
	.loc	1 39 17                         ; attention.py:39:17
	v_or3_b32 v32, s2, v223, s3
	.loc	1 41 24                         ; attention.py:41:24
	v_cmp_o_f32_e64 s2, v104, v104
	.loc	1 40 17                         ; attention.py:40:17
	v_and_or_b32 v34, 0x1c0, v212, v34
	.loc	1 37 17                         ; attention.py:37:17
	v_exp_f32_e32 v98, v40
	.loc	1 41 24                         ; attention.py:41:24
	v_add3_u32 v104, v105, v102, 0x7fff
	v_cndmask_b16 v102.l, 0x7fff, v118.l, s0
	v_add3_u32 v118, v106, v119, 0x7fff
	v_bfe_u32 v119, v107, 16, 1
	v_cndmask_b16 v102.h, 0x7fff, v120.l, s1
	v_lshrrev_b32_e32 v104, 16, v104
	v_cmp_o_f32_e64 s0, v105, v105
	v_lshrrev_b32_e32 v105, 16, v118
	v_bfe_u32 v118, v108, 16, 1
	v_cmp_o_f32_e64 s1, v106, v106
	v_add3_u32 v106, v107, v119, 0x7fff
	v_bfe_u32 v119, v109, 16, 1
	v_cndmask_b16 v103.h, 0x7fff, v104.l, s0
	v_add3_u32 v118, v108, v118, 0x7fff
	v_cndmask_b16 v104.l, 0x7fff, v105.l, s1
	v_lshrrev_b32_e32 v105, 16, v106
	v_add3_u32 v106, v109, v119, 0x7fff
	v_cmp_o_f32_e64 s1, v108, v108
	v_bfe_u32 v108, v110, 16, 1
	.loc	1 40 17                         ; attention.py:40:17
	v_xor_b32_e32 v44, v36, v34
	.loc	1 41 24                         ; attention.py:41:24
	v_cndmask_b16 v103.l, 0x7fff, v103.l, s2
	v_cmp_o_f32_e64 s0, v107, v107
	v_lshrrev_b32_e32 v107, 16, v118
	v_lshrrev_b32_e32 v106, 16, v106
	v_cmp_o_f32_e64 s2, v109, v109
	v_bfe_u32 v109, v111, 16, 1
	v_add3_u32 v108, v110, v108, 0x7fff
	.loc	1 39 17                         ; attention.py:39:17
	v_add_nc_u32_e32 v96, 0, v35
	v_add_nc_u32_e32 v97, 0, v32
	.loc	1 40 17                         ; attention.py:40:17
	v_add_nc_u32_e32 v32, 0, v44
	.loc	1 41 24                         ; attention.py:41:24
	v_cndmask_b16 v104.h, 0x7fff, v105.l, s0
	v_cndmask_b16 v105.l, 0x7fff, v107.l, s1
	v_cndmask_b16 v105.h, 0x7fff, v106.l, s2
	v_bfe_u32 v106, v112, 16, 1
	v_add3_u32 v107, v111, v109, 0x7fff
	v_lshrrev_b32_e32 v108, 16, v108
	v_cmp_o_f32_e64 s0, v110, v110
	v_bfe_u32 v109, v113, 16, 1
	.loc	1 40 17                         ; attention.py:40:17
	v_xad_u32 v36, v44, 16, 0
	v_xad_u32 v45, v44, 32, 0
	v_xad_u32 v52, v44, 48, 0
	.loc	1 39 17                         ; attention.py:39:17
	ds_store_b32 v96, v98 offset:16384
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v101, v97 offset:16384
	.loc	1 40 17                         ; attention.py:40:17
	ds_load_b128 v[88:91], v32 offset:8192
	ds_load_b128 v[80:83], v32 offset:10240
	ds_load_b128 v[72:75], v32 offset:12288
	ds_load_b128 v[32:35], v32 offset:14336
	ds_load_b128 v[92:95], v36 offset:8192
	ds_load_b128 v[84:87], v36 offset:10240
	ds_load_b128 v[76:79], v36 offset:12288
	ds_load_b128 v[36:39], v36 offset:14336
	ds_load_b128 v[40:43], v45 offset:8192
	.loc	1 41 24                         ; attention.py:41:24
	v_add3_u32 v110, v112, v106, 0x7fff
	v_lshrrev_b32_e32 v107, 16, v107
	v_cmp_o_f32_e64 s1, v111, v111
	v_cndmask_b16 v106.l, 0x7fff, v108.l, s0
	v_add3_u32 v108, v113, v109, 0x7fff
	.loc	1 40 17                         ; attention.py:40:17
	ds_load_b128 v[56:59], v45 offset:10240
	ds_load_b128 v[64:67], v45 offset:12288
	ds_load_b128 v[48:51], v45 offset:14336
	ds_load_b128 v[44:47], v52 offset:8192
	ds_load_b128 v[60:63], v52 offset:10240
	ds_load_b128 v[68:71], v52 offset:12288
	ds_load_b128 v[52:55], v52 offset:14336
	.loc	1 41 24                         ; attention.py:41:24
	v_lshrrev_b32_e32 v109, 16, v110
	v_cmp_o_f32_e64 s0, v112, v112
	v_cndmask_b16 v106.h, 0x7fff, v107.l, s1
	v_bfe_u32 v110, v114, 16, 1
	v_lshrrev_b32_e32 v108, 16, v108
	v_cmp_o_f32_e64 s1, v113, v113
	v_cndmask_b16 v107.l, 0x7fff, v109.l, s0
	v_bfe_u32 v109, v115, 16, 1
	v_add3_u32 v110, v114, v110, 0x7fff
	v_bfe_u32 v111, v116, 16, 1
	v_cndmask_b16 v107.h, 0x7fff, v108.l, s1
	v_bfe_u32 v108, v117, 16, 1
	v_add3_u32 v109, v115, v109, 0x7fff
	v_lshrrev_b32_e32 v110, 16, v110
	v_add3_u32 v111, v116, v111, 0x7fff
	v_cmp_o_f32_e64 s0, v114, v114
	v_add3_u32 v108, v117, v108, 0x7fff
	v_lshrrev_b32_e32 v109, 16, v109
	v_cmp_o_f32_e64 s1, v115, v115
	v_lshrrev_b32_e32 v111, 16, v111
	v_cmp_o_f32_e64 s2, v116, v116
	v_lshrrev_b32_e32 v112, 16, v108
	v_cmp_o_f32_e64 s3, v117, v117
	v_cndmask_b16 v108.l, 0x7fff, v110.l, s0
	v_add3_u32 v110, s35, v181, v182
	.loc	1 41 17 is_stmt 0               ; attention.py:41:17
	s_and_b32 s0, vcc_lo, exec_lo
	s_cselect_b32 s0, 1, 0
	.loc	1 41 24                         ; attention.py:41:24
	v_cndmask_b16 v108.h, 0x7fff, v109.l, s1
	.loc	1 41 17                         ; attention.py:41:17
	s_cmp_lg_u32 s0, 1
	.loc	1 41 24                         ; attention.py:41:24
	v_cndmask_b16 v109.l, 0x7fff, v111.l, s2
	v_cndmask_b16 v109.h, 0x7fff, v112.l, s3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b16 v110, v102 offset:16384
	ds_store_b16_d16_hi v110, v102 offset:16640
	ds_store_b16 v110, v103 offset:16896
	ds_store_b16_d16_hi v110, v103 offset:17152
	ds_store_b16 v110, v104 offset:17408
	ds_store_b16_d16_hi v110, v104 offset:17664
	ds_store_b16 v110, v105 offset:17920
	ds_store_b16_d16_hi v110, v105 offset:18176
	ds_store_b16 v110, v106 offset:18432
	ds_store_b16_d16_hi v110, v106 offset:18688
	ds_store_b16 v110, v107 offset:18944
	ds_store_b16_d16_hi v110, v107 offset:19200
	ds_store_b16 v110, v108 offset:19456
	ds_store_b16_d16_hi v110, v108 offset:19712
	ds_store_b16 v110, v109 offset:19968
	ds_store_b16_d16_hi v110, v109 offset:20224
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 41 17                         ; attention.py:41:17
	s_cbranch_scc1 .LBB0_9
; %bb.8:
	.loc	1 41 24                         ; attention.py:41:24
	s_lshr_b32 s0, s16, 1
	.loc	1 39 17 is_stmt 1               ; attention.py:39:17
	v_mul_f32_e32 v7, v7, v101
	.loc	1 41 24                         ; attention.py:41:24
	v_add3_u32 v118, s0, 0, v182
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v6, v6, v101
	v_mul_f32_e32 v5, v5, v101
	v_mul_f32_e32 v4, v4, v101
	v_mul_f32_e32 v3, v3, v101
	.loc	1 41 24                         ; attention.py:41:24
	ds_load_u16_d16 v109, v118 offset:18176
	ds_load_u16_d16 v108, v118 offset:17920
	ds_load_u16_d16 v107, v118 offset:17664
	ds_load_u16_d16 v106, v118 offset:17408
	ds_load_u16_d16 v105, v118 offset:17152
	ds_load_u16_d16 v104, v118 offset:16896
	ds_load_u16_d16 v103, v118 offset:16640
	ds_load_u16_d16 v102, v118 offset:16384
	ds_load_u16_d16 v117, v118 offset:20224
	ds_load_u16_d16 v116, v118 offset:19968
	ds_load_u16_d16 v115, v118 offset:19712
	ds_load_u16_d16 v114, v118 offset:19456
	ds_load_u16_d16 v113, v118 offset:19200
	ds_load_u16_d16 v112, v118 offset:18944
	ds_load_u16_d16 v111, v118 offset:18688
	ds_load_u16_d16 v110, v118 offset:18432
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v2, v2, v101
	v_mul_f32_e32 v1, v1, v101
	v_mul_f32_e32 v15, v15, v101
	v_mul_f32_e32 v14, v14, v101
	v_mul_f32_e32 v13, v13, v101
	v_mul_f32_e32 v12, v12, v101
	v_mul_f32_e32 v11, v11, v101
	v_mul_f32_e32 v10, v10, v101
	v_mul_f32_e32 v9, v9, v101
	v_mul_f32_e32 v23, v23, v101
	v_mul_f32_e32 v22, v22, v101
	v_mul_f32_e32 v21, v21, v101
	v_mul_f32_e32 v20, v20, v101
	v_mul_f32_e32 v19, v19, v101
	v_mul_f32_e32 v18, v18, v101
	v_mul_f32_e32 v17, v17, v101
	v_mul_f32_e32 v31, v31, v101
	v_mul_f32_e32 v30, v30, v101
	v_mul_f32_e32 v29, v29, v101
	.loc	1 41 24                         ; attention.py:41:24
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v109, v118 offset:18304
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v108, v118 offset:18048
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v107, v118 offset:17792
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v106, v118 offset:17536
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v105, v118 offset:17280
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v104, v118 offset:17024
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v103, v118 offset:16768
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v102, v118 offset:16512
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v117, v118 offset:20352
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v116, v118 offset:20096
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v115, v118 offset:19840
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v114, v118 offset:19584
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v113, v118 offset:19328
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v112, v118 offset:19072
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v111, v118 offset:18816
	s_waitcnt lgkmcnt(15)
	ds_load_u16_d16_hi v110, v118 offset:18560
	.loc	1 39 17                         ; attention.py:39:17
	v_mul_f32_e32 v28, v28, v101
	v_mul_f32_e32 v27, v27, v101
	v_mul_f32_e32 v26, v26, v101
	v_mul_f32_e32 v25, v25, v101
	v_mul_f32_e32 v24, v24, v101
	v_mul_f32_e32 v16, v16, v101
	v_mul_f32_e32 v8, v8, v101
	v_mul_f32_e32 v0, v0, v101
	.loc	1 41 17                         ; attention.py:41:17
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_bf16 v[24:31], v[88:95], v[102:109], v[24:31]
	v_wmma_f32_16x16x16_bf16 v[16:23], v[80:87], v[102:109], v[16:23]
	v_wmma_f32_16x16x16_bf16 v[8:15], v[72:79], v[102:109], v[8:15]
	v_wmma_f32_16x16x16_bf16 v[0:7], v[32:39], v[102:109], v[0:7]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_bf16 v[24:31], v[40:47], v[110:117], v[24:31]
	v_wmma_f32_16x16x16_bf16 v[16:23], v[56:63], v[110:117], v[16:23]
	v_wmma_f32_16x16x16_bf16 v[8:15], v[64:71], v[110:117], v[8:15]
	v_wmma_f32_16x16x16_bf16 v[0:7], v[48:55], v[110:117], v[0:7]
.LBB0_9:
.Ltmp64:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ attention.py:38:31 ] ]
	v_add_f32_e32 v32, v99, v100
.Ltmp65:
	.loc	1 17 19                         ; attention.py:17:19
	s_lshr_b32 s1, s16, 2
	.loc	1 20 64                         ; attention.py:20:64
	s_lshr_b32 s0, s17, 1
	.loc	1 17 19                         ; attention.py:17:19
	v_or_b32_e32 v33, s1, v180
	.loc	1 20 64                         ; attention.py:20:64
	v_or_b32_e32 v66, s0, v233
	.loc	1 38 16                         ; attention.py:38:16
	v_fmac_f32_e32 v32, v174, v98
	.loc	1 46 5                          ; attention.py:46:5
	s_mov_b32 s7, 0x31027000
	s_mov_b32 s6, 0x7ffffffe
	.loc	1 17 11                         ; attention.py:17:11
	v_or_b32_e32 v65, s33, v33
	.loc	1 45 13                         ; attention.py:45:13
	v_add3_u32 v60, s15, 2, v66
	.loc	1 29 5                          ; attention.py:29:5
	v_cndmask_b32_e32 v34, v174, v32, vcc_lo
	.loc	1 45 13                         ; attention.py:45:13
	v_mul_lo_u32 v32, v33, s39
	v_add3_u32 v58, s15, 4, v66
	.loc	1 20 81                         ; attention.py:20:81
	v_cmp_gt_i32_e64 s0, s37, v65
	.loc	1 45 13                         ; attention.py:45:13
	v_add3_u32 v63, s15, 6, v66
	.loc	1 46 22                         ; attention.py:46:22
	ds_store_b32 v96, v34
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v64, v97
	.loc	1 45 13                         ; attention.py:45:13
	v_add3_u32 v62, s15, 8, v66
	v_add3_u32 v61, s15, 10, v66
	v_add3_u32 v59, s15, 12, v66
	v_add3_u32 v57, s15, 14, v66
	v_add3_u32 v56, s15, 32, v66
	v_add3_u32 v55, s15, 34, v66
	v_add3_u32 v54, s15, 36, v66
	v_add3_u32 v53, s15, 38, v66
	v_add3_u32 v52, s15, 40, v66
	v_add3_u32 v51, s15, 42, v66
	v_add3_u32 v50, s15, 44, v66
	v_add3_u32 v49, s15, 46, v66
	v_add3_u32 v48, s15, 64, v66
	v_add3_u32 v47, 0x42, s15, v66
	v_add3_u32 v46, 0x44, s15, v66
	v_add3_u32 v45, 0x46, s15, v66
	v_add3_u32 v44, 0x48, s15, v66
	v_add3_u32 v43, 0x4a, s15, v66
	v_add3_u32 v42, 0x4c, s15, v66
	.loc	1 46 22                         ; attention.py:46:22
	s_waitcnt lgkmcnt(0)
	v_div_scale_f32 v67, null, v64, v64, v24
	v_div_scale_f32 v68, null, v64, v64, v25
	v_div_scale_f32 v73, vcc_lo, v24, v64, v24
	v_div_scale_f32 v81, null, v64, v64, v28
	v_div_scale_f32 v71, null, v64, v64, v26
	v_rcp_f32_e32 v69, v67
	v_rcp_f32_e32 v72, v68
	v_div_scale_f32 v77, null, v64, v64, v27
	v_rcp_f32_e32 v65, v81
	v_rcp_f32_e32 v70, v71
	.loc	1 45 13                         ; attention.py:45:13
	v_add3_u32 v40, 0x4e, s15, v66
	v_add3_u32 v36, 0x60, s15, v66
	.loc	1 46 22                         ; attention.py:46:22
	v_rcp_f32_e32 v80, v77
	.loc	1 45 13                         ; attention.py:45:13
	v_add3_u32 v41, 0x62, s15, v66
	v_add3_u32 v38, 0x64, s15, v66
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v76, -v67, v69, 1.0
	v_fma_f32 v75, -v68, v72, 1.0
	.loc	1 45 13                         ; attention.py:45:13
	v_add3_u32 v39, 0x66, s15, v66
	v_add3_u32 v37, 0x68, s15, v66
	v_add3_u32 v35, 0x6a, s15, v66
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	.loc	1 46 22                         ; attention.py:46:22
	v_dual_fmac_f32 v69, v76, v69 :: v_dual_fmac_f32 v72, v75, v72
	.loc	1 45 13                         ; attention.py:45:13
	v_add3_u32 v34, 0x6c, s15, v66
	v_add3_u32 v33, 0x6e, s15, v66
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v76, -v71, v70, 1.0
	v_mul_f32_e32 v75, v73, v69
	v_div_scale_f32 v84, null, v64, v64, v29
	v_div_scale_f32 v78, s2, v26, v64, v26
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v79, -v67, v75, v73
	v_fmac_f32_e32 v75, v79, v69
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f32 v67, -v67, v75, v73
	v_fma_f32 v73, -v77, v80, 1.0
	v_div_fmas_f32 v67, v67, v69, v75
	v_fma_f32 v69, -v81, v65, 1.0
	.loc	1 45 13                         ; attention.py:45:13
	v_add_nc_u32_e32 v74, s15, v32
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 46 22                         ; attention.py:46:22
	v_fmac_f32_e32 v80, v73, v80
	v_fmac_f32_e32 v70, v76, v70
	v_div_fixup_f32 v24, v67, v64, v24
	v_fmac_f32_e32 v65, v69, v65
	.loc	1 46 5 is_stmt 0                ; attention.py:46:5
	v_add_lshl_u32 v66, v74, v66, 1
	.loc	1 46 22                         ; attention.py:46:22
	v_div_scale_f32 v74, s1, v25, v64, v25
	v_div_scale_f32 v73, null, v64, v64, v30
	s_mov_b32 vcc_lo, s1
	v_div_scale_f32 v69, s1, v28, v64, v28
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_mul_f32 v75, v69, v65 :: v_dual_mul_f32 v76, v74, v72
	v_fma_f32 v83, -v68, v76, v74
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v76, v83, v72
	v_div_scale_f32 v83, s3, v27, v64, v27
	v_fma_f32 v68, -v68, v76, v74
	v_rcp_f32_e32 v74, v73
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v67, v68, v72, v76
	v_rcp_f32_e32 v72, v84
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v25, v67, v64, v25
	v_fma_f32 v67, -v81, v75, v69
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v76, -v84, v72, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_fmac_f32 v75, v67, v65 :: v_dual_fmac_f32 v72, v76, v72
	v_mul_f32_e32 v82, v78, v70
	v_fma_f32 v76, -v73, v74, 1.0
	v_fma_f32 v69, -v81, v75, v69
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v79, -v71, v82, v78
	v_fmac_f32_e32 v74, v76, v74
	v_div_scale_f32 v76, s4, v30, v64, v30
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v82, v79, v70
	v_mul_f32_e32 v79, v76, v74
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f32 v68, -v71, v82, v78
	v_mul_f32_e32 v71, v83, v80
	v_div_fmas_f32 v68, v68, v70, v82
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f32 v70, -v77, v71, v83
	s_mov_b32 vcc_lo, s3
	v_div_fixup_f32 v26, v68, v64, v26
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v71, v70, v80
	v_div_scale_f32 v68, s2, v29, v64, v29
	v_div_scale_f32 v70, null, v64, v64, v31
	v_fma_f32 v77, -v77, v71, v83
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v78, v70
	v_div_fmas_f32 v71, v77, v80, v71
	s_mov_b32 vcc_lo, s1
	v_div_scale_f32 v80, null, v64, v64, v16
	v_div_fmas_f32 v65, v69, v65, v75
	v_fma_f32 v75, -v73, v79, v76
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v27, v71, v64, v27
	v_rcp_f32_e32 v69, v80
	v_div_fixup_f32 v28, v65, v64, v28
	v_fmac_f32_e32 v79, v75, v74
	v_mul_f32_e32 v67, v68, v72
	v_div_scale_f32 v75, null, v64, v64, v17
	v_fma_f32 v81, -v70, v78, 1.0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	v_fma_f32 v77, -v84, v67, v68
	v_fma_f32 v71, -v80, v69, 1.0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v78, v81, v78
	v_fmac_f32_e32 v67, v77, v72
	v_div_scale_f32 v77, s1, v31, v64, v31
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v69, v71, v69
	v_div_scale_f32 v71, null, v64, v64, v18
	v_fma_f32 v65, -v84, v67, v68
	s_delay_alu instid0(VALU_DEP_1)
	v_div_fmas_f32 v65, v65, v72, v67
	v_fma_f32 v67, -v73, v79, v76
	v_rcp_f32_e32 v73, v75
	s_mov_b32 vcc_lo, s4
	v_div_scale_f32 v76, s2, v16, v64, v16
	v_div_fixup_f32 v29, v65, v64, v29
	v_div_fmas_f32 v67, v67, v74, v79
	v_rcp_f32_e32 v74, v71
	s_mov_b32 vcc_lo, s1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_div_fixup_f32 v30, v67, v64, v30
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v79, -v75, v73, 1.0
	v_dual_mul_f32 v68, v77, v78 :: v_dual_fmac_f32 v73, v79, v73
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v72, -v70, v68, v77
	v_fmac_f32_e32 v68, v72, v78
	v_mul_f32_e32 v72, v76, v69
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_fma_f32 v65, -v70, v68, v77
	v_div_scale_f32 v70, s3, v17, v64, v17
	v_fma_f32 v77, -v71, v74, 1.0
	v_fma_f32 v67, -v80, v72, v76
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_div_fmas_f32 v65, v65, v78, v68
	v_mul_f32_e32 v68, v70, v73
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v74, v77, v74
	v_div_scale_f32 v77, s1, v18, v64, v18
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v31, v65, v64, v31
	v_fma_f32 v79, -v75, v68, v70
	v_dual_mul_f32 v81, v77, v74 :: v_dual_fmac_f32 v72, v67, v69
	v_div_scale_f32 v67, null, v64, v64, v19
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v68, v79, v73
	v_fma_f32 v76, -v80, v72, v76
	v_div_scale_f32 v80, null, v64, v64, v20
	s_delay_alu instid0(VALU_DEP_3)
	v_fma_f32 v65, -v75, v68, v70
	v_div_scale_f32 v75, null, v64, v64, v21
	v_rcp_f32_e32 v78, v67
	v_div_fmas_f32 v69, v76, v69, v72
	v_fma_f32 v76, -v71, v81, v77
	s_mov_b32 vcc_lo, s3
	v_rcp_f32_e32 v72, v80
	v_div_fmas_f32 v65, v65, v73, v68
	v_rcp_f32_e32 v73, v75
	v_fmac_f32_e32 v81, v76, v74
	v_div_scale_f32 v76, null, v64, v64, v22
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v79, -v67, v78, 1.0
	v_div_fixup_f32 v16, v69, v64, v16
	v_fma_f32 v68, -v71, v81, v77
	v_rcp_f32_e32 v77, v76
	v_fma_f32 v70, -v80, v72, 1.0
	v_div_scale_f32 v69, s2, v19, v64, v19
	v_div_fixup_f32 v17, v65, v64, v17
	v_div_fmas_f32 v68, v68, v74, v81
	v_fma_f32 v81, -v75, v73, 1.0
	v_fmac_f32_e32 v78, v79, v78
	s_mov_b32 vcc_lo, s2
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_div_fixup_f32 v18, v68, v64, v18
	v_fmac_f32_e32 v73, v81, v73
	v_fma_f32 v81, -v76, v77, 1.0
	v_fmac_f32_e32 v72, v70, v72
	v_div_scale_f32 v70, s3, v20, v64, v20
	v_mul_f32_e32 v71, v69, v78
	v_div_scale_f32 v68, s1, v21, v64, v21
	v_fmac_f32_e32 v77, v81, v77
	v_div_scale_f32 v81, s4, v22, v64, v22
	v_mul_f32_e32 v79, v70, v72
	v_fma_f32 v74, -v67, v71, v69
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v65, -v80, v79, v70
	v_fmac_f32_e32 v71, v74, v78
	v_div_scale_f32 v74, null, v64, v64, v23
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v79, v65, v72
	v_fma_f32 v67, -v67, v71, v69
	v_mul_f32_e32 v65, v68, v73
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_rcp_f32_e32 v69, v74
	v_fma_f32 v70, -v80, v79, v70
	v_div_scale_f32 v80, null, v64, v64, v8
	v_div_fmas_f32 v67, v67, v78, v71
	s_mov_b32 vcc_lo, s3
	v_fma_f32 v71, -v75, v65, v68
	v_div_fmas_f32 v70, v70, v72, v79
	v_rcp_f32_e32 v72, v80
	v_div_fixup_f32 v19, v67, v64, v19
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v82, -v74, v69, 1.0
	v_div_fixup_f32 v20, v70, v64, v20
	v_div_scale_f32 v79, s2, v23, v64, v23
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v70, -v80, v72, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v65, v71, v73 :: v_dual_fmac_f32 v72, v70, v72
	v_mul_f32_e32 v78, v81, v77
	v_fma_f32 v67, -v75, v65, v68
	v_div_scale_f32 v70, null, v64, v64, v10
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v71, -v76, v78, v81
	v_div_fmas_f32 v65, v67, v73, v65
	s_mov_b32 vcc_lo, s4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v78, v71, v77
	v_div_scale_f32 v71, null, v64, v64, v9
	v_div_fixup_f32 v21, v65, v64, v21
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v67, -v76, v78, v81
	v_rcp_f32_e32 v75, v71
	v_div_scale_f32 v76, s1, v8, v64, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v67, v67, v77, v78
	v_rcp_f32_e32 v77, v70
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v22, v67, v64, v22
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v78, -v71, v75, 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v75, v78, v75
	v_fmac_f32_e32 v69, v82, v69
	v_fma_f32 v78, -v70, v77, 1.0
	v_mul_f32_e32 v68, v79, v69
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v77, v78, v77
	v_fma_f32 v73, -v74, v68, v79
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v68, v73, v69 :: v_dual_mul_f32 v73, v76, v72
	v_fma_f32 v67, -v80, v73, v76
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v73, v67, v72
	v_fma_f32 v65, -v74, v68, v79
	v_div_scale_f32 v74, s3, v9, v64, v9
	v_div_scale_f32 v67, null, v64, v64, v11
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v76, -v80, v73, v76
	v_div_fmas_f32 v65, v65, v69, v68
	v_div_scale_f32 v69, s2, v10, v64, v10
	v_mul_f32_e32 v68, v74, v75
	v_rcp_f32_e32 v78, v67
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v23, v65, v64, v23
	v_mul_f32_e32 v81, v69, v77
	v_fma_f32 v79, -v71, v68, v74
	v_div_fmas_f32 v72, v76, v72, v73
	s_mov_b32 vcc_lo, s3
	v_div_scale_f32 v80, null, v64, v64, v12
	v_fma_f32 v76, -v70, v81, v69
	v_fmac_f32_e32 v68, v79, v75
	v_fma_f32 v79, -v67, v78, 1.0
	v_div_fixup_f32 v8, v72, v64, v8
	v_rcp_f32_e32 v73, v80
	v_fmac_f32_e32 v81, v76, v77
	v_fma_f32 v65, -v71, v68, v74
	v_div_scale_f32 v74, null, v64, v64, v13
	v_fmac_f32_e32 v78, v79, v78
	v_div_scale_f32 v71, s1, v11, v64, v11
	s_delay_alu instid0(VALU_DEP_4)
	v_div_fmas_f32 v65, v65, v75, v68
	v_fma_f32 v68, -v70, v81, v69
	v_rcp_f32_e32 v70, v74
	v_div_scale_f32 v75, null, v64, v64, v14
	s_mov_b32 vcc_lo, s2
	v_fma_f32 v72, -v80, v73, 1.0
	v_div_fmas_f32 v68, v68, v77, v81
	s_mov_b32 vcc_lo, s1
	v_rcp_f32_e32 v77, v75
	v_div_fixup_f32 v9, v65, v64, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(TRANS32_DEP_2)
	v_div_fixup_f32 v10, v68, v64, v10
	v_fma_f32 v81, -v74, v70, 1.0
	v_div_scale_f32 v68, s2, v13, v64, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v70, v81, v70
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v81, -v75, v77, 1.0
	v_fmac_f32_e32 v77, v81, v77
	v_div_scale_f32 v81, s4, v14, v64, v14
	v_mul_f32_e32 v69, v71, v78
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f32 v76, -v67, v69, v71
	v_fmac_f32_e32 v69, v76, v78
	v_div_scale_f32 v76, null, v64, v64, v15
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v67, -v67, v69, v71
	v_rcp_f32_e32 v71, v76
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v67, v67, v78, v69
	v_mul_f32_e32 v78, v81, v77
	v_div_fixup_f32 v11, v67, v64, v11
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v82, -v76, v71, 1.0
	.loc	1 46 21                         ; attention.py:46:21
	v_bfe_u32 v84, v11, 16, 1
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 46 22                         ; attention.py:46:22
	v_fmac_f32_e32 v71, v82, v71
	v_fmac_f32_e32 v73, v72, v73
	v_div_scale_f32 v72, s3, v12, v64, v12
	s_mov_b32 vcc_lo, s3
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v84, v11, v84, 0x7fff
	.loc	1 46 22                         ; attention.py:46:22
	v_mul_f32_e32 v79, v72, v73
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v84, 16, v84
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v65, -v80, v79, v72
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v79, v65, v73
	v_mul_f32_e32 v65, v68, v70
	v_fma_f32 v69, -v80, v79, v72
	v_div_scale_f32 v80, null, v64, v64, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fma_f32 v72, -v74, v65, v68
	v_div_fmas_f32 v69, v69, v73, v79
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v73, v80
	v_div_scale_f32 v79, s1, v15, v64, v15
	s_mov_b32 vcc_lo, s2
	v_div_fixup_f32 v12, v69, v64, v12
	.loc	1 46 21                         ; attention.py:46:21
	v_bfe_u32 v85, v12, 16, 1
	.loc	1 46 22                         ; attention.py:46:22
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v69, -v80, v73, 1.0
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v85, v12, v85, 0x7fff
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	.loc	1 46 22                         ; attention.py:46:22
	v_fmac_f32_e32 v73, v69, v73
	v_fmac_f32_e32 v65, v72, v70
	v_fma_f32 v72, -v75, v78, v81
	v_div_scale_f32 v69, null, v64, v64, v2
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v85, 16, v85
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v67, -v74, v65, v68
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v78, v72, v77
	v_div_scale_f32 v72, null, v64, v64, v1
	v_mul_f32_e32 v68, v79, v71
	v_div_fmas_f32 v65, v67, v70, v65
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v67, -v75, v78, v81
	v_rcp_f32_e32 v74, v72
	s_delay_alu instid0(VALU_DEP_3)
	v_fma_f32 v70, -v76, v68, v79
	v_div_scale_f32 v75, s2, v0, v64, v0
	s_mov_b32 vcc_lo, s4
	v_div_fixup_f32 v13, v65, v64, v13
	v_div_fmas_f32 v67, v67, v77, v78
	v_rcp_f32_e32 v77, v69
	v_fmac_f32_e32 v68, v70, v71
	v_mul_f32_e32 v70, v75, v73
	s_mov_b32 vcc_lo, s1
	v_fma_f32 v78, -v72, v74, 1.0
	v_div_fixup_f32 v14, v67, v64, v14
	v_fma_f32 v65, -v76, v68, v79
	v_fma_f32 v67, -v80, v70, v75
	v_div_scale_f32 v76, s3, v1, v64, v1
	v_fmac_f32_e32 v74, v78, v74
	v_fma_f32 v78, -v69, v77, 1.0
	v_div_fmas_f32 v65, v65, v71, v68
	v_fmac_f32_e32 v70, v67, v73
	v_div_scale_f32 v67, null, v64, v64, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_mul_f32 v68, v76, v74 :: v_dual_fmac_f32 v77, v78, v77
	v_div_fixup_f32 v15, v65, v64, v15
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v75, -v80, v70, v75
	v_rcp_f32_e32 v78, v67
	s_delay_alu instid0(VALU_DEP_3)
	v_fma_f32 v79, -v72, v68, v76
	s_mov_b32 vcc_lo, s2
	v_div_scale_f32 v71, s1, v2, v64, v2
	v_div_scale_f32 v80, null, v64, v64, v4
	.loc	1 46 21                         ; attention.py:46:21
	v_bfe_u32 v86, v13, 16, 1
	.loc	1 46 22                         ; attention.py:46:22
	v_fmac_f32_e32 v68, v79, v74
	.loc	1 46 21                         ; attention.py:46:21
	v_bfe_u32 v87, v14, 16, 1
	v_bfe_u32 v88, v15, 16, 1
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v79, -v67, v78, 1.0
	v_fma_f32 v65, -v72, v68, v76
	v_div_scale_f32 v76, null, v64, v64, v7
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v86, v13, v86, 0x7fff
	v_add3_u32 v87, v14, v87, 0x7fff
	.loc	1 46 22                         ; attention.py:46:22
	v_fmac_f32_e32 v78, v79, v78
	v_div_fmas_f32 v70, v75, v73, v70
	s_mov_b32 vcc_lo, s3
	v_rcp_f32_e32 v82, v76
	v_div_fmas_f32 v65, v65, v74, v68
	v_div_scale_f32 v68, null, v64, v64, v5
	v_div_fixup_f32 v0, v70, v64, v0
	v_div_scale_f32 v70, s2, v3, v64, v3
	s_mov_b32 vcc_lo, s1
	v_rcp_f32_e32 v73, v80
	v_rcp_f32_e32 v74, v68
	v_div_fixup_f32 v1, v65, v64, v1
	.loc	1 46 21                         ; attention.py:46:21
	v_bfe_u32 v89, v0, 16, 1
	v_lshrrev_b32_e32 v86, 16, v86
	v_add3_u32 v88, v15, v88, 0x7fff
	v_lshrrev_b32_e32 v87, 16, v87
	v_bfe_u32 v90, v1, 16, 1
	v_add3_u32 v89, v0, v89, 0x7fff
	s_delay_alu instid0(TRANS32_DEP_2) | instskip(NEXT) | instid1(TRANS32_DEP_1)
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v72, -v80, v73, 1.0
	v_fma_f32 v83, -v68, v74, 1.0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v90, v1, v90, 0x7fff
	v_lshrrev_b32_e32 v88, 16, v88
	v_lshrrev_b32_e32 v89, 16, v89
	.loc	1 46 22                         ; attention.py:46:22
	v_fmac_f32_e32 v74, v83, v74
	v_mul_f32_e32 v81, v71, v77
	.loc	1 46 21                         ; attention.py:46:21
	v_bfe_u32 v83, v10, 16, 1
	v_lshrrev_b32_e32 v90, 16, v90
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v75, -v69, v81, v71
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v83, v10, v83, 0x7fff
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	.loc	1 46 22                         ; attention.py:46:22
	v_fmac_f32_e32 v81, v75, v77
	v_div_scale_f32 v75, null, v64, v64, v6
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v83, 16, v83
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v69, -v69, v81, v71
	v_mul_f32_e32 v71, v70, v78
	v_rcp_f32_e32 v79, v75
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_div_fmas_f32 v69, v69, v77, v81
	v_fma_f32 v77, -v67, v71, v70
	s_mov_b32 vcc_lo, s2
	.loc	1 46 21                         ; attention.py:46:21
	v_cmp_o_f32_e64 s2, v28, v28
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 46 22                         ; attention.py:46:22
	v_div_fixup_f32 v2, v69, v64, v2
	v_fmac_f32_e32 v71, v77, v78
	v_div_scale_f32 v69, s1, v5, v64, v5
	s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_fma_f32 v77, -v75, v79, 1.0
	.loc	1 46 21                         ; attention.py:46:21
	v_bfe_u32 v91, v2, 16, 1
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v67, -v67, v71, v70
	v_fma_f32 v70, -v76, v82, 1.0
	v_fmac_f32_e32 v79, v77, v79
	v_div_scale_f32 v77, s4, v6, v64, v6
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v91, v2, v91, 0x7fff
	.loc	1 46 22                         ; attention.py:46:22
	v_div_fmas_f32 v67, v67, v78, v71
	v_fmac_f32_e32 v82, v70, v82
	v_div_scale_f32 v70, s5, v7, v64, v7
	v_fmac_f32_e32 v73, v72, v73
	v_div_scale_f32 v72, s3, v4, v64, v4
	v_mul_f32_e32 v78, v77, v79
	s_mov_b32 vcc_lo, s3
	v_div_fixup_f32 v3, v67, v64, v3
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v91, 16, v91
	.loc	1 46 22                         ; attention.py:46:22
	v_mul_f32_e32 v81, v72, v73
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 46 21                         ; attention.py:46:21
	v_bfe_u32 v92, v3, 16, 1
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v65, -v80, v81, v72
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v92, v3, v92, 0x7fff
	.loc	1 46 22                         ; attention.py:46:22
	v_fmac_f32_e32 v81, v65, v73
	v_mul_f32_e32 v65, v69, v74
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v92, 16, v92
	.loc	1 46 22                         ; attention.py:46:22
	v_fma_f32 v71, -v80, v81, v72
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_fma_f32 v72, -v68, v65, v69
	v_mul_f32_e32 v80, v70, v82
	v_div_fmas_f32 v71, v71, v73, v81
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_fmac_f32_e32 v65, v72, v74
	v_fma_f32 v72, -v75, v78, v77
	v_fma_f32 v73, -v76, v80, v70
	s_mov_b32 vcc_lo, s1
	v_div_fixup_f32 v4, v71, v64, v4
	v_fma_f32 v67, -v68, v65, v69
	v_fmac_f32_e32 v78, v72, v79
	v_fmac_f32_e32 v80, v73, v82
	.loc	1 46 21                         ; attention.py:46:21
	v_bfe_u32 v69, v24, 16, 1
	v_cmp_o_f32_e64 s1, v25, v25
	.loc	1 46 22                         ; attention.py:46:22
	v_div_fmas_f32 v65, v67, v74, v65
	v_fma_f32 v67, -v75, v78, v77
	v_fma_f32 v68, -v76, v80, v70
	s_mov_b32 vcc_lo, s4
	.loc	1 46 21                         ; attention.py:46:21
	v_bfe_u32 v70, v25, 16, 1
	v_add3_u32 v69, v24, v69, 0x7fff
	.loc	1 46 22                         ; attention.py:46:22
	v_div_fmas_f32 v67, v67, v79, v78
	s_mov_b32 vcc_lo, s5
	v_div_fixup_f32 v5, v65, v64, v5
	v_div_fmas_f32 v68, v68, v82, v80
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v65, v25, v70, 0x7fff
	.loc	1 46 22                         ; attention.py:46:22
	v_div_fixup_f32 v6, v67, v64, v6
	.loc	1 46 21                         ; attention.py:46:21
	v_bfe_u32 v67, v26, 16, 1
	v_cmp_o_f32_e32 vcc_lo, v24, v24
	.loc	1 46 22                         ; attention.py:46:22
	v_div_fixup_f32 v7, v68, v64, v7
	.loc	1 46 21                         ; attention.py:46:21
	v_bfe_u32 v68, v27, 16, 1
	v_lshrrev_b32_e32 v64, 16, v69
	v_lshrrev_b32_e32 v65, 16, v65
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v24, v60, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_bfe_u32 v69, v28, 16, 1
	v_bfe_u32 v70, v29, 16, 1
	v_add3_u32 v67, v26, v67, 0x7fff
	v_add3_u32 v68, v27, v68, 0x7fff
	v_bfe_u32 v71, v30, 16, 1
	v_cndmask_b16 v25.l, 0x7fff, v64.l, vcc_lo
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v60, 0x80000000, v66, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cndmask_b16 v64.l, 0x7fff, v65.l, s1
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v24, 0x80000000, v24, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v69, v28, v69, 0x7fff
	v_add3_u32 v70, v29, v70, 0x7fff
	v_lshrrev_b32_e32 v67, 16, v67
	v_bfe_u32 v72, v31, 16, 1
	.loc	1 46 5                          ; attention.py:46:5
	s_and_b32 s5, s23, 0xffff
	s_mov_b32 s4, s22
	.loc	1 46 21                         ; attention.py:46:21
	v_cmp_o_f32_e32 vcc_lo, v26, v26
	v_lshrrev_b32_e32 v68, 16, v68
	v_add3_u32 v71, v30, v71, 0x7fff
	v_bfe_u32 v73, v16, 16, 1
	v_cmp_o_f32_e64 s1, v27, v27
	.loc	1 46 5                          ; attention.py:46:5
	s_clause 0x1
	buffer_store_b16 v25, v60, s[4:7], 0 offen
	buffer_store_b16 v64, v24, s[4:7], 0 offen
	v_add_lshl_u32 v24, v58, v32, 1
	v_add_lshl_u32 v25, v63, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v69, 16, v69
	v_bfe_u32 v74, v17, 16, 1
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v58, v62, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v70, 16, v70
	v_bfe_u32 v75, v18, 16, 1
	v_add3_u32 v72, v31, v72, 0x7fff
	v_cndmask_b16 v26.l, 0x7fff, v67.l, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v29, v29
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v29, v61, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v71, 16, v71
	v_add3_u32 v73, v16, v73, 0x7fff
	v_bfe_u32 v76, v19, 16, 1
	v_cndmask_b16 v27.l, 0x7fff, v68.l, s1
	v_cmp_o_f32_e64 s1, v30, v30
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v30, v59, v32, 1
	v_cndmask_b32_e64 v24, 0x80000000, v24, s0
	v_cndmask_b32_e64 v25, 0x80000000, v25, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v74, v17, v74, 0x7fff
	v_cndmask_b16 v28.l, 0x7fff, v69.l, s2
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v58, 0x80000000, v58, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v75, v18, v75, 0x7fff
	v_lshrrev_b32_e32 v72, 16, v72
	v_bfe_u32 v77, v20, 16, 1
	v_cndmask_b16 v59.l, 0x7fff, v70.l, vcc_lo
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v29, 0x80000000, v29, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cmp_o_f32_e32 vcc_lo, v31, v31
	v_lshrrev_b32_e32 v73, 16, v73
	v_add3_u32 v76, v19, v76, 0x7fff
	v_bfe_u32 v78, v21, 16, 1
	v_cndmask_b16 v60.l, 0x7fff, v71.l, s1
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v30, 0x80000000, v30, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cmp_o_f32_e64 s1, v16, v16
	.loc	1 46 5                          ; attention.py:46:5
	s_clause 0x4
	buffer_store_b16 v26, v24, s[4:7], 0 offen
	buffer_store_b16 v27, v25, s[4:7], 0 offen
	buffer_store_b16 v28, v58, s[4:7], 0 offen
	buffer_store_b16 v59, v29, s[4:7], 0 offen
	buffer_store_b16 v60, v30, s[4:7], 0 offen
	v_add_lshl_u32 v24, v57, v32, 1
	v_add_lshl_u32 v16, v56, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v74, 16, v74
	v_bfe_u32 v79, v22, 16, 1
	v_cmp_o_f32_e64 s2, v17, v17
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v27, v55, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v75, 16, v75
	v_bfe_u32 v80, v23, 16, 1
	v_add3_u32 v77, v20, v77, 0x7fff
	v_cndmask_b16 v17.l, 0x7fff, v72.l, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v18, v18
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v18, v54, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v76, 16, v76
	v_add3_u32 v78, v21, v78, 0x7fff
	v_bfe_u32 v81, v8, 16, 1
	v_cndmask_b16 v25.l, 0x7fff, v73.l, s1
	v_cmp_o_f32_e64 s1, v19, v19
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v19, v53, v32, 1
	v_cndmask_b32_e64 v24, 0x80000000, v24, s0
	v_cndmask_b32_e64 v16, 0x80000000, v16, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v79, v22, v79, 0x7fff
	v_cndmask_b16 v26.l, 0x7fff, v74.l, s2
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v27, 0x80000000, v27, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v80, v23, v80, 0x7fff
	v_lshrrev_b32_e32 v77, 16, v77
	v_bfe_u32 v82, v9, 16, 1
	v_cndmask_b16 v28.l, 0x7fff, v75.l, vcc_lo
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v18, 0x80000000, v18, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cmp_o_f32_e32 vcc_lo, v20, v20
	v_lshrrev_b32_e32 v78, 16, v78
	v_add3_u32 v81, v8, v81, 0x7fff
	v_cndmask_b16 v29.l, 0x7fff, v76.l, s1
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v19, 0x80000000, v19, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cmp_o_f32_e64 s1, v21, v21
	.loc	1 46 5                          ; attention.py:46:5
	s_clause 0x4
	buffer_store_b16 v17, v24, s[4:7], 0 offen
	buffer_store_b16 v25, v16, s[4:7], 0 offen
	buffer_store_b16 v26, v27, s[4:7], 0 offen
	buffer_store_b16 v28, v18, s[4:7], 0 offen
	buffer_store_b16 v29, v19, s[4:7], 0 offen
	v_add_lshl_u32 v16, v52, v32, 1
	v_add_lshl_u32 v17, v51, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v79, 16, v79
	v_cmp_o_f32_e64 s2, v22, v22
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v21, v50, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v80, 16, v80
	v_add3_u32 v82, v9, v82, 0x7fff
	v_cndmask_b16 v18.l, 0x7fff, v77.l, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v23, v23
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v22, v49, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v81, 16, v81
	v_cndmask_b16 v19.l, 0x7fff, v78.l, s1
	v_cmp_o_f32_e64 s1, v8, v8
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v8, v48, v32, 1
	v_cndmask_b32_e64 v16, 0x80000000, v16, s0
	v_cndmask_b32_e64 v17, 0x80000000, v17, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cndmask_b16 v20.l, 0x7fff, v79.l, s2
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v21, 0x80000000, v21, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v82, 16, v82
	v_cndmask_b16 v23.l, 0x7fff, v80.l, vcc_lo
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v22, 0x80000000, v22, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cmp_o_f32_e32 vcc_lo, v9, v9
	v_cndmask_b16 v24.l, 0x7fff, v81.l, s1
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v8, 0x80000000, v8, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cmp_o_f32_e64 s1, v10, v10
	.loc	1 46 5                          ; attention.py:46:5
	s_clause 0x4
	buffer_store_b16 v18, v16, s[4:7], 0 offen
	buffer_store_b16 v19, v17, s[4:7], 0 offen
	buffer_store_b16 v20, v21, s[4:7], 0 offen
	buffer_store_b16 v23, v22, s[4:7], 0 offen
	buffer_store_b16 v24, v8, s[4:7], 0 offen
	v_add_lshl_u32 v8, v47, v32, 1
	v_add_lshl_u32 v9, v46, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_cmp_o_f32_e64 s2, v11, v11
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v17, v45, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_cndmask_b16 v10.l, 0x7fff, v82.l, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v12, v12
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v12, v44, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_cndmask_b16 v11.l, 0x7fff, v83.l, s1
	v_cmp_o_f32_e64 s1, v13, v13
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v13, v43, v32, 1
	v_cndmask_b32_e64 v8, 0x80000000, v8, s0
	v_cndmask_b32_e64 v9, 0x80000000, v9, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cndmask_b16 v16.l, 0x7fff, v84.l, s2
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v17, 0x80000000, v17, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cndmask_b16 v18.l, 0x7fff, v85.l, vcc_lo
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v12, 0x80000000, v12, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cmp_o_f32_e32 vcc_lo, v14, v14
	v_bfe_u32 v93, v4, 16, 1
	v_cndmask_b16 v19.l, 0x7fff, v86.l, s1
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v13, 0x80000000, v13, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cmp_o_f32_e64 s1, v15, v15
	.loc	1 46 5                          ; attention.py:46:5
	s_clause 0x4
	buffer_store_b16 v10, v8, s[4:7], 0 offen
	buffer_store_b16 v11, v9, s[4:7], 0 offen
	buffer_store_b16 v16, v17, s[4:7], 0 offen
	buffer_store_b16 v18, v12, s[4:7], 0 offen
	buffer_store_b16 v19, v13, s[4:7], 0 offen
	v_add_lshl_u32 v8, v42, v32, 1
	v_add_lshl_u32 v9, v40, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_bfe_u32 v94, v5, 16, 1
	v_cmp_o_f32_e64 s2, v0, v0
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v12, v36, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_bfe_u32 v95, v6, 16, 1
	v_cndmask_b16 v0.l, 0x7fff, v87.l, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v1, v1
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v1, v41, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v93, v4, v93, 0x7fff
	v_bfe_u32 v96, v7, 16, 1
	v_cndmask_b16 v10.l, 0x7fff, v88.l, s1
	v_cmp_o_f32_e64 s1, v2, v2
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v2, v38, v32, 1
	v_cndmask_b32_e64 v8, 0x80000000, v8, s0
	v_cndmask_b32_e64 v9, 0x80000000, v9, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v94, v5, v94, 0x7fff
	v_cndmask_b16 v11.l, 0x7fff, v89.l, s2
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v12, 0x80000000, v12, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_add3_u32 v95, v6, v95, 0x7fff
	v_cndmask_b16 v13.l, 0x7fff, v90.l, vcc_lo
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v1, 0x80000000, v1, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cmp_o_f32_e32 vcc_lo, v3, v3
	v_lshrrev_b32_e32 v93, 16, v93
	v_add3_u32 v96, v7, v96, 0x7fff
	v_cndmask_b16 v14.l, 0x7fff, v91.l, s1
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v2, 0x80000000, v2, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cmp_o_f32_e64 s1, v4, v4
	.loc	1 46 5                          ; attention.py:46:5
	s_clause 0x4
	buffer_store_b16 v0, v8, s[4:7], 0 offen
	buffer_store_b16 v10, v9, s[4:7], 0 offen
	buffer_store_b16 v11, v12, s[4:7], 0 offen
	buffer_store_b16 v13, v1, s[4:7], 0 offen
	buffer_store_b16 v14, v2, s[4:7], 0 offen
	v_add_lshl_u32 v0, v39, v32, 1
	v_add_lshl_u32 v1, v37, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v94, 16, v94
	v_cmp_o_f32_e64 s2, v5, v5
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v5, v35, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v95, 16, v95
	v_cndmask_b16 v2.l, 0x7fff, v92.l, vcc_lo
	v_cmp_o_f32_e32 vcc_lo, v6, v6
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v6, v34, v32, 1
	.loc	1 46 21                         ; attention.py:46:21
	v_lshrrev_b32_e32 v65, 16, v96
	v_cndmask_b16 v3.l, 0x7fff, v93.l, s1
	v_cmp_o_f32_e64 s1, v7, v7
	.loc	1 46 5                          ; attention.py:46:5
	v_add_lshl_u32 v7, v33, v32, 1
	v_cndmask_b32_e64 v0, 0x80000000, v0, s0
	v_cndmask_b32_e64 v1, 0x80000000, v1, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cndmask_b16 v4.l, 0x7fff, v94.l, s2
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v5, 0x80000000, v5, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cndmask_b16 v8.l, 0x7fff, v95.l, vcc_lo
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v6, 0x80000000, v6, s0
	.loc	1 46 21                         ; attention.py:46:21
	v_cndmask_b16 v9.l, 0x7fff, v65.l, s1
	.loc	1 46 5                          ; attention.py:46:5
	v_cndmask_b32_e64 v7, 0x80000000, v7, s0
	s_clause 0x4
	buffer_store_b16 v2, v0, s[4:7], 0 offen
	buffer_store_b16 v3, v1, s[4:7], 0 offen
	buffer_store_b16 v4, v5, s[4:7], 0 offen
	buffer_store_b16 v8, v6, s[4:7], 0 offen
	buffer_store_b16 v9, v7, s[4:7], 0 offen
	.loc	1 10 1 is_stmt 1                ; attention.py:10:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp66:
.Lfunc_end0:
	.size	attend, .Lfunc_end0-attend
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel attend
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 296
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
		.amdhsa_next_free_sgpr 48
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-attend)<<4)&1008)>>4
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
	.set .Lattend.num_vgpr, 256
	.set .Lattend.num_agpr, 0
	.set .Lattend.numbered_sgpr, 48
	.set .Lattend.num_named_barrier, 0
	.set .Lattend.private_seg_size, 296
	.set .Lattend.uses_vcc, 1
	.set .Lattend.uses_flat_scratch, 1
	.set .Lattend.has_dyn_sized_stack, 0
	.set .Lattend.has_recursion, 0
	.set .Lattend.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 17296
; TotalNumSgprs: 50
; NumVgprs: 256
; ScratchSize: 296
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 31
; NumSGPRsForWavesPerEU: 50
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
	.byte	5                               ; Abbreviation Code
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
	.byte	1                               ; Abbrev [1] 0xb:0x6b DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x45 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x19 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	35                              ; DW_AT_call_line
	.byte	34                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	216                             ; DW_AT_call_line
	.byte	16                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x5a:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	38                              ; DW_AT_call_line
	.byte	31                              ; DW_AT_call_column
	.byte	6                               ; Abbrev [6] 0x66:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
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
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp47-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp1-.Lfunc_begin0
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
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
	.quad	.Ltmp45-.Lfunc_begin0
	.quad	.Ltmp46-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Ltmp50-.Lfunc_begin0
	.quad	.Ltmp51-.Lfunc_begin0
	.quad	.Ltmp52-.Lfunc_begin0
	.quad	.Ltmp53-.Lfunc_begin0
	.quad	.Ltmp54-.Lfunc_begin0
	.quad	.Ltmp55-.Lfunc_begin0
	.quad	.Ltmp56-.Lfunc_begin0
	.quad	.Ltmp57-.Lfunc_begin0
	.quad	.Ltmp58-.Lfunc_begin0
	.quad	.Ltmp59-.Lfunc_begin0
	.quad	.Ltmp60-.Lfunc_begin0
	.quad	.Ltmp61-.Lfunc_begin0
	.quad	.Ltmp62-.Lfunc_begin0
	.quad	.Ltmp63-.Lfunc_begin0
	.quad	.Ltmp64-.Lfunc_begin0
	.quad	.Ltmp65-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Ltmp50-.Lfunc_begin0
	.quad	.Ltmp51-.Lfunc_begin0
	.quad	.Ltmp52-.Lfunc_begin0
	.quad	.Ltmp53-.Lfunc_begin0
	.quad	.Ltmp54-.Lfunc_begin0
	.quad	.Ltmp55-.Lfunc_begin0
	.quad	.Ltmp56-.Lfunc_begin0
	.quad	.Ltmp57-.Lfunc_begin0
	.quad	.Ltmp58-.Lfunc_begin0
	.quad	.Ltmp59-.Lfunc_begin0
	.quad	.Ltmp60-.Lfunc_begin0
	.quad	.Ltmp61-.Lfunc_begin0
	.quad	.Ltmp64-.Lfunc_begin0
	.quad	.Ltmp65-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"attention.py"                  ; string offset=7 ; attention.py
.Linfo_string2:
	.asciz	"attend"                        ; string offset=20 ; attend
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
    .max_flat_workgroup_size: 256
    .name:           attend
    .private_segment_fixed_size: 296
    .sgpr_count:     50
    .sgpr_spill_count: 0
    .symbol:         attend.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     256
    .vgpr_spill_count: 116
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
