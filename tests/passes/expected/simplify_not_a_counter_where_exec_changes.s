; pipeline: simplify
; claim: Loops that change EXEC stay.
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	s_mov_b32 s9, 0
	v_mov_b32_e32 v3, 0
	v_mul_lo_u32 v4, v0, s8
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .Lend
.Lloop:
	s_mov_b32 s10, exec_lo
	s_mov_b32 exec_lo, s8
	v_add_nc_u32_e32 v4, 32, v4
	s_mov_b32 exec_lo, s10
	v_lshlrev_b32_e32 v5, 2, v4
	global_load_b32 v6, v5, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, v6, v3
	s_add_i32 s9, s9, 1
	s_cmp_lt_u32 s9, s8
	s_cbranch_scc1 .Lloop
.Lend:
	global_store_b32 v1, v3, s[6:7]
