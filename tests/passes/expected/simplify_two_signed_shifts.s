; pipeline: simplify
; claim: Tries every instruction as the last one of every [identity](../peepholes.md)
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 20, v2
	v_ashrrev_i32_e32 v3, 15, v3
	global_store_b32 v1, v3, s[6:7]
