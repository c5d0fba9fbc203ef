; left as it is
; k: no loop begins at '.Lother'
