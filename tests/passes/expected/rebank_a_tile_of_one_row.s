; pipeline: rebank
; lds: 1024
; vgprs: 96
; claim: ...: N of them, from line M on, share the factor vN, a tile of one row
	s_mov_b32 s9, 8
.L0:
	ds_load_b128 v[40:43], v1 offset:0
	ds_load_b128 v[44:47], v1 offset:16
	ds_load_b128 v[48:51], v1 offset:32
	ds_load_b128 v[52:55], v1 offset:48
	ds_load_b32 v60, v1 offset:64
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v4, v60, v40
	v_fmac_f32_e32 v5, v60, v41
	v_fmac_f32_e32 v6, v60, v42
	v_fmac_f32_e32 v7, v60, v43
	v_fmac_f32_e32 v8, v60, v44
	v_fmac_f32_e32 v9, v60, v45
	v_fmac_f32_e32 v10, v60, v46
	v_fmac_f32_e32 v11, v60, v47
	v_fmac_f32_e32 v12, v60, v48
	v_fmac_f32_e32 v13, v60, v49
	v_fmac_f32_e32 v14, v60, v50
	v_fmac_f32_e32 v15, v60, v51
	v_fmac_f32_e32 v16, v60, v52
	v_fmac_f32_e32 v17, v60, v53
	v_fmac_f32_e32 v18, v60, v54
	v_fmac_f32_e32 v19, v60, v55
	s_sub_i32 s9, s9, 1
	s_cmp_lg_u32 s9, 0
	s_cbranch_scc1 .L0
