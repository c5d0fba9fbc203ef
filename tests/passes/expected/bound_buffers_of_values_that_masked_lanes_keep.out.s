; left as it is
; k: left as it is: 'global_load_b32 v2, v1, s[4:5]' of line 15 loads into a register that masked lanes keep
