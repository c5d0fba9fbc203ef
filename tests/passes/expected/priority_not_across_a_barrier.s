; pipeline: priority
; claim: without a barrier in it
	s_mov_b32 s3, 4
.Lloop:
	v_fmac_f32_e32 v8, v0, v4
	v_fmac_f32_e32 v9, v1, v4
	v_fmac_f32_e32 v10, v2, v4
	v_fmac_f32_e32 v11, v3, v4
	v_fmac_f32_e32 v12, v0, v4
	v_fmac_f32_e32 v13, v1, v4
	v_fmac_f32_e32 v14, v2, v4
	v_fmac_f32_e32 v15, v3, v4
	v_fmac_f32_e32 v16, v0, v4
	v_fmac_f32_e32 v17, v1, v4
	v_fmac_f32_e32 v18, v2, v4
	v_fmac_f32_e32 v19, v3, v4
	v_fmac_f32_e32 v20, v0, v4
	v_fmac_f32_e32 v21, v1, v4
	v_fmac_f32_e32 v22, v2, v4
	v_fmac_f32_e32 v23, v3, v4
	s_barrier
	v_fmac_f32_e32 v8, v0, v5
	v_fmac_f32_e32 v9, v1, v5
	v_fmac_f32_e32 v10, v2, v5
	v_fmac_f32_e32 v11, v3, v5
	v_fmac_f32_e32 v12, v0, v5
	v_fmac_f32_e32 v13, v1, v5
	v_fmac_f32_e32 v14, v2, v5
	v_fmac_f32_e32 v15, v3, v5
	v_fmac_f32_e32 v16, v0, v5
	v_fmac_f32_e32 v17, v1, v5
	v_fmac_f32_e32 v18, v2, v5
	v_fmac_f32_e32 v19, v3, v5
	v_fmac_f32_e32 v20, v0, v5
	v_fmac_f32_e32 v21, v1, v5
	v_fmac_f32_e32 v22, v2, v5
	v_fmac_f32_e32 v23, v3, v5
	s_sub_i32 s3, s3, 1
	s_cmp_lg_u32 s3, 0
	s_cbranch_scc1 .Lloop
