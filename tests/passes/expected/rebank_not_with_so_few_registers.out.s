; left as it is
; k: left as it is: 22 VGPRs are live at once, the limit is 16
; v_fmac_f32_e32 v4, v20, v24: stays single: a dependence or the distance to the only possible partner
; v_fmac_f32_e32 v5, v20, v25: stays single: a dependence or the distance to the only possible partner
; v_fmac_f32_e32 v6, v20, v26: stays single: a dependence or the distance to the only possible partner
; v_fmac_f32_e32 v7, v20, v27: stays single: a dependence or the distance to the only possible partner
; v_fmac_f32_e32 v8, v21, v24: stays single: a dependence or the distance to the only possible partner
; v_fmac_f32_e32 v9, v21, v25: stays single: a dependence or the distance to the only possible partner
; v_fmac_f32_e32 v10, v21, v26: stays single: a dependence or the distance to the only possible partner
; v_fmac_f32_e32 v11, v21, v27: stays single: a dependence or the distance to the only possible partner
; v_fmac_f32_e32 v12, v22, v24: stays single: a dependence or the distance to the only possible partner
; v_fmac_f32_e32 v13, v22, v25: stays single: a dependence or the distance to the only possible partner
; v_fmac_f32_e32 v14, v22, v26: stays single: a dependence or the distance to the only possible partner
; v_fmac_f32_e32 v15, v22, v27: stays single: a dependence or the distance to the only possible partner
; v_fmac_f32_e32 v16, v23, v24: stays single: a dependence or the distance to the only possible partner
; v_fmac_f32_e32 v17, v23, v25: stays single: a dependence or the distance to the only possible partner
; v_fmac_f32_e32 v18, v23, v26: stays single: a dependence or the distance to the only possible partner
; v_fmac_f32_e32 v19, v23, v27: stays single: a dependence or the distance to the only possible partner
