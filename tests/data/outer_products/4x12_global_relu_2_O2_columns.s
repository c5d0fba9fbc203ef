	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	kernel                  ; -- Begin function kernel
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:                                 ; @kernel
; %bb.0:
	s_load_b128 s[4:7], s[0:1], 0x10
	v_lshrrev_b32_e32 v5, 1, v0
	v_and_b32_e32 v0, 7, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_and_b32_e32 v31, 12, v5
	v_mul_u32_u24_e32 v0, 12, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB0_5
; %bb.1:
	s_load_b128 s[0:3], s[0:1], 0x0
	s_mul_i32 s10, s6, s15
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_lshl_b32 s8, s10, 4
	s_mulk_i32 s10, 0x60
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s8
	s_addc_u32 s1, s1, s9
	s_ashr_i32 s11, s10, 31
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[8:9], s[10:11], 2
	s_add_u32 s2, s2, s8
	s_addc_u32 s3, s3, s9
	s_cmp_eq_u32 s6, 1
	s_cbranch_scc1 .LBB0_6
; %bb.2:
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, v0
	v_mov_b32_e32 v1, v31
	s_and_b32 s9, s6, 0x7ffffffe
	s_mov_b32 s8, 0
	s_delay_alu instid0(VALU_DEP_2)
	v_mov_b32_e32 v54, v2
	v_mov_b32_e32 v53, v2
	v_mov_b32_e32 v52, v2
	v_mov_b32_e32 v51, v2
	v_mov_b32_e32 v50, v2
	v_mov_b32_e32 v49, v2
	v_mov_b32_e32 v48, v2
	v_mov_b32_e32 v47, v2
	v_mov_b32_e32 v46, v2
	v_mov_b32_e32 v45, v2
	v_mov_b32_e32 v44, v2
	v_mov_b32_e32 v43, v2
	v_mov_b32_e32 v42, v2
	v_mov_b32_e32 v41, v2
	v_mov_b32_e32 v40, v2
	v_mov_b32_e32 v39, v2
	v_mov_b32_e32 v38, v2
	v_mov_b32_e32 v37, v2
	v_mov_b32_e32 v36, v2
	v_mov_b32_e32 v35, v2
	v_mov_b32_e32 v34, v2
	v_mov_b32_e32 v33, v2
	v_mov_b32_e32 v32, v2
	v_mov_b32_e32 v30, v2
	v_mov_b32_e32 v29, v2
	v_mov_b32_e32 v28, v2
	v_mov_b32_e32 v27, v2
	v_mov_b32_e32 v26, v2
	v_mov_b32_e32 v25, v2
	v_mov_b32_e32 v24, v2
	v_mov_b32_e32 v23, v2
	v_mov_b32_e32 v22, v2
	v_mov_b32_e32 v21, v2
	v_mov_b32_e32 v20, v2
	v_mov_b32_e32 v19, v2
	v_mov_b32_e32 v18, v2
	v_mov_b32_e32 v17, v2
	v_mov_b32_e32 v16, v2
	v_mov_b32_e32 v15, v2
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v13, v2
	v_mov_b32_e32 v12, v2
	v_mov_b32_e32 v11, v2
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v8, v2
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v6, v2
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	v_dual_mov_b32 v4, v2 :: v_dual_add_nc_u32 v55, 16, v1
	v_lshlrev_b64 v[59:60], 2, v[1:2]
	v_dual_mov_b32 v56, v2 :: v_dual_add_nc_u32 v57, 0x60, v3
	v_dual_mov_b32 v58, v2 :: v_dual_add_nc_u32 v1, 32, v1
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[61:62], 2, v[3:4]
	v_lshlrev_b64 v[63:64], 2, v[55:56]
	v_add_co_u32 v55, vcc_lo, s0, v59
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[65:66], 2, v[57:58]
	v_add_co_ci_u32_e64 v56, null, s1, v60, vcc_lo
	v_add_co_u32 v67, vcc_lo, s2, v61
	v_add_co_ci_u32_e64 v68, null, s3, v62, vcc_lo
	v_add_co_u32 v71, vcc_lo, s0, v63
	global_load_b128 v[55:58], v[55:56], off
	v_add_co_ci_u32_e64 v72, null, s1, v64, vcc_lo
	v_add_co_u32 v83, vcc_lo, s2, v65
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v84, null, s3, v66, vcc_lo
	s_clause 0x2
	global_load_b128 v[59:62], v[67:68], off
	global_load_b128 v[63:66], v[67:68], off offset:16
	global_load_b128 v[67:70], v[67:68], off offset:32
	global_load_b128 v[71:74], v[71:72], off
	s_clause 0x2
	global_load_b128 v[75:78], v[83:84], off
	global_load_b128 v[79:82], v[83:84], off offset:16
	global_load_b128 v[83:86], v[83:84], off offset:32
	v_add_nc_u32_e32 v3, 0xc0, v3
	s_add_i32 s8, s8, 2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_lg_u32 s9, s8
	s_waitcnt vmcnt(6)
	v_dual_fmac_f32 v54, v55, v59 :: v_dual_fmac_f32 v41, v56, v60
	v_dual_fmac_f32 v42, v56, v59 :: v_dual_fmac_f32 v53, v55, v60
	v_dual_fmac_f32 v29, v57, v59 :: v_dual_fmac_f32 v16, v58, v60
	v_dual_fmac_f32 v17, v58, v59 :: v_dual_fmac_f32 v52, v55, v61
	v_fmac_f32_e32 v28, v57, v60
	v_dual_fmac_f32 v40, v56, v61 :: v_dual_fmac_f32 v51, v55, v62
	v_dual_fmac_f32 v27, v57, v61 :: v_dual_fmac_f32 v14, v58, v62
	v_dual_fmac_f32 v15, v58, v61 :: v_dual_fmac_f32 v26, v57, v62
	s_waitcnt vmcnt(5)
	v_dual_fmac_f32 v39, v56, v62 :: v_dual_fmac_f32 v50, v55, v63
	v_dual_fmac_f32 v38, v56, v63 :: v_dual_fmac_f32 v49, v55, v64
	v_dual_fmac_f32 v25, v57, v63 :: v_dual_fmac_f32 v12, v58, v64
	v_dual_fmac_f32 v13, v58, v63 :: v_dual_fmac_f32 v24, v57, v64
	v_dual_fmac_f32 v37, v56, v64 :: v_dual_fmac_f32 v48, v55, v65
	v_dual_fmac_f32 v36, v56, v65 :: v_dual_fmac_f32 v47, v55, v66
	v_dual_fmac_f32 v23, v57, v65 :: v_dual_fmac_f32 v10, v58, v66
	v_dual_fmac_f32 v11, v58, v65 :: v_dual_fmac_f32 v22, v57, v66
	s_waitcnt vmcnt(4)
	v_dual_fmac_f32 v35, v56, v66 :: v_dual_fmac_f32 v46, v55, v67
	v_dual_fmac_f32 v34, v56, v67 :: v_dual_fmac_f32 v45, v55, v68
	v_dual_fmac_f32 v21, v57, v67 :: v_dual_fmac_f32 v8, v58, v68
	v_dual_fmac_f32 v9, v58, v67 :: v_dual_fmac_f32 v20, v57, v68
	v_dual_fmac_f32 v33, v56, v68 :: v_dual_fmac_f32 v44, v55, v69
	v_dual_fmac_f32 v32, v56, v69 :: v_dual_fmac_f32 v43, v55, v70
	v_dual_fmac_f32 v19, v57, v69 :: v_dual_fmac_f32 v30, v56, v70
	v_dual_fmac_f32 v7, v58, v69 :: v_dual_fmac_f32 v18, v57, v70
	s_waitcnt vmcnt(2)
	v_dual_fmac_f32 v6, v58, v70 :: v_dual_fmac_f32 v29, v73, v75
	v_dual_fmac_f32 v54, v71, v75 :: v_dual_fmac_f32 v41, v72, v76
	v_dual_fmac_f32 v42, v72, v75 :: v_dual_fmac_f32 v53, v71, v76
	v_dual_fmac_f32 v17, v74, v75 :: v_dual_fmac_f32 v28, v73, v76
	v_dual_fmac_f32 v16, v74, v76 :: v_dual_fmac_f32 v27, v73, v77
	v_dual_fmac_f32 v52, v71, v77 :: v_dual_fmac_f32 v39, v72, v78
	v_dual_fmac_f32 v40, v72, v77 :: v_dual_fmac_f32 v51, v71, v78
	v_dual_fmac_f32 v15, v74, v77 :: v_dual_fmac_f32 v26, v73, v78
	s_waitcnt vmcnt(1)
	v_dual_fmac_f32 v14, v74, v78 :: v_dual_fmac_f32 v25, v73, v79
	v_dual_fmac_f32 v50, v71, v79 :: v_dual_fmac_f32 v37, v72, v80
	v_dual_fmac_f32 v38, v72, v79 :: v_dual_fmac_f32 v49, v71, v80
	v_dual_fmac_f32 v13, v74, v79 :: v_dual_fmac_f32 v24, v73, v80
	v_dual_fmac_f32 v12, v74, v80 :: v_dual_fmac_f32 v23, v73, v81
	v_dual_fmac_f32 v48, v71, v81 :: v_dual_fmac_f32 v35, v72, v82
	v_dual_fmac_f32 v36, v72, v81 :: v_dual_fmac_f32 v47, v71, v82
	v_dual_fmac_f32 v11, v74, v81 :: v_dual_fmac_f32 v22, v73, v82
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v10, v74, v82 :: v_dual_fmac_f32 v21, v73, v83
	v_dual_fmac_f32 v46, v71, v83 :: v_dual_fmac_f32 v33, v72, v84
	v_dual_fmac_f32 v34, v72, v83 :: v_dual_fmac_f32 v45, v71, v84
	v_dual_fmac_f32 v9, v74, v83 :: v_dual_fmac_f32 v20, v73, v84
	v_dual_fmac_f32 v8, v74, v84 :: v_dual_fmac_f32 v19, v73, v85
	v_fmac_f32_e32 v44, v71, v85
	v_dual_fmac_f32 v32, v72, v85 :: v_dual_fmac_f32 v43, v71, v86
	v_dual_fmac_f32 v7, v74, v85 :: v_dual_fmac_f32 v30, v72, v86
	v_fmac_f32_e32 v18, v73, v86
	v_fmac_f32_e32 v6, v74, v86
	s_cbranch_scc1 .LBB0_3
; %bb.4:
	s_bitcmp1_b32 s6, 0
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_7
	s_branch .LBB0_8
.LBB0_5:
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v53, 0
	v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v51, 0
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v49, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v45, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v6, 0
	s_branch .LBB0_8
.LBB0_6:
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v45, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v49, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v51, 0
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v53, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v54, 0
	s_mov_b32 s8, 0
	s_cbranch_execz .LBB0_8
.LBB0_7:
	v_lshl_or_b32 v1, s8, 4, v31
	v_mov_b32_e32 v2, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[3:4], null, 0x60, s8, v[0:1]
	v_mov_b32_e32 v4, v2
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_co_u32 v1, vcc_lo, s0, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v2, null, s1, v2, vcc_lo
	v_add_co_u32 v63, vcc_lo, s2, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v64, null, s3, v4, vcc_lo
	global_load_b128 v[1:4], v[1:2], off
	s_clause 0x2
	global_load_b128 v[55:58], v[63:64], off
	global_load_b128 v[59:62], v[63:64], off offset:16
	global_load_b128 v[63:66], v[63:64], off offset:32
	s_waitcnt vmcnt(2)
	v_dual_fmac_f32 v54, v1, v55 :: v_dual_fmac_f32 v41, v2, v56
	v_dual_fmac_f32 v42, v2, v55 :: v_dual_fmac_f32 v27, v3, v57
	v_fmac_f32_e32 v29, v3, v55
	v_dual_fmac_f32 v17, v4, v55 :: v_dual_fmac_f32 v28, v3, v56
	v_fmac_f32_e32 v53, v1, v56
	v_dual_fmac_f32 v16, v4, v56 :: v_dual_fmac_f32 v51, v1, v58
	v_dual_fmac_f32 v52, v1, v57 :: v_dual_fmac_f32 v39, v2, v58
	s_waitcnt vmcnt(1)
	v_dual_fmac_f32 v40, v2, v57 :: v_dual_fmac_f32 v25, v3, v59
	v_dual_fmac_f32 v15, v4, v57 :: v_dual_fmac_f32 v26, v3, v58
	v_dual_fmac_f32 v14, v4, v58 :: v_dual_fmac_f32 v49, v1, v60
	v_dual_fmac_f32 v50, v1, v59 :: v_dual_fmac_f32 v37, v2, v60
	v_dual_fmac_f32 v38, v2, v59 :: v_dual_fmac_f32 v23, v3, v61
	v_dual_fmac_f32 v13, v4, v59 :: v_dual_fmac_f32 v24, v3, v60
	v_dual_fmac_f32 v12, v4, v60 :: v_dual_fmac_f32 v47, v1, v62
	v_dual_fmac_f32 v48, v1, v61 :: v_dual_fmac_f32 v35, v2, v62
	s_waitcnt vmcnt(0)
	v_dual_fmac_f32 v36, v2, v61 :: v_dual_fmac_f32 v21, v3, v63
	v_dual_fmac_f32 v11, v4, v61 :: v_dual_fmac_f32 v22, v3, v62
	v_dual_fmac_f32 v10, v4, v62 :: v_dual_fmac_f32 v45, v1, v64
	v_dual_fmac_f32 v46, v1, v63 :: v_dual_fmac_f32 v33, v2, v64
	v_dual_fmac_f32 v34, v2, v63 :: v_dual_fmac_f32 v19, v3, v65
	v_dual_fmac_f32 v9, v4, v63 :: v_dual_fmac_f32 v20, v3, v64
	v_dual_fmac_f32 v8, v4, v64 :: v_dual_fmac_f32 v43, v1, v66
	v_fmac_f32_e32 v44, v1, v65
	v_fmac_f32_e32 v32, v2, v65
	v_dual_fmac_f32 v7, v4, v65 :: v_dual_fmac_f32 v30, v2, v66
	v_fmac_f32_e32 v18, v3, v66
	v_fmac_f32_e32 v6, v4, v66
.LBB0_8:
	v_mul_u32_u24_e32 v31, 0x60, v31
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v1, s7, v54 :: v_dual_mul_f32 v2, s7, v53
	v_cmp_lt_f32_e32 vcc_lo, 0, v54
	s_mul_i32 s0, s15, 0x600
	v_or_b32_e32 v3, v31, v0
	s_ashr_i32 s1, s0, 31
	v_or_b32_e32 v5, 3, v5
	v_cndmask_b32_e32 v1, v1, v54, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v53
	v_dual_mul_f32 v3, s7, v52 :: v_dual_lshlrev_b32 v54, 2, v3
	s_lshl_b64 s[0:1], s[0:1], 2
	v_mul_u32_u24_e32 v5, 0x60, v5
	v_cndmask_b32_e32 v2, v2, v53, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v52
	v_mul_f32_e32 v4, s7, v51
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	v_cndmask_b32_e32 v3, v3, v52, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v51
	v_mul_f32_e32 v52, s7, v50
	v_cndmask_b32_e32 v4, v4, v51, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v50
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v51, s7, v49 :: v_dual_cndmask_b32 v50, v52, v50
	v_cmp_lt_f32_e32 vcc_lo, 0, v49
	v_cndmask_b32_e32 v51, v51, v49, vcc_lo
	v_dual_mul_f32 v49, s7, v47 :: v_dual_mul_f32 v52, s7, v48
	v_cmp_lt_f32_e32 vcc_lo, 0, v48
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cndmask_b32_e32 v52, v52, v48, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v47
	v_dual_mul_f32 v48, s7, v46 :: v_dual_cndmask_b32 v53, v49, v47
	v_cmp_lt_f32_e32 vcc_lo, 0, v46
	v_mul_f32_e32 v47, s7, v45
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v49, s7, v43 :: v_dual_cndmask_b32 v46, v48, v46
	v_cmp_lt_f32_e32 vcc_lo, 0, v45
	v_dual_mul_f32 v48, s7, v44 :: v_dual_cndmask_b32 v47, v47, v45
	v_cmp_lt_f32_e32 vcc_lo, 0, v44
	s_delay_alu instid0(VALU_DEP_2)
	v_cndmask_b32_e32 v48, v48, v44, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v43
	v_cndmask_b32_e32 v49, v49, v43, vcc_lo
	v_mul_f32_e32 v43, s7, v42
	v_cmp_lt_f32_e32 vcc_lo, 0, v42
	s_clause 0x2
	global_store_b128 v54, v[1:4], s[0:1]
	global_store_b128 v54, v[50:53], s[0:1] offset:16
	global_store_b128 v54, v[46:49], s[0:1] offset:32
	v_dual_mul_f32 v2, s7, v41 :: v_dual_cndmask_b32 v1, v43, v42
	v_cmp_lt_f32_e32 vcc_lo, 0, v41
	v_mul_f32_e32 v3, s7, v40
	v_add_lshl_u32 v42, v31, v0, 2
	v_add_lshl_u32 v0, v5, v0, 2
	v_dual_mul_f32 v5, s7, v15 :: v_dual_cndmask_b32 v2, v2, v41
	v_cmp_lt_f32_e32 vcc_lo, 0, v40
	v_dual_mul_f32 v4, s7, v39 :: v_dual_cndmask_b32 v3, v3, v40
	v_cmp_lt_f32_e32 vcc_lo, 0, v39
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v31, s7, v38 :: v_dual_cndmask_b32 v4, v4, v39
	v_cmp_lt_f32_e32 vcc_lo, 0, v38
	v_dual_mul_f32 v39, s7, v37 :: v_dual_cndmask_b32 v38, v31, v38
	v_cmp_lt_f32_e32 vcc_lo, 0, v37
	v_mul_f32_e32 v31, s7, v36
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v39, v39, v37, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v36
	v_dual_mul_f32 v37, s7, v35 :: v_dual_cndmask_b32 v40, v31, v36
	v_cmp_lt_f32_e32 vcc_lo, 0, v35
	v_mul_f32_e32 v31, s7, v34
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v41, v37, v35, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v34
	v_dual_cndmask_b32 v34, v31, v34 :: v_dual_mul_f32 v31, s7, v32
	v_mul_f32_e32 v35, s7, v33
	v_cmp_lt_f32_e32 vcc_lo, 0, v33
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v35, v35, v33, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v32
	v_dual_mul_f32 v33, s7, v30 :: v_dual_cndmask_b32 v36, v31, v32
	v_cmp_lt_f32_e32 vcc_lo, 0, v30
	v_dual_mul_f32 v31, s7, v29 :: v_dual_mul_f32 v32, s7, v26
	v_cndmask_b32_e32 v37, v33, v30, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v29
	v_mul_f32_e32 v30, s7, v28
	s_clause 0x1
	global_store_b128 v42, v[1:4], s[0:1] offset:384
	global_store_b128 v42, v[38:41], s[0:1] offset:400
	v_dual_mul_f32 v4, s7, v22 :: v_dual_mul_f32 v1, s7, v25
	v_cndmask_b32_e32 v29, v31, v29, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v28
	v_dual_mul_f32 v31, s7, v27 :: v_dual_mul_f32 v2, s7, v24
	v_dual_mul_f32 v3, s7, v23 :: v_dual_cndmask_b32 v30, v30, v28
	v_cmp_lt_f32_e32 vcc_lo, 0, v27
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v31, v31, v27, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v26
	v_cndmask_b32_e32 v32, v32, v26, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v25
	v_cndmask_b32_e32 v1, v1, v25, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v24
	v_cndmask_b32_e32 v2, v2, v24, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v23
	v_cndmask_b32_e32 v3, v3, v23, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v22
	v_dual_mul_f32 v23, s7, v21 :: v_dual_cndmask_b32 v4, v4, v22
	v_cmp_lt_f32_e32 vcc_lo, 0, v21
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v22, s7, v20 :: v_dual_cndmask_b32 v21, v23, v21
	v_cmp_lt_f32_e32 vcc_lo, 0, v20
	v_dual_mul_f32 v23, s7, v19 :: v_dual_cndmask_b32 v22, v22, v20
	v_cmp_lt_f32_e32 vcc_lo, 0, v19
	v_mul_f32_e32 v20, s7, v18
	s_clause 0x1
	global_store_b128 v42, v[34:37], s[0:1] offset:416
	global_store_b128 v42, v[29:32], s[0:1] offset:768
	v_cndmask_b32_e32 v23, v23, v19, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v18
	v_dual_mul_f32 v19, s7, v17 :: v_dual_cndmask_b32 v24, v20, v18
	v_cmp_lt_f32_e32 vcc_lo, 0, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v18, s7, v16 :: v_dual_cndmask_b32 v17, v19, v17
	v_cmp_lt_f32_e32 vcc_lo, 0, v16
	v_cndmask_b32_e32 v18, v18, v16, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v15
	v_dual_mul_f32 v16, s7, v14 :: v_dual_cndmask_b32 v19, v5, v15
	v_cmp_lt_f32_e32 vcc_lo, 0, v14
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v5, s7, v13 :: v_dual_cndmask_b32 v20, v16, v14
	v_cmp_lt_f32_e32 vcc_lo, 0, v13
	v_dual_mul_f32 v14, s7, v12 :: v_dual_cndmask_b32 v13, v5, v13
	v_cmp_lt_f32_e32 vcc_lo, 0, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v5, s7, v11 :: v_dual_cndmask_b32 v14, v14, v12
	v_cmp_lt_f32_e32 vcc_lo, 0, v11
	v_dual_mul_f32 v12, s7, v10 :: v_dual_cndmask_b32 v15, v5, v11
	v_cmp_lt_f32_e32 vcc_lo, 0, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_mul_f32 v5, s7, v9 :: v_dual_cndmask_b32 v16, v12, v10
	v_cmp_lt_f32_e32 vcc_lo, 0, v9
	v_mul_f32_e32 v10, s7, v8
	v_dual_mul_f32 v12, s7, v6 :: v_dual_cndmask_b32 v9, v5, v9
	v_cmp_lt_f32_e32 vcc_lo, 0, v8
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v5, s7, v7 :: v_dual_cndmask_b32 v10, v10, v8
	v_cmp_lt_f32_e32 vcc_lo, 0, v7
	v_cndmask_b32_e32 v11, v5, v7, vcc_lo
	v_cmp_lt_f32_e32 vcc_lo, 0, v6
	v_cndmask_b32_e32 v12, v12, v6, vcc_lo
	s_clause 0x4
	global_store_b128 v42, v[1:4], s[0:1] offset:784
	global_store_b128 v42, v[21:24], s[0:1] offset:800
	global_store_b128 v0, v[17:20], s[0:1]
	global_store_b128 v0, v[13:16], s[0:1] offset:16
	global_store_b128 v0, v[9:12], s[0:1] offset:32
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 87
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
		.amdhsa_inst_pref_size 20
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
	.set kernel.num_vgpr, 87
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
; codeLenInByte = 2548
; TotalNumSgprs: 18
; NumVgprs: 87
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 87
; Occupancy: 16
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 32
    .name:           kernel
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         kernel.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     87
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 0
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
