	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	gemm_two_buffers        ; -- Begin function gemm_two_buffers
	.globl	gemm_two_buffers
	.p2align	8
	.type	gemm_two_buffers,@function
gemm_two_buffers:                       ; @gemm_two_buffers
; %bb.0:
	s_clause 0x1
	s_load_b64 s[6:7], s[0:1], 0x1c
	s_load_b128 s[16:19], s[0:1], 0x0
	v_lshrrev_b32_e32 v77, 4, v0
	s_lshl_b32 s10, s15, 7
	v_lshlrev_b32_e32 v6, 4, v0
	v_or_b32_e32 v5, s10, v0
	s_lshl_b32 s2, s14, 6
	s_load_b64 s[0:1], s[0:1], 0x10
	s_ashr_i32 s3, s2, 31
	v_and_b32_e32 v78, 0xf0, v6
	s_lshl_b64 s[2:3], s[2:3], 2
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v17, 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[1:2], null, s6, v77, 0
	v_mad_i64_i32 v[3:4], null, s7, v5, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v21, 0
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v31, 0
	v_add_co_u32 v5, vcc_lo, s18, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v6, null, s19, v2, vcc_lo
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	v_add_co_u32 v3, vcc_lo, v5, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v4, null, s3, v6, vcc_lo
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v9, 0
	v_add_co_u32 v207, vcc_lo, s16, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v208, null, s17, v2, vcc_lo
	v_mov_b32_e32 v1, 0
	v_add_co_u32 v205, vcc_lo, v3, v78
	v_add_co_ci_u32_e64 v206, null, 0, v4, vcc_lo
	s_clause 0x1
	global_load_b128 v[65:68], v[207:208], off offset:16
	global_load_b128 v[69:72], v[207:208], off
	global_load_b128 v[73:76], v[205:206], off
	v_dual_mov_b32 v4, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, 0
	v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v26, 0
	v_dual_mov_b32 v29, 0 :: v_dual_mov_b32 v32, 0
	v_dual_mov_b32 v35, 0 :: v_dual_mov_b32 v30, 0
	v_dual_mov_b32 v33, 0 :: v_dual_mov_b32 v36, 0
	v_dual_mov_b32 v39, 0 :: v_dual_mov_b32 v34, 0
	v_dual_mov_b32 v37, 0 :: v_dual_mov_b32 v40, 0
	v_dual_mov_b32 v43, 0 :: v_dual_mov_b32 v38, 0
	v_dual_mov_b32 v41, 0 :: v_dual_mov_b32 v44, 0
	v_dual_mov_b32 v47, 0 :: v_dual_mov_b32 v42, 0
	v_dual_mov_b32 v45, 0 :: v_dual_mov_b32 v48, 0
	v_dual_mov_b32 v51, 0 :: v_dual_mov_b32 v46, 0
	v_dual_mov_b32 v49, 0 :: v_dual_mov_b32 v52, 0
	v_dual_mov_b32 v55, 0 :: v_dual_mov_b32 v50, 0
	v_dual_mov_b32 v53, 0 :: v_dual_mov_b32 v56, 0
	v_dual_mov_b32 v63, 0 :: v_dual_mov_b32 v54, 0
	v_dual_mov_b32 v61, 0 :: v_dual_mov_b32 v64, 0
	v_dual_mov_b32 v59, 0 :: v_dual_mov_b32 v62, 0
	v_dual_mov_b32 v57, 0 :: v_dual_mov_b32 v60, 0
	v_dual_mov_b32 v58, 0 :: v_dual_and_b32 v209, 0x78, v0
	v_lshlrev_b32_e32 v210, 2, v0
	v_and_b32_e32 v0, 7, v0
	v_lshl_or_b32 v77, v77, 8, v78
	s_ashr_i32 s5, s6, 31
	s_mov_b32 s11, 8
	s_mov_b32 s4, s6
	s_cmp_lt_i32 s7, 8
	s_waitcnt vmcnt(1)
	ds_store_2addr_stride64_b32 v210, v69, v70 offset1:2
	ds_store_2addr_stride64_b32 v210, v71, v72 offset0:4 offset1:6
	ds_store_2addr_stride64_b32 v210, v65, v66 offset0:8 offset1:10
	ds_store_2addr_stride64_b32 v210, v67, v68 offset0:12 offset1:14
	s_waitcnt vmcnt(0)
	ds_store_b128 v77, v[73:76] offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_cbranch_scc1 .LBB3_7
; %bb.1:
	s_lshl_b32 s8, s4, 3
	v_or_b32_e32 v211, 0x2000, v77
	v_dual_mov_b32 v57, 0 :: v_dual_lshlrev_b32 v212, 2, v209
	v_lshl_or_b32 v213, v0, 5, 0x2000
	v_dual_mov_b32 v58, 0 :: v_dual_mov_b32 v59, 0
	v_dual_mov_b32 v60, 0 :: v_dual_mov_b32 v61, 0
	v_dual_mov_b32 v62, 0 :: v_dual_mov_b32 v63, 0
	v_dual_mov_b32 v64, 0 :: v_dual_mov_b32 v53, 0
	v_dual_mov_b32 v54, 0 :: v_dual_mov_b32 v55, 0
	v_dual_mov_b32 v56, 0 :: v_dual_mov_b32 v49, 0
	v_dual_mov_b32 v50, 0 :: v_dual_mov_b32 v51, 0
	v_dual_mov_b32 v52, 0 :: v_dual_mov_b32 v45, 0
	v_dual_mov_b32 v46, 0 :: v_dual_mov_b32 v47, 0
	v_dual_mov_b32 v48, 0 :: v_dual_mov_b32 v41, 0
	v_dual_mov_b32 v42, 0 :: v_dual_mov_b32 v43, 0
	v_dual_mov_b32 v44, 0 :: v_dual_mov_b32 v37, 0
	v_dual_mov_b32 v38, 0 :: v_dual_mov_b32 v39, 0
	v_dual_mov_b32 v40, 0 :: v_dual_mov_b32 v33, 0
	v_dual_mov_b32 v34, 0 :: v_dual_mov_b32 v35, 0
	v_dual_mov_b32 v36, 0 :: v_dual_mov_b32 v29, 0
	v_dual_mov_b32 v30, 0 :: v_dual_mov_b32 v31, 0
	v_dual_mov_b32 v32, 0 :: v_dual_mov_b32 v25, 0
	v_dual_mov_b32 v26, 0 :: v_dual_mov_b32 v27, 0
	v_dual_mov_b32 v28, 0 :: v_dual_mov_b32 v21, 0
	v_dual_mov_b32 v22, 0 :: v_dual_mov_b32 v23, 0
	v_dual_mov_b32 v24, 0 :: v_dual_mov_b32 v17, 0
	v_dual_mov_b32 v18, 0 :: v_dual_mov_b32 v19, 0
	v_dual_mov_b32 v20, 0 :: v_dual_mov_b32 v13, 0
	v_dual_mov_b32 v14, 0 :: v_dual_mov_b32 v15, 0
	v_dual_mov_b32 v16, 0 :: v_dual_mov_b32 v9, 0
	v_dual_mov_b32 v10, 0 :: v_dual_mov_b32 v11, 0
	v_dual_mov_b32 v12, 0 :: v_dual_mov_b32 v5, 0
	v_dual_mov_b32 v6, 0 :: v_dual_mov_b32 v7, 0
	v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v1, 0
	v_dual_mov_b32 v2, 0 :: v_dual_mov_b32 v3, 0
	v_mov_b32_e32 v4, 0
	s_ashr_i32 s9, s8, 31
	s_mov_b32 s6, 0
	s_lshl_b64 s[8:9], s[8:9], 2
	s_branch .LBB3_3
.LBB3_2:                                ;   in Loop: Header=BB3_3 Depth=1
	s_waitcnt lgkmcnt(29)
	v_dual_fmac_f32 v57, v201, v197 :: v_dual_fmac_f32 v54, v202, v198
	v_dual_fmac_f32 v58, v201, v198 :: v_dual_fmac_f32 v53, v202, v197
	v_dual_fmac_f32 v59, v201, v199 :: v_dual_fmac_f32 v56, v202, v200
	v_dual_fmac_f32 v60, v201, v200 :: v_dual_fmac_f32 v55, v202, v199
	s_waitcnt lgkmcnt(28)
	v_dual_fmac_f32 v61, v201, v193 :: v_dual_fmac_f32 v50, v202, v194
	v_dual_fmac_f32 v62, v201, v194 :: v_dual_fmac_f32 v49, v202, v193
	v_dual_fmac_f32 v63, v201, v195 :: v_dual_fmac_f32 v52, v202, v196
	v_dual_fmac_f32 v64, v201, v196 :: v_dual_fmac_f32 v51, v202, v195
	v_dual_fmac_f32 v45, v203, v197 :: v_dual_fmac_f32 v38, v204, v198
	v_dual_fmac_f32 v46, v203, v198 :: v_dual_fmac_f32 v37, v204, v197
	v_dual_fmac_f32 v47, v203, v199 :: v_dual_fmac_f32 v40, v204, v200
	v_dual_fmac_f32 v48, v203, v200 :: v_dual_fmac_f32 v39, v204, v199
	v_dual_fmac_f32 v41, v203, v193 :: v_dual_fmac_f32 v34, v204, v194
	v_dual_fmac_f32 v42, v203, v194 :: v_dual_fmac_f32 v33, v204, v193
	v_dual_fmac_f32 v43, v203, v195 :: v_dual_fmac_f32 v36, v204, v196
	v_dual_fmac_f32 v44, v203, v196 :: v_dual_fmac_f32 v35, v204, v195
	v_dual_fmac_f32 v29, v189, v197 :: v_dual_fmac_f32 v22, v190, v198
	v_dual_fmac_f32 v30, v189, v198 :: v_dual_fmac_f32 v21, v190, v197
	v_dual_fmac_f32 v31, v189, v199 :: v_dual_fmac_f32 v24, v190, v200
	v_dual_fmac_f32 v32, v189, v200 :: v_dual_fmac_f32 v23, v190, v199
	v_dual_fmac_f32 v25, v189, v193 :: v_dual_fmac_f32 v18, v190, v194
	v_dual_fmac_f32 v26, v189, v194 :: v_dual_fmac_f32 v17, v190, v193
	v_dual_fmac_f32 v27, v189, v195 :: v_dual_fmac_f32 v20, v190, v196
	v_dual_fmac_f32 v28, v189, v196 :: v_dual_fmac_f32 v19, v190, v195
	v_dual_fmac_f32 v13, v191, v197 :: v_dual_fmac_f32 v6, v192, v198
	v_dual_fmac_f32 v14, v191, v198 :: v_dual_fmac_f32 v5, v192, v197
	v_dual_fmac_f32 v15, v191, v199 :: v_dual_fmac_f32 v8, v192, v200
	v_dual_fmac_f32 v16, v191, v200 :: v_dual_fmac_f32 v7, v192, v199
	v_dual_fmac_f32 v9, v191, v193 :: v_dual_fmac_f32 v2, v192, v194
	v_dual_fmac_f32 v10, v191, v194 :: v_dual_fmac_f32 v1, v192, v193
	v_dual_fmac_f32 v11, v191, v195 :: v_dual_fmac_f32 v4, v192, v196
	v_dual_fmac_f32 v12, v191, v196 :: v_dual_fmac_f32 v3, v192, v195
	s_waitcnt lgkmcnt(25)
	v_dual_fmac_f32 v57, v185, v181 :: v_dual_fmac_f32 v54, v186, v182
	v_dual_fmac_f32 v58, v185, v182 :: v_dual_fmac_f32 v53, v186, v181
	v_dual_fmac_f32 v59, v185, v183 :: v_dual_fmac_f32 v56, v186, v184
	v_dual_fmac_f32 v60, v185, v184 :: v_dual_fmac_f32 v55, v186, v183
	s_waitcnt lgkmcnt(24)
	v_dual_fmac_f32 v61, v185, v177 :: v_dual_fmac_f32 v50, v186, v178
	v_dual_fmac_f32 v62, v185, v178 :: v_dual_fmac_f32 v49, v186, v177
	v_dual_fmac_f32 v63, v185, v179 :: v_dual_fmac_f32 v52, v186, v180
	v_dual_fmac_f32 v64, v185, v180 :: v_dual_fmac_f32 v51, v186, v179
	v_dual_fmac_f32 v45, v187, v181 :: v_dual_fmac_f32 v38, v188, v182
	v_dual_fmac_f32 v46, v187, v182 :: v_dual_fmac_f32 v37, v188, v181
	v_dual_fmac_f32 v47, v187, v183 :: v_dual_fmac_f32 v40, v188, v184
	v_dual_fmac_f32 v48, v187, v184 :: v_dual_fmac_f32 v39, v188, v183
	v_dual_fmac_f32 v41, v187, v177 :: v_dual_fmac_f32 v34, v188, v178
	v_dual_fmac_f32 v42, v187, v178 :: v_dual_fmac_f32 v33, v188, v177
	v_dual_fmac_f32 v43, v187, v179 :: v_dual_fmac_f32 v36, v188, v180
	v_dual_fmac_f32 v44, v187, v180 :: v_dual_fmac_f32 v35, v188, v179
	v_dual_fmac_f32 v29, v173, v181 :: v_dual_fmac_f32 v22, v174, v182
	v_dual_fmac_f32 v30, v173, v182 :: v_dual_fmac_f32 v21, v174, v181
	v_dual_fmac_f32 v31, v173, v183 :: v_dual_fmac_f32 v24, v174, v184
	v_dual_fmac_f32 v32, v173, v184 :: v_dual_fmac_f32 v23, v174, v183
	v_dual_fmac_f32 v25, v173, v177 :: v_dual_fmac_f32 v18, v174, v178
	v_dual_fmac_f32 v26, v173, v178 :: v_dual_fmac_f32 v17, v174, v177
	v_dual_fmac_f32 v27, v173, v179 :: v_dual_fmac_f32 v20, v174, v180
	v_dual_fmac_f32 v28, v173, v180 :: v_dual_fmac_f32 v19, v174, v179
	v_dual_fmac_f32 v13, v175, v181 :: v_dual_fmac_f32 v6, v176, v182
	v_dual_fmac_f32 v14, v175, v182 :: v_dual_fmac_f32 v5, v176, v181
	v_dual_fmac_f32 v15, v175, v183 :: v_dual_fmac_f32 v8, v176, v184
	v_dual_fmac_f32 v16, v175, v184 :: v_dual_fmac_f32 v7, v176, v183
	v_dual_fmac_f32 v9, v175, v177 :: v_dual_fmac_f32 v2, v176, v178
	v_dual_fmac_f32 v10, v175, v178 :: v_dual_fmac_f32 v1, v176, v177
	v_dual_fmac_f32 v11, v175, v179 :: v_dual_fmac_f32 v4, v176, v180
	v_dual_fmac_f32 v12, v175, v180 :: v_dual_fmac_f32 v3, v176, v179
	s_waitcnt lgkmcnt(21)
	v_dual_fmac_f32 v57, v169, v165 :: v_dual_fmac_f32 v54, v170, v166
	v_dual_fmac_f32 v58, v169, v166 :: v_dual_fmac_f32 v53, v170, v165
	v_dual_fmac_f32 v59, v169, v167 :: v_dual_fmac_f32 v56, v170, v168
	v_dual_fmac_f32 v60, v169, v168 :: v_dual_fmac_f32 v55, v170, v167
	s_waitcnt lgkmcnt(20)
	v_dual_fmac_f32 v61, v169, v161 :: v_dual_fmac_f32 v50, v170, v162
	v_dual_fmac_f32 v62, v169, v162 :: v_dual_fmac_f32 v49, v170, v161
	v_dual_fmac_f32 v63, v169, v163 :: v_dual_fmac_f32 v52, v170, v164
	v_dual_fmac_f32 v64, v169, v164 :: v_dual_fmac_f32 v51, v170, v163
	v_dual_fmac_f32 v45, v171, v165 :: v_dual_fmac_f32 v38, v172, v166
	v_dual_fmac_f32 v46, v171, v166 :: v_dual_fmac_f32 v37, v172, v165
	v_dual_fmac_f32 v47, v171, v167 :: v_dual_fmac_f32 v40, v172, v168
	v_dual_fmac_f32 v48, v171, v168 :: v_dual_fmac_f32 v39, v172, v167
	v_dual_fmac_f32 v41, v171, v161 :: v_dual_fmac_f32 v34, v172, v162
	v_dual_fmac_f32 v42, v171, v162 :: v_dual_fmac_f32 v33, v172, v161
	v_dual_fmac_f32 v43, v171, v163 :: v_dual_fmac_f32 v36, v172, v164
	v_dual_fmac_f32 v44, v171, v164 :: v_dual_fmac_f32 v35, v172, v163
	v_dual_fmac_f32 v29, v157, v165 :: v_dual_fmac_f32 v22, v158, v166
	v_dual_fmac_f32 v30, v157, v166 :: v_dual_fmac_f32 v21, v158, v165
	v_dual_fmac_f32 v31, v157, v167 :: v_dual_fmac_f32 v24, v158, v168
	v_dual_fmac_f32 v32, v157, v168 :: v_dual_fmac_f32 v23, v158, v167
	v_dual_fmac_f32 v25, v157, v161 :: v_dual_fmac_f32 v18, v158, v162
	v_dual_fmac_f32 v26, v157, v162 :: v_dual_fmac_f32 v17, v158, v161
	v_dual_fmac_f32 v27, v157, v163 :: v_dual_fmac_f32 v20, v158, v164
	v_dual_fmac_f32 v28, v157, v164 :: v_dual_fmac_f32 v19, v158, v163
	v_dual_fmac_f32 v13, v159, v165 :: v_dual_fmac_f32 v6, v160, v166
	v_dual_fmac_f32 v14, v159, v166 :: v_dual_fmac_f32 v5, v160, v165
	v_dual_fmac_f32 v15, v159, v167 :: v_dual_fmac_f32 v8, v160, v168
	v_dual_fmac_f32 v16, v159, v168 :: v_dual_fmac_f32 v7, v160, v167
	v_dual_fmac_f32 v9, v159, v161 :: v_dual_fmac_f32 v2, v160, v162
	v_dual_fmac_f32 v10, v159, v162 :: v_dual_fmac_f32 v1, v160, v161
	v_dual_fmac_f32 v11, v159, v163 :: v_dual_fmac_f32 v4, v160, v164
	v_dual_fmac_f32 v12, v159, v164 :: v_dual_fmac_f32 v3, v160, v163
	s_waitcnt lgkmcnt(17)
	v_dual_fmac_f32 v57, v153, v149 :: v_dual_fmac_f32 v54, v154, v150
	v_dual_fmac_f32 v58, v153, v150 :: v_dual_fmac_f32 v53, v154, v149
	v_dual_fmac_f32 v59, v153, v151 :: v_dual_fmac_f32 v56, v154, v152
	v_dual_fmac_f32 v60, v153, v152 :: v_dual_fmac_f32 v55, v154, v151
	s_waitcnt lgkmcnt(16)
	v_dual_fmac_f32 v61, v153, v145 :: v_dual_fmac_f32 v50, v154, v146
	v_dual_fmac_f32 v62, v153, v146 :: v_dual_fmac_f32 v49, v154, v145
	v_dual_fmac_f32 v63, v153, v147 :: v_dual_fmac_f32 v52, v154, v148
	v_dual_fmac_f32 v64, v153, v148 :: v_dual_fmac_f32 v51, v154, v147
	v_dual_fmac_f32 v45, v155, v149 :: v_dual_fmac_f32 v38, v156, v150
	v_dual_fmac_f32 v46, v155, v150 :: v_dual_fmac_f32 v37, v156, v149
	v_dual_fmac_f32 v47, v155, v151 :: v_dual_fmac_f32 v40, v156, v152
	v_dual_fmac_f32 v48, v155, v152 :: v_dual_fmac_f32 v39, v156, v151
	v_dual_fmac_f32 v41, v155, v145 :: v_dual_fmac_f32 v34, v156, v146
	v_dual_fmac_f32 v42, v155, v146 :: v_dual_fmac_f32 v33, v156, v145
	v_dual_fmac_f32 v43, v155, v147 :: v_dual_fmac_f32 v36, v156, v148
	v_dual_fmac_f32 v44, v155, v148 :: v_dual_fmac_f32 v35, v156, v147
	v_dual_fmac_f32 v29, v141, v149 :: v_dual_fmac_f32 v22, v142, v150
	v_dual_fmac_f32 v30, v141, v150 :: v_dual_fmac_f32 v21, v142, v149
	v_dual_fmac_f32 v31, v141, v151 :: v_dual_fmac_f32 v24, v142, v152
	v_dual_fmac_f32 v32, v141, v152 :: v_dual_fmac_f32 v23, v142, v151
	v_dual_fmac_f32 v25, v141, v145 :: v_dual_fmac_f32 v18, v142, v146
	v_dual_fmac_f32 v26, v141, v146 :: v_dual_fmac_f32 v17, v142, v145
	v_dual_fmac_f32 v27, v141, v147 :: v_dual_fmac_f32 v20, v142, v148
	v_dual_fmac_f32 v28, v141, v148 :: v_dual_fmac_f32 v19, v142, v147
	v_dual_fmac_f32 v13, v143, v149 :: v_dual_fmac_f32 v6, v144, v150
	v_dual_fmac_f32 v14, v143, v150 :: v_dual_fmac_f32 v5, v144, v149
	v_dual_fmac_f32 v15, v143, v151 :: v_dual_fmac_f32 v8, v144, v152
	v_dual_fmac_f32 v16, v143, v152 :: v_dual_fmac_f32 v7, v144, v151
	v_dual_fmac_f32 v9, v143, v145 :: v_dual_fmac_f32 v2, v144, v146
	v_dual_fmac_f32 v10, v143, v146 :: v_dual_fmac_f32 v1, v144, v145
	v_dual_fmac_f32 v11, v143, v147 :: v_dual_fmac_f32 v4, v144, v148
	v_dual_fmac_f32 v12, v143, v148 :: v_dual_fmac_f32 v3, v144, v147
	s_waitcnt lgkmcnt(13)
	v_dual_fmac_f32 v57, v137, v133 :: v_dual_fmac_f32 v54, v138, v134
	v_dual_fmac_f32 v58, v137, v134 :: v_dual_fmac_f32 v53, v138, v133
	v_dual_fmac_f32 v59, v137, v135 :: v_dual_fmac_f32 v56, v138, v136
	v_dual_fmac_f32 v60, v137, v136 :: v_dual_fmac_f32 v55, v138, v135
	s_waitcnt lgkmcnt(12)
	v_dual_fmac_f32 v61, v137, v129 :: v_dual_fmac_f32 v50, v138, v130
	v_dual_fmac_f32 v62, v137, v130 :: v_dual_fmac_f32 v49, v138, v129
	v_dual_fmac_f32 v63, v137, v131 :: v_dual_fmac_f32 v52, v138, v132
	v_dual_fmac_f32 v64, v137, v132 :: v_dual_fmac_f32 v51, v138, v131
	v_dual_fmac_f32 v45, v139, v133 :: v_dual_fmac_f32 v38, v140, v134
	v_dual_fmac_f32 v46, v139, v134 :: v_dual_fmac_f32 v37, v140, v133
	v_dual_fmac_f32 v47, v139, v135 :: v_dual_fmac_f32 v40, v140, v136
	v_dual_fmac_f32 v48, v139, v136 :: v_dual_fmac_f32 v39, v140, v135
	v_dual_fmac_f32 v41, v139, v129 :: v_dual_fmac_f32 v34, v140, v130
	v_dual_fmac_f32 v42, v139, v130 :: v_dual_fmac_f32 v33, v140, v129
	v_dual_fmac_f32 v43, v139, v131 :: v_dual_fmac_f32 v36, v140, v132
	v_dual_fmac_f32 v44, v139, v132 :: v_dual_fmac_f32 v35, v140, v131
	v_dual_fmac_f32 v29, v125, v133 :: v_dual_fmac_f32 v22, v126, v134
	v_dual_fmac_f32 v30, v125, v134 :: v_dual_fmac_f32 v21, v126, v133
	v_dual_fmac_f32 v31, v125, v135 :: v_dual_fmac_f32 v24, v126, v136
	v_dual_fmac_f32 v32, v125, v136 :: v_dual_fmac_f32 v23, v126, v135
	v_dual_fmac_f32 v25, v125, v129 :: v_dual_fmac_f32 v18, v126, v130
	v_dual_fmac_f32 v26, v125, v130 :: v_dual_fmac_f32 v17, v126, v129
	v_dual_fmac_f32 v27, v125, v131 :: v_dual_fmac_f32 v20, v126, v132
	v_dual_fmac_f32 v28, v125, v132 :: v_dual_fmac_f32 v19, v126, v131
	v_dual_fmac_f32 v13, v127, v133 :: v_dual_fmac_f32 v6, v128, v134
	v_dual_fmac_f32 v14, v127, v134 :: v_dual_fmac_f32 v5, v128, v133
	v_dual_fmac_f32 v15, v127, v135 :: v_dual_fmac_f32 v8, v128, v136
	v_dual_fmac_f32 v16, v127, v136 :: v_dual_fmac_f32 v7, v128, v135
	v_dual_fmac_f32 v9, v127, v129 :: v_dual_fmac_f32 v2, v128, v130
	v_dual_fmac_f32 v10, v127, v130 :: v_dual_fmac_f32 v1, v128, v129
	v_dual_fmac_f32 v11, v127, v131 :: v_dual_fmac_f32 v4, v128, v132
	v_dual_fmac_f32 v12, v127, v132 :: v_dual_fmac_f32 v3, v128, v131
	s_waitcnt lgkmcnt(9)
	v_dual_fmac_f32 v57, v121, v117 :: v_dual_fmac_f32 v54, v122, v118
	v_dual_fmac_f32 v58, v121, v118 :: v_dual_fmac_f32 v53, v122, v117
	v_dual_fmac_f32 v59, v121, v119 :: v_dual_fmac_f32 v56, v122, v120
	v_dual_fmac_f32 v60, v121, v120 :: v_dual_fmac_f32 v55, v122, v119
	s_waitcnt lgkmcnt(8)
	v_dual_fmac_f32 v61, v121, v113 :: v_dual_fmac_f32 v50, v122, v114
	v_dual_fmac_f32 v62, v121, v114 :: v_dual_fmac_f32 v49, v122, v113
	v_dual_fmac_f32 v63, v121, v115 :: v_dual_fmac_f32 v52, v122, v116
	v_dual_fmac_f32 v64, v121, v116 :: v_dual_fmac_f32 v51, v122, v115
	v_dual_fmac_f32 v45, v123, v117 :: v_dual_fmac_f32 v38, v124, v118
	v_dual_fmac_f32 v46, v123, v118 :: v_dual_fmac_f32 v37, v124, v117
	v_dual_fmac_f32 v47, v123, v119 :: v_dual_fmac_f32 v40, v124, v120
	v_dual_fmac_f32 v48, v123, v120 :: v_dual_fmac_f32 v39, v124, v119
	v_dual_fmac_f32 v41, v123, v113 :: v_dual_fmac_f32 v34, v124, v114
	v_dual_fmac_f32 v42, v123, v114 :: v_dual_fmac_f32 v33, v124, v113
	v_dual_fmac_f32 v43, v123, v115 :: v_dual_fmac_f32 v36, v124, v116
	v_dual_fmac_f32 v44, v123, v116 :: v_dual_fmac_f32 v35, v124, v115
	v_dual_fmac_f32 v29, v109, v117 :: v_dual_fmac_f32 v22, v110, v118
	v_dual_fmac_f32 v30, v109, v118 :: v_dual_fmac_f32 v21, v110, v117
	v_dual_fmac_f32 v31, v109, v119 :: v_dual_fmac_f32 v24, v110, v120
	v_dual_fmac_f32 v32, v109, v120 :: v_dual_fmac_f32 v23, v110, v119
	v_dual_fmac_f32 v25, v109, v113 :: v_dual_fmac_f32 v18, v110, v114
	v_dual_fmac_f32 v26, v109, v114 :: v_dual_fmac_f32 v17, v110, v113
	v_dual_fmac_f32 v27, v109, v115 :: v_dual_fmac_f32 v20, v110, v116
	v_dual_fmac_f32 v28, v109, v116 :: v_dual_fmac_f32 v19, v110, v115
	v_dual_fmac_f32 v13, v111, v117 :: v_dual_fmac_f32 v6, v112, v118
	v_dual_fmac_f32 v14, v111, v118 :: v_dual_fmac_f32 v5, v112, v117
	v_dual_fmac_f32 v15, v111, v119 :: v_dual_fmac_f32 v8, v112, v120
	v_dual_fmac_f32 v16, v111, v120 :: v_dual_fmac_f32 v7, v112, v119
	v_dual_fmac_f32 v9, v111, v113 :: v_dual_fmac_f32 v2, v112, v114
	v_dual_fmac_f32 v10, v111, v114 :: v_dual_fmac_f32 v1, v112, v113
	v_dual_fmac_f32 v11, v111, v115 :: v_dual_fmac_f32 v4, v112, v116
	v_dual_fmac_f32 v12, v111, v116 :: v_dual_fmac_f32 v3, v112, v115
	s_waitcnt lgkmcnt(5)
	v_dual_fmac_f32 v57, v105, v101 :: v_dual_fmac_f32 v54, v106, v102
	v_dual_fmac_f32 v58, v105, v102 :: v_dual_fmac_f32 v53, v106, v101
	v_dual_fmac_f32 v59, v105, v103 :: v_dual_fmac_f32 v56, v106, v104
	v_dual_fmac_f32 v60, v105, v104 :: v_dual_fmac_f32 v55, v106, v103
	s_waitcnt lgkmcnt(4)
	v_dual_fmac_f32 v61, v105, v97 :: v_dual_fmac_f32 v50, v106, v98
	v_dual_fmac_f32 v62, v105, v98 :: v_dual_fmac_f32 v49, v106, v97
	v_dual_fmac_f32 v63, v105, v99 :: v_dual_fmac_f32 v52, v106, v100
	v_dual_fmac_f32 v64, v105, v100 :: v_dual_fmac_f32 v51, v106, v99
	v_dual_fmac_f32 v45, v107, v101 :: v_dual_fmac_f32 v38, v108, v102
	v_dual_fmac_f32 v46, v107, v102 :: v_dual_fmac_f32 v37, v108, v101
	v_dual_fmac_f32 v47, v107, v103 :: v_dual_fmac_f32 v40, v108, v104
	v_dual_fmac_f32 v48, v107, v104 :: v_dual_fmac_f32 v39, v108, v103
	v_dual_fmac_f32 v41, v107, v97 :: v_dual_fmac_f32 v34, v108, v98
	v_dual_fmac_f32 v42, v107, v98 :: v_dual_fmac_f32 v33, v108, v97
	v_dual_fmac_f32 v43, v107, v99 :: v_dual_fmac_f32 v36, v108, v100
	v_dual_fmac_f32 v44, v107, v100 :: v_dual_fmac_f32 v35, v108, v99
	v_dual_fmac_f32 v29, v93, v101 :: v_dual_fmac_f32 v22, v94, v102
	v_dual_fmac_f32 v30, v93, v102 :: v_dual_fmac_f32 v21, v94, v101
	v_dual_fmac_f32 v31, v93, v103 :: v_dual_fmac_f32 v24, v94, v104
	v_dual_fmac_f32 v32, v93, v104 :: v_dual_fmac_f32 v23, v94, v103
	v_dual_fmac_f32 v25, v93, v97 :: v_dual_fmac_f32 v18, v94, v98
	v_dual_fmac_f32 v26, v93, v98 :: v_dual_fmac_f32 v17, v94, v97
	v_dual_fmac_f32 v27, v93, v99 :: v_dual_fmac_f32 v20, v94, v100
	v_dual_fmac_f32 v28, v93, v100 :: v_dual_fmac_f32 v19, v94, v99
	v_dual_fmac_f32 v13, v95, v101 :: v_dual_fmac_f32 v6, v96, v102
	v_dual_fmac_f32 v14, v95, v102 :: v_dual_fmac_f32 v5, v96, v101
	v_dual_fmac_f32 v15, v95, v103 :: v_dual_fmac_f32 v8, v96, v104
	v_dual_fmac_f32 v16, v95, v104 :: v_dual_fmac_f32 v7, v96, v103
	v_dual_fmac_f32 v9, v95, v97 :: v_dual_fmac_f32 v2, v96, v98
	v_dual_fmac_f32 v10, v95, v98 :: v_dual_fmac_f32 v1, v96, v97
	v_dual_fmac_f32 v11, v95, v99 :: v_dual_fmac_f32 v4, v96, v100
	v_dual_fmac_f32 v12, v95, v100 :: v_dual_fmac_f32 v3, v96, v99
	s_waitcnt lgkmcnt(1)
	v_dual_fmac_f32 v57, v89, v85 :: v_dual_fmac_f32 v54, v90, v86
	v_dual_fmac_f32 v58, v89, v86 :: v_dual_fmac_f32 v53, v90, v85
	v_dual_fmac_f32 v59, v89, v87 :: v_dual_fmac_f32 v56, v90, v88
	v_dual_fmac_f32 v60, v89, v88 :: v_dual_fmac_f32 v55, v90, v87
	s_waitcnt lgkmcnt(0)
	v_dual_fmac_f32 v61, v89, v81 :: v_dual_fmac_f32 v50, v90, v82
	v_dual_fmac_f32 v62, v89, v82 :: v_dual_fmac_f32 v49, v90, v81
	v_dual_fmac_f32 v63, v89, v83 :: v_dual_fmac_f32 v52, v90, v84
	v_dual_fmac_f32 v64, v89, v84 :: v_dual_fmac_f32 v51, v90, v83
	v_dual_fmac_f32 v45, v91, v85 :: v_dual_fmac_f32 v38, v92, v86
	v_dual_fmac_f32 v46, v91, v86 :: v_dual_fmac_f32 v37, v92, v85
	v_dual_fmac_f32 v47, v91, v87 :: v_dual_fmac_f32 v40, v92, v88
	v_dual_fmac_f32 v48, v91, v88 :: v_dual_fmac_f32 v39, v92, v87
	v_dual_fmac_f32 v41, v91, v81 :: v_dual_fmac_f32 v34, v92, v82
	v_dual_fmac_f32 v42, v91, v82 :: v_dual_fmac_f32 v33, v92, v81
	v_dual_fmac_f32 v43, v91, v83 :: v_dual_fmac_f32 v36, v92, v84
	v_dual_fmac_f32 v44, v91, v84 :: v_dual_fmac_f32 v35, v92, v83
	v_dual_fmac_f32 v29, v77, v85 :: v_dual_fmac_f32 v22, v78, v86
	v_dual_fmac_f32 v30, v77, v86 :: v_dual_fmac_f32 v21, v78, v85
	v_dual_fmac_f32 v31, v77, v87 :: v_dual_fmac_f32 v24, v78, v88
	v_dual_fmac_f32 v32, v77, v88 :: v_dual_fmac_f32 v23, v78, v87
	v_dual_fmac_f32 v25, v77, v81 :: v_dual_fmac_f32 v18, v78, v82
	v_dual_fmac_f32 v26, v77, v82 :: v_dual_fmac_f32 v17, v78, v81
	v_dual_fmac_f32 v27, v77, v83 :: v_dual_fmac_f32 v20, v78, v84
	v_dual_fmac_f32 v28, v77, v84 :: v_dual_fmac_f32 v19, v78, v83
	v_dual_fmac_f32 v13, v79, v85 :: v_dual_fmac_f32 v6, v80, v86
	v_dual_fmac_f32 v14, v79, v86 :: v_dual_fmac_f32 v5, v80, v85
	v_dual_fmac_f32 v15, v79, v87 :: v_dual_fmac_f32 v8, v80, v88
	v_dual_fmac_f32 v16, v79, v88 :: v_dual_fmac_f32 v7, v80, v87
	v_dual_fmac_f32 v9, v79, v81 :: v_dual_fmac_f32 v2, v80, v82
	v_dual_fmac_f32 v10, v79, v82 :: v_dual_fmac_f32 v1, v80, v81
	v_dual_fmac_f32 v11, v79, v83 :: v_dual_fmac_f32 v4, v80, v84
	v_dual_fmac_f32 v12, v79, v84 :: v_dual_fmac_f32 v3, v80, v83
	s_add_i32 s11, s11, 8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_gt_i32 s11, s7
	s_cbranch_scc1 .LBB3_7
.LBB3_3:                                ; =>This Inner Loop Header: Depth=1
	s_cmp_lt_i32 s11, s7
	s_cselect_b32 s12, -1, 0
	s_cmp_ge_i32 s11, s7
	s_cbranch_scc1 .LBB3_5
; %bb.4:                                ;   in Loop: Header=BB3_3 Depth=1
	v_add_co_u32 v205, vcc_lo, v205, s8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v206, null, s9, v206, vcc_lo
	s_clause 0x1
	global_load_b128 v[65:68], v[207:208], off offset:48
	global_load_b128 v[69:72], v[207:208], off offset:32
	global_load_b128 v[73:76], v[205:206], off
	v_add_co_u32 v207, vcc_lo, v207, 32
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v208, null, 0, v208, vcc_lo
.LBB3_5:                                ;   in Loop: Header=BB3_3 Depth=1
	v_lshl_or_b32 v77, s6, 12, v212
	v_lshl_add_u32 v81, s6, 11, v213
	s_and_not1_b32 vcc_lo, exec_lo, s12
	ds_load_b128 v[201:204], v77
	ds_load_b128 v[189:192], v77 offset:16
	ds_load_b128 v[197:200], v81
	ds_load_b128 v[193:196], v81 offset:16
	ds_load_b128 v[185:188], v77 offset:512
	ds_load_b128 v[173:176], v77 offset:528
	ds_load_b128 v[181:184], v81 offset:256
	ds_load_b128 v[177:180], v81 offset:272
	ds_load_b128 v[169:172], v77 offset:1024
	ds_load_b128 v[157:160], v77 offset:1040
	ds_load_b128 v[165:168], v81 offset:512
	ds_load_b128 v[161:164], v81 offset:528
	ds_load_b128 v[153:156], v77 offset:1536
	ds_load_b128 v[141:144], v77 offset:1552
	ds_load_b128 v[149:152], v81 offset:768
	ds_load_b128 v[145:148], v81 offset:784
	ds_load_b128 v[137:140], v77 offset:2048
	ds_load_b128 v[125:128], v77 offset:2064
	ds_load_b128 v[133:136], v81 offset:1024
	ds_load_b128 v[129:132], v81 offset:1040
	ds_load_b128 v[121:124], v77 offset:2560
	ds_load_b128 v[109:112], v77 offset:2576
	ds_load_b128 v[117:120], v81 offset:1280
	ds_load_b128 v[113:116], v81 offset:1296
	ds_load_b128 v[105:108], v77 offset:3072
	ds_load_b128 v[93:96], v77 offset:3088
	ds_load_b128 v[101:104], v81 offset:1536
	ds_load_b128 v[97:100], v81 offset:1552
	ds_load_b128 v[89:92], v77 offset:3584
	ds_load_b128 v[77:80], v77 offset:3600
	ds_load_b128 v[85:88], v81 offset:1792
	ds_load_b128 v[81:84], v81 offset:1808
	s_cbranch_vccnz .LBB3_2
; %bb.6:                                ;   in Loop: Header=BB3_3 Depth=1
	s_xor_b32 s6, s6, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	v_lshl_or_b32 v214, s6, 12, v210
	v_lshl_add_u32 v215, s6, 11, v211
	s_waitcnt vmcnt(1)
	ds_store_2addr_stride64_b32 v214, v69, v70 offset1:2
	ds_store_2addr_stride64_b32 v214, v71, v72 offset0:4 offset1:6
	ds_store_2addr_stride64_b32 v214, v65, v66 offset0:8 offset1:10
	ds_store_2addr_stride64_b32 v214, v67, v68 offset0:12 offset1:14
	s_waitcnt vmcnt(0)
	ds_store_b128 v215, v[73:76]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_branch .LBB3_2
.LBB3_7:
	s_waitcnt vmcnt(2)
	v_add_nc_u32_e32 v67, s10, v209
	v_lshlrev_b32_e32 v0, 5, v0
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mad_i64_i32 v[65:66], null, v67, s4, 0
	v_add_co_u32 v0, s0, s0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v67, null, s1, 0, s0
	s_lshl_b64 s[0:1], s[4:5], 2
	v_lshlrev_b64 v[65:66], 2, v[65:66]
	v_add_co_u32 v65, vcc_lo, v0, v65
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v66, null, v67, v66, vcc_lo
	s_clause 0x1
	global_store_b128 v[65:66], v[57:60], off
	global_store_b128 v[65:66], v[61:64], off offset:16
	v_add_co_u32 v67, vcc_lo, v65, s0
	v_add_co_ci_u32_e64 v68, null, s1, v66, vcc_lo
	s_clause 0x1
	global_store_b128 v[67:68], v[53:56], off
	global_store_b128 v[67:68], v[49:52], off offset:16
	s_waitcnt vmcnt(1)
	v_add_co_u32 v69, vcc_lo, v67, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v70, null, s1, v68, vcc_lo
	s_clause 0x1
	global_store_b128 v[69:70], v[45:48], off
	global_store_b128 v[69:70], v[41:44], off offset:16
	v_add_co_u32 v57, vcc_lo, v69, s0
	v_add_co_ci_u32_e64 v58, null, s1, v70, vcc_lo
	s_clause 0x1
	global_store_b128 v[57:58], v[37:40], off
	global_store_b128 v[57:58], v[33:36], off offset:16
	v_add_co_u32 v49, vcc_lo, v57, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v50, null, s1, v58, vcc_lo
	s_clause 0x1
	global_store_b128 v[49:50], v[29:32], off
	global_store_b128 v[49:50], v[25:28], off offset:16
	v_add_co_u32 v41, vcc_lo, v49, s0
	v_add_co_ci_u32_e64 v42, null, s1, v50, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v33, vcc_lo, v41, s0
	v_add_co_ci_u32_e64 v34, null, s1, v42, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v25, vcc_lo, v33, s0
	v_add_co_ci_u32_e64 v26, null, s1, v34, vcc_lo
	s_clause 0x5
	global_store_b128 v[41:42], v[21:24], off
	global_store_b128 v[41:42], v[17:20], off offset:16
	global_store_b128 v[33:34], v[13:16], off
	global_store_b128 v[33:34], v[9:12], off offset:16
	global_store_b128 v[25:26], v[5:8], off
	global_store_b128 v[25:26], v[1:4], off offset:16
	s_nop 0
	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gemm_two_buffers
		.amdhsa_group_segment_fixed_size 12288
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_next_free_vgpr 216
		.amdhsa_next_free_sgpr 20
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
		.amdhsa_inst_pref_size 30
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end3:
	.size	gemm_two_buffers, .Lfunc_end3-gemm_two_buffers
                                        ; -- End function
	.set gemm_two_buffers.num_vgpr, 216
	.set gemm_two_buffers.num_agpr, 0
	.set gemm_two_buffers.numbered_sgpr, 20
	.set gemm_two_buffers.num_named_barrier, 0
	.set gemm_two_buffers.private_seg_size, 0
	.set gemm_two_buffers.uses_vcc, 1
	.set gemm_two_buffers.uses_flat_scratch, 0
	.set gemm_two_buffers.has_dyn_sized_stack, 0
	.set gemm_two_buffers.has_recursion, 0
	.set gemm_two_buffers.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3836
; TotalNumSgprs: 22
; NumVgprs: 216
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 12288 bytes/workgroup (compile time only)
; SGPRBlocks: 0
; VGPRBlocks: 26
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 216
; Occupancy: 7
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
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
      - .offset:         28
        .size:           4
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 12288
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .max_flat_workgroup_size: 128
    .name:           gemm_two_buffers
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         gemm_two_buffers.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     216
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
