; pipeline: transpose-lanes{always=true}
; lds: 1024
; vgprs: 24
; assume: full-waves
; claim: LDS stays what it was from the first of the loads to the last
	s_load_b32 s8, s[0:1], 0x10
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v2, 15, v0
	v_lshlrev_b32_e32 v2, 1, v2
	v_mov_b32_e32 v12, 0
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
.Lloop:
	ds_load_u16 v8, v2
	ds_store_b32 v1, v1
	ds_load_u16 v9, v2 offset:144
	s_waitcnt lgkmcnt(0)
	v_lshl_or_b32 v8, v9, 16, v8
	s_add_i32 s10, s10, 1
	v_xor_b32_e32 v12, v12, v8
	s_cmp_lt_u32 s10, s8
	s_cbranch_scc1 .Lloop
	global_store_b32 v1, v12, s[6:7]
