; left as it is
; k: the loop .Lk is left as it is: it has no load of global memory whose result it uses before the rest; in groups: it has no load of global memory that could come before the rest of its iteration
; k: the loop .Lloop is left as it is: the code moved ahead: v1 is written by one of code and region, and read by the other; in groups: it has more than one block
