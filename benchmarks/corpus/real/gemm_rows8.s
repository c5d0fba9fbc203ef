	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	gemm_rows8              ; -- Begin function gemm_rows8
	.globl	gemm_rows8
	.p2align	8
	.type	gemm_rows8,@function
gemm_rows8:                             ; @gemm_rows8
; %bb.0:
	s_clause 0x2
	s_load_b32 s24, s[0:1], 0x8
	s_load_b128 s[4:7], s[0:1], 0x10
	s_load_b64 s[2:3], s[0:1], 0x20
	v_bfe_u32 v1, v0, 10, 10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_or_b32 v2, s15, 5, v1
	v_readfirstlane_b32 s13, v2
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s24, 31
	s_cbranch_scc1 .LBB2_2
; %bb.1:
	s_add_i32 s16, s13, 4
	s_add_i32 s15, s13, 8
	s_add_i32 s12, s13, 12
	s_add_i32 s10, s13, 16
	s_add_i32 s11, s13, 20
	s_add_i32 s9, s13, 24
	s_add_i32 s8, s13, 28
	s_mov_b32 s17, 0
	s_branch .LBB2_3
.LBB2_2:
	s_mov_b32 s17, -1
                                        ; implicit-def: $sgpr16
                                        ; implicit-def: $sgpr15
                                        ; implicit-def: $sgpr12
                                        ; implicit-def: $sgpr10
                                        ; implicit-def: $sgpr11
                                        ; implicit-def: $sgpr9
                                        ; implicit-def: $sgpr8
.LBB2_3:
	s_load_b32 s0, s[0:1], 0x0
	v_dual_mov_b32 v9, 0 :: v_dual_and_b32 v2, 0x3ff, v0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v3, 0
	v_mov_b32_e32 v12, 0
	s_and_not1_b32 vcc_lo, exec_lo, s17
	s_lshl_b32 s1, s14, 5
	s_cbranch_vccnz .LBB2_6
; %bb.4:
	v_add_nc_u32_e32 v8, 16, v1
	v_add_nc_u32_e32 v3, 8, v1
	v_add_nc_u32_e32 v9, 20, v1
	v_add_nc_u32_e32 v11, 28, v1
	v_lshlrev_b32_e32 v0, 7, v1
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v8, s0, v8
	v_dual_mov_b32 v13, 0 :: v_dual_lshlrev_b32 v4, 2, v2
	v_mul_lo_u32 v9, s0, v9
	v_mul_lo_u32 v11, s0, v11
	v_add_nc_u32_e32 v6, 12, v1
	v_add_nc_u32_e32 v10, 24, v1
	s_ashr_i32 s8, s24, 31
	v_dual_mov_b32 v8, 0 :: v_dual_add_nc_u32 v17, s1, v8
	v_mul_lo_u32 v3, s0, v3
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_lo_u32 v10, s0, v10
	v_add_nc_u32_e32 v18, s1, v9
	v_dual_mov_b32 v9, 0 :: v_dual_add_nc_u32 v20, s1, v11
	v_mul_lo_u32 v6, s0, v6
	v_mov_b32_e32 v11, 0
	s_lshr_b32 s8, s8, 27
	v_add_nc_u32_e32 v15, s1, v3
	v_mov_b32_e32 v3, 0
	v_dual_mov_b32 v12, 0 :: v_dual_add_nc_u32 v5, 0x1000, v0
	v_add_nc_u32_e32 v7, v4, v0
	v_add_nc_u32_e32 v0, 4, v1
	v_mul_lo_u32 v1, v1, s0
	s_add_i32 s8, s24, s8
	v_add_nc_u32_e32 v16, s1, v6
	v_add_nc_u32_e32 v19, s1, v10
	v_mul_lo_u32 v0, s0, v0
	v_add_nc_u32_e32 v22, 0xa10, v5
	v_add_nc_u32_e32 v23, 0xc10, v5
	v_add_nc_u32_e32 v24, 0xe10, v5
	v_add_nc_u32_e32 v21, s1, v1
	v_add_nc_u32_e32 v25, 0x418, v5
	v_add_nc_u32_e32 v26, 0x618, v5
	v_add_nc_u32_e32 v27, 0x818, v5
	v_add_nc_u32_e32 v14, s1, v0
	v_add_nc_u32_e32 v28, 0xa18, v5
	v_add_nc_u32_e32 v29, 0xc18, v5
	v_add_nc_u32_e32 v30, 0xe18, v5
	v_add_nc_u32_e32 v31, 0x420, v5
	v_add_nc_u32_e32 v32, 0x620, v5
	v_add_nc_u32_e32 v33, 0x820, v5
	v_add_nc_u32_e32 v34, 0xa20, v5
	v_add_nc_u32_e32 v35, 0xc20, v5
	v_add_nc_u32_e32 v36, 0xe20, v5
	v_add_nc_u32_e32 v37, 0x428, v5
	v_add_nc_u32_e32 v38, 0x628, v5
	v_add_nc_u32_e32 v39, 0x828, v5
	v_add_nc_u32_e32 v40, 0xa28, v5
	v_add_nc_u32_e32 v41, 0xc28, v5
	v_add_nc_u32_e32 v42, 0xe28, v5
	v_add_nc_u32_e32 v43, 0x430, v5
	v_add_nc_u32_e32 v44, 0x630, v5
	v_add_nc_u32_e32 v45, 0x830, v5
	v_add_nc_u32_e32 v46, 0xa30, v5
	v_add_nc_u32_e32 v47, 0xc30, v5
	v_add_nc_u32_e32 v48, 0xe30, v5
	v_add_nc_u32_e32 v49, 0x438, v5
	v_add_nc_u32_e32 v50, 0x638, v5
	v_add_nc_u32_e32 v51, 0x838, v5
	v_add_nc_u32_e32 v52, 0xa38, v5
	v_add_nc_u32_e32 v53, 0xc38, v5
	v_add_nc_u32_e32 v54, 0xe38, v5
	v_add_nc_u32_e32 v55, 0x440, v5
	v_add_nc_u32_e32 v56, 0x640, v5
	v_add_nc_u32_e32 v57, 0x840, v5
	v_add_nc_u32_e32 v58, 0xa40, v5
	v_add_nc_u32_e32 v59, 0xc40, v5
	v_add_nc_u32_e32 v60, 0xe40, v5
	v_add_nc_u32_e32 v61, 0x448, v5
	v_add_nc_u32_e32 v62, 0x648, v5
	v_add_nc_u32_e32 v63, 0x848, v5
	v_add_nc_u32_e32 v64, 0xa48, v5
	v_add_nc_u32_e32 v65, 0xc48, v5
	v_add_nc_u32_e32 v66, 0xe48, v5
	v_add_nc_u32_e32 v67, 0x450, v5
	v_add_nc_u32_e32 v68, 0x650, v5
	v_add_nc_u32_e32 v69, 0x850, v5
	v_add_nc_u32_e32 v70, 0xa50, v5
	v_add_nc_u32_e32 v71, 0xc50, v5
	v_add_nc_u32_e32 v72, 0xe50, v5
	v_add_nc_u32_e32 v73, 0x458, v5
	v_add_nc_u32_e32 v74, 0x658, v5
	v_add_nc_u32_e32 v75, 0x858, v5
	v_add_nc_u32_e32 v76, 0xa58, v5
	v_add_nc_u32_e32 v77, 0xc58, v5
	v_add_nc_u32_e32 v78, 0xe58, v5
	v_add_nc_u32_e32 v79, 0x460, v5
	v_add_nc_u32_e32 v80, 0x660, v5
	v_add_nc_u32_e32 v81, 0x860, v5
	v_add_nc_u32_e32 v82, 0xa60, v5
	v_add_nc_u32_e32 v83, 0xc60, v5
	v_add_nc_u32_e32 v84, 0xe60, v5
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v6, 0
	s_ashr_i32 s14, s8, 5
	s_add_i32 s16, s13, 4
	s_add_i32 s15, s13, 8
	s_add_i32 s12, s13, 12
	s_add_i32 s10, s13, 16
	s_add_i32 s11, s13, 20
	s_add_i32 s9, s13, 24
	s_add_i32 s8, s13, 28
	s_mul_i32 s17, s13, s24
	s_mul_i32 s18, s24, s16
	s_mul_i32 s19, s24, s15
	s_mul_i32 s20, s24, s12
	s_mul_i32 s21, s24, s10
	s_mul_i32 s22, s24, s11
	s_mul_i32 s23, s24, s9
	s_mul_i32 s24, s24, s8
	s_lshl_b32 s25, s0, 5
.LBB2_5:                                ; =>This Inner Loop Header: Depth=1
	v_add_nc_u32_e32 v0, v2, v21
	v_add_nc_u32_e32 v21, s25, v21
	s_add_i32 s14, s14, -1
	v_add_nc_u32_e32 v101, 0x400, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_load_b32 v85, v[0:1], off
	v_add_nc_u32_e32 v0, s17, v2
	s_add_i32 s17, s17, 32
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	global_load_b32 v86, v[0:1], off
	v_add_nc_u32_e32 v0, v2, v14
	v_add_nc_u32_e32 v14, s25, v14
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_load_b32 v0, v[0:1], off
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v7, v85, v0 offset1:2
	v_add_nc_u32_e32 v0, s18, v2
	s_add_i32 s18, s18, 32
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	global_load_b32 v0, v[0:1], off
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v7, v86, v0 offset0:16 offset1:18
	v_add_nc_u32_e32 v0, v2, v15
	v_add_nc_u32_e32 v15, s25, v15
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_load_b32 v85, v[0:1], off
	v_add_nc_u32_e32 v0, s19, v2
	s_add_i32 s19, s19, 32
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	global_load_b32 v86, v[0:1], off
	v_add_nc_u32_e32 v0, v2, v16
	v_add_nc_u32_e32 v16, s25, v16
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_load_b32 v0, v[0:1], off
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v7, v85, v0 offset0:4 offset1:6
	v_add_nc_u32_e32 v0, s20, v2
	s_add_i32 s20, s20, 32
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	global_load_b32 v0, v[0:1], off
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v7, v86, v0 offset0:20 offset1:22
	v_add_nc_u32_e32 v0, v2, v17
	v_add_nc_u32_e32 v17, s25, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_load_b32 v85, v[0:1], off
	v_add_nc_u32_e32 v0, s21, v2
	s_add_i32 s21, s21, 32
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	global_load_b32 v86, v[0:1], off
	v_add_nc_u32_e32 v0, v2, v18
	v_add_nc_u32_e32 v18, s25, v18
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_load_b32 v0, v[0:1], off
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v7, v85, v0 offset0:8 offset1:10
	v_add_nc_u32_e32 v0, s22, v2
	s_add_i32 s22, s22, 32
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	global_load_b32 v0, v[0:1], off
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v7, v86, v0 offset0:24 offset1:26
	v_add_nc_u32_e32 v0, v2, v19
	v_add_nc_u32_e32 v19, s25, v19
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_load_b32 v85, v[0:1], off
	v_add_nc_u32_e32 v0, s23, v2
	s_add_i32 s23, s23, 32
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	global_load_b32 v86, v[0:1], off
	v_add_nc_u32_e32 v0, v2, v20
	v_add_nc_u32_e32 v20, s25, v20
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_load_b32 v0, v[0:1], off
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v7, v85, v0 offset0:12 offset1:14
	v_add_nc_u32_e32 v0, s24, v2
	s_add_i32 s24, s24, 32
	s_cmp_lg_u32 s14, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v1, null, s7, v1, vcc_lo
	global_load_b32 v0, v[0:1], off
	s_waitcnt vmcnt(0)
	ds_store_2addr_stride64_b32 v7, v86, v0 offset0:28 offset1:30
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_load_2addr_b32 v[0:1], v4 offset1:32
	ds_load_2addr_b32 v[85:86], v5 offset1:1
	ds_load_2addr_b32 v[87:88], v5 offset0:128 offset1:129
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v3, v0, v85
	v_add_nc_u32_e32 v85, 0x400, v5
	ds_load_2addr_b32 v[89:90], v85 offset1:1
	v_add_nc_u32_e32 v85, 0x600, v5
	ds_load_2addr_b32 v[91:92], v85 offset1:1
	v_add_nc_u32_e32 v85, 0x800, v5
	ds_load_2addr_b32 v[93:94], v85 offset1:1
	v_add_nc_u32_e32 v85, 0xa00, v5
	ds_load_2addr_b32 v[95:96], v85 offset1:1
	v_add_nc_u32_e32 v85, 0xc00, v5
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v12, v0, v89
	ds_load_2addr_b32 v[97:98], v85 offset1:1
	v_dual_fmac_f32 v12, v1, v90 :: v_dual_add_nc_u32 v85, 0xe00, v5
	v_fmac_f32_e32 v3, v1, v86
	ds_load_2addr_b32 v[99:100], v85 offset1:1
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v10, v0, v93
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v13, v0, v87 :: v_dual_fmac_f32 v10, v1, v94
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v9, v0, v95
	v_fmac_f32_e32 v13, v1, v88
	ds_load_2addr_b32 v[87:88], v5 offset0:130 offset1:131
	s_waitcnt lgkmcnt(2)
	v_dual_fmac_f32 v9, v1, v96 :: v_dual_fmac_f32 v8, v0, v97
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v1, v98
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v6, v0, v99
	v_dual_fmac_f32 v11, v0, v91 :: v_dual_fmac_f32 v6, v1, v100
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v11, v1, v92
	ds_load_2addr_b32 v[0:1], v4 offset0:64 offset1:96
	ds_load_2addr_b32 v[85:86], v5 offset0:2 offset1:3
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v3, v0, v85
	v_add_nc_u32_e32 v85, 0x408, v5
	s_delay_alu instid0(VALU_DEP_2)
	v_fmac_f32_e32 v3, v1, v86
	ds_load_2addr_b32 v[89:90], v85 offset1:1
	v_add_nc_u32_e32 v85, 0x608, v5
	ds_load_2addr_b32 v[91:92], v85 offset1:1
	v_add_nc_u32_e32 v85, 0x808, v5
	ds_load_2addr_b32 v[93:94], v85 offset1:1
	v_add_nc_u32_e32 v85, 0xa08, v5
	ds_load_2addr_b32 v[95:96], v85 offset1:1
	v_add_nc_u32_e32 v85, 0xc08, v5
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v12, v0, v89
	ds_load_2addr_b32 v[97:98], v85 offset1:1
	v_fmac_f32_e32 v12, v1, v90
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v10, v0, v93
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v10, v1, v94 :: v_dual_fmac_f32 v9, v0, v95
	v_fmac_f32_e32 v9, v1, v96
	ds_load_2addr_b32 v[95:96], v22 offset1:1
	v_add_nc_u32_e32 v85, 0xe08, v5
	v_fmac_f32_e32 v13, v0, v87
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v8, v0, v97
	ds_load_2addr_b32 v[99:100], v85 offset1:1
	v_fmac_f32_e32 v13, v1, v88
	v_fmac_f32_e32 v8, v1, v98
	ds_load_2addr_b32 v[87:88], v5 offset0:132 offset1:133
	ds_load_2addr_b32 v[97:98], v23 offset1:1
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v6, v0, v99
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, v1, v100
	ds_load_2addr_b32 v[99:100], v24 offset1:1
	v_fmac_f32_e32 v11, v0, v91
	v_fmac_f32_e32 v11, v1, v92
	ds_load_2addr_b32 v[0:1], v4 offset0:128 offset1:160
	ds_load_2addr_b32 v[85:86], v5 offset0:4 offset1:5
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v9, v0, v95
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v3, v0, v85
	v_add_nc_u32_e32 v85, 0x410, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v9, v1, v96
	v_fmac_f32_e32 v3, v1, v86
	ds_load_2addr_b32 v[89:90], v85 offset1:1
	v_add_nc_u32_e32 v85, 0x610, v5
	ds_load_2addr_b32 v[95:96], v28 offset1:1
	ds_load_2addr_b32 v[91:92], v85 offset1:1
	v_add_nc_u32_e32 v85, 0x810, v5
	ds_load_2addr_b32 v[93:94], v85 offset1:1
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v12, v0, v89
	s_waitcnt lgkmcnt(1)
	s_delay_alu instid0(VALU_DEP_1)
	v_dual_fmac_f32 v12, v1, v90 :: v_dual_fmac_f32 v11, v0, v91
	ds_load_2addr_b32 v[89:90], v25 offset1:1
	v_fmac_f32_e32 v11, v1, v92
	ds_load_2addr_b32 v[91:92], v26 offset1:1
	v_fmac_f32_e32 v13, v0, v87
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v10, v0, v93
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_fmac_f32 v8, v0, v97 :: v_dual_fmac_f32 v13, v1, v88
	v_fmac_f32_e32 v10, v1, v94
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v1, v98
	ds_load_2addr_b32 v[93:94], v27 offset1:1
	ds_load_2addr_b32 v[97:98], v29 offset1:1
	ds_load_2addr_b32 v[87:88], v5 offset0:134 offset1:135
	v_fmac_f32_e32 v6, v0, v99
	v_fmac_f32_e32 v6, v1, v100
	ds_load_2addr_b32 v[0:1], v4 offset0:192 offset1:224
	ds_load_2addr_b32 v[85:86], v5 offset0:6 offset1:7
	ds_load_2addr_b32 v[99:100], v30 offset1:1
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v13, v0, v87
	v_fmac_f32_e32 v11, v0, v91
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v3, v0, v85
	v_fmac_f32_e32 v10, v0, v93
	v_fmac_f32_e32 v9, v0, v95
	v_fmac_f32_e32 v13, v1, v88
	ds_load_2addr_b32 v[87:88], v5 offset0:136 offset1:137
	v_fmac_f32_e32 v12, v0, v89
	v_fmac_f32_e32 v8, v0, v97
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v6, v0, v99 :: v_dual_fmac_f32 v11, v1, v92
	ds_load_2addr_b32 v[91:92], v32 offset1:1
	v_fmac_f32_e32 v12, v1, v90
	ds_load_2addr_b32 v[89:90], v31 offset1:1
	v_fmac_f32_e32 v3, v1, v86
	v_fmac_f32_e32 v10, v1, v94
	v_fmac_f32_e32 v9, v1, v96
	v_fmac_f32_e32 v8, v1, v98
	v_fmac_f32_e32 v6, v1, v100
	ds_load_2addr_b32 v[0:1], v101 offset1:32
	ds_load_2addr_b32 v[85:86], v5 offset0:8 offset1:9
	ds_load_2addr_b32 v[93:94], v33 offset1:1
	ds_load_2addr_b32 v[95:96], v34 offset1:1
	ds_load_2addr_b32 v[97:98], v35 offset1:1
	ds_load_2addr_b32 v[99:100], v36 offset1:1
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v13, v0, v87
	v_fmac_f32_e32 v11, v0, v91
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v10, v0, v93
	v_fmac_f32_e32 v3, v0, v85
	v_fmac_f32_e32 v13, v1, v88
	v_fmac_f32_e32 v11, v1, v92
	ds_load_2addr_b32 v[87:88], v5 offset0:138 offset1:139
	v_fmac_f32_e32 v12, v0, v89
	ds_load_2addr_b32 v[91:92], v38 offset1:1
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v9, v0, v95
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v8, v0, v97
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v6, v0, v99
	v_fmac_f32_e32 v12, v1, v90
	v_fmac_f32_e32 v10, v1, v94
	v_fmac_f32_e32 v9, v1, v96
	ds_load_2addr_b32 v[89:90], v37 offset1:1
	ds_load_2addr_b32 v[93:94], v39 offset1:1
	ds_load_2addr_b32 v[95:96], v40 offset1:1
	v_fmac_f32_e32 v3, v1, v86
	v_fmac_f32_e32 v8, v1, v98
	v_fmac_f32_e32 v6, v1, v100
	ds_load_2addr_b32 v[0:1], v101 offset0:64 offset1:96
	ds_load_2addr_b32 v[85:86], v5 offset0:10 offset1:11
	ds_load_2addr_b32 v[97:98], v41 offset1:1
	ds_load_2addr_b32 v[99:100], v42 offset1:1
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v13, v0, v87
	v_fmac_f32_e32 v11, v0, v91
	v_fmac_f32_e32 v9, v0, v95
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v3, v0, v85
	v_dual_fmac_f32 v10, v0, v93 :: v_dual_fmac_f32 v13, v1, v88
	v_fmac_f32_e32 v11, v1, v92
	v_fmac_f32_e32 v9, v1, v96
	ds_load_2addr_b32 v[87:88], v5 offset0:140 offset1:141
	v_fmac_f32_e32 v12, v0, v89
	ds_load_2addr_b32 v[91:92], v44 offset1:1
	ds_load_2addr_b32 v[95:96], v46 offset1:1
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v8, v0, v97
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v6, v0, v99 :: v_dual_fmac_f32 v3, v1, v86
	v_fmac_f32_e32 v12, v1, v90
	v_fmac_f32_e32 v10, v1, v94
	v_fmac_f32_e32 v8, v1, v98
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v6, v1, v100
	ds_load_2addr_b32 v[0:1], v101 offset0:128 offset1:160
	ds_load_2addr_b32 v[85:86], v5 offset0:12 offset1:13
	ds_load_2addr_b32 v[89:90], v43 offset1:1
	ds_load_2addr_b32 v[93:94], v45 offset1:1
	ds_load_2addr_b32 v[97:98], v47 offset1:1
	ds_load_2addr_b32 v[99:100], v48 offset1:1
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v13, v0, v87
	v_fmac_f32_e32 v11, v0, v91
	v_fmac_f32_e32 v9, v0, v95
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v3, v0, v85
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v10, v0, v93
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v8, v0, v97 :: v_dual_fmac_f32 v13, v1, v88
	v_fmac_f32_e32 v11, v1, v92
	v_fmac_f32_e32 v9, v1, v96
	ds_load_2addr_b32 v[87:88], v5 offset0:142 offset1:143
	v_fmac_f32_e32 v12, v0, v89
	ds_load_2addr_b32 v[91:92], v50 offset1:1
	ds_load_2addr_b32 v[95:96], v52 offset1:1
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v6, v0, v99 :: v_dual_fmac_f32 v3, v1, v86
	v_fmac_f32_e32 v12, v1, v90
	v_fmac_f32_e32 v10, v1, v94
	v_fmac_f32_e32 v8, v1, v98
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v6, v1, v100
	ds_load_2addr_b32 v[0:1], v101 offset0:192 offset1:224
	ds_load_2addr_b32 v[85:86], v5 offset0:14 offset1:15
	ds_load_2addr_b32 v[89:90], v49 offset1:1
	ds_load_2addr_b32 v[93:94], v51 offset1:1
	ds_load_2addr_b32 v[97:98], v53 offset1:1
	ds_load_2addr_b32 v[99:100], v54 offset1:1
	v_add_nc_u32_e32 v101, 0x800, v4
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v13, v0, v87
	v_fmac_f32_e32 v11, v0, v91
	v_fmac_f32_e32 v9, v0, v95
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v3, v0, v85
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v10, v0, v93
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v8, v0, v97 :: v_dual_fmac_f32 v13, v1, v88
	v_fmac_f32_e32 v11, v1, v92
	v_fmac_f32_e32 v9, v1, v96
	ds_load_2addr_b32 v[87:88], v5 offset0:144 offset1:145
	v_fmac_f32_e32 v12, v0, v89
	ds_load_2addr_b32 v[91:92], v56 offset1:1
	ds_load_2addr_b32 v[95:96], v58 offset1:1
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v6, v0, v99 :: v_dual_fmac_f32 v3, v1, v86
	v_fmac_f32_e32 v12, v1, v90
	v_fmac_f32_e32 v10, v1, v94
	v_fmac_f32_e32 v8, v1, v98
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v6, v1, v100
	ds_load_2addr_b32 v[0:1], v101 offset1:32
	ds_load_2addr_b32 v[85:86], v5 offset0:16 offset1:17
	ds_load_2addr_b32 v[89:90], v55 offset1:1
	ds_load_2addr_b32 v[93:94], v57 offset1:1
	ds_load_2addr_b32 v[97:98], v59 offset1:1
	ds_load_2addr_b32 v[99:100], v60 offset1:1
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v13, v0, v87
	v_fmac_f32_e32 v11, v0, v91
	v_fmac_f32_e32 v9, v0, v95
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v3, v0, v85
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v10, v0, v93
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v8, v0, v97 :: v_dual_fmac_f32 v13, v1, v88
	v_fmac_f32_e32 v11, v1, v92
	v_fmac_f32_e32 v9, v1, v96
	ds_load_2addr_b32 v[87:88], v5 offset0:146 offset1:147
	v_fmac_f32_e32 v12, v0, v89
	ds_load_2addr_b32 v[91:92], v62 offset1:1
	ds_load_2addr_b32 v[95:96], v64 offset1:1
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v6, v0, v99 :: v_dual_fmac_f32 v3, v1, v86
	v_fmac_f32_e32 v12, v1, v90
	v_fmac_f32_e32 v10, v1, v94
	v_fmac_f32_e32 v8, v1, v98
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v6, v1, v100
	ds_load_2addr_b32 v[0:1], v101 offset0:64 offset1:96
	ds_load_2addr_b32 v[85:86], v5 offset0:18 offset1:19
	ds_load_2addr_b32 v[89:90], v61 offset1:1
	ds_load_2addr_b32 v[93:94], v63 offset1:1
	ds_load_2addr_b32 v[97:98], v65 offset1:1
	ds_load_2addr_b32 v[99:100], v66 offset1:1
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v13, v0, v87
	v_fmac_f32_e32 v11, v0, v91
	v_fmac_f32_e32 v9, v0, v95
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v3, v0, v85
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v10, v0, v93
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v8, v0, v97 :: v_dual_fmac_f32 v13, v1, v88
	v_fmac_f32_e32 v11, v1, v92
	v_fmac_f32_e32 v9, v1, v96
	ds_load_2addr_b32 v[87:88], v5 offset0:148 offset1:149
	v_fmac_f32_e32 v12, v0, v89
	ds_load_2addr_b32 v[91:92], v68 offset1:1
	ds_load_2addr_b32 v[95:96], v70 offset1:1
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v6, v0, v99 :: v_dual_fmac_f32 v3, v1, v86
	v_fmac_f32_e32 v12, v1, v90
	v_fmac_f32_e32 v10, v1, v94
	v_fmac_f32_e32 v8, v1, v98
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v6, v1, v100
	ds_load_2addr_b32 v[0:1], v101 offset0:128 offset1:160
	ds_load_2addr_b32 v[85:86], v5 offset0:20 offset1:21
	ds_load_2addr_b32 v[89:90], v67 offset1:1
	ds_load_2addr_b32 v[93:94], v69 offset1:1
	ds_load_2addr_b32 v[97:98], v71 offset1:1
	ds_load_2addr_b32 v[99:100], v72 offset1:1
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v13, v0, v87
	v_fmac_f32_e32 v11, v0, v91
	v_fmac_f32_e32 v9, v0, v95
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v3, v0, v85
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v10, v0, v93
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v8, v0, v97 :: v_dual_fmac_f32 v13, v1, v88
	v_fmac_f32_e32 v11, v1, v92
	v_fmac_f32_e32 v9, v1, v96
	ds_load_2addr_b32 v[87:88], v5 offset0:150 offset1:151
	v_fmac_f32_e32 v12, v0, v89
	ds_load_2addr_b32 v[91:92], v74 offset1:1
	ds_load_2addr_b32 v[95:96], v76 offset1:1
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v6, v0, v99 :: v_dual_fmac_f32 v3, v1, v86
	v_fmac_f32_e32 v12, v1, v90
	v_fmac_f32_e32 v10, v1, v94
	v_fmac_f32_e32 v8, v1, v98
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v6, v1, v100
	ds_load_2addr_b32 v[0:1], v101 offset0:192 offset1:224
	ds_load_2addr_b32 v[85:86], v5 offset0:22 offset1:23
	ds_load_2addr_b32 v[89:90], v73 offset1:1
	ds_load_2addr_b32 v[93:94], v75 offset1:1
	ds_load_2addr_b32 v[97:98], v77 offset1:1
	ds_load_2addr_b32 v[99:100], v78 offset1:1
	v_add_nc_u32_e32 v101, 0xc00, v4
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v13, v0, v87
	v_fmac_f32_e32 v11, v0, v91
	v_fmac_f32_e32 v9, v0, v95
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v3, v0, v85
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v10, v0, v93
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v8, v0, v97 :: v_dual_fmac_f32 v13, v1, v88
	v_fmac_f32_e32 v11, v1, v92
	v_fmac_f32_e32 v9, v1, v96
	ds_load_2addr_b32 v[87:88], v5 offset0:152 offset1:153
	ds_load_2addr_b32 v[91:92], v80 offset1:1
	ds_load_2addr_b32 v[95:96], v82 offset1:1
	v_fmac_f32_e32 v12, v0, v89
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v6, v0, v99 :: v_dual_fmac_f32 v3, v1, v86
	v_fmac_f32_e32 v10, v1, v94
	v_fmac_f32_e32 v8, v1, v98
	v_fmac_f32_e32 v12, v1, v90
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v6, v1, v100
	ds_load_2addr_b32 v[0:1], v101 offset1:32
	ds_load_2addr_b32 v[85:86], v5 offset0:24 offset1:25
	ds_load_2addr_b32 v[89:90], v79 offset1:1
	ds_load_2addr_b32 v[93:94], v81 offset1:1
	ds_load_2addr_b32 v[97:98], v83 offset1:1
	ds_load_2addr_b32 v[99:100], v84 offset1:1
	s_waitcnt lgkmcnt(5)
	v_fmac_f32_e32 v13, v0, v87
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v3, v0, v85
	v_fmac_f32_e32 v11, v0, v91
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v10, v0, v93
	v_fmac_f32_e32 v9, v0, v95
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v8, v0, v97
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v6, v0, v99 :: v_dual_fmac_f32 v13, v1, v88
	ds_load_2addr_b32 v[87:88], v5 offset0:154 offset1:155
	v_dual_fmac_f32 v12, v0, v89 :: v_dual_fmac_f32 v3, v1, v86
	v_fmac_f32_e32 v11, v1, v92
	v_fmac_f32_e32 v10, v1, v94
	v_fmac_f32_e32 v9, v1, v96
	s_delay_alu instid0(VALU_DEP_4)
	v_fmac_f32_e32 v12, v1, v90
	v_fmac_f32_e32 v8, v1, v98
	v_fmac_f32_e32 v6, v1, v100
	ds_load_2addr_b32 v[0:1], v101 offset0:64 offset1:96
	ds_load_2addr_b32 v[85:86], v5 offset0:26 offset1:27
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v13, v0, v87
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v3, v0, v85
	v_add_nc_u32_e32 v85, 0x468, v5
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v13, v1, v88
	ds_load_2addr_b32 v[87:88], v5 offset0:156 offset1:157
	ds_load_2addr_b32 v[89:90], v85 offset1:1
	v_add_nc_u32_e32 v85, 0x668, v5
	v_fmac_f32_e32 v3, v1, v86
	ds_load_2addr_b32 v[91:92], v85 offset1:1
	v_add_nc_u32_e32 v85, 0x868, v5
	ds_load_2addr_b32 v[93:94], v85 offset1:1
	v_add_nc_u32_e32 v85, 0xa68, v5
	ds_load_2addr_b32 v[95:96], v85 offset1:1
	v_add_nc_u32_e32 v85, 0xc68, v5
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v12, v0, v89
	ds_load_2addr_b32 v[97:98], v85 offset1:1
	v_add_nc_u32_e32 v85, 0xe68, v5
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v11, v0, v91 :: v_dual_fmac_f32 v12, v1, v90
	ds_load_2addr_b32 v[99:100], v85 offset1:1
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v11, v1, v92 :: v_dual_fmac_f32 v10, v0, v93
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v10, v1, v94 :: v_dual_fmac_f32 v9, v0, v95
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v9, v1, v96 :: v_dual_fmac_f32 v8, v0, v97
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v1, v98
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v6, v0, v99
	v_fmac_f32_e32 v6, v1, v100
	ds_load_2addr_b32 v[0:1], v101 offset0:128 offset1:160
	ds_load_2addr_b32 v[85:86], v5 offset0:28 offset1:29
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v13, v0, v87
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v3, v0, v85
	v_add_nc_u32_e32 v85, 0x470, v5
	s_delay_alu instid0(VALU_DEP_3)
	v_fmac_f32_e32 v13, v1, v88
	ds_load_2addr_b32 v[87:88], v5 offset0:158 offset1:159
	ds_load_2addr_b32 v[89:90], v85 offset1:1
	v_add_nc_u32_e32 v85, 0x670, v5
	v_fmac_f32_e32 v3, v1, v86
	ds_load_2addr_b32 v[91:92], v85 offset1:1
	v_add_nc_u32_e32 v85, 0x870, v5
	ds_load_2addr_b32 v[93:94], v85 offset1:1
	v_add_nc_u32_e32 v85, 0xa70, v5
	ds_load_2addr_b32 v[95:96], v85 offset1:1
	v_add_nc_u32_e32 v85, 0xc70, v5
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v12, v0, v89
	ds_load_2addr_b32 v[97:98], v85 offset1:1
	v_add_nc_u32_e32 v85, 0xe70, v5
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v11, v0, v91 :: v_dual_fmac_f32 v12, v1, v90
	ds_load_2addr_b32 v[99:100], v85 offset1:1
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v11, v1, v92 :: v_dual_fmac_f32 v10, v0, v93
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v10, v1, v94 :: v_dual_fmac_f32 v9, v0, v95
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v9, v1, v96 :: v_dual_fmac_f32 v8, v0, v97
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v1, v98
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v6, v0, v99
	v_fmac_f32_e32 v6, v1, v100
	ds_load_2addr_b32 v[0:1], v101 offset0:192 offset1:224
	ds_load_2addr_b32 v[85:86], v5 offset0:30 offset1:31
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v13, v0, v87
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v3, v0, v85
	v_add_nc_u32_e32 v85, 0x478, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_fmac_f32_e32 v13, v1, v88
	v_fmac_f32_e32 v3, v1, v86
	ds_load_2addr_b32 v[89:90], v85 offset1:1
	v_add_nc_u32_e32 v85, 0x678, v5
	ds_load_2addr_b32 v[91:92], v85 offset1:1
	v_add_nc_u32_e32 v85, 0x878, v5
	ds_load_2addr_b32 v[93:94], v85 offset1:1
	v_add_nc_u32_e32 v85, 0xa78, v5
	ds_load_2addr_b32 v[95:96], v85 offset1:1
	v_add_nc_u32_e32 v85, 0xc78, v5
	ds_load_2addr_b32 v[97:98], v85 offset1:1
	v_add_nc_u32_e32 v85, 0xe78, v5
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v11, v0, v91
	ds_load_2addr_b32 v[99:100], v85 offset1:1
	s_waitcnt lgkmcnt(3)
	v_dual_fmac_f32 v11, v1, v92 :: v_dual_fmac_f32 v10, v0, v93
	s_waitcnt lgkmcnt(2)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_fmac_f32 v10, v1, v94 :: v_dual_fmac_f32 v9, v0, v95
	v_dual_fmac_f32 v12, v0, v89 :: v_dual_fmac_f32 v9, v1, v96
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v8, v0, v97
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fmac_f32_e32 v12, v1, v90
	v_fmac_f32_e32 v8, v1, v98
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v6, v0, v99
	s_delay_alu instid0(VALU_DEP_1)
	v_fmac_f32_e32 v6, v1, v100
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB2_5
.LBB2_6:
	v_add_nc_u32_e32 v0, s1, v2
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s13, s0, v[0:1]
	v_mad_u64_u32 v[4:5], null, s16, s0, v[0:1]
	v_mad_u64_u32 v[14:15], null, s15, s0, v[0:1]
	v_ashrrev_i32_e32 v2, 31, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mad_u64_u32 v[16:17], null, s12, s0, v[0:1]
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_co_u32 v1, vcc_lo, s2, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s3, v2, vcc_lo
	v_add_co_u32 v4, vcc_lo, s2, v4
	v_add_co_ci_u32_e64 v5, null, s3, v5, vcc_lo
	v_add_co_u32 v14, vcc_lo, s2, v14
	v_ashrrev_i32_e32 v17, 31, v16
	v_add_co_ci_u32_e64 v15, null, s3, v15, vcc_lo
	v_mad_u64_u32 v[18:19], null, s10, s0, v[0:1]
	v_mad_u64_u32 v[20:21], null, s11, s0, v[0:1]
	s_clause 0x2
	global_store_b32 v[1:2], v3, off
	global_store_b32 v[4:5], v13, off
	global_store_b32 v[14:15], v12, off
	v_lshlrev_b64 v[1:2], 2, v[16:17]
	v_ashrrev_i32_e32 v19, 31, v18
	v_ashrrev_i32_e32 v21, 31, v20
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mad_u64_u32 v[3:4], null, s9, s0, v[0:1]
	v_add_co_u32 v1, vcc_lo, s2, v1
	v_lshlrev_b64 v[12:13], 2, v[18:19]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[16:17], 2, v[20:21]
	v_add_co_ci_u32_e64 v2, null, s3, v2, vcc_lo
	v_mad_u64_u32 v[14:15], null, s8, s0, v[0:1]
	v_ashrrev_i32_e32 v4, 31, v3
	v_add_co_u32 v12, vcc_lo, s2, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v13, null, s3, v13, vcc_lo
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_ashrrev_i32_e32 v15, 31, v14
	v_add_co_u32 v16, vcc_lo, s2, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v17, null, s3, v17, vcc_lo
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_co_u32 v3, vcc_lo, s2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v4, null, s3, v4, vcc_lo
	v_add_co_u32 v14, vcc_lo, s2, v14
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v15, null, s3, v15, vcc_lo
	s_clause 0x4
	global_store_b32 v[1:2], v11, off
	global_store_b32 v[12:13], v10, off
	global_store_b32 v[16:17], v9, off
	global_store_b32 v[3:4], v8, off
	global_store_b32 v[14:15], v6, off
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm_rows8
		.amdhsa_group_segment_fixed_size 8192
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
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 102
		.amdhsa_next_free_sgpr 26
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
		.amdhsa_inst_pref_size 41
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
	.size	gemm_rows8, .Lfunc_end2-gemm_rows8
                                        ; -- End function
	.set gemm_rows8.num_vgpr, 102
	.set gemm_rows8.num_agpr, 0
	.set gemm_rows8.numbered_sgpr, 26
	.set gemm_rows8.num_named_barrier, 0
	.set gemm_rows8.private_seg_size, 0
	.set gemm_rows8.uses_vcc, 1
	.set gemm_rows8.uses_flat_scratch, 0
	.set gemm_rows8.has_dyn_sized_stack, 0
	.set gemm_rows8.has_recursion, 0
	.set gemm_rows8.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 5248
; TotalNumSgprs: 28
; NumVgprs: 102
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 12
; NumSGPRsForWavesPerEU: 28
; NumVGPRsForWavesPerEU: 102
; Occupancy: 12
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .offset:         0
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         4
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         8
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 128
    .name:           gemm_rows8
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 32
      - 4
      - 1
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         gemm_rows8.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     102
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
