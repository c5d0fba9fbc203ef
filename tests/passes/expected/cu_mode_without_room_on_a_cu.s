; pipeline: cu-mode
; vgprs: 200
; block: 640
; claim: CU mode has no room: a workgroup is N waves ...
	v_mov_b32_e32 v199, 0
