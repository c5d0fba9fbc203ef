; left as it is
; k: left as it is: the loop .Lloop: two buffers need 33792 bytes of LDS: 6 waves a SIMD would run, not 8
