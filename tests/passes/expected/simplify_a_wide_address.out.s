; proved for all inputs
; k: applied wide-addresses 1 times
k:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e32 v3, v2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_mad_i64_i32 v[4:5], null, v3, 4, s[4:5]
	global_load_b32 v3, v[4:5], off
	s_waitcnt vmcnt(0)
	global_store_b32 v1, v3, s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 6
