; proved for all inputs
; k: applied bytes-in-halves 2 times
k:
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mul_u32_u24_e32 v2, 5, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v3, v1, s[4:5]
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_u8 v4, v2
	ds_load_u8 v0, v2 offset:21
	ds_load_u8 v12, v2 offset:16
	ds_load_u8 v3, v2 offset:37
	ds_load_u8_d16_hi v12, v2 offset:58
	ds_load_u8_d16_hi v3, v2 offset:79
	ds_load_u8_d16_hi v4, v2 offset:42
	ds_load_u8_d16_hi v0, v2 offset:63
	s_waitcnt lgkmcnt(0)
	v_lshl_or_b32 v4, v0, 8, v4
	v_lshl_or_b32 v12, v3, 8, v12
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v4, v4, v12
	global_store_b32 v1, v4, s[6:7]
	s_endpgm
	s_endpgm
; .amdhsa_group_segment_fixed_size 1024
; .amdhsa_next_free_vgpr 13
