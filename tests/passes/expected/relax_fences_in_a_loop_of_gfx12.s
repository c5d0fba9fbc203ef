; pipeline: relax-fences
; lds: 2048
; block: 256
; change: gfx1100 => gfx1201
; claim: decides no more than what is written between
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s8, 8
	s_wait_kmcnt 0x0
.Lloop:
	ds_store_b32 v1, v2
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b32 v5, v1 offset:128
	s_wait_dscnt 0x0
	v_cmp_gt_i32_e32 vcc_lo, v5, v2
	s_wait_alu depctr_va_vcc(0)
	s_and_saveexec_b32 s9, vcc_lo
	s_cbranch_execz .Lover
	v_add_nc_u32_e32 v2, v2, v5
.Lover:
	s_wait_alu depctr_sa_sdst(0)
	s_or_b32 exec_lo, exec_lo, s9
	s_add_co_i32 s8, s8, -1
	s_wait_loadcnt_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lloop
	global_store_b32 v1, v2, s[6:7]
