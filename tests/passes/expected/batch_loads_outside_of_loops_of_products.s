; pipeline: batch-loads
; claim: if that is exact in [0, 2^32) and the SGPRs still hold the pointer
	s_load_b128 s[4:7], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u32 v0, s15, 2, v0
	v_and_b32_e32 v0, 0xffff, v0
	v_mad_i64_i32 v[2:3], null, v0, 4, s[4:5]
	global_load_b32 v4, v[2:3], off offset:16
	global_load_b32 v6, v[2:3], off
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v8, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v9, null, s7, v1, vcc_lo
	v_add_co_u32 v8, vcc_lo, v8, v0
	v_add_co_ci_u32_e64 v9, null, v9, v1, vcc_lo
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v6
	global_store_b32 v[8:9], v4, off
