; left as it is
; k: left as it is: other ids: line 15: 'global_load_b32 v5, v3, s[4:5] glc' may wait for another workgroup
