; left as it is
; k: the loop .Lloop is left as it is: it has branches inside
