; left as it is
; the loop at .LBB0_2 is left as it is: 4 copies with a loop for the rest would save 2% of its issue cost by the model, and 10% are worth the code; addresses are recomputed in every copy
