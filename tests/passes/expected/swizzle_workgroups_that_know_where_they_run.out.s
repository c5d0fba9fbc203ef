; left as it is
; k: left as it is: other ids: line 18: 's_getreg_b32 s11, hwreg(HW_REG_HW_ID1)' may tell where a wave runs
