; left as it is
; k: left as it is: the cycle model finds no gain: 2 loads of halves and bytes are 1 of words that lanes exchange: 96 cycles an iteration, 96 then (model)
