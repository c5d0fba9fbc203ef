; pipeline: complete-lines
; file: ../data/lanes/strided_copy.s
; assume: no data races between work-items
; change: v_mul_f32_e32 v3, 2.0, v3 => v_mbcnt_lo_u32_b32 v3, -1, v3
; claim: depends on the number of a lane
