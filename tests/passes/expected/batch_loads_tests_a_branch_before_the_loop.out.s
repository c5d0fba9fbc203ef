; proved under --assume 'n <= 4096'
; the accesses of .Lloop are batched under a guard: (n - 1) & -8 < n + 1
k:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s10, s8, 1
	s_cmp_gt_i32 s8, 0
	s_cbranch_scc0 .Lend
	s_add_u32 s16, s8, -1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s17, s16, -8
	s_cmp_ge_i32 s17, s10
	s_cbranch_scc1 .Lloop_fallback
	s_mov_b64 s[18:19], s[4:5]
	v_lshlrev_b32_e32 v1, 2, v0
.Lloop:
	global_load_b32 v6, v1, s[18:19]
	s_waitcnt vmcnt(0)
.Lskip:
	s_add_u32 s18, s18, 32
	s_addc_u32 s19, s19, 0
	v_add_f32_e32 v3, v3, v6
	s_add_i32 s2, s2, 8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s2, s8
	s_cbranch_scc1 .Lloop
.Lend:
	v_lshlrev_b32_e32 v1, 2, v0
	global_store_b32 v1, v3, s[6:7]
	s_endpgm
.Lloop_fallback:
	s_cmp_ge_i32 s2, s10
	s_cbranch_scc1 .Lskip_fallback
	v_add_nc_u32_e32 v4, s2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v4, vcc_lo, s4, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s5, v5, vcc_lo
	global_load_b32 v6, v[4:5], off
	s_waitcnt vmcnt(0)
.Lskip_fallback:
	v_add_f32_e32 v3, v3, v6
	s_add_i32 s2, s2, 8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lt_i32 s2, s8
	s_cbranch_scc1 .Lloop_fallback
	s_branch .Lend
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 7
