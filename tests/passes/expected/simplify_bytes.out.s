; proved for all inputs
; k: applied bytes-put-together 2 times
; k: applied copies-read 1 times
k:
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 3, v0
	s_waitcnt lgkmcnt(0)
	global_load_b64 v[2:3], v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_perm_b32 v5, v3, v2, 0x5040100
	v_perm_b32 v4, v3, v2, 0x7060302
	global_store_b64 v1, v[4:5], s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 6
