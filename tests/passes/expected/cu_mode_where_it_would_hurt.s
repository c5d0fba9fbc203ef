; pipeline: cu-mode{when=helps}
; lds: 33792
; block: 256
; claim: CU mode would hurt
	v_mov_b32_e32 v1, 0
	ds_store_b32 v1, v1
