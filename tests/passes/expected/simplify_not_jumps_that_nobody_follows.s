; pipeline: simplify
; claim: its control flow cannot be followed
	s_load_b64 s[4:5], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_setpc_b64 s[4:5]
