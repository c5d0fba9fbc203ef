; proved for all inputs
; 2 accesses have scalar bases under a guard: n <= 17039359
k:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, s8, v0
	s_cmp_gt_u32 s8, 0x103ffff
	s_cbranch_scc1 .Lk_fallback
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .Lend
	v_mad_u64_u32 v[2:3], null, s8, v0, v[0:1]
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v0, 2, v2
	global_load_b32 v4, v0, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v4
	global_store_b32 v0, v4, s[6:7]
.Lend:
	s_endpgm
.Lk_fallback:
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .Lend_fallback
	v_mad_u64_u32 v[2:3], null, s8, v0, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v2, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v3, vcc_lo, s5, v1, vcc_lo
	global_load_b32 v4, v[2:3], off
	v_add_co_u32 v0, vcc_lo, s6, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s7, v1, vcc_lo
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v4
	global_store_b32 v[0:1], v4, off
.Lend_fallback:
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 5
