; fuzz: pad-lds
k:
	v_lshlrev_b32_e32 v27, 7, v0
	ds_store_b128 v27, v[8:11] offset:112
	s_cbranch_execz skip1
	v_or3_b32 v1, v6, v9, v5
skip1:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 40
		.amdhsa_next_free_sgpr 48
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_kernarg_size 24
	.end_amdhsa_kernel
	.amdgpu_metadata
amdhsa.kernels:
  - .args:
      - .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .offset: 16
        .size: 8
        .value_kind: global_buffer
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 64
    .name: k
    .private_segment_fixed_size: 0
    .sgpr_count: 48
    .symbol: k.kd
    .vgpr_count: 40
    .wavefront_size: 32
amdhsa.version: [1, 2]
	.end_amdgpu_metadata