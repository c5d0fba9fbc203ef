; pipeline: unroll
; file: ../data/epilogues/turns.s
; claim: addresses are recomputed in every copy
