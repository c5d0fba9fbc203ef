; left as it is
; k: left as it is: it has no barrier
