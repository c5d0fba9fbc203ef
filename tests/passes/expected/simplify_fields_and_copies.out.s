; proved for all inputs
; k: applied nothing-added 1 times
; k: applied subtraction-if-not-below 1 times
; k: applied product-with-a-power-of-two-plus-one 1 times
; k: applied product-of-24-bits 1 times
; k: applied mask-after-arithmetic-shift 1 times
k:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	v_and_b32_e32 v3, 7, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b32_e32 v4, 2, v3
	s_waitcnt vmcnt(0)
	v_bfe_u32 v5, v2, v4, 4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mul_u32_u24_e32 v6, v5, v3
	v_lshl_add_u32 v7, v2, 2, v2
	v_subrev_nc_u32_e32 v8, s8, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_min_u32_e32 v7, v7, v8
	v_xor_b32_e32 v6, v6, v7
	global_store_b32 v1, v6, s[6:7]
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 9
