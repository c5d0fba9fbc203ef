; left as it is
; k: the loop .Lloop is left as it is: it takes 97 VGPRs, with which 12 waves a SIMD run; in groups: line 21: 's_barrier' orders its iterations
