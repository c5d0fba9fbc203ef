; pipeline: pair
; claim: its control flow cannot be followed: ...
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v20, 5, v0
	s_waitcnt lgkmcnt(0)
	global_load_b128 v[0:3], v20, s[4:5]
	global_load_b128 v[4:7], v20, s[4:5] offset:16
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, v0, v1
	v_add_f32_e32 v9, v3, v2
	global_store_b32 v20, v8, s[6:7] offset:32
	global_store_b32 v20, v9, s[6:7] offset:36
	s_setpc_b64 s[10:11]
