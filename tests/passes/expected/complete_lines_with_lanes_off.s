; pipeline: complete-lines
; file: ../data/lanes/strided_copy.s
; assume: no data races between work-items
; change: v_mul_f32_e32 v3, 2.0, v3 => v_cmpx_gt_f32_e32 0, v3
; claim: switches lanes off
