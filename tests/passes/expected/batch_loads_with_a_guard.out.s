; proved for all inputs
; the accesses of .Lloop are batched under a guard: n <= 715128831
k:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b32 s2, 0
	s_mov_b32 s9, 64
	s_cmp_gt_u32 s8, 0x2a9fffff
	s_cbranch_scc1 .Lloop_fallback
	s_add_u32 s16, s4, 0x100
	s_addc_u32 s17, s5, 0
	s_lshl_b32 s18, s8, 2
	v_lshlrev_b32_e32 v1, 2, v0
.Lloop:
	global_load_b32 v6, v1, s[16:17]
	s_add_u32 s16, s16, s18
	s_addc_u32 s17, s17, 0
	s_add_i32 s2, s2, 1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v3, v6
	s_cmp_lg_u32 s2, 4
	s_cbranch_scc1 .Lloop
.Lloop_exit:
	v_lshlrev_b32_e32 v1, 2, v0
	global_store_b32 v1, v3, s[6:7]
	s_endpgm
.Lloop_fallback:
	v_add_nc_u32_e32 v4, s9, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v4, vcc_lo, s4, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s5, v5, vcc_lo
	global_load_b32 v6, v[4:5], off
	s_add_i32 s9, s9, s8
	s_add_i32 s2, s2, 1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v3, v6
	s_cmp_lg_u32 s2, 4
	s_cbranch_scc1 .Lloop_fallback
	s_branch .Lloop_exit
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 7
