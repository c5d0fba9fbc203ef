; left as it is
; tiles: left as it is: a band has 2, 4, 8, 16, 32 rows, not 12
