; proved under --assume 'n <= 4096'
k:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b32 s2, 0
	s_add_u32 s16, s4, 0x100
	s_addc_u32 s17, s5, 0
	s_lshl_b32 s18, s8, 2
	v_lshlrev_b32_e32 v1, 2, v0
	v_add_nc_u32_e32 v2, 0x800, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v4, 2, v2
.Lloop:
	global_load_b32 v6, v1, s[16:17]
	s_add_i32 s2, s2, 1
	global_load_b32 v9, v4, s[16:17]
	s_add_u32 s16, s16, s18
	s_addc_u32 s17, s17, 0
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v3, v3, v6
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f32_e32 v3, v3, v9
	s_cmp_lg_u32 s2, 4
	s_cbranch_scc1 .Lloop
	v_lshlrev_b32_e32 v1, 2, v0
	global_store_b32 v1, v3, s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 10
