; pipeline: pair
; page: hints
; claim: a region that is not closed in its function
; isatool: keep-begin
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 4, v0
	s_waitcnt lgkmcnt(0)
	global_load_b128 v[4:7], v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, v4, v5
	v_add_f32_e32 v9, v6, v7
	v_mul_f32_e32 v10, v4, v6
	v_add_f32_e32 v11, v5, v7
	global_store_b128 v1, v[8:11], s[6:7]
