; left as it is
; the loop at .Lloop is left as it is: line 15: .long among the instructions is not followed
