; pipeline: unroll
; lds: 1024
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v0
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v3, 0
	v_and_b32_e32 v4, 0x3c, v1
	s_mov_b32 s2, 0
.Lrows:
	ds_load_b32 v5, v4
	s_add_i32 s2, s2, 1
	v_add_nc_u32_e32 v4, 64, v4
	s_cmp_lg_u32 s2, 4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v5
	s_cbranch_scc1 .Lrows
	global_store_b32 v1, v3, s[6:7]
