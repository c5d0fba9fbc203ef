; pipeline: complete-lines
; file: ../data/lanes/strided_copy.s
; assume: no data races between work-items
; change: s_mov_b32 s10, 0 => s_mov_b32 s10, 0\n\tv_cmp_gt_u32_e32 vcc_lo, 8, v0\n\ts_cbranch_vccz .Lloop
; claim: other ids: ... reads a mask of lanes, which waves have each their own
