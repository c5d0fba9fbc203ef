; pipeline: batch-loads
; claim: ... may not fit 32 bits
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b32 s2, 0
	s_mov_b32 s9, 64
.Lloop:
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[4:5], 30, v[4:5]
	v_add_co_u32 v4, vcc_lo, s9, v4
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	v_add_co_u32 v4, vcc_lo, s4, v4
	v_add_co_ci_u32_e64 v5, null, s5, v5, vcc_lo
	global_load_b32 v6, v[4:5], off
	s_add_i32 s9, s9, s8
	s_add_i32 s2, s2, 1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v3, v6
	s_cmp_lg_u32 s2, 4
	s_cbranch_scc1 .Lloop
	v_lshlrev_b32_e32 v1, 2, v0
	global_store_b32 v1, v3, s[6:7]
