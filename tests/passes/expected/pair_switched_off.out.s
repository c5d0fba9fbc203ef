; left as it is
; k: left as it is: pair is switched off by a hint
