; left as it is
; k: the loop .Lloop is left as it is: the code moved ahead: line 14: a store that may come before a barrier which the loads pass; in groups: line 22: 's_barrier' orders its iterations
