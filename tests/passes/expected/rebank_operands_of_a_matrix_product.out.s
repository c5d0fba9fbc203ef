; proved under --assume 'full-waves'
; k: 1 of 1 matrix products begin in three banks, 0 did
k:
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	s_clause 0x5
	global_load_b128 v[19:22], v0, s[4:5] offset:64
	global_load_b128 v[23:26], v0, s[4:5] offset:80
	global_load_b128 v[1:4], v0, s[4:5] offset:96
	global_load_b128 v[5:8], v0, s[4:5] offset:112
	global_load_b128 v[10:13], v0, s[4:5] offset:128
	global_load_b128 v[14:17], v0, s[4:5] offset:144
	s_waitcnt vmcnt(0)
.Lloop:
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_wmma_f32_16x16x16_f16 v[10:17], v[19:26], v[1:8], v[10:17]
	s_add_i32 s10, s10, 1
	s_cmp_lg_u32 s10, 9
	s_cbranch_scc1 .Lloop
	global_store_b128 v0, v[10:13], s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 27
