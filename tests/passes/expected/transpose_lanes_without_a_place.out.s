; left as it is
; k: left as it is: there is no place before its loop
