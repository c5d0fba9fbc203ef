; left as it is
; k: left as it is: other ids: line 22: 'v_cmpx_gt_f32_e32 0, v3' switches lanes off
