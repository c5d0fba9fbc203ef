	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	convolution                     ; -- Begin function convolution
	.p2align	8
	.type	convolution,@function
convolution:                            ; @convolution
.Lfunc_begin0:
	.file	1 "triton" "matrices.py"
	.loc	1 132 0                         ; matrices.py:132:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b256 s[4:11], s[0:1], 0x0
	s_load_b64 s[20:21], s[0:1], 0x20
.Ltmp0:
	.loc	1 150 20 prologue_end           ; matrices.py:150:20
	v_readfirstlane_b32 s1, v0
	.loc	1 137 42                        ; matrices.py:137:42
	v_and_b32_e32 v1, 31, v0
	v_lshlrev_b32_e32 v4, 1, v0
	.loc	1 147 26                        ; matrices.py:147:26
	v_and_b32_e32 v3, 3, v0
	.loc	1 137 13                        ; matrices.py:137:13
	s_lshl_b32 s24, s14, 6
	v_lshlrev_b32_e32 v6, 3, v0
	.loc	1 137 42 is_stmt 0              ; matrices.py:137:42
	v_and_or_b32 v8, 0x60, s1, v1
	v_and_b32_e32 v4, 48, v4
	.loc	1 147 26 is_stmt 1              ; matrices.py:147:26
	v_lshlrev_b32_e32 v37, 3, v3
	v_lshlrev_b32_e32 v3, 4, v3
	v_and_b32_e32 v6, 48, v6
	.loc	1 137 42                        ; matrices.py:137:42
	v_lshrrev_b32_e32 v10, 2, v8
	.loc	1 147 26                        ; matrices.py:147:26
	v_and_b32_e32 v11, 0x78, v8
	v_lshlrev_b32_e32 v8, 4, v8
	s_mov_b32 s23, 0
	.loc	1 138 15                        ; matrices.py:138:15
	s_lshl_b32 s22, s15, 6
	.loc	1 137 13                        ; matrices.py:137:13
	v_or_b32_e32 v13, s24, v10
	.loc	1 147 26                        ; matrices.py:147:26
	v_lshrrev_b32_e32 v14, 2, v11
	.loc	1 139 12                        ; matrices.py:139:12
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s2, s11
	v_xor_b32_e32 v8, v8, v4
	v_cvt_f32_u32_e32 v5, s2
	v_lshrrev_b32_e32 v4, 1, v11
	.loc	1 142 5                         ; matrices.py:142:5
	v_and_b32_e32 v10, 30, v10
	.loc	1 147 26                        ; matrices.py:147:26
	v_or_b32_e32 v17, 1, v14
	v_bfe_i32 v7, v0, 3, 1
	.loc	1 139 12                        ; matrices.py:139:12
	v_rcp_f32_e32 v5, v5
	.loc	1 137 42                        ; matrices.py:137:42
	v_and_b32_e32 v2, 7, v0
	v_xor_b32_e32 v3, v4, v3
	.loc	1 142 5                         ; matrices.py:142:5
	v_or_b32_e32 v4, 0x41, v10
	v_or_b32_e32 v10, 64, v10
	.loc	1 137 42                        ; matrices.py:137:42
	v_and_b32_e32 v36, 15, v0
	s_and_b32 s25, s1, 32
	s_bfe_i32 s3, s1, 0x10005
	s_and_b32 s26, s1, 64
	.loc	1 139 12                        ; matrices.py:139:12
	s_sub_i32 s1, 0, s2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	.loc	1 137 42                        ; matrices.py:137:42
	v_lshlrev_b32_e32 v1, 3, v2
	v_lshl_or_b32 v12, v2, 6, v6
	.loc	1 139 12                        ; matrices.py:139:12
	s_bfe_i32 s0, s14, 0x10019
	.loc	1 137 13                        ; matrices.py:137:13
	v_or_b32_e32 v11, 32, v13
	.loc	1 139 12                        ; matrices.py:139:12
	v_cvt_u32_f32_e32 v5, v5
	v_mad_u64_u32 v[33:34], null, v14, s21, v[1:2]
	v_mad_u64_u32 v[34:35], null, v17, s21, v[1:2]
	v_lshl_or_b32 v17, v2, 9, v3
	.loc	1 142 5                         ; matrices.py:142:5
	v_mad_u64_u32 v[2:3], null, s21, v4, s[22:23]
	v_mad_u64_u32 v[3:4], null, s21, v10, s[22:23]
	.loc	1 139 12                        ; matrices.py:139:12
	v_mul_lo_u32 v15, s1, v5
	v_sub_nc_u32_e32 v14, 0, v11
	s_ashr_i32 s1, s11, 31
	v_ashrrev_i32_e32 v16, 31, v13
	s_mov_b32 s19, 0x31027000
	s_mov_b32 s18, 0x7ffffffe
	.loc	1 142 5                         ; matrices.py:142:5
	v_add_lshl_u32 v41, v2, v1, 1
	v_add_lshl_u32 v42, v3, v1, 1
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v7, 0x210, v7
	.loc	1 139 12                        ; matrices.py:139:12
	v_max_i32_e32 v14, v14, v11
	v_xor_b32_e32 v16, s1, v16
	v_lshlrev_b32_e32 v9, 6, v36
	v_dual_mov_b32 v27, v1 :: v_dual_add_nc_u32 v44, 0, v8
	v_and_or_b32 v7, 0x420, s3, v7
	s_xor_b32 s3, s0, s1
	s_cmp_gt_i32 s20, 0
	v_dual_mov_b32 v29, v1 :: v_dual_add_nc_u32 v2, 0, v17
	s_delay_alu instid0(VALU_DEP_2)
	v_xor_b32_e32 v7, v7, v12
	v_mul_hi_u32 v12, v5, v15
	v_add_nc_u32_e32 v15, s0, v13
	s_cselect_b32 vcc_lo, -1, 0
	s_and_b32 s17, s5, 0xffff
	s_sub_i32 s5, s20, 32
	s_and_b32 s13, s7, 0xffff
	v_xor_b32_e32 v15, s0, v15
	s_cmp_gt_i32 s5, 0
	v_add_nc_u32_e32 v5, v5, v12
	s_cselect_b32 s7, -1, 0
	v_mov_b32_e32 v8, v1
	v_xor_b32_e32 v12, 16, v7
	v_xor_b32_e32 v18, 32, v7
	v_mul_hi_u32 v19, v15, v5
	v_mul_hi_u32 v5, v14, v5
	v_mov_b32_e32 v23, v1
	v_xor_b32_e32 v20, 48, v7
	v_add_nc_u32_e32 v45, 0x1000, v2
	v_add_nc_u32_e32 v53, 0, v7
	v_add_nc_u32_e32 v54, 0, v12
	v_add_nc_u32_e32 v55, 0, v18
	v_mul_lo_u32 v21, v19, s2
	v_mul_lo_u32 v22, v5, s2
	v_add_nc_u32_e32 v10, 1, v5
	v_mov_b32_e32 v24, v1
	v_add_nc_u32_e32 v56, 0, v20
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v18, v1
	v_sub_nc_u32_e32 v15, v15, v21
	v_add_nc_u32_e32 v21, 1, v19
	v_sub_nc_u32_e32 v4, v14, v22
	v_mov_b32_e32 v20, v1
	v_mov_b32_e32 v12, v1
	v_cmp_le_u32_e64 s0, s2, v15
	s_mov_b32 s16, s4
	v_cmp_le_u32_e64 s1, s2, v4
	v_mov_b32_e32 v26, v1
	v_mov_b32_e32 v28, v1
	v_cndmask_b32_e64 v14, v19, v21, s0
	v_subrev_nc_u32_e32 v19, s2, v15
	v_subrev_nc_u32_e32 v21, s2, v4
	v_cndmask_b32_e64 v5, v5, v10, s1
	s_mov_b32 s12, s6
	s_mov_b32 s14, s18
	v_cndmask_b32_e64 v10, v15, v19, s0
	v_add_nc_u32_e32 v15, 1, v14
	v_cndmask_b32_e64 v4, v4, v21, s1
	v_add_nc_u32_e32 v19, 1, v5
	s_add_i32 s1, s20, 31
	v_cmp_le_u32_e64 s0, s2, v10
	s_cmp_gt_i32 s1, 31
	s_mov_b32 s15, s19
	s_cselect_b32 s27, -1, 0
	v_mov_b32_e32 v32, v1
	v_cndmask_b32_e64 v10, v14, v15, s0
	v_cmp_le_u32_e64 s0, s2, v4
	v_xor_b32_e32 v14, 32, v17
	v_xor_b32_e32 v15, 48, v17
	v_mov_b32_e32 v30, v1
	v_xor_b32_e32 v10, s3, v10
	v_cndmask_b32_e64 v4, v5, v19, s0
	s_lshl_b32 s0, s26, 4
	v_xor_b32_e32 v5, 16, v17
	v_mov_b32_e32 v17, v1
	v_subrev_nc_u32_e32 v10, s3, v10
	v_xor_b32_e32 v4, v4, v16
	v_or3_b32 v6, s0, v9, v6
	v_add_nc_u32_e32 v3, 0, v5
	v_add_nc_u32_e32 v5, 0, v15
	.loc	1 140 13                        ; matrices.py:140:13
	v_mul_lo_u32 v9, v10, s11
	.loc	1 139 12                        ; matrices.py:139:12
	v_sub_nc_u32_e32 v4, v4, v16
	v_xor_b32_e32 v19, 16, v6
	v_xor_b32_e32 v21, 32, v6
	v_xor_b32_e32 v22, 48, v6
	.loc	1 142 5                         ; matrices.py:142:5
	v_add_nc_u32_e32 v35, -1, v10
	.loc	1 140 13                        ; matrices.py:140:13
	v_mul_lo_u32 v16, v4, s11
	v_dual_mov_b32 v25, v1 :: v_dual_add_nc_u32 v38, -1, v4
	v_dual_mov_b32 v31, v1 :: v_dual_add_nc_u32 v4, 0, v14
	.loc	1 142 5                         ; matrices.py:142:5
	v_xad_u32 v39, v9, -1, v13
	v_dual_mov_b32 v9, v1 :: v_dual_add_nc_u32 v46, 0x1000, v3
	v_xad_u32 v40, v16, -1, v11
	s_delay_alu instid0(VALU_DEP_4)
	v_dual_mov_b32 v14, v1 :: v_dual_add_nc_u32 v47, 0x1000, v4
	v_dual_mov_b32 v16, v1 :: v_dual_add_nc_u32 v49, 0, v6
	v_dual_mov_b32 v13, v1 :: v_dual_add_nc_u32 v50, 0, v19
	v_add_nc_u32_e32 v51, 0, v21
	v_dual_mov_b32 v15, v1 :: v_dual_add_nc_u32 v52, 0, v22
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v4, v1
	.loc	1 146 9                         ; matrices.py:146:9
	v_or_b32_e32 v43, 64, v37
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v19, v1
	v_mov_b32_e32 v21, v1
	v_mov_b32_e32 v22, v1
	v_mov_b32_e32 v10, v1
	v_dual_mov_b32 v11, v1 :: v_dual_add_nc_u32 v48, 0x1000, v5
	v_mov_b32_e32 v5, v1
	s_cmp_gt_u32 s5, 32
	.loc	1 142 5                         ; matrices.py:142:5
	s_mul_i32 s0, s21, s20
	s_cselect_b32 s28, -1, 0
	s_lshl_b32 s29, s21, 5
	s_lshl_b32 s30, s0, 1
	s_lshl_b32 s31, s21, 6
	s_branch .LBB0_2
.LBB0_1:                                ; %._crit_edge._crit_edge
                                        ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 142 5                         ; matrices.py:142:5
	v_add_nc_u32_e32 v41, s30, v41
	v_add_nc_u32_e32 v42, s30, v42
	s_add_i32 s23, s23, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s23, 9
	s_cbranch_scc0 .LBB0_8
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_5 Depth 2
	.loc	1 143 27                        ; matrices.py:143:27
	s_and_b32 s6, s23, 0xff
	.loc	1 150 33                        ; matrices.py:150:33
	s_mul_i32 s1, s23, s20
	.loc	1 143 27                        ; matrices.py:143:27
	s_mul_i32 s0, s6, 0xab
	.loc	1 150 28                        ; matrices.py:150:28
	s_mul_i32 s34, s1, s21
	.loc	1 143 27                        ; matrices.py:143:27
	s_lshr_b32 s0, s0, 9
	.loc	1 150 28                        ; matrices.py:150:28
	s_add_i32 s34, s34, s22
	v_add_nc_u32_e32 v59, s0, v35
	.loc	1 144 28                        ; matrices.py:144:28
	s_mul_i32 s33, s0, 3
	v_add_nc_u32_e32 v60, s0, v38
	s_sub_i32 s0, s23, s33
	.loc	1 150 20                        ; matrices.py:150:20
	v_add_lshl_u32 v63, s34, v33, 1
	.loc	1 149 29                        ; matrices.py:149:29
	v_mul_lo_u32 v57, v59, s11
	.loc	1 144 28                        ; matrices.py:144:28
	s_and_b32 s2, s0, 0xff
	.loc	1 149 29                        ; matrices.py:149:29
	v_mul_lo_u32 v58, v60, s11
	v_add_nc_u32_e32 v61, s2, v39
	v_add_nc_u32_e32 v62, s2, v40
	.loc	1 145 37                        ; matrices.py:145:37
	v_cmp_gt_i32_e64 s0, s10, v59
	v_cmp_gt_i32_e64 s1, s10, v60
	.loc	1 150 20                        ; matrices.py:150:20
	v_add_lshl_u32 v64, s34, v34, 1
	.loc	1 145 18                        ; matrices.py:145:18
	v_or_b32_e32 v59, v61, v59
	.loc	1 145 77 is_stmt 0              ; matrices.py:145:77
	v_cmp_gt_i32_e64 s2, s11, v61
	.loc	1 149 29 is_stmt 1              ; matrices.py:149:29
	v_add_nc_u32_e32 v61, v57, v61
	v_add_nc_u32_e32 v69, v58, v62
	.loc	1 145 18                        ; matrices.py:145:18
	v_or_b32_e32 v60, v62, v60
	.loc	1 145 77 is_stmt 0              ; matrices.py:145:77
	v_cmp_gt_i32_e64 s3, s11, v62
	.loc	1 145 18                        ; matrices.py:145:18
	v_cmp_lt_i32_e64 s4, -1, v59
	.loc	1 149 29 is_stmt 1              ; matrices.py:149:29
	v_mul_lo_u32 v70, v61, s20
	v_mul_lo_u32 v69, v69, s20
	.loc	1 145 18                        ; matrices.py:145:18
	s_and_b32 s0, s0, s2
	v_cmp_lt_i32_e64 s2, -1, v60
	.loc	1 150 20                        ; matrices.py:150:20
	v_cndmask_b32_e32 v63, 0x80000000, v63, vcc_lo
	v_cndmask_b32_e32 v65, 0x80000000, v64, vcc_lo
	.loc	1 145 18                        ; matrices.py:145:18
	s_and_b32 s1, s1, s3
	s_and_b32 s0, s0, s4
	.loc	1 149 21                        ; matrices.py:149:21
	v_add_lshl_u32 v60, v70, v37, 1
	v_add_lshl_u32 v59, v69, v37, 1
	.loc	1 145 18                        ; matrices.py:145:18
	s_and_b32 s1, s1, s2
	.loc	1 146 9                         ; matrices.py:146:9
	s_and_b32 s2, vcc_lo, s0
	.loc	1 150 20                        ; matrices.py:150:20
	s_clause 0x1
	buffer_load_b128 v[61:64], v63, s[12:15], 0 offen
	buffer_load_b128 v[65:68], v65, s[12:15], 0 offen
	.loc	1 149 21                        ; matrices.py:149:21
	v_cndmask_b32_e64 v69, 0x80000000, v60, s2
	.loc	1 146 9                         ; matrices.py:146:9
	s_and_b32 s2, vcc_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	.loc	1 149 21                        ; matrices.py:149:21
	v_cndmask_b32_e64 v73, 0x80000000, v59, s2
	s_clause 0x1
	buffer_load_b128 v[69:72], v69, s[16:19], 0 offen
	buffer_load_b128 v[73:76], v73, s[16:19], 0 offen
	.loc	1 146 9                         ; matrices.py:146:9
	s_and_b32 s2, s7, exec_lo
	s_cselect_b32 s2, 1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s2, 1
	.loc	1 150 20                        ; matrices.py:150:20
	s_waitcnt vmcnt(3)
	v_mov_b16_e32 v77.l, v61.l
	s_waitcnt vmcnt(2)
	v_mov_b16_e32 v77.h, v65.l
	v_lshrrev_b32_e32 v65, 16, v65
	v_mov_b16_e32 v78.h, v66.l
	v_lshrrev_b32_e32 v66, 16, v66
	v_mov_b16_e32 v79.h, v67.l
	v_lshrrev_b32_e32 v67, 16, v67
	v_mov_b16_e32 v80.h, v68.l
	v_lshrrev_b32_e32 v68, 16, v68
	v_lshrrev_b32_e32 v61, 16, v61
	v_mov_b16_e32 v78.l, v62.l
	v_lshrrev_b32_e32 v62, 16, v62
	v_mov_b16_e32 v61.h, v65.l
	v_mov_b16_e32 v79.l, v63.l
	v_lshrrev_b32_e32 v63, 16, v63
	v_mov_b16_e32 v62.h, v66.l
	v_mov_b16_e32 v80.l, v64.l
	v_lshrrev_b32_e32 v64, 16, v64
	v_mov_b16_e32 v63.h, v67.l
	v_mov_b16_e32 v64.h, v68.l
	.loc	1 149 21                        ; matrices.py:149:21
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v44, v[69:72]
	ds_store_b128 v44, v[73:76] offset:2048
	.loc	1 150 20                        ; matrices.py:150:20
	ds_store_2addr_b32 v45, v77, v61 offset1:16
	ds_store_2addr_b32 v46, v78, v62 offset0:32 offset1:48
	ds_store_2addr_b32 v47, v79, v63 offset0:64 offset1:80
	ds_store_2addr_b32 v48, v80, v64 offset0:96 offset1:112
	.loc	1 146 9                         ; matrices.py:146:9
	s_cbranch_scc1 .LBB0_6
; %bb.3:                                ; %.lr.ph.preheader
                                        ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 149 21                        ; matrices.py:149:21
	v_add_nc_u32_e32 v60, 64, v60
	v_add_nc_u32_e32 v59, 64, v59
	.loc	1 150 28                        ; matrices.py:150:28
	s_add_i32 s34, s34, s29
	.loc	1 146 9                         ; matrices.py:146:9
	s_and_b32 s2, s28, exec_lo
	s_cselect_b32 s2, 1, 0
	.loc	1 149 21                        ; matrices.py:149:21
	v_cndmask_b32_e64 v60, 0x80000000, v60, s0
	v_cndmask_b32_e64 v59, 0x80000000, v59, s1
	.loc	1 146 9                         ; matrices.py:146:9
	s_cmp_lg_u32 s2, 1
	.loc	1 149 21                        ; matrices.py:149:21
	s_clause 0x1
	buffer_load_b128 v[123:126], v60, s[16:19], 0 offen
	buffer_load_b128 v[127:130], v59, s[16:19], 0 offen
	.loc	1 150 20                        ; matrices.py:150:20
	v_add_lshl_u32 v59, s34, v33, 1
	v_add_lshl_u32 v60, s34, v34, 1
	.loc	1 149 21                        ; matrices.py:149:21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 150 20                        ; matrices.py:150:20
	s_clause 0x1
	buffer_load_b128 v[131:134], v59, s[12:15], 0 offen
	buffer_load_b128 v[135:138], v60, s[12:15], 0 offen
	ds_load_b128 v[59:62], v53 offset:4096
	ds_load_b128 v[67:70], v53 offset:6144
	ds_load_b128 v[63:66], v54 offset:4096
	ds_load_b128 v[71:74], v54 offset:6144
	.loc	1 149 21                        ; matrices.py:149:21
	ds_load_b128 v[75:78], v49
	ds_load_b128 v[83:86], v49 offset:2048
	ds_load_b128 v[79:82], v50
	ds_load_b128 v[87:90], v50 offset:2048
	ds_load_b128 v[95:98], v52
	.loc	1 150 20                        ; matrices.py:150:20
	ds_load_b128 v[99:102], v55 offset:4096
	ds_load_b128 v[107:110], v55 offset:6144
	ds_load_b128 v[103:106], v56 offset:4096
	ds_load_b128 v[111:114], v56 offset:6144
	.loc	1 149 21                        ; matrices.py:149:21
	ds_load_b128 v[91:94], v51
	ds_load_b128 v[115:118], v51 offset:2048
	ds_load_b128 v[119:122], v52 offset:2048
	.loc	1 151 21                        ; matrices.py:151:21
	s_waitcnt lgkmcnt(9)
	v_wmma_f32_16x16x16_f16 v[1:8], v[59:66], v[75:82], v[1:8]
	v_wmma_f32_16x16x16_f16 v[17:24], v[67:74], v[75:82], v[17:24]
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[25:32], v[59:66], v[83:90], v[25:32]
	v_wmma_f32_16x16x16_f16 v[9:16], v[67:74], v[83:90], v[9:16]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[1:8], v[99:106], v[91:98], v[1:8]
	v_wmma_f32_16x16x16_f16 v[17:24], v[107:114], v[91:98], v[17:24]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[99:106], v[115:122], v[25:32]
	v_wmma_f32_16x16x16_f16 v[9:16], v[107:114], v[115:122], v[9:16]
	.loc	1 150 20                        ; matrices.py:150:20
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_e32 v61, 16, v131
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v60, 16, v135
	v_lshrrev_b32_e32 v63, 16, v136
	v_lshrrev_b32_e32 v66, 16, v137
	v_lshrrev_b32_e32 v69, 16, v138
	v_mov_b16_e64 v59.l, v131.l
	v_mov_b16_e64 v59.h, v135.l
	v_lshrrev_b32_e32 v64, 16, v132
	v_mov_b16_e32 v61.h, v60.l
	v_mov_b16_e64 v62.l, v132.l
	v_mov_b16_e64 v62.h, v136.l
	v_lshrrev_b32_e32 v67, 16, v133
	v_mov_b16_e32 v64.h, v63.l
	v_mov_b16_e64 v65.l, v133.l
	v_mov_b16_e64 v65.h, v137.l
	v_lshrrev_b32_e32 v70, 16, v134
	v_mov_b16_e32 v67.h, v66.l
	.loc	1 149 21                        ; matrices.py:149:21
	s_barrier
	buffer_gl0_inv
	.loc	1 150 20                        ; matrices.py:150:20
	v_mov_b16_e64 v68.l, v134.l
	v_mov_b16_e64 v68.h, v138.l
	v_mov_b16_e32 v70.h, v69.l
	.loc	1 149 21                        ; matrices.py:149:21
	ds_store_b128 v44, v[123:126]
	ds_store_b128 v44, v[127:130] offset:2048
	.loc	1 150 20                        ; matrices.py:150:20
	ds_store_2addr_b32 v45, v59, v61 offset1:16
	ds_store_2addr_b32 v46, v62, v64 offset0:32 offset1:48
	ds_store_2addr_b32 v47, v65, v67 offset0:64 offset1:80
	ds_store_2addr_b32 v48, v68, v70 offset0:96 offset1:112
	.loc	1 146 9                         ; matrices.py:146:9
	s_cbranch_scc1 .LBB0_6
; %bb.4:                                ; %.lr.ph.preheader1
                                        ;   in Loop: Header=BB0_2 Depth=1
	v_add3_u32 v58, v40, v58, s6
	v_add3_u32 v57, v39, v57, s6
	s_mov_b32 s2, 32
	v_mov_b32_e32 v60, v41
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_subrev_nc_u32_e32 v58, s33, v58
	v_subrev_nc_u32_e32 v57, s33, v57
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v58, s20, v58
	v_mul_lo_u32 v59, s20, v57
	v_mov_b32_e32 v57, v42
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_lshl_u32 v58, v43, v58, 1
	v_add_lshl_u32 v59, v43, v59, 1
.LBB0_5:                                ; %.lr.ph
                                        ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 0 9 is_stmt 0                 ; matrices.py:0:9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	.loc	1 149 21 is_stmt 1              ; matrices.py:149:21
	v_cndmask_b32_e64 v61, 0x80000000, v59, s0
	v_cndmask_b32_e64 v62, 0x80000000, v58, s1
	.loc	1 146 9                         ; matrices.py:146:9
	v_add_nc_u32_e32 v58, 64, v58
	v_add_nc_u32_e32 v59, 64, v59
	s_add_i32 s2, s2, 32
	.loc	1 149 21                        ; matrices.py:149:21
	s_clause 0x1
	buffer_load_b128 v[125:128], v61, s[16:19], 0 offen
	buffer_load_b128 v[129:132], v62, s[16:19], 0 offen
	.loc	1 146 9                         ; matrices.py:146:9
	s_cmp_lt_i32 s2, s5
	.loc	1 149 21                        ; matrices.py:149:21
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 150 20                        ; matrices.py:150:20
	s_clause 0x1
	buffer_load_b128 v[133:136], v60, s[12:15], 0 offen
	buffer_load_b128 v[137:140], v57, s[12:15], 0 offen
	ds_load_b128 v[61:64], v53 offset:4096
	ds_load_b128 v[69:72], v53 offset:6144
	ds_load_b128 v[65:68], v54 offset:4096
	ds_load_b128 v[73:76], v54 offset:6144
	.loc	1 149 21                        ; matrices.py:149:21
	ds_load_b128 v[77:80], v49
	ds_load_b128 v[85:88], v49 offset:2048
	ds_load_b128 v[81:84], v50
	ds_load_b128 v[89:92], v50 offset:2048
	ds_load_b128 v[93:96], v51
	ds_load_b128 v[101:104], v51 offset:2048
	ds_load_b128 v[97:100], v52
	.loc	1 150 20                        ; matrices.py:150:20
	ds_load_b128 v[109:112], v55 offset:4096
	ds_load_b128 v[117:120], v55 offset:6144
	ds_load_b128 v[113:116], v56 offset:4096
	ds_load_b128 v[121:124], v56 offset:6144
	.loc	1 149 21                        ; matrices.py:149:21
	ds_load_b128 v[105:108], v52 offset:2048
	.loc	1 146 9                         ; matrices.py:146:9
	v_add_nc_u32_e32 v60, s31, v60
	v_add_nc_u32_e32 v57, s31, v57
	.loc	1 151 21                        ; matrices.py:151:21
	s_waitcnt lgkmcnt(9)
	v_wmma_f32_16x16x16_f16 v[1:8], v[61:68], v[77:84], v[1:8]
	v_wmma_f32_16x16x16_f16 v[17:24], v[69:76], v[77:84], v[17:24]
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[25:32], v[61:68], v[85:92], v[25:32]
	v_wmma_f32_16x16x16_f16 v[9:16], v[69:76], v[85:92], v[9:16]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[1:8], v[109:116], v[93:100], v[1:8]
	s_waitcnt lgkmcnt(1)
	v_wmma_f32_16x16x16_f16 v[17:24], v[117:124], v[93:100], v[17:24]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[109:116], v[101:108], v[25:32]
	v_wmma_f32_16x16x16_f16 v[9:16], v[117:124], v[101:108], v[9:16]
	.loc	1 150 20                        ; matrices.py:150:20
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_e32 v62, 16, v133
	v_lshrrev_b32_e32 v65, 16, v134
	v_lshrrev_b32_e32 v68, 16, v135
	v_lshrrev_b32_e32 v71, 16, v136
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v63, 16, v137
	v_mov_b16_e64 v61.l, v137.l
	v_mov_b16_e64 v61.h, v133.l
	v_lshrrev_b32_e32 v66, 16, v138
	v_mov_b16_e32 v63.h, v62.l
	v_mov_b16_e64 v64.l, v138.l
	v_mov_b16_e64 v64.h, v134.l
	v_lshrrev_b32_e32 v69, 16, v139
	v_mov_b16_e32 v66.h, v65.l
	v_mov_b16_e64 v67.l, v139.l
	v_mov_b16_e64 v67.h, v135.l
	v_lshrrev_b32_e32 v72, 16, v140
	v_mov_b16_e32 v69.h, v68.l
	v_mov_b16_e64 v70.l, v140.l
	v_mov_b16_e64 v70.h, v136.l
	v_mov_b16_e32 v72.h, v71.l
	.loc	1 149 21                        ; matrices.py:149:21
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v44, v[125:128]
	ds_store_b128 v44, v[129:132] offset:2048
	.loc	1 150 20                        ; matrices.py:150:20
	ds_store_2addr_b32 v45, v61, v63 offset1:16
	ds_store_2addr_b32 v46, v64, v66 offset0:32 offset1:48
	ds_store_2addr_b32 v47, v67, v69 offset0:64 offset1:80
	ds_store_2addr_b32 v48, v70, v72 offset0:96 offset1:112
	.loc	1 146 9                         ; matrices.py:146:9
	s_cbranch_scc1 .LBB0_5
.LBB0_6:                                ; %._crit_edge
                                        ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 151 21                        ; matrices.py:151:21
	s_and_b32 s0, s27, exec_lo
	s_cselect_b32 s0, 1, 0
	.loc	1 149 21                        ; matrices.py:149:21
	s_waitcnt lgkmcnt(0)
	.loc	1 151 21                        ; matrices.py:151:21
	s_cmp_lg_u32 s0, 1
	.loc	1 149 21                        ; matrices.py:149:21
	s_barrier
	buffer_gl0_inv
	.loc	1 151 21                        ; matrices.py:151:21
	s_cbranch_scc1 .LBB0_1
; %bb.7:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	1 150 20                        ; matrices.py:150:20
	ds_load_b128 v[61:64], v54 offset:6144
	ds_load_b128 v[69:72], v54 offset:4096
	ds_load_b128 v[57:60], v53 offset:6144
	ds_load_b128 v[65:68], v53 offset:4096
	.loc	1 149 21                        ; matrices.py:149:21
	ds_load_b128 v[77:80], v50 offset:2048
	ds_load_b128 v[85:88], v50
	ds_load_b128 v[73:76], v49 offset:2048
	ds_load_b128 v[81:84], v49
	.loc	1 150 20                        ; matrices.py:150:20
	ds_load_b128 v[93:96], v56 offset:6144
	ds_load_b128 v[101:104], v56 offset:4096
	ds_load_b128 v[89:92], v55 offset:6144
	ds_load_b128 v[97:100], v55 offset:4096
	.loc	1 149 21                        ; matrices.py:149:21
	ds_load_b128 v[105:108], v51
	ds_load_b128 v[109:112], v52
	ds_load_b128 v[117:120], v52 offset:2048
	ds_load_b128 v[113:116], v51 offset:2048
	.loc	1 151 21                        ; matrices.py:151:21
	s_waitcnt lgkmcnt(9)
	v_wmma_f32_16x16x16_f16 v[25:32], v[65:72], v[73:80], v[25:32]
	s_waitcnt lgkmcnt(8)
	v_wmma_f32_16x16x16_f16 v[1:8], v[65:72], v[81:88], v[1:8]
	v_wmma_f32_16x16x16_f16 v[17:24], v[57:64], v[81:88], v[17:24]
	v_wmma_f32_16x16x16_f16 v[9:16], v[57:64], v[73:80], v[9:16]
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_wmma_f32_16x16x16_f16 v[1:8], v[97:104], v[105:112], v[1:8]
	v_wmma_f32_16x16x16_f16 v[17:24], v[89:96], v[105:112], v[17:24]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[25:32], v[97:104], v[113:120], v[25:32]
	v_wmma_f32_16x16x16_f16 v[9:16], v[89:96], v[113:120], v[9:16]
	s_branch .LBB0_1
.LBB0_8:
	.loc	1 137 42                        ; matrices.py:137:42
	v_lshrrev_b32_e32 v0, 4, v0
	s_lshr_b32 s0, s26, 2
	s_lshr_b32 s1, s25, 1
	v_or_b32_e32 v35, s0, v36
	.loc	1 152 14                        ; matrices.py:152:14
	s_mul_i32 s0, s21, s24
	.loc	1 137 42                        ; matrices.py:137:42
	v_and_or_b32 v0, v0, 1, s1
	.loc	1 152 14                        ; matrices.py:152:14
	s_add_i32 s0, s0, s22
	.loc	1 152 63 is_stmt 0              ; matrices.py:152:63
	v_cvt_f16_f32_e32 v1.l, v1
	.loc	1 152 14                        ; matrices.py:152:14
	v_mad_u64_u32 v[33:34], null, v35, s21, s[0:1]
	.loc	1 137 42 is_stmt 1              ; matrices.py:137:42
	v_or_b32_e32 v36, 32, v35
	.loc	1 137 13 is_stmt 0              ; matrices.py:137:13
	v_or_b32_e32 v37, s24, v35
	.loc	1 137 42                        ; matrices.py:137:42
	v_or_b32_e32 v53, 2, v0
	.loc	1 152 107 is_stmt 1             ; matrices.py:152:107
	s_mul_i32 s1, s11, s10
	.loc	1 137 42                        ; matrices.py:137:42
	v_or_b32_e32 v51, 6, v0
	.loc	1 152 14                        ; matrices.py:152:14
	v_mad_u64_u32 v[34:35], null, v36, s21, s[0:1]
	.loc	1 152 90 is_stmt 0              ; matrices.py:152:90
	v_cmp_gt_i32_e32 vcc_lo, s1, v37
	.loc	1 152 5                         ; matrices.py:152:5
	v_add_lshl_u32 v54, v33, v0, 1
	v_add_lshl_u32 v35, v33, v53, 1
	.loc	1 137 13 is_stmt 1              ; matrices.py:137:13
	v_or_b32_e32 v43, s24, v36
	.loc	1 137 42 is_stmt 0              ; matrices.py:137:42
	v_or_b32_e32 v52, 4, v0
	.loc	1 152 63 is_stmt 1              ; matrices.py:152:63
	v_cvt_f16_f32_e32 v2.l, v2
	s_delay_alu instid0(VALU_DEP_4)
	.loc	1 152 5 is_stmt 0               ; matrices.py:152:5
	v_dual_cndmask_b32 v36, 0x80000000, v54 :: v_dual_cndmask_b32 v35, 0x80000000, v35
	.loc	1 137 42 is_stmt 1              ; matrices.py:137:42
	v_or_b32_e32 v50, 8, v0
	v_or_b32_e32 v49, 10, v0
	.loc	1 152 5                         ; matrices.py:152:5
	s_and_b32 s9, s9, 0xffff
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s10, 0x7ffffffe
	.loc	1 137 42                        ; matrices.py:137:42
	v_or_b32_e32 v48, 12, v0
	.loc	1 152 5                         ; matrices.py:152:5
	buffer_store_b16 v1, v36, s[8:11], 0 offen
	v_add_lshl_u32 v1, v33, v52, 1
	buffer_store_b16 v2, v35, s[8:11], 0 offen
	v_add_lshl_u32 v2, v33, v51, 1
	v_add_lshl_u32 v35, v33, v50, 1
	v_add_lshl_u32 v36, v33, v49, 1
	.loc	1 137 42                        ; matrices.py:137:42
	v_or_b32_e32 v47, 14, v0
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v3.l, v3
	v_cvt_f16_f32_e32 v4.l, v4
	.loc	1 152 5 is_stmt 0               ; matrices.py:152:5
	v_dual_cndmask_b32 v1, 0x80000000, v1 :: v_dual_cndmask_b32 v2, 0x80000000, v2
	v_add_lshl_u32 v37, v33, v48, 1
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v5.l, v5
	.loc	1 152 5                         ; matrices.py:152:5
	v_dual_cndmask_b32 v35, 0x80000000, v35 :: v_dual_cndmask_b32 v36, 0x80000000, v36
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v6.l, v6
	.loc	1 137 42 is_stmt 1              ; matrices.py:137:42
	v_or_b32_e32 v42, 38, v0
	v_or_b32_e32 v45, 34, v0
	v_or_b32_e32 v46, 32, v0
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v7.l, v7
	.loc	1 152 5 is_stmt 0               ; matrices.py:152:5
	s_clause 0x3
	buffer_store_b16 v3, v1, s[8:11], 0 offen
	buffer_store_b16 v4, v2, s[8:11], 0 offen
	buffer_store_b16 v5, v35, s[8:11], 0 offen
	buffer_store_b16 v6, v36, s[8:11], 0 offen
	v_add_lshl_u32 v2, v33, v47, 1
	v_cndmask_b32_e32 v1, 0x80000000, v37, vcc_lo
	.loc	1 137 42 is_stmt 1              ; matrices.py:137:42
	v_or_b32_e32 v44, 36, v0
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v8.l, v8
	.loc	1 152 5 is_stmt 0               ; matrices.py:152:5
	v_add_lshl_u32 v3, v33, v45, 1
	v_cndmask_b32_e32 v2, 0x80000000, v2, vcc_lo
	buffer_store_b16 v7, v1, s[8:11], 0 offen
	v_add_lshl_u32 v1, v33, v46, 1
	v_add_lshl_u32 v5, v33, v42, 1
	v_add_lshl_u32 v4, v33, v44, 1
	.loc	1 137 42 is_stmt 1              ; matrices.py:137:42
	v_or_b32_e32 v38, 46, v0
	v_or_b32_e32 v39, 44, v0
	v_or_b32_e32 v40, 42, v0
	v_or_b32_e32 v41, 40, v0
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v17.l, v17
	v_cvt_f16_f32_e32 v20.l, v20
	.loc	1 152 5 is_stmt 0               ; matrices.py:152:5
	v_dual_cndmask_b32 v1, 0x80000000, v1 :: v_dual_cndmask_b32 v4, 0x80000000, v4
	v_cndmask_b32_e32 v3, 0x80000000, v3, vcc_lo
	buffer_store_b16 v8, v2, s[8:11], 0 offen
	v_cndmask_b32_e32 v2, 0x80000000, v5, vcc_lo
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v18.l, v18
	v_cvt_f16_f32_e32 v19.l, v19
	.loc	1 152 5                         ; matrices.py:152:5
	s_clause 0x2
	buffer_store_b16 v17, v1, s[8:11], 0 offen
	buffer_store_b16 v18, v3, s[8:11], 0 offen
	buffer_store_b16 v19, v4, s[8:11], 0 offen
	v_add_lshl_u32 v1, v33, v41, 1
	buffer_store_b16 v20, v2, s[8:11], 0 offen
	v_add_lshl_u32 v2, v33, v40, 1
	v_add_lshl_u32 v3, v33, v39, 1
	v_add_lshl_u32 v4, v33, v38, 1
	v_cndmask_b32_e32 v1, 0x80000000, v1, vcc_lo
	v_add_lshl_u32 v0, v34, v0, 1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_dual_cndmask_b32 v2, 0x80000000, v2 :: v_dual_cndmask_b32 v3, 0x80000000, v3
	v_cndmask_b32_e32 v4, 0x80000000, v4, vcc_lo
	.loc	1 152 90                        ; matrices.py:152:90
	v_cmp_gt_i32_e32 vcc_lo, s1, v43
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v21.l, v21
	v_cvt_f16_f32_e32 v22.l, v22
	v_cvt_f16_f32_e32 v23.l, v23
	v_cvt_f16_f32_e32 v24.l, v24
	v_cvt_f16_f32_e32 v25.l, v25
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	s_clause 0x4
	buffer_store_b16 v21, v1, s[8:11], 0 offen
	buffer_store_b16 v22, v2, s[8:11], 0 offen
	buffer_store_b16 v23, v3, s[8:11], 0 offen
	buffer_store_b16 v24, v4, s[8:11], 0 offen
	buffer_store_b16 v25, v0, s[8:11], 0 offen
	v_add_lshl_u32 v0, v34, v53, 1
	v_add_lshl_u32 v1, v34, v52, 1
	v_add_lshl_u32 v2, v34, v51, 1
	v_add_lshl_u32 v3, v34, v50, 1
	v_add_lshl_u32 v4, v34, v49, 1
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v26.l, v26
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v27.l, v27
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v1, 0x80000000, v1, vcc_lo
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v28.l, v28
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v2, 0x80000000, v2, vcc_lo
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v29.l, v29
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v3, 0x80000000, v3, vcc_lo
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v30.l, v30
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v4, 0x80000000, v4, vcc_lo
	s_clause 0x4
	buffer_store_b16 v26, v0, s[8:11], 0 offen
	buffer_store_b16 v27, v1, s[8:11], 0 offen
	buffer_store_b16 v28, v2, s[8:11], 0 offen
	buffer_store_b16 v29, v3, s[8:11], 0 offen
	buffer_store_b16 v30, v4, s[8:11], 0 offen
	v_add_lshl_u32 v0, v34, v48, 1
	v_add_lshl_u32 v1, v34, v47, 1
	v_add_lshl_u32 v2, v34, v46, 1
	v_add_lshl_u32 v3, v34, v45, 1
	v_add_lshl_u32 v4, v34, v44, 1
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v31.l, v31
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v32.l, v32
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v1, 0x80000000, v1, vcc_lo
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v9.l, v9
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v2, 0x80000000, v2, vcc_lo
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v10.l, v10
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v3, 0x80000000, v3, vcc_lo
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v11.l, v11
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v4, 0x80000000, v4, vcc_lo
	s_clause 0x4
	buffer_store_b16 v31, v0, s[8:11], 0 offen
	buffer_store_b16 v32, v1, s[8:11], 0 offen
	buffer_store_b16 v9, v2, s[8:11], 0 offen
	buffer_store_b16 v10, v3, s[8:11], 0 offen
	buffer_store_b16 v11, v4, s[8:11], 0 offen
	v_add_lshl_u32 v0, v34, v42, 1
	v_add_lshl_u32 v1, v34, v41, 1
	v_add_lshl_u32 v2, v34, v40, 1
	v_add_lshl_u32 v3, v34, v39, 1
	v_add_lshl_u32 v4, v34, v38, 1
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v12.l, v12
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v13.l, v13
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v1, 0x80000000, v1, vcc_lo
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v14.l, v14
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v2, 0x80000000, v2, vcc_lo
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v15.l, v15
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v3, 0x80000000, v3, vcc_lo
	.loc	1 152 63                        ; matrices.py:152:63
	v_cvt_f16_f32_e32 v16.l, v16
	.loc	1 152 5                         ; matrices.py:152:5
	v_cndmask_b32_e32 v4, 0x80000000, v4, vcc_lo
	s_clause 0x4
	buffer_store_b16 v12, v0, s[8:11], 0 offen
	buffer_store_b16 v13, v1, s[8:11], 0 offen
	buffer_store_b16 v14, v2, s[8:11], 0 offen
	buffer_store_b16 v15, v3, s[8:11], 0 offen
	buffer_store_b16 v16, v4, s[8:11], 0 offen
	.loc	1 132 1 is_stmt 1               ; matrices.py:132:1
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
.Ltmp1:
.Lfunc_end0:
	.size	convolution, .Lfunc_end0-convolution
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel convolution
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
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
		.amdhsa_next_free_vgpr 141
		.amdhsa_next_free_sgpr 35
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-convolution)<<4)&1008)>>4
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
	.set .Lconvolution.num_vgpr, 141
	.set .Lconvolution.num_agpr, 0
	.set .Lconvolution.numbered_sgpr, 35
	.set .Lconvolution.num_named_barrier, 0
	.set .Lconvolution.private_seg_size, 0
	.set .Lconvolution.uses_vcc, 1
	.set .Lconvolution.uses_flat_scratch, 0
	.set .Lconvolution.has_dyn_sized_stack, 0
	.set .Lconvolution.has_recursion, 0
	.set .Lconvolution.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3860
; TotalNumSgprs: 37
; NumVgprs: 141
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 17
; NumSGPRsForWavesPerEU: 37
; NumVGPRsForWavesPerEU: 141
; Occupancy: 10
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
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .max_flat_workgroup_size: 128
    .name:           convolution
    .private_segment_fixed_size: 0
    .sgpr_count:     37
    .sgpr_spill_count: 0
    .symbol:         convolution.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     141
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
