	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
	s_load_b128 s[36:39], s[0:1], 0x0
	s_load_b64 s[40:41], s[0:1], 0x10
	v_mov_b32_e32 v26, v0
	v_mul_u32_u24_e32 v25, 0x60, v0
	v_lshlrev_b32_e32 v27, 7, v0
	s_waitcnt lgkmcnt(0)
	s_load_b512 s[0:15], s[38:39], 0x0
	s_mov_b32 vcc_lo, 0x0f0f3355
	global_load_b128 v[0:3], v25, s[36:37] offset:128
	global_load_b128 v[4:7], v25, s[36:37] offset:144
	global_load_b128 v[8:11], v25, s[36:37] offset:160
	global_load_b128 v[12:15], v25, s[38:39] offset:176
	global_load_b128 v[16:19], v25, s[38:39] offset:192
	global_load_b128 v[20:23], v25, s[36:37] offset:208
	s_waitcnt vmcnt(5)
	ds_store_b128 v27, v[0:3] offset:0
	s_waitcnt vmcnt(4)
	ds_store_b128 v27, v[4:7] offset:16
	s_waitcnt vmcnt(3)
	ds_store_b128 v27, v[8:11] offset:32
	s_waitcnt vmcnt(2)
	ds_store_b128 v27, v[12:15] offset:48
	s_waitcnt vmcnt(1)
	ds_store_b128 v27, v[16:19] offset:64
	ds_store_b128 v27, v[0:3] offset:80
	ds_store_b128 v27, v[4:7] offset:96
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s2, s3
	s_mov_b32 s24, 2
again:
	v_fmac_f32_e32 v5, s3, v8
	s_cselect_b32 s10, s2, s3
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v5, 0, v20
	v_and_b32_e32 v16, 1.0, v17
	s_load_b64 s[10:11], s[38:39], 0x10
	v_mov_b32_e32 v28, v27
	s_mov_b32 s26, 0
turn1:
	v_fmac_f32_e32 v12, 0, v16
	v_sub_f32_e32 v7, s2, v0
	s_waitcnt lgkmcnt(0)
	ds_load_b32 v5, v28
	v_sub_f32_e32 v16, 0x3fc90fdb, v11
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 0
	v_add_nc_u32_e32 v28, 16, v28
	s_add_i32 s26, s26, 1
	s_cmp_lg_u32 s26, 2
	s_cbranch_scc1 turn1
	v_mov_b32_e32 v28, v27
	s_mov_b32 s26, 0
turn2:
	ds_load_b128 v[0:3], v28
	s_waitcnt lgkmcnt(0)
	ds_load_b128 v[4:7], v28 offset:16
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v8, v0, v4
	v_fmac_f32_e32 v12, v1, v4
	v_fmac_f32_e32 v10, v0, v6
	v_fmac_f32_e32 v15, v1, v7
	v_fmac_f32_e32 v9, v0, v5
	v_fmac_f32_e32 v11, v0, v7
	v_fmac_f32_e32 v14, v1, v6
	v_fmac_f32_e32 v19, v2, v7
	v_fmac_f32_e32 v18, v2, v6
	v_fmac_f32_e32 v17, v5, v2
	v_fmac_f32_e32 v13, v1, v5
	v_fmac_f32_e32 v16, v4, v2
	v_add_nc_u32_e32 v28, 16, v28
	s_add_i32 s26, s26, 1
	s_cmp_lg_u32 s26, 4
	s_cbranch_scc1 turn2
	s_add_i32 s24, s24, -1
	s_cmp_lg_u32 s24, 0
	s_cbranch_scc1 again
	s_mov_b32 exec_lo, -1
	global_store_b128 v25, v[0:3], s[40:41] offset:0
	global_store_b128 v25, v[4:7], s[40:41] offset:16
	global_store_b128 v25, v[8:11], s[40:41] offset:32
	global_store_b128 v25, v[12:15], s[40:41] offset:48
	global_store_b128 v25, v[16:19], s[40:41] offset:64
	global_store_b128 v25, v[20:23], s[40:41] offset:80
	s_endpgm
.Lend_k:
	.size k, .Lend_k-k
	.section .rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 48
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_kernarg_size 24
		.amdhsa_float_denorm_mode_32 3
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space: global
        .name: floats
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .name: bits
        .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .address_space: global
        .name: out
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
    .vgpr_count: 32
    .wavefront_size: 32
amdhsa.version: [1, 2]
...
	.end_amdgpu_metadata
