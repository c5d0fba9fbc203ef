; pipeline: complete-lines
; file: ../data/lanes/strided_copy.s
; assume: no data races between work-items
