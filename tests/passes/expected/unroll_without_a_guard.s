; pipeline: unroll{factor=2,guard=false}
; claim: no guard may test how many iterations are left
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
.Lloop:
	v_add_nc_u32_e32 v2, v2, v0
	v_add_nc_u32_e32 v2, v2, v1
	s_add_i32 s2, s2, 1
	s_cmp_lt_i32 s2, s8
	s_cbranch_scc1 .Lloop
	global_store_b32 v1, v2, s[6:7]
