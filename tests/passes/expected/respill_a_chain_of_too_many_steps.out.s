; left as it is
; k: left as it is: no value of its slots is in reach, and no register is free where they live
