; pipeline: swizzle-workgroups
; change: gfx1100 => gfx1201
; claim: this chip has workgroup ids elsewhere than in SGPRs
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1.0
