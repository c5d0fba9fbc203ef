; left as it is
; .Lloop is left as it is: SCC is alive where it is entered
