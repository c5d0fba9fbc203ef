; pipeline: relax-fences
; lds: 2048
; block: 256
; claim: only some waves may come to the barrier on line n
	v_cmp_gt_u32_e32 vcc_lo, 64, v0
	s_cbranch_vccz .Lpast
	s_barrier
	buffer_gl0_inv
.Lpast:
