; pipeline: rebank
; file: ../data/windows/fir.s
; claim: finds nothing to improve: loop L would have N pairs of FMAs for M
