; pipeline: double-buffer
; lds: 1024
; block: 256
; claim: only some waves of a workgroup may come to this barrier
	s_load_b128 s[4:7], s[0:1], 0x0
	    s_load_b32 s8, s[0:1], 0x10
	    s_waitcnt lgkmcnt(0)
	
	    v_lshlrev_b32_e32 v1, 2, v0
	    v_xor_b32_e32 v2, 0x3fc, v1
	    v_mov_b32_e32 v5, 0
	    s_mov_b32 s10, 0
	
	    global_load_b32 v3, v1, s[4:5]
	    s_waitcnt vmcnt(0)
	    ds_store_b32 v1, v3
	    s_waitcnt lgkmcnt(0)
	    s_barrier
	
.Lloop:
	    s_add_i32 s10, s10, 1
	    s_cmp_lt_i32 s10, s8
	    s_cselect_b32 s11, -1, 0
	    s_cbranch_scc0 .Lread
	    s_add_u32 s4, s4, 0x400
	    s_addc_u32 s5, s5, 0
	    global_load_b32 v3, v1, s[4:5]
.Lread:
	
	    ds_load_b32 v4, v2
	    s_waitcnt lgkmcnt(0)
	    v_add_nc_u32_e32 v5, v5, v4
	
	    s_waitcnt vmcnt(0)
	    s_barrier
	    v_cmp_lt_u32_e32 vcc_lo, 31, v0
	    s_cbranch_vccnz .Lnext
	    ds_store_b32 v1, v3
.Lnext:
	    s_waitcnt lgkmcnt(0)
	    s_barrier
	
	    s_cmp_lt_i32 s10, s8
	    s_cbranch_scc1 .Lloop
	
	    s_lshl_b32 s12, s15, 10
	    v_add_nc_u32_e32 v6, s12, v1
	    global_store_b32 v6, v5, s[6:7]
