; left as it is
; k: left as it is: it calls functions, or has instructions that are not known
