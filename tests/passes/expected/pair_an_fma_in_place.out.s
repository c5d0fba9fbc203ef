; proved for all inputs
k:
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v20, 5, v0
	s_waitcnt lgkmcnt(0)
	s_clause 0x1
	global_load_b128 v[0:3], v20, s[4:5]
	global_load_b128 v[4:7], v20, s[4:5] offset:16
	s_waitcnt vmcnt(0)
	v_dual_mul_f32 v9, v1, v2 :: v_dual_fmac_f32 v4, v0, v3
	s_clause 0x1
	global_store_b32 v20, v4, s[6:7] offset:16
	global_store_b32 v20, v9, s[6:7] offset:36
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 21
