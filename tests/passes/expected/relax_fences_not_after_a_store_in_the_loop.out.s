; left as it is
; k: left as it is: 'global_store_b32 v1, v2, s[6:7]' on line 23 may run before it
