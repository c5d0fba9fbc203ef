; pipeline: simplify
; claim: 4 for 32-bit products, square roots and the like (a quarter of the rate)
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v3, v2, 8
	global_store_b32 v1, v3, s[6:7]
