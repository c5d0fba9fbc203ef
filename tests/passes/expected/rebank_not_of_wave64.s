; pipeline: rebank
; wave_size: 64
; claim: wave64 code has no VOPD
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v2, v3, v4
	global_store_b32 v1, v2, s[6:7]
