; proved under --assume 'full-waves'; premise: no two waves race within a barrier interval (P3): the order of memory accesses differs
; k: 6 loads of halves and bytes are 2 of words that lanes exchange: 694 cycles an iteration, 607 then (model)
k:
	v_and_b32_e32 v4, 3, v0
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 4, v0
	v_and_b32_e32 v11, 15, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v2, 1, v11
	v_mov_b32_e32 v12, 0
	s_mov_b32 s10, 0
	v_mov_b32_e32 v3, 0x5040100
	v_and_b32_e32 v5, 1, v4
	v_cmp_ne_u32_e64 s2, 0, v5
	v_mov_b32_e32 v6, 0x3020706
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v3, v3, v6, s2
	v_mov_b32_e32 v10, 0x6020400
	v_mov_b32_e32 v6, 0x3070105
	v_cndmask_b32_e64 v10, v10, v6, s2
	v_and_b32_e32 v5, 2, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cmp_ne_u32_e64 s3, 0, v5
	v_mov_b32_e32 v7, 0x4000602
	v_mov_b32_e32 v6, 0x1050307
	v_cndmask_b32_e64 v7, v7, v6, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v10, v10, v7, s3
	v_mov_b32_e32 v13, 0x7060100
	v_mov_b32_e32 v7, 0x1000706
	v_cndmask_b32_e64 v13, v13, v7, s3
	v_and_b32_e32 v5, 1, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u32_u24 v2, v5, 0x8e, v2
	v_and_b32_e32 v5, 3, v4
	v_mad_u32_u24 v11, v5, 0x4f, v11
	s_waitcnt lgkmcnt(0)
.Lloop:
	global_load_b128 v[4:7], v1, s[4:5]
	s_waitcnt vmcnt(0)
	ds_store_b128 v1, v[4:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b32 v8, v2
	ds_load_b32 v9, v11 offset:16
	s_add_i32 s10, s10, 1
	s_waitcnt lgkmcnt(1)
	v_perm_b32_e64_dpp v8, v8, v8, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v12, v12, v8
	s_waitcnt lgkmcnt(0)
	v_perm_b32_e64_dpp v9, v9, v9, v10 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_perm_b32_e64_dpp v9, v9, v9, v13 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v12, v12, v9
	s_barrier
	s_cmp_lt_u32 s10, s8
	s_cbranch_scc1 .Lloop
	v_lshlrev_b32_e32 v3, 2, v0
	global_store_b32 v3, v12, s[6:7]
	s_endpgm
	s_endpgm
; .amdhsa_group_segment_fixed_size 1024
; .amdhsa_next_free_vgpr 14
