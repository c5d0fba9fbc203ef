; left as it is
; k: left as it is: the cycle model finds no gain: 1 of 2 loads that lanes share: 860 cycles per iteration become 988 (model)
