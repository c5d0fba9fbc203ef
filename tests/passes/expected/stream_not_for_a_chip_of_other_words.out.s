; left as it is
; k: left as it is: which words of gfx1201 mark data used once is not known here
