; pipeline: pipeline
; block: 256
; claim: ... belongs to its exit test or to its addresses
; claim: in groups: ... the memory operations differ, or their order
	s_load_b128 s[4:7], s[0:1], 0x0
	    s_load_b32 s8, s[0:1], 0x10
	    s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, v0
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s10, 0
	v_cmp_gt_i32_e32 vcc_lo, s8, v0
	s_and_saveexec_b32 s11, vcc_lo
	s_cbranch_execz .Lend
.Lloop:
	global_load_b32 v3, v2, s[4:5]
	v_add_nc_u32_e32 v1, 48, v1
	v_add_nc_u32_e32 v2, 192, v2
	s_waitcnt vmcnt(0)
	v_dual_add_f32 v4, v3, v4 :: v_dual_mov_b32 v7, v0
	global_store_b32 v2, v4, s[4:5]
	v_cmp_le_i32_e32 vcc_lo, s8, v1
	s_or_b32 s10, vcc_lo, s10
	s_and_not1_b32 exec_lo, exec_lo, s10
	s_cbranch_execnz .Lloop
.Lend:
	s_or_b32 exec_lo, exec_lo, s11
	s_lshl_b32 s12, s15, 8
	v_lshl_add_u32 v6, v0, 2, s12
	global_store_b32 v6, v4, s[6:7]
