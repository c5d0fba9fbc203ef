; left as it is
; k: left as it is: 'v_add_nc_u32_e32 v1, 4, v1' of line 16 computes what masked lanes use later
