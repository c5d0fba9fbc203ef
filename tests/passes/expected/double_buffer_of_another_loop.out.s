; left as it is
; k: left as it is: .Lother is not a loop that loads from LDS, stores to it and has barriers
