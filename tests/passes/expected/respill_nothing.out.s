; left as it is
; k: left as it is: it does not access private memory
