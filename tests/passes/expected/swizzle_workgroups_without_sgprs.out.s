; left as it is
; k: left as it is: it leaves no 8 SGPRs free at its entry
