; left as it is
; the loop at .Lloop is left as it is: line 15: a hint keeps line 15
