; left as it is
; k: left as it is: it needs 14 VGPRs, and 13 are allowed
