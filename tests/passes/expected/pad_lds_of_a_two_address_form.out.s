; proved for all inputs
; LDS bytes 0 to 4095: now from 0, 4 bytes after every 128
; k: 33 LDS cycles of a wave become 3, 3 without conflicts (model); 4224 bytes of LDS
k:
	s_load_b128 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v6, 2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 7, v6
	v_lshl_add_u32 v6, v1, 2, v6
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v3, 15, v0
	v_lshrrev_b32_e32 v4, 5, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_u32_u24_e32 v5, 0x84, v3
	v_lshl_add_u32 v2, v4, 2, v5
	ds_store_b32 v2, v0
	ds_store_b32 v2, v0 offset:1056
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b32 v5, v6
	s_waitcnt lgkmcnt(0)
	global_store_b32 v1, v5, s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 4224
; .amdhsa_next_free_vgpr 7
