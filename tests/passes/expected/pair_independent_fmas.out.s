; proved for all inputs
k:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	v_dual_mov_b32 v8, 0 :: v_dual_lshlrev_b32 v1, 4, v0
	global_load_b128 v[4:7], v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v9, 0 :: v_dual_fmac_f32 v8, v4, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v9, v6, v7 :: v_dual_add_f32 v8, 1.0, v8
	v_mul_f32_e32 v9, 0.5, v9
	global_store_b64 v1, v[8:9], s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 10
