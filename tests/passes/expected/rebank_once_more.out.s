; left as it is
; k: left as it is: rebank finds nothing to improve: the model's cost of its loops would go from 144.6 to 144.6
