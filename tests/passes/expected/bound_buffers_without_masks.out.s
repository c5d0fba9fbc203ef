; left as it is
; k: left as it is: no code with global accesses is masked by EXEC
