; left as it is
; tiles: left as it is: the 16 workgroups of a grid of 4 by 4 that run first load 40 lines of 128 bytes in their first iterations, 40 in the order of the hardware
