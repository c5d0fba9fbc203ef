; pipeline: instruction-prefetch{distance=3}
; change: .amdhsa_next_free_vgpr 32 => .amdhsa_inst_pref_size 5\n		.amdhsa_next_free_vgpr 32
; claim: A kernel that sets the distance somewhere (compilers do around short loops) gets no other one
; claim: its hints are kept
	s_set_inst_prefetch_distance 0x1
	v_mov_b32_e32 v1, 0
