; left as it is
; k: left as it is: no order of its work-items touches fewer lines
