; pipeline: instruction-prefetch
; claim: only a kernel with a descriptor says how much code is fetched
; change: .amdhsa_kernel k => .amdhsa_kernel other
	s_mov_b32 s2, 0
