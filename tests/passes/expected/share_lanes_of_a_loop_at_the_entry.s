; pipeline: share-lanes{loads=2}
; lds: 1024
; vgprs: 32
; assume: full-waves
; change: \ts_load_b128 s[4:7] => .Lloop:\n\ts_load_b128 s[4:7]
; change: s_waitcnt lgkmcnt(0)\n.Lloop: => s_waitcnt lgkmcnt(0)
; claim: there is no place before its loop
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v2, 0x3c, v0
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v12, 0
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
.Lloop:
	ds_load_b128 v[4:7], v2
	ds_load_b64 v[8:9], v2 offset:8
	s_add_i32 s10, s10, 1
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v12, v4, v5
	v_fmac_f32_e32 v12, v6, v7
	v_fmac_f32_e32 v12, v8, v9
	s_cmp_lt_u32 s10, s8
	s_cbranch_scc1 .Lloop
	global_store_b32 v1, v12, s[6:7]
