; left as it is
; k: the loop .Lloop is left as it is: line 26: 's_and_not1_b32 exec_lo, exec_lo, s10' belongs to its exit test or to its addresses; in groups: line 23: 'v_cndmask_b32_e32 v4, v4, v3, vcc_lo' uses a value that leads to the next iteration
