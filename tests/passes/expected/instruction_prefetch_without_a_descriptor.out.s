; left as it is
; k: only a kernel with a descriptor says how much code is fetched before a wave starts
; k: left as it is: its hints are kept
