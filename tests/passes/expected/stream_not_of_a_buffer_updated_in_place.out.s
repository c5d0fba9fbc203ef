; left as it is
; k: left as it is: no loop touches data once, in whole sectors and without a hint
