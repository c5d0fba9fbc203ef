; pipeline: simplify{without="mask-after-shift"}
; claim: rewrites to leave out: names of identities, and others that remarks name, separated by spaces
; claim: nothing to simplify
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v3, v0, v2
	v_and_b32_e32 v3, 15, v3
	global_store_b32 v1, v3, s[6:7]
