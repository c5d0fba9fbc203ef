; pipeline: cu-mode{when=helps}
; claim: CU mode makes no significant difference (both with `when=helps`)
	v_mov_b32_e32 v1, 0
