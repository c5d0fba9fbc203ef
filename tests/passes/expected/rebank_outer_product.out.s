; proved for all inputs
k:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	v_dual_mov_b32 v8, 0 :: v_dual_lshlrev_b32 v5, 4, v0
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v10, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v4, 0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v12, 0
	v_dual_mov_b32 v13, 0 :: v_dual_mov_b32 v14, 0
	v_dual_mov_b32 v15, 0 :: v_dual_mov_b32 v16, 0
	v_dual_mov_b32 v17, 0 :: v_dual_mov_b32 v18, 0
	v_mov_b32_e32 v19, 0
	s_mov_b32 s2, 0
.Lloop:
	ds_load_b64 v[22:23], v5
	ds_load_b64 v[26:27], v5 offset:8
	ds_load_b64 v[24:25], v5 offset:1024
	ds_load_b64 v[20:21], v5 offset:1032
	s_add_i32 s2, s2, 1
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v7, v22, v24 :: v_dual_fmac_f32 v2, v23, v25
	v_dual_fmac_f32 v8, v22, v25 :: v_dual_fmac_f32 v1, v23, v24
	v_dual_fmac_f32 v12, v26, v24 :: v_dual_fmac_f32 v17, v27, v25
	v_dual_fmac_f32 v13, v26, v25 :: v_dual_fmac_f32 v16, v27, v24
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v14, v26, v20 :: v_dual_fmac_f32 v19, v27, v21
	v_dual_fmac_f32 v15, v26, v21 :: v_dual_fmac_f32 v18, v27, v20
	v_dual_fmac_f32 v9, v22, v20 :: v_dual_fmac_f32 v4, v23, v21
	v_dual_fmac_f32 v10, v22, v21 :: v_dual_fmac_f32 v3, v23, v20
	v_add_nc_u32_e32 v5, 16, v5
	s_cmp_lt_i32 s2, s8
	s_cbranch_scc1 .Lloop
	v_lshlrev_b32_e32 v0, 6, v0
	s_clause 0x3
	global_store_b128 v0, v[7:10], s[6:7] offset:0
	global_store_b128 v0, v[1:4], s[6:7] offset:16
	global_store_b128 v0, v[12:15], s[6:7] offset:32
	global_store_b128 v0, v[16:19], s[6:7] offset:48
	s_endpgm
; .amdhsa_group_segment_fixed_size 32768
; .amdhsa_next_free_vgpr 28
