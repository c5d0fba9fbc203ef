; claim: N VGPRs are live at once, the limit is M
; assume: LDS accesses in bounds
; pipeline: rebank
; most_vgprs: 16
; lds: 32768
; vgprs: 48
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 4, v0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_mov_b32 s2, 0
.Lloop:
	ds_load_b128 v[20:23], v1
	ds_load_b128 v[24:27], v1 offset:1024
	s_add_i32 s2, s2, 1
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v4, v20, v24
	v_fmac_f32_e32 v5, v20, v25
	v_fmac_f32_e32 v6, v20, v26
	v_fmac_f32_e32 v7, v20, v27
	v_fmac_f32_e32 v8, v21, v24
	v_fmac_f32_e32 v9, v21, v25
	v_fmac_f32_e32 v10, v21, v26
	v_fmac_f32_e32 v11, v21, v27
	v_fmac_f32_e32 v12, v22, v24
	v_fmac_f32_e32 v13, v22, v25
	v_fmac_f32_e32 v14, v22, v26
	v_fmac_f32_e32 v15, v22, v27
	v_fmac_f32_e32 v16, v23, v24
	v_fmac_f32_e32 v17, v23, v25
	v_fmac_f32_e32 v18, v23, v26
	v_fmac_f32_e32 v19, v23, v27
	v_add_nc_u32_e32 v1, 16, v1
	s_cmp_lt_i32 s2, s8
	s_cbranch_scc1 .Lloop
	v_lshlrev_b32_e32 v1, 6, v0
	global_store_b128 v1, v[4:7], s[6:7] offset:0
	global_store_b128 v1, v[8:11], s[6:7] offset:16
	global_store_b128 v1, v[12:15], s[6:7] offset:32
	global_store_b128 v1, v[16:19], s[6:7] offset:48
