	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	kernel                  ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
; %bb.0:
	s_load_b128 s[16:19], s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 1, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v1, 14, v1
	v_lshlrev_b32_e32 v6, 2, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s18, 1
	s_cbranch_scc1 .LBB0_17
; %bb.1:
	s_load_b128 s[20:23], s[0:1], 0x0
	s_mul_i32 s5, s18, s15
	v_dual_mov_b32 v3, v0 :: v_dual_lshlrev_b32 v10, 2, v0
	s_lshl_b32 s8, s5, 4
	v_or_b32_e32 v1, 0x80, v0
	v_or_b32_e32 v2, 0xc0, v0
	s_ashr_i32 s9, s8, 31
	s_lshl_b32 s12, s5, 3
	s_lshl_b64 s[10:11], s[8:9], 2
	s_ashr_i32 s13, s12, 31
	v_cmp_gt_u32_e64 s0, 0x100, v0
	v_cmp_gt_u32_e64 s1, 0xe0, v0
	v_cmp_gt_u32_e64 s2, 0xc0, v0
	v_cmp_gt_u32_e64 s3, 0xa0, v0
	v_cmp_gt_u32_e64 s4, 64, v0
	v_or_b32_e32 v12, 0xffffffe0, v0
	v_cmp_gt_u32_e64 s5, 0xe0, v1
	v_cmp_gt_u32_e64 s6, 0xe0, v2
	v_or_b32_e32 v13, 0x400, v10
	s_waitcnt lgkmcnt(0)
	s_add_u32 s9, s22, s10
	s_addc_u32 s10, s23, s11
	s_lshl_b64 s[12:13], s[12:13], 2
	v_and_or_b32 v14, v0, 24, 0x400
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v9, 0 :: v_dual_mov_b32 v8, 0
	v_mov_b32_e32 v7, 0
	s_add_u32 s11, s20, s12
	s_addc_u32 s12, s21, s13
	s_mov_b32 s13, 0
	v_cmp_gt_u32_e32 vcc_lo, 0x80, v0
.LBB0_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_4 Depth 2
                                        ;     Child Loop BB0_15 Depth 2
	s_and_saveexec_b32 s14, vcc_lo
	s_cbranch_execz .LBB0_5
; %bb.3:                                ;   in Loop: Header=BB0_2 Depth=1
	v_dual_mov_b32 v4, v2 :: v_dual_mov_b32 v1, v13
	v_mov_b32_e32 v15, v12
	s_mov_b32 s20, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[4:5], 2, v[3:4]
	v_add_co_u32 v4, s7, s11, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s12, v5, s7
	.p2align	6
.LBB0_4:                                ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	global_load_b32 v16, v[4:5], off
	v_add_nc_u32_e32 v15, 32, v15
	v_add_co_u32 v4, s7, 0x80, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v5, null, 0, v5, s7
	v_cmp_lt_u32_e64 s8, 0x5f, v15
	s_or_b32 s20, s8, s20
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v16
	v_add_nc_u32_e32 v1, 0x80, v1
	s_and_not1_b32 exec_lo, exec_lo, s20
	s_cbranch_execnz .LBB0_4
.LBB0_5:                                ;   in Loop: Header=BB0_2 Depth=1
	s_or_b32 exec_lo, exec_lo, s14
	s_and_saveexec_b32 s8, s0
	s_cbranch_execz .LBB0_14
; %bb.6:                                ;   in Loop: Header=BB0_2 Depth=1
	s_lshl_b32 s14, s13, 4
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_or_b32_e32 v1, s14, v0
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s7, s9, v4
	v_add_co_ci_u32_e64 v5, null, s10, v5, s7
	global_load_b32 v1, v[4:5], off
	s_waitcnt vmcnt(0)
	ds_store_b32 v10, v1
	s_and_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB0_14
; %bb.7:                                ;   in Loop: Header=BB0_2 Depth=1
	v_add_nc_u32_e32 v1, s14, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_co_u32 v4, s7, s9, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	v_add_co_ci_u32_e64 v5, null, s10, v5, s7
	global_load_b32 v1, v[4:5], off offset:128
	s_waitcnt vmcnt(0)
	ds_store_b32 v10, v1 offset:128
	s_and_saveexec_b32 s7, s2
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB0_14
; %bb.8:                                ;   in Loop: Header=BB0_2 Depth=1
	global_load_b32 v1, v[4:5], off offset:256
	s_waitcnt vmcnt(0)
	ds_store_b32 v10, v1 offset:256
	s_and_saveexec_b32 s7, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB0_14
; %bb.9:                                ;   in Loop: Header=BB0_2 Depth=1
	global_load_b32 v1, v[4:5], off offset:384
	s_waitcnt vmcnt(0)
	ds_store_b32 v10, v1 offset:384
	s_and_saveexec_b32 s7, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB0_14
; %bb.10:                               ;   in Loop: Header=BB0_2 Depth=1
	global_load_b32 v1, v[4:5], off offset:512
	s_waitcnt vmcnt(0)
	ds_store_b32 v10, v1 offset:512
	s_and_saveexec_b32 s7, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB0_14
; %bb.11:                               ;   in Loop: Header=BB0_2 Depth=1
	global_load_b32 v1, v[4:5], off offset:640
	s_waitcnt vmcnt(0)
	ds_store_b32 v10, v1 offset:640
	s_and_saveexec_b32 s7, s4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB0_14
; %bb.12:                               ;   in Loop: Header=BB0_2 Depth=1
	global_load_b32 v1, v[4:5], off offset:768
	s_waitcnt vmcnt(0)
	ds_store_b32 v10, v1 offset:768
	s_and_saveexec_b32 s7, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB0_14
; %bb.13:                               ;   in Loop: Header=BB0_2 Depth=1
	global_load_b32 v1, v[4:5], off offset:896
	s_waitcnt vmcnt(0)
	ds_store_b32 v10, v1 offset:896
.LBB0_14:                               ;   in Loop: Header=BB0_2 Depth=1
	s_or_b32 exec_lo, exec_lo, s8
	v_mov_b32_e32 v1, v6
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.p2align	6
.LBB0_15:                               ;   Parent Loop BB0_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_nc_u32_e32 v4, s7, v14
	s_add_i32 s7, s7, 64
	ds_load_2addr_b64 v[15:18], v1 offset1:8
	ds_load_2addr_b64 v[19:22], v4 offset1:4
	v_add_nc_u32_e32 v1, 0x80, v1
	s_cmpk_lg_i32 s7, 0x200
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v11, v19, v15
	v_dual_fmac_f32 v9, v19, v16 :: v_dual_fmac_f32 v8, v20, v15
	v_fmac_f32_e32 v7, v20, v16
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v11, v21, v17
	v_dual_fmac_f32 v9, v21, v18 :: v_dual_fmac_f32 v8, v22, v17
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v7, v22, v18
	s_cbranch_scc1 .LBB0_15
; %bb.16:                               ;   in Loop: Header=BB0_2 Depth=1
	v_add_nc_u32_e32 v3, 0x80, v3
	s_add_i32 s13, s13, 16
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_ge_i32 s13, s18
	; wave barrier
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_18
.LBB0_17:
	v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v11, 0
.LBB0_18:
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v1, s19, v9 :: v_dual_lshlrev_b32 v2, 4, v0
	s_lshl_b32 s0, s15, 7
	v_mul_f32_e32 v0, s19, v11
	s_ashr_i32 s1, s0, 31
	s_delay_alu instid0(VALU_DEP_2)
	v_and_or_b32 v3, 0x1c0, v2, v6
	s_lshl_b64 s[0:1], s[0:1], 2
	v_and_or_b32 v2, 0x180, v2, v6
	v_mul_f32_e32 v4, s19, v8
	s_add_u32 s0, s16, s0
	v_or_b32_e32 v5, 64, v3
	v_mul_f32_e32 v6, s19, v7
	v_or_b32_e32 v3, 0x44, v3
	s_addc_u32 s1, s17, s1
	s_clause 0x2
	global_store_b64 v2, v[0:1], s[0:1]
	global_store_b32 v5, v4, s[0:1]
	global_store_b32 v3, v6, s[0:1]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size 1536
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 24
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
		.amdhsa_inst_pref_size 8
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
	.set kernel.num_vgpr, 23
	.set kernel.num_agpr, 0
	.set kernel.numbered_sgpr, 24
	.set kernel.num_named_barrier, 0
	.set kernel.private_seg_size, 0
	.set kernel.uses_vcc, 1
	.set kernel.uses_flat_scratch, 0
	.set kernel.has_dyn_sized_stack, 0
	.set kernel.has_recursion, 0
	.set kernel.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1000
; TotalNumSgprs: 26
; NumVgprs: 23
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1536 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 23
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
      - .actual_access:  read_only
        .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  read_only
        .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 1536
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 32
    .name:           kernel
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
