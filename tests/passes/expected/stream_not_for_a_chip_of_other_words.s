; pipeline: stream
; change: gfx1100 => gfx1201
; claim: which words of gfx1201 mark data used once is not known here
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1.0
