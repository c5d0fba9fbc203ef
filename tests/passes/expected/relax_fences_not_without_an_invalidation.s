; pipeline: relax-fences
; lds: 2048
; block: 256
; claim: no invalidation follows the barrier on line n, before which other waves may store
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_store_b32 v1, v0, s[4:5]
	s_waitcnt_vscnt null, 0x0
	s_barrier
	global_load_b32 v3, v1, s[4:5] offset:4
	s_waitcnt vmcnt(0)
	global_store_b32 v1, v3, s[6:7]
