; proved for all inputs
; k: 128 bytes more of LDS would leave 2 of 33 LDS cycles of a wave, with 12 waves a SIMD in place of 16
; LDS bytes 0 to 4095: now from 0, columns of 4 bytes exclusive-ored with 5 bits of the row of 128 bytes
; k: 33 LDS cycles of a wave become 2, 2 without conflicts (model); 4096 bytes of LDS
k:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v0
	global_load_b32 v2, v1, s[4:5]
	v_and_b32_e32 v3, 31, v0
	v_lshrrev_b32_e32 v4, 5, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v3, 7, v3
	v_lshl_add_u32 v0, v4, 2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_bfe_u32 v3, v0, 7, 5
	v_lshlrev_b32_e32 v3, 2, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_xor_b32_e32 v0, v0, v3
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_bfe_u32 v0, v1, 7, 5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v0, 2, v0
	v_xor_b32_e32 v0, v1, v0
	ds_load_b32 v5, v0
	s_lshl_b32 s12, s15, 8
	s_delay_alu instid0(SALU_CYCLE_1)
	v_add_nc_u32_e32 v6, s12, v1
	s_waitcnt lgkmcnt(0)
	global_store_b32 v6, v5, s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 4096
; .amdhsa_next_free_vgpr 7
