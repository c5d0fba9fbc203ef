; left as it is
; k: left as it is: only some waves may come to the barrier on line 9, by the branch on line 8
