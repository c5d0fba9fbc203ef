; pipeline: complete-lines
; file: ../data/lanes/strided_copy.s
; assume: no data races between work-items
; change: s_cmp_lt_u32 s10, s8 => s_cmp_lt_u32 s10, s20
; claim: reads a scalar that waves may have each their own
