; pipeline: simplify
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	v_and_b32_e32 v3, 7, v0
	v_add_nc_u32_e32 v4, 0, v3
	v_lshlrev_b32_e32 v4, 2, v4
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, v4, v2
	v_and_b32_e32 v5, 15, v5
	v_mul_lo_u32 v6, v5, v3
	v_mul_lo_u32 v7, v2, 5
	v_subrev_nc_u32_e32 v8, s8, v7
	v_cmp_le_u32_e32 vcc_lo, s8, v7
	v_cndmask_b32_e32 v7, v7, v8, vcc_lo
	v_xor_b32_e32 v6, v6, v7
	global_store_b32 v1, v6, s[6:7]
