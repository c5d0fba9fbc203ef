; pipeline: schedule
; wave_size: 64
; claim: A wave32 or wave64 function whose control flow can be followed
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v8, v12, v12
	v_mul_f32_e32 v9, v13, v13
	v_mul_f32_e32 v10, v14, v14
	v_mul_f32_e32 v11, v15, v15
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	global_store_b32 v1, v2, s[6:7]
	global_store_b32 v1, v8, s[6:7] offset:64
	global_store_b32 v1, v9, s[6:7] offset:68
	global_store_b32 v1, v10, s[6:7] offset:72
	global_store_b32 v1, v11, s[6:7] offset:76
