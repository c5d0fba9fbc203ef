	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.globl findings
	.p2align 8
	.type findings,@function
findings:
	s_load_b64 s[2:3], s[0:1], 0x0
	v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v2, v3
	global_load_b32 v4, v0, s[2:3]
	v_add_f32_e32 v4, v4, v4
	s_endpgm
