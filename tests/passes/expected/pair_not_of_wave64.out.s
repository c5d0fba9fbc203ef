; left as it is
; k: left as it is: wave64 code has no VOPD
