; pipeline: cu-mode
	v_mov_b32_e32 v1, 0
