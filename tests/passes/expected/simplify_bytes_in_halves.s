; pipeline: simplify
; lds: 1024
; block: 64
; vgprs: 24
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mul_u32_u24_e32 v2, 5, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v3, v1, s[4:5]
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_u8 v4, v2
	ds_load_u8 v5, v2 offset:21
	ds_load_u8_d16 v10, v2 offset:16
	ds_load_u8_d16_hi v10, v2 offset:37
	ds_load_u8_d16 v11, v2 offset:58
	ds_load_u8_d16_hi v11, v2 offset:79
	ds_load_u8 v6, v2 offset:42
	ds_load_u8 v7, v2 offset:63
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b16 v5.l, 8, v5.l
	v_lshlrev_b16 v7.l, 8, v7.l
	v_or_b32_e32 v4, v4, v5
	v_or_b32_e32 v6, v6, v7
	v_lshl_or_b32 v4, v6, 16, v4
	v_lshlrev_b16 v10.h, 8, v10.h
	v_lshlrev_b16 v11.h, 8, v11.h
	v_or_b16 v12.l, v10.l, v10.h
	v_or_b16 v12.h, v11.l, v11.h
	v_mul_lo_u32 v4, v4, v12
	global_store_b32 v1, v4, s[6:7]
	s_endpgm
