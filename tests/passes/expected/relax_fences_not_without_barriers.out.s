; left as it is
; k: left as it is: the invalidation on line 13 belongs to no barrier
