; pipeline: priority
; claim: no loop has a stretch of 32 issues of FMAs
	s_mov_b32 s3, 4
.Lloop:
	v_fmac_f32_e32 v8, v1, v2
	v_fmac_f32_e32 v9, v1, v3
	s_sub_i32 s3, s3, 1
	s_cmp_lg_u32 s3, 0
	s_cbranch_scc1 .Lloop
