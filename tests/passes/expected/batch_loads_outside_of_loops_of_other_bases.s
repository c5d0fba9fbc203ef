; pipeline: batch-loads
; claim: if that is exact in [0, 2^32) and the SGPRs still hold the pointer
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s2, s4, v0
	v_add_co_ci_u32_e64 v3, null, s5, 0, s2
	v_add_co_u32 v4, s2, s6, v0
	v_add_co_ci_u32_e64 v5, null, s7, 0, s2
	s_mov_b32 s5, 0
	global_load_b32 v6, v[2:3], off
	v_mov_b32_e32 v7, v5
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v7
	global_store_b32 v[4:5], v6, off
