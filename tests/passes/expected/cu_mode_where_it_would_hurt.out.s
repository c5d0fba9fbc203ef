; left as it is
; k: left as it is: CU mode would hurt by the model: waves per SIMD 6 in WGP mode, 4 in CU mode; 3 workgroups on a WGP, 1 on each of its CUs; LDS of a CU 33792 of 65536 bytes
