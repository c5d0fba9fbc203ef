; left as it is
; k: left as it is: CU mode has no room: a workgroup is 20 waves with 0 bytes of LDS; a CU holds 14 waves with these registers, and 65536 bytes of LDS
