; pipeline: respill
; private: 64
; claim: Stores that no load needs any more go
; claim: Where no access is left, descriptor and metadata ask for no private memory
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v3, v1, s[4:5]
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v3, off offset:8
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v4, v3
	global_store_b32 v1, v4, s[6:7]
