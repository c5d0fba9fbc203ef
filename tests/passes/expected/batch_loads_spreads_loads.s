; pipeline: batch-loads
; claim: Loads of a block in a loop that are together are spread: chunks of two (`--chunk N`, 0: leave them)
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 4, v0
	s_mov_b32 s2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
.Lloop:
	global_load_b32 v8, v1, s[4:5] offset:0
	global_load_b32 v9, v1, s[4:5] offset:4
	global_load_b32 v10, v1, s[4:5] offset:8
	global_load_b32 v11, v1, s[4:5] offset:12
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	v_fma_f32 v3, v3, v3, 1.0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v3, v8
	v_add_f32_e32 v3, v3, v9
	v_add_f32_e32 v3, v3, v10
	v_add_f32_e32 v3, v3, v11
	v_add_nc_u32_e32 v1, 64, v1
	s_add_i32 s2, s2, 1
	s_cmp_lg_u32 s2, 9
	s_cbranch_scc1 .Lloop
	v_lshlrev_b32_e32 v1, 2, v0
	global_store_b32 v1, v3, s[6:7]
