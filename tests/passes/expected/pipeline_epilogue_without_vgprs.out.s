; left as it is
; k is left as it is: there are no free registers
