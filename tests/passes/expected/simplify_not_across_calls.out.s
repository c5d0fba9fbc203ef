; left as it is
; k: left as it is: it calls other functions
