; pipeline: cu-mode
; change: .amdhsa_next_free_vgpr 32 => .amdhsa_workgroup_processor_mode 0\n		.amdhsa_next_free_vgpr 32
; claim: it is in CU mode already
	v_mov_b32_e32 v1, 0
