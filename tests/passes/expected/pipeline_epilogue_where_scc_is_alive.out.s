; left as it is
; .Lnext is left as it is: SCC is alive before it
