	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	batched_transposed              ; -- Begin function batched_transposed
	.p2align	8
	.type	batched_transposed,@function
batched_transposed:                     ; @batched_transposed
.Lfunc_begin0:
	.file	1 "triton" "matrices.py"
	.loc	1 63 0                          ; matrices.py:63:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x2
	s_load_b128 s[20:23], s[0:1], 0x0
	s_load_b64 s[2:3], s[0:1], 0x20
	s_load_b32 s28, s[0:1], 0x28
.Ltmp0:
	.loc	1 78 18 prologue_end            ; matrices.py:78:18
	v_readfirstlane_b32 s4, v0
	.loc	1 71 11                         ; matrices.py:71:11
	s_lshl_b32 s12, s13, 6
	.loc	1 72 14                         ; matrices.py:72:14
	s_lshl_b32 s13, s14, 6
	s_load_b64 s[16:17], s[0:1], 0x10
	.loc	1 76 13                         ; matrices.py:76:13
	v_lshlrev_b32_e32 v21, 1, v0
	.loc	1 79 5                          ; matrices.py:79:5
	s_and_b32 s29, s4, 0x60
	.loc	1 71 40                         ; matrices.py:71:40
	s_and_b32 s14, s4, 64
	s_and_b32 s18, s4, 32
	s_delay_alu instid0(VALU_DEP_1)
	.loc	1 76 13                         ; matrices.py:76:13
	v_and_b32_e32 v21, 48, v21
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[24:25], s[22:23]
	.loc	1 74 5                          ; matrices.py:74:5
	s_cmp_gt_i32 s2, 0
	.loc	1 68 10                         ; matrices.py:68:10
	s_mul_i32 s19, s3, s15
	.loc	1 74 5                          ; matrices.py:74:5
	s_cselect_b32 vcc_lo, -1, 0
	.loc	1 71 40                         ; matrices.py:71:40
	v_and_b32_e32 v44, 31, v0
	.loc	1 75 24                         ; matrices.py:75:24
	v_lshlrev_b32_e32 v20, 3, v0
	.loc	1 76 21                         ; matrices.py:76:21
	s_mul_i32 s3, s2, s12
	.loc	1 69 10                         ; matrices.py:69:10
	s_mul_i32 s28, s28, s15
	.loc	1 77 21                         ; matrices.py:77:21
	s_mul_i32 s4, s2, s13
	.loc	1 71 40                         ; matrices.py:71:40
	v_or_b32_e32 v19, s29, v44
	.loc	1 75 24                         ; matrices.py:75:24
	v_and_b32_e32 v33, 24, v20
	.loc	1 76 21                         ; matrices.py:76:21
	s_add_i32 s5, s19, s3
	.loc	1 77 21                         ; matrices.py:77:21
	s_add_i32 s6, s28, s4
	.loc	1 76 13                         ; matrices.py:76:13
	s_mov_b32 s23, 0x31027000
	.loc	1 71 40                         ; matrices.py:71:40
	v_lshrrev_b32_e32 v3, 2, v19
	.loc	1 76 13                         ; matrices.py:76:13
	v_lshlrev_b32_e32 v19, 4, v19
	s_mov_b32 s22, 0x7ffffffe
	s_and_b32 s21, s21, 0xffff
	.loc	1 77 13                         ; matrices.py:77:13
	s_and_b32 s25, s25, 0xffff
	.loc	1 71 40                         ; matrices.py:71:40
	v_or_b32_e32 v4, 32, v3
	.loc	1 76 21                         ; matrices.py:76:21
	v_mad_u64_u32 v[1:2], null, v3, s2, v[33:34]
	.loc	1 77 13                         ; matrices.py:77:13
	s_mov_b32 s26, s22
	s_mov_b32 s27, s23
	.loc	1 76 13                         ; matrices.py:76:13
	v_xor_b32_e32 v21, v19, v21
	.loc	1 76 21 is_stmt 0               ; matrices.py:76:21
	v_mad_u64_u32 v[2:3], null, v4, s2, v[33:34]
	.loc	1 74 5 is_stmt 1                ; matrices.py:74:5
	s_sub_i32 s3, s2, 32
	s_mov_b32 s4, 0
	s_cmp_lt_i32 s3, 1
	.loc	1 76 13                         ; matrices.py:76:13
	v_add_lshl_u32 v3, v1, s5, 1
	.loc	1 77 13                         ; matrices.py:77:13
	v_add_lshl_u32 v5, v1, s6, 1
	.loc	1 76 13                         ; matrices.py:76:13
	v_add_nc_u32_e32 v37, 0, v21
	.loc	1 71 40                         ; matrices.py:71:40
	v_and_b32_e32 v34, 15, v0
	.loc	1 76 13                         ; matrices.py:76:13
	v_add_lshl_u32 v4, v2, s5, 1
	.loc	1 77 13                         ; matrices.py:77:13
	v_add_lshl_u32 v6, v2, s6, 1
	.loc	1 76 13                         ; matrices.py:76:13
	v_cndmask_b32_e32 v3, 0x80000000, v3, vcc_lo
	.loc	1 77 13                         ; matrices.py:77:13
	v_dual_cndmask_b32 v11, 0x80000000, v5 :: v_dual_add_nc_u32 v38, 0, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	.loc	1 76 13                         ; matrices.py:76:13
	v_cndmask_b32_e32 v7, 0x80000000, v4, vcc_lo
	.loc	1 77 13                         ; matrices.py:77:13
	v_dual_cndmask_b32 v15, 0x80000000, v6 :: v_dual_and_b32 v36, 48, v20
	.loc	1 76 13                         ; matrices.py:76:13
	s_clause 0x1
	buffer_load_b128 v[3:6], v3, s[20:23], 0 offen
	buffer_load_b128 v[7:10], v7, s[20:23], 0 offen
	.loc	1 77 13                         ; matrices.py:77:13
	s_clause 0x1
	buffer_load_b128 v[11:14], v11, s[24:27], 0 offen
	buffer_load_b128 v[15:18], v15, s[24:27], 0 offen
	v_lshlrev_b32_e32 v35, 6, v34
	.loc	1 76 13                         ; matrices.py:76:13
	s_waitcnt vmcnt(3)
	ds_store_b128 v37, v[3:6]
	s_waitcnt vmcnt(2)
	ds_store_b128 v37, v[7:10] offset:2048
	.loc	1 77 13                         ; matrices.py:77:13
	s_waitcnt vmcnt(1)
	ds_store_b128 v38, v[11:14] offset:4096
	s_waitcnt vmcnt(0)
	ds_store_b128 v38, v[15:18] offset:6144
	.loc	1 74 5                          ; matrices.py:74:5
	s_cbranch_scc1 .LBB0_4
; %bb.1:                                ; %.lr.ph
	.loc	1 76 21                         ; matrices.py:76:21
	s_add_i32 s5, s5, 32
	.loc	1 77 21                         ; matrices.py:77:21
	s_add_i32 s6, s6, 32
	.loc	1 76 13                         ; matrices.py:76:13
	v_add_lshl_u32 v3, s5, v1, 1
	v_add_lshl_u32 v4, s5, v2, 1
	.loc	1 77 13                         ; matrices.py:77:13
	v_add_lshl_u32 v1, s6, v1, 1
	v_add_lshl_u32 v2, s6, v2, 1
	s_lshl_b32 s5, s14, 4
	.loc	1 76 13                         ; matrices.py:76:13
	s_clause 0x1
	buffer_load_b128 v[77:80], v3, s[20:23], 0 offen
	buffer_load_b128 v[81:84], v4, s[20:23], 0 offen
	s_lshl_b32 s6, s18, 5
	.loc	1 78 18                         ; matrices.py:78:18
	s_mov_b32 s7, s4
	s_mov_b32 s8, s4
	s_mov_b32 s9, s4
	s_mov_b32 s10, s4
	s_mov_b32 s11, s4
	.loc	1 74 5                          ; matrices.py:74:5
	s_cmp_lt_u32 s3, 33
	.loc	1 76 13                         ; matrices.py:76:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 77 13                         ; matrices.py:77:13
	s_clause 0x1
	buffer_load_b128 v[85:88], v1, s[24:27], 0 offen
	buffer_load_b128 v[89:92], v2, s[24:27], 0 offen
	v_or3_b32 v1, s5, v36, v35
	.loc	1 78 18                         ; matrices.py:78:18
	s_mov_b32 s5, s4
	v_add_nc_u32_e32 v39, s6, v35
	s_mov_b32 s6, s4
	v_dual_mov_b32 v5, s8 :: v_dual_mov_b32 v8, s11
	v_xor_b32_e32 v2, 16, v1
	v_add_nc_u32_e32 v40, 0, v1
	v_xor_b32_e32 v17, 32, v1
	v_xor_b32_e32 v18, 48, v1
	v_mov_b32_e32 v1, s4
	v_dual_mov_b32 v4, s7 :: v_dual_add_nc_u32 v41, 0, v2
	v_mov_b32_e32 v2, s5
	ds_load_b128 v[45:48], v39 offset:4096
	ds_load_b128 v[49:52], v39 offset:4112
	.loc	1 76 13                         ; matrices.py:76:13
	ds_load_b128 v[9:12], v40
	ds_load_b128 v[13:16], v41
	.loc	1 78 18                         ; matrices.py:78:18
	ds_load_b128 v[53:56], v39 offset:6144
	ds_load_b128 v[57:60], v39 offset:6160
	.loc	1 76 13                         ; matrices.py:76:13
	ds_load_b128 v[61:64], v40 offset:2048
	ds_load_b128 v[65:68], v41 offset:2048
	.loc	1 78 18                         ; matrices.py:78:18
	v_dual_mov_b32 v3, s6 :: v_dual_mov_b32 v6, s9
	v_dual_mov_b32 v7, s10 :: v_dual_add_nc_u32 v42, 0, v17
	v_add_nc_u32_e32 v43, 0, v18
	ds_load_b128 v[69:72], v39 offset:4128
	ds_load_b128 v[73:76], v39 offset:4144
	s_waitcnt lgkmcnt(6)
	v_wmma_f32_16x16x16_f16 v[25:32], v[45:52], v[9:16], v[1:8]
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[17:24], v[53:60], v[9:16], v[1:8]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[9:16], v[45:52], v[61:68], v[1:8]
	v_wmma_f32_16x16x16_f16 v[1:8], v[53:60], v[61:68], v[1:8]
	ds_load_b128 v[45:48], v39 offset:6176
	.loc	1 76 13                         ; matrices.py:76:13
	ds_load_b128 v[53:56], v42
	ds_load_b128 v[57:60], v43
	.loc	1 78 18                         ; matrices.py:78:18
	ds_load_b128 v[49:52], v39 offset:6192
	s_waitcnt lgkmcnt(1)
	v_wmma_f32_16x16x16_f16 v[25:32], v[69:76], v[53:60], v[25:32]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[17:24], v[45:52], v[53:60], v[17:24]
	.loc	1 76 13                         ; matrices.py:76:13
	ds_load_b128 v[53:56], v42 offset:2048
	ds_load_b128 v[57:60], v43 offset:2048
	.loc	1 78 18                         ; matrices.py:78:18
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[9:16], v[69:76], v[53:60], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[45:52], v[53:60], v[1:8]
	.loc	1 76 13                         ; matrices.py:76:13
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v37, v[77:80]
	ds_store_b128 v37, v[81:84] offset:2048
	.loc	1 77 13                         ; matrices.py:77:13
	ds_store_b128 v38, v[85:88] offset:4096
	ds_store_b128 v38, v[89:92] offset:6144
	.loc	1 74 5                          ; matrices.py:74:5
	s_cbranch_scc1 .LBB0_5
; %bb.2:                                ; %.peel.next
	v_add_nc_u32_e32 v44, s29, v44
	s_mov_b32 s4, 32
	s_mov_b32 s26, s22
	s_mov_b32 s27, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v44, 2, v44
	v_add_nc_u32_e32 v45, s12, v44
	v_add_nc_u32_e32 v44, s13, v44
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v46, 32, v45
	v_add_nc_u32_e32 v47, 32, v44
	v_mul_lo_u32 v45, s2, v45
	v_mul_lo_u32 v44, s2, v44
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v46, s2, v46
	v_mul_lo_u32 v47, s2, v47
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add3_u32 v45, s19, v45, v33
	v_add3_u32 v44, s28, v44, v33
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add3_u32 v46, s19, v46, v33
	v_add3_u32 v47, s28, v47, v33
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshl_add_u32 v33, v45, 1, 0x80
	v_lshl_add_u32 v44, v44, 1, 0x80
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshl_add_u32 v45, v46, 1, 0x80
	v_lshl_add_u32 v46, v47, 1, 0x80
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 76 13                         ; matrices.py:76:13
	s_clause 0x1
	buffer_load_b128 v[79:82], v33, s[20:23], 0 offen
	buffer_load_b128 v[83:86], v45, s[20:23], 0 offen
	.loc	1 74 5                          ; matrices.py:74:5
	v_add_nc_u32_e32 v33, 64, v33
	v_add_nc_u32_e32 v45, 64, v45
	s_add_i32 s4, s4, 32
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s4, s3
	.loc	1 76 13                         ; matrices.py:76:13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	1 77 13                         ; matrices.py:77:13
	s_clause 0x1
	buffer_load_b128 v[87:90], v44, s[24:27], 0 offen
	buffer_load_b128 v[91:94], v46, s[24:27], 0 offen
	.loc	1 76 13                         ; matrices.py:76:13
	ds_load_b128 v[47:50], v40
	ds_load_b128 v[51:54], v41
	.loc	1 78 18                         ; matrices.py:78:18
	ds_load_b128 v[55:58], v39 offset:4096
	ds_load_b128 v[59:62], v39 offset:4112
	ds_load_b128 v[63:66], v39 offset:6144
	ds_load_b128 v[67:70], v39 offset:6160
	.loc	1 76 13                         ; matrices.py:76:13
	ds_load_b128 v[71:74], v40 offset:2048
	ds_load_b128 v[75:78], v41 offset:2048
	.loc	1 74 5                          ; matrices.py:74:5
	v_add_nc_u32_e32 v44, 64, v44
	v_add_nc_u32_e32 v46, 64, v46
	.loc	1 78 18                         ; matrices.py:78:18
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[25:32], v[55:62], v[47:54], v[25:32]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[17:24], v[63:70], v[47:54], v[17:24]
	.loc	1 76 13                         ; matrices.py:76:13
	ds_load_b128 v[51:54], v43
	.loc	1 78 18                         ; matrices.py:78:18
	s_waitcnt lgkmcnt(1)
	v_wmma_f32_16x16x16_f16 v[9:16], v[55:62], v[71:78], v[9:16]
	ds_load_b128 v[55:58], v39 offset:4128
	ds_load_b128 v[59:62], v39 offset:4144
	v_wmma_f32_16x16x16_f16 v[1:8], v[63:70], v[71:78], v[1:8]
	ds_load_b128 v[63:66], v39 offset:6176
	ds_load_b128 v[67:70], v39 offset:6192
	.loc	1 76 13                         ; matrices.py:76:13
	ds_load_b128 v[47:50], v42
	ds_load_b128 v[71:74], v42 offset:2048
	ds_load_b128 v[75:78], v43 offset:2048
	.loc	1 78 18                         ; matrices.py:78:18
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[17:24], v[63:70], v[47:54], v[17:24]
	v_wmma_f32_16x16x16_f16 v[25:32], v[55:62], v[47:54], v[25:32]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[9:16], v[55:62], v[71:78], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[63:70], v[71:78], v[1:8]
	.loc	1 76 13                         ; matrices.py:76:13
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_store_b128 v37, v[79:82]
	ds_store_b128 v37, v[83:86] offset:2048
	.loc	1 77 13                         ; matrices.py:77:13
	ds_store_b128 v38, v[87:90] offset:4096
	ds_store_b128 v38, v[91:94] offset:6144
	.loc	1 74 5                          ; matrices.py:74:5
	s_cbranch_scc1 .LBB0_3
	s_branch .LBB0_5
.LBB0_4:
	.loc	1 0 5 is_stmt 0                 ; matrices.py:0:5
	v_mov_b32_e32 v25, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v26, v25
	v_mov_b32_e32 v27, v25
	v_mov_b32_e32 v28, v25
	v_mov_b32_e32 v29, v25
	v_mov_b32_e32 v30, v25
	v_mov_b32_e32 v31, v25
	v_mov_b32_e32 v32, v25
	v_mov_b32_e32 v17, v25
	v_mov_b32_e32 v18, v25
	v_mov_b32_e32 v19, v25
	v_mov_b32_e32 v20, v25
	v_mov_b32_e32 v21, v25
	v_mov_b32_e32 v22, v25
	v_mov_b32_e32 v23, v25
	v_mov_b32_e32 v24, v25
	v_mov_b32_e32 v9, v25
	v_mov_b32_e32 v10, v25
	v_mov_b32_e32 v11, v25
	v_mov_b32_e32 v12, v25
	v_mov_b32_e32 v13, v25
	v_mov_b32_e32 v14, v25
	v_mov_b32_e32 v15, v25
	v_mov_b32_e32 v16, v25
	v_mov_b32_e32 v1, v25
	v_mov_b32_e32 v2, v25
	v_mov_b32_e32 v3, v25
	v_mov_b32_e32 v4, v25
	v_mov_b32_e32 v5, v25
	v_mov_b32_e32 v6, v25
	v_mov_b32_e32 v7, v25
	v_mov_b32_e32 v8, v25
.LBB0_5:                                ; %._crit_edge
	s_clause 0x1
	s_load_b64 s[4:5], s[0:1], 0x18
	s_load_b32 s0, s[0:1], 0x2c
	.loc	1 74 5 is_stmt 1                ; matrices.py:74:5
	s_add_i32 s1, s2, 31
	.loc	1 76 13                         ; matrices.py:76:13
	s_waitcnt lgkmcnt(0)
	.loc	1 74 5                          ; matrices.py:74:5
	s_cmp_lt_i32 s1, 32
	.loc	1 76 13                         ; matrices.py:76:13
	s_barrier
	buffer_gl0_inv
	.loc	1 78 18                         ; matrices.py:78:18
	s_cbranch_scc1 .LBB0_7
; %bb.6:
	.loc	1 76 13                         ; matrices.py:76:13
	s_lshl_b32 s1, s14, 4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_or3_b32 v33, s1, v36, v35
	.loc	1 78 18                         ; matrices.py:78:18
	s_lshl_b32 s1, s18, 5
	v_add3_u32 v67, 0, s1, v35
	s_delay_alu instid0(VALU_DEP_2)
	.loc	1 76 13                         ; matrices.py:76:13
	v_xad_u32 v75, v33, 16, 0
	v_add_nc_u32_e32 v76, 0, v33
	v_xad_u32 v91, v33, 48, 0
	.loc	1 78 18                         ; matrices.py:78:18
	ds_load_b128 v[35:38], v67 offset:4096
	ds_load_b128 v[39:42], v67 offset:4112
	.loc	1 76 13                         ; matrices.py:76:13
	ds_load_b128 v[47:50], v75
	ds_load_b128 v[43:46], v76
	.loc	1 78 18                         ; matrices.py:78:18
	ds_load_b128 v[55:58], v67 offset:6160
	ds_load_b128 v[51:54], v67 offset:6144
	.loc	1 76 13                         ; matrices.py:76:13
	v_xad_u32 v33, v33, 32, 0
	.loc	1 78 18                         ; matrices.py:78:18
	ds_load_b128 v[59:62], v67 offset:4128
	ds_load_b128 v[63:66], v67 offset:4144
	ds_load_b128 v[71:74], v67 offset:6192
	ds_load_b128 v[67:70], v67 offset:6176
	.loc	1 76 13                         ; matrices.py:76:13
	ds_load_b128 v[79:82], v75 offset:2048
	ds_load_b128 v[75:78], v76 offset:2048
	ds_load_b128 v[83:86], v33
	.loc	1 78 18                         ; matrices.py:78:18
	s_waitcnt lgkmcnt(9)
	v_wmma_f32_16x16x16_f16 v[25:32], v[35:42], v[43:50], v[25:32]
	s_waitcnt lgkmcnt(7)
	v_wmma_f32_16x16x16_f16 v[17:24], v[51:58], v[43:50], v[17:24]
	.loc	1 76 13                         ; matrices.py:76:13
	ds_load_b128 v[87:90], v91
	ds_load_b128 v[47:50], v91 offset:2048
	ds_load_b128 v[43:46], v33 offset:2048
	.loc	1 78 18                         ; matrices.py:78:18
	s_waitcnt lgkmcnt(4)
	v_wmma_f32_16x16x16_f16 v[9:16], v[35:42], v[75:82], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[51:58], v[75:82], v[1:8]
	s_waitcnt lgkmcnt(2)
	v_wmma_f32_16x16x16_f16 v[25:32], v[59:66], v[83:90], v[25:32]
	v_wmma_f32_16x16x16_f16 v[17:24], v[67:74], v[83:90], v[17:24]
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[9:16], v[59:66], v[43:50], v[9:16]
	v_wmma_f32_16x16x16_f16 v[1:8], v[67:74], v[43:50], v[1:8]
.LBB0_7:                                ; %._crit_edge._crit_edge
	.loc	1 71 40                         ; matrices.py:71:40
	v_lshrrev_b32_e32 v0, 4, v0
	s_lshr_b32 s1, s14, 2
	s_lshr_b32 s2, s18, 1
	v_or_b32_e32 v35, s1, v34
	.loc	1 79 14                         ; matrices.py:79:14
	s_mul_i32 s1, s5, s12
	.loc	1 71 40                         ; matrices.py:71:40
	v_and_or_b32 v0, v0, 1, s2
	.loc	1 70 10                         ; matrices.py:70:10
	s_mul_i32 s0, s0, s15
	.loc	1 79 14                         ; matrices.py:79:14
	s_add_i32 s1, s1, s13
	.loc	1 71 11                         ; matrices.py:71:11
	v_or_b32_e32 v37, s12, v35
	.loc	1 79 14                         ; matrices.py:79:14
	s_add_i32 s6, s1, s0
	.loc	1 72 14                         ; matrices.py:72:14
	v_or_b32_e32 v39, s13, v0
	.loc	1 79 14                         ; matrices.py:79:14
	v_mad_u64_u32 v[33:34], null, v35, s5, s[6:7]
	.loc	1 71 40                         ; matrices.py:71:40
	v_or_b32_e32 v36, 32, v35
	v_or_b32_e32 v55, 2, v0
	v_or_b32_e32 v54, 4, v0
	.loc	1 79 67                         ; matrices.py:79:67
	v_cmp_gt_i32_e32 vcc_lo, s4, v37
	.loc	1 79 88 is_stmt 0               ; matrices.py:79:88
	v_cmp_gt_i32_e64 s1, s5, v39
	.loc	1 71 11 is_stmt 1               ; matrices.py:71:11
	v_or_b32_e32 v45, s12, v36
	.loc	1 71 40 is_stmt 0               ; matrices.py:71:40
	v_or_b32_e32 v53, 6, v0
	.loc	1 79 5 is_stmt 1                ; matrices.py:79:5
	v_add_lshl_u32 v34, v33, v0, 2
	v_add_lshl_u32 v35, v33, v55, 2
	v_add_lshl_u32 v37, v33, v54, 2
	.loc	1 79 66 is_stmt 0               ; matrices.py:79:66
	s_and_b32 s3, vcc_lo, s1
	.loc	1 71 40 is_stmt 1               ; matrices.py:71:40
	v_or_b32_e32 v52, 8, v0
	.loc	1 79 5                          ; matrices.py:79:5
	v_cndmask_b32_e64 v39, 0x80000000, v34, s3
	.loc	1 79 67 is_stmt 0               ; matrices.py:79:67
	v_cmp_gt_i32_e64 s0, s4, v45
	.loc	1 79 5                          ; matrices.py:79:5
	v_cndmask_b32_e64 v45, 0x80000000, v35, s3
	.loc	1 71 40 is_stmt 1               ; matrices.py:71:40
	v_or_b32_e32 v51, 10, v0
	.loc	1 79 5                          ; matrices.py:79:5
	v_cndmask_b32_e64 v37, 0x80000000, v37, s3
	.loc	1 71 40                         ; matrices.py:71:40
	v_or_b32_e32 v38, 32, v0
	v_or_b32_e32 v50, 12, v0
	.loc	1 79 5                          ; matrices.py:79:5
	s_and_b32 s17, s17, 0xffff
	s_mov_b32 s19, 0x31027000
	s_mov_b32 s18, 0x7ffffffe
	.loc	1 71 40                         ; matrices.py:71:40
	v_or_b32_e32 v49, 14, v0
	.loc	1 79 5                          ; matrices.py:79:5
	s_clause 0x2
	buffer_store_b32 v25, v39, s[16:19], 0 offen
	buffer_store_b32 v26, v45, s[16:19], 0 offen
	buffer_store_b32 v27, v37, s[16:19], 0 offen
	v_add_lshl_u32 v25, v33, v53, 2
	v_add_lshl_u32 v26, v33, v52, 2
	.loc	1 79 14 is_stmt 0               ; matrices.py:79:14
	v_mad_u64_u32 v[34:35], null, v36, s5, s[6:7]
	.loc	1 79 5                          ; matrices.py:79:5
	v_add_lshl_u32 v27, v33, v51, 2
	.loc	1 72 14 is_stmt 1               ; matrices.py:72:14
	v_or_b32_e32 v46, s13, v38
	.loc	1 79 5                          ; matrices.py:79:5
	v_add_lshl_u32 v35, v33, v50, 2
	v_add_lshl_u32 v36, v33, v49, 2
	.loc	1 71 40                         ; matrices.py:71:40
	v_or_b32_e32 v44, 38, v0
	v_or_b32_e32 v47, 36, v0
	.loc	1 79 5                          ; matrices.py:79:5
	v_cndmask_b32_e64 v25, 0x80000000, v25, s3
	.loc	1 71 40                         ; matrices.py:71:40
	v_or_b32_e32 v48, 34, v0
	.loc	1 79 5                          ; matrices.py:79:5
	v_cndmask_b32_e64 v26, 0x80000000, v26, s3
	v_cndmask_b32_e64 v27, 0x80000000, v27, s3
	.loc	1 79 88 is_stmt 0               ; matrices.py:79:88
	v_cmp_gt_i32_e64 s2, s5, v46
	.loc	1 79 5                          ; matrices.py:79:5
	v_cndmask_b32_e64 v35, 0x80000000, v35, s3
	v_cndmask_b32_e64 v36, 0x80000000, v36, s3
	.loc	1 71 40 is_stmt 1               ; matrices.py:71:40
	v_or_b32_e32 v43, 40, v0
	.loc	1 79 5                          ; matrices.py:79:5
	s_clause 0x4
	buffer_store_b32 v28, v25, s[16:19], 0 offen
	buffer_store_b32 v29, v26, s[16:19], 0 offen
	buffer_store_b32 v30, v27, s[16:19], 0 offen
	buffer_store_b32 v31, v35, s[16:19], 0 offen
	buffer_store_b32 v32, v36, s[16:19], 0 offen
	v_add_lshl_u32 v25, v33, v38, 2
	v_add_lshl_u32 v27, v33, v47, 2
	v_add_lshl_u32 v28, v33, v44, 2
	v_add_lshl_u32 v26, v33, v48, 2
	.loc	1 79 66 is_stmt 0               ; matrices.py:79:66
	s_and_b32 vcc_lo, vcc_lo, s2
	.loc	1 71 40 is_stmt 1               ; matrices.py:71:40
	v_or_b32_e32 v40, 46, v0
	v_or_b32_e32 v41, 44, v0
	v_or_b32_e32 v42, 42, v0
	.loc	1 79 5                          ; matrices.py:79:5
	v_dual_cndmask_b32 v25, 0x80000000, v25 :: v_dual_cndmask_b32 v26, 0x80000000, v26
	v_dual_cndmask_b32 v27, 0x80000000, v27 :: v_dual_cndmask_b32 v28, 0x80000000, v28
	v_add_lshl_u32 v29, v33, v43, 2
	s_clause 0x2
	buffer_store_b32 v17, v25, s[16:19], 0 offen
	buffer_store_b32 v18, v26, s[16:19], 0 offen
	buffer_store_b32 v19, v27, s[16:19], 0 offen
	v_add_lshl_u32 v18, v33, v42, 2
	v_add_lshl_u32 v19, v33, v41, 2
	buffer_store_b32 v20, v28, s[16:19], 0 offen
	v_cndmask_b32_e32 v17, 0x80000000, v29, vcc_lo
	v_add_lshl_u32 v20, v33, v40, 2
	v_add_lshl_u32 v0, v34, v0, 2
	buffer_store_b32 v21, v17, s[16:19], 0 offen
	v_dual_cndmask_b32 v17, 0x80000000, v18 :: v_dual_cndmask_b32 v18, 0x80000000, v19
	v_cndmask_b32_e32 v19, 0x80000000, v20, vcc_lo
	.loc	1 79 66 is_stmt 0               ; matrices.py:79:66
	s_and_b32 vcc_lo, s1, s0
	.loc	1 79 5                          ; matrices.py:79:5
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	buffer_store_b32 v22, v17, s[16:19], 0 offen
	v_add_lshl_u32 v17, v34, v55, 2
	s_clause 0x2
	buffer_store_b32 v23, v18, s[16:19], 0 offen
	buffer_store_b32 v24, v19, s[16:19], 0 offen
	buffer_store_b32 v9, v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v34, v54, 2
	v_add_lshl_u32 v18, v34, v52, 2
	v_add_lshl_u32 v19, v34, v51, 2
	v_cndmask_b32_e32 v9, 0x80000000, v17, vcc_lo
	v_add_lshl_u32 v17, v34, v53, 2
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	buffer_store_b32 v10, v9, s[16:19], 0 offen
	v_cndmask_b32_e32 v10, 0x80000000, v18, vcc_lo
	buffer_store_b32 v11, v0, s[16:19], 0 offen
	v_add_lshl_u32 v0, v34, v50, 2
	v_cndmask_b32_e32 v9, 0x80000000, v17, vcc_lo
	v_cndmask_b32_e32 v17, 0x80000000, v19, vcc_lo
	v_add_lshl_u32 v11, v34, v48, 2
	s_delay_alu instid0(VALU_DEP_4)
	v_cndmask_b32_e32 v0, 0x80000000, v0, vcc_lo
	s_clause 0x2
	buffer_store_b32 v12, v9, s[16:19], 0 offen
	buffer_store_b32 v13, v10, s[16:19], 0 offen
	buffer_store_b32 v14, v17, s[16:19], 0 offen
	v_add_lshl_u32 v9, v34, v49, 2
	v_add_lshl_u32 v10, v34, v38, 2
	v_add_lshl_u32 v12, v34, v47, 2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v9, 0x80000000, v9, vcc_lo
	.loc	1 79 66                         ; matrices.py:79:66
	s_and_b32 vcc_lo, s0, s2
	.loc	1 79 5                          ; matrices.py:79:5
	v_dual_cndmask_b32 v10, 0x80000000, v10 :: v_dual_cndmask_b32 v11, 0x80000000, v11
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v12, 0x80000000, v12, vcc_lo
	s_clause 0x4
	buffer_store_b32 v15, v0, s[16:19], 0 offen
	buffer_store_b32 v16, v9, s[16:19], 0 offen
	buffer_store_b32 v1, v10, s[16:19], 0 offen
	buffer_store_b32 v2, v11, s[16:19], 0 offen
	buffer_store_b32 v3, v12, s[16:19], 0 offen
	v_add_lshl_u32 v0, v34, v44, 2
	v_add_lshl_u32 v1, v34, v43, 2
	v_add_lshl_u32 v2, v34, v42, 2
	v_add_lshl_u32 v3, v34, v41, 2
	v_add_lshl_u32 v9, v34, v40, 2
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_cndmask_b32 v0, 0x80000000, v0 :: v_dual_cndmask_b32 v1, 0x80000000, v1
	v_dual_cndmask_b32 v2, 0x80000000, v2 :: v_dual_cndmask_b32 v3, 0x80000000, v3
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v9, 0x80000000, v9, vcc_lo
	s_clause 0x4
	buffer_store_b32 v4, v0, s[16:19], 0 offen
	buffer_store_b32 v5, v1, s[16:19], 0 offen
	buffer_store_b32 v6, v2, s[16:19], 0 offen
	buffer_store_b32 v7, v3, s[16:19], 0 offen
	buffer_store_b32 v8, v9, s[16:19], 0 offen
	.loc	1 63 1 is_stmt 1                ; matrices.py:63:1
	s_endpgm
.Ltmp1:
.Lfunc_end0:
	.size	batched_transposed, .Lfunc_end0-batched_transposed
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel batched_transposed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
		.amdhsa_user_sgpr_count 13
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
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 95
		.amdhsa_next_free_sgpr 30
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
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-batched_transposed)<<4)&1008)>>4
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
	.set .Lbatched_transposed.num_vgpr, 95
	.set .Lbatched_transposed.num_agpr, 0
	.set .Lbatched_transposed.numbered_sgpr, 30
	.set .Lbatched_transposed.num_named_barrier, 0
	.set .Lbatched_transposed.private_seg_size, 0
	.set .Lbatched_transposed.uses_vcc, 1
	.set .Lbatched_transposed.uses_flat_scratch, 0
	.set .Lbatched_transposed.has_dyn_sized_stack, 0
	.set .Lbatched_transposed.has_recursion, 0
	.set .Lbatched_transposed.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2884
; TotalNumSgprs: 32
; NumVgprs: 95
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 32
; NumVGPRsForWavesPerEU: 95
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 13
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
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
    .name:           batched_transposed
    .private_segment_fixed_size: 0
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         batched_transposed.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     95
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
