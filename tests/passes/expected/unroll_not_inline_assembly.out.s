; left as it is
; the loop at .Lloop is left as it is: line 16 is opaque: inline assembly
