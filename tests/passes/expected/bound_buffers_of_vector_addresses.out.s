; left as it is
; k: left as it is: 'global_load_b32 v2, v[4:5], off' of line 15 has no scalar base and 32-bit offset
