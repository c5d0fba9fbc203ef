; left as it is
; k: left as it is: the model finds no order that hides more latency
