; left as it is
; k: left as it is: other ids: line 22: 'v_mbcnt_lo_u32_b32 v3, -1, v3' depends on the number of a lane
