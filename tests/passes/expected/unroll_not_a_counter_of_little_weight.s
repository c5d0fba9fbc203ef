; pipeline: unroll
; claim: its trip count is not known, and the loop counter is a small part of its issue cost
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
.Lloop:
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	v_fmac_f32_e32 v2, v3, v4
	s_add_i32 s2, s2, 1
	s_cmp_lg_u32 s2, s8
	s_cbranch_scc1 .Lloop
	global_store_b32 v1, v2, s[6:7]
