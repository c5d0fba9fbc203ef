; left as it is
; k: left as it is: line 16: the range of its address is not known: the value loaded of line 14
