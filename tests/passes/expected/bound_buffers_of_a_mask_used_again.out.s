; left as it is
; k: left as it is: 's_and_saveexec_b32 s2, vcc_lo' of line 13 saves a mask that is used again
