; left as it is
; k: the loop .Lloop is left as it is: line 26: 's_and_not1_b32 exec_lo, exec_lo, s10' belongs to its exit test or to its addresses; in groups: the region in another order: the memory operations differ, or their order
