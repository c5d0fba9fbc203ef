	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	kernel                  ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
; %bb.0:
	s_clause 0x2
	s_load_b32 s3, s[0:1], 0x18
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	v_bfe_u32 v1, v0, 10, 10
	v_and_b32_e32 v3, 0x3ff, v0
	s_lshl_b32 s2, s14, 5
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshl_add_u32 v2, s15, 5, v1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v2, s3, v2
	s_cmp_lt_i32 s3, 1
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	v_lshlrev_b32_e32 v0, 2, v3
	v_mul_lo_u32 v9, v1, s3
	v_dual_mov_b32 v4, 0 :: v_dual_lshlrev_b32 v5, 7, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_nc_u32_e32 v7, v3, v2
	v_or_b32_e32 v6, 0x1000, v0
	s_lshl_b32 s8, s3, 5
	s_delay_alu instid0(VALU_DEP_3)
	v_add_nc_u32_e32 v8, v5, v0
	s_mov_b32 s9, 0
	v_add3_u32 v0, v3, v9, s2
	v_add_nc_u32_e32 v9, 0x400, v6
	v_add_nc_u32_e32 v10, 0x800, v6
	v_add_nc_u32_e32 v11, 0xc00, v6
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_nc_u32_e32 v12, s9, v7
	v_ashrrev_i32_e32 v1, 31, v0
	s_add_i32 s9, s9, 32
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	s_cmp_ge_i32 s9, s3
	v_ashrrev_i32_e32 v13, 31, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[14:15], 2, v[0:1]
	v_add_nc_u32_e32 v0, s8, v0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v14, vcc_lo, s6, v14
	v_add_co_ci_u32_e64 v15, null, s7, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v12, vcc_lo, s4, v12
	v_add_co_ci_u32_e64 v13, null, s5, v13, vcc_lo
	global_load_b32 v1, v[14:15], off
	global_load_b32 v12, v[12:13], off
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v8, v12, v1 offset1:16
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_load_b128 v[12:15], v5
	ds_load_b128 v[16:19], v5 offset:16
	ds_load_b128 v[20:23], v5 offset:32
	ds_load_b128 v[24:27], v5 offset:48
	ds_load_2addr_b32 v[44:45], v6 offset1:32
	ds_load_2addr_b32 v[46:47], v6 offset0:64 offset1:96
	ds_load_2addr_b32 v[48:49], v6 offset0:128 offset1:160
	ds_load_2addr_b32 v[50:51], v6 offset0:192 offset1:224
	ds_load_2addr_b32 v[52:53], v9 offset1:32
	ds_load_2addr_b32 v[54:55], v9 offset0:64 offset1:96
	ds_load_2addr_b32 v[56:57], v9 offset0:128 offset1:160
	ds_load_2addr_b32 v[58:59], v9 offset0:192 offset1:224
	ds_load_2addr_b32 v[60:61], v10 offset1:32
	ds_load_2addr_b32 v[62:63], v10 offset0:64 offset1:96
	ds_load_b128 v[28:31], v5 offset:64
	ds_load_b128 v[32:35], v5 offset:80
	ds_load_2addr_b32 v[64:65], v10 offset0:128 offset1:160
	ds_load_2addr_b32 v[66:67], v10 offset0:192 offset1:224
	ds_load_2addr_b32 v[68:69], v11 offset1:32
	ds_load_2addr_b32 v[70:71], v11 offset0:64 offset1:96
	ds_load_b128 v[36:39], v5 offset:96
	ds_load_b128 v[40:43], v5 offset:112
	ds_load_2addr_b32 v[72:73], v11 offset0:128 offset1:160
	ds_load_2addr_b32 v[74:75], v11 offset0:192 offset1:224
	s_waitcnt lgkmcnt(19)
	v_fmac_f32_e32 v4, v12, v44
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v13, v45
	s_waitcnt lgkmcnt(18)
	v_fmac_f32_e32 v4, v14, v46
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v15, v47
	s_waitcnt lgkmcnt(17)
	v_fmac_f32_e32 v4, v16, v48
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v17, v49
	s_waitcnt lgkmcnt(16)
	v_fmac_f32_e32 v4, v18, v50
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v19, v51
	s_waitcnt lgkmcnt(15)
	v_fmac_f32_e32 v4, v20, v52
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v21, v53
	s_waitcnt lgkmcnt(14)
	v_fmac_f32_e32 v4, v22, v54
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v23, v55
	s_waitcnt lgkmcnt(13)
	v_fmac_f32_e32 v4, v24, v56
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v25, v57
	s_waitcnt lgkmcnt(12)
	v_fmac_f32_e32 v4, v26, v58
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v27, v59
	s_waitcnt lgkmcnt(9)
	v_fmac_f32_e32 v4, v28, v60
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v29, v61
	v_fmac_f32_e32 v4, v30, v62
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v31, v63
	s_waitcnt lgkmcnt(7)
	v_fmac_f32_e32 v4, v32, v64
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v33, v65
	s_waitcnt lgkmcnt(6)
	v_fmac_f32_e32 v4, v34, v66
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v35, v67
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v4, v36, v68
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v37, v69
	v_fmac_f32_e32 v4, v38, v70
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v39, v71
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v4, v40, v72
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v41, v73
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v4, v42, v74
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v4, v43, v75
	s_barrier
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	v_mov_b32_e32 v4, 0
.LBB0_4:
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v0, s2, v3, v2
	v_ashrrev_i32_e32 v1, 31, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	global_store_b32 v[0:1], v4, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size 8192
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 76
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
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 7
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	kernel, .Lfunc_end0-kernel
                                        ; -- End function
	.set kernel.num_vgpr, 76
	.set kernel.num_agpr, 0
	.set kernel.numbered_sgpr, 16
	.set kernel.num_named_barrier, 0
	.set kernel.private_seg_size, 0
	.set kernel.uses_vcc, 1
	.set kernel.uses_flat_scratch, 0
	.set kernel.has_dyn_sized_stack, 0
	.set kernel.has_recursion, 0
	.set kernel.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 804
; TotalNumSgprs: 18
; NumVgprs: 76
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 76
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
	.text
	.p2alignl 7, 3214868480
	.fill 96, 4, 3214868480
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"clang version 22.1.8"
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
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           kernel
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     76
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
