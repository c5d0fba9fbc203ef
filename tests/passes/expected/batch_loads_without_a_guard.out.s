; left as it is
; an access of .Lloop is left as it is: lanes differ by signed32(n*iteration(.Lloop) + item_x[5:0] + 64)
