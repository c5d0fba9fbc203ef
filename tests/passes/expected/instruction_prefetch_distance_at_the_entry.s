; pipeline: instruction-prefetch{distance=2}
; claim: With `distance=1` to `3` also one `s_set_inst_prefetch_distance` as the first instruction
	v_mov_b32_e32 v1, 0
