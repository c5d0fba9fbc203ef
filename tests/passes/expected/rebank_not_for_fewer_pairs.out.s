; left as it is
; fir: left as it is: rebank finds nothing to improve: loop .LBB0_13 would have 27 pairs of FMAs for 30
