; left as it is
; k: left as it is: no block holds an outer product of FMAs
