; pipeline: priority{level=2}
; lds: 1024
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s2, 0
.Lloop:
	global_load_b32 v2, v1, s[4:5]
	s_add_i32 s2, s2, 1
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_fmac_f32_e32 v4, v20, v24
	v_fmac_f32_e32 v5, v21, v24
	v_fmac_f32_e32 v6, v22, v24
	v_fmac_f32_e32 v7, v23, v24
	v_fmac_f32_e32 v8, v20, v25
	v_fmac_f32_e32 v9, v21, v25
	v_fmac_f32_e32 v10, v22, v25
	v_fmac_f32_e32 v11, v23, v25
	v_fmac_f32_e32 v12, v20, v26
	v_fmac_f32_e32 v13, v21, v26
	v_fmac_f32_e32 v14, v22, v26
	v_fmac_f32_e32 v15, v23, v26
	v_fmac_f32_e32 v16, v20, v27
	v_fmac_f32_e32 v17, v21, v27
	v_fmac_f32_e32 v18, v22, v27
	v_fmac_f32_e32 v19, v23, v27
	v_fmac_f32_e32 v4, v20, v24
	v_fmac_f32_e32 v5, v21, v24
	v_fmac_f32_e32 v6, v22, v24
	v_fmac_f32_e32 v7, v23, v24
	v_fmac_f32_e32 v8, v20, v25
	v_fmac_f32_e32 v9, v21, v25
	v_fmac_f32_e32 v10, v22, v25
	v_fmac_f32_e32 v11, v23, v25
	v_fmac_f32_e32 v12, v20, v26
	v_fmac_f32_e32 v13, v21, v26
	v_fmac_f32_e32 v14, v22, v26
	v_fmac_f32_e32 v15, v23, v26
	v_fmac_f32_e32 v16, v20, v27
	v_fmac_f32_e32 v17, v21, v27
	v_fmac_f32_e32 v18, v22, v27
	v_fmac_f32_e32 v19, v23, v27
	v_fmac_f32_e32 v4, v20, v24
	v_fmac_f32_e32 v5, v21, v24
	v_fmac_f32_e32 v6, v22, v24
	v_fmac_f32_e32 v7, v23, v24
	v_fmac_f32_e32 v8, v20, v25
	v_fmac_f32_e32 v9, v21, v25
	v_fmac_f32_e32 v10, v22, v25
	v_fmac_f32_e32 v11, v23, v25
	s_barrier
	s_cmp_lt_i32 s2, s8
	s_cbranch_scc1 .Lloop
	global_store_b32 v1, v4, s[6:7]
