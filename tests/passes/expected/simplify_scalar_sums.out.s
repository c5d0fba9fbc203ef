; proved for all inputs
; k: applied scalar-sums 1 times
k:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_mov_b32 s9, 0
	s_waitcnt vmcnt(0)
.Lloop:
	s_add_i32 s10, s8, s9
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_add_i32 s2, s10, 0xd76aa478
	s_add_i32 s9, s9, 1
	s_cmp_lt_u32 s9, 64
	v_add3_u32 v3, v0, v2, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_alignbit_b32 v2, v3, v3, 25
	s_cbranch_scc1 .Lloop
	global_store_b32 v1, v2, s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 4
