; pipeline: complete-lines
; file: ../data/lanes/strided_copy.s
; assume: no data races between work-items
; change: [256, 1, 1] => [192, 1, 1]
; claim: the workgroup has no known shape of powers of two
