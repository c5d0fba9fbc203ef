; proved under --assume 'no-dynamic-lds'
; LDS bytes 0 to 4095: now from 0, columns of 4 bytes exclusive-ored with 5 bits of the row of 128 bytes
; k: 33 LDS cycles of a wave become 2, 2 without conflicts (model); 4096 bytes of LDS
k:
	s_load_b128 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v3, 31, v0
	v_lshrrev_b32_e32 v4, 5, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v3, 7, v3
	v_lshl_add_u32 v2, v4, 2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_bfe_u32 v3, v2, 7, 5
	v_lshlrev_b32_e32 v3, 2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v2, v2, v3
	ds_store_b32 v2, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_bfe_u32 v0, v1, 7, 5
	v_lshlrev_b32_e32 v0, 2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_xor_b32_e32 v0, v1, v0
	ds_load_b32 v5, v0
	s_waitcnt lgkmcnt(0)
	global_store_b32 v1, v5, s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 4096
; .amdhsa_next_free_vgpr 6
