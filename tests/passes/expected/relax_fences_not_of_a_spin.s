; pipeline: relax-fences
; lds: 2048
; block: 256
; claim: the branch on line n, in a loop, depends on loaded data
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
.Lspin:
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .Lspin
	s_barrier
	buffer_gl0_inv
	global_store_b32 v1, v2, s[6:7]
