; pipeline: instruction-prefetch{distance=1}
; claim: s_set_inst_prefetch_distance has no place before the code, which is a loop from its first instruction on
.Lloop:
	s_add_i32 s3, s3, 1
	s_cmp_lg_u32 s3, 9
	s_cbranch_scc1 .Lloop
