; pipeline: swizzle-workgroups
; file: ../data/lanes/tiles.s
; assume: no data races between work-items
; change: .uniform_work_group_size: 1 => .uniform_work_group_size: 0
; claim: its last workgroups may be smaller (.uniform_work_group_size is not 1)
