; left as it is
; k: left as it is: other ids: line 23: 'v_add_f32_e32 v3, vcc_lo, v3' reads a mask of lanes as a number
