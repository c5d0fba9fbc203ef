; left as it is
; k: left as it is: line 18: ds_append takes no address from a VGPR
