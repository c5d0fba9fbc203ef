; left as it is
; k: left as it is: it loads no halves or bytes from LDS
