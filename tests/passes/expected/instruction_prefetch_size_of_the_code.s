; pipeline: instruction-prefetch
; claim: Adds `.amdhsa_inst_pref_size` with the size of the code as the assembler finds it, in units of 128 bytes
	v_mov_b32_e32 v1, 0
