; left as it is
; k: left as it is: line 15: flat_load_b32 may point into LDS
