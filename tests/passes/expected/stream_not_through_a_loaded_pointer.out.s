; left as it is
; k: left as it is: it accesses global memory at addresses that are not followed
