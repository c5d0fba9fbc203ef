; left as it is
; k: left as it is: line 30: control enters a loop at several places
