; pipeline: complete-lines
; file: ../data/lanes/strided_copy.s
; assume: no data races between work-items
; change: global_store_b32 v1, v3, s[6:7] => global_atomic_add_f32 v1, v3, s[6:7]
; claim: other ids: ... may tell work-items apart, or let them communicate
