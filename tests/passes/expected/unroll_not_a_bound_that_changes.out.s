; left as it is
; the loop at .Lloop is left as it is: line 18: its exit does not compare a counter with something that stays the same, so 4 copies keep their tests and would save nothing of its issue cost by the model, and 10% are worth the code
