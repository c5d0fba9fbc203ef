; left as it is
; k: left as it is: no block holds an outer product of FMAs: 16 of them, from line 15 on, share the factor v60, a tile of one row
; v_fmac_f32_e32 v4, v60, v40: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
; v_fmac_f32_e32 v5, v60, v41: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
; v_fmac_f32_e32 v6, v60, v42: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
; v_fmac_f32_e32 v7, v60, v43: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
; v_fmac_f32_e32 v8, v60, v44: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
; v_fmac_f32_e32 v9, v60, v45: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
; v_fmac_f32_e32 v10, v60, v46: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
; v_fmac_f32_e32 v11, v60, v47: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
; v_fmac_f32_e32 v12, v60, v48: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
; v_fmac_f32_e32 v13, v60, v49: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
; v_fmac_f32_e32 v14, v60, v50: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
; v_fmac_f32_e32 v15, v60, v51: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
; v_fmac_f32_e32 v16, v60, v52: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
; v_fmac_f32_e32 v17, v60, v53: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
; v_fmac_f32_e32 v18, v60, v54: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
; v_fmac_f32_e32 v19, v60, v55: stays single: R2, first sources on one bank, with 8 of 15 single FMAs of the block
