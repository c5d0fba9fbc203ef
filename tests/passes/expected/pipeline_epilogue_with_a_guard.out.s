; proved for all inputs; premise: no two waves race within a barrier interval (P3): the order of memory accesses differs
; 3 loads of k pass stores, up to 3 ahead, under a guard: n >= 64; 1845 cycles become 531 (model of one wave)
k:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s10, s8
	s_mov_b32 s11, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_lshl_b64 s[10:11], s[10:11], 2
	v_add_co_u32 v2, s9, s6, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s7, 0, s9
	s_cmp_lt_u32 s8, 64
	s_cbranch_scc1 .Lk_fallback
	global_load_b32 v8, v[2:3], off
	v_add_co_u32 v0, vcc_lo, v2, s10
	v_add_co_ci_u32_e32 v1, vcc_lo, s11, v3, vcc_lo
	global_load_b32 v9, v[0:1], off
	v_add_co_u32 v4, vcc_lo, v0, s10
	v_add_co_ci_u32_e32 v5, vcc_lo, s11, v1, vcc_lo
	global_load_b32 v10, v[4:5], off
	v_add_co_u32 v6, vcc_lo, v4, s10
	v_add_co_ci_u32_e32 v7, vcc_lo, s11, v5, vcc_lo
	global_load_b32 v11, v[6:7], off
	s_waitcnt vmcnt(3)
	v_add_f32_e32 v8, 1.0, v8
	global_store_b32 v[2:3], v8, off
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v2, 1.0, v9
	global_store_b32 v[0:1], v2, off
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, 1.0, v10
	global_store_b32 v[4:5], v0, off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, 1.0, v11
	global_store_b32 v[6:7], v4, off
	s_endpgm
.Lk_fallback:
	global_load_b32 v4, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, 1.0, v4
	global_store_b32 v[2:3], v4, off
	v_add_co_u32 v2, vcc_lo, v2, s10
	v_add_co_ci_u32_e32 v3, vcc_lo, s11, v3, vcc_lo
	global_load_b32 v4, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, 1.0, v4
	global_store_b32 v[2:3], v4, off
	v_add_co_u32 v2, vcc_lo, v2, s10
	v_add_co_ci_u32_e32 v3, vcc_lo, s11, v3, vcc_lo
	global_load_b32 v4, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, 1.0, v4
	global_store_b32 v[2:3], v4, off
	v_add_co_u32 v2, vcc_lo, v2, s10
	v_add_co_ci_u32_e32 v3, vcc_lo, s11, v3, vcc_lo
	global_load_b32 v4, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, 1.0, v4
	global_store_b32 v[2:3], v4, off
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 12
