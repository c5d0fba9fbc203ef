; proved for all inputs
k:
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshl_add_u32 v0, s15, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v0, 0xffff, v0
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	s_clause 0x1
	global_load_b32 v4, v2, s[4:5] offset:16
	global_load_b32 v6, v2, s[4:5]
	v_lshlrev_b32_e32 v0, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mov_b32_e32 v8, v0
	v_add_nc_u32_e32 v8, v8, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v6
	global_store_b32 v8, v4, s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 9
