; pipeline: stream
; block: 128
; claim: stores of a loop through an argument that the kernel never reads
; claim: loads of a loop through an argument that it never stores to
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_lshl_b32 s9, s15, 16
	v_lshlrev_b32_e32 v1, 2, v0
	v_add_nc_u32_e32 v1, s9, v1
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
.Lloop:
	global_load_b32 v2, v1, s[4:5]
	s_add_i32 s2, s2, 1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	global_store_b32 v1, v2, s[4:5]
	v_add_nc_u32_e32 v1, 0x1000, v1
	s_cmp_lt_u32 s2, s8
	s_cbranch_scc1 .Lloop
