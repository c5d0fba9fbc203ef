	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.p2align 8
	.globl k
	.type k,@function
k:
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	v_and_b32_e32 v0, 0x3ff, v0
	s_lshl_b32 s9, s15, 8
	v_lshl_add_u32 v1, v0, 2, s9
	v_lshlrev_b32_e32 v2, 4, v0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v3, 1, v1
	v_or_b32_e32 v4, 2, v1
	v_or_b32_e32 v5, 3, v1
	v_cmp_gt_u32_e64 s16, s8, v1
	v_cmp_gt_u32_e64 s17, s8, v3
	v_cmp_gt_u32_e64 s18, s8, v4
	v_cmp_gt_u32_e64 s19, s8, v5
	v_lshlrev_b32_e32 v6, 2, v1
.Lloop:
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b32 s2, s16
	s_cbranch_execz .Lpast0
	global_load_b32 v10, v6, s[4:5] offset:0
.Lpast0:
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b32 s2, s17
	s_cbranch_execz .Lpast1
	global_load_b32 v11, v6, s[4:5] offset:4
.Lpast1:
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b32 s2, s18
	s_cbranch_execz .Lpast2
	global_load_b32 v12, v6, s[4:5] offset:8
.Lpast2:
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b32 s2, s19
	s_cbranch_execz .Lpast3
	global_load_b32 v13, v6, s[4:5] offset:12
.Lpast3:
	s_or_b32 exec_lo, exec_lo, s2
	s_waitcnt vmcnt(0)
	ds_store_b128 v2, v[10:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b128 v[14:17], v2 offset:16
	s_add_i32 s10, s10, 1
	v_add_nc_u32_e32 v6, 0x2000, v6
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_fma_f32 v20, v14, v15, v20
	v_fma_f32 v21, v15, v16, v21
	v_fma_f32 v22, v16, v17, v22
	v_fma_f32 v23, v17, v14, v23
	s_cmp_lt_u32 s10, s8
	s_cbranch_scc1 .Lloop
	v_lshlrev_b32_e32 v6, 2, v1
	s_and_saveexec_b32 s2, s16
	s_cbranch_execz .Lout0
	global_store_b32 v6, v20, s[6:7] offset:0
.Lout0:
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s17
	s_cbranch_execz .Lout1
	global_store_b32 v6, v21, s[6:7] offset:4
.Lout1:
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s18
	s_cbranch_execz .Lout2
	global_store_b32 v6, v22, s[6:7] offset:8
.Lout2:
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s19
	s_cbranch_execz .Lout3
	global_store_b32 v6, v23, s[6:7] offset:12
.Lout3:
	s_or_b32 exec_lo, exec_lo, s2
	s_endpgm
	s_endpgm
.Lfunc_end0:
	.size k, .Lfunc_end0-k
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 1040
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
    .group_segment_fixed_size: 1040
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 64
    .name:           k
    .private_segment_fixed_size: 0
    .sgpr_count:     32
    .symbol:         k.kd
    .vgpr_count:     32
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
