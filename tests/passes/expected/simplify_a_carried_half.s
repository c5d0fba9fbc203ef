; pipeline: simplify
; claim: Reads the upper half of a word in the word itself where a loop carries both to its next iteration
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	s_mov_b32 s9, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, v1
	v_lshrrev_b32_e32 v5, 16, v2
.Lloop:
	v_perm_b32 v6, v5, v2, 0x5040100
	v_add_nc_u32_e32 v3, v6, v3
	v_add_nc_u32_e32 v4, 4, v4
	global_load_b32 v2, v4, s[4:5]
	s_add_i32 s9, s9, 1
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v5, 16, v2
	s_cmp_lt_u32 s9, s8
	s_cbranch_scc1 .Lloop
.Lend:
	global_store_b32 v1, v3, s[6:7]
