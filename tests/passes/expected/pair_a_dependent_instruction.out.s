; left as it is
; v_lshlrev_b32_e32 v20, 5, v0: stays single: depends on every candidate near, or they on it; nearest: v_mul_f32_e32 v8, v0, v1 (line 13): that one comes after a chain of 3 dependences; at its end it is after `s_waitcnt vmcnt(0)`, which keeps its place
; v_mul_f32_e32 v8, v0, v1: stays single: depends on every candidate near, or they on it; nearest: v_add_f32_e32 v9, v8, v2 (line 14): that one reads v8 of `v_mul_f32_e32 v8, v0, v1`
; v_add_f32_e32 v9, v8, v2: stays single: depends on every candidate near, or they on it; nearest: v_mul_f32_e32 v8, v0, v1 (line 13): this one reads v8 of `v_mul_f32_e32 v8, v0, v1`
