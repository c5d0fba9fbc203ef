; left as it is
; k: left as it is: there is no loop that loads from LDS, stores to it and has barriers
