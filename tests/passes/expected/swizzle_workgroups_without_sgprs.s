; pipeline: swizzle-workgroups{rows=4}
; lds: 65536
; assume: no data races between work-items
; change: .amdhsa_kernarg_size 20 => .amdhsa_kernarg_size 32
; change: .amdhsa_user_sgpr_count 15 => .amdhsa_user_sgpr_count 14\n\t\t.amdhsa_system_sgpr_workgroup_id_y 1
; change: .name:           n\n => .name:           n\n      - .offset:         24\n        .size:           4\n        .value_kind:     hidden_block_count_x\n      - .offset:         28\n        .size:           4\n        .value_kind:     hidden_block_count_y\n
; change: .kernarg_segment_size: 20 => .kernarg_segment_size: 32\n    .uniform_work_group_size: 1
; claim: it leaves no 8 SGPRs free at its entry
	v_add_nc_u32_e32 v6, s5, v0
	v_add_nc_u32_e32 v6, s12, v0
	v_add_nc_u32_e32 v6, s19, v0
	v_add_nc_u32_e32 v6, s26, v0
	v_add_nc_u32_e32 v6, s33, v0
	v_add_nc_u32_e32 v6, s40, v0
	v_add_nc_u32_e32 v6, s47, v0
	v_add_nc_u32_e32 v6, s54, v0
	v_add_nc_u32_e32 v6, s61, v0
	v_add_nc_u32_e32 v6, s68, v0
	v_add_nc_u32_e32 v6, s75, v0
	v_add_nc_u32_e32 v6, s82, v0
	v_add_nc_u32_e32 v6, s89, v0
	v_add_nc_u32_e32 v6, s96, v0
	v_add_nc_u32_e32 v6, s103, v0
	s_load_b128 s[4:7], s[0:1], 0x0
	s_lshl_b32 s8, s14, 10
	s_lshl_b32 s9, s15, 10
	v_lshlrev_b32_e32 v1, 2, v0
	v_add_nc_u32_e32 v2, s8, v1
	v_add_nc_u32_e32 v3, s9, v1
	s_waitcnt lgkmcnt(0)
	global_load_b32 v4, v2, s[4:5]
	global_load_b32 v5, v3, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v5
	global_store_b32 v2, v4, s[6:7]
