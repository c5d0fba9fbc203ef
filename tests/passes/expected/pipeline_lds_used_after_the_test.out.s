; left as it is
; k: the loop .Lloop is left as it is: what is loaded from LDS into v4 is used after its exit test
