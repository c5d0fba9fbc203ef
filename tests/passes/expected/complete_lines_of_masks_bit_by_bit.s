; pipeline: complete-lines
; file: ../data/lanes/strided_copy.s
; assume: no data races between work-items
; change: v_mul_f32_e32 v3, 2.0, v3 => v_cmp_gt_f32_e32 vcc_lo, 0, v3\n\ts_not_b32 s12, vcc_lo\n\tv_cndmask_b32_e64 v3, v3, 1.0, s12
; claim: what `and`, `or`, `xor` and `not` make of masks bit by bit
