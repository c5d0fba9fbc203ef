; pipeline: simplify
; claim: Makes a 64-bit address `base + (x << n)` by one `v_mad_i64_i32` or `v_mad_u64_u32`
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e32 v4, v2, v0
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32 v4, vcc_lo, s4, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s5, v5, vcc_lo
	global_load_b32 v3, v[4:5], off
	s_waitcnt vmcnt(0)
	global_store_b32 v1, v3, s[6:7]
