; proved under --assume 'full-waves'; premise: no two waves race within a barrier interval (P3): the order of memory accesses differs
; k: 1 of 2 loads that lanes share: 384 cycles per iteration become 192 (model)
k:
	v_and_b32_e32 v3, 3, v0
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v2, 0x3c, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v12, 0
	s_mov_b32 s10, 0
	v_lshl_add_u32 v10, v3, 2, v2
	s_waitcnt lgkmcnt(0)
.Lloop:
	ds_load_b32 v7, v10
	ds_load_b64 v[8:9], v2 offset:8
	s_add_i32 s10, s10, 1
	s_waitcnt lgkmcnt(1)
	v_mov_b32_dpp v4, v7 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v7 quad_perm:[1,1,1,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v6, v7 quad_perm:[2,2,2,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v7 quad_perm:[3,3,3,3] row_mask:0xf bank_mask:0xf
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v12, v4, v5
	v_fmac_f32_e32 v12, v6, v7
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v12, v8, v9
	s_cmp_lt_u32 s10, s8
	s_cbranch_scc1 .Lloop
	global_store_b32 v1, v12, s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 1024
; .amdhsa_next_free_vgpr 13
