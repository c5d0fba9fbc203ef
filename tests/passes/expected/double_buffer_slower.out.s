; left as it is
; k: left as it is: the loop .Lloop: it would be slower: modelled 0.01443 turns a cycle, 0.01119 with two buffers
