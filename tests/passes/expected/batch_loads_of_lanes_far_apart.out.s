; left as it is
; an access of .Lloop is left as it is: 1073741824*item_x[5:0] may not fit 32 bits
