; pipeline: swizzle-workgroups
; file: ../data/lanes/tiles.s
; assume: no data races between work-items
; change: hidden_block_count_y => hidden_none
; claim: the number of workgroups is not among its arguments
