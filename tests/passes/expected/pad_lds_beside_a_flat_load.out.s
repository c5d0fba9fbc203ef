; left as it is
; k: left as it is: line 17: flat_load_b32 may point into LDS
