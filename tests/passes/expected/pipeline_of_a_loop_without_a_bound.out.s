; left as it is
; k: the loop .Lk is left as it is: it has no load of global memory whose result it uses before the rest; in groups: it has no load of global memory that could come before the rest of its iteration
; k: the loop .Lloop is left as it is: the code moved ahead: line 38: this loop may not end; in groups: it has more than one block
