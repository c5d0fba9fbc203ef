; pipeline: complete-lines
; file: ../data/lanes/strided_copy.s
; assume: no data races between work-items
; change: v_mul_f32_e32 v3, 2.0, v3 => v_mov_b32_dpp v3, v3 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf
; claim: other ids: ... is about other lanes
