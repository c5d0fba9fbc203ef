; pipeline: complete-lines
; file: ../data/lanes/strided_copy.s
; assume: no data races between work-items
; assume: block_x == 256
; change: .uniform_work_group_size: 1 => .uniform_work_group_size: 0
; claim: other ids: its last workgroups may be smaller
