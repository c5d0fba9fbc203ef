; pipeline: rebank
; vgprs: 64
; assume: full-waves
; claim: a matrix product of which two of A, B and C begin in one bank takes 34 cycles instead of 32
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s10, 0
	global_load_b128 v[16:19], v1, s[4:5] offset:64
	global_load_b128 v[20:23], v1, s[4:5] offset:80
	global_load_b128 v[24:27], v1, s[4:5] offset:96
	global_load_b128 v[28:31], v1, s[4:5] offset:112
	global_load_b128 v[32:35], v1, s[4:5] offset:128
	global_load_b128 v[36:39], v1, s[4:5] offset:144
	s_waitcnt vmcnt(0)
.Lloop:
	v_wmma_f32_16x16x16_f16 v[32:39], v[16:23], v[24:31], v[32:39]
	s_add_i32 s10, s10, 1
	s_cmp_lg_u32 s10, 9
	s_cbranch_scc1 .Lloop
	global_store_b128 v1, v[32:35], s[6:7]
