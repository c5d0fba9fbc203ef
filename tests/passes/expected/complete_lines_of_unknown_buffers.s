; pipeline: complete-lines
; file: ../data/lanes/strided_copy.s
; assume: no data races between work-items
; change: global_load_b32 v3, v1, s[4:5] => buffer_load_b32 v3, v1, s[4:7], 0 offen
; claim: other ids: ... does what is not followed
