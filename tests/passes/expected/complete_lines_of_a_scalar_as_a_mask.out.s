; left as it is
; k: left as it is: other ids: line 22: 'v_cndmask_b32_e64 v3, v3, 1.0, s8' reads its lane's bit of a scalar that is no mask of lanes
