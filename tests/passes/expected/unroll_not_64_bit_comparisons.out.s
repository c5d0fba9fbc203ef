; left as it is
; the loop at .Lloop is left as it is: line 17: s_cmp_eq_u64 is not a comparison that counts, of 64 bits, so 4 copies keep their tests and would save nothing of its issue cost by the model, and 10% are worth the code
