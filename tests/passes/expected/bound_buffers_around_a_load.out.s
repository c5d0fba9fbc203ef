; proved under --assume '48-bit-pointers'; premise: no two waves race within a barrier interval (P3): the order of memory accesses differs
; k: of descriptors now: 2 accesses, 2 masks, 2 branches
k:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_lshl_b32 s9, s15, 6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v1, s9, v0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, s8, v1
	v_lshlrev_b32_e32 v1, 2, v1
	s_mov_b32 s16, s4
	s_pack_ll_b32_b16 s17, s5, 0
	s_mov_b32 s18, 1
	s_mov_b32 s19, 0x10016000
	v_cndmask_b32_e64 v3, 1, 0, vcc_lo
	v_mov_b32_e32 v4, v1
	buffer_load_b32 v2, v[3:4], s[16:19], 0 idxen offen offset:4
.Lpast:
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	s_mov_b32 s20, s6
	s_pack_ll_b32_b16 s21, s7, 0
	s_mov_b32 s22, 1
	s_mov_b32 s23, 0x10016000
	v_cndmask_b32_e64 v3, 1, 0, vcc_lo
	v_mov_b32_e32 v4, v1
	buffer_store_b32 v2, v[3:4], s[20:23], 0 idxen offen
.Lend:
	s_endpgm
	s_endpgm
; .amdhsa_group_segment_fixed_size 0
; .amdhsa_next_free_vgpr 5
