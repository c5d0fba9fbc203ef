; left as it is
; tiles: left as it is: gfx1100 has no XCDs: all its workgroups share one L2
