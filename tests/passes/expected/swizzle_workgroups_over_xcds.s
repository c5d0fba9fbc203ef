; pipeline: swizzle-workgroups{order=xcds}
; file: ../data/lanes/tiles.s
; assume: no data races between work-items
; claim: gfx1100 has no XCDs: all its workgroups share one L2
