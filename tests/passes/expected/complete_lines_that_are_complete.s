; pipeline: complete-lines
; file: ../data/lanes/strided_copy.s
; assume: no data races between work-items
; change: v_and_b32_e32 v1, 15, v0 => v_and_b32_e32 v2, 15, v0
; change: v_lshrrev_b32_e32 v2, 4, v0 => v_lshrrev_b32_e32 v1, 4, v0
; claim: no order of its work-items touches fewer lines
