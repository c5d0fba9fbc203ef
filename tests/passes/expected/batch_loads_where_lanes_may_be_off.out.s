; left as it is
; .Lloop is left as it is: lanes that are on at an access may be off where the loop is entered
