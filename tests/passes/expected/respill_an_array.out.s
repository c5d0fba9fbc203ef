; left as it is
; k: left as it is: the access on line 15 is not at a fixed place of its own lane's memory
