; pipeline: complete-lines
; file: ../data/lanes/strided_copy.s
; assume: no data races between work-items
; change: v_mul_f32_e32 v3, 2.0, v3 => v_cndmask_b32_e64 v3, v3, 1.0, s8
; claim: other ids: ... reads its lane's bit of a scalar that is no mask of lanes
