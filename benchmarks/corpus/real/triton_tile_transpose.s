	.amdgcn_target "amdgpu11.00-amd-amdhsa-unknown-gfx1100"
	.amdhsa_code_object_version 5
	.text
	.globl	transpose                       ; -- Begin function transpose
	.p2align	8
	.type	transpose,@function
transpose:                              ; @transpose
.Lfunc_begin0:
	.file	1 "triton" "elements.py"
	.loc	1 97 0                          ; elements.py:97:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_clause 0x1
	s_load_b64 s[12:13], s[0:1], 0x10
	s_load_b128 s[8:11], s[0:1], 0x0
.Ltmp0:
	.loc	1 103 5 prologue_end            ; elements.py:103:5
	v_readfirstlane_b32 s2, v0
	.loc	1 99 38                         ; elements.py:99:38
	v_and_b32_e32 v17, 24, v0
	v_and_b32_e32 v18, 7, v0
	.loc	1 99 11 is_stmt 0               ; elements.py:99:11
	s_lshl_b32 s14, s14, 6
	.loc	1 100 14 is_stmt 1              ; elements.py:100:14
	s_lshl_b32 s15, s15, 6
	.loc	1 102 12                        ; elements.py:102:12
	s_mov_b32 s7, 0x31027000
	.loc	1 99 38                         ; elements.py:99:38
	v_and_or_b32 v1, 0x60, s2, v17
	v_lshlrev_b32_e32 v19, 3, v18
	s_mov_b32 s6, 0x7ffffffe
	.loc	1 103 5                         ; elements.py:103:5
	v_lshlrev_b32_e32 v24, 8, v0
	v_lshrrev_b32_e32 v25, 1, v17
	.loc	1 99 38                         ; elements.py:99:38
	v_lshrrev_b32_e32 v20, 3, v1
	.loc	1 100 14                        ; elements.py:100:14
	v_or_b32_e32 v1, s15, v19
	.loc	1 103 5                         ; elements.py:103:5
	v_lshlrev_b32_e32 v26, 1, v0
	s_and_b32 s1, s2, 32
	v_lshlrev_b32_e32 v0, 6, v0
	.loc	1 99 11                         ; elements.py:99:11
	v_or_b32_e32 v2, s14, v20
	.loc	1 99 38 is_stmt 0               ; elements.py:99:38
	v_or_b32_e32 v21, 16, v20
	.loc	1 102 20 is_stmt 1              ; elements.py:102:20
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s0, s13, s14
	v_mul_lo_u32 v3, v20, s13
	s_add_i32 s0, s0, s15
	.loc	1 101 39                        ; elements.py:101:39
	v_cmp_gt_i32_e32 vcc_lo, s13, v1
	.loc	1 102 20                        ; elements.py:102:20
	v_or_b32_e32 v9, s0, v19
	.loc	1 101 15                        ; elements.py:101:15
	v_cmp_gt_i32_e64 s0, s12, v2
	.loc	1 102 20                        ; elements.py:102:20
	v_mul_lo_u32 v1, v21, s13
	.loc	1 99 38                         ; elements.py:99:38
	v_or_b32_e32 v22, 32, v20
	v_or_b32_e32 v23, 48, v20
	.loc	1 102 12                        ; elements.py:102:12
	v_add_lshl_u32 v2, v9, v3, 1
	.loc	1 99 11                         ; elements.py:99:11
	v_or_b32_e32 v3, s14, v21
	.loc	1 101 14                        ; elements.py:101:14
	s_and_b32 s0, vcc_lo, s0
	.loc	1 102 20                        ; elements.py:102:20
	v_mul_lo_u32 v5, v22, s13
	.loc	1 99 11                         ; elements.py:99:11
	v_or_b32_e32 v7, s14, v22
	.loc	1 102 12                        ; elements.py:102:12
	v_cndmask_b32_e64 v2, 0x80000000, v2, s0
	.loc	1 101 15                        ; elements.py:101:15
	v_cmp_gt_i32_e64 s0, s12, v3
	.loc	1 102 12                        ; elements.py:102:12
	v_add_lshl_u32 v6, v9, v1, 1
	.loc	1 102 20 is_stmt 0              ; elements.py:102:20
	v_mul_lo_u32 v10, v23, s13
	.loc	1 99 11 is_stmt 1               ; elements.py:99:11
	v_or_b32_e32 v12, s14, v23
	.loc	1 102 12                        ; elements.py:102:12
	s_and_b32 s5, s9, 0xffff
	.loc	1 101 14                        ; elements.py:101:14
	s_and_b32 s0, vcc_lo, s0
	.loc	1 102 12                        ; elements.py:102:12
	v_add_lshl_u32 v11, v9, v5, 1
	v_cndmask_b32_e64 v6, 0x80000000, v6, s0
	.loc	1 101 15                        ; elements.py:101:15
	v_cmp_gt_i32_e64 s0, s12, v7
	.loc	1 102 12                        ; elements.py:102:12
	s_mov_b32 s4, s8
	v_add_lshl_u32 v13, v9, v10, 1
	s_clause 0x1
	buffer_load_b128 v[1:4], v2, s[4:7], 0 offen
	buffer_load_b128 v[5:8], v6, s[4:7], 0 offen
	.loc	1 101 14                        ; elements.py:101:14
	s_and_b32 s0, vcc_lo, s0
	.loc	1 103 5                         ; elements.py:103:5
	v_and_b32_e32 v0, 64, v0
	.loc	1 102 12                        ; elements.py:102:12
	v_cndmask_b32_e64 v11, 0x80000000, v11, s0
	.loc	1 101 15                        ; elements.py:101:15
	v_cmp_gt_i32_e64 s0, s12, v12
	.loc	1 102 12                        ; elements.py:102:12
	buffer_load_b128 v[9:12], v11, s[4:7], 0 offen
	.loc	1 101 14                        ; elements.py:101:14
	s_and_b32 vcc_lo, vcc_lo, s0
	.loc	1 103 5                         ; elements.py:103:5
	s_and_b32 s0, s2, 64
	.loc	1 102 12                        ; elements.py:102:12
	v_dual_cndmask_b32 v13, 0x80000000, v13 :: v_dual_lshlrev_b32 v18, 4, v18
	buffer_load_b128 v[13:16], v13, s[4:7], 0 offen
	.loc	1 103 5                         ; elements.py:103:5
	v_and_or_b32 v18, 0x1c00, v24, v18
	v_or_b32_e32 v24, s0, v25
	v_and_b32_e32 v25, 60, v26
	s_lshr_b32 s0, s0, 2
	.loc	1 103 14 is_stmt 0              ; elements.py:103:14
	s_mul_i32 s4, s12, s15
	.loc	1 103 5                         ; elements.py:103:5
	s_and_b32 s5, s11, 0xffff
	v_xor_b32_e32 v18, v24, v18
	v_lshl_or_b32 v17, v17, 5, v25
	.loc	1 103 14                        ; elements.py:103:14
	s_add_i32 s4, s4, s14
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	.loc	1 103 5                         ; elements.py:103:5
	v_lshl_or_b32 v18, s1, 2, v18
	v_xor_b32_e32 v17, s0, v17
	s_lshr_b32 s0, s1, 4
	s_delay_alu instid0(VALU_DEP_2)
	v_add_nc_u32_e32 v24, 0, v18
	v_xad_u32 v25, v18, 16, 0
	v_xad_u32 v26, v18, 32, 0
	v_xad_u32 v27, v18, 48, 0
	v_xad_u32 v28, v18, 4, 0
	v_xad_u32 v29, v18, 20, 0
	v_xad_u32 v30, v18, 36, 0
	v_xad_u32 v31, v18, 52, 0
	v_xad_u32 v32, v18, 8, 0
	v_xad_u32 v33, v18, 24, 0
	v_xad_u32 v34, v18, 40, 0
	v_xad_u32 v35, v18, 56, 0
	v_xad_u32 v36, v18, 12, 0
	v_xad_u32 v37, v18, 28, 0
	v_xad_u32 v38, v18, 44, 0
	s_waitcnt vmcnt(3)
	v_mov_b16_e32 v39.h, v3.l
	v_lshrrev_b32_e32 v3, 16, v3
	v_mov_b16_e32 v40.h, v4.l
	v_lshrrev_b32_e32 v4, 16, v4
	v_mov_b16_e32 v39.l, v1.l
	v_lshrrev_b32_e32 v1, 16, v1
	s_waitcnt vmcnt(2)
	v_mov_b16_e32 v41.h, v7.l
	v_lshrrev_b32_e32 v7, 16, v7
	v_mov_b16_e32 v42.h, v8.l
	v_lshrrev_b32_e32 v8, 16, v8
	s_waitcnt vmcnt(1)
	v_mov_b16_e32 v43.h, v11.l
	v_lshrrev_b32_e32 v11, 16, v11
	v_mov_b16_e32 v44.h, v12.l
	v_lshrrev_b32_e32 v12, 16, v12
	v_mov_b16_e32 v1.h, v3.l
	v_mov_b16_e32 v40.l, v2.l
	v_lshrrev_b32_e32 v2, 16, v2
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v46.h, v16.l
	v_lshrrev_b32_e32 v16, 16, v16
	v_mov_b16_e32 v45.h, v15.l
	v_lshrrev_b32_e32 v15, 16, v15
	v_mov_b16_e32 v2.h, v4.l
	v_mov_b16_e32 v41.l, v5.l
	v_lshrrev_b32_e32 v5, 16, v5
	v_mov_b16_e32 v42.l, v6.l
	v_lshrrev_b32_e32 v6, 16, v6
	v_mov_b16_e32 v43.l, v9.l
	v_lshrrev_b32_e32 v9, 16, v9
	v_mov_b16_e32 v44.l, v10.l
	v_lshrrev_b32_e32 v10, 16, v10
	v_mov_b16_e32 v5.h, v7.l
	ds_store_b32 v24, v39
	v_mov_b16_e32 v6.h, v8.l
	v_mov_b16_e32 v9.h, v11.l
	v_mov_b16_e32 v10.h, v12.l
	ds_store_b32 v25, v1 offset:256
	ds_store_b32 v26, v40 offset:512
	ds_store_b32 v27, v2 offset:768
	ds_store_b32 v28, v41
	ds_store_b32 v29, v5 offset:256
	ds_store_b32 v30, v42 offset:512
	ds_store_b32 v31, v6 offset:768
	ds_store_b32 v32, v43
	ds_store_b32 v33, v9 offset:256
	ds_store_b32 v34, v44 offset:512
	ds_store_b32 v35, v10 offset:768
	v_lshrrev_b32_e32 v2, 16, v14
	v_mov_b16_e32 v45.l, v13.l
	v_lshrrev_b32_e32 v13, 16, v13
	v_mov_b16_e32 v2.h, v16.l
	v_or3_b32 v16, v0, s0, v17
	v_mov_b16_e32 v13.h, v15.l
	v_mov_b16_e32 v46.l, v14.l
	v_xad_u32 v1, v18, 60, 0
	ds_store_b32 v36, v45
	ds_store_b32 v37, v13 offset:256
	ds_store_b32 v38, v46 offset:512
	ds_store_b32 v1, v2 offset:768
	v_add_nc_u32_e32 v1, 0, v16
	v_xad_u32 v3, v16, 8, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_u16_d16 v0, v1
	ds_load_u16_d16 v2, v1 offset:128
	ds_load_u16_d16 v1, v3 offset:4096
	v_xad_u32 v7, v16, 32, 0
	v_xad_u32 v10, v16, 40, 0
	v_xad_u32 v13, v16, 64, 0
	v_xad_u32 v11, 0x48, v16, 0
	v_xad_u32 v6, v16, 4, 0
	v_xad_u32 v14, 0x60, v16, 0
	v_xad_u32 v17, v16, 12, 0
	ds_load_u16_d16 v4, v7
	ds_load_u16_d16 v5, v10 offset:4096
	ds_load_u16_d16 v8, v13 offset:1024
	ds_load_u16_d16 v9, v11 offset:5120
	ds_load_u16_d16 v12, v14 offset:1024
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v0, v6 offset:2048
	s_waitcnt lgkmcnt(7)
	ds_load_u16_d16_hi v2, v6 offset:2176
	ds_load_u16_d16 v11, v11 offset:5248
	ds_load_u16_d16 v3, v3 offset:4224
	s_waitcnt lgkmcnt(9)
	ds_load_u16_d16_hi v1, v17 offset:6144
	ds_load_u16_d16 v6, v7 offset:128
	ds_load_u16_d16 v7, v10 offset:4224
	ds_load_u16_d16 v10, v13 offset:1152
	.loc	1 100 14 is_stmt 1              ; elements.py:100:14
	v_or_b32_e32 v18, s15, v22
	v_or_b32_e32 v24, s15, v23
	v_or_b32_e32 v15, s15, v21
	v_or_b32_e32 v13, s15, v20
	.loc	1 99 11                         ; elements.py:99:11
	v_or_b32_e32 v25, s14, v19
	.loc	1 103 79                        ; elements.py:103:79
	v_cmp_gt_i32_e64 s1, s13, v18
	.loc	1 103 5 is_stmt 0               ; elements.py:103:5
	v_xad_u32 v18, 0x4c, v16, 0
	.loc	1 103 79                        ; elements.py:103:79
	v_cmp_gt_i32_e64 s2, s13, v24
	.loc	1 103 5                         ; elements.py:103:5
	v_xad_u32 v24, 0x64, v16, 0
	.loc	1 103 79                        ; elements.py:103:79
	v_cmp_gt_i32_e64 s0, s13, v15
	.loc	1 103 5                         ; elements.py:103:5
	v_xad_u32 v15, 0x68, v16, 0
	.loc	1 103 79                        ; elements.py:103:79
	v_cmp_gt_i32_e32 vcc_lo, s13, v13
	.loc	1 103 5                         ; elements.py:103:5
	s_waitcnt lgkmcnt(5)
	ds_load_u16_d16_hi v11, v18 offset:7296
	ds_load_u16_d16 v14, v14 offset:1152
	ds_load_u16_d16_hi v12, v24 offset:3072
	ds_load_u16_d16 v13, v15 offset:5120
	ds_load_u16_d16 v15, v15 offset:5248
	.loc	1 103 109                       ; elements.py:103:109
	v_cmp_gt_i32_e64 s3, s12, v25
	.loc	1 103 5                         ; elements.py:103:5
	v_xad_u32 v25, v16, 36, 0
	v_xad_u32 v26, v16, 44, 0
	.loc	1 103 14                        ; elements.py:103:14
	v_mul_lo_u32 v20, v20, s12
	.loc	1 103 5                         ; elements.py:103:5
	v_xad_u32 v27, 0x44, v16, 0
	v_xad_u32 v16, 0x6c, v16, 0
	s_waitcnt lgkmcnt(9)
	ds_load_u16_d16_hi v3, v17 offset:6272
	ds_load_u16_d16_hi v4, v25 offset:2048
	s_waitcnt lgkmcnt(9)
	ds_load_u16_d16_hi v6, v25 offset:2176
	ds_load_u16_d16_hi v5, v26 offset:6144
	s_waitcnt lgkmcnt(10)
	ds_load_u16_d16_hi v7, v26 offset:6272
	ds_load_u16_d16_hi v8, v27 offset:3072
	s_waitcnt lgkmcnt(11)
	ds_load_u16_d16_hi v10, v27 offset:3200
	ds_load_u16_d16_hi v9, v18 offset:7168
	s_waitcnt lgkmcnt(11)
	ds_load_u16_d16_hi v14, v24 offset:3200
	s_waitcnt lgkmcnt(10)
	ds_load_u16_d16_hi v13, v16 offset:7168
	s_waitcnt lgkmcnt(10)
	ds_load_u16_d16_hi v15, v16 offset:7296
	.loc	1 103 14                        ; elements.py:103:14
	v_mul_lo_u32 v21, v21, s12
	v_or_b32_e32 v19, s4, v19
	v_mul_lo_u32 v22, v22, s12
	v_mul_lo_u32 v16, v23, s12
	.loc	1 103 78                        ; elements.py:103:78
	s_and_b32 vcc_lo, s3, vcc_lo
	.loc	1 103 5                         ; elements.py:103:5
	s_mov_b32 s4, s10
	v_add_lshl_u32 v17, v19, v20, 1
	v_add_lshl_u32 v18, v19, v21, 1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_lshl_u32 v20, v19, v22, 1
	v_cndmask_b32_e32 v17, 0x80000000, v17, vcc_lo
	.loc	1 103 78                        ; elements.py:103:78
	s_and_b32 vcc_lo, s3, s0
	.loc	1 103 5                         ; elements.py:103:5
	v_add_lshl_u32 v16, v19, v16, 1
	v_cndmask_b32_e32 v18, 0x80000000, v18, vcc_lo
	.loc	1 103 78                        ; elements.py:103:78
	s_and_b32 vcc_lo, s3, s1
	.loc	1 103 5                         ; elements.py:103:5
	v_cndmask_b32_e32 v19, 0x80000000, v20, vcc_lo
	.loc	1 103 78                        ; elements.py:103:78
	s_and_b32 vcc_lo, s3, s2
	.loc	1 103 5                         ; elements.py:103:5
	v_cndmask_b32_e32 v16, 0x80000000, v16, vcc_lo
	s_waitcnt lgkmcnt(10)
	buffer_store_b128 v[0:3], v17, s[4:7], 0 offen
	s_waitcnt lgkmcnt(6)
	buffer_store_b128 v[4:7], v18, s[4:7], 0 offen
	s_waitcnt lgkmcnt(3)
	buffer_store_b128 v[8:11], v19, s[4:7], 0 offen
	s_waitcnt lgkmcnt(0)
	buffer_store_b128 v[12:15], v16, s[4:7], 0 offen
	.loc	1 97 1 is_stmt 1                ; elements.py:97:1
	s_endpgm
.Ltmp1:
.Lfunc_end0:
	.size	transpose, .Lfunc_end0-transpose
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel transpose
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 47
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size ((instprefsize(.Lfunc_end0-transpose)<<4)&1008)>>4
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set .Ltranspose.num_vgpr, 47
	.set .Ltranspose.num_agpr, 0
	.set .Ltranspose.numbered_sgpr, 16
	.set .Ltranspose.num_named_barrier, 0
	.set .Ltranspose.private_seg_size, 0
	.set .Ltranspose.uses_vcc, 1
	.set .Ltranspose.uses_flat_scratch, 0
	.set .Ltranspose.has_dyn_sized_stack, 0
	.set .Ltranspose.has_recursion, 0
	.set .Ltranspose.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1576
; TotalNumSgprs: 18
; NumVgprs: 47
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 47
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	0                               ; DW_CHILDREN_no
	.byte	37                              ; DW_AT_producer
	.byte	14                              ; DW_FORM_strp
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	14                              ; DW_FORM_strp
	.ascii	"\341\177"                      ; DW_AT_APPLE_optimized
	.byte	25                              ; DW_FORM_flag_present
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x1f DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	2                               ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string0                  ; DW_AT_comp_dir
                                        ; DW_AT_APPLE_optimized
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
.Ldebug_info_end0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"elements.py"                   ; string offset=7 ; elements.py
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 128
    .name:           transpose
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         transpose.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     47
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgpu11.00-amd-amdhsa-unknown-gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
