; proved for all inputs
k:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v0
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v3, 0
	v_and_b32_e32 v4, 0x3c, v1
	ds_load_b32 v5, v4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v5
	ds_load_b32 v5, v4 offset:64
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v5
	ds_load_b32 v5, v4 offset:128
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v5
	ds_load_b32 v5, v4 offset:192
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v5
	global_store_b32 v1, v3, s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 1024
; .amdhsa_next_free_vgpr 6
