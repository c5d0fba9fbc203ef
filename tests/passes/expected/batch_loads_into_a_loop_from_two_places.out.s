; left as it is
; .Lloop is left as it is: there is no single place where it is entered
