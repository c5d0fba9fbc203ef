; pipeline: bound-buffers
; claim: a descriptor's base has 48 bits, and its pointers may have more
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, s8, v0
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .Lpast
	global_load_b32 v2, v1, s[4:5]
.Lpast:
	s_or_b32 exec_lo, exec_lo, s2
	s_waitcnt vmcnt(0)
	global_store_b32 v1, v2, s[6:7]
