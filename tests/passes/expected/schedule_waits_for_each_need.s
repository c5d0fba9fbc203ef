; pipeline: schedule{waits-only=true}
; claim: Recomputes the waits: as late and as weak as each need allows
; claim: keep the order of instructions and only recompute waits
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 4, v0
	s_waitcnt lgkmcnt(0)
	global_load_b128 v[8:11], v1, s[4:5]
	global_load_b128 v[12:15], v1, s[4:5] offset:512
	global_load_b128 v[16:19], v1, s[4:5] offset:1024
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, v8, v9
	v_mul_f32_e32 v7, v12, v13
	v_mul_f32_e32 v2, v16, v17
	global_store_b32 v1, v6, s[6:7] offset:8
	global_store_b32 v1, v7, s[6:7] offset:12
	global_store_b32 v1, v2, s[6:7] offset:16
