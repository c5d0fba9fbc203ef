; proved for all inputs
; k: now in CU mode: a workgroup is 2 waves with 0 bytes of LDS; a CU holds 32 waves with these registers, and 65536 bytes of LDS; CU mode makes no significant difference by the model: waves per SIMD 16 in WGP mode, 16 in CU mode; 32 workgroups on a WGP, 16 on each of its CUs; no LDS accesses, so nothing comes nearer
k:
	v_mov_b32_e32 v1, 0
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 32
; .amdhsa_workgroup_processor_mode 0
