	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.p2align 8
	.globl k
	.type k,@function
k:
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_and_b32_e32 v1, 15, v0
	v_lshrrev_b32_e32 v2, 4, v0
	s_lshl_b32 s9, s15, 4
	v_add_nc_u32_e32 v1, s9, v1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v1, v1, s8
	v_lshl_add_u32 v1, v1, 2, 0
	v_lshl_add_u32 v1, v2, 2, v1
	s_mov_b32 s10, 0
.Lloop:
	global_load_b32 v3, v1, s[4:5]
	s_add_i32 s10, s10, 16
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, 2.0, v3
	global_store_b32 v1, v3, s[6:7]
	v_add_nc_u32_e32 v1, 64, v1
	s_cmp_lt_u32 s10, s8
	s_cbranch_scc1 .Lloop
	s_endpgm
	s_endpgm
.Lfunc_end0:
	.size k, .Lfunc_end0-k
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
        .name:           source
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
        .name:           target
      - .offset:         16
        .size:           4
        .value_kind:     by_value
        .name:           n
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [256, 1, 1]
    .name:           k
    .private_segment_fixed_size: 0
    .sgpr_count:     32
    .symbol:         k.kd
    .uniform_work_group_size: 1
    .vgpr_count:     32
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
