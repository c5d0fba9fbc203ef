; pipeline: swizzle-workgroups{rows=12}
; file: ../data/lanes/tiles.s
; assume: no data races between work-items
; claim: rows of a band, a power of two
