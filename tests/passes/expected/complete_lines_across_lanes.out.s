; left as it is
; k: left as it is: other ids: line 22: 'v_mov_b32_dpp v3, v3 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf' is about other lanes
