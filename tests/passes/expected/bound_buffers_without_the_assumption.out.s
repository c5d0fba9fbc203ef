; left as it is
; k: left as it is: a descriptor's base has 48 bits, and its pointers may have more
