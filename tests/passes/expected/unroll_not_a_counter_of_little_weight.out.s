; left as it is
; the loop at .Lloop is left as it is: its trip count is not known, and the loop counter is a small part of its issue cost
