	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.p2align	2                               ; -- Begin function _Z7iteratefi
	.type	_Z7iteratefi,@function
_Z7iteratefi:                           ; @_Z7iteratefi
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s1, 0
	s_mov_b32 s0, exec_lo
	v_cmpx_lt_i32_e32 0, v1
	s_cbranch_execz .LBB0_4
; %bb.1:
	v_cvt_f32_u32_e32 v2, v1
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_nc_u32_e32 v1, -1, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v0, v0, v0, v2
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_or_b32 s1, vcc_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB0_2
; %bb.3:
	s_or_b32 exec_lo, exec_lo, s1
.LBB0_4:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 exec_lo, exec_lo, s0
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	_Z7iteratefi, .Lfunc_end0-_Z7iteratefi
                                        ; -- End function
	.set .L_Z7iteratefi.num_vgpr, 3
	.set .L_Z7iteratefi.num_agpr, 0
	.set .L_Z7iteratefi.numbered_sgpr, 32
	.set .L_Z7iteratefi.num_named_barrier, 0
	.set .L_Z7iteratefi.private_seg_size, 0
	.set .L_Z7iteratefi.uses_vcc, 1
	.set .L_Z7iteratefi.uses_flat_scratch, 0
	.set .L_Z7iteratefi.has_dyn_sized_stack, 0
	.set .L_Z7iteratefi.has_recursion, 0
	.set .L_Z7iteratefi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 76
; TotalNumSgprs: 34
; NumVgprs: 3
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	indirect                ; -- Begin function indirect
	.globl	indirect
	.p2align	8
	.type	indirect,@function
indirect:                               ; @indirect
; %bb.0:
	s_clause 0x1
	s_load_b64 s[34:35], s[4:5], 0x0
	s_load_b32 s8, s[4:5], 0x8
	v_mov_b32_e32 v31, v0
	s_mov_b64 s[10:11], s[6:7]
	s_mov_b64 s[6:7], s[0:1]
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z7iteratefi@rel32@lo+4
	s_addc_u32 s1, s1, _Z7iteratefi@rel32@hi+12
	s_mov_b32 s32, 0
	v_and_b32_e32 v0, 0x3ff, v31
	s_mov_b32 s12, s13
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s8
	s_delay_alu instid0(VALU_DEP_2)
	v_lshlrev_b32_e32 v41, 2, v0
	global_load_b32 v3, v41, s[34:35]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v3
	s_swappc_b64 s[30:31], s[0:1]
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, unknown@rel32@lo+4
	s_addc_u32 s1, s1, unknown@rel32@hi+12
	v_mov_b32_e32 v40, v0
	s_load_b64 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v0, v3
	s_add_u32 s8, s4, 16
	s_addc_u32 s9, s5, 0
	s_mov_b64 s[4:5], s[6:7]
	s_mov_b64 s[6:7], s[2:3]
	s_mov_b32 s13, s14
	s_mov_b32 s14, s15
	s_waitcnt lgkmcnt(0)
	s_swappc_b64 s[30:31], s[0:1]
	v_add_f32_e32 v0, v40, v0
	global_store_b32 v41, v0, s[34:35]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel indirect
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 13
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(indirect.num_agpr, indirect.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(indirect.numbered_sgpr+2, 1, 0)-2
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
		.amdhsa_inst_pref_size 2
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end1:
	.size	indirect, .Lfunc_end1-indirect
                                        ; -- End function
	.set indirect.num_vgpr, max(42, amdgpu.max_num_vgpr)
	.set indirect.num_agpr, max(0, amdgpu.max_num_agpr)
	.set indirect.numbered_sgpr, max(36, amdgpu.max_num_sgpr)
	.set indirect.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set indirect.private_seg_size, 0+max(.L_Z7iteratefi.private_seg_size)
	.set indirect.uses_vcc, 1
	.set indirect.uses_flat_scratch, 1
	.set indirect.has_dyn_sized_stack, 1
	.set indirect.has_recursion, 1
	.set indirect.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 188
; TotalNumSgprs: indirect.numbered_sgpr+2
; NumVgprs: indirect.num_vgpr
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: (alignto(max(max(totalnumvgprs(indirect.num_agpr, indirect.num_vgpr), 1, 0), 1), 8)/8)-1
; NumSGPRsForWavesPerEU: max(indirect.numbered_sgpr+2, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(indirect.num_agpr, indirect.num_vgpr), 1, 0)
; Occupancy: occupancy(16, 24, 1536, 10, 16, max(indirect.numbered_sgpr+extrasgprs(indirect.uses_vcc, indirect.uses_flat_scratch, 0), 1, 0), max(totalnumvgprs(indirect.num_agpr, indirect.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 13
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.text
	.protected	direct                  ; -- Begin function direct
	.globl	direct
	.p2align	8
	.type	direct,@function
direct:                                 ; @direct
; %bb.0:
	s_clause 0x1
	s_load_b64 s[2:3], s[0:1], 0x0
	s_load_b32 s4, s[0:1], 0x8
	v_lshlrev_b32_e32 v3, 2, v0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _Z7iteratefi@rel32@lo+4
	s_addc_u32 s1, s1, _Z7iteratefi@rel32@hi+12
	s_mov_b32 s32, 0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v0, v3, s[2:3]
	v_mov_b32_e32 v1, s4
	s_swappc_b64 s[30:31], s[0:1]
	v_add_nc_u32_e32 v1, 0, v3
	ds_load_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v0, v1
	global_store_b32 v3, v0, s[2:3]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel direct
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 33
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
		.amdhsa_inst_pref_size 1
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end2:
	.size	direct, .Lfunc_end2-direct
                                        ; -- End function
	.set direct.num_vgpr, max(4, .L_Z7iteratefi.num_vgpr)
	.set direct.num_agpr, max(0, .L_Z7iteratefi.num_agpr)
	.set direct.numbered_sgpr, max(33, .L_Z7iteratefi.numbered_sgpr)
	.set direct.num_named_barrier, max(0, .L_Z7iteratefi.num_named_barrier)
	.set direct.private_seg_size, 0+max(.L_Z7iteratefi.private_seg_size)
	.set direct.uses_vcc, or(1, .L_Z7iteratefi.uses_vcc)
	.set direct.uses_flat_scratch, or(0, .L_Z7iteratefi.uses_flat_scratch)
	.set direct.has_dyn_sized_stack, or(0, .L_Z7iteratefi.has_dyn_sized_stack)
	.set direct.has_recursion, or(0, .L_Z7iteratefi.has_recursion)
	.set direct.has_indirect_call, or(0, .L_Z7iteratefi.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 100
; TotalNumSgprs: 35
; NumVgprs: 4
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 35
; NumVGPRsForWavesPerEU: 4
; Occupancy: 16
; WaveLimiterHint : 0
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
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 3
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 32
	.set amdgpu.max_num_named_barrier, 0
	.text
	.protected	unknown                 ; @unknown
	.type	unknown,@object
	.section	.bss,"aw",@nobits
	.globl	unknown
	.p2align	3, 0x0
unknown:
	.quad	0
	.size	unknown, 8

	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.ident	"clang version 22.1.8"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym unknown
	.addrsig_sym __hip_cuid_
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         96
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         112
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         120
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         128
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         216
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .max_flat_workgroup_size: 128
    .name:           indirect
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .sgpr_spill_count: 0
    .symbol:         indirect.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: true
    .vgpr_count:     42
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 128
    .name:           direct
    .private_segment_fixed_size: 0
    .sgpr_count:     35
    .sgpr_spill_count: 0
    .symbol:         direct.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
