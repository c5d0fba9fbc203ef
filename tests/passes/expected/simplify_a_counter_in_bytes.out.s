; proved for all inputs
; k: applied counters-in-bytes 1 times
; k: applied copies-read 1 times
k:
	s_clause 0x1
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
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v4, 2, v4
	s_cbranch_scc1 .Lend
.Lloop:
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	v_add_nc_u32_e32 v4, 0x80, v4
	global_load_b32 v6, v4, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, v6, v3
	s_add_i32 s9, s9, 1
	s_cmp_lt_u32 s9, s8
	s_cbranch_scc1 .Lloop
.Lend:
	global_store_b32 v1, v3, s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 7
