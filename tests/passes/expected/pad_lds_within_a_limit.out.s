; left as it is
; k: left as it is: no layout of at most 4096 bytes has fewer bank conflicts
