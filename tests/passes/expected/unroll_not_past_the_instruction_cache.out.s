; left as it is
; the loop at .Lloop is left as it is: 4096 copies of 20 bytes do not fit the instruction cache of 32768 bytes
