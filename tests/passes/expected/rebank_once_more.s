; pipeline: rebank
; lds: 32768
; vgprs: 48
; claim: finds nothing to improve: the model's cost of its loops would go from X to Y
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	v_dual_mov_b32 v16, 0 :: v_dual_lshlrev_b32 v1, 4, v0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v18, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v20, 0
	v_dual_mov_b32 v19, 0 :: v_dual_mov_b32 v22, 0
	v_dual_mov_b32 v21, 0 :: v_dual_mov_b32 v24, 0
	v_dual_mov_b32 v23, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v25, 0 :: v_dual_mov_b32 v28, 0
	v_dual_mov_b32 v27, 0 :: v_dual_mov_b32 v30, 0
	v_mov_b32_e32 v29, 0
	s_mov_b32 s2, 0
.Lloop:
	ds_load_b128 v[3:6], v1
	ds_load_b128 v[9:12], v1 offset:1024
	s_add_i32 s2, s2, 1
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v15, v3, v9 :: v_dual_fmac_f32 v20, v4, v10
	v_dual_fmac_f32 v16, v3, v10 :: v_dual_fmac_f32 v19, v4, v9
	v_dual_fmac_f32 v17, v3, v11 :: v_dual_fmac_f32 v22, v4, v12
	v_dual_fmac_f32 v18, v3, v12 :: v_dual_fmac_f32 v21, v4, v11
	v_dual_fmac_f32 v23, v5, v9 :: v_dual_fmac_f32 v28, v6, v10
	v_dual_fmac_f32 v24, v5, v10 :: v_dual_fmac_f32 v27, v6, v9
	v_dual_fmac_f32 v25, v5, v11 :: v_dual_fmac_f32 v30, v6, v12
	v_dual_fmac_f32 v26, v5, v12 :: v_dual_fmac_f32 v29, v6, v11
	v_add_nc_u32_e32 v1, 16, v1
	s_cmp_lt_i32 s2, s8
	s_cbranch_scc1 .Lloop
	v_lshlrev_b32_e32 v1, 6, v0
	s_clause 0x3
	global_store_b128 v1, v[15:18], s[6:7] offset:0
	global_store_b128 v1, v[19:22], s[6:7] offset:16
	global_store_b128 v1, v[23:26], s[6:7] offset:32
	global_store_b128 v1, v[27:30], s[6:7] offset:48
