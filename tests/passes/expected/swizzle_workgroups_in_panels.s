; pipeline: swizzle-workgroups{grid=128}
; file: ../data/lanes/tiles.s
; assume: no data races between work-items
