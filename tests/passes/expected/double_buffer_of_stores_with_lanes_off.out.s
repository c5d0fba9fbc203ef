; left as it is
; k: left as it is: the loop .Lloop: line 28: which buffer holds the data that it loads is not known: line 41: what the store on line 16 wrote may not be rewritten before it (it stores at 4*item_x[7:0])
