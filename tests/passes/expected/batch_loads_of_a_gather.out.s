; left as it is
; an access of .Lloop is left as it is: lanes differ by signed32(the value loaded of line 15)
