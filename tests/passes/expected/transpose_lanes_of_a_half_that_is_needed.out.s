; proved under --assume 'full-waves'; premise: no two waves race within a barrier interval (P3): the order of memory accesses differs
; k: 2 loads of halves and bytes are 1 of words that lanes exchange: 128 cycles an iteration, 192 then (model)
k:
	v_and_b32_e32 v8, 3, v0
	s_clause 0x1
	s_load_b32 s8, s[0:1], 0x10
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v2, 15, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v2, 1, v2
	v_mov_b32_e32 v12, 0
	s_mov_b32 s10, 0
	v_mov_b32_e32 v0, 0x5040100
	v_and_b32_e32 v9, 1, v8
	v_cmp_ne_u32_e64 s2, 0, v9
	v_mov_b32_e32 v3, 0x3020706
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v0, v0, v3, s2
	v_and_b32_e32 v9, 1, v8
	v_mad_u32_u24 v4, v9, 0x8e, v2
	s_waitcnt lgkmcnt(0)
.Lloop:
	ds_load_b32 v8, v4
	ds_load_u16 v9, v2 offset:144
	s_add_i32 s10, s10, 1
	s_waitcnt lgkmcnt(1)
	v_perm_b32_e64_dpp v8, v8, v8, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v12, v12, v8
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v12, v12, v9
	s_cmp_lt_u32 s10, s8
	s_cbranch_scc1 .Lloop
	global_store_b32 v1, v12, s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 1024
; .amdhsa_next_free_vgpr 13
