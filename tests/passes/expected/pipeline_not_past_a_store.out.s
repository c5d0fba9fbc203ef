; left as it is
; k: the loop .Lloop is left as it is: the code moved ahead: line 36: 'global_store_b32 v1, v5, s[6:7]' is passed by the code; in groups: line 21: 's_barrier' orders its iterations
