; pipeline: unroll{factor=2}
; lds: 4096
; claim: line N: ... among the instructions is not followed
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	v_lshlrev_b32_e32 v3, 6, v0
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
.Lloop:
	.long 0xbf800000
	ds_load_b32 v4, v3
	v_add_nc_u32_e32 v3, 4, v3
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v4
	s_add_i32 s2, s2, 1
	s_cmp_lg_u32 s2, 3
	s_cbranch_scc1 .Lloop
	global_store_b32 v1, v2, s[6:7]
