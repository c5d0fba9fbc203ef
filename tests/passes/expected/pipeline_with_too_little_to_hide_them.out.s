; left as it is
; k: the loop .Lloop is left as it is: there is too little after its loads that could hide them; in groups: line 21: 's_barrier' orders its iterations
