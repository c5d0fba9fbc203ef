; pipeline: relax-fences
; lds: 2048
; block: 256
; claim: the invalidation on line n belongs to no barrier
	s_barrier
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	buffer_gl0_inv
	global_load_b32 v3, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	global_store_b32 v1, v2, s[6:7]
