; pipeline: pad-lds
; lds: 4096
; vgprs: 256
; claim: there are not enough VGPRs
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v0
	global_load_b32 v2, v1, s[4:5]
	v_and_b32_e32 v3, 31, v0
	v_lshrrev_b32_e32 v4, 5, v0
	v_lshlrev_b32_e32 v3, 7, v3
	v_lshl_add_u32 v3, v4, 2, v3
	s_waitcnt vmcnt(0)
	ds_store_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b32 v5, v1
	s_lshl_b32 s12, s15, 8
	v_add_nc_u32_e32 v6, s12, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v255, 0
	global_store_b32 v6, v5, s[6:7]
