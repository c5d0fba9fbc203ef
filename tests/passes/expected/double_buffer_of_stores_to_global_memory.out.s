; left as it is
; k: left as it is: the loop .Lloop: line 22: the barrier is needed: line 20 and line 23 may touch the same bytes, and no other barrier is between them; line 27: the barrier is needed: it may order the memory accesses on line 26 and line 16
