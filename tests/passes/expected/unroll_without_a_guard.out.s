; left as it is
; the loop at .Lloop is left as it is: line 17: no guard may test how many iterations are left, so 2 copies keep their tests and would save nothing of its issue cost by the model
