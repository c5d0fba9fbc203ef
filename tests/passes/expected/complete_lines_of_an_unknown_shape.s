; pipeline: complete-lines
; file: ../data/lanes/strided_copy.s
; assume: no data races between work-items
; change:     .reqd_workgroup_size: [256, 1, 1]\n =>
; claim: the workgroup has no known shape of powers of two
