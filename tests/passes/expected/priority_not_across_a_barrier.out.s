; left as it is
; k: left as it is: no loop has a stretch of 32 issues of FMAs
