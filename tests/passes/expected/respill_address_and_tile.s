; pipeline: respill
; lds: 4096
; block: 256
; private: 32
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 4, v0
	v_xor_b32_e32 v2, 48, v1
	scratch_store_b32 off, v2, off
	ds_load_b128 v[4:7], v1
	s_waitcnt lgkmcnt(0)
	scratch_store_b128 off, v[4:7], off offset:16
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	global_store_b128 v1, v[4:7], s[6:7]
	scratch_load_b128 v[4:7], off, off offset:16
	scratch_load_b32 v2, off, off
	s_waitcnt vmcnt(0)
	global_store_b128 v2, v[4:7], s[6:7] offset:16
