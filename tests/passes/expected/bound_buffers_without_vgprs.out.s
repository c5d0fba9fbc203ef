; left as it is
; k: left as it is: it needs 5 VGPRs, and 4 are allowed
