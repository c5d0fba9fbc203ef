; left as it is
; k: left as it is: its 1 matrix products begin in three banks
