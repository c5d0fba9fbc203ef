; pipeline: relax-fences
; lds: 2048
; block: 256
; claim: A barrier that may be followed by a store before the next one keeps its wait, though its invalidation may go
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
.Lloop:
	global_load_b32 v4, v1, s[4:5] offset:1024
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	ds_load_b32 v5, v1 offset:128
	s_add_i32 s8, s8, -1
	s_cmp_lg_u32 s8, 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v5
	v_add_nc_u32_e32 v2, v2, v4
	s_cbranch_scc1 .Lloop
	global_store_b32 v1, v2, s[6:7]
