; left as it is
; the loop at .Lloop is left as it is: line 17 compares v2, which lanes hold differently, so 4 copies keep their tests and would save 3% of its issue cost by the model, and 10% are worth the code
