; pipeline: simplify
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 3, v0
	s_waitcnt lgkmcnt(0)
	global_load_b64 v[2:3], v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v4, 16, v2
	v_mov_b16_e32 v5.l, v2.l
	v_mov_b16_e32 v5.h, v3.l
	v_lshrrev_b32_e32 v6, 16, v3
	v_mov_b16_e32 v4.h, v6.l
	global_store_b64 v1, v[4:5], s[6:7]
