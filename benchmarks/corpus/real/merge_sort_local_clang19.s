	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 5
	.text
	.protected	merge_sort_local        ; -- Begin function merge_sort_local
	.globl	merge_sort_local
	.p2align	8
	.type	merge_sort_local,@function
merge_sort_local:                       ; @merge_sort_local
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x0
	v_dual_mov_b32 v2, 0 :: v_dual_lshlrev_b32 v7, 2, v0
	v_lshl_or_b32 v1, s15, 9, v0
	s_load_b32 s0, s[0:1], 0x10
	s_mov_b32 s1, exec_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_nc_u32_e32 v8, v7, v7
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v1, vcc_lo, s4, v3
	v_add_co_ci_u32_e32 v2, vcc_lo, s5, v4, vcc_lo
	v_add_co_u32 v3, vcc_lo, s6, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s7, v4, vcc_lo
	s_clause 0x1
	global_load_b32 v5, v[1:2], off
	global_load_b32 v6, v[1:2], off offset:1024
	s_clause 0x1
	global_load_b32 v9, v[3:4], off
	global_load_b32 v10, v[3:4], off offset:1024
	s_waitcnt vmcnt(2)
	ds_store_2addr_stride64_b32 v7, v5, v6 offset1:4
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v7, v9, v10 offset0:8 offset1:12
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v8 offset1:1
	v_and_b32_e32 v10, 1, v0
	v_or_b32_e32 v9, 0x800, v7
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v11, s0, v10
	v_add_nc_u32_e32 v13, v9, v7
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v12, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v11, v12
	s_cbranch_execz .LBB4_2
; %bb.1:
	ds_load_2addr_b32 v[11:12], v13 offset1:1
	ds_store_2addr_b32 v8, v6, v5 offset1:1
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v13, v12, v11 offset1:1
.LBB4_2:
	s_or_b32 exec_lo, exec_lo, s1
	v_lshlrev_b32_e32 v12, 1, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_bfe_u32 v11, v0, 1, 1
	v_sub_nc_u32_e32 v5, v12, v10
	s_mov_b32 s1, exec_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v11, s0, v11
	v_lshlrev_b32_e32 v10, 2, v5
	ds_load_2addr_b32 v[5:6], v10 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v14, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v11, v14
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB4_4
; %bb.3:
	v_add_nc_u32_e32 v16, 0x800, v10
	ds_load_2addr_b32 v[14:15], v16 offset1:2
	ds_store_2addr_b32 v10, v6, v5 offset1:2
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v16, v15, v14 offset1:2
.LBB4_4:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v8 offset1:1
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v14, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v11, v14
	s_cbranch_execz .LBB4_6
; %bb.5:
	ds_load_2addr_b32 v[14:15], v13 offset1:1
	ds_store_2addr_b32 v8, v6, v5 offset1:1
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v13, v15, v14 offset1:1
.LBB4_6:
	s_or_b32 exec_lo, exec_lo, s1
	v_and_b32_e32 v5, 3, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_bfe_u32 v14, v0, 2, 1
	v_sub_nc_u32_e32 v5, v12, v5
	s_mov_b32 s1, exec_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v14, s0, v14
	v_lshlrev_b32_e32 v11, 2, v5
	ds_load_2addr_b32 v[5:6], v11 offset1:4
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v15, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v14, v15
	s_cbranch_execz .LBB4_8
; %bb.7:
	v_add_nc_u32_e32 v17, 0x800, v11
	ds_load_2addr_b32 v[15:16], v17 offset1:4
	ds_store_2addr_b32 v11, v6, v5 offset1:4
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v17, v16, v15 offset1:4
.LBB4_8:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v10 offset1:2
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v15, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v14, v15
	s_cbranch_execz .LBB4_10
; %bb.9:
	v_add_nc_u32_e32 v17, 0x800, v10
	ds_load_2addr_b32 v[15:16], v17 offset1:2
	ds_store_2addr_b32 v10, v6, v5 offset1:2
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v17, v16, v15 offset1:2
.LBB4_10:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v8 offset1:1
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v15, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v14, v15
	s_cbranch_execz .LBB4_12
; %bb.11:
	ds_load_2addr_b32 v[14:15], v13 offset1:1
	ds_store_2addr_b32 v8, v6, v5 offset1:1
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v13, v15, v14 offset1:1
.LBB4_12:
	s_or_b32 exec_lo, exec_lo, s1
	v_and_b32_e32 v5, 7, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_bfe_u32 v14, v0, 3, 1
	v_sub_nc_u32_e32 v5, v12, v5
	s_mov_b32 s1, exec_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v14, s0, v14
	v_lshlrev_b32_e32 v13, 2, v5
	ds_load_2addr_b32 v[5:6], v13 offset1:8
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v15, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v14, v15
	s_cbranch_execz .LBB4_14
; %bb.13:
	v_add_nc_u32_e32 v17, 0x800, v13
	ds_load_2addr_b32 v[15:16], v17 offset1:8
	ds_store_2addr_b32 v13, v6, v5 offset1:8
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v17, v16, v15 offset1:8
.LBB4_14:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v11 offset1:4
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v15, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v14, v15
	s_cbranch_execz .LBB4_16
; %bb.15:
	v_add_nc_u32_e32 v17, 0x800, v11
	ds_load_2addr_b32 v[15:16], v17 offset1:4
	ds_store_2addr_b32 v11, v6, v5 offset1:4
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v17, v16, v15 offset1:4
.LBB4_16:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v10 offset1:2
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v15, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v14, v15
	s_cbranch_execz .LBB4_18
; %bb.17:
	v_add_nc_u32_e32 v17, 0x800, v10
	ds_load_2addr_b32 v[15:16], v17 offset1:2
	ds_store_2addr_b32 v10, v6, v5 offset1:2
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v17, v16, v15 offset1:2
.LBB4_18:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v8 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v15, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_eq_u32_e32 vcc_lo, v14, v15
	v_lshl_or_b32 v14, v12, 2, 0x800
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB4_20
; %bb.19:
	ds_load_2addr_b32 v[15:16], v14 offset1:1
	ds_store_2addr_b32 v8, v6, v5 offset1:1
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v14, v16, v15 offset1:1
.LBB4_20:
	s_or_b32 exec_lo, exec_lo, s1
	v_and_b32_e32 v5, 15, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_bfe_u32 v16, v0, 4, 1
	v_sub_nc_u32_e32 v5, v12, v5
	s_mov_b32 s1, exec_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v16, s0, v16
	v_lshlrev_b32_e32 v15, 2, v5
	ds_load_2addr_b32 v[5:6], v15 offset1:16
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v17, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v16, v17
	s_cbranch_execz .LBB4_22
; %bb.21:
	v_add_nc_u32_e32 v19, 0x800, v15
	ds_load_2addr_b32 v[17:18], v19 offset1:16
	ds_store_2addr_b32 v15, v6, v5 offset1:16
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v19, v18, v17 offset1:16
.LBB4_22:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v13 offset1:8
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v17, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v16, v17
	s_cbranch_execz .LBB4_24
; %bb.23:
	v_add_nc_u32_e32 v19, 0x800, v13
	ds_load_2addr_b32 v[17:18], v19 offset1:8
	ds_store_2addr_b32 v13, v6, v5 offset1:8
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v19, v18, v17 offset1:8
.LBB4_24:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v11 offset1:4
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v17, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v16, v17
	s_cbranch_execz .LBB4_26
; %bb.25:
	v_add_nc_u32_e32 v19, 0x800, v11
	ds_load_2addr_b32 v[17:18], v19 offset1:4
	ds_store_2addr_b32 v11, v6, v5 offset1:4
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v19, v18, v17 offset1:4
.LBB4_26:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v10 offset1:2
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v17, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v16, v17
	s_cbranch_execz .LBB4_28
; %bb.27:
	v_add_nc_u32_e32 v19, 0x800, v10
	ds_load_2addr_b32 v[17:18], v19 offset1:2
	ds_store_2addr_b32 v10, v6, v5 offset1:2
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v19, v18, v17 offset1:2
.LBB4_28:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v8 offset1:1
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v17, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v16, v17
	s_cbranch_execz .LBB4_30
; %bb.29:
	ds_load_2addr_b32 v[16:17], v14 offset1:1
	ds_store_2addr_b32 v8, v6, v5 offset1:1
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v14, v17, v16 offset1:1
.LBB4_30:
	s_or_b32 exec_lo, exec_lo, s1
	v_and_b32_e32 v5, 31, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_bfe_u32 v17, v0, 5, 1
	v_sub_nc_u32_e32 v5, v12, v5
	s_mov_b32 s1, exec_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v17, s0, v17
	v_lshlrev_b32_e32 v16, 2, v5
	ds_load_2addr_b32 v[5:6], v16 offset1:32
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v18, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v17, v18
	s_cbranch_execz .LBB4_32
; %bb.31:
	v_add_nc_u32_e32 v20, 0x800, v16
	ds_load_2addr_b32 v[18:19], v20 offset1:32
	ds_store_2addr_b32 v16, v6, v5 offset1:32
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v20, v19, v18 offset1:32
.LBB4_32:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v15 offset1:16
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v18, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v17, v18
	s_cbranch_execz .LBB4_34
; %bb.33:
	v_add_nc_u32_e32 v20, 0x800, v15
	ds_load_2addr_b32 v[18:19], v20 offset1:16
	ds_store_2addr_b32 v15, v6, v5 offset1:16
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v20, v19, v18 offset1:16
.LBB4_34:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v13 offset1:8
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v18, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v17, v18
	s_cbranch_execz .LBB4_36
; %bb.35:
	v_add_nc_u32_e32 v20, 0x800, v13
	ds_load_2addr_b32 v[18:19], v20 offset1:8
	ds_store_2addr_b32 v13, v6, v5 offset1:8
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v20, v19, v18 offset1:8
.LBB4_36:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v11 offset1:4
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v18, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v17, v18
	s_cbranch_execz .LBB4_38
; %bb.37:
	v_add_nc_u32_e32 v20, 0x800, v11
	ds_load_2addr_b32 v[18:19], v20 offset1:4
	ds_store_2addr_b32 v11, v6, v5 offset1:4
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v20, v19, v18 offset1:4
.LBB4_38:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v10 offset1:2
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v18, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v17, v18
	s_cbranch_execz .LBB4_40
; %bb.39:
	v_add_nc_u32_e32 v20, 0x800, v10
	ds_load_2addr_b32 v[18:19], v20 offset1:2
	ds_store_2addr_b32 v10, v6, v5 offset1:2
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v20, v19, v18 offset1:2
.LBB4_40:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v8 offset1:1
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v18, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v17, v18
	s_cbranch_execz .LBB4_42
; %bb.41:
	ds_load_2addr_b32 v[17:18], v14 offset1:1
	ds_store_2addr_b32 v8, v6, v5 offset1:1
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v14, v18, v17 offset1:1
.LBB4_42:
	s_or_b32 exec_lo, exec_lo, s1
	v_and_b32_e32 v5, 63, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_bfe_u32 v18, v0, 6, 1
	v_sub_nc_u32_e32 v5, v12, v5
	s_mov_b32 s1, exec_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v18, s0, v18
	v_lshlrev_b32_e32 v17, 2, v5
	ds_load_2addr_stride64_b32 v[5:6], v17 offset1:1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v19, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v18, v19
	s_cbranch_execz .LBB4_44
; %bb.43:
	ds_load_2addr_stride64_b32 v[19:20], v17 offset0:8 offset1:9
	ds_store_2addr_stride64_b32 v17, v6, v5 offset1:1
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_stride64_b32 v17, v20, v19 offset0:8 offset1:9
.LBB4_44:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v16 offset1:32
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v19, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v18, v19
	s_cbranch_execz .LBB4_46
; %bb.45:
	v_add_nc_u32_e32 v21, 0x800, v16
	ds_load_2addr_b32 v[19:20], v21 offset1:32
	ds_store_2addr_b32 v16, v6, v5 offset1:32
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v21, v20, v19 offset1:32
.LBB4_46:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v15 offset1:16
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v19, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v18, v19
	s_cbranch_execz .LBB4_48
; %bb.47:
	v_add_nc_u32_e32 v21, 0x800, v15
	ds_load_2addr_b32 v[19:20], v21 offset1:16
	ds_store_2addr_b32 v15, v6, v5 offset1:16
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v21, v20, v19 offset1:16
.LBB4_48:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v13 offset1:8
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v19, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v18, v19
	s_cbranch_execz .LBB4_50
; %bb.49:
	v_add_nc_u32_e32 v21, 0x800, v13
	ds_load_2addr_b32 v[19:20], v21 offset1:8
	ds_store_2addr_b32 v13, v6, v5 offset1:8
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v21, v20, v19 offset1:8
.LBB4_50:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v11 offset1:4
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v19, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v18, v19
	s_cbranch_execz .LBB4_52
; %bb.51:
	v_add_nc_u32_e32 v21, 0x800, v11
	ds_load_2addr_b32 v[19:20], v21 offset1:4
	ds_store_2addr_b32 v11, v6, v5 offset1:4
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v21, v20, v19 offset1:4
.LBB4_52:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v10 offset1:2
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v19, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v18, v19
	s_cbranch_execz .LBB4_54
; %bb.53:
	v_add_nc_u32_e32 v21, 0x800, v10
	ds_load_2addr_b32 v[19:20], v21 offset1:2
	ds_store_2addr_b32 v10, v6, v5 offset1:2
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v21, v20, v19 offset1:2
.LBB4_54:
	s_or_b32 exec_lo, exec_lo, s1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v8 offset1:1
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v19, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v18, v19
	s_cbranch_execz .LBB4_56
; %bb.55:
	ds_load_2addr_b32 v[18:19], v14 offset1:1
	ds_store_2addr_b32 v8, v6, v5 offset1:1
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v14, v19, v18 offset1:1
.LBB4_56:
	s_or_b32 exec_lo, exec_lo, s1
	v_and_b32_e32 v5, 0x7f, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_lshrrev_b32_e32 v0, 7, v0
	v_sub_nc_u32_e32 v5, v12, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v0, s0, v0
	v_lshlrev_b32_e32 v12, 2, v5
	s_mov_b32 s0, exec_lo
	ds_load_2addr_stride64_b32 v[5:6], v12 offset1:2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v18, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v0, v18
	s_cbranch_execz .LBB4_58
; %bb.57:
	ds_load_2addr_stride64_b32 v[18:19], v12 offset0:8 offset1:10
	ds_store_2addr_stride64_b32 v12, v6, v5 offset1:2
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_stride64_b32 v12, v19, v18 offset0:8 offset1:10
.LBB4_58:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_stride64_b32 v[5:6], v17 offset1:1
	s_mov_b32 s0, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v12, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v0, v12
	s_cbranch_execz .LBB4_60
; %bb.59:
	ds_load_2addr_stride64_b32 v[18:19], v17 offset0:8 offset1:9
	ds_store_2addr_stride64_b32 v17, v6, v5 offset1:1
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_stride64_b32 v17, v19, v18 offset0:8 offset1:9
.LBB4_60:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v16 offset1:32
	s_mov_b32 s0, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v12, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v0, v12
	s_cbranch_execz .LBB4_62
; %bb.61:
	v_add_nc_u32_e32 v12, 0x800, v16
	ds_load_2addr_b32 v[17:18], v12 offset1:32
	ds_store_2addr_b32 v16, v6, v5 offset1:32
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v12, v18, v17 offset1:32
.LBB4_62:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v15 offset1:16
	s_mov_b32 s0, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v12, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v0, v12
	s_cbranch_execz .LBB4_64
; %bb.63:
	v_add_nc_u32_e32 v12, 0x800, v15
	ds_load_2addr_b32 v[16:17], v12 offset1:16
	ds_store_2addr_b32 v15, v6, v5 offset1:16
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v12, v17, v16 offset1:16
.LBB4_64:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v13 offset1:8
	s_mov_b32 s0, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v12, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v0, v12
	s_cbranch_execz .LBB4_66
; %bb.65:
	v_add_nc_u32_e32 v12, 0x800, v13
	ds_load_2addr_b32 v[15:16], v12 offset1:8
	ds_store_2addr_b32 v13, v6, v5 offset1:8
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v12, v16, v15 offset1:8
.LBB4_66:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v11 offset1:4
	s_mov_b32 s0, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v12, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v0, v12
	s_cbranch_execz .LBB4_68
; %bb.67:
	v_add_nc_u32_e32 v15, 0x800, v11
	ds_load_2addr_b32 v[12:13], v15 offset1:4
	ds_store_2addr_b32 v11, v6, v5 offset1:4
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v15, v13, v12 offset1:4
.LBB4_68:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v10 offset1:2
	s_mov_b32 s0, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v11, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v0, v11
	s_cbranch_execz .LBB4_70
; %bb.69:
	v_add_nc_u32_e32 v13, 0x800, v10
	ds_load_2addr_b32 v[11:12], v13 offset1:2
	ds_store_2addr_b32 v10, v6, v5 offset1:2
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v13, v12, v11 offset1:2
.LBB4_70:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[5:6], v8 offset1:1
	s_mov_b32 s0, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, v5, v6
	v_cndmask_b32_e64 v10, 0, 1, vcc_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e64 v0, v10
	s_cbranch_execz .LBB4_72
; %bb.71:
	ds_load_2addr_b32 v[10:11], v14 offset1:1
	ds_store_2addr_b32 v8, v6, v5 offset1:1
	s_waitcnt lgkmcnt(1)
	ds_store_2addr_b32 v14, v11, v10 offset1:1
.LBB4_72:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_stride64_b32 v[5:6], v7 offset1:4
	ds_load_2addr_stride64_b32 v[7:8], v9 offset1:4
	s_waitcnt lgkmcnt(1)
	global_store_b32 v[1:2], v5, off
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[3:4], v7, off
	global_store_b32 v[1:2], v6, off offset:1024
	global_store_b32 v[3:4], v8, off offset:1024
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel merge_sort_local
		.amdhsa_group_segment_fixed_size 4096
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
		.amdhsa_next_free_vgpr 22
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
.Lfunc_end4:
	.size	merge_sort_local, .Lfunc_end4-merge_sort_local
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3972
; NumSgprs: 18
; NumVgprs: 22
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 22
; Occupancy: 16
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 15
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           merge_sort_local
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         merge_sort_local.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
