; left as it is
; k: left as it is: it needs 15 VGPRs, and 13 are allowed
