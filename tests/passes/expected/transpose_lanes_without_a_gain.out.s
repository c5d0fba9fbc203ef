; left as it is
; k: left as it is: the cycle model finds no gain: 2 loads of halves and bytes are 1 of words that lanes exchange: 128 cycles an iteration, 128 then (model)
