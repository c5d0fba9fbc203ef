; proved under --assume 'no data races between work-items'
; k: the waves of a workgroup touch 320 lines of 128 bytes, 2048 before (accesses in loops count 8 times)
k:
	v_bfe_u32 v1, v0, 0, 4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v2, 4, v1
	v_bfe_u32 v1, v0, 4, 4
	v_lshl_or_b32 v0, v1, 0, v2
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_delay_alu instid0(VALU_DEP_1)
	v_and_b32_e32 v1, 15, v0
	v_lshrrev_b32_e32 v2, 4, v0
	s_lshl_b32 s9, s15, 4
	s_delay_alu instid0(VALU_DEP_2) | instid1(SALU_CYCLE_1)
	v_add_nc_u32_e32 v1, s9, v1
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v1, v1, s8
	v_lshl_add_u32 v1, v1, 2, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_lshl_add_u32 v1, v2, 2, v1
	s_mov_b32 s10, 0
.Lloop:
	global_load_b32 v3, v1, s[4:5]
	s_add_i32 s10, s10, 16
	s_waitcnt vmcnt(0)
	v_cmp_gt_f32_e32 vcc_lo, 0, v3
	s_not_b32 s12, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	v_cndmask_b32_e64 v3, v3, 1.0, s12
	global_store_b32 v1, v3, s[6:7]
	v_add_nc_u32_e32 v1, 64, v1
	s_cmp_lt_u32 s10, s8
	s_cbranch_scc1 .Lloop
	s_endpgm
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 4
