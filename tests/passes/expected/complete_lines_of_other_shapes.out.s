; left as it is
; k: left as it is: the workgroup has no known shape of powers of two
