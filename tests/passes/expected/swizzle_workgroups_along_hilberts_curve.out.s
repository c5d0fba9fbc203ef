; proved under --assume 'no data races between work-items'
; k: the 96 workgroups of a grid of 64 by 64 that run first load 24 lines of 128 bytes in their first iterations, 64 in the order of the hardware
k:
	s_load_b64 s[2:3], s[0:1], 0x18
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s15, 3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_mul_i32 s4, s4, s2
	s_add_u32 s4, s4, s14
	s_lshr_b32 s6, s2, 30
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s6, 0
	s_cselect_b32 s3, s3, 0
	s_or_b32 s5, s15, 3
	s_lshr_b32 s6, s4, 2
	s_and_b32 s7, s4, 3
	s_and_b32 s4, s4, 15
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_lshl_b32 s4, s4, 2
	s_mov_b32 s8, 0x67321540
	s_mov_b32 s9, 0xc89defba
	s_lshr_b64 s[8:9], s[8:9], s4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s8, s8, 15
	s_lshr_b32 s4, s8, 2
	s_and_b32 s8, s8, 3
	s_and_not1_b32 s9, s6, 3
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_or_b32 s4, s4, s9
	s_or_b32 s9, s6, 3
	s_cmp_lt_u32 s9, s2
	s_cselect_b32 s6, s4, s6
	s_cselect_b32 s7, s8, s7
	s_and_not1_b32 s4, s15, 3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s7, s7, s4
	s_cmp_lt_u32 s5, s3
	s_cselect_b32 s14, s6, s14
	s_cselect_b32 s15, s7, s15
	s_load_b128 s[4:7], s[0:1], 0x0
	s_lshl_b32 s8, s14, 10
	s_lshl_b32 s9, s15, 10
	v_lshlrev_b32_e32 v1, 2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v2, s8, v1
	v_add_nc_u32_e32 v3, s9, v1
	s_waitcnt lgkmcnt(0)
	s_clause 0x1
	global_load_b32 v4, v2, s[4:5]
	global_load_b32 v5, v3, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v5
	global_store_b32 v2, v4, s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 65536
; .amdhsa_next_free_vgpr 6
