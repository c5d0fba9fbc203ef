; left as it is
; the loop at .Lloop is left as it is: it can be left at more than one place, at lines 17 and 20, so 4 copies keep their tests and would save nothing of its issue cost by the model, and 10% are worth the code
