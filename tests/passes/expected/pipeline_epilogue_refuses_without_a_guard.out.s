; left as it is
; under a guard more loads could pass stores: n >= 64
; the loads after the stores of k stay there: they may touch the same bytes (4*n bytes apart in one lane)
