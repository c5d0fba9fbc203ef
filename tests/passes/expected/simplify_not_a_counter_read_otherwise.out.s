; left as it is
; k: left as it is: nothing to simplify
