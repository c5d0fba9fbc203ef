; left as it is
; k: left as it is: line 15: ds_add_u32 in the loop
