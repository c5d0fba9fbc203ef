; pipeline: complete-lines
; file: ../data/lanes/strided_copy.s
; assume: no data races between work-items
; change: v_mul_f32_e32 v3, 2.0, v3 => v_cmp_gt_f32_e32 vcc_lo, 0, v3\n\tv_add_f32_e32 v3, vcc_lo, v3
; claim: reads a mask of lanes as a number
