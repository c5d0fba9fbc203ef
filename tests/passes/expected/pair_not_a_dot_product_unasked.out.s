; left as it is
; k: 2 dot products stay single, which name their addend: halves add up
