; left as it is
; k: left as it is: the branch on line 14, in a loop, depends on loaded data
