; left as it is
; k: left as it is: the loop .Lloop: the two buffers are not shown to be right: line 32: only some waves of a workgroup may come to this barrier: its test on line 34 is not known to be the same in all of them
