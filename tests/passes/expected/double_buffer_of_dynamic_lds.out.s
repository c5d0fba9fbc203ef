; left as it is
; k: left as it is: it declares no LDS, and what its addresses reach is not known
