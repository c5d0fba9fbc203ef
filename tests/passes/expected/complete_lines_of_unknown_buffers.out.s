; left as it is
; k: left as it is: other ids: line 19: 'buffer_load_b32 v3, v1, s[4:7], 0 offen' does what is not followed
