; left as it is
; k: left as it is: CU mode makes no significant difference by the model: waves per SIMD 16 in WGP mode, 16 in CU mode; 32 workgroups on a WGP, 16 on each of its CUs; no LDS accesses, so nothing comes nearer
