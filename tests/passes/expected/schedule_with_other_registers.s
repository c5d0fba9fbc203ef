; pipeline: schedule
; claim: Once with every value in its register, once with registers of their own for values that live in the region entirely
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v2, v2
	global_load_b32 v2, v1, s[4:5] offset:256
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v2, v2
	global_store_b64 v1, v[3:4], s[6:7]
