; left as it is
; k: left as it is: no bank conflicts are predicted
