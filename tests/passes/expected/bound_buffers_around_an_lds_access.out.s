; left as it is
; k: left as it is: 'ds_load_b32 v2, v1' of line 15 is masked as well, and other lanes or memory may see it
