; pipeline: pad-lds{strategy=swizzle}
; lds: 4096
; claim: swizzle: exclusive-or of column and row
	s_load_b128 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v3, 31, v0
	v_lshrrev_b32_e32 v4, 5, v0
	v_lshlrev_b32_e32 v3, 7, v3
	v_lshl_add_u32 v3, v4, 2, v3
	ds_store_b32 v3, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b32 v5, v1
	s_waitcnt lgkmcnt(0)
	global_store_b32 v1, v5, s[6:7]
