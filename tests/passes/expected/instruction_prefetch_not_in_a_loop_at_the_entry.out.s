; proved for all inputs
; k: s_set_inst_prefetch_distance has no place before the code, which is a loop from its first instruction on
; k: .amdhsa_inst_pref_size 1, for 16 bytes of code
k:
.Lloop:
	s_add_i32 s3, s3, 1
	s_cmp_lg_u32 s3, 9
	s_cbranch_scc1 .Lloop
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 1
; .amdhsa_inst_pref_size 1
