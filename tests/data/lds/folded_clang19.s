	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.text
	.protected	folded                  ; -- Begin function folded
	.globl	folded
	.p2align	8
	.type	folded,@function
folded:                                 ; @folded
; %bb.0:
	s_clause 0x1
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_lshl_b32 s2, s15, 9
	v_lshlrev_b32_e32 v33, 4, v0
	s_ashr_i32 s3, s2, 31
	v_and_b32_e32 v34, 15, v0
	s_lshl_b64 s[2:3], s[2:3], 4
	v_lshrrev_b32_e32 v35, 2, v0
	v_and_b32_e32 v36, 31, v0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b32_e32 v34, 4, v34
	v_and_b32_e32 v35, 8, v35
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b32_e32 v36, 8, v36
	v_xor_b32_e32 v37, 16, v34
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s4, s2
	s_addc_u32 s1, s5, s3
	v_add_co_u32 v1, s2, s0, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v2, null, s1, 0, s2
	v_add_co_u32 v29, vcc_lo, 0x1000, v1
	s_delay_alu instid0(VALU_DEP_2)
	v_add_co_ci_u32_e32 v30, vcc_lo, 0, v2, vcc_lo
	s_clause 0x7
	global_load_b128 v[1:4], v33, s[0:1]
	global_load_b128 v[5:8], v33, s[0:1] offset:2048
	global_load_b128 v[9:12], v33, s[0:1] offset:1024
	global_load_b128 v[13:16], v33, s[0:1] offset:3072
	global_load_b128 v[17:20], v[29:30], off
	global_load_b128 v[21:24], v[29:30], off offset:2048
	global_load_b128 v[25:28], v[29:30], off offset:1024
	global_load_b128 v[29:32], v[29:30], off offset:3072
	v_and_b32_e32 v33, 0x300, v33
	s_delay_alu instid0(VALU_DEP_1)
	v_or_b32_e32 v34, v33, v34
	v_or_b32_e32 v33, v33, v37
	v_or_b32_e32 v37, v36, v35
	s_waitcnt vmcnt(7)
	ds_store_b128 v34, v[1:4]
	s_waitcnt vmcnt(6)
	ds_store_b128 v34, v[5:8] offset:2048
	s_waitcnt vmcnt(5)
	ds_store_b128 v33, v[9:12] offset:1024
	s_waitcnt vmcnt(4)
	ds_store_b128 v33, v[13:16] offset:3072
	s_waitcnt vmcnt(3)
	ds_store_b128 v34, v[17:20] offset:4096
	s_waitcnt vmcnt(2)
	ds_store_b128 v34, v[21:24] offset:6144
	s_waitcnt vmcnt(1)
	ds_store_b128 v33, v[25:28] offset:5120
	s_waitcnt vmcnt(0)
	ds_store_b128 v33, v[29:32] offset:7168
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_2addr_b64 v[1:4], v37 offset1:2
	v_xor_b32_e32 v5, 8, v35
	v_xor_b32_e32 v7, 24, v35
	v_xor_b32_e32 v8, 40, v35
	v_xor_b32_e32 v9, 56, v35
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_or_b32_e32 v5, v36, v5
	v_or_b32_e32 v7, v36, v7
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_or_b32_e32 v10, v36, v8
	v_or_b32_e32 v11, v36, v9
	ds_load_b64 v[5:6], v5
	ds_load_b64 v[7:8], v7
	ds_load_b64 v[9:10], v10
	ds_load_b64 v[11:12], v11
	s_waitcnt lgkmcnt(4)
	v_add_f64 v[1:2], v[1:2], 0
	s_waitcnt lgkmcnt(3)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f64 v[1:2], v[1:2], v[5:6]
	v_add_f64 v[1:2], v[1:2], v[3:4]
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_add_f64 v[5:6], v[1:2], v[7:8]
	ds_load_2addr_b64 v[1:4], v37 offset0:4 offset1:6
	v_xor_b32_e32 v7, 0x58, v35
	v_xor_b32_e32 v8, 0x68, v35
	v_or_b32_e32 v7, v36, v7
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[1:2], v[5:6], v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_add_f64 v[1:2], v[1:2], v[9:10]
	v_xor_b32_e32 v9, 0x78, v35
	v_or_b32_e32 v10, v36, v8
	v_add_f64 v[1:2], v[1:2], v[3:4]
	s_delay_alu instid0(VALU_DEP_1)
	v_add_f64 v[5:6], v[1:2], v[11:12]
	ds_load_2addr_b64 v[1:4], v37 offset0:8 offset1:10
	v_or_b32_e32 v11, v36, v9
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[1:2], v[5:6], v[1:2]
	v_xor_b32_e32 v5, 0x48, v35
	s_delay_alu instid0(VALU_DEP_1)
	v_or_b32_e32 v5, v36, v5
	ds_load_b64 v[5:6], v5
	ds_load_b64 v[7:8], v7
	ds_load_b64 v[9:10], v10
	ds_load_b64 v[11:12], v11
	s_waitcnt lgkmcnt(3)
	v_add_f64 v[1:2], v[1:2], v[5:6]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_f64 v[1:2], v[1:2], v[3:4]
	s_waitcnt lgkmcnt(2)
	v_add_f64 v[5:6], v[1:2], v[7:8]
	ds_load_2addr_b64 v[1:4], v37 offset0:12 offset1:14
	v_xor_b32_e32 v7, 0x98, v35
	v_xor_b32_e32 v8, 0xa8, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_or_b32_e32 v7, v36, v7
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[1:2], v[5:6], v[1:2]
	v_add_f64 v[1:2], v[1:2], v[9:10]
	v_xor_b32_e32 v9, 0xb8, v35
	v_or_b32_e32 v10, v36, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f64 v[1:2], v[1:2], v[3:4]
	v_add_f64 v[5:6], v[1:2], v[11:12]
	ds_load_2addr_b64 v[1:4], v37 offset0:16 offset1:18
	v_or_b32_e32 v11, v36, v9
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[1:2], v[5:6], v[1:2]
	v_xor_b32_e32 v5, 0x88, v35
	s_delay_alu instid0(VALU_DEP_1)
	v_or_b32_e32 v5, v36, v5
	ds_load_b64 v[5:6], v5
	ds_load_b64 v[7:8], v7
	ds_load_b64 v[9:10], v10
	ds_load_b64 v[11:12], v11
	s_waitcnt lgkmcnt(3)
	v_add_f64 v[1:2], v[1:2], v[5:6]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_f64 v[1:2], v[1:2], v[3:4]
	s_waitcnt lgkmcnt(2)
	v_add_f64 v[5:6], v[1:2], v[7:8]
	ds_load_2addr_b64 v[1:4], v37 offset0:20 offset1:22
	v_xor_b32_e32 v7, 0xd8, v35
	v_xor_b32_e32 v8, 0xe8, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_or_b32_e32 v7, v36, v7
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[1:2], v[5:6], v[1:2]
	v_add_f64 v[1:2], v[1:2], v[9:10]
	v_xor_b32_e32 v9, 0xf8, v35
	v_or_b32_e32 v10, v36, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f64 v[1:2], v[1:2], v[3:4]
	v_add_f64 v[5:6], v[1:2], v[11:12]
	ds_load_2addr_b64 v[1:4], v37 offset0:24 offset1:26
	v_or_b32_e32 v11, v36, v9
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[1:2], v[5:6], v[1:2]
	v_xor_b32_e32 v5, 0xc8, v35
	s_delay_alu instid0(VALU_DEP_1)
	v_or_b32_e32 v5, v36, v5
	ds_load_b64 v[5:6], v5
	ds_load_b64 v[7:8], v7
	ds_load_b64 v[9:10], v10
	ds_load_b64 v[11:12], v11
	s_waitcnt lgkmcnt(3)
	v_add_f64 v[1:2], v[1:2], v[5:6]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_f64 v[1:2], v[1:2], v[3:4]
	s_waitcnt lgkmcnt(2)
	v_add_f64 v[5:6], v[1:2], v[7:8]
	ds_load_2addr_b64 v[1:4], v37 offset0:28 offset1:30
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[1:2], v[5:6], v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f64 v[1:2], v[1:2], v[9:10]
	v_add_f64 v[1:2], v[1:2], v[3:4]
	v_cvt_f64_i32_e32 v[3:4], s8
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f64 v[1:2], v[1:2], v[11:12]
	v_add_f64 v[1:2], v[1:2], v[3:4]
	v_lshl_or_b32 v3, s15, 6, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 3, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v3, vcc_lo, s6, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s7, v4, vcc_lo
	global_store_b64 v[3:4], v[1:2], off
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel folded
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 38
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 0
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end9:
	.size	folded, .Lfunc_end9-folded
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1152
; NumSgprs: 18
; NumVgprs: 38
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 38
; Occupancy: 8
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_
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
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 64
    .name:           folded
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         folded.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     38
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
