; pipeline: simplify
; claim: byte 3 of a word is in the upper half of the word shifted by 8, which byte 1 needs anyway
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v4, 8, v2
	v_lshrrev_b32_e32 v5, 24, v2
	global_store_b8 v1, v4, s[6:7] offset:257
	global_store_b8 v1, v5, s[6:7] offset:259
	v_not_b32_e32 v3, v2
	global_store_b32 v1, v3, s[6:7]
