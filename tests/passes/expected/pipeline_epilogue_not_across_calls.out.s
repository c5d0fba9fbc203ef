; left as it is
; k is left as it is: the function calls others, which may use every register
