; proved for all inputs
; k: 897 cycles without an issue become 464 of 908 (model of one wave, a loop counts ten times)
k:
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	s_clause 0x1
	global_load_b32 v2, v1, s[4:5]
	global_load_b32 v0, v1, s[4:5] offset:256
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v3, v2, v2
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v0, v0
	global_store_b64 v1, v[3:4], s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 5
