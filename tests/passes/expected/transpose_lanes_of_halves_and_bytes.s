; pipeline: transpose-lanes{always=true}
; lds: 1024
; block: 64
; vgprs: 24
; assume: full-waves
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 4, v0
	v_and_b32_e32 v11, 15, v0
	v_lshlrev_b32_e32 v2, 1, v11
	v_mov_b32_e32 v12, 0
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
.Lloop:
	global_load_b128 v[4:7], v1, s[4:5]
	s_waitcnt vmcnt(0)
	ds_store_b128 v1, v[4:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_u16_d16 v8, v2
	ds_load_u8 v13, v11 offset:16
	ds_load_u8 v14, v11 offset:96
	ds_load_u8 v15, v11 offset:176
	ds_load_u8 v16, v11 offset:256
	s_waitcnt lgkmcnt(4)
	ds_load_u16_d16_hi v8, v2 offset:144
	s_waitcnt lgkmcnt(0)
	v_lshl_or_b32 v13, v14, 8, v13
	v_lshl_or_b32 v15, v16, 8, v15
	v_lshl_or_b32 v9, v15, 16, v13
	s_add_i32 s10, s10, 1
	v_xor_b32_e32 v12, v12, v8
	v_mul_lo_u32 v12, v12, v9
	s_barrier
	s_cmp_lt_u32 s10, s8
	s_cbranch_scc1 .Lloop
	v_lshlrev_b32_e32 v3, 2, v0
	global_store_b32 v3, v12, s[6:7]
	s_endpgm
